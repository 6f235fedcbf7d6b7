"""What a server stands on, to be taken away from it: a PostgreSQL, a Redis, a small disk, the network in between."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.running import free_port
from tests.waiting import PATIENCE, wait_until

#: Debian keeps the programs of PostgreSQL apart, by version.
PLACES = os.pathsep.join([os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
CONTROL, INIT = shutil.which("pg_ctl", path=PLACES), shutil.which("initdb", path=PLACES)
REDIS = shutil.which("redis-server") or shutil.which("valkey-server")
A_LINE = rb"\"do\":\"moved\""  #: what a transaction that writes down a move has in it
COMMIT = b"COMMIT"


class NotHere(Exception):
    """Something can't be had on this machine."""


def children_of(process: int) -> list[int]:
    """The processes that a process has started itself."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(status.parent.name))
    return found


def is_running(process: int) -> bool:
    """Whether a process is there, and not only waiting to be forgotten."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "XZ"
    except OSError:
        return False


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


class Postgres:
    """A PostgreSQL of our own, in a folder and on a port of its own."""

    def __init__(self) -> None:
        if CONTROL is None or INIT is None:
            raise NotHere("PostgreSQL is not installed")
        self.port = free_port()
        self.url = f"postgresql://paddock@127.0.0.1:{self.port}/postgres"
        self._folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))
        self._data = self._folder / "data"
        self._pid_file = self._data / "postmaster.pid"
        self._as_owner: list[str] = []
        if os.geteuid() == 0:  # it does not run as root
            shutil.chown(self._folder, "nobody")
            self._as_owner = ["setpriv", "--reuid=nobody", "--clear-groups"]
        try:
            self._run(INIT, "-D", str(self._data), "-U", "paddock", "-A", "trust")
            self.start()
        except (OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise NotHere(f"PostgreSQL does not start here: {error}") from None

    def _run(self, *command: str) -> None:
        subprocess.run([*self._as_owner, *command], check=True, capture_output=True, cwd=self._folder)

    def _control(self, *order: str) -> None:
        assert CONTROL is not None
        self._run(CONTROL, "-D", str(self._data), "-w", "-t", str(int(PATIENCE)), *order)

    def start(self) -> None:
        places = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._control("-o", f"-p {self.port} {places}", "-l", str(self._folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        self._control("-m", how, "stop")

    def kill(self) -> None:
        """As if its power had gone."""
        killed = self._processes()
        for process in killed:
            os.kill(process, signal.SIGKILL)
        wait_until(lambda: not any(map(is_running, killed)), "the end of PostgreSQL")
        for left in (self._pid_file, *self._folder.glob(".s.PGSQL.*")):
            left.unlink()  # where nobody forgets the dead it would take them for alive

    def pause(self) -> None:
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        first = int(self._pid_file.read_text().split()[0])
        return [first, *children_of(first)]

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    """A Redis of our own, on a port of its own."""

    def __init__(self) -> None:
        if REDIS is None:
            raise NotHere("Redis is not installed")
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        assert REDIS is not None
        command = [REDIS, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: listens(self._port) or self._process.poll() is not None, "an answer of Redis")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)

    close = kill


@contextmanager
def small_disk(folder: Path, size: int) -> Iterator[Path]:
    """A disk of so many MiB, mounted in a folder."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}m", "paddock", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode != 0:
        raise NotHere("a disk can't be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=False, capture_output=True)


class Between:
    """Stands between a server and its PostgreSQL, and does to what they say what networks do."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = free_port()
        self.url = f"postgresql://paddock@127.0.0.1:{self.port}/postgres"
        self.delay = 0.0  #: seconds by which answers come later
        self._lose: str | None = None
        self._hang = 0.0
        self._noticed: Callable[[], object] = bool
        self._lost = asyncio.Event()
        self._talks: set[Talk] = set()

    async def __aenter__(self) -> Between:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break all connections at once."""
        for talk in list(self._talks):
            talk.break_off()

    async def lose(self, what: str, hang: float, noticed: Callable[[], object]) -> None:
        """Break the connection that writes down the next move: before its `commit` arrives, or the `answer` to that.

        It is silent for a while first. Somebody is told when that begins.
        """
        self._lose, self._hang, self._noticed = what, hang, noticed
        self._lost.clear()
        await self._lost.wait()

    def is_to_be_lost(self, what: str) -> bool:
        """Whether this is what is lost next: it is so once."""
        if self._lose != what:
            return False
        self._lose = None
        return True

    async def lost(self) -> None:
        self._noticed()
        await asyncio.sleep(self._hang)
        self._lost.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            theirs = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        talk = Talk(self, (reader, writer), theirs)
        self._talks.add(talk)
        try:
            await talk.carry()
        finally:
            self._talks.discard(talk)


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Talk:
    """One connection of a server to its PostgreSQL."""

    def __init__(self, between: Between, server: Ends, database: Ends) -> None:
        self._between = between
        self._from_server, self._to_server = server
        self._from_database, self._to_database = database
        self._writes = False  # whether this transaction writes down a move
        self._loses = False  # whether the next answer is lost

    async def carry(self) -> None:
        """To and fro, until one of them hangs up."""
        try:
            ways = [asyncio.ensure_future(way) for way in (self._ask(), self._answer())]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            self.break_off()

    async def _ask(self) -> None:
        while data := await self._from_server.read(65_536):
            self._writes |= A_LINE in data
            if self._writes and COMMIT in data:
                self._writes = False
                if self._between.is_to_be_lost("commit"):
                    await self._between.lost()
                    return
                self._loses = self._between.is_to_be_lost("answer")
            self._to_database.write(data)

    async def _answer(self) -> None:
        while data := await self._from_database.read(65_536):
            if self._loses:
                await self._between.lost()
                return
            if self._between.delay:
                await asyncio.sleep(self._between.delay)
            self._to_server.write(data)

    def break_off(self) -> None:
        for end in (self._to_server, self._to_database):
            end.transport.abort()
