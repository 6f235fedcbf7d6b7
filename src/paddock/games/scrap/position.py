"""A position of Scrap Racer in words, both ways: `write` is complete, `read` fills in what is not said."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from paddock.engine.bags import draw
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import check_keys, count, is_number, mapping, numbered, place, truth
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

KEYS = (
    "round",
    "phase",
    "turn",
    "start",
    "order",
    "dice",
    "driven",
    "from",
    "crossed",
    "after",
    "mover",
    "card",
    "asked",
    "final",
    "store",
    "fields",
    "used",
)
RACER_KEYS = ("p", "laps", "bonus_tokens", "tokens")
EXPECTABLE = (*KEYS, "ranking")
COMPARED: Mapping[tuple[str, ...], str] = {
    ("*", "tokens"): "bag",
    ("*", "cards"): "bag",
    ("store",): "bag",
    ("used", "*"): "bag",
}
AFTER = {"move": DUELS_OF_MOVE, "accident": DUELS_OF_ACCIDENT, "goal": DUELS_OF_GOAL}  #: what duels belong to
MOST_LAPS = 12  #: that anybody could drive: every bonus card may be played in one move

#: Which racers take part if nobody says so: those whose abilities are least in the way of what is to be shown.
QUIET = ("crusher", "twister", "swift", "steel", "hover", "jackal")


# Writing


def write(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    written: dict[str, Any] = {
        "round": int(state.rounds),
        "phase": PHASES[state.phase],
        "start": names[owner_of(course, int(state.first))],
    }
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
    for racer in range(course.racers):
        entry = {
            "p": int(state.p[racer]),
            "laps": int(state.laps[racer]),
            "bonus_tokens": int(state.bonus_tokens[racer]),
            "tokens": bag_words(state.tokens[racer], TOKENS),
        }
        if course.each == 1:
            written[names[racer]] = {"racer": RACERS[state.kind[racer]], **entry}
        else:
            written[RACERS[state.kind[racer]]] = {"owner": names[owner_of(course, racer)], **entry}
    for seat, name in enumerate(names):
        written.setdefault(name, {})["cards"] = bag_words(state.cards[seat], BONUS_CARDS)
    return written


def write_turn(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """What holds for this turn alone."""
    if state.phase == ORDERING and state.step == BEGIN_TURN:
        return {"turn": names[state.asked]}
    turn: dict[str, Any] = {
        "turn": name_of(course, state, int(state.turn), names),
        "dice": [int(die) for die in state.dice[: state.rolled]],
    }
    if state.phase != ROLL:
        turn["from"] = int(state.start)
        turn["driven"] = bool(state.driven)
        turn["crossed"] = [
            name_of(course, state, racer, names) for racer in range(course.racers) if (int(state.crossed) >> racer) & 1
        ]
    if state.phase == DUEL:
        turn["after"] = next(key for key, step in AFTER.items() if step == state.step)
    if state.mover != NOBODY:
        turn["mover"] = name_of(course, state, int(state.mover), names)
    if state.phase == ORDERING:
        turn["asked"] = names[state.asked]
        turn["after"] = "accident" if state.step == CARRY_OUT_ACCIDENT else "goal"
        turn["card"] = CARDS[state.card] if state.step == CARRY_OUT_ACCIDENT else int(state.card)
    return turn


def name_of(course: Record, state: Record, racer: int, names: Sequence[str]) -> str:
    """A racer by its player, or with two racers each by itself."""
    return names[racer] if course.each == 1 else RACERS[state.kind[racer]]


def order_words(course: Record, state: Record) -> list[str]:
    """SCR-TURN.1, SCR-RUL.40: the racers in turn order from the start racer on, as far as it is fixed."""
    racers = [int(in_turn_order(course, int(state.first), i)) for i in range(course.racers)]
    return [RACERS[state.kind[racer]] for racer in racers if has_order(state, owner_of(course, racer))]


def used_piles(course: Record, state: Record) -> dict[str, list[Any]]:
    """SCR-DOUBLE.7, SCR-RUL.34: what has been used of each deck, which everybody has seen."""
    piles: dict[str, list[Any]] = {
        deck: bag_words(course.accidents[i] - state.accidents[i], ACCIDENT_CARDS) for i, deck in enumerate(DECKS)
    }
    piles["bonus"] = bag_words(course.bonus - state.bonus - state.cards.sum(axis=0, dtype=np.int8), BONUS_CARDS)
    piles["goal"] = [number for number in GOALS for _ in range(course.goal[number] - state.goal[number])]
    return piles


def bag_words(bag: Array, kinds: Sequence[str]) -> list[str]:
    return [kind for i, kind in enumerate(kinds) for _ in range(bag[i])]


def facts(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden."""
    known = write(course, state, names)
    known["order"] = order_words(course, state)
    known["ranking"] = [name_of(course, state, racer, names) for racer in ranking(course, state)]
    for racer in range(course.racers):
        known[name_of(course, state, racer, names)]["field"] = int(field_of(course, int(state.p[racer])))
    return known


def ranking(course: Record, state: Record) -> list[int]:
    """SCR-RUL.4: the racers in race order."""
    return sorted(range(course.racers), key=lambda racer: int(place_of(course, state, racer)))


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

    `awaited` are the outcomes that chance will give: what nobody wrote down is dealt by `dealing` from the others, as
    far as they go. The first die of a turn, and duels that wait for nobody, come from `fate`.
    """
    check_keys(document, (*KEYS, *names, *(RACERS if course.each > 1 else ())))
    if "start" in document:
        state.first = place(document["start"], names, "start") * int(course.each)
    if "round" in document:
        state.rounds = count(document["round"], "round", 1, GUARD)
    entries = read_racers(course, state, document, names)
    for racer in range(course.racers):
        read_racer(course, state, racer, *entries[racer])
    read_tokens(course, state, document, entries, awaited, dealing)
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


def read_racers(
    course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]
) -> list[tuple[Mapping[str, Any], str]]:
    """Who drives which racer; the answer is the entry of each, and what it is called."""
    entries: list[tuple[Mapping[str, Any], str]] = []
    kinds: list[int | None] = []
    if course.each == 1:
        for name in names:
            entry = mapping(document.get(name, {}), name)
            check_keys(entry, ("racer", *RACER_KEYS, "cards"), f"{name}.")
            entries.append((entry, name))
            kinds.append(place(entry["racer"], RACERS, f"{name}.racer") if "racer" in entry else None)
    else:
        own = owned_racers(course, document, names)
        for seat, name in enumerate(names):
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


def owned_racers(course: Record, document: Mapping[str, Any], names: Sequence[str]) -> list[list[str | None]]:
    """SCR-2P.1: per seat its two racers, in the order they are written, or as `order` has them."""
    own: list[list[str | None]] = [[] for _ in names]
    order = document.get("order", [])
    if not isinstance(order, list):
        raise BadPosition("not_a_list", key="order", value=order)
    for racer in order:
        place(racer, RACERS, "order")
    written = [racer for racer in document if racer in RACERS]
    for racer in sorted(written, key=lambda racer: order.index(racer) if racer in order else len(order)):
        entry = mapping(document[racer], racer)
        check_keys(entry, ("owner", *RACER_KEYS), f"{racer}.")
        if "owner" not in entry:
            raise BadPosition("key_missing", key=f"{racer}.owner")
        seat = place(entry["owner"], names, f"{racer}.owner")
        own[seat].append(racer)
        if len(own[seat]) > course.each:
            raise BadPosition("too_many_racers", key=f"{racer}.owner", seat=names[seat], most=int(course.each))
    return [racers + [None] * (int(course.each) - len(racers)) for racers in own]


def on_turn(document: Mapping[str, Any], names: Sequence[str]) -> int:
    """The racer on turn, as far as it matters for who it is; with two racers each it is named anyway."""
    turn = document.get("turn")
    return list(names).index(str(turn)) if turn in names else 0


def with_quiet_ones(kinds: Sequence[int | None], entries: Sequence[Mapping[str, Any]], turn: int) -> list[int]:
    """SCR-OWN.6: racers that nobody named: Hover for the one on turn if it has no bonus tokens, Jackal last of all."""
    left = [RACERS.index(racer) for racer in QUIET if RACERS.index(racer) not in kinds]
    chosen = list(kinds)
    if chosen[turn] is None:
        wanted = CRUSHER if entries[turn].get("bonus_tokens") else HOVER
        chosen[turn] = wanted if wanted in left else left[0]
        left.remove(int(chosen[turn] or 0))
    return [left.pop(0) if kind is None else kind for kind in chosen]


def read_racer(course: Record, state: Record, racer: int, entry: Mapping[str, Any], name: str) -> None:
    """Where a racer is, its laps and its bonus tokens."""
    fields = int(course.fields)
    state.p[racer] = count(entry.get("p", 0), f"{name}.p", 0, MOST_LAPS * fields)
    due = min(LAPS, int(laps_driven(course, int(state.p[racer]))))
    state.laps[racer] = count(entry.get("laps", due), f"{name}.laps", 0, due)
    most = int(course.bonus_tokens)
    state.bonus_tokens[racer] = count(entry.get("bonus_tokens", 0), f"{name}.bonus_tokens", 0, most)


def read_tokens(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    entries: Sequence[tuple[Mapping[str, Any], str]],
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """SCR-COMP.8: every change token has one place: with a racer, on the track, in the store, or in the box.

    Places that nobody wrote down hold a token each; what is left is the store, or the box if the store is written.
    """
    left = course.tokens.astype(np.int64)
    wanted = [kind - DRAWN_TOKEN for kind in awaited if DRAWN_TOKEN <= kind < DRAWN_TOKEN + len(TOKENS)]
    state.tokens[:], state.lying[:], state.store[:] = 0, 0, 0
    for racer, (entry, name) in enumerate(entries):
        for kind in kinds_in(entry.get("tokens", []), TOKENS, f"{name}.tokens"):
            take(left, kind, TOKENS, f"{name}.tokens", course.tokens)
            state.tokens[racer, kind] += 1
    stored = document.get("store")
    if stored is not None and not is_number(stored):
        for kind in kinds_in(stored, TOKENS, "store"):
            take(left, kind, TOKENS, "store", course.tokens)
            state.store[kind] += 1
    if "fields" in document:
        read_fields(course, state, numbered(document["fields"], "fields"), left)
    else:
        for at in range(course.places):
            if left.sum() > 0:
                state.lying[at] = 1 + deal(left, dealing, wanted)
    if stored is None:
        state.store[:] = left
    elif is_number(stored):
        for i in range(count(stored, "store", 0, int(left.sum()))):
            kind = wanted[i] if i < len(wanted) and left[wanted[i]] > 0 else deal(left.copy(), dealing, ())
            left[kind] -= 1
            state.store[kind] += 1


def read_fields(course: Record, state: Record, fields: Mapping[Any, Any], left: Array) -> None:
    """Exactly these tokens lie on the track."""
    known = [int(field) for field in course.token_field[: course.places]]
    for field, token in fields.items():
        at = place(field, known, "fields")
        if token not in ("none", None):
            kind = kinds_in([token], TOKENS, f"fields.{field}")[0]
            take(left, kind, TOKENS, f"fields.{field}", course.tokens)
            state.lying[at] = 1 + kind


def read_cards(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    names: Sequence[str],
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """SCR-COMP.4, SCR-COMP.6, SCR-COMP.7: every card is in a hand, on a used pile, or in its deck."""
    used = mapping(document.get("used", {}), "used")
    check_keys(used, PILES, "used.")
    for i, deck in enumerate(DECKS):
        left = course.accidents[i].astype(np.int64)
        for kind in kinds_in(used.get(deck, []), ACCIDENT_CARDS, f"used.{deck}"):
            take(left, kind, ACCIDENT_CARDS, f"used.{deck}", course.accidents[i])
        state.accidents[i], state.decks[i] = left, int(left.sum())
    left = course.goal.astype(np.int64)
    for i in kinds_in(used.get("goal", []), GOALS, "used.goal"):
        take(left, GOALS[i], range(len(left)), "used.goal", course.goal)
    state.goal, state.goals = left, int(left.sum())
    left = course.bonus.astype(np.int64)
    for kind in kinds_in(used.get("bonus", []), BONUS_CARDS, "used.bonus"):
        take(left, kind, BONUS_CARDS, "used.bonus", course.bonus)
    read_hands(course, state, document, names, left, awaited, dealing)
    state.bonus, state.bonuses = left, int(left.sum())


def read_hands(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    names: Sequence[str],
    left: Array,
    awaited: Sequence[int],
    dealing: Record,
) -> None:
    """The bonus cards that the players hold; a number says how many, whichever they are."""
    first = CARD + FIRST_BONUS
    wanted = [kind - first for kind in awaited if first <= kind < first + len(BONUS_CARDS)]
    state.cards[:] = 0
    hands = [mapping(document.get(name, {}), name).get("cards", []) for name in names]
    for seat, name in enumerate(names):
        if not is_number(hands[seat]):
            for kind in kinds_in(hands[seat], BONUS_CARDS, f"{name}.cards"):
                take(left, kind, BONUS_CARDS, f"{name}.cards", course.bonus)
                state.cards[seat, kind] += 1
    for seat, name in enumerate(names):
        if is_number(hands[seat]):
            for _ in range(count(hands[seat], f"{name}.cards", 0, int(left.sum()))):
                state.cards[seat, deal(left, dealing, wanted)] += 1


def read_phase(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """Whose turn it is and what is asked; with two racers each also who has yet to order them."""
    if "phase" in document:
        state.phase = place(document["phase"], PHASES, "phase")
    elif has_begun(course, state, document):
        state.phase = ROLL
    state.step, state.turn = DECIDE, state.first
    if state.phase == OVER:
        state.asked, state.ordered = NOBODY, (1 << len(names)) - 1
        return
    turn = document.get("turn")
    if turn is not None:
        if state.phase == ORDERING and turn in names:
            state.turn = place(turn, names, "turn") * int(course.each)
        else:
            state.turn = read_name(course, state, turn, names, "turn")
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


def has_begun(course: Record, state: Record, document: Mapping[str, Any]) -> bool:
    """SCR-2P.2: whether somebody is on turn; with two racers each the start player may have yet to order his."""
    if course.each == 1 or any(key in document for key in ("turn", "dice", "order")):
        return True
    first = int(state.first)
    return bool(state.p[first] > 0 or state.p[first + 1] > 0)


def read_name(course: Record, state: Record, name: Any, names: Sequence[str], key: str) -> int:
    """A racer by its player, or by itself."""
    racers = [RACERS[kind] for kind in state.kind[: course.racers]]
    if course.each == 1 and name not in racers:
        return place(name, names, key)
    return place(name, racers, key)


def read_order(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """SCR-RUL.40: with two racers each, who has not had a turn and has none on the track has yet to order them."""
    if course.each == 1:
        return
    state.ordered = 0
    seats, turn = len(names), int(owner_of(course, int(state.turn)))
    begun = (turn - int(owner_of(course, int(state.first)))) % seats
    for seat in range(seats):
        racers = [seat * int(course.each) + i for i in range(course.each)]
        waits = (seat - int(owner_of(course, int(state.first)))) % seats
        acted = waits < begun or (waits == begun and (state.phase != ORDERING or "card" in document))
        if "order" in document:
            acted = all(RACERS[state.kind[racer]] in document["order"] for racer in racers)
        elif any(state.p[racer] > 0 for racer in racers):
            acted = True
        state.ordered |= int(acted) << seat


def read_ordering(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """SCR-RUL.40: who orders his racers: before the own first turn, or because a card needs it."""
    state.step = BEGIN_TURN
    if "card" in document:
        after = place(document.get("after", "accident"), ("accident", "goal"), "after")
        if after == 0:
            state.step, state.card = CARRY_OUT_ACCIDENT, place(document["card"], ACCIDENT_CARDS, "card")
        else:
            state.step, state.card = CARRY_OUT_GOAL, GOALS[place(document["card"], GOALS, "card")]
        state.asked = place(document.get("asked"), names, "asked")
    if course.each == 1 or (int(state.ordered) >> int(state.asked)) & 1:
        raise BadPosition("ordered_already", key="phase", seat=names[state.asked])


def read_dice(state: Record, document: Mapping[str, Any]) -> None:
    """SCR-ROLL.4: the dice shown so far, the last one last."""
    dice = document.get("dice", [])
    if not isinstance(dice, list):
        raise BadPosition("not_a_list", key="dice", value=dice)
    if len(dice) > MOST_DICE:
        raise BadPosition("too_many_dice", key="dice", most=MOST_DICE)
    state.dice[:], state.rolled = 0, len(dice)
    state.dice[: len(dice)] = [count(die, "dice", 1, SIDES) for die in dice]
    for i in range(1, len(dice)):
        if dice[i] in dice[:i] and (i < len(dice) - 1 or state.phase == MOVE):
            raise BadPosition("double_before", key="dice", die=dice[i])


def read_turn(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """What has happened in the turn so far."""
    p = int(state.p[state.turn])
    state.driven = truth(document.get("driven", False), "driven") if state.phase != ROLL else 0
    state.start = count(document.get("from", p), "from", 0, MOST_LAPS * int(course.fields))
    if state.phase in (ROLL, OVER):
        state.start = p if state.phase == ROLL else 0
    state.mover = NOBODY
    if state.phase == DUEL and (state.step != DUELS_OF_GOAL or "mover" in document):
        state.mover = state.turn
    if "mover" in document:
        state.mover = read_name(course, state, document["mover"], names, "mover")
    crossed = document.get("crossed", [])
    if not isinstance(crossed, list):
        raise BadPosition("not_a_list", key="crossed", value=crossed)
    state.crossed = sum({1 << read_name(course, state, name, names, "crossed") for name in crossed})
    over = state.phase == OVER
    if "crossed" not in document and not over and laps_driven(course, p) > laps_driven(course, int(state.start)):
        state.crossed = 1 << int(state.turn)


def waits_for_nobody(course: Record, state: Record) -> bool:
    """SCR-2P.4: duels go on by themselves, unless a player's own racers stand on the field."""
    racer = int(next_duellist(course, state))
    if racer == NOBODY:
        return True
    owner = int(owner_of_all(course, state, racer))
    if owner != NOBODY:
        state.asked = owner
    return owner == NOBODY


def check(course: Record, state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """What can't be, whatever was written."""
    final = bool(is_final(course, state))
    if truth(document.get("final", final), "final") != final:
        raise BadPosition("wrong_final", key="final", laps=LAPS)
    if state.phase == OVER and not final and state.rounds < GUARD:
        raise BadPosition("wrong_final", key="phase", laps=LAPS)
    for racer in range(course.racers):
        name = name_of(course, state, racer, names)
        owed = min(LAPS, int(laps_driven(course, int(state.p[racer])))) - int(state.laps[racer])
        moving = racer == state.turn and state.phase == MOVE
        if owed > 0 and state.phase not in (DUEL, ORDERING) and not moving:
            raise BadPosition("laps_owed", key=f"{name}.laps", seat=name, laps=int(state.laps[racer]) + owed)
        for other in range(racer):
            shares = share_a_field(course, state, racer, other)
            if shares and state.phase != DUEL and not (state.phase == MOVE and state.turn in (racer, other)):
                key, field = f"{name}.p", int(field_of(course, int(state.p[racer])))
                raise BadPosition("same_field", key=key, field=field, other=name_of(course, state, other, names))
        waits = state.bonus_tokens[racer] >= tokens_wanted(int(state.kind[racer]))
        if waits and state.phase != MOVE and has_bonus_cards(course, state):  # RUL.30: made up at the end of the move
            raise BadPosition("not_exchanged", key=f"{name}.bonus_tokens", racer=RACERS[state.kind[racer]])
    if state.bonus_tokens.sum(dtype=np.int64) > course.bonus_tokens:
        raise BadPosition("not_a_number", key="bonus_tokens", value="", least=0, most=int(course.bonus_tokens))
    if state.phase == MOVE and state.start > state.p[state.turn]:
        raise BadPosition("not_a_number", key="from", value=int(state.start), least=0, most=int(state.p[state.turn]))


def has_bonus_cards(course: Record, state: Record) -> bool:
    """SCR-RUL.30: whether a bonus card is left outside the hands."""
    return bool(course.bonus.sum(dtype=np.int64) > state.cards.sum(dtype=np.int64))


# Pieces


def kinds_in(words: Any, kinds: Sequence[Any], key: str) -> list[int]:
    """A list of cards or tokens by name; `plus` is a name of the token +/-1."""
    if not isinstance(words, list):
        raise BadPosition("not_a_list", key=key, value=words)
    return [place("pm" if word == "plus" else word, kinds, key) for word in words]


def take(left: Array, kind: int, kinds: Sequence[Any], key: str, there: Array) -> None:
    """One that a document names, if it is still there."""
    if left[kind] == 0:
        raise BadPosition("no_such_card_left", key=key, card=kinds[kind], count=int(there[kind]))
    left[kind] -= 1


def deal(left: Array, dealing: Record, awaited: Iterable[int]) -> int:
    """One that nobody wrote down, if possible one that chance will not ask for."""
    free = left.copy()
    for kind in awaited:
        if free[kind] > 0:
            free[kind] -= 1
    bag = free if free.any() else left
    kind = int(draw(dealing, bag.copy(), int(bag.sum()), 0))
    left[kind] -= 1
    return kind
