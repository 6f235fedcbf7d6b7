"""Puzzles: those that come with the games, and how new ones are found."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from paddock.engine.fate import key_from_seed
from paddock.errors import BadDocument
from paddock.games import GAMES
from paddock.notation.documents import dump, load
from paddock.notation.scenarios import Scenario
from paddock.puzzles import Puzzle, puzzles
from paddock.puzzles.album import Album
from paddock.puzzles.mining import Depth, Lead, Origin, hunt, mine
from paddock.puzzles.puzzle import Answer
from paddock.puzzles.weighing import Weighed, weigh
from paddock.race import Race

LARGEST = 4000  #: bytes of a file
SLIGHT = Depth(first=4, second=8, last=16)


def a_puzzle(**changed: object) -> Puzzle:
    race = Race("speed", 2, seed=146, max_rounds=1)
    fields: dict[str, object] = {
        "set_out": race.guess("s0", seed=1).position(),
        "seat": "s0",
        "kind": "attack",
        "choices": {"attack SPEED_LIMIT B": Answer(0.7), "discard SPEED_LIMIT": Answer(0.5, 0.2, 0.01)},
        "tries": 100,
        "solved": {"pro": 0.0},
        "difficulty": "hard",
        "origin": Origin(1, "1", 0, 0),
    }
    return Puzzle(**{**fields, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_can_be_played_and_says_what_all_choices_are_worth(game: str) -> None:
    for name, puzzle in puzzles(game).items():
        race = puzzle.race()
        assert puzzle.name == name
        assert puzzle.game == game
        assert puzzle.origin.rules == race.game.version
        assert sorted(race.legal(puzzle.seat)) == sorted(puzzle.choices)
        worths = [answer.worth for answer in puzzle.choices.values()]
        assert worths == sorted(worths, reverse=True)
        assert all(answer.behind > answer.error for move, answer in puzzle.choices.items() if move != puzzle.best)
        assert Scenario(puzzle.to_document()).run() is None
        assert len(dump(puzzle.to_document())) < LARGEST


def test_weighing_uses_nothing_that_the_seat_can_not_see() -> None:
    race = Race("speed", 2, seed=3, max_rounds=1)
    one, other = race.guess("s0", seed=1), race.guess("s0", seed=2)
    assert one != other
    seen = [weigh(each, "s0", key_from_seed(5), 8) for each in (one, other)]
    assert seen[0].moves == seen[1].moves
    assert np.array_equal(seen[0].results, seen[1].results)


def test_a_race_is_looked_through_and_what_is_found_is_written(tmp_path: Path) -> None:
    found = hunt("speed", "7", 0, float("inf"), SLIGHT)
    assert [puzzle.name for puzzle in hunt("speed", "7", 0, float("inf"), SLIGHT)] == [each.name for each in found]
    album = Album(tmp_path, 1)
    races = mine("speed", album, seed="7", seconds=0)
    assert (races, album.puzzles) == (0, {})
    assert album.take(a_puzzle())
    (file,) = tmp_path.glob("*.yaml")
    assert Puzzle.from_document(load(file)) == a_puzzle()
    assert Scenario.from_file(file).run() is None
    assert Album(tmp_path, 1).is_full


def test_an_album_takes_no_position_twice_and_only_some_of_a_kind(tmp_path: Path) -> None:
    album = Album(tmp_path, 10)
    assert album.take(a_puzzle())
    assert not album.take(a_puzzle())
    assert not album.take(a_puzzle(seat="s1"))  # the same question
    others = [a_puzzle(seat=f"x{n}", choices={f"play {n}": Answer(0.7), "x": Answer(0.1)}) for n in range(9)]
    taken = [album.take(each) for each in others]
    assert taken == [True] + [False] * 8  # two of a race
    assert album.last_race("1") == 0


def test_what_leads_only_by_luck_is_no_puzzle() -> None:
    race = Race("speed", 2, seed=146, max_rounds=1)
    lead = Lead(race, "s0", Origin(1, "1", 0, 0))
    said = type("Said", (), {"margin": 0.5})()
    close = Weighed(["a", "b"], np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]]))
    assert not lead._is_clear(close, said)


def test_a_file_that_is_no_puzzle_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadDocument, match="no puzzle"):
        Puzzle.from_document({"game": "speed"})
    document = a_puzzle().to_document()
    document["puzzle"]["choices"] = {"a": {"worth": 0.1}, "b": {"worth": 0.2}}
    with pytest.raises(BadDocument, match="the best"):
        Puzzle.from_document(document)
    document["puzzle"] = {"seat": "s0"}
    with pytest.raises(BadDocument, match="can't be read"):
        Puzzle.from_document(document)
