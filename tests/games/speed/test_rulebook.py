"""What the rulebook of Speed says about the box, the table and good play, rather than about one move."""

import numpy as np
import pytest

from paddock import BadOption, Race
from paddock.bots import ask, bot
from paddock.games import game
from paddock.games.speed.cards import ATTACKS, DEFENCES, NAMED, WILD_MAPS, WILDS
from paddock.words import LANGUAGES, group

SPEED = game("speed")


def position(**parts: object) -> Race:
    return Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": parts}, seed=1)


def pilots_choice(race: Race) -> str:
    (seat,) = race.pending
    return ask(bot("pilot", 1), race, seat)


@pytest.mark.parametrize("seats", [0, 1, 5, 7, -2])
def test_only_so_many_can_play(seats: int) -> None:
    """SPD-1.1: two, three, four or six."""
    with pytest.raises(BadOption, match="2, 3, 4, 6"):
        Race("speed", seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    """SPD-2.2: the picture of all cards is lost; a list of names and what they do stands in its place."""
    names, about = group("cards", language, "speed"), group("about", language, "speed")
    assert set(names) == set(about) == {*NAMED, "KM"}


def test_the_drive_is_the_one_of_the_story() -> None:
    """SPD-0.1: limits bind, STOP halts until START, a puncture needs the spare, a breakdown the part, fuel ends."""
    assert dict(zip(ATTACKS, DEFENCES, strict=True)) == {
        "STOP": "START",
        "OUT_OF_GAS": "GASOLINE",
        "PUNCTURE": "SPARE_TIRE",
        "DAMAGE": "REPLACEMENT",
        "SPEED_LIMIT": "END_OF_LIMIT",
    }


def test_every_attack_has_its_wild() -> None:
    """SPD-2.12: only STOP and SPEED_LIMIT share one."""
    wilds = WILD_MAPS["sensible"]
    assert set(wilds) == set(ATTACKS)
    assert sorted(wilds.values()) == sorted([*WILDS, "OPEN_ROAD"])


def test_single_players_sit_in_turn_order() -> None:
    """SPD-4.1: individuals sit next to each other: the seats are the teams, in order."""
    assert Race("speed", 3, seed=1).units() == {"A": ["s0"], "B": ["s1"], "C": ["s2"]}


def test_the_common_piles_are_before_everybody() -> None:
    """SPD-4.4: draw and discard pile are the same in every view, the spectators' too."""
    race = Race("speed", 4, seed=1)
    race.play("s0", race.legal("s0")[-1])
    piles = [(view["draw"], view["discard"]) for view in map(race.view, ("s0", "s1", "s2", "s3", None))]
    assert piles.count(piles[0]) == 5


def test_kilometre_cards_are_shown_sorted_by_value() -> None:
    """SPD-5.16: small values first, whatever was played first."""
    race = position(turn="s0", A={"battle": ["START"], "km": {240: 1, 30: 2, 120: 1}})
    assert list(race.view("s1")["A"]["km"]) == [30, 120, 240]


def test_the_detail_allows_all_that_the_summary_names() -> None:
    """SPD-7.1: the possibilities of the first turn (section 6) are legal by the rules on each card (section 7)."""
    race = position(turn="s0", hands={"s0": ["START", "SPEED_LIMIT", "OPEN_ROAD", "KM30"]})
    assert race.legal("s0") == [
        "play START",
        "play OPEN_ROAD",
        "attack SPEED_LIMIT B",
        "discard SPEED_LIMIT",
        "discard START",
        "discard OPEN_ROAD",
        "discard KM30",
    ]


def test_there_is_no_way_to_talk_about_hands() -> None:
    """SPD-RUL.39: moves are cards and answers; nothing else can be said, and views carry no messages."""
    race = Race("speed", 4, seed=1)
    assert {move.split()[0] for move in race.verdict("s0")} == {"play", "attack", "discard", "kontra", "extend"}


def test_the_pilot_starts_as_soon_as_it_can() -> None:
    """SPD-13.1: early on nothing but an attack is better than START (and that only by a little, see docs/speed.md)."""
    race = position(turn="s0", hands={"s0": ["START", "GASOLINE", "KM30", "WORKSHOP"], "s1": ["KM30"]})
    assert pilots_choice(race) == "play START"


def test_the_pilot_keeps_wilds_for_a_kontra_but_not_too_long() -> None:
    """SPD-13.2, SPD-13.5: a wild stays in the hand while it may still answer an attack; at the end it is played."""
    parts = {"turn": "s0", "A": {"battle": ["START"]}, "hands": {"s0": ["WORKSHOP", "KM60", "KM30"], "s1": ["KM30"]}}
    assert pilots_choice(position(draw=80, **parts)) == "play KM60"
    assert pilots_choice(position(draw=2, **parts)) == "play WORKSHOP"


def test_the_pilot_drops_dead_cards_first() -> None:
    """SPD-13.3: a third 240, and OUT_OF_GAS against a GAS_STATION, are worth nothing."""
    table = {"A": {"km": {240: 2}}, "B": {"wild": {"GAS_STATION": "V"}}}
    hand = ["KM240", "KM120", "KM90", "SPARE_TIRE", "GASOLINE", "REPLACEMENT"]
    assert pilots_choice(position(turn="s0", hands={"s0": hand}, **table)) == "discard KM240"
    hand = ["OUT_OF_GAS", "KM120", "KM90", "SPARE_TIRE", "GASOLINE", "REPLACEMENT"]
    assert pilots_choice(position(turn="s0", hands={"s0": hand}, **table)) == "discard OUT_OF_GAS"


def test_the_pilot_remembers_what_was_played() -> None:
    """SPD-13.4: a defence is worthless when all its attacks are gone."""
    hand = ["SPARE_TIRE", "REPLACEMENT", "KM120", "KM90"]
    gone = ["PUNCTURE", "PUNCTURE"]
    assert pilots_choice(position(turn="s0", hands={"s0": hand, "s1": ["KM30"]}, discard=gone)) == "discard SPARE_TIRE"


def test_the_pilot_attacks_who_is_about_to_finish() -> None:
    """SPD-13.7: a rolling opponent one card from the goal is stopped, whatever else could be played."""
    race = position(
        turn="s0",
        A={"battle": ["START"]},
        B={"battle": ["START"], "km": {120: 6, 60: 1}},
        hands={"s0": ["KM120", "STOP"], "s1": ["KM30"]},
    )
    assert pilots_choice(race) == "attack STOP B"


def test_the_pilot_avoids_a_remainder_that_no_card_can_close() -> None:
    """SPD-7.26: with all 30s gone it does not drive to 30 km before the goal."""
    race = position(
        turn="s0",
        A={"battle": ["START"], "km": {120: 6, 60: 1}},
        discard=["KM30"] * 11,
        hands={"s0": ["KM90", "KM60"], "s1": ["KM120"]},
    )
    assert pilots_choice(race) == "play KM60"


def test_scores_of_all_seats_follow_their_team() -> None:
    """SPD-10.1, SPD-RUL.38: partners share rank and points."""
    race = Race.from_position(
        {"game": "speed", "seats": ["a", "b", "c", "d"], "position": {"totals": {"A": 700, "B": 900}}}, seed=1
    )
    assert race.scores() == {"a": (2, 700), "b": (1, 900), "c": (2, 700), "d": (1, 900)}
    assert np.all(race.observe("a") == race.observe("a"))
