"""Races on a GPU, whole or step by step: the same compiled loops, one race per thread."""

from functools import cache
from typing import Any

import numpy as np

from paddock.engine import loops
from paddock.engine.batch import Results
from paddock.engine.fate import FATE, UNWATCHED, key_words
from paddock.engine.field import Rules, new_rows, units_of
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


def split(dtype: np.dtype[Any]) -> tuple[int, np.dtype[Any]]:
    """A record as words of the size of its widest field: how many, and of which type."""
    word = np.dtype(f"u{dtype[0].base.itemsize}")  # fields are laid out widest first
    return dtype.itemsize // word.itemsize, word


def spread(dtype: np.dtype[Any], n: int) -> Any:
    """Room for `n` records on the GPU: the first words of all, then the second words of all, and so on.

    So threads that work on neighbouring records read neighbouring words, which a GPU does in one go.
    """
    from numba import cuda

    words, word = split(dtype)
    return cuda.to_device(np.zeros((words, n), word))


@cache
def step_kernels(game: Any, piloted: bool) -> tuple[Any, Any]:
    """The GPU programs that take a step in every row, and that tell what drivers would do there.

    Every thread brings its position and its chance into its own memory, works on them there, and takes them back.
    """
    _keep_old_names()
    from numba import cuda

    verbs = game.loops if piloted else game.pilotless_loops
    advance, advise, write_end, same_step = verbs.advance, verbs.advise, verbs.write_end, loops.SAME_STEP
    autoreset, count, state_type, fate_type = loops.AUTORESET, game.actions, game.state, UNWATCHED
    state_words, state_word = split(game.state)
    fate_words, fate_word = split(UNWATCHED)

    @cuda.jit
    def advance_many(  # type: ignore[no-untyped-def]
        courses, states, rows, drivers, units, actions, key, fates, whims, legals, settings,
        seats, ends, rewards, gains, masks, observations, finals,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < actions.shape[0]:
            verdict = cuda.local.array(count, np.uint8)
            state = cuda.local.array(state_words, state_word)
            fate = cuda.local.array(fate_words, fate_word)
            whim = cuda.local.array(fate_words, fate_word)
            for k in range(state_words):
                state[k] = states[k, i]
            for k in range(fate_words):
                fate[k] = fates[k, i]
                whim[k] = whims[k, i]
            actor = rows[i].seat
            end = advance(
                courses[0],
                state.view(state_type)[0],
                rows[i],
                drivers[i],
                units,
                actions[i],
                key,
                fate.view(fate_type)[0],
                whim.view(fate_type)[0],
                None,
                verdict,
                legals[i],
                settings,
                rewards[i],
                masks[i],
                observations[i],
                finals[i if settings[autoreset] == same_step else 0],
            )
            gains[i] = rewards[i, actor]
            write_end(rows[i], end, i, seats, ends)
            for k in range(state_words):
                states[k, i] = state[k]
            for k in range(fate_words):
                fates[k, i] = fate[k]
                whims[k, i] = whim[k]

    @cuda.jit
    def advise_many(courses, states, rows, advisers, whims, legals, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < actions.shape[0]:
            verdict = cuda.local.array(count, np.uint8)
            state = cuda.local.array(state_words, state_word)
            whim = cuda.local.array(fate_words, fate_word)
            for k in range(state_words):
                state[k] = states[k, i]
            for k in range(fate_words):
                whim[k] = whims[k, i]
            actions[i] = advise(
                courses[0],
                state.view(state_type)[0],
                rows[i],
                advisers,
                whim.view(fate_type)[0],
                verdict,
                legals[i],
            )
            for k in range(fate_words):
                whims[k, i] = whim[k]

    return advance_many, advise_many


class Field:
    """What `field.Field` is, with the same races, in arrays on the GPU.

    Steps are queued on the default stream; who reads an array on another stream waits for `synchronize` first.
    """

    def __init__(self, game: Any, courses: Array, drivers: Array, rules: Rules) -> None:
        from numba import cuda

        self.game, self.rules = game, rules
        self.count, self._seats = drivers.shape
        finals = self.count if rules.autoreset == loops.SAME_STEP else 1
        self.observations = cuda.device_array((self.count, game.observation), np.int32)
        self.masks = cuda.device_array((self.count, game.actions), np.int8)
        self.seats = cuda.device_array(self.count, np.int32)
        self.rewards = cuda.device_array((self.count, self._seats), np.float32)
        self.gains = cuda.device_array(self.count, np.float32)
        self.ends = cuda.device_array((4, self.count), np.bool_)
        self.finals = cuda.device_array((finals, game.observation), np.int32)
        self.actions = cuda.to_device(np.zeros(self.count, np.int64))
        units = units_of(game, courses, self._seats)
        self._courses, self._drivers, self._units = map(cuda.to_device, (courses, drivers, units))
        self._rows = cuda.to_device(new_rows(self.count))
        self._states, self._fates = spread(game.state, self.count), spread(UNWATCHED, self.count)
        self._whims = spread(UNWATCHED, self.count)
        self._legals = cuda.device_array((self.count, 1, words_for(game.actions)), np.int64)
        settings = rules.settings(self.count)
        self._settings = cuda.to_device(settings)
        settings[loops.ONLY_WANTED] = 1
        self._settings_of_reset = cuda.to_device(settings)
        self._key = cuda.to_device(np.zeros(8, np.uint32))
        self._blocks = (self.count + THREADS - 1) // THREADS
        self._advance, _ = step_kernels(game, piloted=bool((drivers == loops.PILOT).any()))

    def reset(self, key: bytes | None, wanted: Array | None = None, first: int = 0) -> None:
        """Deal a new race to every row, or where it is wanted; with a key all begin again, from a race number on."""
        rows = self._rows.copy_to_host()
        if key is not None:
            self._key.copy_to_device(key_words(key))
            rows["next"] = np.arange(first, first + self.count)
        rows["ended"] |= loops.WANTED if wanted is None else np.where(wanted, loops.WANTED, 0).astype(np.int32)
        self._rows.copy_to_device(rows)
        self._run(self._settings_of_reset)

    def step(self) -> None:
        """Take every row's action, as it stands in `actions`."""
        self._run(self._settings)

    def _run(self, settings: Any) -> None:
        self._advance[self._blocks, THREADS](
            self._courses, self._states, self._rows, self._drivers, self._units, self.actions, self._key,
            self._fates, self._whims, self._legals, settings, self.seats, self.ends, self.rewards, self.gains,
            self.masks, self.observations, self.finals,
        )  # fmt: skip

    def advise(self, advisers: Array) -> None:
        """Fill `actions` with what drivers would do: where drivers change seats, so do they."""
        from numba import cuda

        _, advise = step_kernels(self.game, piloted=bool((advisers == loops.PILOT).any()))
        advise[self._blocks, THREADS](
            self._courses, self._states, self._rows, cuda.to_device(advisers), self._whims, self._legals, self.actions
        )

    @property
    def scores(self) -> Array:
        """Per row and seat the rank and the points, as they stood when the race ended; copied from the GPU."""
        seen: Array = self._rows.copy_to_host()["scores"][:, : self._seats]
        return seen

    @property
    def numbers(self) -> Array:
        """The number of the race in every row; copied from the GPU."""
        running: Array = self._rows.copy_to_host()["next"] - self.count
        return running

    @property
    def states(self) -> Array:
        """The positions, nothing hidden; copied from the GPU."""
        copied: Array = np.ascontiguousarray(self._states.copy_to_host().T).view(self.game.state)[:, 0]
        return copied

    @staticmethod
    def synchronize() -> None:
        """Wait until all that was queued is done."""
        from numba import cuda

        cuda.synchronize()

    def close(self) -> None:
        """Nothing to let go: the arrays go with their last reader."""
