"""A race once more, step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.bots import Thought, tell
from paddock.server import messages
from paddock.server.table import Entry, Header, Table, Viewer


def frames(
    header: Header,
    key: bytes,
    entries: Sequence[Entry],
    viewer: Viewer,
    since: int,
    most: int,
    language: str | None,
    counted: bool = False,
) -> dict[str, Any]:
    """The steps from a number on: at each the viewer was told something. `of` says how many there are.

    Steps are counted by what this viewer was told and not by the log, which would say how often others have chosen;
    `counted` is for a race that is over: it adds the moves made so far, from which it can be played on, and what the
    bots thought of theirs.
    """
    table = Table(header, key)
    shown: list[dict[str, Any]] = []
    told = steps = 0
    whys: list[dict[str, str]] = []
    for entry in entries:
        table.apply(entry)
        if counted and "thoughts" in entry.values:
            thoughts = [Thought(*each) for each in entry.values["thoughts"]]
            whys.append({"seat": str(entry.seat), "text": tell(thoughts, language or "en")})
        events = table.told(viewer, told)
        if not events:
            continue
        if since <= steps < since + most:
            said = [messages.as_told(table, told + place, event, language) for place, event in enumerate(events)]
            view = table.view(viewer)
            frame = {"at": entry.at, "events": msgspec.to_builtins(said), "view": view}
            if counted and table.race is not None:
                frame["moves"] = len(table.race.moves)
                frame["why"] = whys
            shown.append(frame)
        whys = []
        told += len(events)
        steps += 1
    return {"since": since, "of": steps, "frames": shown}
