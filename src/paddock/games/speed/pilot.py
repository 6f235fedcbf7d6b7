"""A decent driver for Speed: counts cards, keeps wilds for a kontra but not too long, attacks who is about to finish.

Every legal action gets a worth in rough kilometres; the best one is played. Only the own hand and what lies on the
table is looked at, so it makes no difference what the others hold.
"""

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.speed.cards import (
    END_OF_LIMIT,
    KM,
    MOST_TEAMS,
    OPEN_ROAD,
    SPEED_LIMIT,
    START,
    STOP,
    WILD,
)
from paddock.games.speed.moves import ACTIONS, ATTACK, DISCARD, EXTEND_NO, EXTEND_YES, KONTRA_YES, PLAY_CARD
from paddock.games.speed.rules import (
    LEGAL,
    distance,
    has_open_road,
    is_limited,
    is_protected,
    team_of,
    why_not_rolling,
)
from paddock.games.speed.state import EXTENSION, KONTRA
from paddock.games.speed.view import unseen

NEVER = -1_000_000
FINISH = 10_000  #: worth of the card that completes the trip
FREE = 5_000  #: worth of a wild that should go down now: it costs no turn


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
def holds_finish(course: Record, state: Record, seat: int) -> bool:
    """This seat could complete the trip now."""
    team = team_of(course, seat)
    if not is_about_to_finish(course, state, team):
        return False
    gap = to_go(course, state, team)
    for i in range(course.kms):
        if course.km[i] == gap and state.hand[seat, KM + i] > 0 and state.km[team, i] < course.km_most[i]:
            return True
    return False


@rule
def worth_driving(course: Record, state: Record, seat: int, i: int) -> int:
    """SPD-7.26: large steps, but not into a remainder that no card can close, and 240s only when they are needed."""
    team = team_of(course, seat)
    km = int(course.km[i])
    rest = to_go(course, state, team) - km
    if rest == 0:
        return FINISH
    worth = 100 + km
    if not can_close(course, state, seat, rest):
        worth -= 150
    if course.km_unsafe[i]:
        used = 0
        for other in range(course.kms):
            if course.km_unsafe[other]:
                used += int(state.km[team, other])
        if used == 0:
            worth -= course.safe_points // 2
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
    """SPD-13.1: to roll comes first; a limit matters less when the rest of the way is short."""
    if kind == END_OF_LIMIT:
        team = team_of(course, seat)
        large = 0
        for i in range(course.kms):
            if course.km[i] > course.speed_limit:
                large += int(state.hand[seat, KM + i])
        return 120 + 40 * large if to_go(course, state, team) > course.speed_limit else 10
    return 420 if kind == START else 400


@rule
def worth_attacking(course: Record, state: Record, attack: int, target: int) -> int:
    """The closer the target is to its goal the better; STOP is the mildest, for START is in every hand."""
    driven = distance(course, state, target)
    worth = 150 + driven * 150 // int(state.target)
    if attack == SPEED_LIMIT:
        worth -= 70
        if to_go(course, state, target) <= course.speed_limit:
            return 5
    elif attack == STOP:
        worth -= 20
    if is_about_to_finish(course, state, target):
        worth += 400
    if state.extension_by == target:
        worth += 100
    return worth


@rare
def worth_preventing(course: Record, state: Record, seat: int, wild: int) -> int:
    """SPD-13.2: a wild is worth most as kontra, but nothing in the hand when the round ends."""
    team = team_of(course, seat)
    threats = 0
    for attack in range(STOP, SPEED_LIMIT + 1):
        if course.wild_against[attack] == wild:
            threats += unseen(course, state, seat, attack)
    frees = why_not_rolling(course, state, team) != LEGAL or is_limited(course, state, team)
    if threats == 0 or holds_finish(course, state, seat) or state.drawable <= 3 * int(course.seats):
        return FINISH + FREE
    if wild == OPEN_ROAD and frees:
        return FREE
    if is_halted_against(course, state, team, wild):
        return FREE
    for other in range(course.teams):
        if other != team and is_about_to_finish(course, state, other):
            return FREE
    return -500


@rule
def is_halted_against(course: Record, state: Record, team: int, wild: int) -> bool:
    """A live attack that this wild would make void lies on the Battle pile."""
    height = int(state.battles[team])
    if height == 0:
        return False
    top = int(state.battle[team, height - 1])
    return top < START and course.wild_against[top] == wild


@rare
def worth_keeping(course: Record, state: Record, seat: int, kind: int) -> int:
    """SPD-13.3, SPD-13.4: what the hand loses with a card; a dead card is worth nothing, a second one less."""
    team = team_of(course, seat)
    copies = max(1, int(state.hand[seat, kind]))
    if kind >= KM:
        i = kind - KM
        km = int(course.km[i])
        if state.km[team, i] >= course.km_most[i] or km > to_go(course, state, team):
            return 0
        return 30 + km * 2 // 3 + 60 * int(km == to_go(course, state, team))
    if kind >= WILD:
        return 2_000
    if kind >= START:
        attack = kind - START
        if attack == STOP:
            needed = 1 if has_open_road(state, team) else 100
            return needed // copies
        top_threat = 120 * int(why_not_defended(course, state, team, attack))
        if is_protected(course, state, team, attack):
            return 0
        return (top_threat + 22 * unseen(course, state, seat, attack)) // (copies * copies)
    targets = 0
    for other in range(course.teams):
        if other != team and not is_protected(course, state, other, kind):
            targets += 1
    return (90 if targets > 0 else 0) // copies if kind != SPEED_LIMIT else (60 if targets > 0 else 0) // copies


@rule
def why_not_defended(course: Record, state: Record, team: int, attack: int) -> bool:
    """This attack is on top of the own pile right now."""
    if attack == SPEED_LIMIT:
        return is_limited(course, state, team)
    height = int(state.battles[team])
    return height > 0 and int(state.battle[team, height - 1]) == attack


@rare
def is_extension_wise(course: Record, state: Record, seat: int) -> bool:
    """SPD-11.10: 200 points more against 400 lost: only with time, a lead, and kilometres in the hand."""
    team = team_of(course, seat)
    ahead = int(course.extension) - int(state.target)
    in_hand = 0
    for i in range(course.kms):
        in_hand += int(course.km[i]) * int(state.hand[seat, KM + i])
    for other in range(course.teams):
        if other != team and distance(course, state, other) * 3 > int(state.target) * 2:
            return False
    return in_hand >= ahead // 2 and state.drawable >= 8 * int(course.seats)
