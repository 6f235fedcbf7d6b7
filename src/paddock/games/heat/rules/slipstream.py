"""6. Slipstream."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.heat.conditions import MOST_SLIP
from paddock.games.heat.events import SLIPSTREAM, SLIPSTREAMED
from paddock.games.heat.moves import SLIP_FURTHER, SLIP_NO, SLIP_YES
from paddock.games.heat.refusals import HEAT_6_1, HEAT_F_4, HEAT_W_10, HEAT_W_11, R_8
from paddock.games.heat.rules.driving import drive, is_near_a_car, reached_from
from paddock.games.heat.rules.weather import has_modules, is_without_slipstream, slip_bonus

SLIPSTREAM_SPACES = 2  #: HEAT-6.2


@rule
def why_not_slipstream(course: Record, state: Record, seat: int, pos: int, spaces: int) -> int:
    """HEAT-6.1, HEAT-6.6, HEAT-F.4, HEAT-W.10, HEAT-W.11, R-8, R-35, R-45, R-76:
    from a position behind or beside a car, not over the finish, and not for nothing.
    """
    if not is_near_a_car(course, state, seat, pos):
        return HEAT_6_1
    if is_without_slipstream(course, state, pos):
        return HEAT_W_10
    if spaces > SLIPSTREAM_SPACES and spaces != SLIPSTREAM_SPACES + slip_bonus(course, state, pos):
        return HEAT_W_11
    if pos + spaces >= course.finish:
        return HEAT_F_4
    return R_8 if reached_from(course, state, seat, pos, spaces) == pos else LEGAL


@rule
def longest_slipstream(course: Record, state: Record, pos: int) -> int:
    """HEAT-6.2, HEAT-W.11: two spaces, and what the sector adds."""
    return SLIPSTREAM_SPACES + slip_bonus(course, state, pos)


@rule
def can_slipstream(course: Record, state: Record, seat: int, pos: int) -> bool:
    """HEAT-6.1, R-76: whether there is a slipstream of any length."""
    if why_not_slipstream(course, state, seat, pos, SLIPSTREAM_SPACES) == LEGAL:
        return True
    longest = longest_slipstream(course, state, pos)
    return longest > SLIPSTREAM_SPACES and why_not_slipstream(course, state, seat, pos, longest) == LEGAL


@rule
def slip_spaces(action: int) -> int:
    """HEAT-6.2, HEAT-W.11: how far the slipstream of an action goes."""
    return SLIPSTREAM_SPACES if action == SLIP_YES else action - SLIP_FURTHER + SLIPSTREAM_SPACES + 1


@rule
def judge_slipstream(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-6.2, HEAT-W.11: every length that there is, or none."""
    answer(verdict, SLIP_NO, LEGAL)
    if not has_modules(state):
        answer(verdict, SLIP_YES, LEGAL)
    else:
        pos = int(state.pos[seat])
        answer(verdict, SLIP_YES, why_not_slipstream(course, state, seat, pos, SLIPSTREAM_SPACES))
        for action in range(SLIP_FURTHER, SLIP_FURTHER + MOST_SLIP):
            answer(verdict, action, why_not_slipstream(course, state, seat, pos, slip_spaces(action)))


@rule
def slipstream(course: Record, state: Record, seat: int, spaces: int, log: Record) -> None:
    """HEAT-6.2, HEAT-6.4, HEAT-6.5: spaces that don't raise Speed."""
    tell(log, SLIPSTREAMED, seat, 0, 0, 0)
    drive(course, state, seat, spaces, SLIPSTREAM, log)
