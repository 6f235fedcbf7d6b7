"""Every page in every language: nothing that keeps somebody out, no label too long, no more to load than promised."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from paddock.games import GAMES
from paddock.notation.first import first_race, lead
from paddock.words import LANGUAGES, Catalogue, catalogue, message_id
from tests.web.conftest import PHONE, ROOT, WHOLE_RACE, race, race_now, serious, shorten

WORDS = ROOT / "web" / "src" / "words"
SOURCES = ROOT / "web" / "src"
BUDGET = 200_000  #: bytes of the table page, compressed


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
    assert serious(page) == []
    for name in GAMES:
        page.goto(page.evaluate("location.origin"))
        page.wait_for_selector("article")
        assert page.evaluate(OVERLONG) == []
        page.locator("article").nth(GAMES.index(name)).locator(".primary").click()
        page.wait_for_url("**/t/**")
        page.wait_for_selector("[data-choice]")
        assert page.locator("html").get_attribute("lang") == language
        assert page.evaluate(OVERLONG) == [], name
        race(page, decisions=4)
        assert serious(page) == []
        assert page.evaluate(OVERLONG) == [], name
    page.goto(page.evaluate("location.origin") + "/help/heat")
    page.wait_for_selector(".rules dt")
    assert serious(page) == []


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
    assert serious(page) == []
    for game in ("HEAT", "Thunder Alley", "Speed", "Scrap Racer"):
        page.goto(page.evaluate("location.origin"))
        race_now(page, game)
        assert serious(page) == []


@pytest.mark.parametrize("game", ["HEAT", "Thunder Alley", "Speed", "Scrap Racer"])
def test_the_table_page_is_light(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    race_now(page, game)
    page.reload()
    page.wait_for_selector("[data-choice]")
    sizes = page.evaluate("""() => performance.getEntriesByType('resource')
      .filter((one) => one.name.includes('/assets/')).map((one) => one.encodedBodySize)""")
    assert 20_000 < sum(sizes) <= BUDGET
