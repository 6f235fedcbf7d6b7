"""The page for those who run a server: behind a token, and without anything that is hidden from players."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from paddock.errors import BadOption
from paddock.server import operators_page
from paddock.server.accounts import Bookkeeper, read_accounts, within, write_account
from paddock.server.bans import read_bans
from paddock.server.ledger import Budget
from paddock.server.limits import HOUR, PER_ADDRESS
from paddock.server.operators import COOKIE, TOKEN, hashed, read_token, server_name
from paddock.server.store import Store
from paddock.words import LANGUAGES, group
from tests.server.visitors import Door, Visitor, open_door, refusal, started
from tests.waiting import wait_until

SECRET = "correct-horse-battery-staple"  # noqa: S105
AGAIN = {"follow_redirects": False}


@contextmanager
def office(folder: Path, **settings: Any) -> Iterator[Door]:
    with open_door(folder, operators=hashed(SECRET), **settings) as door:
        yield door


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with office(tmp_path) as opened:
        yield opened


def come_in(visitor: Visitor, token: str = SECRET) -> Any:
    return visitor.browser.post("/operators/in", content=f"token={token}", **AGAIN)


def inside(door: Door) -> Visitor:
    """Somebody who has shown the token."""
    olga = door.visitor()
    assert come_in(olga).status_code == 303
    return olga


def write_books(door: Door) -> None:
    """What a server does every few seconds."""
    books = Bookkeeper()
    books.read()
    write_account(door.house.store, server_name(), books.account(door.house.hall), time.time())


# Getting in


@pytest.mark.parametrize("path", ["/operators", "/operators/style.css", "/operators/in", "/api/operators"])
def test_without_a_token_nothing_is_there(tmp_path: Path, path: str) -> None:
    with open_door(tmp_path) as door:
        nowhere = door.browser.get("/operatorz")
        for answer in (door.browser.get(path), door.browser.post(path, content="token=x")):
            assert answer.status_code == 404
            assert answer.json()["code"] == nowhere.json()["code"]


def test_nobody_sees_or_does_anything_before_showing_the_token(door: Door) -> None:
    eve = door.visitor("Eve")
    assert "Connected now" not in eve.browser.get("/operators").text
    assert eve.get("/operators").status_code == 403
    for act in ("ban", "unban", "seen", "close", "mute"):
        assert refusal(eve.post(f"/operators/{act}", {"word": "192.0.2.1", "reason": "x"}))["code"] == "operators_only"
        body = "word=192.0.2.1&reason=x"
        assert eve.browser.post(f"/operators/{act}", content=body, **AGAIN).status_code == 303
    assert read_bans(door.house.store, time.time()) == []


def test_the_cookie_is_for_these_addresses_only(tmp_path: Path) -> None:
    with office(tmp_path, secure=True) as door:
        answer = come_in(door.visitor())
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert {re.search(r"Path=([^;]+)", cookie)[1] for cookie in cookies} == {"/operators", "/api/operators"}  # type: ignore[index]
        for cookie in cookies:
            for word in ("HttpOnly", "SameSite=strict", "Secure", "Max-Age"):
                assert word in cookie
            assert SECRET not in cookie
            assert hashed(SECRET) not in cookie


@pytest.fixture
def no_further_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, no try comes back."""
    assert PER_ADDRESS["tries"] == Budget(10, HOUR)
    monkeypatch.setitem(PER_ADDRESS, "tries", Budget(10, 1e7))


@pytest.mark.usefixtures("no_further_tries")
def test_a_wrong_token_is_refused_and_ten_tries_an_hour_are_all(tmp_path: Path) -> None:
    """Who guesses is stopped; even the right token does not help then, and others are not in it."""
    with office(tmp_path, limits=True) as door:
        eve = door.visitor(address="192.0.2.66")
        codes = [come_in(eve, f"guess-number-{number}-of-many").status_code for number in range(50)]
        most = int(PER_ADDRESS["tries"].most)
        assert codes == [403] * most + [429] * (50 - most)
        assert come_in(eve).status_code == 429
        assert eve.post("/operators/session", {"token": SECRET}).status_code == 429
        assert not [cookie for cookie in eve.browser.cookies.jar if cookie.name == COOKIE]
        inside(door)


@pytest.mark.usefixtures("no_further_tries")
def test_ipv6_suffixes_are_no_further_tries(tmp_path: Path) -> None:
    with office(tmp_path, limits=True) as door:
        codes = [come_in(door.visitor(address=f"2001:db8:1:2::{n:x}"), "guess").status_code for n in range(20)]
        assert codes.count(403) == PER_ADDRESS["tries"].most


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "é", "x" * 5000, "eyJ.a.b"])
def test_a_made_up_cookie_is_no_way_in(door: Door, cookie: str) -> None:
    headers = {"Cookie": f"{COOKIE}={cookie}".encode()}
    assert door.browser.get("/api/operators", headers=headers).status_code == 403  # type: ignore[arg-type]


def test_a_cookie_of_another_token_or_a_player_is_no_way_in(door: Door, tmp_path: Path) -> None:
    olga = inside(door)
    (cookie, *_) = [each.value for each in olga.browser.cookies.jar if each.name == COOKIE]
    ana = door.visitor("Ana")
    (guest,) = [each.value for each in ana.browser.cookies.jar if each.name == "paddock"]
    assert door.browser.get("/api/operators", headers={"Cookie": f"{COOKIE}={guest}"}).status_code == 403
    other = tmp_path / "other"
    other.mkdir()
    with open_door(other, operators=hashed("another-token-of-this-length")) as elsewhere:
        assert elsewhere.browser.get("/api/operators", headers={"Cookie": f"{COOKIE}={cookie}"}).status_code == 403


def test_other_sites_can_press_no_button(door: Door) -> None:
    olga = inside(door)
    headers = {"Origin": "https://evil.example", "Content-Type": "application/x-www-form-urlencoded"}
    for path in ("/operators/ban", "/api/operators/ban", "/operators/in"):
        answer = olga.browser.post(path, content="word=192.0.2.1&reason=x", headers=headers, **AGAIN)
        assert answer.status_code == 403
        assert answer.json()["code"] == "other_origin"
    assert read_bans(door.house.store, time.time()) == []


def test_who_leaves_is_outside(door: Door) -> None:
    olga = inside(door)
    assert olga.get("/operators").status_code == 200
    olga.browser.post("/operators/out", **AGAIN)
    assert olga.get("/operators").status_code == 403


def test_the_token_comes_from_a_file_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "token"
    file.write_text(f"{SECRET}\n")
    assert read_token(file) == hashed(SECRET)
    assert read_token(None) is None
    monkeypatch.setenv(TOKEN, SECRET)
    assert read_token(None) == hashed(SECRET)
    assert read_token(None) is None  # no program that is started later finds it
    file.write_text("short")
    for wrong in (file, tmp_path / "nowhere"):
        with pytest.raises(BadOption):
            read_token(wrong)


# What is to be seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_what_goes_on_in_every_language(door: Door, language: str) -> None:
    olga, ana, ben = inside(door), door.visitor("Ana"), door.visitor("<b>Ben</b>")
    table = started(ana, ben)
    ben.do(table, "say", text="<script>alert(1)</script>")
    ana.post(f"/tables/{table}/reports", {"who": ben.who, "reason": "abuse", "text": "<img src=x>"})
    assert olga.post("/operators/ban", {"word": "192.0.2.0/24", "reason": "<i>spam</i>"}).status_code == 204
    with ben.wire(table) as wire:
        wire.until("snapshot")
        write_books(door)
        page = olga.browser.get(f"/operators?language={language}")
    assert page.headers["cache-control"] == "no-store"
    assert f'lang="{language}"' in page.text
    for part in (table, "&lt;b&gt;Ben", "&lt;script&gt;", "&lt;img src=x&gt;", "&lt;i&gt;spam", "192.0.2.0/24"):
        assert part in page.text
    for wrong in ("<script", "<img", "<b>Ben", "operators.", "operators-", "style="):
        assert wrong not in page.text


def test_the_page_has_every_word_of_its_catalogue_and_no_other() -> None:
    source = Path(operators_page.__file__).read_text()
    asked = set(re.findall(r"[\"'](\w+)[\"']", source))
    kept = set(group("operators"))
    by_name = {word for word in kept if word.startswith(("part_", "status_", "reason_", "age_"))}
    assert kept - by_name - asked <= {"title"}
    assert set(re.findall(r"self\.word\([\"'](\w+)[\"']\)", source)) <= kept


def test_operators_see_nothing_that_players_may_not_know(door: Door) -> None:
    """Neither cards nor secrets nor cookies nor addresses; a hidden choice changes nothing in what they see."""
    olga, ana, ben = inside(door), door.visitor("Ana", address="192.0.2.7"), door.visitor("Ben")
    table = started(ana, ben)
    with ana.wire(table) as wire:
        wire.until("snapshot")
        write_books(door)
        before = olga.get("/operators").json()
        ana.do(table, "move", "A", move="gear 2")
        write_books(door)
        after = olga.get("/operators").json()
    for told in (before, after):
        for row in told["tables"]:
            del row["age"]
        del told["load"]
    assert before == after
    told = olga.browser.get("/operators").text + str(after) + str(before)
    held = door.house.store.row(table)
    cookies = [each.value for each in (*ana.browser.cookies.jar, *olga.browser.cookies.jar) if each.value]
    for secret in ("192.0.2.7", held["key"].hex(), SECRET, hashed(SECRET), *cookies):
        assert secret not in told
    assert "hand" not in told
    assert [person["name"] for person in after["people"]] == ["Ana"]


def test_the_accounts_of_several_servers_are_put_together(store: Store) -> None:
    now = time.time()
    table = {"id": "t1", "game": "heat", "status": "open", "people": [], "lines": 3, "watchers": 2, "chat": "all"}
    account = {"load": {"tables": 1}, "refused": {"chat": 5}, "tables": [table], "people": []}
    write_account(store, "one", account, now)
    write_account(store, "two", account, now)
    write_account(store, "gone", account, now - 1000)
    write_account(store, "one", account, now)
    told = read_accounts(store, now)
    assert [(each["id"], each["watchers"]) for each in told["tables"]] == [("t1", 4)]
    assert told["refused"] == {"chat": 10}
    assert len(told["load"]) == 2


def test_how_long_answers_take_is_told_of_the_last_minute() -> None:
    before = {0.01: 5.0, 0.1: 5.0, float("inf"): 5.0}
    assert within(before, {0.01: 105.0, 0.1: 105.0, float("inf"): 105.0}) == 0.01
    assert within(before, {0.01: 95.0, 0.1: 105.0, float("inf"): 105.0}) == 0.1
    assert within(before, before) is None


# What can be done


def test_a_table_is_closed_for_everybody(door: Door) -> None:
    olga, ana, ben = inside(door), door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben, listed=True)
    with ben.wire(table) as wire:
        wire.until("snapshot")
        assert olga.browser.post("/operators/close", content=f"id={table}", **AGAIN).status_code == 303
        assert wire.until("bye")["code"] == "table_closed"
    assert ana.refused(table, "say", text="Hello?") == "table_closed"
    assert refusal(ben.get(f"/tables/{table}"))["code"] == "table_closed"
    assert table not in str(ana.get("/tables").json())
    assert door.house.store.load(table).order.closed
    assert door.house.store.verify(table) is not None
    assert refusal(olga.post("/operators/close", {"id": table}))["code"] == "table_closed"
    assert olga.post("/operators/close", {"id": "nowhere"}).status_code == 404


def test_whom_operators_mute_no_host_lets_speak(door: Door) -> None:
    olga, ana, ben = inside(door), door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    assert olga.post("/operators/mute", {"table": table, "who": ana.who}).status_code == 204  # a host, too
    assert olga.post("/operators/mute", {"table": table, "who": ben.who}).status_code == 204
    assert ben.refused(table, "say", text="Hi") == "muted"
    assert ana.refused(table, "say", text="Hi") == "muted"
    assert ana.refused(table, "unmute", who=ben.who) == "muted_by_house"


def test_a_person_is_banned_and_let_in_by_buttons(door: Door) -> None:
    olga, eve = inside(door), door.visitor("Eve")
    body = f"word={eve.who}&reason=Insults&days=3&household=true"
    assert olga.browser.post("/operators/ban?language=el", content=body, **AGAIN).status_code == 303
    assert refusal(eve.get("/mine"))["code"] == "banned"
    (ban,) = olga.get("/operators").json()["bans"]
    assert olga.browser.post("/operators/unban", content=f"id={ban['id']}", **AGAIN).status_code == 303
    assert eve.get("/mine").status_code == 200


def test_what_is_filled_in_wrongly_is_told_on_the_page(door: Door) -> None:
    olga = inside(door)
    for body in ("word=everybody&reason=x", "word=0.0.0.0/0&reason=x", "reason=x", "word=192.0.2.1", "%ff%00=", ""):
        answer = olga.browser.post("/operators/ban", content=body, **AGAIN)
        assert answer.status_code == 409
        assert 'role="alert"' in answer.text
    assert refusal(olga.post("/operators/fly", {}))["code"] == "unknown_command"
    for broken in (b"", b"[]", b"{", b"\xff", b'{"word": ' + b"[" * 5000):
        assert olga.browser.post("/api/operators/ban", content=broken).status_code == 422
    assert refusal(olga.post("/operators/close", {"id": "\0"}))["code"] == "bad_message"


def test_reports_are_marked_as_dealt_with(door: Door) -> None:
    olga, ana, ben = inside(door), door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    ana.post(f"/tables/{table}/reports", {"who": ben.who, "reason": "cheating"})
    (report,) = olga.get("/operators").json()["reports"]
    assert olga.post("/operators/seen", {"id": report["id"]}).status_code == 204
    assert olga.get("/operators").json()["reports"] == []
    assert olga.post("/operators/seen", {"id": "nothing"}).status_code == 404


def test_the_server_writes_its_account_by_itself(door: Door) -> None:
    olga = inside(door)
    wait_until(lambda: len(olga.get("/operators").json()["load"]) == 1)
