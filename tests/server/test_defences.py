"""What stands before the app: whatever is asked, the answer is a sentence, and nobody's secrets are in a log."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import event
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocket

from paddock.errors import StoreError
from paddock.server import sockets
from paddock.server.house import House
from paddock.server.logs import AT_ONCE, Repeats, set_up_logs
from paddock.server.meters import METERS, METHODS
from paddock.server.rest import api
from tests.server.visitors import Door, Visitor, open_door, refusal

ODD_ASSETS = ("%00", "x" * 300, "..%2f..%2fpyproject.toml", "%2e%2e/%2e%2e/x", "a%0ab", "%ff%fe", "nothing.js", "")


@pytest.fixture(params=["json", "plain"])
def logs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What is logged, in either form."""
    before, handlers = structlog.get_config(), logging.getLogger().handlers[:]
    written = StringIO()
    monkeypatch.setattr("sys.stderr", written)
    monkeypatch.setattr(Repeats.__init__, "__defaults__", (AT_ONCE, 3600.0))  # however long a test takes
    set_up_logs(as_json=request.param == "json", level=logging.DEBUG)
    yield written
    structlog.configure(**before)
    logging.basicConfig(handlers=handlers, force=True)


def break_down(house: House, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: Any) -> None:
        raise ValueError("a secret text")

    monkeypatch.setattr(house.store, what, broken)


def counted(where: str) -> float:
    return METERS.registry.get_sample_value("paddock_broken_total", {"where": where}) or 0.0


# What nobody had thought of


@pytest.mark.parametrize("name", ODD_ASSETS)
def test_what_the_build_does_not_have_is_not_there(ana: Visitor, name: str) -> None:
    answer = ana.browser.get(f"/assets/{name}")
    assert answer.status_code in (400, 404)
    refusal(answer)


def test_an_unexpected_error_is_answered_with_a_sentence_and_all_headers(
    ana: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_down(door.house, "lobby", monkeypatch)
    before = counted("request")
    answer = ana.get("/tables")
    assert answer.status_code == 500
    assert refusal(answer)["code"] == "broke"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cache-control"] == "no-store"
    assert counted("request") == before + 1
    assert METERS.registry.get_sample_value("paddock_requests_total", {"method": "GET", "status": "500"})


def test_a_log_has_nothing_of_what_a_visitor_has_sent(
    door: Door, monkeypatch: pytest.MonkeyPatch, logs: StringIO
) -> None:
    break_down(door.house, "lobby", monkeypatch)
    visitor = door.visitor("Ana")
    cookie = visitor.browser.cookies["paddock"]
    headers = {"X-Secret": "in-a-header", "User-Agent": "in-an-agent"}
    visitor.browser.get("/api/tables?language=el&key=in-a-query", headers=headers)
    written = logs.getvalue()
    assert "request_broke" in written
    assert "ValueError" in written
    assert "rest.py" in written  # it says where
    for secret in (cookie, "in-a-header", "in-an-agent", "in-a-query", "a secret text"):
        assert secret not in written


def test_a_log_shows_no_variables(logs: StringIO) -> None:
    def break_with(token: str) -> None:
        raise ValueError(len(token))

    try:
        break_with("-".join(("a", "token")))
    except ValueError:
        logging.getLogger("a.library").exception("it broke")
    written = logs.getvalue()
    assert "break_with" in written
    assert "a-token" not in written


def test_who_is_connected_is_told_when_a_socket_breaks(
    ana: Visitor, monkeypatch: pytest.MonkeyPatch, logs: StringIO
) -> None:
    async def broken(socket: WebSocket) -> None:
        raise KeyError(socket.headers["cookie"])

    table = ana.open()
    monkeypatch.setattr(sockets, "known", broken)
    before = counted("socket")
    with ana.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        told = json.loads(socket.receive_text())
        assert (told["type"], told["code"]) == ("bye", "broke")
        assert told["sentence"]
        assert socket.receive()["code"] == 1011
    written = logs.getvalue()
    assert "socket_broke" in written
    assert ana.browser.cookies["paddock"] not in written
    assert counted("socket") == before + 1


# Methods


def test_methods_that_somebody_invents_are_counted_as_one_and_refused(ana: Visitor) -> None:
    for number in range(50):
        answer = ana.browser.request(f"AAA{number}", "/api/games")
        assert answer.status_code == 501
        assert refusal(answer)["code"] == "unknown_method"
    (samples,) = [metric.samples for metric in METERS.requests.collect()]
    assert {sample.labels["method"] for sample in samples} <= {*METHODS, "OTHER"}


def test_no_meter_has_a_label_that_a_visitor_has_chosen(ana: Visitor) -> None:
    table = ana.open()
    ana.ask(table, "fill", "A", bot="a name of mine")
    ana.ask(table, "start", bot="search:1")
    ana.post("/tables", {"game": "a game of mine"})
    labels = {
        str(value) for metric in METERS.registry.collect() for each in metric.samples for value in each.labels.values()
    }
    assert not {label for label in labels if "mine" in label or "search" in label}


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", "DELETE, GET, HEAD, PUT"),
        ("/api/tokens", "GET, HEAD, POST"),
        ("/api/tables/x", "GET, HEAD"),
        ("/api/tables/x/commands", "POST"),
        ("/help/heat", "GET, HEAD"),
        ("/assets/x.js", "GET, HEAD"),
    ],
)
def test_what_can_not_be_done_somewhere_is_answered_with_all_that_can(ana: Visitor, path: str, methods: str) -> None:
    answer = ana.browser.patch(path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == methods
    refusal(answer)


@pytest.mark.parametrize("path", sorted({route.path for route in api.routes if "GET" in route.methods}))  # type: ignore[attr-defined]
def test_whatever_can_be_read_can_be_asked_for_its_head(ana: Visitor, path: str) -> None:
    path = path.format(table=ana.open(), game="heat", track="harbour", code="zzzzzz")
    head = ana.browser.head(path, params={"seat": "A"})
    assert head.content == b""
    if not path.endswith("/stream"):  # which would not end
        whole = ana.browser.get(path, params={"seat": "A"})
        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        if "games" not in path:
            assert head.headers["content-length"] == whole.headers["content-length"]


# Names


@pytest.mark.parametrize("letter", ["%00", "%0a", "%1F", "%7f"])
@pytest.mark.parametrize(
    ("method", "path"),
    [(method, route.path) for route in api.routes if "{" in route.path for method in route.methods],  # type: ignore[attr-defined]
)
def test_a_control_character_in_a_name_is_the_fault_of_who_sent_it(
    ana: Visitor, method: str, path: str, letter: str
) -> None:
    name = f"x{letter}y"
    answer = ana.browser.request(method, path.format(table=name, game=name, track=name, code=name, token=name))
    assert answer.status_code == 400
    refusal(answer)


@pytest.mark.parametrize("key", ["seat", "move", "language", "form", "since", "anything"])
def test_nor_is_there_one_in_what_is_asked(ana: Visitor, key: str) -> None:
    answer = ana.browser.get(f"/api/tables/{ana.open()}/preview?seat=A&{key}=%00")
    assert answer.status_code == 400
    refusal(answer)


def test_nor_in_the_name_of_a_socket(ana: Visitor) -> None:
    with pytest.raises(WebSocketDenialResponse) as denied, ana.browser.websocket_connect("/api/tables/x%00/socket"):
        pass
    assert refusal(denied.value)["code"] == "bad_request"


def test_a_table_needs_a_game_and_the_schema_says_so(ana: Visitor) -> None:
    for body in ({"game": ""}, {}, {"start": None}):
        assert ana.post("/tables", body).status_code == 422
    schema = ana.get("/openapi.json").json()["components"]["schemas"]["NewTable"]
    assert schema["properties"]["game"]["minLength"] == 1
    assert {"required": ["game"]} in schema["anyOf"]


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path, ana: Visitor) -> None:
    assert "strict-transport-security" not in ana.get("/me").headers
    with open_door(tmp_path, secure=True) as door:
        for path in ("/api/me", "/nowhere", "/livez"):
            assert "max-age=" in door.visitor().browser.get(path).headers["strict-transport-security"]


# The store


def test_visitors_are_told_nothing_of_the_store_and_the_log_is(
    ana: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch, logs: StringIO
) -> None:
    def away(*_arguments: Any) -> None:
        raise StoreError("no_store", url="postgresql://ana@db.inside/race", why='connection to "10.1.2.3" failed')

    for name in ("lobby", "with_code", "row", "token", "tokens_of"):
        monkeypatch.setattr(door.house.store, name, away)
    program = door.visitor(token="paddock_x")  # noqa: S106
    answers = [
        ana.get("/tables"),
        ana.get("/codes/abcdef"),
        ana.get("/tables/x1"),
        ana.get("/tokens"),
        program.get("/me"),
    ]
    for answer in answers:
        assert answer.status_code == 503
        assert refusal(answer)["code"] == "store_away"
        assert "inside" not in answer.text
        assert "10.1.2.3" not in answer.text
    with ana.browser.websocket_connect("/api/tables/x1/socket") as socket:
        socket.send_text(json.dumps({"type": "hello", "protocol": 2}))
        told = json.loads(socket.receive_text())
        assert told["code"] == "store_away"
        assert "inside" not in told["sentence"]
    written = logs.getvalue()
    assert "db.inside" in written
    assert written.count("db.inside") == 5  # the sixth is left out
    assert "Traceback" not in written


# Health


def test_a_server_is_alive_and_ready(ana: Visitor) -> None:
    for path in ("/livez", "/readyz", "/healthz"):
        answer = ana.browser.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_server_whose_disk_is_full_is_alive_but_not_ready(tmp_path: Path) -> None:
    with open_door(tmp_path) as door:
        visitor = door.visitor()

        def fill_up(connection: Any, *_: Any) -> None:
            connection.execute("PRAGMA query_only=ON")

        event.listen(door.house.store.engine, "checkout", fill_up)
        for path in ("/readyz", "/healthz"):
            answer = visitor.browser.get(path)
            assert answer.status_code == 503
            assert refusal(answer)["code"] == "store_away"
            assert str(tmp_path) not in answer.text
        assert visitor.browser.get("/livez").status_code == 200


def test_a_server_whose_store_takes_too_long_is_not_ready(
    door: Door, ana: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.server.health.PATIENCE", 0.1)
    monkeypatch.setattr("paddock.server.health.FRESH", 0.0)
    released = threading.Event()
    monkeypatch.setattr(door.house.store, "try_to_write", released.wait)
    try:
        answers = [ana.browser.get("/readyz") for _ in range(3)]
    finally:
        released.set()
    assert [answer.status_code for answer in answers] == [503] * 3


def test_the_store_is_not_tried_for_everybody_who_asks(
    door: Door, ana: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []
    monkeypatch.setattr("paddock.server.health.FRESH", 3600.0)
    ana.browser.get("/readyz")
    monkeypatch.setattr(door.house.store, "try_to_write", lambda: tried.append(1))
    assert all(ana.browser.get("/readyz").is_success for _ in range(50))
    assert tried == []


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    with open_door(tmp_path) as door:
        door.house.health.stop()
        answer = door.visitor().browser.get("/readyz")
        assert answer.status_code == 503
        assert refusal(answer)["code"] == "stopping"


def test_the_meters_are_not_for_visitors(ana: Visitor) -> None:
    assert ana.browser.get("/metrics").status_code == 404
