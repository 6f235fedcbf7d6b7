"""Boxes of Thunder Alley: what is printed as far as it is known, and other tables in its place."""

import copy
from pathlib import Path
from typing import Any

import pytest

from paddock import BadDocument, BadOption, Race
from paddock.games import game
from paddock.games.thunder.boxes import FOLDER, STANDARD, load, shipped, wear_of
from paddock.games.thunder.cards import CARDS, INITIALS, KIND_OF, MOST_CARS, NAMES, NO_WEAR, TEAMS, WEAR
from paddock.notation.documents import dump, parse
from paddock.words import LANGUAGES

THUNDER = game("thunder")
BOX = load(STANDARD, None)
CARS = {29: {"place": 1}, 15: {"place": 2}, 22: {"place": 3, "led": 2}}


def changed(**changes: Any) -> dict[str, Any]:
    """The standard box with other entries; None takes one away."""
    box = copy.deepcopy(BOX)
    for path, value in changes.items():
        *tables, key = path.split("__")
        entries = box
        for table in tables:
            entries = entries[table]
        if value is None:
            del entries[key]
        else:
            entries[key] = value
    return box


# What is printed


def test_the_wear_of_all_84_cards_is_as_printed() -> None:
    """TA-5.1, TA-5.5: none 18, green 22, black 19, blue 13, lavender 6, orange 6; no race card gives red."""
    wear = wear_of(BOX)
    colours = ["none" if wear[kind] == NO_WEAR else WEAR[wear[kind]] for kind in KIND_OF]
    counts = {"none": 18, "green": 22, "black": 19, "blue": 13, "lavender": 6, "orange": 6}
    assert {colour: colours.count(colour) for colour in set(colours)} == counts
    assert BOX["wear"]["Fast Pace"] == BOX["wear"]["Charge"] == BOX["wear"]["Out in Front"] == "black"
    assert BOX["wear"]["Making a Move"] == BOX["wear"]["Dirty Air"] == "green"
    assert [BOX["wear"][card] for card in ("Chasing the Race", "Set the Pace", "Follow the Leader")] == [
        "blue",
        "lavender",
        "orange",
    ]


def test_the_places_score_as_printed() -> None:
    """TA-10.2.4, TA-10.2.2: 46, then from 42 down to 23; one point for Most Laps Led."""
    assert BOX["points"] == [46, *range(42, 22, -1)]
    assert len(BOX["points"]) == 21
    assert BOX["most_laps_led"] == 1


def test_team_bars_are_known_or_even() -> None:
    """TA-4.4.1, TA-5.7: all different; two are as printed, and without them teams stand equally often everywhere."""
    bars = list(BOX["bars"])
    assert len(bars) == len(set(bars)) == CARDS
    assert bars[15 - 1] == "RYGKUPB"
    assert bars[81 - 1] == "KBGPYUR"
    assert bars[8 - 1] == "KGUYBPR"
    bars[15 - 1], bars[81 - 1] = "KPYGRBU", "PUKBYRG"  # as they were assumed before they were known
    for place in range(7):
        assert {team: sum(bar[place] == team for bar in bars) for team in INITIALS} == dict.fromkeys(INITIALS, 12)


def test_every_car_has_a_number_of_its_own() -> None:
    """TA-1.6: seven teams of six."""
    numbers = BOX["numbers"]
    assert set(numbers) == set(TEAMS)
    assert len({number for cars in numbers.values() for number in cars}) == MOST_CARS
    assert numbers["Blue"] == [4, 9, 12, 15, 17, 24]
    assert numbers["Red"] == [25, 29, 41, 42, 69, 77]
    assert {19, 28, 71, 88} <= set(numbers["Black"])
    assert 23 in numbers["Pink"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_what_is_assumed(language: str) -> None:
    """TA-OWN.7: in the rules and where a table is set up, with the numbers of the cards that are known."""
    note = THUNDER.say("game.assumed", language=language)
    assert all(number in note for number in ("15", "81", "23", "34", "66"))
    for rule, numbers in {
        "TA-1.6": ("23", "34", "66"),
        "TA-5.7": ("15", "81"),
        "TA-10.2.4": ("46", "42", "41"),
    }.items():
        assert all(number in THUNDER.say(f"rules.{rule}", language=language) for number in numbers)
    assert "`box`" in THUNDER.say("rules.TA-OWN.7", language=language)


# Another box


def test_a_box_replaces_wear_bars_points_and_numbers() -> None:
    """TA-OWN.7: nothing else changes, and what a box leaves out stays as it is."""
    own = {
        "points": [10, 5],
        "most_laps_led": 7,
        "wear": dict.fromkeys(NAMES, "grey"),
        "bars": ["YRUPGBK"] * CARDS,
        "numbers": {**BOX["numbers"], "Red": [99, 98, 97, 96, 95, 94]},
    }
    race = Race("thunder", ["Blue", "Red"], cars=2, seed=1, box=own)
    assert sorted(race.view()["cars"]) == [4, 9, 94, 95]
    assert [race.view()["cars"][car]["team"] for car in race.facts()["order"]] == ["Red", "Blue", "Blue", "Red"]
    assert sum(race.result()["scores"].values()) == 15
    assert race.options["box"] == {**own, "title": "Thunder Alley"}
    while not any(event.name == "wore" for event in race.events):
        seat = race.pending[0]
        race.play(seat, next(move for move in race.legal(seat) if not move.startswith("retire")))
    worn = next(event for event in race.events if event.name == "wore")
    assert worn.values["colour"] == "grey"
    board = THUNDER.faces.board(race.seats, race.options)
    assert {card.wear for card in board.cards.values()} == {"grey"}  # type: ignore[attr-defined]
    assert Race("thunder", ["Blue", "Red"], seed=1, box={}) == Race("thunder", ["Blue", "Red"], seed=1)


def test_most_laps_led_scores_what_the_box_says() -> None:
    """TA-10.2.2, TA-10.2.4."""
    document = {
        "game": "thunder",
        "track": "test_track",
        "seats": ["Red", "Blue", "Green"],
        "options": {"box": {"points": [9, 6, 4], "most_laps_led": 5}},
        "position": {"phase": "over", "cars": CARS},
    }
    race = Race.from_position(document)
    assert race.result()["scores"] == {"Red": 9, "Blue": 6, "Green": 4 + 1 + 5}
    assert race.result()["first_home"] == "Red"


def test_the_winner_of_a_race_with_own_numbers_stands_ahead_in_the_next() -> None:
    """TA-11.2: the team is known by the race, not by the number."""
    box = {"numbers": {**BOX["numbers"], "Red": [91, 92, 93, 94, 95, 96]}}
    document = {"game": "thunder", "track": "test_track", "seats": ["Red", "Blue"], "options": {"box": box}}
    race = Race.from_position({**document, "position": {"phase": "over", "cars": {91: {"place": 1}, 15: {"place": 2}}}})
    assert THUNDER.notation.next_options(race.result()) == {"last_winner": "Red"}


def test_a_box_may_come_from_a_file_that_its_record_needs_no_more(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        (FOLDER / f"{STANDARD}.toml").read_text(encoding="utf-8").replace("most_laps_led = 1", "most_laps_led = 4")
    )
    race = Race("thunder", 3, seed=1, box="own.toml", folder=tmp_path)
    file.unlink()
    assert race.options["box"] == changed(most_laps_led=4)
    assert Race.from_record(race.record()) == race
    assert Race.from_position(parse(dump(race.position()))) == race
    assert shipped() == [STANDARD]
    assert Race("thunder", 3, seed=1, box=STANDARD).options == {}


@pytest.mark.parametrize(
    ("box", "told"),
    [
        ("none.toml", r"none\.toml"),
        (5, "'5'"),
        (changed(dice=6), "'dice', which means nothing here"),
        (changed(title=5), "title"),
        (changed(points=[]), "points: 0 entries; from 1 to 42"),
        (changed(points=[1] * 43), "points: 43 entries"),
        (changed(points="many"), "points: a list"),
        (changed(points=[46, -1]), r"points\[1\]: -1"),
        (changed(points=[46, True]), r"points\[1\]"),
        (changed(most_laps_led=100), "most_laps_led: 100"),
        (changed(bars=BOX["bars"][1:]), "bars: 83 entries"),
        (changed(bars=["KBGPURR", *BOX["bars"][1:]]), r"bars\[0\]: 'KBGPURR' is not the team bar of card 1"),
        (changed(bars=[*BOX["bars"][:-1], 7]), r"bars\[83\]: '7' is not the team bar of card 84"),
        (changed(wear=[]), "wear: 'key: value' pairs"),
        (changed(wear__Charge=None), r"lacks 'wear\.Charge'"),
        (changed(wear__Charge="pink"), r"wear\.Charge: 'pink' is not possible"),
        (changed(wear__Charge=["red"]), r"wear\.Charge"),
        (changed(wear__Sprint="red"), r"'wear\.Sprint', which means nothing here"),
        (changed(numbers__Red=None), r"lacks 'numbers\.Red'"),
        (changed(numbers__White=[1]), r"'numbers\.White'"),
        (changed(numbers__Red=[1, 2]), r"numbers\.Red: 2 entries; from 6 to 6"),
        (changed(numbers__Red=[25, 29, 41, 42, 69, 100]), r"numbers\.Red: 100 is not a whole number"),
        (changed(numbers__Red=[25, 29, 41, 42, 69, 15]), r"numbers\.Red: the number 15 stands in the box twice"),
    ],
)
def test_a_wrong_box_is_told_what_is_wrong_and_where(box: Any, told: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=told):
        Race("thunder", 3, box=box, folder=tmp_path)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("points = [")
    with pytest.raises(BadOption, match=r"own\.toml"):
        Race("thunder", 3, box="own.toml", folder=tmp_path)


def test_a_race_of_the_rules_before_is_refused() -> None:
    """Its cards wore otherwise: it can't be told by these rules."""
    race = Race("thunder", 2, seed=1)
    assert race.record()["rules"] == THUNDER.version == 2
    with pytest.raises(BadDocument, match="version 1"):
        Race.from_record({**race.record(), "rules": 1})
