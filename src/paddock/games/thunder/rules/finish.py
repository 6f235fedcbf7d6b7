"""10. The end of the race: position markers for whoever is still on the track, and points."""

from paddock.engine.glass import NONE
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.games.thunder.events import CLASSIFIED
from paddock.games.thunder.rules.flow import DECIDE
from paddock.games.thunder.rules.standing import (
    EVERYBODY,
    is_racing,
    leader_of,
    lift,
    next_in_order,
    seat_of,
)
from paddock.games.thunder.state import NO_BAR, NOBODY, OVER

GUARD = 200  #: turns after which even a race in which nobody moves is over (TA-OWN.1)


@rare
def end_race(course: Record, state: Record, log: Record) -> int:
    """TA-10.1.4, TA-10.1.5: the cars on the track take the position markers that are left, in race order."""
    car = leader_of(state)
    while car != NOBODY:
        lift(course, state, car)
        state.dist[car] = 0
        state.place[car] = state.lo
        state.lo += 1
        tell(log, CLASSIFIED, seat_of(state, car), int(state.id[car]), int(state.place[car]), NONE)
        tell_more(log, 3, 1)
        car = leader_of(state)
    state.phase = OVER
    state.turn = NOBODY
    state.due = 0
    state.bar[:] = NO_BAR
    return DECIDE


@rule
def place_of(state: Record, car: int) -> int:
    """The place of a car; of one that still races, the one it would have now."""
    if not is_racing(state, car):
        return int(state.place[car])
    place, other = int(state.lo), leader_of(state)
    while other != car:
        place += 1
        other = next_in_order(state, other, EVERYBODY)
    return place


@rare
def most_led(state: Record) -> int:
    """TA-10.2.2: the car with most Turn Leader markers; of several the better placed one; NOBODY without any."""
    found = NOBODY
    for car in range(state.cars):
        if state.led[car] > 0 and (
            found == NOBODY
            or state.led[car] > state.led[found]
            or (state.led[car] == state.led[found] and place_of(state, car) < place_of(state, found))
        ):
            found = car
    return found


@rule
def points_of(course: Record, state: Record, car: int) -> int:
    """TA-10.2.1, TA-10.2.4, TA-OWN.3: points for its place, and for having led."""
    points = int(course.points[place_of(state, car)])
    return points + (int(course.led_bonus) if state.led[car] > 0 else 0)


@rare
def score(course: Record, state: Record, out: Array) -> None:
    """TA-1.2, TA-10.2.3, AR-59: rank and points of every team; of equal teams the one with the best car is before."""
    out[:] = 0
    most = most_led(state)
    for car in range(state.cars):
        seat = seat_of(state, car)
        out[seat, 1] += points_of(course, state, car)
        if car == most:
            out[seat, 1] += int(course.most_led)
    for seat in range(course.seats):
        rank = 1
        for other in range(course.seats):
            if out[other, 1] > out[seat, 1] or (
                out[other, 1] == out[seat, 1] and best_place(state, other) < best_place(state, seat)
            ):
                rank += 1
        out[seat, 0] = rank


@rule
def best_place(state: Record, seat: int) -> int:
    """The best place of a team's cars."""
    best = 127
    for car in range(state.cars):
        if seat_of(state, car) == seat:
            best = min(best, place_of(state, car))
    return best
