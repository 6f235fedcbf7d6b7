"""Races as data to learn from: for every decision what the seat could know and do, what it did, and how it ended.

Files are Parquet, some hundred races each. Each appears whole or not at all, and a folder that was begun is gone on
with, so that it can be stopped at any time. Race number k is the same however many are asked for.
"""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from paddock.bots import ask, bot
from paddock.bots.crews import carry_out, on_cluster
from paddock.engine import loops
from paddock.engine.fate import key_from_seed
from paddock.engine.field import Field, Rules, units_of
from paddock.engine.records import Array
from paddock.errors import BadDocument, BadOption, PaddockError
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.notation.files import in_place_of, write_whole, writing
from paddock.race import Race

COMPILED = {"random": loops.RANDOM, "pilot": loops.PILOT}  #: bots that drive in compiled code
PLAN = "plan.json"  #: in the folder: what is written there
SHARDS = "data"  #: in the folder: the files
PACKED = "zstd"
CARD = Path(__file__).with_name("card.md")
COLUMNS = ("race", "step", "seat", "bot", "observation", "mask", "action", "rank", "points", "place")


@dataclass(frozen=True)
class DataPlan:
    """What is written: the same plan gives the same races. In race k the bots have moved k seats round the table."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]  #: one for each seat
    options: Mapping[str, Any]
    seed: str
    shard: int  #: races of one file

    @classmethod
    def from_words(
        cls, game: str, seats: int | None, bots: Sequence[str], options: Mapping[str, Any], seed: str, shard: int
    ) -> DataPlan:
        found = find_game(game)
        race = Race.from_header({"game": game, "seats": seats, "options": options}, seed=0)  # says what is wrong
        for name in bots:
            bot(name)
        each = tuple(bots[i % len(bots)] for i in range(len(race.seats)))
        return cls(game, found.version, len(race.seats), each, dict(options), seed, shard)

    @property
    def is_compiled(self) -> bool:
        return all(name in COMPILED for name in self.bots)

    def as_document(self) -> dict[str, Any]:
        document: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return document


def write_data(
    plan: DataPlan,
    races: int,
    folder: Path,
    progress: Callable[[int, Mapping[str, int]], None] = lambda _done, _by: None,
    cluster: str | None = None,
) -> dict[str, int]:
    """Write what is missing of the first so many races; the answer is what the folder then holds.

    `progress` is told how many races are there, and how many of them each machine of a cluster has raced. Raises
    `BadDocument` if the folder holds something else.
    """
    parquet = library()
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        claim(plan, folder)
        (folder / SHARDS).mkdir(exist_ok=True)
        missing = [
            (plan, first, last)
            for first, last in stretches(plan, races)
            if not holds(parquet, shard_in(folder, first), last - first)
        ]
        done, by = races - sum(last - first for _, first, last in missing), Counter[str]()
        progress(done, by)
        if missing and cluster is not None:
            with on_cluster(cluster) as crew:
                for (_, first, last), future in carry_out(crew, packed_shard, missing):
                    shard = future.result()
                    with in_place_of(shard_in(folder, first)) as beside:
                        beside.write_bytes(shard.result)
                    done += last - first
                    by[shard.node] += last - first
                    progress(done, by)
            missing = []
        for _, first, last in missing:
            write_shard(parquet, plan, first, last, shard_in(folder, first))
            done += last - first
            progress(done, by)
        held = count(parquet, folder)
        write_whole(folder / "README.md", card(plan, held))
    return held


def library() -> ModuleType:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadOption("no_research_extra") from None
    module: ModuleType = pyarrow.parquet
    return module


def planned(folder: Path) -> dict[str, Any] | None:
    """The plan that a folder was begun with, if there is one."""
    path = folder / PLAN
    if not path.is_file():
        return None
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadDocument("other_data", folder=folder, what=PLAN)
    return found


def claim(plan: DataPlan, folder: Path) -> None:
    """Write the plan into an empty folder, or compare it with the one that is there."""
    there, wanted = planned(folder), plan.as_document()
    if there is None:
        if any(folder.iterdir()):
            raise BadDocument(
                "other_data", folder=folder, what=", ".join(sorted(path.name for path in folder.iterdir()))
            )
        write_whole(folder / PLAN, json.dumps(wanted, indent=2) + "\n")
    elif there != wanted:
        differs = [key for key in wanted if there.get(key) != wanted[key]]
        raise BadDocument("other_data", folder=folder, what=", ".join(f"{key}: {there.get(key)}" for key in differs))


def stretches(plan: DataPlan, races: int) -> list[tuple[int, int]]:
    """The races of every file: the first, and one beyond the last."""
    return [(first, min(first + plan.shard, races)) for first in range(0, races, plan.shard)]


def shard_in(folder: Path, first: int) -> Path:
    """The file that begins with a race."""
    return folder / SHARDS / f"races-{first:09d}.parquet"


def holds(parquet: ModuleType, path: Path, races: int) -> bool:
    """Whether a file is there with so many races: the last one of an earlier call may have had fewer."""
    return path.is_file() and int(metadata(parquet, path)["races"]) >= races


def metadata(parquet: ModuleType, path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(parquet.read_schema(path).metadata[b"paddock"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadDocument("other_data", folder=path, what=error) from None
    return found


def write_shard(parquet: ModuleType, plan: DataPlan, first: int, last: int, path: Path) -> None:
    """The races `first` to `last - 1` as one file."""
    table = raced(plan, first, last)
    with in_place_of(path) as beside:
        parquet.write_table(table, beside, compression=PACKED)


def packed_shard(plan: DataPlan, first: int, last: int) -> bytes:
    """The same file as bytes, for whoever keeps it elsewhere."""
    file = io.BytesIO()
    library().write_table(raced(plan, first, last), file, compression=PACKED)
    return file.getvalue()


def raced(plan: DataPlan, first: int, last: int) -> Any:
    """The races `first` to `last - 1` as a table."""
    columns = compiled_races(plan, first, last) if plan.is_compiled else bot_races(plan, first, last)
    return as_table(plan, columns, last - first)


def game_of(plan: DataPlan) -> Game:
    """The game as the races of a plan have it."""
    game = find_game(plan.game)
    courses, _ = game.notation.make_course(game.notation.seat_names(plan.seats), plan.options, Path())
    return game.on(courses[0])


def schema(plan: DataPlan, races: int = 0, decisions: int = 0) -> Any:
    """The columns, and in the metadata what the file holds."""
    import pyarrow as pa

    game = game_of(plan)
    about = json.dumps({**plan.as_document(), "races": races, "decisions": decisions})
    return pa.schema(
        [
            ("race", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.list_(pa.int32(), game.rules.observation)),
            ("mask", pa.list_(pa.bool_(), game.rules.actions)),
            ("action", pa.int16()),
            ("rank", pa.int8()),
            ("points", pa.int32()),
            ("place", pa.float32()),
        ],
        metadata={"paddock": about},
    )


def as_table(plan: DataPlan, columns: dict[str, Array], races: int) -> Any:
    import pyarrow as pa

    made = schema(plan, races, len(columns["race"]))
    arrays = []
    for column in made:
        values = columns[column.name]
        if column.name == "bot":
            names, numbers = np.unique(plan.bots, return_inverse=True)
            indices = pa.array(numbers[values].astype(np.int8))
            arrays.append(pa.DictionaryArray.from_arrays(indices, names.tolist()))
        elif values.ndim == 2:
            flat = pa.array(values.reshape(-1), column.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, values.shape[1]))
        else:
            arrays.append(pa.array(values, column.type))
    return pa.Table.from_arrays(arrays, schema=made)


def compiled_races(plan: DataPlan, first: int, last: int) -> dict[str, Array]:
    """Races of compiled drivers, side by side: the same that the batch runner has under these numbers."""
    game, rows, seats = find_game(plan.game), last - first, plan.seats
    courses, _ = game.notation.make_course(game.notation.seat_names(seats), plan.options, Path())
    game = game.on(courses[0])
    drivers = np.full((rows, seats), loops.AGENT, np.int8)
    field = Field(game, courses, drivers, Rules(autoreset=loops.DISABLED, rotates=True))
    advisers = np.array([COMPILED[name] for name in plan.bots], np.int8)
    field.reset(key_from_seed(plan.seed), first=first)
    numbers, step = field.numbers, 0
    kept: dict[str, list[Array]] = {name: [] for name in ("race", "step", "seat", "observation", "mask", "action")}
    while not field.ends[3].all():
        going = ~field.ends[3]
        field.advise(advisers)
        values = {
            "race": numbers,
            "step": np.full(rows, step),
            "seat": field.seats,
            "observation": field.observations,
            "mask": field.masks != 0,
            "action": field.actions,
        }
        for name, value in values.items():
            kept[name].append(value[going])
        field.step()
        step += 1
    field.close()
    columns = {name: np.concatenate(parts) for name, parts in kept.items()}
    order = np.argsort(columns["race"], kind="stable")
    columns = {name: column[order] for name, column in columns.items()}
    return with_outcomes(plan, columns, field.scores, first)


def bot_races(plan: DataPlan, first: int, last: int) -> dict[str, Array]:
    """Races of any bots, one after another."""
    kept: dict[str, list[Any]] = {name: [] for name in ("race", "step", "seat", "observation", "mask", "action")}
    scores = []
    for number in range(first, last):
        race = Race.from_header(
            {"game": plan.game, "seats": plan.seats, "options": plan.options}, seed=f"{plan.seed} {number}"
        )
        bots = [bot(name, f"{plan.seed} {number} {i}") for i, name in enumerate(plan.bots)]
        for step, (seat, move) in enumerate(drive(race, bots, number)):
            kept["race"].append(number)
            kept["step"].append(step)
            kept["seat"].append(race.grid.seat(seat))
            kept["observation"].append(race.observe(seat))
            mask = np.zeros(race.game.rules.actions, bool)
            mask[[race.grid.action(words) for words in race.legal(seat)]] = True
            kept["mask"].append(mask)
            kept["action"].append(race.grid.action(move))
            race.play(seat, move)
        scores.append([race.scores()[seat] for seat in race.seats])
    columns = {name: np.array(values) for name, values in kept.items()}
    return with_outcomes(plan, columns, np.array(scores), first)


def drive(race: Race, bots: list[Any], number: int) -> Iterator[tuple[str, str]]:
    """The next seat and what its bot wants, until the race is over."""
    while not race.over:
        seat = race.pending[0]
        driver = bots[(race.grid.seat(seat) - number) % len(bots)]
        try:
            move = ask(driver, race, seat)
        except PaddockError as error:
            raise BadOption("bot_gave_up", bot=driver.name, why=error) from None
        yield seat, move


def with_outcomes(plan: DataPlan, columns: dict[str, Array], scores: Array, first: int) -> dict[str, Array]:
    """To every decision the bot that took it, and the rank, the points and the place that its seat had at the end."""
    game = find_game(plan.game)
    courses, _ = game.notation.make_course(game.notation.seat_names(plan.seats), plan.options, Path())
    units = units_of(game, courses, plan.seats)
    race, seat = columns["race"] - first, columns["seat"]
    columns["bot"] = (columns["seat"] - columns["race"]) % len(units)
    columns["rank"], columns["points"] = scores[race, seat, 0], scores[race, seat, 1]
    places = np.array([[loops.beaten(score, units, i) for i in range(len(units))] for score in scores], np.float32)
    columns["place"] = places[race, seat]
    return columns


def count(parquet: ModuleType, folder: Path) -> dict[str, int]:
    """What a folder holds."""
    files = sorted((folder / SHARDS).glob("races-*.parquet"))
    held = [metadata(parquet, path) for path in files]
    return {
        "races": sum(int(one["races"]) for one in held),
        "decisions": sum(int(one["decisions"]) for one in held),
        "shards": len(files),
    }


def card(plan: DataPlan, held: Mapping[str, int]) -> str:
    """What the data is, for whoever finds it."""
    game = game_of(plan)
    values = {
        **plan.as_document(),
        **held,
        "title": game.say("game.title"),
        "observation": game.rules.observation,
        "actions": game.rules.actions,
        "bots": ", ".join(plan.bots),
        "options": json.dumps(plan.options) if plan.options else "none",
    }
    return CARD.read_text(encoding="utf-8").format(**values)
