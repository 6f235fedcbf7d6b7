"""6.2, 6.4 to 6.6, 6.9. Linking: which cars are drawn into a line, ahead and behind, and how a line moves."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.games.thunder.cards import DRAFT, INSIDE, OUTSIDE
from paddock.games.thunder.events import CAR_BITS, GROUP, LINE_CARS, LINKED, LINKED_AHEAD, LINKED_BEHIND
from paddock.games.thunder.rules.flow import DECIDE, LOCK, NEXT_STEP, REACH, SHIFT
from paddock.games.thunder.rules.race_cards import kind_of, links_ahead, type_of
from paddock.games.thunder.rules.standing import (
    car_at,
    cross,
    is_racing,
    lift,
    put,
    seat_of,
    sector_ahead,
    sector_behind,
    sector_of,
)
from paddock.games.thunder.state import ASK_LANE, ASK_REAR, AT_START, BEFORE_STEP, FORWARD, NOBODY

# Ways


@rule
def inner_way(course: Record, state: Record, car: int) -> int:
    """TM-4, TA-RC.20: the innermost lane that a car may take into the next sector."""
    outermost = kind_of(course, state) == OUTSIDE
    return int(course.ahead[sector_of(course, state, car), state.lane[car], int(outermost)])


@rule
def outer_way(course: Record, state: Record, car: int) -> int:
    """TM-4, TA-RC.21: the outermost lane that a car may take into the next sector."""
    innermost = kind_of(course, state) == INSIDE
    return int(course.ahead[sector_of(course, state, car), state.lane[car], int(not innermost)])


@rule
def inner_back(course: Record, state: Record, car: int) -> int:
    """TM-4: the innermost lane of the sector behind that leads to where a car stands."""
    return int(course.behind[sector_of(course, state, car), state.lane[car], 0])


@rule
def outer_back(course: Record, state: Record, car: int) -> int:
    return int(course.behind[sector_of(course, state, car), state.lane[car], 1])


@rule
def car_ahead(course: Record, state: Record, car: int, lane: int) -> int:
    """TA-6.2.1, TA-6.2.2: the car in a lane of the next sector, or NOBODY."""
    return car_at(state, sector_ahead(course, sector_of(course, state, car)), lane)


@rule
def car_behind(course: Record, state: Record, car: int, lane: int) -> int:
    return car_at(state, sector_behind(course, sector_of(course, state, car)), lane)


# TA-6.4.3 (1), TA-6.6.2. Cars behind


@rule
def tail_of(state: Record) -> int:
    """The last car of the line behind the active car, or that car itself."""
    return int(state.rear[state.rears - 1]) if state.rears > 0 else int(state.active)


@rule
def walk_back(course: Record, state: Record, log: Record) -> int:
    """TA-6.4.3 (1), TA-6.9.3: from car to car backward; where lanes meet and one holds a car, the player chooses."""
    while True:
        tail = tail_of(state)
        inner, outer = inner_back(course, state, tail), outer_back(course, state, tail)
        if inner != outer and is_followed(course, state, tail):
            state.phase = ASK_REAR
            return DECIDE
        if not link_behind(course, state, inner, log):
            return after_walk(state)


@rule
def is_followed(course: Record, state: Record, car: int) -> bool:
    """TA-6.2.1: whether a car stands directly behind."""
    for lane in range(inner_back(course, state, car), outer_back(course, state, car) + 1):
        if car_behind(course, state, car, lane) != NOBODY:
            return True
    return False


@rule
def link_behind(course: Record, state: Record, lane: int, log: Record) -> bool:
    """TA-6.4.3 (1): a car in that lane joins the line; an empty lane ends the walk."""
    car = car_behind(course, state, tail_of(state), lane)
    if car == NOBODY:
        return False
    state.rear[state.rears] = car
    state.rears += 1
    if links_ahead(type_of(course, state)):
        state.locked = 1
    tell_link(state, LINKED_BEHIND, state.rear, int(state.rears), log)
    return True


@rule
def after_walk(state: Record) -> int:
    """What the walk interrupted."""
    if state.walk == AT_START:
        return NEXT_STEP
    return REACH if state.walk == BEFORE_STEP else LOCK


@rare
def tell_link(state: Record, how: int, line: Array, n: int, log: Record) -> None:
    """The last car of a line has been linked to it."""
    if log is None or not log.on:
        return
    active = int(state.active)
    tell(log, LINKED, seat_of(state, active), int(state.id[active]), how, n)
    packed = 0
    for i in range(n):
        packed = (packed if i % LINE_CARS > 0 else 0) | int(state.id[line[i]]) << (CAR_BITS * (i % LINE_CARS))
        tell_more(log, GROUP + i // LINE_CARS, packed)


# TA-6.4.3 (2), TA-6.8. Cars ahead


@rule
def is_line_step(course: Record, state: Record) -> bool:
    """Whether the step in progress pushes a line ahead, rather than cars out of the way."""
    return state.step == FORWARD and links_ahead(type_of(course, state))


@rule
def head_of(course: Record, state: Record) -> int:
    """The foremost car that the step moves so far."""
    if is_line_step(course, state):
        return int(state.front[state.fronts - 1]) if state.fronts > 0 else int(state.active)
    return int(state.chain[state.chains - 1])


@rule
def reach_ahead(course: Record, state: Record, log: Record) -> int:
    """TA-6.4.3 (2), TA-6.5.3, TA-6.8.2, TA-6.8.3: from car to car forward, until one has an empty space before it."""
    while True:
        head = head_of(course, state)
        inner, outer = inner_way(course, state, head), outer_way(course, state, head)
        if head == state.active:
            inner, outer = int(state.into), int(state.into)
        if inner != outer:
            state.phase = ASK_LANE
            return DECIDE
        if not reach_into(course, state, inner, log):
            return SHIFT


@rule
def reach_into(course: Record, state: Record, lane: int, log: Record) -> bool:
    """TA-6.8.3, TA-6.9.2, TA-6.9.3: the head goes into this lane; a car that stands there goes on ahead of it."""
    car = car_ahead(course, state, head_of(course, state), lane)
    if car == NOBODY:
        state.target = lane
        return False
    if is_line_step(course, state):
        state.front[state.fronts] = car
        state.fronts += 1
        state.locked = 1
        tell_link(state, LINKED_AHEAD, state.front, int(state.fronts), log)
    else:
        state.chain[state.chains] = car
        state.chains += 1
    return True


# How a line moves


@rule
def move_to(course: Record, state: Record, car: int, by: int, lane: int, log: Record) -> None:
    """A car goes into an empty space `by` sectors on; over the line for the last time it leaves the track."""
    dist = int(state.dist[car]) + by
    lift(course, state, car)
    put(course, state, car, dist, lane)
    cross(course, state, car, log)


@rule
def follow(course: Record, state: Record, car: int, sector: int, lane: int, log: Record) -> None:
    """TA-6.4.3 (2), TA-6.6.1, TA-6.6.3: into the space just left ahead, in the next sector or beside the car."""
    by = min(gap_to(course, state, car, sector), 1)
    move_to(course, state, car, by, lane_towards(course, state, car, sector, lane), log)


@rule
def gap_to(course: Record, state: Record, car: int, sector: int) -> int:
    """How many sectors ahead of a car a sector lies."""
    return (sector - sector_of(course, state, car)) % int(course.sectors)


@rule
def lane_towards(course: Record, state: Record, car: int, sector: int, lane: int) -> int:
    """TA-OWN.4: the lane of a space that was left ahead.

    Where a pushed car between has finished there is a gap: then that of the empty space nearest to the car ahead.
    """
    if gap_to(course, state, car, sector) <= 1:
        return lane
    ahead = course.ahead[sector_of(course, state, car), state.lane[car]]
    nearest = max(int(ahead[0]), min(int(ahead[1]), lane))
    found = nearest
    for way in range(int(ahead[0]), int(ahead[1]) + 1):
        taken = car_ahead(course, state, car, found) != NOBODY
        if car_ahead(course, state, car, way) == NOBODY and (taken or abs(way - nearest) < abs(found - nearest)):
            found = way
    return found


@rule
def push_line(course: Record, state: Record, log: Record) -> None:
    """TA-6.2.3, TA-6.4.3 (2), TA-6.9.1:
    the head takes the target, every other car ahead the space of the one before it.
    """
    sector, lane = 0, 0
    for i in range(int(state.fronts) - 1, -1, -1):
        car = int(state.front[i])
        left_sector, left_lane = sector_of(course, state, car), int(state.lane[car])
        if i == state.fronts - 1:
            move_to(course, state, car, 1, int(state.target), log)
        else:
            follow(course, state, car, sector, lane, log)
        sector, lane = left_sector, left_lane


@rule
def pull_line(course: Record, state: Record, sector: int, lane: int, log: Record) -> None:
    """TA-6.6.1, TA-6.6.4: the first car behind enters the space that was left, the next one its space, and so on."""
    for i in range(state.rears):
        car = int(state.rear[i])
        left_sector, left_lane = sector_of(course, state, car), int(state.lane[car])
        follow(course, state, car, sector, lane, log)
        sector, lane = left_sector, left_lane


@rule
def drop_finished(state: Record) -> None:
    """TA-10.1.3, AR-9, TA-OWN.4: a finished car drops out of the line; behind the active car the line ends at the gap.

    Behind an active car that has finished itself there is no gap: the others are carried on (see `coast`).
    """
    carried_on = not is_racing(state, int(state.active))
    state.fronts = keep_racing(state, state.front, int(state.fronts), True)
    state.rears = keep_racing(state, state.rear, int(state.rears), carried_on)


@rule
def keep_racing(state: Record, line: Array, n: int, over_gaps: bool) -> int:
    """Take finished cars out of a line, or also what is beyond the first of them; the answer is how many are left."""
    kept = 0
    whole = True
    for i in range(n):
        car = int(line[i])
        line[i] = 0
        racing = is_racing(state, car)
        whole = whole and (racing or over_gaps)
        if racing and whole:
            line[kept] = car
            kept += 1
    return kept


@rule
def lock(course: Record, state: Record) -> None:
    """TA-6.4.3 (4), AR-16, AR-19: like a linked car, one with nothing but cars ahead may only go on forward."""
    if not links_ahead(type_of(course, state)) or not state.begun:
        return
    active = int(state.active)
    blocked = True
    for lane in range(inner_way(course, state, active), outer_way(course, state, active) + 1):
        blocked = blocked and car_ahead(course, state, active, lane) != NOBODY
    if blocked:
        state.locked = 1


@rule
def looks_behind(course: Record, state: Record) -> bool:
    """TA-6.4.3 (3), AR-17: after a step a Draft car that is linked to nobody behind looks again."""
    return type_of(course, state) == DRAFT and state.begun != 0 and state.rears == 0
