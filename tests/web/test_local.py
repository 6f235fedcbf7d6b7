"""Races in the browser: what is kept of them, a screen that people share, what can be taken back, and a champion."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock import Race
from paddock.analysis import analyse
from paddock.bots import ask, bot
from paddock.notation.fair import statements
from paddock.notation.records import record_text, verify
from paddock.puzzles import puzzles
from paddock.server.players import COOKIE
from paddock.site.engine import write as write_engine
from paddock.site.pages import write
from tests.caches import engine_in
from tests.leaving_out import leave_out, need_module
from tests.waiting import wait_until
from tests.web.conftest import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Server,
    cookie_of,
    expect,
    is_complaint,
    race,
    violations,
    why_not,
)
from tests.web.test_site import Host

need_module("ziglang", "Zig's linker for WebAssembly")


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site of plain files."""
    reason = why_not()
    if reason:
        leave_out(reason)
    host = Host(tmp_path_factory.mktemp("host"))
    write(host.folder)
    host.start()
    yield host.url
    host.stop()


@pytest.fixture(scope="module")
def offered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages can race by themselves, too."""
    server = Server(tmp_path_factory.mktemp("offered"))
    write_engine(engine_in(server.cache))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def alone(browser: Any, host: str) -> Iterator[Callable[..., Any]]:
    """Opens the lobby of a site; what a browser complains about, or asks of anybody else, fails the test."""
    people: list[Any] = []
    complaints: list[str] = []

    def asked(request: Any) -> None:
        if not request.url.startswith((host, "blob:")) or "/api/" in request.url:
            complaints.append(request.url)

    def as_somebody(**look: Any) -> Any:
        person = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **DESKTOP, **look})
        people.append(person)
        page = person.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.on("request", asked)
        page.goto(host)
        return page

    yield as_somebody
    for person in people:
        person.close()
    assert complaints == []


def card(page: Any, game: str) -> Any:
    return page.locator("article", has=page.get_by_role("heading", name=re.compile(f"^{game}")))


def race_now(page: Any, game: str, level: str | None = None) -> None:
    """From the lobby to the grid of a short race."""
    card(page, game).get_by_label("Players").select_option("2")
    if level:
        card(page, game).get_by_label("Opponents").select_option(level)
    card(page, game).get_by_role("button", name="Race now").click()
    page.wait_for_url("**/table.html?t=local-*")
    page.wait_for_selector("[data-choice]")


def test_a_race_is_kept_saved_and_read_again(alone: Callable[..., Any], tmp_path: Path) -> None:
    page = alone()
    race_now(page, "HEAT")
    race(page, decisions=5)
    page.reload()  # nothing of it is lost
    page.get_by_role("listitem").filter(has_text="The race begins.").first.wait_for()
    race(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download").click()
    saving.value.save_as(tmp_path / "heat.race")
    document = json.loads((tmp_path / "heat.race").read_text())
    assert verify(document).over
    assert [said.name for said in statements(document) if said.holds is False] == []
    for command in (["verify"], ["replay", "--verify"]):
        asked = [sys.executable, "-m", "paddock.cli", *command, str(tmp_path / "heat.race")]
        assert subprocess.run(asked, capture_output=True, check=False).returncode == 0, command
    (tmp_path / "written.race").write_text(record_text(document), encoding="utf-8")  # as the command line writes it
    page.get_by_role("link", name="Lobby").click()
    page.get_by_role("listitem").filter(has_text="in this browser").wait_for()
    page.locator("input[type=file]").set_input_files(tmp_path / "heat.race")
    page.wait_for_selector(".scrubber")
    page.get_by_role("button", name="Play on from here").wait_for()
    page.get_by_role("link", name="Lobby").click()
    kept = page.get_by_role("listitem").filter(has_text="in this browser")
    kept.nth(1).wait_for()
    page.locator("input[type=file]").set_input_files(tmp_path / "written.race")
    page.wait_for_selector(".scrubber")
    page.get_by_role("link", name="Lobby").click()
    kept.nth(2).wait_for()
    kept.first.get_by_role("button", name="Remove").click()
    kept.nth(2).wait_for(state="detached")
    kept.first.get_by_role("button", name="Remove").click()
    kept.nth(1).wait_for(state="detached")
    page.locator("input[type=file]").set_input_files({"name": "x.race", "mimeType": "text/plain", "buffer": b"game: ?"})
    page.get_by_role("alert").filter(has_text="not a race record").wait_for()


def test_a_hint_is_asked_for_and_followed(alone: Callable[..., Any]) -> None:
    page = alone(**PHONE)
    race_now(page, "HEAT")
    asking = page.get_by_role("button", name="Hint", exact=True)
    before = page.locator("#primary").bounding_box()
    asking.click()
    page.wait_for_selector("#hint[aria-pressed=true]")
    said = page.locator(".say").first.inner_text()
    assert said.startswith("Shift to gear")
    assert re.search("Next best: Shift to gear|About as good: Shift to gear", said)
    assert page.locator("#primary").bounding_box() == before  # nothing has moved
    cards = page.locator(".card.hinted")
    for _ in range(cards.count()):
        cards.first.click()
    page.locator("#primary").click()
    page.wait_for_selector("#hint[aria-pressed=false]")
    race(page, decisions=1)
    page.wait_for_selector("#hint:enabled")
    page.keyboard.press("h")
    page.wait_for_selector("#hint[aria-pressed=true]")
    page.locator(".tower").first.click()  # whoever presses elsewhere has seen it
    page.wait_for_selector("#hint[aria-pressed=false]")


def test_people_share_a_screen(alone: Callable[..., Any]) -> None:
    page = alone(**PHONE)
    card(page, "HEAT").get_by_role("button", name="On one screen").click()
    page.locator("dialog").get_by_label("Players").select_option("2")
    page.locator("dialog").get_by_label("Laps").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table.html?t=local-*")
    page.get_by_role("button", name="Stand up").wait_for()
    page.get_by_label("Somebody else on this screen").fill("Ivo")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_selector("[data-choice]")
    race(page)  # until the screen goes to somebody else
    page.locator(".curtain").get_by_role("button").click()
    page.wait_for_selector("[data-choice]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_move_can_be_taken_back_and_foreseen(alone: Callable[..., Any]) -> None:
    page = alone()
    card(page, "HEAT").get_by_role("button", name="First race, step by step").click()
    page.wait_for_url("**/table.html?t=local-*")
    page.wait_for_selector("[data-choice]")
    race(page, decisions=1)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("listitem").filter(has_text="takes a move back").wait_for()


def test_a_champion_looks_ahead_on_the_cores_of_the_visitor(alone: Callable[..., Any]) -> None:
    page = alone()
    race_now(page, "HEAT", level="champion")
    race(page, decisions=3)
    page.wait_for_selector("#primary:not([disabled]), [data-choice]")


#: Begins, and stops before anything is judged: what each core has begun is judged to its end.
BEGIN_AND_STOP = """async () => {
  document.querySelector('.analysis .progress .primary').click();
  let stop;
  while (!(stop = document.querySelector('.analysis .progress button:not(.primary)'))) await Promise.resolve();
  stop.click();
}"""
FEW = 16  #: tries


def test_a_race_is_analysed_stopped_and_gone_on_with(alone: Callable[..., Any], tmp_path: Path) -> None:
    driven = Race("heat", 2, seed=3, folder=None, track="usa", laps=1)
    drivers = {seat: bot("random" if seat == "A" else "pilot", 1) for seat in driven.seats}
    while not driven.over:
        seat = driven.pending[0]
        driven.play(seat, ask(drivers[seat], driven, seat))
    wanted = analyse(driven.record(), "A", tries=FEW, folder=None)
    worse = next(at for at, each in enumerate(wanted.decisions) if each.loss > 0)
    (tmp_path / "driven.race").write_text(json.dumps(driven.record()))

    page = alone()
    page.locator("input[type=file]").set_input_files(tmp_path / "driven.race")
    page.wait_for_selector(".scrubber")
    page.goto(page.url.replace("#", f"&tries={FEW}#", 1))
    page.wait_for_selector(".scrubber")
    board = page.locator("section.board").bounding_box()
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.get_by_role("button", name="Analyse", exact=True).wait_for()
    page.evaluate(BEGIN_AND_STOP)
    page.get_by_role("button", name="Go on", exact=True).wait_for()
    page.reload()  # what was found is kept
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.get_by_role("button", name="Go on", exact=True).click()
    page.wait_for_selector(".analysis .summary")
    assert page.locator("section.board").bounding_box() == board
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as JSON").click()
    saving.value.save_as(tmp_path / "analysis.json")
    assert json.loads((tmp_path / "analysis.json").read_text()) == json.loads(json.dumps(wanted.to_document()))

    before = page.url
    page.locator(".chart input").fill(str(worse))
    page.get_by_role("heading", name=f"Decision {worse + 1} of {len(wanted.decisions)}").wait_for()
    page.wait_for_function("(before) => location.href !== before", arg=before)  # the replay shows the moment
    page.get_by_role("button", name="Show me better").click()
    page.get_by_text("Hidden cards and luck are guessed").wait_for()
    page.get_by_role("button", name="Back to the race").click()
    page.locator(".decision").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table.html?t=local-*")
    page.wait_for_selector("[data-choice]")


def test_a_puzzle_is_judged_and_not_played(alone: Callable[..., Any]) -> None:
    page = alone(**PHONE)
    name, puzzle = next((name, each) for name, each in puzzles("heat").items() if each.kind == "gear")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url("**/puzzles.html?game=heat")
    page.wait_for_selector("[data-choice]")
    page.goto(f"{page.url}&puzzle={name}")  # every puzzle has an address
    page.locator(f'[data-choice="{list(puzzle.choices)[-1]}"]').click()
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("heading")).to_contain_text("Not the best")
    expect(verdict.locator("li")).to_have_count(1)
    assert violations(page) == []
    verdict.get_by_role("button", name="Try again").click()
    page.locator(f'[data-choice="{puzzle.best}"]').click()
    expect(verdict.get_by_role("heading")).to_contain_text("Right")
    expect(verdict.locator("li")).to_have_count(len(puzzle.choices))
    worth = round(100 * puzzle.choices[puzzle.best].worth)
    expect(verdict.locator("li.best")).to_contain_text(f"leaves {worth} of 100 rivals behind")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kept = page.evaluate("JSON.parse(localStorage.getItem('paddock.puzzles'))")
    assert kept == {"done": {f"heat/{name}": "failed"}, "streak": 0, "longest": 0}  # the first answer counts
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    page.context.set_offline(True)
    page.reload()
    page.locator(f'[data-choice="{puzzle.best}"]').click()
    expect(verdict.get_by_role("heading")).to_contain_text("Right")
    page.context.set_offline(False)
    verdict.get_by_role("button", name="Race on from here").click()
    page.wait_for_url("**/table.html?t=local-*")
    page.wait_for_selector("[data-choice]")


# At a server whose pages can race by themselves, too

#: The server is slow to say who asks.
SLOW_TO_MEET = """() => {
  const ask = window.fetch;
  window.fetch = async (asked, ...rest) => {
    const { pathname } = new URL(asked.url ?? asked, location.href);
    if (pathname === '/api/me') await new Promise((go) => setTimeout(go, 1000));
    return ask(asked, ...rest);
  };
}"""


@pytest.mark.parametrize("path", ["/", "/cups", "/you"])
def test_a_stranger_is_given_one_name(browser: Any, offered: Server, path: str) -> None:
    """However much a page asks for at once: whoever is somebody else a moment later has lost their table."""
    stranger = browser.new_context(locale="en", **DESKTOP)
    page = stranger.new_page()
    page.add_init_script(f"({SLOW_TO_MEET})()")
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer) if "/api/" in answer.url else None)
    page.goto(offered.url + path)
    cookie_of(page)

    def given() -> list[str]:
        return [answer.url for answer in answers if f"{COOKIE}=" in (answer.header_value("set-cookie") or "")]

    wait_until(lambda: page.wait_for_timeout(2000) or given(), "the answer with the cookie")
    assert len(given()) == 1
    stranger.close()
