"""How long the first start takes, and every later one, up to the first move: `python benchmarks/startup.py [GAME]`.

Folders with the sources of other versions (`.../src`) may follow: their starts alternate with our own.
"""

import os
import subprocess
import sys
import tempfile
import time

FIRST_MOVE = """
from paddock import Race
from paddock.bots import ask, bot
race = Race({game!r}, seed=1)
seat = race.pending[0]
race.view(seat)
race.play(seat, ask(bot("pilot"), race, seat))
"""


def main(game: str = "speed", *others: str) -> None:
    """Start new processes with an empty cache of compiled code, and then with a full one."""
    versions = {"": os.environ, **{f" ({folder})": {**os.environ, "PYTHONPATH": folder} for folder in others}}
    with tempfile.TemporaryDirectory() as caches:
        for start in ("cold", "warm", "warm", "warm"):
            for number, (version, environment) in enumerate(versions.items()):
                begin = time.perf_counter()
                subprocess.run(  # noqa: S603
                    [sys.executable, "-c", FIRST_MOVE.format(game=game)],
                    env={**environment, "PADDOCK_CACHE": os.path.join(caches, str(number))},
                    check=True,
                )
                took = time.perf_counter() - begin
                print(f"{game}{version}, {start} start to the first move: {took:.2f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
