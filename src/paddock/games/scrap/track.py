"""Tracks as data: segments in driving order from the line, read from TOML or from letters, and checked.

A path is written in letters: `S` for a straight, `R` and `L` for a corner driven to the right or to the left. Each
segment lies on a square of a grid; the first is entered heading east.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from paddock.errors import BadOption, BadTrack
from paddock.games.entries import is_number
from paddock.games.scrap import variant as variants
from paddock.games.scrap.cards import LAPS
from paddock.games.scrap.variant import GROUNDS, SEGMENTS, TOKEN_MARK
from paddock.games.tracks import find_document, title_of

FOLDER = Path(__file__).parent / "tracks"
SHIPPED = ("A", "B", "C", "D", "E", "F")
GAME = "scrap"

NEEDED = ("game", "path")
KEYS = (*NEEDED, "title", "name", "segments", "left_out")
LONGEST_TITLE = 60  #: characters
LONGEST_PATH = 28  #: segments that two boxes would hold
FEWEST_FIELDS = 12  #: of a lap: four corners of the box
MOST_FIELDS = 120
STRAIGHT, CURVE = range(len(GROUNDS))

Cell = tuple[int, int]  #: column and row of a square; rows are counted downwards
EAST: Cell = (1, 0)


@dataclass(frozen=True)
class TrackField:
    """One field: its ground (0 straight, 1 curve), whether it is a place for a change token, and its segment."""

    ground: int
    token: bool
    segment: int


@dataclass(frozen=True)
class Track:
    """SCR-TRACK.1: a layout: the path in letters, the numbers of its segments, and which may be left out.

    >>> track = load("A", Path())
    >>> track.path, track.left_out, track.spaces
    ('SSRSRLRSRLRSRS', (2, 8), 48)
    >>> shortened(track).path, shortened(track).spaces
    ('SRSRLRRLRSRS', 40)
    >>> load(track.as_document(), Path()) == track
    True
    """

    name: str
    title: str
    path: str
    segments: tuple[int, ...]
    left_out: tuple[int, ...]

    laps = LAPS

    @property
    def spaces(self) -> int:
        """The fields of a lap, with the segments of the box."""
        return len(fields_of(self, standard()))

    @property
    def shape(self) -> str:
        """The straights and corners in letters, as in SRRSRR."""
        return self.path

    def figures(self) -> dict[str, Any]:
        """What a list of tracks tells of each."""
        return {
            "spaces": self.spaces,
            "laps": self.laps,
            "path": self.path,
            "segments": list(self.segments),
            "left_out": list(self.left_out),
        }

    def called(self, language: str) -> str:
        """The title in a language, for a track of the game; other tracks have one title.

        >>> load("A", Path()).called("pl")
        'Trasa A'
        """
        return title_of(self, GAME, SHIPPED, language)

    def as_document(self) -> dict[str, Any]:
        """The whole track as plain data, as `load` takes it."""
        return {
            "game": GAME,
            "name": self.name,
            "title": self.title,
            "path": self.path,
            "segments": list(self.segments),
            "left_out": list(self.left_out),
        }


@cache
def standard() -> dict[str, Any]:
    """The segments of the box."""
    return variants.load(variants.STANDARD, Path())


def shipped() -> list[str]:
    """The names of the tracks that come with the game."""
    return list(SHIPPED)


def is_path(source: Any) -> bool:
    """Whether a word is an own layout in letters, such as RRRR."""
    return isinstance(source, str) and source != "" and set(source) <= set("SRL")


def load(source: Any, base: Path | None, variant: Mapping[str, Any] | None = None) -> Track:
    """A track by the name of a shipped one, by its letters, by a TOML file (relative to `base`), or given whole.

    >>> load("RRRR", Path()).segments
    (3, 5, 6, 7)
    """
    variant = standard() if variant is None else variant
    if is_path(source):
        return checked({"game": GAME, "path": source}, source, variant)
    return checked(*find_document(source, base, FOLDER, SHIPPED), variant)


# What a track may be


def checked(document: Mapping[str, Any], name: str, variant: Mapping[str, Any]) -> Track:
    """SCR-TRACK.4: the track that a document tells of, or an error that names what is wrong with it."""
    for key in document:
        if key not in KEYS:
            raise BadTrack("track_key", key=key, known=", ".join(KEYS))
    for key in NEEDED:
        if key not in document:
            raise BadTrack("track_missing", key=key)
    if document["game"] != GAME:
        raise BadTrack("track_game", name=document["game"], game=GAME)
    name = text(document.get("name", name), "name")
    title = text(document.get("title", name), "title")
    path = checked_path(document["path"])
    segments = checked_segments(path, document.get("segments"), variant)
    left_out = checked_left_out(document.get("left_out", []), segments)
    track = Track(name, title, path, segments, left_out)
    check_shape(path, segments)
    check_length(track, variant)
    return track


def checked_path(path: Any) -> str:
    if not isinstance(path, str) or not is_path(path) or len(path) > LONGEST_PATH:
        raise BadTrack("track_path", key="path", value=path, most=LONGEST_PATH)
    return path


def kind_of(letter: str) -> str:
    """The kind of segment that a letter stands for."""
    return next(kind for kind, letters in SEGMENTS.items() if letter in letters)


def checked_segments(path: str, numbers: Any, variant: Mapping[str, Any]) -> tuple[int, ...]:
    """Each segment exists and is used once; without numbers the first ones of the box are taken."""
    for kind, letters in SEGMENTS.items():
        used, there = sum(letter in letters for letter in path), len(variant[kind]["numbers"])
        if used > there:
            raise BadTrack("track_too_many", key="path", kind=kind, used=used, there=there)
    if numbers is None:
        left = {kind: iter(variant[kind]["numbers"]) for kind in SEGMENTS}
        return tuple(next(left[kind_of(letter)]) for letter in path)
    if not isinstance(numbers, list | tuple) or len(numbers) != len(path):
        raise BadTrack("track_numbers", key="segments", count=len(path))
    for number, letter in zip(numbers, path, strict=True):
        if not is_number(number) or number not in variant[kind_of(letter)]["numbers"]:
            known = ", ".join(map(str, variant[kind_of(letter)]["numbers"]))
            raise BadTrack("track_segment", key="segments", value=number, kind=kind_of(letter), known=known)
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadTrack("track_segment_twice", key="segments", value=number)
    return tuple(numbers)


def checked_left_out(numbers: Any, segments: Sequence[int]) -> tuple[int, ...]:
    """SCR-TRACK.3: the segments marked X; whether the rest still closes is checked when they are left out."""
    if not isinstance(numbers, list | tuple):
        raise BadTrack("not_a_list", key="left_out", value=numbers)
    for number in numbers:
        if number not in segments or isinstance(number, bool):
            known = ", ".join(map(str, segments))
            raise BadTrack("not_a_choice", key="left_out", value=number, choices=known)
    return tuple(dict.fromkeys(numbers))


def check_shape(path: str, segments: Sequence[int]) -> None:
    """A closed lap, clockwise, that never runs over itself."""
    cells, heading = squares(path)
    seen: dict[Cell, int] = {}
    for cell, number in zip(cells, segments, strict=False):
        if cell in seen:
            raise BadTrack("track_overlaps", key="path", one=seen[cell], other=number)
        seen[cell] = number
    column, row = cells[-1]
    if (column, row) != (0, 0) or heading != EAST:
        raise BadTrack("track_not_closed", key="path", column=column, row=row, heading=compass(heading))
    turns = path.count("R") - path.count("L")
    if turns != 4:
        raise BadTrack("track_not_clockwise", key="path", turns=turns)


def check_length(track: Track, variant: Mapping[str, Any]) -> None:
    """Every racer must find a field of its own, and a record has room for so many fields."""
    fields = len(fields_of(track, variant))
    if not FEWEST_FIELDS <= fields <= MOST_FIELDS:
        raise BadTrack("track_fields", key="path", fields=fields, least=FEWEST_FIELDS, most=MOST_FIELDS)


def text(value: Any, key: str) -> str:
    """A few printable words, or an error that names the key."""
    if not isinstance(value, str):
        raise BadTrack("not_text_key", key=key, value=value)
    if not value.strip() or len(value) > LONGEST_TITLE or not value.isprintable():
        raise BadTrack("track_text", key=key, most=LONGEST_TITLE)
    return value


# The ring


def squares(path: str) -> tuple[list[Cell], Cell]:
    """The square of each segment, the one reached behind the last, and the heading there.

    >>> squares("RRRR")
    ([(0, 0), (0, 1), (-1, 1), (-1, 0), (0, 0)], (1, 0))
    """
    cells, (column, row), (east, south) = [(0, 0)], (0, 0), EAST
    for letter in path:
        if letter == "R":
            east, south = -south, east
        elif letter == "L":
            east, south = south, -east
        column, row = column + east, row + south
        cells.append((column, row))
    return cells, (east, south)


def compass(heading: Cell) -> str:
    return {(1, 0): "E", (0, 1): "S", (-1, 0): "W", (0, -1): "N"}[heading]


def fields_of(track: Track, variant: Mapping[str, Any], line_position: int = 0) -> list[TrackField]:
    """SCR-TRACK.2, SCR-RUL.46: all fields of a lap in driving order from the line.

    The line stands before the path, or as many fields further on as `line_position` says.
    """
    fields = [
        TrackField(GROUNDS.index(field.removesuffix(TOKEN_MARK)), field.endswith(TOKEN_MARK), number)
        for letter, number in zip(track.path, track.segments, strict=True)
        for field in variant[kind_of(letter)]["fields"]
    ]
    return fields[line_position:] + fields[:line_position]


def shortened(track: Track, variant: Mapping[str, Any] | None = None) -> Track:
    """SCR-TRACK.3, SCR-RUL.46: the track without its segments marked X, which take their token fields with them."""
    if not track.left_out:
        raise BadOption("track_not_shorter", key="short", track=track.title)
    kept = [number not in track.left_out for number in track.segments]
    path = "".join(letter for letter, keep in zip(track.path, kept, strict=True) if keep)
    segments = tuple(number for number, keep in zip(track.segments, kept, strict=True) if keep)
    check_shape(path or "S", segments)
    short = Track(track.name, track.title, path, segments, ())
    check_length(short, standard() if variant is None else variant)
    return short


# Tracks by chance


def random_track(seed: int | str | None, segments: int | None = None) -> dict[str, Any]:
    """SCR-TRACK.4: a closed layout by chance, as a document; of all segments in the box, or of fewer.

    >>> random_track(7, 4)["path"]
    'RRRR'
    >>> random_track(7) == load(random_track(7), Path()).as_document()
    True
    """
    random = Random(None if seed is None else f"scrap track {seed}")  # noqa: S311 (a track is no secret)
    box = {kind: list(standard()[kind]["numbers"]) for kind in SEGMENTS}
    most = sum(map(len, box.values()))
    if segments is None:
        segments = most
    if not is_number(segments) or segments % 2 or not 4 <= segments <= most:
        raise BadOption("track_even", key="segments", value=segments, least=4, most=most)
    path = grown("", segments, {kind: len(numbers) for kind, numbers in box.items()}, random)
    assert path is not None, "closed laps of every even length exist"
    for numbers in box.values():
        random.shuffle(numbers)
    title = f"Random {seed}" if seed is not None else "Random"
    document: dict[str, Any] = {"game": GAME, "title": title[:LONGEST_TITLE], "path": path}
    document["segments"] = [box[kind_of(letter)].pop() for letter in path]
    return checked(document, title[:LONGEST_TITLE], standard()).as_document()


def grown(path: str, segments: int, left: Mapping[str, int], random: Random) -> str | None:
    """A way to complete a path to a closed clockwise lap, tried in random order; None if there is none."""
    cells, heading = squares(path)
    column, row = cells[-1]
    if len(path) == segments:
        closes = (column, row) == (0, 0) and heading == EAST
        return path if closes and path.count("R") - path.count("L") == 4 else None
    if (path and (column, row) in cells[:-1]) or abs(column) + abs(row) > segments - len(path):
        return None
    for letter in random.sample("SRL", 3):
        kind = kind_of(letter)
        if left[kind] > 0:
            found = grown(path + letter, segments, {**left, kind: left[kind] - 1}, random)
            if found is not None:
                return found
    return None
