"""The queue: who waits for a race against people, and how they are seated together.

It is in the store, so that it does not matter which server somebody asks. Whoever waits says so every few seconds, and
each time it is looked whether a race can begin. People are chosen, their table is made and they are seated in one
transaction: nobody is seated twice, and if a server falls over in it everybody waits as before.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from paddock.errors import TableError
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server.clock import DAYS, LIVE, Pace
from paddock.server.commands import GUEST, LONGEST_NAME, Asker, Command
from paddock.server.database import ENTRIES, WAITING
from paddock.server.hall import Hall, secret_word
from paddock.server.players import Player
from paddock.server.store import Store, open_table, remember
from paddock.server.table import FILLER, NOBODY, Entry, Header, Table

FILL_AFTER = 60.0  #: seconds after which bots take the seats for which nobody has come
LAPSE = {LIVE: 12.0, DAYS: 150.0}  #: seconds without a word after which somebody has gone away
STEADY = 3.0  #: seconds within which it is not written down again that somebody still waits
JUST = 60.0  #: seconds for which who was seated is led to their table, whatever they ask
STALE = 3600.0  #: seconds after which nothing is left of who has waited
MOST = 64  #: people of one queue who are looked at
PACES = {LIVE: Pace(LIVE, bank=600.0, increment=10.0), DAYS: Pace(DAYS, days=1.0)}
LOCK = 0x9ADD0E  #: the number of the lock that who seats people on a PostgreSQL holds


class Wait(NamedTuple):
    """How it goes for somebody who waits."""

    game: str
    pace: str
    waiting: int  #: people in this queue
    seats: int  #: for how many people a race is
    fill: bool  #: whether bots may take the seats that are left
    fills_in: float | None  #: seconds until they do
    table: str | None  #: where the race is


class Queue:
    """Seats people together."""

    def __init__(self, store: Store, hall: Hall, is_welcome: Callable[[str], bool]) -> None:
        self._store = store
        self._hall = hall
        self._is_welcome = is_welcome

    async def join(self, player: Player, game: str, pace: str, fill: bool) -> Wait:
        """Wait for a race from now on; who has just been seated somewhere is led there instead."""
        await self._hall.workshop.ready(find_game(game).name)
        row = await asyncio.to_thread(self._row, player.id)
        if row is not None and row.table_id is not None:
            if row.seated + JUST > self._hall.now() and await self._has_seat(row.table_id, player.id):
                return told(row, 0, None)
            await asyncio.to_thread(self._leave, player.id)
        wanted = {"name": player.name, "game": game, "pace": pace, "fill": fill or pace == LIVE}
        await asyncio.to_thread(self._enter, player.id, wanted)
        found = await self.still_here(player)
        assert found is not None
        return found

    async def still_here(self, player: Player) -> Wait | None:
        """Somebody still waits: seat people if there are enough. None if they do not wait at all."""
        row = await asyncio.to_thread(self._see, player.id)
        if row is None:
            return None
        if row.table_id is None and await asyncio.to_thread(self._could_seat, row.game, row.pace):
            race = await asyncio.to_thread(Race, row.game, None, folder=None)
            made = await asyncio.to_thread(self._seat, race, row.pace)
            if made is not None:
                await self._hall.tell_lists(made)
            row = await asyncio.to_thread(self._row, player.id)
        if row is None:
            return None
        others = await asyncio.to_thread(self._waiting, row.game, row.pace)
        return told(row, len(others), fills_in(others, row, self._hall.now()))

    async def leave(self, player: Player) -> None:
        """Wait no longer; who was seated in this very moment leaves the seat, if the race has not begun."""
        row = await asyncio.to_thread(self._leave, player.id)
        if row is None or row.table_id is None or row.seated + JUST < self._hall.now():
            return
        table = (await self._hall.open(row.table_id)).table
        if table.race is None:
            for seat in table.seats_of(player.id):
                leaving = Command(id=secret_word(10), do="leave", seat=seat)
                await self._hall.command(row.table_id, leaving, Asker(player.id, player.name))

    async def counts(self) -> list[dict[str, Any]]:
        """How many wait, by game and pace."""
        return await asyncio.to_thread(self._store.run, self._counted)

    async def _has_seat(self, table: str, player: str) -> bool:
        return bool((await self._hall.open(table)).table.seats_of(player))

    # In the store

    def _row(self, player: str) -> Row[Any] | None:
        return self._store.run(lambda connection: row_of(connection, player))

    def _enter(self, player: str, wanted: dict[str, Any]) -> None:
        """Write down that somebody waits; who has waited for the same keeps the place."""
        now = self._hall.now()
        with self._store.rewriting() as connection:
            lock(connection)
            connection.execute(delete(WAITING).where(WAITING.c.seen < now - STALE))
            row = row_of(connection, player)
            if row is not None and row.table_id is not None:
                return
            stays = row is not None and (row.game, row.pace) == (wanted["game"], wanted["pace"]) and is_here(row, now)
            since = row.since if row is not None and stays else now
            connection.execute(delete(WAITING).where(WAITING.c.player == player))
            connection.execute(insert(WAITING).values(player=player, **wanted, since=since, seen=now))

    def _see(self, player: str) -> Row[Any] | None:
        now = self._hall.now()

        def see(connection: Connection) -> Row[Any] | None:
            row = row_of(connection, player)
            if row is not None and row.seen < now - STEADY:
                since = (
                    row.since if row.table_id is not None or is_here(row, now) else now
                )  # others were first meanwhile
                connection.execute(update(WAITING).where(WAITING.c.player == player).values(seen=now, since=since))
                row = row_of(connection, player)
            return row

        return self._store.run(see)

    def _leave(self, player: str) -> Row[Any] | None:
        with self._store.rewriting() as connection:
            lock(connection)
            row = row_of(connection, player)
            connection.execute(delete(WAITING).where(WAITING.c.player == player))
            return row

    def _waiting(self, game: str, pace: str) -> list[Row[Any]]:
        return self._store.run(lambda connection: self._here(connection, game, pace))

    def _here(self, connection: Connection, game: str, pace: str) -> list[Row[Any]]:
        """Who waits and is still there, in the order in which they have come."""
        queue = (WAITING.c.game == game, WAITING.c.pace == pace, WAITING.c.table_id.is_(None))
        seen = WAITING.c.seen >= self._hall.now() - LAPSE[pace]
        rows = connection.execute(select(WAITING).where(*queue, seen).order_by(WAITING.c.since).limit(MOST))
        return [row for row in rows if self._is_welcome(row.player)]

    def _counted(self, connection: Connection) -> list[dict[str, Any]]:
        found = []
        for pace, lapse in LAPSE.items():
            here = (WAITING.c.pace == pace, WAITING.c.table_id.is_(None), WAITING.c.seen >= self._hall.now() - lapse)
            counted = select(WAITING.c.game, func.count().label("waiting")).where(*here).group_by(WAITING.c.game)
            found += [{"game": row.game, "pace": pace, "waiting": row.waiting} for row in connection.execute(counted)]
        return found

    def _could_seat(self, game: str, pace: str) -> bool:
        return bool(together(self._waiting(game, pace), find_game(game).usual, self._hall.now()))

    def _seat(self, race: Race, pace: str) -> str | None:
        """Make a table for those who can race together, and seat them; None if somebody was faster."""
        game, now = race.game.name, self._hall.now()
        with self._store.rewriting() as connection:
            lock(connection)
            people = together(self._here(connection, game, pace), len(race.seats), now)
            if not people:
                return None
            header = header_of(race, pace)
            key = secrets.token_bytes(32)
            open_table(connection, header, key, now)
            lines = first_lines(Table(header, key), people, now)
            rows = [{"table_id": header.id, "seq": seq, "entry": line.as_document()} for seq, line in enumerate(lines)]
            connection.execute(insert(ENTRIES), rows)
            for row in people:
                remember(connection, header.id, row.player)
                own = update(WAITING).where(WAITING.c.player == row.player)
                connection.execute(own.values(table_id=header.id, seated=now))
            return header.id


def header_of(race: Race, pace: str) -> Header:
    """A table for people who have met in the queue: nobody is its host, and everybody may look on."""
    return Header(
        id=secret_word(10),
        game=race.game.name,
        seats=tuple(race.seats),
        host=f"{NOBODY}{secrets.token_hex(10)}",
        options=race.options,
        pace=PACES[pace].as_document(),
        code=secret_word(6),
        listed=True,
        matched=True,
    )


def first_lines(table: Table, people: Sequence[Any], at: float) -> list[Entry]:
    """The lines by which people take their seats, by lot, and bots those that are left."""
    seats, lines = list(table.header.seats), []
    secrets.SystemRandom().shuffle(seats)
    for seat, row in zip(seats, people, strict=False):
        lines.append(seated(table, seat, row, at))
        table.apply(lines[-1])
    lines += [Entry("filled", at, seat=seat, values={"bot": FILLER}) for seat in seats[len(people) :]]
    return lines


def seated(table: Table, seat: str, row: Any, at: float) -> Entry:
    """The line by which somebody is seated who has yet to come; who is called like another gets a number."""
    numbered = [f"{row.name[: LONGEST_NAME - 3]} {number}" for number in range(2, len(table.header.seats) + 1)]
    for name in (row.name, *numbered, f"{GUEST} {secrets.randbelow(9000) + 1000}"):
        sitting = Command(id=secret_word(10), do="sit", seat=seat, name=name)
        with suppress(TableError):
            entry = table.decide(sitting, Asker(row.player, name), at)
            return Entry("sat", at, row.player, seat=seat, values={**entry.values, "here": False})
    raise TableError("name_taken", name=row.name)


def together(people: Sequence[Any], seats: int, now: float) -> list[Any]:
    """Who can race together now: as many as there are seats, or those who have waited long enough to race bots, too."""
    if len(people) >= seats:
        return list(people[:seats])
    willing = [row for row in people if row.fill]
    return willing if willing and now - willing[0].since >= FILL_AFTER else []


def fills_in(people: Sequence[Any], own: Any, now: float) -> float | None:
    """The seconds until bots take the seats that are left."""
    willing = [row for row in people if row.fill]
    if not own.fill or not willing or own.table_id is not None:
        return None
    return max(0.0, round(float(willing[0].since) + FILL_AFTER - now, 1))


def told(row: Any, waiting: int, fills: float | None) -> Wait:
    return Wait(row.game, row.pace, waiting, find_game(row.game).usual, row.fill, fills, row.table_id)


def is_here(row: Any, now: float) -> bool:
    return bool(row.seen >= now - LAPSE[row.pace])


def row_of(connection: Connection, player: str) -> Row[Any] | None:
    return connection.execute(select(WAITING).where(WAITING.c.player == player)).one_or_none()


def lock(connection: Connection) -> None:
    """Let nobody else seat people, or let them go, before this is done; SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
