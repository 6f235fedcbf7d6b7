"""The engine for pages is made beside a server, behind everybody who wants to race."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.commands import wasm
from paddock.engine.jit import cache_folder
from paddock.server.site import built, engine_folder
from tests.caches import without_engine


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What is made here is offered by no server of other tests."""
    made = without_engine(tmp_path / "cache")
    monkeypatch.setenv("PADDOCK_CACHE", str(made))
    cache_folder.cache_clear()
    yield made
    cache_folder.cache_clear()


def test_it_is_made_once_the_games_can_be_raced_and_then_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], cache: Path
) -> None:
    looks = iter([False, False])
    monkeypatch.setattr(wasm, "LOOK", 0.01)
    monkeypatch.setattr(wasm, "is_raceable", lambda _name: next(looks, True))
    assert engine_folder() is None
    wasm.for_own_server("en")
    assert next(looks, None) is None, "nobody has waited for the games"
    assert (engine_folder() or Path()).is_relative_to(cache)
    assert any(name.startswith("engine/") and name.endswith("heat.wasm") for name in built())
    assert "load them again for puzzles" in " ".join(capsys.readouterr().out.split())


def test_without_a_linker_nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert not wasm.has_linker()
