"""The league: all deals of a plan, shared out to the cores of this machine or to a Ray cluster.

Every shard is kept as soon as it is there, so that a league may be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass

from paddock.arena.deals import Plan
from paddock.arena.racing import driver, is_compiled, play_deals
from paddock.arena.tables import Results, Tables
from paddock.bots import ask
from paddock.bots.processes import begin_work
from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game

SHARD = 2.0  #: seconds that a shard should take
LARGEST = 2000  #: deals of a shard
FIRST = 20  #: deals of the first shards, where races run in compiled code

Submit = Callable[[Plan, int, int], "Future[Tables]"]


@dataclass(frozen=True)
class Crew:
    """Those who race: how a stretch of deals is given to them, and how many work at a time."""

    submit: Submit
    size: int


class Stopped(Exception):
    """The league was interrupted; what was played is kept."""


def run_league(
    plan: Plan,
    races: int,
    results: Results,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> Tables:
    """Play what is missing of a plan, for so many seconds at most; the answer is all that was ever played of it.

    `progress` is told the deals that are done, and how many there will be.
    """
    deals = plan.deals_for(races)
    missing = results.missing(deals)
    if missing:
        try_out(plan)
        with on_cluster(cluster) if cluster is not None else on_this_machine(plan, workers) as crew:
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


def share_out(
    plan: Plan,
    missing: list[tuple[int, int]],
    deals: int,
    results: Results,
    crew: Crew,
    seconds: float | None,
    progress: Callable[[int, int], None],
) -> None:
    """Keep everybody busy with shards that take a few seconds each."""
    size = FIRST if is_compiled(plan) else 1
    done = deals - sum(last - first for first, last in missing)
    until = None if seconds is None else time.monotonic() + seconds
    todo = list(missing)
    running: dict[Future[Tables], tuple[int, int, float]] = {}
    progress(done, deals)
    while todo or running:
        while todo and len(running) < crew.size + 1 and (until is None or time.monotonic() < until):
            first, last = todo.pop(0)
            end = min(last, first + size)
            if end < last:
                todo.insert(0, (end, last))
            running[crew.submit(plan, first, end)] = (first, end, time.monotonic())
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            first, end, begun = running.pop(future)
            results.keep(first, end, result_of(future, first, end))
            done += end - first
            progress(done, deals)
            pace = (end - first) / max(1e-3, time.monotonic() - begun)
            size = max(1, min(LARGEST, 2 * size, int(pace * SHARD)))


def result_of(future: Future[Tables], first: int, end: int) -> Tables:
    try:
        return future.result()
    except PaddockError:
        raise
    except Exception as error:  # a bot may do anything, even end its process; what was played before is kept
        why = str(error) or type(error).__name__
        raise StoreError("arena_broke", first=first, last=end - 1, why=why) from error


# On this machine


@contextmanager
def on_this_machine(plan: Plan, workers: int | None) -> Iterator[Crew]:
    """A process on every core, or on as many as its bots leave free; they end with this block."""
    size = workers or max(1, (os.cpu_count() or 1) // plan.threads)
    pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        with deaf_to_interrupts():
            for _ in range(size):
                pool.submit(int)
        yield Crew(lambda plan, first, last: pool.submit(play_deals, plan, first, last), size)
    except KeyboardInterrupt:
        raise Stopped from None
    finally:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal; those that are started in this block don't hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# On a cluster


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    """A Ray cluster: `auto` or its address, or `local` for one on this machine. It must have the same Paddock."""
    try:
        import ray
    except ImportError:
        raise StoreError("no_cluster_extra") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise StoreError("no_cluster", address=address, why=error) from None
    play = ray.remote(play_deals)
    try:
        size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield Crew(
            lambda plan, first, last: play.options(num_cpus=plan.threads).remote(plan, first, last).future(), size
        )
    except KeyboardInterrupt:
        raise Stopped from None
    finally:
        ray.shutdown()
