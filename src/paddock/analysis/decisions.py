"""One decision: what every choice was worth to its seat, and what the chosen one gained or lost."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from msgspec import Struct

from paddock.analysis.marks import marking
from paddock.bots.search import Tree, settings_of, total
from paddock.engine.numbers import Action, Seat
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array
from paddock.engine.search import HORIZON, IN, MOST, OUT, PILOTS, SLIGHT
from paddock.race import Race

SURE = 1.96  #: standard errors to each side of an interval that holds in 95 of 100 cases
TO_THE_END = 1e6  #: a horizon that no race reaches
FEWEST = 16  #: tries of a choice, below which nothing can be said
TRIES = 400  #: of every choice, unless somebody asks for more or fewer


class Valued(Struct, frozen=True):
    """A choice and its worth, from 0 to 1."""

    move: str
    worth: float
    tries: int


class Judged(Struct, frozen=True):
    """A decision and what is known of it.

    `lead` is by how much the chosen move was worth more than the best of the others, or less, give or take `error`.
    Both were found by tries that had no part in choosing which of the others is the best.
    """

    number: int  #: the moves that were made before it
    seat: str
    chosen: str
    rival: str  #: the best of the others
    worth: float  #: of the chosen move
    worth_error: float
    lead: float
    error: float
    is_pilots: bool  #: whether the pilot would have done the same
    choices: tuple[Valued, ...]  #: the best first
    mark: str | None

    @property
    def loss(self) -> float:
        """What was lost by the choice, as far as it is beyond doubt that something was."""
        return -self.lead if self.lead + self.error < 0 else 0.0

    @property
    def before(self) -> float:
        """What the position was worth to whoever chooses best."""
        return self.worth + self.loss

    @property
    def stake(self) -> float:
        """What could have been lost."""
        return max(0.0, self.before - min(each.worth for each in self.choices))


@cache
def settings_for(game: str) -> Array:
    """How the search looks ahead here: as its bot does, but to the end of the race."""
    settings = settings_of(game).copy()
    settings[HORIZON] = TO_THE_END
    return settings


def judge_decision(race: Race, seat: str, chosen: str, key: bytes, *, number: int = 0, tries: int = TRIES) -> Judged:
    """What a seat's choices are worth; the race is as its seat imagines it (`Race.guess`).

    The same key and number of tries find the same, whatever is hidden. Which of the others is the best is found first,
    by moves that race each other; then it and the chosen one are tried on new guesses.
    """
    game, place = race.game, race.grid.seat(seat)
    game.prepare("search")
    tries = max(FEWEST, min(tries, MOST))
    settings = settings_for(game.name)
    words = {race.grid.action(move): move for move in race.legal(seat)}
    mine = race.grid.action(race.words(chosen, seat))
    first = Tree(game, len(race.seats), key[:-1] + b"\0")
    first.grow(race, place, settings, 0)
    is_pilots = bool(first.standing[mine] == PILOTS)
    first.grow(race, place, settings, tries * len(words))
    worths = {action: mean_of(first.results[action, : first.tries[action]]) for action in words}
    rival = max((action for action in words if action != mine), key=lambda a: (first.standing[a] != OUT, worths[a]))
    again = side_by_side(race, place, (mine, rival), key[:-1] + b"\1", tries)
    own, other = (again.results[action, :tries].astype(np.float64) / WHOLE for action in (mine, rival))
    worths |= {mine: mean_of(again.results[mine, :tries]), rival: mean_of(again.results[rival, :tries])}
    lead, error = worths[mine] - worths[rival], SURE * error_of(own - other)
    return Judged(
        number=number,
        seat=seat,
        chosen=words[mine],
        rival=words[rival],
        worth=worths[mine],
        worth_error=SURE * error_of(own),
        lead=lead,
        error=error,
        is_pilots=is_pilots,
        choices=tuple(
            Valued(words[action], worths[action], int(first.tries[action] + again.tries[action]))
            for action in sorted(words, key=lambda action: -worths[action])
        ),
        mark=marking(game.name).mark(lead, error, is_pilots),
    )


def compare(race: Race, seat: str, move: str, other: str, key: bytes, *, tries: int = TRIES) -> tuple[float, float]:
    """By how much a move is worth more to a seat than another, and the error of that; the race is as it imagines it."""
    race.game.prepare("search")
    moves = race.grid.action(race.words(move, seat)), race.grid.action(race.words(other, seat))
    tree = side_by_side(race, race.grid.seat(seat), moves, key, tries)
    own, others = (tree.results[action, :tries].astype(np.float64) / WHOLE for action in moves)
    return total(own - others) / tries, SURE * error_of(own - others)


def side_by_side(race: Race, seat: Seat, moves: tuple[Action, Action], key: bytes, tries: int) -> Tree:
    """Two moves, each tried so often or more: the k-th try of both meets the same guess and the same luck."""
    tree, settings = Tree(race.game, len(race.seats), key), settings_for(race.game.name).copy()
    tree.standing[list(moves)] = PILOTS, IN
    settings[SLIGHT] = 0.0  # nobody drops out
    while tree.tries[moves[1]] < tries:
        tree.grow(race, seat, settings, tries)
    return tree


def mean_of(results: Array) -> float:
    return total(results) / (WHOLE * max(1, len(results)))


def error_of(numbers: Array) -> float:
    """The standard error of their mean."""
    mean = total(numbers) / len(numbers)
    return math.sqrt(total((numbers - mean) ** 2) / len(numbers)) / math.sqrt(len(numbers))
