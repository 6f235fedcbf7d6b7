"""`paddock data`: what it writes is what was played, and it can be stopped and gone on with."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.leaving_out import need_module

need_module("pyarrow", "PyArrow")

import pyarrow.parquet as pq
from typer.testing import CliRunner

from paddock import Race
from paddock.cli import app
from paddock.engine import batch, loops
from paddock.engine.fate import key_from_seed
from paddock.envs import data
from paddock.envs.data import COLUMNS, DataPlan, schema, write_data
from paddock.errors import BadDocument, BadOption, PaddockError
from paddock.games import game as find_game

SHORT = {"max_rounds": 1}


def plan(**changes: Any) -> DataPlan:
    given = {"game": "speed", "seats": 2, "bots": ["pilot", "random"], "options": SHORT, "seed": "7", "shard": 4}
    return DataPlan.from_words(**{**given, **changes})


def rows(folder: Path) -> dict[str, Any]:
    table = pq.read_table(folder / data.SHARDS)
    return {name: np.array(table[name].to_pylist()) for name in table.column_names}


def test_rows_are_the_decisions_of_the_races(tmp_path: Path) -> None:
    held = write_data(plan(), 10, tmp_path)
    found = rows(tmp_path)
    assert held == {"races": 10, "decisions": len(found["race"]), "shards": 3}
    game = find_game("speed")
    courses, _ = game.notation.make_course(game.notation.seat_names(2), SHORT, None)
    drivers = np.array([[loops.PILOT, loops.RANDOM] if k % 2 == 0 else [loops.RANDOM, loops.PILOT] for k in range(10)])
    wanted = batch.run_races(game, courses, drivers.astype(np.int8), key_from_seed("7"))
    assert (np.bincount(found["race"]) == wanted.decisions).all()
    assert (found["points"] == wanted.scores[found["race"], found["seat"], 1]).all()
    assert (found["rank"] == wanted.scores[found["race"], found["seat"], 0]).all()
    assert set(np.abs(found["place"])) <= {0, 1}
    assert found["mask"][np.arange(len(found["action"])), found["action"]].all()
    assert (found["bot"] == np.array(["pilot", "random"])[(found["seat"] - found["race"]) % 2]).all()
    for k in range(10):
        assert (found["step"][found["race"] == k] == np.arange(wanted.decisions[k])).all()


def test_any_bot_can_drive(tmp_path: Path) -> None:
    held = write_data(plan(bots=["rookie", "pilot"], options=SHORT), 2, tmp_path)
    found = rows(tmp_path)
    assert held["races"] == 2
    race = Race("speed", 2, seed="7 1", **SHORT)
    for i in np.flatnonzero(found["race"] == 1):
        seat = race.pending[0]
        assert race.seats.index(seat) == found["seat"][i]
        assert (race.observe(seat) == found["observation"][i]).all()
        assert found["bot"][i] == ["rookie", "pilot"][(found["seat"][i] - 1) % 2]
        race.play(seat, str(race.game.notation.word(race.course, int(found["action"][i]))))
    assert race.over


def test_files_say_what_they_hold(tmp_path: Path) -> None:
    write_data(plan(), 4, tmp_path)
    (path,) = tmp_path.rglob("*.parquet")
    found = pq.read_schema(path)
    assert found.names == list(COLUMNS)
    assert found.equals(schema(plan()))
    about = json.loads(found.metadata[b"paddock"])
    assert (about["game"], about["rules"], about["seed"], about["races"]) == ("speed", 1, "7", 4)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert all(f"`{column}`" in card for column in COLUMNS)
    assert not re.search(r"\{\w+\}", card)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    write_data(plan(), 12, once)
    shards = []

    def stop(*given: Any) -> Any:
        shards.append(given)
        if len(shards) == 2:
            raise KeyboardInterrupt
        return write_shard(*given)

    write_shard = data.write_shard
    monkeypatch.setattr(data, "write_shard", stop)
    with pytest.raises(KeyboardInterrupt):
        write_data(plan(), 12, twice)
    assert len(list(twice.rglob("*.parquet"))) == 1
    write_data(plan(), 12, twice)
    assert len(shards) == 4
    contents = [
        {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()} for folder in (once, twice)
    ]
    assert contents[0] == contents[1]


def test_more_races_can_be_asked_for_later(tmp_path: Path) -> None:
    write_data(plan(), 6, tmp_path)
    assert write_data(plan(), 9, tmp_path)["races"] == 9
    assert sorted(set(rows(tmp_path)["race"])) == list(range(9))


def test_other_data_is_left_alone(tmp_path: Path) -> None:
    write_data(plan(), 2, tmp_path / "data")
    with pytest.raises(BadDocument, match="seed"):
        write_data(plan(seed="8"), 2, tmp_path / "data")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("hello")
    with pytest.raises(BadDocument, match=r"letter\.txt"):
        write_data(plan(), 2, tmp_path / "mine")
    (tmp_path / "mine" / data.PLAN).write_text("{")
    with pytest.raises(BadDocument):
        write_data(plan(), 2, tmp_path / "mine")


def test_a_broken_file_is_said(tmp_path: Path) -> None:
    write_data(plan(), 2, tmp_path)
    (path,) = tmp_path.rglob("*.parquet")
    path.write_bytes(b"PAR1")
    with pytest.raises(BadDocument):
        write_data(plan(), 2, tmp_path)


@pytest.mark.parametrize(
    "wrong", [{"game": "ludo"}, {"seats": 5}, {"bots": ["turbo"]}, {"options": {"lapz": 1}}], ids=str
)
def test_what_can_not_be_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(PaddockError):
        plan(**wrong)


def test_a_bot_that_can_not_drive_here_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="learned"):
        write_data(plan(seats=3, bots=["learned"]), 1, tmp_path)


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    words = ["data", "speed", "--races", "3", "-o", str(folder), "--option", "max_rounds=1", "--json"]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert (told["races"], told["shards"], told["bots"]) == (3, 1, ["pilot", "pilot"])
    again = CliRunner().invoke(app, words)
    assert json.loads(again.stdout)["seed"] == told["seed"]
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    refused = CliRunner().invoke(app, ["data", "speed", "-o", str(in_the_way)])
    assert isinstance(refused.exception, BadDocument)
