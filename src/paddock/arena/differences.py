"""Where bots differ: some races of a plan once more, every decision put to all its bots, and what comes of each answer.

All are asked about the same guess of the seat that decides, so that none knows more than another. Where two of them
would do something else, both moves are tried on new guesses to the end of the race, as an analysis does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from itertools import combinations

from paddock.analysis.decisions import compare
from paddock.arena.deals import Deal, Plan
from paddock.arena.plots import Bar, bars, figure, table
from paddock.arena.racing import driver, drivers_of
from paddock.engine.fate import key_from_seed
from paddock.race import Race

SHOWN = 12  #: differences that are told one by one
TRIES = 100  #: of both moves

Progress = Callable[[int, int], None]  #: told how many of how many races there are


@dataclass(frozen=True)
class Difference:
    """A decision in which two bots would do something else, and by how much the first of them was right."""

    deal: int
    rotation: int
    number: int  #: the moves that were made before it
    seat: str
    kind: str
    moves: tuple[str, str]
    lead: float
    error: float

    @property
    def is_sure(self) -> bool:
        return abs(self.lead) > self.error


@dataclass
class Compared:
    """Two bots, and how they have answered."""

    one: str
    other: str
    asked: Counter[str] = field(default_factory=Counter)  #: decisions by kind
    found: list[Difference] = field(default_factory=list)

    def of_kind(self, kind: str) -> list[Difference]:
        return [each for each in self.found if each.kind == kind]


def find_differences(plan: Plan, races: int, tries: int = TRIES, progress: Progress | None = None) -> list[Compared]:
    """What the bots of a plan would do in so many of its races, pair by pair."""
    pairs = [Compared(one, other) for one, other in combinations(plan.bots, 2)]
    chosen = [(deal, at) for deal in plan.stretch(0, plan.deals_for(races)) for at in range(deal.rotations)][:races]
    for done, (deal, rotation) in enumerate(chosen if pairs else ()):
        for question in questions(plan, deal, rotation):
            for pair in pairs:
                question.put_to(pair, tries)
        if progress is not None:
            progress(done + 1, len(chosen))
    return pairs


@dataclass(frozen=True)
class Question:
    """A decision of a race, as its seat imagines it, and the answers of all bots."""

    deal: Deal
    rotation: int
    number: int
    guess: Race
    seat: str
    answers: dict[str, str]
    kinds: dict[str, str]  #: of all moves

    def put_to(self, pair: Compared, tries: int) -> None:
        moves = self.answers[pair.one], self.answers[pair.other]
        kind = self.kinds[moves[0]]
        pair.asked[kind] += 1
        if moves[0] != moves[1]:
            key = key_from_seed(f"{self.deal.seed} {self.rotation} {self.number}")
            lead, error = compare(self.guess, self.seat, *moves, key, tries=tries)
            at = self.deal.number, self.rotation, self.number
            pair.found.append(Difference(*at, self.seat, kind, moves, lead, error))


def questions(plan: Plan, deal: Deal, rotation: int) -> Iterator[Question]:
    """All decisions of a race in which there was a choice; it goes on as the bot of the seat wants."""
    race = plan.race(deal)
    names = [plan.bots[number] for number in drivers_of(plan, deal, rotation)]
    drivers = {
        (seat, name): driver(plan, name, f"{deal.seed} {rotation} {place}")
        for place, seat in enumerate(race.seats)
        for name in plan.bots
    }
    while not race.over:
        seat = race.pending[0]
        own = names[race.grid.seat(seat)]
        guess = race.guess(seat, seed=f"{deal.seed} {rotation} {race.move_count}")
        asked = plan.bots if len(race.legal(seat)) > 1 else (own,)
        answers = {name: guess.words(drivers[seat, name].choose(guess, seat), seat) for name in asked}
        if len(asked) > 1:
            kinds = {each.move: each.kind for each in race.choices(seat)}
            yield Question(deal, rotation, race.move_count, guess, seat, answers, kinds)
        race.play(seat, answers[own])


# On a page


def differences_part(pairs: list[Compared], races: int, tries: int) -> str:
    """What a report says of it."""
    if not pairs:
        return ""
    words = (
        f"In {races} races every decision was put to all bots, on the same guess of what its seat could not see. "
        f"Where two would do something else, both moves were tried {tries} times to the end of the race. A lead is in "
        "hundredths of what the race is worth (a win; in HEAT the share of the others left behind)."
    )
    return f"<h2>Where they differ</h2><p>{escape(words)}</p>" + "".join(map(pair_part, pairs))


def pair_part(pair: Compared) -> str:
    asked, found = pair.asked.total(), pair.found
    share = len(found) / asked if asked else 0.0
    gained = sum(each.lead for each in found)
    opening = (
        f"They differ in {len(found):,} of {asked:,} decisions ({100 * share:.1f} %). By all of them together "
        f"{pair.one} gains {100 * gained:+.1f} hundredths on {pair.other}."
    )
    by_kind = sorted(pair.asked, key=lambda kind: -abs(sum(each.lead for each in pair.of_kind(kind))))
    rows = [kind_row(kind, pair) for kind in by_kind]
    hues = [Bar(kind, 100 * len(pair.of_kind(kind)) / pair.asked[kind], hue=0) for kind in by_kind]
    told = sorted((each for each in found if each.is_sure), key=lambda each: -abs(each.lead))[:SHOWN]
    return (
        f"<h3>{escape(pair.one)} and {escape(pair.other)}</h3><p>{escape(opening)}</p>"
        + figure(bars(hues, "How often they differ", "%"), "Of all decisions of a kind, those in which they differ.")
        + table(("Decision", "Asked", "Differ", f"Lead of {pair.one}", "All together"), rows)
        + (
            table(("Race, move, seat", pair.one, pair.other, f"Lead of {pair.one}"), [told_row(each) for each in told])
            if told
            else ""
        )
    )


def kind_row(kind: str, pair: Compared) -> list[str]:
    found = pair.of_kind(kind)
    gained = 100 * sum(each.lead for each in found)
    mean = f"{gained / len(found):+.1f}" if found else ""
    return [kind, str(pair.asked[kind]), str(len(found)), mean, f"{gained:+.1f}" if found else ""]


def told_row(each: Difference) -> list[str]:
    where = f"deal {each.deal}, race {each.rotation + 1}, move {each.number + 1}, {each.seat}"
    return [where, *each.moves, f"{100 * each.lead:+.1f} ± {100 * each.error:.1f}"]
