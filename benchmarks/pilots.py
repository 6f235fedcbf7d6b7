"""How well the pilot drives: against random, on every track, at every number of players, seats rotated.

`python benchmarks/pilots.py [GAME]`
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import game as find_game
from paddock.games.contract import Game

RACES = 20_000


def courses_of(game: Game) -> list[dict[str, str]]:
    """The options of one race on every track, or of the only one there is."""
    return [{"track": track} for track in game.tracks.shipped()] or [{}]


def main(name: str = "speed") -> None:
    """Print the share of races that a team of pilots wins against teams of random drivers, with its 95 % interval."""
    game = find_game(name)
    game.prepare()
    for seats, options in ((seats, options) for options in courses_of(game) for seats in game.seats if seats > 1):
        names = game.notation.seat_names(seats)
        courses, _ = game.notation.make_course(names, options, Path())
        units = list(game.notation.units(courses[0], names).values())
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
        where = ", ".join([name, *options.values(), f"{seats} seats"])
        print(f"{where}: {share:.2%} +- {margin:.2%} of {RACES:,} races, {decisions:.0f} decisions each")


if __name__ == "__main__":
    main(*sys.argv[1:])
