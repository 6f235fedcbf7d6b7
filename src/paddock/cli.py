"""`paddock ...`: races, rules, scenarios, replays and benchmarks from the command line."""

from __future__ import annotations

import os
import sys
from errno import EISDIR
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from paddock.bots import BOTS, bot
from paddock.commands.analysing import analyse_race
from paddock.commands.arena import arena, balance, bot_server, report
from paddock.commands.console import (
    WRONG_INPUT,
    AsJson,
    Lang,
    complain,
    in_file,
    language_of,
    options_from,
    out,
    print_json,
)
from paddock.commands.data import data
from paddock.commands.puzzles import puzzles
from paddock.commands.ratings import ratings_app
from paddock.commands.seasons import season
from paddock.commands.serving import play, serve
from paddock.commands.site import site
from paddock.commands.tables import tables_app
from paddock.commands.tracks import tracks_app
from paddock.commands.verifying import verify as verify_deal
from paddock.commands.wasm import wasm
from paddock.errors import BadDocument, BadOption, PaddockError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.schema import schema as schema_of
from paddock.notation.documents import dump
from paddock.notation.files import in_place_of, writing
from paddock.notation.records import read_record, verify, write_record
from paddock.notation.scenarios import find_files, run_file
from paddock.race import Move, Race
from paddock.terminal import Quit, Terminal, rule_texts
from paddock.words import sentence

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(tracks_app, name="track")
app.command()(play)
app.command()(serve)
app.add_typer(tables_app, name="tables")
app.add_typer(ratings_app, name="ratings")
app.command("verify")(verify_deal)
app.command("analyse")(analyse_race)
app.command()(puzzles)
app.command()(season)
app.command()(arena)
app.command()(report)
app.command()(balance)
app.command("bot-server")(bot_server)
app.command()(data)
app.command()(wasm)
app.command()(site)

WIDE = 132  #: columns that the table of benchmarks needs
PACE = 0.5  #: seconds between decisions, where people watch


Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")]


@app.command()
def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games."""
    language = language_of(lang)
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "title": found.say("game.title", None, language),
            "seats": list(found.seats),
            "rules": found.version,
            "options": dict(found.defaults),
        }
        for name, found in ((name, find_game(name)) for name in GAMES)
    ]
    if as_json:
        print_json(rows)
        return
    table = Table(box=None, pad_edge=False)
    for key in ("name", "game", "seats", "rules_version"):
        table.add_column(sentence(f"cli.{key}", None, language))
    for row in rows:
        table.add_row(row["name"], row["title"], ", ".join(map(str, row["seats"])), str(row["rules"]))
    out.print(table)
    out.print(f"{sentence('cli.bots', None, language)}: {', '.join(BOTS)}")


@app.command()
def schema(game: Game) -> None:
    """Print what the numbers of a game mean: its views, events, choices and refusals, as JSON."""
    print_json(to_builtins(schema_of(find_game(game))))


@app.command("compile")
def compile_games(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all if none is named.")] = None,
) -> None:
    """Compile games for this machine, so that nobody has to wait when they are first raced."""
    for part in ("table", "preview"):
        for name in games or GAMES:
            find_game(name).prepare(part)


@app.command()
def race(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="How many race.")] = None,
    you: Annotated[int, typer.Option(help="Your seat, from 1; 0 to watch.")] = 1,
    bots: Annotated[str, typer.Option(help="Who drives the other seats: one name, or one for each.")] = "pilot",
    track: Annotated[str | None, typer.Option(help="The track: a name from 'paddock track list', or a file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same race.")] = None,
    option: Annotated[list[str], typer.Option("--option", "-o", help="An option of the game: key=value.")] = [],  # noqa: B006
    watch: Annotated[bool, typer.Option(help="Let bots drive all seats.")] = False,
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, help=f"Seconds between decisions ({PACE} on a terminal, else 0).")
    ] = None,
    thoughts: Annotated[
        bool, typer.Option("--thoughts", help="Tell what bots thought: at once when watching, else in the end.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Write the race to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a race saved before.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Race against bots, or watch them race."""
    language = language_of(lang)
    if resume:
        running = in_file(resume, lambda: Race.from_record(read_record(resume), seed=seed, folder=resume.parent))
        if running.game.name != find_game(game).name:
            raise BadOption("not_a_choice", key=resume, value=game, choices=running.game.name)
    else:
        options = {**({"track": track} if track else {}), **options_from(option)}
        running = Race.from_header({"game": game, "seats": seats, "options": options}, seed=seed)
    if not 0 <= you <= len(running.seats):
        raise BadOption("not_a_number", key="--you", value=you, least=0, most=len(running.seats))
    person = None if watch or you == 0 else running.seats[you - 1]
    names = [name.strip() for name in bots.split(",")]
    for name in names:  # a wrong name is wrong even where no seat is left for it
        bot(name, outside=True)
    others = [seat for seat in running.seats if seat != person]
    drivers = {
        seat: bot(names[i % len(names)], None if seed is None else f"{seed} {seat}", outside=True)
        for i, seat in enumerate(others)
    }
    players = {seat: drivers[seat].name if seat in drivers else "person" for seat in running.seats}

    def keep(race: Race) -> None:
        if save:
            write_safely(race, save, players)

    keep(running)
    if pace is None:
        pace = PACE if out.is_terminal else 0
    terminal = Terminal(running, drivers, language=language, console=out, pace=pace, thoughts=thoughts and not as_json)
    if person:
        terminal.after_move = keep
    try:
        if person:
            terminal.play()
        elif as_json:
            terminal.pace = 0
            terminal.run_bots(lambda: None)
            print_json(
                {"players": players, **running.result(), "moves": len(running.moves), "digest": running.digest()}
            )
        else:
            terminal.watch()
    except (Quit, KeyboardInterrupt):
        out.print()
        out.print(sentence("cli.bye", None, language))
    finally:
        keep(running)
    if save and not as_json:
        out.print(sentence("cli.saved", {"file": save}, language), markup=False)


def write_safely(race: Race, path: Path, players: dict[str, str]) -> None:
    """Write beside the file and then take its place, so that a crash leaves the old one."""
    with writing(path):
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with in_place_of(path) as beside:
            write_record(race, beside, players)


@app.command()
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(help="A rule id such as SPD-8.2, or words to look for.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, one sentence each, or one rule, or those that speak of something."""
    found = find_game(game)
    texts = rule_texts(found, language_of(lang))
    if rule is not None:
        wanted = rule.casefold()
        texts = (
            {id: text for id, text in texts.items() if id.casefold() == wanted}
            or {id: text for id, text in texts.items() if id.casefold().startswith(wanted + ".")}
            or {id: text for id, text in texts.items() if wanted in text.casefold()}
        )
        if not texts:
            first = next(iter(rule_texts(found, "en")))
            raise BadOption("unknown_rule", id=rule, game=game, first=first)
    if as_json:
        print_json(texts)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for id, text in texts.items():
        table.add_row(id, text)
    out.print(table)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Run scenarios: one line each, then how many passed. Exit status 1 if one failed, 2 if one can't be read."""
    language = language_of(lang)
    found = find_files(files)
    if not found:
        raise BadDocument("no_scenarios", paths=", ".join(map(str, files)))
    outcomes = []
    for path in found:
        outcome = run_file(path)
        outcomes.append(outcome)
        if not as_json:
            why = outcome.error.sentence(language) if outcome.error else outcome.difference
            print(f"ok {path}" if outcome.ok else f"not ok {path}: {why}")
    passed = sum(outcome.ok for outcome in outcomes)
    if as_json:
        print_json(
            [
                {
                    "file": str(outcome.path),
                    "title": outcome.title,
                    "ok": outcome.ok,
                    "why": None if outcome.ok else str(outcome.error or outcome.difference),
                }
                for outcome in outcomes
            ]
        )
    else:
        print(sentence("cli.passed_failed", {"passed": passed, "failed": len(outcomes) - passed}, "en"))
    if any(outcome.error for outcome in outcomes):
        raise typer.Exit(WRONG_INPUT)
    raise typer.Exit(0 if passed == len(outcomes) else 1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A race record.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Only check that every move, the result and digest hold.")
    ] = False,
    moves: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    seat: Annotated[str | None, typer.Option(help="Tell only what this seat was told.")] = None,
    position: Annotated[bool, typer.Option(help="Print the position reached, as YAML.")] = False,
    svg: Annotated[
        Path | None, typer.Option(help="Draw the track after every move, into files of this folder.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay a race record."""
    language = language_of(lang)
    document = in_file(file, lambda: read_record(file))
    if check:
        running = in_file(file, lambda: verify(document, file.parent))
    else:
        running = in_file(file, lambda: Race.from_record(document, moves=moves, folder=file.parent))
    if svg is not None:
        drawn = draw_moves(running, document, file.parent, svg, language)
        out.print(sentence("cli.drawn", {"n": drawn, "folder": svg}, language), markup=False, soft_wrap=True)
    elif as_json:
        print_json({"moves": len(running.moves), "over": running.over, "digest": running.digest(), **running.result()})
    elif position:
        print(dump(running.position()), end="")
    elif check:
        out.print(sentence("cli.verified", {"file": file, "moves": len(running.moves)}, language), markup=False)
    else:
        for event in running.events if seat is None else running.events_for(seat):
            out.print(running.game.faces.event_text(event, language), markup=False)
        out.print()
        out.print(running.game.faces.draw_view(running.view(seat), language))


def draw_moves(running: Race, document: Any, base: Path, folder: Path, language: str) -> int:
    """One picture of the beginning and one after every move; the answer is how many."""
    game = running.game
    if game.tracks.draw_race is None or game.tracks.load is None:
        games = ", ".join(name for name in GAMES if find_game(name).tracks.load)
        raise BadOption("no_tracks", game=game.name, known=games)
    track = game.tracks.load(running.options.get("track", game.defaults["track"]), base)
    again = Race.from_record(document, moves=0, folder=base)
    moves: list[Move | None] = [None, *running.moves]
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for number, move in enumerate(moves):
            if move is not None:
                again.foretell(move.chance)
                again.play(move.seat, move.words)
            picture = game.tracks.draw_race(track, again.view(), language)
            (folder / f"{number:05d}.svg").write_text(picture, encoding="utf-8")
    return len(moves)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games to measure; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="How long each row is measured.")] = 3.0,
    write: Annotated[Path | None, typer.Option(help="Also write the table to this Markdown file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure this machine: compiled play, single steps, copies, and OpenSpiel and plain Python beside them."""
    from paddock.benchmark import measure, render_table, write_page
    from paddock.peers import has

    found = [find_game(name) for name in games or GAMES]
    aside = Console(stderr=True, markup=False)
    if not all(map(has, ("pyspiel", "pettingzoo", "rlcard", "pgx"))):
        aside.print(sentence("cli.no_peer", None, language_of(None)), soft_wrap=True)
    with aside.status(found[0].name) as status:
        rows = measure(found, seconds, status.update)
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        Console(highlight=False, width=max(out.width, WIDE)).print(render_table(rows))
    if write:
        with writing(write):
            write_page(write, [game.name for game in found], rows)


def main() -> None:
    """The entry point of `paddock`."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except PaddockError as error:
        complain(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None


if __name__ == "__main__":
    main()
