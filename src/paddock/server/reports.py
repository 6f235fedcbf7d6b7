"""What players say about each other, with what was said at their table: kept for those who run the server."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from paddock.errors import TableError
from paddock.server.cleaning import cleaned
from paddock.server.database import REPORTS
from paddock.server.store import Store
from paddock.server.table import Notice, Table, who_is

LAST_LINES = 20  #: of the chat, that are kept with a report
MOST_SHOWN = 200
MOST_KEPT = 10_000  #: those that somebody has dealt with go first
REASONS = ("abuse", "cheating", "spam", "name", "other")


def last_lines(table: Table) -> list[dict[str, Any]]:
    """What was said last at a table: everybody has read it."""
    told = table.told_rows(None, max(0, table.seen(None) - 2000))
    said = [dict(each.values) for each in told if isinstance(each, Notice) and each.name == "said"]
    return said[-LAST_LINES:]


def add_report(store: Store, table: Table, by: str, who: str, reason: str, text: str, at: float) -> str:
    """Write down what a player says about another; the answer is its id."""
    if not table.order.knows(who):
        raise TableError("nobody_here", who=who)
    if who == who_is(by):
        raise TableError("own_report")
    row = {
        "id": secrets.token_hex(8),
        "table_id": table.header.id,
        "at": at,
        "by": who_is(by),
        "who": who,
        "name": table.order.name(who),
        "reason": reason,
        "text": cleaned(text),
        "lines": last_lines(table),
    }
    store.run(lambda connection: add(connection, row))
    return str(row["id"])


def add(connection: Connection, row: dict[str, Any]) -> None:
    columns = (REPORTS.c.table_id, REPORTS.c.by, REPORTS.c.who)
    same = [column == row[column.name] for column in columns]
    if connection.scalar(select(REPORTS.c.id).where(*same, REPORTS.c.seen.is_(False))) is not None:
        raise TableError("reported_already")
    old = select(REPORTS.c.id).order_by(REPORTS.c.seen, REPORTS.c.at.desc()).offset(MOST_KEPT - 1)
    for id in connection.scalars(old).all():
        connection.execute(delete(REPORTS).where(REPORTS.c.id == id))
    connection.execute(insert(REPORTS).values(**row, seen=False))


def read_reports(store: Store, seen: bool = False) -> list[dict[str, Any]]:
    """The newest reports, those that nobody has dealt with, or those that somebody has."""
    chosen = select(REPORTS).where(REPORTS.c.seen.is_(seen)).order_by(REPORTS.c.at.desc()).limit(MOST_SHOWN)
    return store.run(lambda connection: [shown(row) for row in connection.execute(chosen).mappings()])


def shown(row: Any) -> dict[str, Any]:
    return {("table" if key == "table_id" else key): value for key, value in row.items()}


def mark_seen(store: Store, id: str) -> None:
    """Somebody has dealt with a report."""
    chosen = update(REPORTS).where(REPORTS.c.id == id).values(seen=True)
    if not store.run(lambda connection: connection.execute(chosen).rowcount):
        raise TableError("no_report", id=id)
