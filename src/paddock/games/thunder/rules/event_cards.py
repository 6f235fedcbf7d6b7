"""8. Event cards: one at the end of every turn, unless a car has finished."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.engine.verdicts import lowest
from paddock.games.thunder.cards import (
    BLACK,
    BLOWN_ENGINE,
    BLOWN_TIRE,
    BLOWN_TRANSMISSION,
    BLUE,
    BRUSH_THE_WALL,
    COLLISION,
    DEBRIS_CAUTION,
    ENGINE_DAMAGE,
    EVENT_KINDS,
    FRONT_END_DAMAGE,
    FUEL_MISCALCULATION,
    GEAR_BOX_DAMAGE,
    GETTING_WORSE,
    GREEN,
    GREY,
    LAVENDER,
    LOOSE,
    MARBLES,
    NO_EVENT,
    ORANGE,
    OVERCAST,
    PILEUP,
    RAIN,
    RED,
    SPINOUT,
    SUN_ON_THE_TRACK,
    TIGHT,
    YELLOW,
)
from paddock.games.thunder.events import BY_EVENT, EVENT, NO_EFFECT, RAIN_FALLS, SPUN
from paddock.games.thunder.moves import EVENT as EVENT_OUTCOME
from paddock.games.thunder.rules.finish import end_race
from paddock.games.thunder.rules.flow import AFTER_EVENT, DECIDE
from paddock.games.thunder.rules.pits import BLOWN_STOP, stop
from paddock.games.thunder.rules.race_cards import first_on_bar, reveal_bar
from paddock.games.thunder.rules.standing import (
    car_at,
    cars_of,
    crossings,
    has,
    is_on_lanes,
    is_single,
    leader_of,
    lift,
    lose,
    next_in_order,
    on_lanes,
    put,
    seat_of,
    sector_ahead,
    sector_of,
    tell_place,
)
from paddock.games.thunder.rules.wear import shed, shed_temporary, wear_down
from paddock.games.thunder.state import EVENT_CAR, NO_BAR, NOBODY

SPIN = 10  #: sectors that a Spinout costs (TA-EV.17)


@rare
def draw_event(course: Record, state: Record, fate: Record, log: Record) -> int:
    """TA-8.1.1, AR-46: the top event card; an empty deck is made of the discards, without a Rain beside the track."""
    if state.eventful == 0:
        for kind in range(EVENT_KINDS):
            state.events[kind] = course.events[kind]
            state.eventful += course.events[kind]
        state.events[RAIN] -= state.rain
        state.eventful -= state.rain
    kind = draw(fate, state.events, int(state.eventful), EVENT_OUTCOME)
    state.eventful -= 1
    tell(log, EVENT, int(state.first), kind, NOBODY, 0)
    return kind


@rare
def reveal_event(course: Record, state: Record, fate: Record, log: Record) -> int:
    """TA-3.5.2, TA-8.1.1: the First Player reveals the top event card, and it is resolved."""
    kind = draw_event(course, state, fate, log)
    state.event = kind
    if kind == RAIN:
        return rain(course, state, log)
    if kind == OVERCAST or kind == SUN_ON_THE_TRACK:
        begin_round(course, state)
        return ask_everybody(course, state, log)
    if kind == DEBRIS_CAUTION:
        state.yellow = 1
        return end_event(state)
    if kind == MARBLES:
        marbles(course, state, log)
        return end_event(state)
    if kind == PILEUP:
        pileup(course, state, fate, log)
        return end_event(state)
    cars = candidates(course, state, kind)
    if cars == 0:
        return nobody_qualifies(state, log)
    return pick_car(course, state, cars, fate, log)


@rule
def nobody_qualifies(state: Record, log: Record) -> int:
    """TA-8.1.2, AR-36: as if there had been no event, and no flag."""
    tell(log, NO_EFFECT, NOBODY, int(state.event), 0, 0)
    return end_event(state)


@rule
def end_event(state: Record) -> int:
    state.event = NO_EVENT
    state.options = 0
    state.due = 0
    state.origin = NOBODY
    state.bar[:] = NO_BAR
    state.turn = state.first
    return AFTER_EVENT


# Who qualifies


@rule
def candidates(course: Record, state: Record, kind: int) -> int:
    """TA-8.1.3, TA-8.1.4, AR-47: the cars on the racing lanes that an event may hit, as bits."""
    if kind == BRUSH_THE_WALL or kind == COLLISION or kind == FRONT_END_DAMAGE:
        cars = 0
        for car in range(state.cars):
            if is_on_lanes(state, car) and is_exposed(course, state, kind, car):
                cars |= 1 << car
        return cars
    cars, most = 0, 1
    for car in range(state.cars):
        if is_on_lanes(state, car):
            n = counted(state, kind, car)
            if n > most:
                cars, most = 0, n
            if n == most:
                cars |= 1 << car
    return cars


@rule
def counted(state: Record, kind: int, car: int) -> int:
    """TA-8.1.4, TA-8.1.5, AR-42: the markers of a car that an event looks at."""
    wear = state.wear[car]
    if kind == BLOWN_ENGINE or kind == ENGINE_DAMAGE:
        return int(wear[ORANGE])
    if kind == BLOWN_TRANSMISSION or kind == GEAR_BOX_DAMAGE:
        return int(wear[LAVENDER])
    if kind == BLOWN_TIRE or kind == SPINOUT:
        return int(wear[BLACK])
    if kind == FUEL_MISCALCULATION:
        return int(wear[GREEN])
    if kind == LOOSE:
        return int(wear[BLUE])
    if kind == TIGHT and wear[BLUE] == 0:
        return 0
    return int(wear[BLUE]) + int(wear[YELLOW])


@rule
def is_exposed(course: Record, state: Record, kind: int, car: int) -> bool:
    """TA-EV.4, TA-EV.5, TA-EV.8, AR-41: at the outer wall; next to a car; with a car directly ahead."""
    sector = sector_of(course, state, car)
    if kind == BRUSH_THE_WALL:
        return bool(state.lane[car] == course.lanes[sector])
    if kind == FRONT_END_DAMAGE:
        return has_car_ahead(course, state, car)
    for other in range(state.cars):
        if are_adjacent(course, state, car, other):
            return True
    return False


@rule
def has_car_ahead(course: Record, state: Record, car: int) -> bool:
    """TA-6.2.1: whether a car stands directly ahead."""
    sector = sector_of(course, state, car)
    ahead = course.ahead[sector, state.lane[car]]
    for lane in range(int(ahead[0]), int(ahead[1]) + 1):
        if car_at(state, sector_ahead(course, sector), lane) != NOBODY:
            return True
    return False


@rule
def are_adjacent(course: Record, state: Record, one: int, other: int) -> bool:
    """TA-EV.5, AR-37: side by side, or one directly ahead of the other; never diagonally."""
    if one == other or not is_on_lanes(state, other):
        return False
    here, there = sector_of(course, state, one), sector_of(course, state, other)
    if here == there:
        return abs(int(state.lane[one]) - int(state.lane[other])) == 1
    return leads_to(course, state, one, other, here, there) or leads_to(course, state, other, one, there, here)


@rule
def leads_to(course: Record, state: Record, one: int, other: int, here: int, there: int) -> bool:
    ahead = course.ahead[here, state.lane[one]]
    return sector_ahead(course, here) == there and ahead[0] <= state.lane[other] <= ahead[1]


# Whom it hits


@rule
def pick_car(course: Record, state: Record, cars: int, fate: Record, log: Record) -> int:
    """TA-4.4.2, TA-4.4.3: between teams the team bar decides, within one its owner; one car needs neither."""
    team, teams = NOBODY, 0
    for car in range(state.cars):
        if has(cars, car) and seat_of(state, car) != team:
            team = seat_of(state, car)
            teams += 1
    if teams > 1:
        reveal_bar(course, state, fate, log)
        team = first_on_bar(course, state, cars)
    state.turn = team
    state.options = cars & cars_of(state, team)
    if is_single(int(state.options)):
        return hit(course, state, lowest(int(state.options)), log)
    state.phase = EVENT_CAR
    return DECIDE


@rare
def hit(course: Record, state: Record, car: int, log: Record) -> int:
    """AR-44: what the event does to the car that was picked."""
    kind = int(state.event)
    state.options = 0
    if kind == OVERCAST or kind == SUN_ON_THE_TRACK or (kind == COLLISION and state.origin != NOBODY):
        hit_one_of_many(state, car, log)
        return ask_everybody(course, state, log)
    if kind == COLLISION:
        state.origin = car
        involve(state, car, log)
        state.yellow = 1
        begin_round(course, state)
        state.due &= ~(1 << seat_of(state, car))
        return ask_everybody(course, state, log)
    if kind == BLOWN_ENGINE or kind == BLOWN_TRANSMISSION:
        lose(course, state, car, BY_EVENT, log)
        state.yellow = 1
    elif kind == BLOWN_TIRE:
        stop(course, state, car, BLOWN_STOP, log)
        shed_temporary(state, car, log)
    elif kind == SPINOUT:
        spin_out(course, state, car, log)
    elif kind == LOOSE or kind == TIGHT:
        shed(state, car, BLUE, 1, log)
        wear_down(state, car, YELLOW, 1, log)
    else:
        wear_down(state, car, colour_of(kind), 1, log)
        state.yellow = int(kind == FRONT_END_DAMAGE)
    return end_event(state)


@rule
def colour_of(kind: int) -> int:
    """The marker that an event gives; red for the wall and the front end (AR-40)."""
    if kind == ENGINE_DAMAGE:
        return ORANGE
    if kind == FUEL_MISCALCULATION:
        return GREEN
    if kind == GEAR_BOX_DAMAGE:
        return LAVENDER
    return BLUE if kind == GETTING_WORSE else RED


@rule
def spin_out(course: Record, state: Record, car: int, log: Record) -> None:
    """TA-EV.17, AR-43: ten sectors back, into the innermost empty lane; a full sector is passed over; then 1 black."""
    dist = int(state.dist[car]) - SPIN
    lift(course, state, car)
    lane = innermost_empty(course, state, dist)
    while lane == 0:
        dist -= 1
        lane = innermost_empty(course, state, dist)
    put(course, state, car, dist, lane)
    tell_place(course, state, log, SPUN, car)
    wear_down(state, car, BLACK, 1, log)


@rule
def innermost_empty(course: Record, state: Record, dist: int) -> int:
    sector = dist % int(course.sectors)
    for lane in range(1, int(course.lanes[sector]) + 1):
        if car_at(state, sector, lane) == NOBODY:
            return lane
    return 0


# Events that come to several players


@rule
def ask_everybody(course: Record, state: Record, log: Record) -> int:
    """AR-70: from the First Player clockwise; a team with one car to pick from, or none, is not asked."""
    while state.due != 0:
        seat = int(state.turn)
        if (int(state.due) >> seat) & 1:
            cars = options_of(course, state, seat)
            if is_single(cars) and state.event != OVERCAST:
                hit_one_of_many(state, lowest(cars), log)
            elif cars != 0:
                state.options = cars
                state.phase = EVENT_CAR
                return DECIDE
            state.due &= ~(1 << seat)
        state.turn = (seat + 1) % int(course.seats)
    return end_event(state)


@rule
def begin_round(course: Record, state: Record) -> None:
    state.due = (1 << int(course.seats)) - 1
    state.turn = state.first


@rule
def decline(course: Record, state: Record, log: Record) -> int:
    """TA-EV.14: a player leaves his markers as they are."""
    state.options = 0
    state.due &= ~(1 << int(state.turn))
    return ask_everybody(course, state, log)


@rule
def options_of(course: Record, state: Record, seat: int) -> int:
    """TA-EV.5, TA-EV.14, TA-EV.18, AR-38: the cars of a player that the event may come to, as bits."""
    cars = 0
    for car in range(state.cars):
        if seat_of(state, car) == seat and is_on_lanes(state, car):
            if state.event == COLLISION:
                fits = are_adjacent(course, state, int(state.origin), car)
            else:
                fits = state.event == SUN_ON_THE_TRACK or state.wear[car, BLACK] > 0
            if fits:
                cars |= 1 << car
    return cars


@rule
def hit_one_of_many(state: Record, car: int, log: Record) -> None:
    """One player's car in an event that comes to several; that player is done."""
    if state.event == COLLISION:
        involve(state, car, log)
    elif state.event == OVERCAST:
        shed(state, car, BLACK, 1, log)
    else:
        wear_down(state, car, BLACK, 1, log)
    state.due &= ~(1 << seat_of(state, car))


@rule
def involve(state: Record, car: int, log: Record) -> None:
    """TA-EV.5: 2 red, and a place further back in the restart (TA-9.6.2)."""
    wear_down(state, car, RED, 2, log)
    state.involved |= 1 << car


@rule
def marbles(course: Record, state: Record, log: Record) -> None:
    """TA-EV.13: the best-placed car of every player gets 1 black."""
    for i in range(course.seats):
        seat = (int(state.first) + i) % int(course.seats)
        car = next_in_order(state, NOBODY, cars_of(state, seat) & on_lanes(state))
        if car != NOBODY:
            wear_down(state, car, BLACK, 1, log)


@rule
def pileup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """TA-EV.15, AR-39, AR-57: down the bar and down the field: 2 red, 1 red, then 1 grey each."""
    reveal_bar(course, state, fate, log)
    last, rank = NOBODY, 0
    for i in range(course.seats):
        cars = cars_of(state, int(state.bar[i])) & on_lanes(state)
        if cars != 0:
            car = next_in_order(state, last, cars)
            if car != NOBODY:
                wear_down(state, car, RED if rank < 2 else GREY, 2 if rank == 0 else 1, log)
                last = car
            rank += 1
    state.yellow = 1


@rule
def rain(course: Record, state: Record, log: Record) -> int:
    """TA-EV.16, AR-45: the first Rain stays beside the track; the second ends a race whose leader has done a lap."""
    if state.rain == 0:
        state.rain = 1
        return end_event(state)
    leader = leader_of(state)
    if crossings(course, state, leader) < 2:
        return nobody_qualifies(state, log)
    tell(log, RAIN_FALLS, NOBODY, 1, 0, 0)
    end_event(state)
    return end_race(course, state, log)
