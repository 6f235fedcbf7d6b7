"""The loops that every game runs: one step, one race, many races, many races side by side.

This file is loaded once per game (`Game.loops`), with the verbs of that game as globals. At the boundary to Python
stand arrays and an index, because a record costs ten times as much to pass.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddock.engine.fate import begin_stream, below
from paddock.engine.glass import UNKNOWN
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record, layout
from paddock.engine.verdicts import LEGAL, clear, count_legal, is_legal, lowest, pick_legal

VERBS = (
    "setup",
    "pending",
    "judge",
    "play",
    "score",
    "observe",
    "guess",
    "pilot",
    "foresee",
    "clock",
    "show",
    "tell",
    "offer",
)

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
    show: Callable[[Record, Record, int, Record], None]
    tell: Callable[[Record, Array, int, Array], int]
    offer: Callable[[Record, Record, int, int, Array], int]
    PILOTED: bool  # whether there is a pilot; without one the code is smaller

RANDOM, PILOT, AGENT = range(3)  #: who drives a seat; an agent is asked from outside
ALWAYS = 1000  #: decisions of a thousand
REFUSED = -1  #: the answer to an action that is not legal


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
def turn(
    courses: Array,
    states: Array,
    fates: Array,
    verdicts: Array,
    seat: int,
    action: int,
    observation: Array,
    mask: Array,
) -> int:
    """Play an action as `step` does, without a log, and leave what the seat that is asked next may know and do.

    That is the lowest of those that must decide, and seat 0 when the race is over. The answer is who must decide, as
    bits, or REFUSED, and nothing has changed.
    """
    if verdicts[seat, action] != LEGAL:
        return REFUSED
    play(courses[0], states[0], seat, action, fates[0], None)
    seats = judge_pending(courses[0], states[0], verdicts)
    asked = lowest(seats) if seats != 0 else 0
    observe(courses[0], states[0], asked, observation)
    for other in range(len(mask)):
        mask[other] = seats != 0 and verdicts[asked, other] == LEGAL
    return seats


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
def show_all(
    courses: Array,
    states: Array,
    i: int,
    viewers: Array,
    seen: Array,
    records: Array,
    last: Array,
    differs: Array,
) -> None:
    """What viewers see of a position, one in each row, and whether that is not what they saw last.

    `records` is the memory of `seen`, by the names of its columns.
    """
    for k in range(len(viewers)):
        seen[k, :] = UNKNOWN
        show(courses[0], states[i], viewers[k], records[k])
        differs[k] = False
        for number in range(seen.shape[1]):
            differs[k] |= seen[k, number] != last[k, number]


@rule
def tell_all(courses: Array, rows: Array, viewers: Array, told: Array, sizes: Array) -> None:
    """What viewers are told of events, one in each row; `sizes` is how many numbers each takes, 0 if it is not told."""
    for k in range(len(viewers)):
        for i in range(len(rows)):
            sizes[k, i] = tell(courses[0], rows[i], viewers[k], told[k, i])


@rule
def offer_all(courses: Array, states: Array, i: int, seat: int, verdict: Array, offers: Array, sizes: Array) -> int:
    """The legal choices of a seat, one in each row; the answer is how many there are, `sizes` what each takes."""
    n = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            offers[n, 0] = action
            sizes[n] = 1 + offer(courses[0], states[i], seat, action, offers[n, 1:])
            n += 1
    return n


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
        judge_for(course, state, seat, drivers[seat], verdict, legal)
        action = choose(course, state, seat, drivers[seat], whim, verdict, legal)
        play(course, state, seat, action, fate, log)
        decisions += 1
    return decisions


@rule
def judge_for(course: Record, state: Record, seat: int, driver: int, verdict: Array, legal: Array) -> None:
    """Judge in the way that a driver needs it: bytes for all where `legal` is a list, else bits for all but a pilot."""
    if legal.ndim == 1:  # noqa: SIM114 (settled when compiling)
        judge(course, state, seat, verdict)
    elif PILOTED and driver == PILOT:
        judge(course, state, seat, verdict)
    else:
        clear(legal)
        judge(course, state, seat, legal)


@rule
def choose(course: Record, state: Record, seat: int, driver: int, whim: Record, verdict: Array, legal: Array) -> int:
    """What a driver does, of what was judged for it."""
    if PILOTED and driver == PILOT:
        return pilot(course, state, seat, verdict, whim)
    return pick_legal(legal, below(whim, count_legal(verdict, legal)))


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
    counts them by seat, `lasts` keeps the round of the last one. The first row of `chart` is how they stood on the
    grid; the answer is how many rows it has. What comes after its last row is written there.
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


# Many races side by side, one step at a time

MOST_SEATS = 8  #: of any game

NEXT_STEP, SAME_STEP, DISABLED = range(3)  #: when a race that has ended makes room for another one
PLACE, SCORE = range(2)  #: what is rewarded
TERMINATED, TRUNCATED, ILLEGAL, WANTED = 1, 2, 4, 8  #: how a race may end, as bits; the last: another one was asked for

# What can be set, by place: by how much the number of a row's next race is higher; the steps after which a race is cut
# off; which of the above; whether drivers change seats with every race; whether only rows go on where it is WANTED.
STRIDE, LONGEST, AUTORESET, REWARD, ROTATES, ONLY_WANTED = range(6)

#: What is kept of a race from one step to the next, beside its position and its chance.
ROW = layout(
    [
        ("next", "i8"),  # the number of the next race in this row
        ("steps", "i4"),  # decisions of agents in this race
        ("seat", "i4"),  # the seat that must decide
        ("shift", "i4"),  # how far the drivers have moved round the table
        ("ended", "i4"),  # how this race has ended, as bits; 0: it goes on
        ("points", "i4", MOST_SEATS),  # that have been rewarded
        ("scores", "i4", (MOST_SEATS, 2)),  # rank and points when they were last looked at
    ]
)


@rule
def advance(
    course: Record,
    state: Record,
    row: Record,
    drivers: Array,
    units: Array,
    action: int,
    key: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    settings: Array,
    rewards: Array,
    mask: Array,
    observation: Array,
    final: Array,
) -> int:
    """Take the action of the agent that must decide, and let drivers drive on until an agent must decide again.

    The answer is how the race has ended, as bits, or 0. A race that had ended before is followed by the next one: then
    the action means nothing. An action that is not legal ends the race. What the next agent may know and do is left in
    `observation` and `mask`, what this step brought each seat in `rewards`, and in `final` what an agent saw last
    of a race that has made room within the step.
    """
    seat, actor, end = int(row.seat), int(row.seat), 0
    fresh = row.ended != 0
    rewards[:] = 0
    if not row.ended & WANTED and (settings[ONLY_WANTED] or (fresh and settings[AUTORESET] == DISABLED)):
        return int(row.ended)
    counted = fresh
    refused = not fresh and not (0 <= action < len(mask) and is_legal(verdict, legal, action))
    while True:
        if fresh:
            deal_next(course, state, row, len(units), key, fate, whim, log, settings)
            refused = False
        elif not refused:
            play(course, state, seat, action, fate, log)
        fresh = False
        seats = pending(course, state)
        if seats != 0 and not refused:
            seat = lowest(seats)
            driver = drivers[(seat - row.shift) % len(units)]
            judge_for(course, state, seat, driver, verdict, legal)
            if driver != AGENT:
                action = choose(course, state, seat, driver, whim, verdict, legal)
                continue
        if counted and seats == 0:  # a race in which no agent had anything to decide
            fresh = True
            continue
        seen = observation
        if not counted:
            counted = True
            end = settle(course, state, row, actor, refused, seats == 0, units, settings, rewards)
            if end != 0:
                seat = actor
                fresh = settings[AUTORESET] == SAME_STEP
                seen = final if fresh else observation
        observe(course, state, seat, seen)
        if not fresh:
            break
    row.seat = seat
    row.ended = 0 if settings[AUTORESET] == SAME_STEP else end
    show_legal(row, verdict, legal, mask)
    return end


@rule
def show_legal(row: Record, verdict: Array, legal: Array, mask: Array) -> None:
    """1 for every action that the agent may take; a race that has ended takes any."""
    if row.ended != 0:
        mask[:] = 1
    else:
        for action in range(len(mask)):
            mask[action] = is_legal(verdict, legal, action)


@rule
def deal_next(
    course: Record, state: Record, row: Record, seats: int, key: Array, fate: Record, whim: Record, log: Record,
    settings: Array,
) -> None:  # fmt: skip
    """Set up the next race of a row: the same that `whole_race` would run under this number."""
    begin_stream(fate, key, 2 * row.next)
    begin_stream(whim, key, 2 * row.next + 1)
    setup(course, state, fate, log)
    row.shift = row.next % seats if settings[ROTATES] else 0
    row.next += settings[STRIDE]
    row.steps = 0
    row.points[:] = 0


@rule
def settle(
    course: Record, state: Record, row: Record, actor: int, refused: bool, over: bool, units: Array, settings: Array,
    rewards: Array,
) -> int:  # fmt: skip
    """Count a step and reward it; the answer is how it ends the race."""
    row.steps += 1
    if refused:
        rewards[actor] = -1
        return TERMINATED | ILLEGAL
    if over or settings[REWARD] == SCORE:
        score(course, state, row.scores)
        for seat in range(len(units)):
            if settings[REWARD] == SCORE:
                rewards[seat] = row.scores[seat, 1] - row.points[seat]
                row.points[seat] = row.scores[seat, 1]
            else:
                rewards[seat] = beaten(row.scores, units, seat)
    if over:
        return TERMINATED
    return TRUNCATED if row.steps >= settings[LONGEST] else 0


@rule
def beaten(scores: Array, units: Array, seat: int) -> float:
    """The share of its opponents that a seat has left behind, less the share that has left it behind: from -1 to 1."""
    behind, before, opponents = 0, 0, 0
    for other in range(len(units)):
        behind += scores[other, 0] > scores[seat, 0]
        before += scores[other, 0] < scores[seat, 0]
        opponents += units[other] != units[seat]
    return (behind - before) / max(1, opponents)


@rule
def advance_rows(
    courses: Array,
    states: Array,
    rows: Array,
    drivers: Array,
    units: Array,
    actions: Array,
    key: Array,
    fates: Array,
    whims: Array,
    logs: Array,
    verdicts: Array,
    legals: Array,
    settings: Array,
    seats: Array,
    ends: Array,
    rewards: Array,
    gains: Array,
    masks: Array,
    observations: Array,
    finals: Array,
    first: int,
    last: int,
) -> None:
    """A step of the rows `first` to `last - 1`; `legals` has one row for all of them."""
    for i in range(first, last):
        actor = rows[i].seat
        end = advance(
            courses[0],
            states[i],
            rows[i],
            drivers[i],
            units,
            actions[i],
            key,
            fates[i],
            whims[i],
            logs[0],
            verdicts[i],
            legals[0],
            settings,
            rewards[i],
            masks[i],
            observations[i],
            finals[i if settings[AUTORESET] == SAME_STEP else 0],
        )
        gains[i] = rewards[i, actor]
        write_end(rows[i], end, i, seats, ends)


@rule
def write_end(row: Record, end: int, i: int, seats: Array, ends: Array) -> None:
    """Who must decide in a row, and how its race has ended, if it has: four rows of flags."""
    seats[i] = row.seat
    ends[0, i] = (end & TERMINATED) != 0
    ends[1, i] = (end & TRUNCATED) != 0
    ends[2, i] = (end & ILLEGAL) != 0
    ends[3, i] = end != 0


@rule
def advise(
    course: Record, state: Record, row: Record, advisers: Array, whim: Record, verdict: Array, legal: Array
) -> int:
    """What a driver would do in place of the agent that must decide."""
    if row.ended != 0:
        return 0
    driver = advisers[(row.seat - row.shift) % len(advisers)]
    if legal.ndim == 2:  # noqa: SIM102 (settled when compiling)
        if PILOTED and driver == PILOT:
            judge(course, state, row.seat, verdict)
    return choose(course, state, row.seat, driver, whim, verdict, legal)


@rule
def advise_rows(
    courses: Array,
    states: Array,
    rows: Array,
    advisers: Array,
    whims: Array,
    verdicts: Array,
    legals: Array,
    actions: Array,
    first: int,
    last: int,
) -> None:
    """What the drivers in `advisers`, one for each place, would do in the rows `first` to `last - 1`."""
    for i in range(first, last):
        actions[i] = advise(courses[0], states[i], rows[i], advisers, whims[i], verdicts[i], legals[0])
