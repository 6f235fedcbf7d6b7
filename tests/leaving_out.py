"""Tests that need something which is not on every machine: a database, a browser, a GPU.

Each says what it misses; pytest tells it at the end of a run (`-rs`).
"""

import importlib.util
import os
from typing import NoReturn

import pytest

EVERYTHING = "PADDOCK_ALL_TESTS"  #: set where nothing may be left out, as `.ci/run` does ...
BUT = "PADDOCK_ALL_TESTS_BUT"  #: ... but what needs one of these, which a machine may well not have: `gpu torch`


def leave_out(why: str, need: str = "") -> NoReturn:
    """Skip a test, or a module of tests, or fail where everything must run."""
    if os.environ.get(EVERYTHING) and need not in os.environ.get(BUT, "").split():
        pytest.fail(f"{why}, and {EVERYTHING} says that nothing may be left out", pytrace=False)
    pytest.skip(why, allow_module_level=True)


def need_gpu() -> None:
    """For tests that run on a GPU."""
    from paddock.engine import cuda

    if not cuda.is_available():
        leave_out("no GPU that Numba can compile for", need="gpu")


def need_module(name: str, called: str = "") -> None:
    """For tests that can't do without a package of others."""
    if importlib.util.find_spec(name) is None:
        leave_out(f"{called or name} is not installed: pip install {name}", need=name)
