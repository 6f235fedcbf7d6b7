"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


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
        self.tables = Gauge("paddock_tables", "Tables that are open here", registry=self.registry)
        self.watchers = Gauge("paddock_watchers", "Connections to tables", registry=self.registry)
        self.races = Counter("paddock_races", "Races that have ended", ["game"], registry=self.registry)
        self.bots = Counter("paddock_bot_moves", "Moves by bots", ["bot"], registry=self.registry)
        self.requests = Counter("paddock_requests", "HTTP answers", ["method", "status"], registry=self.registry)
        self.refused = Counter("paddock_limited", "What was over a limit", ["limit"], registry=self.registry)


METERS = Meters()
