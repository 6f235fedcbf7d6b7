"""A decent driver for Speed: counts cards, keeps wilds for a kontra but not too long, attacks who is about to finish.

Every legal action gets a worth in rough kilometres; the best one is played. Only the own hand and what lies on the
table is looked at, so it makes no difference what the others hold.
"""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.speed.cards import END_OF_LIMIT, KM, MOST_TEAMS, SPEED_LIMIT, START, STOP, WILD
from paddock.games.speed.moves import ACTIONS, ATTACK, DISCARD, EXTEND_NO, EXTEND_YES, KONTRA_YES, PLAY_CARD
from paddock.games.speed.rules import (
    LEGAL,
    battle_top,
    distance,
    has_open_road,
    is_limited,
    is_protected,
    team_of,
    why_not_rolling,
)
from paddock.games.speed.state import EXTENSION, KONTRA
from paddock.games.speed.view import unseen

# What things are worth, in rough kilometres. The numbers were found by trial: some hundred changes at random, each
# kept if it won more of about 30,000 games against earlier drivers with 2, 3, 4 and 6 players.
NEVER = -1_000_000
FINISH = 10_000  #: the card that completes the trip
FREE = 5_000  #: a wild that should go down now: it costs no turn
HELD_BACK = -500  #: a wild that waits for its kontra; any other card goes first

DRIVE, PER_CENT_OF_KM = 64, 180  #: a kilometre card
DEAD_END = 71  #: less, if no cards can close the gap that remains
CLOSES = 61  #: more, if a card in the hand closes it
UNSAFE = 67  #: less, for the first card that costs the safe trip

ROLL, REPAIR = 420, 400  #: START, and the other defences
LIFT, LIFT_PER_CARD = 194, 155  #: END_OF_LIMIT, and more for every large kilometre card in the hand
ALREADY_SLOW = 10  #: END_OF_LIMIT when small cards are all that is needed

HALT, NEARER = 923, 235  #: an attack, and more the nearer its target is to its goal
MILDER_LIMIT, MILDER_STOP = 70, 17  #: less, for the attacks that are easier to answer
LAST_MOMENT = 400  #: more, if the target is one card from its goal
WASTED = 5  #: a SPEED_LIMIT on who needs small cards only

KEEP_KM, KEEP_PER_CENT_OF_KM, KEEP_EXACT = 1, 67, 60  #: what the hand loses with a kilometre card
KEEP_START, KEEP_ATTACK, KEEP_LIMIT = 151, 217, 163  #: with a START, an attack, a SPEED_LIMIT
KEEP_CURE, KEEP_PER_THREAT = 79, 98  #: with a defence: needed now, and for every attack of its kind still to come
KEEP_END_OF_LIMIT, KEEP_PER_LIMIT = 84, 75
KEEP_WILD = 2_000

FAR_BEHIND = 46  #: per cent of the way that no opponent may have come when an extension is called
IN_HAND = 141  #: per cent of the extra way that the hand must hold


@rule
def pilot(course: Record, state: Record, seat: int, verdict: Array, whim: Record) -> int:
    """The legal action that seems best."""
    if state.phase == KONTRA:
        return KONTRA_YES  # SPD-9.5: nothing else earns 400 points at one stroke
    if state.phase == EXTENSION:
        return EXTEND_YES if is_extension_wise(course, state, seat) else EXTEND_NO
    best, chosen = NEVER, 0
    for action in range(ACTIONS):
        if verdict[action] == LEGAL:
            worth = worth_of(course, state, seat, action)
            if worth > best:
                best, chosen = worth, action
    return chosen


@rare
def worth_of(course: Record, state: Record, seat: int, action: int) -> int:
    """What an action of a turn is worth."""
    if action >= DISCARD:
        return -worth_keeping(course, state, seat, action - DISCARD)
    if action >= ATTACK:
        return worth_attacking(course, state, (action - ATTACK) // MOST_TEAMS, (action - ATTACK) % MOST_TEAMS)
    kind = action - PLAY_CARD
    if kind >= KM:
        return worth_driving(course, state, seat, kind - KM)
    if kind >= WILD:
        return worth_preventing(course, state, seat, kind)
    return worth_defending(course, state, seat, kind)


@rule
def to_go(course: Record, state: Record, team: int) -> int:
    return int(state.target) - distance(course, state, team)


@rare
def is_about_to_finish(course: Record, state: Record, team: int) -> bool:
    """The team rolls and one kilometre card would complete its trip."""
    if why_not_rolling(course, state, team) != LEGAL:
        return False
    gap = to_go(course, state, team)
    if gap > course.speed_limit and is_limited(course, state, team):
        return False
    for i in range(course.kms):
        if course.km[i] == gap:
            return True
    return False


@rule
def holds(course: Record, state: Record, seat: int, gap: int) -> bool:
    """A kilometre card of just this value is in the hand and may still be used."""
    team = team_of(course, seat)
    for i in range(course.kms):
        if course.km[i] == gap and state.hand[seat, KM + i] > 0 and state.km[team, i] < course.km_most[i]:
            return True
    return False


@rule
def holds_finish(course: Record, state: Record, seat: int) -> bool:
    """This seat could complete the trip now."""
    team = team_of(course, seat)
    return is_about_to_finish(course, state, team) and holds(course, state, seat, to_go(course, state, team))


@rule
def worth_driving(course: Record, state: Record, seat: int, i: int) -> int:
    """SPD-7.26: large steps, but not into a remainder that no card can close, and 240s only when they are needed."""
    team = team_of(course, seat)
    rest = to_go(course, state, team) - int(course.km[i])
    if rest == 0:
        return FINISH
    worth = DRIVE + int(course.km[i]) * PER_CENT_OF_KM // 100
    if not can_close(course, state, seat, rest):
        worth -= DEAD_END
    if holds(course, state, seat, rest):
        worth += CLOSES
    if course.km_unsafe[i]:
        used = 0
        for other in range(course.kms):
            if course.km_unsafe[other]:
                used += int(state.km[team, other])
        if used == 0:
            worth -= UNSAFE
    return worth


@rare
def can_close(course: Record, state: Record, seat: int, gap: int) -> bool:
    """Whether one or two kilometre cards that are still to be had make up a gap; far gaps always can be closed."""
    largest = 0
    for i in range(course.kms):
        largest = max(largest, int(course.km[i]))
    if gap > 2 * largest:
        return True
    for i in range(course.kms):
        first = int(state.hand[seat, KM + i]) + unseen(course, state, seat, KM + i)
        if first > 0 and course.km[i] == gap:
            return True
        for j in range(course.kms):
            second = int(state.hand[seat, KM + j]) + unseen(course, state, seat, KM + j)
            if second > int(i == j) and first > 0 and int(course.km[i]) + int(course.km[j]) == gap:
                return True
    return False


@rule
def worth_defending(course: Record, state: Record, seat: int, kind: int) -> int:
    """SPD-7.3: to roll comes first; a limit matters less when the rest of the way is short."""
    if kind == START:
        return ROLL
    if kind != END_OF_LIMIT:
        return REPAIR
    if to_go(course, state, team_of(course, seat)) <= course.speed_limit:
        return ALREADY_SLOW
    large = 0
    for i in range(course.kms):
        if course.km[i] > course.speed_limit:
            large += int(state.hand[seat, KM + i])
    return LIFT + LIFT_PER_CARD * large


@rule
def worth_attacking(course: Record, state: Record, attack: int, target: int) -> int:
    """The closer the target is to its goal the better; STOP is the mildest, for START is in every hand."""
    if attack == SPEED_LIMIT and to_go(course, state, target) <= course.speed_limit:
        return WASTED
    worth = HALT + distance(course, state, target) * NEARER // int(state.target)
    if attack == SPEED_LIMIT:
        worth -= MILDER_LIMIT
    elif attack == STOP:
        worth -= MILDER_STOP
    if is_about_to_finish(course, state, target):
        worth += LAST_MOMENT
    return worth


@rare
def worth_preventing(course: Record, state: Record, seat: int, wild: int) -> int:
    """SPD-13.2: a wild is worth most as kontra, but nothing in the hand when the round ends."""
    team = team_of(course, seat)
    threats = 0
    for attack in range(STOP, SPEED_LIMIT + 1):
        if course.wild_against[attack] == wild:
            threats += unseen(course, state, seat, attack)
    if threats == 0 or holds_finish(course, state, seat) or state.drawable <= course.seats:
        return FINISH + FREE
    top = battle_top(state, team)
    if STOP <= top < START and course.wild_against[top] == wild:
        return FREE
    for other in range(course.teams):
        if other != team and is_about_to_finish(course, state, other):
            return FREE
    return HELD_BACK


@rare
def worth_keeping(course: Record, state: Record, seat: int, kind: int) -> int:
    """SPD-13.3, SPD-13.4: what the hand loses with a card; a dead card is worth nothing, a second one less."""
    team = team_of(course, seat)
    copies = max(1, int(state.hand[seat, kind]))
    if kind >= KM:
        i = kind - KM
        gap = to_go(course, state, team)
        if state.km[team, i] >= course.km_most[i] or course.km[i] > gap:
            return 0
        exact = KEEP_EXACT if course.km[i] == gap else 0
        return KEEP_KM + int(course.km[i]) * KEEP_PER_CENT_OF_KM // 100 + exact
    if kind >= WILD:
        return KEEP_WILD
    if kind == START:
        return 0 if has_open_road(state, team) else KEEP_START // copies
    if kind > START:
        attack = kind - START
        if is_protected(course, state, team, attack):
            return 0
        threats = unseen(course, state, seat, attack)
        if attack == SPEED_LIMIT:
            worth = KEEP_PER_LIMIT * threats + (KEEP_END_OF_LIMIT if is_limited(course, state, team) else 0)
        else:
            worth = KEEP_PER_THREAT * threats + (KEEP_CURE if battle_top(state, team) == attack else 0)
        return worth // (copies * copies)
    for other in range(course.teams):
        if other != team and not is_protected(course, state, other, kind):
            return (KEEP_LIMIT if kind == SPEED_LIMIT else KEEP_ATTACK) // copies
    return 0


@rare
def is_extension_wise(course: Record, state: Record, seat: int) -> bool:
    """SPD-11.10: 200 points more against 400 lost: only with a lead, and the kilometres in the hand."""
    team = team_of(course, seat)
    for other in range(course.teams):
        if other != team and distance(course, state, other) * 100 > int(state.target) * FAR_BEHIND:
            return False
    in_hand = 0
    for i in range(course.kms):
        in_hand += int(course.km[i]) * int(state.hand[seat, KM + i])
    return in_hand * 100 >= (int(course.extension) - int(state.target)) * IN_HAND
