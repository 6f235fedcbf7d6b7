"""Calls: encrypted for a browser, signed for a program, once for a turn, and nowhere into our own network."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import text

from paddock.errors import TableError
from paddock.server import calls, outbox
from paddock.server.hall import Hall
from paddock.server.outgoing import Unsent, is_public, send, target_of
from paddock.server.pushes import STEP, Browser, Sender, derived, encrypted, from_letters, letters, padded, point_of
from paddock.server.store import Store
from paddock.server.table import who_is
from paddock.server.ways import MOST
from tests.server.visitors import Door, Visitor, open_door, raced, refusal, seats_of, started, wait_for
from tests.waiting import wait_until

DAYS = {"kind": "days", "days": 2}


class Receiver:
    """A push service, or a program, on this machine: keeps what it was sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Subscription:
    """A browser that takes Web Push, and can read what is encrypted for it (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self._key, self._secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.keys = {"p256dh": letters(point_of(self._key)), "auth": letters(self._secret)}
        self.body = {"endpoint": endpoint, "name": "Firefox", **self.keys}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = derived(self._secret, shared, b"WebPush: info\0" + point_of(self._key) + theirs, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(salt, material, b"Content-Encoding: nonce\0", 12), body[86:], None)
        assert plain[-1:] == b"\x02"
        assert len(plain) % STEP == 1
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    """A server that may call this machine, and does so without delay."""
    monkeypatch.setattr(outbox, "HOLD", 0.0)
    monkeypatch.setattr(calls, "EVERY", 0.02)
    with open_door(tmp_path, calls_to_private=True) as opened:
        yield opened


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


def subscribed(visitor: Visitor, receiver: Receiver, path: str = "/push/1", language: str = "en") -> Subscription:
    subscription = Subscription(receiver.url + path)
    answer = visitor.post("/me/calls/browsers", subscription.body, language=language)
    assert answer.status_code == 201, answer.text
    return subscription


def hooked(visitor: Visitor, receiver: Receiver, **about: Any) -> dict[str, str]:
    answer = visitor.post("/me/calls/hooks", {"address": f"{receiver.url}/hook", "name": "Robo", **about})
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def away(visitor: Visitor, table: str) -> None:
    """The visitor has no page of the table open. In these tests nobody is connected but by a wire."""
    door = visitor.door
    opened = door.browser.portal.call(door.house.hall.open, table)  # type: ignore[union-attr]
    for seat in opened.table.seats_of(_player(door, table, visitor)):
        door.browser.portal.call(door.house.hall._say_here, opened, seat, False)  # type: ignore[union-attr]


def _player(door: Door, table: str, visitor: Visitor) -> str:
    who = visitor.who
    chairs = door.house.store.load(table).chairs.values()
    return next(str(chair.player) for chair in chairs if chair.player and who_is(chair.player) == who)


def over_days(ana: Visitor, ben: Visitor) -> str:
    """A race over days in which Ana has moved, and Ben is away."""
    table = started(ana, ben, game="speed", pace=DAYS)
    away(ben, table)
    return table


def all_done(door: Door) -> None:
    """Wait until nothing is left to be sent."""

    def none_due() -> bool:
        with door.house.store.engine.connect() as connection:
            due = connection.scalar(text("SELECT count(*) FROM calls WHERE due IS NOT NULL"))
        return due == 0 and not door.house.calls._under_way

    wait_until(none_due)


# Web Push


def test_a_payload_is_encrypted_as_the_standard_shows_it() -> None:
    """RFC 8291, section 5 and appendix A."""
    browser = Browser.told(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(number, ec.SECP256R1())
    body = encrypted(b"When I grow up, I want to be a watermelon", browser, own, from_letters("DGv6ra1nlYgDCS1FRnbzlw"))
    assert letters(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_request_says_who_we_are_by_our_own_key() -> None:
    """RFC 8292: a token signed with ES256 for the origin of the push service, and the key to check it."""
    sender = Sender(bytes(range(32)))
    target = target_of("https://push.example/send/1")
    says = sender.headers(target, "t" * 32, 1000.0, "https://paddock.example")["Authorization"]
    token, key = says.removeprefix("vapid ").replace("t=", "").replace("k=", "").split(", ")
    assert key == sender.public
    head, claims, signature = token.split(".")
    assert json.loads(base64.urlsafe_b64decode(head + "==")) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert told["aud"] == "https://push.example"
    assert told["sub"] == "https://paddock.example"
    assert 1000 < told["exp"] <= 1000 + 24 * 3600
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_letters(key))
    r, s = (int.from_bytes(from_letters(signature)[place : place + 32]) for place in (0, 32))
    public.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_our_key_is_made_once_and_shared(door: Door) -> None:
    ana = door.visitor("Ana")
    assert ana.get("/me/calls").json()["key"] == door.house.calls.sender.public
    again = Store(f"sqlite:///{door.database}")
    from paddock.server.stewards import store_secret

    assert Sender(store_secret(again, "vapid")).public == door.house.calls.sender.public
    again.close()


def test_who_is_away_is_called_once_in_their_language_and_told_nothing_of_the_race(
    door: Door, receiver: Receiver
) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    subscription = subscribed(ben, receiver, language="pl")
    table = over_days(ana, ben)
    _play_until(ana, ben, table)
    wait_until(lambda: receiver.got, "the call")
    all_done(door)
    assert len(receiver.got) == 1
    path, headers, body = receiver.got[0]
    assert path == "/push/1"
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert len(headers["topic"]) <= 32
    told = subscription.read(body)
    turn = next(turn for turn in ben.get("/me/turns").json()["turns"] if turn["table"] == table)
    assert told == {
        "title": "Twoja kolej",
        "body": "Speed 1200 km",
        "path": f"/t/{table}",
        "tag": f"paddock {table}",
        "until": turn["until"],
        "until_text": "Do {time}",
    }


def _play_until(ana: Visitor, ben: Visitor, table: str, seat: int = 0) -> None:
    """Ana moves, in her seat, until it is Ben's turn."""
    for _ in range(50):
        state = wait_for(ana, table, lambda state: "pause" not in state)
        if ben.get("/me/turns").json()["turns"]:
            return
        assert state.get("choices"), state
        ana.do(table, "move", seats_of(ana, table)[seat], move=state["choices"][0]["move"])
    raise AssertionError("it never was Ben's turn")


def test_who_has_the_table_open_is_left_in_peace(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    subscribed(ben, receiver)
    table = started(ana, ben, game="speed", pace=DAYS)
    with ben.wire(table) as wire:
        wire.until("snapshot")
        _play_until(ana, ben, table)
    all_done(door)
    assert receiver.got == []


def test_a_browser_that_is_no_more_is_forgotten(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    receiver.status = 410
    subscribed(ben, receiver)
    _play_until(ana, ben, over_days(ana, ben))
    wait_until(lambda: ben.get("/me/calls").json()["browsers"] == [])
    assert len(receiver.got) == 1


def test_a_browser_belongs_to_who_subscribed_last(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    subscribed(ana, receiver)
    subscribed(ben, receiver)
    assert ana.get("/me/calls").json()["browsers"] == []
    assert len(ben.get("/me/calls").json()["browsers"]) == 1
    answer = ana.post("/me/calls/browsers/gone", {"endpoint": f"{receiver.url}/push/1"})
    assert answer.status_code == 204
    assert len(ben.get("/me/calls").json()["browsers"]) == 1, "only its owner can end it"


@pytest.mark.parametrize("keys", [{"p256dh": "x"}, {"auth": "AAAA"}, {"p256dh": "é" * 87}, {"p256dh": "A" * 87}])
def test_keys_that_are_none_are_refused(door: Door, keys: dict[str, str]) -> None:
    body = {**Subscription("http://127.0.0.1:1/x").body, **keys}
    assert refusal(door.visitor("Ana").post("/me/calls/browsers", body))["code"] == "bad_subscription"


def test_nobody_has_more_ways_than_a_few(door: Door, receiver: Receiver) -> None:
    ana = door.visitor("Ana")
    for number in range(MOST["push"]):
        subscribed(ana, receiver, f"/push/{number}")
    body = Subscription(f"{receiver.url}/push/more").body
    assert refusal(ana.post("/me/calls/browsers", body))["code"] == "too_many_ways"


# Programs


def test_a_program_is_told_of_its_turn_and_can_tell_that_it_was_us(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    made = ben.post("/tokens", {"name": "Robo"}).json()
    robo = door.visitor(token=made["token"])
    secret = hooked(ben, receiver, token=made["id"])["secret"]
    table = started(ana, robo, game="speed", pace=DAYS)
    away(robo, table)
    _play_until(ana, robo, table)
    wait_until(lambda: receiver.got, "the call")
    _, headers, body = receiver.got[0]
    stamp, mac = (part.partition("=")[2] for part in headers["paddock-signature"].split(","))
    wanted = hmac.new(bytes.fromhex(secret), f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()
    assert mac == wanted
    told = json.loads(body)
    assert set(told) == {"id", "kind", "game", "track", "table", "since", "until", "player", "link"}
    assert (told["kind"], told["game"], told["table"], told["player"]) == ("turn", "speed", table, robo.who)


def test_a_call_is_tried_again_and_then_its_way_is_switched_off_and_says_so(
    door: Door, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "AGAIN", (0.0, 0.0))
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    receiver.status = 500
    way = hooked(ben, receiver)["id"]
    _play_until(ana, ben, over_days(ana, ben))
    wait_until(lambda: ben.get("/me/calls").json()["hooks"][0]["off"])
    assert len(receiver.got) == 3
    assert len({json.loads(body)["id"] for _, _, body in receiver.got}) == 1, "the same call each time"
    assert ben.get("/me/calls").json()["hooks"][0]["why"] == "HTTP 500"
    assert refusal(ana.post(f"/me/calls/{way}/on", {}))["code"] == "no_way"
    assert ben.post(f"/me/calls/{way}/on", {}).status_code == 204
    assert ben.get("/me/calls").json()["hooks"][0]["off"] is None


def test_no_redirect_is_followed(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    receiver.status = 307
    hooked(ben, receiver)
    _play_until(ana, ben, over_days(ana, ben))
    wait_until(lambda: ben.get("/me/calls").json()["hooks"][0]["off"])
    assert [path for path, _, _ in receiver.got] == ["/hook"]


def test_a_hook_goes_with_its_token(door: Door, receiver: Receiver) -> None:
    ben = door.visitor("Ben")
    made = ben.post("/tokens", {"name": "Robo"}).json()
    hooked(ben, receiver, token=made["id"])
    ben.browser.delete(f"/api/tokens/{made['id']}")
    assert ben.get("/me/calls").json()["hooks"] == []
    stranger = door.visitor("Ana").post(
        "/me/calls/hooks", {"address": f"{receiver.url}/h", "name": "x", "token": made["id"]}
    )
    assert refusal(stranger)["code"] == "no_token"


# Where nothing is sent to

PRIVATE = [
    "http://push.example/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://10.0.0.1/x",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://0.0.0.0/",
    "https://100.64.0.1/",
    "https://224.0.0.1/",
    "https://printer/",
    "https://db.internal/",
    "https://user:secret@push.example/",
    "https://push.example:99999/",
    "https://",
    "ftp://push.example/",
    "https://push.example/\r\nHost: other",
    "https://push.exämple/",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_way_leads_into_our_own_network(address: str) -> None:
    with pytest.raises(TableError) as refused:
        target_of(address)
    assert refused.value.code == "bad_address"


def test_a_name_that_leads_there_is_looked_through(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> None:
    """Whatever a name is looked up to when it is registered: what counts is where it leads when something is sent."""
    port = int(receiver.url.rpartition(":")[2])
    leads = [(2, 1, 6, "", ("203.0.114.5", port)), (2, 1, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr("paddock.server.outgoing.socket.getaddrinfo", lambda *_, **__: leads)
    with pytest.raises(Unsent, match="not a public address"):
        asyncio.run(send(target_of(f"https://rebound.example:{port}/"), {}, b"x"))
    assert receiver.got == []


def test_a_name_that_nobody_answers_for_keeps_only_calls_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them: what reads and writes the store has threads of its own."""
    answered, asked = threading.Event(), threading.Event()

    def never(*_: Any, **__: Any) -> Any:
        asked.set()
        answered.wait()
        raise OSError

    async def try_it() -> None:
        sent = [asyncio.create_task(send(target_of(f"https://n{number}.example/"), {}, b"x")) for number in range(64)]
        await asyncio.to_thread(asked.wait)
        assert await asyncio.to_thread(lambda: "still here") == "still here"
        answered.set()
        assert {type(each) for each in await asyncio.gather(*sent, return_exceptions=True)} == {Unsent}

    monkeypatch.setattr("paddock.server.outgoing.socket.getaddrinfo", never)
    asyncio.run(try_it())


@pytest.mark.parametrize("address", ["::ffff:192.168.0.1", "fe80::1%eth0", "2001::1", "240.0.0.1", "255.255.255.255"])
def test_these_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_server_calls_nobody_at_home_unless_it_was_told_to(tmp_path: Path, receiver: Receiver) -> None:
    with open_door(tmp_path) as door:
        ana = door.visitor("Ana")
        assert refusal(ana.post("/me/calls/browsers", Subscription(receiver.url).body))["code"] == "bad_address"
        answer = ana.post("/me/calls/hooks", {"address": receiver.url, "name": "Robo"})
        assert refusal(answer)["code"] == "bad_address"


# Once, by one of several


def test_one_of_several_servers_sends_each_call(database: str) -> None:
    stores = [Store(database) for _ in range(2)]
    now = 1_000_000.0
    turns = [outbox.Turn(f"p{number}", "1.000", {"kind": "turn", "since": 1.0}) for number in range(40)]
    with stores[0].engine.begin() as connection:
        for turn in turns:
            connection.execute(
                text(
                    "INSERT INTO ways (id, kind, owner, player, name, address, secret, public, language, base, made) "
                    "VALUES (:p, 'hook', :p, :p, 'x', 'x', '', '', 'en', '', 0)"
                ),
                {"p": turn.player},
            )
        for _ in range(2):  # a table may be noted twice
            outbox.put_down(connection, "t1", turns, now)
    taken: list[str] = []

    def take(store: Store) -> None:
        for _ in range(10):
            with store.rewriting() as connection:
                taken.extend(call.way for call in outbox.take(connection, now + 10, 5))

    threads = [threading.Thread(target=take, args=(store,)) for store in stores * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(taken) == sorted(turn.player for turn in turns)
    for store in stores:
        store.close()


def test_padding_hides_what_is_said() -> None:
    assert {len(padded(b"x" * length)) for length in range(1, STEP + 1)} == {STEP}


# What is somebody's own


def test_ways_are_in_the_export_and_go_with_their_owner(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    subscribed(ben, receiver)
    hooked(ben, receiver)
    feed = ben.post("/me/calls/feed", {}).json()["atom"]
    table = raced(ana, ben, game="speed")
    data = ben.get("/me/data").json()["calls"]
    assert (len(data["browsers"]), len(data["hooks"]), data["feed"]) == (1, 1, True)
    assert table in ben.get("/me/data").json()["tables"]
    assert ben.browser.delete("/api/me").status_code == 204
    assert door.browser.get(feed).status_code == 404
    with door.house.store.engine.connect() as connection:
        for name in ("ways", "wishes", "calls", "waiting", "invitations"):
            assert connection.scalar(text(f"SELECT count(*) FROM {name}")) == 0  # noqa: S608


def test_ways_and_wishes_come_back_from_a_backup(door: Door, receiver: Receiver, tmp_path: Path) -> None:
    ben = door.visitor("Ben")
    subscribed(ben, receiver)
    hooked(ben, receiver)
    ben.post("/me/calls/feed", {})
    ben.browser.put("/api/me/calls/invitations", json={"allowed": False})
    rows = _rows(door.house.store)
    door.house.store.backup(tmp_path / "all.backup")
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    other.restore(tmp_path / "all.backup")
    assert _rows(other) == rows
    other.close()


def _rows(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return [
            tuple(row)
            for name in ("ways ORDER BY id", "wishes", "secrets ORDER BY name")
            for row in connection.execute(text(f"SELECT * FROM {name}"))  # noqa: S608
        ]


def test_a_turn_that_is_over_calls_nobody(door: Door, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "HOLD", 3600.0)
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    hooked(ben, receiver)
    table = over_days(ana, ben)
    _play_until(ana, ben, table)
    _play_until(ben, ana, table, seat=1)
    later = door.house.hall.now() + 3601.0
    monkeypatch.setattr(door.house.calls, "_now", lambda: later)
    all_done(door)
    assert receiver.got == []


def test_a_server_that_falls_over_before_it_has_noted_a_turn_calls_after_all(
    door: Door, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    hooked(ben, receiver)
    table = over_days(ana, ben)
    hall = door.house.hall

    async def fall_over(*_: Any) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(Hall, "_note", fall_over)
        _play_until(ana, ben, table)
    hall._put_away(table)
    assert table in door.house.store.due(0.0)
    door.browser.portal.call(hall._go_on_with_races)  # type: ignore[union-attr]
    wait_until(lambda: receiver.got, "the call")
    assert json.loads(receiver.got[0][2])["table"] == table


def test_an_invitation_calls_who_is_invited(door: Door, receiver: Receiver) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben, game="speed")
    subscription = subscribed(ben, receiver, language="es")
    table = ana.open("speed")
    assert ana.post(f"/tables/{table}/invitations", {"who": ben.who}).status_code == 201
    wait_until(lambda: receiver.got, "the call")
    told = subscription.read(receiver.got[0][2])
    assert (told["title"], told["path"]) == ("Ana te invita a correr", f"/t/{table}")


def test_an_invitation_that_was_declined_calls_nobody(
    door: Door, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "HOLD", 3600.0)
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    raced(ana, ben, game="speed")
    hooked(ben, receiver)
    table = ana.open("speed")
    assert ana.post(f"/tables/{table}/invitations", {"who": ben.who}).status_code == 201
    assert ben.browser.delete(f"/api/me/invitations/{table}").status_code == 204
    later = door.house.hall.now() + 3601.0
    monkeypatch.setattr(door.house.calls, "_now", lambda: later)
    all_done(door)
    assert receiver.got == []
