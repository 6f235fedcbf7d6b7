"""`paddock site`: Paddock as plain files for any web host."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.commands.console import AsJson, Lang, language_of, out, print_json
from paddock.commands.serving import needs_server
from paddock.words import sentence


def site(
    folder: Annotated[Path, typer.Option("--out", "-o", help="The folder to write to.")],
    base: Annotated[
        str | None, typer.Option(help="Where on its host the site lies (/games/); without it, anywhere.")
    ] = None,
    server: Annotated[str | None, typer.Option(help="The address of a server at which people race each other.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write Paddock as plain files for any web host: races against bots and on one screen, with no server at all."""
    needs_server()  # what a page is told is written down where servers tell it
    from paddock.site.pages import write  # brings LLVM, which other commands need not wait for

    language = language_of(lang)
    if not as_json:
        out.print(sentence("cli.site_begun", None, language))
    sizes = write(folder, base, server)
    if as_json:
        print_json({"folder": str(folder), "files": sizes})
        return
    values = {"folder": str(folder), "files": len(sizes), "kilobytes": round(sum(sizes.values()) / 1000)}
    out.print(sentence("cli.site_written", values, language), markup=False)
