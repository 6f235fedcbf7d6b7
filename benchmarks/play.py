"""How long `make play` takes on a machine that has nothing of it yet, and the second time: `python benchmarks/play.py`.

It works on a fresh clone of what is committed here, with a virtual environment, a cache of compiled code and a cache of
Node packages of its own. How fast packages come is part of it.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

PORT = 8123
PAGE = f"http://127.0.0.1:{PORT}/"
LONGEST = 600  #: seconds to wait for anything


def main() -> None:
    here = Path(__file__).parents[1]
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "paddock"
        subprocess.run(["git", "clone", "--quiet", here, clone], check=True)  # noqa: S603, S607
        caches = {"PADDOCK_CACHE": "compiled", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
        environment = os.environ | {name: f"{folder}/{cache}" for name, cache in caches.items()}
        print(f"load before: {os.getloadavg()[0]:.1f}")
        for start in ("first", "second", "third"):
            play(clone, environment, start)


def play(clone: Path, environment: dict[str, str], start: str) -> None:
    """Run it until all games are ready, and end it."""
    begun = time.monotonic()
    running = subprocess.Popen(  # noqa: S603
        ["make", "play", f"ARGS=--no-browser --port {PORT}"],  # noqa: S607
        cwd=clone,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for(lambda: bool(urlopen(PAGE, timeout=2).read()))
        print(f"{start} start: the page answers after {time.monotonic() - begun:.1f} s", flush=True)
        waiting = set(games())
        while waiting:
            for game in sorted(waiting):
                if games()[game]["ready"]:
                    waiting.remove(game)
                    print(f"{start} start: {game} can be raced after {time.monotonic() - begun:.1f} s", flush=True)
            time.sleep(0.2)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait()


def games() -> dict[str, dict[str, bool]]:
    found: dict[str, dict[str, bool]] = json.load(urlopen(f"{PAGE}api/games", timeout=10))["games"]  # noqa: S310
    return found


def wait_for(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            if holds():
                return
        except OSError:
            time.sleep(0.05)
    sys.exit("the page does not answer")


if __name__ == "__main__":
    main()
