"""Positions of Thunder Alley: complete when written, forgiving when read, refused in one sentence if impossible."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from paddock import BadDocument, BadPosition, Race
from paddock.notation.documents import dump, parse
from tests.games.samples import random_walk

CARS = {29: {"at": 5.2}, 41: {"at": 4.2}, 15: {"at": 9.1}}


def at(**position: Any) -> Race:
    document = {"game": "thunder", "track": "test_track", "seats": ["Red", "Blue"], "position": position}
    return Race.from_position(document, seed=1)


@pytest.mark.parametrize("options", [{}, {"variable_pits": True, "grid_choice": True, "track": "three_ridge"}])
def test_every_position_of_a_race_can_be_written_and_read(options: dict[str, Any]) -> None:
    """AM-1: also in the middle of a step, an event or a pit stop."""
    phases = set()
    for seed in range(16):
        race = Race("thunder", 4, seed=seed, **options)
        for each in islice(random_walk(race, Random(seed), 1500), 0, None, 3):
            written = each.position()
            assert Race.from_position(parse(dump(written)), seed=0) == each
            phases.add((written["position"]["phase"], written["position"].get("asks")))
    assert {("segment", None), ("card", None), ("move", None), ("pit", None), ("discard", None)} <= phases
    assert len(phases) >= 8


def test_what_is_not_written_is_as_after_set_up() -> None:
    """AM-1: cars on the track have crossed the line once, unless it says otherwise; hands are dealt."""
    race = at(cars=CARS, turn="Blue")
    facts = race.facts()
    assert facts[29] == {
        "at": "5.2",
        "x": 1,
        "wear": [],
        "led": 0,
        "activated": False,
        "place": 0,
        "laps": 0,
        "lapped": False,
        "finished": False,
    }
    assert facts["first"] == facts["turn"] == "Blue"
    assert [len(hand) for hand in facts["hands"].values()] == [7, 7]
    assert facts["places"] == {"lo": 1, "hi": 3}


def test_places_tell_who_has_finished() -> None:
    """AM-1: markers from the top belong to finished cars, those from the bottom to lost ones."""
    race = at(cars={29: {"at": 5.2}, 41: {"place": 1}, 15: {"place": 3}})
    facts = race.facts()
    assert (facts[41]["finished"], facts[41]["out"]) == (True, False)
    assert (facts[15]["finished"], facts[15]["out"]) == (False, True)
    assert facts["places"] == {"lo": 2, "hi": 2}


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"cars": {}}, "name at least one car"),
        ({"cars": {22: {"at": 5.2}}}, "there is no car 22 in this race"),
        ({"cars": {29: {}}}, "say where the car stands"),
        ({"cars": {29: {"at": "x"}}}, "is not a space"),
        ({"cars": {29: {"at": 5.7}}}, "there is no space 5.7"),
        ({"cars": {29: {"at": 40.1}}}, "there is no space 40.1"),
        ({"cars": {29: {"at": 22.4}}}, "there is no space 22.4"),
        ({"cars": {29: {"at": 5.2}, 15: {"at": 5.2}}}, "another car stands at 5.2 already"),
        ({"cars": {29: {"at": 5.2, "place": 1}}}, "off the track"),
        ({"cars": {29: {"at": "5.0", "stack": 1}}}, "1 can't be; 1 car lies here"),
        ({"cars": {29: {"at": 5.2, "wear": ["pink"]}}}, "'pink' is not possible"),
        ({"cars": {29: {"at": 5.2, "colour": 1}}}, "There is no key 'cars.29.colour'"),
        ({"cars": CARS, "places": {"lo": 1, "hi": 2}}, "too few for 3 racing cars"),
        ({"cars": {**CARS, 4: {"place": 2}}, "places": {"lo": 1, "hi": 4}}, "places"),
        ({"cars": CARS, "hands": {"Red": ["Charge"] * 5}}, "one Charge too many; the game has 4"),
        ({"cars": CARS, "hands": {"Red": ["Watch the Gauge"] * 8}}, "8 cards in a hand; 7 is the most"),
        ({"cars": CARS, "hands": {"Red": ["Turbo"]}}, "'Turbo' is not possible"),
        ({"cars": CARS, "event_discard": ["Collision", "Collision"]}, "one Collision too many"),
        ({"cars": CARS, "phase": "over"}, "phase"),
        ({"cars": CARS, "phase": "move"}, "move"),
        ({"cars": CARS, "phase": "move", "move": {"car": 29}}, "say which race card"),
        ({"cars": CARS, "phase": "move", "move": {"car": 29, "card": "Charge", "mp": 12}}, "move.mp: 12"),
        ({"cars": CARS, "phase": "move", "turn": "Blue", "move": {"car": 29, "card": "Charge"}}, "does not belong to"),
        ({"cars": CARS, "phase": "move", "asks": "back", "move": {"car": 29, "card": "Charge"}}, "nothing waits"),
        ({"cars": CARS, "phase": "pit", "asks": "fuel"}, "asks: 'fuel' is not possible"),
        ({"cars": CARS, "phase": "sleep"}, "'sleep' is not possible"),
        ({"cars": {29: {"at": 5.2, "activated": True}, 15: {"at": 9.1}}, "turn": "Red"}, "have had their segment"),
        ({"cars": CARS, "bar": ["Red"]}, "names every team of the race once"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], told: str) -> None:
    """AM-1, TA-1.3.1: with a sentence that says what is wrong."""
    with pytest.raises((BadPosition, BadDocument)) as error:
        at(**position)
    assert told in str(error.value)


def test_moves_may_be_written_in_more_words_than_needed() -> None:
    """AM-4: `F 2` is `F` where there is one way, and `F` the only open one of two; `retire 29` at its pit stop."""
    race = at(phase="move", cars=CARS, move={"car": 29, "card": "Dirty Air", "mp": 2})
    assert race.words("F 2", "Red") == "F"
    assert race.words("f:2", "Red") == "F"
    race = at(phase="move", cars={29: {"at": 25.2}, 15: {"at": 26.3}}, move={"car": 29, "card": "Dirty Air", "mp": 2})
    assert race.words("F", "Red") == "F 2"
    assert race.words("F 3", "Red") == "F 3"
    race = at(phase="pit", turn="Red", cars=CARS)
    assert race.words("retire 29", "Red") == "retire"
    assert race.words("retire 41", "Red") == "retire 41"


@pytest.mark.parametrize(
    ("entry", "code"), [({"at": 8.2, "place": []}, "not_a_number"), ({"at": "7.0", "stack": "top"}, "wrong_stack")]
)
def test_a_place_or_a_height_that_is_no_number_is_refused(entry: dict[str, Any], code: str) -> None:
    document = {"game": "thunder", "seats": ["Blue", "Green"], "options": {"track": "test_track"}}
    cars = {15: entry, 22: {"at": "7.0"}}
    with pytest.raises(BadPosition) as caught:
        Race.from_position({**document, "position": {"cars": cars}})
    assert caught.value.code == code
