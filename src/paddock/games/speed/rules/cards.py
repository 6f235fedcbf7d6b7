"""7. Cards: what attacks, defences, wilds and kilometre cards do, and why they sometimes can't be played."""

from paddock.engine.jit import rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.speed.cards import DAMAGE, KM, MOST_TEAMS, OPEN_ROAD, OUT_OF_GAS, SPEED_LIMIT, START, STOP, WILD
from paddock.games.speed.events import (
    ATTACKED,
    BATTLE_TOLD,
    COMPLETED,
    DEFENDED,
    DISCARDS_TOLD,
    DROVE,
    LIMITED_TOLD,
    PREVENTED,
    PREVENTED_WILDS,
    RESTORED,
    ROLLING_TOLD,
    SPEED_TOLD,
)
from paddock.games.speed.moves import ATTACK
from paddock.games.speed.refusals import (
    HALTED_BY,
    PROTECTED_BY,
    SPD_2_4,
    SPD_2_5,
    SPD_2_7,
    SPD_6_3,
    SPD_7_2,
    SPD_7_4,
    SPD_7_6,
    SPD_7_8,
    SPD_7_27,
    SPD_7_28,
    SPD_RUL_7,
    SPD_RUL_10,
    SPD_RUL_11,
)
from paddock.games.speed.rules.extension import may_extend
from paddock.games.speed.rules.flow import AGAIN, DECIDE, ROUND_OVER, TURN_OVER
from paddock.games.speed.rules.placing import battle_top, distance, lay, lift, speed_top, take_from_hand
from paddock.games.speed.rules.preparation import team_of
from paddock.games.speed.state import ABSENT, ACROSS, EXTENSION, NOBODY, UPRIGHT


@rule
def tell_table(course: Record, state: Record, team: int, log: Record) -> None:
    """Add to an event how it leaves the piles of a team: boards know no rule."""
    if log is not None:
        tell_more(log, BATTLE_TOLD, battle_top(state, team))
        tell_more(log, SPEED_TOLD, speed_top(state, team))
        tell_more(log, ROLLING_TOLD, why_not_rolling(course, state, team) == LEGAL)
        tell_more(log, LIMITED_TOLD, is_limited(course, state, team))


@rule
def wilds_in(state: Record, team: int, least: int) -> int:
    """SPD-5.3: the wild area of a team as bits, or (`least` ACROSS) what lies across in it."""
    wilds = 0
    for i in range(KM - WILD):
        if state.wild[team, i] >= least:
            wilds |= 1 << i
    return wilds


@rule
def tell_wilds(state: Record, team: int, place: int, log: Record) -> None:
    """Add to an event how it leaves the wild area of a team."""
    if log is not None:
        tell_more(log, place, wilds_in(state, team, UPRIGHT))
        tell_more(log, place + 1, wilds_in(state, team, ACROSS))


# A. Attack and defence


@rule
def is_protected(course: Record, state: Record, team: int, attack: int) -> bool:
    """SPD-2.9, SPD-7.12: the team has played the wild that keeps this attack away."""
    wild = course.wild_against[attack]
    return bool(wild != NOBODY and state.wild[team, wild - WILD] != ABSENT)


@rule
def is_live(course: Record, state: Record, team: int, attack: int) -> bool:
    """SPD-7.13, SPD-RUL.9: an attack on top of a pile is live until the team has the matching wild."""
    return not is_protected(course, state, team, attack)


@rule
def is_limited(course: Record, state: Record, team: int) -> bool:
    """SPD-7.6, SPD-7.17, SPD-RUL.9: a live SPEED_LIMIT is on top of the Speed pile."""
    return speed_top(state, team) == SPEED_LIMIT and is_live(course, state, team, SPEED_LIMIT)


@rule
def has_open_road(state: Record, team: int) -> bool:
    """SPD-7.16: the team rolls without START."""
    return bool(state.wild[team, OPEN_ROAD - WILD] != ABSENT)


@rule
def why_not_rolling(course: Record, state: Record, team: int) -> int:
    """SPD-6.16, SPD-7.18, SPD-7.19, SPD-RUL.8:
    no live attack on the Battle pile, and START on top of it or OPEN_ROAD in the wild area.
    """
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
    """SPD-2.3, SPD-7.2, SPD-7.12, SPD-8.13:
    the attacks on one team, which must be an opposing one and not protected.
    """
    foe = target != team and target < course.teams
    battle = why_not_halt(course, state, target) if foe else SPD_7_2
    limit = why_not_limit(course, state, target) if foe else SPD_7_2
    for attack in range(STOP, SPEED_LIMIT + 1):
        why = limit if attack == SPEED_LIMIT else battle
        if foe and is_protected(course, state, target, attack):
            why = PROTECTED_BY[course.wild_against[attack] - WILD]
        answer(verdict, ATTACK + attack * MOST_TEAMS + target, why if hand[attack] > 0 else SPD_6_3)


@rule
def why_not_halt(course: Record, state: Record, target: int) -> int:
    """SPD-2.4, SPD-2.5, SPD-7.20, SPD-13.7, SPD-RUL.12: a Battle attack needs a rolling team."""
    if why_not_rolling(course, state, target) == LEGAL:
        return LEGAL
    top = battle_top(state, target)
    if top == NOBODY or top >= START:
        return SPD_2_4
    return SPD_2_5 if is_live(course, state, target, top) else SPD_RUL_10


@rule
def why_not_limit(course: Record, state: Record, target: int) -> int:
    """SPD-2.5, SPD-6.8, SPD-13.7, SPD-RUL.13: a SPEED_LIMIT needs a team without one."""
    return SPD_2_5 if is_limited(course, state, target) else LEGAL


@rule
def attack(course: Record, state: Record, seat: int, kind: int, target: int, log: Record) -> None:
    """SPD-6.12, SPD-7.5, SPD-7.6, SPD-7.7, SPD-7.8, SPD-7.9, SPD-7.10, SPD-7.11:
    lay an attack on the piles of an opposing team.
    """
    take_from_hand(state, seat, kind)
    lay(state, target, kind)
    tell(log, ATTACKED, seat, kind, target, 0)
    tell_table(course, state, target, log)


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
    """SPD-6.13, SPD-7.8: END_OF_LIMIT answers the limit on top of the own Speed pile."""
    if speed_top(state, team) != SPEED_LIMIT:
        return SPD_7_8
    return LEGAL if is_live(course, state, team, SPEED_LIMIT) else SPD_RUL_11


@rule
def defend(course: Record, state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-6.5, SPD-7.3: lay a defence on the own team's pile."""
    team = team_of(course, seat)
    take_from_hand(state, seat, kind)
    lay(state, team, kind)
    tell(log, DEFENDED, seat, kind, team, 0)
    tell_table(course, state, team, log)
    return TURN_OVER


# B. Wild cards


@rule
def prevent(course: Record, state: Record, seat: int, kind: int, log: Record) -> int:
    """SPD-5.4, SPD-5.6, SPD-6.6, SPD-7.14: play a wild upright, draw, and play again."""
    team = team_of(course, seat)
    top, limit = battle_top(state, team), speed_top(state, team)
    take_from_hand(state, seat, kind)
    state.wild[team, kind - WILD] = UPRIGHT
    tell(log, PREVENTED, seat, kind, team, 0)
    tell_table(course, state, team, log)
    tell_wilds(state, team, PREVENTED_WILDS, log)
    if course.prevention_restores:
        # SPD-RUL.10, the other reading: the attack it makes void leaves the pile.
        if top != NOBODY and top < START and course.wild_against[top] == kind:
            restore(course, state, seat, team, top, log)
        if limit == SPEED_LIMIT and course.wild_against[SPEED_LIMIT] == kind:
            restore(course, state, seat, team, limit, log)
    return AGAIN


@rule
def restore(course: Record, state: Record, seat: int, team: int, attack: int, log: Record) -> None:
    """SPD-RUL.10: an attack leaves the pile of a team."""
    lift(state, team, attack)
    tell(log, RESTORED, seat, attack, team, 0)
    tell_table(course, state, team, log)
    tell_more(log, DISCARDS_TOLD, state.discards)


# C. Kilometre cards


@rule
def why_not_drive(course: Record, state: Record, team: int, i: int, gap: int, limited: bool) -> int:
    """SPD-7.6, SPD-7.27, SPD-7.28, SPD-RUL.5, SPD-RUL.22: which kilometre cards a rolling team may play."""
    if limited and course.km[i] > course.speed_limit:
        return SPD_7_6
    if state.km[team, i] >= course.km_most[i]:
        return SPD_7_27
    return SPD_7_28 if course.km[i] > gap else LEGAL


@rule
def reached(course: Record, state: Record, team: int, i: int) -> int:
    """SPD-7.24: how far a team comes with a kilometre card."""
    return distance(course, state, team) + int(course.km[i])


@rule
def is_complete(state: Record, driven: int) -> bool:
    """SPD-3.2, SPD-7.31: the exact distance of the round."""
    return bool(driven == state.target)


@rule
def drive(course: Record, state: Record, seat: int, i: int, log: Record) -> int:
    """SPD-5.14, SPD-7.24, SPD-7.25, SPD-7.26, SPD-7.27, SPD-7.28, SPD-7.29, SPD-7.30, SPD-7.31:
    lay a kilometre card; the exact distance completes the trip.
    """
    team = team_of(course, seat)
    take_from_hand(state, seat, KM + i)
    driven = reached(course, state, team, i)
    state.km[team, i] += 1
    tell(log, DROVE, seat, course.km[i], team, driven)
    if not is_complete(state, driven):
        return TURN_OVER
    tell(log, COMPLETED, seat, team, driven, 0)
    if not may_extend(course, state):
        return ROUND_OVER
    state.phase = EXTENSION
    return DECIDE
