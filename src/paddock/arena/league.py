"""The league: all deals of a plan, shared out to the cores of this machine or to a Ray cluster.

Every shard is kept as soon as it is there, so that a league may be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future

from paddock.arena.deals import Plan
from paddock.arena.racing import driver, is_compiled, play_deals
from paddock.arena.results import ResultsFolder, ResultTables
from paddock.bots import ask
from paddock.bots.crews import Crew, Done, Stopped, carry_out, cores, on_cluster, on_this_machine
from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game

__all__ = ["Stopped", "run_league"]

SHARD = 2.0  #: seconds that a shard should take, at least
KEEPING = 0.05  #: more seconds of a shard for everybody who works, so that whoever keeps the shards keeps up
LARGEST = 5000  #: deals of a shard
FIRST = 20  #: deals of the first shards, where races run in compiled code

Progress = Callable[
    [int, int, Mapping[str, int]], None
]  #: deals that are done, all deals, and how many each machine did


def run_league(
    plan: Plan,
    races: int,
    results: ResultsFolder,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    progress: Progress = lambda _done, _of, _by: None,
) -> ResultTables:
    """Play what is missing of a plan, for so many seconds at most; the answer is all that was ever played of it.

    `progress` is told the deals that are done, how many there will be, and what each machine has done of them.
    """
    deals = plan.deals_for(races)
    missing = results.missing(deals)
    if missing:
        try_out(plan)
        size = workers or max(1, cores() // plan.threads)
        with on_cluster(cluster, plan.threads) if cluster is not None else on_this_machine(size) as crew:
            share_out(plan, missing, deals, results, crew, seconds, progress)
    tables = results.read()
    results.finish(tables)
    return tables


def try_out(plan: Plan) -> None:
    """One decision by every bot: what can't race here says so now, and what must be compiled is."""
    game = find_game(plan.game)
    if is_compiled(plan):
        game.prepare("charts")
    for name in plan.bots:
        race = plan.race(plan.deal(0))
        ask(driver(plan, name, "try"), race, race.pending[0])


class Knife:
    """Cuts what is missing into shards that take about as long as each other, whoever works at them.

    The first are small. When little is left they become small again, so that nobody waits long for the last one.
    """

    def __init__(self, missing: list[tuple[int, int]], crew: int, first: int) -> None:
        self._missing, self._crew, self._size = list(missing), crew, first
        self._left = sum(last - first for first, last in missing)
        self._target = max(SHARD, crew * KEEPING)

    def stretch(self) -> tuple[int, int] | None:
        """The next shard."""
        if not self._missing:
            return None
        first, last = self._missing.pop(0)
        end = min(last, first + max(1, min(self._size, self._left // (2 * self._crew))))
        if end < last:
            self._missing.insert(0, (end, last))
        self._left -= end - first
        return first, end

    def learn(self, deals: int, seconds: float) -> None:
        """So long a shard has taken."""
        fitting = int(deals / max(1e-3, seconds) * self._target)
        self._size = max(1, min(LARGEST, 2 * self._size, fitting))


def share_out(
    plan: Plan,
    missing: list[tuple[int, int]],
    deals: int,
    results: ResultsFolder,
    crew: Crew,
    seconds: float | None,
    progress: Progress,
) -> None:
    """Keep everybody busy, and keep what comes back."""
    knife = Knife(missing, crew.size, FIRST if is_compiled(plan) else 1)
    done, by = deals - sum(last - first for first, last in missing), Counter[str]()
    until = None if seconds is None else time.monotonic() + seconds

    def shards() -> Iterator[tuple[Plan, int, int]]:
        while (until is None or time.monotonic() < until) and (stretch := knife.stretch()) is not None:
            yield plan, *stretch

    progress(done, deals, by)
    for (_, first, end), future in carry_out(crew, play_deals, shards()):
        shard = result_of(future, first, end)
        results.keep(first, end, shard.result)
        done += end - first
        by[shard.node] += end - first
        progress(done, deals, by)
        knife.learn(end - first, shard.seconds)


def result_of(future: Future[Done], first: int, end: int) -> Done:
    try:
        return future.result()
    except PaddockError:
        raise
    except Exception as error:  # a bot may do anything, even end its process; what was played before is kept
        why = str(error) or type(error).__name__
        raise StoreError("arena_broke", first=first, last=end - 1, why=why) from error
