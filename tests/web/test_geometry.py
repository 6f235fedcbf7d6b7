"""Nothing is too wide, clipped, covered or out of sight, and the board keeps its size: a sample of geometry.py."""

from collections.abc import Callable
from typing import Any

import pytest

from paddock.games import GAMES
from tests.web.conftest import PHONE, Server, race_from, shorten
from tests.web.geometry import SIZES, Look, look_at_race

SAMPLE = {name: SIZES[name] for name in ("small phone", "phone", "phone, lying", "laptop at 200 %", "laptop")}
LANGUAGES = ("bg", "el", "pl", "ro")  #: those with the longest words


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_race_fits_on_every_screen_in_every_phase(visit: Callable[..., Any], game: str, language: str) -> None:
    """Also with the fonts that stand in for the page's own, which come when they come."""
    page = visit("/", locale=language, service_workers="block")
    page.route("**/*.woff2", lambda route: route.fulfill(status=404))
    page.wait_for_selector("article")
    page.locator("article").nth(list(GAMES).index(game)).locator(".primary").click()
    page.wait_for_url("**/t/**")
    assert look_at_race(page, decisions=7, sizes=SAMPLE) == []


#: A car before another one, with a card that swaps and one that does not: all steps there are, and a bump.
#: The hand has the longest names of cards: whatever is dealt fits, too.
LONGEST = (
    *("Top Gear", "Follow the Leader", "Working the Pack", "Out in Front"),
    *("Staying with the Pack", "Fast Pace", "Teamwork", "Watch the Gauge"),
)
MOST_HAND = 7
STEPS = {
    "Working the Pack": {"29": "25.2", "41": "1.1", "15": "26.3", "24": "26.2"},
    "Dirty Air": {"29": "25.2", "15": "26.3"},
}


@pytest.mark.parametrize("card", STEPS)
def test_all_steps_of_thunder_alley_fit_on_their_buttons(visit: Callable[..., Any], server: Server, card: str) -> None:
    page = visit("/", locale="el", service_workers="block")
    page.route("**/*.woff2", lambda route: route.fulfill(status=404))
    page.wait_for_selector("article")
    cars = {number: {"at": at} for number, at in STEPS[card].items()}
    hand = [each for each in LONGEST if each != card][:MOST_HAND]
    position = {"phase": "move", "cars": cars, "move": {"car": 29, "card": card, "mp": 2}, "hands": {"Red": hand}}
    document = {"game": "thunder", "options": {"track": "test_track"}, "seats": ["Red", "Blue"], "position": position}
    race_from(page, server, document)
    look = Look(SAMPLE)
    look.at(page, card)
    assert look.wrong == []


#: How long and how high a line of the lobby is in either weight: in the page's own fonts, and in what stands in.
LINES = r"""async () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
    const said = (name) => rule.style.getPropertyValue(name);
    if (said('font-family') !== 'Paddock') continue;
    const src = said('src').replace(/"(.+?)"/, (_, file) => `"${new URL(file, rule.parentStyleSheet.href)}"`);
    const own = new FontFace('Own', src, { weight: said('font-weight'), unicodeRange: said('unicode-range') });
    document.fonts.add(await own.load());
  }
  const all = getComputedStyle(document.documentElement).getPropertyValue('--font');
  const text = document.querySelector('article').innerText.replace(/\s+/g, ' ');
  const measured = (family, weight) => {
    const line = document.createElement('span');
    Object.assign(line.style, { font: `${weight} 100px/normal ${family}`, whiteSpace: 'nowrap', position: 'absolute' });
    line.textContent = text;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  };
  return ['400', '700'].map((weight) => [measured('Own', weight), measured(all.replace('Paddock,', ''), weight)]);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_the_fonts_reads_lines_of_the_same_height(visit: Callable[..., Any], language: str) -> None:
    """And little longer ones, whatever fonts the machine has."""
    page = visit("/", locale=language)
    page.wait_for_selector("article")
    for own, standing_in in page.evaluate(LINES):
        assert standing_in["height"] == pytest.approx(own["height"], rel=0.02)
        assert 0.95 < standing_in["width"] / own["width"] < 1.25


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_waiting_room_fit_on_every_screen(visit: Callable[..., Any], language: str) -> None:
    page = visit("/", locale=language, service_workers="block")
    page.wait_for_selector("article")
    look = Look(SAMPLE)
    look.at(page, "lobby")
    page.locator("article").first.locator(".go button").nth(1).click()
    page.wait_for_selector("dialog[open] form")
    look.at(page, "new table")
    page.locator("dialog[open] form .primary").click()
    page.wait_for_selector(".seats")
    page.wait_for_selector(".connection", state="detached")  # it hangs over the page as long as there is none
    look.at(page, "waiting room")
    assert look.wrong == []


def test_a_sheet_leaves_the_page_as_it_was(visit: Callable[..., Any]) -> None:
    page = visit("/", **PHONE)
    shorten(page)
    page.wait_for_selector("article")
    page.locator("article").first.locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    look = Look({"phone": SIZES["phone"]})
    look.at(page, "before")
    for name in ("Menu", "Help and rules"):
        page.get_by_role("button", name=name).click()
        look.at(page, name)
        page.keyboard.press("Escape")
        look.at(page, f"after {name}")
    assert look.wrong == []
