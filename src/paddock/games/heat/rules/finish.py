"""F. Finish and winning."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.games.heat.events import CLASSIFIED, GUARDED
from paddock.games.heat.rules.driving import cars_of, is_ahead
from paddock.games.heat.rules.rounds import NOBODY, SLOT, begin_round, queue_by_rank
from paddock.games.heat.state import OVER

GUARD = 200  #: R-20: rounds after which a race is over


@rule
def has_finished(course: Record, state: Record, seat: int) -> bool:
    """HEAT-F.1: over the line with all laps done."""
    return bool(state.pos[seat] >= course.finish)


@rare
def end_round(course: Record, state: Record, log: Record) -> None:
    """HEAT-0.6, HEAT-F.2, HEAT-F.3, HEAT-F.6, HEAT-F.7, R-13:
    classify who crossed the line, in the order they stand, and go on with the others.
    """
    places = cars_of(course) - racing(course, state)
    queue = queue_by_rank(course, state)
    guarded = False
    while queue > 0:
        seat = (queue & 15) - 1
        queue >>= SLOT
        # with the option `auto_finish_last` the last of several cars need not drive on.
        alone = course.auto_finish_last and places > 0 and places == cars_of(course) - 1
        stopped = state.rounds >= GUARD and not has_finished(course, state, seat) and not alone
        if stopped and not guarded:
            guarded = True
            tell(log, GUARDED, NOBODY, state.rounds, 0, 0)
        if has_finished(course, state, seat) or stopped or alone:
            places += 1
            state.place[seat] = places
            tell(log, CLASSIFIED, seat, places, 0, 0)
    if places == cars_of(course):
        state.phase = OVER
    else:
        begin_round(course, state, log)


@rule
def racing(course: Record, state: Record) -> int:
    """How many cars are still in the race."""
    cars = 0
    for seat in range(cars_of(course)):
        cars += state.place[seat] == 0
    return cars


@rule
def rank_of(course: Record, state: Record, seat: int) -> int:
    """HEAT-F.2, HEAT-3.8: the place in the classification, or behind it as the cars stand."""
    if state.place[seat] > 0:
        return int(state.place[seat])
    rank = 1
    for other in range(cars_of(course)):
        rank += other != seat and (state.place[other] > 0 or is_ahead(state, other, seat))
    return rank


@rule
def score(course: Record, state: Record, out: Array) -> None:
    """HEAT-0.1, HEAT-L.13, HEAT-L.16: per seat the rank among all cars, and as points the cars behind it."""
    for seat in range(course.seats):
        rank = rank_of(course, state, seat)
        out[seat, 0] = rank
        out[seat, 1] = cars_of(course) - rank
