"""The search: what it finds is what its seat may know, and it finds what is there to be found."""

from random import Random
from typing import Any

import numpy as np
import pytest

from paddock import Race
from paddock.bots import LEVELS, ask, bot
from paddock.bots.search import Budget, think
from paddock.bots.settings import settings_file
from paddock.engine.fate import key_from_seed
from paddock.engine.odds import WHOLE
from paddock.engine.search import FIRST_LOOK, IN, MOST, OUT, PILOTS, drop_out, loss_of
from paddock.games import GAMES
from tests.games.samples import SAMPLES, random_walk, sample_id

KEY = key_from_seed("search")


def thoughts_of(race: Race, seat: str, tries: int = 40, threads: int = 1) -> list[tuple[str, int, float]]:
    found = think(race, seat, Budget(tries=tries), KEY, threads)
    return [(thought.move, thought.tries, thought.worth) for thought in found]


@pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)
def test_what_is_hidden_has_no_part_in_a_search(sample: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = sample
    random = Random(7)
    race = Race(game, seats, seed=7, **options)
    for i, moment in enumerate(random_walk(race, random, 60)):
        if i % 12 == 5:
            seat = random.choice(moment.pending)
            found = thoughts_of(moment, seat)
            assert all(thoughts_of(moment.guess(seat, seed=other), seat) == found for other in range(3))
            assert {move for move, _, _ in found} == set(moment.legal(seat))
            assert 0 < sum(tries for _, tries, _ in found) <= 40
            assert all(0 <= worth <= 1 for _, _, worth in found)
            assert [tries for _, tries, _ in found[1:]] == sorted((tries for _, tries, _ in found[1:]), reverse=True)


def test_threads_grow_a_tree_each_and_add_up() -> None:
    race = Race("scrap", 4, seed=1)
    (seat,) = race.pending
    once, again = thoughts_of(race, seat, 101, threads=3), thoughts_of(race, seat, 101, threads=3)
    assert once == again
    assert sum(tries for _, tries, _ in once) > sum(tries for _, tries, _ in thoughts_of(race, seat, 34))


def test_moves_are_tried_equally_often_until_they_drop_out() -> None:
    race = Race("speed", 2, seed=4)
    (seat,) = race.pending
    before, after = (sorted(tries for _, tries, _ in thoughts_of(race, seat, budget)) for budget in (60, 6_000))
    assert before[-1] - before[0] <= 1
    assert after[0] < after[-1]


def test_a_search_without_time_for_all_moves_knows_the_pilots() -> None:
    race = Race("speed", 2, seed=4)
    (seat,) = race.pending
    pilots = ask(bot("pilot", seed=1), race, seat)
    assert thoughts_of(race, seat, 1)[0][:2] == (pilots, 1)


def test_what_is_clear_ends_a_search() -> None:
    race = won_in_one()
    assert sum(tries for _, tries, _ in thoughts_of(race, "s0", 100_000)) < 50_000


@pytest.mark.parametrize("behind", [0.0, 0.5, 2.0])
def test_a_loss_is_what_a_move_may_be_better_on_average(behind: float) -> None:
    truths = np.random.default_rng(1).normal(behind, 1.5, 1_000_000)
    assert loss_of(behind, 1.5) == pytest.approx(np.maximum(0, -truths).mean(), rel=0.01)
    assert loss_of(-behind, 1.5) == pytest.approx(np.maximum(0, truths).mean(), rel=0.01)
    assert loss_of(behind, 0.0) == 0.0
    assert loss_of(-behind, 0.0) == behind


@pytest.mark.parametrize(
    ("other", "left"), [(0.5, [OUT, PILOTS, OUT, OUT]), (0.6, [IN, OUT, OUT, OUT]), (0.4, [OUT, PILOTS, OUT, OUT])]
)
def test_of_moves_that_are_much_the_same_the_pilots_stays(other: float, left: list[int]) -> None:
    standing, tries = np.array([IN, PILOTS, IN, OUT], np.uint8), np.full(4, FIRST_LOOK, np.int32)
    results = np.full((4, MOST), 0.5 * WHOLE, np.float32)
    results[0] = other * WHOLE
    drop_out(standing, tries, results, 0.001 * WHOLE)
    assert list(standing) == left


def test_whoever_may_think_for_a_moment_only_drives_as_the_pilot_does() -> None:
    race = Race("heat", 2, seed=3)
    pilot = bot("pilot", seed=1)
    while not race.over:
        seat = race.pending[0]
        move = ask(pilot, race, seat)
        assert thoughts_of(race, seat, FIRST_LOOK)[0][0] == move
        race.play(seat, move)


def test_a_search_by_time_answers_with_a_legal_move() -> None:
    race = Race("speed", 2, seed=4)
    (seat,) = race.pending
    driver = bot("search:20ms", seed=1)
    assert ask(driver, race, seat) in race.legal(seat)
    assert driver.why()[0].tries > 0


def test_a_seat_with_one_move_needs_no_thought() -> None:
    race = Race("heat", 2, seed=1, laps=1)
    driver, pilot = bot("search:8", seed=1), bot("pilot", seed=1)
    alone = 0
    while not race.over and alone < 3:
        seat = race.pending[0]
        if len(race.legal(seat)) == 1:
            alone += 1
            assert ask(driver, race, seat) == race.legal(seat)[0]
            assert driver.why() == []
        race.play(seat, ask(pilot, race, seat))
    assert alone


def won_in_one() -> Race:
    """A race that the next card of a seat can win."""
    position = {
        "turn": "s0",
        "A": {"battle": ["START"], "km": {120: 7}},
        "B": {"battle": ["START"], "km": {120: 5, 90: 2}},
        "hands": {"s0": ["KM60", "KM30", "STOP", "GASOLINE", "REPLACEMENT"]},
    }
    return Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": position}, seed=1)


def test_a_win_at_hand_is_taken() -> None:
    assert thoughts_of(won_in_one(), "s0", 400)[0][0] == "play KM60"


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_defined_for_every_game(game: str) -> None:
    race = Race(game, seed=2)
    seat = race.pending[0]
    assert {level for level in settings_file(game) if level not in ("search", "hints")} == set(LEVELS)
    for level in ("rookie", "club"):
        assert ask(bot(level, seed=1), race, seat) in race.legal(seat)
        assert bot(level).part(game) == "table"
    assert bot("champion").part(game) == "search"
