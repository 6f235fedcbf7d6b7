"""Weather tiles and road tokens (HEAT-W.1, HEAT-W.2): what each of them does, by its number; 0 is none."""

from pathlib import Path
from typing import Any

from paddock.games.toml import read_toml

_DATA = read_toml(Path(__file__).parent / "modules" / "weather.toml")
_TILES: list[dict[str, Any]] = _DATA["tile"]
_TOKENS: list[dict[str, Any]] = _DATA["token"]

TILES: tuple[str, ...] = tuple(tile["id"] for tile in _TILES)
TOKENS: tuple[str, ...] = tuple(token["id"] for token in _TOKENS)
COPIES: int = _DATA["copies"]  #: of each token
NO_TOKEN = "none"  # noqa: S105 (a token on the road)
BY_LOT = 7  #: in the course: fate draws it
SECTOR_TOKENS = frozenset(  #: that act on the sector behind a line, and not on the line
    1 + number for number, token in enumerate(_TOKENS) if {"free_boost", "slip", "weather"} & token.keys()
)


def _of(entries: list[dict[str, Any]], key: str) -> tuple[int, ...]:
    return (0, *(int(entry.get(key, 0)) for entry in entries))


_SECTORS = [tile["sector"] for tile in _TILES]

# By the number of a tile.
MORE_HEAT, MORE_STRESS = _of(_TILES, "heat"), _of(_TILES, "stress")
TO_DECK, TO_DISCARD = _of(_TILES, "to_deck"), _of(_TILES, "to_discard")
NO_COOLING, NO_SLIPSTREAM = _of(_SECTORS, "no_cooling"), _of(_SECTORS, "no_slipstream")
WEATHER_SLIP, COOLING = _of(_SECTORS, "slip"), _of(_SECTORS, "cooling")
# By the number of a token.
LIMIT, OVERHEAT = _of(_TOKENS, "limit"), _of(_TOKENS, "overheat")
FREE_BOOST, TOKEN_SLIP, IS_WEATHER = _of(_TOKENS, "free_boost"), _of(_TOKENS, "slip"), _of(_TOKENS, "weather")
MOST_SLIP = max(*WEATHER_SLIP, *TOKEN_SLIP)  #: spaces by which a slipstream can be longer
