"""Rings: the middle of a road that leads back to its start, from the degrees by which it turns within each space."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def ring(bends: Sequence[float], parts: int = 1) -> tuple[Floats, Floats, Floats]:
    """The middle of the road as x, y (downwards) and heading in degrees, at `parts` places of every space.

    The last place is the first one again; as far as the bends miss that, they miss it here.
    """
    turns = np.repeat(np.asarray(bends, float) / parts, parts)
    heading = np.concatenate(([0.0], np.cumsum(turns)))
    half = np.radians(turns / 2)
    chord = np.sinc(half / np.pi) / parts
    middle = np.radians(heading[:-1]) + half
    x = np.concatenate(([0.0], np.cumsum(chord * np.cos(middle))))
    y = np.concatenate(([0.0], np.cumsum(chord * np.sin(middle))))
    return x, y, heading


def closed_ring(bends: Sequence[float], parts: int = 1) -> tuple[Floats, Floats, Floats]:
    """The same, with the little by which rounded bends miss the start spread over the whole road."""
    spread = np.asarray(bends, float) + (360 - sum(bends)) / len(bends)
    x, y, heading = ring(spread.tolist(), parts)
    share = np.linspace(0, 1, len(x))
    return x - share * x[-1], y - share * y[-1], heading


def closed(bends: Floats) -> Floats:
    """Bends near the given ones that lead back to the start: Newton's method, with the smallest change of all."""
    for _ in range(40):
        x, y, _heading = ring(bends.tolist())
        miss = np.array([360 - bends.sum(), -x[-1], -y[-1]])
        middle_x, middle_y = (x[:-1] + x[1:]) / 2, (y[:-1] + y[1:]) / 2
        # Turning by a degree in one space swings all that follows around it.
        swing = np.array([np.ones(len(bends)), -np.radians(y[-1] - middle_y), np.radians(x[-1] - middle_x)])
        change = swing.T @ np.linalg.lstsq(swing @ swing.T, miss, rcond=None)[0]
        bends = bends + np.clip(change, -5, 5)
    return bends
