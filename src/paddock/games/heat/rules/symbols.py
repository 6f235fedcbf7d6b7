"""Y. The symbols of upgrade cards."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.heat.cards import UH, H, S
from paddock.games.heat.events import (
    ACCELERATED,
    BY_ACCELERATE,
    BY_DIRECT,
    BY_DRAFTING,
    BY_SHORT,
    BY_UPGRADE,
    DIRECT_PLAY,
    DRAFTED,
    PAID,
    REDUCED,
    REFRESHED,
    SALVAGED,
    SCRAPPED,
    SHORTENED,
    STRESS,
    SUPER_COOLED,
    VALUED,
)
from paddock.games.heat.moves import (
    ACCELERATE,
    COOL,
    DIRECT,
    DRAFT,
    DROP,
    PAY,
    REDUCE,
    SALVAGE,
    SCRAP,
    SUPER_COOL,
    VALUE,
)
from paddock.games.heat.refusals import (
    HEAT_W_9,
    HEAT_X_4,
    HEAT_Y_2,
    HEAT_Y_3,
    HEAT_Y_4,
    HEAT_Y_7,
    HEAT_Y_8,
    HEAT_Y_10,
    HEAT_Y_11,
    HEAT_Y_12,
    HEAT_Y_13,
    HEAT_Y_14,
    HEAT_Y_15,
    HEAT_Y_18,
    HEAT_Y_20,
    HEAT_Y_22,
    HEAT_Y_25,
)
from paddock.games.heat.rules.cards import (
    EMPTY,
    TOLD,
    add_to_play,
    cool_down,
    draw_card,
    flip,
    has_garage,
    heat_in_hand,
    is_heat,
    kinds_of,
    lay_aside,
    on_card,
    pay_heat,
    shuffle_deck,
    take_out_of_play,
    tell_cards,
    tell_upgrades,
    value_of,
)
from paddock.games.heat.rules.driving import cars_of as all_cars
from paddock.games.heat.rules.driving import drive, is_same_space, is_special, take_space
from paddock.games.heat.rules.weather import is_without_cooling
from paddock.games.heat.state import (
    ADR_MOVED,
    COOL_POOL,
    DRAFT_POOL,
    KIND,
    MIXED,
    POOLS,
    REACT,
    REDUCE_POOL,
    SALVAGE_POOL,
    SCRAP_POOL,
    SHORT_OF_HEAT,
    SUPER_POOL,
    TUNNEL,
)
from paddock.games.heat.upgrade_cards import (
    ACCEL as ACCEL_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    COOL as COOL_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    DIRECT as DIRECT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    DRAFT as DRAFT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    FIRST_SLOT,
    MOST_OF_SYMBOL,
    MOST_VALUE,
    SLOTS,
)
from paddock.games.heat.upgrade_cards import (
    HEAT as HEAT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    LIMIT as LIMIT_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    PLUS as PLUS_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    REFRESH as REFRESH_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    SALVAGE as SALVAGE_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    SCRAP as SCRAP_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    SLIP as SLIP_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    STRESS as STRESS_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    SUPER as SUPER_SYMBOL,
)
from paddock.games.heat.upgrade_cards import (
    VALUES as PRINTED,
)

NO_SLOT = -1
MOST_DRAFTED = SLOTS * MOST_OF_SYMBOL["draft"]  #: spaces
SCRAPS_TOLD = 3 * TOLD  #: cards that the log names of one Scrap


@rule
def is_in_play(state: Record, seat: int, slot: int) -> bool:
    """Whether the upgrade of a slot lies in the own play area, where its symbols are accessible."""
    for i in range(int(state.plays[seat])):
        if state.play[seat, i] == FIRST_SLOT + slot:
            return True
    return False


@rule
def in_play(course: Record, state: Record, seat: int, symbol: int) -> int:
    """How much of a symbol stands on all cards of the own play area."""
    total = 0
    for i in range(int(state.plays[seat])):
        total += on_card(course, state, seat, int(state.play[seat, i]), symbol)
    return total


# Step 3: +, and values to choose


@rule
def flip_for_symbols(course: Record, state: Record, seat: int, cards: int, fate: Record, log: Record) -> int:
    """HEAT-Y.1: a flip for each + of Stress and upgrades, in the order of the play area, each to its end."""
    speed = 0
    for i in range(cards):
        kind = int(state.play[seat, i])
        if kind == S:
            speed += flip(state, seat, STRESS, fate, log)
            state.flips[0] += 1
        for _ in range(on_card(course, state, seat, kind, PLUS_SYMBOL)):
            speed += flip(state, seat, BY_UPGRADE, fate, log)
            state.flips[0] += 1
    return speed


@rule
def asked_for_value(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.2: the slot of the first card in the play area whose value has yet to be chosen, or NO_SLOT."""
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        printed = on_card(course, state, seat, kind, PRINTED)
        if printed & (printed - 1) != 0 and state.chosen[kind - FIRST_SLOT] == 0:
            return kind - FIRST_SLOT
    return NO_SLOT


@rule
def judge_values(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-Y.2: the values printed on the card that is asked about."""
    slot = asked_for_value(course, state, seat)
    printed = on_card(course, state, seat, FIRST_SLOT + slot, PRINTED)
    for value in range(MOST_VALUE + 1):
        answer(verdict, VALUE + value, LEGAL if (printed >> value) & 1 else HEAT_Y_2)


@rule
def choose_value(course: Record, state: Record, seat: int, value: int, log: Record) -> None:
    """HEAT-Y.2: it counts as the card's value."""
    slot = asked_for_value(course, state, seat)
    state.chosen[slot] = 1 + value
    state.speed += value
    tell(log, VALUED, seat, FIRST_SLOT + slot, value, 0)
    tell_upgrades(state, seat, log)


# Step 5: what is accessible


@rule
def begin_symbols(course: Record, state: Record, seat: int) -> None:
    """HEAT-Y.17, R-57, R-59: what the revealed cards bring into step 5."""
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        if kind >= FIRST_SLOT:
            enter(course, state, seat, kind - FIRST_SLOT)


@rule
def enter(course: Record, state: Record, seat: int, slot: int) -> None:
    """HEAT-Y.20, R-51: Cooldown and Super cool at once; the rest waits for the Heat of the card, if it costs any."""
    kind = FIRST_SLOT + slot
    state.pools[COOL_POOL] += on_card(course, state, seat, kind, COOL_SYMBOL)
    state.pools[SUPER_POOL] += on_card(course, state, seat, kind, SUPER_SYMBOL)
    if on_card(course, state, seat, kind, HEAT_SYMBOL) > 0:
        state.open_heat[0] |= 1 << slot
    else:
        unlock(course, state, seat, slot)


@rule
def unlock(course: Record, state: Record, seat: int, slot: int) -> None:
    """HEAT-Y.20: the symbols of a card whose Heat is paid, or that costs none."""
    kind = FIRST_SLOT + slot
    state.pools[REDUCE_POOL] += on_card(course, state, seat, kind, STRESS_SYMBOL)
    state.pools[SALVAGE_POOL] += on_card(course, state, seat, kind, SALVAGE_SYMBOL)
    state.pools[DRAFT_POOL] += on_card(course, state, seat, kind, DRAFT_SYMBOL)
    state.pools[SCRAP_POOL] += on_card(course, state, seat, kind, SCRAP_SYMBOL)


@rule
def is_open(state: Record, slot: int) -> bool:
    """HEAT-Y.3: whether the Heat symbol of a card is yet to be paid."""
    return (int(state.open_heat[0]) >> slot) & 1 != 0


@rule
def cost_of_slots(course: Record, state: Record, seat: int, slots: int) -> int:
    """HEAT-Y.3: the Heat that some cards cost, given as bits."""
    cost = 0
    for slot in range(SLOTS):
        if (slots >> slot) & 1:
            cost += on_card(course, state, seat, FIRST_SLOT + slot, HEAT_SYMBOL)
    return cost


@rule
def open_cost(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.26: what the open Heat symbols cost in all."""
    return cost_of_slots(course, state, seat, int(state.open_heat[0])) if has_garage(state) else 0


@rule
def is_locked(course: Record, state: Record, seat: int, symbol: int) -> bool:
    """HEAT-Y.20: whether a symbol lies on a card whose Heat is not paid."""
    for slot in range(SLOTS):
        if is_open(state, slot) and on_card(course, state, seat, FIRST_SLOT + slot, symbol) > 0:
            return True
    return False


@rule
def judge_symbols(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-Y.17: the symbols of cards that can be used now."""
    for slot in range(SLOTS):
        answer(verdict, PAY + slot, why_not_pay(course, state, seat, slot))
        answer(verdict, DIRECT + slot, why_not_direct(course, state, seat, slot))
        answer(verdict, ACCELERATE + slot, why_not_accelerate(course, state, seat, slot))
    answer(verdict, SCRAP, why_not_scrap(course, state, seat))
    answer(verdict, COOL, why_not_cool_by_cards(course, state, seat))
    answer(verdict, REDUCE, why_not_reduce(course, state, seat))
    answer(verdict, SUPER_COOL, why_not_super_cool(course, state, seat))
    answer(verdict, DRAFT, why_not_draft(course, state, seat))
    for kind in range(kinds_of(state)):
        answer(verdict, SALVAGE + kind, why_not_salvage(course, state, seat, kind))


@rule
def can_use_symbol(course: Record, state: Record, seat: int) -> bool:
    """HEAT-Y.17, HEAT-Y.21: whether a symbol of a card can be used now, or is open."""
    if not has_garage(state):
        return False
    for slot in range(SLOTS):
        if why_not_direct(course, state, seat, slot) == LEGAL or why_not_accelerate(course, state, seat, slot) == LEGAL:
            return True
    for kind in range(kinds_of(state)):
        if why_not_salvage(course, state, seat, kind) == LEGAL:
            return True
    return (
        state.open_heat[0] != 0
        or why_not_scrap(course, state, seat) == LEGAL
        or why_not_cool_by_cards(course, state, seat) == LEGAL
        or why_not_reduce(course, state, seat) == LEGAL
        or why_not_super_cool(course, state, seat) == LEGAL
        or why_not_draft(course, state, seat) == LEGAL
    )


# Heat


@rule
def why_not_pay(course: Record, state: Record, seat: int, slot: int) -> int:
    """HEAT-Y.3: the card has a Heat symbol that is open, and the engine has so much Heat."""
    if not is_open(state, slot):
        return HEAT_Y_3
    return HEAT_Y_3 if state.engine[seat] < cost_of_slots(course, state, seat, 1 << slot) else LEGAL


@rule
def pay(course: Record, state: Record, seat: int, slot: int, log: Record) -> None:
    """HEAT-Y.3, HEAT-Y.20: Heat for a card, whose other symbols can be used from now on."""
    cost = cost_of_slots(course, state, seat, 1 << slot)
    pay_heat(state, seat, cost)
    state.open_heat[0] &= ~(1 << slot)
    unlock(course, state, seat, slot)
    tell(log, PAID, seat, FIRST_SLOT + slot, cost, state.engine[seat])
    tell_upgrades(state, seat, log)


@rule
def pay_in_order(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-Y.21, R-50: every Heat symbol that is open, in the order of the play area."""
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        if kind >= FIRST_SLOT and is_open(state, kind - FIRST_SLOT):
            pay(course, state, seat, kind - FIRST_SLOT, log)


# Scrap


@rule
def why_not_scrap(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.4, HEAT-Y.20: there is some Scrap that is open, and on no card whose Heat is not paid."""
    if state.pools[SCRAP_POOL] > 0:
        return LEGAL
    return HEAT_Y_20 if is_locked(course, state, seat, SCRAP_SYMBOL) else HEAT_Y_4


@rare
def scrap(state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-Y.4: the top cards of the own deck go to the discard pile, for all Scrap that is open."""
    first, second, third = 0, 0, 0
    for scrapped in range(int(state.pools[SCRAP_POOL])):
        kind = draw_card(state, seat, fate, log)
        if kind == EMPTY:
            break
        lay_aside(state, seat, kind)
        card = (kind + 1) << (4 * (scrapped % TOLD))
        if scrapped < TOLD:
            first |= card
        elif scrapped < 2 * TOLD:
            second |= card
        elif scrapped < SCRAPS_TOLD:
            third |= card
    state.pools[SCRAP_POOL] = 0
    tell(log, SCRAPPED, seat, 0, 0, 0)
    tell_cards(log, 0, first)
    tell_cards(log, 2, second)
    tell_cards(log, 4, third)
    tell_upgrades(state, seat, log)


# Cooldown, Reduce stress, Super cool, Salvage


@rule
def why_not_cool_by_cards(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.7, HEAT-W.9: a Cooldown is left on the cards, and there is Heat in the hand."""
    if state.pools[COOL_POOL] == 0:
        return HEAT_Y_7
    if is_without_cooling(course, state, int(state.pos[seat])):
        return HEAT_W_9
    return HEAT_Y_7 if heat_in_hand(course, state, seat) == 0 else LEGAL


@rule
def cool_by_cards(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-Y.7, HEAT-Y.30, R-57: a card at a time."""
    state.pools[COOL_POOL] -= 1
    cool_down(course, state, seat, 1, log)


@rule
def why_not_reduce(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.8, HEAT-Y.20, HEAT-X.4: Reduce is left on the cards, Stress in the hand, and the car is in no tunnel."""
    if state.pools[REDUCE_POOL] == 0:
        return HEAT_Y_20 if is_locked(course, state, seat, STRESS_SYMBOL) else HEAT_Y_8
    if is_special(course, int(state.pos[seat]), TUNNEL):
        return HEAT_X_4
    return HEAT_Y_8 if state.hand[seat, S] == 0 else LEGAL


@rule
def reduce(state: Record, seat: int, log: Record) -> None:
    """HEAT-Y.8, HEAT-Y.30: a Stress from the hand to the own discard pile."""
    state.pools[REDUCE_POOL] -= 1
    state.hand[seat, S] -= 1
    state.held[seat] -= 1
    state.known_stress[seat] = max(0, int(state.known_stress[seat]) - 1)
    lay_aside(state, seat, S)
    tell(log, REDUCED, seat, 1, 0, 0)


@rule
def topmost(state: Record, seat: int, kind: int) -> int:
    """The place of the topmost card of a kind in the own discard pile, or EMPTY."""
    for i in range(int(state.discards[seat]) - 1, -1, -1):
        if int(state.discard[seat, i]) & KIND == kind:
            return i
    return EMPTY


@rule
def topmost_heat(course: Record, state: Record, seat: int) -> int:
    """R-42: the place of the Heat card that leaves the discard pile: H before UH, and that before other upgrades."""
    place = topmost(state, seat, H)
    if place == EMPTY:
        place = topmost(state, seat, UH)
    for kind in range(FIRST_SLOT, kinds_of(state)):
        if place == EMPTY and is_heat(course, state, seat, kind):
            place = topmost(state, seat, kind)
    return place


@rule
def take_from_discards(state: Record, seat: int, place: int) -> int:
    """A card leaves the middle of the own discard pile; the answer is its kind. All see what is on top now."""
    kind = int(state.discard[seat, place]) & KIND
    state.discards[seat] -= 1
    top = int(state.discards[seat]) - 1
    for i in range(place, top + 1):
        state.discard[seat, i] = state.discard[seat, i + 1]
    state.discard[seat, top + 1] = 0
    if top >= 0:
        state.discard[seat, top] = int(state.discard[seat, top]) & KIND
    return kind


@rule
def why_not_super_cool(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.14: Super cool is left on the cards, and there is Heat on the own discard pile."""
    if state.pools[SUPER_POOL] == 0:
        return HEAT_Y_14
    return HEAT_Y_14 if topmost_heat(course, state, seat) == EMPTY else LEGAL


@rule
def super_cool(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-Y.14, HEAT-Y.30: a Heat from the own discard pile back into the engine."""
    state.pools[SUPER_POOL] -= 1
    take_from_discards(state, seat, topmost_heat(course, state, seat))
    state.engine[seat] += 1
    tell(log, SUPER_COOLED, seat, 1, state.engine[seat], 0)


@rule
def why_not_salvage(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-Y.11, HEAT-Y.20: Salvage is left on the cards, and such a card is on the own discard pile."""
    if state.pools[SALVAGE_POOL] == 0:
        return HEAT_Y_20 if is_locked(course, state, seat, SALVAGE_SYMBOL) else HEAT_Y_11
    return HEAT_Y_11 if topmost(state, seat, kind) == EMPTY else LEGAL


@rule
def salvage(state: Record, seat: int, kind: int, log: Record) -> None:
    """HEAT-Y.11, HEAT-Y.30, R-56, R-62:
    a card of the own discard pile is shuffled into the deck; the others don't see which, nor what stays under the top.
    """
    state.pools[SALVAGE_POOL] -= 1
    take_from_discards(state, seat, topmost(state, seat, kind))
    for i in range(int(state.discards[seat]) - 1):
        state.discard[seat, i] = (int(state.discard[seat, i]) & KIND) | MIXED
    shuffle_deck(state, seat)
    state.deck[seat, kind] += 1
    state.decks[seat] += 1
    tell(log, SALVAGED, seat, 1, kind + 1, 0)
    tell_upgrades(state, seat, log)


# Direct play, Accelerate, Draft


@rule
def why_not_direct(course: Record, state: Record, seat: int, slot: int) -> int:
    """HEAT-Y.12, HEAT-Y.25, R-53: from the hand, and its Heat can be paid at once, by its own Cooldown if need be."""
    kind = FIRST_SLOT + slot
    if state.hand[seat, kind] == 0 or on_card(course, state, seat, kind, DIRECT_SYMBOL) == 0:
        return HEAT_Y_12
    missing = on_card(course, state, seat, kind, HEAT_SYMBOL) - int(state.engine[seat])
    return HEAT_Y_25 if missing > 0 and missing > own_cooling(course, state, seat, kind) else LEGAL


@rule
def own_cooling(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-Y.25, R-53: the Heat in hand that a card can cool by itself where the car stands."""
    if is_without_cooling(course, state, int(state.pos[seat])):
        return 0
    return min(on_card(course, state, seat, kind, COOL_SYMBOL), heat_in_hand(course, state, seat))


@rule
def play_directly(course: Record, state: Record, seat: int, slot: int, log: Record) -> None:
    """HEAT-Y.12, HEAT-Y.19, HEAT-Y.25: its Heat is paid, its value raises Speed, and the car drives on by it."""
    kind = FIRST_SLOT + slot
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1
    state.known_upgrades[seat] &= ~(1 << slot)
    add_to_play(state, seat, kind)
    tell(log, DIRECT_PLAY, seat, kind, 0, 0)
    tell_upgrades(state, seat, log)
    enter(course, state, seat, slot)
    if is_open(state, slot):
        if state.engine[seat] < cost_of_slots(course, state, seat, 1 << slot):
            cooled = own_cooling(course, state, seat, kind)
            state.pools[COOL_POOL] -= cooled
            cool_down(course, state, seat, cooled, log)
        pay(course, state, seat, slot, log)
    value = value_of(course, state, seat, kind)
    state.speed += value
    drive(course, state, seat, value, BY_DIRECT, log)


@rule
def why_not_accelerate(course: Record, state: Record, seat: int, slot: int) -> int:
    """HEAT-Y.13, HEAT-Y.20: in play, its Heat paid, once, and after a + symbol was flipped."""
    has_it = on_card(course, state, seat, FIRST_SLOT + slot, ACCEL_SYMBOL) > 0 and is_in_play(state, seat, slot)
    if has_it and is_open(state, slot):
        return HEAT_Y_20
    is_used = (int(state.accelerated[0]) >> slot) & 1 != 0
    return HEAT_Y_13 if not has_it or is_used or state.flips[0] == 0 else LEGAL


@rule
def accelerate(course: Record, state: Record, seat: int, slot: int, log: Record) -> None:
    """HEAT-Y.13, HEAT-Y.19: Speed rises by the + symbols flipped in this turn, and the car drives on by it."""
    faster = int(state.flips[0])
    state.accelerated[0] |= 1 << slot
    state.faster[0] += faster
    state.speed += faster
    tell(log, ACCELERATED, seat, FIRST_SLOT + slot, faster, 0)
    tell_upgrades(state, seat, log)
    drive(course, state, seat, faster, BY_ACCELERATE, log)


@rule
def empty_spaces_ahead(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.18: the empty spaces up to the next car ahead on the ring, as far as a Draft can reach."""
    pos = int(state.pos[seat])
    for spaces in range(MOST_DRAFTED + 1):
        for other in range(all_cars(course)):
            is_there = is_same_space(course, int(state.pos[other]), pos + spaces + 1)
            if is_there and other != seat and state.place[other] == 0:
                return spaces
    return MOST_DRAFTED + 1


@rule
def why_not_draft(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.15, HEAT-Y.18, HEAT-Y.20, R-59, R-74: up to the next car, if it is near enough and there is space."""
    if state.pools[DRAFT_POOL] == 0:
        return HEAT_Y_20 if is_locked(course, state, seat, DRAFT_SYMBOL) else HEAT_Y_15
    return LEGAL if 1 <= empty_spaces_ahead(course, state, seat) <= state.pools[DRAFT_POOL] else HEAT_Y_18


@rule
def draft(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-Y.15, HEAT-Y.18, HEAT-Y.19, R-59: it does not raise Speed, and uses all that is left of it."""
    spaces = empty_spaces_ahead(course, state, seat)
    state.pools[DRAFT_POOL] = 0
    tell(log, DRAFTED, seat, spaces, 0, 0)
    drive(course, state, seat, spaces, BY_DRAFTING, log)


# The end of step 5


@rule
def settle(course: Record, state: Record, seat: int, fate: Record, log: Record) -> bool:
    """HEAT-Y.21, R-50: what is open is carried out, Heat before Scrap; the answer is whether step 5 is over by that."""
    if open_cost(course, state, seat) > state.engine[seat]:
        fall_short(course, state, seat, fate, log)
        return False
    pay_in_order(course, state, seat, log)
    if state.pools[SCRAP_POOL] > 0:
        scrap(state, seat, fate, log)
    return True


@rule
def can_pay_for(course: Record, state: Record, seat: int, slots: int) -> bool:
    return bool(cost_of_slots(course, state, seat, slots) <= state.engine[seat])


@rule
def count_slots(slots: int) -> int:
    count = 0
    for slot in range(SLOTS):
        count += (slots >> slot) & 1
    return count


@rule
def most_payable(course: Record, state: Record, seat: int, slots: int) -> int:
    """HEAT-Y.22: how many of some cards can be paid at most."""
    most = 0
    for some in range(1 << SLOTS):
        if some & ~slots == 0 and can_pay_for(course, state, seat, some):
            most = max(most, count_slots(some))
    return most


@rule
def why_not_drop(course: Record, state: Record, seat: int, slot: int) -> int:
    """HEAT-Y.22: as many cards as can be paid are kept, and without this one they are no fewer."""
    slots = int(state.open_heat[0])
    if not is_open(state, slot):
        return HEAT_Y_22
    without = most_payable(course, state, seat, slots & ~(1 << slot))
    return LEGAL if without == most_payable(course, state, seat, slots) else HEAT_Y_22


@rule
def judge_drops(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-Y.22: the cards that may be given up for want of Heat."""
    for slot in range(SLOTS):
        answer(verdict, DROP + slot, why_not_drop(course, state, seat, slot))


@rare
def fall_short(course: Record, state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-Y.22: with too little Heat as many cards as can be paid are kept; several sets of that size are a choice."""
    slots = int(state.open_heat[0])
    most, kept, sets = most_payable(course, state, seat, slots), 0, 0
    for some in range(1 << SLOTS):
        if some & ~slots == 0 and count_slots(some) == most and can_pay_for(course, state, seat, some):
            kept, sets = some, sets + 1
    if sets > 1 and not can_pay_for(course, state, seat, slots):
        state.phase = SHORT_OF_HEAT
        return
    state.dropped[0] |= slots & ~kept
    state.open_heat[0] = kept
    replace_dropped(course, state, seat, fate, log)


@rule
def drop(course: Record, state: Record, seat: int, slot: int, fate: Record, log: Record) -> None:
    """HEAT-Y.22: one of the cards that can't all be paid; when the others can, they are kept."""
    state.open_heat[0] &= ~(1 << slot)
    state.dropped[0] |= 1 << slot
    fall_short(course, state, seat, fate, log)


@rare
def replace_dropped(course: Record, state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-Y.22, HEAT-Y.23, HEAT-Y.24, R-52:
    the cards that are kept are paid; a flip takes the place of each other one, and the car drives its turn again.
    """
    dropped, drops, kept, keeps = 0, 0, 0, 0
    for i in range(int(state.plays[seat])):
        kind = int(state.play[seat, i])
        slot = kind - FIRST_SLOT
        if slot >= 0 and is_open(state, slot):
            kept |= (kind + 1) << (4 * keeps)
            keeps += 1
        elif slot >= 0 and (int(state.dropped[0]) >> slot) & 1:
            dropped |= (kind + 1) << (4 * drops)
            drops += 1
    pay_in_order(course, state, seat, log)
    leave = dropped
    while leave > 0:
        take_out_of_play(state, seat, (leave & 15) - 1)
        lay_aside(state, seat, (leave & 15) - 1)
        leave >>= 4
    state.dropped[0] = 0
    # what was used of a pool is taken to be of the cards that leave.
    state.pools[COOL_POOL] = min(int(state.pools[COOL_POOL]), in_play(course, state, seat, COOL_SYMBOL))
    state.pools[SUPER_POOL] = min(int(state.pools[SUPER_POOL]), in_play(course, state, seat, SUPER_SYMBOL))
    take_space(course, state, seat, int(state.start))
    tell(log, SHORTENED, seat, dropped, kept, state.pos[seat])
    tell_more(log, 3, state.spot[seat])
    tell_upgrades(state, seat, log)
    for _ in range(drops):
        flip(state, seat, BY_SHORT, fate, log)
    state.speed = speed_of(course, state, seat)
    drive(course, state, seat, int(state.speed), BY_SHORT, log)
    state.phase = REACT


@rule
def speed_of(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.24, HEAT-7.2: all values in the play area, 1 for the adrenaline move, and every Accelerate."""
    speed = int(state.used & ADR_MOVED != 0)
    if has_garage(state):
        speed += int(state.faster[0])
    for i in range(int(state.plays[seat])):
        speed += value_of(course, state, seat, int(state.play[seat, i]))
    return speed


# Steps 6 to 9


@rule
def slip_lengths(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.9, R-75: by how much the cards can lengthen a slipstream, each used fully or not at all: sums, as bits."""
    sums = 1
    if has_garage(state):
        for i in range(int(state.plays[seat])):
            sums |= sums << on_card(course, state, seat, int(state.play[seat, i]), SLIP_SYMBOL)
    return sums


@rule
def limit_change(course: Record, state: Record, seat: int) -> int:
    """HEAT-Y.5, R-52: what the cards in the play area change about every speed limit of this turn."""
    return in_play(course, state, seat, LIMIT_SYMBOL) if has_garage(state) else 0


@rule
def why_not_refresh(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-Y.10, HEAT-Y.29: a card of the own play area that has the symbol; only step 8 asks."""
    has_it = on_card(course, state, seat, kind, REFRESH_SYMBOL) > 0
    return LEGAL if has_it and is_in_play(state, seat, kind - FIRST_SLOT) else HEAT_Y_10


@rule
def refresh(state: Record, seat: int, slot: int, log: Record) -> None:
    """HEAT-Y.10, HEAT-Y.28, R-56: on top of the own deck, instead of onto the discard pile."""
    take_out_of_play(state, seat, FIRST_SLOT + slot)
    state.refreshed[seat, state.refreshes[seat]] = slot
    state.refreshes[seat] += 1
    state.decks[seat] += 1
    tell(log, REFRESHED, seat, FIRST_SLOT + slot, 0, 0)
    tell_upgrades(state, seat, log)


@rule
def end_symbols(state: Record) -> None:
    """HEAT-G.12: nothing of a turn is left for the next one."""
    state.flips[0] = 0
    state.open_heat[0] = 0
    state.accelerated[0] = 0
    state.faster[0] = 0
    for slot in range(SLOTS):
        state.chosen[slot] = 0
    for pool in range(POOLS):
        state.pools[pool] = 0
