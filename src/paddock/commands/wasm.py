"""`paddock wasm`: the rules of a game for a page."""

import importlib
import multiprocessing
import os
import time
from pathlib import Path
from typing import Annotated

import typer

from paddock.bots.processes import begin_work
from paddock.commands.console import AsJson, Lang, language_of, out, print_json
from paddock.commands.serving import needs_server
from paddock.errors import WasmError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.words import sentence

LOOK = 2.0  #: seconds between two looks at whether the games are ready
ATTEMPTS = 3  #: to make the engine beside a server: a linker that is being installed is found before it is whole


def wasm(
    game: Annotated[str | None, typer.Argument(help="The game; all of them without.")] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The folder to write to; without a game, for servers of this machine."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Compile the rules of a game to WebAssembly, with all that a page needs to race it."""
    from paddock.wasm.export import write  # brings LLVM, which other commands need not wait for

    names = list(GAMES) if game is None else [find_game(game).name]
    if not as_json:
        titles = ", ".join(find_game(name).say("game.title", language=language_of(lang)) for name in names)
        out.print(sentence("cli.wasm_begun", {"game": titles}, language_of(lang)))
    if game is None and folder is None:
        files = for_servers()
    else:
        files = [path for name in names for path in write(find_game(name), folder or Path())]
    if as_json:
        sizes = {path.name: path.stat().st_size for path in files}
        print_json({"games": names, "folder": str(files[0].parent), "files": sizes})
        return
    for path in files:
        values = {"file": path.name, "kilobytes": round(path.stat().st_size / 1000)}
        out.print(sentence("cli.wasm_file", values, language_of(lang)), markup=False)


def for_servers() -> list[Path]:
    """All that pages race by, to where servers of this machine look for it."""
    needs_server()
    from paddock.server.offline import place_of_engine
    from paddock.site.engine import write

    return sorted(write(place_of_engine()).iterdir())


def for_own_server(language: str) -> None:
    """The same beside a server of this process: when its games can be raced, and so that nobody waits for it."""
    from paddock.server.site import engine_folder

    for _ in range(ATTEMPTS):
        while not (has_linker() and all(is_raceable(name) for name in GAMES)):
            time.sleep(LOOK)
        if engine_folder() is not None:
            return
        maker = multiprocessing.get_context("spawn").Process(target=make_behind_all_others, daemon=True)
        maker.start()
        maker.join()
        if maker.exitcode == 0:
            out.print(sentence("cli.engine_ready", language=language))


def has_linker() -> bool:
    """Whether there is one by now."""
    from paddock.wasm.build import find_linker

    importlib.invalidate_caches()
    try:
        return bool(find_linker())
    except WasmError:
        return False


def is_raceable(name: str) -> bool:
    """Whether everything of a game is compiled that people wait for at a table."""
    return not any(find_game(name).is_cold(part) for part in ("table", "preview"))


def make_behind_all_others() -> None:
    """Make the engine for pages with what others leave of the processor; this runs in a process of its own."""
    begin_work()
    if hasattr(os, "nice"):
        os.nice(19)
    for_servers()
