"""Your turn, over all tables; feeds of it; races to watch; people met before, and invitations."""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.errors import StoreError
from paddock.server.feeds import FOLD, Note, atom, calendar, folded
from paddock.server.hall import Hall
from tests.server.visitors import Door, Visitor, choices, open_door, raced, refusal, seats_of, started, wait_for

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        yield opened


def turns(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/me/turns").json()["turns"]
    return found


def invitations(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/me/turns").json()["invitations"]
    return found


# Your turn


@pytest.mark.parametrize(
    "pace", [{"kind": "untimed"}, {"kind": "live", "bank": 300, "increment": 5}, {"kind": "days", "days": 2}]
)
def test_whose_turn_it_is_since_when_and_until_when_at_every_pace(door: Door, pace: dict[str, Any]) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben, game="speed", pace=pace)
    chairs = seats_of(ana, table)
    (turn,) = turns(ana)
    assert (turn["table"], turn["game"], turn["seat"], turn["pace"]["kind"]) == (
        table,
        "speed",
        chairs[0],
        pace["kind"],
    )
    assert turn["others"] == [{"name": "Ben", "bot": None}]
    left = {"untimed": None, "live": 300, "days": 2 * 86_400}[pace["kind"]]
    assert turn["until"] == (None if left is None else pytest.approx(turn["since"] + left))
    assert turns(ben) == []
    while not turns(ben):
        for move in choices(ana, table)[:1]:  # none while the table pauses because somebody might answer
            ana.do(table, "move", chairs[0], move=move)
    assert [each["seat"] for each in turns(ben)] == [chairs[1]]
    assert turns(ana) == []


def test_what_ends_first_comes_first_and_nobody_sees_the_turns_of_others(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    slow = started(ana, ben, game="speed", pace={"kind": "days", "days": 5})
    free = started(ana, ben, game="speed")
    fast = started(ana, ben, game="speed", pace={"kind": "days", "days": 1})
    assert [turn["table"] for turn in turns(ana)] == [fast, slow, free]
    assert turns(eve) == []
    ana.do(fast, "resign", seats_of(ana, fast)[0])
    assert fast not in [turn["table"] for turn in turns(ana)]


def test_somebody_for_whom_a_bot_drives_has_no_turn(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben, game="speed", pace={"kind": "days", "days": 1})
    ana.do(table, "away", seats_of(ana, table)[0])
    wait_for(ana, table, lambda state: state["chairs"][seats_of(ana, table)[0]].get("bot"))
    assert turns(ana) == []


def test_lists_of_turns_and_of_races_to_watch_open_no_table(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = started(ana, ben, game="speed", listed=True, pace={"kind": "days", "days": 2})
    told, shown = turns(ana), door.visitor().get("/watch").json()
    door.house.hall._put_away(table)

    async def refuse(*_: Any) -> None:
        raise StoreError("no_table", id="opened")

    monkeypatch.setattr(Hall, "_load", refuse)
    assert turns(ana) == told
    assert [each["table"]["id"] for each in door.visitor().get("/watch").json()] == [table]
    assert shown[0]["rounds"] == 1


# Feeds


def test_a_feed_tells_of_turns_over_days_and_can_be_revoked(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    addresses = ana.post("/me/calls/feed", {}, language="ro").json()
    table = started(ana, ben, game="speed", pace={"kind": "days", "days": 2})
    started(ana, ben, game="speed")
    answer = door.browser.get(addresses["atom"])
    assert answer.headers["content-type"].startswith("application/atom+xml")
    entries = Tree.fromstring(answer.text).findall(f"{ATOM}entry")  # noqa: S314
    assert [entry.findtext(f"{ATOM}title") for entry in entries] == ["E rândul tău: Speed 1200 km"]
    assert entries[0].find(f"{ATOM}link").attrib["href"].endswith(f"/t/{table}")  # type: ignore[union-attr]
    plan = door.browser.get(addresses["calendar"])
    assert plan.headers["content-type"].startswith("text/calendar")
    assert plan.text.count("BEGIN:VEVENT") == 1
    assert plan.text.startswith("BEGIN:VCALENDAR\r\n")
    tag = plan.headers["etag"]
    assert door.browser.get(addresses["calendar"], headers={"If-None-Match": tag}).status_code == 304
    second = ana.post("/me/calls/feed", {}).json()["atom"]
    assert door.browser.get(addresses["atom"]).status_code == 404, "the address before is void"
    assert ana.browser.delete("/api/me/calls/feed").status_code == 204
    assert door.browser.get(second).status_code == 404
    assert ana.get("/me/calls").json()["feed"] is False


@pytest.mark.parametrize("path", ["/feed/x.ics", "/feed/x.atom", f"/feed/{'y' * 90}.ics", "/feed/.ics"])
def test_an_address_that_nobody_has_tells_nothing(door: Door, path: str) -> None:
    assert door.browser.get(path).status_code in (404, 422)


def test_what_people_write_breaks_no_feed() -> None:
    """RFC 5545, 3.1 and 3.3.11: lines of at most 75 bytes, signs escaped. RFC 4287: XML that can be read."""
    note = Note("t1", 1.0, 90_000.0, 'Ana & <b>"Ben"</b>; invites, you\\', "Μόντσα" * 20)
    plan = calendar([note], "https://paddock.example", "el")
    assert max(len(line.encode()) for line in plan.split("\r\n")) <= FOLD + 1
    assert "\\; invites\\, you\\\\" in plan.replace("\r\n ", "")
    entry = Tree.fromstring(atom([note], "https://paddock.example", "x", "el")).find(f"{ATOM}entry")  # noqa: S314
    assert entry is not None
    assert note.title in str(entry.findtext(f"{ATOM}title"))
    assert folded("é" * 100).replace("\r\n ", "") == "é" * 100


# Races to watch


def test_races_to_watch_are_those_that_everybody_may_see_people_first(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    lonely = started(ana, game="speed", listed=True)
    full = started(ana, ben, game="speed", listed=True)
    started(ana, ben, game="speed", listed=False)
    started(ana, ben, game="speed", listed=True, watched=False)
    ana.open("speed", listed=True)
    shown = door.visitor().get("/watch").json()
    assert [each["table"]["id"] for each in shown] == [full, lonely]
    assert shown[0]["rounds"] >= 1
    assert {chair["name"] for chair in shown[0]["chairs"].values()} == {"Ana", "Ben"}
    assert len(door.visitor().get("/watch", most=1).json()) == 1
    assert refusal(door.visitor().get("/watch", most=1000))["code"] == "bad_request"


# People met before


def test_people_are_those_whom_one_has_raced(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    raced(ana, ben, game="speed")
    assert ana.get("/me/people").json() == [{"who": ben.who, "name": "Ben", "races": 1}]
    assert eve.get("/me/people").json() == []


def test_an_invitation_is_found_among_the_turns_until_the_race_begins(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben, game="speed")
    table = ana.open("speed")
    assert ana.post(f"/tables/{table}/invitations", {"who": ben.who}).status_code == 201
    (found,) = invitations(ben)
    assert (found["table"], found["game"], found["by"]) == (table, "speed", "Ana")
    again = ana.post(f"/tables/{table}/invitations", {"who": ben.who})
    assert refusal(again)["code"] == "invited_already"
    for visitor, seat in zip((ana, ben), seats_of(ana, table), strict=True):
        visitor.do(table, "sit", seat)
    ana.do(table, "start")
    assert invitations(ben) == []


def test_an_invitation_can_be_declined(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben, game="speed")
    table = ana.open("speed")
    ana.post(f"/tables/{table}/invitations", {"who": ben.who})
    assert ben.browser.delete(f"/api/me/invitations/{table}").status_code == 204
    assert invitations(ben) == []


@pytest.mark.parametrize("why", ["a stranger", "switched off", "reported", "reported by them", "themselves"])
def test_who_can_not_be_invited_is_refused_with_the_same_words(door: Door, why: str) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    if why != "a stranger":
        met = raced(ana, ben, game="speed")
    if why == "switched off":
        assert ben.browser.put("/api/me/calls/invitations", json={"allowed": False}).json()["invitations"] is False
    if why == "reported":
        assert ana.post(f"/tables/{met}/reports", {"who": ben.who, "reason": "abuse"}).status_code == 201
    if why == "reported by them":
        assert ben.post(f"/tables/{met}/reports", {"who": ana.who, "reason": "abuse"}).status_code == 201
    table = ana.open("speed")
    who = ana.who if why == "themselves" else ben.who
    answer = ana.post(f"/tables/{table}/invitations", {"who": who})
    assert refusal(answer)["code"] == "not_invitable"
    assert answer.status_code == 403
    assert invitations(ben) == []


def test_only_who_has_a_part_in_a_table_invites_there_and_only_before_the_race(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    raced(ana, ben, eve, game="speed")
    table = ana.open("speed")
    assert refusal(ben.post(f"/tables/{table}/invitations", {"who": eve.who}))["code"] == "no_seat"
    begun = started(ana, eve, game="speed")
    assert refusal(ana.post(f"/tables/{begun}/invitations", {"who": ben.who}))["code"] == "started_already"


def test_a_guest_who_turns_out_to_be_a_member_takes_all_along(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    code = ben.post("/me/recovery", {}).json()["code"]
    phone = door.visitor("Pho Ne")
    raced(ana, phone, game="speed")
    table = ana.open("speed")
    ana.post(f"/tables/{table}/invitations", {"who": phone.who})
    feed = phone.post("/me/calls/feed", {}).json()["atom"]
    assert phone.post("/sign-in", {"code": code, "bring": True}).status_code == 200
    assert [each["table"] for each in invitations(ben)] == [table]
    assert door.browser.get(feed).status_code == 200
    assert ben.get("/me/calls").json()["feed"] is True


def test_the_lobby_tells_of_a_race_that_nobody_may_watch_no_more_than_that_it_is_on(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    started(ana, ben, game="speed", listed=True, watched=False)
    (told,) = door.visitor().get("/tables").json()
    assert not {"rounds", "turns"} & set(told)
