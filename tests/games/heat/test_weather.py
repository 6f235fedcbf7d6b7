"""Laws of the module Weather, and that a race without modules has nothing of it."""

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
from paddock.games.heat.cards import DECK
from paddock.games.heat.conditions import COPIES, MORE_HEAT, MORE_STRESS, TILES, TO_DECK, TO_DISCARD, TOKENS
from paddock.games.heat.moves import ACTIONS
from paddock.games.heat.state import LATER, MODULES_STATE, STATE
from paddock.games.heat.track import SHIPPED, load
from tests.games.samples import random_walk

HEAT = game("heat")


def test_a_race_without_modules_keeps_its_records() -> None:
    """What the base game is made of has not changed: its position, its actions, its observation, its digests."""
    race = Race("heat", 3, seed=1)
    assert (STATE.itemsize, HEAT.rules.actions, HEAT.rules.observation) == (656, ACTIONS, 179)
    assert race.game is HEAT
    assert not any(race.grid.courses[field].any() for field in LATER)
    random = Random(1)
    for _ in random_walk(race, random, 10_000):
        pass
    assert race.digest() == "f22ed0d5df6138134ecf0cee0b6b6c5d"


def test_a_position_begins_alike_with_modules_and_without() -> None:
    """A record of the base game is the head of one with modules."""
    for name in STATE.names or ():
        if STATE[name].itemsize:
            assert (MODULES_STATE.fields or {})[name] == (STATE.fields or {})[name]


@pytest.mark.parametrize("track", SHIPPED)
def test_the_tile_and_a_token_for_each_corner_are_drawn(track: str) -> None:
    """HEAT-W.1, HEAT-W.2, HEAT-W.4: never more than two of a kind, and a chicane has one."""
    corners = [corner for corner in load(track, None).corners if not corner.chicane]
    for seed in range(12):
        position = Race("heat", 2, seed=seed, track=track, weather="random").position()["position"]
        assert position["weather"] in TILES
        assert len(position["tokens"]) == len(corners)
        assert all(count <= COPIES for count in Counter(position["tokens"]).values())


def test_every_tile_and_token_is_equally_likely() -> None:
    """HEAT-W.1, HEAT-W.2."""
    races = [Race("heat", 1, seed=seed, weather="random").position()["position"] for seed in range(300)]
    tiles = Counter(race["weather"] for race in races)
    tokens = Counter(token for race in races for token in race["tokens"])
    assert set(tiles) == set(TILES)
    assert min(tiles.values()) > 25
    assert set(tokens) == set(TOKENS)
    assert min(tokens.values()) > 140


@pytest.mark.parametrize("tile", range(1, len(TILES) + 1))
def test_the_cards_after_the_deal(tile: int) -> None:
    """HEAT-W.6, R-73: Heat and Stress of the track, as the tile changes them, and all in their places."""
    race = Race("heat", 4, seed=3, weather=TILES[tile - 1], handicap={"B": 2})
    for name in race.seats:
        car = race.position()["position"][name]
        heat = 6 - (2 if name == "B" else 0) + MORE_HEAT[tile]
        cards = [*car["hand"], *car["deck"]]
        assert car["engine"] == max(0, heat - TO_DECK[tile] - TO_DISCARD[tile])
        assert cards.count("H") == min(TO_DECK[tile], heat)
        assert car["discard"] == ["H"] * min(TO_DISCARD[tile], heat)
        assert cards.count("S") == 3 + MORE_STRESS[tile]
        assert len(cards) == sum(DECK) + cards.count("S") + cards.count("H")


@pytest.mark.parametrize("track", ["usa", "japan", "spain"])
def test_nothing_is_lost_in_a_race(track: str) -> None:
    """I-1, I-2: every card of a player is in one place, whatever the weather does."""
    for seed, tile in enumerate(TILES):
        race = Race("heat", 3, seed=seed, weather=tile, track=track)
        board = load(track, None)
        heat = max(0, board.heat + MORE_HEAT[seed + 1]) + 1
        for now in islice(random_walk(race, Random(seed), 400), 0, None, 9):
            known = now.position()["position"]
            for name in now.seats:
                car = known[name]
                cards = [*car["hand"], *car["deck"], *car["discard"], *car.get("play", []), *car.get("packet", [])]
                assert car["engine"] + cards.count("H") + cards.count("UH") == heat
                assert [cards.count(face) for face in (1, 2, 3, 4, "U0", "U5")] == [3, 3, 3, 3, 1, 1]


def test_everybody_sees_the_weather_and_it_never_changes() -> None:
    """HEAT-W.5."""
    race = Race("heat", 3, seed=7, weather="random", track="japan")
    shown = {key: race.view(None)[key] for key in ("weather", "tokens")}
    for now in islice(random_walk(race, Random(7), 200), 0, None, 11):
        for viewer in (None, *now.seats):
            view = now.view(viewer)
            assert {key: view[key] for key in shown} == shown


def test_races_end_and_the_pilot_is_faster_than_chance() -> None:
    """HEAT-0.6: in every weather; the pilot makes use of what it may."""
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(4), {"weather": "random"}, Path())
    drivers = np.array([[HEAT.loops.PILOT, HEAT.loops.RANDOM] * 2] * 200, np.int8)
    scores = run_races(HEAT, courses, drivers, key_from_seed(5)).scores
    assert (np.sort(scores[:, :, 0], axis=1) == [1, 2, 3, 4]).all()
    assert scores[:, ::2, 0].mean() < 1.7


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"weather": "hail"}, "not_a_choice"),
        ({"weather": True}, "not_a_choice"),
        ({"weather": ["rain"]}, "not_a_choice"),
        ({"tokens": ["plus", "plus", "none", "none"]}, "needs_option"),
        ({"weather": "rain", "tokens": "plus"}, "not_a_choice"),
        ({"weather": "rain", "tokens": ["plus"]}, "not_as_many"),
        ({"weather": "rain", "tokens": ["plus"] * 1000}, "not_as_many"),
        ({"weather": "rain", "tokens": ["plus"] * 4}, "too_many_of"),
        ({"weather": "rain", "tokens": ["plus", 1, None, "none"]}, "not_a_choice"),
        ({"weather": "rain", "tokens": [["plus"], "plus", "none", "none"]}, "not_a_choice"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        Race("heat", 2, **options)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("options", "position", "code"),
    [
        ({}, {"weather": "rain"}, "not_with_options"),
        ({}, {"tokens": ["plus", "plus", "none", "none"]}, "not_with_options"),
        ({"weather": "rain"}, {"weather": "hail"}, "not_a_choice"),
        ({"weather": "rain"}, {"tokens": ["plus"]}, "not_as_many"),
        ({"weather": "rain"}, {"tokens": ["plus", "hail", "none", "none"]}, "not_a_choice"),
        ({"weather": "rain"}, {"phase": "react", "turn": "A", "A": {"weather_cooled": [5]}}, "not_a_choice"),
        ({}, {"phase": "react", "turn": "A", "A": {"weather_cooled": [12]}}, "not_with_options"),
    ],
)
def test_positions_that_cannot_be_are_refused(options: dict[str, Any], position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Race.from_position({"game": "heat", "seats": ["A", "B"], "options": options, "position": position})
    assert refused.value.code == code


def test_no_limit_is_below_zero() -> None:
    """R-55: on a track with a limit of 1, a minus token makes it 0."""
    track = load("usa", None).as_document()
    track["corners"] = [{"line": 12, "limit": 1}]
    track["legend"] = []
    race = Race("heat", 1, seed=1, track=track, weather="fog", tokens=["minus"])
    document = race.position()
    document["position"]["A"] |= {"pos": 10, "gear": 1}
    document["position"]["A"] |= {"hand": [2, 2, 2, 3, 3, 3, 4], "deck": 11, "discard": []}
    race = Race.from_position(document)
    for move in ("gear 1", "card 2", "end_react"):
        race.play("A", move)
    paid = [event.values for event in race.events if event.name == "corner"]
    assert paid == [{"line": 12, "limit": 0, "speed": 2, "paid": 2}]
