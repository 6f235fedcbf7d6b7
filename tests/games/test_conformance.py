"""The laws that every game must keep, whatever its rules are."""

import copy
import json
import os
import pickle
import subprocess
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock import IllegalMove, NotYourTurn, Race
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.observed import bounds
from paddock.notation.documents import dump, parse
from paddock.words import group
from tests.games.samples import SAMPLES, random_walk, sample_id

Sample = tuple[str, int, dict[str, Any]]
every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)


def start(sample: Sample, seed: int) -> Race:
    game, seats, options = sample
    return Race(game, seats, seed=seed, **options)


@every_sample
def test_every_legal_move_can_be_played_and_every_other_changes_nothing(sample: Sample) -> None:
    random = Random(1)
    for race in islice(random_walk(start(sample, 1), random, 400), 0, None, 7):
        before = race.digest(), race.event_count, pickle.dumps(race.position())
        for seat in race.seats:
            for move, rule in race.verdict(seat).items():
                if rule is None:
                    branch = race.copy()
                    branch.play(seat, move)
                    assert branch.over or branch.pending
                else:
                    with pytest.raises(IllegalMove) as refusal:
                        race.play(seat, move)
                    assert refusal.value.rule == rule
                    assert isinstance(refusal.value, NotYourTurn) == (seat not in race.pending)
        assert (race.digest(), race.event_count, pickle.dumps(race.position())) == before


@every_sample
def test_nobody_waits_for_nothing(sample: Sample) -> None:
    """Who must decide has a legal move, and who need not has none."""
    for race in random_walk(start(sample, 2), Random(2), 300):
        for seat in race.seats:
            assert bool(race.legal(seat)) == (seat in race.pending)


@every_sample
def test_a_guess_keeps_the_view_and_is_a_possible_position(sample: Sample) -> None:
    differing = 0
    for n, race in enumerate(islice(random_walk(start(sample, 3), Random(3), 300), 0, None, 5)):
        for seat in race.seats:
            guessed = race.guess(seat, seed=n)
            assert guessed.view(seat) == race.view(seat)
            assert guessed.view(None) == race.view(None)
            assert (guessed.observe(seat) == race.observe(seat)).all()
            assert guessed.verdict(seat) == race.verdict(seat)
            assert Race.from_position(guessed.position(), seed=n) == guessed
            assert guessed.guess(seat, seed=-n) == race.guess(seat, seed=-n), "what is hidden has a part in a guess"
            differing += guessed != race
    assert differing > 20 or sample[1] == 1, "a guess that is always the truth is no guess"


@every_sample
def test_positions_that_differ_only_in_what_a_seat_cannot_know_look_alike(sample: Sample) -> None:
    """Two guesses of one seat differ in hidden things only; the same move must then be told to it in the same way."""
    for n, race in enumerate(islice(random_walk(start(sample, 4), Random(4), 300), 0, None, 11)):
        for seat in race.seats:
            one, other = race.guess(seat, seed=2 * n), race.guess(seat, seed=2 * n + 1)
            assert one.view(seat) == other.view(seat)
            assert one.verdict(seat) == other.verdict(seat)
            assert one.legal(seat) == other.legal(seat)
            assert (one.observe(seat) == other.observe(seat)).all()
            assert str(one) == str(other)
            for move in list(one.verdict(seat))[::9]:
                assert str(one.why_not(seat, move)) == str(other.why_not(seat, move))


@every_sample
def test_every_number_of_an_observation_has_a_name_and_keeps_its_bounds(sample: Sample) -> None:
    game = start(sample, 12).game
    assert len(game.numbers) == game.rules.observation
    low, high = bounds(game.numbers)
    for race in islice(random_walk(start(sample, 12), Random(12), 600), 0, None, 3):
        for seat in race.seats:
            seen = race.observe(seat)
            wrong = [game.numbers[at] for at in ((seen < low) | (seen > high)).nonzero()[0]]
            assert not wrong, (wrong, seen)


@every_sample
def test_copies_pickles_and_positions_go_on_alike(sample: Sample) -> None:
    random = Random(5)
    for race in islice(random_walk(start(sample, 5), random, 200), 0, None, 41):
        twins = [race.copy(), copy.deepcopy(race), pickle.loads(pickle.dumps(race))]  # noqa: S301
        written = parse(dump(race.position()))
        original = race.copy()
        moves = list(random_walk(original, Random(6), 30)) and original.moves[len(race.moves) :]
        for twin in twins:
            for move in moves:
                twin.play(move.seat, move.words)
            assert twin == original
            assert twin.events == original.events
        reread = Race.from_position(written, seed=0)
        assert reread == race == Race.from_position(json.loads(json.dumps(race.position())), seed=0)
        for move in moves:
            reread.foretell(move.chance)
            reread.play(move.seat, move.words)
        assert reread == original


@every_sample
def test_a_record_replays_without_the_seed(sample: Sample) -> None:
    race = start(sample, 7)
    list(random_walk(race, Random(7), 150))
    again = Race.from_record(race.record())
    assert again == race
    assert again.events == race.events
    assert again.record() == race.record()


@every_sample
def test_copies_share_nothing(sample: Sample) -> None:
    """Playing on a copy changes none of the positions before it."""
    race = start(sample, 8)
    seen = []
    for each in random_walk(race, Random(8), 60):
        seen.append((each.copy(), each.digest()))
    assert all(earlier.digest() == digest for earlier, digest in seen)


@every_sample
def test_every_race_ends_within_the_stated_bound(sample: Sample) -> None:
    game, seats, options = sample
    found = find_game(game)
    courses, _ = found.notation.make_course(found.notation.seat_names(seats), options, Path())
    found = found.on(courses[0])
    for driver in (found.loops.RANDOM, found.loops.PILOT):
        results = run_races(found, courses, np.full((300, seats), driver, np.int8), key_from_seed(9))
        assert (results.decisions < found.rules.longest).all()
        if not options.get("legends"):  # a car that sits on no seat may win
            assert (results.scores[:, :, 0].min(axis=1) == 1).all()


@every_sample
def test_a_batch_is_the_same_on_any_number_of_threads(sample: Sample) -> None:
    game, seats, options = sample
    found = find_game(game)
    courses, _ = found.notation.make_course(found.notation.seat_names(seats), options, Path())
    drivers = np.zeros((300, seats), np.int8)
    one, three = (run_races(found, courses, drivers, key_from_seed(10), threads) for threads in (1, 3))
    assert (one.scores == three.scores).all()
    assert (one.decisions == three.decisions).all()


def test_the_same_key_and_moves_give_the_same_bytes_in_all_three_modes() -> None:
    """Compiled, compiled with bounds checks, and as plain Python."""
    modes = ({}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_DISABLE_JIT": "1"})
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.games.modes"],
            env={**os.environ, **mode},
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        for mode in modes
    ]
    compiled, checked, plain = (process.communicate()[0] for process in processes)
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert compiled.count("\n") == len(SAMPLES)
    assert compiled == checked == plain


@pytest.mark.parametrize("name", GAMES)
def test_every_event_names_its_rule(name: str) -> None:
    game = find_game(name)
    rules = group("rules", game=name)
    for event in import_module(f"{game.room}.events").EVENTS:
        assert game.event_rules[event.name] in rules


def test_every_game_has_samples() -> None:
    assert {game for game, _, _ in SAMPLES} == set(GAMES)
    for name in GAMES:
        assert {seats for game, seats, _ in SAMPLES if game == name} == set(find_game(name).seats)
