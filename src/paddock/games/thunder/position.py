"""A position of Thunder Alley in words, both ways: `write` is complete, `read` fills in what is not said."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from paddock.engine.numbers import Car, Seat, all_cars, seated
from paddock.engine.records import Record
from paddock.errors import BadPosition
from paddock.games.contract import Names
from paddock.games.entries import (
    TRUTH,
    Awaited,
    Entry,
    Form,
    Said,
    bits_of,
    check_keys,
    count,
    in_order,
    is_number,
    list_of,
    listed,
    mapping,
    numbered,
    one_of,
    place,
    read_entries,
    seat_called,
    truth,
    whole,
    write_entries,
)
from paddock.games.pieces import Pieces, bag_of, bag_words, kinds_in
from paddock.games.thunder.cards import (
    CARDS,
    EVENT_COUNTS,
    EVENT_NAMES,
    KIND_OF,
    MOST_CARS,
    NAMES,
    NO_CARD,
    NO_EVENT,
    RAIN,
    TEAM_CARS,
    WEAR,
)
from paddock.games.thunder.events import STEPS
from paddock.games.thunder.moves import BY_NAME, card_kind, card_number, card_word, id_of, number_of
from paddock.games.thunder.rules import (
    GUARD,
    held,
    lap_marker,
    leader_of,
    list_order,
    racing,
    retreats,
    speed_penalty,
    to_be_asked,
)
from paddock.games.thunder.state import (
    AIR,
    APRON,
    ASK_BACK,
    ASK_CARD,
    ASK_LANE,
    ASK_REAR,
    DISCARDING,
    EVENT_CAR,
    EVENTS,
    GRID,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    NO_BAR,
    NO_STEP,
    NOBODY,
    OFF,
    OVER,
    PITTING,
    REMOVING,
    SEGMENT,
    STEP,
    TEAM2,
)
from paddock.games.thunder.track import MOST_LANES

#: Per phase its word, and what is asked where that word alone does not say it.
PHASE_WORDS: Mapping[int, tuple[str, str | None]] = {
    GRID: ("grid", None),
    SEGMENT: ("segment", None),
    ASK_CARD: ("card", None),
    STEP: ("move", None),
    ASK_REAR: ("move", "rear"),
    ASK_LANE: ("move", "lane"),
    ASK_BACK: ("move", "back"),
    TEAM2: ("move", "second"),
    AIR: ("move", "clean_air"),
    EVENTS: ("event", None),
    EVENT_CAR: ("event", "car"),
    PITTING: ("pit", None),
    REMOVING: ("pit", "remove"),
    DISCARDING: ("discard", None),
    OVER: ("over", None),
}
ASKED = tuple(asks or word for word, asks in PHASE_WORDS.values())  #: what is asked, by the number of the phase
PHASES = tuple(dict.fromkeys(word for word, _ in PHASE_WORDS.values()))
WALKS = ("start", "before", "after")
ANSWERS = ("stay", "pit", "retire")

KEYS = ("turns", "phase", "asks", "turn", "first", "rain", "cars", "places", "hands", "discard", "event_discard")
MORE_KEYS = ("marked", "car", "move", "bar", "event", "due", "yellow", "front_row", "answers", "removed")
CAR_KEYS = ("at", "x", "wear", "led", "activated", "place", "stack", "out")
MOVE_KEYS = ("car", "card", "mp", "entered", "begun", "locked", "front", "rear", "leaving", "second", "diagonal")
STEP_KEYS = ("step", "into", "walk", "chain", "back", "target")
EVENT_KEYS = ("card", "options", "origin", "involved")
EXPECTABLE = (*KEYS, *MORE_KEYS, "mp", "order", "lap", "leader", "deck", "event_deck")
BAGS = (("hands", "*"), ("discard",), ("event_discard",), ("marked",), ("due",), ("move", "entered"))
COMPARED: Mapping[tuple[str, ...], str] = {
    **dict.fromkeys((*BAGS, ("cars", "*", "wear"), ("*", "wear")), "bag"),
    **dict.fromkeys((("cars", "*", "at"), ("*", "at")), "text"),
}

TURNS = Entry("turns", whole(0, GUARD))
RAIN_LIES = Entry("rain", TRUTH, usual=0)
MARKERS = (Entry("lo", whole(1, MOST_CARS + 1)), Entry("hi", whole(0, MOST_CARS)))
CAR = (Entry("led", whole(0, 99), usual=0), Entry("place", whole(0, MOST_CARS), usual=0))
MP = Entry("mp", whole(0, 9))
LEAVING = Entry("leaving", TRUTH, usual=0, quiet=True)
MOVE = (
    Entry("begun", TRUTH, usual=0),
    Entry("locked", TRUTH, usual=0),
    Entry("diagonal", TRUTH, "swerved", usual=0, quiet=True),
)
WAITING = (
    Entry("step", one_of(STEPS), usual=NO_STEP),
    Entry("into", whole(0, MOST_LANES), usual=0),
    Entry("walk", one_of(WALKS), usual=0),
    Entry("back", TRUTH, "retreat", usual=0),
    Entry("target", whole(0, MOST_LANES), usual=0),
)
EVENT_CARD = Entry("card", one_of(EVENT_NAMES), "event", usual=NO_EVENT)
END = (Entry("yellow", TRUTH, usual=0, quiet=True), Entry("removed", whole(0, 99), usual=0, quiet=True))


class Named:
    """The entries whose words differ from race to race: they name seats, or cars by their numbers."""

    def __init__(self, course: Record, state: Record, names: Names) -> None:
        seat = one_of(names)
        car = Form(partial(number_on, course, state), partial(car_of, course, state))
        cars, line = bits_of(car), list_of(car, once="car_twice")
        self.players = [Entry(key, seat, usual=NOBODY, quiet=True) for key in ("turn", "first")]
        self.marked = Entry("marked", cars, usual=0, quiet=True)
        self.segment = Entry("car", car, "segment")
        self.active = Entry("car", car, "active")
        self.second = Entry("second", car, "segment")
        *self.lines, self.chain = (Entry(key, line, size=f"{key}s", usual=()) for key in ("front", "rear", "chain"))
        self.options = Entry("options", cars, usual=0)
        self.origin = Entry("origin", car, usual=NOBODY, quiet=True)
        self.involved = Entry("involved", cars, usual=0, quiet=True)
        self.due = Entry("due", bits_of(seat), usual=0, quiet=True)


# What is asked so often here that compiled calls, or reading from a record, would cost too much


def unpacked(record: Record) -> Record:
    """A record to be read only: every field is looked up once."""
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def has(bits: int, one: int) -> bool:
    return bool((int(bits) >> one) & 1)


def seat_of(state: Record, car: Car) -> Seat:
    return Seat(int(state.id[car]) // TEAM_CARS)


def sector_of(course: Record, state: Record, car: Car) -> int:
    return int(state.dist[car]) % int(course.sectors)


# Writing


def write(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    course, state = unpacked(course), unpacked(state)
    named = Named(course, state, names)
    phase, asks = PHASE_WORDS[int(state.phase)]
    written = {**write_entries(state, (TURNS,)), "phase": phase, **({"asks": asks} if asks else {})}
    written |= write_entries(state, (*named.players, RAIN_LIES))
    written["cars"] = {number_on(course, state, car): write_car(course, state, car) for car in all_cars(state.cars)}
    written["places"] = write_entries(state, MARKERS)
    written["hands"] = {name: cards_in(state, IN_HAND + seat) for seat, name in seated(names)}
    written["discard"] = cards_in(state, IN_DISCARD)
    written["event_discard"] = [name for kind, name in enumerate(EVENT_NAMES) for _ in range(spent(state, kind))]
    written |= write_entries(state, (named.marked,))
    if state.phase == ASK_CARD:
        written |= write_entries(state, (named.segment,))
    elif state.active != NOBODY:
        written["move"] = write_move(course, state, named)
    if state.bar[0] != NO_BAR:
        written["bar"] = [names[seat] for seat in state.bar[: course.seats]]
    return written | write_end(course, state, named)


def write_car(course: Record, state: Record, car: Car) -> dict[str, Any]:
    """One car: where it stands and what it carries."""
    written: dict[str, Any] = {}
    if state.lane[car] != OFF:
        written["at"] = space(sector_of(course, state, car), state.lane[car])
        written["x"] = int(state.dist[car]) // int(course.sectors)
    written["wear"] = bag_words(state.wear[car], WEAR)
    written["activated"] = has(state.activated, car)
    written |= write_entries(state, CAR, car)
    if state.lane[car] == APRON:
        written["stack"] = int(state.stack[car])
    if state.place[car] > 0:
        written["out"] = not has(state.finished, car)
    return in_order(written, CAR_KEYS)


def write_move(course: Record, state: Record, named: Named) -> dict[str, Any]:
    """The move of the active car, and the step that waits for a choice."""
    written = write_entries(state, (named.active, MP, LEAVING, *MOVE, *named.lines))
    written["card"] = card_word(int(state.card))
    sector = sector_of(course, state, state.active)
    written["entered"] = [space(sector, lane) for lane in range(MOST_LANES + 1) if has(state.entered, lane)]
    if state.second:
        written |= write_entries(state, (named.second,))
    if state.phase in (ASK_REAR, ASK_LANE, ASK_BACK):
        written |= write_entries(state, (named.chain, *WAITING))
    return in_order(written, (*MOVE_KEYS, *STEP_KEYS))


def write_end(course: Record, state: Record, named: Named) -> dict[str, Any]:
    """What the end of a turn has come to."""
    resolving = state.event != NO_EVENT
    event = write_entries(state, (EVENT_CARD, named.options, named.origin) if resolving else ())
    event |= write_entries(state, (named.options,) if state.phase == TEAM2 else ())
    event |= write_entries(state, (named.involved,))
    written: dict[str, Any] = {"event": event} if event else {}
    written |= write_entries(state, (named.due,))
    if state.yellow and state.phase in (PITTING, REMOVING):
        written["front_row"] = int(state.front_row)
    if state.answered:
        written["answers"] = {
            number_on(course, state, car): ANSWERS[answer_of(state, car)]
            for car in all_cars(state.cars)
            if has(state.answered, car)
        }
    return written | write_entries(state, END)


def answer_of(state: Record, car: Car) -> int:
    return 2 if has(state.retiring, car) else int(has(state.pitting, car))


def facts(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden; race cards without their numbers."""
    known: dict[Any, Any] = plain(write(course, state, names))
    known |= standing(course, state)
    leader = leader_of(state)
    course, state = unpacked(course), unpacked(state)
    for car in all_cars(state.cars):
        number = number_on(course, state, car)
        known[number] = known["cars"][number] = known["cars"][number] | car_standing(course, state, car, leader)
    if state.active != NOBODY:
        known["mp"] = int(state.mp)
    return known


def plain(written: dict[str, Any]) -> dict[str, Any]:
    """Race cards by their names alone."""
    written["hands"] = {name: [plain_word(card) for card in hand] for name, hand in written["hands"].items()}
    written["discard"] = [plain_word(card) for card in written["discard"]]
    if "move" in written:
        written["move"]["card"] = plain_word(written["move"]["card"])
    return written


def plain_word(card: str) -> str:
    """The name of a race card without its number, which comes last."""
    return card.rpartition(" ")[0]


def standing(course: Record, state: Record) -> dict[str, Any]:
    """What follows from a position for everybody."""
    order = race_order(course, state)
    return {
        "order": order,
        "lap": int(lap_marker(course, state)),
        "leader": order[0] if order else None,
        "deck": int(state.decked),
        "event_deck": int(state.eventful),
    }


def car_standing(course: Record, state: Record, car: Car, leader: int) -> dict[str, Any]:
    """What follows from a position for one car."""
    if state.lane[car] == OFF:
        return {"finished": has(state.finished, car)}
    return {
        "laps": max(0, int(state.dist[car]) // int(course.sectors) - 1),
        "lapped": int(state.dist[leader]) - int(state.dist[car]) >= int(course.sectors),
        "finished": False,
    }


def race_order(course: Record, state: Record) -> list[int]:
    """TA-4.1.1: the numbers of the racing cars, the leader first."""
    order = np.zeros(MOST_CARS, np.int8)
    n = list_order(state, order)
    course, state = unpacked(course), unpacked(state)
    return [number_on(course, state, car) for car in order[:n]]


def space(sector: int, lane: int) -> str:
    return f"{int(sector)}.{int(lane)}"


def number_on(course: Record, state: Record, car: int) -> int:
    number = number_of(course, int(state.id[car]))
    assert number is not None
    return number


def cards_in(state: Record, where: int) -> list[str]:
    return [card_word(card) for card in range(CARDS) if state.where[card] == where]


def spent(state: Record, kind: int) -> int:
    """Event cards of a kind in their discard pile."""
    aside = int(state.rain) if kind == RAIN else 0
    resolving = int(state.event == kind)
    return EVENT_COUNTS[kind] - int(state.events[kind]) - aside - resolving


# Reading


def read(
    course: Record,
    state: Record,
    document: Said,
    names: Names,
    awaited: Awaited,
    dealing: Record,
    fate: Record,
    log: Record,
) -> None:
    """Change a position after set-up into the one that a document describes, or say what can't be.

    `awaited` are the outcomes that chance will give: hands that nobody wrote down are dealt by `dealing` from the
    other cards, as far as they go.
    """
    named = Named(course, state, names)
    check_keys(document, (*KEYS, *MORE_KEYS))
    read_phase(state, document)
    read_entries(state, document, (TURNS,))
    if "cars" in document:
        read_cars(course, state, numbered(document["cars"], "cars"))
    read_places(state, document)
    read_entries(state, document, (named.marked,))
    read_players(course, state, document, names)
    read_hands(course, state, document, names, awaited, dealing)
    read_event_cards(state, document, awaited)
    if state.phase == ASK_CARD:
        state.segment = car_of(course, state, document.get("car"), "car")
    elif state.phase in (STEP, ASK_REAR, ASK_LANE, ASK_BACK, TEAM2, AIR):
        read_move(course, state, mapping(document.get("move"), "move"), named)
    read_bar(state, document, names)
    read_end(course, state, document, named)
    check(course, state, names)


def read_phase(state: Record, document: Said) -> None:
    """What is to be decided."""
    if "phase" not in document:
        return
    word, asks = document["phase"], document.get("asks")
    place(word, PHASES, "phase")
    known = [other for phase, other in PHASE_WORDS.values() if phase == word]
    if asks not in known:
        raise BadPosition("not_a_choice", key="asks", value=asks, choices=", ".join(filter(None, known)))
    state.phase = next(phase for phase, words in PHASE_WORDS.items() if words == (word, asks))


def read_cars(course: Record, state: Record, entries: Mapping[Any, Any]) -> None:
    """TA-1.3.1: exactly these cars, each in a space of its own."""
    state.cars, state.activated, state.finished = 0, 0, 0
    for field in (state.id, state.dist, state.lane, state.stack, state.place, state.led, state.wear, state.board):
        field[:] = 0
    ids = {number: id_of(course, number) for number in entries}
    for number, id in ids.items():
        if id is None:
            raise BadPosition("no_such_car", key=f"cars.{number}", car=number)
    if not entries:
        raise BadPosition("no_cars_race", key="cars")
    if len(ids) >= course.sectors:
        raise BadPosition("too_many_cars", key="cars", cars=len(ids), sectors=int(course.sectors))
    won = won_places(entries)
    for car, number in enumerate(sorted(ids, key=lambda number: int(ids[number] or 0))):
        state.cars, state.id[car] = car + 1, ids[number]
        entry = mapping(entries[number], f"cars.{number}")
        check_keys(entry, CAR_KEYS, f"cars.{number}.")
        read_car(course, state, Car(car), entry, won, f"cars.{number}")
    read_stacks(course, state, entries)


def won_places(entries: Mapping[Any, Any]) -> set[int]:
    """Places taken from the first one down without a gap: who has one of them has finished, unless it says not."""
    places = [entry.get("place") for entry in entries.values() if isinstance(entry, Mapping)]
    taken = {place for place in places if is_number(place)}
    return {place for place in range(1, len(taken) + 1) if set(range(1, place + 1)) <= taken}


def read_car(course: Record, state: Record, car: Car, entry: Said, won: set[int], key: str) -> None:
    """One car: where it stands and what it carries."""
    state.lane[car] = OFF
    read_entries(state, entry, CAR, f"{key}.", car)
    state.wear[car] = bag_of(kinds_in(entry.get("wear", []), WEAR, f"{key}.wear"), WEAR)
    state.activated |= int(truth(entry.get("activated", False), f"{key}.activated")) << car
    out = truth(entry.get("out", int(state.place[car]) not in won), f"{key}.out")
    if state.place[car] > 0 or (out and "out" in entry):
        if "at" in entry:
            raise BadPosition("off_the_track", key=f"{key}.at")
        state.finished |= int(not out) << car
        return
    if "at" not in entry:
        if state.phase == GRID:
            return
        raise BadPosition("car_without_space", key=f"{key}.at")
    sector, lane = read_space(course, entry["at"], f"{key}.at")
    state.dist[car] = count(entry.get("x", 1), f"{key}.x", -1, int(course.laps)) * int(course.sectors) + sector
    state.lane[car] = lane
    if lane > APRON:
        if state.board[sector, lane]:
            raise BadPosition("same_space", key=f"{key}.at", at=space(sector, lane))
        state.board[sector, lane] = car + 1


def read_space(course: Record, value: Any, key: str) -> tuple[int, int]:
    """A space as sector.lane; lane 0 is the apron."""
    sector, _, lane = str(value).partition(".")
    if isinstance(value, bool) or not (sector.isdecimal() and lane.isdecimal() and len(sector) < 4 and len(lane) == 1):
        raise BadPosition("not_a_space", key=key, value=value)
    if int(sector) >= course.sectors or int(lane) > course.lanes[int(sector)]:
        raise BadPosition("no_such_space", key=key, value=value, sectors=int(course.sectors))
    return int(sector), int(lane)


def read_stacks(course: Record, state: Record, entries: Mapping[Any, Any]) -> None:
    """TA-1.3.2: cars in one apron space, as written or in the order they are written in."""
    order = [id_of(course, number) for number in entries]
    on_apron = [car for car in all_cars(state.cars) if state.lane[car] == APRON]
    for sector in {sector_of(course, state, car) for car in on_apron}:
        cars = [car for car in on_apron if sector_of(course, state, car) == sector]
        said = {car: entries[number_on(course, state, car)].get("stack") for car in cars}
        wanted = {car: said[car] if is_number(said[car]) else 0 for car in cars}
        cars.sort(key=lambda car: (said[car] is None, wanted[car], order.index(int(state.id[car]))))
        for height, car in enumerate(cars):
            if said[car] is not None and said[car] != height:
                key = f"cars.{number_on(course, state, car)}.stack"
                raise BadPosition("wrong_stack", key=key, value=said[car], cars=len(cars))
            state.stack[car] = height


def read_places(state: Record, document: Said) -> None:
    """TA-2.6.2, AM-1: the position markers that are left."""
    lost = [car for car in all_cars(state.cars) if not has(state.finished, car) and state.lane[car] == OFF]
    if state.phase == GRID:
        lost = [car for car in lost if state.place[car] > 0]
    if "cars" in document:
        state.lo = 1 + bin(int(state.finished)).count("1")
        state.hi = int(state.cars) - len(lost)
    places = mapping(document.get("places", {}), "places")
    check_keys(places, ("lo", "hi"), "places.")
    read_entries(state, places, MARKERS, "places.")
    worst = int(state.hi)
    for car in reversed(lost):
        if state.place[car] == 0:
            worst += 1
            state.place[car] = worst
    taken = [int(state.place[car]) for car in all_cars(state.cars) if state.place[car] > 0]
    if len(set(taken)) < len(taken) or any(state.lo <= place <= state.hi for place in taken):
        raise BadPosition("wrong_places", key="places", places=", ".join(map(str, sorted(taken))))
    if state.hi - state.lo + 1 < racing(state):
        raise BadPosition("too_few_places", key="places", lo=int(state.lo), hi=int(state.hi), cars=int(racing(state)))


def read_players(course: Record, state: Record, document: Said, names: Names) -> None:
    """Whose turn it is, and who is First Player."""
    if state.phase == OVER:
        state.turn = NOBODY
    elif "turn" in document:
        state.turn = seat_called(document["turn"], names, "turn")
    elif state.phase in (STEP, ASK_REAR, ASK_LANE, ASK_BACK, TEAM2, AIR) and isinstance(document.get("move"), Mapping):
        state.turn = seat_of(state, car_of(course, state, document["move"].get("car"), "move.car"))
    elif "first" in document or "cars" in document or "phase" in document:
        state.turn = seat_called(document.get("first", names[0]), names, "first")
    if "first" in document:
        state.first = seat_called(document["first"], names, "first")
    elif "cars" in document or "turn" in document or "phase" in document:
        state.first = state.turn if state.phase not in (OVER, GRID) else NOBODY
    if state.phase == EVENTS:
        state.turn = state.first


def read_hands(course: Record, state: Record, document: Said, names: Names, awaited: Awaited, dealing: Record) -> None:
    """Every race card has one place: written ones first, then hands that nobody wrote, by chance, then the deck."""
    move = document.get("move")
    played = move.get("card") if isinstance(move, Mapping) else None
    if not ({"hands", "discard"} & set(document) or played is not None or awaited):
        return
    hands, pile = mapping(document.get("hands", {}), "hands"), document.get("discard", [])
    check_keys(hands, names, "hands.")
    was_discarded = [card for card in range(CARDS) if state.where[card] == IN_DISCARD]
    state.where[:] = IN_DECK
    most = int(course.cars) + 1
    wanted = [(IN_PLAY, [played] if played is not None else [], "move.card")]
    for seat, name in seated(names):
        hand = hands.get(name, [])
        if not is_number(hand):
            wanted.append((IN_HAND + seat, listed(hand, f"hands.{name}"), f"hands.{name}"))
            if len(hand) > most:
                raise BadPosition("hand_too_large", key=f"hands.{name}", cards=len(hand), most=most)
    if not is_number(pile):
        wanted.append((IN_DISCARD, listed(pile, "discard"), "discard"))
    lay_out(state, wanted)
    if "discard" not in document:
        state.where[[card for card in in_deck(state, was_discarded) if card not in awaited]] = IN_DISCARD
    left = Pieces(state.where == IN_DECK, range(CARDS), dealing, cards_for(state, awaited))
    for seat, name in seated(names):
        hand = hands.get(name, most)
        if is_number(hand):
            deal(state, IN_HAND + seat, count(hand, f"hands.{name}", 0, most), f"hands.{name}", left)
    if is_number(pile):
        deal(state, IN_DISCARD, count(pile, "discard", 0, CARDS), "discard", left)
    state.card = next((card for card in range(CARDS) if state.where[card] == IN_PLAY), NO_CARD)
    state.decked = len(left)


def lay_out(state: Record, piles: Sequence[tuple[int, list[Any], str]]) -> None:
    """Put written cards where they are; those with a number first, then any copy of the others."""
    for exact in (True, False):
        for where, cards, key in piles:
            for words in cards:
                card, kind = card_number(words), card_kind(words)
                if card is None and kind is None:
                    raise BadPosition("not_a_choice", key=key, value=words, choices=", ".join(NAMES))
                if (card is not None) != exact:
                    continue
                copies = [card] if card is not None else copies_of(kind)
                free = in_deck(state, copies)
                if not free:
                    raise BadPosition("no_such_card_left", key=key, card=words, count=len(copies))
                state.where[free[0]] = where


def deal(state: Record, where: int, cards: int, key: str, left: Pieces) -> None:
    """Cards that nobody wrote down, as many as are wanted."""
    if cards > len(left):
        raise BadPosition("too_few_cards", key=key, wanted=cards, left=0)  # when the first one is missing
    for _ in range(cards):
        state.where[left.deal()] = where


def cards_for(state: Record, awaited: Awaited) -> list[int]:
    """The cards of the deck that chance will ask for."""
    kept: list[int] = []
    for outcome in awaited:
        copies = [outcome] if outcome < BY_NAME else copies_of(outcome - BY_NAME)
        kept += [card for card in in_deck(state, copies) if card not in kept][:1]
    return kept


def copies_of(kind: int | None) -> list[int]:
    return [card for card in range(CARDS) if KIND_OF[card] == kind]


def in_deck(state: Record, cards: Iterable[int]) -> list[int]:
    return [card for card in cards if state.where[card] == IN_DECK]


def read_event_cards(state: Record, document: Said, awaited: Awaited) -> None:
    """TA-EV.16: the event cards that are still to come; Rain may lie beside the track."""
    event = document.get("event")
    resolving: Said = event if isinstance(event, Mapping) and event.get("card") is not None else {}
    read_entries(state, resolving, (EVENT_CARD,), "event.")
    read_entries(state, document, (RAIN_LIES,))
    state.events[:] = EVENT_COUNTS
    spent = [*([RAIN] if state.rain else []), *([state.event] if resolving else [])]
    spent += kinds_in(document.get("event_discard", []), EVENT_NAMES, "event_discard")
    for kind in spent:
        if state.events[kind] == 0:
            name, there = EVENT_NAMES[kind], EVENT_COUNTS[kind]
            raise BadPosition("no_such_card_left", key="event_discard", card=name, count=there)
        state.events[kind] -= 1
    state.eventful = int(state.events.sum(dtype=int))


def read_move(course: Record, state: Record, entry: Said, named: Named) -> None:
    """The move of the active car."""
    check_keys(entry, (*MOVE_KEYS, *STEP_KEYS), "move.")
    car = car_of(course, state, entry.get("car"), "move.car")
    if state.card == NO_CARD:
        raise BadPosition("no_card_played", key="move.card")
    kind = KIND_OF[state.card]
    state.active = state.segment = car
    state.second = "second" in entry
    read_entries(state, entry, (named.second, LEAVING.usually(int(state.lane[car] == APRON))), "move.")
    usual = int(course.exit[kind]) if state.leaving else max(0, int(course.speed[kind]) - speed_penalty(state, car))
    read_entries(state, entry, (MP.usually(usual),), "move.")
    state.entered = 1 << max(0, int(state.lane[car]))
    for at in listed(entry.get("entered", []), "move.entered"):
        sector, lane = read_space(course, at, "move.entered")
        state.entered |= int(sector == sector_of(course, state, car)) << lane
    read_entries(state, entry, (*named.lines, named.chain, *MOVE, *WAITING), "move.")


def read_bar(state: Record, document: Said, names: Names) -> None:
    """TA-4.4: the team bar in use."""
    state.bar[:] = NO_BAR
    if "bar" not in document:
        return
    bar = kinds_in(document["bar"], names, "bar")
    if sorted(bar) != list(range(len(names))):
        raise BadPosition("not_a_bar", key="bar", names=", ".join(names))
    state.bar[: len(bar)] = bar


def read_end(course: Record, state: Record, document: Said, named: Named) -> None:
    """How far the end of a turn has come."""
    entry = mapping(document.get("event", {}), "event")
    check_keys(entry, EVENT_KEYS, "event.")
    read_entries(state, entry, (named.options, named.involved, named.origin), "event.")
    read_entries(state, document, END)
    state.front_row = 0
    if state.yellow and state.phase in (PITTING, REMOVING):
        usual = int(state.dist[leader_of(state)])
        state.front_row = count(document.get("front_row", usual), "front_row", -99, 999)
    waiting = seats_to_come(course, state) if state.phase in (PITTING, REMOVING, DISCARDING) else 0
    read_entries(state, document, (named.due.usually(waiting),))
    state.answered, state.pitting, state.retiring = 0, 0, 0
    for number, answer in numbered(document.get("answers", {}), "answers").items():
        car = car_of(course, state, number, f"answers.{number}")
        said = place(answer, ANSWERS, f"answers.{number}")
        state.answered |= 1 << car
        state.pitting |= int(said == 1) << car
        state.retiring |= int(said == 2) << car


def seats_to_come(course: Record, state: Record) -> int:
    """The seats from the one that decides to the one before the First Player, as bits."""
    seats = int(course.seats)
    waiting = (int(state.first) - int(state.turn)) % seats or seats
    return sum(1 << (int(state.turn) + i) % seats for i in range(waiting))


def check(course: Record, state: Record, names: Names) -> None:
    """What can't be, whatever was written."""
    if (racing(state) == 0) != (state.phase == OVER):
        raise BadPosition("not_over_yet", key="phase", phase=PHASE_WORDS[int(state.phase)][0])
    if state.phase == OVER:
        return
    name = names[state.turn]
    own = [car for car in all_cars(state.cars) if seat_of(state, car) == state.turn]
    if state.phase == SEGMENT and not any(not has(state.activated, car) for car in own):
        raise BadPosition("no_segment", key="turn", seat=name)
    if state.phase in (ASK_CARD, STEP, ASK_REAR, ASK_LANE, ASK_BACK, AIR, TEAM2):
        if seat_of(state, Car(int(state.segment))) != state.turn:
            raise BadPosition("not_its_car", key="turn", seat=name)
        if state.phase != TEAM2 and not state.second and state.place[state.segment] > 0:
            raise BadPosition("off_the_track", key="move.car")
    if state.phase == ASK_CARD and held(state, int(state.turn)) == 0:
        raise BadPosition("no_cards", key="hands", seat=name)
    if state.phase == PITTING and to_be_asked(state) == NOBODY:
        raise BadPosition("no_pit_stop", key="turn", seat=name)
    if state.phase in (ASK_LANE, ASK_BACK) and state.chains == 0 and state.fronts == 0 and state.step == NO_STEP:
        raise BadPosition("no_choice_waits", key="asks", asks=PHASE_WORDS[int(state.phase)][1])
    if state.phase == ASK_BACK and retreats(course, state, int(state.chain[state.chains - 1])) == 0:
        raise BadPosition("no_choice_waits", key="asks", asks="back")
    if state.phase in (EVENT_CAR, TEAM2) and state.options == 0:
        raise BadPosition("no_choice_waits", key="asks", asks=PHASE_WORDS[int(state.phase)][1])


def car_of(course: Record, state: Record, number: Any, key: str) -> Car:
    """The car with a number."""
    id = id_of(course, number)
    for car in all_cars(state.cars):
        if state.id[car] == id:
            return car
    raise BadPosition("no_such_car", key=key, car=number)
