"""Where tables are kept: a header for each, and its log, line by line. SQLite by default, PostgreSQL by URL.

A line is in the store before anybody is told that it was accepted. The primary key (table, seq) is what keeps two
writers apart: of two lines for the same place one is refused, and its writer must look again.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, union, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game
from paddock.server import backups, counting, cup_lines, forgetting, outbox
from paddock.server.database import (
    BROUGHT,
    CHAMPIONSHIP_PEOPLE,
    COUNTED,
    GONE,
    KEYS,
    MEMBERS,
    PEOPLE,
    RESULTS,
    REVOKED,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    TRIED,
    VALID,
    WAYS,
    connect,
    default_url,
    file_of,
    make_private,
    shadow_of,
    shown,
    to_json,
    upgrade,
)
from paddock.server.outbox import Turn
from paddock.server.reading import documents, last_change, read_entries, read_row, replay
from paddock.server.sealing import Secret
from paddock.server.snapshots import Snapshot, go_on_from, must_be_true, read_snapshot, write_snapshot
from paddock.server.standings import ratings_of
from paddock.server.table import OPEN, OVER, RACING, Entry, Header, Table, who_is

T = TypeVar("T")

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
CHANNEL = "paddock"  #: where PostgreSQL rings when a log has a new line
CLAIM = 0x9ADD0C  #: the number of the lock that every server on a PostgreSQL holds
MOST_LISTED = 200


@dataclass(frozen=True)
class LogLine:
    """A line to be written: the place in its table's log, and what the table has become if that has changed."""

    table: str
    seq: int
    entry: Entry
    status: str | None = None
    waits: bool = False  #: whether the table must be looked at again if nothing is noted of it after this line

    def as_row(self) -> tuple[str, int, str]:
        return self.table, self.seq, to_json(self.entry.as_document())


@dataclass(frozen=True)
class Claim:
    """The right to run tables from a store, held until the process ends."""

    alone: bool  #: whether no other server is running tables from it
    connection: Any
    number: int | None = None  #: of this server, where there may be several

    def release(self) -> None:
        self.connection.close()


@dataclass(frozen=True)
class Key:
    """What cookies are signed with from a time on, and until when they are believed."""

    key: bytes
    since: float
    until: float | None = None


class Loaded(NamedTuple):
    """A table that was read: when lines of its log had last been rewritten, and how many a snapshot has spared us."""

    table: Table
    rewritten: float
    spared: int


class Listed(NamedTuple):
    """A table in a list: what was noted of it, and when; nothing if it has to be opened for that."""

    id: str
    opened: float
    summary: dict[str, Any] | None
    noted: float | None


LISTED = select(TABLES.c.id, TABLES.c.opened, TABLES.c.summary, TABLES.c.noted)

Watch = Callable[[int, int], None]  #: is told how many tables are done, of how many


def nobody_watches(_done: int, _of: int) -> None:
    pass


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

    def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        with self._connected() as connection:
            return work(connection)

    def claim(self, number: int | None = None) -> Claim:
        """Take the right to run tables: SQLite gives it to one server at a time, PostgreSQL to as many as ask.

        Each of these has a number; the one that is asked for, if nobody has it.
        """
        if self.is_shared:
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            alone = bool(connection.scalar(text(f"SELECT pg_try_advisory_lock({CLAIM})")))
            number = secrets.randbelow(2**31) if number is None else number
            while not connection.scalar(text(f"SELECT pg_try_advisory_lock({CLAIM}, {number})")):
                number = secrets.randbelow(2**31)
            return Claim(alone, connection, number)
        file = file_of(self.engine)
        if file is not None:
            make_private(Path(f"{file}.server"))
        lock = sqlite3.connect(f"{file}.server" if file else ":memory:", timeout=0, check_same_thread=False)
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

    def hold(self, claim: Claim) -> Claim:
        """The same claim, taken again if the connection that held it was lost: others would think us dead."""
        try:
            claim.connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            claim.release()
            with self._connected():  # a sentence if the database is still away
                claim = self.claim(claim.number)
                self.share(claim)
        return claim

    def is_alive(self, number: int) -> bool:
        """Whether the server of that number still holds its claim: it loses it with its last breath."""
        with self._connected() as connection:
            return not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({CLAIM}, {number})"))

    # Tables and their logs

    def add(self, header: Header, key: bytes, opened: float) -> None:
        """Open a table."""
        try:
            with self._connected() as connection:
                open_table(connection, header, key, opened)
        except IntegrityError:
            raise StoreError("table_exists", id=header.id) from None

    def append(self, table: str, seq: int, entry: Entry, status: str | None = None) -> None:
        """Write the line number `seq` of a table's log; when this returns it is on the disk."""
        (problem,) = self.write([LogLine(table, seq, entry, status)])
        if problem is not None:
            raise problem

    def write(self, lines: Sequence[LogLine]) -> list[StoreError | None]:
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

    def _write(self, connection: Connection, lines: Sequence[LogLine]) -> None:
        connection.execute(ADD_LINES[connection.dialect.name], {"lines": to_json([line.as_row() for line in lines])})
        for line in lines:
            if line.status is not None:  # until it is noted when it is due it may be at any time
                changed = update(TABLES).where(TABLES.c.id == line.table).values(status=line.status, due=0.0)
                connection.execute(changed)
            elif line.waits:
                connection.execute(update(TABLES).where(TABLES.c.id == line.table).values(due=0.0))
            if line.entry.do == "sat":
                remember(connection, line.table, str(line.entry.by))
        if self.is_shared:
            rung = [{"channel": CHANNEL, "ring": as_ring(line.table, line.seq)} for line in lines]
            connection.execute(text("SELECT pg_notify(:channel, :ring)"), rung)

    def note(
        self,
        table: str,
        status: str,
        summary: Mapping[str, Any],
        due: float | None,
        at: float,
        results: Sequence[Mapping[str, Any]] = (),
        turns: Sequence[Turn] = (),
        rewritten: float = 0.0,
    ) -> None:
        """Say what has become of a table, for the lists, and when it must be seen to; what is newer stays.

        How its race ended is written down once, and so is who must be called. Nothing of that is written if lines of
        the log were rewritten since the table was read: what somebody wants forgotten must not come back by it.
        """
        older = or_(TABLES.c.noted.is_(None), TABLES.c.noted <= at)
        noted = {"status": status, "summary": summary, "due": due, "noted": at}
        known = select(TABLES.c.rewritten).where(TABLES.c.id == table).with_for_update(key_share=True)
        with self.rewriting() as connection:
            if connection.scalar(known) != rewritten:
                return
            if results:
                keep_results(connection, results)
            connection.execute(update(TABLES).where(TABLES.c.id == table, older).values(noted))
            outbox.put_down(connection, table, turns, at)

    def alone(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction that changes what it has read."""
        with self.rewriting() as connection:
            return work(connection)

    def at_one_moment(self, work: Callable[[Connection], T]) -> T:
        """Look at everything as it is now, while others write."""
        with self._one_moment() as connection:
            return work(connection)

    def count_races(self) -> int:
        """Count some of the races that wait for it; the answer is how many there were."""
        return self.alone(counting.count_some)

    def let_be(self, table: str) -> None:
        """Nobody need see to a table until somebody opens it; a result of its race that is there counts as it is."""
        with self._connected() as connection:
            at = connection.scalar(select(func.max(RESULTS.c.at)).where(RESULTS.c.table_id == table))
            if at is not None:
                have_counted(connection, table, at)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=None))

    def _why_not(self, line: LogLine) -> StoreError:
        if line.table not in self.ids():
            return StoreError("no_table", id=line.table)
        return StoreError("line_taken", id=line.table, seq=line.seq)

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        return self._ids(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id))

    def due(self, before: float) -> list[str]:
        """The races that must be seen to until then, whoever is there."""
        return self._ids(select(TABLES.c.id).where(TABLES.c.status == RACING, TABLES.c.due <= before))

    def without_results(self, most: int) -> list[str]:
        """Some of the races that are over, and of which nobody has written down how they ended."""
        return self._ids(select(TABLES.c.id).where(TABLES.c.status == OVER, TABLES.c.due.is_not(None)).limit(most))

    def lobby(self) -> list[Listed]:
        """Tables that everybody may know of: the newest that are open, then those at which a race is on."""
        chosen = LISTED.where(TABLES.c.listed, TABLES.c.status.in_((OPEN, RACING)))
        return self._listed(chosen.order_by(TABLES.c.status, TABLES.c.opened.desc()))

    def on_show(self) -> list[Listed]:
        """Races that are on, and that everybody may know of, the newest first."""
        chosen = LISTED.where(TABLES.c.listed, TABLES.c.status == RACING)
        return self._listed(chosen.order_by(TABLES.c.opened.desc()))

    def racing_of(self, player: str) -> list[Listed]:
        """The tables at which a player has, or had, a seat in a race that is on; the newest first."""
        joined = LISTED.join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id)
        chosen = joined.where(PEOPLE.c.player == player, TABLES.c.status == RACING)
        return self._listed(chosen.order_by(TABLES.c.opened.desc()))

    def tables_of(self, player: str) -> list[Listed]:
        """The tables at which a player has had a seat, the newest first."""
        joined = LISTED.join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id).where(PEOPLE.c.player == player)
        return self._listed(joined.order_by(TABLES.c.opened.desc()))

    def raced_by(self, player: str) -> list[str]:
        """The tables at which a player has had a seat in a race that is over, the oldest first."""
        of_player = PEOPLE.c.player == player, TABLES.c.status == OVER
        joined = select(TABLES.c.id).join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id).where(*of_player)
        return self._ids(joined.order_by(TABLES.c.opened))

    def noted(self, table: str) -> Listed | None:
        """What was noted of one table; None if there is none, or nobody may look at it any more."""
        found = self._listed(LISTED.where(TABLES.c.id == table, TABLES.c.status != GONE))
        return found[0] if found else None

    def _listed(self, chosen: Any) -> list[Listed]:
        with self._connected() as connection:
            return [Listed(*row) for row in connection.execute(chosen.limit(MOST_LISTED))]

    def with_code(self, code: str) -> str | None:
        """The newest table with this code."""
        found = self._ids(select(TABLES.c.id).where(TABLES.c.code == code).order_by(TABLES.c.opened.desc()).limit(1))
        return found[0] if found else None

    def _ids(self, chosen: Any) -> list[str]:
        with self._connected() as connection:
            return list(connection.scalars(chosen))

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table, from a line on."""
        with self._connected() as connection:
            return read_entries(connection, table, since)

    def load(self, table: str) -> Table:
        """A table as its log makes it."""
        return self.open(table).table

    def open(self, table: str) -> Loaded:
        """The same by its last snapshot, if that fits, and the lines after it."""
        with self._one_moment() as connection:
            row, snapshot = read_row(connection, table), read_snapshot(connection, table)
            entries = read_entries(connection, table, since=0 if snapshot is None else max(0, snapshot.lines - 1))
        loaded = None if snapshot is None else go_on_from(snapshot, row, entries)
        if snapshot is None or loaded is None:
            return Loaded(replay(row, entries if snapshot is None else self.entries(table)), row["rewritten"], 0)
        return Loaded(loaded, row["rewritten"], snapshot.lines)

    def keep(self, snapshot: Snapshot, rewritten: float) -> bool:
        """Keep a snapshot of a table that was read when lines of its log had last been rewritten at that time.

        False if they have been again: then the snapshot may hold what is to be forgotten.
        """
        try:
            with self.rewriting() as connection:
                return write_snapshot(connection, snapshot, rewritten)
        except IntegrityError:  # another server has kept one at the same time, and that will do
            return False

    def drop_snapshots(self) -> int:
        """Throw all snapshots away: nothing is lost; the answer is how many there were."""
        with self._connected() as connection:
            return connection.execute(delete(SNAPSHOTS)).rowcount

    def key(self, table: str) -> bytes:
        """Where all chance of a table comes from."""
        return bytes(self.row(table)["key"])

    def row(self, table: str) -> Mapping[str, Any]:
        """What is stored of a table beside its log."""
        with self._connected() as connection:
            return read_row(connection, table)

    # Tokens and keys

    def add_token(self, token: Mapping[str, Any]) -> None:
        with self._connected() as connection:
            connection.execute(insert(TOKENS).values(**token))

    def token(self, hashed: str) -> Mapping[str, Any] | None:
        """The token with this hash, if it is not void."""
        with self._connected() as connection:
            row = connection.execute(select(TOKENS).where(TOKENS.c.hash == hashed, VALID)).mappings().one_or_none()
        return None if row is None else dict(row)

    def tokens_of(self, owner: str) -> list[Mapping[str, Any]]:
        """The tokens that a player has made, the newest first."""
        chosen = select(TOKENS).where(TOKENS.c.owner == owner, VALID).order_by(TOKENS.c.made.desc())
        with self._connected() as connection:
            return [dict(row) for row in connection.execute(chosen).mappings()]

    def programs_of(self, owner: str) -> list[str]:
        """The players that a player's programs are or have been."""
        with self._connected() as connection:
            return list(connection.scalars(select(TOKENS.c.player).where(TOKENS.c.owner == owner)))

    def drop_token(self, owner: str, token: str) -> bool:
        """Make a token void; False if there is none. Its line stays: what the program has done is its owner's."""
        own = (TOKENS.c.owner == owner, TOKENS.c.id == token, VALID)
        with self._connected() as connection:
            outbox.drop_way(connection, WAYS.c.player.in_(select(TOKENS.c.player).where(*own)))
            return connection.execute(update(TOKENS).where(*own).values(scopes="")).rowcount > 0

    def keys(self) -> list[Key]:
        """What cookies are signed with, the newest last; the first who asks makes the first one."""
        with self._connected() as connection:
            found = read_keys(connection)
            if found:
                return found
            if self.is_shared:  # servers that start together must not both do it
                connection.execute(text("LOCK TABLE keys IN SHARE ROW EXCLUSIVE MODE"))
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            if not read_keys(connection):
                connection.execute(insert(KEYS).values(key=secrets.token_bytes(32), since=0.0))
            return read_keys(connection)

    def new_key(self, since: float, keep: float) -> None:
        """Sign cookies with a new key from a time on, and believe the old ones for so many seconds more."""
        with self._connected() as connection:
            later = or_(KEYS.c.until.is_(None), KEYS.c.until > since + keep)
            connection.execute(delete(KEYS).where(KEYS.c.until < since))
            connection.execute(update(KEYS).where(later).values(until=since + keep))
            connection.execute(insert(KEYS).values(key=secrets.token_bytes(32), since=since))

    def revoke(self, player: str, at: float) -> None:
        """Make all cookies of a player void that were made before."""
        insert_here = postgresql.insert if self.is_shared else sqlite.insert
        row = insert_here(REVOKED).values(player=shadow_of(player), at=at)
        with self._connected() as connection:
            connection.execute(row.on_conflict_do_update(index_elements=["player"], set_={"at": at}))

    def revoked(self, since: float = 0.0) -> dict[str, float]:
        """Whose cookies were made void since a time, and when: players by their shadows."""
        with self._connected() as connection:
            return {row.player: row.at for row in connection.execute(select(REVOKED).where(REVOKED.c.at >= since))}

    # Keeping it true and safe

    def try_to_write(self) -> None:
        """Write something small, to find out whether anything can be written."""
        mark = {"id": 0, "mark": secrets.token_bytes(8)}
        with suppress(IntegrityError), self._connected() as connection:  # another server may be the first to try
            if not connection.execute(update(TRIED).values(mark)).rowcount:
                connection.execute(insert(TRIED).values(mark))

    def verify(self, table: str) -> str | None:
        """Replay a table by the chance that was stored, and by its key alone; the digest of its race if both agree.

        Its snapshot must be what the log makes.
        """
        with self._one_moment() as connection:
            row, snapshot = read_row(connection, table), read_snapshot(connection, table)
            entries = read_entries(connection, table)
        played = replay(row, entries)
        try:
            dealt = Table(Header.from_document(row["header"]), row["key"], map(without_chance, entries))
        except PaddockError:  # other cards were dealt, so a move of the log is not legal
            raise StoreError("table_differs", id=table) from None
        if played.race != dealt.race:
            raise StoreError("table_differs", id=table)
        if snapshot is not None:
            must_be_true(snapshot, row, entries)
        return None if played.race is None else played.race.digest()

    def backup(self, path: Path, key: Secret | None = None, watch: Watch = nobody_watches) -> int:
        """Write all tables as they are at one moment to a file, while servers go on; the answer is how many."""
        with self._one_moment() as connection, backups.new_file(path, key) as file:
            return backups.write(connection, file, time.time(), watch)

    def restore(
        self, path: Path, key: Secret | None = None, until: float | None = None, watch: Watch = nobody_watches
    ) -> int:
        """Take in all tables of a backup, as they were at a moment if one is named, or none; the answer is how many."""
        restored, table = 0, ""
        try:
            with backups.open_file(path, key) as lines, self._connected() as connection:
                house = backups.read_house(lines)
                backups.restore_house(connection, house)
                for kept in backups.read_tables(lines, house):
                    table = kept.id
                    restored += backups.restore_table(connection, kept, until)
                    watch(restored, house.tables)
        except IntegrityError as error:
            if not table:
                raise StoreError("bad_backup", file=path, why=str(error.orig)) from None
            raise StoreError("table_exists", id=table) from None
        except (OSError, EOFError, ValueError, zlib.error, msgspec.MsgspecError) as error:
            raise StoreError("bad_backup", file=path, why=getattr(error, "strerror", None) or error) from None
        return restored

    @contextmanager
    def _one_moment(self) -> Iterator[Connection]:
        """A transaction that sees everything as it was at its beginning."""
        with self._connected() as connection:
            if self.is_shared:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection

    # People, and what age makes needless

    def player(self, word: str) -> str:
        """The player with this id, or whom others know by this word."""
        columns = (PEOPLE.c.player, TOKENS.c.owner, MEMBERS.c.player, CHAMPIONSHIP_PEOPLE.c.player)
        with self._connected() as connection:
            known = {*connection.scalars(union(*map(select, columns)))}
            found = word if word in known else next((player for player in known if who_is(player) == word), None)
            if found is None and word and forgetting.tables_with(connection, word):  # somebody who has only looked on
                found = word
        if found is None:
            raise StoreError("no_person", word=word)
        return found

    def forget(self, player: str, at: float) -> list[str]:
        """Take a person and their programs out of everything; the answer is the tables whose logs were rewritten.

        Races still verify: in their lines the person has become nobody, whose name and words are gone. Whoever still
        has a seat leaves it. Cookies and tokens are void.
        """
        rewritten: dict[str, None] = {}
        guests = self.run(lambda connection: forgetting.guests_of(connection, player))
        everybody = [player, *guests, *self.programs_of(player)]
        for each in everybody:
            self.revoke(each, at)
            with self._connected() as connection:
                found = forgetting.tables_with(connection, each)
            for table in found:
                with self.rewriting() as connection:
                    forgetting.forget_at(connection, table, each, at)
            rewritten |= dict.fromkeys(found)
            self.run(lambda connection, each=each: forgetting.forget_reports(connection, each))  # type: ignore[misc]
            with self.rewriting() as connection:
                cup_lines.forget(connection, each, forgetting.new_alias())
            self.run(lambda connection, each=each: forgetting.forget_calls(connection, each))  # type: ignore[misc]
        with self.rewriting() as connection:
            connection.execute(delete(TOKENS).where(TOKENS.c.owner == player))
            forgetting.forget_member(connection, player)
            forgetting.forget_sums(connection, everybody)
        self.clear_traces()
        return list(rewritten)

    def bring(self, guest: str, member: str, at: float) -> list[str]:
        """Make a guest a member wherever they have had a seat; the answer is the tables whose logs were rewritten.

        The guest's cookies are void, and their programs are the member's.
        """
        self.revoke(guest, at)
        insert_here = postgresql.insert if self.is_shared else sqlite.insert
        brought = insert_here(BROUGHT).values(guest=guest, player=member, at=at)
        with self._connected() as connection:
            connection.execute(brought.on_conflict_do_nothing())  # somebody may knock twice
            connection.execute(update(TOKENS).where(TOKENS.c.owner == guest).values(owner=member))
            forgetting.bring_calls(connection, guest, member)
            tables = list(connection.scalars(select(PEOPLE.c.table_id).where(PEOPLE.c.player == guest)))
        for table in tables:
            with self.rewriting() as connection:
                forgetting.bring_at(connection, table, guest, member, at)
        with self.rewriting() as connection:
            cup_lines.hand_over(connection, guest, member)
            forgetting.bring_sums(connection, guest, member)
        return tables

    def data_of(self, player: str) -> dict[str, Any]:
        """All that is stored of a person and their programs, as plain data."""
        tokens = self.tokens_of(player)
        shown = [{key: token[key] for key in ("id", "name", "scopes", "made")} for token in tokens]
        programs = self.programs_of(player)
        tables: dict[str, Any] = {}
        with self._connected() as connection:
            players = {player, *forgetting.guests_of(connection, player), *programs}
            for table in dict.fromkeys(id for each in players for id in forgetting.tables_with(connection, each)):
                mine = [line for _, line in documents(connection, table) if line.get("by") in players]
                about = select(TABLES.c.game, TABLES.c.opened, TABLES.c.status).where(TABLES.c.id == table)
                lines = [forgetting.own(line) for line in mine]
                tables[table] = {**connection.execute(about).mappings().one(), "lines": lines}
            reports = forgetting.reports_by(connection, players)
            championships = cup_lines.own_data(connection, players)
            ratings = [rating for each in sorted(players) for rating in ratings_of(connection, each)]
        own = {"championships": championships, "ratings": ratings}
        return {"tokens": shown, "tables": tables, "reports": reports, **own}

    def over_since(self, before: float) -> list[str]:
        """The tables whose races were over or given up by then, and that are not thinned yet."""
        return self._still(before, and_(TABLES.c.status.in_((OVER, GONE)), TABLES.c.thinned.is_(False)))

    def thin(self, table: str, at: float) -> None:
        """Leave no more of a table than its race: no names, no words, no comings and goings."""
        with self.rewriting() as connection:
            forgetting.thin_at(connection, table, at)

    def end_unstarted(self, before: float) -> list[str]:
        """Give up the tables at which nobody has started a race and nothing has happened since then."""
        return self._end(OPEN, before)

    def end_abandoned(self, before: float) -> list[str]:
        """Give up the races in which nothing has happened since then: whoever comes back can still go on."""
        return self._end(RACING, before)

    def rewritten_since(self, at: float) -> list[str]:
        """The tables whose logs were rewritten since a time: whoever has one open must read it again."""
        return self._ids(select(TABLES.c.id).where(TABLES.c.rewritten >= at, TABLES.c.rewritten > 0))

    def _end(self, status: str, before: float) -> list[str]:
        ended = []
        for table in self._still(before, TABLES.c.status == status):
            chosen = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == status)
            with self._connected() as connection:
                if connection.execute(chosen.values(status=GONE)).rowcount:
                    ended.append(table)
        return ended

    def _still(self, before: float, chosen: Any) -> list[str]:
        """The tables among some at which nothing has happened since a time."""
        with self._connected() as connection:
            opened = select(TABLES.c.id, TABLES.c.opened).where(chosen, TABLES.c.opened < before)
            rows = connection.execute(opened.order_by(TABLES.c.opened)).all()
            return [row.id for row in rows if last_change(connection, row.id, row.opened) < before]

    @contextmanager
    def rewriting(self) -> Iterator[Connection]:
        """A transaction that changes what it has read."""
        with self._connected() as connection:
            if not self.is_shared:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def clear_traces(self) -> None:
        """SQLite has overwritten what was changed, but for what lies beside the database yet: put it in its place.

        Where somebody still reads, it comes to that by itself; no writer has to wait.
        """
        if not self.is_shared:
            with self._connected() as connection:
                for step in ("busy_timeout=0", "wal_checkpoint(TRUNCATE)", "busy_timeout=5000"):
                    connection.exec_driver_sql(f"PRAGMA {step}")


def open_table(connection: Connection, header: Header, key: bytes, opened: float) -> None:
    row = {"id": header.id, "game": header.game, "rules": find_game(header.game).version, "key": key}
    row |= {"code": header.code, "listed": header.listed, "opened": opened}
    connection.execute(insert(TABLES).values(**row, header=header.as_document()))


def as_ring(table: str, seq: int) -> str:
    """What the doorbell says: the table, and the line that was written."""
    return f"{table} {seq}"


def from_ring(ring: str) -> tuple[str, int]:
    table, _, seq = ring.partition(" ")
    return table, int(seq) if seq.isdecimal() else -1


def remember(connection: Connection, table: str, player: str) -> None:
    """Write down that a player has a seat at a table, once."""
    known = select(PEOPLE.c.player).where(PEOPLE.c.table_id == table, PEOPLE.c.player == player)
    if connection.scalar(known) is None:
        connection.execute(insert(PEOPLE).values(table_id=table, player=player))


def keep_results(connection: Connection, results: Sequence[Mapping[str, Any]]) -> None:
    """Write down how a race ended, once, and have it counted; what an earlier version has written gets its figures."""
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert_here(RESULTS)
    later = {name: statement.excluded[name] for name in ("unit", "fresh", "figures")}
    keys = ["table_id", "seat"]
    connection.execute(
        statement.on_conflict_do_update(index_elements=keys, set_=later, where=RESULTS.c.unit.is_(None)), list(results)
    )
    have_counted(connection, results[0]["table_id"], results[0]["at"])


def have_counted(connection: Connection, table: str, at: float) -> None:
    """Have a race counted, once, when its turn comes."""
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert_here(COUNTED).values(table_id=table, at=at).on_conflict_do_nothing())


def without_chance(entry: Entry) -> Entry:
    """The same line as if nobody had written down what chance gave."""
    document = entry.as_document()
    values = {key: value for key, value in entry.values.items() if key != "chance"}
    return Entry.from_document({**document, "values": values})


def read_keys(connection: Connection) -> list[Key]:
    rows = connection.execute(select(KEYS).order_by(KEYS.c.since))
    return [Key(bytes(row.key), row.since, row.until) for row in rows]
