"""The desk: all that a race on a page needs, as one record in its memory, whose layout goes along as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from paddock.engine.fate import FATE
from paddock.engine.glass import WIDTH
from paddock.engine.log import LOG, ROWS
from paddock.engine.loops import MOST_SEATS
from paddock.engine.records import Fields
from paddock.engine.search import LONGEST_PATH, MOST, SETTINGS

if TYPE_CHECKING:
    from paddock.games.contract import Game

NODES = 1 << 13  #: places in the tree of a search
GUESSES = 256  #: on which a move can be tried at once
RACES = 64  #: that are run at once, to be compared and measured
STEP = 16  #: bytes: where parts of a record begin, so that a page can read numbers of any width there


class Part(NamedTuple):
    """A part of a record: its name, and what is in it; one that lies `over` another shows the same in another way."""

    name: str
    kind: Any
    shape: int | tuple[int, ...] = ()
    over: str = ""

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype((self.kind, self.shape))


def record_of(*parts: Part) -> np.dtype[Any]:
    """A record of parts, one after another."""
    offsets: dict[str, int] = {}
    size = 0
    for part in parts:
        offsets[part.name] = offsets.get(part.over, size)
        size = max(size, offsets[part.name] + -(-part.dtype.itemsize // STEP) * STEP)
    made = {
        "names": list(offsets),
        "formats": [part.dtype for part in parts],
        "offsets": list(offsets.values()),
        "itemsize": size,
    }
    return np.dtype((Fields, np.dtype(made)))  # type: ignore[call-overload]


def desk_of(game: Game) -> np.dtype[Any]:
    """A race: what it is played on, how it stands, its chance, and room for what doors answer."""
    return record_of(
        Part("key", "u4", 8),  # of all chance: `begin` starts a stream of it
        Part("course", game.rules.course, 1),
        Part("state", game.rules.state, 1),
        Part("twin", game.rules.state, 1),  # room for a guess
        Part("fate", FATE, 1),  # the chance of the race
        Part("whim", FATE, 1),  # of whoever drives
        Part("luck", FATE, 1),  # of a guess
        Part("log", LOG, 1),
        Part("scratch", LOG, 1),  # of what happens in a guess
        Part("verdicts", "u1", (MOST_SEATS + 1, game.rules.actions)),  # of the seats, and one for guesses
        Part("seen", "i4", game.faces.seen.size),
        Part("shown", game.faces.seen.record, 1, over="seen"),  # by the names of its columns
        Part("told", "i4", (ROWS, WIDTH)),
        Part("told_sizes", "i4", ROWS),
        Part("offers", "i4", (game.rules.actions, WIDTH)),
        Part("offer_sizes", "i4", game.rules.actions),
        Part("scores", "i4", (MOST_SEATS, 2)),
        Part("observation", "i4", game.rules.observation),
        Part("foresight", "i4", (GUESSES, len(game.rules.foresight))),
    )


def tree_of(game: Game) -> np.dtype[Any]:
    """A search: its tree, and how the moves at the root stand."""
    return record_of(
        Part("settings", "f8", len(SETTINGS)),
        Part("observations", "i4", (1, game.rules.observation)),
        Part("worths", "f8", MOST_SEATS),
        Part("got", "f8", (MOST_SEATS, 3)),
        Part("keys", "i8", NODES),
        Part("totals", "i4", NODES),
        Part("visits", "i4", (NODES, game.rules.actions)),
        Part("sums", "f8", (NODES, game.rules.actions)),
        Part("paths", "i4", (LONGEST_PATH, 3)),
        Part("standing", "u1", game.rules.actions),
        Part("tries", "i4", game.rules.actions),
        Part("results", "f4", (game.rules.actions, MOST)),
    )


def batch_of(game: Game) -> np.dtype[Any]:
    """Races that drivers run to their ends."""
    return record_of(
        Part("states", game.rules.state, RACES),
        Part("drivers", "i1", (RACES, MOST_SEATS)),
        Part("legal", "i2", game.rules.actions),
        Part("scores", "i4", (RACES, MOST_SEATS, 2)),
        Part("decisions", "i8", RACES),
    )


def places(record: np.dtype[Any]) -> dict[str, list[int]]:
    """Where the parts of a record lie: offset and size in bytes."""
    fields: Mapping[str, Any] = record.fields or {}
    return {name: [int(fields[name][1]), int(fields[name][0].itemsize)] for name in record.names or ()}
