"""Gymnasium's own suite, and what it does not look at: opponents, seats, rewards, illegal actions."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import paddock.envs  # noqa: F401 (registers)
from paddock.envs.versions import version_of
from paddock.errors import BadOption, NotReset, UnknownBot, UnknownMove
from tests.envs.samples import every_game, every_race


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(f"paddock/{name.title()}-{version_of(name)}", **options).unwrapped


def play_out(env: Any, seed: int = 1, most: int = 400) -> list[Any]:
    """Race at random; everything that was seen and won."""
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    story: list[Any] = [seen["observation"].tolist()]
    for _ in range(most):
        seen, reward, terminated, truncated, info = env.step(random.choice(info["action_mask"].nonzero()[0]))
        story.append((seen["observation"].tolist(), reward))
        assert not truncated
        if terminated:
            break
    return story


@every_race
def test_gymnasiums_suite(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not within the observation space.*", category=UserWarning)
        check_env(make(name, seats=seats), skip_render_check=seats != 2)


@every_game
def test_the_same_seed_gives_the_same_race_against_any_bots(name: str) -> None:
    for opponents in ("pilot", "random", "rookie", ["rookie", "pilot"]):
        env = make(name, seats=3, opponents=opponents, seat="random")
        assert play_out(env) == play_out(env)
        assert play_out(env) != play_out(env, seed=2)


def test_a_module_can_be_named_instead_of_imported() -> None:
    assert gymnasium.make("paddock.envs:paddock/Speed-v0").unwrapped.grid.seats == 2
    assert gymnasium.spec("paddock/Speed-v0").vector_entry_point == "paddock.envs.vector:make_vector"


def test_the_agent_sits_where_it_is_told() -> None:
    env = make("heat", seats=4, seat=2)
    env.reset(seed=1)
    assert env.seat == 2
    anywhere = make("heat", seats=4, seat="random")
    seats = set()
    anywhere.reset(seed=1)
    for _ in range(30):
        anywhere.reset()
        seats.add(anywhere.seat)
    assert seats == {0, 1, 2, 3}


def test_rewards() -> None:
    env = make("heat", seats=3, laps=1, opponents="random")
    story = play_out(env, most=3000)
    rank = int(env.race.scores()[0, 0])
    assert [reward for _, reward in story[1:-1]] == [0.0] * (len(story) - 2)
    assert story[-1][1] == {1: 1.0, 2: 0.0, 3: -1.0}[rank]
    env = make("speed", max_rounds=2, reward="score")
    story = play_out(env, most=3000)
    assert sum(reward for _, reward in story[1:]) == env.race.scores()[0, 1]


def test_an_illegal_action_ends_the_race() -> None:
    env = make("heat", seats=3)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.int64(3))
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, "HEAT-1.2")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(UnknownMove):
        env.step(99)


def test_nothing_is_there_before_the_first_reset() -> None:
    env = make("scrap", render_mode="ansi")
    with pytest.raises(NotReset, match="Call reset"):
        env.render()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_wrong_options() -> None:
    for wrong in ({"seat": 7}, {"seat": "best"}, {"opponents": ["pilot"]}, {"reward": "glory"}, {"lapz": 1}):
        with pytest.raises(BadOption):
            make("heat", seats=4, **wrong)
    with pytest.raises(UnknownBot):
        make("heat", opponents="wizard")
    env = make("heat")
    with pytest.warns(UserWarning, match="no option 'colour'"):
        env.reset(options={"colour": "red"})


@every_game
def test_a_pickle_in_mid_race_goes_on_alike(name: str) -> None:
    env = make(name, seats=2, opponents="rookie")
    play_out(env, most=12)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301
    for _ in range(20):
        if env._over:
            break
        action = int(env.action_masks().nonzero()[0][-1])
        one, other = env.step(action), twin.step(action)
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert one[1:4] == other[1:4]


def test_masks_as_other_libraries_ask_for_them() -> None:
    env = make("scrap")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].tolist()
    assert env.action_words()[0] == "roll"
