"""Tracks of Thunder Alley: the figures of the designs, what is refused and why, and the pictures."""

import math
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from paddock import BadTrack, Race
from paddock.games import game
from paddock.games.thunder.drawing import draw_race, draw_track
from paddock.games.thunder.track import SHIPPED, load
from paddock.words import LANGUAGES
from tests.games.samples import random_walk

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
    """TM-1, TM-2, TM-3, TM-4, TM-5, TM-6, TM-8, TA-4.6.3, TA-4.5.1, AR-66: lanes lead on and back, and to restart."""
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
        outermost = (track.lanes[sector] - 1, track.lanes[sector])
        assert track.restart[sector] == ((1, 2) if name == "test_track" else outermost)
    last = track.sectors - 1
    assert [track.grid(space) for space in (1, 2)] == [(last, lane) for lane in track.restart[last]]
    assert track.grid(21) == (last - 10, track.restart[last - 10][0])


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


def document_of(name: str) -> dict[str, Any]:
    """A track as a file tells of it that says nothing about restart lanes."""
    document = deepcopy(load(name, Path()).as_document())
    for stretch in document["stretches"]:
        del stretch["restart"]
    return document


def own(**changes: Any) -> dict[str, Any]:
    document = document_of("test_track") | {"name": "own", "title": "Own"}
    for key, value in changes.items():
        if value is None:
            del document[key]
        else:
            document[key] = value
    return document


def stretches(*changes: tuple[int, str, Any]) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = document_of("test_track")["stretches"]
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
        (own(stretches=stretches((1, "restart", [3, 4]))), "stretches[1].restart: the lanes 3 and 4 can't be restart"),
        (own(stretches=stretches((0, "then", [[1], [2], [3]]))), "stretches[0].then: 3 lists of lanes"),
        (own(stretches=stretches((0, "then", [[1], [2], [], [3]]))), "stretches[0].then[2]: a list is wanted"),
        (own(stretches=stretches((0, "then", [[1], [2], [9], [3]]))), "stretches[0].then[2]: 9 is not a whole number"),
        (own(stretches=stretches((0, "then", [[1], [1, 3], [3], [3]]))), "stretches[0].then[1]: [1, 3] is not a way"),
        (own(stretches=stretches((0, "then", [[1, 2, 3, 4], [2], [3], [3]]))), "is not a way on; 1 to 3 lanes"),
        (own(stretches=stretches((0, "then", [[1], [1], [1], [1, 2]]))), "the lanes 1, 2 are reached"),
        (own(stretches=stretches((0, "then", [[2], [1], [3], [3]]))), "stretches[0].then[1]: this lane crosses"),
        (own(stretches=stretches((2, "then", [[1], [2], [3], [4]]))), "can't lie on the start/finish line"),
    ],
)
def test_a_wrong_track_is_told_what_is_wrong(document: dict[str, Any], told: str) -> None:
    """TM-1, TM-2, TM-4, TM-5: one sentence each."""
    with pytest.raises(BadTrack) as error:
        load(document, Path())
    assert told in str(error.value)


def test_a_track_may_have_other_restart_lanes() -> None:
    """TM-5, AR-66, TA-1.3.5: they are data: of the whole track, of a stretch, or the two outermost."""
    for track, lane in (
        (own(restart=[2, 3]), 2),
        (own(), 3),
        (own(stretches=stretches((2, "restart", [1, 2]))), 1),
        (own(restart=[2, 3], stretches=stretches((2, "restart", [3, 4]))), 3),
    ):
        race = Race("thunder", 2, track=track, seed=1)
        order = race.facts()["order"]
        assert [race.facts()[car]["at"] for car in order[:3]] == [f"39.{lane}", f"39.{lane + 1}", f"38.{lane}"]
        again = Race.from_record(race.record())
        assert again == race


def test_a_lane_may_lead_to_three() -> None:
    """TM-4, TM-7: and three lanes to one; the picture shows every way."""
    parts = [
        {"kind": "straight", "sectors": 10, "lanes": 4, "then": [[1], [1], [1], [2]]},
        {"kind": "corner", "sectors": 6, "lanes": 2, "then": [[1, 2, 3], [2, 3, 4]]},
        {"kind": "straight", "sectors": 10, "lanes": 4, "then": "="},
    ]
    track = load(own(stretches=parts), Path())
    assert [track.fwd(15, lane) for lane in (1, 2)] == [(1, 2, 3), (2, 3, 4)]
    assert [track.back(16, lane) for lane in (1, 2, 3, 4)] == [(1,), (1, 2), (1, 2), (2,)]
    assert track.back(10, 1) == (1, 2, 3)
    assert track.diagonals(15, 1) == (4,)
    assert load(track.as_document(), Path()) == track
    root = ET.fromstring(draw_track(track))  # noqa: S314
    ways = next(each for each in root.iter(f"{SVG}g") if each.get("class") == "ways")
    assert len(ways) == 4 + 6
    race = Race("thunder", 4, track=track.as_document(), seed=1)
    for _ in random_walk(race, Random(1), 600):
        pass
    assert Race.from_record(race.record()) == race


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
    forks = [sector for sector in range(track.sectors) if track.is_join(sector)]
    ways = sum(len(track.fwd(sector, lane)) for sector in forks for lane in range(1, track.lanes[sector] + 1))
    assert len(groups["ways"]) == ways


def test_a_race_is_drawn_with_its_cars() -> None:
    race = Race("thunder", 3, seed=1)
    root = ET.fromstring(draw_race(load("lakeside_oval", Path()), race.view(), "en"))  # noqa: S314
    cars = [each.get("data-label") for each in root.iter(f"{SVG}g") if each.get("class") == "car"]
    assert sorted(map(int, filter(None, cars))) == sorted(race.view()["cars"])


def test_the_green_restart_line_is_drawn_where_it_lies() -> None:
    """TM-9, TA-1.3.6, AR-53: before the last seven sectors, or with the option before the last eight."""
    track = load("test_track", Path())
    drawn = [draw_race(track, Race("thunder", 2, seed=1, green_line=line).view()) for line in (7, 8)]
    assert drawn[0] == draw_race(track, Race("thunder", 2, seed=1).view())
    assert drawn[0] != drawn[1]
    boards = [
        game("thunder").faces.board(["Blue", "Red"], {"track": "test_track", "green_line": line}) for line in (7, 8)
    ]
    assert [board.green_line.sector for board in boards] == [33, 32]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_edge_of_the_road_has_no_steps_where_lanes_join(name: str) -> None:
    """The wall runs on from sector to sector, and comes nearer by little: lanes share what room there is."""
    board: Any = game("thunder").faces.board(["Blue", "Red"], {"track": name})
    walls = [edges[-1] for edges in board.edges]
    for before, after in pairwise([*walls, walls[0]]):
        assert before[-1] == pytest.approx(after[0], abs=0.2)
    wall = [point for edge in walls for point in edge[:-1]]
    apron = [point for edges in board.edges for point in edges[0][:-1]]
    wide = [math.dist(outer, inner) for outer, inner in zip(wall, apron, strict=True)]
    assert max(abs(a - b) for a, b in pairwise([*wide, wide[0]])) < board.wide / 5
    assert max(math.dist(a, b) for a, b in pairwise([*wall, wall[0]])) < board.unit / 2
