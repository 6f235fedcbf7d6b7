"""The hall: all tables that are open here, and what goes on at them.

A command is decided, written to the store, applied, and told, in this order and under the table's lock: what is
acknowledged is on the disk. Servers that share a store need no leader: the key of the log lets only one line into a
place, and whoever comes second reads what the first has written and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec
import structlog

from paddock.engine.numbers import Viewer
from paddock.errors import PaddockError, StoreError, TableError
from paddock.games import GAMES
from paddock.games.contract import Document
from paddock.notation.first import lead, set_out
from paddock.race import Race
from paddock.server import lists
from paddock.server.bus import Bus, NoBus
from paddock.server.clock import DAYS, Pace
from paddock.server.commands import Asker, Command
from paddock.server.database import GONE, shown
from paddock.server.drivers import Decision, Drivers, load_games
from paddock.server.meters import METERS
from paddock.server.order import ALL
from paddock.server.players import Player
from paddock.server.repeating import again_and_again
from paddock.server.replays import Projector
from paddock.server.results import rows_of
from paddock.server.sheets import Sheet
from paddock.server.snapshots import snapshot_of
from paddock.server.store import Claim, Listed, Loaded, LogLine, Store
from paddock.server.table import OVER, RACING, USUAL_BOT, Entry, Header, Table, who_is
from paddock.server.turns import turns_of
from paddock.server.workshop import PREVIEW, TABLE, Workshop, part_for

log = structlog.get_logger()

TRIES = 20  #: how often a line is decided again when others were faster
SETTLE = 0.2  #: seconds between the end of a pause and what follows: nobody can tell what had to be written meanwhile
DROPPED = 2.0  #: seconds that a connection may be lost before others are told
OTHERS_FIRST = (1.0, 3.0)  #: seconds that the server which wrote last has to see to a table
A_MOMENT = 0.05  #: seconds before something that was refused is looked at again
BREATHER = 5.0  #: seconds before something that has gone wrong is tried again
HEAD_START = 1.5  #: seconds in which a server that has just started does nothing but answer
SWEEP = 30.0  #: seconds between two looks at what is open
AT_A_TIME = 50  #: races whose ends are written down later, in one sweep
MANY_LINES = 200  #: by which a log grows until a snapshot of its table is kept
LOOKED = 60.0  #: seconds for which somebody who has asked for a table counts as looking on
IDLE = 300.0  #: seconds after which a table that nobody looks at is put away
HOUR, DAY = 3600.0, 86_400.0
UNSTARTED = DAY  #: seconds after which a table is given up at which nobody has started a race
ABANDONED = 60 * DAY  #: ... and one whose race nobody goes on with; longer than any clock runs
LONGEST_PAUSE = 60.0
BECOMES = {"started": RACING, "closed": GONE}  #: what a table is after a line
BEFORE_THE_START = ("came", "pledged", "broken")  #: lines after which a race of a championship may begin
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  #: none that look alike
ID = re.compile(r"[a-z0-9-]{1,40}")


class Watcher(Protocol):
    """A connection that wants to hear of a table."""

    player: str

    @property
    def who(self) -> Player | None:
        """The same with their name, and where they ask from."""

    def wake(self) -> None:
        """Something may have changed."""

    def send_away(self, error: PaddockError) -> None:
        """Say why, and end."""


@dataclass(eq=False)
class Opened:
    """A table that is open here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    rewritten: float = 0.0  #: when lines of its log had last been rewritten
    kept: int = 0  #: lines of its log that are in its last snapshot
    noted: float = 0.0  #: when it was last noted for the lists
    used: float = 0.0  #: when somebody last wanted something of it
    wrote_last: bool = True  #: whether the last line was written here
    timer: asyncio.TimerHandle | None = None
    busy: set[str] = field(default_factory=set)  #: what is being seen to: seats by name, the pause
    sent: dict[Any, tuple[float, bytes]] = field(default_factory=dict)  #: messages in words just made, and when
    news: dict[tuple[int, int, int], bytes] = field(default_factory=dict)  #: messages in numbers, by sheets and place
    _sheets: dict[Viewer, Sheet] = field(default_factory=dict)  # what viewers have in front of them now
    _length: int = -1  # the lines of the log by then

    @classmethod
    def of(cls, loaded: Loaded) -> Opened:
        """A table that was just read."""
        return cls(loaded.table, rewritten=loaded.rewritten, kept=loaded.spared)

    def take(self, loaded: Loaded) -> None:
        """The same table, read again."""
        self.table, self.rewritten, self.kept = loaded.table, loaded.rewritten, loaded.spared
        self.put_sheets_away()

    def sheet(self, viewer: Viewer) -> Sheet:
        """What a viewer has in front of them now."""
        if self._length != self.table.length:
            self.put_sheets_away()
        sheet = self._sheets.get(viewer)
        if sheet is None:
            sheet = self._sheets[viewer] = Sheet(self.table, viewer)
        return sheet

    def put_sheets_away(self) -> None:
        """The table is another than it was."""
        self._length = self.table.length
        self._sheets.clear()
        self.news.clear()
        self.sent.clear()


class Writer:
    """Puts lines into the store; those that come together are flushed to the disk together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[tuple[LogLine, asyncio.Future[StoreError | None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def write(self, line: LogLine) -> None:
        """Return when the line is on the disk."""
        done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        problem = await done
        if problem is not None:
            raise problem

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                lines = [line for line, _ in batch]
                begun = time.perf_counter()
                try:
                    problems = await loop.run_in_executor(self._thread, self._store.write, lines)
                except Exception as error:  # whatever it is: nobody may wait for ever
                    log.exception("store_broke")
                    problems = [StoreError("no_store", url=shown(self._store.engine), why=error)] * len(lines)
                METERS.flushes.observe(time.perf_counter() - begun)
                METERS.lines.inc(len(lines))
                for (_, done), problem in zip(batch, problems, strict=True):
                    if not done.cancelled():
                        done.set_result(problem)
        finally:
            self._flushing = None

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do something else with the store, after what is being written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def stop(self) -> None:
        self._thread.shutdown(wait=True)


class Hall:
    """The tables of a server."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        drivers: Drivers | None = None,
        now: Callable[[], float] | None = None,
        workshop: Workshop | None = None,
        projector: Projector | None = None,
    ) -> None:
        self.store = store
        self.now = now or steady_time()
        self.workshop = workshop or Workshop()
        self.drivers = drivers or Drivers(GAMES, workshop=self.workshop)
        self.projector = projector or Projector()
        self._bus = bus or NoBus()
        self._writer = Writer(store)
        self._opened: dict[str, Opened] = {}
        self._opening: dict[str, asyncio.Task[Opened]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._claim: Claim | None = None
        self._since = 0.0  # when this server began, if it was the first to begin
        self._stopping = False
        self._tidied = 0.0  # when old tables were last looked for
        self.follow: Callable[[Table], Coroutine[Any, Any, None]] = nobody_follows  #: the races of championships
        self._counting = asyncio.Lock()
        self._loading = asyncio.Semaphore()  # to go through a long log takes long: one at a time

    # Beginning and ending

    async def start(self) -> None:
        """Take the store, hear the doorbell, get the games ready, start the bots, and go on with all races."""
        self._claim = await asyncio.to_thread(self.store.claim)
        self._since = self.now() if self._claim.alone else 0.0
        await asyncio.to_thread(self.store.share, self._claim)
        self._bus.start(self._heard, self._look_again)
        for game in GAMES:
            self.workshop.order(game)
        self.drivers.start()
        self._run(self._load_games())
        self._run(again_and_again(self._sweep, SWEEP))

    async def stop(self) -> None:
        """End what goes on here; everything that was acknowledged is in the store."""
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for opened in self._opened.values():
            if opened.timer is not None:
                opened.timer.cancel()
        await self._bus.stop()
        self.drivers.stop()
        self.projector.stop()
        self.workshop.stop()
        self._writer.stop()
        if self._claim is not None:
            self._claim.release()

    async def _load_games(self) -> None:
        """Load compiled code before anybody needs it, but not before the first page is served."""
        await asyncio.sleep(HEAD_START)
        for game in GAMES:
            with contextlib.suppress(TableError):
                await self.workshop.ready(game, patience=None, urgent=False)
                await asyncio.to_thread(load_games, (game,))
        for game in GAMES:
            self.workshop.order(game, PREVIEW)

    async def _go_on_with_races(self) -> None:
        """Open the tables that wait for somebody who may not be there: clocks of days run on.

        All others sleep until somebody comes. Those of a game that is not compiled yet have their turn when it is.
        """
        for table in await asyncio.to_thread(self.store.due, self.now() + 2 * SWEEP):
            if table not in self._opened and await self.can_open(table):
                await self._go_on_with(table)

    async def _write_results_down(self) -> None:
        """Of races that nobody has written down when they ended: a server was stopped, or came later than they."""
        for table in await asyncio.to_thread(self.store.without_results, AT_A_TIME):
            if table not in self._opened and await self.can_open(table):
                await self._go_on_with(table)

    async def _go_on_with(self, table: str) -> None:
        try:
            opened = await self.open(table)
            await self._note(opened, opened.table.changed if opened.table.status == OVER else self.now())
        except PaddockError as error:
            log.warning("table_not_opened", table=table, code=error.code)
            await asyncio.to_thread(self.store.let_be, table)
        await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        """Put away what nobody uses, look by ourselves where no doorbell has rung, and see to what nobody asks for."""
        await self._keep_what_has_grown()
        for name, opened in list(self._opened.items()):
            if self._is_idle(opened):
                self._put_away(name)
        METERS.tables.set(len(self._opened))
        if self.store.is_shared:
            self._look_again()
            await self._see_who_is_lost()
        await self._read_anew_what_was_rewritten()
        await self._go_on_with_races()
        await self._write_results_down()
        await self._count_races()
        await self._give_up_what_is_old()

    async def _keep_what_has_grown(self) -> None:
        """Keep snapshots of tables whose logs have grown by much; one after another, and none of them in a hurry."""
        for opened in list(self._opened.values()):
            if opened.wrote_last and opened.table.length - opened.kept >= MANY_LINES:
                await self._keep(opened)

    async def _keep(self, opened: Opened) -> None:
        """Keep a snapshot of a table. Nobody at it waits: all but a copy is made, and written, elsewhere."""
        table, rewritten = opened.table.copy(), opened.rewritten
        opened.kept = table.length
        try:
            snapshot = await asyncio.to_thread(snapshot_of, table)
            await self._writer.run(self.store.keep, snapshot, rewritten)
        except StoreError as error:
            log.warning("snapshot_not_kept", table=table.header.id, code=error.code)
        except Exception:  # the log has all that there is
            log.exception("snapshot_not_kept", table=table.header.id)

    async def _give_up_what_is_old(self) -> None:
        """Tables that nobody starts a race at, and races that nobody comes back to."""
        if self.now() - self._tidied > HOUR:
            self._tidied = self.now()
            await asyncio.to_thread(self.store.end_unstarted, self.now() - UNSTARTED)
            await asyncio.to_thread(self.store.end_abandoned, self.now() - ABANDONED)

    async def _read_anew_what_was_rewritten(self) -> None:
        """By whomever: another server, or a command beside it."""
        for name in await asyncio.to_thread(self.store.rewritten_since, self.now() - 3 * SWEEP):
            with contextlib.suppress(PaddockError):
                await self.read_anew(name)

    def _is_idle(self, opened: Opened) -> bool:
        table = opened.table
        waited_for = table.status == RACING and not (table.is_asleep or table.is_deserted)
        return not (opened.watchers or opened.busy or waited_for) and self.now() - opened.used > IDLE

    def _put_away(self, name: str) -> None:
        opened = self._opened.pop(name)
        if opened.timer is not None:
            opened.timer.cancel()

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def after(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something a little later, unless the server stops before."""
        asyncio.get_running_loop().call_later(seconds, lambda: None if self._stopping else self._run(work()))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task_broke", exc_info=task.exception())

    @property
    def _number(self) -> int | None:
        return None if self._claim is None else self._claim.number

    async def _see_who_is_lost(self) -> None:
        """Whoever was connected to a server that is gone is not here any more, unless they have come to this one."""
        assert self._claim is not None
        self._claim = await asyncio.to_thread(self.store.hold, self._claim)
        at_others = [
            (opened, seat, chair.server)
            for opened in self._opened.values()
            for seat, chair in opened.table.chairs.items()
            if chair.here and chair.server not in (None, self._number)
        ]
        servers = {server for _, _, server in at_others}
        alive = {server for server in servers if await asyncio.to_thread(self.store.is_alive, server)}
        for opened, seat, server in at_others:
            if server not in alive:
                here = {watcher.player for watcher in opened.watchers}
                came = opened.table.chairs[seat].player in here
                self._once(opened, f"{seat} lost", self._say_here(opened, seat, here=came))

    # Tables

    async def make(
        self,
        host: str,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        pace: dict[str, Any] | None = None,
        listed: bool = False,
        watched: bool = True,
        pause: float = 5.0,
        chat: str = ALL,
        hints: bool = False,
        origin: dict[str, Any] | None = None,
        source: str = "",
    ) -> Opened:
        """Open a new table; what can't be raced is refused here and not at the start."""
        await self.workshop.ready(game if origin is None else str(origin["game"]))
        await self._ready_for(origin or {"game": game, "seats": seats, "options": options_of(options)})
        if origin is None:
            race = await asyncio.to_thread(Race, game, seats, folder=None, **options_of(options))
        else:
            race = await asyncio.to_thread(set_out, origin)
        if not 0 <= pause <= LONGEST_PAUSE:
            raise TableError("bad_pace_value", key="pause", value=pause, most=LONGEST_PAUSE)
        header = Header(
            id=secret_word(10),
            game=race.game.name,
            seats=tuple(race.seats),
            host=host,
            options=race.options,
            pace=Pace.from_document(pace or {"kind": "untimed"}).as_document(),
            code=secret_word(6),
            listed=listed,
            watched=watched,
            pause=pause,
            chat=chat,
            hints=hints,
            origin=origin,
            source=source,
        )
        await self._writer.run(self.store.add, header, secrets.token_bytes(32), self.now())
        return await self.open(header.id)

    async def _ready_for(self, race: Mapping[str, Any]) -> None:
        """Return when what a race takes can be loaded: its options may ask for an edition of the game."""
        part = await asyncio.to_thread(part_for, race["game"], race.get("seats"), race.get("options"))
        if part != TABLE:
            await self.workshop.ready(str(race["game"]), part)

    async def open(self, name: str) -> Opened:
        """The table of that name, from the store if it is not open yet."""
        opened = self._opened.get(name)
        if opened is None:
            if not ID.fullmatch(name):
                raise StoreError("no_table", id=name)
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._load(name))
            opened = await asyncio.shield(self._opening[name])
        was_left_alone, opened.used = self._is_left_alone(opened), self.now()
        if was_left_alone:
            self._see_to(opened)
        return opened

    async def can_open(self, name: str) -> bool:
        """Whether a table can be opened at once: what its game takes is compiled."""
        return name in self._opened or self.workshop.is_ready(await self._game_of(name))

    async def _game_of(self, name: str) -> str:
        return str((await asyncio.to_thread(self.store.row, name))["game"])

    async def _load(self, name: str) -> Opened:
        try:
            await self.workshop.ready(await self._game_of(name))
            await self._ready_for((await asyncio.to_thread(self.store.row, name))["header"])
            async with self._loading:
                opened = Opened.of(await asyncio.to_thread(self.store.open, name))
            table = opened.table
            if table.length and table.status != OVER and table.changed < self._since:
                await self._write(opened, lambda table, at: table.decide_to_reopen(at))
            self._opened[name] = opened
            METERS.tables.set(len(self._opened))
            self._see_to(opened)
            return opened
        finally:
            del self._opening[name]

    async def command(self, name: str, command: Command, asker: Asker) -> Opened:
        """Do what a player asks for, once; when this returns it can't be lost."""
        opened = await self.open(name)
        scoped = msgspec.structs.replace(command, id=f"{who_is(asker.player)}:{command.id}")

        def decide(table: Table, at: float) -> Entry | None:
            return None if table.done(scoped.id) is not None else table.decide(scoped, asker, at)

        async with opened.lock:
            if command.do == "rematch" and opened.table.rematch is None:
                entry = decide(opened.table, self.now())
                if entry is not None:
                    await self._make_rematch(opened.table, asker.player, entry.values["table"])
            await self._write_locked(opened, decide)
        return opened

    async def _make_rematch(self, table: Table, host: str, name: str) -> None:
        """The same table once more, with the same people, except those who were sent away; who was muted stays so.

        Whoever asks at the same time makes the same table. After a first race nobody wants its lessons again: the next
        one has the same options and is dealt as usual.
        """
        origin = table.header.origin
        if origin is not None and lead(origin):
            origin = None
        source = "" if origin is None else table.header.source
        code, chat = secret_word(6), table.order.chat
        header = replace(table.header, id=name, host=host, code=code, chat=chat, origin=origin, source=source)
        header = replace(header, matched=False, cup="")
        await self.add(header, first_lines(table, self.now()))

    async def add(self, header: Header, lines: Iterable[Entry]) -> None:
        """Open a table that begins with some lines; whoever does so at the same time makes the same one."""
        with contextlib.suppress(StoreError):
            await self._writer.run(self.store.add, header, secrets.token_bytes(32), self.now())
        for seq, entry in enumerate(lines):
            with contextlib.suppress(StoreError):
                await self._writer.write(LogLine(header.id, seq, entry))

    # Writing

    async def decree(self, name: str, decide: Callable[[Table, float], Entry | None]) -> None:
        """Do at a table what those who run the server want, or a championship."""
        await self._write(await self.open(name), decide)

    @property
    def opened(self) -> list[Opened]:
        """The tables that are open here."""
        return list(self._opened.values())

    async def _write(self, opened: Opened, decide: Callable[[Table, float], Entry | None]) -> None:
        async with opened.lock:
            await self._write_locked(opened, decide)

    async def _write_locked(self, opened: Opened, decide: Callable[[Table, float], Entry | None]) -> None:
        """Decide, store, apply, tell. If another server has written meanwhile: read, and decide again."""
        table = opened.table
        for _ in range(TRIES):
            try:
                entry = decide(table, self.now())
            except PaddockError:
                if self.store.is_shared and await self._catch_up(opened):
                    continue  # it was decided by what is past
                raise
            if entry is None:
                return
            status, waits = BECOMES.get(entry.do), table.pace.kind == DAYS and table.status == RACING
            try:
                await self._writer.write(LogLine(table.header.id, table.length, entry, status, waits))
            except StoreError as error:
                if error.code != "line_taken":
                    log.error("not_written", table=table.header.id, code=error.code, why=str(error))
                    raise TableError("try_again") from None
                await self._catch_up(opened)
                continue
            self._apply(opened, entry)
            opened.wrote_last = True
            self._bus.ring(table.header.id, table.length - 1)
            self._changed(opened)
            return
        raise TableError("try_again")

    def _apply(self, opened: Opened, entry: Entry) -> None:
        table, before = opened.table, opened.table.status
        table.apply(entry)
        if table.status == OVER and before != OVER:
            METERS.races.labels(table.header.game).inc()
        if table.status != before or lists.must_be_noted(table, entry, opened.noted):
            opened.noted = entry.at
            self._run(self._note(opened, entry.at))
        if table.header.cup and (table.status != before or entry.do in BEFORE_THE_START):
            self._run(self.follow(table))

    async def _note(self, opened: Opened, at: float) -> None:
        """Keep what lists tell of a table; if it is not written now, it is with the next line."""
        table, rewritten = opened.table, opened.rewritten
        status = GONE if table.order.closed or table.is_orphan else table.status
        noted = status, lists.summary(table, at), lists.due(table), at
        results = await asyncio.to_thread(rows_of, table, at) if table.status == OVER else []
        with contextlib.suppress(StoreError):
            await self._writer.run(self.store.note, table.header.id, *noted, results, turns_of(table), rewritten)
            if results:
                await self._count_races()

    async def _count_races(self) -> None:
        """Count the races that wait: a few at a time, since lines of other tables have to be written meanwhile.

        SQLite has one writer anyway. Elsewhere another server may be counting, and no line waits for that.
        """
        run = asyncio.to_thread if self.store.is_shared else self._writer.run
        async with self._counting:
            while await run(self.store.count_races):
                await asyncio.sleep(0)

    async def tell_lists(self, name: str) -> None:
        """Let lists tell of a table that was made elsewhere than in `make`."""
        opened = await self.open(name)
        await self._note(opened, opened.table.changed)

    def summed_up(self, tables: Sequence[Listed]) -> list[lists.Summary]:
        """Tables in a few words, as they are now if they are open here; of others what was noted. None is opened."""
        found = []
        for id, opened, noted, noted_at in tables:
            here = self._opened.get(id)
            if here is not None and not here.table.order.closed:
                found.append({**lists.summary(here.table, self.now()), "opened": opened})
            elif noted is not None and noted_at is not None:
                found.append({**lists.told(noted, noted_at, self.now(), self._since), "opened": opened})
        return found

    async def summaries(self, tables: Sequence[Listed], attended: bool = False) -> AsyncIterator[lists.Summary]:
        """Tables in a few words; those of which nothing is noted are opened, as far as they can be at once."""
        for id, opened, noted, noted_at in tables:
            if noted is not None and noted_at is not None:
                told = lists.told(noted, noted_at, self.now(), self._since)
            else:
                try:
                    if not await self.can_open(id):
                        continue
                    here = await self.open(id)
                except PaddockError:
                    continue
                told = lists.summary(here.table, self.now())
                await self._note(here, here.table.changed)
            if not attended or lists.is_attended(told, self.now() - opened):
                yield {**told, "opened": opened}

    async def told_of(self, name: str) -> lists.Summary | None:
        """What lists tell of one table: nothing is opened for it; None if nothing is known, or nobody may look."""
        if not ID.fullmatch(name):
            return None
        opened = self._opened.get(name)
        if opened is not None:
            return None if opened.table.order.closed else lists.summary(opened.table, self.now())
        noted = await asyncio.to_thread(self.store.noted, name)
        if noted is None or noted.summary is None or noted.noted is None:
            return None
        return lists.told(noted.summary, noted.noted, self.now(), self._since)

    async def seen_by_all(self, name: str) -> Document | None:
        """What a spectator sees of the race of a table, in words; None while it can't be opened at once."""
        if not await self.can_open(name):
            return None
        table = (await self.open(name)).table
        return table.view(None) if table.header.watched and not table.order.closed else None

    async def _catch_up(self, opened: Opened) -> bool:
        """Take in what other servers have written, and tell it; False if there is nothing."""
        table = opened.table
        entries = await asyncio.to_thread(self.store.entries, table.header.id, table.length)
        for entry in entries:
            self._apply(opened, entry)
        if entries:
            opened.wrote_last = False
            self._changed(opened)
            self._say_who_is_here(opened)
        return bool(entries)

    async def read_anew(self, name: str) -> None:
        """Lines of a table's log were rewritten: somebody wants to be forgotten, or little is left of an old race."""
        self.projector.forget(name)
        opened = self._opened.get(name)
        if opened is not None:
            async with opened.lock:
                opened.take(await asyncio.to_thread(self.store.open, name))
                self._changed(opened)
            if opened.table.status == OVER:  # if it has ended meanwhile, that was not noted
                await self._note(opened, opened.table.changed)

    async def refresh(self, opened: Opened) -> None:
        """Know at least what other servers have told: whoever was there before must not be sent back in time."""
        if self.store.is_shared:
            async with opened.lock:
                await self._catch_up(opened)

    def _heard(self, name: str, seq: int) -> None:
        opened = self._opened.get(name)
        if opened is not None and opened.table.length <= seq:
            self._run(self._read(opened, seq))

    def _look_again(self) -> None:
        """Look by ourselves where somebody waits: a ring may have been lost."""
        for name, opened in self._opened.items():
            if opened.watchers:
                self._heard(name, opened.table.length)

    async def _read(self, opened: Opened, seq: int) -> None:
        async with opened.lock:
            if opened.table.length <= seq:  # it was not our own line
                await self._catch_up(opened)

    def _changed(self, opened: Opened) -> None:
        for watcher in list(opened.watchers):
            watcher.wake()
        self._see_to(opened)

    # What comes by itself

    def _see_to(self, opened: Opened) -> None:
        """Let bots drive, and set the timer for what is due. If another server wrote last it has the first try.

        Where bots are among themselves nothing goes on while nobody looks.
        """
        if opened.timer is not None:
            opened.timer.cancel()
        if self._stopping or self._is_left_alone(opened):
            return
        wait = 0.0 if opened.wrote_last or not self.store.is_shared else random.uniform(*OTHERS_FIRST)  # noqa: S311
        table = opened.table
        due = table.due()
        times = [due] if due is not None else []
        if table.bots_to_move() or table.may_answer():
            times.append(self.now())
        if times:
            delay = max(0.0, min(times) - self.now()) + wait
            opened.timer = asyncio.get_running_loop().call_later(delay, self._act, opened)

    def _is_left_alone(self, opened: Opened) -> bool:
        """Whether bots are among themselves, and nobody looks on."""
        return opened.table.is_deserted and not opened.watchers and self.now() - opened.used > LOOKED

    def _act(self, opened: Opened) -> None:
        """Do what is due, and set the timer for the rest: by one look at the clock, so that nothing is forgotten."""
        opened.timer = None
        opened.wrote_last = True  # from here on it is seen to here
        table, now = opened.table, self.now()
        if self._is_left_alone(opened):
            return
        for seat, bot in table.bots_to_move().items():
            self._once(opened, seat, self._drive(opened, seat, bot))
        if table.pause is not None and not table.is_asleep:
            self._once(opened, "a pause", self._sit_out(opened))
        if table.seal is not None and table.seal.until <= now:
            self._once(opened, "the seal", self._write(opened, lambda table, at: table.decide_to_break(at)))
        if table.goes_at is not None and table.goes_at <= now:
            self._once(opened, "the start", self._write(opened, lambda table, at: table.decide_to_go(at)))
        for seat, why in table.overdue(now):
            self._once(opened, f"{seat} away", self._hand_over(opened, seat, why))
        due = table.due()
        if due is not None and due > now:
            opened.timer = asyncio.get_running_loop().call_later(due - now, self._act, opened)

    def _once(self, opened: Opened, what: str, work: Coroutine[Any, Any, None]) -> None:
        """See to something unless it is being seen to."""
        if what in opened.busy:
            work.close()
            return
        opened.busy.add(what)
        self._run(self._see_through(opened, what, work))

    async def _see_through(self, opened: Opened, what: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except PaddockError as error:  # somebody was faster, or it is not needed any more
            log.debug("not_needed", table=opened.table.header.id, what=what, code=error.code)
            await asyncio.sleep(A_MOMENT)
        except Exception:  # what is wrong at one table must not keep the others waiting
            log.exception("table_broke", table=opened.table.header.id, what=what)
            await asyncio.sleep(BREATHER)
        finally:
            opened.busy.discard(what)
            self._see_to(opened)

    async def _drive(self, opened: Opened, seat: str, bot: str) -> None:
        """Let a bot decide for its seat."""
        assert opened.table.race is not None
        choice = await self.drivers.choose(bot, opened.table.race, seat, opened.table.header.host)
        METERS.bots.labels(bot).inc()
        await self._write(opened, by_bot(seat, choice))

    async def _hand_over(self, opened: Opened, seat: str, why: str) -> None:
        def decide(table: Table, at: float) -> Entry:
            if (seat, why) not in table.overdue(at):
                raise TableError("not_away", seat=seat)
            return table.decide_away(seat, why, at)

        await self._write(opened, decide)

    async def _sit_out(self, opened: Opened) -> None:
        """Wait for an answer; if there is none by then, a bot decides. It takes equally long if nobody can.

        So nobody looks ahead here: it could take longer.
        """
        table = opened.table
        assert table.race is not None
        thoughts = {}
        for seat in table.may_answer():
            thinking = self.drivers.choose(USUAL_BOT, table.race, seat, table.header.host)
            thoughts[seat] = asyncio.create_task(thinking)
        try:
            while table.pause is not None and not table.is_asleep and table.pause.until > self.now():
                await asyncio.sleep(min(0.25, table.pause.until - self.now()))
            if table.pause is None or table.is_asleep:
                return
            until = table.pause.until
            for seat in table.may_answer():
                await self._write(opened, by_bot(seat, await thoughts[seat]))
            await asyncio.sleep(max(0.0, until + SETTLE - self.now()))
            await self._write(opened, lambda table, at: table.decide_to_go_on(at))
        finally:
            for thought in thoughts.values():
                thought.cancel()

    # Who is there

    def attach(self, opened: Opened, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        was_left_alone = self._is_left_alone(opened)
        opened.watchers.add(watcher)
        METERS.watchers.inc()
        self._say_who_is_here(opened)
        if was_left_alone:
            self._see_to(opened)

    def detach(self, opened: Opened, watcher: Watcher) -> None:
        """Somebody looks away."""
        opened.watchers.discard(watcher)
        opened.used = self.now()
        METERS.watchers.dec()
        if not self._stopping and opened.table.status != OVER and opened.table.seats_of(watcher.player):
            self._once(opened, f"{watcher.player} gone", self._say_gone(opened, watcher.player))

    def _say_who_is_here(self, opened: Opened) -> None:
        table = opened.table
        if table.status == OVER:
            return
        here = {watcher.player for watcher in opened.watchers}
        for seat, chair in table.chairs.items():
            unknown = self.store.is_shared and chair.server is None
            if chair.player in here and (not chair.here or unknown):
                self._once(opened, f"{seat} came", self._say_here(opened, seat, here=True))

    async def _say_gone(self, opened: Opened, player: str) -> None:
        """Tell the others that somebody has lost the connection, unless it is back in a moment."""
        await asyncio.sleep(DROPPED)
        if not any(watcher.player == player for watcher in opened.watchers):
            for seat in opened.table.seats_of(player):
                await self._say_here(opened, seat, here=False)

    async def _say_here(self, opened: Opened, seat: str, here: bool) -> None:
        def decide(table: Table, at: float) -> Entry | None:
            chair, number = table.chairs[seat], self._number if here else None
            still = any(watcher.player == chair.player for watcher in opened.watchers)
            if table.status == OVER or chair.player is None or still != here:
                return None
            if (chair.here, chair.server) == (here, number):
                return None
            return table.decide_here(seat, here, at, number)

        await self._write(opened, decide)


def first_lines(table: Table, at: float) -> Iterator[Entry]:
    """The lines by which the rematch of a table begins: who sits where, who stays out, and who may not speak."""
    for seat, chair in table.chairs.items():
        if chair.player is not None and chair.away != "kicked":
            yield Entry("sat", at, by=chair.player, seat=seat, values={"name": chair.name})
        else:
            yield Entry("filled", at, seat=seat, values={"bot": chair.bot or USUAL_BOT})
    for do, values in table.order.carried_over():
        yield Entry(do, at, values=values)


async def nobody_follows(_table: Table) -> None:
    """Where there are no championships."""


def steady_time() -> Callable[[], float]:
    """Seconds since 1970 that go on evenly: whoever sets the clock of the machine takes no time from anybody."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


def by_bot(seat: str, decision: Decision) -> Callable[[Table, float], Entry]:
    """The move that a bot has chosen, to be decided on, with what it thought: that is shown when the race is over."""
    return lambda table, at: table.decide_for_bot(seat, decision.move, at, decision.thoughts)


def options_of(options: dict[str, Any] | None) -> dict[str, Any]:
    """The options of a race, as keywords: none of them may be a word that `Race` has for something else."""
    taken = ("seats", "seed", "chance", "folder", "game", "self")
    for key in options or {}:
        if key in taken:
            raise TableError("not_an_option", key=key)
    return dict(options or {})


def secret_word(length: int) -> str:
    """Letters and digits that nobody can guess, and that can be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
