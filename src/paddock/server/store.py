"""Where tables are kept: a header for each, and its log, line by line. SQLite by default, PostgreSQL by URL.

A line is in the store before anybody is told that it was accepted. The primary key (table, seq) is what keeps two
writers apart: of two lines for the same place one is refused, and its writer must look again.
"""

from __future__ import annotations

import gzip
import json
import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game
from paddock.server.table import OPEN, OVER, RACING, Entry, Header, Table

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
    Column("code", String(12), nullable=False, server_default=""),  # a short word by which it is found
    Column("listed", Boolean, nullable=False, server_default="0"),  # whether the lobby shows it
    Column("status", String(8), nullable=False, server_default=OPEN),  # open, racing or over
    Index("tables_by_status", "status", "opened"),
    Index("tables_by_code", "code"),
)
ENTRIES = SqlTable(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
)
PEOPLE = SqlTable(  # who has had a seat at which table
    "people",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Index("people_by_player", "player"),
)
TOKENS = SqlTable(
    "tokens",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # the token itself is nowhere
    Column("owner", String(40), nullable=False),  # the player who made it
    Column("player", String(40), nullable=False),  # the player that it acts as
    Column("name", String(40), nullable=False),
    Column("scopes", String(40), nullable=False),  # words with a blank between them
    Column("made", Float, nullable=False),
    Index("tokens_by_owner", "owner"),
)
SETTINGS = SqlTable(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
#: Many lines in one statement: in SQLite every further one would hand the interpreter to another thread and back.
ADD_LINES = {
    "sqlite": text(
        "INSERT INTO entries (table_id, seq, entry) "
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') "
        "FROM json_each(:lines)"
    ),
    "postgresql": text(
        "INSERT INTO entries (table_id, seq, entry) "
        "SELECT line ->> 0, CAST(line ->> 1 AS integer), CAST(line ->> 2 AS json) "
        "FROM json_array_elements(CAST(:lines AS json)) AS line"
    ),
}
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "paddock"  #: where PostgreSQL rings when a log has a new line
CLAIM = 0x9ADD0C  #: the number of the lock that every server on a PostgreSQL holds
MOST_LISTED = 200


@dataclass(frozen=True)
class Line:
    """A line to be written: the place in its table's log, and what the table has become if that has changed."""

    table: str
    seq: int
    entry: Entry
    status: str | None = None

    def as_row(self) -> tuple[str, int, str]:
        return self.table, self.seq, to_json(self.entry.as_document())


@dataclass(frozen=True)
class Claim:
    """The right to run tables from a store, held until the process ends."""

    alone: bool  #: whether no other server is running tables from it
    connection: Any

    def release(self) -> None:
        self.connection.close()


def default_url() -> str:
    """The database in the user's data folder."""
    folder = user_data_path("paddock", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'paddock.sqlite'}"


class Store:
    """The tables of a server.

    >>> store = Store("sqlite://")
    >>> store.add(Header("t1", "heat", ("A", "B"), host="ana"), key=bytes(32), opened=0.0)
    >>> store.append("t1", 0, Entry("sat", 1.0, by="ana", seat="A", values={"name": "Ana"}))
    >>> store.load("t1").chairs["A"].name
    'Ana'
    """

    def __init__(self, url: str | None = None) -> None:
        self.engine = connect(url or default_url())
        with self._connected() as connection:
            upgrade(connection)

    @property
    def is_shared(self) -> bool:
        """Whether several servers may run tables from it."""
        return self.engine.dialect.name == "postgresql"

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

    def claim(self) -> Claim:
        """Take the right to run tables: SQLite gives it to one server at a time, PostgreSQL to as many as ask."""
        if self.is_shared:
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            alone = bool(connection.scalar(text(f"SELECT pg_try_advisory_lock({CLAIM})")))
            return Claim(alone, connection)
        path = self.engine.url.database
        lock = sqlite3.connect(f"{path}.server" if path else ":memory:", timeout=0, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            lock.close()
            raise StoreError("store_in_use", url=shown(self.engine)) from None
        return Claim(True, lock)

    def share(self, claim: Claim) -> None:
        """Let other servers in: called when the tables are open again."""
        if self.is_shared:
            claim.connection.execute(text(f"SELECT pg_advisory_lock_shared({CLAIM})"))
            if claim.alone:
                claim.connection.execute(text(f"SELECT pg_advisory_unlock({CLAIM})"))

    # Tables and their logs

    def add(self, header: Header, key: bytes, opened: float) -> None:
        """Open a table."""
        row = {"id": header.id, "game": header.game, "rules": find_game(header.game).version, "key": key}
        row |= {"code": header.code, "listed": header.listed, "opened": opened}
        try:
            with self._connected() as connection:
                connection.execute(insert(TABLES).values(**row, header=header.as_document()))
        except IntegrityError:
            raise StoreError("table_exists", id=header.id) from None

    def append(self, table: str, seq: int, entry: Entry, status: str | None = None) -> None:
        """Write the line number `seq` of a table's log; when this returns it is on the disk."""
        (problem,) = self.write([Line(table, seq, entry, status)])
        if problem is not None:
            raise problem

    def write(self, lines: Sequence[Line]) -> list[StoreError | None]:
        """Write many lines at once; when this returns they are on the disk, but for those with an error."""
        try:
            with self._connected() as connection:
                self._write(connection, lines)
        except IntegrityError:
            if len(lines) == 1:
                return [self._why_not(lines[0])]
            return [problem for line in lines for problem in self.write([line])]
        except StoreError as error:
            return [error] * len(lines)
        return [None] * len(lines)

    def _write(self, connection: Connection, lines: Sequence[Line]) -> None:
        connection.execute(ADD_LINES[connection.dialect.name], {"lines": to_json([line.as_row() for line in lines])})
        for line in lines:
            if line.status is not None:
                connection.execute(update(TABLES).where(TABLES.c.id == line.table).values(status=line.status))
            if line.entry.do == "sat":
                remember(connection, line.table, str(line.entry.by))
        if self.is_shared:
            rung = [{"channel": CHANNEL, "ring": as_ring(line.table, line.seq)} for line in lines]
            connection.execute(text("SELECT pg_notify(:channel, :ring)"), rung)

    def mark(self, table: str, status: str) -> None:
        """Say what has become of a table, for the lists."""
        with self._connected() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))

    def _why_not(self, line: Line) -> StoreError:
        if line.table not in self.ids():
            return StoreError("no_table", id=line.table)
        return StoreError("line_taken", id=line.table, seq=line.seq)

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        return self._ids(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id))

    def racing(self) -> list[str]:
        """The tables at which a race is on, the newest first."""
        return self._ids(select(TABLES.c.id).where(TABLES.c.status == RACING).order_by(TABLES.c.opened.desc()))

    def lobby(self) -> list[str]:
        """Tables that everybody may know of: the newest that are open, then those at which a race is on."""
        chosen = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.status != OVER)
        return self._ids(chosen.order_by(TABLES.c.status, TABLES.c.opened.desc()).limit(MOST_LISTED))

    def tables_of(self, player: str) -> list[str]:
        """The tables at which a player has had a seat, the newest first."""
        joined = select(TABLES.c.id).join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id).where(PEOPLE.c.player == player)
        return self._ids(joined.order_by(TABLES.c.opened.desc()).limit(MOST_LISTED))

    def with_code(self, code: str) -> str | None:
        """The newest table with this code."""
        found = self._ids(select(TABLES.c.id).where(TABLES.c.code == code).order_by(TABLES.c.opened.desc()).limit(1))
        return found[0] if found else None

    def _ids(self, chosen: Any) -> list[str]:
        with self._connected() as connection:
            return list(connection.scalars(chosen))

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table, from a line on."""
        lines = (
            select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since).order_by(ENTRIES.c.seq)
        )
        with self._connected() as connection:
            return [Entry.from_document(entry) for entry in connection.scalars(lines)]

    def load(self, table: str) -> Table:
        """A table as its log makes it."""
        row = self.row(table)
        version = find_game(row["game"]).version
        if row["rules"] != version:
            raise StoreError("table_rules", id=table, rules=row["rules"], version=version, game=row["game"])
        return Table(Header.from_document(row["header"]), row["key"], self.entries(table))

    def key(self, table: str) -> bytes:
        """Where all chance of a table comes from."""
        return bytes(self.row(table)["key"])

    def row(self, table: str) -> Mapping[str, Any]:
        """What is stored of a table beside its log."""
        with self._connected() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one_or_none()
        if row is None:
            raise StoreError("no_table", id=table)
        return dict(row)

    # Tokens and secrets

    def add_token(self, token: Mapping[str, Any]) -> None:
        with self._connected() as connection:
            connection.execute(insert(TOKENS).values(**token))

    def token(self, hashed: str) -> Mapping[str, Any] | None:
        """The token with this hash."""
        with self._connected() as connection:
            row = connection.execute(select(TOKENS).where(TOKENS.c.hash == hashed)).mappings().one_or_none()
        return None if row is None else dict(row)

    def tokens_of(self, owner: str) -> list[Mapping[str, Any]]:
        """The tokens that a player has made, the newest first."""
        chosen = select(TOKENS).where(TOKENS.c.owner == owner).order_by(TOKENS.c.made.desc())
        with self._connected() as connection:
            return [dict(row) for row in connection.execute(chosen).mappings()]

    def drop_token(self, owner: str, token: str) -> bool:
        """Make a token void; False if there is none."""
        with self._connected() as connection:
            dropped = connection.execute(delete(TOKENS).where(TOKENS.c.owner == owner, TOKENS.c.id == token))
            return dropped.rowcount > 0

    def secret(self, key: str) -> bytes:
        """A secret of the server; the first who asks makes it."""
        chosen = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        try:
            with self._connected() as connection:
                found = connection.scalar(chosen)
                if found is None:
                    found = secrets.token_bytes(32)
                    connection.execute(insert(SETTINGS).values(key=key, value=found))
                return bytes(found)
        except IntegrityError:  # another server was faster
            with self._connected() as connection:
                return bytes(connection.scalar(chosen) or b"")

    # Keeping it true and safe

    def try_to_write(self) -> None:
        """Write something small, to find out whether anything can be written."""
        mark = {"key": "tried", "value": secrets.token_bytes(8)}
        with suppress(IntegrityError), self._connected() as connection:  # another server may be the first to try
            if not connection.execute(update(SETTINGS).where(SETTINGS.c.key == "tried").values(mark)).rowcount:
                connection.execute(insert(SETTINGS).values(mark))

    def verify(self, table: str) -> str | None:
        """Replay a table by the chance that was stored, and by its key alone; the digest of its race if both agree."""
        played, row, entries = self.load(table), self.row(table), self.entries(table)
        try:
            dealt = Table(Header.from_document(row["header"]), row["key"], map(without_chance, entries))
        except PaddockError:  # other cards were dealt, so a move of the log is not legal
            raise StoreError("table_differs", id=table) from None
        if played.race != dealt.race:
            raise StoreError("table_differs", id=table)
        return None if played.race is None else played.race.digest()

    def backup(self, path: Path) -> int:
        """Write all tables to a file, a line each after the tokens and secrets; the answer is how many."""
        ids = self.ids()
        with self._connected() as connection:
            settings = {row.key: row.value.hex() for row in connection.execute(select(SETTINGS))}
            tokens = [dict(row) for row in connection.execute(select(TOKENS)).mappings()]
        with gzip.open(path, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"settings": settings, "tokens": tokens}) + "\n")
            for table in ids:
                row = self.row(table)
                lines = [entry.as_document() for entry in self.entries(table)]
                kept = {**row, "key": row["key"].hex(), "entries": lines}
                file.write(json.dumps(kept, ensure_ascii=False) + "\n")
        return len(ids)

    def restore(self, path: Path) -> int:
        """Take in all tables of a backup, or none; the answer is how many."""
        restored, table = 0, ""
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file, self._connected() as connection:
                house = json.loads(next(file, ""))
                self._restore_house(connection, house["settings"], house["tokens"])
                for line in file:
                    kept = json.loads(line)
                    table = kept["id"]
                    restore_table(connection, kept)
                    restored += 1
        except IntegrityError:
            raise StoreError("table_exists", id=table) from None
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise StoreError("bad_backup", file=path, why=getattr(error, "strerror", None) or error) from None
        return restored

    def _restore_house(
        self, connection: Connection, settings: Mapping[str, str], tokens: Sequence[Mapping[str, Any]]
    ) -> None:
        """Secrets and tokens, where the store has none of its own."""
        known = set(connection.scalars(select(SETTINGS.c.key)))
        for key, value in settings.items():
            if key not in known:
                connection.execute(insert(SETTINGS).values(key=key, value=bytes.fromhex(value)))
        known = set(connection.scalars(select(TOKENS.c.id)))
        for token in tokens:
            if token["id"] not in known:
                connection.execute(insert(TOKENS).values(**token))


def connect(url: str) -> Engine:
    """An engine whose every commit is on the disk before it returns."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed, json_serializer=to_json, json_deserializer=msgspec.json.decode)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise StoreError("bad_url", why=str(error).split("\n")[0]) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_safe)
    elif engine.dialect.name != "postgresql":
        raise StoreError("bad_url", why=f"{engine.dialect.name} is neither sqlite nor postgresql")
    return engine


def as_ring(table: str, seq: int) -> str:
    """What the doorbell says: the table, and the line that was written."""
    return f"{table} {seq}"


def from_ring(ring: str) -> tuple[str, int]:
    table, _, seq = ring.partition(" ")
    return table, int(seq) if seq.isdecimal() else -1


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def make_safe(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers don't stop the writer, and a commit survives a power cut."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def upgrade(connection: Connection) -> None:
    """Bring the tables of the database up to date."""
    if connection.dialect.name == "postgresql":  # servers that start together must not both do it
        connection.execute(text(f"SELECT pg_advisory_xact_lock({CLAIM + 1})"))
    if is_up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been made; to find that out takes no more than a look."""
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]
    if not inspect(connection).has_table("alembic_version"):
        return False
    made: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return made == newest


def remember(connection: Connection, table: str, player: str) -> None:
    """Write down that a player has a seat at a table, once."""
    known = select(PEOPLE.c.player).where(PEOPLE.c.table_id == table, PEOPLE.c.player == player)
    if connection.scalar(known) is None:
        connection.execute(insert(PEOPLE).values(table_id=table, player=player))


def restore_table(connection: Connection, kept: Mapping[str, Any]) -> None:
    """A table from its line in a backup."""
    row = {key: value for key, value in kept.items() if key != "entries"}
    connection.execute(insert(TABLES).values(**{**row, "key": bytes.fromhex(kept["key"])}))
    entries = [{"table_id": kept["id"], "seq": seq, "entry": entry} for seq, entry in enumerate(kept["entries"])]
    if entries:
        connection.execute(insert(ENTRIES), entries)
    for entry in kept["entries"]:
        if entry["do"] == "sat":
            remember(connection, kept["id"], entry["by"])


def without_chance(entry: Entry) -> Entry:
    """The same line as if nobody had written down what chance gave."""
    document = entry.as_document()
    values = {key: value for key, value in entry.values.items() if key != "chance"}
    return Entry.from_document({**document, "values": values})


def shown(engine: Engine) -> str:
    """The address of a database, without its password."""
    return engine.url.render_as_string(hide_password=True)
