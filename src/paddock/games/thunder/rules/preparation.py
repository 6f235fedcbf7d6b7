"""2. Set-up: cars, markers, grid and first hands; TA-11.2 and TA-12.2 change the grid."""

from paddock.engine.clearing import cleared
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record, layout
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.thunder.cards import CARDS, EVENT_KINDS, NO_CARD, NO_EVENT, TEAM_CARS
from paddock.games.thunder.events import GRID as ON_GRID
from paddock.games.thunder.moves import ACTIONS, CAR
from paddock.games.thunder.refusals import TA_2_5
from paddock.games.thunder.rules.flow import DECIDE, NEW_TURN, PLACE_CAR
from paddock.games.thunder.rules.race_cards import reveal_bar
from paddock.games.thunder.rules.standing import INNER, crossings, put, seat_of, space_of
from paddock.games.thunder.state import (
    BY_ROUND,
    GRID,
    IN_DECK,
    MOVE_FIELDS,
    NO_BAR,
    NOBODY,
    OFF,
    SNAKE,
    STATE,
)

NO_MOVE = {"segment": NOBODY, "active": NOBODY, "card": NO_CARD}  #: between segments nothing of a move is left

clear_move = cleared(layout(MOVE_FIELDS), NO_MOVE)
clear = cleared(
    STATE,
    {"phase": GRID, "first": NOBODY, "turn": NOBODY, "bar": NO_BAR, **NO_MOVE, "event": NO_EVENT, "origin": NOBODY},
)


@rare
def prepare(course: Record, state: Record) -> None:
    """TA-2.1, TA-2.2, TA-2.3, TA-2.4, TA-2.6:
    every team's cars beside the track, a position marker for each, both decks whole.
    """
    clear(state)
    for seat in range(course.seats):
        for i in range(course.cars):
            car = int(state.cars)
            state.id[car] = TEAM_CARS * seat + int(course.entry[seat, i])
            state.lane[car] = OFF
            state.cars += 1
    state.lo = 1
    state.hi = state.cars
    for card in range(CARDS):
        state.where[card] = IN_DECK
    state.decked = CARDS
    for kind in range(EVENT_KINDS):
        state.events[kind] = course.events[kind]
        state.eventful += course.events[kind]


# TA-2.5. The grid


@rule
def place_next(course: Record, state: Record, fate: Record, log: Record) -> int:
    """TA-2.5, AR-58: the teams place their cars space by space; which one is the owner's choice, if the table asks."""
    space = placed(state)
    while space < state.cars:
        seat = team_for(course, state, space, fate, log)
        state.turn = seat
        car = first_unplaced(state, seat)
        if course.grid_choice and unplaced(state, seat) > 1:
            state.phase = GRID
            return DECIDE
        place_car(course, state, car, log)
        space += 1
    state.bar[:] = NO_BAR
    return NEW_TURN


@rule
def placed(state: Record) -> int:
    """Cars on the grid."""
    n = 0
    for car in range(state.cars):
        n += int(state.lane[car] != OFF)
    return n


@rule
def unplaced(state: Record, seat: int) -> int:
    n = 0
    for car in range(state.cars):
        n += int(seat_of(state, car) == seat and state.lane[car] == OFF)
    return n


@rule
def first_unplaced(state: Record, seat: int) -> int:
    """AR-58: by default the lowest number first."""
    for car in range(state.cars):
        if seat_of(state, car) == seat and state.lane[car] == OFF:
            return car
    return NOBODY


@rule
def team_for(course: Record, state: Record, space: int, fate: Record, log: Record) -> int:
    """TA-2.5: up and down one team bar; TA-12.2: a new bar for every round of cars, or for every space."""
    seats = int(course.seats)
    i, round = space % seats, space // seats
    fresh = state.bar[0] == NO_BAR
    if course.starting_order == SNAKE:
        if fresh:
            grid_bar(course, state, fate, log)
        return int(state.bar[i if round % 2 == 0 else seats - 1 - i])
    if course.starting_order == BY_ROUND:
        if fresh or i == 0:
            grid_bar(course, state, fate, log)
        return int(state.bar[i])
    grid_bar(course, state, fate, log)
    for j in range(seats):
        if unplaced(state, int(state.bar[j])) > 0:
            return int(state.bar[j])
    return NOBODY


@rule
def grid_bar(course: Record, state: Record, fate: Record, log: Record) -> None:
    """TA-2.5: the bar of a card, or one agreed on; TA-11.2, AR-60: the last winner stands one place further ahead."""
    if course.bar[0] == NO_BAR:
        reveal_bar(course, state, fate, log)
    else:
        for i in range(course.seats):
            state.bar[i] = course.bar[i]
    for i in range(1, int(course.seats)):
        if state.bar[i] == course.winner:
            state.bar[i] = state.bar[i - 1]
            state.bar[i - 1] = course.winner
            break


@rule
def place_car(course: Record, state: Record, car: int, log: Record) -> None:
    """TA-1.3.4, TM-6: on the next grid space; TA-2.6.3: the owner of the pole car is First Player."""
    space = placed(state)
    dist = grid_dist(course, space)
    put(course, state, car, dist, grid_lane(course, space))
    if space == 0:
        state.first = seat_of(state, car)
    tell(log, ON_GRID, seat_of(state, car), int(state.id[car]), space + 1, space_of(course, state, car))
    tell_more(log, 3, crossings(course, state, car))


@rule
def grid_dist(course: Record, space: int) -> int:
    """TM-6: the sector of a grid space, counted from 0."""
    return int(course.sectors) - 1 - space // 2


@rule
def grid_lane(course: Record, space: int) -> int:
    return int(course.restart[grid_dist(course, space), INNER + space % 2])


@rule
def judge_grid(state: Record, seat: int, verdict: Array) -> None:
    refuse(verdict, 0, ACTIONS, TA_2_5)
    for car in range(state.cars):
        if seat_of(state, car) == seat and state.lane[car] == OFF:
            answer(verdict, CAR + int(state.id[car]), LEGAL)


@rule
def choose_grid_car(course: Record, state: Record, car: int, log: Record) -> int:
    """TA-2.5: the owner chooses."""
    place_car(course, state, car, log)
    return PLACE_CAR
