"""Many races at once: the compiled loop over all cores, one thread each."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.engine.fate import FATE, key_words
from paddock.engine.groups import Batch, Charts, Drives, Entries
from paddock.engine.log import new_log
from paddock.engine.records import Array, new

ROUNDS = 512  #: rows of a chart: what happens in later rounds is told in the last one
CHUNK = 64  #: races that a thread takes on at a time
APART = 16  #: rows between what two threads write to


@dataclass(frozen=True)
class Results:
    """How races ended: per race and seat the rank and the points; per race the decisions taken."""

    scores: Array
    decisions: Array
    states: Array | None = None  #: the final positions, if they were asked for


def run_races(
    game: Any, courses: Array, drivers: Array, key: bytes, threads: int | None = None, keep: bool = False
) -> Results:
    """Run as many races as `drivers` has rows, each with its own streams of chance.

    `drivers[race, seat]` is `loops.RANDOM` or `loops.PILOT`. Race number i is the same whatever the number of threads.
    With `keep` the final position of every race is part of the results.
    """
    game = game.on(courses[0])
    game.prepare("batch")
    races, seats = drivers.shape
    kept = new(game.rules.state, races) if keep else None
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64), kept)
    threads = max(1, threads or os.cpu_count() or 1)
    chunks = range(0, races, CHUNK)

    def work(thread: int) -> None:
        # Only the first row of each is used; the others keep the threads out of each other's cache lines.
        states, drives = new(game.rules.state, APART) if kept is None else kept, new_drives(game, APART)
        batch = Batch(courses, key_words(key), drivers, states, results.scores, results.decisions)
        for first in chunks[thread::threads]:
            game.loops.races(batch, drives, first, min(first + CHUNK, races), game.rules.longest, keep)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, range(threads)))
    return results


def new_drives(game: Any, rows: int) -> Drives:
    """What races are driven with, without a log."""
    verdicts, legals = np.zeros((rows, game.rules.actions), np.uint8), np.zeros((rows, game.rules.actions), np.int16)
    return Drives(new(FATE, rows), new(FATE, rows), new_log(on=False), verdicts, legals)


def run_charted(game: Any, courses: Array, slips: Array, keys: list[bytes]) -> Charts:
    """Run one race under each key, in this thread; `slips[race, seat]` of a thousand decisions are made at random.

    `Race` deals the same under the same key, and goes on the same if its drivers take their chance from stream 1.
    """
    game = game.on(courses[0])
    game.prepare("charts")
    races, seats = slips.shape
    made = Charts(
        scores=np.zeros((races, seats, 2), np.int32),
        decisions=np.zeros((races, seats), np.int32),
        lasts=np.zeros((races, seats), np.int16),
        ranks=np.zeros((races, ROUNDS, seats), np.int8),
        rows=np.zeros(races, np.int32),
        firsts=np.zeros(races, np.int8),
    )
    words = np.array([key_words(key) for key in keys], np.uint32).reshape(races, 8)
    game.loops.charted_races(
        Entries(courses, new(game.rules.state), words, slips), new_drives(game, 1), made, game.rules.longest
    )
    return made
