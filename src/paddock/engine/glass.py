"""The glass: what leaves a room is rows of numbers, and every number of them is declared.

Three kinds of rows come through: what a viewer sees (`seen`), what it is told (an event), and what it may choose. A
`Column` says what a number means. From these declarations everything else is made: documents in the words of the
rulebook, the messages of a table, the types of the page.

A row starts as UNKNOWN, and only what a viewer may know is written: what nobody writes can't leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final, NamedTuple

import numpy as np

from paddock.engine.jit import rule
from paddock.engine.records import Array, Record, layout

UNKNOWN: Final = -(1 << 15)  #: what a viewer may not know, or what is not there
NONE: Final = -1  #: nobody, nothing, nowhere: known to be none

# Viewers that are no seat, and not NONE either.
SPECTATOR: Final = -2
EVERYTHING: Final = -3  #: from whom nothing is hidden

WIDTH: Final = 80  #: numbers of an event or a choice at most

# How the numbers of a column are to be read.
ONE = "one"  #: a single number
PILE = "pile"  #: how many there are, then they, in their order
BAG = "bag"  #: how many there are of each
EACH = "each"  #: a number for each

FLAG = "flag"  #: the kind of a number that says yes or no


@dataclass(frozen=True)
class Column:
    """A number of a row, or several side by side.

    `kind` names what is numbered: one of the enumerations of a game ("cards", "seats"), FLAG, or nothing if it is
    just a number. `per` makes it a column of each member of a group ("cars").

    >>> Column("hand", "cards", BAG, 9).width
    9
    >>> Column("queue", "seats", PILE, 6).width
    7
    """

    name: str
    kind: str = ""
    form: str = ONE
    size: int = 1  #: of how many kinds a bag is, how high a pile can be; 0 in events, where it takes what it needs
    per: str = ""
    means: str = ""
    sets: str = ""  #: in an event: the column of the view that has this value from now on
    quiet: bool = False  #: in an event: for boards alone, and no part of its document
    maybe: bool = False  #: whether there are viewers or moments for which it is unknown

    @property
    def width(self) -> int:
        """How many numbers it takes in a record."""
        return self.size + (self.form == PILE)


@dataclass(frozen=True)
class Row:
    """An event or a choice that may be told: its name, and its columns one after another."""

    name: str
    columns: tuple[Column, ...] = ()
    rule: str = ""  #: behind an event
    of: str = ""  #: the column that says whose columns of the view an event sets; nothing: those of its seat


def row(name: str, *columns: Column | str, rule: str = "", of: str = "") -> Row:
    """The declaration of an event or a choice; a name alone is a plain number.

    >>> row("discarded", "n", Column("top", "cards")).columns[1].kind
    'cards'
    """
    return Row(name, tuple(each if isinstance(each, Column) else Column(each) for each in columns), rule, of)


class Group(NamedTuple):
    """Members that have the same columns: how many there can be, and what numbers them ("seats", "cars").

    A member whose first column is unknown is not there.
    """

    size: int
    kind: str


class Place(NamedTuple):
    """Where a column stands in a record."""

    name: str
    at: int
    width: int
    group: str
    members: int  #: that its group can have; 0 without a group

    @property
    def end(self) -> int:
        return self.at + self.width * (self.members or 1)


class Reading(NamedTuple):
    """How the numbers of a view are taken apart, where groups have so many members."""

    names: tuple[str, ...]
    pick: Callable[[list[int]], Sequence[Any]]  #: takes every column out of a row
    wide: tuple[tuple[str, int], ...]  #: columns of groups in which a member has several numbers, and how many


@dataclass(frozen=True)
class Seen:
    """The declared record of what a viewer sees: columns one after another, groups with one number per member."""

    columns: tuple[Column, ...]
    groups: Mapping[str, Group] = field(default_factory=dict)
    record: np.dtype[Any] = field(init=False)
    size: int = field(init=False)  #: in numbers
    places: tuple[Place, ...] = field(init=False)  #: of all columns
    _readings: dict[tuple[Any, ...], Reading] = field(init=False, default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        record = layout([(column.name, "i4", self.shape(column)) for column in self.columns])
        object.__setattr__(self, "record", record)
        object.__setattr__(self, "size", record.itemsize // 4)
        places: list[Place] = []
        for column in self.columns:
            members = self.groups[column.per].size if column.per else 0
            at = places[-1].end if places else 0
            places.append(Place(column.name, at, column.width, column.per, members))
        object.__setattr__(self, "places", tuple(places))

    def shape(self, column: Column) -> tuple[int, ...]:
        inner = () if column.width == 1 and column.form == ONE else (column.width,)
        return (self.groups[column.per].size, *inner) if column.per else inner

    def read(self, numbers: Array, **members: int) -> dict[str, Any]:
        """The numbers by the names of their columns; what belongs to a group is a list with one entry per member.

        Where it is told how many members of a group there are, only those are read.

        >>> columns = Column("rounds"), Column("pos", per="cars"), Column("hand", "cards", BAG, 2, "cars")
        >>> seen = Seen(columns, {"cars": Group(2, "seats")})
        >>> numbers = np.array([3, 7, 9, 1, 0, 2, 2])
        >>> seen.read(numbers)
        {'rounds': 3, 'pos': [7, 9], 'hand': [[1, 0], [2, 2]]}
        >>> seen.read(numbers, cars=1)
        {'rounds': 3, 'pos': [7], 'hand': [[1, 0]]}
        """
        known = tuple(members.items())
        reading = self._readings.get(known)
        if reading is None:
            reading = self._readings[known] = self._reading(members)
        read: dict[str, Any] = dict(zip(reading.names, reading.pick(numbers.tolist()), strict=True))
        for name, width in reading.wide:
            flat = read[name]
            read[name] = [flat[i : i + width] for i in range(0, len(flat), width)]
        return read

    def _reading(self, members: Mapping[str, int]) -> Reading:
        places: list[int | slice] = []
        for _, at, width, group, most in self.places:
            size = width * members.get(group, most) if group else width
            places.append(at if width == 1 and not group else slice(at, at + size))
        wide = tuple((place.name, place.width) for place in self.places if place.group and place.width > 1)
        return Reading(tuple(place.name for place in self.places), taking(places), wide)


def taking(places: Sequence[int | slice]) -> Callable[[list[int]], Sequence[Any]]:
    """What takes the numbers at these places out of a row.

    >>> taking([2, slice(0, 2)])([5, 6, 7]), taking([1])([5, 6, 7])
    ((7, [5, 6]), (6,))
    """
    pick = itemgetter(*places)
    return pick if len(places) > 1 else lambda row: (pick(row),)


def names_in(bag: Sequence[int], labels: Sequence[Any]) -> list[Any]:
    """What is in a bag, in the order of its kinds.

    >>> names_in([0, 2, 1], "abc")
    ['b', 'b', 'c']
    """
    return [label for number, label in zip(bag, labels, strict=False) if number for _ in range(number)]


def names_of(pile: Sequence[int], labels: Sequence[Any]) -> list[Any]:
    """What lies in a pile, in its order.

    >>> names_of([2, 1, 0, -32768], "abc")
    ['b', 'a']
    """
    return [labels[number] for number in pile[1 : 1 + pile[0]]]


def values_of(columns: Sequence[Column], numbers: Sequence[int], labels: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """The values of an event or a choice by name, in words; what is quiet, or not known, is left out.

    >>> top = Column("top", "cards")
    >>> values_of([Column("n"), top], [2, 1], {"cards": ["U0", "U5"]}), values_of([top], [UNKNOWN], {})
    ({'n': 2, 'top': 'U5'}, {})
    """
    values: dict[str, Any] = {}
    at = 0
    for column in columns:
        first = numbers[at]
        at += 1
        if column.form == ONE:
            if first != UNKNOWN and not column.quiet:
                values[column.name] = worded(first, column.kind, labels)
            continue
        if first == UNKNOWN:
            continue
        several = numbers[at : at + first]
        at += first
        if column.quiet:
            continue
        if column.form == EACH:
            values[column.name] = {
                label: number for label, number in zip(labels[column.kind], several, strict=False) if number != UNKNOWN
            }
        else:
            values[column.name] = [worded(number, column.kind, labels) for number in several]
    return values


def worded(number: int, kind: str, labels: Mapping[str, Sequence[Any]]) -> Any:
    """One number in words."""
    if not kind:
        return number
    if kind == FLAG:
        return bool(number)
    return None if number == NONE else labels[kind][number]


def place_of(rows: Sequence[Row], code: int, name: str) -> int:
    """Where a value of an event stands in its row of the log: behind its code and its seat."""
    return 2 + [column.name for column in rows[code].columns].index(name)


# What the verbs of a game use.


@rule
def retold(row: Array, columns: int, out: Array) -> int:
    """Tell an event as it stands in the log, to everybody; the answer is how many numbers it takes."""
    for i in range(2 + columns):
        out[i] = row[i]
    return 2 + columns


@rule
def changes(before: Array, after: Array, out: Array) -> int:
    """What differs between two rows, as runs: where one begins, how long it is, what stands there now.

    The answer is how many numbers `out` has got; it must have room for three per number of a row.
    """
    n, run, last = 0, 0, NONE - 1
    for i in range(len(after)):
        if before[i] != after[i]:
            if i != last + 1:
                run = n
                out[n], out[n + 1] = i, 0
                n += 2
            out[n] = after[i]
            out[run + 1] += 1
            n += 1
            last = i
    return n


def runs(before: Array, after: Array) -> list[int]:
    """What differs between two rows, as `changes` tells it.

    >>> runs(np.array([1, 2, 3, 4, 5], np.int32), np.array([1, 7, 8, 4, 9], np.int32))
    [1, 2, 7, 8, 4, 1, 9]
    """
    out = np.empty(3 * len(after), np.int32)
    found: list[int] = out[: changes(before, after, out)].tolist()
    return found


def new_seen(seen: Seen, viewers: int = 1) -> tuple[Array, Record]:
    """Room for what viewers see: as plain rows of numbers, and the same memory as records."""
    numbers = np.full((viewers, seen.size), UNKNOWN, np.int32)
    return numbers, numbers.view(seen.record).reshape(viewers)
