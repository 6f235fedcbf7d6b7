"""Logs: a line for every event, without anybody's secrets, and without the same line a thousand times."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from pathlib import PurePath
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict

from paddock.errors import PaddockError
from paddock.server.meters import METERS

AT_ONCE = 5  #: lines of one kind in a time, from warnings upwards
SECONDS = 10.0
MOST_KINDS = 1000  #: that are remembered
LOUD = ("warning", "error", "critical")
LAST_STEPS = 12  #: of the way to where an error arose


class Forward(logging.Handler):
    """Passes on what libraries log, in our form."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.getMessage(), by=record.name, exc_info=record.exc_info)


class Lines:
    """Writes lines to a stream. One that can't be written is counted: because of a full disk no request breaks."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def msg(self, line: str) -> None:
        try:
            with self._lock:
                self._stream.write(line + "\n")
                self._stream.flush()
        except (OSError, ValueError):  # it is full, nobody reads it any more, or it is closed
            METERS.unlogged.inc()

    log = debug = info = warning = error = critical = msg


class Repeats:
    """Lets a few lines of a kind through, and says after a while how many were left out."""

    def __init__(self, at_once: int = AT_ONCE, seconds: float = SECONDS) -> None:
        self._at_once, self._seconds = at_once, seconds
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}  # since when they are counted, and how many came
        self._lock = threading.Lock()

    def __call__(self, _logger: Any, _level: str, line: EventDict) -> EventDict:
        if line.get("level") not in LOUD or "left_out" in line:
            return line
        kind = str(line["event"]).split("\n", maxsplit=1)[0], str(line.get("by", ""))
        count = self._count(kind)
        if count == self._at_once + 1:
            telling = threading.Timer(self._seconds, self._tell, [kind])
            telling.daemon = True
            telling.start()
        if count > self._at_once:
            raise structlog.DropEvent
        return line

    def _count(self, kind: tuple[str, str]) -> int:
        now = time.monotonic()
        with self._lock:
            since, count = self._kinds.get(kind, (now, 0))
            if now - since >= self._seconds and count <= self._at_once:
                since, count = now, 0
            if len(self._kinds) >= MOST_KINDS:
                self._kinds.clear()
            self._kinds[kind] = since, count + 1
        return count + 1

    def _tell(self, kind: tuple[str, str]) -> None:
        with self._lock:
            _, count = self._kinds.pop(kind, (0.0, 0))
        event, by = kind
        if count > self._at_once:
            structlog.get_logger().warning(event, **({"by": by} if by else {}), left_out=count - self._at_once)


def say_by_name(_logger: Any, _level: str, line: EventDict) -> EventDict:
    """An error that has a code needs no traceback: its sentence says it all."""
    error = line.get("exc_info")
    error = sys.exc_info()[1] if error is True else error[1] if isinstance(error, tuple) else error
    if isinstance(error, PaddockError):
        del line["exc_info"]
        line.update(code=error.code, why=str(error))
    return line


def way_to(error: BaseException) -> list[str]:
    """Where an error arose, without a word of what anybody had sent: neither values nor the text of the error."""
    steps = traceback.extract_tb(error.__traceback__)[-LAST_STEPS:]
    return [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in steps]


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    """One line for every event on the error stream: for people in a terminal, as JSON elsewhere.

    Neither shows the variables of a function that has broken: they hold cookies and tokens.
    """
    as_json = not sys.stderr.isatty() if as_json is None else as_json
    tracebacks: Any = structlog.processors.format_exc_info
    last: Any = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    if as_json:
        bare = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        tracebacks = structlog.processors.ExceptionRenderer(bare)
        last = structlog.processors.JSONRenderer()
    lines = Lines(sys.stderr)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            Repeats(),
            say_by_name,
            tracebacks,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: lines,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Forward()], force=True)
