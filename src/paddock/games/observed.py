"""What the numbers of an observation mean: each has a name, bounds that no race leaves, and a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from paddock.engine.records import Array


@dataclass(frozen=True)
class Number:
    """One number of an observation.

    >>> Number("gear", 0, 4, "0: no such car")
    Number(name='gear', low=0, high=4, means='0: no such car')
    """

    name: str
    low: int
    high: int
    means: str = ""


Places = dict[int, Number]  #: numbers by their place


def flag(name: str, means: str = "") -> Number:
    """A number that is 0 or 1."""
    return Number(name, 0, 1, means)


def each(first: int, name: str, parts: Sequence[Any], highs: int | Sequence[int], means: str = "") -> Places:
    """Numbers side by side, one for each part, from 0 to the high of that part.

    >>> each(7, "hand", ["U5", "H"], [1, 12])[8]
    Number(name='hand.H', low=0, high=12, means='')
    """
    tops = [highs] * len(parts) if isinstance(highs, int) else highs
    return {
        first + i: Number(f"{name}.{part}", 0, high, means)
        for i, (part, high) in enumerate(zip(parts, tops, strict=True))
    }


def blocks(first: int, size: int, name: str, times: int, numbers: Places) -> Places:
    """The same numbers several times: `car.0.gear`, ..., `car.1.gear`, ..."""
    return {
        first + i * size + at: replace(number, name=f"{name}.{i}.{number.name}")
        for i in range(times)
        for at, number in numbers.items()
    }


def in_order(*places: Mapping[int, Number]) -> tuple[Number, ...]:
    """All numbers of an observation, one for every place."""
    known = {at: number for some in places for at, number in some.items()}
    assert len(known) == sum(map(len, places)), "two numbers in one place"
    assert sorted(known) == list(range(len(known))), "a place without a number"
    assert len({number.name for number in known.values()}) == len(known), "two numbers with one name"
    return tuple(known[at] for at in range(len(known)))


def bounds(numbers: Sequence[Number]) -> tuple[Array, Array]:
    """The lowest and the highest value of each number."""
    return np.array([n.low for n in numbers], np.int32), np.array([n.high for n in numbers], np.int32)
