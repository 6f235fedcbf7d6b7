"""What bots know of each game beyond its pilot, one file per game: how the search looks ahead, and what levels do."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def table_of(game: str) -> dict[str, Any]:
    """The file of a game."""
    with (Path(__file__).parent / f"{game}.toml").open("rb") as file:
        return tomllib.load(file)
