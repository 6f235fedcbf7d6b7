"""The options of a race of HEAT, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from paddock.engine.records import Array, Record, new
from paddock.errors import BadOption
from paddock.games.heat.cards import FACES, MOST_SEATS
from paddock.games.heat.conditions import BY_LOT, COPIES, NO_TOKEN, TILES, TOKENS
from paddock.games.heat.guide import make_guide
from paddock.games.heat.legend_cards import CARDS, COLOURS, MOST_PRO
from paddock.games.heat.moves import LEGEND_WORDS, car_names
from paddock.games.heat.position import EXPECTABLE, token_places
from paddock.games.heat.state import COURSE, FLOODED, OF_MODULES, RANDOM_GRID, TUNNEL
from paddock.games.heat.track import LONGEST_RACE, MOST_LAPS, Track, load, shipped
from paddock.games.options import check_options, whole_number

SEATS = tuple(range(1, MOST_SEATS + 1))  #: HEAT-S.1
RANDOM = "random"  #: by lot
OFF = "off"  #: without the module
WEATHERS = (OFF, RANDOM, *TILES)
MOST_HANDICAP = 2  #: HEAT-H.1
MOST_CHOSEN_LAPS = 5  #: that a page offers; more can be asked for

#: Every option and its default.
DEFAULTS: Mapping[str, Any] = {
    "track": "usa",
    "laps": None,
    "handicap": {},
    "grid": RANDOM,
    "hidden_gears": False,
    "auto_finish_last": False,
    "auto_skip": False,
    "weather": OFF,
    "tokens": RANDOM,
    "legends": 0,
    "legend_pro": 0,
    "legend_chevrons": True,
    "legend_card": (),
}
CHOICES = dict.fromkeys(("hidden_gears", "auto_finish_last", "auto_skip"), (False, True))
LEGENDS = tuple(range(MOST_SEATS))  #: as many as fit beside a seat (HEAT-L.1)
PROS = (0, 1, 2)  #: of which a page offers these


def seat_names(seats: int) -> list[str]:
    return list("ABCDEF"[:seats])


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """HEAT-S.2, HEAT-S.11:
    the course for these players and options, and the options as they must be recorded (only what differs).
    """
    said = check_options(options, DEFAULTS, {**CHOICES, "weather": WEATHERS, "legend_chevrons": (True, False)})
    check_names(names, said)
    track = load(said["track"], base)
    most_laps = min(MOST_LAPS, LONGEST_RACE // track.spaces)
    laps = track.laps if said["laps"] is None else whole_number(said["laps"], "laps", 1, most_laps)

    courses = new(COURSE)
    course = courses[0]
    course.seats = len(names)
    course.spaces = track.spaces
    course.finish = laps * track.spaces
    course.corners = len(track.corners)
    for i, corner in enumerate(track.corners):
        course.line[i], course.limit[i] = corner.line, corner.limit
    for index in track.flooded_spaces:
        course.special[index] |= FLOODED
    for index in track.tunnel_spaces:
        course.special[index] |= TUNNEL
    course.heat[: len(names)] = [track.heat - taken for taken in handicaps(names, said["handicap"], track.heat)]
    course.stress = track.stress
    add_legends(course, track, names, said)
    course.grid = grid_order(car_names(course, names), said["grid"])
    for key in CHOICES:
        course[key] = said[key]
    if said["weather"] != OFF:
        add_weather(course, track, said["weather"], said["tokens"])
    elif said["tokens"] != RANDOM:
        raise BadOption("needs_option", key="tokens", other="weather")
    course.guide = make_guide(track, laps)

    said["handicap"] = {name: taken for name, taken in said["handicap"].items() if taken}
    said["laps"] = None if laps == track.laps else laps
    said["legend_card"] = list(said["legend_card"]) or DEFAULTS["legend_card"]
    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if said["track"] not in shipped():
        recorded["track"] = track.as_document()
    return courses, recorded


def add_weather(course: Record, track: Track, weather: str, tokens: Any) -> None:
    """HEAT-W.1, HEAT-W.2, HEAT-W.4: the tile, and a token at each corner, chicanes once; by lot unless named."""
    course.weather = BY_LOT if weather == RANDOM else 1 + TILES.index(weather)
    course.chicane[: len(track.corners)] = [corner.chicane for corner in track.corners]
    places = token_places(course)
    by_lot = [BY_LOT] * len(places)
    course.token[places] = by_lot if tokens == RANDOM else token_numbers(tokens, len(places))


def add_legends(course: Record, track: Track, names: Sequence[str], said: dict[str, Any]) -> None:
    """HEAT-L.1, HEAT-L.14, HEAT-L.15, R-61: cars of the first colours that no seat is called by, and how they drive."""
    count = whole_number(said["legends"], "legends", 0, MOST_SEATS - len(names))
    pro = whole_number(said["legend_pro"], "legend_pro", 0, MOST_PRO)
    cards = said["legend_card"] = legend_numbers(said["legend_card"])
    if count == 0:
        for key in ("legend_pro", "legend_chevrons", "legend_card"):
            if said[key] != DEFAULTS[key]:
                raise BadOption("needs_option", key=key, other="legends")
        return
    taken = {name.lower() for name in names}
    colours = [number for number, colour in enumerate(COLOURS) if colour.lower() not in taken]
    course.legends = count
    course.legend_pro = pro
    course.colour[len(names) : len(names) + count] = colours[:count]
    course.legend_line[: len(track.corners)] = track.legend_lines()
    course.legend_card[: len(cards)] = cards
    if said["legend_chevrons"]:
        course.chevrons[: len(track.corners)] = [corner.chevrons for corner in track.corners]
        course.double[: len(track.corners)] = [corner.double for corner in track.corners]


def legend_numbers(cards: Any) -> tuple[int, ...]:
    """HEAT-L.3: the cards of the first rounds, each once."""
    if not isinstance(cards, list | tuple):
        raise BadOption("not_a_choice", key="legend_card", value=cards, choices=f"[1, 2, ..., {CARDS}]")
    numbers = tuple(whole_number(card, "legend_card", 1, CARDS) for card in cards[: CARDS + 1])
    if len(set(numbers)) < len(numbers):
        raise BadOption(
            "too_many_of", key="legend_card", value=next(n for n in numbers if numbers.count(n) > 1), most=1
        )
    return numbers


def token_numbers(tokens: Any, places: int) -> list[int]:
    """HEAT-W.2: the tokens that somebody names, in the order of the corners; there are only so many of each."""
    if not isinstance(tokens, list | tuple):
        raise BadOption("not_a_choice", key="tokens", value=tokens, choices=f"{RANDOM}, [{', '.join(TOKENS)}, ...]")
    if len(tokens) != places:
        raise BadOption("not_as_many", key="tokens", count=len(tokens), wanted=places)
    for token in tokens:
        if token not in (NO_TOKEN, *TOKENS):
            raise BadOption("not_a_choice", key="tokens", value=token, choices=", ".join((NO_TOKEN, *TOKENS)))
        if token != NO_TOKEN and list(tokens).count(token) > COPIES:
            raise BadOption("too_many_of", key="tokens", value=token, most=COPIES)
    return [(NO_TOKEN, *TOKENS).index(token) for token in tokens]


def has_modules_on(course: Record) -> bool:
    """Whether a race on this course has a module."""
    return any(bool(np.any(course[field])) for field in OF_MODULES)


def check_names(names: Sequence[str], said: Mapping[str, Any]) -> None:
    """Chance speaks of cards and of seats, a position of seats and of itself: no name may mean both."""
    taken = [*map(str, FACES), *EXPECTABLE, RANDOM]
    if said["weather"] != OFF:
        taken += [*TILES, *TOKENS]
    if said["legends"]:
        taken += LEGEND_WORDS
    for name in names:
        if name in taken:
            raise BadOption("seat_is_a_word", name=name)


def handicaps(names: Sequence[str], handicap: Any, heat: int) -> list[int]:
    """HEAT-H.1: the Heat that each seat leaves in the box."""
    if not isinstance(handicap, Mapping):
        raise BadOption("not_a_mapping", key="handicap", value=handicap)
    for name, taken in handicap.items():
        if name not in names:
            raise BadOption("not_a_choice", key="handicap", value=name, choices=", ".join(names))
        whole_number(taken, f"handicap.{name}", 0, min(MOST_HANDICAP, heat))
    return [handicap.get(name, 0) for name in names]


def grid_order(names: Sequence[str], grid: Any) -> list[int]:
    """HEAT-S.9, HEAT-OWN.2: seats in the order of the grid slots; by lot unless the option names them all."""
    if grid == RANDOM:
        return [RANDOM_GRID] * MOST_SEATS
    if not isinstance(grid, list | tuple) or sorted(map(repr, grid)) != sorted(map(repr, names)):
        raise BadOption("not_a_grid", key="grid", names=", ".join(names))
    order = [names.index(name) for name in grid]
    return order + [RANDOM_GRID] * (MOST_SEATS - len(order))
