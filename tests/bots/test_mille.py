"""The yardstick for Speed: what it does in a few positions."""

from typing import Any

import pytest

from paddock import Race, UnknownBot
from paddock.bots import ask, bot


def choice(position: dict[str, Any], seed: int = 1) -> str:
    race = Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": {"turn": "s0", **position}}, seed=1)
    return ask(bot("mille", seed), race, "s0")


GOING = {"battle": ["START"]}


def test_it_keeps_a_wild_for_a_kontra() -> None:
    assert choice({"A": GOING, "hands": {"s0": ["WORKSHOP", "KM30"]}}) == "play KM30"


def test_it_lays_a_wild_down_that_frees_the_road() -> None:
    hand = {"s0": ["WORKSHOP", "REPLACEMENT", "KM30"]}
    assert choice({"A": {"battle": ["START", "DAMAGE"]}, "hands": hand}) == "play WORKSHOP"


def test_it_lays_a_wild_down_when_its_attack_can_no_longer_come() -> None:
    gone = ["DAMAGE", "DAMAGE"]
    assert choice({"A": GOING, "discard": gone, "hands": {"s0": ["WORKSHOP", "KM30"]}}) == "play WORKSHOP"


def test_it_lays_a_wild_down_when_the_rival_is_one_card_from_the_finish() -> None:
    rival = {"battle": ["START"], "km": {120: 6, 60: 1}}
    assert choice({"A": GOING, "B": rival, "hands": {"s0": ["WORKSHOP", "KM30"]}}) == "play WORKSHOP"


def test_it_lays_a_wild_down_as_the_draw_pile_runs_low() -> None:
    assert choice({"A": GOING, "draw": 10, "hands": {"s0": ["WORKSHOP", "KM30"]}}) == "play WORKSHOP"


def test_it_finishes_before_anything_else() -> None:
    own = {"battle": ["START"], "km": {120: 7}}
    assert choice({"A": own, "B": GOING, "hands": {"s0": ["STOP", "KM60", "KM30"]}}) == "play KM60"


def test_it_attacks_rather_than_drives() -> None:
    assert choice({"A": GOING, "B": GOING, "hands": {"s0": ["STOP", "KM120"]}}) == "attack STOP B"


def test_it_avoids_a_rest_that_no_card_fits() -> None:
    """30 km are left after KM60, and every KM30 has been seen."""
    own = {"battle": ["START"], "km": {120: 5, 90: 2, 30: 1}}
    seen = ["KM30"] * 10
    move = choice({"A": own, "B": {"km": {}}, "discard": seen, "hands": {"s0": ["KM60", "KM240"]}})
    assert move != "play KM60"


def test_it_throws_away_what_is_worth_least_and_never_a_wild() -> None:
    hand = {"s0": ["OPEN_ROAD", "GASOLINE", "GASOLINE", "GASOLINE", "SPARE_TIRE", "KM240"]}
    table = {"A": {"battle": []}, "B": {"wild": {"GAS_STATION": "V"}}}
    assert choice({**table, "hands": {"s0": [*hand["s0"], "OUT_OF_GAS"]}}) == "discard OUT_OF_GAS"
    assert choice({**table, "hands": hand}) == "discard GASOLINE"


@pytest.mark.parametrize(("game", "seats"), [("heat", 2), ("speed", 4)])
def test_it_says_where_it_drives(game: str, seats: int) -> None:
    race = Race(game, seats, seed=1)
    with pytest.raises(UnknownBot, match="only in speed, with 2 players"):
        ask(bot("mille"), race, race.pending[0])


@pytest.mark.parametrize("options", [{}, {"variant": "thousand"}, {"wild_map": "literal"}])
def test_it_races_to_the_end(options: dict[str, Any]) -> None:
    race = Race("speed", 2, seed=4, **options)
    drivers = dict(zip(race.seats, (bot("mille", 1), bot("pilot", 2)), strict=True))
    while not race.over:
        for seat in race.pending:
            race.play(seat, ask(drivers[seat], race, seat))
    assert race.over


def test_it_does_not_peek() -> None:
    race = Race("speed", 2, seed=3, max_rounds=2)
    walker = bot("pilot", 3)
    while not race.over:
        seat = race.pending[0]
        choices = {bot("mille", 9).choose(race.guess(seat, seed=guess), seat) for guess in range(3)}
        assert choices == {bot("mille", 9).choose(race.copy(), seat)}
        race.play(seat, ask(walker, race, seat))
