"""Compile the games once, before the workers start, so that they all find the code ready."""

import pytest

from paddock.games import GAMES, game


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        for name in GAMES:
            game(name).prepare("table")
            game(name).prepare("batch")
            game(name).prepare("charts")
