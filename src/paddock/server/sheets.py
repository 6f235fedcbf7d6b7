"""What one viewer has in front of them at one moment, in numbers; two moments make the slip that a message carries."""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
from msgspec import UNSET

from paddock.engine.glass import UNKNOWN, runs
from paddock.engine.numbers import Viewer
from paddock.engine.records import Array
from paddock.server.messages import Slip, seated, seconds_until
from paddock.server.order import ALL
from paddock.server.table import OVER, Table

NOTHING: list[Any] = []
NUMBERS = count()  #: every sheet has its own


class Sheet:
    """A table as one viewer may see it at one moment. It does not change any more."""

    __slots__ = (
        *("against", "breaks", "chairs", "chat", "choices", "deciding", "ends", "hints", "number", "over"),
        *("rematch", "seen", "status", "table", "undo"),
    )

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.number = next(NUMBERS)
        self.table = table
        self.status = table.status
        self.chairs = {seat: table.state_of(seat) for seat in table.header.seats}
        self.deciding = table.deciding()
        self.seen = kept(table.sees(viewer))
        self.choices = table.offers(viewer)
        self.against = kept(table.refusals(viewer))
        self.undo = table.can_undo(viewer)
        self.ends = None if table.pause is None else table.pause.until
        self.breaks = None if table.seal is None else table.seal.until
        self.over = self.status == OVER
        self.rematch = table.rematch
        self.chat = table.order.chat
        self.hints = table.may_hint(viewer)

    def slip(self, before: Sheet | None, at: float) -> Slip:
        """What is different since an earlier sheet of the same viewer; since None: everything that is known."""
        slip = Slip()
        if before is None or before.status != self.status:
            slip.status = self.status
        chairs = {
            seat: seated(self.table, seat, at)
            for seat, state in self.chairs.items()
            if before is None or before.chairs[seat] != state
        }
        if chairs:
            slip.chairs = chairs
        if self.deciding != (NOTHING if before is None else before.deciding):
            slip.deciding = self.deciding
        if self.seen is not None:
            slip.view = difference(None if before is None else before.seen, self.seen, UNKNOWN) or UNSET
        if self.choices != (NOTHING if before is None else before.choices):
            slip.choices = self.choices
        was = None if before is None else before.against
        if self.against is not None:
            slip.refusals = difference(was, self.against, 0) or UNSET
        elif was is not None:  # in a pause: what comes after it is told as a difference from nothing
            slip.refusals = difference(was, np.zeros_like(was), 0) or UNSET
        if self.undo != (before is not None and before.undo):
            slip.undo = self.undo
        if self.ends != (None if before is None else before.ends):
            slip.pause = None if self.ends is None else seconds_until(self.ends, at)
        if self.breaks != (None if before is None else before.breaks):
            slip.seal = None if self.breaks is None else seconds_until(self.breaks, at)
        if self.over and (before is None or not before.over):
            assert self.table.race is not None
            slip.result, slip.secret = self.table.race.result(), self.table.secret or UNSET
        if self.rematch is not None and (before is None or before.rematch is None):
            slip.rematch = self.rematch
        if self.chat != (ALL if before is None else before.chat):
            slip.chat = self.chat
        if self.hints != (before is not None and before.hints):
            slip.hints = self.hints
        return slip


def kept(row: Array | None) -> Array | None:
    """A row that stays as it is now, in numbers of one width."""
    return None if row is None else row.astype(np.int32)


def difference(before: Array | None, after: Array, blank: int) -> list[int]:
    """The runs by which a row differs from an earlier one, or from one on which nothing stands yet."""
    return runs(np.full(len(after), blank, np.int32) if before is None else before, after)
