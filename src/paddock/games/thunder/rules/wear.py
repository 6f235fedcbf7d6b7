"""7. Wear markers: what they cost, how they come, and how they go."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.thunder.cards import COLOURS, SIX, TEMPORARY
from paddock.games.thunder.events import SHED, WORE
from paddock.games.thunder.rules.standing import seat_of


@rule
def markers(state: Record, car: int) -> int:
    """TA-7.1.2: how many markers a car has, of whatever colour."""
    n = 0
    for colour in range(COLOURS):
        n += int(state.wear[car, colour])
    return n


@rule
def is_worn_out(state: Record, car: int) -> bool:
    """TA-7.2: six markers or more."""
    return markers(state, car) >= SIX


@rule
def speed_penalty(state: Record, car: int) -> int:
    """TA-7.4.1: three markers or more cost as many MP."""
    n = markers(state, car)
    return n if n >= 3 else 0


@rule
def wear_down(state: Record, car: int, colour: int, n: int, log: Record) -> None:
    """TA-7.1.1: a car gets markers."""
    state.wear[car, colour] += n
    tell(log, WORE, seat_of(state, car), int(state.id[car]), colour, n)


@rule
def shed(state: Record, car: int, colour: int, n: int, log: Record) -> None:
    """TA-7.3: a car loses markers."""
    state.wear[car, colour] -= n
    if n > 0:
        tell(log, SHED, seat_of(state, car), int(state.id[car]), colour, n)


@rule
def shed_temporary(state: Record, car: int, log: Record) -> None:
    """TA-9.2: a pitting car loses all black, green, blue and grey markers."""
    for colour in range(TEMPORARY):
        shed(state, car, colour, int(state.wear[car, colour]), log)
