"""What a seat may choose in Speed: each choice with what is certain about it, so that a page need not know any rule."""

from paddock.engine.glass import FLAG, UNKNOWN, Column, row
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.games.speed import moves
from paddock.games.speed.cards import ATTACKS, KINDS, KM, MOST_TEAMS, START
from paddock.games.speed.rules import is_complete, reached, team_of

PLAY, ATTACK, DISCARD, KONTRA, EXTEND = range(5)

CARD, YES = Column("card", "cards"), Column("yes", FLAG)

CHOICES = (
    row(
        "play",
        CARD,
        Column("km", maybe=True, means="kilometres that it drives; unknown if it drives none"),
        Column("distance", maybe=True, means="how far the team would have come then"),
        Column("completes", FLAG, maybe=True, means="that is the distance of the round"),
    ),
    row("attack", CARD, Column("team", "teams")),
    row("discard", CARD),
    row("kontra", YES, Column("card", "cards", means="the wild that answers the attack")),
    row("extend", YES, Column("target", means="the distance of the round then")),
)

#: Per action its kind, and the columns that say which one it is.
SUBJECTS = (
    *((PLAY, kind) for kind in range(START, KINDS)),
    *((ATTACK, attack, team) for attack in range(len(ATTACKS)) for team in range(MOST_TEAMS)),
    *((DISCARD, kind) for kind in range(KINDS)),
    *((KONTRA, 1), (KONTRA, 0), (EXTEND, 1), (EXTEND, 0)),
)


@rule
def offer(course: Record, state: Record, seat: int, action: int, out: Array) -> int:
    """What a legal action is, and where it leads; the answer is how many numbers that takes."""
    if action < moves.ATTACK:
        return play(course, state, seat, action - moves.PLAY_CARD, out)
    if action < moves.DISCARD:
        attack = action - moves.ATTACK
        return choice(out, ATTACK, attack // MOST_TEAMS, attack % MOST_TEAMS)
    if action < moves.KONTRA_YES:
        return choice(out, DISCARD, action - moves.DISCARD, 0)
    if action < moves.EXTEND_YES:
        return choice(out, KONTRA, action == moves.KONTRA_YES, course.wild_against[state.attack])
    extends = action == moves.EXTEND_YES
    return choice(out, EXTEND, extends, course.extension if extends else state.target)


@rule
def play(course: Record, state: Record, seat: int, kind: int, out: Array) -> int:
    """SPD-7.24: a card for the own team; only kilometre cards lead somewhere."""
    out[3], out[4] = UNKNOWN, UNKNOWN
    if kind >= KM:
        out[3] = reached(course, state, team_of(course, seat), kind - KM)
        out[4] = is_complete(state, int(out[3]))
    return choice(out, PLAY, kind, course.km[kind - KM] if kind >= KM else UNKNOWN)


SIZES = tuple(1 + len(choice.columns) for choice in CHOICES)


@rule
def choice(out: Array, kind: int, first: int, second: int) -> int:
    out[0], out[1], out[2] = kind, first, second
    return SIZES[kind]
