"""How people want to be called when they are away: browsers, programs, a feed; and whether others may invite them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import Connection, Row, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from paddock.errors import TableError
from paddock.server.database import INVITATIONS, TOKENS, VALID, WAITING, WAYS, WISHES
from paddock.server.outbox import drop_way
from paddock.server.outgoing import target_of
from paddock.server.players import Player, fit_name, hashed, must_be_guest
from paddock.server.pushes import Browser
from paddock.server.store import Store

PUSH, HOOK = "push", "hook"
MOST = {PUSH: 10, HOOK: 5}  #: of one player
SECRET = 32  #: bytes by which calls to a program are signed
WORD = 24  #: bytes of the word in the address of a feed


class Ways:
    """Knows by which ways people are called."""

    def __init__(self, store: Store, private: bool) -> None:
        self._store = store
        self.private = private

    def about(self, player: Player) -> dict[str, Any]:
        """What somebody may know of their own."""
        must_be_guest(player, "calls")
        return self._store.run(lambda connection: about(connection, player.id))

    def data_of(self, player: Player) -> dict[str, Any]:
        """All that is stored of how somebody is called, and whom they wait for or have invited."""

        def read(connection: Connection) -> dict[str, Any]:
            columns = (WAITING.c.game, WAITING.c.pace, WAITING.c.since, WAITING.c.table_id)
            waits = connection.execute(select(*columns).where(WAITING.c.player == player.id))
            named = or_(INVITATIONS.c.player == player.id, INVITATIONS.c.by == player.id)
            invited = select(INVITATIONS.c.table_id, INVITATIONS.c.name, INVITATIONS.c.at).where(named)
            return {
                **about(connection, player.id),
                "waits": [dict(row) for row in waits.mappings()],
                "invited": [dict(row) for row in connection.execute(invited).mappings()],
            }

        return self._store.run(read)

    # Browsers

    def add_browser(
        self, player: Player, address: str, p256dh: str, auth: str, name: str, language: str, base: str, at: float
    ) -> str:
        """Call a browser by its push service; one that was another player's is this player's from now on."""
        must_be_guest(player, "calls")
        target_of(address, self.private)
        browser = Browser.told(p256dh, auth)
        row: dict[str, Any] = {
            "kind": PUSH,
            "owner": player.id,
            "player": player.id,
            "name": fit_name(name),
            "address": address,
        }
        row |= {"secret": browser.secret, "public": browser.public, "language": language, "base": base, "made": at}
        return self._add({"id": id_of(PUSH, address), **row})

    def drop_browser(self, player: Player, address: str) -> None:
        """Call a browser no more."""
        own = (WAYS.c.id == id_of(PUSH, address), WAYS.c.owner == player.id)
        self._store.run(lambda connection: drop_way(connection, *own))

    # Programs

    def add_hook(
        self, player: Player, address: str, token: str | None, name: str, base: str, at: float
    ) -> dict[str, str]:
        """Call a program at an address, for its owner's turns or for those of a token; its secret is shown once."""
        must_be_guest(player, "calls")
        target_of(address, self.private)
        whose = player.id if token is None else self._program(player, token)
        secret = secrets.token_bytes(SECRET)
        row: dict[str, Any] = {
            "kind": HOOK,
            "owner": player.id,
            "player": whose,
            "name": fit_name(name),
            "address": address,
        }
        row |= {"secret": secret, "public": b"", "language": "en", "base": base, "made": at}
        return {"id": self._add({"id": id_of(HOOK, f"{player.id} {whose} {address}"), **row}), "secret": secret.hex()}

    def _program(self, owner: Player, token: str) -> str:
        chosen = select(TOKENS.c.player).where(TOKENS.c.owner == owner.id, TOKENS.c.id == token, VALID)
        player: str | None = self._store.run(lambda connection: connection.scalar(chosen))
        if player is None:
            raise TableError("no_token", id=token)
        return player

    def _add(self, row: dict[str, Any]) -> str:
        with self._store.rewriting() as connection:
            drop_way(connection, WAYS.c.id == row["id"])
            own = (WAYS.c.owner == row["owner"], WAYS.c.kind == row["kind"])
            if (connection.scalar(select(func.count()).select_from(WAYS).where(*own)) or 0) >= MOST[row["kind"]]:
                raise TableError("too_many_ways", most=MOST[row["kind"]])
            connection.execute(insert(WAYS).values(**row))
        return str(row["id"])

    def drop(self, player: Player, id: str) -> None:
        """Call nobody by this way any more."""
        own = (WAYS.c.id == id, WAYS.c.owner == player.id)
        if not self._store.run(lambda connection: drop_way(connection, *own)):
            raise TableError("no_way")

    def switch_on(self, player: Player, id: str) -> None:
        """A way that was switched off is tried again from now on."""
        own = (WAYS.c.id == id, WAYS.c.owner == player.id)
        switched = update(WAYS).where(*own).values(off=None, why="")
        if not self._store.run(lambda connection: connection.execute(switched).rowcount):
            raise TableError("no_way")

    # Wishes

    def allow_invitations(self, player: Player, allowed: bool) -> None:
        """Whether people whom a player has raced may invite them."""
        must_be_guest(player, "calls")
        self._wish(player.id, invitations=allowed)

    def make_feed(self, player: Player, language: str) -> str:
        """A word for the address of a feed, shown this once; the one before is void."""
        must_be_guest(player, "calls")
        word = secrets.token_urlsafe(WORD)
        self._wish(player.id, feed=hashed(word), language=language)
        return word

    def drop_feed(self, player: Player) -> None:
        """The address of the feed is void."""
        self._wish(player.id, feed=None)

    def with_feed(self, word: str) -> tuple[str, str] | None:
        """Whose feed has this word in its address, and in which language; None if nobody's."""
        chosen = select(WISHES.c.player, WISHES.c.language).where(WISHES.c.feed == hashed(word[:100]))
        row = self._store.run(lambda connection: connection.execute(chosen).one_or_none())
        return None if row is None else (row.player, row.language)

    def _wish(self, player: str, **wishes: Any) -> None:
        def write(connection: Connection) -> None:
            insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            row = insert_here(WISHES).values(**{"player": player, "invitations": True, "language": "en"} | wishes)
            connection.execute(row.on_conflict_do_update(index_elements=["player"], set_=wishes))

        self._store.run(write)


def about(connection: Connection, player: str) -> dict[str, Any]:
    """What is kept of how somebody is called, without what makes it work."""
    wish = connection.execute(select(WISHES).where(WISHES.c.player == player)).one_or_none()
    rows = connection.execute(select(WAYS).where(WAYS.c.owner == player).order_by(WAYS.c.made)).all()
    owned = connection.execute(select(TOKENS.c.player, TOKENS.c.name).where(TOKENS.c.owner == player))
    programs = {row.player: row.name for row in owned}
    return {
        "invitations": True if wish is None else bool(wish.invitations),
        "feed": wish is not None and wish.feed is not None,
        "browsers": [shown(row) for row in rows if row.kind == PUSH],
        "hooks": [{**shown(row), "program": programs.get(row.player)} for row in rows if row.kind == HOOK],
    }


def shown(row: Row[Any]) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "address": row.address, "made": row.made, "off": row.off, "why": row.why}


def id_of(kind: str, address: str) -> str:
    """The name of a way, which a page can work out for its own browser.

    >>> len(id_of("push", "https://push.example/1"))
    32
    """
    return hashlib.sha256(f"{kind} {address}".encode()).hexdigest()[:32]
