"""A championship: what places bring, and who stands where on the next grid."""

from collections.abc import Sequence
from typing import Any

PRIZES = (9, 6, 4, 3, 2, 1)  #: HEAT-K.4: points of the places from the first on


def next_grid(leaders: Sequence[str]) -> dict[str, Any]:
    """HEAT-K.3: the grid of every race but the first by the standings, the leader on slot 1."""
    return {"grid": list(leaders)}
