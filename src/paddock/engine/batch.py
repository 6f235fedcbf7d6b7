"""Many races at once: the compiled loop over all cores, one thread each."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.engine.fate import fates
from paddock.engine.log import new_log
from paddock.engine.records import Array, new

CHUNK = 128  #: races that share one set of arrays


@dataclass(frozen=True)
class Results:
    """How races ended: per race and seat the rank and the points; per race the decisions taken."""

    scores: Array
    decisions: Array

    def wins(self, seat: int) -> float:
        """The share of races that a seat won, shared victories counted by their share."""
        first = self.scores[:, :, 0] == 1
        return float((first[:, seat] / first.sum(axis=1)).mean())


class Batch:
    """The arrays that a thread needs to run races of one course, used over and over."""

    def __init__(self, game: Any, courses: Array, races: int = CHUNK) -> None:
        seats = int(courses[0].seats)
        self.game, self.courses = game, courses
        self.states = new(game.state, races)
        self.drivers = np.zeros((races, seats), np.int8)
        self.verdicts = np.zeros((1, game.actions), np.uint8)
        self.legals = np.zeros((1, game.actions), np.int16)
        self.scores = np.zeros((races, seats, 2), np.int32)
        self.decisions = np.zeros(races, np.int64)
        self.logs = new_log(on=False)

    def run(self, n: int, chance: Array, whims: Array, most: int) -> None:
        """Race the first `n` positions from set-up to the end."""
        self.game.loops.races(
            self.courses,
            self.states,
            self.drivers,
            chance,
            whims,
            self.logs,
            self.verdicts,
            self.legals,
            self.scores,
            self.decisions,
            0,
            n,
            most,
        )


def run_races(game: Any, courses: Array, drivers: Array, key: bytes, threads: int | None = None) -> Results:
    """Run as many races as `drivers` has rows, each with its own stream of chance.

    `drivers[race, seat]` is `loops.RANDOM` or `loops.PILOT`. Race number i is the same whatever the number of threads.
    """
    races, seats = drivers.shape
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64))
    threads = max(1, threads or os.cpu_count() or 1)
    chunks = range(0, races, CHUNK)

    def work(thread: int) -> None:
        batch = Batch(game, courses, min(CHUNK, races))
        for first in chunks[thread::threads]:
            n = min(CHUNK, races - first)
            batch.drivers[:n] = drivers[first : first + n]
            # Chance and drivers use different streams of one key: even and odd ones.
            streams = fates(key, 2 * n, 2 * first)
            batch.run(n, streams[0::2].copy(), streams[1::2].copy(), game.longest)
            results.scores[first : first + n] = batch.scores[:n]
            results.decisions[first : first + n] = batch.decisions[:n]

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, range(threads)))
    return results
