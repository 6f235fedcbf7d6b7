"""The numbered actions of Speed and their words (`play KM60`, `attack STOP B`, `kontra yes`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.numbers import Action
from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.speed.cards import ATTACKS, KINDS, KM, MOST_TEAMS, NAMED, START, TEAMS

PLAY_CARD = -START  #: + kind, for every kind from START on
ATTACK = PLAY_CARD + KINDS  #: + attack * MOST_TEAMS + team
DISCARD = ATTACK + len(ATTACKS) * MOST_TEAMS  #: + kind
KONTRA_YES, KONTRA_NO, EXTEND_YES, EXTEND_NO = range(DISCARD + KINDS, DISCARD + KINDS + 4)
ACTIONS = EXTEND_NO + 1

ANSWERS = {"kontra yes": KONTRA_YES, "kontra no": KONTRA_NO, "extend yes": EXTEND_YES, "extend no": EXTEND_NO}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {
    "play": ("card",),
    "attack": ("card", "team"),
    "discard": ("card",),
    "kontra": ("yes",),
    "extend": ("yes",),
}
MOVE_WORDS = {"card": "cards"}


def card_word(course: Record, kind: int) -> str:
    """The name of a card: `START`, `KM60`."""
    return NAMED[kind] if kind < KM else f"KM{course.km[kind - KM]}"


def called(course: Record, names: Sequence[str]) -> dict[str, Sequence[Any]]:
    """What numbers stand for that differ from race to race: the variant says what kilometre cards there are."""
    return {"cards": tuple(card_kinds(course)), "kilometres": course.km[: course.kms].tolist()}


def card_kinds(course: Record) -> dict[str, int]:
    """All cards of the game by name."""
    return {card_word(course, kind): kind for kind in range(KM + int(course.kms))}


def word(course: Record, action: Action) -> str | None:
    """The words of an action; None for a number that means nothing in this game."""
    for words, answer in ANSWERS.items():
        if action == answer:
            return words
    if action >= DISCARD:
        kind = action - DISCARD
        return f"discard {card_word(course, kind)}" if kind < KM + course.kms else None
    if action >= ATTACK:
        attack, team = divmod(action - ATTACK, MOST_TEAMS)
        return f"attack {ATTACKS[attack]} {TEAMS[team]}" if team < course.teams else None
    kind = action - PLAY_CARD
    return f"play {card_word(course, kind)}" if kind < KM + course.kms else None


def parse(course: Record, words: str) -> Action:
    """The action that words stand for; upper and lower case are alike."""
    verb, *rest = words.split()[:4] or [""]
    verb, rest = verb.lower(), [part.upper() for part in rest]
    if verb in ("kontra", "extend"):
        answer = ANSWERS.get(f"{verb} {' '.join(rest).lower()}")
        if answer is None:
            raise UnknownMove("answer_wanted", words=words, verb=verb)
        return Action(answer)
    if verb not in ("play", "attack", "discard"):
        raise UnknownMove("unknown_verb", words=words, verbs="play, attack, discard, kontra, extend")
    if len(rest) != (2 if verb == "attack" else 1):
        form = "attack CARD TEAM" if verb == "attack" else f"{verb} CARD"
        raise UnknownMove("wrong_form", words=words, form=form)
    kind = card_kinds(course).get(rest[0])
    if kind is None:
        raise UnknownMove("unknown_card", words=words, card=rest[0])
    if verb == "discard":
        return Action(DISCARD + kind)
    if verb == "play":
        if kind < START:
            raise UnknownMove("attack_wanted", words=words, card=rest[0])
        return Action(PLAY_CARD + kind)
    if kind >= START:
        raise UnknownMove("no_attack", words=words, card=rest[0])
    if rest[1] not in TEAMS[: int(course.teams)]:
        raise UnknownMove("unknown_team", words=words, team=rest[1], teams=", ".join(TEAMS[: int(course.teams)]))
    return Action(ATTACK + kind * MOST_TEAMS + TEAMS.index(rest[1]))


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> str:
    """What chance gave: a card, or the seat that deals first."""
    return card_word(course, outcome) if outcome < KINDS else names[outcome - KINDS]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here."""
    if words in names:
        return KINDS + list(names).index(words)
    return card_kinds(course).get(words) if isinstance(words, str) else None
