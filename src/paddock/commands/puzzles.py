"""`paddock puzzles`: mines races of bots for puzzles, and checks those that come with the games."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from paddock.bots.levels import LEVELS
from paddock.commands.analysing import interruptible, percent
from paddock.commands.console import AsJson, Lang, language_of, out, print_json
from paddock.errors import BadOption
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.puzzles.album import Album
from paddock.puzzles.mining import mine
from paddock.puzzles.puzzle import DIFFICULTIES, Puzzle, read_puzzles
from paddock.puzzles.puzzle import puzzles as shipped
from paddock.puzzles.rating import Checked, check
from paddock.words import sentence

CHAMPION_AIM = 0.95  #: a champion finds at least so many of a set,
CLUB_AIM = 0.6  #: and a club driver at most so many
NOT_HELD = 1  #: exit status
CHECKED = "check"  #: the seed of checking, which no mining has


def puzzles(
    game: Annotated[str | None, typer.Argument(help=f"The game: {', '.join(GAMES)}.")] = None,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many there shall be in the folder.")] = 50,
    seed: Annotated[str, typer.Option(help="The same seed races the same races.")] = "1",
    folder: Annotated[Path | None, typer.Option("-o", "--output", help="Write them into this folder.")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=1024, help="By default one for a core.")] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after so many minutes.")] = None,
    checking: Annotated[
        bool, typer.Option("--check", help="Measure the puzzles of a game, or of all, or in the folder.")
    ] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Mine races of bots for positions with one choice clearly best, or check the puzzles that there are."""
    language = language_of(lang)
    names = [find_game(game).name] if game is not None else list(GAMES)
    if checking:
        held = [check_set(name, read_puzzles(folder) if folder else shipped(name), as_json) for name in names]
        show_checks(held, language, as_json)
        if not all(each["held"] for each in held):
            raise typer.Exit(NOT_HELD)
        return
    if game is None or folder is None:
        raise BadOption("puzzles_where")
    album = Album(folder, count)
    with Progress(console=out, transient=True, disable=as_json) as bar, interruptible() as stopped:
        task = bar.add_task(names[0], total=count, completed=len(album.puzzles))

        def shown(found: int, races: int) -> bool:
            bar.update(task, completed=found, description=f"{names[0]} ({races})")
            return not stopped.is_set()

        seconds = None if minutes is None else 60 * minutes
        cores = processes or os.cpu_count() or 1
        races = mine(names[0], album, seed=seed, processes=cores, seconds=seconds, progress=shown)
    found = len(album.puzzles)
    if as_json:
        print_json({"puzzles": sorted(album.puzzles), "races": races})
    else:
        out.print(sentence("puzzles.mined", {"found": found, "races": races, "folder": folder}, language))
        if not album.is_full:
            out.print(sentence("puzzles.go_on", None, language))


def check_set(game: str, found: dict[str, Puzzle], quiet: bool) -> dict[str, Any]:
    """What a set of puzzles is like, measured with seeds that had no part in finding it."""
    checked: list[Checked] = []
    with Progress(console=out, transient=True, disable=quiet) as bar:
        for puzzle in bar.track(list(found.values()), description=game):
            checked.append(check(puzzle, CHECKED))
    solved = {level: mean([each.solved[level] for each in checked]) for level in LEVELS}
    return {
        "game": game,
        "puzzles": len(checked),
        **{name: sum(each.puzzle.difficulty == name for each in checked) for name in DIFFICULTIES},
        **solved,
        "leads": mean([float(each.still_leads) for each in checked]),
        "missed": [each.puzzle.name for each in checked if each.solved["champion"] < 1 or not each.still_leads],
        "held": bool(checked) and solved["champion"] >= CHAMPION_AIM and solved["club"] <= CLUB_AIM,
    }


def mean(shares: list[float]) -> float:
    return fmean(shares) if shares else 0.0


def show_checks(rows: list[dict[str, Any]], language: str, as_json: bool) -> None:
    if as_json:
        print_json(rows)
        return
    table = Table(box=None, pad_edge=False)
    for column in ("game", "puzzles", *DIFFICULTIES):
        table.add_column(sentence(f"puzzles.{column}", None, language), justify="left" if column == "game" else "right")
    for level in LEVELS:
        table.add_column(level, justify="right")
    table.add_column(sentence("puzzles.leads", None, language), justify="right")
    for row in rows:
        figures = [str(row[key]) for key in ("puzzles", *DIFFICULTIES)]
        table.add_row(row["game"], *figures, *(percent(row[key]) for key in (*LEVELS, "leads")))
    out.print(table)
    aims = {"champion": round(100 * CHAMPION_AIM), "club": round(100 * CLUB_AIM)}
    out.print(sentence("puzzles.aims", aims, language), soft_wrap=True)
    for row in rows:
        if not row["held"]:
            out.print(sentence("puzzles.not_held", {"game": row["game"]}, language), soft_wrap=True)
        if row["missed"]:
            missed = {"game": row["game"], "names": ", ".join(row["missed"])}
            out.print(sentence("puzzles.missed", missed, language), soft_wrap=True)
