"""Tests that need something which is not on every machine: a database, a browser."""

import os

import pytest

EVERYTHING = "PADDOCK_ALL_TESTS"  #: set where nothing may be left out, as `.ci/run` does


def leave_out(why: str) -> None:
    """Skip a test here, or fail where everything must run."""
    if os.environ.get(EVERYTHING):
        pytest.fail(f"{why}, and {EVERYTHING} says that nothing may be left out", pytrace=False)
    pytest.skip(why)
