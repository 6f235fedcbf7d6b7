"""Shares and ratings: right in the mean, and with intervals that hold what they promise."""

import numpy as np
import pyarrow as pa
import pytest

from paddock.arena.ratings import Finishes, clustered_share, wilson
from paddock.arena.results import SEATS


def seats_table(
    races: list[list[tuple[str, int]]], deals: list[int] | None = None, units: int | None = None
) -> pa.Table:
    """Races as lists of bot and rank, seat by seat."""
    rows = [
        {
            "deal": deals[number] if deals else number,
            "rotation": 0,
            "seat": f"s{seat}",
            "unit": seat if units is None else seat % units,
            "slot": seat + 1,
            "bot": bot,
            "rank": rank,
            "points": 0,
            "decisions": 1,
            "last_round": 1,
            "seconds": None,
            "ranks": [rank],
        }
        for number, race in enumerate(races)
        for seat, (bot, rank) in enumerate(race)
    ]
    return pa.Table.from_pylist(rows, schema=SEATS)


def test_a_share_counts_who_is_ahead_and_level_as_half() -> None:
    races = [[("a", 1), ("b", 2)], [("b", 1), ("a", 2)], [("a", 1), ("b", 1)], [("a", 1), ("b", 2)]]
    pair = Finishes(seats_table(races), ("a", "b")).pair(0, 1)
    assert (pair.races, pair.ahead.share) == (4, 0.625)
    assert Finishes(seats_table(races), ("a", "b")).pair(1, 0).ahead.share == 0.375


def test_who_drives_for_several_units_is_compared_with_each_of_the_others() -> None:
    """Of the four pairs of an a and a b, in three the a is ahead."""
    races = [[("a", 1), ("b", 2), ("a", 3), ("b", 4)]]
    finishes = Finishes(seats_table(races), ("a", "b"))
    assert finishes.pair(0, 1).ahead.share == 0.75
    assert finishes.wins(0)[1].share == 1.0


def test_a_team_counts_once() -> None:
    races = [[("a", 1), ("b", 2), ("a", 1), ("b", 2)]] * 5
    finishes = Finishes(seats_table(races, units=2), ("a", "b"))
    assert finishes.ranks.shape == (5, 2)
    assert finishes.pair(0, 1).ahead.share == 1.0


def test_shared_wins_are_parts_of_a_win() -> None:
    finishes = Finishes(seats_table([[("a", 1), ("b", 1)], [("a", 1), ("b", 2)]]), ("a", "b"))
    assert [finishes.wins(bot)[1].share for bot in range(2)] == [0.75, 0.25]


@pytest.mark.parametrize("truth", [0.5, 0.6, 0.95])
def test_intervals_hold_the_truth_about_95_times_of_100(truth: float) -> None:
    """Deals of two races that depend on each other: both are won, or both lost, more often than by chance."""
    random = np.random.default_rng(3)
    held = 0
    for _ in range(400):
        alike = random.random((200, 1)) < 0.5
        shared = random.random((200, 1)) < truth
        won = np.where(alike, shared, random.random((200, 2)) < truth)
        share = clustered_share(won.sum(axis=1), np.full(200, 2.0), 400)
        held += share.low <= truth <= share.high
    assert 0.91 <= held / 400 <= 0.985


def test_luck_that_cancels_within_a_deal_makes_the_interval_narrow() -> None:
    cancelled = clustered_share(np.array([1.0, 1.0, 1.0, 1.2] * 50), np.full(200, 2.0), 400)
    assert cancelled.margin < 0.01 < clustered_share(np.array([2.0, 0.0] * 100), np.full(200, 2.0), 400).margin


def test_nothing_is_certain_of_what_was_always_won() -> None:
    share = clustered_share(np.ones(30), np.ones(30), 30)
    assert share.share == share.high == 1.0
    assert 0.85 < share.low < 0.95
    assert wilson(0.5, 100)[0] == pytest.approx(0.4038, abs=1e-3)


def test_ratings_are_in_order_with_intervals_around_them() -> None:
    random = np.random.default_rng(1)
    races = []
    for _ in range(150):
        strength = {"a": 2.0, "b": 1.0, "c": 0.0}
        order = sorted(strength, key=lambda bot: -(strength[bot] + random.normal()))
        races.append([(bot, 1 + order.index(bot)) for bot in random.permutation(["a", "b", "c"])])
    ratings = Finishes(seats_table(races), ("a", "b", "c")).ratings()
    assert ratings[0][0] > ratings[1][0] > ratings[2][0]
    for value, low, high in ratings:
        assert low <= value <= high
        assert 0 < high - low < 120


def test_who_drives_for_several_units_has_one_rating() -> None:
    races = [[("a", 1), ("a", 2), ("b", 3), ("b", 4)]] * 20
    better, worse = Finishes(seats_table(races), ("a", "b")).ratings()
    assert better[0] > 1500 > worse[0]
    assert better[0] + worse[0] == pytest.approx(3000)


def duels(random: np.random.Generator, races: int, truth: float) -> pa.Table:
    """An a that is ahead of a b so often."""
    won = random.random(races) < truth
    return seats_table([[("a", 1 if first else 2), ("b", 2 if first else 1)] for first in won])


def test_ratings_say_how_often_one_is_ahead_of_the_other() -> None:
    """On the scale of Elo 200 are 76 %; the interval holds the truth about 95 times of 100."""
    random, held = np.random.default_rng(5), 0
    for _ in range(100):
        one, other = Finishes(duels(random, 200, 0.76), ("a", "b")).ratings()
        assert one[0] - other[0] == pytest.approx(200, abs=130)
        held += one[1] <= 1600.1 <= one[2]
    assert 90 <= held <= 99


def test_intervals_of_ratings_go_on_shrinking_with_the_races() -> None:
    random = np.random.default_rng(6)
    widths = []
    for races in (250, 1000, 4000):
        (_, low, high), _ = Finishes(duels(random, races, 0.6), ("a", "b")).ratings()
        widths.append(high - low)
    assert widths[0] / widths[1] == pytest.approx(2, rel=0.2)
    assert widths[1] / widths[2] == pytest.approx(2, rel=0.2)


def test_nobody_is_endlessly_strong() -> None:
    (value, low, high), _ = Finishes(seats_table([[("a", 1), ("b", 2)]] * 50), ("a", "b")).ratings()
    assert 1700 < value < 2500
    assert high - low > 200


def test_one_champion_among_three_others_would_win_a_quarter_if_all_were_even() -> None:
    races = [[("a", 1), ("b", 2), ("b", 3), ("b", 4)]] * 10
    finishes = Finishes(seats_table(races), ("a", "b"))
    assert [finishes.even(bot) for bot in range(2)] == [0.25, 0.75]
