"""3. Sequence of play: the turn put together, what may be done now, and what follows by itself."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, lowest, refuse
from paddock.games.thunder.cards import (
    CARDS,
    CLEAN_AIR,
    KINDS,
    NO_CARD,
    NO_EVENT,
    NO_WEAR,
    OVERCAST,
    SECOND_SPEED,
    SLINGSHOT,
    TEAMWORK,
    TEMPORARY,
    WORKING,
)
from paddock.games.thunder.events import (
    ACTIVATED,
    AUTO,
    BY_CHOICE,
    BY_LAPPING,
    BY_WEAR,
    DISCARDED,
    FIRST_PLAYER,
    GUARDED,
    PASSED,
    PLAYED,
    TURN,
    YELLOW_FLAG,
)
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
    REAR,
    REMOVE,
    RETIRE_CAR,
    REVEAL,
    STAY,
    B,
    F,
    S,
    X,
)
from paddock.games.thunder.rules.answers import (
    AM_5,
    EV_14,
    RC_2,
    RC_4,
    TA_3_4,
    TA_3_4_1,
    TA_3_4_2,
    TA_3_4_3,
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
    TA_9_4_5,
    TA_10_1_4,
    TA_12_1,
)
from paddock.games.thunder.rules.displacing import retreat, retreat_into, retreating_car, retreats
from paddock.games.thunder.rules.event_cards import decline, hit, reveal_event
from paddock.games.thunder.rules.finish import GUARD, end_race
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
    after_walk,
    head_of,
    inner_back,
    inner_way,
    is_line_step,
    link_behind,
    lock,
    outer_back,
    outer_way,
    reach_ahead,
    reach_into,
    tail_of,
    walk_back,
)
from paddock.games.thunder.rules.moving import (
    IN_WAY,
    OUT_WAY,
    begin_move,
    bump,
    forward_lane,
    is_on_apron,
    next_step,
    shift,
    step_across,
    step_aside,
    step_forward,
    step_past,
    why_not_bump,
    why_not_diagonal,
    why_not_end,
    why_not_forward,
    why_not_lateral,
    why_not_on,
    why_not_swap,
)
from paddock.games.thunder.rules.pits import (
    begin_pits,
    decide_pit,
    end_removal,
    judge_pit,
    judge_removal,
    next_pit,
    remove,
    stopping_car,
)
from paddock.games.thunder.rules.preparation import choose_grid_car, clear_move, judge_grid, place_next, prepare
from paddock.games.thunder.rules.race_cards import (
    clean_air_lanes,
    come_up,
    drift,
    drive_on,
    held,
    is_clear_ahead,
    is_in_clean_air,
    kind_of,
    lowest_in_hand,
    refill,
    second_cars,
)
from paddock.games.thunder.rules.restart import anybody_races, close_up, line_up
from paddock.games.thunder.rules.standing import (
    has,
    is_ahead,
    is_lapped,
    is_on_lanes,
    is_racing,
    is_single,
    leader_of,
    lose,
    mark,
    seat_of,
    sector_of,
    slot_of,
)
from paddock.games.thunder.rules.wear import is_worn_out, speed_penalty, wear_down
from paddock.games.thunder.state import (
    AIR,
    APRON,
    EVENT_CAR,
    EVENTS,
    GRID,
    IN_DISCARD,
    IN_HAND,
    NOBODY,
    OVER,
    PIT,
    SEGMENT,
    STEP,
    TEAM2,
)
from paddock.games.thunder.state import BACK as ASK_BACK
from paddock.games.thunder.state import CARD as ASK_CARD
from paddock.games.thunder.state import DISCARD as DISCARDING
from paddock.games.thunder.state import LANE as ASK_LANE
from paddock.games.thunder.state import PLAYED as IN_PLAY
from paddock.games.thunder.state import REAR as ASK_REAR
from paddock.games.thunder.state import REMOVE as REMOVING
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
    """For every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        refuse(verdict, 0, ACTIONS, TA_10_1_4)
    elif state.turn != seat:
        refuse(verdict, 0, ACTIONS, TA_3_4)
    elif state.phase == STEP:
        refuse_out_of_time(verdict)
        judge_step(course, state, verdict)
    elif state.phase == PIT:
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
    """AM-3 to AM-5: every action has its time; out of it this is what forbids it."""
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
    """AM-3, AM-5: all that is decided besides the steps of a move."""
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
def judge_segment(state: Record, seat: int, verdict: Array) -> None:
    """TA-3.4.1 to 3.4.4: a car, or its retirement; one pass for all cars that are lost or have finished."""
    empty_handed = held(state, seat) == 0
    answer(verdict, PASS, TA_3_4_2)
    for car in range(state.cars):
        if seat_of(state, car) == seat:
            id = int(state.id[car])
            why = LEGAL if not has(state.activated, car) else TA_3_4_1
            if not is_racing(state, car):
                if why == LEGAL:
                    answer(verdict, PASS, LEGAL)
                    why = TA_3_4_2
                answer(verdict, CAR + id, why)
                answer(verdict, RETIRE_CAR + id, why)
            else:
                worn = is_worn_out(state, car)
                answer(verdict, CAR + id, TA_3_4_5 if why == LEGAL and empty_handed and not worn else why)
                answer(verdict, RETIRE_CAR + id, TA_3_4_3 if why == LEGAL and worn else why)


@rule
def judge_hand(course: Record, state: Record, seat: int, verdict: Array, first: int) -> None:
    """TA-3.4.5, TA-3.5.6: any card of the hand; copies are alike."""
    for card in range(CARDS):
        if state.where[card] == IN_HAND + seat:
            answer(verdict, first + int(course.kind[card]), LEGAL)


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
def judge_air(course: Record, state: Record, verdict: Array) -> None:
    """TA-RC.4 with `clean_air_any`: a sector on, or the end of it."""
    for lane in range(MOST_LANES + 1):
        answer(verdict, F + lane, why_not_on(course, state, lane))
    answer(verdict, END, LEGAL)


@rule
def judge_options(state: Record, verdict: Array, why: int) -> None:
    """TA-4.4.3, TA-RC.2: one of the cars that may be picked."""
    refuse(verdict, CAR, RETIRE_CAR, why)
    for car in range(state.cars):
        if has(state.options, car):
            answer(verdict, CAR + int(state.id[car]), LEGAL)


@rule
def judge_step(course: Record, state: Record, verdict: Array) -> None:
    """AM-4: the steps of the active car; most of them are out of the question, and refused without a closer look."""
    active, kind = int(state.active), kind_of(course, state)
    if is_on_apron(state):
        refuse(verdict, F, END + 1, TA_9_4_5)
        answer(verdict, OUT, LEGAL)
        return
    answer(verdict, F, why_not_forward(course, state, 0))
    ahead = course.ahead[sector_of(course, state, active), state.lane[active]]
    for lane in range(int(ahead[0]), int(ahead[1]) + 1):
        answer(verdict, F + lane, why_not_forward(course, state, lane))
    answer(verdict, IN, why_not_lateral(course, state, IN_WAY))
    answer(verdict, OUT, why_not_lateral(course, state, OUT_WAY))
    if kind == SLINGSHOT:
        for action in range(X + 1, S):
            answer(verdict, action, why_not_step(course, state, action))
    if kind == WORKING:
        for action in range(S, B):
            answer(verdict, action, why_not_step(course, state, action))
    answer(verdict, B, why_not_bump(course, state))
    answer(verdict, END, why_not_end(state))


@rule
def why_not_step(course: Record, state: Record, action: int) -> int:
    """AM-4: LEGAL, or the rule that forbids a step."""
    if action < IN:
        return why_not_forward(course, state, action - F)
    if action <= OUT:
        return why_not_lateral(course, state, IN_WAY if action == IN else OUT_WAY)
    if action < S:
        return why_not_diagonal(course, state, action - X)
    if action < B:
        return why_not_swap(course, state, action - S)
    return why_not_bump(course, state) if action == B else why_not_end(state)


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
    """The steps around the segments (TA-3.2)."""
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
def carry_out_step(course: Record, state: Record, action: int, log: Record) -> int:
    """AM-4: a step of the active car."""
    if action < IN:
        return step_forward(course, state, action - F)
    if action <= OUT:
        return step_aside(course, state, IN_WAY if action == IN else OUT_WAY)
    if action < S:
        return step_across(course, state, action - X)
    if action < B:
        return step_past(course, state, action - S)
    return bump(state, log) if action == B else END_MOVE


@rule
def carry_out_lane(course: Record, state: Record, action: int, log: Record) -> int:
    """AM-5: a choice inside a step; and where Clean Air puts the car."""
    if state.phase == ASK_REAR:
        return WALK if link_behind(course, state, action - REAR, log) else after_walk(state)
    if state.phase == ASK_LANE:
        return REACH if reach_into(course, state, action - LANE, log) else SHIFT
    if state.phase == ASK_BACK:
        return RETREAT if retreat_into(course, state, action - BACK) else SHIFT
    if action == END:
        return END_SEGMENT
    if action < IN:
        drive_on(course, state, int(state.active), forward_lane(course, state, action - F), log)
        return ask_air(course, state)
    come_up(course, state, int(state.active), action - LANE, log)
    return END_SEGMENT


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


# TA-3.4. Segments


@rule
def choose_car(course: Record, state: Record, car: int, retires: bool, log: Record) -> int:
    """TA-3.4.1, TA-3.4.3, TA-3.4.4, TA-7.2: a worn out car retires by being chosen; any other may."""
    state.segment = car
    if retires or is_worn_out(state, car):
        lose(course, state, car, BY_CHOICE if retires else BY_WEAR, log)
        return END_SEGMENT
    tell(log, ACTIVATED, seat_of(state, car), int(state.id[car]), NOBODY, 0)
    state.phase = ASK_CARD
    return DECIDE


@rule
def pass_segment(state: Record, log: Record) -> int:
    """TA-3.4.2, TA-4.3.3: a segment for a car that is finished or out."""
    for car in range(state.cars):
        if seat_of(state, car) == state.turn and not is_racing(state, car) and not has(state.activated, car):
            state.segment = car
            break
    tell(log, PASSED, int(state.turn), int(state.id[state.segment]), 1, 0)
    return END_SEGMENT


@rule
def play_card(course: Record, state: Record, kind: int, log: Record) -> int:
    """TA-3.4.5, TA-9.4.3: the card of the segment, with the lowest number of its copies."""
    car = int(state.segment)
    card = lowest_in_hand(course, state, int(state.turn), kind)
    state.card = card
    state.where[card] = IN_PLAY
    state.leaving = int(state.lane[car] == APRON)
    mp = points_with(course, state, car, kind)
    tell(log, PLAYED, int(state.turn), int(state.id[car]), kind, mp)
    return begin_move(course, state, car, mp)


@rule
def points_with(course: Record, state: Record, car: int, kind: int) -> int:
    """TA-6.1.1, TA-7.4.1, TA-9.4.1: the MP that a card would give a car."""
    if state.lane[car] == APRON:
        return int(course.exit[kind])
    return max(0, int(course.speed[kind]) - speed_penalty(state, car))


@rule
def end_move(course: Record, state: Record, log: Record) -> int:
    """TA-RC.2, TA-RC.4, TA-RC.7, TA-RC.22: what the text of the card still does."""
    car, kind = int(state.active), kind_of(course, state)
    if kind == TEAMWORK:
        return team_up(course, state)
    if is_racing(state, car):
        drift(course, state, car, log)
        if kind == CLEAN_AIR:
            return take_clean_air(course, state, car, log)
    return END_SEGMENT


@rule
def take_clean_air(course: Record, state: Record, car: int, log: Record) -> int:
    """TA-RC.4: up to the car before it, in the only lane or in one of several; or as far as its owner likes."""
    if course.clean_air_any:
        return ask_air(course, state) if is_in_clean_air(course, state, car) else END_SEGMENT
    lanes = clean_air_lanes(course, state, car)
    if lanes == 0:
        return END_SEGMENT
    if is_single(lanes):
        come_up(course, state, car, lowest(lanes), log)
        return END_SEGMENT
    state.phase = AIR
    return DECIDE


@rule
def ask_air(course: Record, state: Record) -> int:
    """TA-RC.4 with `clean_air_any`: asked sector by sector, until cars stand in the next one."""
    if not is_clear_ahead(course, state, int(state.active)):
        return END_SEGMENT
    state.phase = AIR
    return DECIDE


@rule
def team_up(course: Record, state: Record) -> int:
    """TA-RC.2: a second car must move too, if there is one."""
    cars = second_cars(course, state)
    if cars == 0:
        return END_SEGMENT
    if is_single(cars):
        return begin_second(course, state, lowest(cars))
    state.options = cars
    state.phase = TEAM2
    return DECIDE


@rule
def begin_second(course: Record, state: Record, car: int) -> int:
    """TA-RC.2, AR-23, AM-6: a fresh Draft move with 3 MP."""
    state.options = 0
    state.second = 1
    return begin_move(course, state, car, SECOND_SPEED)


@rule
def end_segment(course: Record, state: Record, log: Record) -> int:
    """TA-3.4.6, TA-3.4.7, TA-7.4.3, TA-9.4.4: wear, discard, flag; then the next player who has a car left."""
    car = int(state.segment)
    if state.card != NO_CARD:
        colour = int(course.wear[course.kind[state.card]])
        if colour != NO_WEAR and not state.leaving:
            wear_down(state, car, colour, 1, log)
        state.where[state.card] = IN_DISCARD
    state.activated |= 1 << car
    clear_move(state)
    if not anybody_races(state):
        return end_race(course, state, log)
    return begin_segment(course, state, (int(state.turn) + 1) % int(course.seats))


@rule
def begin_segment(course: Record, state: Record, seat: int) -> int:
    """TA-3.4: the next player clockwise who has a car without its segment; when there is none the turn ends."""
    for i in range(course.seats):
        other = (seat + i) % int(course.seats)
        for car in range(state.cars):
            if seat_of(state, car) == other and not has(state.activated, car):
                state.turn = other
                state.phase = SEGMENT
                return DECIDE
    return END_TURN


# TA-3.5. The end of the turn


@rule
def end_turn(course: Record, state: Record, log: Record) -> int:
    """TA-3.5, TA-3.5.1, AR-8, AR-11: once a car has finished the race is over; otherwise the leaders are marked."""
    state.turn = state.first
    if state.finished != 0:
        return go_on(course, state, log) if course.complete_race else end_race(course, state, log)
    leader = leader_of(state)
    for car in range(state.cars):
        if car == leader or (is_on_lanes(state, car) and state.dist[car] == state.dist[leader]):
            mark(state, car, log)
    return EVENT


@rule
def go_on(course: Record, state: Record, log: Record) -> int:
    """TA-12.4, AR-69: until all cars have finished only the discards are left of the end of a turn."""
    make_first(state, seat_of(state, leader_of(state)), log)
    return begin_discards(course, state)


@rule
def make_first(state: Record, seat: int, log: Record) -> None:
    """TA-3.5.4, AR-13, AR-14."""
    if state.first != seat:
        tell(log, FIRST_PLAYER, seat, seat, 0, 0)
    state.first = seat


@rule
def after_event(course: Record, state: Record, log: Record) -> int:
    """TA-8.2, TA-9.1.2, TA-9.6: under yellow the field lines up before the pit stops."""
    if not anybody_races(state):
        return end_race(course, state, log)
    if state.yellow:
        tell(log, YELLOW_FLAG, NOBODY, 1, 0, 0)
        line_up(course, state, log)
    return begin_pits(course, state)


@rule
def after_pits(course: Record, state: Record, log: Record) -> int:
    """TA-3.5.3 to 3.5.5, AR-12: the field closes up; a new leader is marked, and its owner is First Player."""
    if not anybody_races(state):
        return end_race(course, state, log)
    if state.yellow:
        close_up(course, state, log)
    state.yellow = 0
    state.involved = 0
    state.front_row = 0
    leader = leader_of(state)
    if not has(state.marked, leader):
        mark(state, leader, log)
    make_first(state, seat_of(state, leader), log)
    remove_lapped(course, state, leader, log)
    return begin_discards(course, state)


@rule
def remove_lapped(course: Record, state: Record, leader: int, log: Record) -> None:
    """TA-3.5.5, TA-4.2.2: the last one first."""
    while True:
        last = leader
        for car in range(state.cars):
            if is_racing(state, car) and is_lapped(course, state, car, leader) and is_ahead(state, last, car):
                last = car
        if last == leader:
            return
        lose(course, state, last, BY_LAPPING, log)


@rule
def begin_discards(course: Record, state: Record) -> int:
    """TA-3.5.6, AR-67: from the First Player clockwise."""
    state.due = (1 << int(course.seats)) - 1
    state.turn = state.first
    return DISCARDS


@rule
def next_discard(course: Record, state: Record) -> int:
    if state.due == 0:
        return NEW_TURN
    state.phase = DISCARDING
    return DECIDE


@rule
def discard(course: Record, state: Record, kind: int, log: Record) -> int:
    """TA-3.5.6, AR-67: one card more on the open pile."""
    card = lowest_in_hand(course, state, int(state.turn), kind)
    state.where[card] = IN_DISCARD
    tell(log, DISCARDED, int(state.turn), kind, 0, 0)
    return DECIDE


@rule
def end_discard(course: Record, state: Record) -> int:
    state.due &= ~(1 << int(state.turn))
    state.turn = (int(state.turn) + 1) % int(course.seats)
    return DISCARDS


@rare
def begin_turn(course: Record, state: Record, fate: Record, log: Record) -> int:
    """TA-3.2, TA-3.3, TA-1.5: hands are filled from the First Player on, and every car may be activated again."""
    state.turns += 1
    state.activated = 0
    state.marked = 0
    if state.turns > GUARD:
        state.turns = GUARD
        tell(log, GUARDED, NOBODY, GUARD, 0, 0)
        return end_race(course, state, log)
    tell(log, TURN, int(state.first), int(state.turns), NOBODY, NO_EVENT)
    for i in range(course.seats):
        refill(course, state, (int(state.first) + i) % int(course.seats), fate, log)
    return begin_segment(course, state, int(state.first))


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


@rule
def only_segment(state: Record, seat: int) -> int:
    found, n, passes = -1, 0, 0
    empty_handed = held(state, seat) == 0
    for car in range(state.cars):
        if seat_of(state, car) == seat and not has(state.activated, car):
            if not is_racing(state, car):
                passes = 1
            elif is_worn_out(state, car):
                found = CAR + int(state.id[car])
                n += 1
            else:
                found = RETIRE_CAR + int(state.id[car])
                n += 1 if empty_handed else 2
    if n + passes != 1:
        return -1
    return PASS if passes else found
