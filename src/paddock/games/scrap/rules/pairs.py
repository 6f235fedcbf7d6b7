"""Two racers each: their order."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.scrap.cards import RACERS, TOKENS
from paddock.games.scrap.events import ORDERED
from paddock.games.scrap.moves import ORDER
from paddock.games.scrap.refusals import RUL_40
from paddock.games.scrap.rules.places import in_turn_order, owner_of
from paddock.games.scrap.state import ORDERING


@rule
def has_order(state: Record, seat: int) -> bool:
    """SCR-RUL.40: whether a player has said which of his racers goes first."""
    return bool((int(state.ordered) >> seat) & 1)


@rule
def ask_for_order(course: Record, state: Record, racers: int, step: int) -> bool:
    """SCR-RUL.40, SCR-OWN.2: whether one of these racers (as bits) still has no place in the turn order.

    Its player is then asked, and the turn goes on with the same step.
    """
    if state.ordered == (1 << int(course.seats)) - 1:
        return False
    for i in range(course.racers):
        racer = in_turn_order(course, int(state.turn), i)
        seat = owner_of(course, racer)
        if (racers >> racer) & 1 and not has_order(state, seat):
            state.phase = ORDERING
            state.asked = seat
            state.step = step
            return True
    return False


@rule
def judge_order(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SCR-2P.2, SCR-2P.3: one of the own racers."""
    own = 0
    for racer in range(course.racers):
        if owner_of(course, racer) == seat:
            own |= 1 << int(state.kind[racer])
    for kind in range(len(RACERS)):
        answer(verdict, ORDER + kind, LEGAL if (own >> kind) & 1 else RUL_40)


@rule
def choose_order(course: Record, state: Record, seat: int, kind: int, log: Record) -> int:
    """SCR-2P.2, SCR-2P.3, SCR-3P.1, SCR-RUL.41:
    this racer first, for the whole game, with all that lies on its board.
    """
    racer = seat * int(course.each)
    if state.kind[racer] != kind:
        other = int(state.kind[racer])
        state.kind[racer], state.kind[racer + 1] = kind, other
        held = int(state.bonus_tokens[racer])
        state.bonus_tokens[racer], state.bonus_tokens[racer + 1] = state.bonus_tokens[racer + 1], held
        for token in range(len(TOKENS)):
            held = int(state.tokens[racer, token])
            state.tokens[racer, token], state.tokens[racer + 1, token] = state.tokens[racer + 1, token], held
    state.ordered |= 1 << seat
    tell(log, ORDERED, seat, kind, state.kind[racer + 1], 0)
    return int(state.step)
