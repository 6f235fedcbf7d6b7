"""Weighing: what every choice of a seat is worth, all of them tried equally often with the same luck."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from paddock.analysis.decisions import SURE, error_of, settings_for
from paddock.bots.search import Tree
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array
from paddock.engine.search import CURIOSITY, MOST, SLIGHT
from paddock.race import Race


@dataclass(frozen=True)
class Weighed:
    """The choices of a seat, the best first, and what each of them brought in every try."""

    moves: list[str]
    results: Array  #: per choice and try, from 0 to 1

    @property
    def best(self) -> str:
        return self.moves[0]

    def worth(self, at: int) -> float:
        return float(self.results[at].mean())

    def behind(self, at: int) -> tuple[float, float]:
        """How far a choice lies behind the best, give or take what holds in 95 of 100 cases."""
        more = self.results[0] - self.results[at]
        return float(more.mean()), SURE * error_of(more)

    def lead(self, tries: int | None = None) -> float:
        """What the best is worth more than any other, as far as it is beyond doubt; or would be, after so many tries.

        >>> weighed = Weighed(["stop", "roll"], np.array([[1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 1.0]]))
        >>> round(weighed.lead(), 2), round(weighed.lead(400), 2)
        (0.01, 0.45)
        """
        tried = self.results.shape[1]
        narrowed = math.sqrt(tried / (tries or tried))
        behind = map(self.behind, range(1, len(self.moves)))
        return min(mean - narrowed * error for mean, error in behind)


def weigh(race: Race, seat: str, key: bytes, tries: int, *, curious: bool = True) -> Weighed:
    """Try all choices of a seat on guesses, to the end of the race. Nothing that the seat can't see has a part in it.

    Unlike in a search and in `judge_decision` no choice drops out, since all of them are to be told about. Tries that
    only learn (`curious`) can be left out where a first look is enough.
    """
    game = race.game
    game.prepare("search")
    tries = min(tries, MOST)
    settings = settings_for(game.name).copy()
    settings[SLIGHT] = 0.0
    if not curious:
        settings[CURIOSITY] = 0.0
    words = {race.grid.action(move): move for move in race.legal(seat)}
    tree, place = Tree(game, len(race.seats), key), race.grid.seat(seat)
    while min(int(tree.tries[action]) for action in words) < tries:
        tree.grow(race, place, settings, tries)
    results = {action: tree.results[action, :tries].astype(np.float64) / WHOLE for action in words}
    order = sorted(words, key=lambda action: -float(results[action].mean()))
    return Weighed([words[action] for action in order], np.stack([results[action] for action in order]))
