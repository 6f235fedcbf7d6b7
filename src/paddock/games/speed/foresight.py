"""What a choice would bring: one move played on a guess."""

from collections.abc import Mapping
from typing import Any

from paddock.engine.groups import Trial
from paddock.engine.jit import rare
from paddock.engine.records import Array, Record
from paddock.games.speed.rules import distance, play, team_of
from paddock.games.speed.state import EXTENSION, KONTRA
from paddock.words import sentence

FORESIGHT = ("distance", "kontra", "completed")
DISTANCE, ANSWERED, COMPLETED = range(len(FORESIGHT))


@rare
def foresee(course: Record, state: Record, seat: int, action: int, trial: Trial, out: Array) -> None:
    """Play an action: how far the own team has come then, and whether somebody may answer it with a kontra."""
    fate, log = trial.fate, trial.log
    rounds = int(state.rounds)
    team = team_of(course, seat)
    target = int(state.target)
    play(course, state, seat, action, fate, log)
    log.n = 0
    completed = state.rounds != rounds or state.phase == EXTENSION
    out[DISTANCE] = target if completed else distance(course, state, team)
    out[ANSWERED] = state.phase == KONTRA
    out[COMPLETED] = completed


def preview_text(preview: Mapping[str, Any], move: str, language: str) -> str:
    """What a choice would bring, in a few words; nothing where nothing is at stake."""
    risk = preview["risk"].get("kontra", {1: 1.0} if preview["certain"].get("kontra") else {})
    if risk.get(1, 0) > 0:
        return sentence("preview.kontra_risk", {"percent": max(1, round(100 * risk[1]))}, language, "speed")
    return ""
