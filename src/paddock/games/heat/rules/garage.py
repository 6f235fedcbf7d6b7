"""G. Garage: upgrades of one's own, between the set-up and the first hand."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.heat.events import GAVE, MARKET, MULLIGANED, TOOK
from paddock.games.heat.moves import FIRST_UPGRADE, GARAGE_ACTIONS, GIVE, MULLIGAN, TAKE
from paddock.games.heat.refusals import HEAT_G_4, HEAT_G_5, HEAT_G_6, HEAT_G_8, HEAT_G_14
from paddock.games.heat.rules.cards import draw_hand, kinds_of, pay_heat
from paddock.games.heat.rules.rounds import NOBODY, begin_race, picker
from paddock.games.heat.state import DRAFTING, GIVING_UP, THINKING
from paddock.games.heat.upgrade_cards import (
    AT_RANDOM,
    BY_SNAKE,
    FIRST_SLOT,
    GIVEN,
    MORE_ON_MARKET,
    MOST_MARKET,
    MOST_UPGRADES,
    OWN_CARDS,
    ROUNDS_OF,
    SLOTS,
)


@rare
def open_garage(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-G.2, HEAT-G.4: the upgrade deck; then the draft begins, or everybody has upgrades at once."""
    for number in range(1, MOST_UPGRADES + 1):
        state.stock[number] = course.upgrade_deck[number]
    if course.garage == GIVEN or course.garage == AT_RANDOM:
        hand_out(course, state, fate, log)
        leave_garage(course, state, fate, log)
    else:
        state.phase = DRAFTING
        lay_out_market(course, state, fate, log)


@rule
def hand_out(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-G.1, HEAT-G.7: three random upgrades for everybody, or those that somebody has named."""
    for seat in range(course.seats):
        if course.garage == GIVEN:
            for slot in range(SLOTS):
                state.upgrade[seat, slot] = course.own_upgrades[seat, slot]
        else:
            for _ in range(OWN_CARDS):
                number = draw_upgrade(state, fate)
                tell(log, TOOK, seat, number, own(state, seat, number), 0)


@rule
def draw_upgrade(state: Record, fate: Record) -> int:
    """HEAT-G.2: the top card of the upgrade deck."""
    left = 0
    for number in range(1, MOST_UPGRADES + 1):
        left += int(state.stock[number])
    return 1 + draw(fate, state.stock[1:], left, FIRST_UPGRADE)


@rule
def own(state: Record, seat: int, number: int) -> int:
    """HEAT-G.5, R-85: an upgrade into the first free slot, be it the second copy; the answer is its kind."""
    for slot in range(SLOTS):
        if state.upgrade[seat, slot] == 0:
            state.upgrade[seat, slot] = number
            return FIRST_SLOT + slot
    return FIRST_SLOT


# The draft


@rule
def picks_of(course: Record) -> int:
    """HEAT-G.5, HEAT-G.8, R-84: cards that are taken in a round of the draft."""
    return int(course.seats) * (2 if course.garage == BY_SNAKE else 1)


@rare
def lay_out_market(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-G.5, HEAT-G.8, HEAT-G.9: the cards of the next round, face up."""
    cards = picks_of(course) + MORE_ON_MARKET
    state.markets[0] += 1
    state.picks[0] = 0
    left = 0
    for number in range(1, MOST_UPGRADES + 1):
        left += int(state.stock[number])
    if left < cards:
        take_back_what_left(course, state)
    for place in range(cards):
        state.market[place] = draw_upgrade(state, fate)
    tell(log, MARKET, NOBODY, state.markets[0], cards, 0)
    tell_market(state, log)


@rule
def tell_market(state: Record, log: Record) -> None:
    """The cards of a market, as values of the event just told."""
    if log is not None and log.on and log.n > 0:
        for place in range(MOST_MARKET):
            log.rows[log.n - 1, 4 + place] = state.market[place]


@rule
def take_back_what_left(course: Record, state: Record) -> None:
    """HEAT-G.9: the cards that left earlier are shuffled into the upgrade deck again."""
    for number in range(1, MOST_UPGRADES + 1):
        copies = int(course.upgrade_deck[number])
        for seat in range(course.seats):
            for slot in range(SLOTS):
                copies -= state.upgrade[seat, slot] == number
        state.stock[number] = copies


@rule
def judge_draft(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-G.4, HEAT-G.5, HEAT-G.6: one card of the market; all else comes after the Garage."""
    if picker(course, state) != seat:
        refuse(verdict, 0, GARAGE_ACTIONS, HEAT_G_6)
        return
    refuse(verdict, 0, TAKE, HEAT_G_4)
    for place in range(MOST_MARKET):
        answer(verdict, TAKE + place, LEGAL if state.market[place] > 0 else HEAT_G_5)
    refuse(verdict, GIVE, MULLIGAN, HEAT_G_8)
    refuse(verdict, MULLIGAN, GARAGE_ACTIONS, HEAT_G_4)


@rule
def take(course: Record, state: Record, seat: int, place: int, fate: Record, log: Record) -> None:
    """HEAT-G.5, HEAT-G.8: a card of the market; what is left after the last pick of a round leaves the game."""
    number = int(state.market[place])
    state.market[place] = 0
    tell(log, TOOK, seat, number, own(state, seat, number), place + 1)
    state.picks[0] += 1
    if state.picks[0] < picks_of(course):
        return
    for left in range(MOST_MARKET):
        state.market[left] = 0
    if state.markets[0] < ROUNDS_OF[course.garage]:
        lay_out_market(course, state, fate, log)
    elif course.garage == BY_SNAKE:
        state.phase = GIVING_UP
        state.markets[0], state.picks[0] = 0, 0
        state.planning = (1 << int(course.seats)) - 1
    else:
        leave_garage(course, state, fate, log)


@rule
def judge_giving_up(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-G.4, HEAT-G.8: one of the own cards, at the same time as all others."""
    if not (int(state.planning) >> seat) & 1:
        refuse(verdict, 0, GARAGE_ACTIONS, HEAT_G_8)
        return
    refuse(verdict, 0, TAKE, HEAT_G_4)
    refuse(verdict, TAKE, GIVE, HEAT_G_5)
    for slot in range(SLOTS):
        answer(verdict, GIVE + slot, LEGAL if state.upgrade[seat, slot] > 0 else HEAT_G_8)
    refuse(verdict, MULLIGAN, GARAGE_ACTIONS, HEAT_G_4)


@rule
def give_up(course: Record, state: Record, seat: int, slot: int, fate: Record, log: Record) -> None:
    """HEAT-G.8: nobody sees which card it is before all have chosen theirs."""
    state.given_up[seat] = 1 + slot
    state.planning &= ~(1 << seat)
    if state.planning != 0:
        return
    for human in range(course.seats):
        given = int(state.given_up[human]) - 1
        tell(log, GAVE, human, state.upgrade[human, given], 0, 0)
        for after in range(given, SLOTS - 1):
            state.upgrade[human, after] = state.upgrade[human, after + 1]
        state.upgrade[human, SLOTS - 1] = 0
        state.given_up[human] = 0
    leave_garage(course, state, fate, log)


@rare
def leave_garage(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-G.10: the upgrades are shuffled into the decks, and the race begins."""
    state.markets[0], state.picks[0] = 0, 0
    for number in range(MOST_UPGRADES + 1):
        state.stock[number] = 0
    for seat in range(course.seats):
        for slot in range(SLOTS):
            if state.upgrade[seat, slot] > 0:
                state.deck[seat, FIRST_SLOT + slot] = 1
                state.decks[seat] += 1
    begin_race(course, state, fate, log)


# The mulligan


@rule
def why_not_mulligan(course: Record, state: Record, seat: int) -> int:
    """HEAT-G.14: with the option, once, in round 1, before anything is planned, for a Heat."""
    if not course.mulligan or state.rounds != 1 or state.plan[seat] != THINKING:
        return HEAT_G_14
    has_had_it = (int(state.mulligans[0]) >> seat) & 1 != 0
    return HEAT_G_14 if has_had_it or state.engine[seat] == 0 else LEGAL


@rare
def exchange_hand(state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-G.14: a Heat is paid, the whole hand is shuffled into the deck, and a new one drawn."""
    state.mulligans[0] |= 1 << seat
    pay_heat(state, seat, 1)
    for kind in range(kinds_of(state)):
        state.deck[seat, kind] += state.hand[seat, kind]
        state.hand[seat, kind] = 0
    state.decks[seat] += state.held[seat]
    state.held[seat] = 0
    tell(log, MULLIGANED, seat, state.engine[seat], 0, 0)
    draw_hand(state, seat, fate, log)
