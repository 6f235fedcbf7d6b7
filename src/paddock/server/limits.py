"""How much one address and one connection may ask for."""

from __future__ import annotations

import time
from collections import Counter

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from paddock.errors import TableError
from paddock.server.meters import METERS

SOCKETS = 100  #: open connections of one address
MESSAGES, BURST = 20.0, 60.0  #: messages a second on one connection, and how many at once

#: What one address may do in a time.
PER_ADDRESS: dict[str, RateLimitItem] = {
    "requests": parse("1200/minute"),
    "tables": parse("60/hour"),
    "tokens": parse("20/hour"),
    "names": parse("60/hour"),
    "people": parse("20/hour"),
    "codes": parse("60/minute"),
    "connections": parse("300/minute"),
    "previews": parse("600/minute"),
}


class Limits:
    """Counts what addresses ask for, and refuses what is too much."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._counted = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._sockets: Counter[str] = Counter()

    def count(self, what: str, address: str) -> None:
        """One more of something from an address."""
        if self.on and not self._counted.hit(PER_ADDRESS[what], what, address):
            METERS.refused.labels(what).inc()
            raise TableError("too_many", what=what, limit=str(PER_ADDRESS[what]))

    def enter(self, address: str) -> None:
        """One more connection."""
        if self.on and self._sockets[address] >= SOCKETS:
            METERS.refused.labels("sockets").inc()
            raise TableError("too_many", what="sockets", limit=SOCKETS)
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def bucket(self) -> Bucket:
        return Bucket(MESSAGES, BURST) if self.on else Bucket(1e9, 1e9)


class Bucket:
    """A connection may send so many messages at once, and so many a second.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(at=100), bucket.take(at=100), bucket.take(at=100), bucket.take(at=101)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, 0.0

    def take(self, at: float | None = None) -> bool:
        """Whether there is room for one more."""
        at = time.monotonic() if at is None else at
        self._left = min(self._burst, self._left + (at - self._at) * self._rate) if self._at else self._burst
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True
