"""The WebSocket of a table, and the stream of lines that says the same."""

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from paddock.games import GAMES
from paddock.games.heat.cards import FACES
from paddock.games.heat.moves import CARD
from paddock.server import followers, sockets
from paddock.server import limits as server_limits
from paddock.server.ledger import Budget
from paddock.server.messages import LARGEST, PROTOCOL
from paddock.words import LANGUAGES
from tests.server.visitors import Door, Visitor, Wire, choices, open_door, raced, seats_of, started, wait_for
from tests.waiting import wait_until

HELLO = {"type": "hello", "protocol": PROTOCOL, "form": "words"}


def ends(wire: Wire, code: str) -> None:
    """The server says why, and hangs up."""
    told = wire.until("bye")
    assert told["code"] == code
    assert told["sentence"]
    assert wire.hear() == {"type": "close", "code": 1008}


# Beginning


def test_a_hello_is_answered_by_a_welcome_and_a_snapshot(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table) as wire:
        assert wire.hear() == {
            "type": "welcome",
            "protocol": PROTOCOL,
            "table": table,
            "you": ana.who,
            "name": "Ana",
            "seats": ["A"],
            "seat": "A",
        }
        assert wire.hear() == ana.look(table)


def test_who_has_no_seat_is_a_spectator(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    with eve.wire(table) as wire:
        welcome, snapshot = wire.hear(), wire.hear()
    assert (welcome["seats"], welcome["seat"]) == ([], None)
    assert snapshot["state"].get("choices", []) == []
    assert snapshot["state"]["view"]["you"] not in ("A", "B")


def test_who_was_never_here_may_watch(door: Door, ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with door.visitor().wire(table) as wire:
        assert wire.hear()["name"].startswith("Guest ")
        assert wire.hear()["type"] == "snapshot"


def test_a_program_comes_with_its_token(door: Door, ana: Visitor) -> None:
    table = ana.open()
    robo = door.visitor(token=ana.post("/tokens", {"name": "Robo"}).json()["token"])
    with robo.wire(table) as wire:
        assert wire.hear()["name"] == "Robo"
        assert wire.command("sit", "B")["type"] == "ack"
    with door.visitor(token="nonsense").wire(table) as wire:  # noqa: S106
        ends(wire, "bad_token")
    driver = door.visitor(token=ana.post("/tokens", {"name": "Driver", "scopes": ["play"]}).json()["token"])
    with driver.wire(table) as wire:
        ends(wire, "no_scope")


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "command", "id": "1", "do": "sit", "seat": "A"}, "hello_first"),
        ({"type": "question", "id": "1", "seat": "A", "move": "gear 1"}, "hello_first"),
        ({"type": "hello", "protocol": PROTOCOL + 1}, "other_protocol"),
        ({"type": "hello", "protocol": 1}, "other_protocol"),
        ({"type": "hello", "protocol": PROTOCOL, "language": "tlh"}, "unknown_language"),
        ({"type": "hello"}, "bad_message"),
        ({"type": "hello", "protocol": "1"}, "bad_message"),
        ({"type": "hello", "protocol": PROTOCOL, "since": -1}, "bad_message"),
        ({"type": "hello", "protocol": PROTOCOL, "colour": "red"}, "bad_message"),
        ({"type": "howdy"}, "bad_message"),
        ("", "bad_message"),
        (b"\xff\x00", "bad_message"),
        ("[" * 60_000, "bad_message"),
        ("x" * (LARGEST + 1), "too_large"),
    ],
)
def test_who_begins_otherwise_is_shown_out(ana: Visitor, first: Any, code: str) -> None:
    table = ana.open()
    with ana.wire(table, say_hello=False) as wire:
        wire.say(first)
        ends(wire, code)


def test_who_says_nothing_is_shown_out(ana: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FIRST_WORD", 0.05)
    with ana.wire(ana.open(), say_hello=False) as wire:
        ends(wire, "hello_first")


def test_a_second_hello_is_refused(ana: Visitor) -> None:
    with ana.wire(ana.open()) as wire:
        wire.say(HELLO)
        assert wire.until("refusal")["code"] == "hello_once"


def test_a_table_that_is_not_there_shows_nothing(ana: Visitor) -> None:
    with ana.wire("nowhere") as wire:
        ends(wire, "no_table")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://testserver.elsewhere.example"])
def test_a_page_of_another_site_gets_no_connection(ana: Visitor, origin: str) -> None:
    table = ana.open()
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        ana.wire(table, headers={"Origin": origin}),
    ):
        pass
    assert refused.value.code == 1008


def test_our_own_pages_get_one(ana: Visitor) -> None:
    with ana.wire(ana.open(), headers={"Origin": "http://testserver"}) as wire:
        assert wire.hear()["type"] == "welcome"


# Acting


def test_a_command_is_acknowledged_and_everybody_is_told(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table) as hers, ben.wire(table) as his, eve.wire(table) as theirs:
        snapshots = [wire.until("snapshot") for wire in (hers, his, theirs)]
        ack = hers.command("say", "A", text="Hello")
        assert ack["type"] == "ack"
        for wire, snapshot in zip((hers, his, theirs), snapshots, strict=True):
            told = next((m for m in wire.heard if m["type"] == "events"), None) or wire.until("events")
            assert told["since"] == snapshot["seen"]
            assert [event["seq"] for event in told["events"]] == [snapshot["seen"]]
            assert told["seen"] == snapshot["seen"] + 1
            assert told["events"][0]["values"]["text"] == "Hello"
        assert ack["seen"] == snapshots[0]["seen"] + 1


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_over_the_wire_adds_up(ana: Visitor, ben: Visitor, game: str) -> None:
    """Every event has the next place in the stream, and the last state is the one that is looked up."""
    table = started(ana, ben, game=game)
    first, second = seats_of(ana, table)
    with ana.wire(table, seat=first, since=0) as hers, ben.wire(table, seat=second, since=0) as his:
        hers.until("events")
        his.until("events")
        for _ in range(10):
            for wire, visitor, seat in ((hers, ana, first), (his, ben, second)):
                for move in choices(visitor, table)[:1]:
                    assert wire.command("move", seat, move=move)["type"] == "ack"
        wait_for(ana, table, lambda state: "pause" not in state)
        for wire, visitor in ((hers, ana), (his, ben)):
            now = visitor.look(table)
            while (told := events_in(wire))[-1]["seen"] != now["seen"]:
                wire.hear()
            events = [event for message in told for event in message["events"]]
            assert [event["seq"] for event in events] == list(range(now["seen"]))
            assert told[-1]["state"]["view"] == now["state"]["view"]
            assert told[-1]["state"].get("choices") == now["state"].get("choices")


def events_in(wire: Wire) -> list[dict[str, Any]]:
    """What was told so far; the answer to a command may come before its news, or after."""
    return [message for message in wire.heard if message["type"] == "events"]


def test_an_illegal_move_is_refused_with_its_rule(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table) as wire:
        move, rule = next(iter(wire.until("snapshot")["state"]["refusals"].items()))
        refused = wire.command("move", "A", move=move)
        assert refused["type"] == "refusal"
        assert refused["rule"] == rule
        assert rule in refused["sentence"]


def test_a_spectator_can_not_act(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    before = ana.look(table)
    with eve.wire(table) as wire:
        for do in ("move", "undo", "resign", "away", "back", "leave"):
            refused = wire.command(do, "A", **({"move": "gear 1"} if do == "move" else {}))
            assert refused["code"] == "not_your_seat"
        others = {"sit": "started_already", "start": "not_host", "kick": "not_host", "relieve": "no_seat"}
        for do, code in others.items():
            assert wire.command(do, "A")["code"] == code
        wire.say({"type": "question", "id": "q", "seat": "A", "move": "gear 1"})
        assert wire.until("answer", "refusal")["code"] == "not_your_seat"
    assert ana.look(table) == before


def test_a_repeated_command_acts_once(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    command = {"type": "command", "id": "once", "do": "move", "seat": "A", "move": "gear 2"}
    with ana.wire(table) as wire:
        wire.until("snapshot")
        for _ in range(3):
            wire.say(command)
        acks = [wire.until("ack") for _ in range(3)]
    with ana.wire(table) as wire:  # even over another connection
        wire.say(command)
        acks.append(wire.until("ack"))
    assert len({json.dumps(ack) for ack in acks}) == 1
    told = ana.get(f"/tables/{table}/replay", seat="A").json()["frames"]
    assert [event["name"] for frame in told for event in frame["events"]].count("chose") == 1


def test_a_stale_command_is_refused(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table) as wire:
        seen = wire.until("snapshot")["seen"]
        assert wire.command("move", "A", move="gear 2", seen=seen)["type"] == "ack"
        assert wire.command("move", "A", move="gear 1", seen=seen)["code"] == "stale"


def test_a_question_is_answered_and_changes_nothing(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    before = ana.look(table)
    with ana.wire(table, language="en") as wire:
        wire.say({"type": "question", "id": "q1", "seat": "A", "move": "gear 2"})
        answer = wire.until("answer")
        assert answer["id"] == "q1"
        assert answer["preview"]
        assert answer["text"]
        wire.say({"type": "question", "id": "q2", "seat": "B", "move": "gear 2"})
        refused = wire.until("refusal")
        assert (refused["id"], refused["code"]) == ("q2", "not_your_seat")
        wire.say({"type": "question", "id": "q3", "seat": "A", "move": "fly"})
        assert wire.until("refusal")["id"] == "q3"
    assert ana.look(table) == before


def test_a_plan_can_be_asked_about_before_any_of_it_is_made(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    before = ana.look(table)
    hand = [card for card in before["state"]["view"]["A"]["hand"] if card not in ("H", "UH")]
    card = CARD + FACES.index(hand[0])
    with ana.wire(table, language="en") as wire:
        wire.say({"type": "question", "id": "q1", "seat": "A", "action": card, "first": [0]})
        assert wire.until("answer")["preview"]
        wire.say({"type": "question", "id": "q2", "seat": "A", "action": card, "first": [3]})
        assert wire.until("refusal")["id"] == "q2"
        wire.say({"type": "question", "id": "q3", "seat": "A", "action": card, "first": [0] * 50})
        assert wire.until("refusal")["code"] == "bad_message"
    assert ana.look(table) == before


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad_message"),
        ("{}", "bad_message"),
        ("null", "bad_message"),
        (b"\x00\xff", "bad_message"),
        ("[" * 60_000, "bad_message"),
        ({"type": "command", "do": "say"}, "bad_message"),
        ({"type": "command", "id": "", "do": "say"}, "bad_message"),
        ({"type": "command", "id": "1", "do": "say", "text": "x" * 301}, "bad_message"),
        ({"type": "command", "id": "1", "do": "say", "text": 7}, "bad_message"),
        ({"type": "command", "id": "1", "do": "say", "by": "ana"}, "bad_message"),
        ({"type": "welcome"}, "bad_message"),
        ("x" * (LARGEST + 1), "too_large"),
        ({"type": "command", "id": "1", "do": "fly"}, "unknown_command"),
        ({"type": "command", "id": "1", "do": "move", "seat": "Z", "move": "gear 1"}, "unknown_seat"),
        ({"type": "command", "id": "1", "do": "move", "seat": "A"}, "unknown_verb"),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_and_the_line_stays_open(
    ana: Visitor, ben: Visitor, message: Any, code: str
) -> None:
    table = started(ana, ben)
    before = ana.look(table)
    with ana.wire(table) as wire:
        wire.say(message)
        assert wire.until("refusal")["code"] == code
        assert ana.look(table) == before
        assert wire.command("say", text="I am still here")["type"] == "ack"


# Coming back


def test_who_comes_back_gets_what_was_missed(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table) as wire:
        seen = wire.until("snapshot")["seen"]
    ben.do(table, "say", text="one")
    ben.do(table, "say", text="two")
    with ana.wire(table, seat="A", since=seen) as wire:
        assert wire.hear()["type"] == "welcome"
        told = wire.hear()
    assert told["type"] == "events"
    assert (told["since"], told["seen"]) == (seen, seen + 2)
    assert [event["values"]["text"] for event in told["events"]] == ["one", "two"]


def test_who_has_missed_nothing_is_told_nothing(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    seen = ana.look(table)["seen"]
    with ana.wire(table, seat="A", since=seen) as wire:
        assert wire.hear()["type"] == "welcome"
        wire.say("")
        assert wire.hear()["type"] == "refusal"


def test_who_has_seen_what_never_was_gets_a_snapshot(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    for since in (10**6, 10**30):
        with ana.wire(table, seat="A", since=since) as wire:
            wire.hear()
            assert wire.hear() == ana.look(table)


def test_who_is_far_behind_gets_a_snapshot(ana: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(followers, "FAR_BEHIND", 3)
    table = started(ana, ben)
    with ana.wire(table, seat="A", since=0) as wire:
        wire.hear()
        assert wire.hear()["type"] == "snapshot"


def test_a_place_in_another_stream_counts_for_nothing(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    """Whoever asks for a seat that is not theirs starts over, as who they are."""
    table = started(ana, ben)
    with ana.wire(table, seat="B", since=2) as wire:
        assert wire.hear()["seat"] == "A"
        assert wire.hear() == ana.look(table)
    with eve.wire(table, seat="A", since=2) as wire:
        assert wire.hear()["seat"] is None
        assert wire.hear() == eve.look(table)


def test_others_are_told_who_is_there(ana: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.hall.DROPPED", 0.05)
    table = started(ana, ben)
    with ben.wire(table):
        pass
    wait_for(ana, table, lambda state: not state["chairs"]["B"].get("here"))
    with ben.wire(table):
        wait_for(ana, table, lambda state: state["chairs"]["B"].get("here"))


# Sitting down, and being shown out


def test_sitting_down_switches_to_the_stream_of_the_seat(ana: Visitor, ben: Visitor) -> None:
    table = ana.open()
    with ben.wire(table) as wire:
        assert wire.hear()["seat"] is None
        wire.until("snapshot")
        wire.command("sit", "B")
        welcome = next((m for m in wire.heard[2:] if m["type"] == "welcome"), None) or wire.until("welcome")
        assert welcome["seat"] == "B"
        after = wire.heard[wire.heard.index(welcome) :]
        snapshot = next((m for m in after if m["type"] == "snapshot"), None) or wire.until("snapshot")
        assert snapshot["state"]["chairs"]["B"]["name"] == "Ben"
        ana.do(table, "start", bot="pilot")
        assert wire.until("events")["state"]["choices"]
        wire.command("leave", "B")


def test_standing_up_switches_back(ana: Visitor, ben: Visitor) -> None:
    table = ana.open()
    ben.do(table, "sit", "B")
    with ben.wire(table) as wire:
        assert wire.hear()["seat"] == "B"
        wire.until("snapshot")
        wire.command("leave", "B")
        welcome = next((m for m in wire.heard[2:] if m["type"] == "welcome"), None) or wire.until("welcome")
        assert welcome["seat"] is None


def test_who_has_two_seats_chooses_whose_eyes_to_see_with(ana: Visitor) -> None:
    table = ana.open()
    ana.do(table, "sit", "A")
    ana.do(table, "sit", "B")
    ana.do(table, "start")
    views = []
    for seat in ("A", "B"):
        with ana.wire(table, seat=seat) as wire:
            welcome = wire.hear()
            assert (welcome["seats"], welcome["seat"]) == (["A", "B"], seat)
            views.append(wire.hear()["state"]["view"])
    assert views[0]["you"] != views[1]["you"]


@pytest.mark.parametrize("racing", [False, True])
def test_who_is_sent_away_is_shown_out(ana: Visitor, ben: Visitor, racing: bool) -> None:
    table = started(ana, ben) if racing else ana.open()
    with ben.wire(table) as wire:
        wire.until("snapshot")
        ana.do(table, "kick", who=ben.who)
        ends(wire, "kicked")
    with ben.wire(table) as wire:
        ends(wire, "kicked")


def test_when_the_race_starts_without_spectators_they_are_shown_out(ana: Visitor, eve: Visitor) -> None:
    table = ana.open(watched=False)
    with eve.wire(table) as wire:
        wire.until("snapshot")
        ana.do(table, "start", bot="pilot")
        assert wire.until("bye")["sentence"]
    with ana.wire(table) as wire:
        assert wire.until("snapshot")["state"]["status"] == "racing"


def test_the_end_of_a_race_is_told_with_its_secret(ana: Visitor) -> None:
    table = started(ana)
    with ana.wire(table) as wire:
        assert "secret" not in wire.until("snapshot")["state"]
        wire.command("resign", "A")
        while not (over := [told for told in wire.heard if told.get("state", {}).get("status") == "over"]):
            wire.hear()
        last = over[-1]
        assert last["state"]["secret"]
        assert last["state"]["result"]
        assert [event["name"] for event in last["events"]][-1] == "finished"


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_gives_texts(ana: Visitor, ben: Visitor, language: str) -> None:
    table = started(ana, ben)
    with ana.wire(table, language=language, since=0, seat="A") as wire:
        told = wire.until("events")
        assert all(choice["text"] for choice in told["state"]["choices"])
        assert all(event.get("text") for event in told["events"] if not event.get("table"))
        refused = wire.command("move", "A", move="gear 4")
        with ana.wire(table, language="en") as english:
            in_english = english.command("move", "A", move="gear 4")["sentence"]
        assert (refused["sentence"] == in_english) == (language == "en")


def test_without_a_language_there_are_no_texts(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    with ana.wire(table, since=0, seat="A") as wire:
        told = wire.until("events")
    assert not any("text" in choice for choice in told["state"]["choices"])
    assert not any("text" in event for event in told["events"])


# Limits


def test_too_many_messages_end_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_limits, "MESSAGES", 0.0)  # however slowly they come
    monkeypatch.setattr(server_limits.Limits, "pace", lambda *_: 0.0)
    monkeypatch.setattr(sockets, "UNREADABLE", 1000)
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        table = ana.open()
        with ana.wire(table) as wire:
            for _ in range(int(server_limits.BURST) * 2):
                wire.say("{}")
            ends(wire, "too_many")


def test_who_can_not_be_read_so_often_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_limits.Limits, "pace", lambda *_: 0.0)
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        with ana.wire(ana.open()) as wire:
            for number in range(server_limits.UNREADABLE):
                wire.command("move", "A", move="fly")  # what can be read may be refused more often
                wire.say("{}" if number % 2 else "x" * (LARGEST + 1))
                assert wire.until("refusal")["code"] in sockets.UNREAD
            ends(wire, "too_many")


def test_an_address_is_read_at_its_pace_on_all_its_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends what nothing comes of pays for it, on whichever connections and as whoever it comes."""
    late: list[bool] = []
    pace = server_limits.Limits.pace

    def noted(limits: server_limits.Limits, *asked: Any) -> float:
        late.append(pace(limits, *asked) > 0.0)
        return 0.0

    monkeypatch.setattr(server_limits.Limits, "pace", noted)
    monkeypatch.setattr(server_limits, "PACE_OF_ADDRESS", Budget(100, 1e6))
    with open_door(tmp_path, limits=True) as door:
        table = door.visitor("Ana", address="192.0.2.1").open()
        for _ in range(4):  # a hello of 5, and three refusals of 6
            with door.visitor(address="192.0.2.7").wire(table) as wire:
                for _ in range(3):
                    assert wire.command("move", "A", move="fly")["type"] == "refusal"
        for _ in range(8):
            assert door.visitor(address="192.0.2.7").get("/games").is_success
        assert not any(late)
        with door.visitor(address="192.0.2.7").wire(table) as wire:
            wire.until("welcome")
            assert late[-1]
        assert door.visitor(address="192.0.2.7").get("/games").is_success
        assert late[-1]
        with door.visitor(address="192.0.2.8").wire(table) as wire:  # others need not wait
            wire.until("welcome")
            assert not late[-1]


def test_a_player_is_read_at_a_pace_wherever_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_limits, "PACE_OF_PLAYER", Budget(10, 1e6))
    counted = server_limits.Limits()
    assert not any(counted.pace(f"192.0.2.{number}", "ana") for number in range(10))
    assert counted.pace("192.0.2.99", "ana") > 0.0
    assert counted.pace("192.0.2.99", "ben") == 0.0
    assert server_limits.Limits(on=False).pace("192.0.2.99", "ana", 1e9) == 0.0


def test_an_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server_limits.AT_ONCE, "sockets", 2)
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        table = ana.open()
        with ana.wire(table), ana.wire(table), ana.wire(table) as third:
            ends(third, "too_many")
        with ana.wire(table) as again:  # those that have ended don't count
            assert again.hear()["type"] == "welcome"


def test_an_address_connects_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server_limits.PER_ADDRESS, "connections", Budget(2, 1e7))
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        table = ana.open()
        for _ in range(2):
            with ana.wire(table) as wire:
                assert wire.hear()["type"] == "welcome"
        with ana.wire(table) as wire:
            ends(wire, "too_many")
        assert ana.get(f"/tables/{table}/stream").status_code == 429


def test_who_does_not_read_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SLOW", 0.05)
    with open_door(tmp_path) as door:
        ana = door.visitor("Ana")
        table = ana.open()

        async def forever(_text: str) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr("starlette.websockets.WebSocket.send_text", lambda _self, text: forever(text))
        with ana.wire(table) as wire:
            assert wire.hear() == {"type": "close", "code": 1013}
        assert not door.house.hall._opened[table].watchers


# The stream of lines


def lines_of(visitor: Visitor, table: str, most: int = 100, **asked: Any) -> Iterator[dict[str, Any]]:
    """The messages of a stream, until there are enough of them."""
    with visitor.browser.stream("GET", f"/api/tables/{table}/stream", params=asked) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        messages = filter(None, answer.iter_lines())  # an empty line says that nothing has come for a while
        for line in islice(messages, most):
            yield json.loads(line)


def test_the_stream_says_what_the_socket_says(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    for asked in ({}, {"seat": "A", "since": 3}, {"language": "el"}):
        with ana.wire(table, **asked) as wire:
            told = [wire.hear(), wire.hear()]
        assert list(lines_of(ana, table, most=2, **asked)) == told


def test_the_stream_goes_on_while_things_happen(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    told = lines_of(ana, table, most=4)
    assert [next(told)["type"] for _ in range(2)] == ["welcome", "snapshot"]
    for text in ("one", "two"):
        ben.do(table, "say", text=text)
        assert next(told)["events"][0]["values"]["text"] == text


def test_the_stream_ends_for_who_is_sent_away(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    told = lines_of(ben, table)
    next(told)
    next(told)
    ana.do(table, "kick", who=ben.who)
    assert [message["code"] for message in told if message["type"] == "bye"] == ["kicked"]


def test_a_stream_without_news_shows_that_it_is_alive(ana: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.rest.ALIVE", 0.02)
    table = raced(ana)
    with ana.browser.stream("GET", f"/api/tables/{table}/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines)
        assert next(lines)
        assert next(lines) == ""


def test_who_looks_away_is_forgotten(door: Door, ana: Visitor, eve: Visitor) -> None:
    table = ana.open()
    list(lines_of(eve, table, most=2))
    with eve.wire(table) as wire:
        wire.until("snapshot")
        wait_until(lambda: len(door.house.hall._opened[table].watchers) == 1, "the end of the stream")
    assert not door.house.hall._opened[table].watchers
