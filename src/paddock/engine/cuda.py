"""Races on a GPU, whole or step by step: the same compiled loops, one race per thread."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from paddock.engine import loops
from paddock.engine.batch import Results
from paddock.engine.fate import FATE, UNWATCHED, begin_streams, key_words
from paddock.engine.field import Rules, new_rows, units_of
from paddock.engine.groups import AllTerms, Batch, Drive, FieldRows, Step, Steps, Terms
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
    state_type, fate_type = from_dtype(game.rules.state), from_dtype(FATE)
    actions, words = game.rules.actions, words_for(game.rules.actions)

    @cuda.jit
    def race_many(batch, first, most):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < batch.decisions.shape[0]:
            state = cuda.local.array(1, state_type)
            fate = cuda.local.array(1, fate_type)
            whim = cuda.local.array(1, fate_type)
            verdict = cuda.local.array(actions, np.uint8)
            legal = cuda.local.array((1, words), np.int64)
            begin_streams(fate[0], whim[0], batch.key, first + i)
            drive = Drive(fate[0], whim[0], None, verdict, legal)
            course, drivers, scores = batch.courses[0], batch.drivers[i], batch.scores[i]
            batch.decisions[i] = whole_race(course, state[0], drivers, drive, scores, most)
            if i < batch.states.shape[0]:
                batch.states[i] = state[0]

    return race_many


def run_races(game: Any, courses: Array, drivers: Array, key: bytes, keep: bool = False) -> Results:
    """What `batch.run_races` does, with the same outcome race for race, on the GPU."""
    from numba import cuda

    game = game.on(courses[0])
    races, seats = drivers.shape
    kept = new(game.rules.state, races) if keep else None
    results = Results(np.zeros((races, seats, 2), np.int32), np.zeros(races, np.int64), kept)
    run = kernel(game, piloted=bool((drivers == game.loops.PILOT).any()))
    course, words = cuda.to_device(courses), cuda.to_device(key_words(key))
    for first in range(0, races, CHUNK):
        n = min(CHUNK, races - first)
        batch: Any = Batch(
            courses=course,
            key=words,
            drivers=cuda.to_device(np.ascontiguousarray(drivers[first : first + n])),
            states=cuda.device_array(n if keep else 0, game.rules.state),
            scores=cuda.device_array((n, seats, 2), np.int32),
            decisions=cuda.device_array(n, np.int64),
        )
        run[(n + THREADS - 1) // THREADS, THREADS](batch, first, game.rules.longest)
        results.decisions[first : first + n] = batch.decisions.copy_to_host()
        results.scores[first : first + n] = batch.scores.copy_to_host()
        if kept is not None:
            kept[first : first + n] = batch.states.copy_to_host()
    return results


class GpuDrives(NamedTuple):
    """What a race is driven with, as far as it is kept from one step to the next; the rest is a thread's own."""

    fates: Any
    whims: Any
    legals: Any


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
    autoreset = loops.AUTORESET
    count, state_type, fate_type = game.rules.actions, game.rules.state, UNWATCHED
    state_words, state_word = split(game.rules.state)
    fate_words, fate_word = split(UNWATCHED)

    @cuda.jit
    def advance_many(terms, rows, drives, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < rows.actions.shape[0]:
            verdict = cuda.local.array(count, np.uint8)
            state = cuda.local.array(state_words, state_word)
            fate = cuda.local.array(fate_words, fate_word)
            whim = cuda.local.array(fate_words, fate_word)
            for k in range(state_words):
                state[k] = rows.states[k, i]
            for k in range(fate_words):
                fate[k] = drives.fates[k, i]
                whim[k] = drives.whims[k, i]
            row, actor = rows.rows[i], rows.rows[i].seat
            own = Terms(terms.courses[0], terms.drivers[i], terms.units, terms.key, terms.settings)
            drive = Drive(fate.view(fate_type)[0], whim.view(fate_type)[0], None, verdict, drives.legals[i])
            final = steps.finals[i if terms.settings[autoreset] == same_step else 0]
            step = Step(steps.rewards[i], steps.masks[i], steps.observations[i], final)
            end = advance(own, state.view(state_type)[0], row, rows.actions[i], drive, step)
            write_end(row, end, i, actor, steps)
            for k in range(state_words):
                rows.states[k, i] = state[k]
            for k in range(fate_words):
                drives.fates[k, i] = fate[k]
                drives.whims[k, i] = whim[k]

    @cuda.jit
    def advise_many(courses, rows, advisers, drives):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < rows.actions.shape[0]:
            verdict = cuda.local.array(count, np.uint8)
            state = cuda.local.array(state_words, state_word)
            whim = cuda.local.array(fate_words, fate_word)
            for k in range(state_words):
                state[k] = rows.states[k, i]
            for k in range(fate_words):
                whim[k] = drives.whims[k, i]
            driver = whim.view(fate_type)[0]
            drive = Drive(driver, driver, None, verdict, drives.legals[i])  # nothing is played, so one chance will do
            rows.actions[i] = advise(courses[0], state.view(state_type)[0], rows.rows[i], advisers, drive)
            for k in range(fate_words):
                drives.whims[k, i] = whim[k]

    return advance_many, advise_many


class GpuField:
    """What `field.Field` is, with the same races, in arrays on the GPU.

    Steps are queued on the default stream; who reads an array on another stream waits for `synchronize` first.
    """

    def __init__(self, game: Any, courses: Array, drivers: Array, rules: Rules) -> None:
        from numba import cuda

        game = game.on(courses[0])
        self.game, self.rules = game, rules
        self.count, self._seats = drivers.shape
        finals = self.count if rules.autoreset == loops.SAME_STEP else 1
        self.observations = cuda.device_array((self.count, game.rules.observation), np.int32)
        self.masks = cuda.device_array((self.count, game.rules.actions), np.int8)
        self.seats = cuda.device_array(self.count, np.int32)
        self.rewards = cuda.device_array((self.count, self._seats), np.float32)
        self.gains = cuda.device_array(self.count, np.float32)
        self.ends = cuda.device_array((4, self.count), np.bool_)
        self.finals = cuda.device_array((finals, game.rules.observation), np.int32)
        self.actions = cuda.to_device(np.zeros(self.count, np.int64))
        settings = rules.settings(self.count)
        terms = AllTerms(courses, drivers, units_of(game, courses, self._seats), np.zeros(8, np.uint32), settings)
        self._terms: Any = AllTerms(*map(cuda.to_device, terms))
        settings[loops.ONLY_WANTED] = 1
        self._terms_of_reset = self._terms._replace(settings=cuda.to_device(settings))
        self._rows: Any = FieldRows(
            spread(game.rules.state, self.count), cuda.to_device(new_rows(self.count)), self.actions
        )
        legals = cuda.device_array((self.count, 1, words_for(game.rules.actions)), np.int64)
        self._drives = GpuDrives(spread(UNWATCHED, self.count), spread(UNWATCHED, self.count), legals)
        self._steps = Steps(self.seats, self.ends, self.rewards, self.gains, self.masks, self.observations, self.finals)
        self._blocks = (self.count + THREADS - 1) // THREADS
        self._advance, _ = step_kernels(game, piloted=bool((drivers == loops.PILOT).any()))

    def reset(self, key: bytes | None, wanted: Array | None = None, first: int = 0) -> None:
        """Deal a new race to every row, or where it is wanted; with a key all begin again, from a race number on."""
        rows = self._rows.rows.copy_to_host()
        if key is not None:
            self._terms.key.copy_to_device(key_words(key))
            rows["next"] = np.arange(first, first + self.count)
        rows["ended"] |= loops.WANTED if wanted is None else np.where(wanted, loops.WANTED, 0).astype(np.int32)
        self._rows.rows.copy_to_device(rows)
        self._run(self._terms_of_reset)

    def step(self) -> None:
        """Take every row's action, as it stands in `actions`."""
        self._run(self._terms)

    def _run(self, terms: AllTerms) -> None:
        self._advance[self._blocks, THREADS](terms, self._rows, self._drives, self._steps)

    def advise(self, advisers: Array) -> None:
        """Fill `actions` with what drivers would do: where drivers change seats, so do they."""
        from numba import cuda

        _, advise = step_kernels(self.game, piloted=bool((advisers == loops.PILOT).any()))
        advise[self._blocks, THREADS](self._terms.courses, self._rows, cuda.to_device(advisers), self._drives)

    @property
    def scores(self) -> Array:
        """Per row and seat the rank and the points, as they stood when the race ended; copied from the GPU."""
        seen: Array = self._rows.rows.copy_to_host()["scores"][:, : self._seats]
        return seen

    @property
    def numbers(self) -> Array:
        """The number of the race in every row; copied from the GPU."""
        running: Array = self._rows.rows.copy_to_host()["next"] - self.count
        return running

    @property
    def states(self) -> Array:
        """The positions, nothing hidden; copied from the GPU."""
        copied: Array = np.ascontiguousarray(self._rows.states.copy_to_host().T).view(self.game.rules.state)[:, 0]
        return copied

    @staticmethod
    def synchronize() -> None:
        """Wait until all that was queued is done."""
        from numba import cuda

        cuda.synchronize()

    def close(self) -> None:
        """Nothing to let go: the arrays go with their last reader."""
