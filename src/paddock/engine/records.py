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


def editions(fields: Sequence[RecordField], *modules: Sequence[RecordField]) -> tuple[np.dtype[Any], ...]:
    """Layouts of a record from one declaration: without what `modules` take, with the first of them, and so on.

    Each has the fields of all modules, where they are not part of it with room for nothing: the same rules are compiled
    for all layouts, and how long such a field is they know when they are compiled. So each of them is an array. A
    layout begins as the one before it does, unless a module declares a field again, to have more room in it.

    >>> PLAIN, FULL, WIDE = editions(
    ...     [("pos", "i2"), ("hand", "i1", 2)], [("weather", "i1", 1)], [("hand", "i1", 4), ("market", "i1", 9)]
    ... )
    >>> PLAIN.itemsize, FULL.itemsize, WIDE.itemsize
    (4, 6, 16)
    >>> len(new(PLAIN)[0].weather), len(new(FULL)[0].weather), len(new(FULL)[0].market), len(new(WIDE)[0].hand)
    (0, 1, 0, 4)
    """
    plain = layout(fields)
    head: list[RecordField] = [
        (name if name != PADDING else HEAD_PADDING, plain[name].base.str, plain[name].shape)
        for name in plain.names or ()
    ]
    known = {field[0] for field in head}
    added = [_widest_first([field for field in module if field[0] not in known]) for module in modules]
    made = []
    for there in range(len(modules) + 1):
        wider = {field[0]: field for module in modules[:there] for field in module if field[0] in known}
        laid = [wider.get(field[0], field) for field in head]
        for number, module in enumerate(added):
            laid += [_with_room(field) if number < there else _without_room(field) for field in module]
        made.append(_laid_out(laid))
    return tuple(made)


def _with_room(field: RecordField) -> RecordField:
    return field[0], field[1], np.dtype((field[1], field[2] if len(field) > 2 else ())).shape


def _without_room(field: RecordField) -> RecordField:
    shape = np.dtype((field[1], field[2] if len(field) > 2 else ())).shape
    return field[0], field[1], (0, *shape[1:])


def new(dtype: np.dtype[Any], n: int = 1) -> Array:
    """An array of `n` records, all zero."""
    return np.zeros(n, dtype)


def copied(records: Array) -> Array:
    """A copy, byte for byte; NumPy's own copy of records goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
