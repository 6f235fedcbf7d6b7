"""The steps of a turn put together: what may be done now, and what follows by itself."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, refuse
from paddock.games.scrap.cards import BONUSES, FIRST_BONUS
from paddock.games.scrap.events import AUTO
from paddock.games.scrap.moves import ACCEPT, ACTIONS, BONUS, DONE, DRIVE, ORDER, ROLL_DIE, STOP, TOKEN, WINNER
from paddock.games.scrap.refusals import END_2, PAIRS_4, RUL_5, RUL_9, RUL_40, TURN_1, TURN_2
from paddock.games.scrap.rules.abilities import use_ability
from paddock.games.scrap.rules.accidents import accept, console, suffer
from paddock.games.scrap.rules.bonus import make_up_exchanges
from paddock.games.scrap.rules.duels import choose_winner, fight, judge_winner
from paddock.games.scrap.rules.finish import begin_turn, end_turn
from paddock.games.scrap.rules.flow import (
    BEGIN_TURN,
    CARRY_OUT_ACCIDENT,
    CARRY_OUT_GOAL,
    COLLECT,
    COUNT_LAPS,
    DECIDE,
    DUELS_OF_ACCIDENT,
    DUELS_OF_GOAL,
    DUELS_OF_MOVE,
    END_TURN,
    REFILL,
    TAKE_BONUS_TOKEN,
    USE_ABILITY,
)
from paddock.games.scrap.rules.line import carry_out_goal, count_laps
from paddock.games.scrap.rules.moving import drive, judge_move, play_bonus, why_not_drive
from paddock.games.scrap.rules.pairs import choose_order, judge_order
from paddock.games.scrap.rules.rolling import (
    is_double,
    judge_dice,
    roll_die,
    stop,
    use_token,
    why_not_accept,
    why_not_roll,
)
from paddock.games.scrap.rules.tokens import collect, refill
from paddock.games.scrap.state import DUEL, MOVE, NOTHING, ORDERING, OVER, ROLL


@rule
def judge(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SCR-OWN.7: for every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        refuse(verdict, 0, ACTIONS, END_2)
    elif state.asked != seat:
        refuse(verdict, 0, ACTIONS, TURN_1)
    else:
        judge_step(course, state, seat, verdict)


@rule
def judge_step(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SCR-TURN.2, SCR-RUL.5, SCR-RUL.9: every action has its step; out of it the step is what forbids it."""
    if state.phase == ROLL:
        judge_dice(state, verdict)
    else:
        refuse(verdict, ROLL_DIE, TOKEN, TURN_2)
        refuse(verdict, TOKEN, ACCEPT, RUL_5)
        refuse(verdict, ACCEPT, BONUS, TURN_2)
    if state.phase == MOVE:
        judge_move(course, state, seat, verdict)
    else:
        refuse(verdict, BONUS, DRIVE, RUL_9)
        refuse(verdict, DRIVE, WINNER, TURN_2)
    if state.phase == DUEL:
        judge_winner(course, state, seat, verdict)
    else:
        refuse(verdict, WINNER, ORDER, PAIRS_4)
    if state.phase == ORDERING:
        judge_order(course, state, seat, verdict)
    else:
        refuse(verdict, ORDER, ACTIONS, RUL_40)


@rule
def play(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """Carry out a legal action and everything that follows by itself, up to the next decision."""
    go_on(course, state, carry_out(course, state, seat, action, fate, log), fate, log)
    if course.auto_skip:
        skip(course, state, fate, log)


@rule
def carry_out(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The action itself; the answer is what comes next."""
    if action == ROLL_DIE:
        roll_die(state, fate, log)
    elif action == STOP:
        stop(state, log)
    elif action < ACCEPT:
        use_token(state, action, fate, log)
    elif action == ACCEPT:
        return accept(course, state, fate, log)
    elif action < DRIVE:
        play_bonus(course, state, seat, FIRST_BONUS + action - BONUS, log)
    elif action == DRIVE:
        drive(course, state, log)
    elif action == DONE:
        make_up_exchanges(course, state, fate, log)
        return USE_ABILITY
    elif action < ORDER:
        return choose_winner(course, state, action - WINNER, log)
    else:
        return choose_order(course, state, seat, action - ORDER, log)
    return DECIDE


@rule
def go_on(course: Record, state: Record, step: int, fate: Record, log: Record) -> None:
    """SCR-TURN.2, SCR-MOVE.4, SCR-DOUBLE.9: the steps of the turn in their order, as far as nobody has to decide."""
    while step != DECIDE:
        if step == USE_ABILITY:
            step = use_ability(course, state, fate, log)
        elif step == CARRY_OUT_ACCIDENT:
            step = suffer(course, state, fate, log)
        elif step == CARRY_OUT_GOAL:
            step = carry_out_goal(course, state, log)
        if step == DUELS_OF_MOVE or step == DUELS_OF_ACCIDENT or step == DUELS_OF_GOAL:
            step = fight(course, state, step, fate, log)
        if step == TAKE_BONUS_TOKEN:
            step = console(course, state, fate, log)
        if step == COUNT_LAPS:
            step = count_laps(course, state, fate, log)
        if step == REFILL:
            step = refill(course, state, fate, log)
        if step == COLLECT:
            step = collect(course, state, log)
        if step == END_TURN:
            step = end_turn(course, state, fate, log)
        if step == BEGIN_TURN:
            begin_turn(course, state, int(state.turn), fate, log)
            step = DECIDE


@rule
def skip(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-OWN.5: with the option `auto_skip` what has one answer only is answered by itself."""
    action = only_answer(state)
    while action != NOTHING:
        tell(log, AUTO, state.asked, action, 0, 0)
        go_on(course, state, carry_out(course, state, int(state.asked), action, fate, log), fate, log)
        action = only_answer(state)


@rule
def only_answer(state: Record) -> int:
    """SCR-OWN.5: what must be done, as everybody can see: no token, no bonus card could change it; or NOTHING."""
    if state.phase == ROLL:
        held = 0
        for kind in range(len(state.store)):
            held += int(state.tokens[state.turn, kind])
        double = is_double(state)
        if held == 0 and why_not_accept(double) == LEGAL:
            return ACCEPT
        if held == 0 and why_not_roll(state, double) != LEGAL:
            return STOP
    elif state.phase == MOVE:
        held = 0
        for bonus in range(BONUSES):
            held += int(state.cards[state.asked, bonus])
        if held == 0:
            return DRIVE if why_not_drive(state) == LEGAL else DONE
    return NOTHING
