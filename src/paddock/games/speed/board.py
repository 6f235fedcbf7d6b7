"""The board of Speed as plain data, for a page that draws it: how long the road is, and the cards along it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.games.speed.cards import KM, START, WILD
from paddock.games.speed.moves import card_kinds
from paddock.games.speed.options import make_course
from paddock.games.speed.view import units

GROUPS = ((START, "attack"), (WILD, "defence"), (KM, "wild"))  #: before which kind a group of cards ends


class SpeedCard(msgspec.Struct):
    """A kind of cards."""

    card: str
    group: str  #: attack, defence, wild or kilometre
    word: str  #: its key in the catalogue
    km: int  #: 0 if it drives none


class SpeedBoard(msgspec.Struct):
    """The distances of a round, all kinds of cards, and who sits in which team."""

    distance: int
    extension: int
    win_points: int
    speed_limit: int
    cards: list[SpeedCard]
    teams: dict[str, list[str]]


def board(names: Sequence[str], options: Mapping[str, Any]) -> SpeedBoard:
    """The board of a game.

    >>> drawn = board(["s0", "s1"], {})
    >>> drawn.distance, drawn.extension, drawn.cards[-1].km
    (900, 1200, 240)
    """
    courses, _ = make_course(names, options, None)
    course = courses[0]
    return SpeedBoard(
        distance=int(course.distance),
        extension=int(course.extension),
        win_points=int(course.win_points),
        speed_limit=int(course.speed_limit),
        cards=[
            SpeedCard(
                card=card,
                group=next((group for end, group in GROUPS if kind < end), "kilometre"),
                word=card if kind < KM else "KM",
                km=int(course.km[kind - KM]) if kind >= KM else 0,
            )
            for card, kind in card_kinds(course).items()
        ],
        teams={team: [names[seat] for seat in seats] for team, seats in units(course, names).items()},
    )
