"""A1. The dice move, and bonus cards before and after it."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.scrap.cards import BONUSES, CATCH, CURVE, FIELDS_OF, FIRST_BONUS, STRAIGHT
from paddock.games.scrap.events import BY_BONUS, BY_DICE, PLAYED_BONUS
from paddock.games.scrap.moves import BONUS, DONE, DRIVE
from paddock.games.scrap.refusals import MOVE_3, RUL_9, RUL_10, RUL_11
from paddock.games.scrap.rules.bonus import cards_held
from paddock.games.scrap.rules.places import distance, field_of, go_forward
from paddock.games.scrap.rules.rolling import sum_of_dice


@rule
def judge_move(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SCR-MOVE.3, SCR-RUL.9: any own bonus cards, the dice move once, and only then the end of it."""
    for bonus in range(BONUSES):
        held = state.cards[seat, bonus] > 0
        why = MOVE_3
        if held:
            why = why_not_bonus(course, state, FIRST_BONUS + bonus)
        answer(verdict, BONUS + bonus, why)
    answer(verdict, DRIVE, why_not_drive(state))
    answer(verdict, DONE, LEGAL if state.driven else RUL_9)


@rule
def why_not_drive(state: Record) -> int:
    """SCR-RUL.9: the dice move once."""
    return RUL_9 if state.driven else LEGAL


@rule
def why_not_bonus(course: Record, state: Record, card: int) -> int:
    """SCR-RUL.10, SCR-RUL.11: a card that leads nowhere can't be played."""
    if fields_of_bonus(course, state, card) > 0:
        return LEGAL
    return RUL_11 if card == CATCH else RUL_10


@rule
def fields_of_bonus(course: Record, state: Record, card: int) -> int:
    """SCR-BONUS.1, SCR-BONUS.2, SCR-BONUS.3, SCR-BONUS.4:
    how far a bonus card takes the active racer; 0 if it leads nowhere.
    """
    p = int(state.p[state.turn])
    if card == STRAIGHT or card == CURVE:
        return to_ground(course, card - STRAIGHT, p)
    if card == CATCH:
        return to_racer_ahead(course, state, p)
    return FIELDS_OF[card]


@rule
def to_ground(course: Record, ground: int, p: int) -> int:
    """SCR-BONUS.2, SCR-BONUS.3, SCR-RUL.10: to the nearest such field strictly ahead, also over the line."""
    return int(course.to_ground[ground, field_of(course, p)])


@rule
def to_racer_ahead(course: Record, state: Record, p: int) -> int:
    """SCR-BONUS.4, SCR-RUL.11: to the field of the next racer ahead in the race; less than a lap, or 0 if nobody is.

    Whose field the racer shares already has been caught. With `catch_scope: board` the next one on the track counts.
    """
    best, nearest = 0, 0
    for other in range(course.racers):
        there = int(state.p[other])
        if other == state.turn or there == 0 or (there <= p and not course.catch_board):
            continue
        fields = distance(course, p, there)
        if fields == course.fields and p > 0:
            continue
        far = fields if course.catch_board else there
        if nearest == 0 or far < nearest:
            best, nearest = fields, far
    return best


@rule
def play_bonus(course: Record, state: Record, seat: int, card: int, log: Record) -> None:
    """SCR-MOVE.3, SCR-2P.5, SCR-RUL.12: the racer moves on at once; what it meets on the way means nothing yet."""
    fields = fields_of_bonus(course, state, card)
    state.cards[seat, card - FIRST_BONUS] -= 1
    if log is not None and log.on:
        tell(log, PLAYED_BONUS, seat, card, cards_held(state, seat), 0)
    go_forward(course, state, int(state.turn), fields, BY_BONUS, log)


@rule
def drive(course: Record, state: Record, log: Record) -> None:
    """SCR-MOVE.1, SCR-RUL.9: the sum of the dice, every field counted."""
    state.driven = 1
    go_forward(course, state, int(state.turn), sum_of_dice(state), BY_DICE, log)
