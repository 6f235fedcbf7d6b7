"""Puzzles: positions out of races of bots in which one choice is clearly the best, and what the others are worth.

`puzzle.py` says what a puzzle is and reads those that come with the games, `weighing.py` what choices are worth,
`mining.py` finds new ones, `album.py` takes those that differ, `rating.py` says how hard they are and checks them.
"""

from paddock.puzzles.puzzle import DIFFICULTIES, Answer, Puzzle, puzzles

__all__ = ["DIFFICULTIES", "Answer", "Puzzle", "puzzles"]
