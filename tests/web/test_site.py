"""Paddock as plain files: any host will do, and after the first visit none is needed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from paddock.errors import BadOption, WasmError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.site import pages
from paddock.wasm.build import find_linker
from tests.leaving_out import leave_out
from tests.server.running import free_port
from tests.waiting import wait_until
from tests.web.conftest import DESKTOP, PATIENCE, is_complaint, race, why_not

BASE = "games/night"  #: sites lie in folders as well as at the root
KEPT = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
WAITING = "() => navigator.serviceWorker.ready.then((kept) => !!kept.waiting)"
CACHES = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('paddock-')))"


class Host:
    """Python's own web server, which knows nothing of Paddock."""

    def __init__(self, root: Path) -> None:
        self.root, self.port = root, free_port()
        self.url = f"http://127.0.0.1:{self.port}/{BASE}/"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def folder(self) -> Path:
        return self.root / BASE

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.root)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(self._answers, "an answer of the host")

    def _answers(self) -> bool:
        try:
            with urlopen(self.url, timeout=5):  # noqa: S310
                return True
        except OSError:
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if reason := why_not():
        leave_out(reason)
    try:
        find_linker()
    except WasmError as error:
        leave_out(str(error))
    host = Host(tmp_path)
    pages.write(host.folder)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def visit(browser: Any, host: Host) -> Iterator[Callable[..., Any]]:
    """Opens pages of the site; a complaint fails the test, and so does whatever is asked of anybody else."""
    people: list[Any] = []
    complaints: list[str] = []

    def as_somebody(path: str = "", **look: Any) -> Any:
        person = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **DESKTOP, **look})
        people.append(person)
        person.on("request", lambda asked: None if asked.url.startswith(host.url) else complaints.append(asked.url))
        page = person.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.goto(host.url + path)
        return page

    yield as_somebody
    for person in people:
        person.close()
    assert complaints == []


def go(page: Any, title: str, button: str) -> None:
    """From the lobby to a table."""
    article = page.locator("article", has=page.get_by_role("heading", name=re.compile(f"^{title}")))
    article.get_by_role("button", name=button).click()
    page.wait_for_url("**/table.html?t=*")
    page.wait_for_selector("[data-choice]")


def test_every_game_is_raced_to_its_end_without_a_network(host: Host, visit: Callable[..., Any]) -> None:
    page = visit()
    wait_until(lambda: page.evaluate(KEPT), "all to be kept")
    host.stop()
    page.context.set_offline(True)
    for name in GAMES:
        page.goto(host.url)
        go(page, find_game(name).say("game.title"), "Race now")
        race(page)
        page.wait_for_selector(".podium")
        page.goto(page.url.replace("table.html", "replay.html"))
        page.wait_for_selector("[data-step], input[type=range], .scrubber")


def test_a_first_race_is_led_and_rules_are_read(visit: Callable[..., Any]) -> None:
    page = visit("?lang=el")
    page.wait_for_selector("article")
    page.goto(page.url.replace("?lang=el", "help.html?game=heat&lang=el"))
    page.wait_for_selector("h1")
    other = visit()
    go(other, "HEAT", "First race, step by step")
    other.wait_for_selector(".lesson")


def test_a_new_version_takes_the_place_of_the_old_one_whole(host: Host, visit: Callable[..., Any]) -> None:
    page = visit()
    wait_until(lambda: page.evaluate(KEPT), "all to be kept")
    (before,) = page.evaluate(CACHES)
    pages.write(host.folder, server="https://paddock.example.org")
    page.evaluate("() => navigator.serviceWorker.ready.then((kept) => kept.update())")
    wait_until(lambda: page.evaluate(WAITING), "the new version")
    assert sign(page) == "none"  # a page that is open stays what it is
    page.reload()
    page.wait_for_selector("meta[name=paddock-server][content='https://paddock.example.org/']", state="attached")
    wait_until(lambda: before not in page.evaluate(CACHES), "the old version to be gone")
    assert len(page.evaluate(CACHES)) == 1


def sign(page: Any) -> str:
    return str(page.evaluate("() => document.querySelector('meta[name=paddock-server]').content"))


def test_the_same_sources_give_the_same_site(host: Host) -> None:
    code = "import sys; from paddock.site.pages import write; from pathlib import Path; write(Path(sys.argv[1]))"
    again = host.root / "again"
    subprocess.run([sys.executable, "-c", code, str(again)], check=True)
    assert contents(again) == contents(host.folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_is_no_site_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadOption, match="nothing was written"):
        pages.write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("base", ['/"><script>', "/a b/", "/../", "/ä/"])
def test_a_place_on_a_host_is_a_path(base: str) -> None:
    with pytest.raises(BadOption):
        pages.checked_base(base)


@pytest.mark.parametrize("server", ["javascript:alert(1)", "paddock.example.org", "https://", "https://a.example/?x"])
def test_a_server_has_an_address(server: str) -> None:
    with pytest.raises(BadOption):
        pages.checked_server(server)


def test_paths_and_addresses_are_written_in_one_way() -> None:
    assert [pages.checked_base(base) for base in (None, "/", "games", "/games/night/")] == [
        None, "/", "/games/", "/games/night/",
    ]  # fmt: skip
    assert pages.checked_server("https://paddock.example.org") == "https://paddock.example.org/"
