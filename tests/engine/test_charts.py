"""Charted races: the same races as without a chart, and what is told of every round."""

from pathlib import Path

import numpy as np
import pytest

from paddock.engine.batch import run_charted, run_races
from paddock.engine.fate import key_from_seed
from paddock.games import GAMES, game

PILOT, RANDOM = 0, 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_chart_changes_nothing(name: str) -> None:
    """The first race of a batch under a key is the charted race under that key."""
    found = game(name)
    courses, _ = found.notation.make_course(found.notation.seat_names(2), {}, Path())
    for number, slips in enumerate(([PILOT, PILOT], [PILOT, RANDOM], [RANDOM, RANDOM])):
        key = key_from_seed(f"chart {number}")
        drivers = [[found.loops.RANDOM if slip else found.loops.PILOT for slip in slips]]
        plain = run_races(found, courses, np.array(drivers, np.int8), key, threads=1)
        charted = run_charted(found, courses, np.array([slips], np.int16), [key])
        assert charted.scores.tolist() == plain.scores.tolist()
        assert charted.decisions.sum() == plain.decisions.sum()
        rows = int(charted.rows[0])
        assert charted.ranks[0, rows - 1].tolist() == charted.scores[0, :, 0].tolist()
        assert not charted.ranks[0, rows:].any()
        assert charted.lasts.max() == rows - 1


def test_who_slips_now_and_then_is_worse_than_a_pilot_and_better_than_a_random_driver() -> None:
    heat = game("heat")
    courses, _ = heat.notation.make_course(heat.notation.seat_names(3), {"laps": 1}, Path())
    slips = np.tile(np.array([PILOT, 300, RANDOM], np.int16), (200, 1))
    charted = run_charted(heat, courses, slips, [key_from_seed(f"slips {number}") for number in range(200)])
    means = charted.scores[:, :, 0].mean(axis=0)
    assert means[0] < means[1] < means[2]
