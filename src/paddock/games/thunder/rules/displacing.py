"""6.7, 6.8. Displacement: cars pushed aside, back and ahead."""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Record
from paddock.engine.verdicts import lowest
from paddock.games.thunder.cards import LEAD
from paddock.games.thunder.events import AHEAD, ASIDE, BACKWARD, PUSHED
from paddock.games.thunder.rules.flow import DECIDE, REACH, RETREAT, SHIFT
from paddock.games.thunder.rules.linking import car_behind, inner_back, move_to, outer_back
from paddock.games.thunder.rules.race_cards import type_of
from paddock.games.thunder.rules.standing import (
    car_at,
    is_single,
    seat_of,
    sector_behind,
    sector_of,
    tell_cars,
    tell_pushed,
)
from paddock.games.thunder.state import ASK_BACK, NOBODY


@rule
def edge_car(course: Record, state: Record, lane: int, way: int) -> int:
    """TA-6.7.3, TA-6.7.4: the last car of a row that is pushed aside, if there is no room for it; otherwise NOBODY."""
    sector = sector_of(course, state, int(state.active))
    car = NOBODY
    while 1 <= lane <= course.lanes[sector]:
        car = car_at(state, sector, lane)
        if car == NOBODY:
            return NOBODY
        lane += way
    return car


@rule
def push_aside(course: Record, state: Record, lane: int, way: int) -> int:
    """TA-6.7.2, TA-6.7.3, TA-6.7.4, TA-6.7.5, TA-6.7.6:
    what the row needs before it can move: nothing, or a way back or ahead for its last car.
    """
    edge = edge_car(course, state, lane, way)
    if edge == NOBODY:
        return SHIFT
    state.chain[0] = edge
    state.chains = 1
    state.retreat = int(retreats(course, state, edge) != 0)
    return RETREAT if state.retreat else REACH


@rule
def is_led(course: Record, state: Record, car: int) -> bool:
    """TA-6.7.6: the active car and its followers, with Lead."""
    if type_of(course, state) != LEAD:
        return False
    led = bool(car == state.active)
    for i in range(state.rears):
        led = led or car == state.rear[i]
    return led


@rule
def retreats(course: Record, state: Record, car: int) -> int:
    """TA-6.6.6, TA-6.7.5, TA-6.7.6, AR-34: the lanes that a car may be pushed back into, as bits."""
    lanes = 0
    for lane in range(inner_back(course, state, car), outer_back(course, state, car) + 1):
        if is_way_back(course, state, car, lane):
            lanes |= 1 << lane
    return lanes


@rare
def is_way_back(course: Record, state: Record, car: int, lane: int) -> bool:
    """TA-6.7.6, AR-32, AR-33: whether some chain through this lane ends in an empty space without moving the led line.

    All chains are followed at once, sector by sector: `lanes` are those that a car would be pushed into.
    """
    sector = sector_behind(course, sector_of(course, state, car))
    lanes = 1 << lane
    for _ in range(state.cars):
        further = 0
        for other_lane in range(1, int(course.lanes[sector]) + 1):
            if (lanes >> other_lane) & 1:
                other = car_at(state, sector, other_lane)
                if other == NOBODY:
                    return True
                if not is_led(course, state, other):
                    inner, outer = int(course.behind[sector, other_lane, 0]), int(course.behind[sector, other_lane, 1])
                    further |= (2 << outer) - (1 << inner)
        lanes = further
        sector = sector_behind(course, sector)
    return False


@rule
def retreating_car(state: Record) -> int:
    """The last car of the chain so far."""
    return int(state.chain[state.chains - 1])


@rule
def retreat(course: Record, state: Record) -> int:
    """TA-6.7.5, AR-31: from car to car backward to an empty space; the player chooses between several lanes."""
    while True:
        lanes = retreats(course, state, retreating_car(state))
        if not is_single(lanes):
            state.phase = ASK_BACK
            return DECIDE
        if not retreat_into(course, state, lowest(lanes)):
            return SHIFT


@rule
def retreat_into(course: Record, state: Record, lane: int) -> bool:
    """TA-6.7.5: the last car of the chain goes back into this lane; a car that stands there goes back before it."""
    car = car_behind(course, state, retreating_car(state), lane)
    if car == NOBODY:
        state.target = lane
        return False
    state.chain[state.chains] = car
    state.chains += 1
    return True


@rule
def move_chain(course: Record, state: Record, log: Record) -> None:
    """TA-6.7.5, TA-6.8.2, TA-6.8.5: every car of the chain one space on, the last one first."""
    way = -1 if state.retreat else 1
    lane = int(state.target)
    for i in range(int(state.chains) - 1, -1, -1):
        car = int(state.chain[i])
        left = int(state.lane[car])
        move_to(course, state, car, way, lane, log)
        lane = left
    if state.chains > 0:
        how = BACKWARD if state.retreat else AHEAD
        active = int(state.active)
        tell_cars(course, state, log, PUSHED, seat_of(state, active), active, how, state.chain, int(state.chains))


@rule
def move_row(course: Record, state: Record, lane: int, way: int, log: Record) -> None:
    """TA-6.7.3, TA-6.7.7: the cars of the row one lane aside, the last one first."""
    sector = sector_of(course, state, int(state.active))
    last = lane
    while car_at(state, sector, last) != NOBODY:
        last += way
    while last != lane:
        last -= way
        car = car_at(state, sector, last)
        move_to(course, state, car, 0, last + way, log)
        tell_pushed(course, state, log, ASIDE, car)
