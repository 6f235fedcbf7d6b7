"""What members, waiters and organisers can ask for: nobody for another, no program beyond its scopes, and all of it is
answered in a sentence when the database is away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from paddock.server.cup import BY_ANYBODY
from tests.server.authenticator import Authenticator
from tests.server.test_calls import Subscription
from tests.server.test_championships import ask, done, look, made, refused
from tests.server.test_members import keep
from tests.server.visitors import Door, Visitor, open_door, raced, refusal

CUP = {"game": "heat", "tracks": ["usa"], "options": {"laps": 1}, "most": 2}
HOOK = {"address": "https://robo.example/hook", "name": "Robo"}
BROWSER = Subscription("https://push.example/1").body


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        yield opened


# Rights


def test_nobody_touches_what_is_anothers(door: Door) -> None:
    """Passkeys, browsers, hooks, feeds, invitations, the queue: each request speaks for whoever sends it."""
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    (key,) = keep(ana, Authenticator())["passkeys"]
    ana.post("/me/recovery", {})
    hook, browser = ana.post("/me/calls/hooks", HOOK).json()["id"], ana.post("/me/calls/browsers", BROWSER).json()["id"]
    feed = ana.post("/me/calls/feed", {}).json()["calendar"]
    token = ana.post("/tokens", {"name": "Robo"}).json()["id"]
    ana.post("/queue", {"game": "speed"})
    for method, path in (
        ("DELETE", f"/me/passkeys/{key['id']}"),
        ("DELETE", f"/me/calls/{hook}"),
        ("DELETE", f"/me/calls/{browser}"),
        ("POST", f"/me/calls/{hook}/on"),
        ("DELETE", f"/tokens/{token}"),
    ):
        assert eve.browser.request(method, f"/api{path}").status_code == 404, path
    assert refusal(eve.post("/me/calls/hooks", {**HOOK, "token": token}))["code"] == "no_token"
    for path in ("/me/calls/feed", "/queue", "/me/invitations/t1"):
        assert eve.browser.delete(f"/api{path}").status_code == 204
    assert eve.post("/me/calls/browsers/gone", {"endpoint": BROWSER["endpoint"]}).status_code == 204
    told = ana.get("/me/calls").json()
    assert ([way["id"] for way in told["hooks"]], [way["id"] for way in told["browsers"]]) == ([hook], [browser])
    assert door.browser.get(feed).status_code == 200
    assert len(ana.get("/me/member").json()["member"]["passkeys"]) == 1
    assert ana.browser.put("/api/queue").json()["waits"] is not None


def test_nobody_reads_the_history_of_another(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    raced(ana, ben)
    assert len(ana.get("/me/races").json()) == 1
    for asked in ({}, {"rival": ana.who}, {"game": "heat"}):
        assert eve.get("/me/races", **asked).json() == []
    assert eve.get("/me/totals").json() == {"tracks": [], "rivals": []}
    assert eve.get("/me/people").json() == []
    assert "Ana" not in eve.get("/me/data").text


@pytest.mark.parametrize("do", ["add", "remove", "start", "correct", "replace", "annul"])
def test_only_who_runs_a_championship_says_how_it_goes(door: Door, do: str) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    id = made(ana, wait=3600)["id"]
    for visitor in (ana, ben):
        done(visitor, id, "enter")
    if do in ("correct", "replace", "annul"):
        done(ana, id, "start")
    before = look(ana, id)["log"]
    assert refused(ben, id, do, place="A", name="Zoe", points=5, race=1, reason="because") == "cup_not_yours"
    assert look(ana, id)["log"] == before


def test_what_a_program_may_not_it_can_not(door: Door) -> None:
    """One that may only read changes nothing; one that may only play reads nothing."""
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben, game="speed")
    cup, table = made(ana)["id"], ana.open("speed")
    reader, player = (
        door.visitor(token=ana.post("/tokens", {"name": "Robo", "scopes": [scope]}).json()["token"])
        for scope in ("read", "play")
    )
    for answer in (
        reader.post("/cups", CUP),
        ask(reader, cup, "enter"),
        reader.post("/queue", {"game": "speed"}),
        reader.post(f"/tables/{table}/invitations", {"who": ben.who}),
        *(player.get(path) for path in ("/cups", f"/cups/{cup}", f"/cups/{cup}/file", "/me/races", "/me/totals")),
        *(player.get(path) for path in ("/me/ratings", "/me/turns", "/me/people", "/mine")),
        *(each.post("/me/calls/hooks", HOOK) for each in (reader, player)),
        *(each.get(path) for each in (reader, player) for path in ("/me/calls", "/me/data", "/me/export")),
        *(each.post(path, {}) for each in (reader, player) for path in ("/me/recovery", "/me/calls/feed")),
        *(each.browser.delete("/api/me") for each in (reader, player)),
    ):
        assert answer.status_code == 403
        assert refusal(answer)["code"] == "no_scope"


def test_nobody_fills_a_championship_by_coming_and_going(door: Door) -> None:
    ana, eve = door.visitor("Ana"), door.visitor("Eve")
    id = made(ana, wait=3600)["id"]
    for _ in range(BY_ANYBODY // 2):
        done(eve, id, "enter")
        done(eve, id, "leave")
    assert refused(eve, id, "enter") == "cup_full_own"
    for _ in range(BY_ANYBODY):
        done(ana, id, "enter")
        done(ana, id, "leave")
    done(ana, id, "enter")
    done(ana, id, "start")


# A database that is away


@contextmanager
def away(door: Door, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The database does not answer any more."""
    there = door.house.store.engine

    def begin() -> Any:
        raise OperationalError("SELECT secret", {}, Exception("could not connect to 10.1.2.3"))

    gone = SimpleNamespace(begin=begin, connect=begin, url=there.url, dialect=there.dialect, dispose=there.dispose)
    with monkeypatch.context() as patch:
        patch.setattr(door.house.store, "engine", gone)
        yield


def of_members(visitor: Visitor, passkey: Authenticator, cup: str, table: str) -> list[tuple[str, str, Any]]:
    """A right request to every address that needs the database."""
    made = passkey.made(visitor.post("/me/passkeys/question", {}).json())
    asked = [
        ("GET", path, None)
        for path in ("/me/member", "/me/races", "/me/totals", "/me/export", "/me/data", "/me/ratings", "/me/people")
    ]
    asked += [("GET", path, None) for path in ("/me/turns", "/me/calls", "/queue", "/watch", "/cups", f"/cups/{cup}")]
    asked += [("GET", path, None) for path in (f"/cups/{cup}/file", f"/cups/{cup}/picture.png", "/cups/codes/abcdef")]
    asked += [("GET", path, None) for path in ("/leaderboards/heat", f"/tables/{table}/ratings")]
    asked += [
        ("POST", "/me/passkeys/question", {}),
        ("POST", "/me/passkeys", {"credential": made, "name": "Laptop"}),
        ("POST", "/me/recovery", {}),
        ("POST", "/sign-in", {"code": "ABCDE-FGHJK"}),
        ("DELETE", "/me/passkeys/AAAA", None),
        ("POST", "/queue", {"game": "heat"}),
        ("PUT", "/queue", None),
        ("DELETE", "/queue", None),
        ("POST", f"/tables/{table}/invitations", {"who": "a"}),
        ("DELETE", f"/me/invitations/{table}", None),
        ("PUT", "/me/calls/invitations", {"allowed": False}),
        ("POST", "/me/calls/browsers", BROWSER),
        ("POST", "/me/calls/browsers/gone", {"endpoint": BROWSER["endpoint"]}),
        ("POST", "/me/calls/hooks", HOOK),
        ("POST", "/me/calls/x/on", {}),
        ("DELETE", "/me/calls/x", None),
        ("POST", "/me/calls/feed", {}),
        ("DELETE", "/me/calls/feed", None),
        ("POST", "/cups", CUP),
        ("POST", f"/cups/{cup}/commands", {"id": "1", "do": "enter"}),
        ("DELETE", "/me", None),
    ]
    return asked


def test_everything_is_answered_in_a_sentence_when_the_database_is_away(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    cup, table = made(ana, wait=3600)["id"], ben.open("speed")
    asked = of_members(ben, Authenticator(), cup, table)
    with away(door, monkeypatch):
        for method, path, body in asked:
            answer = ben.browser.request(method, f"/api{path}", json=body)
            assert answer.status_code == 503, (method, path, answer.text)
            assert refusal(answer)["code"] == "store_away", (method, path)
            assert "10.1.2.3" not in answer.text
        assert ben.browser.get("/feed/x.ics").status_code == 503
    for path in ("/me/member", "/me/races", "/cups", "/queue", "/me/calls"):
        assert ben.get(path).status_code == 200, "and all is as it was"
