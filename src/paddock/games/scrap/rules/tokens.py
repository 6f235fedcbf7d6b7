"""Change tokens on the track: laying, refilling, collecting."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import TOKENS
from paddock.games.scrap.events import LAID_TOKEN, TOOK_TOKEN
from paddock.games.scrap.moves import DRAWN_TOKEN
from paddock.games.scrap.rules.flow import COLLECT, END_TURN
from paddock.games.scrap.rules.places import field_of, owner_of
from paddock.games.scrap.state import NOBODY, NOTHING


@rule
def tokens_in_store(state: Record) -> int:
    stored = 0
    for kind in range(len(TOKENS)):
        stored += int(state.store[kind])
    return stored


@rare
def lay_token(course: Record, state: Record, place: int, fate: Record, log: Record) -> None:
    """SCR-SETUP.2, SCR-LAP.8: a token of the store face down on its place; who stands there takes it at once."""
    stored = tokens_in_store(state)
    if stored == 0:
        return
    kind = draw(fate, state.store, stored, DRAWN_TOKEN)
    field = int(course.token_field[place])
    tell(log, LAID_TOKEN, NOBODY, place, kind, 1)
    state.lying[place] = 1 + kind
    for racer in range(course.racers):
        if state.lying[place] > 0 and field_of(course, int(state.p[racer])) == field:
            take_token(course, state, racer, place, log)


@rule
def take_token(course: Record, state: Record, racer: int, place: int, log: Record) -> None:
    """SCR-TOKEN.1, SCR-TOKEN.2: face up beside the board, any number of them."""
    kind = int(state.lying[place]) - 1
    state.lying[place] = 0
    state.tokens[racer, kind] += 1
    tell(log, TOOK_TOKEN, owner_of(course, racer), state.kind[racer], place, kind)


@rule
def refill(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SCR-LAP.5, SCR-RUL.35, SCR-RUL.36: if the active racer has crossed the line in this turn, by whatever cause.

    With `refill_scope: any` anybody's crossing will do.
    """
    crossed = int(state.crossed)
    if (crossed >> int(state.turn)) & 1 or (course.refill_any and crossed != 0):
        fill_places(course, state, fate, log)
    return COLLECT


@rare
def fill_places(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-LAP.6, SCR-LAP.7, SCR-RUL.35:
    one pass over the empty places, clockwise from the line, while the store lasts.
    """
    for place in range(course.places):
        if state.lying[place] == 0:
            lay_token(course, state, place, fate, log)


@rule
def collect(course: Record, state: Record, log: Record) -> int:
    """SCR-TOKEN.1, SCR-RUL.3, SCR-RUL.23, SCR-RUL.37:
    the active racer, and nobody else, takes the token it stands on.
    """
    racer = int(state.turn)
    if state.p[racer] > 0:
        place = int(course.place[field_of(course, int(state.p[racer]))])
        if place != NOTHING and state.lying[place] > 0:
            take_token(course, state, racer, place, log)
    return END_TURN
