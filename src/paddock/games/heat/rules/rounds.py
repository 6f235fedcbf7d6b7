"""0. The round frame: who moves when."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.events import ROUND
from paddock.games.heat.rules.cards import draw_hand
from paddock.games.heat.rules.driving import cars_of, is_ahead
from paddock.games.heat.state import DISCARDING, DRAFTING, GIVING_UP, OVER, PLAN, REACT, THINKING

NOBODY = -1
SLOT = 4  #: bits of one seat in the queue


@rule
def turn_of(state: Record) -> int:
    """HEAT-0.5: the seat whose car moves now, or NOBODY."""
    return (int(state.queue) & 15) - 1


@rule
def begin_race(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-S.10: the first hands, and the first round."""
    for seat in range(course.seats):
        draw_hand(state, seat, fate, log)
    begin_round(course, state, log)


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
def picker(course: Record, state: Record) -> int:
    """HEAT-G.5, HEAT-G.6, HEAT-G.8, R-84:
    whose pick it is: rounds 1 and 3 begin with the last human on the grid, round 2 with the first.

    Who picks twice in a round picks in this order, and then back again.
    """
    if len(state.picks) == 0:
        return NOBODY
    humans, pick = int(course.seats), int(state.picks[0])
    if pick >= humans:
        pick = 2 * humans - 1 - pick
    place = humans - 1 - pick if state.markets[0] % 2 == 1 else pick
    queue = queue_by_rank(course, state)
    while queue > 0:
        car = (queue & 15) - 1
        if car < humans:
            if place == 0:
                return car
            place -= 1
        queue >>= SLOT
    return NOBODY


@rule
def is_in_turn(state: Record) -> bool:
    """HEAT-0.5: whether this is the turn of a car, and not a time at which all plan, or choose their upgrades."""
    return bool(REACT <= state.phase <= DISCARDING or state.phase > GIVING_UP)


@rule
def pending(course: Record, state: Record) -> int:
    """HEAT-0.3, HEAT-0.5, HEAT-G.8:
    everybody who has not committed a plan, or a card to give up; otherwise the car whose turn it is.
    """
    if state.phase == OVER:
        return 0
    if state.phase == PLAN or state.phase == GIVING_UP:
        return int(state.planning)
    return 1 << (picker(course, state) if state.phase == DRAFTING else turn_of(state))
