"""What lists tell of a table. It is kept in the store beside the log, so that a list opens no table."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.race import Race
from paddock.server import messages
from paddock.server.clock import DAYS
from paddock.server.table import OVER, Entry, Table

Summary = dict[str, Any]

PASSING = ("moved", "undone", "went_on", "said")  #: lines after which a list tells the same
SELDOM = 20.0  #: seconds between two notes of how far a race is that others may watch, or who is to move
UNATTENDED = 600.0  #: seconds for which the lobby shows a table at which nobody is


def summary(table: Table, at: float) -> Summary:
    """A table in a few words."""
    chairs = {seat: messages.seated(table, seat, at) for seat in table.header.seats}
    told = {"table": messages.about(table), "status": table.status, "chairs": chairs}
    turns = {seat: {"since": since, "until": until} for seat, (since, until) in table.turns().items()}
    if turns:
        told["turns"] = turns
    if table.race is not None and table.pause is None:  # what has happened in a pause nobody may know yet
        told["rounds"] = table.race.rounds
    if table.race is not None and table.status == OVER:
        told["places"] = places(table.race)
        told["points"] = points(table.race)
    plain: Summary = msgspec.to_builtins(told)
    return plain


def places(race: Race) -> dict[str, int]:
    """The place of every seat at the end of a race; those of a team share theirs."""
    ranks = race.result()["ranks"]
    return {seat: ranks[unit] for unit, seats in race.units().items() for seat in seats if unit in ranks}


def points(race: Race) -> dict[str, int]:
    """What every seat, or its team, has scored: nothing in games in which that says no more than the places."""
    result = race.result()
    scored, ranks = result["totals" if "totals" in result else "scores"], result["ranks"]
    if scored == {unit: len(ranks) - rank for unit, rank in ranks.items()}:
        return {}
    return {seat: scored[unit] for unit, seats in race.units().items() for seat in seats if unit in scored}


def must_be_noted(table: Table, entry: Entry, noted: float) -> bool:
    """Whether lists have something else to tell after a line; clocks of days are seen to by what is noted."""
    return entry.do not in PASSING or table.pace.kind == DAYS or entry.at - noted >= SELDOM


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


def for_all(told: Summary) -> Summary:
    """What everybody may know of a table: how a race goes only if they may watch it."""
    hidden = () if told["table"]["watched"] else ("rounds", "turns")
    return {key: value for key, value in told.items() if key not in hidden}


def is_attended(told: Summary, age: float) -> bool:
    """Whether the lobby should show a table: somebody is there, or it has only just been opened."""
    return age < UNATTENDED or any(chair.get("here") for chair in told["chairs"].values())
