"""What a seat may see of Thunder Alley: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from paddock.engine.fate import below
from paddock.engine.glass import (
    BAG,
    EVERYTHING,
    FLAG,
    PILE,
    UNKNOWN,
    WIDTH,
    Column,
    Group,
    Seen,
    bags_of,
    in_parts,
    names_of,
    retold,
)
from paddock.engine.jit import rare, rule
from paddock.engine.numbers import Seat, Viewer, all_cars, seated
from paddock.engine.records import Array, Record
from paddock.games.observed import Number, blocks, each, flag, in_order
from paddock.games.thunder.cards import (
    CARDS,
    COLOURS,
    EVENT_COUNTS,
    EVENT_KINDS,
    EVENT_NAMES,
    EXIT,
    KIND_OF,
    KINDS,
    MOST_CARS,
    MOST_SEATS,
    NAMES,
    NO_EVENT,
    SECOND_SPEED,
    SPEED,
    TEAM_CARS,
    WEAR,
)
from paddock.games.thunder.cards import RAIN as RAIN_CARD
from paddock.games.thunder.events import (
    BAR,
    CAR_BITS,
    DREW,
    EVENTS,
    FOLLOWED,
    GROUP,
    LINE_CARS,
    LINED_UP,
    LINKED,
    LINKED_AHEAD,
    PUSHED,
    SHED,
    SPACE_BITS,
    STEPS,
    WORE,
)
from paddock.games.thunder.moves import number_of
from paddock.games.thunder.position import ANSWERS, PHASE_WORDS, WALKS, number_on
from paddock.games.thunder.rules import (
    has,
    held,
    lap_marker,
    leader_of,
    list_order,
    place_of,
    score,
    seat_of,
    sector_of,
    to_be_asked,
)
from paddock.games.thunder.rules.finish import GUARD
from paddock.games.thunder.rules.race_cards import BAR_BITS
from paddock.games.thunder.rules.standing import crossings, is_lapped, laps_of, space_at, space_of
from paddock.games.thunder.state import (
    APRON,
    ASK_BACK,
    ASK_CARD,
    ASK_LANE,
    ASK_REAR,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NO_BAR,
    NOBODY,
    OFF,
    OVER,
    PITTING,
    REMOVING,
    SWAP,
    TEAM2,
)
from paddock.games.thunder.track import MOST_LANES, MOST_LAPS, MOST_SECTORS, SPACES

# The layout of an observation. Seats are counted from the observer's own; cars by seat, then by their numbers.
PHASE, TURN, FIRST, TURNS, SECTORS, LAPS, LO, HI, RAIN, YELLOW, DECKED, EVENTFUL, EVENT_CARD = range(13)
ACTIVE, SEGMENT, CARD, MP, LEAVING, SECOND, ENTERED, BEGUN, LOCKED, SWERVED, STEP, INTO, ASKED = range(13, 26)
HAND = 26  #: own cards, by kind
DISCARDS = HAND + KINDS  #: the discard pile, by kind
HELD = DISCARDS + KINDS  #: sizes of all hands
CAR = HELD + MOST_SEATS  #: then per car:
ENTERED_RACE, SECTOR, CROSSINGS, LANE, STACK, PLACE, LEADS, ACTIVATED, HAS_FINISHED, MARKED, INVOLVED = range(11)
FRONT, REAR, CHAIN, OPTION, ANSWER = range(11, 16)
MARKERS = 16  #: wear, by colour
CAR_SIZE = MARKERS + COLOURS
OBSERVATION = CAR + MOST_SEATS * TEAM_CARS * CAR_SIZE

MOST_OF = [KIND_OF.count(kind) for kind in range(KINDS)]  #: race cards of each kind
MOST_COUNTED = 127  #: what the record of a position can count of markers

NUMBERS = in_order(
    {
        PHASE: Number("phase", 0, OVER, ", ".join(f"{i} {asks or word}" for i, (word, asks) in PHASE_WORDS.items())),
        TURN: Number("turn", 0, MOST_SEATS, "1 + the team that decides, counted from the own one; 0 when it is over"),
        FIRST: Number("first", 0, MOST_SEATS, "1 + the First Player, counted in the same way"),
        TURNS: Number("turns", 0, GUARD + 1, "the number of this turn"),
        SECTORS: Number("sectors", 0, MOST_SECTORS, "of a lap"),
        LAPS: Number("laps", 0, MOST_LAPS, "of the race"),
        LO: Number("lo", 0, MOST_CARS + 1, "the best position marker left"),
        HI: Number("hi", 0, MOST_CARS, "the lowest one"),
        RAIN: flag("rain"),
        YELLOW: flag("yellow", "the yellow flag is out"),
        DECKED: Number("decked", 0, CARDS, "race cards in the deck"),
        EVENTFUL: Number("eventful", 0, sum(EVENT_COUNTS), "event cards in their deck"),
        EVENT_CARD: Number("event", 0, EVENT_KINDS, "1 + the event that is being resolved"),
        ACTIVE: Number("active", 0, MOST_CARS, "1 + the car that moves, by its place among the cars below"),
        SEGMENT: Number("segment", 0, MOST_CARS, "1 + the car whose segment it is, in the same way"),
        CARD: Number("card", 0, KINDS, "1 + the kind of the race card in use"),
        MP: Number("mp", 0, max(*SPEED, *EXIT, SECOND_SPEED), "movement points left"),
        LEAVING: flag("leaving", "the car comes out of the pits"),
        SECOND: flag("second", "the move of Teamwork's second car"),
        ENTERED: Number("entered", 0, (1 << (MOST_LANES + 1)) - 1, "lanes of this sector it has been in, as bits"),
        BEGUN: flag("begun", "there was a step forward"),
        LOCKED: flag("locked", "only steps forward are left"),
        SWERVED: flag("swerved", "the diagonal step has been used"),
        STEP: Number(
            "step", 0, SWAP, "a step that waits for a choice: 0 none, 1 forward, 2 in, 3 out, 4 diagonal, 5 swap"
        ),
        INTO: Number("into", 0, MOST_LANES, "the lane that it leads to"),
        ASKED: Number("asked", 0, MOST_CARS, "1 + the car whose pit stop is to be decided"),
    },
    each(HAND, "hand", NAMES, MOST_OF, "own race cards"),
    each(DISCARDS, "discards", NAMES, MOST_OF, "race cards in the discard pile"),
    each(HELD, "held", range(MOST_SEATS), CARDS, "race cards in each hand, the own first"),
    blocks(
        CAR,
        CAR_SIZE,
        "car",
        MOST_SEATS * TEAM_CARS,
        {
            ENTERED_RACE: flag("entered_race", "0: no such car"),
            SECTOR: Number("sector", 0, MOST_SECTORS - 1),
            CROSSINGS: Number("crossings", -1, MOST_LAPS + 1, "of the start line"),
            LANE: Number("lane", OFF, MOST_LANES, "-1 beside the track, 0 the apron"),
            STACK: Number("stack", 0, MOST_CARS - 1, "on the apron: cars below it"),
            PLACE: Number("place", 0, MOST_CARS, "its position marker; 0 racing"),
            LEADS: Number("leads", 0, MOST_COUNTED, "Turn Leader markers"),
            ACTIVATED: flag("activated", "has had its segment"),
            HAS_FINISHED: flag("finished"),
            MARKED: flag("marked", "got a Turn Leader marker this turn"),
            INVOLVED: flag("involved", "in a Collision"),
            FRONT: Number("front", 0, MOST_CARS, "1 + its place among the cars linked ahead"),
            REAR: Number("rear", 0, MOST_CARS, "1 + its place among the cars linked behind"),
            CHAIN: Number("chain", 0, MOST_CARS, "1 + its place among the cars pushed out of the way"),
            OPTION: flag("option", "may be picked"),
            ANSWER: Number("answer", 0, 3, "of its pit stop: 0 none yet, 1 stay, 2 pit, 3 retire"),
        }
        | each(MARKERS, "wear", WEAR, MOST_COUNTED, "wear markers"),
    ),
)


@rule
def place_in_view(course: Record, state: Record, seat: int, car: int) -> int:
    """Where a car stands in the observation of a seat."""
    seats = int(course.seats)
    return (seat_of(state, car) - seat) % seats * TEAM_CARS + int(state.id[car]) % TEAM_CARS


@rule
def observe(course: Record, state: Record, seat: int, out: Array) -> None:
    """AM-8: all that this seat may know, as numbers."""
    out[:] = 0
    seats = int(course.seats)
    out[PHASE] = state.phase
    if state.phase != OVER:
        out[TURN] = 1 + (int(state.turn) - seat) % seats
    if state.first != NOBODY:
        out[FIRST] = 1 + (int(state.first) - seat) % seats
    out[TURNS] = state.turns
    out[SECTORS] = course.sectors
    out[LAPS] = course.laps
    out[LO] = state.lo
    out[HI] = state.hi
    out[RAIN] = state.rain
    out[YELLOW] = state.yellow
    out[DECKED] = state.decked
    out[EVENTFUL] = state.eventful
    out[EVENT_CARD] = state.event + 1
    observe_move(course, state, seat, out)
    for card in range(CARDS):
        where = int(state.where[card])
        if where == IN_HAND + seat:
            out[HAND + course.kind[card]] += 1
        elif where == IN_DISCARD:
            out[DISCARDS + course.kind[card]] += 1
    for i in range(seats):
        out[HELD + i] = held(state, (seat + i) % seats)
    for car in range(state.cars):
        observe_car(course, state, car, out[CAR + place_in_view(course, state, seat, car) * CAR_SIZE :])
    for i in range(state.fronts):
        out[CAR + place_in_view(course, state, seat, int(state.front[i])) * CAR_SIZE + FRONT] = i + 1
    for i in range(state.rears):
        out[CAR + place_in_view(course, state, seat, int(state.rear[i])) * CAR_SIZE + REAR] = i + 1
    for i in range(state.chains):
        out[CAR + place_in_view(course, state, seat, int(state.chain[i])) * CAR_SIZE + CHAIN] = i + 1


@rule
def observe_move(course: Record, state: Record, seat: int, out: Array) -> None:
    if state.active != NOBODY:
        out[ACTIVE] = 1 + place_in_view(course, state, seat, int(state.active))
        out[CARD] = 1 + course.kind[state.card]
    if state.segment != NOBODY:
        out[SEGMENT] = 1 + place_in_view(course, state, seat, int(state.segment))
    out[MP] = state.mp
    out[LEAVING] = state.leaving
    out[SECOND] = state.second
    out[ENTERED] = state.entered
    out[BEGUN] = state.begun
    out[LOCKED] = state.locked
    out[SWERVED] = state.swerved
    out[STEP] = state.step
    out[INTO] = state.into
    if state.phase == PITTING:
        out[ASKED] = 1 + place_in_view(course, state, seat, to_be_asked(state))


@rule
def observe_car(course: Record, state: Record, car: int, out: Array) -> None:
    out[ENTERED_RACE] = 1
    out[SECTOR] = sector_of(course, state, car)
    out[CROSSINGS] = int(state.dist[car]) // int(course.sectors)
    out[LANE] = state.lane[car]
    out[STACK] = state.stack[car]
    out[PLACE] = state.place[car]
    out[LEADS] = state.led[car]
    out[ACTIVATED] = has(state.activated, car)
    out[HAS_FINISHED] = has(state.finished, car)
    out[MARKED] = has(state.marked, car)
    out[INVOLVED] = has(state.involved, car)
    out[OPTION] = has(state.options, car)
    if has(state.answered, car):
        out[ANSWER] = 3 if has(state.retiring, car) else 1 + int(has(state.pitting, car))
    for colour in range(COLOURS):
        out[MARKERS + colour] = state.wear[car, colour]


@rule
def is_unseen(state: Record, seat: int, card: int) -> bool:
    """AM-8: a race card in the deck, or in another hand."""
    where = int(state.where[card])
    return where == IN_DECK or (where >= IN_HAND and where != IN_HAND + seat)


ROOM, FULL = 7, 127  #: bits of a number of race cards


@rare
def guess(course: Record, state: Record, seat: int, fate: Record) -> None:
    """Deal the race cards that this seat can't see again: into the deck and the other hands, as many as there were.

    `room` counts, in so many bits each, what the deck and every hand are to get.
    """
    left, room = 0, 0
    for card in range(CARDS):
        if is_unseen(state, seat, card):
            left += 1
            room += 1 << (ROOM * place_of_card(state, card))
    for card in range(CARDS):
        if is_unseen(state, seat, card):
            skipped, place = below(fate, left), 0
            while skipped >= (room >> (ROOM * place)) & FULL:
                skipped -= (room >> (ROOM * place)) & FULL
                place += 1
            state.where[card] = IN_DECK if place == 0 else IN_HAND + place - 1
            room -= 1 << (ROOM * place)
            left -= 1


@rule
def place_of_card(state: Record, card: int) -> int:
    """0 for the deck, otherwise 1 + the seat that holds the card."""
    return 0 if state.where[card] == IN_DECK else 1 + int(state.where[card]) - IN_HAND


# What a viewer sees.

SEEN = Seen(
    (
        Column("phase", "phases", means="what is to be decided"),
        Column("turns", means="the number of this turn, from 1"),
        Column("turn", "seats", maybe=True, means="the team that decides; unknown when the race is over"),
        Column("pending", "seats", PILE, MOST_SEATS, means="who must decide now"),
        Column("first", "seats", maybe=True, means="the First Player; unknown until there is one"),
        Column("rain", FLAG, means="a Rain card lies beside the track"),
        Column("yellow", FLAG, means="the yellow flag is out"),
        Column("lo", means="the best position marker left"),
        Column("hi", means="the lowest one"),
        Column("lap", means="what the lap marker shows"),
        Column("order", "cars", PILE, MOST_CARS, means="the racing cars, the leader first"),
        Column("deck", means="race cards in it"),
        Column("discard", "cards", BAG, KINDS),
        Column("event_deck", means="event cards in it"),
        Column("event_discard", "event_cards", BAG, EVENT_KINDS),
        Column("bar", "seats", PILE, MOST_SEATS, maybe=True, means="the team bar in use; unknown if there is none"),
        Column("car", "cars", maybe=True, means="the car for which a card, or a pit stop, is to be decided"),
        Column(
            "active", "cars", maybe=True, means="the car that moves; unknown if there is none, like all that follows"
        ),
        Column("card", "cards", maybe=True, means="the race card in use"),
        Column("mp", maybe=True, means="movement points left"),
        Column("entered", "spaces", PILE, MOST_LANES + 1, maybe=True, means="spaces of its sector that it has been in"),
        Column("begun", FLAG, maybe=True, means="there was a step forward"),
        Column("locked", FLAG, maybe=True, means="only steps forward are left"),
        Column("leaving", FLAG, maybe=True, means="it comes out of the pits"),
        Column("second", "cars", maybe=True, means="whose segment it is, if Teamwork moves this car as the second one"),
        Column("swerved", FLAG, maybe=True, means="the diagonal step has been used"),
        Column("front", "cars", PILE, MOST_CARS, maybe=True, means="cars linked ahead, the nearest first"),
        Column("rear", "cars", PILE, MOST_CARS, maybe=True, means="cars linked behind, the nearest first"),
        Column("step", "steps", maybe=True, means="a step that waits for a choice inside of it; unknown if none does"),
        Column("into", maybe=True, means="the lane that it leads to"),
        Column("walk", "walks", maybe=True, means="when the cars behind are looked for"),
        Column("chain", "cars", PILE, MOST_CARS, maybe=True, means="cars pushed out of the way, the nearest first"),
        Column("back", FLAG, maybe=True, means="they go backward"),
        Column("target", maybe=True, means="the lane that the last of them, or of the line ahead, goes to"),
        Column("event", "event_cards", maybe=True, means="the event that is being resolved; unknown if there is none"),
        Column("origin", "cars", maybe=True, means="the car that a Collision starts from; unknown if there is none"),
        Column("due", "seats", PILE, MOST_SEATS, means="whom an event, pit stops or discards have yet to come to"),
        Column("front_row", maybe=True, means="of a restart: sectors from the first start line on, while cars pit"),
        Column("removed", means="markers removed so far that cost a space"),
        Column("team", "seats", per="cars"),
        Column("at", "spaces", per="cars", maybe=True, means="unknown beside the track"),
        Column("x", per="cars", maybe=True, means="how often it has crossed the line"),
        Column("wear", "colours", BAG, COLOURS, "cars", means="wear markers"),
        Column("led", per="cars", means="Turn Leader markers"),
        Column("activated", FLAG, per="cars", means="it has had its segment"),
        Column("place", per="cars", means="its position marker; 0 racing"),
        Column("stack", per="cars", maybe=True, means="on the apron: cars below it"),
        Column("out", FLAG, per="cars", maybe=True, means="it has a place, and has not finished"),
        Column("laps", per="cars", maybe=True, means="driven"),
        Column("lapped", FLAG, per="cars", maybe=True),
        Column("finished", FLAG, per="cars"),
        Column("marked", FLAG, per="cars", means="it got a Turn Leader marker this turn"),
        Column("involved", FLAG, per="cars", means="in a Collision"),
        Column(
            "option", FLAG, per="cars", maybe=True, means="it may be picked for an event, or as Teamwork's second car"
        ),
        Column("answer", "answers", per="cars", maybe=True, means="of its pit stop; unknown until it is given"),
        Column("held", per="hands", means="race cards in the hand"),
        Column("hand", "cards", BAG, KINDS, "hands", maybe=True, means="the own hand"),
    ),
    {"cars": Group(MOST_CARS, "cars"), "hands": Group(MOST_SEATS, "seats")},
)


@rule
def show(course: Record, state: Record, viewer: int, out: Record) -> None:
    """AM-8: what this viewer may see; all the rest stays unknown."""
    show_table(course, state, out)
    if state.phase == ASK_CARD:
        out.car = state.id[state.segment]
    elif state.active != NOBODY:
        show_move(course, state, out)
    if state.phase == PITTING:
        out.car = state.id[to_be_asked(state)]
    show_end(state, out)
    leader = leader_of(state)
    for car in range(state.cars):
        show_car(course, state, car, int(state.id[car]), leader, out)
    n = list_order(state, out.order[1:])
    out.order[0] = n
    for i in range(n):
        out.order[1 + i] = state.id[out.order[1 + i]]
    show_cards(course, state, viewer, out)


@rule
def show_table(course: Record, state: Record, out: Record) -> None:
    """TA-3: whose turn it is, and what lies beside the track."""
    out.phase = state.phase
    out.turns = state.turns
    out.pending[0] = 0
    if state.phase != OVER:
        out.turn = state.turn
        out.pending[0] = 1
        out.pending[1] = state.turn
    if state.first != NOBODY:
        out.first = state.first
    out.rain = state.rain
    out.yellow = state.yellow
    out.lo = state.lo
    out.hi = state.hi
    out.lap = lap_marker(course, state)
    if state.bar[0] != NO_BAR:
        out.bar[0] = course.seats
        for i in range(course.seats):
            out.bar[1 + i] = state.bar[i]


@rule
def show_move(course: Record, state: Record, out: Record) -> None:
    """TA-6.1: the move of the active car, and the step that waits for a choice."""
    active = int(state.active)
    out.active = state.id[active]
    out.card = course.kind[state.card]
    out.mp = state.mp
    out.entered[0] = 0
    for lane in range(MOST_LANES + 1):
        if (int(state.entered) >> lane) & 1:
            out.entered[0] += 1
            out.entered[out.entered[0]] = space_at(course, int(state.dist[active]), lane)
    out.begun = state.begun
    out.locked = state.locked
    out.leaving = state.leaving
    out.swerved = state.swerved
    if state.second:
        out.second = state.id[state.segment]
    show_line(state, state.front, int(state.fronts), out.front)
    show_line(state, state.rear, int(state.rears), out.rear)
    if state.phase == ASK_REAR or state.phase == ASK_LANE or state.phase == ASK_BACK:
        out.step = state.step
        out.into = state.into
        out.walk = state.walk
        out.back = state.retreat
        out.target = state.target
        show_line(state, state.chain, int(state.chains), out.chain)


@rule
def show_line(state: Record, line: Array, n: int, out: Array) -> None:
    out[0] = n
    for i in range(n):
        out[1 + i] = state.id[line[i]]


@rule
def show_end(state: Record, out: Record) -> None:
    """TA-3.5: what the end of a turn has come to."""
    if state.event != NO_EVENT:
        out.event = state.event
        if state.origin != NOBODY:
            out.origin = state.id[state.origin]
    out.due[0] = 0
    for seat in range(MOST_SEATS):
        if has(state.due, seat):
            out.due[0] += 1
            out.due[out.due[0]] = seat
    if state.yellow and (state.phase == PITTING or state.phase == REMOVING):
        out.front_row = state.front_row
    out.removed = state.removed


@rule
def show_car(course: Record, state: Record, car: int, id: int, leader: int, out: Record) -> None:
    """TA-1.4: where a car stands, what it carries, and what follows from it."""
    out.team[id] = seat_of(state, car)
    out.led[id] = state.led[car]
    out.activated[id] = has(state.activated, car)
    out.place[id] = state.place[car]
    out.finished[id] = has(state.finished, car)
    out.marked[id] = has(state.marked, car)
    out.involved[id] = has(state.involved, car)
    for colour in range(COLOURS):
        out.wear[id, colour] = state.wear[car, colour]
    if state.lane[car] != OFF:
        out.at[id] = space_of(course, state, car)
        out.x[id] = crossings(course, state, car)
        out.laps[id] = laps_of(course, state, car)
        out.lapped[id] = is_lapped(course, state, car, leader)
    if state.lane[car] == APRON:
        out.stack[id] = state.stack[car]
    if state.place[car] > 0:
        out.out[id] = not has(state.finished, car)
    if state.event != NO_EVENT or state.phase == TEAM2:
        out.option[id] = has(state.options, car)
    if has(state.answered, car):
        out.answer[id] = answer_of(state, car)


@rule
def answer_of(state: Record, car: int) -> int:
    """TA-9.1.1: stay, pit or retire."""
    return 2 if has(state.retiring, car) else int(has(state.pitting, car))


@rule
def show_cards(course: Record, state: Record, viewer: int, out: Record) -> None:
    """TA-2.7, TA-5.9: the own hand, how many cards the others hold, and what lies open."""
    out.discard[:] = 0
    for seat in range(course.seats):
        out.held[seat] = 0
        if seat == viewer:
            out.hand[seat, :] = 0
    for card in range(CARDS):
        where = int(state.where[card])
        if where == IN_DISCARD:
            out.discard[course.kind[card]] += 1
        elif where >= IN_HAND:
            out.held[where - IN_HAND] += 1
            if where - IN_HAND == viewer:
                out.hand[viewer, course.kind[card]] += 1
    out.deck = state.decked
    out.event_deck = state.eventful
    for kind in range(EVENT_KINDS):
        out.event_discard[kind] = course.events[kind] - state.events[kind] - int(state.event == kind)
    out.event_discard[RAIN_CARD] -= state.rain


def stays(course: Record, names: Sequence[str]) -> dict[str, Any]:
    """What a view tells of the track."""
    sectors = int(course.sectors)
    lanes, green_line = course.lanes[:sectors].tolist(), int(course.green_line)
    return {"sectors": sectors, "laps": int(course.laps), "lanes": lanes, "green_line": green_line}


def called(course: Record, names: Sequence[str]) -> dict[str, Sequence[Any]]:
    """TA-1.6: the numbers on the cars; None for those of teams that don't race."""
    return {"cars": [number_of(course, id) for id in range(MOST_CARS)]}


TABLE_COLUMNS = (
    *("turns", "phase", "turn", "first", "rain", "lo", "hi", "held", "discard", "event_discard"),
    *("marked", "car", "active", "bar", "order", "lap", "deck", "event_deck", "pending"),
)
CAR_COLUMNS = (
    *("team", "at", "x", "wear", "led", "activated"),
    *("place", "stack", "out", "laps", "lapped", "finished"),
)
MOVE_COLUMNS = (
    *("active", "card", "mp", "entered", "begun", "locked", "leaving", "second", "swerved", "front", "rear"),
    *("step", "into", "walk", "chain", "back", "target"),
)
END_COLUMNS = ("event", "option", "origin", "involved", "due", "yellow", "front_row", "answer", "removed")

TEAM = next(slice(place.at, place.end) for place in SEEN.places if place.name == "team")
read_hand = tuple(SEEN.reader(("hand", seat)) for seat in range(MOST_SEATS))
cards_in, event_cards_in, markers_in = bags_of(NAMES), bags_of(EVENT_NAMES), bags_of(WEAR)
read_move = SEEN.reader(*MOVE_COLUMNS)


@lru_cache(256)
def reader(teams: bytes, seats: int) -> tuple[Sequence[int], Callable[[Array], Sequence[Any]]]:
    """TA-2.3: the cars that race, by the teams of all that are in the box, and what reads no others."""
    racing = [car for car, team in enumerate(np.frombuffer(teams, np.int32)) if team != UNKNOWN]
    return racing, SEEN.reader(*TABLE_COLUMNS, *END_COLUMNS, *CAR_COLUMNS, cars=racing, hands=seats)


def view(
    numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """What was shown, in the words of a position."""
    names, calls = labels["seats"], labels["cars"]
    cars, read = reader(numbers[TEAM].tobytes(), len(names))
    racing = [calls[car] for car in cars]
    turns, phase, turn, first, rain, lo, hi, held, discard, event_discard, *others = read(numbers)
    marked, car, active, bar, order, lap, deck, event_deck, pending, *others = others
    word, asks = PHASE_WORDS[phase]
    shown: dict[Any, Any] = {"turns": turns, "phase": word}
    if asks:
        shown["asks"] = asks
    if turn != UNKNOWN:
        shown["turn"] = names[turn]
    if first != UNKNOWN:
        shown["first"] = names[first]
    shown["rain"] = rain == 1
    shown["cars"] = entries = view_cars(others[len(END_COLUMNS) :], names, racing)
    shown["places"] = {"lo": lo, "hi": hi}
    shown["hands"] = hands = dict(zip(names, held, strict=True))
    if viewer is not None:
        (hand,) = read_hand[viewer](numbers)
        hands[names[viewer]] = [*cards_in(tuple(hand))]
    shown["discard"] = [*cards_in(tuple(discard))]
    shown["event_discard"] = [*event_cards_in(tuple(event_discard))]
    if 1 in marked:
        shown["marked"] = flagged(marked, racing)
    if car != UNKNOWN:
        shown["car"] = calls[car]
    if active != UNKNOWN:
        shown["move"] = move = view_move(read_move(numbers), calls)
        shown["mp"] = move["mp"]
    if bar[0] != UNKNOWN:
        shown["bar"] = names_of(bar, names)
    view_end(others[: len(END_COLUMNS)], phase, names, calls, racing, shown)
    shown["order"] = order = names_of(order, calls)
    shown["lap"] = lap
    shown["leader"] = order[0] if order else None
    shown["deck"], shown["event_deck"] = deck, event_deck
    shown["you"] = None if viewer is None else names[viewer]
    shown["pending"] = names_of(pending, names)
    shown.update(entries)
    shown.update(fixed)
    return shown


def view_cars(columns: Sequence[Any], names: Sequence[str], racing: Sequence[Any]) -> dict[Any, dict[str, Any]]:
    """The cars: where each stands, what it carries, and what follows from it."""
    teams, spaces, crossings, wears, *others = columns
    entries: dict[Any, dict[str, Any]] = {}
    for number, team, at, x, wear, led, activated, place, stack, out, laps, lapped, finished in zip(
        racing, teams, spaces, crossings, in_parts(wears, COLOURS), *others, strict=True
    ):
        if at >= 0:
            entries[number] = car = {
                "at": SPACES[at],
                "x": x,
                "wear": [*markers_in(wear)],
                "led": led,
                "activated": activated == 1,
                "place": place,
                "team": names[team],
                "laps": laps,
                "lapped": lapped == 1,
                "finished": finished == 1,
            }
            if stack != UNKNOWN:
                car["stack"] = stack
        else:
            entries[number] = car = {
                "wear": [*markers_in(wear)],
                "led": led,
                "activated": activated == 1,
                "place": place,
                "team": names[team],
                "finished": finished == 1,
            }
            if out != UNKNOWN:
                car["out"] = out == 1
    return entries


def view_move(columns: Sequence[Any], calls: Sequence[Any]) -> dict[str, Any]:
    """The move of the active car, and the step that waits for a choice."""
    active, card, mp, entered, begun, locked, leaving, second, swerved, front, rear, *asked = columns
    move = {
        "car": calls[active],
        "card": NAMES[card],
        "mp": mp,
        "entered": names_of(entered, SPACES),
        "begun": begun == 1,
        "locked": locked == 1,
        "front": names_of(front, calls),
        "rear": names_of(rear, calls),
    }
    if leaving == 1:
        move["leaving"] = True
    if second != UNKNOWN:
        move["second"] = calls[second]
    if swerved == 1:
        move["diagonal"] = True
    step, into, walk, chain, back, target = asked
    if step != UNKNOWN:
        move["step"], move["into"], move["walk"] = STEPS[step], into, WALKS[walk]
        move["chain"] = names_of(chain, calls)
        move["back"], move["target"] = back == 1, target
    return move


def view_end(
    columns: Sequence[Any],
    phase: int,
    names: Sequence[str],
    calls: Sequence[Any],
    racing: Sequence[Any],
    shown: dict[Any, Any],
) -> None:
    """What the end of a turn has come to."""
    event, option, origin, involved, due, yellow, front_row, answer, removed = columns
    if event != UNKNOWN:
        shown["event"] = {"card": EVENT_NAMES[event], "options": flagged(option, racing)}
        if origin != UNKNOWN:
            shown["event"]["origin"] = calls[origin]
    elif phase == TEAM2:
        shown["event"] = {"options": flagged(option, racing)}
    if 1 in involved:
        shown.setdefault("event", {})["involved"] = flagged(involved, racing)
    if due[0] > 0:
        shown["due"] = names_of(due, names)
    if yellow == 1:
        shown["yellow"] = True
        if front_row != UNKNOWN:
            shown["front_row"] = front_row
    if answer.count(UNKNOWN) < len(answer):
        answers = zip(racing, answer, strict=True)
        shown["answers"] = {car: ANSWERS[number] for car, number in answers if number != UNKNOWN}
    if removed:
        shown["removed"] = removed


def flagged(flags: Sequence[int], racing: Sequence[Any]) -> list[Any]:
    """The cars of which something is so."""
    return [car for car, flag in zip(racing, flags, strict=True) if flag == 1]


# What a viewer is told.

SIZES = tuple(len(event.columns) for event in EVENTS)


@rule
def tell(course: Record, row: Array, viewer: int, out: Array) -> int:
    """An event as this viewer may know it: cards that were drawn are told to their owner alone."""
    code = int(row[0])
    if code == DREW:
        return tell_drawn(course, row, viewer == row[1] or viewer == EVERYTHING, out)
    if code == BAR:
        return tell_bar(course, row, out)
    if code == LINKED:
        return tell_link(row, out)
    if code == PUSHED:
        return tell_group(row, retold(row, 2, out), out)
    if code == FOLLOWED:
        return tell_group(row, retold(row, 1, out), out)
    if code == LINED_UP:
        return tell_group(row, retold(row, 0, out), out)
    if code == WORE or code == SHED:
        return tell_markers(row, retold(row, 3, out), out)
    return retold(row, SIZES[code], out)


@rule
def tell_drawn(course: Record, row: Array, known: bool, out: Array) -> int:
    """TA-3.3: how many cards were drawn, and which."""
    n = retold(row, 1, out)
    out[n] = row[2] if known else UNKNOWN
    if known:
        for i in range(int(row[2])):
            out[n + 1 + i] = course.kind[row[3 + i]]
        n += int(row[2])
    return n + 1


@rule
def tell_bar(course: Record, row: Array, out: Array) -> int:
    """TA-4.4.2: the teams in their order."""
    n, seats = retold(row, 0, out), int(course.seats)
    out[n] = seats
    for i in range(seats):
        out[n + 1 + i] = ((int(row[2]) >> (BAR_BITS * i)) & ((1 << BAR_BITS) - 1)) - 1
    return n + 1 + seats


@rule
def tell_link(row: Array, out: Array) -> int:
    """TA-6.4.3: the car that was linked, and the line that it is the last of."""
    n, size = retold(row, 2, out), int(row[1 + GROUP])
    ahead = row[3] == LINKED_AHEAD
    line = n + 2 if ahead else n + 3
    out[n] = 1
    out[n + 2], out[n + 3] = UNKNOWN, UNKNOWN
    out[line] = size
    for i in range(size):
        packed = int(row[2 + GROUP + i // LINE_CARS]) >> (CAR_BITS * (i % LINE_CARS))
        out[line + 1 + i] = packed & ((1 << CAR_BITS) - 1)
    out[n + 1] = out[line + size]
    if ahead:
        out[line + size + 1] = UNKNOWN
    return n + 4 + size


@rule
def tell_group(row: Array, n: int, out: Array) -> int:
    """Several cars, where they stand, and how often they have crossed the line."""
    size = int(row[1 + GROUP])
    for column in range(3):
        out[n + column * (size + 1)] = size
    for i in range(size):
        packed = int(row[2 + GROUP + i])
        out[n + 1 + i] = packed & ((1 << CAR_BITS) - 1)
        out[n + 2 + size + i] = ((packed >> CAR_BITS) & ((1 << SPACE_BITS) - 1)) - 1
        out[n + 3 + 2 * size + i] = packed >> (CAR_BITS + SPACE_BITS)
    return n + 3 * (size + 1)


@rule
def tell_markers(row: Array, n: int, out: Array) -> int:
    """TA-7.1.2: all markers of a car, by colour, as far as they find room."""
    size = 0
    for colour in range(COLOURS):
        for _ in range(min(int(row[2 + GROUP + colour]), WIDTH - 1 - n - size)):
            size += 1
            out[n + size] = colour
    out[n] = size
    return n + 1 + size


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """TA-10.2: points and ranks as the race stands, the place of every car, and the winning team once there is one."""
    out = np.zeros((len(names), 2), np.int32)
    score(course, state, out)
    ranks = {name: int(out[seat, 0]) for seat, name in enumerate(names)}
    winner = next((name for name, rank in ranks.items() if rank == 1), None) if state.phase == OVER else None
    places = {car: int(place_of(state, car)) for car in all_cars(state.cars)}
    return {
        "scores": {name: int(out[seat, 1]) for seat, name in enumerate(names)},
        "ranks": ranks,
        "winner": winner,
        "first_home": next((names[seat_of(state, car)] for car, place in places.items() if place == 1), None),
        "turns": int(state.turns),
        "places": {number_on(course, state, car): place for car, place in places.items()},
        "led": {number_on(course, state, car): int(state.led[car]) for car in all_cars(state.cars) if state.led[car]},
    }


def units(course: Record, names: Sequence[str]) -> dict[str, list[Seat]]:
    """TA-2.2: every player runs a team of his own."""
    return {name: [seat] for seat, name in seated(names)}
