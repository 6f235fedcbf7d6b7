"""The bot that looks ahead: information-set Monte-Carlo tree search, within a budget of time or of tries."""

from __future__ import annotations

import math
import os
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from paddock.bots.driver import Bot, Thought
from paddock.bots.settings import settings_file
from paddock.engine.fate import key_words
from paddock.engine.groups import Contest, Outset
from paddock.engine.numbers import Action, Seat
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array
from paddock.engine.search import FIRST_LOOK, LOYALTY, MOST, OUT, PILOTS, SETTINGS, nodes_for, room_for
from paddock.errors import UnknownBot
from paddock.games.contract import Game
from paddock.race import Race

NODES = 1 << 13  #: places in a tree
SLICE = 0.01  #: seconds between two looks at the clock
FIRST_SLICE = 16  #: tries before the first of them


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many tries, or so many seconds.

    >>> Budget.from_words("200ms"), Budget.from_words("2000")
    (Budget(tries=None, seconds=0.2), Budget(tries=2000, seconds=None))
    """

    tries: int | None = None
    seconds: float | None = None

    @classmethod
    def from_words(cls, words: str) -> Budget:
        found = re.fullmatch(r"(\d{1,7})(ms|s|)", words)
        if found is None or int(found[1]) == 0:
            raise UnknownBot("bad_budget", words=words)
        number = int(found[1])
        if found[2] == "":
            return cls(tries=number)
        return cls(seconds=number / 1000 if found[2] == "ms" else float(number))


@cache
def settings_of(game: str) -> Array:
    """The settings of the search for a game, as its file has them."""
    return np.array([float(settings_file(game)["search"][name]) for name in SETTINGS])


class Tree:
    """Room for one search: one thread, one position."""

    def __init__(self, game: Game, seats: int, key: bytes) -> None:
        self.standing = np.zeros(game.rules.actions, np.uint8)
        self.tries = np.zeros(game.rules.actions, np.int32)
        self.results = np.empty((game.rules.actions, MOST), np.float32)
        self._key = key_words(key)
        self._room, self._nodes = room_for(game, seats), nodes_for(game, seats, NODES)
        self._contest = Contest(self.standing, self.tries, self.results)

    def grow(self, race: Race, seat: Seat, settings: Array, tries: int) -> bool:
        """Try moves so many times; False if there is nothing left to find out."""
        outset = Outset(race.grid.courses, race.bare.states, self._key, settings)
        done: int = race.game.search.iterate(outset, seat, self._room, self._nodes, self._contest, tries)
        return done == tries


def think(
    race: Race, seat: str, budget: Budget, key: bytes, threads: int = 1, settings: Array | None = None
) -> list[Thought]:
    """What a search finds of the moves of a seat, the one to make first. Only what the seat may see has a part in it.

    The same key and number of tries find the same, whatever is hidden.
    """
    game, number = race.game, race.grid.seat(seat)
    game.prepare("search")
    chosen = settings_of(game.name) if settings is None else settings
    trees = [Tree(game, len(race.seats), key[:-1] + bytes([thread])) for thread in range(threads)]
    if budget.tries is not None:
        shares = [budget.tries // threads + (thread < budget.tries % threads) for thread in range(threads)]
        work = [(tree, share) for tree, share in zip(trees, shares, strict=True) if share]
        in_threads(lambda tree, share: tree.grow(race, number, chosen, share), work)
    else:
        until = time.perf_counter() + float(budget.seconds or 0)
        in_threads(lambda tree, until: grow_until(tree, race, number, chosen, until), [(tree, until) for tree in trees])
    words = {race.grid.action(move): move for move in race.legal(seat)}
    tries = {action: sum(int(tree.tries[action]) for tree in trees) for action in words}
    sums = {action: sum(total(tree.results[action, : tree.tries[action]]) for tree in trees) for action in words}
    means = {action: sums[action] / (WHOLE * max(1, tries[action])) for action in words}
    best = choice_of(trees, {action: means[action] for action in words if tries[action]}, float(chosen[LOYALTY]))
    order = sorted(words, key=lambda action: (action != best, -tries[action], -means[action]))
    return [Thought(words[action], tries[action], means[action]) for action in order]


def choice_of(trees: list[Tree], means: dict[Action, float], loyalty: float) -> Action:
    """The move that did best of those that stand longest; the pilot's, unless another is better beyond doubt.

    Nothing is beyond doubt that was hardly tried: whoever may think for a moment only drives as the pilot does.
    """
    stands = {action: sum(int(tree.standing[action] != OUT) for tree in trees) for action in means}
    leader = max(means, key=lambda action: (stands[action], means[action]))
    pilots = next((action for action in means if any(tree.standing[action] == PILOTS for tree in trees)), leader)
    if pilots == leader:
        return leader
    pairs = [(tree.results, int(min(tree.tries[leader], tree.tries[pilots]))) for tree in trees]
    more = np.concatenate([results[leader, :n] - results[pilots, :n] for results, n in pairs])
    if len(more) < FIRST_LOOK:
        return pilots
    mean = total(more) / len(more)
    spread = math.sqrt(total((more.astype(np.float64) - mean) ** 2) / len(more))
    return leader if mean > loyalty * spread / math.sqrt(len(more)) else pilots


def total(numbers: Array) -> float:
    """A sum from the first to the last: NumPy's own takes them in an order that a page could not know.

    >>> total(np.array([0.5, 0.25], np.float32))
    0.75
    """
    return float(np.cumsum(numbers, dtype=np.float64)[-1]) if len(numbers) else 0.0


def grow_until(tree: Tree, race: Race, seat: Seat, settings: Array, until: float) -> None:
    """Grow a tree until a moment; the clock is looked at every hundredth of a second or so."""
    tries, begun = FIRST_SLICE, time.perf_counter()
    while True:
        open_yet = tree.grow(race, seat, settings, tries)
        now = time.perf_counter()
        if now >= until or not open_yet:
            return
        rate = tries / max(1e-6, now - begun)
        begun = now
        tries = max(1, min(int(rate * SLICE), int(rate * (until - now)) + 1))


def in_threads(work: Callable[..., None], arguments: list[tuple[Any, ...]]) -> None:
    """Compiled code lets other threads run, so that each has a core of its own."""
    if len(arguments) == 1:
        work(*arguments[0])
        return
    with ThreadPoolExecutor(len(arguments)) as pool:
        list(pool.map(lambda given: work(*given), arguments))


class SearchBot(Bot):
    """Looks ahead by trying moves on guesses.

    With a number of tries it thinks in one thread, so that the same seed finds the same on every machine; with a time
    it takes all cores that it may use.
    """

    def __init__(self, budget: Budget, name: str, seed: int | str | None = None, threads: int | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self.budget = budget
        self.threads = threads or (1 if budget.tries is not None else os.cpu_count() or 1)
        self.thoughts: list[Thought] = []
        self._decisions = 0

    def choose(self, guess: Race, seat: str) -> str:
        legal = guess.legal(seat)
        if len(legal) == 1:
            self.thoughts = []
            return legal[0]
        self._decisions += 1
        key = self._key[:24] + self._decisions.to_bytes(7, "little") + b"\0"
        self.thoughts = think(guess, seat, self.budget, key, self.threads)
        return self.thoughts[0].move

    def why(self) -> list[Thought]:
        return self.thoughts

    def part(self, game: str) -> str:
        return "search"

    def thinks_for(self, game: str) -> float:
        return self.budget.seconds or 0.0
