"""3.4. Segments: a car is chosen, a card is played, the car drives, and its team is asked again."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, lowest
from paddock.games.thunder.cards import CARDS, CLEAN_AIR, NO_CARD, NO_WEAR, SECOND_SPEED, TEAMWORK
from paddock.games.thunder.events import ACTIVATED, BY_CHOICE, BY_WEAR, PASSED, PLAYED
from paddock.games.thunder.moves import CAR, END, PASS, RETIRE_CAR, F
from paddock.games.thunder.refusals import TA_3_4_1, TA_3_4_2, TA_3_4_3, TA_3_4_5
from paddock.games.thunder.rules.finish import end_race
from paddock.games.thunder.rules.flow import DECIDE, END_SEGMENT, END_TURN
from paddock.games.thunder.rules.moving import begin_move, why_not_on
from paddock.games.thunder.rules.preparation import clear_move
from paddock.games.thunder.rules.race_cards import (
    clean_air_lanes,
    come_up,
    drift,
    held,
    is_clear_ahead,
    is_in_clean_air,
    kind_of,
    lowest_in_hand,
    second_cars,
)
from paddock.games.thunder.rules.restart import anybody_races
from paddock.games.thunder.rules.standing import has, is_racing, is_single, lose, seat_of
from paddock.games.thunder.rules.wear import is_worn_out, speed_penalty, wear_down
from paddock.games.thunder.state import AIR, APRON, ASK_CARD, IN_DISCARD, IN_HAND, IN_PLAY, NOBODY, SEGMENT, TEAM2
from paddock.games.thunder.track import MOST_LANES


@rule
def judge_segment(state: Record, seat: int, verdict: Array) -> None:
    """TA-3.4.1, TA-3.4.2, TA-3.4.3, TA-3.4.4:
    a car, or its retirement; one pass for all cars that are lost or have finished.
    """
    empty_handed = held(state, seat) == 0
    answer(verdict, PASS, TA_3_4_2)
    for car in range(state.cars):
        if seat_of(state, car) == seat:
            id = int(state.id[car])
            answer(verdict, CAR + id, why_not_activate(state, car, empty_handed))
            answer(verdict, RETIRE_CAR + id, why_not_retire(state, car))
            if is_to_be_passed(state, car):
                answer(verdict, PASS, LEGAL)


@rule
def why_not_activate(state: Record, car: int, empty_handed: bool) -> int:
    """TA-3.4.1, TA-3.4.2, TA-3.4.5: once a turn, if it races, with a card unless it is worn out."""
    if has(state.activated, car):
        return TA_3_4_1
    if not is_racing(state, car):
        return TA_3_4_2
    return TA_3_4_5 if empty_handed and not is_worn_out(state, car) else LEGAL


@rule
def why_not_retire(state: Record, car: int) -> int:
    """TA-3.4.1, TA-3.4.2, TA-3.4.3: instead of its segment; a car that is worn out is lost by driving on."""
    if has(state.activated, car):
        return TA_3_4_1
    if not is_racing(state, car):
        return TA_3_4_2
    return TA_3_4_3 if is_worn_out(state, car) else LEGAL


@rule
def is_to_be_passed(state: Record, car: int) -> bool:
    """TA-3.4.2: lost or finished, and its segment is yet to come."""
    return not has(state.activated, car) and not is_racing(state, car)


@rule
def only_segment(state: Record, seat: int) -> int:
    """TA-3.4: the only legal segment, or -1 if there are several."""
    found, n, passes = -1, 0, 0
    empty_handed = held(state, seat) == 0
    for car in range(state.cars):
        if seat_of(state, car) == seat:
            if why_not_activate(state, car, empty_handed) == LEGAL:
                found = CAR + int(state.id[car])
                n += 1
            if why_not_retire(state, car) == LEGAL:
                found = RETIRE_CAR + int(state.id[car])
                n += 1
            if is_to_be_passed(state, car):
                passes = 1
    if n + passes != 1:
        return -1
    return PASS if passes else found


@rule
def judge_hand(course: Record, state: Record, seat: int, verdict: Array, first: int) -> None:
    """TA-3.4.5, TA-3.5.6, AR-27: any card of the hand; copies are alike."""
    for card in range(CARDS):
        if state.where[card] == IN_HAND + seat:
            answer(verdict, first + int(course.kind[card]), LEGAL)


@rule
def choose_car(course: Record, state: Record, car: int, retires: bool, log: Record) -> int:
    """TA-3.4.1, TA-3.4.3, TA-3.4.4, TA-7.2, AR-64: a worn out car retires by being chosen; any other may."""
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
    """TA-3.4.5, TA-9.4, TA-9.4.3: the card of the segment, with the lowest number of its copies."""
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
    """TA-5.2, TA-5.3, TA-6.1.1, TA-7.4.1, TA-7.4.2, TA-7.4.4, TA-7.4.5, TA-9.4.1:
    the MP that a card would give a car.
    """
    if state.lane[car] == APRON:
        return int(course.exit[kind])
    return max(0, int(course.speed[kind]) - speed_penalty(state, car))


@rule
def end_move(course: Record, state: Record, log: Record) -> int:
    """TA-5.6, TA-RC.2, TA-RC.4, TA-RC.7, TA-RC.22: what the text of the card still does."""
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
def judge_air(course: Record, state: Record, verdict: Array) -> None:
    """TA-RC.4 with `clean_air_any`: a sector on, or the end of it."""
    for lane in range(MOST_LANES + 1):
        answer(verdict, F + lane, why_not_on(course, state, lane))
    answer(verdict, END, LEGAL)


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
    """TA-3.1, TA-3.4: the next player clockwise who has a car without its segment; when there is none the turn ends."""
    for i in range(course.seats):
        other = (seat + i) % int(course.seats)
        for car in range(state.cars):
            if seat_of(state, car) == other and not has(state.activated, car):
                state.turn = other
                state.phase = SEGMENT
                return DECIDE
    return END_TURN
