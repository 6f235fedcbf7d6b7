"""A track as a picture: one SVG that needs nothing else, drawn from the figures of the track file.

Lengths are in sectors along the inner edge of lane 1, which is the line that everything else lies beside: the apron on
its right, on the inside of the road, and the lanes on its left, the outermost at the wall. `UNIT` makes pixels of them.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

import numpy as np

from paddock.games.rings import closed, closed_ring
from paddock.games.thunder.track import GREEN_LINE, Track
from paddock.words import sentence

Point = tuple[float, float]
Car = tuple[str, int, int, int, str]  #: label, sector, lane, place in the stack, colour

UNIT = 62  #: pixels per sector
FINE = 6  #: points per sector along a curve
WIDE = 0.52  #: a lane
TAPER = 1.5  #: how far before and after a join the road grows wider or narrower
MARGIN = 0.9
HEADER, FOOTER = 84, 120  #: pixels
NARROWEST = 1100  #: pixels, so that the words have room
GRID = 21  #: numbered grid spaces (TA-1.3.4)

FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
INFIELD, ASPHALT, CORNERED, RESTARTED, APRON = "#4f8a43", "#4a4e55", "#42464d", "#5a6270", "#8d8a80"
PAINT, WALL, GREEN, PANEL, WAY = "#f4f4ef", "#c9cdd3", "#3fd06a", "#20262b", "#ffd166"
COLOURS = {
    "Black": "#2b2b2b",
    "Blue": "#2f6fde",
    "Green": "#2f9e44",
    "Pink": "#f27fb2",
    "Purple": "#8a4fd0",
    "Red": "#d3222a",
    "Yellow": "#f2c21a",
}


def draw_track(track: Track, cars: Sequence[Car] = (), language: str = "en", green_line: int = GREEN_LINE) -> str:
    """The track, with cars where they stand, as an SVG document."""
    return Picture(track, language, green_line).draw(cars)


def draw_race(track: Track, view: Mapping[str, Any], language: str = "en") -> str:
    """The track with the cars of a view."""
    cars = []
    for number, car in view["cars"].items():
        if "at" in car:
            sector, lane = map(int, car["at"].split("."))
            cars.append((str(number), sector, lane, car.get("stack", 0), COLOURS[car["team"]]))
    return draw_track(track, cars, language, view["green_line"])


class Picture:
    """The picture of one track: measured once, then drawn from the infield up to the cars."""

    def __init__(self, track: Track, language: str, green_line: int = GREEN_LINE) -> None:
        self.track, self.language, self.green_line = track, language, green_line
        bends = np.array(
            [stretch.turn / stretch.sectors for stretch in track.stretches for _ in range(stretch.sectors)]
        )
        bends = closed(bends + (360 - bends.sum()) / track.sectors)
        self.x, self.y, self.heading = closed_ring(bends.tolist(), FINE)
        self.wide = widths(track.lanes)
        edge = (max(track.lanes) + 1) * WIDE + MARGIN
        left, right = self.x.min() - edge, self.x.max() + edge
        top, bottom = self.y.min() - edge, self.y.max() + edge
        self.width = round(max((right - left) * UNIT, NARROWEST))
        self.field = round((bottom - top) * UNIT)
        self.height = HEADER + self.field + FOOTER
        self.shift_x = (self.width - (left + right) * UNIT) / 2
        self.shift_y = HEADER - top * UNIT

    def draw(self, cars: Sequence[Car]) -> str:
        parts = [
            f'<rect width="{self.width}" height="{self.height}" fill="{INFIELD}"/>',
            self.spaces(),
            self.ways(),
            self.wall(),
            self.grid(),
            self.line(0, "start-line", PAINT, "start"),
            self.line(self.track.sectors - self.green_line, "green-line", GREEN, "green_line"),
            self.cars(cars),
            self.words_around(),
        ]
        title = escape(f"{self.track.called(self.language)}: {self.facts()}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img" font-family="{FONT}">\n<title>{title}</title>\n' + "\n".join(parts) + "\n</svg>\n"
        )

    # Measures

    def at(self, place: float, out: float) -> Point:
        """The pixel at a place along the road, counted in sectors from the line, so far out from the inner edge."""
        step = round(place * FINE) % (len(self.x) - 1)
        angle = math.radians(self.heading[step])
        x, y = self.x[step] + out * math.sin(angle), self.y[step] - out * math.cos(angle)
        return float(x * UNIT + self.shift_x), float(y * UNIT + self.shift_y)

    def out(self, place: float, sector: int, edge: float) -> float:
        """How far out the edge of a lane of a sector lies at a place: where lanes join, they share the road.

        Edge 0 is the inner one of lane 1; the apron inside it has the same width everywhere.
        """
        if edge <= 0:
            return edge * WIDE
        lanes = self.track.lanes[sector % self.track.sectors]
        return edge / lanes * float(self.wide[round(place * FINE) % len(self.wide)]) * WIDE

    def middle(self, sector: int, lane: int) -> Point:
        """The middle of a space; the apron is lane 0."""
        return self.at(sector + 0.5, self.out(sector + 0.5, sector, lane - 0.5))

    def edge(self, sector: int, edge: int) -> list[Point]:
        """The edge of a lane along its sector."""
        places = [sector + step / FINE for step in range(FINE + 1)]
        return [self.at(place, self.out(place, sector, edge)) for place in places]

    def word(self, key: str) -> str:
        values = {"laps": self.track.laps, "sectors": self.track.sectors}
        return sentence(f"drawing.{key}", values, self.language)

    def facts(self) -> str:
        return "  ·  ".join(self.word(key) for key in ("laps", "sectors"))

    # The road

    def spaces(self) -> str:
        """TA-1.3.1, TA-1.3.2, TM-5: every space of the lanes and of the apron; restart lanes are brighter."""
        drawn = []
        for sector in range(self.track.sectors):
            for lane in range(self.track.lanes[sector] + 1):
                outline = self.edge(sector, lane) + self.edge(sector, lane - 1)[::-1]
                fill = CORNERED if self.track.kinds[sector] == "corner" else ASPHALT
                if lane in self.track.restart[sector]:
                    fill = RESTARTED
                name, fill = ("apron", APRON) if lane == 0 else ("space", fill)
                drawn.append(
                    f'<path class="{name}" data-at="{sector}.{lane}" d="{path(outline)}Z" fill="{fill}" '
                    f'stroke="{PAINT}" stroke-opacity=".45" stroke-width="1"/>'
                )
            if sector % 4 == 0:
                x, y = self.at(sector + 0.5, -1.35 * WIDE)
                drawn.append(words(x, y, sector, 12, PAINT, "sector", 600))
        return group("spaces", drawn)

    def ways(self) -> str:
        """TM-4: where lanes merge or split, the ways from space to space."""
        drawn = []
        for sector in range(self.track.sectors):
            if self.track.is_join(sector):
                for lane in range(1, self.track.lanes[sector] + 1):
                    for ahead in self.track.fwd(sector, lane):
                        (x1, y1), (x2, y2) = self.middle(sector, lane), self.middle(sector + 1, ahead)
                        drawn.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')
        return group("ways", drawn, stroke=WAY, stroke_width=2, stroke_dasharray="5 4", opacity=0.9)

    def wall(self) -> str:
        """TM-8: the outer wall."""
        drawn = []
        for sector in range(self.track.sectors):
            drawn.append(f'<path d="{path(self.edge(sector, self.track.lanes[sector]))}"/>')
        return group("wall", drawn, fill="none", stroke=WALL, stroke_width=4, stroke_linecap="round")

    def grid(self) -> str:
        """TM-6: the numbers of the grid spaces."""
        drawn = []
        for space in range(1, GRID + 1):
            x, y = self.middle(*self.track.grid(space))
            drawn.append(words(x, y, space, 12, PAINT, "grid-space", 700))
        return group("grid", drawn)

    def line(self, place: int, name: str, colour: str, key: str) -> str:
        """TA-1.3.3, TM-9: a line across the road, with its word on the outside."""
        wall = self.out(place, place, self.track.lanes[place % self.track.sectors])
        (x1, y1), (x2, y2) = self.at(place, -WIDE), self.at(place, wall)
        x, y = self.at(place, wall + 0.8 * WIDE)
        return group(
            name,
            [
                f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="6"/>',
                words(x, y, self.word(key), 14, colour, "label", 700),
            ],
        )

    def cars(self, cars: Sequence[Car]) -> str:
        """Cars where they stand; those stacked on the apron are drawn side by side."""
        drawn = []
        for label, sector, lane, height, colour in cars:
            x, y = self.middle(sector, lane)
            if lane == 0:
                x, y = self.at(sector + 0.5, -(0.5 + 0.45 * height) * WIDE)
            turn = self.heading[(sector * FINE + FINE // 2) % (len(self.x) - 1)]
            drawn.append(
                f'<g class="car" data-label="{escape(label)}" transform="translate({x:.1f} {y:.1f})">'
                f'<rect x="-24" y="-11" width="48" height="22" rx="8" fill="{escape(colour)}" stroke="#111" '
                f'stroke-width="1.5" transform="rotate({turn:.1f})"/><circle r="9.5" fill="#fff"/>'
                + words(0, 0, label, 12, "#111", "label", 800)
                + "</g>"
            )
        return group("cars", drawn)

    # The words around it

    def words_around(self) -> str:
        top = self.height - FOOTER
        marks = {
            "restart_lanes": f'<rect x="-18" y="-9" width="36" height="18" fill="{RESTARTED}" stroke="{PAINT}"/>',
            "apron": f'<rect x="-18" y="-9" width="36" height="18" fill="{APRON}" stroke="{PAINT}"/>',
            "ways": f'<path d="M-20 0H20" stroke="{WAY}" stroke-width="3" stroke-dasharray="5 4"/>',
            "grid": words(0, 0, 1, 16, PAINT, "mark", 800),
        }
        drawn = [
            f'<rect width="{self.width}" height="{HEADER}" fill="{PANEL}"/>',
            words(36, HEADER / 2, self.track.called(self.language), 38, "#fff", "title", 800, "start"),
            words(self.width - 36, HEADER / 2, self.facts(), 22, PAINT, "facts", 500, "end"),
            f'<rect y="{top}" width="{self.width}" height="{FOOTER}" fill="{PANEL}"/>',
        ]
        for number, (key, mark) in enumerate(marks.items()):
            x, y = 60 + (number % 2) * (self.width - 60) / 2, top + 34 + (number // 2) * 44
            drawn.append(f'<g transform="translate({x:.1f} {y:.1f})">{mark}</g>')
            drawn.append(words(x + 38, y, self.word(key), 18, PAINT, "meaning", 400, "start"))
        return group("words", drawn)


# Pieces


def widths(lanes: Sequence[int]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How many lanes wide the road is at every fine place: it has no steps, whatever the lanes do.

    >>> widths([4] * 4 + [3] * 4).round(1).tolist()[18:30]
    [4.0, 3.9, 3.9, 3.8, 3.7, 3.6, 3.5, 3.4, 3.3, 3.2, 3.1, 3.1]
    """
    steps = np.repeat(np.asarray(lanes, float), FINE)
    steps = (steps + np.roll(steps, 1)) / 2  # at a boundary both sides count
    reach = round(TAPER * FINE)
    window = 1 + np.cos(np.linspace(-np.pi, np.pi, 2 * reach + 1))
    shifted = [np.roll(steps, by) * part for by, part in zip(range(-reach, reach + 1), window, strict=True)]
    return np.asarray(sum(shifted) / window.sum())


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
