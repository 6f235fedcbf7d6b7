"""All that a database holds, read past the server: what is there now that nobody was told of?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select

from paddock.server.database import ENTRIES, KEYS, REVOKED, TABLES, TOKENS, connect

FIXED = ("id", "game", "rules", "header", "key", "opened", "code", "listed")  #: what never changes of a table


@dataclass
class Books:
    """What a database holds at one moment."""

    lines: dict[tuple[str, int], bytes]
    rows: dict[str, dict[Any, bytes]]  #: of all else, by table of the database and by key

    @classmethod
    def read(cls, url: str) -> Books:
        engine = connect(url)
        try:
            with engine.connect() as connection:
                entries = connection.execute(select(ENTRIES)).all()
                lines = {(row.table_id, row.seq): msgspec.json.encode(row.entry) for row in entries}
                rows = {
                    "tables": {
                        row["id"]: repr([row[key] for key in FIXED]).encode()
                        for row in connection.execute(select(TABLES)).mappings()
                    },
                    **{
                        table.name: {row[0]: repr(row).encode() for row in connection.execute(select(table))}
                        for table in (TOKENS, KEYS, REVOKED)
                    },
                }
        finally:
            engine.dispose()
        return cls(lines, rows)


@dataclass
class Granted:
    """What visitors were told that it was done."""

    commands: set[tuple[str, str]] = field(default_factory=set)  #: by the table, and the name that they have in its log
    requested: set[str] = field(default_factory=set)  #: those that came in requests, by the ids that they came with
    rows: Counter[str] = field(default_factory=Counter)  #: things made or deleted over HTTP, by table of the database
    unanswered: Counter[str] = field(default_factory=Counter)  #: the same, asked for when nobody waited any longer

    def join(self, other: Granted) -> None:
        """What visitors of another house were told, added to this."""
        self.commands |= other.commands
        self.requested |= other.requested
        self.rows += other.rows
        self.unanswered += other.unanswered


def changes(before: Books, after: Books, granted: Granted) -> list[str]:
    """What is in the books that nobody was told of, or is not there although somebody was."""
    problems = [f"line {place} has changed" for place, line in before.lines.items() if after.lines.get(place) != line]
    done: Counter[tuple[str, str]] = Counter()
    rematches = 0  # who asks for one, over a socket or in a request, makes a table
    for place, line in after.lines.items():
        entry = msgspec.json.decode(line)
        command = entry.get("command")
        rematches += place not in before.lines and entry["do"] == "rematch"
        if command is not None:
            done[place[0], command] += 1
            known = (place[0], command) in granted.commands or command.partition(":")[2] in granted.requested
            if place not in before.lines and not known:
                problems.append(f"line {place} was written for {command!r}, which was refused")
    problems += [
        f"{command!r} is in the logs {done[command]} times" for command in granted.commands if done[command] != 1
    ]
    for name, rows in before.rows.items():
        now = after.rows[name]
        if any(now.get(key, row) != row for key, row in rows.items()):
            problems.append(f"a row of {name} has changed")
        different = len(rows.keys() ^ now.keys())
        asked = granted.rows[name] + (rematches if name == TABLES.name else 0)
        if different > asked + granted.unanswered[name]:
            problems.append(f"{different} rows of {name} are new or gone, and {asked} were asked for")
        if name == TABLES.name and different < asked:
            problems.append(f"{asked} tables were made, as somebody was told, and {different} are there")
    return problems
