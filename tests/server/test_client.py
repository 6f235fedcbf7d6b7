"""The client for programs, at a server of its own: it contributes to deals without being asked, and keeps races."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from paddock.cli import app
from paddock.client import Client, TableOf
from paddock.errors import BadDocument
from paddock.keeper import MOST, Keeper
from paddock.notation.fair import statements
from tests.server.running import Nursery, Server


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("client")
    nursery = Nursery()
    server = Server(nursery, f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    server.start()
    server.wait()
    yield server.url
    server.stop()
    nursery.close()


def drive(table: TableOf, seat: str) -> None:
    for state in table.turns(seat):
        table.move(seat, state["choices"][0]["move"], state["seen"])


def test_a_program_that_races_alone_has_contributed(url: str) -> None:
    table = Client(url, name="Ana").open("heat", seats=2, laps=1, pause=0)
    table.do("sit", seat="A")
    table.do("start", bot="pilot")
    assert table.look()["state"]["status"] == "racing"
    drive(table, "A")
    document = table.record()
    assert list(document["fair"]["contributions"]) == ["A"]
    assert all(each.holds is not False for each in statements(document))


def test_programs_contribute_when_they_listen_and_pledge_anew_for_a_rematch(url: str) -> None:
    ana = Client(url, name="Ana").open("heat", seats=2, laps=1, pause=0)
    ben = Client(url, name="Ben").table(ana.id)
    ana.do("sit", seat="A")
    ben.do("sit", seat="B")
    ana.do("start")
    assert ana.look()["state"]["seal"] > 0
    next(ben.turns("B"))
    assert all(chair["revealed"] for chair in ana.look()["state"]["chairs"].values())
    for seat, table in (("A", ana), ("B", ben)):
        table.do("resign", seat=seat)
    *_, _last = ana.states()
    ana.do("rematch")
    again = str(ana.look()["state"]["rematch"])
    ana, ben = ana.client.table(again), ben.client.table(again)
    for table in (ana, ben):
        for message in table.messages():
            if "state" in message:
                break
    ana.do("start")
    next(ana.states())
    next(ben.turns("B"))
    state = ana.look()["state"]
    assert state["status"] == "racing"
    assert all(chair["revealed"] for chair in state["chairs"].values())


def test_after_a_broken_seal_a_program_pledges_anew(url: str) -> None:
    ana = Client(url, name="Ana").open("heat", seats=3, laps=1)
    ben = Client(url, name="Ben").table(ana.id)
    ana.do("sit", seat="A")
    ben.do("sit", seat="B")
    ana.do("start", bot="pilot")
    before = ana.look()["state"]["chairs"]["A"]["pledge"]
    ben.do("leave", seat="B")
    ana.look()
    after = ana.look()["state"]["chairs"]["A"]["pledge"]
    assert after != before
    ana.do("start", bot="pilot")
    assert ana.look()["state"]["status"] == "racing"


def test_a_program_sits_down_where_there_is_nothing_to_contribute_to(url: str) -> None:
    client = Client(url, name="Ana")
    made = client.request("POST", "/api/tables", {"game": "heat", "first": True})
    table = client.table(made["table"]["id"])
    seat = made["table"]["seats"][0]
    table.do("sit", seat=seat)
    table.do("start", bot="pilot")
    assert table.look()["state"]["status"] == "racing"


# What is kept


def verify(folder: Path, record: dict[str, Any], kept: Path) -> Result:
    file = folder / "a.race"
    file.write_text(json.dumps(record))
    return CliRunner().invoke(app, ["verify", str(file), "--kept", str(kept), "--lang", "en"])


def kept_in(table: TableOf) -> dict[str, Any]:
    assert table.kept is not None
    found: dict[str, Any] = json.loads(table.kept.read_text())
    return found


@pytest.mark.parametrize("game", ["heat", "speed"])
def test_what_a_program_kept_proves_its_race(url: str, tmp_path: Path, game: str) -> None:
    quick = {"heat": {"laps": 1}, "speed": {"max_rounds": 1}}[game]
    table = Client(url, name="Ana", kept=tmp_path / "kept").open(game, seats=2, pause=0, **quick)
    seat = str(table.look()["table"]["seats"][0])
    table.do("sit", seat=seat)
    table.do("start", bot="pilot")
    drive(table, seat)
    record = table.record()
    assert table.kept == tmp_path / "kept" / f"{game}-{table.id}.kept.json"
    assert table.kept.stat().st_mode & 0o077 == 0
    told = kept_in(table)["told"]
    assert list(told) == [seat]
    assert None not in told[seat]
    assert told[seat][-1]["name"] == "finished"
    done = verify(tmp_path, record, table.kept)
    assert done.exit_code == 0, done.output
    assert done.output.count("✓") == 7
    edited = {**record, "moves": record["moves"][:-1]}
    assert verify(tmp_path, edited, table.kept).exit_code == 1
    secret = {**record, "fair": {**record["fair"], "secret": "00" * 32}}
    assert verify(tmp_path, secret, table.kept).exit_code == 1


def test_another_race_is_not_the_one_that_was_kept(url: str, tmp_path: Path) -> None:
    client = Client(url, name="Ana", kept=tmp_path)
    tables = [client.open("speed", seats=2, pause=0, max_rounds=1) for _ in range(2)]
    for table in tables:
        seat = str(table.look()["table"]["seats"][0])
        table.do("sit", seat=seat)
        table.do("start", bot="pilot")
        drive(table, seat)
    one, other = tables
    assert one.kept is not None
    done = verify(tmp_path, other.record(), one.kept)
    assert done.exit_code == 1
    assert done.output.count("✗") == 3  # the table, the contribution, and what was told


def test_a_program_that_is_started_again_goes_on_keeping(url: str, tmp_path: Path) -> None:
    client = Client(url, name="Ana", kept=tmp_path)
    table = client.open("heat", seats=2, laps=1, pause=0)
    table.do("sit", seat="A")
    table.do("start", bot="pilot")
    for state in islice(table.turns("A"), 5):
        table.move("A", state["choices"][0]["move"], state["seen"])
    before = kept_in(table)
    again = client.table(table.id)
    drive(again, "A")
    after = kept_in(again)
    assert after["told"]["A"][: len(before["told"]["A"])] == before["told"]["A"]
    assert {**after, "told": {}} == {**before, "told": {}}
    assert None not in after["told"]["A"]
    assert again.kept is not None
    assert verify(tmp_path, again.record(), again.kept).exit_code == 0


def test_who_looks_on_keeps_what_everybody_is_told(url: str, tmp_path: Path) -> None:
    table = Client(url, name="Ana").open("speed", seats=2, pause=0, max_rounds=1)
    seat = str(table.look()["table"]["seats"][0])
    table.do("sit", seat=seat)
    table.do("start", bot="pilot")
    eve = Client(url, name="Eve", kept=tmp_path).table(table.id)
    drive(table, seat)
    *_, _last = eve.states()
    assert list(kept_in(eve)["told"]) == [""]
    assert eve.kept is not None
    done = verify(tmp_path, table.record(), eve.kept)
    assert done.exit_code == 0, done.output
    assert (done.output.count("✓"), done.output.count("?")) == (6, 1)  # she has contributed nothing


def test_pledges_are_written_down_before_anything_is_shown(url: str, tmp_path: Path) -> None:
    ana = Client(url, name="Ana", kept=tmp_path / "ana").open("heat", seats=2, laps=1, pause=0)
    ben = Client(url, name="Ben", kept=tmp_path / "ben").table(ana.id)
    ana.do("sit", seat="A")
    ben.do("sit", seat="B")
    shown: list[dict[str, Any]] = []
    ask = ben._do

    def asked(do: str, seat: str | None = None, **values: Any) -> dict[str, Any]:
        if do == "reveal":
            shown.append(kept_in(ben))
        return ask(do, seat, **values)

    ben._do = asked  # type: ignore[method-assign]
    ana.do("start")
    next(ben.turns("B"))
    (kept,) = shown
    chairs = ana.look()["state"]["chairs"]
    assert kept["pledges"] == {seat: chair["pledge"] for seat, chair in chairs.items()}
    assert list(kept["own"]) == ["B"]


def test_where_nothing_could_be_compared_nothing_is_kept(url: str, tmp_path: Path) -> None:
    client = Client(url, name="Ana", kept=tmp_path)
    made = client.request("POST", "/api/tables", {"game": "heat", "first": True})
    table = client.table(made["table"]["id"])
    table.do("sit", seat=made["table"]["seats"][0])
    assert table.kept is None
    assert list(tmp_path.iterdir()) == []


ABOUT = {"id": "k3v9", "game": "heat", "rules": 1, "options": {}, "seats": ["A"], "commitment": "00" * 32}


def test_what_is_told_again_differently_is_marked(tmp_path: Path) -> None:
    keeper = Keeper(ABOUT, tmp_path)
    keeper.hear("A", 0, [[1, 0], [2, 0]])
    keeper.hear("A", 1, [[2, 0], [3, 0]])
    assert (keeper.document["told"], keeper.document["retold"]) == ({"A": [[1, 0], [2, 0], [3, 0]]}, False)
    keeper.hear("A", 0, [[9, 0]])
    assert (keeper.document["told"]["A"][0], keeper.document["retold"]) == ([1, 0], True)
    keeper.hear("A", MOST * 1000, [[1, 0]])  # a server that wants to fill our memory
    assert keeper.heard("A") == 3


def test_no_server_names_a_file_elsewhere(tmp_path: Path) -> None:
    keeper = Keeper({**ABOUT, "id": "../../../etc/passwd", "game": "/x"}, tmp_path / "kept")
    assert keeper.path.parent == tmp_path / "kept"
    assert [keeper.path] == list((tmp_path / "kept").iterdir())


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"table": 1}'])
def test_a_file_that_is_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "heat-k3v9.kept.json"
    file.write_text(text)
    with pytest.raises(BadDocument):
        Keeper(ABOUT, tmp_path)
    assert file.read_text() == text


def test_a_folder_that_can_not_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDocument):
        Keeper(ABOUT, tmp_path / "file")
