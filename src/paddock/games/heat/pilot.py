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
from paddock.games.heat.guide import HEATS
from paddock.games.heat.moves import (
    ACCELERATE,
    ADR_COOL,
    ADR_MOVE,
    BOOST,
    CARD,
    CARD_OF_GARAGE,
    COOL,
    COOLDOWN,
    COOLDOWNS,
    DIRECT,
    DISCARD,
    DISCARD_OF_GARAGE,
    DRAFT,
    DROP,
    END_DISCARD,
    END_REACT,
    GEAR,
    GIVE,
    MULLIGAN,
    PAY,
    REDUCE,
    REFRESH,
    SALVAGE,
    SLIP_NO,
    SUPER_COOL,
    TAKE,
    VALUE,
    WEATHER_COOL,
)
from paddock.games.heat.rules import (
    LEGAL,
    SLIPSTREAM_SPACES,
    boost_cost,
    cost_of,
    empty_spaces_ahead,
    has_garage,
    has_modules,
    heat_in_hand,
    is_heat,
    lap_start,
    limit_change,
    longest_action,
    longest_slipstream,
    on_card,
    only_value,
    open_cost,
    reached,
    reached_from,
    shift_cost,
    slip_action,
    why_not_slipstream,
)
from paddock.games.heat.state import (
    CHOOSING_VALUE,
    DRAFTING,
    GIVING_UP,
    KIND,
    PLAN,
    REACT,
    SHORT_OF_HEAT,
    SLIP,
    THINKING,
)
from paddock.games.heat.upgrade_cards import (
    COLUMNS,
    FIRST_SLOT,
    GARAGE_KINDS,
    MOST_MARKET,
    MOST_VALUE,
    SLOTS,
)
from paddock.games.heat.upgrade_cards import (
    COOL as COOL_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    HEAT as HEAT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    LIMIT as LIMIT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    PLUS as PLUS_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    STRESS as STRESS_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    SUPER as SUPER_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    VALUES as PRINTED,
)

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

WORTH_SALVAGING = 3  #: about how fast a card must be to be wanted back in the deck

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
    if has_garage(state):
        if state.phase == CHOOSING_VALUE:
            return choose(course, state, seat, verdict)
        if state.phase == SHORT_OF_HEAT:
            return go_without(course, state, seat, verdict)
        if state.phase == DRAFTING or state.phase == GIVING_UP:
            return collect(course, state, seat, verdict)
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
    course: Record, state: Record, goal: int, start: int, end: int, speed: int, gear: int, heat: int, change: int
) -> int:
    """What is left to drive after a turn from `start` to `end`: corners are paid for, or end it."""
    lap = lap_start(course, start)
    last = min(end, int(course.finish) - 1)
    while lap <= last:
        for corner in range(course.corners):
            line = lap + int(course.line[corner])
            if start < line <= last:
                cost = cost_of(course, state, corner, speed, change)
                if cost > heat:
                    return SPIN + rounds_left(course, goal - line + 1, 1, 0)
                heat -= cost
        lap += int(course.spaces)
    if end >= course.finish:
        return -OVERSHOOT * (end - int(course.finish))
    return rounds_left(course, goal - end, gear, heat)


@rule
def worth_with_flips(
    course: Record, state: Record, seat: int, goal: int, speed: int, flips: int, gear: int, heat: int, change: int
) -> int:
    """The same in the mean over what the own deck gives for Stress; a third Stress counts as the mean of one."""
    start = int(state.pos[seat])
    if flips == 0:
        return worth_of_turn(course, state, goal, start, start + speed, speed, gear, heat, change)
    weights, total = 0, 0
    if flips > 2:
        speed += (flips - 2) * 5 // 2
    for one in range(1, 5):
        weight = basics_left(state, seat, one - 1)
        if flips == 1:
            end = start + speed + one
            total += weight * worth_of_turn(course, state, goal, start, end, speed + one, gear, heat, change)
            weights += weight
        else:
            for other in range(1, 5):
                both = weight * basics_left(state, seat, other - 1)
                fast = speed + one + other
                total += both * worth_of_turn(course, state, goal, start, start + fast, fast, gear, heat, change)
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
        if has_garage(state) and verdict[MULLIGAN] == LEGAL and is_hopeless(course, state, seat):
            return MULLIGAN
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
    kind = found & CARD_OF_PLAN
    if has_garage(state) and kind >= FIRST_SLOT:
        return CARD_OF_GARAGE + kind - FIRST_SLOT
    return CARD + kind


@rule
def is_hopeless(course: Record, state: Record, seat: int) -> bool:
    """HEAT-G.14: a hand of which more than half are Stress and Heat is worth a Heat to be rid of."""
    return bool(2 * (int(state.hand[seat, S]) + heat_in_hand(course, state, seat)) > state.held[seat])


@rare
def best_plan(course: Record, state: Record, seat: int, goal: int, gear: int, cards: int, heat: int) -> int:
    """The worth of the best cards to complete a plan, and in its lowest eight bits one of them."""
    hand = state.hand[seat]
    speed, flips, laid = 0, 0, 0
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        if kind < FIRST_SLOT:
            speed += VALUES[kind]
            flips += kind == S
        else:
            laid |= 1 << (kind - FIRST_SLOT)
    hot = heat_in_hand(course, state, seat)
    best, chosen = NEVER, 0
    for some in range(1 << SLOTS if has_garage(state) else 1):
        upgrades = upgrades_in(course, state, seat, some)
        if upgrades < 0 or upgrades > cards:
            continue
        own, left = laid | some, cards - upgrades
        cooled = min(hot, COOLDOWN_OF[gear] + symbols_of(course, state, seat, own, COOL_SYMBOL))
        engine = heat_beside(course, state, seat, own, heat, hot)
        if engine < 0:
            continue
        change = symbols_of(course, state, seat, own, LIMIT_SYMBOL)
        more = flips + symbols_of(course, state, seat, own, PLUS_SYMBOL)
        sums = sums_of(course, state, seat, own)
        reduced = min(int(hand[S]), symbols_of(course, state, seat, own, STRESS_SYMBOL))
        # Every way to take that many cards: so many of each kind, the last kind taking what is still missing.
        for ones in range(min(left, int(hand[0])) + 1):
            for twos in range(min(left - ones, int(hand[1])) + 1):
                for threes in range(min(left - ones - twos, int(hand[2])) + 1):
                    for fours in range(min(left - ones - twos - threes, int(hand[3])) + 1):
                        basics = ones + twos + threes + fours
                        for zero in range(min(left - basics, int(hand[4])) + 1):
                            for five in range(min(left - basics - zero, int(hand[5])) + 1):
                                stress = left - basics - zero - five
                                if stress <= hand[S]:
                                    fast = speed + ones + 2 * twos + 3 * threes + 4 * fours + 5 * five
                                    worth = worth_of_sums(
                                        course, state, seat, goal, fast, more + stress, gear, engine, change, sums
                                    )
                                    worth += FIVE * five + HOT_HAND * (hot - cooled)
                                    worth -= RID_OF_STRESS * (stress + reduced)
                                    if worth < best:
                                        best = worth
                                        chosen = first_of(ones, twos, threes, fours, zero, five)
                                        if upgrades > 0:
                                            chosen = FIRST_SLOT + first_slot(some)
    return best << 8 | chosen


@rule
def worth_of_sums(
    course: Record,
    state: Record,
    seat: int,
    goal: int,
    speed: int,
    flips: int,
    gear: int,
    heat: int,
    change: int,
    sums: int,
) -> int:
    """The best of all that upgrades with a choice of values can add up to; each sum is a bit."""
    best = NEVER
    more = 0
    while sums > 0:
        if sums & 1:
            fast = speed + more
            worth = worth_with_flips(course, state, seat, goal, fast, flips, gear, heat, change)
            best = min(best, worth + EIGHTH_OF_VALUE * fast // 8)
        sums >>= 1
        more += 1
    return best


@rule
def upgrades_in(course: Record, state: Record, seat: int, some: int) -> int:
    """HEAT-G.12: how many upgrades these slots are, or a negative number if one can't be played from the hand."""
    count = 0
    for slot in range(SLOTS):
        if (some >> slot) & 1:
            kind = FIRST_SLOT + slot
            if state.hand[seat, kind] == 0 or is_heat(course, state, seat, kind):
                return -1
            count += 1
    return count


@rule
def first_slot(some: int) -> int:
    """The lowest slot of some."""
    slot = 0
    while not (some >> slot) & 1:
        slot += 1
    return slot


@rule
def symbols_of(course: Record, state: Record, seat: int, some: int, symbol: int) -> int:
    """How much of a symbol stands on the cards of some slots."""
    total = 0
    if has_garage(state):
        for slot in range(SLOTS):
            if (some >> slot) & 1:
                total += on_card(course, state, seat, FIRST_SLOT + slot, symbol)
    return total


@rule
def sums_of(course: Record, state: Record, seat: int, some: int) -> int:
    """HEAT-Y.2: what the values of some slots can add up to, as bits."""
    sums = 1
    if has_garage(state):
        for slot in range(SLOTS):
            printed = on_card(course, state, seat, FIRST_SLOT + slot, PRINTED)
            if (some >> slot) & 1 and printed != 0:
                added = 0
                for value in range(MOST_VALUE + 1):
                    if (printed >> value) & 1:
                        added |= sums << value
                sums = added
    return sums


@rule
def heat_beside(course: Record, state: Record, seat: int, some: int, heat: int, hot: int) -> int:
    """HEAT-Y.3, HEAT-Y.20: the Heat that is left in the engine when cards are paid, cooled by them if they can."""
    if some == 0:
        return heat
    cost = symbols_of(course, state, seat, some, HEAT_SYMBOL)
    cool = min(hot, symbols_of(course, state, seat, some, COOL_SYMBOL))
    back = min(discarded_heat(course, state, seat), symbols_of(course, state, seat, some, SUPER_SYMBOL))
    return heat + cool + back - cost


@rule
def discarded_heat(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.14: Heat on the own discard pile."""
    heat = 0
    for i in range(int(state.discards[seat])):
        heat += is_heat(course, state, seat, int(state.discard[seat, i]) & KIND)
    return heat


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


@rule
def choose(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """HEAT-Y.2: the value with which the fewest rounds are left, as far as the other values are known."""
    goal = goal_of(course, state, seat)
    here, gear = int(state.pos[seat]), int(state.gear[seat])
    heat = int(state.engine[seat]) - open_cost(course, state, seat)
    best, chosen = NEVER, 0
    for value in range(MOST_VALUE + 1):
        if verdict[VALUE + value] == LEGAL:
            fast = int(state.speed) + value
            end = reached(course, state, seat, fast)
            change = limit_change(course, state, seat)
            worth = worth_of_turn(course, state, goal, here, end, fast, gear, max(0, heat), change)
            if worth < best or chosen == 0:
                best, chosen = worth, VALUE + value
    return chosen


# 4-6. React and slipstream


@rule
def react(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Cool what can be cooled; then the best of a boost, the adrenaline move, what cards offer, and nothing."""
    for cards in range(COOLDOWNS, 0, -1):
        if verdict[COOLDOWN + cards - 1] == LEGAL:
            return COOLDOWN + cards - 1
    if verdict[ADR_COOL] == LEGAL:
        return ADR_COOL
    if has_modules(state) and verdict[WEATHER_COOL] == LEGAL:
        return WEATHER_COOL
    if has_garage(state):
        useful = use_card(course, state, seat, verdict)
        if useful != END_REACT:
            return useful
    goal = goal_of(course, state, seat)
    due = open_cost(course, state, seat)
    best, chosen = worth_of_standing(course, state, seat, goal, 0, 0, due, 0), END_REACT
    if verdict[ADR_MOVE] == LEGAL:
        worth = worth_of_standing(course, state, seat, goal, 1, 1, due, 0)
        if worth < best:
            best, chosen = worth, ADR_MOVE
    if verdict[BOOST] == LEGAL:
        total, weights = 0, 0
        cost = boost_cost(course, state, seat) + due
        for value in range(1, 5):
            weight = basics_left(state, seat, value - 1)
            total += weight * worth_of_standing(course, state, seat, goal, value, value, cost, 0)
            weights += weight
        mean = total // max(1, weights)
        if mean < best:
            best, chosen = mean, BOOST
    if has_garage(state):
        chosen = drive_on(course, state, seat, verdict, goal, due, best, chosen)
    return chosen


@rule
def use_card(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Symbols that only do good, each as soon as it can be used; END_REACT if there is none."""
    if verdict[SUPER_COOL] == LEGAL:
        return SUPER_COOL
    if verdict[COOL] == LEGAL:
        return COOL
    if verdict[REDUCE] == LEGAL:
        return REDUCE
    for slot in range(SLOTS):
        if verdict[PAY + slot] == LEGAL and open_cost(course, state, seat) <= state.engine[seat]:
            return PAY + slot
    best, chosen = WORTH_SALVAGING, END_REACT
    for kind in range(GARAGE_KINDS):
        if verdict[SALVAGE + kind] == LEGAL:
            worth = about(course, state, seat, kind)
            if worth >= best:
                best, chosen = worth, SALVAGE + kind
    return chosen


@rule
def about(course: Record, state: Record, seat: int, kind: int) -> int:
    """About how fast a card is: its highest value, and the mean of a flip for each +; Heat and Stress are no use."""
    if kind < FIRST_SLOT:
        return VALUES[kind]
    printed = on_card(course, state, seat, kind, PRINTED)
    highest = 0
    while printed > 1:
        printed >>= 1
        highest += 1
    return highest + on_card(course, state, seat, kind, PLUS_SYMBOL) * 5 // 2


@rule
def drive_on(
    course: Record, state: Record, seat: int, verdict: Array, goal: int, due: int, best: int, chosen: int
) -> int:
    """HEAT-Y.12, HEAT-Y.13, HEAT-Y.15: whether a direct play, Accelerate or Draft is better than what was found."""
    if verdict[DRAFT] == LEGAL:
        worth = worth_of_standing(course, state, seat, goal, empty_spaces_ahead(course, state, seat), 0, due, 0)
        if worth < best:
            best, chosen = worth, DRAFT
    for slot in range(SLOTS):
        kind = FIRST_SLOT + slot
        if verdict[ACCELERATE + slot] == LEGAL:
            faster = int(state.flips[0])
            worth = worth_of_standing(course, state, seat, goal, faster, faster, due, 0)
            if worth < best:
                best, chosen = worth, ACCELERATE + slot
        if verdict[DIRECT + slot] == LEGAL:
            value = only_value(on_card(course, state, seat, kind, PRINTED))
            cost = due + on_card(course, state, seat, kind, HEAT_SYMBOL)
            change = on_card(course, state, seat, kind, LIMIT_SYMBOL)
            if cost <= state.engine[seat]:
                worth = worth_of_standing(course, state, seat, goal, value, value, cost, change)
                if worth + EIGHTH_OF_VALUE * value // 8 < best:
                    best, chosen = worth, DIRECT + slot
    return chosen


@rule
def worth_of_standing(
    course: Record, state: Record, seat: int, goal: int, spaces: int, speed: int, paid: int, change: int
) -> int:
    """What is left after the turn if the car drives on so far, and then takes a slipstream if that is better."""
    start, gear, heat = int(state.start), int(state.gear[seat]), max(0, int(state.engine[seat]) - paid)
    end = reached(course, state, seat, spaces)
    fast = int(state.speed) + speed
    change += limit_change(course, state, seat)
    worth = worth_of_turn(course, state, goal, start, end, fast, gear, heat, change)
    for length in range(SLIPSTREAM_SPACES, longest_slipstream(course, state, seat, end) + 1):
        if why_not_slipstream(course, state, seat, end, length) == LEGAL:
            further = reached_from(course, state, seat, end, length)
            worth = min(worth, worth_of_turn(course, state, goal, start, further, fast, gear, heat, change))
    return worth


@rule
def slip(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Whether two spaces, or more where they are offered, are worth what they cost."""
    goal = goal_of(course, state, seat)
    start, gear, heat = int(state.start), int(state.gear[seat]), int(state.engine[seat])
    here, speed, change = int(state.pos[seat]), int(state.speed), limit_change(course, state, seat)
    best, chosen = worth_of_turn(course, state, goal, start, here, speed, gear, heat, change), SLIP_NO
    for spaces in range(SLIPSTREAM_SPACES, (longest_action(state) if has_modules(state) else SLIPSTREAM_SPACES) + 1):
        if verdict[slip_action(spaces)] == LEGAL:
            end = reached(course, state, seat, spaces)
            worth = worth_of_turn(course, state, goal, start, end, speed, gear, heat, change)
            if worth < best:
                best, chosen = worth, slip_action(spaces)
    return chosen


@rule
def go_without(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """HEAT-Y.22: of the cards that may be given up the slowest, which a flip is likely to better."""
    best, chosen = NEVER, DROP
    for slot in range(SLOTS):
        if verdict[DROP + slot] == LEGAL:
            worth = about(course, state, seat, FIRST_SLOT + slot)
            if worth < best:
                best, chosen = worth, DROP + slot
    return chosen


# 8. Discard


@rule
def refill(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Slow cards make room for others, unless a corner is near that needs them."""
    ahead = next_corner(course, int(state.pos[seat]))
    for kind in range(DISCARDABLE):
        if verdict[DISCARD + kind] == LEGAL and ahead > TOO_SLOW[kind]:
            return DISCARD + kind
    if has_garage(state):
        for slot in range(SLOTS):
            is_slow = ahead > too_slow(about(course, state, seat, FIRST_SLOT + slot))
            if verdict[REFRESH + slot] == LEGAL and not is_slow:
                return REFRESH + slot
            if verdict[DISCARD_OF_GARAGE + slot] == LEGAL and is_slow:
                return DISCARD_OF_GARAGE + slot
    return END_DISCARD


@rule
def too_slow(value: int) -> int:
    """The spaces to the next corner from which on an upgrade of this value is too slow to keep, as for other cards."""
    return TOO_SLOW[value - 1] if 1 <= value <= 4 else (TOO_SLOW[4] if value == 0 else NEVER)


# The draft


# What a card is worth in a draft, by what stands on it. These are judged and not measured: a point of the highest value
# is worth four, a lowest value is better low, since corners want slow cards, and a + symbol is two and a half points.
WORTH_OF = (0, 8, 10, -9, 0, 4, 8, 2, 3, 6, 1, 6, 4, 7, 3)  #: by the column of the course
FASTEST_WORTH, SLOWEST_WORTH = 4, -2  #: each point of the highest and of the lowest value


@rule
def worth_of_card(course: Record, number: int) -> int:
    """What a card is worth to its owner, by its values and symbols."""
    worth, lowest, highest = 0, -1, 0
    for value in range(MOST_VALUE + 1):
        if (int(course.upgrades[number, PRINTED]) >> value) & 1:
            lowest = value if lowest < 0 else lowest
            highest = value
    worth = FASTEST_WORTH * highest + SLOWEST_WORTH * max(0, lowest)
    for column in range(1, COLUMNS):
        worth += WORTH_OF[column] * int(course.upgrades[number, column])
    return worth


@rule
def collect(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """HEAT-G.5, HEAT-G.8: the best card of the market; and the worst of the own ones is given up."""
    best, chosen = -NEVER, TAKE
    for place in range(MOST_MARKET):
        if verdict[TAKE + place] == LEGAL:
            worth = worth_of_card(course, int(state.market[place]))
            if worth > best:
                best, chosen = worth, TAKE + place
    for slot in range(SLOTS):
        if verdict[GIVE + slot] == LEGAL:
            worth = worth_of_card(course, int(state.upgrade[seat, slot]))
            if -worth > best:
                best, chosen = -worth, GIVE + slot
    return chosen


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
