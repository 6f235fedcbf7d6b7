"""A position of Thunder Alley in words, both ways: `write` is complete, `read` fills in what is not said."""

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from paddock.engine.fate import below
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import check_keys, count, is_number, mapping, numbered, place, truth
from paddock.games.thunder.cards import (
    CARDS,
    COLOURS,
    EVENT_COUNTS,
    EVENT_KINDS,
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
COMPARED: Mapping[tuple[str, ...], str] = {
    ("hands", "*"): "bag",
    ("discard",): "bag",
    ("event_discard",): "bag",
    ("marked",): "bag",
    ("due",): "bag",
    ("cars", "*", "wear"): "bag",
    ("*", "wear"): "bag",
    ("cars", "*", "at"): "text",
    ("*", "at"): "text",
    ("move", "entered"): "bag",
}


# What is asked so often here that compiled calls, or reading from a record, would cost too much


def unpacked(record: Record) -> Record:
    """A record to be read only: every field is looked up once."""
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def has(bits: int, car: int) -> bool:
    return bool((int(bits) >> car) & 1)


def seat_of(state: Record, car: int) -> int:
    return int(state.id[car]) // TEAM_CARS


def sector_of(course: Record, state: Record, car: int) -> int:
    return int(state.dist[car]) % int(course.sectors)


# Writing


def write(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    course, state = unpacked(course), unpacked(state)
    phase, asks = PHASE_WORDS[int(state.phase)]
    written: dict[str, Any] = {"turns": int(state.turns), "phase": phase}
    if asks:
        written["asks"] = asks
    if state.phase != OVER:
        written["turn"] = names[state.turn]
    if state.first != NOBODY:
        written["first"] = names[state.first]
    written["rain"] = bool(state.rain)
    written["cars"] = {number_on(course, state, car): write_car(course, state, car) for car in range(state.cars)}
    written["places"] = {"lo": int(state.lo), "hi": int(state.hi)}
    written["hands"] = {name: cards_in(state, IN_HAND + seat) for seat, name in enumerate(names)}
    written["discard"] = cards_in(state, IN_DISCARD)
    written["event_discard"] = [EVENT_NAMES[kind] for kind in range(EVENT_KINDS) for _ in range(spent(state, kind))]
    if state.marked:
        written["marked"] = numbers_in(course, state, int(state.marked))
    if state.phase == ASK_CARD:
        written["car"] = number_on(course, state, int(state.segment))
    elif state.active != NOBODY:
        written["move"] = write_move(course, state)
    if state.bar[0] != NO_BAR:
        written["bar"] = [names[seat] for seat in state.bar[: course.seats]]
    return written | write_end(course, state, names)


def write_car(course: Record, state: Record, car: int) -> dict[str, Any]:
    """One car: where it stands and what it carries."""
    written: dict[str, Any] = {}
    if state.lane[car] != OFF:
        written["at"] = space(sector_of(course, state, car), state.lane[car])
        written["x"] = int(state.dist[car]) // int(course.sectors)
    written["wear"] = [WEAR[colour] for colour in range(COLOURS) for _ in range(state.wear[car, colour])]
    written["led"] = int(state.led[car])
    written["activated"] = bool(has(state.activated, car))
    written["place"] = int(state.place[car])
    if state.lane[car] == APRON:
        written["stack"] = int(state.stack[car])
    if state.place[car] > 0:
        written["out"] = not has(state.finished, car)
    return written


def write_move(course: Record, state: Record) -> dict[str, Any]:
    """The move of the active car, and the step that waits for a choice."""
    sector = sector_of(course, state, int(state.active))
    lanes = [lane for lane in range(MOST_LANES + 1) if (int(state.entered) >> lane) & 1]
    written: dict[str, Any] = {
        "car": number_on(course, state, int(state.active)),
        "card": card_word(int(state.card)),
        "mp": int(state.mp),
        "entered": [space(sector, lane) for lane in lanes],
        "begun": bool(state.begun),
        "locked": bool(state.locked),
        "front": numbers_of(course, state, state.front, int(state.fronts)),
        "rear": numbers_of(course, state, state.rear, int(state.rears)),
    }
    if state.leaving:
        written["leaving"] = True
    if state.second:
        written["second"] = number_on(course, state, int(state.segment))
    if state.swerved:
        written["diagonal"] = True
    if state.phase in (ASK_REAR, ASK_LANE, ASK_BACK):
        written |= {
            "step": STEPS[state.step],
            "into": int(state.into),
            "walk": WALKS[state.walk],
            "chain": numbers_of(course, state, state.chain, int(state.chains)),
            "back": bool(state.retreat),
            "target": int(state.target),
        }
    return written


def write_end(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """What the end of a turn has come to."""
    written: dict[str, Any] = {}
    if state.phase == TEAM2:
        written["event"] = {"options": numbers_in(course, state, int(state.options))}
    if state.event != NO_EVENT:
        written["event"] = {
            "card": EVENT_NAMES[state.event],
            "options": numbers_in(course, state, int(state.options)),
            **({"origin": number_on(course, state, int(state.origin))} if state.origin != NOBODY else {}),
        }
    if state.involved:
        written.setdefault("event", {})["involved"] = numbers_in(course, state, int(state.involved))
    if state.due:
        written["due"] = [name for seat, name in enumerate(names) if has(state.due, seat)]
    if state.yellow:
        written["yellow"] = True
        if state.phase in (PITTING, REMOVING):
            written["front_row"] = int(state.front_row)
    if state.answered:
        written["answers"] = {
            number_on(course, state, car): ANSWERS[answer_of(state, car)]
            for car in range(state.cars)
            if has(state.answered, car)
        }
    if state.removed:
        written["removed"] = int(state.removed)
    return written


def answer_of(state: Record, car: int) -> int:
    return 2 if has(state.retiring, car) else int(has(state.pitting, car))


def facts(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden; race cards without their numbers."""
    known: dict[Any, Any] = plain(write(course, state, names))
    known |= standing(course, state)
    leader = leader_of(state)
    course, state = unpacked(course), unpacked(state)
    for car in range(state.cars):
        number = number_on(course, state, car)
        known[number] = known["cars"][number] = known["cars"][number] | car_standing(course, state, car, leader)
    if state.active != NOBODY:
        known["mp"] = int(state.mp)
    return known


def plain(written: dict[str, Any]) -> dict[str, Any]:
    """Race cards by their names alone."""
    written["hands"] = {
        name: [NAMES[KIND_OF[card_at(card)]] for card in hand] for name, hand in written["hands"].items()
    }
    written["discard"] = [NAMES[KIND_OF[card_at(card)]] for card in written["discard"]]
    if "move" in written:
        written["move"]["card"] = NAMES[KIND_OF[card_at(written["move"]["card"])]]
    return written


def card_at(words: str) -> int:
    number = card_number(words)
    assert number is not None
    return number


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


def car_standing(course: Record, state: Record, car: int, leader: int) -> dict[str, Any]:
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
    return [number_on(course, state, int(car)) for car in order[:n]]


def space(sector: int, lane: int) -> str:
    return f"{int(sector)}.{int(lane)}"


def number_on(course: Record, state: Record, car: int) -> int:
    number = number_of(course, int(state.id[car]))
    assert number is not None
    return number


def numbers_of(course: Record, state: Record, cars: Array, n: int) -> list[int]:
    return [number_on(course, state, int(car)) for car in cars[:n]]


def numbers_in(course: Record, state: Record, bits: int) -> list[int]:
    return [number_on(course, state, car) for car in range(state.cars) if has(bits, car)]


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
    document: Mapping[str, Any],
    names: Sequence[str],
    awaited: Sequence[int],
    dealing: Record,
    fate: Record,
    log: Record,
) -> None:
    """Change a position after set-up into the one that a document describes, or say what can't be.

    `awaited` are the outcomes that chance will give: hands that nobody wrote down are dealt by `dealing` from the
    other cards, as far as they go.
    """
    check_keys(document, (*KEYS, *MORE_KEYS))
    read_phase(state, document)
    if "turns" in document:
        state.turns = count(document["turns"], "turns", 0, GUARD)
    if "cars" in document:
        read_cars(course, state, numbered(document["cars"], "cars"))
    read_places(state, document)
    state.marked = bits_of(course, state, document.get("marked", []), "marked")
    read_players(course, state, document, names)
    read_hands(course, state, document, names, awaited, dealing)
    read_event_cards(state, document, awaited)
    if state.phase == ASK_CARD:
        state.segment = car_of(course, state, document.get("car"), "car")
    elif state.phase in (STEP, ASK_REAR, ASK_LANE, ASK_BACK, TEAM2, AIR):
        read_move(course, state, mapping(document.get("move"), "move"))
    read_bar(state, document, names)
    read_end(course, state, document, names)
    check(course, state, names)


def read_phase(state: Record, document: Mapping[str, Any]) -> None:
    """What is to be decided."""
    if "phase" not in document:
        return
    word, asks = document["phase"], document.get("asks")
    place(word, PHASES, "phase")
    known = [other for phase, other in PHASE_WORDS.values() if phase == word]
    if asks not in known:
        choices = ", ".join(other for other in known if other)
        raise BadPosition("not_a_choice", key="asks", value=asks, choices=choices)
    state.phase = next(phase for phase, words in PHASE_WORDS.items() if words == (word, asks))


def read_cars(course: Record, state: Record, entries: Mapping[Any, Any]) -> None:
    """TA-1.3.1: exactly these cars, each in a space of its own."""
    state.cars, state.activated, state.finished = 0, 0, 0
    for field in (state.id, state.dist, state.lane, state.stack, state.place, state.led, state.wear, state.board):
        field[:] = 0
    ids = {}
    for number in entries:
        id = id_of(course, number)
        if id is None:
            raise BadPosition("no_such_car", key=f"cars.{number}", car=number)
        ids[number] = id
    if not entries:
        raise BadPosition("no_cars_race", key="cars")
    if len(ids) >= course.sectors:
        raise BadPosition("too_many_cars", key="cars", cars=len(ids), sectors=int(course.sectors))
    won = won_places(entries)
    for number in sorted(ids, key=lambda number: ids[number]):
        car = int(state.cars)
        state.cars += 1
        state.id[car] = ids[number]
        entry = mapping(entries[number], f"cars.{number}")
        check_keys(entry, CAR_KEYS, f"cars.{number}.")
        read_car(course, state, car, entry, won, f"cars.{number}")
    read_stacks(course, state, entries)


def won_places(entries: Mapping[Any, Any]) -> set[int]:
    """Places taken from the first one down without a gap: who has one of them has finished, unless it says not."""
    taken = {entry.get("place") for entry in entries.values() if isinstance(entry, Mapping)}
    return {place for place in range(1, len(taken) + 1) if set(range(1, place + 1)) <= taken}


def read_car(course: Record, state: Record, car: int, entry: Mapping[str, Any], won: set[int], key: str) -> None:
    """One car: where it stands and what it carries."""
    state.lane[car] = OFF
    state.led[car] = count(entry.get("led", 0), f"{key}.led", 0, 99)
    for colour in list_of(entry.get("wear", []), f"{key}.wear"):
        state.wear[car, place(colour, WEAR, f"{key}.wear")] += 1
    state.activated |= int(truth(entry.get("activated", False), f"{key}.activated")) << car
    state.place[car] = count(entry.get("place", 0), f"{key}.place", 0, MOST_CARS)
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
    stacked = {sector_of(course, state, car) for car in range(state.cars) if state.lane[car] == APRON}
    for sector in stacked:
        cars = [
            car for car in range(state.cars) if state.lane[car] == APRON and sector_of(course, state, car) == sector
        ]
        said = {car: entries[number_on(course, state, car)].get("stack") for car in cars}
        cars.sort(key=lambda car: (said[car] is None, said[car] or 0, order.index(int(state.id[car]))))
        for height, car in enumerate(cars):
            if said[car] is not None and said[car] != height:
                number = number_on(course, state, car)
                raise BadPosition("wrong_stack", key=f"cars.{number}.stack", value=said[car], cars=len(cars))
            state.stack[car] = height


def read_places(state: Record, document: Mapping[str, Any]) -> None:
    """TA-2.6.2, AM-1: the position markers that are left."""
    lost = [car for car in range(state.cars) if not has(state.finished, car) and state.lane[car] == OFF]
    if state.phase == GRID:
        lost = [car for car in lost if state.place[car] > 0]
    if "cars" in document:
        state.lo = 1 + bin(int(state.finished)).count("1")
        state.hi = int(state.cars) - len(lost)
    places = mapping(document.get("places", {}), "places")
    check_keys(places, ("lo", "hi"), "places.")
    if "lo" in places:
        state.lo = count(places["lo"], "places.lo", 1, MOST_CARS + 1)
    if "hi" in places:
        state.hi = count(places["hi"], "places.hi", 0, MOST_CARS)
    worst = int(state.hi)
    for car in reversed(lost):
        if state.place[car] == 0:
            worst += 1
            state.place[car] = worst
    taken = [int(state.place[car]) for car in range(state.cars) if state.place[car] > 0]
    if len(set(taken)) < len(taken) or any(state.lo <= place <= state.hi for place in taken):
        raise BadPosition("wrong_places", key="places", places=", ".join(map(str, sorted(taken))))
    if state.hi - state.lo + 1 < racing(state):
        raise BadPosition("too_few_places", key="places", lo=int(state.lo), hi=int(state.hi), cars=int(racing(state)))


def read_players(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """Whose turn it is, and who is First Player."""
    if state.phase == OVER:
        state.turn = NOBODY
    elif "turn" in document:
        state.turn = place(document["turn"], names, "turn")
    elif state.phase in (STEP, ASK_REAR, ASK_LANE, ASK_BACK, TEAM2, AIR) and isinstance(document.get("move"), Mapping):
        state.turn = seat_of(state, car_of(course, state, document["move"].get("car"), "move.car"))
    elif "first" in document or "cars" in document or "phase" in document:
        state.turn = place(document.get("first", names[0]), names, "first")
    if "first" in document:
        state.first = place(document["first"], names, "first")
    elif "cars" in document or "turn" in document or "phase" in document:
        state.first = state.turn if state.phase not in (OVER, GRID) else NOBODY
    if state.phase == EVENTS:
        state.turn = state.first


def read_hands(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    names: Sequence[str],
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """Every race card has one place: written ones first, then hands that nobody wrote, by chance, then the deck."""
    move = document.get("move")
    played = move.get("card") if isinstance(move, Mapping) else None
    if not ({"hands", "discard"} & set(document) or played is not None or awaited):
        return
    hands = mapping(document.get("hands", {}), "hands")
    check_keys(hands, names, "hands.")
    before = [int(where) for where in state.where]
    state.where[:] = IN_DECK
    most = int(course.cars) + 1
    wanted = [(IN_PLAY, [played] if played is not None else [], "move.card")]
    for seat, name in enumerate(names):
        hand = hands.get(name, [])
        if not is_number(hand):
            wanted.append((IN_HAND + seat, list_of(hand, f"hands.{name}"), f"hands.{name}"))
            if len(wanted[-1][1]) > most:
                cards = len(wanted[-1][1])
                raise BadPosition("hand_too_large", key=f"hands.{name}", cards=cards, most=most)
    pile = document.get("discard", [])
    if not is_number(pile):
        wanted.append((IN_DISCARD, list_of(pile, "discard"), "discard"))
    lay_out(state, wanted)
    if "discard" not in document:
        for card in range(CARDS):
            if before[card] == IN_DISCARD and state.where[card] == IN_DECK and card not in awaited:
                state.where[card] = IN_DISCARD
    for seat, name in enumerate(names):
        hand = hands.get(name, most)
        if is_number(hand):
            deal(state, IN_HAND + seat, count(hand, f"hands.{name}", 0, most), f"hands.{name}", awaited, dealing)
    if is_number(pile):
        deal(state, IN_DISCARD, count(pile, "discard", 0, CARDS), "discard", awaited, dealing)
    state.card = next((card for card in range(CARDS) if state.where[card] == IN_PLAY), NO_CARD)
    state.decked = sum(int(where) == IN_DECK for where in state.where)


def lay_out(state: Record, wanted: Iterable[tuple[int, list[Any], str]]) -> None:
    """Put written cards where they are; those with a number first, then any copy of the others."""
    piles, lies = list(wanted), state.where
    for exact in (True, False):
        for where, cards, key in piles:
            for words in cards:
                card, kind = card_number(words), card_kind(words)
                if card is None and kind is None:
                    raise BadPosition("not_a_choice", key=key, value=words, choices=", ".join(NAMES))
                if (card is not None) != exact:
                    continue
                free = [card] if card is not None else [n for n in range(CARDS) if KIND_OF[n] == kind]
                free = [n for n in free if lies[n] == IN_DECK]
                if not free:
                    copies = 1 if card is not None else KIND_OF.count(int(kind or 0))
                    raise BadPosition("no_such_card_left", key=key, card=words, count=copies)
                lies[free[0]] = where


def deal(state: Record, where: int, cards: int, key: str, awaited: Sequence[int], dealing: Record) -> None:
    """Cards that nobody wrote down, if possible none that chance will ask for."""
    lies, kept = state.where, set()
    for outcome in awaited:
        copies = [outcome] if outcome < BY_NAME else [n for n in range(CARDS) if BY_NAME + KIND_OF[n] == outcome]
        kept.update([n for n in copies if lies[n] == IN_DECK and n not in kept][:1])
    for _ in range(cards):
        deck = [card for card in range(CARDS) if lies[card] == IN_DECK]
        free = [card for card in deck if card not in kept] or deck
        if not free:
            raise BadPosition("too_few_cards", key=key, wanted=cards, left=len(deck))
        lies[free[below(dealing, len(free))]] = where


def read_event_cards(state: Record, document: Mapping[str, Any], awaited: Sequence[int]) -> None:
    """TA-EV.16: the event cards that are still to come; Rain may lie beside the track."""
    event = document.get("event")
    card = event.get("card") if isinstance(event, Mapping) else None
    state.event = NO_EVENT if card is None else place(card, EVENT_NAMES, "event.card")
    state.rain = truth(document.get("rain", False), "rain")
    for kind in range(EVENT_KINDS):
        state.events[kind] = EVENT_COUNTS[kind]
    spent = [*([RAIN] if state.rain else []), *([state.event] if card is not None else [])]
    spent += [
        place(name, EVENT_NAMES, "event_discard")
        for name in list_of(document.get("event_discard", []), "event_discard")
    ]
    for kind in spent:
        if state.events[kind] == 0:
            count_ = EVENT_COUNTS[kind]
            raise BadPosition("no_such_card_left", key="event_discard", card=EVENT_NAMES[kind], count=count_)
        state.events[kind] -= 1
    state.eventful = int(state.events.sum(dtype=int))


def read_move(course: Record, state: Record, entry: Mapping[str, Any]) -> None:
    """The move of the active car."""
    check_keys(entry, (*MOVE_KEYS, *STEP_KEYS), "move.")
    car = car_of(course, state, entry.get("car"), "move.car")
    if state.card == NO_CARD:
        raise BadPosition("no_card_played", key="move.card")
    kind = KIND_OF[state.card]
    state.active = state.segment = car
    if "second" in entry:
        state.second, state.segment = 1, car_of(course, state, entry["second"], "move.second")
    leaving = truth(entry.get("leaving", bool(state.lane[car] == APRON)), "move.leaving")
    state.leaving = leaving
    usual = int(course.exit[kind]) if leaving else max(0, int(course.speed[kind]) - speed_penalty(state, car))
    state.mp = count(entry.get("mp", usual), "move.mp", 0, 9)
    sector = sector_of(course, state, car)
    state.entered = 1 << max(0, int(state.lane[car]))
    for at in list_of(entry.get("entered", []), "move.entered"):
        entered, lane = read_space(course, at, "move.entered")
        state.entered |= int(entered == sector) << lane
    state.begun = truth(entry.get("begun", False), "move.begun")
    state.front[:], state.rear[:], state.chain[:] = 0, 0, 0
    state.fronts = read_line(course, state, state.front, entry.get("front", []), "move.front")
    state.rears = read_line(course, state, state.rear, entry.get("rear", []), "move.rear")
    state.locked = truth(entry.get("locked", False), "move.locked")
    state.swerved = truth(entry.get("diagonal", False), "move.diagonal")
    state.step = place(entry.get("step", STEPS[NO_STEP]), STEPS, "move.step")
    state.into = count(entry.get("into", 0), "move.into", 0, MOST_LANES)
    state.walk = place(entry.get("walk", WALKS[0]), WALKS, "move.walk")
    state.chains = read_line(course, state, state.chain, entry.get("chain", []), "move.chain")
    state.retreat = truth(entry.get("back", False), "move.back")
    state.target = count(entry.get("target", 0), "move.target", 0, MOST_LANES)


def read_line(course: Record, state: Record, line: Array, numbers: Any, key: str) -> int:
    """Cars in their order; the answer is how many."""
    cars = [car_of(course, state, number, key) for number in list_of(numbers, key)]
    if len(set(cars)) < len(cars):
        raise BadPosition("car_twice", key=key)
    line[: len(cars)] = cars
    return len(cars)


def read_bar(state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """TA-4.4: the team bar in use."""
    state.bar[:] = NO_BAR
    if "bar" not in document:
        return
    bar = [place(name, names, "bar") for name in list_of(document["bar"], "bar")]
    if sorted(bar) != list(range(len(names))):
        raise BadPosition("not_a_bar", key="bar", names=", ".join(names))
    state.bar[: len(bar)] = bar


def read_end(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """How far the end of a turn has come."""
    entry = mapping(document.get("event", {}), "event")
    check_keys(entry, EVENT_KEYS, "event.")
    state.options = bits_of(course, state, entry.get("options", []), "event.options")
    state.involved = bits_of(course, state, entry.get("involved", []), "event.involved")
    state.origin = car_of(course, state, entry["origin"], "event.origin") if "origin" in entry else NOBODY
    state.yellow = truth(document.get("yellow", False), "yellow")
    state.front_row = 0
    if state.yellow and state.phase in (PITTING, REMOVING):
        usual = int(state.dist[leader_of(state)])
        state.front_row = count(document.get("front_row", usual), "front_row", -99, 999)
    state.due = 0
    if "due" in document:
        for name in list_of(document["due"], "due"):
            state.due |= 1 << place(name, names, "due")
    elif state.phase in (PITTING, REMOVING, DISCARDING):
        seats = int(course.seats)
        waiting = (int(state.first) - int(state.turn)) % seats or seats
        for i in range(waiting):
            state.due |= 1 << (int(state.turn) + i) % seats
    state.answered, state.pitting, state.retiring = 0, 0, 0
    for number, answer in numbered(document.get("answers", {}), "answers").items():
        car = car_of(course, state, number, f"answers.{number}")
        said = place(answer, ANSWERS, f"answers.{number}")
        state.answered |= 1 << car
        state.pitting |= int(said == 1) << car
        state.retiring |= int(said == 2) << car
    state.removed = count(document.get("removed", 0), "removed", 0, 99)


def check(course: Record, state: Record, names: Sequence[str]) -> None:
    """What can't be, whatever was written."""
    if (racing(state) == 0) != (state.phase == OVER):
        raise BadPosition("not_over_yet", key="phase", phase=PHASE_WORDS[int(state.phase)][0])
    if state.phase == OVER:
        return
    name = names[state.turn]
    own = [car for car in range(state.cars) if seat_of(state, car) == state.turn]
    if state.phase == SEGMENT and not any(not has(state.activated, car) for car in own):
        raise BadPosition("no_segment", key="turn", seat=name)
    if state.phase in (ASK_CARD, STEP, ASK_REAR, ASK_LANE, ASK_BACK, AIR, TEAM2):
        if seat_of(state, int(state.segment)) != state.turn:
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


def car_of(course: Record, state: Record, number: Any, key: str) -> int:
    """The car with a number."""
    id = id_of(course, number)
    for car in range(state.cars):
        if state.id[car] == id:
            return car
    raise BadPosition("no_such_car", key=key, car=number)


def bits_of(course: Record, state: Record, numbers: Any, key: str) -> int:
    return sum({1 << car_of(course, state, number, key) for number in list_of(numbers, key)})


def list_of(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition("not_a_list", key=key, value=value)
    return value
