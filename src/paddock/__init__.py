"""Paddock: the place where racing board games are run.

>>> from paddock import Race
>>> race = Race("speed", seats=2, seed=7)
>>> race.pending
['s0']
"""

from paddock.errors import (
    BadDocument,
    BadOption,
    BadPosition,
    BadTrack,
    CannotUndo,
    IllegalMove,
    ImpossibleChance,
    NotYourTurn,
    PaddockError,
    UnknownBot,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)
from paddock.race import Move, Race

__version__ = "0.1.0"

__all__ = [
    "BadDocument",
    "BadOption",
    "BadPosition",
    "BadTrack",
    "CannotUndo",
    "IllegalMove",
    "ImpossibleChance",
    "Move",
    "NotYourTurn",
    "PaddockError",
    "Race",
    "UnknownBot",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
]
