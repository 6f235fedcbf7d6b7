"""Rating: how often each level of bots finds the best choice, and what follows for how hard a puzzle is."""

from __future__ import annotations

from dataclasses import dataclass

from paddock.bots.driver import Bot
from paddock.bots.levels import LEVELS, LevelBot
from paddock.bots.search import Budget, SearchBot
from paddock.engine.fate import key_from_seed
from paddock.puzzles.puzzle import Difficulty, Puzzle
from paddock.puzzles.weighing import weigh
from paddock.race import Race

GLANCE = "glance"  #: somebody who looks ahead like a champion, but only for a moment
GLANCED = 16  #: tries of every choice in that moment
LOOKS = {"rookie": 16, "club": 16, "pro": 8, GLANCE: 8, "champion": 5}  #: how often each is asked
FOUND = 0.5  #: a level finds what it chooses this often
WEIGHED_AGAIN = 400  #: tries of every choice when a set is checked


def driver(level: str, seed: str, choices: int) -> Bot:
    if level == GLANCE:
        return SearchBot(Budget(tries=GLANCED * choices), level, seed, threads=1)
    return LevelBot(level, seed, threads=1)


def share_of(level: str, race: Race, seat: str, best: str, seed: str, looks: int) -> float:
    """How often a level finds the best choice, asked with several seeds, each time by a guess of its own."""
    choices, found = len(race.legal(seat)), 0
    for look in range(looks):
        guess = race.guess(seat, seed=f"{seed} {level} {look}")
        found += driver(level, f"{seed} {level} {look} driver", choices).choose(guess, seat) == best
    return found / looks


def shares(race: Race, seat: str, best: str, seed: str) -> dict[str, float]:
    return {level: share_of(level, race, seat, best, seed, looks) for level, looks in LOOKS.items()}


def difficulty_of(solved: dict[str, float]) -> Difficulty:
    """Easy is what the rule of thumb finds, medium what a glance ahead finds, hard all else.

    >>> difficulty_of({"pro": 0.0, "glance": 1.0})
    'medium'
    """
    if solved["pro"] >= FOUND:
        return "easy"
    return "medium" if solved[GLANCE] >= FOUND else "hard"


@dataclass(frozen=True)
class Checked:
    """A puzzle, tried once more with other seeds."""

    puzzle: Puzzle
    solved: dict[str, float]
    still_leads: bool  #: whether its best choice is ahead of all others again


def check(puzzle: Puzzle, seed: str) -> Checked:
    """Ask the levels and weigh the choices with seeds that had no part in finding the puzzle."""
    race = puzzle.race(f"{seed} race")
    solved = {
        level: share_of(level, race, puzzle.seat, puzzle.best, f"{seed} {puzzle.name}", LOOKS[level])
        for level in LEVELS
    }
    weighed = weigh(race, puzzle.seat, key_from_seed(f"{seed} {puzzle.name}"), WEIGHED_AGAIN)
    return Checked(puzzle, solved, weighed.best == puzzle.best)
