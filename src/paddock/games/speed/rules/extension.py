"""11-12. Extension: with two, three or six players the trip may be made longer."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.speed.events import EXTENDED, NOT_EXTENDED
from paddock.games.speed.rules.flow import ROUND_OVER, TURN_OVER
from paddock.games.speed.rules.preparation import team_of
from paddock.games.speed.state import NOBODY


@rule
def may_extend(course: Record, state: Record) -> bool:
    """SPD-11.5, SPD-12.4, SPD-RUL.27, SPD-RUL.28: once a round, below the full distance, with cards left to play."""
    if state.extension_by != NOBODY or state.target >= course.extension:
        return False
    cards = int(state.drawable)
    for seat in range(course.seats):
        cards += int(state.held[seat])
    return cards > 0


@rule
def extend(course: Record, state: Record, seat: int, log: Record) -> int:
    """SPD-11.7, SPD-11.8, SPD-RUL.29: the target is farther for everybody, and the caller's turn ends."""
    state.extension_by = team_of(course, seat)
    state.target = course.extension
    tell(log, EXTENDED, seat, state.target, state.extension_by, 0)
    return TURN_OVER


@rule
def do_not_extend(seat: int, log: Record) -> int:
    """SPD-RUL.26: without an extension the round ends at once."""
    tell(log, NOT_EXTENDED, seat, 0, 0, 0)
    return ROUND_OVER
