"""A real `paddock serve` for tests: started, killed, and started again on the same database.

Most of the time that a server takes to start goes into loading libraries. Where it is started hundreds of times a
nursery has loaded them once, and every server is a fork of it: a process of its own, which can be killed like any.
"""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import IO, Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.waiting import PATIENCE

PADDOCK = Path(sys.executable).with_name("paddock")
#: Options of a short race.
SHORT: dict[str, dict[str, Any]] = {
    "heat": {"laps": 1},
    "thunder": {"laps": 1, "cars": 1, "track": "halfmile_bowl"},
    "speed": {"max_rounds": 1},
    "scrap": {"short": True, "auto_skip": True},
}
#: Below those that a system gives to whoever connects to something, and none that a browser refuses to visit: what is
#: free here stays free until a server takes it, and while a server is down.
PORTS = [*range(20_000, 32_000)]


HASTY = "hasty"


def take_ports(share: int, of: int) -> None:
    """Keep to one of so many shares of the ports: those who start servers at once don't get in each other's way."""
    PORTS[:] = PORTS[share::of]


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


def read_meters(port: int) -> dict[str, float]:
    """What the meters of a server show, those with the same name together."""
    shown: defaultdict[str, float] = defaultdict(float)
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        for line in answer.read().decode().splitlines():
            if not line.startswith("#"):
                shown[line.partition("{")[0].partition(" ")[0]] += float(line.rpartition(" ")[2])
    return shown


class Nursery:
    """Has loaded everything that a server needs, and starts servers quickly; hasty ones keep snapshots all the time."""

    def __init__(self, hasty: bool = False) -> None:
        command = [sys.executable, "-m", "tests.server.running", *([HASTY] if hasty else [])]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self, arguments: list[str], log: Path) -> int:
        """A new server; the answer is the id of its process."""
        return int(self._ask({"start": arguments, "log": str(log)}))

    def end(self, process: int, how: int) -> None:
        """Send a signal to a server, and wait for its end."""
        self._ask({"end": process, "how": how})

    def _ask(self, order: dict[str, Any]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class Server:
    """A server on a port of its own, which stays the same when it is started again."""

    def __init__(self, nursery: Nursery, database: str, log: Path, *options: str, limits: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._meters = free_port()
        self.log = log
        self._nursery = nursery
        self._arguments = ["serve", "--port", str(self.port), "--database", database, "--json-logs"]
        self._arguments += ["--metrics", str(self._meters), *([] if limits else ["--no-limits"]), *options]
        self._process: int | None = None

    def start(self) -> None:
        self._process = self._nursery.start(self._arguments, self.log)

    def wait(self) -> float:
        """Until it answers; the answer is how many seconds that took."""
        begun = time.monotonic()
        while time.monotonic() < begun + PATIENCE:
            try:
                with urlopen(f"{self.url}/healthz", timeout=2) as answer:  # noqa: S310
                    answer.read()
                    return time.monotonic() - begun
            except (URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(f"The server does not answer: {self.log.read_text()[-2000:]}")

    def meter(self, name: str) -> float:
        """What one of the server's meters shows, all of its labels together."""
        return read_meters(self._meters).get(name, 0.0)

    @property
    def process(self) -> int:
        """The id of its process; with several workers that of the one which looks after them."""
        assert self._process is not None
        return self._process

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._nursery.end(self._process, how)
        self._process = None


def nursery(orders: IO[str], hasty: bool) -> None:
    """Start and end servers as ordered, until there are no more orders."""
    import paddock.cli
    import paddock.server.serve
    from paddock.games import GAMES
    from paddock.race import Race
    from paddock.server import hall, seals

    seals.PATIENCE = PATIENCE  # people who contribute to a deal may be as slow as a busy machine
    if hasty:
        hall.MANY_LINES, hall.SWEEP = 4, 0.1
    for name in GAMES:
        race = Race(name, seed=1, **SHORT.get(name, {}))
        race.view()
        race.play(race.pending[0], race.legal(race.pending[0])[0])
        Race.from_record(race.record())
    for line in orders:
        order = json.loads(line)
        if "start" in order:
            process = os.fork()
            if process == 0:
                log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
                for stream, target in ((os.open(os.devnull, os.O_RDONLY), 0), (log, 1), (log, 2)):
                    os.dup2(stream, target)
                sys.argv = [str(PADDOCK), *order["start"]]
                paddock.cli.main()
                os._exit(0)
            print(process, flush=True)
        else:
            os.kill(order["end"], order["how"])
            os.waitpid(order["end"], 0)
            print("ended", flush=True)


if __name__ == "__main__":
    nursery(sys.stdin, HASTY in sys.argv[1:])
