"""Tracks of Scrap Racer: the layouts, their short forms, own ones with clear complaints, and tracks by chance."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock import BadOption, BadTrack, Race
from paddock.games.scrap.drawing import draw_track
from paddock.games.scrap.track import (
    CURVE,
    SHIPPED,
    STRAIGHT,
    fields_of,
    load,
    random_track,
    shortened,
    squares,
    standard,
)
from paddock.words import LANGUAGES

TOKEN_FIELDS = {
    "A": ([10, 17, 20, 23, 30, 33, 36, 43], [6, 13, 16, 19, 22, 25, 28, 35]),
    "B": ([6, 9, 12, 19, 30, 33, 36, 43], [6, 9, 12, 15, 26, 29, 32, 35]),
    "C": ([6, 17, 20, 23, 26, 29, 32, 43], [6, 13, 16, 19, 22, 25, 28, 35]),
    "D": ([10, 17, 24, 27, 30, 33, 36, 43], [10, 13, 20, 23, 26, 29, 32, 35]),
    "E": ([6, 9, 16, 19, 30, 33, 40, 43], [6, 9, 12, 15, 26, 29, 32, 35]),
    "F": ([10, 13, 20, 23, 26, 29, 32, 43], [6, 9, 12, 15, 18, 21, 24, 35]),
}
MAPS = {
    "A": ["13 14 1 2 3", "12 . . . 4", "11 10 . 6 5", ". 9 8 7 ."],
    "B": ["13 14 1 3 .", "12 . . 5 6", "11 10 . . 2", ". 9 8 4 7"],
    "C": ["13 14 1 3", "12 . . 2", "8 9 7 4", "11 10 6 5"],
    "D": ["13 14 1 2 3", "12 . . . 4", "11 10 6 8 5", ". 9 7 . ."],
    "E": [". . 13 14 1 3", "10 12 11 6 2 5", "9 8 4 7 . ."],
    "F": ["13 14 1 2 3", "12 . 6 4 5", "8 9 7 . .", "11 10 . . ."],
}


def token_fields(fields: Any) -> list[int]:
    return [number for number, field in enumerate(fields, start=1) if field.token]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_layouts_have_the_fields_of_the_table(name: str) -> None:
    """SCR-TRACK.1, SCR-TRACK.3, SCR-RUL.46, SCR-COMP.1: 48 fields, 40 without the segments marked X."""
    track = load(name, Path())
    fields = fields_of(track, standard())
    assert [sum(field.ground == ground for field in fields) for ground in (STRAIGHT, CURVE)] == [24, 24]
    assert token_fields(fields) == TOKEN_FIELDS[name][0]
    short = fields_of(shortened(track), standard())
    assert len(short) == 40
    assert token_fields(short) == TOKEN_FIELDS[name][1]
    assert sorted(track.segments) == list(range(1, 15))
    assert {number for number, letter in zip(track.segments, track.path, strict=True) if letter == "S"} == {
        1,
        2,
        4,
        8,
        12,
        14,
    }


@pytest.mark.parametrize("name", SHIPPED)
def test_the_layouts_lie_as_on_the_maps(name: str) -> None:
    """SCR-TRACK.1, SCR-SETUP.1: segment by segment, the first one heading east."""
    track = load(name, Path())
    cells, _ = squares(track.path)
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    rows = [row.split() for row in MAPS[name]]
    drawn = {
        (column - left, row - top): str(number) for (column, row), number in zip(cells, track.segments, strict=False)
    }
    assert drawn == {(x, y): number for y, row in enumerate(rows) for x, number in enumerate(row) if number != "."}


def test_track_a_is_the_one_of_the_set_up() -> None:
    """SCR-TRACK.5, SCR-SETUP.1: straights 1-8, 12-15, 25-28, 38-41, 45-48; it is the default."""
    assert Race("scrap", 4, seed=1).view()["ground"] == Race("scrap", 4, seed=1, track="A").view()["ground"]
    ground = Race("scrap", 4, seed=1).view()["ground"]
    straights = {*range(1, 9), *range(12, 16), *range(25, 29), *range(38, 42), *range(45, 49)}
    assert {number for number, letter in enumerate(ground, start=1) if letter == "S"} == straights
    assert Race("scrap", 4, layout="C", seed=1).view()["ground"] == Race("scrap", 4, track="C", seed=1).view()["ground"]


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("SXRR", "not a path"),
        ("", "not a path"),
        ("SSSSRSSSRR", "7 segments of the kind straight are used; the box has 6"),
        ("RRRRL", "would lie on segment"),
        ("SRRR", "does not close"),
        ("SSRSSR", "does not close"),
        ("LLLL", "must be 4, not -4"),
    ],
)
def test_an_own_layout_that_is_no_lap_gets_one_sentence(path: str, told: str) -> None:
    """SCR-TRACK.4, SCR-COMP.1, SCR-COMP.3: the segments of the box, on squares of their own, closed and clockwise."""
    with pytest.raises(BadTrack, match=told):
        load({"game": "scrap", "path": path}, Path())


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ({"path": "RRRR", "segments": [3, 5, 6]}, "one number for each of the 4 segments"),
        ({"path": "RRRR", "segments": [3, 5, 6, 1]}, "no segment 1 of the kind corner"),
        ({"path": "RRRR", "segments": [3, 5, 6, 6]}, "segment 6 is used twice"),
        ({"path": "RRRR", "left_out": [1]}, "left_out: '1' is not possible"),
        ({"path": "RRRR", "title": ""}, "title"),
        ({"path": "RRRR", "speed": 1}, "'speed'"),
        ({"title": "No path"}, "lacks 'path'"),
    ],
)
def test_a_track_file_that_is_wrong_gets_one_sentence(document: dict[str, Any], told: str) -> None:
    with pytest.raises(BadTrack, match=told):
        load({"game": "scrap", **document}, Path())


def test_the_line_stands_between_any_two_fields() -> None:
    """SCR-TRACK.2, SCR-RUL.46: it only rotates the numbers; beyond the lap it is refused."""
    plain = Race("scrap", 4, seed=1).view()
    for line in (0, 1, 17, 47):
        turned = Race("scrap", 4, seed=1, line_position=line).view()
        assert turned["ground"] == plain["ground"][line:] + plain["ground"][:line]
        assert turned["places"] == sorted((place - line - 1) % 48 + 1 for place in plain["places"])
    for line in (48, -1, 2.5, True):
        with pytest.raises(BadOption, match="line_position"):
            Race("scrap", 4, line_position=line)


def test_a_track_without_marked_segments_can_not_be_shortened() -> None:
    """SCR-TRACK.3."""
    with pytest.raises(BadOption, match="no segments that may be left out"):
        Race("scrap", 4, track="SRRSRR", short=True)
    with pytest.raises(BadTrack, match="does not close"):
        Race("scrap", 4, track={"game": "scrap", "path": "SRRSRR", "left_out": [1]}, short=True)


def test_an_own_track_travels_with_the_record() -> None:
    """SCR-TRACK.4."""
    own = {"game": "scrap", "title": "Eight", "path": "SRRSRR", "segments": [4, 3, 5, 8, 6, 7]}
    race = Race("scrap", 3, seed=1, track=own)
    again = Race.from_record(race.record())
    assert again == race
    assert again.options["track"]["segments"] == [4, 3, 5, 8, 6, 7]
    letters = Race("scrap", 3, seed=1, track="SRRSRR")
    assert letters.options == {"track": "SRRSRR"}
    assert letters.view()["lap"] == 20


@given(st.integers(0, 10_000), st.sampled_from([4, 6, 8, 10, 12, 14]))
def test_tracks_by_chance_are_valid_and_repeat(seed: int, segments: int) -> None:
    """SCR-TRACK.4."""
    document = random_track(seed, segments)
    assert document == random_track(seed, segments)
    track = load(document, Path())
    assert len(track.path) == segments
    assert track.as_document() == document


def test_tracks_by_chance_differ() -> None:
    assert len({random_track(seed)["path"] for seed in range(40)}) > 15
    for segments in (0, 2, 5, 16, True, "8"):
        with pytest.raises(BadOption, match="segments"):
            random_track(1, segments)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*SHIPPED, "RRRR"])
def test_a_track_is_drawn_with_all_its_segments_and_fields(name: str, language: str) -> None:
    """SCR-COMP.1, SCR-COMP.3, SCR-SETUP.2."""
    track = load(name, Path())
    picture = ET.fromstring(draw_track(track, [("Ho", 5, "#3af")], language))  # noqa: S314
    drawn = [element.get("class") for element in picture.iter()]
    assert drawn.count("segment") == len(track.path)
    assert drawn.count("field") == track.spaces
    assert drawn.count("token") == len(token_fields(fields_of(track, standard())))
    assert drawn.count("left-out") == len(track.left_out)
    assert drawn.count("racer") == 1
    assert "{{" not in draw_track(track, language=language)
