"""Where the racers are: progress, fields, laps, the race order, and moving on and back."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.scrap.events import MOVED
from paddock.games.scrap.state import NOBODY


@rule
def laps_driven(course: Record, p: int) -> int:
    """SCR-RUL.1, SCR-RUL.2: whole laps behind a racer; the start is none."""
    laps = 0
    while p > course.fields:
        p -= int(course.fields)
        laps += 1
    return laps


@rule
def field_of(course: Record, p: int) -> int:
    """SCR-RUL.1: the number of the field, from 1; 0 for a racer that is not yet on the track."""
    while p > course.fields:
        p -= int(course.fields)
    return p


@rule
def distance(course: Record, p: int, other: int) -> int:
    """How many fields it is from a place on to the next time that the field of another place comes, from 1 on."""
    ahead = other - p
    while ahead <= 0:
        ahead += int(course.fields)
    while ahead > course.fields:
        ahead -= int(course.fields)
    return ahead


@rule
def share_a_field(course: Record, state: Record, one: int, other: int) -> bool:
    """SCR-RUL.3, SCR-RUL.18: two racers on one field of the track, whatever their laps."""
    apart = abs(int(state.p[one]) - int(state.p[other]))
    while apart > 0:
        apart -= int(course.fields)
    return apart == 0 and one != other and state.p[one] > 0 and state.p[other] > 0


@rule
def in_turn_order(course: Record, first: int, place: int) -> int:
    """SCR-TURN.1: the racer that comes so many places after another."""
    racer = first + place
    return racer if racer < course.racers else racer - int(course.racers)


@rule
def owner_of(course: Record, racer: int) -> int:
    """SCR-RUL.40: the seat of a racer."""
    return racer // int(course.each)


@rule
def racer_of_kind(course: Record, state: Record, kind: int) -> int:
    """The number of a racer in this race, or NOBODY."""
    found = NOBODY
    for racer in range(course.racers):
        if state.kind[racer] == kind:
            found = racer
    return found


@rule
def is_ahead(course: Record, state: Record, one: int, other: int) -> bool:
    """SCR-RUL.4, SCR-ACC.3: the race order: the higher progress; before the track, turn order."""
    if state.p[one] != state.p[other]:
        return bool(state.p[one] > state.p[other])
    racers, first = int(course.racers), int(state.first)
    return (one - first + racers) % racers < (other - first + racers) % racers


@rule
def place_of(course: Record, state: Record, racer: int) -> int:
    """SCR-RUL.4: how many are ahead of a racer."""
    ahead = 0
    for other in range(course.racers):
        ahead += other != racer and is_ahead(course, state, other, racer)
    return ahead


@rare
def racer_in_place(course: Record, state: Record, place: int) -> int:
    """SCR-RUL.4: the racer with so many ahead of it, or NOBODY."""
    found = NOBODY
    for racer in range(course.racers):
        if place_of(course, state, racer) == place:
            found = racer
    return found


@rare
def go_forward(course: Record, state: Record, racer: int, fields: int, reason: int, log: Record) -> None:
    """SCR-MOVE.1, SCR-MOVE.2, SCR-RUL.31:
    on by so many fields; whatever the cause, crossing the line is written down.
    """
    before = int(state.p[racer])
    state.p[racer] = before + fields
    if laps_driven(course, before + fields) > laps_driven(course, before):
        state.crossed |= 1 << racer
    tell_move(course, state, racer, before, reason, log)


@rare
def go_back_to(course: Record, state: Record, racer: int, p: int, reason: int, log: Record) -> None:
    """SCR-ACC.2, SCR-RUL.24, SCR-RUL.31: back, but never over the line: the first field after it is the end."""
    before = int(state.p[racer])
    if before > 0:
        state.p[racer] = max(p, laps_driven(course, before) * int(course.fields) + 1)
    tell_move(course, state, racer, before, reason, log)


@rule
def tell_move(course: Record, state: Record, racer: int, before: int, reason: int, log: Record) -> None:
    if state.p[racer] != before:
        tell(log, MOVED, owner_of(course, racer), state.kind[racer], before, state.p[racer])
        tell_more(log, 3, int(state.p[racer]) - before)
        tell_more(log, 4, reason)
        if log is not None and log.on:
            tell_more(log, 5, field_of(course, int(state.p[racer])))
            tell_more(log, 6, packed_ranking(course, state))


@rare
def packed_ranking(course: Record, state: Record) -> int:
    """SCR-RUL.4: the race order in one number: 1 + which racer it is, in four bits each, the first lowest."""
    ranking = 0
    for racer in range(course.racers):
        ranking |= (1 + int(state.kind[racer])) << (4 * place_of(course, state, racer))
    return ranking
