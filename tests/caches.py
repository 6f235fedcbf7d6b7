"""A place for compiled code in which all of it is found, and no engine for pages: so pages are the same in every test,
whatever was made on this machine before."""

from __future__ import annotations

from pathlib import Path

from paddock.engine.jit import ENGINE, cache_folder
from paddock.games import GAMES
from paddock.server.offline import place_of_engine


def without_engine(folder: Path) -> Path:
    """Such a place in a folder, for `PADDOCK_CACHE`."""
    rooms = [cache_folder(room) for room in (ENGINE, "paddock", *(f"paddock.games.{name}" for name in GAMES))]
    folder.mkdir()
    for room in rooms:
        room.mkdir(parents=True, exist_ok=True)
        (folder / room.name).symlink_to(room)
    return folder


def engine_in(cache: Path) -> Path:
    """Where a server looks for an engine whose compiled code is in such a place."""
    return cache / place_of_engine().name
