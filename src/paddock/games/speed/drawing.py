"""A round as a picture: the roads of the teams, one SVG that needs nothing else.

There is no track: every team has a road as long as the round, and its car stands as far along it as it has driven. It
is day where the round begins, dusk on the way, and night at its end.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from paddock.games.speed.cards import TEAMS
from paddock.words import sentence

WIDTH, HEIGHT = 1240, 976
HORIZON = 330  #: pixels of sky
LEFT, RIGHT = 110, 1120  #: where roads begin and end
ROAD = 108  #: width of a road
STEPS = 4  #: parts into which marks divide a road

FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
LIVERIES = dict(zip(TEAMS, ("#c8102e", "#f2b705", "#1664c0"), strict=True))
ASPHALT, EDGE, PAINT, SUN = "#454a52", "#31353b", "#f4f1e8", "#ffe9a8"
#: The sky above and at the horizon, the hills behind and in front, and the fields: by day, at dusk, by night.
LIGHT = (
    ("#5fb4e5", "#d6effa", "#7fb08c", "#5d9a67", "#7db35a"),
    ("#4a4a86", "#f6a26b", "#7a5c74", "#5c4a62", "#7c7a4c"),
    ("#131a38", "#38457a", "#27304f", "#1d2540", "#2c4038"),
)
STARS = 60


def draw_race(_track: Any, view: Mapping[str, Any], language: str = "en") -> str:
    """The roads of the teams of a view, with their cars as far as they have driven, as an SVG document."""
    driven = {team: int(view[team]["distance"]) for team in view["totals"]}
    return Picture(driven, int(view["target"]), language).draw()


class Picture:
    """The picture of one round, from the sky down to the cars."""

    def __init__(self, driven: Mapping[str, int], target: int, language: str) -> None:
        self.driven, self.target, self.language = driven, max(target, 1), language
        self.hour = min(1.0, max(driven.values(), default=0) / self.target)
        self.light = light(self.hour)

    def draw(self) -> str:
        parts = [self.sky(), self.stars(), self.sun(), self.hills(), *map(self.road, range(len(self.driven)))]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="{FONT}">\n' + "\n".join(parts) + "\n</svg>\n"
        )

    def sky(self) -> str:
        above, below, _, _, fields = self.light
        return (
            f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{above}"/>'
            f'<stop offset="1" stop-color="{below}"/></linearGradient></defs>'
            f'<rect width="{WIDTH}" height="{HORIZON + 40}" fill="url(#sky)"/>'
            f'<rect y="{HORIZON}" width="{WIDTH}" height="{HEIGHT - HORIZON}" fill="{fields}"/>'
        )

    def stars(self) -> str:
        seen = max(0.0, 2 * self.hour - 1)
        points = [
            f'<circle cx="{scatter(i) * WIDTH:.0f}" cy="{scatter(i + 99) * HORIZON * 0.8:.0f}" '
            f'r="{1.2 + 2 * scatter(i + 7):.1f}"/>'
            for i in range(STARS)
        ]
        return group("stars", points, fill="#fff", opacity=round(0.9 * seen, 2))

    def sun(self) -> str:
        """By day it stands high on the left, at dusk on the horizon on the right; by night it is the moon."""
        if self.hour > 0.8:
            return '<circle class="moon" cx="1010" cy="110" r="44" fill="#f3f0dc"/>'
        x, y = 200 + 900 * self.hour, 90 + 330 * self.hour
        return f'<circle class="sun" cx="{x:.0f}" cy="{y:.0f}" r="58" fill="{SUN}"/>'

    def hills(self) -> str:
        _, _, behind, before, _ = self.light
        return group("hills", [ridge(HORIZON - 70, 90, 3.1, 0.6, behind), ridge(HORIZON - 12, 52, 4.7, 2.2, before)])

    def road(self, number: int) -> str:
        """The road of one team, its marks, and its car."""
        team = list(self.driven)[number]
        y = HORIZON + (HEIGHT - HORIZON) * (number + 0.58) / len(self.driven)
        x = LEFT + (RIGHT - LEFT) * min(1.0, self.driven[team] / self.target)
        top = y - ROAD / 2
        drawn = [
            f'<rect x="0" y="{top - 7:.1f}" width="{WIDTH}" height="{ROAD + 14}" fill="{EDGE}"/>',
            f'<rect x="0" y="{top:.1f}" width="{WIDTH}" height="{ROAD}" fill="{ASPHALT}"/>',
            f'<rect x="0" y="{y - 5:.1f}" width="{x:.1f}" height="10" fill="{LIVERIES[team]}"/>',
            f'<path d="M{x:.1f} {y:.1f}H{WIDTH}" stroke="{PAINT}" stroke-width="5" stroke-dasharray="34 26" '
            'opacity=".8"/>',
            *self.marks(y),
            chequers(RIGHT + 34, top),
            f'<g class="car" data-label="{escape(team)}" transform="translate({x:.1f} {y:.1f})">'
            f"{CAR.format(colour=LIVERIES[team])}</g>",
            plate(min(max(x, 120), WIDTH - 120), top - 36, self.km(self.driven[team])),
        ]
        return group("road", drawn)

    def marks(self, y: float) -> list[str]:
        """How far it is, along a road."""
        drawn = []
        for step in range(1, STEPS):
            x = LEFT + (RIGHT - LEFT) * step / STEPS
            drawn.append(f'<path d="M{x:.1f} {y + ROAD / 2 - 16:.1f}v16" stroke="{PAINT}" stroke-width="4"/>')
        return drawn

    def km(self, driven: int) -> str:
        return sentence("cards.KM", {"n": driven}, self.language, "speed")


# Pieces

CAR = (
    '<ellipse cx="4" cy="7" rx="78" ry="38" fill="#000" opacity=".25"/>'
    '<rect x="-76" y="-34" width="152" height="68" rx="26" fill="{colour}" stroke="#16181c" stroke-width="4"/>'
    '<path d="M18-26Q40-24 40 0Q40 24 18 26L6 22V-22Z" fill="#cfe6f2"/>'
    '<path d="M-52-22L-40-19V19L-52 22Q-58 0-52-22Z" fill="#cfe6f2"/>'
    '<rect x="-36" y="-24" width="40" height="48" rx="8" fill="#fff" opacity=".22"/>'
    '<path d="M70-22l6 12M70 22l6-12" stroke="#fff3c4" stroke-width="8" stroke-linecap="round"/>'
)


def light(hour: float) -> Sequence[str]:
    """The colours between day (0), dusk and night (1).

    >>> light(0.0) == LIGHT[0], light(0.5) == LIGHT[1], light(1.0) == LIGHT[2]
    (True, True, True)
    """
    place = hour * (len(LIGHT) - 1)
    before = min(int(place), len(LIGHT) - 2)
    return tuple(mixed(one, other, place - before) for one, other in zip(LIGHT[before], LIGHT[before + 1], strict=True))


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two.

    >>> mixed("#000000", "#ff8000", 0.5)
    '#804000'
    """
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(first + (last - first) * share):02x}" for first, last in pairs)


def ridge(y: float, height: float, waves: float, shift: float, colour: str) -> str:
    """Hills before the sky."""

    def top(x: int) -> float:
        wave = math.sin(shift + waves * math.pi * x / WIDTH) * (0.6 + 0.4 * math.sin(x / 97))
        return y + height / 2 * wave

    line = "L".join(f"{x} {top(x):.1f}" for x in range(0, WIDTH + 1, 20))
    return f'<path d="M{line}V{HORIZON + 60}H0Z" fill="{colour}"/>'


def chequers(x: float, top: float) -> str:
    """The end of the round."""
    cell = ROAD / 6
    return "".join(
        f'<rect x="{x + column * cell:.1f}" y="{top + row * cell:.1f}" width="{cell:.1f}" height="{cell:.1f}" '
        f'fill="{"#111" if (row + column) % 2 else "#fff"}"/>'
        for row in range(6)
        for column in range(2)
    )


def plate(x: float, y: float, text: str) -> str:
    """A number on a plate above a car."""
    return (
        f'<rect x="{x - 92:.1f}" y="{y - 27:.1f}" width="184" height="54" rx="14" fill="#16181c"/>'
        f'<text x="{x:.1f}" y="{y + 13:.1f}" font-size="38" font-weight="700" fill="{PAINT}" text-anchor="middle">'
        f"{escape(text)}</text>"
    )


def group(name: str, parts: Iterable[str], **style: object) -> str:
    """Parts of the picture that belong together."""
    looks = "".join(f' {key}="{value}"' for key, value in style.items())
    return f'<g class="{name}"{looks}>\n' + "\n".join(parts) + "\n</g>"


def scatter(number: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return math.sin(number * 78.233) * 43758.5453 % 1
