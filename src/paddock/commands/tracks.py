"""`paddock track ...`: the tracks that come with the games, and those that people make."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from paddock.commands.console import AsJson, Lang, in_file, language_of, out, print_json
from paddock.errors import BadDocument, BadTrack
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.games.toml import read_toml
from paddock.notation.files import writing
from paddock.words import sentence

tracks_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="List, check, draw and make tracks.")

Source = Annotated[str, typer.Argument(help="The name of a track, a TOML file, or the letters of an own layout.")]


def shipped() -> dict[str, Game]:
    """The names of all tracks that come with the games, and the game of each."""
    return {name: game for game in map(find_game, GAMES) for name in game.tracks.shipped()}


def find_track(source: str) -> tuple[Game, Any]:
    """A track by its name, or by its file, which names its game."""
    known = shipped()
    if source in known:
        game = known[source]
        assert game.tracks.load is not None
        return game, game.tracks.load(source, Path())
    path = Path(source)
    if not path.exists():
        own = in_own_words(source)
        if own is not None:
            return own
    try:
        document = read_toml(path)
    except BadDocument as error:
        raise BadTrack("no_track", name=source, why=error, known=", ".join(known)) from None
    return in_file(path, lambda: whole_track(document, path))


def in_own_words(source: str) -> tuple[Game, Any] | None:
    """A track that is neither shipped nor a file, but that a game understands all the same, such as RRRR."""
    for game in map(find_game, GAMES):
        if game.tracks.load is not None:
            try:
                return game, game.tracks.load(source, Path())
            except BadTrack as error:
                if error.code != "no_track":
                    raise
    return None


def whole_track(document: dict[str, Any], path: Path) -> tuple[Game, Any]:
    """The track that a file holds, loaded by the game that it names."""
    if "game" not in document:
        raise BadTrack("track_missing", key="game")
    if not isinstance(document["game"], str):
        raise BadTrack("not_text_key", key="game", value=document["game"])
    game = find_game(document["game"])
    if game.tracks.load is None:
        games = [other for other in GAMES if find_game(other).tracks.load]
        raise BadTrack("no_tracks", game=game.name, known=", ".join(games))
    return game, game.tracks.load({"name": path.stem, **document}, path.parent)


@tracks_app.command("list")
def list_tracks(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the tracks that come with the games."""
    language = language_of(lang)
    found = [(game, find_track(name)[1]) for name, game in shipped().items()]
    if as_json:
        print_json(
            [{"name": track.name, "title": track.title, "game": game.name, **track.figures()} for game, track in found]
        )
        return
    table = Table(box=None, pad_edge=False)
    for key in ("name", "title", "game", "spaces", "laps", "corners"):
        table.add_column(sentence(f"cli.{key}", None, language), no_wrap=True)
    for game, track in found:
        table.add_row(track.name, track.called(language), game.name, str(track.spaces), str(track.laps), track.shape)
    out.print(table)


@tracks_app.command()
def check(source: Source, lang: Lang = None) -> None:
    """Say whether a track can be raced on, or what is wrong with it. Exit status 2 if something is."""
    language = language_of(lang)
    game, track = find_track(source)
    values = {
        "title": track.called(language),
        "game": game.name,
        "spaces": track.spaces,
        "laps": track.laps,
        "corners": track.shape,
    }
    out.print(sentence("cli.track_ok", values, language), soft_wrap=True)


@tracks_app.command()
def draw(
    source: Source,
    output: Annotated[str, typer.Option("--output", "-o", help="Write the picture (SVG) to this file; - prints it.")],
    lang: Lang = None,
) -> None:
    """Draw a track."""
    language = language_of(lang)
    game, track = find_track(source)
    assert game.tracks.draw is not None
    save(game.tracks.draw(track, language=language), output, language)


@tracks_app.command()
def random(
    game: Annotated[str, typer.Argument(help="The game: one whose tracks are laid from segments.")] = "scrap",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same track.")] = None,
    segments: Annotated[int | None, typer.Option(help="How many segments; all of the box if nobody says.")] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", help="Write the track (TOML) to this file; - prints it.")
    ] = "-",
    lang: Lang = None,
) -> None:
    """Lay a track by chance."""
    language = language_of(lang)
    found = find_game(game)
    if found.tracks.random is None:
        games = [other for other in GAMES if find_game(other).tracks.random]
        raise BadTrack("no_random_tracks", game=found.name, known=", ".join(games))
    document = found.tracks.random(seed, segments)
    save("".join(f"{key} = {json.dumps(value)}\n" for key, value in document.items()), output, language)


def save(text: str, output: str, language: str) -> None:
    """Write a text to a file, or print it."""
    if output == "-":
        sys.stdout.buffer.write(text.encode("utf-8"))
        return
    with writing(output):
        Path(output).write_text(text, encoding="utf-8")
    out.print(sentence("cli.saved", {"file": output}, language), soft_wrap=True)
