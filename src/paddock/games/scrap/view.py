"""What a seat may see of a race of Scrap Racer: as numbers, as words, as events; and what it can only guess."""

from collections.abc import Sequence
from typing import Any

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.contract import Event
from paddock.games.observed import Number, blocks, each, flag, in_order
from paddock.games.scrap import cards
from paddock.games.scrap.cards import (
    ACCIDENT_CARDS,
    ACCIDENTS,
    BONUS_CARDS,
    BONUSES,
    CARDS,
    DECKS,
    GOAL_SIZE,
    GOALS,
    MOST_DICE,
    MOST_RACERS,
    MOST_SEATS,
    RACERS,
    SIDES,
    TOKENS,
)
from paddock.games.scrap.events import (
    ACCIDENT_DICE,
    BONUS_CARD,
    EVENTS,
    LAID_TOKEN,
    REASONS,
    USED_TOKEN,
    WAYS,
)
from paddock.games.scrap.events import GOAL as DREW_GOAL
from paddock.games.scrap.moves import USES, WORDS
from paddock.games.scrap.position import MOST_LAPS, name_of, order_words, ranking, write
from paddock.games.scrap.rules import (
    GUARD,
    field_of,
    in_turn_order,
    is_final,
    owner_of,
    pending,
    place_of,
    rank_of,
    tokens_in_store,
)
from paddock.games.scrap.state import MOST_PLACES, NOBODY, OVER, PHASES
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
def cards_held(state: Record, seat: int) -> int:
    held = 0
    for bonus in range(BONUSES):
        held += int(state.cards[seat, bonus])
    return held


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
    """Deal anew what this seat can't see: the bonus cards of the others, and the tokens that lie face down.

    Decks have no order that could be known.
    """
    for other in range(course.seats):
        if other != seat:
            deal_hand_back(state, other)
    for other in range(course.seats):
        if other != seat:
            deal_hand_anew(state, other, fate)
    lie_anew(course, state, fate)


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
def deal_hand_anew(state: Record, seat: int, fate: Record) -> None:
    held = int(state.cards[seat, 0])
    state.cards[seat, 0] = 0
    for _ in range(held):
        state.cards[seat, draw(fate, state.bonus, state.bonuses, 0)] += 1
        state.bonuses -= 1


@rule
def lie_anew(course: Record, state: Record, fate: Record) -> None:
    """The tokens of the track and of the store are mixed, and those of the track laid again."""
    for place in range(course.places):
        if state.lying[place] > 0:
            state.store[int(state.lying[place]) - 1] += 1
    for place in range(course.places):
        if state.lying[place] > 0:
            state.lying[place] = 1 + draw(fate, state.store, tokens_in_store(state), 0)


def view(course: Record, state: Record, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """What a seat may see, in the words of a position; `None` is a spectator."""
    shown = write(course, state, names)
    shown["you"] = None if seat is None else names[seat]
    shown["pending"] = [name for other, name in enumerate(names) if (pending(course, state) >> other) & 1]
    shown["order"] = order_words(course, state)
    shown["ranking"] = [name_of(course, state, racer, names) for racer in ranking(course, state)]
    shown["lap"] = int(course.fields)
    shown["ground"] = "".join("SC"[ground] for ground in course.ground[1 : course.fields + 1])
    shown["places"] = [int(field) for field in course.token_field[: course.places]]
    shown["fields"] = dict.fromkeys(shown["fields"], 1)
    shown["store"] = int(tokens_in_store(state))
    shown["decks"] = {
        **{deck: int(state.decks[i]) for i, deck in enumerate(DECKS)},
        "bonus": int(state.bonuses),
        "goal": int(state.goals),
    }
    for racer in range(course.racers):
        entry = shown[name_of(course, state, racer, names)]
        entry["field"] = int(field_of(course, int(state.p[racer])))
        if course.each > 1:
            entry["racer"] = RACERS[state.kind[racer]]
        else:
            entry["owner"] = names[racer]
    for other, name in enumerate(names):
        if other != seat:
            shown[name]["cards"] = int(cards_held(state, other))
    return shown


def event(course: Record, row: Array, seat: int | None, names: Sequence[str]) -> Event | None:
    """What a viewer is told of an event. The viewer -1 sees everything."""
    code, actor = int(row[0]), int(row[1])
    name, keys = EVENTS[code]
    values: dict[str, Any] = {key: int(value) for key, value in zip(keys, row[2:], strict=False)}
    if code == ACCIDENT_DICE:
        values["dice"] = [int(die) for die in row[2:4] if die]
    if code == LAID_TOKEN and seat != -1:
        del values["token"]
    if code == BONUS_CARD and seat not in (actor, -1):
        del values["card"]
    for key in values.keys() & WORD_OF.keys():
        words = USES if code == USED_TOKEN and key == "token" else WORD_OF[key]
        if code != DREW_GOAL:  # a goal card is called by its number
            values[key] = words[values[key]]
    if "racers" in values:
        values["racers"] = [racer for kind, racer in enumerate(RACERS) if (values["racers"] >> kind) & 1]
    if "again" in values:
        values["again"] = bool(values["again"])
    return Event(name, None if actor == NOBODY else names[actor], values)


#: The words for values of events that are numbers in the log.
WORD_OF: dict[str, Sequence[str]] = {
    "racer": RACERS,
    "second": RACERS,
    "card": CARDS,
    "deck": (*DECKS, "bonus"),
    "token": TOKENS,
    "reason": REASONS,
    "way": WAYS,
    "action": WORDS,
}


def result(course: Record, state: Record, names: Sequence[str]) -> dict[str, Any]:
    """SCR-END.3, RUL.43: ranks as the race stands, the players behind each as scores, and at the end the winner."""
    ranks = {name: int(rank_of(course, state, seat)) for seat, name in enumerate(names)}
    winner = next((name for name, rank in ranks.items() if rank == 1), None) if state.phase == OVER else None
    return {
        "scores": {name: len(names) - rank for name, rank in ranks.items()},
        "ranks": ranks,
        "winner": winner,
        "rounds": int(state.rounds),
        **({"guarded": True} if state.phase == OVER and state.rounds >= GUARD and not is_final(course, state) else {}),
    }


def units(course: Record, names: Sequence[str]) -> dict[str, list[int]]:
    """Everybody drives alone."""
    return {name: [seat] for seat, name in enumerate(names)}
