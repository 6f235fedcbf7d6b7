"""The cards that drive the legends (HEAT-L.3): a top speed for each colour, and how far before a corner it stops."""

from pathlib import Path
from typing import Any

from paddock.games.toml import read_toml

_DATA: dict[str, Any] = read_toml(Path(__file__).parent / "modules" / "legends.toml")

COLOURS: tuple[str, ...] = tuple(_DATA["colours"])
#: How a page draws them: apart from all seats by a shape and a star.
LIVERIES: dict[str, dict[str, str]] = {
    colour: {"colour": body, "ink": ink, "shape": "octagon", "pattern": "stripe", "label": "★"}
    for colour, (body, ink) in zip(COLOURS, _DATA["looks"], strict=True)
}
CARDS = len(_DATA["card"])
SLOWEST: int = _DATA["slowest"]
DIAMONDS: tuple[int, ...] = tuple(_DATA["diamond"])  #: by the top speed, from SLOWEST on
TOP_SPEEDS: tuple[int, ...] = tuple(speed for card in _DATA["card"] for speed in card)  #: card after card
MOST_PRO = 6  #: that top speeds can be higher (HEAT-L.15)
FASTEST = max(TOP_SPEEDS) + MOST_PRO
