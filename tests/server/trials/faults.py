"""What can go wrong while people race: the server is killed, its database goes away, the disk is full.

A rig is a server with all that it stands on. A trial strikes it with one fault after the other while a rally goes on,
takes the time until moves are acknowledged again, and reads all logs back after each.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from tests.server.running import Nursery, Server
from tests.server.trials.racers import Rally, Tally, read_back, read_to_the_end
from tests.server.trials.searching import Secrets, value_of
from tests.server.trials.services import Between, NotHere, Postgres, Redis, children_of, small_disk
from tests.waiting import wait_until

AWAY = 1.0  #: seconds for which something stays away
PAUSED = 3.0  #: seconds for which something does not answer
HANGING = 2.0  #: seconds for which an answer does not come before its connection breaks
SLOW = 0.2  #: seconds by which answers of a slow database come later
DISK = 16  #: MiB of a small disk
WORKERS = 3
STARTED = b'"event": "started"'  #: what a worker logs
THREADS = 64  #: everybody who waits for a server that is gone has one


@dataclass
class Rig:
    """A server, and what it stands on."""

    server: Server
    database: str  #: where its logs can be read whatever happens in between
    disk: Path | None = None
    postgres: Postgres | None = None
    between: Between | None = None
    redis: Redis | None = None
    several: int = 0  #: workers, if there are several
    started: int = 0  #: workers that have been told to start
    struck: float | None = None  #: when the damage of the last fault was done
    is_noticed: Callable[[], bool] = lambda: True  #: whether somebody who races was put off by it

    def is_struck(self) -> None:
        """From now on the fault has its effect."""
        self.struck = time.monotonic()

    def restart(self) -> None:
        self.started += self.several
        self.server.start()
        self.server.wait()

    def kill(self, workers: list[int]) -> None:
        """Kill some workers; others are started in their places by themselves."""
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        self.started += len(workers)
        self.is_struck()

    def wait_for_workers(self) -> None:
        """Until all workers answer: the first who does is not left alone with everybody."""
        wait_until(lambda: self.server.log.read_bytes().count(STARTED) >= self.started, "the last of the workers")

    def workers(self) -> list[int]:
        """The processes that answer, where there are several."""
        return [child for child in children_of(self.server.process) if b"spawn_main" in command_of(child)]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


Strike = Callable[[Rig], Awaitable[None]]


def blocking(strike: Callable[[Rig], None]) -> Strike:
    """A fault that is made by waiting for something; races go on meanwhile."""

    async def struck(rig: Rig) -> None:
        await asyncio.to_thread(strike, rig)

    return struck


# Faults


@blocking
def server_killed(rig: Rig) -> None:
    workers = rig.workers()
    rig.server.kill()
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    rig.is_struck()
    rig.restart()


@blocking
def server_stopped(rig: Rig) -> None:
    rig.server.stop()
    rig.is_struck()
    rig.restart()


@blocking
def server_paused(rig: Rig) -> None:
    os.kill(rig.server.process, signal.SIGSTOP)
    rig.is_struck()
    time.sleep(PAUSED)
    os.kill(rig.server.process, signal.SIGCONT)


@blocking
def worker_killed(rig: Rig) -> None:
    rig.kill(rig.workers()[:1])


@blocking
def all_workers_but_one_killed(rig: Rig) -> None:
    rig.kill(rig.workers()[1:])


@blocking
def disk_full(rig: Rig) -> None:
    """Something else takes all that is left."""
    assert rig.disk is not None
    ballast = rig.disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            rig.is_struck()
            time.sleep(AWAY)
            wait_until(rig.is_noticed, "somebody who was put off")
    ballast.unlink()


@blocking
def files_cannot_grow(rig: Rig) -> None:
    """The system lets no file of the server become any larger."""
    old = resource.prlimit(rig.server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(rig.server.process, resource.RLIMIT_FSIZE, (4096, old[1]))
    rig.is_struck()
    time.sleep(AWAY)
    wait_until(rig.is_noticed, "somebody who was put off")
    resource.prlimit(rig.server.process, resource.RLIMIT_FSIZE, old)


@blocking
def postgres_stopped(rig: Rig) -> None:
    assert rig.postgres is not None
    rig.postgres.stop()
    rig.is_struck()
    time.sleep(AWAY)
    rig.postgres.start()


@blocking
def postgres_killed(rig: Rig) -> None:
    assert rig.postgres is not None
    rig.postgres.kill()
    rig.is_struck()
    rig.postgres.start()


@blocking
def postgres_paused(rig: Rig) -> None:
    assert rig.postgres is not None
    rig.postgres.pause()
    rig.is_struck()
    time.sleep(PAUSED)
    rig.postgres.go_on()


@blocking
def redis_killed(rig: Rig) -> None:
    assert rig.redis is not None
    rig.redis.kill()
    rig.is_struck()
    time.sleep(AWAY)
    rig.redis.start()


async def commit_lost(rig: Rig) -> None:
    assert rig.between is not None
    await rig.between.lose("commit", 0.0, rig.is_struck)


async def answer_lost(rig: Rig) -> None:
    assert rig.between is not None
    await rig.between.lose("answer", 0.0, rig.is_struck)


async def answer_withheld(rig: Rig) -> None:
    assert rig.between is not None
    await rig.between.lose("answer", HANGING, rig.is_struck)


async def all_connections_cut(rig: Rig) -> None:
    assert rig.between is not None
    rig.between.cut()
    rig.is_struck()


async def database_slow(rig: Rig) -> None:
    assert rig.between is not None
    rig.between.delay = SLOW
    rig.is_struck()
    await asyncio.sleep(AWAY)
    rig.between.delay = 0.0


SERVER = {
    "the server is killed (SIGKILL)": server_killed,
    "the server is told to stop (SIGTERM)": server_stopped,
    f"the server stands still for {PAUSED:g} s (SIGSTOP)": server_paused,
}
DISK_FAULTS = {
    f"the disk is full for {AWAY:g} s": disk_full,
    f"no file can grow for {AWAY:g} s (RLIMIT_FSIZE)": files_cannot_grow,
}
DATABASE = {
    f"PostgreSQL is stopped for {AWAY:g} s": postgres_stopped,
    "PostgreSQL is killed (SIGKILL)": postgres_killed,
    f"PostgreSQL stands still for {PAUSED:g} s (SIGSTOP)": postgres_paused,
    "a connection to PostgreSQL is cut before COMMIT arrives": commit_lost,
    "a connection to PostgreSQL is cut between COMMIT and its answer": answer_lost,
    f"the answer to COMMIT stays away for {HANGING:g} s, then the connection is cut": answer_withheld,
    "all connections to PostgreSQL are cut": all_connections_cut,
    f"every answer of PostgreSQL comes {SLOW:g} s later, for {AWAY:g} s": database_slow,
}
WORKER_FAULTS = {
    f"one of {WORKERS} workers is killed (SIGKILL)": worker_killed,
    f"{WORKERS - 1} of {WORKERS} workers are killed (SIGKILL)": all_workers_but_one_killed,
    f"the server with {WORKERS} workers is killed (SIGKILL)": server_killed,
    f"the server with {WORKERS} workers is told to stop (SIGTERM)": server_stopped,
    f"all connections of {WORKERS} workers to PostgreSQL are cut": all_connections_cut,
}
REDIS_FAULTS = {f"Redis is killed, and away for {AWAY:g} s": redis_killed}


# Rigs

Faults = dict[str, Strike]


@asynccontextmanager
async def on_sqlite(folder: Path, nursery: Nursery) -> AsyncIterator[tuple[Rig, Faults]]:
    """A server and a file, with its log beside it; on a disk that can be filled, where one can be had."""
    with ExitStack() as stack:
        faults, place = {**SERVER, **DISK_FAULTS}, folder
        try:
            place = stack.enter_context(small_disk(folder, DISK))
        except NotHere:
            faults = {name: strike for name, strike in faults.items() if strike is not disk_full}
        database = f"sqlite:///{place / 'rally.sqlite'}"
        server = Server(nursery, database, place / "server.log")
        yield Rig(server, database, disk=place), faults
        shutil.copy(server.log, folder / "sqlite.log")


@asynccontextmanager
async def on_postgres(folder: Path, nursery: Nursery) -> AsyncIterator[tuple[Rig, Faults]]:
    """A server, a PostgreSQL, and a network between them that can't be relied on."""
    with closing(Postgres()) as postgres:
        async with Between(postgres.port) as between:
            server = Server(nursery, between.url, folder / "postgres.log")
            yield Rig(server, postgres.url, postgres=postgres, between=between), {**SERVER, **DATABASE}


@asynccontextmanager
async def with_workers(folder: Path, nursery: Nursery) -> AsyncIterator[tuple[Rig, Faults]]:
    """A server of several workers, whose doorbell is PostgreSQL's."""
    with closing(Postgres()) as postgres:
        async with Between(postgres.port) as between:
            server = Server(nursery, between.url, folder / "workers.log", "--workers", str(WORKERS))
            yield Rig(server, postgres.url, postgres=postgres, between=between, several=WORKERS), WORKER_FAULTS


@asynccontextmanager
async def with_redis(folder: Path, nursery: Nursery) -> AsyncIterator[tuple[Rig, Faults]]:
    """A server of several workers, whose doorbell is Redis."""
    with closing(Postgres()) as postgres, closing(Redis()) as redis:
        options = ("--workers", str(WORKERS), "--redis", redis.url)
        server = Server(nursery, postgres.url, folder / "redis.log", *options)
        yield Rig(server, postgres.url, postgres=postgres, redis=redis, several=WORKERS), REDIS_FAULTS


MakeRig = Callable[[Path, Nursery], AbstractAsyncContextManager[tuple[Rig, Faults]]]
RIGS: dict[str, dict[str, MakeRig]] = {
    "sqlite": {"SQLite": on_sqlite},
    "postgresql": {"PostgreSQL": on_postgres, f"PostgreSQL, {WORKERS} workers": with_workers, "Redis": with_redis},
}


# Trials


@dataclass
class Struck:
    """What came of one kind of fault."""

    any: list[float] = field(default_factory=list)  #: seconds from the fault to the next acknowledged move
    all: list[float] = field(default_factory=list)  #: ... at every table

    def join(self, other: Struck) -> None:
        self.any += other.any
        self.all += other.all

    @property
    def row(self) -> tuple[str, ...]:
        times = (median(self.any), max(self.any), median(self.all), max(self.all))
        return (str(len(self.any)), *(f"{seconds:.2f}" for seconds in times))


@dataclass
class Trial:
    """What came of all faults on one rig."""

    faults: dict[str, Struck] = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)
    readings: int = 0  #: how often the logs were read back
    secrets: Secrets = field(default_factory=Secrets)

    def join(self, other: Trial) -> None:
        """What came of the same faults in another house, added to this."""
        for name, struck in other.faults.items():
            self.faults.setdefault(name, Struck()).join(struck)
        self.tally.join(other.tally)
        self.readings += other.readings
        self.secrets.join(other.secrets)

    @property
    def strikes(self) -> int:
        return sum(len(struck.any) for struck in self.faults.values())


async def try_rig(
    rig: Rig,
    faults: Faults,
    seconds: float,
    places: int = 6,
    seed: int = 1,
    bots: bool = True,
    progress: Callable[[str], object] = str,
    is_enough: Callable[[], bool] = bool,
) -> Trial:
    """Strike a rig with all its faults in turns, each at least once, for about so many seconds.

    Somebody who is asked after every fault may have had enough before.
    """
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    trial, random, until = Trial({name: Struck() for name in faults}), Random(seed), time.monotonic() + seconds
    await asyncio.to_thread(rig.restart)
    try:
        async with Rally(rig.server.url, places, seed, bots) as rally:
            is_over = False
            while not is_over:
                for name in random.sample(list(faults), len(faults)):
                    await asyncio.to_thread(rig.wait_for_workers)
                    await rally.until_acked(time.monotonic(), everywhere=True)
                    await asyncio.sleep(random.uniform(0.0, 0.5))
                    await strike(rig, rally, faults[name], trial.faults[name])
                    found = await asyncio.to_thread(read_back, rig.database, list(rally.notes.values()))
                    trial.readings += 1
                    progress(f"{name}: {trial.faults[name].any[-1]:.2f} s; {found.acknowledged:,} acknowledged")
                    if not found.is_right:
                        trial.tally = found
                        return trial
                    if is_over := is_enough():
                        break
                is_over |= time.monotonic() > until
        trial.tally = await asyncio.to_thread(read_to_the_end, rig.database, rally.notes.values())
        trial.tally.problems += rally.problems
        trial.secrets.add("cookies", *map(value_of, rally.cookies))
        await asyncio.to_thread(trial.secrets.read, rig.database)
    finally:
        await asyncio.to_thread(rig.server.stop)
    return trial


async def strike(rig: Rig, rally: Rally, fault: Strike, struck: Struck) -> None:
    """Let something go wrong, and take the time until moves are acknowledged again: at one table, and at all."""
    begun, rig.struck, before = time.monotonic(), None, rally.put_off
    rig.is_noticed = lambda: rally.put_off > before
    async with asyncio.TaskGroup() as together:
        striking = together.create_task(fault(rig))
        while rig.struck is None:
            await asyncio.wait([striking], timeout=0.001)
        for times, everywhere in ((struck.any, False), (struck.all, True)):
            await rally.until_acked(rig.struck, everywhere)
            times.append(time.monotonic() - begun)
