"""One person from the first visit to the last: a guest, a member on two devices, a champion, called, and forgotten."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.server.store import Store
from tests.server.test_calls import Receiver, Subscription
from tests.server.test_traces import everything
from tests.waiting import wait_until
from tests.web.conftest import PHONE, Server, call, expect, race
from tests.web.test_people import delivered
from tests.web.test_you import RACE, RACED, RATED, SOFT

CUP: dict[str, Any] = {
    "title": "Winter Cup",
    "game": "heat",
    "tracks": ["usa", "italy", "usa"],
    "options": {"laps": 1},
    "most": 3,
    "wait": 600,
    "pause": 0,
}
OVER_DAYS: dict[str, Any] = {
    **CUP,
    "title": "Slow Cup",
    "tracks": ["usa"],
    "most": 2,
    "pace": {"kind": "days", "days": 2},
}
#: A request of whoever looks at the page.
ASK = """async ([method, path, body]) => {
  const answer = await fetch(`/api${path}`, { method, headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
#: A browser without a maker has no push service: it subscribes to ours, with keys that the test has.
SUBSCRIBES = """([endpoint, keys]) => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async () => (made = { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may call this machine, at an address with a name."""
    server = Server(tmp_path_factory.mktemp("club"), "--calls-to-private", host="localhost")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


class Passkeys:
    """The authenticator of a browser, which shares its passkeys with others as those of one person do."""

    def __init__(self, page: Any) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": SOFT})
        self._own = {"authenticatorId": made["authenticatorId"]}

    @property
    def kept(self) -> list[Any]:
        return list(self._session.send("WebAuthn.getCredentials", self._own)["credentials"])

    def take(self, passkey: Any) -> None:
        self._session.send("WebAuthn.addCredential", {**self._own, "credential": passkey})


def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def wish(page: Any, cup: str, do: str) -> Any:
    return ask(page, "POST", f"/cups/{cup}/commands", {"id": do, "do": do})


def rating(page: Any) -> Any:
    """Where somebody stands among people."""
    return [each for each in ask(page, "GET", "/me/ratings") if each["book"] == "people"]


def next_table(page: Any, cup: str) -> str:
    """Where the next race of a championship is: its table opens soon after the race before is over."""
    found: list[str] = []

    def look() -> bool:
        told = ask(page, "GET", f"/cups/{cup}")
        raced = {result["table"] for result in told["results"]}
        found[:] = [run["table"] for run in told["runs"] if run["table"] not in raced]
        return len(found) == 1

    wait_until(look, "the next race")
    return found[0]


def race_once(people: tuple[Any, ...], server: Server, cup: str) -> str:
    """The next race of a championship: everybody comes, begins it, and leaves the rest to a bot."""
    table = next_table(people[0], cup)
    for page in people:
        page.goto(f"{server.url}/c/{cup}")
        page.locator(".next").get_by_role("link", name="To your race").click()
        page.wait_for_url(f"**/t/{table}")
    for page in people:
        page.wait_for_selector("[data-choice]")
        race(page, 3)
    for page in people:
        seat = ask(page, "GET", f"/cups/{cup}")["place"]
        ask(page, "POST", f"/tables/{table}/commands", {"id": "end", "do": "resign", "seat": seat})
    for page in people:
        page.wait_for_selector(".results h2")
        page.get_by_role("link", name="To the championship").click()
        page.wait_for_url(f"**/c/{cup}")
    wait_until(lambda: table in results(people[0], cup), "the result of the race")
    return table


def results(page: Any, cup: str) -> list[str]:
    """The tables of the races of a championship that are over, and counted."""
    return [result["table"] for result in ask(page, "GET", f"/cups/{cup}")["results"]]


def test_from_a_guest_to_a_former_member(
    visit: Callable[..., Any], server: Server, receiver: Receiver, tmp_path: Path
) -> None:
    ana, phone, ivo = visit("/you"), visit("/you", **PHONE), visit("/")
    call(ivo, "Ivo")
    alone, passkey = become_member(ana, phone)
    cup, together = race_a_championship(ana, ivo, server)
    subscription = Subscription(f"{receiver.url}/push/anastasia")
    slow = be_called(ana, ivo, server, receiver, subscription)

    own = take_along(phone, tmp_path / "all.zip")
    assert {f"races/{table}.race" for table in (*alone, *together)} <= own.keys()
    told = json.loads(own["paddock.json"])
    assert set(told["championships"]) == {cup, slow}
    assert [browser["address"] for browser in told["calls"]["browsers"]] == [subscription.body["endpoint"]]

    who, endpoint = ask(phone, "GET", "/me")["you"], subscription.body["endpoint"]
    traces = ("Anastasia", told["you"]["id"], who, endpoint, passkey["credentialId"].rstrip("="))
    store = Store(server.database)
    assert "Anastasia" in everything(store)
    be_forgotten(phone, ana, server)
    assert [trace for trace in traces if trace in everything(store)] == []
    store.close()
    log = server.log.read_text()
    assert [trace for trace in traces if trace in log] == []
    ivo.goto(f"{server.url}/you")
    expect(ivo.locator(f"a[href='/r/{together[0]}']")).to_contain_text("a former member")
    for id in (cup, slow):
        ivo.goto(f"{server.url}/c/{id}")
        expect(ivo.get_by_role("region", name="Who takes part")).to_contain_text("Former member")
        assert "Anastasia" not in ivo.content()


def become_member(ana: Any, phone: Any) -> tuple[list[str], Any]:
    """A guest races and keeps the name by a passkey; by the same on a phone, where another race comes along.

    The answer is the races, and the passkey.
    """
    passkeys, others = Passkeys(ana), Passkeys(phone)
    call(ana, "Anastasia")
    first = ana.evaluate(RACE)
    wait_until(lambda: ana.evaluate(RATED) == 1, "a rating")
    ana.get_by_role("button", name="With a passkey", exact=True).click()
    expect(ana.get_by_text("Name kept since")).to_be_visible()
    (passkey,) = passkeys.kept
    others.take(passkey)
    second = phone.evaluate(RACE)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("textbox", name="Name")).to_have_value("Anastasia")
    wait_until(lambda: phone.evaluate(RACED) == 2, "the ends of both races")
    for page in (phone, ana):
        page.reload()
        for table in (first, second):
            expect(page.locator(f"a[href='/r/{table}']")).to_contain_text("USA")
    return [first, second], passkey


def race_a_championship(ana: Any, ivo: Any, server: Server) -> tuple[str, list[str]]:
    """Three races of HEAT to their end, two people and a bot, and the rating moves: its id, and the races."""
    cup = ask(ana, "POST", "/cups", CUP)["id"]
    for page, do in ((ana, "enter"), (ivo, "enter"), (ana, "start")):
        wish(page, cup, do)
    tables, ratings = [], []
    for number in (1, 2, 3):
        tables.append(race_once((ana, ivo), server, cup))
        wait_until(lambda number=number: [each["races"] for each in rating(ana)] == [number], "a rating")  # type: ignore[misc]
        ratings.append(rating(ana)[0]["rating"])
    assert len(set(ratings)) > 1
    told = ask(ana, "GET", f"/cups/{cup}")
    assert (told["status"], len(told["results"])) == ("over", 3)
    assert [result["absent"] for result in told["results"]] == [[], [], []], "two people have raced, and a bot"
    expect(ana.get_by_role("button", name="Share as a picture")).to_be_visible()
    ana.goto(f"{server.url}/you")
    expect(ana.get_by_role("region", name="Your ratings")).to_contain_text(str(ratings[-1]))
    return cup, tables


def be_called(ana: Any, ivo: Any, server: Server, receiver: Receiver, subscription: Subscription) -> str:
    """Web Push: a browser subscribes, a race over days begins, it is called, and leads to the table.

    The answer is the championship that the race is of.
    """
    ana.context.grant_permissions(["notifications"])
    ana.add_init_script(f"({SUBSCRIBES})({json.dumps([subscription.body['endpoint'], subscription.keys])})")
    ana.reload()
    ana.get_by_label("Call me on this device").click()
    expect(ana.get_by_label("Call me on this device")).to_be_checked()
    cup = str(ask(ivo, "POST", "/cups", OVER_DAYS)["id"])
    for page, do in ((ana, "enter"), (ivo, "enter"), (ivo, "start")):
        wish(page, cup, do)
    wait_until(lambda: ana.wait_for_timeout(50) or receiver.got, "the call")
    path, headers, body = receiver.got[0]
    assert (path, headers["content-encoding"]) == ("/push/anastasia", "aes128gcm")
    data = subscription.read(body)
    shown = delivered(ana, server, data)
    assert (shown["title"], shown["data"]) == ("Your turn", server.url + data["path"])
    ana.goto(f"{server.url}/turns")
    ana.locator(f"a[href='{data['path']}']").click()
    ana.wait_for_url(f"**{data['path']}")
    return cup


def take_along(page: Any, file: Path) -> dict[str, bytes]:
    """All that is stored of somebody, by the names of the files."""
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save everything").click()
    saved.value.save_as(file)
    with zipfile.ZipFile(file) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def be_forgotten(phone: Any, ana: Any, server: Server) -> None:
    """Deleted on one device, a stranger on the other."""
    ana.goto(f"{server.url}/you")
    phone.get_by_role("button", name="Delete everything").click()
    phone.get_by_role("button", name="Delete for good").click()
    phone.wait_for_url(f"{server.url}/")
    ana.reload()
    expect(ana.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    assert ana.get_by_role("textbox", name="Name").input_value() != "Anastasia"
