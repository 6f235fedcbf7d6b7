"""S, H. Set-up and handicap: decks, engines, grid, first hands."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.cards import DECK, KINDS, STRESS_CARDS, S
from paddock.games.heat.events import GRID
from paddock.games.heat.rules.cards import draw_hand
from paddock.games.heat.rules.rounds import begin_round
from paddock.games.heat.state import RANDOM_GRID, SHOWN


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-S.3, HEAT-S.4, HEAT-S.5, HEAT-S.6, HEAT-S.7, HEAT-S.8, HEAT-S.9, HEAT-S.10:
    everybody's cards and engine, the grid, the first hands.
    """
    seats = int(course.seats)
    clear(state)
    for seat in range(seats):
        prepare_car(course, state, seat)
    state.supply = STRESS_CARDS - seats * int(course.stress)
    line_up(course, state, fate, log)
    for seat in range(seats):
        draw_hand(state, seat, fate, log)
    begin_round(course, state, log)


@rule
def clear(state: Record) -> None:
    state.rounds = 0
    state.queue = 0
    state.pos[:] = 0
    state.spot[:] = 0
    state.gear[:] = 0
    state.lever[:] = 0
    state.engine[:] = 0
    state.plan[:] = SHOWN
    state.planning = 0
    state.place[:] = 0
    state.deck[:] = 0
    state.decks[:] = 0
    state.hand[:] = 0
    state.held[:] = 0
    state.play[:] = 0
    state.plays[:] = 0
    state.discard[:] = 0
    state.discards[:] = 0
    state.known_stress[:] = 0
    state.known_heat[:] = 0
    state.start = 0
    state.speed = 0
    state.used = 0
    state.adrenaline = 0
    state.packet[:] = 0
    state.packets = 0


@rule
def prepare_car(course: Record, state: Record, seat: int) -> None:
    """HEAT-S.4, HEAT-S.5, HEAT-S.6, HEAT-S.7, HEAT-H.1, HEAT-H.2: one player's deck, engine and lever."""
    for kind in range(KINDS):
        state.deck[seat, kind] = DECK[kind]
        state.decks[seat] += DECK[kind]
    state.deck[seat, S] += course.stress
    state.decks[seat] += course.stress
    state.engine[seat] = course.heat[seat]
    state.gear[seat] = 1
    state.lever[seat] = 1


@rare
def line_up(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-S.9, HEAT-T.8: the cars take the grid slots in ascending order, by lot unless the option `grid` says how."""
    waiting = state.play[0]  # empty at this moment, and long enough for all seats
    seats = int(course.seats)
    waiting[:seats] = 1
    for slot in range(seats):
        seat = int(course.grid[slot])
        if seat == RANDOM_GRID:
            seat = draw(fate, waiting, seats - slot, KINDS)
        else:
            waiting[seat] = 0
        state.pos[seat] = -1 - slot // 2
        state.spot[seat] = slot % 2
        tell(log, GRID, seat, slot + 1, 0, 0)
