"""The pilot's pace notes: how many rounds a car still needs, from everywhere on a track.

Worked out once per track, backwards from the finish: for every distance to it, gear and Heat in the engine, the
rounds that remain if a driver plays the best it can with the hands that it will hold on average. What is simplified:
the car is alone, hands are drawn afresh in every round, and Stress is a card of value 2.
"""

from functools import lru_cache

import numpy as np

from paddock.engine.records import Array
from paddock.games.heat.cards import COOLDOWN_OF, DECK, GEARS, HAND, KINDS, PLAYABLE, UH, VALUES, H, S
from paddock.games.heat.track import MOST_SPACES, Track

HEATS = 8  #: the table knows 0 to 7 Heat; more is like 7
DISTANCES = 2 * MOST_SPACES + 1  #: two laps; a longer race is like its last two
GUIDE_SIZE = DISTANCES * GEARS * HEATS
ROUND = 256  #: the unit of the table is a part of a round

HANDS = 96  #: sampled for each amount of Heat outside the engine
STRESS_VALUE = 2
FASTEST = 4 * GEARS + 1  #: the largest sum that four cards reach
TOP_SPEED = FASTEST + 4  #: and a boost on top of it
SPIN = 160  #: what a spin costs beside the way back: Stress in the hand, and Heat to be cooled again
NEVER = 1 << 20


@lru_cache(maxsize=32)
def make_guide(track: Track, laps: int) -> Array:
    """The table for a track, by distance to the finish, gear and Heat, as one row."""
    finish = laps * track.spaces
    longest = min(finish, 2 * track.spaces)
    lines = sorted(
        (finish - (lap * track.spaces + corner.line), corner.limit) for lap in range(laps) for corner in track.corners
    )
    rounds = np.zeros((DISTANCES, GEARS + 1, HEATS))
    for distance in range(1, DISTANCES):
        if distance > longest:
            rounds[distance] = rounds[longest]  # the grid of a race of one or two laps
            continue
        is_flooded = (finish - distance) % track.spaces in track.flooded_spaces
        rounds[distance] = best_rounds(rounds, distance, lines, is_flooded)
    table = np.rint(rounds[:, 1:]).astype(np.int64)
    guide: Array = np.minimum(table, np.iinfo(np.int16).max).astype(np.int16).ravel()
    return guide


def best_rounds(rounds: Array, distance: int, lines: list[tuple[int, int]], is_flooded: bool) -> Array:
    """The rounds left from one distance, per gear that the car is in and Heat that it has."""
    sums, hot = hands()
    after = outcomes(rounds, distance, lines)
    boosted = np.full_like(after, NEVER)
    boosted[:, 1:, :, : FASTEST + 1] = sum(after[:, :-1, :, value : FASTEST + 1 + value] for value in range(1, 5)) / 4
    best = np.minimum(after, boosted)[1:, :, :, : FASTEST + 1]
    made = np.zeros((GEARS + 1, HEATS))
    for heat in range(HEATS):
        # By the Heat paid for the shift, by hand and gear: the best that the cards allow.
        paid = np.full((3, *sums[heat].shape[:2]), 2.0 * NEVER)
        for cost in range(min(heat, 1 + is_flooded) + 1):
            reached = best[:, heat - cost, hot[heat]].transpose(1, 0, 2)
            paid[cost] = np.where(sums[heat], reached, NEVER).min(axis=2)
        stuck = ROUND + rounds[distance - 1, 1, heat]  # a cluttered hand: the car stays
        for gear in range(1, GEARS + 1):
            up = np.arange(1, GEARS + 1) - gear
            costs = (np.abs(up) == 2) + (is_flooded & (up < 0))  # HEAT-1.2, HEAT-X.2
            least = np.where(np.abs(up) > 2, NEVER, np.choose(costs, paid)).min(axis=1)
            made[gear, heat] = np.where(least >= NEVER, stuck, least).mean()
    return made


def outcomes(rounds: Array, distance: int, lines: list[tuple[int, int]]) -> Array:
    """The rounds left, this one included, per gear, Heat after shifting, Heat cards in hand and Speed."""
    speeds = np.arange(TOP_SPEED + 1)
    left = np.repeat(np.arange(HEATS)[:, None], len(speeds), axis=1)  # by Heat and Speed
    at = np.broadcast_to(distance - speeds, left.shape).copy()
    spun = np.zeros(left.shape, bool)
    for line, limit in reversed(lines):
        if distance - TOP_SPEED <= line < distance:
            cost = np.where(distance - speeds <= line, np.maximum(0, speeds - limit), 0)
            spins = ~spun & (cost > left)
            at[spins] = line + 1
            spun |= spins
            left = np.where(spun, 0, left - cost)
    at = np.clip(at, 0, distance - 1)  # who does not get away at all is a little nearer all the same
    gears, held = np.arange(GEARS + 1)[:, None, None, None], np.arange(4)[:, None]
    cooled = np.minimum(held, np.array(COOLDOWN_OF)[gears])
    heat = np.where(spun[:, None], 0, np.minimum(HEATS - 1, left[:, None] + cooled))
    there = rounds[at[:, None], np.where(spun[:, None], 1, gears), heat]
    finish = ROUND * distance / np.maximum(1, speeds)
    after: Array = np.where((at == 0)[:, None], finish, ROUND + there + SPIN * spun[:, None])
    return after


@lru_cache(maxsize=1)
def hands() -> tuple[Array, Array]:
    """Sampled hands, per Heat in the engine: which sums each gear reaches, and how many cards are Heat (3 at most)."""
    random = np.random.default_rng(1)
    sums = np.zeros((HEATS, HANDS, GEARS, FASTEST + 1), bool)
    hot = np.zeros((HEATS, HANDS), np.int64)
    values = [STRESS_VALUE if kind == S else VALUES[kind] for kind in range(KINDS)]
    for heat in range(HEATS):
        cards = [kind for kind in range(KINDS) for _ in range(DECK[kind]) if kind != UH]
        cards += [S] * 3 + [H] * (HEATS - 1 - heat)
        for i in range(HANDS):
            hand = random.permutation(cards)[:HAND]
            hot[heat, i] = min(3, int((hand >= PLAYABLE).sum()))
            reached = {0: {0}}
            for kind in hand[hand < PLAYABLE]:
                for count in range(min(GEARS, len(reached)), 0, -1):
                    more = {total + values[kind] for total in reached.get(count - 1, set())}
                    reached[count] = reached.get(count, set()) | more
            for gear in range(1, GEARS + 1):
                for total in reached.get(gear, ()):
                    sums[heat, i, gear - 1, total] = True
    return sums, hot
