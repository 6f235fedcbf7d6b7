"""Bots: named by a string everywhere (`random`, `pilot`), and asked only about positions as their seat sees them.

A bot never gets the race itself: `ask` hands it a guess, in which everything its seat can't see is drawn anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from paddock.engine.fate import fates, key_from_seed, new_key
from paddock.errors import UnknownBot
from paddock.race import Race


class Bot(ABC):
    """Somebody who drives a seat."""

    name: str

    def __init__(self, seed: int | str | None = None) -> None:
        self._key = new_key() if seed is None else key_from_seed(seed)

    @abstractmethod
    def choose(self, guess: Race, seat: str) -> str:
        """The words of the move to make, one of `guess.legal(seat)`."""

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


BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, PilotBot)}


def bot(name: str, seed: int | str | None = None) -> Bot:
    """The bot of that name.

    >>> bot("pilot")
    bot('pilot')
    """
    if name not in BOTS:
        raise UnknownBot("unknown_bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)


def ask(driver: Bot, race: Race, seat: str) -> str:
    """What a bot wants to do on a seat of a race, told no more than that seat may see.

    >>> race = Race("speed", seats=2, seed=146)
    >>> ask(bot("pilot"), race, "s0")
    'attack SPEED_LIMIT B'
    """
    return driver.choose(race.guess(seat), seat)
