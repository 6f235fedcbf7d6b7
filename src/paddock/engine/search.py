"""Search: information-set Monte-Carlo tree search, one for all games.

Every iteration plays on a fresh guess, in which all that the searching seat can't see is dealt afresh. A node of the
tree is what the seat to move may know (its observation), so that nobody in the tree decides by what they could not
see, and seats that choose at the same time choose apart from each other. Each seat wants the most for itself. Where
the tree ends the pilot drives on for a while, and the game says what the position is worth to every seat.

The moves to choose from at the root race each other: all are tried equally often, the k-th try of each with the same
guess and the same luck, and a move drops out as soon as next to nothing can be lost by it: it is far behind the
leader, or much the same, and then the pilot's stays. When one is left, all is said.

Such a try follows what is settled: in every node what the pilot would do, until another move is known to be better.
Other tries are curious: somewhere in the tree they leave that way, and only the nodes from there on learn of it. What
a move of the root is worth is therefore never spoilt by what was done only to see what happens.

This file is loaded once per game (`Game.search`), with the verbs of that game as globals.
"""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from paddock.engine.curves import erfc, exp, log, power
from paddock.engine.fate import FATE, begin_stream, begin_streams, below
from paddock.engine.groups import Contest, Node, Nodes, Outset, Room
from paddock.engine.jit import rare, rule
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array, Record, new
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
TURNINGS = 3  #: in one of so many nodes a curious try leaves the way
COMMON_SPREAD = 0.25 * WHOLE  #: of what seats get, as long as it is not known

FIRST_LOOK = 16  #: tries of every move before the first may drop out
MOST = 1 << 12  #: tries of a move

# What can be set, by place.
HORIZON, SLIGHT, LOYALTY, CURIOSITY, EXPLORE, WIDE, WIDER = range(7)
SETTINGS = ("horizon", "slight", "loyalty", "curiosity", "explore", "wide", "wider")

OUT, IN, PILOTS = range(3)  #: how a move stands in the race of the root: PILOTS is in it, and what the pilot would do

TIMES, SUM, SQUARES = range(3)  #: what is kept per seat of the worths it got


def room_for(game: Any, seats: int) -> Room:
    """Room for one try."""
    return Room(
        twins=new(game.rules.state),
        fates=new(FATE),
        whims=new(FATE),
        verdicts=np.zeros((1, game.rules.actions), np.uint8),
        observations=np.zeros((1, game.rules.observation), np.int32),
        worths=np.zeros(seats, np.float64),
    )


def nodes_for(game: Any, seats: int, places: int) -> Nodes:
    """A tree that knows nothing yet, with so many places for nodes: a power of two."""
    return Nodes(
        keys=np.zeros(places, np.int64),
        totals=np.zeros(places, np.int32),
        visits=np.zeros((places, game.rules.actions), np.int32),
        sums=np.zeros((places, game.rules.actions), np.float64),
        paths=np.zeros((LONGEST_PATH, 3), np.int32),
        got=np.zeros((seats, 3), np.float64),
    )


@rule
def iterate(outset: Outset, seat: int, room: Room, nodes: Nodes, contest: Contest, times: int) -> int:
    """So many more iterations from a position in which a seat must decide, or fewer, if that is enough to decide.

    The answer is how many there were. The contest tells of the moves of the root: all that are legal, unless some are
    in it already. What lies below is in the nodes.
    """
    course, key, settings, got = outset.courses[0], outset.key, outset.settings, nodes.got
    fate, whim, twins, worths = room.fates[0], room.whims[0], room.twins, room.worths
    standing, tries, results = contest.standing, contest.tries, contest.results
    if standing.sum() == 0:
        begin_stream(whim, key, 1)
        line_up(course, outset.roots[0], seat, room.verdicts[0], whim, standing)
    for done in range(times):
        action = next_to_try(standing, tries)
        if action == NONE:
            return done
        curious_before = int(got[0, TIMES]) - int(tries.sum())
        is_curious = curious_before < got[0, TIMES] * settings[CURIOSITY]
        stream = MOST + curious_before if is_curious else int(tries[action])
        begin_streams(fate, whim, key, stream)
        twins[0] = outset.roots[0]
        guess(course, twins[0], seat, fate)
        last = tick(course, twins[0]) + int(settings[HORIZON])
        play(course, twins[0], seat, action, fate, None)
        length = descend(outset, room, nodes, last, is_curious)
        worth(course, twins[0], worths)
        learn(nodes, worths, length)
        if not is_curious:
            results[action, tries[action]] = worths[seat]
            tries[action] += 1
            if is_time_to_compare(standing, tries, int(tries[action])):
                drop_out(standing, tries, results, settings[SLIGHT] * WHOLE)
    return times


@rule
def learn(nodes: Nodes, worths: Array, length: int) -> None:
    """What every seat got by a try, and what the nodes on its way learn from it."""
    got = nodes.got
    for each in range(len(worths)):
        got[each, TIMES] += 1
        got[each, SUM] += worths[each]
        got[each, SQUARES] += worths[each] * worths[each]
    for i in range(length):
        node, chosen, seat = nodes.paths[i, 0], nodes.paths[i, 1], nodes.paths[i, 2]
        nodes.totals[node] += 1
        nodes.visits[node, chosen] += 1
        nodes.sums[node, chosen] += worths[seat]


@rule
def line_up(course: Record, state: Record, seat: int, verdict: Array, whim: Record, standing: Array) -> None:
    """Let all legal moves into the race."""
    judge(course, state, seat, verdict)
    for action in range(len(verdict)):
        standing[action] = IN if verdict[action] == LEGAL else OUT
    standing[pilot(course, state, seat, verdict, whim)] = PILOTS


@rule
def next_to_try(standing: Array, tries: Array) -> int:
    """The move with the fewest tries, the pilot's first; NONE if only one is left, or there is no room for more.

    Somebody who has but one move still wants to know what it is worth.
    """
    chosen, left = NONE, 0
    for action in range(len(standing)):
        if standing[action] != OUT:
            left += 1
            behind = 1 if chosen == NONE else tries[chosen] - tries[action]
            if behind > 0 or (behind == 0 and standing[action] == PILOTS):
                chosen = action
    enough = FIRST_LOOK if left == 1 else MOST
    return NONE if tries[chosen] >= enough else chosen


@rule
def is_time_to_compare(standing: Array, tries: Array, n: int) -> bool:
    """Whether all moves in the race have been tried n times, and it is worth looking: seldom, as n grows."""
    step = FIRST_LOOK
    while 8 * step <= n:
        step *= 2
    level = n % step == 0
    for action in range(len(standing)):
        level &= standing[action] == OUT or tries[action] == n
    return level


@rare
def drop_out(standing: Array, tries: Array, results: Array, slight: float) -> None:
    """Take moves out of the race by which next to nothing can be lost: they are behind, or much the same.

    Of moves that are much the same the pilot's stays: it looks like what a person would do.
    """
    best = leader_of(standing, tries, results)
    for action in range(len(standing)):
        if standing[action] == PILOTS and lost_without(best, action, tries, results) < slight:
            best = action
    for action in range(len(standing)):
        if standing[action] != OUT and action != best and lost_without(action, best, tries, results) < slight:
            standing[action] = OUT


@rule
def lost_without(action: int, other: int, tries: Array, results: Array) -> float:
    """What is lost on average by making another move instead."""
    behind, error = compare(results[other], results[action], int(tries[action]))
    return loss_of(behind, error)


@rule
def loss_of(behind: float, error: float) -> float:
    """What is lost on average by leaving a move that is behind by so much, give or take a standard error.

    It may be ahead in truth: the mean of a normal distribution, as far as it lies on that side.
    """
    if error == 0:
        return max(0.0, -behind)
    z = behind / error
    return error * (exp(-z * z / 2) / math.sqrt(2 * math.pi) - z * erfc(z / math.sqrt(2)) / 2)


@rule
def leader_of(standing: Array, tries: Array, results: Array) -> int:
    """The move that has brought most so far; of equals the pilot's."""
    leader, best = NONE, -1.0
    for action in range(len(standing)):
        if standing[action] != OUT:
            total = 0.0
            for k in range(tries[action]):
                total += float(results[action, k])
            mean = total / tries[action]
            if mean > best or (mean == best and standing[action] == PILOTS):
                leader, best = action, mean
    return leader


@rule
def compare(one: Array, other: Array, n: int) -> tuple[float, float]:
    """By how much one did better than another in n tries with the same luck, and the standard error of that."""
    total, squares = 0.0, 0.0
    for k in range(n):
        more = float(one[k]) - float(other[k])
        total += more
        squares += more * more
    mean = total / n
    return mean, math.sqrt(max(0.0, squares / n - mean * mean) / n)


@rule
def descend(outset: Outset, room: Room, nodes: Nodes, last: int, is_curious: bool) -> int:
    """Play on to the last moment: by the tree as far as it goes, then by the pilot.

    The answer is how long the path is that learns of it: all of the way through the tree, or, if it was left, the part
    from there on.
    """
    course, state, settings = outset.courses[0], room.twins[0], outset.settings
    whim, verdict, observation = room.whims[0], room.verdicts[0], room.observations[0]
    length, in_tree = 0, settings[CURIOSITY] > 0
    seats = pending(course, state)
    while seats != 0 and tick(course, state) < last:
        seat = lowest(seats)
        judge(course, state, seat, verdict)
        action = pilot(course, state, seat, verdict, whim)
        if in_tree and length < LONGEST_PATH:
            observe(course, state, seat, observation)
            at = find_node(nodes.keys, key_of(observation, seat))
            in_tree = at != NONE and nodes.totals[at] > 0
            if in_tree:
                node, spread = Node(nodes.visits[at], nodes.sums[at]), spread_of(nodes.got[seat])
                if is_curious and below(whim, TURNINGS) == 0:
                    action = curious(verdict, action, node, spread, whim, settings)
                    is_curious, length = False, 0
                else:
                    action = settled(verdict, action, node, settings[LOYALTY] * spread)
            if at != NONE:
                nodes.paths[length, 0], nodes.paths[length, 1], nodes.paths[length, 2] = at, action, seat
                length += 1
        play(course, state, seat, action, room.fates[0], None)
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


@rule
def settled(verdict: Array, hint: int, node: Node, margin: float) -> int:
    """What the pilot would do, unless something else was found to be better beyond doubt."""
    visits, sums = node.visits, node.sums
    chosen, best = hint, 0.0
    if visits[hint] > 0:
        for action in range(len(verdict)):
            if verdict[action] == LEGAL and visits[action] > 0 and action != hint:
                more = sums[action] / visits[action] - sums[hint] / visits[hint]
                more -= margin * math.sqrt(1.0 / visits[action] + 1.0 / visits[hint])
                if more > best:
                    chosen, best = action, more
    return chosen


@rare
def curious(verdict: Array, hint: int, node: Node, spread: float, whim: Record, settings: Array) -> int:
    """The action that may be the best, by what it brought and by how little is known of it.

    So many different actions are tried as the node is visited; the pilot's is the first of them.
    """
    visits, sums = node.visits, node.sums
    tried, legal, total = 0, 0, 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            legal += 1
            tried += visits[action] > 0
            total += visits[action]
    if tried < legal and tried < settings[WIDE] * power(total, settings[WIDER]):
        return new_action(verdict, hint, visits, legal - tried, whim)
    best, chosen = -1e18, hint
    unknown = settings[EXPLORE] * spread * math.sqrt(log(total + 1.0))
    for action in range(len(verdict)):
        if verdict[action] == LEGAL and visits[action] > 0:
            promise = sums[action] / visits[action] + unknown / math.sqrt(visits[action])
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
