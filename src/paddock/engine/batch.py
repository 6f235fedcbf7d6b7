"""Many races at once: the compiled loop over all cores, one thread each."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.engine.fate import FATE, key_words
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
    game: Any,
    courses: Array,
    drivers: Array,
    key: bytes,
    threads: int | None = None,
    most: int | None = None,
    keep: bool = False,
) -> Results:
    """Run as many races as `drivers` has rows, each with its own streams of chance.

    `drivers[race, seat]` is `loops.RANDOM` or `loops.PILOT`. Race number i is the same whatever the number of threads.
    With `keep` the final position of every race is part of the results.
    """
    game.prepare("batch")
    races, seats = drivers.shape
    kept = new(game.state, races) if keep else None
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64), kept)
    threads = max(1, threads or os.cpu_count() or 1)
    chunks = range(0, races, CHUNK)

    def work(thread: int) -> None:
        # Only the first row of each is used; the others keep the threads out of each other's cache lines.
        fates, whims = new(FATE, APART), new(FATE, APART)
        states = new(game.state, APART) if kept is None else kept
        verdicts, legals = np.zeros((APART, game.actions), np.uint8), np.zeros((APART, game.actions), np.int16)
        log, words = new_log(on=False), key_words(key)
        for first in chunks[thread::threads]:
            game.loops.races(
                courses,
                states,
                words,
                drivers,
                fates,
                whims,
                log,
                verdicts,
                legals,
                results.scores,
                results.decisions,
                first,
                min(first + CHUNK, races),
                most or game.longest,
                keep,
            )

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, range(threads)))
    return results


@dataclass(frozen=True)
class Charts:
    """How races went: per race and seat the rank and the points, and the decisions; per race the ranks by round."""

    scores: Array
    decisions: Array
    lasts: Array  #: per race and seat the round of the last decision
    ranks: Array  #: per race, row and seat: on the grid, then after every round
    rows: Array  #: of those, how many a race has
    firsts: Array  #: the seat that decided first


def run_charted(game: Any, courses: Array, slips: Array, keys: list[bytes], most: int | None = None) -> Charts:
    """Run one race under each key, in this thread; `slips[race, seat]` of a thousand decisions are made at random.

    `Race` deals the same under the same key, and goes on the same if its drivers take their chance from stream 1.
    """
    game.prepare("charts")
    races, seats = slips.shape
    made = Charts(
        np.zeros((races, seats, 2), np.int32),
        np.zeros((races, seats), np.int32),
        np.zeros((races, seats), np.int16),
        np.zeros((races, ROUNDS, seats), np.int8),
        np.zeros(races, np.int32),
        np.zeros(races, np.int8),
    )
    game.loops.charted_races(
        courses,
        new(game.state),
        np.array([key_words(key) for key in keys]).reshape(races, -1),
        slips,
        new(FATE),
        new(FATE),
        new_log(on=False),
        np.zeros((1, game.actions), np.uint8),
        np.zeros((1, game.actions), np.int16),
        made.scores,
        made.decisions,
        made.lasts,
        made.ranks,
        made.rows,
        made.firsts,
        most or game.longest,
    )
    return made
