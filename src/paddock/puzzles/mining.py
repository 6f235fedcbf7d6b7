"""Mining: races of bots, and the decisions in them that make a puzzle.

Every decision gets a first look; what could be a puzzle is weighed more and more often, and kept when its best choice
leads every other by the margin of the game, as far as it is beyond doubt, twice, with different guesses and luck; and
when a champion finds it.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count
from random import Random

import numpy as np
from msgspec import Struct

from paddock.bots import Bot, bot
from paddock.bots.processes import begin_work, end_pool
from paddock.engine.fate import fates, key_from_seed
from paddock.games import game as find_game
from paddock.puzzles.album import Album
from paddock.puzzles.puzzle import DIFFICULTIES, EXACT, Answer, Origin, Puzzle
from paddock.puzzles.quarries import Quarry, quarry
from paddock.puzzles.rating import difficulty_of, shares
from paddock.puzzles.weighing import Weighed, weigh
from paddock.race import Race

DRIVERS = ("rookie", "club", "club", "pro")  #: who races: mistakes lead to positions that masters never see
HOPELESS = 0.06  #: who is worth less has nothing to find
EASY_CHOICES = 3  #: what the rule of thumb finds is only asked where there are so many choices,
EASY_LEAD = 0.3  #: and another one is tempting,
EASY_LOOK = 0.08  #: and of these only so many are looked at, since there are more than enough
LATEST = 0.25  #: seconds between two looks at the clock and at whoever wants to stop

Progress = Callable[[int, int], bool]  #: told how many puzzles and races there are; False stops


class Depth(Struct, frozen=True):
    """How often choices are tried."""

    first: int = 32
    second: int = 128
    last: int = 800  #: twice


def hunt(game: str, seed: str, number: int, until: float, depth: Depth = Depth()) -> list[Puzzle]:  # noqa: B008
    """The puzzles of one race, the hardest first, up to a moment by the clock of this machine."""
    race = races_of(game, seed, number)
    luck = Random(f"{seed} {number}")  # noqa: S311
    drivers = {seat: bot(luck.choice(DRIVERS), f"{seed} {number} {seat}") for seat in race.seats}
    found: dict[tuple[str, str], Puzzle] = {}
    while not race.over and time.time() < until:
        seat = race.pending[0]
        kinds = {choice.kind for choice in race.choices(seat)}
        if len(race.legal(seat)) > 1 and kinds.isdisjoint(quarry(game).without):
            lead = Lead(race, seat, Origin(race.game.version, seed, number, race.move_count))
            puzzle = lead.follow(depth, luck)
            if puzzle is not None:
                known = found.get((seat, puzzle.kind))
                if known is None or (known.difficulty == "easy" and puzzle.difficulty != "easy"):
                    found[seat, puzzle.kind] = puzzle
        race.play(seat, choice_of(drivers[seat], race, seat))
    return sorted(found.values(), key=lambda each: -DIFFICULTIES.index(each.difficulty))


def races_of(game: str, seed: str, number: int) -> Race:
    """A race with one of the set-ups of the game, each in its turn."""
    set_ups = quarry(game).races
    set_up = set_ups[number % len(set_ups)]
    return Race(game, set_up.seats, seed=f"{seed} {number}", **set_up.options)


def choice_of(driver: Bot, race: Race, seat: str) -> str:
    return driver.choose(race.guess(seat, seed=f"{race.move_count} {seat}"), seat)


@dataclass(frozen=True)
class Lead:
    """A decision of a race that is looked into."""

    race: Race
    seat: str
    origin: Origin

    def follow(self, depth: Depth, luck: Random) -> Puzzle | None:
        """The puzzle that this decision makes, if it makes one; what costs least is asked first."""
        said = quarry(self.race.game.name)
        first = self._weigh(self.race.guess(self.seat, seed=self._seed("guess")), depth.first, "first")
        if first.lead(depth.last) < said.margin or first.worth(0) < HOPELESS:
            return None
        if self._is_pilots(first.best) and (len(first.moves) < EASY_CHOICES or luck.random() > EASY_LOOK):
            return None
        set_out = self._set_out()
        if set_out is None:
            return None
        race = Race.from_position(set_out, seed=self._seed("position"), folder=None)
        second = self._weigh(race, depth.second, "second")
        if second.lead(depth.last) < said.margin:
            return None
        once = self._weigh(race, depth.last, "once")
        if not self._is_clear(once, said):
            return None
        again = self._weigh(race, depth.last, "again")
        if again.best != once.best or not self._is_clear(again, said):
            return None
        solved = shares(race, self.seat, once.best, self._seed("levels"))
        if solved["champion"] < 1:
            return None
        return Puzzle(
            set_out=set_out,
            seat=self.seat,
            kind=next(each.kind for each in race.choices(self.seat) if each.move == once.best),
            choices=answers(both(once, again)),
            tries=2 * depth.last,
            solved=solved,
            difficulty=difficulty_of(solved),
            origin=self.origin,
        )

    def _is_clear(self, weighed: Weighed, said: Quarry) -> bool:
        if weighed.lead() < said.margin or weighed.worth(0) < HOPELESS:
            return False
        is_tempting = len(weighed.moves) >= EASY_CHOICES and weighed.worth(0) - weighed.worth(1) < EASY_LEAD
        return is_tempting or not self._is_pilots(weighed.best)

    def _set_out(self) -> dict[str, object] | None:
        """The position with all dealt again that the seat can't see; None if its words don't say all of it."""
        guess = self.race.guess(self.seat, seed=self._seed("guess"))
        document = guess.position()
        read = Race.from_position(document, seed=0, folder=None)
        same = np.array_equal(read.observe(self.seat), guess.observe(self.seat)) and read.position() == document
        return document if same and read.legal(self.seat) == guess.legal(self.seat) else None

    def _is_pilots(self, move: str) -> bool:
        """Whether the rule of thumb would do it."""
        return self.race.pilot_move(self.seat, fates(key_from_seed(self._seed("pilot")))) == move

    def _weigh(self, race: Race, tries: int, why: str) -> Weighed:
        return weigh(race, self.seat, key_from_seed(self._seed(why)), tries, curious=why != "first")

    def _seed(self, why: str) -> str:
        return f"{self.origin.seed} {self.origin.race} {self.origin.move} {why}"


def both(once: Weighed, again: Weighed) -> Weighed:
    """The tries of both, the best choice first."""
    places = [again.moves.index(move) for move in once.moves]
    results = np.concatenate([once.results, again.results[places]], axis=1)
    order = sorted(range(len(places)), key=lambda at: -float(results[at].mean()))
    return Weighed([once.moves[at] for at in order], results[order])


def answers(weighed: Weighed) -> dict[str, Answer]:
    behind = [(0.0, 0.0), *map(weighed.behind, range(1, len(weighed.moves)))]
    return {
        move: Answer(round(weighed.worth(at), EXACT), *(round(value, EXACT) for value in behind[at]))
        for at, move in enumerate(weighed.moves)
    }


def mine(
    game: str,
    album: Album,
    *,
    seed: str = "1",
    processes: int = 1,
    seconds: float | None = None,
    progress: Progress = lambda _puzzles, _races: True,
    depth: Depth = Depth(),  # noqa: B008
) -> int:
    """Fill an album with puzzles, for so many seconds at most; how many races it took.

    It goes on after the last race of this seed in which something was found. Each puzzle is written when it is found.
    """
    find_game(game).prepare("search")
    until = time.time() + (seconds if seconds is not None else 1e9)
    numbers = count(album.last_race(seed) + 1)
    raced = 0
    for found in hunted(game, seed, numbers, until, processes, depth):
        raced += found is not None
        for puzzle in found or ():
            album.take(puzzle)
        if album.is_full or not progress(len(album.puzzles), raced):
            break
    return raced


def hunted(
    game: str, seed: str, numbers: Iterator[int], until: float, processes: int, depth: Depth
) -> Iterator[list[Puzzle] | None]:
    """What is found race by race, here or in other processes, in whichever order they end.

    None comes now and then while nothing has ended, so that nobody waits long who wants to stop.
    """
    if processes == 1:
        while time.time() < until:
            yield hunt(game, seed, next(numbers), until, depth)
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        running: set[Future[list[Puzzle]]] = set()
        while running or time.time() < until:
            while len(running) < 2 * processes and time.time() < until:
                running.add(pool.submit(hunt, game, seed, next(numbers), until, depth))
            done, running = wait(running, timeout=LATEST, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
            if not done:
                yield None
    finally:
        end_pool(pool)
