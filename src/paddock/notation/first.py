"""First races: where a game lets a newcomer begin, what chance gives there, and the moves that lessons lead to.

Each game has one, as `first.yaml`: a position with its `chance`, and `lead`, a list of lessons and of the move of the
first seat that each explains. Until that list ends, nothing that the other seats do changes what is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paddock import games
from paddock.games.contract import Document
from paddock.notation.documents import load
from paddock.race import Race


def first_race(game: str) -> Document:
    """The first race of a game, as a document.

    >>> first_race("speed")["lead"][0]
    {'repair': 'play SPARE_TIRE'}
    """
    found: Document = load(Path(games.__file__).parent / games.game(game).name / "first.yaml")
    return found


def lead(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The lessons in their order, each with the move that it leads to; none for a race that is no first one."""
    return [(lesson, move) for step in document.get("lead", []) for lesson, move in step.items()]


def set_out(document: Mapping[str, Any], seed: int | str | None = None) -> Race:
    """The race that goes on from a document: a first race, or the record of another one. It reads no files."""
    if "moves" in document:
        return Race.from_record(dict(document), seed=seed, folder=None)
    return Race.from_position(dict(document), seed=seed, chance=document.get("chance", ()), folder=None)
