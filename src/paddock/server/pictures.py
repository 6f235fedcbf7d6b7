"""A table as a picture, for wherever its link is shown: who races, and the track with the cars that everybody sees.

It is put together as SVG from what the game draws, and made into pixels by resvg, in a process of its own: that takes
a second, and would hold everything else up. What was drawn is kept for a while; whoever asks for the same at the same
time waits for the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import time
import unicodedata
import xml.etree.ElementTree as ET
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from html import escape
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import structlog

from paddock.bots.processes import end_pool
from paddock.errors import TableError
from paddock.games import game as find_game
from paddock.games.contract import Document, Game
from paddock.server.previews import HEIGHT, WIDTH, Driver, Preview, said_in
from paddock.server.replays import begin
from paddock.server.table import OVER, RACING
from paddock.words import numbered

log = structlog.get_logger()

MOST_WAITING = 8  #: pictures that are drawn or wait for it; whoever asks for one more is asked to come back
PATIENCE = 60.0  #: seconds for one: the first waits for the process too
KEPT = 24 * 2**20  #: bytes of pictures that are kept
FRESH = 30.0  #: seconds for which the cars of a race may be where they were

SVG = "{http://www.w3.org/2000/svg}"
FONTS = Path(__file__).parent.parent / "web" / "static" / "fonts"
DISPLAY, TEXT = "Sofia Sans Condensed", "Sofia Sans"
#: Parts of a track that are for whoever plays, and texts that are too small here.
AROUND = {"header", "footer", "words", "numbers", "segments", "legend-lines", "ways", "grid"}
MOWN = {"thunder"}  #: games whose land is plain grass
SMALL = {"sector", "field-number", "label"}
LARGER = 1.3  #: by how much cars are larger than on the track
PANEL, MARGIN, CHEQUER = 400, 40, 10
ASPECT = (WIDTH - PANEL) / HEIGHT  #: of the land
CLOSEST, AIR = 0.55, 220  #: the smallest part of a track that is shown, and what is left around the cars
STEP = 236  #: pixels of a step of the podium
MEDALS = ("#e0a100", "#8d97a5", "#b06a35")
HELMET = (
    '<path d="M-58 50Q-62-60 4-60Q62-60 62 4Q62 18 58 50Q0 62-58 50Z" fill="{colour}" stroke="#10141a" '
    'stroke-width="5"/><path d="M-58-6Q-60-12-40-14L62-8Q64 14 56 26L-10 24Q-20 0-58-6Z" fill="#1a2029"/>'
    '<path d="M-4-2L50 2Q52 10 48 14L4 12Z" fill="#8fd3ff" opacity=".75"/>'
    '<path d="M-30-44Q-8-56 18-52" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".45"/>'
)
GROUND, INK, DIM, GOLD = "#20242b", "#ffffff", "#b9c1cc", "#ffd166"
ACCENTS = {"heat": "#ff5a4f", "thunder": "#5be7c4", "speed": "#ffb35c", "scrap": "#6bc1ff"}
TALLEST = 54  #: pixels for a driver
SMALLEST = 0.6  #: of its size that a line shrinks to before it is cut
#: The letters that the fonts have.
DRAWN = ((" ", "\u024f"), ("\u0370", "\u045f"), ("\u1e00", "\u1eff"), ("\u2010", "\u2026"), ("€", "€"))
NARROW, BROAD = frozenset("iljtfrI.,:;'|!()[]-\u00b71 "), frozenset("mwMWШЩЖЮФшщжюфΩΨω@%&")


class Picture(NamedTuple):
    """A picture as it goes over the wire."""

    data: bytes
    tag: str
    made: float


class Studio:
    """Draws pictures of tables, one after another, and keeps some."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._making: dict[str, asyncio.Task[Picture]] = {}

    async def picture(self, shown: Preview, look: Callable[[], Awaitable[Document | None]]) -> Picture:
        """The picture of a table; `look` tells what everybody sees of its race, if it has to be drawn."""
        wanted = shown.mark
        found = self._kept.get(wanted)
        if found is not None and (shown.status != RACING or time.monotonic() - found.made < FRESH):
            self._kept.move_to_end(wanted)
            return found
        making = self._making.get(wanted)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise TableError("pictures_busy")
            making = self._making[wanted] = asyncio.create_task(self._make(shown, look))
        return await asyncio.shield(making)

    async def _make(self, shown: Preview, look: Callable[[], Awaitable[Document | None]]) -> Picture:
        patience = PATIENCE * len(self._making)
        try:
            view = await look()
            work = self._started().submit(draw, shown, view)
            data = await asyncio.wait_for(asyncio.wrap_future(work), patience)
        except (TimeoutError, BrokenExecutor):
            log.warning("picture_failed", table=shown.table)
            self.stop(wait=False)
            raise TableError("pictures_busy") from None
        finally:
            del self._making[shown.mark]
        made = Picture(data, f'"{hashlib.sha256(data).hexdigest()[:16]}"', time.monotonic())
        self._keep(shown.mark, made)
        return made

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin)
        return self._pool

    def _keep(self, wanted: str, made: Picture) -> None:
        before = self._kept.pop(wanted, None)
        self._size += len(made.data) - (len(before.data) if before else 0)
        self._kept[wanted] = made
        while self._size > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped.data)

    def stop(self, wait: bool = True) -> None:
        pool, self._pool = self._pool, None
        end_pool(pool, wait)


def draw(shown: Preview, view: Document | None) -> bytes:
    """The picture as PNG. Without fonts it has no words."""
    import resvg_py

    fonts = [str(FONTS)] if FONTS.is_dir() else []
    drawn = resvg_py.svg_to_bytes(
        svg_string=composed(shown, view),
        width=WIDTH,
        height=HEIGHT,
        skip_system_fonts=True,
        font_dirs=fonts,
        font_family=TEXT,
        sans_serif_family=DISPLAY,
        languages=[shown.language],
    )
    return bytes(drawn)


def composed(shown: Preview, view: Document | None) -> str:
    """The picture as SVG: a panel with words, and beside it the land."""
    accent = GOLD if shown.status == OVER else ACCENTS.get(shown.game, GOLD)
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        land(shown, view),
        *podium(shown.drivers),
        f'<rect width="{PANEL}" height="{HEIGHT}" fill="{GROUND}"/>',
        *chequers(),
        *words(shown, accent),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">' + "".join(parts) + "</svg>"


# The land


def land(shown: Preview, view: Document | None) -> str:
    """What the game draws, without its words, and with cars that can be told apart on a phone."""
    game = find_game(shown.game)
    root = ET.fromstring(drawn_by(game, shown, view))  # noqa: S314  # our own words, in which others' are escaped
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    drawing = import_module(f"{game.room}.drawing")
    top, bottom = getattr(drawing, "HEADER", 0), getattr(drawing, "FOOTER", 0)
    whole = Frame(0, top, width, height - top - bottom)
    colours = {driver.seat: driver.colour for driver in shown.drivers}
    cars = [part for part in root.iter(f"{SVG}g") if part.get("class") in ("car", "racer")]
    frame = whole if game.tracks.load is None else around(list(map(place_of, cars)), whole)
    strip(root)
    for car in cars:
        enlarge(car, 1.0 if game.tracks.load is None else LARGER, colours.get(car.get("data-label", "")))
    for ground in [part for part in root if part.tag == f"{SVG}rect" and float(part.get("height", 0)) == height]:
        ground.attrib |= {key: f"{value:.1f}" for key, value in frame._asdict().items()}
    if game.name in MOWN:
        root.insert(1, stripes(frame))
    root.attrib |= {"x": str(PANEL), "width": str(WIDTH - PANEL), "height": str(HEIGHT)}
    root.set("viewBox", " ".join(f"{value:.1f}" for value in frame))
    ET.register_namespace("", SVG[1:-1])
    return ET.tostring(root, encoding="unicode")


def stripes(frame: Frame) -> ET.Element:
    """Bands of mown grass."""
    band, lean = frame.width / 12, frame.height * 0.45
    ways = [
        f"M{frame.x + step * band:.1f} {frame.y + frame.height:.1f}l{lean:.1f} {-frame.height:.1f}"
        f"h{band:.1f}l{-lean:.1f} {frame.height:.1f}z"
        for step in range(-6, 13, 2)
    ]
    return ET.Element(f"{SVG}path", {"d": "".join(ways), "fill": "#fff", "opacity": ".07"})


def strip(root: ET.Element) -> None:
    """Take away what can't be read here, and what only explains."""
    for part in list(root):
        if part.get("class") in AROUND or part.tag == f"{SVG}title":
            root.remove(part)
        elif part.tag == f"{SVG}g":
            for small in [text for text in part.findall(f"{SVG}text") if text.get("class") in SMALL]:
                part.remove(small)


class Frame(NamedTuple):
    """A part of what a game draws."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, width: float, height: float) -> Frame:
        """At least so large, in the shape of the picture, about the same middle."""
        wide = max(self.width, width, ASPECT * max(self.height, height))
        high = wide / ASPECT
        return Frame(self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2, wide, high)

    def inside(self, other: Frame) -> Frame:
        """The same as far as another lets it move."""
        x = min(max(self.x, other.x), other.x + other.width - self.width)
        y = min(max(self.y, other.y), other.y + other.height - self.height)
        return self._replace(x=x, y=y)


def around(cars: list[tuple[float, float]], whole: Frame) -> Frame:
    """Where the cars are: all of the track if they are all over it."""
    everything = whole.grown(0, 0)
    if not cars:
        return everything
    xs, ys = [x for x, _ in cars], [y for _, y in cars]
    left, top = min(xs) - AIR, min(ys) - AIR
    frame = Frame(left, top, max(xs) + AIR - left, max(ys) + AIR - top).grown(CLOSEST * everything.width, 0)
    return frame.inside(everything) if frame.width < everything.width else everything


def place_of(car: ET.Element) -> tuple[float, float]:
    """Where a car stands: `translate(x y)`."""
    x, y = car.get("transform", "").partition("(")[2].partition(")")[0].split()
    return float(x), float(y)


def drawn_by(game: Game, shown: Preview, view: Document | None) -> str:
    """The picture that a game has of a race, or of what it is raced on."""
    track = None if game.tracks.load is None else game.tracks.load(shown.track, None)
    if view is not None and game.tracks.draw_race is not None:
        return game.tracks.draw_race(track, view, shown.language)
    if game.tracks.draw is not None:
        return game.tracks.draw(track, language=shown.language)
    assert game.tracks.draw_race is not None, f"{game.name} draws nothing"
    courses, _ = game.notation.make_course(shown.seats, {}, None)
    teams = game.notation.units(courses[0], shown.seats)
    empty = {team: {"distance": 0} for team in teams}
    return game.tracks.draw_race(track, {**empty, "totals": dict.fromkeys(teams, 0), "target": 1}, shown.language)


def enlarge(car: ET.Element, larger: float, colour: str | None) -> None:
    """A car in the colour that its seat has on the page, and larger."""
    car.set("transform", f"{car.get('transform', '')} scale({larger})")
    body = next(car.iter(f"{SVG}path"), None)
    if colour is not None and body is not None:
        body.set("fill", colour)


def podium(drivers: tuple[Driver, ...]) -> Iterator[str]:
    """After the race: the first three, or the first three teams, above a land that has gone dark."""
    best = [[driver for driver in drivers if driver.place == place] for place in sorted({d.place for d in drivers})[:3]]
    if not drivers or not drivers[0].place:
        return
    yield f'<rect x="{PANEL}" width="{WIDTH - PANEL}" height="{HEIGHT}" fill="#10141a" opacity=".55"/>'
    for number, team in enumerate(best):
        middle, high = PANEL + (WIDTH - PANEL) / 2 + (0, -STEP, STEP)[number], (300, 220, 170)[number]
        top = HEIGHT - high
        left = middle - STEP / 2 + 3
        yield f'<rect x="{left:.1f}" y="{top}" width="{STEP - 6}" height="{high}" fill="#f2f3f1"/>'
        yield f'<rect x="{left:.1f}" y="{top}" width="{STEP - 6}" height="10" fill="{MEDALS[number]}"/>'
        yield text(middle, top + 96, str(team[0].place), 100, MEDALS[number], STEP, anchor="middle")
        names = ", ".join(legible(driver.name) or numbered(driver.seat) for driver in team)
        yield text(middle, top + 142, names, 34, GROUND, STEP - 30, anchor="middle")
        size = min(1.0, 1.8 / len(team))
        for at, driver in enumerate(team):
            x = middle + (at - (len(team) - 1) / 2) * 110 * size
            yield (
                f'<g transform="translate({x:.1f} {top - 62 * size:.1f}) scale({size:.2f})">'
                f"{HELMET.format(colour=driver.colour)}</g>"
            )


def chequers() -> Iterator[str]:
    """The edge between words and land."""
    for row in range(HEIGHT // CHEQUER):
        for column in range(2):
            colour = "#111" if (row + column) % 2 else "#fff"
            x, y = PANEL + (column - 1) * CHEQUER, row * CHEQUER
            yield f'<rect x="{x}" y="{y}" width="{CHEQUER}" height="{CHEQUER}" fill="{colour}"/>'


# The words


def words(shown: Preview, accent: str) -> Iterator[str]:
    """The game, where it is raced, how things stand, and who drives."""
    room = PANEL - 2 * MARGIN - CHEQUER
    yield text(MARGIN, 98, shown.heading, 76, INK, room)
    if shown.place:
        yield text(MARGIN, 144, shown.place, 34, DIM, room, TEXT)
    yield f'<rect x="{MARGIN}" y="164" width="64" height="6" rx="3" fill="{accent}"/>'
    lines = wrapped(shown.state, 36, room)
    for number, line in enumerate(lines):
        yield text(MARGIN, 214 + 40 * number, line, 36, accent, room)
    top = 214 + 40 * len(lines) - 6
    step = min(TALLEST, (HEIGHT - 74 - top) / max(1, len(shown.drivers)))
    for number, driver in enumerate(shown.drivers):
        yield from row(driver, top + step * number, step, room, said_in("free", shown.language))
    yield text(MARGIN, HEIGHT - 34, "Paddock", 30, DIM, room)


def row(driver: Driver, top: float, step: float, room: float, free: str) -> Iterator[str]:
    """A driver: colour, name, and after the race the place and the points."""
    middle, size = top + step / 2, min(34.0, step * 0.68)
    won, x = driver.place == 1, MARGIN + size / 2
    fill = driver.colour if driver.name else "none"
    yield f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="{size / 2:.1f}" fill="{fill}" stroke="#fff" stroke-width="2"/>'
    left, right = MARGIN + size + 14, MARGIN + room
    name = (legible(driver.name) or numbered(driver.seat)) if driver.name else free
    ink = GOLD if won else INK if driver.name else DIM
    if driver.points is not None:
        yield text(right, middle + size * 0.34, str(driver.points), size, ink, 90, anchor="end")
        right -= 96
    yield text(left, middle + size * 0.34, name, size, ink, right - left)


def text(
    x: float, y: float, said: str, size: float, colour: str, room: float, face: str = DISPLAY, anchor: str = "start"
) -> str:
    """A line of words: smaller where it is too long, and cut where that is not enough."""
    said = legible(said)
    fits = room / max(1.0, measured(said, face))
    if fits < size * SMALLEST:
        said, fits = cut(said, room / (size * SMALLEST), face), size * SMALLEST
    weight = 700 if face == DISPLAY else 400
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{face}" font-weight="{weight}" font-size="{min(size, fits):.1f}" '
        f'fill="{colour}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def wrapped(said: str, size: float, room: float) -> list[str]:
    """A sentence in at most two lines."""
    first: list[str] = []
    rest = legible(said).split()
    while rest and (not first or measured(" ".join([*first, rest[0]])) * size <= room):
        first.append(rest.pop(0))
    return [" ".join(first), " ".join(rest)] if rest else [" ".join(first)]


def cut(said: str, most: float, face: str) -> str:
    while said and measured(said + "…", face) > most:
        said = said[:-1]
    return said.rstrip() + "…"


def measured(said: str, face: str = DISPLAY) -> float:
    """About how long a line is, in heights of its letters."""
    wide = sum(0.26 if each in NARROW else 0.74 if each in BROAD else 0.54 if each.isupper() else 0.45 for each in said)
    return wide if face == DISPLAY else 1.15 * wide


def legible(said: str) -> str:
    """What our fonts have: Latin, Greek and Cyrillic letters, digits and signs.

    >>> legible("Ana 🏎 Ιωάννα Бо\u202e"), legible("\u5b89")
    ('Ana Ιωάννα Бо', '')
    """
    known = "".join(each if is_drawn(each) else " " for each in unicodedata.normalize("NFC", said))
    return " ".join(known.split())


def is_drawn(letter: str) -> bool:
    return letter.isprintable() and any(first <= letter <= last for first, last in DRAWN)
