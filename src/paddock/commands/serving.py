"""`paddock play` and `serve`: the server, on this machine or for others."""

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
from typing import Annotated
from urllib.request import urlopen

import typer

from paddock.bots import BOTS
from paddock.bots.program import PROGRAMS, ProgramBot
from paddock.commands.console import Lang, language_of, out, print_json
from paddock.errors import BadOption, StoreError
from paddock.words import sentence

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
    bot_processes: Annotated[
        int,
        typer.Option(min=1, max=64, help="Processes in which the bots of a worker think; half of the cores."),
    ] = max(1, (os.cpu_count() or 2) // 2),
    lan: Annotated[bool, typer.Option("--lan", help="Let other devices in this network in; prints a QR code.")] = False,
    secure: Annotated[bool, typer.Option("--secure", help="HTTPS only: for a server behind TLS.")] = False,
    proxy: Annotated[
        str | None,
        typer.Option(help="ADDRESSES of proxies that are believed about where a request comes from (10.0.0.0/8,::1)."),
    ] = None,
    metrics: Annotated[
        int | None, typer.Option(min=1, max=65535, help="A port of its own for Prometheus; there is none without.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="The address of that port.")] = "127.0.0.1",
    words_file: Annotated[
        Path | None,
        typer.Option(help="Words that are not to be said: one, or a /pattern/, a line (docs/operating.md)."),
    ] = None,
    operator_token_file: Annotated[
        Path | None,
        typer.Option(help="A file with the token for /operators, a page for operators; or PADDOCK_OPERATOR_TOKEN."),
    ] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No limits per address, for tests.")] = False,
    calls_to_private: Annotated[
        bool,
        typer.Option("--calls-to-private", help="Call people at addresses in this network, too (docs/operating.md)."),
    ] = False,
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
    from paddock.server.door import trusted
    from paddock.server.filters import read_filter
    from paddock.server.house import Settings
    from paddock.server.operators import read_token
    from paddock.server.serve import lan_address, serve

    language = language_of(lang)
    lend_programs(program)
    proxies = tuple(trusted(proxy)) if proxy else ()
    if schema:
        print_json(messages.schema())
        return
    operators = read_token(operator_token_file)
    if words_file is not None:
        read_filter(words_file)
    words = None if words_file is None else str(words_file.resolve())
    host = "0.0.0.0" if lan and host == "127.0.0.1" else host  # noqa: S104
    link = f"http://{lan_address() if lan else host}:{port}/"
    out.print(sentence("cli.serving", {"link": link}, language))
    if lan:
        out.print(qr_code(link), highlight=False)
    settings = Settings(
        database,
        redis,
        limits=not no_limits,
        secure=secure,
        proxies=proxies,
        processes=bot_processes,
        words=words,
        operators=operators,
        calls_to_private=calls_to_private,
    )
    serve(settings, host, port, workers, json_logs, metrics=None if metrics is None else (metrics_host, metrics))


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; another if it is taken.")] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the link.")] = False,
    database: Database = None,
    engine: Annotated[
        bool,
        typer.Option("--engine", help="When all games are ready, make what pages race by themselves (extra wasm)."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Open a table on this machine, and a page to race on in the browser."""
    needs_server()
    from paddock.commands.wasm import for_own_server
    from paddock.server.house import Settings
    from paddock.server.serve import free_port, serve

    language = language_of(lang)
    port = free_port(port)
    link = f"http://127.0.0.1:{port}/"
    out.print(sentence("cli.playing", {"link": link}, language))
    if not no_browser and has_display():
        threading.Thread(target=open_when_ready, args=(link,), daemon=True).start()
    if engine:
        threading.Thread(target=for_own_server, args=(language,), daemon=True).start()
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
