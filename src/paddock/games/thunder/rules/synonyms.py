"""Moves that have two names: `F 2` is `F` where there is one way, and `F` is `F 2` where one of two is open."""

from paddock.engine.numbers import Action, Seat
from paddock.engine.records import Record
from paddock.engine.verdicts import LEGAL
from paddock.games.thunder.moves import IN, RETIRE, RETIRE_CAR, B, F, S
from paddock.games.thunder.rules.linking import inner_way
from paddock.games.thunder.rules.moving import is_on_apron, why_not_forward, why_not_on, why_not_swap
from paddock.games.thunder.rules.pits import to_be_asked
from paddock.games.thunder.state import AIR, PITTING, STEP
from paddock.games.thunder.track import MOST_LANES


def meant(course: Record, state: Record, seat: Seat, action: Action) -> Action:
    """AM-4: the legal move that a refused one must mean; itself, if there is none."""
    drives = state.phase == STEP or (state.phase == AIR and course.clean_air_any)
    if drives and (F <= action < IN or S <= action < B) and not is_on_apron(state):
        first = F if action < IN else S
        why_not = why_not_swap if first == S else why_not_on if state.phase == AIR else why_not_forward
        open_ways = [lane for lane in range(MOST_LANES + 1) if why_not(course, state, lane) == LEGAL]
        if action == first and len(open_ways) == 1:
            return Action(first + open_ways[0])
        if open_ways == [0] and state.fronts == 0 and action - first == inner_way(course, state, int(state.active)):
            return Action(first)
    if state.phase == PITTING and action == RETIRE_CAR + int(state.id[to_be_asked(state)]):
        return Action(RETIRE)
    return action
