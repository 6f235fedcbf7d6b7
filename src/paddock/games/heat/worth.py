"""What a position is worth to every seat, for a search: the share of the others that it will leave behind.

By the pace notes of guide.py: who needs fewer rounds to the finish is likely to be there first, the more likely the
less is left to drive.
"""

import math

from paddock.engine.jit import rule
from paddock.engine.odds import WHOLE, chance_ahead
from paddock.engine.records import Array, Record
from paddock.games.heat.guide import ROUND
from paddock.games.heat.pilot import goal_of, rounds_left
from paddock.games.heat.rules import cars_of, is_in_turn, is_legend, rank_of

AS_GEAR, AS_HEAT = 3, 4  #: a legend gets on about as well as a car in that gear, with so much Heat
SPREAD = 0.45  #: rounds by which cars differ by luck, for one round to drive


@rule
def tick(course: Record, state: Record) -> int:
    """The rounds until now: what the horizon of a search is counted in."""
    return int(state.rounds)


@rule
def worth(course: Record, state: Record, out: Array) -> None:
    """Per seat, out of WHOLE."""
    for seat in range(course.seats):
        beaten = 0.0
        for other in range(cars_of(course)):
            if other != seat:
                beaten += chance_to_beat(course, state, seat, other)
        out[seat] = WHOLE * beaten / max(1, cars_of(course) - 1)


@rule
def chance_to_beat(course: Record, state: Record, seat: int, other: int) -> float:
    if state.place[seat] > 0 or state.place[other] > 0:
        return 1.0 if rank_of(course, state, seat) < rank_of(course, state, other) else 0.0
    mine, theirs = time_to_go(course, state, seat), time_to_go(course, state, other)
    spread = SPREAD * ROUND * math.sqrt(0.5 * (max(0, mine) + max(0, theirs)) / ROUND + 0.25)
    return chance_ahead(theirs - mine, spread)


@rule
def time_to_go(course: Record, state: Record, seat: int) -> int:
    """Until the finish, in parts of a round; a car that has moved in this round has begun the next."""
    goal = goal_of(course, state, seat)
    time = 0
    if state.pos[seat] >= course.finish:
        time = -32 * (int(state.pos[seat]) - int(course.finish))
    else:
        gear, heat = int(state.gear[seat]), int(state.engine[seat])
        if is_legend(course, seat):
            gear, heat = AS_GEAR, AS_HEAT
        time = rounds_left(course, goal - int(state.pos[seat]), gear, heat)
        lap = rounds_left(course, 2 * int(course.spaces), 2, 3) - rounds_left(course, int(course.spaces), 2, 3)
        time += lap * ((int(course.finish) - goal) // int(course.spaces))
    if is_in_turn(state) and not is_waiting(state, seat):
        time += ROUND
    return time


@rule
def is_waiting(state: Record, seat: int) -> bool:
    """Whether a car has yet to move in this round."""
    queue = int(state.queue)
    found = False
    while queue > 0:
        found |= (queue & 15) == seat + 1
        queue >>= 4
    return found
