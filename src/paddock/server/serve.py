"""Running a server: where it listens, how many processes it has, what they share, and how it stops."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import logging
import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from paddock.errors import StoreError
from paddock.server.app import make_app
from paddock.server.door import Caller, Talker, raise_file_limit
from paddock.server.house import Settings
from paddock.server.ledger import Ledger
from paddock.server.logs import set_up_logs
from paddock.server.messages import LARGEST
from paddock.server.meters import FOLDER, show_meters
from paddock.server.store import Store

SETTINGS = "PADDOCK_SERVER"  #: where a worker finds its settings
GRACE = 5  #: seconds for connections to end when the server stops
SELDOM = 20_000, 20, 20  #: new objects after which the collector looks at them, and how often at older ones
TURN = 0.0005  #: seconds that another thread may keep moves waiting; Python's own 0.005 are longer than most moves take
SLOWEST = 60  #: seconds that a worker may take until it answers: on a busy machine it has much to load
MOST_HEAPS = -8  #: what Linux calls M_ARENA_MAX
HEAPS = 2  #: that all threads of a process share


def app_from_environment() -> FastAPI:
    """What a worker process runs."""
    share_heaps()
    kept = json.loads(os.environ[SETTINGS])
    set_up_logs(kept.pop("logs"), kept.pop("level"))
    app = make_app(Settings(**kept))
    collect_seldom()
    sys.setswitchinterval(TURN)
    return app


def collect_seldom() -> None:
    """Tables are many small things that stay, with few cycles among them: to look through them often costs much time.

    What is there from the start is not looked at again at all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    json_logs: bool | None = None,
    level: int = logging.INFO,
    metrics: tuple[str, int] | None = None,
) -> None:
    """Run a server until it is told to stop, and let its meters be read elsewhere if somebody wants to."""
    set_up_logs(json_logs, level)
    check_store(settings, workers)
    raise_file_limit()
    with together(workers) as folder:
        if folder is not None:
            settings = replace(settings, ledger=str(Ledger.make(folder / "ledger", workers)))
        if metrics is not None:
            if folder is not None:
                os.environ[FOLDER] = str(folder)
            show_meters(*metrics, folder)
        os.environ[SETTINGS] = json.dumps({**asdict(settings), "logs": json_logs, "level": level})
        how = listening(settings)
        uvicorn.run(
            "paddock.server.serve:app_from_environment", factory=True, host=host, port=port, workers=workers, **how
        )


def share_heaps() -> None:
    """Let threads share their heaps: one for each keeps all that its thread ever needed, and memory grows with them."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # not every C library has such heaps
            ctypes.CDLL(None).mallopt(MOST_HEAPS, HEAPS)


def check_store(settings: Settings, workers: int) -> None:
    """What is wrong with the store is better said now than by every worker."""
    store = Store(settings.database)
    if not store.is_shared and workers > 1:
        raise StoreError("one_worker", workers=workers)
    if not store.is_shared:
        store.claim().release()
    store.close()


@contextlib.contextmanager
def together(workers: int) -> Iterator[Path | None]:
    """A folder for what several workers count together; one counts for itself."""
    if workers == 1:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="paddock-") as folder:
        yield Path(folder)


def listening(settings: Settings) -> dict[str, Any]:
    """How connections are dealt with. Where a request comes from is asked of proxies that are known, of nobody else."""
    return {
        "http": Caller,
        "ws": Talker,
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": SLOWEST,
    }


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
