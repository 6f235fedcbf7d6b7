"""The law of ratings: which races count, by whom they were driven, and what they make of the ratings of all.

A rating is a mean (mu) and how uncertain it is (sigma), and a race moves both for everybody in it by the places alone,
as OpenSkill's Bradley-Terry model says: it compares each side with each other one. Plackett-Luce, which rates bots in
the arena, can give more to the second than to those who share the first place, and shared places are common here.

A game has two books. In the one for people those races are rated in which people have raced each other; bots that have
raced along are rated there like anybody else. The one against bots has the races in which there was nobody else: there
a hint can always be asked for, and nobody loses by leaving. No race is in both, and neither knows the other's ratings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar

Book = Literal["people", "bots"]
PEOPLE: Book = "people"
AGAINST_BOTS: Book = "bots"

MU, SIGMA = 25.0, 25.0 / 3  #: where everybody begins
TAU = 25.0 / 300  #: how much anybody may change from one race to the next
SURE = 3.0  #: sigmas below its mean a rating is shown: nobody is above others by luck
BEGIN, POINT = 1000.0, 25.0  #: what is shown at the beginning, and for one of mu: whoever is average settles near 1500
PROVISIONAL = 5.0  #: sigma above which a rating is provisional: for twenty races of two, or five of six

Key = TypeVar("Key", bound=Hashable)


class Rating(NamedTuple):
    """How good somebody is, as far as one knows.

    >>> Rating().shown, Rating().is_provisional
    (1000.0, True)
    """

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> float:
        """One number, on the scale that people see."""
        return BEGIN + POINT * (self.mu - SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL


class Driver(NamedTuple):
    """Whose rating a seat counts for: its player's, whoever drove on for them, or that of a bot which always had it."""

    player: str | None
    bot: str | None


def driver_of(row: Any) -> Driver:
    """Of a seat of a race that is over."""
    return Driver(row.player, None) if row.player is not None else Driver(None, row.bot)


def book_of(rows: Sequence[Any]) -> Book | None:
    """The book that a race counts in by how it ended; None if it is not rated.

    It was dealt for it and nobody was helped (`fresh`), two sides have raced, and nobody drove on more than one of
    them, as people do who share a screen.
    """
    if not rows or not all(row.fresh and row.unit is not None for row in rows):
        return None
    units: dict[str, set[str]] = {row.unit: set() for row in rows}
    for row in rows:
        if row.player is not None:
            units[row.unit].add(row.player)
    people = [players for players in units.values() if players]
    if len(units) < 2 or not people or sum(map(len, people)) > len(set().union(*people)):
        return None
    return PEOPLE if len(people) > 1 else AGAINST_BOTS


@cache
def model() -> Any:
    """OpenSkill is loaded when the first race is rated."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=MU, sigma=SIGMA, tau=TAU)


def rated(sides: Sequence[tuple[int, Sequence[Key]]], known: Mapping[Key, Rating]) -> dict[Key, Rating]:
    """What a race makes of ratings: the place of every side, and who drove for it.

    A bot with several seats gets the mean of what each of them has come to.

    >>> after = rated([(1, ["ana"]), (2, ["ben"])], {})
    >>> after["ana"].mu > 25 > after["ben"].mu
    True
    """
    law = model()
    begin = Rating()
    before = [[known.get(key, begin) for key in keys] for _, keys in sides]
    teams = [[law.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
    after = law.rate(teams, ranks=[float(place) for place, _ in sides])
    found: dict[Key, list[Rating]] = defaultdict(list)
    for (_, keys), side in zip(sides, after, strict=True):
        for key, each in zip(keys, side, strict=True):
            found[key].append(Rating(float(each.mu), float(each.sigma)))
    return {key: each[0] if len(each) == 1 else mean(each) for key, each in found.items()}


def mean(ratings: Sequence[Rating]) -> Rating:
    n = len(ratings)
    return Rating(sum(each.mu for each in ratings) / n, sum(each.sigma for each in ratings) / n)


def sides_of(rows: Sequence[Any], keys: Mapping[str, Key]) -> list[tuple[int, list[Key]]]:
    """The sides of a race, in an order that is always the same: the place of each, and who drove for it."""
    units: dict[str, list[Any]] = defaultdict(list)
    for row in sorted(rows, key=lambda row: str(row.seat)):
        units[row.unit].append(row)
    return [(units[unit][0].place, [keys[row.seat] for row in units[unit]]) for unit in sorted(units)]


def month_of(at: float) -> str:
    """The month in which a race ended, in UTC.

    >>> month_of(0.0)
    '1970-01'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")
