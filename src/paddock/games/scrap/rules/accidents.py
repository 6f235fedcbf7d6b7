"""B. Doubles and the accident cards."""

from paddock.engine.bags import draw
from paddock.engine.fate import roll
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import (
    ACCIDENTS,
    CHASE2,
    CHASE4,
    DICE2,
    DIE_BACK,
    FIELDS_OF,
    FWD5_BACK2,
    LAST4,
    LOSE_POS,
    PUSH5,
    SIDES,
    ZERO,
)
from paddock.games.scrap.events import ACCIDENT, ACCIDENT_DICE, BY_ACCIDENT, DOUBLE, RENEWED
from paddock.games.scrap.moves import CARD
from paddock.games.scrap.rules.bonus import take_bonus_token
from paddock.games.scrap.rules.flow import CARRY_OUT_ACCIDENT, COUNT_LAPS, DECIDE, DUELS_OF_ACCIDENT
from paddock.games.scrap.rules.pairs import ask_for_order
from paddock.games.scrap.rules.places import distance, go_back_to, go_forward, place_of, racer_in_place
from paddock.games.scrap.rules.rolling import last_die
from paddock.games.scrap.state import NOBODY, NOTHING

BACK_OF_FWD5 = 2  #: how far FWD5_BACK2 takes the racer ahead back
PUSHED = 2  #: how far PUSH5 pushes


@rule
def accept(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-AIM.3, SCR-DOUBLE.1, SCR-DOUBLE.2, SCR-DOUBLE.7, SCR-RUL.30:
    a card of the deck with the double on its back.
    """
    die = last_die(state)
    deck = deck_of(die)
    tell(log, DOUBLE, state.asked, die, 0, 0)
    if state.decks[deck] == 0:
        renew_accidents(course, state, deck, log)
    state.card = draw(fate, state.accidents[deck], state.decks[deck], CARD)
    state.decks[deck] -= 1
    tell(log, ACCIDENT, state.asked, deck, state.card, 0)
    return CARRY_OUT_ACCIDENT


@rule
def deck_of(die: int) -> int:
    """SCR-DOUBLE.1: the accident deck with a double on its back."""
    return (die - 1) // 2


@rule
def renew_accidents(course: Record, state: Record, deck: int, log: Record) -> None:
    """SCR-DOUBLE.7: the used pile, which is all of the deck then, is shuffled."""
    cards = 0
    for kind in range(ACCIDENTS):
        state.accidents[deck, kind] = course.accidents[deck, kind]
        cards += int(course.accidents[deck, kind])
    state.decks[deck] = cards
    tell(log, RENEWED, NOBODY, deck, 0, 0)


@rare
def suffer(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-DOUBLE.8, SCR-ACC.4, SCR-ACC.8, SCR-ACC.9, SCR-ACC.12, SCR-ACC.13, SCR-ACC.16, SCR-RUL.19, SCR-RUL.23:
    what the card says, all of it, before any duel.

    If it moves a racer whose player has yet to order his two, he is asked first (SCR-RUL.40).
    """
    card, racer = int(state.card), int(state.turn)
    other = named_by(course, state, card)
    if other != NOBODY and card != FWD5_BACK2 and ask_for_order(course, state, 1 << other, CARRY_OUT_ACCIDENT):
        return DECIDE
    state.card = NOTHING
    state.mover = racer
    if card == FWD5_BACK2:
        overtake_with_a_shove(course, state, other, log)
    elif card == DICE2 or card == DIE_BACK:
        roll_for_accident(course, state, card, fate, log)
    elif card == PUSH5:
        push(course, state, log)
    elif card == LOSE_POS:
        lose_position(course, state, log)
    elif card == CHASE2 or card == CHASE4 or card == LAST4:
        state.mover = other
        if other != NOBODY:
            go_forward(course, state, other, FIELDS_OF[card], BY_ACCIDENT, log)
    elif FIELDS_OF[card] > 0:
        go_forward(course, state, racer, FIELDS_OF[card], BY_ACCIDENT, log)
    elif card != ZERO:
        go_back_to(course, state, racer, int(state.p[racer]) + FIELDS_OF[card], BY_ACCIDENT, log)
    return DUELS_OF_ACCIDENT


@rule
def named_by(course: Record, state: Record, card: int) -> int:
    """SCR-RUL.4, SCR-RUL.25, SCR-RUL.26: the racer that a card names by its place in the race, or NOBODY."""
    if card == FWD5_BACK2:
        return racer_in_place(course, state, place_of(course, state, int(state.turn)) - 1)
    if card == CHASE2 or card == CHASE4:
        return racer_in_place(course, state, place_of(course, state, int(state.turn)) + 1)
    return racer_in_place(course, state, int(course.racers) - 1) if card == LAST4 else NOBODY


@rule
def overtake_with_a_shove(course: Record, state: Record, ahead: int, log: Record) -> None:
    """SCR-ACC.6, SCR-RUL.25: first the racer directly ahead goes back 2, then the active one forward 5."""
    if ahead != NOBODY:
        go_back_to(course, state, ahead, int(state.p[ahead]) - BACK_OF_FWD5, BY_ACCIDENT, log)
    go_forward(course, state, int(state.turn), FIELDS_OF[FWD5_BACK2], BY_ACCIDENT, log)


@rule
def roll_for_accident(course: Record, state: Record, card: int, fate: Record, log: Record) -> None:
    """SCR-ACC.5, SCR-ACC.10, SCR-ACC.15, SCR-RUL.7: two dice forward, whatever they show, or one die back."""
    racer = int(state.turn)
    one = roll(fate, SIDES)
    if card == DIE_BACK:
        tell(log, ACCIDENT_DICE, state.asked, one, 0, 0)
        go_back_to(course, state, racer, int(state.p[racer]) - one, BY_ACCIDENT, log)
    else:
        other = roll(fate, SIDES)
        tell(log, ACCIDENT_DICE, state.asked, one, other, 0)
        go_forward(course, state, racer, one + other, BY_ACCIDENT, log)


@rule
def push(course: Record, state: Record, log: Record) -> None:
    """SCR-ACC.11, SCR-RUL.27, SCR-RUL.3: up to 5 forward; the first racer met stops it, and is pushed on by 2."""
    racer = int(state.turn)
    fields, met = FIELDS_OF[PUSH5], NOBODY
    for other in range(course.racers):
        if other != racer and state.p[other] > 0:
            ahead = distance(course, int(state.p[racer]), int(state.p[other]))
            if ahead < fields or (ahead == fields and met == NOBODY):
                fields, met = ahead, other
    go_forward(course, state, racer, fields, BY_ACCIDENT, log)
    if met != NOBODY:
        go_forward(course, state, met, PUSHED, BY_ACCIDENT, log)
        state.mover = met


@rule
def lose_position(course: Record, state: Record, log: Record) -> None:
    """SCR-ACC.14, SCR-RUL.28: one field behind the racer that was last, unless the line is in between."""
    racer, last = int(state.turn), racer_in_place(course, state, int(course.racers) - 1)
    if last != racer:
        go_back_to(course, state, racer, int(state.p[last]) - 1, BY_ACCIDENT, log)


@rule
def console(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-DOUBLE.4, SCR-ACC.1, SCR-RUL.23: a bonus token, whatever the card was."""
    take_bonus_token(course, state, int(state.turn), fate, log)
    return COUNT_LAPS
