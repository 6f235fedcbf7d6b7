"""A server, a browser, and somebody who plays: for tests that look at the pages as people do.

They need Playwright, a Chromium (`PADDOCK_CHROMIUM` says where, if not in a usual place) and a build (`make web`).
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.request import urlopen

import pytest

from paddock.notation.first import set_out
from paddock.server.hall import secret_word
from paddock.server.players import COOKIE, Players
from paddock.server.site import BUILT
from paddock.server.store import Store
from paddock.server.table import Header
from tests.caches import without_engine
from tests.leaving_out import leave_out
from tests.server.running import free_port
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 90_000  #: milliseconds for anything to appear; what is right appears at once, except on a busy machine


def script(name: str) -> ModuleType:
    """One of the scripts in `web/`, which are no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "web" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chromium() -> str | None:
    """Without a window to draw, if there is one of those: it takes a third of the time."""
    shells = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    known = (os.environ.get("PADDOCK_CHROMIUM"), *shells)
    return next((found for name in known if name and (found := shutil.which(name))), None)


def why_not() -> str | None:
    """Why no page can be looked at here."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "Playwright is not installed: pip install playwright"
    if chromium() is None:
        return "no Chromium was found: install it, or say where it is with PADDOCK_CHROMIUM"
    if not (BUILT / "index.html").is_file():
        return "the browser client is not built: run 'make web'"
    return None


class Server:
    """A server of our own, which can be killed and comes back with what it had.

    It offers no engine for pages, unless there is one in its cache.
    """

    def __init__(self, folder: Path, *options: str, host: str = "127.0.0.1", cache: Path | None = None) -> None:
        self.cache = cache or without_engine(folder / "cache")
        self.port = free_port()
        self.url = f"http://{host}:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "paddock.cli", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--no-limits", "--json-logs", *self._options],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=os.environ | {"PADDOCK_CACHE": str(self.cache)},
            )
        wait_until(self._answers, "an answer of the server")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server has ended"
        try:
            with urlopen(f"{self.url}/healthz", timeout=5):  # noqa: S310
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Nothing is said goodbye to."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser; while it is open no other test of its process can run an event loop."""
    reason = why_not()
    if reason:
        leave_out(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield opened
        opened.close()


DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}  #: a phone that is held so


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens pages as different people; what a browser complains about fails the test."""
    people: list[Any] = []
    complaints: list[str] = []

    def as_somebody(path: str = "/", motion: bool = False, **look: Any) -> Any:
        settings = {"locale": "en", "reduced_motion": "no-preference" if motion else "reduce", **DESKTOP, **look}
        person = browser.new_context(**settings)
        people.append(person)
        page = person.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.goto(server.url + path)
        return page

    yield as_somebody
    for person in people:
        person.close()
    assert complaints == []


def is_complaint(said: Any) -> bool:
    lost = ("ERR_CONNECTION", "WebSocket", "ERR_EMPTY_RESPONSE", "404", "409")  # what a test does on purpose
    return said.type == "error" and not any(word in said.text for word in lost)


#: Somebody at the wheel: whenever something can be decided, it is, as a finger would: the big button if it is lit, or a
#: choice. Stops after so many decisions, at the podium, or before a curtain: who is behind it decides for themselves.
#: Where nobody looks on meanwhile nothing is painted, which takes most of the time of a race.
DRIVE = """([most, unseen]) => {
  clearInterval(window.wheel);
  window.decided = 0;
  window.parked = false;
  document.body.style.opacity = unseen ? '0' : '';
  window.wheel = setInterval(() => {
    if (document.querySelector('.podium, .curtain') || window.decided >= most) {
      clearInterval(window.wheel);
      document.body.style.opacity = '';
      window.parked = true;
      return;
    }
    const primary = document.querySelector('#primary');
    if (primary && !primary.disabled) {
      primary.click();
      window.decided++;
      return;
    }
    const choices = [...document.querySelectorAll('[data-choice]')];
    if (!choices.length || document.querySelector('dialog[open]')) return;
    const good = choices.filter((choice) => !choice.classList.contains('dim'));
    (good[Math.floor(good.length / 2)] ?? choices.at(-1)).click();
    const uses = [...document.querySelectorAll('[data-use]')];
    if (uses.length && !document.querySelector('[data-use][aria-pressed=true]')) uses.at(-1).click();
    window.decided++;
  }, 10);
}"""
WHOLE_RACE = 300_000  #: milliseconds that a race may take on a busy machine
ENDLESS = 1_000_000  #: decisions


def drive(page: Any, decisions: int = ENDLESS) -> None:
    """From now on somebody decides at this page; the test goes on meanwhile."""
    page.evaluate(DRIVE, [decisions, False])


def race(page: Any, decisions: int = ENDLESS) -> None:
    """Play on until the race is over, the screen goes to somebody else, or so many decisions are made."""
    page.evaluate(DRIVE, [decisions, True])
    page.wait_for_function("() => window.parked", polling=50, timeout=WHOLE_RACE)


SHORTEST: dict[str, dict[str, Any]] = {
    "heat": {"seats": 2, "options": {"track": "usa", "laps": 1}},
    "thunder": {"seats": 2, "options": {"track": "halfmile_bowl", "laps": 1, "cars": 2, "auto_skip": True}},
    "scrap": {"seats": 3, "options": {"short": True, "auto_skip": True}},
}


def shorten(page: Any) -> None:
    """Tables that this page opens are for the shortest of races; everything else stays as a newcomer finds it."""

    def shorter(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        wanted = {**route.request.post_data_json, "pause": 0}
        route.continue_(post_data=json.dumps(wanted | SHORTEST.get(wanted.get("game"), {})))

    page.route(re.compile(r"/api/tables(\?|$)"), shorter)


def call(page: Any, name: str) -> None:
    """Somebody types their name on the first page, and the server knows it."""
    field = page.get_by_role("textbox", name="Name")
    field.fill(name)
    with page.expect_response(lambda answer: answer.request.method == "PUT", timeout=PATIENCE):
        field.press("Tab")


def race_now(page: Any, game: str) -> None:
    """From the first page to the grid."""
    article = page.locator("article", has=page.get_by_role("heading", name=re.compile(f"^{game}")))
    article.get_by_role("button", name="Race now").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")


def start_race(host: Any) -> None:
    """The host of a table starts the race.

    Where a page is too slow to contribute to the deal the start is called off: all pledge anew, and the host goes on.
    """
    begun, pledges = host.locator("[data-choice]").first, host.locator(".pledged")
    called_off = host.get_by_text("called off because")
    pledged = pledges.count()
    while True:
        before = called_off.count()
        host.get_by_role("button", name="Start the race").click()
        begun.or_(called_off.nth(before)).first.wait_for()
        if begun.is_visible():
            return
        expect(pledges).to_have_count(pledged)


#: Takes the first seat of a table, lets bots have the others, and goes there.
SIT_AND_GO = """async ([table, seat]) => {
  for (const command of [{ do: 'sit', seat }, { do: 'start', bot: 'pilot' }]) {
    const answer = await fetch(`/api/tables/${table}/commands`, { method: 'POST',
      headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ id: crypto.randomUUID(), ...command }) });
    if (!answer.ok) throw new Error(await answer.text());
  }
  location.href = `/t/${table}`;
}"""


def cookie_of(page: Any) -> str:
    """Who somebody is to the server; a page may be there before the server has said so."""

    def found() -> list[str]:
        return [one["value"] for one in page.context.cookies() if one["name"] == COOKIE]

    wait_until(found, "a cookie")
    return found()[0]


def race_from(page: Any, server: Server, document: Mapping[str, Any]) -> None:
    """To a table whose race begins with a position, in the seat that comes first."""
    store = Store(server.database)
    player = Players(store).from_cookie(cookie_of(page))
    assert player is not None
    race = set_out(document)
    header = Header(secret_word(10), race.game.name, tuple(race.seats), player.id, race.options, origin=document)
    store.add(header, secrets.token_bytes(32), time.time())
    store.close()
    page.evaluate(SIT_AND_GO, [header.id, race.seats[0]])
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")


def expect(found: Any) -> Any:
    """What must come true of something in a page; it is looked at until it does, since a page takes its time."""
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE)
    return expect(found)


def violations(page: Any) -> list[str]:
    """What axe finds at the page, whether it keeps somebody from using it or not."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found
    ]
