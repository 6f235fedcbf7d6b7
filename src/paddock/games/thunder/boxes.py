"""Boxes as data: the wear, team bars, points and numbers that are printed on the pieces; read from TOML and checked."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, BadOption
from paddock.games.options import whole_number
from paddock.games.thunder.cards import CARDS, INITIALS, MOST_CARS, NAMES, NO_WEAR, TEAM_CARS, TEAMS, WEAR
from paddock.games.toml import file_in, read_toml

FOLDER = Path(__file__).parent / "boxes"
STANDARD = "thunder-alley"
KEYS = ("title", "points", "most_laps_led", "bars", "wear", "numbers")

NONE = "none"  #: the wear of a card that gives none
MOST_POINTS = 999  #: of a place
MOST_BONUS = 99  #: of the Most Laps Led marker
MOST_NUMBER = 99  #: on a car


def shipped() -> list[str]:
    """The names of the boxes that come with the game."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def load(source: Any, base: Path | None) -> dict[str, Any]:
    """TA-OWN.7: a box by the name of a shipped one, by a TOML file (relative to `base`), or given whole; checked.

    What a box leaves out is as in the standard one.

    >>> load({"most_laps_led": 5}, None)["most_laps_led"], load(STANDARD, None)["points"][:3]
    (5, [46, 42, 41])
    """
    if isinstance(source, Mapping):
        said = {str(key): value for key, value in source.items()}
    else:
        try:
            said = read_toml(FOLDER / f"{source}.toml" if source in shipped() else file_in(base, source))
        except BadDocument as error:
            raise BadOption("no_box", name=source, why=error, known=", ".join(shipped())) from None
    box = deepcopy({**standard(), **said})
    check(box)
    return box


@cache
def standard() -> dict[str, Any]:
    """The box that is played with unless somebody brings another."""
    return read_toml(FOLDER / f"{STANDARD}.toml")


def wear_of(box: Mapping[str, Any]) -> list[int]:
    """TA-5.1, TA-5.5: the colour of the marker that each kind of card gives, or NO_WEAR."""
    return [NO_WEAR if box["wear"][name] == NONE else WEAR.index(box["wear"][name]) for name in NAMES]


# What a box may be


def check(box: Mapping[str, Any]) -> None:
    """Name what is wrong with a box, or pass."""
    check_keys(box, KEYS)
    if not isinstance(box["title"], str):
        raise BadOption("not_text_key", key="title", value=box["title"])
    check_points(box["points"])
    whole_number(box["most_laps_led"], "most_laps_led", 0, MOST_BONUS)
    check_bars(box["bars"])
    check_wear(box["wear"])
    check_numbers(box["numbers"])


def check_points(points: Any) -> None:
    """TA-10.2.4: for as many places as one likes."""
    check_list(points, "points", 1, MOST_CARS)
    for place, value in enumerate(points):
        whole_number(value, f"points[{place}]", 0, MOST_POINTS)


def check_bars(bars: Any) -> None:
    """TA-4.4.1, TA-5.7: every team once, on each of the race cards."""
    check_list(bars, "bars", CARDS, CARDS)
    for number, bar in enumerate(bars, start=1):
        if not isinstance(bar, str) or sorted(bar) != sorted(INITIALS):
            raise BadOption("box_bar", key=f"bars[{number - 1}]", card=number, value=bar, letters=", ".join(INITIALS))


def check_wear(wear: Any) -> None:
    """TA-5.5: a colour, or none, for every kind of race card."""
    check_table(wear, "wear", NAMES)
    for name, colour in wear.items():
        if colour not in (NONE, *WEAR):
            raise BadOption("not_a_choice", key=f"wear.{name}", value=colour, choices=", ".join((NONE, *WEAR)))


def check_numbers(numbers: Any) -> None:
    """TA-1.6: six cars for every team, each with a number of its own."""
    check_table(numbers, "numbers", TEAMS)
    seen: set[int] = set()
    for team, cars in numbers.items():
        check_list(cars, f"numbers.{team}", TEAM_CARS, TEAM_CARS)
        for car in cars:
            if whole_number(car, f"numbers.{team}", 1, MOST_NUMBER) in seen:
                raise BadOption("box_twice", key=f"numbers.{team}", number=car)
            seen.add(car)


def check_keys(entries: Mapping[Any, Any], known: Sequence[str], within: str = "") -> None:
    for key in entries:
        if key not in known:
            raise BadOption("box_key", key=f"{within}{key}", known=", ".join(known))


def check_table(entries: Any, table: str, keys: Sequence[str]) -> None:
    """A table that has exactly these keys."""
    if not isinstance(entries, Mapping):
        raise BadOption("not_a_mapping", key=table, value=entries)
    check_keys(entries, keys, f"{table}.")
    for key in keys:
        if key not in entries:
            raise BadOption("box_missing", key=f"{table}.{key}")


def check_list(entries: Any, key: str, least: int, most: int) -> None:
    """A list that is neither too short nor too long."""
    if not isinstance(entries, list | tuple):
        raise BadOption("not_a_list", key=key, value=entries)
    if not least <= len(entries) <= most:
        raise BadOption("box_length", key=key, entries=len(entries), least=least, most=most)
