"""How long a view takes: `python benchmarks/views.py`, or as a part of `make bench-server`.

Races are driven at random to their end; after every move the race is looked at with the eyes of everybody.
"""

from __future__ import annotations

import json
import random
import time

from paddock.games import GAMES
from paddock.race import Race

VIEWS = 20_000  #: of every game


def microseconds(game: str, views: int = VIEWS) -> float:
    """The average time of a view."""
    chance, taken, made, seed = random.Random(1), 0.0, 0, 0
    while made < views:
        seed += 1
        race = Race(game, seed=seed)
        while not race.over and made < views:
            seat = chance.choice(race.pending)
            race.play(seat, chance.choice(race.legal(seat)))
            viewers = (*race.seats, None)
            begun = time.perf_counter()
            for viewer in viewers:
                race.view(viewer)
            taken += time.perf_counter() - begun
            made += len(viewers)
    return taken / made * 1e6


if __name__ == "__main__":
    print(json.dumps({game: round(microseconds(game), 1) for game in GAMES}))
