"""Positions and options of HEAT in words: what is written is there, the rest is filled in, what can't be is refused."""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddock import BadOption, BadPosition, BadTrack, ImpossibleChance, Race
from paddock.games.heat.state import PHASES
from paddock.games.heat.track import load
from paddock.notation.documents import dump, parse
from paddock.notation.scenarios import run_file
from tests.games.samples import random_walk

TURN = {"phase": "react", "turn": "A"}
ALL_CARDS = Counter([1, 2, 3, 4, "S"] * 3 + ["U0", "U5", "H", "H", "H", "H", "H", "H", "H"])


def at(seats: int = 2, options: Any = None, chance: Any = (), seed: int = 1, **position: Any) -> Race:
    names = list("ABCDEF"[:seats])
    document = {"game": "heat", "options": options or {}, "seats": names, "position": position}
    return Race.from_position(document, seed=seed, chance=chance)


def car(race: Race, seat: str = "A") -> dict[str, Any]:
    written: dict[str, Any] = race.position()["position"][seat]
    return written


def all_cards(race: Race, seat: str = "A") -> Counter[Any]:
    """Every card of a player, wherever it lies; Heat is Heat."""
    mine = car(race, seat)
    cards = ["H"] * mine["engine"]
    for key in ("hand", "deck", "discard", "play", "packet"):
        cards += ["H" if card == "UH" else card for card in mine.get(key, [])]
    return Counter(cards)


# Round trips


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"laps": 1}),
        (2, {"track": "italy", "laps": 1}),
        (3, {"hidden_gears": True, "handicap": {"A": 1}, "laps": 1}),
        (4, {"auto_skip": True, "track": "gb", "laps": 1}),
        (6, {"track": "france", "laps": 1}),
    ],
    ids=str,
)
def test_what_is_written_is_read_back_in_every_phase(seats: int, options: dict[str, Any]) -> None:
    phases = set()
    race = Race("heat", seats, seed=seats, **options)
    for each in random_walk(race, Random(seats), 6_000):
        phase = each.view()["phase"]
        phases.add(phase)
        if len(each.moves) % 13 == 0 or (phase == "slip" and len(each.moves) % 3 == 0):
            again = Race.from_position(parse(dump(each.position())), seed=99)
            assert again == each
            assert again.pending == each.pending
            assert all(again.verdict(seat) == each.verdict(seat) for seat in each.seats)
            assert all(again.view(seat) == each.view(seat) for seat in (*each.seats, None))
    assert race.over
    assert Race.from_position(race.position()) == race
    assert Race.from_position(race.position()).result() == race.result()
    assert phases | {"over"} == set(PHASES) - ({"slip"} if seats == 1 else set())


def test_a_guess_can_be_written_down_too() -> None:
    race = Race("heat", 3, seed=5, hidden_gears=True)
    for n, each in enumerate(islice(random_walk(race, Random(5), 200), 0, None, 9)):
        guess = each.guess("B", seed=n)
        assert Race.from_position(guess.position()) == guess


def test_a_record_that_began_from_a_position_replays() -> None:
    race = at(3, A={"pos": 30}, B={"pos": 28, "gear": 3}, C={"pos": 100})
    list(random_walk(race, Random(2), 80))
    assert Race.from_record(race.record()) == race


# What is left out


def test_nothing_written_is_the_position_after_set_up() -> None:
    race = at(3)
    view = race.view()
    assert (view["round"], view["phase"], view["supply"]) == (1, "plan", 28)
    assert race.pending == ["A", "B", "C"]
    assert sorted((view[seat]["pos"], view[seat]["spot"]) for seat in race.seats) == [(-2, 0), (-1, 0), (-1, 1)]
    assert all(all_cards(race, seat) == ALL_CARDS for seat in race.seats)
    assert race.events == []


def test_what_is_written_is_there() -> None:
    race = at(
        3,
        round=7,
        phase="discard",
        turn="B",
        queue=["C"],
        supply=20,
        A={"pos": 50, "spot": 1, "gear": 2, "engine": 3, "discard": [1, "H", "U0"], "hand": ["H", 1, 2, 2, 3, 3, 4]},
        B={
            "pos": 44,
            "gear": 4,
            "engine": 0,
            "hand": ["S", 1],
            "play": [4, 4, "S", "U5", 2],
            "packet": [3, 3],
            "deck": ["H", "H", "UH", 1, 2],
            "from": 28,
            "speed": 15,
            "used": ["boost"],
            "adrenaline": True,
            "known": ["S"],
        },
        C={"pos": 3, "gear": 2, "play": [1, "S"]},
    )
    position = race.position()["position"]
    assert (position["round"], position["phase"], position["turn"]) == (7, "discard", "B")
    assert (position["queue"], position["supply"]) == (["C"], 20)
    mine = position["A"]
    assert (mine["pos"], mine["spot"], mine["gear"], mine["engine"]) == (50, 1, 2, 3)
    assert mine["discard"] == [1, "H", "U0"]
    assert mine["hand"] == [1, 2, 2, 3, 3, 4, "H"]
    turn = position["B"]
    assert (turn["from"], turn["speed"], turn["used"], turn["adrenaline"]) == (28, 15, ["boost"], True)
    assert (turn["hand"], turn["packet"], turn["play"]) == ([1, "S"], [3, 3], [4, 4, "S", "U5", 2])
    assert turn["deck"] == [1, 2, "H", "H", "UH"]
    assert turn["known"] == ["S"]
    assert position["C"]["play"] == [1, "S"]
    assert all(all_cards(race, seat) == ALL_CARDS for seat in race.seats)
    assert race.pending == ["B"]


def test_cars_that_are_not_written_take_the_free_slots_of_the_grid() -> None:
    """HEAT-T.8: in the order of the grid, past the cars that stand there."""
    race = at(4, {"grid": ["D", "C", "B", "A"]}, B={"pos": -1, "spot": 1}, A={"pos": 68})
    places = {seat: (race.view()[seat]["pos"], race.view()[seat]["spot"]) for seat in race.seats}
    assert places == {"A": (68, 0), "B": (-1, 1), "D": (-2, 0), "C": (-2, 1)}


def test_the_queue_is_the_ranking_of_those_with_cards_in_front_of_them() -> None:
    """HEAT-0.4, HEAT-OWN.3: unless it is written in another order; who has no cards there has moved."""
    cars = {
        "A": {"pos": 40, "play": [1]},
        "B": {"pos": 20, "gear": 1, "play": [1]},
        "C": {"pos": 30, "gear": 1, "play": [1]},
        "D": {"pos": 35},
    }
    assert at(4, **TURN, **cars).view()["queue"] == ["C", "B"]
    assert at(4, **TURN, **cars, queue=["B", "C"]).view()["queue"] == ["B", "C"]
    with pytest.raises(BadPosition, match="C, B"):
        at(4, **TURN, **cars, queue=["C", "B", "D"])


def test_a_car_alone_need_not_be_named() -> None:
    assert at(1, phase="react", A={"pos": 5, "play": [1]}).pending == ["A"]


def test_speed_and_from_follow_from_the_cards_and_the_place() -> None:
    """HEAT-3.2: the values in the play area; a Stress counts through the card beside it."""
    race = at(**TURN, A={"pos": 30, "gear": 3, "play": [3, "S", "U5", 2]})
    assert (car(race)["speed"], car(race)["from"]) == (10, 30)
    assert (car(race)["used"], car(race)["adrenaline"]) == ([], False)


def test_a_classified_car_is_out_of_the_way() -> None:
    race = at(2, A={"place": 1}, B={"pos": 68})
    assert race.pending == ["B"]
    assert race.view()["order"] == ["A", "B"]
    assert race.view()["A"]["finished"]


# Cards


@pytest.mark.parametrize("seed", range(5))
def test_every_card_has_one_place(seed: int) -> None:
    for parts in (
        {"hand": ["S", 1, "U5"]},
        {"hand": 4, "deck": 3},
        {"deck": [], "discard": ["H", "S"]},
        {"discard": 9},
        {"discard": 5, "deck": 2, "hand": 3},
        {"engine": 0},
        {"engine": 7},
        {"engine": 2, "hand": ["H", "H"]},
        {"hand": ["UH"], "engine": 0},
        {"gear": 2, "play": [1, "S"], "deck": 4},
    ):
        race = at(seed=seed, A={"pos": 5, **parts})
        assert all_cards(race) == ALL_CARDS
        if "engine" in parts:
            assert car(race)["engine"] == parts["engine"]


def test_a_number_says_how_many_and_chance_says_which() -> None:
    race = at(A={"hand": 5, "deck": 3, "discard": 2})
    assert (len(car(race)["hand"]), len(car(race)["deck"])) == (5, 3)
    assert len(car(race)["discard"]) == 18 - 5 - 3
    assert len(car(at(A={"discard": 6}))["discard"]) == 6
    assert len({str(car(at(A={"hand": 5}, seed=seed))["hand"]) for seed in range(8)}) > 1
    assert at(A={"hand": 5}, seed=3) == at(A={"hand": 5}, seed=3)


def test_cards_that_nobody_wrote_are_in_the_deck_or_under_the_discards() -> None:
    race = at(A={"hand": [1, 1, 1, 2, 2, 2, 3], "discard": ["S", 4]})
    assert car(race)["discard"] == ["S", 4]
    assert sorted(map(str, car(race)["deck"])) == sorted(map(str, [3, 3, 4, 4, "U0", "U5", "S", "S", "UH"]))
    race = at(A={"hand": [1, 1, 1, 2, 2, 2, 3], "deck": [3], "discard": ["S", 4]})
    assert car(race)["deck"] == [3]
    assert car(race)["discard"][-2:] == ["S", 4]
    assert len(car(race)["discard"]) == 10


def test_heat_that_is_mentioned_nowhere_is_in_the_engine() -> None:
    """R-42: or outside of it, if the engine is written; the upgrade is one of the seven."""
    assert car(at(A={"hand": ["H", "H"]}))["engine"] == 4
    assert "UH" in car(at(A={"hand": ["H", "H"]}))["deck"]
    race = at(A={"hand": [1], "engine": 2})
    assert Counter(car(race)["deck"])["H"] + Counter(car(race)["deck"])["UH"] == 5
    assert car(at(A={"hand": ["H"] * 7}))["engine"] == 0
    assert car(at(options={"handicap": {"A": 2}}, A={"hand": [1]}))["engine"] == 4


def test_stress_beyond_the_three_is_taken_from_the_supply() -> None:
    """HEAT-S.8, HEAT-7.8: the box has 37."""
    assert at(A={"hand": ["S"] * 5}).view()["supply"] == 37 - 5 - 3
    assert at(A={"hand": ["S"] * 5}, supply=1).view()["supply"] == 1


def test_cards_that_chance_names_stay_in_the_deck() -> None:
    for seed in range(5):
        race = at(seed=seed, chance=["U5", "U0", 4, 4, 4], **TURN, A={"pos": 20, "gear": 1, "play": [1]}, B={"pos": 9})
        race.play("A", "boost")
        assert car(race)["play"] == [1, 4]
        assert car(race)["discard"] == ["H", "U5", "U0"]
    with pytest.raises(ImpossibleChance, match=r"chance\[0\]: 'U5'"):
        at(chance=["U5"], **TURN, A={"pos": 20, "play": [1], "hand": ["U5"]}).play("A", "boost")


def test_the_hand_that_nobody_wrote_is_what_a_plan_leaves() -> None:
    assert len(car(at(A={"gear": 3, "play": [1, 2, 3]}))["hand"]) == 4
    assert len(car(at(**TURN, A={"gear": 2, "pos": 5, "play": ["S", 2, 3]}))["hand"]) == 5


# Plans


def test_a_plan_can_be_half_made() -> None:
    """HEAT-0.3, HEAT-2.1: thinking, shifted, with some of its cards, or committed."""
    assert at(A={"gear": 2}).legal("A") == ["gear 1", "gear 2", "gear 3", "gear 4"]
    race = at(A={"gear": 2, "shifted": True, "hand": [1, 1, 2, 2, 3, 3, 4]})
    assert race.legal("A") == ["card 1", "card 2", "card 3", "card 4"]
    race = at(A={"gear": 2, "lever": 1, "play": [1], "hand": [1, 2, 2, 3, 3, 4]})
    assert race.pending == ["A", "B"]
    assert race.view("B")["A"]["gear"] == 1
    race = at(A={"gear": 2, "play": [1, "S"]})
    assert race.pending == ["B"]
    assert race.view("B")["A"]["committed"]


def test_a_shift_that_was_paid_for_is_still_hidden() -> None:
    """HEAT-1.2, R-21: the lever is what the others see, and the Heat is on the pile."""
    race = at(A={"gear": 3, "lever": 1, "play": [1, 2, 3], "engine": 5, "discard": ["H"]})
    seen = race.view("B")["A"]
    assert (seen["gear"], seen["engine"], seen["discard"], seen["hand"]) == (1, 6, 0, 7)


# Complaints


@pytest.mark.parametrize(
    ("position", "named", "code"),
    [
        ({"foo": 1}, "foo", "unknown_key"),
        ({"C": {}}, "C", "unknown_key"),
        ({"order": ["A"]}, "order", "unknown_key"),
        ({5: 1}, "5", "unknown_key"),
        ({"A": 5}, "A", "not_a_mapping"),
        ({"A": {"foo": 1}}, "A.foo", "unknown_key"),
        ({"A": {"top": 1}}, "A.top", "unknown_key"),
        ({"A": {"packet": [1]}}, "A.packet", "unknown_key"),
        ({"A": {"from": 3}}, "A.from", "unknown_key"),
        ({**TURN, "B": {"speed": 3}}, "B.speed", "unknown_key"),
        ({**TURN, "B": {"committed": True}}, "B.committed", "unknown_key"),
        ({"round": 0}, "round", "not_a_number"),
        ({"round": True}, "round", "not_a_number"),
        ({"round": 10**18}, "round", "not_a_number"),
        ({"phase": "pit"}, "phase", "not_a_choice"),
        ({"phase": "react"}, "turn", "whose_turn"),
        ({"phase": "react", "turn": "C"}, "turn", "not_a_choice"),
        ({"phase": "react", "turn": 0}, "turn", "not_a_choice"),
        ({"turn": "A"}, "turn", "no_turn"),
        ({"queue": []}, "queue", "no_turn"),
        ({"phase": "over", "turn": "A"}, "turn", "no_turn"),
        ({**TURN, "queue": 5}, "queue", "not_a_list"),
        ({**TURN, "queue": ["Z"]}, "queue", "not_a_choice"),
        ({**TURN, "queue": ["B"]}, "queue", "wrong_queue"),
        ({**TURN, "B": {"play": [1]}, "queue": []}, "queue", "wrong_queue"),
        ({"A": {"gear": 0}}, "A.gear", "not_a_number"),
        ({"A": {"gear": 5}}, "A.gear", "not_a_number"),
        ({"A": {"gear": "2"}}, "A.gear", "not_a_number"),
        ({"A": {"lever": 9}}, "A.lever", "not_a_number"),
        ({"A": {"lever": 2}}, "A.lever", "wrong_lever"),
        ({"A": {"gear": 4, "lever": 1, "shifted": True}}, "A.lever", "wrong_lever"),
        ({"A": {"place": 3}}, "A.place", "not_a_number"),
        ({"A": {"place": 2}}, "place", "wrong_places"),
        ({"A": {"place": 1}, "B": {"place": 1}}, "place", "wrong_places"),
        ({"A": {"place": 1}, "B": {"place": 2}}, "phase", "not_over_yet"),
        ({"phase": "over"}, "phase", "not_over_yet"),
        ({**TURN, "A": {"place": 1}}, "turn", "out_of_the_race"),
        ({"A": {"pos": 138}}, "A.pos", "over_the_line"),
        ({"phase": "discard", "turn": "A", "A": {"pos": 140}}, "A.pos", "over_the_line"),
        ({**TURN, "B": {"pos": 140, "play": [1]}}, "B.pos", "over_the_line"),
        ({"A": {"pos": 500}}, "A.pos", "not_a_number"),
        ({"A": {"pos": -50}}, "A.pos", "not_a_number"),
        ({"A": {"pos": 2.0}}, "A.pos", "not_a_number"),
        ({"A": {"spot": 1}}, "A.spot", "spot_alone"),
        ({"A": {"pos": 5, "spot": 2}}, "A.spot", "not_a_number"),
        ({"A": {"pos": 5}, "B": {"pos": 5}}, "B.pos", "same_spot"),
        ({"A": {"pos": 5, "spot": 1}, "B": {"pos": 74, "spot": 1}}, "B.pos", "same_spot"),
        ({"A": {"engine": 8}}, "A.engine", "not_a_number"),
        ({"A": {"engine": -1}}, "A.engine", "not_a_number"),
        ({"A": {"engine": [1]}}, "A.engine", "not_a_number"),
        ({"A": {"engine": 6, "hand": ["H", "UH"]}}, "A.engine", "too_much_heat"),
        ({"A": {"hand": ["UH", "UH"]}}, "A.engine", "too_much_heat"),
        ({"A": {"hand": ["H"] * 7, "discard": ["H"]}}, "A.engine", "too_much_heat"),
        ({"A": {"hand": [1] * 4}}, "A.hand", "no_such_card_left"),
        ({"A": {"hand": [1], "deck": [1, 1, 1]}}, "A.deck", "no_such_card_left"),
        ({"A": {"hand": ["U5"], "discard": ["U5"]}}, "A.discard", "no_such_card_left"),
        ({"A": {"hand": [1, 1, 1, 2, 2, 2, 3, 3]}}, "A.hand", "hand_too_large"),
        ({"A": {"hand": 8}}, "A.hand", "not_a_number"),
        ({"A": {"hand": -1}}, "A.hand", "not_a_number"),
        ({"A": {"hand": "1"}}, "A.hand", "not_a_list"),
        ({"A": {"hand": {1: 2}}}, "A.hand", "not_a_list"),
        ({"A": {"hand": [5]}}, "A.hand", "not_a_choice"),
        ({"A": {"hand": [None]}}, "A.hand", "not_a_choice"),
        ({"A": {"hand": [[1]]}}, "A.hand", "not_a_choice"),
        ({"A": {"hand": [True]}}, "A.hand", "not_a_choice"),
        ({"A": {"deck": 30}}, "A.deck", "not_a_number"),
        ({"A": {"deck": "all"}}, "A.deck", "not_a_list"),
        ({"A": {"discard": 30}}, "A.discard", "not_a_number"),
        ({"A": {"discard": ["KM30"]}}, "A.discard", "not_a_choice"),
        ({"A": {"discard": [1], "unseen": [1]}}, "A.unseen", "not_a_number"),
        ({"A": {"discard": [1], "unseen": 1}}, "A.unseen", "not_a_list"),
        ({"A": {"hand": ["S"], "known": ["X"]}}, "A.known", "not_a_choice"),
        ({"A": {"gear": 4, "play": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]}}, "A.play", "too_many_cards"),
        ({"A": {"play": [1, 2]}}, "A.play", "bad_plan"),
        ({"A": {"gear": 2, "play": [1], "shifted": False}}, "A.play", "bad_plan"),
        ({"A": {"gear": 2, "play": [1], "committed": True}}, "A.play", "bad_plan"),
        ({"A": {"gear": 2, "committed": True}}, "A.play", "bad_plan"),
        ({"A": {"gear": 2, "play": ["H"]}}, "A.play", "bad_plan"),
        ({"A": {"play": ["H"], "hand": [1]}}, "A.play", "bad_plan"),
        ({"A": {"committed": 5}}, "A.committed", "not_a_choice"),
        ({"A": {"shifted": "no"}}, "A.shifted", "not_a_choice"),
        ({**TURN, "A": {"packet": [1]}}, "A.packet", "no_packet"),
        ({"phase": "discard", "turn": "A", "A": {"packet": [1] * 8}}, "A.packet", "too_many_cards"),
        ({**TURN, "A": {"used": "boost"}}, "A.used", "not_a_list"),
        ({**TURN, "A": {"used": ["fly"]}}, "A.used", "not_a_choice"),
        ({**TURN, "A": {"speed": 100}}, "A.speed", "not_a_number"),
        ({**TURN, "A": {"from": -99}}, "A.from", "not_a_number"),
        ({**TURN, "A": {"adrenaline": 1}}, "A.adrenaline", "not_a_choice"),
        ({"phase": "slip", "turn": "A", "A": {"pos": 5}, "B": {"pos": 9}}, "phase", "no_slipstream"),
        ({"phase": "slip", "turn": "A", "A": {"pos": 136}, "B": {"pos": 137}}, "phase", "no_slipstream"),
        ({"supply": 32}, "supply", "not_a_number"),
        ({"supply": -1}, "supply", "not_a_number"),
        ({"A": {"hand": ["S"] * 7, "discard": ["S"] * 20}, "B": {"discard": ["S"] * 20}}, "supply", "too_much_stress"),
    ],
    ids=str,
)
def test_a_position_that_can_not_be_is_refused_by_the_name_of_its_part(
    position: dict[Any, Any], named: str, code: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        Race.from_position({"game": "heat", "seats": ["A", "B"], "position": position}, seed=1)
    assert str(caught.value.values["key"]) == named
    assert named in str(caught.value)
    assert caught.value.code == code
    assert "?" not in str(caught.value)
    assert "errors." not in str(caught.value)


def test_a_car_in_a_tunnel_has_no_packet() -> None:
    """HEAT-X.4: nothing can be discarded there."""
    driver = {"hand": [1, 2, 3], "packet": [4], "play": [2]}
    spain: dict[str, Any] = {"options": {"track": "spain"}, "phase": "discard", "turn": "A"}
    assert at(**spain, A={**driver, "pos": 24}).pending == ["A"]
    with pytest.raises(BadPosition, match=r"A\.packet: a car in a tunnel can't discard anything\."):
        at(**spain, A={**driver, "pos": 23})


@pytest.mark.parametrize("packet", [["S"], ["H"], [1, "UH"]])
def test_what_can_not_be_discarded_is_in_no_packet(packet: list[Any]) -> None:
    """HEAT-8.4, R-15: neither Stress nor Heat."""
    with pytest.raises(BadPosition, match=r"A\.packet"):
        at(phase="discard", turn="A", A={"pos": 30, "packet": packet})


@pytest.mark.parametrize("parts", [{"unseen": [0]}, {"unseen": 5}, {"discard": ["H"], "unseen": [0]}, {"known": 5}])
def test_what_can_not_be_unseen_or_known_is_refused(parts: dict[str, Any]) -> None:
    """HEAT-8.3, HEAT-8.4: only cards on the pile can be unseen, and among them neither Stress nor Heat."""
    with pytest.raises(BadPosition, match=r"A\.(unseen|known)"):
        at(A={"pos": 30, **parts})


# Options


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"lapz": 3}, "lapz"),
        ({"laps": 0}, "laps"),
        ({"laps": 10}, "laps"),
        ({"laps": True}, "laps"),
        ({"laps": "two"}, "laps"),
        ({"hidden_gears": "yes"}, "hidden_gears"),
        ({"hidden_gears": 1}, "hidden_gears"),
        ({"auto_finish_last": None}, "auto_finish_last"),
        ({"auto_skip": 0}, "auto_skip"),
        ({"handicap": 2}, "handicap"),
        ({"handicap": [1, 2]}, "handicap"),
        ({"handicap": {"Z": 1}}, "A, B"),
        ({"handicap": {"A": 3}}, r"handicap\.A"),
        ({"handicap": {"A": -1}}, r"handicap\.A"),
        ({"handicap": {"A": 1.0}}, r"handicap\.A"),
        ({"grid": "A"}, "A, B"),
        ({"grid": ["A"]}, "A, B"),
        ({"grid": ["A", "A"]}, "A, B"),
        ({"grid": ["A", "B", "C"]}, "A, B"),
        ({"grid": ["A", None]}, "A, B"),
        ({"grid": 5}, "A, B"),
        ({"grid": {"A": 1, "B": 2}}, "A, B"),
    ],
    ids=str,
)
def test_an_option_that_can_not_be_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said) as caught:
        Race("heat", 2, **options)
    assert "?" not in str(caught.value)
    assert "errors." not in str(caught.value)


@pytest.mark.parametrize("track", ["monza", "", "nowhere.toml", 5, ["usa"], {"game": "heat"}, {"game": "speed"}])
def test_a_track_that_can_not_be_is_named(track: Any) -> None:
    with pytest.raises(BadTrack):
        Race.from_header({"game": "heat", "seats": 2, "track": track})


@pytest.mark.parametrize("name", ["S", "H", "UH", "U0", "1", "round", "phase", "turn", "queue", "supply", "random"])
def test_a_word_of_the_game_is_no_name(name: str) -> None:
    with pytest.raises(BadOption, match="means something else"):
        Race("heat", ["Ana", name])


def test_options_change_the_race_and_are_kept() -> None:
    """HEAT-S.2, HEAT-S.11: laps are those of the track unless the option says otherwise."""
    assert Race("heat", 2, seed=1).options == {}
    assert [Race("heat", 2, track=track).view()["finish"] for track in ("usa", "gb", "italy", "france")] == [
        138, 126, 162, 120,
    ]  # fmt: skip
    race = Race("heat", 2, seed=1, track="gb", laps=1, hidden_gears=True)
    assert race.options == {"track": "gb", "laps": 1, "hidden_gears": True}
    assert (race.view()["finish"], race.view()["laps"]) == (63, 1)
    assert race != Race("heat", 2, seed=1)
    assert Race("heat", 2, seed=1, track="usa", laps=None, grid="random", handicap={}) == Race("heat", 2, seed=1)


def test_races_on_the_boards_of_the_box_have_the_digests_that_records_have_of_them() -> None:
    """What came later to a course counts where it holds something, so that records of before can still be replayed."""
    assert Race("heat", 2, seed=1).digest() == "2a5afd736faa8933b21113ff3e52399d"
    race = Race("heat", 4, seed=7, track="gb", laps=1, hidden_gears=True)
    assert race.digest() == "f6c529fe90248c215c87627d4459f071"
    japan = load("japan", Path()).as_document()
    dry = {key: value for key, value in japan.items() if key != "flooded"}
    assert Race("heat", 2, seed=1, track=japan).digest() != Race("heat", 2, seed=1, track=dry).digest()


def test_the_grid_can_be_given() -> None:
    """HEAT-OWN.2, HEAT-T.8: seats in the order of the slots; chance decides nothing then."""
    for seed in range(3):
        race = Race("heat", 3, seed=seed, grid=["C", "A", "B"])
        assert race.view()["order"] == ["C", "A", "B"]
        assert (race.view()["C"]["pos"], race.view()["C"]["spot"]) == (-1, 0)
        assert (race.view()["B"]["pos"], race.view()["B"]["spot"]) == (-2, 0)
    race = Race("heat", 3, grid=("C", "A", "B"))
    assert Race.from_record(parse(dump(race.record()))) == race


def test_the_grid_names_seats_by_their_names() -> None:
    """HEAT-OWN.2: a number is no name, not even of a seat that is called like it."""
    with pytest.raises(BadOption, match="5, 6"):
        Race("heat", ["5", "6"], grid=[6, 5])
    assert Race("heat", ["5", "6"], grid=["6", "5"]).view()["order"] == ["6", "5"]


OWN = """
game = "heat"
title = "Own ring"
spaces = 30
laps = 1
heat = 4
stress = 2
corners = [{ line = 9, limit = 5 }, { line = 21, limit = 3, turn = "L" }]
"""


def test_an_own_track_is_raced_and_its_record_needs_the_file_no_more(tmp_path: Path) -> None:
    """HEAT-S.4: a track tells its Heat and Stress."""
    path = tmp_path / "own.toml"
    path.write_text(OWN)
    race = Race("heat", 2, seed=1, track="own.toml", folder=tmp_path)
    assert race.view()["finish"] == 30
    assert race.view()["corners"] == [[9, 5], [21, 3]]
    assert race.view()["supply"] == 37 - 4
    assert (race.view()["A"]["engine"], race.view()["A"]["deck"]) == (4, 10)
    assert race == Race("heat", 2, seed=1, track=str(path))
    path.unlink()
    list(random_walk(race, Random(1), 10_000))
    assert race.over
    assert Race.from_record(parse(dump(race.record()))) == race
    assert race == Race.from_position(parse(dump(race.position())))


def test_a_track_file_is_looked_for_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    scenario = tmp_path / "own.yaml"
    scenario.write_text(
        "title: own track\nrule: HEAT-S.4\ngame: heat\noptions: {track: own.toml}\nseats: [A, B]\n"
        "expect: {A: {engine: 4}}\n"
    )
    assert run_file(scenario).ok
    scenario.write_text(scenario.read_text().replace("own.toml", "other.toml"))
    assert "other.toml" in str(run_file(scenario).error)


def test_a_track_can_be_given_whole() -> None:
    document = load("italy", Path()).as_document()
    race = Race.from_header({"game": "heat", "seats": 2, "track": {**document, "laps": 1}}, seed=1)
    assert race.view()["finish"] == 54
    assert Race("heat", 2, seed=1, track="italy").view()["corners"] == race.view()["corners"]
