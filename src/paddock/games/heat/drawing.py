"""A track as a picture: one SVG that needs nothing else, drawn from the figures of the track file.

Lengths are in spaces: the road is 1 wide, and every space is 1 long. `UNIT` makes pixels of them.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from paddock.games.heat.cards import MOST_SEATS
from paddock.games.heat.track import Corner, Track
from paddock.games.rings import closed_ring
from paddock.words import sentence

Point = tuple[float, float]
Car = tuple[str, int, int, str]  #: label, index of the space, spot, colour

UNIT = 60  #: pixels per space
FINE = 8  #: points per space along a curve
HALF = 0.5  #: from the middle of the road to its edge
LANE = 0.285  #: from the middle of the road to the middle of a spot
LONG, WIDE = 0.6, 0.26  #: a spot
RACE_LINE = 0.455  #: from the middle of the road to the race line
MARGIN = 2.1  #: grass around the road
HEADER, FOOTER = 96, 14  #: pixels; the footer has rows besides
ROW = 42  #: of the footer
NARROWEST = 1240  #: pixels, so that the words of the footer have room
KERBED = 11  #: degrees within a space from which on there are kerbs
BADGE = 1.28  #: from the middle of the road to the middle of a badge
BADGE_ROOM = 1.22  #: between a badge and the middle of any road

FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
GRASS, MOWN, CROWNS = "#5f9a4a", "#67a352", ("#3f7a38", "#4a8741", "#356b33")
ASPHALT, SHOULDER, GRAVEL = "#3d4148", "#2c2f34", "#d9c69a"
LIVERIES = ("#e5383b", "#48cae4", "#ffd60a", "#70e000", "#f72585", "#4361ee")  #: of the seats in their alphabet
WATER, SHADE, BLUE = "#5aa9d6", "#0d0f12", "#1d4fa8"  #: flooded spaces, tunnels, kerbs of chicanes
PAINT, RED, AMBER, LEADING, LEGEND, PANEL = "#f4f4ef", "#d3222a", "#ffd166", "#ff9f1c", "#8fd3ff", "#1f2a24"


@dataclass(frozen=True)
class Space:
    """Where a space lies: its middle, its heading in degrees (clockwise from east), and its two spots.

    `side` tells where spot 0 and the race line are: 1 for the right of the road, -1 for the left (HEAT-T.3).
    `line` is the line before the space, from the left edge of the road to the right one.
    """

    index: int
    centre: Point
    heading: float
    spots: tuple[Point, Point]
    side: int
    line: tuple[Point, Point]


def spaces_of(track: Track) -> list[Space]:
    """Where every space of a track lies, in lengths of a space; the start line is at (0, 0), y grows downwards.

    >>> from pathlib import Path
    >>> from paddock.games.heat.track import load
    >>> first = spaces_of(load("usa", Path()))[0]
    >>> first.line, first.side
    (((0.0, -0.5), (0.0, 0.5)), -1)
    """
    x, y, heading = closed_ring(track.bends, 2)
    spaces = []
    for index in range(track.spaces):
        begin, middle = 2 * index, 2 * index + 1
        side = race_side(track, index)
        spots = (
            beside(x[middle], y[middle], heading[middle], side * LANE),
            beside(x[middle], y[middle], heading[middle], -side * LANE),
        )
        line = (
            beside(x[begin], y[begin], heading[begin], -HALF),
            beside(x[begin], y[begin], heading[begin], HALF),
        )
        centre = beside(x[middle], y[middle], heading[middle], 0)
        spaces.append(Space(index, centre, round(float(heading[middle]) % 360, 2), spots, side, line))
    return spaces


def race_side(track: Track, index: int) -> int:
    """HEAT-T.3: the race line runs on the inside of the corner that opened the sector: 1 for right, -1 for left."""
    return 1 if track.corners[track.sector(index)].turn == "R" else -1


def beside(x: float, y: float, heading: float, right: float) -> Point:
    """A point to the right of a place on the road (to the left: a negative number)."""
    angle = math.radians(heading)
    return round(float(x - right * math.sin(angle)), 4) + 0.0, round(float(y + right * math.cos(angle)), 4) + 0.0


def draw_track(track: Track, cars: Sequence[Car] = (), language: str = "en") -> str:
    """The track, with cars where they stand, as an SVG document."""
    return Picture(track, language).draw(cars)


def draw_race(track: Track, view: Mapping[str, Any], language: str = "en") -> str:
    """The track with the cars of a view that still race."""
    cars = [
        (name, view[name]["pos"] % track.spaces, view[name]["spot"], LIVERIES[i % len(LIVERIES)])
        for i, name in enumerate(sorted(view["order"]))
        if view[name]["place"] == 0
    ]
    return draw_track(track, cars, language)


class Picture:
    """The picture of one track: measured once, then drawn from the grass up to the cars."""

    def __init__(self, track: Track, language: str) -> None:
        self.track, self.language = track, language
        self.spaces = spaces_of(track)
        self.x, self.y, self.heading = closed_ring(track.bends, FINE)
        left, right = self.x.min() - MARGIN, self.x.max() + MARGIN
        top, bottom = self.y.min() - MARGIN, self.y.max() + MARGIN
        self.width = round(max((right - left) * UNIT, NARROWEST))
        self.field = round((bottom - top) * UNIT)  # the height of the grass
        self.marks = self.marks_used()
        self.height = HEADER + self.field + FOOTER + ROW * math.ceil(len(self.marks) / 2)
        self.shift_x = (self.width - (left + right) * UNIT) / 2
        self.shift_y = HEADER - top * UNIT
        self.badges = [self.badge_place(corner) for corner in track.corners]

    def draw(self, cars: Sequence[Car]) -> str:
        parts = [
            self.grass(),
            self.trees(),
            self.gravel(),
            self.road(),
            self.special_spaces(),
            self.kerbs(),
            self.chicanes(),
            self.lines(),
            self.race_line(),
            self.spots(),
            self.numbers(),
            self.start(),
            self.legend_lines(),
            self.corner_lines(),
            self.cars(cars),
            self.header(),
            self.footer(),
        ]
        title = escape(f"{self.track.called(self.language)}: {self.facts()}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img" font-family="{FONT}">\n<title>{title}</title>\n'
            + "\n".join(filter(None, parts))
            + "\n</svg>\n"
        )

    # Measures

    def pixel(self, point: Point) -> Point:
        return point[0] * UNIT + self.shift_x, point[1] * UNIT + self.shift_y

    def at(self, place: float, right: float = 0) -> Point:
        """The pixel at a place along the road, counted in spaces from the start line, and beside it."""
        step = round(place * FINE) % (len(self.x) - 1)
        return self.pixel(beside(self.x[step], self.y[step], self.heading[step], right))

    def heading_at(self, place: float) -> float:
        return float(self.heading[round(place * FINE) % (len(self.x) - 1)])

    def along(self, begin: float, end: float, right: float = 0) -> str:
        """A path that follows the road."""
        steps = range(round(begin * FINE), round(end * FINE) + 1)
        return path(self.at(step / FINE, right) for step in steps)

    def clearance(self, point: Point) -> float:
        """How far a point (in spaces) is from the middle of the nearest road."""
        return float(np.hypot(self.x - point[0], self.y - point[1]).min())

    def badge_place(self, corner: Corner) -> tuple[Point, float]:
        """Where the badge of a corner has room: on the outside of the corner if possible; and how far from the road."""
        outside = -1 if corner.turn == "R" else 1
        step = corner.line * FINE
        x, y, heading = self.x[step], self.y[step], self.heading[step]
        best: tuple[float, tuple[Point, float]] | None = None
        for right in (outside * BADGE, -outside * BADGE, outside * 1.7, -outside * 1.7):
            point = beside(x, y, heading, right)
            room = self.clearance(point)
            if room >= BADGE_ROOM:
                return point, right
            if best is None or room > best[0]:
                best = room, (point, right)
        assert best is not None
        return best[1]

    def word(self, key: str) -> str:
        values = {key: getattr(self.track, key) for key in ("laps", "spaces", "heat", "stress")}
        return sentence(f"drawing.{key}", values, self.language)

    def facts(self) -> str:
        return "  ·  ".join(self.word(key) for key in ("laps", "spaces", "heat", "stress"))

    # The land

    def grass(self) -> str:
        return (
            f'<defs><pattern id="mown" width="180" height="180" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(24)"><rect width="90" height="180" fill="{MOWN}"/></pattern></defs>\n'
            f'<rect width="{self.width}" height="{self.height}" fill="{GRASS}"/>'
            f'<rect width="{self.width}" height="{self.height}" fill="url(#mown)"/>'
        )

    def trees(self) -> str:
        """Woods where nothing else is: the same ones every time."""
        drawn = []
        for row in range(int(self.field / UNIT / 0.8)):
            for column in range(int(self.width / UNIT / 0.8)):
                chance = scatter(row, column)
                wood = scatter(row // 4 + 50, column // 4) < 0.5
                px = (column + 0.5 + 0.6 * (scatter(column, row) - 0.5)) * 0.8 * UNIT
                py = HEADER + (row + 0.5 + 0.6 * (scatter(row + 9, column) - 0.5)) * 0.8 * UNIT
                point = (px - self.shift_x) / UNIT, (py - self.shift_y) / UNIT
                near = min(math.dist(point, badge) for badge, _ in self.badges)
                if chance > (0.62 if wood else 0.06) or self.clearance(point) < 1.75 or near < 1.3:
                    continue
                if not 30 < px < self.width - 30 or py > HEADER + self.field - 30 or py < HEADER + 30:
                    continue
                if abs(point[1] + 1.2) < 1.0 and -3.5 < point[0] < 5:  # the words at the start line
                    continue
                size = 13 + 12 * scatter(row, column + 77)
                crown = CROWNS[int(scatter(column + 5, row + 3) * len(CROWNS))]
                drawn.append(
                    f'<circle cx="{px + 5:.1f}" cy="{py + 6:.1f}" r="{size:.1f}" fill="#000" opacity=".18"/>'
                    f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{size:.1f}" fill="{crown}"/>'
                    f'<circle cx="{px - size / 4:.1f}" cy="{py - size / 4:.1f}" r="{size / 2:.1f}" '
                    f'fill="#fff" opacity=".08"/>'
                )
        return group("trees", drawn)

    def gravel(self) -> str:
        """Traps on the outside of the corners."""
        drawn = []
        for corner in self.track.corners:
            outside = -1 if corner.turn == "R" else 1
            reach = 1.5 if corner.limit < 6 else 2.5
            way = self.along(corner.line - reach, corner.line + reach + 1, outside * 0.7)
            drawn.append(f'<path d="{way}" stroke-width="{UNIT * 0.95}"/>')
        return group("gravel", drawn, fill="none", stroke=GRAVEL, stroke_linecap="round")

    # The road

    def road(self) -> str:
        way = self.along(0, self.track.spaces) + "Z"
        return group(
            "road",
            [
                f'<path d="{way}" stroke="#000" opacity=".16" stroke-width="{UNIT * 1.3}"/>',
                f'<path d="{way}" stroke="{SHOULDER}" stroke-width="{UNIT * 1.12}"/>',
                f'<path d="{way}" stroke="{PAINT}" stroke-width="{UNIT * 1.04}"/>',
                f'<path d="{way}" stroke="{ASPHALT}" stroke-width="{UNIT * 0.99}"/>',
            ],
            fill="none",
            stroke_linejoin="round",
        )

    def special_spaces(self) -> str:
        """HEAT-X.2, HEAT-X.4: water on flooded spaces, and the dark of tunnels."""
        drawn = []
        for name, stretches_of, colour, depth in (
            ("flooded", self.track.flooded, WATER, 0.55),
            ("tunnel", self.track.tunnel, SHADE, 0.62),
        ):
            for first, last in stretches_of:
                way = self.along(first, last + 1)
                drawn.append(f'<path class="{name}" d="{way}" stroke="{colour}" stroke-opacity="{depth}"/>')
        return group("special", drawn, fill="none", stroke_width=UNIT * 0.99) if drawn else ""

    def chicanes(self) -> str:
        """HEAT-X.1: blue kerbs around the two lines of a chicane."""
        drawn = []
        for first, second in self.track.chicanes():
            for right in (1, -1):
                way = self.along(first - 1, second + 1, right * (HALF + 0.035))
                drawn.append(
                    f'<path class="chicane" d="{way}" stroke="{PAINT}"/><path d="{way}" stroke="{BLUE}" {DASHED}/>'
                )
        return group("chicanes", drawn, fill="none", stroke_width=UNIT * 0.13) if drawn else ""

    def kerbs(self) -> str:
        """Red and white along the inside of bends, and along the outside of sharp ones."""
        drawn = []
        for sign in (1, -1):
            for right, least in ((sign, KERBED), (-sign, 2 * KERBED)):
                for begin, end in stretches([sign * bend >= least for bend in self.track.bends]):
                    way = self.along(begin, end, right * (HALF + 0.035))
                    drawn.append(f'<path d="{way}" stroke="{PAINT}"/><path d="{way}" stroke="{RED}" {DASHED}/>')
        return group("kerbs", drawn, fill="none", stroke_width=UNIT * 0.13)

    def lines(self) -> str:
        """The lines between spaces."""
        drawn = []
        for space in self.spaces[1:]:
            (x1, y1), (x2, y2) = map(self.pixel, space.line)
            drawn.append(
                f'<line class="line" data-index="{space.index}" '
                f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
            )
        return group("lines", drawn, stroke=PAINT, stroke_width=2, opacity=0.75)

    def race_line(self) -> str:
        """HEAT-T.3: along the spots 0; it changes sides at a corner line where the next sector turns the other way."""
        drawn = []
        lines = [corner.line for corner in self.track.corners]
        for number, begin in enumerate(lines):
            end = lines[number + 1] if number + 1 < len(lines) else lines[0] + self.track.spaces
            side, later = race_side(self.track, begin), race_side(self.track, end)
            way = self.along(begin + 1 / FINE, end - 1 / FINE, side * RACE_LINE)
            x, y = self.at(end + 1 / FINE, later * RACE_LINE)
            drawn.append(f'<path d="{way}L{x:.1f} {y:.1f}"/>')
        return group(
            "race-line", drawn, fill="none", stroke=LEADING, stroke_width=UNIT * 0.075, stroke_linejoin="round"
        )

    def spots(self) -> str:
        """HEAT-T.2: two spots in every space, and HEAT-T.8: the numbers of the grid slots."""
        slots = {(-1 - slot // 2) % self.track.spaces * 2 + slot % 2: slot + 1 for slot in range(MOST_SEATS)}
        drawn = []
        for space in self.spaces:
            for spot in (0, 1):
                px, py = self.pixel(space.spots[spot])
                slot = slots.get(space.index * 2 + spot)
                look = (
                    f'fill="{PAINT}" fill-opacity=".9" stroke="{PAINT}"'
                    if slot
                    else f'fill="#fff" fill-opacity="{0.2 if spot == 0 else 0.09}" stroke="#fff" stroke-opacity=".35"'
                )
                drawn.append(
                    f'<rect class="spot" data-index="{space.index}" data-spot="{spot}" '
                    f'x="{-LONG * UNIT / 2:.1f}" y="{-WIDE * UNIT / 2:.1f}" '
                    f'width="{LONG * UNIT:.1f}" height="{WIDE * UNIT:.1f}" rx="5" {look} '
                    f'transform="translate({px:.1f} {py:.1f}) rotate({space.heading})"/>'
                )
                if slot:
                    drawn.append(words(px, py, slot, 14, ASPHALT, "slot", 800))
        return group("spots", drawn)

    def numbers(self) -> str:
        """HEAT-T.6: how many spaces are left to the corner line."""
        drawn = []
        for space in self.spaces:
            left = self.track.to_corner(space.index)
            px, py = self.pixel(space.centre)
            drawn.append(words(px, py, left, 13.5, AMBER if left < 4 else PAINT, "to-corner", 700))
        return group("numbers", drawn)

    def start(self) -> str:
        """HEAT-T.9: the start/finish line, and which way to go."""
        cell = HALF * 2 * UNIT / 8
        px, py = self.at(0)
        angle = self.heading_at(0)
        cells = [
            f'<rect x="{(column - 1) * cell:.2f}" y="{(row - 4) * cell:.2f}" width="{cell:.2f}" height="{cell:.2f}" '
            f'fill="{"#111" if (row + column) % 2 else "#fff"}"/>'
            for row in range(8)
            for column in range(2)
        ]
        flag = f'<g transform="translate({px:.1f} {py:.1f}) rotate({angle:.1f})">{"".join(cells)}</g>'
        x, y = self.at(0, -0.98)
        begin, end = self.at(0.5, -0.98), self.at(2.5, -0.98)
        turn = math.degrees(math.atan2(end[1] - begin[1], end[0] - begin[0]))
        arrow = (
            f'<path d="M0 -6H70V-17L104 0L70 17V6H0Z" fill="{PAINT}" stroke="{PANEL}" stroke-width="2" '
            f'transform="translate({begin[0]:.1f} {begin[1]:.1f}) rotate({turn:.1f})"/>'
        )
        label = words(x + 12, y, self.word("start"), 19, PAINT, "start", 700, "end")
        shade = f'<g stroke="{PANEL}" stroke-width="4" stroke-linejoin="round" aria-hidden="true">{label}</g>'
        return group("start-line", [flag, arrow, shade, label])

    def legend_lines(self) -> str:
        """HEAT-T.7: thin and dashed; where one lies on a corner line, it is drawn just behind it."""
        lines = {corner.line for corner in self.track.corners} | {0}
        drawn = []
        for line in self.track.legend:
            place = line + (1 / FINE if line in lines else 0)
            (x1, y1), (x2, y2) = self.at(place, -0.6), self.at(place, 0.6)
            drawn.append(f'<line class="legend" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')
        return group("legend-lines", drawn, stroke=LEGEND, stroke_width=3, stroke_dasharray="6 4")

    def corner_lines(self) -> str:
        """HEAT-T.4, HEAT-T.5: corner lines with their speed limits."""
        drawn = []
        for corner, (badge, right) in zip(self.track.corners, self.badges, strict=True):
            (x1, y1), (x2, y2) = self.at(corner.line, -0.6), self.at(corner.line, 0.6)
            x3, y3 = self.at(corner.line, math.copysign(0.6, right))
            px, py = self.pixel(badge)
            drawn += [
                f'<path d="M{x3:.1f} {y3:.1f}L{px:.1f} {py:.1f}" stroke="{PANEL}" stroke-width="4"/>',
                f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#fff" stroke-width="10"/>',
                f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{RED}" stroke-width="5.5"/>',
                shield(px, py, corner),
            ]
        return group("corners", drawn)

    def cars(self, cars: Sequence[Car]) -> str:
        drawn = []
        for label, index, spot, colour in cars:
            space = self.spaces[index % self.track.spaces]
            px, py = self.pixel(space.spots[spot])
            drawn.append(
                f'<g class="car" data-label="{escape(label)}" transform="translate({px:.1f} {py:.1f})">'
                f'<g transform="rotate({space.heading})">{CAR.format(colour=escape(colour))}</g>'
                + words(0, 0, label, 12, "#111", "label", 800)
                + "</g>"
            )
        return group("cars", drawn)

    # The words around it

    def header(self) -> str:
        middle = HEADER / 2
        return group(
            "header",
            [
                f'<rect width="{self.width}" height="{HEADER - 12}" fill="{PANEL}"/>',
                *(
                    f'<rect x="{column * 14}" y="{HEADER - 12 + row * 7}" width="7" height="7" fill="#fff"/>'
                    f'<rect x="{column * 14 + 7}" y="{HEADER - 12 + row * 7}" width="7" height="7" fill="#111"/>'
                    for row, column in ((0, column) for column in range(self.width // 14 + 1))
                ),
                words(36, middle - 5, self.track.called(self.language), 44, "#fff", "title", 800, "start"),
                words(self.width - 36, middle - 5, self.facts(), 23, PAINT, "facts", 500, "end"),
            ],
        )

    def marks_used(self) -> dict[str, str]:
        """The marks that the track has, by what the catalogue calls them."""
        track = self.track
        marks = {
            "race_line": f'<path d="M-20 0H20" stroke="{LEADING}" stroke-width="5"/>',
            "corner_line": '<g transform="scale(.55)">' + shield(0, -4, Corner(1, 3, "R"), "") + "</g>",
            "to_corner": f'<rect x="-18" y="-13" width="36" height="26" rx="3" fill="{ASPHALT}" stroke="{PAINT}"/>'
            + words(0, 0, 7, 15, PAINT, "mark", 700),
            "slots": f'<rect x="-18" y="-9" width="36" height="18" rx="5" fill="{PAINT}"/>'
            + words(0, 0, 1, 15, ASPHALT, "mark", 800),
            "spots": f'<rect x="-18" y="-9" width="36" height="18" rx="5" fill="{ASPHALT}" stroke="#aaa"/>',
            "legend_line": f'<path d="M0 -18V18" stroke="{LEGEND}" stroke-width="3" stroke-dasharray="6 4"/>',
            "chicane": f'<path d="M-20 0H20" stroke="{PAINT}" stroke-width="9"/>'
            f'<path d="M-20 0H20" stroke="{BLUE}" stroke-width="9" {DASHED}/>',
            "flooded": f'<rect x="-18" y="-13" width="36" height="26" rx="3" fill="{ASPHALT}" stroke="{PAINT}"/>'
            f'<rect x="-18" y="-13" width="36" height="26" rx="3" fill="{WATER}" fill-opacity=".55"/>',
            "tunnel": f'<rect x="-18" y="-13" width="36" height="26" rx="3" fill="{SHADE}" stroke="{PAINT}"/>',
        }
        absent = {"chicane": not track.chicanes(), "flooded": not track.flooded, "tunnel": not track.tunnel}
        return {key: mark for key, mark in marks.items() if not absent.get(key)}

    def footer(self) -> str:
        """What the marks mean."""
        top = HEADER + self.field
        drawn = [f'<rect y="{top}" width="{self.width}" height="{self.height - top}" fill="{PANEL}"/>']
        for number, (key, mark) in enumerate(self.marks.items()):
            px = 60 + (number % 2) * (self.width - 60) / 2
            py = top + 28 + (number // 2) * ROW
            drawn.append(f'<g transform="translate({px:.1f} {py:.1f})">{mark}</g>')
            drawn.append(words(px + 38, py, self.word(key), 18, PAINT, "meaning", 400, "start"))
        return group("footer", drawn)


# Pieces

DASHED = f'stroke-dasharray="{UNIT / 6:g}"'
WHEEL = '<rect x="{}" y="{}" width="9" height="5" rx="2" fill="#111"/>'
CAR = "".join(WHEEL.format(x, y) for x in (-17, 8) for y in (-9.5, 4.5)) + (
    '<path d="M-21 -6Q-22 0 -21 6L-8 7.5L8 6L21 2.5Q24 0 21 -2.5L8 -6L-8 -7.5Z" fill="{colour}" '
    'stroke="#111" stroke-width="1.2"/><circle r="7.2" fill="#fff" stroke="#111" stroke-width=".8"/>'
)


def group(name: str, parts: Iterable[str], **style: object) -> str:
    """Parts of the picture that belong together."""
    looks = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<g class="{name}"{looks}>\n' + "\n".join(parts) + "\n</g>"


def path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def words(
    x: float,
    y: float,
    text: object,
    size: float,
    colour: str,
    name: str,
    weight: int,
    anchor: str = "middle",
) -> str:
    """A text, upright, centred on its height."""
    return (
        f'<text class="{name}" x="{x:.1f}" y="{y + size * 0.355:.1f}" font-size="{size}" font-weight="{weight}" '
        f'fill="{colour}" text-anchor="{anchor}">{escape(str(text))}</text>'
    )


def shield(x: float, y: float, corner: Corner, name: str = "limit") -> str:
    """A speed limit, and under it an arrow that turns as the corner does."""
    mirrored = -1 if corner.turn == "L" else 1
    return (
        f'<g class="{name and "badge"}" transform="translate({x:.1f} {y:.1f})">'
        f'<path d="M-27 -33H27V8Q27 28 0 40Q-27 28 -27 8Z" fill="#fff" stroke="{RED}" stroke-width="6" '
        f'stroke-linejoin="round"/>{words(0, -10, corner.limit, 36, "#111", name or "mark", 800)}'
        f'<path d="M-8 26V19Q-8 13 -2 13H4V8L13 15.5L4 23V18H-2V26Z" fill="{RED}" '
        f'transform="scale({mirrored} 1)"/></g>'
    )


def stretches(flags: Sequence[bool]) -> list[tuple[int, int]]:
    """Where a ring of flags is set: from (included) and to (not included, perhaps beyond the end)."""
    count = len(flags)
    if all(flags):
        return [(0, count)]
    found = []
    for begin in range(count):
        if flags[begin] and not flags[begin - 1]:
            end = begin
            while flags[end % count]:
                end += 1
            found.append((begin, end))
    return found


def scatter(row: int, column: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return math.sin(row * 12.9898 + column * 78.233) * 43758.5453 % 1
