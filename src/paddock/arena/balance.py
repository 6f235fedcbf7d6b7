"""The balance lab: what a track or a table of cards does to a game, measured on many races beside another one.

It knows no rule. Who is ahead is what the game's `score` says of a position, asked after every round; a slot is the
place before the first decision. The better driver is the pilot, or a bot of one's choice, against the same that does
anything in every tenth decision, and against one that does nothing else.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, replace
from html import escape
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from paddock.arena.deals import Plan
from paddock.arena.plots import Bar, bars, distributions, figure, lines, page, table
from paddock.arena.racing import changes, run_with_bots, slots
from paddock.arena.ratings import NINETY_FIVE
from paddock.bots.processes import begin_work, end_pool
from paddock.bots.slipping import SLIPS
from paddock.engine.batch import run_charted
from paddock.engine.fate import key_from_seed
from paddock.engine.groups import Charts
from paddock.engine.numbers import Seat
from paddock.engine.records import Array
from paddock.games import game as find_game

PILOT = "pilot"  #: who races in compiled code
CHUNK = 200  #: races that a thread takes on at a time, of pilots
ROOKIE, RANDOM = 100, 1000  #: decisions of a thousand that a weaker driver makes at random
PERCENT = ("pole", "last", "skill", "chance")


@dataclass(frozen=True)
class Measure:
    """One figure of both, with half of its 95 % interval, and their difference: races of the same key are a pair."""

    name: str
    values: tuple[float, float]
    margins: tuple[float, float]
    margin: float  #: of the difference

    @property
    def difference(self) -> float:
        """The first minus the second."""
        return self.values[0] - self.values[1]

    def in_words(self) -> tuple[str, str, str]:
        """Both values and the difference, each with half of its interval."""
        scale, unit = (100, " %") if self.name in PERCENT else (1, "")
        one, other = (
            f"{scale * value:.2f}{unit} ± {scale * margin:.2f}"
            for value, margin in zip(self.values, self.margins, strict=True)
        )
        return one, other, f"{scale * self.difference:+.2f}{unit} ± {scale * self.margin:.2f}"

    def as_dict(self) -> dict[str, Any]:
        return {
            "measure": self.name,
            "values": list(self.values),
            "margins": list(self.margins),
            "difference": self.difference,
            "margin": self.margin,
        }


@dataclass(frozen=True)
class Sample:
    """Races of one of the two."""

    rounds: Array
    decisions: Array
    overtakes: Array
    lead_changes: Array
    wins: Array  #: per race and slot: the part of the win that it had
    ranks: list[Array]  #: per slot the mean rank by round
    skill: Array  #: per race the share of better drivers that were ahead of worse ones
    chance: Array  #: the same against random drivers

    def of(self, name: str) -> Array:
        if name == "pole":
            return self.wins[:, 0]
        if name == "last":
            return self.wins[:, -1]
        found: Array = getattr(self, name)
        return found


@dataclass(frozen=True)
class Comparison:
    """Two ways to set up a game, measured beside each other."""

    game: str
    names: tuple[str, str]
    races: int
    seats: int
    bot: str
    samples: tuple[Sample, Sample]
    measures: tuple[Measure, ...]

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bot": self.bot,
            "compared": list(self.names),
            "races": self.races,
            "seats": self.seats,
            "measures": [measure.as_dict() for measure in self.measures],
        }


MEASURES = ("rounds", "decisions", "overtakes", "lead_changes", *PERCENT)


def compare(
    game: str,
    one: Mapping[str, Any],
    other: Mapping[str, Any],
    races: int,
    *,
    seats: int | None = None,
    bot: str = PILOT,
    seed: str = "1",
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> Comparison:
    """Race a bot so many times with these and with those options, under the same keys."""
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        progress(done, 6 * races)

    plans = [Plan.make(game, [bot], seats=seats, seed=seed, options=options) for options in (one, other)]
    samples = [sample(plan, races, workers, count) for plan in plans]
    measures = tuple(measure(name, samples[0].of(name), samples[1].of(name)) for name in MEASURES)
    named = names_of(one, other)
    return Comparison(plans[0].game, named, races, len(plans[0].seats), bot, (samples[0], samples[1]), measures)


def measure(name: str, one: Array, other: Array) -> Measure:
    """The means of both, and how far off they may be."""
    return Measure(
        name, (float(one.mean()), float(other.mean())), (margin_of(one), margin_of(other)), margin_of(one - other)
    )


def margin_of(values: Array) -> float:
    """Half of the 95 % interval of a mean."""
    return NINETY_FIVE * float(values.std(ddof=1)) / sqrt(len(values))


def names_of(one: Mapping[str, Any], other: Mapping[str, Any]) -> tuple[str, str]:
    """What differs, in words.

    >>> names_of({"track": "new/usa.toml"}, {"track": "italy"}), names_of({}, {"laps": 3})
    (('usa.toml', 'italy'), ('as usual', 'laps=3'))
    """
    differ = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    alone = len(differ) == 1 and differ[0] in one and differ[0] in other

    def name(options: Mapping[str, Any]) -> str:
        said = [Path(str(options[key])).name if alone else f"{key}={options[key]}" for key in differ if key in options]
        return ", ".join(said) or "as usual"

    return name(one), name(other)


def sample(plan: Plan, races: int, workers: int | None, count: Callable[[int], None]) -> Sample:
    """Races of one bot, and races in which every other unit has a weaker driver."""
    plain, slips, chance = ([*runs] for runs in run(plan, races, workers, count))
    rounds, decisions, overtakes, lead_changes, wins = (
        np.concatenate(part) for part in zip(*(row[:5] for row in plain), strict=True)
    )
    ranks = mean_ranks([row[5] for row in plain], int(np.median(rounds)) + 1)
    return Sample(
        rounds, decisions, overtakes, lead_changes, wins, ranks, np.concatenate(slips), np.concatenate(chance)
    )


def run(plan: Plan, races: int, workers: int | None, count: Callable[[int], None]) -> Iterator[list[Any]]:
    """What is kept of all races of a plan: without weaker drivers, and with two kinds of them."""
    fast = plan.bots == (PILOT,)
    size = CHUNK if fast else 1
    if fast:
        find_game(plan.game).prepare("charts")
    with ThreadPoolExecutor(workers or os.cpu_count()) if fast else on_all_cores(workers) as pool:
        for weak in (0, ROOKIE, RANDOM):
            work = [pool.submit(run_some, plan, weak, at, min(at + size, races)) for at in range(0, races, size)]
            for each in as_completed(work):
                each.result()
                count(size)
            yield [each.result() for each in work]


@contextmanager
def on_all_cores(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    """Processes for bots that run in Python; when something goes wrong nobody waits for what they are at."""
    pool = ProcessPoolExecutor(workers or os.cpu_count(), get_context("spawn"), initializer=begin_work)
    try:
        yield pool
    finally:
        end_pool(pool)


def run_some(plan: Plan, weak: int, first: int, last: int) -> Any:
    """What is kept of some races; of a thousand decisions of the weaker drivers so many are random.

    The weaker half of the field changes from race to race.
    """
    weaker = [[weak * ((place + number) % 2) for place in range(len(plan.units))] for number in range(first, last)]
    charts = charts_of(plan, first, np.array(weaker, np.int16))
    firsts = [unit[0] for unit in plan.units]
    return ahead(charts.scores[:, firsts, 0], np.array(weaker)) if weak else boiled_down(charts, firsts)


def charts_of(plan: Plan, first: int, weaker: Array) -> Charts:
    """How races went in which some units have weaker drivers, from a deal on."""
    deals = [plan.deal(first + i) for i in range(len(weaker))]
    if plan.bots == (PILOT,):
        race = plan.race(deals[0])
        courses, _ = race.game.notation.make_course(race.seats, race.options, None)
        slips = np.zeros((len(deals), len(plan.seats)), np.int16)
        for place, unit in enumerate(plan.units):
            slips[:, list(unit)] = weaker[:, place : place + 1]
        return run_charted(race.game, courses, slips, [key_from_seed(deal.seed) for deal in deals])
    weak = int(weaker.max())
    bots = (plan.bots[0], "random" if weak == RANDOM else f"{SLIPS}{weak}:{plan.what(plan.bots[0])}")
    against = replace(plan, bots=bots)
    lineups = [tuple(int(share > 0) for share in row) for row in weaker]
    races = [(replace(deal, lineup=lineup), 0) for deal, lineup in zip(deals, lineups, strict=True)]
    return run_with_bots(against, races).charts


def boiled_down(charts: Charts, firsts: list[Seat]) -> tuple[Array, Array, Array, Array, Array, tuple[Array, Array]]:
    """What is kept of some races, per unit."""
    ranks = charts.ranks[:, : charts.rows.max()]
    of_units = ranks[:, :, firsts]
    overtakes, lead_changes = changes(of_units, charts.rows)
    order = slots(ranks[:, 0], charts.firsts)[:, firsts].argsort(axis=1)
    final = np.take_along_axis(charts.scores[:, firsts, 0], order, axis=1)
    first = final == final.min(axis=1, keepdims=True)
    by_slot = np.take_along_axis(of_units, order[:, None, :], axis=2)
    rows = np.arange(by_slot.shape[1]) < charts.rows[:, None]
    sums = (by_slot * rows[:, :, None]).sum(axis=0)
    return (
        charts.rows - 1,
        charts.decisions.sum(axis=1),
        overtakes,
        lead_changes,
        first / first.sum(axis=1, keepdims=True),
        (sums, rows.sum(axis=0)),
    )


def mean_ranks(parts: list[tuple[Array, Array]], rows: int) -> list[Array]:
    """Per slot the mean rank by round, over races that were still on."""
    sums, counts = np.zeros((rows, parts[0][0].shape[1])), np.zeros(rows)
    for total, n in parts:
        most = min(rows, len(n))
        sums[:most] += total[:most]
        counts[:most] += n[:most]
    return list((sums / np.maximum(1, counts)[:, None]).T)


def ahead(ranks: Array, slips: Array) -> Array:
    """Per race the share of pairs of a better and a worse driver in which the better one was ahead; level is half."""
    better = slips[:, :, None] < slips[:, None, :]
    won = (1 + np.sign(ranks[:, None, :].astype(np.int16) - ranks[:, :, None])) / 2
    found: Array = (won * better).sum(axis=(1, 2)) / better.sum(axis=(1, 2))
    return found


# The picture

TITLES = {
    "rounds": "Rounds (or turns)",
    "decisions": "Decisions",
    "overtakes": "Overtakes",
    "lead_changes": "Changes of the lead",
    "pole": "Races won from the first slot",
    "last": "Races won from the last slot",
    "skill": "Better driver ahead (the same, against one that does anything in every tenth decision)",
    "chance": "Ahead of a random driver",
}


def draw_comparison(found: Comparison) -> str:
    """A page with the figures and how they are spread."""
    one, other = found.names
    units = found.samples[0].wins.shape[1]
    slot_bars = []
    for place in range(units):
        for hue, (name, each) in enumerate(zip(found.names, found.samples, strict=True)):
            wins = each.wins[:, place]
            share, margin = float(wins.mean()), margin_of(wins)
            slot_bars.append(
                Bar(f"slot {place + 1}: {name}", 100 * share, 100 * (share - margin), 100 * (share + margin), hue)
            )
    spreads = [
        figure(
            distributions(
                {name: Counter(each.of(key).tolist()) for name, each in zip(found.names, found.samples, strict=True)},
                TITLES[key],
                TITLES[key].lower(),
            ),
            f"{TITLES[key]} in a race.",
        )
        for key in ("rounds", "overtakes", "lead_changes")
    ]
    charts = {
        f"{name}, slot {place + 1}": [(float(row), float(rank)) for row, rank in enumerate(each.ranks[place])]
        for name, each in zip(found.names, found.samples, strict=True)
        for place in {0, units - 1}
    }
    cells = [[TITLES[measure.name], *measure.in_words()] for measure in found.measures]
    field = f"{found.seats} seats, {found.races} races of {escape(found.bot)} with each"
    return page(
        f"{one} and {other}",
        [
            f"<p>{escape(found.game)}, {field}, under the same keys, and as many with weaker drivers on half of the "
            "seats. ± is half of a 95 % interval.</p>",
            table(("", one, other, "Difference"), cells),
            "<h2>Where they start</h2>",
            figure(
                bars(slot_bars, "Wins by slot", "%", even=100 / units),
                "Races won, by the place before the first decision.",
            ),
            figure(
                lines(charts, "Mean place by round", "round", "place", best_on_top=True),
                "The mean place after every round of who started first, and of who started last.",
            ),
            "<h2>Length, overtakes, the lead</h2>",
            *spreads,
        ],
    )
