"""0. The round frame: who moves when."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.events import ROUND
from paddock.games.heat.rules.driving import cars_of, is_ahead
from paddock.games.heat.state import OVER, PLAN, THINKING

NOBODY = -1
SLOT = 4  #: bits of one seat in the queue


@rule
def turn_of(state: Record) -> int:
    """HEAT-0.5: the seat whose car moves now, or NOBODY."""
    return (int(state.queue) & 15) - 1


@rare
def begin_round(course: Record, state: Record, log: Record) -> None:
    """HEAT-0.2, HEAT-0.3, HEAT-0.4, R-22: everybody plans; the order of the turns is fixed by the ranking now."""
    state.rounds += 1
    state.phase = PLAN
    state.queue = queue_by_rank(course, state)
    state.planning = 0
    if len(state.legend_card) > 0:
        state.legend_card[0] = 0
    for seat in range(course.seats):
        if state.place[seat] == 0:
            state.plan[seat] = THINKING
            state.planning |= 1 << seat
    tell(log, ROUND, NOBODY, state.rounds, 0, 0)


@rule
def queue_by_rank(course: Record, state: Record) -> int:
    """HEAT-0.4, HEAT-3.8: the racing cars, the leading one first."""
    queue, cars = 0, cars_of(course)
    for seat in range(cars):
        if state.place[seat] == 0:
            ahead = 0
            for other in range(cars):
                ahead += other != seat and state.place[other] == 0 and is_ahead(state, other, seat)
            queue |= (seat + 1) << (SLOT * ahead)
    return queue


@rule
def pending(course: Record, state: Record) -> int:
    """HEAT-0.3, HEAT-0.5: everybody who has not committed a plan; afterwards the car whose turn it is."""
    if state.phase == OVER:
        return 0
    return int(state.planning) if state.phase == PLAN else 1 << turn_of(state)
