"""The report: one page about the results of an arena, from its tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from paddock.arena.deals import Plan
from paddock.arena.differences import TRIES, Progress, differences_part, find_differences
from paddock.arena.plots import Bar, bars, distributions, figure, lines, page, shown, table
from paddock.arena.racing import SAMPLED, is_compiled, track_of
from paddock.arena.ratings import Pair, Share, Standing, clustered_share, standings
from paddock.arena.results import ResultsFolder, ResultTables
from paddock.engine.records import Array
from paddock.errors import StoreError
from paddock.games import game as find_game

STEPS = 10  #: parts of a race at which it is looked who leads
SHOWN = 15  #: kinds of moves or events in one plot


def write_report(folder: Path, compared: int = 0, progress: Progress | None = None) -> str:
    """The page about a folder with results; in so many of its races all bots are asked what they would do."""
    results = ResultsFolder(folder)
    plan, tables = results.plan(), results.read()
    if not tables.races.num_rows:
        raise StoreError("no_races_yet")
    plan, tables = plan.labelled(), tables.renamed(plan.labels)
    found, pairs = standings(tables, plan.bots)
    rows = Rows(plan, tables)
    return page(
        f"{find_game(plan.game).say('game.title')}: {', '.join(plan.bots)}",
        [
            opening(plan, tables),
            ratings_part(plan, found),
            pairs_part(pairs),
            places_part(plan, rows),
            course_part(plan, rows),
            length_part(tables),
            lead_part(plan, rows),
            *spots_parts(plan, tables),
            *counts_parts(plan, tables),
            times_part(plan, tables),
            differences_part(find_differences(plan, compared, TRIES, progress), compared, TRIES) if compared else "",
        ],
    )


class Rows:
    """The seats of all races as arrays, one row for a race."""

    def __init__(self, plan: Plan, tables: ResultTables) -> None:
        width, seats = len(plan.seats), tables.seats

        def matrix(name: str) -> Array:
            made: Array = seats[name].to_numpy().reshape(-1, width)
            return made

        self.slots, self.ranks, self.deals = matrix("slot"), matrix("rank"), matrix("deal")[:, 0]
        self.deals = np.unique(self.deals, return_inverse=True)[1]
        encoded = seats["bot"].combine_chunks().dictionary_encode()
        places = np.array([plan.bots.index(name) for name in encoded.dictionary.to_pylist()])
        self.bots = places[encoded.indices.to_numpy()].reshape(-1, width)
        lists = seats["ranks"].combine_chunks()
        self.flat = lists.flatten().to_numpy()
        self.offsets = lists.offsets.to_numpy()
        # A unit that wins is one winner, however many seats it has.
        first = self.ranks == self.ranks.min(axis=1, keepdims=True)
        sizes = np.zeros(width)
        for unit in plan.units:
            sizes[list(unit)] = len(unit)
        winners = (first / sizes).sum(axis=1, keepdims=True)
        self.wins = first / winners

    def win_share(self, chosen: Array) -> Share:
        """How often the chosen seats have won."""
        deals = int(self.deals.max()) + 1
        counts = chosen.sum(axis=1)
        return clustered_share(
            np.bincount(self.deals, (self.wins * chosen).sum(axis=1), deals),
            np.bincount(self.deals, counts, deals),
            int((counts > 0).sum()),
        )

    def leads(self, part: float) -> Share:
        """How often somebody has won who led after a part of the race; who led level with others is one of them."""
        starts, lengths = self.offsets[:-1], np.diff(self.offsets)
        places = self.flat[starts + np.rint(part * (lengths - 1)).astype(int)].reshape(self.ranks.shape)
        return self.win_share(places == places.min(axis=1, keepdims=True))

    def mean_ranks(self, chosen: Array) -> list[tuple[float, float]]:
        """The mean rank of the chosen seats by round, as long as half of their races last."""
        picked = np.flatnonzero(chosen.ravel())
        lengths = self.offsets[picked + 1] - self.offsets[picked]
        points = []
        for row in range(int(np.median(lengths)) if len(lengths) else 0):
            there = picked[lengths > row]
            points.append((float(row), float(self.flat[self.offsets[there] + row].mean())))
        return points


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    return f"{percent(share.low)} to {percent(share.high)}"


def opening(plan: Plan, tables: ResultTables) -> str:
    deals = len(np.unique(tables.races["deal"].to_numpy()))
    options = ", ".join(f"{key}: {value}" for key, value in plan.options.items() if not isinstance(value, dict))
    own = ", ".join(key for key, value in plan.options.items() if isinstance(value, dict))
    words = [
        f"{tables.races.num_rows} races of {len(plan.seats)} seats: {deals} deals, each played once for every rotation "
        "of the bots over the seats, so that the luck of a deal falls on each of them.",
        f"Options: {options or 'as usual'}{f'; own {own}' if own else ''}. Seed: {plan.seed}.",
        "Dashed lines show what would be even; black lines are 95 % intervals.",
    ]
    return "".join(f"<p>{escape(line)}</p>" for line in words)


def ratings_part(plan: Plan, found: list[Standing]) -> str:
    if len(found) == 1:
        return f"<p>{escape(found[0].bot)} raced against itself: what differs comes of where they start.</p>"
    rows = [Bar(each.bot, each.rating, each.low, each.high, plan.bots.index(each.bot)) for each in found]
    figures = [
        [
            each.bot,
            f"{each.rating:.0f}",
            f"{each.low:.0f} to {each.high:.0f}",
            str(each.races),
            percent(each.wins.share),
            percent(each.even),
            "" if each.milliseconds is None else f"{each.milliseconds:.1f} ms",
        ]
        for each in found
    ]
    return (
        "<h2>Ratings</h2>"
        + figure(
            bars(rows, "Ratings", zero=False),
            "Bradley-Terry, on the scale of Elo: their mean is 1500, and who has 200 more is ahead in 76 of 100 races.",
        )
        + table(("Bot", "Rating", "95 %", "Races", "Won", "Even", "Per decision"), figures)
    )


def pairs_part(pairs: list[Pair]) -> str:
    if not pairs:
        return ""
    rows = [
        Bar(f"{pair.one} > {pair.other}", 100 * pair.ahead.share, 100 * pair.ahead.low, 100 * pair.ahead.high, number)
        for number, pair in enumerate(pairs)
    ]
    figures = [
        [pair.one, pair.other, str(pair.races), percent(pair.ahead.share), between(pair.ahead)] for pair in pairs
    ]
    return (
        "<h2>Pairs</h2>"
        + figure(bars(rows, "Pairs", "%", even=50), "How often the first was ahead of the second; level counts half.")
        + table(("Bot", "Against", "Races", "Ahead", "95 %"), figures)
    )


def places_part(plan: Plan, rows: Rows) -> str:
    """Wins by slot of the grid, by seat, and by both bot and slot."""
    even = 100 / len(plan.units)

    def bar(name: str, chosen: Array, hue: int) -> Bar:
        share = rows.win_share(chosen)
        return Bar(name, 100 * share.share, 100 * share.low, 100 * share.high, hue)

    everybody = np.ones_like(rows.slots, bool)
    by_slot = [bar(f"slot {slot}", rows.slots == slot, 0) for slot in np.unique(rows.slots)]
    columns = np.arange(len(plan.seats))
    by_seat = [bar(f"seat {name}", everybody & (columns == place), 1) for place, name in enumerate(plan.seats)]
    by_bot = {
        name: [
            (float(slot), 100 * rows.win_share((rows.bots == number) & (rows.slots == slot)).share)
            for slot in np.unique(rows.slots)
        ]
        for number, name in enumerate(plan.bots)
    }
    return (
        "<h2>Where they start</h2>"
        + figure(
            bars(by_slot, "Wins by grid slot", "%", even=even), "Races won, by the place before the first decision."
        )
        + figure(bars(by_seat, "Wins by seat", "%", even=even), "Races won, by seat.")
        + (figure(lines(by_bot, "Wins by bot and slot", "slot", "%"), "The same by bot.") if len(plan.bots) > 1 else "")
    )


def course_part(plan: Plan, rows: Rows) -> str:
    """How places change: in the mean, and in one race."""
    if len(plan.bots) > 1:
        means = {name: rows.mean_ranks(rows.bots == number) for number, name in enumerate(plan.bots)}
        words = "The mean place after every round, by bot."
    else:
        means = {f"slot {slot}": rows.mean_ranks(rows.slots == slot) for slot in np.unique(rows.slots)}
        words = "The mean place after every round, by grid slot."
    first: dict[str, list[tuple[float, float]]] = {}
    for place, name in enumerate(plan.seats):
        ranks = rows.flat[rows.offsets[place] : rows.offsets[place + 1]]
        label = f"{name}: {plan.bots[rows.bots[0, place]]}" if len(plan.bots) > 1 else name
        first[label] = [(float(row), float(rank)) for row, rank in enumerate(ranks)]
    return (
        "<h2>How places change</h2>"
        + figure(lines(means, "Mean place by round", "round", "place", best_on_top=True), words)
        + figure(lines(first, "The first race", "round", "place", best_on_top=True), "The first race, round by round.")
    )


def length_part(tables: ResultTables) -> str:
    races = tables.races
    parts = ["<h2>Length, overtakes, the lead</h2>"]
    for name, words in (
        ("rounds", "Rounds (or turns) of a race."),
        ("overtakes", "Overtakes in a race: pairs that have changed places from one round to the next."),
        ("lead_changes", "Changes of the lead in a race, from round to round."),
    ):
        values = races[name].to_numpy()
        counts = Counter(values.tolist())
        mean = f" In the mean {values.mean():.2f}, half of all races {np.quantile(values, 0.25):.0f} to "
        mean += f"{np.quantile(values, 0.75):.0f}."
        parts.append(figure(distributions({name: counts}, words, name.replace("_", " ")), words + mean))
    decisions = races["decisions"].to_numpy()
    parts.append(f"<p>A race takes {decisions.mean():.0f} decisions in the mean, from {decisions.min()} to ")
    parts.append(f"{decisions.max()}.</p>")
    return "".join(parts)


def lead_part(plan: Plan, rows: Rows) -> str:
    """How a lead turns into a win."""
    parts = [step / STEPS for step in range(STEPS + 1)]
    shares = [rows.leads(part) for part in parts]
    even = 100 / len(plan.units)
    series = {
        "who leads has won": [(100 * part, 100 * share.share) for part, share in zip(parts, shares, strict=True)],
        "even": [(0.0, even), (100.0, even)],
    }
    cells = [
        [f"{100 * part:.0f} %", percent(share.share), between(share)] for part, share in zip(parts, shares, strict=True)
    ]
    return (
        "<h2>How a lead turns into a win</h2>"
        + figure(
            lines(series, "Races won by who leads", "part of the race, %", "%"),
            "Races that were won by who led, by how much of the race was over.",
        )
        + folded(table(("Part of the race", "Won by who led", "95 %"), cells))
    )


def spots_parts(plan: Plan, tables: ResultTables) -> list[str]:
    """The track with what happened on which space, kind by kind."""
    game = find_game(plan.game)
    counted: dict[str, Counter[int]] = defaultdict(Counter)
    for row in tables.counts.group_by(["kind", "name"]).aggregate([("n", "sum")]).to_pylist():
        if row["kind"] == "spot":
            kind, _, space = row["name"].rpartition(" ")
            counted[kind][int(space)] += row["n_sum"]
    if not counted or game.tracks.draw_spots is None:
        return []
    races = counted_races(tables)
    track = track_of(game, plan.options)
    pictures = [
        figure(
            game.tracks.draw_spots(track, {space: n / races for space, n in spots.items()}, "en"),
            f"{kind[0].upper()}{kind[1:]}: {spots.total() / races:.2f} in a race, by the space where it happened."
            f" Counted in {races} races.",
        )
        for kind, spots in sorted(counted.items(), key=lambda each: -each[1].total())
    ]
    return ["<h2>Where it happens</h2>", *pictures]


def counted_races(tables: ResultTables) -> int:
    """In how many races moves and events were counted."""
    return len(set(zip(*(tables.counts[name].to_pylist() for name in ("deal", "rotation")), strict=True)))


def counts_parts(plan: Plan, tables: ResultTables) -> list[str]:
    """The moves and the events that were counted, by bot."""
    counted: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for row in tables.counts.group_by(["kind", "bot", "name"]).aggregate([("n", "sum")]).to_pylist():
        counted[row["kind"]][row["bot"] or "the race"][row["name"]] += row["n_sum"]
    races = counted_races(tables)
    sample = f" Counted in {races} races." if races else ""
    if is_compiled(plan):
        sample += f" The races ran in compiled code; the first {SAMPLED} deals were run once more to count."
    for by_bot in counted.values():  # in the order and the colours of the bots
        for name in [*plan.bots, "the race"]:
            if name in by_bot:
                by_bot[name] = by_bot.pop(name)
    return [
        counts_part(
            "Kinds of moves", by_verb(counted["move"]), "Share of all moves of the bot.", share=True, races=races
        ),
        counts_part("Moves", counted["move"], "Share of all moves of the bot." + sample, share=True, races=races),
        counts_part("Events", counted["event"], "Events per race." + sample, share=False, races=races),
        faults_part(counted["fault"]),
    ]


def counts_part(title: str, counted: dict[str, Counter[str]], words: str, *, share: bool, races: int) -> str:
    if not counted:
        return ""
    total: Counter[str] = sum(counted.values(), Counter())
    names = [name for name, _ in total.most_common()]
    values = {
        bot: {name: 100 * n / counts.total() if share else n / races for name, n in counts.items()}
        for bot, counts in counted.items()
    }
    unit = "%" if share else ""
    pictures = [
        f"<h3>{escape(bot)}</h3>"
        + bars(
            [Bar(name, row[name], hue=number) for name in sorted(row, key=row.__getitem__)[: -SHOWN - 1 : -1]],
            bot,
            unit,
        )
        for number, (bot, row) in enumerate(values.items())
    ]
    cells = [[name, *(shown(row.get(name, 0.0), unit) for row in values.values())] for name in names]
    return f"<h2>{title}</h2><p>{escape(words)}</p>" + "".join(pictures) + folded(table((title, *values), cells))


def by_verb(counted: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """Moves by their first word."""
    verbs: dict[str, Counter[str]] = {bot: Counter() for bot in counted}
    for bot, counts in counted.items():
        for words, n in counts.items():
            verbs[bot][words.split(" ")[0]] += n
    return verbs


def folded(inner: str) -> str:
    return f"<details><summary>All figures</summary>{inner}</details>"


def faults_part(counted: dict[str, Counter[str]]) -> str:
    if not counted:
        return ""
    rows = [[bot, fault, str(n)] for bot, counts in counted.items() for fault, n in counts.items()]
    return "<h2>Faults of programs</h2><p>Decisions that the pilot took for them.</p>" + table(
        ("Bot", "Fault", "Times"), rows
    )


def times_part(plan: Plan, tables: ResultTables) -> str:
    """How long decisions took."""
    times: dict[str, dict[int, float]] = {name: {} for name in plan.bots}
    rows: list[dict[str, Any]] = tables.counts.group_by(["kind", "bot", "name"]).aggregate([("n", "sum")]).to_pylist()
    for row in rows:
        if row["kind"] == "time":
            times[row["bot"]][int(row["name"]).bit_length() - 1] = row["n_sum"]
    if not any(times.values()):
        return ""
    cells = [
        [
            f"up to {1 << power} ms",
            *(shown(100 * counts.get(power, 0) / max(1, sum(counts.values())), "%") for counts in times.values()),
        ]
        for power in sorted({power for counts in times.values() for power in counts})
    ]
    return (
        "<h2>Decision times</h2>"
        + figure(
            distributions(times, "Decision times", "power of two of milliseconds"),
            "Decisions by the time they took: 0 is up to 1 ms, each step to the right is twice as long.",
        )
        + table(("Time", *plan.bots), cells)
    )
