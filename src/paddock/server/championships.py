"""Championships of a server: their logs in the store, and what comes by itself at their tables.

A wish is decided, written and applied, in this order; the key of the log lets one line into a place, so that several
servers need no leader. All that follows (tables that open, races that start, results that are taken in) is decided from
the log and from the tables alone: whoever looks next goes on where somebody has stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from typing import Any

import structlog
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from paddock.championships import PAIRED, Fixture
from paddock.errors import PaddockError, StoreError, TableError
from paddock.games import game as find_game
from paddock.games.contract import Document
from paddock.race import Race
from paddock.server.clock import DAY, DAYS
from paddock.server.commands import GUEST, Asker, Command
from paddock.server.cup import GONE, MOST_TABLES, OPEN, RUNNING, Cup, Line, Run, checked
from paddock.server.cup_lines import Row, chosen, has_lines, keep, put, read, take_part
from paddock.server.database import CHAMPIONSHIPS
from paddock.server.hall import HOUR, Hall, Opened, options_of, secret_word
from paddock.server.players import Player
from paddock.server.store import Store
from paddock.server.table import OPEN as TABLE_OPEN
from paddock.server.table import OVER as RACE_OVER
from paddock.server.table import RACING, USUAL_BOT, Entry, Header, Table, who_is
from paddock.server.workshop import part_for

log = structlog.get_logger()

EVERY = 5.0  #: seconds between two looks at what is due
AGAIN = 30.0  #: seconds after which a championship with a race is looked at once more, whatever was heard of it
BATCH = 50  #: championships that are seen to in one look
TRIES = 20  #: how often a line is decided again when others were faster
PLEDGES = 3.0  #: seconds for those who are there to contribute to the deal
UNSTARTED = 60 * DAY  #: seconds after which one is given up that nobody has started


class Championships:
    """Keeps the championships of a server, and sees to their races."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._tidied = 0.0  # when old championships were last looked for
        hall.follow = self.heard

    # Made and found

    async def make(self, host: str, about: Mapping[str, Any], listed: bool) -> Cup:
        """A new championship; what could not be raced is refused here and not before its third race."""
        made = checked(about)
        await self._hall.workshop.ready(str(made["game"]))
        await asyncio.to_thread(must_be_raceable, made)
        id, code, at = secret_word(10), secret_word(6), self._hall.now()
        line = Line("made", at, host, values=made)

        def add(connection: Connection) -> None:
            row = Row(id, code, host, OPEN, listed, at, None)
            connection.execute(insert(CHAMPIONSHIPS).values(row._asdict()))
            put(connection, id, 0, line)
            take_part(connection, id, host)

        await asyncio.to_thread(self._store.run, add)
        return Cup(id, code, host, [line])

    async def load(self, id: str) -> Cup:
        """A championship as its lines make it."""
        return await asyncio.to_thread(self._store.run, lambda connection: read(connection, id))

    async def with_code(self, code: str) -> str:
        """The id of the championship with a code."""
        chosen = select(CHAMPIONSHIPS.c.id).where(CHAMPIONSHIPS.c.code == code.lower())
        found = await asyncio.to_thread(self._store.run, lambda connection: connection.scalar(chosen.limit(1)))
        if found is None:
            raise TableError("no_code", word=code)
        return str(found)

    async def listed(self, player: str) -> list[tuple[Cup, bool]]:
        """Those of a player, then those that everybody may know of; the newest first."""
        return await asyncio.to_thread(self._store.run, lambda connection: chosen(connection, player))

    # Wishes

    async def command(self, id: str, do: str, values: Mapping[str, Any], player: Player, command: str) -> Cup:
        """Do what somebody wants, once; when this returns it can't be lost."""
        scoped = f"{who_is(player.id)}:{command}"

        def decide(cup: Cup, at: float) -> Line | None:
            return None if cup.done(scoped) else cup.decide(do, values, player.id, scoped, at)

        cup = await self._write(id, decide)
        if cup.status == RUNNING:
            await self._see_to_safely(id)
            cup = await self.load(id)
        return cup

    async def _write(self, id: str, decide: Callable[[Cup, float], Line | None]) -> Cup:
        return await asyncio.to_thread(self._write_now, id, decide)

    def _write_now(self, id: str, decide: Callable[[Cup, float], Line | None]) -> Cup:
        for _ in range(TRIES):
            cup = self._store.run(lambda connection: read(connection, id))
            line = decide(cup, self._hall.now())
            if line is None:
                return cup
            seq = cup.length
            cup.apply(line)
            with contextlib.suppress(IntegrityError):
                self._store.run(lambda connection, cup=cup, seq=seq, line=line: keep(connection, cup, seq, line))  # type: ignore[misc]
                return cup
        raise TableError("try_again")

    # What comes by itself

    async def look(self) -> None:
        """See to all that is due; what goes wrong in one of them keeps no other waiting."""
        now = self._hall.now()
        if now - self._tidied > HOUR:
            self._tidied = now
            old = update(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.status == OPEN, CHAMPIONSHIPS.c.made < now - UNSTARTED)
            await asyncio.to_thread(self._store.run, lambda connection: connection.execute(old.values(status=GONE)))
        due = select(CHAMPIONSHIPS.c.id).where(CHAMPIONSHIPS.c.due <= now).order_by(CHAMPIONSHIPS.c.due).limit(BATCH)
        for id in await asyncio.to_thread(self._store.run, lambda connection: list(connection.scalars(due))):
            await self._see_to_safely(id)

    async def heard(self, table: Table) -> None:
        """Something has changed at a table of a championship: somebody came, the race begins, or is over."""
        await self._see_to_safely(table.header.cup)

    async def _see_to_safely(self, id: str) -> None:
        try:
            await self.see_to(id)
        except PaddockError as error:
            log.warning("championship_not_seen_to", championship=id, code=error.code)
            await self._look_again(id, self._hall.now() + AGAIN)

    async def see_to(self, id: str) -> None:
        """Take in what is over, open what is due, start what need not wait any longer."""
        cup = await self.load(id)
        if cup.status != RUNNING:
            return
        times = [self._hall.now() + AGAIN]
        for run in cup.on():
            times += await self._see_to_run(cup, run)
        cup = await self.load(id)
        for fixture in cup.unopened():
            cup = await self._open(cup, fixture)
        for run in cup.on():
            await self._set_up(cup, run)
            times.append(max(cup.starts(run), self._hall.now() + EVERY))
        if cup.status == RUNNING:
            await self._look_again(id, min(times))

    async def _look_again(self, id: str, at: float) -> None:
        chosen = update(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.id == id, CHAMPIONSHIPS.c.status == RUNNING)
        await asyncio.to_thread(self._store.run, lambda connection: connection.execute(chosen.values(due=at)))

    async def _see_to_run(self, cup: Cup, run: Run) -> list[float]:
        """One race; the answer is when it wants to be looked at again."""
        opened = await self._opened(cup, run)
        table, now = opened.table, self._hall.now()
        if table.order.closed or await self._is_given_up(run.table):
            await self._write(cup.id, lambda cup, at: closed(cup, run, at))
        elif table.status == TABLE_OPEN:
            return await self._start(cup, run, opened)
        elif table.status == RACING:
            date = cup.date_of(run.round)
            late = date is not None and date <= now
            for seat in missing(table):
                if late or (table.pace.kind != DAYS and table.chairs[seat].gone_at <= run.at):
                    await self._hall.decree(run.table, lambda table, at, seat=seat: away(table, seat, at))  # type: ignore[misc]
            return [date] if date is not None and not late else []
        elif table.status == RACE_OVER:
            await self._take_in(cup, run, table)
        return []

    async def _opened(self, cup: Cup, run: Run) -> Opened:
        try:
            return await self._hall.open(run.table)
        except StoreError as error:
            if error.code != "no_table":
                raise
            await self._set_up(cup, run)  # whoever wrote that it is open did not come to it
            return await self._hall.open(run.table)

    async def _is_given_up(self, table: str) -> bool:
        return str((await asyncio.to_thread(self._store.row, table))["status"]) == GONE

    async def _start(self, cup: Cup, run: Run, opened: Opened) -> list[float]:
        """Start a race if everybody is there, or nobody is waited for any longer."""
        table, now = opened.table, self._hall.now()
        if table.seal is not None:
            return [table.seal.until + EVERY]
        people = [chair for chair in table.chairs.values() if chair.player is not None]
        due = cup.starts(run)
        if now < due:
            if not all(chair.here for chair in people):
                return [due]
            ready = table.changed + PLEDGES
            if not all(chair.pledge for chair in people) and now < ready:
                self._hall.after(ready - now, lambda: self.heard(table))
                return [ready]
        asker = Asker(table.header.host)
        command = Command(id=f"start {table.length}", do="start", bot=USUAL_BOT)
        with contextlib.suppress(TableError):  # another server was faster
            await self._hall.command(run.table, command, asker)
        return [now + EVERY]

    async def _take_in(self, cup: Cup, run: Run, table: Table) -> None:
        """A race is over: write down how it ended."""
        assert table.race is not None
        driven = await asyncio.to_thread(drove, self._store, run)
        found = table.race.result()
        result: Document = {key: found[key] for key in ("scores", "ranks", "first_home", "places") if key in found}
        values = {
            "table": run.table,
            "round": run.round,
            "track": run.track,
            "result": {**plain(result), "table": run.table, "at": table.changed},
            "absent": cup.absent_of(run, driven),
        }

        def decide(cup: Cup, at: float) -> Line | None:
            still = any(each.table == run.table for each in cup.on())
            return Line("raced", at, values=values) if still else None

        await self._write(cup.id, decide)

    async def _open(self, cup: Cup, fixture: Fixture) -> Cup:
        """Write down that a race has a table; the table itself is made of what was written down."""
        closed_before = sum(
            run.void and (run.round, run.entrants) == (fixture.round, fixture.entrants) for run in cup.runs
        )
        seats = find_game(cup.game).notation.seat_names(2) if cup.form in PAIRED else list(fixture.entrants)
        race = await asyncio.to_thread(Race.from_header, header_of(cup.game, seats, fixture.options), folder=None)
        values = {
            "round": fixture.round,
            "table": secret_word(10),
            "code": secret_word(6),
            "entrants": list(fixture.entrants),
            "track": fixture.track,
            "options": plain(dict(race.options)),
        }

        def decide(cup: Cup, at: float) -> Line | None:
            if all(each.entrants != fixture.entrants for each in cup.unopened()):
                return None
            return Line("opened", at, values=values) if closed_before < MOST_TABLES else Line("ended", at)

        return await self._write(cup.id, decide)

    async def _set_up(self, cup: Cup, run: Run) -> None:
        """The table of a race, with everybody at their seats: the same, whoever makes it."""
        about = cup.about
        header = Header(
            id=run.table,
            game=cup.game,
            seats=tuple(run.seats),
            host=cup.host,
            options=dict(run.options),
            pace=dict(about.get("pace") or {"kind": "untimed"}),
            code=run.code,
            pause=float(about.get("pause", 5.0)),
            cup=cup.id,
        )
        known = await asyncio.to_thread(self._store.run, lambda connection: has_lines(connection, run))
        if not known:
            await self._hall.add(header, first_lines(cup, run))


# Tables


def first_lines(cup: Cup, run: Run) -> list[Entry]:
    """The lines by which a table of a championship begins: everybody has a seat, and nobody is there yet."""
    lines = []
    for seat, place in cup.drivers(run).items():
        if not place.is_driven:
            lines.append(Entry("filled", run.at, seat=seat, values={"bot": place.bot or USUAL_BOT}))
        else:
            lines.append(Entry("sat", run.at, by=place.player, seat=seat, values={"name": place.name or GUEST}))
            lines.append(Entry("gone", run.at, seat=seat))
    return lines


def missing(table: Table) -> list[str]:
    """Seats whose players are not there, and still count as driving."""
    return [seat for seat, chair in table.chairs.items() if chair.is_driven and not chair.here]


def away(table: Table, seat: str, at: float) -> Entry | None:
    """Hand a seat to a bot until its player comes."""
    return table.decide_away(seat, "absent", at) if table.status == RACING and seat in missing(table) else None


def closed(cup: Cup, run: Run, at: float) -> Line | None:
    """A table was closed by those who run the server, or given up: its race gets another one."""
    still = any(each.table == run.table for each in cup.on())
    return Line("closed", at, values={"table": run.table, "round": run.round}) if still else None


def drove(store: Store, run: Run) -> set[str]:
    """The entrants who have made a move themselves."""
    moved = {entry.seat for entry in store.entries(run.table) if entry.do == "moved" and entry.by is not None}
    return {key for seat, key in run.seats.items() if seat in moved}


def header_of(game: str, seats: list[str], options: Mapping[str, Any]) -> Document:
    return {"game": game, "seats": seats, "options": options_of(dict(options))}


def must_be_raceable(about: Mapping[str, Any]) -> None:
    """Try every race, as far as that is possible before anybody has entered."""
    cup = Cup("try", "", "", [Line("made", 0.0, values={**about, "entrants": [], "races": [], "corrections": []})])
    cup.apply(Line("started", 0.0, values={"bots": 2 if about["form"] in PAIRED else int(about["most"])}))
    championship = cup.championship
    assert championship is not None
    seats = find_game(cup.game).notation.seat_names(2) if cup.form in PAIRED else championship.seats
    for number in range(1, len(championship.tracks) + 1):
        track, own = championship.track_of(number)
        options = {**championship.options, **own}
        if find_game(cup.game).tracks.load is not None:
            options["track"] = track
        part_for(cup.game, seats, options)
        Race.from_header(header_of(cup.game, seats, options), folder=None)


def plain(document: Document) -> Document:
    """What is told as JSON has words for keys."""
    return {
        key: {str(each): value for each, value in told.items()} if isinstance(told, Mapping) else told
        for key, told in document.items()
    }
