"""Whole races in a browser: a newcomer's way, two people and a server that dies, the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, WHOLE_RACE, Server, drive, race, race_now, shorten


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["HEAT", "Speed"])
def test_a_newcomer_finishes_a_race_from_the_first_page(
    visit: Callable[..., Any], game: str, look: dict[str, Any]
) -> None:
    page = visit("/", **look)
    shorten(page)
    race_now(page, game)
    race(page)
    page.wait_for_selector("text=wins!")
    page.get_by_role("img", name="Places, round by round").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_race_through_a_reload_and_a_dead_server(visit: Callable[..., Any], server: Server) -> None:
    ana, ivo = visit("/"), visit("/")
    ana.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    ana.get_by_label("Players").select_option("2")
    ana.get_by_label("Laps").select_option("1")
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url("**/t/**")
    ana.get_by_role("button", name="Sit here").first.click()
    code = ana.locator(".code").inner_text()
    ivo.get_by_placeholder("Code or link").fill(code)
    ivo.get_by_role("button", name="Go", exact=True).click()
    ivo.wait_for_url("**/t/**")
    ivo.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start the race").click()
    for page in (ana, ivo):
        page.wait_for_selector("[data-choice]")
    drive(ana)
    race(ivo, decisions=8)  # nothing goes on without him: the race is still young
    ana.reload()
    ana.get_by_role("listitem").filter(has_text="The race begins.").first.wait_for()
    drive(ana)
    race(ivo, decisions=8)
    server.kill()
    for page in (ana, ivo):
        page.wait_for_selector("text=Connection lost")
    server.start()
    for page in (ana, ivo):
        page.wait_for_selector("text=Connection lost", state="detached")
    drive(ivo)
    for page in (ana, ivo):
        page.wait_for_selector(".podium", timeout=WHOLE_RACE)
    first = [page.locator(".podium h2").inner_text() for page in (ana, ivo)]
    assert first[0] == first[1]


#: Something can be decided, or nothing any more.
ASKED = "#primary:not([disabled]), [data-choice], .podium"


def test_a_race_needs_nothing_but_the_keyboard(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    page.wait_for_selector("text=Race now")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Race now":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    while True:
        page.wait_for_selector(ASKED, state="attached")
        if page.locator(".podium").count():
            break
        page.keyboard.press("Enter" if page.locator("#primary:not([disabled])").count() else "1")
    page.wait_for_selector("text=wins!")


def test_what_is_not_possible_says_why_with_the_rule(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    page.get_by_role("button", name="Gear 4").click(force=True)
    page.wait_for_selector("text=A shift can't go further than two gears.")
    page.get_by_role("button", name="HEAT-1.2").click()
    page.get_by_role("dialog").get_by_text("a jump of three is never possible", exact=False).wait_for()


def test_a_choice_is_taken_back_until_it_is_confirmed(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    page.locator("[data-choice='gear 2']").click()
    page.wait_for_selector(".card[data-choice]")
    page.keyboard.press("Backspace")
    page.wait_for_selector("[data-choice='gear 2']")


def test_a_link_to_a_moment_opens_there_and_the_race_can_be_played_on(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "Speed")
    race(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="+ Turn").click()
    address, shown = page.url, page.locator(".count").inner_text()
    other = visit(address.removeprefix(page.evaluate("location.origin")))
    other.wait_for_selector(".count")
    assert other.locator(".count").inner_text() == shown
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download").click()
    assert loading.value.suggested_filename.endswith(".race")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#primary")


def test_a_replay_goes_by_step_turn_and_lap(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    page.get_by_role("link", name="Replay").click()
    headline = page.locator(".titles p")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="+ Round").click()
    page.get_by_role("button", name="+ Round").click()
    assert "Round 2" in headline.inner_text()
    page.keyboard.press("ArrowUp")
    assert "Round 1" in headline.inner_text()
    page.get_by_role("button", name="+ Lap").click()
    assert "race over" in headline.inner_text()
    page.keyboard.press("PageUp")
    assert "Round 1" in headline.inner_text()


def test_the_board_comes_closer(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    track = page.get_by_role("img", name="Track USA")
    width = "(track) => track.viewBox.baseVal.width"
    whole = track.evaluate(width)
    track.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"([track, whole]) => ({width})(track) < whole / 1.5", arg=[track.element_handle(), whole])
    left = track.evaluate("(track) => track.viewBox.baseVal.x")
    page.mouse.down()
    page.mouse.move(300, 300)
    page.mouse.up()
    assert track.evaluate("(track) => track.viewBox.baseVal.x") != left
    page.keyboard.press("0")
    assert track.evaluate(width) == whole
    page.keyboard.press("+")
    assert track.evaluate(width) < whole
    page.keyboard.press("-")
    assert track.evaluate(width) == whole


def test_people_on_one_screen_get_it_behind_a_curtain(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_label("Somebody else on this screen").fill("Ivo")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_selector("[data-choice]")
    drive(page)
    page.get_by_role("dialog", name="Hand the screen to Ivo").wait_for()
    page.get_by_role("button", name="I am Ivo").click()
    page.wait_for_selector(".own :text('Ivo')")
    page.wait_for_selector("[data-choice]")


def test_a_spectator_follows_a_car(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    other = visit(page.url.removeprefix(page.evaluate("location.origin")))
    other.wait_for_selector("text=You are watching")
    row = other.locator(".tower-side .row").nth(1)
    row.click()
    assert row.get_attribute("aria-pressed") == "true"
