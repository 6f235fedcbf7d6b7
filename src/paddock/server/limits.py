"""How much one address, one player, one table and one connection may ask for."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path

from paddock.errors import StoreError, TableError
from paddock.server.ledger import Budget, Charge, Ledger
from paddock.server.meters import METERS

MINUTE, HOUR = 60.0, 3600.0
MESSAGES, BURST = 20.0, 60.0  #: messages a second on one connection, and how many at once
HELLO = REFUSED = 5.0  #: what a hello, and a message that nothing came of, cost more than one that was right
UNREADABLE = 20  #: messages on one connection that can't be read; then it ends
HOUSEHOLD = 64  #: bits of an IPv6 address that are told apart: a household gets all addresses that begin alike

#: What one address may do in a time. Many people may share it.
PER_ADDRESS: dict[str, Budget] = {
    "requests": Budget(1200, MINUTE),
    "tables": Budget(60, HOUR),
    "tokens": Budget(20, HOUR),
    "names": Budget(60, HOUR),
    "people": Budget(20, HOUR),
    "passkeys": Budget(120, HOUR),
    "codes": Budget(60, MINUTE),
    "queue": Budget(240, HOUR),
    "waits": Budget(600, MINUTE),
    "invitations": Budget(60, HOUR),
    "ways": Budget(60, HOUR),
    "feeds": Budget(120, MINUTE),
    "connections": Budget(300, MINUTE),
    "previews": Budget(600, MINUTE),
    "hints": Budget(60, MINUTE),
    "replays": Budget(120, MINUTE),
    "pictures": Budget(120, MINUTE),
    "chat": Budget(120, MINUTE),
    "reports": Budget(20, HOUR),
    "tries": Budget(10, HOUR),
    "championships": Budget(30, HOUR),
    "wishes": Budget(300, HOUR),
}
#: What one player may do. A new cookie makes a new player, so this never stands alone.
PER_PLAYER: dict[str, Budget] = {
    "tables": Budget(40, HOUR),
    "tokens": Budget(20, HOUR),
    "names": Budget(20, HOUR),
    "people": Budget(20, HOUR),
    "passkeys": Budget(40, HOUR),
    "queue": Budget(60, HOUR),
    "waits": Budget(60, MINUTE),
    "invitations": Budget(20, HOUR),
    "ways": Budget(30, HOUR),
    "previews": Budget(300, MINUTE),
    "hints": Budget(20, MINUTE),
    "replays": Budget(60, MINUTE),
    "pictures": Budget(60, MINUTE),
    "chat": Budget(20, MINUTE),
    "reports": Budget(10, HOUR),
    "championships": Budget(20, HOUR),
    "wishes": Budget(200, HOUR),
}
#: Messages on all connections of an address and its requests to the API, and messages of a player. Nothing is refused
#: here: who sends more is read later.
PACE_OF_ADDRESS, PACE_OF_PLAYER = Budget(120, 2.0), Budget(60, 3.0)
#: What may be done at one table, by all together.
PER_TABLE: dict[str, Budget] = {"chat": Budget(60, MINUTE)}
#: The share of that for all together who have no seat there.
BY_ONLOOKERS: dict[str, Budget] = {"chat": Budget(20, MINUTE)}
#: What one address may hold at a time: connections of any kind, and those among them that follow a table.
AT_ONCE = {"callers": 200, "sockets": 100}


class Limits:
    """Counts what visitors ask for, and refuses what is too much.

    >>> limits = Limits()
    >>> for _ in range(20):
    ...     limits.count("chat", "192.0.2.7", player="ana", table="t1")
    >>> limits.count("chat", "192.0.2.7", player="ana", table="t1")
    Traceback (most recent call last):
    paddock.errors.TableError: That is too much at once (chat: 20/minute). Wait a little.
    """

    def __init__(self, on: bool = True, ledger: Path | None = None) -> None:
        self.on = on
        self._ledger = Ledger(ledger)

    def count(
        self,
        what: str,
        address: str,
        player: str | None = None,
        table: str | None = None,
        cost: float = 1.0,
        seated: bool = True,
    ) -> None:
        """Something more from an address, by a player, at a table; what takes the server longer costs more."""
        if not self.on:
            return
        asked_by = (("address", household(address), PER_ADDRESS), ("player", player, PER_PLAYER))
        asked_at = (("table", table, PER_TABLE), ("onlookers of", None if seated else table, BY_ONLOOKERS))
        charges = [
            Charge(f"{what} of {kind} {who}", budgets[what], cost)
            for kind, who, budgets in (*asked_by, *asked_at)
            if who is not None and what in budgets
        ]
        over = self._ledger.spend(charges)
        if over is not None:
            METERS.refused.labels(what).inc()
            raise TableError("too_many", what=what, limit=str(over.budget))

    def enter(self, address: str, what: str = "sockets") -> None:
        """One more connection."""
        if self.on and not self._ledger.take(f"{what} of {household(address)}", AT_ONCE[what]):
            METERS.refused.labels(what).inc()
            raise TableError("too_many", what=what, limit=AT_ONCE[what])

    def leave(self, address: str, what: str = "sockets") -> None:
        if self.on:
            self._ledger.give_back(f"{what} of {household(address)}")

    def pace(self, address: str, player: str = "", cost: float = 1.0) -> float:
        """A message or request from an address, by a player if known: the seconds to wait before it is looked at."""
        if not self.on:
            return 0.0
        charges = [Charge(f"messages of address {household(address)}", PACE_OF_ADDRESS, cost)]
        if player:
            charges.append(Charge(f"messages of player {player}", PACE_OF_PLAYER, cost))
        late = self._ledger.owe(charges)
        if late > 0.0:
            METERS.refused.labels("paced").inc()
        return late

    async def wait_for_turn(self, address: str, player: str = "", cost: float = 1.0) -> None:
        """Let a message or request wait by its pace; what still waits when the server stops is told so."""
        late = self.pace(address, player, cost)
        if late > 0.0:
            try:
                await asyncio.sleep(late)
            except asyncio.CancelledError:
                raise StoreError("stopping") from None

    def bucket(self) -> Bucket:
        return Bucket(MESSAGES, BURST) if self.on else Bucket(1e9, 1e9)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What is counted as one address.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        parsed = ip_address(address[:100].partition("%")[0])
    except ValueError:
        return address[:100]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, HOUSEHOLD), strict=False))


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
