"""The loops that every game runs: one step, one race, many races.

This file is loaded once per game (`Game.loops`), with the verbs of that game as globals. At the boundary to Python
stand arrays and an index, because a record costs ten times as much to pass.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddock.engine.fate import begin_stream, below
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import clear, count_legal, lowest, pick_legal

VERBS = ("setup", "pending", "judge", "play", "score", "observe", "guess", "pilot", "foresee", "clock")

if TYPE_CHECKING:
    setup: Callable[[Record, Record, Record, Record], None]
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record], None]
    score: Callable[[Record, Record, Array], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]
    foresee: Callable[[Record, Record, int, int, Record, Record, Record, Array, Array], None]
    clock: Callable[[Record], int]

RANDOM, PILOT = range(2)  #: who drives a seat
ALWAYS = 1000  #: decisions of a thousand


@rule
def no_pilot(course: Record, state: Record, seat: int, verdict: Array, whim: Record) -> int:  # noqa: ARG001
    """Stands where a pilot would, in loops that run without one."""
    return 0


@rule
def begin(courses: Array, states: Array, i: int, fates: Array, logs: Array, verdicts: Array) -> int:
    """Set a race up and judge for the seats that must decide; the answer is who they are, as bits."""
    setup(courses[0], states[i], fates[i], logs[0])
    return judge_pending(courses[0], states[i], verdicts)


@rule
def step(
    courses: Array, states: Array, i: int, seat: int, action: int, fates: Array, logs: Array, verdicts: Array
) -> int:
    """Play an action and judge for the seats that must decide next; the answer is who they are, as bits."""
    play(courses[0], states[i], seat, action, fates[i], logs[0])
    return judge_pending(courses[0], states[i], verdicts)


@rule
def look(courses: Array, states: Array, i: int, verdicts: Array) -> int:
    """Judge for the seats that must decide; the answer is who they are, as bits."""
    return judge_pending(courses[0], states[i], verdicts)


@rule
def judge_pending(course: Record, state: Record, verdicts: Array) -> int:
    seats = pending(course, state)
    for seat in range(len(verdicts)):
        if (seats >> seat) & 1:
            judge(course, state, seat, verdicts[seat])
    return seats


@rule
def judge_one(courses: Array, states: Array, i: int, seat: int, verdict: Array) -> None:
    judge(courses[0], states[i], seat, verdict)


@rule
def score_one(courses: Array, states: Array, i: int, out: Array) -> None:
    score(courses[0], states[i], out)


@rule
def observe_one(courses: Array, states: Array, i: int, seat: int, out: Array) -> None:
    observe(courses[0], states[i], seat, out)


@rule
def guess_one(courses: Array, states: Array, i: int, seat: int, fates: Array) -> None:
    guess(courses[0], states[i], seat, fates[0])


@rule
def pilot_one(courses: Array, states: Array, i: int, seat: int, verdict: Array, fates: Array) -> int:
    return pilot(courses[0], states[i], seat, verdict, fates[0])


@rule
def preview(
    courses: Array,
    states: Array,
    i: int,
    seat: int,
    action: int,
    twins: Array,
    fates: Array,
    whims: Array,
    logs: Array,
    verdicts: Array,
    outs: Array,
) -> None:
    """What an action would bring on as many guesses as `outs` has rows; `twins` is room for one position."""
    for k in range(len(outs)):
        twins[0] = states[i]
        guess(courses[0], twins[0], seat, fates[0])
        foresee(courses[0], twins[0], seat, action, fates[0], whims[0], logs[0], verdicts[0], outs[k])


@rule
def race(
    course: Record,
    state: Record,
    drivers: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    most: int,
) -> int:
    """Race a position to its end, or for `most` decisions; the answer is how many were taken.

    `drivers` says who sits on each seat; `whim` is the chance that drivers use, apart from that of the race; `verdict`
    is room for what may be done, and `legal` for what may be chosen from: a list, or bits (see `verdicts`).
    """
    decisions = 0
    while decisions < most:
        seats = pending(course, state)
        if seats == 0:
            break
        seat = lowest(seats)
        if legal.ndim == 1:  # noqa: SIM114 (settled when compiling: one verdict for both kinds of drivers, or one each)
            judge(course, state, seat, verdict)
        elif drivers[seat] == PILOT:
            judge(course, state, seat, verdict)
        else:
            clear(legal)
            judge(course, state, seat, legal)
        if drivers[seat] == PILOT:
            action = pilot(course, state, seat, verdict, whim)
        else:
            action = pick_legal(legal, below(whim, count_legal(verdict, legal)))
        play(course, state, seat, action, fate, log)
        decisions += 1
    return decisions


@rule
def whole_race(
    course: Record,
    state: Record,
    key: Array,
    number: int,
    drivers: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    scores: Array,
    most: int,
) -> int:
    """Race number so-and-so under a key, from set-up to the end; its chance and its drivers have a stream each."""
    begin_stream(fate, key, 2 * number)
    begin_stream(whim, key, 2 * number + 1)
    setup(course, state, fate, log)
    decisions = race(course, state, drivers, fate, whim, log, verdict, legal, most)
    score(course, state, scores)
    return decisions


@rule
def races(
    courses: Array,
    states: Array,
    key: Array,
    drivers: Array,
    fates: Array,
    whims: Array,
    logs: Array,
    verdicts: Array,
    legals: Array,
    scores: Array,
    decisions: Array,
    first: int,
    last: int,
    most: int,
    keep: bool,
) -> None:
    """The races number `first` to `last - 1` under a key, one after another, in the same record or one for each."""
    for i in range(first, last):
        decisions[i] = whole_race(
            courses[0],
            states[i if keep else 0],
            key,
            i,
            drivers[i],
            fates[0],
            whims[0],
            logs[0],
            verdicts[0],
            legals[0],
            scores[i],
            most,
        )


@rule
def charted_race(
    course: Record,
    state: Record,
    slips: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    scores: Array,
    decisions: Array,
    lasts: Array,
    chart: Array,
    most: int,
) -> int:
    """Race a position to its end, or for `most` decisions, and keep the ranks as they stood after every round.

    Of a thousand decisions of a seat so many as `slips` says are made at random, the others by the pilot. `decisions`
    counts them by seat, `lasts` is the round of the last one. The first row of `chart` is how they stood on the grid;
    the answer is how many rows it has. What comes after its last row is written there.
    """
    score(course, state, scores)
    chart_ranks(chart, 0, scores)
    rows, rounds, played = 1, clock(state), 0
    seats = pending(course, state)
    while seats != 0 and played < most:
        seat = lowest(seats)
        judge(course, state, seat, verdict)
        if slips[seat] == ALWAYS or (slips[seat] > 0 and below(whim, ALWAYS) < slips[seat]):
            action = pick_legal(legal, below(whim, count_legal(verdict, legal)))
        else:
            action = pilot(course, state, seat, verdict, whim)
        play(course, state, seat, action, fate, log)
        decisions[seat] += 1
        lasts[seat] = rows
        played += 1
        seats = pending(course, state)
        if seats == 0 or clock(state) != rounds:
            rounds = clock(state)
            score(course, state, scores)
            rows = min(rows + 1, len(chart))
            chart_ranks(chart, rows - 1, scores)
    return rows


@rule
def chart_ranks(chart: Array, row: int, scores: Array) -> None:
    for seat in range(len(scores)):
        chart[row, seat] = scores[seat, 0]


@rule
def charted_races(
    courses: Array,
    states: Array,
    keys: Array,
    slips: Array,
    fates: Array,
    whims: Array,
    logs: Array,
    verdicts: Array,
    legals: Array,
    scores: Array,
    decisions: Array,
    lasts: Array,
    charts: Array,
    rows: Array,
    firsts: Array,
    most: int,
) -> None:
    """One race under each key, from set-up to the end; `firsts` says which seat decided first."""
    for i in range(len(keys)):
        begin_stream(fates[0], keys[i], 0)
        begin_stream(whims[0], keys[i], 1)
        setup(courses[0], states[0], fates[0], logs[0])
        firsts[i] = lowest(pending(courses[0], states[0]))
        rows[i] = charted_race(
            courses[0],
            states[0],
            slips[i],
            fates[0],
            whims[0],
            logs[0],
            verdicts[0],
            legals[0],
            scores[i],
            decisions[i],
            lasts[i],
            charts[i],
            most,
        )


@rule
def clone(states: Array, i: int, copies: Array, j: int, times: int) -> None:
    """Copy a position, `times` over; what a search does at every visit."""
    for k in range(times):
        copies[(j + k) % len(copies)] = states[i]
