"""`paddock verify`: whether a race was dealt fairly."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from paddock.commands.console import AsJson, Lang, in_file, language_of, out, print_json
from paddock.notation.fair import Statement, read_kept, statements
from paddock.notation.records import read_record
from paddock.words import sentence

MARKS = {True: "✓", False: "✗", None: "?"}  #: holds, does not hold, could not be found out


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a race, as a table gives it when the race is over.")],
    kept: Annotated[Path | None, typer.Option(help="What a player's page, or program, kept of the race.")] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="The record may lack its end.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Check, statement by statement, that a race was dealt fairly and that its record is whole."""
    language = language_of(lang)
    document = in_file(file, lambda: read_record(file))
    seen = None if kept is None else in_file(kept, lambda: read_kept(kept))
    found = in_file(file, lambda: statements(document, seen, unfinished=unfinished, folder=file.parent))
    wrong = any(each.holds is False for each in found)
    if as_json:
        told = [{"name": one.name, "holds": one.holds, "text": said_of(one, language), **one.values} for one in found]
        print_json({"fair": not wrong, "statements": told})
    else:
        for each in found:
            out.print(MARKS[each.holds], said_of(each, language), soft_wrap=True)
        out.print(sentence("cli.unfair" if wrong else "cli.fair", {"file": file}, language), soft_wrap=True)
    sys.stdout.flush()
    if wrong:
        raise typer.Exit(1)


def said_of(statement: Statement, language: str) -> str:
    """A statement, and if it does not simply hold why."""
    claim = sentence(f"fair.{statement.name}", None, language)
    if statement.why is not None:
        return f"{claim} {statement.why.sentence(language)}"
    return f"{claim} {sentence(f'fair.open_{statement.open}', None, language)}" if statement.open else claim
