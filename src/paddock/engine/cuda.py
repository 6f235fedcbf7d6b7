"""Races on a GPU: the same compiled loops, one race per thread."""

from functools import cache
from typing import Any

import numpy as np

from paddock.engine.batch import Results
from paddock.engine.fate import FATE, key_words
from paddock.engine.records import Array, new
from paddock.engine.verdicts import words_for

THREADS = 128  #: threads of a block
CHUNK = 1 << 21  #: races that the GPU is given at once


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
    for old, today in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, today))


@cache
def kernel(game: Any, piloted: bool) -> Any:
    """The GPU program of a game: every thread deals its own race, runs it to the end and scores it.

    All that a race needs lies in the thread's own memory, where neighbours don't push each other out of the cache.
    """
    _keep_old_names()
    from numba import cuda
    from numba.np.numpy_support import from_dtype

    whole_race = (game.loops if piloted else game.pilotless_loops).whole_race
    state_type, fate_type = from_dtype(game.state), from_dtype(FATE)
    actions, words = game.actions, words_for(game.actions)

    @cuda.jit
    def race_many(courses, key, first, drivers, scores, decisions, states, most):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < decisions.shape[0]:
            state = cuda.local.array(1, state_type)
            fate = cuda.local.array(1, fate_type)
            whim = cuda.local.array(1, fate_type)
            verdict = cuda.local.array(actions, np.uint8)
            legal = cuda.local.array((1, words), np.int64)
            decisions[i] = whole_race(
                courses[0],
                state[0],
                key,
                first + i,
                drivers[i],
                fate[0],
                whim[0],
                None,
                verdict,
                legal,
                scores[i],
                most,
            )
            if i < states.shape[0]:
                states[i] = state[0]

    return race_many


def run_races(game: Any, courses: Array, drivers: Array, key: bytes, keep: bool = False) -> Results:
    """What `batch.run_races` does, with the same outcome race for race, on the GPU."""
    from numba import cuda

    races, seats = drivers.shape
    kept = new(game.state, races) if keep else None
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64), kept)
    run = kernel(game, piloted=bool((drivers == game.loops.PILOT).any()))
    course, words = cuda.to_device(courses), cuda.to_device(key_words(key))
    for first in range(0, races, CHUNK):
        n = min(CHUNK, races - first)
        scores, decisions = cuda.device_array((n, seats, 2), np.int32), cuda.device_array(n, np.int64)
        states = cuda.device_array(n if keep else 0, game.state)
        drivers_there = cuda.to_device(np.ascontiguousarray(drivers[first : first + n]))
        run[(n + THREADS - 1) // THREADS, THREADS](
            course, words, first, drivers_there, scores, decisions, states, game.longest
        )
        results.decisions[first : first + n] = decisions.copy_to_host()
        results.scores[first : first + n] = scores.copy_to_host()
        if kept is not None:
            kept[first : first + n] = states.copy_to_host()
    return results
