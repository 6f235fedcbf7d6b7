"""The vector environment: its races are those of the batch runner, and its steps are what Gymnasium says they are."""

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.leaving_out import need_gpu, need_module

need_module("gymnasium", "Gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode

from paddock.engine import batch, cuda, loops
from paddock.engine.fate import key_from_seed
from paddock.envs.vector import RaceVectorEnv, make_vector
from paddock.errors import BadOption, UnknownGame
from paddock.games import GAMES

SEED = 5
SHORT: dict[str, dict[str, Any]] = {
    "heat": {"laps": 1},
    "speed": {"max_rounds": 1},
    "thunder": {"laps": 1},
    "scrap": {},
}


def env(game: str = "speed", rows: int = 6, **options: Any) -> RaceVectorEnv:
    return make_vector(game, rows, **{**SHORT[game], **options})


def run(envs: RaceVectorEnv, steps: int, seed: int = SEED, driver: str = "random") -> list[tuple[Any, ...]]:
    envs.reset(seed=seed)
    return [envs.step(envs.advise(driver)) for _ in range(steps)]


@pytest.mark.parametrize("game", GAMES)
def test_rows_run_the_races_of_the_batch(game: str) -> None:
    envs = env(game, 40, opponents="self", autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=SEED)
    over = np.zeros(40, bool)
    while not over.all():
        _, _, over, _, _ = envs.step(envs.advise("random"))
    field: Any = envs.field
    drivers = np.zeros((40, field.rewards.shape[1]), np.int8)
    wanted = batch.run_races(envs.game, field._terms.courses, drivers, key_from_seed(SEED), keep=True)
    assert wanted.states is not None
    assert field.states.tobytes() == wanted.states.tobytes()
    assert (field.scores == wanted.scores).all()


def test_an_agent_drives_one_seat_and_opponents_drive_the_others() -> None:
    envs = env("heat", 12, seats=3, opponents=["pilot", "random"], laps=1)
    envs.reset(seed=SEED)
    field: Any = envs.field
    for _ in range(200):
        _, _, _, _, infos = envs.step(envs.advise())
        assert (infos["seat"] == field.numbers % 3).all()


def test_a_seat_can_be_kept() -> None:
    envs = env("speed", 5, seat=1)
    for *_, infos in run(envs, 60):
        assert (infos["seat"] == 1).all()


def test_what_an_agent_gets_is_what_its_seat_may_see() -> None:
    envs = env("heat", 4, opponents="self")
    field: Any = envs.field
    out, verdict = np.zeros(envs.game.rules.observation, np.int32), np.zeros(envs.game.rules.actions, np.uint8)
    envs.reset(seed=SEED)
    for _ in range(40):
        observations, _, over, _, infos = envs.step(envs.advise())
        for i in np.flatnonzero(~over):
            envs.game.loops.observe_one(field._terms.courses, field.states[i : i + 1], infos["seat"][i], out)
            envs.game.loops.judge_one(field._terms.courses, field.states[i : i + 1], infos["seat"][i], verdict)
            assert (observations[i] == out).all()
            assert (infos["action_mask"][i] == (verdict == 0)).all()


@pytest.mark.parametrize(("game", "seats"), [("heat", 4), ("speed", 2), ("speed", 4)])
def test_places_add_up_to_nothing_and_go_from_first_to_last(game: str, seats: int) -> None:
    envs = env(game, 30, seats=seats, opponents="self")
    ended = 0
    for _, rewards, over, _, infos in run(envs, 900):
        ended += over.sum()
        assert np.allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)
        assert (infos["rewards"][~over] == 0).all()
        assert (np.abs(infos["rewards"]) <= 1).all()
        assert (np.abs(rewards) <= 1).all()
    assert ended


def test_partners_win_together() -> None:
    for _, _, over, _, infos in run(env("speed", 30, seats=4, opponents="self"), 400):
        for rewards in infos["rewards"][over]:
            assert rewards[0] == rewards[2]
            assert set(np.abs(rewards)) in ({1.0}, {0.0})


def test_scores_add_up_to_the_points_of_the_race() -> None:
    envs = env("speed", 10, opponents="self", reward="score", autoreset_mode="Disabled", max_rounds=2)
    field: Any = envs.field
    envs.reset(seed=SEED)
    points, over = np.zeros((10, 2)), np.zeros(10, bool)
    while not over.all():
        _, _, over, _, infos = envs.step(envs.advise())
        points += infos["rewards"]
    assert (points == field.scores[:, :, 1]).all()


def test_rows_can_be_shared_out() -> None:
    envs = env("speed", 10, opponents={"self": 3, "pilot": 1, "random": 1}, seat=0)
    field: Any = envs.field
    others = [loops.AGENT] * 6 + [loops.PILOT] * 2 + [loops.RANDOM] * 2
    assert field._terms.drivers.tolist() == [[loops.AGENT, other] for other in others]


@pytest.mark.parametrize("wrong", [-1, 54, 10**12])
def test_an_illegal_action_ends_the_race(wrong: int) -> None:
    envs = env("speed", 3, opponents="self")
    envs.reset(seed=SEED)
    actions = envs.advise()
    actions[1] = wrong
    _, rewards, terminations, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == infos["illegal"].tolist() == [False, True, False]
    _, rewards, terminations, _, infos = envs.step(envs.advise())
    assert not terminations.any()
    assert not rewards.any()


def test_no_action_that_a_mask_forbids_is_played() -> None:
    envs = env("heat", 8, opponents="self")
    _, infos = envs.reset(seed=SEED)
    random = np.random.default_rng(SEED)
    ended = np.zeros(8, bool)
    for _ in range(300):
        actions = random.integers(0, envs.game.rules.actions, 8)
        may = infos["action_mask"][np.arange(8), actions] == 1
        _, _, over, _, infos = envs.step(actions)
        assert (infos["illegal"] == ~may & ~ended).all()
        ended = over


def test_after_the_end_comes_the_next_race_in_the_next_step() -> None:
    envs = env("speed", 4)
    ended = np.zeros(4, bool)
    for _, rewards, over, _, infos in run(envs, 300):
        assert not (over & ended).any()
        assert (rewards[ended] == 0).all()
        assert (infos["action_mask"][over] == 1).all()
        ended = over


def test_or_in_the_same_step() -> None:
    later, sooner = env("speed", 1, opponents="self"), env("speed", 1, opponents="self", autoreset_mode="SameStep")
    later.reset(seed=SEED)
    sooner.reset(seed=SEED)
    races = 0
    while races < 3:
        actions = later.advise()
        last, reward, over, _, _ = later.step(actions)
        first, same_reward, same_over, _, infos = sooner.step(actions)
        assert (reward == same_reward).all()
        assert (over == same_over).all()
        assert (infos["_final_obs"] == over).all()
        if over[0]:
            races += 1
            assert (infos["final_obs"][0] == last[0]).all()
            last, _, _, _, _ = later.step(np.zeros(1, np.int64))
        assert (first == last).all()


def test_or_when_it_is_asked_for() -> None:
    envs = env("speed", 3, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=SEED)
    over = np.zeros(3, bool)
    while not over.any():
        before, _, over, _, _ = envs.step(envs.advise())
    again, rewards, still, _, _ = envs.step(envs.advise())
    assert (still >= over).all()
    assert (again[over] == before[over]).all()
    assert (rewards[over] == 0).all()
    dealt, _ = envs.reset(options={"reset_mask": still})
    assert (dealt[~still] == again[~still]).all()
    assert (dealt[still] != again[still]).any()
    assert not envs.step(envs.advise())[2][still].any()


def test_a_race_can_be_cut_off() -> None:
    for n, (_, _, over, cut, _) in enumerate(run(env("speed", 2, max_episode_steps=5), 12)):
        assert not over.any()
        assert cut.all() == cut.any() == (n in (4, 10))


def test_a_seed_gives_the_same_races_whatever_the_threads() -> None:
    one, several, other = (run(env("speed", 600, threads=threads), 30) for threads in (1, 2, 1))
    assert all((a[0] == b[0]).all() for a, b in zip(one, several, strict=True))
    assert all((a[0] == b[0]).all() for a, b in zip(one, other, strict=True))
    assert any((a[0] != b[0]).any() for a, b in zip(one, run(env("speed", 600), 30, seed=6), strict=True))


def test_without_a_seed_new_races_come() -> None:
    envs = env("speed", 4)
    first, _ = envs.reset(seed=SEED)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=SEED)
    assert (first != second).any()
    assert (first == again).all()


def test_copies_stay_and_views_change() -> None:
    for copy in (True, False):
        envs = env("speed", 2, opponents="self", copy=copy)
        first, _ = envs.reset(seed=SEED)
        kept = first.copy()
        envs.step(envs.advise())
        assert (first == kept).all() == copy


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec("paddock.envs:paddock/Speed-v0", num_envs=3, opponents="random", max_rounds=1)
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    actions = np.array([envs.single_action_space.sample(mask) for mask in infos["action_mask"]])
    assert envs.action_space.contains(actions)
    observations, *_ = envs.step(actions)
    assert envs.observation_space.contains(observations)
    envs.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"num_envs": 0},
        {"seats": 5},
        {"opponents": "turbo"},
        {"opponents": ["pilot", "pilot"]},
        {"opponents": {}},
        {"opponents": {"pilot": -1}},
        {"opponents": {"pilot": 0, "self": 0}},
        {"seat": 2},
        {"reward": "fame"},
        {"autoreset_mode": "Sometimes"},
        {"max_episode_steps": 0},
        {"device": "abacus"},
        {"lapz": 2},
    ],
    ids=str,
)
def test_what_can_not_be_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as error:
        make_vector("speed", **wrong)
    assert str(error.value).endswith(".")


def test_unknown_games_and_wrong_actions_are_refused() -> None:
    with pytest.raises(UnknownGame):
        make_vector("ludo")
    envs = env("speed", 3)
    for early in (envs.advise, lambda: envs.step(np.zeros(3, int))):
        with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
            early()
    envs.reset(seed=1)
    for actions in (np.zeros(2, int), np.zeros(3), "abc", [[0, 0, 0]], None):
        with pytest.raises(BadOption):
            envs.step(actions)
    with pytest.raises(BadOption):
        envs.reset(options={"reset_mask": [1, 0]})


def digest() -> str:
    """Of all that some steps in two modes give."""
    digest = hashlib.sha256()
    for mode in ("NextStep", "SameStep"):
        envs = env("speed", 3, opponents={"self": 0.5, "pilot": 0.5}, reward="score", autoreset_mode=mode)
        for observations, rewards, terminations, _, infos in run(envs, 70):
            for array in (observations, rewards, terminations, infos["action_mask"], infos["seat"]):
                digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()


def test_compiled_or_not_it_is_the_same() -> None:
    modes = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    words = [sys.executable, "-c", "from tests.envs.test_vector import digest; print(digest())"]
    plain = subprocess.run(words, env=modes, capture_output=True, text=True)
    assert plain.stdout.strip() == digest(), plain.stderr


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_that_is_said() -> None:
    with pytest.raises(BadOption, match="GPU"):
        make_vector("speed", device="cuda")


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_the_gpu_takes_the_same_steps(mode: str) -> None:
    need_gpu()
    options: dict[str, Any] = {"opponents": "self", "reward": "score", "autoreset_mode": mode}
    here, there = env("speed", 500, **options), env("speed", 500, device="cuda", **options)
    here.reset(seed=SEED)
    there.reset(seed=SEED)
    for _ in range(300):
        actions = here.advise()
        assert (there.advise().copy_to_host() == actions).all()
        wanted, got = here.step(actions), there.step(there.field.actions)
        for name in ("action_mask", "seat", "rewards", "illegal"):
            assert (got[4][name].copy_to_host() == wanted[4][name]).all()
        for a, b in zip(got[:4], wanted[:4], strict=True):
            assert (a.copy_to_host() == b).all()
    assert there.field.states.tobytes() == here.field.states.tobytes()
