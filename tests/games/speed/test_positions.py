"""Positions of Speed in words: what is written is there, the rest is filled in fairly, and what can't be is refused."""

from typing import Any

import pytest

from paddock import BadPosition, Race


def at(seats: int = 2, chance: list[str] | None = None, seed: int = 1, **position: Any) -> Race:
    document = {"game": "speed", "seats": [f"s{seat}" for seat in range(seats)], "position": position}
    return Race.from_position(document, seed=seed, chance=chance or [])


def all_cards(race: Race) -> list[str]:
    """Every card of the game, wherever it lies."""
    position = race.position()["position"]
    cards = [*position["draw"], *position["discard"]]
    for hand in position["hands"].values():
        cards += hand
    for team in race.units():
        own = position[team]
        cards += [*own["battle"], *own["speed"], *own["wild"]]
        cards += [f"KM{value}" for value, n in own["km"].items() for _ in range(n)]
    return sorted(cards)


def test_nothing_written_is_the_position_after_set_up() -> None:
    race = at()
    assert race.view()["hands"] == {"s0": 7, "s1": 6}
    assert race.view()["draw"] == 92
    assert race.events == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_card_has_one_place(seats: int) -> None:
    whole = all_cards(at(seats))
    hands = {"s0": ["START", "KM30"], "s1": []}
    for race in (
        at(seats, turn="s0", hands=hands),
        at(seats, turn="s0", hands=hands, draw=10, discard=["STOP", "KM240"]),
        at(seats, draw=[], A={"battle": ["START", "STOP"], "km": {120: 3}, "wild": {"WORKSHOP": "V"}}),
        at(seats, B={"speed": ["SPEED_LIMIT", "END_OF_LIMIT"]}, chance=["KM30", "KM30"]),
    ):
        assert all_cards(race) == whole


def test_what_is_written_is_there() -> None:
    race = at(
        dealer="s0",
        turn="s1",
        round=3,
        draw=["KM30", "KM60"],
        discard=["STOP", "KM90"],
        totals={"A": 5400},
        scores={"B": 300},
        A={"battle": ["START", "STOP"], "speed": ["SPEED_LIMIT"], "km": {120: 7}, "wild": {"WORKSHOP": "H"}},
        hands={"s0": ["START"], "s1": ["KM30", "KM30"]},
    )
    position = race.position()["position"]
    assert (position["dealer"], position["turn"], position["round"]) == ("s0", "s1", 3)
    assert position["draw"] == ["KM30", "KM60"]
    assert position["discard"][-2:] == ["STOP", "KM90"]
    assert position["totals"] == {"A": 5400, "B": 0}
    assert position["scores"] == {"A": 0, "B": 300}
    assert position["A"]["battle"] == ["START", "STOP"]
    assert position["A"]["km"] == {120: 7}
    assert position["A"]["wild"] == {"WORKSHOP": "H"}
    assert position["hands"] == {"s0": ["START"], "s1": ["KM30", "KM30"]}


def test_a_number_says_how_many_and_chance_says_which() -> None:
    race = at(turn="s0", hands={"s0": 3, "s1": 0}, draw=20, discard=["KM30", "STOP"])
    assert race.view()["hands"] == {"s0": 3, "s1": 0}
    assert race.view()["draw"] == 20
    assert race.view()["discard"][-2:] == ["KM30", "STOP"]
    assert all_cards(race) == all_cards(at())
    assert at(discard=12).view()["discards"] == 12
    with pytest.raises(BadPosition, match=r"hands\.s0"):
        at(hands={"s0": 8})


@pytest.mark.parametrize("seed", range(20))
def test_hands_that_nobody_wrote_hold_no_wilds(seed: int) -> None:
    """SPD-RUL.15: an attack in a scenario meets a kontra only where somebody was given the wild."""
    race = at(6, seed=seed, turn="s0", B={"battle": ["START"]}, hands={"s0": ["STOP", "KM30"]})
    race.play("s0", "attack STOP B")
    assert race.pending == ["s1"]
    crowded = at(
        6, seed=seed, draw=[], discard=["KM30"] * 11 + ["KM60"] * 11 + ["KM90"] * 11 + ["KM120"] * 13 + ["START"] * 14
    )
    assert all_cards(crowded) == all_cards(at(6))


def test_the_dealer_makes_the_next_seat_begin() -> None:
    assert at(3, dealer="s0").pending == ["s1"]
    assert at(3, dealer="s2").pending == ["s0"]


def test_who_has_not_drawn_draws_what_chance_gives() -> None:
    race = at(turn="s0", drawn=False, hands={"s0": ["START"]}, chance=["KM240"])
    assert race.view("s0")["hands"]["s0"] == ["START", "KM240"]
    assert at(turn="s0", drawn=False).view()["hands"]["s0"] == 7


def test_hands_that_are_not_written_differ_by_seed() -> None:
    hands = {str(at(turn="s0", seed=seed).view("s0")["hands"]["s0"]) for seed in range(8)}
    assert len(hands) > 1
    assert at(turn="s0", seed=3) == at(turn="s0", seed=3)


def test_cards_that_chance_names_stay_in_the_pile() -> None:
    for seed in range(5):
        race = at(turn="s0", draw=1, chance=["OPEN_ROAD"], seed=seed)
        race.play("s0", race.legal("s0")[-1])
        assert "OPEN_ROAD" in race.view("s1")["hands"]["s1"]


def test_an_extension_leads_farther() -> None:
    race = at(turn="s0", extension_by="B", target=1200)
    assert race.view()["target"] == 1200
    assert race.view()["extension_by"] == "B"
    race = at(turn="s0", phase="extension", A={"battle": ["START"], "km": {120: 7, 60: 1}})
    assert race.legal("s0") == ["extend yes", "extend no"]


def test_the_attack_that_waits_for_a_kontra_is_found() -> None:
    parts = {"phase": "kontra", "turn": "s0", "B": {"battle": ["START", "STOP"]}, "hands": {"s1": ["OPEN_ROAD"]}}
    assert at(**parts).pending == ["s1"]
    assert at(**parts, attack="STOP", attacked="B").pending == ["s1"]


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ({"foo": 1}, "foo"),
        ({"C": {}}, "C"),
        ({5: 1}, "5"),
        ({"dealer": "s2"}, "dealer"),
        ({"turn": 0}, "turn"),
        ({"turn": ["s0"]}, "turn"),
        ({"phase": "pit"}, "phase"),
        ({"phase": "over"}, "phase"),
        ({"phase": "extension"}, "phase"),
        ({"phase": "kontra"}, "phase"),
        ({"drawn": "yes"}, "drawn"),
        ({"round": 0}, "round"),
        ({"round": 10**18}, "round"),
        ({"round": True}, "round"),
        ({"target": 1000}, "target"),
        ({"target": [900]}, "target"),
        ({"target": [1, 2]}, "target"),
        ({"target": None}, "target"),
        ({"extension_by": "C"}, "extension_by"),
        ({"totals": [1]}, "totals"),
        ({"totals": {"C": 5}}, "totals"),
        ({"totals": {"A": -5}}, "totals.A"),
        ({"totals": {"A": 10**12}}, "totals.A"),
        ({"scores": {"A": 1.5}}, "scores.A"),
        ({"draw": 106}, "draw"),
        ({"draw": -1}, "draw"),
        ({"draw": True}, "draw"),
        ({"draw": "many"}, "draw"),
        ({"draw": 100}, "draw"),
        ({"draw": ["KM30"] * 200}, "draw"),
        ({"draw": ["OPEN_ROAD", "OPEN_ROAD"]}, "draw"),
        ({"discard": "KM30"}, "discard"),
        ({"discard": [None]}, "discard"),
        ({"hands": []}, "hands"),
        ({"hands": {"s2": []}}, "hands"),
        ({"hands": {"s0": "START"}}, "hands.s0"),
        ({"hands": {"s0": ["START"] * 8}}, "hands.s0"),
        ({"hands": {"s0": ["KM60"] * 7}, "drawn": False}, "hands.s0"),
        ({"hands": {"s0": ["KM240"] * 5}}, "hands.s0"),
        ({"hands": {"s0": [["START"]]}}, "hands.s0"),
        ({"turn": "s0", "hands": {"s0": []}}, "turn"),
        ({"A": 5}, "A"),
        ({"A": {"foo": 1}}, "A.foo"),
        ({"A": {"battle": ["SPEED_LIMIT"]}}, "A.battle"),
        ({"A": {"battle": ["OPEN_ROAD"]}}, "A.battle"),
        ({"A": {"battle": ["KM30"]}}, "A.battle"),
        ({"A": {"speed": ["START"]}}, "A.speed"),
        ({"A": {"battle": ["START"] * 15}}, "A.battle"),
        ({"A": {"km": {31: 1}}}, "A.km"),
        ({"A": {"km": {"thirty": 1}}}, "A.km"),
        ({"A": {"km": {240: 3}}}, "A.km.240"),
        ({"A": {"km": {30: -1}}}, "A.km.30"),
        ({"A": {"km": {30: 12}}}, "A.km.30"),
        ({"A": {"km": {30: 1.0}}}, "A.km.30"),
        ({"A": {"km": {120: 8}}}, "A.km"),
        ({"A": {"km": {120: 7, 60: 1}}}, "A.km"),
        ({"A": {"wild": {"STOP": "V"}}}, "A.wild"),
        ({"A": {"wild": {"WORKSHOP": "X"}}}, "A.wild.WORKSHOP"),
        ({"A": {"wild": {"WORKSHOP": "V"}}, "B": {"wild": {"WORKSHOP": "V"}}}, "B.wild.WORKSHOP"),
        ({"A": {"wild": ["WORKSHOP"]}}, "A.wild"),
        ({"phase": "kontra", "turn": "s0", "B": {"battle": ["START", "STOP"]}, "hands": {"s1": []}}, "phase"),
        ({"phase": "kontra", "attack": "START"}, "attack"),
        ({"phase": "kontra", "attacked": "C"}, "attacked"),
    ],
)
def test_a_position_that_can_not_be_is_refused_by_the_name_of_its_part(position: dict[Any, Any], named: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": position}, seed=1)
    assert str(caught.value.values["key"]) == named
    assert named in str(caught.value)


def test_four_players_drive_the_whole_way_and_never_extend() -> None:
    with pytest.raises(BadPosition, match="no extension"):
        at(4, extension_by="A")
