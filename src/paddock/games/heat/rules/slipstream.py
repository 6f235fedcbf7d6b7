"""6. Slipstream."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.engine.verdicts import LEGAL
from paddock.games.heat.events import SLIPSTREAM, SLIPSTREAMED
from paddock.games.heat.refusals import HEAT_6_1, HEAT_F_4, R_8
from paddock.games.heat.rules.driving import drive, is_near_a_car, reached_from

SLIPSTREAM_SPACES = 2  #: HEAT-6.2


@rule
def why_not_slipstream(course: Record, state: Record, seat: int, pos: int) -> int:
    """HEAT-6.1, HEAT-F.4, R-8, R-35:
    from a position behind or beside a car, not over the finish, and not for nothing.
    """
    if not is_near_a_car(course, state, seat, pos):
        return HEAT_6_1
    if pos + SLIPSTREAM_SPACES >= course.finish:
        return HEAT_F_4
    return R_8 if reached_from(course, state, seat, pos, SLIPSTREAM_SPACES) == pos else LEGAL


@rule
def slipstream(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-6.2, HEAT-6.4, HEAT-6.5: two spaces that don't raise Speed."""
    tell(log, SLIPSTREAMED, seat, 0, 0, 0)
    drive(course, state, seat, SLIPSTREAM_SPACES, SLIPSTREAM, log)
