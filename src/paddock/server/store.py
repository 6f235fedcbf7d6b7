"""Where tables are kept: a header for each, and its log, line by line. SQLite by default, PostgreSQL by URL.

A line is in the store before anybody is told that it was accepted. The primary key (table, seq) is what keeps two
writers apart: of two lines for the same place one is refused, and its writer must look again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    create_engine,
    event,
    insert,
    make_url,
    select,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game
from paddock.server.table import Entry, Header, Table

METADATA = MetaData()
TABLES = SqlTable(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules that the table is played by
    Column("header", JSON, nullable=False),
    Column("key", LargeBinary, nullable=False),  # where all chance of the table comes from
    Column("opened", Float, nullable=False),  # seconds since 1970
)
ENTRIES = SqlTable(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
)
MIGRATIONS = Path(__file__).parent / "migrations"


def default_url() -> str:
    """The database in the user's data folder."""
    folder = user_data_path("paddock", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'paddock.sqlite'}"


class Store:
    """The tables of a server.

    >>> store = Store("sqlite://")
    >>> store.add(Header("t1", "heat", ("A", "B"), host="ana"), key=bytes(32), opened=0.0)
    >>> store.append("t1", 0, Entry("sat", 1.0, by="ana", seat="A", values={"name": "Ana"}))
    >>> [entry.do for entry in store.load("t1").log]
    ['sat']
    """

    def __init__(self, url: str | None = None) -> None:
        self.engine = connect(url or default_url())
        with self._connected() as connection:
            upgrade(connection)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """One transaction; whatever the database has to complain about becomes one sentence."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            why = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError("no_store", url=shown(self.engine), why=str(why).split("\n")[0]) from None

    def add(self, header: Header, key: bytes, opened: float) -> None:
        """Open a table."""
        row = {"id": header.id, "game": header.game, "rules": find_game(header.game).version, "key": key}
        try:
            with self._connected() as connection:
                connection.execute(insert(TABLES).values(**row, header=asdict(header), opened=opened))
        except IntegrityError:
            raise StoreError("table_exists", id=header.id) from None

    def append(self, table: str, seq: int, entry: Entry) -> None:
        """Write the line number `seq` of a table's log; when this returns it is on the disk."""
        try:
            with self._connected() as connection:
                connection.execute(insert(ENTRIES).values(table_id=table, seq=seq, entry=entry.as_document()))
        except IntegrityError:
            if table not in self.ids():
                raise StoreError("no_table", id=table) from None
            raise StoreError("line_taken", id=table, seq=seq) from None

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        with self._connected() as connection:
            return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)))

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table, from a line on."""
        lines = (
            select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since).order_by(ENTRIES.c.seq)
        )
        with self._connected() as connection:
            return [Entry.from_document(entry) for entry in connection.scalars(lines)]

    def load(self, table: str) -> Table:
        """A table as its log makes it."""
        row = self._row(table)
        version = find_game(row["game"]).version
        if row["rules"] != version:
            raise StoreError("table_rules", id=table, rules=row["rules"], version=version, game=row["game"])
        return Table(header_from(row["header"]), row["key"], self.entries(table))

    def _row(self, table: str) -> Mapping[str, Any]:
        with self._connected() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one_or_none()
        if row is None:
            raise StoreError("no_table", id=table)
        return dict(row)

    # Keeping it true and safe

    def verify(self, table: str) -> str | None:
        """Replay a table by the chance that was stored, and by its key alone; the digest of its race if both agree."""
        played, row = self.load(table), self._row(table)
        try:
            dealt = Table(header_from(row["header"]), row["key"], map(without_chance, played.log))
        except PaddockError:  # other cards were dealt, so a move of the log is not legal
            raise StoreError("table_differs", id=table) from None
        if played.race != dealt.race:
            raise StoreError("table_differs", id=table)
        return None if played.race is None else played.race.digest()

    def backup(self, path: Path) -> int:
        """Write all tables to a file, a line each; the answer is how many."""
        ids = self.ids()
        with gzip.open(path, "wt", encoding="utf-8") as file:
            for table in ids:
                row = self._row(table)
                lines = [entry.as_document() for entry in self.entries(table)]
                kept = {**row, "key": row["key"].hex(), "entries": lines}
                file.write(json.dumps(kept, ensure_ascii=False) + "\n")
        return len(ids)

    def restore(self, path: Path) -> int:
        """Take in all tables of a backup, or none; the answer is how many."""
        restored = 0
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file, self._connected() as connection:
                for line in file:
                    kept = json.loads(line)
                    entries = kept.pop("entries")
                    connection.execute(insert(TABLES).values(**{**kept, "key": bytes.fromhex(kept["key"])}))
                    rows = [{"table_id": kept["id"], "seq": seq, "entry": entry} for seq, entry in enumerate(entries)]
                    if rows:
                        connection.execute(insert(ENTRIES), rows)
                    restored += 1
        except IntegrityError:
            raise StoreError("table_exists", id=kept["id"]) from None
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise StoreError("bad_backup", file=path, why=getattr(error, "strerror", None) or error) from None
        return restored


def connect(url: str) -> Engine:
    """An engine whose every commit is on the disk before it returns."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise StoreError("bad_url", why=str(error).split("\n")[0]) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_safe)
    elif engine.dialect.name != "postgresql":
        raise StoreError("bad_url", why=f"{engine.dialect.name} is neither sqlite nor postgresql")
    return engine


def make_safe(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers don't stop the writer, and a commit survives a power cut."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def upgrade(connection: Connection) -> None:
    """Bring the tables of the database up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def header_from(document: Mapping[str, Any]) -> Header:
    return Header(**{**document, "seats": tuple(document["seats"])})


def without_chance(entry: Entry) -> Entry:
    """The same line as if nobody had written down what chance gave."""
    document = entry.as_document()
    values = {key: value for key, value in entry.values.items() if key != "chance"}
    return Entry.from_document({**document, "values": values})


def shown(engine: Engine) -> str:
    """The address of a database, without its password."""
    return engine.url.render_as_string(hide_password=True)
