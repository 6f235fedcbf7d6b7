"""Who is asking: a guest by a signed cookie, or a program by a token."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from paddock.errors import TableError
from paddock.server.cleaning import cleaned
from paddock.server.commands import LONGEST_NAME
from paddock.server.store import Store

COOKIE = "paddock"
YEAR = 365 * 86_400
PLAY, READ = "play", "read"
SCOPES = (PLAY, READ)
MOST_TOKENS = 20  #: of one owner


@dataclass(frozen=True)
class Player:
    """Somebody who asks for something."""

    id: str
    name: str
    scopes: frozenset[str] = field(default=frozenset(SCOPES))
    is_program: bool = False

    def must(self, scope: str) -> None:
        if scope not in self.scopes:
            raise TableError("no_scope", scope=scope)


class Players:
    """Knows guests by their cookies and programs by their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = URLSafeSerializer(store.secret("cookies"), salt="guest")

    def new_guest(self, name: str = "") -> Player:
        """Somebody who was never here."""
        return Player(secrets.token_hex(12), fit_name(name) if name else f"Guest {secrets.randbelow(9000) + 1000}")

    def cookie(self, player: Player) -> str:
        return str(self._signer.dumps([player.id, player.name]))

    def from_cookie(self, cookie: str | None) -> Player | None:
        """The guest whose cookie this is; None if we did not sign it."""
        if not cookie or len(cookie) > 1000:
            return None
        try:
            id, name = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Player(str(id), str(name))

    # Tokens

    def make_token(self, owner: Player, name: str, scopes: list[str], at: float) -> dict[str, Any]:
        """A token for a program, which is a player of its own. It is shown once: we keep its hash."""
        if owner.is_program:
            raise TableError("no_scope", scope="tokens")
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
        return Player(kept["player"], kept["name"], frozenset(kept["scopes"].split()), is_program=True)

    def tokens_of(self, owner: Player) -> list[dict[str, Any]]:
        return [shown(kept) for kept in self._store.tokens_of(owner.id)]

    def drop_token(self, owner: Player, token: str) -> None:
        if not self._store.drop_token(owner.id, token):
            raise TableError("no_token", id=token)


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
    return fit
