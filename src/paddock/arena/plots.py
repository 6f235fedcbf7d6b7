"""Plots as SVG: bars with intervals, lines, and distributions. Colours come from the page, light or dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, ROW, LABEL, RIGHT = 760, 26, 190, 70
HEIGHT, LEFT, BOTTOM, TOP = 300, 56, 44, 20
HUES = 8  #: colours of a page; more series begin again with other dashes
DASHES = ("", "6 3", "2 3", "9 3 2 3")

STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5d6b7c; --line: #d5dbe3; --paper: #ffffff; --panel: #f5f7fa;
  --c0: #0b67b2; --c1: #c2410c; --c2: #15803d; --c3: #7e22ce; --c4: #be123c; --c5: #0e7490;
  --c6: #854d0e; --c7: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ecf3; --soft: #9aa8ba; --line: #364253; --paper: #11161d;
  --panel: #19212b; --c0: #62b0f4; --c1: #fb923c; --c2: #4ade80; --c3: #c490fb; --c4: #fb7185; --c5: #41c9e2;
  --c6: #e3b341; --c7: #a8b3c2; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 52rem; padding: 1rem 1rem 4rem; }
h1 { line-height: 1.2; } h2 { margin: 2.5rem 0 .5rem; } p, figcaption { color: var(--soft); margin: .25rem 0 .75rem; }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; background: var(--panel); border-radius: 8px; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .soft { fill: var(--soft); }
svg .axis { stroke: var(--line); } svg .even { stroke: var(--soft); stroke-dasharray: 4 3; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; } th { color: var(--soft); font-weight: 600; }
"""


@dataclass(frozen=True)
class Bar:
    """A value by name, and the interval that it lies in; `hue` is its colour by number."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    hue: int = 0


def colour(number: int) -> str:
    return f"var(--c{number % HUES})"


def dash(number: int) -> str:
    return DASHES[number // HUES % len(DASHES)]


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from `low` to `high`.

    >>> ticks(0, 23)
    [0, 5, 10, 15, 20]
    """
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / about))
    step *= next((by for by in (1, 2, 5, 10) if span / (step * by) <= about), 10)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(place * step, 10) for place in range(first, last + 1)]


def shown(value: float, unit: str = "") -> str:
    """A number in few figures.

    >>> shown(0.5), shown(12.34), shown(1234.6), shown(25.0, "%")
    ('0.5', '12.3', '1235', '25 %')
    """
    text = f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}" if abs(value) < 10 else f"{value:.1f}"
    text = text.removesuffix(".0")
    return f"{text} {unit}".strip()


def svg(height: float, body: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        + "".join(body)
        + "</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", soft: bool = False) -> str:
    look = ' class="soft"' if soft else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(words)}</text>'


def bars(rows: Sequence[Bar], title: str, unit: str = "", even: float | None = None, zero: bool = True) -> str:
    """Bars from the left, one below another; a dashed line at what would be even. Without `zero`: dots."""
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.value, row.low, row.high) if end is not None]
    ends += [even] if even is not None else []
    low, high = (min(0.0, *ends), max(0.0, *ends)) if zero else (min(ends), max(ends))
    room = (high - low or 1.0) * 0.04
    low, high = (low if zero and low == 0 else low - room), high + room
    height = TOP + ROW * len(rows) + 26

    def at(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - RIGHT)

    body = []
    for tick in ticks(low, high):
        body.append(f'<line class="axis" x1="{at(tick):.1f}" x2="{at(tick):.1f}" y1="{TOP}" y2="{height - 22}"/>')
        body.append(text(at(tick), height - 7, shown(tick, unit), "middle", soft=True))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        body.append(text(LABEL - 10, y + 4, short(row.name), "end"))
        if zero:
            x, wide = min(at(0), at(row.value)), abs(at(row.value) - at(0))
            body.append(f'<rect x="{x:.1f}" y="{y - 8:.1f}" width="{wide:.1f}" height="16" fill="{colour(row.hue)}"/>')
        else:
            body.append(f'<circle cx="{at(row.value):.1f}" cy="{y:.1f}" r="6" fill="{colour(row.hue)}"/>')
        if row.low is not None and row.high is not None:
            ink = 'stroke="var(--ink)" stroke-width="2"'
            body.append(f'<line x1="{at(row.low):.1f}" x2="{at(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" {ink}/>')
        body.append(text(WIDTH - 8, y + 4, shown(row.value, unit), "end"))
    if even is not None:
        body.append(f'<line class="even" x1="{at(even):.1f}" x2="{at(even):.1f}" y1="{TOP}" y2="{height - 22}"/>')
    return svg(height, body, title)


def short(name: str, most: int = 26) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def lines(
    series: Mapping[str, Sequence[tuple[float, float]]],
    title: str,
    across: str,
    up: str,
    *,
    best_on_top: bool = False,
    logarithmic: bool = False,
) -> str:
    """Lines with their names at the end; `best_on_top` turns the scale round, for ranks."""
    points = [point for line in series.values() for point in line]
    if not points:
        return ""
    xs, ys = ([log10(x) if logarithmic else x for x, _ in points], [y for _, y in points])
    least, most = min(xs), max(xs)
    low, high = min(ys), max(ys)
    room = (high - low or 1.0) * 0.06
    low, high = low - room, high + room
    names = 150

    def at(x: float) -> float:
        x = log10(x) if logarithmic else x
        return LEFT + (x - least) / (most - least or 1) * (WIDTH - LEFT - names)

    def high_at(y: float) -> float:
        share = (y - low) / (high - low)
        return TOP + (share if best_on_top else 1 - share) * (HEIGHT - TOP - BOTTOM)

    body = [text(8, TOP - 4, up, soft=True), text(WIDTH - names, HEIGHT - 8, across, "end", soft=True)]
    for tick in ticks(low, high):
        body.append(
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - names}" y1="{high_at(tick):.1f}" y2="{high_at(tick):.1f}"/>'
        )
        body.append(text(LEFT - 8, high_at(tick) + 4, shown(tick), "end", soft=True))
    for x in sorted({x for x, _ in points}) if logarithmic else [x for x in ticks(least, most, 8) if x == int(x)]:
        body.append(text(at(x), HEIGHT - 26, shown(x), "middle", soft=True))
    taken: list[float] = []
    for number, (name, line) in enumerate(series.items()):
        if not line:
            continue
        path = " ".join(f"{at(x):.1f},{high_at(y):.1f}" for x, y in line)
        look = f'stroke-dasharray="{dash(number)}"' if dash(number) else ""
        body.append(f'<polyline points="{path}" fill="none" stroke="{colour(number)}" stroke-width="2.5" {look}/>')
        body += [f'<circle cx="{at(x):.1f}" cy="{high_at(y):.1f}" r="2.5" fill="{colour(number)}"/>' for x, y in line]
        y = high_at(line[-1][1])
        while any(abs(y - other) < 15 for other in taken):
            y += 15
        taken.append(y)
        body.append(
            f'<text x="{WIDTH - names + 10}" y="{y + 4:.1f}" style="fill: {colour(number)}">'
            f"{escape(short(name, 18))}</text>"
        )
    return svg(max(HEIGHT, max(taken) + 12), body, title)


def distributions(series: Mapping[str, Mapping[int, float]], title: str, across: str) -> str:
    """How often every whole number came, as shares: columns side by side for each series."""
    series = {name: counts for name, counts in series.items() if counts}
    if not series:
        return ""
    values = sorted({value for counts in series.values() for value in counts})
    wide = max(1, ceil((values[-1] - values[0] + 1) / 40))
    first = values[0] // wide
    bins = values[-1] // wide - first + 1
    shares = {}
    for name, counts in series.items():
        total = sum(counts.values())
        row = [0.0] * bins
        for value, n in counts.items():
            row[value // wide - first] += 100 * n / total
        shares[name] = row
    top = max(max(row) for row in shares.values()) * 1.08
    column = (WIDTH - LEFT - 14) / bins
    part = column * 0.84 / len(shares)

    def high_at(share: float) -> float:
        return TOP + 18 + (1 - share / top) * (HEIGHT - TOP - 18 - BOTTOM)

    body = [text(WIDTH - 14, HEIGHT - 8, across, "end", soft=True)]
    for tick in ticks(0, top):
        body.append(
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - 14}" y1="{high_at(tick):.1f}" y2="{high_at(tick):.1f}"/>'
        )
        body.append(text(LEFT - 8, high_at(tick) + 4, shown(tick, "%"), "end", soft=True))
    every = max(1, ceil(bins / 16))
    for place in range(0, bins, every):
        value = (first + place) * wide
        words = str(value) if wide == 1 else f"{value}-{value + wide - 1}"
        body.append(text(LEFT + column * (place + 0.5), HEIGHT - 26, words, "middle", soft=True))
    for number, (name, row) in enumerate(shares.items()):
        for place, share in enumerate(row):
            x = LEFT + column * (place + 0.08) + part * number
            y = high_at(share)
            tall = high_at(0) - y
            body.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{part:.1f}" height="{tall:.1f}" fill="{colour(number)}"/>'
            )
        if len(shares) > 1:
            x = LEFT + 10 + number * 150
            body.append(f'<rect x="{x}" y="{TOP - 8}" width="11" height="11" fill="{colour(number)}"/>')
            body.append(text(x + 16, TOP + 2, short(name, 18)))
    return svg(HEIGHT, body, title)


def standalone(picture: str) -> str:
    """A picture as a file of its own, with its colours."""
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        ">", f"><style>{STYLE}</style>", 1
    )


def figure(picture: str, words: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(words)}</figcaption></figure>" if picture else ""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def cells(kind: str, row: Sequence[str]) -> str:
        return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in row) + "</tr>"

    return f'<div class="wide"><table>{cells("th", heads)}{"".join(cells("td", row) for row in rows)}</table></div>'


def page(title: str, body: Sequence[str]) -> str:
    """A page that needs nothing else."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        + "\n".join(body)
        + "</body></html>\n"
    )
