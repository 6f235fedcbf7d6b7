"""Groups: what loops take together, by name.

Python hands over arrays with a row for each race; compiled code works on one row of each. A group costs as much to pass
as what is in it, and nothing within compiled code, where it is taken apart when compiling. No number is in a group: one
that stands alone is passed as 64 bits (see `jit`), so that nothing is compiled twice.

No rule may give a group of arrays back: rules count no references to them (see `jit`), and who gets them would.
"""

from typing import NamedTuple

from paddock.engine.records import Array, Record


class OneRace(NamedTuple):
    """A race between two decisions."""

    courses: Array
    states: Array
    fates: Array
    verdicts: Array  #: per seat what it may do, as far as it must decide


class Sight(NamedTuple):
    """What viewers see, one in each row."""

    seen: Array
    records: Array  #: the same memory, by the names of its columns
    last: Array  #: what they saw last
    differs: Array  #: whether that was something else


class Trial(NamedTuple):
    """What an action is tried with on a guess."""

    fate: Record
    whim: Record  #: the chance of whoever drives on
    log: Record
    verdict: Array


class Trials(NamedTuple):
    """The same for Python, with room for one guessed position."""

    twins: Array
    fates: Array
    whims: Array
    logs: Array
    verdicts: Array


# Races that drivers run


class Drive(NamedTuple):
    """What a race is driven with."""

    fate: Record
    whim: Record  #: the chance that drivers use, apart from that of the race
    log: Record | None
    verdict: Array  #: room for what may be done
    legal: Array  #: room for what may be chosen from: a list, or bits (see `verdicts`)


class Drives(NamedTuple):
    """The same for many races."""

    fates: Array
    whims: Array
    logs: Array
    verdicts: Array
    legals: Array


class Batch(NamedTuple):
    """Races from set-up to the end, and how they ended."""

    courses: Array
    key: Array
    drivers: Array  #: per race who sits on each seat
    states: Array  #: one for all, or one for each
    scores: Array  #: per race and seat the rank and the points
    decisions: Array


class Entries(NamedTuple):
    """Races of which charts are made, each under its own key."""

    courses: Array
    states: Array  #: one for all
    keys: Array
    slips: Array  #: per race and seat how many of a thousand decisions are made at random


class Chart(NamedTuple):
    """How one race went."""

    scores: Array  #: per seat the rank and the points
    decisions: Array  #: per seat
    lasts: Array  #: per seat the round of the last decision
    ranks: Array  #: per row and seat: on the grid, then after every round


class Charts(NamedTuple):
    """How many races went."""

    scores: Array
    decisions: Array
    lasts: Array
    ranks: Array
    rows: Array  #: how many rows of ranks a race has
    firsts: Array  #: the seat that decided first


# Races side by side, one step at a time


class Terms(NamedTuple):
    """What stays the same in a row from one step to the next."""

    course: Record
    drivers: Array
    units: Array  #: who races together: for every seat the number of its team
    key: Array
    settings: Array


class AllTerms(NamedTuple):
    """The same for all rows."""

    courses: Array
    drivers: Array
    units: Array
    key: Array
    settings: Array


class FieldRows(NamedTuple):
    """Races in rows: their positions, what else is kept of them, and the action that each agent takes."""

    states: Array
    rows: Array
    actions: Array


class Step(NamedTuple):
    """What a step leaves behind in a row."""

    rewards: Array
    mask: Array
    observation: Array
    final: Array


class Steps(NamedTuple):
    """What a step leaves behind in all rows."""

    seats: Array
    ends: Array
    rewards: Array
    gains: Array
    masks: Array
    observations: Array
    finals: Array


# The search


class Outset(NamedTuple):
    """From where a search looks ahead, by which chance, and how."""

    courses: Array
    roots: Array
    key: Array
    settings: Array


class Room(NamedTuple):
    """Room for one try of a search."""

    twins: Array
    fates: Array
    whims: Array
    verdicts: Array
    observations: Array
    worths: Array  #: per seat


class Nodes(NamedTuple):
    """What a search has found out below the root."""

    keys: Array
    totals: Array
    visits: Array  #: per node and action
    sums: Array
    paths: Array  #: the way of the last try: node, action, seat
    got: Array  #: what is kept per seat of the worths it got


class Node(NamedTuple):
    """What is known of the actions in one node."""

    visits: Array
    sums: Array


class Contest(NamedTuple):
    """The race of the moves at the root."""

    standing: Array
    tries: Array
    results: Array  #: per move and try
