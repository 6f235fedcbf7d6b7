"""7. Wear markers: what they cost, how they come, and how they go."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.thunder.cards import COLOURS, SIX, TEMPORARY
from paddock.games.thunder.events import GROUP, SHED, WORE
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


@rare
def tell_wear(state: Record, log: Record, code: int, car: int, colour: int, n: int) -> None:
    """Markers that came or went, and all that the car has now."""
    if log is None or not log.on:
        return
    tell(log, code, seat_of(state, car), int(state.id[car]), colour, n)
    for each in range(COLOURS):
        tell_more(log, GROUP + each, int(state.wear[car, each]))


@rule
def wear_down(state: Record, car: int, colour: int, n: int, log: Record) -> None:
    """TA-7.1.1, TA-7.1.5: a car gets markers."""
    state.wear[car, colour] += n
    tell_wear(state, log, WORE, car, colour, n)


@rule
def shed(state: Record, car: int, colour: int, n: int, log: Record) -> None:
    """TA-7.3: a car loses markers."""
    state.wear[car, colour] -= n
    if n > 0:
        tell_wear(state, log, SHED, car, colour, n)


@rule
def shed_temporary(state: Record, car: int, log: Record) -> None:
    """TA-9.2: a pitting car loses all black, green, blue and grey markers."""
    for colour in range(TEMPORARY):
        shed(state, car, colour, int(state.wear[car, colour]), log)
