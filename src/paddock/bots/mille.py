"""A yardstick for Speed: how the computer of the old Berkeley card game `mille` plays, in our own words and code.

It counts every card it has seen. It keeps wilds for a kontra, but lays one down when it frees the road, when its attack
can no longer come, when the rival is one card from the finish, or as the draw pile runs low. It attacks whenever it
can, drives as far as it can without leaving a rest that no card fits, and throws away what is worth least: a defence is
worth the attacks still out there, shared by the square of how many of it are held; a wild is never thrown away.
"""

from __future__ import annotations

from random import Random
from typing import Any

from paddock.bots.driver import Bot
from paddock.errors import UnknownBot
from paddock.games.speed.cards import ATTACKS, DEFENCES, KM, NAMED, SPEED_LIMIT, WILDS
from paddock.games.speed.view import UNSEEN
from paddock.race import Race

LOW = 0.25  #: of the deck: when fewer cards are left to draw, wilds are laid down
NOISE = 0.05  #: of the deck, by which that point moves
WORTHLESS = -1.0


class MilleBot(Bot):
    """Two-player Speed only."""

    name = "mille"

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self._random = Random(self._key)

    def choose(self, guess: Race, seat: str) -> str:
        if guess.game.name != "speed" or len(guess.seats) != 2:
            raise UnknownBot("only_for", name=self.name, game="speed", seats=2)
        legal = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        situation = Situation(guess, seat)
        if "kontra yes" in legal:
            return "kontra yes"
        if "extend yes" in legal:
            return "extend yes" if situation.wants_extension() else "extend no"
        plays = [move for move in legal if not move.startswith("discard")]
        wild = self._wild_to_lay(situation, plays)
        if wild is not None:
            return wild
        others = [move for move in plays if card_of(move) not in WILDS]
        best = max(others, key=situation.worth_playing, default=None)
        if best is not None and situation.worth_playing(best) > 0:
            return best
        thrown = [move for move in legal if move.startswith("discard") and card_of(move) not in WILDS]
        if thrown:
            return min(thrown, key=lambda move: situation.worth_keeping(card_of(move)))
        return best or plays[0]

    def _wild_to_lay(self, situation: Situation, plays: list[str]) -> str | None:
        """The wild that is worth more on the table than in the hand."""
        noise = NOISE * (2 * self._random.random() - 1)
        for move in plays:
            wild = card_of(move)
            if wild in WILDS and (
                situation.frees(wild)
                or not any(situation.unseen[attack] for attack in situation.kept_away_by(wild))
                or situation.rival_is_close()
                or (situation.can_finish(plays) and not situation.can_attack(plays))
                or situation.drawable < (LOW + noise) * situation.cards
            ):
                return move
        return None


def card_of(move: str) -> str:
    """The card that a move plays.

    >>> card_of("attack STOP B"), card_of("play KM60")
    ('STOP', 'KM60')
    """
    return move.split()[1]


class Situation:
    """What the seat sees of the game, and what follows from having counted the cards."""

    def __init__(self, guess: Race, seat: str) -> None:
        view = guess.view(seat)
        teams = {name: view[name] for name in guess.units()}
        self.own: dict[str, Any] = next(team for team in teams.values() if seat in team["seats"])
        self.rival: dict[str, Any] = next(team for team in teams.values() if seat not in team["seats"])
        totals = {seat in team["seats"]: view["totals"][name] for name, team in teams.items()}
        self.own_total, self.rival_total = totals[True], totals[False]
        self.hand: list[str] = view["hands"][seat]
        self.target, self.extension, self.drawable = view["target"], view["extension"], view["draw"]
        course = guess.course
        self.limit, self.win = int(course.speed_limit), int(course.win_points)
        self.cards = int(course.cards)
        self.wilds = [WILDS[wild - len(ATTACKS) - len(DEFENCES)] if wild >= 0 else None for wild in course.wild_against]
        self.values = [int(km) for km in course.km[: course.kms]]
        seen = guess.observe(seat)[UNSEEN:]
        names = [*NAMED, *(f"KM{km}" for km in self.values)]
        self.unseen = {name: int(seen[kind]) for kind, name in enumerate(names)}
        assert len(NAMED) == KM

    def kept_away_by(self, wild: str) -> list[str]:
        return [attack for attack, against in zip(ATTACKS, self.wilds, strict=True) if against == wild]

    def wild_against(self, attack: str) -> str | None:
        return self.wilds[ATTACKS.index(attack)]

    # Wilds

    def frees(self, wild: str) -> bool:
        """Whether an attack lies on us that this wild lifts."""
        tops = {pile[-1] for pile in (self.own["battle"], self.own["speed"]) if pile}
        return any(attack in tops for attack in self.kept_away_by(wild))

    def rival_is_close(self) -> bool:
        """Whether the rival may complete the distance with a single card."""
        left = self.target - self.rival["distance"]
        most = self.limit if self.rival["limited"] else max(self.values)
        return bool(self.rival["rolling"]) and 0 < left <= most and left in self.values

    def can_finish(self, plays: list[str]) -> bool:
        return any(self.kilometres(card_of(move)) == self.target - self.own["distance"] for move in plays)

    def can_attack(self, plays: list[str]) -> bool:
        return any(move.startswith("attack") for move in plays)

    # What to play

    def worth_playing(self, move: str) -> float:
        card = card_of(move)
        if card in ATTACKS:
            return self.worth_attacking(card)
        if card in DEFENCES:
            return 500.0
        km = self.kilometres(card)
        left = self.target - self.own["distance"] - km
        if left == 0:
            return 1000.0
        return float(km) if self.can_be_driven(left) else WORTHLESS

    def worth_attacking(self, attack: str) -> float:
        """More against a team that has not started yet, and most against one that is a card from the finish."""
        worth = 300.0
        if self.rival_is_close():
            worth += 500.0
        if not self.rival["battle"]:
            worth += 100.0
        if attack == ATTACKS[SPEED_LIMIT]:
            worth -= 50.0
        return worth

    def kilometres(self, card: str) -> int:
        return int(card[2:]) if card.startswith("KM") else 0

    def can_be_driven(self, left: int) -> bool:
        """Whether cards that may still come, or are held, add up to a distance."""
        there = {km for km in self.values if self.unseen[f"KM{km}"] > 0 or f"KM{km}" in self.hand}
        reached = {0}
        for _ in range(left // min(self.values) + 1):
            reached |= {driven + km for driven in reached for km in there if driven + km <= left}
        return left in reached

    # What to keep

    def worth_keeping(self, card: str) -> float:
        """What a card in the hand is good for."""
        held = self.hand.count(card)
        if card in ATTACKS:
            if self.wild_against(card) in self.rival["wild"]:
                return WORTHLESS
            return 40.0 / held
        if card in DEFENCES:
            attack = ATTACKS[DEFENCES.index(card)]
            if self.wild_against(attack) in self.own["wild"]:
                return WORTHLESS
            needed = card == DEFENCES[0] and not self.own["rolling"]
            return (100.0 if needed else 12.0 * self.unseen[attack]) / held**2
        km = self.kilometres(card)
        left = self.target - self.own["distance"]
        if km > left or not self.can_be_driven(left - km):
            return WORTHLESS
        return (100.0 if km == left else 10.0 + km / 5) / held

    # The extension

    def wants_extension(self) -> bool:
        """Not when the points of this round win the game, nor when the rival is nearly there or few cards are left."""
        rest = self.extension - self.target
        if self.own_total + self.target + 400 >= self.win > self.rival_total:
            return False
        if self.extension - self.rival["distance"] <= max(self.values):
            return False
        return self.drawable > self.cards * LOW and self.can_be_driven(rest)
