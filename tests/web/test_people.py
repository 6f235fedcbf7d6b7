"""People find each other in the queue and race; whose turn it is; a call that a browser shows; how it fits."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.waiting import wait_until
from tests.web.conftest import PHONE, Server, call, expect, violations
from tests.web.geometry import SIZES, Look

#: A race over days against somebody who is not here, in which it is the visitor's turn.
OVER_DAYS = """async () => {
  const ask = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  const wanted = { game: 'heat', seats: 2, options: { laps: 1 }, pause: 0, pace: { kind: 'days', days: 2 } };
  let made;
  do { made = await ask('/api/tables', wanted); } while (!made.table);
  const { id, seats } = made.table;
  for (const rest of [{ do: 'sit', seat: seats[0] }, { do: 'start', bot: 'pilot' }])
    await ask(`/api/tables/${id}/commands`, { id: crypto.randomUUID(), ...rest });
  return id;
}"""


def queue_for(page: Any, game: str, pace: str = "Now") -> None:
    row = page.get_by_role("listitem").filter(has_text=re.compile(f"^{game}"))
    row.get_by_role("button", name=re.compile(f"^{pace}")).click()


def test_two_who_wait_meet_at_one_table_and_race(visit: Callable[..., Any]) -> None:
    ana, ben = visit("/"), visit("/people", **PHONE)
    call(ana, "Ana")
    ana.get_by_role("link", name=re.compile("Race people")).click()
    ana.wait_for_url("**/people")
    queue_for(ana, "Speed")
    expect(ana.get_by_text("1 of 2 drivers are here.")).to_be_visible()
    expect(ana.get_by_text(re.compile("Bots take the free seats in"))).to_be_visible()
    queue_for(ben, "Speed")
    for page in (ana, ben):
        page.wait_for_url("**/t/**")
    assert ana.url == ben.url
    for page in (ana, ben):
        expect(page.locator("[data-choice]").or_(page.locator("#primary")).first).to_be_visible()
    table = ana.url.rpartition("/")[2]
    record = ana.evaluate(f"async () => (await (await fetch('/api/tables/{table}')).json()).state.chairs")
    assert all(chair["revealed"] for chair in record.values()), "the deal is everybody's"
    watcher = visit("/")
    expect(watcher.get_by_role("heading", name="Races to watch")).to_be_visible()
    watcher.locator(f"a[href='/t/{table}']").first.click()
    watcher.wait_for_url("**/t/**")


def test_whoever_leaves_the_page_waits_no_longer(visit: Callable[..., Any]) -> None:
    ana, ben = visit("/people"), visit("/people")
    queue_for(ana, "Scrap")
    expect(ana.get_by_text("1 of 4 drivers are here.")).to_be_visible()
    expect(ben.get_by_role("button", name=re.compile("Now 1 is waiting"))).to_be_visible()
    ana.get_by_role("link", name="Lobby").click()
    ana.wait_for_url("**/")
    expect(ben.get_by_role("button", name=re.compile("Now 1 is waiting"))).to_have_count(0)


def test_your_turn_is_on_one_page_and_counted(visit: Callable[..., Any]) -> None:
    ana = visit("/")
    table = ana.evaluate(OVER_DAYS)
    ana.reload()
    ana.get_by_role("link", name="1 table is waiting for you").click()
    ana.wait_for_url("**/turns")
    expect(ana).to_have_title("(1) Your turn · Paddock")
    ana.locator(f"a[href='/t/{table}']").click()
    ana.wait_for_url(f"**/t/{table}")


#: A browser without a window shows nothing: what it would be asked to show is kept.
KEEP = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
}"""


def delivered(page: Any, server: Server, data: dict[str, Any]) -> Any:
    """What a browser shows of a call that its push service brings."""
    session, found = page.context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    wait_until(lambda: page.wait_for_timeout(50) or (found and page.context.service_workers), "the service worker")
    worker = page.context.service_workers[0]
    worker.evaluate(KEEP)
    brought = {"origin": f"{server.url}/", "registrationId": found[-1]["registrationId"], "data": json.dumps(data)}
    session.send("ServiceWorker.deliverPushMessage", brought)
    wait_until(lambda: worker.evaluate("self.shown"), "the notification")
    (shown,) = worker.evaluate("self.shown")
    return shown


def test_a_browser_shows_a_call_and_knows_where_it_leads(visit: Callable[..., Any], server: Server) -> None:
    """What a push service brings is shown by the service worker, in the time of day that it is here."""
    ana = visit("/")
    call = {"title": "Your turn", "body": "HEAT on USA", "path": "/t/abc", "tag": "paddock abc", "until": 1_700_000_000}
    shown = delivered(ana, server, {**call, "until_text": "Until {time}"})
    assert (shown["title"], shown["tag"], shown["data"]) == ("Your turn", "paddock abc", f"{server.url}/t/abc")
    assert re.match(r"HEAT on USA\nUntil Nov 1[45], 2023", shown["body"])


def test_the_address_of_a_feed_is_made_shown_once_and_revoked(visit: Callable[..., Any], server: Server) -> None:
    ana = visit("/you")
    ana.get_by_role("button", name="Make an address").click()
    address = ana.get_by_label("Calendar").input_value()
    assert address.startswith(f"{server.url}/feed/")
    assert ana.request.get(address).text().startswith("BEGIN:VCALENDAR")
    ana.reload()
    ana.get_by_role("button", name="Switch off").click()
    expect(ana.get_by_role("button", name="Make an address")).to_be_visible()
    assert ana.request.get(address).status == 404
    ana.get_by_label("Its address, https://…").fill("https://localhost/hook")
    ana.get_by_role("button", name="Add", exact=True).click()
    expect(ana.get_by_role("alert")).to_contain_text("That address can't be called")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_for_everybody_and_fit_on_every_screen(visit: Callable[..., Any], scheme: str) -> None:
    """In Bulgarian, whose words take the most room."""
    look = Look({name: SIZES[name] for name in ("small phone", "phone, lying", "laptop at 200 %", "laptop")})
    page = visit("/people", locale="bg", color_scheme=scheme)
    page.wait_for_selector("#met")
    page.evaluate(OVER_DAYS)
    assert violations(page) == []
    look.at(page, "people")
    page.locator("li button").first.click()
    page.wait_for_selector("[role=status] h2")
    assert violations(page) == []
    look.at(page, "waiting")
    page.goto(page.url.replace("/people", "/turns"))
    page.wait_for_selector("li a")
    assert violations(page) == []
    look.at(page, "turns")
    page.goto(page.url.replace("/turns", "/"))
    page.wait_for_selector("main .mine")
    assert violations(page) == []
    assert look.wrong == []
