"""Records: a position is one fixed-size record, read by name, compiled and uncompiled alike."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Record: TypeAlias = Any  #: one record; its fields are attributes, compiled and uncompiled
Array: TypeAlias = npt.NDArray[Any]
Field: TypeAlias = tuple[str, str] | tuple[str, str, int | tuple[int, ...]]


class Fields(np.void):  # type: ignore[misc]  # NumPy says final, and has a subclass itself
    """A record whose fields are attributes: NumPy's own `record` does the same and takes three times as long."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def layout(fields: Sequence[Field]) -> np.dtype[Any]:
    """The layout of a record, from `(name, type)` or `(name, type, shape)`.

    Fields are laid out widest first, so that nothing is padded and every field is aligned (a GPU insists).

    >>> CAR = layout([("gear", "i1"), ("pos", "i2"), ("hand", "u1", 9)])
    >>> CAR.itemsize
    12
    >>> car = new(CAR)[0]
    >>> car.gear = 3
    >>> car.gear
    np.int8(3)
    """
    for name in (field[0] for field in fields):
        if hasattr(Fields, name):
            raise ValueError(f"a field can't be called {name!r}: uncompiled, NumPy has a meaning of its own for it")
    widest_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    size = sum(np.dtype((field[1], field[2] if len(field) > 2 else ())).itemsize for field in widest_first)
    step = np.dtype(widest_first[0][1]).itemsize
    if size % step:
        widest_first.append(("_", "u1", step - size % step))
    return np.dtype((Fields, np.dtype(widest_first, align=True)))


def new(dtype: np.dtype[Any], n: int = 1) -> Array:
    """An array of `n` records, all zero."""
    return np.zeros(n, dtype)


def copied(records: Array) -> Array:
    """A copy, byte for byte; NumPy's own copy of records goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
