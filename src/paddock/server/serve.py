"""Running a server: where it listens, how it logs, how many processes it has, and how it stops."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
from dataclasses import asdict
from typing import Any

import structlog
import uvicorn
from fastapi import FastAPI

from paddock.errors import StoreError
from paddock.server.app import make_app
from paddock.server.house import Settings
from paddock.server.messages import LARGEST
from paddock.server.store import Store
from paddock.server.wire import Wire

SETTINGS = "PADDOCK_SERVER"  #: where a worker finds its settings
GRACE = 5  #: seconds for connections to end when the server stops


class Forward(logging.Handler):
    """Passes on what libraries log, in our form."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.getMessage(), by=record.name, exc_info=record.exc_info)


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    """One line for every event on the error stream: for people in a terminal, as JSON elsewhere."""
    as_json = not sys.stderr.isatty() if as_json is None else as_json
    last: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.dict_tracebacks if as_json else structlog.processors.ExceptionPrettyPrinter(),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Forward()], force=True)


def app_from_environment() -> FastAPI:
    """What a worker process runs."""
    kept = json.loads(os.environ[SETTINGS])
    set_up_logs(kept.pop("logs"), kept.pop("level"))
    return make_app(Settings(**kept))


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    json_logs: bool | None = None,
    level: int = logging.INFO,
) -> None:
    """Run a server until it is told to stop."""
    set_up_logs(json_logs, level)
    store = Store(settings.database)
    shared = store.is_shared
    if not shared and workers > 1:
        raise StoreError("one_worker", workers=workers)
    if not shared:
        store.claim().release()
    store.close()
    os.environ[SETTINGS] = json.dumps({**asdict(settings), "logs": json_logs, "level": level})
    uvicorn.run(
        "paddock.server.serve:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws=Wire,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def free_port(wanted: int) -> int:
    """The port that was asked for, or any other if somebody has it."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def lan_address() -> str:
    """The address under which other devices in the same network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
