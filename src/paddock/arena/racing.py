"""Racing: play a stretch of deals and write down how it went.

Where only pilots and random drivers race, the races run in compiled code; the first deals are run once more through
`Race`, by the same chance to the same end, to count moves and events.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa

from paddock.arena.deals import Deal, Plan
from paddock.arena.results import COUNTS, RACES, SEATS, ResultTables
from paddock.bots import LEVELS, Bot, ask, bot
from paddock.bots.program import ProgramBot
from paddock.bots.settings import settings_file
from paddock.bots.slipping import SLIPS, slips_in
from paddock.engine.batch import run_charted
from paddock.engine.fate import below, fates, key_from_seed
from paddock.engine.groups import Charts
from paddock.engine.loops import ALWAYS
from paddock.engine.numbers import Seat, all_seats, seated
from paddock.engine.records import Array
from paddock.games.contract import Game
from paddock.games.spots import Spot
from paddock.race import Race

SAMPLED = 100  #: deals whose moves and events are counted, of races in compiled code

Name = tuple[Seat | None, str, str]  #: a seat by number, a kind, a name


def slips_of(game: str, name: str) -> int | None:
    """How many of a thousand decisions a bot makes at random that can drive in compiled code; None for the others.

    >>> slips_of("heat", "random"), slips_of("heat", "slips:100:pilot"), slips_of("heat", "search:200")
    (1000, 100, None)
    """
    if name.startswith(SLIPS):
        share, driver = slips_in(name)
        return share if driver == "pilot" else None
    if name in ("random", "pilot"):
        return ALWAYS if name == "random" else 0
    level: dict[str, Any] = settings_file(game)[name] if name in LEVELS else {"think": name}
    return None if "think" in level else round(ALWAYS * level.get("slips", 0))


def is_compiled(plan: Plan) -> bool:
    """Whether all bots of a plan can drive in compiled code."""
    return all(slips_of(plan.game, plan.what(name)) is not None for name in plan.bots)


def play_deals(plan: Plan, first: int, last: int) -> ResultTables:
    """All races of the deals from `first` to `last - 1`."""
    races = [(deal, rotation) for deal in plan.stretch(first, last) for rotation in range(deal.rotations)]
    if is_compiled(plan):
        raced = run_compiled(plan, races)
        for i, (deal, rotation) in enumerate(races):
            if deal.number < SAMPLED:
                raced.counts[i] = count_again(plan, deal, rotation)
        return write_tables(plan, races, raced)
    return write_tables(plan, races, run_with_bots(plan, races))


@dataclass
class Raced:
    """How some races went, before it is written into tables."""

    charts: Charts
    seconds: Array | None = None  #: per race and seat
    counts: list[Counter[Name]] = field(default_factory=list)


def drivers_of(plan: Plan, deal: Deal, rotation: int) -> list[int]:
    """The bot of every seat."""
    drivers = [0] * len(plan.seats)
    for unit, number in zip(plan.units, deal.drivers(rotation), strict=True):
        for seat in unit:
            drivers[seat] = number
    return drivers


# In compiled code


def run_compiled(plan: Plan, races: list[tuple[Deal, int]]) -> Raced:
    race = plan.race(races[0][0])
    slips = np.array([slips_of(plan.game, plan.what(name)) for name in plan.bots], np.int16)
    drivers = np.array([drivers_of(plan, deal, rotation) for deal, rotation in races])
    courses, _ = race.game.notation.make_course(race.seats, race.options, None)
    charts = run_charted(race.game, courses, slips[drivers], [key_from_seed(deal.seed) for deal, _ in races])
    return Raced(charts, counts=[Counter() for _ in races])


def count_again(plan: Plan, deal: Deal, rotation: int) -> Counter[Name]:
    """Run a race of compiled drivers once more and count its moves and events."""
    race = plan.race(deal)
    slips = [slips_of(plan.game, plan.what(plan.bots[number])) or 0 for number in drivers_of(plan, deal, rotation)]
    whims = fates(key_from_seed(deal.seed), first=1)
    while not race.over:
        seat = race.pending[0]
        share = slips[race.grid.seat(seat)]
        if share == ALWAYS or (share > 0 and below(whims[0], ALWAYS) < share):
            legal = race.legal(seat)
            race.play(seat, legal[below(whims[0], len(legal))])
        else:
            race.play(seat, race.pilot_move(seat, whims))
    return moves_and_events(race)


# With bots


def run_with_bots(plan: Plan, races: list[tuple[Deal, int]]) -> Raced:
    shape = (len(races), len(plan.seats))
    scores, decisions, lasts = np.zeros((*shape, 2), np.int32), np.zeros(shape, np.int32), np.zeros(shape, np.int16)
    seconds, firsts = np.zeros(shape), np.zeros(len(races), np.int8)
    charts: list[list[list[int]]] = []
    counts: list[Counter[Name]] = []
    for i, (deal, rotation) in enumerate(races):
        race = plan.race(deal)
        firsts[i] = race.grid.seat(race.pending[0])
        chart, counted = run_one(plan, deal, rotation, race, decisions[i], lasts[i], seconds[i])
        scores[i] = list(race.scores().values())
        charts.append(chart)
        counts.append(counted + moves_and_events(race))
    rows = np.array([len(chart) for chart in charts], np.int32)
    ranks = np.zeros((len(races), rows.max(), len(plan.seats)), np.int8)
    for i, chart in enumerate(charts):
        ranks[i, : len(chart)] = chart
    return Raced(Charts(scores, decisions, lasts, ranks, rows, firsts), seconds, counts)


def run_one(
    plan: Plan, deal: Deal, rotation: int, race: Race, decisions: Array, lasts: Array, seconds: Array
) -> tuple[list[list[int]], Counter[Name]]:
    """Let bots race to the end; the answer is the ranks by round, and how long decisions took and which went wrong."""
    drivers = [
        driver(plan, plan.bots[number], f"{deal.seed} {rotation} {seat}")
        for seat, number in enumerate(drivers_of(plan, deal, rotation))
    ]
    chart, counted, rounds = [ranks_of(race)], Counter[Name](), race.rounds
    while not race.over:
        for name in race.pending:
            seat = race.grid.seat(name)
            begun = time.perf_counter()
            move = ask(drivers[seat], race, name)
            took = time.perf_counter() - begun
            race.play(name, move)
            decisions[seat] += 1
            lasts[seat] = len(chart)
            seconds[seat] += took
            counted[seat, "time", str(bin_of(took))] += 1
            if race.over or race.rounds != rounds:
                rounds = race.rounds
                chart.append(ranks_of(race))
    for seat, each in zip(all_seats(len(drivers)), drivers, strict=True):
        for fault in each.faults if isinstance(each, ProgramBot) else ():
            counted[seat, "fault", fault] += 1
    return chart, counted


def driver(plan: Plan, name: str, seed: str) -> Bot:
    made = bot(plan.what(name), seed, outside=True)
    if hasattr(made, "threads"):
        made.threads = plan.threads
    return made


def ranks_of(race: Race) -> list[int]:
    return [rank for rank, _ in race.scores().values()]


def bin_of(seconds: float) -> int:
    """The power of two of milliseconds that a decision stayed within.

    >>> bin_of(0.0003), bin_of(0.003), bin_of(0.2)
    (1, 4, 256)
    """
    return 1 << max(0, int(np.ceil(np.log2(max(1e-3, 1000 * seconds)))))


def moves_and_events(race: Race) -> Counter[Name]:
    """How often every event has happened and every move was made, by seat, and where on the track what happened.

    Words of a move that name a seat or a team are left out. What happens to cars that nobody drives counts as nobody's.
    """
    places = {name: seat for seat, name in seated(race.seats)}
    named = {*race.seats, *race.units()}
    counted = Counter[Name]()
    for event in race.events:
        counted[places.get(event.seat or ""), "event", event.name] += 1
    for move in race.moves:
        words = " ".join(word for word in move.words.split(" ") if word not in named)
        counted[places[move.seat], "move", words] += 1
    for spot in spots_of(race):
        counted[places.get(spot.seat or ""), "spot", f"{spot.kind} {spot.space}"] += spot.n
    return counted


def spots_of(race: Race) -> Iterator[Spot]:
    """Where on the track of a race something happened."""
    spots = race.game.tracks.spots
    if spots is not None:
        yield from spots(track_of(race.game, race.options), race.events)


def track_of(game: Game, options: Mapping[str, Any]) -> Any:
    """The track of a race by its options, of a game that has tracks."""
    assert game.tracks.load is not None
    return game.tracks.load(options.get("track", game.defaults["track"]), None)


# Into tables


def write_tables(plan: Plan, races: list[tuple[Deal, int]], raced: Raced) -> ResultTables:
    charts = raced.charts
    deals = np.array([deal.number for deal, _ in races], np.int32)
    rotations = np.array([rotation for _, rotation in races], np.int16)
    drivers = np.array([drivers_of(plan, deal, rotation) for deal, rotation in races])
    ranks = charts.ranks[:, : charts.rows.max()]
    overtakes, lead_changes = changes(ranks[:, :, [unit[0] for unit in plan.units]], charts.rows)
    seats = len(plan.seats)
    unit_of = np.zeros(seats, np.int8)
    for number, unit in enumerate(plan.units):
        unit_of[list(unit)] = number
    seconds = raced.seconds
    return ResultTables(
        pa.table(
            [
                deals,
                rotations,
                (charts.rows - 1).astype(np.int16),
                charts.decisions.sum(axis=1, dtype=np.int32),
                overtakes.astype(np.int32),
                lead_changes.astype(np.int16),
                pa.nulls(len(races), pa.float64()) if seconds is None else seconds.sum(axis=1),
            ],
            schema=RACES,
        ),
        pa.table(
            [
                np.repeat(deals, seats),
                np.repeat(rotations, seats),
                pa.array(list(plan.seats) * len(races), pa.string()),
                np.tile(unit_of, len(races)),
                slots(ranks[:, 0], charts.firsts).ravel(),
                pa.array(plan.bots, pa.string()).take(pa.array(drivers.ravel())),
                charts.scores[:, :, 0].astype(np.int8).ravel(),
                charts.scores[:, :, 1].ravel(),
                charts.decisions.ravel(),
                charts.lasts.ravel(),
                pa.nulls(len(races) * seats, pa.float64()) if seconds is None else seconds.ravel(),
                rank_lists(ranks, charts.rows),
            ],
            schema=SEATS,
        ),
        write_counts(plan, races, drivers, raced.counts),
    )


def write_counts(plan: Plan, races: list[tuple[Deal, int]], drivers: Array, counts: list[Counter[Name]]) -> pa.Table:
    columns: list[list[Any]] = [[] for _ in COUNTS]
    for (deal, rotation), bots, counted in zip(races, drivers, counts, strict=True):
        for (seat, kind, name), n in counted.items():
            seated = (None, None) if seat is None else (plan.seats[seat], plan.bots[bots[seat]])
            for column, value in zip(columns, (deal.number, rotation, *seated, kind, name, n), strict=True):
                column.append(value)
    return pa.table(columns, schema=COUNTS)


def rank_lists(ranks: Array, rows: Array) -> pa.Array:
    """Per seat the ranks by round, as lists."""
    races, most, seats = ranks.shape
    lengths = np.repeat(rows, seats)
    used = np.arange(most) < lengths[:, None]
    flat = ranks.transpose(0, 2, 1).reshape(races * seats, most)[used]
    return pa.ListArray.from_arrays(np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32), pa.array(flat))


def slots(ranks: Array, firsts: Array) -> Array:
    """The places before the first decision: as the race stood, seats that stood level by whose turn it is.

    >>> slots(np.array([[1, 1], [2, 1]]), np.array([1, 0])).tolist()
    [[2, 1], [2, 1]]
    """
    seats = ranks.shape[1]
    turns = (np.arange(seats) - firsts[:, None]) % seats
    order = ranks.astype(np.int32) * seats + turns
    found: Array = 1 + (order[:, None, :] < order[:, :, None]).sum(axis=2)
    return found.astype(np.int8)


def changes(ranks: Array, rows: Array) -> tuple[Array, Array]:
    """Per race the overtakes and the changes of the lead, from the ranks of all units by round.

    An overtake is a pair of units of which the one behind is ahead a round later; the lead changes when somebody leads
    alone who was not the last to do so.

    >>> changes(np.array([[[1, 2], [2, 1], [1, 1], [2, 1]]]), np.array([4]))
    (array([1]), array([1]))
    """
    ranks = ranks.astype(np.int16)
    most = ranks.shape[1]
    last = np.minimum(np.arange(most), rows[:, None] - 1)
    ranks = np.take_along_axis(ranks, last[:, :, None], axis=1)
    ahead = np.sign(ranks[:, :, None, :] - ranks[:, :, :, None])
    overtakes = (ahead[:, 1:] * ahead[:, :-1] == -1).sum(axis=(1, 2, 3)) // 2
    best = ranks == ranks.min(axis=2, keepdims=True)
    alone = best.sum(axis=2) == 1
    leader = best.argmax(axis=2)
    known = np.maximum.accumulate(np.where(alone, np.arange(most), -1), axis=1)
    leader = np.where(known >= 0, np.take_along_axis(leader, np.maximum(known, 0), axis=1), -1)
    lead_changes = ((leader[:, 1:] != leader[:, :-1]) & (leader[:, :-1] >= 0)).sum(axis=1)
    return overtakes, lead_changes
