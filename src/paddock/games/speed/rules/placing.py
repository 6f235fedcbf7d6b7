"""5. How cards are placed: the piles and areas in front of a team."""

from paddock.engine.jit import rule
from paddock.engine.records import Record
from paddock.games.speed.cards import END_OF_LIMIT, MOST_KM, SPEED_LIMIT
from paddock.games.speed.state import NOBODY


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
    """SPD-5.2, SPD-5.8, SPD-5.9, SPD-5.11, SPD-5.12:
    limits and their ends go to the Speed pile, other attacks and defences to the Battle pile.
    """
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
