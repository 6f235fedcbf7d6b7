"""S, H. Set-up and handicap: decks, engines, grid, first hands."""

from paddock.engine.bags import draw
from paddock.engine.clearing import cleared
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.cards import BASICS, DECK, KINDS, STRESS_CARDS, S
from paddock.games.heat.events import GRID
from paddock.games.heat.moves import FIRST_CAR_OF_GARAGE
from paddock.games.heat.rules.cards import has_garage
from paddock.games.heat.rules.driving import cars_of
from paddock.games.heat.rules.garage import open_garage
from paddock.games.heat.rules.rounds import begin_race
from paddock.games.heat.rules.weather import (
    has_modules,
    heat_at_start,
    move_heat_at_start,
    reveal_weather,
    stress_at_start,
)
from paddock.games.heat.state import RANDOM_GRID, SHOWN, STATE
from paddock.games.heat.upgrade_cards import NO_GARAGE

clear = cleared(STATE, {"plan": SHOWN})


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-S.3, HEAT-S.4, HEAT-S.5, HEAT-S.6, HEAT-S.7, HEAT-S.8, HEAT-S.9, HEAT-S.10:
    everybody's cards and engine, the grid, the first hands.
    """
    seats = int(course.seats)
    clear(state)
    line_up(course, state, fate, log)
    reveal_weather(course, state, fate, log)
    for seat in range(seats):
        prepare_car(course, state, seat)
    state.supply = STRESS_CARDS - seats * stress_at_start(course, state)
    if has_garage(state) and course.garage > 0:
        open_garage(course, state, fate, log)
    else:
        begin_race(course, state, fate, log)


@rule
def prepare_car(course: Record, state: Record, seat: int) -> None:
    """HEAT-S.4, HEAT-S.5, HEAT-S.6, HEAT-S.7, HEAT-H.1, HEAT-H.2, HEAT-C.6, HEAT-C.19, HEAT-G.1, R-40:
    one player's deck, engine and lever.
    """
    for kind in range(KINDS):
        if kind < BASICS or course.garage == NO_GARAGE:  # HEAT-C.19
            state.deck[seat, kind] = DECK[kind]
            state.decks[seat] += DECK[kind]
    stress = stress_at_start(course, state)
    state.deck[seat, S] += stress
    state.decks[seat] += stress
    state.engine[seat] = heat_at_start(course, state, seat)
    state.gear[seat] = 1
    state.lever[seat] = 1
    if has_modules(state):
        move_heat_at_start(state, seat)


@rare
def line_up(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-S.9, HEAT-T.8, HEAT-L.2, HEAT-X.7:
    the cars take the grid slots in ascending order, on every board alike, by lot unless the option `grid` says how.
    """
    waiting = state.play[0]  # empty at this moment, and long enough for all cars
    cars = cars_of(course)
    waiting[:cars] = 1
    for slot in range(cars):
        seat = int(course.grid[slot])
        if seat == RANDOM_GRID:
            seat = draw(fate, waiting, cars - slot, FIRST_CAR_OF_GARAGE if has_garage(state) else KINDS)
        else:
            waiting[seat] = 0
        state.pos[seat] = -1 - slot // 2
        state.spot[seat] = slot % 2
        tell(log, GRID, seat, slot + 1, 0, 0)
