"""Snapshots: what a log has made of a table up to a line, so that opening it does not take as long as its race.

The log stays the truth. A snapshot is used where it fits: made by the same sources and rules, unharmed, and after a
line that is in the log. Otherwise the whole log is gone through, and nobody notices but by the time it takes. It holds
what the log and the table's key hold, and is as secret as they are.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from sqlalchemy import Connection, delete, insert, select

import paddock
from paddock import storing
from paddock.engine.records import Array
from paddock.errors import StoreError
from paddock.games import game as find_game
from paddock.server.database import SNAPSHOTS, TABLES
from paddock.server.order import Order
from paddock.server.reading import replay
from paddock.server.seals import Seal
from paddock.server.table import BLANK, Chair, Entry, Header, Notice, Pause, Table

#: The sources that decide what lines make of a table.
SOURCES = (
    "engine",
    "games",
    "bare.py",
    "race.py",
    "storing.py",
    *(f"server/{name}.py" for name in ("clock", "order", "seals", "snapshots", "table")),
)
KINDS = (".py", ".toml")


class Frozen(msgspec.Struct):
    """All that a log has made of a table, as plain data."""

    length: int
    changed: float
    chairs: dict[str, Chair]
    bank: dict[str, float]
    since: dict[str, float]
    order: Order
    pause: tuple[float, float, bytes] | None
    seal: Seal | None
    gathered: float
    pledges: dict[str, str]
    contributions: dict[str, str]
    rematch: str | None
    done: dict[str, int]
    said: list[list[int] | Notice]  #: everything that anybody was told
    streams: list[list[int]]  #: which of that each viewer was told
    rows: int
    finished: bool
    seen: bytes
    before: bytes
    differs: bytes
    legal: dict[str, bytes]
    undoable: dict[str, bool]
    asked: dict[str, int]
    race: storing.FrozenRace | None


FROZEN = msgspec.msgpack.Decoder(Frozen)


class Snapshot(NamedTuple):
    """A table after so many lines, as it is stored."""

    table: str
    lines: int
    rules: int
    code: str
    checksum: str
    body: bytes

    @property
    def is_ours(self) -> bool:
        """Whether it was made by these sources: any others may mean something else by it."""
        return self.code == code()

    @property
    def is_unharmed(self) -> bool:
        return self.checksum == checksum(self.body)


# Freezing


def freeze(table: Table) -> Frozen:
    """A table as plain data. What several viewers were told is written down once."""
    places: dict[int, int] = {}
    said: list[list[int] | Notice] = []
    for stream in table._streams.values():
        for each in stream:
            if id(each) not in places:
                places[id(each)] = len(said)
                said.append(each)
    pause = table.pause
    return Frozen(
        length=table.length,
        changed=table.changed,
        chairs=table.chairs,
        bank=table.clocks._bank,
        since=table.clocks._since,
        order=table.order,
        pause=None if pause is None else (pause.since, pause.length, pause.seen.tobytes()),
        seal=table.seal,
        gathered=table.gathered,
        pledges=dict(table.pledges),
        contributions=dict(table.contributions),
        rematch=table.rematch,
        done=table._done,
        said=said,
        streams=[[places[id(each)] for each in stream] for stream in table._streams.values()],
        rows=table._rows,
        finished=table._finished,
        seen=table._seen.tobytes(),
        before=table._before.tobytes(),
        differs=table._differs.tobytes(),
        legal=table._legal,
        undoable=table._undoable,
        asked=table._asked,
        race=None if table.race is None else storing.freeze(table.race),
    )


def thaw(frozen: Frozen, header: Header, key: bytes) -> Table:
    """The table that was frozen."""
    table = Table(header, key)
    viewers = len(table._streams)
    table.length, table.changed = frozen.length, frozen.changed
    table.chairs, table.order, table.seal = frozen.chairs, frozen.order, frozen.seal
    table.gathered = frozen.gathered
    table.clocks._bank, table.clocks._since = frozen.bank, frozen.since
    table.pledges, table.contributions, table.rematch = frozen.pledges, frozen.contributions, frozen.rematch
    if frozen.pause is not None:
        since, length, seen = frozen.pause
        table.pause = Pause(since, length, in_rows(seen, viewers))
    if frozen.race is not None:
        table.race = storing.thaw(header.of_race(), frozen.race, folder=None)
    table._done, table._rows, table._finished = frozen.done, frozen.rows, frozen.finished
    table._legal, table._undoable, table._asked = frozen.legal, frozen.undoable, frozen.asked
    for stream, places in zip(table._streams.values(), frozen.streams, strict=True):
        stream.extend([frozen.said[place] for place in places])
    table._seen, table._before = in_rows(frozen.seen, viewers), in_rows(frozen.before, viewers)
    table._differs = np.frombuffer(frozen.differs, np.bool_).copy()
    return table


def in_rows(written: bytes, rows: int) -> Array:
    """What viewers see, one in each row."""
    return np.frombuffer(written, np.int32).reshape(rows, len(written) // (4 * rows)).copy()


# As it is stored


def snapshot_of(table: Table) -> Snapshot:
    """A table as it goes into the store."""
    body = pack(freeze(table))
    return Snapshot(table.header.id, table.length, find_game(table.header.game).version, code(), checksum(body), body)


def pack(frozen: Frozen) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(frozen), 1)


def unpack(body: bytes) -> Frozen:
    return FROZEN.decode(zlib.decompress(body))


def checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


@cache
def code() -> str:
    """A hash of the sources that decide what lines make of a table."""
    digest = hashlib.sha256(sys.byteorder.encode())
    house = Path(paddock.__file__).parent
    for source in SOURCES:
        place = house / source
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.suffix in KINDS:
                digest.update(file.relative_to(house).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


# In the database


def read_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, if there is one."""
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).one_or_none()
    return None if row is None else Snapshot(*row)


def write_snapshot(connection: Connection, snapshot: Snapshot, rewritten: float) -> bool:
    """Put a snapshot in the place of an older one, unless lines of the log were rewritten since the table was read.

    What somebody wants forgotten must not come back by it.
    """
    known = select(TABLES.c.rewritten).where(TABLES.c.id == snapshot.table)
    if connection.scalar(known.with_for_update(read=True)) != rewritten:
        return False
    drop_snapshot(connection, snapshot.table)
    connection.execute(insert(SNAPSHOTS).values(tuple(snapshot)))
    return True


def drop_snapshot(connection: Connection, table: str) -> None:
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))


# Going on from it


def go_on_from(snapshot: Snapshot, row: Mapping[str, Any], entries: Sequence[Entry]) -> Table | None:
    """A table by its snapshot and the lines from the last one in it on; None if the snapshot does not fit."""
    if not (entries and snapshot.rules == row["rules"] and snapshot.is_ours and snapshot.is_unharmed):
        return None
    try:
        table = thaw(unpack(snapshot.body), Header.from_document(row["header"]), row["key"])
        if table.length != snapshot.lines or not was_last(entries[0], table):
            return None
        return replay(row, entries[1:], table)
    except Exception:  # whatever is wrong with it: the whole log says what is right
        return None


def was_last(entry: Entry, table: Table) -> bool:
    """Whether a line can be the last one that a table has taken in; of a blank one nobody can tell."""
    return entry.do == BLANK or entry.at == table.changed


def must_be_true(snapshot: Snapshot, row: Mapping[str, Any], entries: Sequence[Entry]) -> None:
    """Refuse a snapshot that is not what the log makes; what other sources or rules have made is never used."""
    ours = snapshot.is_ours and snapshot.rules == row["rules"]
    if ours and not is_true(snapshot, row, entries):
        raise StoreError("snapshot_differs", id=snapshot.table, lines=snapshot.lines)


def is_true(snapshot: Snapshot, row: Mapping[str, Any], entries: Sequence[Entry]) -> bool:
    """Whether a snapshot is what the log makes."""
    if not snapshot.is_unharmed or snapshot.lines > len(entries):
        return False
    made = unpack(pack(freeze(replay(row, entries[: snapshot.lines]))))
    try:
        return made == unpack(snapshot.body)
    except (ValueError, zlib.error, msgspec.MsgspecError):
        return False
