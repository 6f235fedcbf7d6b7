"""What a choice would bring: the segment played to its end on a guess, with the pilot for what is left of it."""

from collections.abc import Mapping
from typing import Any

from paddock.engine.groups import Trial
from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record
from paddock.games.thunder.pilot import pilot
from paddock.games.thunder.rules import has, is_racing, judge, markers, place_of, play, seat_of, sector_of
from paddock.games.thunder.state import NOBODY, OVER
from paddock.words.sentences import told

FORESIGHT = ("told", "sector", "lane", "place", "gained", "wear", "worn", "team", "rivals", "out", "finished")
TOLD, SECTOR, LANE, PLACE, GAINED, WEAR, WORN, TEAM, RIVALS, OUT, FINISHED = range(len(FORESIGHT))


@rare
def foresee(course: Record, state: Record, seat: int, action: int, trial: Trial, out: Array) -> None:
    """Play an action and let the pilot end the segment; what is told is of its car, and of the way both sides made."""
    fate, whim, log, verdict = trial
    out[:] = 0
    own, others = way_of(state, seat, True), way_of(state, seat, False)
    car = int(state.segment)
    place = 0 if car == NOBODY else place_of(state, car)
    wear = 0 if car == NOBODY else markers(state, car)
    play(course, state, seat, action, fate, log)
    log.n = 0
    if car == NOBODY:
        car = int(state.segment)
        place = 0 if car == NOBODY else place_of(state, car)
        wear = 0 if car == NOBODY else markers(state, car)
    while car != NOBODY and state.segment == car and state.phase != OVER:
        judge(course, state, seat, verdict)
        play(course, state, seat, pilot(course, state, seat, verdict, whim), fate, log)
        log.n = 0
    if car == NOBODY:
        return
    out[TOLD] = 1
    out[PLACE] = place_of(state, car)
    out[GAINED] = place - out[PLACE]
    out[WEAR] = markers(state, car)
    out[WORN] = out[WEAR] - wear
    out[FINISHED] = has(state.finished, car)
    if is_racing(state, car):
        out[SECTOR] = sector_of(course, state, car)
        out[LANE] = state.lane[car]
        out[TEAM] = way_of(state, seat, True) - own
        out[RIVALS] = way_of(state, seat, False) - others
    else:
        out[OUT] = not has(state.finished, car)


@rule
def way_of(state: Record, seat: int, own: bool) -> int:
    """The sectors that all cars of a team have driven, or those of all others."""
    way = 0
    for car in range(state.cars):
        if (seat_of(state, car) == seat) == own:
            way += int(state.dist[car])
    return way


def preview_text(preview: Mapping[str, Any], move: str, language: str) -> str:
    """What a choice would bring, in a few words; nothing for one that moves no car."""

    def say(key: str, **values: Any) -> str:
        return told("thunder", "preview", key, values, {}, language)

    certain = preview["certain"]
    if certain.get("told") != 1:
        return ""
    if certain.get("finished") == 1:
        return say("finishes", place=certain.get("place"))
    if certain.get("out") == 1:
        return say("out")
    parts = []
    if "place" in certain and "gained" in certain:
        gained = certain["gained"]
        way = "gains" if gained > 0 else "loses" if gained < 0 else "keeps"
        parts.append(say("place", way=way, n=abs(gained), place=certain["place"]))
    if certain.get("worn", -1) >= 0:
        parts.append(say("wear", n=certain["worn"]))
    return ", ".join(parts)
