"""The numbered actions of HEAT and their words (`gear 3`, `card U5`, `slip yes`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.heat.cards import FACES, GEARS, KINDS

COOLDOWNS = 3  #: the largest Cooldown

GEAR = 0  #: + gear - 1
CARD = GEAR + GEARS  #: + kind
COOLDOWN = CARD + KINDS  #: + cards - 1
BOOST, ADR_MOVE, ADR_COOL, END_REACT, SLIP_YES, SLIP_NO = range(COOLDOWN + COOLDOWNS, COOLDOWN + COOLDOWNS + 6)
DISCARD = SLIP_NO + 1  #: + kind
END_DISCARD = DISCARD + KINDS
ACTIONS = END_DISCARD + 1

WORDS = (
    *(f"gear {gear}" for gear in range(1, GEARS + 1)),
    *(f"card {face}" for face in FACES),
    *(f"cooldown {cards}" for cards in range(1, COOLDOWNS + 1)),
    "boost",
    "adr_move",
    "adr_cool",
    "end_react",
    "slip yes",
    "slip no",
    *(f"discard {face}" for face in FACES),
    "end_discard",
)
NUMBERS = {words.lower(): action for action, words in enumerate(WORDS)}
FORMS = {
    "gear": "gear 1, gear 2, gear 3, gear 4",
    "card": "card FACE",
    "cooldown": "cooldown 1, cooldown 2, cooldown 3",
    "slip": "slip yes, slip no",
    "discard": "discard FACE",
}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {"gear": ("gear",), "card": ("card",), "cooldown": ("n",), "slip": ("yes",), "discard": ("card",)}
MOVE_WORDS = {"card": "cards"}
KIND_OF = {str(face): kind for kind, face in enumerate(FACES)}


def word(course: Record, action: int) -> str | None:
    """The words of an action."""
    return WORDS[action]


def parse(course: Record, words: str) -> int:
    """The action that words stand for; upper and lower case are alike."""
    parts = words.lower().split()[:4]
    action = NUMBERS.get(" ".join(parts))
    if action is not None:
        return action
    verb = parts[0] if parts else ""
    if verb in ("card", "discard") and len(parts) == 2:
        raise UnknownMove("unknown_card", words=words, card=parts[1].upper())
    if verb in FORMS:
        raise UnknownMove("wrong_form", words=words, form=FORMS[verb])
    known = ", ".join(dict.fromkeys(words.split()[0] for words in WORDS))
    raise UnknownMove("unknown_verb", words=words, verbs=known)


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> int | str:
    """What chance gave: a card, or the seat that stands next on the grid."""
    return FACES[outcome] if outcome < KINDS else names[outcome - KINDS]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here."""
    if words in names:
        return KINDS + list(names).index(words)
    return None if isinstance(words, bool) else KIND_OF.get(str(words))
