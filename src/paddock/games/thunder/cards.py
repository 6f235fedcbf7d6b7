"""The cards: teams, wear, race cards and event cards, read from `decks/`; what else is printed on them: `boxes.py`."""

from pathlib import Path
from typing import Literal

from paddock.games.toml import read_toml

DECKS = Path(__file__).parent / "decks"

TEAMS = ("Black", "Blue", "Green", "Pink", "Purple", "Red", "Yellow")
INITIALS = "KBGPURY"  #: of the teams, as the team bars are written
TEAM_CARS = 6  #: TA-1.1: cars of each team in the box
MOST_SEATS = len(TEAMS)
MOST_CARS = MOST_SEATS * TEAM_CARS
CARS_OF = {2: 6, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3}  #: TA-2.3: cars per team by the number of players

WEAR = ("black", "green", "blue", "grey", "yellow", "lavender", "orange", "red")
BLACK, GREEN, BLUE, GREY, YELLOW, LAVENDER, ORANGE, RED = range(8)
COLOURS = len(WEAR)
TEMPORARY = YELLOW  #: colours below this are temporary (TA-7.1.4), the others are permanent (TA-7.1.3)
NO_WEAR = -1
SIX = 6  #: markers with which a car retires (TA-7.2)

CardType = Literal["solo", "draft", "pursuit", "lead"]
TYPES: tuple[CardType, ...] = ("solo", "draft", "pursuit", "lead")
SOLO, DRAFT, PURSUIT, LEAD = range(4)

_CARDS = read_toml(DECKS / "race_cards.toml")["cards"]
_EVENTS = read_toml(DECKS / "event_cards.toml")["cards"]

# The race cards, by kind.
IDS = tuple(str(card["id"]) for card in _CARDS)
NAMES = tuple(str(card["name"]) for card in _CARDS)
KINDS = len(NAMES)
#: TA-5.8: the numbers of its copies: from, to (not included).
NUMBERS = tuple((int(card["numbers"][0]) - 1, int(card["numbers"][1])) for card in _CARDS)
_NUMBERED = {number: kind for kind, (first, last) in enumerate(NUMBERS) for number in range(first, last)}
CARDS = len(_NUMBERED)
KIND_OF = tuple(_NUMBERED[number] for number in range(CARDS))  #: by number, from 0
SPEED = tuple(int(card["speed"]) for card in _CARDS)
EXIT = tuple(int(card["exit"]) for card in _CARDS)
TYPE = tuple(TYPES.index(card["type"]) for card in _CARDS)

# The kinds that have a text, by their numbers in the rulebook's list.
RUBBIN, TEAMWORK, RIDING, CLEAN_AIR, WORKING, CHASING, OVERSTEER = (IDS.index(f"TA-RC.{n}") for n in range(1, 8))
SLINGSHOT, OUTSIDE, INSIDE, UNDERSTEER = (IDS.index(f"TA-RC.{n}") for n in (18, 20, 21, 22))
NO_CARD = -1
SECOND_SPEED = 3  #: MP of Teamwork's second car

# The event cards, by kind.
EVENT_IDS = tuple(str(card["id"]) for card in _EVENTS)
EVENT_NAMES = tuple(str(card["name"]) for card in _EVENTS)
EVENT_COUNTS = tuple(int(card["count"]) for card in _EVENTS)
EVENT_KINDS = len(EVENT_NAMES)
(
    BLOWN_ENGINE,
    BLOWN_TIRE,
    BLOWN_TRANSMISSION,
    BRUSH_THE_WALL,
    COLLISION,
    DEBRIS_CAUTION,
    ENGINE_DAMAGE,
    FRONT_END_DAMAGE,
    FUEL_MISCALCULATION,
    GEAR_BOX_DAMAGE,
    GETTING_WORSE,
    LOOSE,
    MARBLES,
    OVERCAST,
    PILEUP,
    RAIN,
    SPINOUT,
    SUN_ON_THE_TRACK,
    TIGHT,
) = (EVENT_IDS.index(f"TA-EV.{n}") for n in range(1, EVENT_KINDS + 1))
NO_EVENT = -1

LED_BONUS = 1  #: points for a car that has led (TA-10.2.1)
