"""`paddock data`: races as data to learn from."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from paddock.bots.crews import Stopped
from paddock.commands.console import AsJson, Lang, language_of, options_from, out, print_json, progress_bar
from paddock.words import sentence

STOPPED = 130  #: exit status, as a shell has it for Ctrl+C


def data(
    game: Annotated[str, typer.Argument(help="The game.")],
    folder: Annotated[
        Path, typer.Option("--out", "-o", help="The folder to write to; one that was begun is gone on with.")
    ],
    races: Annotated[int, typer.Option(min=1, max=1_000_000_000, help="How many races.")] = 1000,
    bots: Annotated[str, typer.Option(help="Who drives: one name for all seats, or one for each.")] = "pilot",
    seats: Annotated[int | None, typer.Option(help="How many race.")] = None,
    track: Annotated[str | None, typer.Option(help="The track: a name from 'paddock track list', or a file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same races.")] = None,
    option: Annotated[list[str], typer.Option("--option", help="An option of the game: key=value.")] = [],  # noqa: B006
    shard: Annotated[int, typer.Option(min=1, max=100_000, help="Races of one file.")] = 250,
    cluster: Annotated[
        str | None, typer.Option(help="Race on a Ray cluster: its address, 'auto', or 'local' for one here.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write races as Parquet files: what every seat could know and do, what it did, and how it ended."""
    from paddock.envs.data import (  # brings Gymnasium, which other commands need not wait for
        DataPlan,
        planned,
        write_data,
    )

    language = language_of(lang)
    begun = planned(folder)
    if seed is None:
        seed = str(begun["seed"]) if begun and "seed" in begun else secrets.token_hex(8)
    options = {**({"track": track} if track else {}), **options_from(option)}
    plan = DataPlan.from_words(game, seats, [name.strip() for name in bots.split(",")], options, seed, shard)
    try:
        with progress_bar(game, quiet=False) as progress:
            held = write_data(plan, races, folder, lambda done, by: progress(done, races, by), cluster)
    except (KeyboardInterrupt, Stopped):
        out.print(sentence("cli.data_stopped", None, language))
        raise typer.Exit(STOPPED) from None
    if as_json:
        print_json({**plan.as_document(), **held, "folder": str(folder)})
    else:
        out.print(sentence("cli.data_done", {**held, "folder": folder}, language), markup=False, soft_wrap=True)
