"""5. Race cards: the deck, hands and team bars, and the texts that are carried out behind a move."""

from paddock.engine.fate import below, from_script, next_scripted, refuse, write_down
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.thunder.cards import (
    CARDS,
    DRAFT,
    LEAD,
    NO_CARD,
    OVERSTEER,
    PURSUIT,
    RUBBIN,
    SOLO,
    UNDERSTEER,
)
from paddock.games.thunder.events import BAR, DREW, DRIFTED, RESHUFFLED
from paddock.games.thunder.events import CLEAN_AIR as CAME_UP
from paddock.games.thunder.moves import BY_NAME, EVENT, TEAM
from paddock.games.thunder.rules.standing import (
    car_at,
    is_on_lanes,
    lift,
    next_in_order,
    on_lanes,
    put,
    seat_of,
    sector_ahead,
    sector_behind,
    sector_of,
    tell_place,
)
from paddock.games.thunder.state import IN_DECK, IN_DISCARD, IN_HAND, NO_BAR, NOBODY

BAR_BITS = 3


@rule
def kind_of(course: Record, state: Record) -> int:
    """TA-9.4.2, AR-23: the kind of the card whose text holds, or NO_CARD out of the pits and in the second move."""
    if state.card == NO_CARD or state.leaving or state.second:
        return NO_CARD
    return int(course.kind[state.card])


@rule
def type_of(course: Record, state: Record) -> int:
    """TA-5.4, TA-9.4.2: how the active car moves; Teamwork's second car drafts."""
    if state.leaving:
        return SOLO
    return DRAFT if state.second else int(course.type[course.kind[state.card]])


@rule
def links_ahead(type: int) -> bool:
    """TA-6.3, TA-6.4.1, TA-6.5.1, TA-6.6.5: cars ahead are linked and pushed along."""
    return type == DRAFT or type == PURSUIT


@rule
def links_behind(type: int) -> bool:
    """TA-6.3, TA-6.4.1, TA-6.5.1: cars behind follow."""
    return type == DRAFT or type == LEAD


@rule
def laterals_are_free(course: Record, state: Record) -> bool:
    """TA-RC.1: Rubbin' is Racin'."""
    return kind_of(course, state) == RUBBIN


# Deck and hands


@rule
def held(state: Record, seat: int) -> int:
    """Cards in a hand."""
    n = 0
    for card in range(CARDS):
        n += int(state.where[card] == IN_HAND + seat)
    return n


@rule
def lowest_in_hand(course: Record, state: Record, seat: int, kind: int) -> int:
    """AM-3: of the copies of a card in a hand the one with the lowest number, or NO_CARD."""
    for card in range(CARDS):
        if state.where[card] == IN_HAND + seat and course.kind[card] == kind:
            return card
    return NO_CARD


@rare
def top_card(course: Record, state: Record, fate: Record, log: Record) -> int:
    """TA-5.9, AR-56: the next card of the race deck, which stays there for now; the discards make a new one."""
    if state.decked == 0:
        for card in range(CARDS):
            if state.where[card] == IN_DISCARD:
                state.where[card] = IN_DECK
                state.decked += 1
        tell(log, RESHUFFLED, NOBODY, int(state.decked), 0, 0)
    place = below(fate, int(state.decked))
    found = NO_CARD
    for card in range(CARDS):
        if state.where[card] == IN_DECK:
            if place == 0:
                found = card
            place -= 1
    if fate.watched:
        wanted = from_script(fate)
        if wanted != -1:
            asked = scripted_card(course, state, wanted)
            if asked == NO_CARD:
                refuse(fate)
            else:
                found = asked
        write_down(fate, found)
    return found


@rule
def scripted_card(course: Record, state: Record, wanted: int) -> int:
    """The card of the deck that a scripted outcome names, by number or by name, or NO_CARD."""
    for card in range(CARDS):
        if state.where[card] == IN_DECK and (card == wanted or BY_NAME + int(course.kind[card]) == wanted):
            return card
    return NO_CARD


@rare
def refill(course: Record, state: Record, seat: int, fate: Record, log: Record) -> None:
    """TA-3.3: draw up to k + 1 cards, whatever the team has lost."""
    missing = int(course.cars) + 1 - held(state, seat)
    for _ in range(missing):
        card = top_card(course, state, fate, log)
        state.where[card] = IN_HAND + seat
        state.decked -= 1
        tell_drawn(log, seat, card)


@rule
def tell_drawn(log: Record, seat: int, card: int) -> None:
    """One event for the cards of a refill, or two if the deck was shuffled in the middle of it."""
    if log is not None and log.on:
        if log.n == 0 or log.rows[log.n - 1, 0] != DREW or log.rows[log.n - 1, 1] != seat:
            tell(log, DREW, seat, 0, 0, 0)
        row = log.rows[log.n - 1]
        row[3 + row[2]] = card
        row[2] += 1


# TA-4.4, TA-5.7. Team bars


@rare
def reveal_bar(course: Record, state: Record, fate: Record, log: Record) -> None:
    """TA-4.4.2, AR-57: reveal the top race card, read its bar without the teams that don't race, and discard it.

    A script may name the teams in order instead of a card. Then any card with that order is the one that comes.
    """
    seats = int(course.seats)
    state.bar[:] = NO_BAR
    named = 0
    if fate.watched:
        named = scripted_bar(course, state, fate)
    if named == 0:
        card = top_card(course, state, fate, log)
        for i in range(seats):
            state.bar[i] = course.bars[card, i]
    else:
        card = card_with_bar(course, state, named)
        complete_bar(course, state, named, card)
    state.where[card] = IN_DISCARD
    state.decked -= 1
    tell_bar(course, state, log)


@rule
def scripted_bar(course: Record, state: Record, fate: Record) -> int:
    """The teams that the script names next, put into the bar; the answer is how many of them race here."""
    named, seen = 0, 0
    wanted = next_scripted(fate)
    while named < course.seats and TEAM <= wanted < EVENT and not (seen >> (wanted - TEAM)) & 1:
        seen |= 1 << (wanted - TEAM)
        write_down(fate, from_script(fate))
        for seat in range(course.seats):
            if course.team[seat] == wanted - TEAM:
                state.bar[named] = seat
                named += 1
        wanted = next_scripted(fate)
    return named


@rule
def card_with_bar(course: Record, state: Record, named: int) -> int:
    """The first card of the deck whose bar begins in the order of the script; if there is none, the first of all."""
    found = NO_CARD
    for card in range(CARDS - 1, -1, -1):
        if state.where[card] == IN_DECK:
            same = True
            for i in range(named):
                same = same and state.bar[i] == course.bars[card, i]
            if same:
                return card
            found = card
    return found


@rule
def complete_bar(course: Record, state: Record, named: int, card: int) -> None:
    """Teams that the script has not named stand behind the others, as on the card."""
    for i in range(course.seats):
        seat, missing = int(course.bars[card, i]), True
        for j in range(named):
            missing = missing and state.bar[j] != seat
        if missing:
            state.bar[named] = seat
            named += 1


@rule
def tell_bar(course: Record, state: Record, log: Record) -> None:
    bar = 0
    for i in range(course.seats):
        bar |= (int(state.bar[i]) + 1) << (BAR_BITS * i)
    tell(log, BAR, NOBODY, bar, 0, 0)


@rule
def first_on_bar(course: Record, state: Record, cars: int) -> int:
    """TA-4.4.2: the first team of the bar that has one of these cars."""
    for i in range(course.seats):
        for car in range(state.cars):
            if (cars >> car) & 1 and seat_of(state, car) == state.bar[i]:
                return int(state.bar[i])
    return NOBODY


# Texts behind a move


@rule
def drift(course: Record, state: Record, car: int, log: Record) -> None:
    """TA-RC.7, TA-RC.22, AR-29: Oversteer takes the car a lane in, Understeer a lane out, into an empty space."""
    kind = kind_of(course, state)
    if kind != OVERSTEER and kind != UNDERSTEER:
        return
    sector = sector_of(course, state, car)
    lane = int(state.lane[car]) + (-1 if kind == OVERSTEER else 1)
    if 1 <= lane <= course.lanes[sector] and car_at(state, sector, lane) == NOBODY:
        dist = int(state.dist[car])
        lift(course, state, car)
        put(course, state, car, dist, lane)
        tell_place(course, state, log, DRIFTED, car)


@rule
def is_in_clean_air(course: Record, state: Record, car: int) -> bool:
    """TA-RC.4: neither the leader, nor beside another car."""
    return not has_company(course, state, car, sector_of(course, state, car)) and car_to_follow(state, car) != NOBODY


@rule
def is_clear_ahead(course: Record, state: Record, car: int) -> bool:
    """TA-RC.4 with `clean_air_any`: no car stands on the racing lanes of the next sector."""
    return not has_company(course, state, car, sector_ahead(course, sector_of(course, state, car)))


@rule
def has_company(course: Record, state: Record, car: int, sector: int) -> bool:
    """Whether another car stands on the racing lanes of a sector."""
    for lane in range(1, int(course.lanes[sector]) + 1):
        other = car_at(state, sector, lane)
        if other != NOBODY and other != car:
            return True
    return False


@rare
def clean_air_lanes(course: Record, state: Record, car: int) -> int:
    """TA-RC.4, AR-24: the lanes that Clean Air may put the car into, as bits; 0 if nothing happens."""
    if not is_in_clean_air(course, state, car):
        return 0
    there = sector_of(course, state, car_to_follow(state, car))
    behind = sector_behind(course, there)
    lanes = 0
    for lane in range(1, int(course.lanes[behind]) + 1):
        here = car_at(state, behind, lane)
        if here == NOBODY or here == car:
            for ahead in range(course.ahead[behind, lane, 0], int(course.ahead[behind, lane, 1]) + 1):
                other = car_at(state, there, ahead)
                if other != NOBODY and other != car:
                    lanes |= 1 << lane
    return lanes


@rule
def car_to_follow(state: Record, car: int) -> int:
    """TA-RC.4: the car on the racing lanes that precedes this one in the race order, or NOBODY for the first."""
    found, other = NOBODY, next_in_order(state, NOBODY, on_lanes(state))
    while other != car:
        found = other
        other = next_in_order(state, other, on_lanes(state))
    return found


@rule
def clean_air_dist(state: Record, car: int) -> int:
    """TA-RC.4: D of the sector directly behind the car that precedes this one."""
    return int(state.dist[car_to_follow(state, car)]) - 1


@rule
def come_up(course: Record, state: Record, car: int, lane: int, log: Record) -> None:
    """TA-RC.4: into the sector directly behind the car that precedes it; the line may lie on the way."""
    dist = clean_air_dist(state, car)
    lift(course, state, car)
    put(course, state, car, dist, lane)
    tell_place(course, state, log, CAME_UP, car)


@rule
def drive_on(course: Record, state: Record, car: int, lane: int, log: Record) -> None:
    """TA-RC.4 with `clean_air_any`: one sector on."""
    dist = int(state.dist[car]) + 1
    lift(course, state, car)
    put(course, state, car, dist, lane)
    state.entered = 1 << lane
    tell_place(course, state, log, CAME_UP, car)


@rule
def second_cars(course: Record, state: Record) -> int:
    """TA-RC.2, AR-23: the cars that Teamwork may move as the second one, as bits."""
    cars = 0
    for car in range(state.cars):
        if (
            car != state.segment
            and seat_of(state, car) == seat_of(state, int(state.segment))
            and is_on_lanes(state, car)
        ):
            cars |= 1 << car
    return cars
