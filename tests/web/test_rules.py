"""The rules page: chapters that open, rules that can be linked to, and pictures to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import AXE, expect

#: How many headings leave a level out, as axe finds them.
ORDER = "axe.run({runOnly: ['heading-order', 'page-has-heading-one']}).then(({violations}) => violations.length)"


def test_a_rule_has_an_address_and_a_search_opens_chapters(visit: Callable[..., Any]) -> None:
    page = visit("/help/speed#SPD-7.9")
    page.wait_for_selector("dd.marked")
    expect(page.locator("dt.marked")).to_have_text("SPD-7.9")
    expect(page.locator(".chapter details[open]")).to_have_count(1)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(ORDER) == 0
    page.locator("input[type=search]").fill("kontra")
    page.wait_for_function("() => document.querySelectorAll('.chapter details[open]').length > 1")
    expect(page.locator(".chapter details[open]")).to_have_count(page.locator(".chapter").count())


def test_a_picture_of_the_rules_can_be_tried(visit: Callable[..., Any]) -> None:
    page = visit("/help/speed")
    picture = page.locator("figure", has=page.locator("[data-example=limit]"))
    picture.scroll_into_view_if_needed()
    picture.locator(".picture .board").wait_for()
    picture.locator("[data-example]").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-choice]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .chapter")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(ORDER) == 0
