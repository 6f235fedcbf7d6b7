"""Invitations: to a table, from somebody who sits there or has opened it, to people whom they have raced before.

Nobody has to be anybody's friend for that. Who does not want to be invited, or was reported by either side, is not; and
nobody is told which of these it is.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from paddock.errors import TableError
from paddock.server import outbox
from paddock.server.database import INVITATIONS, REPORTS, RESULTS, TABLES, WISHES
from paddock.server.outbox import INVITED, Turn
from paddock.server.players import Player
from paddock.server.results import name_of_track, rivals_of, track_of
from paddock.server.store import Store
from paddock.server.table import OPEN, Table, who_is

LAST = 7 * 86_400.0  #: seconds for which an invitation is shown
MOST_SHOWN = 20
MOST_AT_ONCE = 10  #: to tables that wait yet, from one person to another


def invite(store: Store, table: Table, by: Player, who: str, at: float) -> None:
    """Invite somebody to a table that waits for people."""
    if table.status != OPEN or table.header.matched:
        raise TableError("started_already")
    if not table.has_part(by.id):
        raise TableError("no_seat")
    player = store.run(lambda connection: invitable(connection, by.id, who))
    if player is None or table.order.keeps_out(who, ""):
        raise TableError("not_invitable")
    about = {"game": table.header.game, "track": track_of(table), "table": table.header.id}

    def add(connection: Connection) -> None:
        pair = (INVITATIONS.c.player == player, INVITATIONS.c.by == by.id, INVITATIONS.c.at > at - LAST)
        if (connection.scalar(select(func.count()).select_from(INVITATIONS).where(*pair)) or 0) >= MOST_AT_ONCE:
            raise TableError("not_invitable")
        row = {"table_id": table.header.id, "player": player, "by": by.id, "name": by.name, "at": at}
        connection.execute(insert(INVITATIONS).values(**row))
        told = {"kind": INVITED, **about, "since": at, "until": None}
        outbox.put_down(connection, table.header.id, [Turn(player, INVITED, told)], at)

    try:
        store.run(add)
    except IntegrityError:  # once is enough
        raise TableError("invited_already") from None


def invitable(connection: Connection, by: str, who: str) -> str | None:
    """The player whom others call so, if somebody may invite them."""
    theirs = RESULTS.alias()
    raced = (
        select(theirs.c.player)
        .join(RESULTS, RESULTS.c.table_id == theirs.c.table_id)
        .where(RESULTS.c.player == by, theirs.c.who == who, theirs.c.player.is_not(None), theirs.c.player != by)
    )
    player: str | None = connection.scalar(raced.limit(1))
    if player is None or who in at_odds(connection, by):
        return None
    wish = connection.scalar(select(WISHES.c.invitations).where(WISHES.c.player == player))
    return None if wish is False else player


def at_odds(connection: Connection, player: str) -> set[str]:
    """Whom a player has reported, and who has reported them."""
    own = who_is(player)
    named = or_(REPORTS.c.by == own, REPORTS.c.who == own)
    return {each for row in connection.execute(select(REPORTS.c.by, REPORTS.c.who).where(named)) for each in row} - {
        own
    }


def met_by(store: Store, player: str) -> list[dict[str, Any]]:
    """The people whom a player has raced, those first whom they have raced most often; who was reported is left out."""

    def read(connection: Connection) -> list[dict[str, Any]]:
        shunned = reported_by(connection, player)
        met = ({key: each[key] for key in ("who", "name", "races")} for each in rivals_of(connection, player))
        return [each for each in met if each["who"] not in shunned]

    return store.run(read)


def reported_by(connection: Connection, player: str) -> set[str]:
    return set(connection.scalars(select(REPORTS.c.who).where(REPORTS.c.by == who_is(player))))


def invitations_of(store: Store, player: str, at: float) -> list[dict[str, Any]]:
    """To which tables somebody is invited that wait for people yet; the newest first."""
    waits = and_(TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.status == OPEN)
    columns = (INVITATIONS.c.table_id, INVITATIONS.c.name, INVITATIONS.c.at, TABLES.c.game, TABLES.c.header)
    chosen = select(*columns).join(TABLES, waits).where(INVITATIONS.c.player == player, INVITATIONS.c.at > at - LAST)
    newest = chosen.order_by(INVITATIONS.c.at.desc()).limit(MOST_SHOWN)

    def read(connection: Connection) -> list[dict[str, Any]]:
        return [
            {"table": row.table_id, "game": row.game, "by": row.name, "at": row.at}
            | {"track": name_of_track(row.game, row.header["options"]), "pace": row.header["pace"]}
            for row in connection.execute(newest)
        ]

    return store.run(read)


def decline(store: Store, player: str, table: str) -> None:
    """An invitation is not shown any more."""
    own = (INVITATIONS.c.player == player, INVITATIONS.c.table_id == table)
    store.run(lambda connection: connection.execute(delete(INVITATIONS).where(*own)))
