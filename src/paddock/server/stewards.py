"""The stewards: they know who may not come in and what is not to be said, and households by a hash alone.

What one server learns the others read within a few seconds, for it is in the store.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from functools import lru_cache

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from paddock.errors import PaddockError, TableError
from paddock.server.bans import Ban, Bans, add_ban, new_ban, read_bans
from paddock.server.commands import Command
from paddock.server.database import SECRETS
from paddock.server.filters import Filter
from paddock.server.hall import Hall, Watcher
from paddock.server.limits import household
from paddock.server.players import Player
from paddock.server.store import Store
from paddock.server.table import first_of, who_is

EVERY = 5.0  #: seconds after which a server knows what another one, or a command, has changed
HOUSEHOLDS = "households"  #: the name of the secret by which they are hashed


class Stewards:
    """Those who keep order at a server."""

    def __init__(self, store: Store, hall: Hall, words: Filter) -> None:
        self._store = store
        self._hall = hall
        self.words = words
        self.bans = Bans()
        self._shut: set[str] = set()  # bans whose households have been looked for
        self._key = store_secret(store, HOUSEHOLDS)
        self.look()

    # Who may come in

    def look(self) -> None:
        """Read again who may not come in."""
        self.bans = Bans(read_bans(self._store, time.time()))

    async def see_out(self) -> None:
        """Read again who may not come in, and say goodbye to those who are inside."""
        await asyncio.to_thread(self.look)
        for ban in self.bans.all:
            if ban.household and ban.id not in self._shut:
                self._shut.add(ban.id)
                await self._shut_household(ban)
        for watcher in self._watchers() if self.bans.all else ():
            try:
                self.must_be_welcome(watcher.who, watcher.who.address if watcher.who else "")
            except TableError as error:
                watcher.send_away(error)

    async def _shut_household(self, ban: Ban) -> None:
        """Where somebody is who is banned, their household goes with them; where they come later it does not."""
        people = [watcher.who for watcher in self._watchers() if watcher.who is not None]
        homes = {player.address for player in people if ban.who in names_of(player)}
        for home in homes:
            with suppress(PaddockError):
                wider = new_ban(household(home), ban.reason, ban.since, ban.until)
                await asyncio.to_thread(add_ban, self._store, wider)
        if homes:
            await asyncio.to_thread(self.look)

    def _watchers(self) -> list[Watcher]:
        return [watcher for opened in self._hall.opened for watcher in opened.watchers]

    def must_be_welcome(self, player: Player | None, address: str) -> None:
        """Refuse somebody who may not come in."""
        ban = self.bans.find(() if player is None else names_of(player), address)
        if ban is not None:
            raise ban.as_error()

    def is_welcome(self, player: str) -> bool:
        """Whether a player may come in, wherever they are."""
        return self.bans.find((who_is(player),), "") is None

    # What is said

    def must_be_decent(self, command: Command, player: Player) -> None:
        """Refuse words, and names, that are not to be read here."""
        if command.do in ("sit", "say"):
            text = command.text if command.do == "say" else None
            self.words.must_pass(text, command.name or player.name)

    # Where somebody is at home

    def home(self, table: str, address: str) -> str:
        """A hash of somebody's household that means something at one table and its rematches only."""
        return home_at(self._key, first_of(table), household(address)) if address else ""


def names_of(player: Player) -> tuple[str, ...]:
    """What others call a player, and the owner of a program."""
    return tuple(who_is(id) for id in (player.id, player.owner) if id)


@lru_cache(maxsize=4096)
def home_at(key: bytes, table: str, home: str) -> str:
    return hmac.new(key, f"{table} {home}".encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:16]


def store_secret(store: Store, name: str) -> bytes:
    """A secret that all servers on a database share; the first who asks makes it."""

    def find(connection: Connection) -> bytes | None:
        found: bytes | None = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return found

    with suppress(IntegrityError):  # servers that start together: one of them is first
        if store.run(find) is None:
            made = insert(SECRETS).values(name=name, value=secrets.token_bytes(32))
            store.run(lambda connection: connection.execute(made))
    found = store.run(find)
    assert found is not None
    return bytes(found)
