"""What is left of somebody who is forgotten: nothing, in no table of the database, whatever they have had a part in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from paddock.server.database import GONE, METADATA
from paddock.server.players import COOKIE, hashed
from paddock.server.store import Store
from paddock.server.table import OVER, Entry, Header, who_is
from tests.server.authenticator import Authenticator
from tests.server.authenticator import text as letters_of
from tests.server.finished import driven_by
from tests.server.test_calls import DAYS, Subscription
from tests.server.test_championships import done, look, made
from tests.server.test_members import come_back, keep
from tests.server.test_table import KEY
from tests.server.visitors import Door, Visitor, open_door, raced, seats_of, started, wait_until_over

NOWHERE = "http://127.0.0.1:9"  #: nobody listens there, so what is to be sent stays


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path, calls_to_private=True) as opened:
        yield opened


def everything(store: Store) -> str:
    """All rows of all tables; bytes as letters."""
    with store.engine.connect() as connection:
        rows = [row for name in METADATA.tables for row in connection.execute(text(f"SELECT * FROM {name}"))]  # noqa: S608
    return str([[each.hex() if isinstance(each, bytes | memoryview) else each for each in row] for row in rows])


def id_of(visitor: Visitor) -> str:
    """Who a visitor is to the server, which they are told in their own data only."""
    return str(visitor.get("/me/data").json()["you"]["id"])


def test_whoever_has_done_everything_leaves_nothing(door: Door) -> None:
    """A member on two devices, with a program; at tables, in queues, in championships, called, invited, reported."""
    ana, phone, ben, passkey = (*map(door.visitor, ("Anastasia", "Anagram", "Ben")), Authenticator())
    met = raced(ana, ben)
    keep(ana, passkey, "Anamachine")
    code = ana.post("/me/recovery", {}).json()["code"]
    token = ana.post("/tokens", {"name": "Anadroid"}).json()
    robo = door.visitor(token=token["token"])
    ids = [id_of(ana), id_of(phone)]
    whos = [ana.who, phone.who, robo.who]

    browser = Subscription(f"{NOWHERE}/anapush")
    assert ana.post("/me/calls/browsers", {**browser.body, "name": "Anafox"}).status_code == 201
    hook = ana.post(
        "/me/calls/hooks", {"address": f"{NOWHERE}/anahook", "name": "Anahook", "token": token["id"]}
    ).json()
    assert ben.post("/me/calls/hooks", {"address": f"{NOWHERE}/ben", "name": "Ben's"}).status_code == 201
    feed = ana.post("/me/calls/feed", {}).json()["atom"].removeprefix("/feed/").removesuffix(".atom")
    phone.post("/me/calls/feed", {})

    opened, racing = ana.open("speed"), started(ben, ana, robo, game="speed", pace=DAYS)
    phone.do(ben.open("speed"), "say", text="Anathema")
    ana.do(racing, "say", text="Analogy")
    assert ana.post(f"/tables/{opened}/invitations", {"who": ben.who}).status_code == 201
    assert ben.post(f"/tables/{ben.open('speed')}/invitations", {"who": ana.who}).status_code == 201
    assert (
        ana.post(f"/tables/{met}/reports", {"who": ben.who, "reason": "abuse", "text": "Anabasis"}).status_code == 201
    )
    assert ben.post(f"/tables/{racing}/reports", {"who": ana.who, "reason": "abuse"}).status_code == 201
    assert ana.post("/queue", {"game": "scrap"}).status_code == 201

    entrants = [{"name": "Anabella"}]
    cup = made(ben, most=2, tracks=["usa", "italy"], entry="fixed", entrants=entrants, wait=3600)["id"]
    done(phone, cup, "enter", place="1", name="Anarchy")
    done(ben, cup, "start")
    done(ben, cup, "correct", place="A", points=3, reason="Anarchy was late")
    own = made(ana, title="Mine", tracks=["usa"], wait=3600)["id"]
    done(ana, own, "enter")
    assert come_back(phone, passkey, bring=True)["you"] == ana.who

    names = ["Anastasia", "Anagram", "Anamachine", "Anadroid", "Anafox", "Anabella", "Anarchy"]
    said = ["Anathema", "Analogy", "Anabasis"]
    keys = [hashed(code.replace("-", "")), hashed(token["token"]), hashed(feed), letters_of(passkey.id), hook["secret"]]
    traces = [
        *names,
        *said,
        *keys,
        *whos,
        ids[0],
        f"{NOWHERE}/anapush",
        f"{NOWHERE}/anahook",
        b"0123456789abcdef".hex(),
    ]
    before = everything(door.house.store)
    assert [trace for trace in traces if trace not in before] == []
    for secret in (code, token["token"], feed):
        assert secret not in before

    assert ana.browser.delete("/api/me").status_code == 204
    after = everything(door.house.store)
    assert [trace for trace in (*traces, *ids) if trace in after] == []
    assert door.house.store.verify(met) is not None
    assert "Ben" in after
    assert look(ben, cup)["places"][0]["name"] == ""
    others = [seat for race in ben.get("/me/races").json() for seat in race["seats"] if not seat["own"]]
    assert [(seat["name"], seat["former"]) for seat in others] == [("Guest", True)]
    again = door.visitor()
    again.browser.cookies.set(COOKIE, door.house.players.cookie(door.house.players.new_guest()))
    assert again.get("/me/races").json() == []


def test_what_a_server_notes_that_has_not_heard_of_it_is_not_written(store: Store) -> None:
    """A race ends in the moment in which somebody is forgotten, on a server that has read the table before."""
    store.add(Header("t1", "heat", ("A", "B"), "ana"), KEY, opened=0.0)
    for seq, name in enumerate(("ana", "ben")):
        store.append("t1", seq, Entry("sat", 1.0, name, seat="AB"[seq], values={"name": name.title()}))
    read_before = store.open("t1").rewritten
    about = {"table_id": "t1", "game": "heat", "track": "usa", "at": 2.0, "seats": 2, "points": None, "fresh": True}
    rows = [
        {**about, **driven_by(name), "seat": seat, "unit": seat, "place": place, "figures": None}
        for place, (seat, name) in enumerate((("A", "ana"), ("B", "ben")), start=1)
    ]
    summary = {"chairs": {"A": {"name": "Ana"}}}
    store.forget("ana", at=1000.0)
    store.note("t1", OVER, summary, None, 2.0, rows, rewritten=read_before)
    told = everything(store)
    for trace in ("Ana", "'ana'", who_is("ana")):
        assert trace not in told
    store.note("t1", OVER, {}, None, 2.0, rows[1:], rewritten=store.open("t1").rewritten)
    assert "Ben" in everything(store)


def test_a_race_from_which_somebody_is_forgotten_ends_without_a_name(door: Door) -> None:
    ana, ben = door.visitor("Anastasia"), door.visitor("Ben")
    table = started(ana, ben)
    ana.browser.delete("/api/me")
    ben.do(table, "resign", seats_of(ben, table)[1])
    wait_until_over(ben, table)
    assert "Anastasia" not in everything(door.house.store)
    (race,) = ben.get("/me/races").json()
    assert [seat["former"] for seat in sorted(race["seats"], key=lambda seat: str(seat["seat"]))] == [True, False]


def test_who_has_a_name_and_no_seat_can_be_forgotten_by_who_runs_the_server(door: Door) -> None:
    ana = door.visitor("Anastasia")
    keep(ana, Authenticator())
    store = door.house.store
    assert store.player(ana.who) == id_of(ana)
    store.forget(store.player(ana.who), at=door.house.hall.now())
    assert "Anastasia" not in everything(store)


def test_a_void_cookie_stays_void_and_tells_nobody_the_id(store: Store) -> None:
    store.revoke("ana", 7.0)
    assert "ana" not in store.revoked()
    assert list(store.revoked().values()) == [7.0]


def test_a_table_of_somebody_who_is_gone_is_not_opened_again_by_who_sat_there(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = ana.open("speed", listed=True)
    ben.do(table, "sit", seats_of(ben, table)[1])
    assert [each["table"]["id"] for each in ben.get("/tables").json()] == [table]
    ana.browser.delete("/api/me")
    ben.get("/mine")
    ben.do(table, "leave", seats_of(ben, table)[1])
    assert door.house.store.row(table)["status"] == GONE
    assert ben.get("/tables").json() == []
