"""The board of Speed as plain data, for a page that draws it: how long the road is, and the cards along it."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.speed.cards import ATTACKS, DEFENCES, TEAMS, WILDS
from paddock.games.speed.options import make_course
from paddock.games.speed.view import units


def board(names: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """The distances of a round, the values of the kilometre cards, and who sits in which team.

    >>> drawn = board(["s0", "s1"], {})
    >>> drawn["distance"], drawn["extension"], drawn["kilometres"]
    (900, 1200, [30, 60, 90, 120, 240])
    """
    courses, _ = make_course(names, options, None)
    course = courses[0]
    return {
        "distance": int(course.distance),
        "extension": int(course.extension),
        "win_points": int(course.win_points),
        "speed_limit": int(course.speed_limit),
        "kilometres": [int(course.km[i]) for i in range(int(course.kms))],
        "teams": {TEAMS[i]: [names[seat] for seat in seats] for i, seats in enumerate(units(course, names).values())},
        "groups": {"attack": list(ATTACKS), "defence": list(DEFENCES), "wild": list(WILDS)},
    }
