"""Makes the pictures of the docs: `python -m tests.web.screenshots` (needs what the tests of the pages need).

With a folder it makes a picture of every page and board in every look instead, to be looked at.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from paddock.engine.jit import ENGINE, cache_folder
from paddock.games import GAMES
from tests.web.conftest import (
    DESKTOP,
    ENDLESS,
    PATIENCE,
    PHONE,
    ROOT,
    WHOLE_RACE,
    Server,
    chromium,
    race,
    shorten,
    why_not,
)

Picture = tuple[
    str, dict[str, Any], str | None, int
]  #: its name, the look, where it is taken, and the decisions before it

DARK = {"color_scheme": "dark"}
SHARP = {**PHONE, "device_scale_factor": 1.5}
ROOM, RULES = "room", "rules"  #: pages that are no race
#: Every game on a desktop and on a phone, by day and by night, each in a language of its own; and the pages around it.
PICTURES: tuple[Picture, ...] = (
    ("lobby", {**DESKTOP, "locale": "en"}, None, 0),
    ("lobby-phone-dark", {**SHARP, "locale": "ro", **DARK}, None, 0),
    ("room", {**DESKTOP, "locale": "es"}, ROOM, 0),
    ("rules", {**DESKTOP, "locale": "en"}, RULES, 0),
    ("result", {**DESKTOP, "locale": "pl"}, "heat", ENDLESS),
    ("heat", {**DESKTOP, "locale": "en"}, "heat", 10),
    ("heat-dark", {**DESKTOP, "locale": "es", **DARK}, "heat", 13),
    ("heat-phone", {**SHARP, "locale": "bg"}, "heat", 7),
    ("thunder", {**DESKTOP, "locale": "en"}, "thunder", 14),
    ("thunder-dark", {**DESKTOP, "locale": "pl", **DARK}, "thunder", 9),
    ("thunder-phone-dark", {**SHARP, "locale": "el", **DARK}, "thunder", 6),
    ("speed", {**DESKTOP, "locale": "en"}, "speed", 16),
    ("speed-dark", {**DESKTOP, "locale": "el", **DARK}, "speed", 15),
    ("speed-phone", {**SHARP, "locale": "pl"}, "speed", 14),
    ("scrap", {**DESKTOP, "locale": "en"}, "scrap", 14),
    ("scrap-dark", {**DESKTOP, "locale": "ro", **DARK}, "scrap", 11),
    ("scrap-phone", {**SHARP, "locale": "es"}, "scrap", 9),
)
LOOKS: dict[str, tuple[dict[str, Any], int]] = {
    "desktop": ({**DESKTOP, "locale": "en"}, 13),
    "phone": ({**PHONE, "locale": "es"}, 5),
    "dark": ({**DESKTOP, "locale": "pl", **DARK}, 9),
    "grey": ({**DESKTOP, "locale": "ro"}, 7),
    "greek": ({**PHONE, "locale": "el"}, 7),
    "bulgarian": ({**DESKTOP, "locale": "bg"}, 3),
    "over": ({**PHONE, "locale": "en"}, ENDLESS),
}
EVERY = tuple(
    (f"{game or 'lobby'}-{look}", settings, game, decisions)
    for game in (None, *GAMES)
    for look, (settings, decisions) in LOOKS.items()
)


def main() -> int:
    reason = why_not()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = Server(Path(tables), cache=cache_folder(ENGINE).parent)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for name, look, game, decisions in EVERY if len(sys.argv) > 1 else PICTURES:
                person = browser.new_context(reduced_motion="reduce", **look)
                page = person.new_page()
                page.set_default_timeout(PATIENCE)
                page.goto(server.url)
                page.wait_for_selector("article")
                page.wait_for_selector(".preparing", state="detached", timeout=WHOLE_RACE)
                take(page, game, decisions)
                page.wait_for_timeout(700)
                if name.endswith("grey"):
                    page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
                page.screenshot(path=folder / f"{name}.png")
                person.close()
        finally:
            browser.close()
            server.stop()
    return 0


def take(page: Any, game: str | None, decisions: int) -> None:
    """Go to where the picture is taken."""
    if game is None:
        return
    if game == RULES:
        page.goto(page.evaluate("location.origin") + "/help/heat")
        page.wait_for_selector(".rules svg")
        return
    if game == ROOM:
        page.locator("article").first.locator(".go button").nth(1).click()
        page.locator("dialog[open] form .primary").click()
        page.wait_for_selector(".seats")
        return
    if decisions == ENDLESS:
        shorten(page)
    page.evaluate("localStorage.setItem('paddock.lessons', '[\"enough\"]')")
    page.locator("article").nth(GAMES.index(game)).locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    race(page, decisions)
    page.wait_for_selector(".charts svg" if decisions == ENDLESS else "[data-choice]")


if __name__ == "__main__":
    sys.exit(main())
