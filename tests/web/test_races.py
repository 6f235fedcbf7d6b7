"""Whole races in a browser: a newcomer's way, two people and a server that dies, the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, WHOLE_RACE, Server, drive, race, race_from, race_now, shorten

TITLES = ("HEAT", "Thunder Alley", "Speed", "Scrap Racer")


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TITLES)
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
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")
    page.get_by_role("button", name="To the start").click()
    first = page.locator(".count").inner_text()
    page.get_by_role("button", name="One step on").click()
    assert page.locator(".count").inner_text() != first
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_race_through_a_reload_and_a_dead_server(visit: Callable[..., Any], server: Server) -> None:
    ana, ivo = visit("/"), visit("/")
    ana.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    ana.get_by_label("Players").select_option("2")
    ana.get_by_label("Laps").select_option("1")
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url("**/t/**")
    ana.get_by_role("button", name="Sit here").first.click()
    ana.get_by_role("button", name="Stand up").wait_for()  # now one seat is left
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


@pytest.mark.parametrize("game", ["HEAT", "Thunder Alley", "Scrap Racer"])
def test_a_race_needs_nothing_but_the_keyboard(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    shorten(page)
    page.wait_for_selector("text=Race now")
    here = "(active = document.activeElement) => active.closest('article')?.textContent + active.textContent.trim()"
    for _ in range(40):
        page.keyboard.press("Tab")
        focus = page.evaluate(f"({here})()")
        if game in focus and focus.endswith("Race now"):
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


def test_a_line_of_the_log_shows_its_rule(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    page.locator(".log .rule", has_text="HEAT-S.9").first.click()
    page.get_by_role("dialog").get_by_text("HEAT-S.9", exact=True).wait_for()


#: Positions of Thunder Alley from which a choice is tapped on the board: the cards before it, and what can be tapped.
BOARD = {
    "swap": (
        {29: "25.2", 41: "1.1", 15: "26.3", 24: "26.2"},
        "Working the Pack",
        (),
        ("F 2", "F 3", "S 2", "S 3", "I", "O"),
        "S 3",
    ),
    "back": ({29: "20.2", 41: "1.2", 15: "20.3", 24: "19.3"}, "Dirty Air", ("O",), ("back 3", "back 4"), "back 3"),
}


@pytest.mark.parametrize("case", BOARD)
def test_choices_are_tapped_on_the_track(visit: Callable[..., Any], server: Server, case: str) -> None:
    cars, card, before, offered, tapped = BOARD[case]
    page = visit("/")
    page.wait_for_selector("article")
    standing = {str(number): {"at": at} for number, at in cars.items()}
    position = {"turn": "Red", "cars": standing, "hands": {"Red": [card]}}
    document = {"game": "thunder", "options": {"track": "test_track"}, "seats": ["Red", "Blue"], "position": position}
    race_from(page, server, document)
    page.locator("[data-target='car 29']").click()
    page.locator(f"[data-choice='card {card}']").click()
    page.locator("#primary").click()
    for move in before:
        page.locator(f"[data-target='{move}']").click()
    page.locator(f"[data-target='{offered[0]}']").wait_for()
    found = page.locator("[data-target]").evaluate_all("(targets) => targets.map((one) => one.dataset.target)")
    assert sorted(found) == sorted(offered)
    page.locator(f"[data-target='{tapped}']").click()
    page.locator(f"[data-target='{tapped}']").wait_for(state="detached")


def test_a_bump_is_a_button_and_costs_what_is_left(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    page.wait_for_selector("article")
    cars = {"29": {"at": "25.2"}, "41": {"at": "1.1"}, "15": {"at": "26.3"}}
    position = {"phase": "move", "cars": cars, "move": {"car": 29, "card": "Dirty Air", "mp": 2}}
    document = {"game": "thunder", "options": {"track": "test_track"}, "seats": ["Red", "Blue"], "position": position}
    race_from(page, server, document)
    page.locator("[data-choice='B']").click()
    page.get_by_role("listitem").filter(has_text="bumps and loses 2 MP").first.wait_for()


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


@pytest.mark.parametrize("game", ["HEAT", "Thunder Alley", "Scrap Racer"])
def test_people_on_one_screen_get_it_behind_a_curtain(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    page.locator("article", has_text=game).get_by_role("button", name="With friends").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_label("Somebody else on this screen").fill("Ivo")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_selector("main.race")
    race(page)  # and nobody decides for Ivo
    page.get_by_role("dialog", name="Hand the screen to Ivo").wait_for()
    page.get_by_role("button", name="I am Ivo").click()
    page.wait_for_selector(".own :text('Ivo')")
    page.wait_for_selector("[data-choice]")


def test_a_button_stays_under_the_finger_when_the_connection_comes(visit: Callable[..., Any]) -> None:
    """The finger goes down while the page connects, and up when it has: it was meant for the same button."""
    page = visit("/")
    kept_back: list[Callable[[], None]] = []
    is_connected = False

    def keep_back(socket: Any) -> None:
        def pass_on(message: str | bytes) -> None:
            if is_connected:
                socket.send(message)
            else:
                kept_back.append(lambda: socket.send(message))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/socket", keep_back)
    page.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    page.get_by_role("button", name="Sit here").first.hover()
    page.wait_for_selector("text=Connecting")
    page.mouse.down()
    is_connected = True
    for pass_on in kept_back:
        pass_on()
    page.wait_for_selector("text=Connecting", state="detached")
    page.mouse.up()
    page.get_by_label("Somebody else on this screen").wait_for()


def test_a_spectator_follows_a_car(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    other = visit(page.url.removeprefix(page.evaluate("location.origin")))
    other.wait_for_selector("text=You are watching")
    row = other.locator(".tower-side .row").nth(1)
    row.click()
    assert row.get_attribute("aria-pressed") == "true"
