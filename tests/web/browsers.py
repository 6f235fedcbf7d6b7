"""Firefox and WebKit, each by the protocol that it speaks itself: no drivers have to be fetched for them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.running import free_port

PATIENCE = 120.0  #: seconds for anything to appear on a busy machine
Made = TypeVar("Made")
MINI = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


class Browser(Protocol):
    """What a test needs of a browser."""

    def open(self, url: str) -> None: ...

    def ask(self, expression: str) -> Any:
        """The value of an expression of JavaScript in the page."""


def wait_for(browser: Browser, expression: str) -> None:
    """Wait until an expression is true of the page."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if browser.ask(f"Boolean({expression})"):
            return
        time.sleep(0.1)
    page = browser.ask("location.href + ' ' + document.body.innerText.slice(0, 600)")
    raise AssertionError(f"never came true: {expression}; the page is {page}")


class Firefox:
    """Firefox by WebDriver BiDi, over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._ids = count(1)
        self._socket = socket
        self._do("session.new", {"capabilities": {}})
        self._page = self._do("browsingContext.getTree", {})["contexts"][0]["context"]

    def _do(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == id:
                assert said["type"] == "success", said
                return dict(said["result"])

    def open(self, url: str) -> None:
        self._do("browsingContext.navigate", {"context": self._page, "url": url, "wait": "complete"})

    def ask(self, expression: str) -> Any:
        target = {"context": self._page}
        asked = {"expression": f"JSON.stringify({expression}) ?? 'null'", "target": target, "awaitPromise": True}
        answer = self._do("script.evaluate", asked)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])


class WebKit:
    """WebKit by WebDriver, over HTTP."""

    def __init__(self, port: int) -> None:
        self._url = f"http://127.0.0.1:{port}"
        options = {"binary": str(MINI[-1]), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        session = self._do("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{session['sessionId']}"
        self._do("POST", f"{self._session}/window/rect", {"x": 0, "y": 0, "width": 1280, "height": 860})

    def _do(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)  # noqa: S310
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        self._do("POST", f"{self._session}/url", {"url": url})

    def ask(self, expression: str) -> Any:
        script = f"return JSON.stringify({expression}) ?? 'null'"
        return json.loads(self._do("POST", f"{self._session}/execute/sync", {"script": script, "args": []}))

    def close(self) -> None:
        self._do("DELETE", self._session)


@contextmanager
def firefox() -> Iterator[Browser]:
    port = free_port()
    url = f"ws://127.0.0.1:{port}/session"
    with ExitStack() as stack:
        profile = stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-firefox-"))
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile]
        stack.enter_context(running([*command, f"--remote-debugging-port={port}", "about:blank"], HOME=profile))
        yield Firefox(patiently(lambda: stack.enter_context(connect(url, max_size=None, open_timeout=PATIENCE))))


@contextmanager
def webkit() -> Iterator[Browser]:
    """WebKit needs a screen, if only one that nobody sees."""
    port, screen = free_port(), f":{free_port() % 10_000}"
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-webkit-"))
        stack.enter_context(running(["Xvfb", screen, "-screen", "0", "1280x900x24", "-nolisten", "tcp"]))
        settings = {"DISPLAY": screen, "HOME": home, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        stack.enter_context(running(["WebKitWebDriver", f"--port={port}"], **settings))
        browser = patiently(lambda: WebKit(port))
        yield browser
        browser.close()


BROWSERS = {"Firefox": firefox, "WebKit": webkit}


def why_not(name: str) -> str | None:
    """Why a browser can't be tried here."""
    needed = {"Firefox": ("firefox-esr",), "WebKit": ("WebKitWebDriver", "Xvfb")}[name]
    missing = [each for each in needed if shutil.which(each) is None]
    if name == "WebKit" and not MINI:
        missing.append("MiniBrowser")
    return f"{name} can't be tried: {', '.join(missing)} not found" if missing else None


@contextmanager
def running(command: list[str], **settings: str) -> Iterator[None]:
    process = subprocess.Popen(
        command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()


def patiently(make: Callable[[], Made]) -> Made:
    """What can be had as soon as somebody listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return make()
        except (OSError, URLError, InvalidHandshake):
            if time.monotonic() > until:
                raise
            time.sleep(0.3)
