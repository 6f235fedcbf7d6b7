"""Who is asking: a guest by a signed cookie, or a program by a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from paddock.errors import StoreError, TableError
from paddock.server.cleaning import cleaned, mixes_scripts
from paddock.server.commands import GUEST, LONGEST_NAME
from paddock.server.database import shadow_of
from paddock.server.store import Key, Store

COOKIE = "paddock"
YEAR = 365 * 86_400
PLAY, READ = "play", "read"
SCOPES = (PLAY, READ)
MOST_TOKENS = 20  #: of one owner
FORM = 2  #: the version of our cookies; those without one have an id and a name only
LATEST = 10.0  #: seconds after which a server knows what another one has revoked
SKEW = 3600.0  #: seconds by which the clocks of servers may differ
AHEAD = 60.0  #: seconds that a new key is known before cookies are signed with it: every server must believe them


@dataclass(frozen=True)
class Player:
    """Somebody who asks for something."""

    id: str
    name: str
    scopes: frozenset[str] = field(default=frozenset(SCOPES))
    is_program: bool = False
    since: float = 0.0  #: when they were given their first cookie, or signed out everywhere else
    is_stale: bool = False  #: whether their cookie should be signed again
    owner: str = ""  #: whose program it is
    address: str = ""  #: where they ask from

    def must(self, scope: str) -> None:
        if scope not in self.scopes:
            raise TableError("no_scope", scope=scope)


class Players:
    """Knows guests by their cookies and programs by their tokens."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._keys: list[Key] = []
        self._revoked: dict[str, float] = {}
        self._looked = 0.0
        self.look()

    def look(self) -> None:
        """Find out what has changed in the store: keys, and whose cookies are void."""
        self._keys = self._store.keys()
        newest = max(self._revoked.values(), default=0.0)
        self._revoked |= self._store.revoked(since=newest - SKEW)
        self._looked = time.monotonic()

    async def keep_up(self) -> None:
        """Look if it is time to; while the store does not answer what was known holds."""
        if time.monotonic() - self._looked > LATEST:
            self._looked = time.monotonic()
            with suppress(StoreError):
                await asyncio.to_thread(self.look)

    def new_guest(self, name: str = "") -> Player:
        """Somebody who was never here."""
        named = fit_name(name) if name else f"{GUEST} {secrets.randbelow(9000) + 1000}"
        return Player(secrets.token_hex(12), named, since=self._now())

    # Cookies

    def cookie(self, player: Player) -> str:
        """A cookie signed with the newest key in use."""
        return str(signer(self._signing()).dumps([FORM, player.id, player.name, player.since]))

    def sign(self, purpose: str, value: Any) -> str:
        """Something signed with the newest key in use, to be believed for one purpose only."""
        return str(signer(self._signing(), purpose).dumps(value))

    def signed(self, purpose: str, text: str) -> Any:
        """What we have signed for a purpose, or an error of `itsdangerous`."""
        for key in self._believed():
            with suppress(BadSignature):
                return signer(key, purpose).loads(text)
        raise BadSignature("nobody has signed it")

    def from_cookie(self, cookie: str | None) -> Player | None:
        """The guest whose cookie this is; None if we did not sign it, or it is void by now."""
        if not cookie or len(cookie) > 1000:
            return None
        for key in self._believed():
            try:
                player = guest(signer(key).loads(cookie))
            except BadSignature:
                continue
            except (ValueError, TypeError, msgspec.MsgspecError):
                return None
            is_stale = player.is_stale or key != self._signing()
            return None if self.is_void(player) else replace(player, is_stale=is_stale)
        return None

    def _believed(self) -> list[Key]:
        """The keys whose cookies are not void by now, the newest first."""
        return [key for key in reversed(self._keys) if key.until is None or key.until > self._now()]

    def _signing(self) -> Key:
        """The newest key that every server knows by now."""
        return next((key for key in self._believed() if key.since <= self._now()), self._keys[-1])

    def is_void(self, player: Player) -> bool:
        """Whether somebody's cookie has been revoked, or a program's owner forgotten."""
        return player.since < self._revoked.get(shadow_of(player.id), 0.0)

    def must_be_valid(self, player: Player) -> None:
        """A connection may be older than a revocation."""
        if self.is_void(player):
            raise TableError("signed_out")

    def sign_out_elsewhere(self, player: Player) -> Player:
        """Make all cookies of a player void but the one that is given to them now."""
        must_be_guest(player, "cookies")
        at = self._now()
        self._store.revoke(player.id, at)
        self._revoked[shadow_of(player.id)] = at
        return replace(player, since=at)

    # A person's own data

    def forget(self, player: Player) -> list[str]:
        """Take a person out of everything; the answer is the tables that must be read again."""
        must_be_guest(player, "forget")
        tables = self._store.forget(player.id, self._now())
        self.look()
        return tables

    def data_of(self, player: Player) -> dict[str, Any]:
        """All that is known of a person."""
        must_be_guest(player, "data")
        about = {"id": player.id, "name": player.name, "since": player.since}
        return {"you": about, **self._store.data_of(player.id)}

    # Tokens

    def make_token(self, owner: Player, name: str, scopes: list[str], at: float) -> dict[str, Any]:
        """A token for a program, which is a player of its own. It is shown once: we keep its hash."""
        must_be_guest(owner, "tokens")
        for scope in scopes:
            if scope not in SCOPES:
                raise TableError("unknown_scope", scope=scope, known=", ".join(SCOPES))
        if len(self._store.tokens_of(owner.id)) >= MOST_TOKENS:
            raise TableError("too_many_tokens", most=MOST_TOKENS)
        token = f"paddock_{secrets.token_urlsafe(32)}"
        kept = {"id": secrets.token_hex(8), "name": fit_name(name), "scopes": " ".join(scopes), "made": at}
        self._store.add_token(
            {**kept, "hash": hashed(token), "owner": owner.id, "player": f"program-{secrets.token_hex(10)}"}
        )
        return {**shown(kept), "token": token}

    def from_token(self, token: str) -> Player | None:
        """The program whose token this is."""
        kept = self._store.token(hashed(token[:200]))
        if kept is None:
            return None
        scopes = frozenset(kept["scopes"].split())
        return Player(kept["player"], kept["name"], scopes, is_program=True, owner=kept["owner"])

    def tokens_of(self, owner: Player) -> list[dict[str, Any]]:
        return [shown(kept) for kept in self._store.tokens_of(owner.id)]

    def drop_token(self, owner: Player, token: str) -> None:
        if not self._store.drop_token(owner.id, token):
            raise TableError("no_token", id=token)


@lru_cache(maxsize=16)
def signer(key: Key, purpose: str = "guest") -> URLSafeSerializer:
    return URLSafeSerializer(key.key, salt=purpose)


def guest(signed: Any) -> Player:
    """The guest whom a cookie speaks of."""
    if len(signed) == 2:
        id, name = msgspec.convert(signed, tuple[str, str])
        return Player(id, name, is_stale=True)
    _, id, name, since = msgspec.convert(signed, tuple[Literal[2], str, str, float])
    return Player(id, name, since=since)


def must_be_guest(player: Player, scope: str) -> None:
    """Programs have nothing of their own: what they did is their owner's."""
    if player.is_program:
        raise TableError("no_scope", scope=scope)


def shown(kept: Any) -> dict[str, Any]:
    """What the owner may see of a token later on."""
    return {"id": kept["id"], "name": kept["name"], "scopes": kept["scopes"].split(), "made": kept["made"]}


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fit_name(name: str) -> str:
    """A name as it may be shown, or an error."""
    fit = cleaned(name)
    if not 1 <= len(fit) <= LONGEST_NAME:
        raise TableError("bad_name", most=LONGEST_NAME)
    if mixes_scripts(fit):
        raise TableError("mixed_name")
    return fit
