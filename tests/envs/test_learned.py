"""The trained driver: it drives by what its seat may see, better than at random, and says where it can't.

And the example that trains it.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from examples import lessons

from paddock import Race
from paddock.bots import ask, bot
from paddock.bots.learned import FOLDER, Policy, is_trained_for, policy_of, trained_for
from paddock.engine.records import Array
from paddock.errors import BadDocument, UnknownBot
from paddock.games import game as find_game
from tests.leaving_out import need_module

SMALL = 1_000_000  #: bytes


@pytest.mark.parametrize("game", trained_for())
def test_weights_are_small_and_fit_their_game(game: str) -> None:
    path = FOLDER / f"{game}.npz"
    found, policy = find_game(game), Policy.from_file(path)
    assert path.stat().st_size < SMALL
    assert (policy.about["game"], policy.about["rules"]) == (game, found.version)
    assert policy.columns.max() < found.rules.observation
    assert policy.layers[0][0].shape[0] == len(policy.columns) + found.rules.actions
    assert policy.layers[-1][0].shape[1] == found.rules.actions


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


def test_the_champion_drives_as_it_was_trained_where_somebody_was() -> None:
    race, champion, learned = Race("speed", 2, seed=3), bot("champion", 1), bot("learned")
    assert is_trained_for(race)
    for _ in range(20):
        (seat,) = race.pending
        move = ask(champion, race, seat)
        assert move == ask(learned, race, seat)
        race.play(seat, move)
    others = [Race("speed", 3), Race("speed", 2, wild_map="literal"), Race("heat", 2)]
    assert not any(is_trained_for(other) for other in others)


def test_it_prefers_nothing_that_is_not_legal() -> None:
    policy, game = policy_of("speed", 1, 2), find_game("speed")
    random = np.random.default_rng(1)
    masks = random.random((200, game.rules.actions)) < 0.1
    masks[:, 7] = True
    chosen = policy.choose(random.integers(-5, 2000, (200, game.rules.observation)), masks)
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


@pytest.fixture
def run(tmp_path: Path) -> lessons.Run:
    """A small run with NumPy's arrays."""
    return lessons.Run("speed", 2, "cpu", tmp_path, rows=16, steps=40)


def by_lot(random: np.random.Generator) -> Callable[[Array, Array], tuple[Array, Array, Array]]:
    """Drives at random; what it expects is the observation's first number, so that the test knows it."""

    def act(observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        actions = (random.random(masks.shape) * masks).argmax(1)
        return actions, -np.log(masks.sum(1)), observations[:, 0] / 100

    return act


def test_lessons_are_what_was_driven(run: lessons.Run) -> None:
    """Every decision is kept with what its seat knew and could do, and with the advantage that a plain sum gives."""
    rows, random = lessons.Rows(run, {"self": 0.5, "pilot": 0.5}, run.rows), np.random.default_rng(1)
    rows.envs.reset(seed=1)
    data = lessons.drive(run, rows, by_lot(random), lessons.Potential(run, 1500.0))
    decisions = np.arange(run.rows * run.steps)
    assert {len(array) for array in data.values()} == {len(decisions)}
    assert data["masks"][decisions, data["actions"]].all()
    assert np.allclose(data["values"], data["observations"][:, 0] / 100)
    assert np.allclose(data["returns"], data["advantages"] + data["values"])
    assert data["valid"][: run.rows].all()
    assert np.abs(data["advantages"]).max() < 100


def test_advantages_belong_to_the_seat_that_decided() -> None:
    """One race of two seats by hand: a decision is followed by what came until the same seat decided again."""
    seats = np.array([[0], [1], [0], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]])
    brought = [np.array([[each, -each]]) for each in (0.01, 0.02, 0.04, 0.08)]
    overs = [np.array([over]) for over in (False, False, True, False)]
    got = lessons.look_back(np, seats, values, brought, overs, np.array([1]), np.array([0.5]))
    last_of_race = 0.04 - 0.3
    first = (0.01 + 0.02) + 0.3 - 0.1 + lessons.LAMBDA * last_of_race
    assert got["advantages"][:3, 0] == pytest.approx([first, -(0.02 + 0.04) - 0.2, last_of_race])
    assert got["valid"][:, 0].tolist() == [True, True, True, False], "when seat 0 decides again is not known yet"


def test_points_are_a_promise_of_the_place() -> None:
    run = lessons.Run("speed", 2, "cpu", Path(), rows=1, steps=1)
    potential = lessons.Potential(run, 100.0)
    going, over = np.array([False]), np.array([True])
    story = (([50, 0], going), ([0, 200], going), ([0, 0], over))
    steps = [potential(np.array([gained]), end) for gained, end in story]
    assert steps[0][0, 0] == pytest.approx(np.tanh(0.5))
    assert sum(steps)[0] == pytest.approx([-1, 1]), "all together they are the place"
    assert potential(np.array([[1, 0]]), going)[0, 0] == pytest.approx(np.tanh(0.01)), "the next race starts over"


def test_a_policy_is_evaluated_and_kept(run: lessons.Run) -> None:
    policy = policy_of("speed", 1, 2)
    assert lessons.evaluate(run, policy.choose, "random", 16) == 1.0
    columns, thresholds = lessons.look_around(run)
    assert len(columns) == len(thresholds) == len(policy.columns)
    run.note(against_pilot=0.25)
    run.note(against_pilot=0.5)
    run.write(policy)
    assert [line["against_pilot"] for line in json.loads((run.folder / "log.json").read_text())] == [0.25, 0.5]
    assert 'points="60.0,200.0 60.0,140.0"' in (run.folder / "curve.svg").read_text()
    assert Policy.from_file(run.folder / "speed.npz").about == policy.about


def test_the_example_trains_stops_and_goes_on(tmp_path: Path) -> None:
    """The learner itself, where PyTorch is installed.

    `[dev]` has no PyTorch: from the usual index it brings some gigabytes for GPUs. What the learner stands on
    (`examples/lessons.py`) is tested above without it.
    """
    need_module("torch", "PyTorch")
    train = [sys.executable, "examples/train.py", "speed", "--folder", str(tmp_path), "--device", "cpu", "--races", "4"]
    small = ["--rows", "32", "--steps", "8", "--imitate", "0.01"]
    log = [{"minutes": 0.0}]
    for _ in range(2):
        minutes = log[-1]["minutes"] + 0.02  # however long it took before
        done = subprocess.run([*train, *small, "--minutes", str(minutes)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "Against pilot" in done.stdout
        log = json.loads((tmp_path / "log.json").read_text())
    decisions = [line["decisions"] for line in log]
    assert decisions == sorted(decisions)
    assert decisions[-1] > 0
    assert "polyline" in (tmp_path / "curve.svg").read_text()
    policy = Policy.from_file(tmp_path / "speed.npz")
    assert (policy.about["game"], policy.about["seats"]) == ("speed", 2)
