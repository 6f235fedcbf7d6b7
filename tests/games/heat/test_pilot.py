"""The pilot of HEAT is a real driver: it wins, and it hardly ever spins."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from benchmarks.steady import measure

from paddock import Race
from paddock.bots import ask, bot
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import game

HEAT = game("heat")
RACES = 1_000


@pytest.mark.parametrize("track", HEAT.tracks.shipped())
def test_the_pilot_beats_random(track: str) -> None:
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(2), {"track": track}, Path())
    drivers = np.zeros((RACES, 2), np.int8)
    mine = np.arange(RACES) % 2
    drivers[np.arange(RACES), mine] = HEAT.loops.PILOT
    results = run_races(HEAT, courses, drivers, key_from_seed("pilot"))
    assert (results.scores[np.arange(RACES), mine, 0] == 1).mean() >= 0.99


@pytest.mark.parametrize("track", HEAT.tracks.shipped())
def test_the_pilot_beats_who_never_pays_and_seldom_spins(track: str) -> None:
    share, spins = measure(track, RACES)
    assert share >= 0.7
    assert spins < (0.4 if track == "japan" else 0.3)  # it is dear to slow down in the water before its corners


@pytest.mark.parametrize("seats", HEAT.seats)
def test_the_pilot_finishes_every_race(seats: int) -> None:
    for track in HEAT.tracks.shipped():
        courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(seats), {"track": track}, Path())
        drivers = np.full((100, seats), HEAT.loops.PILOT, np.int8)
        results = run_races(HEAT, courses, drivers, key_from_seed("finish"), keep=True)
        assert results.states is not None
        assert (results.states["rounds"] < 60).all()
        assert (results.states["pos"][:, :seats] >= courses[0].finish).all()


def test_the_pilot_does_the_same_whatever_the_others_hold() -> None:
    race, random = Race("heat", 3, seed=5), Random(5)
    driver = bot("pilot", seed=1)
    while not race.over and len(race.moves) < 400:
        for seat in race.pending:
            moves = {ask(driver, race.guess(seat, seed=n), seat) for n in range(3)}
            assert len(moves) == 1
            race.play(seat, moves.pop() if random.random() < 0.8 else random.choice(race.legal(seat)))


def test_the_pilot_drives_on_tracks_of_any_shape() -> None:
    track = {
        "game": "heat",
        "title": "Two corners",
        "spaces": 24,
        "laps": 9,
        "heat": 0,
        "stress": 6,
        "corners": [{"line": 3, "limit": 1}, {"line": 4, "limit": 20}],
    }
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(6), {"track": track}, Path())
    results = run_races(HEAT, courses, np.ones((50, 6), np.int8), key_from_seed("shape"), keep=True)
    assert results.states is not None
    assert (results.decisions < HEAT.rules.longest).all()
