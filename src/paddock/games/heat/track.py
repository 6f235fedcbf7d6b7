"""Tracks as data: spaces, laps, corners and the shape of the ring, read from TOML and checked.

A ring is described by its `bends`: how many degrees the road turns within each space, clockwise counted positive.
Every space is an arc of length 1, and the first one sets out to the east.
"""

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from paddock.errors import BadTrack
from paddock.games.heat.cards import MOST_HEAT
from paddock.games.rings import Floats, closed, closed_ring, ring
from paddock.games.tracks import figures_of, find_document, shape_of, title_of

FOLDER = Path(__file__).parent / "tracks"
BASE = ("usa", "gb", "italy", "france")  #: the boards of the box
LATER = ("japan", "mexico", "netherlands", "spain", "germany", "south_africa")  #: those that came after it
SHIPPED = (*BASE, *LATER)
GAME = "heat"

FEWEST_SPACES = 24
MOST_SPACES = 160
MOST_LAPS = 9
LONGEST_RACE = 1200  #: spaces times laps
MOST_STRESS = 6  #: that a track may add to each deck
MOST_CORNERS = 12
MOST_LIMIT = 20
MOST_CHEVRONS = 9  #: spaces before a corner line that carry one
SHARPEST = 90  #: degrees within one space
LONGEST_TITLE = 60  #: characters
TURNS = ("L", "R")

ROOM = 1.2  #: spaces between the middles of two stretches that run side by side: the road is 1 wide, and has kerbs
APART = 2  #: spaces along the road from which on two places count as different stretches
MOST_MISS = 0.25  #: spaces by which a ring may fail to close; the drawing takes it up
MOST_TWIST = 2.0  #: degrees, the same
SAMPLES = 4  #: points per space at which distances are measured

NEEDED = ("game", "title", "spaces", "laps", "heat", "stress", "corners")
KEYS = (*NEEDED, "name", "legend", "flooded", "tunnel", "bends")
CORNER_KEYS = ("line", "limit", "turn", "chicane", "chevrons", "double")

Stretch = tuple[int, int]  #: the first space and the last one


@dataclass(frozen=True)
class Corner:
    """HEAT-T.4, HEAT-T.5: a corner line, named by the space behind it, and its speed limit; `turn` is L or R."""

    line: int
    limit: int
    turn: str = "R"
    chicane: bool = False  #: HEAT-X.1: it is the second line of a chicane, whose first is the corner before
    chevrons: int = 0  #: HEAT-L.14: spaces before the line that carry a chevron
    double: int = 0  #: HEAT-L.14: the last of them, which carry two


@dataclass(frozen=True)
class Track:
    """A track: a closed ring of spaces (HEAT-T.1) with its corners and features, and what it adds to engines and decks
    (HEAT-S.4, HEAT-X.8).

    >>> usa = load("usa", Path())
    >>> usa.spaces, usa.laps, usa.corners[1]
    (69, 2, Corner(line=33, limit=3, turn='R', chicane=False, chevrons=0, double=0))
    >>> usa.sectors(), usa.to_corner(11), usa.to_corner(12)
    ([21, 16, 8, 24], 0, 20)
    >>> load(usa.as_document(), Path()) == usa
    True
    """

    name: str
    title: str
    spaces: int
    laps: int
    heat: int
    stress: int
    corners: tuple[Corner, ...]
    legend: tuple[int, ...]  #: HEAT-T.7: one line before each corner, or none
    bends: tuple[float, ...]  #: degrees by which the road turns within each space
    flooded: tuple[Stretch, ...] = ()  #: HEAT-X.2
    tunnel: tuple[Stretch, ...] = ()  #: HEAT-X.4

    @property
    def flooded_spaces(self) -> set[int]:
        return spaces_in(self.flooded)

    @property
    def tunnel_spaces(self) -> set[int]:
        return spaces_in(self.tunnel)

    def sectors(self) -> list[int]:
        """How many spaces lie from each corner line to the next; the last sector holds the start line."""
        lines = [corner.line for corner in self.corners]
        return [(later - line - 1) % self.spaces + 1 for line, later in zip(lines, [*lines[1:], lines[0]], strict=True)]

    def sector(self, index: int) -> int:
        """Which corner opened the sector that a space lies in; its inside is where the race line runs (HEAT-T.3)."""
        passed = sum(corner.line <= index % self.spaces for corner in self.corners)
        return (passed - 1) % len(self.corners)

    def legend_lines(self) -> list[int]:
        """HEAT-T.7: a line before each corner; by the rule of the boards where a track brings none."""
        lines = [0, *(corner.line for corner in self.corners)]
        usual = [max(last, corner.line - corner.limit - 3) for last, corner in zip(lines, self.corners, strict=False)]
        return list(self.legend) or usual

    def chicanes(self) -> list[Stretch]:
        """HEAT-X.1: the two lines of every chicane."""
        pairs = pairwise(self.corners)
        return [(first.line, second.line) for first, second in pairs if second.chicane]

    def to_corner(self, index: int) -> int:
        """HEAT-T.6: how many spaces are left to the next corner line; 0 on the last space before it."""
        return min((corner.line - index - 1) % self.spaces for corner in self.corners)

    @property
    def shape(self) -> str:
        """Corner lines and their limits, as in 12/7 33/3."""
        return shape_of(self.corners)

    def figures(self) -> dict[str, Any]:
        """What a list of tracks tells of each."""
        return figures_of(self.spaces, self.laps, self.corners)

    def called(self, language: str) -> str:
        """The title in a language, for a track of the game; other tracks have one title.

        >>> load("usa", Path()).called("el")
        'ΗΠΑ'
        """
        return title_of(self, GAME, SHIPPED, language)

    def as_document(self) -> dict[str, Any]:
        """The whole track as plain data, as `load` takes it."""
        return {
            "game": GAME,
            "name": self.name,
            "title": self.title,
            "spaces": self.spaces,
            "laps": self.laps,
            "heat": self.heat,
            "stress": self.stress,
            "corners": [corner_entry(corner) for corner in self.corners],
            "legend": list(self.legend),
            **({"flooded": [list(stretch) for stretch in self.flooded]} if self.flooded else {}),
            **({"tunnel": [list(stretch) for stretch in self.tunnel]} if self.tunnel else {}),
            "bends": [int(bend) if bend.is_integer() else bend for bend in self.bends],
        }


def corner_entry(corner: Corner) -> dict[str, Any]:
    """A corner as plain data."""
    entry = {"line": corner.line, "limit": corner.limit, "turn": corner.turn}
    more = {"chicane": corner.chicane, "chevrons": corner.chevrons, "double": corner.double}
    return entry | {key: value for key, value in more.items() if value}


def spaces_in(stretches: Sequence[Stretch]) -> set[int]:
    return {index for first, last in stretches for index in range(first, last + 1)}


def shipped() -> list[str]:
    """The names of the tracks that come with the game."""
    return list(SHIPPED)


def load(source: Any, base: Path | None) -> Track:
    """A track by the name of a shipped one, by a TOML file (relative to `base`), or given whole; checked."""
    return checked(*find_document(source, base, FOLDER, SHIPPED))


# What a track may be


def checked(document: Mapping[str, Any], name: str) -> Track:
    """The track that a document tells of, or an error that names what is wrong with it."""
    for key in document:
        if key not in KEYS:
            raise BadTrack("track_key", key=key, known=", ".join(KEYS))
    for key in NEEDED:
        if key not in document:
            raise BadTrack("track_missing", key=key)
    if document["game"] != GAME:
        raise BadTrack("track_game", name=_told(document["game"]), game=GAME)
    title = text(document["title"], "title")
    spaces = whole_number(document["spaces"], "spaces", FEWEST_SPACES, MOST_SPACES)
    laps = whole_number(document["laps"], "laps", 1, MOST_LAPS)
    if spaces * laps > LONGEST_RACE:
        raise BadTrack("track_too_long", laps=laps, spaces=spaces, length=spaces * laps, most=LONGEST_RACE)
    heat = whole_number(document["heat"], "heat", 0, MOST_HEAT)
    stress = whole_number(document["stress"], "stress", 0, MOST_STRESS)
    corners = checked_corners(document["corners"], spaces)
    legend = checked_legend(document.get("legend", []), len(corners), spaces)
    bends = checked_bends(document["bends"], spaces) if "bends" in document else plain_bends(spaces, corners)
    flooded = checked_stretches(document.get("flooded", []), "flooded", spaces)
    tunnel = checked_stretches(document.get("tunnel", []), "tunnel", spaces)
    name = text(document.get("name", name), "name")
    return Track(name, title, spaces, laps, heat, stress, corners, legend, bends, flooded, tunnel)


def checked_corners(entries: Any, spaces: int) -> tuple[Corner, ...]:
    """HEAT-T.4, HEAT-T.5, HEAT-X.1:
    corner lines in the order of the road, none of them on the start/finish line; both of a chicane have one limit.
    """
    many = whole_list(entries, "corners")
    if not 1 <= len(many) <= MOST_CORNERS:
        raise BadTrack("track_corners", count=len(many), most=MOST_CORNERS)
    corners: list[Corner] = []
    for number, entry in enumerate(many):
        where = f"corners[{number}]"
        if not isinstance(entry, Mapping):
            raise BadTrack("not_a_mapping", key=where, value=_told(entry))
        for key in entry:
            if key not in CORNER_KEYS:
                raise BadTrack("track_key", key=f"{where}.{key}", known=", ".join(CORNER_KEYS))
        for key in CORNER_KEYS[:2]:
            if key not in entry:
                raise BadTrack("track_missing", key=f"{where}.{key}")
        line = whole_number(entry["line"], f"{where}.line", 1, spaces - 1)
        if corners and line <= corners[-1].line:
            raise BadTrack("track_order", key=f"{where}.line", value=line, before=corners[-1].line)
        limit = whole_number(entry["limit"], f"{where}.limit", 1, MOST_LIMIT)
        turn = entry.get("turn", "R")
        if turn not in TURNS:
            raise BadTrack("not_a_choice", key=f"{where}.turn", value=_told(turn), choices=", ".join(TURNS))
        chicane = entry.get("chicane", False)
        if not isinstance(chicane, bool):
            raise BadTrack("not_a_choice", key=f"{where}.chicane", value=_told(chicane), choices="true, false")
        if chicane and (not corners or corners[-1].chicane or corners[-1].limit != limit):
            raise BadTrack("track_chicane", key=f"{where}.chicane")
        chevrons = whole_number(entry.get("chevrons", 0), f"{where}.chevrons", 0, MOST_CHEVRONS)
        double = whole_number(entry.get("double", 0), f"{where}.double", 0, chevrons)
        corners.append(Corner(line, limit, turn, chicane, chevrons, double))
    return tuple(corners)


def checked_legend(entries: Any, corners: int, spaces: int) -> tuple[int, ...]:
    """HEAT-T.7: one legend line for each corner, or none at all."""
    lines = whole_list(entries, "legend")
    if len(lines) not in {0, corners}:
        raise BadTrack("track_legend", count=len(lines), corners=corners)
    return tuple(whole_number(line, f"legend[{number}]", 0, spaces - 1) for number, line in enumerate(lines))


def checked_stretches(entries: Any, key: str, spaces: int) -> tuple[Stretch, ...]:
    """HEAT-X.2, HEAT-X.4: stretches in the order of the road, each from its first space to its last."""
    stretches: list[Stretch] = []
    for number, entry in enumerate(whole_list(entries, key)):
        where, least = f"{key}[{number}]", stretches[-1][1] + 1 if stretches else 0
        if len(whole_list(entry, where)) != 2:
            raise BadTrack("track_stretch", key=where, value=_told(entry))
        first = whole_number(entry[0], f"{where}[0]", least, spaces - 1)
        stretches.append((first, whole_number(entry[1], f"{where}[1]", first, spaces - 1)))
    return tuple(stretches)


def checked_bends(entries: Any, spaces: int) -> tuple[float, ...]:
    """HEAT-T.1: bends that lead once around, clockwise, back to the start, and never over the road itself."""
    bends = whole_list(entries, "bends")
    if len(bends) != spaces:
        raise BadTrack("track_bends", count=len(bends), spaces=spaces)
    for number, bend in enumerate(bends):
        if not isinstance(bend, int | float) or isinstance(bend, bool) or not -SHARPEST <= bend <= SHARPEST:
            raise BadTrack("track_bend", key=f"bends[{number}]", value=_told(bend), most=SHARPEST)
    rounded = tuple(round(float(bend), 3) + 0.0 for bend in bends)  # so that records hold them exactly; no -0.0
    twist = sum(rounded) - 360
    if abs(twist) > MOST_TWIST:
        raise BadTrack("track_twist", sum=round(sum(rounded), 1))
    ahead, right = gap(rounded)
    miss = math.hypot(ahead, right)
    if miss > MOST_MISS:
        raise BadTrack("track_open", miss=round(miss, 2), ahead=round(ahead, 2), right=round(right, 2), most=MOST_MISS)
    one, other, distance = tightest(rounded)
    if distance < ROOM:
        raise BadTrack("track_crosses", one=one, other=other, distance=round(distance, 2), room=ROOM)
    return rounded


def whole_number(value: Any, key: str, least: int, most: int) -> int:
    """A whole number between two bounds, or an error that names the key."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadTrack("not_a_number", key=key, value=_told(value), least=least, most=most)
    return value


def whole_list(value: Any, key: str) -> Sequence[Any]:
    """A list, or an error that names the key."""
    if not isinstance(value, list | tuple):
        raise BadTrack("not_a_list", key=key, value=_told(value))
    return value


def text(value: Any, key: str) -> str:
    """A few printable words, or an error that names the key."""
    if not isinstance(value, str):
        raise BadTrack("not_text_key", key=key, value=_told(value))
    if not value.strip() or len(value) > LONGEST_TITLE or not value.isprintable():
        raise BadTrack("track_text", key=key, most=LONGEST_TITLE)
    return value


def _told(value: Any) -> str:
    """A wrong value inside a sentence; numbers of thousands of digits can't be written out."""
    try:
        return str(value)
    except ValueError:
        return "..."


# The ring


def gap(bends: Sequence[float]) -> tuple[float, float]:
    """How far behind the last space the road is off its start: spaces too far ahead, and too far right."""
    x, y, _ = ring(bends)
    return float(x[-1]), float(y[-1])


def tightest(bends: Sequence[float]) -> tuple[int, int, float]:
    """The two spaces of different stretches that come closest, and the distance of their middles."""
    x, y, _ = closed_ring(bends, SAMPLES)
    x, y = x[:-1], y[:-1]
    distance = np.hypot(x[:, None] - x, y[:, None] - y)
    along = np.abs(np.arange(len(x))[:, None] - np.arange(len(x)))
    distance[np.minimum(along, len(x) - along) < APART * SAMPLES] = np.inf
    one, other = divmod(int(distance.argmin()), len(x))
    return one // SAMPLES, other // SAMPLES, float(distance[one, other])


# A shape for tracks that bring none


def plain_bends(spaces: int, corners: Sequence[Corner]) -> tuple[float, ...]:
    """A closed ring that turns at each corner in its direction, sharper for lower limits, as far as there is room."""
    for strength in np.linspace(1, 0.05, 20):
        with suppress(BadTrack):
            return checked_bends(closed(corner_bends(spaces, corners, float(strength))).tolist(), spaces)
    return checked_bends([360 / spaces] * spaces, spaces)


def corner_bends(spaces: int, corners: Sequence[Corner], strength: float) -> Floats:
    """Bends that turn around each corner line, and evenly everywhere else, 360 degrees in all."""
    bends = np.zeros(spaces)
    for corner in corners:
        angle = strength * max(40, 165 - 15 * corner.limit) * (1 if corner.turn == "R" else -1)
        reach = 2 if corner.limit < 6 else 3
        share = np.cos(np.pi * (np.arange(-reach, reach) + 0.5) / (2 * reach + 1))
        bends[np.arange(corner.line - reach, corner.line + reach) % spaces] += angle * share / share.sum()
    return np.asarray(bends + (360 - bends.sum()) / spaces)
