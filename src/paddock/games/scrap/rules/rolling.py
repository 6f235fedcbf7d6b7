"""Rolling dice, and change tokens on the last one."""

from paddock.engine.fate import roll
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.scrap.cards import FLIP, MOST_DICE, PM, REROLL, SIDES
from paddock.games.scrap.events import ROLLED, STOPPED, USED_TOKEN
from paddock.games.scrap.moves import ACCEPT, FLIP_DIE, MINUS, PLUS, REROLL_DIE, ROLL_DIE, STOP, TOKEN
from paddock.games.scrap.refusals import ROLL_2, ROLL_3, ROLL_4, ROLL_5, ROLL_9
from paddock.games.scrap.state import MOVE


@rule
def judge_dice(state: Record, verdict: Array) -> None:
    """SCR-AIM.2, SCR-ROLL.2, SCR-ROLL.3, SCR-ROLL.4, SCR-ROLL.5, SCR-RUL.5:
    go on rolling or stop; a double must be accepted, unless a token changes it.
    """
    double = is_double(state)
    answer(verdict, STOP, ROLL_2 if double else LEGAL)
    answer(verdict, ROLL_DIE, why_not_roll(state, double))
    answer(verdict, ACCEPT, why_not_accept(double))
    tokens = state.tokens[state.turn]
    die = last_die(state)
    plus_minus = LEGAL if tokens[PM] > 0 else ROLL_5
    answer(verdict, PLUS, ROLL_9 if plus_minus == LEGAL and die == SIDES else plus_minus)
    answer(verdict, MINUS, ROLL_9 if plus_minus == LEGAL and die == 1 else plus_minus)
    answer(verdict, FLIP_DIE, LEGAL if tokens[FLIP] > 0 else ROLL_5)
    answer(verdict, REROLL_DIE, LEGAL if tokens[REROLL] > 0 else ROLL_5)


@rule
def why_not_roll(state: Record, double: bool) -> int:
    """SCR-ROLL.2, SCR-ROLL.4: no double yet, and a die left."""
    if double:
        return ROLL_2
    return ROLL_4 if state.rolled == MOST_DICE else LEGAL


@rule
def why_not_accept(double: bool) -> int:
    """SCR-ROLL.3: only a double is accepted."""
    return LEGAL if double else ROLL_3


@rule
def last_die(state: Record) -> int:
    return int(state.dice[state.rolled - 1])


@rule
def is_double(state: Record) -> bool:
    """SCR-ROLL.2, SCR-RUL.5, SCR-RUL.8: whether the last die shows the same as an earlier one of this turn."""
    last = int(state.rolled) - 1
    equal = 0
    for i in range(last):
        equal += state.dice[i] == state.dice[last]
    return equal > 0


@rule
def sum_of_dice(state: Record) -> int:
    """SCR-MOVE.1."""
    total = 0
    for i in range(state.rolled):
        total += int(state.dice[i])
    return total


@rule
def roll_die(state: Record, fate: Record, log: Record) -> None:
    """SCR-ROLL.1, SCR-ROLL.3: one more die, the others stay."""
    state.rolled += 1
    show_die(state, False, fate, log)


@rule
def show_die(state: Record, again: bool, fate: Record, log: Record) -> None:
    die = roll(fate, SIDES)
    state.dice[state.rolled - 1] = die
    tell(log, ROLLED, state.asked, die, again, 0)
    tell_dice(state, 2, log)


@rule
def tell_dice(state: Record, place: int, log: Record) -> None:
    """Add to the event just told whether the dice show a double now, and all of them."""
    if log is not None and log.on:
        tell_more(log, place, is_double(state))
        tell_more(log, place + 1, packed_dice(state))


@rare
def packed_dice(state: Record) -> int:
    """All dice in one number, in four bits each, the first lowest."""
    dice = 0
    for i in range(state.rolled):
        dice |= int(state.dice[i]) << (4 * i)
    return dice


@rule
def spent_by(action: int) -> int:
    """SCR-ROLL.5, SCR-ROLL.7: the kind of change token that a use of it takes."""
    return PM if action <= MINUS else action - FLIP_DIE + FLIP


@rule
def changed(die: int, action: int) -> int:
    """SCR-ROLL.8, SCR-ROLL.9, SCR-ROLL.10:
    what a die shows after a use of a token; until it is rolled again, the same.
    """
    if action == PLUS:
        return die + 1
    if action == MINUS:
        return die - 1
    return SIDES + 1 - die if action == FLIP_DIE else die


@rule
def use_token(state: Record, action: int, fate: Record, log: Record) -> None:
    """SCR-AIM.5, SCR-ROLL.5, SCR-ROLL.6, SCR-ROLL.7, SCR-ROLL.8, SCR-ROLL.9, SCR-ROLL.10, SCR-RUL.6, SCR-RUL.7:
    a token changes the last die and leaves the game.
    """
    before = last_die(state)
    after = changed(before, action)
    kind = spent_by(action)
    state.tokens[state.turn, kind] -= 1
    state.dice[state.rolled - 1] = after
    tell(log, USED_TOKEN, state.asked, action - TOKEN, before, after)
    tell_more(log, 3, kind)
    tell_dice(state, 4, log)
    if action == REROLL_DIE:
        show_die(state, True, fate, log)


@rule
def stop(state: Record, log: Record) -> None:
    """SCR-ROLL.3: no more dice; the racer moves."""
    state.phase = MOVE
    tell(log, STOPPED, state.asked, sum_of_dice(state), 0, 0)
