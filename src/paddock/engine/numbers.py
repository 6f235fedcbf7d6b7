"""Seats, cars and actions are all plain numbers; each has a type of its own, so that none passes for another.

Types cost nothing when a race runs: compiled rules see whole numbers. What comes from outside (a name, an agent, a line
of a file) becomes a seat or an action where it is looked up and checked.
"""

from collections.abc import Iterable, Sequence
from typing import NewType, cast

Seat = NewType("Seat", int)  #: who races: 0 for the first name, and so on
Car = NewType("Car", int)  #: a piece on the track, in the order of the seats, where a seat has several (Scrap: racers)
Action = NewType("Action", int)  #: a move, as its game numbers them

Viewer = Seat | None  #: who looks; None for those who watch


def all_seats(count: int) -> Sequence[Seat]:
    """The seats of a race.

    >>> list(all_seats(3))
    [0, 1, 2]
    """
    return cast("Sequence[Seat]", range(count))


def all_cars(count: int) -> Sequence[Car]:
    """The cars of a race."""
    return cast("Sequence[Car]", range(count))


def all_actions(count: int) -> Sequence[Action]:
    """All that a game lets somebody do, legal now or not."""
    return cast("Sequence[Action]", range(count))


def seated(names: Sequence[str]) -> Iterable[tuple[Seat, str]]:
    """The seats of a race with their names.

    >>> list(seated(["Ana", "Ben"]))
    [(0, 'Ana'), (1, 'Ben')]
    """
    return cast("Iterable[tuple[Seat, str]]", enumerate(names))
