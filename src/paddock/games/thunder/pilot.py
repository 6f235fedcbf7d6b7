"""A driver for Thunder Alley: weighs every card on every car by the sectors it brings its own team, and the rivals.

It looks only at what its seat may know: its own hand, and where the cars stand with what wear. All worths are parts
of a sector for one of its own cars, of which more are better.
"""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.thunder.cards import CHASING as CHASING_CARD
from paddock.games.thunder.cards import (
    CLEAN_AIR,
    INSIDE,
    KINDS,
    LEAD,
    NO_CARD,
    NO_WEAR,
    OUTSIDE,
    OVERCAST,
    PURSUIT,
    RUBBIN,
    SIX,
    TEAMWORK,
    TEMPORARY,
    WORKING,
)
from paddock.games.thunder.cards import RIDING as RIDING_CARD
from paddock.games.thunder.moves import (
    ACTIONS,
    BACK,
    CAR,
    CARD,
    DISCARD,
    DONE,
    END,
    IN,
    LANE,
    NONE,
    OUT,
    PASS,
    PIT,
    REAR,
    REMOVE,
    STAY,
    B,
    F,
    S,
    X,
)
from paddock.games.thunder.rules import (
    LEGAL,
    car_ahead,
    car_at,
    car_behind,
    has,
    head_of,
    is_on_lanes,
    is_worn_out,
    kind_of,
    links_ahead,
    lowest_in_hand,
    markers,
    next_in_order,
    on_lanes,
    seat_of,
    sector_ahead,
    sector_behind,
    sector_of,
    speed_penalty,
    stopping_car,
    tail_of,
    to_be_asked,
    type_of,
)
from paddock.games.thunder.state import (
    APRON,
    ASK_BACK,
    ASK_CARD,
    ASK_LANE,
    ASK_REAR,
    DISCARDING,
    EVENT_CAR,
    NOBODY,
    PITTING,
    REMOVING,
    SEGMENT,
    STEP,
    TEAM2,
)
from paddock.games.thunder.track import MOST_LANES

NEVER = -(1 << 20)

# What things are worth, in tenths of a sector.
OWN = 10  #: a sector for an own car
RIVAL = (0, 0, 6, 4, 3, 2, 2, 2)  #: a sector for a car of a rival, by the number of teams
GOAL = 60  #: crossing the line for the last time
ASIDE = 3  #: pushing a rival aside, or losing a space by it oneself
USUAL = 6  #: sectors that a car drives in a turn
#: Per number of markers a car has: what one more costs in each of the turns that come, as far as they are looked at.
MARKER = (3, 5, 14, 10, 10, 40, 0)
PERMANENT = 6  #: by how much more, in halves, a marker counts that no pit stop removes
AHEAD_OF_TIME = 4  #: turns that wear is looked at
GREEN_COST, YELLOW_COST = 120, 90  #: what a pit stop costs
LATE, KEEP_SOLO = 2 * USUAL, 8  #: sectors before the finish until which a Solo card waits for a late lead, and for what
MP = 4  #: bits of the MP left in one lane, see `free_run`


@rule
def pilot(course: Record, state: Record, seat: int, verdict: Array, whim: Record) -> int:
    """The legal action that is worth most."""
    if state.phase == SEGMENT:
        return choose_segment(course, state, seat, verdict)
    if state.phase == ASK_CARD:
        return CARD + (best_card(course, state, seat, int(state.segment)) & 31)
    if state.phase == STEP:
        return choose_step(course, state, seat, verdict)
    if state.phase == PITTING:
        return PIT if is_stop_worth_it(course, state, to_be_asked(state)) else STAY
    if state.phase == DISCARDING:
        return choose_discard(course, state, seat, verdict)
    return choose_among(course, state, seat, verdict)


@rare
def choose_among(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Choices that come up now and then."""
    if state.phase == ASK_REAR or state.phase == ASK_LANE or state.phase == ASK_BACK:
        return choose_lane(course, state, seat, verdict)
    if state.phase == TEAM2:
        return CAR + int(state.id[best_second(course, state, seat)])
    if state.phase == EVENT_CAR:
        return choose_for_event(state, verdict)
    if state.phase == REMOVING:
        return choose_removal(course, state, verdict)
    return first_legal(verdict)


@rule
def first_legal(verdict: Array) -> int:
    action = 0
    while action < ACTIONS - 1 and verdict[action] != LEGAL:
        action += 1
    return action


# What a sector is worth


@rule
def worth_to(course: Record, state: Record, seat: int, car: int) -> int:
    """What a sector for a car is worth: to its own team, and to all others with the opposite sign."""
    return OWN if seat_of(state, car) == seat else -RIVAL[int(course.seats)]


@rule
def way_to_go(course: Record, state: Record, car: int) -> int:
    """Sectors up to the finish."""
    return (int(course.laps) + 1) * int(course.sectors) - int(state.dist[car])


@rule
def worth_of_run(course: Record, state: Record, car: int, sectors: int) -> int:
    """What it is worth to drive so far; the finish is as far as anybody can."""
    left = way_to_go(course, state, car)
    return OWN * left + GOAL if sectors >= left else OWN * sectors


@rule
def worth_of_wear(course: Record, state: Record, car: int, kind: int, sectors: int) -> int:
    """What the marker of a card costs: more with every marker before it, and less towards the end of the race."""
    colour = int(course.wear[kind])
    if colour == NO_WEAR:
        return 0
    turns = min(AHEAD_OF_TIME, (way_to_go(course, state, car) - sectors + USUAL - 1) // USUAL)
    if turns <= 0:
        return 0
    cost = MARKER[min(SIX, markers(state, car))] * turns
    return cost if colour < TEMPORARY else cost * PERMANENT // 2


# Segments and cards


@rare
def choose_segment(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """The car and card that bring most come first; cars that can only retire come last."""
    best, chosen = NEVER, PASS if verdict[PASS] == LEGAL else NOBODY
    for car in range(state.cars):
        action = CAR + int(state.id[car])
        if verdict[action] == LEGAL:
            worth = NEVER + 1
            if not is_worn_out(state, car):
                worth = (best_card(course, state, seat, car) >> 5) + NEVER // 2
            if worth > best:
                best, chosen = worth, action
    return chosen if chosen != NOBODY else first_legal(verdict)


@rare
def best_card(course: Record, state: Record, seat: int, car: int) -> int:
    """The worth of the best card of the hand for a car, with an offset, and in its lowest five bits its kind."""
    best, chosen = NEVER, 0
    for kind in range(KINDS):
        if lowest_in_hand(course, state, seat, kind) != NO_CARD:
            worth = worth_of_card(course, state, seat, car, kind)
            if worth > best:
                best, chosen = worth, kind
    return (best - NEVER // 2) << 5 | chosen


@rule
def worth_of_card(course: Record, state: Record, seat: int, car: int, kind: int) -> int:
    """What a card brings on a car: its own way, that of the line it moves with, and the wear it costs."""
    if state.lane[car] == APRON:
        return OWN * (int(course.exit[kind]) - 1) - OWN * int(course.speed[kind]) // 2
    mp = max(0, int(course.speed[kind]) - speed_penalty(state, car))
    sector, lane, type = sector_of(course, state, car), int(state.lane[car]), int(course.type[kind])
    if links_ahead(type):
        worth = worth_with_lateral(course, state, seat, car, kind, mp)
        if kind == TEAMWORK:
            worth += worth_of_second(course, state, seat, car)
        return worth - worth_of_wear(course, state, car, kind, mp)
    run = free_run(course, state, car, sector, lane, mp, kind)
    worth = worth_of_run(course, state, car, run)
    if kind == CLEAN_AIR:
        worth = max(worth, OWN * way_to_catch_up(course, state, car))
    if type == LEAD:
        worth += run * worth_behind(course, state, seat, car, sector, lane)
    elif way_to_go(course, state, car) > LATE:
        worth -= KEEP_SOLO
    return worth - worth_of_wear(course, state, car, kind, run)


@rule
def way_to_catch_up(course: Record, state: Record, car: int) -> int:
    """TA-RC.4: how far Clean Air could take a car: up to the one before it."""
    ahead, other = NOBODY, next_in_order(state, NOBODY, on_lanes(state))
    while other != car and other != NOBODY:
        ahead = other
        other = next_in_order(state, other, on_lanes(state))
    return 0 if ahead == NOBODY else int(state.dist[ahead]) - 1 - int(state.dist[car])


@rule
def worth_with_lateral(course: Record, state: Record, seat: int, car: int, kind: int, mp: int) -> int:
    """A line from the present lane, or from the one beside it if that is better."""
    sector, lane = sector_of(course, state, car), int(state.lane[car])
    best = worth_of_line(course, state, seat, car, kind, lane, mp, 0)
    if kind != RIDING_CARD and kind != CHASING_CARD:
        for way in range(-1, 2, 2):
            forbidden = (kind == OUTSIDE and way < 0) or (kind == INSIDE and way > 0)
            if 1 <= lane + way <= course.lanes[sector] and not forbidden:
                cost = 0 if kind == RUBBIN else 1 + int(car_at(state, sector, lane + way) != NOBODY)
                if cost <= mp:
                    best = max(best, worth_of_line(course, state, seat, car, kind, lane + way, mp - cost, 0))
    return best


@rare
def worth_of_line(course: Record, state: Record, seat: int, car: int, kind: int, lane: int, mp: int, first: int) -> int:
    """What a line brings that goes `mp` sectors on from a lane of the car's sector, first of all into the lane `first`.

    Cars behind come along all the way; cars ahead as soon as they are met.
    """
    sector = sector_of(course, state, car)
    worth = worth_of_run(course, state, car, mp)
    if course.type[kind] != PURSUIT:
        worth += mp * worth_behind(course, state, seat, car, sector, lane)
    empty = 0
    while empty < mp:
        inner, outer = int(course.ahead[sector, lane, 0]), int(course.ahead[sector, lane, 1])
        if kind == OUTSIDE:
            inner = outer
        elif kind == INSIDE:
            outer = inner
        sector = sector_ahead(course, sector)
        lane = first if first > 0 else better_lane(course, state, seat, car, sector, inner, outer)
        first = 0
        other = car_at(state, sector, lane)
        if other == NOBODY or other == car:
            empty += 1
        else:
            worth += (mp - empty) * worth_to(course, state, seat, other)
    return worth


@rule
def better_lane(course: Record, state: Record, seat: int, car: int, sector: int, inner: int, outer: int) -> int:
    """Of two lanes the one with a car of the own team, otherwise the empty one, otherwise the inner one."""
    best, chosen = NEVER, inner
    for lane in range(inner, outer + 1):
        other = car_at(state, sector, lane)
        worth = 0 if other == NOBODY or other == car else worth_to(course, state, seat, other)
        if worth > best:
            best, chosen = worth, lane
    return chosen


@rule
def worth_behind(course: Record, state: Record, seat: int, car: int, sector: int, lane: int) -> int:
    """What a sector is worth to the cars that stand in line behind a space."""
    worth = 0
    for _ in range(state.cars):
        inner, outer = int(course.behind[sector, lane, 0]), int(course.behind[sector, lane, 1])
        sector = sector_behind(course, sector)
        lane = better_lane(course, state, seat, car, sector, inner, outer)
        other = car_at(state, sector, lane)
        if other == NOBODY or other == car:
            break
        worth += worth_to(course, state, seat, other)
    return worth


@rule
def worth_of_second(course: Record, state: Record, seat: int, car: int) -> int:
    """TA-RC.2: what Teamwork's second car brings."""
    best = 0
    for other in range(state.cars):
        if other != car and seat_of(state, other) == seat and is_on_lanes(state, other):
            best = max(best, worth_of_line(course, state, seat, other, TEAMWORK, int(state.lane[other]), 3, 0))
    return best


@rule
def best_second(course: Record, state: Record, seat: int) -> int:
    best, chosen = NEVER, NOBODY
    for car in range(state.cars):
        if has(state.options, car):
            worth = worth_of_line(course, state, seat, car, TEAMWORK, int(state.lane[car]), 3, 0)
            if worth > best:
                best, chosen = worth, car
    return chosen


# Steps


@rare
def free_run(course: Record, state: Record, car: int, sector: int, lane: int, mp: int, kind: int) -> int:
    """How many sectors a car that moves alone can get on with its MP, by whatever lanes.

    `left` holds, for every lane of a sector, one more than the most MP with which it can be reached; 0: not at all.
    """
    left, sectors = (mp + 1) << (MP * lane), 0
    while True:
        lanes = int(course.lanes[sector])
        for i in range(2 * lanes - 2):  # outward, then inward
            here = i + 1 if i < lanes - 1 else 2 * lanes - 1 - i
            there = here + 1 if i < lanes - 1 else here - 1
            other = car_at(state, sector, there)
            cost = 0 if kind == RUBBIN else 1 if other == NOBODY or other == car else 2
            left = at_least(left, there, ((left >> (MP * here)) & 15) - cost)
        ahead = sector_ahead(course, sector)
        further = 0
        for here in range(1, lanes + 1):
            spare = (left >> (MP * here)) & 15
            for there in range(int(course.ahead[sector, here, 0]), int(course.ahead[sector, here, 1]) + 1):
                other = car_at(state, ahead, there)
                cost = 1 if other == NOBODY or other == car or kind == WORKING else 3
                further = at_least(further, there, spare - cost)
        if further == 0:
            return sectors
        left = further
        sector = ahead
        sectors += 1


@rule
def at_least(left: int, lane: int, spare: int) -> int:
    """The lanes with at least so many MP in one of them."""
    shift = MP * lane
    if spare <= (left >> shift) & 15:
        return left
    return (left & ~(15 << shift)) | spare << shift


@rare
def choose_step(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """The step after which most can still be won."""
    best, chosen = NEVER, NOBODY
    for action in range(F, END + 1):
        if verdict[action] == LEGAL:
            worth = worth_of_step(course, state, seat, action)
            if worth > best:
                best, chosen = worth, action
    return chosen


@rule
def worth_of_step(course: Record, state: Record, seat: int, action: int) -> int:
    """What a step and the rest of the move bring."""
    car, mp, kind = int(state.active), int(state.mp), kind_of(course, state)
    sector, lane = sector_of(course, state, car), int(state.lane[car])
    if action == END:
        return 1
    if action == B:
        return 0
    if action == IN or action == OUT:
        lane += -1 if action == IN else 1
        other = car_at(state, sector, lane) if lane <= course.lanes[sector] else NOBODY
        cost = 0 if kind == RUBBIN else 1 if other == NOBODY else 2
        worth = 0 if other == NOBODY else -ASIDE * worth_to(course, state, seat, other) // OWN
        return worth + worth_from(course, state, seat, sector, lane, mp - cost, 0)
    type = type_of(course, state)
    if links_ahead(type):
        played = kind if kind != NO_CARD else TEAMWORK
        into = action - F
        return 1 + worth_of_line(course, state, seat, car, played, lane, mp, into)
    ahead = sector_ahead(course, sector)
    into = int(course.ahead[sector, lane, 0])
    cost, worth = 1, 0
    if action < IN:
        into = max(into, action - F)
        other = car_at(state, ahead, into)
        if other != NOBODY:
            cost, worth = 3, worth_to(course, state, seat, other)
    elif action < S:
        into = action - X
    else:
        into = max(into, action - S)
        worth = -worth_to(course, state, seat, car_at(state, ahead, into))
    return 1 + worth + worth_from(course, state, seat, ahead, into, mp - cost, 1)


@rule
def worth_from(course: Record, state: Record, seat: int, sector: int, lane: int, mp: int, done: int) -> int:
    """What the rest of a move brings from a space, when `done` sectors are behind it."""
    car, kind = int(state.active), kind_of(course, state)
    if links_ahead(type_of(course, state)):
        return worth_of_line(course, state, seat, car, kind if kind != NO_CARD else TEAMWORK, lane, mp, 0)
    return worth_of_run(course, state, car, done + free_run(course, state, car, sector, lane, mp, kind))


@rule
def choose_lane(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Own cars come along, rivals stay; a car that is pushed back had better be a rival."""
    best, chosen = NEVER, first_legal(verdict)
    for lane in range(1, MOST_LANES + 1):
        if state.phase == ASK_REAR:
            action, other = REAR + lane, car_behind(course, state, tail_of(state), lane)
        elif state.phase == ASK_LANE:
            action, other = LANE + lane, car_ahead(course, state, head_of(course, state), lane)
        else:
            action, other = BACK + lane, car_behind(course, state, int(state.chain[state.chains - 1]), lane)
        if verdict[action] == LEGAL:
            worth = 0 if other == NOBODY else worth_to(course, state, seat, other)
            worth = -worth if state.phase == ASK_BACK else worth
            if worth > best:
                best, chosen = worth, action
    return chosen


# The end of a turn


@rule
def is_stop_worth_it(course: Record, state: Record, car: int) -> bool:
    """Whether the MP that the markers would cost are more than the stop does."""
    fresh, worn = 0, markers(state, car)
    for colour in range(TEMPORARY):
        fresh += int(state.wear[car, colour])
    turns = way_to_go(course, state, car) // USUAL
    saved = OWN * (penalty_of(worn) - penalty_of(worn - fresh)) * turns
    return saved > (YELLOW_COST if state.yellow else GREEN_COST)


@rule
def penalty_of(worn: int) -> int:
    """What markers cost in a turn, with an eye on the one that comes next."""
    return 0 if worn < 2 else 2 if worn == 2 else worn + 1


@rule
def choose_removal(course: Record, state: Record, verdict: Array) -> int:
    """TA-12.1: as many as it takes to have no penalty."""
    if markers(state, stopping_car(state)) > 1:
        for colour in range(TEMPORARY):
            if verdict[REMOVE + colour] == LEGAL:
                return REMOVE + colour
    return DONE


@rule
def choose_for_event(state: Record, verdict: Array) -> int:
    """Markers go to the car with the fewest, and away from the one with most."""
    best, chosen = NEVER, NONE
    for car in range(state.cars):
        if has(state.options, car):
            worth = markers(state, car) if state.event == OVERCAST else -markers(state, car)
            if worth > best:
                best, chosen = worth, CAR + int(state.id[car])
    return chosen


@rule
def choose_discard(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Slow cards make room for others."""
    for kind in range(KINDS):
        if verdict[DISCARD + kind] == LEGAL and course.speed[kind] < 5 and kind != TEAMWORK and kind != WORKING:
            return DISCARD + kind
    return DONE
