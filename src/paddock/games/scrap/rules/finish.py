"""The turn of one racer after another, and the end of the race."""

from paddock.engine.clearing import cleared
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record, layout
from paddock.games.scrap.cards import LAPS
from paddock.games.scrap.events import FINISHED, GUARDED, ROUND, TURN
from paddock.games.scrap.rules.flow import BEGIN_TURN, DECIDE
from paddock.games.scrap.rules.pairs import ask_for_order
from paddock.games.scrap.rules.places import in_turn_order, is_ahead, owner_of
from paddock.games.scrap.rules.rolling import roll_die
from paddock.games.scrap.state import NOBODY, NOTHING, OVER, ROLL, TURN_FIELDS

GUARD = 500  #: SCR-OWN.1: rounds after which a race is over

NO_TURN = {"mover": NOBODY, "card": NOTHING}  #: between turns nothing of a turn is left

clear_turn = cleared(layout(TURN_FIELDS), NO_TURN)


@rule
def pending(course: Record, state: Record) -> int:
    """SCR-TURN.1: one player decides at a time; nobody when the race is over."""
    return 0 if state.phase == OVER else 1 << int(state.asked)


@rule
def begin_turn(course: Record, state: Record, racer: int, fate: Record, log: Record) -> None:
    """SCR-ROLL.1, SCR-TURN.2, SCR-RUL.8:
    the first die rolls by itself; before it a player orders his racers (SCR-2P.2, SCR-2P.3).
    """
    state.turn = racer
    state.start = state.p[racer]
    state.step = DECIDE
    if not ask_for_order(course, state, 1 << racer, BEGIN_TURN):
        state.phase = ROLL
        state.asked = owner_of(course, racer)
        tell(log, TURN, state.asked, state.kind[racer], 0, 0)
        roll_die(state, fate, log)


@rule
def end_turn(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-TOKEN.3, SCR-END.2, SCR-2P.6, SCR-RUL.38:
    the next racer; the race ends before the start racer, once it is final.
    """
    clear_turn(state)
    state.step = DECIDE
    racer = in_turn_order(course, int(state.turn), 1)
    if racer == state.first and not begin_round(course, state, log):
        return DECIDE
    begin_turn(course, state, racer, fate, log)
    return DECIDE


@rare
def begin_round(course: Record, state: Record, log: Record) -> bool:
    """SCR-END.2, SCR-RUL.38, SCR-OWN.1: one more round for all, unless somebody has three lap tokens."""
    if not is_final(course, state) and state.rounds < GUARD:
        state.rounds += 1
        tell(log, ROUND, NOBODY, state.rounds, 0, 0)
        return True
    if not is_final(course, state):
        tell(log, GUARDED, NOBODY, state.rounds, 0, 0)
    state.phase = OVER
    state.asked = NOBODY
    state.turn = state.first
    for rank in range(1, int(course.seats) + 1):
        for seat in range(course.seats):
            if rank_of(course, state, seat) == rank:
                tell(log, FINISHED, seat, rank, 0, 0)
    return False


@rule
def is_final(course: Record, state: Record) -> bool:
    """SCR-TURN.4, SCR-END.1: whether somebody has three lap tokens."""
    found = False
    for racer in range(course.racers):
        found |= state.laps[racer] == LAPS
    return found


# Who wins


@rule
def is_home(course: Record, state: Record, seat: int) -> bool:
    """SCR-RUL.43: whether a player has a racer with three lap tokens."""
    found = False
    for i in range(course.each):
        found |= state.laps[seat * int(course.each) + i] == LAPS
    return found


@rule
def rear_racer(course: Record, state: Record, seat: int) -> int:
    """SCR-2P.8, SCR-RUL.43: the racer of a player that is behind the other; a single one is both."""
    rear = seat * int(course.each)
    for i in range(1, course.each):
        racer = seat * int(course.each) + i
        if is_ahead(course, state, rear, racer):
            rear = racer
    return rear


@rule
def is_better(course: Record, state: Record, seat: int, other: int) -> bool:
    """SCR-END.3, SCR-2P.7, SCR-2P.8, SCR-RUL.39, SCR-RUL.43: first who is home; then the rear racers are compared.

    A single racer that is home is ahead of all that are not, so the same holds for it.
    """
    home = is_home(course, state, seat)
    if home != is_home(course, state, other):
        return home
    return is_ahead(course, state, rear_racer(course, state, seat), rear_racer(course, state, other))


@rule
def rank_of(course: Record, state: Record, seat: int) -> int:
    """SCR-END.3, SCR-OWN.4: the place of a player, as the race stands."""
    rank = 1
    for other in range(course.seats):
        rank += other != seat and is_better(course, state, other, seat)
    return rank


@rule
def score(course: Record, state: Record, out: Array) -> None:
    """SCR-END.3: per seat the rank, and as points the players behind it."""
    for seat in range(course.seats):
        rank = rank_of(course, state, seat)
        out[seat, 0] = rank
        out[seat, 1] = course.seats - rank
