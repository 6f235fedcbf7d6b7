"""1-2. Shift gears and play cards: what everybody plans at the same time."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.heat.cards import GEARS, KINDS, PLAYABLE
from paddock.games.heat.events import GEARS_REVEALED, PLAN_COMMITTED
from paddock.games.heat.moves import CARD, CARD_OF_GARAGE, DISCARD_OF_GARAGE, GEAR
from paddock.games.heat.refusals import HEAT_0_3, HEAT_1_2, HEAT_1_4, HEAT_2_1, HEAT_2_2, HEAT_X_2, R_10
from paddock.games.heat.rules.cards import (
    add_to_play,
    has_garage,
    is_heat,
    kinds_of,
    pay_heat,
    playable_in_hand,
)
from paddock.games.heat.rules.driving import is_special
from paddock.games.heat.rules.rounds import NOBODY
from paddock.games.heat.state import COMMITTED, FLOODED, SHIFTED, THINKING
from paddock.games.heat.upgrade_cards import FIRST_SLOT


@rule
def judge_plan(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-0.3: first the gear, then the cards."""
    if state.plan[seat] == THINKING:
        refuse(verdict, CARD, CARD + KINDS, HEAT_0_3)
        if has_garage(state):
            refuse(verdict, CARD_OF_GARAGE, DISCARD_OF_GARAGE, HEAT_0_3)
        judge_gears(course, state, seat, verdict)
    else:
        refuse(verdict, GEAR, GEAR + GEARS, HEAT_0_3)
        for kind in range(PLAYABLE):
            answer(verdict, CARD + kind, LEGAL if state.hand[seat, kind] > 0 else HEAT_2_1)
        refuse(verdict, CARD + PLAYABLE, CARD + KINDS, HEAT_2_2)
        for kind in range(FIRST_SLOT, kinds_of(state)):
            answer(verdict, CARD_OF_GARAGE + kind - FIRST_SLOT, why_not_upgrade(course, state, seat, kind))


@rule
def why_not_upgrade(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-G.12, HEAT-G.13: upgrades are played like basic cards, but for those that are Heat."""
    if is_heat(course, state, seat, kind):
        return HEAT_2_2
    return LEGAL if state.hand[seat, kind] > 0 else HEAT_2_1


@rule
def judge_gears(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-1.1, HEAT-X.3, R-10:
    the gears in reach; if one of them can be filled with playable cards, only such ones.
    """
    playable = playable_in_hand(course, state, seat)
    can_fill = False
    for gear in range(1, min(playable, GEARS) + 1):
        can_fill |= why_not_shift(course, state, seat, gear) == LEGAL
    for gear in range(1, GEARS + 1):
        why = why_not_shift(course, state, seat, gear)
        answer(verdict, GEAR + gear - 1, R_10 if why == LEGAL and can_fill and gear > playable else why)


@rule
def shift_of(state: Record, seat: int, gear: int) -> int:
    return abs(gear - int(state.gear[seat]))


@rule
def cost_between(course: Record, state: Record, seat: int, before: int, after: int) -> int:
    """HEAT-1.1, HEAT-1.2, HEAT-X.2:
    two steps cost a Heat, and shifting down one more for a car that starts the round on a flooded space.
    """
    cost = int(abs(before - after) == 2)
    return cost + int(after < before and is_special(course, int(state.pos[seat]), FLOODED))


@rule
def shift_cost(course: Record, state: Record, seat: int, gear: int) -> int:
    """HEAT-1.2: the Heat that it would cost to shift into a gear."""
    return cost_between(course, state, seat, int(state.gear[seat]), gear)


@rule
def why_not_shift(course: Record, state: Record, seat: int, gear: int) -> int:
    """HEAT-1.1, HEAT-1.2, HEAT-1.4, HEAT-C.11, HEAT-X.2, R-3:
    one step is free, two cost a Heat, three are impossible; on a flooded space shifting down costs a Heat more.
    """
    step = shift_of(state, seat, gear)
    if step > 2:
        return HEAT_1_2
    if step == 2 and state.engine[seat] == 0:
        return HEAT_1_4
    return HEAT_X_2 if shift_cost(course, state, seat, gear) > state.engine[seat] else LEGAL


@rule
def shift(course: Record, state: Record, seat: int, gear: int, log: Record) -> None:
    """HEAT-1.2, HEAT-1.3, HEAT-X.2: move the lever, and pay at once what that costs."""
    pay_heat(state, seat, shift_cost(course, state, seat, gear))
    state.gear[seat] = gear
    state.plan[seat] = SHIFTED
    if playable_in_hand(course, state, seat) < gear:
        fill_with_heat(course, state, seat, log)


@rule
def choose(state: Record, seat: int, kind: int, log: Record) -> None:
    """HEAT-2.1, HEAT-2.3: a card face down into the play area; the last one commits the plan."""
    lay_down(state, seat, kind)
    if state.plays[seat] == state.gear[seat]:
        commit(state, seat, log)


@rule
def lay_down(state: Record, seat: int, kind: int) -> None:
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1
    add_to_play(state, seat, kind)


@rare
def fill_with_heat(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-2.4, HEAT-C.14, R-42: a cluttered hand plays all it can, and Heat for the rest."""
    for hot in range(2):
        for kind in range(kinds_of(state)):
            if is_heat(course, state, seat, kind) == (hot == 1):
                while state.hand[seat, kind] > 0 and state.plays[seat] < state.gear[seat]:
                    lay_down(state, seat, kind)
    commit(state, seat, log)


@rule
def commit(state: Record, seat: int, log: Record) -> None:
    state.plan[seat] = COMMITTED
    state.planning &= ~(1 << seat)
    tell(log, PLAN_COMMITTED, seat, 0, 0, 0)


@rule
def paid_to_shift(course: Record, state: Record, seat: int) -> int:
    """HEAT-1.2, HEAT-X.2: the Heat that the plan of a seat cost it; true only until the others see the lever."""
    return cost_between(course, state, seat, int(state.lever[seat]), int(state.gear[seat]))


@rare
def show_gears(course: Record, state: Record, log: Record) -> None:
    """R-21: all levers and their costs are seen together, once everybody has committed."""
    gears, paid = 0, 0
    for seat in range(course.seats):
        if state.plan[seat] == COMMITTED:
            gears |= int(state.gear[seat]) << (4 * seat)
            paid |= paid_to_shift(course, state, seat) << (4 * seat)
            state.lever[seat] = state.gear[seat]
    tell(log, GEARS_REVEALED, NOBODY, gears, paid, 0)
