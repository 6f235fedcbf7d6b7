"""What a position is worth to every seat, for a search: how likely its team has most points in the end.

A car is reckoned to be as far as it stands, less what its wear and a stay in the pits will cost. From how far apart
the cars are follow the places to be expected of them, and from these the points of the teams.
"""

import math

from paddock.engine.jit import rare, rule
from paddock.engine.odds import WHOLE, chance_ahead
from paddock.engine.records import Array, Record
from paddock.games.thunder.cards import SIX
from paddock.games.thunder.pilot import AHEAD_OF_TIME, MARKER, OWN, USUAL, way_to_go
from paddock.games.thunder.rules import has, is_racing, markers, seat_of
from paddock.games.thunder.state import APRON, OVER

CAR_SPREAD = 3.5  #: sectors by which luck moves a car in one turn
POINTS_SPREAD = 1.2  #: places, in points, that luck decides for a team in every turn to drive
LEAST_SPREAD = 3.0  #: the same when next to nothing is left to drive
IN_PITS = 5.0  #: sectors that a car loses on the apron
TURN_TO_COME = 4.5  #: sectors that a car will have made when its segment of this turn is over


@rule
def tick(course: Record, state: Record) -> int:
    """The segments until now: what the horizon of a search is counted in."""
    segments = int(state.turns) * int(state.cars)
    for car in range(state.cars):
        segments += int(has(state.activated, car))
    return segments


@rare
def worth(course: Record, state: Record, out: Array) -> None:
    """Per seat, out of WHOLE."""
    for seat in range(course.seats):
        out[seat] = 0.0
    turns = turns_left(course, state)
    spread = CAR_SPREAD * math.sqrt(turns + 0.5)
    for car in range(state.cars):
        out[seat_of(state, car)] += points_ahead(course, state, car, spread)
    weigh_points(course, state, out, turns)


@rule
def turns_left(course: Record, state: Record) -> float:
    """How many turns the car in front has to drive."""
    left = 1000
    for car in range(state.cars):
        if is_racing(state, car):
            left = min(left, way_to_go(course, state, car))
    return 0.0 if state.phase == OVER or left == 1000 else max(0, left) / USUAL


@rule
def reach(course: Record, state: Record, car: int) -> float:
    """How far a car is, in sectors, with what it carries."""
    sectors = float(state.dist[car])
    if not has(state.activated, car):
        sectors += TURN_TO_COME
    if state.lane[car] == APRON:
        sectors -= IN_PITS
    turns = max(0, min(AHEAD_OF_TIME, way_to_go(course, state, car) // USUAL))
    cost = 0
    for worn in range(min(SIX + 1, markers(state, car))):
        cost += MARKER[worn]
    return sectors - cost * turns / (2.0 * OWN)


@rule
def points_ahead(course: Record, state: Record, car: int, spread: float) -> float:
    """The points to be expected of a car: by its place, or by the cars that it is likely to leave behind."""
    led = float(course.led_bonus) if state.led[car] > 0 else 0.0
    if not is_racing(state, car):
        return led + float(course.points[state.place[car]])
    place, own = float(state.lo), reach(course, state, car)
    for other in range(state.cars):
        if other != car and is_racing(state, other):
            place += chance_ahead(reach(course, state, other) - own, 1.4 * spread)
    before = int(place)
    after = min(before + 1, int(state.cars))
    part = place - before
    return led + (1.0 - part) * float(course.points[before]) + part * float(course.points[after])


@rule
def points_per_place(course: Record, state: Record) -> float:
    """By how many points two places next to each other differ, from the first to the last on average."""
    last = int(state.cars)
    return (float(course.points[1]) - float(course.points[last])) / max(1, last - 1)


@rule
def weigh_points(course: Record, state: Record, out: Array, turns: float) -> None:
    """Make points into chances to win: those of every team against the best of the others."""
    spread = LEAST_SPREAD + POINTS_SPREAD * turns * points_per_place(course, state)
    best, second, leader = -1.0, -1.0, 0
    for seat in range(course.seats):
        if out[seat] > best:
            best, second, leader = out[seat], best, seat
        elif out[seat] > second:
            second = out[seat]
    for seat in range(course.seats):
        lead = out[seat] - (second if seat == leader else best)
        if state.phase == OVER:
            out[seat] = WHOLE * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
        else:
            out[seat] = WHOLE * chance_ahead(lead, spread)
