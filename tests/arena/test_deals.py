"""Deals: everybody drives every seat, and no race is run twice."""

from collections import Counter

import pytest

from paddock.arena.deals import Plan, split_bots
from paddock.errors import BadOption

FIELDS = [
    ("speed", 2, ["pilot", "random"]),
    ("speed", 2, ["pilot", "random", "rookie"]),
    ("speed", 4, ["pilot", "random"]),
    ("heat", 4, ["pilot", "random"]),
    ("heat", 5, ["pilot", "random"]),
    ("heat", 3, ["pilot", "random", "rookie"]),
    ("heat", 6, ["pilot"]),
]


@pytest.mark.parametrize(("game", "seats", "bots"), FIELDS)
def test_in_every_deal_each_bot_of_it_drives_every_unit_equally_often(game: str, seats: int, bots: list[str]) -> None:
    plan = Plan.make(game, bots, seats=seats)
    for deal in plan.stretch(0, 20):
        races = [deal.drivers(rotation) for rotation in range(deal.rotations)]
        assert len(set(races)) == len(races)
        for bot in set(deal.lineup):
            on_unit = [sum(race[unit] == bot for race in races) for unit in range(len(plan.units))]
            assert len(set(on_unit)) == 1


@pytest.mark.parametrize(("game", "seats", "bots"), FIELDS)
def test_all_bots_race_about_equally_often(game: str, seats: int, bots: list[str]) -> None:
    plan = Plan.make(game, bots, seats=seats)
    driven = Counter(bot for deal in plan.stretch(0, 60) for bot in deal.lineup)
    assert len(driven) == len(bots)
    assert max(driven.values()) - min(driven.values()) <= 1


def test_deals_make_at_least_so_many_races_and_none_is_left_half_played() -> None:
    plan = Plan.make("heat", ["pilot", "random"], seats=4)
    deals = plan.deals_for(101)
    races = [deal.rotations for deal in plan.stretch(0, deals)]
    assert sum(races) >= 101 > sum(races[:-1])


def test_a_plan_reads_files_once_and_can_be_written_down() -> None:
    plan = Plan.make("heat", ["pilot"], seats=2, seed=7, options={"track": "italy", "laps": 1})
    assert Plan.from_document(plan.document()) == plan
    assert plan.race(plan.deal(0)) == plan.race(plan.deal(0))
    assert plan.race(plan.deal(0)) != plan.race(plan.deal(1))


def test_a_line_up_races_as_it_is_named_and_its_bots_change_places() -> None:
    plan = Plan.make("heat", ["pilot", "random", "random", "random"])
    assert (plan.bots, len(plan.seats)) == (("pilot", "random"), 4)
    for deal in plan.stretch(0, 10):
        races = [deal.drivers(rotation) for rotation in range(deal.rotations)]
        assert len(races) == 4
        assert sorted(race.index(0) for race in races) == [0, 1, 2, 3]
        assert all(sorted(race) == [0, 1, 1, 1] for race in races)
    assert Plan.from_document(plan.document()) == plan


def test_a_line_up_of_teams_names_one_bot_for_each() -> None:
    assert Plan.make("speed", ["pilot", "pilot"], seats=4).lineup == (0, 0)
    with pytest.raises(BadOption, match="this race has 2, and 4 are named"):
        Plan.make("speed", ["pilot", "random", "random", "random"])


def test_bots_can_be_named_and_a_name_is_one_bot() -> None:
    names = split_bots('mine="program:python bot.py", other=search:20')
    assert split_bots('"mine=program:python a.py 1,2",pilot') == ["mine=program:python a.py 1,2", "pilot"]
    plan = Plan.make("speed", [names[0].replace('"', ""), names[1]])
    assert [plan.what(name) for name in plan.bots] == ["program:python bot.py", "search:20"]
    assert Plan.from_document(plan.document()) == plan
    for taken in (["pilot=random", "pilot"], ["x=pilot", "x=random"]):
        with pytest.raises(BadOption, match="another one is called so"):
            Plan.make("speed", taken)


def test_programs_have_short_names_in_tables_and_each_its_own() -> None:
    plan = Plan.make("speed", ["program:python3 bots/mine.py", "program:python3 theirs/mine.py", "program:./fast --go"])
    assert list(plan.labels.values()) == [*plan.bots[:2], "fast"]
    labelled = plan.labelled()
    assert [labelled.what(name) for name in labelled.bots] == list(plan.bots)
