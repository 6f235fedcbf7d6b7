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
from paddock.games.heat.moves import LEGEND_WORDS, car_names, has_garage_on
from paddock.games.heat.position import EXPECTABLE, GARAGE_EXPECTABLE, token_places
from paddock.games.heat.state import COURSE, FLOODED, OF_MODULES, RANDOM_GRID, TUNNEL
from paddock.games.heat.track import LONGEST_RACE, MOST_LAPS, Track, load, shipped
from paddock.games.heat.upgrade_cards import (
    AT_RANDOM,
    BOXES,
    BY_DRAFT,
    BY_SNAKE,
    GARAGE_FACES,
    GIVEN,
    LEVELS,
    MORE_ON_MARKET,
    MOST_UPGRADES,
    OWN_CARDS,
    SLOTS,
    STANDARD,
    UPGRADE_FACES,
    WAYS,
    deck_of,
    table_of,
)
from paddock.games.heat.upgrade_cards import load as load_upgrades
from paddock.games.options import check_options, whole_number

SEATS = tuple(range(1, MOST_SEATS + 1))  #: HEAT-S.1
RANDOM = "random"  #: by lot
OFF = "off"  #: without the module
WEATHERS = (OFF, RANDOM, *TILES)
GARAGES = (OFF, *LEVELS, "all")  #: HEAT-G.3
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
    "garage": OFF,
    "garage_choice": WAYS[0],
    "boxes": (),
    "upgrades": STANDARD,
    "mulligan": False,
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
    known = {"weather": WEATHERS, "legend_chevrons": (True, False), "garage": GARAGES, "mulligan": (False, True)}
    said = check_options(options, DEFAULTS, {**CHOICES, **known})
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
    course.mulligan = said["mulligan"]
    if said["garage"] != OFF:
        add_garage(course, names, said, base)
    else:
        for key in ("garage_choice", "boxes", "upgrades"):
            if said[key] != DEFAULTS[key]:
                raise BadOption("needs_option", key=key, other="garage")
    course.guide = make_guide(track, laps)

    said["handicap"] = {name: taken for name, taken in said["handicap"].items() if taken}
    said["laps"] = None if laps == track.laps else laps
    for key in ("legend_card", "boxes"):
        said[key] = list(said[key]) or DEFAULTS[key]
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


def add_garage(course: Record, names: Sequence[str], said: dict[str, Any], base: Path | None) -> None:
    """HEAT-G.2, HEAT-G.3, HEAT-G.5, HEAT-G.7, HEAT-G.8: the upgrades, their deck, and how they find their owners."""
    cards = load_upgrades(said["upgrades"], base)
    boxes = said["boxes"] = chosen_boxes(said["boxes"])
    if boxes and said["garage"] == LEVELS[0]:
        raise BadOption("not_with_option", key="boxes", other="garage", value=LEVELS[0])
    course.upgrades[:] = table_of(cards)
    course.upgrade_deck[:] = deck_of(cards, said["garage"], boxes)
    choice, seats = said["garage_choice"], len(names)
    if isinstance(choice, Mapping):
        course.garage = GIVEN
        own = said["garage_choice"] = {name: given_upgrades(name, choice[name], names) for name in choice}
        for name, numbers in own.items():
            course.own_upgrades[names.index(name), : len(numbers)] = numbers
        for number in range(1, MOST_UPGRADES + 1):
            if sum(numbers.count(number) for numbers in own.values()) > cards["copies"]:
                raise BadOption("too_many_of", key="garage_choice", value=f"#{number}", most=cards["copies"])
    elif choice in WAYS:
        course.garage = BY_DRAFT + WAYS.index(choice)
        # What is taken, and the last market beside it.
        most = {BY_DRAFT: OWN_CARDS, BY_SNAKE: SLOTS, AT_RANDOM: OWN_CARDS}[int(course.garage)]
        needed = most * seats + (MORE_ON_MARKET if course.garage != AT_RANDOM else 0)
        if course.upgrade_deck.sum() < needed:
            raise BadOption("too_few_upgrades", needed=needed, count=int(course.upgrade_deck.sum()))
    else:
        raise BadOption("not_a_choice", key="garage_choice", value=choice, choices=", ".join(WAYS))
    if said["upgrades"] != STANDARD:
        said["upgrades"] = cards


def chosen_boxes(boxes: Any) -> tuple[str, ...]:
    """HEAT-G.3: the expansions whose cards take part, each named once."""
    if not isinstance(boxes, list | tuple):
        raise BadOption("not_a_choice", key="boxes", value=boxes, choices=f"[{', '.join(BOXES)}]")
    for box in boxes:
        if box not in BOXES:
            raise BadOption("not_a_choice", key="boxes", value=box, choices=", ".join(BOXES))
    return tuple(box for box in BOXES if box in boxes)


def given_upgrades(name: Any, numbers: Any, names: Sequence[str]) -> list[int]:
    """The upgrades that a seat is said to own, by their numbers: they come out of no deck, so any card will do."""
    if name not in names:
        raise BadOption("not_a_choice", key="garage_choice", value=name, choices=", ".join(names))
    key = f"garage_choice.{name}"
    if not isinstance(numbers, list | tuple) or len(numbers) > SLOTS:
        raise BadOption("not_a_choice", key=key, value=numbers, choices=f"[1, ..., {MOST_UPGRADES}]")
    return [
        UPGRADE_FACES.index(number) + 1 if number in UPGRADE_FACES else whole_number(number, key, 1, MOST_UPGRADES)
        for number in numbers
    ]


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
    """Whether a race on this course has a module, and nothing of the Garage, which is an edition of its own."""
    return not has_garage_on(course) and any(bool(np.any(course[field])) for field in OF_MODULES)


def check_names(names: Sequence[str], said: Mapping[str, Any]) -> None:
    """Chance speaks of cards and of seats, a position of seats and of itself: no name may mean both."""
    taken = [*map(str, FACES), *EXPECTABLE, RANDOM]
    if said["weather"] != OFF:
        taken += [*TILES, *TOKENS]
    if said["legends"]:
        taken += LEGEND_WORDS
    if said["garage"] != OFF or said["mulligan"]:
        taken += [*map(str, GARAGE_FACES), *UPGRADE_FACES, *GARAGE_EXPECTABLE]
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
