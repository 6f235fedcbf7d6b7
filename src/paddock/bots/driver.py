"""Who drives a seat: what every bot is, and the two simplest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from paddock.engine.fate import fates, key_from_seed, new_key
from paddock.race import Race


@dataclass(frozen=True)
class Thought:
    """What a bot has found of one move."""

    move: str
    tries: int
    worth: float  #: from 0 to 1


class Bot(ABC):
    """Somebody who drives a seat."""

    name: str

    def __init__(self, seed: int | str | None = None) -> None:
        self._key = new_key() if seed is None else key_from_seed(seed)

    @abstractmethod
    def choose(self, guess: Race, seat: str) -> str:
        """The words of the move to make, one of `guess.legal(seat)`."""

    def why(self) -> list[Thought]:
        """What it thought of the moves at its last decision, the chosen one first; nothing if it does not think."""
        return []

    def part(self, game: str) -> str:
        """What has to be compiled of a game before it can think, see `Game.prepare`."""
        return "table"

    def thinks_for(self, game: str) -> float:
        """How long it thinks about any decision, as far as that is known beforehand."""
        return 0.0

    def __repr__(self) -> str:
        return f"bot({self.name!r})"


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self._random = Random(self._key)

    def choose(self, guess: Race, seat: str) -> str:
        return self._random.choice(guess.legal(seat))


class PilotBot(Bot):
    """The rule-of-thumb driver of the game."""

    name = "pilot"

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self._fates = fates(self._key)

    def choose(self, guess: Race, seat: str) -> str:
        return guess.pilot_move(seat, self._fates)
