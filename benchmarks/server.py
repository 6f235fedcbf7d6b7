"""The online table under load, beside what the machine could do at best: `make bench-server`.

Starts a `paddock serve` of its own on SQLite, and a swarm of clients over loopback WebSockets in one more process, so
that both share the machine. Measured are: moves a second that are on the disk when they are acknowledged; at a steady
pace, the time from sending a command until every client of that table has the news; the size of the messages in every
game; the time that a view takes; and the memory of a connection that does nothing. Peers of the same run: single
commits of SQLite, and a bare echo server.

`--before FOLDER` measures an earlier checkout in the same run and puts its figures beside the new ones: one whose
protocol is 1, which sent the whole state with every message.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.benchmark import machine
from paddock.client import Client
from paddock.games import GAMES

HEADING = "## The table"
PORT, ECHO_PORT = 18_437, 18_438
FEW = 10  #: tables of the games whose messages are measured, but not their speed
ROUNDS = 3  #: how often views are timed: other work on the machine only makes them slower
ECHO = """
import uvicorn
async def echo(scope, receive, send):
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message.get("text") or ""})
uvicorn.run(echo, port=%d, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")
"""


class Choice(msgspec.Struct):
    """A move that may be made, as protocol 1 told it."""

    move: str


class Slip(msgspec.Struct):
    """As much of what is new as a driver at random needs: actions by their numbers, or moves by their words."""

    choices: list[list[int] | Choice] | msgspec.UnsetType = msgspec.UNSET


class Heard(msgspec.Struct):
    """As much of any message as is needed."""

    type: str
    id: str = ""
    seen: int = 0
    now: Slip | None = None
    state: Slip | None = None  #: of protocol 1: everything, each time


hear = msgspec.json.Decoder(Heard).decode
say = msgspec.json.Encoder().encode


@dataclass
class Place:
    """A table, its clients, and the command that is on its way."""

    id: str
    clients: list[Visitor] = field(default_factory=list)
    sent: float = 0.0  #: when the last command was sent
    last_news: float = 0.0  #: when the last client heard of it
    waiting: bool = False  #: whether it has not been answered yet


@dataclass
class Swarm:
    """All clients, and what they have measured."""

    places: list[Place] = field(default_factory=list)
    eager: bool = False  #: whether everybody moves as soon as they may
    acked: int = 0
    refused: int = 0
    told: int = 0
    one: list[float] = field(default_factory=list)  #: seconds from a command to the news at one client
    all: list[float] = field(default_factory=list)  #: ... at the last client of the table
    sizes: list[int] = field(default_factory=list)  #: bytes of the messages with news
    protocol: int = 2

    @property
    def size(self) -> float:
        """Bytes of a message with news, on average."""
        return sum(self.sizes) / max(1, len(self.sizes))


class Visitor:
    """A client with a seat, or a spectator."""

    def __init__(self, swarm: Swarm, place: Place, cookie: str | None, seat: str | None) -> None:
        self._swarm, self._place = swarm, place
        self._cookie, self._seat = cookie, seat
        self._made = 0
        self._seen = 0
        self._wait_for = 0
        self.choices: list[Any] = []
        self.waiting = False
        self.socket: ClientConnection | None = None

    async def follow(self) -> None:
        """Until the connection is closed."""
        self.socket = await connected(PORT, self._place.id, self._cookie)
        hello = {"type": "hello", "protocol": self._swarm.protocol, "seat": self._seat}
        await self.socket.send(say({key: value for key, value in hello.items() if value is not None}), text=True)
        try:
            async for data in self.socket:
                await self._take(hear(data), len(data))
        except WebSocketException:
            pass

    async def _take(self, message: Heard, size: int) -> None:
        swarm, place = self._swarm, self._place
        news = message.now or message.state
        if news is not None:
            self._seen = message.seen
            if news.choices is not msgspec.UNSET:
                self.choices = news.choices
            elif message.state is not None:
                self.choices = []
            if message.type in ("news", "events") and place.sent:
                swarm.told += 1
                swarm.sizes.append(size)
                place.last_news = time.perf_counter()
                swarm.one.append(place.last_news - place.sent)
        elif message.type == "ack":
            swarm.acked += 1
            self.waiting = place.waiting = False
            self._wait_for = message.seen
        elif message.type == "refusal":
            swarm.refused += 1
            self.waiting = place.waiting = False
        if swarm.eager:
            await self.move()

    @property
    def may_move(self) -> bool:
        return bool(self.choices) and not self.waiting and self._seen >= self._wait_for

    async def move(self) -> None:
        """Any legal move, if it is this seat's turn."""
        if not self.may_move:
            return
        assert self.socket is not None
        self._made += 1
        self.waiting = self._place.waiting = True
        command = {"type": "command", "id": str(self._made), "do": "move", "seat": self._seat, "seen": self._seen}
        self._place.sent = time.perf_counter()
        choice = random.choice(self.choices)
        wanted = {"action": choice[0]} if isinstance(choice, list) else {"move": choice.move}
        await self.socket.send(say({**command, **wanted}), text=True)


async def connected(port: int, table: str, cookie: str | None = None) -> ClientConnection:
    return await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
        additional_headers={"Cookie": cookie} if cookie else None,
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=60,
        max_size=None,
    )


# What is measured


async def at_full_speed(swarm: Swarm, process: int, seconds: float) -> tuple[float, float]:
    """Acknowledged moves a second, and the server's milliseconds for one, when everybody moves as soon as they may."""
    swarm.eager = True
    for place in swarm.places:
        for client in place.clients:
            await client.move()
    await asyncio.sleep(2.0)
    acked, begun, worked = swarm.acked, time.perf_counter(), work(process)
    await asyncio.sleep(seconds)
    moves = swarm.acked - acked
    rate, each = moves / (time.perf_counter() - begun), (work(process) - worked) / max(1, moves) * 1000
    swarm.eager = False
    await asyncio.sleep(2.0)
    return rate, each


async def at_a_pace(swarm: Swarm, seconds: float, pace: float) -> float:
    """So many moves a second over all tables, evenly; the answer is how many there were."""
    swarm.one.clear()
    swarm.all.clear()
    for place in swarm.places:
        place.sent = 0.0
    acked, begun, made = swarm.acked, time.perf_counter(), 0
    while (now := time.perf_counter()) < begun + seconds:
        if made >= (now - begun) * pace:
            await asyncio.sleep(begun + made / pace - now if begun + made / pace > now else 0)
            continue
        place = swarm.places[made % len(swarm.places)]
        made += 1
        if place.waiting:
            continue
        if place.sent and place.last_news > place.sent:
            swarm.all.append(place.last_news - place.sent)
        ready = [client for client in place.clients if client.may_move]
        if ready:
            await random.choice(ready).move()
    return (swarm.acked - acked) / (time.perf_counter() - begun)


async def at_rest(process: int) -> None:
    """Until a process has loaded what it loads after its start, and has nothing to do."""
    before = -1.0
    while work(process) - before > 0.1:
        before = work(process)
        await asyncio.sleep(2.0)


async def idle_sockets(port: int, process: int, count: int, table: str | None, protocol: int = 2) -> float:
    """KiB of memory that one more connection costs a process."""
    warm = [await idle(port, table, protocol) for _ in range(50)]
    before = await settled(process)
    sockets = [await idle(port, table, protocol) for _ in range(count)]
    await asyncio.sleep(3.0)
    cost = (memory(process) - before) / count
    for socket in warm + sockets:
        socket.transport.abort()
    return cost


async def settled(process: int) -> float:
    """The memory of a process when it has loaded what it loads after its start."""
    await asyncio.sleep(3.0)
    before, now = 0.0, memory(process)
    while now != before:
        await asyncio.sleep(2.0)
        before, now = now, memory(process)
    return now


async def idle(port: int, table: str | None, protocol: int) -> ClientConnection:
    """A connection that has said hello, heard everything, and now is silent."""
    socket = await connected(port, table or "echo")
    await socket.send(say({"type": "hello", "protocol": protocol}), text=True)
    for _ in range(2 if table else 1):  # a welcome and a snapshot, or an echo
        await socket.recv()
    return socket


def memory(process: int) -> int:
    """KiB that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def work(process: int) -> float:
    """Seconds for which a process has had a core: other work on the machine does not change them."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def sqlite_commits(folder: Path, seconds: float) -> float:
    """Transactions a second of one row each, by SQLite alone, as safe as the table's."""
    connection = sqlite3.connect(folder / "peer.sqlite", isolation_level=None)
    for setting in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("CREATE TABLE entries (table_id TEXT, seq INTEGER, entry TEXT, PRIMARY KEY (table_id, seq))")
    made, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        connection.execute("INSERT INTO entries VALUES (?, ?, ?)", ("k3v9m2x7qa", made, "x" * 250))
        made += 1
    connection.close()
    return made / seconds


# Running


@contextmanager
def running(command: list[str], url: str, environment: dict[str, str] | None = None) -> Iterator[int]:
    """A process that answers under an address; it is ended afterwards."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)  # noqa: S603
    try:
        for _ in range(1200):
            try:
                with urlopen(Request(url), timeout=1):  # noqa: S310
                    break
            except OSError:
                time.sleep(0.05)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def set_up(swarm: Swarm, count: int, game: str) -> tuple[str, str, list[str]]:
    """So many tables with two people each, racing; the answer is their cookies and the seats."""
    url = f"http://127.0.0.1:{PORT}"
    ana, ben = Client(url, name="Ana"), Client(url, name="Ben")
    seats: list[str] = []
    for _ in range(count):
        table = ana.request("POST", "/api/tables", {"game": game, "seats": 2})["table"]
        seats = table["seats"]
        for client, do, seat in ((ana, "sit", seats[0]), (ben, "sit", seats[1]), (ana, "start", None)):
            command = {"id": do, "do": do, "seat": seat}  # without a pledge: an earlier version knows none
            client.request("POST", f"/api/tables/{table['id']}/commands", command)
        swarm.places.append(Place(table["id"]))
    return cookie_of(ana), cookie_of(ben), seats


def cookie_of(client: Client) -> str:
    """What a WebSocket must carry to be the same guest."""
    kept = SimpleCookie(client._headers["Cookie"])
    return "; ".join(f"{name}={morsel.coded_value}" for name, morsel in kept.items())


async def measure(options: argparse.Namespace, process: int, folder: Path, protocol: int) -> dict[str, Any]:
    """All numbers of the table."""
    found: dict[str, Any] = {}
    async with at_tables(options, options.game, options.tables, protocol) as swarm:
        await at_rest(process)
        found["paced"] = await at_a_pace(swarm, options.seconds, options.pace)
        found["one"], found["all"] = percentiles(swarm.one), percentiles(swarm.all)
        found["rate"], found["each"] = await at_full_speed(swarm, process, options.seconds)
        found["stored"] = stored_moves(folder / "table.sqlite"), swarm.acked
        found["refused"] = swarm.refused
    found["bytes"] = {options.game: swarm.size}
    for game in GAMES:
        if game != options.game:
            async with at_tables(options, game, FEW, protocol) as swarm:
                await at_full_speed(swarm, process, options.seconds / 3)
            found["bytes"][game] = swarm.size
    return found


@asynccontextmanager
async def at_tables(options: argparse.Namespace, game: str, tables: int, protocol: int) -> AsyncIterator[Swarm]:
    """Clients at so many tables, all connected; they are gone afterwards."""
    swarm = Swarm(protocol=protocol)
    first, second, seats = await asyncio.to_thread(set_up, swarm, tables, game)
    tasks = []
    for place in swarm.places:
        place.clients = [
            Visitor(swarm, place, cookie, seat) for cookie, seat in zip((first, second), seats, strict=True)
        ]
        place.clients += [Visitor(swarm, place, None, None) for _ in range(options.spectators)]
        tasks += [asyncio.create_task(client.follow()) for client in place.clients]
    while any(client.socket is None for place in swarm.places for client in place.clients):
        await asyncio.sleep(0.1)
    yield swarm
    for place in swarm.places:
        for client in place.clients:
            if client.socket is not None:
                client.socket.transport.abort()
    await asyncio.gather(*tasks, return_exceptions=True)


def percentiles(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    cuts = quantiles(times, n=100) if len(times) > 1 else [float("nan")] * 99
    return cuts[49] * 1000, cuts[98] * 1000


def stored_moves(path: Path) -> int:
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    count: int = connection.execute('SELECT count(*) FROM entries WHERE entry LIKE \'%"do":"moved"%\'').fetchone()[0]
    connection.close()
    return count


def rendered(
    options: argparse.Namespace, now: dict[str, Any], old: dict[str, Any] | None, peers: dict[str, str]
) -> str:
    """The section for the page."""
    clients = 2 + options.spectators
    rows = [
        ("moves/s that are on the disk, SQLite, at full speed", lambda found: f"{found['rate']:,.0f}", ">= 2,000"),
        ("... the server's time on a core for one of them", lambda found: f"{found['each']:.2f} ms", "<= 0.45 ms"),
        *(
            (
                f"bytes of a message with news, {game}",
                lambda found, game=game: f"{found['bytes'][game]:,.0f}",
                "a third",
            )
            for game in GAMES
        ),
        *((f"a view, {game}", lambda found, game=game: f"{found['views'][game]:.0f} us", "a tenth") for game in GAMES),
        (f"moves/s at a pace of {options.pace:,.0f}/s", lambda found: f"{found['paced']:,.0f}", ""),
        (
            "... from a command to the news at one client, p50 / p99",
            lambda found: "{:.0f} / {:.0f} ms".format(*found["one"]),
            "",
        ),
        (
            "... from a command to the news at every client, p50 / p99",
            lambda found: "{:.0f} / {:.0f} ms".format(*found["all"]),
            "p99 < 50 ms",
        ),
        (
            f"memory of an idle connection, of {options.idle:,}",
            lambda found: f"{found['idle']:.1f} KiB",
            "<= 40 KiB",
        ),
    ]
    lines = [
        HEADING,
        "",
        f"`make bench-server`: {options.tables} tables of {options.game} with {clients} clients each, which drive at "
        f"random, over loopback WebSockets;",
        f"server and clients share {machine()}; its load was {options.load:.1f} before (0 is a quiet machine).",
        *(
            ["`before` is an earlier version in the same run, which sent the whole state with every message."]
            if old
            else []
        ),
        "",
        "|  | before | now | aim |" if old else "|  | measured | aim |",
        "|---|---:|---:|---:|" if old else "|---|---:|---:|",
        *(f"| {name} | {f'{show(old)} | ' if old else ''}{show(now)} | {aim} |" for name, show, aim in rows),
        *(f"| {name} | {'| ' if old else ''}{value} | peer |" for name, value in peers.items()),
        "",
    ]
    return "\n".join(lines)


def write_section(path: Path, section: str, heading: str = HEADING) -> None:
    """Put the section where it was, or at the end; all others stay."""
    page = path.read_text(encoding="utf-8") if path.is_file() else ""
    start = page.find(f"{heading}\n")
    if start < 0:
        path.write_text(f"{page.rstrip()}\n\n{section}".lstrip(), encoding="utf-8")
        return
    end = page.find("\n## ", start)
    rest = page[end:] if end >= 0 else ""
    path.write_text(page[:start] + section + rest, encoding="utf-8")


def measured(options: argparse.Namespace, sources: Path | None, protocol: int) -> dict[str, Any]:
    """All numbers of one version, by its sources or those that are installed."""
    environment = environment_of(sources)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paddock = str(Path(sys.executable).with_name("paddock"))
        subprocess.run([paddock, "compile"], env=environment, check=True)  # noqa: S603
        serve = [paddock, "serve", "--port", str(PORT), "--database", f"sqlite:///{folder / 'table.sqlite'}"]
        serve += ["--no-limits", "--json-logs"]
        url = f"http://127.0.0.1:{PORT}"
        with running(serve, f"{url}/healthz", environment) as process:
            found = asyncio.run(measure(options, process, folder, protocol))
        with running(serve, f"{url}/healthz", environment) as process:  # one that has no memory to use again
            table = Client(url, name="Ana").open(options.game, 2)
            found["idle"] = asyncio.run(idle_sockets(PORT, process, options.idle, table.id, protocol))
    return found


def views(versions: list[Path | None]) -> list[dict[str, float]]:
    """Per version the microseconds of a view in each game: the best of some rounds, in which all take their turns."""
    best: list[dict[str, float]] = [{} for _ in versions]
    for _ in range(ROUNDS):
        for found, sources in zip(best, versions, strict=True):
            command = [sys.executable, str(Path(__file__).with_name("views.py"))]
            told = subprocess.run(command, env=environment_of(sources), check=True, capture_output=True)  # noqa: S603
            for game, time_taken in json.loads(told.stdout).items():
                found[game] = min(found.get(game, time_taken), time_taken)
    return best


def environment_of(sources: Path | None) -> dict[str, str]:
    """What makes Python run a version by its sources, or the one that is installed."""
    return {**os.environ, **({"PYTHONPATH": str(sources.resolve())} if sources else {})}


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=0, help="at every table")
    parser.add_argument("--pace", type=float, default=250.0, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=15.0, help="for every measurement")
    parser.add_argument("--idle", type=int, default=1000, help="connections that do nothing")
    parser.add_argument("--game", default="heat")
    parser.add_argument("--before", type=Path, help="a checkout of an earlier version, to be measured beside this one")
    parser.add_argument("--write", type=Path, help="the page whose section to write")
    options = parser.parse_args()
    options.load = os.getloadavg()[0]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commits = sqlite_commits(folder, 3.0)
        echo_command = [sys.executable, "-c", ECHO % ECHO_PORT]
        with running(echo_command, f"http://127.0.0.1:{ECHO_PORT}/") as process:
            time.sleep(1.0)
            echo = asyncio.run(idle_sockets(ECHO_PORT, process, options.idle, None))
    before = options.before / "src" if options.before else None
    if before is not None and not before.is_dir():
        parser.error(f"{options.before} is no checkout of Paddock: there is no {before}")
    old = measured(options, before, 1) if before else None
    found = measured(options, None, 2)
    *_, found["views"] = timed = views([before, None] if before else [None])
    if old is not None:
        old["views"] = timed[0]
    peers = {
        "single commits/s of SQLite alone (WAL, synchronous=FULL)": f"{commits:,.0f}",
        "memory of an idle connection, a bare uvicorn echo": f"{echo:.1f} KiB",
    }
    section = rendered(options, found, old, peers)
    print(section)
    print(
        "moves in the store and acknowledged: {:,} and {:,}; refused: {:,}".format(*found["stored"], found["refused"])
    )
    if options.write:
        write_section(options.write, section)


if __name__ == "__main__":
    main()
