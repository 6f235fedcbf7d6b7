"""The queue: people who wait are seated together once, bots fill up when it was said, and the deal is a fair one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.notation.fair import fingerprint
from paddock.race import Race
from paddock.server.bans import add_ban, new_ban
from paddock.server.hall import Hall
from paddock.server.queue import FILL_AFTER, JUST, LAPSE, MOST, Queue, together
from paddock.server.store import Store
from paddock.server.table import FILLER, STRAGGLERS, Entry, Table
from tests.server.visitors import Door, Visitor, open_door, refusal, wait_for


class Time:
    """A clock that goes on only when it is told to: nobody has gone away because a machine is busy."""

    def __init__(self, *halls: Hall) -> None:
        self._now = halls[0].now()
        for hall in halls:
            hall.now = lambda: self._now

    def pass_by(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        Time(opened.house.hall)
        yield opened


@pytest.fixture
def time(door: Door) -> Time:
    return Time(door.house.hall)


def wait(visitor: Visitor, game: str = "speed", pace: str = "live", **wishes: Any) -> dict[str, Any]:
    """Wait for a race; how it goes."""
    answer = visitor.post("/queue", {"game": game, "pace": pace, **wishes})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def still(visitor: Visitor) -> dict[str, Any] | None:
    """Say that one still waits."""
    answer = visitor.browser.put("/api/queue")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] | None = answer.json()["waits"]
    return found


def seats(game: str = "speed") -> int:
    return len(Race(game, folder=None).seats)


def crowd(door: Door, number: int) -> list[Visitor]:
    return [door.visitor(f"Driver {chr(65 + place)}") for place in range(number)]


def table_of(visitor: Visitor) -> str:
    found = still(visitor)
    assert found is not None
    assert found["table"]
    return str(found["table"])


def seat_of(visitor: Visitor, table: str) -> str:
    own = [seat for seat, chair in visitor.state(table)["chairs"].items() if chair.get("who") == visitor.who]
    return str(own[0])


# Being seated


def test_as_many_as_there_are_seats_find_themselves_at_one_table(door: Door) -> None:
    people = crowd(door, seats())
    for place, visitor in enumerate(people[:-1], start=1):
        found = wait(visitor)
        assert (found["waiting"], found["table"]) == (place, None)
        assert 0 < found["fills_in"] <= FILL_AFTER
    last = wait(people[-1])
    assert {table_of(visitor) for visitor in people} == {last["table"]}
    chairs = people[0].state(last["table"])["chairs"]
    assert {chair["who"] for chair in chairs.values()} == {visitor.who for visitor in people}
    assert door.visitor().get("/queue").json() == []


def test_no_account_is_needed(door: Door) -> None:
    stranger = door.visitor()
    assert wait(stranger)["waiting"] == 1
    assert stranger.get("/me").json()["member"] is False


def test_games_and_paces_have_queues_of_their_own(door: Door) -> None:
    ana, ben, eve = crowd(door, 3)
    wait(ana, "speed", "live")
    wait(ben, "speed", "days")
    wait(eve, "heat", "live")
    queues = door.visitor().get("/queue").json()
    assert sorted((each["game"], each["pace"], each["waiting"]) for each in queues) == [
        ("heat", "live", 1),
        ("speed", "days", 1),
        ("speed", "live", 1),
    ]


def test_who_changes_their_mind_waits_in_one_place_only(door: Door) -> None:
    ana = door.visitor("Ana")
    wait(ana, "speed")
    wait(ana, "heat")
    assert [each["game"] for each in ana.get("/queue").json()] == ["heat"]


def test_bots_fill_up_after_the_time_that_was_said(door: Door, time: Time) -> None:
    ana, ben = crowd(door, 2)
    wait(ana, "heat")
    wait(ben, "heat")
    for passed in range(0, int(FILL_AFTER), 10):
        assert still(ana)["table"] is None  # type: ignore[index]
        left = still(ben)["fills_in"]  # type: ignore[index]
        assert FILL_AFTER - passed - 10 < left <= FILL_AFTER - passed
        time.pass_by(10)
    table = table_of(ana)
    assert table_of(ben) == table
    chairs = ana.state(table)["chairs"].values()
    assert {chair["who"] for chair in chairs if "who" in chair} == {ana.who, ben.who}
    assert {chair["bot"] for chair in chairs if "who" not in chair} == {FILLER}


def test_over_days_bots_come_only_where_they_were_asked_for(door: Door, time: Time) -> None:
    ana, ben = crowd(door, 2)
    assert wait(ana, "heat", pace="days")["fills_in"] is None
    assert wait(ben, "heat", pace="days", fill=True)["fills_in"] is not None
    time.pass_by(FILL_AFTER + 1)
    assert still(ana)["table"] is None  # type: ignore[index]
    table = table_of(ben)
    assert still(ana)["table"] is None  # type: ignore[index]
    chairs = ben.state(table)["chairs"].values()
    assert [chair.get("who") for chair in chairs if "who" in chair] == [ben.who]


def test_who_has_gone_away_is_not_seated(door: Door, time: Time) -> None:
    people = crowd(door, seats() + 1)
    wait(people[0])
    time.pass_by(LAPSE["live"] + 1)
    for visitor in people[1:-1]:
        assert wait(visitor)["table"] is None
    table = wait(people[-1])["table"]
    assert people[0].who not in [chair.get("who") for chair in people[1].state(table)["chairs"].values()]
    assert still(people[0])["waiting"] == 1  # type: ignore[index]


def test_whoever_leaves_waits_no_longer(door: Door) -> None:
    ana = door.visitor("Ana")
    wait(ana)
    assert ana.browser.delete("/api/queue").status_code == 204
    assert still(ana) is None
    assert ana.get("/queue").json() == []
    assert ana.browser.delete("/api/queue").status_code == 204


def test_who_leaves_in_the_moment_of_being_seated_leaves_the_seat(door: Door) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    people[0].browser.delete("/api/queue")
    assert people[0].who not in [chair.get("who") for chair in people[1].state(table)["chairs"].values()]


def test_who_asks_again_is_led_to_the_table_and_not_seated_twice(door: Door, time: Time) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    assert wait(people[0])["table"] == table
    time.pass_by(JUST + 1)
    assert wait(people[0])["table"] is None


def test_people_with_the_same_name_are_told_apart(door: Door) -> None:
    people = [door.visitor("Ana") for _ in range(seats())]
    table = [wait(visitor) for visitor in people][-1]["table"]
    names = [chair["name"] for chair in people[0].state(table)["chairs"].values()]
    assert len(set(names)) == len(names)


def test_programs_do_not_pass_for_people(door: Door) -> None:
    token = door.visitor("Ana").post("/tokens", {"name": "Robo"}).json()["token"]
    answer = door.visitor(token=token).post("/queue", {"game": "speed"})
    assert refusal(answer)["code"] == "no_scope"


def test_whoever_is_banned_while_waiting_is_not_seated(door: Door) -> None:
    people = crowd(door, seats())
    wait(people[0])
    who = people[0].who
    add_ban(door.house.store, new_ban(who, "spam", door.house.hall.now(), None))
    door.house.stewards.look()
    assert [wait(visitor)["table"] for visitor in people[1:]] == [None] * (len(people) - 1)
    assert refusal(people[0].browser.put("/api/queue"))["code"] == "banned_for_good"


@pytest.mark.parametrize(
    "body",
    [{}, {"game": "chess"}, {"game": "speed", "pace": "untimed"}, {"game": "speed", "seats": 99}, [], "x" * 9999],
)
def test_what_can_not_be_is_refused_and_nobody_waits(door: Door, body: Any) -> None:
    assert refusal(door.visitor("Ana").post("/queue", body))["sentence"]
    assert door.visitor().get("/queue").json() == []


# The laws of it


def row(player: str, since: float, fill: bool) -> Any:
    return SimpleNamespace(player=player, since=since, fill=fill)


ROWS = st.lists(st.tuples(st.floats(0, 200), st.booleans()), max_size=12)


@given(ROWS, st.integers(2, 8), st.floats(0, 300))
def test_nobody_overtakes_and_a_race_is_full_or_its_people_have_waited(
    rows: list[tuple[float, bool]], wanted: int, now: float
) -> None:
    people = [row(f"p{place}", since, fill) for place, (since, fill) in enumerate(sorted(rows))]
    found = together(people, wanted, now)
    assert len(found) <= wanted
    if len(people) >= wanted:
        assert found == people[:wanted]
    elif found:
        assert found == [each for each in people if each.fill]
        assert now - found[0].since >= FILL_AFTER


def test_servers_that_seat_at_once_seat_everybody_once(database: str) -> None:
    """Twelve people, two servers on one PostgreSQL, all of them asking at the same time."""
    stores = [Store(database) for _ in range(2)]
    halls = [Hall(store) for store in stores]
    Time(*halls)
    queues = [Queue(store, hall, lambda _player: True) for store, hall in zip(stores, halls, strict=True)]
    wanted = {"game": "speed", "pace": "live", "fill": True}
    players = [f"player{number}" for number in range(3 * seats())]
    for player in players:
        queues[0]._enter(player, {"name": f"Driver {player[6:]}", **wanted})
    race = Race("speed", folder=None)
    asking = [threading.Thread(target=queue._seat, args=(race, "live")) for queue in queues for _ in range(6)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    sat = [entry.by for table in stores[0].ids() for entry in stores[0].entries(table) if entry.do == "sat"]
    assert sorted(map(str, sat)) == sorted(players)
    for store in stores:
        store.close()


def test_a_crash_in_the_middle_leaves_everybody_waiting_and_no_table(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = crowd(door, seats())
    for visitor in people[:-1]:
        wait(visitor)
    with monkeypatch.context() as patch:
        patch.setattr("paddock.server.queue.remember", _fall_over)
        answer = people[-1].post("/queue", {"game": "speed", "pace": "live"})
        assert answer.status_code == 500
    assert door.house.store.ids() == []
    assert still(people[-1])["table"] is not None  # type: ignore[index]
    assert len(door.house.store.ids()) == 1


def _fall_over(*_: Any) -> None:
    raise RuntimeError("the server falls over")


def test_a_queue_is_looked_at_in_one_piece_however_long_it_is(door: Door) -> None:
    for number in range(MOST + 5):
        door.house.queue._enter(f"p{number}", {"name": "A", "game": "heat", "pace": "days", "fill": False})
    assert len(door.house.queue._waiting("heat", "days")) == MOST


# At the table


def test_the_race_begins_by_itself_when_all_have_pledged_and_the_deal_is_theirs(door: Door) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    given = {visitor.who: f"{number:064x}" for number, visitor in enumerate(people, start=1)}
    own = {visitor.who: seat_of(visitor, table) for visitor in people}
    wires = [visitor.wire(table) for visitor in people]
    for wire in wires:
        wire.__enter__().until("snapshot")
    for visitor in people:
        visitor.do(table, "pledge", own[visitor.who], pledge=fingerprint(given[visitor.who]))
    wait_for(people[0], table, lambda state: state.get("seal") is not None)
    for visitor in people:
        visitor.do(table, "reveal", own[visitor.who], contribution=given[visitor.who])
    state = wait_for(people[0], table, lambda state: state["status"] == "racing")
    assert all(chair.get("revealed") for chair in state["chairs"].values())
    for wire in wires:
        wire.__exit__(None, None, None)


def test_it_begins_without_those_who_do_not_come(door: Door, time: Time) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    opened = door.browser.portal.call(door.house.hall.open, table)  # type: ignore[union-attr]
    assert opened.table.goes_at is None, "nobody is there"
    with people[0].wire(table) as wire:
        wire.until("snapshot")
        wait_for(people[0], table, lambda _state: opened.table.goes_at is not None)
        people[0].do(table, "leave", seat_of(people[0], table))
    with people[1].wire(table) as wire:
        wire.until("snapshot")
        wait_for(people[1], table, lambda _state: opened.table.goes_at is not None)
        time.pass_by(STRAGGLERS + 1)
        door.browser.portal.call(lambda: _look(door, opened))  # type: ignore[union-attr]
        state = wait_for(people[1], table, lambda state: state["status"] == "racing")
    assert [chair.get("bot") for chair in state["chairs"].values()].count(FILLER) == 1


async def _look(door: Door, opened: Any) -> None:
    door.house.hall._see_to(opened)


def test_nobody_is_host_at_such_a_table(door: Door) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    first, other = people[0], people[1]
    assert first.look(table)["table"]["host"] not in {visitor.who for visitor in people}
    for command in ("start", "kick", "mute", "chat"):
        assert first.refused(table, command, who=other.who, chat="off", bot="pilot") == "not_host"
    for command in ("fill", "empty"):
        assert first.refused(table, command, seat_of(other, table)) == "not_host"


def test_who_pledges_and_shows_nothing_gives_the_seat_to_a_bot(door: Door) -> None:
    people = crowd(door, seats())
    table = [wait(visitor) for visitor in people][-1]["table"]
    opened = door.browser.portal.call(door.house.hall.open, table)  # type: ignore[union-attr]
    copy = opened.table.copy()
    seat = seat_of(people[0], table)
    pledges = {seat: "ab" * 32}
    for entry in (
        Entry("came", 1.0, seat=seat),
        Entry("pledged", 2.0, by=copy.chairs[seat].player, seat=seat, values={"pledge": "ab" * 32}),
        Entry("sealed", 3.0, values={"pledges": pledges}),
        Entry("broken", 20.0, values={"broken": {seat: "Driver"}}),
    ):
        copy.apply(entry)
    assert copy.chairs[seat].is_free
    assert copy.gathered == 20.0


def test_the_rematch_has_a_host_like_any_other_table(door: Door) -> None:
    people = crowd(door, seats("heat"))
    table = [wait(visitor, "heat") for visitor in people][-1]["table"]
    opened = door.browser.portal.call(door.house.hall.open, table)  # type: ignore[union-attr]
    host = next(str(chair.player) for chair in opened.table.chairs.values())
    made = door.browser.portal.call(_rematch, door, opened.table, host)  # type: ignore[union-attr]
    assert (made.header.matched, made.header.host) == (False, host)


async def _rematch(door: Door, table: Table, host: str) -> Table:
    await door.house.hall._make_rematch(table, host, "rematch-2")
    return (await door.house.hall.open("rematch-2")).table
