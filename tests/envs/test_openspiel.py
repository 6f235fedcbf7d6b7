"""OpenSpiel's own suite and play-throughs, and what they don't look at: information states, resampling, structs.

`python -m tests.envs.test_openspiel` writes the play-throughs again, when rules, views or observations have changed.
"""

import pickle
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from paddock.envs.openspiel import GAME_TYPES, beyond
from paddock.errors import IllegalMove, UnknownMove
from paddock.games import GAMES
from tests.envs.samples import SAMPLES, every_game

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SMALL = {
    "heat": "laps:1",
    "thunder": "laps:1;cars:2;auto_skip:true",
    "speed": "max_rounds:1",
    "scrap": "mode:single;short:true",
}


def small(name: str) -> str:
    return f"python_paddock_{name}(players=2,options={SMALL[name]},outcomes=4)"


def load(name: str) -> Any:
    return pyspiel.load_game(small(name))


def walk(name: str, moves: int, seed: int = 1) -> Any:
    """States of a random race at which somebody decides."""
    state, random = load(name).new_initial_state(), Random(seed)
    for _ in range(moves):
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        if state.is_terminal():
            return
        yield state
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "seats"), SAMPLES)
def test_openspiels_suite(name: str, seats: int) -> None:
    """Whole races where they are short; with more seats a simulation takes half a minute, so there the first steps."""
    if seats <= 2 or name == "speed":
        game = pyspiel.load_game(f"python_paddock_{name}", {"players": seats, "options": SMALL[name], "outcomes": 4})
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    else:
        check_first_decisions(pyspiel.load_game(f"python_paddock_{name}", {"players": seats, "outcomes": 4}))


def check_first_decisions(game: Any) -> None:
    state, random = game.new_initial_state(), Random(3)
    for _ in range(60):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert [a for a, legal in enumerate(state.legal_actions_mask()) if legal] == actions
            names = [state.action_to_string(a) for a in actions]
            assert len(set(names)) == len(names)
        game_again, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        assert str(game_again) == str(game)
        assert again.history() == state.history()
        action = random.choice(actions)
        state.apply_action(action)
        again.apply_action(action)
        assert str(again) == str(state)


@every_game
def test_playthroughs_are_what_they_were(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    before, now = generate_playthrough.replay(str(PLAYTHROUGHS / f"python_paddock_{name}.txt"))
    assert now.splitlines() == before.splitlines()


@every_game
def test_types_tell_the_truth(name: str) -> None:
    kind = GAME_TYPES[name]
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    state, random = load(name).new_initial_state(), Random(2)
    length = 0
    while not state.is_terminal():
        length += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    final = state.returns()
    assert sum(final) == pytest.approx(0)
    assert max(map(abs, final)) <= 1
    assert length <= load(name).max_game_length()


@every_game
def test_the_same_history_makes_the_same_state_and_clones_share_nothing(name: str) -> None:
    for state in islice(walk(name, 80), 0, None, 7):
        again = load(name).new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state)
        before, clone = str(state), state.clone()
        clone.apply_action(clone.legal_actions()[-1])
        assert str(state) == before
        players = range(state.num_players())
        assert [again.information_state_string(p) for p in players] == [
            state.information_state_string(p) for p in players
        ]
    assert pickle.loads(pickle.dumps(load(name))).num_players() == 2  # noqa: S301


@every_game
def test_a_resampled_state_is_the_same_to_its_player_and_often_another(name: str) -> None:
    differing, states = 0, 0
    for state in islice(walk(name, 120), 5, None, 3):
        player = state.current_player()
        other = state.resample_from_infostate(player, None)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differing += str(other) != str(state)
        states += 1
        while not other.is_terminal() and other.move_number() < state.move_number() + 20:
            other.apply_action(other.legal_actions()[0])
    assert differing > states // 4, "a guess that is always the truth is no guess"


@every_game
def test_what_a_player_can_do_follows_from_its_information(name: str) -> None:
    known: dict[str, list[int]] = {}
    for seed in range(3):
        for state in walk(name, 60, seed):
            key = f"{state.current_player()} {state.information_state_string()}"
            assert known.setdefault(key, state.legal_actions()) == state.legal_actions()


@every_game
def test_public_and_private_parts(name: str) -> None:
    game = load(name)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    shared, own, whole = (game.make_py_observer(kind) for kind in (public, private, everything))
    for state in islice(walk(name, 60), 0, None, 5):
        assert shared.string_from(state, 0) == shared.string_from(state, 1)
        assert shared.tensor is None
        other = state.resample_from_infostate(0, None)
        assert shared.string_from(state, 0) == shared.string_from(other, 0)
        assert own.string_from(state, 0) == own.string_from(other, 0)
        assert whole.string_from(state, 0) == whole.string_from(state, 1)
    assert beyond({"a": {"b": 1, "c": 2}, "d": 3}, {"a": {"b": 1, "c": 0}, "d": 3}) == {"a": {"c": 2}}


@every_game
def test_what_is_not_legal_is_refused(name: str) -> None:
    state = load(name).new_initial_state()
    with pytest.raises(UnknownMove):
        state.apply_action(4)  # there are four outcomes
    state = next(iter(walk(name, 1)))
    illegal = (set(range(state.num_distinct_actions())) - set(state.legal_actions())).pop()
    with pytest.raises(IllegalMove):
        state.apply_action(illegal)
    with pytest.raises(UnknownMove):
        state.apply_action(10_000)


@every_game
def test_structs(name: str) -> None:
    for state in islice(walk(name, 30), 0, None, 10):
        action = state.legal_actions()[0]
        move = state.action_to_struct(action)
        assert state.struct_to_actions(move) == [action]
        assert state.to_dict() == state.position()


def test_openspiels_search_plays_it() -> None:
    """Information-set Monte-Carlo tree search takes our resampling without being told about it."""
    state = next(iter(walk("speed", 1)))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 10, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def write_playthroughs() -> None:
    for name in GAMES:
        text = generate_playthrough.playthrough(small(name), None, seed=1)
        (PLAYTHROUGHS / f"python_paddock_{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_playthroughs()
