"""Crossing the line: lap tokens and goal cards."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import LAPS
from paddock.games.scrap.events import BY_GOAL, FINAL_ROUND, GOAL, LAP
from paddock.games.scrap.rules.finish import is_final
from paddock.games.scrap.rules.flow import CARRY_OUT_GOAL, DECIDE, DUELS_OF_GOAL, REFILL
from paddock.games.scrap.rules.pairs import ask_for_order
from paddock.games.scrap.rules.places import go_forward, in_turn_order, laps_driven, owner_of, place_of
from paddock.games.scrap.state import NOBODY, NOTHING


@rule
def count_laps(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-LAP.1, SCR-LAP.3, SCR-LAP.4, SCR-RUL.32, SCR-RUL.38:
    one crossing at a time, the first racer in turn order that is owed one.

    Each brings a lap token, and a goal card unless it is the third.
    """
    for i in range(course.racers):
        racer = in_turn_order(course, int(state.turn), i)
        while state.laps[racer] < min(LAPS, laps_driven(course, int(state.p[racer]))):
            take_lap_token(course, state, racer, log)
            if state.laps[racer] < LAPS:
                draw_goal(course, state, racer, fate, log)
                return CARRY_OUT_GOAL
    return REFILL


@rare
def take_lap_token(course: Record, state: Record, racer: int, log: Record) -> None:
    """SCR-TURN.4, SCR-LAP.1, SCR-END.1: the third one makes this round the last."""
    final = is_final(course, state)
    state.laps[racer] += 1
    tell(log, LAP, owner_of(course, racer), state.kind[racer], state.laps[racer], 0)
    if not final and is_final(course, state):
        tell(log, FINAL_ROUND, owner_of(course, racer), state.kind[racer], 1, 0)


@rule
def draw_goal(course: Record, state: Record, racer: int, fate: Record, log: Record) -> None:
    """SCR-LAP.1, SCR-RUL.34: goal cards are not used again, and there are enough of them."""
    state.card = draw(fate, state.goal, state.goals, 0)
    state.goals -= 1
    tell(log, GOAL, owner_of(course, racer), state.card, 0, 0)


@rare
def carry_out_goal(course: Record, state: Record, log: Record) -> int:
    """SCR-AIM.7, SCR-GOAL.1, SCR-GOAL.2, SCR-GOAL.3, SCR-GOAL.4, SCR-RUL.29, SCR-RUL.33:
    who moves is fixed first; then all move, then they duel.
    """
    number = int(state.card)
    last_spared = places_spared(int(course.racers), number)
    moving = 0
    for racer in range(course.racers):
        moving |= int(place_of(course, state, racer) >= last_spared) << racer
    if ask_for_order(course, state, moving, CARRY_OUT_GOAL):
        return DECIDE
    state.card = NOTHING
    state.mover = NOBODY
    for i in range(course.racers):
        racer = in_turn_order(course, int(state.turn), i)
        if (moving >> racer) & 1:
            go_forward(course, state, racer, number, BY_GOAL, log)
    return DUELS_OF_GOAL


@rule
def places_spared(racers: int, number: int) -> int:
    """SCR-GOAL.1, SCR-GOAL.2, SCR-GOAL.3, SCR-GOAL.4: how many at the head of the race a goal card does not move."""
    if number == 7:
        return racers - 1
    if number == 5:
        return racers - 2
    return 1 if number == 2 else 2
