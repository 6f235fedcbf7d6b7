"""`paddock arena`, `report`, `balance` and `bot-server`: bots measured, tracks and cards compared, bots lent out."""

from __future__ import annotations

import re
import shlex
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from paddock.bots import bot
from paddock.commands.console import AsJson, Lang, language_of, options_from, out, print_json, progress_bar
from paddock.errors import BadOption, StoreError
from paddock.notation.files import writing
from paddock.words import sentence

if TYPE_CHECKING:
    from rich.console import JustifyMethod

    from paddock.arena.deals import Plan
    from paddock.arena.ratings import Pair, Share, Standing
    from paddock.arena.results import ResultTables

INTERRUPTED = 130  #: exit status
NOT_HELD = 1  #: exit status

GameName = Annotated[str, typer.Argument(help="The game.")]
Options = Annotated[list[str], typer.Option("--option", help="An option of the game: key=value.")]


def needs_arena() -> None:
    """What reads and writes tables is an extra."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise StoreError("no_arena_extra") from None


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, with commas; one named twice makes it a line-up: champion,pro,pro,pro. "
            "program:COMMAND is one of your own, mine=program:COMMAND gives it a name."
        ),
    ],
    races: Annotated[int, typer.Option(min=1, help="How many races at least; no deal is left half played.")] = 1000,
    track: Annotated[str | None, typer.Option(help="The track: a name from 'paddock track list', or a file.")] = None,
    option: Options = [],  # noqa: B006
    seats: Annotated[int | None, typer.Option(help="How many race.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same.")] = "1",
    folder: Annotated[Path | None, typer.Option("-o", "--output", help="Keep the results in this folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the results in that folder.")] = False,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after so many minutes.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; by default one for a core.")] = None,
    threads: Annotated[int, typer.Option(min=1, max=64, help="Threads that a bot may think with.")] = 1,
    cluster: Annotated[
        str | None, typer.Option(help="Race on a Ray cluster: its address, 'auto', or 'local' for one here.")
    ] = None,
    require: Annotated[
        list[str], typer.Option(help="'A>B': exit status 1 unless A is better than B with 95 % certainty.")
    ] = [],  # noqa: B006
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots race each other, and tell which is better and by how much."""
    needs_arena()
    from paddock.arena.deals import Plan, split_bots
    from paddock.arena.league import Stopped, run_league
    from paddock.arena.ratings import standings
    from paddock.arena.results import ResultsFolder

    language = language_of(lang)
    options = {**({"track": track} if track else {}), **options_from(option)}
    plan = Plan.make(game, split_bots(bots), seats=seats, seed=seed, options=options, threads=threads)
    for name in plan.bots:
        bot(plan.what(name), outside=True)
    wanted = [requirement(text, plan.bots) for text in require]
    with kept_in(folder) as place:
        results = ResultsFolder(place)
        results.begin(plan, resume=resume)
        try:
            with progress_bar(game, quiet=as_json) as progress:
                tables = run_league(
                    plan,
                    races,
                    results,
                    workers=workers,
                    cluster=cluster,
                    seconds=None if minutes is None else 60 * minutes,
                    progress=progress,
                )
        except Stopped:
            tell_stopped(results.read().races.num_rows, folder, language)
            raise typer.Exit(INTERRUPTED) from None
        if not tables.races.num_rows:
            raise StoreError("no_races_yet")
        found, pairs = standings(tables, plan.bots)
    held = {f"{one}>{other}": is_better(one, other, pairs) for one, other in wanted}
    if as_json:
        print_json(as_data(plan, tables, found, pairs, held))
    else:
        show_standings(found, pairs, tables, plan.labels, language)
        if len(plan.bots) == 1:
            show_slots(plan, tables, language)
        for text, holds in held.items():
            out.print(sentence("arena.holds" if holds else "arena.holds_not", {"text": text}, language))
    if not all(held.values()):
        raise typer.Exit(NOT_HELD)


def requirement(text: str, names: Sequence[str]) -> tuple[str, str]:
    """The two bots of `A>B`."""
    one, _, other = (part.strip() for part in text.partition(">"))
    if one not in names or other not in names or one == other:
        raise BadOption("bad_requirement", text=text, known=", ".join(names))
    return one, other


def is_better(one: str, other: str, pairs: list[Pair]) -> bool:
    """Whether the whole interval is on one side."""
    for pair in pairs:
        if (pair.one, pair.other) == (one, other):
            return pair.ahead.low > 0.5
        if (pair.other, pair.one) == (one, other):
            return pair.ahead.high < 0.5
    return False


@contextmanager
def kept_in(folder: Path | None) -> Iterator[Path]:
    """The folder that was named, or one for the time being."""
    if folder is not None:
        yield folder
    else:
        with tempfile.TemporaryDirectory(prefix="paddock-arena-") as made:
            yield Path(made)


def tell_stopped(races: int, folder: Path | None, language: str) -> None:
    """What was played, and how to go on."""
    if folder is None:
        out.print(sentence("arena.stopped", {"races": races}, language))
        return
    said = [argument for argument in sys.argv[1:] if argument != "--resume"]
    values = {"races": races, "command": f"paddock {shlex.join([*said, '--resume'])}"}
    out.print(sentence("arena.stopped_kept", values, language), markup=False, soft_wrap=True)


def as_data(
    plan: Plan, tables: ResultTables, found: list[Standing], pairs: list[Pair], held: dict[str, bool]
) -> dict[str, Any]:
    return {
        **plan.document(),
        "races": tables.races.num_rows,
        "standings": [standing.as_dict() for standing in found],
        "pairs": [pair.as_dict() for pair in pairs],
        **({"required": held} if held else {}),
    }


def show_standings(
    found: list[Standing], pairs: list[Pair], tables: ResultTables, labels: dict[str, str], language: str
) -> None:
    """The bots from the best to the weakest, then all pairs."""
    table = columns_of(language, "bot", "rating", "certain", "races", "wins", "even", "decision")
    for each in found:
        took = "" if each.milliseconds is None else f"{each.milliseconds:.1f} ms"
        rating, between = f"{each.rating:.0f}", f"{each.low:.0f} - {each.high:.0f}"
        alone = len(found) == 1
        rated = ("", "") if alone else (rating, between)
        table.add_row(labels[each.bot], *rated, str(each.races), percent(each.wins.share), percent(each.even), took)
    out.print(table)
    if pairs:
        table = columns_of(language, "bot", "against", "races", "ahead", "certain")
        for pair in pairs:
            table.add_row(labels[pair.one], labels[pair.other], str(pair.races), *share_words(pair.ahead))
        out.print()
        out.print(table)
    faults = sum(n for kind, n in zip(*columns(tables, "kind", "n"), strict=True) if kind == "fault")
    if faults:
        out.print(sentence("arena.faults", {"faults": faults}, language))


def show_slots(plan: Plan, tables: ResultTables, language: str) -> None:
    """What races of one bot against itself tell: what it is worth where they start."""
    from paddock.arena.report import Rows

    rows = Rows(plan, tables)
    table = columns_of(language, "slot", "wins", "certain", "even")
    for slot in sorted({int(slot) for slot in rows.slots.ravel()}):
        won = rows.win_share(rows.slots == slot)
        table.add_row(str(slot), *share_words(won), percent(1 / len(plan.units)))
    out.print()
    out.print(sentence("arena.alone", {"bot": plan.labels[plan.bots[0]]}, language))
    out.print(table)


def columns_of(language: str, *keys: str) -> Table:
    """An empty table with these headings."""
    table = Table(box=None, pad_edge=False)
    for i, key in enumerate(keys):
        justify: JustifyMethod = "left" if not i or key == "against" else "right"
        table.add_column(sentence(f"arena.{key}", None, language), justify=justify)
    return table


def share_words(share: Share) -> tuple[str, str]:
    """A share, and where it lies."""
    return percent(share.share), f"{percent(share.low)} - {percent(share.high)}"


def columns(tables: ResultTables, *names: str) -> list[list[Any]]:
    return [tables.counts[name].to_pylist() for name in names]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def report(
    folder: Annotated[Path, typer.Argument(help="A folder with the results of an arena.")],
    page: Annotated[Path, typer.Option("-o", "--output", help="The page to write.")] = Path("report.html"),
    differences: Annotated[
        int, typer.Option(min=0, max=10_000, help="Ask all bots what they would do in so many of its races.")
    ] = 0,
    lang: Lang = None,
) -> None:
    """Write a page about the results of an arena."""
    needs_arena()
    from paddock.arena.report import write_report

    language = language_of(lang)
    with progress_bar(str(folder), quiet=not differences) as update:
        text = write_report(folder, differences, update)
    write_page(page, text)
    out.print(sentence("cli.saved", {"file": page}, language), markup=False, soft_wrap=True)


def write_page(page: Path, text: str) -> None:
    with writing(page):
        page.write_text(text, encoding="utf-8")


def balance(
    game: GameName,
    against: Annotated[
        str, typer.Option(help="What to compare with: a track or a variant, or an option as key=value.")
    ],
    track: Annotated[str | None, typer.Option(help="The track to look at: a name or a file.")] = None,
    variant: Annotated[str | None, typer.Option(help="The table of cards to look at: a name or a file.")] = None,
    option: Options = [],  # noqa: B006
    races: Annotated[
        int | None, typer.Option(min=10, help="How many races with each; by default 20,000 of pilots, 200 of others.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who races: the pilot is quickest, a champion knows the game best.")
    ] = "pilot",
    seats: Annotated[int | None, typer.Option(help="How many race.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same.")] = "1",
    page: Annotated[Path | None, typer.Option("-o", "--output", help="Also write a page with pictures.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="Threads; by default one for a core.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Compare two tracks, or two tables of cards: length, overtakes, the lead, the pole, and how much skill counts."""
    needs_arena()
    from paddock.arena.balance import PILOT, compare, draw_comparison

    language = language_of(lang)
    shared = options_from(option)
    one, other = dict(shared), dict(shared)
    if re.fullmatch(r"\w+=.*", against):
        other |= options_from([against])
    elif (track is None) == (variant is None):
        raise BadOption("compare_what")
    else:
        key = "track" if track is not None else "variant"
        other[key] = against
    one |= {key: value for key, value in (("track", track), ("variant", variant)) if value is not None}
    bot(bots, outside=True)
    many = races or (20_000 if bots == PILOT else 200)
    with progress_bar(game, quiet=as_json) as progress:
        found = compare(game, one, other, many, seats=seats, bot=bots, seed=seed, workers=workers, progress=progress)
    if as_json:
        print_json(found.as_dict())
    else:
        table = Table(box=None, pad_edge=False)
        for i, head in enumerate(("", found.names[0], found.names[1], sentence("arena.difference", None, language))):
            table.add_column(head, justify="right" if i else "left")
        for measure in found.measures:
            table.add_row(sentence(f"balance.{measure.name}", None, language), *measure.in_words())
        out.print(table)
    if page is not None:
        write_page(page, draw_comparison(found))
        if not as_json:
            out.print(sentence("cli.saved", {"file": page}, language), markup=False, soft_wrap=True)


def bot_server(
    name: Annotated[str, typer.Argument(help="The bot to lend out.")],
    seed: Annotated[str | None, typer.Option(help="The same seed makes the same bot.")] = None,
) -> None:
    """Let a bot of Paddock speak the line protocol on its input and output (docs/bot-protocol.md)."""
    from paddock.bots.speaking import speak

    speak(bot(name, seed), sys.stdin, sys.stdout)
