"""Fair deals in the browser: pages contribute by themselves, and check at the end what they were promised."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from paddock.notation.fair import read_kept, statements
from paddock.notation.records import read_record
from tests.web.conftest import Server, drive, expect, race, race_now, shorten, start_race, violations


def test_a_race_ends_with_a_green_mark_and_files_that_hold(visit: Callable[..., Any], tmp_path: Path) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    page.wait_for_selector("[data-fair=fair]")
    page.locator("[data-fair] summary").click()
    has_rules = page.locator("meta[name=paddock-engine]").count() > 0
    expect(page.locator("[data-fair] li .sign")).to_have_text(["✓"] * 6 + ["✓" if has_rules else "?"])
    expect(page.locator(f"[data-checked-by={'rules' if has_rules else 'record'}]")).to_have_count(1)
    assert violations(page) == []
    files = {}
    for name, button in (("record", "Save the record"), ("kept", "Save what was kept")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=button).click()
        files[name] = tmp_path / saved.value.suggested_filename
        saved.value.save_as(files[name])
    found = statements(read_record(files["record"]), read_kept(files["kept"]))
    assert {each.name: each.holds for each in found if not each.holds} == {}
    page.reload()
    page.wait_for_selector("[data-fair=fair]")


def test_a_doctored_record_turns_the_mark_red(visit: Callable[..., Any]) -> None:
    """The server shows another secret than the one that it was bound to."""
    page = visit("/")
    shorten(page)

    def doctor(route: Any) -> None:
        answer = route.fetch()
        document = answer.json()
        document["fair"]["secret"] = "00" * 32
        route.fulfill(response=answer, body=json.dumps(document))

    page.route(re.compile(r"/record\b"), doctor)
    race_now(page, "HEAT")
    race(page)
    page.wait_for_selector("[data-fair=wrong]")
    page.locator("[data-fair] summary").click()
    expect(page.locator("[data-statement=secret].no")).to_have_count(1)
    expect(page.locator("[data-statement=told].no")).to_have_count(0)


def test_two_browsers_contribute_and_a_rematch_is_not_stuck(visit: Callable[..., Any], server: Server) -> None:
    ana = visit("/")
    shorten(ana)
    ana.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url("**/t/**")
    ben = visit(ana.url.removeprefix(server.url))
    for page, others in ((ana, 0), (ben, 1)):
        page.wait_for_selector("[data-begins=fresh]")
        if page is ben:  # whoever opens a table sits at it
            page.get_by_role("button", name="Sit here").first.click()
        page.wait_for_function("count => document.querySelectorAll('.pledged').length === count", arg=others + 1)
    start_race(ana)
    for page in (ana, ben):
        page.wait_for_selector("[data-choice]")
        drive(page)
    for page in (ana, ben):
        page.wait_for_selector("[data-fair=fair]")
    ana.get_by_role("button", name="Rematch").click()
    ana.wait_for_url("**-2")
    ben.get_by_role("button", name="rematch").click()
    ben.wait_for_url("**-2")
    ana.wait_for_function("() => document.querySelectorAll('.pledged').length === 2")
    start_race(ana)
    for page in (ana, ben):
        page.wait_for_selector("[data-choice]")


def test_who_does_not_contribute_is_named_and_the_host_starts_again(visit: Callable[..., Any], server: Server) -> None:
    ana = visit("/")
    shorten(ana)
    ana.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url("**/t/**")
    ben = visit(ana.url.removeprefix(server.url))
    ben.wait_for_selector("[data-begins=fresh]")
    ben.locator(".name input").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    for page in (ben, ana):
        page.wait_for_function("() => document.querySelectorAll('.pledged').length === 2")
    ben.close()
    ana.get_by_role("button", name="Start the race").click()
    called_off = ana.get_by_text("called off because of Ben")
    ana.get_by_text("Still to contribute to the deal: Ben").or_(called_off).first.wait_for()  # it may be over by now
    called_off.wait_for()
    ana.get_by_role("button", name="Send away").click()
    ana.wait_for_function("() => document.querySelectorAll('.pledged').length === 1")
    ana.get_by_role("button", name="Start with 1 bot").click()
    ana.wait_for_selector("[data-choice]")


def test_a_race_that_goes_on_from_another_says_so_and_shows_no_mark(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    table = page.url.rsplit("/", 1)[1]
    made = page.request.post(
        f"{page.evaluate('location.origin')}/api/tables", data={"start": {"table": table, "moves": 0}, "listed": True}
    ).json()
    again = made["table"]["id"]
    ben = visit(f"/t/{again}")
    ben.wait_for_selector("[data-begins=replay]")
    expect(ben.locator("[data-begins]")).to_contain_text("knows its cards")
    expect(ben.locator("[data-begins] svg")).to_have_count(0)
    lobby = visit("/")
    lobby.get_by_text("goes on from an earlier race").first.wait_for()
