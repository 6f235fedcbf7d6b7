"""A driver for HEAT: weighs every choice by the rounds that it would still need, by the pace notes of guide.py.

It looks only at what its seat may know: its own hand and what its own deck can still give, the engines, and where the
cars stand. All worths are parts of a round, of which fewer are better.
"""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.heat.cards import (
    BASICS,
    COOLDOWN_OF,
    DISCARDABLE,
    GEARS,
    VALUES,
    S,
)
from paddock.games.heat.conditions import MOST_SLIP
from paddock.games.heat.guide import HEATS
from paddock.games.heat.moves import (
    ADR_COOL,
    ADR_MOVE,
    BOOST,
    CARD,
    COOLDOWN,
    COOLDOWNS,
    DISCARD,
    END_DISCARD,
    END_REACT,
    GEAR,
    SLIP_FURTHER,
    SLIP_NO,
    SLIP_YES,
    WEATHER_COOL,
)
from paddock.games.heat.rules import (
    LEGAL,
    SLIPSTREAM_SPACES,
    boost_cost,
    cost_of,
    has_modules,
    heat_in_hand,
    lap_start,
    longest_slipstream,
    reached,
    reached_from,
    shift_cost,
    slip_spaces,
    why_not_slipstream,
)
from paddock.games.heat.state import PLAN, REACT, SLIP, THINKING

NEVER = 1 << 24
CARD_OF_PLAN = 255  #: the bits of `best_plan` that name a card; its worth is above them

# What things cost, in parts of a round. The numbers were found by trial: some hundred changes at random, each kept if
# it won more of about 20,000 races against the driver before it, with 2 and with 4 cars on the four boards of the box.
SPIN = 257  #: a spin, beside the way back
OVERSHOOT = 32  #: what a space beyond the finish saves
RID_OF_STRESS = 9  #: what playing a Stress saves
HOT_HAND = 17  #: a Heat card that stays in the hand
EIGHTH_OF_VALUE = 20  #: eight points of value that leave the hand
FIVE = 30  #: the fastest card of all that leaves the hand, beside its value

# Spaces to the next corner from which on a card is too slow to keep.
TOO_SLOW = (4, 93, NEVER, NEVER, 0, NEVER)  #: by kind: 1, 2, 3, 4, U0, U5


@rule
def pilot(course: Record, state: Record, seat: int, verdict: Array, whim: Record) -> int:
    """The legal action that needs the fewest rounds."""
    if state.phase == PLAN:
        return plan(course, state, seat, verdict)
    if state.phase == REACT:
        return react(course, state, seat, verdict)
    if state.phase == SLIP:
        return slip(course, state, seat, verdict)
    return refill(course, state, seat, verdict)


# What a position is worth


@rule
def goal_of(course: Record, state: Record, seat: int) -> int:
    """The finish, or the same line in an earlier lap: the table knows no more than the last two."""
    goal = int(course.finish)
    while goal - int(state.pos[seat]) > 2 * int(course.spaces):
        goal -= int(course.spaces)
    return goal


@rule
def rounds_left(course: Record, distance: int, gear: int, heat: int) -> int:
    return int(course.guide[(distance * GEARS + gear - 1) * HEATS + min(heat, HEATS - 1)])


@rule
def worth_of_turn(
    course: Record, state: Record, goal: int, start: int, end: int, speed: int, gear: int, heat: int
) -> int:
    """What is left to drive after a turn from `start` to `end`: corners are paid for, or end it."""
    lap = lap_start(course, start)
    last = min(end, int(course.finish) - 1)
    while lap <= last:
        for corner in range(course.corners):
            line = lap + int(course.line[corner])
            if start < line <= last:
                cost = cost_of(course, state, corner, speed)
                if cost > heat:
                    return SPIN + rounds_left(course, goal - line + 1, 1, 0)
                heat -= cost
        lap += int(course.spaces)
    if end >= course.finish:
        return -OVERSHOOT * (end - int(course.finish))
    return rounds_left(course, goal - end, gear, heat)


@rule
def worth_with_flips(
    course: Record, state: Record, seat: int, goal: int, speed: int, flips: int, gear: int, heat: int
) -> int:
    """The same in the mean over what the own deck gives for Stress; a third Stress counts as the mean of one."""
    start = int(state.pos[seat])
    if flips == 0:
        return worth_of_turn(course, state, goal, start, start + speed, speed, gear, heat)
    weights, total = 0, 0
    if flips > 2:
        speed += (flips - 2) * 5 // 2
    for one in range(1, 5):
        weight = basics_left(state, seat, one - 1)
        if flips == 1:
            total += weight * worth_of_turn(course, state, goal, start, start + speed + one, speed + one, gear, heat)
            weights += weight
        else:
            for other in range(1, 5):
                both = weight * basics_left(state, seat, other - 1)
                fast = speed + one + other
                total += both * worth_of_turn(course, state, goal, start, start + fast, fast, gear, heat)
                weights += both
    return total // max(1, weights)


@rule
def basics_left(state: Record, seat: int, kind: int) -> int:
    """How likely a flip gives this card, in parts; from a fresh deck when the present one has none."""
    left = 0
    for basic in range(BASICS):
        left += int(state.deck[seat, basic])
    return int(state.deck[seat, kind]) if left > 0 else 1


# 1-2. Plan


@rule
def plan(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """The gear and the cards of the best plan; a plan is found again at each of its choices."""
    goal = goal_of(course, state, seat)
    if state.plan[seat] == THINKING:
        best, chosen = NEVER, 0
        for gear in range(1, GEARS + 1):
            if verdict[GEAR + gear - 1] == LEGAL:
                heat = int(state.engine[seat]) - shift_cost(course, state, seat, gear)
                worth = best_plan(course, state, seat, goal, gear, gear, heat) >> 8
                if worth < best or chosen == 0:
                    best, chosen = worth, gear
        return GEAR + chosen - 1
    gear = int(state.gear[seat])
    found = best_plan(course, state, seat, goal, gear, gear - int(state.plays[seat]), int(state.engine[seat]))
    return CARD + (found & CARD_OF_PLAN)


@rare
def best_plan(course: Record, state: Record, seat: int, goal: int, gear: int, cards: int, heat: int) -> int:
    """The worth of the best cards to complete a plan, and in its lowest eight bits one of them."""
    hand = state.hand[seat]
    speed, flips = 0, 0
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        speed += VALUES[kind]
        flips += kind == S
    hot = heat_in_hand(state, seat)
    cooled = min(hot, COOLDOWN_OF[gear])
    best, chosen = NEVER, 0
    # Every way to take that many cards: so many of each kind, the last kind taking what is still missing.
    for ones in range(min(cards, int(hand[0])) + 1):
        for twos in range(min(cards - ones, int(hand[1])) + 1):
            for threes in range(min(cards - ones - twos, int(hand[2])) + 1):
                for fours in range(min(cards - ones - twos - threes, int(hand[3])) + 1):
                    basics = ones + twos + threes + fours
                    for zero in range(min(cards - basics, int(hand[4])) + 1):
                        for five in range(min(cards - basics - zero, int(hand[5])) + 1):
                            stress = cards - basics - zero - five
                            if stress <= hand[S]:
                                fast = speed + ones + 2 * twos + 3 * threes + 4 * fours + 5 * five
                                worth = worth_with_flips(course, state, seat, goal, fast, flips + stress, gear, heat)
                                worth += EIGHTH_OF_VALUE * fast // 8 + FIVE * five
                                worth += HOT_HAND * (hot - cooled) - RID_OF_STRESS * stress
                                if worth < best:
                                    best = worth
                                    chosen = first_of(ones, twos, threes, fours, zero, five)
    return best << 8 | chosen


@rule
def first_of(ones: int, twos: int, threes: int, fours: int, zero: int, five: int) -> int:
    """The kind of a card of a plan."""
    if five > 0:
        return 5
    if fours > 0:
        return 3
    if threes > 0:
        return 2
    if twos > 0:
        return 1
    if ones > 0:
        return 0
    return 4 if zero > 0 else S


# 4-6. React and slipstream


@rule
def react(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Cool what can be cooled; then the best of a boost, the adrenaline move, and nothing."""
    for cards in range(COOLDOWNS, 0, -1):
        if verdict[COOLDOWN + cards - 1] == LEGAL:
            return COOLDOWN + cards - 1
    if verdict[ADR_COOL] == LEGAL:
        return ADR_COOL
    if has_modules(state) and verdict[WEATHER_COOL] == LEGAL:
        return WEATHER_COOL
    goal = goal_of(course, state, seat)
    best, chosen = worth_of_standing(course, state, seat, goal, 0, 0, 0), END_REACT
    if verdict[ADR_MOVE] == LEGAL:
        worth = worth_of_standing(course, state, seat, goal, 1, 1, 0)
        if worth < best:
            best, chosen = worth, ADR_MOVE
    if verdict[BOOST] == LEGAL:
        total, weights = 0, 0
        cost = boost_cost(course, state, seat)
        for value in range(1, 5):
            weight = basics_left(state, seat, value - 1)
            total += weight * worth_of_standing(course, state, seat, goal, value, value, cost)
            weights += weight
        if total // max(1, weights) < best:
            chosen = BOOST
    return chosen


@rule
def worth_of_standing(course: Record, state: Record, seat: int, goal: int, spaces: int, speed: int, paid: int) -> int:
    """What is left after the turn if the car drives on so far, and then takes a slipstream if that is better."""
    start, gear, heat = int(state.start), int(state.gear[seat]), int(state.engine[seat]) - paid
    end = reached(course, state, seat, spaces)
    fast = int(state.speed) + speed
    worth = worth_of_turn(course, state, goal, start, end, fast, gear, heat)
    for length in range(SLIPSTREAM_SPACES, longest_slipstream(course, state, end) + 1):
        if why_not_slipstream(course, state, seat, end, length) == LEGAL:
            further = reached_from(course, state, seat, end, length)
            worth = min(worth, worth_of_turn(course, state, goal, start, further, fast, gear, heat))
    return worth


@rule
def slip(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Whether two spaces, or more where they are offered, are worth what they cost."""
    goal = goal_of(course, state, seat)
    start, gear, heat = int(state.start), int(state.gear[seat]), int(state.engine[seat])
    here, speed = int(state.pos[seat]), int(state.speed)
    best, chosen = worth_of_turn(course, state, goal, start, here, speed, gear, heat), SLIP_NO
    if verdict[SLIP_YES] == LEGAL:
        end = reached(course, state, seat, SLIPSTREAM_SPACES)
        worth = worth_of_turn(course, state, goal, start, end, speed, gear, heat)
        if worth < best:
            best, chosen = worth, SLIP_YES
    if has_modules(state):
        for action in range(SLIP_FURTHER, SLIP_FURTHER + MOST_SLIP):
            if verdict[action] == LEGAL:
                end = reached(course, state, seat, slip_spaces(action))
                worth = worth_of_turn(course, state, goal, start, end, speed, gear, heat)
                if worth < best:
                    best, chosen = worth, action
    return chosen


# 8. Discard


@rule
def refill(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Slow cards make room for others, unless a corner is near that needs them."""
    ahead = next_corner(course, int(state.pos[seat]))
    for kind in range(DISCARDABLE):
        if verdict[DISCARD + kind] == LEGAL and ahead > TOO_SLOW[kind]:
            return DISCARD + kind
    return END_DISCARD


@rule
def next_corner(course: Record, pos: int) -> int:
    """HEAT-T.6: how far the next corner line is."""
    lap = lap_start(course, pos)
    for _ in range(2):
        for corner in range(course.corners):
            line = lap + int(course.line[corner])
            if line > pos:
                return line - pos
        lap += int(course.spaces)
    return 0
