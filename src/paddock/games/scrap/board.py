"""The board of Scrap Racer as plain data, for a page that draws it: where everything lies, and no rule."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from paddock.games.scrap import variant as variants
from paddock.games.scrap.cards import LAPS, MOST_DICE, MOST_RACERS, TOKENS
from paddock.games.scrap.drawing import CELL, HEADER, MARGIN, ROAD, Picture, beside
from paddock.games.scrap.moves import TOKEN, USES
from paddock.games.scrap.options import DEFAULTS, with_track
from paddock.games.scrap.rules import spent_by
from paddock.games.scrap.track import fields_of, load, shortened

ABREAST = 3  #: racers side by side before the start
LANE = 33  #: pixels from one of them to the next

#: The rule that tells what a goal card does.
GOAL_RULES = {"7": "SCR-GOAL.1", "5": "SCR-GOAL.2", "2": "SCR-GOAL.3", "3": "SCR-GOAL.4"}


Point = tuple[float, float]
Ground = Literal["S", "C"]
GROUNDS: tuple[Ground, Ground] = ("S", "C")  #: straight and curve


class ScrapField(msgspec.Struct):
    """A field of the track."""

    centre: Point
    heading: float
    line: tuple[Point, Point]  #: across the road, where it begins
    way: list[Point]  #: the middle of the road
    ground: Ground
    token: bool  #: whether it has a place for a change token
    number: Point  #: where its number stands
    lamps: tuple[Point, Point]


class ScrapSegment(msgspec.Struct):
    """A segment of the track, with the number on its back."""

    number: int
    letter: str  #: S, R or L
    centre: Point


class ScrapSlot(msgspec.Struct):
    """Where a racer stands before its first move."""

    at: Point
    heading: float


class ScrapUse(msgspec.Struct):
    """What a change token can do, and which token it takes."""

    use: str
    token: str


class ScrapBoard(msgspec.Struct):
    """Where everything of a track lies, in the pixels of its picture; y grows downwards."""

    track: str
    title: str
    laps: int  #: lap tokens that end the race
    dice: int  #: that can be rolled
    cell: int
    road: int  #: its width
    size: Point
    segments: list[ScrapSegment]
    fields: list[ScrapField]  #: of a lap, from the line on
    start: list[ScrapSlot]
    heading: float  #: over the line
    uses: list[ScrapUse]
    goals: dict[str, str]  #: the rule that tells what a goal card does, by its number


def board(names: Sequence[str], options: Mapping[str, Any]) -> ScrapBoard:
    """The board of a race.

    >>> drawn = board(["A", "B"], {"track": "RRRR"})
    >>> len(drawn.fields), drawn.fields[1].token, drawn.size
    (12, True, (380, 380))
    >>> drawn.fields[0].line
    ((190.0, 43.0), (190.0, 147.0))
    """
    said = {**DEFAULTS, **with_track(options)}
    variant = variants.load(said["variant"], None)
    track = load(said["track"], None, variant)
    if said["short"]:
        track = shortened(track, variant)
    picture = Picture(track, "en")
    picture.fields = fields_of(track, variant)

    def point(place: tuple[float, float]) -> Point:
        return round(place[0] - picture.shift, 1) + 0.0, round(place[1] - HEADER - MARGIN, 1) + 0.0

    def both_sides(place: tuple[float, float], heading: float, far: float) -> tuple[Point, Point]:
        return point(beside(place, heading, -far)), point(beside(place, heading, far))

    numbered = [(field, part) for _, field, part in picture.numbered()]
    line = int(said["line_position"])
    fields = []
    for field, part in numbered[line:] + numbered[:line]:
        (first, heading), (middle, turned) = part[0], part[len(part) // 2]
        fields.append(
            ScrapField(
                centre=point(middle),
                heading=round(turned, 1),
                line=both_sides(first, heading, ROAD / 2),
                way=[point(place) for place, _ in part],
                ground=GROUNDS[field.ground],
                token=field.token,
                number=point(beside(middle, turned, ROAD / 2 - 13)),
                lamps=both_sides(middle, turned, ROAD / 2 + 1),
            )
        )
    before = [part[len(part) // 2] for _, part in (numbered[line:] + numbered[:line])[::-1]]
    start = []
    for slot in range(MOST_RACERS):
        middle, turned = before[slot // ABREAST]
        place = beside(middle, turned, (slot % ABREAST - 1) * LANE)
        start.append(ScrapSlot(at=point(place), heading=round(turned, 1)))
    columns, rows = [column for column, _ in picture.cells], [row for _, row in picture.cells]
    return ScrapBoard(
        track=track.name,
        title=track.title,
        laps=LAPS,
        dice=MOST_DICE,
        cell=CELL,
        road=ROAD,
        size=((max(columns) - picture.left + 1) * CELL, (max(rows) - picture.top + 1) * CELL),
        segments=[
            ScrapSegment(number=number, letter=letter, centre=point(picture.centre(cell)))
            for cell, number, letter in zip(picture.cells, track.segments, track.path, strict=True)
        ],
        fields=fields,
        start=start,
        heading=round(numbered[line][1][0][1], 1),
        uses=[ScrapUse(use=use, token=TOKENS[spent_by(TOKEN + i)]) for i, use in enumerate(USES)],
        goals=GOAL_RULES,
    )
