"""A whole race: the decisions of a seat, what chance and the others did between them, and what it all came to."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from paddock.analysis.decisions import TRIES, Judged, judge_decision
from paddock.analysis.marks import MARKS, marking
from paddock.engine.fate import key_from_seed
from paddock.errors import BadDocument
from paddock.games.contract import Document
from paddock.notation.records import replaying
from paddock.race import Race

VERSION = 1  #: of the form in which an analysis is written down
TURNING_POINTS = 3

Progress = Callable[[int, int], bool]  #: told how many of how many decisions are judged; False stops


class Analysis(Struct, frozen=True):
    """What is known of the decisions of a seat, the first of them first."""

    game: str
    rules: int
    digest: str  #: of the race at its end
    seat: str
    tries: int
    seed: int | str
    result: float  #: what the race was worth to the seat in the end
    decisions: tuple[Judged, ...]
    missing: int = 0  #: decisions that were not judged, because somebody stopped

    def luck(self, at: int) -> float:
        """What chance and the others gave or took between a decision and the next; after the last until the end."""
        after = self.decisions[at + 1].before if at + 1 < len(self.decisions) else self.result
        return after - self.decisions[at].worth

    @property
    def lost(self) -> float:
        """What all decisions lost together. With luck it makes up all between the first position and the result."""
        return math.fsum(each.loss for each in self.decisions)

    @property
    def all_luck(self) -> float:
        return math.fsum(self.luck(at) for at in range(len(self.decisions)))

    @property
    def accuracy(self) -> float:
        """From 0, always the worst choice, to 1, never a better one."""
        stakes = math.fsum(each.stake for each in self.decisions)
        return 1.0 - self.lost / stakes if stakes else 1.0

    @property
    def marks(self) -> dict[str, int]:
        """How many decisions have which mark."""
        found = [each.mark for each in self.decisions]
        return {mark: found.count(mark) for mark in MARKS if mark in found}

    @property
    def turning_points(self) -> list[int]:
        """The places of the decisions after which the chances changed most, by choice or by luck."""
        swings = [abs(self.luck(at) - each.loss) for at, each in enumerate(self.decisions)]
        return sorted(sorted(range(len(swings)), key=lambda at: -swings[at])[:TURNING_POINTS])

    def to_document(self) -> Document:
        """As plain data, with what follows from it; `from_document` reads it back."""
        document: Document = {"analysis": VERSION, **to_builtins(self)}
        decisions = document.pop("decisions")
        for at, row in enumerate(decisions):
            row["luck"] = self.luck(at)
        return {
            **document,
            "accuracy": self.accuracy,
            "lost": self.lost,
            "luck": self.all_luck,
            "marks": self.marks,
            "turning_points": [self.decisions[at].number for at in self.turning_points],
            "decisions": decisions,
        }

    @classmethod
    def from_document(cls, document: Any) -> Analysis:
        """Raises `BadDocument` for what is no analysis."""
        if isinstance(document, Mapping) and document.get("analysis") == VERSION:
            try:
                return convert(document, cls)
            except ValidationError as error:
                raise BadDocument("bad_analysis", why=error) from None
        raise BadDocument("not_an_analysis")


@dataclass(frozen=True)
class Asked:
    """A decision that is to be judged, as its seat knew it."""

    number: int
    race: Race
    seat: str
    chosen: str
    key: bytes

    def judged(self, tries: int) -> Judged:
        return judge_decision(self.race, self.seat, self.chosen, self.key, number=self.number, tries=tries)


def decisions_of(
    record: Document, seat: str | int, seed: int | str, folder: str | Path | None
) -> tuple[Race, list[Asked]]:
    """The race that a record tells of, and all decisions of a seat in which it had a choice."""
    key, asked = key_from_seed(seed), []
    race = None
    for number, (race, move) in enumerate(replaying(Race, record, folder=folder)):
        if move is not None and move[0] == name_of(race, seat) and len(race.legal(seat)) > 1:
            guessed = race.guess(seat, seed=f"{seed} {number}")
            asked.append(Asked(number, guessed, *move, key[:24] + number.to_bytes(7, "little") + b"\0"))
    assert race is not None
    return race, asked


def name_of(race: Race, seat: str | int) -> str:
    race.legal(seat)  # complains of a seat that is not there
    return seat if isinstance(seat, str) else race.seats[seat]


def analyse(
    record: Document,
    seat: str | int,
    *,
    tries: int = TRIES,
    seed: int | str = 0,
    threads: int = 1,
    known: Analysis | None = None,
    progress: Progress | None = None,
    folder: str | Path | None = ".",
) -> Analysis:
    """Judge all decisions of a seat in the record of a race that is over.

    The same seed and number of tries find the same, however many threads there are. What is `known` of the same race,
    from an analysis by the same seed and tries, is not judged again.
    """
    race, asked = decisions_of(record, seat, seed, folder)
    if not race.over:
        raise BadDocument("race_not_over")
    name = name_of(race, seat)
    places = {each: rank for each, (rank, _) in race.scores().items()}
    about: dict[str, Any] = {
        "game": race.game.name,
        "rules": race.game.version,
        "digest": race.digest(),
        "seat": name,
        "tries": tries,
        "seed": seed,
        "result": marking(race.game.name).result(places, name),
    }
    found: dict[int, Judged] = {}
    if known is not None and all(getattr(known, key) == value for key, value in about.items()):
        found = {each.number: each for each in known.decisions}
    open_yet = [each for each in asked if each.number not in found]
    race.game.prepare("search")
    with ThreadPoolExecutor(threads) as pool:
        waiting = [pool.submit(each.judged, tries) for each in open_yet]
        for each in as_completed(waiting):
            found[each.result().number] = each.result()
            if progress is not None and not progress(len(found), len(asked)):
                pool.shutdown(cancel_futures=True)
                break
        done = [each.result() for each in waiting if each.done() and not each.cancelled()]
    found |= {each.number: each for each in done}
    decisions = tuple(found[number] for number in sorted(found))
    return Analysis(**about, decisions=decisions, missing=len(asked) - len(decisions))
