"""What a seat may choose in HEAT: each choice with what is certain about it, so that a page need not know any rule."""

from paddock.engine.glass import FLAG, Column, row
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.games.heat import moves
from paddock.games.heat.cards import GEARS, KINDS
from paddock.games.heat.conditions import MOST_SLIP
from paddock.games.heat.rules import SLIPSTREAM_SPACES, reached, shift_cost, slip_spaces

GEAR, CARD, COOLDOWN, BOOST, ADR_MOVE, ADR_COOL, END_REACT, SLIP, DISCARD, END_DISCARD = range(10)
WEATHER_COOL, SLIP_FURTHER = 10, 11

COST = Column("cost", means="Heat that it costs")
POS = Column("pos", means="where the car would stand")

CHOICES = (
    row("gear", "gear", COST),
    row("card", Column("card", "cards"), Column("commits", FLAG, means="it is the last card of the plan")),
    row("cooldown", "n"),
    row("boost", COST),
    row("adr_move", POS),
    row("adr_cool", "n"),
    row("end_react"),
    row("slip", Column("yes", FLAG), POS),
    row("discard", Column("card", "cards")),
    row("end_discard"),
    row("weather_cool", "n"),
    row("slip_further", Column("n", means="spaces"), POS),
)


#: Per action its kind, and the columns that say which one it is.
SUBJECTS = (
    *((GEAR, gear) for gear in range(1, GEARS + 1)),
    *((CARD, kind) for kind in range(KINDS)),
    *((COOLDOWN, cards) for cards in range(1, moves.COOLDOWNS + 1)),
    *((BOOST,), (ADR_MOVE,), (ADR_COOL,), (END_REACT,), (SLIP, 1), (SLIP, 0)),
    *((DISCARD, kind) for kind in range(KINDS)),
    (END_DISCARD,),
    (WEATHER_COOL,),
    *((SLIP_FURTHER, SLIPSTREAM_SPACES + more) for more in range(1, MOST_SLIP + 1)),
)


@rule
def offer(course: Record, state: Record, seat: int, action: int, out: Array) -> int:
    """What a legal action is, and where it leads; the answer is how many numbers that takes."""
    if action < moves.CARD:
        gear = action - moves.GEAR + 1
        return choice(out, GEAR, gear, shift_cost(course, state, seat, gear))
    if action < moves.COOLDOWN:
        return choice(out, CARD, action - moves.CARD, state.plays[seat] + 1 == state.gear[seat])
    if action < moves.BOOST:
        return choice(out, COOLDOWN, action - moves.COOLDOWN + 1, 0)
    if action == moves.BOOST:
        return choice(out, BOOST, 1, 0)
    if action == moves.ADR_MOVE:
        return choice(out, ADR_MOVE, reached(course, state, seat, 1), 0)
    if action == moves.ADR_COOL:
        return choice(out, ADR_COOL, 1, 0)
    if action == moves.END_REACT:
        return choice(out, END_REACT, 0, 0)
    if action == moves.SLIP_YES:
        return choice(out, SLIP, 1, reached(course, state, seat, SLIPSTREAM_SPACES))
    if action == moves.SLIP_NO:
        return choice(out, SLIP, 0, state.pos[seat])
    if action < moves.END_DISCARD:
        return choice(out, DISCARD, action - moves.DISCARD, 0)
    if action == moves.END_DISCARD:
        return choice(out, END_DISCARD, 0, 0)
    if action == moves.WEATHER_COOL:
        return choice(out, WEATHER_COOL, 1, 0)
    spaces = slip_spaces(action)
    return choice(out, SLIP_FURTHER, spaces, reached(course, state, seat, spaces))


SIZES = tuple(1 + len(choice.columns) for choice in CHOICES)


@rule
def choice(out: Array, kind: int, first: int, second: int) -> int:
    out[0], out[1], out[2] = kind, first, second
    return SIZES[kind]
