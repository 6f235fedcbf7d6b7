"""Where on a track something happened, and a picture of it: each room says what is worth looking at."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import NamedTuple

Point = tuple[float, float]

LARGEST = 30.0  #: pixels of the disc where it happened most often
SMALLEST = 3.0  #: where a disc is smaller nothing can be seen
NUMBERED = 13.0  #: from where on a number has room


class Spot(NamedTuple):
    """Something happened to somebody on a space of the track, so many times."""

    kind: str
    seat: str | None
    space: int
    n: int = 1


def passed(standing: dict[str, int], who: str, to: int) -> Iterator[int]:
    """The places of those who were ahead of somebody and are behind now.

    >>> standing = {"A": 3, "B": 5, "C": 9}
    >>> list(passed(standing, "A", 9)), standing["A"]
    ([5], 9)
    """
    before = standing.get(who)
    standing[who] = to
    if before is not None:
        yield from (at for other, at in standing.items() if other != who and before < at < to)


def with_discs(picture: str, counts: Mapping[int, float], pixel: Callable[[int], Point]) -> str:
    """A picture of a track with a disc on every space where something happened: twice as often, twice the area."""
    most = max(counts.values(), default=0.0)
    discs = []
    for space, n in sorted(counts.items(), key=lambda each: -each[1]):
        radius = LARGEST * sqrt(n / most) if most else 0.0
        if radius >= SMALLEST:
            x, y = pixel(space)
            said = f"{n:.0f}" if n >= 10 else f"{n:.2g}"
            disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"><title>{space}: {n:.3g}</title></circle>'
            number = f'<text x="{x:.1f}" y="{y + 5:.1f}">{said}</text>' if radius >= NUMBERED else ""
            discs.append(disc + number)
    over = (
        '<g class="spots" fill="#d4007a" fill-opacity=".72" stroke="#fff" stroke-width="2">'
        '<g font-size="15" font-weight="700" text-anchor="middle" style="paint-order:stroke">'
        + "".join(disc.replace("<text", '<text fill="#fff" fill-opacity="1" stroke="#5c0035"') for disc in discs)
        + "</g></g>"
    )
    return picture.replace("</svg>", f"{over}\n</svg>")
