"""What a seat may choose in Thunder Alley: each choice with what is certain about it, and where it leads."""

from paddock.engine.glass import FLAG, NONE, UNKNOWN, Column, row
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.thunder import moves
from paddock.games.thunder.cards import KINDS, MOST_CARS, TEMPORARY
from paddock.games.thunder.rules.displacing import retreating_car
from paddock.games.thunder.rules.linking import car_behind, head_of, tail_of
from paddock.games.thunder.rules.moving import (
    FREE_SPACE,
    IN_WAY,
    OUT_WAY,
    forward_cost,
    forward_lane,
    lateral_cost,
    line_lane,
)
from paddock.games.thunder.rules.pits import pit_space, stopping_car, to_be_asked
from paddock.games.thunder.rules.preparation import grid_dist, grid_lane, placed
from paddock.games.thunder.rules.race_cards import clean_air_dist
from paddock.games.thunder.rules.segments import points_with
from paddock.games.thunder.rules.standing import is_last_crossing, slot_of, space_at, space_of
from paddock.games.thunder.rules.wear import is_worn_out
from paddock.games.thunder.state import AIR, ASK_BACK, ASK_REAR, GRID, REMOVING, SEGMENT

(
    CAR,
    RETIRE,
    PASS,
    CARD,
    FORWARD,
    IN,
    OUT,
    DIAGONAL,
    SWAP,
    BUMP,
    END,
    REAR_CAR,
    LANE,
    BACK_LANE,
    STAY,
    PIT,
    NO_CAR,
    REVEAL,
    DISCARD,
    DONE,
    REMOVE,
) = range(21)

ABOUT = Column("car", "cars")
AT = Column("at", "spaces", means="where the car stands, or would stand")
MP_LEFT = Column("mp", means="movement points left after it")
STEP = (
    Column("lane", maybe=True, means="unknown where there is one way"),
    Column("at", "spaces", means="where the active car would stand; where it leaves the track if it finishes"),
    MP_LEFT,
    Column("finishes", FLAG),
)
LED_LANE = ("lane", Column("car", "cars", means="the car that goes there"), AT)

CHOICES = (
    row("car", ABOUT, AT, Column("retires", FLAG, means="it is worn out")),
    row("retire", ABOUT, AT),
    row("pass"),
    row("card", Column("card", "cards"), Column("mp", means="movement points that it gives")),
    row("F", *STEP),
    row("I", AT, MP_LEFT),
    row("O", AT, MP_LEFT),
    row("X", *STEP),
    row("S", *STEP),
    row("B", ABOUT, AT),
    row("END", ABOUT, AT),
    row("rear", "lane", Column("car", "cars", means="the car that is linked; none if nobody stands there"), AT),
    row("lane", *LED_LANE),
    row("back", *LED_LANE),
    row("stay", ABOUT, AT),
    row("pit", ABOUT, Column("at", "spaces", maybe=True, means="on the apron, if that does not depend on markers")),
    row("none"),
    row("events"),
    row("discard", Column("card", "cards")),
    row(
        "done",
        Column("car", "cars", maybe=True, means="whose pit stop it ends; unknown if it ends a discard"),
        Column("at", "spaces", maybe=True, means="on the apron, where the stop takes the car"),
    ),
    row("remove", Column("colour", "colours"), ABOUT, Column("at", "spaces", means="on the apron, if it is the last")),
)

#: Per action its kind, and the columns that say which one it is.
SUBJECTS = (
    *((CAR, id) for id in range(MOST_CARS)),
    *((RETIRE, id) for id in range(MOST_CARS)),
    (PASS,),
    *((CARD, kind) for kind in range(KINDS)),
    (FORWARD,),
    *((FORWARD, lane) for lane in moves.LANES),
    *((IN,), (OUT,)),
    *((DIAGONAL, lane) for lane in moves.LANES),
    (SWAP,),
    *((SWAP, lane) for lane in moves.LANES),
    *((BUMP,), (END,)),
    *((REAR_CAR, lane) for lane in moves.LANES),
    *((LANE, lane) for lane in moves.LANES),
    *((BACK_LANE, lane) for lane in moves.LANES),
    *((STAY,), (PIT,), (RETIRE,), (NO_CAR,), (REVEAL,)),
    *((DISCARD, kind) for kind in range(KINDS)),
    (DONE,),
    *((REMOVE, colour) for colour in range(TEMPORARY)),
)


@rule
def offer(course: Record, state: Record, seat: int, action: int, out: Array) -> int:
    """What a legal action is, and where it leads; the answer is how many numbers that takes."""
    if action < moves.PASS:
        return offer_car(course, state, action, out)
    if action == moves.PASS:
        return choice(out, PASS, 0, 0, 0, 0)
    if action < moves.F:
        kind = action - moves.CARD
        return choice(out, CARD, kind, points_with(course, state, int(state.segment), kind), 0, 0)
    if action <= moves.END:
        return offer_step(course, state, action, out)
    if action < moves.STAY:
        return offer_lane(course, state, action, out)
    if action < moves.NONE:
        return offer_stop(course, state, action, out)
    if action < moves.DISCARD:
        return choice(out, NO_CAR if action == moves.NONE else REVEAL, 0, 0, 0, 0)
    if action < moves.DONE:
        return choice(out, DISCARD, action - moves.DISCARD, 0, 0, 0)
    return offer_removal(course, state, action, out)


@rule
def offer_car(course: Record, state: Record, action: int, out: Array) -> int:
    """AM-3: a car that is named, or retired; on the grid it takes the next space."""
    if action >= moves.RETIRE_CAR:
        id = action - moves.RETIRE_CAR
        return choice(out, RETIRE, id, space_of(course, state, slot_of(state, id)), 0, 0)
    id = action - moves.CAR
    car = slot_of(state, id)
    at = space_of(course, state, car)
    if state.phase == GRID:
        space = placed(state)
        at = space_at(course, grid_dist(course, space), grid_lane(course, space))
    return choice(out, CAR, id, at, int(state.phase == SEGMENT and is_worn_out(state, car)), 0)


@rule
def offer_step(course: Record, state: Record, action: int, out: Array) -> int:
    """AM-4: a step of the active car."""
    active = int(state.active)
    here, own = int(state.dist[active]), int(state.lane[active])
    if action == moves.B or action == moves.END:
        kind = BUMP if action == moves.B else END
        return choice(out, kind, int(state.id[active]), space_of(course, state, active), 0, 0)
    if action == moves.IN or action == moves.OUT:
        way = IN_WAY if action == moves.IN else OUT_WAY
        left = int(state.mp) - lateral_cost(course, state, way)
        return choice(out, IN if action == moves.IN else OUT, space_at(course, here, own + way), left, 0, 0)
    cost = FREE_SPACE
    if action < moves.IN:
        kind, lane = FORWARD, action - moves.F
        into = line_lane(course, state, lane)
        cost = 0 if state.phase == AIR else forward_cost(course, state, lane)
    elif action < moves.S:
        kind, lane = DIAGONAL, action - moves.X
        into = lane
    else:
        kind, lane = SWAP, action - moves.S
        into = forward_lane(course, state, lane)
    finishes = int(is_last_crossing(course, here + 1))
    at = space_at(course, here + 1, into)
    return choice(out, kind, lane if lane > 0 else UNKNOWN, at, int(state.mp) - cost, finishes)


@rare
def offer_lane(course: Record, state: Record, action: int, out: Array) -> int:
    """AM-5: one of several lanes, for a car that is linked or pushed; and where Clean Air puts the active car."""
    if state.phase == ASK_REAR:
        lane, tail = action - moves.REAR, tail_of(state)
        other = car_behind(course, state, tail, lane)
        linked = NONE if other == NONE else int(state.id[other])
        return choice(out, REAR_CAR, lane, linked, space_at(course, int(state.dist[tail]) - 1, lane), 0)
    if state.phase == ASK_BACK:
        lane, last = action - moves.BACK, retreating_car(state)
        return choice(out, BACK_LANE, lane, int(state.id[last]), space_at(course, int(state.dist[last]) - 1, lane), 0)
    lane = action - moves.LANE
    car = int(state.active) if state.phase == AIR else head_of(course, state)
    dist = clean_air_dist(state, car) if state.phase == AIR else int(state.dist[car]) + 1
    return choice(out, LANE, lane, int(state.id[car]), space_at(course, dist, lane), 0)


@rare
def offer_stop(course: Record, state: Record, action: int, out: Array) -> int:
    """TA-9.1.1, TA-4.3.2: the car that is asked; TA-12.1: how far back it goes may not be settled yet."""
    car = to_be_asked(state)
    id, at = int(state.id[car]), space_of(course, state, car)
    if action == moves.PIT:
        return choice(out, PIT, id, UNKNOWN if course.variable_pits else pit_space(course, state, car, 0), 0, 0)
    return choice(out, STAY if action == moves.STAY else RETIRE, id, at, 0, 0)


@rare
def offer_removal(course: Record, state: Record, action: int, out: Array) -> int:
    """TA-12.1: one marker more, or the stop as it is; TA-3.5.6: the end of a discard."""
    if state.phase != REMOVING:
        return choice(out, DONE, UNKNOWN, UNKNOWN, 0, 0)
    car = stopping_car(state)
    if action == moves.DONE:
        return choice(out, DONE, int(state.id[car]), pit_space(course, state, car, 0), 0, 0)
    return choice(out, REMOVE, action - moves.REMOVE, int(state.id[car]), pit_space(course, state, car, 1), 0)


SIZES = tuple(1 + len(choice.columns) for choice in CHOICES)


@rule
def choice(out: Array, kind: int, first: int, second: int, third: int, fourth: int) -> int:
    out[0], out[1], out[2], out[3], out[4] = kind, first, second, third, fourth
    return SIZES[kind]
