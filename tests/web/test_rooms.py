"""The types of the page are those of the rooms."""

import importlib.util
from pathlib import Path

import pytest

from paddock.games import GAMES

WEB = Path(__file__).parents[2] / "web"

_spec = importlib.util.spec_from_file_location("rooms", WEB / "rooms.py")
assert _spec is not None
assert _spec.loader is not None
rooms = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(rooms)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_the_schema_of_every_game(game: str) -> None:
    """`python web/rooms.py` writes it again."""
    assert (rooms.ROOMS / f"{game}.ts").read_text(encoding="utf-8") == rooms.written(game)
