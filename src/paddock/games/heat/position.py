"""A position of HEAT in words, both ways: `write` is complete, `read` takes what is said and fills in the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from paddock.engine.bags import draw
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import check_keys, count, is_number, mapping, place, truth
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
from paddock.games.heat.rules import (
    EMPTY,
    LEGAL,
    SLOT,
    adrenaline_in,
    lay_aside,
    line_up,
    playable_in_hand,
    queue_by_rank,
    racing,
    top_of,
    turn_of,
    why_not_slipstream,
)
from paddock.games.heat.state import (
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
    UNSEEN,
    USED,
)

KEYS = ("round", "phase", "turn", "queue", "supply")
SEAT_KEYS = ("pos", "spot", "gear", "lever", "engine", "hand", "play", "deck", "discard", "unseen", "known", "place")
PLAN_KEYS = ("shifted", "committed")
TURN_KEYS = ("from", "speed", "used", "adrenaline", "packet")
EXPECTABLE = (*KEYS, "order")
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
    written: dict[str, Any] = {"round": int(state.rounds), "phase": PHASES[state.phase]}
    turn = turn_of(state) if state.phase not in (PLAN, OVER) else None
    if turn is not None:
        written["turn"] = names[turn]
        written["queue"] = [names[seat] for seat in seats_in(int(state.queue) >> SLOT)]
    written["supply"] = int(state.supply)
    for seat, name in enumerate(names):
        written[name] = write_car(state, seat)
        if seat == turn:
            written[name] |= write_turn(state)
    return written


def write_car(state: Record, seat: int) -> dict[str, Any]:
    """One car, its mat and its cards."""
    car: dict[str, Any] = {
        "pos": int(state.pos[seat]),
        "spot": int(state.spot[seat]),
        "gear": int(state.gear[seat]),
        "engine": int(state.engine[seat]),
        "hand": bag_words(state.hand[seat]),
        "deck": bag_words(state.deck[seat]),
        "discard": [FACES[kind & KIND] for kind in pile(state.discard, state.discards, seat)],
        "place": int(state.place[seat]),
    }
    if state.lever[seat] != state.gear[seat]:
        car["lever"] = int(state.lever[seat])
    if state.plays[seat]:
        car["play"] = [FACES[kind] for kind in pile(state.play, state.plays, seat)]
    unseen = [i for i, kind in enumerate(pile(state.discard, state.discards, seat)) if kind & UNSEEN]
    if unseen:
        car["unseen"] = unseen
    if state.known_stress[seat] or state.known_heat[seat]:
        car["known"] = ["S"] * int(state.known_stress[seat]) + ["H"] * int(state.known_heat[seat])
    if state.phase == PLAN and state.place[seat] == 0 and state.plan[seat] != THINKING:
        car["shifted" if state.plan[seat] == SHIFTED else "committed"] = True
    return car


def write_turn(state: Record) -> dict[str, Any]:
    """What holds for the car on turn alone."""
    turn: dict[str, Any] = {
        "from": int(state.start),
        "speed": int(state.speed),
        "used": [name for bit, name in enumerate(USED) if (int(state.used) >> bit) & 1],
        "adrenaline": bool(state.adrenaline),
    }
    if state.packets:
        turn["packet"] = [FACES[kind] for kind in state.packet[: state.packets]]
    return turn


def facts(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden."""
    known = write(course, state, names)
    known["order"] = [names[seat] for seat in ranking(course, state)]
    for seat, name in enumerate(names):
        known[name] |= standing(course, state, seat)
        if top_of(state, seat) != EMPTY:
            known[name]["top"] = FACES[top_of(state, seat)]
    return known


def standing(course: Record, state: Record, seat: int) -> dict[str, Any]:
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
    classified = sorted((int(state.place[seat]), seat) for seat in range(course.seats) if state.place[seat] > 0)
    return [seat for _, seat in classified] + seats_in(queue_by_rank(course, state))


def seats_in(queue: int) -> list[int]:
    seats = []
    while queue > 0:
        seats.append((queue & 15) - 1)
        queue >>= SLOT
    return seats


def bag_words(bag: Array) -> list[int | str]:
    return [FACES[kind] for kind in range(KINDS) for _ in range(bag[kind])]


def pile(piles: Array, sizes: Array, seat: int) -> list[int]:
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
    check_keys(document, (*KEYS, *names))
    if len(awaited) >= len(names) and all(outcome >= KINDS for outcome in awaited[: len(names)]):
        line_up(course, state, fate, log)  # chance begins with a grid order
    entries = {name: mapping(document.get(name, {}), name) for name in names}
    if "round" in document:
        state.rounds = count(document["round"], "round", 1, 10_000)
    if "phase" in document:
        state.phase = place(document["phase"], PHASES, "phase")
    turn = read_turn(state, document, names)
    for seat, name in enumerate(names):
        known = (*SEAT_KEYS, *(PLAN_KEYS if state.phase == PLAN else ()), *(TURN_KEYS if seat == turn else ()))
        check_keys(entries[name], known, f"{name}.")
        read_mat(course, state, seat, entries[name], name)
    read_places(course, state, entries, names)
    for seat, name in enumerate(names):
        if awaited or any(key in entries[name] for key in (*CARD_KEYS, "engine")):
            read_cards(course, state, seat, entries[name], name, awaited, dealing, seat == turn)
        read_unseen(state, seat, entries[name], name)
        read_plan(state, seat, entries[name], name)
    state.planning = sum(1 << seat for seat in range(course.seats) if state.plan[seat] < COMMITTED)
    if turn is not None:
        read_steps(course, state, turn, entries[names[turn]], names[turn])
    read_queue(course, state, document, names, turn)
    read_supply(course, state, document)
    check(course, state, names, turn)


def read_turn(state: Record, document: Mapping[str, Any], names: Sequence[str]) -> int | None:
    """Whose turn it is, in the phases that belong to one car."""
    if state.phase in (PLAN, OVER):
        for key in ("turn", "queue"):
            if key in document:
                raise BadPosition("no_turn", key=key, phase=PHASES[state.phase])
        return None
    if "turn" not in document and len(names) > 1:
        raise BadPosition("whose_turn", key="turn", phase=PHASES[state.phase])
    return place(document.get("turn", names[0]), names, "turn")


def read_mat(course: Record, state: Record, seat: int, entry: Mapping[str, Any], name: str) -> None:
    """Gear, lever and place."""
    if "gear" in entry:
        state.gear[seat] = count(entry["gear"], f"{name}.gear", 1, GEARS)
        state.lever[seat] = state.gear[seat]
    if "lever" in entry:
        state.lever[seat] = count(entry["lever"], f"{name}.lever", 1, GEARS)
    if "place" in entry:
        state.place[seat] = count(entry["place"], f"{name}.place", 0, int(course.seats))


def read_places(course: Record, state: Record, entries: Mapping[str, Any], names: Sequence[str]) -> None:
    """Where the cars stand; a car that is not written takes the next free slot of the grid."""
    held: dict[tuple[int, int], str] = {}
    unwritten = []
    for seat, name in enumerate(names):
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
    seat: int,
    entry: Mapping[str, Any],
    name: str,
    awaited: Sequence[int],
    dealing: Record,
    on_turn: bool,
) -> None:
    """Every card of a player has one place: written ones first, then a hand by chance, then the deck."""
    written = written_cards(entry, name)
    cards = own_cards(course, seat, entry, name, written)
    state.engine[seat], left = cards[-1], cards[:-1]
    for key, kinds in written.items():
        for kind in kinds:
            if left[kind] == 0:
                raise BadPosition("no_such_card_left", key=f"{name}.{key}", card=FACES[kind], count=DECK[kind])
            left[kind] -= 1
    state.play[seat], state.plays[seat] = 0, len(written["play"])
    state.play[seat, : len(written["play"])] = written["play"]
    if on_turn:
        state.packet[:], state.packets = 0, len(written["packet"])
        state.packet[: len(written["packet"])] = written["packet"]
    read_hand(state, seat, entry, name, written, left, awaited, dealing)
    read_deck(state, seat, entry, name, written, left, awaited, dealing)


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
    state: Record,
    seat: int,
    entry: Mapping[str, Any],
    name: str,
    written: Mapping[str, list[int]],
    left: Array,
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """The hand as it is written, or as many cards as it must hold from what is left."""
    state.hand[seat] = np.bincount(written["hand"], minlength=KINDS)
    if not isinstance(entry.get("hand"), list):
        size = max(0, HAND - min(len(written["play"]), int(state.gear[seat])) - len(written["packet"]))
        for _ in range(min(count(entry.get("hand", size), f"{name}.hand", 0, HAND), int(left.sum()))):
            state.hand[seat, deal_card(left, dealing, awaited)] += 1
    state.held[seat] = int(state.hand[seat].sum())
    if state.held[seat] > HAND:
        raise BadPosition("hand_too_large", key=f"{name}.hand", cards=int(state.held[seat]), most=HAND)


def read_deck(
    state: Record,
    seat: int,
    entry: Mapping[str, Any],
    name: str,
    written: Mapping[str, list[int]],
    left: Array,
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """The deck takes what is left; if it is written itself, the rest lies under the listed discards."""
    discards = written["discard"]
    if is_number(entry.get("discard")):
        size = count(entry["discard"], f"{name}.discard", 0, int(left.sum()))
        discards = [deal_card(left, dealing, awaited) for _ in range(size)]
    deck = np.bincount(written["deck"], minlength=KINDS)
    if "deck" not in entry:
        deck, left = left, np.zeros(KINDS, np.int64)
    elif is_number(entry["deck"]):
        for _ in range(count(entry["deck"], f"{name}.deck", 0, int(left.sum()))):
            deck[draw(dealing, left, int(left.sum()), 0)] += 1
    state.deck[seat], state.decks[seat] = deck, int(deck.sum())
    state.discard[seat], state.discards[seat] = 0, 0
    while left.sum() > 0:
        lay_aside(state, seat, draw(dealing, left, int(left.sum()), 0))
    for kind in discards:
        lay_aside(state, seat, kind)


def own_cards(
    course: Record, seat: int, entry: Mapping[str, Any], name: str, written: Mapping[str, Sequence[int]]
) -> Array:
    """I-2: all cards of a player outside the engine, by kind; the last number is the Heat in the engine.

    Heat that is mentioned nowhere is in the engine, or, if the engine is written, outside of it. The Heat upgrade is
    one more Heat: once it has been in an engine it is an ordinary one (R-42).
    """
    kinds = [kind for cards in written.values() for kind in cards]
    all_heat = int(course.heat[seat]) + 1
    named = kinds.count(H) + kinds.count(UH)
    outside = named + (UH not in kinds and named < all_heat)
    if "engine" in entry:
        outside = all_heat - count(entry["engine"], f"{name}.engine", 0, all_heat)
    if named > min(outside, all_heat) or kinds.count(UH) > 1:
        raise BadPosition("too_much_heat", key=f"{name}.engine", named=named, all=all_heat)
    upgrade = int(outside > kinds.count(H))
    cards = np.zeros(KINDS + 1, np.int64)
    cards[:KINDS] = DECK
    cards[S] = max(int(course.stress), kinds.count(S))
    cards[H], cards[UH], cards[-1] = outside - upgrade, upgrade, all_heat - outside
    return cards


def deal_card(left: Array, dealing: Record, awaited: Sequence[int]) -> int:
    """A card that nobody wrote down, if possible one that chance will not ask for."""
    free = left.copy()
    for kind in awaited:
        if kind < KINDS and free[kind] > 0:
            free[kind] -= 1
    bag = free if free.any() else left
    kind = int(draw(dealing, bag.copy(), int(bag.sum()), 0))
    left[kind] -= 1
    return kind


def check_discardable(kinds: Sequence[int], key: str) -> None:
    """HEAT-8.4: neither Stress nor Heat."""
    for kind in kinds:
        if kind >= DISCARDABLE:
            raise BadPosition("not_discardable", key=key, card=FACES[kind])


def read_unseen(state: Record, seat: int, entry: Mapping[str, Any], name: str) -> None:
    """HEAT-8.3: which discards only their owner has seen."""
    places = entry.get("unseen", [])
    if not isinstance(places, list):
        raise BadPosition("not_a_list", key=f"{name}.unseen", value=places)
    for at in places:
        place = count(at, f"{name}.unseen", 0, int(state.discards[seat]) - 1)
        check_discardable([int(state.discard[seat, place]) & KIND], f"{name}.unseen")
        state.discard[seat, place] |= UNSEEN


def read_plan(state: Record, seat: int, entry: Mapping[str, Any], name: str) -> None:
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


def read_steps(course: Record, state: Record, seat: int, entry: Mapping[str, Any], name: str) -> None:
    """What has happened in the turn so far."""
    state.plan[seat] = SHOWN
    state.lever[seat] = state.gear[seat]
    pos = int(state.pos[seat])
    furthest = (
        pos if state.phase != DISCARDING else max(pos, int(course.finish) - 1)
    )  # by step 8 a spin may have thrown it back
    state.start = count(entry.get("from", pos), f"{name}.from", -MOST_BEHIND, furthest)
    speed = sum(VALUES[kind] for kind in pile(state.play, state.plays, seat))
    used = entry.get("used", [])
    if not isinstance(used, list):
        raise BadPosition("not_a_list", key=f"{name}.used", value=used)
    state.used = sum({1 << place(symbol, USED, f"{name}.used") for symbol in used})
    state.speed = count(entry.get("speed", speed + ("adr_move" in used)), f"{name}.speed", 0, 99)
    state.adrenaline = truth(entry.get("adrenaline", False), f"{name}.adrenaline")
    if state.packets and state.phase != DISCARDING:
        raise BadPosition("no_packet", key=f"{name}.packet", phase=PHASES[state.phase])


def read_queue(
    course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str], turn: int | None
) -> None:
    """HEAT-0.4, HEAT-OWN.3: who has yet to move: in a turn the cars with cards in front of them, as they stand."""
    if turn is None:
        state.queue = queue_by_rank(course, state) if state.phase == PLAN else 0
        return
    waiting = [seat for seat in seats_in(queue_by_rank(course, state)) if seat != turn and state.plays[seat]]
    if "queue" in document:
        if not isinstance(document["queue"], list):
            raise BadPosition("not_a_list", key="queue", value=document["queue"])
        said = [place(name, names, "queue") for name in document["queue"]]
        if sorted(said) != sorted(waiting):
            raise BadPosition("wrong_queue", key="queue", names=", ".join(names[seat] for seat in waiting))
        waiting = said
    queue = turn + 1
    for i, seat in enumerate(waiting, start=1):
        queue |= (seat + 1) << (SLOT * i)
    state.queue = queue


def read_supply(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """S.8: all Stress of the box that no player has, unless fewer are written."""
    taken = int(sum(stress_of(state, seat) for seat in range(course.seats)))
    if taken > STRESS_CARDS:
        raise BadPosition("too_much_stress", key="supply", taken=taken, all=STRESS_CARDS)
    state.supply = STRESS_CARDS - taken
    if "supply" in document:
        state.supply = count(document["supply"], "supply", 0, STRESS_CARDS - taken)


def stress_of(state: Record, seat: int) -> int:
    """Stress cards that a player has, wherever they are."""
    in_piles = sum(kind & KIND == S for kind in pile(state.discard, state.discards, seat))
    in_piles += sum(kind == S for kind in pile(state.play, state.plays, seat))
    return int(state.hand[seat, S]) + int(state.deck[seat, S]) + in_piles


def check(course: Record, state: Record, names: Sequence[str], turn: int | None) -> None:
    """What can't be, whatever was written."""
    places = sorted(int(place) for place in state.place[: course.seats] if place > 0)
    if places != list(range(1, len(places) + 1)):
        raise BadPosition("wrong_places", key="place", places=", ".join(map(str, places)))
    if (racing(course, state) == 0) != (state.phase == OVER):
        raise BadPosition("not_over_yet", key="phase", phase=PHASES[state.phase])
    waiting = seats_in(int(state.queue))
    for seat, name in enumerate(names):
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
    if state.phase == SLIP and why_not_slipstream(course, state, turn, int(state.pos[turn])) != LEGAL:
        raise BadPosition("no_slipstream", key="phase", seat=name)
    if state.phase == DISCARDING and state.pos[turn] >= course.finish:
        raise BadPosition("over_the_line", key=f"{name}.pos", seat=name, finish=int(course.finish))


def card_list(value: Any, key: str) -> list[int]:
    """Cards by their faces; a number says how many, whichever they are."""
    if is_number(value):
        return []
    if not isinstance(value, list):
        raise BadPosition("not_a_list", key=key, value=value)
    faces = [str(face) for face in FACES]
    return [place(str(card) if is_number(card) else card, faces, key) for card in value]
