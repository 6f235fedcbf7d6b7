"""Levels that people understand: what each of them does in a game stands in its file of settings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paddock.bots.driver import Bot, PilotBot, RandomBot, Thought
from paddock.bots.learned import LearnedBot, is_trained_for
from paddock.bots.search import Budget, SearchBot
from paddock.bots.settings import settings_file
from paddock.race import Race

LEVELS = ("rookie", "club", "pro", "champion")  #: from the weakest to the strongest
OTHERS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "learned": LearnedBot}  #: who drives now and then


class LevelBot(Bot):
    """Drives like the pilot, as it was trained, or looks ahead for a while; and now and then does anything."""

    def __init__(self, name: str, seed: int | str | None = None, threads: int | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self.threads = threads
        self._random = Random(self._key)
        self._seed = self._key.hex()
        self._drivers: dict[str, Bot] = {}
        self._last: Bot = self

    def choose(self, guess: Race, seat: str) -> str:
        game = guess.game.name
        said = settings_file(game)[self.name]
        if self._random.random() < float(said.get("slips", 0)):
            self._last = self._driver("random")
        elif said.get("trained") and is_trained_for(guess):
            self._last = self._driver("learned")
        else:
            self._last = self._driver(game)
        return self._last.choose(guess, seat)

    def _driver(self, who: str) -> Bot:
        """Who drives in a game, `random` for the slips, or `learned`; made when it is needed."""
        if who not in self._drivers:
            self._drivers[who] = OTHERS[who](self._seed) if who in OTHERS else self._driver_of(who)
        return self._drivers[who]

    def _driver_of(self, game: str) -> Bot:
        words = settings_file(game)[self.name].get("think")
        if words:
            return SearchBot(Budget.from_words(words), self.name, self._seed, self.threads)
        return PilotBot(self._seed)

    def why(self) -> list[Thought]:
        return [] if self._last is self else self._last.why()

    def part(self, game: str) -> str:
        return self._driver(game).part(game)

    def thinks_for(self, game: str) -> float:
        return self._driver(game).thinks_for(game)
