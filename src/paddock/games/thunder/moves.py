"""The numbered actions of Thunder Alley and their words (`car 15`, `card Dirty Air`, `F 2`); the words of chance."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.numbers import Action
from paddock.engine.records import Record
from paddock.errors import UnknownMove
from paddock.games.thunder.cards import (
    CARDS,
    EVENT_KINDS,
    EVENT_NAMES,
    KIND_OF,
    KINDS,
    MOST_CARS,
    NAMES,
    TEAM_CARS,
    TEAMS,
    TEMPORARY,
    WEAR,
)
from paddock.games.thunder.track import MOST_LANES

CAR = 0  #: + id of a car
RETIRE_CAR = CAR + MOST_CARS  #: + id of a car
PASS = RETIRE_CAR + MOST_CARS
CARD = PASS + 1  #: + kind
F = CARD + KINDS  #: forward, the only way; + lane where there are two
IN = F + MOST_LANES + 1
OUT = IN + 1
X = OUT  #: diagonal; + lane
S = X + MOST_LANES + 1  #: swap with the only car ahead; + lane where there are two
B = S + MOST_LANES + 1
END = B + 1
REAR = END  #: + lane
LANE = REAR + MOST_LANES  #: + lane
BACK = LANE + MOST_LANES  #: + lane
STAY = BACK + MOST_LANES + 1
PIT, RETIRE, NONE, REVEAL = range(STAY + 1, STAY + 5)
DISCARD = REVEAL + 1  #: + kind
DONE = DISCARD + KINDS
REMOVE = DONE + 1  #: + colour
ACTIONS = REMOVE + TEMPORARY

LANES = range(1, MOST_LANES + 1)

#: The words of all actions but those that name a car.
WORDS: dict[int, str] = {
    PASS: "pass",
    **{CARD + kind: f"card {name}" for kind, name in enumerate(NAMES)},
    F: "F",
    **{F + lane: f"F {lane}" for lane in LANES},
    IN: "I",
    OUT: "O",
    **{X + lane: f"X {lane}" for lane in LANES},
    S: "S",
    **{S + lane: f"S {lane}" for lane in LANES},
    B: "B",
    END: "END",
    **{REAR + lane: f"rear {lane}" for lane in LANES},
    **{LANE + lane: f"lane {lane}" for lane in LANES},
    **{BACK + lane: f"back {lane}" for lane in LANES},
    STAY: "stay",
    PIT: "pit",
    RETIRE: "retire",
    NONE: "none",
    REVEAL: "events",
    **{DISCARD + kind: f"discard {name}" for kind, name in enumerate(NAMES)},
    DONE: "done",
    **{REMOVE + colour: f"remove {WEAR[colour]}" for colour in range(TEMPORARY)},
}
NUMBERS = {words.lower(): action for action, words in WORDS.items()}
FORMS = {
    "car": "car NUMBER",
    "retire": "retire NUMBER",
    "card": "card NAME",
    "discard": "discard NAME",
    "remove": "remove black, remove green, remove blue, remove grey",
    **{verb: f"{verb} LANE" for verb in ("f", "x", "s", "rear", "lane", "back")},
}
#: What each verb says after it, by name; and which words of the catalogue that is.
MOVE_COLUMNS = {
    **dict.fromkeys(("car", "retire", "stay", "pit"), ("car",)),
    **dict.fromkeys(("F", "X", "S", "rear", "lane", "back"), ("lane",)),
    **dict.fromkeys(("card", "discard"), ("card",)),
    "remove": ("colour",),
}
MOVE_WORDS = {"card": "cards", "colour": "colours"}

# Outcomes of chance: race cards by number or by name, teams of a team bar, event cards.
BY_NAME = CARDS
TEAM = BY_NAME + KINDS
EVENT = TEAM + len(TEAMS)
OUTCOMES = EVENT + EVENT_KINDS


def number_of(course: Record, id: int) -> int | None:
    """The number on a car; None for the car of a team that does not race."""
    seat, place = divmod(id, TEAM_CARS)
    return int(course.number[seat, place]) if seat < course.seats else None


def id_of(course: Record, number: Any) -> int | None:
    """The car that has a number; None if no team of this race has it."""
    for seat in range(course.seats):
        numbers = course.number[seat].tolist()
        if number in numbers and not isinstance(number, bool):
            return TEAM_CARS * seat + int(numbers.index(number))
    return None


def word(course: Record, action: Action) -> str | None:
    """The words of an action; None for a car that does not race here, and for numbers that stand for nothing."""
    if action < PASS:
        number = number_of(course, action % MOST_CARS)
        return None if number is None else f"{'car' if action < RETIRE_CAR else 'retire'} {number}"
    return WORDS.get(action)


def parse(course: Record, words: str) -> Action:
    """The action that words stand for; upper and lower case are alike."""
    parts = plain(words).replace(":", " ").split()[:8]
    action = NUMBERS.get(" ".join(parts))
    if action is not None:
        return Action(action)
    verb = parts[0] if parts else ""
    if verb in ("car", "retire") and len(parts) == 2 and parts[1].isdecimal():
        id = id_of(course, int(parts[1][:4]))
        if id is None:
            raise UnknownMove("unknown_car", words=words, car=parts[1])
        return Action((CAR if verb == "car" else RETIRE_CAR) + id)
    if verb in ("card", "discard") and len(parts) > 1:
        raise UnknownMove("unknown_card", words=words, card=" ".join(words.split()[1:]))
    if verb in FORMS:
        raise UnknownMove("wrong_form", words=words, form=FORMS[verb])
    known = ", ".join(dict.fromkeys(["car", "retire", *(words.split()[0] for words in WORDS.values())]))
    raise UnknownMove("unknown_verb", words=words, verbs=known)


def plain(words: Any) -> str:
    """Words as they are compared: small letters, and the plain apostrophe."""
    return str(words).lower().replace("\u2019", "'")


def card_word(number: int) -> str:
    """A race card by its name and number: copies differ in their team bars."""
    return f"{NAMES[KIND_OF[number]]} {number + 1}"


def card_number(words: Any) -> int | None:
    """The race card of a name with a number."""
    number = str(words).rpartition(" ")[2]
    if not number.isdecimal() or not 1 <= int(number[:4]) <= CARDS:
        return None
    return int(number) - 1 if card_word(int(number) - 1).lower() == plain(words) else None


def card_kind(words: Any) -> int | None:
    """The kind of race card of a name."""
    names = [name.lower() for name in NAMES]
    return names.index(plain(words)) if plain(words) in names else None


def outcome_word(course: Record, outcome: int, names: Sequence[str]) -> str:
    """What chance gave: a race card, the next team of a team bar, or an event card."""
    if outcome < BY_NAME:
        return card_word(outcome)
    if outcome < TEAM:
        return NAMES[outcome - BY_NAME]
    return TEAMS[outcome - TEAM] if outcome < EVENT else EVENT_NAMES[outcome - EVENT]


def outcome(course: Record, words: Any, names: Sequence[str]) -> int | None:
    """The number of an outcome; None for words that mean nothing here. A race card by its name is any copy of it."""
    card, kind = card_number(words), card_kind(words)
    if card is not None:
        return card
    if kind is not None:
        return BY_NAME + kind
    if words in TEAMS:
        return TEAM + TEAMS.index(words)
    events = [name.lower() for name in EVENT_NAMES]
    return EVENT + events.index(plain(words)) if plain(words) in events else None
