"""`paddock season`: races on several tracks, one after another, with the standings after each."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from paddock.bots import bot
from paddock.championships import PAIRED
from paddock.commands.console import AsJson, Lang, in_file, language_of, options_from, out, print_json
from paddock.games import game as find_game
from paddock.season import Season
from paddock.terminal import Quit, Terminal
from paddock.words import sentence


def season(
    game: Annotated[str, typer.Argument(help="The game.")] = "thunder",
    tracks: Annotated[
        str | None, typer.Option(help="The tracks in order, with commas; by default all of the game, once.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many teams.")] = None,
    you: Annotated[int, typer.Option(help="Your seat, from 1; 0 to watch.")] = 1,
    bots: Annotated[str, typer.Option(help="Who drives the other seats: one name, or one for each.")] = "pilot",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same season.")] = None,
    option: Annotated[list[str], typer.Option("--option", "-o", help="An option of the game: key=value.")] = [],  # noqa: B006
    absent: Annotated[
        list[str],
        typer.Option(help="Who is missing in the next race: SEAT=substitute, or SEAT=away."),
    ] = [],  # noqa: B006
    save: Annotated[
        Path | None, typer.Option(help="Keep the season in this file, and go on with it if it is there.")
    ] = None,
    races: Annotated[int | None, typer.Option(min=0, help="Run so many races, then stop.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Race a season, or watch bots race one."""
    language = language_of(lang)
    running = opened(game, tracks, seats, seed, option, save)
    missing = options_from(absent)
    while not running.over and races != 0:
        if not run_one(running, missing, you, bots, language, quiet=as_json):
            break
        missing, races = {}, None if races is None else races - 1
        if save:
            running.save(save)
    if as_json:
        print_json({**running.as_document(), "standings": running.standings(), "over": running.over})
    else:
        show_standings(running, language)


def opened(
    game: str, tracks: str | None, seats: int | None, seed: str | None, options: list[str], save: Path | None
) -> Season:
    """The season in the file, or a new one."""
    if save and save.is_file():
        return in_file(save, lambda: Season.from_file(save))
    found = find_game(game)
    named = [name.strip() for name in tracks.split(",")] if tracks else found.tracks.shipped() or [found.name]
    return Season(game, seats or found.usual, named, seed=seed, **options_from(options))


def run_one(running: Season, absent: dict[str, str], you: int, bots: str, language: str, *, quiet: bool) -> bool:
    """One race of the season; False if the player has had enough."""
    fixture, race = running.next_fixture(), running.next_race(absent)
    places = running.places(fixture)
    number = len(running.races) + 1
    if not quiet:
        values = {"number": fixture.round, "of": running.rounds, "track": str(fixture.track)}
        out.print(sentence("cli.season_race", values, language), style="bold", markup=False)
        if running.form in PAIRED:
            out.print(" - ".join(map(running.called, fixture.entrants)), markup=False)
    names = [name.strip() for name in bots.split(",")]
    you_are = running.seats[you - 1] if 0 < you <= len(running.seats) else None
    person = next((seat for seat, key in places.items() if key == you_are), None)
    others = [seat for seat in race.seats if seat != person]
    seeds = None if running.seed is None else f"{running.seed} {number}"
    known = {seat: running.entrants.get(places[seat], {}).get("bot") for seat in others}
    drivers = {
        seat: bot(known[seat] or names[i % len(names)], None if seeds is None else f"{seeds} {seat}", outside=True)
        for i, seat in enumerate(others)
    }
    terminal = Terminal(race, drivers, language=language, console=out)
    try:
        if person in race.seats:
            terminal.play()
        else:
            terminal.run_bots(lambda: None)
    except (Quit, KeyboardInterrupt):
        out.print(sentence("cli.bye", None, language))
        return False
    running.add(race.result(), absent, fixture.entrants if running.form in PAIRED else None)
    if not quiet:
        show_standings(running, language)
    return True


def show_standings(running: Season, language: str) -> None:
    """Per team the points of every race, and their sum."""
    table = Table(box=None, pad_edge=False)
    for key in ("place", "team"):
        table.add_column(sentence(f"cli.{key}", None, language))
    races = [] if running.form in PAIRED else running.races
    for number in range(1, len(races) + 1):
        table.add_column(str(running.track_of(number)[0]), justify="right")
    table.add_column(sentence("cli.points", None, language), justify="right")
    for place, (name, points) in enumerate(running.standings().items(), start=1):
        scored = (str(race["scores"].get(name, "")) if "annulled" not in race else "" for race in races)
        table.add_row(str(place), running.called(name), *scored, str(points))
    out.print(table)
