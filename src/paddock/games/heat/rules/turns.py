"""The nine steps put together: what may be done now, and what follows by itself."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.heat.events import AUTO, CROSSED_FINISH
from paddock.games.heat.moves import (
    ACCELERATE,
    ACTIONS,
    ADR_COOL,
    ADR_MOVE,
    BOOST,
    CARD,
    CARD_OF_GARAGE,
    COOL,
    COOLDOWN,
    DIRECT,
    DISCARD,
    DISCARD_OF_GARAGE,
    DRAFT,
    DROP,
    END_DISCARD,
    END_REACT,
    GARAGE_ACTIONS,
    GEAR,
    GIVE,
    MODULES_ACTIONS,
    MULLIGAN,
    PAY,
    REDUCE,
    REFRESH,
    SALVAGE,
    SCRAP,
    SLIP_FURTHER,
    SLIP_FURTHEST,
    SLIP_YES,
    SUPER_COOL,
    TAKE,
    VALUE,
    WEATHER_COOL,
)
from paddock.games.heat.refusals import (
    HEAT_0_3,
    HEAT_0_4,
    HEAT_4_5,
    HEAT_5_1,
    HEAT_6_3,
    HEAT_8_1,
    HEAT_F_7,
    HEAT_G_5,
    HEAT_G_8,
    HEAT_G_14,
    HEAT_Y_2,
    HEAT_Y_22,
    HEAT_Y_28,
    R_5,
)
from paddock.games.heat.rules.cards import clear_play, draw_hand, has_garage
from paddock.games.heat.rules.corners import check_corners
from paddock.games.heat.rules.finish import end_round, has_finished
from paddock.games.heat.rules.flow import AFTER_REACT, CHECK_CORNERS, DECIDE, MOVE, NEXT_CAR, REPLENISH
from paddock.games.heat.rules.garage import (
    exchange_hand,
    give_up,
    judge_draft,
    judge_giving_up,
    take,
    why_not_mulligan,
)
from paddock.games.heat.rules.legends import drive_legend, is_legend
from paddock.games.heat.rules.moving import reveal, set_off
from paddock.games.heat.rules.planning import choose, judge_plan, shift, show_gears
from paddock.games.heat.rules.reacting import (
    boost,
    can_react,
    cool,
    cool_by_adrenaline,
    cool_by_weather,
    judge_reactions,
    move_by_adrenaline,
)
from paddock.games.heat.rules.refilling import can_discard, discard, judge_discards, lay_packet_aside
from paddock.games.heat.rules.rounds import SLOT, pending, turn_of
from paddock.games.heat.rules.slipstream import (
    SLIPSTREAM_SPACES,
    can_slipstream,
    judge_slipstream,
    slip_spaces,
    slipstream,
    why_not_slipstream,
)
from paddock.games.heat.rules.symbols import (
    NO_SLOT,
    accelerate,
    asked_for_value,
    choose_value,
    cool_by_cards,
    draft,
    drop,
    end_symbols,
    judge_drops,
    judge_values,
    pay,
    play_directly,
    reduce,
    refresh,
    salvage,
    scrap,
    settle,
    super_cool,
)
from paddock.games.heat.rules.weather import has_modules
from paddock.games.heat.state import (
    CHOOSING_VALUE,
    COMMITTED,
    DISCARDING,
    DRAFTING,
    GIVING_UP,
    OVER,
    PLAN,
    REACT,
    SHORT_OF_HEAT,
    SLIP,
)
from paddock.games.heat.upgrade_cards import FIRST_SLOT


@rule
def judge(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-OWN.1: for every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        refuse(verdict, 0, actions_of(state), HEAT_F_7)
    elif has_garage(state) and state.phase == DRAFTING:
        judge_draft(course, state, seat, verdict)
    elif has_garage(state) and state.phase == GIVING_UP:
        judge_giving_up(course, state, seat, verdict)
    elif state.phase == PLAN and state.plan[seat] >= COMMITTED:
        refuse(verdict, 0, actions_of(state), HEAT_0_3)
    elif state.phase != PLAN and turn_of(state) != seat:
        refuse(verdict, 0, actions_of(state), HEAT_0_4)
    else:
        judge_step(course, state, seat, verdict)


@rule
def actions_of(state: Record) -> int:
    """How many actions there are, with modules or without."""
    if has_garage(state):
        return GARAGE_ACTIONS
    return MODULES_ACTIONS if has_modules(state) else ACTIONS


@rule
def judge_step(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-0.2, HEAT-0.3, HEAT-5.1, HEAT-8.1: every action has its step; out of it the step is what forbids it."""
    if state.phase == PLAN:
        judge_plan(course, state, seat, verdict)
    else:
        refuse(verdict, GEAR, COOLDOWN, HEAT_0_3)
    if state.phase == REACT:
        judge_reactions(course, state, seat, verdict)
    else:
        adrenaline = HEAT_5_1 if state.phase == PLAN else HEAT_4_5
        refuse(verdict, COOLDOWN, ADR_MOVE, HEAT_5_1)
        refuse(verdict, ADR_MOVE, END_REACT, adrenaline)
        refuse(verdict, END_REACT, SLIP_YES, HEAT_5_1)
    if state.phase == SLIP:
        judge_slipstream(course, state, seat, verdict)
    else:
        refuse(verdict, SLIP_YES, DISCARD, why_not_slip_now(course, state, seat))
    if has_modules(state):
        if state.phase != REACT:
            refuse(verdict, WEATHER_COOL, SLIP_FURTHER, HEAT_5_1)
        if state.phase != SLIP:
            refuse(verdict, SLIP_FURTHER, MODULES_ACTIONS, why_not_slip_now(course, state, seat))
    if has_garage(state):
        judge_garage_step(course, state, seat, verdict)
    if state.phase == DISCARDING:
        judge_discards(course, state, seat, verdict)
    else:
        refuse(verdict, DISCARD, ACTIONS, HEAT_8_1)


@rule
def judge_garage_step(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-G.4, HEAT-Y.2, HEAT-Y.17, HEAT-Y.22, HEAT-Y.28: the same for the actions of the Garage."""
    if state.phase != PLAN:
        refuse(verdict, CARD_OF_GARAGE, DISCARD_OF_GARAGE, HEAT_0_3)
        refuse(verdict, MULLIGAN, GARAGE_ACTIONS, HEAT_G_14)
    else:
        answer(verdict, MULLIGAN, why_not_mulligan(course, state, seat))
    if state.phase != SLIP:
        refuse(verdict, SLIP_FURTHEST, VALUE, why_not_slip_now(course, state, seat))
    if state.phase == CHOOSING_VALUE:
        judge_values(course, state, seat, verdict)
    else:
        refuse(verdict, VALUE, PAY, HEAT_Y_2)
    if state.phase != REACT:
        refuse(verdict, PAY, DROP, HEAT_5_1)
    if state.phase == SHORT_OF_HEAT:
        judge_drops(course, state, seat, verdict)
    else:
        refuse(verdict, DROP, REFRESH, HEAT_Y_22)
    if state.phase != DISCARDING:
        refuse(verdict, DISCARD_OF_GARAGE, SLIP_FURTHEST, HEAT_8_1)
        refuse(verdict, REFRESH, TAKE, HEAT_Y_28)
    refuse(verdict, TAKE, GIVE, HEAT_G_5)
    refuse(verdict, GIVE, MULLIGAN, HEAT_G_8)


@rule
def why_not_slip_now(course: Record, state: Record, seat: int) -> int:
    """HEAT-6.1, HEAT-6.3, R-5:
    out of step 6; in a later one the reason is why it was not offered, if that still holds.
    """
    if state.phase == REACT or state.phase > GIVING_UP:
        return R_5
    if state.phase == PLAN:
        return HEAT_6_3
    why = why_not_slipstream(course, state, seat, int(state.pos[seat]), SLIPSTREAM_SPACES)
    return HEAT_6_3 if why == LEGAL else why


@rule
def play(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """Carry out a legal action and everything that follows by itself, up to the next decision."""
    step = carry_out(course, state, seat, action, fate, log)
    while step != DECIDE:
        car = turn_of(state)
        if step == AFTER_REACT:
            step = end_reactions(course, state, car, fate, log)
        if step == CHECK_CORNERS:
            step = pass_corners(course, state, car, log)
        if step == REPLENISH:
            step = replenish(course, state, car, fate, log)
        if step == NEXT_CAR:
            step = next_car(course, state, log)
        if step == MOVE:
            step = move(course, state, turn_of(state), fate, log)


@rule
def carry_out(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The action itself; the answer is what comes next."""
    if action < COOLDOWN:
        if action < CARD:
            shift(course, state, seat, action - GEAR + 1, log)
        else:
            choose(state, seat, action - CARD, log)
        return end_planning(course, state, log)
    if action < SLIP_YES:
        if action == END_REACT:
            return AFTER_REACT
        react(course, state, seat, action, fate, log)
        return skip_reactions(course, state, seat, log)
    if action < DISCARD:
        if action == SLIP_YES:
            slipstream(course, state, seat, SLIPSTREAM_SPACES, log)
        return CHECK_CORNERS
    if has_modules(state) and action >= ACTIONS:
        return carry_out_modules(course, state, seat, action, fate, log)
    if action == END_DISCARD:
        lay_packet_aside(state, seat, log)
        return REPLENISH
    discard(state, seat, action - DISCARD)
    return skip_discards(course, state, seat, log)


@rare
def carry_out_modules(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The same for the actions of modules."""
    if action == WEATHER_COOL:
        cool_by_weather(course, state, seat, log)
        return skip_reactions(course, state, seat, log)
    if has_garage(state) and action >= MODULES_ACTIONS:
        return carry_out_garage(course, state, seat, action, fate, log)
    slipstream(course, state, seat, slip_spaces(action), log)
    return CHECK_CORNERS


@rare
def carry_out_garage(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The same for the actions of the Garage."""
    if action < DISCARD_OF_GARAGE:
        choose(state, seat, FIRST_SLOT + action - CARD_OF_GARAGE, log)
        return end_planning(course, state, log)
    if action < SLIP_FURTHEST:
        discard(state, seat, FIRST_SLOT + action - DISCARD_OF_GARAGE)
        return skip_discards(course, state, seat, log)
    if action < VALUE:
        slipstream(course, state, seat, slip_spaces(action), log)
        return CHECK_CORNERS
    if action < PAY:
        choose_value(course, state, seat, action - VALUE, log)
        return begin_reactions(course, state, seat, log)
    if action < DROP:
        use_symbol(course, state, seat, action, fate, log)
        return skip_reactions(course, state, seat, log)
    if action < REFRESH:
        drop(course, state, seat, action - DROP, fate, log)
        return skip_reactions(course, state, seat, log) if state.phase == REACT else DECIDE
    if action < TAKE:
        refresh(state, seat, action - REFRESH, log)
        return skip_discards(course, state, seat, log)
    if action < GIVE:
        take(course, state, seat, action - TAKE, fate, log)
    elif action < MULLIGAN:
        give_up(course, state, seat, action - GIVE, fate, log)
    else:
        exchange_hand(state, seat, fate, log)
    return DECIDE


@rule
def use_symbol(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """HEAT-Y.17, HEAT-5.3: a symbol of a card, completed before the next."""
    if action < SCRAP:
        pay(course, state, seat, action - PAY, log)
    elif action == SCRAP:
        scrap(state, seat, fate, log)
    elif action == COOL:
        cool_by_cards(course, state, seat, log)
    elif action == REDUCE:
        reduce(state, seat, log)
    elif action == SUPER_COOL:
        super_cool(course, state, seat, log)
    elif action == DRAFT:
        draft(course, state, seat, log)
    elif action < DIRECT:
        salvage(state, seat, action - SALVAGE, log)
    elif action < ACCELERATE:
        play_directly(course, state, seat, action - DIRECT, log)
    else:
        accelerate(course, state, seat, action - ACCELERATE, log)


@rule
def end_planning(course: Record, state: Record, log: Record) -> int:
    """HEAT-0.4, R-21: when everybody has committed, the turns begin."""
    if pending(course, state) != 0:
        return DECIDE
    if not course.hidden_gears:
        show_gears(course, state, log)
    return MOVE


@rule
def react(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """HEAT-5.1, HEAT-5.3: one symbol, completed before the next."""
    if action == BOOST:
        boost(course, state, seat, fate, log)
    elif action == ADR_MOVE:
        move_by_adrenaline(course, state, seat, log)
    elif action == ADR_COOL:
        cool_by_adrenaline(course, state, seat, log)
    else:
        cool(course, state, seat, action - COOLDOWN + 1, log)


@rule
def move(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """Steps 3 and 4; a legend has no more than that."""
    if has_modules(state) and is_legend(course, seat):
        drive_legend(course, state, seat, fate, log)
        return NEXT_CAR
    if not reveal(course, state, seat, fate, log):
        return REPLENISH
    return begin_reactions(course, state, seat, log)


@rule
def begin_reactions(course: Record, state: Record, seat: int, log: Record) -> int:
    """HEAT-Y.2: once all values are chosen the car moves, and reacts."""
    if has_garage(state) and asked_for_value(course, state, seat) != NO_SLOT:
        state.phase = CHOOSING_VALUE
        return DECIDE
    set_off(course, state, seat, log)
    state.phase = REACT
    return skip_reactions(course, state, seat, log)


@rule
def skip_reactions(course: Record, state: Record, seat: int, log: Record) -> int:
    """HEAT-OWN.4: with the option `auto_skip` step 5 ends by itself when no symbol can be used."""
    if not course.auto_skip or can_react(course, state, seat):
        return DECIDE
    tell(log, AUTO, seat, END_REACT, 0, 0)
    return AFTER_REACT


@rule
def end_reactions(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """HEAT-Y.21, HEAT-Y.24: step 5 is over when nothing is open; who has had to give up cards goes on with it."""
    if has_garage(state) and not settle(course, state, seat, fate, log):
        return skip_reactions(course, state, seat, log) if state.phase == REACT else DECIDE
    return offer_slipstream(course, state, seat)


@rule
def offer_slipstream(course: Record, state: Record, seat: int) -> int:
    """Step 6, if its condition holds."""
    if not can_slipstream(course, state, seat, int(state.pos[seat])):
        return CHECK_CORNERS
    state.phase = SLIP
    return DECIDE


@rule
def pass_corners(course: Record, state: Record, seat: int, log: Record) -> int:
    """R-24, R-41: step 7; a car over the finish has no step 8."""
    check_corners(course, state, seat, log)
    state.phase = DISCARDING
    if has_finished(course, state, seat):
        tell(log, CROSSED_FINISH, seat, 0, 0, 0)
        return REPLENISH
    return skip_discards(course, state, seat, log)


@rule
def skip_discards(course: Record, state: Record, seat: int, log: Record) -> int:
    """HEAT-OWN.4: with the option `auto_skip` step 8 is passed over by a hand without a card to discard."""
    if not course.auto_skip or can_discard(course, state, seat):
        return DECIDE
    tell(log, AUTO, seat, END_DISCARD, 0, 0)
    lay_packet_aside(state, seat, log)
    return REPLENISH


@rule
def replenish(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """HEAT-9.1, HEAT-9.2, R-24:
    step 9: the play area away, and seven cards again, unless the race is over for this car.
    """
    clear_play(state, seat)
    if not has_finished(course, state, seat):
        draw_hand(state, seat, fate, log)
    return NEXT_CAR


@rule
def next_car(course: Record, state: Record, log: Record) -> int:
    """HEAT-9.3: the next car of the round, or the next round."""
    state.start = 0
    state.speed = 0
    state.used = 0
    state.adrenaline = 0
    if has_modules(state):
        state.cooled[0] = 0
    if has_garage(state):
        end_symbols(state)
    state.queue >>= SLOT
    if state.queue > 0:
        return MOVE
    end_round(course, state, log)
    # HEAT-L.13: legends that are left alone drive on by themselves.
    return MOVE if state.phase == PLAN and state.planning == 0 else DECIDE
