"""9.6, 9.7. Restarts: the field lines up in rows of two behind the leader's sector."""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Record
from paddock.games.thunder.events import LINED_UP
from paddock.games.thunder.rules.standing import (
    EVERYBODY,
    INNER,
    has,
    is_lapped,
    is_racing,
    leader_of,
    lift,
    next_in_order,
    on_lanes,
    put,
    tell_cars,
)
from paddock.games.thunder.state import NOBODY


@rare
def line_up(course: Record, state: Record, log: Record) -> None:
    """TA-9.6.1, TA-9.6.2, TA-9.6.3: from the leader's sector on, group by group."""
    leader = leader_of(state)
    state.front_row = front_row(course, int(state.dist[leader]))
    state.chains = 0
    for group in range(4):
        car = leader
        while car != NOBODY:
            if restart_group(course, state, car, leader) == group:
                state.chain[state.chains] = car
                state.chains += 1
            car = next_in_order(state, car, EVERYBODY)
    form(course, state, log)


@rule
def restart_group(course: Record, state: Record, car: int, leader: int) -> int:
    """AR-50: who was in no Collision, who was, lapped cars; with `collision_last` those of a Collision come last."""
    lapped, involved = int(is_lapped(course, state, car, leader)), int(has(state.involved, car))
    return 2 * involved + lapped if course.collision_last else 2 * lapped + involved


@rule
def front_row(course: Record, dist: int) -> int:
    """TA-9.7, TM-9, AR-53: on the last lap no restart stands beyond the green restart line."""
    sectors = int(course.sectors)
    last = int(course.laps) * sectors + sectors - int(course.green_line) - 1
    return min(dist, last)


@rare
def close_up(course: Record, state: Record, log: Record) -> None:
    """TA-9.6.5, AR-54: who stayed out moves up to the front row, who pitted comes behind, as the cars stand."""
    state.chains = 0
    stayed = on_lanes(state)
    for group in range(2):
        cars = stayed if group == 0 else ~stayed
        car = next_in_order(state, NOBODY, cars)
        while car != NOBODY:
            state.chain[state.chains] = car
            state.chains += 1
            car = next_in_order(state, car, cars)
    form(course, state, log)


@rule
def form(course: Record, state: Record, log: Record) -> None:
    """TA-1.3.5, TA-9.6.2, AR-51, AR-52:
    the listed cars in rows of two from the front row backward, all on the lead lap.
    """
    cars = int(state.chains)
    for i in range(cars):
        lift(course, state, int(state.chain[i]))
    for i in range(cars):
        dist = int(state.front_row) - i // 2
        put(course, state, int(state.chain[i]), dist, int(course.restart[dist % int(course.sectors), INNER + i % 2]))
    if cars > 0:
        tell_cars(course, state, log, LINED_UP, NOBODY, int(state.chain[0]), 0, state.chain, cars)
    state.chain[:] = 0
    state.chains = 0


@rule
def anybody_races(state: Record) -> bool:
    """AR-63: whether the race can go on."""
    for car in range(state.cars):
        if is_racing(state, car):
            return True
    return False
