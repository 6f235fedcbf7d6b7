"""A table in a page says what a server's table says."""

from __future__ import annotations

import shutil
from itertools import islice

import pytest

from paddock.games import GAMES
from paddock.notation.records import verify
from paddock.server.table import OVER
from tests.leaving_out import leave_out, need_module
from tests.wasm.conformance import WEB
from tests.wasm.tables import Case, Drive, Page, differences

need_module("ziglang", "Zig's linker for WebAssembly")

CASES = {
    "heat": [
        Case("heat", 1),
        Case("heat", 2, {"laps": 1}, own=2),
        Case("heat", 4, {"track": "gb", "hidden_gears": True}),
    ],
    "thunder": [Case("thunder", 2, {"track": "test_track", "laps": 1, "auto_skip": True}), Case("thunder", 4, own=2)],
    "speed": [Case("speed", 2, {"max_rounds": 1}), Case("speed", 3, own=2), Case("speed", 4, {"variant": "thousand"})],
    "scrap": [Case("scrap", 2, {"short": True}), Case("scrap", 5, own=2), Case("scrap", 3, {"mode": "single"})],
}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        leave_out("no Node with the packages of the browser client")
    return Page(tmp_path_factory.mktemp("table"))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_commands_get_the_same_messages(name: str, page: Page) -> None:
    for case in [*CASES[name], Case(name, first=True)]:
        drive = Drive(case)
        drive.race()
        came = page.race(drive)
        assert list(islice(differences(drive, came), 3)) == [], case
        if drive.table.status == OVER:
            verify(came["record"])
            if not case.first:
                right = {name for name, holds in came["again"].items() if holds}
                assert right == {"whole", "told"}, case
