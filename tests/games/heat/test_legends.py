"""Laws of the module Legends."""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock import BadOption, Race
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.errors import BadPosition
from paddock.games import game
from paddock.games.heat.legend_cards import CARDS, COLOURS, DIAMONDS, SLOWEST, TOP_SPEEDS
from paddock.games.heat.track import SHIPPED, load
from tests.games.samples import random_walk

HEAT = game("heat")


def test_every_colour_has_every_top_speed_once() -> None:
    """HEAT-L.3: and the diamond follows from it."""
    for column in range(len(COLOURS)):
        assert sorted(TOP_SPEEDS[column :: len(COLOURS)]) == list(range(10, 20))
    assert [DIAMONDS[speed - SLOWEST] for speed in (10, 11, 12, 14, 15, 17, 18, 19)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("track", SHIPPED)
def test_a_track_without_legend_lines_gets_those_of_the_boards(track: str) -> None:
    """HEAT-T.7: limit and three spaces before the corner line, but never before the last one; one board differs."""
    board = load(track, None)
    bare = load({**board.as_document(), "legend": []}, None)
    wrong = [pair for pair in zip(bare.legend_lines(), board.legend, strict=True) if pair[0] != pair[1]]
    assert wrong == []


@pytest.mark.parametrize(("seats", "legends"), [(1, 1), (1, 5), (2, 2), (3, 3), (5, 1)])
def test_races_with_legends_end_with_everybody_in_one_place(seats: int, legends: int) -> None:
    """HEAT-L.1, HEAT-L.13, HEAT-F.7."""
    race = Race("heat", seats, seed=seats, legends=legends, laps=1)
    for _ in random_walk(race, Random(seats), 10_000):
        pass
    result = race.result()
    assert race.over
    assert sorted([*result["ranks"].values(), *result["legends"].values()]) == list(range(1, seats + legends + 1))
    assert result["scores"] == {name: seats + legends - rank for name, rank in result["ranks"].items()}
    assert result["winner"] in [*race.seats, *result["legends"]]


def test_legends_do_nothing_but_drive() -> None:
    """HEAT-L.5, HEAT-L.11: one move in a turn, one card in a round, and no two cars on a spot."""
    race = Race("heat", 2, seed=3, legends=4, laps=1, weather="random")
    legends = COLOURS[:4]
    for now in random_walk(race, Random(3), 400):
        car = [(now.view(None)[name]["pos"] % 69, now.view(None)[name]["spot"]) for name in now.view(None)["order"]]
        racing = [name for name in now.view(None)["order"] if now.view(None)[name]["place"] == 0]
        assert len({car[now.view(None)["order"].index(name)] for name in racing}) == len(racing)
    told = Counter(event.name for event in race.events if event.seat in legends)
    assert set(told) <= {"grid", "moved", "crossed_finish", "classified"}
    rounds = race.result()["rounds"]
    cards = [event.values["n"] for event in race.events if event.name == "legend_card"]
    assert len(cards) <= rounds
    for first in range(0, len(cards), CARDS):
        assert len({*cards[first : first + CARDS]}) == len(cards[first : first + CARDS]), "a card came twice"


def test_nobody_knows_the_next_legend_card() -> None:
    """HEAT-L.4: what a seat may know is the same whichever card comes next; a guess has its own order."""
    race = Race("heat", 1, seed=9, legends=2)
    seen = set()
    for seed in range(40):
        guess = race.guess("A", seed=seed)
        assert guess.view("A") == race.view("A")
        while not any(event.name == "legend_card" for event in guess.events):
            guess.play("A", guess.legal("A")[0])
        seen.add(next(event.values["n"] for event in guess.events if event.name == "legend_card"))
    assert len(seen) > 5


def test_positions_with_legends_are_read_as_they_are_written() -> None:
    """HEAT-L.2, HEAT-L.3."""
    race = Race("heat", 2, seed=5, legends=3, weather="snow", track="netherlands")
    for now in islice(random_walk(race, Random(5), 300), 0, None, 7):
        document = now.position()
        assert Race.from_position(document, seed=1).position() == document


def test_the_pilot_beats_legends_more_often_than_chance_does() -> None:
    """HEAT-L.16: a driver that thinks is ahead of cars that don't, and one that does not is behind."""
    courses, _ = HEAT.notation.make_course(["A", "B"], {"legends": 3}, Path())
    drivers = np.array([[HEAT.loops.PILOT, HEAT.loops.RANDOM]] * 500, np.int8)
    ranks = run_races(HEAT, courses, drivers, key_from_seed(3)).scores[:, :, 0]
    assert ranks[:, 0].mean() < 2.5
    assert ranks[:, 1].mean() > 4.5


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"legends": 5}, "not_a_number"),
        (6, {"legends": 1}, "not_a_number"),
        (2, {"legends": -1}, "not_a_number"),
        (2, {"legends": True}, "not_a_number"),
        (2, {"legends": 10**30}, "not_a_number"),
        (2, {"legends": "two"}, "not_a_number"),
        (2, {"legend_pro": 1}, "needs_option"),
        (2, {"legend_chevrons": False}, "needs_option"),
        (2, {"legend_card": [1]}, "needs_option"),
        (2, {"legends": 2, "legend_pro": 7}, "not_a_number"),
        (2, {"legends": 2, "legend_chevrons": 1}, "not_a_choice"),
        (2, {"legends": 2, "legend_card": 3}, "not_a_choice"),
        (2, {"legends": 2, "legend_card": [11]}, "not_a_number"),
        (2, {"legends": 2, "legend_card": [3, 3]}, "too_many_of"),
        (2, {"legends": 2, "legend_card": list(range(1, 10_000))}, "not_a_number"),
        (2, {"legends": 1, "grid": ["A", "B"]}, "not_a_grid"),
    ],
)
def test_options_that_cannot_be_are_refused(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        Race("heat", seats, **options)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("options", "position", "code"),
    [
        ({}, {"legend_left": [1]}, "not_with_options"),
        ({}, {"legend_now": 1}, "not_with_options"),
        ({"legends": 1}, {"legend_now": 11}, "not_a_choice"),
        ({"legends": 1}, {"legend_left": [0]}, "not_a_choice"),
        ({"legends": 1}, {"legend_left": 3}, "not_a_list"),
        ({"legends": 1}, {"Black": {"gear": 2}}, "unknown_key"),
        ({"legends": 1}, {"Blue": {"pos": 2}}, "unknown_key"),
        ({"legends": 1}, {"Black": {"pos": 5}, "A": {"pos": 5}}, "same_spot"),
    ],
)
def test_positions_that_cannot_be_are_refused(options: dict[str, Any], position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Race.from_position({"game": "heat", "seats": ["A", "B"], "options": options, "position": position})
    assert refused.value.code == code
