"""Bots in a page choose what Python's choose."""

from __future__ import annotations

import shutil

import pytest

from tests.leaving_out import leave_out, need_module
from tests.wasm.bots import Page, preferences, searches
from tests.wasm.conformance import WEB

need_module("ziglang", "Zig's linker for WebAssembly")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        leave_out("no Node with the packages of the browser client")
    return Page(tmp_path_factory.mktemp("bots"))


def test_the_trained_driver_prefers_the_same(page: Page) -> None:
    asked, wanted = preferences(seats=2, races=6)
    assert page.ask("speed", {"seats": 2, "preferences": asked})["preferences"] == wanted


@pytest.mark.parametrize(("name", "seats"), [("heat", 3), ("speed", 2)])
def test_a_search_finds_the_same(page: Page, name: str, seats: int) -> None:
    asked, wanted = searches(name, seats, count=8)
    assert page.ask(name, {"seats": seats, "searches": asked})["searches"] == wanted
