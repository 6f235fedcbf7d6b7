"""What no suite looks at: nothing leaks, guesses are fair, copies share nothing, and the fast core is the slow one."""

import copy
import os
import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock import Race
from paddock.bare import BareRace, Grid
from paddock.engine.fate import fates, key_from_seed
from paddock.envs.vector import make_vector
from paddock.errors import IllegalMove, UnknownMove, UnknownSeat
from paddock.games.observed import bounds
from tests.envs.samples import every_race, legal_actions, walk, zoo
from tests.games.samples import SAMPLES as OPTIONED
from tests.games.samples import sample_id


@every_race
def test_what_a_seat_cannot_see_changes_nothing_it_is_given(name: str, seats: int) -> None:
    """View equality: everything hidden from a seat is dealt again, and its observation and mask stay as they are."""
    env = zoo(name).env(seats)
    env.reset(seed=1)
    for n, race in enumerate(islice(walk(name, seats, 200), 0, None, 7)):
        for seat in range(seats):
            env.race = guess = race.guess(seat, n.to_bytes(32, "little"))
            assert (guess.observe(seat) == race.observe(seat)).all()
            assert guess.legal(seat) == race.legal(seat)
            assert (env.observe(f"seat_{seat}")["observation"] == race.observe(seat)).all()


@pytest.mark.parametrize("sample", OPTIONED, ids=sample_id)
def test_observations_keep_their_bounds_to_the_end(sample: tuple[str, int, dict[str, Any]]) -> None:
    """Whole races of pilots and of random drivers, on all tracks and variants of the samples."""
    grid = Grid(*sample)
    low, high = bounds(grid.game.numbers)
    race, random, whims = BareRace(grid), Random(1), fates(bytes(32))
    for number in range(4):
        race.begin(bytes(32), number)
        for n in range(3000):
            if not race.bits:
                break
            seat = race.pending[0]
            race.carry_out(seat, race.pilot(seat, whims) if number else random.choice(legal_actions(race, seat)))
            if n % 5 == 0 or not race.bits:
                seen = np.stack([race.observe(other) for other in range(grid.seats)])
                assert ((low <= seen) & (seen <= high)).all()


@every_race
def test_a_guess_is_legal_and_often_not_the_truth(name: str, seats: int) -> None:
    """Resample closure: what is guessed can be played on to its end, and is another position often enough."""
    if seats == 1:
        return
    differing, guesses = 0, 0
    for n, race in enumerate(islice(walk(name, seats, 120), 3, None, 13)):
        guess, random = race.guess(n % seats, n.to_bytes(32, "little")), Random(n)
        differing += guess != race
        guesses += 1
        for _ in range(60):
            if not guess.bits:
                break
            seat = guess.pending[0]
            guess.play(seat, random.choice(legal_actions(guess, seat)))
    assert differing > guesses // 2


@every_race
def test_playing_on_copies_changes_nothing(name: str, seats: int) -> None:
    """A copy at every node, every legal action on copies of it: all earlier positions stay what they were."""
    kept = []
    for race in islice(walk(name, seats, 60), 0, None, 5):
        here = race.copy()
        kept.append((here, here.states.tobytes()))
        for seat in race.pending:
            for action in legal_actions(race, seat):
                here.copy().play(seat, action)
    assert all(race.states.tobytes() == before for race, before in kept)


def go_on(env: Any, steps: int) -> list[Any]:
    """What happens in some steps of an AEC environment, always with the last legal action."""
    story = []
    for _ in range(steps):
        if not env.agents:
            break
        seen, reward, terminated, truncated, _ = env.last()
        mask = seen["action_mask"].nonzero()[0]
        env.step(None if terminated or truncated else mask[-1])
        story.append((seen["observation"].tolist(), reward, terminated))
    return story


@every_race
def test_copies_and_pickles_go_on_alike(name: str, seats: int) -> None:
    for env in (zoo(name).env(seats), zoo(name).env(seats, reward="score", illegal="raise")):
        env.reset(seed=4)
        go_on(env, 25)
        twins = [env.copy(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301
        story = go_on(env, 40)
        env.reset()
        follows = env.observe("seat_0")["observation"].tolist()
        for twin in twins[2:]:
            assert go_on(twin, 40) == story
            twin.reset()
            assert twin.observe("seat_0")["observation"].tolist() == follows, "resets go on alike as well"
        assert go_on(twins[0], 40) == story
    parallel = zoo(name).parallel_env(seats)
    seen, _ = parallel.reset(seed=4)
    twin = copy.deepcopy(parallel)
    again = pickle.loads(pickle.dumps(parallel))  # noqa: S301
    actions = {agent: int(mine["action_mask"].argmax()) for agent, mine in seen.items()}
    told = [str(env.step(actions)) for env in (parallel, twin, again)]
    assert told[0] == told[1] == told[2]


@every_race
def test_a_turn_is_all_of_a_step(name: str, seats: int) -> None:
    """Lock-step: one call does what playing, judging and observing do one by one, and a refused one does nothing."""
    race, fast, random = BareRace(Grid(name, seats)), BareRace(Grid(name, seats)), Random(2)
    for one in (race, fast):
        one.begin(bytes(32), 5)
    while race.bits:
        seat, legal = race.pending[0], legal_actions(race, race.pending[0])
        assert fast.asked == seat
        if len(legal) < race.grid.actions:
            before = fast.copy()
            assert fast.turn(race.legal(seat).index(0)) is None
            assert (fast, fast.bits, fast.fates.tobytes()) == (before, before.bits, before.fates.tobytes())
        action = random.choice(legal)
        race.carry_out(seat, action)
        mask = fast.turn(action)
        assert (race, race.bits, race.fates.tobytes()) == (fast, fast.bits, fast.fates.tobytes())
        assert mask is not None
        assert mask.tobytes() == race.legal(race.asked)
        assert [fast.legal(other) for other in range(seats)] == [race.legal(other) for other in range(seats)]
        for _ in range(2):
            assert (fast.observe(fast.asked) == race.observe(fast.asked)).all()


@every_race
def test_the_fast_core_is_the_slow_one(name: str, seats: int) -> None:
    """Lock-step: the same seed and moves in a `BareRace` and in a `Race`, whose record then replays to the same end."""
    race, random = Race(name, seats, seed=9), Random(9)
    bare = BareRace(Grid(name, seats))
    bare.begin(key_from_seed(9))
    words = bare.grid.words
    for n in range(150):
        assert [race.seats[seat] for seat in bare.pending] == race.pending
        if race.over:
            break
        seat = random.choice(bare.pending)
        legal = legal_actions(bare, seat)
        assert [words[action] for action in legal] == race.legal(seat)
        action = random.choice(legal)
        bare.play(seat, action)
        race.play(seat, str(words[action]))
        if n % 10 == 0:
            assert all((bare.observe(s) == race.observe(s)).all() for s in range(seats))
            assert bare.race() == race
    assert list(race.scores().values()) == [tuple(score) for score in bare.scores().tolist()]
    assert Race.from_record(race.record()) == bare.race()


@every_race
def test_a_vector_of_races_is_the_same_races(name: str, seats: int) -> None:
    """Lock-step with the vector environment: row by row the same observations, masks and rewards."""
    rows, seed = 2, 11
    envs = make_vector(name, rows, seats=seats, opponents="self", threads=1)
    seen, infos = envs.reset(seed=seed)
    races = [BareRace(Grid(name, seats)) for _ in range(rows)]
    for row, race in enumerate(races):
        race.begin(key_from_seed(seed), row)
    random = Random(seed)
    for _ in range(80):
        if not all(race.bits for race in races):
            break
        actions = []
        for row, race in enumerate(races):
            seat = race.pending[0]
            assert infos["seat"][row] == seat
            assert (seen[row] == race.observe(seat)).all()
            assert (infos["action_mask"][row] == race.mask(seat)).all()
            actions.append(random.choice(legal_actions(race, seat)))
            race.play(seat, actions[-1])
        seen, _, terminations, _, infos = envs.step(np.array(actions))
        assert terminations.tolist() == [race.bits == 0 for race in races]
    envs.close()


@every_race
def test_the_same_actions_replay_to_the_same_end(name: str, seats: int) -> None:
    race, played = BareRace(Grid(name, seats)), []
    race.begin(bytes(32), 3)
    random = Random(1)
    while race.bits and len(played) < 400:
        seat = race.pending[0]
        played.append((seat, random.choice(legal_actions(race, seat))))
        race.play(*played[-1])
    again = BareRace(Grid(name, seats))
    again.begin(bytes(32), 3)
    for seat, action in played:
        again.play(seat, action)
    assert again == race
    assert hash(again) == hash(race)


def test_compiled_and_plain_python_are_the_same() -> None:
    """The machine code that is called past Numba's look at the types does what the rules as plain Python do."""
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-m", "tests.envs.modes"],
            env={**os.environ, **mode},
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
        ).stdout
        for mode in ({}, {"NUMBA_DISABLE_JIT": "1"})
    )
    assert compiled.count("\n") == 4
    assert compiled == plain


def test_nothing_that_is_no_seat_or_action_reaches_compiled_code() -> None:
    race = BareRace(Grid("heat", 2))
    race.begin(bytes(32))
    for seat in (2, -1, 1.0, "A", None):
        for call in (race.observe, race.legal, race.mask, race.guess, lambda seat: race.play(seat, 0)):
            with pytest.raises(UnknownSeat):
                call(seat)
    for action in (-1, 32, 0.5, None):
        with pytest.raises(UnknownMove):
            race.play(0, action)
    with pytest.raises(IllegalMove):
        race.play(0, 3)


def test_observations_are_new_every_time() -> None:
    env = zoo("speed").env(2)
    env.reset(seed=1)
    first = env.observe("seat_0")
    before = first["observation"].copy()
    go_on(env, 10)
    assert (first["observation"] == before).all()
    seen = [env.last()[0]["observation"] for _ in range(3)] + [env.copy().last()[0]["observation"]]
    seen[0][:] = -1
    assert all((other == env.last()[0]["observation"]).all() for other in seen[1:]), "each has its own"
    env.reset(seed=1)
    mask = env.observe("seat_0")["action_mask"]
    allowed = mask.copy()
    mask[:] = 1
    illegal = int((allowed == 0).argmax())
    env.step(illegal)
    assert env.rewards["seat_0"] == -1, "who changes a mask changes nothing of the rules"
    assert np.shares_memory(first["observation"], env.observe("seat_0")["observation"]) is False
