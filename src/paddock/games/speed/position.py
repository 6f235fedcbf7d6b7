"""A position of Speed in words, both ways: `write` is complete, `read` takes what is said and fills in the rest."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.engine.numbers import Seat, all_seats, seated
from paddock.engine.records import Record
from paddock.errors import BadPosition
from paddock.games.contract import Names
from paddock.games.entries import (
    Awaited,
    Entry,
    Said,
    check_keys,
    count,
    is_number,
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
from paddock.games.pieces import Pieces, bag_words, kinds_in, pile_words
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
from paddock.games.speed.moves import card_kinds
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
    EXTENSION,
    KONTRA,
    MOST_CARDS,
    NOBODY,
    OVER,
    PHASES,
    PLAY,
    UPRIGHT,
)

TURN_KEYS = ("dealer", "turn", "drawn", "phase", "attack", "attacked")
KEYS = (*TURN_KEYS, "draw", "discard", "target", "extension_by", "scores", "totals", "round", "hands")
TEAM_KEYS = ("battle", "speed", "km", "wild")
EXPECTABLE = (*KEYS, "distance")
COMPARED = {("draw",): "bag", ("hands", "*"): "bag", ("discard",): "top"}
LYING = ("V", "H")  #: UPRIGHT and ACROSS

ROUND = Entry("round", whole(1, 1_000_000), "rounds")
PHASE = Entry("phase", one_of(PHASES))
ATTACK = (Entry("attack", one_of(ATTACKS)), Entry("attacked", one_of(TEAMS)))
TARGET = Entry("target", whole(1, 30_000))
EXTENSION_BY = Entry("extension_by", one_of(TEAMS), usual=NOBODY, quiet=True)
POINTS = tuple(Entry(key, whole(0, 10_000_000)) for key in ("scores", "totals"))


def seats_of(names: Names) -> tuple[Entry, Entry]:
    """Who deals, and whose turn it is."""
    return Entry("dealer", one_of(names)), Entry("turn", one_of(names))


def write(course: Record, state: Record, names: Names) -> dict[str, Any]:
    """The whole position; reading it again gives the same record."""
    teams, words = TEAMS[: int(course.teams)], list(card_kinds(course))
    written = write_entries(state, (ROUND, *seats_of(names), PHASE))
    if state.phase == KONTRA:
        written |= write_entries(state, ATTACK)
    written |= write_entries(state, (TARGET, EXTENSION_BY))
    for points in POINTS:
        written |= {points.key: {name: int(state[points.key][team]) for team, name in enumerate(teams)}}
    written["draw"] = bag_words(state.draw, words)
    written["discard"] = pile_words(state.discard, state.discards, words)
    for team, name in enumerate(teams):
        wilds = zip(WILDS, state.wild[team], strict=True)
        written[name] = {
            "battle": pile_words(state.battle[team], state.battles[team], words),
            "speed": pile_words(state.speed[team], state.speeds[team], words),
            "km": {int(course.km[i]): int(state.km[team, i]) for i in range(course.kms) if state.km[team, i]},
            "wild": {card: LYING[lies - UPRIGHT] for card, lies in wilds if lies != ABSENT},
        }
    written["hands"] = {name: bag_words(state.hand[seat], words) for seat, name in seated(names)}
    return written


def facts(course: Record, state: Record, names: Names) -> dict[str, Any]:
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


def read_frame(state: Record, document: Said, names: Names) -> None:
    """Who deals, whose turn it is, and what is being decided."""
    dealer, turn = seats_of(names)
    read_entries(state, document, (dealer,))
    if "dealer" in document:
        state.turn = (state.dealer + 1) % len(names)
    read_entries(state, document, (turn, PHASE, ROUND))


def read_totals(state: Record, document: Said, teams: Sequence[str]) -> None:
    for points in POINTS:
        for team, scored in mapping(document.get(points.key, {}), points.key).items():
            state[points.key][place(team, teams, points.key)] = points.form.number(scored, f"{points.key}.{team}")


def read_target(course: Record, state: Record, document: Said, teams: Sequence[str]) -> None:
    """SPD-11.8: the distance of the round, farther after an extension."""
    if "extension_by" in document:
        if course.distance >= course.extension:
            raise BadPosition("no_extension", key="extension_by", target=int(course.distance))
        state.extension_by = place(document["extension_by"], teams, "extension_by")
        state.target = course.extension
    if "target" in document and TARGET.form.number(document["target"], "target") != state.target:
        raise BadPosition("wrong_target", key="target", value=document["target"], target=int(state.target))


def read_cards(
    course: Record, state: Record, document: Said, names: Names, awaited: Awaited, dealing: Record, drawn: bool
) -> None:
    """Every card has one place: written ones first, then what chance will give, then hands, then the draw pile."""
    state.discard[:], state.discards = 0, 0
    state.hand[:], state.held[:] = 0, 0
    state.battle[:], state.battles[:] = 0, 0
    state.speed[:], state.speeds[:] = 0, 0
    state.km[:], state.wild[:] = 0, ABSENT
    # Wilds are dealt last, lest an attack meet a kontra that nobody meant.
    wilds = [kind for kind in range(WILD, KM) for _ in range(course.deck[kind])]
    left = Pieces(course.deck, list(card_kinds(course)), dealing, wilds)

    for team, name in enumerate(TEAMS[: int(course.teams)]):
        read_team(course, state, team, mapping(document.get(name, {}), name), name, left)
    sizes = hand_sizes(course, state, drawn)
    for name, cards in mapping(document.get("hands", {}), "hands").items():
        seat = seat_called(name, names, "hands")
        if is_number(cards):
            sizes[seat] = count(cards, f"hands.{name}", 0, int(course.hand) + 1)
            continue
        sizes[seat] = 0
        for kind in taken(left, cards, f"hands.{name}"):
            give(state, seat, kind)
    top = document.get("discard", [])
    discards = [] if is_number(top) else taken(left, top, "discard")

    pile = document.get("draw")
    waiting: list[int] = []
    if isinstance(pile, list):
        waiting = taken(left, pile, "draw")
    else:
        most = len(left) if pile is None else count(pile, "draw", 0, len(left))
        for kind in awaited:
            if kind < KINDS and left.left[kind] > 0 and len(waiting) < most:
                waiting.append(left.take(kind, "draw"))
    for seat, size in sizes.items():
        for _ in range(min(size, len(left))):
            give(state, seat, left.deal())
    if is_number(top):
        discards = [left.draw() for _ in range(count(top, "discard", 0, len(left)))]

    if pile is None:
        waiting += left.rest()
    elif isinstance(pile, int):
        missing = pile - len(waiting)
        if missing > len(left):
            raise BadPosition("too_few_cards", key="draw", wanted=pile, left=len(left) + len(waiting))
        waiting += [left.draw() for _ in range(missing)]
    state.draw[:] = np.bincount(waiting, minlength=KINDS)
    state.drawable = len(waiting)
    while len(left) > 0:
        put_aside(state, left.draw())
    for kind in discards:
        put_aside(state, kind)


def read_team(course: Record, state: Record, team: int, entry: Said, name: str, left: Pieces) -> None:
    """One team's piles and areas."""
    check_keys(entry, TEAM_KEYS, f"{name}.")
    limits = (SPEED_LIMIT, END_OF_LIMIT)
    for key in ("battle", "speed"):
        for kind in cards_in(entry.get(key, []), left.words, f"{name}.{key}"):
            if kind >= WILD or (kind in limits) != (key == "speed"):
                raise BadPosition("wrong_pile", key=f"{name}.{key}", card=left.words[kind])
            lay(state, team, left.take(kind, f"{name}.{key}"))
    values = [int(value) for value in course.km[: course.kms]]
    for value, number in numbered(entry.get("km", {}), f"{name}.km").items():
        i = place(value, values, f"{name}.km")
        for _ in range(count(number, f"{name}.km.{value}", 0, int(course.km_most[i]))):
            left.take(KM + i, f"{name}.km.{value}")
            state.km[team, i] += 1
    for card, lying in mapping(entry.get("wild", {}), f"{name}.wild").items():
        i = place(card, WILDS, f"{name}.wild")
        left.take(WILD + i, f"{name}.wild.{card}")
        state.wild[team, i] = UPRIGHT + place(lying, LYING, f"{name}.wild.{card}")


def hand_sizes(course: Record, state: Record, drawn: bool) -> dict[Seat, int]:
    """Cards to deal into hands that nobody wrote down; whoever is on turn has drawn already."""
    sizes = dict.fromkeys(all_seats(int(course.seats)), int(course.hand))
    if drawn and state.phase == PLAY:
        sizes[Seat(int(state.turn))] += 1
    return sizes


def give(state: Record, seat: Seat, kind: int) -> None:
    state.hand[seat, kind] += 1
    state.held[seat] += 1


def read_attack(course: Record, state: Record, document: Said) -> None:
    """SPD-8.4: in the kontra window, which attack waits for an answer; it is found if only one can be meant."""
    if state.phase != KONTRA:
        return
    names = TEAMS[: int(course.teams)]
    attacks = [place(document["attack"], ATTACKS, "attack")] if "attack" in document else range(len(ATTACKS))
    teams = [place(document["attacked"], names, "attacked")] if "attacked" in document else range(len(names))
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


def check(course: Record, state: Record, names: Names) -> None:
    """What can't be, whatever was written."""
    most = int(course.hand) + 1
    for seat, name in seated(names):
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


def cards_in(value: Any, words: Sequence[str], key: str) -> list[int]:
    """Cards by name, and no more than there can be."""
    if len(listed(value, key)) > MOST_CARDS:
        raise BadPosition("too_many_cards", key=key, most=MOST_CARDS)
    return kinds_in(value, words, key)


def taken(left: Pieces, value: Any, key: str) -> list[int]:
    """Cards by name, each of which is still left."""
    return [left.take(kind, key) for kind in cards_in(value, left.words, key)]
