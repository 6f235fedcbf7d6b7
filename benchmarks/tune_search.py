"""Settings of the search against the pilot: what tries, horizons and weights bring, on all cores.

    python benchmarks/tune_search.py speed --tries 300 --races 200 curiosity=0,0.5 loyalty=1
    python benchmarks/tune_search.py heat --tries 600 --races 100 --climb 10
    python benchmarks/tune_search.py scrap --seats 6 --races 2000 --cluster auto

Every combination of the values given drives so many races against the pilot, on the same deals and in rotated seats.
With `--climb` it goes on from the best one: a setting is changed at random, and the change is kept if it gains more.

Won races tell little before there are hundreds of them, so each decision is looked at as well: wherever the search does
not do what the pilot would, both moves are compared again, on guesses of their own. What all decisions of a race gain
adds up to what the search gains on the pilot, with a fraction of the noise.
"""

import argparse
import itertools
import math
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from paddock import Race
from paddock.bots import ask, bot
from paddock.bots.crews import Crew, carry_out, cores, on_cluster, on_this_machine
from paddock.bots.search import Budget, Tree, settings_of, think
from paddock.engine.fate import key_from_seed
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array
from paddock.engine.search import CURIOSITY, IN, SETTINGS, SLIGHT

TWICE = 2_000  #: tries with which two moves are compared
SHORT = {"heat": {"laps": 1}, "thunder": {"laps": 1}, "speed": {}, "scrap": {}}


@dataclass(frozen=True)
class Duel:
    """One race of the search against pilots on all other seats."""

    game: str
    seats: int
    tries: int
    settings: tuple[float, ...]
    number: int


@dataclass(frozen=True)
class Outcome:
    """How a race ended, and what the decisions were worth."""

    won: float  #: 1, a share of it, or nothing
    gained: float  #: by all decisions that were not the pilot's, as a share of a win


def race(duel: Duel) -> Outcome:
    """Race the search against the pilot."""
    race = Race(duel.game, duel.seats, seed=duel.number // duel.seats, **SHORT[duel.game])
    own = race.seats[duel.number % duel.seats]
    pilot, settings, budget = bot("pilot", seed=duel.number), np.array(duel.settings), Budget(tries=duel.tries)
    decisions, gained = 0, 0.0
    while not race.over:
        seat = race.pending[0]
        move = ask(pilot, race, seat)
        if seat == own and len(race.legal(seat)) > 1:
            decisions += 1
            guess = race.guess(seat)
            chosen = think(guess, seat, budget, key_from_seed(f"{duel.number} {decisions}"), 1, settings)[0].move
            if chosen != move:
                gained += advantage(
                    guess, seat, chosen, move, key_from_seed(f"{duel.number} {decisions} anew"), settings
                )
            move = chosen
        race.play(seat, move)
    ranks = {seat: rank for seat, (rank, _) in race.scores().items()}
    first = [seat for seat, rank in ranks.items() if rank == 1]
    return Outcome((own in first) / len(first), gained)


def advantage(race: Race, seat: str, one: str, other: str, key: bytes, settings: Array) -> float:
    """By how much one move is better than another, if the pilot drives on."""
    tree, pair = Tree(race.game, len(race.seats), key), [race.grid.action(one), race.grid.action(other)]
    patient = settings.copy()
    patient[SLIGHT], patient[CURIOSITY] = -np.inf, 0
    tree.standing[pair] = IN
    tree.grow(race, race.seats.index(seat), patient, TWICE)
    n = int(tree.tries[pair].min())
    return float((tree.results[pair[0], :n] - tree.results[pair[1], :n]).mean()) / WHOLE if n else 0.0


def interval(values: list[float]) -> str:
    """A mean with half of its 95 % interval."""
    return f"{np.mean(values):.1%} ±{1.96 * np.std(values) / math.sqrt(len(values)):.1%}"


def measure(crew: Crew, game: str, seats: int, tries: int, settings: Iterable[float], races: int) -> float:
    """What settings gain on the pilot in a race, told with how many races they win."""
    chosen = tuple(settings)
    duels = [(Duel(game, seats, tries, chosen, number),) for number in range(races)]
    outcomes: list[Outcome] = []
    by = Counter[str]()
    for _, future in carry_out(crew, race, duels):
        done = future.result()
        outcomes.append(done.result)
        by[done.node] += 1
        if len(outcomes) % 10 == 0:
            shares = "".join(f", {node}: {share}" for node, share in sorted(by.items())) if len(by) > 1 else ""
            print(f"{game} {len(outcomes)} of {races}{shares}: {told(outcomes)}", file=sys.stderr, flush=True)
    words = " ".join(f"{name}={value:g}" for name, value in zip(SETTINGS, chosen, strict=True))
    print(f"{game} {words} tries={tries}: {told(outcomes)}", flush=True)
    return float(np.mean([outcome.gained for outcome in outcomes]))


def told(outcomes: list[Outcome]) -> str:
    gained, won = ([getattr(outcome, name) for outcome in outcomes] for name in ("gained", "won"))
    return f"gained {interval(gained)}, won {interval(won)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SHORT))
    parser.add_argument("values", nargs="*", help="explore=0.2,0.5 and so on")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tries", type=int, default=300)
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--climb", type=int, default=0, help="changes to try")
    parser.add_argument("--cores", type=int, default=cores())
    parser.add_argument("--cluster", help="a Ray cluster: its address, 'auto', or 'local' for one here")
    given = parser.parse_intermixed_args()
    usual = dict(zip(SETTINGS, settings_of(given.game), strict=True))
    lists = {
        name: [float(value) for value in values.split(",")] for name, values in (v.split("=") for v in given.values)
    }
    if unknown := set(lists) - set(SETTINGS):
        sys.exit(f"unknown settings: {', '.join(unknown)}; there are {', '.join(SETTINGS)}")
    Race(given.game, given.seats).game.prepare("search")
    with on_cluster(given.cluster) if given.cluster else on_this_machine(given.cores) as crew:
        best, most = tuple(usual.values()), -math.inf
        for values in itertools.product(*(lists.get(name, [usual[name]]) for name in SETTINGS)):
            gained = measure(crew, given.game, given.seats, given.tries, values, given.races)
            if gained > most:
                best, most = values, gained
        for _ in range(given.climb):
            place = random.randrange(len(SETTINGS))
            changed = [*best]
            changed[place] *= math.exp(random.gauss(0, 0.5))
            gained = measure(crew, given.game, given.seats, given.tries, changed, given.races)
            if gained > most:
                best, most = tuple(changed), gained
    print("best:", " ".join(f"{name}={value:g}" for name, value in zip(SETTINGS, best, strict=True)))


if __name__ == "__main__":
    main()
