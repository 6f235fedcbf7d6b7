"""The event log: everything that happens, as numbers; the games' `view.py` knows what they mean.

A log that is off costs one test of a flag. An event is a row: its code, the seat it is about, then its values.
"""

from paddock.engine.jit import rule
from paddock.engine.records import Array, Record, layout, new

ROWS = 512  #: events that one call of a verb may write
VALUES = 25  #: values of one event

LOG = layout(
    [
        ("rows", "i4", (ROWS, 2 + VALUES)),  # code, seat, values
        ("n", "i4"),  # events written
        ("on", "i1"),  # 0: nothing is written
    ]
)


def new_log(on: bool) -> Array:
    """An empty log."""
    made = new(LOG)
    made["on"] = on
    return made


@rule
def tell(log: Record, code: int, seat: int, a: int, b: int, c: int) -> None:
    """Write down that `code` happened to `seat`, with up to three values; without a log (None) it costs nothing."""
    if log is not None and log.on and log.n < ROWS:
        row = log.rows[log.n]
        row[:] = 0
        row[0], row[1], row[2], row[3], row[4] = code, seat, a, b, c
        log.n += 1


@rule
def tell_more(log: Record, place: int, value: int) -> None:
    """Add a value to the event just told."""
    if log is not None and log.on and log.n > 0:
        log.rows[log.n - 1, 2 + place] = value
