"""Tracks of HEAT are data: the true figures, every check with its sentence, and a ring that can be drawn."""

import math
import pickle
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock import BadOption, BadTrack
from paddock.games.heat.drawing import LANE, draw_track, spaces_of
from paddock.games.heat.track import (
    FEWEST_SPACES,
    FOLDER,
    MOST_CORNERS,
    MOST_MISS,
    MOST_SPACES,
    ROOM,
    Track,
    closed_ring,
    gap,
    load,
    shipped,
    tightest,
)
from paddock.notation.documents import dump, parse

BASE = ["usa", "gb", "italy", "france"]
LATER = ["japan", "mexico", "netherlands", "spain", "germany", "south_africa"]
NAMES = [*BASE, *LATER]
FIGURES = {  # spaces, laps, corners (c: the second line of a chicane), legend lines, sectors
    "usa": (69, 2, "12/7R 33/3R 49/3R 57/2L", [2, 27, 43, 52], [21, 16, 8, 24]),
    "gb": (63, 2, "15/10R 30/6R 37/5L 43/4L 48/3R", [2, 21, 30, 37, 43], [15, 7, 6, 5, 30]),
    "italy": (54, 3, "10/5R 19/2L 26/3R", [2, 14, 20], [9, 7, 38]),
    "france": (60, 2, "12/5R 20/2R 27/4L 39/3R 47/4R", [4, 15, 20, 33, 40], [8, 7, 12, 8, 25]),
    "japan": (60, 2, "10/4L 12/4Rc 18/2L 45/5R 53/3R", [3, 10, 13, 37, 47], [2, 6, 27, 8, 17]),
    "mexico": (60, 3, "14/7L 19/7Rc 38/6R 44/4L 50/2R 51/2Lc", [4, 14, 29, 38, 45, 50], [5, 19, 6, 6, 1, 23]),
    "netherlands": (55, 3, "9/5R 13/5Lc 16/3R 26/8L 34/4R", [1, 9, 13, 16, 27], [4, 3, 10, 8, 30]),
    "spain": (
        109,
        1,
        "11/5R 15/4R 29/4L 32/4Rc 44/2R 65/5R 85/2L 92/3R 95/4L 98/4Rc 103/3R",
        [3, 11, 22, 29, 39, 57, 80, 86, 92, 95, 98],
        [4, 14, 3, 12, 21, 20, 7, 3, 3, 5, 17],
    ),
    "germany": (62, 2, "11/5R 23/2L 24/2Rc 37/6R 45/4R 52/4L", [3, 18, 23, 28, 38, 45], [12, 1, 13, 8, 7, 21]),
    "south_africa": (
        71,
        2,
        "11/4R 18/3R 24/2L 34/6R 46/5L 55/2R 62/4R",
        [4, 12, 19, 25, 38, 50, 55],
        [7, 6, 10, 12, 9, 7, 20],
    ),
}
CARDS = {"japan": (7, 3), "mexico": (6, 2), "germany": (5, 3), "south_africa": (7, 3)}  #: Heat and Stress; else (6, 3)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def document() -> dict[str, Any]:
    """A track that is right, to be made wrong in one place."""
    return load("usa", Path()).as_document()


def plain(**changes: Any) -> dict[str, Any]:
    """The least that a track must tell."""
    return {
        "game": "heat",
        "title": "Ring",
        "spaces": 24,
        "laps": 1,
        "heat": 6,
        "stress": 3,
        "corners": [{"line": 12, "limit": 4}],
        **changes,
    }


def complaint(document: dict[str, Any]) -> str:
    with pytest.raises(BadTrack) as wrong:
        load(document, Path())
    return str(wrong.value)


# The tracks of the game


def test_ten_tracks_come_with_the_game() -> None:
    """HEAT-S.2"""
    assert shipped() == NAMES
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(NAMES)
    assert [load(name, Path()).title for name in BASE] == ["USA", "Great Britain", "Italy", "France"]
    later = ["Japan", "Mexico", "Netherlands", "Spain", "Germany", "South Africa"]
    assert [load(name, Path()).title for name in LATER] == later


@pytest.mark.parametrize("name", NAMES)
def test_the_figures_are_those_of_the_game(name: str) -> None:
    """HEAT-S.4, HEAT-S.11, HEAT-T.4, HEAT-T.5, HEAT-T.7, HEAT-X.1, HEAT-X.8"""
    track = load(name, Path())
    spaces, laps, corners, legend, sectors = FIGURES[name]
    assert (track.name, track.spaces, track.laps) == (name, spaces, laps)
    assert (track.heat, track.stress) == CARDS.get(name, (6, 3))
    drawn = (f"{corner.line}/{corner.limit}{corner.turn}{'c' * corner.chicane}" for corner in track.corners)
    assert " ".join(drawn) == corners
    assert list(track.legend) == legend
    assert track.sectors() == sectors
    assert sum(sectors) == spaces


@pytest.mark.parametrize("name", NAMES)
def test_a_legend_line_lies_limit_and_three_spaces_before_its_corner_line(name: str) -> None:
    """HEAT-T.7: or at the corner line before, if that is nearer; so it is on every board, and no figure is mistyped."""
    track = load(name, Path())
    before = [0, *(corner.line for corner in track.corners[:-1])]
    for corner, line, legend in zip(track.corners, before, track.legend, strict=True):
        assert legend == max(line, corner.line - (corner.limit + 3))


def test_chicanes_water_and_tunnels_are_where_the_boards_have_them() -> None:
    """HEAT-X.1, HEAT-X.2, HEAT-X.4, HEAT-X.7: and no other board has water or tunnels, nor has the grid of six cars."""
    tracks = {name: load(name, Path()) for name in NAMES}
    assert {name: track.chicanes() for name, track in tracks.items() if track.chicanes()} == {
        "japan": [(10, 12)],
        "mexico": [(14, 19), (50, 51)],
        "netherlands": [(9, 13)],
        "spain": [(29, 32), (95, 98)],
        "germany": [(23, 24)],
    }
    assert {name: track.flooded for name, track in tracks.items() if track.flooded} == {
        "japan": ((5, 10), (38, 44), (49, 54))
    }
    assert {name: track.tunnel for name, track in tracks.items() if track.tunnel} == {
        "spain": ((16, 23), (37, 41), (45, 48), (61, 70), (79, 87))
    }
    for track in tracks.values():
        grid = {track.spaces - 1 - slot // 2 for slot in range(6)}
        assert not grid & (track.flooded_spaces | track.tunnel_spaces)


@pytest.mark.parametrize("name", NAMES)
def test_spaces_count_down_to_the_corner_line(name: str) -> None:
    """T.6"""
    track = load(name, Path())
    lines = [corner.line for corner in track.corners]
    for index in range(track.spaces):
        left = track.to_corner(index)
        assert (index + left + 1) % track.spaces in lines
        assert all((index + step + 1) % track.spaces not in lines for step in range(left))


def test_a_sector_is_opened_by_the_corner_behind() -> None:
    usa = load("usa", Path())
    assert [usa.sector(index) for index in (0, 11, 12, 32, 33, 56, 57, 68, 69, -1)] == [3, 3, 0, 0, 1, 2, 3, 3, 3, 3]


# Loading


@pytest.mark.parametrize("name", NAMES)
def test_a_track_as_a_document_is_the_same_track_again(name: str) -> None:
    track = load(name, Path())
    assert load(track.as_document(), Path()) == track
    assert load(parse(dump(track.as_document())), Path()) == track
    assert pickle.loads(pickle.dumps(track)) == track  # noqa: S301
    assert hash(track) == hash(load(name, Path()))


def test_a_track_by_its_file_is_named_after_it(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text((FOLDER / "gb.toml").read_text())
    track = load("own.toml", tmp_path)
    assert track.name == "own"
    assert track == load(str(tmp_path / "own.toml"), Path("/nowhere"))
    assert {**track.as_document(), "name": "gb"} == load("gb", tmp_path).as_document()


def test_a_turn_a_legend_and_bends_may_be_left_out() -> None:
    track = load(plain(), Path())
    assert (track.chicanes(), track.flooded, track.tunnel) == ([], (), ())
    assert track.corners[0].turn == "R"
    assert track.legend == ()
    assert len(track.bends) == track.spaces
    assert track.name == "own"


@pytest.mark.parametrize("name", ["nowhere", "", ".", "a\0b", "x" * 5000, 5, None, [1], True, 1.5])
def test_a_track_that_can_not_be_read_is_named_with_the_known_ones(name: Any, tmp_path: Path) -> None:
    with pytest.raises(BadTrack, match=r"Name a TOML file, or one of: usa, gb, italy, france, japan, .*\."):
        load(name, tmp_path)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"game = ", "not TOML"),
        (b"laps = 1\nlaps = 2", "not TOML"),
        (b"a = " + b"[" * 100_000, "not TOML"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"#" * 1_000_001, "larger than 1000000 bytes"),
        (b"", "lacks 'game'"),
    ],
)
def test_a_file_that_is_no_track_is_refused(data: bytes, told: str, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_bytes(data)
    with pytest.raises(BadTrack, match=told):
        load("own.toml", tmp_path)


def test_a_wrong_track_is_a_wrong_option() -> None:
    assert issubclass(BadTrack, BadOption)


# What is wrong is named


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"colour": "red"}, "'colour', which means nothing here"),
        ({5: 6}, "'5', which means nothing here"),
        ({"game": "speed"}, "game: the track is for 'speed', not for heat."),
        ({"game": 5}, "game: the track is for '5'"),
        ({"title": 5}, "title: a word is wanted here, not 5."),
        ({"title": ""}, "title: 1 to 60 printable"),
        ({"title": "a\nb"}, "title: 1 to 60 printable"),
        ({"name": "x" * 61}, "name: 1 to 60 printable"),
        ({"spaces": 23}, "spaces: 23 is not a whole number from 24 to 160."),
        ({"spaces": 161}, "spaces: 161 is not"),
        ({"spaces": 69.0}, "spaces: 69.0 is not"),
        ({"spaces": True}, "spaces: True is not"),
        ({"spaces": 1 << 100_000}, "spaces: ... is not"),
        ({"laps": 0}, "laps: 0 is not a whole number from 1 to 9."),
        ({"laps": 10}, "laps: 10 is not"),
        ({"spaces": 160, "laps": 8}, "laps: 8 laps of 160 spaces are 1280 spaces; 1200 is the most."),
        ({"heat": -1}, "heat: -1 is not a whole number from 0 to 12."),
        ({"heat": 13}, "heat: 13 is not"),
        ({"stress": 7}, "stress: 7 is not a whole number from 0 to 6."),
        ({"stress": "3"}, "stress: 3 is not"),
        ({"corners": 5}, "corners: a list is wanted here, not 5."),
        ({"corners": []}, "corners: 1 to 12 corners are wanted here, not 0."),
        ({"corners": [{"line": line, "limit": 3} for line in range(1, 14)]}, "not 13."),
        ({"corners": [12]}, "corners[0]: 'key: value' pairs are wanted here, not 12."),
        ({"corners": [{"limit": 3}]}, "lacks 'corners[0].line'"),
        ({"corners": [{"line": 3}]}, "lacks 'corners[0].limit'"),
        ({"corners": [{"line": 3, "limit": 3, "speed": 1}]}, "'corners[0].speed', which means nothing"),
        ({"corners": [{"line": 0, "limit": 3}]}, "corners[0].line: 0 is not a whole number from 1 to 68."),
        ({"corners": [{"line": 69, "limit": 3}]}, "corners[0].line: 69 is not"),
        ({"corners": [{"line": 9, "limit": 0}]}, "corners[0].limit: 0 is not a whole number from 1 to 20."),
        ({"corners": [{"line": 9, "limit": 21}]}, "corners[0].limit: 21 is not"),
        ({"corners": [{"line": 9, "limit": 3, "turn": "left"}]}, "corners[0].turn: 'left' is not possible"),
        ({"corners": [{"line": 9, "limit": 3}, {"line": 9, "limit": 3}]}, "corners[1].line: 9 can't follow 9"),
        ({"corners": [{"line": 9, "limit": 3}, {"line": 8, "limit": 3}]}, "corners[1].line: 8 can't follow 9"),
        ({"corners": [{"line": 9, "limit": 3, "chicane": 1}]}, "corners[0].chicane: '1' is not possible"),
        ({"corners": [{"line": 9, "limit": 3, "chicane": True}]}, "corners[0].chicane: the second line of a chicane"),
        (
            {"corners": [{"line": 9, "limit": 3}, {"line": 11, "limit": 4, "chicane": True}]},
            "corners[1].chicane: the second line of a chicane comes right after the first one, with the same limit.",
        ),
        (
            {"corners": [{"line": line, "limit": 3, "chicane": line > 8} for line in (8, 9, 10)]},
            "corners[2].chicane: the second line of a chicane",
        ),
        ({"flooded": 5}, "flooded: a list is wanted here, not 5."),
        ({"flooded": [5]}, "flooded[0]: a list is wanted here, not 5."),
        ({"tunnel": [[5]]}, "tunnel[0]: give the first and the last space of a stretch, as in [5, 10], not [5]."),
        ({"tunnel": [[5, 4]]}, "tunnel[0][1]: 4 is not a whole number from 5 to 68."),
        ({"tunnel": [[5, 69]]}, "tunnel[0][1]: 69 is not"),
        ({"flooded": [[5, 7], [7, 9]]}, "flooded[1][0]: 7 is not a whole number from 8 to 68."),
        ({"legend": "2"}, "legend: a list is wanted here, not 2."),
        ({"legend": [2, 27]}, "legend: give one line for each of the 4 corners, or none; here are 2."),
        ({"legend": [2, 27, 43, 69]}, "legend[3]: 69 is not a whole number from 0 to 68."),
        ({"legend": [-1, 27, 43, 52]}, "legend[0]: -1 is not"),
        ({"bends": None}, "bends: a list is wanted here"),
        ({"bends": [5] * 68}, "bends: give one number for each of the 69 spaces; here are 68."),
        ({"bends": [5] * 68 + [91]}, "bends[68]: 91 is not a number of degrees from -90 to 90."),
        ({"bends": [math.nan] + [5] * 68}, "bends[0]: nan is not"),
        ({"bends": [math.inf] + [5] * 68}, "bends[0]: inf is not"),
        ({"bends": ["5"] + [5] * 68}, "bends[0]: 5 is not"),
        ({"bends": [True] + [5] * 68}, "bends[0]: True is not"),
        ({"bends": [0] * 69}, "bends: they add up to 0.0 degrees; once around, clockwise, is 360."),
        ({"bends": [-360 / 69] * 69}, "bends: they add up to -360.0 degrees"),
    ],
)
def test_what_is_wrong_with_a_track_is_named(document: dict[str, Any], changes: dict[Any, Any], told: str) -> None:
    assert told in complaint({**document, **changes})


@pytest.mark.parametrize("key", ["game", "title", "spaces", "laps", "heat", "stress", "corners"])
def test_a_key_that_is_missing_is_named(document: dict[str, Any], key: str) -> None:
    del document[key]
    assert complaint(document) == f"The track lacks '{key}'."


def test_a_ring_that_does_not_close_tells_how_far_it_misses() -> None:
    """T.1"""
    told = complaint(plain(bends=[15] * 20 + [30, 0, 30, 0]))
    found = re.search(
        r"It ends ([\d.]+) spaces off its start \(([-\d.]+) too far ahead, ([-\d.]+) too far right\)", told
    )
    assert found
    miss, ahead, right = map(float, found.groups())
    assert miss == pytest.approx(math.hypot(ahead, right), abs=0.02)
    assert miss > MOST_MISS


def test_a_ring_that_crosses_itself_tells_where() -> None:
    """T.1: two circles that touch, one of them driven twice, close and turn by 360 degrees in all."""
    told = complaint(plain(spaces=36, bends=[30] * 12 + [-30] * 12 + [30] * 12))
    found = re.search(r"Spaces (\d+) and (\d+) are 0.0 apart; leave 1.2 between their middles\.", told)
    assert found
    assert int(found[1]) % 12 == int(found[2]) % 12


# The ring


def assert_ring(track: Track) -> None:
    """T.1: it closes, and no stretch lies on another."""
    assert math.hypot(*gap(track.bends)) <= MOST_MISS
    assert tightest(track.bends)[2] >= ROOM
    x, y, heading = closed_ring(track.bends)
    assert math.hypot(x[-1] - x[0], y[-1] - y[0]) < 1e-9
    assert heading[-1] - heading[0] == pytest.approx(360)


def crossings(points: list[tuple[float, float]]) -> int:
    """How often a closed line crosses itself: every two pieces that are no neighbours are tried."""

    def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    pieces = list(pairwise([*points, points[0]]))
    return sum(
        side(a, c, d) != side(b, c, d) and side(a, b, c) != side(a, b, d)
        for i, (a, b) in enumerate(pieces)
        for j, (c, d) in enumerate(pieces[:i])
        if 1 < i - j < len(pieces) - 1
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_rings_close_and_do_not_cross_themselves(name: str) -> None:
    track = load(name, Path())
    assert_ring(track)
    x, y, _ = closed_ring(track.bends, 2)
    assert crossings(list(zip(x[:-1].tolist(), y[:-1].tolist(), strict=True))) == 0
    edges = [space.line for space in spaces_of(track)]
    assert crossings([left for left, _ in edges]) == crossings([right for _, right in edges]) == 0


def nearest(track: Track, line: int) -> list[int]:
    """The two spaces before a corner line and the two behind it, but those that are no nearer to it than to another."""

    def away(index: int, line: int) -> float:
        return abs(index + 0.5 - line)

    others = [corner.line for corner in track.corners if corner.line != line]
    return [
        index for index in range(line - 2, line + 2) if all(away(index, line) < away(index, other) for other in others)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_road_turns_at_every_corner_in_its_direction_sharper_for_lower_limits(name: str) -> None:
    track = load(name, Path())
    sharpest: dict[int, float] = {}
    for corner in track.corners:
        around = [track.bends[index] for index in nearest(track, corner.line)]
        assert len(around) >= 2
        assert all(bend > 0 if corner.turn == "R" else bend < 0 for bend in around)
        sharpest[corner.limit] = max(sharpest.get(corner.limit, 0), *map(abs, around))
    assert [sharpest[limit] for limit in sorted(sharpest)] == sorted(sharpest.values(), reverse=True)


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    spaces = draw(st.integers(FEWEST_SPACES, MOST_SPACES))
    lines = draw(st.sets(st.integers(1, spaces - 1), min_size=1, max_size=MOST_CORNERS))
    corners = [
        {"line": line, "limit": draw(st.integers(1, 20)), "turn": draw(st.sampled_from("LR"))} for line in sorted(lines)
    ]
    return plain(spaces=spaces, corners=corners)


@settings(max_examples=30)
@given(document=documents())
def test_any_track_without_bends_gets_a_ring_and_a_picture(document: dict[str, Any]) -> None:
    track = load(document, Path())
    assert_ring(track)
    assert load(track.as_document(), Path()) == track
    ET.fromstring(draw_track(track))  # noqa: S314


@pytest.mark.parametrize("spaces", [FEWEST_SPACES, 97, MOST_SPACES])
def test_a_circle_is_a_track(spaces: int) -> None:
    assert_ring(load(plain(spaces=spaces, bends=[360 / spaces] * spaces), Path()))


# The picture


@pytest.mark.parametrize("name", NAMES)
def test_spots_lie_side_by_side_with_the_race_line_inside_the_corner(name: str) -> None:
    """T.2, T.3"""
    track = load(name, Path())
    spaces = spaces_of(track)
    assert [space.index for space in spaces] == list(range(track.spaces))
    for space in spaces:
        (x0, y0), (x1, y1) = space.spots
        assert math.dist(*space.spots) == pytest.approx(2 * LANE, abs=0.001)
        assert math.dist(space.spots[0], space.centre) == pytest.approx(LANE, abs=0.001)
        angle = math.radians(space.heading)
        right = (x1 - x0) * -math.sin(angle) + (y1 - y0) * math.cos(angle)
        turn = track.corners[track.sector(space.index)].turn
        assert (right < 0) == (turn == "R") == (space.side == 1)
    centres = [space.centre for space in spaces]
    assert all(0.8 < math.dist(one, other) <= 1.01 for one, other in pairwise([*centres, centres[0]]))


def classes(picture: str, name: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(picture).iter() if element.get("class") == name]  # noqa: S314


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_shows_every_space_limit_and_slot(name: str) -> None:
    """HEAT-T.2, HEAT-T.5, HEAT-T.6, HEAT-T.7, HEAT-T.8"""
    track = load(name, Path())
    picture = draw_track(track)
    spots = {(element.get("data-index"), element.get("data-spot")) for element in classes(picture, "spot")}
    assert spots == {(str(index), spot) for index in range(track.spaces) for spot in "01"}
    assert len(classes(picture, "line")) == track.spaces - 1
    left = [element.text for element in classes(picture, "to-corner")]
    assert left == [str(track.to_corner(index)) for index in range(track.spaces)]
    assert [element.text for element in classes(picture, "limit")] == [str(corner.limit) for corner in track.corners]
    assert sorted(str(element.text) for element in classes(picture, "slot")) == list("123456")
    assert len(classes(picture, "legend")) == len(track.legend)
    assert len(classes(picture, "chicane")) == 2 * len(track.chicanes())
    assert len(classes(picture, "flooded")) == len(track.flooded)
    assert len(classes(picture, "tunnel")) == len(track.tunnel)
    special = [len(kind) > 0 for kind in (track.chicanes(), track.flooded, track.tunnel)]
    assert len(classes(picture, "meaning")) == 6 + sum(special)
    (title,) = classes(picture, "title")
    assert title.text == track.title
    assert f"Laps: {track.laps}" in str(classes(picture, "facts")[0].text)
    assert "{{" not in picture


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_needs_nothing_else_and_is_always_the_same(name: str) -> None:
    picture = draw_track(load(name, Path()))
    assert picture == draw_track(load(name, Path()))
    assert not re.search(r"<script|<image|href|@import|url\((?!#)", picture)
    root = ET.fromstring(picture)  # noqa: S314
    assert root.tag == f"{SVG}svg"


@pytest.mark.parametrize("name", NAMES)
def test_badges_stand_beside_the_road_and_inside_the_picture(name: str) -> None:
    track = load(name, Path())
    root = ET.fromstring(draw_track(track))  # noqa: S314
    _, _, width, height = map(float, str(root.get("viewBox")).split())
    places = []
    for badge in classes(draw_track(track), "badge"):
        found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", str(badge.get("transform")))
        assert found
        x, y = map(float, found.groups())
        assert 30 < x < width - 30
        assert 30 < y < height - 30
        places.append((x, y))
    assert all(math.dist(one, other) > 60 for i, one in enumerate(places) for other in places[:i])


def test_cars_are_drawn_where_they_stand() -> None:
    track = load("gb", Path())
    cars = [("1", 30, 0, "#e63946"), ("<2>", -1, 1, 'red" onload="x')]
    picture = draw_track(track, cars)
    assert [element.get("data-label") for element in classes(picture, "car")] == ["1", "<2>"]
    assert not any(element.get("onload") for element in ET.fromstring(picture).iter())  # noqa: S314
    assert not classes(draw_track(track), "car")


def test_a_title_can_not_break_the_picture() -> None:
    track = load(plain(title="<b>&\"'"), Path())
    assert classes(draw_track(track), "title")[0].text == "<b>&\"'"
