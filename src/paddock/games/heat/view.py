"""What a seat may see of a race of HEAT: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

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
from paddock.games.heat.events import DREW, EVENTS, FLIPPED, GEARS_REVEALED, REVEALED
from paddock.games.heat.legend_cards import CARDS, COLOURS
from paddock.games.heat.moves import car_names
from paddock.games.heat.pilot import CARD_OF_PLAN, best_plan, goal_of
from paddock.games.heat.position import has_adrenaline_now, legends_of
from paddock.games.heat.rules import (
    EMPTY,
    GUARD,
    LEGAL,
    SLOT,
    cars_of,
    has_finished,
    has_modules,
    heat_in_hand,
    is_legend,
    lay_down,
    limit_of,
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
    COMMITTED,
    DISCARDING,
    FLOODED,
    KIND,
    OVER,
    PHASES,
    PLAN,
    SHIFTED,
    THINKING,
    TUNNEL,
    UNSEEN,
)
from paddock.games.heat.state import USED as SYMBOLS
from paddock.games.heat.track import LONGEST_RACE, MOST_CORNERS, MOST_SPACES
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

SIZES = tuple(len(event.columns) for event in EVENTS)

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
    if state.phase != PLAN and state.phase != OVER:
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
        out[PLAY + state.play[seat, i]] += 1
    for i in range(int(state.discards[seat]) - 1):
        out[HIDDEN + (int(state.discard[seat, i]) & KIND)] += 1
    if state.phase == DISCARDING and turn_of(state) == seat:
        for i in range(int(state.packets)):
            out[PACKET + state.packet[i]] += 1
    if has_modules(state):
        observe_modules(course, state, seat, out)
    for i in range(cars):
        observe_car(course, state, (seat + i) % cars, i == 0, out[CAR + i * CAR_SIZE :])


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
    if has_hidden_plan(state, seat):
        take_plan_back(course, state, seat)
    if state.phase == DISCARDING and seat == turn_of(state):
        take_packet_back(state, seat)
    deal_again(state, seat, fate)
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
def deal_again(state: Record, seat: int, fate: Record) -> None:
    """Mix hand, deck and unseen discards, and deal them again with the same sizes."""
    pool, hand = state.deck[seat], state.hand[seat]
    held, size = int(state.held[seat]), int(state.held[seat]) + int(state.decks[seat])
    for kind in range(KINDS):
        pool[kind] += hand[kind]
        hand[kind] = 0
    for i in range(int(state.discards[seat])):
        if state.discard[seat, i] & UNSEEN:
            pool[state.discard[seat, i] & KIND] += 1
            size += 1
    for i in range(int(state.discards[seat])):
        if state.discard[seat, i] & UNSEEN:  # only what may be discarded can lie there (8.4)
            fitting = 0
            for kind in range(DISCARDABLE):
                fitting += int(pool[kind])
            state.discard[seat, i] = UNSEEN | draw(fate, pool[:DISCARDABLE], fitting, 0)
            size -= 1
    stress, heat = int(state.known_stress[seat]), int(state.known_heat[seat])
    hand[S] = stress
    pool[S] -= stress
    for _ in range(heat):
        hot = int(pool[PLAYABLE]) + int(pool[PLAYABLE + 1])
        hand[PLAYABLE + draw(fate, pool[PLAYABLE:], hot, 0)] += 1
    size -= stress + heat
    for _ in range(held - stress - heat):
        hand[draw(fate, pool, size, 0)] += 1
        size -= 1


@rule
def plan_again(course: Record, state: Record, seat: int, fate: Record) -> None:
    """A plan that this seat may have committed: mostly as the pilot would plan, now and then anything.

    Plans taken at random would make every rival look careless, and whoever decides against them too sure of winning.
    """
    is_careless = below(fate, CARELESS) == 0
    goal = goal_of(course, state, seat)
    if are_gears_shown(course, state):
        find_cards_for_gear(state, seat, fate)
    else:
        gear = any_gear(course, state, seat, fate) if is_careless else likely_gear(course, state, seat, goal)
        pay_heat(state, seat, shift_cost(course, state, seat, gear))
        state.gear[seat] = gear
    gear, heat = int(state.gear[seat]), int(state.engine[seat])
    for laid in range(gear):
        playable = playable_in_hand(state, seat)
        if playable == 0:
            if state.held[seat] > 0:
                lay_down(state, seat, PLAYABLE if state.hand[seat, PLAYABLE] > 0 else PLAYABLE + 1)
        elif is_careless:
            lay_down(state, seat, any_card(state, seat, below(fate, playable)))
        else:
            found = best_plan(course, state, seat, goal, gear, min(gear - laid, playable), heat)
            lay_down(state, seat, found & CARD_OF_PLAN)
    state.plan[seat] = COMMITTED


@rule
def any_card(state: Record, seat: int, place: int) -> int:
    """The kind of the card at this place of a sorted hand."""
    kind = 0
    while place >= state.hand[seat, kind]:
        place -= int(state.hand[seat, kind])
        kind += 1
    return kind


@rule
def any_gear(course: Record, state: Record, seat: int, fate: Record) -> int:
    """R-10: one of the gears that the guessed hand allows."""
    playable = playable_in_hand(state, seat)
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
    playable = playable_in_hand(state, seat)
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
def find_cards_for_gear(state: Record, seat: int, fate: Record) -> None:
    """R-10: nobody chooses a cluttered hand, so Heat gives way to cards of the deck while there are any."""
    deck = state.deck[seat]
    while playable_in_hand(state, seat) < state.gear[seat] and heat_in_hand(state, seat) > state.known_heat[seat]:
        fitting = 0
        for kind in range(PLAYABLE):
            fitting += int(deck[kind])
        if fitting == 0:
            break
        hot = PLAYABLE if state.hand[seat, PLAYABLE] > 0 else PLAYABLE + 1
        state.hand[seat, hot] -= 1
        state.hand[seat, draw(fate, deck[:PLAYABLE], fitting, 0)] += 1
        deck[hot] += 1


# What a viewer sees.

WEATHERS, ROAD_TOKENS = ("none", *TILES), (NO_TOKEN, *TOKENS)  #: by their numbers

SEEN = Seen(
    (
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
    ),
    {"cars": Group(MOST_SEATS, "seats")},
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
    if state.phase != PLAN and state.phase != OVER:
        show_turn(state, viewer, out)
    if weather_of(state) > 0:
        show_weather(course, state, out)
    if has_modules(state) and course.legends > 0:
        show_legends(course, state, out)
    for seat in range(cars_of(course)):
        show_car(course, state, seat, out)
        show_cards(course, state, seat, seat == viewer, out)


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
        out.limits[1 + corner] = limit_of(course, state, corner)
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
        for kind in range(KINDS):
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

read_weather = SEEN.reader("weather", "tokens", "limits", "cooled")
read_legends = SEEN.reader("legends", "legend_card", "legend_left")
read_turn = SEEN.reader(*TURN_COLUMNS)
cards_in = bags_of(FACES)


@cache
def reader(cars: int) -> Callable[[Array], Sequence[Any]]:
    """What reads a row, where so many cars race."""
    return SEEN.reader(*TABLE_COLUMNS, *CAR_COLUMNS, cars=cars)


def view(
    numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """What a viewer sees, in the words of a position."""
    names = labels["seats"]
    rounds, phase, supply, turn, pending, order, *columns = reader(len(names))(numbers)
    shown: dict[str, Any] = {"round": rounds, "phase": PHASES[phase]}
    if turn != UNKNOWN:
        queue, start, speed, used, packet = read_turn(numbers)
        shown["turn"] = names[turn]
        shown["queue"] = names_of(queue, names)
    shown["supply"] = supply
    weather, tokens, limits, cooled = read_weather(numbers)
    if weather != UNKNOWN:
        shown["weather"] = WEATHERS[weather]
        shown["tokens"] = names_of(tokens, ROAD_TOKENS)
        shown["limits"] = list(limits[1 : 1 + limits[0]])
    view_cars(columns, names, shown)
    legends, card, left = read_legends(numbers)
    if legends[0] != UNKNOWN:
        view_legends(names_of(legends, names), card, left, shown)
    if turn != UNKNOWN:
        own = shown[names[turn]]
        own["from"], own["speed"] = start, speed
        own["used"] = names_of(used, SYMBOLS)
        if weather != UNKNOWN and cooled[0] > 0:
            own["weather_cooled"] = list(cooled[1 : 1 + cooled[0]])
        if packet[0] != UNKNOWN:
            own["packet"] = names_of(packet, FACES)
    shown["you"] = None if viewer is None else names[viewer]
    shown["pending"] = names_of(pending, names)
    shown["order"] = names_of(order, names)
    shown.update(fixed)
    return shown


def view_legends(legends: Sequence[str], card: int, left: Sequence[int], shown: dict[str, Any]) -> None:
    """Legends have a place on the track and nothing else."""
    for name in legends:
        shown[name] = {key: shown[name][key] for key in ("pos", "spot", "place", "lap", "finished", "adrenaline")}
    shown["legends"] = list(legends)
    shown["legend_left"] = list(left[1 : 1 + left[0]])
    if card != UNKNOWN:
        shown["legend_now"] = card


def view_cars(columns: Sequence[Any], names: Sequence[str], shown: dict[str, Any]) -> None:
    """The cars, their mats and cards: a list of faces where they can be read, a number where they can be counted."""
    *plain, hands, helds, plays, laids, tops = columns
    hands, plays = in_parts(hands, KINDS), in_parts(plays, 1 + MOST_PLAYED)
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
            car["play"] = names_of(play, FACES)
        elif laid != UNKNOWN:
            car["play"] = laid
        if top != UNKNOWN:
            car["top"] = FACES[top]


# What a viewer is told.


@rule
def tell(course: Record, row: Array, viewer: int, out: Array) -> int:
    """An event as this viewer may know it: cards that were drawn are told to their owner alone."""
    code = int(row[0])
    n = retold(row, SIZES[code], out)
    if code == DREW:
        return tell_faces(row[3:4], viewer == row[1] or viewer == EVERYTHING, out, 3)
    if code == REVEALED:
        n = tell_faces(row[2:3], True, out, 2)
        out[n] = row[3]
        out[n + 1] = row[4] if course.hidden_gears else UNKNOWN  # otherwise it was told with the gears
        return n + 2
    if code == GEARS_REVEALED:
        return tell_gears(course, int(row[2]), int(row[3]), out)
    if code == FLIPPED:
        return tell_faces(row[4:12], True, out, 4)
    return n


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
def tell_faces(packed: Array, known: bool, out: Array, at: int) -> int:
    """Cards that numbers of the log name, four bits each, as a pile; the answer is where it ends."""
    out[at] = 0 if known else UNKNOWN
    if known:
        for number in packed:
            cards = int(number)
            while cards > 0:
                out[at] += 1
                out[at + out[at]] = (cards & 15) - 1
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
