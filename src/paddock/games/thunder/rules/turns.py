"""3. Sequence of play: the turn put together, what may be done now, and what follows by itself."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.thunder.cards import KINDS, NO_CARD, OVERCAST, TEMPORARY
from paddock.games.thunder.events import AUTO
from paddock.games.thunder.moves import (
    ACTIONS,
    BACK,
    CAR,
    CARD,
    DISCARD,
    DONE,
    END,
    LANE,
    NONE,
    PASS,
    REAR,
    REMOVE,
    RETIRE_CAR,
    REVEAL,
    STAY,
    F,
)
from paddock.games.thunder.refusals import (
    AM_5,
    EV_14,
    RC_2,
    RC_4,
    TA_3_4,
    TA_3_4_1,
    TA_3_4_5,
    TA_3_5_2,
    TA_3_5_6,
    TA_4_4_3,
    TA_6_1_2,
    TA_6_7_5,
    TA_6_8_3,
    TA_6_9_1,
    TA_6_9_3,
    TA_9_1_1,
    TA_10_1_4,
    TA_12_1,
)
from paddock.games.thunder.rules.displacing import retreat, retreating_car, retreats
from paddock.games.thunder.rules.end_of_turn import (
    after_event,
    after_pits,
    begin_turn,
    discard,
    end_discard,
    end_turn,
    next_discard,
)
from paddock.games.thunder.rules.event_cards import decline, hit, reveal_event
from paddock.games.thunder.rules.flow import (
    AFTER_EVENT,
    AFTER_PITS,
    DECIDE,
    DISCARDS,
    END_MOVE,
    END_SEGMENT,
    END_TURN,
    EVENT,
    LOCK,
    NEW_TURN,
    NEXT_STEP,
    PITS,
    PLACE_CAR,
    REACH,
    RETREAT,
    SHIFT,
    WALK,
)
from paddock.games.thunder.rules.linking import (
    head_of,
    inner_back,
    inner_way,
    is_line_step,
    lock,
    outer_back,
    outer_way,
    reach_ahead,
    tail_of,
    walk_back,
)
from paddock.games.thunder.rules.moving import next_step, shift
from paddock.games.thunder.rules.pits import (
    decide_pit,
    end_removal,
    judge_pit,
    judge_removal,
    next_pit,
    remove,
    stopping_car,
)
from paddock.games.thunder.rules.preparation import choose_grid_car, judge_grid, place_next, prepare
from paddock.games.thunder.rules.race_cards import clean_air_lanes, held, lowest_in_hand
from paddock.games.thunder.rules.segments import (
    begin_second,
    choose_car,
    end_move,
    end_segment,
    judge_air,
    judge_hand,
    judge_segment,
    only_segment,
    pass_segment,
    play_card,
)
from paddock.games.thunder.rules.standing import has, slot_of
from paddock.games.thunder.rules.steps import carry_out_lane, carry_out_step, judge_step, why_not_step
from paddock.games.thunder.state import (
    AIR,
    ASK_BACK,
    ASK_CARD,
    ASK_LANE,
    ASK_REAR,
    DISCARDING,
    EVENT_CAR,
    EVENTS,
    GRID,
    OVER,
    PITTING,
    REMOVING,
    SEGMENT,
    STEP,
    TEAM2,
)
from paddock.games.thunder.track import MOST_LANES


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """TA-2: everything up to the first decision."""
    prepare(course, state)
    run(course, state, PLACE_CAR, fate, log)


@rule
def pending(course: Record, state: Record) -> int:
    """TA-3.4: one player at a time."""
    return 0 if state.phase == OVER else 1 << int(state.turn)


# What may be done


@rule
def judge(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """TA-OWN.2: for every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        refuse(verdict, 0, ACTIONS, TA_10_1_4)
    elif state.turn != seat:
        refuse(verdict, 0, ACTIONS, TA_3_4)
    elif state.phase == STEP:
        refuse_out_of_time(verdict)
        judge_step(course, state, verdict)
    elif state.phase == PITTING:
        judge_pit(state, verdict)
    elif state.phase == REMOVING:
        judge_removal(course, state, verdict)
    elif state.phase == GRID:
        judge_grid(state, seat, verdict)
    else:
        refuse_out_of_time(verdict)
        judge_choice(course, state, seat, verdict)


@rule
def refuse_out_of_time(verdict: Array) -> None:
    """AM-3, AM-4, AM-5: every action has its time; out of it this is what forbids it."""
    refuse(verdict, CAR, CARD, TA_3_4_1)
    refuse(verdict, CARD, F, TA_3_4_5)
    refuse(verdict, F, REAR + 1, TA_6_1_2)
    refuse(verdict, REAR + 1, STAY, AM_5)
    refuse(verdict, STAY, NONE, TA_9_1_1)
    refuse(verdict, NONE, REVEAL, EV_14)
    refuse(verdict, REVEAL, DISCARD, TA_3_5_2)
    refuse(verdict, DISCARD, REMOVE, TA_3_5_6)
    refuse(verdict, REMOVE, ACTIONS, TA_12_1)


@rule
def judge_choice(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """TA-4.5.4, TA-6.1.9, AM-3, AM-5: all that is decided besides the steps of a move."""
    if state.phase == SEGMENT:
        judge_segment(state, seat, verdict)
    elif state.phase == ASK_CARD:
        judge_hand(course, state, seat, verdict, CARD)
    elif state.phase == ASK_REAR:
        tail = tail_of(state)
        judge_lanes(verdict, REAR, TA_6_9_3, inner_back(course, state, tail), outer_back(course, state, tail))
    elif state.phase == ASK_LANE:
        head = head_of(course, state)
        why = TA_6_9_1 if is_line_step(course, state) else TA_6_8_3
        judge_lanes(verdict, LANE, why, inner_way(course, state, head), outer_way(course, state, head))
    elif state.phase == ASK_BACK:
        judge_bits(verdict, BACK, TA_6_7_5, retreats(course, state, retreating_car(state)))
    elif state.phase == AIR and course.clean_air_any:
        judge_air(course, state, verdict)
    elif state.phase == AIR:
        judge_bits(verdict, LANE, RC_4, clean_air_lanes(course, state, int(state.active)))
    elif state.phase == TEAM2:
        judge_options(state, verdict, RC_2)
    elif state.phase == EVENT_CAR:
        judge_options(state, verdict, TA_4_4_3)
        if state.event == OVERCAST:
            answer(verdict, NONE, LEGAL)
    elif state.phase == EVENTS:
        answer(verdict, REVEAL, LEGAL)
    else:
        judge_hand(course, state, seat, verdict, DISCARD)
        answer(verdict, DONE, LEGAL)


@rule
def judge_lanes(verdict: Array, first: int, why: int, inner: int, outer: int) -> None:
    """AM-5: one of several lanes beside each other."""
    judge_bits(verdict, first, why, (2 << outer) - (1 << inner))


@rule
def judge_bits(verdict: Array, first: int, why: int, lanes: int) -> None:
    """AM-5: one of some lanes, as bits."""
    for lane in range(1, MOST_LANES + 1):
        answer(verdict, first + lane, LEGAL if has(lanes, lane) else why)


@rule
def judge_options(state: Record, verdict: Array, why: int) -> None:
    """TA-4.4.3, TA-RC.2: one of the cars that may be picked."""
    refuse(verdict, CAR, RETIRE_CAR, why)
    for car in range(state.cars):
        if has(state.options, car):
            answer(verdict, CAR + int(state.id[car]), LEGAL)


# What is done


@rule
def play(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """Carry out a legal action and everything that follows by itself, up to the next decision."""
    run(course, state, carry_out(course, state, action, fate, log), fate, log)
    while course.auto_skip and state.phase != OVER:
        only = only_action(course, state)
        if only < 0:
            break
        tell(log, AUTO, int(state.turn), only, 0, 0)
        run(course, state, carry_out(course, state, only, fate, log), fate, log)


@rare
def run(course: Record, state: Record, next: int, fate: Record, log: Record) -> None:
    """What follows by itself."""
    while next != DECIDE:
        if next == WALK:
            next = walk_back(course, state, log)
        elif next == REACH:
            next = reach_ahead(course, state, log)
        elif next == RETREAT:
            next = retreat(course, state)
        elif next == SHIFT:
            next = shift(course, state, log)
        elif next == LOCK:
            lock(course, state)
            next = NEXT_STEP
        elif next == NEXT_STEP:
            next = next_step(course, state)
        elif next == END_MOVE:
            next = end_move(course, state, log)
        elif next == END_SEGMENT:
            next = end_segment(course, state, log)
        else:
            next = run_turn(course, state, next, fate, log)


@rare
def run_turn(course: Record, state: Record, next: int, fate: Record, log: Record) -> int:
    """TA-3.2, AM-2: the steps around the segments."""
    if next == END_TURN:
        return end_turn(course, state, log)
    if next == EVENT:
        return reveal_event(course, state, fate, log)
    if next == AFTER_EVENT:
        return after_event(course, state, log)
    if next == PITS:
        return next_pit(course, state, log)
    if next == AFTER_PITS:
        return after_pits(course, state, log)
    if next == DISCARDS:
        return next_discard(course, state)
    if next == NEW_TURN:
        return begin_turn(course, state, fate, log)
    return place_next(course, state, fate, log)


@rare
def carry_out(course: Record, state: Record, action: int, fate: Record, log: Record) -> int:
    """The action itself; the answer is what comes next."""
    if state.phase == STEP:
        return carry_out_step(course, state, action, log)
    if action < PASS:
        return carry_out_car(course, state, action, log)
    if action == PASS:
        return pass_segment(state, log)
    if action < F:
        return play_card(course, state, action - CARD, log)
    if action < STAY:
        return carry_out_lane(course, state, action, log)
    if action < NONE:
        return decide_pit(course, state, action)
    if action == NONE:
        return decline(course, state, log)
    if action == REVEAL:
        return END_TURN
    if action < DONE:
        return discard(course, state, action - DISCARD, log)
    if action == DONE:
        return end_removal(course, state, log) if state.phase == REMOVING else end_discard(course, state)
    return remove(state, action - REMOVE, log)


@rule
def carry_out_car(course: Record, state: Record, action: int, log: Record) -> int:
    """AM-3: a car is named: for a segment, for the grid, for an event, or as Teamwork's second car."""
    id = action - CAR if action < RETIRE_CAR else action - RETIRE_CAR
    car = slot_of(state, id)
    if state.phase == GRID:
        return choose_grid_car(course, state, car, log)
    if state.phase == TEAM2:
        return begin_second(course, state, car)
    if state.phase == EVENT_CAR:
        return hit(course, state, car, log)
    return choose_car(course, state, car, action >= RETIRE_CAR, log)


# Decisions with one answer


@rare
def only_action(course: Record, state: Record) -> int:
    """AM-3, AM-4: the only legal action, or -1 if there are several; picks and pit stops always have several."""
    seat = int(state.turn)
    found, n = -1, 0
    if state.phase == STEP:
        for action in range(F, END + 1):
            if why_not_step(course, state, action) == LEGAL:
                found = action
                n += 1
    elif state.phase == SEGMENT:
        return only_segment(state, seat)
    elif state.phase == ASK_CARD:
        for kind in range(KINDS):
            if lowest_in_hand(course, state, seat, kind) != NO_CARD:
                found = CARD + kind
                n += 1
    elif state.phase == DISCARDING:
        found, n = DONE, 1 + held(state, seat)
    elif state.phase == REMOVING:
        found, n = DONE, 1
        for colour in range(TEMPORARY):
            n += int(state.wear[stopping_car(state), colour])
    return found if n == 1 else -1
