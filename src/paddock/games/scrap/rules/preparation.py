"""Set-up: tokens, decks, racers, the start marker."""

from paddock.engine.bags import draw
from paddock.engine.clearing import cleared
from paddock.engine.fate import below, from_script, refuse, write_down
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import ACCIDENTS, BONUSES, DECKS, GOAL_SIZE, MOST_RACERS, TOKENS
from paddock.games.scrap.events import DREW_RACER, ROUND, STARTS
from paddock.games.scrap.moves import RACER, SEAT
from paddock.games.scrap.rules.finish import NO_TURN, begin_turn
from paddock.games.scrap.rules.flow import DECIDE
from paddock.games.scrap.rules.places import owner_of
from paddock.games.scrap.rules.tokens import lay_token
from paddock.games.scrap.state import NOBODY, RANDOM_RACER, STATE

clear = cleared(STATE, {"step": DECIDE, **NO_TURN})


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-SETUP.1, SCR-SETUP.2, SCR-SETUP.3, SCR-SETUP.4, SCR-SETUP.5, SCR-SETUP.6, SCR-SETUP.7, SCR-SETUP.8,
    SCR-SETUP.9, SCR-SETUP.10, SCR-2P.1:
    the box is laid out; the player with the start marker begins.
    """
    clear(state)
    fill_decks(course, state)
    lay_tokens(course, state, fate, log)
    draw_racers(course, state, fate, log)
    choose_start(course, state, fate, log)
    state.rounds = 1
    tell(log, ROUND, NOBODY, 1, 0, 0)
    begin_turn(course, state, int(state.first), fate, log)


@rule
def fill_decks(course: Record, state: Record) -> None:
    """SCR-SETUP.3, SCR-SETUP.4, SCR-SETUP.6: all cards in their decks, all change tokens in the store."""
    for kind in range(len(TOKENS)):
        state.store[kind] = course.tokens[kind]
    for deck in range(len(DECKS)):
        cards = 0
        for kind in range(ACCIDENTS):
            state.accidents[deck, kind] = course.accidents[deck, kind]
            cards += int(course.accidents[deck, kind])
        state.decks[deck] = cards
    bonuses, goals = 0, 0
    for kind in range(BONUSES):
        state.bonus[kind] = course.bonus[kind]
        bonuses += int(course.bonus[kind])
    for number in range(GOAL_SIZE):
        state.goal[number] = course.goal[number]
        goals += int(course.goal[number])
    state.bonuses = bonuses
    state.goals = goals


@rule
def lay_tokens(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-SETUP.2: one change token face down on every marked field, as far as they go."""
    for place in range(course.places):
        lay_token(course, state, place, fate, log)


@rare
def draw_racers(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-SETUP.7, SCR-SETUP.8, SCR-2P.1: everybody's racers by lot, unless the option `racers` names them."""
    waiting = state.kind  # how often each racer is still there to be drawn, until all are drawn
    left = MOST_RACERS
    drawn = 0
    waiting[:] = 1
    for racer in range(course.racers):
        kind = int(course.racer[racer])
        if kind == RANDOM_RACER:
            kind = draw(fate, waiting, left, RACER)
        else:
            waiting[kind] = 0
        left -= 1
        drawn |= kind << (4 * racer)
        tell(log, DREW_RACER, owner_of(course, racer), kind, 0, 0)
    waiting[:] = 0
    for racer in range(course.racers):
        state.kind[racer] = (drawn >> (4 * racer)) & 15


@rule
def choose_start(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-SETUP.10, SCR-RUL.45, SCR-2P.2: the start marker; with two racers each everybody has yet to order them."""
    seat = int(course.start)
    if seat == NOBODY:
        seat = drawn_seat(fate, int(course.seats))
    state.first = seat * int(course.each)
    state.ordered = (1 << int(course.seats)) - 1 if course.each == 1 else 0
    tell(log, STARTS, seat, 0, 0, 0)


@rule
def drawn_seat(fate: Record, seats: int) -> int:
    """A seat by lot; in scripts it is called by its name."""
    seat = below(fate, seats)
    if fate.watched:
        wanted = from_script(fate)
        if SEAT <= wanted < SEAT + seats:
            seat = wanted - SEAT
        elif wanted != -1:
            refuse(fate)
        write_down(fate, SEAT + seat)
    return seat
