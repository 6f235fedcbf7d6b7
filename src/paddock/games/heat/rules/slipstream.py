"""6. Slipstream."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.heat.conditions import MOST_SLIP
from paddock.games.heat.events import SLIPSTREAM, SLIPSTREAMED
from paddock.games.heat.moves import (
    FIRST_FURTHEST,
    LONGEST_SLIP,
    SLIP_FURTHER,
    SLIP_FURTHEST,
    SLIP_NO,
    SLIP_YES,
)
from paddock.games.heat.refusals import HEAT_6_1, HEAT_F_4, HEAT_W_10, HEAT_W_11, HEAT_Y_9, R_8
from paddock.games.heat.rules.cards import has_garage
from paddock.games.heat.rules.driving import drive, is_near_a_car, reached_from
from paddock.games.heat.rules.symbols import slip_lengths
from paddock.games.heat.rules.weather import has_modules, is_without_slipstream, slip_bonus

SLIPSTREAM_SPACES = 2  #: HEAT-6.2


@rule
def why_not_slipstream(course: Record, state: Record, seat: int, pos: int, spaces: int) -> int:
    """HEAT-6.1, HEAT-6.6, HEAT-F.4, HEAT-W.10, HEAT-W.11, HEAT-Y.9, R-8, R-35, R-45, R-76:
    from a position behind or beside a car, not over the finish, and not for nothing.
    """
    if not is_near_a_car(course, state, seat, pos):
        return HEAT_6_1
    if is_without_slipstream(course, state, pos):
        return HEAT_W_10
    if not has_length(course, state, seat, pos, spaces):
        return (
            HEAT_Y_9
            if has_garage(state) and (not course.weather or slip_lengths(course, state, seat) > 1)
            else HEAT_W_11
        )
    if pos + spaces >= course.finish:
        return HEAT_F_4
    return R_8 if reached_from(course, state, seat, pos, spaces) == pos else LEGAL


@rule
def has_length(course: Record, state: Record, seat: int, pos: int, spaces: int) -> bool:
    """HEAT-6.2, HEAT-W.11, HEAT-Y.9: two spaces, and what cards and the sector add, each fully or not at all."""
    further = spaces - SLIPSTREAM_SPACES
    bonus = slip_bonus(course, state, pos)
    if not has_garage(state):
        return further <= 0 or further == bonus
    sums = slip_lengths(course, state, seat)
    return ((sums | sums << bonus) >> further) & 1 != 0


@rule
def longest_slipstream(course: Record, state: Record, seat: int, pos: int) -> int:
    """HEAT-6.2, HEAT-W.11, HEAT-Y.9: two spaces, and all that the sector and the cards add."""
    longest = SLIPSTREAM_SPACES + slip_bonus(course, state, pos)
    further = slip_lengths(course, state, seat) >> 1
    while further > 0:
        longest += 1
        further >>= 1
    return longest


@rule
def can_slipstream(course: Record, state: Record, seat: int, pos: int) -> bool:
    """HEAT-6.1, R-76: whether there is a slipstream of any length."""
    for spaces in range(SLIPSTREAM_SPACES, longest_slipstream(course, state, seat, pos) + 1):
        if why_not_slipstream(course, state, seat, pos, spaces) == LEGAL:
            return True
    return False


@rule
def slip_spaces(action: int) -> int:
    """HEAT-6.2, HEAT-W.11, HEAT-Y.9: how far the slipstream of an action goes."""
    if action == SLIP_YES:
        return SLIPSTREAM_SPACES
    if action >= SLIP_FURTHEST:
        return action - SLIP_FURTHEST + FIRST_FURTHEST
    return action - SLIP_FURTHER + SLIPSTREAM_SPACES + 1


@rule
def slip_action(spaces: int) -> int:
    """The action of a slipstream of so many spaces."""
    if spaces == SLIPSTREAM_SPACES:
        return SLIP_YES
    if spaces >= FIRST_FURTHEST:
        return SLIP_FURTHEST + spaces - FIRST_FURTHEST
    return SLIP_FURTHER + spaces - SLIPSTREAM_SPACES - 1


@rule
def longest_action(state: Record) -> int:
    """The longest slipstream that there are actions for."""
    return LONGEST_SLIP if has_garage(state) else SLIPSTREAM_SPACES + MOST_SLIP


@rule
def judge_slipstream(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-6.2, HEAT-W.11, HEAT-Y.9: every length that there is, or none."""
    answer(verdict, SLIP_NO, LEGAL)
    if not has_modules(state):
        answer(verdict, SLIP_YES, LEGAL)
    else:
        pos = int(state.pos[seat])
        for spaces in range(SLIPSTREAM_SPACES, longest_action(state) + 1):
            answer(verdict, slip_action(spaces), why_not_slipstream(course, state, seat, pos, spaces))


@rule
def slipstream(course: Record, state: Record, seat: int, spaces: int, log: Record) -> None:
    """HEAT-6.2, HEAT-6.4, HEAT-6.5: spaces that don't raise Speed."""
    tell(log, SLIPSTREAMED, seat, 0, 0, 0)
    drive(course, state, seat, spaces, SLIPSTREAM, log)
