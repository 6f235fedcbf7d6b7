"""The types of the page are those of the rooms."""

import pytest

from paddock.games import GAMES
from tests.web.conftest import script

rooms = script("rooms")
LONGEST = 120  #: as everywhere in the sources of the page


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_the_schema_of_every_game(game: str) -> None:
    """`python web/rooms.py` writes it again."""
    assert (rooms.ROOMS / f"{game}.ts").read_text(encoding="utf-8") == rooms.written(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_for_the_page_can_be_read(game: str) -> None:
    assert [line for line in rooms.written(game).splitlines() if len(line) > LONGEST] == []
