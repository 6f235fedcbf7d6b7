"""The album: which puzzles are taken, so that they differ from each other and are not all easy."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from paddock.notation.documents import dump
from paddock.notation.files import write_whole, writing
from paddock.puzzles.puzzle import Puzzle, read_puzzles

#: How much of an album may be alike in something, from 0 to 1.
EASY = 0.4
SAME_KIND = 0.4  #: the best choice is of the same kind
SAME_QUESTION = 0.06  #: the same moves to choose from, and the same of them is best
SAME_SET_UP = 0.4
PER_RACE = 2  #: puzzles out of one race


class Album:
    """A folder of puzzles that is filled up to a number; what is in it already counts."""

    def __init__(self, folder: Path, size: int) -> None:
        self.folder, self.size = folder, size
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
        self.puzzles = read_puzzles(folder)
        self._counts: Counter[tuple[object, ...]] = Counter()
        for puzzle in self.puzzles.values():
            self._counts.update(self._likenesses(puzzle))

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) >= self.size

    def last_race(self, seed: str) -> int:
        """The last race of a seed in which something was found; -1 for none."""
        return max((each.origin.race for each in self.puzzles.values() if each.origin.seed == seed), default=-1)

    def take(self, puzzle: Puzzle) -> bool:
        """Write down a puzzle, unless there are enough of its like already."""
        likenesses = self._likenesses(puzzle)
        alike = any(self._counts[each] >= most for each, most in likenesses.items())
        if self.is_full or alike or puzzle.name in self.puzzles:
            return False
        path = self.folder / f"{puzzle.name}.yaml"
        with writing(path):
            write_whole(path, dump(puzzle.to_document()))
        self.puzzles[puzzle.name] = puzzle
        self._counts.update(likenesses.keys())
        return True

    def _likenesses(self, puzzle: Puzzle) -> dict[tuple[object, ...], int]:
        """What a puzzle has in common with others, and how many may have it in common."""
        set_up = (len(puzzle.set_out["seats"]), str(puzzle.set_out.get("options")))
        shares: dict[tuple[object, ...], float] = {
            ("kind", puzzle.kind): SAME_KIND,
            ("question", puzzle.best, *sorted(puzzle.choices)): SAME_QUESTION,
            ("set up", *set_up): SAME_SET_UP,
        }
        if puzzle.difficulty == "easy":
            shares["easy",] = EASY
        counts = {each: max(1, round(share * self.size)) for each, share in shares.items()}
        return {**counts, ("race", puzzle.origin.seed, puzzle.origin.race): PER_RACE}
