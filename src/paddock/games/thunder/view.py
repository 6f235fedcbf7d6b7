"""What a seat may see of Thunder Alley: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.engine.fate import below
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.contract import Event
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
    SECOND_SPEED,
    SPEED,
    TEAM_CARS,
    TEAM_OF,
    TEAMS,
    WEAR,
)
from paddock.games.thunder.events import (
    AUTO,
    BAR,
    CAR_BITS,
    DISCARDED,
    DREW,
    DROVE,
    EVENTS,
    GONE,
    GROUP,
    LINKED,
    LINKS,
    LOSSES,
    PACKED,
    PLAYED,
    PUSHED,
    RETIRED,
    SECTOR_BITS,
    STEPS,
    WAYS,
)
from paddock.games.thunder.moves import number_of, word
from paddock.games.thunder.position import PHASE_WORDS, car_standing, number_on, plain, space, standing, unpacked, write
from paddock.games.thunder.rules import has, held, leader_of, pending, place_of, score, seat_of, sector_of, to_be_asked
from paddock.games.thunder.rules.finish import GUARD
from paddock.games.thunder.rules.race_cards import BAR_BITS
from paddock.games.thunder.state import (
    APRON,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NOBODY,
    OFF,
    OVER,
    PIT,
    SWAP,
)
from paddock.games.thunder.track import MOST_LANES, MOST_LAPS, MOST_SECTORS

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
    if state.phase == PIT:
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
    """Deal the race cards that this seat can't see anew: into the deck and the other hands, as many as there were.

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


def view(course: Record, state: Record, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """What a seat may see, in the words of a position; `None` is a spectator."""
    shown: dict[Any, Any] = plain(write(course, state, names)) | standing(course, state)
    shown["you"] = None if seat is None else names[seat]
    shown["pending"] = [name for other, name in enumerate(names) if (pending(course, state) >> other) & 1]
    shown["hands"] = {
        name: cards if other == seat else len(cards) for other, (name, cards) in enumerate(shown["hands"].items())
    }
    leader, asked = leader_of(state), to_be_asked(state) if state.phase == PIT else NOBODY
    course, state = unpacked(course), unpacked(state)
    for car in range(state.cars):
        number = number_on(course, state, car)
        team = names[int(state.id[car]) // TEAM_CARS]
        shown["cars"][number] |= {"team": team} | car_standing(course, state, car, leader)
        shown[number] = shown["cars"][number]
    if asked != NOBODY:
        shown["car"] = number_on(course, state, asked)
    if "move" in shown:
        shown["mp"] = int(state.mp)
    shown["sectors"], shown["laps"] = int(course.sectors), int(course.laps)
    shown["lanes"] = [int(lanes) for lanes in course.lanes[: course.sectors]]
    return shown


def event(course: Record, row: Array, seat: int | None, names: Sequence[str]) -> Event | None:
    """What a viewer is told of an event. The viewer -1 sees everything."""
    code, actor = int(row[0]), int(row[1])
    name, keys = EVENTS[code]
    given = [int(value) for value in row[2:]]
    values: dict[str, Any] = dict(zip(keys, given, strict=False))
    if "car" in values:
        values["car"] = number_of(course, given[0])
    if code == DREW:
        values["cards"] = [NAMES[KIND_OF[card]] for card in given[1 : 1 + given[0]]]
        if seat not in (actor, -1):
            del values["cards"]
    elif code == BAR:
        values["bar"] = [names[((given[0] >> (BAR_BITS * i)) & 7) - 1] for i in range(len(names))]
    elif code == PLAYED:
        values["card"] = NAMES[given[1]]
    elif code == DISCARDED:
        values["card"] = NAMES[given[0]]
    elif code == LINKED:
        values["how"], values["cars"] = LINKS[given[1]], [number_of(course, given[GROUP])]
    elif code == DROVE:
        values["how"], values["at"], values["mp"] = STEPS[given[1]], told_space(given[2], given[3]), given[4]
    elif "cars" in keys:
        values["cars"], values["at"] = group_in(course, given)
        if code == PUSHED:
            values["how"] = WAYS[given[1]]
    elif "at" in keys:
        values["at"] = told_space(given[1], given[2])
    elif code == RETIRED:
        values["why"] = LOSSES[given[2]]
    elif code == AUTO:
        values["action"] = word(course, given[0])
    if "colour" in values:
        values["colour"] = WEAR[given[1]]
    if "event" in values:
        values["event"] = EVENT_NAMES[given[0]]
    return Event(name, None if actor == NOBODY else names[actor], values)


def told_space(sector: int, lane: int) -> str | None:
    """A space; None for a car that has left the track."""
    return space(sector, lane) if APRON <= lane < GONE else None


def group_in(course: Record, given: Sequence[int]) -> tuple[list[int | None], list[str | None]]:
    """The cars of an event, and where they stand."""
    cars, spaces = [], []
    for i in range(given[GROUP - 1]):
        packed = given[GROUP + i // 2] >> (PACKED * (i % 2))
        cars.append(number_of(course, packed & ((1 << CAR_BITS) - 1)))
        sector = (packed >> CAR_BITS) & ((1 << SECTOR_BITS) - 1)
        spaces.append(told_space(sector, (packed >> (CAR_BITS + SECTOR_BITS)) & 7))
    return cars, spaces


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """TA-10.2: points and ranks as the race stands, the place of every car, and the winning team once there is one."""
    out = np.zeros((len(names), 2), np.int32)
    score(course, state, out)
    ranks = {name: int(out[seat, 0]) for seat, name in enumerate(names)}
    winner = next((name for name, rank in ranks.items() if rank == 1), None) if state.phase == OVER else None
    return {
        "scores": {name: int(out[seat, 1]) for seat, name in enumerate(names)},
        "ranks": ranks,
        "winner": winner,
        "turns": int(state.turns),
        "places": {number_on(course, state, car): int(place_of(state, car)) for car in range(state.cars)},
        "led": {number_on(course, state, car): int(state.led[car]) for car in range(state.cars) if state.led[car]},
    }


def next_options(result: dict[str, Any]) -> dict[str, Any]:
    """TA-11.2: the team whose car won stands further ahead on the bar of the next race."""
    won = [number for number, place in result["places"].items() if place == 1]
    return {"last_winner": TEAMS[TEAM_OF[won[0]]]} if won else {}


def units(course: Record, names: Sequence[str]) -> dict[str, list[int]]:
    """TA-2.2: every player runs a team of his own."""
    return {name: [seat] for seat, name in enumerate(names)}
