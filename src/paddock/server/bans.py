"""Who may not come in: players, and addresses from which too much has come. All servers on a database know the same."""

from __future__ import annotations

import re
import secrets
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from paddock.errors import BadOption, TableError
from paddock.server.database import BANS
from paddock.server.limits import HOUSEHOLD
from paddock.server.store import Store
from paddock.server.table import who_is

WIDEST = {4: 8, 6: 16}  #: the fewest bits of an address that a ban may name: nobody bans everybody by mistake
LONGEST_REASON = 300
WHO = re.compile(r"[0-9a-f]{12}")  #: what others call a player
ID = re.compile(r"[0-9a-f]{24}|program-[0-9a-f]{20}")


@dataclass(frozen=True)
class Ban:
    """Somebody, or a range of addresses, and why and until when they may not come in."""

    id: str
    who: str | None  #: what others call a player
    network: str | None
    household: bool  #: whether the household goes where the player is now
    reason: str
    since: float
    until: float | None  #: for good if None

    def as_error(self) -> TableError:
        """What somebody who is banned is told."""
        if self.until is None:
            return TableError("banned_for_good", reason=self.reason)
        return TableError("banned", reason=self.reason, until=shown_time(self.until))


class Bans:
    """The bans that hold now.

    >>> bans = Bans([new_ban("2001:db8:1:2:3::4", "spam", since=0.0)])
    >>> bans.find([], "2001:db8:1:2:ffff::1").reason
    'spam'
    >>> bans.find(["eve"], "2001:db8:1:3::1") is None
    True
    """

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self.all = sorted(bans, key=lambda ban: ban.since)
        self._players: dict[str, Ban] = {}
        self._networks: defaultdict[tuple[int, int], dict[int, Ban]] = defaultdict(dict)  # by version and bits
        for ban in self.all:
            if ban.who is not None:
                self._players[ban.who] = ban
            if ban.network is not None:
                network = ip_network(ban.network)
                spare = network.max_prefixlen - network.prefixlen
                self._networks[network.version, spare][int(network.network_address) >> spare] = ban

    def find(self, people: Iterable[str], address: str, at: float | None = None) -> Ban | None:
        """The ban that keeps somebody out, by any of the names that others have for them, or by where they ask from."""
        if not self.all:
            return None
        now = time.time() if at is None else at
        found = [self._players.get(who) for who in people] + self._of_address(address)
        return next((ban for ban in found if ban is not None and (ban.until is None or ban.until > now)), None)

    def _of_address(self, address: str) -> list[Ban | None]:
        try:
            parsed = ip_address(address[:100].partition("%")[0])
        except ValueError:
            return []
        if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        number = int(parsed)
        return [
            held.get(number >> spare) for (version, spare), held in self._networks.items() if version == parsed.version
        ]


def new_ban(
    word: str,
    reason: str,
    since: float,
    until: float | None = None,
    household: bool = False,
) -> Ban:
    """A ban of a player by the word that others have for them, or of an address or a range of addresses."""
    reason = " ".join(reason.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise BadOption("bad_reason", most=LONGEST_REASON)
    who = word if WHO.fullmatch(word) else who_is(word) if ID.fullmatch(word) else None
    network = network_of(word) if who is None else None
    return Ban(secrets.token_hex(8), who, network, household and who is not None, reason, since, until)


def network_of(text: str) -> str:
    """A range of addresses; of IPv6 it is a household at least, which has all addresses that begin alike.

    >>> network_of("192.0.2.7"), network_of("2001:db8::7"), network_of("::ffff:192.0.2.0/120")
    ('192.0.2.7/32', '2001:db8::/64', '192.0.2.0/24')
    """
    try:
        network: IPv4Network | IPv6Network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOption("bad_ban", word=text) from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            network = ip_network((mapped, network.prefixlen - 96), strict=False)
        elif network.prefixlen > HOUSEHOLD:
            network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise BadOption("wide_ban", word=text, least=WIDEST[network.version])
    return str(network)


def shown_time(at: float) -> str:
    """
    >>> shown_time(0.0)
    '1970-01-01 00:00 UTC'
    """
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


# In the store


def read_bans(store: Store, at: float) -> list[Ban]:
    """The bans that hold."""
    return store.run(lambda connection: held(connection, at))


def held(connection: Connection, at: float) -> list[Ban]:
    rows = connection.execute(select(BANS).where(BANS.c.until.is_(None) | (BANS.c.until > at)))
    return [Ban(**row) for row in rows.mappings()]


def add_ban(store: Store, ban: Ban) -> None:
    """Keep somebody out; what was over by then is cleared away."""

    def add(connection: Connection) -> None:
        connection.execute(delete(BANS).where(BANS.c.until <= ban.since))
        connection.execute(insert(BANS).values(**asdict(ban)))

    store.run(add)


def end_ban(store: Store, id: str) -> None:
    """Let somebody in again."""
    if not store.run(lambda connection: connection.execute(delete(BANS).where(BANS.c.id == id)).rowcount):
        raise TableError("no_ban", id=id)


def shown(ban: Ban) -> dict[str, Any]:
    """A ban as plain data."""
    return asdict(ban)
