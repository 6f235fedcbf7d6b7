"""The database behind the store: its tables, how it is reached, brought up to date, and kept from other eyes."""

from __future__ import annotations

import hashlib
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
    BigInteger,
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


def only_where(holds: str) -> dict[str, Any]:
    """For an index of those rows alone for which something holds."""
    return {"sqlite_where": text(holds), "postgresql_where": text(holds)}


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
SNAPSHOTS = SqlTable(  # what logs have made of their tables up to a line: nobody needs them, but they are quicker
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("lines", Integer, nullable=False),  # of the log, by then
    Column("rules", Integer, nullable=False),
    Column("code", String(64), nullable=False),  # a hash of the sources that have made it
    Column("checksum", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
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
    Column("scopes", String(40), nullable=False),  # words with a blank between them; none if it is void
    Column("made", Float, nullable=False),
    Index("tokens_by_owner", "owner"),
)
VALID = TOKENS.c.scopes != ""  #: tokens that were not dropped; the others tell whose program has raced
RESULTS = SqlTable(  # how races ended, for every seat
    "results",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("track", String(40), nullable=False),  # nothing in games without tracks
    Column("at", Float, nullable=False),  # when it was over
    Column("seats", Integer, nullable=False),  # how many raced
    Column("place", Integer, nullable=False),
    Column("points", Integer),  # where they say more than the places
    Column("player", String(40)),  # nobody where a bot had the seat from the start
    Column("who", String(12)),  # what others call the player
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),  # who drove at the end, if not the player
    Column("unit", String(80)),  # the seat, or the team that it belonged to
    Column("fresh", Boolean),  # whether the race was dealt for it, and nobody was helped: only then it can be rated
    Column("figures", JSON(none_as_null=True)),  # what the race amounts to, in the figures of its game
    Index("results_by_player", "player", "at"),
    Index("results_by_game", "player", "game", "at"),
    Index("results_by_track", "player", "game", "track", "at"),
    Index("results_by_who", "who"),
)
COUNTED = SqlTable(  # races whose ends are written down; all that follows is made of them, in the order of the numbers
    "counted",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("number", BigInteger),  # none while the race waits to be counted
    Index("counted_waiting", "at", "table_id", **only_where("number IS NULL")),
    Index("counted_by_number", "number"),
)
SUMS = SqlTable(  # what the races of a player come to
    "sums",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("track", String(40), primary_key=True),
    Column("races", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("places", Integer, nullable=False),  # all together
    Column("figures", JSON, nullable=False),
)
RIVALS = SqlTable(  # how often two people have raced each other; there is a row for either of them
    "rivals",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("rival", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("races", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),  # 2 for every race in which the player was, 1 where both were level
    Index("rivals_by_rival", "rival"),
)
DRIVERS = SqlTable(  # whoever has a rating: a player or a bot, in one game and one book
    "drivers",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), nullable=False),
    Column("book", String(8), nullable=False),  # people, or bots for races against nobody else
    Column("player", String(40)),  # nobody if they were forgotten
    Column("bot", String(40)),
    Column("own", Boolean, nullable=False),  # whether the races of the player go on to count here
    Column("listed", Integer, nullable=False),  # among whom on leaderboards: UNLISTED, MEMBER or BOT
    Column("races", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # the same as one number, on the scale that people see
    Column("change", Float, nullable=False),  # of that, by the last race
    Column("at", Float, nullable=False),  # when that was
    Index("drivers_by_player", "player"),
    Index("drivers_of_bots", "bot", **only_where("bot IS NOT NULL")),
    Index("drivers_by_rating", "game", "book", "listed", "shown"),
)
RATED = SqlTable(  # what a race has made of the ratings of those who raced
    "rated",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # of the race
    Column("seat", String(80), primary_key=True),
    Column("driver", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
MONTHS = SqlTable(  # where drivers stood at the end of each month in which they raced
    "months",
    METADATA,
    Column("driver", Integer, primary_key=True, autoincrement=False),
    Column("month", String(7), primary_key=True),  # 2031-05
    Column("game", String(20), nullable=False),
    Column("book", String(8), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("races", Integer, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Column("gain", Float, nullable=False),  # in that month
    Index("months_by_rating", "game", "book", "month", "listed", "shown"),
)
MEMBERS = SqlTable(  # players who keep their name
    "members",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("recovery", String(64), unique=True),  # a hash of the recovery code, which itself is nowhere
)
PASSKEYS = SqlTable(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # of the credential, in letters
    Column("player", String(40), nullable=False),
    Column("name", String(40), nullable=False),  # what its owner calls it
    Column("public", LargeBinary, nullable=False),  # its public key
    Column("uses", BigInteger, nullable=False),  # as its authenticator counts them; many say 0
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),  # what was asked before then is not answered any more
    Index("passkeys_by_player", "player"),
)
BROUGHT = SqlTable(  # guests who turned out to be members
    "brought",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("brought_by_player", "player"),
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
    Column("player", String(40), primary_key=True),  # a shadow: whoever is forgotten leaves no id
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
CHAMPIONSHIPS = SqlTable(
    "championships",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False),  # a short word by which it is found
    Column("host", String(40), nullable=False),  # the player who runs it
    Column("status", String(8), nullable=False),  # open, running, over, or gone
    Column("listed", Boolean, nullable=False),  # whether everybody may find it
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("due", Float),  # when it must be looked at although nobody asks
    Index("championships_by_status", "listed", "status", "made"),
    Index("championships_by_code", "code"),
    Index("championships_by_due", "due"),
)
CHAMPIONSHIP_LINES = SqlTable(
    "championship_lines",
    METADATA,
    Column("championship", String(40), ForeignKey("championships.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", JSON, nullable=False),
)
CHAMPIONSHIP_PEOPLE = SqlTable(  # who has had a part in which championship
    "championship_people",
    METADATA,
    Column("championship", String(40), ForeignKey("championships.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Index("championship_people_by_player", "player"),
)
WAITING = SqlTable(  # who waits for a race against people, and who has just been seated at one
    "waiting",
    METADATA,
    Column("player", String(40), primary_key=True),  # everybody waits in one place at a time
    Column("name", String(40), nullable=False),
    Column("game", String(20), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when they last said that they still wait
    Column("fill", Boolean, nullable=False),  # whether bots may take the seats for which nobody comes
    Column("table_id", String(40)),  # where they were seated
    Column("seated", Float),  # and when
    Index("waiting_by_queue", "game", "pace", "since"),
    Index("waiting_by_time", "seen"),
)
WISHES = SqlTable(  # how somebody wants to be called when they are away
    "wishes",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("invitations", Boolean, nullable=False),  # whether people they have raced may invite them
    Column("language", String(2), nullable=False),  # of the feed
    Column("feed", String(64), unique=True),  # a hash of the word in its address, which itself is nowhere
)
WAYS = SqlTable(  # where somebody is called: browsers by Web Push, programs by web hooks
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # push or hook
    Column("owner", String(40), nullable=False),  # whose it is
    Column("player", String(40), nullable=False),  # whose turns it tells of: the owner's, or a program's of theirs
    Column("name", String(40), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # push: of the browser; hook: what calls are signed with
    Column("public", LargeBinary, nullable=False),  # push: the browser's key; nothing for a hook
    Column("language", String(2), nullable=False),
    Column("base", String(300), nullable=False),  # the address of the house, as its owner has it
    Column("made", Float, nullable=False),
    Column("off", Float),  # when it was switched off because it did not answer
    Column("why", String(80), nullable=False, server_default=""),
    Index("ways_by_owner", "owner"),
    Index("ways_by_player", "player"),
)
CALLS = SqlTable(  # one for every turn and way: what is to be sent, and what has been
    "calls",
    METADATA,
    Column("way", String(32), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("turn", String(40), primary_key=True),  # which turn of the player's, or that it is an invitation
    Column("player", String(40), nullable=False),
    Column("told", JSON, nullable=False),  # what it says
    Column("made", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float),  # when it is to be sent; never again if empty
    Index("calls_by_due", "due"),
    Index("calls_by_player", "player"),
)
INVITATIONS = SqlTable(  # to tables, from people to people whom they have raced
    "invitations",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(40), primary_key=True),  # who is invited
    Column("by", String(40), nullable=False),
    Column("name", String(40), nullable=False),  # of who invites
    Column("at", Float, nullable=False),
    Index("invitations_by_player", "player", "at"),
)
MIGRATIONS = Path(__file__).parent / "migrations"
UNLISTED, MEMBER, BOT = range(3)  #: among whom a driver stands on leaderboards
COUNTING = 0x9ADD0E  #: the number of the lock that who counts races holds
UPGRADING = 0x9ADD0D  #: the number of the lock that who upgrades a PostgreSQL holds
BESIDE = ("-wal", "-shm", ".server")  #: what SQLite and the servers lay beside a database


def shadow_of(player: str) -> str:
    """What stays of a player whose cookies are void: whoever shows the id is known by it, and it tells nobody the id.

    >>> len(shadow_of("ana"))
    40
    """
    return hashlib.sha256(f"void {player}".encode()).hexdigest()[:40]


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
