"""The board of Thunder Alley as plain data, for a page that draws it: where everything lies, and no rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.thunder.cards import (
    EVENT_NAMES,
    EXIT,
    NAMES,
    NO_WEAR,
    SIX,
    SPEED,
    TEMPORARY,
    TYPE,
    TYPES,
    WEAR,
    WEAR_OF,
)
from paddock.games.thunder.drawing import FINE, GRID, UNIT, WIDE, Picture, Point
from paddock.games.thunder.options import DEFAULTS
from paddock.games.thunder.track import GREEN_LINE, load

STACKED = 0.45  #: lanes by which a car on the apron lies beside the one that came before it


def board(names: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Where the spaces and lines of a track lie, y growing downwards; and what is printed on cards and markers.

    >>> drawn = board(["Blue", "Red"], {"track": "test_track"})
    >>> len(drawn["spaces"]), len(drawn["spaces"][0]), drawn["grid"][0], drawn["green_line"]["sector"]
    (40, 5, [39, 1], 33)
    >>> drawn["cards"]["Charge"]
    {'speed': 7, 'exit': 3, 'type': 'solo', 'wear': 'red'}
    """
    track = load(options.get("track", DEFAULTS["track"]), None)
    picture = Picture(track, "en")

    def outline(sector: int, lane: int) -> list[list[float]]:
        outer, inner = (picture.along(sector, sector + 1, edge * WIDE) for edge in (lane, lane - 1))
        return points([*outer, *reversed(inner)])

    def space(sector: int, lane: int) -> dict[str, Any]:
        return {"at": point(picture.middle(sector, lane)), "outline": outline(sector, lane)}

    def beside(sector: int) -> list[float]:
        """How far the next car of a stack on the apron lies from the one before."""
        first, second = (picture.at(sector + 0.5, -(0.5 + STACKED * height) * WIDE) for height in (0, 1))
        return point((second[0] - first[0], second[1] - first[1]))

    def line(sector: int) -> dict[str, Any]:
        lanes = max(track.lanes[sector % track.sectors], track.lanes[sector - 1])
        ends = [picture.at(sector, -WIDE), picture.at(sector, lanes * WIDE)]
        return {"sector": sector, "ends": points(ends), "label": point(picture.at(sector, (lanes + 0.8) * WIDE))}

    sectors = range(track.sectors)
    return {
        "track": track.name,
        "title": track.title,
        "unit": UNIT,
        "wide": round(WIDE * UNIT, 1),
        "spaces": [[space(sector, lane) for lane in range(track.lanes[sector] + 1)] for sector in sectors],
        "headings": [round(float(picture.heading[sector * FINE + FINE // 2]), 1) for sector in sectors],
        "beside": [beside(sector) for sector in sectors],
        "marks": [point(picture.at(sector + 0.5, -1.35 * WIDE)) for sector in sectors],
        "corners": [sector for sector in sectors if track.kinds[sector] == "corner"],
        "restart": list(track.restart),
        "ahead": [[list(track.fwd(sector, lane)) for lane in range(1, track.lanes[sector] + 1)] for sector in sectors],
        "ways": [
            points([picture.middle(sector, lane), picture.middle(sector + 1, ahead)])
            for sector in sectors
            if track.joins[sector] != "="
            for lane in range(1, track.lanes[sector] + 1)
            for ahead in track.fwd(sector, lane)
        ],
        "wall": [points(picture.along(sector, sector + 1, track.lanes[sector] * WIDE)) for sector in sectors],
        "start": line(0),
        "green_line": line(track.sectors - GREEN_LINE + 1),
        "grid": [list(track.grid(place)) for place in range(1, GRID + 1)],
        "cards": {
            name: {
                "speed": SPEED[kind],
                "exit": EXIT[kind],
                "type": TYPES[TYPE[kind]],
                "wear": None if WEAR_OF[kind] == NO_WEAR else WEAR[WEAR_OF[kind]],
            }
            for kind, name in enumerate(NAMES)
        },
        "events": {name: f"TA-EV.{number}" for number, name in enumerate(EVENT_NAMES, 1)},
        "wear": {"temporary": list(WEAR[:TEMPORARY]), "permanent": list(WEAR[TEMPORARY:]), "most": SIX},
    }


def point(place: Point) -> list[float]:
    """A place in as many digits as a picture needs."""
    return [round(place[0], 1) + 0.0, round(place[1], 1) + 0.0]


def points(places: Sequence[Point]) -> list[list[float]]:
    return [point(place) for place in places]
