"""A position of Scrap Racer in words, both ways: `write` is complete, `read` fills in what is not said."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from paddock.engine.numbers import Car, all_cars, all_seats, seated
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
from paddock.games.scrap.cards import (
    ACCIDENT_CARDS,
    BONUS_CARDS,
    CARDS,
    CRUSHER,
    DECKS,
    FIRST_BONUS,
    GOALS,
    HOVER,
    LAPS,
    MOST_DICE,
    PILES,
    RACERS,
    SIDES,
    TOKENS,
)
from paddock.games.scrap.moves import CARD, DRAWN_TOKEN
from paddock.games.scrap.rules import (
    GUARD,
    begin_turn,
    field_of,
    go_on,
    has_order,
    in_turn_order,
    is_final,
    laps_driven,
    next_duellist,
    owner_of,
    owner_of_all,
    place_of,
    roll_die,
    share_a_field,
    tokens_wanted,
)
from paddock.games.scrap.rules.flow import (
    BEGIN_TURN,
    CARRY_OUT_ACCIDENT,
    CARRY_OUT_GOAL,
    DECIDE,
    DUELS_OF_ACCIDENT,
    DUELS_OF_GOAL,
    DUELS_OF_MOVE,
)
from paddock.games.scrap.state import DUEL, MOVE, NOBODY, ORDERING, OVER, PHASES, ROLL

TURN_KEYS = ("turn", "start", "order", "dice", "driven", "from", "crossed", "after", "mover", "card", "asked")
KEYS = ("round", "phase", *TURN_KEYS, "final", "store", "fields", "used")
RACER_KEYS = ("p", "laps", "bonus_tokens", "tokens")
EXPECTABLE = (*KEYS, "ranking")
COMPARED = dict.fromkeys((("*", "tokens"), ("*", "cards"), ("store",), ("used", "*")), "bag")
AFTER = {"move": DUELS_OF_MOVE, "accident": DUELS_OF_ACCIDENT, "goal": DUELS_OF_GOAL}  #: what duels belong to
MOST_LAPS = 12  #: that anybody could drive: every bonus card may be played in one move

ROUND = Entry("round", whole(1, GUARD), "rounds")
PHASE = Entry("phase", one_of(PHASES))
DICE = Entry("dice", list_of(whole(1, SIDES)), size="rolled", usual=())
DRIVEN = Entry("driven", TRUTH, usual=0)

Entries: TypeAlias = list[tuple[Said, str]]  #: of each racer what is written, and what it is called

#: Which racers take part if nobody says so: those whose abilities are least in the way of what is to be shown.
QUIET = ("crusher", "twister", "swift", "steel", "hover", "jackal")


class Named:
    """The entries whose words or bounds differ from race to race."""

    def __init__(self, course: Record, state: Record, names: Names) -> None:
        racer = Form(partial(name_of, course, state, names), partial(read_name, course, state, names))
        self.turn = Entry("turn", racer)
        self.asked = Entry("asked", one_of(names))
        self.start = Entry("from", whole(0, MOST_LAPS * int(course.fields)), "start")
        self.crossed = Entry("crossed", bits_of(racer))
        self.mover = Entry("mover", racer, usual=NOBODY, quiet=True)


# Writing


def write(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    written = write_entries(state, (ROUND, PHASE))
    written["start"] = names[owner_of(course, int(state.first))]
    if state.phase != OVER:
        written |= write_turn(course, state, names)
    if course.each > 1:
        written["order"] = order_words(course, state)
    written["final"] = bool(is_final(course, state))
    written["store"] = bag_words(state.store, TOKENS)
    written["fields"] = {
        int(course.token_field[place]): TOKENS[state.lying[place] - 1]
        for place in range(course.places)
        if state.lying[place]
    }
    written["used"] = {pile: cards for pile, cards in used_piles(course, state).items() if cards}
    for racer in all_cars(course.racers):
        entry = write_entries(state, racer_entries(course, state, racer), racer)
        entry["tokens"] = bag_words(state.tokens[racer], TOKENS)
        if course.each == 1:
            written[names[racer]] = {"racer": RACERS[state.kind[racer]], **entry}
        else:
            written[RACERS[state.kind[racer]]] = {"owner": names[owner_of(course, racer)], **entry}
    for seat, name in seated(names):
        written.setdefault(name, {})["cards"] = bag_words(state.cards[seat], BONUS_CARDS)
    return written


def write_turn(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """What holds for this turn alone."""
    if state.phase == ORDERING and state.step == BEGIN_TURN:
        return {"turn": names[state.asked]}
    named = Named(course, state, names)
    turn = write_entries(state, (named.turn, DICE))
    if state.phase != ROLL:
        turn |= write_entries(state, (named.start, DRIVEN, named.crossed))
    if state.phase == DUEL:
        turn["after"] = next(key for key, step in AFTER.items() if step == state.step)
    turn |= write_entries(state, (named.mover,))
    if state.phase == ORDERING:
        turn |= write_entries(state, (named.asked,))
        turn["after"] = "accident" if state.step == CARRY_OUT_ACCIDENT else "goal"
        turn["card"] = CARDS[state.card] if state.step == CARRY_OUT_ACCIDENT else int(state.card)
    return turn


def name_of(course: Record, state: Record, names: Names, racer: int) -> str:
    """A racer by its player, or with two racers each by itself."""
    return names[racer] if course.each == 1 else RACERS[state.kind[racer]]


def order_words(course: Record, state: Record) -> list[str]:
    """SCR-TURN.1, SCR-RUL.40: the racers in turn order from the start racer on, as far as it is fixed."""
    racers = [Car(int(in_turn_order(course, int(state.first), i))) for i in range(course.racers)]
    return [RACERS[state.kind[racer]] for racer in racers if has_order(state, owner_of(course, racer))]


def used_piles(course: Record, state: Record) -> dict[str, list[Any]]:
    """SCR-DOUBLE.7, SCR-RUL.34: what has been used of each deck, which everybody has seen."""
    piles: dict[str, list[Any]] = {
        deck: bag_words(course.accidents[i] - state.accidents[i], ACCIDENT_CARDS) for i, deck in enumerate(DECKS)
    }
    piles["bonus"] = bag_words(course.bonus - state.bonus - state.cards.sum(axis=0, dtype=np.int8), BONUS_CARDS)
    piles["goal"] = [number for number in GOALS for _ in range(course.goal[number] - state.goal[number])]
    return piles


def facts(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden."""
    known = write(course, state, names)
    known["order"] = order_words(course, state)
    known["ranking"] = [name_of(course, state, names, racer) for racer in ranking(course, state)]
    for racer in all_cars(course.racers):
        known[name_of(course, state, names, racer)]["field"] = int(field_of(course, int(state.p[racer])))
    return known


def ranking(course: Record, state: Record) -> list[Car]:
    """SCR-RUL.4: the racers in race order."""
    return sorted(all_cars(course.racers), key=lambda racer: int(place_of(course, state, racer)))


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

    `awaited` are the outcomes that chance will give: what nobody wrote down is dealt by `dealing` from the others, as
    far as they go. The first die of a turn, and duels that wait for nobody, come from `fate`.
    """
    check_keys(document, (*KEYS, *names, *(RACERS if course.each > 1 else ())))
    if "start" in document:
        state.first = seat_called(document["start"], names, "start") * int(course.each)
    read_entries(state, document, (ROUND,))
    entries = read_racers(course, state, document, names)
    for racer in all_cars(course.racers):
        entry, name = entries[racer]
        read_entries(state, entry, racer_entries(course, state, racer), f"{name}.", racer)
    tokens = Pieces(course.tokens, TOKENS, dealing, among(awaited, DRAWN_TOKEN, TOKENS))
    read_tokens(course, state, document, entries, tokens)
    read_cards(course, state, document, names, awaited, dealing)
    read_phase(course, state, document, names)
    read_dice(state, document)
    read_turn(course, state, document, names)
    check(course, state, document, names)
    if state.phase == ROLL and state.rolled == 0:
        begin_turn(course, state, int(state.turn), fate, log)
    elif state.phase == MOVE and state.rolled == 0:
        roll_die(state, fate, log)
    elif state.phase == DUEL and waits_for_nobody(course, state):
        go_on(course, state, int(state.step), fate, log)


def read_racers(course: Record, state: Record, document: Said, names: Names) -> Entries:
    """Who drives which racer; the answer is the entry of each, and what it is called."""
    entries: Entries = []
    kinds: list[int | None] = []
    if course.each == 1:
        for name in names:
            entry = mapping(document.get(name, {}), name)
            check_keys(entry, ("racer", *RACER_KEYS, "cards"), f"{name}.")
            entries.append((entry, name))
            kinds.append(place(entry["racer"], RACERS, f"{name}.racer") if "racer" in entry else None)
    else:
        own = owned_racers(course, document, names)
        for seat, name in seated(names):
            check_keys(mapping(document.get(name, {}), name), ("cards",), f"{name}.")
            for racer in own[seat]:
                entries.append(({}, name) if racer is None else (document[racer], racer))
                kinds.append(None if racer is None else RACERS.index(racer))
    for kind in kinds:
        if kind is not None and kinds.count(kind) > 1:
            raise BadPosition("racer_twice", key="racer", racer=RACERS[kind])
    if document and (course.racer[0] < 0 or any(kind is not None for kind in kinds)):
        state.kind[: course.racers] = with_quiet_ones(kinds, [entry for entry, _ in entries], on_turn(document, names))
    return entries


def owned_racers(course: Record, document: Said, names: Names) -> list[list[str | None]]:
    """SCR-2P.1: per seat its two racers, in the order they are written, or as `order` has them."""
    own: list[list[str | None]] = [[] for _ in names]
    order = listed(document.get("order", []), "order")
    for racer in order:
        place(racer, RACERS, "order")
    written = [racer for racer in document if racer in RACERS]
    for racer in sorted(written, key=lambda racer: order.index(racer) if racer in order else len(order)):
        entry = mapping(document[racer], racer)
        check_keys(entry, ("owner", *RACER_KEYS), f"{racer}.")
        if "owner" not in entry:
            raise BadPosition("key_missing", key=f"{racer}.owner")
        seat = seat_called(entry["owner"], names, f"{racer}.owner")
        own[seat].append(racer)
        if len(own[seat]) > course.each:
            raise BadPosition("too_many_racers", key=f"{racer}.owner", seat=names[seat], most=int(course.each))
    return [racers + [None] * (int(course.each) - len(racers)) for racers in own]


def on_turn(document: Said, names: Names) -> int:
    """The racer on turn, as far as it matters for who it is; with two racers each it is named anyway."""
    turn = document.get("turn")
    return list(names).index(str(turn)) if turn in names else 0


def with_quiet_ones(kinds: Sequence[int | None], entries: Sequence[Said], turn: int) -> list[int]:
    """SCR-OWN.6: racers that nobody named: Hover for the one on turn if it has no bonus tokens, Jackal last of all."""
    left = [RACERS.index(racer) for racer in QUIET if RACERS.index(racer) not in kinds]
    chosen = list(kinds)
    if chosen[turn] is None:
        wanted = CRUSHER if entries[turn].get("bonus_tokens") else HOVER
        chosen[turn] = wanted if wanted in left else left[0]
        left.remove(int(chosen[turn] or 0))
    return [left.pop(0) if kind is None else kind for kind in chosen]


def racer_entries(course: Record, state: Record, racer: Car) -> Iterator[Entry]:
    """Where a racer is, its laps and its bonus tokens; how many laps there can be depends on where it is."""
    yield Entry("p", whole(0, MOST_LAPS * int(course.fields)), usual=0)
    due = min(LAPS, int(laps_driven(course, int(state.p[racer]))))
    yield Entry("laps", whole(0, due), usual=due)
    yield Entry("bonus_tokens", whole(0, int(course.bonus_tokens)), usual=0)


def read_tokens(course: Record, state: Record, document: Said, entries: Entries, left: Pieces) -> None:
    """SCR-COMP.8: every change token has one place: with a racer, on the track, in the store, or in the box.

    Places that nobody wrote down hold a token each; what is left is the store, or the box if the store is written.
    """
    state.tokens[:], state.lying[:], state.store[:] = 0, 0, 0
    for racer, (entry, name) in enumerate(entries):
        state.tokens[racer] = bag_of(left.take_all(token_names(entry.get("tokens", [])), f"{name}.tokens"), TOKENS)
    stored = document.get("store")
    if stored is not None and not is_number(stored):
        state.store[:] = bag_of(left.take_all(token_names(stored), "store"), TOKENS)
    if "fields" in document:
        read_fields(course, state, numbered(document["fields"], "fields"), left)
    else:
        for at in range(course.places):
            if len(left) > 0:
                state.lying[at] = 1 + left.deal()
    if stored is None:
        state.store[:] = left.left
    elif is_number(stored):
        for i in range(count(stored, "store", 0, len(left))):
            known = i < len(left.spared) and left.left[left.spared[i]] > 0
            state.store[left.take(left.spared[i], "store") if known else left.draw()] += 1


def among(awaited: Awaited, first: int, words: Sequence[str]) -> list[int]:
    """The kinds of one sort of pieces that chance will give; their outcomes begin with the `first`."""
    return [outcome - first for outcome in awaited if first <= outcome < first + len(words)]


def token_names(value: Any) -> Any:
    """`plus` is a name of the token +/-1."""
    return ["pm" if word == "plus" else word for word in value] if isinstance(value, list) else value


def read_fields(course: Record, state: Record, fields: Mapping[Any, Any], left: Pieces) -> None:
    """Exactly these tokens lie on the track."""
    known = [int(field) for field in course.token_field[: course.places]]
    for field, token in fields.items():
        at = place(field, known, "fields")
        if token not in ("none", None):
            state.lying[at] = 1 + left.take_all(token_names([token]), f"fields.{field}")[0]


def read_cards(course: Record, state: Record, document: Said, names: Names, awaited: Awaited, dealing: Record) -> None:
    """SCR-COMP.4, SCR-COMP.6, SCR-COMP.7: every card is in a hand, on a used pile, or in its deck."""
    used = mapping(document.get("used", {}), "used")
    check_keys(used, PILES, "used.")
    for i, deck in enumerate(DECKS):
        accidents = Pieces(course.accidents[i], ACCIDENT_CARDS, dealing)
        accidents.take_all(used.get(deck, []), f"used.{deck}")
        state.accidents[i], state.decks[i] = accidents.left, len(accidents)
    goals = Pieces(course.goal, range(len(course.goal)), dealing)
    for i in kinds_in(used.get("goal", []), GOALS, "used.goal"):
        goals.take(GOALS[i], "used.goal")
    state.goal, state.goals = goals.left, len(goals)
    bonus = Pieces(course.bonus, BONUS_CARDS, dealing, among(awaited, CARD + FIRST_BONUS, BONUS_CARDS))
    bonus.take_all(used.get("bonus", []), "used.bonus")
    read_hands(state, document, names, bonus)
    state.bonus, state.bonuses = bonus.left, len(bonus)


def read_hands(state: Record, document: Said, names: Names, left: Pieces) -> None:
    """The bonus cards that the players hold; a number says how many, whichever they are."""
    state.cards[:] = 0
    hands = [mapping(document.get(name, {}), name).get("cards", []) for name in names]
    for seat, name in seated(names):
        if not is_number(hands[seat]):
            state.cards[seat] = bag_of(left.take_all(hands[seat], f"{name}.cards"), BONUS_CARDS)
    for seat, name in seated(names):
        if is_number(hands[seat]):
            for _ in range(count(hands[seat], f"{name}.cards", 0, len(left))):
                state.cards[seat, left.deal()] += 1


def read_phase(course: Record, state: Record, document: Said, names: Names) -> None:
    """Whose turn it is and what is asked; with two racers each also who has yet to order them."""
    read_entries(state, document, (PHASE,))
    if "phase" not in document and has_begun(course, state, document):
        state.phase = ROLL
    state.step, state.turn = DECIDE, state.first
    if state.phase == OVER:
        state.asked, state.ordered = NOBODY, (1 << len(names)) - 1
        return
    turn = document.get("turn")
    if turn is not None:
        if state.phase == ORDERING and turn in names:
            state.turn = seat_called(turn, names, "turn") * int(course.each)
        else:
            state.turn = read_name(course, state, names, turn, "turn")
        if state.phase == ORDERING and "card" not in document:
            state.turn -= state.turn % course.each
    state.asked = owner_of(course, int(state.turn))
    read_order(course, state, document, names)
    if state.phase == DUEL:
        state.step = AFTER[list(AFTER)[place(document.get("after", "move"), list(AFTER), "after")]]
    if state.phase == ORDERING:
        read_ordering(course, state, document, names)
    elif not has_order(state, owner_of(course, int(state.turn))):
        raise BadPosition("not_ordered", key="order", seat=names[state.asked])


def has_begun(course: Record, state: Record, document: Said) -> bool:
    """SCR-2P.2: whether somebody is on turn; with two racers each the start player may have yet to order his."""
    if course.each == 1 or any(key in document for key in ("turn", "dice", "order")):
        return True
    first = int(state.first)
    return bool(state.p[first] > 0 or state.p[first + 1] > 0)


def read_name(course: Record, state: Record, names: Names, name: Any, key: str) -> Car:
    """A racer by its player, or by itself."""
    racers = [RACERS[kind] for kind in state.kind[: course.racers]]
    if course.each == 1 and name not in racers:
        return Car(place(name, names, key))  # with one racer each both have the same numbers
    return Car(place(name, racers, key))


def read_order(course: Record, state: Record, document: Said, names: Names) -> None:
    """SCR-RUL.40: with two racers each, who has not had a turn and has none on the track has yet to order them."""
    if course.each == 1:
        return
    state.ordered = 0
    seats, turn = len(names), int(owner_of(course, int(state.turn)))
    begun = (turn - int(owner_of(course, int(state.first)))) % seats
    for seat in all_seats(seats):
        racers = [seat * int(course.each) + i for i in range(course.each)]
        waits = (seat - int(owner_of(course, int(state.first)))) % seats
        acted = waits < begun or (waits == begun and (state.phase != ORDERING or "card" in document))
        if "order" in document:
            acted = all(RACERS[state.kind[racer]] in document["order"] for racer in racers)
        elif any(state.p[racer] > 0 for racer in racers):
            acted = True
        state.ordered |= int(acted) << seat


def read_ordering(course: Record, state: Record, document: Said, names: Names) -> None:
    """SCR-RUL.40: who orders his racers: before the own first turn, or because a card needs it."""
    state.step = BEGIN_TURN
    if "card" in document:
        after = place(document.get("after", "accident"), ("accident", "goal"), "after")
        if after == 0:
            state.step, state.card = CARRY_OUT_ACCIDENT, place(document["card"], ACCIDENT_CARDS, "card")
        else:
            state.step, state.card = CARRY_OUT_GOAL, GOALS[place(document["card"], GOALS, "card")]
        state.asked = seat_called(document.get("asked"), names, "asked")
    if course.each == 1 or (int(state.ordered) >> int(state.asked)) & 1:
        raise BadPosition("ordered_already", key="phase", seat=names[state.asked])


def read_dice(state: Record, document: Said) -> None:
    """SCR-ROLL.4: the dice shown so far, the last one last."""
    dice = listed(document.get("dice", []), "dice")
    if len(dice) > MOST_DICE:
        raise BadPosition("too_many_dice", key="dice", most=MOST_DICE)
    read_entries(state, document, (DICE,))
    for i in range(1, len(dice)):
        if dice[i] in dice[:i] and (i < len(dice) - 1 or state.phase == MOVE):
            raise BadPosition("double_before", key="dice", die=dice[i])


def read_turn(course: Record, state: Record, document: Said, names: Names) -> None:
    """What has happened in the turn so far."""
    p, phase = int(state.p[state.turn]), state.phase
    named = Named(course, state, names)
    read_entries(state, document if phase != ROLL else {}, (DRIVEN,))
    read_entries(state, document, (named.start.usually(p),))
    if phase in (ROLL, OVER):
        state.start = p if phase == ROLL else 0
    of_turn = phase == DUEL and state.step != DUELS_OF_GOAL
    crosses = phase != OVER and laps_driven(course, p) > laps_driven(course, int(state.start))
    mover, crossed = int(state.turn) if of_turn else NOBODY, int(crosses) << int(state.turn)
    read_entries(state, document, (named.mover.usually(mover), named.crossed.usually(crossed)))


def waits_for_nobody(course: Record, state: Record) -> bool:
    """SCR-2P.4: duels go on by themselves, unless a player's own racers stand on the field."""
    racer = int(next_duellist(course, state))
    if racer == NOBODY:
        return True
    owner = int(owner_of_all(course, state, racer))
    if owner != NOBODY:
        state.asked = owner
    return owner == NOBODY


def check(course: Record, state: Record, document: Said, names: Names) -> None:
    """What can't be, whatever was written."""
    final = bool(is_final(course, state))
    if truth(document.get("final", final), "final") != final:
        raise BadPosition("wrong_final", key="final", laps=LAPS)
    if state.phase == OVER and not final and state.rounds < GUARD:
        raise BadPosition("wrong_final", key="phase", laps=LAPS)
    for racer in all_cars(course.racers):
        name = name_of(course, state, names, racer)
        owed = min(LAPS, int(laps_driven(course, int(state.p[racer])))) - int(state.laps[racer])
        moving = racer == state.turn and state.phase == MOVE
        if owed > 0 and state.phase not in (DUEL, ORDERING) and not moving:
            raise BadPosition("laps_owed", key=f"{name}.laps", seat=name, laps=int(state.laps[racer]) + owed)
        for other in all_cars(racer):
            shares = share_a_field(course, state, racer, other)
            if shares and state.phase != DUEL and not (state.phase == MOVE and state.turn in (racer, other)):
                key, field = f"{name}.p", int(field_of(course, int(state.p[racer])))
                raise BadPosition("same_field", key=key, field=field, other=name_of(course, state, names, other))
        waits = state.bonus_tokens[racer] >= tokens_wanted(int(state.kind[racer]))
        if waits and state.phase != MOVE and has_bonus_cards(course, state):  # SCR-RUL.30: made up in the move
            raise BadPosition("not_exchanged", key=f"{name}.bonus_tokens", racer=RACERS[state.kind[racer]])
    if state.bonus_tokens.sum(dtype=np.int64) > course.bonus_tokens:
        raise BadPosition("not_a_number", key="bonus_tokens", value="", least=0, most=int(course.bonus_tokens))
    if state.phase == MOVE and state.start > state.p[state.turn]:
        raise BadPosition("not_a_number", key="from", value=int(state.start), least=0, most=int(state.p[state.turn]))


def has_bonus_cards(course: Record, state: Record) -> bool:
    """SCR-RUL.30: whether a bonus card is left outside the hands."""
    return bool(course.bonus.sum(dtype=np.int64) > state.cards.sum(dtype=np.int64))
