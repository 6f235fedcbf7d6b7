"""3.5. The end of the turn: the leader, the event, the pits, lapped cars, discards, and the next turn."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.thunder.cards import NO_EVENT
from paddock.games.thunder.events import BY_LAPPING, DISCARDED, FIRST_PLAYER, GUARDED, TURN, YELLOW_FLAG
from paddock.games.thunder.rules.finish import GUARD, end_race
from paddock.games.thunder.rules.flow import DECIDE, DISCARDS, EVENT, NEW_TURN
from paddock.games.thunder.rules.pits import begin_pits
from paddock.games.thunder.rules.race_cards import lowest_in_hand, refill
from paddock.games.thunder.rules.restart import anybody_races, close_up, line_up
from paddock.games.thunder.rules.segments import begin_segment
from paddock.games.thunder.rules.standing import (
    has,
    is_ahead,
    is_lapped,
    is_on_lanes,
    is_racing,
    leader_of,
    lose,
    mark,
    seat_of,
)
from paddock.games.thunder.state import DISCARDING, IN_DISCARD, NOBODY


@rule
def end_turn(course: Record, state: Record, log: Record) -> int:
    """TA-3.5, TA-3.5.1, TA-9.1.3, AR-8, AR-11:
    once a car has finished the race is over; otherwise the leaders are marked.
    """
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
    """TA-8.2, TA-9.1.2, TA-9.6, TA-9.6.4: under yellow the field lines up before the pit stops."""
    if not anybody_races(state):
        return end_race(course, state, log)
    if state.yellow:
        tell(log, YELLOW_FLAG, NOBODY, 1, 0, 0)
        line_up(course, state, log)
    return begin_pits(course, state)


@rule
def after_pits(course: Record, state: Record, log: Record) -> int:
    """TA-3.5.3, TA-3.5.4, TA-3.5.5, TA-9.6.6, AR-12:
    the field closes up; a new leader is marked, and its owner is First Player.
    """
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
