"""A2. The abilities of the racers."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import CRUSHER, STEEL, SWIFT, TWISTER
from paddock.games.scrap.events import ABILITY, BY_ABILITY
from paddock.games.scrap.rules.bonus import take_bonus_token
from paddock.games.scrap.rules.flow import DUELS_OF_MOVE
from paddock.games.scrap.rules.places import distance, field_of, go_forward, owner_of
from paddock.games.scrap.track import CURVE, STRAIGHT


@rule
def use_ability(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-AIM.5, SCR-ABILITY.1, SCR-RUL.14, SCR-RUL.15:
    in the own move, once, by the field reached; whoever has to use it does.
    """
    racer = int(state.turn)
    if has_ability(course, state, int(state.kind[racer]), int(state.start), int(state.p[racer])):
        tell(log, ABILITY, owner_of(course, racer), state.kind[racer], 0, 0)
        if state.kind[racer] == CRUSHER:
            take_bonus_token(course, state, racer, fate, log)
        else:
            go_forward(course, state, racer, 1, BY_ABILITY, log)
    state.mover = racer
    return DUELS_OF_MOVE


@rule
def has_ability(course: Record, state: Record, kind: int, start: int, end: int) -> bool:
    """SCR-RACER.1, SCR-RACER.2, SCR-RACER.3, SCR-RACER.4:
    a move of the active racer ends on a straight, on a corner, or has overtaken somebody.

    Jackal and Hover have no part in this step.
    """
    if kind == STEEL or kind == SWIFT:
        return bool(course.ground[field_of(course, end)] == (STRAIGHT if kind == STEEL else CURVE))
    return (kind == TWISTER or kind == CRUSHER) and has_overtaken(course, state, start, end)


@rule
def has_overtaken(course: Record, state: Record, start: int, end: int) -> bool:
    """SCR-RUL.13, SCR-RUL.3: past the field of a racer and beyond it, whatever its lap; reaching it is not enough.

    With `overtake_scope: race` only who stood between start and end in the race counts.
    """
    found = False
    for other in range(course.racers):
        there = int(state.p[other])
        if other != state.turn and there > 0:
            if course.overtake_race:
                found |= start < there < end
            else:
                found |= start + distance(course, start, there) < end
    return found
