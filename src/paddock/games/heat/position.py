"""A position of HEAT in words, both ways: `write` is complete, `read` takes what is said and fills in the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from paddock.engine.jit import rule, uncompiled
from paddock.engine.numbers import Seat, all_seats, seated
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import (
    TRUTH,
    Entry,
    check_keys,
    count,
    is_number,
    listed,
    mapping,
    one_of,
    place,
    read_entries,
    seat_called,
    some_of,
    truth,
    whole,
    write_entries,
)
from paddock.games.heat.cards import (
    DECK,
    DISCARDABLE,
    FACES,
    GEARS,
    HAND,
    KINDS,
    MOST_PLAYED,
    STRESS_CARDS,
    UH,
    VALUES,
    H,
    S,
)
from paddock.games.heat.conditions import NO_TOKEN, TILES, TOKENS
from paddock.games.heat.legend_cards import CARDS
from paddock.games.heat.moves import FIRST_LEGEND, FIRST_TILE, car_names
from paddock.games.heat.rules import (
    EMPTY,
    SLOT,
    adrenaline_in,
    can_slipstream,
    cars_of,
    has_modules,
    heat_at_start,
    is_first_of_chicane,
    is_legend,
    is_special,
    lay_aside,
    line_up,
    place_token,
    playable_in_hand,
    queue_by_rank,
    racing,
    reveal_weather,
    stress_at_start,
    token_of,
    top_of,
    turn_of,
    weather_of,
)
from paddock.games.heat.state import (
    ADR_MOVED,
    COMMITTED,
    DISCARDING,
    KIND,
    OVER,
    PHASES,
    PLAN,
    SHIFTED,
    SHOWN,
    SLIP,
    THINKING,
    TUNNEL,
    UNSEEN,
    USED,
)
from paddock.games.pieces import Pieces, bag_words, kinds_in, pile_words

FRAME = (Entry("round", whole(1, 10_000), "rounds"), Entry("phase", one_of(PHASES)))
GEAR = Entry("gear", whole(1, GEARS))
LEVER = Entry("lever", whole(1, GEARS))
USED_SYMBOLS = Entry("used", some_of(USED), usual=0)
SPEED = Entry("speed", whole(0, 99))
HAS_ADRENALINE = Entry("adrenaline", TRUTH, usual=0)

BASE_KEYS = ("round", "phase", "turn", "queue", "supply")
KEYS = (*BASE_KEYS, "weather", "tokens", "legend_left", "legend_now")
LEGEND_KEYS = ("pos", "spot", "place")
SEAT_KEYS = ("pos", "spot", "gear", "lever", "engine", "hand", "play", "deck", "discard", "unseen", "known", "place")
PLAN_KEYS = ("shifted", "committed")
TURN_KEYS = ("from", "speed", "used", "adrenaline", "packet", "weather_cooled")
EXPECTABLE = (*BASE_KEYS, "order")
COMPARED: Mapping[tuple[str, ...], str] = {
    ("*", "hand"): "bag",
    ("*", "play"): "bag",
    ("*", "deck"): "bag",
    ("*", "discard"): "top",
}
CARD_KEYS = ("hand", "play", "deck", "discard", "packet")
MOST_BEHIND = 40  #: spaces behind the start line that a car can be; and beyond the finish


# Writing


def write(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    written = write_entries(state, FRAME)
    turn = turn_of(state) if state.phase not in (PLAN, OVER) else None
    if turn is not None:
        written["turn"] = names[turn]
        cars = car_names(course, names)
        written["queue"] = [cars[seat] for seat in seats_in(int(state.queue) >> SLOT)]
    written["supply"] = int(state.supply)
    if weather_of(state):
        written["weather"] = TILES[weather_of(state) - 1]
        written["tokens"] = tokens_of(course, state)
    for seat, name in seated(names):
        written[name] = write_car(state, seat)
        if seat == turn:
            written[name] |= write_turn(course, state)
    if course.legends:
        written |= write_legends(course, state, names)
    return written


def write_legends(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """HEAT-L.2, HEAT-L.3: where the legends are, and what is left of their cards."""
    known: dict[str, Any] = {
        name: {"pos": int(state.pos[car]), "spot": int(state.spot[car]), "place": int(state.place[car])}
        for car, name in legends_of(course, names)
    }
    known["legend_left"] = [card for card in range(1, CARDS + 1) if (int(state.legend_left[0]) >> (card - 1)) & 1]
    if state.legend_card[0]:
        known["legend_now"] = int(state.legend_card[0])
    return known


def legends_of(course: Record, names: Sequence[str]) -> list[tuple[Seat, str]]:
    """The cars that drive by themselves, by their numbers."""
    return list(seated(car_names(course, names)))[len(names) :]


def write_car(state: Record, seat: Seat) -> dict[str, Any]:
    """One car, its mat and its cards."""
    car: dict[str, Any] = {
        "pos": int(state.pos[seat]),
        "spot": int(state.spot[seat]),
        "gear": int(state.gear[seat]),
        "engine": int(state.engine[seat]),
        "hand": bag_words(state.hand[seat], FACES),
        "deck": bag_words(state.deck[seat], FACES),
        "discard": [FACES[kind & KIND] for kind in pile(state.discard, state.discards, seat)],
        "place": int(state.place[seat]),
    }
    if state.lever[seat] != state.gear[seat]:
        car["lever"] = int(state.lever[seat])
    if state.plays[seat]:
        car["play"] = pile_words(state.play[seat], state.plays[seat], FACES)
    unseen = [i for i, kind in enumerate(pile(state.discard, state.discards, seat)) if kind & UNSEEN]
    if unseen:
        car["unseen"] = unseen
    if state.known_stress[seat] or state.known_heat[seat]:
        car["known"] = ["S"] * int(state.known_stress[seat]) + ["H"] * int(state.known_heat[seat])
    if state.phase == PLAN and state.place[seat] == 0 and state.plan[seat] != THINKING:
        car["shifted" if state.plan[seat] == SHIFTED else "committed"] = True
    return car


def token_places(course: Record) -> list[int]:
    """HEAT-W.2, HEAT-W.4: the corners at which a token lies, those of chicanes once."""
    return [corner for corner in range(int(course.corners)) if not uncompiled(is_first_of_chicane)(course, corner)]


def tokens_of(course: Record, state: Record) -> list[str]:
    """HEAT-W.2, HEAT-W.4: the tokens in the order of the corners, those of chicanes once."""
    return [(NO_TOKEN, *TOKENS)[token_of(state, corner)] for corner in token_places(course)]


def write_turn(course: Record, state: Record) -> dict[str, Any]:
    """What holds for the car on turn alone."""
    turn = {"from": int(state.start), **write_entries(state, (SPEED, USED_SYMBOLS, HAS_ADRENALINE))}
    if has_modules(state) and state.cooled[0]:
        turn["weather_cooled"] = bonuses_used(course, state)
    if state.packets:
        turn["packet"] = pile_words(state.packet, state.packets, FACES)
    return turn


def bonuses_used(course: Record, state: Record) -> list[int]:
    """HEAT-W.12: the sectors whose cooling bonus the car on turn has used, by the lines that open them."""
    return [int(course.line[i]) for i in range(int(course.corners)) if (int(state.cooled[0]) >> i) & 1]


def facts(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden."""
    known = write(course, state, names)
    cars = car_names(course, names)
    known["order"] = [cars[seat] for seat in ranking(course, state)]
    for car, name in legends_of(course, names):
        told = standing(course, state, car)
        known[name] |= {key: told[key] for key in ("lap", "finished")}
    for seat, name in seated(names):
        known[name] |= standing(course, state, seat)
        if top_of(state, seat) != EMPTY:
            known[name]["top"] = FACES[top_of(state, seat)]
    return known


def standing(course: Record, state: Record, seat: Seat) -> dict[str, Any]:
    """What follows from a position for one car, and everybody may know."""
    return {
        "lap": int(state.pos[seat]) // int(course.spaces),
        "committed": bool(state.place[seat] == 0 and state.plan[seat] >= COMMITTED),
        "adrenaline": bool(has_adrenaline_now(course, state, seat)),
        "finished": bool(state.place[seat] > 0 or state.pos[seat] >= course.finish),
    }


@rule
def has_adrenaline_now(course: Record, state: Record, seat: int) -> bool:
    """HEAT-4.1: whether a car has adrenaline in its turn, which is now or still to come."""
    if state.phase != PLAN and state.phase != OVER and seat == turn_of(state):
        return bool(state.adrenaline)
    queue = int(state.queue) if state.phase != OVER else 0
    while queue > 0:
        if (queue & 15) - 1 == seat:
            return adrenaline_in(course, queue)
        queue >>= SLOT
    return False


def ranking(course: Record, state: Record) -> list[int]:
    """HEAT-3.8: the classified cars, then the racing ones as they stand."""
    classified = sorted((int(state.place[seat]), seat) for seat in all_seats(cars_of(course)) if state.place[seat] > 0)
    return [seat for _, seat in classified] + seats_in(queue_by_rank(course, state))


def seats_in(queue: int) -> list[int]:
    seats = []
    while queue > 0:
        seats.append((queue & 15) - 1)
        queue >>= SLOT
    return seats


def pile(piles: Array, sizes: Array, seat: Seat) -> list[int]:
    return [int(kind) for kind in piles[seat, : sizes[seat]]]


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
    other cards, as far as they go. Only a grid order at their head belongs to the set-up and is taken from `fate`.
    """
    cars = car_names(course, names)
    check_keys(document, (*KEYS, *cars))
    if len(awaited) >= len(cars) and all(KINDS <= outcome < FIRST_TILE for outcome in awaited[: len(cars)]):
        line_up(course, state, fate, log)  # chance begins with a grid order
    had = weather_of(state)
    if any(FIRST_TILE <= outcome < FIRST_LEGEND for outcome in awaited):
        reveal_weather(course, state, fate, log)  # and goes on with what lies on the board
    entries = {name: mapping(document.get(name, {}), name) for name in cars}
    read_entries(state, document, FRAME)
    read_weather(course, state, document)
    turn = read_turn(state, document, names)
    for seat, name in seated(names):
        known = (*SEAT_KEYS, *(PLAN_KEYS if state.phase == PLAN else ()), *(TURN_KEYS if seat == turn else ()))
        check_keys(entries[name], known, f"{name}.")
        read_mat(course, state, seat, entries[name], name)
    read_legends(course, state, document, entries, names)
    read_places(course, state, entries, cars)
    for seat, name in seated(names):
        if awaited or weather_of(state) != had or any(key in entries[name] for key in (*CARD_KEYS, "engine")):
            read_cards(course, state, seat, entries[name], name, awaited, dealing, seat == turn)
        read_unseen(state, seat, entries[name], name)
        read_plan(state, seat, entries[name], name)
    state.planning = sum(1 << seat for seat in all_seats(course.seats) if state.plan[seat] < COMMITTED)
    if turn is not None:
        read_steps(course, state, turn, entries[names[turn]], names[turn])
    read_queue(course, state, document, names, turn)
    read_supply(course, state, document)
    check(course, state, names, turn)


def read_weather(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """HEAT-W.1, HEAT-W.2: the tile and the tokens, where the race has weather."""
    for key in ("weather", "tokens"):
        if key in document and not course.weather:
            raise BadPosition("not_with_options", key=key, option="weather")
    if "weather" in document:
        state.weather[0] = 1 + place(document["weather"], TILES, "weather")
    if "tokens" in document:
        places = token_places(course)
        tokens = kinds_in(document["tokens"], (NO_TOKEN, *TOKENS), "tokens")
        if len(tokens) != len(places):
            raise BadPosition("not_as_many", key="tokens", count=len(tokens), wanted=len(places))
        state.token[:] = 0
        for corner, token in zip(places, tokens, strict=True):
            place_token(course, state, corner, token)


def read_legends(
    course: Record, state: Record, document: Mapping[str, Any], entries: Mapping[str, Any], names: Sequence[str]
) -> None:
    """HEAT-L.2, HEAT-L.3: the places of the legends, and what is left of their cards."""
    for key in ("legend_left", "legend_now"):
        if key in document and not course.legends:
            raise BadPosition("not_with_options", key=key, option="legends")
    for car, name in legends_of(course, names):
        check_keys(entries[name], LEGEND_KEYS, f"{name}.")
        read_entries(state, entries[name], (Entry("place", whole(0, int(cars_of(course)))),), f"{name}.", car)
    cards = list(range(1, CARDS + 1))
    if "legend_left" in document:
        state.legend_left[0] = sum({1 << card for card in kinds_in(document["legend_left"], cards, "legend_left")})
    if "legend_now" in document:
        state.legend_card[0] = 1 + place(document["legend_now"], cards, "legend_now")


def read_turn(state: Record, document: Mapping[str, Any], names: Sequence[str]) -> Seat | None:
    """Whose turn it is, in the phases that belong to one car."""
    if state.phase in (PLAN, OVER):
        for key in ("turn", "queue"):
            if key in document:
                raise BadPosition("no_turn", key=key, phase=PHASES[state.phase])
        return None
    if "turn" not in document and len(names) > 1:
        raise BadPosition("whose_turn", key="turn", phase=PHASES[state.phase])
    return seat_called(document.get("turn", names[0]), names, "turn")


def read_mat(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """Gear, lever and place."""
    most = int(cars_of(course))
    read_entries(state, entry, (GEAR,), f"{name}.", seat)
    state.lever[seat] = state.gear[seat] if "gear" in entry else state.lever[seat]
    read_entries(state, entry, (LEVER, Entry("place", whole(0, most))), f"{name}.", seat)


def read_places(course: Record, state: Record, entries: Mapping[str, Any], names: Sequence[str]) -> None:
    """Where the cars stand; a car that is not written takes the next free slot of the grid."""
    held: dict[tuple[int, int], str] = {}
    unwritten = []
    for seat, name in seated(names):
        entry = entries[name]
        if "pos" in entry:
            state.pos[seat] = count(entry["pos"], f"{name}.pos", -MOST_BEHIND, int(course.finish) + MOST_BEHIND)
            state.spot[seat] = count(entry.get("spot", 0), f"{name}.spot", 0, 1)
        elif "spot" in entry:
            raise BadPosition("spot_alone", key=f"{name}.spot", seat=name)
        if state.place[seat] > 0:
            if "pos" not in entry:
                state.pos[seat], state.spot[seat] = course.finish, 0
            continue
        if "pos" not in entry:
            unwritten.append(seat)
            continue
        where = int(state.pos[seat]) % int(course.spaces), int(state.spot[seat])
        if where in held:
            raise BadPosition("same_spot", key=f"{name}.pos", seat=name, other=held[where])
        held[where] = name
    slots = [(pos, spot) for pos in range(-1, -int(course.spaces), -1) for spot in (0, 1)]
    free = [(pos, spot) for pos, spot in slots if (pos % int(course.spaces), spot) not in held]
    for seat in sorted(unwritten, key=lambda seat: (-int(state.pos[seat]), int(state.spot[seat]))):
        state.pos[seat], state.spot[seat] = free.pop(0)


def read_cards(
    course: Record,
    state: Record,
    seat: Seat,
    entry: Mapping[str, Any],
    name: str,
    awaited: Sequence[int],
    dealing: Record,
    on_turn: bool,
) -> None:
    """Every card of a player has one place: written ones first, then a hand by chance, then the deck."""
    written = written_cards(entry, name)
    own, state.engine[seat] = own_cards(course, state, seat, entry, name, written)
    left = Pieces(own, FACES, dealing, (kind for kind in awaited if kind < KINDS))
    for key, kinds in written.items():
        for kind in kinds:
            left.take(kind, f"{name}.{key}")
    state.play[seat], state.plays[seat] = 0, len(written["play"])
    state.play[seat, : len(written["play"])] = written["play"]
    if on_turn:
        state.packet[:], state.packets = 0, len(written["packet"])
        state.packet[: len(written["packet"])] = written["packet"]
    read_hand(state, seat, entry, name, written, left)
    read_deck(state, seat, entry, name, written, left)


def written_cards(entry: Mapping[str, Any], name: str) -> dict[str, list[int]]:
    """The cards that a document names, by pile."""
    written = {key: card_list(entry.get(key, []), f"{name}.{key}") for key in CARD_KEYS}
    for key, most in (("play", MOST_PLAYED), ("packet", HAND)):
        if is_number(entry.get(key)):
            raise BadPosition("not_a_list", key=f"{name}.{key}", value=entry[key])
        if len(written[key]) > most:
            raise BadPosition("too_many_cards", key=f"{name}.{key}", most=most)
    check_discardable(written["packet"], f"{name}.packet")
    return written


def read_hand(
    state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: Mapping[str, list[int]], left: Pieces
) -> None:
    """The hand as it is written, or as many cards as it must hold from what is left."""
    state.hand[seat] = np.bincount(written["hand"], minlength=KINDS)
    if not isinstance(entry.get("hand"), list):
        size = max(0, HAND - min(len(written["play"]), int(state.gear[seat])) - len(written["packet"]))
        for _ in range(min(count(entry.get("hand", size), f"{name}.hand", 0, HAND), len(left))):
            state.hand[seat, left.deal()] += 1
    state.held[seat] = int(state.hand[seat].sum())
    if state.held[seat] > HAND:
        raise BadPosition("hand_too_large", key=f"{name}.hand", cards=int(state.held[seat]), most=HAND)


def read_deck(
    state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: Mapping[str, list[int]], left: Pieces
) -> None:
    """The deck takes what is left; if it is written itself, the rest lies under the listed discards."""
    discards = written["discard"]
    if is_number(entry.get("discard")):
        discards = [left.deal() for _ in range(count(entry["discard"], f"{name}.discard", 0, len(left)))]
    decked = written["deck"]
    if "deck" not in entry:
        decked = left.rest()
    elif is_number(entry["deck"]):
        decked = [left.draw() for _ in range(count(entry["deck"], f"{name}.deck", 0, len(left)))]
    state.deck[seat], state.decks[seat] = np.bincount(decked, minlength=KINDS), len(decked)
    state.discard[seat], state.discards[seat] = 0, 0
    while len(left) > 0:
        lay_aside(state, seat, left.draw())
    for kind in discards:
        lay_aside(state, seat, kind)


def own_cards(
    course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: Mapping[str, Sequence[int]]
) -> tuple[Array, int]:
    """I-2: all cards of a player outside the engine, by kind, and the Heat in the engine.

    Heat that is mentioned nowhere is in the engine, or, if the engine is written, outside of it. The Heat upgrade is
    one more Heat: once it has been in an engine it is an ordinary one (R-42).
    """
    kinds = [kind for cards in written.values() for kind in cards]
    all_heat = int(heat_at_start(course, state, seat)) + 1
    named = kinds.count(H) + kinds.count(UH)
    outside = named + (UH not in kinds and named < all_heat)
    if "engine" in entry:
        outside = all_heat - count(entry["engine"], f"{name}.engine", 0, all_heat)
    if named > min(outside, all_heat) or kinds.count(UH) > 1:
        raise BadPosition("too_much_heat", key=f"{name}.engine", named=named, all=all_heat)
    upgrade = int(outside > kinds.count(H))
    cards = np.array(DECK)
    cards[S] = max(int(stress_at_start(course, state)), kinds.count(S))
    cards[H], cards[UH] = outside - upgrade, upgrade
    return cards, all_heat - outside


def check_discardable(kinds: Sequence[int], key: str) -> None:
    """HEAT-8.4: neither Stress nor Heat."""
    for kind in kinds:
        if kind >= DISCARDABLE:
            raise BadPosition("not_discardable", key=key, card=FACES[kind])


def read_unseen(state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """HEAT-8.3: which discards only their owner has seen."""
    for at in listed(entry.get("unseen", []), f"{name}.unseen"):
        place = count(at, f"{name}.unseen", 0, int(state.discards[seat]) - 1)
        check_discardable([int(state.discard[seat, place]) & KIND], f"{name}.unseen")
        state.discard[seat, place] |= UNSEEN


def read_plan(state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """How far the plan of a seat is, and what everybody knows of its hand."""
    known = card_list(entry.get("known", []), f"{name}.known")
    if is_number(entry.get("known")):
        raise BadPosition("not_a_list", key=f"{name}.known", value=entry["known"])
    held = [kind for kind in range(KINDS) for _ in range(state.hand[seat, kind])]
    held += pile(state.play, state.plays, seat)  # a plan comes from the hand, and nobody has seen it leave
    state.known_stress[seat] = min(known.count(S), held.count(S))
    state.known_heat[seat] = min(known.count(H) + known.count(UH), held.count(H) + held.count(UH))
    if state.place[seat] > 0 or state.phase == OVER:
        state.plan[seat] = SHOWN
    elif state.phase != PLAN:
        state.plan[seat] = COMMITTED if state.plays[seat] else SHOWN
    else:
        played, gear = int(state.plays[seat]), int(state.gear[seat])
        committed = truth(entry.get("committed", played >= gear), f"{name}.committed")
        shifted = truth(entry.get("shifted", played > 0 or committed), f"{name}.shifted")
        if played > gear or (committed and played < gear) or (played > 0 and not shifted):
            raise BadPosition("bad_plan", key=f"{name}.play", cards=played, gear=gear)
        heat = [kind for kind in pile(state.play, state.plays, seat) if kind >= H]
        if heat and (not committed or playable_in_hand(state, seat) > 0):
            raise BadPosition("bad_plan", key=f"{name}.play", cards=played, gear=gear)
        state.plan[seat] = COMMITTED if committed else SHIFTED if shifted else THINKING


def read_steps(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """What has happened in the turn so far."""
    state.plan[seat] = SHOWN
    state.lever[seat] = state.gear[seat]
    pos = int(state.pos[seat])
    furthest = (
        pos if state.phase != DISCARDING else max(pos, int(course.finish) - 1)
    )  # by step 8 a spin may have thrown it back
    state.start = count(entry.get("from", pos), f"{name}.from", -MOST_BEHIND, furthest)
    speed = sum(VALUES[kind] for kind in pile(state.play, state.plays, seat))
    read_entries(state, entry, (USED_SYMBOLS, HAS_ADRENALINE), f"{name}.")
    usual = speed + int(bool(state.used & ADR_MOVED))
    read_entries(state, entry, (SPEED._replace(usual=usual),), f"{name}.")
    if "weather_cooled" in entry:
        read_bonuses(course, state, entry["weather_cooled"], f"{name}.weather_cooled")
    if state.packets and state.phase != DISCARDING:
        raise BadPosition("no_packet", key=f"{name}.packet", phase=PHASES[state.phase])
    if state.packets and is_special(course, pos, TUNNEL):
        raise BadPosition("packet_in_tunnel", key=f"{name}.packet")


def read_bonuses(course: Record, state: Record, value: Any, key: str) -> None:
    """HEAT-W.12: the sectors whose cooling bonus has been used."""
    if not course.weather:
        raise BadPosition("not_with_options", key=key, option="weather")
    lines = course.line[: course.corners].tolist()
    state.cooled[0] = sum({1 << sector for sector in kinds_in(value, lines, key)})


def read_queue(
    course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str], turn: Seat | None
) -> None:
    """HEAT-0.4, HEAT-OWN.3: who has yet to move: in a turn the cars with cards in front of them, as they stand."""
    if turn is None:
        state.queue = queue_by_rank(course, state) if state.phase == PLAN else 0
        return
    order = seats_in(queue_by_rank(course, state))
    behind = order[order.index(turn) :] if turn in order else []
    waiting = [car for car in order if car != turn and (state.plays[car] or (is_legend(course, car) and car in behind))]
    if "queue" in document:
        said = kinds_in(document["queue"], car_names(course, names), "queue")
        planned = [car for car in waiting if not is_legend(course, car)]
        if sorted(car for car in said if not is_legend(course, car)) != sorted(planned) or len({*said}) < len(said):
            raise BadPosition("wrong_queue", key="queue", names=", ".join(names[seat] for seat in planned))
        waiting = [car for car in said if state.place[car] == 0]
    queue = turn + 1
    for i, seat in enumerate(waiting, start=1):
        queue |= (seat + 1) << (SLOT * i)
    state.queue = queue


def read_supply(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """HEAT-S.8: all Stress of the box that no player has, unless fewer are written."""
    taken = int(sum(stress_of(state, seat) for seat in all_seats(course.seats)))
    if taken > STRESS_CARDS:
        raise BadPosition("too_much_stress", key="supply", taken=taken, all=STRESS_CARDS)
    state.supply = STRESS_CARDS - taken
    if "supply" in document:
        state.supply = count(document["supply"], "supply", 0, STRESS_CARDS - taken)


def stress_of(state: Record, seat: Seat) -> int:
    """Stress cards that a player has, wherever they are."""
    in_piles = sum(kind & KIND == S for kind in pile(state.discard, state.discards, seat))
    in_piles += sum(kind == S for kind in pile(state.play, state.plays, seat))
    return int(state.hand[seat, S]) + int(state.deck[seat, S]) + in_piles


def check(course: Record, state: Record, names: Sequence[str], turn: Seat | None) -> None:
    """What can't be, whatever was written."""
    places = sorted(int(place) for place in state.place[: cars_of(course)] if place > 0)
    if places != list(range(1, len(places) + 1)):
        raise BadPosition("wrong_places", key="place", places=", ".join(map(str, places)))
    if (racing(course, state) == 0) != (state.phase == OVER):
        raise BadPosition("not_over_yet", key="phase", phase=PHASES[state.phase])
    waiting = seats_in(int(state.queue))
    for seat, name in seated(names):
        if state.place[seat] == 0 and state.pos[seat] >= course.finish and seat in waiting and seat != turn:
            raise BadPosition("over_the_line", key=f"{name}.pos", seat=name, finish=int(course.finish))
        if state.lever[seat] != state.gear[seat] and (
            abs(int(state.lever[seat]) - int(state.gear[seat])) > 2 or state.plan[seat] in (THINKING, SHOWN)
        ):
            raise BadPosition("wrong_lever", key=f"{name}.lever", seat=name)
    if turn is None:
        return
    name = names[turn]
    if state.place[turn] > 0:
        raise BadPosition("out_of_the_race", key="turn", seat=name)
    if state.phase == SLIP and not can_slipstream(course, state, turn, int(state.pos[turn])):
        raise BadPosition("no_slipstream", key="phase", seat=name)
    if state.phase == DISCARDING and state.pos[turn] >= course.finish:
        raise BadPosition("over_the_line", key=f"{name}.pos", seat=name, finish=int(course.finish))


def card_list(value: Any, key: str) -> list[int]:
    """Cards by their faces; a number says how many, whichever they are."""
    if is_number(value):
        return []
    faces = [str(face) for face in FACES]
    return [place(str(card) if is_number(card) else card, faces, key) for card in listed(value, key)]
