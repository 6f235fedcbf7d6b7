"""The options of a race of Thunder Alley, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.engine.records import Array, Record, new
from paddock.errors import BadOption
from paddock.games.entries import check_options, whole_number
from paddock.games.thunder.cards import (
    BARS,
    CARS_OF,
    EVENT_COUNTS,
    EXIT,
    KIND_OF,
    LED_BONUS,
    MOST_LAPS_LED,
    MOST_SEATS,
    POINTS,
    ROSTER,
    SPEED,
    TEAM_CARS,
    TEAMS,
    TYPE,
    WEAR_OF,
)
from paddock.games.thunder.state import COURSE, NO_BAR, NOBODY
from paddock.games.thunder.track import MOST_LAPS, Track, load, shipped

SEATS = tuple(CARS_OF)
ORDERS = ("snake", "rounds", "spaces")  #: SNAKE, BY_ROUND, BY_SPACE

#: Every option and its default.
DEFAULTS: Mapping[str, Any] = {
    "track": "lakeside_oval",
    "laps": None,
    "cars": None,
    "numbers": {},
    "bar": None,
    "last_winner": None,
    "starting_order": "snake",
    "grid_choice": False,
    "variable_pits": False,
    "complete_race": False,
    "auto_skip": False,
}
FLAGS = ("grid_choice", "variable_pits", "complete_race", "auto_skip")
CHOICES = {"starting_order": ORDERS, **dict.fromkeys(FLAGS, (False, True))}


def seat_names(seats: int) -> list[str]:
    """TA-2.2: the teams that race when nobody chooses others."""
    return ["Blue", "Green", "Red", "Yellow", "Purple", "Black", "Pink"][:seats]


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """The course for these teams and options, and the options as they must be recorded (only what differs)."""
    said = check_options(options, DEFAULTS, CHOICES)
    for name in names:
        if name not in TEAMS:
            raise BadOption("not_a_choice", key="seats", value=name, choices=", ".join(TEAMS))
    track = load(said["track"], base)
    usual = CARS_OF[len(names)]
    cars = usual if said["cars"] is None else whole_number(said["cars"], "cars", 1, TEAM_CARS)
    if cars * len(names) >= track.sectors:
        raise BadOption("too_many_cars", key="cars", cars=cars * len(names), sectors=track.sectors)
    laps = track.laps if said["laps"] is None else whole_number(said["laps"], "laps", 1, MOST_LAPS)

    courses = new(COURSE)
    course = courses[0]
    course.seats, course.cars, course.laps = len(names), cars, laps
    course.team[: len(names)] = [TEAMS.index(name) for name in names]
    lay_track(course, track)
    lay_cards(course)
    for seat, places in enumerate(entries(names, said["numbers"], cars)):
        course.entry[seat, :cars] = places
    course.bar = agreed_bar(names, said["bar"])
    course.winner = last_winner(names, said["last_winner"])
    course.starting_order = ORDERS.index(said["starting_order"])
    for flag in FLAGS:
        course[flag] = said[flag]

    said["laps"] = None if laps == track.laps else laps
    said["cars"] = None if cars == usual else cars
    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if said["track"] not in shipped():
        recorded["track"] = track.as_document()
    return courses, recorded


def lay_track(course: Record, track: Track) -> None:
    """TM-1 to TM-5: the board as numbers."""
    course.sectors = track.sectors
    for sector in range(track.sectors):
        course.lanes[sector] = track.lanes[sector]
        course.restart[sector] = track.restart
        for lane in range(1, track.lanes[sector] + 1):
            ahead, behind = track.fwd(sector, lane), track.back(sector, lane)
            course.ahead[sector, lane] = ahead[0], ahead[-1]
            course.behind[sector, lane] = behind[0], behind[-1]


def lay_cards(course: Record) -> None:
    """TA-5, TA-8, TA-10.2: cards, team bars without the teams that don't race, and points."""
    course.kind = KIND_OF
    course.speed, course.exit, course.type, course.wear = SPEED, EXIT, TYPE, WEAR_OF
    seat_of = {int(team): seat for seat, team in enumerate(course.team[: course.seats])}
    for card, bar in enumerate(BARS):
        course.bars[card] = NO_BAR
        course.bars[card, : course.seats] = [seat_of[team] for team in bar if team in seat_of]
    course.events = EVENT_COUNTS
    course.points[1 : len(POINTS) + 1] = POINTS
    course.led_bonus, course.most_led = LED_BONUS, MOST_LAPS_LED


def entries(names: Sequence[str], numbers: Any, cars: int) -> list[list[int]]:
    """TA-2.3: which of its six cars each team enters; the lowest numbers unless it says otherwise."""
    if not isinstance(numbers, Mapping):
        raise BadOption("not_a_mapping", key="numbers", value=numbers)
    for name in numbers:
        if name not in names:
            raise BadOption("not_a_choice", key="numbers", value=name, choices=", ".join(names))
    return [entry(name, numbers.get(name, ROSTER[name][:cars]), cars) for name in names]


def entry(name: str, chosen: Any, cars: int) -> list[int]:
    known = ROSTER[name]
    if not isinstance(chosen, list | tuple) or len(chosen) != cars or len(set(map(repr, chosen))) != cars:
        raise BadOption("wrong_numbers", key=f"numbers.{name}", cars=cars, known=", ".join(map(str, known)))
    for number in chosen:
        if number not in known or isinstance(number, bool):
            choices = ", ".join(map(str, known))
            raise BadOption("not_a_choice", key=f"numbers.{name}", value=number, choices=choices)
    return sorted(known.index(number) for number in chosen)


def agreed_bar(names: Sequence[str], bar: Any) -> list[int]:
    """TA-2.5: a team bar that was agreed on; teams that don't race may stand on it and are skipped."""
    if bar is None:
        return [NO_BAR] * MOST_SEATS
    if not isinstance(bar, list | tuple):
        raise BadOption("not_a_list", key="bar", value=bar)
    for name in bar:
        if name not in TEAMS:
            raise BadOption("not_a_choice", key="bar", value=name, choices=", ".join(TEAMS))
    order = [names.index(name) for name in bar if name in names]
    if sorted(order) != list(range(len(names))):
        raise BadOption("not_a_bar", key="bar", names=", ".join(names))
    return order + [NO_BAR] * (MOST_SEATS - len(order))


def last_winner(names: Sequence[str], winner: Any) -> int:
    """TA-11.2: the team whose car won the race before; one that is missing today changes nothing."""
    if winner is None or (winner in TEAMS and winner not in names):
        return NOBODY
    if winner not in names:
        raise BadOption("not_a_choice", key="last_winner", value=winner, choices=", ".join(names))
    return list(names).index(winner)
