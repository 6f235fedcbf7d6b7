"""A real `paddock serve`: its meters are on a port of their own, and all workers count together."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from paddock.client import Client
from paddock.server.door import HEAD
from tests.server.running import PADDOCK, free_port, read_meters
from tests.waiting import PATIENCE, wait_until

HALF = b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Half: "


class Running:
    """A server, its ports and its log."""

    def __init__(self, folder: Path, *options: str, files: int | None = None) -> None:
        self.port, self.meters = free_port(), free_port()
        self.log = folder / "log"
        command = [str(PADDOCK), "serve", "--port", str(self.port), "--json-logs", *options]
        if "--database" not in options:
            command += ["--database", f"sqlite:///{folder / 'house.sqlite'}"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=at_most(files))  # noqa: PLW1509

    def ask(self, path: str, method: str = "GET", body: Any = None, **headers: str) -> int:
        """The status of an answer, or 0 if there is none."""
        sent = None if body is None else json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
        request = Request(f"http://127.0.0.1:{self.port}{path}", sent, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                answer.read()
                return int(answer.status)
        except HTTPError as error:
            return error.code
        except OSError:
            return 0

    @property
    def client(self) -> Client:
        return Client(f"http://127.0.0.1:{self.port}", name="Ana")

    def wait(self) -> None:
        wait_until(lambda: self.process.poll() is not None or self.ask("/readyz") == 200, "an answer")
        assert self.process.poll() is None, self.log.read_text()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def at_most(files: int | None) -> Callable[[], None] | None:
    """Lets a process have only so many files open."""
    import resource

    return None if files is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))


@contextlib.contextmanager
def running(folder: Path, *options: str, files: int | None = None) -> Iterator[Running]:
    server = Running(folder, *options, files=files)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


def test_without_the_option_nobody_can_read_the_meters(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.ask("/metrics") == 404
        with socket.socket() as caller:
            assert caller.connect_ex(("127.0.0.1", server.meters)) != 0


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = Running(tmp_path, "--metrics", str(port))
        assert server.process.wait(PATIENCE) != 0
    written = server.log.read_text()
    assert f"port {port}" in written
    assert "Traceback" not in written


def test_the_meters_are_on_a_port_of_their_own_and_do_not_grow_by_what_somebody_invents(tmp_path: Path) -> None:
    port = str(free_port())
    with running(tmp_path, "--metrics", port, "--no-limits") as server:
        for number in range(100):
            assert server.ask("/api/games", method=f"AAA{number}") == 501
        assert server.ask("/api/tables", "POST", {"game": "heat"}) == 201
        shown = read_meters(int(port))
        assert shown["paddock_requests_total"] >= 101
        assert shown["paddock_tables"] == 1
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
        assert "AAA" not in text
        assert len(text) < 50_000


def test_a_thousand_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """There are fewer files than callers, and hardly a word about it in the log."""
    with running(tmp_path, files=256) as server, contextlib.ExitStack() as held:
        for number in range(600):
            caller = held.enter_context(socket.socket())
            caller.bind((f"127.0.0.{2 + number % 2}", 0))
            caller.connect(("127.0.0.1", server.port))
            with contextlib.suppress(OSError):
                caller.sendall(HALF)
        begun = time.monotonic()
        wait_until(lambda: server.ask("/readyz") == 200, "an answer")
        assert time.monotonic() - begun < 30 * HEAD  # it takes one, and a busy machine takes its time
        assert server.log.stat().st_size < 20_000
        assert "Traceback" not in server.log.read_text()


# A database that is away


class Cable:
    """The way to a database, which can be cut."""

    def __init__(self, url: str) -> None:
        self._to = int(url.rpartition(":")[2].partition("/")[0])
        self.url = url
        self._ends: list[socket.socket] = []
        self._port = free_port()  # while it is cut nobody who connects to something else is given it
        self.mend()

    def mend(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", self._port))
        self._ends.append(self._listening)
        self.url = self.url.replace(f":{self._to}/", f":{self._port}/")
        threading.Thread(target=self._connect, args=[self._listening], daemon=True).start()

    def cut(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _connect(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, far = listening.accept()[0], socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(65_536):
                there.sendall(data)
        for end in (here, there):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def test_while_the_database_is_away_visitors_are_told_little_and_the_log_stays_short(
    tmp_path: Path, database: str
) -> None:
    cable = Cable(database)
    with running(tmp_path, "--database", cable.url, "--no-limits") as server:
        table = server.client.open("heat", seats=2, laps=1)
        table.do("start", bot="pilot")
        cable.cut()
        wait_until(lambda: server.ask("/readyz") == 503, "a refusal")
        assert server.ask("/livez") == 200
        before = server.log.stat().st_size
        for number in range(300):
            with pytest.raises(HTTPError) as refused:
                urlopen(f"http://127.0.0.1:{server.port}/api/tables/x{number}", timeout=PATIENCE)
            told = refused.value.read().decode()
            assert refused.value.code == 503
            assert "postgres" not in told
            assert "127.0.0.1" not in told
        written = server.log.read_text()
        assert len(written) - before < 20_000
        assert "Traceback" not in written
        assert '"exception"' not in written
        cable.mend()
        wait_until(lambda: server.ask("/readyz") == 200, "an answer")


# Several workers


@pytest.fixture
def several(database: str, tmp_path: Path) -> Iterator[tuple[Running, int]]:
    port = free_port()
    with running(tmp_path, "--database", database, "--workers", "3", "--metrics", str(port)) as server:
        yield server, port


def test_workers_count_together(several: tuple[Running, int]) -> None:
    server, port = several
    before = read_meters(port)["paddock_requests_total"]
    begun = time.monotonic()
    statuses = [server.ask("/api/tables", "POST", {"game": "heat"}, Connection="close") for _ in range(100)]
    opened = statuses.count(201)
    earned = int((time.monotonic() - begun) / 60)  # one comes back every minute, if it takes so long
    assert 60 <= opened <= 60 + earned  # as many as one address may open in an hour, whoever is asked
    assert statuses.count(429) == 100 - opened
    shown = read_meters(port)
    assert shown["paddock_requests_total"] - before >= 100
    assert shown["paddock_limited_total"] == 100 - opened
    assert shown["paddock_tables"] == opened  # the sum of what each has open


def test_what_a_killed_worker_had_open_is_not_counted(several: tuple[Running, int]) -> None:
    server, port = several
    held: list[socket.socket] = []

    def are_held() -> bool:
        """Whoever is put out before they are counted, since they only say half a word, is followed by another."""
        held.extend(server_call(server) for _ in range(30))
        return read_meters(port)["paddock_callers"] >= 30

    wait_until(are_held, "all callers")
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    for child in children:
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGKILL)
    wait_until(lambda: read_meters(port)["paddock_callers"] < 10, "fewer callers")
    server.wait()
    for caller in held:
        caller.close()


def server_call(server: Running) -> socket.socket:
    caller = socket.create_connection(("127.0.0.1", server.port))
    caller.sendall(b"GET /api/tables/x/stream HTTP/1.1\r\n")
    return caller
