"""The workshop: what a server needs of the games is compiled here, once on a machine, in processes of their own.

A server that has just been installed answers at once; whoever wants a game that is not ready waits for it, and nobody
else does. The event loop never compiles, nor loads what was compiled: it would keep everybody waiting.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
import structlog

from paddock.bare import seat_names
from paddock.bots import bot as find_bot
from paddock.bots.processes import begin_work
from paddock.engine.glass import runs
from paddock.errors import PaddockError, TableError
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server.table import USUAL_BOT
from paddock.words import sentence

log = structlog.get_logger()

TABLE, PREVIEW = "table", "preview"  #: what a race takes, and what it takes to say what a move would bring
SEARCH = "search"  #: what it takes to look ahead
AT_ONCE = 2  #: processes that compile, where there are so many cores
PATIENCE = 30.0  #: seconds that somebody is kept waiting before they are told to ask again
LOOK = 0.1  #: seconds between two looks at who is at work

Job = tuple[str, str]  #: a game, and the part of it


class Workshop:
    """Compiles parts of games, those first that somebody waits for."""

    def __init__(self) -> None:
        self._orders: list[Job] = []  # in the order in which they are seen to
        self._awaited: dict[Job, asyncio.Future[None]] = {}  # what is ordered or at work
        self._processes: dict[Job, BaseProcess] = {}
        self._done: set[Job] = set()  # a machine without a place for compiled code has nothing else to show for it
        self._loading: dict[Job, asyncio.Future[None]] = {}  # what tables need, and is loaded or about to be
        self._overseer: asyncio.Task[None] | None = None

    def order(self, game: str, part: str = TABLE) -> bool:
        """Have a part compiled if it is not. Whether it can be loaded now."""
        if self.is_ready(game, part):
            return True
        if (game, part) not in self._awaited:
            self._orders.append((game, part))
            self._awaited[game, part] = asyncio.get_running_loop().create_future()
            if self._overseer is None:
                self._overseer = asyncio.create_task(self._oversee())
        return False

    def is_ready(self, game: str, part: str = TABLE) -> bool:
        """Whether a part can be loaded now."""
        return (game, part) in self._done or not find_game(game).is_cold(part)

    async def ready(self, game: str, part: str = TABLE, patience: float | None = PATIENCE, urgent: bool = True) -> None:
        """Return when a part can be used. Whoever waits too long, or in vain, is refused, and may ask again."""
        job = game, part
        if not self.order(game, part):
            if urgent and job in self._orders:
                self._orders.remove(job)
                self._orders.insert(0, job)
            try:
                await asyncio.wait_for(asyncio.shield(self._awaited[job]), patience)
            except TimeoutError:
                raise TableError("not_ready", game=find_game(game).say("game.title")) from None
        if part.endswith(TABLE):
            await self._load(job)

    async def _load(self, job: Job) -> None:
        """Load, beside the loop, what a table needs: once, and all who wait for it wait for the same."""
        if job not in self._loading:
            self._loading[job] = asyncio.ensure_future(asyncio.to_thread(load, *job))
        try:
            await asyncio.shield(self._loading[job])
        except Exception:
            self._loading.pop(job, None)  # whoever asks next tries again
            raise

    async def _oversee(self) -> None:
        """Keep as many at work as there are cores for, until nothing is left to do."""
        while self._awaited:
            while self._orders and len(self._processes) < min(AT_ONCE, os.cpu_count() or 1):
                self._begin(self._orders.pop(0))
            await asyncio.sleep(LOOK)
            for job, process in list(self._processes.items()):
                if not process.is_alive():
                    self._end(job, process)
        self._overseer = None

    def _begin(self, job: Job) -> None:
        log.info("compiling", game=job[0], part=job[1])
        process = multiprocessing.get_context("spawn").Process(target=compile_part, args=job, daemon=True)
        try:
            process.start()
        except OSError as error:
            self._fail(job, error)
        else:
            self._processes[job] = process

    def _end(self, job: Job, process: BaseProcess) -> None:
        del self._processes[job]
        if process.exitcode == 0:
            log.info("compiled", game=job[0], part=job[1])
            self._done.add(job)
            self._awaited.pop(job).set_result(None)
        else:
            self._fail(job, f"exit status {process.exitcode}")
        process.close()

    def _fail(self, job: Job, why: object) -> None:
        log.error("not_compiled", game=job[0], part=job[1], why=str(why))
        awaited = self._awaited.pop(job)
        awaited.set_exception(TableError("not_compiled", game=find_game(job[0]).say("game.title")))
        awaited.exception()  # it may be that nobody waits for it

    def stop(self) -> None:
        """End everybody who is at work; what they have finished is kept."""
        if self._overseer is not None:
            self._overseer.cancel()
        for process in self._processes.values():
            process.kill()  # it may be deep in a compiler that listens to nothing else
        for awaited in self._awaited.values():
            awaited.cancel()


def part_for(game: str, seats: Any, options: Mapping[str, Any] | None) -> str:
    """The part that a table of such races takes; what can't be raced takes no other one than the usual races.

    A table is for pages, too, which read a race by the schema of its game: what has another one is refused.
    """
    found = find_game(game)
    try:
        names = seat_names(found, seats)
        courses, _ = found.notation.make_course(names, options or {}, None)
    except PaddockError:
        return TABLE
    edition = found.on(courses[0])
    if edition.faces is not found.faces:
        raise TableError("not_at_a_table", options=", ".join(edition.options))
    return edition.part(TABLE)


def load(name: str, part: str = TABLE) -> None:
    """Use all of the compiled code once that a table uses, so that nobody waits for it there."""
    edition = part.rpartition(".")[0]
    game = find_game(name).edition_called(edition)
    race = Race(game, seed=0, **game.options)
    seat = race.pending[0]
    for seen_by in (seat, None):
        race.view(seen_by)
    race.choices(seat)
    seen = race.seen(seat).astype(np.int32)
    runs(seen, seen)
    driver = find_bot(USUAL_BOT, seed=0)
    race.play(seat, driver.choose(race.guess(seat), seat))
    while len(race.pending) == len(race.seats):
        race.play(seat, driver.choose(race, seat))
    for each in race.seats:  # of whoever need not decide now it is worked out when it is asked for
        race.verdict(each)
    race.events_for(seat)
    race.result()
    race.figures()


def compile_part(game: str, part: str) -> None:
    """Compile a part of a game; this runs in a process of its own."""
    begin_work()
    found = find_game(game)

    def tell(done: int, of: int) -> None:
        if done == 0 and part == TABLE and sys.stderr.isatty():
            values = {"game": found.say("game.title"), "done": done, "of": of}
            print(sentence("cli.compiling", values), file=sys.stderr, flush=True)

    found.prepare(part, tell, alone=True)
