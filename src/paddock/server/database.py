"""The database behind the store: its tables, how it is reached, brought up to date, and kept from other eyes."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path
from sqlalchemy import (
    JSON,
    URL,
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
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import SQLAlchemyError

from paddock.errors import StoreError
from paddock.server.table import OPEN

GONE = "gone"  #: the status of a table that was given up: nobody started the race, or nobody came back to it
#: How soon a connection to PostgreSQL is known to be dead, in seconds and milliseconds; an address may say otherwise.
ALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3, "tcp_user_timeout": 60_000}
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
    Column("status", String(8), nullable=False, server_default=OPEN),  # open, racing, over, or gone
    Column("thinned", Boolean, nullable=False, server_default="0"),  # whether no more than the race is left of it
    Column("rewritten", Float, nullable=False, server_default="0"),  # when lines of its log were last changed
    Column("summary", JSON(none_as_null=True)),  # what lists tell of it
    Column("noted", Float),  # when that was noted
    Column("due", Float),  # when it must be seen to although nobody may be there
    Index("tables_by_status", "status", "opened"),
    Index("tables_by_code", "code"),
    Index("tables_by_rewritten", "rewritten"),
    Index("tables_by_due", "due"),
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
KEYS = SqlTable(  # what cookies are signed with
    "keys",
    METADATA,
    Column("key", LargeBinary, primary_key=True),
    Column("since", Float, nullable=False),  # when cookies begin to be signed with it
    Column("until", Float),  # when those that are become void; never if empty
)
REVOKED = SqlTable(  # whose cookies are void
    "revoked",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("at", Float, nullable=False),  # those made before
    Index("revoked_by_time", "at"),
)
TRIED = SqlTable(  # what is written to find out whether anything can be
    "tried", METADATA, Column("id", Integer, primary_key=True), Column("mark", LargeBinary)
)
SECRETS = SqlTable(  # what only the servers know
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
BANS = SqlTable(  # who may not come in
    "bans",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("who", String(40)),  # what others call a player
    Column("network", String(50)),  # or a range of addresses
    Column("household", Boolean, nullable=False),  # whether the household goes where the player is now
    Column("reason", String(300), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float),  # for good if empty
)
REPORTS = SqlTable(  # what players say about each other
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("by", String(40), nullable=False),  # what others call the player who reports
    Column("who", String(40), nullable=False),  # and who is reported
    Column("name", String(40), nullable=False),  # under which they were met
    Column("reason", String(20), nullable=False),
    Column("text", String(300), nullable=False),
    Column("lines", JSON, nullable=False),  # what was said last at the table
    Column("seen", Boolean, nullable=False, server_default="0"),  # whether somebody has dealt with it
    Index("reports_by_time", "seen", "at"),
)
SERVERS = SqlTable(  # what each server tells those who run it
    "servers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("account", JSON, nullable=False),
)
MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADING = 0x9ADD0D  #: the number of the lock that who upgrades a PostgreSQL holds
BESIDE = ("-wal", "-shm", ".server")  #: what SQLite and the servers lay beside a database


def default_url() -> str:
    """The database in the user's data folder, which nobody else can look into if it is made here."""
    folder = user_data_path("paddock", appauthor=False)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return f"sqlite:///{folder / 'paddock.sqlite'}"


def connect(url: str) -> Engine:
    """An engine whose every commit is on the disk before it returns."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        how = {"json_serializer": to_json, "json_deserializer": msgspec.json.decode}
        engine = create_engine(parsed, connect_args=kept_alive(parsed), **how)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise StoreError("bad_url", why=str(error).split("\n")[0]) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_safe)
        keep_private(engine)
    elif engine.dialect.name != "postgresql":
        raise StoreError("bad_url", why=f"{engine.dialect.name} is neither sqlite nor postgresql")
    return engine


def kept_alive(address: URL) -> dict[str, Any]:
    """How a connection is asked whether it lives: a machine or a network that is gone says nothing by itself.

    >>> kept_alive(make_url("postgresql://db/paddock?keepalives_idle=5"))["keepalives_interval"]
    10
    """
    if not address.drivername.startswith("postgresql"):
        return {}
    return {key: value for key, value in ALIVE.items() if key not in address.query}


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def make_safe(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers don't stop the writer, commits survive a power cut, what is gone is gone."""
    settings = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")
    for setting in settings:
        connection.execute(f"PRAGMA {setting}")


def shown(engine: Engine) -> str:
    """The address of a database, without its password."""
    return engine.url.render_as_string(hide_password=True)


# For the owner's eyes


def file_of(engine: Engine) -> Path | None:
    """The file of a database, if it is one of SQLite's."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def keep_private(engine: Engine) -> None:
    """Let only the owner read a database of SQLite and what lies beside it: the secrets of running races are there."""
    file = file_of(engine)
    if file is not None:
        make_private(file)
        for ending in BESIDE:
            tighten(Path(f"{file}{ending}"))


def make_private(file: Path) -> None:
    """A file that only its owner can read; if it is there already it is tightened."""
    with suppress(OSError):  # whoever opens it next has a sentence for that
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    tighten(file)


def tighten(file: Path) -> None:
    """Take from others what they may do with a file, if it is ours.

    A group that may write was let in on purpose, and stays.
    """
    with suppress(OSError):
        found = file.stat()
        if os.name == "posix" and found.st_uid == os.geteuid() and stat.S_ISREG(found.st_mode):
            mode = stat.S_IMODE(found.st_mode)
            wanted = mode & (0o770 if mode & stat.S_IWGRP else 0o700)
            if wanted != mode:
                file.chmod(wanted)


# Migrations


def upgrade(connection: Connection) -> None:
    """Bring the tables of the database up to date, wholly or not at all, and one process at a time."""
    if is_up_to_date(connection):
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if is_up_to_date(connection):  # somebody else was faster
        return
    upgrade_to(connection, "head")


def upgrade_to(connection: Connection, revision: str) -> None:
    """Make all migrations up to one."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> list[str]:
    """All migrations by number, the oldest first."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been made; to find that out takes no more than a look."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    made: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    known = revisions()
    if made is not None and made not in known:
        raise StoreError("newer_database", url=shown(connection.engine), revision=made)
    return made == known[-1]
