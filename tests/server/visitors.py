"""People who visit a server that runs inside the tests: each has a browser of their own, with its cookies."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import anyio
import httpx2 as httpx
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from paddock.race import Race
from paddock.server.app import make_app
from paddock.server.drivers import Decision, Drivers, think
from paddock.server.house import House, Settings
from paddock.server.messages import PROTOCOL
from tests.waiting import PATIENCE, wait_until

T = TypeVar("T")

#: Seconds after which a server has had enough of somebody or something.
PATIENT = ("hall.DROPPED", "seals.PATIENCE", "sockets.FIRST_WORD", "health.PATIENCE", "pictures.PATIENCE")
#: Options that make a race short.
QUICK: dict[str, dict[str, Any]] = {
    "heat": {"laps": 1},
    "thunder": {"laps": 1, "cars": 1, "track": "halfmile_bowl"},
    "speed": {"max_rounds": 1},
    "scrap": {"short": True, "auto_skip": True},
}


class InPlace(Drivers):
    """Bots that think here and now: no processes to wait for."""

    def start(self) -> None:
        pass

    async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:  # noqa: ARG002
        return think(bot, race.guess(seat), seat)

    async def _in_a_process(self, owner: str, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ARG002
        return work(*arguments)


class Door:
    """A server, and the way in."""

    def __init__(self, browser: TestClient, database: Path) -> None:
        self.browser = browser
        self.database = database

    @property
    def house(self) -> House:
        house: House = self.browser.app.state.house  # type: ignore[attr-defined]
        return house

    def visitor(self, name: str | None = None, token: str | None = None, address: str = "testclient") -> Visitor:
        """Somebody new."""
        return Visitor(self, name, token, address)


@contextmanager
def open_door(folder: Path, limits: bool = False, **settings: Any) -> Iterator[Door]:
    """A server with an empty store, which waits for everybody and everything for as long as a busy machine may take.

    Nobody is missed who has hung up, however long they take to come back.
    """
    database = folder / "house.sqlite"
    app = make_app(Settings(database=f"sqlite:///{database}", limits=limits, **settings))
    app.state.house.hall.drivers = InPlace()
    with pytest.MonkeyPatch.context() as patch, TestClient(app) as browser:
        for patience in PATIENT:
            patch.setattr(f"paddock.server.{patience}", 3600.0)
        yield Door(browser, database)


class Visitor:
    """Somebody at a browser, or a program with a token."""

    def __init__(self, door: Door, name: str | None, token: str | None, address: str = "testclient") -> None:
        self.door = door
        self.browser = TestClient(door.browser.app, client=(address, 50_000))
        self.browser.portal = door.browser.portal  # all are served in one event loop
        if token is not None:
            self.browser.headers["Authorization"] = f"Bearer {token}"
        if name is not None:
            assert self.browser.put("/api/me", json={"name": name}).is_success

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return self.browser.get(f"/api{path}", params=asked)

    def post(self, path: str, body: Any, **asked: Any) -> httpx.Response:
        """The answer, once the game is compiled: until then a server asks its visitors to come again."""
        while "not_ready" in (answer := self.browser.post(f"/api{path}", json=body, params=asked)).text:
            pass
        return answer

    @property
    def who(self) -> str:
        """What others call this visitor."""
        return str(self.get("/me").json()["you"])

    def open(self, game: str = "heat", seats: int = 2, **body: Any) -> str:
        """Open a table; the answer is its id."""
        made = self.post("/tables", {"game": game, "seats": seats, "options": QUICK[game], "pause": 0, **body})
        assert made.status_code == 201, made.text
        return str(made.json()["table"]["id"])

    def ask(self, table: str, do: str, seat: str | None = None, **values: Any) -> httpx.Response:
        command = {"id": uuid.uuid4().hex, "do": do, "seat": seat, **values}
        return self.post(f"/tables/{table}/commands", command)

    def do(self, table: str, do: str, seat: str | None = None, **values: Any) -> dict[str, Any]:
        """Ask for something that is done."""
        answer = self.ask(table, do, seat, **values)
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        assert done["type"] == "ack"
        return done

    def refused(self, table: str, do: str, seat: str | None = None, **values: Any) -> str:
        """Ask for something that is refused; the answer is the code."""
        answer = self.ask(table, do, seat, **values)
        return refusal(answer)["code"]

    def look(self, table: str, **asked: Any) -> dict[str, Any]:
        """The table as this visitor sees it."""
        answer = self.get(f"/tables/{table}", **asked)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.look(table)["state"]
        return state

    @contextmanager
    def wire(self, table: str, say_hello: bool = True, headers: Any = None, **hello: Any) -> Iterator[Wire]:
        """A WebSocket to a table."""
        with self.browser.websocket_connect(f"/api/tables/{table}/socket", headers={**(headers or {})}) as session:
            wire = Wire(session)
            if say_hello:
                wire.say({"type": "hello", "protocol": PROTOCOL, "form": "words", **hello})
            yield wire


class Wire:
    """A WebSocket, and what has come over it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self.heard: list[dict[str, Any]] = []

    def say(self, message: Any) -> None:
        if isinstance(message, bytes):
            self._session.send_bytes(message)
        else:
            self._session.send_text(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message; the end of the connection is `{"type": "close", "code": ...}`."""

        async def receive() -> Any:
            with anyio.fail_after(PATIENCE):
                return await self._session._send_rx.receive()

        message = self._session.portal.call(receive)
        if message["type"] == "websocket.close":
            return {"type": "close", "code": message["code"]}
        heard: dict[str, Any] = json.loads(message["text"])
        self.heard.append(heard)
        return heard

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind, past all others."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def command(self, do: str, seat: str | None = None, **values: Any) -> dict[str, Any]:
        """Ask for something; the `ack` or the `refusal`."""
        command = {"type": "command", "id": uuid.uuid4().hex, "do": do, "seat": seat, **values}
        self.say(command)
        answer = self.until("ack", "refusal")
        assert answer["id"] == command["id"]
        return answer


def refusal(answer: httpx.Response) -> dict[str, Any]:
    """A refusal, as all of them are."""
    assert answer.status_code >= 400, answer.text
    said: dict[str, Any] = answer.json()
    assert said["type"] == "refusal"
    assert said["code"]
    assert said["sentence"]
    return said


def started(host: Visitor, *others: Visitor, game: str = "heat", **body: Any) -> str:
    """A table at which the host has the first seat and others the next; the race is on."""
    table = host.open(game, seats=max(2, 1 + len(others)), **body)
    for seat, visitor in zip(seats_of(host, table), (host, *others), strict=False):
        visitor.do(table, "sit", seat)
    host.do(table, "start", bot="pilot")
    return table


def seats_of(visitor: Visitor, table: str) -> list[str]:
    return list(visitor.look(table)["table"]["seats"])


def wait_until_over(visitor: Visitor, table: str) -> dict[str, Any]:
    """Bots drive on; the table when they have finished."""
    return wait_for(visitor, table, lambda state: state["status"] == "over")


def wait_for(visitor: Visitor, table: str, holds: Any) -> dict[str, Any]:
    """The state of the table as soon as something holds."""
    state: dict[str, Any] = {}

    def look() -> bool:
        nonlocal state
        state = visitor.state(table)
        return bool(holds(state))

    wait_until(look)
    return state


def choices(visitor: Visitor, table: str) -> list[str]:
    """What can be chosen, outside of a pause: in one that is over at once a bot answers before anybody else can."""
    state = wait_for(visitor, table, lambda state: "pause" not in state)
    return [choice["move"] for choice in state.get("choices", [])]


def raced(host: Visitor, *others: Visitor, game: str = "heat", **body: Any) -> str:
    """A table at which the race is over, and in everybody's history: all have resigned, and bots have driven on."""
    before = counted(host)
    table = started(host, *others, game=game, **body)
    for seat, visitor in zip(seats_of(host, table), (host, *others), strict=False):
        visitor.do(table, "resign", seat)
    wait_until_over(host, table)
    wait_until(lambda: counted(host) > before, "the race among the others")
    return table


def counted(visitor: Visitor) -> int:
    """How many races a visitor's totals are made of: that follows soon after the end of a race."""
    return sum(track["races"] for track in visitor.get("/me/totals").json()["tracks"])
