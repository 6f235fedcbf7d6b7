"""6.1. The steps of a move put together: which may be made now, and what each of them leads to."""

from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.thunder.cards import SLINGSHOT, WORKING
from paddock.games.thunder.moves import BACK, END, IN, LANE, OUT, REAR, B, F, S, X
from paddock.games.thunder.refusals import TA_9_4_5
from paddock.games.thunder.rules.displacing import retreat_into
from paddock.games.thunder.rules.flow import END_MOVE, END_SEGMENT, REACH, RETREAT, SHIFT, WALK
from paddock.games.thunder.rules.linking import after_walk, link_behind, reach_into
from paddock.games.thunder.rules.moving import (
    IN_WAY,
    OUT_WAY,
    bump,
    forward_lane,
    is_on_apron,
    step_across,
    step_aside,
    step_forward,
    step_past,
    why_not_bump,
    why_not_diagonal,
    why_not_end,
    why_not_forward,
    why_not_lateral,
    why_not_swap,
)
from paddock.games.thunder.rules.race_cards import come_up, drive_on, kind_of
from paddock.games.thunder.rules.segments import ask_air
from paddock.games.thunder.rules.standing import sector_of
from paddock.games.thunder.state import ASK_BACK, ASK_LANE, ASK_REAR


@rule
def judge_step(course: Record, state: Record, verdict: Array) -> None:
    """TA-6.1.3, AM-4:
    the steps of the active car; most of them are out of the question, and refused without a closer look.
    """
    active, kind = int(state.active), kind_of(course, state)
    if is_on_apron(state):
        refuse(verdict, F, END + 1, TA_9_4_5)
        answer(verdict, OUT, LEGAL)
        return
    answer(verdict, F, why_not_forward(course, state, 0))
    ahead = course.ahead[sector_of(course, state, active), state.lane[active]]
    for lane in range(int(ahead[0]), int(ahead[1]) + 1):
        answer(verdict, F + lane, why_not_forward(course, state, lane))
    answer(verdict, IN, why_not_lateral(course, state, IN_WAY))
    answer(verdict, OUT, why_not_lateral(course, state, OUT_WAY))
    if kind == SLINGSHOT:
        for action in range(X + 1, S):
            answer(verdict, action, why_not_step(course, state, action))
    if kind == WORKING:
        for action in range(S, B):
            answer(verdict, action, why_not_step(course, state, action))
    answer(verdict, B, why_not_bump(course, state))
    answer(verdict, END, why_not_end(state))


@rule
def why_not_step(course: Record, state: Record, action: int) -> int:
    """AM-4: LEGAL, or the rule that forbids a step."""
    if action < IN:
        return why_not_forward(course, state, action - F)
    if action <= OUT:
        return why_not_lateral(course, state, IN_WAY if action == IN else OUT_WAY)
    if action < S:
        return why_not_diagonal(course, state, action - X)
    if action < B:
        return why_not_swap(course, state, action - S)
    return why_not_bump(course, state) if action == B else why_not_end(state)


@rule
def carry_out_step(course: Record, state: Record, action: int, log: Record) -> int:
    """AM-4: a step of the active car."""
    if action < IN:
        return step_forward(course, state, action - F)
    if action <= OUT:
        return step_aside(course, state, IN_WAY if action == IN else OUT_WAY)
    if action < S:
        return step_across(course, state, action - X)
    if action < B:
        return step_past(course, state, action - S)
    return bump(state, log) if action == B else END_MOVE


@rule
def carry_out_lane(course: Record, state: Record, action: int, log: Record) -> int:
    """AM-5: a choice inside a step; and where Clean Air puts the car."""
    if state.phase == ASK_REAR:
        return WALK if link_behind(course, state, action - REAR, log) else after_walk(state)
    if state.phase == ASK_LANE:
        return REACH if reach_into(course, state, action - LANE, log) else SHIFT
    if state.phase == ASK_BACK:
        return RETREAT if retreat_into(course, state, action - BACK) else SHIFT
    if action == END:
        return END_SEGMENT
    if action < IN:
        drive_on(course, state, int(state.active), forward_lane(course, state, action - F), log)
        return ask_air(course, state)
    come_up(course, state, int(state.active), action - LANE, log)
    return END_SEGMENT
