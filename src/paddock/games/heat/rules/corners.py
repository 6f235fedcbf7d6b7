"""7. Check corner."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.heat.cards import S
from paddock.games.heat.events import CORNER, SPUN
from paddock.games.heat.rules.cards import pay_heat
from paddock.games.heat.rules.driving import FULL, spots_taken, take_space
from paddock.games.heat.rules.symbols import limit_change
from paddock.games.heat.rules.weather import limit_of, overheat_of


@rule
def check_corners(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-T.4, HEAT-7.1, HEAT-7.5, HEAT-F.5, R-1, R-7, R-12, R-43:
    every line crossed in this turn, in driving order, up to a spin.

    Lines beyond the finish don't count; what a car was blocked from was not crossed.
    """
    lap = lap_start(course, int(state.start))
    end = min(int(state.pos[seat]), int(course.finish) - 1)
    while lap <= end:
        for corner in range(course.corners):
            line = lap + int(course.line[corner])
            if state.start < line <= end and not take_corner(course, state, seat, corner, line, log):
                return
        lap += int(course.spaces)


@rule
def lap_start(course: Record, pos: int) -> int:
    """HEAT-T.9, R-44: the first space of the lap that a position belongs to."""
    lap = -int(course.spaces)
    while lap + int(course.spaces) <= pos:
        lap += int(course.spaces)
    return lap


@rule
def cost_of(course: Record, state: Record, corner: int, speed: int, change: int) -> int:
    """HEAT-T.5, HEAT-7.3, HEAT-7.4, HEAT-W.14: the Heat that a corner costs at a Speed, its limit changed by cards."""
    over = speed - limit_of(course, state, corner, change)
    return over + overheat_of(state, corner) if over > 0 else 0


@rule
def take_corner(course: Record, state: Record, seat: int, corner: int, line: int, log: Record) -> bool:
    """HEAT-7.2, HEAT-7.3, HEAT-7.4, HEAT-C.11, HEAT-W.3, R-28:
    pay for the Speed above the limit; the answer is whether the car stays on the road.
    """
    change = limit_change(course, state, seat)
    cost = cost_of(course, state, corner, int(state.speed), change)
    if cost > state.engine[seat]:
        spin_out(course, state, seat, corner, line, log)
        return False
    pay_heat(state, seat, cost)
    tell(log, CORNER, seat, course.line[corner], limit_of(course, state, corner, change), state.speed)
    tell_more(log, 3, cost)
    tell_more(log, 4, state.engine[seat])
    return True


@rare
def spin_out(course: Record, state: Record, seat: int, corner: int, line: int, log: Record) -> None:
    """HEAT-7.6, HEAT-7.7, HEAT-7.8, HEAT-7.9, R-2, R-17, R-18, R-25, R-27, R-30:
    pay all, back before the line, Stress by the gear, first gear.
    """
    paid = int(state.engine[seat])
    pay_heat(state, seat, paid)
    pos = line - 1
    while spots_taken(course, state, seat, pos) == FULL:
        pos -= 1
    take_space(course, state, seat, pos)
    stress = min(1 if state.gear[seat] <= 2 else 2, int(state.supply))
    state.supply -= stress
    state.hand[seat, S] += stress
    state.held[seat] += stress
    state.known_stress[seat] += stress
    state.gear[seat] = 1
    state.lever[seat] = 1
    tell(log, SPUN, seat, course.line[corner], paid, pos)
    tell_more(log, 3, state.spot[seat])
    tell_more(log, 4, stress)
    tell_more(log, 5, limit_of(course, state, corner, limit_change(course, state, seat)))
    tell_more(log, 6, state.speed)
    tell_more(log, 7, state.engine[seat])
    tell_more(log, 8, state.gear[seat])
