"""Writes the types of the page for every game from its schema: `web/src/rooms/GAME.ts`.

`web/build.py` runs this before it builds; by hand it is `python web/rooms.py`. The files are kept with the sources, so
that what a change of a room does to the page can be read; a test fails when they are old.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from paddock.games import GAMES, game
from paddock.games.schema import Schema, SchemaColumn, SchemaRow, schema

ROOMS = Path(__file__).parent / "src" / "rooms"
LONGEST_UNION = 64  #: words that a type lists; more are any word
LONGEST_LINE = 120
FORMS = {"one": "{}", "pile": "{}[]", "bag": "{}[]", "each": "Record<string, number>"}


def typescript(room: Schema) -> str:
    """The module of a game."""
    title = room.game.capitalize()
    parts = [
        f"// Made from the schema of {room.game} by web/rooms.py.",
        'import type { Schema } from "../wire/glass";',
        f'import type {{ {title}Board }} from "../wire/wire";',
        "",
        *(enumeration(type_name(kind), union(labels)) for kind, labels in room.enumerations.items()),
        "",
    ]
    for group in room.groups:
        own = members(column for column in room.columns if column.per == group)
        parts += [f"export interface {member_name(group)} {{", *own, "}", ""]
    parts += ["export interface View {", *members(column for column in room.columns if not column.per)]
    parts += [f"  {group}: Record<string, {member_name(group)}>;" for group in room.groups]
    parts += ["}", "", "export type Event =", *(event(each) for each in room.events)]
    parts[-1] += ";"
    parts += ["", "export type Choice = { action: number; move: string; text: string } & ("]
    parts += [*(choice(each) for each in room.choices), ");"]
    parts += ["", f"export interface {title} {{ view: View; event: Event; choice: Choice; board: {title}Board }}", ""]
    return "\n".join([*parts, f"export const schema: Schema = {laid_out(data(room))};", ""])


def type_name(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("_"))


def member_name(group: str) -> str:
    """What one of a group is called: `Car` of `cars`."""
    return type_name(group.removesuffix("s"))


def union(labels: Sequence[Any]) -> list[str]:
    if len(labels) > LONGEST_UNION:
        return ["string" if isinstance(labels[0], str) else "number"]
    return [json.dumps(label, ensure_ascii=False) for label in dict.fromkeys(labels)]


def enumeration(name: str, words: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(words)};"
    if len(line) <= LONGEST_LINE:
        return line
    return f"export type {name} =" + "".join(f"\n  | {word}" for word in words) + ";"


def type_of(column: SchemaColumn) -> str:
    kinds = {"": "number", "flag": "boolean", "seats": "string", "actions": "string"}
    return FORMS[column.form].format(kinds.get(column.kind) or CALLED.get(column.kind) or type_name(column.kind))


CALLED: dict[str, str] = {}  #: the types of what is called otherwise in every race


def members(columns: Iterator[SchemaColumn]) -> list[str]:
    lines = []
    for column in columns:
        comment = f"  /** {column.means[0].upper()}{column.means[1:]}. */\n" if column.means else ""
        lines.append(f"{comment}  {column.name}{'?' if column.maybe else ''}: {type_of(column)};")
    return lines


def values(columns: Sequence[SchemaColumn]) -> list[str]:
    return [f"{column.name}{'?' if column.maybe else ''}: {type_of(column)}" for column in columns]


def event(line: SchemaRow) -> str:
    own = values(line.columns)
    whole = '  | {{ name: "{}"; seat?: string; values: {} }}'.format
    short = whole(line.name, f"{{ {'; '.join(own)} }}" if own else "object")
    if len(short) < LONGEST_LINE:
        return short
    return whole(line.name, "{\n" + "".join(f"      {each};\n" for each in own) + "    }")


def choice(line: SchemaRow) -> str:
    return f'  | {{ kind: "{line.name}"; {"; ".join(values(line.columns))} }}'


def data(room: Schema) -> Any:
    """The schema itself, without what only people read."""
    plain = msgspec.to_builtins(room)
    for column in plain["columns"]:
        column.pop("means", None)
    for line in (*plain["events"], *plain["choices"]):
        for column in line.get("columns", []):
            column.pop("means", None)
    return plain


def laid_out(value: Any, indent: str = "", before: str = "") -> str:
    """JSON in lines that can be read: what does not fit into one has its parts in lines of their own."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(before) + len(line) < LONGEST_LINE or not isinstance(value, dict | list):
        return before + line
    deeper = indent + "  "
    if isinstance(value, list):
        return f"{before}[\n" + "".join(f"{deeper}{laid_out(each, deeper)},\n" for each in value) + f"{indent}]"
    named = (laid_out(each, deeper, f"{json.dumps(key)}: ") for key, each in value.items())
    return f"{before}{{\n" + "".join(f"{deeper}{each},\n" for each in named) + f"{indent}}}"


def written(name: str) -> str:
    """What the module of a game must be now."""
    room = game(name)
    courses, _ = room.notation.make_course(room.notation.seat_names(room.usual), {}, None)
    CALLED.clear()
    for kind, labels in room.notation.called(courses[0], room.notation.seat_names(room.usual)).items():
        CALLED[kind] = "number" if any(isinstance(label, int) for label in labels) else "string"
    return typescript(schema(room))


def write(names: Sequence[str] = GAMES) -> None:
    ROOMS.mkdir(exist_ok=True)
    for name in names:
        path, text = ROOMS / f"{name}.ts", written(name)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or GAMES)
