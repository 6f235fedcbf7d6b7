"""Positions of Scrap Racer in words: what is written is there, the rest is filled in, what can't be is refused."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from paddock import BadOption, BadPosition, ImpossibleChance, Race
from paddock.games.scrap.state import PHASES
from paddock.notation.documents import dump, parse
from tests.games.samples import random_walk

ALL_TOKENS = Counter({"pm": 6, "flip": 6, "reroll": 6})


def at(seats: Any = 2, options: Any = None, chance: Any = (), seed: int = 1, **position: Any) -> Race:
    names = list("ABCDEF"[:seats])
    options = {**({"mode": "single"} if seats == 2 else {}), **(options or {})}
    document = {"game": "scrap", "options": options, "seats": names, "position": position}
    return Race.from_position(document, seed=seed, chance=chance)


def pairs(chance: Any = (), **position: Any) -> Race:
    racers = {"steel": "A", "hover": "A", "swift": "B", "twister": "B"}
    entries = {racer: {"owner": owner, **position.pop(racer, {})} for racer, owner in racers.items()}
    document = {"game": "scrap", "seats": ["A", "B"], "position": {**entries, **position}}
    return Race.from_position(document, seed=1, chance=chance)


def all_tokens(race: Race) -> Counter[str]:
    """Every change token that is not in the box."""
    position = race.position()["position"]
    held = [token for seat in race.seats for token in position[seat].get("tokens", [])]
    return Counter(held + position["store"] + list(position["fields"].values()))


# Round trips


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"mode": "two_racers", "start_player": "random"}),
        (3, {"track": "B", "short": True}),
        (6, {"track": "RRRR"}),
    ],
    ids=str,
)
def test_what_is_written_is_read_back_in_every_phase(seats: int, options: dict[str, Any]) -> None:
    phases = set()
    for seed in range(3):
        race = Race("scrap", seats, seed=seed, **options)
        for each in random_walk(race, Random(seed), 6_000):
            phase = each.view()["phase"]
            phases.add(phase)
            if len(each.moves) % 5 == 0 or phase not in ("roll", "move"):
                again = Race.from_position(parse(dump(each.position())), seed=99)
                assert again == each
                assert again.pending == each.pending
                assert all(again.verdict(seat) == each.verdict(seat) for seat in each.seats)
                assert all(again.view(seat) == each.view(seat) for seat in (*each.seats, None))
        assert race.over
        assert Race.from_position(race.position()) == race
        assert Race.from_position(race.position()).result() == race.result()
    two = seats == 2 or options.get("mode") == "two_racers"
    assert phases | {"over"} == (set(PHASES) if two else set(PHASES) - {"duel", "order"})


def test_an_order_in_the_middle_of_a_card_is_read_back() -> None:
    """SCR-RUL.40."""
    race = pairs(["LAST4"], turn="steel", dice=[5, 5])
    race.play("A", "accept")
    assert race.pending == ["B"]
    again = Race.from_position(parse(dump(race.position())), seed=3)
    assert again == race
    for each in (race, again):
        each.play("B", "order twister")
        assert each.view()["swift"]["p"] == 4


def test_a_record_that_began_from_a_position_replays() -> None:
    race = at(3, A={"p": 30}, B={"p": 28}, C={"p": 100})
    list(random_walk(race, Random(2), 80))
    assert Race.from_record(race.record()) == race


# What is left out


def test_nothing_written_is_the_position_after_set_up() -> None:
    """SCR-SETUP.2, SCR-ROLL.1: and the first die is rolled."""
    race = at(3)
    view = race.view()
    assert (view["round"], view["phase"], view["turn"], view["store"]) == (1, "roll", "A", 10)
    assert len(view["dice"]) == 1
    assert [view[seat]["p"] for seat in race.seats] == [0, 0, 0]
    assert all_tokens(race) == ALL_TOKENS
    racers = {at(3, seed=seed).view()["A"]["racer"] for seed in range(40)}
    assert len(racers) == 6


def test_the_first_die_comes_from_chance() -> None:
    """SCR-ROLL.1: a turn that has no dice yet begins with one."""
    race = at(chance=[6, 2], turn="B", B={"p": 5})
    assert race.view()["dice"] == [6]
    race.play("B", "roll")
    assert race.view()["dice"] == [6, 2]
    race = at(chance=[4], phase="move", A={"p": 5})
    race.play("A", "drive")
    assert race.view()["A"]["p"] == 9


def test_every_token_has_one_place() -> None:
    """SCR-COMP.8: what nobody wrote down lies on its place or in the store."""
    race = at(A={"tokens": ["pm", "plus"]})
    assert race.view()["A"]["tokens"] == ["pm", "pm"]
    assert race.view()["store"] == 8
    assert all_tokens(race) == ALL_TOKENS
    race = at(fields={10: "flip", 17: "none"}, B={"tokens": ["reroll"]})
    assert race.view()["fields"] == {10: 1}
    assert race.view()["store"] == 16
    assert all_tokens(race) == ALL_TOKENS
    race = at(fields={}, store=3, chance=["reroll", "reroll", "reroll"], dice=[1])
    assert race.position()["position"]["store"] == ["reroll"] * 3
    race = at(store=["pm", "flip"], fields={})
    assert race.position()["position"]["store"] == ["pm", "flip"]


def test_the_example_of_the_notation_can_be_read() -> None:
    race = at(
        3,
        turn="A",
        phase="roll",
        dice=[3, 5],
        final=False,
        store=2,
        fields={10: "pm", 17: "flip"},
        A={
            "racer": "hover",
            "p": 14,
            "laps": 0,
            "bonus_tokens": 1,
            "tokens": ["flip", "reroll", "pm"],
            "cards": ["CURVE"],
        },
    )
    view = race.view("A")
    assert (view["dice"], view["store"], view["fields"]) == ([3, 5], 2, {10: 1, 17: 1})
    assert view["A"]["cards"] == ["CURVE"]
    assert race.legal("A") == ["roll", "stop", "token plus", "token minus", "token flip", "token reroll"]


def test_a_hand_may_be_a_number() -> None:
    """SCR-COMP.6."""
    race = at(A={"cards": 5}, B={"cards": ["CATCH"]})
    assert race.view()["A"]["cards"] == 5
    assert race.view()["decks"]["bonus"] == 22


def test_lap_tokens_follow_from_the_way() -> None:
    """SCR-RUL.1."""
    race = at(3, A={"p": 48}, B={"p": 49}, C={"p": 146})
    assert [race.view()[seat]["laps"] for seat in race.seats] == [0, 1, 3]
    assert race.view()["final"]
    assert [race.view()[seat]["field"] for seat in race.seats] == [48, 1, 2]


def test_duels_that_wait_for_nobody_are_fought() -> None:
    """SCR-DUEL.2, SCR-2P.4."""
    race = at(phase="duel", turn="A", chance=[1, 6], A={"p": 20}, B={"p": 20})
    assert race.view()["B"]["p"] == 21
    assert race.pending == ["B"]
    race = pairs(phase="duel", turn="steel", steel={"p": 20}, hover={"p": 20})
    assert race.legal("A") == ["winner steel", "winner hover"]
    assert race.view()["phase"] == "duel"


def test_who_has_yet_to_order_follows_from_the_turn() -> None:
    """SCR-RUL.40, SCR-2P.2, SCR-2P.3."""
    assert pairs().pending == ["A"]
    assert pairs().view()["order"] == []
    assert pairs(turn="hover", dice=[1]).view()["order"] == ["steel", "hover"]
    assert pairs(turn="swift", dice=[1]).view()["order"] == ["steel", "hover", "swift", "twister"]
    assert pairs(turn="steel", dice=[1], swift={"p": 4}).view()["order"] == ["steel", "hover", "swift", "twister"]
    written = pairs(turn="hover", dice=[1], order=["hover", "steel", "twister", "swift"])
    assert written.view()["order"] == ["hover", "steel", "twister", "swift"]
    begun = pairs(steel={"p": 10}, hover={"p": 20}, swift={"p": 30}, twister={"p": 40})
    assert (begun.view()["phase"], begun.view()["turn"]) == ("roll", "steel")
    for turn in ("B", "swift", "twister"):
        asked = pairs(phase="order", turn=turn, steel={"p": 3}, hover={"p": 5})
        assert asked.legal("B") == ["order swift", "order twister"]
        assert asked.view()["turn"] == "B"


# What can't be


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"speed": 3}, "'speed'"),
        ({"A": {"speed": 3}}, r"'A\.speed'"),
        ({"phase": "dance"}, "phase"),
        ({"turn": "Z"}, "turn"),
        ({"dice": [7]}, "dice"),
        ({"dice": 3}, "dice"),
        ({"dice": [1, 1, 2]}, "a second 1 is a double"),
        ({"phase": "move", "dice": [2, 2]}, "a second 2 is a double"),
        ({"dice": [1, 2, 3, 4, 5, 6, 1]}, "no more than 6 dice"),
        ({"A": {"p": -1}}, r"A\.p"),
        ({"A": {"p": 20}, "B": {"p": 68}}, "A stands on field 20"),
        ({"A": {"p": 60, "laps": 2}}, r"A\.laps"),
        ({"A": {"p": 60, "laps": 0}}, "must have 1 lap token."),
        ({"A": {"racer": "hover"}, "B": {"racer": "hover"}}, "hover is named twice"),
        ({"A": {"racer": "rocket"}}, r"A\.racer"),
        ({"A": {"racer": "steel", "bonus_tokens": 3}}, "exchanged"),
        ({"A": {"racer": "hover", "bonus_tokens": 2}}, "exchanged"),
        ({"A": {"bonus_tokens": 18}}, r"A\.bonus_tokens"),
        ({"A": {"tokens": ["pm"] * 7}}, "one pm too many"),
        ({"A": {"tokens": "pm"}}, r"A\.tokens"),
        ({"A": {"cards": ["CATCH"] * 5}}, "one CATCH too many"),
        ({"A": {"cards": ["ZERO"]}}, r"A\.cards"),
        ({"used": {"3/4": ["BACK4"]}}, "one BACK4 too many"),
        ({"used": {"7/8": []}}, "7/8"),
        ({"used": {"goal": [2, 2, 2, 2, 2]}}, "one 2 too many"),
        ({"fields": {11: "pm"}}, "fields"),
        ({"fields": {10: "gold"}}, r"fields\.10"),
        ({"fields": {10: "pm"}, "store": 18}, "store"),
        ({"final": True}, "final"),
        ({"phase": "over"}, "phase"),
        ({"final": False, "A": {"p": 150}}, "final"),
        ({"phase": "order"}, "nothing to put in order"),
        ({"round": 501}, "round"),
        ({"phase": "move", "dice": [1], "from": 9, "A": {"p": 5}}, "from"),
        ({"crossed": 3}, "crossed"),
    ],
    ids=str,
)
def test_what_can_not_be_gets_one_sentence(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        at(**position)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"steel": {"owner": "B"}}, "can't have more than 2 racers"),
        ({"jackal": {"p": 3}}, r"jackal\.owner"),
        ({"A": {"p": 3}}, r"'A\.p'"),
        ({"order": "steel"}, "order"),
        ({"order": ["steel", "hover"], "turn": "swift", "dice": [1]}, "has not chosen the order"),
        ({"phase": "order", "turn": "A", "order": ["steel", "hover", "swift", "twister"]}, "nothing to put in order"),
    ],
    ids=str,
)
def test_what_can_not_be_with_two_racers_gets_one_sentence(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        pairs(**position)


def test_chance_that_can_not_come_is_named() -> None:
    with pytest.raises(ImpossibleChance, match="'gold'"):
        at(chance=["gold"])
    race = at(dice=[4, 4], A={"p": 20}, chance=["BACK4"])
    with pytest.raises(ImpossibleChance, match="BACK4"):
        race.play("A", "accept")
    assert race.legal("A") == ["accept"]
    race = at(chance=["steel"], dice=[1], A={"p": 1})
    with pytest.raises(ImpossibleChance, match="steel"):
        race.play("A", "roll")


@pytest.mark.parametrize("name", ["steel", "ZERO", "pm", "turn", "random", "order"])
def test_no_seat_is_called_like_something_else(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        Race("scrap", [name, "B", "C"])


@pytest.mark.parametrize(
    "options",
    [
        {"speed": 1},
        {"mode": "double"},
        {"short": 1},
        {"track": "Z"},
        {"track": "A", "layout": "B"},
        {"start_player": "Z"},
        {"overtake_scope": "all"},
        {"catch_scope": None, "refill_scope": "never"},
    ],
    ids=str,
)
def test_a_wrong_option_gets_one_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Race("scrap", 3, **options)


def test_a_racer_far_beyond_the_third_lap_is_a_position_too() -> None:
    """SCR-DOUBLE.6, SCR-MOVE.3: any number of bonus cards may be played in one move."""
    position = {"turn": "A", "phase": "move", "dice": [1, 2, 3, 4, 5, 6], "driven": True, "from": 140, "A": {"p": 225}}
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C", "D"], "position": position}, seed=1)
    assert Race.from_position(race.position()) == race


def test_the_racer_that_goes_first_keeps_what_lies_on_its_board() -> None:
    """SCR-RUL.41, SCR-2P.2: tokens belong to the racer."""
    position = {
        "phase": "order",
        "turn": "steel",
        "steel": {"owner": "A", "tokens": ["flip"], "bonus_tokens": 2},
        "hover": {"owner": "A"},
    }
    race = Race.from_position({"game": "scrap", "seats": ["A", "B"], "position": position}, seed=1)
    race.play("A", "order hover")
    written = race.position()["position"]
    assert written["steel"]["tokens"] == ["flip"]
    assert written["steel"]["bonus_tokens"] == 2
