"""What a choice would bring: the turn played to its end on a guess, doing no more than must be done."""

from collections.abc import Mapping
from typing import Any

from paddock.engine.groups import Trial
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.scrap.events import (
    ACCIDENT,
    BONUS_CARD,
    DUEL_RACERS,
    DUEL_WON,
    DUEL_WON_RACER,
    LAP,
    LAP_RACER,
    TOOK_TOKEN,
    TOOK_TOKEN_RACER,
)
from paddock.games.scrap.events import DUEL as DUEL_BEGAN
from paddock.games.scrap.moves import ACCEPT, DONE, DRIVE, ORDER, STOP, WINNER
from paddock.games.scrap.pilot import pilot
from paddock.games.scrap.rules import field_of, is_double, judge, place_of, play, racer_of_kind
from paddock.games.scrap.state import MOVE, OVER, ROLL
from paddock.words.sentences import told

FORESIGHT = ("p", "field", "moved", "place", "accident", "duels", "won", "laps", "tokens", "cards")
P, FIELD, MOVED, PLACE, ACCIDENTS, DUELS, WON, LAPS, TOKENS, CARDS = range(len(FORESIGHT))


@rare
def foresee(course: Record, state: Record, seat: int, action: int, trial: Trial, out: Array) -> None:
    """Play an action and go on to the end of the turn: the own racer stops and drives, others are driven by pilots."""
    fate, whim, log, verdict = trial
    out[:] = 0
    turn, rounds = int(state.turn), int(state.rounds)
    racer = racer_in_question(course, state, action)
    kind, before = int(state.kind[racer]), int(state.p[racer])
    log.n = 0
    play(course, state, seat, action, fate, log)
    read_log(log, seat, kind, out)
    # Who orders his racers before the first turn has no turn yet that could be foreseen.
    while action < ORDER and state.phase != OVER and state.turn == turn and state.rounds == rounds:
        who = int(state.asked)
        if who == seat and state.phase == ROLL:
            step = ACCEPT if is_double(state) else STOP
        elif who == seat and state.phase == MOVE:
            step = DONE if state.driven else DRIVE
        else:
            judge(course, state, who, verdict)
            step = pilot(course, state, who, verdict, whim)
        play(course, state, who, step, fate, log)
        read_log(log, seat, kind, out)
    out[P] = state.p[racer]
    out[FIELD] = field_of(course, int(state.p[racer]))
    out[MOVED] = int(state.p[racer]) - before
    out[PLACE] = 1 + place_of(course, state, racer)


@rule
def racer_in_question(course: Record, state: Record, action: int) -> int:
    """The active racer; or the one that its owner lets win, perhaps in somebody else's turn."""
    if WINNER <= action < ORDER:
        return racer_of_kind(course, state, action - WINNER)
    return int(state.turn)


@rule
def read_log(log: Record, seat: int, kind: int, out: Array) -> None:
    """Add up what has just happened to this racer."""
    for i in range(log.n):
        code, row = log.rows[i, 0], log.rows[i]
        if code == DUEL_BEGAN:
            out[DUELS] += (row[DUEL_RACERS] >> kind) & 1
        elif row[1] == seat:
            if code == ACCIDENT:
                out[ACCIDENTS] = 1
            elif code == BONUS_CARD:
                out[CARDS] += 1
            elif code == DUEL_WON:
                out[WON] += row[DUEL_WON_RACER] == kind
            elif code == LAP:
                out[LAPS] += row[LAP_RACER] == kind
            elif code == TOOK_TOKEN:
                out[TOKENS] += row[TOOK_TOKEN_RACER] == kind
    log.n = 0


def preview_text(preview: Mapping[str, Any], move: str, language: str) -> str:
    """What a choice would bring, in a few words; nothing for an order of racers."""

    def say(key: str, **values: Any) -> str:
        return told("scrap", "preview", key, values, {}, language)

    if move.startswith("order"):
        return ""
    parts = []
    for key, name in (("field", "lands"), ("place", "place")):
        values = values_of(preview, key)
        parts.append(say(name, least=min(values), most=max(values)))
    for key, name in (("accident", "accident"), ("duels", "duel"), ("tokens", "token"), ("laps", "lap")):
        share = share_of(preview, key)
        if share > 0:
            parts.append(say(name, percent=percent_of(share)))
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
    """In how many of the guesses something happens at least once."""
    return sum(share for value, share in shares_of(preview, key).items() if value > 0)
