"""What a race amounts to for everybody, in the figures of its game: counted by the room itself."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from paddock import Race
from paddock.bots import ask, bot
from paddock.games import GAMES
from paddock.words import LANGUAGES, group
from tests.games.samples import SAMPLES, random_walk, sample_id

RACES: dict[str, tuple[int, dict[str, Any]]] = {
    "heat": (4, {"laps": 1}),
    "thunder": (3, {"laps": 1}),
    "speed": (4, {"max_rounds": 2}),
    "scrap": (4, {}),
}


@cache
def driven(game: str) -> Race:
    """A race that pilots have driven to its end."""
    seats, options = RACES[game]
    race, pilot = Race(game, seats, seed=3, **options), bot("pilot", 3)
    while not race.over:
        race.play(race.pending[0], ask(pilot, race, race.pending[0]))
    return race


def told(race: Race, name: str) -> Counter[str | None]:
    """How often an event has happened, by seat."""
    return Counter(event.seat for event in race.events if event.name == name)


@pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)
def test_figures_are_numbers_with_a_name_in_every_language(sample: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = sample
    *_, race = random_walk(Race(game, seats, seed=1, **options), Random(1), 200)
    figures = race.figures()
    assert list(figures) == race.seats
    names = {name.partition(":")[0] for own in figures.values() for name in own}
    for language in LANGUAGES:
        assert names == set(group("figures", language, game))
    assert all(isinstance(n, int) and n >= 0 for own in figures.values() for n in own.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_race_that_is_played_again_has_the_same_figures(game: str) -> None:
    race = driven(game)
    assert Race.from_record(race.record()).figures() == race.figures()
    assert race.copy().figures() == race.figures()


def test_heat_is_paid_for_gears_boosts_and_corners() -> None:
    """HEAT-5.6, HEAT-7.2: as many cards as have left the engine, whatever they were paid for."""
    race = driven("heat")
    figures, paid = race.figures(), Counter(told(race, "boosted"))
    for event in race.events:
        if event.name in ("revealed", "corner", "spun"):
            paid[event.seat] += event.values.get("paid") or 0
    assert {seat: own["heat_paid"] for seat, own in figures.items()} == {seat: paid[seat] for seat in race.seats}
    assert {seat: own["spins"] for seat, own in figures.items()} == {
        seat: told(race, "spun")[seat] for seat in race.seats
    }
    assert sum(own["slipstreams"] for own in figures.values()) == told(race, "slipstreamed").total()


def test_thunder_points_by_car_are_those_of_the_team() -> None:
    """TA-10.2.4: what the cars of a team have brought is its score."""
    race = driven("thunder")
    for team, own in race.figures().items():
        cars = {name: n for name, n in own.items() if name.startswith("points:")}
        assert sum(cars.values()) == own["points"] == race.result()["scores"][team]
        assert len(cars) == len({car for car in race.result()["places"] if f"points:{car}" in own})
        assert own["pits"] == told(race, "pitted")[team]


def test_speed_trips_are_those_of_the_team() -> None:
    """SPD-9.6, SPD-9.8: whoever laid the last kilometre, the trip is everybody's in the team."""
    race = driven("speed")
    figures, completed = (
        race.figures(),
        Counter(event.values["team"] for event in race.events if event.name == "completed"),
    )
    for team, seats in race.units().items():
        assert {figures[seat]["trips"] for seat in seats} == {completed[team]}
        assert all(figures[seat]["safe_trips"] <= figures[seat]["trips"] for seat in seats)
    assert {own["rounds"] for own in figures.values()} == {2}
    assert {seat: own["kontras"] for seat, own in figures.items()} == {
        seat: told(race, "kontra")[seat] for seat in race.seats
    }


def test_scrap_duels_count_for_all_who_are_in_them() -> None:
    """SCR-DUEL.1, SCR-DOUBLE.1: one wins a duel that two or more have had; accidents are of who rolled the double."""
    race = driven("scrap")
    figures = race.figures()
    duels = [event.values["racers"] for event in race.events if event.name == "duel"]
    assert duels
    assert sum(own["duels"] for own in figures.values()) == sum(map(len, duels))
    assert sum(own["duels_won"] for own in figures.values()) == told(race, "duel_won").total()
    assert all(own["duels_won"] <= own["duels"] for own in figures.values())
    assert {seat: own["accidents"] for seat, own in figures.items()} == {
        seat: told(race, "accident")[seat] for seat in race.seats
    }
