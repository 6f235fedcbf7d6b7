"""What is counted, for Prometheus. No label is a visitor's to choose: there are as many as this page allows."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from paddock.errors import BadOption

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")  #: others are all counted as one
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  #: where a library finds the folder in which all workers keep their meters


class Meters:
    """The meters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.lines = Counter("paddock_lines", "Lines written to logs of tables", registry=self.registry)
        self.flushes = Histogram("paddock_flush_seconds", "Writing to the disk", buckets=FINE, registry=self.registry)
        self.commands = Counter("paddock_commands", "Commands by what came of them", ["answer"], registry=self.registry)
        self.answers = Histogram(
            "paddock_command_seconds", "From a command to its answer", buckets=FINE, registry=self.registry
        )
        self.tables = Gauge(
            "paddock_tables", "Tables that are open here", registry=self.registry, multiprocess_mode="livesum"
        )
        self.watchers = Gauge(
            "paddock_watchers", "Connections to tables", registry=self.registry, multiprocess_mode="livesum"
        )
        self.callers = Gauge(
            "paddock_callers", "Connections of any kind", registry=self.registry, multiprocess_mode="livesum"
        )
        self.races = Counter("paddock_races", "Races that have ended", ["game"], registry=self.registry)
        self.bots = Counter("paddock_bot_moves", "Moves by bots", ["bot"], registry=self.registry)
        self.requests = Counter("paddock_requests", "HTTP answers", ["method", "status"], registry=self.registry)
        self.calls = Counter(
            "paddock_calls",
            "Calls to who is away, by what came of them",
            ["way", "what"],
            registry=self.registry,
        )
        self.refused = Counter("paddock_limited", "What was over a limit", ["limit"], registry=self.registry)
        self.broken = Counter("paddock_broken", "Errors that nobody expected", ["where"], registry=self.registry)
        self.unlogged = Counter("paddock_unlogged", "Lines that no log could take", registry=self.registry)
        for where in ("request", "socket"):
            self.broken.labels(where)  # so that there is a 0 to be seen

    def count_answer(self, method: str, status: int) -> None:
        """An answer to a request; who invents a method gets no line of their own."""
        self.requests.labels(method if method in METHODS else "OTHER", str(status)).inc()


METERS = Meters()


class AllWorkers(Collector):
    """The meters of all workers together: what was counted by any, and what there is now at those that are alive."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._meters: Any = MultiProcessCollector(None, path=str(folder))  # type: ignore[no-untyped-call]

    def collect(self) -> Iterable[Metric]:
        for kept in self._folder.glob("gauge_live*.db"):
            if not is_alive(int(kept.stem.rpartition("_")[2])):
                kept.unlink(missing_ok=True)
        metrics: Iterable[Metric] = self._meters.collect()
        return metrics


def is_alive(process: int) -> bool:
    """Whether there is a process with this id."""
    with suppress(PermissionError):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True


def show_meters(host: str, port: int, workers: Path | None = None) -> None:
    """Let Prometheus read the meters at an address of their own: those of this process, or of all workers."""
    registry = METERS.registry
    if workers is not None:
        registry = CollectorRegistry()
        registry.register(AllWorkers(workers))
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        raise BadOption("no_port", host=host, port=str(port), why=error.strerror or error) from None
