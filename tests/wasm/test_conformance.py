"""In a page races are the same: `python -m tests.wasm.conformance` compares many more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.errors import WasmError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.wasm.build import built, find_linker
from paddock.wasm.doors import MODULES
from tests.leaving_out import leave_out, need_module
from tests.wasm.conformance import WEB, Case, Chromium, Node, compare
from tests.web.conftest import why_not

need_module("ziglang", "Zig's linker for WebAssembly")

#: Numbers of seats and options that are raced, by game.
CASES = {
    "heat": [(1, {}), (3, {"track": "gb", "laps": 1}), (6, {})],
    "thunder": [(2, {"track": "test_track", "laps": 1}), (5, {})],
    "speed": [(2, {"max_rounds": 2}), (3, {}), (4, {"variant": "thousand"}), (6, {})],
    "scrap": [(2, {"track": "C"}), (4, {"jackal_off_turn": False}), (6, {})],
}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Node:
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        leave_out("no Node with the packages of the browser client")
    return Node(tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("name", GAMES)
def test_races_in_a_page_are_those_of_python(name: str, node: Node) -> None:
    for seats, options in CASES[name]:
        case = Case(find_game(name), seats, options, races=128, journeys=2)
        assert compare(case, node)[0][0] == []


def test_a_browser_races_like_node(tmp_path: Path) -> None:
    if reason := why_not():
        leave_out(reason)
    chromium = Chromium(tmp_path)
    try:
        assert compare(Case(find_game("speed"), 3, {}, races=128, journeys=2), chromium)[0][0] == []
    finally:
        chromium.end()


@pytest.mark.parametrize("module", MODULES)
def test_the_same_sources_give_the_same_bytes(module: str) -> None:
    """In another process, which orders what has no order in another way."""
    code = "import sys; from paddock.games import game; from paddock.wasm.build import build; "
    code += "sys.stdout.buffer.write(build(game('speed'), sys.argv[1]))"
    asked = [sys.executable, "-c", code, module]
    again = subprocess.run(asked, env={**os.environ, "PYTHONHASHSEED": "7"}, capture_output=True, check=True)
    assert again.stdout == built(find_game("speed"), module)


def test_without_a_linker_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(WasmError, match=r"pip install 'paddock\[wasm\]'"):
        find_linker()
