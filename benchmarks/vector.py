"""The vector environment with random masked actions, observations included: `python benchmarks/vector.py [GAME ...]`.

On the CPU (all cores), and on a GPU if there is one. A step is one decision in one race; every seat is an agent's. What
a core does in a second of its own time tells what a machine could do that is busy with something else as well.
"""

import sys
import time

from paddock.engine import cuda
from paddock.envs.vector import RaceVectorEnv, make_vector

SECONDS = 3.0
ROWS = {"cpu": (1 << 10, 1 << 12), "cuda": (1 << 18, 1 << 20, 1 << 21)}


def steps_per_second(envs: RaceVectorEnv, batch: int) -> tuple[float, float]:
    """Steps per second, and per second of a core's own time; the clock is looked at every so many steps."""
    finish = getattr(envs.field, "synchronize", lambda: None)
    envs.reset(seed=1)
    for _ in range(2 * batch):
        envs.step(envs.advise("random"))
    finish()
    steps, begun, worked = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - begun) < SECONDS:
        for _ in range(batch):
            envs.step(envs.advise("random"))
        finish()
        steps += batch
    return steps * envs.num_envs / spent, steps * envs.num_envs / (time.process_time() - worked)


def main(*games: str) -> int:
    """Print one line for each game, device and number of rows."""
    for game in games or ("speed", "heat"):
        for device in ("cpu", "cuda") if cuda.is_available() else ("cpu",):
            for rows in ROWS[device]:
                begun = time.perf_counter()
                envs = make_vector(game, rows, device=device, opponents="self", copy=False)
                envs.reset(seed=1)
                ready = time.perf_counter() - begun
                rate, own = steps_per_second(envs, 20)
                what = f"{game}, {envs.field.rewards.shape[1]} seats, {device}, {rows:,} races"
                core = f", {own / 1e6:,.2f} per core" if device == "cpu" else ""
                print(f"{what}: {rate / 1e6:,.2f} million steps/s{core} ({ready:.0f} s to the first step)", flush=True)
                envs.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
