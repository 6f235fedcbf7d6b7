"""Whatever is sent to the server: it answers, it does not break, and nothing changes by what it refuses."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.websockets import WebSocket

from paddock.errors import TableError
from paddock.games import GAMES
from paddock.server import messages
from paddock.server.boards import boards
from paddock.server.calling import calling
from paddock.server.club import club
from paddock.server.cups import cups
from paddock.server.messages import LARGEST, Ask
from paddock.server.people import people
from paddock.server.rest import api
from paddock.server.sockets import table_socket
from paddock.server.table import PHRASES, Table
from tests.server.test_table import shown
from tests.server.visitors import Door, Visitor, raced, seats_of, started

# Requests

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 60  #: for every operation
PLACES = ("nowhere", "open", "racing", "over")
COMMANDS = tuple(Table._deciders)


class Api:
    """The server as schemathesis sees it, with some tables and championships, and somebody who has a part in them."""

    def __init__(self, door: Door) -> None:
        self._ana = door.visitor("Ana")
        self.schema = schemathesis.openapi.from_dict(self._ana.get("/openapi.json").json())
        self.tables = {"open": self._ana.open(listed=True), "racing": started(self._ana), "over": raced(self._ana)}
        self._ana.do(self.tables["open"], "sit", "A")
        self.cups = {place: self._cup() for place in ("open", "racing")}
        self._do(self.cups["racing"], "start")

    def _cup(self) -> str:
        wanted = {"game": "heat", "tracks": ["usa"], "options": {"laps": 1}, "most": 2, "wait": 3600}
        made = str(self._ana.post("/cups", wanted).json()["id"])
        self._do(made, "enter")
        return made

    def _do(self, cup: str, what: str) -> None:
        assert self._ana.post(f"/cups/{cup}/commands", {"id": what, "do": what}).status_code == 200

    def ask(self, case: Any) -> httpx.Response:
        """Send what schemathesis has made up."""
        made = requests.Request(**case.as_transport_kwargs(base_url="http://testserver")).prepare()
        return self._ana.browser.request(str(made.method), str(made.url), content=made.body, headers=dict(made.headers))


@pytest.fixture(scope="module")
def server(door: Door) -> Api:
    return Api(door)


OPERATIONS = [
    (method, route.path)
    for router in (api, boards, club, people, calling, cups)
    for route in router.routes
    for method in sorted(route.methods)
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_breaks_the_server(server: Api, method: str, path: str) -> None:
    """Anything that fits the OpenAPI, and much that does not; most of it at tables that exist."""
    operation = server.schema[path][method]
    modes = [mode for mode in GenerationMode if mode.is_positive or operation.body or any(operation.iter_parameters())]

    @given(
        case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]),
        place=st.sampled_from(PLACES),
        do=st.sampled_from((*COMMANDS, None)),
    )
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def ask(case: Any, place: str, do: str | None) -> None:
        if place in server.tables and "{table}" in path and not path.endswith("/stream"):  # which would not end
            case.path_parameters["table"] = server.tables[place]
            if path.endswith("/commands") and isinstance(case.body, dict) and do:
                case.body |= {"do": do, "seat": "A"}
        if place in server.cups and "{cup}" in path:
            case.path_parameters["cup"] = server.cups[place]
        case.validate_response(server.ask(case), checks=CHECKS)

    ask()


# Messages

MESSAGES = 16_000  #: from each caller: there are three of them at a table of each game
FIRST_WORDS = 4_000
BY_THEMSELVES = ("away", "leave", "resign")  #: after these a bot drives, and the table changes by itself
WRONG = ("fly", *(do for do in COMMANDS if do != "say"))  #: commands that these callers have little use for
STRANGE: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    1e308,
    "",
    " ",
    "A",
    "B",
    "s0",
    "s1",
    "Z",
    "\u0000",
    "\u202e\u200b",
    "\U0001f3ce",
    "x" * 81,
    "x" * 301,
    "' OR 1=1 --",
    "../../etc/passwd",
    [],
    ["A"],
    {},
    {"type": "command"},
)


class Fuzzer:
    """Makes up messages: broken, mutated, oversized, out of turn, for seats of others."""

    def __init__(self, seed: str, table: Table, own: str | None) -> None:
        self._random = Random(seed)
        self._table = table
        self._own = own
        self._count = 0
        self._known, self._forbidden = -1, [""]

    def message(self) -> bytes:
        """The next message; one that would make the table change by itself is broken first."""
        kinds = (self._noise, self._nested, self._huge, self._mutated, self._damaged, self._sensible)
        made = self._random.choices(kinds, weights=(10, 2, 1, 45, 20, 30))[0]()
        return made[:-1] if self._is_unwanted(made) else made

    def _is_unwanted(self, made: bytes) -> bool:
        try:
            message = messages.read(made)
        except TableError:
            return False
        if self._own is None or not isinstance(message, Ask) or message.seat != self._own:
            return False
        numbered = [row[0] for row in self._table.offers(self._table.header.seats.index(self._own))]
        known = message.move in self._table.legal(self._own) or message.action in numbered
        legal = message.do == "move" and known
        return message.do in BY_THEMSELVES or (legal and self._table.header.game == "speed")

    def _noise(self) -> bytes:
        return self._random.randbytes(self._random.randrange(60))

    def _nested(self) -> bytes:
        depth = self._random.choice((3, 100, 2_000))
        deep = b"[" * depth + b"]" * depth if self._random.random() < 0.5 else b'{"a":' * depth
        return self._random.choice((deep, b'{"type":"command","id":' + deep + b',"do":"say"}'))

    def _huge(self) -> bytes:
        size = self._random.choice((LARGEST - 50, LARGEST, LARGEST + 1, 2 * LARGEST))
        return self._random.choice((b"x" * size, b" " * size, self._text({"type": "hello", "protocol": "1" * size})))

    def _mutated(self) -> bytes:
        """A message that is right but for one thing or two."""
        message = self._template()
        for _ in range(self._random.choice((1, 1, 2))):
            key = self._random.choice([*message, "by", "values", "chance"])
            if self._random.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = self._random.choice(STRANGE)
        return self._text(message)

    def _damaged(self) -> bytes:
        """A message of which something was lost or added on the way."""
        made = bytearray(self._text(self._template()))
        at = self._random.randrange(len(made))
        damage = self._random.randrange(4)
        if damage == 0:
            made[at] = self._random.randrange(256)
        elif damage == 1:
            del made[at:]
        elif damage == 2:
            made[at:at] = self._random.randbytes(3)
        else:
            made += made[:]
        return bytes(made)

    def _sensible(self) -> bytes:
        """A message that says something, most often the wrong thing."""
        return self._text(self._template())

    def _template(self) -> dict[str, Any]:
        self._count += 1
        kind = self._random.choices(("hello", "question", "command"), weights=(1, 1, 20))[0]
        if kind == "hello":
            form = self._random.choice(("words", "numbers"))
            return {
                "type": "hello",
                "protocol": 2,
                "since": self._random.randrange(100),
                "form": form,
                "language": "en",
            }
        seat = self._random.choice((*self._table.header.seats, "Z"))
        named = {"type": kind, "id": f"{self._count}", "seat": seat}
        if kind == "question":
            return {**named, "move": self._move(seat)}
        do = self._random.choices((*COMMANDS, "fly"), weights=[1 if do == "say" else 15 for do in (*COMMANDS, "fly")])[
            0
        ]
        values = {
            "move": {**self._meant(seat), "seen": self._random.choice((None, 0, 10**6))},
            "say": self._random.choice(({"text": "x"}, {"phrase": self._random.choice((*PHRASES, "boo"))})),
            "sit": {"name": "Eve"},
            "kick": {"who": self._random.choice(("0" * 12, "", "ana"))},
        }.get(do, {"bot": self._random.choice(("pilot", "nobody"))})
        return {**named, "do": do, **values}

    def _meant(self, seat: str) -> dict[str, Any]:
        """A move by its words, or any number for one."""
        if self._random.random() < 0.2:
            return {"action": self._random.choice((0, 5, 31, 200, 10**9, 2**63, -1))}
        return {"move": self._move(seat)}

    def _move(self, seat: str) -> str:
        chosen = self._random.random()
        legal = self._table.legal(seat) if chosen < 0.02 and seat in self._table.header.seats else []
        if legal:
            return self._random.choice(legal)
        return self._random.choice(self._refused() if chosen < 0.8 else ["", "fly", "gear 99", "é" * 300])

    def _refused(self) -> list[str]:
        """Moves that a rule forbids somebody now."""
        if self._known != self._table.length:
            assert self._table.race is not None
            self._known = self._table.length
            self._forbidden = [move for seat in (0, 1) for move, rule in self._table.race.verdict(seat).items() if rule]
        return self._forbidden

    @staticmethod
    def _text(message: dict[str, Any]) -> bytes:
        return json.dumps({key: value for key, value in message.items() if value is not None}).encode()


class Caller:
    """The far end of a WebSocket: says one message after the other, and hears what comes back."""

    def __init__(self, app: Any, table: str, cookie: str, said: Iterator[bytes], changes: Any = None) -> None:
        scope = {
            "type": "websocket",
            "app": app,
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"host", b"testserver"), (b"cookie", f"paddock={cookie}".encode())],
            "path_params": {"table": table},
            "client": ("fuzzer", 1),
        }
        self.socket = WebSocket(scope, self.receive, self.send)
        self.answers: Counter[str] = Counter()  # kinds of messages that came
        self.spoken = 0
        self.ended = False
        self._said = said
        self._connected = False
        self._after = changes or (lambda _answer: None)
        self._last = ""

    async def receive(self) -> dict[str, Any]:
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        if self.spoken > 1:  # the hello before them is not answered but followed
            assert self.answered == self.spoken - 1, "a message got no answer, or two"
            self._after(self._last)
        message = next(self._said, None)
        if message is None:
            await asyncio.sleep(0.01)  # let what is on its way come
            return {"type": "websocket.disconnect", "code": 1000}
        self.spoken += 1
        return {"type": "websocket.receive", "bytes": message}

    @property
    def answered(self) -> int:
        return self.answers["ack"] + self.answers["refusal"] + self.answers["answer"]

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.ended = True
        elif message["type"] == "websocket.send":
            kind = message["text"].split('"', 4)[3]
            self.answers[kind] += 1
            if kind in ("ack", "refusal", "answer"):
                self._last = kind


class Guard:
    """Looks after a table: it changes by what was acknowledged, and by nothing else."""

    def __init__(self, door: Door, name: str) -> None:
        self._door = door
        self._name = name
        self.table = door.house.hall._opened[name].table
        self._looked = 0
        self.acks = 0
        self._note()

    def _note(self) -> None:
        self._length, self._shown = self.table.length, self._all()

    def _all(self) -> list[bytes]:
        return [shown(self.table, viewer) for viewer in (None, 0, 1)]

    def __call__(self, answer: str) -> None:
        self._looked += 1
        if answer == "ack":
            self.acks += 1
            assert self.table.length in (self._length, self._length + 1)  # a command may come a second time
            self._note()
        else:
            assert self.table.length == self._length
        if self._looked % 1000 == 0:
            self.check()

    def check(self) -> None:
        assert self._all() == self._shown
        assert len(self._door.house.store.entries(self._name)) == self._length
        stored = self._door.house.store.load(self._name)
        assert [shown(stored, viewer) for viewer in (None, 0, 1)] == self._shown


HELLO = b'{"type":"hello","protocol":2,"form":"words"}'


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest, door: Door) -> tuple[str, list[tuple[Visitor, str | None]]]:
    """A table at which a race is on, and three who are at it: two with seats, and one without."""
    ana, ben, eve, host = (door.visitor(name) for name in ("Ana", "Ben", "Eve", "Hal"))
    name = host.open(request.param)
    first, second = seats_of(host, name)
    ana.do(name, "sit", first)
    ben.do(name, "sit", second)
    host.do(name, "start")
    return name, [(ana, first), (ben, second), (eve, None)]


def call(door: Door, caller: Caller) -> None:
    portal = door.browser.portal
    assert portal is not None
    portal.call(table_socket, caller.socket)


def test_no_message_breaks_a_table_or_changes_it_unless_acknowledged(
    door: Door, table: tuple[str, list[tuple[Visitor, str | None]]]
) -> None:
    name, people = table
    guard = Guard(door, name)
    for visitor, own in people:
        fuzzer = Fuzzer(f"{guard.table.header.game} {own}", guard.table, own)
        said = (HELLO if number == 0 else fuzzer.message() for number in range(MESSAGES + 1))
        caller = Caller(door.browser.app, name, visitor.browser.cookies["paddock"], said, guard)
        call(door, caller)
        assert caller.spoken == MESSAGES + 1
        assert caller.answered == MESSAGES
        assert caller.answers["refusal"] > 0.9 * MESSAGES
        assert not caller.ended
        guard.check()
    assert guard.acks > 0


def test_no_first_word_breaks_the_server(door: Door, table: tuple[str, list[tuple[Visitor, str | None]]]) -> None:
    name, people = table
    guard = Guard(door, name)
    visitor, own = people[0]
    fuzzer = Fuzzer("first words", guard.table, own)
    heard: Counter[str] = Counter()
    for _ in range(FIRST_WORDS // len(GAMES)):
        caller = Caller(door.browser.app, name, visitor.browser.cookies["paddock"], iter([fuzzer.message()]))
        call(door, caller)
        assert caller.ended == (caller.answers["bye"] == 1)
        assert caller.ended or caller.answers["welcome"] == 1
        heard += caller.answers
    assert heard["bye"] > 0
    guard.check()


def test_a_real_connection_bears_it_too(door: Door, table: tuple[str, list[tuple[Visitor, str | None]]]) -> None:
    name, people = table
    guard = Guard(door, name)
    for visitor, own in people:
        fuzzer = Fuzzer(f"real {own}", guard.table, own)
        with visitor.wire(name) as wire:
            wire.until("snapshot")
            for _ in range(100):
                wire.say(fuzzer.message())
                guard(wire.until("ack", "refusal", "answer")["type"])
    guard.check()
