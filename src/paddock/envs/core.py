"""What all environments share: how a race is rewarded, and how what they are given is checked."""

from __future__ import annotations

from typing import Any, Literal, get_args

from paddock.bare import BareRace
from paddock.engine.records import Array
from paddock.errors import BadOption

Reward = Literal["place", "score"]  #: the place when the race is over, or points as they come and go


def place_rewards(ranks: Array, teams: tuple[int, ...]) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; whoever is equal shares. All together they are 0.

    It is the share of the other teams' seats behind a seat, less the share before it. A seat that races alone gets 0.

    >>> import numpy as np
    >>> place_rewards(np.array([2, 1, 3]), (0, 1, 2)), place_rewards(np.array([1, 2, 1, 2]), (0, 1, 0, 1))
    ([0.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0])
    """
    rewards = []
    for seat, rank in enumerate(ranks.tolist()):
        others = [int(ranks[other]) for other in range(len(ranks)) if teams[other] != teams[seat]]
        behind, before = sum(other > rank for other in others), sum(other < rank for other in others)
        rewards.append((behind - before) / max(1, len(others)))
    return rewards


class Winnings:
    """What a race brings its seats, step by step: their place when it is over, or points as they come and go."""

    def __init__(self, reward: Reward, seats: int) -> None:
        self.reward, self._points = reward, [0] * seats

    def of(self, race: BareRace) -> list[float]:
        """What has come to each seat since this was asked last."""
        if self.reward == "score":
            before, self._points = self._points, race.scores()[:, 1].tolist()
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if race.bits == 0:
            return place_rewards(race.scores()[:, 0], race.grid.teams)
        return [0.0] * race.grid.seats


def check_choice(key: str, value: Any, choices: Any) -> None:
    """Refuse a value that is none of the choices of a `Literal`."""
    known = get_args(choices)
    if value not in known:
        raise BadOption("not_a_choice", key=key, value=value, choices=", ".join(map(str, known)))
