"""Championships in the store: their lines, who has had a part in them, and how somebody is forgotten there."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from paddock.errors import PaddockError, StoreError
from paddock.games.contract import Document
from paddock.server.cup import GONE, OPEN, RUNNING, Cup, Line, Run
from paddock.server.database import CHAMPIONSHIP_LINES, CHAMPIONSHIP_PEOPLE, CHAMPIONSHIPS, ENTRIES

MOST_MINE, MOST_OTHERS = 20, 20  #: championships that are listed


class Row(NamedTuple):
    """What is stored of a championship beside its log."""

    id: str
    code: str
    host: str
    status: str
    listed: bool
    made: float
    due: float | None


def read(connection: Connection, id: str) -> Cup:
    row = connection.execute(select(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.id == id)).one_or_none()
    if row is None or row.status == GONE:
        raise StoreError("no_cup", id=id[:40])
    return with_lines(connection, row)


def read_any(connection: Connection, id: str) -> Cup:
    """The same, if it was given up, too."""
    return with_lines(connection, connection.execute(select(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.id == id)).one())


def with_lines(connection: Connection, row: Any) -> Cup:
    return Cup(row.id, row.code, row.host, map(Line.from_document, lines_of(connection, row.id)))


def chosen(connection: Connection, player: str) -> list[tuple[Cup, bool]]:
    mine = select(CHAMPIONSHIP_PEOPLE.c.championship).where(CHAMPIONSHIP_PEOPLE.c.player == player)
    there = select(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.status != GONE).order_by(CHAMPIONSHIPS.c.made.desc())
    own = connection.execute(there.where(CHAMPIONSHIPS.c.id.in_(mine)).limit(MOST_MINE)).all()
    open = there.where(CHAMPIONSHIPS.c.listed, CHAMPIONSHIPS.c.status.in_((OPEN, RUNNING))).limit(MOST_OTHERS)
    known = {row.id for row in own}
    others = [row for row in connection.execute(open).all() if row.id not in known]
    return [(with_lines(connection, row), row in own) for row in (*own, *others)]


def put(connection: Connection, id: str, seq: int, line: Line) -> None:
    connection.execute(insert(CHAMPIONSHIP_LINES).values(championship=id, seq=seq, line=line.as_document()))


def keep(connection: Connection, cup: Cup, seq: int, line: Line) -> None:
    """Write a line down, and what has become of the championship."""
    put(connection, cup.id, seq, line)
    due = line.at if cup.status == RUNNING else None
    connection.execute(update(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.id == cup.id).values(status=cup.status, due=due))
    if line.do == "entered" and line.by is not None:
        take_part(connection, cup.id, line.by)


def take_part(connection: Connection, id: str, player: str) -> None:
    own = CHAMPIONSHIP_PEOPLE.c.championship == id, CHAMPIONSHIP_PEOPLE.c.player == player
    if connection.scalar(select(CHAMPIONSHIP_PEOPLE.c.player).where(*own)) is None:
        connection.execute(insert(CHAMPIONSHIP_PEOPLE).values(championship=id, player=player))


def has_lines(connection: Connection, run: Run) -> bool:
    """Whether a table has all the lines that it begins with."""
    last = len(run.entrants) + sum(run.places[key].is_driven for key in run.entrants) - 1
    line = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == run.table, ENTRIES.c.seq == last)
    return connection.scalar(line) is not None


# People


def hand_over(connection: Connection, player: str, to: str) -> None:
    """A guest turns out to have been a member: so in all championships."""
    for id in of_player(connection, player):
        rewrite(connection, id, lambda line: {**line, "by": to} if line.get("by") == player else line)
        leave(connection, id, player)
        take_part(connection, id, to)
    connection.execute(update(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.host == player).values(host=to))


def forget(connection: Connection, player: str, alias: str) -> None:
    """Somebody is nobody from now on: their name is gone. What they run and nobody has started yet is given up."""
    for id in of_player(connection, player):
        called = names_of(lines_of(connection, id), player)
        rewrite(connection, id, lambda line, called=called: without_name(line, player, alias, called))  # type: ignore[misc]
        leave(connection, id, player)
    own = update(CHAMPIONSHIPS).where(CHAMPIONSHIPS.c.host == player)
    connection.execute(own.where(CHAMPIONSHIPS.c.status == OPEN).values(status=GONE, host=alias))
    connection.execute(own.values(host=alias))


def names_of(lines: list[Document], player: str) -> set[str]:
    """What somebody was called in a championship: as they have entered, and on the list on which they stood.

    >>> made = {"do": "made", "at": 0.0, "by": "ben", "values": {"entrants": [{"name": "Ana A."}], "game": "heat"}}
    >>> entered = {"do": "entered", "at": 1.0, "by": "ana", "values": {"name": "Ana", "place": "1"}}
    >>> sorted(names_of([made, entered], "ana"))
    ['Ana', 'Ana A.']
    """
    own = [line for line in lines if line.get("by") == player and line["do"] == "entered"]
    names = {str(line["values"]["name"]) for line in own}
    with suppress(PaddockError):  # a championship by other rules can't be read, but the names are in the lines
        cup = Cup("", "", "", map(Line.from_document, lines))
        there = zip(lines, cup.concerned, strict=True)
        names |= {place.name for line, place in there if place is not None and any(line is each for each in own)}
    return names - {""}


def without_name(line: Document, player: str, alias: str, called: set[str]) -> Document:
    """A line in which a person has become nobody, by whatever name others have called them.

    >>> without_name({"do": "entered", "by": "ana", "values": {"name": "Ana"}}, "ana", "nobody", {"Ana"})
    {'do': 'entered', 'by': 'nobody', 'values': {'name': ''}}
    """
    said: Document = line.get("values", {})
    values: Document = {key: "" if key in ("name", "new") and told in called else told for key, told in said.items()}
    if "entrants" in values and line["do"] == "made":
        places: list[Document] = said["entrants"]
        values["entrants"] = [{**place, "name": ""} if place.get("name") in called else place for place in places]
    if "reason" in values:
        for name in called:
            values["reason"] = re.sub(rf"\b{re.escape(name)}\b", "…", values["reason"])
    changed = {**line, **({"values": values} if values else {})}
    if line.get("by") == player:
        changed = {key: value for key, value in changed.items() if key != "command"} | {"by": alias}
    return changed


def own_data(connection: Connection, players: set[str]) -> Document:
    """What is stored of some in championships, as they may have it."""
    found: Document = {}
    for id in dict.fromkeys(id for player in sorted(players) for id in of_player(connection, player)):
        cup = read_any(connection, id)
        own = [line.as_document() for line in cup.lines if line.by in players]
        hidden = ("by", "command")
        lines = [{key: value for key, value in line.items() if key not in hidden} for line in own]
        found[id] = {"title": cup.about["title"], "game": cup.game, "lines": lines}
    return found


def of_player(connection: Connection, player: str) -> list[str]:
    mine = select(CHAMPIONSHIP_PEOPLE.c.championship).where(CHAMPIONSHIP_PEOPLE.c.player == player)
    return list(connection.scalars(mine))


def lines_of(connection: Connection, id: str) -> list[Document]:
    lines = select(CHAMPIONSHIP_LINES.c.line).where(CHAMPIONSHIP_LINES.c.championship == id)
    return list(connection.scalars(lines.order_by(CHAMPIONSHIP_LINES.c.seq)))


def rewrite(connection: Connection, id: str, change: Callable[[Document], Document]) -> None:
    for seq, line in enumerate(lines_of(connection, id)):
        changed = change(line)
        if changed != line:
            at = CHAMPIONSHIP_LINES.c.championship == id, CHAMPIONSHIP_LINES.c.seq == seq
            connection.execute(update(CHAMPIONSHIP_LINES).where(*at).values(line=changed))


def leave(connection: Connection, id: str, player: str) -> None:
    own = CHAMPIONSHIP_PEOPLE.c.championship == id, CHAMPIONSHIP_PEOPLE.c.player == player
    connection.execute(delete(CHAMPIONSHIP_PEOPLE).where(*own))
