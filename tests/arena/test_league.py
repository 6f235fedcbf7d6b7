"""The league: results are kept shard by shard, and go on where they were."""

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from paddock import PaddockError, UnknownBot
from paddock.arena.deals import Plan
from paddock.arena.league import LARGEST, Knife, run_league, share_out
from paddock.arena.racing import play_deals
from paddock.arena.results import ResultsFolder
from paddock.bots.crews import Crew, Done
from paddock.errors import BadDocument, StoreError
from tests.leaving_out import need_module

PLAN = ("speed", ["pilot", "random"])
SHORT = {"max_rounds": 1}


def nobody(_done: int, _of: int, _by: object) -> None:
    """Nobody is told."""


class Here:
    """A crew that races at once, in this process; after so many shards it is interrupted."""

    def __init__(self, until: int = 1_000_000) -> None:
        self.left = until
        self.played: list[tuple[int, int]] = []

    def submit(self, _work: Any, plan: Plan, first: int, last: int) -> "Future[Done]":
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        future: Future[Done] = Future()
        self.played.append((first, last))
        future.set_result(Done(play_deals(plan, first, last), "here", 0.1))
        return future


def play(results: ResultsFolder, plan: Plan, deals: int, here: Here) -> None:
    share_out(plan, results.missing(deals), deals, results, Crew(here.submit, 1), None, nobody)


def test_an_interrupted_league_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan.make(*PLAN, options=SHORT)
    whole, parts = ResultsFolder(tmp_path / "whole"), ResultsFolder(tmp_path / "parts")
    for results in (whole, parts):
        results.begin(plan, resume=False)
    play(whole, plan, 90, Here())
    with pytest.raises(KeyboardInterrupt):
        play(parts, plan, 90, Here(until=2))
    kept = parts.shards()
    assert kept
    parts.begin(plan, resume=True)
    again = Here()
    play(parts, plan, 90, again)
    assert not set(again.played) & set(kept)
    assert parts.missing(90) == []
    for name in ("races", "seats", "counts"):
        assert getattr(parts.read(), name).equals(getattr(whole.read(), name))


def test_a_shard_that_was_cut_off_is_played_anew(tmp_path: Path) -> None:
    plan = Plan.make(*PLAN, options=SHORT)
    results = ResultsFolder(tmp_path)
    results.begin(plan, resume=False)
    (tmp_path / "shards" / "0000000-0000004.part").mkdir()
    assert results.missing(4) == [(0, 4)]
    play(results, plan, 4, Here())
    assert results.missing(4) == []
    assert results.read().races.num_rows == 8


def test_a_folder_keeps_to_its_plan(tmp_path: Path) -> None:
    plan = Plan.make(*PLAN, options=SHORT)
    ResultsFolder(tmp_path).begin(plan, resume=False)
    with pytest.raises(BadDocument, match="--resume"):
        ResultsFolder(tmp_path).begin(plan, resume=False)
    with pytest.raises(BadDocument, match="seed is 1, not 2"):
        ResultsFolder(tmp_path).begin(Plan.make(*PLAN, options=SHORT, seed=2), resume=True)
    ResultsFolder(tmp_path).begin(plan, resume=True)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "speed"}'])
def test_a_folder_without_a_plan_says_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "plan.json").write_text(text)
    with pytest.raises(BadDocument, match="holds no results"):
        ResultsFolder(tmp_path).plan()


def test_a_broken_shard_says_so(tmp_path: Path) -> None:
    ResultsFolder(tmp_path).begin(Plan.make(*PLAN), resume=False)
    shard = tmp_path / "shards" / "0000000-0000001"
    shard.mkdir()
    (shard / "races.parquet").write_text("no")
    with pytest.raises(BadDocument, match="can't be read"):
        ResultsFolder(tmp_path).read()


def test_processes_race_and_write_tables(tmp_path: Path) -> None:
    plan = Plan.make(*PLAN, options=SHORT)
    results = ResultsFolder(tmp_path)
    results.begin(plan, resume=False)
    told: list[tuple[int, int]] = []
    tables = run_league(plan, 60, results, workers=2, progress=lambda done, of, _by: told.append((done, of)))
    assert tables.races.num_rows == 60
    assert told[0] == (0, 30)
    assert told[-1] == (30, 30)
    assert {path.name for path in tmp_path.glob("*.parquet")} == {"races.parquet", "seats.parquet", "counts.parquet"}
    assert json.loads((tmp_path / "plan.json").read_text())["bots"] == ["pilot", "random"]


def test_a_bot_that_can_not_race_here_says_so_before_anything_is_played(tmp_path: Path) -> None:
    plan = Plan.make("heat", ["pilot", "mille"])
    results = ResultsFolder(tmp_path)
    results.begin(plan, resume=False)
    with pytest.raises(UnknownBot, match="only in speed"):
        run_league(plan, 10, results)


def test_a_bot_that_breaks_down_is_an_error_with_a_way_on(tmp_path: Path) -> None:
    plan = Plan.make(*PLAN, options=SHORT)
    results = ResultsFolder(tmp_path)
    results.begin(plan, resume=False)

    def submit(_work: Any, plan: Plan, first: int, last: int) -> "Future[Done]":
        future: Future[Done] = Future()
        future.set_exception(ZeroDivisionError("division by zero"))
        return future

    with pytest.raises(StoreError, match="--resume") as error:
        share_out(plan, [(0, 5)], 5, results, Crew(submit, 1), None, nobody)
    assert isinstance(error.value, PaddockError)


def test_the_same_shards_run_on_a_cluster(tmp_path: Path) -> None:
    need_module("ray", "Ray")
    import ray

    plan = Plan.make(*PLAN, options=SHORT)
    results = ResultsFolder(tmp_path)
    results.begin(plan, resume=False)
    tables = run_league(plan, 40, results, cluster="local")
    assert not ray.is_initialized()
    here = play_deals(plan, 0, 20)
    for name in ("races", "seats", "counts"):
        assert getattr(tables, name).equals(getattr(here, name))


def test_shards_take_about_as_long_as_each_other() -> None:
    """The first are small, then they grow to what fits, and those at the end are small again; nothing is cut twice."""
    knife, pace, cut = Knife([(0, 30_000), (40_000, 50_000)], crew=2, first=20), 0.002, list[tuple[int, int]]()
    while (stretch := knife.stretch()) is not None:
        cut.append(stretch)
        knife.learn(stretch[1] - stretch[0], pace * (stretch[1] - stretch[0]))
    deals = [deal for first, last in cut for deal in range(first, last)]
    assert deals == [*range(30_000), *range(40_000, 50_000)]
    sizes = [last - first for first, last in cut]
    assert sizes[:3] == [20, 40, 80]
    assert sizes.count(1000) > 20  # two seconds each
    assert sizes[-1] == 1


def test_shards_are_longer_the_more_there_are_who_race_them() -> None:
    """Whoever keeps what comes back must keep up with all of them."""
    knife = Knife([(0, 100_000_000)], crew=1000, first=1)
    for _ in range(20):
        first, last = knife.stretch() or (0, 0)
        knife.learn(last - first, last - first)  # a second for every deal
    assert (knife.stretch() or (0, 0))[1] - last == 50
    knife.learn(1, 1e-9)
    for _ in range(20):
        first, last = knife.stretch() or (0, 0)
        knife.learn(last - first, 1e-9)
    assert last - first == LARGEST
