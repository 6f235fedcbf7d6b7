"""Reading what was written down: a header and lines from the database, a table from both.

What can't be read is told with the table and the line, so that everybody else can go on. A key that only a newer
version knows is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, LargeBinary, Text, cast, select

from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game
from paddock.server.database import ENTRIES, TABLES
from paddock.server.table import Entry, Header, Table

ENTRY = msgspec.json.Decoder(Entry)


def as_written(column: ColumnElement[Any], connection: Connection) -> Any:
    """A column of JSON as it stands in the database: SQLite would take anything there."""
    return cast(column, LargeBinary if connection.dialect.name == "sqlite" else Text)


def lines_of(connection: Connection, table: str, since: int = 0) -> Iterator[tuple[int, bytes | str]]:
    """The lines of a log from one on, with their places."""
    chosen = select(ENTRIES.c.seq, as_written(ENTRIES.c.entry, connection))
    chosen = chosen.where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since).order_by(ENTRIES.c.seq)
    yield from connection.execute(chosen)


def read_entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    """The log of a table, from a line on."""
    entries: list[Entry] = []
    for place, (seq, line) in enumerate(lines_of(connection, table, since), start=since):
        if seq != place:
            raise StoreError("table_unreadable", id=table, line=place, why="the line is missing")
        try:
            entries.append(ENTRY.decode(line))
        except (msgspec.MsgspecError, ValueError) as error:
            raise StoreError("table_unreadable", id=table, line=seq, why=error) from None
    return entries


def documents(connection: Connection, table: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of a log as plain data, with their places; those that are none are left out."""
    for seq, line in lines_of(connection, table):
        try:
            document = msgspec.json.decode(line)
        except (msgspec.MsgspecError, ValueError):
            continue
        if isinstance(document, dict):
            yield seq, document


def last_change(connection: Connection, table: str, opened: float) -> float:
    """When the last line of a table's log was written, or the table opened if it has none that can be read."""
    newest = select(as_written(ENTRIES.c.entry, connection)).where(ENTRIES.c.table_id == table)
    line = connection.scalar(newest.order_by(ENTRIES.c.seq.desc()).limit(1))
    try:
        return opened if line is None else ENTRY.decode(line).at
    except (msgspec.MsgspecError, ValueError):
        return opened


def read_row(connection: Connection, table: str) -> dict[str, Any]:
    """What is stored of a table beside its log; its header as it was written down."""
    columns = [column for column in TABLES.c if column.name != "header"]
    chosen = select(*columns, as_written(TABLES.c.header, connection).label("header")).where(TABLES.c.id == table)
    row = connection.execute(chosen).mappings().one_or_none()
    if row is None:
        raise StoreError("no_table", id=table)
    return {**row, "header": read_header(table, row["header"])}


def read_header(table: str, written: bytes | str) -> dict[str, Any]:
    """What a table is from its beginning to its end, as it was written down."""
    try:
        document: dict[str, Any] = msgspec.json.decode(written)
        Header.from_document(document)
    except (msgspec.MsgspecError, ValueError) as error:
        raise StoreError("header_unreadable", id=table, why=error) from None
    return document


def replay(row: Mapping[str, Any], entries: Sequence[Entry], table: Table | None = None) -> Table:
    """A table as its log makes it, from its beginning or from a table that has the first lines already."""
    id, version = row["id"], find_game(row["game"]).version
    if row["rules"] != version:
        raise StoreError("table_rules", id=id, rules=row["rules"], version=version, game=row["game"])
    try:
        table = table or Table(Header.from_document(row["header"]), row["key"])
    except Exception as error:
        raise StoreError("header_unreadable", id=id, why=reason(error)) from None
    for line, entry in enumerate(entries, start=table.length):
        try:
            table.apply(entry)
        except Exception as error:  # whatever the line does to a table: the others must not suffer
            raise StoreError("table_unreadable", id=id, line=line, why=reason(error)) from None
    return table


def reason(error: Exception) -> Any:
    """Why something can't be read, for a sentence."""
    if isinstance(error, PaddockError):
        return error
    return f"{error} is missing" if isinstance(error, KeyError) else f"{type(error).__name__}: {error}"
