"""The numbered actions of HEAT and their words (`gear 3`, `card U5`, `slip yes`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.numbers import Action
from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.heat.cards import FACES, GEARS, KINDS, MOST_SEATS
from paddock.games.heat.conditions import MOST_SLIP, TILES, TOKENS
from paddock.games.heat.legend_cards import CARDS, COLOURS

COOLDOWNS = 3  #: the largest Cooldown

GEAR = 0  #: + gear - 1
CARD = GEAR + GEARS  #: + kind
COOLDOWN = CARD + KINDS  #: + cards - 1
BOOST, ADR_MOVE, ADR_COOL, END_REACT, SLIP_YES, SLIP_NO = range(COOLDOWN + COOLDOWNS, COOLDOWN + COOLDOWNS + 6)
DISCARD = SLIP_NO + 1  #: + kind
END_DISCARD = DISCARD + KINDS
ACTIONS = END_DISCARD + 1  #: of the base game; those of the modules follow
WEATHER_COOL = ACTIONS
SLIP_FURTHER = WEATHER_COOL + 1  #: + spaces beyond two - 1
MODULES_ACTIONS = SLIP_FURTHER + MOST_SLIP

# What chance gives, by number: cards, then seats on the grid, then what lies face down in the modules.
FIRST_TILE = KINDS + MOST_SEATS
FIRST_TOKEN = FIRST_TILE + len(TILES)
FIRST_LEGEND = FIRST_TOKEN + len(TOKENS)
LEGEND_WORDS = tuple(f"legend {card}" for card in range(1, CARDS + 1))
FACE_DOWN = (*TILES, *TOKENS, *LEGEND_WORDS)  #: the words of what lies face down, from FIRST_TILE on

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
    "weather_cool",
    *(f"slip {spaces}" for spaces in range(3, 3 + MOST_SLIP)),
)
SYNONYMS = {"slip 2": SLIP_YES}
NUMBERS = {words.lower(): action for action, words in enumerate(WORDS)} | SYNONYMS
FORMS = {
    "gear": "gear 1, gear 2, gear 3, gear 4",
    "card": "card FACE",
    "cooldown": "cooldown 1, cooldown 2, cooldown 3",
    "slip": "slip yes, slip no, slip 3, slip 4",
    "discard": "discard FACE",
}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {"gear": ("gear",), "card": ("card",), "cooldown": ("n",), "slip": ("yes",), "discard": ("card",)}
MOVE_WORDS = {"card": "cards"}
KIND_OF = {str(face): kind for kind, face in enumerate(FACES)}


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
    if verb in ("card", "discard") and len(parts) == 2:
        raise UnknownMove("unknown_card", words=words, card=parts[1].upper())
    if verb in FORMS:
        raise UnknownMove("wrong_form", words=words, form=FORMS[verb])
    known = ", ".join(dict.fromkeys(words.split()[0] for words in WORDS))
    raise UnknownMove("unknown_verb", words=words, verbs=known)


def car_names(course: Record, names: Sequence[str]) -> list[str]:
    """HEAT-L.2, R-61: the seats, and the legends by their colours."""
    legends = course.colour[len(names) : len(names) + int(course.legends)]
    return [*names, *(COLOURS[colour] for colour in legends)]


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> int | str | None:
    """What chance gave: a card, the seat that stands next on the grid, the weather, a token; None for no such seat."""
    if outcome < KINDS:
        return FACES[outcome]
    if outcome >= FIRST_TILE:
        return FACE_DOWN[outcome - FIRST_TILE]
    cars, car = car_names(course, names), outcome - KINDS
    has_more = course.weather or course.legends  # so that the numbers go on behind the last car
    return None if has_more and car >= len(cars) else cars[car]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here."""
    cars = car_names(course, names)
    if words in cars:
        return KINDS + cars.index(words)
    if words in FACE_DOWN:
        return FIRST_TILE + FACE_DOWN.index(words)
    return None if isinstance(words, bool) else KIND_OF.get(str(words))
