"""T, 3. The track and how cars stand and drive on it."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.heat.events import MOVED

FULL = 3  #: both spots are taken


@rule
def cars_of(course: Record) -> int:
    """HEAT-4.6, HEAT-L.1, HEAT-L.12: how many cars started: those of the seats, and the legends behind them."""
    return int(course.seats) + int(course.legends)


@rule
def is_same_space(course: Record, a: int, b: int) -> bool:
    """HEAT-T.1, R-32, R-39: whether two positions are the same space of the ring, whatever their laps."""
    gap = a - b
    if -course.spaces < gap < course.spaces:
        return gap == 0
    return gap % int(course.spaces) == 0


@rule
def is_special(course: Record, pos: int, kind: int) -> bool:
    """HEAT-X.2, HEAT-X.4, HEAT-X.6: whether a position is on a flooded space, or in a tunnel."""
    return (int(course.special[pos % int(course.spaces)]) & kind) != 0


@rule
def spots_taken(course: Record, state: Record, seat: int, pos: int) -> int:
    """HEAT-T.2, R-23: the spots of a space that other cars hold, as bits."""
    taken = 0
    for other in range(cars_of(course)):
        if other != seat and is_same_space(course, int(state.pos[other]), pos) and state.place[other] == 0:
            taken |= 1 << int(state.spot[other])
    return taken


@rule
def is_near_a_car(course: Record, state: Record, seat: int, pos: int) -> bool:
    """HEAT-6.1: another car in the same space, or in the one directly ahead."""
    for other in range(cars_of(course)):
        there = int(state.pos[other])
        near = is_same_space(course, there, pos) or is_same_space(course, there, pos + 1)
        if near and other != seat and state.place[other] == 0:
            return True
    return False


@rule
def reached(course: Record, state: Record, seat: int, spaces: int) -> int:
    """Where a car ends that drives so far from where it stands."""
    return reached_from(course, state, seat, int(state.pos[seat]), spaces)


@rule
def reached_from(course: Record, state: Record, seat: int, pos: int, spaces: int) -> int:
    """HEAT-3.6, HEAT-3.7: the goal of a drive, or the first space behind it with a free spot."""
    goal = pos + spaces
    while goal > pos and spots_taken(course, state, seat, goal) == FULL:
        goal -= 1
    return goal


@rare
def drive(course: Record, state: Record, seat: int, spaces: int, reason: int, log: Record) -> None:
    """HEAT-3.3, HEAT-3.4, HEAT-3.5, HEAT-3.6, HEAT-3.7:
    drive exactly so far, unless blocked, and take the free spot nearest the race line.
    """
    pos = int(state.pos[seat])
    goal = reached(course, state, seat, spaces)
    if goal > pos:  # who does not get away keeps the spot
        take_space(course, state, seat, goal)
    tell(log, MOVED, seat, pos, goal, state.spot[seat])
    tell_more(log, 3, spaces)
    tell_more(log, 4, goal - pos)
    tell_more(log, 5, reason)


@rule
def take_space(course: Record, state: Record, seat: int, pos: int) -> None:
    """HEAT-T.3, HEAT-3.5: the free spot nearest the race line."""
    state.spot[seat] = spots_taken(course, state, seat, pos) & 1
    state.pos[seat] = pos


@rule
def is_ahead(state: Record, one: int, other: int) -> bool:
    """HEAT-T.3, HEAT-3.8: higher position, then the spot nearer the race line."""
    return 2 * int(state.pos[one]) - int(state.spot[one]) > 2 * int(state.pos[other]) - int(state.spot[other])
