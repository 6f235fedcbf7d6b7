"""Records: read by name, compiled and uncompiled; nothing padded, everything aligned."""

import numpy as np
import pytest

from paddock.engine.jit import rule
from paddock.engine.log import ROWS, new_log, tell, tell_more
from paddock.engine.records import Array, layout, new
from paddock.games import GAMES, game

CAR = layout([("gear", "i1"), ("place", "i4"), ("hand", "u1", 9), ("grid", "i2", (2, 2))])


@rule
def shift(cars: Array, i: int) -> int:
    car = cars[i]
    car.gear += 1
    car.hand[3] = 7
    car.grid[1, 0] = car.gear
    return int(car.hand[3]) + int(car.place)


def test_fields_are_attributes_in_compiled_code_and_outside() -> None:
    cars = new(CAR, 3)
    cars[1].place = 5
    assert shift(cars, 1) == 12
    assert cars[1].gear == 1
    assert cars[1].grid.tolist() == [[0, 0], [1, 0]]
    assert cars[0].gear == 0


def test_every_field_is_aligned_and_nothing_is_hidden_between_them() -> None:
    for dtype in (CAR, *(dtype for name in GAMES for dtype in (game(name).rules.state, game(name).rules.course))):
        end = 0
        for name in dtype.names or ():
            field, offset = dtype.fields[name][:2]  # type: ignore[index]
            assert offset == end
            assert offset % field.base.itemsize == 0
            end = offset + field.itemsize
        assert end == dtype.itemsize


def test_a_field_that_numpy_would_misread_is_refused() -> None:
    with pytest.raises(ValueError, match="round"):
        layout([("round", "i4")])


def test_a_log_that_is_off_stays_empty() -> None:
    log = new_log(on=False)
    tell(log[0], 3, 1, 10, 20, 30)
    tell_more(log[0], 3, 40)
    assert log["n"][0] == 0
    assert not log["rows"].any()


def test_events_are_told_in_order_with_their_values() -> None:
    log = new_log(on=True)
    tell(log[0], 3, 1, 10, 20, 30)
    tell_more(log[0], 3, 40)
    tell(log[0], 4, -1, 0, 0, 0)
    assert log["n"][0] == 2
    assert log["rows"][0, 0, :6].tolist() == [3, 1, 10, 20, 30, 40]
    assert log["rows"][0, 1, :3].tolist() == [4, -1, 0]


def test_a_full_log_takes_no_more() -> None:
    log = new_log(on=True)
    for _ in range(ROWS + 5):
        tell(log[0], 1, 0, 0, 0, 0)
    assert log["n"][0] == ROWS
    assert np.all(log["rows"][0, :, 0] == 1)
