"""A track as a picture: its segments on their squares, one SVG that needs nothing else.

Lengths are in pixels: every segment lies on a square of `CELL`, and its fields follow the road through it.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from paddock.games.scrap.track import EAST, STRAIGHT, Cell, Track, TrackField, fields_of, squares, standard
from paddock.words import sentence

Point = tuple[float, float]
Racer = tuple[str, int, str]  #: label, number of the field, colour

CELL = 190  #: pixels of a square
ROAD = 104  #: width of the road
MARGIN = 60  #: sand around the squares
HEADER, FOOTER = 92, 86
NARROWEST = 860  #: so that the words of the footer have room
FINE = 24  #: points along the road of one segment
DUNES = 150  #: half the width of the largest dune

FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
SAND, DUNE, PLATE, EDGE, ROADWAY = "#c9a66b", "#d4b47d", "#5a4a3c", "#2d2722", "#7b7f86"
GREEN, BLUE, PAINT, PANEL, RUST, GOLD = "#3fd46b", "#4aa8ff", "#f6f1e7", "#2b2320", "#9c4a22", "#ffcf4a"
LAMPS = (GREEN, BLUE)  #: by ground
LIVERIES = ("#c8102e", "#f2b705", "#1664c0", "#35b6a0", "#7b3fb5", "#f07b2c")  #: of racers, in the order of their names
SHOULDER = 26  #: between racers that stand side by side


def draw_track(track: Track, racers: Sequence[Racer] = (), language: str = "en") -> str:
    """The track, with racers where they stand, as an SVG document."""
    return Picture(track, language).draw(racers)


def draw_race(track: Track, view: Mapping[str, Any], language: str = "en") -> str:
    """The track with the racers of a view that are on it."""
    colours = dict(zip(sorted(view["ranking"]), LIVERIES, strict=False))
    racers = [(name, view[name]["field"], colours[name]) for name in view["ranking"] if view[name]["field"]]
    return draw_track(track, racers, language)


class Picture:
    """The picture of one track: the ways through its squares are found once, then drawn from the sand up."""

    def __init__(self, track: Track, language: str) -> None:
        self.track, self.language = track, language
        self.fields = fields_of(track, standard())
        cells, _ = squares(track.path)
        self.cells = cells[:-1]
        columns, rows = [column for column, _ in self.cells], [row for _, row in self.cells]
        self.left, self.top = min(columns), min(rows)
        across, down = max(columns) - self.left + 1, max(rows) - self.top + 1
        self.width = max(NARROWEST, across * CELL + 2 * MARGIN)
        self.height = HEADER + down * CELL + 2 * MARGIN + FOOTER
        self.shift = (self.width - across * CELL) / 2
        self.ways = [self.way(i) for i in range(len(self.cells))]

    def draw(self, racers: Sequence[Racer]) -> str:
        parts = [
            self.sand(),
            self.road(),
            self.squares(),
            self.lines(),
            self.places(),
            self.line(),
            self.racers(racers),
        ]
        title = escape(f"{self.track.called(self.language)}: {self.facts()}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height:.0f}" '
            f'role="img" font-family="{FONT}">\n<title>{title}</title>\n'
            + "\n".join([*parts, self.header(), self.footer()])
            + "\n</svg>\n"
        )

    # Measures

    def centre(self, cell: Cell) -> Point:
        return (
            self.shift + (cell[0] - self.left + 0.5) * CELL,
            HEADER + MARGIN + (cell[1] - self.top + 0.5) * CELL,
        )

    def way(self, number: int) -> list[tuple[Point, float]]:
        """The middle of the road through a segment: points and headings in degrees, from its entry to its exit."""
        letter = self.track.path[number]
        _, heading = squares(self.track.path[:number]) if number else ([], EAST)
        x, y = self.centre(self.cells[number])
        half, (east, south) = CELL / 2, heading
        start = (x - east * half, y - south * half)
        angle = math.degrees(math.atan2(south, east))
        if letter == "S":
            return [((start[0] + east * CELL * t, start[1] + south * CELL * t), angle) for t in steps()]
        side = 1 if letter == "R" else -1
        pivot = (start[0] - side * south * half, start[1] + side * east * half)
        way = []
        for t in steps():
            turned = math.radians(angle + side * 90 * t)
            point = (pivot[0] + side * half * math.sin(turned), pivot[1] - side * half * math.cos(turned))
            way.append((point, angle + side * 90 * t))
        return way

    def numbered(self) -> Iterable[tuple[int, TrackField, list[tuple[Point, float]]]]:
        """Every field with its number and its part of the road."""
        number = 0
        for i, segment in enumerate(self.track.segments):
            here = [field for field in self.fields if field.segment == segment]
            for place, field in enumerate(here):
                number += 1
                begin, end = (round(FINE * (place + more) / len(here)) for more in (0, 1))
                yield number, field, self.ways[i][begin : end + 1]

    def facts(self) -> str:
        return "  ·  ".join((self.word("fields"), self.word("laps")))

    def word(self, key: str) -> str:
        values = {"fields": len(self.fields), "laps": self.track.laps}
        return sentence(f"drawing.{key}", values, self.language, "scrap")

    # From the sand up

    def sand(self) -> str:
        dunes = [
            f'<ellipse cx="{DUNES + scatter(i) * (self.width - 2 * DUNES):.0f}" '
            f'cy="{HEADER + scatter(i + 40) * (self.height - HEADER - FOOTER):.0f}" '
            f'rx="{DUNES * (0.4 + 0.6 * scatter(i + 80)):.0f}" ry="{14 + 16 * scatter(i + 9):.0f}" fill="{DUNE}"/>'
            for i in range(36)
        ]
        return f'<rect width="{self.width:.0f}" height="{self.height:.0f}" fill="{SAND}"/>' + group("dunes", dunes)

    def road(self) -> str:
        drawn = []
        for way in self.ways:
            line = path(point for point, _ in way)
            drawn.append(f'<path d="{line}" stroke="{EDGE}" stroke-width="{ROAD + 14}"/>')
        for way in self.ways:
            line = path(point for point, _ in way)
            drawn.append(f'<path d="{line}" stroke="{ROADWAY}" stroke-width="{ROAD}"/>')
        return group("road", drawn, fill="none")

    def squares(self) -> str:
        """SCR-COMP.1: the segments by the numbers on their backs."""
        drawn = []
        for cell, number, letter in zip(self.cells, self.track.segments, self.track.path, strict=True):
            x, y = self.centre(cell)
            left_out = number in self.track.left_out
            corner = (x - CELL / 2, y - CELL / 2)
            drawn.append(
                f'<rect class="segment" data-number="{number}" data-letter="{letter}" x="{corner[0]:.1f}" '
                f'y="{corner[1]:.1f}" width="{CELL}" height="{CELL}" fill="none" stroke="{PLATE}" '
                f'stroke-opacity=".45" stroke-dasharray="6 6"/>'
            )
            drawn.append(words(corner[0] + 20, corner[1] + 18, number, 16, PANEL, "number", 700))
            if left_out:
                drawn.append(words(corner[0] + 44, corner[1] + 18, "X", 16, RUST, "left-out", 800))
        return group("segments", drawn)

    def lines(self) -> str:
        """The fields with their numbers; green lamps along straights, blue ones along corners."""
        drawn = []
        for number, field, part in self.numbered():
            (point, heading), (middle, turned) = part[0], part[len(part) // 2]
            (x1, y1), (x2, y2) = beside(point, heading, -ROAD / 2), beside(point, heading, ROAD / 2)
            drawn.append(
                f'<line class="field" data-field="{number}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
                f'stroke="{PAINT}" stroke-width="2" opacity=".7"/>'
            )
            for side in (-1, 1):
                x, y = beside(middle, turned, side * (ROAD / 2 + 1))
                drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{LAMPS[field.ground]}" stroke="{EDGE}"/>')
            x, y = beside(middle, turned, ROAD / 2 - 13)
            drawn.append(words(x, y, number, 13, PAINT, "field-number", 700))
        return group("fields", drawn)

    def places(self) -> str:
        """SCR-SETUP.2: where change tokens lie."""
        drawn = []
        for number, field, part in self.numbered():
            if field.token:
                x, y = beside(*part[len(part) // 2], -6)
                drawn.append(
                    f'<circle class="token" data-field="{number}" cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{PLATE}" '
                    f'stroke="{GOLD}" stroke-width="3"/>'
                )
        return group("tokens", drawn)

    def line(self) -> str:
        """SCR-COMP.3: the finish line, and which way to go."""
        (x, y), heading = self.ways[0][0]
        cell = ROAD / 8
        cells = [
            f'<rect x="{(column - 1) * cell:.1f}" y="{(row - 4) * cell:.1f}" width="{cell:.1f}" height="{cell:.1f}" '
            f'fill="{"#111" if (row + column) % 2 else "#fff"}"/>'
            for row in range(8)
            for column in range(2)
        ]
        arrow = f'<path d="M44 -{ROAD / 2 + 26}h44v-9l24 15l-24 15v-9h-44z" fill="{PAINT}" stroke="{EDGE}"/>'
        return group(
            "line", [f'<g transform="translate({x:.1f} {y:.1f}) rotate({heading:.0f})">{"".join(cells)}{arrow}</g>']
        )

    def racers(self, racers: Sequence[Racer]) -> str:
        parts = {number: part for number, _, part in self.numbered()}
        there, so_far = Counter(field for _, field, _ in racers), Counter[int]()
        drawn = []
        for label, field, colour in racers:
            point, heading = parts[field][len(parts[field]) // 2]
            x, y = beside(point, heading, SHOULDER * (so_far[field] - (there[field] - 1) / 2))
            so_far[field] += 1
            drawn.append(
                f'<g class="racer" data-label="{escape(label)}" transform="translate({x:.1f} {y:.1f})">'
                f'<path d="M-18 -12L8 -14L20 0L8 14L-18 12L-12 0Z" fill="{escape(colour)}" stroke="#111" '
                f'transform="rotate({heading:.1f})"/>{words(0, 0, label, 12, "#111", "label", 800)}</g>'
            )
        return group("racers", drawn)

    # The words around it

    def header(self) -> str:
        middle = HEADER / 2
        return group(
            "header",
            [
                f'<rect width="{self.width:.0f}" height="{HEADER}" fill="{PANEL}"/>',
                words(34, middle, self.track.called(self.language), 40, PAINT, "title", 800, "start"),
                words(self.width - 34, middle, self.facts(), 22, PAINT, "facts", 500, "end"),
            ],
        )

    def footer(self) -> str:
        """What the marks mean."""
        top = self.height - FOOTER
        marks = {
            "straight": f'<circle r="8" fill="{LAMPS[STRAIGHT]}" stroke="{EDGE}"/>',
            "corner": f'<circle r="8" fill="{BLUE}" stroke="{EDGE}"/>',
            "token": f'<circle r="12" fill="{PLATE}" stroke="{GOLD}" stroke-width="3"/>',
            "left_out": words(0, 0, "X", 22, RUST, "mark", 800),
        }
        drawn = [f'<rect y="{top:.0f}" width="{self.width:.0f}" height="{FOOTER}" fill="{PANEL}"/>']
        for number, (key, mark) in enumerate(marks.items()):
            px, py = 44 + (number % 2) * self.width / 2, top + 24 + (number // 2) * 38
            drawn.append(f'<g transform="translate({px:.1f} {py:.1f})">{mark}</g>')
            drawn.append(words(px + 26, py, self.word(key), 17, PAINT, "meaning", 400, "start"))
        return group("footer", drawn)


# Pieces


def steps() -> list[float]:
    """Places along the road of a segment, from 0 to 1."""
    return [step / FINE for step in range(FINE + 1)]


def beside(point: Point, heading: float, right: float) -> Point:
    """A point to the right of a place on the road (to the left: a negative number)."""
    angle = math.radians(heading)
    return point[0] - right * math.sin(angle), point[1] + right * math.cos(angle)


def group(name: str, parts: Iterable[str], **style: object) -> str:
    """Parts of the picture that belong together."""
    looks = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<g class="{name}"{looks}>\n' + "\n".join(parts) + "\n</g>"


def path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def words(
    x: float, y: float, text: object, size: float, colour: str, name: str, weight: int, anchor: str = "middle"
) -> str:
    """A text, upright, centred on its height."""
    return (
        f'<text class="{name}" x="{x:.1f}" y="{y + size * 0.355:.1f}" font-size="{size}" font-weight="{weight}" '
        f'fill="{colour}" text-anchor="{anchor}">{escape(str(text))}</text>'
    )


def scatter(number: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return math.sin(number * 78.233) * 43758.5453 % 1
