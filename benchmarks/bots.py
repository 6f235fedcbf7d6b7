"""How strong the bots are: pairs of them raced against each other, and `docs/bots.md` written from the results.

`python -m benchmarks.bots --minutes-per-pair 10 [--games heat,speed] [--pairs pilot-random,champion-pro]`

Two players, duplicate deals with changed seats; and one champion among pros at more seats. A pair is raced until there
are enough races, the interval is narrow enough, or its time is up. Stop it at any time: the next run goes on where this
one was. `--only-write` writes the page from what is there; what it knows nothing of stays as it was.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from paddock.arena.deals import Plan
from paddock.arena.league import Stopped, run_league
from paddock.arena.plots import lines, standalone
from paddock.arena.ratings import Finishes, Pair, Share
from paddock.arena.results import ResultsFolder, write_whole
from paddock.benchmark import machine
from paddock.bots import ask, bot
from paddock.bots.settings import settings_file
from paddock.errors import PaddockError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.race import Race

TIMES = {"search:20ms": 20, "search:200ms": 200, "search:1s": 1000}  #: milliseconds
LEVELS = ("rookie", "club", "pro", "champion")
SEARCHES = tuple((name, "pilot") for name in TIMES)
LADDER = tuple((better, worse) for worse, better in pairwise(LEVELS))
PAIRS = (("pilot", "random"), *SEARCHES, *LADDER)
OWN_PAIRS = {"speed": (("mille", "pilot"), ("champion", "mille"))}  #: of one game
SEATS = 2
AMONG = (3, 4, 6)  #: seats at which a champion races among pros
ONE, OTHERS = "champion", "pro"
FIRST = 40  #: races before anything is looked at
MORE = 4  #: times as many at most, before it is looked at again
POSITIONS, THINKING = 24, 0.5  #: on which the speed of the search is measured, and for how many seconds at most
PILOTS = 100_000  #: races of pilots, by which the arena is measured
KEPT = "\n## What was tried"  #: from here on the page is written by people, and stays


@dataclass(frozen=True)
class Result:
    """How a pair has raced so far."""

    game: str
    pair: Pair
    milliseconds: tuple[float | None, float | None]  #: of both for a decision
    enough: bool


def pairs_of(game: str) -> tuple[tuple[str, str], ...]:
    return PAIRS + OWN_PAIRS.get(game, ())


def raced_as(game: str, one: str, other: str) -> tuple[str, str]:
    """Under which names a pair races: champions who look ahead for a second, and pros who are pilots, race once."""
    if (
        (one, other) == ("champion", "pro")
        and settings_file(game)[one] == {"think": "1s"}
        and not settings_file(game)[other]
    ):
        return "search:1s", "pilot"
    return one, other


def folder_of(folder: Path, game: str, one: str, other: str) -> Path:
    return folder / game / f"{one}-{other}".replace(":", "_")


# Racing


def race_pair(game: str, one: str, other: str, options: argparse.Namespace) -> None:
    """Race a pair for a while, in steps towards what the interval seems to need."""
    one, other = raced_as(game, one, other)
    results = ResultsFolder(folder_of(options.folder, game, one, other))
    plan = Plan.make(game, [one, other], seats=SEATS)
    results.begin(plan, resume=True)
    until = time.monotonic() + 60 * options.minutes_per_pair
    found = result_of(options, game, one, other)
    while (left := until - time.monotonic()) > 0 and not (found and found.enough):
        races = races_needed(found.pair, options) if found else FIRST
        run_league(plan, races, results, seconds=left, workers=options.workers)
        found = result_of(options, game, one, other)
    if found is not None:
        ahead = found.pair.ahead
        print(
            f"{game}: {one} ahead of {other} {ahead.share:.1%} +- {ahead.margin:.1%}, {found.pair.races} races",
            flush=True,
        )


def among_plan(game: str, seats: int) -> Plan:
    """One champion among pros; where seats race as teams one team of them."""
    units = len(Plan.make(game, ["pilot"], seats=seats).units)
    return Plan.make(game, [ONE, *[OTHERS] * (units - 1)], seats=seats)


def race_among(game: str, seats: int, options: argparse.Namespace) -> None:
    """Let a champion race among pros for a while."""
    plan = among_plan(game, seats)
    results = ResultsFolder(options.folder / game / f"among-{seats}")
    results.begin(plan, resume=True)
    until, races = time.monotonic() + 60 * options.minutes_per_pair, FIRST
    found = among_of(options, game, seats)
    while (left := until - time.monotonic()) > 0 and not (found and found.is_enough(options)):
        run_league(plan, races, results, seconds=left, workers=options.workers)
        found = among_of(options, game, seats)
        races = min(options.races, 2 * races)
    if found is not None:
        print(f"{game}: champion won {found.won.share:.1%} of {found.races} among pros, {seats} seats", flush=True)


@dataclass(frozen=True)
class Among:
    """How a champion has raced among pros."""

    seats: int
    races: int
    won: Share
    even: float

    def is_enough(self, options: argparse.Namespace) -> bool:
        return self.races >= options.races or (self.won.margin < options.margin / 100 and self.races >= 2 * FIRST)


def among_of(options: argparse.Namespace, game: str, seats: int) -> Among | None:
    """What is there of a champion among pros; None if nothing is."""
    results = ResultsFolder(options.folder / game / f"among-{seats}")
    if not results.shards():
        return None
    finishes = Finishes(results.read().seats, (ONE, OTHERS))
    races, won = finishes.wins(0)
    return Among(seats, races, won, finishes.even(0))


def races_needed(pair: Pair, options: argparse.Namespace) -> int:
    """About as many as make the interval narrow enough, an even number."""
    wanted = pair.races * (pair.ahead.margin / (options.margin / 100)) ** 2
    return min(options.races, 2 * round(min(max(wanted, pair.races + FIRST), MORE * max(pair.races, FIRST)) / 2))


def is_enough(pair: Pair, options: argparse.Namespace) -> bool:
    narrow = pair.ahead.margin < options.margin / 100 and pair.races >= 2 * FIRST
    return pair.races >= options.races or narrow


def result_of(options: argparse.Namespace, game: str, one: str, other: str) -> Result | None:
    """What is there of a pair; None if nothing is."""
    names = raced_as(game, one, other)
    results = ResultsFolder(folder_of(options.folder, game, *names))
    if not results.shards():
        return None
    seats = results.read().seats
    pair = replace(Finishes(seats, names).pair(0, 1), one=one, other=other)
    took: list[float | None] = []
    for name in names:
        own = seats.filter([bot == name for bot in seats["bot"].to_pylist()])
        seconds = [value for value in own["seconds"].to_pylist() if value is not None]
        took.append(1000 * sum(seconds) / max(1, sum(own["decisions"].to_pylist())) if seconds else None)
    return Result(game, pair, (took[0], took[1]), is_enough(pair, options))


def tries_per_second(game: str) -> float:
    """How many tries of moves a search makes in a second on one core, over positions of a race of pilots."""
    race, pilot = Race(game, SEATS, seed=1), bot("pilot", 1)
    race.game.prepare("search")
    thinker: Any = bot(f"search:{round(1000 * THINKING)}ms", 1)
    thinker.threads = 1
    tries, positions, took = 0, 0, 0.0
    while not race.over and positions < POSITIONS:
        seat = race.pending[0]
        if len(race.legal(seat)) > 1 and len(race.moves) % 7 == 0:
            begun = time.perf_counter()
            ask(thinker, race, seat)
            took += time.perf_counter() - begun
            tries += sum(thought.tries for thought in thinker.why())
            positions += 1
        race.play(seat, ask(pilot, race, seat))
    return tries / max(took, 1e-9)


def arena_seconds(game: str) -> float:
    """How long the arena takes over races of pilots, from its start to the last results on disk, on all cores."""
    with TemporaryDirectory() as folder:
        plan, results = Plan.make(game, ["pilot", "pilot"], seats=SEATS), ResultsFolder(Path(folder) / "pilots")
        find_game(game).prepare("charts")
        results.begin(plan, resume=True)
        begun = time.perf_counter()
        run_league(plan, PILOTS, results)
        return time.perf_counter() - begun


PICTURE = "![How strength grows with time](pictures/bots.svg)"
#: What is measured of every game once: in which file it is kept, its heading on the page, and how it is measured.
RATES: dict[str, tuple[str, Callable[[str], float]]] = {
    "tries": ("tries of the search per second and core", tries_per_second),
    "arena": (f"seconds of the arena for {PILOTS:,} races of pilots", arena_seconds),
}


def measure_rates(options: argparse.Namespace) -> None:
    """The speed of the search and of the arena, kept in files beside the results."""
    for name, (_, measure) in RATES.items():
        known = kept_rates(options, name)
        for game in options.games:
            if game not in known:
                known[game] = measure(game)
                options.folder.mkdir(parents=True, exist_ok=True)
                write_whole(options.folder / f"{name}.json", json.dumps(known))


def kept_rates(options: argparse.Namespace, name: str) -> dict[str, float]:
    """By game, what was measured so far."""
    file = options.folder / f"{name}.json"
    known: dict[str, float] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return known


# The page


def write_page(options: argparse.Namespace) -> None:
    found = {
        game: [result for pair in pairs_of(game) if (result := result_of(options, game, *pair)) is not None]
        for game in GAMES
    }
    picture = options.write.parent / "pictures" / "bots.svg"
    drawn = strength_plot(found)
    if drawn:
        picture.parent.mkdir(parents=True, exist_ok=True)
        write_whole(picture, standalone(drawn))
    old = options.write.read_text(encoding="utf-8") if options.write.is_file() else ""
    kept = old[old.index(KEPT) :] if KEPT in old else ""
    drawn = drawn or ("as it was" if PICTURE in old else "")
    write_whole(options.write, "\n".join(page_lines(found, options, drawn, old)) + "\n" + kept)
    print(f"written: {options.write}")


def page_lines(found: dict[str, list[Result]], options: argparse.Namespace, drawn: str, old: str) -> list[str]:
    text = [
        "# The bots, measured",
        "",
        f"Written by `python -m benchmarks.bots` from the results of the arena, on: {machine()}.",
        f"Two players, duplicate deals with changed seats, one thread for each bot. A pair is raced until there are "
        f"{options.races:,} races, or the 95 % interval is narrower than ± {options.margin:g} %, or its time is up "
        "(marked *).",
        "*Ahead* is how often the first was before the second; level counts half. Where the champion is the search "
        "with a second and the pro is the pilot, their races are one; in Speed for two the champion is `learned`.",
        "",
    ]
    if drawn:
        text += [PICTURE, ""]
        text += ["How often the search is ahead of the pilot (%), by its time for a decision (milliseconds).", ""]
    for name, (heading, _) in RATES.items():
        if rates := kept_rates(options, name):
            text += [f"| game | {heading} |", "|---|---:|"]
            text += [f"| {game} | {rates[game]:,.0f} |" for game in GAMES if game in rates]
            text += [""]
        else:
            text += part_of(old, f"| game | {heading} |", "\n\n")
    for game, results in found.items():
        title = f"## {find_game(game).say('game.title')}"
        if not results:
            text += part_of(old, title, "\n## ")
            continue
        text += [title, ""]
        text += ["| bot | against | races | ahead | 95 % | ms a decision |", "|---|---|---:|---:|---:|---:|"]
        text += [row(result) for result in results]
        text += ["", order_of_levels(results), ""]
        text += among_lines([each for seats in AMONG if (each := among_of(options, game, seats)) is not None])
    return text


def part_of(page: str, start: str, end: str) -> list[str]:
    """A part of the page as it was, of which nothing was measured now."""
    if start not in page:
        return []
    part = page[page.index(start) :].partition(KEPT)[0]
    return [part.partition(end)[0].strip(), ""]


def among_lines(found: list[Among]) -> list[str]:
    """A champion among pros, where it was raced."""
    if not found:
        return []
    rows = [
        f"| {each.seats} | {each.races:,} | {each.won.share:.1%} | {each.won.low:.1%} to {each.won.high:.1%} "
        f"| {each.even:.1%} |"
        for each in found
    ]
    head = ["| seats | races | won by one champion among pros | 95 % | even |", "|---:|---:|---:|---:|---:|"]
    return [*head, *rows, ""]


def row(result: Result) -> str:
    pair, took = result.pair, result.milliseconds
    times = " / ".join("-" if each is None else f"{each:.1f}" for each in took) if any(took) else "-"
    between = f"{pair.ahead.low:.1%} to {pair.ahead.high:.1%}"
    races = f"{pair.races:,}{'' if result.enough else ' *'}"
    return f"| {pair.one} | {pair.other} | {races} | {pair.ahead.share:.1%} | {between} | {times} |"


def order_of_levels(results: list[Result]) -> str:
    """Whether every level is better than the one below it, as far as the intervals go."""
    told = []
    for better, worse in LADDER:
        for result in results:
            if (result.pair.one, result.pair.other) == (better, worse):
                ahead = result.pair.ahead
                sure = "above" if ahead.low > 0.5 else "below" if ahead.high < 0.5 else "not yet told apart from"
                told.append(f"{better} is {sure} {worse}")
    return f"Levels: {'; '.join(told)}." if told else ""


def strength_plot(found: dict[str, list[Result]]) -> str:
    """How often the search is ahead of the pilot, by its time."""
    series = {
        game: [
            (float(TIMES[result.pair.one]), 100 * result.pair.ahead.share)
            for result in results
            if (result.pair.one, result.pair.other) in SEARCHES
        ]
        for game, results in found.items()
    }
    series = {game: points for game, points in series.items() if points}
    return lines(series, "Search against pilot", "ms", "%", logarithmic=True) if series else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes-per-pair", type=float, default=5.0)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(GAMES))
    parser.add_argument(
        "--pairs", type=lambda text: text.split(","), help="such as pilot-random or among-4; by default all"
    )
    parser.add_argument("--races", type=int, default=2000, help="of a pair, that are enough")
    parser.add_argument("--margin", type=float, default=3.0, help="of the interval in percent, that is narrow enough")
    parser.add_argument("--workers", type=int, help="processes; by default one for a core")
    parser.add_argument("--folder", type=Path, default=Path("results") / "bots")
    parser.add_argument("--write", type=Path, default=Path("docs") / "bots.md")
    parser.add_argument("--only-write", action="store_true")
    options = parser.parse_args()
    try:
        if not options.only_write:
            measure_rates(options)
            for game in options.games:
                for one, other in pairs_of(game):
                    if options.pairs is None or f"{one}-{other}" in options.pairs:
                        race_pair(game, one, other, options)
                for seats in AMONG:
                    if options.pairs is None or f"among-{seats}" in options.pairs:
                        race_among(game, seats, options)
    except Stopped:
        print("stopped; the next run goes on")
    except PaddockError as error:
        print(error)
    write_page(options)


if __name__ == "__main__":
    main()
