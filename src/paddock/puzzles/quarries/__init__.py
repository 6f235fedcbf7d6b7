"""Where puzzles are looked for, one file per game: set-ups of races, and by how much the best choice must lead."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert


class SetUp(Struct, frozen=True):
    """How many race, and on what."""

    seats: int
    options: dict[str, Any] = {}


class Quarry(Struct, frozen=True):
    """What the file of a game says."""

    margin: float  #: the share of a win by which the best choice leads every other, beyond doubt
    races: tuple[SetUp, ...]
    without: tuple[str, ...] = ()  #: kinds of choices that make no puzzle


@cache
def quarry(game: str) -> Quarry:
    """
    >>> quarry("speed").races[0].seats
    2
    """
    with (Path(__file__).parent / f"{game}.toml").open("rb") as file:
        return convert(tomllib.load(file), Quarry)
