"""Compile the games once, before the workers start, so that they all find the code ready."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from paddock.games import GAMES, game

#: How long an example takes says how busy the machine is, and nothing about the law that is tried on it.
settings.register_profile("paddock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("paddock")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        for name in GAMES:
            for part in ("table", "preview", "search", "batch", "charts"):
                game(name).prepare(part)


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    """A command that is run here leaves its language to those that come after it."""
    before = os.environ.get("PADDOCK_LANG")
    yield
    if before is None:
        os.environ.pop("PADDOCK_LANG", None)
    else:
        os.environ["PADDOCK_LANG"] = before
