"""Compile the steps of a part side by side: a second process begins where the first would end, until they meet.

What the second one compiles, the first finds in the cache. If it dies, or can't be started, the first does all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from numba import typeof
from numba.core.dispatcher import Dispatcher

from paddock.engine.jit import cache_folder, can_cache
from paddock.engine.shortcuts import shortcuts

if TYPE_CHECKING:
    from paddock.games.contract import Game

WORTH_IT = 4  #: steps; fewer are not shared out

Step = Callable[[], Any]


def in_turn(steps: Sequence[Step]) -> list[tuple[int, Step]]:
    """The steps in the order in which the first process takes them; the second goes the other way.

    The first two go together, and take longest.
    """
    numbered = list(enumerate(steps))
    return numbered[:2] + numbered[:1:-1]


@contextmanager
def assistant(game: Game, part: str, steps: int) -> Iterator[Callable[[], object]]:
    """A second process that compiles the same part, where there is a core for it; what is given waits for its end."""
    room, label = game.room, game.part(part)
    for left_behind in cache_folder(room).glob(f"{label}.*.taken"):
        left_behind.unlink(missing_ok=True)
    if steps < WORTH_IT or (os.cpu_count() or 1) < 2 or not sys.executable or not can_cache(room):
        yield lambda: None
        return
    command = [
        sys.executable,
        "-c",
        f"from paddock.games.side_by_side import assist; assist({game.name!r}, {game.edition!r}, {part!r})",
    ]
    paths = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    try:
        process = subprocess.Popen(  # noqa: S603 (ourselves)
            command,
            env={**os.environ, **paths},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        yield lambda: None
        return
    try:
        yield process.wait
    finally:
        process.kill()
        process.wait()
        for taken in cache_folder(room).glob(f"{label}.*.taken"):
            taken.unlink(missing_ok=True)


def take(room: str, part: str, number: int) -> bool:
    """Whether nobody has taken this step before."""
    path: Path = cache_folder(room) / f"{part}.{number}.taken"
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    except OSError:
        pass  # without a place for a cache nobody else is at work
    return True


def assist(name: str, edition: str, part: str) -> None:
    """What the second process does: it compiles, and runs nothing."""
    from paddock.games import edition as find_edition
    from paddock.games.compiling import steps_of

    game = find_edition(name, edition)
    loops = {
        key: compiling_only(loop) if isinstance(loop, Dispatcher) else loop for key, loop in vars(game.loops).items()
    }
    vars(game)["loops"] = SimpleNamespace(**loops)
    with shortcuts():
        for number, step in reversed(in_turn(steps_of(game)[part])):
            if not take(game.room, game.part(part), number):
                break
            step()


def compiling_only(loop: Any) -> Callable[..., int]:
    """A loop that is compiled for what it is called with, and answers that the first seat must decide."""

    def compile_for(*arguments: Any) -> int:
        loop.compile(tuple(typeof(argument) for argument in arguments))
        return 1

    return compile_for
