"""The options of a race of Thunder Alley, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.engine.records import Array, Record, new
from paddock.errors import BadOption
from paddock.games.options import check_options, whole_number
from paddock.games.thunder import boxes
from paddock.games.thunder.boxes import wear_of
from paddock.games.thunder.cards import (
    CARS_OF,
    EVENT_COUNTS,
    EXIT,
    INITIALS,
    KIND_OF,
    LED_BONUS,
    MOST_SEATS,
    SPEED,
    TEAM_CARS,
    TEAMS,
    TYPE,
)
from paddock.games.thunder.state import COURSE, NO_BAR, NOBODY
from paddock.games.thunder.track import GREEN_LINE, MOST_LAPS, Track, load, shipped

SEATS = tuple(CARS_OF)  #: TA-1.0
GREEN_LINES = (GREEN_LINE, 8)  #: sectors before the line; AR-53
ORDERS = ("snake", "rounds", "spaces")  #: SNAKE, BY_ROUND, BY_SPACE

#: Every option and its default.
DEFAULTS: Mapping[str, Any] = {
    "track": "lakeside_oval",
    "box": boxes.STANDARD,
    "laps": None,
    "cars": None,
    "numbers": {},
    "bar": None,
    "last_winner": None,
    "starting_order": "snake",
    "grid_choice": False,
    "variable_pits": False,
    "complete_race": False,
    "collision_last": False,
    "clean_air_any": False,
    "green_line": GREEN_LINE,
    "auto_skip": False,
}
FLAGS = ("grid_choice", "variable_pits", "complete_race", "collision_last", "clean_air_any", "auto_skip")
CHOICES = {"starting_order": ORDERS, "green_line": GREEN_LINES, **dict.fromkeys(FLAGS, (False, True))}


def seat_names(seats: int) -> list[str]:
    """TA-2.2: the teams that race when nobody chooses others."""
    return ["Blue", "Green", "Red", "Yellow", "Purple", "Black", "Pink"][:seats]


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """The course for these teams and options, and the options as they must be recorded (only what differs)."""
    said = check_options(options, DEFAULTS, CHOICES)
    for name in names:
        if name not in TEAMS:
            raise BadOption("not_a_choice", key="seats", value=name, choices=", ".join(TEAMS))
    track, box = load(said["track"], base), boxes.load(said["box"], base)
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
    lay_box(course, box)
    for seat, places in enumerate(entries(names, box["numbers"], said["numbers"], cars)):
        course.entry[seat, :cars] = places
    course.bar = agreed_bar(names, said["bar"])
    course.winner = last_winner(names, said["last_winner"])
    course.starting_order = ORDERS.index(said["starting_order"])
    for key in ("green_line", *FLAGS):
        course[key] = said[key]

    said["laps"] = None if laps == track.laps else laps
    said["cars"] = None if cars == usual else cars
    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if said["track"] not in shipped():
        recorded["track"] = track.as_document()
    if said["box"] not in boxes.shipped():
        recorded["box"] = box
    return courses, recorded


def lay_track(course: Record, track: Track) -> None:
    """TM-1, TM-2, TM-3, TM-4, TM-5, AR-66: the board as numbers."""
    course.sectors = track.sectors
    for sector in range(track.sectors):
        course.lanes[sector] = track.lanes[sector]
        course.restart[sector] = track.restart[sector]
        for lane in range(1, track.lanes[sector] + 1):
            ahead, behind = track.fwd(sector, lane), track.back(sector, lane)
            course.ahead[sector, lane] = ahead[0], ahead[-1]
            course.behind[sector, lane] = behind[0], behind[-1]


def lay_cards(course: Record) -> None:
    """TA-5, TA-8: what is the same on the cards of every box."""
    course.kind = KIND_OF
    course.speed, course.exit, course.type = SPEED, EXIT, TYPE
    course.events = EVENT_COUNTS
    course.led_bonus = LED_BONUS


def lay_box(course: Record, box: Mapping[str, Any]) -> None:
    """TA-1.6, TA-5.5, TA-5.7, TA-10.2: wear, points, numbers, and team bars without the teams that don't race."""
    course.wear = wear_of(box)
    seat_of = {int(team): seat for seat, team in enumerate(course.team[: course.seats])}
    for card, bar in enumerate(box["bars"]):
        course.bars[card] = NO_BAR
        course.bars[card, : course.seats] = [seat_of[team] for team in map(INITIALS.index, bar) if team in seat_of]
    for team, seat in seat_of.items():
        course.number[seat] = sorted(box["numbers"][TEAMS[team]])
    course.points[1 : len(box["points"]) + 1] = box["points"]
    course.most_led = box["most_laps_led"]


def entries(names: Sequence[str], roster: Mapping[str, list[int]], numbers: Any, cars: int) -> list[list[int]]:
    """TA-2.3, TA-12.3: which of its six cars each team enters; the lowest numbers unless it says otherwise."""
    if not isinstance(numbers, Mapping):
        raise BadOption("not_a_mapping", key="numbers", value=numbers)
    for name in numbers:
        if name not in names:
            raise BadOption("not_a_choice", key="numbers", value=name, choices=", ".join(names))
    known = {name: sorted(roster[name]) for name in names}
    return [entry(name, known[name], numbers.get(name, known[name][:cars]), cars) for name in names]


def entry(name: str, known: list[int], chosen: Any, cars: int) -> list[int]:
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
