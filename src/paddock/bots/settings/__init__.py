"""What bots know of each game beyond its pilot, one file per game: how the search looks ahead, and what levels do."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def settings_file(game: str) -> dict[str, Any]:
    """What the file of a game says."""
    with (Path(__file__).parent / f"{game}.toml").open("rb") as file:
        return tomllib.load(file)
