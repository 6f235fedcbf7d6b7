"""Whether an analysis says what will happen: `python benchmarks/calibration.py --write docs/analysis.md`.

Bots race each other, two at a time. In each race one decision is judged as an analysis would judge it, by what its seat
knew, and from there strong bots race on to its end a few times, each time by other chance. What was foretold is then
compared with what has become of it: of all positions that were worth 70 %, about 70 % should have been won.

The races of a run are kept in a folder, so that it can be stopped and goes on; `--only-write` writes what is there.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from paddock.analysis.decisions import judge_decision
from paddock.analysis.marks import marking
from paddock.arena.plots import lines, standalone
from paddock.benchmark import machine
from paddock.bots import Bot, ask, bot
from paddock.engine.fate import key_from_seed
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.race import Race

HEADING = "## Does it come true?"
PICTURE = Path("docs/pictures/calibration.svg")
BINS = 10


@dataclass(frozen=True)
class Foretold:
    """A position: what it was said to be worth, and what it turned out to be, on average over its endings."""

    worth: float
    came: float
    until: str  #: who raced until then
    bots: str  #: who raced on
    endings: int


def driver(name: str, seed: str) -> Bot:
    made = bot(name, seed)
    if hasattr(made, "threads"):
        made.threads = 1  # every core has a race of its own
    return made


def foretold(game: str, number: int, options: argparse.Namespace) -> Foretold | None:
    """One race, one of its decisions, and some of the ways in which it may end; nothing where nobody had a choice."""
    chance = Random(f"calibration {game} {number}")
    race = Race(game, seats=2, seed=f"calibration {game} {number}")
    drivers = {seat: driver(options.until, f"{number} {seat}") for seat in race.seats}
    moments: list[tuple[Race, str, str]] = []
    while not race.over:
        seat = race.pending[0]
        move = ask(drivers[seat], race, seat)
        if len(race.legal(seat)) > 1:
            moments.append((race.copy(), seat, move))
        race.play(seat, move)
    if not moments:
        return None
    moment, seat, move = moments[chance.randrange(len(moments))]
    guess = moment.guess(seat, seed=f"calibration {number}")
    judged = judge_decision(guess, seat, move, key_from_seed(f"calibration {number}"), tries=options.tries)
    came = [result_of(moment, seat, move, options.bots, f"{number} {again}") for again in range(options.endings)]
    return Foretold(judged.worth, math.fsum(came) / len(came), options.until, options.bots, options.endings)


def result_of(moment: Race, seat: str, move: str, bots: str, seed: str) -> float:
    """What a race that goes on with a move was worth to its seat in the end, by a chance of its own."""
    race = moment.at(moment.bare.states, seed=f"calibration {seed}")
    drivers = {each: driver(bots, f"{seed} {each}") for each in race.seats}
    race.play(seat, move)
    while not race.over:
        each = race.pending[0]
        race.play(each, ask(drivers[each], race, each))
    places = {each: place for each, (place, _) in race.scores().items()}
    return marking(race.game.name).result(places, seat)


def measure(game: str, options: argparse.Namespace) -> None:
    """Add to what is known of a game until there are enough positions, or the time is up."""
    kept = options.folder / f"{game}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    done = {row["number"] for row in rows_of(kept)}
    todo = [number for number in range(options.positions) if number not in done]
    for part in ("table", "search"):
        find_game(game).prepare(part)
    until = time.monotonic() + 60 * options.minutes
    with ProcessPoolExecutor(options.processes) as pool, kept.open("a", encoding="utf-8") as file:
        waiting = {pool.submit(foretold, game, number, options): number for number in todo}
        for each in as_completed(waiting):
            if each.cancelled():
                continue
            found = each.result()
            row = {"number": waiting[each]} | ({} if found is None else asdict(found))
            file.write(json.dumps(row) + "\n")
            file.flush()
            done.add(waiting[each])
            if len(done) % 50 == 0:
                print(f"{game}: {len(done)} of {options.positions} positions", flush=True)
            if time.monotonic() > until:
                pool.shutdown(cancel_futures=True)


def rows_of(path: Path) -> Iterator[dict[str, Any]]:
    if path.is_file():
        with path.open(encoding="utf-8") as file:
            yield from map(json.loads, file)


def read(path: Path) -> list[Foretold]:
    """The positions that are kept; a race in which nobody had a choice has none."""
    numbered = [dict(row) for row in rows_of(path)]
    return [Foretold(**row) for row in numbered if row.pop("number") is not None and row]


def bins_of(found: Sequence[Foretold]) -> list[tuple[float, float, int]]:
    """Positions of like worth together: what they were said to be worth, what they came to, how many there are."""
    bins: list[list[Foretold]] = [[] for _ in range(BINS)]
    for each in found:
        bins[min(BINS - 1, int(each.worth * BINS))].append(each)
    return [(mean(e.worth for e in each), mean(e.came for e in each), len(each)) for each in bins if each]


def mean(numbers: Iterator[float]) -> float:
    listed = list(numbers)
    return math.fsum(listed) / len(listed)


def error_of(found: Sequence[Foretold]) -> float:
    """The expected error of calibration: how far what is said and what comes lie apart, on average over positions."""
    return math.fsum(n * abs(said - came) for said, came, n in bins_of(found)) / len(found)


def title_of(game: str) -> str:
    return find_game(game).say("game.title")


def section_of(found: dict[str, list[Foretold]], options: argparse.Namespace) -> str:
    rows = [
        f"| {title_of(game)} | `{each[0].until}` | `{each[0].bots}` | {len(each):,} | {each[0].endings} "
        f"| {100 * error_of(each):.1f} % | {100 * mean(e.worth for e in each):.1f} % "
        f"| {100 * mean(e.came for e in each):.1f} % |"
        for game, each in found.items()
    ]
    return "\n".join(
        (
            HEADING,
            "",
            f"Two bots of a kind raced each other. In every race one decision was judged, with {options.tries} tries",
            "of a choice, and two strong bots raced on from there, once or several times, each time by other chance",
            "(`benchmarks/calibration.py`). The expected error is how far what was said and what came of it lie",
            "apart, on average over tenths of the scale; chance alone makes 1 to 3 % of it.",
            "",
            "| | raced until then | raced on | positions | times | expected error | said, on average | came |",
            "|---|---|---|---:|---:|---:|---:|---:|",
            *rows,
            "",
            f"![What was foretold, and what came of it](pictures/{PICTURE.name})",
            "",
            f"Measured on {options.machine or machine()}.",
            "",
        )
    )


def picture_of(found: dict[str, list[Foretold]]) -> str:
    series = {"as foretold": [(0.0, 0.0), (100.0, 100.0)]}
    for game, each in found.items():
        series[title_of(game)] = [(100 * said, 100 * came) for said, came, _ in bins_of(each)]
    return standalone(lines(series, "What was foretold, and what came of it", "said to be worth, %", "came to, %"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(GAMES))
    parser.add_argument("--until", default="pro", help="who races until the decision")
    parser.add_argument("--bots", default="champion", help="who races on: champion, or search:50ms where time is short")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--endings", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=60, help="for a game, at the most")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, default=Path("results/calibration"))
    parser.add_argument("--write", type=Path, metavar="PAGE", help="write the section of this page, and its picture")
    parser.add_argument("--only-write", action="store_true")
    parser.add_argument("--machine", help="in words, where it was not this one")
    options = parser.parse_args()
    if not options.only_write:
        for game in options.games:
            measure(game, options)
    found = {game: rows for game in options.games if (rows := read(options.folder / f"{game}.jsonl"))}
    for game, rows in found.items():
        print(f"{game}: {len(rows)} positions, expected error {100 * error_of(rows):.1f} %")
        for said, came, n in bins_of(rows):
            print(f"  said {100 * said:5.1f} %, came {100 * came:5.1f} %, {n} positions")
    if options.write and found:
        from server import write_section  # needs all that a server needs, which a machine that only races may lack

        write_section(options.write, section_of(found, options), HEADING)
        PICTURE.write_text(picture_of(found), encoding="utf-8")


if __name__ == "__main__":
    main()
