"""Results: the tables of what is written down of every race, and the folder that keeps them.

A folder holds `plan.json`, one folder in `shards/` for every stretch of deals that was played, and when all is done the
whole as `races.parquet`, `seats.parquet` and `counts.parquet`. A shard is written beside its place and then moved
there, so that it is whole or absent.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from paddock.arena.deals import Plan
from paddock.errors import BadDocument
from paddock.notation.files import in_place_of, write_whole, writing

PLACE = [("deal", pa.int32()), ("rotation", pa.int16())]  #: which race it is

RACES = pa.schema(
    [
        *PLACE,
        ("rounds", pa.int16()),  # or turns, as the game counts them
        ("decisions", pa.int32()),
        ("overtakes", pa.int32()),  # pairs of units that have changed places from one round to the next
        ("lead_changes", pa.int16()),
        ("seconds", pa.float64()),  # nothing for races in compiled code
    ]
)
SEATS = pa.schema(
    [
        *PLACE,
        ("seat", pa.string()),
        ("unit", pa.int8()),  # the team, or the single driver, by number
        ("slot", pa.int8()),  # the place before the first decision, from 1
        ("bot", pa.string()),
        ("rank", pa.int8()),
        ("points", pa.int32()),
        ("decisions", pa.int32()),
        ("last_round", pa.int16()),  # of a decision: where cars finish one by one, the round it finished in
        ("seconds", pa.float64()),  # of thinking; nothing for races in compiled code
        ("ranks", pa.list_(pa.int8())),  # before the first decision, then after every round
    ]
)
COUNTS = pa.schema(
    [
        *PLACE,
        ("seat", pa.string()),  # nothing for what happens to nobody
        ("bot", pa.string()),
        (
            "kind",
            pa.string(),
        ),  # event, move, fault (of a program), or time: decisions that took up to so many milliseconds
        ("name", pa.string()),
        ("n", pa.int32()),
    ]
)
SCHEMAS = {"races": RACES, "seats": SEATS, "counts": COUNTS}
PLAN, SHARDS = "plan.json", "shards"


@dataclass(frozen=True)
class ResultTables:
    """The results of some deals."""

    races: pa.Table
    seats: pa.Table
    counts: pa.Table

    def renamed(self, names: Mapping[str, str]) -> ResultTables:
        """The same, with other names for the bots."""

        def call(table: pa.Table) -> pa.Table:
            called = [None if name is None else names[name] for name in table["bot"].to_pylist()]
            return table.set_column(table.schema.get_field_index("bot"), "bot", pa.array(called, pa.string()))

        return ResultTables(self.races, call(self.seats), call(self.counts))


def joined(parts: list[ResultTables]) -> ResultTables:
    """Several as one."""
    return ResultTables(
        *(
            pa.concat_tables([getattr(part, name) for part in parts]) if parts else schema.empty_table()
            for name, schema in SCHEMAS.items()
        )
    )


class ResultsFolder:
    """A folder with results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, plan: Plan, *, resume: bool) -> None:
        """Take the folder for a plan: an empty one, or one that was begun with the same plan."""
        if (self.folder / PLAN).is_file():
            if not resume:
                raise BadDocument("arena_there", folder=self.folder)
            known, wanted = self.plan().document(), plan.document()
            for key in {**known, **wanted}:
                old, new = known.get(key), json.loads(json.dumps(wanted.get(key)))
                if old != new:
                    raise BadDocument("other_plan", folder=self.folder, key=key, known=old, wanted=new)
            return
        with writing(self.folder):
            (self.folder / SHARDS).mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / PLAN, json.dumps(plan.document(), ensure_ascii=False, indent=2))

    def plan(self) -> Plan:
        """The plan of the results."""
        try:
            return Plan.from_document(json.loads((self.folder / PLAN).read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError):
            raise BadDocument("no_arena", folder=self.folder) from None

    def shards(self) -> list[tuple[int, int]]:
        """The stretches of deals that have been played: first, and one beyond the last."""
        names = [path.name.split("-") for path in (self.folder / SHARDS).glob("*-*") if not path.suffix]
        return sorted((int(first), int(last)) for first, last in names)

    def missing(self, deals: int) -> list[tuple[int, int]]:
        """The stretches that have yet to be played.

        >>> results = ResultsFolder(Path())
        >>> results.shards = lambda: [(2, 4), (5, 6)]
        >>> results.missing(8)
        [(0, 2), (4, 5), (6, 8)]
        """
        open_, at = [], 0
        for first, last in [*self.shards(), (deals, deals)]:
            if at < first:
                open_.append((at, min(first, deals)))
            at = max(at, last)
        return [(first, last) for first, last in open_ if first < last]

    def keep(self, first: int, last: int, tables: ResultTables) -> None:
        """Write a shard."""
        place = self.folder / SHARDS / f"{first:07d}-{last:07d}"
        beside = place.with_suffix(".part")
        with writing(place):
            shutil.rmtree(beside, ignore_errors=True)
            beside.mkdir(parents=True)
            for name in SCHEMAS:
                pq.write_table(getattr(tables, name), beside / f"{name}.parquet")
            beside.rename(place)

    def read(self) -> ResultTables:
        """All that has been played so far, in the order of the deals."""
        try:
            return joined(
                [
                    ResultTables(*(pq.read_table(shard / f"{name}.parquet", schema=SCHEMAS[name]) for name in SCHEMAS))
                    for shard in (self.folder / SHARDS / f"{first:07d}-{last:07d}" for first, last in self.shards())
                ]
            )
        except (OSError, pa.ArrowException) as error:
            raise BadDocument("broken_arena", folder=self.folder, why=error) from None

    def finish(self, tables: ResultTables) -> None:
        """Write the whole as one file for each table."""
        for name in SCHEMAS:
            with in_place_of(self.folder / f"{name}.parquet") as beside:
                pq.write_table(getattr(tables, name), beside)
