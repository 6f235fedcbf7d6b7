"""Levels that people understand: what each of them does in a game stands in its file of settings."""

from __future__ import annotations

from random import Random

from paddock.bots.driver import Bot, PilotBot, RandomBot, Thought
from paddock.bots.search import Budget, SearchBot
from paddock.bots.settings import table_of
from paddock.race import Race

LEVELS = ("rookie", "club", "pro", "champion")  #: from the weakest to the strongest


class LevelBot(Bot):
    """Drives like the pilot or looks ahead for a while, and now and then does anything."""

    def __init__(self, name: str, seed: int | str | None = None, threads: int | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self.threads = threads
        self._random = Random(self._key)
        self._seed = self._key.hex()
        self._drivers: dict[str, Bot] = {}
        self._last: Bot = self

    def choose(self, guess: Race, seat: str) -> str:
        slips = float(table_of(guess.game.name)[self.name].get("slips", 0))
        self._last = self._driver("random" if self._random.random() < slips else guess.game.name)
        return self._last.choose(guess, seat)

    def _driver(self, game: str) -> Bot:
        """Who drives in a game, made when it is needed; `random` for the slips."""
        if game not in self._drivers:
            made: Bot = RandomBot(self._seed)
            if game != "random":
                words = table_of(game)[self.name].get("think")
                made = PilotBot(self._seed)
                if words:
                    made = SearchBot(Budget.from_words(words), self.name, self._seed, self.threads)
            self._drivers[game] = made
        return self._drivers[game]

    def why(self) -> list[Thought]:
        return [] if self._last is self else self._last.why()

    def part(self, game: str) -> str:
        return self._driver(game).part(game)

    def thinks_for(self, game: str) -> float:
        return self._driver(game).thinks_for(game)
