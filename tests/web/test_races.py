"""Whole races in a browser: a newcomer's way, two people and a server that dies, the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.waiting import wait_until
from tests.web.conftest import (
    DESKTOP,
    PHONE,
    WHOLE_RACE,
    Server,
    drive,
    expect,
    race,
    race_from,
    race_now,
    shorten,
    start_race,
)

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
    page.wait_for_selector(".results h2")
    page.get_by_role("img", name="Places, round by round").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")
    page.get_by_role("button", name="To the start").click()
    first = page.locator(".count").inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).not_to_have_text(first)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_race_through_a_reload_and_a_dead_server(visit: Callable[..., Any], server: Server) -> None:
    ana, ivo = visit("/"), visit("/")
    ana.locator("article", has_text="HEAT").get_by_role("button", name="With friends").click()
    ana.locator("dialog").get_by_label("Players").select_option("2")
    ana.locator("dialog").get_by_label("Laps").select_option("1")
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url("**/t/**")
    ana.get_by_role("button", name="Stand up").wait_for()  # now one seat is left
    code = ana.locator(".code").inner_text()
    ivo.get_by_placeholder("Code or link").fill(code)
    ivo.get_by_role("button", name="Go", exact=True).click()
    ivo.wait_for_url("**/t/**")
    ivo.get_by_role("button", name="Sit here").click()
    start_race(ana)
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
    expect(ivo.locator(".podium")).to_have_text(ana.locator(".podium").text_content())


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
    page.wait_for_selector(".results h2")


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
    expect(page.locator("[data-target]")).to_have_count(len(offered))
    found = page.locator("[data-target]").evaluate_all("(targets) => targets.map((one) => one.dataset.target)")
    assert sorted(found) == sorted(offered)
    page.locator(f"[data-target='{tapped}']").click()
    page.locator(f"[data-target='{tapped}']").wait_for(state="detached")


def test_a_straight_move_of_six_is_three_taps(visit: Callable[..., Any], server: Server) -> None:
    """The car, the card, and the place to go: the steps in between are made."""
    page = visit("/")
    page.wait_for_selector("article")
    cars = {"29": {"at": "3.2"}, "41": {"at": "1.1"}, "15": {"at": "26.3"}}
    position = {"turn": "Red", "cars": cars, "hands": {"Red": ["Dirty Air"]}}
    document = {"game": "thunder", "options": {"track": "test_track"}, "seats": ["Red", "Blue"], "position": position}
    race_from(page, server, document)
    page.locator("[data-target='car 29']").click()
    page.locator("[data-choice='card Dirty Air']").click()
    page.locator("[data-ahead='6']").click()
    page.locator("[data-choice='retire 41']").wait_for()  # all is driven, and the next car is asked about


def test_a_turn_of_speed_is_two_taps(visit: Callable[..., Any]) -> None:
    """The card, and that it is meant."""
    page = visit("/")
    race_now(page, "Speed")
    page.wait_for_selector("#primary", state="attached")
    told = page.locator(".log ul").inner_text()
    page.locator("[data-choice]").first.click()
    page.locator("#primary:enabled").click()
    page.wait_for_function("(told) => document.querySelector('.log ul').innerText !== told", arg=told)


def test_a_roll_of_scrap_racer_is_one_tap(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "Scrap Racer")
    page.locator("#primary:enabled").click()
    page.locator(".log li", has_text="rolls").first.wait_for()


#: Whatever the page says to a table takes a while.
SLOW = """const Usual = WebSocket;
window.WebSocket = class extends Usual { send(text) { setTimeout(() => super.send(text), 1500); } };"""


def test_what_can_be_seen_can_be_chosen_before_the_connection_stands(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    page.wait_for_selector("article")
    page.add_init_script(SLOW)
    document = {
        "game": "thunder",
        "options": {"track": "test_track"},
        "seats": ["Red", "Blue"],
        "position": {"turn": "Red"},
    }
    race_from(page, server, document)
    page.locator("[data-target^='car']").first.click()
    page.locator("[data-choice^='card']").first.wait_for()


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
    expect(other.locator(".count")).to_have_text(shown)
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
    expect(headline).to_contain_text("Round 2")
    page.keyboard.press("ArrowUp")
    expect(headline).to_contain_text("Round 1")
    page.get_by_role("button", name="+ Lap").click()
    expect(headline).to_contain_text("race over")
    page.keyboard.press("PageUp")
    expect(headline).to_contain_text("Round 1")


def test_the_board_comes_closer(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    page.keyboard.press("o")  # the whole track
    car = page.locator(".car").first
    size = (
        "() => { const box = document.querySelector('.car').getBoundingClientRect(); return box.width + box.height; }"
    )
    whole = page.evaluate(size)
    page.locator("section.board").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(whole) => ({size})() > whole * 1.5", arg=whole)
    before = car.bounding_box()
    page.mouse.down()
    page.mouse.move(420, 300)
    page.mouse.up()
    wait_until(lambda: car.bounding_box() != before, "the car at another place")
    page.keyboard.press("0")
    page.wait_for_function(f"(whole) => Math.abs(({size})() - whole) < 1", arg=whole)
    page.keyboard.press("+")
    page.wait_for_function(f"(whole) => ({size})() > whole * 1.1", arg=whole)
    page.keyboard.press("-")
    page.wait_for_function(f"(whole) => Math.abs(({size})() - whole) < 1", arg=whole)


@pytest.mark.parametrize("game", ["HEAT", "Thunder Alley", "Scrap Racer"])
def test_people_on_one_screen_get_it_behind_a_curtain(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    page.locator("article", has_text=game).get_by_role("button", name="With friends").click()
    page.locator("dialog").get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
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
    page.get_by_role("button", name="Bot", exact=True).first.hover()
    page.wait_for_selector("text=Connecting")
    page.mouse.down()
    is_connected = True
    for pass_on in kept_back:
        pass_on()
    page.wait_for_selector("text=Connecting", state="detached")
    page.mouse.up()
    page.get_by_text("a bot drives").wait_for()


def test_a_choice_that_is_seen_can_be_made_before_the_last_one_is_answered(
    visit: Callable[..., Any], server: Server
) -> None:
    """The news of a move may overtake the answer to it: what they offer can be tapped at once, and is made once."""
    page = visit("/")
    page.wait_for_selector("article")
    kept_back: list[Callable[[], None]] = []
    is_kept = False

    def keep_back(socket: Any) -> None:
        def pass_on(message: str | bytes) -> None:
            if is_kept and '"ack"' in str(message):
                kept_back.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/socket", keep_back)
    cars = {"29": {"at": "3.2"}, "41": {"at": "1.1"}, "15": {"at": "26.3"}}
    position = {"turn": "Red", "cars": cars, "hands": {"Red": ["Working the Pack"]}}
    document = {"game": "thunder", "options": {"track": "test_track"}, "seats": ["Red", "Blue"], "position": position}
    race_from(page, server, document)
    page.locator("[data-target='car 29']").click()
    page.locator("[data-choice='card Working the Pack']").click()
    is_kept = True
    page.locator("#primary").click()
    page.locator("[data-target='I']").dblclick()
    wait_until(lambda: page.wait_for_timeout(50) or kept_back, "the answer")  # it may come after the news
    is_kept = False
    for pass_on in kept_back:
        pass_on()
    expect(page.locator("[data-target]")).to_have_count(1)
    assert page.locator("[data-target]").get_attribute("data-target") == "F"


def test_a_spectator_follows_a_car(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "HEAT")
    other = visit(page.url.removeprefix(page.evaluate("location.origin")))
    other.wait_for_selector("text=You are watching")
    row = other.locator(".tower .row").nth(1)
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")


def test_a_player_of_speed_has_one_sign_everywhere(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    page.wait_for_selector("article")
    race_from(page, server, {"game": "speed", "seats": ["s0", "s1"], "position": {"turn": "s0"}})
    race(page, 6)
    page.wait_for_selector(".log .badge")
    signs = page.locator(".badge text")
    for sign in ("A", "B"):
        signs.filter(has_text=re.compile(f"^\\s*{sign}\\s*$")).first.wait_for(state="attached")
    assert {sign.strip() for sign in signs.all_text_contents()} == {"A", "B"}
    page.wait_for_selector(".tower :text('Pilot B')")


#: Cards of Speed with the longest names.
LONG = ("SPEED_LIMIT", "REPLACEMENT", "END_OF_LIMIT", "TIRE_SHOP", "GAS_STATION", "SPARE_TIRE", "PUNCTURE")
#: The names of cards that leave their card.
CUT = """() => [...document.querySelectorAll('.hand .face text')].filter((text) => {
  const [name, card] = [text.getBoundingClientRect(), text.closest('button').getBoundingClientRect()];
  return name.left < card.left || name.right > card.right || name.bottom > card.bottom + 1;
}).map((text) => text.textContent)"""


@pytest.mark.parametrize("language", ["el", "pl", "bg"])
def test_no_name_on_a_card_of_speed_is_cut(visit: Callable[..., Any], server: Server, language: str) -> None:
    document = {"game": "speed", "seats": ["s0", "s1"], "position": {"turn": "s0", "hands": {"s0": list(LONG)}}}
    for width, height in ((1280, 800), (360, 640)):
        page = visit("/", locale=language, viewport={"width": width, "height": height})
        page.wait_for_selector("article")
        race_from(page, server, document)
        page.wait_for_selector(".hand .face text")
        expect(page.locator(".hand .face")).to_have_count(len(LONG))
        assert page.evaluate(CUT) == []
