"""How long the first start takes, and every later one, up to the first move: `python benchmarks/startup.py [GAME]`."""

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


def main(game: str = "speed") -> None:
    """Start new processes with an empty cache of compiled code, and then with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        for start in ("cold", "warm", "warm", "warm"):
            begin = time.perf_counter()
            subprocess.run(  # noqa: S603
                [sys.executable, "-c", FIRST_MOVE.format(game=game)],
                env={**os.environ, "PADDOCK_CACHE": cache},
                check=True,
            )
            print(f"{game}, {start} start to the first move: {time.perf_counter() - begin:.2f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
