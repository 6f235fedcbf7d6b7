"""What the pages cost: frames a second, first load, seconds to a usable page: `python -m benchmarks.browser`.

Needs what the tests of the pages need (docs/web.md). The cars are those of a full race of Thunder Alley, 7 teams with 6
each: every second the page is told of a state in which all have moved, so that board and tower move everything at once.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.web.conftest import DESKTOP, PHONE, Server, chromium, why_not

from paddock.benchmark import machine
from paddock.games import GAMES

TEAMS, CARS = 7, 42
SLOWER = 4  #: times, to be like a cheap phone
SECONDS = 10
MOVE_EVERY = 1.0  #: seconds; a car takes at most 0.85 for its way
PORT = 18_439

#: Milliseconds between the frames that the page is asked for, and the most things that move at once.
COUNT_FRAMES = """(time) => new Promise((done) => {
  const gaps = [];
  const start = performance.now();
  let last = start;
  let moving = 0;
  const tick = (now) => {
    gaps.push(now - last);
    last = now;
    if (gaps.length % 10 === 0) moving = Math.max(moving, document.getAnimations().length);
    if (now - start < time) requestAnimationFrame(tick);
    else done({ gaps: gaps.slice(1), moving });
  };
  requestAnimationFrame(tick);
})"""


def main() -> int:
    reason = why_not()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    print(f"{machine()}; load of the machine before: {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for start in ("first", "second", "third"):
            print(f"`paddock play` to a usable page, {start} start: {seconds_to_page(browser):.1f} s")
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            server.start()
            try:
                for place, game in enumerate(GAMES):
                    print(f"first load of the table page, {game}: {first_load(browser, server, place)}")
                for look, screen in (("desktop, whole track", DESKTOP), ("phone, close up", PHONE)):
                    for slower in (1, SLOWER):
                        for mixed in (False, True):
                            order = "another order every second" if mixed else "order kept"
                            rate = frame_rate(browser, server, screen, slower, mixed)
                            print(f"{CARS} cars that all move at once, {look}, {order}, {slower}x slower CPU: {rate}")
            finally:
                server.stop()
        browser.close()
    return 0


def seconds_to_page(browser: Any) -> float:
    """From the command until the button of the first page can be pressed, in a browser that is open already."""
    with tempfile.TemporaryDirectory() as folder:
        page = browser.new_context(**DESKTOP).new_page()
        begin = time.perf_counter()
        command = [sys.executable, "-m", "paddock.cli", "play", "--no-browser", "--port", str(PORT)]
        served = subprocess.Popen(  # noqa: S603
            [*command, "--database", f"sqlite:///{folder}/tables.db"], stdout=subprocess.DEVNULL
        )
        try:
            while True:
                try:
                    page.goto(f"http://127.0.0.1:{PORT}/")
                    break
                except Exception:  # not there yet
                    if time.perf_counter() - begin > 120:
                        raise
                    time.sleep(0.05)
            page.wait_for_selector("article .primary:enabled", timeout=60_000)
            return time.perf_counter() - begin
        finally:
            page.context.close()
            served.terminate()
            served.wait()


def open_table(page: Any, server: Server, place: int) -> str:
    """Race now; the id of the table."""
    page.goto(server.url)
    page.locator("article").nth(place).locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]", timeout=60_000)
    return str(page.url.rsplit("/", 1)[1])


def first_load(browser: Any, server: Server, place: int) -> str:
    """What comes over the line when somebody with an empty cache follows a link to a table."""
    page = browser.new_context(**DESKTOP).new_page()
    table = open_table(page, server, place)
    page.context.close()
    page = browser.new_context(**DESKTOP).new_page()
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("main.race", timeout=60_000)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate("""() => {
      const sizes = {};
      for (const one of performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))) {
        const kind = /\\.(js|css|woff2?)$/.exec(new URL(one.name).pathname)?.[1] ?? 'other';
        sizes[kind] = (sizes[kind] ?? 0) + one.encodedBodySize;
      }
      return sizes;
    }""")
    page.context.close()
    budget = sum(size for kind, size in sizes.items() if kind != "other")
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sorted(sizes.items()))
    return f"{budget / 1000:.1f} kB compressed (JS, CSS, fonts) of 200; {parts}"


#: Opens a full table of Thunder Alley, sits down, lets bots have the other teams, and answers with its id.
FULL_TABLE = """async ([teams, cars]) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
  const wanted = { game: 'thunder', seats: teams, options: { track: 'mesa_superspeed', cars: cars / teams } };
  const { table } = await post('/api/tables', wanted);
  const command = (body) => post(`/api/tables/${table.id}/commands`, { id: crypto.randomUUID(), ...body });
  await command({ do: 'sit', seat: table.seats[0], name: 'A' });
  await command({ do: 'start', bot: 'pilot' });
  return table.id;
}"""


def frame_rate(browser: Any, server: Server, screen: dict[str, Any], slower: int, mixed: bool) -> str:
    """A table with 42 cars that all move, seen by a spectator."""
    page = browser.new_context(**screen).new_page()
    page.set_default_timeout(120_000)
    page.goto(server.url)
    page.wait_for_load_state("networkidle")  # we are known here, and under one name
    table = page.evaluate(FULL_TABLE, [TEAMS, CARS])
    snapshot = page.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", table)
    sockets: list[Any] = []
    from_outside(snapshot)
    page.route(
        re.compile(rf"/api/tables/{table}(\?|$)"),
        lambda route: route.fulfill(content_type="application/json", body=json.dumps(snapshot)),
    )
    page.route_web_socket(re.compile(r"/socket$"), lambda socket: (sockets.append(socket), greet(socket, table)))
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_function("(cars) => document.querySelectorAll('.board .car').length === cars", arg=CARS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    state = snapshot["state"]
    # Two at first, as the first state after the greeting is shown at once.
    for seen in (1, 2):
        tell(sockets[-1], state, seen, mixed)
    page.evaluate(f"() => {{ window.counted = ({COUNT_FRAMES})({SECONDS * 1000}) }}")
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        seen += 1
        tell(sockets[-1], state, seen, mixed)
        page.wait_for_timeout(MOVE_EVERY * 1000)
    counted = page.evaluate("() => window.counted")
    page.context.close()
    gaps = sorted(counted["gaps"])
    rate = 1000 * len(gaps) / sum(gaps)
    late = gaps[int(len(gaps) * 0.95)]
    return f"{rate:.1f} frames/s, 95 % within {late:.0f} ms, slowest {gaps[-1]:.0f} ms, {counted['moving']} animations"


def from_outside(snapshot: dict[str, Any]) -> None:
    """The table as somebody sees it who only watches."""
    state = snapshot["state"]
    state["view"].pop("you", None)
    state.update(choices=[], deciding=[], refusals={})


def greet(socket: Any, table: str) -> None:
    welcome = {"type": "welcome", "protocol": 1, "table": table, "you": "x", "name": "x", "seats": [], "seat": None}
    socket.on_message(lambda _: socket.send(json.dumps(welcome)))


def tell(socket: Any, state: dict[str, Any], seen: int, mixed: bool) -> None:
    """All cars have moved: equally far, or each as far as it likes, so that the whole tower changes too."""
    view = state["view"]
    sectors, driven = view["sectors"], {}
    for number, car in view["cars"].items():
        sector, lane = map(int, car["at"].split("."))
        way = car["x"] * sectors + sector + (1 + (int(number) * 7 + seen) % 5 if mixed else 3)
        driven[int(number)] = way
        car.update(x=way // sectors, at=f"{way % sectors}.{lane}")
    view["order"].sort(key=lambda number: -driven[number])
    view["turns"] = seen
    socket.send(json.dumps({"type": "events", "since": seen - 1, "seen": seen, "events": [], "state": state}))


if __name__ == "__main__":
    sys.exit(main())
