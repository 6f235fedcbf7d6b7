"""How well the pilot drives: against random, at every number of players, seats rotated.

`python benchmarks/pilots.py [GAME]`
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import game as find_game

RACES = 20_000


def main(name: str = "speed") -> None:
    """Print the share of races that a team of pilots wins against teams of random drivers, with its 95 % interval."""
    game = find_game(name)
    game.prepare()
    for seats in game.seats:
        names = game.seat_names(seats)
        courses, _ = game.make_course(names, {}, Path())
        units = list(game.units(courses[0], names).values())
        drivers = np.full((RACES, seats), game.loops.RANDOM, np.int8)
        mine = np.arange(RACES) % len(units)
        for unit, members in enumerate(units):
            drivers[np.ix_(mine == unit, members)] = game.loops.PILOT
        results = run_races(game, courses, drivers, key_from_seed("pilots"))
        first = results.scores[:, :, 0] == 1
        leaders = np.array([[first[race, members[0]] for members in units] for race in range(RACES)])
        share = float((leaders[np.arange(RACES), mine] / leaders.sum(axis=1)).mean())
        margin = 1.96 * sqrt(share * (1 - share) / RACES)
        decisions = results.decisions.mean()
        print(f"{name}, {seats} seats: {share:.2%} +- {margin:.2%} of {RACES:,} races, {decisions:.0f} decisions each")


if __name__ == "__main__":
    main(*sys.argv[1:])
