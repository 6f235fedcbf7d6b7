"""Every page in every language: nothing that keeps somebody out, no label too long, no more to load than promised."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from paddock.games import GAMES
from paddock.notation.first import first_race, lead
from paddock.words import LANGUAGES, Catalogue, catalogue, message_id
from tests.web.conftest import PHONE, ROOT, SIDEWAYS, WHOLE_RACE, expect, race, race_now, shorten, violations

WORDS = ROOT / "web" / "src" / "words"
SOURCES = ROOT / "web" / "src"
LOBBY, TABLE, FONTS = 100_000, 250_000, 60_000  #: bytes over the wire: of a page without its fonts, and of these
#: What a page has loaded: bytes without fonts, and of them.
LOADED = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sum = (some) => some.reduce((total, one) => total + one.encodedBodySize, 0);
  const isFont = (one) => one.name.endsWith('.woff2');
  return [sum(all.filter((one) => !isFont(one))), sum(all.filter(isFont))];
}"""
SHIFT = 0.05  #: of the layout, while a page comes
#: How far a page has moved by itself since it came.
SHIFTED = """() => new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) sum += one.value; }))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(sum), 300);
})"""


def words_of(language: str) -> Catalogue:
    return Catalogue((WORDS / f"{language}.ftl").read_text(encoding="utf-8"), language)


def test_every_word_is_used_and_every_word_that_is_used_is_there() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    known = set(words_of("en"))
    said = set(re.findall(r'\bt\(\s*"([\w.]+)"', source)) | set(re.findall(r'\? t\("([\w.]+)"', source))
    said = {message_id(key) for key in said}
    assert said <= known, said - known
    families = set(re.findall(r"[`]([a-z_]+[._][a-z_.]*)\$\{", source))
    families |= {*(f"lessons.{game}." for game in GAMES), "options."}
    unused = {id for id in known - said if not any(id.startswith(message_id(family)) for family in families)}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_those_of_the_house(language: str) -> None:
    page, house = words_of(language), catalogue(language)
    phrases = {id for id in (*page, *house) if id.startswith("phrases-")}
    assert {id: page.plain(id) for id in phrases} == {id: house.plain(id) for id in phrases}


#: Labels that are cut off, and elements that stick out of a narrow screen.
OVERLONG = """() => [...document.querySelectorAll('button, a.button, label, h1, h2, legend')]
  .filter((one) => one.offsetParent && (one.getBoundingClientRect().right > innerWidth + 1
    && !one.closest('.strip') || (one.matches('button, a.button') && one.scrollWidth > one.clientWidth + 2)))
  .map((one) => one.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_used_by_everybody(visit: Callable[..., Any], language: str) -> None:
    page = visit("/", locale=language, **{**PHONE, "viewport": {"width": 360, "height": 780}})
    shorten(page)
    page.wait_for_selector("article")
    assert violations(page) == []
    for name in GAMES:
        page.goto(page.evaluate("location.origin"))
        page.wait_for_selector("article")
        assert page.evaluate(OVERLONG) == []
        page.locator("article").nth(GAMES.index(name)).locator(".primary").click()
        page.wait_for_url("**/t/**")
        page.wait_for_selector("[data-choice]")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(OVERLONG) == [], name
        race(page, decisions=4)
        assert violations(page) == []
        assert page.evaluate(OVERLONG) == [], name
    page.goto(page.evaluate("location.origin") + "/help/heat")
    page.wait_for_selector("[data-example]")
    assert violations(page) == []


#: Does what the lesson points at; the names of what was pressed, once it is done.
FOLLOW = """() => {
  const lesson = document.querySelector('.lesson');
  if (!lesson) return false;
  window.told ??= [];
  const told = lesson.querySelector('p').textContent.trim();
  if (window.told.at(-1) !== told) window.told.push(told);
  const move = lesson.dataset.lead;
  if (!move) return window.told;
  if (performance.now() - (window.pressed ?? 0) < 150) return false;
  const choice = document.querySelector(`[data-choice=${JSON.stringify(move)}]`);
  (document.querySelector('.press-primary #primary:enabled') ?? choice)?.click();
  window.pressed = performance.now();
  return false;
}"""


#: Every game in English, and every other language with one of the games.
COURSES = [*(("en", name) for name in GAMES), *zip(LANGUAGES[1:], (*GAMES, "heat"), strict=True)]


@pytest.mark.parametrize(("language", "name"), COURSES)
def test_a_first_race_leads_through_a_whole_turn(visit: Callable[..., Any], language: str, name: str) -> None:
    words, course = words_of(language), lead(first_race(name))
    page = visit("/", locale=language)
    page.locator("article").nth(GAMES.index(name)).locator(".first").click()
    page.wait_for_selector(".lesson")
    told = page.wait_for_function(FOLLOW, polling=50, timeout=WHOLE_RACE).json_value()
    lessons = [words.plain(message_id(f"lessons.{name}.{lesson}")) for lesson, _ in course]
    steps = [f"{place}/{len(course)} {text}" for place, text in enumerate(lessons, start=1)]
    assert told == [*steps, words.plain("lessons-done")]
    page.wait_for_selector("[data-choice]")


#: The same, and on the way which cars a lesson has lain over; what is said when all are done can be put away.
LOOK_ON = """() => {
  const lies = ({ x, y }, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const boxOf = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [lesson, board] = [boxOf('.lesson'), boxOf('section.board')];
  window.hidden ??= [];
  if (document.querySelector('.lesson b') && document.querySelector('[data-choice]'))
    for (const car of document.querySelectorAll('section.board .car')) {
      const box = car.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (!lies(middle, board) || !lies(middle, lesson)) continue;
      window.hidden.push(document.querySelector('.lesson').textContent);
    }
  return (FOLLOW)() && [...new Set(window.hidden)];
}""".replace("FOLLOW", FOLLOW)


@pytest.mark.parametrize(("language", "name"), [*zip(("pl", "el", "ro", "bg"), GAMES, strict=True)])
@pytest.mark.parametrize("look", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_lesson_lies_over_no_car(visit: Callable[..., Any], language: str, name: str, look: dict[str, Any]) -> None:
    page = visit("/", locale=language, **look)
    page.locator("article").nth(GAMES.index(name)).locator(".first").click()
    page.wait_for_selector(".lesson")
    assert page.wait_for_function(LOOK_ON, polling=50, timeout=WHOLE_RACE).json_value() == []


def test_who_goes_another_way_is_led_no_further(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.locator("article").nth(GAMES.index("heat")).locator(".first").click()
    page.wait_for_selector("[data-lead='gear 2']")
    page.locator("[data-choice='gear 1']").click()
    page.wait_for_selector("[data-lead]", state="detached")
    page.keyboard.press("Backspace")
    page.wait_for_selector("[data-lead='gear 2']")


def test_dark_pages_have_contrast_too(visit: Callable[..., Any]) -> None:
    page = visit("/", color_scheme="dark")
    page.wait_for_selector("article")
    assert violations(page) == []
    for game in ("HEAT", "Thunder Alley", "Speed", "Scrap Racer"):
        page.goto(page.evaluate("location.origin"))
        race_now(page, game)
        assert violations(page) == []


def test_a_page_follows_the_device_by_day_and_night_unless_somebody_has_chosen(visit: Callable[..., Any]) -> None:
    page = visit("/", color_scheme="dark")
    page.wait_for_selector("article")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.evaluate("localStorage.setItem('paddock.theme', 'dark')")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_waiting_room_result_replay_and_rules_can_be_used_by_everybody(visit: Callable[..., Any], scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    shorten(page)
    home = page.evaluate("location.origin")
    page.locator("article").first.locator(".go button").nth(1).click()
    page.wait_for_selector("dialog[open] form")
    assert violations(page) == []
    page.locator("dialog[open] form .primary").click()
    page.wait_for_selector(".seats")
    assert violations(page) == []
    page.goto(home)
    race_now(page, "HEAT")
    race(page)
    page.wait_for_selector(".charts svg")
    assert violations(page) == []
    page.goto(page.url.replace("/t/", "/r/"))
    page.wait_for_selector(".log li")
    assert violations(page) == []
    for name in GAMES:
        page.goto(f"{home}/help/{name}")
        page.wait_for_selector("[data-example]", state="attached")
        assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_light_and_stay_where_they_are(visit: Callable[..., Any], game: str) -> None:
    """In Bulgarian: its letters take fonts of their own, and its words the most room.

    Without a service worker: what it hands out from its store counts unpacked, though nothing goes over the wire.
    """
    page = visit("/", locale="bg", service_workers="block")
    page.wait_for_selector("article")
    bytes_of_lobby, bytes_of_fonts = page.evaluate(LOADED)
    assert 20_000 < bytes_of_lobby <= LOBBY
    assert bytes_of_fonts <= FONTS
    assert page.evaluate(SHIFTED) <= SHIFT
    page.locator("article").nth(list(GAMES).index(game)).locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    page.reload()
    page.wait_for_selector("[data-choice]")
    bytes_of_table, bytes_of_fonts = page.evaluate(LOADED)
    assert 20_000 < bytes_of_table <= TABLE
    assert bytes_of_fonts <= FONTS
    assert page.evaluate(SHIFTED) <= SHIFT
