"""The GPU plays the same races as the CPU, race for race."""

from pathlib import Path

import numpy as np
import pytest

from paddock.engine import batch, cuda
from paddock.engine.fate import key_from_seed
from paddock.games import game as find_game
from tests.games.samples import SAMPLES, sample_id
from tests.leaving_out import need_gpu


@pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)
def test_races_on_the_gpu_are_those_on_the_cpu(sample: tuple[str, int, dict[str, object]]) -> None:
    need_gpu()
    name, seats, options = sample
    game = find_game(name)
    courses, _ = game.notation.make_course(game.notation.seat_names(seats), options, Path())
    drivers = np.random.default_rng(1).integers(0, 2, (500, seats)).astype(np.int8)
    on_cpu = batch.run_races(game, courses, drivers, key_from_seed("cuda"), keep=True)
    on_gpu = cuda.run_races(game, courses, drivers, key_from_seed("cuda"), keep=True)
    assert on_cpu.states is not None
    assert on_gpu.states is not None
    assert on_gpu.states.tobytes() == on_cpu.states.tobytes()
    assert (on_gpu.decisions == on_cpu.decisions).all()
    assert (on_gpu.scores == on_cpu.scores).all()


def test_without_a_gpu_one_is_simply_not_available() -> None:
    assert cuda.is_available() in (True, False)
