"""The numbered actions of Scrap Racer and their words (`roll`, `token flip`, `bonus CURVE`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.numbers import Action
from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.scrap.cards import BONUS_CARDS, BONUSES, CARDS, GOAL_SIZE, RACERS, TOKENS

ROLL_DIE, STOP = range(2)
USES = ("plus", "minus", "flip", "reroll")  #: what a change token can do
TOKEN = STOP + 1  #: + use
PLUS, MINUS, FLIP_DIE, REROLL_DIE = range(TOKEN, TOKEN + len(USES))
ACCEPT = TOKEN + len(USES)
BONUS = ACCEPT + 1  #: + kind of bonus card
DRIVE, DONE = range(BONUS + BONUSES, BONUS + BONUSES + 2)
WINNER = DONE + 1  #: + which racer
ORDER = WINNER + len(RACERS)  #: + which racer
ACTIONS = ORDER + len(RACERS)

WORDS = (
    "roll",
    "stop",
    *(f"token {use}" for use in USES),
    "accept",
    *(f"bonus {card}" for card in BONUS_CARDS),
    "drive",
    "done",
    *(f"winner {racer}" for racer in RACERS),
    *(f"order {racer}" for racer in RACERS),
)
NUMBERS = {words.lower(): action for action, words in enumerate(WORDS)}
FORMS = {
    "token": ", ".join(f"token {use}" for use in USES),
    "bonus": "bonus CARD",
    "winner": "winner RACER",
    "order": "order RACER",
}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {"token": ("use",), "bonus": ("card",), "winner": ("racer",), "order": ("racer",)}
MOVE_WORDS = {"card": "cards", "racer": "racers"}

# The numbers of what chance can give. Dice and goal cards are called by their number.
CARD = GOAL_SIZE  #: + card
DRAWN_TOKEN = CARD + len(CARDS)  #: + kind
RACER = DRAWN_TOKEN + len(TOKENS)  #: + which racer
SEAT = RACER + len(RACERS)  #: + seat
OUTCOMES = (*range(GOAL_SIZE), *CARDS, *TOKENS, *RACERS)
OUTCOME_OF = {words: number for number, words in enumerate(OUTCOMES) if words != 0} | {"plus": OUTCOMES.index("pm")}


def word(course: Record, action: Action) -> str | None:
    """The words of an action."""
    return WORDS[action]


def parse(course: Record, words: str) -> Action:
    """The action that words stand for; upper and lower case are alike."""
    parts = words.lower().split()[:4]
    action = NUMBERS.get(" ".join(parts))
    if action is not None:
        return Action(action)
    verb = parts[0] if parts else ""
    if verb == "bonus" and len(parts) == 2:
        raise UnknownMove("unknown_card", words=words, card=parts[1].upper())
    if verb in FORMS:
        raise UnknownMove("wrong_form", words=words, form=FORMS[verb])
    known = ", ".join(dict.fromkeys(words.split()[0] for words in WORDS))
    raise UnknownMove("unknown_verb", words=words, verbs=known)


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> int | str:
    """What chance gave: a die or goal card, a card, a token, a racer, or the seat that begins."""
    return OUTCOMES[outcome] if outcome < SEAT else names[outcome - SEAT]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here."""
    if isinstance(words, bool) or not isinstance(words, int | str):
        return None
    if words in names:
        return SEAT + list(names).index(str(words))
    return OUTCOME_OF.get(words)
