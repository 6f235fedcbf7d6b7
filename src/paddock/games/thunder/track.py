"""Tracks as data: laps, stretches of sectors with their lanes, and how the lanes go on, read from TOML and checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from paddock.errors import BadTrack
from paddock.games.tracks import figures_of, find_document, shape_of, title_of

FOLDER = Path(__file__).parent / "tracks"
SHIPPED = ("lakeside_oval", "halfmile_bowl", "three_ridge", "mesa_superspeed", "test_track")
GAME = "thunder"

FEWEST_SECTORS = 22  #: TM-2
MOST_SECTORS = 64
FEWEST_LANES = 2  #: TM-2
MOST_LANES = 6
SECTOR_SPACES = 8  #: numbers that the spaces of a sector take: `sector * SECTOR_SPACES + lane`, lane 0 is the apron
SPACES = tuple(f"{sector}.{lane}" for sector in range(MOST_SECTORS) for lane in range(SECTOR_SPACES))
MOST_LAPS = 9
GREEN_LINE = 7  #: TA-1.3.6: sectors between the green restart line and the finish, unless an option says otherwise
LONGEST_TITLE = 60  #: characters
SHARPEST = 360  #: degrees within one corner

STRAIGHT, CORNER = "straight", "corner"
STRETCH_KINDS = (STRAIGHT, CORNER)
STRAIGHT_ON = "="
#: TM-4: per code how many lanes come or go.
JOINS = {STRAIGHT_ON: 0, ">b": -1, "<b": 1, ">o": -1, "<o": 1}
MOST_WAYS = 3  #: lanes that a space may lead into

NEEDED = ("game", "title", "laps", "stretches")
KEYS = (*NEEDED, "name", "restart")
STRETCH_NEEDED = ("kind", "sectors", "lanes", "then")
STRETCH_KEYS = (*STRETCH_NEEDED, "turn", "restart")

Lanes = tuple[int, ...]
Join = str | tuple[Lanes, ...]  #: a code, or for every lane the lanes that it leads into


@dataclass(frozen=True)
class Stretch:
    """Sectors of one kind and width, and the boundary behind them (TM-4)."""

    kind: str
    sectors: int
    lanes: int
    then: Join
    turn: float  #: degrees by which the drawn road turns within the stretch
    restart: tuple[int, int]  #: TM-5: inner and outer restart lane


@dataclass(frozen=True)
class Corner:
    """A corner for lists of tracks: its first sector, and its lanes as what limits it."""

    line: int
    limit: int


@dataclass(frozen=True)
class Track:
    """TA-4.5.1, TA-4.6.3, TM-1: a ring of sectors from the line on, with lanes that merge and split.

    >>> tt = load("test_track", Path())
    >>> tt.sectors, tt.laps, tt.lanes[19], tt.lanes[20]
    (40, 3, 4, 3)
    >>> [tt.fwd(19, lane) for lane in (1, 2, 3, 4)]
    [(1,), (1, 2), (2, 3), (3,)]
    >>> [tt.back(26, lane) for lane in (1, 2, 3, 4)]
    [(1,), (1, 2), (2, 3), (3,)]
    >>> tt.diagonals(10, 2), tt.grid(1), tt.grid(21)
    ((1, 3), (39, 1), (29, 1))
    >>> load(tt.as_document(), Path()) == tt
    True
    """

    name: str
    title: str
    laps: int
    stretches: tuple[Stretch, ...]

    @cached_property
    def lanes(self) -> Lanes:
        """L(s) of every sector."""
        return tuple(stretch.lanes for stretch in self.stretches for _ in range(stretch.sectors))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kind of every sector."""
        return tuple(stretch.kind for stretch in self.stretches for _ in range(stretch.sectors))

    @cached_property
    def restart(self) -> tuple[tuple[int, int], ...]:
        """TM-5, AR-66: the inner and the outer restart lane of every sector."""
        return tuple(stretch.restart for stretch in self.stretches for _ in range(stretch.sectors))

    @cached_property
    def joins(self) -> tuple[Join, ...]:
        """The boundary behind every sector."""
        within: tuple[Join, ...] = (STRAIGHT_ON,)
        return tuple(join for stretch in self.stretches for join in within * (stretch.sectors - 1) + (stretch.then,))

    def is_join(self, sector: int) -> bool:
        """Whether lanes merge or split behind a sector."""
        return self.joins[sector] != STRAIGHT_ON

    @property
    def sectors(self) -> int:
        """N."""
        return len(self.lanes)

    spaces = sectors  #: what a list of tracks calls them

    @property
    def shape(self) -> str:
        """Its corners, by the first sector of each and its lanes."""
        return shape_of(self.corners)

    def figures(self) -> dict[str, Any]:
        """What a list of tracks tells of each."""
        return figures_of(self.spaces, self.laps, self.corners)

    @property
    def corners(self) -> tuple[Corner, ...]:
        """Where the corners begin, for lists of tracks."""
        return tuple(
            Corner(sector, self.lanes[sector])
            for sector in range(self.sectors)
            if self.kinds[sector] == CORNER and self.kinds[sector - 1] != CORNER
        )

    def fwd(self, sector: int, lane: int) -> Lanes:
        """TM-4: the lanes of the next sector that a space leads into."""
        return lanes_ahead(self.joins[sector % self.sectors], self.lanes[sector % self.sectors], lane)

    def back(self, sector: int, lane: int) -> Lanes:
        """TM-4: the lanes of the sector behind that lead into a space."""
        behind = (sector - 1) % self.sectors
        return tuple(other for other in range(1, self.lanes[behind] + 1) if lane in self.fwd(behind, other))

    def diagonals(self, sector: int, lane: int) -> Lanes:
        """TM-7: the lanes of the next sector beside those that a space leads into."""
        ahead = self.fwd(sector, lane)
        most = self.lanes[(sector + 1) % self.sectors]
        return tuple(other for other in (ahead[0] - 1, ahead[-1] + 1) if 1 <= other <= most)

    def grid(self, space: int) -> tuple[int, int]:
        """TM-6: sector and lane of a grid space, counted from 1."""
        sector = self.sectors - 1 - (space - 1) // 2
        return sector, self.restart[sector][(space - 1) % 2]

    def called(self, language: str) -> str:
        """The title in a language, for a track of the game; other tracks have one title."""
        return title_of(self, GAME, SHIPPED, language)

    def as_document(self) -> dict[str, Any]:
        """The whole track as plain data, as `load` takes it."""
        return {
            "game": GAME,
            "name": self.name,
            "title": self.title,
            "laps": self.laps,
            "stretches": [
                {
                    "kind": stretch.kind,
                    "sectors": stretch.sectors,
                    "lanes": stretch.lanes,
                    "then": stretch.then if isinstance(stretch.then, str) else [list(ways) for ways in stretch.then],
                    "turn": int(stretch.turn) if stretch.turn.is_integer() else stretch.turn,
                    "restart": list(stretch.restart),
                }
                for stretch in self.stretches
            ],
        }


def lanes_ahead(join: Join, lanes: int, lane: int) -> Lanes:
    """TM-4: where a lane goes on behind a boundary, by its code and the lanes before it."""
    if not isinstance(join, str):
        return join[lane - 1]
    if join == ">b":
        return tuple(range(max(1, lane - 1), min(lane, lanes - 1) + 1))
    if join == "<b":
        return lane, lane + 1
    if join == ">o":
        return (min(lane, lanes - 1),)
    if join == "<o" and lane == lanes:
        return lane, lane + 1
    return (lane,)


def shipped() -> list[str]:
    """The names of the tracks that come with the game."""
    return list(SHIPPED)


def load(source: Any, base: Path | None) -> Track:
    """A track by the name of a shipped one, by a TOML file (relative to `base`), or given whole; checked."""
    return checked(*find_document(source, base, FOLDER, SHIPPED))


# What a track may be


def checked(document: Mapping[str, Any], name: str) -> Track:
    """TM-1, TM-2, TM-3, TM-4, TM-5, TM-6:
    the track that a document tells of, or an error that names what is wrong with it.
    """
    check_keys(document, NEEDED, KEYS)
    if document["game"] != GAME:
        raise BadTrack("track_game", name=_told(document["game"]), game=GAME)
    title = text(document["title"], "title")
    laps = whole_number(document["laps"], "laps", 1, MOST_LAPS)
    stretches = checked_stretches(document["stretches"], document.get("restart"))
    return Track(text(document.get("name", name), "name"), title, laps, stretches)


def checked_stretches(entries: Any, restart: Any) -> tuple[Stretch, ...]:
    """TM-1, TM-2, TM-4: enough sectors, enough lanes, and boundaries that fit the lanes before and after."""
    many = whole_list(entries, "stretches")
    stretches = tuple(checked_stretch(entry, f"stretches[{number}]", restart) for number, entry in enumerate(many))
    sectors = sum(stretch.sectors for stretch in stretches)
    if not FEWEST_SECTORS <= sectors <= MOST_SECTORS:
        raise BadTrack("track_sectors", sectors=sectors, least=FEWEST_SECTORS, most=MOST_SECTORS)
    if stretches[-1].then != STRAIGHT_ON:
        raise BadTrack("track_line", key=f"stretches[{len(stretches) - 1}].then", value=_told(stretches[-1].then))
    for number, stretch in enumerate(stretches):
        check_join(stretch, stretches[(number + 1) % len(stretches)].lanes, f"stretches[{number}].then")
    if not any(stretch.kind == CORNER for stretch in stretches):
        raise BadTrack("track_no_corner", key="stretches")
    return stretches


def checked_stretch(entry: Any, where: str, restart: Any) -> Stretch:
    if not isinstance(entry, Mapping):
        raise BadTrack("not_a_mapping", key=where, value=_told(entry))
    check_keys(entry, STRETCH_NEEDED, STRETCH_KEYS, f"{where}.")
    kind = entry["kind"]
    if kind not in STRETCH_KINDS:
        raise BadTrack("not_a_choice", key=f"{where}.kind", value=_told(kind), choices=", ".join(STRETCH_KINDS))
    sectors = whole_number(entry["sectors"], f"{where}.sectors", 1, MOST_SECTORS)
    lanes = whole_number(entry["lanes"], f"{where}.lanes", FEWEST_LANES, MOST_LANES)
    join = checked_join(entry["then"], lanes, f"{where}.then")
    turn = entry.get("turn", 180 if kind == CORNER else 0)
    if not isinstance(turn, int | float) or isinstance(turn, bool) or not -SHARPEST <= turn <= SHARPEST:
        raise BadTrack("track_bend", key=f"{where}.turn", value=_told(turn), most=SHARPEST)
    return Stretch(kind, sectors, lanes, join, float(turn), checked_restart(entry, where, restart, lanes))


def checked_join(entry: Any, lanes: int, where: str) -> Join:
    """TM-4: a code, or for every lane of the stretch a list of the lanes that it leads into."""
    if not isinstance(entry, list | tuple):
        if entry not in JOINS:
            raise BadTrack("not_a_choice", key=where, value=_told(entry), choices=", ".join(JOINS))
        return str(entry)
    if len(entry) != lanes:
        raise BadTrack("track_ways", key=where, entries=len(entry), lanes=lanes)
    return tuple(checked_ways(ways, f"{where}[{number}]") for number, ways in enumerate(entry))


def checked_ways(entry: Any, where: str) -> Lanes:
    """TM-4: one to three lanes beside each other."""
    ways = tuple(whole_number(lane, where, 1, MOST_LANES) for lane in whole_list(entry, where))
    if len(ways) > MOST_WAYS or ways != tuple(range(ways[0], ways[0] + len(ways))):
        raise BadTrack("track_way", key=where, value=_told(list(ways)), most=MOST_WAYS)
    return ways


def check_join(stretch: Stretch, after: int, where: str) -> None:
    """TM-4: a boundary reaches every lane behind it and no others, and no two ways cross."""
    join = stretch.then
    if isinstance(join, str):
        wanted = stretch.lanes + JOINS[join]
        if after != wanted:
            raise BadTrack("track_join", key=where, join=join, lanes=stretch.lanes, wanted=wanted, after=after)
        return
    reached = {lane for ways in join for lane in ways}
    if reached != set(range(1, after + 1)):
        raise BadTrack("track_reach", key=where, reached=", ".join(map(str, sorted(reached))), after=after)
    for number in range(1, len(join)):
        if join[number][0] < join[number - 1][0] or join[number][-1] < join[number - 1][-1]:
            raise BadTrack("track_cross", key=f"{where}[{number}]")


def checked_restart(entry: Mapping[str, Any], where: str, usual: Any, lanes: int) -> tuple[int, int]:
    """TM-5, AR-66: two neighbouring lanes: of the stretch, or of the whole track, or otherwise the outermost ones."""
    key = f"{where}.restart" if "restart" in entry else "restart"
    named = entry.get("restart", usual)
    if named is None:
        return lanes - 1, lanes
    inner, outer = (whole_number(lane, key, 1, MOST_LANES) for lane in pair(named, key))
    if outer != inner + 1 or outer > lanes:
        raise BadTrack("track_restart", key=key, inner=inner, outer=outer, lanes=lanes)
    return inner, outer


def check_keys(entries: Mapping[str, Any], needed: Sequence[str], known: Sequence[str], where: str = "") -> None:
    for key in entries:
        if key not in known:
            raise BadTrack("track_key", key=f"{where}{key}", known=", ".join(known))
    for key in needed:
        if key not in entries:
            raise BadTrack("track_missing", key=f"{where}{key}")


def whole_number(value: Any, key: str, least: int, most: int) -> int:
    """A whole number between two bounds, or an error that names the key."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadTrack("not_a_number", key=key, value=_told(value), least=least, most=most)
    return value


def whole_list(value: Any, key: str) -> Sequence[Any]:
    """A list that holds something, or an error that names the key."""
    if not isinstance(value, list | tuple) or not value:
        raise BadTrack("not_a_list", key=key, value=_told(value))
    return value


def pair(value: Any, key: str) -> tuple[Any, Any]:
    many = whole_list(value, key)
    if len(many) != 2:
        raise BadTrack("not_a_list", key=key, value=_told(value))
    return many[0], many[1]


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
