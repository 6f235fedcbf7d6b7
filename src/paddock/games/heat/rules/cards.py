"""C. Cards: drawing, flipping, paying, and the way of a card through the piles."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.heat.cards import BASICS, HAND, PLAYABLE, UH, VALUES, H
from paddock.games.heat.events import COOLED, DREW, FLIPPED, NO_BASIC_LEFT, OWNED, RESHUFFLED
from paddock.games.heat.state import KIND
from paddock.games.heat.upgrade_cards import FIRST_SLOT, IS_HEAT, SLOTS
from paddock.games.heat.upgrade_cards import VALUES as PRINTED

EMPTY = -1  #: what a pile without cards gives
TOLD = 14  #: cards that one number of an event can name
BITS = 28  #: how many of them fit into one value of the log


@rule
def has_garage(state: Record) -> bool:
    """Whether these are records with room for the Garage: known when compiling, like `has_modules`."""
    return len(state.upgrade) > 0


@rule
def kinds_of(state: Record) -> int:
    """How many kinds of cards there are: those of the base game, and the slots of upgrades."""
    return len(state.hand[0])


@rule
def on_card(course: Record, state: Record, seat: int, kind: int, symbol: int) -> int:
    """HEAT-G.12: how much of a symbol stands on a card of a seat; nothing but upgrades has any."""
    if not has_garage(state) or kind < FIRST_SLOT:
        return 0
    return int(course.upgrades[state.upgrade[seat, kind - FIRST_SLOT], symbol])


@rule
def is_heat(course: Record, state: Record, seat: int, kind: int) -> bool:
    """HEAT-C.18, HEAT-G.13: Heat cards are neither played nor discarded; some upgrades are such cards."""
    if has_garage(state) and kind >= FIRST_SLOT:
        return on_card(course, state, seat, kind, IS_HEAT) != 0
    return kind >= PLAYABLE


@rule
def value_of(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-C.1, HEAT-Y.2: what a card adds to Speed; of several printed values the one that was chosen."""
    if not has_garage(state) or kind < FIRST_SLOT:
        return VALUES[kind]
    chosen = int(state.chosen[kind - FIRST_SLOT])
    return chosen - 1 if chosen > 0 else only_value(on_card(course, state, seat, kind, PRINTED))


@rule
def only_value(printed: int) -> int:
    """The value of a card that has one, by its bits; 0 for one that has none, or a choice."""
    if printed == 0 or printed & (printed - 1) != 0:
        return 0
    value = 0
    while not (printed >> value) & 1:
        value += 1
    return value


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
def heat_in_hand(course: Record, state: Record, seat: int) -> int:
    """HEAT-C.18, HEAT-G.13: the Heat upgrades are Heat cards too."""
    heat = int(state.hand[seat, H]) + int(state.hand[seat, UH])
    for kind in range(FIRST_SLOT, kinds_of(state)):
        if is_heat(course, state, seat, kind):
            heat += int(state.hand[seat, kind])
    return heat


@rule
def next_heat_in_hand(course: Record, state: Record, seat: int) -> int:
    """R-42: which Heat card leaves the hand: H before UH, and that before the Heat cards of the Garage."""
    if state.hand[seat, H] > 0:
        return H
    if has_garage(state) and state.hand[seat, UH] == 0:
        for kind in range(FIRST_SLOT, kinds_of(state)):
            if state.hand[seat, kind] > 0 and is_heat(course, state, seat, kind):
                return kind
    return UH


@rule
def playable_in_hand(course: Record, state: Record, seat: int) -> int:
    """HEAT-2.2, HEAT-C.8: any card but Heat."""
    return int(state.held[seat]) - heat_in_hand(course, state, seat)


@rule
def cool_down(course: Record, state: Record, seat: int, heat: int, log: Record) -> None:
    """HEAT-C.7, HEAT-C.9, HEAT-G.13, R-42: Heat from the hand back into the engine, where all Heat is alike."""
    for _ in range(heat):
        kind = next_heat_in_hand(course, state, seat)
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
    if has_garage(state) and state.refreshes[seat] > 0:
        return draw_refreshed(state, seat)
    kind = draw(fate, state.deck[seat], state.decks[seat], 0)
    state.decks[seat] -= 1
    return kind


@rule
def draw_refreshed(state: Record, seat: int) -> int:
    """HEAT-Y.28, R-56: the refreshed cards lie on top, the last one highest, so no chance has a part in it."""
    state.refreshes[seat] -= 1
    slot = int(state.refreshed[seat, state.refreshes[seat]])
    state.refreshed[seat, state.refreshes[seat]] = 0
    state.decks[seat] -= 1
    return FIRST_SLOT + slot


@rule
def shuffle_deck(state: Record, seat: int) -> None:
    """R-56: a shuffled deck has no known card on top."""
    for i in range(int(state.refreshes[seat])):
        state.deck[seat, FIRST_SLOT + int(state.refreshed[seat, i])] += 1
        state.refreshed[seat, i] = 0
    state.refreshes[seat] = 0


@rare
def draw_hand(state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-9.2, HEAT-S.10: draw until the hand holds seven."""
    cards, drawn = 0, 0
    while state.held[seat] < HAND:
        is_known = has_garage(state) and state.refreshes[seat] > 0
        kind = draw_card(state, seat, fate, log)
        if kind == EMPTY:
            break
        if is_known:
            state.known_upgrades[seat] |= 1 << (kind - FIRST_SLOT)
        state.hand[seat, kind] += 1
        state.held[seat] += 1
        cards |= (kind + 1) << (4 * drawn)
        drawn += 1
    if drawn > 0:
        tell(log, DREW, seat, drawn, cards, 0)
        tell_upgrades(state, seat, log)


@rare
def flip(state: Record, seat: int, reason: int, fate: Record, log: Record) -> int:
    """HEAT-C.2, HEAT-C.3, HEAT-C.4, HEAT-C.17, HEAT-G.12:
    flip cards until a basic one appears; it joins the play area, and its value is the answer.

    What is flipped before it is discarded at once; the log names these cards, four bits each, in four numbers.
    """
    if has_garage(state) and not has_basic_left(state, seat):
        tell(log, NO_BASIC_LEFT, seat, reason, 0, 0)
        return 0
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
            tell_upgrades(state, seat, log)
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
def has_basic_left(state: Record, seat: int) -> bool:
    """R-58: whether a flip can find a basic card; with so many + symbols all of them may be in hand and play."""
    for kind in range(BASICS):
        if state.deck[seat, kind] > 0:
            return True
    for i in range(int(state.discards[seat])):
        if int(state.discard[seat, i]) & KIND < BASICS:
            return True
    return False


@rule
def tell_upgrades(state: Record, seat: int, log: Record) -> None:
    """What the slots of a seat hold, behind the values of the event just told: by that its cards have numbers."""
    if has_garage(state):
        for slot in range(SLOTS):
            tell_more(log, OWNED + slot, state.upgrade[seat, slot])


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
def take_out_of_play(state: Record, seat: int, kind: int) -> None:
    """A card leaves the play area, and what came after it moves up."""
    found = 0
    for i in range(int(state.plays[seat])):
        if found == 0 and state.play[seat, i] == kind:
            found = 1
        elif found == 1:
            state.play[seat, i - 1] = state.play[seat, i]
    state.plays[seat] -= found
    state.play[seat, state.plays[seat]] = 0
