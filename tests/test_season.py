"""Seasons: grids, points, absences, and a file to go on from."""

import json
from pathlib import Path
from typing import Any

import pytest

from paddock import BadDocument, BadOption
from paddock.bots import ask, bot
from paddock.race import Race
from paddock.season import Season
from tests.test_track_commands import Command, paddock  # noqa: F401

TEAMS = ["Blue", "Green", "Red"]


def season(**options: Any) -> Season:
    return Season("thunder", TEAMS, ["test_track", "halfmile_bowl"], seed=1, **options)


def drive(race: Race) -> Race:
    driver = bot("pilot", 1)
    while not race.over:
        race.play(race.pending[0], ask(driver, race, race.pending[0]))
    return race


def test_a_season_is_raced_track_by_track() -> None:
    """TA-11.0, TA-11.1, TA-11.2, TA-11.3.1: points add up, and the last winner stands further ahead next time."""
    running = season(laps=1)
    first = drive(running.next_race())
    assert first.options["track"] == "test_track"
    assert "last_winner" not in first.options
    running.add(first.result())
    second = running.next_race()
    winner = next(number for number, place in first.result()["places"].items() if place == 1)
    assert second.options["last_winner"] == first.view()["cars"][winner]["team"]
    running.add(drive(second).result())
    assert running.over
    for team in TEAMS:
        assert running.standings()[team] == first.result()["scores"][team] + second.result()["scores"][team]
    assert list(running.standings().values()) == sorted(running.standings().values(), reverse=True)
    with pytest.raises(BadOption):
        running.next_race()


def test_a_substitute_costs_five_points() -> None:
    """TA-11.3.2: the team races, and loses 5."""
    running = season()
    assert running.next_race({"Red": "substitute"}).seats == TEAMS
    running.add({"scores": {"Blue": 50, "Green": 40, "Red": 60}, "places": {}}, {"Red": "substitute"})
    assert running.standings() == {"Red": 55, "Blue": 50, "Green": 40}


def test_a_team_that_stays_away_gets_less_than_the_last() -> None:
    """TA-11.3.3: the points of the last team, less 5; AR-60: a winner who is missing changes no grid."""
    running = season()
    race = running.next_race({"Red": "away"})
    assert race.seats == ["Blue", "Green"]
    running.add({"scores": {"Blue": 50, "Green": 40}, "places": {29: 1}}, {"Red": "away"})
    assert running.standings() == {"Blue": 50, "Green": 40, "Red": 35}
    assert running.next_race({"Red": "away"}).options["last_winner"] == "Red"


def test_the_same_seed_gives_the_same_season() -> None:
    assert season().next_race() == season().next_race()


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ([], "season"),
        ({"game": "thunder"}, "'seats' is missing"),
        ({"game": "thunder", "seats": TEAMS, "tracks": [], "races": []}, "at least one race"),
        ({"game": "thunder", "seats": TEAMS, "tracks": ["test_track"], "races": [{}]}, "races[0].scores"),
        ({"game": "thunder", "seats": 3, "tracks": ["test_track"], "races": []}, "seats: a list is wanted"),
        ({"game": "thunder", "seats": TEAMS, "tracks": ["test_track"], "races": [], "x": 1}, "no key 'x'"),
    ],
)
def test_a_wrong_season_is_refused(document: Any, told: str) -> None:
    with pytest.raises((BadDocument, BadOption)) as error:
        Season.from_document(document)
    assert told in str(error.value)


def test_absences_are_checked() -> None:
    for absent in ({"Ana": "away"}, {"Red": "ill"}):
        with pytest.raises(BadOption):
            season().next_race(absent)


def test_any_game_can_be_raced_as_a_season() -> None:
    running = Season("heat", 2, ["usa", "italy"], laps=1, seed=1)
    running.add(drive(running.next_race()).result())
    assert running.next_race().options["track"] == "italy"


def test_a_season_is_run_saved_and_resumed_from_the_shell(paddock: Command, tmp_path: Path) -> None:  # noqa: F811
    """TA-11.0, TA-11.3.1: race by race, with the standings after each."""
    file = tmp_path / "season.yaml"
    arguments = ("season", "thunder", "--you", "0", "--seats", "3", "--tracks", "test_track,halfmile_bowl")
    more = ("--seed", "3", "-o", "laps=1", "--save", file)
    status, out, _ = paddock(*arguments, *more, "--races", "1", "--absent", "Red=substitute")
    assert status == 0
    assert "Race 1 of 2: test_track" in out
    status, out, _ = paddock("season", "thunder", "--you", "0", "--save", file, "--json")
    told = json.loads(out)
    assert (status, told["over"], len(told["races"])) == (0, True, 2)
    assert told["races"][0]["absent"] == {"Red": "substitute"}
    assert sum(told["standings"].values()) == sum(sum(race["scores"].values()) for race in told["races"])
    assert Season.from_file(file).standings() == told["standings"]


def test_a_knockout_is_run_from_the_shell(paddock: Command, tmp_path: Path) -> None:  # noqa: F811
    """Of three: a semi-final, and a final; who entered first has the bye."""
    file = tmp_path / "cup.yaml"
    file.write_text(
        "{game: heat, form: knockout, seats: [x, y, z], tracks: [usa], options: {laps: 1}, seed: 1, races: [],"
        " entrants: {x: {name: Ana}, y: {bot: random}}}"
    )
    status, out, _ = paddock("season", "heat", "--you", "0", "--save", file)
    assert status == 0
    assert "Race 1 of 2: usa" in out
    assert "y - z" in out
    season = Season.from_file(file)
    assert season.over
    assert season.races[0]["pair"] == ["y", "z"]
    assert "Ana" in out
    assert season.champion in ("x", "y", "z")


def test_championships_of_heat_are_raced_with_the_points_and_grids_of_the_book(tmp_path: Path) -> None:
    """K.3, K.4: the leader stands first, and places bring 9 and 6."""
    season = Season("heat", 2, ["usa", "italy"], laps=1, seed=1)
    first = drive(season.next_race())
    season.add(first.result())
    ranks = first.result()["ranks"]
    assert season.standings() == {
        seat: 9 if rank == 1 else 6 for seat, rank in sorted(ranks.items(), key=lambda e: e[1])
    }
    assert season.next_race().options["grid"] == sorted(ranks, key=lambda seat: ranks[seat])
    season.save(tmp_path / "season.yaml")
    assert Season.from_file(tmp_path / "season.yaml").as_document() == season.as_document()
