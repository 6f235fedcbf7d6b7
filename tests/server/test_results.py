"""How races ended, and what a player is told of it."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from paddock.server import results
from paddock.server.results import rows_of
from paddock.server.store import Store
from paddock.server.table import OVER, RACING
from tests.server.authenticator import Authenticator
from tests.server.kept import mark
from tests.server.test_members import come_back, keep
from tests.server.test_store import raced as raced_in
from tests.server.visitors import Door, Visitor, counted, raced, started
from tests.waiting import wait_until


def races(visitor: Visitor, **wish: Any) -> list[dict[str, Any]]:
    answer = visitor.get("/me/races", **wish)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_a_race_is_in_the_history_of_those_who_raced(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    table = raced(ana, ben)
    (told,) = races(ana)
    assert (told["table"], told["game"], told["track"]) == (table, "heat", "usa")
    assert sorted(seat["place"] for seat in told["seats"]) == [1, 2]
    assert {(seat["name"], seat["own"]) for seat in told["seats"]} == {("Ana", True), ("Ben", False)}
    assert {seat["who"] for seat in told["seats"]} == {ana.who, ben.who}
    (mirrored,) = races(ben)
    assert [seat["own"] for seat in mirrored["seats"]] == [not seat["own"] for seat in told["seats"]]
    assert races(eve) == []
    started(eve, ben)
    assert races(eve) == []


def test_a_history_can_be_cut(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    first = raced(ana, ben)
    second = raced(ana, eve, game="speed")
    assert [told["table"] for told in races(ana)] == [second, first]
    assert [told["table"] for told in races(ana, most=1)] == [second]
    assert [told["table"] for told in races(ana, before=races(ana)[0]["at"])] == [first]
    assert [told["table"] for told in races(ana, game="speed")] == [second]
    assert [told["table"] for told in races(ana, track="usa")] == [first]
    assert [told["table"] for told in races(ana, rival=ben.who)] == [first]
    assert races(ana, game="speed", rival=ben.who) == races(ana, before=0.0, rival=ben.who) == []
    with monkeypatch.context() as patch:  # as if there were too many to be looked through
        patch.setattr(results, "MOST_NAMED", 1)
        assert [told["table"] for told in races(ana, rival=ben.who)] == [first]
    assert races(ana, game="scrap") == races(ana, rival="nobody") == []
    assert ana.get("/me/races", most=0).status_code == 422


def test_totals_add_up(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    for _ in range(2):
        raced(ana, ben)
    own = [seat for told in races(ana) for seat in told["seats"] if seat["own"]]
    places = [seat["place"] for seat in own]
    told = ana.get("/me/totals").json()
    (track,) = told["tracks"]
    figures = track.pop("figures")
    assert track == {"game": "heat", "track": "usa", "races": 2, "wins": places.count(1), "place": sum(places) / 2}
    assert figures == {name: sum(seat["figures"][name] for seat in own) for name in own[0]["figures"]}
    assert figures["heat_paid"] > 0
    (rival,) = told["rivals"]
    assert rival == {"who": ben.who, "name": "Ben", "races": 2, "ahead": places.count(1)}
    assert ana.get("/me/totals", game="heat").json()["rivals"] == [rival]
    assert ana.get("/me/totals", game="speed").json()["rivals"] == []


def test_who_has_several_seats_has_raced_once(door: Door) -> None:
    ana = door.visitor("Ana")
    table = ana.open(seats=3)
    seats = list(ana.state(table)["chairs"])
    for seat in seats[:2]:
        ana.do(table, "sit", seat)
    ana.do(table, "start", bot="pilot")
    for seat in seats[:2]:
        ana.do(table, "resign", seat)
    wait_until(lambda: counted(ana))
    (told,) = races(ana)
    best = min(seat["place"] for seat in told["seats"] if seat["own"])
    (total,) = ana.get("/me/totals").json()["tracks"]
    assert (total["races"], total["place"]) == (1, best)


def test_bots_are_no_rivals(door: Door) -> None:
    ana = door.visitor("Ana")
    raced(ana)
    (told,) = races(ana)
    assert [seat["who"] for seat in told["seats"] if not seat["own"]] == [None]
    assert ana.get("/me/totals").json()["rivals"] == []


def test_races_of_a_guest_are_in_the_history_of_the_member(door: Door) -> None:
    ana, passkey, phone = door.visitor("Ana"), Authenticator(), door.visitor("Phone")
    keep(ana, passkey)
    ben = door.visitor("Ben")
    table = raced(phone, ben)
    come_back(phone, passkey, bring=True)
    assert [told["table"] for told in races(ana)] == [table]
    assert counted(ana) == 1
    assert [rival["who"] for rival in ana.get("/me/totals").json()["rivals"]] == [ben.who]
    assert [rival["who"] for rival in ben.get("/me/totals").json()["rivals"]] == [ana.who]


def test_who_is_forgotten_is_nobody_in_the_history_of_others(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben)
    was = ana.who
    assert ana.browser.delete("/api/me").status_code == 204
    (told,) = races(ben)
    assert {(seat["name"], seat["former"]) for seat in told["seats"]} == {("Guest", True), ("Ben", False)}
    totals = ben.get("/me/totals").json()
    assert totals["rivals"] == []
    assert counted(ben) == 1
    assert was not in f"{told}{totals}"


def test_ends_that_nobody_has_written_down_are_written_later(door: Door) -> None:
    """As after a crash, or by a version that did not write them."""
    ana = door.visitor("Ana")
    table = raced(ana, door.visitor("Ben"))
    before = races(ana)
    store, hall = door.house.store, door.house.hall
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM results WHERE table_id = :table"), {"table": table})
        connection.execute(text("UPDATE tables SET due = 0 WHERE id = :table"), {"table": table})
    assert store.without_results(10) == [table]
    assert races(ana) == []

    async def forget_and_sweep() -> None:
        hall._opened.pop(table)
        await hall._write_results_down()

    door.browser.portal.call(forget_and_sweep)  # type: ignore[union-attr]
    assert store.without_results(10) == []
    assert [{**told, "at": 0} for told in races(ana)] == [{**told, "at": 0} for told in before]


def test_a_backup_brings_them_back(store: Store, tmp_path: Path) -> None:
    raced_in(store, "t1", moves=30)
    mark(store, "t1", OVER)
    store.backup(tmp_path / "all.paddock")
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    other.restore(tmp_path / "all.paddock")
    assert other.without_results(10) == ["t1"]
    assert other.due(before=0.0) == []
    other.close()


def test_a_race_that_is_on_has_no_end(store: Store) -> None:
    raced_in(store, "t1", moves=3)
    table = store.load("t1")
    assert table.status == RACING
    assert rows_of(table, 1.0) == []
