"""Order at a table: who may speak, how much, under which name, and who is kept out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.errors import TableError
from paddock.server.commands import Asker, Command
from paddock.server.house import obey
from paddock.server.ledger import Budget
from paddock.server.limits import BY_ONLOOKERS, PER_PLAYER, PER_TABLE
from paddock.server.players import Player
from paddock.server.table import Entry, Header, Table, who_is
from tests.server.test_table import KEY
from tests.server.visitors import Door, Visitor, open_door, refusal, seats_of, started, wait_until_over

HOME, AWAY = "192.0.2.7", "198.51.100.9"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        yield opened


def lines(door: Door, table: str) -> list[Entry]:
    return door.house.store.entries(table)


def said(door: Door, table: str) -> list[Entry]:
    return [entry for entry in lines(door, table) if entry.do == "said"]


# How much is said


def test_a_hundred_spectators_add_no_more_to_a_log_than_their_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten thousand lines from a hundred addresses; those who race can still speak, and count for themselves."""
    most = BY_ONLOOKERS["chat"].most
    monkeypatch.setitem(BY_ONLOOKERS, "chat", Budget(most, 1e7))  # however long it takes, nothing comes back
    with open_door(tmp_path, limits=True) as door:
        ana, ben = door.visitor("Ana"), door.visitor("Ben", address=AWAY)
        table = started(ana, ben)
        before = len(lines(door, table))
        refused: dict[str, int] = {}

        async def flood() -> None:
            for line in range(100):
                for number in range(100):
                    eve = Player(f"eve{number}", f"Eve {number}", address=f"10.0.{number}.1")
                    try:
                        await obey(door.house, table, eve, Command(id=f"{line}", do="say", text="Look!"))
                    except TableError as error:
                        refused[error.code] = refused.get(error.code, 0) + 1

        assert ana.browser.portal is not None
        ana.browser.portal.call(flood)
        grown = len(said(door, table))
        assert grown == most
        assert refused == {"too_many": 10_000 - grown}
        assert len(lines(door, table)) - before - grown < 20  # nothing else came of it
        for visitor in (ana, ben):
            visitor.do(table, "say", text="We still hear each other.")


def test_chat_over_a_socket_and_by_requests_counts_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert PER_PLAYER["chat"].most == 20
    monkeypatch.setitem(PER_PLAYER, "chat", Budget(20, 1e7))  # however long it takes, nothing comes back
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        table = started(ana)
        with ana.wire(table) as wire:
            answers = [wire.command("say", text=f"{number}")["type"] for number in range(12)]
        assert answers == ["ack"] * 12
        codes = [ana.ask(table, "say", phrase="hello").status_code for _ in range(12)]
        assert codes.count(429) == 4


def test_what_the_table_would_not_hear_uses_up_nobodys_budget(tmp_path: Path) -> None:
    with open_door(tmp_path, limits=True) as door:
        ana, eve = door.visitor("Ana"), door.visitor("Eve", address=AWAY)
        table = started(ana)
        eve.do(table, "say", text="Hi")
        ana.do(table, "mute", who=eve.who)
        assert PER_TABLE["chat"].most < 70
        for _ in range(70):
            assert eve.refused(table, "say", text="Hi") == "muted"
        ana.do(table, "say", text="Quiet at last.")


def test_a_command_sent_again_is_said_once(door: Door) -> None:
    ana = door.visitor("Ana")
    table = started(ana)
    for _ in range(3):
        assert ana.post(f"/tables/{table}/commands", {"id": "c1", "do": "say", "text": "Once"}).status_code == 200
    assert len(said(door, table)) == 1


# Who may speak


def test_a_host_says_who_may_speak_and_changes_it_later(door: Door) -> None:
    ana, ben, eve = door.visitor("Ana"), door.visitor("Ben"), door.visitor("Eve")
    table = started(ana, ben, chat="seats")
    assert ana.state(table)["chat"] == "seats"
    assert refusal(eve.ask(table, "say", text="Hi"))["code"] == "chat_seats"
    ben.do(table, "say", text="Hi")
    assert ben.refused(table, "chat", chat="off") == "not_host"
    assert ana.refused(table, "chat", chat="loud") == "unknown_chat"
    ana.do(table, "chat", chat="off")
    assert ben.refused(table, "say", phrase="hello") == "chat_off"
    assert ana.refused(table, "say", text="Hi") == "chat_off"
    ana.do(table, "chat", chat="all")
    eve.do(table, "say", text="Hi")
    assert "chat" not in ana.state(table)


def test_who_is_muted_is_refused_and_everybody_sees_it(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    seat = seats_of(ana, table)[1]
    with ana.wire(table) as words, ben.wire(table, form="numbers") as numbers:
        words.until("snapshot")
        numbers.until("slate")
        ana.do(table, "mute", who=ben.who)
        told = words.until("events")
        assert [(event["name"], event["values"]) for event in told["events"]] == [
            ("muted", {"who": ben.who, "name": "Ben"})
        ]
        assert told["state"]["chairs"][seat]["muted"] is True
        assert numbers.until("news")["now"]["chairs"][seat]["muted"] is True
    assert ben.refused(table, "say", text="Hi") == "muted"
    assert ana.refused(table, "mute", who=ben.who) == "muted_already"
    assert ben.refused(table, "unmute", who=ben.who) == "not_host"
    ana.do(table, "unmute", who=ben.who)
    ben.do(table, "say", text="Hi")
    assert ana.refused(table, "unmute", who=ben.who) == "not_muted"
    assert ana.refused(table, "mute", who="0" * 12) == "nobody_here"
    assert ana.refused(table, "mute", who=ana.who) == "cannot_kick"


def test_who_is_muted_stays_so_when_the_table_is_read_from_its_log(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    ana.do(table, "mute", who=ben.who)
    ana.do(table, "chat", chat="seats")
    again = door.house.store.load(table)
    assert again.order.is_muted(ben.who)
    assert again.order.chat == "seats"


# At a rematch


def rematch_of(visitor: Visitor, table: str) -> str:
    """Let bots drive a race to its end, and ask for another."""
    for chair in visitor.state(table)["chairs"].items():
        if chair[1].get("who") == visitor.who:
            visitor.do(table, "resign", chair[0])
    wait_until_over(visitor, table)
    visitor.do(table, "rematch")
    return str(visitor.state(table)["rematch"])


def test_who_was_muted_is_muted_at_every_rematch(door: Door) -> None:
    ana, ben, eve, zoe = (door.visitor(name) for name in ("Ana", "Ben", "Eve", "Zoe"))
    table = started(ana, ben)
    for visitor in (eve, zoe):
        visitor.do(table, "say", text="Hi")
    for visitor in (ben, eve, zoe):
        ana.do(table, "mute", who=visitor.who)
    ana.do(table, "unmute", who=zoe.who)
    ben.do(table, "resign", seats_of(ana, table)[1])
    again = rematch_of(ana, table)
    assert ben.refused(again, "say", text="Hi") == "muted"
    assert eve.refused(again, "say", text="Hi") == "muted"
    zoe.do(again, "say", text="Hi")
    assert ana.state(again)["chairs"][seats_of(ana, again)[1]]["muted"] is True
    ana.do(again, "unmute", who=eve.who)
    eve.do(again, "say", text="Hi")
    ana.do(again, "start", bot="pilot")
    ben.do(again, "resign", seats_of(ana, again)[1])
    third = rematch_of(ana, again)
    assert ben.refused(third, "say", text="Hi") == "muted"
    eve.do(third, "say", text="Hi")


def test_who_was_muted_does_not_unmute_themselves_as_the_host_of_a_rematch(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben)
    ana.do(table, "mute", who=ben.who)
    ana.do(table, "resign", seats_of(ana, table)[0])
    again = rematch_of(ben, table)
    assert ben.look(again)["table"]["host"] == ben.who
    assert ben.refused(again, "unmute", who=ben.who) == "muted_yourself"
    assert ben.refused(again, "say", text="Hi") == "muted"


def test_whom_the_house_has_muted_no_host_of_a_rematch_lets_speak(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    table = started(ana)
    eve.do(table, "say", text="Hi")
    hall, who = door.house.hall, eve.who
    door.browser.portal.call(hall.decree, table, lambda table, at: table.decide_to_silence(who, at))
    again = rematch_of(ana, table)
    assert eve.refused(again, "say", text="Hi") == "muted"
    assert ana.refused(again, "unmute", who=who) == "muted_by_house"


def test_who_was_sent_away_stays_away_at_a_rematch_with_their_household(door: Door) -> None:
    ana, eve = door.visitor("Ana", address=AWAY), door.visitor("Eve", address=HOME)
    table = started(ana)
    eve.do(table, "say", text="Hi")
    ana.do(table, "kick", who=eve.who)
    again = rematch_of(ana, table)
    assert eve.refused(again, "say", text="Hi") == "kicked"
    assert door.visitor("Eva", address=HOME).refused(again, "say", text="Hi") == "kicked"
    door.visitor("Zoe", address=AWAY).do(again, "say", text="Hi")
    ana.do(again, "start", bot="pilot")


# Names


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аnа", "Аna", "A n a", "Ａｎａ"])  # noqa: RUF001
def test_nobody_takes_a_name_that_looks_like_anothers(door: Door, name: str) -> None:
    ana, ben, eve = door.visitor("Ana"), door.visitor("Ben"), door.visitor()
    table = ana.open(seats=3)
    ana.do(table, "sit", "A")
    ben.do(table, "sit", "B")
    assert eve.refused(table, "sit", "C", name=name) in ("name_taken", "mixed_name")


def test_nobody_speaks_under_a_name_that_looks_like_that_of_a_player(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("ANA")
    table = started(ana)
    assert refusal(eve.ask(table, "say", text="I give up"))["code"] == "name_taken"
    ana.do(table, "say", text="I don't")


def test_people_at_one_screen_may_have_any_names(door: Door) -> None:
    ana = door.visitor("Ana")
    table = ana.open()
    ana.do(table, "sit", "A", name="Ana")
    ana.do(table, "sit", "B", name="Ana")


# Being sent away


def test_who_is_kicked_does_not_come_back_with_a_new_cookie(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve", address=HOME)
    table = ana.open()
    eve.do(table, "sit", "B")
    with eve.wire(table) as own:
        own.until("snapshot")
        ana.do(table, "kick", who=eve.who)
        assert own.until("bye")["code"] == "kicked"
    again = door.visitor("Eva", address=HOME)
    assert again.refused(table, "sit", "B") == "kicked"
    assert again.refused(table, "say", text="Hi") == "kicked"
    assert refusal(again.get(f"/tables/{table}"))["code"] == "kicked"
    assert refusal(again.get(f"/tables/{table}/stream"))["code"] == "kicked"
    with again.wire(table) as wire:
        assert wire.until("bye")["code"] == "kicked"
    elsewhere = door.visitor("Eva", address=AWAY)
    elsewhere.do(table, "sit", "B")


def test_a_household_of_ipv6_has_many_addresses(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve", address="2001:db8:1:2::1")
    table = ana.open()
    eve.do(table, "say", text="Hi")
    ana.do(table, "kick", who=eve.who)
    assert door.visitor("Eva", address="2001:db8:1:2:ffff::9").refused(table, "sit", "A") == "kicked"
    door.visitor("Zoe", address="2001:db8:1:3::1").do(table, "sit", "A")


def test_a_family_at_the_table_stays_when_one_of_them_is_sent_away(door: Door) -> None:
    ana, ben, eve = (door.visitor(name, address=HOME) for name in ("Ana", "Ben", "Eve"))
    table = ana.open(seats=3)
    for visitor, seat in ((ana, "A"), (ben, "B"), (eve, "C")):
        visitor.do(table, "sit", seat)
    with ben.wire(table) as wire:
        wire.until("snapshot")
        ana.do(table, "kick", who=eve.who)
        assert wire.until("events", "bye")["type"] == "events"
    ben.do(table, "leave", "B")
    ben.do(table, "sit", "C")
    ana.do(table, "say", text="Back to the race.")


def test_a_spectator_of_the_household_is_put_out(door: Door) -> None:
    ana, eve, zoe = door.visitor("Ana"), door.visitor("Eve", address=HOME), door.visitor("Zoe", address=HOME)
    table = started(ana)
    eve.do(table, "say", text="Hi")
    with zoe.wire(table) as wire:
        wire.until("snapshot")
        ana.do(table, "kick", who=eve.who)
        assert wire.until("bye")["code"] == "kicked"


def test_no_log_and_no_message_tells_where_somebody_is(door: Door) -> None:
    ana, eve = door.visitor("Ana", address=AWAY), door.visitor("Eve", address=HOME)
    first, second = ana.open(), ana.open()
    for table in (first, second):
        eve.do(table, "say", text="Hi")
        eve.do(table, "say", text="Hi again")
        ana.do(table, "kick", who=eve.who)
    written = [str([entry.as_document() for entry in lines(door, table)]) for table in (first, second)]
    homes = [lines(door, table)[0].values["home"] for table in (first, second)]
    assert homes[0] != homes[1]  # nobody can be followed from table to table
    assert "home" not in lines(door, first)[1].values  # once is enough
    for text in written:
        assert HOME not in text
    told = str(ana.look(first)) + str(ana.get(f"/tables/{first}", form="numbers").json())
    told += str([event.values for event in door.house.store.load(first).told(None)])
    assert "home" not in told
    assert homes[0] not in told


def test_a_forgotten_person_leaves_no_home_in_what_they_did(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve", address=HOME)
    table = ana.open()
    eve.do(table, "sit", "A")
    ana.do(table, "mute", who=eve.who)
    who = eve.who
    assert eve.browser.delete("/api/me").status_code == 204
    written = str([entry.as_document() for entry in lines(door, table)])
    for trace in ("Eve", who, "home"):
        assert trace not in written


def test_an_old_log_without_homes_is_read_as_before() -> None:
    table = Table(Header("t1", "speed", ("A", "B"), host="ana"), KEY)
    table.apply(Entry("said", 1.0, by="eve", values={"text": "Hi", "name": "Eve"}))
    table.apply(Entry("kicked", 2.0, by="ana", values={"who": who_is("eve"), "bot": "pilot"}))
    assert not table.may_look("eve", "h1")
    assert table.may_look("zoe", "h1")
    with pytest.raises(TableError, match="sent you away"):
        table.decide(Command(id="1", do="say", text="Hi"), Asker("eve", "Eve"), 3.0)
