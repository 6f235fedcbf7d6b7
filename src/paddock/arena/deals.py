"""Deals: who races whom under which chance, and how they change places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

from paddock.race import Race


@dataclass(frozen=True)
class Deal:
    """One deal: a seed for chance, and a bot for every unit (a team, or a single driver), by number."""

    number: int
    seed: str
    lineup: tuple[int, ...]

    @property
    def rotations(self) -> int:
        """How often the deal is played: once for every different way to move all bots on by some units.

        >>> Deal(0, "", (0, 1)).rotations, Deal(0, "", (0, 1, 0, 1)).rotations, Deal(0, "", (0, 0, 1, 1)).rotations
        (2, 2, 4)
        """
        line = self.lineup
        return next(by for by in range(1, len(line) + 1) if line == line[by:] + line[:by])

    def drivers(self, rotation: int) -> tuple[int, ...]:
        """The bot of every unit in one of the rotations."""
        return self.lineup[rotation:] + self.lineup[:rotation]


@dataclass(frozen=True)
class Plan:
    """What is played: a game with its options, and the bots. The same plan deals the same."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[str, ...]
    units: tuple[tuple[int, ...], ...]  #: the seats that race together, by number
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    threads: int = 1  #: that a bot may think with

    @classmethod
    def make(
        cls,
        game: str,
        bots: Sequence[str],
        *,
        seats: int | None = None,
        seed: int | str = 1,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> Plan:
        """A plan, checked; files that the options name are read now.

        >>> plan = Plan.make("speed", ["pilot", "random"], seats=4)
        >>> plan.units
        ((0, 2), (1, 3))
        """
        race = Race.from_header({"game": game, "seats": seats, "options": dict(options or {})}, seed=0)
        units = tuple(tuple(race.seats.index(seat) for seat in unit) for unit in race.units().values())
        return cls(
            race.game.name, tuple(dict.fromkeys(bots)), tuple(race.seats), units, str(seed), race.options, threads
        )

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Plan:
        """A plan as it was written down."""
        return cls(
            document["game"],
            tuple(document["bots"]),
            tuple(document["seats"]),
            tuple(tuple(unit) for unit in document["units"]),
            document["seed"],
            document["options"],
            document["threads"],
        )

    def document(self) -> dict[str, Any]:
        """The plan as data."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seats": list(self.seats),
            "units": [list(unit) for unit in self.units],
            "seed": self.seed,
            "options": dict(self.options),
            "threads": self.threads,
        }

    def race(self, deal: Deal) -> Race:
        """A race of a deal, before the first decision."""
        header = {"game": self.game, "seats": list(self.seats), "options": dict(self.options)}
        return Race.from_header(header, seed=deal.seed, folder=None)

    def deal(self, number: int) -> Deal:
        """The deal of that number.

        With more bots than units they take turns in all groups; otherwise all race, some of them for several units.
        """
        bots, units = len(self.bots), len(self.units)
        seed = f"{self.seed} {number}"
        if bots == 1:
            return Deal(number, seed, (0,) * units)
        if bots > units:
            groups = list(combinations(range(bots), units))
            lineup = list(groups[number % len(groups)])
        else:
            lineup = [(number + unit) % bots for unit in range(units)]
        Random(seed).shuffle(lineup)  # noqa: S311
        return Deal(number, seed, tuple(lineup))

    def deals_for(self, races: int) -> int:
        """How many deals make at least so many races; none is left half played."""
        deals = 0
        while races > 0:
            races -= self.deal(deals).rotations
            deals += 1
        return deals

    def stretch(self, first: int, last: int) -> Iterator[Deal]:
        return (self.deal(number) for number in range(first, last))
