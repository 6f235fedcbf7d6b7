"""What a seat may choose in HEAT: each choice with what is certain about it, so that a page need not know any rule."""

from paddock.engine.glass import FLAG, Column, row
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.games.heat import moves
from paddock.games.heat.cards import GEARS, KINDS
from paddock.games.heat.conditions import MOST_SLIP
from paddock.games.heat.rules import (
    SLIPSTREAM_SPACES,
    empty_spaces_ahead,
    has_garage,
    on_card,
    only_value,
    reached,
    shift_cost,
    slip_spaces,
)
from paddock.games.heat.state import SCRAP_POOL
from paddock.games.heat.upgrade_cards import FIRST_SLOT, GARAGE_KINDS, HEAT, MOST_MARKET, MOST_VALUE, SLOTS, VALUES

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

# With the Garage there are more.
(
    VALUE,
    PAY,
    SCRAP,
    COOL,
    REDUCE,
    SUPER_COOL,
    DRAFT,
    SALVAGE,
    DIRECT,
    ACCELERATE,
    DROP,
    REFRESH,
    TAKE,
    GIVE,
    MULLIGAN,
) = range(12, 27)
OWN = Column("card", "cards")
GARAGE_CHOICES = (
    *CHOICES,
    row("value", "value", POS),
    row("pay", OWN, COST),
    row("scrap", "n"),
    row("cool", "n"),
    row("reduce", "n"),
    row("super_cool", "n"),
    row("draft", POS),
    row("salvage", OWN),
    row("direct", OWN, POS),
    row("accelerate", OWN, POS),
    row("drop", OWN),
    row("refresh", OWN),
    row("take", "place", Column("upgrade", "upgrades")),
    row("give", OWN),
    row("mulligan", COST),
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
SLOT_KINDS = range(FIRST_SLOT, FIRST_SLOT + SLOTS)
GARAGE_SUBJECTS = (
    *SUBJECTS,
    *((CARD, kind) for kind in SLOT_KINDS),
    *((DISCARD, kind) for kind in SLOT_KINDS),
    *((SLIP_FURTHER, spaces) for spaces in range(moves.FIRST_FURTHEST, moves.LONGEST_SLIP + 1)),
    *((VALUE, value) for value in range(MOST_VALUE + 1)),
    *((PAY, kind) for kind in SLOT_KINDS),
    *((SCRAP,), (COOL,), (REDUCE,), (SUPER_COOL,), (DRAFT,)),
    *((SALVAGE, kind) for kind in range(GARAGE_KINDS)),
    *((verb, kind) for verb in (DIRECT, ACCELERATE, DROP, REFRESH) for kind in SLOT_KINDS),
    *((TAKE, place) for place in range(1, MOST_MARKET + 1)),
    *((GIVE, kind) for kind in SLOT_KINDS),
    (MULLIGAN,),
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
    if has_garage(state) and action >= moves.MODULES_ACTIONS:
        return offer_garage(course, state, seat, action, out)
    spaces = slip_spaces(action)
    return choice(out, SLIP_FURTHER, spaces, reached(course, state, seat, spaces))


@rule
def offer_garage(course: Record, state: Record, seat: int, action: int, out: Array) -> int:
    """The same for the actions of the Garage."""
    if action < moves.DISCARD_OF_GARAGE:
        kind = FIRST_SLOT + action - moves.CARD_OF_GARAGE
        return choice(out, CARD, kind, state.plays[seat] + 1 == state.gear[seat])
    if action < moves.SLIP_FURTHEST:
        return choice(out, DISCARD, FIRST_SLOT + action - moves.DISCARD_OF_GARAGE, 0)
    if action < moves.VALUE:
        spaces = slip_spaces(action)
        return choice(out, SLIP_FURTHER, spaces, reached(course, state, seat, spaces))
    if action < moves.PAY:
        value = action - moves.VALUE
        return choice(out, VALUE, value, reached(course, state, seat, int(state.speed) + value))
    if action < moves.SCRAP:
        kind = FIRST_SLOT + action - moves.PAY
        return choice(out, PAY, kind, on_card(course, state, seat, kind, HEAT))
    if action < moves.DRAFT:
        kind = SCRAP + action - moves.SCRAP
        return choice(out, kind, int(state.pools[SCRAP_POOL]) if kind == SCRAP else 1, 0)
    if action == moves.DRAFT:
        return choice(out, DRAFT, reached(course, state, seat, empty_spaces_ahead(course, state, seat)), 0)
    if action < moves.DIRECT:
        return choice(out, SALVAGE, action - moves.SALVAGE, 0)
    if action < moves.ACCELERATE:
        kind = FIRST_SLOT + action - moves.DIRECT
        value = only_value(on_card(course, state, seat, kind, VALUES))
        return choice(out, DIRECT, kind, reached(course, state, seat, value))
    if action < moves.DROP:
        kind = FIRST_SLOT + action - moves.ACCELERATE
        return choice(out, ACCELERATE, kind, reached(course, state, seat, int(state.flips[0])))
    if action < moves.TAKE:
        verb = DROP if action < moves.REFRESH else REFRESH
        return choice(out, verb, FIRST_SLOT + (action - moves.DROP) % SLOTS, 0)
    if action < moves.GIVE:
        place = action - moves.TAKE
        return choice(out, TAKE, place + 1, state.market[place])
    if action < moves.MULLIGAN:
        return choice(out, GIVE, FIRST_SLOT + action - moves.GIVE, 0)
    return choice(out, MULLIGAN, 1, 0)


SIZES = tuple(1 + len(choice.columns) for choice in GARAGE_CHOICES)


@rule
def choice(out: Array, kind: int, first: int, second: int) -> int:
    out[0], out[1], out[2] = kind, first, second
    return SIZES[kind]
