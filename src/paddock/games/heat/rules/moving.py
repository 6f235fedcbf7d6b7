"""3. Reveal and move."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.cards import S
from paddock.games.heat.events import CARDS, CLUTTERED, REVEALED, STRESS
from paddock.games.heat.rules.cards import clear_play, flip, has_garage, is_heat, tell_upgrades, value_of
from paddock.games.heat.rules.driving import cars_of, drive
from paddock.games.heat.rules.planning import paid_to_shift
from paddock.games.heat.rules.rounds import SLOT
from paddock.games.heat.rules.symbols import begin_symbols, flip_for_symbols
from paddock.games.heat.state import SHOWN
from paddock.games.heat.upgrade_cards import FIRST_SLOT


@rule
def reveal(course: Record, state: Record, seat: int, fate: Record, log: Record) -> bool:
    """HEAT-3.1, HEAT-3.2, HEAT-C.5:
    show the cards, and flip for their + symbols; the answer is whether the car can move at all.
    """
    show_cards(course, state, seat, log)
    state.start = state.pos[seat]
    state.used = 0
    state.adrenaline = adrenaline_in(course, int(state.queue))
    cards = int(state.plays[seat])
    speed, stress, heat = 0, 0, 0
    for i in range(cards):
        kind = int(state.play[seat, i])
        speed += value_of(course, state, seat, kind)
        stress += kind == S
        heat += is_heat(course, state, seat, kind)
    state.known_stress[seat] = max(0, int(state.known_stress[seat]) - stress)
    if heat > 0:
        stand_still(state, seat, log)
        return False
    if has_garage(state):
        speed += flip_for_symbols(course, state, seat, cards, fate, log)
        begin_symbols(course, state, seat)
    else:
        for _ in range(stress):
            speed += flip(state, seat, STRESS, fate, log)
    state.speed = speed
    return True


@rule
def set_off(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-3.3, HEAT-3.4: drive the sum of the cards."""
    drive(course, state, seat, int(state.speed), CARDS, log)


@rule
def show_cards(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-3.1, R-21: the cards are turned up, and with the option `hidden_gears` the lever is seen only now."""
    cards = 0
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        cards |= (kind + 1) << (4 * i)
        if has_garage(state) and kind >= FIRST_SLOT:
            state.known_upgrades[seat] &= ~(1 << (kind - FIRST_SLOT))
    tell(log, REVEALED, seat, cards, state.gear[seat], paid_to_shift(course, state, seat))
    tell_upgrades(state, seat, log)
    state.plan[seat] = SHOWN
    state.lever[seat] = state.gear[seat]


@rule
def stand_still(state: Record, seat: int, log: Record) -> None:
    """HEAT-C.15: a cluttered hand: no move, first gear, the cards away, straight to step 9."""
    tell(log, CLUTTERED, seat, 0, 0, 0)
    state.gear[seat] = 1
    state.lever[seat] = 1
    state.known_heat[seat] = state.held[seat]  # all that could be played lies on the table
    state.known_stress[seat] = 0
    if has_garage(state):
        state.known_upgrades[seat] = 0
    clear_play(state, seat)


# 4. Adrenaline


@rule
def adrenaline_in(course: Record, queue: int) -> bool:
    """HEAT-4.1, HEAT-4.6, HEAT-F.8, R-6, R-33, R-38: for the first of a queue: is it the last car of the round?

    In a race that five or more cars have started it may also be the last but one.
    """
    behind = queue >> SLOT
    cars = cars_of(course)
    return cars >= 2 and (behind == 0 or (cars >= 5 and behind >> SLOT == 0))
