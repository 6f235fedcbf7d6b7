"""Racing: compiled and step by step the same races, and all that is written down of them."""

from collections import Counter

import numpy as np
import pyarrow.compute as pc
import pytest

from paddock.arena.deals import Plan
from paddock.arena.racing import changes, count_again, play_deals, run_compiled
from paddock.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_race_in_compiled_code_is_the_race_that_its_seed_makes(game: str) -> None:
    """Run once more through `Race`, it has as many decisions of every seat and as many rounds."""
    plan = Plan.make(game, ["pilot", "random"], seats=2)
    deal = plan.deal(0)
    for rotation in range(deal.rotations):
        charts = run_compiled(plan, [(deal, rotation)]).charts
        counted = count_again(plan, deal, rotation)
        moves = Counter[int]()
        for (seat, kind, _), n in counted.items():
            if kind == "move" and seat is not None:
                moves[seat] += n
        assert [moves[seat] for seat in range(2)] == charts.decisions[0].tolist()


@pytest.mark.parametrize("bots", [["pilot", "random"], ["pilot", "rookie"], ["pilot", "search:3"]])
@pytest.mark.parametrize(("game", "seats"), [("heat", 3), ("speed", 4)])
def test_tables_tell_the_same_race(game: str, seats: int, bots: list[str]) -> None:
    plan = Plan.make(game, bots, seats=seats, options={"max_rounds": 2} if game == "speed" else {"laps": 1})
    tables = play_deals(plan, 0, 3)
    races, rows = tables.races.to_pylist(), tables.seats.to_pylist()
    assert len(rows) == seats * len(races) == seats * sum(deal.rotations for deal in plan.stretch(0, 3))
    for number, race in enumerate(races):
        own = rows[number * seats : (number + 1) * seats]
        assert {(row["deal"], row["rotation"]) for row in own} == {(race["deal"], race["rotation"])}
        assert [row["seat"] for row in own] == list(plan.seats)
        assert sorted(row["slot"] for row in own) == list(range(1, seats + 1))
        assert sum(row["decisions"] for row in own) == race["decisions"]
        assert all(row["ranks"][-1] == row["rank"] for row in own)
        assert max(row["last_round"] for row in own) == race["rounds"]
        assert {len(row["ranks"]) for row in own} == {race["rounds"] + 1}
        for unit in plan.units:
            assert len({own[seat]["rank"] for seat in unit}) == len({own[seat]["bot"] for seat in unit}) == 1
    moves = tables.counts.filter(pc.field("kind") == "move")
    assert sum(moves["n"].to_pylist()) == sum(race["decisions"] for race in races)
    timed = tables.counts.filter(pc.field("kind") == "time").num_rows > 0
    assert timed == ("search:3" in bots)


def test_overtakes_and_changes_of_the_lead() -> None:
    """From the grid A B C: B passes A; then C passes both; then nothing; a tie in front is no change of the lead."""
    ranks = np.array([[[1, 2, 3], [2, 1, 3], [3, 2, 1], [3, 2, 1], [3, 1, 1], [3, 2, 1]]])
    overtakes, lead_changes = changes(ranks, np.array([6]))
    assert overtakes.tolist() == [3]
    assert lead_changes.tolist() == [2]


def test_what_comes_after_the_last_round_of_a_chart_does_not_count() -> None:
    ranks = np.array([[[1, 2], [1, 2], [0, 0], [0, 0]], [[1, 2], [2, 1], [1, 2], [2, 1]]])
    overtakes, lead_changes = changes(ranks, np.array([2, 4]))
    assert overtakes.tolist() == lead_changes.tolist() == [0, 3]


def test_cars_that_nobody_drives_are_counted_as_nobodys() -> None:
    """HEAT's legends have no seat."""
    plan = Plan.make("heat", ["pilot", "random"], seats=2, options={"legends": 2, "laps": 1})
    tables = play_deals(plan, 0, 1)
    whose = {row["seat"] for row in tables.counts.to_pylist() if row["name"] == "moved"}
    assert whose == {"A", "B", None}
