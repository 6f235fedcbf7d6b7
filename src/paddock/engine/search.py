"""Search: information-set Monte-Carlo tree search, one for all games.

Every iteration plays on a fresh guess, in which all that the searching seat can't see is dealt anew. A node of the
tree is what the seat to move may know (its observation), so that nobody in the tree decides by what they could not
see, and seats that choose at the same time choose apart from each other. Each seat wants the most for itself. Where
the tree ends the pilot drives on for a while, and the game says what the position is worth to every seat.

This file is loaded once per game (`Game.search`), with the verbs of that game as globals.
"""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from paddock.engine.fate import begin_stream, below
from paddock.engine.jit import rare, rule
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, lowest

VERBS = ("pending", "judge", "play", "observe", "guess", "pilot", "worth", "tick")

if TYPE_CHECKING:
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record | None], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]
    worth: Callable[[Record, Record, Array], None]
    tick: Callable[[Record, Record], int]

LONGEST_PATH = 64  #: decisions in the tree
NONE = -1
COMMON_SPREAD = 0.25 * WHOLE  #: of what seats get, as long as it is not known

# What can be set, by place.
EXPLORE, TRUST, WIDE, WIDER, HORIZON, WHIMS = range(6)
SETTINGS = ("explore", "trust", "wide", "wider", "horizon", "whims")

TIMES, SUM, SQUARES = range(3)  #: what is kept per seat of the worths it got


@rule
def iterate(
    courses: Array,
    roots: Array,
    seat: int,
    key: Array,
    twins: Array,
    fates: Array,
    whims: Array,
    verdicts: Array,
    observations: Array,
    worths: Array,
    got: Array,
    keys: Array,
    totals: Array,
    visits: Array,
    sums: Array,
    paths: Array,
    settings: Array,
    times: int,
) -> int:
    """So many more iterations from a position in which a seat must decide; the answer is the node of the root.

    The tree is in keys, totals, visits and sums. Every move of the root meets the same guesses and the same luck in the
    same order, so that what is found of one can be compared with what is found of another.
    """
    judge(courses[0], roots[0], seat, verdicts[0])
    observe(courses[0], roots[0], seat, observations[0])
    root = find_node(keys, key_of(observations[0], seat))
    begin_stream(whims[0], key, 2 * totals[root] + 1)
    hint = pilot(courses[0], roots[0], seat, verdicts[0], whims[0])
    for _ in range(times):
        judge(courses[0], roots[0], seat, verdicts[0])
        action = hint
        if totals[root] > 0:
            action = select(verdicts[0], hint, root, totals, visits, sums, spread_of(got[seat]), whims[0], settings)
        begin_stream(fates[0], key, 2 * visits[root, action])
        begin_stream(whims[0], key, 2 * visits[root, action] + 1)
        twins[0] = roots[0]
        guess(courses[0], twins[0], seat, fates[0])
        paths[0, 0], paths[0, 1], paths[0, 2] = root, action, seat
        length = descend(
            courses[0], twins[0], fates[0], whims[0], verdicts[0], observations[0], got,
            keys, totals, visits, sums, paths, settings,
        )  # fmt: skip
        worth(courses[0], twins[0], worths)
        for each in range(len(worths)):
            got[each, TIMES] += 1
            got[each, SUM] += worths[each]
            got[each, SQUARES] += worths[each] * worths[each]
        for i in range(length):
            node, chosen = paths[i, 0], paths[i, 1]
            totals[node] += 1
            visits[node, chosen] += 1
            sums[node, chosen] += worths[paths[i, 2]]
    return root


@rule
def descend(
    course: Record,
    state: Record,
    fate: Record,
    whim: Record,
    verdict: Array,
    observation: Array,
    got: Array,
    keys: Array,
    totals: Array,
    visits: Array,
    sums: Array,
    paths: Array,
    settings: Array,
) -> int:
    """Play the first move of the path, and on to the horizon: by the tree as far as it goes, then by the pilot.

    The answer is how long the path in the tree has become.
    """
    last = tick(course, state) + int(settings[HORIZON])
    play(course, state, paths[0, 2], paths[0, 1], fate, None)
    length, in_tree = 1, True
    seats = pending(course, state)
    while seats != 0 and tick(course, state) < last:
        seat = lowest(seats)
        judge(course, state, seat, verdict)
        action = pilot(course, state, seat, verdict, whim)
        if in_tree and length < LONGEST_PATH:
            observe(course, state, seat, observation)
            node = find_node(keys, key_of(observation, seat))
            in_tree = node != NONE and totals[node] > 0
            if in_tree:
                action = select(verdict, action, node, totals, visits, sums, spread_of(got[seat]), whim, settings)
            if node != NONE:
                paths[length, 0], paths[length, 1], paths[length, 2] = node, action, seat
                length += 1
        elif settings[WHIMS] > 0 and below(whim, 1000) < settings[WHIMS]:
            action = any_legal(verdict, whim)
        play(course, state, seat, action, fate, None)
        seats = pending(course, state)
    return length


@rule
def spread_of(got: Array) -> float:
    """How much the worth of a position differs for a seat from one iteration to the next."""
    n = got[TIMES]
    if n < 8:
        return COMMON_SPREAD
    mean = got[SUM] / n
    return math.sqrt(max(1.0, got[SQUARES] / n - mean * mean))


@rule
def key_of(observation: Array, seat: int) -> int:
    """A number for what a seat may know; 0 stands for an empty place."""
    key = np.uint64(14695981039346656037) ^ np.uint64(seat)
    for i in range(len(observation)):
        key = (key ^ np.uint64(observation[i] & 0xFFFFFFFF)) * np.uint64(1099511628211)
        key ^= key >> np.uint64(29)
    return np.int64(key | np.uint64(1))  # type: ignore[return-value]


@rule
def find_node(keys: Array, key: int) -> int:
    """The place of a node, a new one if it is not there yet; NONE if the tree is full around it."""
    mask = len(keys) - 1
    place = (key >> 8) & mask
    for _ in range(16):
        if keys[place] == key:
            return place
        if keys[place] == 0:
            keys[place] = key
            return place
        place = (place + 1) & mask
    return NONE


@rare
def select(
    verdict: Array,
    hint: int,
    node: int,
    totals: Array,
    visits: Array,
    sums: Array,
    spread: float,
    whim: Record,
    settings: Array,
) -> int:
    """The action that promises most: what it brought, what is not known of it yet, and what the pilot would do.

    So many different actions are tried as the node is visited; the pilot's is the first of them.
    """
    tried, legal = 0, 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            legal += 1
            tried += visits[node, action] > 0
    room = settings[WIDE] * totals[node] ** settings[WIDER]
    if tried < legal and tried < room:
        return new_action(verdict, hint, visits[node], legal - tried, whim)
    best, chosen = -1e18, hint
    unknown = np.log(totals[node] + 1.0)
    for action in range(len(verdict)):
        n = visits[node, action]
        if verdict[action] == LEGAL and n > 0:
            promise = sums[node, action] / n + settings[EXPLORE] * spread * np.sqrt(unknown / n)
            if action == hint:
                promise += settings[TRUST] * spread / np.sqrt(n + 1.0)
            if promise > best:
                best, chosen = promise, action
    return chosen


@rule
def new_action(verdict: Array, hint: int, visits: Array, untried: int, whim: Record) -> int:
    """An action that was not tried here: the pilot's, or any."""
    if visits[hint] == 0:
        return hint
    place = below(whim, untried)
    for action in range(len(verdict)):
        if verdict[action] == LEGAL and visits[action] == 0:
            if place == 0:
                return action
            place -= 1
    return hint


@rule
def any_legal(verdict: Array, whim: Record) -> int:
    """Any legal action."""
    legal = 0
    for action in range(len(verdict)):
        legal += verdict[action] == LEGAL
    place = below(whim, legal)
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            if place == 0:
                return action
            place -= 1
    return 0
