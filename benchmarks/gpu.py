"""Whole races of random drivers on the GPU beside all cores of the CPU, in one run: `python benchmarks/gpu.py [GAME]`.

Both play the same races; the final positions of the first ones are compared, byte for byte.
"""

import sys
import time
from pathlib import Path

import numpy as np

from paddock.engine import batch, cuda
from paddock.engine.fate import key_from_seed
from paddock.games import game as find_game

COMPARED = 10_000
RACES = 1 << 20


def main(name: str = "speed") -> int:
    """Print one line per runner; exit status 1 if the two differ, 0 if they agree or there is no GPU."""
    if not cuda.is_available():
        print("There is no GPU here that Numba can compile for.")
        return 0
    game, key = find_game(name), key_from_seed("gpu")
    game.prepare()
    for seats in game.seats:
        courses, _ = game.notation.make_course(game.notation.seat_names(seats), {}, Path())
        drivers = np.zeros((RACES, seats), np.int8)
        on_cpu = batch.run_races(game, courses, drivers[:COMPARED], key, keep=True)
        on_gpu = cuda.run_races(game, courses, drivers[:COMPARED], key, keep=True)
        assert on_cpu.states is not None
        assert on_gpu.states is not None
        same = on_cpu.states.tobytes() == on_gpu.states.tobytes() and (on_cpu.scores == on_gpu.scores).all()
        if not same:
            print(f"{name}, {seats} seats: the GPU plays other races than the CPU.")
            return 1
        print(f"{name}, {seats} seats: {COMPARED:,} races end with the same bytes on both.", flush=True)
        for runner, races in ((batch, RACES // 64), (cuda, RACES)):
            start = time.perf_counter()
            decisions = int(runner.run_races(game, courses, drivers[:races], key).decisions.sum())
            rate = decisions / (time.perf_counter() - start)
            print(f"{name}, {seats} seats, {runner.__name__}: {rate / 1e6:,.1f} million decisions/s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
