"""The upgrade cards of the Garage as data (HEAT-G.2): their values and symbols, read from TOML and checked."""

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from paddock.engine.records import Array
from paddock.errors import BadDocument, BadOption
from paddock.games.heat.cards import FACES, KINDS, MOST_SEATS
from paddock.games.options import whole_number
from paddock.games.toml import file_in, read_toml

FILE = Path(__file__).parent / "modules" / "upgrades.toml"
STANDARD = "standard"  #: the cards of the boxes
KEYS = ("title", "copies", "card")
LEVELS = ("basic", "advanced")  #: HEAT-G.3
BOXES = ("heavy_rain", "tunnel_vision")  #: the expansions

# A seat has its own upgrades in slots; a slot is a kind of card behind those of the base game.
SLOTS = 4
FIRST_SLOT = KINDS
SLOT_FACES = tuple(f"G{slot + 1}" for slot in range(SLOTS))
GARAGE_FACES: tuple[int | str, ...] = (*FACES, *SLOT_FACES)
GARAGE_KINDS = len(GARAGE_FACES)

#: What stands on a card beside its values, in the columns of the course.
SYMBOLS = (
    *("plus", "heat", "scrap", "limit", "cool", "stress", "slip"),
    *("refresh", "salvage", "direct", "accel", "super", "draft"),
)
VALUES, IS_HEAT = 0, 1  #: the printed values as bits, and whether it is a Heat card (HEAT-G.13)
PLUS, HEAT, SCRAP, LIMIT, COOL, STRESS, SLIP, REFRESH, SALVAGE, DIRECT, ACCEL, SUPER, DRAFT = range(2, 15)
COLUMNS = 15

# How cards come to their owners: by the rules of the draft, or as somebody says.
NO_GARAGE, BY_DRAFT, BY_SNAKE, AT_RANDOM, GIVEN = range(5)
WAYS = ("draft", "snake", "random")  #: words of the option, from BY_DRAFT on
ROUNDS_OF = (0, 3, 2, 0, 0)  #: of the draft, by the way (HEAT-G.5, HEAT-G.8)
OWN_CARDS = 3  #: HEAT-G.1
MORE_ON_MARKET = 3  #: cards beyond those that are picked in a round (HEAT-G.5, HEAT-G.8)
MOST_MARKET = 2 * MOST_SEATS + MORE_ON_MARKET
CARD_KEYS = ("id", "name", "level", "box", "value", "is_heat", *SYMBOLS)

MOST_VALUE = 8  #: printed on a card
MOST_COPIES = 4  #: of a card
#: How much of a symbol a card may have; play areas, slipstreams and observations have room for that.
MOST_OF_SYMBOL = {
    **{"plus": 3, "heat": 3, "scrap": 9, "cool": 4, "stress": 4, "slip": 3, "salvage": 4, "super": 4, "draft": 4},
    **{"limit": 3, "direct": 1, "accel": 1, "refresh": 1},
}

Card = Mapping[str, Any]


@cache
def standard() -> dict[str, Any]:
    """The cards that are raced with unless somebody brings others."""
    return read_toml(FILE)


NAMES = tuple(dict.fromkeys(card["name"] for card in standard()["card"]))  #: in the words of the catalogues
MOST_UPGRADES = len(standard()["card"])
UPGRADE_FACES = tuple(f"#{number}" for number in range(1, MOST_UPGRADES + 1))


def load(source: Any, base: Path | None) -> dict[str, Any]:
    """HEAT-G.2: the standard cards, those of a TOML file (relative to `base`), or given whole; checked.

    Cards that are left out are as in the boxes.

    >>> load({"card": [{"id": 2, "value": [3]}]}, None)["card"][1]
    {'id': 2, 'name': 'four_wheel_drive', 'level': 'basic', 'value': [3]}
    """
    if isinstance(source, Mapping):
        said = {str(key): value for key, value in source.items()}
    elif source == STANDARD:
        said = {}
    else:
        try:
            said = read_toml(file_in(base, source))
        except BadDocument as error:
            raise BadOption("no_upgrades", name=source, why=error) from None
    cards = deepcopy(standard())
    known = {card["id"]: card for card in cards["card"]}
    check_keys(said, KEYS)
    if not isinstance(said.get("card", []), list | tuple):
        raise BadOption("not_a_list", key="card", value=said["card"])
    for card in said.get("card", ()):
        if not isinstance(card, Mapping):
            raise BadOption("not_a_mapping", key="card", value=card)
        number = whole_number(card.get("id"), "card.id", 1, len(known))
        printed = {key: known[number][key] for key in ("id", "name", "level", "box") if key in known[number]}
        known[number].clear()
        known[number].update({**printed, **card})
    cards |= {key: said[key] for key in ("title", "copies") if key in said}
    check(cards)
    return cards


def check(cards: Mapping[str, Any]) -> None:
    """Name what is wrong with the cards, or pass."""
    if not isinstance(cards["title"], str):
        raise BadOption("not_text_key", key="title", value=cards["title"])
    whole_number(cards["copies"], "copies", 1, MOST_COPIES)
    for card in cards["card"]:
        check_card(card, f"#{card['id']}")


def check_card(card: Card, key: str) -> None:
    """HEAT-G.13: what may stand on a card; one for direct play has one value and no +, and a Heat card has nothing."""
    check_keys(card, CARD_KEYS, f"{key}.")
    for name, known in (("name", NAMES), ("level", LEVELS), ("box", BOXES)):
        if name in card and card[name] not in known:
            raise BadOption("not_a_choice", key=f"{key}.{name}", value=card[name], choices=", ".join(known))
    for symbol, most in MOST_OF_SYMBOL.items():
        if most > 1:
            whole_number(card.get(symbol, 0), f"{key}.{symbol}", -most if symbol == "limit" else 0, most)
    for flag in ("is_heat", *(symbol for symbol, most in MOST_OF_SYMBOL.items() if most == 1)):
        if not isinstance(card.get(flag, False), bool):
            raise BadOption("not_a_choice", key=f"{key}.{flag}", value=card[flag], choices="true, false")
    values = card.get("value", [])
    if not isinstance(values, list | tuple):
        raise BadOption("not_a_list", key=f"{key}.value", value=values)
    for value in values:
        whole_number(value, f"{key}.value", 0, MOST_VALUE)
    says = [name for name in ("value", *SYMBOLS) if card.get(name)]
    if card.get("is_heat") and says:
        raise BadOption("heat_card_says", key=key, names=", ".join(says))
    if card.get("direct") and (len({*values}) != 1 or card.get("plus")):
        raise BadOption("direct_card", key=key)


def check_keys(entries: Mapping[Any, Any], known: tuple[str, ...], within: str = "") -> None:
    for key in entries:
        if key not in known:
            raise BadOption("upgrade_key", key=f"{within}{key}", known=", ".join(known))


def table_of(cards: Mapping[str, Any]) -> Array:
    """The cards as rules read them: a row for each by its number, in the columns that have names above."""
    rows = np.zeros((MOST_UPGRADES + 1, COLUMNS), np.int16)
    for card in cards["card"]:
        symbols = [card.get(symbol, 0) for symbol in SYMBOLS]
        rows[card["id"]] = [sum({1 << value for value in card.get("value", [])}), card.get("is_heat", False), *symbols]
    return rows


def deck_of(cards: Mapping[str, Any], level: str, boxes: tuple[str, ...]) -> list[int]:
    """HEAT-G.2, HEAT-G.3: how many copies of each card are in the upgrade deck, by their numbers."""
    copies = [0] * (MOST_UPGRADES + 1)
    for card in cards["card"]:
        if level in (card["level"], "all") and card.get("box", "") in ("", *(boxes if level != "basic" else ())):
            copies[card["id"]] = cards["copies"]
    return copies
