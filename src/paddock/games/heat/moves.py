"""The numbered actions of HEAT and their words (`gear 3`, `card U5`, `slip yes`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.numbers import Action
from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.heat.cards import FACES, GEARS, KINDS, MOST_SEATS
from paddock.games.heat.conditions import MOST_SLIP, TILES, TOKENS
from paddock.games.heat.legend_cards import CARDS, COLOURS
from paddock.games.heat.upgrade_cards import (
    GARAGE_FACES,
    GARAGE_KINDS,
    MOST_MARKET,
    MOST_VALUE,
    SLOT_FACES,
    SLOTS,
    UPGRADE_FACES,
)

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
# With the Garage there are more; `Gj` are the slots of the own upgrades.
CARD_OF_GARAGE = MODULES_ACTIONS  #: + slot
DISCARD_OF_GARAGE = CARD_OF_GARAGE + SLOTS  #: + slot
FIRST_FURTHEST, LONGEST_SLIP = 3 + MOST_SLIP, 16
SLIP_FURTHEST = DISCARD_OF_GARAGE + SLOTS  #: + spaces - FIRST_FURTHEST
VALUE = SLIP_FURTHEST + LONGEST_SLIP + 1 - FIRST_FURTHEST  #: + value
PAY = VALUE + MOST_VALUE + 1  #: + slot
SCRAP, COOL, REDUCE, SUPER_COOL, DRAFT = range(PAY + SLOTS, PAY + SLOTS + 5)
SALVAGE = DRAFT + 1  #: + kind
DIRECT = SALVAGE + GARAGE_KINDS  #: + slot
ACCELERATE = DIRECT + SLOTS  #: + slot
DROP = ACCELERATE + SLOTS  #: + slot
REFRESH = DROP + SLOTS  #: + slot
TAKE = REFRESH + SLOTS  #: + place on the market, from 0
GIVE = TAKE + MOST_MARKET  #: + slot
MULLIGAN = GIVE + SLOTS
GARAGE_ACTIONS = MULLIGAN + 1

# What chance gives, by number: cards, then seats on the grid, then what lies face down in the modules.
FIRST_TILE = KINDS + MOST_SEATS
FIRST_TOKEN = FIRST_TILE + len(TILES)
FIRST_LEGEND = FIRST_TOKEN + len(TOKENS)
LEGEND_WORDS = tuple(f"legend {card}" for card in range(1, CARDS + 1))
FIRST_UPGRADE = FIRST_LEGEND + CARDS
FACE_DOWN = (*TILES, *TOKENS, *LEGEND_WORDS)  #: the words of what lies face down, from FIRST_TILE on
# With the Garage slots are cards as well, upgrades follow what lies face down, and cars follow them.
FACE_DOWN_IN_GARAGE = (*FACE_DOWN, *UPGRADE_FACES)
FIRST_CAR_OF_GARAGE = FIRST_TILE + len(FACE_DOWN_IN_GARAGE)

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
    *(f"card {face}" for face in SLOT_FACES),
    *(f"discard {face}" for face in SLOT_FACES),
    *(f"slip {spaces}" for spaces in range(FIRST_FURTHEST, LONGEST_SLIP + 1)),
    *(f"value {value}" for value in range(MOST_VALUE + 1)),
    *(f"pay {face}" for face in SLOT_FACES),
    *("scrap", "cool", "reduce", "super_cool", "draft"),
    *(f"salvage {face}" for face in GARAGE_FACES),
    *(f"{verb} {face}" for verb in ("direct", "accelerate", "drop", "refresh") for face in SLOT_FACES),
    *(f"take {place}" for place in range(1, MOST_MARKET + 1)),
    *(f"give {face}" for face in SLOT_FACES),
    "mulligan",
)
SYNONYMS = {"slip 2": SLIP_YES}
NUMBERS = {words.lower(): action for action, words in enumerate(WORDS)} | SYNONYMS
FORMS = {
    "gear": "gear 1, gear 2, gear 3, gear 4",
    "card": "card FACE",
    "cooldown": "cooldown 1, cooldown 2, cooldown 3",
    "slip": "slip yes, slip no, slip 3, slip 4",
    "discard": "discard FACE",
    "value": "value NUMBER",
    "salvage": "salvage FACE",
    "take": "take PLACE",
    **{verb: f"{verb} G1, ..., {verb} G4" for verb in ("pay", "direct", "accelerate", "drop", "refresh", "give")},
}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {"gear": ("gear",), "card": ("card",), "cooldown": ("n",), "slip": ("yes",), "discard": ("card",)}
MOVE_COLUMNS |= {"value": ("value",), "take": ("place",)}
MOVE_COLUMNS |= dict.fromkeys(("pay", "salvage", "direct", "accelerate", "drop", "refresh", "give"), ("card",))
MOVE_WORDS = {"card": "cards"}
KIND_OF = {str(face): kind for kind, face in enumerate(GARAGE_FACES)}


def has_garage_on(course: Record) -> bool:
    """Whether a race on this course has what belongs to the Garage: upgrades, or the mulligan."""
    return bool(course.garage or course.mulligan)


def word(course: Record, action: Action) -> str | None:
    """The words of an action."""
    return WORDS[action]


def parse(course: Record, words: str) -> Action:
    """The action that words stand for; upper and lower case are alike."""
    parts = words.lower().split()[:4]
    action = NUMBERS.get(" ".join(parts))
    if action is not None and (action < MODULES_ACTIONS or has_garage_on(course)):
        return Action(action)
    verb = parts[0] if parts else ""
    if verb in ("card", "discard", "salvage") and len(parts) == 2 and verb in verbs_on(course):
        raise UnknownMove("unknown_card", words=words, card=parts[1].upper())
    if verb in FORMS and verb in verbs_on(course):
        raise UnknownMove("wrong_form", words=words, form=FORMS[verb])
    raise UnknownMove("unknown_verb", words=words, verbs=", ".join(verbs_on(course)))


def verbs_on(course: Record) -> list[str]:
    """The verbs of all moves that there are on a course."""
    words = WORDS if has_garage_on(course) else WORDS[:MODULES_ACTIONS]
    return list(dict.fromkeys(each.split()[0] for each in words))


def car_names(course: Record, names: Sequence[str]) -> list[str]:
    """HEAT-L.2, R-61: the seats, and the legends by their colours."""
    legends = course.colour[len(names) : len(names) + int(course.legends)]
    return [*names, *(COLOURS[colour] for colour in legends)]


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> int | str | None:
    """What chance gave: a card, the seat that stands next on the grid, the weather, a token; None for no such seat."""
    cars = car_names(course, names)
    if has_garage_on(course):
        if outcome >= FIRST_CAR_OF_GARAGE:
            return cars[outcome - FIRST_CAR_OF_GARAGE]
        if outcome >= FIRST_TILE:
            return FACE_DOWN_IN_GARAGE[outcome - FIRST_TILE]
        return GARAGE_FACES[outcome] if outcome < GARAGE_KINDS else None
    if outcome < KINDS:
        return FACES[outcome]
    if outcome >= FIRST_TILE:
        return FACE_DOWN[outcome - FIRST_TILE]
    has_more = course.weather or course.legends  # so that the numbers go on behind the last car
    return None if has_more and outcome - KINDS >= len(cars) else cars[outcome - KINDS]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here."""
    has_garage, cars = has_garage_on(course), car_names(course, names)
    if words in cars:
        return (FIRST_CAR_OF_GARAGE if has_garage else KINDS) + cars.index(words)
    face_down = FACE_DOWN_IN_GARAGE if has_garage else FACE_DOWN
    if words in face_down:
        return FIRST_TILE + face_down.index(words)
    kind = None if isinstance(words, bool) else KIND_OF.get(str(words))
    return kind if has_garage or kind is None or kind < KINDS else None
