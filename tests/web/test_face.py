"""What people have stumbled over at the table, once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from paddock.games import GAMES
from tests.web.conftest import WHOLE_RACE, drive, expect, race, race_now, shorten

#: Whether the page offers something while its board still shows what has led there.
AHEAD = """() => Boolean(document.querySelector('.dash .skip')
  && document.querySelector('[data-choice], #primary, .turn.yours'))"""

#: Counts from now on how often that is so, and how often the board shows what has led there at all.
COUNT = """() => {
  Object.assign(window, { ahead: 0, moving: 0 });
  setInterval(() => {
    if (document.querySelector('.dash .skip')) window.moving++;
    if ((AHEAD)()) window.ahead++;
  }, 15);
}""".replace("AHEAD", AHEAD)

#: Has a table do something.
DO = """async ([table, command]) => {
  const answer = await fetch(`/api/tables/${table}/commands`, { method: 'POST',
    headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ id: crypto.randomUUID(), ...command }) });
  if (!answer.ok) throw new Error(await answer.text());
}"""
OUTLINE = "(one) => { const seen = getComputedStyle(one); return [seen.outlineStyle, seen.outlineColor]; }"


def test_controls_wait_for_the_board(visit: Callable[..., Any]) -> None:
    page = visit("/", motion=True)
    race_now(page, "Scrap Racer")
    page.evaluate(COUNT)
    drive(page, 3)
    page.wait_for_function("() => window.parked", timeout=WHOLE_RACE)
    page.wait_for_function("() => window.moving")  # it may have come and gone before anybody asks
    assert page.evaluate("window.ahead") == 0


def test_a_link_to_a_moment_shows_a_friend_the_same_one(visit: Callable[..., Any]) -> None:
    """Whoever raced was told more than a spectator, and so counts other steps."""
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    page.goto(page.url.replace("/t/", "/r/"))
    page.wait_for_selector(".log li")
    count = page.locator(".count")
    as_spectator = count.inner_text()
    page.locator("select").select_option("A")
    expect(count).not_to_have_text(as_spectator)  # now all that A was told has come
    before = count.inner_text()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(before)
    headline, address = page.locator(".titles p").inner_text(), page.evaluate("location.href")
    friend = visit(re.sub(r"^https?://[^/]+", "", address))
    expect(friend.locator(".titles p")).to_have_text(headline)
    assert "at=" in address


def test_whoever_opens_a_table_sits_at_it_and_sees_what_is_raced(visit: Callable[..., Any]) -> None:
    page = visit("/")
    article = page.locator("article", has=page.get_by_role("heading", name="HEAT"))
    for fact in (re.compile("^1.6 players$"), re.compile("^30.60 min$")):
        article.get_by_text(fact).wait_for()
    article.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    page.get_by_text("you · host").wait_for()
    for fact in ("USA", "No clock", "Guest"):
        expect(page.locator(".race dl")).to_contain_text(fact)
    page.get_by_role("button", name="Start with 3 bots").wait_for()
    page.get_by_placeholder("Write something").fill("Hello there")
    page.get_by_role("button", name="Send").click()
    page.locator(".talk li", has_text="Hello there").wait_for()


def test_chat_calls_people_as_they_are_called_now(visit: Callable[..., Any]) -> None:
    page = visit("/")
    article = page.locator("article", has=page.get_by_role("heading", name="HEAT"))
    article.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    page.get_by_placeholder("Write something").fill("Hello there")
    page.get_by_role("button", name="Send").click()
    line = page.locator(".talk li", has_text="Hello there")
    line.locator("b", has_text="Guest").wait_for()
    table = page.url
    page.goto(page.evaluate("location.origin"))
    page.wait_for_function("() => document.querySelector('.you input')?.value")
    with page.expect_response(lambda answer: "/api/me?" in answer.url and answer.request.method == "PUT"):
        page.locator(".you input").fill("Zoe")
        page.locator(".you input").press("Tab")
    for command in ({"do": "leave", "seat": "A"}, {"do": "sit", "seat": "A"}):
        page.evaluate(DO, [table.rsplit("/", 1)[1], command])
    page.goto(table)
    line.locator("b", has_text="Zoe").wait_for()


def test_a_hint_does_not_look_like_the_focus(visit: Callable[..., Any]) -> None:
    """One is dashed in the colour of what is yours to do, the other a line in the colour of the house."""
    page = visit("/")
    page.locator("article").nth(GAMES.index("heat")).locator(".first").click()
    page.wait_for_selector("[data-lead='gear 2']")
    hint = page.locator("[data-choice='gear 2']").evaluate(OUTLINE)
    page.keyboard.press("Tab")
    focus = page.locator(":focus-visible").evaluate(OUTLINE)
    assert (hint[0], focus[0]) == ("dashed", "solid")
    assert hint[1] != focus[1]


def test_who_drives_against_whom_is_set_where_a_race_begins(visit: Callable[..., Any]) -> None:
    """Inside a race it would be about races to come."""
    page = visit("/")
    expect(page.get_by_label("Opponents")).to_have_count(len(GAMES))
    race_now(page, "HEAT")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_text("Sound").first.wait_for()
    assert "Opponents" not in page.locator("dialog[open]").inner_text()


def test_a_race_of_before_has_its_track_date_and_place(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    page.wait_for_selector(".podium")
    page.goto(page.evaluate("location.origin"))
    told = page.locator("section li", has_text=re.compile("place [12] of 2")).first.inner_text()
    assert "USA" in told
    assert re.search(r"ago|minute", told)


def test_a_new_table_says_nothing_of_a_server_that_was_away(visit: Callable[..., Any]) -> None:
    page = visit("/")
    race_now(page, "Scrap Racer")
    assert "The server is back" not in page.locator(".log").inner_text()


def test_guests_and_teams_are_called_in_the_language_of_whoever_looks(visit: Callable[..., Any]) -> None:
    page = visit("/", locale="pl")
    page.locator("article").nth(GAMES.index("thunder")).locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    for called in (re.compile(r"Gość \d{4}"), "Zieloni"):
        expect(page.locator("ol.tower")).to_contain_text(called)
    assert "Guest" not in page.locator("body").inner_text()


def test_a_result_tells_the_gap_and_what_medals_were_won_for(visit: Callable[..., Any]) -> None:
    page = visit("/")
    shorten(page)
    race_now(page, "HEAT")
    race(page)
    page.wait_for_selector(".charts svg")
    expect(page.locator(".podium th", has_text="Gap")).to_have_count(1)
    gaps = page.locator(".podium tbody .points").all_inner_texts()
    assert gaps[0] == ""
    assert re.fullmatch(r"\+\d+", gaps[1])
    signs = page.locator(".medals svg .sign").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
    assert len(signs) == len(set(signs))
    expect(page.locator(".charts li")).to_have_count(2)


def test_an_open_table_says_what_is_raced_there_and_how_many_seats_are_free(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.locator("article", has=page.get_by_role("heading", name="HEAT")).get_by_role(
        "button", name="With friends"
    ).click()
    page.locator("dialog").get_by_label("Players").select_option("3")
    page.locator("dialog").get_by_label("Show it in the lobby").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Stand up").wait_for()
    line = visit("/").locator(f"li:has(a[href*='{page.url.rsplit('/', 1)[1]}'])")
    for told in ("HEAT", "2 seats free", "USA", re.compile(r"Guest \d{4}")):
        expect(line).to_contain_text(told)
    assert "-," not in line.inner_text()


#: How far the frames of the pictures in the lobby are from what is drawn in them: nothing is cut off, no edge is bare.
FRAMES = """() => [...document.querySelectorAll('article svg.cover')].map((cover) => {
  const [drawn, frame] = [cover.getBoundingClientRect(), cover.closest('article').getBoundingClientRect()];
  const { width, height } = cover.viewBox.baseVal;
  return [Math.abs(drawn.width / drawn.height - width / height), Math.abs(frame.width - drawn.width)];
})"""


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_pictures_of_the_lobby_fill_their_frames(visit: Callable[..., Any], width: int) -> None:
    page = visit("/", viewport={"width": width, "height": 800})
    expect(page.locator("article svg.cover")).to_have_count(len(GAMES))
    for cut, bare in page.evaluate(FRAMES):
        assert cut < 0.03
        assert bare < 4


#: A browser that allows notifications, in a tab that nobody looks at; what it was asked for is written down.
UNSEEN = """window.asked = [];
Object.defineProperty(document, 'hidden', { get: () => true });
navigator.vibrate = (long) => window.asked.push('buzz');
window.Notification = class {
  static permission = 'granted';
  constructor(title) { window.asked.push(title); }
};
for (const way of ['sound', 'vibration', 'notification']) localStorage.setItem(`paddock.call.${way}`, 'CALLS');"""


@pytest.mark.parametrize(("calls", "asked"), [("on", ["buzz", "Your turn"]), ("off", [])])
def test_the_page_calls_whose_turn_it_is_as_they_wish(visit: Callable[..., Any], calls: str, asked: list[str]) -> None:
    page = visit("/")
    page.add_init_script(UNSEEN.replace("CALLS", calls))
    shorten(page)
    race_now(page, "Speed")
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    page.evaluate("window.asked = []")
    before = page.locator(".log ul").inner_text()
    page.locator("[data-choice]").first.click()
    page.locator("#primary:enabled").click()
    page.wait_for_function("(before) => document.querySelector('.log ul').innerText !== before", arg=before)
    page.wait_for_function("() => document.title.startsWith('● Your turn') && document.querySelector('[data-choice]')")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("favicon-turn"))
    page.wait_for_function("(count) => window.asked.length >= count", arg=len(asked))
    assert page.evaluate("window.asked") == asked
