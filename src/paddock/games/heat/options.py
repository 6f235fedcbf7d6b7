"""The options of a race of HEAT, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.engine.records import Array, new
from paddock.errors import BadOption
from paddock.games.entries import check_options, whole_number
from paddock.games.heat.cards import FACES, MOST_SEATS
from paddock.games.heat.guide import make_guide
from paddock.games.heat.position import EXPECTABLE
from paddock.games.heat.state import COURSE, RANDOM_GRID
from paddock.games.heat.track import LONGEST_RACE, MOST_LAPS, load, shipped

SEATS = tuple(range(1, MOST_SEATS + 1))
RANDOM = "random"  #: the grid, by lot
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
}
CHOICES = dict.fromkeys(("hidden_gears", "auto_finish_last", "auto_skip"), (False, True))


def seat_names(seats: int) -> list[str]:
    return list("ABCDEF"[:seats])


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """The course for these players and options, and the options as they must be recorded (only what differs)."""
    said = check_options(options, DEFAULTS, CHOICES)
    check_names(names)
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
    course.heat[: len(names)] = [track.heat - taken for taken in handicaps(names, said["handicap"], track.heat)]
    course.stress = track.stress
    course.grid = grid_order(names, said["grid"])
    for key in CHOICES:
        course[key] = said[key]
    course.guide = make_guide(track, laps)

    said["handicap"] = {name: taken for name, taken in said["handicap"].items() if taken}
    said["laps"] = None if laps == track.laps else laps
    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if said["track"] not in shipped():
        recorded["track"] = track.as_document()
    return courses, recorded


def check_names(names: Sequence[str]) -> None:
    """Chance speaks of cards and of seats, a position of seats and of itself: no name may mean both."""
    for name in names:
        if name in (*map(str, FACES), *EXPECTABLE, RANDOM):
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
