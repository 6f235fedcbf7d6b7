"""How well a trained driver drives: `python benchmarks/learned.py [GAME] [RACES] [FILE.npz]`.

It races against random drivers and against the pilot, in all seats in turn; its choices are made for all races at once.
"""

import math
import sys
from pathlib import Path

import numpy as np

from paddock.bots.learned import FOLDER, Policy
from paddock.envs.vector import make_vector

SEED = "benchmark"


def share_won(policy: Policy, opponent: str, races: int) -> float:
    """Races that were won, and half of those that were drawn."""
    seats = int(policy.about["seats"])
    envs = make_vector(
        str(policy.about["game"]), races, seats=seats, opponents=opponent, autoreset_mode="Disabled", copy=False
    )
    observations, infos = envs.reset(seed=SEED)
    over = np.zeros(races, bool)
    while not over.all():
        going = np.flatnonzero(~over)
        actions = np.zeros(races, np.int64)
        actions[going] = policy.choose(observations[going], infos["action_mask"][going])
        observations, _, over, _, infos = envs.step(actions)
        assert not infos["illegal"].any()
    ranks, own = envs.field.scores[:, :, 0], envs.field.numbers % seats
    mine = ranks[np.arange(races), own]
    others = np.where(np.arange(seats) == own[:, None], seats + 1, ranks).min(axis=1)
    return float((mine < others).mean() + (mine == others).mean() / 2)


def main(game: str = "speed", races: str = "4000", file: str | None = None) -> int:
    """Print one line for each opponent, with twice the standard error."""
    policy = Policy.from_file(Path(file) if file else FOLDER / f"{game}.npz")
    for opponent in ("random", "pilot"):
        won, n = share_won(policy, opponent, int(races)), int(races)
        error = 2 * math.sqrt(max(won * (1 - won), 1e-12) / n)
        print(f"{game}: {100 * won:.2f} % ± {100 * error:.2f} of {n:,} races won against {opponent}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
