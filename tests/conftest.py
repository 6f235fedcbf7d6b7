"""Compile the games once, before the workers start, so that they all find the code ready."""

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
