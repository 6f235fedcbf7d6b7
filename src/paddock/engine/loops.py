"""The loops that every game runs: one step, one race, many races, many races side by side.

This file is loaded once per game (`Game.loops`), with the verbs of that game as globals. At the boundary to Python
stand arrays, because a record costs ten times as much to pass; those that belong together go as a group (`groups`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddock.engine.fate import begin_streams, below
from paddock.engine.glass import UNKNOWN
from paddock.engine.groups import (
    AllTerms,
    Batch,
    Chart,
    Charts,
    Drive,
    Drives,
    Entries,
    FieldRows,
    OneRace,
    Sight,
    Step,
    Steps,
    Terms,
    Trial,
    Trials,
)
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
    foresee: Callable[[Record, Record, int, int, Trial, Array], None]
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
def begin(race: OneRace, logs: Array) -> int:
    """Set a race up and judge for the seats that must decide; the answer is who they are, as bits."""
    setup(race.courses[0], race.states[0], race.fates[0], logs[0])
    return judge_pending(race.courses[0], race.states[0], race.verdicts)


@rule
def step(race: OneRace, seat: int, action: int, logs: Array) -> int:
    """Play an action and judge for the seats that must decide next; the answer is who they are, as bits."""
    play(race.courses[0], race.states[0], seat, action, race.fates[0], logs[0])
    return judge_pending(race.courses[0], race.states[0], race.verdicts)


@rule
def turn(race: OneRace, seat: int, action: int, observation: Array, mask: Array) -> int:
    """Play an action as `step` does, without a log, and leave what the seat that is asked next may know and do.

    That is the lowest of those that must decide, and seat 0 when the race is over. The answer is who must decide, as
    bits, or REFUSED, and nothing has changed.
    """
    course, state, verdicts = race.courses[0], race.states[0], race.verdicts
    if verdicts[seat, action] != LEGAL:
        return REFUSED
    play(course, state, seat, action, race.fates[0], None)
    seats = judge_pending(course, state, verdicts)
    asked = lowest(seats) if seats != 0 else 0
    observe(course, state, asked, observation)
    for other in range(len(mask)):
        mask[other] = seats != 0 and verdicts[asked, other] == LEGAL
    return seats


@rule
def look(courses: Array, states: Array, verdicts: Array) -> int:
    """Judge for the seats that must decide; the answer is who they are, as bits."""
    return judge_pending(courses[0], states[0], verdicts)


@rule
def judge_pending(course: Record, state: Record, verdicts: Array) -> int:
    seats = pending(course, state)
    for seat in range(len(verdicts)):
        if (seats >> seat) & 1:
            judge(course, state, seat, verdicts[seat])
    return seats


@rule
def judge_one(courses: Array, states: Array, seat: int, verdict: Array) -> None:
    judge(courses[0], states[0], seat, verdict)


@rule
def score_one(courses: Array, states: Array, out: Array) -> None:
    score(courses[0], states[0], out)


@rule
def observe_one(courses: Array, states: Array, seat: int, out: Array) -> None:
    observe(courses[0], states[0], seat, out)


@rule
def show_all(courses: Array, states: Array, viewers: Array, sight: Sight) -> None:
    """What viewers see of a position, and whether that is not what they saw last."""
    seen, differs = sight.seen, sight.differs
    for k in range(len(viewers)):
        seen[k, :] = UNKNOWN
        show(courses[0], states[0], viewers[k], sight.records[k])
        different = False
        for number in range(seen.shape[1]):
            different |= seen[k, number] != sight.last[k, number]
        differs[k] = different


@rule
def tell_all(courses: Array, rows: Array, viewers: Array, told: Array, sizes: Array) -> None:
    """What viewers are told of events, one in each row; `sizes` is how many numbers each takes, 0 if it is not told."""
    for k in range(len(viewers)):
        for i in range(len(rows)):
            sizes[k, i] = tell(courses[0], rows[i], viewers[k], told[k, i])


@rule
def offer_all(courses: Array, states: Array, seat: int, verdict: Array, offers: Array, sizes: Array) -> int:
    """The legal choices of a seat, one in each row; the answer is how many there are, `sizes` what each takes."""
    n = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            offers[n, 0] = action
            sizes[n] = 1 + offer(courses[0], states[0], seat, action, offers[n, 1:])
            n += 1
    return n


@rule
def guess_one(courses: Array, states: Array, seat: int, fates: Array) -> None:
    guess(courses[0], states[0], seat, fates[0])


@rule
def pilot_one(courses: Array, states: Array, seat: int, verdict: Array, fates: Array) -> int:
    return pilot(courses[0], states[0], seat, verdict, fates[0])


@rule
def preview(courses: Array, states: Array, seat: int, action: int, trials: Trials, outs: Array) -> None:
    """What an action would bring on as many guesses as `outs` has rows."""
    twins = trials.twins
    trial = Trial(trials.fates[0], trials.whims[0], trials.logs[0], trials.verdicts[0])
    for k in range(len(outs)):
        twins[0] = states[0]
        guess(courses[0], twins[0], seat, trial.fate)
        foresee(courses[0], twins[0], seat, action, trial, outs[k])


@rule
def race_to_end(course: Record, state: Record, drivers: Array, drive: Drive, most: int) -> int:
    """Race a position to its end, or for `most` decisions; the answer is how many were taken.

    `drivers` says who sits on each seat.
    """
    decisions = 0
    while decisions < most:
        seats = pending(course, state)
        if seats == 0:
            break
        seat = lowest(seats)
        judge_for(course, state, seat, drivers[seat], drive)
        action = choose(course, state, seat, drivers[seat], drive)
        play(course, state, seat, action, drive.fate, drive.log)
        decisions += 1
    return decisions


@rule
def judge_for(course: Record, state: Record, seat: int, driver: int, drive: Drive) -> None:
    """Judge in the way that a driver needs it: bytes for all where `legal` is a list, else bits for all but a pilot."""
    if drive.legal.ndim == 1:  # noqa: SIM114 (settled when compiling)
        judge(course, state, seat, drive.verdict)
    elif PILOTED and driver == PILOT:
        judge(course, state, seat, drive.verdict)
    else:
        clear(drive.legal)
        judge(course, state, seat, drive.legal)


@rule
def choose(course: Record, state: Record, seat: int, driver: int, drive: Drive) -> int:
    """What a driver does, of what was judged for it."""
    if PILOTED and driver == PILOT:
        return pilot(course, state, seat, drive.verdict, drive.whim)
    return pick_at_random(drive)


@rule
def pick_at_random(drive: Drive) -> int:
    return pick_legal(drive.legal, below(drive.whim, count_legal(drive.verdict, drive.legal)))


@rule
def whole_race(course: Record, state: Record, drivers: Array, drive: Drive, scores: Array, most: int) -> int:
    """A race from set-up to the end, by chance that has just begun."""
    setup(course, state, drive.fate, drive.log)
    decisions = race_to_end(course, state, drivers, drive, most)
    score(course, state, scores)
    return decisions


@rule
def races(batch: Batch, drives: Drives, first: int, last: int, most: int, keep: bool) -> None:
    """The races number `first` to `last - 1` under a key, one after another, in the same record or one for each."""
    drive = Drive(drives.fates[0], drives.whims[0], drives.logs[0], drives.verdicts[0], drives.legals[0])
    for i in range(first, last):
        begin_streams(drive.fate, drive.whim, batch.key, i)
        state = batch.states[i if keep else 0]
        batch.decisions[i] = whole_race(batch.courses[0], state, batch.drivers[i], drive, batch.scores[i], most)


@rule
def charted_race(course: Record, state: Record, slips: Array, drive: Drive, chart: Chart, most: int) -> int:
    """Race a position to its end, or for `most` decisions, and keep the ranks as they stood after every round.

    Of a thousand decisions of a seat so many as `slips` says are made at random, the others by the pilot. The first
    row of ranks is how they stood on the grid; the answer is how many rows there are. What comes after the last row is
    written there.
    """
    scores = chart.scores
    score(course, state, scores)
    chart_ranks(chart.ranks, 0, scores)
    rows, rounds, played = 1, clock(state), 0
    seats = pending(course, state)
    while seats != 0 and played < most:
        seat = lowest(seats)
        judge(course, state, seat, drive.verdict)
        slip = slips[seat] == ALWAYS or (slips[seat] > 0 and below(drive.whim, ALWAYS) < slips[seat])
        action = pick_at_random(drive) if slip else pilot(course, state, seat, drive.verdict, drive.whim)
        play(course, state, seat, action, drive.fate, drive.log)
        chart.decisions[seat] += 1
        chart.lasts[seat] = rows
        played += 1
        seats = pending(course, state)
        if seats == 0 or clock(state) != rounds:
            rounds = clock(state)
            score(course, state, scores)
            rows = min(rows + 1, len(chart.ranks))
            chart_ranks(chart.ranks, rows - 1, scores)
    return rows


@rule
def chart_ranks(ranks: Array, row: int, scores: Array) -> None:
    for seat in range(len(scores)):
        ranks[row, seat] = scores[seat, 0]


@rule
def charted_races(entries: Entries, drives: Drives, charts: Charts, most: int) -> None:
    """One race under each key, from set-up to the end."""
    course, state = entries.courses[0], entries.states[0]
    drive = Drive(drives.fates[0], drives.whims[0], drives.logs[0], drives.verdicts[0], drives.legals[0])
    for i in range(len(entries.keys)):
        begin_streams(drive.fate, drive.whim, entries.keys[i], 0)
        setup(course, state, drive.fate, drive.log)
        charts.firsts[i] = lowest(pending(course, state))
        chart = Chart(charts.scores[i], charts.decisions[i], charts.lasts[i], charts.ranks[i])
        charts.rows[i] = charted_race(course, state, entries.slips[i], drive, chart, most)


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
def advance(terms: Terms, state: Record, row: Record, action: int, drive: Drive, step: Step) -> int:
    """Take the action of the agent that must decide, and let drivers drive on until an agent must decide again.

    The answer is how the race has ended, as bits, or 0. A race that had ended before is followed by the next one: then
    the action means nothing. An action that is not legal ends the race. What the next agent may know and do is left in
    `observation` and `mask` of the step, what it brought each seat in `rewards`, and in `final` what an agent saw last
    of a race that has made room within the step.
    """
    course, settings, seats_raced = terms.course, terms.settings, len(terms.units)
    seat, actor, end = int(row.seat), int(row.seat), 0
    fresh = row.ended != 0
    step.rewards[:] = 0
    if not row.ended & WANTED and (settings[ONLY_WANTED] or (fresh and settings[AUTORESET] == DISABLED)):
        return int(row.ended)
    counted = fresh
    refused = not fresh and not (0 <= action < len(step.mask) and is_legal(drive.verdict, drive.legal, action))
    while True:
        if fresh:
            deal_next(terms, state, row, drive)
            refused = False
        elif not refused:
            play(course, state, seat, action, drive.fate, drive.log)
        fresh = False
        seats = pending(course, state)
        if seats != 0 and not refused:
            seat = lowest(seats)
            driver = terms.drivers[(seat - row.shift) % seats_raced]
            judge_for(course, state, seat, driver, drive)
            if driver != AGENT:
                action = choose(course, state, seat, driver, drive)
                continue
        if counted and seats == 0:  # a race in which no agent had anything to decide
            fresh = True
            continue
        seen = step.observation
        if not counted:
            counted = True
            how = TERMINATED | ILLEGAL if refused else (TERMINATED if seats == 0 else 0)
            end = settle(terms, state, row, actor, how, step.rewards)
            if end != 0:
                seat = actor
                fresh = settings[AUTORESET] == SAME_STEP
                seen = step.final if fresh else step.observation
        observe(course, state, seat, seen)
        if not fresh:
            break
    row.seat = seat
    row.ended = 0 if settings[AUTORESET] == SAME_STEP else end
    show_legal(row, drive.verdict, drive.legal, step.mask)
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
def deal_next(terms: Terms, state: Record, row: Record, drive: Drive) -> None:
    """Set up the next race of a row: the same that a batch would run under this number."""
    begin_streams(drive.fate, drive.whim, terms.key, row.next)
    setup(terms.course, state, drive.fate, drive.log)
    row.shift = row.next % len(terms.units) if terms.settings[ROTATES] else 0
    row.next += terms.settings[STRIDE]
    row.steps = 0
    row.points[:] = 0


@rule
def settle(terms: Terms, state: Record, row: Record, actor: int, how: int, rewards: Array) -> int:
    """Count a step and reward it; the answer is how it ends the race, by how the rules have ended it, if they have."""
    units, by_score = terms.units, terms.settings[REWARD] == SCORE
    row.steps += 1
    if how & ILLEGAL:
        rewards[actor] = -1
        return how
    if how != 0 or by_score:
        score(terms.course, state, row.scores)
        for seat in range(len(units)):
            if by_score:
                rewards[seat] = row.scores[seat, 1] - row.points[seat]
                row.points[seat] = row.scores[seat, 1]
            else:
                rewards[seat] = beaten(row.scores, units, seat)
    if how != 0:
        return how
    return TRUNCATED if row.steps >= terms.settings[LONGEST] else 0


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
def advance_rows(terms: AllTerms, rows: FieldRows, drives: Drives, steps: Steps, first: int, last: int) -> None:
    """A step of the rows `first` to `last - 1`; there is one log for all of them, and one list of what is legal."""
    for i in range(first, last):
        own = Terms(terms.courses[0], terms.drivers[i], terms.units, terms.key, terms.settings)
        drive = Drive(drives.fates[i], drives.whims[i], drives.logs[0], drives.verdicts[i], drives.legals[0])
        final = steps.finals[i if terms.settings[AUTORESET] == SAME_STEP else 0]
        step = Step(steps.rewards[i], steps.masks[i], steps.observations[i], final)
        actor = rows.rows[i].seat
        end = advance(own, rows.states[i], rows.rows[i], rows.actions[i], drive, step)
        write_end(rows.rows[i], end, i, actor, steps)


@rule
def write_end(row: Record, end: int, i: int, actor: int, steps: Steps) -> None:
    """What the step brought the agent that acted, who must decide next, and how the race has ended, if it has."""
    steps.gains[i] = steps.rewards[i, actor]
    steps.seats[i] = row.seat
    steps.ends[0, i] = (end & TERMINATED) != 0
    steps.ends[1, i] = (end & TRUNCATED) != 0
    steps.ends[2, i] = (end & ILLEGAL) != 0
    steps.ends[3, i] = end != 0


@rule
def advise(course: Record, state: Record, row: Record, advisers: Array, drive: Drive) -> int:
    """What a driver would do in place of the agent that must decide."""
    if row.ended != 0:
        return 0
    driver = advisers[(row.seat - row.shift) % len(advisers)]
    if drive.legal.ndim == 2:  # noqa: SIM102 (settled when compiling)
        if PILOTED and driver == PILOT:
            judge(course, state, row.seat, drive.verdict)
    return choose(course, state, row.seat, driver, drive)


@rule
def advise_rows(courses: Array, rows: FieldRows, advisers: Array, drives: Drives, first: int, last: int) -> None:
    """What the drivers in `advisers`, one for each place, would do in the rows `first` to `last - 1`."""
    for i in range(first, last):
        drive = Drive(drives.fates[i], drives.whims[i], drives.logs[0], drives.verdicts[i], drives.legals[0])
        rows.actions[i] = advise(courses[0], rows.states[i], rows.rows[i], advisers, drive)
