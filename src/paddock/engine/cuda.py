"""Races on a GPU: the same compiled loops, one race per thread."""

from functools import cache
from typing import Any

import numpy as np

from paddock.engine.batch import Results
from paddock.engine.fate import FATE, key_words
from paddock.engine.log import new_log
from paddock.engine.records import Array

THREADS = 64  #: threads of a block
CHUNK = 1 << 17  #: races that are on the GPU at once


def is_available() -> bool:
    """Whether there is a GPU that Numba can compile for."""
    try:
        from numba import cuda
    except ImportError:
        return False
    _keep_old_names()
    return bool(cuda.is_available())


def _keep_old_names() -> None:
    """numba-cuda up to 0.30 still asks for names that NumPy 2.5 has dropped."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


@cache
def kernel(game: Any) -> Any:
    """The GPU program of a game: every thread deals its own race, runs it to the end and scores it."""
    _keep_old_names()
    from numba import cuda

    whole_race = game.loops.whole_race

    @cuda.jit
    def race_many(  # type: ignore[no-untyped-def]
        courses, states, key, first, drivers, fates, whims, logs, verdicts, legals, scores, decisions, most
    ):
        i = cuda.grid(1)
        if i < decisions.shape[0]:
            decisions[i] = whole_race(
                courses[0],
                states[i],
                key,
                first + i,
                drivers[i],
                fates[i],
                whims[i],
                logs[0],
                verdicts[i],
                legals[i],
                scores[i],
                most,
            )

    return race_many


def run_races(game: Any, courses: Array, drivers: Array, key: bytes) -> Results:
    """What `batch.run_races` does, with the same outcome race for race, on the GPU."""
    from numba import cuda

    races, seats = drivers.shape
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64))
    size = min(races, CHUNK)
    on_gpu = {
        "states": cuda.device_array(size, game.state),
        "fates": cuda.device_array(size, FATE),
        "whims": cuda.device_array(size, FATE),
        "verdicts": cuda.device_array((size, game.actions), np.uint8),
        "legals": cuda.device_array((size, game.actions), np.int16),
        "scores": cuda.device_array((size, seats, 2), np.int32),
    }
    course, log = cuda.to_device(courses), cuda.to_device(new_log(on=False))
    words = cuda.to_device(key_words(key))
    for first in range(0, races, CHUNK):
        n = min(CHUNK, races - first)
        decisions = cuda.device_array(n, np.int64)
        kernel(game)[(n + THREADS - 1) // THREADS, THREADS](
            course,
            on_gpu["states"],
            words,
            first,
            cuda.to_device(np.ascontiguousarray(drivers[first : first + n])),
            on_gpu["fates"],
            on_gpu["whims"],
            log,
            on_gpu["verdicts"],
            on_gpu["legals"],
            on_gpu["scores"],
            decisions,
            game.longest,
        )
        results.decisions[first : first + n] = decisions.copy_to_host()
        results.scores[first : first + n] = on_gpu["scores"][:n].copy_to_host()
    return results
