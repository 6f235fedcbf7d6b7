"""What a decision is called, by what it has gained or lost: one file per game.

Only what is beyond doubt counts: the end of the interval that is nearer to nothing.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MARKS = ("brilliant", "good", "inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Marking:
    """From which share of a win on a gain or a loss has a name, and what counts as a win."""

    counts: str  #: what a race is worth in the end: "win", or "place" for the share of the others left behind
    brilliant: float  #: gained by a move that the pilot would not have made
    good: float  #: gained
    inaccuracy: float  #: lost
    mistake: float
    blunder: float
    page_tries: int = 100  #: of every choice, where a page judges a whole race on the cores of its visitor

    def mark(self, lead: float, error: float, is_pilots: bool) -> str | None:
        """The mark of a choice that leads the best of the others by so much, give or take an error.

        >>> marks = Marking("win", brilliant=0.05, good=0.02, inaccuracy=0.02, mistake=0.05, blunder=0.1)
        >>> marks.mark(0.09, 0.01, is_pilots=False), marks.mark(0.09, 0.01, is_pilots=True)
        ('brilliant', 'good')
        >>> marks.mark(-0.07, 0.01, is_pilots=True), marks.mark(-0.07, 0.08, is_pilots=True)
        ('mistake', None)
        """
        gained, lost = lead - error, -lead - error
        if gained >= self.brilliant and not is_pilots:
            return "brilliant"
        if gained >= self.good:
            return "good"
        return next((name for name in ("blunder", "mistake", "inaccuracy") if lost >= getattr(self, name)), None)

    def result(self, places: Mapping[str, int], seat: str) -> float:
        """What a race was worth to a seat, by the places of all.

        >>> marks = Marking("place", brilliant=0.05, good=0.02, inaccuracy=0.02, mistake=0.05, blunder=0.1)
        >>> marks.result({"A": 2, "B": 1, "C": 3}, "A")
        0.5
        """
        own = places[seat]
        if self.counts == "win":
            return 0.0 if own > 1 else 1.0
        others = [place for each, place in places.items() if each != seat]
        return sum(place > own for place in others) / max(1, len(others))


@cache
def marking(game: str) -> Marking:
    """What the file of a game says."""
    with (Path(__file__).parent / f"{game}.toml").open("rb") as file:
        return Marking(**tomllib.load(file))
