"""Sends a server what nobody should send, as fast as it takes it, and looks at what becomes of it.

Every message gets one answer, no answer is that something broke, the log of the server tells of nothing broken, its
database holds nothing that was not acknowledged, and its memory is what it was after a warm-up.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from paddock.client import Client
from paddock.games import GAMES
from paddock.server.messages import PROTOCOL
from tests.server.running import SHORT, Server
from tests.server.trials.books import Books, Granted, changes
from tests.server.trials.mutants import BINARY, CLOSE, PING, PONG, TEXT, Messages, Requests, fragments, frame, rough
from tests.server.trials.seating import start_together
from tests.waiting import PATIENCE

TOGETHER = 32  #: messages that are sent at once
WARM_UP = 0.3  #: of the time and of the messages, after which the memory is what it should stay
SOCKETS = 0.65  #: of the time, for messages; requests take longer
LONGEST = 15.0  #: seconds of sending on until it was often enough, before the next look
GROWTH = 0.05  #: that is allowed
HALF = 2.0  #: seconds to wait for an answer to what may be half a request
NAMES = ("Ottoline Fairweather", "Peregrine Quillfeather", "Eve", "Mallory")
PLAINLY_BROKEN = (b"Traceback", b'"exception"', b"_broke", b"store_broke")
REPLIES = {b"ack": "ack", b"refusal": "refusal", b"answer": "answer"}
MADE_BY = {"/api/tokens": "tokens", "/api/me": "revoked"}


@dataclass
class Findings:
    """What was sent, what came back, and what is wrong with it."""

    messages: Counter[str] = field(default_factory=Counter)  #: over sockets, by what has happened to them
    requests: Counter[str] = field(default_factory=Counter)
    cases: int = 0  #: of schemathesis
    answers: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    granted: Granted = field(default_factory=Granted)
    problems: list[str] = field(default_factory=list)
    seconds: float = 0.0
    memory: tuple[int, int] = (0, 0)  #: KiB after the warm-up, and at the end

    @property
    def sent(self) -> int:
        """Messages and requests that something has happened to."""
        return self.messages.total() + self.requests.total()

    @property
    def growth(self) -> float:
        warm, end = self.memory
        return end / warm - 1

    def join(self, other: Findings) -> None:
        """What was found in another house meanwhile, added to this; of the memories the one that grew most."""
        if other.growth > self.growth:
            self.memory = other.memory
        self.messages += other.messages
        self.requests += other.requests
        self.cases += other.cases
        self.answers += other.answers
        self.statuses += other.statuses
        self.granted.join(other.granted)
        self.problems += other.problems
        self.seconds = max(self.seconds, other.seconds)


def memory(process: int) -> int:
    """KiB that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


# Sockets


class Caller:
    """A WebSocket without a library: what it sends need not be a message, or a frame."""

    def __init__(self, server: Server, table: str, cookie: str, seat: str | None) -> None:
        self._server, self.table, self._cookie, self._seat = server, table, cookie, seat
        self._left = b""
        self.you = ""

    async def call(self) -> None:
        """Connect, say hello, and hear everything."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        asked = f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._server.port}\r\n"
        asked += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        asked += f"Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nCookie: {self._cookie}\r\n\r\n"
        self._writer.write(asked.encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        self._left = b""
        hello = {"type": "hello", "protocol": PROTOCOL, **({} if self._seat is None else {"seat": self._seat})}
        self.say(frame(json.dumps(hello).encode()))
        heard: list[bytes] = []
        while len(heard) < 2:
            heard += await self.hear()
        self.you = json.loads(heard[0])["you"]

    def say(self, data: bytes) -> None:
        self._writer.write(data)

    async def hear(self) -> list[bytes]:
        """The messages that have come; who asks whether anybody is there is told so. An error if they have hung up."""
        data = await asyncio.wait_for(self._reader.read(1 << 18), PATIENCE)
        if not data:
            raise EOFError
        data, at, found = self._left + data, 0, []
        while (end := ending(data, at)) is not None:
            begin, after = end
            kind, carried = data[at] & 15, data[begin:after]
            if kind == CLOSE:
                raise EOFError(carried)
            if kind == PING:
                self.say(frame(carried, PONG))
            if kind == TEXT:
                found.append(carried)
            at = after
        self._left = data[at:]
        return found

    def hang_up(self) -> None:
        self._writer.transport.abort()


def ending(data: bytes, at: int) -> tuple[int, int] | None:
    """Where what a frame of a server carries begins and ends; None if it has not come whole."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 127, at + 2
    if size > 125:
        wide = 2 if size == 126 else 8
        begin += wide
        size = int.from_bytes(data[at + 2 : begin], "big")
    return (begin, begin + size) if len(data) >= begin + size else None


class Fuzz:
    """Tables at which races are on, and those who send them what nobody should."""

    def __init__(self, server: Server, database: str, seed: int = 1) -> None:
        self._server = server
        self._database = database
        self._seed = seed
        self.found = Findings()
        self._until = 0.0
        self._round = 0
        self._is_enough: Callable[[], bool] = bool

    def set_up(self) -> None:
        """A race of every game, and a table at which nobody has started one."""
        people = [Client(self._server.url, name=name) for name in NAMES]
        self.cookies = [person._headers["Cookie"] for person in people]
        self.token = people[0].make_token("program")
        self.tables = []
        for game in GAMES:
            table = people[0].open(game, 2, pause=0, **SHORT.get(game, {}))
            looked = table.look()["table"]
            start_together(people[: len(looked["seats"])], table, looked["seats"])
            look_ahead(people, table.id, looked["seats"])
            self.tables.append((table.id, looked["seats"], looked["labels"]["actions"]))
        opened = people[0].open("heat", 3, listed=True)
        self.tables.append((opened.id, ["A", "B", "C"], ["gear 1"]))
        self.operations = [
            (method.upper(), path)
            for path, methods in people[0].request("GET", "/api/openapi.json")["paths"].items()
            for method in methods
        ]
        self.operations += [("GET", "/"), ("GET", "/t/{table}"), ("GET", "/assets/{path}"), ("GET", "/nowhere")]

    async def run(
        self,
        seconds: float,
        callers: int = 2,
        askers: int = 8,
        least: int = 0,
        is_enough: Callable[[], bool] = bool,
    ) -> Findings:
        """For so many seconds, and until so many were sent; the first of them are a warm-up.

        At every table there are so many callers in every role; so many ask over HTTP. Somebody who is asked now and
        then may have had enough before so many were sent.
        """
        self._is_enough = is_enough
        before = await asyncio.to_thread(Books.read, self._database)
        begun = time.monotonic()
        await self._send(seconds * WARM_UP, least * WARM_UP, callers, askers)
        warm = memory(self._server.process)
        await self._send(seconds * (1 - WARM_UP), least, callers, askers)
        self.found.memory = warm, memory(self._server.process)
        self.found.seconds = time.monotonic() - begun
        await asyncio.sleep(0.5)  # what was sent just before somebody hung up may still be done
        after = await asyncio.to_thread(Books.read, self._database)
        self.found.problems += changes(before, after, self.found.granted)
        self.look_for_broken()
        return self.found

    def look_for_broken(self) -> None:
        """Whether the server tells of something that nobody had thought of."""
        self.found.problems += broken_lines(self._server.log)
        broken = self._server.meter("paddock_broken_total")
        if broken:
            self.found.problems.append(f"{broken:.0f} requests or sockets broke")

    async def _send(self, seconds: float, least: float, callers: int, askers: int) -> None:
        """Messages to all tables, then requests; again until so many were sent in all."""
        while True:
            await self._everybody(seconds * SOCKETS, self._talking(callers))
            await self._everybody(seconds * (1 - SOCKETS), self._asking(askers))
            if self.found.sent >= least or self._is_enough():
                break
            seconds = min(seconds, LONGEST)

    async def _everybody(self, seconds: float, work: list[Coroutine[Any, Any, None]]) -> None:
        self._until = time.monotonic() + seconds
        self._round += 1
        async with asyncio.TaskGroup() as together:
            for each in work:
                together.create_task(each)

    def _talking(self, callers: int) -> list[Coroutine[Any, Any, None]]:
        work = [self._rough(f"{self._seed} {self._round} rough {number}") for number in range(2)]
        for place, (table, seats, moves) in enumerate(self.tables):
            for number in range(callers):
                for cookie, seat in zip((*self.cookies[:3], ""), (*seats[:2], None, None), strict=True):
                    own = seat if place < len(GAMES) else None
                    seed = f"{self._seed} {self._round} {place} {number} {cookie[-6:]}"
                    work.append(self._talk(Caller(self._server, table, cookie, own), Messages(seed, seats, own, moves)))
        return work

    def _asking(self, askers: int) -> list[Coroutine[Any, Any, None]]:
        names = [table for table, _, _ in self.tables]
        seeds = [f"{self._seed} {self._round} {number}" for number in range(askers)]
        return [self._ask(Requests(seed, self.operations, names, self.cookies), Random(seed)) for seed in seeds]

    @property
    def _is_over(self) -> bool:
        return time.monotonic() > self._until

    async def _talk(self, caller: Caller, messages: Messages) -> None:
        """Send messages, many at once, and hear one answer to each."""
        found, random = self.found, Random(caller.you)
        await caller.call()
        while True:  # at least once, however long it took to connect
            kinds, sent = [], []
            for _ in range(TOGETHER):
                kind, made = messages.next()
                kinds.append(kind)
                sent.append(fragments(random, made) if random.random() < 0.03 else frame(made, BINARY))
            caller.say(b"".join(sent))
            await self._hear_answers(caller, TOGETHER)
            found.messages.update(kinds)
            if self._is_over:
                break
        caller.hang_up()

    async def _hear_answers(self, caller: Caller, count: int) -> None:
        while count > 0:
            try:
                heard = await caller.hear()
            except (EOFError, OSError) as error:
                self.found.problems.append(f"a connection was closed that should not have been: {error}")
                await caller.call()
                return
            for message in heard:
                count -= self._take(caller, message)
        if count:
            self.found.problems.append("a message got two answers")

    def _take(self, caller: Caller, message: bytes) -> bool:
        """Count an answer; False if it is something else."""
        kind = REPLIES.get(message[9 : message.index(b'"', 9)])
        if kind is None:
            return False
        self.found.answers[kind] += 1
        if kind == "ack":
            self.found.granted.commands.add((caller.table, f"{caller.you}:{json.loads(message)['id']}"))
        elif b'"code":"broke"' in message or b'"code":"bug' in message:
            self.found.problems.append(f"something broke: {message!r:.200}")
        return True

    async def _rough(self, seed: str) -> None:
        """Frames that cost somebody who only looks on their connection, again and again."""
        random = Random(seed)
        messages = [Messages(seed, seats, None, moves) for _, seats, moves in self.tables]
        while not self._is_over:
            place = random.randrange(len(self.tables))
            caller = Caller(self._server, self.tables[place][0], "", None)
            await caller.call()
            _, made = messages[place].next()
            caller.say(rough(random, made))
            with suppress(EOFError, OSError, TimeoutError):
                while True:
                    for message in await asyncio.wait_for(caller.hear(), 0.05):
                        self._take(caller, message)
            caller.hang_up()
            self.found.messages["frames"] += 1
            await asyncio.sleep(0.01)

    # Requests

    async def _ask(self, requests: Requests, random: Random) -> None:
        """One request after the other, on connections that last as long as the server lets them."""
        ends = None
        while not self._is_over:
            kind, method, request = requests.next()
            if ends is None:
                ends = await asyncio.open_connection("127.0.0.1", self._server.port)
            self.found.requests[kind] += 1
            if random.random() < 0.01:  # it never comes whole
                ends[1].write(request[: random.randrange(1, len(request))])
                await asyncio.sleep(0.01)
                ends[1].transport.abort()
                ends = None
                continue
            ends[1].write(request)
            try:
                status, goes_on = await asyncio.wait_for(answer(ends[0], method), HALF)
                self._note(request, method, status)
            except TimeoutError:  # it waits for the rest of a body that a strange header has promised
                goes_on = False
                self.found.statuses[0] += 1
                self.found.granted.unanswered.update(made_by(request, method))
            except (EOFError, OSError, ValueError):
                goes_on = False
                self.found.statuses[-1] += 1
                self.found.granted.unanswered.update(made_by(request, method))
            if not goes_on:
                ends[1].transport.abort()
                ends = None

    def _note(self, request: bytes, method: bytes, status: int) -> None:
        self.found.statuses[status] += 1
        if status >= 500 and status not in (501, 503):
            self.found.problems.append(f"{status}: {request!r:.300}")
        if status < 300:
            self.found.granted.rows.update(made_by(request, method))
            if method == b"POST" and b"/commands" in request.split(b" ", 2)[1]:
                command = msgspec.json.decode(request.partition(b"\r\n\r\n")[2])
                self.found.granted.requested.add(command["id"])


def made_by(request: bytes, method: bytes) -> list[str]:
    """The tables of the database in which a request, if it is carried out, makes or deletes a row."""
    path = unquote_to_bytes(request.split(b" ", 2)[1].partition(b"?")[0]).decode("latin-1")
    if method == b"POST" and path.endswith("/api/tables"):
        return ["tables"]
    if method in (b"POST", b"DELETE"):
        return [table for begins, table in MADE_BY.items() if begins in path]
    return []


def look_ahead(people: list[Client], table: str, seats: list[str]) -> None:
    """Ask what a move would bring: what a server loads for that, when somebody first asks, is no growth."""
    for person, seat in zip(people, seats, strict=False):
        place = person.table(table)
        for choice in place.look()["state"].get("choices", [])[:1]:
            place.preview(seat, choice["move"])


async def answer(reader: asyncio.StreamReader, method: bytes) -> tuple[int, bool]:
    """The status of an answer, and whether the connection goes on."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head[9:12])
    size = 0
    if b"content-length:" in head:
        size = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
    elif b"chunked" in head:
        return status, False
    if method != b"HEAD" and status not in (204, 304):
        await reader.readexactly(size)
    return status, b"connection: close" not in head


def broken_lines(log: Path) -> list[str]:
    """Lines of a log that tell of something nobody had thought of."""
    lines = log.read_bytes().splitlines()
    return [f"in the log: {line!r:.300}" for line in lines if any(word in line for word in PLAINLY_BROKEN)]
