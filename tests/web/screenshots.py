"""Makes the pictures of the docs: `python -m tests.web.screenshots` (needs what the tests of the pages need)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.web.conftest import DESKTOP, PHONE, ROOT, Server, chromium, race, why_not

FOLDER = ROOT / "docs" / "pictures"


def main() -> int:
    reason = why_not()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for name, look, game, decisions in PICTURES:
                person = browser.new_context(reduced_motion="reduce", **look)
                page = person.new_page()
                page.goto(server.url)
                page.wait_for_selector("article")
                take(page, game, decisions)
                page.wait_for_timeout(700)
                page.screenshot(path=FOLDER / f"{name}.png")
                person.close()
        finally:
            browser.close()
            server.stop()
    return 0


def take(page: Any, game: int | None, decisions: int) -> None:
    """Go to where the picture is taken."""
    if game is None:
        return
    page.evaluate("localStorage.setItem('paddock.lessons', '[\"enough\"]')")
    page.locator("article").nth(game).locator(".primary").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    race(page, decisions)


PICTURES: tuple[tuple[str, dict[str, Any], int | None, int], ...] = (
    ("lobby", {**DESKTOP, "locale": "en"}, None, 0),
    ("heat", {**DESKTOP, "locale": "en"}, 0, 21),
    ("heat-phone-bg", {**PHONE, "locale": "bg", "device_scale_factor": 2}, 0, 12),
    ("speed-dark-el", {**DESKTOP, "locale": "el", "color_scheme": "dark"}, 1, 16),
)

if __name__ == "__main__":
    sys.exit(main())
