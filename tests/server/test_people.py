"""What is kept of people: they can have it, be forgotten, sign out; and old tables are thinned to their races."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from paddock.errors import StoreError, TableError
from paddock.server.database import GONE, KEYS, shadow_of
from paddock.server.players import AHEAD, COOKIE, Players, signer
from paddock.server.store import Store
from paddock.server.table import OPEN, OVER, RACING, Entry, Header, who_is
from tests.server.kept import ids, mark
from tests.server.test_store import raced
from tests.server.test_table import KEY
from tests.server.visitors import Door, Visitor, refusal, started
from tests.server.visitors import raced as raced_here

# Being forgotten


def chatted(store: Store, name: str = "t1", status: str = OVER) -> None:
    """A race of Ana and Ben in which both have spoken, as has Eve, who looks on and is sent away."""
    raced(store, name, moves=30)
    length = len(store.entries(name))
    lines = [
        Entry("said", 900.0, by="ana", command=f"{who_is('ana')}:c", values={"text": "I am Ana", "name": "Ana"}),
        Entry("said", 901.0, by="ben", values={"text": "Hello", "name": "Ben"}),
        Entry("said", 902.0, by="eve", values={"text": "Look at me", "name": "Eve"}),
        Entry("kicked", 903.0, by="ana", values={"who": who_is("eve"), "bot": "pilot"}),
        Entry("broken", 904.0, values={"broken": {"A": "Ana", "B": "Ben"}}),
        Entry("came", 904.0, seat="A"),
    ]
    for seq, entry in enumerate(lines, start=length):
        store.append(name, seq, entry)
    mark(store, name, status)


def all_text(store: Store) -> str:
    """Everything in the store that could name somebody."""
    with store.engine.connect() as connection:
        tables = ("tables", "entries", "people", "tokens")
        found = [row for table in tables for row in connection.execute(text(f"SELECT * FROM {table}"))]  # noqa: S608
    return str(found)


def test_who_is_forgotten_is_nowhere_and_the_races_still_verify(store: Store) -> None:
    chatted(store)
    digest, before = store.verify("t1"), store.entries("t1")
    assert store.forget("ana", at=1000.0) == ["t1"]
    told = all_text(store)
    for trace in ("Ana", "'ana'", '"ana"', who_is("ana")):
        assert trace not in told
    assert store.verify("t1") == digest
    assert [entry.do for entry in store.entries("t1")] == [*(entry.do for entry in before), "away"]
    table = store.load("t1")
    assert [chair.name for chair in table.chairs.values()][:2] == ["Guest", "Ben"]
    said = [entry.values for entry in store.entries("t1") if entry.do == "said"]
    assert {"text": "", "name": "Guest"} in said
    assert {"text": "Hello", "name": "Ben"} in said
    blamed = [entry.values["broken"] for entry in store.entries("t1") if entry.do == "broken"]
    assert blamed == [{"A": "Guest", "B": "Ben"}]
    assert ids(store.tables_of("ana")) == []
    assert ids(store.tables_of("ben")) == ["t1"]
    assert store.rewritten_since(1000.0) == ["t1"]
    assert store.rewritten_since(1001.0) == []


def test_who_only_looked_on_is_forgotten_too(store: Store) -> None:
    chatted(store)
    store.forget("eve", at=1000.0)
    told = all_text(store)
    for trace in ("Eve", "eve", "Look at me", who_is("eve")):
        assert trace not in told
    assert store.verify("t1") is not None


@pytest.mark.parametrize("is_void", [False, True])
def test_programs_are_forgotten_with_their_owner(store: Store, is_void: bool) -> None:
    chatted(store)
    token = {"id": "k", "hash": "h", "owner": "eve", "player": "ben", "name": "Robo", "scopes": "play", "made": 1.0}
    store.add_token(token)
    if is_void:
        assert store.drop_token("eve", "k")
        assert not store.drop_token("eve", "k")
    assert (store.token("h") is None) == is_void
    assert len(store.tokens_of("eve")) == (not is_void)
    assert "Hello" in str(store.data_of("eve")["tables"]["t1"])
    store.forget("eve", at=1000.0)
    assert "Ben" not in all_text(store)
    assert "Robo" not in all_text(store)
    assert store.tokens_of("eve") == []
    assert store.revoked() == {shadow_of("eve"): 1000.0, shadow_of("ben"): 1000.0}


def test_whoever_is_forgotten_in_a_race_leaves_it_to_a_bot(store: Store) -> None:
    chatted(store, status=RACING)
    store.forget("ana", at=1000.0)
    table = store.load("t1")
    assert table.status == RACING
    assert table.chairs["A"].away == "resigned"
    assert table.chairs["A"].bot is not None
    assert table.chairs["B"].is_driven
    assert store.row("t1")["status"] == RACING


def test_an_open_table_of_who_is_forgotten_is_given_up(store: Store) -> None:
    store.add(Header("t1", "heat", ("A", "B"), host="ana", listed=True), KEY, opened=1.0)
    for seq, (player, seat) in enumerate((("ana", "A"), ("ben", "B"))):
        store.append("t1", seq, Entry("sat", 2.0, by=player, seat=seat, values={"name": player.title()}))
    assert ids(store.lobby()) == ["t1"]
    store.forget("ana", at=1000.0)
    assert store.load("t1").chairs["A"].is_free
    assert store.load("t1").chairs["B"].name == "Ben"
    assert store.row("t1")["status"] == GONE
    assert ids(store.lobby()) == []


def test_an_unreadable_line_does_not_keep_a_person_from_being_forgotten(store: Store) -> None:
    for name in ("t1", "t2"):
        chatted(store, name)
    with store.engine.begin() as connection:
        line = '["ana", "Ana"]' if store.is_shared else '{"by":"ana","name":"Ana"'
        connection.execute(text("UPDATE entries SET entry = :line WHERE table_id = 't1' AND seq = 6"), {"line": line})
    assert store.forget("ana", at=1000.0) == ["t1", "t2"]
    assert "Ana" not in all_text(store)
    assert "'ana'" not in all_text(store)


def test_to_be_forgotten_twice_changes_nothing(store: Store) -> None:
    chatted(store)
    store.forget("ana", at=1000.0)
    told = all_text(store)
    assert store.forget("ana", at=1001.0) == []
    assert all_text(store) == told


def test_nothing_of_a_person_is_left_in_the_files(tmp_path: Path) -> None:
    """Also not in what SQLite has put aside."""
    store = Store(f"sqlite:///{tmp_path / 'store.sqlite'}")
    chatted(store)
    store.forget("eve", at=1000.0)
    for file in tmp_path.iterdir():
        assert b"Look at me" not in file.read_bytes(), file
    store.close()


def test_a_person_is_found_by_the_id_or_by_what_others_see(store: Store) -> None:
    chatted(store)
    for word in ("ana", who_is("ana")):
        assert store.player(word) == "ana"
    assert store.player("eve") == "eve"
    for word in ("nobody", "", "%"):
        with pytest.raises(StoreError, match="nobody"):
            store.player(word)


def test_a_log_goes_on_while_somebody_is_forgotten(store: Store, url: str) -> None:
    """A server that writes to the table meanwhile loses nothing, and no line comes twice."""
    chatted(store, status=RACING)
    writer, stop = Store(url), threading.Event()
    written: list[int] = []
    problems: set[str] = set()

    def write() -> None:
        while not stop.is_set():
            seq = len(writer.entries("t1"))
            try:
                writer.append("t1", seq, Entry("said", 950.0, by="ben", values={"text": f"line {seq}", "name": "Ben"}))
                written.append(seq)
            except StoreError as error:
                problems.add(error.code)

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for player in ("ana", "eve"):
            store.forget(player, at=1000.0)
    finally:
        stop.set()
        thread.join()
        writer.close()
    log = store.entries("t1")
    assert problems <= {"line_taken"}
    for seq in written:
        assert log[seq].values["text"] == f"line {seq}"
    assert store.load("t1").chairs["A"].away == "resigned"
    assert "Ana" not in all_text(store)


# The own data


def test_a_person_can_have_all_that_is_stored_of_them(store: Store) -> None:
    chatted(store)
    token = {"id": "k", "hash": "h", "owner": "ana", "player": "p", "name": "Robo", "scopes": "play", "made": 1.0}
    store.add_token(token)
    data = store.data_of("ana")
    assert data["tokens"] == [{"id": "k", "name": "Robo", "scopes": "play", "made": 1.0}]
    lines = data["tables"]["t1"]["lines"]
    assert {"do": "said", "at": 900.0, "values": {"text": "I am Ana", "name": "Ana"}} in lines
    assert [line["do"] for line in lines].count("sat") == 1
    told = str(data)
    for hidden in ("Ben", "Hello", "Eve", "chance", KEY.hex()):
        assert hidden not in told


# Age


@pytest.mark.parametrize("game", ["heat", "speed"])
def test_an_old_table_is_thinned_to_its_race(store: Store, game: str) -> None:
    raced(store, "t1", game=game)
    length = len(store.entries("t1"))
    for seq, entry in enumerate((Entry("gone", 901.0, seat="A"), Entry("reopened", 902.0)), start=length):
        store.append("t1", seq, entry)
    said = Entry("said", 903.0, by="ana", values={"text": "I am Ana", "name": "Ana"})
    store.append("t1", length + 2, said)
    mark(store, "t1", OVER)
    digest, before = store.verify("t1"), store.load("t1")
    assert store.over_since(before=903.0) == []
    assert store.over_since(before=904.0) == ["t1"]
    store.thin("t1", at=5000.0)
    assert store.over_since(before=904.0) == []
    assert store.verify("t1") == digest
    after = store.load("t1")
    assert after.race == before.race
    assert after.commitment == before.commitment
    kinds = {entry.do for entry in store.entries("t1")}
    assert not kinds & {"said", "came", "gone", "reopened"}
    told = all_text(store)
    for trace in ("Ana", "Ben", "c1.0"):
        assert trace not in told
    assert ids(store.tables_of("ana")) == ["t1"]
    assert store.rewritten_since(5000.0) == ["t1"]
    store.append("t1", length + 3, said)  # by a server that has had the table open meanwhile
    assert store.verify("t1") == digest


def test_a_table_that_can_not_be_read_is_not_thinned(store: Store) -> None:
    chatted(store)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE entries SET entry = '[]' WHERE seq = 4"))
    with pytest.raises(StoreError, match="line 4"):
        store.thin("t1", at=5000.0)
    assert store.over_since(before=5000.0) == ["t1"]
    assert "Ben" in all_text(store)


def test_a_race_by_other_rules_is_thinned_too(store: Store) -> None:
    chatted(store)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    store.thin("t1", at=5000.0)
    assert "Ben" not in all_text(store)


def test_tables_that_nobody_came_back_to_are_given_up(store: Store) -> None:
    for name in ("old", "used", "new"):
        store.add(Header(name, "heat", ("A", "B"), "ana", listed=True), KEY, opened=100.0 if name != "new" else 900.0)
    store.append("used", 0, Entry("sat", 800.0, by="ana", seat="A", values={"name": "Ana"}))
    for name in ("left", "on"):
        raced(store, name, moves=3)
        mark(store, name, RACING)
    said = Entry("said", 850.0, by="ana", values={"text": "hi", "name": "Ana"})
    store.append("on", len(store.entries("on")), said)
    assert store.end_unstarted(before=500.0) == ["old"]
    assert store.end_abandoned(before=500.0) == ["left"]
    assert {name: store.row(name)["status"] for name in store.ids()} == {
        "old": GONE,
        "used": OPEN,
        "new": OPEN,
        "left": GONE,
        "on": RACING,
    }
    assert ids(store.lobby()) == ["new", "used"]
    assert store.due(before=0.0) == ["on"]
    assert store.load("left").status == RACING  # who comes back can go on
    assert store.end_unstarted(before=500.0) == store.end_abandoned(before=500.0) == []
    assert set(store.over_since(before=500.0)) == {"old", "left"}


# Cookies and keys


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_cookie_says_who_one_is_and_since_when(store: Store, clock: Clock) -> None:
    players = Players(store, clock)
    ana = players.new_guest("Ana")
    assert players.from_cookie(players.cookie(ana)) == ana
    assert ana.since == 1000.0
    for wrong in (None, "", "x", players.cookie(ana)[:-1], players.cookie(ana) + "x", "x" * 2000):
        assert players.from_cookie(wrong) is None


@pytest.mark.parametrize(
    "signed", [[], ["a"], [1, 2], ["a", "b", "c"], [3, "a", "b", 1.0], [2, "a", "b", "c"], {}, 7, None]
)
def test_what_we_have_signed_but_would_not_write_is_no_cookie(store: Store, signed: Any) -> None:
    players = Players(store)
    assert players.from_cookie(str(signer(store.keys()[0]).dumps(signed))) is None


def test_cookies_from_before_stay_valid_and_are_renewed(store: Store, clock: Clock) -> None:
    players = Players(store, clock)
    old = str(signer(store.keys()[0]).dumps(["ana", "Ana"]))
    player = players.from_cookie(old)
    assert player is not None
    assert (player.id, player.name, player.since, player.is_stale) == ("ana", "Ana", 0.0, True)
    renewed = players.from_cookie(players.cookie(player))
    assert renewed == replace(player, is_stale=False)
    store.revoke("ana", 1000.0)
    players.look()
    assert players.from_cookie(old) is None
    assert players.from_cookie(players.cookie(player)) is None


def test_a_new_key_signs_when_everybody_knows_it_and_old_cookies_end_in_time(store: Store, clock: Clock) -> None:
    here, there = Players(store, clock), Players(store, clock)
    ana = here.new_guest("Ana")
    old = here.cookie(ana)
    store.new_key(since=clock.at + AHEAD, keep=500.0)
    here.look()
    assert there.from_cookie(here.cookie(ana)) == ana  # who has not looked yet believes it
    there.look()
    clock.at += AHEAD
    fresh = here.cookie(ana)
    assert there.from_cookie(fresh) == ana
    assert there.from_cookie(old) == replace(ana, is_stale=True)
    clock.at += 500.0
    assert here.from_cookie(old) is None
    assert here.from_cookie(fresh) == ana


def test_a_key_that_has_leaked_ends_at_once(store: Store, clock: Clock) -> None:
    players = Players(store, clock)
    old = players.cookie(players.new_guest("Ana"))
    store.new_key(since=clock.at, keep=0.0)
    players.look()
    assert players.from_cookie(old) is None
    ben = players.new_guest("Ben")
    assert players.from_cookie(players.cookie(ben)) == ben
    clock.at += 1.0
    store.new_key(since=clock.at, keep=0.0)
    assert len(store.keys()) == 2  # the first one is gone


def test_a_key_that_waits_for_its_time_can_have_leaked_too(store: Store, clock: Clock) -> None:
    players = Players(store, clock)
    store.new_key(since=clock.at + AHEAD, keep=500.0)
    store.new_key(since=clock.at, keep=0.0)
    players.look()
    for _ in range(3):
        ana = players.new_guest("Ana")
        assert players.from_cookie(players.cookie(ana)) == ana
        clock.at += AHEAD


def test_cookies_can_be_revoked_by_many_at_once(store: Store) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: store.revoke("ana", float(number)), range(40)))
    assert set(store.revoked()) == {shadow_of("ana")}


def test_who_signs_out_everywhere_else_stays_here(store: Store, clock: Clock) -> None:
    here, there = Players(store, clock), Players(store, clock)
    ana = here.new_guest("Ana")
    stolen = here.cookie(ana)
    clock.at += 10.0
    signed = here.sign_out_elsewhere(ana)
    assert here.from_cookie(stolen) is None
    with pytest.raises(TableError, match="signed out"):
        here.must_be_valid(ana)
    thief = there.from_cookie(stolen)  # a server that has not heard of it yet
    assert thief is not None
    prolonged = there.cookie(thief)
    there.look()
    for cookie in (stolen, prolonged):
        assert there.from_cookie(cookie) is None
    assert there.from_cookie(here.cookie(signed)) == signed


# Over HTTP


def forget(visitor: Visitor) -> None:
    assert visitor.browser.delete("/api/me").status_code == 204


def test_somebody_who_wants_to_be_forgotten_is(ana: Visitor, ben: Visitor, door: Door) -> None:
    over, on = raced_here(ana, ben), started(ana, ben)
    ana.do(on, "say", text="I am Ana")
    cookie, who = ana.browser.cookies[COOKIE], ana.who
    token = ana.post("/tokens", {"name": "Robo"}).json()["token"]
    forget(ana)
    for table in (over, on):
        assert ben.look(table)["state"]["chairs"]["A"]["name"] == "Guest"
        told = str(ben.get(f"/tables/{table}/replay", most=500).json())
        for trace in ("I am Ana", "'Ana'", who):
            assert trace not in told
    assert ben.state(on)["chairs"]["A"]["away"] == "resigned"
    assert door.visitor(token=token).get("/me").status_code == 401
    back = door.visitor()
    back.browser.cookies.set(COOKIE, cookie)
    assert back.get("/me").json()["you"] != who
    assert ben.get(f"/tables/{over}/record").status_code == 200
    assert door.house.store.verify(over) is not None


def test_who_looks_on_is_told_that_somebody_is_gone(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ben.wire(table) as wire:
        wire.until("snapshot")
        forget(ana)
        while (chair := wire.until("events", "snapshot")["state"]["chairs"]["A"])["name"] != "Guest":
            pass
        assert chair["away"] == "resigned"


def test_an_open_connection_of_who_is_forgotten_can_do_nothing_more(ana: Visitor, ben: Visitor) -> None:
    table = started(ben, ana)
    with ana.wire(table) as wire:
        wire.until("snapshot")
        forget(ana)
        answer = wire.command("say", text="still here")
        assert (answer["type"], answer["code"]) == ("refusal", "signed_out")


def test_what_another_process_has_rewritten_is_read_anew(
    ana: Visitor, ben: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `paddock tables forget` does beside a server."""
    table, read_anew = started(ana, ben), door.house.hall._read_anew_what_was_rewritten

    async def later() -> None:
        pass

    monkeypatch.setattr(door.house.hall, "_read_anew_what_was_rewritten", later)  # it does so by itself now and then
    store = Store(f"sqlite:///{door.database}")
    store.forget(store.player(ana.who), time.time())
    store.close()
    assert ben.look(table)["state"]["chairs"]["A"]["name"] == "Ana"
    door.browser.portal.call(read_anew)  # type: ignore[union-attr]
    assert ben.look(table)["state"]["chairs"]["A"]["name"] == "Guest"


def test_the_own_data_can_be_had(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    ana.do(table, "say", text="I am Ana")
    data = ana.get("/me/data").json()
    assert data["you"]["name"] == "Ana"
    assert "I am Ana" in str(data["tables"][table])
    assert "Ben" not in str(data)
    assert ben.get("/me/data").json()["tables"].keys() == {table}


def test_one_can_sign_out_everywhere_else(ana: Visitor, door: Door) -> None:
    elsewhere = door.visitor()
    elsewhere.browser.cookies.set(COOKIE, ana.browser.cookies[COOKIE])
    who = ana.who
    assert elsewhere.who == who
    assert ana.browser.delete("/api/me/cookies").json()["you"] == who
    assert ana.who == who
    assert elsewhere.who != who


def test_programs_have_no_data_of_their_own(ana: Visitor, door: Door) -> None:
    robo = door.visitor(token=ana.post("/tokens", {"name": "Robo"}).json()["token"])
    for answer in (robo.browser.delete("/api/me"), robo.get("/me/data"), robo.browser.delete("/api/me/cookies")):
        assert refusal(answer)["code"] == "no_scope"


def test_a_name_stays_with_its_cookie_when_the_key_changes(ana: Visitor, door: Door) -> None:
    before = ana.browser.cookies[COOKIE]
    door.house.store.new_key(since=time.time(), keep=1000.0)
    door.house.players.look()
    assert ana.get("/me").json()["name"] == "Ana"
    assert ana.browser.cookies[COOKIE] != before
    store = door.house.store
    with store.engine.begin() as connection:
        connection.execute(KEYS.delete().where(KEYS.c.until.is_not(None)))
    door.house.players.look()
    assert ana.get("/me").json()["name"] == "Ana"
