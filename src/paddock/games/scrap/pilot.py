"""A driver for Scrap Racer: weighs every choice by the chance to win that it leaves, as guide.py guesses it.

It looks only at what its seat may know: where the racers stand, whose turn is still to come, the tokens that all hold,
what is left in the accident decks, and its own bonus cards. Gains are counted in parts of a field (`guide.UNIT`).
"""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.scrap.cards import (
    ACCIDENTS,
    BONUSES,
    CATCH,
    CHASE2,
    CHASE4,
    CRUSHER,
    DICE2,
    DIE_BACK,
    FIELDS_OF,
    FIRST_BONUS,
    FLIP,
    FWD5_BACK2,
    JACKAL,
    LAPS,
    LAST4,
    LOSE_POS,
    PM,
    PUSH5,
    RACERS,
    REROLL,
    SIDES,
    STEEL,
    STRAIGHT,
    SWIFT,
    TOKENS,
)
from paddock.games.scrap.guide import AHEAD, BEHIND, GAPS, ONE, ROUNDS, UNIT
from paddock.games.scrap.moves import (
    ACCEPT,
    BONUS,
    DONE,
    DRIVE,
    MINUS,
    ORDER,
    PLUS,
    REROLL_DIE,
    ROLL_DIE,
    STOP,
    WINNER,
)
from paddock.games.scrap.rules import (
    LEGAL,
    distance,
    field_of,
    has_ability,
    is_ahead,
    is_final,
    laps_driven,
    owner_of,
    place_of,
    racer_in_place,
    sum_of_dice,
    to_ground,
    to_racer_ahead,
)
from paddock.games.scrap.state import DUEL, MOVE, NOBODY, NOTHING, ROLL

Odds = tuple[int, int, int, int, int]  #: see `look_around`
Decks = tuple[int, int, int]  #: the chance to win after an accident of each deck

# What things are worth, in half fields. The numbers were found by trial: changes at random, each kept if it won more of
# some thousand races of two and of four players against the driver before it.
REAR = 2  #: a field of the rear racer of two, in eighths of one of the front racer
TURN = 16  #: a turn that is still to come
TOKEN = 11  #: a change token
BONUS_TOKEN = 8
JACKALS_DUEL = 4  #: a duel with Jackal
BONUS_CARD = (8, 11, 16, 7, 9, 16)  #: a bonus card that stays in the hand, by kind
LATE = 3  #: rounds before the end in which tokens and cards lose their worth
FIELDS_A_ROUND = 7
ALL_FACES = 126  #: the dice from 1 to 6, as bits


@rule
def pilot(course: Record, state: Record, seat: int, verdict: Array, whim: Record) -> int:
    """The legal action that leaves the best chance to win."""
    if state.phase == ROLL:
        return choose_dice(course, state, verdict)
    if state.phase == MOVE:
        return choose_move(course, state, seat, verdict)
    return choose_winner(course, state, verdict) if state.phase == DUEL else choose_order(verdict)


# The chance to win


@rule
def rounds_left(course: Record, state: Record) -> int:
    """How many rounds will follow this one, by the racer in front."""
    if is_final(course, state):
        return 0
    front = 0
    for racer in range(course.racers):
        front = max(front, int(state.p[racer]))
    way = LAPS * int(course.fields) + 1 - front
    return max(0, min(ROUNDS, (way + FIELDS_A_ROUND - 1) // FIELDS_A_ROUND))


@rule
def fading(worth: int, rounds: int) -> int:
    """What will be used some time is worth less when there is little time left, and nothing in the end."""
    return worth * min(rounds, LATE) // LATE


@rule
def strength(course: Record, state: Record, racer: int, rounds: int) -> int:
    """How far a racer will be at the end of the round, with all it has."""
    tokens = 0
    for kind in range(len(TOKENS)):
        tokens += int(state.tokens[racer, kind])
    racers, first = int(course.racers), int(state.first)
    to_come = (racer - first + racers) % racers > (int(state.turn) - first + racers) % racers
    held = fading(TOKEN * tokens + BONUS_TOKEN * int(state.bonus_tokens[racer]), rounds)
    return UNIT * int(state.p[racer]) + held + TURN * int(to_come)


@rule
def weight(course: Record, rounds: int, lead: int) -> int:
    """Luce's weight of a racer that is so far ahead of the strongest one."""
    return int(course.guide[rounds * GAPS + AHEAD + max(-AHEAD, min(BEHIND, -lead))])


@rare
def look_around(course: Record, state: Record, moved: int, fields: int) -> Odds:
    """What a decision is weighed against, if some racer (or NOBODY) is moved by so many fields.

    The rounds left, the strength of the strongest player, of the active racer and of its team mate (0: none), and the
    weights of all opponents.
    """
    turn, each = int(state.turn), int(course.each)
    rounds = rounds_left(course, state)
    best = 0
    for seat in range(course.seats):
        best = max(best, strength_of_player(course, state, seat, rounds, moved, fields))
    others, seat_on_turn = 0, owner_of(course, turn)
    for seat in range(course.seats):
        if seat != seat_on_turn:
            others += weight(course, rounds, strength_of_player(course, state, seat, rounds, moved, fields) - best)
    mate = 0
    for racer in range(seat_on_turn * each, seat_on_turn * each + each):
        if racer != turn:
            mate = strength(course, state, racer, rounds) + UNIT * fields * int(racer == moved)
    return rounds, best, strength(course, state, turn, rounds), mate, others


@rule
def strength_of_player(course: Record, state: Record, seat: int, rounds: int, moved: int, fields: int) -> int:
    first = seat * int(course.each)
    front = strength(course, state, first, rounds) + UNIT * fields * int(first == moved)
    if course.each == 1:
        return front
    rear = strength(course, state, first + 1, rounds) + UNIT * fields * int(first + 1 == moved)
    return of_both(front, rear)


@rule
def of_both(one: int, other: int) -> int:
    """The first racer home decides most races; the second counts when both players get one home."""
    return max(one, other) + REAR * min(one, other) // 8


@rule
def chance(course: Record, odds: Odds, gain: int) -> int:
    """The chance to win if the active racer gains so much, in parts of ONE."""
    rounds, best, own, mate, others = odds
    strong = of_both(own + gain, mate) if mate > 0 else own + gain
    mine = weight(course, rounds, strong - best)
    return mine * ONE // (mine + others)


@rule
def chance_with(course: Record, state: Record, odds: Odds, gain: int, other: int, fields: int) -> int:
    """The same if another racer is moved by so many fields as well."""
    if other == NOBODY:
        return chance(course, odds, gain)
    return chance(course, look_around(course, state, other, fields), gain)


@rule
def after_spending(odds: Odds, worth: int) -> Odds:
    """The same outlook with something less in hand."""
    rounds, best, own, mate, others = odds
    return rounds, best, own - fading(worth, rounds), mate, others


@rule
def gain_of_landing(course: Record, state: Record, rounds: int, p: int) -> int:
    """What the active racer gains if step A1 ends there: with its ability, a duel with Jackal, and a token."""
    racer = int(state.turn)
    kind, start, gain = int(state.kind[racer]), int(state.p[racer]), 0
    if has_ability(course, state, kind, int(state.start), p):
        if kind == CRUSHER:
            gain += fading(BONUS_TOKEN, rounds)
        else:
            p += 1
    for other in range(course.racers):
        if other != racer and state.p[other] > 0 and distance(course, p, int(state.p[other])) == course.fields:
            if kind == JACKAL:
                gain += JACKALS_DUEL
            elif state.kind[other] == JACKAL:
                gain -= JACKALS_DUEL
    place = int(course.place[field_of(course, p)])
    if place != NOTHING and state.lying[place] > 0:
        gain += fading(TOKEN, rounds)
    return gain + UNIT * (p - start)


# Rolling


@rule
def choose_dice(course: Record, state: Record, verdict: Array) -> int:
    """Stop, roll on, accept, or change the last die, with all that the dice can still bring."""
    odds = look_around(course, state, NOBODY, 0)
    decks = (
        accident(course, state, odds, 0),
        accident(course, state, odds, 1),
        accident(course, state, odds, 2),
    )
    last = int(state.dice[state.rolled - 1])
    shown = 0
    for i in range(int(state.rolled) - 1):
        shown |= 1 << int(state.dice[i])
    total = sum_of_dice(state)
    if verdict[ACCEPT] == LEGAL:
        best, chosen = of_deck(decks, last), ACCEPT
    else:
        landed = gain_of_landing(course, state, odds[0], int(state.p[state.turn]) + total)
        best, chosen = chance(course, odds, landed), STOP
        if verdict[ROLL_DIE] == LEGAL:
            rolled = three_more(course, state, odds, decks, shown | (1 << last), total)
            if rolled > best:
                best, chosen = rolled, ROLL_DIE
    left = after_spending(odds, TOKEN)
    for action in range(PLUS, REROLL_DIE + 1):
        if verdict[action] == LEGAL:
            changed = with_token(course, state, left, decks, action, shown, total - last, last)
            if changed > best:
                best, chosen = changed, action
    return chosen


@rule
def with_token(
    course: Record, state: Record, odds: Odds, decks: Decks, action: int, shown: int, total: int, last: int
) -> int:
    """The chance to win after a change of the last die, from what the other dice show."""
    if action == REROLL_DIE:
        return three_more(course, state, odds, decks, shown, total)
    die = SIDES + 1 - last
    if action == PLUS:
        die = last + 1
    elif action == MINUS:
        die = last - 1
    if (shown >> die) & 1:
        return of_deck(decks, die)
    landed = gain_of_landing(course, state, odds[0], int(state.p[state.turn]) + total + die)
    stopped = chance(course, odds, landed)
    shown |= 1 << die
    return max(stopped, three_more(course, state, odds, decks, shown, total + die)) if shown != ALL_FACES else stopped


@rule
def of_deck(decks: Decks, die: int) -> int:
    return decks[0] if die <= 2 else decks[1] if die <= 4 else decks[2]


@rule
def if_stopped(course: Record, state: Record, odds: Odds, total: int) -> int:
    """The chance to win if the dice add up to so much, without a close look at the field."""
    kind, gain = int(state.kind[state.turn]), UNIT * total
    if kind == STEEL or kind == SWIFT:
        p = int(state.p[state.turn]) + total
        gain += UNIT * int(has_ability(course, state, kind, p, p))
    return chance(course, odds, gain)


@rule
def if_doubled(course: Record, state: Record, odds: Odds, decks: Decks, shown: int, total: int, die: int) -> int:
    """The chance to win if a die doubles another: the accident, or a token that saves the turn."""
    best = of_deck(decks, die)
    tokens = state.tokens[state.turn]
    left = after_spending(odds, TOKEN)
    if tokens[FLIP] > 0 and not (shown >> (SIDES + 1 - die)) & 1:
        best = max(best, if_stopped(course, state, left, total + SIDES + 1 - die))
    if tokens[PM] > 0:
        if die < SIDES and not (shown >> (die + 1)) & 1:
            best = max(best, if_stopped(course, state, left, total + die + 1))
        elif die > 1 and not (shown >> (die - 1)) & 1:
            best = max(best, if_stopped(course, state, left, total + die - 1))
    if tokens[REROLL] > 0:
        again = 0
        for other in range(1, SIDES + 1):
            double = (shown >> other) & 1
            again += of_deck(decks, other) if double else if_stopped(course, state, left, total + other)
        best = max(best, again // SIDES)
    return best


@rule
def one_more(course: Record, state: Record, odds: Odds, decks: Decks, shown: int, total: int) -> int:
    """The chance to win with one more die, and then a stop."""
    chances = 0
    for die in range(1, SIDES + 1):
        if (shown >> die) & 1:
            chances += of_deck(decks, die)
        else:
            chances += if_stopped(course, state, odds, total + die)
    return chances // SIDES


@rule
def two_more(course: Record, state: Record, odds: Odds, decks: Decks, shown: int, total: int) -> int:
    """The chance to win with one more die, and perhaps another."""
    chances = 0
    for die in range(1, SIDES + 1):
        if (shown >> die) & 1:
            chances += of_deck(decks, die)
        else:
            stopped = if_stopped(course, state, odds, total + die)
            chances += max(stopped, one_more(course, state, odds, decks, shown | (1 << die), total + die))
    return chances // SIDES


@rare
def three_more(course: Record, state: Record, odds: Odds, decks: Decks, shown: int, total: int) -> int:
    """The chance to win with one more die, and perhaps one or two others; tokens may save it from a double."""
    chances = 0
    for die in range(1, SIDES + 1):
        if (shown >> die) & 1:
            chances += if_doubled(course, state, odds, decks, shown, total, die)
        else:
            landed = gain_of_landing(course, state, odds[0], int(state.p[state.turn]) + total + die)
            stopped = chance(course, odds, landed)
            now = shown | (1 << die)
            if now != ALL_FACES:
                stopped = max(stopped, two_more(course, state, odds, decks, now, total + die))
            chances += stopped
    return chances // SIDES


# Accidents


@rare
def accident(course: Record, state: Record, odds: Odds, deck: int) -> int:
    """The chance to win after an accident, in the mean over the cards that are left in the deck."""
    chances, cards = 0, 0
    fresh = state.decks[deck] == 0
    for card in range(ACCIDENTS):
        many = int(course.accidents[deck, card]) if fresh else int(state.accidents[deck, card])
        if many > 0:
            chances += many * after_card(course, state, odds, card)
            cards += many
    return chances // max(1, cards)


@rule
def after_card(course: Record, state: Record, odds: Odds, card: int) -> int:
    """The chance to win after an accident card, with the bonus token that comes with it; dice count by their mean."""
    racer, p = int(state.turn), int(state.p[state.turn])
    token = fading(BONUS_TOKEN, odds[0])
    place, last = place_of(course, state, racer), int(course.racers) - 1
    floor = laps_driven(course, p) * int(course.fields) + 1 if p > 0 else 0
    if card == CHASE2 or card == CHASE4:
        behind = racer_in_place(course, state, place + 1)
        return chance_with(course, state, odds, token, behind, FIELDS_OF[card])
    if card == LAST4 and place < last:
        return chance_with(course, state, odds, token, racer_in_place(course, state, last), FIELDS_OF[card])
    if card == FWD5_BACK2:
        ahead = racer_in_place(course, state, place - 1)
        return chance_with(course, state, odds, UNIT * FIELDS_OF[card] + token, ahead, -2)
    if card == LOSE_POS:
        rear = int(state.p[racer_in_place(course, state, last)]) - 1 if place < last else p
        return chance(course, odds, UNIT * (max(floor, rear) - p) + token)
    if card == DIE_BACK:
        little = chance(course, odds, UNIT * (max(floor, p - 2) - p) + token)
        return (little + chance(course, odds, UNIT * (max(floor, p - 5) - p) + token)) // 2
    if card == PUSH5:
        return chance(course, odds, UNIT * (FIELDS_OF[card] - 1) + token)
    fields = 7 if card == DICE2 else max(floor - p, FIELDS_OF[card])
    return chance(course, odds, UNIT * fields + token)


# Moving


@rule
def choose_move(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """The dice move, with the bonus cards before it or after it that bring more than they are worth in the hand."""
    odds = look_around(course, state, NOBODY, 0)
    dice = 0 if state.driven else sum_of_dice(state)
    p = int(state.p[state.turn])
    best = chance(course, odds, gain_of_landing(course, state, odds[0], p + dice))
    chosen = DONE if state.driven else DRIVE
    for bonus in range(BONUSES):
        if state.cards[seat, bonus] > 0:
            card = FIRST_BONUS + bonus
            left = after_spending(odds, BONUS_CARD[bonus])
            if verdict[BONUS + bonus] == LEGAL:
                there = p + fields_from(course, state, card, p)
                played = chance(course, left, gain_of_landing(course, state, odds[0], there + dice))
                if played > best:
                    best, chosen = played, BONUS + bonus
            if not state.driven:
                there = p + dice + fields_from(course, state, card, p + dice)
                played = chance(course, left, gain_of_landing(course, state, odds[0], there))
                if played > best:
                    best, chosen = played, DRIVE
    return chosen


@rule
def fields_from(course: Record, state: Record, card: int, p: int) -> int:
    """How far a bonus card would take the active racer from some place."""
    if card == CATCH:
        return to_racer_ahead(course, state, p)
    return to_ground(course, card - STRAIGHT, p) if card >= STRAIGHT else FIELDS_OF[card]


# Own racers


@rule
def choose_winner(course: Record, state: Record, verdict: Array) -> int:
    """The racer in front: the first one home decides most races."""
    front = NOBODY
    for racer in range(course.racers):
        if verdict[WINNER + int(state.kind[racer])] == LEGAL and (
            front == NOBODY or is_ahead(course, state, racer, front)
        ):
            front = racer
    return WINNER + int(state.kind[front])


@rule
def choose_order(verdict: Array) -> int:
    """Any order will do."""
    chosen = 0
    for kind in range(len(RACERS)):
        if verdict[ORDER + kind] == LEGAL:
            chosen = ORDER + kind
    return chosen
