"""The trained driver: it drives by what its seat may see, better than at random, and says where it can't."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from paddock import Race
from paddock.bots import ask, bot
from paddock.bots.learned import FOLDER, Policy, policy_of, trained_for
from paddock.errors import BadDocument, UnknownBot
from paddock.games import game as find_game

SMALL = 1_000_000  #: bytes


@pytest.mark.parametrize("game", trained_for())
def test_weights_are_small_and_fit_their_game(game: str) -> None:
    path = FOLDER / f"{game}.npz"
    found, policy = find_game(game), Policy.from_file(path)
    assert path.stat().st_size < SMALL
    assert (policy.about["game"], policy.about["rules"]) == (game, found.version)
    assert policy.columns.max() < found.observation
    assert policy.layers[0][0].shape[0] == len(policy.columns) + found.actions
    assert policy.layers[-1][0].shape[1] == found.actions


def test_it_wins_against_random() -> None:
    for number in range(4):
        race = Race("speed", 2, seed=number)
        drivers = dict(zip(race.seats, [bot("learned"), bot("random", number)], strict=True))
        while not race.over:
            (seat,) = race.pending
            race.play(seat, ask(drivers[seat], race, seat))
        assert race.scores()["s0"][0] == 1


def test_it_decides_by_what_its_seat_may_see() -> None:
    race, driver = Race("speed", 2, seed=3), bot("learned")
    for _ in range(60):
        (seat,) = race.pending
        wanted = driver.choose(race, seat)
        assert {driver.choose(race.guess(seat), seat) for _ in range(3)} == {wanted}
        race.play(seat, wanted)


def test_it_prefers_nothing_that_is_not_legal() -> None:
    policy, game = policy_of("speed", 1, 2), find_game("speed")
    random = np.random.default_rng(1)
    masks = random.random((200, game.actions)) < 0.1
    masks[:, 7] = True
    chosen = policy.choose(random.integers(-5, 2000, (200, game.observation)), masks)
    assert masks[np.arange(200), chosen].all()


@pytest.mark.parametrize(("game", "seats"), [("heat", 2), ("speed", 3)])
def test_where_nobody_was_trained_that_is_said(game: str, seats: int) -> None:
    race = Race(game, seats, seed=1)
    with pytest.raises(UnknownBot, match="speed"):
        ask(bot("learned"), race, race.pending[0])


def test_a_file_comes_back_as_it_was_written(tmp_path: Path) -> None:
    policy = policy_of("speed", 1, 2)
    policy.save(tmp_path / "again.npz")
    again = Policy.from_file(tmp_path / "again.npz")
    assert again.about == policy.about
    assert all((a == b).all() for a, b in zip(policy.layers[0], again.layers[0], strict=True))
    assert (again.thresholds == policy.thresholds).all()


@pytest.mark.parametrize("content", [b"", b"not a file", b"PK\x03\x04"])
def test_what_is_no_weight_file_is_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "wrong.npz"
    path.write_bytes(content)
    with pytest.raises(BadDocument, match=r"wrong\.npz"):
        Policy.from_file(path)
    np.savez(path.with_name("other.npz"), a=np.zeros(2))
    with pytest.raises(BadDocument, match=r"other\.npz"):
        Policy.from_file(path.with_name("other.npz"))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_the_example_trains_stops_and_goes_on(tmp_path: Path) -> None:
    train = [sys.executable, "examples/train.py", "speed", "--folder", str(tmp_path), "--device", "cpu", "--races", "4"]
    small = ["--rows", "32", "--steps", "8", "--imitate", "0.01"]
    for minutes in ("0.02", "0.03"):
        done = subprocess.run([*train, *small, "--minutes", minutes], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "Against pilot" in done.stdout
    log = json.loads((tmp_path / "log.json").read_text())
    decisions = [line["decisions"] for line in log]
    assert decisions == sorted(decisions)
    assert decisions[-1] > 0
    assert "polyline" in (tmp_path / "curve.svg").read_text()
    policy = Policy.from_file(tmp_path / "speed.npz")
    assert (policy.about["game"], policy.about["seats"]) == ("speed", 2)
