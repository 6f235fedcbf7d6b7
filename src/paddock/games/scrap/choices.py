"""What a seat may choose in Scrap Racer: each choice with what is certain about it, so that a page knows no rule."""

from paddock.engine.glass import UNKNOWN, Column, row
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.games.scrap import moves
from paddock.games.scrap.cards import BONUSES, FIRST_BONUS, RACERS
from paddock.games.scrap.rules import (
    changed,
    deck_of,
    field_of,
    fields_of_bonus,
    fields_won,
    last_die,
    racer_of_kind,
    spent_by,
    sum_of_dice,
)

ROLL, STOP, TOKEN, ACCEPT, BONUS, DRIVE, DONE, WINNER, ORDER = range(9)

RACER = Column("racer", "racers")
FIELDS = Column("n", means="fields that the racer would move on")
FIELD = Column("field", means="where the racer would stand, before anything follows from it")

CHOICES = (
    row("roll"),
    row("stop", FIELDS, FIELD),
    row(
        "token",
        Column("use", "uses"),
        Column("spent", "tokens"),
        Column("die", maybe=True, means="what the last die would show; unknown if it is rolled again"),
    ),
    row("accept", Column("deck", "decks", means="of the accident card"), "die"),
    row("bonus", Column("card", "cards"), FIELDS, FIELD),
    row("drive", FIELDS, FIELD),
    row("done", Column("field", means="where the racer stands")),
    row("winner", RACER, FIELDS, FIELD),
    row("order", RACER),
)

#: Per action its kind, and the columns that say which one it is.
SUBJECTS = (
    *((ROLL,), (STOP,)),
    *((TOKEN, use) for use in range(len(moves.USES))),
    (ACCEPT,),
    *((BONUS, FIRST_BONUS + bonus) for bonus in range(BONUSES)),
    *((DRIVE,), (DONE,)),
    *((WINNER, kind) for kind in range(len(RACERS))),
    *((ORDER, kind) for kind in range(len(RACERS))),
)


@rule
def offer(course: Record, state: Record, seat: int, action: int, out: Array) -> int:
    """What a legal action is, and where it leads; the answer is how many numbers that takes."""
    racer = int(state.turn)
    if action == moves.ROLL_DIE:
        return choice(out, ROLL, 0, 0, 0)
    if action == moves.STOP:
        n = sum_of_dice(state)
        return choice(out, STOP, n, reached(course, state, racer, n), 0)
    if action < moves.ACCEPT:
        die = UNKNOWN if action == moves.REROLL_DIE else changed(last_die(state), action)
        return choice(out, TOKEN, action - moves.TOKEN, spent_by(action), die)
    if action == moves.ACCEPT:
        return choice(out, ACCEPT, deck_of(last_die(state)), last_die(state), 0)
    if action < moves.DRIVE:
        card = FIRST_BONUS + action - moves.BONUS
        n = fields_of_bonus(course, state, card)
        return choice(out, BONUS, card, n, reached(course, state, racer, n))
    if action == moves.DRIVE:
        n = sum_of_dice(state)
        return choice(out, DRIVE, n, reached(course, state, racer, n), 0)
    if action == moves.DONE:
        return choice(out, DONE, reached(course, state, racer, 0), 0, 0)
    if action < moves.ORDER:
        racer = racer_of_kind(course, state, action - moves.WINNER)
        n = fields_won(course, state, racer)
        return choice(out, WINNER, action - moves.WINNER, n, reached(course, state, racer, n))
    return choice(out, ORDER, action - moves.ORDER, 0, 0)


@rule
def reached(course: Record, state: Record, racer: int, fields: int) -> int:
    """SCR-MOVE.1: the field that lies so many fields on."""
    return field_of(course, int(state.p[racer]) + fields)


SIZES = tuple(1 + len(choice.columns) for choice in CHOICES)


@rule
def choice(out: Array, kind: int, first: int, second: int, third: int) -> int:
    out[0], out[1], out[2], out[3] = kind, first, second, third
    return SIZES[kind]
