"""A yardstick for drivers of HEAT, and how the pilot does against it: `python -m benchmarks.steady [RACES]`.

The steady driver plays the highest cards that pay no Heat, takes every Cooldown, and a slipstream or an adrenaline
move where it is free.
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

from paddock.engine.fate import FATE, begin_stream, key_from_seed, key_words
from paddock.engine.jit import rare, rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.engine.verdicts import lowest
from paddock.games import game
from paddock.games.heat.cards import GEARS, VALUES, S
from paddock.games.heat.events import SPUN
from paddock.games.heat.moves import (
    ADR_COOL,
    ADR_MOVE,
    CARD,
    COOLDOWN,
    COOLDOWNS,
    END_DISCARD,
    END_REACT,
    GEAR,
    SLIP_NO,
    SLIP_YES,
)
from paddock.games.heat.pilot import first_of, pilot
from paddock.games.heat.rules import LEGAL, cost_of, judge, lap_start, pending, play, reached, score, setup, shift_of
from paddock.games.heat.state import PLAN, REACT, SLIP, THINKING

TOO_FAST = 1000
STEADY, PILOT = range(2)  #: who drives a seat


@rule
def steady(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """Drives as fast as it can for nothing."""
    if state.phase == PLAN:
        return plan(course, state, seat, verdict)
    if state.phase == REACT:
        for cards in range(COOLDOWNS, 0, -1):
            if verdict[COOLDOWN + cards - 1] == LEGAL:
                return COOLDOWN + cards - 1
        if verdict[ADR_COOL] == LEGAL:
            return ADR_COOL
        if verdict[ADR_MOVE] == LEGAL and is_free(course, state, reached(course, state, seat, 1), state.speed + 1):
            return ADR_MOVE
        return END_REACT
    if state.phase == SLIP:
        return SLIP_YES if is_free(course, state, reached(course, state, seat, 2), state.speed) else SLIP_NO
    return END_DISCARD


@rule
def is_free(course: Record, state: Record, end: int, speed: int) -> bool:
    return heat_for(course, state, int(state.start), end, speed) == 0


@rule
def heat_for(course: Record, state: Record, start: int, end: int, speed: int) -> int:
    cost = 0
    lap = lap_start(course, start)
    while lap <= end:
        for corner in range(course.corners):
            line = lap + int(course.line[corner])
            if start < line <= end and line < course.finish:
                cost += cost_of(course, state, corner, speed, 0)
        lap += int(course.spaces)
    return cost


@rule
def plan(course: Record, state: Record, seat: int, verdict: Array) -> int:
    """The gear, and then the cards, of the fastest plan that pays nothing; of the slowest one if every plan pays."""
    played = 0
    for i in range(int(state.plays[seat])):
        played += VALUES[state.play[seat, i]] + 2 * int(state.play[seat, i] == S)
    if state.plan[seat] != THINKING:
        missing = int(state.gear[seat]) - int(state.plays[seat])
        return CARD + (best(course, state, seat, played, missing) & 255)
    found, chosen = -1, 0
    for gear in range(1, GEARS + 1):
        if verdict[GEAR + gear - 1] == LEGAL and (shift_of(state, seat, gear) < 2 or chosen == 0):
            worth = (best(course, state, seat, 0, gear) >> 8) - TOO_FAST * int(shift_of(state, seat, gear) == 2)
            if chosen == 0 or worth > found:
                found, chosen = worth, gear
    return GEAR + chosen - 1


@rare
def best(course: Record, state: Record, seat: int, played: int, cards: int) -> int:
    """The worth of the best cards to complete a plan, and in its lowest eight bits one of them."""
    hand, start = state.hand[seat], int(state.pos[seat])
    found, chosen = -TOO_FAST * TOO_FAST, 0
    for ones in range(min(cards, int(hand[0])) + 1):
        for twos in range(min(cards - ones, int(hand[1])) + 1):
            for threes in range(min(cards - ones - twos, int(hand[2])) + 1):
                for fours in range(min(cards - ones - twos - threes, int(hand[3])) + 1):
                    basics = ones + twos + threes + fours
                    for zero in range(min(cards - basics, int(hand[4])) + 1):
                        for five in range(min(cards - basics - zero, int(hand[5])) + 1):
                            stress = cards - basics - zero - five
                            if stress <= hand[S]:
                                speed = played + ones + 2 * twos + 3 * threes + 4 * fours + 5 * five + 2 * stress
                                risk = speed + 2 * stress
                                worth = speed
                                if heat_for(course, state, start, start + risk, risk) > 0:
                                    worth = -TOO_FAST - speed
                                if worth > found:
                                    found = worth
                                    chosen = first_of(ones, twos, threes, fours, zero, five)
    return ((found + 2 * TOO_FAST * TOO_FAST) << 8) | chosen


@rule
def duels(
    courses: Array,
    states: Array,
    key: Array,
    drivers: Array,
    fates: Array,
    logs: Array,
    verdicts: Array,
    scores: Array,
    spins: Array,
) -> None:
    """Whole races between drivers of both kinds; spins are counted per seat."""
    course, state, fate, log, verdict = courses[0], states[0], fates[0], logs[0], verdicts[0]
    for i in range(len(drivers)):
        begin_stream(fate, key, i)
        setup(course, state, fate, log)
        while pending(course, state) != 0:
            seat = lowest(pending(course, state))
            judge(course, state, seat, verdict)
            if drivers[i, seat] == PILOT:
                action = pilot(course, state, seat, verdict, fates[1])
            else:
                action = steady(course, state, seat, verdict)
            log.n = 0
            play(course, state, seat, action, fate, log)
            for row in range(log.n):
                if log.rows[row, 0] == SPUN:
                    spins[i, log.rows[row, 1]] += 1
        score(course, state, scores[i])


def measure(track: str, races: int) -> tuple[float, float]:
    """The share of two-car races that the pilot wins, grid at random and seats in turns; and its spins per race."""
    heat = game("heat")
    courses, _ = heat.notation.make_course(heat.notation.seat_names(2), {"track": track}, Path())
    mine = np.arange(races) % 2
    drivers = np.full((races, 2), STEADY, np.int8)
    drivers[np.arange(races), mine] = PILOT
    scores, spins = np.zeros((races, 2, 2), np.int32), np.zeros((races, 2), np.int32)
    key, verdicts = key_words(key_from_seed("steady")), np.zeros((1, heat.rules.actions), np.uint8)
    duels(courses, new(heat.rules.state), key, drivers, new(FATE, 2), new_log(on=True), verdicts, scores, spins)
    won = scores[np.arange(races), mine, 0] == 1
    return float(won.mean()), float(spins[np.arange(races), mine].mean())


def main(races: int = 5_000) -> None:
    """One line per track."""
    for track in game("heat").tracks.shipped():
        share, spins = measure(track, races)
        margin = 1.96 * sqrt(share * (1 - share) / races)
        print(f"{track}: the pilot wins {share:.2%} +- {margin:.2%} of {races:,} races, {spins:.3f} spins in each")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
