"""The examples of a game as the rules page draws them: the same numbers and boards as at a table."""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np

from paddock.engine.glass import UNKNOWN, runs
from paddock.games import game as find_game
from paddock.notation.examples import SET_OUT, examples, shown
from paddock.notation.first import set_out
from paddock.server.messages import About, Begins, encode


@cache
def drawn(game: str) -> bytes:
    """All examples of a game: what each shows, its board, and what its first seat sees. Always the same."""
    found = find_game(game)
    boards: list[msgspec.Struct] = []
    told = []
    for name, document in examples(found.name).items():
        race = set_out({key: value for key, value in document.items() if key in SET_OUT}, seed=1)
        seen = race.seen(race.seats[0]).astype(np.int32)
        labels = race.grid.labels
        about = About(
            id=name,
            code="",
            game=found.name,
            rules=found.version,
            options=dict(race.options),
            seats=list(race.seats),
            pace={"kind": "untimed"},
            listed=False,
            watched=True,
            pause=0,
            host="",
            labels={
                key: list(labels[key]) for key in labels if labels[key] is not found.notation.enumerations.get(key)
            },
            begins=Begins(how="position"),
        )
        board = found.faces.board(race.seats, race.options)
        if board not in boards:
            boards.append(board)
        told.append(
            {
                "name": name,
                **shown(document),
                "about": about,
                "board": boards.index(board),
                "view": runs(np.full(len(seen), UNKNOWN, np.int32), seen),
            }
        )
    return encode({"boards": boards, "examples": told})
