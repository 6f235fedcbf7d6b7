"""The board of Thunder Alley as plain data, for a page that draws it: where everything lies, and no rule."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from paddock.games.thunder import boxes
from paddock.games.thunder.boxes import wear_of
from paddock.games.thunder.cards import (
    EVENT_NAMES,
    EXIT,
    NAMES,
    NO_WEAR,
    SIX,
    SPEED,
    TEMPORARY,
    TYPE,
    TYPES,
    WEAR,
    CardType,
)
from paddock.games.thunder.drawing import FINE, GRID, UNIT, WIDE, Picture, Point
from paddock.games.thunder.options import DEFAULTS
from paddock.games.thunder.track import load

STACKED = 0.45  #: lanes by which a car on the apron lies beside the one that came before it

#: How the teams look.
LIVERIES = {
    name: {"colour": colour, "ink": ink, "label": name[:2], "shape": shape, "pattern": pattern}
    for name, colour, ink, shape, pattern in (
        ("Black", "#4b4f58", "#ffffff", "drop", "band"),
        ("Blue", "#1664c0", "#ffffff", "diamond", "stripe"),
        ("Green", "#2f9e5b", "#06170d", "hexagon", "halves"),
        ("Pink", "#f48fbf", "#2a0a18", "octagon", "plain"),
        ("Purple", "#7b3fb5", "#ffffff", "triangle", "chequers"),
        ("Red", "#c8102e", "#ffffff", "circle", "halves"),
        ("Yellow", "#f2b705", "#1a1a1a", "square", "band"),
    )
}


class ThunderLine(msgspec.Struct):
    """A line across the track, before a sector."""

    sector: int
    ends: tuple[Point, Point]
    label: Point


class ThunderCard(msgspec.Struct):
    """What is printed on a race card."""

    speed: int
    exit: int  #: out of the pits
    type: CardType
    wear: str | None


class ThunderWear(msgspec.Struct):
    """The colours of wear markers, and how many wear a car out."""

    temporary: list[str]
    permanent: list[str]
    most: int


class ThunderBoard(msgspec.Struct):
    """Where the spaces and lines of a track lie, y growing downwards; and what is printed on cards and markers."""

    track: str
    title: str
    laps: int
    sectors: int
    unit: float  #: the length of a sector
    wide: float  #: the width of a lane
    spaces: list[list[Point]]  #: the middle of each, by sector, then by lane; lane 0 is the apron
    edges: list[tuple[list[Point], list[Point], list[Point]]]  #: by sector: at the infield, at lane 1, at the wall
    headings: list[float]
    beside: list[Point]  #: how far the next car of a stack on the apron lies from the one before
    marks: list[Point]
    corners: list[int]
    restart: list[tuple[int, int]]  #: by sector
    ways: list[tuple[Point, Point]]
    start: ThunderLine
    green_line: ThunderLine
    grid: list[tuple[int, int]]  #: sector and lane of each space
    cards: dict[str, ThunderCard]
    events: dict[str, str]  #: the rule of each event card
    wear: ThunderWear


def board(names: Sequence[str], options: Mapping[str, Any]) -> ThunderBoard:
    """The board of a race.

    >>> drawn = board(["Blue", "Red"], {"track": "test_track"})
    >>> len(drawn.spaces), len(drawn.spaces[0]), drawn.grid[0], drawn.green_line.sector
    (40, 5, (39, 1), 33)
    >>> drawn.cards["Charge"]
    ThunderCard(speed=7, exit=3, type='solo', wear='black')
    """
    track = load(options.get("track", DEFAULTS["track"]), None)
    wear = wear_of(boxes.load(options.get("box", DEFAULTS["box"]), None))
    picture = Picture(track, "en")

    def edge(sector: int, lane: int) -> list[Point]:
        return points(picture.edge(sector, lane))

    def beside(sector: int) -> Point:
        first, second = (picture.at(sector + 0.5, -(0.5 + STACKED * height) * WIDE) for height in (0, 1))
        return point((second[0] - first[0], second[1] - first[1]))

    def line(sector: int) -> ThunderLine:
        wall = picture.out(sector, sector, track.lanes[sector % track.sectors])
        return ThunderLine(
            sector=sector,
            ends=(point(picture.at(sector, -WIDE)), point(picture.at(sector, wall))),
            label=point(picture.at(sector, wall + 0.8 * WIDE)),
        )

    sectors = range(track.sectors)
    return ThunderBoard(
        track=track.name,
        title=track.title,
        laps=int(options.get("laps") or track.laps),
        sectors=track.sectors,
        unit=UNIT,
        wide=round(WIDE * UNIT, 1),
        spaces=[points(picture.middle(sector, lane) for lane in range(track.lanes[sector] + 1)) for sector in sectors],
        edges=[
            (edge(sector, -1), edge(sector, 0), edge(sector, track.lanes[sector]))  # lanes share what is between
            for sector in sectors
        ],
        headings=[round(float(picture.heading[sector * FINE + FINE // 2]), 1) for sector in sectors],
        beside=[beside(sector) for sector in sectors],
        marks=[point(picture.at(sector + 0.5, -1.35 * WIDE)) for sector in sectors],
        corners=[sector for sector in sectors if track.kinds[sector] == "corner"],
        restart=list(track.restart),
        ways=[
            (point(picture.middle(sector, lane)), point(picture.middle(sector + 1, ahead)))
            for sector in sectors
            if track.is_join(sector)
            for lane in range(1, track.lanes[sector] + 1)
            for ahead in track.fwd(sector, lane)
        ],
        start=line(0),
        green_line=line(track.sectors - int(options.get("green_line", DEFAULTS["green_line"]))),
        grid=[track.grid(place) for place in range(1, GRID + 1)],
        cards={
            name: ThunderCard(
                speed=SPEED[kind],
                exit=EXIT[kind],
                type=TYPES[TYPE[kind]],
                wear=None if wear[kind] == NO_WEAR else WEAR[wear[kind]],
            )
            for kind, name in enumerate(NAMES)
        },
        events={name: f"TA-EV.{number}" for number, name in enumerate(EVENT_NAMES, 1)},
        wear=ThunderWear(temporary=list(WEAR[:TEMPORARY]), permanent=list(WEAR[TEMPORARY:]), most=SIX),
    )


def point(place: Point) -> Point:
    """A place in as many digits as a picture needs."""
    return round(place[0], 1) + 0.0, round(place[1], 1) + 0.0


def points(places: Iterable[Point]) -> list[Point]:
    return [point(place) for place in places]
