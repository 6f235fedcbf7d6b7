"""A position of Speed in words, both ways: `write` is complete, `read` takes what is said and fills in the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from paddock.engine.bags import draw
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import check_keys, count, is_number, mapping, numbered, place, truth
from paddock.games.speed.cards import (
    ATTACKS,
    END_OF_LIMIT,
    KINDS,
    KM,
    SPEED_LIMIT,
    TEAMS,
    WILD,
    WILDS,
)
from paddock.games.speed.moves import card_kinds, card_word
from paddock.games.speed.rules import (
    LEGAL,
    battle_top,
    best_total,
    distance,
    draw_card,
    holder,
    is_limited,
    lay,
    put_aside,
    speed_top,
    team_of,
    why_not_rolling,
)
from paddock.games.speed.state import (
    ABSENT,
    ACROSS,
    EXTENSION,
    KONTRA,
    MOST_CARDS,
    NOBODY,
    OVER,
    PHASES,
    PLAY,
    UPRIGHT,
)

KEYS = (
    "dealer",
    "turn",
    "drawn",
    "phase",
    "attack",
    "attacked",
    "draw",
    "discard",
    "target",
    "extension_by",
    "scores",
    "totals",
    "round",
    "hands",
)
TEAM_KEYS = ("battle", "speed", "km", "wild")
EXPECTABLE = (*KEYS, "distance")
COMPARED = {("draw",): "bag", ("hands", "*"): "bag", ("discard",): "top"}
LYING = {"V": UPRIGHT, "H": ACROSS}


def write(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    teams = TEAMS[: int(course.teams)]
    written: dict[str, Any] = {
        "round": int(state.rounds),
        "dealer": names[state.dealer],
        "turn": names[state.turn],
        "phase": PHASES[state.phase],
    }
    if state.phase == KONTRA:
        written["attack"] = ATTACKS[state.attack]
        written["attacked"] = TEAMS[state.attacked]
    written["target"] = int(state.target)
    if state.extension_by != NOBODY:
        written["extension_by"] = TEAMS[state.extension_by]
    written["scores"] = {name: int(state.scores[team]) for team, name in enumerate(teams)}
    written["totals"] = {name: int(state.totals[team]) for team, name in enumerate(teams)}
    written["draw"] = bag_words(course, state.draw)
    written["discard"] = pile_words(course, state.discard, state.discards)
    for team, name in enumerate(teams):
        written[name] = {
            "battle": pile_words(course, state.battle[team], state.battles[team]),
            "speed": pile_words(course, state.speed[team], state.speeds[team]),
            "km": {int(course.km[i]): int(state.km[team, i]) for i in range(course.kms) if state.km[team, i]},
            "wild": {
                card: "V" if state.wild[team, i] == UPRIGHT else "H"
                for i, card in enumerate(WILDS)
                if state.wild[team, i] != ABSENT
            },
        }
    written["hands"] = {name: bag_words(course, state.hand[seat]) for seat, name in enumerate(names)}
    return written


def facts(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """The position and what follows from it, nothing hidden."""
    known = write(course, state, names)
    teams = TEAMS[: int(course.teams)]
    known["distance"] = {name: int(distance(course, state, team)) for team, name in enumerate(teams)}
    for team, name in enumerate(teams):
        known[name] |= standing(course, state, team)
    return known


def standing(course: Record, state: Record, team: int) -> dict[str, Any]:
    """How far a team has come, and whether it may drive."""
    return {
        "distance": int(distance(course, state, team)),
        "rolling": bool(why_not_rolling(course, state, team) == LEGAL),
        "limited": bool(is_limited(course, state, team)),
    }


def bag_words(course: Record, bag: Array) -> list[str]:
    return [card_word(course, kind) for kind in range(KM + int(course.kms)) for _ in range(bag[kind])]


def pile_words(course: Record, pile: Array, height: int) -> list[str]:
    return [card_word(course, int(kind)) for kind in pile[:height]]


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

    `awaited` are the outcomes that chance will give, so those cards stay in the draw pile; what nobody wrote down is
    dealt by `dealing`; a card that the seat on turn has yet to draw (`drawn: false`) comes from `fate`.
    """
    teams = TEAMS[: int(course.teams)]
    check_keys(document, (*KEYS, *teams))
    read_frame(state, document, names)
    read_totals(state, document, teams)
    read_target(course, state, document, teams)
    drawn = truth(document.get("drawn", True), "drawn")
    moving = ("draw", "discard", "hands", "turn", "phase", "drawn", "dealer", *teams)
    if awaited or any(key in document for key in moving):
        read_cards(course, state, document, names, awaited, dealing, drawn)
    read_attack(course, state, document)
    if not drawn and state.phase == PLAY:
        draw_card(state, state.turn, fate, log)
    check(course, state, names)


def read_frame(state: Record, document: Mapping[str, Any], names: Sequence[str]) -> None:
    """Who deals, whose turn it is, and what is being decided."""
    if "dealer" in document:
        state.dealer = place(document["dealer"], names, "dealer")
        state.turn = (state.dealer + 1) % len(names)
    if "turn" in document:
        state.turn = place(document["turn"], names, "turn")
    if "phase" in document:
        state.phase = place(document["phase"], PHASES, "phase")
    if "round" in document:
        state.rounds = count(document["round"], "round", 1, 1_000_000)


def read_totals(state: Record, document: Mapping[str, Any], teams: Sequence[str]) -> None:
    for key in ("scores", "totals"):
        for team, points in mapping(document.get(key, {}), key).items():
            state[key][place(team, teams, key)] = count(points, f"{key}.{team}", 0, 10_000_000)


def read_target(course: Record, state: Record, document: Mapping[str, Any], teams: Sequence[str]) -> None:
    """SPD-11.8: the distance of the round, farther after an extension."""
    if "extension_by" in document:
        if course.distance >= course.extension:
            raise BadPosition("no_extension", key="extension_by", target=int(course.distance))
        state.extension_by = place(document["extension_by"], teams, "extension_by")
        state.target = course.extension
    if "target" in document and count(document["target"], "target", 1, 30_000) != state.target:
        raise BadPosition("wrong_target", key="target", value=document["target"], target=int(state.target))


def read_cards(
    course: Record,
    state: Record,
    document: Mapping[str, Any],
    names: Sequence[str],
    awaited: Sequence[int],
    dealing: Record,
    drawn: bool,
) -> None:
    """Every card has one place: written ones first, then what chance will give, then hands, then the draw pile."""
    kinds = card_kinds(course)
    state.discard[:], state.discards = 0, 0
    state.hand[:], state.held[:] = 0, 0
    state.battle[:], state.battles[:] = 0, 0
    state.speed[:], state.speeds[:] = 0, 0
    state.km[:], state.wild[:] = 0, ABSENT
    left = course.deck.astype(np.int64)

    for team, name in enumerate(TEAMS[: int(course.teams)]):
        read_team(course, state, team, mapping(document.get(name, {}), name), name, left, kinds)
    sizes = hand_sizes(course, state, drawn)
    for name, cards in mapping(document.get("hands", {}), "hands").items():
        seat = place(name, names, "hands")
        if is_number(cards):
            sizes[seat] = count(cards, f"hands.{name}", 0, int(course.hand) + 1)
            continue
        sizes[seat] = 0
        for kind in card_list(cards, f"hands.{name}", kinds):
            take(left, kind, course, f"hands.{name}")
            state.hand[seat, kind] += 1
            state.held[seat] += 1
    top = document.get("discard", [])
    discards = [] if is_number(top) else card_list(top, "discard", kinds)
    for kind in discards:
        take(left, kind, course, "discard")

    pile = document.get("draw")
    waiting = np.zeros(KINDS, np.int64)
    if isinstance(pile, list):
        for kind in card_list(pile, "draw", kinds):
            take(left, kind, course, "draw")
            waiting[kind] += 1
    else:
        most = int(left.sum()) if pile is None else count(pile, "draw", 0, int(left.sum()))
        for kind in awaited:
            if kind < KINDS and left[kind] > 0 and waiting.sum() < most:
                take(left, kind, course, "draw")
                waiting[kind] += 1
    for seat, size in sizes.items():
        for _ in range(min(size, int(left.sum()))):
            state.hand[seat, deal_card(left, dealing)] += 1
            state.held[seat] += 1
    if is_number(top):
        for _ in range(count(top, "discard", 0, int(left.sum()))):
            discards.append(draw(dealing, left, int(left.sum()), 0))

    if pile is None:
        waiting += left
        left[:] = 0
    elif isinstance(pile, int):
        missing = pile - int(waiting.sum())
        if missing > left.sum():
            raise BadPosition("too_few_cards", key="draw", wanted=pile, left=int(left.sum() + waiting.sum()))
        for _ in range(missing):
            waiting[draw(dealing, left, int(left.sum()), 0)] += 1
    state.draw[:] = waiting
    state.drawable = int(waiting.sum())
    while left.sum() > 0:
        put_aside(state, draw(dealing, left, int(left.sum()), 0))
    for kind in discards:
        put_aside(state, kind)


def read_team(
    course: Record, state: Record, team: int, entry: Mapping[str, Any], name: str, left: Array, kinds: Mapping[str, int]
) -> None:
    """One team's piles and areas."""
    check_keys(entry, TEAM_KEYS, f"{name}.")
    limits = (SPEED_LIMIT, END_OF_LIMIT)
    for key in ("battle", "speed"):
        for kind in card_list(entry.get(key, []), f"{name}.{key}", kinds):
            if kind >= WILD or (kind in limits) != (key == "speed"):
                raise BadPosition("wrong_pile", key=f"{name}.{key}", card=card_word(course, kind))
            take(left, kind, course, f"{name}.{key}")
            lay(state, team, kind)
    values = [int(value) for value in course.km[: course.kms]]
    for value, number in numbered(entry.get("km", {}), f"{name}.km").items():
        i = place(value, values, f"{name}.km")
        for _ in range(count(number, f"{name}.km.{value}", 0, int(course.km_most[i]))):
            take(left, KM + i, course, f"{name}.km.{value}")
            state.km[team, i] += 1
    for card, lying in mapping(entry.get("wild", {}), f"{name}.wild").items():
        i = place(card, WILDS, f"{name}.wild")
        take(left, WILD + i, course, f"{name}.wild.{card}")
        state.wild[team, i] = LYING[tuple(LYING)[place(lying, tuple(LYING), f"{name}.wild.{card}")]]


def hand_sizes(course: Record, state: Record, drawn: bool) -> dict[int, int]:
    """Cards to deal into hands that nobody wrote down; whoever is on turn has drawn already."""
    sizes = dict.fromkeys(range(int(course.seats)), int(course.hand))
    if drawn and state.phase == PLAY:
        sizes[int(state.turn)] += 1
    return sizes


def deal_card(left: Array, dealing: Record) -> int:
    """A card for a hand that nobody wrote down; wilds come last, lest an attack meet a kontra that nobody meant."""
    ordinary = left.copy()
    ordinary[WILD:KM] = 0
    pile = ordinary if ordinary.any() else left
    kind = int(draw(dealing, pile, int(pile.sum()), 0))
    left[kind] -= pile is ordinary
    return kind


def read_attack(course: Record, state: Record, document: Mapping[str, Any]) -> None:
    """SPD-8.4: in the kontra window, which attack waits for an answer; it is found if only one can be meant."""
    if state.phase != KONTRA:
        return
    attacks = range(len(ATTACKS))
    teams = range(int(course.teams))
    if "attack" in document:
        attacks = range((attack := place(document["attack"], ATTACKS, "attack")), attack + 1)
    if "attacked" in document:
        teams = range((team := place(document["attacked"], TEAMS[: int(course.teams)], "attacked")), team + 1)
    found = [
        (attack, team)
        for team in teams
        for attack in attacks
        if team != team_of(course, state.turn)
        and attack == (speed_top(state, team) if attack == SPEED_LIMIT else battle_top(state, team))
        and holder(course, state, attack, team) != NOBODY
    ]
    if len(found) != 1:
        raise BadPosition("no_kontra", key="phase", found=len(found))
    state.attack, state.attacked = found[0]


def check(course: Record, state: Record, names: Sequence[str]) -> None:
    """What can't be, whatever was written."""
    most = int(course.hand) + 1
    for seat, name in enumerate(names):
        if state.held[seat] > most:
            raise BadPosition("hand_too_large", key=f"hands.{name}", cards=int(state.held[seat]), most=most)
    for team in range(course.teams):
        driven = int(distance(course, state, team))
        if driven > state.target or (driven == state.target and state.phase in (PLAY, KONTRA)):
            raise BadPosition("too_far", key=f"{TEAMS[team]}.km", km=driven, target=int(state.target))
    if state.phase == PLAY and state.held[state.turn] == 0:
        raise BadPosition("no_cards", key="turn", seat=names[state.turn])
    if state.phase == EXTENSION:
        team = team_of(course, state.turn)
        if distance(course, state, team) != state.target or state.target >= course.extension:
            raise BadPosition("not_completed", key="phase", seat=names[state.turn], target=int(state.target))
    if state.phase == OVER and state.rounds < course.max_rounds and best_total(course, state) < course.win_points:
        raise BadPosition("not_over", key="phase", points=int(course.win_points))


def card_list(value: Any, key: str, kinds: Mapping[str, int]) -> list[int]:
    """Cards by name."""
    if not isinstance(value, list):
        raise BadPosition("not_a_list", key=key, value=value)
    if len(value) > MOST_CARDS:
        raise BadPosition("too_many_cards", key=key, most=MOST_CARDS)
    names = tuple(kinds)
    return [kinds[names[place(card, names, key)]] for card in value]


def take(left: Array, kind: int, course: Record, key: str) -> None:
    """Take a card from what is left; there are only so many of each."""
    if left[kind] == 0:
        raise BadPosition("no_such_card_left", key=key, card=card_word(course, kind), count=int(course.deck[kind]))
    left[kind] -= 1
