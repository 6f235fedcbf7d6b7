"""Crews: those to whom work can be given, on the cores of this machine or on a Ray cluster.

Work is a function with its arguments that does the same wherever it is done, and may be done twice: when a machine of a
cluster is lost, another one does again what was lost with it. Only one piece more than there are hands is given out at
a time, so that what has come back and is not yet kept never becomes much.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from paddock.bots.processes import begin_work, end_pool
from paddock.errors import StoreError

AGAIN = 5  #: times that a piece of work is begun anew because the machine or the process that did it is gone

Work = Callable[..., Any]


@dataclass(frozen=True)
class Done:
    """A piece of work that is done: what came of it, on which machine, and in how many seconds."""

    result: Any
    node: str
    seconds: float


@dataclass(frozen=True)
class Crew:
    """Those who work: how a piece of work is given to them, and how many of them there are."""

    submit: Callable[..., Future[Done]]  #: takes the work and its arguments
    size: int


class Stopped(Exception):
    """The work was interrupted; what was done is kept."""


def carry_out(
    crew: Crew, work: Work, pieces: Iterable[tuple[Any, ...]]
) -> Iterator[tuple[tuple[Any, ...], Future[Done]]]:
    """Keep everybody busy; each piece comes back with what has become of it, whichever is done first.

    The next pieces are asked for when there is somebody to do them.
    """
    waiting = iter(pieces)
    running: dict[Future[Done], tuple[Any, ...]] = {}
    while True:
        while len(running) <= crew.size and (piece := next(waiting, None)) is not None:
            running[crew.submit(work, *piece)] = piece
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future


def timed(node: str | None, work: Work, *given: Any) -> Done:
    """Do a piece of work, where it is to be done."""
    begun = time.perf_counter()
    result = work(*given)
    return Done(result, node or node_here(), time.perf_counter() - begun)


# On this machine


@contextmanager
def on_this_machine(size: int) -> Iterator[Crew]:
    """So many processes; they end with this block."""
    pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        with deaf_to_interrupts():
            for _ in range(size):
                pool.submit(int)
        here = socket.gethostname()
        yield Crew(lambda work, *given: pool.submit(timed, here, work, *given), size)
    except KeyboardInterrupt:
        raise Stopped from None
    finally:
        end_pool(pool, wait=False)


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
def on_cluster(address: str, threads: int = 1) -> Iterator[Crew]:
    """A Ray cluster: `auto` or its address, or `local` for one on this machine. It must have the same Paddock.

    Every piece of work has so many cores. The crew has at least one hand.
    """
    try:
        import ray
    except ImportError:
        raise StoreError("no_cluster_extra") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise StoreError("no_cluster", address=address, why=error) from None
    hand = ray.remote(timed).options(num_cpus=threads, max_retries=AGAIN)
    try:
        size = max(1, int(ray.cluster_resources().get("CPU", 1)) // threads)
        yield Crew(lambda work, *given: hand.remote(None, work, *given).future(), size)
    except KeyboardInterrupt:
        raise Stopped from None
    finally:
        ray.shutdown()


def node_here() -> str:
    """This machine's name, and which of the nodes on it a cluster would call this."""
    import ray

    return f"{socket.gethostname()}-{ray.get_runtime_context().get_node_id()[:6]}"


def cores() -> int:
    return os.cpu_count() or 1
