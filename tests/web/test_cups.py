"""Championships in the browser: three races of HEAT with two people and bots, from making it to the podium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.waiting import wait_until
from tests.web.conftest import PHONE, WHOLE_RACE, call, drive, expect, violations
from tests.web.geometry import SIZES, Look

SHORT: dict[str, Any] = {
    "title": "Winter Cup",
    "game": "heat",
    "tracks": ["usa", "italy", "usa"],
    "options": {"laps": 1},
    "most": 3,
    "wait": 600,
    "pause": 0,
}
MAKE = """async (wanted) => {
  const ask = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body) });
    const told = await answer.json();
    return told.code === 'not_ready' ? ask(path, body) : told;
  };
  const cup = await ask('/api/cups', wanted);
  const go = (rest) => ask(`/api/cups/${cup.id}/commands`, { id: crypto.randomUUID(), ...rest });
  for (const rest of [{ do: 'enter' }, { do: 'start' }]) await go(rest);
  return cup.id;
}"""
LOOK = "async (id) => (await (await fetch(`/api/cups/${id}`)).json())"


def to_the_race(page: Any) -> None:
    """From the page of the championship to the table of the next race."""
    page.locator(".next").get_by_role("link", name="To your race").click()
    page.wait_for_url("**/t/**")


def rows(page: Any) -> dict[str, int]:
    """The standings as the page shows them: points by name."""
    table = page.get_by_role("region", name="Standings").get_by_role("table")
    read = "(row) => [row.querySelector('th span').lastChild.textContent, row.querySelector('.sum').textContent]"
    cells = table.locator("tbody tr").evaluate_all(f"(rows) => rows.map({read})")
    return {name.strip(): int(points) for name, points in cells}


def test_two_people_race_a_championship_to_its_end(visit: Callable[..., Any]) -> None:
    """K.4: 9, 6 and 4 points; the next table opens by itself, and the page adds up what the results say."""
    ana, ivo = visit("/"), visit("/", **PHONE)
    for page, name in ((ana, "Ana"), (ivo, "Ivo")):
        call(page, name)
    ana.get_by_role("link", name="Championships").click()
    ana.wait_for_url("**/cups")
    ana.get_by_role("button", name="New championship").click()
    dialog = ana.locator("dialog")
    dialog.get_by_label("Title").fill("Winter Cup")
    dialog.get_by_label("Places").select_option("3")
    dialog.get_by_label("Laps").select_option("1")
    for track in ("USA", "Italy", "USA"):
        dialog.get_by_role("button", name=track, exact=True).click()
    dialog.get_by_role("button", name="Make the championship").click()
    ana.wait_for_url("**/c/**")
    expect(ana.get_by_role("heading", name="Winter Cup")).to_be_visible()

    ivo.goto(ana.url)
    ivo.get_by_role("button", name="Take part").click()
    expect(ana.get_by_role("region", name="Who takes part").get_by_text("Ivo")).to_be_visible()
    ana.get_by_role("button", name="Start the championship").click()
    for number in (1, 2, 3):
        for page in (ana, ivo):
            expect(page.locator(".next")).to_contain_text(f"Your race {number} is waiting")
            to_the_race(page)
        for page in (ana, ivo):
            page.wait_for_selector("[data-choice]")
            drive(page)
        for page in (ana, ivo):
            page.wait_for_selector(".results h2", timeout=WHOLE_RACE)
            page.get_by_role("link", name="To the championship").click()
            page.wait_for_url("**/c/**")

    id = ana.url.rpartition("/")[2]
    for page in (ana, ivo):
        expect(page.get_by_role("button", name="Share as a picture")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wait_until(lambda: ana.evaluate(LOOK, id)["status"] == "over", "the end of the championship")
    cup = ana.evaluate(LOOK, id)
    assert [race["track"] for race in cup["results"]] == ["usa", "italy", "usa"]
    assert [race["absent"] for race in cup["results"]] == [[], [], []]
    for race in cup["results"]:
        assert race["scores"] == {key: (9, 6, 4)[rank - 1] for key, rank in race["ranks"].items()}
    names = {place["key"]: place["name"] or "Pilot 3" for place in cup["places"]}
    totals = {names[key]: sum(race["scores"][key] for race in cup["results"]) for key in names}
    assert set(names.values()) == {"Ana", "Ivo", "Pilot 3"}
    for page in (ana, ivo):
        wait_until(lambda page=page: page.wait_for_timeout(50) or rows(page) == totals, "the standings")  # type: ignore[misc]
    assert ana.evaluate("async (id) => (await fetch(`/api/cups/${id}/picture.png`)).status", id) == 200

    ana.get_by_text("Correct something").click()
    ana.get_by_label("Driver").select_option(label="Ivo")
    ana.get_by_label("Points", exact=True).fill("-3")
    ana.get_by_label("Reason, for everybody to read").fill("cut a corner")
    ana.get_by_role("button", name="Write it down").click()
    expect(ana.get_by_text("-3 points for Ivo: cut a corner")).to_be_visible()
    ivo.reload()
    expect(ivo.get_by_text("-3 points for Ivo: cut a corner")).to_be_visible()
    corrected = {**totals, "Ivo": totals["Ivo"] - 3}
    wait_until(lambda: ivo.wait_for_timeout(50) or rows(ivo) == corrected, "the corrected standings")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_for_everybody_and_fit_on_every_screen(visit: Callable[..., Any], scheme: str) -> None:
    """In Bulgarian, whose words take the most room."""
    page = visit("/cups", locale="bg", color_scheme=scheme)
    page.wait_for_selector("section .dim")
    look = Look({name: SIZES[name] for name in ("small phone", "phone, lying", "laptop at 200 %", "laptop")})
    assert violations(page) == []
    look.at(page, "list")
    page.locator("main .primary").first.click()
    page.wait_for_selector("dialog[open] .track")
    assert violations(page) == []
    look.at(page, "new")
    id = page.evaluate(MAKE, SHORT)
    page.goto(page.url.replace("/cups", f"/c/{id}"))
    page.wait_for_selector(".next a")
    assert violations(page) == []
    look.at(page, "championship")
    assert look.wrong == []
