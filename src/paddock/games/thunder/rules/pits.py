"""9.1 to 9.5. Pit stops: who stops, where the car goes, and what it loses; TA-12.1."""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.thunder.cards import BLUE, TEMPORARY
from paddock.games.thunder.events import BY_CHOICE, PITTED
from paddock.games.thunder.moves import ACTIONS, DONE, REMOVE, STAY
from paddock.games.thunder.moves import RETIRE as RETIRE_IN_PITS
from paddock.games.thunder.refusals import TA_9_1_1, TA_12_1
from paddock.games.thunder.rules.flow import AFTER_PITS, DECIDE, PITS
from paddock.games.thunder.rules.standing import (
    INNER,
    cars_of,
    lift,
    lose,
    next_in_order,
    on_lanes,
    sector_of,
    space_at,
    tell_place,
)
from paddock.games.thunder.rules.wear import shed, shed_temporary
from paddock.games.thunder.state import APRON, NOBODY, PITTING, REMOVING

GREEN_STOP = 5  #: apron spaces back under green (TA-9.3)
SHORT_STOP = 2  #: the same with variable pit stops, before the markers (TA-12.1)
BLOWN_STOP = 10  #: the same for a blown tyre (TA-EV.2)


@rule
def begin_pits(course: Record, state: Record) -> int:
    """TA-9.1.1: First Player first, then clockwise."""
    state.due = (1 << int(course.seats)) - 1
    state.turn = state.first
    clear_answers(state)
    return PITS


@rule
def clear_answers(state: Record) -> None:
    state.answered = 0
    state.pitting = 0
    state.retiring = 0
    state.removed = 0


@rule
def to_be_asked(state: Record) -> int:
    """AM-3: the next car of the deciding player in the race order whose stop is not decided, or NOBODY."""
    return next_in_order(state, NOBODY, on_lanes(state) & cars_of(state, int(state.turn)) & ~int(state.answered))


@rule
def next_pit(course: Record, state: Record, log: Record) -> int:
    """TA-9.1.1: ask for every car of a player, then carry his stops out, then go on to the next player."""
    while state.due != 0:
        if (int(state.due) >> int(state.turn)) & 1:
            if to_be_asked(state) != NOBODY:
                state.phase = PITTING
                return DECIDE
            if carry_out_stops(course, state, log) == DECIDE:
                return DECIDE
            state.due &= ~(1 << int(state.turn))
            clear_answers(state)
        state.turn = (int(state.turn) + 1) % int(course.seats)
    state.turn = state.first
    return AFTER_PITS


@rule
def decide_pit(course: Record, state: Record, action: int) -> int:
    """TA-9.1.1, TA-4.3.2, AR-20, AR-49: stay, pit or retire, for one car; the stops follow when all are decided."""
    car = to_be_asked(state)
    state.answered |= 1 << car
    if action == RETIRE_IN_PITS:
        state.retiring |= 1 << car
    elif action != STAY:
        state.pitting |= 1 << car
    return PITS


@rule
def carry_out_stops(course: Record, state: Record, log: Record) -> int:
    """TA-9.3, AR-48: the stops of one player, his cars in race order; with TA-12.1 he chooses what is removed."""
    while state.pitting != 0 or state.retiring != 0:
        car = next_in_order(state, NOBODY, int(state.pitting) | int(state.retiring))
        if (int(state.retiring) >> car) & 1:
            state.retiring &= ~(1 << car)
            lose(course, state, car, BY_CHOICE, log)
        elif course.variable_pits:
            if state.yellow:
                for colour in range(BLUE):
                    shed(state, car, colour, int(state.wear[car, colour]), log)
            state.phase = REMOVING
            return DECIDE
        else:
            state.pitting &= ~(1 << car)
            stop(course, state, car, spaces_back(course, state), log)
            shed_temporary(state, car, log)
    return PITS


@rule
def spaces_back(course: Record, state: Record) -> int:
    """TA-9.3, TA-9.5, TA-12.1: how far back a stop takes a car, with the markers that have been removed for it."""
    if course.variable_pits:
        return int(state.removed) + (0 if state.yellow else SHORT_STOP)
    return 0 if state.yellow else GREEN_STOP


@rule
def pit_space(course: Record, state: Record, car: int, removed: int) -> int:
    """The space of the apron that a stop takes a car to, if so many markers more are removed for it."""
    return space_at(course, int(state.dist[car]) - spaces_back(course, state) - removed, APRON)


@rare
def stop(course: Record, state: Record, car: int, back: int, log: Record) -> None:
    """TA-9.3, TA-9.5, TA-OWN.5: to the apron of its sector and so many spaces back, on top of a stack.

    Under yellow the inner car of a row lies at the bottom, whoever came first.
    """
    sector = sector_of(course, state, car)
    below = state.yellow and back == 0 and state.lane[car] == course.restart[sector, INNER]
    lift(course, state, car)
    state.dist[car] -= back
    height = 0
    for other in range(state.cars):
        if state.lane[other] == APRON and sector_of(course, state, other) == sector_of(course, state, car):
            height += 1
            if below:
                state.stack[other] += 1
    state.lane[car] = APRON
    state.stack[car] = 0 if below else height
    tell_place(course, state, log, PITTED, car)


# TA-12.1


@rule
def stopping_car(state: Record) -> int:
    """The car whose markers are being removed."""
    return next_in_order(state, NOBODY, int(state.pitting))


@rule
def judge_removal(course: Record, state: Record, verdict: Array) -> None:
    """TA-12.1, AR-61: any temporary marker; under yellow the black and green ones have gone already."""
    refuse(verdict, 0, ACTIONS, TA_12_1)
    car = stopping_car(state)
    for colour in range(TEMPORARY):
        if state.wear[car, colour] > 0:
            answer(verdict, REMOVE + colour, LEGAL)
    answer(verdict, DONE, LEGAL)


@rule
def remove(state: Record, colour: int, log: Record) -> int:
    """TA-12.1: one more marker, one more space back."""
    shed(state, stopping_car(state), colour, 1, log)
    state.removed += 1
    return DECIDE


@rule
def end_removal(course: Record, state: Record, log: Record) -> int:
    """TA-12.1: the car stops: under green 2 spaces back and 1 per marker, under yellow 1 per blue or grey one."""
    car = stopping_car(state)
    state.pitting &= ~(1 << car)
    back = spaces_back(course, state)
    state.removed = 0
    stop(course, state, car, back, log)
    return PITS


@rule
def judge_pit(state: Record, verdict: Array) -> None:
    refuse(verdict, 0, ACTIONS, TA_9_1_1)
    for action in range(STAY, STAY + 3):
        answer(verdict, action, LEGAL)
