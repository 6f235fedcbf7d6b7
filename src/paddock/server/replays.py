"""A race once more, step by step, as one viewer saw it.

To make a replay the whole log is gone through, which takes as long as a thousand moves at a table. So it is done in a
process of its own, for one replay after another; what comes of it is kept for a while, and sent in pieces.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import structlog

from paddock.bots import Thought, tell
from paddock.bots.processes import begin_work, end_pool
from paddock.engine.glass import UNKNOWN, runs
from paddock.engine.numbers import Viewer
from paddock.engine.records import Array
from paddock.errors import StoreError, TableError
from paddock.server import messages
from paddock.server.messages import encode
from paddock.server.store import Store
from paddock.server.table import Entry, Header, Table

log = structlog.get_logger()

MOST_WAITING = 12  #: replays that are made or wait for it; whoever asks for one more is asked to come back
LONGEST = 60.0  #: seconds for one
KEPT = 64 * 2**20  #: bytes of replays that are kept
WHOLE = 64  #: every so many steps a view is kept whole: what lies between is made from the differences
MEEK = 10  #: by how much the process steps back behind those that serve tables


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a race is seen, and in which form."""

    viewer: Viewer
    in_words: bool
    language: str | None
    counted: bool = False  #: a race that is over: moves made so far, and what bots thought, are told too


@dataclass
class Reel:
    """All steps of a replay: at each the viewer was told something.

    Steps are counted by what this viewer was told and not by the log, which would say how often others have chosen. In
    numbers a view is what differs from the step before; the first one of a piece differs from one that is blank.
    """

    steps: list[bytes] = field(default_factory=list)  #: JSON, open at its end where a view in numbers is to follow
    views: list[list[int] | None] = field(default_factory=list)  #: in numbers: what differs from the step before
    whole: dict[int, Array] = field(default_factory=dict)  #: in numbers: the view of every so manieth step

    @property
    def size(self) -> int:
        """About as many bytes as it takes in memory."""
        return sum(map(len, self.steps)) + 8 * sum(len(view or ()) for view in self.views)

    def piece(self, since: int, most: int) -> bytes:
        """The steps from a number on, as an answer; `of` says how many there are."""
        steps = self.steps[since : since + most]
        if self.views:
            steps = [step + view + b"}" for step, view in zip(steps, self._views(since, most), strict=True)]
        return b'{"since":%d,"of":%d,"frames":[%s]}' % (since, len(self.steps), b",".join(steps))

    def _views(self, since: int, most: int) -> Iterator[bytes]:
        for step, view in enumerate(self.views[since : since + most], start=since):
            yield encode(self._from_blank(step) if step == since else view)

    def _from_blank(self, step: int) -> list[int] | None:
        """What stands on a view, for somebody who has nothing in front of them."""
        if self.views[step] is None:
            return None
        known = max(whole for whole in self.whole if whole <= step)
        now = self.whole[known].copy()
        for later in self.views[known + 1 : step + 1]:
            wind_on(now, later or [])
        return runs(np.full_like(now, UNKNOWN), now)


def wind_on(row: Array, changed: Sequence[int]) -> None:
    """Write runs into a row.

    >>> row = np.array([1, 2, 3, 4, 5])
    >>> wind_on(row, [1, 2, 7, 8, 4, 1, 9])
    >>> row.tolist()
    [1, 7, 8, 4, 9]
    """
    at = 0
    while at < len(changed):
        start, length = changed[at], changed[at + 1]
        row[start : start + length] = changed[at + 2 : at + 2 + length]
        at += 2 + length


def film(header: Header, key: bytes, entries: Sequence[Entry], eyes: Eyes) -> Reel:
    """Go through a log, and keep what a viewer was told and saw."""
    table, reel = Table(header, key), Reel()
    told, whys, seen = 0, [], None
    for entry in entries:
        table.apply(entry)
        if eyes.counted and "thoughts" in entry.values:
            thoughts = [Thought(*each) for each in entry.values["thoughts"]]
            whys.append({"seat": str(entry.seat), "text": tell(thoughts, eyes.language or "en")})
        if table.seen(eyes.viewer) == told:
            continue
        step: dict[str, Any] = {"at": entry.at}
        if eyes.counted and table.race is not None:
            step |= {"moves": table.race.move_count, "why": whys}
        if eyes.in_words:
            reel.steps.append(encode({**step, **in_words(table, eyes, told)}))
        else:
            rows = [messages.as_row(each) for each in table.told_rows(eyes.viewer, told)]
            reel.steps.append(encode({**step, "seq": told, "told": rows})[:-1] + b',"view":')
            seen = take(reel, table.sees(eyes.viewer), seen)
        told, whys = table.seen(eyes.viewer), []
    return reel


def in_words(table: Table, eyes: Eyes, told: int) -> dict[str, Any]:
    """What the viewer was told in one step, and saw after it."""
    events = enumerate(table.told(eyes.viewer, told), start=told)
    return {
        "events": [messages.as_told(table, seq, event, eyes.language) for seq, event in events],
        "view": table.view(eyes.viewer),
    }


def take(reel: Reel, now: Array | None, before: Array | None) -> Array | None:
    """Put a view on the reel; it is the one before for the next."""
    if now is None:
        reel.views.append(None)
        return before
    blank = np.full_like(now, UNKNOWN) if before is None else before
    reel.views.append(runs(blank, now))
    if before is None or len(reel.views) % WHOLE == 0:
        reel.whole[len(reel.views) - 1] = now.copy()
    return now.copy()


class Projector:
    """Makes replays in a process of its own, and keeps some."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Any, Reel] = OrderedDict()
        self._size = 0
        self._making: dict[Any, asyncio.Task[Reel]] = {}

    async def reel(self, store: Store, table: Table, eyes: Eyes) -> Reel:
        """The replay of a table as it is now; whoever asks for the same at the same time waits for the same."""
        wanted = table.header.id, table.length, eyes
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
            return found
        making = self._making.get(wanted)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise TableError("replays_busy")
            making = self._making[wanted] = asyncio.create_task(self._make(store, wanted))
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:  # the server stops, and waits for nobody any longer
            raise StoreError("stopping") from None

    async def _make(self, store: Store, wanted: tuple[str, int, Eyes]) -> Reel:
        id, length, eyes = wanted
        patience = LONGEST * len(self._making)
        try:
            row, entries = await asyncio.to_thread(lambda: (store.row(id), store.entries(id)[:length]))
            work = self._started().submit(film, Header.from_document(row["header"]), row["key"], entries, eyes)
            reel = await asyncio.wait_for(asyncio.wrap_future(work), patience)
        except (TimeoutError, BrokenExecutor):
            log.warning("replay_failed", table=id)
            self.stop(wait=False)
            raise TableError("replays_busy") from None
        finally:
            del self._making[wanted]
        self._keep(wanted, reel)
        return reel

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin)
        return self._pool

    def _keep(self, wanted: Any, reel: Reel) -> None:
        self._kept[wanted] = reel
        self._size += reel.size
        while self._size > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= dropped.size

    def forget(self, table: str) -> None:
        """Keep nothing of a table whose log was rewritten."""
        for wanted in [wanted for wanted in self._kept if wanted[0] == table]:
            self._size -= self._kept.pop(wanted).size

    def stop(self, wait: bool = True) -> None:
        pool, self._pool = self._pool, None
        end_pool(pool, wait)


def begin() -> None:
    """The first thing that the process does: it steps back behind those that serve tables."""
    begin_work()
    os.nice(MEEK)
