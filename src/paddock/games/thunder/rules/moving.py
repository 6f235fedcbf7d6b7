"""6.1, 6.3. Movement: which steps the active car may take, what they cost, and how they are carried out."""

from paddock.engine.jit import rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.engine.verdicts import LEGAL
from paddock.games.thunder.cards import CHASING, DRAFT, INSIDE, LEAD, OUTSIDE, RIDING, SLINGSHOT, WORKING
from paddock.games.thunder.events import BUMPED, DROVE, FOLLOWED, IN_LINE, PUSHED, SWAPPED
from paddock.games.thunder.refusals import (
    AM_4,
    RC_3,
    RC_4,
    RC_5,
    RC_6,
    RC_18,
    RC_20,
    RC_21,
    TA_1_3_2,
    TA_6_1_2,
    TA_6_1_4,
    TA_6_1_5,
    TA_6_1_6,
    TA_6_1_8,
    TA_6_4_2,
    TA_6_5_2,
    TA_6_9_1,
    TA_9_4_5,
    TM_7,
    TM_8,
)
from paddock.games.thunder.rules.displacing import move_chain, move_row, push_aside
from paddock.games.thunder.rules.flow import DECIDE, END_MOVE, LOCK, NEXT_STEP, REACH, SHIFT, WALK
from paddock.games.thunder.rules.linking import (
    car_ahead,
    drop_finished,
    follow,
    inner_way,
    lane_towards,
    looks_behind,
    move_to,
    outer_way,
    pull_line,
    push_line,
)
from paddock.games.thunder.rules.race_cards import (
    is_clear_ahead,
    kind_of,
    laterals_are_free,
    links_ahead,
    links_behind,
    type_of,
)
from paddock.games.thunder.rules.standing import (
    car_at,
    cross,
    crossings,
    is_racing,
    lift,
    put,
    seat_of,
    sector_of,
    space_of,
    tell_cars,
    tell_pushed,
)
from paddock.games.thunder.state import (
    AFTER_STEP,
    APRON,
    AT_START,
    BEFORE_STEP,
    DIAGONAL,
    FORWARD,
    INWARD,
    NO_STEP,
    NOBODY,
    OUTWARD,
    STEP,
    SWAP,
)

IN_WAY, OUT_WAY = -1, 1  #: of a lateral step
FREE_SPACE, FRONTAL, LATERAL = 1, 3, 2  #: MP of a step: into an empty space, and by displacement (TA-6.1.5)


# What may be done


@rule
def is_on_apron(state: Record) -> bool:
    return bool(state.lane[state.active] == APRON)


@rule
def why_not_forward(course: Record, state: Record, lane: int) -> int:
    """TA-4.5.2, TA-4.5.3, TA-6.1.2, TA-6.1.5, AM-4, AR-65: `F` where there is one way, `F l` where there are two."""
    if is_on_apron(state):
        return TA_9_4_5
    if state.mp < FREE_SPACE:
        return TA_6_1_5
    linked = links_ahead(type_of(course, state))
    if linked and state.fronts > 0:
        return LEGAL if lane == 0 else TA_6_9_1
    active = int(state.active)
    inner, outer = inner_way(course, state, active), outer_way(course, state, active)
    if lane == 0 and inner != outer:
        return AM_4
    if lane != 0 and not inner <= lane <= outer:
        return why_not_way(course, state, lane)
    if lane != 0 and inner == outer:
        return AM_4
    return LEGAL if forward_cost(course, state, lane) <= state.mp else TA_6_1_5


@rule
def why_not_on(course: Record, state: Record, lane: int) -> int:
    """TA-RC.4 with `clean_air_any`: `F` and `F l` into a sector without cars, for nothing."""
    active = int(state.active)
    inner, outer = inner_way(course, state, active), outer_way(course, state, active)
    if not is_clear_ahead(course, state, active) or (lane != 0 and not inner <= lane <= outer):
        return RC_4
    return LEGAL if (lane == 0) == (inner == outer) else AM_4


@rule
def forward_lane(course: Record, state: Record, lane: int) -> int:
    """AM-4: the lane of the next sector that a step leads to; 0 where there is one way."""
    return lane if lane > 0 else inner_way(course, state, int(state.active))


@rule
def line_lane(course: Record, state: Record, lane: int) -> int:
    """TA-6.4.3 (2), AR-18: the same, or, with cars linked ahead, the lane of the space that they leave."""
    if state.fronts == 0 or not links_ahead(type_of(course, state)):
        return forward_lane(course, state, lane)
    first = int(state.front[0])
    return lane_towards(course, state, int(state.active), sector_of(course, state, first), int(state.lane[first]))


@rule
def forward_cost(course: Record, state: Record, lane: int) -> int:
    """TA-6.1.5, TA-6.1.7, TA-6.2.3, TA-6.8.1: cars that are linked cost nothing more, others have to be displaced."""
    if links_ahead(type_of(course, state)):
        return FREE_SPACE
    other = car_ahead(course, state, int(state.active), forward_lane(course, state, lane))
    return FREE_SPACE if other == NOBODY else FRONTAL


@rule
def why_not_way(course: Record, state: Record, lane: int) -> int:
    """TA-RC.20, TA-RC.21: a lane that the card keeps the car from, or one that its space does not lead to."""
    ahead = course.ahead[sector_of(course, state, int(state.active)), state.lane[state.active]]
    if ahead[0] <= lane <= ahead[1]:
        return RC_20 if kind_of(course, state) == OUTSIDE else RC_21
    return TA_6_1_2


@rule
def why_not_aside(course: Record, state: Record, way: int) -> int:
    """TA-6.4.2, TA-6.5.2, TA-6.1.4, TM-8: a lateral step, whatever it costs."""
    if state.locked:
        return TA_6_4_2 if type_of(course, state) == DRAFT else TA_6_5_2
    kind = kind_of(course, state)
    if kind == RIDING:
        return RC_3
    if kind == CHASING:
        return RC_6
    if kind == OUTSIDE and way == IN_WAY:
        return RC_20
    if kind == INSIDE and way == OUT_WAY:
        return RC_21
    lane = int(state.lane[state.active]) + way
    if lane < 1:
        return TA_1_3_2
    if lane > course.lanes[sector_of(course, state, int(state.active))]:
        return TM_8
    return TA_6_1_4 if (int(state.entered) >> lane) & 1 else LEGAL


@rule
def why_not_lateral(course: Record, state: Record, way: int) -> int:
    """TA-6.1.5, TA-6.1.7, TA-9.4.6, AR-35:
    `I` and `O`: 1 MP, 2 with displacement, 0 with Rubbin' is Racin'; out of the pits only outward.
    """
    if is_on_apron(state):
        return LEGAL if way == OUT_WAY else TA_9_4_5
    why = why_not_aside(course, state, way)
    if why != LEGAL:
        return why
    return LEGAL if lateral_cost(course, state, way) <= state.mp else TA_6_1_5


@rule
def lateral_cost(course: Record, state: Record, way: int) -> int:
    """TA-6.1.5, TA-6.7.1, TA-RC.1, AR-28: what a step aside costs, by whether it displaces a car."""
    if laterals_are_free(course, state):
        return 0
    active = int(state.active)
    other = car_at(state, sector_of(course, state, active), int(state.lane[active]) + way)
    return FREE_SPACE if other == NOBODY else LATERAL


@rule
def why_not_diagonal(course: Record, state: Record, lane: int) -> int:
    """TA-RC.18, TM-7, AR-26: `X l`, once, into an empty space beside those that the car could drive to."""
    if is_on_apron(state):
        return TA_9_4_5
    if kind_of(course, state) != SLINGSHOT:
        return TA_6_1_2
    if state.swerved:
        return RC_18
    if state.mp < FREE_SPACE:
        return TA_6_1_5
    active = int(state.active)
    sector = sector_of(course, state, active)
    ahead = course.ahead[sector, state.lane[active]]
    most = int(course.lanes[(sector + 1) % int(course.sectors)])
    if lane > most or (lane != ahead[0] - 1 and lane != ahead[1] + 1):
        return TM_7
    return LEGAL if car_ahead(course, state, active, lane) == NOBODY else RC_18


@rule
def why_not_swap(course: Record, state: Record, lane: int) -> int:
    """TA-RC.5, AR-25: `S` where there is one way, `S l` where there are two: with a car directly ahead."""
    if is_on_apron(state):
        return TA_9_4_5
    if kind_of(course, state) != WORKING:
        return TA_6_1_2
    if state.mp < FREE_SPACE:
        return TA_6_1_5
    active = int(state.active)
    inner, outer = inner_way(course, state, active), outer_way(course, state, active)
    if lane != 0 and not inner <= lane <= outer:
        return TA_6_1_2
    if (lane == 0) != (inner == outer):
        return AM_4
    return RC_5 if car_ahead(course, state, active, max(lane, inner)) == NOBODY else LEGAL


@rule
def why_not_bump(course: Record, state: Record) -> int:
    """TA-6.1.8, AR-22: `B`: too few MP for a displacement that the car could otherwise make."""
    if is_on_apron(state):
        return TA_9_4_5
    active = int(state.active)
    if 1 <= state.mp < FRONTAL and not links_ahead(type_of(course, state)):
        for lane in range(inner_way(course, state, active), outer_way(course, state, active) + 1):
            if car_ahead(course, state, active, lane) != NOBODY:
                return LEGAL
    if state.mp == 1:
        for way in range(IN_WAY, OUT_WAY + 1, 2):
            if why_not_aside(course, state, way) == LEGAL and lateral_cost(course, state, way) == LATERAL:
                return LEGAL
    return TA_6_1_8


@rule
def why_not_end(state: Record) -> int:
    """TA-6.1.6, AM-4: `END` only when all MP are spent."""
    return LEGAL if state.mp == 0 else TA_6_1_6


# How a move goes


@rule
def begin_move(course: Record, state: Record, car: int, mp: int) -> int:
    """TA-6.1.4, AR-15, AR-21: a fresh move; TA-6.6.2: with Lead the followers are found before any step."""
    state.active = car
    state.mp = mp
    state.entered = 1 << int(state.lane[car])
    state.begun = 0
    state.locked = 0
    state.swerved = 0
    state.front[:] = 0
    state.fronts = 0
    state.rear[:] = 0
    state.rears = 0
    state.step = NO_STEP
    if type_of(course, state) == LEAD and mp > 0:
        state.walk = AT_START
        return WALK
    return NEXT_STEP


@rule
def next_step(course: Record, state: Record) -> int:
    """AM-4: the move ends with its last MP, or with its car, unless a free lateral step is left."""
    state.step = NO_STEP
    state.into = 0
    state.target = 0
    if state.chains > 0:
        state.chain[:] = 0
    state.chains = 0
    state.retreat = 0
    state.walk = AT_START
    if not is_racing(state, int(state.active)):
        return END_MOVE
    if state.mp == 0:
        free = laterals_are_free(course, state) and (
            why_not_lateral(course, state, IN_WAY) == LEGAL or why_not_lateral(course, state, OUT_WAY) == LEGAL
        )
        if not free:
            return END_MOVE
    state.phase = STEP
    return DECIDE


@rule
def step_forward(course: Record, state: Record, lane: int) -> int:
    """TA-6.1.5, TA-6.4.3, TA-6.8.4: `F`: what has to be found out before everything moves."""
    active = int(state.active)
    state.step = FORWARD
    state.into = forward_lane(course, state, lane)
    if links_ahead(type_of(course, state)):
        first = state.begun == 0
        state.begun = 1
        if first and links_behind(type_of(course, state)):
            state.walk = BEFORE_STEP
            return WALK
        return REACH
    other = car_ahead(course, state, active, int(state.into))
    if other == NOBODY:
        return SHIFT
    state.chain[0] = other
    state.chains = 1
    return REACH


@rule
def step_aside(course: Record, state: Record, way: int) -> int:
    """TA-6.7.8: `I` and `O`."""
    state.step = INWARD if way == IN_WAY else OUTWARD
    state.into = int(state.lane[state.active]) + way
    return push_aside(course, state, int(state.into), way)


@rule
def step_across(course: Record, state: Record, lane: int) -> int:
    """TA-RC.18: `X`."""
    state.step = DIAGONAL
    state.into = lane
    state.swerved = 1
    return SHIFT


@rule
def step_past(course: Record, state: Record, lane: int) -> int:
    """TA-RC.5: `S`."""
    state.step = SWAP
    state.into = forward_lane(course, state, lane)
    return SHIFT


@rule
def bump(state: Record, log: Record) -> int:
    """TA-6.1.8: all MP are lost, nothing moves."""
    active = int(state.active)
    tell(log, BUMPED, seat_of(state, active), int(state.id[active]), int(state.mp), 0)
    state.mp = 0
    return END_MOVE


@rule
def cost_of_step(course: Record, state: Record) -> int:
    """TA-6.1.5: what the step in progress costs, before anything has moved."""
    if state.step == INWARD:
        return lateral_cost(course, state, IN_WAY)
    if state.step == OUTWARD:
        return lateral_cost(course, state, OUT_WAY)
    return FRONTAL if state.chains > 0 else FREE_SPACE


@rule
def shift(course: Record, state: Record, log: Record) -> int:
    """AM-6, TA-6.7.7: everything moves: cars out of the way, the line ahead, the active car, the line behind."""
    active = int(state.active)
    state.mp -= cost_of_step(course, state)
    sector, lane = sector_of(course, state, active), int(state.lane[active])
    move_chain(course, state, log)
    if state.step == INWARD or state.step == OUTWARD:
        way = IN_WAY if state.step == INWARD else OUT_WAY
        move_row(course, state, int(state.into), way, log)
        state.entered |= 1 << int(state.into)
        move_to(course, state, active, 0, int(state.into), log)
    else:
        step_on(course, state, log)
        state.entered = 1 << max(0, int(state.lane[active]))
    pull_line(course, state, sector, lane, log)
    tell_step(course, state, log)
    drop_finished(state)
    if not is_racing(state, active):
        coast(course, state, log)
        return NEXT_STEP
    if looks_behind(course, state):
        state.walk = AFTER_STEP
        return WALK
    return LOCK


@rule
def step_on(course: Record, state: Record, log: Record) -> None:
    """The active car goes into the next sector: pushing a line, past a car, or alone."""
    active = int(state.active)
    if state.step == SWAP:
        change_places(course, state, log)
    elif state.fronts > 0:
        first = int(state.front[0])
        sector, lane = sector_of(course, state, first), int(state.lane[first])
        state.into = lane
        push_line(course, state, log)
        follow(course, state, active, sector, lane, log)
    else:
        move_to(course, state, active, 1, int(state.into), log)


@rule
def change_places(course: Record, state: Record, log: Record) -> None:
    """TA-RC.5: the active car and the one ahead change places; each one's crossings follow its own way."""
    active = int(state.active)
    other = car_ahead(course, state, active, int(state.into))
    dist, lane = int(state.dist[active]), int(state.lane[active])
    back = int(state.dist[other]) - 1
    lift(course, state, active)
    lift(course, state, other)
    put(course, state, other, back, lane)
    put(course, state, active, dist + 1, int(state.into))
    tell_pushed(course, state, log, SWAPPED, other)
    cross(course, state, active, log)


@rule
def tell_step(course: Record, state: Record, log: Record) -> None:
    """What everybody saw: the active car, those it pushed as a line, those that followed."""
    active = int(state.active)
    seat = seat_of(state, active)
    tell(log, DROVE, seat, int(state.id[active]), int(state.step), space_of(course, state, active))
    tell_more(log, 3, int(state.mp))
    tell_more(log, 4, crossings(course, state, active))
    if state.fronts > 0 and state.step == FORWARD:
        tell_cars(course, state, log, PUSHED, seat, active, IN_LINE, state.front, int(state.fronts))
    if state.rears > 0:
        tell_cars(course, state, log, FOLLOWED, seat, active, 0, state.rear, int(state.rears))


@rule
def coast(course: Record, state: Record, log: Record) -> None:
    """TA-10.1.3, AR-9: the active car has finished; for every MP left the line behind it comes on one space.

    Its first car goes over the line where the active car did. A car that does not finish by that ends the move.
    """
    active, lane = int(state.active), int(state.into)
    if not links_behind(type_of(course, state)):
        state.mp = 0
    while state.mp > 0 and state.rears > 0:
        state.mp -= 1
        first = int(state.rear[0])
        pull_line(course, state, 0, lane, log)
        tell_cars(course, state, log, FOLLOWED, seat_of(state, active), active, 0, state.rear, int(state.rears))
        drop_finished(state)
        if is_racing(state, first) and sector_of(course, state, first) == 0:
            state.rears = 0
    state.mp = 0
    state.rears = 0
    state.fronts = 0
