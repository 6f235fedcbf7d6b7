"""`paddock analyse`: what the decisions of a race were worth."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from paddock.analysis import Analysis, analyse
from paddock.analysis.decisions import FEWEST, TRIES
from paddock.analysis.marks import marking
from paddock.commands.console import AsJson, Lang, in_file, language_of, out, print_json
from paddock.engine.search import MOST
from paddock.errors import BadDocument
from paddock.notation.files import write_whole, writing
from paddock.notation.records import read_record
from paddock.race import Race
from paddock.words import sentence

COLUMNS = ("move", "chosen", "worth", "rival", "lead", "luck", "mark")


def analyse_race(
    file: Annotated[Path, typer.Argument(help="The record of a race that is over.")],
    seat: Annotated[str | None, typer.Option(help="Whose decisions; those of all seats if none is named.")] = None,
    tries: Annotated[int, typer.Option(min=FEWEST, max=MOST, help="How often a choice is tried at most.")] = TRIES,
    seed: Annotated[str, typer.Option(help="The same seed and tries find the same.")] = "0",
    threads: Annotated[int | None, typer.Option(min=1, help="As many as there are cores if nothing is said.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep what is found here, and go on from what was found.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Judge the decisions of a race by what their seats could know: what they gained or lost, and what was luck."""
    language = language_of(lang)
    record = in_file(file, lambda: read_record(file))
    race = in_file(file, lambda: Race.from_record(record, folder=file.parent))
    found = {each.seat: each for each in read_analyses(save)} if save is not None and save.exists() else {}
    cores = threads or os.cpu_count() or 1
    with Progress(console=out, transient=True, disable=as_json) as bar, interruptible() as stopped:
        for name in race.seats if seat is None else [seat]:
            if stopped.is_set():
                break
            shown = partial(show_progress, bar, bar.add_task(name, total=None), stopped)
            known = found.get(name)
            options = {"tries": tries, "seed": seed, "threads": cores, "folder": file.parent}
            found[name] = analyse(record, name, known=known, progress=shown, **options)  # type: ignore[arg-type]
            if save is not None:
                write_analyses(save, list(found.values()))
    told = [found[name] for name in race.seats if name in found and seat in (None, name)]
    if as_json:
        print_json([each.to_document() for each in told])
    else:
        for each in told:
            show(each, language)


@contextmanager
def interruptible() -> Iterator[Event]:
    """Ctrl-C lets the decisions that are being judged be finished and kept, instead of ending everything."""
    stopped = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def show_progress(bar: Progress, task: int, stopped: Event, done: int, of: int) -> bool:
    bar.update(task, completed=done, total=of)  # type: ignore[arg-type]
    return not stopped.is_set()


def read_analyses(path: Path) -> list[Analysis]:
    return in_file(path, lambda: [Analysis.from_document(each) for each in decoded(path)])


def decoded(path: Path) -> list[Any]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Any])
    except (OSError, msgspec.DecodeError) as error:
        raise BadDocument("bad_analysis", why=error) from None


def write_analyses(path: Path, analyses: list[Analysis]) -> None:
    with writing(path):
        write_whole(path, json.dumps([each.to_document() for each in analyses], indent=1))


def show(analysis: Analysis, language: str) -> None:
    """A row for each decision that has a mark or turned the race, and what it all comes to."""
    table = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        table.add_column(sentence(f"analysis.{column}", None, language))
    turning = analysis.turning_points
    for at, each in enumerate(analysis.decisions):
        if each.mark is None and at not in turning:
            continue
        mark = "" if each.mark is None else sentence(f"analysis.{each.mark}", None, language)
        lead = f"{signed(each.lead)} ± {percent(each.error)}"
        row = (each.number + 1, each.chosen, percent(each.worth), each.rival, lead, signed(analysis.luck(at)), mark)
        table.add_row(*map(str, row))
    sums = {"accuracy": percent(analysis.accuracy), "lost": percent(analysis.lost), "luck": signed(analysis.all_luck)}
    out.print(sentence("analysis.analysed", {"seat": analysis.seat, **sums}, language))
    out.print(table)
    moves = ", ".join(str(analysis.decisions[at].number + 1) for at in turning)
    out.print(sentence("analysis.turning", {"moves": moves}, language))
    counts = marking(analysis.game).counts
    out.print(sentence(f"analysis.counts_{counts}", {"tries": 2 * analysis.tries}, language), soft_wrap=True)
    if analysis.missing:
        out.print(sentence("analysis.missing", {"missing": analysis.missing}, language), soft_wrap=True)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def signed(share: float) -> str:
    return f"{100 * share:+.1f}"
