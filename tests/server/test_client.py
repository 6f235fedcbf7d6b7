"""The client for programs, at a server of its own: it contributes to deals without being asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.client import Client, TableOf
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
