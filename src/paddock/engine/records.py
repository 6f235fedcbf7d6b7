"""Records: a position is one fixed-size record, read by name, compiled and uncompiled alike."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Record: TypeAlias = Any  #: one record; its fields are attributes, compiled and uncompiled
Array: TypeAlias = npt.NDArray[Any]
RecordField: TypeAlias = tuple[str, str] | tuple[str, str, int | tuple[int, ...]]

PADDING = "_"  #: a field that holds nothing, where a record would end between two words
HEAD_PADDING = "_head"  #: the same, where more fields follow


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


def layout(fields: Sequence[RecordField]) -> np.dtype[Any]:
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
    return _laid_out(_widest_first(fields))


def _widest_first(fields: Sequence[RecordField]) -> list[RecordField]:
    return sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)


def _laid_out(fields: Sequence[RecordField]) -> np.dtype[Any]:
    """Fields one after another, and padding that has a name where they end between two words."""
    size = sum(np.dtype((field[1], field[2] if len(field) > 2 else ())).itemsize for field in fields)
    step = np.dtype(fields[0][1]).itemsize
    padding: list[RecordField] = [(PADDING, "u1", step - size % step)] if size % step else []
    return np.dtype((Fields, np.dtype([*fields, *padding], align=True)))


def editions(fields: Sequence[RecordField], modules: Sequence[RecordField]) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """Two layouts of a record from one declaration: without what `modules` take, and with it.

    The first has the fields of modules, too, with room for nothing: the same rules are compiled for both layouts, and
    how long such a field is they know when they are compiled. So each of them is an array. Both layouts begin alike: a
    record of the first is the head of one of the second.

    >>> PLAIN, FULL = editions([("pos", "i2"), ("gear", "i1")], [("weather", "i1", 1)])
    >>> PLAIN.itemsize, FULL.itemsize
    (4, 6)
    >>> len(new(PLAIN)[0].weather), len(new(FULL)[0].weather)
    (0, 1)
    """
    plain = layout(fields)
    head: list[RecordField] = [
        (name if name != PADDING else HEAD_PADDING, plain[name].base.str, plain[name].shape)
        for name in plain.names or ()
    ]
    own = [(name, kind, np.dtype((kind, shape)).shape) for name, kind, shape in _widest_first(modules)]  # type: ignore[misc]
    without = [(name, kind, (0, *shape[1:])) for name, kind, shape in own]
    return _laid_out([*head, *without]), _laid_out([*head, *own])


def new(dtype: np.dtype[Any], n: int = 1) -> Array:
    """An array of `n` records, all zero."""
    return np.zeros(n, dtype)


def copied(records: Array) -> Array:
    """A copy, byte for byte; NumPy's own copy of records goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
