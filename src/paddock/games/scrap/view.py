"""What a seat may see of a race of Scrap Racer: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from paddock.engine.bags import draw
from paddock.engine.glass import (
    BAG,
    EVERYTHING,
    FLAG,
    PILE,
    UNKNOWN,
    Column,
    Group,
    Seen,
    bags_of,
    in_parts,
    names_of,
    retold,
)
from paddock.engine.jit import rare, rule
from paddock.engine.numbers import Seat, Viewer, seated
from paddock.engine.records import Array, Record
from paddock.games.observed import Number, blocks, each, flag, in_order
from paddock.games.scrap import cards
from paddock.games.scrap.cards import (
    ACCIDENT_CARDS,
    ACCIDENTS,
    ALL_CARDS,
    BONUS_CARDS,
    BONUSES,
    CARDS,
    DECKS,
    FIRST_BONUS,
    GOAL_CARD,
    GOAL_SIZE,
    GOALS,
    MOST_DICE,
    MOST_RACERS,
    MOST_SEATS,
    PILES,
    RACERS,
    SIDES,
    TOKENS,
)
from paddock.games.scrap.events import (
    ACCIDENT_DICE,
    ACCIDENT_DICE_DICE,
    BONUS_CARD,
    BONUS_CARD_CARD,
    DUEL_RACERS,
    EVENTS,
    GOAL_NUMBER,
    LAID_TOKEN,
    LAID_TOKEN_TOKEN,
    MOVED,
    USED_TOKEN,
)
from paddock.games.scrap.events import DUEL as DUEL_BEGAN
from paddock.games.scrap.events import GOAL as DREW_GOAL
from paddock.games.scrap.events import ROLLED as ROLLED_DIE
from paddock.games.scrap.events import TURN as TURN_BEGAN
from paddock.games.scrap.position import AFTER, MOST_LAPS
from paddock.games.scrap.rules import (
    GUARD,
    cards_held,
    duellists,
    field_of,
    has_order,
    in_turn_order,
    is_double,
    is_final,
    next_duellist,
    owner_of,
    place_of,
    rank_of,
    tokens_in_store,
)
from paddock.games.scrap.rules.flow import BEGIN_TURN, CARRY_OUT_ACCIDENT, DUELS_OF_ACCIDENT, DUELS_OF_MOVE
from paddock.games.scrap.state import DUEL, MOST_PLACES, NOBODY, NOTHING, ORDERING, OVER, PHASES, ROLL
from paddock.games.scrap.track import MOST_FIELDS
from paddock.games.scrap.variant import MOST_BONUS_TOKENS, MOST_CARDS, MOST_TOKENS

# The layout of an observation. Racers are counted in turn order from the observer's first one, seats from its own.
PHASE, ROUND, FIELDS, EACH, TURN, ASKED, ROLLED, DRIVEN, START, CARD, FINAL, STORE, DECKED, GOALS_LEFT = range(14)
DICE = 14
HAND = DICE + MOST_DICE  #: own bonus cards, by kind
UNSEEN = HAND + BONUSES  #: bonus cards in the deck and in other hands, by kind
FACE_DOWN = UNSEEN + BONUSES  #: change tokens on the track and in the store, by kind
ACCIDENT = FACE_DOWN + len(TOKENS)  #: per deck: cards left in it, by kind
GOAL = ACCIDENT + len(DECKS) * ACCIDENTS  #: goal cards left, by number: 2, 3, 5, 7
PLACES = GOAL + len(GOALS)  #: per place of the track: 0 none, 1 empty, 2 with a token
RACER = PLACES + MOST_PLACES  #: then per racer:
KIND, OWNER, P, FIELD, LAPS, PLACE, BONUS_TOKENS, CARDS_HELD = range(8)
HELD = CARDS_HELD + 1  #: change tokens, by kind
RACER_SIZE = HELD + len(TOKENS)
OBSERVATION = RACER + MOST_RACERS * RACER_SIZE

SIZES = tuple(len(event.columns) for event in EVENTS)
CAUSES = tuple(AFTER)
BY_MOVE, BY_ACCIDENT, BY_GOAL = range(len(CAUSES))
BONUS_DECK, GOAL_DECK = range(len(DECKS), len(PILES))

FURTHEST = MOST_LAPS * MOST_FIELDS

NUMBERS = in_order(
    {
        PHASE: Number("phase", 0, OVER, ", ".join(f"{i} {phase}" for i, phase in enumerate(PHASES))),
        ROUND: Number("round", 0, GUARD),
        FIELDS: Number("fields", 0, MOST_FIELDS, "of a lap"),
        EACH: Number("each", 0, 2, "racers of each player"),
        TURN: Number("turn", 0, MOST_RACERS, "1 + the active racer, by its place among the racers below"),
        ASKED: Number("asked", 0, MOST_SEATS, "1 + the seat that decides, counted from the own one"),
        ROLLED: Number("rolled", 0, MOST_DICE, "dice shown"),
        DRIVEN: flag("driven", "the dice move has been made"),
        START: Number("start", 0, FURTHEST, "where the active racer began"),
        CARD: Number("card", 0, len(CARDS), "1 + the accident card, or 1 + the number of the goal card, in use"),
        FINAL: flag("final", "the last round"),
        STORE: Number("store", 0, len(TOKENS) * MOST_TOKENS, "change tokens inside the track"),
        DECKED: Number("decked", 0, 2 * MOST_CARDS, "bonus cards in the deck"),
        GOALS_LEFT: Number("goals_left", 0, 2 * MOST_CARDS, "goal cards in the deck"),
    },
    each(DICE, "dice", range(1, MOST_DICE + 1), SIDES, "0: not rolled"),
    each(HAND, "hand", BONUS_CARDS, MOST_CARDS, "own bonus cards"),
    each(UNSEEN, "unseen", BONUS_CARDS, MOST_CARDS, "bonus cards in the deck and in other hands"),
    each(FACE_DOWN, "face_down", TOKENS, MOST_TOKENS, "change tokens on the track and in the store"),
    each(
        ACCIDENT,
        "accident",
        [f"{deck} {card}" for deck in DECKS for card in ACCIDENT_CARDS],
        MOST_CARDS,
        "cards left in each deck",
    ),
    each(GOAL, "goal", GOALS, MOST_CARDS, "goal cards left, by number"),
    each(PLACES, "place", range(1, MOST_PLACES + 1), 2, "of the track: 0 none, 1 empty, 2 with a token"),
    blocks(
        RACER,
        RACER_SIZE,
        "racer",
        MOST_RACERS,
        {
            KIND: Number("kind", 0, len(RACERS), "1 + which racer it is; 0: no such racer"),
            OWNER: Number("owner", 0, MOST_SEATS - 1, "counted from the own seat"),
            P: Number("p", 0, FURTHEST, "fields from the line; 0 not yet on the track"),
            FIELD: Number("field", 0, MOST_FIELDS),
            LAPS: Number("laps", 0, cards.LAPS, "lap tokens"),
            PLACE: Number("rank", 0, MOST_RACERS, "1 + how many are ahead"),
            BONUS_TOKENS: Number("bonus_tokens", 0, MOST_BONUS_TOKENS),
            CARDS_HELD: Number("cards", 0, 2 * MOST_CARDS, "bonus cards of its owner"),
        }
        | each(HELD, "token", TOKENS, MOST_TOKENS, "change tokens held"),
    ),
)


@rule
def observe(course: Record, state: Record, seat: int, out: Array) -> None:
    """All that this seat may know, as numbers: all but the bonus cards of others and the faces of tokens."""
    out[:] = 0
    out[PHASE] = state.phase
    out[ROUND] = state.rounds
    out[FIELDS] = course.fields
    out[EACH] = course.each
    own = seat * int(course.each)
    if state.phase != OVER:
        out[TURN] = 1 + (int(state.turn) - own) % int(course.racers)
        out[ASKED] = 1 + (int(state.asked) - seat) % int(course.seats)
    out[ROLLED] = state.rolled
    out[DRIVEN] = state.driven
    out[START] = state.start
    out[CARD] = 1 + int(state.card)
    out[FINAL] = is_final(course, state)
    out[STORE] = tokens_in_store(state)
    out[DECKED] = state.bonuses
    out[GOALS_LEFT] = state.goals
    for i in range(state.rolled):
        out[DICE + i] = state.dice[i]
    observe_piles(course, state, seat, out)
    for i in range(course.racers):
        observe_racer(course, state, seat, in_turn_order(course, own, i), out[RACER + i * RACER_SIZE :])


@rule
def observe_piles(course: Record, state: Record, seat: int, out: Array) -> None:
    for bonus in range(BONUSES):
        out[HAND + bonus] = state.cards[seat, bonus]
        out[UNSEEN + bonus] = state.bonus[bonus]
        for other in range(course.seats):
            if other != seat:
                out[UNSEEN + bonus] += state.cards[other, bonus]
    for kind in range(len(TOKENS)):
        out[FACE_DOWN + kind] = state.store[kind]
    for place in range(course.places):
        out[PLACES + place] = 1 + int(state.lying[place] > 0)
        if state.lying[place] > 0:
            out[FACE_DOWN + int(state.lying[place]) - 1] += 1
    for deck in range(len(DECKS)):
        for kind in range(ACCIDENTS):
            out[ACCIDENT + deck * ACCIDENTS + kind] = state.accidents[deck, kind]
    left = GOAL
    for number in range(GOAL_SIZE):
        if number == 2 or number == 3 or number == 5 or number == 7:
            out[left] = state.goal[number]
            left += 1


@rule
def observe_racer(course: Record, state: Record, seat: int, racer: int, out: Array) -> None:
    owner = owner_of(course, racer)
    out[KIND] = 1 + int(state.kind[racer])
    out[OWNER] = (owner - seat) % int(course.seats)
    out[P] = state.p[racer]
    out[FIELD] = field_of(course, int(state.p[racer]))
    out[LAPS] = state.laps[racer]
    out[PLACE] = 1 + place_of(course, state, racer)
    out[BONUS_TOKENS] = state.bonus_tokens[racer]
    out[CARDS_HELD] = cards_held(state, owner)
    for kind in range(len(TOKENS)):
        out[HELD + kind] = state.tokens[racer, kind]


@rare
def guess(course: Record, state: Record, seat: int, fate: Record) -> None:
    """Deal again what this seat can't see: the bonus cards of the others, and the tokens that lie face down.

    Decks have no order that could be known.
    """
    for other in range(course.seats):
        if other != seat:
            deal_hand_back(state, other)
    for other in range(course.seats):
        if other != seat:
            deal_hand_again(state, other, fate)
    lie_again(course, state, fate)


@rule
def deal_hand_back(state: Record, seat: int) -> None:
    """A hand goes into the deck, and its size stays as a number in its first place."""
    held = cards_held(state, seat)
    for bonus in range(BONUSES):
        state.bonus[bonus] += state.cards[seat, bonus]
        state.cards[seat, bonus] = 0
    state.bonuses += held
    state.cards[seat, 0] = held


@rule
def deal_hand_again(state: Record, seat: int, fate: Record) -> None:
    held = int(state.cards[seat, 0])
    state.cards[seat, 0] = 0
    for _ in range(held):
        state.cards[seat, draw(fate, state.bonus, state.bonuses, 0)] += 1
        state.bonuses -= 1


@rule
def lie_again(course: Record, state: Record, fate: Record) -> None:
    """The tokens of the track and of the store are mixed, and those of the track laid again."""
    for place in range(course.places):
        if state.lying[place] > 0:
            state.store[int(state.lying[place]) - 1] += 1
    for place in range(course.places):
        if state.lying[place] > 0:
            state.lying[place] = 1 + draw(fate, state.store, tokens_in_store(state), 0)


# What a viewer sees.

SEEN = Seen(
    (
        Column("phase", "phases"),
        Column("rounds", means="the number of this round, from 1"),
        Column("first", "seats", means="who has the start marker"),
        Column("pending", "seats", PILE, 1, means="who must decide now"),
        Column("final", FLAG, means="the last round"),
        Column("store", means="change tokens inside the track"),
        Column("racing", "racers", PILE, MOST_RACERS, means="by the seats of their players, then by turn order"),
        Column("order", "racers", PILE, MOST_RACERS, means="the turn order from the start marker, if it is fixed"),
        Column("ranking", "racers", PILE, MOST_RACERS, means="in race order, the first first"),
        Column("turn", "racers", maybe=True, means="the active racer; unknown while its player orders his"),
        Column("dice", "", PILE, MOST_DICE, maybe=True, means="of the active racer"),
        Column("double", FLAG, maybe=True, means="the last die shows the same as another"),
        Column("start", maybe=True, means="where the active racer began; unknown while it rolls"),
        Column("driven", FLAG, maybe=True, means="the dice move has been made; unknown while it rolls"),
        Column("crossed", "racers", PILE, MOST_RACERS, maybe=True, means="who has crossed the line in this turn"),
        Column("mover", "racers", maybe=True, means="who moved last, as far as duels ask for it"),
        Column("after", "causes", maybe=True, means="what a duel belongs to, or what waits for an order of racers"),
        Column("duel", "racers", PILE, MOST_RACERS, maybe=True, means="own racers on one field: one has to win"),
        Column("card", "cards", maybe=True, means="what waits for an order of racers"),
        Column("hand", "cards", BAG, len(ALL_CARDS), maybe=True, means="the own bonus cards"),
        Column("lies", FLAG, per="places", means="whether a change token lies there, face down"),
        Column("left", per="decks", means="cards in it"),
        Column("used", "cards", BAG, len(ALL_CARDS), "decks", means="cards beside it"),
        Column("held", per="players", means="bonus cards in the hand"),
        Column("owner", "seats", per="racers"),
        Column("p", per="racers", means="fields from the line; 0 not yet on the track"),
        Column("field", per="racers", means="0 not yet on the track"),
        Column("laps", per="racers", means="lap tokens"),
        Column("bonus_tokens", per="racers"),
        Column("tokens", "tokens", BAG, len(TOKENS), "racers", means="change tokens held"),
    ),
    {
        "places": Group(MOST_PLACES, "places"),
        "decks": Group(len(PILES), "decks"),
        "players": Group(MOST_SEATS, "seats"),
        "racers": Group(len(RACERS), "racers"),
    },
)


@rule
def show(course: Record, state: Record, viewer: int, out: Record) -> None:
    """SCR-SETUP.2, SCR-DOUBLE.5: all but the bonus cards of others and the faces of tokens on the track."""
    out.phase = state.phase
    out.rounds = state.rounds
    out.first = owner_of(course, int(state.first))
    out.final = is_final(course, state)
    out.store = tokens_in_store(state)
    out.pending[0] = 0
    if state.phase != OVER:
        push(out.pending, int(state.asked))
        if state.phase != ORDERING or state.step != BEGIN_TURN:
            show_turn(course, state, out)
    out.racing[0], out.order[0] = 0, 0
    out.ranking[0] = course.racers
    for racer in range(course.racers):
        show_racer(course, state, racer, out)
        next_one = in_turn_order(course, int(state.first), racer)
        if has_order(state, owner_of(course, next_one)):
            push(out.order, int(state.kind[next_one]))
    for seat in range(course.seats):
        out.held[seat] = cards_held(state, seat)
    for place in range(course.places):
        out.lies[place] = state.lying[place] > 0
    show_decks(course, state, out)
    if viewer >= 0:
        out.hand[:] = 0
        for bonus in range(BONUSES):
            out.hand[FIRST_BONUS + bonus] = state.cards[viewer, bonus]


@rule
def push(pile: Array, number: int) -> None:
    """One more on a pile."""
    pile[0] += 1
    pile[pile[0]] = number


@rare
def show_turn(course: Record, state: Record, out: Record) -> None:
    """The active racer, its dice, and what its turn waits for."""
    out.turn = state.kind[state.turn]
    out.dice[0] = state.rolled
    for i in range(state.rolled):
        out.dice[1 + i] = state.dice[i]
    out.double = is_double(state)
    if state.mover != NOBODY:
        out.mover = state.kind[state.mover]
    if state.phase != ROLL:
        out.start = state.start
        out.driven = state.driven
        out.crossed[0] = 0
        for racer in range(course.racers):
            if (int(state.crossed) >> racer) & 1:
                push(out.crossed, int(state.kind[racer]))
    if state.phase == DUEL:
        out.after = cause_of(int(state.step))
        show_kinds(duellists(course, state, next_duellist(course, state), True), out.duel)
    elif state.phase == ORDERING:
        out.after = cause_of(int(state.step))
        out.card = state.card if state.step == CARRY_OUT_ACCIDENT else GOAL_CARD[state.card]


@rule
def cause_of(step: int) -> int:
    """What the steps of a turn that somebody has to decide in belong to."""
    if step == DUELS_OF_MOVE:
        return BY_MOVE
    return BY_ACCIDENT if step == DUELS_OF_ACCIDENT or step == CARRY_OUT_ACCIDENT else BY_GOAL


@rule
def show_kinds(bits: int, pile: Array) -> None:
    """Racers that are given as bits."""
    pile[0] = 0
    for kind in range(len(RACERS)):
        if (bits >> kind) & 1:
            push(pile, kind)


@rare
def show_racer(course: Record, state: Record, racer: int, out: Record) -> None:
    """What stands on the track and lies on a board; a racer is told by which of the six it is."""
    kind = int(state.kind[racer])
    push(out.racing, kind)
    out.ranking[1 + place_of(course, state, racer)] = kind
    out.owner[kind] = owner_of(course, racer)
    out.p[kind] = state.p[racer]
    out.field[kind] = field_of(course, int(state.p[racer]))
    out.laps[kind] = state.laps[racer]
    out.bonus_tokens[kind] = state.bonus_tokens[racer]
    for token in range(len(TOKENS)):
        out.tokens[kind, token] = state.tokens[racer, token]


@rare
def show_decks(course: Record, state: Record, out: Record) -> None:
    """SCR-DOUBLE.7, SCR-RUL.30, SCR-RUL.34:
    how many cards are left, and what has been used, which everybody has seen.
    """
    out.used[:] = 0
    for deck in range(len(DECKS)):
        out.left[deck] = state.decks[deck]
        for card in range(ACCIDENTS):
            out.used[deck, card] = int(course.accidents[deck, card]) - int(state.accidents[deck, card])
    out.left[BONUS_DECK] = state.bonuses
    for bonus in range(BONUSES):
        used = int(course.bonus[bonus]) - int(state.bonus[bonus])
        for seat in range(course.seats):
            used -= int(state.cards[seat, bonus])
        out.used[BONUS_DECK, FIRST_BONUS + bonus] = used
    out.left[GOAL_DECK] = state.goals
    for number in range(GOAL_SIZE):
        if GOAL_CARD[number] != NOTHING:
            out.used[GOAL_DECK, GOAL_CARD[number]] = int(course.goal[number]) - int(state.goal[number])


def called(course: Record, names: Sequence[str]) -> dict[str, Sequence[Any]]:
    """Places for change tokens are called by their fields."""
    return {"places": course.token_field[: course.places].tolist()}


def stays(course: Record, names: Sequence[str]) -> dict[str, Any]:
    """What a view tells of the track."""
    return {
        "lap": int(course.fields),
        "ground": "".join("SC"[ground] for ground in course.ground[1 : course.fields + 1]),
        "places": course.token_field[: course.places].tolist(),
    }


TABLE_COLUMNS = (
    *("phase", "rounds", "first", "pending", "final", "store", "racing", "order", "ranking", "turn"),
    *("owner", "hand", "lies", "left", "used", "held"),
)
RACER_COLUMNS = ("owner", "p", "field", "laps", "bonus_tokens", "tokens")
TURN_COLUMNS = ("dice", "start", "driven", "crossed", "mover", "after", "card")

read_turn = SEEN.reader(*TURN_COLUMNS)
bonus_in, tokens_in = bags_of(BONUS_CARDS), bags_of(TOKENS)

#: Per deck where its own kinds of cards stand in `used`, and what reads them.
USED = tuple(
    (deck, slice(number * len(ALL_CARDS) + first, number * len(ALL_CARDS) + last), bags_of(ALL_CARDS[first:last]))
    for number, (deck, first, last) in enumerate(
        (
            *((deck, 0, ACCIDENTS) for deck in DECKS),
            (PILES[BONUS_DECK], FIRST_BONUS, FIRST_BONUS + BONUSES),
            (PILES[GOAL_DECK], len(CARDS), len(ALL_CARDS)),
        )
    )
)


@cache
def reader(places: int, seats: int) -> Callable[[Array], Sequence[Any]]:
    """What reads a row, where there are so many."""
    return SEEN.reader(*TABLE_COLUMNS, *RACER_COLUMNS, places=places, players=seats)


def view(
    numbers: Array, viewer: Viewer, labels: Mapping[str, Sequence[Any]], fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """What a viewer sees, in the words of a position."""
    names, places = labels["seats"], fixed["places"]
    read = reader(len(places), len(names))
    phase, rounds, first, pending, final, store, racing, order, ranking, *others = read(numbers)
    turn, owners, hand, lies, left, used, held, *columns = others
    single = racing[0] == len(names)
    # A racer is called by its player, or with two racers each by itself.
    calls: Any = [names[owner] if owner >= 0 else "" for owner in owners] if single else RACERS
    shown: dict[str, Any] = {"round": rounds, "phase": PHASES[phase], "start": names[first]}
    pending, order = names_of(pending, names), names_of(order, RACERS)
    if turn != UNKNOWN:
        shown["turn"] = calls[turn]
        view_turn(read_turn(numbers), calls, pending, shown)
    elif pending:
        shown["turn"] = pending[0]
    if not single:
        shown["order"] = order
    shown["final"], shown["store"] = final == 1, store
    shown["fields"] = {field: 1 for field, there in zip(places, lies, strict=True) if there}
    shown["used"] = {deck: [*cards] for deck, its, cards_in in USED if (cards := cards_in(tuple(used[its])))}
    view_racers(columns, racing[1 : 1 + racing[0]], calls, names, shown)
    for name, number in zip(names, held, strict=True):
        if single:
            shown[name]["cards"] = number
        else:
            shown[name] = {"cards": number}
    shown["you"] = None
    if viewer is not None:
        shown["you"] = names[viewer]
        shown[names[viewer]]["cards"] = [*bonus_in(tuple(hand[FIRST_BONUS:]))]
    shown["pending"], shown["order"] = pending, order
    shown["ranking"] = names_of(ranking, calls)
    shown.update(fixed)
    shown["decks"] = dict(zip(PILES, left, strict=True))
    return shown


def view_turn(columns: Sequence[Any], calls: Any, pending: Sequence[str], shown: dict[str, Any]) -> None:
    """What holds for this turn alone."""
    dice, start, driven, crossed, mover, after, card = columns
    shown["dice"] = dice[1 : 1 + dice[0]]
    if start != UNKNOWN:
        shown["from"], shown["driven"] = start, driven == 1
        shown["crossed"] = names_of(crossed, calls)
    if after != UNKNOWN and card == UNKNOWN:
        shown["after"] = CAUSES[after]
    if mover != UNKNOWN:
        shown["mover"] = calls[mover]
    if card != UNKNOWN:
        shown["asked"], shown["after"], shown["card"] = pending[0], CAUSES[after], ALL_CARDS[card]


def view_racers(
    columns: Sequence[Any], kinds: Sequence[int], calls: Sequence[str], names: Sequence[str], shown: dict[str, Any]
) -> None:
    """The racers and what lies on their boards."""
    owners, progress, fields, laps, bonus_tokens, tokens = columns
    tokens = [*in_parts(tokens, len(TOKENS))]
    for kind in kinds:
        shown[calls[kind]] = {
            "racer": RACERS[kind],
            "owner": names[owners[kind]],
            "p": progress[kind],
            "field": fields[kind],
            "laps": laps[kind],
            "bonus_tokens": bonus_tokens[kind],
            "tokens": [*tokens_in(tokens[kind])],
        }


# What a viewer is told.


@rule
def tell(course: Record, row: Array, viewer: int, out: Array) -> int:
    """SCR-LAP.8, SCR-DOUBLE.5: which token was laid is told to nobody, which bonus card was drawn to its owner."""
    code = int(row[0])
    n = retold(row, SIZES[code], out)
    if code == LAID_TOKEN and viewer != EVERYTHING:
        out[LAID_TOKEN_TOKEN] = UNKNOWN
    elif code == BONUS_CARD and viewer != row[1] and viewer != EVERYTHING:
        out[BONUS_CARD_CARD] = UNKNOWN
    elif code == DREW_GOAL:
        out[GOAL_NUMBER] = GOAL_CARD[row[GOAL_NUMBER]]
    elif code == TURN_BEGAN or code == ROLLED_DIE or code == USED_TOKEN:
        return n + unpack(int(row[n - 1]), 0, out[n - 1 :])
    elif code == MOVED:
        return n + unpack(int(row[n - 1]), 1, out[n - 1 :])
    elif code == DUEL_BEGAN:
        show_kinds(int(row[DUEL_RACERS]), out[DUEL_RACERS:])
        return n + int(out[DUEL_RACERS])
    elif code == ACCIDENT_DICE:
        out[ACCIDENT_DICE_DICE] = 0
        for die in row[ACCIDENT_DICE_DICE : ACCIDENT_DICE_DICE + 2]:
            if die > 0:
                push(out[ACCIDENT_DICE_DICE:], int(die))
        return n + int(out[ACCIDENT_DICE_DICE])
    return n


@rule
def unpack(packed: int, least: int, pile: Array) -> int:
    """A pile that a number of the log holds, four bits each from `least` on; the answer is how high it is."""
    pile[0] = 0
    while packed > 0:
        push(pile, (packed & 15) - least)
        packed >>= 4
    return int(pile[0])


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """SCR-END.3, SCR-RUL.43: ranks as the race stands, the players behind each as scores, and at the end the winner."""
    ranks = {name: int(rank_of(course, state, seat)) for seat, name in enumerate(names)}
    winner = next((name for name, rank in ranks.items() if rank == 1), None) if state.phase == OVER else None
    return {
        "scores": {name: len(names) - rank for name, rank in ranks.items()},
        "ranks": ranks,
        "winner": winner,
        "rounds": int(state.rounds),
        **({"guarded": True} if state.phase == OVER and state.rounds >= GUARD and not is_final(course, state) else {}),
    }


def units(course: Record, names: Sequence[str]) -> dict[str, list[Seat]]:
    """Everybody drives alone."""
    return {name: [seat] for seat, name in seated(names)}
