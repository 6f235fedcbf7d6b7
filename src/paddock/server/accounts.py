"""What a server tells those who run it: what goes on, how busy it is, and what it has refused. Nothing of a race that
players may not know is in it, nor where anybody is, nor by what they are known to us.

Every server writes its account down every few seconds, so that any of them can show those of all.
"""

from __future__ import annotations

import os
import time
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from paddock.server.database import SERVERS, TABLES
from paddock.server.hall import Hall, Opened
from paddock.server.meters import METERS
from paddock.server.store import Store
from paddock.server.table import Table, who_is

EVERY = 5.0  #: seconds between two accounts
STALE = 30.0  #: seconds after which a server counts as gone
MINUTE, HOUR = 60.0, 3600.0
MOST_TABLES = 200  #: of one server
MOST_PEOPLE = 500
SHARE = 0.99  #: of answers that come within the time that is told


@dataclass(frozen=True)
class Reading:
    """What the meters show at a moment."""

    at: float
    commands: float
    bots: float
    answers: Mapping[float, float]  #: how many came within so many seconds
    refused: Mapping[str, float]


def read_meters() -> Reading:
    """What the meters of this process show."""
    commands = bots = 0.0
    answers: dict[float, float] = {}
    refused: dict[str, float] = {}
    for metric in (METERS.commands, METERS.bots, METERS.answers, METERS.refused):
        for sample in (sample for family in metric.collect() for sample in family.samples):
            if sample.name == "paddock_commands_total" and sample.labels["answer"] == "done":
                commands += sample.value
            elif sample.name == "paddock_bot_moves_total":
                bots += sample.value
            elif sample.name == "paddock_command_seconds_bucket":
                answers[float(sample.labels["le"])] = sample.value
            elif sample.name == "paddock_limited_total":
                refused[sample.labels["limit"]] = sample.value
    return Reading(time.monotonic(), commands, bots, answers, refused)


class Bookkeeper:
    """Keeps what the meters have shown for an hour."""

    def __init__(self) -> None:
        self._readings: deque[Reading] = deque([read_meters()], maxlen=int(HOUR / EVERY))

    def read(self) -> None:
        self._readings.append(read_meters())

    def account(self, hall: Hall) -> dict[str, Any]:
        """What this server has to tell."""
        opened = hall.opened
        return {
            "load": self._load(hall, opened),
            "refused": self._refused(),
            "tables": [about(each) for each in most_watched(opened)],
            "people": [person for each in opened for person in people_at(each)][:MOST_PEOPLE],
        }

    def _load(self, hall: Hall, opened: list[Opened]) -> dict[str, Any]:
        """How busy the server is. Rates are those of a minute: nobody can count single choices by them."""
        last, first = self._readings[-1], self._since(MINUTE)
        seconds = max(EVERY, last.at - first.at)
        return {
            "commands": round((last.commands - first.commands) / seconds, 1),
            "bots": round((last.bots - first.bots) / seconds, 1),
            "slowest": within(first.answers, last.answers),
            "memory": memory(),
            "queue": hall.drivers.waiting,
            "tables": len(opened),
            "watchers": sum(len(each.watchers) for each in opened),
        }

    def _refused(self) -> dict[str, int]:
        """What was over a limit within an hour, and how often."""
        last, first = self._readings[-1].refused, self._readings[0].refused
        counts = {limit: int(count - first.get(limit, 0.0)) for limit, count in last.items()}
        return {limit: count for limit, count in counts.items() if count}

    def _since(self, seconds: float) -> Reading:
        from_then = self._readings[-1].at - seconds
        return next(reading for reading in self._readings if reading.at >= from_then)


def within(before: Mapping[float, float], after: Mapping[float, float]) -> float | None:
    """The seconds within which nearly all answers have come since; None if there were none, or it was longer."""
    fresh = {limit: count - before.get(limit, 0.0) for limit, count in after.items()}
    most = max(fresh.values(), default=0.0)
    limits = [limit for limit, count in sorted(fresh.items()) if most and count >= SHARE * most]
    return limits[0] if limits and limits[0] != float("inf") else None


def memory() -> int:
    """The bytes that this process has in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def most_watched(opened: list[Opened]) -> list[Opened]:
    return sorted(opened, key=lambda each: (-len(each.watchers), -each.used))[:MOST_TABLES]


def about(opened: Opened) -> dict[str, Any]:
    """A table. Its lines are those that everybody was told: a hidden choice is none of them."""
    table = opened.table
    return {
        "id": table.header.id,
        "game": table.header.game,
        "status": "closed" if table.order.closed else table.status,
        "people": [chair.name for chair in table.chairs.values() if chair.player is not None],
        "lines": table.seen(None),
        "watchers": len(opened.watchers),
        "chat": table.order.chat,
    }


def people_at(opened: Opened) -> list[dict[str, Any]]:
    """Who is connected to a table."""
    table = opened.table
    players = {watcher.player: watcher.who for watcher in opened.watchers}
    return [
        {"who": who_is(id), "name": name_at(table, id, player.name), "table": table.header.id, "seats": seats}
        for id, player in players.items()
        if player is not None and (seats := table.seats_of(id)) is not None
    ]


def name_at(table: Table, player: str, name: str) -> str:
    """What a player is called at a table."""
    return next((chair.name for chair in table.chairs.values() if chair.player == player), name)


# In the store


def write_account(store: Store, server: str, account: dict[str, Any], at: float) -> None:
    """Take the place of what this server has told before, and forget those that are gone."""

    def write(connection: Connection) -> None:
        connection.execute(delete(SERVERS).where(SERVERS.c.at < at - STALE))
        row = {"at": at, "account": account}
        if not connection.execute(update(SERVERS).where(SERVERS.c.id == server).values(**row)).rowcount:
            connection.execute(insert(SERVERS).values(**row, id=server))

    store.run(write)


def read_accounts(store: Store, at: float) -> dict[str, Any]:
    """What all servers tell, put together."""

    def read(connection: Connection) -> dict[str, Any]:
        rows = connection.scalars(select(SERVERS.c.account).where(SERVERS.c.at >= at - STALE).order_by(SERVERS.c.id))
        told = put_together(list(rows))
        ids = [table["id"] for table in told["tables"]]
        opened = connection.execute(select(TABLES.c.id, TABLES.c.opened).where(TABLES.c.id.in_(ids)))
        ages = {row.id: max(0.0, at - row.opened) for row in opened}
        return {**told, "tables": [{**table, "age": ages.get(table["id"], 0.0)} for table in told["tables"]]}

    return store.run(read)


def put_together(accounts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The accounts of several servers as one; each has its own load.

    >>> table = {"id": "t1", "lines": 7, "watchers": 1}
    >>> account = {"load": {}, "refused": {"chat": 2}, "tables": [table], "people": []}
    >>> told = put_together([account, account])
    >>> told["tables"], told["refused"]
    ([{'id': 't1', 'lines': 7, 'watchers': 2}], {'chat': 4})
    """
    load: list[Mapping[str, Any]] = []
    people: list[Mapping[str, Any]] = []
    tables: dict[str, Mapping[str, Any]] = {}
    refused: Counter[str] = Counter()
    for account in accounts:
        load.append(account["load"])
        refused.update(account["refused"])
        people += [person for person in account["people"] if person not in people]
        for table in account["tables"]:
            known = tables.get(table["id"], {**table, "watchers": 0})
            newer = max(table, known, key=lambda each: int(each["lines"]))
            tables[table["id"]] = {**newer, "watchers": table["watchers"] + known["watchers"]}
    return {"load": load, "refused": dict(refused), "tables": list(tables.values()), "people": people}
