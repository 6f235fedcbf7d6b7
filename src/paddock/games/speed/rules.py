"""The rules of Speed 1200 km, in the order of the rulebook.

Every function is plain integer code over records, compiled for the CPU and the GPU alike.
"""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.games.speed.cards import (
    DAMAGE,
    END_OF_LIMIT,
    GASOLINE,
    KINDS,
    KM,
    MOST_KM,
    MOST_TEAMS,
    OPEN_ROAD,
    OUT_OF_GAS,
    SPEED_LIMIT,
    START,
    STOP,
    WILD,
)
from paddock.games.speed.events import (
    ATTACKED,
    COMPLETED,
    DEALT,
    DECLINED,
    DEFENDED,
    DISCARDED,
    DREW,
    DROVE,
    EXTENDED,
    KONTRA_PLAYED,
    NOT_EXTENDED,
    PASSED_OVER,
    PILE_EMPTY,
    PREVENTED,
    RESTORED,
    SCORED,
    SKIPPED,
    WON,
)
from paddock.games.speed.moves import (
    ATTACK,
    DISCARD,
    EXTEND_NO,
    EXTEND_YES,
    KONTRA_NO,
    KONTRA_YES,
    PLAY_CARD,
)
from paddock.games.speed.state import ABSENT, ACROSS, EXTENSION, KONTRA, NOBODY, OVER, PLAY, UPRIGHT

#: Why a move is refused: `judge` writes the place of the rule in this list, counted from 1; 0 is LEGAL.
REFUSALS = (
    "SPD-2.4",
    "SPD-2.5",
    "SPD-2.7",
    "SPD-6.3",
    "SPD-6.17",
    "SPD-7.2",
    "SPD-7.4",
    "SPD-7.5",
    "SPD-7.6",
    "SPD-7.8",
    "SPD-7.9",
    "SPD-7.10",
    "SPD-7.11",
    "SPD-7.15",
    "SPD-7.21",
    "SPD-7.22",
    "SPD-7.23",
    "SPD-7.27",
    "SPD-7.28",
    "SPD-8.4",
    "SPD-10.3",
    "SPD-11.6",
    "SPD-RUL.6",
    "SPD-RUL.7",
    "SPD-RUL.10",
    "SPD-RUL.11",
)
LEGAL = 0
(
    SPD_2_4,
    SPD_2_5,
    SPD_2_7,
    SPD_6_3,
    SPD_6_17,
    SPD_7_2,
    SPD_7_4,
    SPD_7_5,
    SPD_7_6,
    SPD_7_8,
    SPD_7_9,
    SPD_7_10,
    SPD_7_11,
    SPD_7_15,
    SPD_7_21,
    SPD_7_22,
    SPD_7_23,
    SPD_7_27,
    SPD_7_28,
    SPD_8_4,
    SPD_10_3,
    SPD_11_6,
    SPD_RUL_6,
    SPD_RUL_7,
    SPD_RUL_10,
    SPD_RUL_11,
) = range(1, len(REFUSALS) + 1)

HALTED_BY = (SPD_7_5, SPD_7_9, SPD_7_10, SPD_7_11)  #: per Battle attack: the rule that keeps the car standing
PROTECTED_BY = (SPD_7_15, SPD_7_21, SPD_7_22, SPD_7_23)  #: per wild: the rule that protects its team


# 1-4. Players, contents, aim, preparation


@rule
def team_of(course: Record, seat: int) -> int:
    """SPD-4.2, SPD-12.2: partners sit opposite each other."""
    return int(course.team[seat])


@rule
def next_seat(course: Record, seat: int) -> int:
    """SPD-6.5, SPD-RUL.34: the turn passes to the right."""
    return seat + 1 if seat + 1 < course.seats else 0


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SPD-4.5: choose the first dealer and deal the first round."""
    state.dealer = course.first_dealer
    if course.first_dealer == NOBODY:
        seats = state.draw
        seats[: course.seats] = 1
        state.dealer = draw(fate, seats, course.seats, KINDS)
    state.totals[:] = 0
    state.scores[:] = 0
    state.rounds = 0
    deal(course, state, fate, log)


@rare
def deal(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SPD-4.6, SPD-6.19: shuffle everything and deal to each player, one card at a time, from the dealer's right."""
    state.rounds += 1
    state.phase = PLAY
    state.target = course.distance
    state.extension_by = NOBODY
    state.attack = NOBODY
    state.attacked = NOBODY
    state.discard[:] = 0
    state.discards = 0
    state.hand[:] = 0
    state.held[:] = 0
    state.battle[:] = 0
    state.battles[:] = 0
    state.speed[:] = 0
    state.speeds[:] = 0
    state.km[:] = 0
    state.wild[:] = ABSENT
    for kind in range(KINDS):
        state.draw[kind] = course.deck[kind]
    state.drawable = course.cards
    tell(log, DEALT, state.dealer, state.rounds, 0, 0)
    for _ in range(course.hand):
        seat = int(state.dealer)
        for _ in range(course.seats):
            seat = next_seat(course, seat)
            draw_card(state, seat, fate, log)
    state.turn = next_seat(course, state.dealer)
    draw_card(state, state.turn, fate, log)


@rule
def draw_card(state: Record, seat: int, fate: Record, log: Record) -> None:
    """SPD-6.2: draw one card while the draw pile lasts."""
    if state.drawable == 0:
        return
    kind = draw(fate, state.draw, state.drawable, 0)
    state.drawable -= 1
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    tell(log, DREW, seat, kind, 0, 0)
    if state.drawable == 0:
        tell(log, PILE_EMPTY, NOBODY, 0, 0, 0)


# 5. How cards are placed


@rule
def battle_top(state: Record, team: int) -> int:
    """SPD-5.13: only the top card of a Battle pile counts."""
    height = int(state.battles[team])
    return int(state.battle[team, height - 1]) if height > 0 else NOBODY


@rule
def speed_top(state: Record, team: int) -> int:
    """SPD-5.10: only the top card of a Speed pile counts."""
    height = int(state.speeds[team])
    return int(state.speed[team, height - 1]) if height > 0 else NOBODY


@rule
def lay(state: Record, team: int, kind: int) -> None:
    """SPD-5.9, SPD-5.11: limits and their ends go to the Speed pile, other attacks and defences to the Battle pile."""
    if kind == SPEED_LIMIT or kind == END_OF_LIMIT:
        state.speed[team, state.speeds[team]] = kind
        state.speeds[team] += 1
    else:
        state.battle[team, state.battles[team]] = kind
        state.battles[team] += 1


@rule
def lift(state: Record, team: int, attack: int) -> None:
    """SPD-8.5: an attack leaves the pile it lies on top of, for the discard pile."""
    if attack == SPEED_LIMIT:
        state.speeds[team] -= 1
        state.speed[team, state.speeds[team]] = 0
    else:
        state.battles[team] -= 1
        state.battle[team, state.battles[team]] = 0
    put_aside(state, attack)


@rule
def put_aside(state: Record, kind: int) -> None:
    """SPD-6.10: a discarded card is out for the round."""
    state.discard[state.discards] = kind
    state.discards += 1


@rule
def take_from_hand(state: Record, seat: int, kind: int) -> None:
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1


@rule
def distance(course: Record, state: Record, team: int) -> int:
    """SPD-2.11: the kilometre cards on the table add up to the distance driven."""
    total = 0
    for i in range(MOST_KM):
        total += int(course.km[i]) * int(state.km[team, i])
    return total


# 6. Course of play


@rule
def pending(course: Record, state: Record) -> int:
    """The seats that must decide now, as bits."""
    if state.phase == OVER:
        return 0
    if state.phase == KONTRA:
        return 1 << holder(course, state, int(state.attack), int(state.attacked))
    return 1 << int(state.turn)


@rule
def judge(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """For every action: LEGAL, or the number of the rule that forbids it."""
    if state.phase == OVER:
        verdict[:] = SPD_10_3
    elif pending(course, state) != 1 << seat:
        verdict[:] = SPD_6_17
    elif state.phase == KONTRA:
        verdict[:] = SPD_8_4
        verdict[KONTRA_YES] = LEGAL
        verdict[KONTRA_NO] = LEGAL
    elif state.phase == EXTENSION:
        verdict[:] = SPD_11_6
        verdict[EXTEND_YES] = LEGAL
        verdict[EXTEND_NO] = LEGAL
    else:
        judge_turn(course, state, seat, verdict)


@rule
def judge_turn(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """SPD-6.3, SPD-6.20: in every turn one card of the hand is played to the table or put on the discard pile."""
    hand = state.hand[seat]
    team = team_of(course, seat)
    top = battle_top(state, team)
    halted = why_not_rolling(course, state, team)
    limited = is_limited(course, state, team)
    gap = int(state.target) - distance(course, state, team)
    for target in range(MOST_TEAMS):
        judge_attacks(course, state, team, target, hand, verdict)
    # Why not comes first, whether the card is there second: a processor foresees neither, but can do both at once.
    why = why_not_start(course, state, team, top, halted)
    verdict[PLAY_CARD + START] = why if hand[START] > 0 else SPD_6_3
    for kind in range(GASOLINE, END_OF_LIMIT):
        why = why_not_repair(course, state, team, kind, top)
        verdict[PLAY_CARD + kind] = why if hand[kind] > 0 else SPD_6_3
    why = why_not_end_limit(course, state, team)
    verdict[PLAY_CARD + END_OF_LIMIT] = why if hand[END_OF_LIMIT] > 0 else SPD_6_3
    for kind in range(WILD, KM):
        verdict[PLAY_CARD + kind] = LEGAL if hand[kind] > 0 else SPD_6_3
    for i in range(MOST_KM):
        why = halted if halted != LEGAL else why_not_drive(course, state, team, i, gap, limited)
        verdict[PLAY_CARD + KM + i] = why if hand[KM + i] > 0 else SPD_6_3
    discarding = why_not_discard(course, verdict)
    for kind in range(KINDS):
        verdict[DISCARD + kind] = discarding if hand[kind] > 0 else SPD_6_3
    verdict[KONTRA_YES] = SPD_8_4
    verdict[KONTRA_NO] = SPD_8_4
    verdict[EXTEND_YES] = SPD_11_6
    verdict[EXTEND_NO] = SPD_11_6


@rule
def why_not_discard(course: Record, verdict: Array) -> int:
    """SPD-RUL.6: discarding is always allowed; with the option `only_if_stuck` only when nothing else is."""
    if course.only_if_stuck:
        for action in range(DISCARD):
            if verdict[action] == LEGAL:
                return SPD_RUL_6
    return LEGAL


# How a turn goes on after an action.
DECIDE, AGAIN, TURN_OVER, ROUND_OVER = range(4)


@rule
def play(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> None:
    """Carry out a legal action and everything that follows by itself, up to the next decision."""
    completed_by = NOBODY
    goes_on = carry_out(course, state, seat, action, fate, log)
    if goes_on == ROUND_OVER:
        completed_by = team_of(course, seat)
    if goes_on == AGAIN:
        goes_on = play_again(course, state, seat, fate, log)
    if goes_on == TURN_OVER:
        goes_on = next_turn(course, state, fate, log)
    if goes_on == ROUND_OVER:
        finish_round(course, state, completed_by, fate, log)


@rule
def carry_out(course: Record, state: Record, seat: int, action: int, fate: Record, log: Record) -> int:
    """The action itself; the answer is how the turn goes on."""
    if action >= KONTRA_YES:
        if action == KONTRA_YES:
            return strike_back(course, state, seat, fate, log)
        if action == KONTRA_NO:
            return let_it_stand(state, seat, log)
        if action == EXTEND_YES:
            return extend(course, state, seat, log)
        return do_not_extend(seat, log)
    if action >= DISCARD:
        return discard(state, seat, action - DISCARD, log)
    if action >= ATTACK:
        return attack(course, state, seat, (action - ATTACK) // MOST_TEAMS, (action - ATTACK) % MOST_TEAMS, log)
    kind = action - PLAY_CARD
    if kind >= KM:
        return drive(course, state, seat, kind - KM, log)
    if kind >= WILD:
        return prevent(course, state, seat, kind, log)
    return defend(course, state, seat, kind, log)


@rule
def discard(state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-6.9, SPD-6.20: put one card face up on the discard pile."""
    take_from_hand(state, seat, kind)
    put_aside(state, kind)
    tell(log, DISCARDED, seat, kind, 0, 0)
    return TURN_OVER


@rule
def next_turn(course: Record, state: Record, fate: Record, log: Record) -> int:
    """SPD-6.17, SPD-RUL.21: the next player with cards draws; the round ends when nobody has any."""
    state.phase = PLAY
    for _ in range(course.seats):
        state.turn = next_seat(course, state.turn)
        draw_card(state, state.turn, fate, log)
        if state.held[state.turn] > 0:
            return DECIDE
        tell(log, PASSED_OVER, state.turn, 0, 0, 0)
    return ROUND_OVER


@rule
def play_again(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """SPD-6.7, SPD-RUL.20: after a wild draw a card, if there is one, and play again, if there is one to play."""
    draw_card(state, seat, fate, log)
    return DECIDE if state.held[seat] > 0 else TURN_OVER


# 7. Cards: A. Attack and defence


@rule
def is_protected(course: Record, state: Record, team: int, attack: int) -> bool:
    """SPD-7.12: the team has played the wild that keeps this attack away."""
    wild = course.wild_against[attack]
    return bool(wild != NOBODY and state.wild[team, wild - WILD] != ABSENT)


@rule
def is_live(course: Record, state: Record, team: int, attack: int) -> bool:
    """SPD-RUL.9: an attack on top of a pile is live until the team has the matching wild."""
    return not is_protected(course, state, team, attack)


@rule
def is_limited(course: Record, state: Record, team: int) -> bool:
    """SPD-7.6, SPD-RUL.9: a live SPEED_LIMIT is on top of the Speed pile."""
    return speed_top(state, team) == SPEED_LIMIT and is_live(course, state, team, SPEED_LIMIT)


@rule
def has_open_road(state: Record, team: int) -> bool:
    """SPD-7.16: the team rolls without START."""
    return bool(state.wild[team, OPEN_ROAD - WILD] != ABSENT)


@rule
def why_not_rolling(course: Record, state: Record, team: int) -> int:
    """SPD-RUL.8: no live attack on the Battle pile, and START on top of it or OPEN_ROAD in the wild area."""
    top = battle_top(state, team)
    if top == START:
        return LEGAL
    if top != NOBODY and top < START:
        if is_live(course, state, team, top):
            return HALTED_BY[top]
        return LEGAL if has_open_road(state, team) else SPD_RUL_10
    if has_open_road(state, team):
        return LEGAL
    return SPD_7_4 if top == NOBODY else HALTED_BY[top - START]


@rule
def judge_attacks(course: Record, state: Record, team: int, target: int, hand: Array, verdict: Array) -> None:
    """SPD-7.2, SPD-7.12: the attacks on one team, which must be an opposing one and not protected."""
    foe = target != team and target < course.teams
    battle = why_not_halt(course, state, target) if foe else SPD_7_2
    limit = why_not_limit(course, state, target) if foe else SPD_7_2
    for attack in range(STOP, SPEED_LIMIT + 1):
        why = limit if attack == SPEED_LIMIT else battle
        if foe and is_protected(course, state, target, attack):
            why = PROTECTED_BY[course.wild_against[attack] - WILD]
        verdict[ATTACK + attack * MOST_TEAMS + target] = why if hand[attack] > 0 else SPD_6_3


@rule
def why_not_halt(course: Record, state: Record, target: int) -> int:
    """SPD-2.4, SPD-2.5, SPD-RUL.12: a Battle attack needs a rolling team."""
    if why_not_rolling(course, state, target) == LEGAL:
        return LEGAL
    top = battle_top(state, target)
    if top == NOBODY or top >= START:
        return SPD_2_4
    return SPD_2_5 if is_live(course, state, target, top) else SPD_RUL_10


@rule
def why_not_limit(course: Record, state: Record, target: int) -> int:
    """SPD-2.5, SPD-RUL.13: a SPEED_LIMIT needs a team without one."""
    return SPD_2_5 if is_limited(course, state, target) else LEGAL


@rule
def attack(course: Record, state: Record, seat: int, kind: int, target: int, log: Record) -> int:
    """SPD-6.12, SPD-7.5 to 7.11: lay an attack on the piles of an opposing team, which may answer it at once."""
    take_from_hand(state, seat, kind)
    lay(state, target, kind)
    tell(log, ATTACKED, seat, kind, target, 0)
    if holder(course, state, kind, target) == NOBODY:
        return TURN_OVER
    state.phase = KONTRA
    state.attack = kind
    state.attacked = target
    return DECIDE


@rule
def why_not_start(course: Record, state: Record, team: int, top: int, halted: int) -> int:
    """SPD-RUL.7: START is played only where it changes something."""
    if OUT_OF_GAS <= top <= DAMAGE and is_live(course, state, team, top):
        return SPD_RUL_7
    return SPD_RUL_7 if halted == LEGAL else LEGAL


@rule
def why_not_repair(course: Record, state: Record, team: int, kind: int, top: int) -> int:
    """SPD-2.7, SPD-7.3: a defence answers the attack on top of the own Battle pile."""
    if top != kind - START:
        return SPD_2_7
    return LEGAL if is_live(course, state, team, top) else SPD_RUL_10


@rule
def why_not_end_limit(course: Record, state: Record, team: int) -> int:
    """SPD-7.8: END_OF_LIMIT answers the limit on top of the own Speed pile."""
    if speed_top(state, team) != SPEED_LIMIT:
        return SPD_7_8
    return LEGAL if is_live(course, state, team, SPEED_LIMIT) else SPD_RUL_11


@rule
def defend(course: Record, state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-6.5, SPD-7.3: lay a defence on the own team's pile."""
    take_from_hand(state, seat, kind)
    lay(state, team_of(course, seat), kind)
    tell(log, DEFENDED, seat, kind, 0, 0)
    return TURN_OVER


# 7. Cards: B. Wild cards


@rule
def prevent(course: Record, state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-6.6, SPD-7.14: play a wild upright, draw, and play again."""
    team = team_of(course, seat)
    top, limit = battle_top(state, team), speed_top(state, team)
    take_from_hand(state, seat, kind)
    tell(log, PREVENTED, seat, kind, 0, 0)
    if course.prevention_restores:
        # SPD-RUL.10, the other reading: the attack it makes void leaves the pile.
        if top != NOBODY and top < START and course.wild_against[top] == kind:
            lift(state, team, top)
            tell(log, RESTORED, seat, top, team, 0)
        if limit == SPEED_LIMIT and course.wild_against[SPEED_LIMIT] == kind:
            lift(state, team, limit)
            tell(log, RESTORED, seat, limit, team, 0)
    state.wild[team, kind - WILD] = UPRIGHT
    return AGAIN


# 7. Cards: C. Kilometre cards


@rule
def why_not_drive(course: Record, state: Record, team: int, i: int, gap: int, limited: bool) -> int:
    """SPD-7.6, SPD-7.27, SPD-7.28: which kilometre cards a rolling team may play."""
    if limited and course.km[i] > course.speed_limit:
        return SPD_7_6
    if state.km[team, i] >= course.km_most[i]:
        return SPD_7_27
    return SPD_7_28 if course.km[i] > gap else LEGAL


@rule
def drive(course: Record, state: Record, seat: int, i: int, log: Record) -> int:
    """SPD-7.24 to 7.31: lay a kilometre card; the exact distance completes the trip."""
    team = team_of(course, seat)
    take_from_hand(state, seat, KM + i)
    state.km[team, i] += 1
    driven = distance(course, state, team)
    tell(log, DROVE, seat, course.km[i], team, driven)
    if driven != state.target:
        return TURN_OVER
    tell(log, COMPLETED, seat, team, driven, 0)
    if not may_extend(course, state):
        return ROUND_OVER
    state.phase = EXTENSION
    return DECIDE


# 8. Kontra


@rule
def holder(course: Record, state: Record, attack: int, team: int) -> int:
    """SPD-8.2, SPD-RUL.15: the player of the attacked team who holds the matching wild, or NOBODY."""
    wild = int(course.wild_against[attack])
    if wild != NOBODY:
        for seat in range(team, course.seats, course.teams):
            if state.hand[seat, wild] > 0:
                return seat
    return NOBODY


@rule
def strike_back(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """SPD-8.2 to 8.12, SPD-RUL.16 to 18: the wild lies across, the attack is gone, two draws, and the turn is here."""
    attack, team = int(state.attack), int(state.attacked)
    wild = int(course.wild_against[attack])
    take_from_hand(state, seat, wild)
    state.wild[team, wild - WILD] = ACROSS
    tell(log, KONTRA_PLAYED, seat, wild, attack, 0)
    lift(state, team, attack)
    skipped = next_seat(course, state.turn)
    while skipped != seat:
        tell(log, SKIPPED, skipped, 0, 0, 0)
        skipped = next_seat(course, skipped)
    close_kontra(state)
    state.turn = seat
    draw_card(state, seat, fate, log)
    return AGAIN


@rule
def let_it_stand(state: Record, seat: int, log: Record) -> int:
    """SPD-RUL.14: the holder declines; nobody else learns of it."""
    tell(log, DECLINED, seat, 0, 0, 0)
    close_kontra(state)
    return TURN_OVER


@rule
def close_kontra(state: Record) -> None:
    """SPD-8.4: the window closes before anybody draws."""
    state.phase = PLAY
    state.attack = NOBODY
    state.attacked = NOBODY


# 9. Scoring


@rare
def finish_round(course: Record, state: Record, completed_by: int, fate: Record, log: Record) -> None:
    """SPD-9.1, SPD-10.1, SPD-6.19: score the round and deal the next one, unless the game is over."""
    for team in range(course.teams):
        score_round(course, state, team, completed_by, log)
    if is_decided(course, state):
        state.phase = OVER
        best = best_total(course, state)
        for team in range(course.teams):
            if state.totals[team] == best:
                tell(log, WON, NOBODY, team, best, 0)
    else:
        state.dealer = next_seat(course, state.dealer)
        deal(course, state, fate, log)


@rare
def score_round(course: Record, state: Record, team: int, completed_by: int, log: Record) -> None:
    """SPD-9.2 to 9.9, SPD-11.9 to 11.12: the points of one team."""
    km = distance(course, state, team)
    played = 0
    kontras = 0
    for wild in range(4):
        played += state.wild[team, wild] != ABSENT
        kontras += state.wild[team, wild] == ACROSS
    wilds = played * int(course.wild_points)
    all_wilds = course.all_wilds_points if played == 4 else 0
    kontra = kontras * int(course.kontra_points)
    trip = delayed = safe = blockade = extension = 0
    if team == completed_by:
        trip = course.trip_points
        delayed = course.delayed_points if state.drawable == 0 else 0
        safe = course.safe_points if is_safe_trip(course, state, team) else 0
        blockade = course.blockade_points if is_blockade(course, state, team) else 0
    if state.extension_by != NOBODY and (team == state.extension_by) == (completed_by == state.extension_by):
        extension = course.extension_points
    points = km + wilds + int(all_wilds) + kontra + int(trip)
    points += int(delayed) + int(safe) + int(blockade) + int(extension)
    state.scores[team] = points
    state.totals[team] += points
    tell(log, SCORED, NOBODY, team, points, state.totals[team])
    tell_more(log, 3, km)
    tell_more(log, 4, wilds)
    tell_more(log, 5, all_wilds)
    tell_more(log, 6, kontra)
    tell_more(log, 7, trip)
    tell_more(log, 8, delayed)
    tell_more(log, 9, safe)
    tell_more(log, 10, blockade)
    tell_more(log, 11, extension)


@rule
def is_safe_trip(course: Record, state: Record, team: int) -> bool:
    """SPD-9.8, SPD-RUL.25: no 240 km card in the whole round."""
    for i in range(course.kms):
        if course.km_unsafe[i] and state.km[team, i] > 0:
            return False
    return True


@rule
def is_blockade(course: Record, state: Record, team: int) -> bool:
    """SPD-9.9, SPD-RUL.24: no opposing team has a kilometre card on the table."""
    for other in range(course.teams):
        if other != team and distance(course, state, other) > 0:
            return False
    return True


# 10. Winner


@rule
def best_total(course: Record, state: Record) -> int:
    best = int(state.totals[0])
    for team in range(1, course.teams):
        best = max(best, int(state.totals[team]))
    return best


@rule
def is_decided(course: Record, state: Record) -> bool:
    """SPD-10.3, SPD-RUL.31 to 33: somebody alone leads with enough points, or the last round is over."""
    if state.rounds >= course.max_rounds:
        return True
    best = best_total(course, state)
    leaders = 0
    for team in range(course.teams):
        leaders += state.totals[team] == best
    return best >= course.win_points and leaders == 1


@rule
def score(course: Record, state: Record, out: Array) -> None:
    """SPD-10.3: per seat the rank of its team by total points, and those points."""
    for seat in range(course.seats):
        points = state.totals[team_of(course, seat)]
        out[seat, 0] = 1
        out[seat, 1] = points
        for team in range(course.teams):
            out[seat, 0] += state.totals[team] > points


# 11-12. Extension


@rule
def may_extend(course: Record, state: Record) -> bool:
    """SPD-11.5, SPD-12.4, SPD-RUL.27, SPD-RUL.28: once a round, below the full distance, with cards left to play."""
    if state.extension_by != NOBODY or state.target >= course.extension:
        return False
    cards = int(state.drawable)
    for seat in range(course.seats):
        cards += int(state.held[seat])
    return cards > 0


@rule
def extend(course: Record, state: Record, seat: int, log: Record) -> int:
    """SPD-11.7, SPD-11.8, SPD-RUL.29: the target is farther for everybody, and the caller's turn ends."""
    state.extension_by = team_of(course, seat)
    state.target = course.extension
    tell(log, EXTENDED, seat, state.target, 0, 0)
    return TURN_OVER


@rule
def do_not_extend(seat: int, log: Record) -> int:
    """SPD-RUL.26: without an extension the round ends at once."""
    tell(log, NOT_EXTENDED, seat, 0, 0, 0)
    return ROUND_OVER
