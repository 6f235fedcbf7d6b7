"""What the champion would do on a seat, and why: asked on guesses, so that a hint knows no more than its seat may see.

A hint is codes and values. What a game tells of two moves that are compared stands in `settings/GAME.toml`, which the
page reads too (`web/src/local/hints.ts`); the sentences are in the catalogues.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from paddock.bots.driver import Thought
from paddock.bots.learned import LearnedBot, is_trained_for
from paddock.bots.search import Budget, think
from paddock.bots.settings import settings_file
from paddock.engine.fate import key_from_seed, new_key
from paddock.race import Race
from paddock.words import sentence
from paddock.words.sentences import told

CHAMPION = "champion"
MOST = 8  #: moves of a plan
SHARE = 4  #: the moves of a plan after the first get this part of the time each
GUESSES = 200  #: on which a move is tried, to tell what it would bring
BETTER, WORSE = 2, 1  #: how many differences are told of each kind
OFTEN = 5.0  #: by how many of 100 tries shares must differ, to be told
MUCH = 0.75  #: ... and amounts
AND = " · "  #: between the moves of a plan

Preview = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Reason:
    """A difference between the hinted move and the next best: a column of the game's foresight, and both numbers."""

    what: str
    own: int
    other: int
    better: bool


@dataclass(frozen=True)
class Hint:
    """What the champion would do, and how it compares with the next best."""

    moves: tuple[str, ...]  #: one, and those that it would make before anything is shown of it, as in a plan
    other: str | None = None  #: the next best, if there is one
    worth: float | None = None  #: from 0 to 1: the chance to win; in HEAT the share of the others to be left behind
    others_worth: float | None = None  #: the same after the next best
    reasons: tuple[Reason, ...] = ()
    preview: Preview = field(default_factory=lambda: {"certain": {}, "risk": {}})  #: what the moves would bring

    @property
    def is_close(self) -> bool:
        """Whether the next best is about as good."""
        return self.worth is not None and percent(self.worth) <= percent(self.others_worth or 0.0)


def hint(race: Race, seat: str, budget: Budget | None = None, seed: int | str | None = None) -> Hint:
    """What the champion would do on a seat that must decide, by what this seat may know.

    Without a budget it thinks as long as a champion does. The same seed and number of tries find the same, whatever is
    hidden.

    >>> race = Race("heat", ["A", "B"], seed=4, grid=["A", "B"])
    >>> found = hint(race, "A", Budget(tries=400), seed=1)
    >>> found.moves, found.other
    (('gear 3', 'card 4', 'card 4', 'card 4'), 'gear 2')
    >>> why(found, "heat")
    'Speed 12 instead of 8, 53 % of the others left behind instead of 46 %'
    """
    key = new_key() if seed is None else key_from_seed(seed)
    guess = race.guess(seat, key.hex())
    budget = budget or Budget.from_words(settings_file(race.game.name)[CHAMPION]["think"])
    thoughts = considered(guess, seat, budget, key)
    moves = planned(guess, seat, thoughts[0].move, budget, key)
    own = brought(guess, seat, moves, key)
    rest = [thought for thought in thoughts[1:] if thought.move not in moves]
    if not rest:
        return Hint(moves, preview=own)
    best, other = thoughts[0], rest[0]
    if not best.tries or (best.worth < other.worth and is_trained(guess)):
        return Hint(moves, preview=own)  # it was trained to know better than a search
    reasons = compared(race.game.name, own, brought(guess, seat, (other.move,), key))
    return Hint(moves, other.move, best.worth, other.worth, reasons, own)


def considered(guess: Race, seat: str, budget: Budget, key: bytes) -> list[Thought]:
    """The moves of a seat, what the champion would do first, and what a search has found of them."""
    legal = guess.legal(seat)
    if len(legal) == 1:
        return [Thought(legal[0], 0, 0.0)]
    threads = 1 if budget.tries is not None else os.cpu_count() or 1
    thoughts = think(guess, seat, budget, key, threads)
    if is_trained(guess):
        chosen = LearnedBot().choose(guess, seat)
        thoughts.sort(key=lambda thought: thought.move != chosen)
    return thoughts


def is_trained(guess: Race) -> bool:
    """Whether the champion of such a race drives as it was trained."""
    return bool(settings_file(guess.game.name)[CHAMPION].get("trained")) and is_trained_for(guess)


def planned(guess: Race, seat: str, move: str, budget: Budget, key: bytes) -> tuple[str, ...]:
    """A move and what is to follow it, as long as nothing is shown that could be waited for."""
    moves, ahead = [move], guess.copy()
    less = Budget(
        None if budget.tries is None else max(1, budget.tries // SHARE),
        None if budget.seconds is None else budget.seconds / SHARE,
    )
    ahead.play(seat, move)
    while len(moves) < MOST and seat in ahead.pending and ahead.can_undo(seat):
        following = considered(ahead, seat, less, key[:24] + bytes([len(moves), *key[25:]]))[0].move
        moves.append(following)
        ahead.play(seat, following)
    return tuple(moves)


def brought(guess: Race, seat: str, moves: Sequence[str], key: bytes) -> Preview:
    """What moves would bring that are made one after another."""
    ahead = guess.copy()
    for move in moves[:-1]:
        ahead.play(seat, move)
    return ahead.preview(seat, moves[-1], samples=GUESSES, seed=key.hex())


def compared(game: str, own: Preview, other: Preview) -> tuple[Reason, ...]:
    """The differences that matter: first what the hinted move does better, then what it does worse.

    >>> some, none = {"certain": {"spun": 1}, "risk": {}}, {"certain": {"spun": 0}, "risk": {}}
    >>> compared("heat", none, some)
    (Reason(what='spun', own=0, other=100, better=True),)
    """
    settings = settings_file(game)["hints"]
    known = settings.get("known")
    if known and not amount(own, known, "often") == amount(other, known, "often") == 100:
        return ()
    found: list[Reason] = []
    for what, (how, better) in settings["columns"].items():
        mine, theirs = amount(own, what, how), amount(other, what, how)
        more = mine - theirs
        if abs(more) >= (OFTEN if how == "often" else MUCH) and round(mine) != round(theirs):
            found.append(Reason(what, round(mine), round(theirs), (more > 0) == (better == "more")))
    return (*[each for each in found if each.better][:BETTER], *[each for each in found if not each.better][:WORSE])


def amount(preview: Preview, column: str, how: str) -> float:
    """How often something happens, in 100 tries; or how much of it there is on average."""
    certain, risk = preview["certain"], preview["risk"]
    shares: dict[int, float] = {certain[column]: 1.0} if column in certain else risk.get(column, {})
    if how == "often":
        return 100 * sum(share for value, share in shares.items() if value > 0)
    return sum(value * share for value, share in shares.items())


def percent(share: float) -> int:
    return round(100 * share)


def why(hint: Hint, game: str, language: str = "en") -> str:
    """How a hint compares with the next best, in a few words; nothing where both are about as good.

    >>> reasons = (Reason("spun", 12, 40, True), Reason("speed", 9, 14, False))
    >>> why(Hint(("gear 2",), "gear 3", 0.62, 0.55, reasons), "heat")
    'risk of a spin 12 % instead of 40 %, 62 % of the others left behind instead of 55 %; but Speed 9 instead of 14'
    """
    if hint.other is None or hint.is_close:
        return ""

    def say(reason: Reason) -> str:
        return told(game, "hints", reason.what, {"own": reason.own, "other": reason.other}, {}, language)

    parts = [say(reason) for reason in hint.reasons if reason.better]
    if hint.worth is not None and hint.others_worth is not None:
        worth = {"own": percent(hint.worth), "other": percent(hint.others_worth)}
        parts.append(told(game, "hints", "worth", worth, {}, language))
    worse = [say(reason) for reason in hint.reasons if not reason.better]
    better = ", ".join(parts)
    return sentence("hints.but", {"better": better, "worse": ", ".join(worse)}, language) if worse else better


def hint_text(hint: Hint, race: Race, language: str = "en") -> str:
    """A hint in a sentence: what to do, why, and what would be the next best."""

    def words(move: str) -> str:
        return race.game.faces.move_text(race.view(), move, language)

    move = AND.join(words(each) for each in hint.moves)
    if hint.other is None:
        return sentence("hints.plain", {"move": move}, language)
    values = {"move": move, "other": words(hint.other), "why": why(hint, race.game.name, language)}
    return sentence("hints.close" if hint.is_close else "hints.rather", values, language)
