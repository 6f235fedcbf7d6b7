"""Clearing: a position before set-up, or a part of one that is over, from the layout that declares it."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np

from paddock.engine.jit import rule
from paddock.engine.records import HEAD_PADDING, PADDING, Record


def cleared(fields: np.dtype[Any], empty: Mapping[str, int], kept: Collection[str] = ()) -> Callable[[Record], None]:
    """A rule that sets all fields of a layout to 0, or to what `empty` says; those in `kept` stay as they are.

    No field can be forgotten: one that is added to the layout is cleared, too. The rule is written out field by field,
    as by hand, because compiled code finds a field by its name alone.

    >>> from paddock.engine.records import layout
    >>> CAR = layout([("gear", "i1"), ("driver", "i1"), ("lap", "i1"), ("hand", "u1", 3)])
    >>> clear = cleared(CAR, {"driver": -1}, kept=["lap"])
    >>> car = np.ones(1, CAR)[0]
    >>> clear(car)
    >>> car.gear, car.driver, car.lap, car.hand.tolist()
    (np.int8(0), np.int8(-1), np.int8(1), [0, 0, 0])
    """
    names = fields.names or ()
    unknown = {*kept, *empty}.difference(names)
    if unknown:
        raise ValueError(f"no fields of this layout: {', '.join(sorted(unknown))}")
    lines = [
        f"    record.{name}{'[:]' if fields[name].shape else ''} = {int(empty.get(name, 0))}"
        for name in names
        if name not in kept and name not in (PADDING, HEAD_PADDING)
    ]
    made: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(["def clear(record):", *lines]), made)  # noqa: S102 (of names and numbers of a layout)
    return rule(made["clear"])
