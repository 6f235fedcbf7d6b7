"""Examples: positions that show rules, which the rules page draws and from which people may try a race.

Each game has some, as `examples/NAME.yaml`: a position with the `chapter` of the rules that it belongs to and the rules
that it `shows`; the first seat is the one that looks and decides. What is said of it is in the catalogues (`examples`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from paddock import games
from paddock.errors import TableError
from paddock.games.contract import Document
from paddock.notation.documents import load

#: What a race is set out from; the rest of an example is for the page.
SET_OUT = ("game", "track", "options", "seats", "position", "chance")


@cache
def examples(game: str) -> dict[str, Document]:
    """The examples of a game by their names.

    >>> examples("heat")["slipstream"]["chapter"]
    'HEAT-6'
    """
    folder = Path(games.__file__).parent / games.game(game).name / "examples"
    return {file.stem: load(file) for file in sorted(folder.glob("*.yaml"))}


def example(game: str, name: str) -> Document:
    """The position of an example, as a document from which a race can be set out."""
    found = examples(game).get(name)
    if found is None:
        raise TableError("no_example", name=name, game=game, known=", ".join(examples(game)))
    return {key: value for key, value in found.items() if key in SET_OUT}


def chapter_of(rule: str, chapters: Iterable[str]) -> str | None:
    """The chapter that a rule is in: the longest beginning of its id that is one.

    >>> chapter_of("TA-6.1.2", ["TA-6", "TA-6.1", "AR"]), chapter_of("AR-70", ["TA-6", "AR"])
    ('TA-6.1', 'AR')
    """
    found = [each for each in chapters if rule == each or rule.startswith((f"{each}.", f"{each}-"))]
    return max(found, key=len, default=None)


def shown(document: Document) -> dict[str, Any]:
    """What an example is about, for a page: its chapter, its rules, and whether to look closely."""
    return {
        "chapter": document["chapter"],
        "rules": list(document["shows"]),
        "close": bool(document.get("close", True)),
    }
