"""The options of a game of Speed, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from paddock.engine.records import Array, new
from paddock.errors import BadOption
from paddock.games.options import check_options, whole_number
from paddock.games.speed import variant as variants
from paddock.games.speed.cards import ATTACKS, KM, NAMED, WILD_MAPS
from paddock.games.speed.state import COURSE, MOST_CARDS, NOBODY
from paddock.games.speed.variant import check_kilometres

SEATS = (2, 3, 4, 6)  #: SPD-1.1
RANDOM = "random"  #: the first dealer, by lot
GUARD = 1000  #: rounds after which even a game that nobody wins is over (ruling SPD-OWN.1)

#: Every option and its default.
DEFAULTS: Mapping[str, Any] = {
    "variant": variants.STANDARD,
    "deck_profile": None,
    "wild_map": "sensible",
    "six_player_distance": None,
    "discard_rule": "free",
    "prevention_restores_start": False,
    "win_points": None,
    "max_rounds": None,
    "deck_memory": "log",
    "dealer": None,
}
CHOICES = {
    "wild_map": tuple(WILD_MAPS),
    "discard_rule": ("free", "only_if_stuck"),
    "prevention_restores_start": (False, True),
    "deck_memory": ("log", "top_only"),
}


def seat_names(seats: int) -> list[str]:
    return [f"s{seat}" for seat in range(seats)]


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """SPD-11.2, SPD-12.1, SPD-RUL.3, SPD-RUL.36:
    the course for these players and options, and the options as they must be recorded (only what differs).
    """
    seats = len(names)
    said = check_options(options, DEFAULTS, CHOICES)
    variant = variants.load(said["variant"], base)
    kilometres = kilometre_table(variant, said["deck_profile"])

    check_names(names, kilometres)

    courses = new(COURSE)
    course = courses[0]
    course.seats = seats
    course.teams = 2 if seats in (2, 4) else 3
    course.team[:seats] = np.arange(seats) % course.teams
    course.hand = variant["hand"]
    course.first_dealer = first_dealer(names, said["dealer"])
    for kind, card in enumerate(NAMED):
        course.deck[kind] = variant["cards"][card]
    for card in variant.get("removed", {}).get(str(seats), ()):
        course.deck[NAMED.index(card)] -= min(1, course.deck[NAMED.index(card)])
    course.kms = len(kilometres)
    most = variants.numbered(variant["limits"]["most"])
    for i, (value, count) in enumerate(sorted(kilometres.items())):
        course.deck[KM + i] = count
        course.km[i] = value
        course.km_most[i] = most.get(value, 255)
        course.km_unsafe[i] = value in variant["limits"]["unsafe"]
    course.cards = int(course.deck.sum(dtype=np.int64))
    if not seats * int(course.hand) < course.cards <= MOST_CARDS:
        raise BadOption("deck_size", cards=int(course.cards), seats=seats, most=MOST_CARDS)
    course.speed_limit = variant["limits"]["speed_limit"]
    for attack, card in enumerate(ATTACKS):
        wild = WILD_MAPS[said["wild_map"]].get(card)
        course.wild_against[attack] = NAMED.index(wild) if wild else NOBODY
    course.distance = variant["distance"][str(seats)]
    course.extension = variant["distance"]["extension"]
    if said["six_player_distance"] is not None:
        distance = whole_number(said["six_player_distance"], "six_player_distance", 1, int(course.extension))
        if seats == 6:
            course.distance = distance
    for key in variants.POINTS:
        course[f"{key}_points"] = variant["points"][key]
    win_points, max_rounds = said["win_points"], said["max_rounds"]
    course.win_points = whole_number(
        variant["win_points"] if win_points is None else win_points, "win_points", 1, 1_000_000
    )
    course.max_rounds = whole_number(GUARD if max_rounds is None else max_rounds, "max_rounds", 1, GUARD)
    course.only_if_stuck = said["discard_rule"] == "only_if_stuck"
    course.prevention_restores = said["prevention_restores_start"]
    course.top_only = said["deck_memory"] == "top_only"

    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if not is_shipped(said["variant"]):
        recorded["variant"] = variant
    return courses, recorded


def check_names(names: Sequence[str], kilometres: Mapping[int, int]) -> None:
    """Chance speaks of cards and of seats, and `dealer` of seats and of chance: no name may mean both."""
    for name in names:
        if name in (*NAMED, *(f"KM{value}" for value in kilometres), RANDOM):
            raise BadOption("seat_is_a_word", name=name)


def kilometre_table(variant: Mapping[str, Any], profile: Any) -> dict[int, int]:
    """SPD-RUL.2: the kilometre cards by the name of a profile, or an explicit table."""
    tables = variant["kilometres"]
    if isinstance(profile, Mapping):
        check_kilometres(profile, "deck_profile")
        table = profile
    elif profile is None:
        table = next(iter(tables.values()))
    elif isinstance(profile, str) and profile in tables:
        table = tables[profile]
    else:
        raise BadOption("not_a_choice", key="deck_profile", value=profile, choices=", ".join(tables))
    return variants.numbered(table)


def first_dealer(names: Sequence[str], dealer: Any) -> int:
    """SPD-RUL.34: by choice (the last seat unless said otherwise, so that the first seat begins) or at random."""
    if dealer is None:
        return len(names) - 1
    if dealer == RANDOM:
        return NOBODY
    if dealer not in names:
        raise BadOption("not_a_choice", key="dealer", value=dealer, choices=", ".join((*names, RANDOM)))
    return list(names).index(dealer)


def is_shipped(variant: Any) -> bool:
    return isinstance(variant, str) and variant in variants.shipped()
