"""Ratings: how often one bot is ahead of another, and Bradley-Terry's ratings of all of them, with 95 % intervals.

Every pair of units of a race is a comparison, of which level is half. What is unknown of a strength shrinks with the
deals, and all of them count.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from typing import Any

import numpy as np
import pyarrow as pa

from paddock.arena.results import ResultTables
from paddock.engine.records import Array

NINETY_FIVE = 1.96  #: standard errors on either side
AVERAGE = 1500.0  #: the mean of all ratings
SCALE = 400 / log(10)  #: as Elo's: who is rated 200 more is ahead in 76 of 100 races
STEPS = 100  #: to the strengths that fit best; a handful is enough
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
    even: float  #: the share that it would win if all were equally good
    milliseconds: float | None  #: for one decision

    def as_dict(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": self.rating,
            "low": self.low,
            "high": self.high,
            "races": self.races,
            "wins": {"share": self.wins.share, "low": self.wins.low, "high": self.wins.high},
            "even": self.even,
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

    def even(self, bot: int) -> float:
        """What a bot would win of its races if all were equally good: its part of the units in them."""
        driven = (self.drivers == bot).mean(axis=1)
        return float(driven[driven > 0].mean()) if driven.any() else 0.0

    def _share(self, sums: Array, counts: Array) -> Share:
        deals = int(self.deals.max(initial=-1)) + 1
        return clustered_share(
            np.bincount(self.deals, sums, deals), np.bincount(self.deals, counts, deals), int((counts > 0).sum())
        )

    def ratings(self) -> list[tuple[float, float, float]]:
        """Per bot its rating and the interval of it."""
        won = self._won()
        met = won + won.transpose(0, 2, 1)
        strengths = fitted(won.sum(axis=0))
        odds = chances(strengths[:, None] - strengths)
        anchor = chances(strengths)
        bend = (met.sum(axis=0) * odds * (1 - odds)).astype(float)
        curve = np.diag(bend.sum(axis=1) + anchor * (1 - anchor)) - bend
        # What each deal says for itself against all together; races of a deal depend on each other, deals don't.
        pulls = np.vstack([(won - met * odds).sum(axis=2), np.full(len(strengths), 0.5) - anchor])
        inverse = np.linalg.inv(curve)
        spread = inverse @ (pulls.T @ pulls) @ inverse * len(pulls) / max(1, len(pulls) - 1)
        about_mean = np.eye(len(strengths)) - 1 / len(strengths)
        errors = np.sqrt(np.diag(about_mean @ spread @ about_mean).clip(0))
        values = AVERAGE + SCALE * (strengths - strengths.mean())
        margins = NINETY_FIVE * SCALE * errors
        return [
            (float(value), float(value - margin), float(value + margin))
            for value, margin in zip(values, margins, strict=True)
        ]

    def _won(self) -> Array:
        """Per deal how often each bot was ahead of each other one."""
        won = np.zeros((int(self.deals.max(initial=-1)) + 1, len(self.bots), len(self.bots)))
        for u in range(self.ranks.shape[1]):
            for v in range(self.ranks.shape[1]):
                one, other = self.drivers[:, u], self.drivers[:, v]
                met = one != other
                ahead = (1 + np.sign(self.ranks[:, v].astype(np.int16) - self.ranks[:, u])) / 2
                np.add.at(won, (self.deals[met], one[met], other[met]), ahead[met])
        return won


def chances(leads: Array) -> Array:
    """How likely somebody is ahead who is so much stronger."""
    found: Array = 1 / (1 + np.exp(-leads))
    return found


def fitted(won: Array) -> Array:
    """The strengths under which it is likeliest that each was ahead of each so often.

    Everybody has also met somebody of strength 0 once and was level, so that nobody is endlessly strong.

    >>> fitted(np.array([[0, 30], [10, 0]])).round(2).tolist()
    [0.54, -0.54]
    """
    met = won + won.T
    strengths = np.zeros(len(won))
    for _ in range(STEPS):
        odds, anchor = chances(strengths[:, None] - strengths), chances(strengths)
        pull = (won - met * odds).sum(axis=1) + 0.5 - anchor
        bend = met * odds * (1 - odds)
        curve = np.diag(bend.sum(axis=1) + anchor * (1 - anchor)) - bend
        step = np.linalg.solve(curve, pull)
        strengths += step.clip(-1, 1)
        if abs(step).max() < 1e-9:
            break
    return strengths


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


def standings(tables: ResultTables, bots: tuple[str, ...]) -> tuple[list[Standing], list[Pair]]:
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
        found.append(Standing(name, *ratings[number], *finishes.wins(number), finishes.even(number), took))
    return sorted(found, key=lambda standing: -standing.rating), finishes.pairs()
