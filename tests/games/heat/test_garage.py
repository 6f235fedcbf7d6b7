"""Laws of the module Garage."""

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
from paddock.errors import BadPosition, UnknownMove
from paddock.games import game
from paddock.games.heat.conditions import MORE_HEAT, TILES
from paddock.games.heat.state import GARAGE_STATE, MODULES_STATE, STATE
from paddock.games.heat.track import load
from paddock.games.heat.upgrade_cards import BOXES, UPGRADE_FACES, standard
from tests.games.samples import random_walk

HEAT = game("heat")
HEAT_CARDS = ("#17", "#48")
BOTH = {"boxes": list(BOXES)}


def taken(race: Race) -> dict[str, list[str]]:
    position = race.position()["position"]
    return {name: position[name]["garage"] for name in race.seats}


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"garage": "basic"}, 17),
        ({"garage": "advanced"}, 31),
        ({"garage": "all"}, 48),
        ({"garage": "advanced", "boxes": ["heavy_rain"]}, 37),
        ({"garage": "all", **BOTH}, 60),
    ],
)
def test_the_upgrade_deck_has_two_copies_of_each_card_of_its_level(options: dict[str, Any], kinds: int) -> None:
    """HEAT-G.2, HEAT-G.3."""
    position = Race("heat", 2, seed=1, **options).position()["position"]
    cards = Counter([*position["stock"], *position["market"]])
    assert set(cards.values()) == {2}
    assert len(cards) == kinds


def test_records_of_other_races_are_as_they_were() -> None:
    """A race without the Garage has its own edition, with no byte, action or number more."""
    assert (STATE.itemsize, MODULES_STATE.itemsize) == (656, 676)
    assert Race("heat", 2, weather="fog").game is HEAT.edition_called("modules")
    assert (HEAT.edition_called("modules").rules.actions, HEAT.edition_called("modules").rules.observation) == (35, 221)
    assert Race("heat", 2, garage="basic").game is HEAT.edition_called("garage")
    assert GARAGE_STATE.itemsize > MODULES_STATE.itemsize
    for move in ("card G1", "take 1", "cool", "mulligan"):
        with pytest.raises(UnknownMove):
            Race("heat", 2, weather="fog").play("A", move)


@pytest.mark.parametrize("way", ["draft", "snake", "random"])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_everybody_ends_up_with_three_cards_that_nobody_else_has(way: str, seats: int) -> None:
    """HEAT-G.5, HEAT-G.7, HEAT-G.8, HEAT-G.10: and 15 cards beside Stress and Heat in the deck."""
    race = Race("heat", seats, seed=seats, garage="basic", garage_choice=way)
    random = Random(seats)
    while race.view(None)["phase"] in ("draft", "give_up"):
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
    cards = taken(race)
    assert all(len(own) == 3 for own in cards.values())
    assert max(Counter(card for own in cards.values() for card in own).values()) <= 2
    for name in race.seats:
        car = race.position()["position"][name]
        known = Counter(map(str, [*car["hand"], *car["deck"]]))
        assert known == Counter({"1": 3, "2": 3, "3": 3, "4": 3, "S": 3, "G1": 1, "G2": 1, "G3": 1})


def cards_of(car: dict[str, Any]) -> list[Any]:
    return [*car["hand"], *car["deck"], *car["discard"], *car.get("play", []), *car.get("packet", [])]


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_in_a_race(seed: int) -> None:
    """I-1, I-8, I-9: every card of a player is in one place, whatever the symbols and the weather do."""
    tile = TILES[seed % len(TILES)]
    options = {"garage": "all", "garage_choice": "random", "weather": tile, **BOTH}
    race = Race("heat", 3, seed=seed, track=["usa", "spain", "mexico"][seed % 3], **options)
    board, own = load(race.options.get("track", "usa"), None), taken(race)
    heat = board.heat + MORE_HEAT[1 + seed % len(TILES)]
    hot = {name: sum(card in HEAT_CARDS for card in own[name]) for name in race.seats}
    for now in islice(random_walk(race, Random(seed), 1500), 0, None, 7):
        known = now.position()["position"]
        stress = known["supply"]
        for name in now.seats:
            cards = cards_of(known[name])
            stress += cards.count("S")
            slots = [card for card in cards if str(card).startswith("G")]
            cold = [f"G{slot + 1}" for slot, card in enumerate(own[name]) if card not in HEAT_CARDS]
            assert len(set(slots)) == len(slots)
            assert set(cold) <= set(slots)
            assert known[name]["engine"] + cards.count("H") + len(slots) - len(cold) == heat + hot[name]
            assert [cards.count(face) for face in (1, 2, 3, 4, "U0", "U5", "UH")] == [3, 3, 3, 3, 0, 0, 0]
        assert stress == 37


@pytest.mark.parametrize("card", UPGRADE_FACES)
def test_a_race_with_any_card_ends(card: str) -> None:
    """HEAT-0.6, HEAT-G.12: two copies on one seat, random play, and positions that can be read again."""
    number = UPGRADE_FACES.index(card) + 1
    race = Race(
        "heat", 2, seed=number, laps=1, garage="all", garage_choice={"A": [number, number], "B": [number % 60 + 1]}
    )
    for n, now in enumerate(random_walk(race, Random(number), 3000)):
        if n % 37 == 0:
            assert Race.from_position(now.position(), seed=1).position() == now.position()
    assert race.over


def test_the_pilot_makes_use_of_its_upgrades() -> None:
    """HEAT-0.6: races end, and a driver that thinks is faster than chance, also with the Garage."""
    for options in ({"garage": "all", **BOTH}, {"garage": "basic", "garage_choice": "snake", "auto_skip": True}):
        courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(4), options, Path())
        drivers = np.array([[HEAT.loops.PILOT, HEAT.loops.RANDOM] * 2] * 200, np.int8)
        scores = run_races(HEAT, courses, drivers, key_from_seed(5)).scores
        assert (np.sort(scores[:, :, 0], axis=1) == [1, 2, 3, 4]).all()
        assert scores[:, ::2, 0].mean() < 1.7


def test_cards_of_a_file_take_the_place_of_those_in_the_box(tmp_path: Path) -> None:
    """HEAT-G.2: what a file leaves out is as in the box, and a record has the cards with it."""
    file = tmp_path / "own.toml"
    file.write_text("card = [{ id = 10, value = [8], cool = 2 }]", encoding="utf-8")
    race = Race("heat", 1, seed=1, garage="basic", garage_choice={"A": [10, 9]}, upgrades="own.toml", folder=tmp_path)
    assert race.view("A")["upgrades"] == {"#10": {"value": [8], "cool": 2}, "#9": {"value": [2, 4]}}
    again = Race.from_record(race.record())
    assert again == race
    assert standard()["card"][9]["value"] == [1, 5]


def test_nobody_knows_what_is_given_up_before_all_have_chosen() -> None:
    """HEAT-G.8, HEAT-G.11: who looks on sees that a seat has chosen, and no more."""
    race = Race("heat", 2, seed=3, garage="basic", garage_choice="snake")
    while race.view(None)["phase"] == "draft":
        race.play(race.pending[0], race.legal(race.pending[0])[0])
    race.play("A", "give G2")
    guesses = {race.guess("B", seed=seed).position()["position"]["A"]["gives"] for seed in range(30)}
    assert guesses == {"G1", "G2", "G3", "G4"}
    assert all(race.guess("A", seed=seed).position()["position"]["A"]["gives"] == "G2" for seed in range(5))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"garage": "some"}, "not_a_choice"),
        ({"garage": True}, "not_a_choice"),
        ({"garage_choice": "snake"}, "needs_option"),
        ({"boxes": ["heavy_rain"]}, "needs_option"),
        ({"upgrades": {"copies": 1}}, "needs_option"),
        ({"mulligan": 1}, "not_a_choice"),
        ({"garage": "basic", "boxes": ["heavy_rain"]}, "not_with_option"),
        ({"garage": "all", "boxes": "heavy_rain"}, "not_a_choice"),
        ({"garage": "all", "boxes": ["rocky_roads"]}, "not_a_choice"),
        ({"garage": "all", "garage_choice": "quick"}, "not_a_choice"),
        ({"garage": "all", "garage_choice": {"C": [1]}}, "not_a_choice"),
        ({"garage": "all", "garage_choice": {"A": 3}}, "not_a_choice"),
        ({"garage": "all", "garage_choice": {"A": [1, 2, 3, 4, 5]}}, "not_a_choice"),
        ({"garage": "all", "garage_choice": {"A": [61]}}, "not_a_number"),
        ({"garage": "all", "garage_choice": {"A": ["#0"]}}, "not_a_number"),
        ({"garage": "all", "garage_choice": {"A": [1, 1], "B": [1]}}, "too_many_of"),
        ({"garage": "all", "upgrades": "nowhere.toml"}, "no_upgrades"),
        ({"garage": "all", "upgrades": {"cards": []}}, "upgrade_key"),
        ({"garage": "all", "upgrades": {"card": 3}}, "not_a_list"),
        ({"garage": "all", "upgrades": {"card": [3]}}, "not_a_mapping"),
        ({"garage": "all", "upgrades": {"card": [{"id": 61}]}}, "not_a_number"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "speed": 3}]}}, "upgrade_key"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "value": [9]}]}}, "not_a_number"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "plus": 4}]}}, "not_a_number"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "direct": 1}]}}, "not_a_choice"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "is_heat": True, "cool": 1}]}}, "heat_card_says"),
        ({"garage": "all", "upgrades": {"card": [{"id": 1, "direct": True, "value": [1, 2]}]}}, "direct_card"),
        ({"garage": "all", "upgrades": {"copies": 0}}, "not_a_number"),
        ({"garage": "all", "upgrades": {"title": 1}}, "not_text_key"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        Race("heat", 2, **options)
    assert refused.value.code == code


def test_a_draft_needs_enough_cards() -> None:
    """HEAT-G.9: with a single copy of each basic card six cannot draft."""
    with pytest.raises(BadOption, match="17"):
        Race("heat", 6, garage="basic", upgrades={"copies": 1})
    assert Race("heat", 4, garage="basic", upgrades={"copies": 1}).pending


def test_seats_are_not_called_as_upgrades_are() -> None:
    for name in ("G1", "#12", "market"):
        with pytest.raises(BadOption, match=name):
            Race("heat", ["A", name], garage="basic")
        assert Race("heat", ["A", name]).seats == ["A", name]


REACT = {"phase": "react", "turn": "A"}
GIVEN = {"garage": "all", "garage_choice": {"A": [10, 42]}}


@pytest.mark.parametrize(
    ("options", "position", "code"),
    [
        ({}, {"A": {"garage": [10]}}, "unknown_key"),
        ({"mulligan": True}, {"A": {"garage": [10]}}, "not_with_options"),
        ({"garage": "basic"}, {"A": {"mulligan": True}}, "not_with_options"),
        (GIVEN, {"phase": "draft"}, "no_draft"),
        ({"garage": "basic"}, {"phase": "give_up"}, "no_draft"),
        ({"garage": "basic"}, {"phase": "plan", "market": ["#1"]}, "no_turn"),
        ({"garage": "basic"}, {"market": ["none"]}, "empty_market"),
        ({"garage": "basic"}, {"market": ["#18"]}, "no_such_card_left"),
        ({"garage": "basic"}, {"market": ["#1"] * 16}, "too_many_cards"),
        ({"garage": "basic"}, {"draft": {"round": 4}}, "not_a_number"),
        ({"garage": "basic"}, {"A": {"garage": ["#1", "#1"]}, "B": {"garage": ["#1"]}}, "no_such_card_left"),
        ({"garage": "basic"}, {"A": {"garage": ["G1"]}}, "not_a_choice"),
        ({"garage": "basic"}, {"A": {"garage": [1, 2, 3, 4, 5]}}, "too_many_cards"),
        (GIVEN, {"A": {"hand": ["G3"]}}, "no_such_card_left"),
        (GIVEN, {"A": {"hand": ["#10", "#10"]}}, "no_such_card_left"),
        (GIVEN, {"A": {"hand": ["U5"]}}, "no_such_card_left"),
        (GIVEN, {"A": {"refreshed": ["S"]}}, "not_an_upgrade"),
        (GIVEN, {**REACT, "A": {"play": ["G1"]}}, "values_and_phase"),
        (GIVEN, {**REACT, "A": {"play": ["G1"], "values": {"G1": 3}}}, "not_printed"),
        (GIVEN, {**REACT, "phase": "value", "A": {"play": [3]}}, "values_and_phase"),
        (GIVEN, {**REACT, "A": {"play": [3], "open": {"heat": ["G2"]}}}, "not_in_play"),
        (GIVEN, {**REACT, "phase": "slip", "A": {"play": ["G2"], "open": {"heat": ["G2"]}}}, "nothing_to_pay"),
    ],
)
def test_positions_that_cannot_be_are_refused(options: dict[str, Any], position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Race.from_position({"game": "heat", "seats": ["A", "B"], "options": options, "position": position})
    assert refused.value.code == code
