"""Hints at a server's table: who may ask, what they are told, and what too many of them come to."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.bots import hint
from paddock.bots.search import Budget
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server import drivers
from paddock.server import limits as server_limits
from paddock.server.ledger import Budget as Limit
from paddock.words import LANGUAGES
from tests.server.visitors import Door, Visitor, Wire, open_door, started


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few tries instead of a second, and nothing left to compile."""
    for part in ("search", "preview"):
        find_game("heat").prepare(part)
    monkeypatch.setattr(drivers, "find_hint", lambda guess, seat: hint(guess, seat, Budget(tries=20)))
    monkeypatch.setattr(drivers, "CHAMPION", "pilot")  # who does not take a second over everything


def asked(wire: Wire, seat: str = "A", **more: Any) -> dict[str, Any]:
    wire.say({"type": "hint", "id": "h1", "seat": seat, **more})
    return wire.until("advice", "refusal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_races_against_bots_may_ask(ana: Visitor, language: str) -> None:
    table = started(ana)
    before = ana.look(table)
    assert before["state"]["hints"] is True
    assert "hints" not in before["table"]
    with ana.wire(table, language=language) as wire:
        advice = asked(wire)
    assert advice["id"] == "h1"
    assert advice["moves"][0] in [choice["move"] for choice in before["state"]["choices"]]
    assert advice["preview"]["certain"]
    assert bool(advice["text"]) != advice.get("close", False)
    assert ana.state(table)["choices"] == before["state"]["choices"]


def test_who_shares_a_screen_may_ask_for_each_seat(ana: Visitor) -> None:
    table = started(ana, ana)
    with ana.wire(table) as wire:
        assert asked(wire, "A")["type"] == asked(wire, "B")["type"] == "advice"


def test_people_who_race_each_other_get_none(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    assert "hints" not in ana.state(table)
    with ana.wire(table, language="pl") as wire:
        refused = asked(wire)
    assert refused["code"] == "no_hints"
    assert refused["sentence"].startswith("Przy tym stole nie ma podpowiedzi")
    with eve.wire(table) as wire:
        assert asked(wire)["code"] == "not_your_seat"
    ben.do(table, "resign", "B")
    assert ana.state(table)["hints"] is True


def test_unless_the_host_has_said_so_before_they_sat_down(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben, hints=True)
    assert eve.look(table)["table"]["hints"] is True
    assert "hints" not in eve.state(table)  # who has no seat has nothing to ask
    with ben.wire(table) as wire:
        assert asked(wire, "B")["type"] == "advice"
        assert asked(wire, "A")["code"] == "not_your_seat"


def test_a_hint_is_for_who_has_to_decide(ana: Visitor) -> None:
    table = ana.open()
    ana.do(table, "sit", "A")
    with ana.wire(table) as wire:
        assert asked(wire)["code"] == "not_started"
        for wrong in ({"seat": 1}, {"seat": "A", "tries": 10**9}, {}):
            wire.say({"type": "hint", "id": "bad", **wrong})
            assert wire.until("advice", "refusal")["code"] == "bad_message"
        ana.do(table, "sit", "B")
        ana.do(table, "start")
        for move in asked(wire)["moves"]:
            ana.do(table, "move", "A", move=move)
        assert asked(wire)["code"] == "no_decision"
        ana.do(table, "away", "B")
        assert asked(wire, "B")["code"] == "bot_drives"


def test_one_thing_is_thought_about_at_a_time_and_all_else_goes_on(
    ana: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on: list[bool] = []
    usual = door.house.hall.drivers.hint

    async def held(race: Race, seat: str, owner: str = "") -> Any:
        while not goes_on:
            await asyncio.sleep(0.01)
        return await usual(race, seat, owner)

    monkeypatch.setattr(door.house.hall.drivers, "hint", held)
    table = started(ana)
    with ana.wire(table) as wire:
        wire.say({"type": "hint", "id": "h0", "seat": "A"})
        assert asked(wire)["code"] == "hint_pending"
        assert wire.command("say", text="I am thinking")["type"] == "ack"
        goes_on.append(True)
        assert wire.until("advice")["id"] == "h0"


def too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server_limits.PER_PLAYER, "hints", Limit(1, 1e7))


def too_crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drivers, "CROWD", 0)


@pytest.mark.parametrize(("many", "code"), [(too_often, "too_many"), (too_crowded, "hints_busy")])
def test_too_many_are_refused(
    many: Callable[[pytest.MonkeyPatch], None], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        table = started(ana)
        with ana.wire(table, language="en") as wire:
            assert asked(wire)["type"] == "advice"
            many(monkeypatch)
            answers = [asked(wire), asked(wire)]
    assert answers[-1]["code"] == code
    assert answers[-1]["sentence"]
