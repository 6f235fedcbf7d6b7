"""`paddock bench`: what this machine does in a second, beside peers measured in the same run.

All rows are measured in turns, slice by slice, and the median slice counts: a machine that is busy for a moment then
slows all of them a little instead of one of them a lot.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np
from rich.table import Table

from paddock.engine.batch import CHUNK, run_races
from paddock.engine.fate import fates, key_from_seed
from paddock.engine.field import Field, Rules
from paddock.engine.groups import Drive
from paddock.engine.log import new_log
from paddock.engine.records import new
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.peers import Count, Slice, has, slices_of_peers, steps
from paddock.race import Race

SLICES = 9
ROWS = 2048  #: races side by side
YARDSTICK = "OpenSpiel hearts, driven from Python"
FASTEST_CLASSIC = "PettingZoo tictactoe_v3, AEC"  #: of PettingZoo's own
AEC = ", AEC"  #: how the names of rows end that are compared with it


@dataclass(frozen=True)
class Row:
    """One line of the table; None where a column has no meaning or a peer is not installed."""

    name: str
    decisions_per_second: float | None = None
    races_per_second: float | None = None
    copies_per_second: float | None = None
    ratio_to_openspiel_hearts: float | None = None
    ratio_to_pettingzoo_tictactoe: float | None = None

    def as_dict(self) -> dict[str, Any]:
        """The row as data."""
        return asdict(self)


def measure(games: Sequence[Game], seconds: float, progress: Callable[[str], object] = str) -> list[Row]:
    """Measure every row for about so many seconds each; `progress` is told what is being measured."""
    slices: dict[str, Slice] = {}
    for game in games:
        game.prepare()
        slices |= slices_of(game)
    slices |= slices_of_peers()
    counts: dict[str, list[Count]] = {name: [] for name in slices}
    for _ in range(SLICES):
        for name, run in slices.items():
            progress(name)
            counts[name].append(run(seconds / SLICES))
    yardstick, classic = counts.get(YARDSTICK), counts.get(FASTEST_CLASSIC)
    return [
        Row(
            name,
            rate(each, "decisions"),
            rate(each, "races"),
            rate(each, "copies"),
            ratio(each, yardstick) if yardstick and each[0].decisions else None,
            ratio(each, classic) if classic and name.endswith(AEC) else None,
        )
        for name, each in counts.items()
    ]


def slices_of(game: Game) -> dict[str, Slice]:
    """What is measured of a game, by name."""
    seats, cores = game.usual, os.cpu_count() or 1
    name = f"{game.name}, {seats} seats"
    return {
        f"{name}, compiled random play, 1 core": lambda time: compiled(game, seats, time, 1, pilot=False),
        f"{name}, compiled random play, {cores} cores": lambda time: compiled(game, seats, time, cores, pilot=False),
        f"{name}, compiled pilots, 1 core": lambda time: compiled(game, seats, time, 1, pilot=True),
        f"{name}, side by side with observations, {cores} cores": lambda time: side_by_side(game, seats, time, cores),
        f"{name}, Race.legal + Race.play": lambda time: single_steps(game, seats, time),
        **environments(game, name),
        f"{name}, copies of a position, compiled": lambda time: copies(game, time),
        f"{name}, the same rules as plain Python": lambda time: plain_python(game, seats, time),
    }


def environments(game: Game, name: str) -> dict[str, Slice]:
    """Our environment for PettingZoo, if that is installed."""
    if not has("pettingzoo"):
        return {}
    from paddock.envs.aec import RaceAEC

    env = RaceAEC(game.name, illegal="end")
    return {f"{name}{AEC}": lambda time: steps(lambda: env, time)}


def rate(counts: list[Count], what: str) -> float | None:
    """The median slice, per second; None where nothing of the kind was done."""
    return median(getattr(count, what) / count.seconds for count in counts) or None


def ratio(counts: list[Count], yardstick: list[Count]) -> float:
    """How many times the decisions of the yardstick: the median of slices that were measured side by side."""
    pairs = zip(counts, yardstick, strict=True)
    return median(one.decisions / one.seconds / (other.decisions / other.seconds) for one, other in pairs)


def compiled(game: Game, seats: int, seconds: float, threads: int, *, pilot: bool) -> Count:
    """Whole races in compiled code, from the deal to the end."""
    courses, _ = game.notation.make_course(game.notation.seat_names(seats), {}, Path())
    drivers = np.full((8 * CHUNK * threads, seats), game.loops.PILOT if pilot else game.loops.RANDOM, np.int8)
    count, start = Count(), time.perf_counter()
    while count.seconds < seconds:
        results = run_races(game, courses, drivers, key_from_seed(f"bench {count.races}"), threads)
        count.decisions += int(results.decisions.sum())
        count.races += len(drivers)
        count.seconds = time.perf_counter() - start
    return count


def side_by_side(game: Game, seats: int, seconds: float, threads: int) -> Count:
    """What a vector environment does: a step in every race, at random, with observations, masks and rewards."""
    courses, _ = game.notation.make_course(game.notation.seat_names(seats), {}, Path())
    drivers = np.full((ROWS, seats), game.loops.AGENT, np.int8)
    field = Field(game, courses, drivers, Rules(), threads)
    field.reset(key_from_seed("bench"))
    advisers = np.full(seats, game.loops.RANDOM, np.int8)
    count, start = Count(), time.perf_counter()
    while count.seconds < seconds:
        for _ in range(10):
            field.advise(advisers)
            field.step()
        count.decisions += 10 * ROWS
        count.seconds = time.perf_counter() - start
    field.close()
    return count


def single_steps(game: Game, seats: int, seconds: float) -> Count:
    """Decision by decision through the class people use: list the legal moves, play one."""
    random, count, start = Random(1), Count(), time.perf_counter()
    while count.seconds < seconds:
        race = Race(game, seats, seed=count.races)
        while not race.over:
            for seat in race.pending:
                race.play(seat, random.choice(race.legal(seat)))
                count.decisions += 1
        count.races += 1
        count.seconds = time.perf_counter() - start
    return count


def copies(game: Game, seconds: float) -> Count:
    """What a search does at every visit."""
    states, twins = new(game.rules.state), new(game.rules.state, 64)
    count, start = Count(), time.perf_counter()
    while count.seconds < seconds:
        game.loops.clone(states, 0, twins, count.copies, 100_000)
        count.copies += 100_000
        count.seconds = time.perf_counter() - start
    return count


def plain_python(game: Game, seats: int, seconds: float) -> Count:
    """The same functions, uncompiled, in a process of their own."""
    command = [sys.executable, "-m", "paddock.benchmark", game.name, str(seats), str(seconds)]
    done = subprocess.run(  # noqa: S603
        command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=True
    )
    return Count(**json.loads(done.stdout))


def uncompiled_slice(name: str, seats: int, seconds: float) -> Count:
    """What the process of `plain_python` runs."""
    game = find_game(name)
    courses, _ = game.notation.make_course(game.notation.seat_names(seats), {}, Path())
    state, drivers = new(game.rules.state)[0], np.zeros(seats, np.int8)
    verdict, legal = np.zeros(game.rules.actions, np.uint8), np.zeros(game.rules.actions, np.int16)
    fate, whim = fates(key_from_seed("bench"), 2)
    drive = Drive(fate, whim, new_log(on=False)[0], verdict, legal)
    game.rules.setup(courses[0], state, drive.fate, drive.log)
    count, start = Count(), time.perf_counter()
    while count.seconds < seconds:
        count.decisions += game.loops.race_to_end(courses[0], state, drivers, drive, 20)
        count.seconds = time.perf_counter() - start
    return count


def columns(row: Row) -> list[str]:
    """A row in words."""
    return [
        row.name,
        *("" if value is None else f"{value:,.0f}" for value in (row.decisions_per_second, row.races_per_second)),
        "" if row.copies_per_second is None else f"{row.copies_per_second:,.0f}",
        "" if row.ratio_to_openspiel_hearts is None else f"{row.ratio_to_openspiel_hearts:,.2f}",
        "" if row.ratio_to_pettingzoo_tictactoe is None else f"{row.ratio_to_pettingzoo_tictactoe:,.1f}",
    ]


HEADS = ("", "decisions/s", "races/s", "copies/s", "x OpenSpiel hearts", "x PettingZoo tictactoe")


def render_table(rows: list[Row]) -> Table:
    """The rows for a terminal."""
    table = Table(box=None, pad_edge=False)
    for i, head in enumerate(HEADS):
        table.add_column(head, justify="right" if i else "left", no_wrap=True)
    for row in rows:
        table.add_row(*columns(row))
    return table


def render_markdown(names: Sequence[str], rows: list[Row]) -> str:
    """The rows as a page of the docs."""
    lines = [
        "# Benchmarks",
        "",
        f"Written by `paddock bench {' '.join(names)}`; `make bench` writes it again.",
        f"Measured in one run on: {machine()}.",
        "Rates are medians of slices measured in turns. A race is a whole game, from the first deal to its end.",
        "",
        "| " + " | ".join(HEADS) + " |",
        "|---|" + "---:|" * (len(HEADS) - 1),
        *("| " + " | ".join(columns(row)) + " |" for row in rows),
        "",
    ]
    return "\n".join(lines)


def write_page(path: Path, names: Sequence[str], rows: list[Row]) -> None:
    """Write the page; what stands there under headings of its own (`## ...`) was measured otherwise, and stays."""
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    kept = old[old.index("\n## ") :] if "\n## " in old else ""
    path.write_text(render_markdown(names, rows) + kept, encoding="utf-8")


def machine() -> str:
    """The machine in words."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{os.cpu_count()} cores of {model}, Python {platform.python_version()}, {platform.system()}"


if __name__ == "__main__":
    print(json.dumps(asdict(uncompiled_slice(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
