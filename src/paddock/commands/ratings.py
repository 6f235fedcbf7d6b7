"""`paddock ratings ...`: rate stored races once more, and compare or write what comes of it."""

from typing import TYPE_CHECKING

import typer

from paddock.commands.console import AsJson, Lang, language_of, out, print_json
from paddock.commands.serving import Database, needs_server
from paddock.commands.tables import progress
from paddock.words import sentence

if TYPE_CHECKING:
    from paddock.server.counting import Verified

ratings_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Rate stored races once more, and compare or write what comes of it.",
)


@ratings_app.command("verify")
def verify_ratings(database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Rate all stored races once more in the order in which they were counted, and compare to the last digit."""
    needs_server()
    from paddock.server.counting import verify
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    with progress("cli.ratings_verifying", language) as watch:
        found = store.at_one_moment(lambda connection: verify(connection, watch))
    if as_json:
        wrong = None if found.difference is None else found.difference._asdict()
        print_json({"races": found.races, "rated": found.rated, "late": found.late, "difference": wrong})
    else:
        tell(found, language)
    if found.difference is not None:
        raise typer.Exit(1)


def tell(found: "Verified", language: str) -> None:
    """Say what was found."""
    if found.difference is not None:
        key = "cli.ratings_differ_in" if found.difference.table else "cli.ratings_differ"
        out.print(sentence(key, found.difference._asdict(), language), style="red", markup=False, soft_wrap=True)
        return
    out.print(sentence("cli.ratings_verified", {"count": found.rated}, language), soft_wrap=True)
    if found.late:
        out.print(sentence("cli.ratings_late", {"count": found.late}, language), soft_wrap=True)


@ratings_app.command("rebuild")
def rebuild_ratings(database: Database = None, lang: Lang = None) -> None:
    """Count all stored races anew in the order of their times: ratings, and what everybody's races come to."""
    needs_server()
    from paddock.server.counting import rebuild
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    with progress("cli.ratings_rebuilding", language) as watch:
        count = store.alone(lambda connection: rebuild(connection, watch))
    out.print(sentence("cli.ratings_rebuilt", {"count": count}, language), soft_wrap=True)
