"""What this server sends to others by itself: small requests to addresses that strangers have named.

So nothing is believed of an address: it must be HTTPS and public, and the connection is made to the very address that
was looked up and found to be so. No redirect is followed, little is read, and nobody is waited for long.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import h11

from paddock.errors import TableError

PATIENCE = 10.0  #: seconds for all of it
LONGEST = 1000  #: characters of an address
MOST_READ = 4096  #: bytes of an answer
#: Threads of their own: a name that is answered for slowly keeps nobody waiting but who is called by such names.
LOOK_UPS = ThreadPoolExecutor(4, thread_name_prefix="look-up")
INSIDE_OTHERS = tuple(ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))


class Unsent(Exception):
    """Why there was no answer, in a few words."""


@dataclass(frozen=True)
class Target:
    """Where a request goes."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def named(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.named}"


def target_of(address: str, private: bool = False) -> Target:
    """An address as somebody has written it, or an error; with `private` it may be any in our own network.

    >>> target_of("https://push.example/send/1?a=b").path
    '/send/1?a=b'
    >>> target_of("http://push.example/")
    Traceback (most recent call last):
    paddock.errors.TableError: That address can't be called. Give one that begins with https:// and is open to all.
    """
    if not address.isascii() or not address.isprintable() or " " in address or len(address) > LONGEST:
        raise TableError("bad_address")
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise TableError("bad_address") from None
    secure = parts.scheme == "https"
    if not host or parts.username is not None or parts.password is not None or not (secure or is_plain(parts, private)):
        raise TableError("bad_address")
    if not private and is_private_name(host):
        raise TableError("bad_address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, (443 if secure else 80) if port is None else port, path, secure)


def is_plain(parts: SplitResult, private: bool) -> bool:
    return private and parts.scheme == "http"


def is_private_name(host: str) -> bool:
    """Whether a host is one that can't be public, as far as its name alone tells."""
    try:
        return not is_public(host)
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal", ".lan", ".home.arpa"))


def is_public(address: str) -> bool:
    """Whether an address is one that everybody can reach, and no way into our own network.

    >>> [is_public(each) for each in ("203.0.114.5", "127.0.0.1", "169.254.169.254", "10.0.0.1", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in each for each in INSIDE_OTHERS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def look_up(target: Target, private: bool) -> str:
    """One address of a host; if any of them is not public nothing is sent to it."""
    asked = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(LOOK_UPS, asked)
    except (OSError, UnicodeError):
        raise Unsent("no such host") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(is_public(each) for each in addresses)):
        raise Unsent("not a public address")
    return addresses[0]


async def send(target: Target, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """POST something; the answer is the status. Raises `Unsent` if there was none."""
    try:
        async with asyncio.timeout(PATIENCE):
            address = await look_up(target, private)
            context = ssl.create_default_context() if target.secure else None
            reader, writer = await asyncio.open_connection(
                address, target.port, ssl=context, server_hostname=target.host if context else None, limit=MOST_READ
            )
            try:
                return await exchange(reader, writer, target, headers, body)
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise Unsent("no answer in time") from None
    except ssl.SSLError as error:
        raise Unsent(f"no safe connection: {error.reason or 'TLS'}"[:80]) from None
    except OSError as error:
        raise Unsent(f"no connection: {error.strerror or type(error).__name__}"[:80]) from None
    except h11.ProtocolError:
        raise Unsent("an answer that can't be read") from None


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> int:
    """Send one request over a connection, and read the status of its answer; what follows is of no interest."""
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    sent = {"Host": target.named, "Connection": "close", "Content-Length": str(len(body)), "User-Agent": "Paddock"}
    request = h11.Request(method="POST", target=target.path, headers=[*(sent | dict(headers)).items()])
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    with suppress(ConnectionError):  # it may have answered before it has read all
        await writer.drain()
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(MOST_READ))
        elif isinstance(event, h11.Response):
            return int(event.status_code)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unsent("an answer that can't be read")
