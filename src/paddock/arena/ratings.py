"""Ratings: how often one bot is ahead of another, and OpenSkill's Plackett-Luce ratings, all with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

import numpy as np
import pyarrow as pa

from paddock.arena.tables import Tables
from paddock.engine.records import Array

NINETY_FIVE = 1.96  #: standard errors on either side
RATED = 1000  #: races that ratings are made of, at most: each takes its time
RESAMPLES = 30  #: of the deals, for the intervals of ratings
ORDERS = 10  #: of the races
FEW = 20  #: deals, from whose differences little can be learned


@dataclass(frozen=True)
class Share:
    """A share between 0 and 1, and where it lies with 95 % certainty."""

    share: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Pair:
    """Two bots in the same races: how often the first was ahead; level counts half."""

    one: str
    other: str
    races: int
    ahead: Share

    def as_dict(self) -> dict[str, Any]:
        ahead = self.ahead
        return {
            "bots": [self.one, self.other],
            "races": self.races,
            "share": ahead.share,
            "low": ahead.low,
            "high": ahead.high,
        }


@dataclass(frozen=True)
class Standing:
    """What a bot has reached: its rating with an interval, its wins, and the time that it takes."""

    bot: str
    rating: float
    low: float
    high: float
    races: int
    wins: Share  #: of the races that it took part in; a win that is shared is a part of one
    milliseconds: float | None  #: for one decision

    def as_dict(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": self.rating,
            "low": self.low,
            "high": self.high,
            "races": self.races,
            "wins": {"share": self.wins.share, "low": self.wins.low, "high": self.wins.high},
            "milliseconds": self.milliseconds,
        }


class Finishes:
    """Who drove which unit in every race, and how it ended."""

    def __init__(self, seats: pa.Table, bots: tuple[str, ...]) -> None:
        self.bots = bots
        names = seats["seat"].to_pylist()
        width = next((i for i, name in enumerate(names) if i and name == names[0]), len(names))
        units = seats["unit"].to_numpy()[:width]
        firsts = [int((units == unit).argmax()) for unit in np.unique(units)]
        places = {name: number for number, name in enumerate(bots)}

        def by_race(column: Any) -> Array:
            matrix: Array = np.asarray(column).reshape(-1, max(1, width))
            return matrix

        self.ranks = by_race(seats["rank"].to_numpy())[:, firsts]
        encoded = seats["bot"].combine_chunks().dictionary_encode()
        codes = np.array([places[name] for name in encoded.dictionary.to_pylist()], np.int16)
        self.drivers = by_race(codes[encoded.indices.to_numpy()])[:, firsts] if len(codes) else self.ranks
        self.deals = np.unique(by_race(seats["deal"].to_numpy())[:, 0], return_inverse=True)[1] if width else units

    def pair(self, one: int, other: int) -> Pair:
        """How often one bot was ahead of another."""
        ahead = np.zeros(len(self.ranks))
        met = np.zeros(len(self.ranks))
        for u in range(self.ranks.shape[1]):
            for v in range(self.ranks.shape[1]):
                both = (self.drivers[:, u] == one) & (self.drivers[:, v] == other)
                better = np.sign(self.ranks[:, v].astype(np.int16) - self.ranks[:, u])
                ahead += both * (1 + better) / 2
                met += both
        return Pair(self.bots[one], self.bots[other], int((met > 0).sum()), self._share(ahead, met))

    def pairs(self) -> list[Pair]:
        """All pairs of bots that have met."""
        made = [self.pair(one, other) for one, other in combinations(range(len(self.bots)), 2)]
        return [pair for pair in made if pair.races]

    def wins(self, bot: int) -> tuple[int, Share]:
        """The races of a bot, and the share of them that it has won."""
        best = self.ranks == self.ranks.min(axis=1, keepdims=True)
        parts = best / best.sum(axis=1, keepdims=True)
        driven = self.drivers == bot
        raced = driven.any(axis=1)
        return int(raced.sum()), self._share((parts * driven).sum(axis=1), raced.astype(float))

    def _share(self, sums: Array, counts: Array) -> Share:
        deals = int(self.deals.max(initial=-1)) + 1
        return clustered_share(
            np.bincount(self.deals, sums, deals), np.bincount(self.deals, counts, deals), int((counts > 0).sum())
        )

    def ratings(self, seed: int = 1) -> list[tuple[float, float, float]]:
        """Per bot the rating of OpenSkill, and its interval: the ratings of resampled deals."""
        random = np.random.default_rng(seed)
        of_deal = np.split(np.argsort(self.deals, kind="stable"), np.cumsum(np.bincount(self.deals))[:-1])
        share = min(1.0, RATED / max(1, len(self.deals)))
        taken = random.permutation(len(of_deal))[: max(1, int(len(of_deal) * share))]

        def rate(deals: Array) -> list[float]:
            return self._rate([race for deal in deals for race in of_deal[deal]])

        # A rating depends on the order of the races; in the mean of several orders that is little.
        rated = [float(value) for value in np.mean([rate(random.permutation(taken)) for _ in range(ORDERS)], axis=0)]
        again = [rate(random.choice(taken, len(taken))) for _ in range(RESAMPLES if len(self.bots) > 1 else 0)]
        low, high = np.quantile(again, [0.025, 0.975], axis=0) if again else (rated, rated)
        return [
            (value, min(value, float(least)), max(value, float(most)))
            for value, least, most in zip(rated, low, high, strict=True)
        ]

    def _rate(self, races: list[int]) -> list[float]:
        """OpenSkill, race by race. A bot with several units has one rating, and gets the mean of their changes."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0.0)  # nobody learns from one race to the next
        known = [model.rating() for _ in self.bots]
        for race in races:
            drivers = [int(driver) for driver in self.drivers[race]]
            if len(set(drivers)) == 1:
                continue
            after = model.rate(
                [[known[driver]] for driver in drivers], ranks=[float(rank) for rank in self.ranks[race]]
            )
            if len(set(drivers)) == len(drivers):
                for driver, team in zip(drivers, after, strict=True):
                    known[driver] = team[0]
                continue
            for driver in set(drivers):
                own = [team[0] for team, other in zip(after, drivers, strict=True) if other == driver]
                known[driver] = model.rating(
                    mu=sum(rating.mu for rating in own) / len(own), sigma=sum(rating.sigma for rating in own) / len(own)
                )
        return [float(rating.mu) for rating in known]


def clustered_share(sums: Array, counts: Array, races: int) -> Share:
    """A share of sums in counts, both by deal; the races of a deal depend on each other, the deals don't.

    Wilson's interval, for as many races as would differ that much by themselves.

    >>> share = clustered_share(np.array([1, 0, 1, 1] * 25), np.ones(100), 100)
    >>> share.share, round(share.low, 2), round(share.high, 2)
    (0.75, 0.66, 0.82)
    """
    total = float(counts.sum())
    deals = int((counts > 0).sum())
    if total == 0:
        return Share(0.5, 0.0, 1.0)
    share = float(sums.sum()) / total
    error = float(((sums - share * counts) ** 2).sum()) * deals / max(1, deals - 1) / total**2
    independent = share * (1 - share) / error if error > 0 else float(deals)
    if deals < FEW:
        independent = min(independent, float(races))
    return Share(share, *wilson(share, independent))


def wilson(share: float, n: float) -> tuple[float, float]:
    """Where a share lies that was seen in n independent trials."""
    z = NINETY_FIVE**2
    middle = (share + z / (2 * n)) / (1 + z / n)
    half = sqrt(z * (share * (1 - share) / n + z / (4 * n * n))) / (1 + z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(tables: Tables, bots: tuple[str, ...]) -> tuple[list[Standing], list[Pair]]:
    """All bots from the best to the weakest, and all pairs of them."""
    finishes = Finishes(tables.seats, bots)
    ratings = finishes.ratings()
    names = np.asarray(tables.seats["bot"].to_pylist())
    seconds, decisions = (tables.seats[key].to_numpy() for key in ("seconds", "decisions"))
    found = []
    for number, name in enumerate(bots):
        own = names == name
        timed = own & ~np.isnan(seconds.astype(float))
        took = float(seconds[timed].sum()) * 1000 / max(1, int(decisions[timed].sum())) if timed.any() else None
        found.append(Standing(name, *ratings[number], *finishes.wins(number), took))
    return sorted(found, key=lambda standing: -standing.rating), finishes.pairs()
