"""The doors of a game to a page: what a table in WebAssembly calls, each with plain numbers.

A door takes the address of a desk (see `desk`) and a few numbers, and leaves its answer there. Nothing is decided
here: every door leads to the verbs of the game, which are those of all other races.

This file is loaded once per game (`load`), with the verbs of that game and the layouts of its desk as globals.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from paddock.engine.fate import begin_stream, begin_streams
from paddock.engine.glass import UNKNOWN
from paddock.engine.groups import Contest, Drive, Nodes, Outset, Room, Trial
from paddock.engine.jit import rule
from paddock.engine.loops import MOST_SEATS
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL
from paddock.wasm.desk import RACES

VERBS = ("setup", "pending", "judge", "play", "score", "observe", "guess", "pilot", "foresee", "show", "tell", "offer")

if TYPE_CHECKING:
    setup: Callable[[Record, Record, Record, Record], None]
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record], None]
    score: Callable[[Record, Record, Array], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]
    foresee: Callable[[Record, Record, int, int, Trial, Array], None]
    show: Callable[[Record, Record, int, Record], None]
    tell: Callable[[Record, Array, int, Array], int]
    offer: Callable[[Record, Record, int, int, Array], int]
    iterate: Callable[..., int]  # of the search
    whole_race: Callable[..., int]  # of the loops
    DESK: np.dtype[Any]
    TREE: np.dtype[Any]
    BATCH: np.dtype[Any]
    LONGEST: int  # decisions that no race can exceed

FATE, WHIM, LUCK = range(3)  #: the streams of chance of a desk


@intrinsic  # type: ignore[untyped-decorator]
def record_at(_context: Any, address: Any, dtype: Any) -> Any:
    """The record that lies at an address."""
    kind = types.Array(dtype.dtype, 1, "C")

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return kind.dtype(address, dtype), lower


def begin(address: int, which: int, stream: int, watched: int) -> int:
    """Start a stream of chance under the key of a desk; that of the race may be watched: scripted and written down."""
    desk = record_at(address, DESK)
    if which == FATE:
        fate = desk.fate[0]
        begin_stream(fate, desk.key, stream)
        fate.watched = watched
        fate.fault, fate.scripted, fate.read, fate.told = 0, 0, 0, 0
    elif which == WHIM:
        begin_stream(desk.whim[0], desk.key, stream)
    else:
        begin_stream(desk.luck[0], desk.key, stream)
    return 0


def set_up(address: int, seats: int) -> int:
    """Deal a race; the answer is who must decide, as bits."""
    desk = record_at(address, DESK)
    setup(desk.course[0], desk.state[0], desk.fate[0], desk.log[0])
    return judge_pending(desk, seats)


def look(address: int, seats: int) -> int:
    """Who must decide, as bits, and what each of them may do."""
    return judge_pending(record_at(address, DESK), seats)


def step(address: int, seats: int, seat: int, action: int) -> int:
    """Play an action; the answer is who must decide next, as bits."""
    desk = record_at(address, DESK)
    play(desk.course[0], desk.state[0], seat, action, desk.fate[0], desk.log[0])
    return judge_pending(desk, seats)


@rule
def judge_pending(desk: Record, seats: int) -> int:
    found = pending(desk.course[0], desk.state[0])
    for seat in range(seats):
        if (found >> seat) & 1:
            judge(desk.course[0], desk.state[0], seat, desk.verdicts[seat])
    return found


def judge_one(address: int, seat: int) -> int:
    """What a seat may do, and what forbids the rest, also if it has nothing to decide."""
    desk = record_at(address, DESK)
    judge(desk.course[0], desk.state[0], seat, desk.verdicts[seat])
    return 0


def show_one(address: int, viewer: int) -> int:
    """What a viewer sees."""
    desk = record_at(address, DESK)
    desk.seen[:] = UNKNOWN
    show(desk.course[0], desk.state[0], viewer, desk.shown[0])
    return 0


def tell_all(address: int, viewer: int) -> int:
    """What a viewer is told of the events in the log; the answer is how many there are."""
    desk = record_at(address, DESK)
    log = desk.log[0]
    for i in range(log.n):
        desk.told_sizes[i] = tell(desk.course[0], log.rows[i], viewer, desk.told[i])
    return int(log.n)


def offer_all(address: int, seat: int) -> int:
    """The legal choices of a seat that must decide; the answer is how many there are."""
    desk = record_at(address, DESK)
    verdict, n = desk.verdicts[seat], 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            desk.offers[n, 0] = action
            desk.offer_sizes[n] = 1 + offer(desk.course[0], desk.state[0], seat, action, desk.offers[n, 1:])
            n += 1
    return n


def score_all(address: int, seats: int) -> int:
    """The rank and the points of every seat."""
    desk = record_at(address, DESK)
    score(desk.course[0], desk.state[0], desk.scores[:seats])
    return 0


def observe_one(address: int, seat: int) -> int:
    """What a seat may know, as numbers."""
    desk = record_at(address, DESK)
    observe(desk.course[0], desk.state[0], seat, desk.observation)
    return 0


def guess_one(address: int, seat: int) -> int:
    """Deal all that a seat can't see again, by luck."""
    desk = record_at(address, DESK)
    guess(desk.course[0], desk.state[0], seat, desk.luck[0])
    return 0


def pilot_one(address: int, seat: int) -> int:
    """What the pilot would do on a seat that was judged."""
    desk = record_at(address, DESK)
    return pilot(desk.course[0], desk.state[0], seat, desk.verdicts[seat], desk.whim[0])


def foresee_all(address: int, seat: int, action: int, guesses: int) -> int:
    """What an action would bring on so many guesses, which luck deals and in which whims drive on."""
    desk = record_at(address, DESK)
    course, twin = desk.course[0], desk.twin[0]
    trial = Trial(desk.luck[0], desk.whim[0], desk.scratch[0], desk.verdicts[MOST_SEATS])
    desk.scratch[0].on = 1
    for k in range(guesses):
        desk.twin[0] = desk.state[0]
        guess(course, twin, seat, trial.fate)
        foresee(course, twin, seat, action, trial, desk.foresight[k])
    return 0


def search_on(address: int, at: int, seats: int, seat: int, times: int) -> int:
    """So many more tries of a search from the position of a desk; the answer is how many there were."""
    desk, tree = record_at(address, DESK), record_at(at, TREE)
    outset = Outset(desk.course, desk.state, desk.key, tree.settings)
    verdicts, worths = desk.verdicts[MOST_SEATS:], tree.worths[:seats]
    room = Room(desk.twin, desk.luck, desk.whim, verdicts, tree.observations, worths)
    nodes = Nodes(tree.keys, tree.totals, tree.visits, tree.sums, tree.paths, tree.got[:seats])
    return iterate(outset, seat, room, nodes, Contest(tree.standing, tree.tries, tree.results), times)


def run_races(address: int, at: int, seats: int, first: int) -> int:
    """The races from number `first` on under the key of a desk, to their ends; the answer is how many decisions."""
    desk, batch = record_at(address, DESK), record_at(at, BATCH)
    desk.log[0].on = 0
    drive = Drive(desk.fate[0], desk.whim[0], desk.log[0], desk.verdicts[0], batch.legal)
    decisions = 0
    for i in range(RACES):
        begin_streams(drive.fate, drive.whim, desk.key, first + i)
        scores = batch.scores[i, :seats]
        batch.decisions[i] = whole_race(desk.course[0], batch.states[i], batch.drivers[i], drive, scores, LONGEST)
        decisions += batch.decisions[i]
    return decisions


#: What a page can call, by the module that it is in: what a table asks for, and what only a bot needs that looks ahead.
MODULES = {
    "table": (
        begin, set_up, look, step, judge_one, show_one, tell_all, offer_all, score_all, observe_one, guess_one,
        pilot_one, foresee_all,
    ),
    "search": (search_on, run_races),
}  # fmt: skip
