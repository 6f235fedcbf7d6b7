"""The board of HEAT as plain data, for a page that draws it: where everything lies, and no rule."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.games.heat.cards import MOST_SEATS
from paddock.games.heat.drawing import FINE, HALF, KERBED, RACE_LINE, Picture, beside, race_side, stretches
from paddock.games.heat.options import DEFAULTS
from paddock.games.heat.track import load

KERB = HALF + 0.035  #: from the middle of the road to the middle of a kerb


Point = tuple[float, float]


class HeatSpace(msgspec.Struct):
    """A space of the track."""

    centre: Point
    heading: float
    spots: tuple[Point, Point]
    line: tuple[Point, Point]  #: across the road, where it begins
    to_corner: int  #: spaces to the next corner line


class HeatCorner(msgspec.Struct):
    """A corner: the space after its line, and its limit."""

    line: int
    limit: int
    turn: str  #: L or R
    chicane: bool  #: the second line of a chicane
    badge: Point
    ends: tuple[Point, Point]


class HeatBoard(msgspec.Struct):
    """Where everything of a track lies, in lengths of a space; y grows downwards."""

    track: str
    title: str
    laps: int
    finish: int  #: the first position over the finish line
    spaces: list[HeatSpace]
    corners: list[HeatCorner]
    grid: list[tuple[int, int]]  #: space and spot of each slot
    road: list[Point]
    kerbs: list[list[Point]]
    race_line: list[list[Point]]
    chicanes: list[list[Point]]  #: the kerbs of chicanes
    flooded: list[list[Point]]  #: the middle of the road where it is flooded
    tunnels: list[list[Point]]  #: and where it is in a tunnel


def board(names: Sequence[str], options: Mapping[str, Any]) -> HeatBoard:
    """The board of a race.

    >>> drawn = board(["A", "B"], {"track": "usa"})
    >>> drawn.spaces[0].line, drawn.corners[0].limit, drawn.grid[0]
    (((0.0, -0.5), (0.0, 0.5)), 7, (68, 0))
    """
    track = load(options.get("track", DEFAULTS["track"]), None)
    picture = Picture(track, "en")
    laps = int(options.get("laps") or track.laps)

    def along(begin: float, end: float, right: float = 0.0) -> list[Point]:
        last = len(picture.x) - 1
        places = (step % last for step in range(round(begin * FINE), round(end * FINE) + 1))
        return [point(beside(picture.x[i], picture.y[i], picture.heading[i], right)) for i in places]

    lines = [corner.line for corner in track.corners]
    ends = [*lines[1:], lines[0] + track.spaces]
    kerbs = [
        along(begin, end, right * KERB)
        for sign in (1, -1)
        for right, least in ((sign, KERBED), (-sign, 2 * KERBED))
        for begin, end in stretches([sign * bend >= least for bend in track.bends])
    ]
    return HeatBoard(
        track=track.name,
        title=track.title,
        laps=laps,
        finish=laps * track.spaces,
        spaces=[
            HeatSpace(
                centre=point(space.centre),
                heading=space.heading,
                spots=(point(space.spots[0]), point(space.spots[1])),
                line=(point(space.line[0]), point(space.line[1])),
                to_corner=track.to_corner(space.index),
            )
            for space in picture.spaces
        ],
        corners=[
            HeatCorner(
                line=corner.line,
                limit=corner.limit,
                turn=corner.turn,
                chicane=corner.chicane,
                badge=point(badge),
                ends=(along(corner.line, corner.line, -0.6)[0], along(corner.line, corner.line, 0.6)[0]),
            )
            for corner, (badge, _) in zip(track.corners, picture.badges, strict=True)
        ],
        grid=[((-1 - slot // 2) % track.spaces, slot % 2) for slot in range(MOST_SEATS)],
        road=along(0, track.spaces - 1 / FINE),
        kerbs=kerbs,
        race_line=[
            along(begin + 1 / FINE, end - 1 / FINE, race_side(track, begin) * RACE_LINE)
            for begin, end in zip(lines, ends, strict=True)
        ],
        chicanes=[
            along(first - 1, second + 1, right * KERB) for first, second in track.chicanes() for right in (1, -1)
        ],
        flooded=[along(first, last + 1) for first, last in track.flooded],
        tunnels=[along(first, last + 1) for first, last in track.tunnel],
    )


def point(place: tuple[float, float]) -> Point:
    """A place in as many digits as a picture needs."""
    return round(place[0], 3) + 0.0, round(place[1], 3) + 0.0
