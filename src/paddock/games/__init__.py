"""The games, one room each; `game(name)` opens the door."""

from functools import cache
from importlib import import_module

from paddock.errors import UnknownGame
from paddock.games.contract import Game

GAMES = ("heat", "thunder", "speed", "scrap")


@cache
def game(name: str) -> Game:
    """The game of that name.

    >>> game("speed").seats
    (2, 3, 4, 6)
    """
    if name not in GAMES:
        raise UnknownGame("unknown_game", name=name, known=", ".join(GAMES))
    found: Game = import_module(f"paddock.games.{name}").GAME
    return found


def edition(name: str, of: str) -> Game:
    """An edition of a game; its name is empty for the game itself."""
    return game(name).edition_called(of)
