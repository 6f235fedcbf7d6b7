"""Deals: who races whom under which chance, and how they change places."""

from __future__ import annotations

import csv
import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import PurePath
from random import Random
from typing import Any

from paddock.bots import BOTS, YARDSTICKS
from paddock.bots.program import PREFIX
from paddock.engine.numbers import Seat
from paddock.errors import BadOption
from paddock.race import Race

NAMED = re.compile(r"([A-Za-z][\w.-]{0,39})=(.+)", re.DOTALL)  #: a bot that is called something
WIDEST = 24  #: letters of a bot's name in a table


def split_bots(text: str) -> list[str]:
    """The bots of a list with commas; one that has commas of its own stands in quotes.

    >>> split_bots('pilot, "mine=program:python bot.py 1,2"')
    ['pilot', 'mine=program:python bot.py 1,2']
    """
    (row,) = csv.reader([text.replace("\n", " ")], skipinitialspace=True) if text.strip() else ([],)
    return [name.strip() for name in row]


def label_of(name: str) -> str:
    """What a bot is called where there is little room: a program that nobody has named by its file.

    >>> label_of("program:python3 bots/mine.py --fast"), label_of("champion")
    ('mine.py', 'champion')
    """
    kind, _, command = name.partition(":")
    if kind.partition("@")[0] == PREFIX and command:
        try:
            words = shlex.split(command)
        except ValueError:
            words = command.split()
        files = [word for word in words[1:] if not word.startswith("-")] or words[:1]
        name = PurePath(files[0]).name if files else command
    return name if len(name) <= WIDEST else f"{name[: WIDEST - 1]}…"


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
    """What is played: a game with its options, and the bots. The same plan deals the same.

    Bots take turns over all seats. Where one is named several times the names are a line-up instead, one for every unit
    of each race: `champion, pro, pro, pro` races one champion among three pros.
    """

    game: str
    bots: tuple[str, ...]
    seats: tuple[str, ...]
    units: tuple[tuple[Seat, ...], ...]  #: the seats that race together, by number
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    threads: int = 1  #: that a bot may think with
    lineup: tuple[int, ...] = ()  #: the bot of each unit, before they change places; nothing: all bots take turns
    made_of: Mapping[str, str] = field(default_factory=dict)  #: bots that are called something else than they are

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
        """A plan, checked; files that the options name are read now. `mine=program:COMMAND` gives a bot a name.

        >>> plan = Plan.make("speed", ["pilot", "random"], seats=4)
        >>> plan.units
        ((0, 2), (1, 3))
        >>> plan = Plan.make("heat", ["champion", "pro", "pro", "easy=search:20"])
        >>> plan.bots, plan.lineup, plan.what("easy")
        (('champion', 'pro', 'easy'), (0, 1, 1, 2), 'search:20')
        """
        made_of: dict[str, str] = {}
        named = [named_bot(name, made_of) for name in bots]
        known = tuple(dict.fromkeys(named))
        is_lineup = len(known) < len(named)
        if seats is None and is_lineup:
            seats = len(named)
        race = Race.from_header({"game": game, "seats": seats, "options": dict(options or {})}, seed=0)
        units = tuple(tuple(race.grid.seat(seat) for seat in unit) for unit in race.units().values())
        if is_lineup and len(named) != len(units):
            raise BadOption("bad_lineup", named=len(named), units=len(units))
        lineup = tuple(known.index(name) for name in named) if is_lineup else ()
        return cls(race.game.name, known, tuple(race.seats), units, str(seed), race.options, threads, lineup, made_of)

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
            tuple(document.get("lineup", ())),
            document.get("made_of", {}),
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
            **({"lineup": list(self.lineup)} if self.lineup else {}),
            **({"made_of": dict(self.made_of)} if self.made_of else {}),
        }

    def what(self, name: str) -> str:
        """What a bot is, by what it is called here."""
        return self.made_of.get(name, name)

    @property
    def labels(self) -> dict[str, str]:
        """What bots are called in tables: short, and each another name."""
        labels = {name: label_of(name) for name in self.bots}
        shared = [label for label in labels.values() if list(labels.values()).count(label) > 1]
        return {name: name if label in shared else label for name, label in labels.items()}

    def labelled(self) -> Plan:
        """The same plan, with the names that bots have in tables."""
        labels = self.labels
        made_of = {label: self.what(name) for name, label in labels.items() if label != self.what(name)}
        return replace(self, bots=tuple(labels.values()), made_of=made_of)

    def race(self, deal: Deal) -> Race:
        """A race of a deal, before the first decision."""
        header = {"game": self.game, "seats": list(self.seats), "options": dict(self.options)}
        return Race.from_header(header, seed=deal.seed, folder=None)

    def deal(self, number: int) -> Deal:
        """The deal of that number.

        A line-up races in every deal. With more bots than units they take turns in all groups; otherwise all race, some
        of them for several units.
        """
        bots, units = len(self.bots), len(self.units)
        seed = f"{self.seed} {number}"
        if bots == 1:
            return Deal(number, seed, (0,) * units)
        if self.lineup:
            lineup = list(self.lineup)
        elif bots > units:
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


def named_bot(text: str, made_of: dict[str, str]) -> str:
    """The name of `NAME=BOT`, which is remembered; a bot without one is called what it is."""
    found = NAMED.fullmatch(text)
    if found is None:
        return text
    name, what = found.groups()
    if name in {*BOTS, *YARDSTICKS} or made_of.get(name, what) != what:
        raise BadOption("bad_bot_name", name=name)
    made_of[name] = what
    return name
