"""People who keep their name: by a passkey or a recovery code, on several devices, with all that they did before."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
import yaml
from sqlalchemy import text

from paddock.notation.records import verify
from paddock.server.members import MOST_PASSKEYS, PATIENCE, new_code, plain
from paddock.server.players import COOKIE
from paddock.server.store import Store
from tests.server.authenticator import Authenticator
from tests.server.visitors import Door, Visitor, raced, refusal, started


def keep(visitor: Visitor, passkey: Authenticator, name: str = "Laptop") -> dict[str, Any]:
    """Make a passkey, and keep the visitor's name by it."""
    made = passkey.made(visitor.post("/me/passkeys/question", {}).json())
    answer = visitor.post("/me/passkeys", {"credential": made, "name": name})
    assert answer.status_code == 201, answer.text
    member: dict[str, Any] = answer.json()["member"]
    return member


def come_back(visitor: Visitor, passkey: Authenticator, **wishes: Any) -> dict[str, Any]:
    answered = passkey.answered(visitor.post("/sign-in/question", {}).json())
    answer = visitor.post("/sign-in", {"credential": answered, **wishes})
    assert answer.status_code == 200, answer.text
    me: dict[str, Any] = answer.json()
    return me


def test_a_guest_becomes_a_member_and_comes_back_on_another_device(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    assert ana.get("/me").json()["member"] is False
    assert ana.get("/me/member").json() == {"member": None}
    member = keep(ana, passkey)
    assert [key["name"] for key in member["passkeys"]] == ["Laptop"]
    assert (member["name"], member["recovery"]) == ("Ana", False)
    phone = door.visitor()
    me = come_back(phone, passkey)
    assert me == ana.get("/me").json()
    assert (me["name"], me["member"]) == ("Ana", True)


def test_a_new_name_is_known_on_every_device(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    phone = door.visitor()
    come_back(phone, passkey)
    assert phone.browser.put("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert ana.get("/me").json()["name"] == "Anna"


def test_a_recovery_code_does_the_same_and_a_new_one_replaces_it(door: Door) -> None:
    ana = door.visitor("Ana")
    first, second = (ana.post("/me/recovery", {}).json()["code"] for _ in range(2))
    assert first != second
    phone = door.visitor()
    assert refusal(phone.post("/sign-in", {"code": first}))["code"] == "wrong_code"
    assert phone.post("/sign-in", {"code": f" {second.lower().replace('-', ' ')} "}).json()["you"] == ana.who
    assert ana.get("/me/member").json()["member"]["recovery"] is True


def test_codes_are_kept_as_hashes_and_hard_to_guess(door: Door) -> None:
    code = door.visitor("Ana").post("/me/recovery", {}).json()["code"]
    with door.house.store.engine.connect() as connection:
        rows = str(connection.execute(text("SELECT * FROM members")).all())
    assert code not in rows
    assert plain(code) not in rows
    assert len({new_code() for _ in range(100)}) == 100
    assert len(plain(new_code())) == 25


def test_races_of_a_guest_come_along_if_wished(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    phone, ben = door.visitor("Pho Ne"), door.visitor("Ben")
    table = started(phone, ben)
    seat = next(seat for seat, chair in phone.state(table)["chairs"].items() if chair.get("who") == phone.who)
    come_back(phone, passkey, bring=True)
    assert phone.state(table)["chairs"][seat]["who"] == ana.who
    assert [told["table"]["id"] for told in ana.get("/mine").json()] == [table]
    assert door.house.store.verify(table) is not None
    phone.do(table, "resign", seat)


def test_without_the_wish_the_guest_stays_who_they_were(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    phone, ben = door.visitor("Pho Ne"), door.visitor("Ben")
    table, cookie, was = started(phone, ben), phone.browser.cookies[COOKIE], phone.who
    come_back(phone, passkey)
    assert ana.get("/mine").json() == []
    other = door.visitor()
    other.browser.cookies.set(COOKIE, cookie)
    assert other.who == was
    assert was in [chair.get("who") for chair in ben.state(table)["chairs"].values()]


def test_a_guest_who_was_brought_is_nobody_any_more(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    phone = door.visitor("Pho Ne")
    cookie, was = phone.browser.cookies[COOKIE], phone.who
    come_back(phone, passkey, bring=True)
    other = door.visitor()
    other.browser.cookies.set(COOKIE, cookie)
    assert other.who not in (was, ana.who)


def test_a_member_is_not_brought_along_by_another(door: Door) -> None:
    ana, ben, passkey = door.visitor("Ana"), door.visitor("Ben"), Authenticator()
    keep(ana, passkey)
    keep(ben, Authenticator())
    table = started(ben, door.visitor("Eve"))
    come_back(ben, passkey, bring=True)
    assert ben.who == ana.who
    assert table not in [told["table"]["id"] for told in ana.get("/mine").json()]


def wrong_origin(passkey: Authenticator) -> None:
    passkey.origin = "https://elsewhere.example"


def wrong_host(passkey: Authenticator) -> None:
    passkey.host = "elsewhere.example"


def wrong_key(passkey: Authenticator) -> None:
    passkey.key = Authenticator().key


def wrong_count(passkey: Authenticator) -> None:
    passkey.uses = -1


@pytest.mark.parametrize("forge", [wrong_origin, wrong_host, wrong_key, wrong_count])
def test_an_answer_that_is_not_true_opens_nothing(door: Door, forge: Callable[[Authenticator], None]) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator(uses=5)
    keep(ana, passkey)
    forge(passkey)
    eve = door.visitor("Eve")
    answered = passkey.answered(eve.post("/sign-in/question", {}).json())
    assert refusal(eve.post("/sign-in", {"credential": answered}))["code"] == "bad_passkey"
    assert eve.get("/me").json()["name"] == "Eve"


def test_an_answer_is_taken_once_and_not_too_late(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, passkey, eve = door.visitor("Ana"), Authenticator(), door.visitor("Eve")
    keep(ana, passkey)
    question = eve.post("/sign-in/question", {})
    answered = passkey.answered(question.json())
    assert door.visitor().post("/sign-in", {"credential": answered}).status_code == 403  # who was not asked
    kept = dict(eve.browser.cookies)
    assert eve.post("/sign-in", {"credential": answered}).is_success
    again = door.visitor()
    again.browser.cookies.update(kept)
    assert refusal(again.post("/sign-in", {"credential": answered}))["code"] in ("challenge_over", "bad_passkey")
    late = door.visitor()
    answered = passkey.answered(late.post("/sign-in/question", {}).json())
    now = door.house.hall.now()
    monkeypatch.setattr(door.house.hall, "now", lambda: now + PATIENCE + 1)
    assert refusal(late.post("/sign-in", {"credential": answered}))["code"] == "challenge_over"


def test_an_authenticator_that_does_not_count_can_not_answer_twice_either(door: Door) -> None:
    ana, passkey, eve = door.visitor("Ana"), Authenticator(uses=-1), door.visitor("Eve")
    passkey.uses = 0
    keep(ana, passkey)
    question = eve.post("/sign-in/question", {}).json()
    passkey.uses = -1
    answered, kept = passkey.answered(question), dict(eve.browser.cookies)
    assert eve.post("/sign-in", {"credential": answered}).is_success
    again = door.visitor()
    again.browser.cookies.update(kept)
    assert refusal(again.post("/sign-in", {"credential": answered}))["code"] == "challenge_over"


def test_a_passkey_belongs_to_one_member(door: Door) -> None:
    ana, ben, passkey = door.visitor("Ana"), door.visitor("Ben"), Authenticator()
    keep(ana, passkey)
    made = passkey.made(ben.post("/me/passkeys/question", {}).json())
    assert refusal(ben.post("/me/passkeys", {"credential": made, "name": "Mine"}))["code"] == "known_passkey"
    assert ben.get("/me").json()["member"] is False


def test_the_last_way_to_come_back_stays(door: Door) -> None:
    ana = door.visitor("Ana")
    (key,) = keep(ana, Authenticator())["passkeys"]
    path = f"/api/me/passkeys/{key['id']}"
    assert refusal(ana.browser.delete(path))["code"] == "last_passkey"
    ana.post("/me/recovery", {})
    assert door.visitor("Eve").browser.delete(path).status_code == 404
    assert ana.browser.delete(path).status_code == 204
    assert ana.get("/me/member").json()["member"]["passkeys"] == []


def test_there_is_an_end_to_passkeys(door: Door) -> None:
    ana = door.visitor("Ana")
    for _ in range(MOST_PASSKEYS):
        keep(ana, Authenticator())
    assert refusal(ana.post("/me/passkeys/question", {}))["code"] == "too_many_passkeys"


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"id": 7},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": 1, "attestationObject": []},
        },
        {"id": "\u0001", "rawId": "é", "response": None},
    ],
)
def test_nonsense_is_refused(door: Door, nonsense: dict[str, Any]) -> None:
    ana = door.visitor("Ana")
    ana.post("/me/passkeys/question", {})
    assert refusal(ana.post("/me/passkeys", {"credential": nonsense, "name": "X"}))["code"] == "bad_passkey"
    ana.post("/sign-in/question", {})
    assert ana.post("/sign-in", {"credential": nonsense}).status_code in (403, 404)
    assert ana.post("/sign-in", {}).status_code == 422
    assert ana.post("/sign-in", {"code": "x", "credential": {}}).status_code == 422


def test_without_a_name_of_the_host_there_are_codes_only(door: Door) -> None:
    ana = door.visitor("Ana")
    ana.browser.headers["Host"] = "127.0.0.1:8000"
    assert refusal(ana.post("/me/passkeys/question", {}))["code"] == "no_passkeys_here"
    assert refusal(ana.post("/sign-in/question", {}))["code"] == "no_passkeys_here"


def test_a_program_is_nobody_to_keep(door: Door) -> None:
    ana = door.visitor("Ana")
    token = ana.post("/tokens", {"name": "Robo"}).json()["token"]
    robo = door.visitor(token=token)
    assert robo.get("/me").json()["member"] is False
    for path, body in (("/me/passkeys/question", {}), ("/me/recovery", {}), ("/sign-in", {"code": "x"})):
        assert refusal(robo.post(path, body))["code"] == "no_scope"


def test_programs_of_a_guest_come_along(door: Door) -> None:
    ana, passkey, phone = door.visitor("Ana"), Authenticator(), door.visitor("Phone")
    keep(ana, passkey)
    token = phone.post("/tokens", {"name": "Robo"}).json()["token"]
    come_back(phone, passkey, bring=True)
    assert [each["name"] for each in ana.get("/tokens").json()] == ["Robo"]
    assert door.visitor(token=token).get("/me").json()["name"] == "Robo"


def test_signing_out_leaves_a_stranger(door: Door) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    was = ana.who
    assert ana.post("/sign-out", {}).status_code == 204
    assert ana.who != was
    assert come_back(ana, passkey)["you"] == was


def test_who_is_forgotten_can_not_come_back_and_is_nowhere(door: Door) -> None:
    ana, passkey, phone, ben = door.visitor("Anastasia"), Authenticator(), door.visitor("Anagram"), door.visitor("Ben")
    keep(ana, passkey)
    code = ana.post("/me/recovery", {}).json()["code"]
    phone.do(ben.open(), "say", text="Anathema")
    table = raced(phone, ben)
    come_back(phone, passkey, bring=True)
    assert ana.browser.delete("/api/me").status_code == 204
    stranger = door.visitor()
    answered = passkey.answered(stranger.post("/sign-in/question", {}).json())
    assert refusal(stranger.post("/sign-in", {"credential": answered}))["code"] == "no_passkey"
    assert refusal(stranger.post("/sign-in", {"code": code}))["code"] == "wrong_code"
    with door.house.store.engine.connect() as connection:
        names = [row[0] for row in connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))]
        found = str([connection.execute(text(f"SELECT * FROM {name}")).all() for name in names])  # noqa: S608
    assert [trace for trace in ("Anastasia", "Anagram", "Anathema") if trace in found] == []
    assert door.house.store.verify(table) is not None


def test_everything_can_be_taken_along(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    keep(ana, Authenticator())
    table = raced(ana, ben)
    answer = ana.get("/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert sorted(packed.namelist()) == ["paddock.json", f"races/{table}.race"]
        data = json.loads(packed.read("paddock.json"))
        record = yaml.safe_load(packed.read(f"races/{table}.race"))
    assert data["you"]["name"] == "Ana"
    assert [key["name"] for key in data["member"]["passkeys"]] == ["Laptop"]
    assert verify(record).digest() == door.house.store.verify(table)


def test_members_are_in_a_backup(door: Door, tmp_path: Any) -> None:
    ana, passkey = door.visitor("Ana"), Authenticator()
    keep(ana, passkey)
    phone = door.visitor("Phone")
    come_back(phone, passkey, bring=True)
    store = door.house.store
    store.backup(tmp_path / "all.paddock")
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    other.restore(tmp_path / "all.paddock")
    for name in ("members", "passkeys", "brought"):
        kept, restored = (rows_in(each, name) for each in (store, other))
        assert kept == restored != []
    other.close()


def rows_in(store: Store, table: str) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(text(f"SELECT * FROM {table} ORDER BY 1")))  # noqa: S608
