"""What a module of PettingZoo has: `env`, `raw_env` and `parallel_env` of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from paddock.envs.aec import RaceAEC
from paddock.envs.parallel import RaceParallel


def makers(game: str) -> tuple[Callable[..., RaceAEC], Callable[..., RaceAEC], Callable[..., RaceParallel]]:
    """The three ways to make an environment.

    Other modules wrap `env` into objects that look at the order of calls and at actions. Here the environment looks
    itself, because every wrapper costs more than a step: `env` ends a race at an illegal action, `raw_env` raises.
    """

    def env(seats: int | None = None, **options: Any) -> RaceAEC:
        """One agent at a time; an illegal action ends the race with -1."""
        return RaceAEC(game, seats, **{"illegal": "end", **options})

    return env, partial(RaceAEC, game), partial(RaceParallel, game)
