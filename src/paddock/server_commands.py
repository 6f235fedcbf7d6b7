"""`paddock play`, `serve`, `tables ...` and `verify`: the server, what it has stored, and whether it was fair."""

import contextlib
import logging
import os
import re
import sys
import threading
import time
import webbrowser
from io import StringIO
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as RichTable

from paddock.bots import BOTS
from paddock.bots.program import PROGRAMS, ProgramBot
from paddock.console import AsJson, Lang, in_file, language_of, out, print_json
from paddock.errors import BadDocument, BadOption, PaddockError, StoreError
from paddock.notation.fair import Statement, read_kept, statements
from paddock.notation.records import read_record
from paddock.words import sentence

tables_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look at, check, save and restore what a server has stored."
)

MARKS = {True: "✓", False: "✗", None: "?"}  #: holds, does not hold, could not be found out

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="PADDOCK_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file in your data folder.",
    ),
]


def needs_server() -> None:
    """The server's libraries are an extra."""
    try:
        import fastapi  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise StoreError("no_server_extra") from None


def lend_programs(texts: list[str]) -> None:
    """Let tables have these programs as bots; processes that start later know them by the environment."""
    lines = os.environ.get(PROGRAMS, "").splitlines()
    for text in texts:
        name, equals, command = text.partition("=")
        if not equals or not re.fullmatch(r"[a-z][a-z0-9_-]{0,19}", name) or name in BOTS or "\n" in command:
            raise BadOption("program_form", text=text)
        ProgramBot(name, command)
        lines.append(f"{name}={command}")
    os.environ[PROGRAMS] = "\n".join(lines)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="redis://... as doorbell between several servers.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    lan: Annotated[bool, typer.Option("--lan", help="Let other devices in this network in; prints a QR code.")] = False,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over HTTPS only: for a server behind TLS.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No limits per address, for tests.")] = False,
    program: Annotated[
        list[str], typer.Option(help="NAME=COMMAND: a program that tables may have as a bot (docs/bot-protocol.md).")
    ] = [],  # noqa: B006
    json_logs: Annotated[bool | None, typer.Option("--json-logs/--plain-logs", help="The form of the logs.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the messages as JSON Schema, and end.")] = False,
    lang: Lang = None,
) -> None:
    """Run the table: people and bots race over the network."""
    needs_server()
    from paddock.server import messages
    from paddock.server.house import Settings
    from paddock.server.serve import lan_address, serve

    language = language_of(lang)
    lend_programs(program)
    if schema:
        print_json(messages.schema())
        return
    host = "0.0.0.0" if lan and host == "127.0.0.1" else host  # noqa: S104
    link = f"http://{lan_address() if lan else host}:{port}/"
    out.print(sentence("cli.serving", {"link": link}, language))
    if lan:
        out.print(qr_code(link), highlight=False)
    settings = Settings(database=database, redis=redis, limits=not no_limits, secure=secure)
    serve(settings, host, port, workers, json_logs)


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; another if it is taken.")] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the link.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Open a table on this machine, and a page to race on in the browser."""
    needs_server()
    from paddock.server.house import Settings
    from paddock.server.serve import free_port, serve

    language = language_of(lang)
    port = free_port(port)
    link = f"http://127.0.0.1:{port}/"
    out.print(sentence("cli.playing", {"link": link}, language))
    if not no_browser and has_display():
        threading.Thread(target=open_when_ready, args=(link,), daemon=True).start()
    serve(Settings(database=database), "127.0.0.1", port, level=logging.WARNING)


def has_display() -> bool:
    """Whether a browser would have a screen to open on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(link: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(600):
        with contextlib.suppress(OSError), urlopen(f"{link}healthz", timeout=1):  # noqa: S310  # our own address
            webbrowser.open(link)
            return
        time.sleep(0.2)


def qr_code(link: str) -> str:
    """A link as a QR code for a terminal."""
    import segno

    drawn = StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


@tables_app.command("list")
def list_tables(database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """List all tables."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    rows: list[dict[str, Any]] = []
    for id in store.ids():
        row = store.row(id)
        names = [str(entry.values["name"]) for entry in store.entries(id) if entry.do == "sat"]
        rows.append({**{key: row[key] for key in ("id", "code", "game", "rules", "status", "opened")}, "people": names})
    if as_json:
        print_json(rows)
        return
    table = RichTable(box=None)
    for heading in ("cli.tables_id", "cli.tables_code", "cli.tables_game", "cli.tables_status", "cli.tables_people"):
        table.add_column(sentence(heading, None, language))
    for row in rows:
        table.add_row(row["id"], row["code"], row["game"], row["status"], ", ".join(row["people"]))
    out.print(table)


@tables_app.command("verify")
def verify_tables(
    ids: Annotated[list[str] | None, typer.Argument(help="The tables; all if none is named.")] = None,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay stored races, by the chance that was stored and by their secrets alone, and compare."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    chosen = ids or store.ids()
    found: dict[str, str | None] = {}
    wrong: dict[str, str] = {}
    aside = Console(stderr=True)
    for id in track(chosen, sentence("cli.tables_verifying", None, language), console=aside, transient=True):
        try:
            found[id] = store.verify(id)
        except PaddockError as error:
            wrong[id] = error.sentence(language)
    if as_json:
        print_json({"verified": found, "wrong": wrong})
    else:
        for problem in wrong.values():
            out.print(problem, style="red", markup=False)
        out.print(sentence("cli.tables_verified", {"good": len(found), "wrong": len(wrong)}, language))
    if wrong:
        raise typer.Exit(1)


@tables_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it holds secrets of running races.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write everything to a file, while the server runs or not."""
    needs_server()
    from paddock.server.store import Store

    try:
        count = Store(database).backup(file)
    except OSError as error:
        raise BadDocument("no_folder", file=file, why=error.strerror or error) from None
    out.print(sentence("cli.tables_backed_up", {"count": count, "file": file}, language_of(lang)))


@tables_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `paddock tables backup`.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Take in everything from a file, or nothing."""
    needs_server()
    from paddock.server.store import Store

    count = Store(database).restore(file)
    out.print(sentence("cli.tables_restored", {"count": count, "file": file}, language_of(lang)))


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a race, as a table gives it when the race is over.")],
    kept: Annotated[Path | None, typer.Option(help="What a player's page kept of the race, as it saves it.")] = None,
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
