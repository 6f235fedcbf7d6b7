"""What a position is worth to every seat, for a search: how likely its team wins the game, by its points."""

from paddock.engine.jit import rule
from paddock.engine.odds import WHOLE, chance_ahead
from paddock.engine.records import Array, Record
from paddock.games.speed.rules import distance, team_of
from paddock.games.speed.state import OVER

SPREAD = 350.0  #: points by which luck decides near the end of the game,
SPREAD_PER_POINT = 0.33  #: and by how many more for every point to it


@rule
def tick(course: Record, state: Record) -> int:
    """The rounds until now: what the horizon of a search is counted in."""
    return int(state.rounds)


@rule
def worth(course: Record, state: Record, out: Array) -> None:
    """Per seat, out of WHOLE."""
    for seat in range(course.seats):
        out[seat] = WHOLE * chance_to_win(course, state, team_of(course, seat))


@rule
def chance_to_win(course: Record, state: Record, team: int) -> float:
    """Of a team against the best of the others."""
    mine, best, most = points_of(course, state, team), -1_000_000, 0
    for other in range(course.teams):
        points = points_of(course, state, other)
        most = max(most, points)
        if other != team:
            best = max(best, points)
    if state.phase == OVER:
        return 1.0 if mine > best else 0.5 if mine == best else 0.0
    spread = SPREAD + SPREAD_PER_POINT * max(0, int(course.win_points) - most)
    return chance_ahead(mine - best, spread)


@rule
def points_of(course: Record, state: Record, team: int) -> int:
    """What a team has, and what it has driven in this round."""
    return int(state.totals[team]) + (distance(course, state, team) if state.phase != OVER else 0)
