"""Compile the games once, before the workers start, so that they all find the code ready, and share out the tests."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from paddock.games import game

#: How long an example takes says how busy the machine is, and nothing about the law that is tried on it.
settings.register_profile("paddock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("paddock")

#: What takes longest to compile comes first.
BY_SIZE = ("thunder", "scrap", "heat", "speed")
PARTS = ("table", "preview", "search", "field", "charts", "batch", "turn")

#: Files whose tests share something that takes long to make: they all go to one worker, before those that go anywhere.
TOGETHER = {
    "tests/wasm/": "wasm",
    "tests/web/test_local.py": "wasm",
    "tests/web/test_site.py": "wasm",
    "tests/web/": "",  # a browser for each file
    "tests/server/test_trials.py": "",
}


class Shared(LoadScopeScheduling):
    """Hands tests to workers one by one, but together what shares something."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", maxsplit=1)[0]
        return next((name or file for start, name in TOGETHER.items() if file.startswith(start)), nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shared:
    return Shared(config, log)


def pytest_configure(config: pytest.Config) -> None:
    """Without workers (`-n 0`) nothing is compiled that no test asks for."""
    if not hasattr(config, "workerinput") and config.getoption("numprocesses", None):
        cold = [name for name in BY_SIZE if any(game(name).is_cold(part) for part in PARTS)]
        if cold:
            with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
                list(pool.map(compile_parts, cold))


def compile_parts(name: str) -> None:
    """All parts of a game in one process: what Numba has found out about its rules serves them all."""
    for part in PARTS:
        game(name).prepare(part, alone=True)


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    """A command that is run here leaves its language to those that come after it."""
    before = os.environ.get("PADDOCK_LANG")
    yield
    if before is None:
        os.environ.pop("PADDOCK_LANG", None)
    else:
        os.environ["PADDOCK_LANG"] = before
