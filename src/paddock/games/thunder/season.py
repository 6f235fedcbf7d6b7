"""11. A season: what a race brings to the next one, and what an absence costs."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.thunder.boxes import standard

PENALTY = 5  #: points


def with_absences(scores: Mapping[str, int], absent: Mapping[str, str]) -> dict[str, int]:
    """TA-11.3.2, TA-11.3.3: a substitute costs points; a team that is away has less than the last one that raced.

    >>> with_absences({"Blue": 90, "Red": 70}, {"Blue": "substitute", "Pink": "away"})
    {'Blue': 85, 'Red': 70, 'Pink': 65}
    """
    last = min(scores.values())
    missing = {team: (scores[team] if how == "substitute" else last) - PENALTY for team, how in absent.items()}
    return {**scores, **missing}


def next_options(result: dict[str, Any]) -> dict[str, Any]:
    """TA-11.2: the team whose car won stands further ahead on the bar of the next race."""
    team = result.get("first_home") or usual_team([car for car, place in result["places"].items() if place == 1])
    return {"last_winner": team} if team else {}


def usual_team(cars: Sequence[int]) -> str | None:
    """TA-1.6: whose car it is, by the numbers of the standard box: for a result that does not say it."""
    numbers: Mapping[str, list[int]] = standard()["numbers"]
    return next((team for team, own in numbers.items() if set(cars) & set(own)), None)
