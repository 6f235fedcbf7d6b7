"""The rules in a page, measured: `python -m benchmarks.wasm [--write docs/benchmarks.md]`.

Random races in Chromium against the same races compiled for this machine, on one core, by turns; what the first race on
a site of plain files weighs, and how long it takes to the first decision; and how long the champion thinks in a page.
Needs what the tests of the pages need (docs/web.md), and a linker for WebAssembly.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np
from tests.web.conftest import DESKTOP, chromium, why_not

from paddock.benchmark import machine
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.engine.loops import RANDOM
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.site.pages import write

TIMES = 5  #: that each is measured, one after the other
SECONDS = 1.0  #: that each takes
RACES = 64  #: in a go
FONTS = (".woff2",)
BEGIN, END = "<!-- wasm -->", "<!-- /wasm -->"

#: Loads a game, and leaves `race(milliseconds)`: decisions a second of random drivers.
LOAD = """async ([base, game, track]) => {
  const got = async (name, how) => (await fetch(base + name))[how]();
  const [file, course] = [await got(`${game}.json`, 'json'), await got(`${game}.${track}.json`, 'json')];
  const { instance } = await WebAssembly.instantiate(await got(`${game}.search.wasm`, 'arrayBuffer'), {});
  const { memory, __heap_base: heap, run_races: run } = instance.exports;
  const desk = (heap.value + 15) & ~15, batch = (desk + file.memory.desk.size + 15) & ~15;
  const missing = batch + file.memory.batch.size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  const bytes = Uint8Array.from(atob(course.course), (letter) => letter.charCodeAt(0));
  new Uint8Array(memory.buffer).set(bytes, desk + file.memory.desk.parts.course[0]);
  let first = 0;
  window.race = (time) => {
    const begun = performance.now();
    let decisions = 0, now = begun;
    for (; now - begun < time; now = performance.now(), first += file.memory.races)
      decisions += run(desk, batch, file.usual, first);
    return decisions / (now - begun) * 1000;
  };
}"""

#: How long two thinkers take over a decision of the champion from the first race of a game, and how often they try.
THINK = """async ([base, game, thinker, time]) => {
  const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const first = await (await fetch(`${base}${game}.first.json`)).json();
  const workers = [0, 1].map(() => new Worker(thinker, { type: 'module' }));
  const ask = async () => {
    const begun = performance.now();
    const found = await Promise.all(workers.map((worker, number) => new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      const key = crypto.getRandomValues(new Uint8Array(32));
      const puzzle = { course: bytesOf(first.course.course), seats: first.seats.length, seat: 0,
        position: bytesOf(first.state), key, milliseconds: time };
      worker.postMessage({ base, game, puzzle });
    })));
    const tries = found.reduce((all, { tries }) => all + tries.reduce((sum, some) => sum + some, 0), 0);
    return { seconds: (performance.now() - begun) / 1000, tries };
  };
  const fresh = await ask();
  const usual = await ask();
  workers.forEach((worker) => worker.terminate());
  return { fresh, usual };
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A plain host that keeps in mind what it was asked for."""

    asked: list[str] = []  # noqa: RUF012 (of all, on purpose)

    def log_message(self, *_said: object) -> None:
        Quiet.asked.append(self.path.partition("?")[0].lstrip("/") or "index.html")


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()


def native(game: Game, races: int) -> tuple[float, float]:
    """Decisions a second of so many random races on one core, and how long they took."""
    courses, _ = game.notation.make_course(game.notation.seat_names(game.usual), {}, None)
    drivers = np.full((races, game.usual), RANDOM, np.int8)
    begun = time.perf_counter()
    raced = run_races(game, courses, drivers, key_from_seed(races), threads=1)
    took = time.perf_counter() - begun
    return float(raced.decisions.sum()) / took, took


def rates(page: Any, game: Game, base: str) -> tuple[float, float, float]:
    """Millions of decisions a second here and in a page, the best of each, and the median of their ratios in turn."""
    page.evaluate(LOAD, [base, game.name, game.defaults.get("track") or "course"])
    _, took = native(game, RACES)  # compiled now
    _, took = native(game, RACES)
    races = max(RACES, int(RACES * SECONDS / took))
    page.evaluate("race", 2000 * SECONDS)  # a browser compiles twice: soon, then well
    pairs = [(native(game, races)[0], page.evaluate("race", 1000 * SECONDS)) for _ in range(TIMES)]
    ratio = statistics.median(there / here for here, there in pairs)
    return max(here for here, _ in pairs) / 1e6, max(there for _, there in pairs) / 1e6, ratio


def weight(folder: Path, names: set[str]) -> int:
    """What files weigh on their way, packed as any host packs them; fonts aside."""
    paths = [folder / name for name in names if not name.endswith(FONTS)]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths if path.is_file())


def first_race(page: Any, url: str, game: str) -> tuple[float, float]:
    """Seconds to a lobby that can be used, and from its button to the first decision of a first race."""
    begun = time.perf_counter()
    page.goto(url)
    button = page.locator("article").nth(list(GAMES).index(game)).get_by_role("button", name="First race")
    button.wait_for()
    shown = time.perf_counter()
    button.click()
    page.wait_for_selector("[data-choice]")
    return shown - begun, time.perf_counter() - shown


def first_races(browser: Any, url: str, folder: Path) -> Iterator[tuple[str, float, float, int, int]]:
    """Per game: how long, what it weighs for a newcomer, and what for somebody who has raced another one."""
    times, asked = {}, {}
    for game in GAMES:
        context = browser.new_context(**DESKTOP, locale="en", service_workers="block")
        Quiet.asked.clear()
        times[game] = first_race(context.new_page(), url, game)
        asked[game] = set(Quiet.asked)
        context.close()
    for game in GAMES:
        other = next(each for each in GAMES if each != game)
        yield game, *times[game], weight(folder, asked[game]), weight(folder, asked[game] - asked[other])


def measure() -> list[str]:
    from playwright.sync_api import sync_playwright

    lines = [f"Measured on {machine()} by `python -m benchmarks.wasm`, Chromium and native by turns in one run.", ""]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place, "site")
        write(folder)
        engine = next((folder / "engine").iterdir())
        thinker = next((folder / "assets").glob("thinker-*.js")).name
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        with hosted(folder) as url:
            base = f"{url}engine/{engine.name}/"
            lines += ["| random races on one core | native, million decisions/s | in Chromium | ratio |"]
            lines += ["|---|---:|---:|---:|"]
            page = browser.new_page()
            page.goto(f"{url}help.html")
            for name in GAMES:
                game = find_game(name)
                here, there, ratio = rates(page, game, base)
                lines.append(f"| {game.say('game.title')} | {here:.2f} | {there:.2f} | {ratio:.2f} |")
                print(lines[-1], flush=True)
            lines += ["", "| first race | lobby, s | to the first decision, s | kB, newcomer | kB, as a further game |"]
            lines += ["|---|---:|---:|---:|---:|"]
            for name, shown, decided, new, more in first_races(browser, url, folder):
                title = find_game(name).say("game.title")
                lines.append(f"| {title} | {shown:.2f} | {decided:.2f} | {new / 1000:.0f} | {more / 1000:.0f} |")
                print(lines[-1], flush=True)
            lines += ["", "| champion in two workers | s, the first time | s | tries |", "|---|---:|---:|---:|"]
            for name in GAMES:
                asked = json.loads((engine / f"{name}.json").read_text())["levels"]["champion"]["think"]
                found = page.evaluate(THINK, [base, name, f"{url}assets/{thinker}", 1000 * float(asked.rstrip("s"))])
                fresh, usual = found["fresh"], found["usual"]
                title = find_game(name).say("game.title")
                lines.append(f"| {title} | {fresh['seconds']:.2f} | {usual['seconds']:.2f} | {usual['tries']} |")
                print(lines[-1], flush=True)
        browser.close()
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", type=Path, help="the page to write the figures to, between its marks")
    options = parser.parse_args()
    if reason := why_not():
        print(reason)
        return 1
    lines = measure()
    if options.write is not None:
        text = options.write.read_text(encoding="utf-8")
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        options.write.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
