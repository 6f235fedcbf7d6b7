"""Settings of the search against the pilot: what tries, horizons and weights bring, on all cores.

    python benchmarks/tune_search.py speed --tries 300 --races 200 explore=0.2,0.5 horizon=1
    python benchmarks/tune_search.py heat --tries 600 --races 100 --climb 10

Every combination of the values given drives so many races against the pilot, on the same deals and in rotated seats.
With `--climb` it goes on from the best one: a setting is changed at random, and the change is kept if it wins more.
"""

import argparse
import itertools
import math
import multiprocessing
import multiprocessing.pool
import os
import random
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from paddock import Race
from paddock.bots import ask, bot
from paddock.bots.search import Budget, settings_of, think
from paddock.engine.fate import key_from_seed
from paddock.engine.search import SETTINGS

SHORT = {"heat": {"laps": 1}, "thunder": {"laps": 1}, "speed": {}, "scrap": {}}


@dataclass(frozen=True)
class Duel:
    """One race of the search against pilots on all other seats."""

    game: str
    seats: int
    tries: int
    settings: tuple[float, ...]
    number: int


def race(duel: Duel) -> float:
    """What the search won of one race: 1, a share of it, or nothing."""
    race = Race(duel.game, duel.seats, seed=duel.number // duel.seats, **SHORT[duel.game])
    own = race.seats[duel.number % duel.seats]
    pilot, settings, budget = bot("pilot", seed=duel.number), np.array(duel.settings), Budget(tries=duel.tries)
    decisions = 0
    while not race.over:
        seat = race.pending[0]
        move = ask(pilot, race, seat)
        if seat == own and len(race.legal(seat)) > 1:
            decisions += 1
            key = key_from_seed(f"{duel.number} {decisions}")
            move = think(race.guess(seat), seat, budget, key, 1, settings)[0].move
        race.play(seat, move)
    ranks = {seat: rank for seat, (rank, _) in race.scores().items()}
    first = [seat for seat, rank in ranks.items() if rank == 1]
    return (own in first) / len(first)


def interval(won: float, races: int) -> float:
    """Half of the 95 % interval of a share, after Agresti and Coull."""
    share = (won + 2) / (races + 4)
    return 1.96 * math.sqrt(share * (1 - share) / (races + 4))


def measure(
    pool: multiprocessing.pool.Pool, game: str, seats: int, tries: int, settings: Iterable[float], races: int
) -> float:
    """The share of races that settings win, told with its interval."""
    chosen = tuple(settings)
    duels = [Duel(game, seats, tries, chosen, number) for number in range(races)]
    won = 0.0
    for done, share in enumerate(pool.imap_unordered(race, duels), 1):
        won += share
        if done % 10 == 0:
            print(f"{game} {done} of {races}: {won / done:.1%} ±{interval(won, done):.1%}", file=sys.stderr, flush=True)
    words = " ".join(f"{name}={value:g}" for name, value in zip(SETTINGS, chosen, strict=True))
    print(f"{game} {words} tries={tries}: {won / races:.1%} ±{interval(won, races):.1%}", flush=True)
    return won / races


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SHORT))
    parser.add_argument("values", nargs="*", help="explore=0.2,0.5 and so on")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tries", type=int, default=300)
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--climb", type=int, default=0, help="changes to try")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    given = parser.parse_intermixed_args()
    usual = dict(zip(SETTINGS, settings_of(given.game), strict=True))
    lists = {
        name: [float(value) for value in values.split(",")] for name, values in (v.split("=") for v in given.values)
    }
    if unknown := set(lists) - set(SETTINGS):
        sys.exit(f"unknown settings: {', '.join(unknown)}; there are {', '.join(SETTINGS)}")
    Race(given.game, given.seats).game.prepare("search")
    with multiprocessing.get_context("spawn").Pool(given.cores) as pool:
        best, most = tuple(usual.values()), -1.0
        for values in itertools.product(*(lists.get(name, [usual[name]]) for name in SETTINGS)):
            share = measure(pool, given.game, given.seats, given.tries, values, given.races)
            if share > most:
                best, most = values, share
        for _ in range(given.climb):
            place = random.randrange(len(SETTINGS) - 1)
            changed = [*best]
            changed[place] *= math.exp(random.gauss(0, 0.5))
            share = measure(pool, given.game, given.seats, given.tries, changed, given.races)
            if share > most:
                best, most = tuple(changed), share
    print("best:", " ".join(f"{name}={value:g}" for name, value in zip(SETTINGS, best, strict=True)))


if __name__ == "__main__":
    main()
