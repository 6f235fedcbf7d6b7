"""4. Important concepts: where cars stand, the race order, the leader, lapped and lost cars, laps."""

from paddock.engine.glass import NONE
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.games.thunder.cards import MOST_CARS, TEAM_CARS
from paddock.games.thunder.events import (
    CAR_BITS,
    FINISHED,
    GROUP,
    LED,
    MOST_TOLD,
    PUSHED,
    RETIRED,
    SPACE_BITS,
)
from paddock.games.thunder.state import APRON, NOBODY, OFF
from paddock.games.thunder.track import SECTOR_SPACES

INNER, OUTER = range(2)


@rule
def slot_of(state: Record, id: int) -> int:
    """The slot of a car that takes part."""
    car = 0
    while state.id[car] != id:
        car += 1
    return car


@rule
def seat_of(state: Record, car: int) -> int:
    """The team that a car belongs to."""
    return int(state.id[car]) // TEAM_CARS


@rule
def sector_of(course: Record, state: Record, car: int) -> int:
    return int(state.dist[car]) % int(course.sectors)


@rule
def crossings(course: Record, state: Record, car: int) -> int:
    """x: how often a car has crossed the line."""
    return int(state.dist[car]) // int(course.sectors)


@rule
def laps_of(course: Record, state: Record, car: int) -> int:
    """The laps that a car has driven: its first crossing begins the first one."""
    return max(0, crossings(course, state, car) - 1)


@rule
def space_at(course: Record, dist: int, lane: int) -> int:
    """The number of a space."""
    return dist % int(course.sectors) * SECTOR_SPACES + lane


@rule
def space_of(course: Record, state: Record, car: int) -> int:
    """The number of the space that a car stands in; NONE off the track."""
    return NONE if state.lane[car] == OFF else space_at(course, int(state.dist[car]), int(state.lane[car]))


@rule
def sector_ahead(course: Record, sector: int) -> int:
    return sector + 1 if sector + 1 < course.sectors else 0


@rule
def sector_behind(course: Record, sector: int) -> int:
    return sector - 1 if sector > 0 else int(course.sectors) - 1


@rule
def car_at(state: Record, sector: int, lane: int) -> int:
    """TA-1.3.1, TA-9.4.6: the car in a space of the racing lanes, or NOBODY."""
    return int(state.board[sector, lane]) - 1


@rule
def is_racing(state: Record, car: int) -> bool:
    """Whether a car is on the track or on the apron."""
    return bool(state.place[car] == 0)


@rule
def is_on_lanes(state: Record, car: int) -> bool:
    return bool(state.lane[car] > APRON)


@rule
def has(bits: int, car: int) -> bool:
    """Whether a car, a seat or a lane is one of a set."""
    return (int(bits) >> car) & 1 != 0


@rule
def is_single(bits: int) -> bool:
    """Whether a set has one member, and no more."""
    return bits != 0 and bits & (bits - 1) == 0


# TA-4.1. The race order


@rule
def is_ahead(state: Record, one: int, other: int) -> bool:
    """TA-4.1.1, AR-1, AR-6: by D; on the lanes before on the apron; inside before outside, lower before higher."""
    if state.dist[one] != state.dist[other]:
        return bool(state.dist[one] > state.dist[other])
    if (state.lane[one] == APRON) != (state.lane[other] == APRON):
        return bool(state.lane[other] == APRON)
    if state.lane[one] == APRON:
        return bool(state.stack[one] < state.stack[other])
    if state.lane[one] != state.lane[other]:
        return bool(state.lane[one] < state.lane[other])
    return one < other  # before they stand on the grid


@rare
def next_in_order(state: Record, car: int, among: int) -> int:
    """TA-4.1.1: of some cars, as bits, the one that comes next in the race order (car NOBODY: the first), or NOBODY."""
    found = NOBODY
    for other in range(state.cars):
        comes_after = is_racing(state, other) and has(among, other) and (car == NOBODY or is_ahead(state, car, other))
        if comes_after and (found == NOBODY or is_ahead(state, other, found)):
            found = other
    return found


EVERYBODY = (1 << MOST_CARS) - 1


@rule
def leader_of(state: Record) -> int:
    """TA-4.1.2: the first car of the race order, or NOBODY."""
    return next_in_order(state, NOBODY, EVERYBODY)


@rule
def list_order(state: Record, order: Array) -> int:
    """TA-4.1.1: all racing cars, the leader first; the answer is how many."""
    n, car = 0, leader_of(state)
    while car != NOBODY:
        order[n] = car
        n += 1
        car = next_in_order(state, car, EVERYBODY)
    return n


@rule
def cars_of(state: Record, seat: int) -> int:
    """The cars of a team that are still racing, as bits."""
    bits = 0
    for car in range(state.cars):
        if seat_of(state, car) == seat and is_racing(state, car):
            bits |= 1 << car
    return bits


@rule
def on_lanes(state: Record) -> int:
    """The cars on the racing lanes, as bits."""
    bits = 0
    for car in range(state.cars):
        if is_on_lanes(state, car):
            bits |= 1 << car
    return bits


@rule
def racing(state: Record) -> int:
    """How many cars are still racing."""
    n = 0
    for car in range(state.cars):
        n += int(is_racing(state, car))
    return n


# TA-4.2. Lapped cars


@rule
def is_lapped(course: Record, state: Record, car: int, leader: int) -> bool:
    """TA-4.2.1, AR-2, AR-3, AR-4: the leader has come level with its sector, or gone beyond, one lap up."""
    return int(state.dist[leader]) - int(state.dist[car]) >= int(course.sectors)


# TA-4.3, TA-10.1. Leaving the track


@rule
def lift(course: Record, state: Record, car: int) -> None:
    """Take a car off its space; on the apron those above it come down."""
    sector = sector_of(course, state, car)
    if is_on_lanes(state, car):
        state.board[sector, state.lane[car]] = 0
    elif state.lane[car] == APRON:
        for other in range(state.cars):
            if other != car and state.lane[other] == APRON and sector_of(course, state, other) == sector:
                state.stack[other] -= state.stack[other] > state.stack[car]
    state.stack[car] = 0
    state.lane[car] = OFF


@rule
def put(course: Record, state: Record, car: int, dist: int, lane: int) -> None:
    """AM-7: put a car that is off the track into an empty space of the racing lanes."""
    state.dist[car] = dist
    state.lane[car] = lane
    state.board[sector_of(course, state, car), lane] = car + 1


@rare
def lose(course: Record, state: Record, car: int, why: int, log: Record) -> None:
    """TA-4.3.1, AR-10: a lost car leaves the track at once and takes the lowest position marker left."""
    lift(course, state, car)
    state.dist[car] = 0
    state.place[car] = state.hi
    state.hi -= 1
    tell(log, RETIRED, seat_of(state, car), int(state.id[car]), int(state.place[car]), why)
    tell_more(log, 3, NONE)
    tell_more(log, 4, 1)


@rule
def cross(course: Record, state: Record, car: int, log: Record) -> None:
    """TA-4.6.2, TA-10.1.1, TA-10.1.2, TA-10.1.3, AR-7, AR-68:
    crossing R+1 finishes a car: the best marker left, and off the track.
    """
    if is_last_crossing(course, int(state.dist[car])):
        finish(course, state, car, log)


@rule
def is_last_crossing(course: Record, dist: int) -> bool:
    """TA-10.1.1: whether a car that has come so far has finished."""
    return dist // int(course.sectors) > int(course.laps)


@rare
def finish(course: Record, state: Record, car: int, log: Record) -> None:
    lift(course, state, car)
    state.dist[car] = 0
    state.place[car] = state.lo
    state.lo += 1
    tell(log, FINISHED, seat_of(state, car), int(state.id[car]), int(state.place[car]), NONE)
    tell_more(log, 3, 1)
    if state.finished == 0:
        mark(state, car, log)
    state.finished |= 1 << car


@rule
def mark(state: Record, car: int, log: Record) -> None:
    """TA-3.5.1: a Turn Leader marker."""
    state.led[car] += 1
    state.marked |= 1 << car
    tell(log, LED, seat_of(state, car), int(state.id[car]), int(state.led[car]), 0)


# TA-4.6. Laps


@rule
def lap_marker(course: Record, state: Record) -> int:
    """TA-2.6.1, TA-4.6.1, AR-5: what the lap marker shows; once nobody races, the last lap."""
    leader = leader_of(state)
    if leader == NOBODY:
        return int(course.laps)
    return max(1, min(int(course.laps), crossings(course, state, leader)))


@rule
def turns_begun(state: Record) -> int:
    """The clock of the race."""
    return int(state.turns)


# What is told of where cars stand now


@rare
def tell_place(course: Record, state: Record, log: Record, code: int, car: int) -> None:
    """An event about one car."""
    at, x = space_of(course, state, car), crossings(course, state, car)
    tell(log, code, seat_of(state, car), int(state.id[car]), at, x)
    tell_more(log, 3, int(state.stack[car]))


@rule
def packed_car(course: Record, state: Record, car: int) -> int:
    """A car with its space and its crossings, in one number."""
    at = space_of(course, state, car) + 1
    return int(state.id[car]) | at << CAR_BITS | crossings(course, state, car) << (CAR_BITS + SPACE_BITS)


@rare
def tell_pushed(course: Record, state: Record, log: Record, how: int, car: int) -> None:
    """The active car has pushed a single one."""
    active = int(state.active)
    tell(log, PUSHED, seat_of(state, active), int(state.id[active]), how, 1)
    tell_more(log, GROUP, packed_car(course, state, car))


@rare
def tell_cars(
    course: Record, state: Record, log: Record, code: int, seat: int, car: int, how: int, cars: Array, n: int
) -> None:
    """An event about several cars; `car` is the one that moves them."""
    if log is None or not log.on:
        return
    for i in range(n):
        if i % MOST_TOLD == 0:
            tell(log, code, seat, int(state.id[car]), how, min(n - i, MOST_TOLD))
        tell_more(log, GROUP + i % MOST_TOLD, packed_car(course, state, int(cars[i])))
