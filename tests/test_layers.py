"""Imports go down only: engine, games, race and notation, bots, and what stands on them."""

from importlinter.cli import lint_imports


def test_imports_go_down_only(capsys: object) -> None:
    assert lint_imports(no_cache=True) == 0
