"""What goes out of a log while its race stays: a person who wants to be forgotten, and what age makes needless.

Lines are rewritten as they are written down, so that a key of a newer version stays where it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Iterable, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Text, cast, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from paddock.errors import PaddockError, StoreError
from paddock.games import game as find_game
from paddock.server.commands import GUEST
from paddock.server.counting import one_at_a_time
from paddock.server.database import (
    BANS,
    BROUGHT,
    CALLS,
    ENTRIES,
    GONE,
    INVITATIONS,
    MEMBERS,
    PASSKEYS,
    PEOPLE,
    REPORTS,
    RESULTS,
    TABLES,
    WAITING,
    WAYS,
    WISHES,
    shown,
)
from paddock.server.outbox import drop_way
from paddock.server.reading import documents, lines_of, read_entries, read_row, replay
from paddock.server.snapshots import drop_snapshot
from paddock.server.standings import hand_on, take_name
from paddock.server.table import BLANK, FOR_GOOD, OPEN, RACING, USUAL_BOT, Entry, Table, who_is
from paddock.server.table import NOBODY as FORGOTTEN
from paddock.server.tallies import add_up_anew, strike_out

LineDocument = Mapping[str, Any]  #: a line of a log as plain data

TRIES = 100  #: how often somebody tries to leave a race that is faster
NOBODY = GUEST  #: the name of somebody who has none any more
PASSING = ("said", "came", "gone", "reopened", "muted", "unmuted", "chat")  #: lines that no race needs


def new_alias() -> str:
    """An id that nobody has a cookie for."""
    return f"{FORGOTTEN}{secrets.token_hex(10)}"


def without_person(line: LineDocument, player: str, alias: str, names: Container[str] = ()) -> LineDocument:
    """A line in which a person has become nobody: the name is gone, and what was said.

    The names are those that the person had at the table: whoever breaks a seal is named in the lines of others.

    >>> without_person({"do": "said", "at": 1.0, "by": "ana", "values": {"text": "Hi!", "name": "Ana"}}, "ana", "x")
    {'do': 'said', 'at': 1.0, 'by': 'x', 'values': {'text': '', 'name': 'Guest'}}
    >>> without_person({"do": "broken", "values": {"broken": {"B": "Ana", "C": "Ben"}}}, "ana", "x", ["Ana"])
    {'do': 'broken', 'values': {'broken': {'B': 'Guest', 'C': 'Ben'}}}
    """
    values = dict(line.get("values") or {})
    if "broken" in values:
        values |= blamed(values, names)
        line = with_values(line, values)
    if line.get("by") == player:
        kept = {key: value for key, value in line.items() if key != "command"}  # it is named after its player
        return with_values({**kept, "by": alias}, nameless(values))
    if line.get("do") in ("kicked", "muted", "unmuted") and values.get("who") == who_is(player):
        return with_values(line, {**nameless(values), "who": who_is(alias)})
    return line


def handed_over(line: LineDocument, guest: str, member: str) -> LineDocument:
    """A line in which a guest turns out to have been a member.

    >>> handed_over({"do": "sat", "at": 1.0, "by": "g", "seat": "A", "values": {"name": "Ana"}}, "g", "ana")
    {'do': 'sat', 'at': 1.0, 'by': 'ana', 'seat': 'A', 'values': {'name': 'Ana'}}
    """
    if line.get("by") == guest:
        return {**without(line, "command"), "by": member}
    values = line.get("values") or {}
    if values.get("who") == who_is(guest):
        return with_values(line, {**values, "who": who_is(member)})
    return line


def names_of(lines: Iterable[LineDocument], player: str) -> set[str]:
    """What a player was called at a table."""
    told = (line.get("values") or {} for line in lines if line.get("by") == player)
    return {str(values["name"]) for values in told if "name" in values}


def blamed(values: Mapping[str, Any], names: Container[str]) -> Mapping[str, Any]:
    """Because of whom a seal was broken, without some names."""
    return {"broken": {seat: NOBODY if name in names else name for seat, name in values["broken"].items()}}


def nameless(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Values without a name, and without what was said."""
    emptied = {"name": NOBODY, "text": ""}
    return {key: emptied.get(key, value) for key, value in values.items() if key != "home"}


def with_values(line: LineDocument, values: Mapping[str, Any]) -> LineDocument:
    return {**line, "values": values} if values else line


def without(line: LineDocument, *keys: str) -> LineDocument:
    return {key: value for key, value in line.items() if key not in keys}


def leaving(table: Table, player: str, at: float) -> list[Entry]:
    """The lines by which somebody leaves a table for good: before the race the seat is free, in it a bot drives on."""
    lines = []
    for seat in table.seats_of(player):
        if table.status == OPEN:
            lines.append(Entry("left", at, player, seat=seat))
        elif table.status == RACING and table.chairs[seat].away not in FOR_GOOD:
            lines.append(Entry("away", at, player, seat=seat, values={"bot": USUAL_BOT, "why": "resigned"}))
    return lines


def own(line: LineDocument) -> LineDocument:
    """A line of their own as a person may have it: what chance gave is not theirs to know while the race is on."""
    values = {key: value for key, value in (line.get("values") or {}).items() if key != "chance"}
    return with_values(without(line, "by", "command", "values"), values)


# A person


def tables_with(connection: Connection, player: str) -> list[str]:
    """The tables that know a player: by a seat, a line, or as their host."""
    named = [cast(ENTRIES.c.entry, Text).contains(word, autoescape=True) for word in (player, who_is(player))]
    hosted = cast(TABLES.c.header, Text).contains(player, autoescape=True)
    chosen = (
        select(ENTRIES.c.table_id).where(or_(*named)),
        select(PEOPLE.c.table_id).where(PEOPLE.c.player == player),
        select(TABLES.c.id).where(hosted),
    )
    return sorted({table for each in chosen for table in connection.scalars(each)})


def forget_at(connection: Connection, table: str, player: str, at: float) -> None:
    """Make a person nobody at one table."""
    alias = new_alias()
    one_at_a_time(connection)
    names = names_of((line for _, line in documents(connection, table)), player)
    rewrite(connection, table, lambda line: without_person(line, player, alias, names))
    blot_out(connection, table, player)
    leave(connection, table, alias, at)
    hand_over(connection, table, player, alias)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.table_id == table, PEOPLE.c.player == player))
    mark_rewritten(connection, table, at)
    own = RESULTS.c.table_id == table, RESULTS.c.player == player
    connection.execute(update(RESULTS).where(*own).values(player=alias, who=who_is(alias), name=NOBODY))


def bring_at(connection: Connection, table: str, guest: str, member: str, at: float) -> None:
    """Make a guest a member at one table: seats, words and the table itself are the member's."""
    one_at_a_time(connection)
    rewrite(connection, table, lambda line: handed_over(line, guest, member))
    header = connection.execute(select(TABLES.c.header).where(TABLES.c.id == table)).scalar_one()
    if header["host"] == guest:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header={**header, "host": member}))
    of_table = PEOPLE.c.table_id == table
    there = connection.scalar(select(PEOPLE.c.player).where(of_table, PEOPLE.c.player == member))
    if there is None:
        connection.execute(update(PEOPLE).where(of_table, PEOPLE.c.player == guest).values(player=member))
    else:
        connection.execute(delete(PEOPLE).where(of_table, PEOPLE.c.player == guest))
    mark_rewritten(connection, table, at)
    own = RESULTS.c.table_id == table, RESULTS.c.player == guest
    connection.execute(update(RESULTS).where(*own).values(player=member, who=who_is(member)))


def guests_of(connection: Connection, player: str) -> list[str]:
    """The guests that a member has been."""
    return list(connection.scalars(select(BROUGHT.c.guest).where(BROUGHT.c.player == player)))


def forget_member(connection: Connection, player: str) -> None:
    """Whoever is forgotten has no way to come back."""
    for table in (MEMBERS, PASSKEYS, BROUGHT):
        connection.execute(delete(table).where(table.c.player == player))
    drop_way(connection, or_(WAYS.c.owner == player, WAYS.c.player == player))


def forget_calls(connection: Connection, player: str) -> None:
    """Whoever is forgotten waits for nothing, is called by nobody, and invites nobody."""
    drop_way(connection, or_(WAYS.c.owner == player, WAYS.c.player == player))
    for table in (WAITING, WISHES, CALLS):
        connection.execute(delete(table).where(table.c.player == player))
    connection.execute(delete(INVITATIONS).where(or_(INVITATIONS.c.player == player, INVITATIONS.c.by == player)))


def bring_calls(connection: Connection, guest: str, member: str) -> None:
    """How a guest is called is how the member is called; what both have wished for stays as the member has it."""
    connection.execute(delete(WAITING).where(WAITING.c.player == guest))
    for column in (WAYS.c.owner, WAYS.c.player, CALLS.c.player, INVITATIONS.c.by):
        connection.execute(update(column.table).where(column == guest).values({column.name: member}))
    if connection.scalar(select(WISHES.c.player).where(WISHES.c.player == member)) is None:
        connection.execute(update(WISHES).where(WISHES.c.player == guest).values(player=member))
    theirs = select(INVITATIONS.c.table_id).where(INVITATIONS.c.player == member)
    own = INVITATIONS.c.player == guest
    connection.execute(update(INVITATIONS).where(own, INVITATIONS.c.table_id.not_in(theirs)).values(player=member))
    for table in (WISHES, INVITATIONS):
        connection.execute(delete(table).where(table.c.player == guest))


def forget_sums(connection: Connection, players: Iterable[str]) -> None:
    """Whoever is forgotten has no history, is nobody's rival, and on no leaderboard."""
    one_at_a_time(connection)
    for player in players:
        strike_out(connection, player)
        take_name(connection, player)


def bring_sums(connection: Connection, guest: str, member: str) -> None:
    """What a guest's races have come to belongs to the member."""
    one_at_a_time(connection)
    strike_out(connection, guest)
    add_up_anew(connection, member)
    hand_on(connection, guest, member)


def mark_rewritten(connection: Connection, table: str, at: float, **marks: Any) -> None:
    """Say that a log is not what it was, and throw away what was made of it before.

    In this order: a server that has a snapshot of the old lines in its hands finds the mark, or is found by it. So is
    one that notes how the race has ended: results are changed when the mark is there.
    """
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(rewritten=at, summary=None, **marks))
    racing = (TABLES.c.id == table, TABLES.c.status == RACING)
    connection.execute(update(TABLES).where(*racing).values(due=0.0))  # so that it is noted again whose turn it is
    drop_snapshot(connection, table)


def forget_reports(connection: Connection, player: str) -> None:
    """Make a person nobody in what players say about each other, and in bans: nobody comes as that person any more."""
    who, nobody = who_is(player), who_is(new_alias())
    named = or_(REPORTS.c.by == who, REPORTS.c.who == who, cast(REPORTS.c.lines, Text).contains(who))
    for row in connection.execute(select(REPORTS).where(named)).mappings().all():
        lines = [{**nameless(line), "who": nobody} if line.get("who") == who else line for line in row["lines"]]
        changed: dict[str, Any] = {"lines": lines}
        if row["by"] == who:
            changed |= {"by": nobody, "text": ""}
        if row["who"] == who:
            changed |= {"who": nobody, "name": NOBODY}
        connection.execute(update(REPORTS).where(REPORTS.c.id == row["id"]).values(**changed))
    connection.execute(delete(BANS).where(BANS.c.who == who))


def reports_by(connection: Connection, players: set[str]) -> list[dict[str, Any]]:
    """What some have said about others."""
    columns = (REPORTS.c.table_id, REPORTS.c.at, REPORTS.c.name, REPORTS.c.reason, REPORTS.c.text)
    chosen = select(*columns).where(REPORTS.c.by.in_([who_is(player) for player in players]))
    return [dict(row) for row in connection.execute(chosen.order_by(REPORTS.c.at)).mappings()]


def rewrite(connection: Connection, table: str, change: Callable[[LineDocument], LineDocument]) -> None:
    """Change the lines of a log in their places: servers that have it open go on where they are."""
    for seq, line in list(documents(connection, table)):
        changed = change(line)
        if changed != line:
            put(connection, table, seq, changed)


def put(connection: Connection, table: str, seq: int, line: LineDocument) -> None:
    at_place = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
    connection.execute(update(ENTRIES).where(*at_place).values(entry=line))


def blot_out(connection: Connection, table: str, player: str) -> None:
    """Lines that can't be read could still name a person; they stay unreadable."""
    readable = {seq for seq, _ in documents(connection, table)}
    for seq, line in list(lines_of(connection, table)):
        if seq not in readable and player in (line if isinstance(line, str) else line.decode(errors="replace")):
            put(connection, table, seq, {"unreadable": ""})


def hand_over(connection: Connection, table: str, player: str, alias: str) -> None:
    """A table that a person has opened is nobody's from now on; if its race has not begun, nobody could start it."""
    try:
        row = read_row(connection, table)
    except StoreError:
        return
    if row["header"]["host"] == player:
        status = GONE if row["status"] == OPEN else row["status"]
        header = {**row["header"], "host": alias}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=header, status=status))


def leave(connection: Connection, table: str, player: str, at: float) -> None:
    """Let somebody leave their seats at a table, if they still have any."""
    try:
        loaded = replay(read_row(connection, table), read_entries(connection, table))
    except PaddockError:  # what nobody can read nobody can sit at
        return
    for _ in range(TRIES):
        entries = enumerate(leaving(loaded, player, at), start=loaded.length)
        rows = [{"table_id": table, "seq": seq, "entry": entry.as_document()} for seq, entry in entries]
        if not rows:
            return
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(ENTRIES), rows)
            return
        for entry in read_entries(connection, table, since=loaded.length):  # the race was faster
            loaded.apply(entry)
    raise StoreError("store_busy", url=shown(connection.engine))


# Age


def thinned(line: LineDocument) -> LineDocument:
    """What is left of a line after years: who sat where, without their names, and the race."""
    if line.get("do") in PASSING:
        return {"do": BLANK, "at": 0.0}
    if line.get("do") == "sat":  # so that people find their own races again
        return with_values(without(line, "command"), nameless(line.get("values") or {}))
    if line.get("do") == "kicked":
        line = with_values(line, without(line.get("values") or {}, "homes"))
    values = line.get("values") or {}
    if "broken" in values:
        line = with_values(line, {**values, **blamed(values, values["broken"].values())})
    return without(line, "command", "by")


def thin_at(connection: Connection, table: str, at: float) -> None:
    """Thin one table, if its race is the same afterwards."""
    row, entries = read_row(connection, table), read_entries(connection, table)
    rewrite(connection, table, thinned)
    if row["rules"] == find_game(row["game"]).version:
        before, after = replay(row, entries), replay(row, read_entries(connection, table))
        if (before.race, before.status) != (after.race, after.status):
            raise StoreError("table_differs", id=table)
    connection.execute(update(RESULTS).where(RESULTS.c.table_id == table).values(name=NOBODY))
    mark_rewritten(connection, table, at, thinned=True)
