"""A field of races: many side by side, each waiting for an agent; one call takes all their actions one step on.

Drivers that are no agents drive in between, in compiled code. `paddock.engine.cuda.GpuField` is the same on a GPU.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.engine import loops
from paddock.engine.fate import UNWATCHED, key_words
from paddock.engine.groups import AllTerms, Drives, FieldRows, Steps
from paddock.engine.jit import compiled_for
from paddock.engine.log import new_log
from paddock.engine.records import Array, new

LEAST = 256  #: rows that are worth a thread of their own
ENDLESS = 2**31 - 1  #: steps


@dataclass(frozen=True)
class Rules:
    """How a field is run: when a race makes room for the next one, what is rewarded, and whether drivers change seats.

    In race number k of those that rotate, the driver of seat 0 sits on seat k, counted round the table.
    """

    autoreset: int = loops.NEXT_STEP
    reward: int = loops.PLACE
    rotates: bool = False
    longest: int | None = None  #: decisions of agents after which a race is cut off

    def settings(self, stride: int) -> Array:
        """As the loops take them."""
        made = np.zeros(loops.ONLY_WANTED + 1, np.int64)
        made[loops.STRIDE] = stride
        made[loops.LONGEST] = self.longest or ENDLESS
        made[loops.AUTORESET] = self.autoreset
        made[loops.REWARD] = self.reward
        made[loops.ROTATES] = self.rotates
        return made


def units_of(game: Any, courses: Array, seats: int) -> Array:
    """Who races together: for every seat the number of its team."""
    assert seats <= loops.MOST_SEATS
    units = np.zeros(seats, np.int8)
    for unit, members in enumerate(game.notation.units(courses[0], game.notation.seat_names(seats)).values()):
        units[members] = unit
    return units


def new_rows(count: int) -> Array:
    """FieldRows without a race: a step deals the first one."""
    rows = new(loops.ROW, count)
    rows["next"], rows["ended"] = np.arange(count), loops.TERMINATED
    return rows


class Field:
    """Races in rows. What a step leaves behind is in these arrays, which the next step overwrites.

    - `observations` (rows, numbers), `masks` (rows, actions), `seats` (rows): what the agent that must decide may know
      and do, and who it is
    - `rewards` (rows, seats), `gains` (rows): what the step brought, and what of it the agent whose action it was
    - `ends` (4, rows): whether a race was terminated, truncated, ended by an action that is not legal, ended at all
    - `finals` (rows, numbers): the last observation of a race that made room within the step

    Row i runs the races number i, i + rows, i + 2 * rows, ...
    """

    def __init__(self, game: Any, courses: Array, drivers: Array, rules: Rules, threads: int | None = None) -> None:
        game = game.on(courses[0])
        game.prepare("field")
        self.game, self.rules = game, rules
        self.count, seats = drivers.shape
        finals = self.count if rules.autoreset == loops.SAME_STEP else 1
        self.observations = np.zeros((self.count, game.rules.observation), np.int32)
        self.masks = np.zeros((self.count, game.rules.actions), np.int8)
        self.seats = np.zeros(self.count, np.int32)
        self.rewards = np.zeros((self.count, seats), np.float32)
        self.gains = np.zeros(self.count, np.float32)
        self.ends = np.zeros((4, self.count), np.bool_)
        self.finals = np.zeros((finals, game.rules.observation), np.int32)
        self.actions = np.zeros(self.count, np.int64)
        self._terms = AllTerms(
            courses, drivers, units_of(game, courses, seats), np.zeros(8, np.uint32), rules.settings(self.count)
        )
        self._rows = FieldRows(new(game.rules.state, self.count), new_rows(self.count), self.actions)
        self._steps = Steps(self.seats, self.ends, self.rewards, self.gains, self.masks, self.observations, self.finals)
        threads = max(1, min(threads or os.cpu_count() or 1, self.count // LEAST))
        bounds = np.linspace(0, self.count, threads + 1).astype(int)
        self._parts = list(zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True))
        drives = Drives(
            fates=new(UNWATCHED, self.count),
            whims=new(UNWATCHED, self.count),
            logs=new_log(on=False),
            verdicts=np.zeros((self.count, game.rules.actions), np.uint8),
            legals=np.zeros((1, game.rules.actions), np.int16),
        )
        self._drives = [drives._replace(legals=drives.legals.copy()) for _ in self._parts]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        own, drive, none = game.loops, self._drives[0], np.zeros(seats, np.int8)
        self._advance = compiled_for(own.advance_rows, self._terms, self._rows, drive, self._steps, 0, 0)
        self._advise = compiled_for(own.advise_rows, courses, self._rows, none, drive, 0, 0)

    def reset(self, key: bytes | None, wanted: Array | None = None, first: int = 0) -> None:
        """Deal a new race to every row, or where it is wanted; with a key all begin again, from a race number on."""
        rows, settings = self._rows.rows, self._terms.settings
        if key is not None:
            self._terms.key[:] = key_words(key)
            rows["next"] = np.arange(first, first + self.count)
        rows["ended"] |= loops.WANTED if wanted is None else np.where(wanted, loops.WANTED, 0).astype(np.int32)
        settings[loops.ONLY_WANTED] = 1
        self.step()
        settings[loops.ONLY_WANTED] = 0

    def step(self) -> None:
        """Take every row's action, as it stands in `actions`."""
        self._in_parts(
            lambda part, first, last: self._advance(
                self._terms, self._rows, self._drives[part], self._steps, first, last
            )
        )

    def advise(self, advisers: Array) -> None:
        """Fill `actions` with what drivers would do: where drivers change seats, so do they."""
        courses, known = self._terms.courses, np.ascontiguousarray(advisers, np.int8)
        self._in_parts(
            lambda part, first, last: self._advise(courses, self._rows, known, self._drives[part], first, last)
        )

    def _in_parts(self, work: Callable[[int, int, int], None]) -> None:
        """The first part is done here, every other one by a thread of the pool."""
        if self._pool is None:
            work(0, *self._parts[0])
            return
        others = [self._pool.submit(work, part, *self._parts[part]) for part in range(1, len(self._parts))]
        work(0, *self._parts[0])
        for other in others:
            other.result()

    @property
    def scores(self) -> Array:
        """Per row and seat the rank and the points, as they stood when the race ended."""
        seen: Array = self._rows.rows["scores"][:, : self._terms.drivers.shape[1]]
        return seen

    @property
    def numbers(self) -> Array:
        """The number of the race in every row."""
        running: Array = self._rows.rows["next"] - self.count
        return running

    @property
    def states(self) -> Array:
        """The positions, nothing hidden."""
        return self._rows.states

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
