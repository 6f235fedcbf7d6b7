"""What a puzzle is: a position as one seat knows it, its choices with their worth, and how hard it is."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, ValidationError, convert

from paddock import games
from paddock.errors import BadDocument
from paddock.games.contract import Document
from paddock.notation.documents import dump, load
from paddock.notation.examples import SET_OUT
from paddock.race import Race

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
EXACT = 3  #: decimals of what is written down


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a choice is worth, from 0 to 1, and how far it lies behind the best, give or take `error`."""

    worth: float
    behind: float = 0.0
    error: float = 0.0


class Origin(Struct, frozen=True):
    """Where a puzzle was found: by which rules, and in which race, from which move on."""

    rules: int
    seed: str
    race: int
    move: int


class Puzzle(Struct, frozen=True):
    """A puzzle. What the seat can't see in its position was dealt again by a guess of that seat."""

    set_out: Document  #: game, options, seats and position
    seat: str
    kind: str  #: of the best choice, as the game calls kinds of choices
    choices: dict[str, Answer]  #: by their moves, the best first
    tries: int  #: of every choice
    solved: dict[str, float]  #: how often each level finds the best choice, from 0 to 1
    difficulty: Difficulty
    origin: Origin

    @property
    def game(self) -> str:
        return str(self.set_out["game"])

    @property
    def best(self) -> str:
        return next(iter(self.choices))

    @property
    def name(self) -> str:
        """The name of its file: the same position has the same name.

        >>> puzzles("speed") == {each.name: each for each in puzzles("speed").values()}
        True
        """
        digest = hashlib.sha256(dump([self.set_out, self.seat]).encode()).hexdigest()
        return f"{self.kind}-{digest[:8]}".replace("_", "-")

    def race(self, seed: int | str = 0) -> Race:
        """A race that goes on from here, everything dealt as the puzzle has it."""
        return Race.from_position(self.set_out, seed=seed, folder=None)

    def to_document(self) -> Document:
        """A scenario that plays the best choice; `from_document` reads it back."""
        return {
            "title": f"{self.seat} has {len(self.choices)} choices, and one is clearly the best",
            **self.set_out,
            "puzzle": {
                "seat": self.seat,
                "kind": self.kind,
                "difficulty": self.difficulty,
                "tries": self.tries,
                "choices": {move: written(answer) for move, answer in self.choices.items()},
                "solved": {level: round(share, EXACT) for level, share in self.solved.items()},
                "origin": {key: getattr(self.origin, key) for key in Origin.__struct_fields__},
            },
            "play": [{self.seat: self.best}],
        }

    @classmethod
    def from_document(cls, document: Any) -> Puzzle:
        """Raises `BadDocument` for what is no puzzle."""
        if not isinstance(document, Mapping) or not isinstance(document.get("puzzle"), Mapping):
            raise BadDocument("not_a_puzzle")
        try:
            set_out = {key: value for key, value in document.items() if key in SET_OUT}
            found = convert({"set_out": set_out, **document["puzzle"]}, cls)
        except ValidationError as error:
            raise BadDocument("bad_puzzle", why=error) from None
        worths = [answer.worth for answer in found.choices.values()]
        if len(worths) < 2 or max(worths) > worths[0]:
            raise BadDocument("bad_puzzle", why="the best of two choices or more comes first")
        return found


def written(answer: Answer) -> dict[str, float]:
    values = {key: round(float(getattr(answer, key)), EXACT) for key in Answer.__struct_fields__}
    return {key: value for key, value in values.items() if value or key == "worth"}


def read_puzzles(folder: Path) -> dict[str, Puzzle]:
    """The puzzles in the files of a folder, by their names."""
    found = {}
    for file in sorted(folder.glob("*.yaml")):
        try:
            found[file.stem] = Puzzle.from_document(load(file))
        except BadDocument as error:
            raise BadDocument("in_file", file=file, why=error) from error
    return found


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by their names."""
    return read_puzzles(Path(games.__file__).parent / games.game(game).name / "puzzles")
