"""What a seat may see of a game of Speed: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from paddock.engine.bags import draw
from paddock.engine.fate import below
from paddock.engine.glass import (
    BAG,
    EACH,
    EVERYTHING,
    FLAG,
    PILE,
    UNKNOWN,
    Column,
    Group,
    Seen,
    bags_of,
    retold,
    whole,
)
from paddock.engine.jit import rule
from paddock.engine.numbers import Seat, Viewer, all_seats
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import lowest
from paddock.games.observed import Number, blocks, each, flag, in_order
from paddock.games.speed import cards
from paddock.games.speed.cards import ATTACKS, KINDS, MOST_KM, MOST_SEATS, MOST_TEAMS, NAMED, TEAMS, WILD
from paddock.games.speed.events import (
    DECLINED,
    DREW,
    DREW_CARD,
    EVENTS,
    KONTRA_PLAYED,
    PREVENTED,
    SCORED,
    SCORES,
    SCORES_TOLD,
)
from paddock.games.speed.options import GUARD
from paddock.games.speed.rules import (
    LEGAL,
    battle_top,
    distance,
    holder,
    is_limited,
    pending,
    speed_top,
    team_of,
    why_not_rolling,
    wilds_in,
)
from paddock.games.speed.state import (
    ACROSS,
    BATTLE_SIZE,
    KONTRA,
    MOST_CARDS,
    NOBODY,
    OVER,
    PHASES,
    PLAY,
    SPEED_SIZE,
    UPRIGHT,
)
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
        PHASE: Number(
            "phase", 0, PAUSE, "0 play, 1 kontra (only for whoever may answer), 2 extension, 3 over, 4 attacked"
        ),
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
    return state.phase == KONTRA and holder(course, state, int(state.attack), int(state.attacked)) == seat


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
    """Deal the cards that this seat can't see again, fairly, with the sizes of all hands kept."""
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


# What a viewer sees.

SEEN = Seen(
    (
        Column("phase", "phases", means="to everybody but the holder of the matching wild a kontra looks like play"),
        Column("rounds", means="the number of this round, from 1"),
        Column("dealer", "seats"),
        Column("turn", "seats", means="whose turn it is"),
        Column("pending", "seats", PILE, 1, means="who must decide now, as far as the viewer may know"),
        Column("attack", "cards", maybe=True, means="in a kontra of one's own: the attack that waits for an answer"),
        Column("attacked", "teams", maybe=True, means="in a kontra of one's own: the team it lies on"),
        Column("target", means="distance of this round"),
        Column("extension_by", "teams", maybe=True, means="who called the extension; unknown if nobody has"),
        Column("draw", means="cards in the draw pile"),
        Column("discards", means="cards on the discard pile"),
        Column("discard", "cards", PILE, MOST_CARDS, means="the discard pile, the top last, or its top alone"),
        Column("discard_top", "cards", maybe=True, means="unknown if the pile is empty"),
        Column("viewer", "seats", maybe=True, means="who sees this; unknown if nobody who plays"),
        Column("hand", "cards", BAG, KINDS, maybe=True, means="the own hand"),
        Column("distance", per="teams", means="kilometres of this round"),
        Column("rolling", FLAG, per="teams", means="it may drive"),
        Column("limited", FLAG, per="teams", means="it is under a SPEED_LIMIT"),
        Column("score", per="teams", means="points of the last finished round"),
        Column("total", per="teams", means="points of all finished rounds"),
        Column("battle_top", "cards", per="teams", maybe=True, means="what counts of the Battle pile, if there is one"),
        Column("speed_top", "cards", per="teams", maybe=True, means="what counts of the Speed pile, if there is one"),
        Column("battle", "cards", PILE, BATTLE_SIZE, "teams", means="the Battle pile, in the same way"),
        Column("speed", "cards", PILE, SPEED_SIZE, "teams", means="the Speed pile, in the same way"),
        Column("km", "kilometres", EACH, MOST_KM, "teams", means="kilometre cards on the table"),
        Column("wild", "cards", PILE, len(cards.WILDS), "teams", means="the wild area"),
        Column("across", "cards", PILE, len(cards.WILDS), "teams", means="those of them that were played as kontra"),
        Column("held", per="hands", means="cards in the hand"),
        Column("team", "teams", per="hands"),
    ),
    {"teams": Group(MOST_TEAMS, "teams"), "hands": Group(MOST_SEATS, "seats")},
)


@rule
def show(course: Record, state: Record, viewer: int, out: Record) -> None:
    """SPD-4.8, SPD-5.5, SPD-5.15, SPD-RUL.35: what this viewer may see; all the rest stays unknown."""
    out.rounds = state.rounds
    out.dealer = state.dealer
    out.turn = state.turn
    out.target = state.target
    if state.extension_by != NOBODY:
        out.extension_by = state.extension_by
    out.draw = state.drawable
    out.discards = state.discards
    if state.discards > 0:
        out.discard_top = state.discard[state.discards - 1]
    show_pile(course, state.discard, int(state.discards), out.discard)
    show_decision(course, state, viewer, out)
    for team in range(course.teams):
        show_team(course, state, team, out)
    for seat in range(course.seats):
        out.held[seat] = state.held[seat]
        out.team[seat] = team_of(course, seat)
        if seat == viewer:
            out.viewer = viewer
            for kind in range(KINDS):
                out.hand[kind] = state.hand[seat, kind]


@rule
def show_decision(course: Record, state: Record, viewer: int, out: Record) -> None:
    """SPD-RUL.15: who must decide what; nobody but the holder of the wild knows that a kontra is possible."""
    out.phase = PLAY if state.phase == KONTRA else state.phase
    out.pending[0] = 0
    if state.phase == KONTRA:
        if sees_kontra(course, state, viewer):
            out.phase = KONTRA
            out.pending[0], out.pending[1] = 1, viewer
            out.attack = state.attack
            out.attacked = state.attacked
    elif state.phase != OVER:
        out.pending[0], out.pending[1] = 1, lowest(pending(course, state))


@rule
def show_team(course: Record, state: Record, team: int, out: Record) -> None:
    """SPD-5.1: the piles and areas of a team, and what follows from them."""
    out.distance[team] = distance(course, state, team)
    out.rolling[team] = why_not_rolling(course, state, team) == LEGAL
    out.limited[team] = is_limited(course, state, team)
    out.score[team] = state.scores[team]
    out.total[team] = state.totals[team]
    if state.battles[team] > 0:
        out.battle_top[team] = battle_top(state, team)
    if state.speeds[team] > 0:
        out.speed_top[team] = speed_top(state, team)
    show_pile(course, state.battle[team], int(state.battles[team]), out.battle[team])
    show_pile(course, state.speed[team], int(state.speeds[team]), out.speed[team])
    for i in range(course.kms):
        out.km[team, i] = state.km[team, i]
    lay_out_wilds(wilds_in(state, team, UPRIGHT), out.wild[team], 0)
    lay_out_wilds(wilds_in(state, team, ACROSS), out.across[team], 0)


@rule
def show_pile(course: Record, pile: Array, height: int, out: Array) -> None:
    """SPD-RUL.35: all that lies in a pile face up, or its top alone."""
    first = height - 1 if course.top_only and height > 0 else 0
    out[0] = height - first
    for i in range(height - first):
        out[1 + i] = pile[first + i]


def stays(course: Record, names: Sequence[str]) -> dict[str, Any]:
    """What a view tells of the game: how far an extension goes, and who sits in which team."""
    return {
        "extension": int(course.extension),
        "teams": {team: [names[seat] for seat in members] for team, members in units(course, names).items()},
    }


TABLE_COLUMNS = (
    *("rounds", "dealer", "turn", "phase", "attack", "attacked", "target", "extension_by", "score", "total"),
    *("draw", "held", "hand", "pending", "discards"),
)
TEAM_COLUMNS = ("battle", "speed", "km", "wild", "across", "distance", "rolling", "limited")

HIGH = 5  #: few piles are higher

read_discard = SEEN.pile("discard")
read_battle = tuple(SEEN.pile("battle", of=team) for team in range(MOST_TEAMS))
read_speed = tuple(SEEN.pile("speed", of=team) for team in range(MOST_TEAMS))


cards_in = cache(bags_of)  #: by the cards of a variant


@cache
def reader(teams: int, seats: int) -> Callable[[Array], tuple[Any, ...]]:
    """What reads a row, where there are so many."""
    tables = ((column, team) for team in range(teams) for column in TEAM_COLUMNS)
    return SEEN.reader(*TABLE_COLUMNS, *tables, teams=teams, hands=seats, high=HIGH)


def view(
    numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """What a viewer sees, in the words of a position."""
    names, faces, teams = labels["seats"], labels["cards"], fixed["teams"]
    read = reader(len(teams), len(names))
    rounds, dealer, turn, phase, attack, attacked, target, extension_by, score, total, *others = read(numbers)
    draw, held, hand, (deciding, decider), discards, *tables = others
    shown: dict[str, Any] = {
        "round": rounds,
        "dealer": names[dealer],
        "turn": names[turn],
        "phase": PHASES[phase],
    }
    if attack != UNKNOWN:
        shown["attack"], shown["attacked"] = faces[attack], TEAMS[attacked]
    shown["target"] = target
    if extension_by != UNKNOWN:
        shown["extension_by"] = TEAMS[extension_by]
    shown["scores"] = dict(zip(teams, score, strict=True))
    shown["totals"] = dict(zip(teams, total, strict=True))
    shown["draw"] = draw
    shown["discard"] = [faces[card] for card in read_discard(numbers)]
    view_teams(numbers, tables, teams, labels, shown)
    shown["hands"] = hands = dict(zip(names, held, strict=True))
    if viewer is None:
        shown["you"] = None
    else:
        shown["you"] = names[viewer]
        hands[names[viewer]] = [*cards_in(tuple(faces))(tuple(hand))]
    shown["pending"] = [names[decider]] if deciding else []
    shown["discards"] = discards
    shown["extension"] = fixed["extension"]
    return shown


def view_teams(
    numbers: Array,
    columns: Sequence[Any],
    teams: Mapping[str, Sequence[str]],
    labels: Mapping[str, Sequence[Any]],
    shown: dict[str, Any],
) -> None:
    """The table of each team, and who sits at it."""
    faces, kilometres, width = labels["cards"], labels["kilometres"], len(TEAM_COLUMNS)
    for number, (team, members) in enumerate(teams.items()):
        its = columns[width * number : width * (number + 1)]
        battle, speed, km, wild, across, distance, rolling, limited = its
        shown[team] = {
            "battle": [faces[card] for card in whole(battle, read_battle[number], numbers)],
            "speed": [faces[card] for card in whole(speed, read_speed[number], numbers)],
            "km": {value: n for value, n in zip(kilometres, km, strict=False) if n} if distance else {},
            "wild": view_wilds(wild, across, faces) if wild[0] else {},
            "distance": distance,
            "rolling": rolling == 1,
            "limited": limited == 1,
            "seats": list(members),
        }


def view_wilds(wild: Sequence[int], across: Sequence[int], faces: Sequence[str]) -> dict[str, str]:
    """Wilds stand (V) or lie across (H)."""
    return {faces[card]: "H" if card in across[1:] else "V" for card in wild[1 : 1 + wild[0]]}


# What a viewer is told.

SIZES = tuple(len(event.columns) for event in EVENTS)


@rule
def tell(course: Record, row: Array, viewer: int, out: Array) -> int:
    """SPD-4.8, SPD-RUL.14: a card that was drawn, and a declined kontra, are told to their owner alone."""
    code = int(row[0])
    own = viewer == row[1] or viewer == EVERYTHING
    if code == DECLINED and not own:
        return 0
    n = retold(row, SIZES[code], out)
    if code == DREW and not own:
        out[DREW_CARD] = UNKNOWN
    if code == SCORED:
        n = tell_bonuses(row, out)
    if code == PREVENTED or code == KONTRA_PLAYED:  # the last two are bits
        n = lay_out_wilds(int(row[n - 1]), out, lay_out_wilds(int(row[n - 2]), out, n - 2))
    return n


@rule
def tell_bonuses(row: Array, out: Array) -> int:
    """SPD-9.2, SPD-9.3, SPD-9.4, SPD-9.5, SPD-9.6, SPD-9.7, SPD-9.8, SPD-9.9:
    what the points of a round are made of; the answer is where it ends.
    """
    at = 2 + SCORES_TOLD + len(SCORES)
    out[at] = len(SCORES)
    for i in range(len(SCORES)):
        points = row[2 + SCORES_TOLD + i]
        out[at + 1 + i] = points if points != 0 else UNKNOWN
    return at + 1 + len(SCORES)


@rule
def lay_out_wilds(wilds: int, out: Array, at: int) -> int:
    """Wild cards that are given as bits, as a pile; the answer is where it ends."""
    out[at] = 0
    for i in range(len(cards.WILDS)):
        if (wilds >> i) & 1:
            out[at] += 1
            out[at + out[at]] = WILD + i
    return at + 1 + int(out[at])


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


def units(course: Record, names: Sequence[str]) -> dict[str, list[Seat]]:
    """SPD-1.2, SPD-1.3: the teams and their seats."""
    seats = all_seats(len(names))
    return {TEAMS[team]: [seat for seat in seats if team_of(course, seat) == team] for team in range(course.teams)}
