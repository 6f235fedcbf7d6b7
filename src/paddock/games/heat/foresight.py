"""What a choice would bring: one turn played on a guess, with the least that can still be done about it."""

from collections.abc import Mapping
from typing import Any

from paddock.engine.groups import Trial
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import lowest
from paddock.games.heat.events import (
    BY_DRAFTING,
    BY_SHORT,
    CLUTTERED,
    CORNER,
    CORNER_LINE,
    CORNER_PAID,
    CROSSED_FINISH,
    FOR_CARD,
    MOVED,
    MOVED_GOT,
    MOVED_REASON,
    MOVED_WANTED,
    SLIPSTREAM,
    SPUN,
    SPUN_LINE,
    SPUN_PAID,
    SPUN_STRESS,
)
from paddock.games.heat.events import PAID as PAID_FOR_CARD
from paddock.games.heat.moves import END_REACT, SLIP_NO
from paddock.games.heat.pilot import pilot
from paddock.games.heat.rules import is_in_turn, judge, pending, play, rank_of, turn_of
from paddock.games.heat.state import DISCARDING, OVER, PLAN, REACT, SHOWN, SLIP
from paddock.words.sentences import told

FORESIGHT = (
    *("pos", "spot", "speed", "lost", "paid", "engine", "spun", "stress", "cluttered", "finished"),
    "rank",  # when the turn of this car is over
    "corner",  # the last one that it crossed or spun out of, counted from 1 as they come on the track; 0 for none
)
POS, SPOT, SPEED, LOST, PAID, ENGINE, SPUN_OUT, STRESS, CLUTTER, FINISHED, RANK, NUMBER = range(len(FORESIGHT))


@rare
def foresee(course: Record, state: Record, seat: int, action: int, trial: Trial, out: Array) -> None:
    """Play an action and go on to the end of this seat's turn: it does nothing more than it must, the others drive."""
    fate, whim, log, verdict = trial
    out[:] = 0
    in_turn = is_in_turn(state)
    rounds = int(state.rounds)
    heat = int(state.engine[seat])
    if in_turn:
        out[SPEED] = state.speed
    log.n = 0
    play(course, state, seat, action, fate, log)
    read_log(course, log, seat, out)
    while not is_turn_over(state, seat, rounds):
        car = lowest(pending(course, state))
        if car == seat and (state.phase == REACT or state.phase == SLIP):
            step = END_REACT if state.phase == REACT else SLIP_NO
        else:
            judge(course, state, car, verdict)
            step = pilot(course, state, car, verdict, whim)
        play(course, state, car, step, fate, log)
        read_log(course, log, seat, out)
    out[POS] = state.pos[seat]
    out[SPOT] = state.spot[seat]
    out[ENGINE] = state.engine[seat]
    out[RANK] = rank_of(course, state, seat)
    out[PAID] = heat - int(state.engine[seat]) if not in_turn else out[PAID]


@rule
def is_turn_over(state: Record, seat: int, rounds: int) -> bool:
    """Whether nothing more can happen to this car in this round."""
    if state.phase == OVER or state.rounds > rounds:
        return True
    if state.phase == PLAN or state.plan[seat] != SHOWN:
        return False
    return turn_of(state) != seat or state.phase == DISCARDING


@rule
def read_log(course: Record, log: Record, seat: int, out: Array) -> None:
    """Add up what has just happened to this car."""
    for i in range(log.n):
        code, row = log.rows[i, 0], log.rows[i]
        if log.rows[i, 1] == seat:
            if code == MOVED:
                out[LOST] += row[MOVED_WANTED] - row[MOVED_GOT]
                if row[MOVED_REASON] == BY_SHORT:
                    out[SPEED] = row[MOVED_WANTED]  # the turn is driven again
                elif row[MOVED_REASON] != SLIPSTREAM and row[MOVED_REASON] != BY_DRAFTING:
                    out[SPEED] += row[MOVED_WANTED]
            elif code == CORNER:
                out[PAID] += row[CORNER_PAID]
                out[NUMBER] = number_of(course, row[CORNER_LINE])
            elif code == PAID_FOR_CARD:
                out[PAID] += row[FOR_CARD]
            elif code == SPUN:
                out[PAID] += row[SPUN_PAID]
                out[NUMBER] = number_of(course, row[SPUN_LINE])
                out[SPUN_OUT] = 1
                out[STRESS] += row[SPUN_STRESS]
            elif code == CLUTTERED:
                out[CLUTTER] = 1
            elif code == CROSSED_FINISH:
                out[FINISHED] = 1
    log.n = 0


@rule
def number_of(course: Record, line: int) -> int:
    """Which corner has this line, counted from 1."""
    for corner in range(course.corners):
        if course.line[corner] == line:
            return corner + 1
    return 0


STILL = ("discard", "end_discard", "refresh", "take", "give", "mulligan")  #: moves that no car drives by
RARE = 0.05  #: what is less likely than that to stand in the way is not told


def preview_text(preview: Mapping[str, Any], move: str, language: str) -> str:
    """What a choice would bring, in a few words; nothing for a discard, which moves no car."""

    def say(key: str, **values: Any) -> str:
        return told("heat", "preview", key, values, {}, language)

    def between(key: str) -> dict[str, int]:
        return {"least": min(values_of(preview, key)), "most": max(values_of(preview, key))}

    if move.startswith(STILL):
        return ""
    if share_of(preview, "cluttered") == 1:
        return say("cluttered")
    parts = [say("speed", **between("speed"))]
    spins, corner = share_of(preview, "spun"), between("corner")["most"]
    if share_of(preview, "finished") > 0:
        parts.append(say("finishes"))
    elif corner > 0 and spins < 1:
        parts.append(say("corner", corner=corner))
    if max(values_of(preview, "paid")) > 0:
        parts.append(say("pays", **between("paid")))
    if spins > 0:
        parts.append(say("spins", percent=percent_of(spins), corner=corner))
    blocked = sum(share for lost, share in shares_of(preview, "lost").items() if lost > 0)
    if blocked >= RARE:
        parts.append(say("blocked", percent=percent_of(blocked)))
    parts.append(say("ranks", **between("rank")))
    return ", ".join(parts)


def percent_of(share: float) -> int:
    """A share as it is told: 100 only for what is certain, and never 0."""
    return 100 if share >= 1 else min(99, max(1, round(100 * share)))


def shares_of(preview: Mapping[str, Any], key: str) -> dict[int, float]:
    certain = preview["certain"]
    return {certain[key]: 1.0} if key in certain else dict(preview["risk"][key])


def values_of(preview: Mapping[str, Any], key: str) -> list[int]:
    return list(shares_of(preview, key))


def share_of(preview: Mapping[str, Any], key: str) -> float:
    """In how many of the guesses something happens."""
    return shares_of(preview, key).get(1, 0.0)
