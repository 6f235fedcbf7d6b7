"""The door: connections, before anything that is asked on them is understood.

Whoever is slow to ask, slow to take the answer, or holds too many connections is put out, and nothing of it is logged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paddock.errors import BadOption, TableError
from paddock.server.limits import Limits
from paddock.server.meters import METERS
from paddock.server.wire import Wire

HEAD = 10.0  #: seconds for the head of a request, from the connection or from the last answer
BODY = 20.0  #: seconds for its body
UNREAD = 20.0  #: seconds for somebody to take what they were sent
MOST_FILES = 65_536  #: that a server wants to have open at once
LEAST_SPARE = 64  #: files that are no connections: the store, logs, what is being read
GATE = "gate"  #: where a connection finds the gate in the state of the app

#: What can be waited for on a connection, and how long.
PATIENCE = {h11.IDLE: HEAD, h11.SEND_BODY: BODY}


class Gate:
    """Counts connections, by address and in all: there must be files left to work with."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self._limits = limits
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._most = most_callers()
        self._inside = 0

    def enter(self, address: str) -> bool:
        """Whether one more connection from an address is let in."""
        if self._inside >= self._most:
            METERS.refused.labels("all callers").inc()
            return False
        try:
            if not self._is_proxy(address):
                self._limits.enter(address, "callers")
        except TableError:
            return False
        self._inside += 1
        METERS.callers.inc()
        return True

    def leave(self, address: str) -> None:
        if not self._is_proxy(address):
            self._limits.leave(address, "callers")
        self._inside -= 1
        METERS.callers.dec()

    def _is_proxy(self, address: str) -> bool:
        """Whether an address speaks for many: they are told apart when their requests are read."""
        if not self._proxies:
            return False
        try:
            return any(ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:
            return False


class Impatient(asyncio.Protocol):
    """A connection that ends when nobody takes what is sent, and that the gate hears of."""

    app_state: dict[str, Any]
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    @property
    def gate(self) -> Gate:
        gate: Gate = self.app_state[GATE]
        return gate

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_until_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self._leave()

    def _leave(self) -> None:
        self.gate.leave(self.address)

    def _wait_until_read(self) -> None:
        self._stop_waiting()
        self._unread = self.loop.call_later(UNREAD, self._put_out_if_unread)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _put_out_if_unread(self) -> None:
        if self.transport.get_write_buffer_size():
            METERS.refused.labels("unread").inc()
            self.transport.abort()


class Talker(Impatient, Wire):
    """A WebSocket; the gate has let it in when it was a request."""


class Caller(Impatient, H11Protocol):
    """Requests of one connection, one after the other."""

    _is_inside = False
    _awaited: object = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_inside = self.gate.enter(self.address)
        if self._is_inside:
            self._watch()
        else:
            transport.abort()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._wait_until_read()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """What can't be read ends the connection; whatever is being answered gets no second answer."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        METERS.count_answer("OTHER", 400)
        super().send_400_response(msg)

    def _leave(self) -> None:
        if self._is_inside:
            super()._leave()

    def _watch(self) -> None:
        """Give a time to what is waited for now."""
        awaited = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            awaited = h11.CLOSED
        if awaited is self._awaited:
            return
        self._awaited = awaited
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if awaited in PATIENCE:
            self._late = self.loop.call_later(PATIENCE[awaited], self._put_out)

    def _put_out(self) -> None:
        METERS.refused.labels("slow").inc()
        self.transport.abort()


def trusted(addresses: str) -> list[str]:
    """The networks of proxies, as somebody has written them, with commas between them; of IPv4 in both forms.

    >>> trusted("127.0.0.1, 10.1.2.3/8")[::2]
    ['127.0.0.1/32', '10.0.0.0/8']
    """
    found: list[IPv4Network | IPv6Network] = []
    for address in addresses.split(","):
        try:
            network = ip_network(address.strip(), strict=False)
        except ValueError:
            raise BadOption("bad_proxy", text=address.strip()) from None
        found.append(network)
        if isinstance(network, IPv4Network):  # as a socket for both kinds of addresses shows it
            found.append(IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}"))
    return [str(network) for network in found]


def raise_file_limit() -> None:
    """Have as many files open as the system lets us, within reason."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_callers() -> int:
    """How many connections leave enough files for everything else."""
    try:
        import resource

        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        files = MOST_FILES if files == resource.RLIM_INFINITY else min(files, MOST_FILES)
    except ImportError:  # not on this system
        files = 1024
    return files - max(LEAST_SPARE, files // 4)
