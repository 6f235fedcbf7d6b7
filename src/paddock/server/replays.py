"""A race once more, step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.bots import Thought, tell
from paddock.engine.glass import UNKNOWN, runs
from paddock.engine.records import Array
from paddock.server import messages
from paddock.server.table import Entry, Header, Table, Viewer


@dataclass(frozen=True)
class Part:
    """Which steps of a replay are wanted, through whose eyes, and in which form."""

    viewer: Viewer
    since: int
    most: int
    in_words: bool
    language: str | None
    counted: bool = False  #: a race that is over: moves made so far, and what bots thought, are told too


def frames(header: Header, key: bytes, entries: Sequence[Entry], part: Part) -> dict[str, Any]:
    """The steps from a number on: at each the viewer was told something. `of` says how many there are.

    Steps are counted by what this viewer was told and not by the log, which would say how often others have chosen. In
    numbers a view is what differs from the frame before; the first one of an answer differs from one that is blank.
    """
    table = Table(header, key)
    shown: list[dict[str, Any]] = []
    told = steps = 0
    whys: list[dict[str, str]] = []
    seen: Array | None = None
    for entry in entries:
        table.apply(entry)
        if part.counted and "thoughts" in entry.values:
            thoughts = [Thought(*each) for each in entry.values["thoughts"]]
            whys.append({"seat": str(entry.seat), "text": tell(thoughts, part.language or "en")})
        new = table.seen(part.viewer) - told
        if not new:
            continue
        if part.since <= steps < part.since + part.most:
            frame: dict[str, Any] = {"at": entry.at}
            if part.in_words:
                frame["events"] = events_in_words(table, part, told)
                frame["view"] = table.view(part.viewer)
            else:
                frame["seq"] = told
                frame["told"] = [messages.as_row(each) for each in table.told_rows(part.viewer, told)]
                frame["view"], seen = view_in_numbers(table, part.viewer, seen)
            if part.counted and table.race is not None:
                frame["moves"] = table.race.move_count
                frame["why"] = whys
            shown.append(frame)
        whys = []
        told += new
        steps += 1
    return {"since": part.since, "of": steps, "frames": shown}


def events_in_words(table: Table, part: Part, told: int) -> list[messages.Told]:
    """What the viewer was told in one step."""
    events = enumerate(table.told(part.viewer, told), start=told)
    return [messages.as_told(table, seq, event, part.language) for seq, event in events]


def view_in_numbers(table: Table, viewer: Viewer, before: Array | None) -> tuple[list[int] | None, Array | None]:
    """What differs from what the viewer saw before, and what is seen now."""
    now = table.sees(viewer)
    if now is None:
        return None, before
    return runs(np.full_like(now, UNKNOWN) if before is None else before, now), now.copy()
