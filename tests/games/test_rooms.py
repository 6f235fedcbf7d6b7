"""All rooms are furnished alike: whoever knows one finds the way in the others."""

from pathlib import Path

import pytest

import paddock.games
from paddock.games import GAMES

ROOMS = Path(paddock.games.__file__).parent
EVERYWHERE = {
    *("__init__.py", "board.py", "cards.py", "choices.py", "events.py", "examples", "figures.py", "first.yaml"),
    *("foresight.py", "moves.py", "options.py", "pilot.py", "position.py", "puzzles", "refusals.py", "rules"),
    *("state.py", "terminal.py", "view.py", "words"),
    "worth.py",
}
TRACK = {"drawing.py", "spots.py", "track.py", "tracks"}  #: of games that are played on one
BOX = {"variant.py", "variants"}  #: of games whose pieces can be others
OWN = {  #: what only some rooms have, and why
    "heat": TRACK
    # What a pilot knows of a track; what modules lay on it; points by place.
    | {"guide.py", "conditions.py", "legend_cards.py", "upgrade_cards.py", "modules", "season.py"},
    "thunder": TRACK | {"boxes.py", "boxes", "decks", "season.py"},
    "speed": BOX | {"drawing.py"},  # no track, but a road
    "scrap": TRACK | BOX | {"guide.py"},
}
RULES = {"__init__.py", "flow.py", "preparation.py", "turns.py"}  #: chapters that every rulebook has


def listing(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_are_furnished_alike(game: str) -> None:
    assert listing(ROOMS / game) == EVERYWHERE | OWN[game]
    assert listing(ROOMS / game / "rules") >= RULES


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_rulebook_lists_its_chapters(game: str) -> None:
    said = (ROOMS / game / "rules" / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    chapters = {Path(name).stem for name in listing(ROOMS / game / "rules")} - {"__init__"}
    assert {chapter for chapter in chapters if f"`{chapter}`" not in said} == set()
