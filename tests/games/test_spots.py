"""Where on the track something happens: what rooms say of it agrees with the race."""

from collections import Counter

import pytest

from paddock.arena.racing import spots_of, track_of
from paddock.engine.fate import fates, key_from_seed
from paddock.race import Race

ROOMS = (("heat", 4), ("thunder", 3), ("scrap", 3))


def raced(game: str, seats: int, seed: int) -> Race:
    """A race of pilots."""
    race, whims = Race(game, seats=seats, seed=seed), fates(key_from_seed(f"spots {seed}"))
    while not race.over:
        race.play(race.pending[0], race.pilot_move(race.pending[0], whims))
    return race


def spaces_of(race: Race) -> int:
    """How many spaces a track has, in the words of its game."""
    drawn = race.game.faces.board(race.seats, race.options)
    return next(len(getattr(drawn, name)) for name in ("spaces", "sectors", "fields") if hasattr(drawn, name))


@pytest.mark.parametrize(("game", "seats"), ROOMS)
def test_everything_happens_on_the_track(game: str, seats: int) -> None:
    race = raced(game, seats, 1)
    spots = list(spots_of(race))
    assert {spot.kind for spot in spots} >= {"overtakes"}
    assert all(0 <= spot.space < spaces_of(race) and spot.n > 0 for spot in spots)
    assert all(spot.seat in (*race.seats, None) for spot in spots)


def test_as_much_is_paid_and_spun_as_the_events_say() -> None:
    for seed in range(5):
        race = raced("heat", 4, seed)
        counted: Counter[str] = Counter()
        for spot in spots_of(race):
            counted[spot.kind] += spot.n
        events = [event for event in race.events if event.name == "corner"]
        assert counted["Heat paid"] == sum(event.values["paid"] for event in events)
        assert counted["spins"] == sum(event.name == "spun" for event in race.events)
        assert counted["boosts"] == sum(event.name == "boosted" for event in race.events)


def test_whoever_gains_places_has_overtaken() -> None:
    """In HEAT nobody comes from the last slot to the front without passing everybody."""
    for seed in range(10):
        race = raced("heat", 2, seed)
        (first, second) = sorted(race.seats, key=lambda seat: race.scores()[seat][0])
        passed = Counter(spot.seat for spot in spots_of(race) if spot.kind == "overtakes")
        assert abs(passed[first] - passed[second]) <= 1 + sum(event.name == "spun" for event in race.events)


@pytest.mark.parametrize(("game", "seats"), ROOMS)
def test_every_space_can_be_drawn(game: str, seats: int) -> None:
    race = Race(game, seats=seats, seed=1)
    drawn = race.game.tracks.draw_spots
    assert drawn is not None
    picture = drawn(track_of(race.game, race.options), dict.fromkeys(range(spaces_of(race)), 1.0), "en")
    assert picture.count("<title>") == spaces_of(race) + 1
    assert "nan" not in picture
