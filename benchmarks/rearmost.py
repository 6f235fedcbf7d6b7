"""A yardstick for drivers of Thunder Alley, and how the pilot does against it: `python -m benchmarks.rearmost [RACES]`.

The rearmost driver plays its fastest card on its rearmost car, drives forward wherever that is possible, and pits a car
with three markers or more.
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

from paddock.engine.fate import FATE, begin_stream, key_from_seed, key_words
from paddock.engine.jit import rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.engine.verdicts import lowest
from paddock.games import game
from paddock.games.thunder.cards import KINDS
from paddock.games.thunder.moves import ACTIONS, CAR, CARD, DONE, PASS, PIT, STAY
from paddock.games.thunder.pilot import pilot
from paddock.games.thunder.rules import LEGAL, is_ahead, judge, markers, pending, play, score, setup, to_be_asked
from paddock.games.thunder.state import ASK_CARD, DISCARDING, NOBODY, PITTING, SEGMENT

REARMOST, PILOT = range(2)  #: who drives a seat


@rule
def rearmost(course: Record, state: Record, verdict: Array) -> int:
    """The fastest card on the rearmost car, and forward."""
    if state.phase == SEGMENT:
        return choose_car(state, verdict)
    if state.phase == ASK_CARD:
        best = NOBODY
        for kind in range(KINDS):
            if verdict[CARD + kind] == LEGAL and (best == NOBODY or course.speed[kind] > course.speed[best]):
                best = kind
        return CARD + best
    if state.phase == PITTING:
        return PIT if markers(state, to_be_asked(state)) >= 3 else STAY
    if state.phase == DISCARDING:
        return DONE
    action = 0
    while action < ACTIONS - 1 and verdict[action] != LEGAL:
        action += 1
    return action


@rule
def choose_car(state: Record, verdict: Array) -> int:
    chosen = NOBODY
    for car in range(state.cars):
        if verdict[CAR + int(state.id[car])] == LEGAL and (chosen == NOBODY or is_ahead(state, chosen, car)):
            chosen = car
    return PASS if chosen == NOBODY else CAR + int(state.id[chosen])


@rule
def duel(
    course: Record,
    state: Record,
    drivers: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    scores: Array,
    most: int,
) -> None:
    """One race between the two kinds of drivers."""
    setup(course, state, fate, log)
    for _ in range(most):
        seats = pending(course, state)
        if seats == 0:
            break
        seat = lowest(seats)
        judge(course, state, seat, verdict)
        if drivers[seat] == PILOT:
            action = pilot(course, state, seat, verdict, whim)
        else:
            action = rearmost(course, state, verdict)
        play(course, state, seat, action, fate, log)
    score(course, state, scores)


def measure(track: str, races: int, seats: int = 2) -> float:
    """The share of races that one team of the pilot wins against rearmost drivers, seats in turns."""
    thunder = game("thunder")
    courses, _ = thunder.notation.make_course(thunder.notation.seat_names(seats), {"track": track}, Path())
    state, fates, log = new(thunder.rules.state), new(FATE, 2), new_log(on=False)
    verdict, scores = np.zeros(thunder.rules.actions, np.uint8), np.zeros((seats, 2), np.int32)
    key, won = key_words(key_from_seed(f"rearmost {track}")), 0
    for race in range(races):
        begin_stream(fates[0], key, 2 * race)
        begin_stream(fates[1], key, 2 * race + 1)
        drivers = np.zeros(seats, np.int8)
        drivers[race % seats] = PILOT
        duel(courses[0], state[0], drivers, fates[0], fates[1], log[0], verdict, scores, thunder.rules.longest)
        won += int(scores[race % seats, 0] == 1)
    return won / races


def main(races: int = 2_000) -> None:
    """Print the share of races won on every track, with its 95 % interval."""
    for track in game("thunder").tracks.shipped():
        share = measure(track, races)
        print(f"{track}: {100 * share:.2f} % ± {196 * sqrt(share * (1 - share) / races):.2f}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
