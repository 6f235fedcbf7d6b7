"""The pilot of Thunder Alley is a real driver: it beats random and simple drivers, and looks at nothing hidden."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from benchmarks.rearmost import measure

from paddock import Race
from paddock.bots import ask, bot
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import game

THUNDER = game("thunder")
RACES = 400


@pytest.mark.parametrize("track", THUNDER.tracks.shipped())
def test_the_pilot_beats_random(track: str) -> None:
    courses, _ = THUNDER.notation.make_course(THUNDER.notation.seat_names(2), {"track": track}, Path())
    drivers = np.zeros((RACES, 2), np.int8)
    mine = np.arange(RACES) % 2
    drivers[np.arange(RACES), mine] = THUNDER.loops.PILOT
    results = run_races(THUNDER, courses, drivers, key_from_seed("pilot"))
    assert (results.scores[np.arange(RACES), mine, 0] == 1).mean() >= 0.95


@pytest.mark.parametrize("track", THUNDER.tracks.shipped())
def test_the_pilot_beats_the_fastest_card_on_the_rearmost_car(track: str) -> None:
    assert measure(track, RACES) >= 0.8


@pytest.mark.parametrize("seats", THUNDER.seats)
def test_pilots_drive_races_to_the_finish(seats: int) -> None:
    for track in THUNDER.tracks.shipped():
        courses, _ = THUNDER.notation.make_course(THUNDER.notation.seat_names(seats), {"track": track}, Path())
        drivers = np.full((40, seats), THUNDER.loops.PILOT, np.int8)
        results = run_races(THUNDER, courses, drivers, key_from_seed("finish"), keep=True)
        assert results.states is not None
        assert (results.states["turns"] < 60).all()
        assert (results.states["finished"] != 0).mean() > 0.5


def test_the_pilot_does_the_same_whatever_the_others_hold() -> None:
    race, random = Race("thunder", 3, seed=5), Random(5)
    driver = bot("pilot", seed=1)
    while not race.over and len(race.moves) < 400:
        seat = race.pending[0]
        moves = {ask(driver, race.guess(seat, seed=n), seat) for n in range(3)}
        assert len(moves) == 1
        race.play(seat, moves.pop() if random.random() < 0.8 else random.choice(race.legal(seat)))
