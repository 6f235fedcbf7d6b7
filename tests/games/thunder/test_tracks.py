"""Tracks of Thunder Alley: the figures of the designs, what is refused and why, and the pictures."""

from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from paddock import BadTrack, Race
from paddock.games.thunder.drawing import draw_race, draw_track
from paddock.games.thunder.track import SHIPPED, load
from paddock.words import LANGUAGES

FIGURES = {
    "halfmile_bowl": (26, 4),
    "lakeside_oval": (36, 3),
    "three_ridge": (44, 3),
    "mesa_superspeed": (48, 2),
    "test_track": (40, 3),
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", SHIPPED)
def test_the_tracks_are_sound(name: str) -> None:
    """TM-1, TM-2, TM-3, TM-4, TM-5, TM-6, TM-8, TA-4.6.3, TA-4.5.1: lanes lead on and back, also to restart."""
    track = load(name, Path())
    assert (track.sectors, track.laps) == FIGURES[name]
    for sector in range(track.sectors):
        ahead = (sector + 1) % track.sectors
        reached = set()
        for lane in range(1, track.lanes[sector] + 1):
            lanes = track.fwd(sector, lane)
            assert 1 <= len(lanes) <= 2
            assert lanes == tuple(range(lanes[0], lanes[0] + len(lanes)))
            assert all(lane in track.back(ahead, other) for other in lanes)
            reached |= set(lanes)
            assert 1 <= len(track.back(sector, lane)) <= 2
            assert not set(track.diagonals(sector, lane)) & set(lanes)
        assert reached == set(range(1, track.lanes[ahead] + 1))
        for lane in track.restart:
            assert lane in track.fwd(sector, lane)
    assert track.grid(1) == (track.sectors - 1, 1)
    assert track.grid(2) == (track.sectors - 1, 2)
    assert track.grid(21) == (track.sectors - 11, 1)


def test_the_test_track_has_the_junctions_of_the_examples() -> None:
    """TM-4, TM-7, TM-9: every junction of the worked examples."""
    track = load("test_track", Path())
    assert [track.fwd(19, lane) for lane in range(1, 5)] == [(1,), (1, 2), (2, 3), (3,)]
    assert [track.fwd(25, lane) for lane in range(1, 4)] == [(1, 2), (2, 3), (3, 4)]
    assert [track.back(20, lane) for lane in range(1, 4)] == [(1, 2), (2, 3), (3, 4)]
    assert [track.back(26, lane) for lane in range(1, 5)] == [(1,), (1, 2), (2, 3), (3,)]
    assert [load("lakeside_oval", Path()).fwd(4, lane) for lane in range(1, 5)] == [(1,), (2,), (3,), (3,)]
    assert [load("lakeside_oval", Path()).fwd(30, lane) for lane in range(1, 4)] == [(1,), (2,), (3, 4)]
    assert track.diagonals(19, 2) == (3,)
    assert track.diagonals(25, 2) == (1, 4)


def own(**changes: Any) -> dict[str, Any]:
    document = deepcopy(load("test_track", Path()).as_document()) | {"name": "own", "title": "Own"}
    for key, value in changes.items():
        if value is None:
            del document[key]
        else:
            document[key] = value
    return document


def stretches(*changes: tuple[int, str, Any]) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = deepcopy(load("test_track", Path()).as_document()["stretches"])
    for number, key, value in changes:
        parts[number][key] = value
    return parts


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (own(laps=None), "The track lacks 'laps'."),
        (own(laps=0), "laps: 0 is not a whole number from 1 to 9."),
        (own(game="heat"), "the track is for 'heat'"),
        (own(colour="red"), "'colour', which means nothing here"),
        (own(stretches=[]), "stretches: a list is wanted"),
        (own(stretches=stretches((0, "sectors", 1))), "stretches: 21 sectors; a track has 22 to 64."),
        (own(stretches=stretches((0, "lanes", 1))), "stretches[0].lanes: 1 is not a whole number from 2 to 6."),
        (own(stretches=stretches((0, "then", "<b"))), "'<b' makes 5 lanes of 4, but the next stretch has 3."),
        (own(stretches=stretches((0, "then", "?"))), "stretches[0].then: '?' is not possible"),
        (own(stretches=stretches((2, "then", ">o"))), "can't lie on the start/finish line"),
        (own(stretches=stretches((1, "kind", "straight"))), "a track needs a corner"),
        (own(stretches=stretches((1, "kind", "loop"))), "stretches[1].kind: 'loop' is not possible"),
        (own(stretches=stretches((1, "turn", 1000))), "stretches[1].turn: 1000 is not a number of degrees"),
        (own(stretches=stretches((1, "wide", 1))), "stretches[1].wide"),
        (own(restart=[1, 3]), "the lanes 1 and 3 can't be restart lanes"),
        (own(restart=[3, 4]), "the lanes 3 and 4 can't be restart lanes"),
        (own(restart=[1]), "restart: a list is wanted"),
    ],
)
def test_a_wrong_track_is_told_what_is_wrong(document: dict[str, Any], told: str) -> None:
    """TM-1, TM-2, TM-4, TM-5: one sentence each."""
    with pytest.raises(BadTrack) as error:
        load(document, Path())
    assert told in str(error.value)


def test_a_track_may_have_other_restart_lanes() -> None:
    """TM-5, AR-66, TA-1.3.5: they are data."""
    race = Race("thunder", 2, track=own(restart=[2, 3]), seed=1)
    assert race.facts()[race.facts()["order"][0]]["at"] == "39.2"
    again = Race.from_record(race.record())
    assert again == race


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_drawn_once(name: str, language: str) -> None:
    """TA-1.3.1, TA-1.3.2, TA-1.3.3, TA-1.3.6, TM-9: lanes, apron, both lines, merges and the grid."""
    track = load(name, Path())
    root = ET.fromstring(draw_track(track, language=language))  # noqa: S314
    spaces = [each.get("data-at") for each in root.iter(f"{SVG}path") if each.get("data-at")]
    assert sorted(spaces) == sorted(f"{s}.{lane}" for s in range(track.sectors) for lane in range(track.lanes[s] + 1))
    groups = {each.get("class"): each for each in root.iter(f"{SVG}g")}
    assert {"start-line", "green-line", "ways", "wall", "grid"} <= set(groups)
    assert len(groups["grid"]) == 21
    forks = [sector for sector in range(track.sectors) if track.joins[sector] != "="]
    ways = sum(len(track.fwd(sector, lane)) for sector in forks for lane in range(1, track.lanes[sector] + 1))
    assert len(groups["ways"]) == ways


def test_a_race_is_drawn_with_its_cars() -> None:
    race = Race("thunder", 3, seed=1)
    root = ET.fromstring(draw_race(load("lakeside_oval", Path()), race.view(), "en"))  # noqa: S314
    cars = [each.get("data-label") for each in root.iter(f"{SVG}g") if each.get("class") == "car"]
    assert sorted(map(int, filter(None, cars))) == sorted(race.view()["cars"])
