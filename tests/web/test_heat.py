"""HEAT in the browser: few taps, a dashboard on which nothing covers anything, a camera that goes with the car."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, Server, expect, race_from

#: A is alone in front, with cards that bring it nowhere near a corner or another car, and with something to cool.
ALONE = {
    "game": "heat",
    "options": {"track": "usa", "laps": 2, "grid": ["A", "B"]},
    "seats": ["A", "B"],
    "position": {"A": {"pos": 14, "gear": 2, "engine": 4, "hand": [1, 2, 3, 4, "U5", "S", "H"]}},
}

#: Texts and buttons of the dashboard that lie over others, or whose words do not fit.
COVERED = """() => {
  const found = [];
  const parts = [...document.querySelectorAll('.mat button, .mat p, .mat .hint, .mat .speed, .mat .piles')]
    .filter((part) => part.getClientRects().length && !part.closest('.card'));
  const boxes = parts.map((part) => part.getBoundingClientRect());
  parts.forEach((one, i) => parts.slice(i + 1).forEach((other, k) => {
    const [a, b] = [boxes[i], boxes[i + 1 + k]];
    const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    if (over && !one.contains(other) && !other.contains(one))
      found.push(`${one.className} ${one.textContent.trim()} / ${other.className} ${other.textContent.trim()}`);
  }));
  for (const part of [...parts, ...document.querySelectorAll('.mat')])
    if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      found.push(`cut off: ${part.className} ${part.textContent.trim().slice(0, 40)}`);
  for (const name of document.querySelectorAll('.card .name text')) {
    const [word, card] = [name.getBoundingClientRect(), name.closest('svg').getBoundingClientRect()];
    const isCut = word.width && (word.left < card.left || word.right > card.right);
    if (isCut) found.push(`card: ${name.textContent.trim()}`);
  }
  return found;
}"""

#: Where the own car and the ghost are, measured in the board: both from 0 to 1.
SEEN = """() => {
  const board = document.querySelector('.holder').getBoundingClientRect();
  return [...document.querySelectorAll('[data-car=A], .ghost')].map((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return [(x - board.left) / board.width, (y - board.top) / board.height, box.width];
  });
}"""

#: Whether all of that has stood still for some pictures: the camera is where it wants to be.
STANDS = """async () => {
  const next = () => new Promise((go) => requestAnimationFrame(go));
  const first = JSON.stringify((SEEN)());
  for (let picture = 0; picture < 30; picture++) {
    await next();
    if (JSON.stringify((SEEN)()) !== first) return false;
  }
  return (SEEN)().length === 2;
}""".replace("SEEN", SEEN)

#: Looks at every picture for as long as a drive takes.
WATCH = """() => new Promise((done) => {
  const all = [];
  const begun = performance.now();
  const look = () => {
    all.push(...(SEEN)());
    if (performance.now() - begun < 1500) requestAnimationFrame(look); else done(all);
  };
  look();
})""".replace("SEEN", SEEN)


def at_the_wheel(visit: Callable[..., Any], server: Server, **look: Any) -> Any:
    page = visit("/", **look)
    page.wait_for_selector("article")
    page.evaluate("localStorage.setItem('paddock.lessons', '[\"enough\"]')")
    race_from(page, server, ALONE)
    page.wait_for_selector(".lever [data-choice]")
    return page


def test_a_turn_in_gear_3_takes_five_taps(visit: Callable[..., Any], server: Server) -> None:
    page = at_the_wheel(visit, server)
    board = page.locator(".holder").bounding_box()
    for card in (1, 2, 3):
        page.locator(".card").nth(card).click()
    page.wait_for_selector(".ghost")
    page.locator("#primary:enabled").click()
    page.wait_for_selector(".speed")
    expect(page.locator(".card")).to_have_count(4)
    assert page.locator(".holder").bounding_box() == board
    page.locator("#primary:enabled").click()
    page.wait_for_selector(".lever [data-choice]")
    expect(page.locator(".card")).to_have_count(7)
    assert page.locator(".holder").bounding_box() == board


def test_cards_can_be_put_back_and_marked_to_be_discarded(visit: Callable[..., Any], server: Server) -> None:
    page = at_the_wheel(visit, server)
    gear = page.locator(".gear[aria-current=true]")
    page.locator(".card").nth(3).click()
    page.locator(".card").nth(1).click()
    expect(gear).to_have_text("2")
    page.locator(".card").nth(1).click()
    expect(gear).to_have_text("1")
    page.locator(".card").nth(6).click(force=True)  # Heat stays where it is
    expect(page.locator(".card.marked")).to_have_count(1)
    expect(page.locator(".say")).to_contain_text(re.compile(r"\S"))
    page.locator("#primary:enabled").click()
    page.wait_for_selector(".speed")
    page.locator(".card").first.click()
    page.locator("#primary:enabled", has_text="1").click()
    page.wait_for_selector(".lever [data-choice]")


@pytest.mark.parametrize(("language", "look"), [("en", DESKTOP), ("pl", PHONE), ("el", DESKTOP), ("bg", PHONE)])
def test_nothing_on_the_dashboard_covers_anything(
    visit: Callable[..., Any], server: Server, language: str, look: dict[str, Any]
) -> None:
    page = at_the_wheel(visit, server, locale=language, **look)
    assert page.evaluate(COVERED) == []
    page.locator("[data-choice='gear 1']").click()
    page.locator("[data-choice='card S']").click()
    page.locator("#primary:enabled").click()
    page.wait_for_selector("[data-choice=boost]")
    assert page.evaluate(COVERED) == []


def test_the_camera_goes_with_the_car(visit: Callable[..., Any], server: Server) -> None:
    page = at_the_wheel(visit, server, motion=True)
    for card in (2, 3, 4):
        page.locator(".card").nth(card).click()
    page.wait_for_selector(".ghost")
    page.wait_for_function(STANDS)
    before = page.evaluate(SEEN)
    assert len(before) == 2
    page.locator("#primary:enabled").click()
    for x, y, long in [*before, *page.evaluate(WATCH)]:
        assert 0 < x < 1, x
        assert 0 < y < 1, y
        assert long > 20
