"""Compile and cache: one decorator turns a rule into machine code, and stale code can't run.

Numba's own cache looks only at the file of a function, so a change in a function that it *calls* would
silently run old code. Here every compiled function lives in a folder named after a hash of all the sources
it could possibly call: change any of them and the folder is a new one.
"""

import hashlib
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba import int64, njit, typeof
from numba.core.types import Integer
from numba.core.types.misc import unliteral
from platformdirs import user_cache_path

from paddock.engine.linking import PartCompiler, WholeCompiler
from paddock.engine.shortcuts import shortcuts

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).parents[1]
ENGINE = "paddock.engine"
GAMES = "paddock.games"
KEPT = 12  #: folders of compiled code that stay on disk; of the others those go that nobody has used for a while
A_WHILE = 24 * 3600.0  #: seconds
A_MOMENT = 0.2  #: seconds between two looks at whether another process still compiles the same


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the engine or of a game; with `NUMBA_DISABLE_JIT=1` it stays plain Python.

    Compiled callers take it in, unless it is large and they are many (see `rare` for what should stay apart).

    >>> @rule
    ... def twice(x: int) -> int:
    ...     return 2 * x
    >>> twice(21)
    42
    """
    return compiled(function, inlined=True)


def rare(function: Callable[P, R]) -> Callable[P, R]:
    """Like `rule`, for what is large and seldom happens (a deal, the end of a round): it is not inlined.

    That keeps the machine code small, and compiling fast.
    """
    return compiled(function, inlined=False)


def compiled(function: Callable[P, R], inlined: bool) -> Callable[P, R]:
    """A function for Python, and the same function as a part of others for compiled callers."""
    if numba.config.DISABLE_JIT:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(room_of(function.__module__)))
    try:
        cached = can_cache(room_of(function.__module__)) and Path(function.__code__.co_filename).is_file()
        # The options of the whole are also those for CUDA, where calls that threads of a warp make at different times
        # went wrong (numba-cuda 0.30): there everything is inlined.
        options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "forceinline": True}
        whole: Any = njit(pipeline_class=WholeCompiler, cache=cached, **options)(function)
    finally:
        numba.config.CACHE_DIR = before
    # No rule allocates, so a part counts no references (nrt); only Python needs the wrappers.
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": inlined}
    part: Any = njit(pipeline_class=PartCompiler, nogil=True, error_model="numpy", **bare)(function)

    def get_call_template(types: tuple[Any, ...], keywords: Any) -> Any:
        """Every whole number is passed as 64 bits: one specialisation per function, not one per type."""
        wide = tuple(int64 if isinstance(unliteral(kind), Integer) else kind for kind in types)
        return part.get_call_template(wide, keywords)

    whole.get_call_template = get_call_template
    whole.get_overload = part.get_overload
    return whole  # type: ignore[no-any-return]


def uncompiled(function: Callable[P, R]) -> Callable[P, R]:
    """The Python of a rule, for those so short that to compile them once more, for Python alone, takes longer.

    >>> uncompiled(rule(lambda x: x + 1))(1)
    2
    """
    python: Callable[P, R] = getattr(function, "py_func", function)
    return python


def compiled_for(loop: Callable[..., R], *arguments: Any) -> Callable[..., R]:
    """The machine code of a loop for arguments of these types, at which it no longer looks.

    Numba finds the code by the types of all arguments, which takes longer than the code, the more so for groups; where
    they are always the same it can be left out. The loop is called once. Uncompiled there is the loop alone.
    """
    loop(*arguments)
    known = getattr(loop, "overloads", {}).get(tuple(map(typeof, arguments)))
    return loop if known is None else known.entry_point


def room_of(module: str) -> str:
    """The smallest part of the house whose sources decide what a function of this module does.

    >>> room_of("paddock.games.speed.rules"), room_of("paddock.engine.fate"), room_of("paddock.bots.search")
    ('paddock.games.speed', 'paddock.engine', 'paddock')
    """
    if module.startswith(GAMES + "."):
        return ".".join(module.split(".")[:3])
    return ENGINE if module.startswith(ENGINE) else "paddock"


@cache
def cache_folder(room: str) -> Path:
    """Where the compiled code of a room is kept: one folder per state of its sources."""
    root = Path(os.environ.get("PADDOCK_CACHE") or user_cache_path("paddock", appauthor=False))
    return root / f"{room.removeprefix('paddock').strip('.') or 'house'}-{fingerprint(room)}"


@cache
def can_cache(room: str) -> bool:
    """Whether the folder can be written to. If not, nothing is cached: Numba's own places would keep stale code.

    Who asks is going to use it, so it is marked as used: nobody else sweeps it out meanwhile.
    """
    try:
        cache_folder(room).mkdir(parents=True, exist_ok=True)
        os.utime(cache_folder(room))
    except OSError:
        return False
    return os.access(cache_folder(room), os.W_OK)


def fingerprint(room: str) -> str:
    """A hash of everything that can change the machine code of a room, and of where its sources are.

    Numba finds code by the place of its source: of two copies of the same sources each compiles its own, and what one
    has made ready is not ready for the other.
    """
    folders = [PACKAGE / "engine"]
    if room != ENGINE:
        folders.append(PACKAGE.joinpath(*room.split(".")[1:]))
    digest = hashlib.sha256(str(PACKAGE).encode() + b"\0")
    for folder in folders:
        for source in sorted([*folder.rglob("*.py"), *folder.glob("modules/*.toml")]):
            digest.update(str(source.relative_to(PACKAGE)).encode() + b"\0" + source.read_bytes() + b"\0")
    modes = (numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.DEBUG)
    digest.update(repr((sys.version_info, numba.__version__, np.__version__, modes)).encode())
    return digest.hexdigest()[:16]


def is_cold(room: str, part: str) -> bool:
    """Whether the code of a room, or the part of it that somebody needs, still has to be compiled on this machine."""
    return not numba.config.DISABLE_JIT and not (cache_folder(room) / f"{part}.ready").is_file()


@contextmanager
def compiling(room: str, part: str) -> Iterator[None]:
    """Only one process of this machine compiles a part; others wait here until it is done, or has died."""
    if not can_cache(room):
        with shortcuts():
            yield  # without a place for a cache there is nothing to wait for
        return
    with closing(sqlite3.connect(cache_folder(room) / f"{part}.lock", timeout=A_MOMENT)) as lock:
        while not is_taken(lock):
            pass
        with shortcuts():
            yield


def is_taken(lock: sqlite3.Connection) -> bool:
    """Take a lock if it is free. Where files can't be locked it always is."""
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode != sqlite3.SQLITE_BUSY
    return True


def note_steps(room: str, part: str, done: int, of: int) -> None:
    """Let other processes know how far compiling a part has come."""
    with suppress(OSError):
        (cache_folder(room) / f"{part}.steps").write_text(f"{done} {of}", encoding="ascii")


def steps_done(room: str, part: str) -> tuple[int, int]:
    """How far compiling a part has come, and how far it goes; (0, 0) if it has not begun."""
    try:
        done, of = map(int, (cache_folder(room) / f"{part}.steps").read_text(encoding="ascii").split())
    except (OSError, ValueError):
        return 0, 0
    return done, of


def mark_ready(room: str, part: str) -> None:
    """Remember that a part of a room is compiled, and sweep out what older sources have left behind.

    What somebody has used lately stays, however much there is: other copies of Paddock may be at work with it.
    """
    if numba.config.DISABLE_JIT:
        return
    folder = cache_folder(room)
    try:
        (folder / f"{part}.ready").touch()
        used = sorted(((path.stat().st_mtime, path) for path in folder.parent.iterdir()), reverse=True)
    except OSError:
        return  # a machine without a place for a cache compiles every time
    for at, old in used[KEPT:]:
        if at < time.time() - A_WHILE:
            shutil.rmtree(old, ignore_errors=True)
