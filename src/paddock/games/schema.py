"""The schema of a game: all that its numbers mean, for programs and for pages that read them.

`paddock schema heat` prints it, a server gives it under `/api/schema/heat`, and the types of the page are made from it.
It changes only with the sources of the game, and names the version of its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from paddock.engine.glass import NONE, UNKNOWN, Column, Row
from paddock.games import GAMES, game
from paddock.games.contract import Game


class SchemaColumn(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A column of a row, see `paddock.engine.glass`."""

    name: str
    kind: str = ""  #: what its numbers stand for: an enumeration, "flag", or nothing
    form: str = "one"  #: one, pile (how many, then they), bag (how many of each), each (a number for each)
    at: int = 0  #: in a view: where it begins
    size: int = 1  #: in a view: how many numbers it takes, for each member of its group
    per: str = ""  #: in a view: the group
    sets: str = ""  #: in an event: the column of the view that has this value from now on
    quiet: bool = False  #: in an event: for boards alone
    maybe: bool = False  #: whether it can be unknown
    means: str = ""


class SchemaRow(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An event, or a kind of choice: its columns one after another, a pile with its length before it."""

    name: str
    columns: list[SchemaColumn] = []
    rule: str = ""  #: behind an event
    of: str = ""  #: the column that says whose columns of the view an event sets
    loud: bool = False  #: whether an event stands out


class Members(msgspec.Struct):
    """A group of a view: how many members there can be, and what numbers them."""

    size: int
    kind: str


class Schema(msgspec.Struct, kw_only=True):
    """All numbers of a game."""

    game: str
    rules: int  #: the version
    unknown: int = UNKNOWN
    none: int = NONE
    seats: list[int]
    usual: int
    seen: int  #: numbers of a view
    columns: list[SchemaColumn]  #: of a view
    groups: dict[str, Members]
    events: list[SchemaRow]  #: by code
    choices: list[SchemaRow]  #: by kind
    actions: list[list[int]]  #: per action its kind, and the columns that say which one it is
    refusals: list[str]  #: the rules that forbid, by number less one
    foresight: list[str]  #: what a preview tells of a choice
    enumerations: dict[str, list[Any]]
    called: list[str]  #: enumerations that differ from race to race and come with a table
    short: dict[str, Any]  #: options and seats of a race that shows the game soon
    liveries: dict[str, Any]  #: how seats look that are called by a colour


def schema(room: Game) -> Schema:
    """The schema of a game.

    >>> heat = schema(game("heat"))
    >>> heat.events[2].name, heat.actions[3], heat.choices[0].columns[0].name
    ('plan_committed', [0, 4], 'gear')
    """
    courses, _ = room.notation.make_course(room.notation.seat_names(room.usual), {}, None)
    return Schema(
        game=room.name,
        rules=room.version,
        seats=list(room.seats),
        usual=room.usual,
        seen=room.faces.seen.size,
        columns=[
            as_column(column, at=at, size=size)
            for column, (_, at, size, *_) in zip(room.faces.seen.columns, room.faces.seen.places, strict=True)
        ],
        groups={name: Members(group.size, group.kind) for name, group in room.faces.seen.groups.items()},
        events=[as_row(event, loud=event.name in room.faces.loud) for event in room.faces.events],
        choices=[as_row(choice) for choice in room.faces.choices_of],
        actions=[list(subject) for subject in room.faces.subjects],
        refusals=list(room.rules.refusals),
        foresight=list(room.rules.foresight),
        enumerations={name: list(labels) for name, labels in room.notation.enumerations.items()},
        called=[*room.notation.called(courses[0], room.notation.seat_names(room.usual)), "seats", "actions"],
        short=dict(room.faces.short),
        liveries=dict(room.faces.liveries),
    )


def boards() -> dict[str, Any]:
    """What the boards of all games are made of, as JSON Schema."""
    kinds = [get_type_hints(game(name).faces.board)["return"] for name in GAMES]
    return msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")[1]


def as_column(column: Column, at: int = 0, size: int = 1) -> SchemaColumn:
    return SchemaColumn(
        name=column.name,
        kind=column.kind,
        form=column.form,
        at=at,
        size=size,
        per=column.per,
        sets=column.sets,
        quiet=column.quiet,
        maybe=column.maybe,
        means=column.means,
    )


def as_row(row: Row, loud: bool = False) -> SchemaRow:
    columns: Sequence[Column] = row.columns
    return SchemaRow(
        name=row.name, columns=[as_column(column) for column in columns], rule=row.rule, of=row.of, loud=loud
    )
