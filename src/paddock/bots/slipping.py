"""A weaker driver of any strength: another bot that makes some of its decisions at random."""

from __future__ import annotations

from random import Random

from paddock.bots.driver import Bot, RandomBot, Thought
from paddock.errors import UnknownBot
from paddock.race import Race

SLIPS = "slips:"  #: how its name begins: `slips:100:pilot` does anything in 100 of 1,000 decisions
OF = 1000


class SlippingBot(Bot):
    """Drives as another bot does, and now and then does anything."""

    def __init__(self, name: str, driver: Bot, share: int, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self._driver, self._share = driver, share
        self._random = Random(self._key)
        self._anything = RandomBot(self._key.hex())
        self._last: Bot = driver

    def choose(self, guess: Race, seat: str) -> str:
        self._last = self._anything if self._random.randrange(OF) < self._share else self._driver
        return self._last.choose(guess, seat)

    def why(self) -> list[Thought]:
        return self._last.why()

    def part(self, game: str) -> str:
        return self._driver.part(game)

    def thinks_for(self, game: str) -> float:
        return self._driver.thinks_for(game)


def slips_in(name: str) -> tuple[int, str]:
    """How many of a thousand decisions of a bot are random, and who makes the others.

    >>> slips_in("slips:100:champion")
    (100, 'champion')
    """
    share, _, driver = name.removeprefix(SLIPS).partition(":")
    if not share.isdecimal() or int(share) > OF or not driver or driver.startswith(SLIPS):
        raise UnknownBot("bad_slips", name=name)
    return int(share), driver
