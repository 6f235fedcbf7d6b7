"""The glass: what leaves a room is rows of numbers, and every number of them is declared.

Three kinds of rows come through: what a viewer sees (`seen`), what it is told (an event), and what it may choose. A
`Column` says what a number means. From these declarations everything else is made: documents in the words of the
rulebook, the messages of a table, the types of the page.

A row starts as UNKNOWN, and only what a viewer may know is written: what nobody writes can't leak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import accumulate
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


@dataclass(frozen=True)
class Seen:
    """The declared record of what a viewer sees: columns one after another, groups with one number per member.

    `absent` are columns of another edition of the game, for which the record has a name and no room, since the same
    rule writes both. So each of them takes several numbers, or is one of a group.
    """

    columns: tuple[Column, ...]
    groups: Mapping[str, Group] = field(default_factory=dict)
    absent: tuple[Column, ...] = ()
    record: np.dtype[Any] = field(init=False)
    size: int = field(init=False)  #: in numbers
    places: tuple[Place, ...] = field(init=False)  #: of all columns
    _place: dict[str, Place] = field(init=False, compare=False, repr=False)
    _piles: frozenset[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        fields = [(column.name, "i4", self.shape(column)) for column in self.columns]
        record = layout([*fields, *((column.name, "i4", (0, *self.shape(column)[1:])) for column in self.absent)])
        object.__setattr__(self, "record", record)
        object.__setattr__(self, "size", record.itemsize // 4)
        places: list[Place] = []
        for column in self.columns:
            members = self.groups[column.per].size if column.per else 0
            at = places[-1].end if places else 0
            places.append(Place(column.name, at, column.width, column.per, members))
        object.__setattr__(self, "places", tuple(places))
        object.__setattr__(self, "_piles", frozenset(column.name for column in self.columns if column.form == PILE))
        object.__setattr__(self, "_place", {place.name: place for place in places})

    def shape(self, column: Column) -> tuple[int, ...]:
        inner = () if column.width == 1 and column.form == ONE else (column.width,)
        return (self.groups[column.per].size, *inner) if column.per else inner

    def reader(
        self, *wanted: str | tuple[str, int], high: int | None = None, **members: int | Sequence[int]
    ) -> Callable[[Array], tuple[Any, ...]]:
        """What takes some columns out of the numbers of a view, in the order of these names, and reads nothing else.

        What belongs to a group is a list of all its members, of so many of them, or of those that are named; with a
        number beside its name it is that of one member alone. A row is mostly unknown: who reads it says what is there.
        Piles are read only so `high` as they usually are; `whole` has the others.

        >>> columns = Column("rounds"), Column("pos", per="cars"), Column("hand", "cards", BAG, 2, "cars")
        >>> seen = Seen(columns, {"cars": Group(3, "seats")})
        >>> numbers = np.array([3, 7, 8, 9, 1, 0, 2, 2, 5, 6])
        >>> seen.reader("pos", "rounds")(numbers)
        ([7, 8, 9], 3)
        >>> seen.reader("hand", "pos", cars=2)(numbers), seen.reader("hand", "pos", cars=[0, 2])(numbers)
        (([1, 0, 2, 2], [7, 8]), ([1, 0, 5, 6], [7, 9]))
        >>> seen.reader(("hand", 1), ("pos", 1))(numbers)
        ([2, 2], 8)
        """
        spots: list[Sequence[int]] = []
        single: list[bool] = []
        for want in wanted:
            name, member = (want, None) if isinstance(want, str) else want
            _, at, width, group, most = self._place[name]
            chosen: int | Sequence[int] = members.get(group, most) if group else 1
            chosen = range(chosen) if isinstance(chosen, int) else chosen
            if member is not None:
                chosen = (member,)
            read = 1 + high if high is not None and name in self._piles else width
            spots.append([at + width * one + i for one in chosen for i in range(min(read, width))])
            single.append(width == 1 and (member is not None or not group))
        return reading(spots, single)

    def read(self, numbers: Array) -> dict[str, Any]:
        """All numbers by the names of their columns; what belongs to a group is a list with one entry per member.

        >>> columns = Column("rounds"), Column("pos", per="cars"), Column("hand", "cards", BAG, 2, "cars")
        >>> Seen(columns, {"cars": Group(2, "seats")}).read(np.array([3, 7, 9, 1, 0, 2, 2]))
        {'rounds': 3, 'pos': [7, 9], 'hand': [[1, 0], [2, 2]]}
        """
        found: dict[str, Any] = dict(zip(self._place, self.reader(*self._place)(numbers), strict=True))
        for name, _, width, group, _ in self.places:
            if group and width > 1:
                found[name] = [list(part) for part in in_parts(found[name], width)]
        return found

    def pile(self, name: str, of: int = 0) -> Callable[[Array], list[int]]:
        """What takes a pile out of the numbers of a view, and reads it only as high as it is.

        >>> columns = Column("queue", "seats", PILE, 6), Column("wild", "cards", PILE, 2, "teams")
        >>> seen = Seen(columns, {"teams": Group(2, "")})
        >>> numbers = np.array([2, 5, 4, 0, 0, 0, 0, 0, 0, 0, 1, 9, 0])
        >>> seen.pile("queue")(numbers), seen.pile("wild")(numbers), seen.pile("wild", of=1)(numbers)
        ([5, 4], [], [9])
        """
        place = self._place[name]
        return partial(read_pile, place.at + of * place.width)


def whole(pile: list[int], rest: Callable[[Array], list[int]], numbers: Array) -> list[int]:
    """What lies in a pile that was read only so high; `rest` is asked if it is higher.

    >>> rest = Seen((Column("discard", "cards", PILE, 6),)).pile("discard")
    >>> whole([1, 5, 0], rest, None), whole([3, 5, 4], rest, np.array([3, 5, 4, 9, 0, 0, 0]))
    ([5], [5, 4, 9])
    """
    return pile[1 : 1 + pile[0]] if pile[0] < len(pile) else rest(numbers)


def read_pile(at: int, numbers: Array) -> list[int]:
    """A pile that begins somewhere in a row; nothing if it is not known."""
    height: int = numbers.item(at)
    if height <= 0:
        return []
    pile: list[int] = numbers[at + 1 : at + 1 + height].tolist()
    return pile


def reading(spots: Sequence[Sequence[int]], single: Sequence[bool]) -> Callable[[Array], tuple[Any, ...]]:
    """What takes the numbers of columns out of a row, by where they stand in it; a `single` one is no list."""
    everything = [spot for column in spots for spot in column]
    first, last = min(everything), max(everything) + 1
    side_by_side = all(column == [*range(column[0], column[0] + len(column))] for column in spots if column)
    index: slice | Array
    if side_by_side and 2 * len(everything) > last - first:  # then it is faster to read what lies between them, too
        index = slice(first, last)
        starts = [column[0] - first if column else 0 for column in spots]
    else:
        index = np.array(everything)
        starts = [0, *accumulate(len(column) for column in spots)]
    places = [
        start if alone else slice(start, start + len(column))
        for start, column, alone in zip(starts, spots, single, strict=False)
    ]
    return partial(read, taking(places), index)


def read(pick: Callable[[list[int]], tuple[Any, ...]], index: slice | Array, numbers: Array) -> tuple[Any, ...]:
    """Columns of a row."""
    return pick(numbers[index].tolist())


def taking(places: Sequence[int | slice]) -> Callable[[list[int]], tuple[Any, ...]]:
    """What takes the numbers at these places out of a row.

    >>> taking([2, slice(0, 2)])([5, 6, 7]), taking([1])([5, 6, 7])
    ((7, [5, 6]), (6,))
    """
    pick = itemgetter(*places)
    return pick if len(places) > 1 else lambda row: (pick(row),)


def in_parts(flat: Sequence[int], width: int) -> Iterator[tuple[int, ...]]:
    """What each member of a group has, where that is several numbers.

    >>> list(in_parts([1, 0, 2, 2], 2))
    [(1, 0), (2, 2)]
    """
    return zip(*[iter(flat)] * width, strict=True)


def names_in(bag: Sequence[int], labels: Sequence[Any]) -> list[Any]:
    """What is in a bag, in the order of its kinds.

    >>> names_in([0, 2, 1], "abc")
    ['b', 'b', 'c']
    """
    names: list[Any] = []
    for number, label in zip(bag, labels, strict=False):
        if number:
            names += [label] * number
    return names


def bags_of(labels: Sequence[Any]) -> Callable[[tuple[int, ...]], tuple[Any, ...]]:
    """What is in bags of these kinds, remembered: a move changes few of them, and everybody looks at the others again.

    >>> bags_of("abc")((0, 2, 1))
    ('b', 'b', 'c')
    """

    @lru_cache(4096)
    def named(bag: tuple[int, ...]) -> tuple[Any, ...]:
        return tuple(names_in(bag, labels))

    return named


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
