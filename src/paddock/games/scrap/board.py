"""The board of Scrap Racer as plain data, for a page that draws it: where everything lies, and no rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.scrap import variant as variants
from paddock.games.scrap.cards import BONUS_CARDS, LAPS, MOST_DICE, MOST_RACERS, RACERS
from paddock.games.scrap.drawing import CELL, HEADER, MARGIN, ROAD, Picture, Point, beside
from paddock.games.scrap.moves import USES
from paddock.games.scrap.options import DEFAULTS, with_track
from paddock.games.scrap.track import fields_of, load, shortened

ABREAST = 3  #: racers side by side before the start
LANE = 33  #: pixels from one of them to the next

#: The rule that tells what a goal card does.
GOAL_RULES = {"7": "SCR-GOAL.1", "5": "SCR-GOAL.2", "2": "SCR-GOAL.3", "3": "SCR-GOAL.4"}


def board(names: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Where the segments, fields and places of a track lie, in the pixels of its picture; y grows downwards.

    >>> drawn = board(["A", "B"], {"track": "RRRR"})
    >>> len(drawn["fields"]), drawn["fields"][1]["token"], drawn["size"]
    (12, True, [380, 380])
    >>> drawn["fields"][0]["line"]
    [[190.0, 43.0], [190.0, 147.0]]
    """
    said = {**DEFAULTS, **with_track(options)}
    variant = variants.load(said["variant"], None)
    track = load(said["track"], None, variant)
    if said["short"]:
        track = shortened(track, variant)
    picture = Picture(track, "en")
    picture.fields = fields_of(track, variant)

    def point(place: Point) -> list[float]:
        return [round(place[0] - picture.shift, 1) + 0.0, round(place[1] - HEADER - MARGIN, 1) + 0.0]

    numbered = [(field, part) for _, field, part in picture.numbered()]
    line = int(said["line_position"])
    fields = []
    for field, part in numbered[line:] + numbered[:line]:
        (first, heading), (middle, turned) = part[0], part[len(part) // 2]
        fields.append(
            {
                "centre": point(middle),
                "heading": round(turned, 1),
                "line": [point(beside(first, heading, side * ROAD / 2)) for side in (-1, 1)],
                "way": [point(place) for place, _ in part],
                "ground": "SC"[field.ground],
                "token": field.token,
                "number": point(beside(middle, turned, ROAD / 2 - 13)),
                "lamps": [point(beside(middle, turned, side * (ROAD / 2 + 1))) for side in (-1, 1)],
            }
        )
    before = [part[len(part) // 2] for _, part in (numbered[line:] + numbered[:line])[::-1]]
    start = []
    for slot in range(MOST_RACERS):
        middle, turned = before[slot // ABREAST]
        place = beside(middle, turned, (slot % ABREAST - 1) * LANE)
        start.append({"at": point(place), "heading": round(turned, 1)})
    columns, rows = [column for column, _ in picture.cells], [row for _, row in picture.cells]
    return {
        "track": track.name,
        "title": track.title,
        "laps": LAPS,
        "dice": MOST_DICE,
        "cell": CELL,
        "road": ROAD,
        "size": [(max(columns) - picture.left + 1) * CELL, (max(rows) - picture.top + 1) * CELL],
        "segments": [
            {"number": number, "letter": letter, "centre": point(picture.centre(cell))}
            for cell, number, letter in zip(picture.cells, track.segments, track.path, strict=True)
        ],
        "fields": fields,
        "start": start,
        "heading": round(numbered[line][1][0][1], 1),
        "racers": list(RACERS),
        "uses": list(USES),
        "bonus": list(BONUS_CARDS),
        "goals": GOAL_RULES,
    }
