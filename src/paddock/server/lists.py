"""What lists tell of a table. It is kept in the store beside the log, so that a list opens no table."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.server import messages
from paddock.server.clock import DAYS
from paddock.server.table import Entry, Table

Summary = dict[str, Any]

PASSING = ("moved", "undone", "went_on", "said")  #: lines after which a list tells the same
UNATTENDED = 600.0  #: seconds for which the lobby shows a table at which nobody is


def summary(table: Table, at: float) -> Summary:
    """A table in a few words."""
    chairs = {seat: messages.seated(table, seat, at) for seat in table.header.seats}
    told = {"table": messages.about(table), "status": table.status, "chairs": chairs}
    plain: Summary = msgspec.to_builtins(told)
    return plain


def must_be_noted(table: Table, entry: Entry) -> bool:
    """Whether lists have something else to tell after a line; clocks of days are seen to by what is noted."""
    return entry.do not in PASSING or table.pace.kind == DAYS


def due(table: Table) -> float | None:
    """When a table must be seen to although nobody may be there: other clocks stop when everybody is gone."""
    return table.due() if table.pace.kind == DAYS else None


def told(noted: Summary, noted_at: float, now: float, since: float) -> Summary:
    """What was noted, as it is now: clocks have gone on, and whoever was here before the servers began is gone."""
    chairs = {seat: seated(chair, now - noted_at, noted_at >= since) for seat, chair in noted["chairs"].items()}
    return {**noted, "chairs": chairs}


def seated(chair: Summary, passed: float, still: bool) -> Summary:
    """Somebody in a chair, some time after it was noted.

    >>> seated({"name": "Ana", "here": True, "left": 60.0, "running": True}, 15.0, still=True)
    {'name': 'Ana', 'here': True, 'left': 45.0, 'running': True}
    >>> seated({"name": "Ana", "here": True}, 15.0, still=False)
    {'name': 'Ana'}
    """
    now = {key: value for key, value in chair.items() if key != "here" or still}
    if now.get("running"):
        now["left"] = max(0.0, round(now["left"] - passed, 1))
    return now


def is_attended(told: Summary, age: float) -> bool:
    """Whether the lobby should show a table: somebody is there, or it has only just been opened."""
    return age < UNATTENDED or any(chair.get("here") for chair in told["chairs"].values())
