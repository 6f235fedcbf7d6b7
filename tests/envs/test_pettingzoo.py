"""PettingZoo's own suites, and what they don't look at: options, rewards, illegal actions, seeds."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

import paddock.envs
from paddock.envs.aec import RaceAEC
from paddock.envs.parallel import RaceParallel
from paddock.envs.versions import version_of
from paddock.errors import BadOption, IllegalMove, NotReset, UnknownMove
from paddock.games import game
from tests.envs.samples import every_game, every_race, zoo

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # observations that are dicts


def play_out(env: RaceAEC, seed: int = 1, most: int = 5000) -> dict[str, float]:
    """Race at random; what each agent was given in all."""
    env.reset(seed=seed)
    random, won = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        done = terminated or truncated
        env.step(None if done or seen is None else random.choice(seen["action_mask"].nonzero()[0]))
    return won


@every_race
def test_pettingzoos_suites(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    module = zoo(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(module.env(seats), num_cycles=60)
        api_test(module.raw_env(seats), num_cycles=20)
        parallel_api_test(module.parallel_env(seats), num_cycles=100)
        seed_test(lambda: module.env(seats), num_cycles=60)
        parallel_seed_test(lambda: module.parallel_env(seats))
        state_test(module.env(seats), module.parallel_env(seats))


@every_game
def test_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = zoo(name)
    render_test(module.env, custom_tests={"svg": lambda text: text.startswith("<svg")})
    env = module.parallel_env(render_mode="ansi")
    env.reset(seed=1)
    assert str(game(name).say("game.title")) or env.render()


@every_game
def test_registered(name: str) -> None:
    paddock.envs.register()  # once more changes nothing
    aec = pettingzoo.make("aec", f"paddock/{name.title()}-{version_of(name)}", seats=2, max_cycles=3)
    assert aec.metadata["name"] == f"{name}_{version_of(name)}"
    assert aec.max_cycles == 3
    assert pettingzoo.make("parallel", f"paddock/{name.title()}-{version_of(name)}", seats=3).max_num_agents == 3


@every_race
def test_rewards_by_place_add_up_to_nothing_and_by_score_to_the_points(name: str, seats: int) -> None:
    env = zoo(name).env(seats)
    won = play_out(env)
    if env.truncations or env.agents:
        return  # a race of random drivers may be long
    assert sum(won.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in won.values())
    points = play_out(zoo(name).env(seats, reward="score"))
    assert list(points.values()) == env.race.scores()[:, 1].tolist()
    ranks = env.race.scores()[:, 0]
    assert max(won, key=lambda agent: won[agent]) in [f"seat_{seat}" for seat in (ranks == 1).nonzero()[0]]


def test_partners_win_together() -> None:
    env = zoo("speed").env(4, max_rounds=1)
    assert env.teams == {"A": ["seat_0", "seat_2"], "B": ["seat_1", "seat_3"]}
    won = play_out(env)
    assert won["seat_0"] == won["seat_2"] == -won["seat_1"] == -won["seat_3"]


def test_an_illegal_action_raises_or_ends_the_race() -> None:
    raw = zoo("heat").raw_env(3)
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"HEAT-1\.2"):
        raw.step(3)
    raw.step(0)  # nothing has changed
    points = zoo("speed").raw_env(2, reward="score")
    points.reset(seed=1)
    while not any(points.rewards.values()):
        points.step(int(points.action_masks().argmax()))
    before = points.rewards.copy(), points.last()[1], points.infos[points.agent_selection].keys()
    with pytest.raises(IllegalMove):
        points.step(int(points.action_masks().argmin()))
    assert (points.rewards, points.last()[1], points.infos[points.agent_selection].keys()) == before
    env = zoo("heat").env(3)
    env.reset(seed=1)
    env.step(3)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert all(env.terminations.values())
    assert env.infos["seat_0"]["illegal"] == "HEAT-1.2"
    for _ in range(3):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("action", [-1, 32, 1.5, "gear 1", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    for env in (zoo("heat").env(3), zoo("heat").raw_env(3)):
        env.reset(seed=1)
        with pytest.raises(UnknownMove, match="from 0 to 31"):
            env.step(action)


def test_parallel_agents_that_have_nothing_to_decide_wait() -> None:
    env = zoo("heat").parallel_env(2)
    seen, infos = env.reset(seed=1)
    gears = {"seat_0": 0, "seat_1": 2}
    seen, _, _, _, infos = env.step(gears)
    assert all(infos[agent]["action_mask"] is seen[agent]["action_mask"] for agent in env.agents)
    first = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    seen, *_ = env.step(first)
    assert seen["seat_0"]["action_mask"].nonzero()[0].tolist() == [env.wait], "one card in first gear, then wait"
    assert seen["seat_1"]["action_mask"][env.wait] == 0
    _, rewards, terminations, _, infos = env.step({"seat_0": 5, "seat_1": env.wait})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}, "who must decide can't wait; what others give is not looked at"
    assert terminations == {"seat_0": True, "seat_1": True}
    assert infos["seat_1"]["illegal"] == "wait"
    assert env.agents == []


def test_parallel_agents_that_give_nothing() -> None:
    env = zoo("speed").parallel_env(2)
    env.reset(seed=1)
    _, rewards, *_ = env.step({})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert env.step({}) == ({}, {}, {}, {}, {})


@every_game
def test_a_race_is_cut_off(name: str) -> None:
    env = zoo(name).env(2, max_cycles=4)
    play_out(env, most=4)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    parallel = zoo(name).parallel_env(2, max_cycles=1)
    seen, _ = parallel.reset(seed=1)
    *_, truncations, _ = parallel.step({agent: int(s["action_mask"].argmax()) for agent, s in seen.items()})
    assert truncations == {"seat_0": True, "seat_1": True}


def test_options() -> None:
    env = zoo("heat").env(2, track="italy")
    env.reset(seed=1, options={"track": "gb", "laps": 1})
    assert env.race.grid.options["track"] == "gb"
    with pytest.warns(UserWarning, match="There is no option 'colour'"):
        env.reset(seed=1, options={"colour": "red"})
    assert env.race.grid.options["track"] == "italy", "options at a reset hold for one race"
    with pytest.raises(BadOption):
        env.reset(options={"track": "nowhere"})
    for wrong in ({"colour": "red"}, {"seats": 9}, {"reward": "glory"}, {"illegal": "?"}, {"render_mode": "smell"}):
        with pytest.raises(BadOption):
            zoo("heat").env(**wrong)


def test_nothing_is_there_before_the_first_reset() -> None:
    for env in (zoo("scrap").env(), zoo("scrap").parallel_env()):
        assert not hasattr(env, "agents")
        for waits in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
            with pytest.raises(NotReset, match="Call reset"):
                _ = waits.agents
            with pytest.raises(NotReset, match="Call reset"):
                waits.state()
            with pytest.raises(BadOption):
                waits.reset(options={"track": "nowhere"})
            assert not hasattr(waits, "agents"), "a reset that fails is none"
            waits.reset(seed=1)
            assert waits.num_agents == 4
            assert type(waits) in (RaceAEC, RaceParallel)


def test_resets_go_on_from_a_seed() -> None:
    def three(seed: int) -> list[list[int]]:
        env = zoo("speed").env(2)
        env.reset(seed=seed)
        seen = [env.observe("seat_0")["observation"].tolist()]
        for _ in range(2):
            env.reset()
            seen.append(env.observe("seat_0")["observation"].tolist())
        return seen

    assert three(5) == three(5)
    assert len({str(seen) for seen in (*three(5), *three(6))}) == 6


def test_words_of_actions() -> None:
    env = zoo("heat").env(2)
    assert env.action_words()[:2] == ["gear 1", "gear 2"]
    assert zoo("heat").parallel_env(2).action_words()[-1] == "wait"


def test_masks_as_other_libraries_ask_for_them() -> None:
    env = zoo("heat").env(2)
    env.reset(seed=1)
    assert env.action_masks().tolist() == env.infos["seat_0"]["action_mask"].tolist()
    assert env.observe("seat_1")["action_mask"].sum() == 0, "only who is selected may act"
    assert env.action_space("seat_0").sample(env.action_masks()) in (0, 1, 2)
