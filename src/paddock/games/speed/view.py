"""What a seat may see of a game of Speed: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.bags import draw
from paddock.engine.fate import below
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.games.contract import Event
from paddock.games.observed import Number, blocks, each, flag, in_order
from paddock.games.speed import cards
from paddock.games.speed.cards import ATTACKS, KINDS, MOST_KM, MOST_SEATS, MOST_TEAMS, NAMED, TEAMS
from paddock.games.speed.events import DECLINED, DREW, EVENTS
from paddock.games.speed.moves import card_word
from paddock.games.speed.options import GUARD
from paddock.games.speed.position import standing, write
from paddock.games.speed.rules import (
    LEGAL,
    battle_top,
    distance,
    is_limited,
    pending,
    speed_top,
    team_of,
    why_not_rolling,
)
from paddock.games.speed.state import ACROSS, KONTRA, MOST_CARDS, NOBODY, OVER, PHASES, PLAY
from paddock.games.speed.variant import MOST_NUMBER, POINTS

PAUSE = len(PHASES)  #: what everybody but the holder sees of the phase KONTRA

# The layout of an observation. Seats and teams are counted from the observer's own.
PHASE, TURN, DEALER, ROUND, TARGET, EXTENSION_BY, DRAWABLE, DISCARDS, ATTACK, ATTACKED = range(10)
HAND = 10  #: own cards, by kind
UNSEEN = HAND + KINDS  #: cards never seen face up, by kind
HELD = UNSEEN + KINDS  #: sizes of all hands
TEAM = HELD + MOST_SEATS  #: then per team:
DISTANCE, BATTLE, SPEED, ROLLING, LIMITED, SCORE, TOTAL, WILDS = range(8)
KMS = WILDS + 4
TEAM_SIZE = KMS + MOST_KM
OBSERVATION = TEAM + MOST_TEAMS * TEAM_SIZE

CARD_NAMES = (*NAMED, *(f"KM{i + 1}" for i in range(MOST_KM)))  #: kilometre values differ; the smallest is first
#: Kilometres, and all points that a variant can give, wilds and kontras four times.
MOST_SCORE = MOST_NUMBER * (1 + len(POINTS) + 2 * (len(cards.WILDS) - 1))

NUMBERS = in_order(
    {
        PHASE: Number("phase", 0, PAUSE, "0 play, 1 kontra (only for who may answer), 2 extension, 3 over, 4 attacked"),
        TURN: Number("turn", 0, MOST_SEATS - 1, "the seat on turn, counted from the own one"),
        DEALER: Number("dealer", 0, MOST_SEATS - 1, "counted from the own seat"),
        ROUND: Number("round", 0, GUARD),
        TARGET: Number("target", 0, MOST_NUMBER, "distance of this round"),
        EXTENSION_BY: Number("extension_by", 0, MOST_TEAMS, "1 + the team that called the extension; 0 none"),
        DRAWABLE: Number("drawable", 0, MOST_CARDS, "cards in the draw pile"),
        DISCARDS: Number("discards", 0, MOST_CARDS, "cards in the discard pile"),
        ATTACK: Number("attack", 0, len(ATTACKS), "in a kontra of one's own: 1 + the attack"),
        ATTACKED: Number("attacked", 0, MOST_TEAMS, "in a kontra of one's own: 1 + the team it lies on"),
    },
    each(HAND, "hand", CARD_NAMES, MOST_CARDS, "own cards"),
    each(UNSEEN, "unseen", CARD_NAMES, MOST_CARDS, "cards never seen face up"),
    each(HELD, "held", range(MOST_SEATS), MOST_CARDS, "cards in each hand, the own first"),
    blocks(
        TEAM,
        TEAM_SIZE,
        "team",
        MOST_TEAMS,
        {
            DISTANCE: Number("distance", 0, MOST_NUMBER, "kilometres of this round"),
            BATTLE: Number("battle", 0, KINDS, "1 + the top of the Battle pile; 0 none"),
            SPEED: Number("speed", 0, KINDS, "1 + the top of the Speed pile; 0 none"),
            ROLLING: flag("rolling", "may drive"),
            LIMITED: flag("limited", "under a SPEED_LIMIT"),
            SCORE: Number("score", 0, MOST_SCORE, "of the last finished round"),
            TOTAL: Number("total", 0, GUARD * MOST_SCORE, "of all finished rounds"),
        }
        | each(WILDS, "wild", cards.WILDS, ACROSS, "0 none, 1 upright, 2 across")
        | each(KMS, "km", range(1, MOST_KM + 1), MOST_CARDS, "kilometre cards on the table, the smallest value first"),
    ),
)


@rule
def sees_kontra(course: Record, state: Record, seat: int) -> bool:
    """SPD-RUL.15: only who holds the matching wild knows that a kontra is possible."""
    return state.phase == KONTRA and pending(course, state) == 1 << seat


@rule
def unseen(course: Record, state: Record, seat: int, kind: int) -> int:
    """SPD-RUL.35, SPD-13.4: cards of a kind that this seat has never seen: in the draw pile or in another hand."""
    cards = int(state.draw[kind])
    for other in range(course.seats):
        if other != seat:
            cards += int(state.hand[other, kind])
    return cards


@rule
def observe(course: Record, state: Record, seat: int, out: Array) -> None:
    """SPD-4.8, SPD-5.5, SPD-5.15: all that this seat may know, as numbers."""
    out[:] = 0
    seats, teams = int(course.seats), int(course.teams)
    own = team_of(course, seat)
    out[PHASE] = state.phase
    if state.phase == KONTRA:
        if sees_kontra(course, state, seat):
            out[ATTACK] = 1 + state.attack
            out[ATTACKED] = 1 + (state.attacked - own) % teams
        else:
            out[PHASE] = PAUSE
    out[TURN] = (state.turn - seat) % seats
    out[DEALER] = (state.dealer - seat) % seats
    out[ROUND] = state.rounds
    out[TARGET] = state.target
    if state.extension_by != NOBODY:
        out[EXTENSION_BY] = 1 + (state.extension_by - own) % teams
    out[DRAWABLE] = state.drawable
    out[DISCARDS] = state.discards
    for kind in range(KINDS):
        out[HAND + kind] = state.hand[seat, kind]
        out[UNSEEN + kind] = unseen(course, state, seat, kind)
    for i in range(seats):
        out[HELD + i] = state.held[(seat + i) % seats]
    for i in range(teams):
        team = (own + i) % teams
        at = TEAM + i * TEAM_SIZE
        out[at + DISTANCE] = distance(course, state, team)
        out[at + BATTLE] = 1 + battle_top(state, team)
        out[at + SPEED] = 1 + speed_top(state, team)
        out[at + ROLLING] = why_not_rolling(course, state, team) == LEGAL
        out[at + LIMITED] = is_limited(course, state, team)
        out[at + SCORE] = state.scores[team]
        out[at + TOTAL] = state.totals[team]
        for wild in range(4):
            out[at + WILDS + wild] = state.wild[team, wild]
        for km in range(MOST_KM):
            out[at + KMS + km] = state.km[team, km]


@rule
def guess(course: Record, state: Record, seat: int, fate: Record) -> None:
    """Deal the cards that this seat can't see anew, fairly, with the sizes of all hands kept."""
    answering, wild = NOBODY, NOBODY
    if state.phase == KONTRA and not sees_kontra(course, state, seat):
        # The window is open, so somebody of the attacked team holds the wild; which partner, this seat can't know.
        wild = int(course.wild_against[state.attack])
        answering = guess_holder(course, state, seat, fate)
    pool = state.draw
    for kind in range(KINDS):
        pool[kind] = unseen(course, state, seat, kind)
    size = int(state.drawable)
    for other in range(course.seats):
        if other != seat:
            size += int(state.held[other])
            state.hand[other, :] = 0
    if answering != NOBODY:
        pool[wild] -= 1
        size -= 1
        state.hand[answering, wild] = 1
    for other in range(course.seats):
        if other != seat:
            for _ in range(int(state.held[other]) - int(other == answering)):
                state.hand[other, draw(fate, pool, size, 0)] += 1
                size -= 1


@rule
def guess_holder(course: Record, state: Record, seat: int, fate: Record) -> int:
    """A player of the attacked team other than `seat`, each as likely as the number of cards held makes it."""
    cards = 0
    for other in range(course.seats):
        if other != seat and team_of(course, other) == state.attacked:
            cards += int(state.held[other])
    card = below(fate, cards)
    holder = NOBODY
    for other in range(course.seats):
        if other != seat and team_of(course, other) == state.attacked and card >= 0:
            card -= int(state.held[other])
            holder = other
    return holder


def view(course: Record, state: Record, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """What a seat may see, in the words of a position; `None` is a spectator."""
    shown = write(course, state, names)
    shown["you"] = None if seat is None else names[seat]
    shown["draw"] = int(state.drawable)
    shown["hands"] = {
        name: shown["hands"][name] if other == seat else int(state.held[other]) for other, name in enumerate(names)
    }
    shown["pending"] = [name for other, name in enumerate(names) if (pending(course, state) >> other) & 1]
    if state.phase == KONTRA and (seat is None or not sees_kontra(course, state, seat)):
        shown["phase"] = PHASES[PLAY]
        shown["pending"] = []
        del shown["attack"], shown["attacked"]
    for team, members in enumerate(units(course, names).values()):
        own = shown[TEAMS[team]]
        own["seats"] = [names[member] for member in members]
        own |= standing(course, state, team)
        if course.top_only:
            own["battle"], own["speed"] = own["battle"][-1:], own["speed"][-1:]
    if course.top_only:
        shown["discard"] = shown["discard"][-1:]
    shown["discards"] = int(state.discards)
    shown["extension"] = int(course.extension)
    return shown


def event(course: Record, row: Array, seat: int | None, names: Sequence[str]) -> Event | None:
    """What a viewer is told of an event: None if nothing. The viewer -1 sees everything."""
    code, actor = int(row[0]), int(row[1])
    if code == DECLINED and seat not in (actor, -1):
        return None
    name, keys = EVENTS[code]
    values: dict[str, Any] = {key: int(value) for key, value in zip(keys, row[2:], strict=False)}
    if code == DREW and seat not in (actor, -1):
        del values["card"]
    for key in ("card", "attack"):
        if key in values:
            values[key] = card_word(course, values[key])
    if "team" in values:
        values["team"] = TEAMS[values["team"]]
    return Event(name, None if actor == NOBODY else names[actor], values)


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """SPD-9, SPD-10.3: scores of the last round, totals and ranks by team; the winner, or winners, when it is over."""
    totals = {TEAMS[team]: int(state.totals[team]) for team in range(course.teams)}
    ranks = {team: 1 + sum(other > points for other in totals.values()) for team, points in totals.items()}
    winners = [team for team, rank in ranks.items() if rank == 1] if state.phase == OVER else []
    return {
        "scores": {TEAMS[team]: int(state.scores[team]) for team in range(course.teams)},
        "totals": totals,
        "ranks": ranks,
        "winner": winners[0] if len(winners) == 1 else winners or None,
    }


def units(course: Record, names: Sequence[str]) -> dict[str, list[int]]:
    """SPD-1.2, SPD-1.3: the teams and their seats."""
    seats = range(len(names))
    return {TEAMS[team]: [seat for seat in seats if team_of(course, seat) == team] for team in range(course.teams)}
