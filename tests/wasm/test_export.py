"""What a page is told of tracks and options makes the courses that Python makes."""

from __future__ import annotations

import base64
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddock.errors import BadDocument, BadOption
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.wasm.export import TRACK, as_key, raced_on, tracks_of, write


def patched(file: dict[str, Any], seats: int, options: dict[str, Any]) -> bytes:
    """The course of a track for so many seats and these options, as a page puts it together."""
    course, own = bytearray(base64.b64decode(file["course"])), file["seats"][str(seats)]
    for changes in (own, *(own["options"][name][as_key(value)] for name, value in options.items())):
        for at, content in changes.get("patch", ()):
            new = base64.b64decode(content)
            course[at : at + len(new)] = new
    return bytes(course)


@pytest.mark.parametrize("name", GAMES)
def test_options_can_be_set_one_after_another(name: str) -> None:
    game, chance, compared = find_game(name), Random(name), 0
    track = tracks_of(game)[0]
    file = raced_on(game, track)
    while compared < 60:
        seats = chance.choice(game.seats)
        offered = file["seats"][str(seats)]["options"]
        several = chance.sample([key for key in game.faces.choices if key in offered], 3)
        options = {key: chance.choice(game.faces.choices[key]) for key in several}
        if any(as_key(value) not in offered[key] for key, value in options.items()):
            continue  # what a page can't race alone
        try:
            whole = options if track is None else {TRACK: track, **options}
            courses, _ = game.notation.make_course(game.notation.seat_names(seats), whole, None)
        except BadOption:
            continue
        assert patched(file, seats, options) == courses.tobytes(), (seats, options)
        compared += 1


def test_a_folder_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDocument, match="file"):
        write(find_game("speed"), tmp_path / "file")
