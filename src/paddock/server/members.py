"""Members: guests who keep their name. A passkey or a recovery code says that they are who they were.

A member is the same player as before, with a way to come back: by another browser, or after its cookies are gone.
No account is needed to race, and nothing is asked for: no e-mail, no password.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from paddock.errors import TableError
from paddock.server.counting import one_at_a_time
from paddock.server.database import MEMBERS, PASSKEYS
from paddock.server.players import Player, Players, fit_name, hashed, must_be_guest
from paddock.server.standings import list_member
from paddock.server.store import Store

if TYPE_CHECKING:
    from paddock.server.passkeys import Place

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  #: of recovery codes: none is taken for another one
GROUPS, GROUP = 5, 5  #: 122 bits
MOST_PASSKEYS = 20  #: of one member
PATIENCE = 300.0  #: seconds for a browser to answer a question


class Members:
    """Knows who keeps a name, and by what."""

    def __init__(self, store: Store, players: Players, now: Callable[[], float]) -> None:
        self._store = store
        self._players = players
        self._now = now

    def about(self, player: Player) -> dict[str, Any] | None:
        """What a member may know of themselves; None for a guest."""
        if player.is_program:
            return None

        def read(connection: Connection) -> dict[str, Any] | None:
            member = row_of(connection, player.id)
            if member is None:
                return None
            chosen = select(PASSKEYS).where(PASSKEYS.c.player == player.id).order_by(PASSKEYS.c.made)
            keys = [
                {"id": row.id, "name": row.name, "made": row.made, "used": row.used}
                for row in connection.execute(chosen)
            ]
            return {
                "name": member.name,
                "since": member.since,
                "passkeys": keys,
                "recovery": member.recovery is not None,
            }

        return self._store.run(read)

    def name_of(self, player: Player) -> str | None:
        """The name that a member keeps; None for a guest."""
        return self._store.run(
            lambda connection: connection.scalar(select(MEMBERS.c.name).where(MEMBERS.c.player == player.id))
        )

    def rename(self, player: Player) -> None:
        """A member has another name from now on, on every device."""
        renamed = update(MEMBERS).where(MEMBERS.c.player == player.id).values(name=player.name)
        self._store.run(lambda connection: connection.execute(renamed))

    # Ways to come back

    def ask_for_passkey(self, player: Player, place: Place) -> tuple[dict[str, Any], bytes]:
        """What a browser needs to make a passkey, and the question in it."""
        from paddock.server import passkeys

        must_be_guest(player, "passkeys")
        known = [key["id"] for key in (self.about(player) or {"passkeys": []})["passkeys"]]
        if len(known) >= MOST_PASSKEYS:
            raise TableError("too_many_passkeys", most=MOST_PASSKEYS)
        return passkeys.registration(place, player.id, player.name, known)

    def add_passkey(self, player: Player, place: Place, credential: dict[str, Any], question: bytes, name: str) -> None:
        """Keep a passkey that a browser has made; its owner is a member from now on."""
        from paddock.server import passkeys

        must_be_guest(player, "passkeys")
        made, at, named = passkeys.registered(place, credential, question), self._now(), fit_name(name)

        def add(connection: Connection) -> None:
            join(connection, player, at)
            of_player = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.player == player.id)
            if (connection.scalar(of_player) or 0) >= MOST_PASSKEYS:
                raise TableError("too_many_passkeys", most=MOST_PASSKEYS)
            row = {"id": made.id, "player": player.id, "name": named, "public": made.public, "uses": made.uses}
            connection.execute(insert(PASSKEYS).values(**row, made=at, used=at))

        try:
            self._store.run(add)
        except IntegrityError:
            raise TableError("known_passkey") from None

    def drop_passkey(self, player: Player, id: str) -> None:
        """A passkey is of no use any more; the last way to come back stays."""

        def drop(connection: Connection) -> None:
            locked = select(MEMBERS).where(MEMBERS.c.player == player.id).with_for_update()  # one at a time
            member = connection.execute(locked).one_or_none()
            keys = set(connection.scalars(select(PASSKEYS.c.id).where(PASSKEYS.c.player == player.id)))
            if member is None or id not in keys:
                raise TableError("no_passkey")
            if len(keys) == 1 and member.recovery is None:
                raise TableError("last_passkey")
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == id))

        self._store.run(drop)

    def make_recovery(self, player: Player) -> str:
        """A recovery code, shown this once; the one before is void. Who has it is a member from now on."""
        must_be_guest(player, "recovery")
        code = new_code()

        def keep(connection: Connection) -> None:
            join(connection, player, self._now())
            connection.execute(
                update(MEMBERS).where(MEMBERS.c.player == player.id).values(recovery=hashed(plain(code)))
            )

        self._store.run(keep)
        return code

    # Coming back

    def by_passkey(self, place: Place, credential: dict[str, Any], question: bytes, asked: float) -> Player:
        """The member whose passkey has answered a question that was asked at that time."""
        from paddock.server import passkeys

        id = credential.get("id")

        def look(connection: Connection) -> Row[Any] | None:
            return connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).one_or_none()

        row = self._store.run(look) if isinstance(id, str) else None
        if row is None:
            raise TableError("no_passkey")
        known = passkeys.Passkey(row.id, bytes(row.public), row.uses)
        uses = passkeys.used(place, credential, question, known)

        def use(connection: Connection) -> Row[Any] | None:
            fresh = (PASSKEYS.c.id == row.id, PASSKEYS.c.used <= asked)
            taken = connection.execute(update(PASSKEYS).where(*fresh).values(used=self._now(), uses=uses))
            return row_of(connection, row.player) if taken.rowcount else None

        return self._signed_in(self._store.run(use), "challenge_over")

    def by_code(self, code: str) -> Player:
        """The member whose recovery code this is."""
        chosen = select(MEMBERS).where(MEMBERS.c.recovery == hashed(plain(code)))
        return self._signed_in(
            self._store.run(lambda connection: connection.execute(chosen).one_or_none()), "wrong_code"
        )

    def _signed_in(self, member: Row[Any] | None, otherwise: str) -> Player:
        if member is None:
            raise TableError(otherwise)
        return Player(member.player, member.name, since=self._now())

    def bring(self, guest: Player, member: Player) -> list[str]:
        """What somebody did as a guest becomes what they did as a member; the answer is the tables to be read again."""
        must_be_guest(guest, "bring")
        if guest.id == member.id or self.name_of(guest) is not None:
            return []
        at = self._now()
        tables = self._store.bring(guest.id, member.id, at)
        self._players.look()
        return tables


# Codes


def new_code() -> str:
    """A recovery code, in groups that can be read out."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """A recovery code without what people write into it.

    >>> plain(" abcde-fghjk mnpqr")
    'ABCDEFGHJKMNPQR'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())[:100]


# In the store


def row_of(connection: Connection, player: str) -> Row[Any] | None:
    return connection.execute(select(MEMBERS).where(MEMBERS.c.player == player)).one_or_none()


def join(connection: Connection, player: Player, at: float) -> None:
    """A guest becomes a member, once."""
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert_here(MEMBERS).values(player=player.id, name=player.name, since=at)
    connection.execute(row.on_conflict_do_nothing())  # it may be asked for twice at a time
    one_at_a_time(connection)
    list_member(connection, player.id)
