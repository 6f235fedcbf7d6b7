"""How long a page takes to judge one seat of a whole race: `python -m benchmarks.analysis [--games heat,speed]`.

A race of pilots at the usual set-up of each game is opened in headless Chromium from a site of plain files, and its
first seat is analysed on all cores, with as many tries as a page usually makes. Tries are races to their ends, those
that only get to know the tree not counted. Needs what the tests of the pages need (docs/web.md), and a linker for
WebAssembly.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.web.conftest import DESKTOP, chromium, why_not
from tests.web.test_site import Host

from paddock import Race
from paddock.analysis.marks import marking
from paddock.benchmark import machine
from paddock.bots import ask, bot
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.site.pages import write

LONGEST = 1_800_000  #: milliseconds after which nobody waits any more


@dataclass(frozen=True)
class Measured:
    """What came of one game."""

    game: str
    seats: int
    decisions: int
    choices: int
    per_choice: int  #: tries of every choice that are asked for
    tries: int  #: that were made
    seconds: float

    def row(self) -> str:
        rate = self.tries / self.seconds
        return (
            f"| {self.game} | {self.seats} | {self.decisions} | {self.choices} | {self.per_choice} "
            f"| {self.tries:,} | {rate:,.0f} | {self.seconds:.1f} |"
        )


HEAD = """| game | seats | decisions | choices | tries of a choice | tries made | tries/s | seconds |
|---|---:|---:|---:|---:|---:|---:|---:|"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(GAMES))
    parser.add_argument("--tries", type=int, help="of every choice, instead of the usual number")
    options = parser.parse_args()
    reason = why_not()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    print(f"{machine()}; load of the machine before: {os.getloadavg()[0]:.1f}\n\n{HEAD}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        write(host.folder)
        host.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for name in options.games:
                print(measured(browser, host.url, name, options.tries, Path(folder)).row(), flush=True)
        finally:
            browser.close()
            host.stop()
    return 0


def driven(name: str) -> Race:
    """A race of pilots, as it is usually set up."""
    race = Race(name, find_game(name).usual, seed=1, folder=None)
    pilot = bot("pilot", 1)
    while not race.over:
        seat = race.pending[0]
        race.play(seat, ask(pilot, race, seat))
    return race


def measured(browser: Any, url: str, name: str, tries: int | None, folder: Path) -> Measured:
    race = driven(name)
    saved = folder / f"{name}.race"
    saved.write_text(json.dumps(race.record()), encoding="utf-8")
    page = browser.new_context(locale="en", **DESKTOP).new_page()
    page.set_default_timeout(LONGEST)
    page.goto(url)
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_selector(".scrubber")
    if tries is not None:
        page.goto(page.url.replace("#", f"&tries={tries}#", 1))
        page.wait_for_selector(".scrubber")
    page.get_by_role("button", name="Analysis").click()
    begin = page.get_by_role("button", name="Analyse", exact=True)
    begin.wait_for()
    begun = time.perf_counter()
    begin.click()
    page.wait_for_selector(".analysis .summary")
    seconds = time.perf_counter() - begun
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as JSON").click()
    saving.value.save_as(folder / f"{name}.json")
    found = json.loads((folder / f"{name}.json").read_text())
    page.context.close()
    choices = [choice for decision in found["decisions"] for choice in decision["choices"]]
    return Measured(
        game=name,
        seats=len(race.seats),
        decisions=len(found["decisions"]),
        choices=len(choices),
        per_choice=tries or marking(name).page_tries,
        tries=sum(choice["tries"] for choice in choices),
        seconds=seconds,
    )


if __name__ == "__main__":
    sys.exit(main())
