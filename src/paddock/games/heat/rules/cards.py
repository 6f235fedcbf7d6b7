"""C. Cards: drawing, flipping, paying, and the way of a card through the piles."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.heat.cards import BASICS, HAND, PLAYABLE, UH, H
from paddock.games.heat.events import COOLED, DREW, FLIPPED, RESHUFFLED
from paddock.games.heat.state import KIND

EMPTY = -1  #: what a pile without cards gives
TOLD = 14  #: cards that one number of an event can name
BITS = 28  #: how many of them fit into one value of the log


@rule
def lay_aside(state: Record, seat: int, kind: int) -> None:
    """HEAT-8.2: onto the own discard pile."""
    state.discard[seat, state.discards[seat]] = kind
    state.discards[seat] += 1


@rule
def top_of(state: Record, seat: int) -> int:
    """HEAT-8.3: the only card of a discard pile that can be seen, or EMPTY."""
    height = int(state.discards[seat])
    return int(state.discard[seat, height - 1]) & KIND if height > 0 else EMPTY


@rule
def pay_heat(state: Record, seat: int, heat: int) -> None:
    """HEAT-C.7, HEAT-C.10: from the engine to the own discard pile."""
    state.engine[seat] -= heat
    for _ in range(heat):
        lay_aside(state, seat, H)


@rule
def heat_in_hand(state: Record, seat: int) -> int:
    """HEAT-C.18: the Heat upgrade is a Heat card too."""
    return int(state.hand[seat, H]) + int(state.hand[seat, UH])


@rule
def playable_in_hand(state: Record, seat: int) -> int:
    """HEAT-2.2, HEAT-C.8: any card but Heat."""
    return int(state.held[seat]) - heat_in_hand(state, seat)


@rule
def cool_down(state: Record, seat: int, heat: int, log: Record) -> None:
    """HEAT-C.7, HEAT-C.9, R-42: Heat from the hand back into the engine, H before UH."""
    for _ in range(heat):
        kind = H if state.hand[seat, H] > 0 else UH
        state.hand[seat, kind] -= 1
    state.held[seat] -= heat
    state.engine[seat] += heat
    state.known_heat[seat] = max(0, int(state.known_heat[seat]) - heat)
    tell(log, COOLED, seat, heat, 0, 0)


@rare
def reshuffle(state: Record, seat: int, log: Record) -> None:
    """HEAT-C.7, HEAT-C.12, HEAT-C.13, R-34: the discard pile, and nothing else, becomes the new deck."""
    cards = int(state.discards[seat])
    for i in range(cards):
        state.deck[seat, state.discard[seat, i] & KIND] += 1
        state.discard[seat, i] = 0
    state.decks[seat] = cards
    state.discards[seat] = 0
    tell(log, RESHUFFLED, seat, cards, 0, 0)


@rule
def draw_card(state: Record, seat: int, fate: Record, log: Record) -> int:
    """The top card of the own deck, or EMPTY if there is none anywhere."""
    if state.decks[seat] == 0:
        if state.discards[seat] == 0:
            return EMPTY
        reshuffle(state, seat, log)
    kind = draw(fate, state.deck[seat], state.decks[seat], 0)
    state.decks[seat] -= 1
    return kind


@rare
def draw_hand(state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-9.2, HEAT-S.10: draw until the hand holds seven."""
    cards, drawn = 0, 0
    while state.held[seat] < HAND:
        kind = draw_card(state, seat, fate, log)
        if kind == EMPTY:
            break
        state.hand[seat, kind] += 1
        state.held[seat] += 1
        cards |= (kind + 1) << (4 * drawn)
        drawn += 1
    if drawn > 0:
        tell(log, DREW, seat, drawn, cards, 0)


@rare
def flip(state: Record, seat: int, reason: int, fate: Record, log: Record) -> int:
    """HEAT-C.2, HEAT-C.3, HEAT-C.4, HEAT-C.17:
    flip cards until a basic one appears; it joins the play area, and its value is the answer.

    What is flipped before it is discarded at once; the log names these cards, four bits each, in four numbers.
    """
    first, second, third, fourth = 0, 0, 0, 0
    # two ways through everything that is there; without a basic card the symbol adds nothing.
    for aside in range(2 * int(state.decks[seat]) + int(state.discards[seat])):
        kind = draw_card(state, seat, fate, log)
        if kind < BASICS:
            add_to_play(state, seat, kind)
            tell(log, FLIPPED, seat, kind, reason, 0)
            tell_cards(log, 2, first)
            tell_cards(log, 4, second)
            tell_cards(log, 6, third)
            tell_cards(log, 8, fourth)
            return kind + 1
        lay_aside(state, seat, kind)
        card = (kind + 1) << (4 * (aside % TOLD))
        if aside < TOLD:
            first |= card
        elif aside < 2 * TOLD:
            second |= card
        elif aside < 3 * TOLD:
            third |= card
        elif aside < 4 * TOLD:
            fourth |= card
    return 0


@rule
def tell_cards(log: Record, place: int, cards: int) -> None:
    """Up to 14 cards in two values of the event just told."""
    tell_more(log, place, cards & ((1 << BITS) - 1))
    tell_more(log, place + 1, cards >> BITS)


@rule
def add_to_play(state: Record, seat: int, kind: int) -> None:
    state.play[seat, state.plays[seat]] = kind
    state.plays[seat] += 1


@rule
def clear_play(state: Record, seat: int) -> None:
    """HEAT-9.1, R-26, R-37: the play area goes to the discard pile, in the order the cards came."""
    for i in range(int(state.plays[seat])):
        lay_aside(state, seat, int(state.play[seat, i]))
        state.play[seat, i] = 0
    state.plays[seat] = 0


@rule
def is_heat(kind: int) -> bool:
    return kind >= PLAYABLE
