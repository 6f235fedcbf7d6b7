"""Logs: a line for an event, and not the same line a thousand times."""

import errno
import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO
from threading import Lock
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from paddock.errors import StoreError
from paddock.server import logs
from paddock.server.meters import METERS


class Later:
    """A timer that goes off when it is told to: how long something takes here says how busy the machine is."""

    waiting: list["Later"]

    def __init__(self, _seconds: float, what: Callable[..., None], values: list[Any]) -> None:
        self._what, self._values = what, values

    def start(self) -> None:
        self.waiting.append(self)

    def go_off(self) -> None:
        self._what(*self._values)


@pytest.fixture
def waiting() -> list[Later]:
    """What will be told later."""
    return []


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, waiting: list[Later]) -> Iterator[StringIO]:
    before, handlers = structlog.get_config(), logging.getLogger().handlers[:]
    stream = StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(logs.Repeats.__init__, "__defaults__", (5, 3600.0))
    monkeypatch.setattr(Later, "waiting", waiting, raising=False)
    monkeypatch.setattr(logs, "threading", SimpleNamespace(Lock=Lock, Timer=Later))
    logs.set_up_logs(as_json=True)
    yield stream
    structlog.configure(**before)
    logging.basicConfig(handlers=handlers, force=True)


def lines(stream: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_the_same_trouble_is_said_a_few_times_and_then_how_often_it_came(
    written: StringIO, waiting: list[Later]
) -> None:
    log = structlog.get_logger()
    for number in range(1000):
        log.error("not_written", table=f"t{number}")
    log.error("something_else")
    assert [line["event"] for line in lines(written)] == ["not_written"] * 5 + ["something_else"]
    (later,) = waiting
    later.go_off()
    assert lines(written)[-1]["left_out"] == 995
    log.error("not_written", table="again")
    assert lines(written)[-1]["table"] == "again"


def test_a_library_that_repeats_itself_is_cut_short_too(written: StringIO) -> None:
    for number in range(2048):
        logging.getLogger("asyncio").error("socket.accept() out of system resource\nsocket: %d", number)
    assert len(lines(written)) == 5


def test_what_goes_well_is_said_every_time(written: StringIO) -> None:
    for number in range(20):
        structlog.get_logger().info("compiled", part=number)
    assert len(lines(written)) == 20


def test_an_error_with_a_name_has_no_traceback(written: StringIO) -> None:
    log = structlog.get_logger()
    error = StoreError("no_store", url="postgresql://db/race", why="gone")
    log.error("task_broke", exc_info=error)
    try:
        raise error
    except StoreError:
        log.exception("task_broke")
    for line in lines(written):
        assert line["code"] == "no_store"
        assert "postgresql://db/race" in line["why"]
        assert "exception" not in line
        assert "exc_info" not in line


class Full(StringIO):
    """A stream that can't be written to, for one reason or another."""

    def __init__(self, why: Exception) -> None:
        super().__init__()
        self._why = why

    def write(self, _text: str, /) -> int:
        raise self._why


@pytest.mark.parametrize(
    "why",
    [
        OSError(errno.ENOSPC, "No space left on device"),
        OSError(errno.EFBIG, "File too large"),
        BrokenPipeError(errno.EPIPE, "Broken pipe"),
        ValueError("I/O operation on closed file."),
    ],
    ids=["disk", "file", "pipe", "closed"],
)
@pytest.mark.usefixtures("written")
def test_a_line_that_can_not_be_written_breaks_nothing_and_is_counted(
    why: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", Full(why))
    logs.set_up_logs(as_json=True)
    before = METERS.registry.get_sample_value("paddock_unlogged_total") or 0.0
    structlog.get_logger().error("not_written", table="t1")
    logging.getLogger("asyncio").error("nor this")
    assert METERS.registry.get_sample_value("paddock_unlogged_total") == before + 2
