"""Calls that are to be sent, in the store: written down with what they tell of, taken by one server each, sent once.

The key of a call is its way, table and turn, so there is never more than one. A server that takes a call says so before
it sends it; if it falls over then, the call is lost rather than sent twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from paddock.server.database import CALLS, INVITATIONS, TABLES, WAYS
from paddock.server.table import who_is

HOLD = 3.0  #: seconds that a call waits: who comes at once needs none
KEEP = 90 * 86_400.0  #: seconds that is remembered who was called; longer than any turn
TURN, INVITED = "turn", "invited"  #: what a call can be about


class Turn(NamedTuple):
    """Somebody whom everybody waits for, as they are called."""

    player: str
    name: str  #: of the turn: every turn of a player at a table has another
    told: dict[str, Any]


class Call(NamedTuple):
    """A call that a server has taken, and where it goes."""

    way: str
    table: str
    turn: str
    told: dict[str, Any]
    tries: int
    kind: str
    player: str
    address: str
    secret: bytes
    public: bytes
    language: str
    base: str


def put_down(connection: Connection, table: str, turns: Sequence[Turn], at: float) -> None:
    """Write down calls by all ways of those who are to be called, unless they are already."""
    if not turns:
        return
    of_them = select(WAYS.c.id, WAYS.c.player).where(
        WAYS.c.player.in_([turn.player for turn in turns]), WAYS.c.off.is_(None)
    )
    by_player = {turn.player: turn for turn in turns}
    rows = [
        {"way": way, "table_id": table, "turn": by_player[player].name, "player": player}
        | {"told": by_player[player].told, "made": at, "tries": 0, "due": at + HOLD}
        for way, player in connection.execute(of_them)
    ]
    if rows:
        insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(insert_here(CALLS).on_conflict_do_nothing(), rows)


def is_due(connection: Connection, at: float) -> bool:
    """Whether anything is to be sent."""
    return connection.scalar(select(CALLS.c.due).where(CALLS.c.due <= at).limit(1)) is not None


def take(connection: Connection, at: float, most: int) -> list[Call]:
    """Calls that are due, for this server alone; those that nobody needs any more are let go.

    The transaction must be one that changes what it has read.
    """
    due = select(CALLS).where(CALLS.c.due <= at).order_by(CALLS.c.due).limit(most).with_for_update(skip_locked=True)
    taken = []
    for row in connection.execute(due).mappings().all():
        change(connection, row["way"], row["table_id"], row["turn"], tries=row["tries"] + 1, due=None)
        way = connection.execute(select(WAYS).where(WAYS.c.id == row["way"])).mappings().one_or_none()
        told = still_told(connection, row)
        if way is not None and way["off"] is None and told is not None:
            where: dict[str, Any] = {key: way[key] for key in ("kind", "player", "address", "language", "base")}
            where |= {"secret": bytes(way["secret"]), "public": bytes(way["public"])}
            taken.append(Call(row["way"], row["table_id"], row["turn"], told, row["tries"] + 1, **where))
    return taken


def still_told(connection: Connection, row: RowMapping) -> dict[str, Any] | None:
    """What a call tells, if it is still of use; by whom somebody is invited stands in the invitation alone."""
    told: dict[str, Any] = row["told"]
    if told["kind"] == INVITED:
        own = (INVITATIONS.c.table_id == row["table_id"], INVITATIONS.c.player == row["player"])
        by = connection.scalar(select(INVITATIONS.c.name).where(*own))
        return None if by is None else {**told, "by": by}
    summary = connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == row["table_id"]))
    return told if still_on(summary, row["player"], told) else None


def still_on(summary: Mapping[str, Any] | None, player: str, told: dict[str, Any]) -> bool:
    """Whether it is that turn yet, and the player has not come by themselves."""
    if summary is None:
        return True
    chairs, who = summary["chairs"], who_is(player)
    return any(
        turn["since"] == told["since"] and chairs[seat].get("who") == who and not chairs[seat].get("here")
        for seat, turn in summary.get("turns", {}).items()
    )


def change(connection: Connection, way: str, table: str, turn: str, **values: Any) -> None:
    own = (CALLS.c.way == way, CALLS.c.table_id == table, CALLS.c.turn == turn)
    connection.execute(update(CALLS).where(*own).values(**values))


def try_again(connection: Connection, call: Call, due: float) -> None:
    """A call is to be sent once more."""
    change(connection, call.way, call.table, call.turn, due=due)


def switch_off(connection: Connection, way: str, at: float, why: str) -> None:
    """A way does not answer: nothing is sent by it until its owner switches it on again."""
    connection.execute(update(WAYS).where(WAYS.c.id == way).values(off=at, why=why[:80]))
    connection.execute(update(CALLS).where(CALLS.c.way == way).values(due=None))


def drop_way(connection: Connection, *which: Any) -> int:
    """Take ways out, with what was to be sent by them; the answer is how many there were."""
    own = select(WAYS.c.id).where(*which)
    connection.execute(delete(CALLS).where(CALLS.c.way.in_(own)))
    return connection.execute(delete(WAYS).where(*which)).rowcount


def sweep(connection: Connection, at: float) -> None:
    """Forget who was called long ago."""
    connection.execute(delete(CALLS).where(CALLS.c.made < at - KEEP))
