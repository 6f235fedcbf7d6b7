"""A3. Duels."""

from paddock.engine.fate import roll
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.scrap.cards import JACKAL, SIDES
from paddock.games.scrap.events import (
    BY_DUEL,
    DUEL_DIE,
    DUEL_WON,
    WON_BY_CHOICE,
    WON_BY_DICE,
    WON_BY_JACKAL,
)
from paddock.games.scrap.events import DUEL as DUEL_BEGAN
from paddock.games.scrap.moves import WINNER
from paddock.games.scrap.refusals import PAIRS_4
from paddock.games.scrap.rules.flow import COUNT_LAPS, DECIDE, DUELS_OF_ACCIDENT, TAKE_BONUS_TOKEN
from paddock.games.scrap.rules.places import (
    field_of,
    go_forward,
    in_turn_order,
    owner_of,
    racer_of_kind,
    share_a_field,
)
from paddock.games.scrap.state import DUEL, NOBODY


@rule
def fight(course: Record, state: Record, step: int, fate: Record, log: Record) -> int:
    """SCR-DUEL.1, SCR-DUEL.5, SCR-LAP.2, SCR-DOUBLE.3, SCR-RUL.19, SCR-RUL.34:
    duels until every racer has a field of its own.

    The answer is what comes next: a decision, if a player's own racers meet (SCR-2P.4).
    """
    state.step = step
    racer = next_duellist(course, state)
    while racer != NOBODY:
        tell(log, DUEL_BEGAN, NOBODY, field_of(course, int(state.p[racer])), duellists(course, state, racer, True), 0)
        owner = owner_of_all(course, state, racer)
        if owner != NOBODY:
            state.phase = DUEL
            state.asked = owner
            return DECIDE
        settle(course, state, racer, fate, log)
        racer = next_duellist(course, state)
    state.mover = NOBODY
    return TAKE_BONUS_TOKEN if step == DUELS_OF_ACCIDENT else COUNT_LAPS


@rule
def is_contested(course: Record, state: Record, racer: int) -> bool:
    """SCR-DUEL.1: whether a racer has to share its field."""
    found = False
    for other in range(course.racers):
        found |= share_a_field(course, state, racer, other)
    return found


@rule
def next_duellist(course: Record, state: Record) -> int:
    """SCR-RUL.20: a racer on the field of the next duel, or NOBODY: who moved last, then by turn order."""
    meetings = 0
    for one in range(course.racers):
        for other in range(one):
            meetings += share_a_field(course, state, one, other)
    if meetings == 0:
        return NOBODY
    if state.mover != NOBODY and is_contested(course, state, int(state.mover)):
        return int(state.mover)
    for i in range(course.racers):
        racer = in_turn_order(course, int(state.turn), i)
        if is_contested(course, state, racer):
            return racer
    return NOBODY


@rule
def duellists(course: Record, state: Record, racer: int, by_kind: bool) -> int:
    """The racers on a field, as bits: by their numbers, or by which racers they are."""
    bits = 0
    for other in range(course.racers):
        if other == racer or share_a_field(course, state, racer, other):
            bits |= 1 << (int(state.kind[other]) if by_kind else other)
    return bits


@rule
def owner_of_all(course: Record, state: Record, racer: int) -> int:
    """SCR-2P.4, SCR-RUL.21: the seat that all racers on a field belong to, or NOBODY."""
    owner = owner_of(course, racer)
    if course.each == 1:
        return NOBODY
    for other in range(course.racers):
        if share_a_field(course, state, racer, other) and owner_of(course, other) != owner:
            return NOBODY
    return owner


@rare
def settle(course: Record, state: Record, racer: int, fate: Record, log: Record) -> None:
    """SCR-AIM.6, SCR-DUEL.2, SCR-DUEL.6, SCR-RUL.21:
    one duel between all who stand on a field: one wins and moves, the others stay.
    """
    fighting = duellists(course, state, racer, False)
    winner, way = NOBODY, WON_BY_JACKAL
    for other in range(course.racers):
        if (fighting >> other) & 1 and state.kind[other] == JACKAL and is_jackal_active(course, state):
            winner = other
    if winner == NOBODY:
        winner, way = roll_off(course, state, fighting, fate, log), WON_BY_DICE
    win(course, state, winner, way, log)


@rule
def is_jackal_active(course: Record, state: Record) -> bool:
    """SCR-RACER.5, SCR-RUL.16, SCR-TURN.3, SCR-DOUBLE.8: in every duel, but not in those of its own accident."""
    if state.kind[state.turn] == JACKAL:
        return bool(state.step != DUELS_OF_ACCIDENT or course.jackal_in_own_accident)
    return bool(course.jackal_off_turn)


@rule
def roll_off(course: Record, state: Record, fighting: int, fate: Record, log: Record) -> int:
    """SCR-DUEL.2, SCR-DUEL.3, SCR-DUEL.4, SCR-RUL.20, SCR-RUL.21:
    a die each, in turn order; the highest wins, equal ones roll again.
    """
    winner = NOBODY
    while winner == NOBODY:
        best, highest = 0, 0
        for i in range(course.racers):
            racer = in_turn_order(course, int(state.turn), i)
            if (fighting >> racer) & 1:
                die = roll(fate, SIDES)
                tell(log, DUEL_DIE, owner_of(course, racer), state.kind[racer], die, 0)
                if die > best:
                    best, highest, winner = die, 1 << racer, racer
                elif die == best:
                    highest |= 1 << racer
                    winner = NOBODY
        fighting = highest
    return winner


@rule
def win(course: Record, state: Record, racer: int, way: int, log: Record) -> None:
    """SCR-DUEL.2, SCR-RUL.22: the winner must move on."""
    tell(log, DUEL_WON, owner_of(course, racer), state.kind[racer], way, 0)
    go_forward(course, state, racer, fields_won(course, state, racer), BY_DUEL, log)
    state.mover = racer


@rule
def fields_won(course: Record, state: Record, racer: int) -> int:
    """SCR-DUEL.2, SCR-RACER.5, SCR-RUL.42, SCR-OWN.8: a field for the winner, two for Jackal."""
    return 2 if state.kind[racer] == JACKAL and is_jackal_active(course, state) else 1


# Own racers


@rule
def judge_winner(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SCR-2P.4: one of the two that stand on the field."""
    fighting = duellists(course, state, next_duellist(course, state), True)
    for kind in range(SIDES):
        answer(verdict, WINNER + kind, LEGAL if (fighting >> kind) & 1 else PAIRS_4)


@rule
def choose_winner(course: Record, state: Record, kind: int, log: Record) -> int:
    """SCR-2P.4, SCR-RUL.42: the owner's choice, even against Jackal; then the duels go on."""
    win(course, state, racer_of_kind(course, state, kind), WON_BY_CHOICE, log)
    return int(state.step)
