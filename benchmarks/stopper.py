"""A yardstick for drivers of Scrap Racer, and how the pilot does against it: `python -m benchmarks.stopper [RACES]`.

The stopper rolls until its dice add up to a number, plays every bonus card as soon as it can, and uses no change token.
What tokens, bonus cards and risk each bring the pilot is measured by taking them away from it.
"""

import sys
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from paddock.engine.fate import FATE, begin_stream, below, key_from_seed, key_words
from paddock.engine.jit import rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.engine.verdicts import lowest
from paddock.games import game
from paddock.games.scrap.cards import BONUSES
from paddock.games.scrap.events import DOUBLE, DUEL, LAP, TURN
from paddock.games.scrap.guide import GAPS, ROUNDS
from paddock.games.scrap.moves import ACCEPT, BONUS, DONE, DRIVE, ROLL_DIE, STOP, TOKEN
from paddock.games.scrap.pilot import pilot
from paddock.games.scrap.rules import LEGAL, judge, pending, play, score, setup, sum_of_dice
from paddock.games.scrap.state import MOVE, ROLL

RANDOM, PILOT, NO_TOKENS, NO_CARDS, NO_RISK, NO_TOKENS_CARDS_RISK = range(6)  #: who drives a seat
STOPS_AT = 10  #: + the sum at which a stopper stops
TURNS, DOUBLES, DUELS, LAPS = range(4)  #: what is counted
SCRAP = game("scrap")


@rule
def stopper(state: Record, verdict: Array, limit: int) -> int:
    """Rolls until the dice add up to the limit; plays every card at once."""
    if state.phase == ROLL:
        if verdict[ACCEPT] == LEGAL:
            return ACCEPT
        return ROLL_DIE if verdict[ROLL_DIE] == LEGAL and sum_of_dice(state) < limit else STOP
    if state.phase == MOVE:
        for bonus in range(BONUSES):
            if verdict[BONUS + bonus] == LEGAL:
                return BONUS + bonus
        return DONE if state.driven else DRIVE
    action = 0
    while verdict[action] != LEGAL:
        action += 1
    return action


@rule
def random_move(verdict: Array, whim: Record) -> int:
    """Any legal move."""
    legal = 0
    for action in range(len(verdict)):
        legal += verdict[action] == LEGAL
    left = below(whim, legal)
    chosen = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            if left == 0:
                chosen = action
            left -= 1
    return chosen


@rule
def without_tokens(state: Record, verdict: Array) -> None:
    """As if the active racer held no change tokens."""
    state.tokens[int(state.turn)] = 0
    for action in range(TOKEN, ACCEPT):
        verdict[action] = max(int(verdict[action]), 1)


@rule
def choose(course: Record, flat: Record, state: Record, seat: int, driver: int, verdict: Array, whim: Record) -> int:
    """What a driver does; a pilot without something is asked as if that were not there."""
    if driver == RANDOM:
        return random_move(verdict, whim)
    if driver >= STOPS_AT:
        return stopper(state, verdict, driver - STOPS_AT)
    bare = driver == NO_TOKENS_CARDS_RISK
    if driver == NO_TOKENS or bare:
        without_tokens(state, verdict)
    if (driver == NO_CARDS or bare) and state.phase == MOVE:
        return stopper(state, verdict, 0)
    return pilot(flat if driver == NO_RISK or bare else course, state, seat, verdict, whim)


@rule
def races(
    courses: Array,
    states: Array,
    key: Array,
    drivers: Array,
    fates: Array,
    logs: Array,
    verdicts: Array,
    scores: Array,
    counts: Array,
    rounds: Array,
) -> None:
    """Whole races between drivers of all kinds."""
    course, state, fate, whim, log, verdict = courses[0], states[0], fates[0], fates[1], logs[0], verdicts[0]
    for i in range(len(drivers)):
        begin_stream(fate, key, 2 * i)
        begin_stream(whim, key, 2 * i + 1)
        setup(course, state, fate, log)
        while pending(course, state) != 0:
            seat = lowest(pending(course, state))
            judge(course, state, seat, verdict)
            states[1] = state  # a driver looks at a copy, from which things may be missing
            action = choose(course, courses[1], states[1], seat, int(drivers[i, seat]), verdict, whim)
            play(course, state, seat, action, fate, log)
            for row in range(log.n):
                code = int(log.rows[row, 0])
                counts[i, TURNS] += code == TURN
                counts[i, DOUBLES] += code == DOUBLE
                counts[i, DUELS] += code == DUEL
                counts[i, LAPS] += code == LAP
            log.n = 0
        score(course, state, scores[i])
        rounds[i] = state.rounds


def run(drivers: Array, seed: str, **options: Any) -> tuple[Array, Array, Array]:
    """Races with a driver for every seat: ranks by seat, what was counted, and the rounds of each."""
    count, seats = drivers.shape
    course, _ = SCRAP.notation.make_course(SCRAP.notation.seat_names(seats), options, Path())
    courses = new(SCRAP.rules.course, 2)
    courses[:] = course
    guide = courses[1]["guide"].reshape(ROUNDS + 1, GAPS)
    guide[:] = guide[-1]  # as if the end were always far away: a field is worth the same to the first and to the last
    scores, counts = np.zeros((count, seats, 2), np.int32), np.zeros((count, 4), np.int32)
    rounds, verdicts = np.zeros(count, np.int32), np.zeros((1, SCRAP.rules.actions), np.uint8)
    key = key_words(key_from_seed(seed))
    races(
        courses,
        new(SCRAP.rules.state, 2),
        key,
        drivers,
        new(FATE, 2),
        new_log(on=True),
        verdicts,
        scores,
        counts,
        rounds,
    )
    return scores[:, :, 0], counts, rounds


def share_of(driver: int, other: int, count: int, seats: int = 2, seed: str = "stopper", **options: Any) -> float:
    """The share of races that a driver wins against others of one kind, seats in turns."""
    mine = np.arange(count) % seats
    drivers = np.full((count, seats), other, np.int8)
    drivers[np.arange(count), mine] = driver
    ranks, _, _ = run(drivers, seed, **options)
    return float((ranks[np.arange(count), mine] == 1).mean())


def main(count: int = 20_000) -> None:
    """One line per kind of race; then what the pilot loses without tokens, cards and risk."""
    for told, driver, other, seats, options in (
        ("pilot against random, 2 players", PILOT, RANDOM, 2, {}),
        ("pilot against a stopper at 8, 2 players", PILOT, STOPS_AT + 8, 2, {}),
        ("pilot against a stopper at 9, 2 players", PILOT, STOPS_AT + 9, 2, {}),
        ("pilot against a stopper at 8, 2 players, one racer each", PILOT, STOPS_AT + 8, 2, {"mode": "single"}),
        ("pilot against stoppers at 8, 3 players", PILOT, STOPS_AT + 8, 3, {}),
        ("pilot against stoppers at 8, 4 players", PILOT, STOPS_AT + 8, 4, {}),
        ("without tokens", NO_TOKENS, STOPS_AT + 8, 2, {}),
        ("with every card played at once", NO_CARDS, STOPS_AT + 8, 2, {}),
        ("with the same risk at all times", NO_RISK, STOPS_AT + 8, 2, {}),
        ("without all three", NO_TOKENS_CARDS_RISK, STOPS_AT + 8, 2, {}),
    ):
        share = share_of(driver, other, count, seats, **options)
        margin = 1.96 * sqrt(share * (1 - share) / count)
        print(f"{told}: {share:.2%} +- {margin:.2%} of {count:,} races", flush=True)
    drivers = np.full((count, 4), STOPS_AT + 9, np.int8)
    _, counts, rounds = run(drivers, "sanity")
    turns, doubles, duels, laps = counts.mean(axis=0)
    low, high = np.percentile(rounds, (2.5, 97.5))
    print(
        f"4 stoppers at 9: {rounds.mean():.1f} rounds ({low:.0f} to {high:.0f} in 95 % of the races), "
        f"a double in {doubles / turns:.1%} of the turns, {duels:.1f} duels and {laps:.1f} lap tokens a race"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
