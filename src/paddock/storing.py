"""What somebody who stores a race needs of it: to try what is to be written down first, and to put away all of it.

Whoever plays has no use for this. It knows `Race` from the inside.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from paddock.bare import records_of
from paddock.engine.log import VALUES
from paddock.engine.numbers import Action, Seat
from paddock.games.contract import Document
from paddock.race import Move, Played, Race


def tried(race: Race, seat: str, move: str) -> Move:
    """A move in its usual words, with what chance will give to it when it is played; nothing has changed.

    Raises as `Race.play` does.

    >>> race = Race("speed", 2, seed=146)
    >>> tried(race, "s0", "Discard speed_limit").words, race.move_count
    ('discard SPEED_LIMIT', 0)
    """
    number, action = race._playable(seat, move)
    trial, log = race.bare.copy(), race._logs
    fate = trial.fates
    if race._script:
        race._lay_out_script(fate)
    race.grid.step(trial.arrays, number, action, log)
    log["n"] = 0
    if fate["fault"][0]:
        raise race._impossible(int(fate["fault"][0]))
    outcomes = tuple(fate["given"][0, : int(fate["told"][0])].tolist())
    return Move(race.seats[number], str(race.grid.words[action]), race._outcome_words(outcomes))


def check_undo(race: Race, seat: str | None = None) -> None:
    """Raise as `Race.undo` would; nothing has changed."""
    race._undoable(seat)


@dataclass(frozen=True)
class FrozenRace:
    """All that has come of a race, chance included, as plain data. Who has it knows every card that is to come."""

    key: bytes
    states: bytes
    fates: bytes
    rows: bytes  #: all events, one after another
    played: list[tuple[Seat, Action, tuple[int, ...], int]]
    opening: tuple[int, ...]
    origin: bytes | None
    script: list[int]
    script_read: int
    barrier: int
    snapshot: tuple[bytes, bytes, int, int]  #: at the barrier


def freeze(race: Race) -> FrozenRace:
    """All that has come of a race; `thaw` goes on from it.

    >>> race = Race("heat", 2, seed=1)
    >>> race.play("A", "gear 2")
    >>> again = thaw(race.position(), freeze(race))
    >>> again == race, again.moves == race.moves, again.can_undo("A")
    (True, True, True)
    """
    states, fate, rows, pending = race._snapshot
    return FrozenRace(
        key=race._key,
        states=race.bare.states.tobytes(),
        fates=race.bare.fates.tobytes(),
        rows=b"".join(row.tobytes() for row in race._rows),
        played=[(move.seat, move.action, move.outcomes, move.pending) for move in race._played],
        opening=race._opening,
        origin=None if race._origin is None else race._origin.tobytes(),
        script=list(race._script),
        script_read=race._script_read,
        barrier=race._barrier,
        snapshot=(states.tobytes(), fate.tobytes(), rows, pending),
    )


def thaw(document: Document, frozen: FrozenRace, *, folder: str | Path | None = ".") -> Race:
    """The race that was frozen, by the game, seats and options of a document."""
    race = Race._from_header(document, None, folder)
    states, fate, rows, pending = frozen.snapshot
    state, chance = race.bare.states, race.bare.fates
    race._key = frozen.key
    race._rows = list(np.frombuffer(frozen.rows, np.int32).reshape(-1, 2 + VALUES).copy())
    race._played = [Played(*move) for move in frozen.played]
    race._opening, race._script, race._script_read = frozen.opening, deque(frozen.script), frozen.script_read
    race._origin = None if frozen.origin is None else records_of(frozen.origin, state)
    race._barrier = frozen.barrier
    race._snapshot = records_of(states, state), records_of(fate, chance), rows, pending
    race.bare.put(records_of(frozen.states, state), records_of(frozen.fates, chance))
    return race
