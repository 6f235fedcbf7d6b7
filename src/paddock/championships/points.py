"""What a race brings to everybody in a championship: by the rulebook where it says so, otherwise by our table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from paddock.games.contract import Document, Game

TABLE = Path(__file__).parent / "points.toml"


@cache
def own_tables() -> Mapping[str, tuple[int, ...]]:
    """Our points by place, for games whose rulebook has none."""
    tables = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {game: tuple(table["places"]) for game, table in tables.items()}


def usual_points(game: Game) -> tuple[int, ...]:
    """Points by place: the rulebook's, or ours; none where the rulebook adds up what races score.

    >>> from paddock.games import game
    >>> usual_points(game("heat")), usual_points(game("thunder"))
    ((9, 6, 4, 3, 2, 1), ())
    """
    return game.notation.prizes or own_tables().get(game.name, ())


def scores_of(result: Document, points: Sequence[int]) -> dict[str, int]:
    """What a race brings: by place, or what it has scored itself.

    >>> scores_of({"scores": {"A": 2, "B": 1}, "ranks": {"A": 1, "B": 2}}, (9, 6))
    {'A': 9, 'B': 6}
    >>> scores_of({"scores": {"A": 2, "B": 1}, "ranks": {"A": 1, "B": 2}}, ())
    {'A': 2, 'B': 1}
    """
    if not points:
        return {unit: int(scored) for unit, scored in result["scores"].items()}
    return {
        unit: points[rank - 1] if rank <= len(points) else 0
        for unit, rank in sorted(ranks_of(result).items(), key=lambda entry: entry[1])
    }


def ranks_of(result: Document) -> dict[str, int]:
    """The places of a race; where nobody has written them down, by what was scored."""
    if "ranks" in result:
        return {unit: int(rank) for unit, rank in result["ranks"].items()}
    scores = result["scores"]
    return {unit: 1 + sum(other > scores[unit] for other in scores.values()) for unit in scores}


def by_seats(told: Mapping[str, int], units: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """What is told of teams, told of each of their seats.

    >>> by_seats({"A": 10, "B": 7}, {"A": ["s0", "s2"], "B": ["s1", "s3"]})
    {'s0': 10, 's2': 10, 's1': 7, 's3': 7}
    """
    return {seat: value for unit, value in told.items() for seat in units.get(unit, [unit])}
