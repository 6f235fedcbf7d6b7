"""6. Course of play: who decides, what is legal, and how a turn goes on."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, is_any_legal, refuse
from paddock.games.speed.cards import END_OF_LIMIT, GASOLINE, KINDS, KM, MOST_KM, MOST_TEAMS, START, WILD
from paddock.games.speed.events import DISCARDED, PASSED_OVER
from paddock.games.speed.moves import ACTIONS, ATTACK, DISCARD, EXTEND_NO, EXTEND_YES, KONTRA_NO, KONTRA_YES, PLAY_CARD
from paddock.games.speed.refusals import SPD_6_3, SPD_6_17, SPD_8_4, SPD_10_3, SPD_11_6, SPD_RUL_6
from paddock.games.speed.rules.cards import (
    attack,
    defend,
    drive,
    is_limited,
    judge_attacks,
    prevent,
    why_not_drive,
    why_not_end_limit,
    why_not_repair,
    why_not_rolling,
    why_not_start,
)
from paddock.games.speed.rules.extension import do_not_extend, extend
from paddock.games.speed.rules.flow import AGAIN, DECIDE, ROUND_OVER, TURN_OVER
from paddock.games.speed.rules.kontra import holder, let_it_stand, strike_back, wait_for_kontra
from paddock.games.speed.rules.placing import battle_top, distance, put_aside, take_from_hand
from paddock.games.speed.rules.preparation import draw_card, next_seat, team_of
from paddock.games.speed.rules.scoring import finish_round
from paddock.games.speed.state import EXTENSION, KONTRA, NOBODY, OVER, PLAY


@rule
def pending(course: Record, state: Record) -> int:
    """The seats that must decide now, as bits."""
    if state.phase == OVER:
        return 0
    if state.phase == KONTRA:
        return 1 << holder(course, state, int(state.attack), int(state.attacked))
    return 1 << int(state.turn)


@rule
def judge(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """For every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        refuse(verdict, 0, ACTIONS, SPD_10_3)
    elif pending(course, state) != 1 << seat:
        refuse(verdict, 0, ACTIONS, SPD_6_17)
    elif state.phase == KONTRA:
        refuse(verdict, 0, KONTRA_YES, SPD_8_4)
        answer(verdict, KONTRA_YES, LEGAL)
        answer(verdict, KONTRA_NO, LEGAL)
        refuse(verdict, EXTEND_YES, ACTIONS, SPD_8_4)
    elif state.phase == EXTENSION:
        refuse(verdict, 0, EXTEND_YES, SPD_11_6)
        answer(verdict, EXTEND_YES, LEGAL)
        answer(verdict, EXTEND_NO, LEGAL)
    else:
        judge_turn(course, state, seat, verdict)


@rule
def judge_turn(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SPD-6.3, SPD-6.4, SPD-6.11, SPD-6.15, SPD-6.20:
    in every turn one card of the hand is played to the table or put on the discard pile.
    """
    hand = state.hand[seat]
    team = team_of(course, seat)
    top = battle_top(state, team)
    halted = why_not_rolling(course, state, team)
    limited = is_limited(course, state, team)
    gap = int(state.target) - distance(course, state, team)
    for target in range(MOST_TEAMS):
        judge_attacks(course, state, team, target, hand, verdict)
    # Why not comes first, whether the card is there second: a processor foresees neither, but can do both at once.
    why = why_not_start(course, state, team, top, halted)
    answer(verdict, PLAY_CARD + START, why if hand[START] > 0 else SPD_6_3)
    for kind in range(GASOLINE, END_OF_LIMIT):
        why = why_not_repair(course, state, team, kind, top)
        answer(verdict, PLAY_CARD + kind, why if hand[kind] > 0 else SPD_6_3)
    why = why_not_end_limit(course, state, team)
    answer(verdict, PLAY_CARD + END_OF_LIMIT, why if hand[END_OF_LIMIT] > 0 else SPD_6_3)
    for kind in range(WILD, KM):
        answer(verdict, PLAY_CARD + kind, LEGAL if hand[kind] > 0 else SPD_6_3)
    for i in range(MOST_KM):
        why = halted if halted != LEGAL else why_not_drive(course, state, team, i, gap, limited)
        answer(verdict, PLAY_CARD + KM + i, why if hand[KM + i] > 0 else SPD_6_3)
    discarding = why_not_discard(course, verdict)
    for kind in range(KINDS):
        answer(verdict, DISCARD + kind, discarding if hand[kind] > 0 else SPD_6_3)
    answer(verdict, KONTRA_YES, SPD_8_4)
    answer(verdict, KONTRA_NO, SPD_8_4)
    answer(verdict, EXTEND_YES, SPD_11_6)
    answer(verdict, EXTEND_NO, SPD_11_6)


@rule
def why_not_discard(course: Record, verdict: Array) -> int:
    """SPD-RUL.6: discarding is always allowed; with the option `only_if_stuck` only when nothing else is."""
    return SPD_RUL_6 if course.only_if_stuck and is_any_legal(verdict, 0, DISCARD) else LEGAL


@rule
def play(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """Carry out a legal action and everything that follows by itself, up to the next decision."""
    completed_by = NOBODY
    goes_on = carry_out(course, state, seat, action, fate, log)
    if goes_on == ROUND_OVER:
        completed_by = team_of(course, seat)
    if goes_on == AGAIN:
        goes_on = play_again(course, state, seat, fate, log)
    if goes_on == TURN_OVER:
        goes_on = next_turn(course, state, fate, log)
    if goes_on == ROUND_OVER:
        finish_round(course, state, completed_by, fate, log)


@rule
def carry_out(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The action itself; the answer is how the turn goes on."""
    if action >= KONTRA_YES:
        if action == KONTRA_YES:
            return strike_back(course, state, seat, fate, log)
        if action == KONTRA_NO:
            return let_it_stand(state, seat, log)
        if action == EXTEND_YES:
            return extend(course, state, seat, log)
        return do_not_extend(seat, log)
    if action >= DISCARD:
        return discard(state, seat, action - DISCARD, log)
    if action >= ATTACK:
        kind, target = (action - ATTACK) // MOST_TEAMS, (action - ATTACK) % MOST_TEAMS
        attack(course, state, seat, kind, target, log)
        return wait_for_kontra(course, state, kind, target, log)
    kind = action - PLAY_CARD
    if kind >= KM:
        return drive(course, state, seat, kind - KM, log)
    if kind >= WILD:
        return prevent(course, state, seat, kind, log)
    return defend(course, state, seat, kind, log)


@rule
def discard(state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-6.9, SPD-6.20: put one card face up on the discard pile."""
    take_from_hand(state, seat, kind)
    put_aside(state, kind)
    tell(log, DISCARDED, seat, kind, state.discards, state.held[seat])
    return TURN_OVER


@rule
def next_turn(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SPD-6.17, SPD-RUL.21: the next player with cards draws; the round ends when nobody has any."""
    state.phase = PLAY
    for _ in range(course.seats):
        state.turn = next_seat(course, state.turn)
        draw_card(state, state.turn, fate, log)
        if state.held[state.turn] > 0:
            return DECIDE
        tell(log, PASSED_OVER, state.turn, 0, 0, 0)
    return ROUND_OVER


@rule
def play_again(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """SPD-6.7, SPD-RUL.20, SPD-RUL.37:
    after a wild draw a card, if there is one, and play again, if there is one to play.
    """
    draw_card(state, seat, fate, log)
    return DECIDE if state.held[seat] > 0 else TURN_OVER
