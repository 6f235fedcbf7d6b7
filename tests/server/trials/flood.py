"""One address does its worst, within its limits, while somebody else plays: what do they notice?

The players are at 127.0.0.1, the visitor who means no good is at 127.0.0.2 and in a process of its own, which can be
kept to a core of its own: attackers come with their own machine. Quiet times and attacks take turns, so that a machine
which is busy with something else slows both.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.bots import bot
from paddock.client import Client
from paddock.games import game as find_game
from paddock.server.commands import Asker, Command
from paddock.server.messages import PROTOCOL
from paddock.server.store import LogLine, Store
from paddock.server.table import OVER, Entry, Header, Table
from tests.server.kept import mark
from tests.server.running import Server
from tests.server.trials.racers import NAMES, Heard, hear
from tests.server.trials.seating import start_together
from tests.waiting import PATIENCE

ELSEWHERE = "127.0.0.2"
LONG_RACE = "longrace"
TABLES = 4  #: at which people play
LAPS = 9  #: of a race, so that there are few of them: who plays has limits too
PACE = 30.0  #: moves a second of all of them together
SLICES = 3  #: how often quiet and attack take turns
SETTLE = 1.5  #: seconds for an attack to begin, and for the server to be done with it
BETWEEN = 9 * SLICES * (2 * SETTLE + 0.5)  #: seconds of a whole comparison that are not timed


def write_long_race(database: str) -> None:
    """A race that takes long to replay, with nobody at the table; for a database that no server has open."""
    store = Store(database)
    table = Table(
        Header(LONG_RACE, "thunder", tuple(find_game("thunder").notation.seat_names(6)), host="nobody"), bytes(32)
    )
    store.add(table.header, bytes(32), 0.0)
    driver, lines = bot("pilot", seed=1), []

    def take(entry: Entry) -> None:
        lines.append(LogLine(LONG_RACE, table.length, entry))
        table.apply(entry)

    take(table.decide(Command(id="1", do="start", bot="pilot"), Asker("nobody"), 0.0))
    while table.status != OVER:
        assert table.race is not None
        seat = next(iter(table.bots_to_move()))
        take(table.decide_for_bot(seat, driver.choose(table.race, seat), 1.0))
    store.write(lines)
    mark(store, LONG_RACE, OVER)
    store.close()


# Who plays


class Player:
    """Somebody with a seat, who moves when told to and notes when news come."""

    def __init__(self, match: Match, cookie: str, seat: str) -> None:
        self._match, self._cookie, self._seat = match, cookie, seat
        self._told = self._upto = 0
        self.choices: list[list[int]] = []
        self.socket: ClientConnection | None = None

    async def follow(self) -> None:
        """Until the race is over, or somebody closes the connection."""
        address = f"{self._match.url.replace('http', 'ws', 1)}/api/tables/{self._match.table}/socket"
        headers = {"Cookie": self._cookie}
        async with connect(address, additional_headers=headers, proxy=None, compression=None, max_size=None) as socket:
            self.socket = socket
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "seat": self._seat, "since": 0}))
            with suppress(WebSocketException):
                async for data in socket:
                    self._take(hear(data))

    def _take(self, message: Heard) -> None:
        if message.type == "ack":
            self._upto, self._match.waiting = message.seen, False
        elif message.type == "refusal":
            self._match.waiting = False
        elif message.now is not None:
            self._told = message.seen
            if message.now.choices is not msgspec.UNSET:
                self.choices = message.now.choices
            self._match.is_over |= message.now.status == OVER
            if any(is_of_a_move(each) for each in message.told):
                self._match.heard()

    @property
    def may_move(self) -> bool:
        return bool(self.choices) and self._told >= self._upto and self.socket is not None

    async def move(self, action: int) -> None:
        assert self.socket is not None
        self._match.made += 1
        command = {"type": "command", "id": f"{self._seat} {self._match.made}", "do": "move", "seat": self._seat}
        await self.socket.send(json.dumps({**command, "action": action, "seen": self._told}))


def is_of_a_move(told: Any) -> bool:
    """Whether something that was told comes from a move, and not from who comes, goes or talks."""
    return isinstance(told, list) or told["name"] in ("chose", "ready")


class Match:
    """A race of two people whose news are timed."""

    def __init__(self, url: str, people: list[Client], times: list[float]) -> None:
        self.url = url
        self._people, self._times = people, times
        self.waiting = False
        self.is_over = True
        self.made = 0
        self._sent = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self.players: list[Player] = []

    async def begin(self) -> None:
        """A new race, when there is none."""
        self.close()
        self.table, seats = await asyncio.to_thread(self._open)
        self.is_over, self.waiting, self._sent = False, False, 0.0
        cookies = [person._headers["Cookie"] for person in self._people]
        self.players = [Player(self, cookie, seat) for cookie, seat in zip(cookies, seats, strict=True)]
        self._tasks = [asyncio.create_task(player.follow()) for player in self.players]

    def _open(self) -> tuple[str, list[str]]:
        ana, ben = self._people
        table = ana.open("heat", 2, laps=LAPS)
        seats = table.look()["table"]["seats"]
        start_together([ana, ben], table, seats)
        return table.id, seats

    def heard(self) -> None:
        if self._sent:
            self._times.append(time.perf_counter() - self._sent)

    async def move(self, random: Random) -> None:
        """One move by whoever may, unless one is on its way."""
        ready = [player for player in self.players if player.may_move]
        if self.waiting or not ready:
            return
        player = random.choice(ready)
        self.waiting, self._sent = True, time.perf_counter()
        await player.move(random.choice(player.choices)[0])

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


class Matches:
    """All matches, moved at a steady pace."""

    def __init__(self, url: str) -> None:
        self.times: list[float] = []
        self._matches = [Match(url, [Client(url, name=name) for name in NAMES], self.times) for _ in range(TABLES)]
        self._random = Random(1)

    @property
    def tables(self) -> list[str]:
        return [match.table for match in self._matches]

    async def begin(self) -> None:
        for match in self._matches:
            if match.is_over:
                await match.begin()

    async def play(self, seconds: float) -> list[float]:
        """For so many seconds, and until anything was heard; the seconds that each message with news has taken."""
        await self.begin()
        self.times.clear()
        begun = time.perf_counter()
        for made in count():
            if made >= int(seconds * PACE) and (self.times or time.perf_counter() > begun + PATIENCE):
                break
            await asyncio.sleep(max(1e-3, begun + made / PACE - time.perf_counter()))
            match = self._matches[made % TABLES]
            await (match.begin() if match.is_over else match.move(self._random))
        return list(self.times)

    def close(self) -> None:
        for match in self._matches:
            match.close()


# Who means no good


class Visitor:
    """Does from another address what its limits allow, and a little more."""

    def __init__(self, port: int, tables: list[str], own: tuple[str, str, str]) -> None:
        self._port, self._tables = port, tables
        self._own, self._seat, self._cookie = own
        self._count = 0

    async def run(self, attacks: list[str]) -> None:
        """For ever."""
        async with asyncio.TaskGroup() as together:
            for attack in attacks:
                together.create_task(self._again(lambda attack=attack: ATTACKS[attack](self)))

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Begin something again and again, whether it has ended or not."""
        pending: set[asyncio.Task[object]] = set()
        while True:
            if len(pending) < 60:
                task = asyncio.create_task(work())
                pending.add(task)
                task.add_done_callback(lambda done: (pending.discard(done), done.cancelled() or done.exception()))
            await asyncio.sleep(seconds)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(ELSEWHERE, 0))

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> bytes:
        """One request, on a connection of its own; the answer is its head."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nCookie: {cookie}\r\n\r\n"
        reader, writer = await self._connected()
        try:
            writer.write(head.encode() + data)
            return await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.transport.abort()

    async def guest(self) -> str:
        """A new cookie."""
        told = await self.ask("GET", "/api/me")
        return told.partition(b"set-cookie: ")[2].partition(b";")[0].decode()

    async def socket(self, table: str, cookie: str = "") -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie} if cookie else None,
            local_addr=(ELSEWHERE, 0),
            proxy=None,
            compression=None,
            max_size=None,
        )
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        return socket

    async def opened(self, cookie: str) -> str:
        """A new table, by its id; empty if there may be no more."""
        told = await self.ask("POST", "/api/tables", {"game": "heat", "seats": 4, "listed": True}, cookie)
        with suppress(ValueError, KeyError):
            return str(json.loads(told.partition(b"\r\n\r\n")[2])["table"]["id"])
        return ""

    async def command(self, table: str, cookie: str, do: str, **values: Any) -> None:
        self._count += 1
        await self.ask("POST", f"/api/tables/{table}/commands", {"id": f"{self._count}", "do": do, **values}, cookie)

    # Attacks

    async def replays(self) -> None:
        """A long race from its beginning, each time with other eyes."""
        kinds = [f"form={form}&language={each}" for form in ("words", "numbers") for each in ("en", "el", "es", "pl")]
        random = Random(1)
        path = f"/api/tables/{LONG_RACE}/replay?most=500&"
        await self._every(0.5, lambda: self.ask("GET", path + random.choice(kinds)))

    async def half_requests(self) -> None:
        """Heads that never end, on as many connections as there may be."""

        async def half() -> None:
            reader, writer = await self._connected()
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
            await reader.read()
            writer.transport.abort()

        await asyncio.gather(*(self._again(half) for _ in range(150)))

    async def _again(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Start over whenever the server has had enough of it."""
        while True:
            with suppress(OSError, WebSocketException):
                await work()
            await asyncio.sleep(0.2)

    async def chat(self) -> None:
        """Lines into the races of others, by one guest after the other."""
        guests = [await self.guest() for _ in range(8)]

        async def say() -> None:
            self._count += 1
            table, cookie = self._tables[self._count % len(self._tables)], guests[self._count % len(guests)]
            await self.command(table, cookie, "say", text="x" * 300)

        await self._every(0.25, say)

    async def tables(self) -> None:
        """As many listed tables as there may be, at which bots that think long race each other, and somebody looks."""
        kept = []
        while True:
            cookie = await self.guest()
            table = await self.opened(cookie)
            if table:
                await self.command(table, cookie, "start", bot="champion")
                with suppress(OSError, WebSocketException):
                    kept.append(await self.socket(table, cookie))
            await asyncio.sleep(0.1)

    async def invented_methods(self) -> None:
        async def invent() -> None:
            self._count += 1
            await self.ask(f"M{self._count}", "/api/games")

        await self._every(0.05, invent)

    async def previews(self) -> None:
        """What moves would bring, in a race of their own."""
        random = Random(1)
        path = f"/api/tables/{self._own}/preview?seat={self._seat}&action="
        await self._every(0.1, lambda: self.ask("GET", f"{path}{random.randrange(40)}", cookie=self._cookie))

    async def lists(self) -> None:
        await self._every(0.2, lambda: self.ask("GET", "/api/tables"))

    async def messages(self) -> None:
        """Nonsense on as many connections as there may be, as often as there may be."""

        async def talk(number: int) -> None:
            socket = await self.socket(self._tables[number % len(self._tables)])
            reading = asyncio.create_task(read_all(socket))
            while not reading.done():
                await socket.send('{"type": "command", "id": "x", "do": "move", "seat": "A", "move": "fly"}')
                await asyncio.sleep(1 / 18)

        await asyncio.gather(*(self._again(lambda number=number: talk(number)) for number in range(90)))


async def read_all(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


ATTACKS: dict[str, Callable[[Visitor], Coroutine[Any, Any, None]]] = {
    "replays of a long race": Visitor.replays,
    "half requests on 150 connections": Visitor.half_requests,
    "chat at the tables of others": Visitor.chat,
    "tables of bots that think long": Visitor.tables,
    "invented methods": Visitor.invented_methods,
    "previews": Visitor.previews,
    "lists of tables": Visitor.lists,
    "nonsense on 90 sockets": Visitor.messages,
}
ALL = "all of this at once"


# The comparison


@dataclass
class Compared:
    """News while it is quiet, and while somebody attacks: all times in seconds."""

    quiet: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return percentile(self.attacked, 99) / percentile(self.quiet, 99)


def percentile(times: list[float], percent: int) -> float:
    return quantiles(times, n=100)[percent - 1] if len(times) > 1 else float("nan")


def own_race(url: str) -> tuple[str, str, str]:
    """A race for who attacks: the table, the seat, and the cookie."""
    mallory = Client(url, name="Mallory")
    table = mallory.open("thunder", 6)
    seat = table.look()["table"]["seats"][0]
    table.do("sit", seat)
    table.do("start", bot="pilot")
    return table.id, seat, mallory._headers["Cookie"]


@contextmanager
def attacking(
    port: int, tables: list[str], own: tuple[str, str, str], attacks: list[str], core: int | None
) -> Iterator[None]:
    """Somebody attacks meanwhile, in a process of its own; it is ready to do so when this begins."""
    process = HANDS.Process(target=attack, args=(port, tables, own, attacks, core))
    process.start()
    try:
        yield
        assert process.exitcode is None, "the attack has broken off"
    finally:
        process.kill()
        process.join(PATIENCE)


def attack(port: int, tables: list[str], own: tuple[str, str, str], attacks: list[str], core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})
    asyncio.run(Visitor(port, tables, own).run(attacks))


#: Where attackers come from: what they need is loaded once, so that none of them is busy with that.
HANDS = multiprocessing.get_context("forkserver")
HANDS.set_forkserver_preload(["__main__", __name__])


def get_hands_ready() -> None:
    """Load it now: the first who comes from there would have to wait."""
    first = HANDS.Process(target=bool)
    first.start()
    first.join(PATIENCE)


async def compare(
    server: Server,
    seconds: float,
    attacks: list[str] | None = None,
    slices: int = SLICES,
    attacker_core: int | None = None,
    progress: Callable[[str], object] = str,
) -> dict[str, Compared]:
    """Each attack by itself, then all at once, in turns with quiet times."""
    wanted = [*(ATTACKS if attacks is None else attacks), ALL]
    matches = await asyncio.to_thread(Matches, server.url)
    own = await asyncio.to_thread(own_race, server.url)
    await matches.begin()
    await asyncio.to_thread(get_hands_ready)
    found: dict[str, Compared] = {}
    each = seconds / (len(wanted) * slices * 2)
    for attack in wanted:
        found[attack] = compared = Compared()
        for _ in range(slices):
            compared.quiet += await matches.play(each)
            chosen = list(ATTACKS) if attack == ALL else [attack]
            with attacking(server.port, matches.tables, own, chosen, attacker_core):
                await matches.play(SETTLE)
                compared.attacked += await matches.play(each)
            await matches.play(SETTLE)
        progress(f"{attack}: {compared.ratio:.2f} times")
    matches.close()
    return found
