"""What a seat may see of a race of HEAT: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, NamedTuple

from paddock.engine.bags import draw
from paddock.engine.fate import below
from paddock.engine.glass import (
    BAG,
    EVERYTHING,
    FLAG,
    PILE,
    UNKNOWN,
    Column,
    Group,
    Seen,
    bags_of,
    in_parts,
    names_of,
    retold,
)
from paddock.engine.jit import rare, rule, uncompiled
from paddock.engine.numbers import Seat, Viewer, seated
from paddock.engine.records import Array, Record
from paddock.games.heat.cards import (
    DECK,
    DISCARDABLE,
    FACES,
    GEARS,
    KINDS,
    MOST_CARDS,
    MOST_HEAT,
    MOST_PLAYED,
    MOST_SEATS,
    PLAYABLE,
    STRESS_CARDS,
    VALUES,
    S,
)
from paddock.games.heat.cards import HAND as MOST_HAND
from paddock.games.heat.conditions import MOST_SLIP, NO_TOKEN, TILES, TOKENS
from paddock.games.heat.events import ACCELERATED as ACCELERATED_EVENT
from paddock.games.heat.events import (
    DIRECT_PLAY,
    DISCARDED,
    DREW,
    FLIPPED,
    GARAGE_EVENTS,
    GAVE,
    GEARS_REVEALED,
    MARKET,
    OWNED,
    REFRESHED,
    REVEALED,
    SALVAGED,
    SCRAPPED,
    SHORTENED,
    TOOK,
    VALUED,
)
from paddock.games.heat.legend_cards import CARDS, COLOURS
from paddock.games.heat.moves import LONGEST_SLIP, car_names, has_garage_on
from paddock.games.heat.pilot import CARD_OF_PLAN, best_plan, goal_of
from paddock.games.heat.position import has_adrenaline_now, legends_of
from paddock.games.heat.rules import (
    EMPTY,
    GUARD,
    LEGAL,
    SLOT,
    asked_for_value,
    cars_of,
    has_finished,
    has_garage,
    has_modules,
    heat_in_hand,
    is_heat,
    is_in_turn,
    is_legend,
    kinds_of,
    lay_down,
    limit_change,
    limit_of,
    next_heat_in_hand,
    paid_to_shift,
    pay_heat,
    pending,
    playable_in_hand,
    rank_of,
    shift_cost,
    token_of,
    top_of,
    turn_of,
    weather_of,
    why_not_shift,
)
from paddock.games.heat.state import (
    CHOOSING_VALUE,
    COMMITTED,
    DISCARDING,
    FLOODED,
    GARAGE_PHASES,
    GIVING_UP,
    KIND,
    MIXED,
    MOST_PLAYED_IN_GARAGE,
    OVER,
    PHASES,
    PLAN,
    POOL_WORDS,
    POOLS,
    SHIFTED,
    THINKING,
    TUNNEL,
    UNSEEN,
)
from paddock.games.heat.state import USED as SYMBOLS
from paddock.games.heat.track import LONGEST_RACE, MOST_CORNERS, MOST_SPACES
from paddock.games.heat.upgrade_cards import (
    FIRST_SLOT,
    GARAGE_FACES,
    GARAGE_KINDS,
    MOST_MARKET,
    MOST_OF_SYMBOL,
    MOST_UPGRADES,
    MOST_VALUE,
    NO_GARAGE,
    ROUNDS_OF,
    SLOT_FACES,
    SLOTS,
    UPGRADE_FACES,
)
from paddock.games.heat.upgrade_cards import (
    SYMBOLS as CARD_SYMBOLS,
)
from paddock.games.observed import Number, blocks, each, flag, in_order

# The layout of an observation. Seats are counted from the observer's own.
PHASE, ROUND, SPACES, FINISH, SUPPLY, TURN, START, SPEED, USED, ADRENALINE, PLANNED = range(11)
HAND = 11  #: own cards, by kind
PLAY = HAND + KINDS  #: own play area
PACKET = PLAY + KINDS  #: own cards about to be discarded
HIDDEN = PACKET + KINDS  #: own cards in the deck and in the discard pile under its top
CAR = HIDDEN + KINDS  #: then per car, the own one first:
POS, SPOT, GEAR, ENGINE, PLACE, RANK, HELD, DECKED, DISCARDS, TOP, COMMITS, KNOWN_STRESS, KNOWN_HEAT = range(13)
SHOWN = KNOWN_HEAT + 1  #: the play area that everybody sees, by kind
CAR_SIZE = SHOWN + KINDS
OBSERVATION = CAR + MOST_SEATS * CAR_SIZE

# What the modules add, behind all that.
SKY = OBSERVATION  #: the weather tile
ROAD = SKY + 1  #: the token that acts at each corner line
BONUSES = ROAD + MOST_CORNERS  #: cooling bonuses used, by the corner that opens their sector
LEGENDS = BONUSES + MOST_CORNERS  #: per car, the own one first: 1 + its colour, if it is a legend
CARD_NOW = LEGENDS + MOST_SEATS  #: of the legends in this round
CARDS_LEFT = CARD_NOW + 1  #: which are left until the next shuffle
MODULES_OBSERVATION = CARDS_LEFT + CARDS

# What the Garage adds, behind all that.
MARKET_ROUND = MODULES_OBSERVATION  #: of the draft
PICKS = MARKET_ROUND + 1  #: cards taken in this round of it
ON_MARKET = PICKS + 1  #: the upgrade in each place of the market
HAND_SLOTS = ON_MARKET + MOST_MARKET  #: own upgrades in the hand, by slot
PLAY_SLOTS = HAND_SLOTS + SLOTS  #: in the own play area
PACKET_SLOTS = PLAY_SLOTS + SLOTS  #: about to be discarded
HIDDEN_SLOTS = PACKET_SLOTS + SLOTS  #: in the deck and under the top of the discard pile
GIVES = HIDDEN_SLOTS + SLOTS  #: 1 + the slot that is given up
FLIPS = GIVES + 1  #: of the car on turn: + symbols flipped
CHANGE = FLIPS + 1  #: by which its cards change speed limits
OPEN = CHANGE + 1  #: its slots whose Heat is open
CHOSEN = OPEN + SLOTS  #: 1 + the value chosen, by slot
ACCELERATED = CHOSEN + SLOTS  #: slots whose Accelerate is used
DROPPED = ACCELERATED + SLOTS  #: slots that leave for want of Heat
LEFT_IN_POOLS = DROPPED + SLOTS
MATS = LEFT_IN_POOLS + POOLS  #: then per car, the own one first:
OWNS, PLAYED_SLOTS, ON_TOP, KNOWN_SLOTS = 0, SLOTS, 2 * SLOTS, 3 * SLOTS
MULLIGANED = 4 * SLOTS
MAT_SIZE = MULLIGANED + 1
GARAGE_OBSERVATION = MATS + MOST_SEATS * MAT_SIZE

SIZES = tuple(len(event.columns) for event in GARAGE_EVENTS)

CORNERS = tuple(range(1, MOST_CORNERS + 1))
CARELESS = 8  #: in a guess one hidden plan of so many is any that is possible
MOST_OF = (*DECK[:S], STRESS_CARDS, MOST_HEAT, 1)  #: cards of each kind that one seat can have
MOST_SPEED = GEARS * max(VALUES) + max(VALUES) + 1  #: four cards, a boost and the adrenaline
FURTHEST = LONGEST_RACE + MOST_SPEED + 2  #: with a slipstream

NUMBERS = in_order(
    {
        PHASE: Number("phase", 0, OVER, ", ".join(f"{i} {phase}" for i, phase in enumerate(PHASES))),
        ROUND: Number("round", 0, GUARD),
        SPACES: Number("spaces", 0, MOST_SPACES, "of a lap"),
        FINISH: Number("finish", 0, LONGEST_RACE, "the first position over the finish line"),
        SUPPLY: Number("supply", 0, STRESS_CARDS, "Stress cards beside the board"),
        TURN: Number("turn", 0, MOST_SEATS, "1 + the car on turn, counted from the own one; 0 while all plan"),
        START: Number("start", -MOST_SEATS, FURTHEST, "of the car on turn: its position before it moved"),
        SPEED: Number("speed", 0, MOST_SPEED, "of the car on turn"),
        USED: Number(
            "used", 0, 15, "of the car on turn, as bits: boost 1, Cooldown 2, adrenaline move 4 and Cooldown 8"
        ),
        ADRENALINE: flag("adrenaline", "of the car on turn"),
        PLANNED: Number("planned", 0, 3, "own plan: 0 none, 1 gear chosen, 2 committed, 3 shown"),
    },
    each(HAND, "hand", FACES, MOST_OF, "own cards in the hand"),
    each(PLAY, "play", FACES, MOST_OF, "own cards in the play area"),
    each(PACKET, "packet", FACES, MOST_OF, "own cards about to be discarded"),
    each(HIDDEN, "hidden", FACES, MOST_OF, "own cards in the deck and under the top of the discard pile"),
    blocks(
        CAR,
        CAR_SIZE,
        "car",
        MOST_SEATS,
        {
            POS: Number("pos", -MOST_SEATS, FURTHEST, "spaces from the start line"),
            SPOT: Number("spot", 0, 1, "0 next to the race line"),
            GEAR: Number("gear", 0, GEARS, "0: no such car"),
            ENGINE: Number("engine", 0, MOST_HEAT, "Heat in it"),
            PLACE: Number("place", 0, MOST_SEATS, "in the classification; 0 still racing"),
            RANK: Number("rank", 0, MOST_SEATS, "as the cars stand"),
            HELD: Number("held", 0, MOST_CARDS, "cards in the hand"),
            DECKED: Number("decked", 0, MOST_CARDS, "cards in the deck"),
            DISCARDS: Number("discards", 0, MOST_CARDS, "cards in the discard pile"),
            TOP: Number("top", 0, KINDS, "1 + the kind on top of the discard pile"),
            COMMITS: flag("committed", "to a plan"),
            KNOWN_STRESS: Number("known_stress", 0, STRESS_CARDS, "that everybody knows to be in the hand"),
            KNOWN_HEAT: Number("known_heat", 0, MOST_HEAT + 1, "that everybody knows to be in the hand"),
        }
        | each(SHOWN, "shown", FACES, MOST_OF, "cards in the play area that everybody sees"),
    ),
)

#: The same with modules: more Heat, longer slipstreams, and what lies on the board.
MODULES_NUMBERS = (
    *(replace(number, high=FURTHEST + MOST_SLIP) if number.high == FURTHEST else number for number in NUMBERS),
    Number("weather", 0, len(TILES), ", ".join(f"{i} {tile}" for i, tile in enumerate(TILES, start=1)) + "; 0 none"),
    *each(0, "token", CORNERS, len(TOKENS), "at each corner line, 0 none").values(),
    *each(0, "weather_cooled", CORNERS, 1, "whether the car on turn has used that cooling bonus").values(),
    *each(
        0, "legend", tuple(range(MOST_SEATS)), len(COLOURS), "1 + the colour of a car that drives by itself"
    ).values(),
    Number("legend_card", 0, CARDS, "turned up this round, 0 none"),
    *each(0, "legend_left", tuple(range(1, CARDS + 1)), 1, "legend cards until the next shuffle").values(),
)


MOST_IN_POOL = SLOTS * max(MOST_OF_SYMBOL.values())
MOST_FLIPS = sum(DECK[: len(VALUES)]) + SLOTS * MOST_OF_SYMBOL["plus"]
MOST_SPEED_IN_GARAGE = sum(DECK[i] * VALUES[i] for i in range(4)) + SLOTS * (MOST_VALUE + MOST_FLIPS) + 1
FURTHEST_IN_GARAGE = LONGEST_RACE + MOST_SPEED_IN_GARAGE + LONGEST_SLIP + MOST_IN_POOL


def in_garage(number: Number) -> Number:
    """A number of a race without the Garage, with the bounds that it has in one with it."""
    highs = {FURTHEST + MOST_SLIP: FURTHEST_IN_GARAGE, MOST_SPEED: MOST_SPEED_IN_GARAGE}
    high = highs.get(number.high, number.high)
    if number.name == "phase":
        return replace(
            number,
            high=len(GARAGE_PHASES) - 1,
            means=", ".join(f"{i} {phase}" for i, phase in enumerate(GARAGE_PHASES)),
        )
    if number.name.endswith((".engine", ".known_heat")):
        high = MOST_HEAT + 1 + SLOTS
    if number.name.endswith(".top"):
        high = GARAGE_KINDS
    return replace(number, high=high)


def by_slot(name: str, high: int, means: str) -> tuple[Number, ...]:
    return tuple(each(0, name, SLOT_FACES, high, means).values())


#: The same with the Garage.
GARAGE_NUMBERS = (
    *map(in_garage, MODULES_NUMBERS),
    Number("draft_round", 0, max(ROUNDS_OF), "of the draft; 0 when it is over"),
    Number("picks", 0, 2 * MOST_SEATS, "cards taken in this round of the draft"),
    *each(0, "market", tuple(range(1, MOST_MARKET + 1)), MOST_UPGRADES, "the upgrade in that place, 0 none").values(),
    *by_slot("hand", 1, "own upgrade in the hand"),
    *by_slot("play", 1, "own upgrade in the play area"),
    *by_slot("packet", 1, "own upgrade about to be discarded"),
    *by_slot("hidden", 1, "own upgrade in the deck or under the top of the discard pile"),
    Number("gives", 0, SLOTS, "1 + the own slot that is given up"),
    Number("flips", 0, MOST_FLIPS, "of the car on turn: + symbols flipped"),
    Number(
        "limit_change",
        -SLOTS * MOST_OF_SYMBOL["limit"],
        SLOTS * MOST_OF_SYMBOL["limit"],
        "of the car on turn: by which its cards change speed limits",
    ),
    *by_slot("open", 1, "of the car on turn: whether Heat is open on that card"),
    *by_slot("chosen", 1 + MOST_VALUE, "of the car on turn: 1 + the value chosen for that card"),
    *by_slot("accelerated", 1, "of the car on turn: whether that card has been used to accelerate"),
    *by_slot("dropped", 1, "of the car on turn: whether that card leaves for want of Heat"),
    *each(0, "pool", (*POOL_WORDS, "scrap"), MOST_IN_POOL, "of the car on turn: what is left to use of it").values(),
    *(
        replace(number, name=f"car.{i}.{number.name}")
        for i in range(MOST_SEATS)
        for number in (
            *by_slot("upgrade", MOST_UPGRADES, "the number of the upgrade in that slot, 0 none"),
            *by_slot("shown", 1, "whether that upgrade lies in the play area that everybody sees"),
            *each(0, "refreshed", range(1, SLOTS + 1), SLOTS, "1 + the slot on top of the deck, the top last").values(),
            *by_slot("known", 1, "whether everybody knows that upgrade to be in the hand"),
            flag("mulliganed", "has had the mulligan"),
        )
    ),
)


@rule
def has_hidden_plan(state: Record, seat: int) -> bool:
    """HEAT-2.3: a seat that has begun to plan and has not shown its cards."""
    return bool(state.plan[seat] == SHIFTED or state.plan[seat] == COMMITTED)


@rule
def are_gears_shown(course: Record, state: Record) -> bool:
    """R-21: from the end of the planning on, unless the option `hidden_gears` keeps them for each reveal."""
    return state.phase != PLAN and not course.hidden_gears


@rule
def hides_gear(course: Record, state: Record, seat: int) -> bool:
    """R-21: the others see this seat as it was at the start of the round."""
    return has_hidden_plan(state, seat) and not are_gears_shown(course, state)


@rule
def shown_hand(course: Record, state: Record, seat: int) -> int:
    """The size of a hand as the others see it: what lies in a packet, or in a plan that nobody sees, is still in it."""
    size = int(state.held[seat])
    if hides_gear(course, state, seat):
        size += int(state.plays[seat])
    if state.phase == DISCARDING and seat == turn_of(state):
        size += int(state.packets)
    return size


@rule
def shown_paid(course: Record, state: Record, seat: int) -> int:
    """The Heat that a seat has paid for a shift that the others don't see yet."""
    return paid_to_shift(course, state, seat) if hides_gear(course, state, seat) else 0


@rule
def shown_top(course: Record, state: Record, seat: int) -> int:
    """HEAT-8.3: the top of a discard pile as the others see it, or EMPTY."""
    height = int(state.discards[seat]) - shown_paid(course, state, seat)
    return int(state.discard[seat, height - 1]) & KIND if height > 0 else EMPTY


@rule
def observe(course: Record, state: Record, seat: int, out: Array) -> None:
    """HEAT-8.3, R-21: all that this seat may know, as numbers."""
    out[:] = 0
    cars = cars_of(course)
    out[PHASE] = state.phase
    out[ROUND] = state.rounds
    out[SPACES] = course.spaces
    out[FINISH] = course.finish
    out[SUPPLY] = state.supply
    if is_in_turn(state):
        out[TURN] = 1 + (turn_of(state) - seat) % cars
        out[START] = state.start
        out[SPEED] = state.speed
        out[USED] = state.used
        out[ADRENALINE] = state.adrenaline
    out[PLANNED] = state.plan[seat]
    for kind in range(KINDS):
        out[HAND + kind] = state.hand[seat, kind]
        out[HIDDEN + kind] = state.deck[seat, kind]
    for i in range(int(state.plays[seat])):
        out[place_of_card(PLAY, PLAY_SLOTS, int(state.play[seat, i]))] += 1
    for i in range(int(state.discards[seat]) - 1):
        out[place_of_card(HIDDEN, HIDDEN_SLOTS, int(state.discard[seat, i]) & KIND)] += 1
    if state.phase == DISCARDING and turn_of(state) == seat:
        for i in range(int(state.packets)):
            out[place_of_card(PACKET, PACKET_SLOTS, int(state.packet[i]))] += 1
    if has_modules(state):
        observe_modules(course, state, seat, out)
    if has_garage(state):
        observe_garage(course, state, seat, out)
    for i in range(cars):
        observe_car(course, state, (seat + i) % cars, i == 0, out[CAR + i * CAR_SIZE :])


@rule
def place_of_card(kinds: int, slots: int, kind: int) -> int:
    """Where a card counts: those of the base game at one place, upgrades at another."""
    return kinds + kind if kind < FIRST_SLOT else slots + kind - FIRST_SLOT


@rule
def observe_garage(course: Record, state: Record, seat: int, out: Array) -> None:
    """HEAT-G.11: the market and everybody's upgrades; of where they are only what this seat may know."""
    out[MARKET_ROUND] = state.markets[0]
    out[PICKS] = state.picks[0]
    for place in range(MOST_MARKET):
        out[ON_MARKET + place] = state.market[place]
    out[GIVES] = state.given_up[seat]
    for slot in range(SLOTS):
        out[HAND_SLOTS + slot] = state.hand[seat, FIRST_SLOT + slot]
        out[HIDDEN_SLOTS + slot] += state.deck[seat, FIRST_SLOT + slot]
    if is_in_turn(state):
        turn = turn_of(state)
        out[FLIPS] = state.flips[0]
        out[CHANGE] = limit_change(course, state, turn)
        for slot in range(SLOTS):
            out[OPEN + slot] = (int(state.open_heat[0]) >> slot) & 1
            out[CHOSEN + slot] = state.chosen[slot]
            out[ACCELERATED + slot] = (int(state.accelerated[0]) >> slot) & 1
            out[DROPPED + slot] = (int(state.dropped[0]) >> slot) & 1
        for pool in range(POOLS):
            out[LEFT_IN_POOLS + pool] = state.pools[pool]
    cars = cars_of(course)
    for i in range(cars):
        car = (seat + i) % cars
        if not is_legend(course, car):
            observe_mat(state, car, out[MATS + i * MAT_SIZE :])


@rule
def observe_mat(state: Record, seat: int, out: Array) -> None:
    for slot in range(SLOTS):
        out[OWNS + slot] = state.upgrade[seat, slot]
        out[KNOWN_SLOTS + slot] = (int(state.known_upgrades[seat]) >> slot) & 1
    if not has_hidden_plan(state, seat):
        for i in range(int(state.plays[seat])):
            if state.play[seat, i] >= FIRST_SLOT:
                out[PLAYED_SLOTS + int(state.play[seat, i]) - FIRST_SLOT] = 1
    for i in range(int(state.refreshes[seat])):
        out[ON_TOP + i] = 1 + state.refreshed[seat, i]
    out[MULLIGANED] = (int(state.mulligans[0]) >> seat) & 1


@rule
def observe_modules(course: Record, state: Record, seat: int, out: Array) -> None:
    """HEAT-W.5, HEAT-L.4: what lies on the board, who drives by itself, and what is known of the legend cards."""
    out[SKY] = weather_of(state)
    for corner in range(course.corners):
        out[ROAD + corner] = token_of(state, corner)
        out[BONUSES + corner] = (int(state.cooled[0]) >> corner) & 1
    cars = cars_of(course)
    for i in range(cars):
        car = (seat + i) % cars
        out[LEGENDS + i] = 1 + course.colour[car] if is_legend(course, car) else 0
    out[CARD_NOW] = state.legend_card[0]
    for card in range(CARDS):
        out[CARDS_LEFT + card] = (int(state.legend_left[0]) >> card) & 1


@rule
def observe_car(course: Record, state: Record, seat: int, own: bool, out: Array) -> None:
    hidden = hides_gear(course, state, seat) and not own
    paid = shown_paid(course, state, seat) if not own else 0
    out[POS] = state.pos[seat]
    out[SPOT] = state.spot[seat]
    out[GEAR] = state.lever[seat] if hidden else state.gear[seat]
    out[ENGINE] = state.engine[seat] + paid
    out[PLACE] = state.place[seat]
    out[RANK] = rank_of(course, state, seat)
    out[HELD] = state.held[seat] if own else shown_hand(course, state, seat)
    out[DECKED] = state.decks[seat]
    out[DISCARDS] = state.discards[seat] - paid
    out[TOP] = 1 + (top_of(state, seat) if own else shown_top(course, state, seat))
    out[COMMITS] = state.place[seat] == 0 and state.plan[seat] >= COMMITTED
    out[KNOWN_STRESS] = state.known_stress[seat]
    out[KNOWN_HEAT] = state.known_heat[seat]
    if not has_hidden_plan(state, seat):
        for i in range(int(state.plays[seat])):
            if state.play[seat, i] < FIRST_SLOT:
                out[SHOWN + state.play[seat, i]] += 1


@rare
def guess(course: Record, state: Record, seat: int, fate: Record) -> None:
    """Deal again what this seat can't see of every other: hand, deck, cards discarded unseen, and hidden plans.

    What went openly to a discard pile stays there, and so does every card that is known to be in a hand. The own
    deck and discard pile stay as they are: who looked on knows what is in each, though not in which order.
    """
    for other in range(course.seats):
        if other != seat:
            guess_car(course, state, other, fate)


@rule
def guess_car(course: Record, state: Record, seat: int, fate: Record) -> None:
    plan = int(state.plan[seat])
    if has_garage(state) and state.phase == GIVING_UP:
        give_up_again(state, seat, fate)
        return
    if has_hidden_plan(state, seat):
        take_plan_back(course, state, seat)
    if state.phase == DISCARDING and seat == turn_of(state):
        take_packet_back(state, seat)
    deal_again(course, state, seat, fate)
    if plan == COMMITTED:
        plan_again(course, state, seat, fate)


@rule
def take_plan_back(course: Record, state: Record, seat: int) -> None:
    """The position before this seat planned, as far as the others don't see the plan."""
    for i in range(int(state.plays[seat])):
        state.hand[seat, state.play[seat, i]] += 1
        state.held[seat] += 1
        state.play[seat, i] = 0
    state.plays[seat] = 0
    if hides_gear(course, state, seat):
        for _ in range(paid_to_shift(course, state, seat)):
            state.engine[seat] += 1
            state.discards[seat] -= 1
            state.discard[seat, state.discards[seat]] = 0
        state.gear[seat] = state.lever[seat]
    state.plan[seat] = THINKING


@rule
def take_packet_back(state: Record, seat: int) -> None:
    for i in range(int(state.packets)):
        state.hand[seat, state.packet[i]] += 1
        state.held[seat] += 1
        state.packet[i] = 0
    state.packets = 0


@rule
def give_up_again(state: Record, seat: int, fate: Record) -> None:
    """HEAT-G.8: a card that a seat has given up is not seen before all have."""
    if state.given_up[seat] > 0:
        state.given_up[seat] = 1 + below(fate, SLOTS)


@rule
def deal_again(course: Record, state: Record, seat: int, fate: Record) -> None:
    """Mix hand, deck and unseen discards, and deal them again with the same sizes."""
    pool, hand = state.deck[seat], state.hand[seat]
    held, size = int(state.held[seat]), int(state.held[seat]) + int(state.decks[seat])
    for kind in range(kinds_of(state)):
        pool[kind] += hand[kind]
        hand[kind] = 0
    for i in range(int(state.discards[seat])):
        if state.discard[seat, i] & (UNSEEN | MIXED):
            pool[state.discard[seat, i] & KIND] += 1
            size += 1
    held, size = deal_known_upgrades(state, seat, held, size)
    for i in range(int(state.discards[seat])):
        if state.discard[seat, i] & UNSEEN:  # only what may be discarded can lie there (8.4)
            state.discard[seat, i] = UNSEEN | draw_discardable(course, state, seat, fate)
            size -= 1
    stress, heat = int(state.known_stress[seat]), int(state.known_heat[seat])
    hand[S] += stress
    pool[S] -= stress
    for _ in range(heat):
        hand[draw_heat(course, state, seat, fate)] += 1
    size -= stress + heat
    for _ in range(held - stress - heat):
        hand[draw(fate, pool, size, 0)] += 1
        size -= 1
    if has_garage(state):
        for i in range(int(state.discards[seat])):
            if state.discard[seat, i] & MIXED:
                state.discard[seat, i] = MIXED | draw(fate, pool, size, 0)
                size -= 1


@rule
def deal_known_upgrades(state: Record, seat: int, held: int, size: int) -> tuple[int, int]:
    """R-56: upgrades that everybody has seen on top of a deck are in the hand; and no known card is in the bag."""
    if has_garage(state):
        size -= int(state.refreshes[seat])
        for slot in range(SLOTS):
            if (int(state.known_upgrades[seat]) >> slot) & 1:
                state.hand[seat, FIRST_SLOT + slot] += 1
                state.deck[seat, FIRST_SLOT + slot] -= 1
                held -= 1
                size -= 1
    return held, size


@rule
def draw_discardable(course: Record, state: Record, seat: int, fate: Record) -> int:
    """HEAT-8.4, HEAT-G.13: a card of the mixed ones that may be discarded."""
    pool = state.deck[seat]
    fitting = 0
    for kind in range(DISCARDABLE):
        fitting += int(pool[kind])
    if not has_garage(state):
        return draw(fate, pool[:DISCARDABLE], fitting, 0)
    for kind in range(FIRST_SLOT, kinds_of(state)):
        if not is_heat(course, state, seat, kind):
            fitting += int(pool[kind])
    place = below(fate, fitting)
    for kind in range(kinds_of(state)):
        if kind < DISCARDABLE or (kind >= FIRST_SLOT and not is_heat(course, state, seat, kind)):
            if place < pool[kind]:
                pool[kind] -= 1
                return kind
            place -= int(pool[kind])
    return 0


@rule
def draw_heat(course: Record, state: Record, seat: int, fate: Record) -> int:
    """A Heat card of the mixed ones, be it an upgrade."""
    pool = state.deck[seat]
    hot = int(pool[PLAYABLE]) + int(pool[PLAYABLE + 1])
    if not has_garage(state):
        return PLAYABLE + draw(fate, pool[PLAYABLE : PLAYABLE + 2], hot, 0)
    for kind in range(FIRST_SLOT, kinds_of(state)):
        if is_heat(course, state, seat, kind):
            hot += int(pool[kind])
    place = below(fate, hot)
    for kind in range(PLAYABLE, kinds_of(state)):
        if is_heat(course, state, seat, kind):
            if place < pool[kind]:
                pool[kind] -= 1
                return kind
            place -= int(pool[kind])
    return PLAYABLE


@rule
def plan_again(course: Record, state: Record, seat: int, fate: Record) -> None:
    """A plan that this seat may have committed: mostly as the pilot would plan, now and then anything.

    Plans taken at random would make every rival look careless, and whoever decides against them too sure of winning.
    """
    is_careless = below(fate, CARELESS) == 0
    goal = goal_of(course, state, seat)
    if are_gears_shown(course, state):
        find_cards_for_gear(course, state, seat, fate)
    else:
        gear = any_gear(course, state, seat, fate) if is_careless else likely_gear(course, state, seat, goal)
        pay_heat(state, seat, shift_cost(course, state, seat, gear))
        state.gear[seat] = gear
    gear, heat = int(state.gear[seat]), int(state.engine[seat])
    for laid in range(gear):
        playable = playable_in_hand(course, state, seat)
        if playable == 0:
            if state.held[seat] > 0:
                lay_down(state, seat, next_heat_in_hand(course, state, seat))
        elif is_careless:
            lay_down(state, seat, any_card(course, state, seat, below(fate, playable)))
        else:
            found = best_plan(course, state, seat, goal, gear, min(gear - laid, playable), heat)
            lay_down(state, seat, found & CARD_OF_PLAN)
    state.plan[seat] = COMMITTED


@rule
def any_card(course: Record, state: Record, seat: int, place: int) -> int:
    """The kind of the card at this place of the sorted cards of a hand that can be played."""
    kind = 0
    while is_heat(course, state, seat, kind) or place >= state.hand[seat, kind]:
        place -= 0 if is_heat(course, state, seat, kind) else int(state.hand[seat, kind])
        kind += 1
    return kind


@rule
def any_gear(course: Record, state: Record, seat: int, fate: Record) -> int:
    """R-10: one of the gears that the guessed hand allows."""
    playable = playable_in_hand(course, state, seat)
    fillable, reachable = 0, 0
    for gear in range(1, GEARS + 1):
        if why_not_shift(course, state, seat, gear) == LEGAL:
            reachable += 1
            fillable += gear <= playable
    left = below(fate, fillable if fillable > 0 else reachable)
    chosen = 0
    for gear in range(1, GEARS + 1):
        if why_not_shift(course, state, seat, gear) == LEGAL and (fillable == 0 or gear <= playable):
            if left == 0:
                chosen = gear
            left -= 1
    return chosen


@rule
def likely_gear(course: Record, state: Record, seat: int, goal: int) -> int:
    """R-10: of the gears that the guessed hand allows, the one of the best plan."""
    playable = playable_in_hand(course, state, seat)
    fillable = 0
    for gear in range(1, GEARS + 1):
        fillable += why_not_shift(course, state, seat, gear) == LEGAL and gear <= playable
    best, chosen = 0, 0
    for gear in range(1, GEARS + 1):
        if why_not_shift(course, state, seat, gear) == LEGAL and (fillable == 0 or gear <= playable):
            heat = int(state.engine[seat]) - shift_cost(course, state, seat, gear)
            worth = best_plan(course, state, seat, goal, gear, min(gear, playable), heat)
            if chosen == 0 or worth < best:
                best, chosen = worth, gear
    return chosen


@rule
def find_cards_for_gear(course: Record, state: Record, seat: int, fate: Record) -> None:
    """R-10: nobody chooses a cluttered hand, so Heat gives way to cards of the deck while there are any."""
    deck = state.deck[seat]
    while (
        playable_in_hand(course, state, seat) < state.gear[seat]
        and heat_in_hand(course, state, seat) > state.known_heat[seat]
    ):
        fitting = 0
        for kind in range(PLAYABLE):
            fitting += int(deck[kind])
        if fitting == 0:
            break
        hot = next_heat_in_hand(course, state, seat)
        state.hand[seat, hot] -= 1
        state.hand[seat, draw(fate, deck[:PLAYABLE], fitting, 0)] += 1
        deck[hot] += 1


# What a viewer sees.

WEATHERS, ROAD_TOKENS = ("none", *TILES), (NO_TOKEN, *TOKENS)  #: by their numbers

COLUMNS = (
    Column("phase", "phases"),
    Column("rounds", means="the number of this round, from 1"),
    Column("supply", means="Stress cards beside the board"),
    Column("pending", "seats", PILE, MOST_SEATS, means="who must decide now"),
    Column("order", "seats", PILE, MOST_SEATS, means="the cars as they stand, the first first"),
    Column("turn", "seats", maybe=True, means="whose turn it is; unknown while all plan"),
    Column("queue", "seats", PILE, MOST_SEATS, maybe=True, means="who has yet to move this round after that"),
    Column("start", maybe=True, means="of the car on turn: its position before it moved"),
    Column("speed", maybe=True, means="of the car on turn"),
    Column("used", "symbols", PILE, len(SYMBOLS), maybe=True, means="of the car on turn"),
    Column("packet", "cards", PILE, MOST_HAND, maybe=True, means="own cards about to be discarded"),
    Column("pos", per="cars", means="spaces from the start line, negative on the grid"),
    Column("spot", per="cars", means="0 next to the race line"),
    Column("gear", per="cars", means="as it is seen"),
    Column("engine", per="cars", means="Heat in it"),
    Column("place", per="cars", means="in the classification; 0 still racing"),
    Column("lap", per="cars", means="laps driven; -1 on the grid"),
    Column("finished", FLAG, per="cars"),
    Column("committed", FLAG, per="cars", means="to a plan"),
    Column("adrenaline", FLAG, per="cars", means="in its turn, which is now or still to come"),
    Column("held", per="cars", means="cards in the hand, as the viewer may count them"),
    Column("hand", "cards", BAG, KINDS, "cars", maybe=True, means="the own hand"),
    Column("play", "cards", PILE, MOST_PLAYED, "cars", maybe=True, means="the play area, if it lies face up"),
    Column("laid", per="cars", maybe=True, means="cards of a plan that everybody can count but not read"),
    Column("deck", per="cars", means="cards in it"),
    Column("discard", per="cars", means="cards in the discard pile"),
    Column("top", "cards", per="cars", maybe=True, means="of the discard pile; unknown if there is none"),
    Column("weather", "weathers", maybe=True, means="the weather tile, with the module"),
    Column("tokens", "tokens", PILE, MOST_CORNERS, maybe=True, means="the road token at each corner line, with it"),
    Column("limits", form=PILE, size=MOST_CORNERS, maybe=True, means="of speed, as the tokens have them"),
    Column(
        "legends", "seats", PILE, MOST_SEATS, maybe=True, means="the cars that drive by themselves, with the module"
    ),
    Column("legend_card", maybe=True, means="turned up this round, by its number"),
    Column("legend_left", form=PILE, size=CARDS, maybe=True, means="legend cards until the next shuffle"),
    Column("cooled", form=PILE, size=MOST_CORNERS, maybe=True, means="lines of cooling bonuses used this turn"),
)
#: What else is seen with the Garage.
GARAGE_COLUMNS = (
    Column("draft", form=PILE, size=2, maybe=True, means="the round of the draft, and cards taken in it"),
    Column("market", "upgrades", PILE, MOST_MARKET, maybe=True, means="the upgrade in each place of the market"),
    Column("garage", "upgrades", PILE, SLOTS, "cars", maybe=True, means="own upgrades, by slot"),
    Column("refreshed", "cards", PILE, SLOTS, "cars", maybe=True, means="known cards on top of the deck, the top last"),
    Column("gives", "cards", PILE, 1, maybe=True, means="the own card that is given up"),
    Column("mulligans", "seats", PILE, MOST_SEATS, maybe=True, means="who has had a mulligan"),
    Column("asked", "cards", PILE, 1, maybe=True, means="the card whose value must be chosen"),
    Column("chosen", form=PILE, size=SLOTS, maybe=True, means="of the car on turn: the value chosen by slot, -1: none"),
    Column("flips", form=PILE, size=1, maybe=True, means="of the car on turn: + symbols flipped"),
    Column("limit_change", form=PILE, size=1, maybe=True, means="of the car on turn: by its cards"),
    Column("open_heat", "cards", PILE, SLOTS, maybe=True, means="of the car on turn: cards whose Heat is to be paid"),
    Column("accelerated", "cards", PILE, SLOTS, maybe=True, means="of the car on turn: cards that have accelerated it"),
    Column("dropped", "cards", PILE, SLOTS, maybe=True, means="of the car on turn: cards that leave for want of Heat"),
    Column("pools", form=PILE, size=POOLS, maybe=True, means="of the car on turn: what is left of each symbol"),
)
SIZES_IN_GARAGE = {"hand": GARAGE_KINDS, "play": MOST_PLAYED_IN_GARAGE}
CARS = {"cars": Group(MOST_SEATS, "seats")}

SEEN = Seen(COLUMNS, CARS, GARAGE_COLUMNS)
GARAGE_SEEN = Seen(
    (*(replace(each, size=SIZES_IN_GARAGE.get(each.name, each.size)) for each in COLUMNS), *GARAGE_COLUMNS), CARS
)


@rule
def show(course: Record, state: Record, viewer: int, out: Record) -> None:
    """HEAT-8.3, R-21: what this viewer may see; all the rest stays unknown."""
    out.phase = state.phase
    out.rounds = state.rounds
    out.supply = state.supply
    deciding = pending(course, state)
    out.pending[0] = 0
    for seat in range(cars_of(course)):
        if (deciding >> seat) & 1:
            out.pending[0] += 1
            out.pending[out.pending[0]] = seat
        out.order[rank_of(course, state, seat)] = seat
    out.order[0] = cars_of(course)
    if is_in_turn(state):
        show_turn(state, viewer, out)
    if weather_of(state) > 0:
        show_weather(course, state, out)
    if has_modules(state) and course.legends > 0:
        show_legends(course, state, out)
    for seat in range(cars_of(course)):
        show_car(course, state, seat, out)
        show_cards(course, state, seat, seat == viewer, out)
    if has_garage(state):
        show_garage(course, state, viewer, out)


@rule
def show_garage(course: Record, state: Record, viewer: int, out: Record) -> None:
    """HEAT-G.11: the market, everybody's upgrades and the tops of the decks.

    Which of its cards a seat gives up it alone knows.
    """
    if state.markets[0] > 0:
        out.draft[0] = 2
        out.draft[1], out.draft[2] = state.markets[0], state.picks[0]
        for place in range(MOST_MARKET):
            out.market[1 + place] = state.market[place]
            if state.market[place] > 0:
                out.market[0] = place + 1
        out.market[0] = max(0, int(out.market[0]))
    if viewer >= 0 and state.given_up[viewer] > 0:
        out.gives[0] = 1
        out.gives[1] = FIRST_SLOT + state.given_up[viewer] - 1
    if course.mulligan:
        out.mulligans[0] = 0
    for seat in range(course.seats):
        out.garage[seat, 0], out.refreshed[seat, 0] = 0, state.refreshes[seat]
        for slot in range(SLOTS):
            if state.upgrade[seat, slot] > 0:
                out.garage[seat, 0] = slot + 1
                out.garage[seat, 1 + slot] = state.upgrade[seat, slot]
        for i in range(int(state.refreshes[seat])):
            out.refreshed[seat, 1 + i] = FIRST_SLOT + state.refreshed[seat, i]
        if (int(state.mulligans[0]) >> seat) & 1:
            out.mulligans[0] += 1
            out.mulligans[out.mulligans[0]] = seat
    if is_in_turn(state):
        show_symbols(course, state, out)


@rule
def show_symbols(course: Record, state: Record, out: Record) -> None:
    """HEAT-Y.17: what the car on turn has used of its cards, and what is left."""
    turn = turn_of(state)
    if state.phase == CHOOSING_VALUE:
        out.asked[0] = 1
        out.asked[1] = FIRST_SLOT + asked_for_value(course, state, turn)
    out.flips[0], out.limit_change[0] = 1, 1
    out.flips[1], out.limit_change[1] = state.flips[0], limit_change(course, state, turn)
    out.chosen[0], out.pools[0] = SLOTS, POOLS
    for slot in range(SLOTS):
        out.chosen[1 + slot] = int(state.chosen[slot]) - 1
    for pool in range(POOLS):
        out.pools[1 + pool] = state.pools[pool]
    show_slots(int(state.open_heat[0]), out.open_heat)
    show_slots(int(state.accelerated[0]), out.accelerated)
    show_slots(int(state.dropped[0]), out.dropped)


@rule
def show_slots(slots: int, out: Array) -> None:
    """Slots that are given as bits, as a pile."""
    out[0] = 0
    for slot in range(SLOTS):
        if (slots >> slot) & 1:
            out[0] += 1
            out[out[0]] = FIRST_SLOT + slot


@rule
def show_legends(course: Record, state: Record, out: Record) -> None:
    """HEAT-L.4: which cars they are, and what has been seen of their cards."""
    out.legends[0] = course.legends
    for i in range(course.legends):
        out.legends[1 + i] = course.seats + i
    if state.legend_card[0] > 0:
        out.legend_card = state.legend_card[0]
    out.legend_left[0] = 0
    for card in range(CARDS):
        if (int(state.legend_left[0]) >> card) & 1:
            out.legend_left[0] += 1
            out.legend_left[out.legend_left[0]] = card + 1


@rule
def show_weather(course: Record, state: Record, out: Record) -> None:
    """HEAT-W.5: the tile and the tokens lie open."""
    out.weather = weather_of(state)
    out.tokens[0] = course.corners
    out.limits[0] = course.corners
    out.cooled[0] = 0
    for corner in range(course.corners):
        out.tokens[1 + corner] = token_of(state, corner)
        out.limits[1 + corner] = limit_of(course, state, corner, 0)
        if (int(state.cooled[0]) >> corner) & 1:
            out.cooled[0] += 1
            out.cooled[out.cooled[0]] = course.line[corner]


@rule
def show_turn(state: Record, viewer: int, out: Record) -> None:
    """The car on turn, and who comes after it."""
    turn = turn_of(state)
    out.turn = turn
    show_queue(int(state.queue) >> SLOT, out.queue)
    out.start = state.start
    out.speed = state.speed
    out.used[0] = 0
    for symbol in range(len(SYMBOLS)):
        if (int(state.used) >> symbol) & 1:
            out.used[0] += 1
            out.used[out.used[0]] = symbol
    if turn == viewer and state.packets > 0:
        out.packet[0] = state.packets
        for i in range(int(state.packets)):
            out.packet[1 + i] = state.packet[i]


@rule
def show_queue(queue: int, out: Array) -> None:
    out[0] = 0
    while queue > 0:
        out[0] += 1
        out[out[0]] = (queue & 15) - 1
        queue >>= SLOT


@rule
def show_car(course: Record, state: Record, seat: int, out: Record) -> None:
    """What stands on the track, and what follows from it."""
    out.pos[seat] = state.pos[seat]
    out.spot[seat] = state.spot[seat]
    out.place[seat] = state.place[seat]
    out.lap[seat] = int(state.pos[seat]) // int(course.spaces)
    out.finished[seat] = state.place[seat] > 0 or state.pos[seat] >= course.finish
    out.committed[seat] = state.place[seat] == 0 and state.plan[seat] >= COMMITTED
    out.adrenaline[seat] = has_adrenaline_now(course, state, seat)
    out.deck[seat] = state.decks[seat]


@rule
def show_cards(course: Record, state: Record, seat: int, own: bool, out: Record) -> None:
    """HEAT-2.3, R-21: a mat and its cards, face up for their owner; a plan is seen when its time has come."""
    paid = 0 if own else shown_paid(course, state, seat)
    top = top_of(state, seat) if own else shown_top(course, state, seat)
    out.gear[seat] = state.lever[seat] if hides_gear(course, state, seat) and not own else state.gear[seat]
    out.engine[seat] = state.engine[seat] + paid
    out.held[seat] = state.held[seat] if own else shown_hand(course, state, seat)
    out.discard[seat] = state.discards[seat] - paid
    if top != EMPTY:
        out.top[seat] = top
    if own:
        for kind in range(kinds_of(state)):
            out.hand[seat, kind] = state.hand[seat, kind]
    if own or (state.phase != PLAN and not has_hidden_plan(state, seat)):  # who has begun to plan is hidden, too
        out.play[seat, 0] = state.plays[seat]
        for i in range(int(state.plays[seat])):
            out.play[seat, 1 + i] = state.play[seat, i]
    elif are_gears_shown(course, state):
        out.laid[seat] = state.plays[seat]


def stays(course: Record, names: Sequence[str]) -> dict[str, Any]:
    """What a view tells of the track."""
    lines = zip(course.line.tolist(), course.limit.tolist(), strict=True)
    flooded, tunnel = (special_spaces(course, kind) for kind in (FLOODED, TUNNEL))
    return {
        "spaces": int(course.spaces),
        "finish": int(course.finish),
        "laps": int(course.finish) // int(course.spaces),
        "corners": [list(corner) for corner in lines][: int(course.corners)],
        **({"flooded": flooded} if flooded else {}),
        **({"tunnel": tunnel} if tunnel else {}),
        **({"upgrades": texts_of(course)} if has_garage_on(course) else {}),
    }


def texts_of(course: Record) -> dict[str, dict[str, Any]]:
    """HEAT-G.2: what stands on the upgrades of a race, by their numbers."""
    return {face: text_of(course.upgrades[number]) for number, face in enumerate(UPGRADE_FACES, start=1)}


def text_of(card: Array) -> dict[str, Any]:
    """The values and the symbols of an upgrade."""
    printed, is_heat, *symbols = card.tolist()
    values = [value for value in range(MOST_VALUE + 1) if (printed >> value) & 1]
    return {
        **({"value": values} if values else {}),
        **({"is_heat": True} if is_heat else {}),
        **{symbol: n for symbol, n in zip(CARD_SYMBOLS, symbols, strict=True) if n},
    }


def special_spaces(course: Record, kind: int) -> list[int]:
    """HEAT-X.2, HEAT-X.4: the spaces that are flooded, or in a tunnel."""
    return [index for index in range(int(course.spaces)) if course.special[index] & kind]


TABLE_COLUMNS = ("rounds", "phase", "supply", "turn", "pending", "order")
TURN_COLUMNS = ("queue", "start", "speed", "used", "packet")
CAR_COLUMNS = (
    *("pos", "spot", "gear", "engine", "place", "deck", "discard", "lap"),
    *("committed", "adrenaline", "finished"),
    *("hand", "held", "play", "laid", "top"),
)


@dataclass(frozen=True, eq=False)
class Words:
    """What reads the rows of an edition, and the words for its numbers."""

    seen: Seen
    faces: Sequence[Any]
    phases: Sequence[str]
    most_played: int


PLAIN = Words(SEEN, FACES, PHASES, MOST_PLAYED)
IN_GARAGE = Words(GARAGE_SEEN, GARAGE_FACES, GARAGE_PHASES, MOST_PLAYED_IN_GARAGE)


class Readers(NamedTuple):
    """What takes the columns of a row apart."""

    whole: Callable[[Array], Sequence[Any]]
    weather: Callable[[Array], Sequence[Any]]
    legends: Callable[[Array], Sequence[Any]]
    turn: Callable[[Array], Sequence[Any]]
    cards: Callable[[Any], Sequence[Any]]


@cache
def readers(words: Words, cars: int) -> Readers:
    """What reads the rows of an edition, where so many cars race."""
    seen = words.seen
    return Readers(
        seen.reader(*TABLE_COLUMNS, *CAR_COLUMNS, cars=cars),
        seen.reader("weather", "tokens", "limits", "cooled"),
        seen.reader("legends", "legend_card", "legend_left"),
        seen.reader(*TURN_COLUMNS),
        bags_of(words.faces),
    )


def view_with(
    words: Words, numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """What a viewer sees, in the words of a position."""
    names = labels["seats"]
    read = readers(words, len(names))
    rounds, phase, supply, turn, pending, order, *columns = read.whole(numbers)
    shown: dict[str, Any] = {"round": rounds, "phase": words.phases[phase]}
    if turn != UNKNOWN:
        queue, start, speed, used, packet = read.turn(numbers)
        shown["turn"] = names[turn]
        shown["queue"] = names_of(queue, names)
    shown["supply"] = supply
    weather, tokens, limits, cooled = read.weather(numbers)
    if weather != UNKNOWN:
        shown["weather"] = WEATHERS[weather]
        shown["tokens"] = names_of(tokens, ROAD_TOKENS)
        shown["limits"] = list(limits[1 : 1 + limits[0]])
    view_cars(columns, names, words, read.cards, shown)
    legends, card, left = read.legends(numbers)
    if legends[0] != UNKNOWN:
        view_legends(names_of(legends, names), card, left, shown)
    if turn != UNKNOWN:
        own = shown[names[turn]]
        own["from"], own["speed"] = start, speed
        own["used"] = names_of(used, SYMBOLS)
        if weather != UNKNOWN and cooled[0] > 0:
            own["weather_cooled"] = list(cooled[1 : 1 + cooled[0]])
        if packet[0] != UNKNOWN:
            own["packet"] = names_of(packet, words.faces)
    shown["you"] = None if viewer is None else names[viewer]
    shown["pending"] = names_of(pending, names)
    shown["order"] = names_of(order, names)
    shown.update(fixed)
    return shown


view = partial(view_with, PLAIN)

read_garage = GARAGE_SEEN.reader("draft", "market", "gives", "mulligans")
read_symbols = GARAGE_SEEN.reader(
    "turn", "asked", "chosen", "flips", "limit_change", "open_heat", "accelerated", "dropped", "pools"
)
read_mats = GARAGE_SEEN.reader("garage", "refreshed")
UPGRADES = ("none", *UPGRADE_FACES)  #: by their numbers


def garage_view(
    numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """The same with the Garage: the market, who owns what, and what the symbols have left; with what the cards say."""
    cards = fixed["upgrades"]
    shown = view_with(IN_GARAGE, numbers, viewer, labels, {key: fixed[key] for key in fixed if key != "upgrades"})
    draft, market, gives, mulligans = read_garage(numbers)
    named: list[str] = []
    if draft[0] > 0:
        shown["draft"] = {"round": draft[1], "picks": draft[2]}
        shown["market"] = names_of(market, UPGRADES)
        named += shown["market"]
    if mulligans[0] > 0:
        shown["mulligans"] = names_of(mulligans, labels["seats"])
    garages, refreshed = (in_parts(piles, 1 + SLOTS) for piles in read_mats(numbers))
    for name, own, top in zip(labels["seats"], garages, refreshed, strict=False):
        if own[0] != UNKNOWN:
            shown[name]["garage"] = names_of(own, UPGRADES)
            named += shown[name]["garage"]
            if top[0] > 0:
                shown[name]["refreshed"] = names_of(top, GARAGE_FACES)
    if gives[0] > 0 and viewer is not None:
        shown[labels["seats"][viewer]]["gives"] = GARAGE_FACES[gives[1]]
    view_symbols(numbers, labels["seats"], shown)
    shown["upgrades"] = {card: cards[card] for card in dict.fromkeys(named) if card in cards}
    return shown


def view_symbols(numbers: Array, names: Sequence[str], shown: dict[str, Any]) -> None:
    """What the car on turn has used of its cards, and what is left."""
    turn, asked, chosen, flips, change, open_heat, accelerated, dropped, pools = read_symbols(numbers)
    if turn == UNKNOWN:
        return
    own = shown[names[turn]]
    if asked[0] > 0:
        own["asked"] = GARAGE_FACES[asked[1]]
    own["values"] = {face: value for face, value in zip(SLOT_FACES, chosen[1:], strict=True) if value >= 0}
    own["flips"], own["limit_change"] = flips[1], change[1]
    own["open"] = {"heat": names_of(open_heat, GARAGE_FACES), "scrap": pools[1 + len(POOL_WORDS)]}
    own["pools"] = dict(zip(POOL_WORDS, pools[1:], strict=False))
    for key, slots in (("accelerated", accelerated), ("dropped", dropped)):
        if slots[0] > 0:
            own[key] = names_of(slots, GARAGE_FACES)


def view_legends(legends: Sequence[str], card: int, left: Sequence[int], shown: dict[str, Any]) -> None:
    """Legends have a place on the track and nothing else."""
    for name in legends:
        shown[name] = {key: shown[name][key] for key in ("pos", "spot", "place", "lap", "finished", "adrenaline")}
    shown["legends"] = list(legends)
    shown["legend_left"] = list(left[1 : 1 + left[0]])
    if card != UNKNOWN:
        shown["legend_now"] = card


def view_cars(
    columns: Sequence[Any],
    names: Sequence[str],
    words: Words,
    cards_in: Callable[[Any], Sequence[Any]],
    shown: dict[str, Any],
) -> None:
    """The cars, their mats and cards: a list of faces where they can be read, a number where they can be counted."""
    *plain, hands, helds, plays, laids, tops = columns
    hands, plays = in_parts(hands, len(words.faces)), in_parts(plays, 1 + words.most_played)
    cards = zip(hands, helds, plays, laids, tops, strict=True)
    for name, mat, (hand, held, play, laid, top) in zip(names, zip(*plain, strict=True), cards, strict=True):
        pos, spot, gear, engine, place, deck, discard, lap, committed, adrenaline, finished = mat
        shown[name] = car = {
            "pos": pos,
            "spot": spot,
            "gear": gear,
            "engine": engine,
            "place": place,
            "deck": deck,
            "discard": discard,
            "lap": lap,
            "committed": committed == 1,
            "adrenaline": adrenaline == 1,
            "finished": finished == 1,
            "hand": held if hand[0] == UNKNOWN else [*cards_in(hand)],
        }
        if play[0] > 0:
            car["play"] = names_of(play, words.faces)
        elif laid != UNKNOWN:
            car["play"] = laid
        if top != UNKNOWN:
            car["top"] = words.faces[top]


# What a viewer is told.

#: Cards as events name them: upgrades by their numbers, since slots are different cards for everybody.
TOLD_CARDS = (*GARAGE_FACES, *UPGRADE_FACES)
FIRST_NUMBER = GARAGE_KINDS - 1  #: + the number of an upgrade


@rule
def tell(course: Record, row: Array, viewer: int, out: Array) -> int:
    """An event as this viewer may know it: cards that were drawn are told to their owner alone."""
    code = int(row[0])
    n = retold(row, SIZES[code], out)
    is_own = viewer == row[1] or viewer == EVERYTHING
    if code == DREW:
        return tell_faces(row, 3, 1, is_own, out, 3)
    if code == REVEALED:
        n = tell_faces(row, 2, 1, True, out, 2)
        out[n] = row[3]
        out[n + 1] = row[4] if course.hidden_gears else UNKNOWN  # otherwise it was told with the gears
        return n + 2
    if code == GEARS_REVEALED:
        return tell_gears(course, int(row[2]), int(row[3]), out)
    if code == FLIPPED:
        return tell_faces(row, 4, 8, True, out, 4)
    if course.garage == NO_GARAGE:
        return n
    return tell_garage(row, code, n, is_own, out)


@rule
def tell_garage(row: Array, code: int, n: int, is_own: bool, out: Array) -> int:
    """HEAT-G.11, R-62: events that name upgrades; what is salvaged is told to its owner alone."""
    if code == DISCARDED:
        out[3] = told_card(row, int(row[3]))
    if code == MARKET:
        out[3] = row[3]
        for place in range(int(row[3])):
            out[4 + place] = FIRST_NUMBER + row[4 + place]
        return 4 + int(row[3])
    if code == TOOK or code == GAVE:
        out[2] = FIRST_NUMBER + row[2]
    if VALUED <= code < SHORTENED or code == REFRESHED or code == DIRECT_PLAY or code == ACCELERATED_EVENT:
        out[2] = told_card(row, int(row[2]))
    if code == SHORTENED:
        n = tell_faces(row, 2, 1, True, out, 2)
        n = tell_faces(row, 3, 1, True, out, n)
        out[n] = row[4]
        out[n + 1] = row[5]
        return n + 2
    if code == SCRAPPED:
        return tell_faces(row, 2, 6, True, out, 2)
    if code == SALVAGED:
        return tell_faces(row, 3, 1, is_own, out, 3)
    return n


@rule
def told_card(row: Array, kind: int) -> int:
    """A card of the seat of an event: an upgrade by its number, which the event has in store."""
    return FIRST_NUMBER + int(row[2 + OWNED + kind - FIRST_SLOT]) if kind >= FIRST_SLOT else kind


@rule
def tell_gears(course: Record, gears: int, paid: int, out: Array) -> int:
    """R-21: the gear of every seat that has one, and the Heat that its lever cost."""
    seats = int(course.seats)
    out[2], out[3 + seats] = seats, seats
    for seat in range(seats):
        gear = (gears >> (4 * seat)) & 15
        out[3 + seat] = gear if gear > 0 else UNKNOWN
        out[4 + seats + seat] = (paid >> (4 * seat)) & 15 if gear > 0 else UNKNOWN
    return 4 + 2 * seats


@rule
def tell_faces(row: Array, first: int, numbers: int, known: bool, out: Array, at: int) -> int:
    """Cards that numbers of an event name, four bits each, as a pile; the answer is where it ends."""
    out[at] = 0 if known else UNKNOWN
    if known:
        for place in range(first, first + numbers):
            cards = int(row[place])
            while cards > 0:
                out[at] += 1
                out[at + out[at]] = told_card(row, (cards & 15) - 1)
                cards >>= 4
    return at + 1 + (int(out[at]) if known else 0)


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """HEAT-F.1, HEAT-F.6:
    ranks as the race stands, the cars behind each as scores, and the winner once there is one.
    """
    cars = car_names(course, names)
    ranks = {name: int(rank_of(course, state, seat)) for seat, name in enumerate(names)}
    legends = {name: int(rank_of(course, state, car)) for car, name in legends_of(course, names)}
    winner = next((name for car, name in enumerate(cars) if state.place[car] == 1), None)
    stopped = [name for seat, name in enumerate(names) if state.place[seat] and was_stopped(course, state, seat)]
    return {
        "scores": {name: len(cars) - rank for name, rank in ranks.items()},
        "ranks": ranks,
        **({"legends": legends} if legends else {}),
        "winner": winner,
        "rounds": int(state.rounds),
        **({"guarded": stopped} if stopped else {}),
    }


def was_stopped(course: Record, state: Record, seat: int) -> bool:
    """R-20: classified by the guard, short of the finish, and not by `auto_finish_last` (R-19)."""
    cars = uncompiled(cars_of)(course)
    last = course.auto_finish_last and cars > 1 and state.place[seat] == cars
    return bool(state.rounds >= GUARD and not has_finished(course, state, seat) and not last)


def units(course: Record, names: Sequence[str]) -> dict[str, list[Seat]]:
    """Everybody drives alone."""
    return {name: [seat] for seat, name in seated(names)}
