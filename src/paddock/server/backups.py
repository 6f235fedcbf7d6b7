"""All that a store holds as one file, written at one moment and read back whole or not at all.

A backup is lines of JSON, compressed, and sealed if there is a key: first the house (keys, tokens, whose cookies are
void, bans, reports), then every table with its log, then how many there were. Backups of older versions have no last
line, and one key among their settings.
"""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Annotated, Any, cast

import msgspec
from sqlalchemy import Column, Connection, insert, select
from sqlalchemy.exc import DataError

from paddock.errors import StoreError
from paddock.server.database import (
    BANS,
    BROUGHT,
    CHAMPIONSHIP_LINES,
    CHAMPIONSHIP_PEOPLE,
    CHAMPIONSHIPS,
    ENTRIES,
    KEYS,
    MEMBERS,
    PASSKEYS,
    PEOPLE,
    REPORTS,
    REVOKED,
    SECRETS,
    TABLES,
    TOKENS,
    WAYS,
    WISHES,
    shadow_of,
)
from paddock.server.reading import as_written, lines_of
from paddock.server.sealing import Opening, Sealing, Secret, is_sealed
from paddock.server.table import OPEN, OVER, RACING

FORM = 3  #: the version of what is written here
WITH_SHADOWS = 3  #: the version from which on void cookies are told without their players' ids
OF_THE_RACE = ("started", "moved", "undone", "went_on")  #: lines after which a race is another

Word = Annotated[str, msgspec.Meta(max_length=40)]
Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$")]


class KeptToken(msgspec.Struct):
    """A token of a program, without what makes it work."""

    id: Word
    hash: Annotated[str, msgspec.Meta(max_length=64)]
    owner: Word
    player: Word
    name: Word
    scopes: Word
    made: float


class KeptKey(msgspec.Struct):
    """A key by which cookies are signed."""

    key: Hex
    since: float
    until: float | None = None


class KeptMember(msgspec.Struct):
    """Somebody who keeps their name."""

    player: Word
    name: Word
    since: float
    recovery: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class KeptPasskey(msgspec.Struct):
    """A passkey of a member: its public half."""

    id: Annotated[str, msgspec.Meta(max_length=1400)]
    player: Word
    name: Word
    public: Hex
    uses: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    made: float
    used: float


class KeptGuest(msgspec.Struct):
    """A guest who turned out to be a member."""

    guest: Word
    player: Word
    at: float


class KeptChampionship(msgspec.Struct):
    """A championship, its log, and who has had a part in it."""

    id: Word
    code: Annotated[str, msgspec.Meta(max_length=12)]
    host: Word
    status: Annotated[str, msgspec.Meta(max_length=8)]
    listed: bool
    made: float
    lines: list[dict[str, Any]]
    people: list[Word] = []


class KeptWish(msgspec.Struct):
    """How somebody wants to be called."""

    player: Word
    invitations: bool
    language: Annotated[str, msgspec.Meta(max_length=2)]
    feed: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class KeptWay(msgspec.Struct):
    """Where somebody is called."""

    id: Annotated[str, msgspec.Meta(max_length=32)]
    kind: Annotated[str, msgspec.Meta(max_length=8)]
    owner: Word
    player: Word
    name: Word
    address: Annotated[str, msgspec.Meta(max_length=1000)]
    secret: Hex
    public: Hex
    language: Annotated[str, msgspec.Meta(max_length=2)]
    base: Annotated[str, msgspec.Meta(max_length=300)]
    made: float
    off: float | None = None
    why: Annotated[str, msgspec.Meta(max_length=80)] = ""


class House(msgspec.Struct):
    """The first line: all that is not at a table."""

    form: int = 1
    at: float = 0.0
    tables: int = 0  #: how many there are; 0 where nobody has counted
    settings: dict[str, Hex] = {}
    tokens: list[KeptToken] = []
    keys: list[KeptKey] = []
    revoked: dict[Word, float] = {}
    secrets: dict[Word, Hex] = {}
    bans: list[dict[str, Any]] = []
    reports: list[dict[str, Any]] = []
    members: list[KeptMember] = []
    passkeys: list[KeptPasskey] = []
    brought: list[KeptGuest] = []
    championships: list[KeptChampionship] = []
    wishes: list[KeptWish] = []
    ways: list[KeptWay] = []


class Kept(msgspec.Struct):
    """A table and its log."""

    id: Word
    game: Annotated[str, msgspec.Meta(max_length=20)]
    rules: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    header: dict[str, Any]
    key: Hex
    opened: float
    entries: list[dict[str, Any]]
    code: Annotated[str, msgspec.Meta(max_length=12)] = ""
    listed: bool = False
    status: Annotated[str, msgspec.Meta(max_length=8)] = OPEN
    thinned: bool = False


class End(msgspec.Struct):
    """The last line: a backup without it was cut."""

    end: int


# Files


@contextmanager
def new_file(path: Path, key: Secret | None) -> Iterator[IO[bytes]]:
    """A file that takes its place when it is complete, for its owner only."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise StoreError("no_plain_file", file=path)
    beside = path.with_name(path.name + ".part")
    beside.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            sealing = None if key is None else Sealing(file, key)
            with gzip.open(sealing or file, "wb") as packed:
                yield cast(IO[bytes], packed)
            if sealing is not None:
                sealing.finish()
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def open_file(path: Path, key: Secret | None) -> Iterator[Iterator[bytes]]:
    """The lines of a backup."""
    with ExitStack() as files:
        file: IO[bytes] = files.enter_context(path.open("rb"))
        if is_sealed(file):
            if key is None:
                raise StoreError("backup_sealed", file=path)
            file = io.BufferedReader(Opening(file, key))
        elif key is not None:
            raise StoreError("backup_open", file=path)
        yield iter(files.enter_context(gzip.open(file, "rb")))


# Writing


def write(connection: Connection, file: IO[bytes], at: float, watch: Callable[[int, int], None]) -> int:
    """Write everything; the answer is how many tables there are."""
    ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)))
    tokens = [KeptToken(**row) for row in connection.execute(select(TOKENS)).mappings()]
    keys = [KeptKey(row.key.hex(), row.since, row.until) for row in connection.execute(select(KEYS))]
    revoked = {row.player: row.at for row in connection.execute(select(REVOKED))}
    hidden = {row.name: row.value.hex() for row in connection.execute(select(SECRETS))}
    bans, reports = ([dict(row) for row in connection.execute(select(each)).mappings()] for each in (BANS, REPORTS))
    members = [KeptMember(**row) for row in connection.execute(select(MEMBERS)).mappings()]
    passkeys = [
        KeptPasskey(**{**row, "public": row["public"].hex()}) for row in connection.execute(select(PASSKEYS)).mappings()
    ]
    brought = [KeptGuest(**row) for row in connection.execute(select(BROUGHT)).mappings()]
    house = House(FORM, at, len(ids), {}, tokens, keys, revoked, hidden, bans, reports, members, passkeys, brought)
    house.championships = championships_of(connection)
    house.wishes = [KeptWish(**row) for row in connection.execute(select(WISHES)).mappings()]
    house.ways = [KeptWay(**as_hex({**row})) for row in connection.execute(select(WAYS)).mappings()]
    put(file, house)
    for done, table in enumerate(ids, start=1):
        put(file, kept_of(connection, table))
        watch(done, len(ids))
    put(file, End(len(ids)))
    return len(ids)


def championships_of(connection: Connection) -> list[KeptChampionship]:
    """All championships as they go into a backup."""
    kept = []
    for row in connection.execute(select(CHAMPIONSHIPS).order_by(CHAMPIONSHIPS.c.made)).mappings():
        about = {key: value for key, value in row.items() if key != "due"}
        lines, people = (
            list(connection.scalars(chosen))
            for chosen in (
                select(CHAMPIONSHIP_LINES.c.line)
                .where(CHAMPIONSHIP_LINES.c.championship == row["id"])
                .order_by(CHAMPIONSHIP_LINES.c.seq),
                select(CHAMPIONSHIP_PEOPLE.c.player).where(CHAMPIONSHIP_PEOPLE.c.championship == row["id"]),
            )
        )
        kept.append(KeptChampionship(**about, lines=lines, people=people))
    return kept


def as_hex(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as letters."""
    return {key: value.hex() if isinstance(value, bytes) else value for key, value in row.items()}


def put(file: IO[bytes], line: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


def kept_of(connection: Connection, table: str) -> Kept:
    """A table as it goes into a backup."""
    columns = [column for column in TABLES.c if column.name not in ("header", "rewritten", "summary", "noted", "due")]
    chosen = select(*columns, as_written(TABLES.c.header, connection).label("header")).where(TABLES.c.id == table)
    row = connection.execute(chosen).mappings().one()
    entries = [as_document(line) for _, line in lines_of(connection, table)]
    return Kept(**{**row, "header": as_document(row["header"]), "key": row["key"].hex(), "entries": entries})


def as_document(written: bytes | str) -> dict[str, Any]:
    """What was written down as plain data; what can't be read is kept as the text that it is, and stays unreadable."""
    try:
        return msgspec.json.decode(written, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError):
        return {"unreadable": written if isinstance(written, str) else written.decode(errors="backslashreplace")}


# Reading


def read_house(lines: Iterator[bytes]) -> House:
    house = msgspec.json.decode(next(lines, b""), type=House)
    if house.form > FORM:
        raise StoreError("newer_backup", form=house.form)
    return house


def read_tables(lines: Iterator[bytes], house: House) -> Iterator[Kept]:
    """All tables, if the file goes on to its end."""
    for count, line in enumerate(lines):
        if house.form > 1 and line.startswith(b'{"end"'):
            is_whole = msgspec.json.decode(line, type=End).end == count and next(lines, None) is None
            if is_whole:
                return
            break
        yield msgspec.json.decode(line, type=Kept)
    if house.form > 1:
        raise ValueError("a part of it is missing")


def restore_house(connection: Connection, house: House) -> None:
    """Keys, tokens, members and void cookies, where the store has none of its own."""
    keys = house.keys + [KeptKey(value, 0.0) for name, value in house.settings.items() if name == "cookies"]
    if keys and connection.scalar(select(KEYS.c.key).limit(1)) is None:
        rows = [{"key": bytes.fromhex(kept.key), "since": kept.since, "until": kept.until} for kept in keys]
        connection.execute(insert(KEYS), rows)
    known = set(connection.scalars(select(TOKENS.c.id)))
    for token in house.tokens:
        if token.id not in known:
            connection.execute(insert(TOKENS).values(**msgspec.structs.asdict(token)))
    known = set(connection.scalars(select(REVOKED.c.player)))
    for word, at in house.revoked.items():
        player = word if house.form >= WITH_SHADOWS else shadow_of(word)
        if player not in known:
            connection.execute(insert(REVOKED).values(player=player, at=at))
    restore_members(connection, house)
    restore_championships(connection, house)
    for name, value in house.secrets.items():
        if connection.scalar(select(SECRETS.c.name).where(SECRETS.c.name == name)) is None:
            connection.execute(insert(SECRETS).values(name=name, value=bytes.fromhex(value)))
    for table, rows in ((BANS, house.bans), (REPORTS, house.reports)):
        there = set(connection.scalars(select(table.c.id)))
        for row in rows:
            if row.get("id") not in there:
                connection.execute(insert(table).values({key: row[key] for key in row if key in table.c}))


def restore_members(connection: Connection, house: House) -> None:
    """Whoever keeps a name, with what they come back by."""
    passkeys = [{**msgspec.structs.asdict(key), "public": bytes.fromhex(key.public)} for key in house.passkeys]
    members, brought = ([msgspec.structs.asdict(each) for each in kept] for kept in (house.members, house.brought))
    restore_rows(connection, (MEMBERS.c.player, members), (PASSKEYS.c.id, passkeys), (BROUGHT.c.guest, brought))
    wishes = [msgspec.structs.asdict(each) for each in house.wishes]
    ways = [
        {**msgspec.structs.asdict(way), "secret": bytes.fromhex(way.secret), "public": bytes.fromhex(way.public)}
        for way in house.ways
    ]
    restore_rows(connection, (WISHES.c.player, wishes), (WAYS.c.id, ways))


def restore_rows(connection: Connection, *kept: tuple[Column[Any], list[dict[str, Any]]]) -> None:
    """Rows, where there is none yet with the same name."""
    for own, rows in kept:
        there = set(connection.scalars(select(own)))
        fresh = [row for row in rows if row[own.name] not in there]
        if fresh:
            connection.execute(insert(own.table), fresh)


def restore_championships(connection: Connection, house: House) -> None:
    """Championships with their logs; those with a race on are looked at once, to go on."""
    there = set(connection.scalars(select(CHAMPIONSHIPS.c.id)))
    for kept in house.championships:
        if kept.id in there:
            continue
        row = msgspec.structs.asdict(kept)
        lines, people = row.pop("lines"), row.pop("people")
        connection.execute(insert(CHAMPIONSHIPS).values(**row, due=0.0 if kept.status == "running" else None))
        for seq, line in enumerate(lines):
            connection.execute(insert(CHAMPIONSHIP_LINES).values(championship=kept.id, seq=seq, line=line))
        for player in people:
            connection.execute(insert(CHAMPIONSHIP_PEOPLE).values(championship=kept.id, player=player))


def restore_table(connection: Connection, kept: Kept, until: float | None) -> bool:
    """Take a table in as it was at a moment; False if there was none yet."""
    if until is not None:
        if kept.opened > until:
            return False
        kept = as_of(kept, until)
    row = {**msgspec.structs.asdict(kept), "key": bytes.fromhex(kept.key)}
    entries = [{"table_id": kept.id, "seq": seq, "entry": entry} for seq, entry in enumerate(row.pop("entries"))]
    seated = {entry.get("by") for entry in kept.entries if entry.get("do") == "sat"}
    people = [{"table_id": kept.id, "player": player} for player in seated if isinstance(player, str)]
    try:
        due = 0.0 if kept.status in (RACING, OVER) else None  # it is opened once, to find out when, or how it ended
        connection.execute(insert(TABLES).values(**row, due=due))
        for table, rows in ((ENTRIES, entries), (PEOPLE, people)):
            if rows:
                connection.execute(insert(table), rows)
    except DataError as error:
        raise ValueError(str(error.orig).split("\n")[0]) from None
    return True


def as_of(kept: Kept, until: float) -> Kept:
    """A table with the lines that it had at a moment; what had become of it then follows from those that it had not."""
    times = [entry.get("at") for entry in kept.entries]
    length = next((place for place, at in enumerate(times) if isinstance(at, int | float) and at > until), len(times))
    later = {entry.get("do") for entry in kept.entries[length:]}
    entries, status = kept.entries[:length], kept.status
    if later.intersection(OF_THE_RACE):
        status = RACING if any(entry.get("do") == "started" for entry in entries) else OPEN
    return msgspec.structs.replace(kept, entries=entries, status=status)
