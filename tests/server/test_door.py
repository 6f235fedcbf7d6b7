"""Connections: who is slow, or holds too many, is put out; others get in meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import h11
import pytest
import uvicorn

from paddock.errors import BadOption
from paddock.server import door
from paddock.server.app import make_app
from paddock.server.door import trusted
from paddock.server.house import Settings
from paddock.server.ledger import Budget
from paddock.server.limits import AT_ONCE, PER_ADDRESS
from paddock.server.meters import METERS
from paddock.server.serve import listening
from tests.server.running import free_port
from tests.waiting import PATIENCE, wait_until

SOON = 0.3  #: seconds that tests give to slow callers


class Listening:
    """A server that listens on a port, in a thread."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        chosen = Settings(f"sqlite:///{folder / 'house.sqlite'}", **settings)
        self.port = free_port()
        self._server = uvicorn.Server(uvicorn.Config(make_app(chosen), port=self.port, **listening(chosen)))
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def __enter__(self) -> Listening:
        self._thread.start()
        wait_until(lambda: self._server.started, "a server")
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def call(self, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
        """A connection on which something was said."""
        caller = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        with contextlib.suppress(ConnectionError):  # who is put out already finds it out by listening
            caller.sendall(said)
        return caller

    def call_and_hear(self, said: bytes) -> tuple[socket.socket, bytes]:
        """A connection, and what was answered on it. A hasty server may end one before a busy machine has said a word:
        then there is another."""
        heard: list[tuple[socket.socket, bytes]] = []

        def try_it() -> bool:
            caller = self.call(said)
            with contextlib.suppress(ConnectionError):
                heard.append((caller, caller.recv(65_536)))
            return bool(heard and heard[-1][1])

        wait_until(try_it, "an answer")
        return heard[-1]

    def get(self, path: str, **headers: str) -> int:
        with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", headers=headers), timeout=PATIENCE) as answer:
            answer.read()
            return int(answer.status)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listening]:
    with Listening(tmp_path, limits=False) as opened:
        yield opened


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(door.PATIENCE, h11.IDLE, SOON)
    monkeypatch.setitem(door.PATIENCE, h11.SEND_BODY, SOON)
    monkeypatch.setattr(door, "UNREAD", SOON)


def is_put_out(caller: socket.socket) -> bool:
    """Whether the other side has hung up; what it said before is left aside."""
    with contextlib.suppress(ConnectionResetError):
        while caller.recv(65_536):
            pass
    return True


def trickle(caller: socket.socket, letters: bytes) -> bool:
    """Say something very slowly; whether the other side has hung up meanwhile."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for letter in letters:
            try:
                caller.sendall(bytes([letter]))
            except OSError:
                return True
            time.sleep(SOON / 10)
    return False


def has_ended(caller: socket.socket) -> bool:
    """Whether the other side has hung up by now on somebody who does not wait for it."""
    try:
        return caller.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def callers() -> float:
    return METERS.registry.get_sample_value("paddock_callers") or 0.0


@pytest.mark.parametrize("said", [b"", b"G", b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Half: "])
def test_half_a_head_is_not_waited_for(server: Listening, hasty: None, said: bytes) -> None:
    assert is_put_out(server.call(said))


def test_a_head_that_comes_letter_by_letter_has_no_more_time(server: Listening, hasty: None) -> None:
    assert trickle(server.call(b"GET /livez HTTP/1.1\r\n"), b"X: y\r\n")


def test_nor_has_the_second_request_of_a_connection(server: Listening, hasty: None) -> None:
    caller, heard = server.call_and_hear(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in heard
    assert trickle(caller, b"GET /livez HTTP/1.1\r\nX: ")


def test_half_a_body_is_not_waited_for(server: Listening, hasty: None) -> None:
    caller = server.call(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    assert trickle(caller, b" ")


def test_half_a_body_that_nobody_reads_is_not_waited_for_either(server: Listening, hasty: None) -> None:
    caller, heard = server.call_and_hear(b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{")
    assert b"404" in heard
    assert is_put_out(caller)


@pytest.mark.parametrize("before", [b"", b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"])
@pytest.mark.parametrize(
    "said",
    [
        b"\x00\xff\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
        b"GET /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
    ],
)
def test_what_can_not_be_read_ends_the_connection_and_breaks_nothing(
    server: Listening, before: bytes, said: bytes
) -> None:
    broken = METERS.registry.get_sample_value("paddock_broken_total", {"where": "request"})
    assert is_put_out(server.call(before + said))
    assert server.get("/livez") == 200
    assert METERS.registry.get_sample_value("paddock_broken_total", {"where": "request"}) == broken


def test_an_answer_that_takes_long_is_waited_for(
    server: Listening, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    answered: list[int] = []

    async def slow(_health: Any) -> None:
        asked.append(True)
        await asyncio.sleep(4 * SOON)

    def ask() -> bool:
        """Whether the question came through: who is too slow to ask it is put out before."""
        with contextlib.suppress(OSError):
            answered.append(server.get("/readyz"))
        return bool(asked)

    monkeypatch.setattr("paddock.server.health.Health.check", slow)
    wait_until(ask, "a question")
    assert answered == [200]


def test_a_socket_may_be_quiet_and_is_counted_until_it_ends(server: Listening, hasty: None) -> None:
    before = callers()
    handshake = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    caller, heard = server.call_and_hear(handshake)
    assert b"101" in heard
    time.sleep(3 * SOON)
    assert callers() == before + 1
    caller.close()
    wait_until(lambda: callers() == before, "the end of a socket")


def test_who_takes_nothing_is_put_out(server: Listening, hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.rest.openapi_page", lambda _document: "x" * 30_000_000)
    before = callers()
    caller = server.call(b"GET /api HTTP/1.1\r\nHost: x\r\n\r\n")
    wait_until(lambda: callers() == before, "an end")
    caller.close()


def test_an_address_holds_so_many_connections_and_others_get_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE, "callers", 5)
    with Listening(tmp_path) as server:
        held = [server.call(b"GET") for _ in range(20)]
        time.sleep(SOON)
        other = server.call(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n", source="127.0.0.2")
        assert b"200 OK" in other.recv(65_536)
        assert callers() <= 6
        for caller in held:
            caller.close()
        wait_until(lambda: callers() <= 1, "an end")
        assert server.get("/livez") == 200


def test_all_together_leave_files_for_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "most_callers", lambda: 10)
    monkeypatch.setitem(door.PATIENCE, h11.IDLE, PATIENCE)
    with Listening(tmp_path, limits=False) as server:
        held = [server.call(b"GET", source=f"127.0.0.{1 + number % 9}") for number in range(30)]
        for caller in held:
            caller.setblocking(False)
        wait_until(lambda: sum(map(has_ended, held)) == 20, "an end for those who are too many")
        assert callers() == 10
        for caller in held:
            caller.close()
        wait_until(lambda: callers() == 0, "an end")
        assert server.get("/livez") == 200


def test_there_are_fewer_connections_than_files() -> None:
    import resource

    assert 0 < door.most_callers() <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - door.LEAST_SPARE


# Proxies


def test_nobody_is_believed_about_where_a_request_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert asked_as_many(tmp_path, monkeypatch) == 3


def test_a_proxy_that_is_known_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked_as_many(tmp_path, monkeypatch, proxies=tuple(trusted("127.0.0.0/8"))) == 10


def test_a_proxy_may_hold_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AT_ONCE, "callers", 2)
    with Listening(tmp_path, proxies=tuple(trusted("127.0.0.1"))) as server:
        held = [server.call(b"GET") for _ in range(10)]
        assert server.get("/livez") == 200
        for caller in held:
            caller.close()


def asked_as_many(folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> int:
    """How many of ten visitors get an answer, by what is said of their addresses, where each may ask three times."""
    monkeypatch.setitem(PER_ADDRESS, "requests", Budget(3, 1e6))
    done = 0
    with Listening(folder, **settings) as server:
        for number in range(10):
            with contextlib.suppress(OSError):
                done += server.get("/livez", **{"X-Forwarded-For": f"192.0.2.{number}"}) == 200
    return done


@pytest.mark.parametrize("text", ["", "*", "everybody", "10.0.0.1,", "10.0.0.0/33"])
def test_what_is_no_address_of_a_proxy_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="proxy"):
        trusted(text)


def test_a_text_that_is_none_is_refused_and_not_logged(server: Listening, caplog: pytest.LogCaptureFixture) -> None:
    """A visitor can't fill the log with tracebacks by bytes that are no UTF-8."""
    caller = server.call(
        b"GET /api/tables/any/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n"
    )
    heard = caller.recv(65_536)
    assert b" 101 " in heard
    caller.sendall(b"\x81\x82" + bytes(4) + b"\xff\xfe")
    while b"bad_message" not in heard:
        more = caller.recv(65_536)
        assert more, "the connection was closed without a word"
        heard += more
    caller.close()
    assert [record for record in caplog.records if record.name == "uvicorn.error" and record.exc_info] == []
