"""Who may not come in, and what players say about each other."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from paddock.cli import app
from paddock.errors import BadOption, TableError
from paddock.server.bans import Ban, Bans, add_ban, end_ban, network_of, new_ban, read_bans
from paddock.server.reports import add_report, mark_seen, read_reports
from paddock.server.stewards import HOUSEHOLDS, store_secret
from paddock.server.store import Store
from paddock.server.table import who_is
from paddock.words import LANGUAGES
from tests.server.visitors import Door, Visitor, open_door, refusal, started

HOME = "2001:db8:1:2::1"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        yield opened


def keep_out(door: Door, word: str, household: bool = False, until: float | None = None) -> Ban:
    """As `paddock tables ban` does it; the server looks at once."""
    ban = new_ban(word, "insults", time.time(), until, household)
    add_ban(door.house.store, ban)
    look(door)
    return ban


def look(door: Door) -> None:
    assert door.browser.portal is not None
    door.browser.portal.call(door.house.stewards.see_out)


def is_kept_out(visitor: Visitor, table: str) -> bool:
    """Whether somebody is refused everywhere alike, and told why."""
    answers = [
        visitor.get("/mine"),
        visitor.get(f"/tables/{table}"),
        visitor.get(f"/tables/{table}/replay"),
        visitor.ask(table, "say", text="Hi"),
        visitor.post("/tables", {"game": "heat"}),
    ]
    if all(answer.is_success for answer in answers):
        return False
    for answer in (*answers, visitor.get(f"/tables/{table}/stream")):
        assert answer.status_code == 403
        assert "insults" in refusal(answer)["sentence"]
    with visitor.wire(table) as wire:
        last = wire.until("bye")
        assert last["code"].startswith("banned")
        assert "insults" in last["sentence"]
    return True


# Addresses


def test_a_ban_of_one_address_of_ipv6_is_one_of_the_household() -> None:
    bans = Bans([new_ban(HOME, "spam", 0.0)])
    for suffix in ("::", "::1", "ffff:ffff:ffff:ffff", "dead:beef::7"):
        assert bans.find([], f"2001:db8:1:2:{suffix}" if "::" not in suffix[:2] else f"2001:db8:1:2{suffix}")
    assert bans.find([], "2001:db8:1:3::1") is None
    assert bans.find([], "2001:db8:1:2::1%eth0")
    assert str(network_of(f"{HOME}/128")) == "2001:db8:1:2::/64"


def test_ranges_hold_for_both_kinds_of_addresses() -> None:
    bans = Bans([new_ban(word, "spam", 0.0) for word in ("192.0.2.0/24", "198.51.100.7", "2001:db8::/32")])
    for address in ("192.0.2.1", "::ffff:192.0.2.255", "198.51.100.7", "2001:db8:ffff::1"):
        assert bans.find([], address), address
    for address in ("192.0.3.1", "198.51.100.8", "2001:db9::1", "testclient", "", "?", "x" * 999, "\udc80"):
        assert bans.find([], address) is None, address


@pytest.mark.parametrize("word", ["", "0.0.0.0/0", "::/0", "10.0.0.0/7", "2000::/3", "nobody", "1.2.3", "a" * 80])
def test_nobody_bans_everybody_or_nothing(word: str) -> None:
    with pytest.raises(BadOption):
        new_ban(word, "spam", 0.0)


@pytest.mark.parametrize("reason", ["", " ", "x" * 301])
def test_a_ban_has_a_reason(reason: str) -> None:
    with pytest.raises(BadOption):
        new_ban("192.0.2.1", reason, 0.0)


def test_ten_thousand_bans_are_looked_through_at_once() -> None:
    bans = Bans([new_ban(f"10.{n // 256}.{n % 256}.0/24", "spam", 0.0) for n in range(10_000)])
    begun = time.thread_time()  # of this thread alone: how busy the machine is does not count
    for _ in range(1000):
        assert bans.find(["a", "b"], "192.0.2.1") is None
    assert time.thread_time() - begun < 1


def test_a_ban_ends_by_itself() -> None:
    bans = Bans([new_ban("192.0.2.1", "spam", 0.0, until=100.0)])
    assert bans.find([], "192.0.2.1", at=99.0)
    assert bans.find([], "192.0.2.1", at=101.0) is None


# At a server


def test_who_is_banned_is_refused_everywhere_with_the_reason(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    table = started(ana)
    assert not is_kept_out(eve, table)
    ban = keep_out(door, eve.who)
    assert is_kept_out(eve, table)
    assert not is_kept_out(ana, table)
    end_ban(door.house.store, ban.id)
    look(door)
    assert not is_kept_out(eve, table)


def test_the_end_of_a_ban_is_told(door: Door) -> None:
    eve = door.visitor("Eve")
    keep_out(door, eve.who, until=time.time() + 86_400)
    said = refusal(eve.get("/mine", language="el"))
    assert said["code"] == "banned"
    assert "UTC" in said["sentence"]


def test_a_new_cookie_does_not_help_against_a_ban_by_address(door: Door) -> None:
    table = started(door.visitor("Ana"))
    keep_out(door, HOME)
    assert is_kept_out(door.visitor(address="2001:db8:1:2:9::9"), table)
    assert not is_kept_out(door.visitor(address="2001:db8:1:9::9"), table)


def test_programs_are_banned_with_their_owner(door: Door) -> None:
    eve = door.visitor("Eve")
    token = eve.post("/tokens", {"name": "Robo"}).json()["token"]
    table = started(door.visitor("Ana"))
    robo = door.visitor(token=token)
    assert not is_kept_out(robo, table)
    keep_out(door, eve.who)
    assert is_kept_out(robo, table)


def test_who_is_inside_is_seen_out(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    table = started(ana)
    with eve.wire(table) as wire, ana.wire(table) as other:
        wire.until("snapshot")
        other.until("snapshot")
        keep_out(door, eve.who)
        assert wire.until("bye")["code"] == "banned_for_good"
        ana.do(table, "say", text="Good.")
        assert other.until("events", "bye")["type"] == "events"


def test_a_household_goes_with_who_is_banned_where_they_are_now(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve", address=HOME)
    table = started(ana)
    with eve.wire(table) as wire:
        wire.until("snapshot")
        keep_out(door, eve.who, household=True)
        assert wire.until("bye")["code"] == "banned_for_good"
    assert is_kept_out(door.visitor(address="2001:db8:1:2:5::5"), table)
    assert {ban.network for ban in read_bans(door.house.store, time.time())} == {None, "2001:db8:1:2::/64"}


def test_who_is_banned_still_has_their_own_data(door: Door) -> None:
    eve = door.visitor("Eve")
    keep_out(door, eve.who)
    assert eve.get("/me/data").status_code == 200
    assert eve.browser.delete("/api/me").status_code == 204
    assert read_bans(door.house.store, time.time()) == []  # nobody comes as that person any more


def test_servers_on_one_database_know_the_same(url: str) -> None:
    first, second = Store(url), Store(url)
    ban = new_ban("192.0.2.0/24", "spam", time.time())
    add_ban(first, ban)
    assert read_bans(second, time.time()) == [ban]
    end_ban(second, ban.id)
    assert read_bans(first, time.time()) == []
    with pytest.raises(TableError, match="no ban"):
        end_ban(first, ban.id)
    assert store_secret(first, HOUSEHOLDS) == store_secret(second, HOUSEHOLDS)
    first.close()
    second.close()


# Reports


def test_a_report_has_what_was_said_last(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    table = started(ana)
    for number in range(30):
        eve.do(table, "say", text=f"Bad word {number}")
    body = {"who": eve.who, "reason": "abuse", "text": "She insults\nme"}
    assert ana.post(f"/tables/{table}/reports", body).status_code == 201
    (report,) = read_reports(door.house.store)
    assert (report["who"], report["by"], report["name"]) == (eve.who, ana.who, "Eve")
    assert (report["table"], report["reason"], report["text"]) == (table, "abuse", "She insults me")
    assert [line["text"] for line in report["lines"]] == [f"Bad word {number}" for number in range(10, 30)]
    assert "home" not in str(report)
    assert refusal(ana.post(f"/tables/{table}/reports", body))["code"] == "reported_already"
    mark_seen(door.house.store, report["id"])
    assert read_reports(door.house.store) == []
    assert len(read_reports(door.house.store, seen=True)) == 1


def test_reports_are_about_somebody_else_at_the_table_and_few(tmp_path: Path) -> None:
    with open_door(tmp_path, limits=True) as door:
        ana, eve = door.visitor("Ana"), door.visitor("Eve")
        table = started(ana)
        body = {"who": eve.who, "reason": "spam"}
        assert refusal(ana.post(f"/tables/{table}/reports", body))["code"] == "nobody_here"
        assert refusal(ana.post(f"/tables/{table}/reports", {**body, "who": ana.who}))["code"] == "own_report"
        assert ana.post(f"/tables/{table}/reports", {**body, "reason": "boredom"}).status_code == 422
        assert ana.post(f"/tables/{table}/reports", {**body, "text": "x" * 301}).status_code == 422
        codes = [ana.post(f"/tables/{table}/reports", body).status_code for _ in range(20)]
        assert codes[-1] == 429


def test_a_forgotten_person_is_in_no_report(door: Door) -> None:
    ana, ben, eve = door.visitor("Ana"), door.visitor("Ben"), door.visitor("Evelyn")
    table = started(ana, ben)
    eve.do(table, "say", text="Secret words")
    ana.post(f"/tables/{table}/reports", {"who": eve.who, "reason": "abuse", "text": "Look"})
    eve.post(f"/tables/{table}/reports", {"who": ana.who, "reason": "other", "text": "My own view"})
    assert [report["text"] for report in eve.get("/me/data").json()["reports"]] == ["My own view"]
    who = eve.who
    assert eve.browser.delete("/api/me").status_code == 204
    kept = str(read_reports(door.house.store))
    for trace in ("Evelyn", who, "Secret words", "My own view"):
        assert trace not in kept
    assert "Look" in kept


def test_bans_reports_and_the_secret_are_in_a_backup(door: Door, tmp_path: Path) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    loaded = door.house.store.load(table)
    add_report(door.house.store, loaded, "eve", ben.who, "spam", "", 5.0)
    ban = keep_out(door, "192.0.2.0/24")
    door.house.store.backup(tmp_path / "backup")
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    other.restore(tmp_path / "backup")
    assert read_bans(other, time.time()) == [ban]
    assert read_reports(other) == read_reports(door.house.store)
    assert store_secret(other, HOUSEHOLDS) == store_secret(door.house.store, HOUSEHOLDS)
    other.close()


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_operators_ban_and_read_reports_in_a_terminal(door: Door, language: str) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    ana.post(f"/tables/{table}/reports", {"who": ben.who, "reason": "cheating", "text": "[red]\x1b[31mLook[/red]"})
    database = ["--database", f"sqlite:///{door.database}", "--lang", language]

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, ["tables", *arguments, *database])
        assert done.exit_code == 0, done.exception
        return done.output

    assert ben.who in run("ban", ben.who, "--reason", "insults", "--days", "3")
    assert "2001:db8::/64" in run("ban", "2001:db8::7", "--reason", "spam")
    assert "insults" in run("bans")
    held = json.loads(run("bans", "--json"))
    assert [ban["who"] or ban["network"] for ban in held] == [ben.who, "2001:db8::/64"]
    run("unban", held[0]["id"])
    assert len(json.loads(run("bans", "--json"))) == 1
    shown = run("reports")
    assert ben.who in shown
    assert "\x1b" not in shown
    (report,) = json.loads(run("reports", "--json"))
    run("reports", "--seen", report["id"])
    assert json.loads(run("reports", "--json")) == []
    assert len(json.loads(run("reports", "--old", "--json"))) == 1


def test_a_command_knows_a_player_by_the_id_too() -> None:
    id = "0123456789abcdef01234567"
    assert new_ban(id, "spam", 0.0).who == who_is(id)
