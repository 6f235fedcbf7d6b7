"""9-10. Scoring and winner: the points of a round, and when a game is decided."""

from paddock.engine.jit import rare, rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Array, Record
from paddock.games.speed.events import SCORED, SCORES_TOLD, WON
from paddock.games.speed.rules.placing import distance
from paddock.games.speed.rules.preparation import deal, next_seat, team_of
from paddock.games.speed.state import ABSENT, ACROSS, NOBODY, OVER


@rare
def finish_round(course: Record, state: Record, completed_by: int, fate: Record, log: Record) -> None:
    """SPD-6.18, SPD-6.19, SPD-7.32, SPD-7.33, SPD-9.1, SPD-10.1:
    score the round and deal the next one, unless the game is over.
    """
    for team in range(course.teams):
        score_round(course, state, team, completed_by, log)
    if is_decided(course, state):
        state.phase = OVER
        best = best_total(course, state)
        for team in range(course.teams):
            if state.totals[team] == best:
                tell(log, WON, NOBODY, team, best, 0)
    else:
        state.dealer = next_seat(course, state.dealer)
        deal(course, state, fate, log)


@rare
def score_round(course: Record, state: Record, team: int, completed_by: int, log: Record) -> None:
    """SPD-9.2, SPD-9.3, SPD-9.4, SPD-9.5, SPD-9.6, SPD-9.7, SPD-9.8, SPD-9.9, SPD-11.9, SPD-11.10, SPD-11.11,
    SPD-11.12, SPD-11.13, SPD-12.5, SPD-RUL.23, SPD-RUL.30, SPD-RUL.38:
    the points of one team.
    """
    km = distance(course, state, team)
    played = 0
    kontras = 0
    for wild in range(4):
        played += state.wild[team, wild] != ABSENT
        kontras += state.wild[team, wild] == ACROSS
    wilds = played * int(course.wild_points)
    all_wilds = course.all_wilds_points if played == 4 else 0
    kontra = kontras * int(course.kontra_points)
    trip = delayed = safe = blockade = extension = 0
    if team == completed_by:
        trip = course.trip_points
        delayed = course.delayed_points if state.drawable == 0 else 0
        safe = course.safe_points if is_safe_trip(course, state, team) else 0
        blockade = course.blockade_points if is_blockade(course, state, team) else 0
    if state.extension_by != NOBODY and (team == state.extension_by) == (completed_by == state.extension_by):
        extension = course.extension_points
    points = km + wilds + int(all_wilds) + kontra + int(trip)
    points += int(delayed) + int(safe) + int(blockade) + int(extension)
    state.scores[team] = points
    state.totals[team] += points
    tell(log, SCORED, NOBODY, team, points, state.totals[team])
    tell_more(log, SCORES_TOLD, km)
    tell_more(log, SCORES_TOLD + 1, wilds)
    tell_more(log, SCORES_TOLD + 2, all_wilds)
    tell_more(log, SCORES_TOLD + 3, kontra)
    tell_more(log, SCORES_TOLD + 4, trip)
    tell_more(log, SCORES_TOLD + 5, delayed)
    tell_more(log, SCORES_TOLD + 6, safe)
    tell_more(log, SCORES_TOLD + 7, blockade)
    tell_more(log, SCORES_TOLD + 8, extension)


@rule
def is_safe_trip(course: Record, state: Record, team: int) -> bool:
    """SPD-9.8, SPD-RUL.25: no 240 km card in the whole round."""
    for i in range(course.kms):
        if course.km_unsafe[i] and state.km[team, i] > 0:
            return False
    return True


@rule
def is_blockade(course: Record, state: Record, team: int) -> bool:
    """SPD-9.9, SPD-RUL.24: no opposing team has a kilometre card on the table."""
    for other in range(course.teams):
        if other != team and distance(course, state, other) > 0:
            return False
    return True


# 10. Winner


@rule
def best_total(course: Record, state: Record) -> int:
    best = int(state.totals[0])
    for team in range(1, course.teams):
        best = max(best, int(state.totals[team]))
    return best


@rule
def is_decided(course: Record, state: Record) -> bool:
    """SPD-3.1, SPD-3.3, SPD-10.3, SPD-RUL.31, SPD-RUL.32, SPD-RUL.33:
    somebody alone leads with enough points, or the last round is over.
    """
    if state.rounds >= course.max_rounds:
        return True
    best = best_total(course, state)
    leaders = 0
    for team in range(course.teams):
        leaders += state.totals[team] == best
    return best >= course.win_points and leaders == 1


@rule
def score(course: Record, state: Record, out: Array) -> None:
    """SPD-10.3: per seat the rank of its team by total points, and those points."""
    for seat in range(course.seats):
        points = state.totals[team_of(course, seat)]
        out[seat, 0] = 1
        out[seat, 1] = points
        for team in range(course.teams):
            out[seat, 0] += state.totals[team] > points
