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
    BASICS,
    DECK,
    DISCARDABLE,
    FACES,
    GEARS,
    HAND,
    KINDS,
    STRESS_CARDS,
    UH,
    H,
    S,
)
from paddock.games.heat.conditions import NO_TOKEN, TILES, TOKENS
from paddock.games.heat.legend_cards import CARDS
from paddock.games.heat.moves import FIRST_CAR_OF_GARAGE, FIRST_LEGEND, FIRST_TILE, FIRST_UPGRADE, car_names
from paddock.games.heat.rules import (
    EMPTY,
    NO_SLOT,
    SLOT,
    adrenaline_in,
    asked_for_value,
    begin_symbols,
    can_slipstream,
    cars_of,
    hand_out,
    has_garage,
    has_modules,
    heat_at_start,
    is_first_of_chicane,
    is_heat,
    is_in_turn,
    is_legend,
    is_special,
    kinds_of,
    lay_aside,
    lay_out_market,
    line_up,
    on_card,
    picks_of,
    place_token,
    playable_in_hand,
    queue_by_rank,
    racing,
    reveal_weather,
    speed_of,
    stress_at_start,
    token_of,
    top_of,
    turn_of,
    unlock,
    weather_of,
)
from paddock.games.heat.state import (
    CHOOSING_VALUE,
    COMMITTED,
    DISCARDING,
    DRAFTING,
    GARAGE_PHASES,
    GIVING_UP,
    KIND,
    MIXED,
    OVER,
    PHASES,
    PLAN,
    POOL_WORDS,
    REACT,
    SCRAP_POOL,
    SHIFTED,
    SHORT_OF_HEAT,
    SHOWN,
    SLIP,
    THINKING,
    TUNNEL,
    UNSEEN,
    USED,
)
from paddock.games.heat.upgrade_cards import (
    BY_DRAFT,
    BY_SNAKE,
    FIRST_SLOT,
    GARAGE_FACES,
    GIVEN,
    MOST_MARKET,
    MOST_UPGRADES,
    MOST_VALUE,
    NO_GARAGE,
    ROUNDS_OF,
    SLOT_FACES,
    SLOTS,
    UPGRADE_FACES,
)
from paddock.games.heat.upgrade_cards import (
    VALUES as PRINTED,
)
from paddock.games.pieces import Pieces, bag_words, kinds_in, pile_words

ROUND = Entry("round", whole(1, 10_000), "rounds")
FRAME = (ROUND, Entry("phase", one_of(PHASES)))
GARAGE_FRAME = (ROUND._replace(form=whole(0, 10_000)), Entry("phase", one_of(GARAGE_PHASES)))
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
DRAFT_KEYS = ("draft", "market", "stock")
GARAGE_SEAT_KEYS = ("garage", "refreshed", "mixed", "mulligan", "gives")
GARAGE_TURN_KEYS = ("values", "flips", "open", "pools", "accelerated", "faster", "dropped")
EXPECTABLE = (*BASE_KEYS, "order")
GARAGE_EXPECTABLE = DRAFT_KEYS
COMPARED: Mapping[tuple[str, ...], str] = {
    ("*", "hand"): "bag",
    ("*", "play"): "bag",
    ("*", "deck"): "bag",
    ("*", "discard"): "top",
}
GARAGE_COMPARED: Mapping[tuple[str, ...], str] = {**COMPARED, ("stock",): "bag"}
CARD_KEYS = ("hand", "play", "deck", "discard", "packet")
NO_UPGRADE = "none"
UPGRADES = (NO_UPGRADE, *UPGRADE_FACES)  #: by their numbers
MOST_USED = 99  #: of anything that is counted in a turn
MOST_BEHIND = 40  #: spaces behind the start line that a car can be; and beyond the finish


# Writing


def write(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    written = write_entries(state, frame_of(state))
    turn = turn_of(state) if is_in_turn(state) else None
    if turn is not None:
        written["turn"] = names[turn]
        cars = car_names(course, names)
        written["queue"] = [cars[seat] for seat in seats_in(int(state.queue) >> SLOT)]
    written["supply"] = int(state.supply)
    if weather_of(state):
        written["weather"] = TILES[weather_of(state) - 1]
        written["tokens"] = tokens_of(course, state)
    if has_garage(state) and state.phase == DRAFTING:
        written |= write_draft(state)
    for seat, name in seated(names):
        written[name] = write_car(state, seat)
        if has_garage(state):
            written[name] |= write_garage(course, state, seat)
        if seat == turn:
            written[name] |= write_turn(course, state)
            if has_garage(state):
                written[name] |= write_symbols(state)
    if course.legends:
        written |= write_legends(course, state, names)
    return written


def frame_of(state: Record) -> tuple[Entry, ...]:
    """The entries that say when this is."""
    return GARAGE_FRAME if has_garage(state) else FRAME


def faces_of(state: Record) -> Sequence[int | str]:
    """The faces of all kinds of cards."""
    return GARAGE_FACES if has_garage(state) else FACES


def write_draft(state: Record) -> dict[str, Any]:
    """HEAT-G.5: how far the draft is, what lies on the market, and what is left of the upgrade deck."""
    market = [UPGRADES[number] for number in state.market]
    while market and market[-1] == NO_UPGRADE:
        market.pop()
    return {
        "draft": {"round": int(state.markets[0]), "picks": int(state.picks[0])},
        "market": market,
        "stock": bag_words(state.stock, UPGRADES),
    }


def write_garage(course: Record, state: Record, seat: Seat) -> dict[str, Any]:
    """HEAT-G.5: the upgrades of a seat, and what everybody knows of where they are."""
    own: dict[str, Any] = {}
    if course.garage != NO_GARAGE:
        own["garage"] = [UPGRADES[number] for number in state.upgrade[seat] if number]
    if state.refreshes[seat]:
        own["refreshed"] = [SLOT_FACES[slot] for slot in state.refreshed[seat, : state.refreshes[seat]]]
        own["deck"] = [*bag_words(state.deck[seat], GARAGE_FACES), *own["refreshed"]]
    mixed = [i for i, kind in enumerate(pile(state.discard, state.discards, seat)) if kind & MIXED]
    if mixed:
        own["mixed"] = mixed
    if (int(state.mulligans[0]) >> seat) & 1:
        own["mulligan"] = True
    if state.given_up[seat]:
        own["gives"] = SLOT_FACES[state.given_up[seat] - 1]
    return own


def write_symbols(state: Record) -> dict[str, Any]:
    """HEAT-Y.17: what the car on turn has used of its cards, and what is left."""
    own: dict[str, Any] = {
        "values": {face: int(chosen) - 1 for face, chosen in zip(SLOT_FACES, state.chosen, strict=True) if chosen},
        "flips": int(state.flips[0]),
        "open": {"heat": slots_in(state.open_heat[0]), "scrap": int(state.pools[SCRAP_POOL])},
        "pools": {word: int(state.pools[pool]) for pool, word in enumerate(POOL_WORDS)},
    }
    for key, slots in (("accelerated", state.accelerated[0]), ("dropped", state.dropped[0])):
        if slots:
            own[key] = slots_in(slots)
    return own | ({"faster": int(state.faster[0])} if state.faster[0] else {})


def slots_in(bits: int) -> list[str]:
    """Slots that are given as bits."""
    return [face for slot, face in enumerate(SLOT_FACES) if (int(bits) >> slot) & 1]


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
        "hand": bag_words(state.hand[seat], faces_of(state)),
        "deck": bag_words(state.deck[seat], faces_of(state)),
        "discard": [faces_of(state)[kind & KIND] for kind in pile(state.discard, state.discards, seat)],
        "place": int(state.place[seat]),
    }
    if state.lever[seat] != state.gear[seat]:
        car["lever"] = int(state.lever[seat])
    if state.plays[seat]:
        car["play"] = pile_words(state.play[seat], state.plays[seat], faces_of(state))
    unseen = [i for i, kind in enumerate(pile(state.discard, state.discards, seat)) if kind & UNSEEN]
    if unseen:
        car["unseen"] = unseen
    known = ["S"] * int(state.known_stress[seat]) + ["H"] * int(state.known_heat[seat])
    if has_garage(state):
        known += slots_in(state.known_upgrades[seat])
    if known:
        car["known"] = known
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
        turn["packet"] = pile_words(state.packet, state.packets, faces_of(state))
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
            known[name]["top"] = faces_of(state)[top_of(state, seat)]
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
    if is_in_turn(state) and seat == turn_of(state):
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
    check_keys(document, (*KEYS, *(DRAFT_KEYS if has_garage(state) else ()), *cars))
    first_car = FIRST_CAR_OF_GARAGE if has_garage(state) else KINDS
    has_order = len(awaited) >= len(cars) and all(
        first_car <= outcome < first_car + len(cars) for outcome in awaited[: len(cars)]
    )
    if has_order:
        line_up(course, state, fate, log)  # chance begins with a grid order
    had = weather_of(state)
    if any(FIRST_TILE <= outcome < FIRST_LEGEND for outcome in awaited):
        reveal_weather(course, state, fate, log)  # and goes on with what lies on the board
    entries = {name: mapping(document.get(name, {}), name) for name in cars}
    was_drafted = has_garage(state) and read_draft(course, state, document, entries, awaited, fate, log)
    read_entries(state, document, frame_of(state))
    read_weather(course, state, document)
    turn = read_turn(state, document, names)
    for seat, name in seated(names):
        known = (*SEAT_KEYS, *(PLAN_KEYS if state.phase == PLAN else ()), *(TURN_KEYS if seat == turn else ()))
        if has_garage(state):
            known += (*GARAGE_SEAT_KEYS, *(GARAGE_TURN_KEYS if seat == turn else ()))
        check_keys(entries[name], known, f"{name}.")
        read_mat(course, state, seat, entries[name], name)
    read_legends(course, state, document, entries, names)
    read_places(course, state, entries, cars)
    if has_garage(state):
        read_stock(course, state, document)
    for seat, name in seated(names):
        written = any(key in entries[name] for key in (*CARD_KEYS, "engine", "garage", "refreshed"))
        if awaited or was_drafted or weather_of(state) != had or written:
            read_cards(course, state, seat, entries[name], name, awaited, dealing, seat == turn)
        read_unseen(course, state, seat, entries[name], name)
        read_plan(course, state, seat, entries[name], name)
    state.planning = sum(1 << seat for seat in all_seats(course.seats) if state.plan[seat] < COMMITTED)
    if has_garage(state) and state.phase == GIVING_UP:
        state.planning = sum(1 << seat for seat in all_seats(course.seats) if state.given_up[seat] == 0)
    if turn is not None:
        read_steps(course, state, turn, entries[names[turn]], names[turn])
    read_queue(course, state, document, names, turn)
    read_supply(course, state, document)
    check(course, state, names, turn)


def read_draft(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    entries: Mapping[str, Any],
    awaited: Sequence[int],
    fate: Record,
    log: Record,
) -> bool:
    """HEAT-G.4, HEAT-G.5: how far the draft is, and who owns what; the answer is whether hands have yet to be dealt.

    If chance begins with upgrades (behind a grid order and the weather) they are those of the first market, or, where
    everybody gets them at random, of the seats; unless it is written which they are.
    """
    written = {key for entry in entries.values() for key in entry}
    phase = document.get("phase", GARAGE_PHASES[state.phase])
    is_of_draft = written <= {"pos", "spot"} or any(key in document for key in DRAFT_KEYS)
    if "phase" not in document and state.phase == DRAFTING and not is_of_draft:
        phase = GARAGE_PHASES[GIVING_UP if "gives" in written else PLAN]
    is_drafting = phase in (GARAGE_PHASES[DRAFTING], GARAGE_PHASES[GIVING_UP])
    if is_drafting and course.garage not in (
        (BY_SNAKE,) if phase == GARAGE_PHASES[GIVING_UP] else (BY_DRAFT, BY_SNAKE)
    ):
        raise BadPosition("no_draft", key="phase", phase=phase)
    for key in DRAFT_KEYS:
        if key in document and phase != GARAGE_PHASES[DRAFTING]:
            raise BadPosition("no_turn", key=key, phase=phase)
    rest = [
        outcome for outcome in awaited if not FIRST_TILE <= outcome < FIRST_LEGEND and outcome < FIRST_CAR_OF_GARAGE
    ]
    comes_by_chance = bool(rest) and rest[0] >= FIRST_UPGRADE and not {"garage"} & written and "market" not in document
    if comes_by_chance and course.garage not in (NO_GARAGE, GIVEN):
        state.stock[:], state.upgrade[:], state.market[:], state.markets[0] = course.upgrade_deck, 0, 0, 0
        if course.garage not in (BY_DRAFT, BY_SNAKE):
            hand_out(course, state, fate, log)
            return True
        if phase == GARAGE_PHASES[DRAFTING]:
            lay_out_market(course, state, fate, log)
    for seat, entry in enumerate(list(entries.values())[: int(course.seats)]):
        read_garage(course, state, Seat(seat), entry, list(entries)[seat])
    if phase == GARAGE_PHASES[DRAFTING]:
        read_market(course, state, document)
        return False
    had = state.phase == DRAFTING
    state.phase = GARAGE_PHASES.index(phase) if phase in GARAGE_PHASES else PLAN
    state.market[:], state.markets[0], state.picks[0], state.stock[:] = 0, 0, 0, 0
    state.rounds = max(1, int(state.rounds)) if not is_drafting else 0
    return bool(had)


def read_market(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """HEAT-G.5: the round of the draft, and what lies open."""
    if "draft" in document:
        draft = mapping(document["draft"], "draft")
        check_keys(draft, ("round", "picks"), "draft.")
        state.markets[0] = count(draft.get("round", 1), "draft.round", 1, ROUNDS_OF[course.garage])
        state.picks[0] = count(draft.get("picks", 0), "draft.picks", 0, picks_of(course) - 1)
    if "market" in document:
        market = kinds_in(document["market"], UPGRADES, "market")
        if len(market) > MOST_MARKET:
            raise BadPosition("too_many_cards", key="market", most=MOST_MARKET)
        state.market[:] = 0
        state.market[: len(market)] = market
    if not state.market.any():
        raise BadPosition("empty_market", key="market")


def read_stock(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """HEAT-G.2, I-8: each copy of an upgrade is in one place; those that are nowhere else are in the upgrade deck."""
    there = np.array(course.upgrade_deck, np.int64)
    own = np.bincount([number for number in state.upgrade.ravel() if number], minlength=MOST_UPGRADES + 1)
    lying = np.bincount([number for number in state.market if number], minlength=MOST_UPGRADES + 1)
    if course.garage == GIVEN:
        return
    for number in range(1, MOST_UPGRADES + 1):
        if own[number] + lying[number] > there[number]:
            raise BadPosition("no_such_card_left", key="garage", card=f"#{number}", count=int(there[number]))
    if state.phase != DRAFTING:
        return
    left = there - own - lying
    if "stock" in document:
        stock = np.bincount(kinds_in(document["stock"], UPGRADES, "stock"), minlength=MOST_UPGRADES + 1)
        for number in range(MOST_UPGRADES + 1):
            if stock[number] > left[number]:
                raise BadPosition("no_such_card_left", key="stock", card=UPGRADES[number], count=int(left[number]))
        left = stock
    state.stock[:] = left


def read_garage(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """HEAT-G.1, HEAT-G.8, HEAT-G.14: the upgrades of a seat by their numbers, the one it gives up, and its mulligan."""
    if "garage" in entry:
        if course.garage == NO_GARAGE:
            raise BadPosition("not_with_options", key=f"{name}.garage", option="garage")
        numbers = [
            count(card, f"{name}.garage", 1, MOST_UPGRADES)
            if is_number(card)
            else place(card, UPGRADES, f"{name}.garage")
            for card in listed(entry["garage"], f"{name}.garage")
        ]
        if len(numbers) > SLOTS:
            raise BadPosition("too_many_cards", key=f"{name}.garage", most=SLOTS)
        state.upgrade[seat] = 0
        state.upgrade[seat, : len(numbers)] = numbers
    elif state.phase == DRAFTING and course.garage != GIVEN:
        state.upgrade[seat] = 0
    if "gives" in entry:
        state.given_up[seat] = 1 + place(entry["gives"], SLOT_FACES, f"{name}.gives")
    if "mulligan" in entry:
        if not course.mulligan:
            raise BadPosition("not_with_options", key=f"{name}.mulligan", option="mulligan")
        had = truth(entry["mulligan"], f"{name}.mulligan")
        state.mulligans[0] = (int(state.mulligans[0]) & ~(1 << seat)) | (int(had) << seat)


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
    if not is_in_turn(state):
        for key in ("turn", "queue"):
            if key in document:
                raise BadPosition("no_turn", key=key, phase=GARAGE_PHASES[state.phase])
        return None
    if "turn" not in document and len(names) > 1:
        raise BadPosition("whose_turn", key="turn", phase=GARAGE_PHASES[state.phase])
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
    written = written_cards(course, state, seat, entry, name)
    own, state.engine[seat] = own_cards(course, state, seat, entry, name, written)
    left = Pieces(own, faces_of(state), dealing, (kind for kind in awaited if kind < kinds_of(state)))
    for key, kinds in written.items():
        for kind in kinds:
            left.take(kind, f"{name}.{key}")
    state.play[seat], state.plays[seat] = 0, len(written["play"])
    state.play[seat, : len(written["play"])] = written["play"]
    if on_turn:
        state.packet[:], state.packets = 0, len(written["packet"])
        state.packet[: len(written["packet"])] = written["packet"]
    refreshed = read_refreshed(state, seat, entry, name, written, left) if has_garage(state) else 0
    read_hand(state, seat, entry, name, written, left)
    read_deck(state, seat, entry, name, written, left)
    state.decks[seat] += refreshed


def written_cards(
    course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str
) -> dict[str, list[int]]:
    """The cards that a document names, by pile."""
    taken: set[int] = set()
    written = {key: cards_of(state, seat, entry.get(key, []), f"{name}.{key}", taken) for key in CARD_KEYS}
    most_played = len(state.play[seat])
    for key, most in (("play", most_played), ("packet", HAND)):
        if is_number(entry.get(key)):
            raise BadPosition("not_a_list", key=f"{name}.{key}", value=entry[key])
        if len(written[key]) > most:
            raise BadPosition("too_many_cards", key=f"{name}.{key}", most=most)
    check_discardable(course, state, seat, written["packet"], f"{name}.packet")
    return written


def cards_of(state: Record, seat: Seat, value: Any, key: str, taken: set[int]) -> list[int]:
    """Cards by their faces; an own upgrade may be called by its number, and stands for the first slot that has it."""
    if not has_garage(state) or is_number(value):
        return card_list(value, key)
    kinds = []
    for card in listed(value, key):
        if card in UPGRADE_FACES:
            slots = [slot for slot in range(SLOTS) if state.upgrade[seat, slot] == UPGRADE_FACES.index(card) + 1]
            free = [FIRST_SLOT + slot for slot in slots if FIRST_SLOT + slot not in taken]
            if not free:
                raise BadPosition("no_such_card_left", key=key, card=card, count=len(slots))
            kinds.append(free[0])
        else:
            kinds.append(place(str(card) if is_number(card) else card, [str(face) for face in GARAGE_FACES], key))
        taken.add(kinds[-1])
    return kinds


def read_refreshed(
    state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: dict[str, list[int]], left: Pieces
) -> int:
    """HEAT-Y.28, R-56: which cards lie on top of the deck for all to know, the top last; the answer is how many."""
    state.refreshed[seat], state.refreshes[seat] = 0, 0
    for kind in cards_of(state, seat, entry.get("refreshed", []), f"{name}.refreshed", set()):
        if kind < FIRST_SLOT:
            raise BadPosition("not_an_upgrade", key=f"{name}.refreshed", card=GARAGE_FACES[kind])
        if kind in written["deck"]:
            written["deck"].remove(kind)
        else:
            left.take(kind, f"{name}.refreshed")
        state.refreshed[seat, state.refreshes[seat]] = kind - FIRST_SLOT
        state.refreshes[seat] += 1
    return int(state.refreshes[seat])


def read_hand(
    state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: Mapping[str, list[int]], left: Pieces
) -> None:
    """The hand as it is written, or as many cards as it must hold from what is left."""
    state.hand[seat] = np.bincount(written["hand"], minlength=kinds_of(state))
    if not isinstance(entry.get("hand"), list):
        size = max(0, HAND - min(len(written["play"]), int(state.gear[seat])) - len(written["packet"]))
        if state.phase in (DRAFTING, GIVING_UP):
            size = 0
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
    state.deck[seat], state.decks[seat] = np.bincount(decked, minlength=kinds_of(state)), len(decked)
    state.discard[seat], state.discards[seat] = 0, 0
    while len(left) > 0:
        lay_aside(state, seat, left.draw())
    for kind in discards:
        lay_aside(state, seat, kind)


def own_cards(
    course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str, written: Mapping[str, Sequence[int]]
) -> tuple[Array, int]:
    """I-2, I-9: all cards of a player outside the engine, by kind, and the Heat in the engine.

    Heat that is mentioned nowhere is in the engine, or, if the engine is written, outside of it. A Heat upgrade is one
    more Heat: once it has been in an engine it is an ordinary one (R-42).
    """
    kinds = [kind for cards in written.values() for kind in cards]
    cards = np.zeros(kinds_of(state), np.int64)
    cards[:KINDS] = DECK
    if course.garage != NO_GARAGE:
        cards[BASICS:] = 0
    in_garage = state.phase in (DRAFTING, GIVING_UP)  # no upgrade is in a deck yet
    slots = [] if in_garage or not has_garage(state) else np.flatnonzero(state.upgrade[seat]).tolist()
    upgrades = [FIRST_SLOT + slot for slot in slots]
    hot = [kind for kind in upgrades if is_heat(course, state, seat, kind)]
    cards[[kind for kind in upgrades if kind not in hot]] = 1
    hot += [UH] * int(cards[UH])
    all_heat = int(heat_at_start(course, state, seat)) + len(hot)
    named = kinds.count(H) + sum(kinds.count(kind) for kind in hot)
    outside = min(all_heat, named + sum(kind not in kinds for kind in hot))
    if "engine" in entry:
        outside = all_heat - count(entry["engine"], f"{name}.engine", 0, all_heat)
    if named > min(outside, all_heat) or any(kinds.count(kind) > 1 for kind in hot):
        raise BadPosition("too_much_heat", key=f"{name}.engine", named=named, all=all_heat)
    spare = outside - named
    cards[S] = max(int(stress_at_start(course, state)), kinds.count(S))
    cards[H] = kinds.count(H)
    for kind in hot:
        cards[kind] = kind in kinds or spare > 0
        spare -= kind not in kinds and spare > 0
    cards[H] += spare
    return cards, all_heat - outside


def check_discardable(course: Record, state: Record, seat: Seat, kinds: Sequence[int], key: str) -> None:
    """HEAT-8.4: neither Stress nor Heat."""
    for kind in kinds:
        if DISCARDABLE <= kind < FIRST_SLOT or is_heat(course, state, seat, kind):
            raise BadPosition("not_discardable", key=key, card=GARAGE_FACES[kind])


def read_unseen(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """HEAT-8.3, R-62: which discards only their owner has seen."""
    for at in listed(entry.get("mixed", []), f"{name}.mixed"):
        state.discard[seat, count(at, f"{name}.mixed", 0, int(state.discards[seat]) - 2)] |= MIXED
    for at in listed(entry.get("unseen", []), f"{name}.unseen"):
        place = count(at, f"{name}.unseen", 0, int(state.discards[seat]) - 1)
        check_discardable(course, state, seat, [int(state.discard[seat, place]) & KIND], f"{name}.unseen")
        state.discard[seat, place] |= UNSEEN


def read_plan(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """How far the plan of a seat is, and what everybody knows of its hand."""
    known = cards_of(state, seat, entry.get("known", []), f"{name}.known", set())
    if is_number(entry.get("known")):
        raise BadPosition("not_a_list", key=f"{name}.known", value=entry["known"])
    held = [kind for kind in range(kinds_of(state)) for _ in range(state.hand[seat, kind])]
    held += pile(state.play, state.plays, seat)  # a plan comes from the hand, and nobody has seen it leave
    state.known_stress[seat] = min(known.count(S), held.count(S))
    heat = [kind for kind in held if is_heat(course, state, seat, kind)]
    state.known_heat[seat] = min(known.count(H) + known.count(UH), len(heat))
    if has_garage(state):
        state.known_upgrades[seat] = sum(
            {1 << kind - FIRST_SLOT for kind in known if kind in held and kind >= FIRST_SLOT}
        )
    if state.place[seat] > 0 or state.phase in (OVER, DRAFTING, GIVING_UP):
        state.plan[seat] = SHOWN
    elif state.phase != PLAN:
        state.plan[seat] = COMMITTED if state.plays[seat] else SHOWN
    else:
        played, gear = int(state.plays[seat]), int(state.gear[seat])
        committed = truth(entry.get("committed", played >= gear), f"{name}.committed")
        shifted = truth(entry.get("shifted", played > 0 or committed), f"{name}.shifted")
        if played > gear or (committed and played < gear) or (played > 0 and not shifted):
            raise BadPosition("bad_plan", key=f"{name}.play", cards=played, gear=gear)
        heat = [kind for kind in pile(state.play, state.plays, seat) if is_heat(course, state, seat, kind)]
        if heat and (not committed or playable_in_hand(course, state, seat) > 0):
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
    read_entries(state, entry, (USED_SYMBOLS, HAS_ADRENALINE), f"{name}.")
    if has_garage(state):
        read_symbols(course, state, seat, entry, name)
    read_entries(state, entry, (SPEED._replace(usual=int(speed_of(course, state, seat))),), f"{name}.")
    if "weather_cooled" in entry:
        read_bonuses(course, state, entry["weather_cooled"], f"{name}.weather_cooled")
    if state.packets and state.phase != DISCARDING:
        raise BadPosition("no_packet", key=f"{name}.packet", phase=GARAGE_PHASES[state.phase])
    if state.packets and is_special(course, pos, TUNNEL):
        raise BadPosition("packet_in_tunnel", key=f"{name}.packet")


def read_symbols(course: Record, state: Record, seat: Seat, entry: Mapping[str, Any], name: str) -> None:
    """HEAT-Y.2, HEAT-Y.17, HEAT-Y.20: values chosen, Heat paid, and what is left to use.

    What nobody writes is as when step 5 begins; after it, all is paid and lost.
    """
    values = mapping(entry.get("values", {}), f"{name}.values")
    state.chosen[:], state.open_heat[0], state.pools[:], state.accelerated[0], state.dropped[0] = 0, 0, 0, 0, 0
    for card, value in values.items():
        (kind,) = cards_of(state, seat, [card], f"{name}.values", set())
        printed = on_card(course, state, seat, kind, PRINTED)
        if not (printed >> count(value, f"{name}.values.{card}", 0, MOST_VALUE)) & 1 or kind < FIRST_SLOT:
            raise BadPosition("not_printed", key=f"{name}.values.{card}", value=value)
        state.chosen[kind - FIRST_SLOT] = 1 + value
    asked = asked_for_value(course, state, seat)
    if (asked != NO_SLOT) != (state.phase == CHOOSING_VALUE):
        raise BadPosition("values_and_phase", key=f"{name}.values", phase=GARAGE_PHASES[state.phase])
    state.flips[0] = count(entry.get("flips", 0), f"{name}.flips", 0, MOST_USED)
    state.faster[0] = count(entry.get("faster", 0), f"{name}.faster", 0, MOST_USED)
    state.accelerated[0] = slots_of(state, seat, entry.get("accelerated", []), f"{name}.accelerated")
    state.dropped[0] = slots_of(state, seat, entry.get("dropped", []), f"{name}.dropped")
    if state.phase in (REACT, CHOOSING_VALUE, SHORT_OF_HEAT):
        begin_symbols(course, state, seat)
    open_now = mapping(entry.get("open", {}), f"{name}.open")
    check_keys(open_now, ("heat", "scrap"), f"{name}.open.")
    if "heat" in open_now:
        still = slots_of(state, seat, open_now["heat"], f"{name}.open.heat")
        if still & ~int(state.open_heat[0]):
            raise BadPosition("nothing_to_pay", key=f"{name}.open.heat")
        for slot in range(SLOTS):
            if (int(state.open_heat[0]) & ~still) >> slot & 1:
                unlock(course, state, seat, slot)
        state.open_heat[0] = still
    state.open_heat[0] &= ~int(state.dropped[0])
    if "scrap" in open_now:
        state.pools[SCRAP_POOL] = count(open_now["scrap"], f"{name}.open.scrap", 0, MOST_USED)
    pools = mapping(entry.get("pools", {}), f"{name}.pools")
    check_keys(pools, POOL_WORDS, f"{name}.pools.")
    for word, left in pools.items():
        state.pools[POOL_WORDS.index(word)] = count(left, f"{name}.pools.{word}", 0, MOST_USED)


def slots_of(state: Record, seat: Seat, value: Any, key: str) -> int:
    """Own upgrades in a list, as bits."""
    kinds = cards_of(state, seat, listed(value, key), key, set())
    for kind in kinds:
        if kind < FIRST_SLOT or kind not in pile(state.play, state.plays, seat):
            raise BadPosition("not_in_play", key=key, card=GARAGE_FACES[kind])
    return sum({1 << kind - FIRST_SLOT for kind in kinds})


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
        raise BadPosition("not_over_yet", key="phase", phase=GARAGE_PHASES[state.phase])
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
