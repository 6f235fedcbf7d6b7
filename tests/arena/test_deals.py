"""Deals: everybody drives every seat, and no race is run twice."""

from collections import Counter

import pytest

from paddock.arena.deals import Plan

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
