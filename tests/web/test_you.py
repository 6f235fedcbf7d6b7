"""A guest becomes a member, comes back on another device, finds their races, takes all along, and is forgotten."""

import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.server.store import Store
from tests.server.finished import become_member, count_all, finish
from tests.waiting import wait_until
from tests.web.conftest import PHONE, Server, call, expect, violations
from tests.web.geometry import SIZES, Look

SOFT = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
#: A race that is over at once: whoever resigns is driven home by a bot.
RACE = """async () => {
  const ask = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  const wanted = { game: 'heat', seats: 2, options: { laps: 1 }, pause: 0 };
  let made;
  do { made = await ask('/api/tables', wanted); } while (!made.table);
  const { id, seats } = made.table;
  const go = (rest) => ask(`/api/tables/${id}/commands`, { id: crypto.randomUUID(), ...rest });
  for (const rest of [{ do: 'sit', seat: seats[0] }, { do: 'start', bot: 'pilot' }, { do: 'resign', seat: seats[0] }])
    await go(rest);
  return id;
}"""

RACED = "async () => (await (await fetch('/api/me/races')).json()).length"


def with_passkeys(page: Any) -> Any:
    """A page whose browser has an authenticator, at an address with a name."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": SOFT})
    return page


def test_a_name_is_kept_found_again_and_forgotten(visit: Callable[..., Any], server: Server, tmp_path: Path) -> None:
    named = server.url.replace("127.0.0.1", "localhost")
    ana = with_passkeys(visit("/"))
    ana.goto(f"{named}/")
    ana.get_by_role("link", name="You", exact=True).click()
    ana.wait_for_url("**/you")
    call(ana, "Anastasia")
    expect(ana.get_by_text("No race of yours is over yet.")).to_be_visible()
    table = ana.evaluate(RACE)

    ana.get_by_role("button", name="With a passkey", exact=True).click()
    expect(ana.get_by_text("Name kept since")).to_be_visible()
    ana.get_by_role("button", name="Sign out here").click()
    expect(ana.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    ana.get_by_role("button", name="Sign in with a passkey").click()
    expect(ana.get_by_text("Name kept since")).to_be_visible()
    expect(ana.get_by_role("textbox", name="Name")).to_have_value("Anastasia")
    ana.get_by_role("button", name="Make a recovery code").click()
    code = ana.locator("output").inner_text()
    assert re.fullmatch(r"([A-Z2-9]{5}-){4}[A-Z2-9]{5}", code)

    phone = visit("/you", **PHONE)
    expect(phone.get_by_text("makes no passkeys here")).to_be_visible()
    second = phone.evaluate(RACE)
    phone.get_by_label("Recovery code").fill(code.lower())
    phone.get_by_role("button", name="Sign in with the code").click()
    expect(phone.get_by_role("textbox", name="Name")).to_have_value("Anastasia")
    wait_until(lambda: phone.evaluate(RACED) == 2, "the ends of both races")
    for page in (phone, ana):
        page.reload()
        for each in (table, second):
            expect(page.locator(f"a[href='/r/{each}']")).to_contain_text("USA")
    ana.locator("a[href^='/r/']").first.click()
    ana.wait_for_url("**/r/**")
    ana.goto(f"{named}/you")

    with ana.expect_download() as saved:
        ana.get_by_role("link", name="Save everything").click()
    saved.value.save_as(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        assert sorted(packed.namelist()) == sorted(
            ["paddock.json", *(f"races/{each}.race" for each in (table, second))]
        )
        assert "Anastasia" in packed.read("paddock.json").decode()

    ana.get_by_role("button", name="Delete everything").click()
    ana.get_by_role("button", name="Delete for good").click()
    ana.wait_for_url(f"{named}/")
    phone.goto(f"{server.url}/you")
    expect(phone.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    assert phone.get_by_role("textbox", name="Name").input_value() != "Anastasia"
    phone.get_by_label("Recovery code").fill(code)
    phone.get_by_role("button", name="Sign in with the code").click()
    expect(phone.get_by_role("alert")).to_contain_text("No member has this recovery code")


RATED = "async () => (await (await fetch('/api/me/ratings')).json()).length"


def test_a_race_is_rated_and_its_figures_add_up(visit: Callable[..., Any]) -> None:
    ana = visit("/you")
    ana.wait_for_selector("section .none")
    table = ana.evaluate(RACE)
    wait_until(lambda: ana.evaluate(RATED) == 1, "a rating")
    ana.reload()
    mine = ana.get_by_role("region", name="Your ratings")
    expect(mine.get_by_text("Against bots only")).to_be_visible()
    expect(mine.get_by_text("Leaderboards list those who have kept their name.")).to_be_visible()
    expect(ana.locator(f"a[href='/r/{table}']")).to_contain_text(re.compile(r"Rating \d+\? \(\S\d+\)"))
    ana.get_by_role("combobox", name="Game").select_option("heat")
    expect(ana.get_by_text("Heat paid")).to_be_visible()
    yours = ana.url
    ana.goto(f"{yours.removesuffix('/you')}/t/{table}")
    expect(ana.locator(".results header")).to_contain_text(re.compile(r"Rating \d+\? \(\S\d+\)"))
    ana.goto(yours)
    mine.get_by_role("link", name="Ratings").click()
    ana.wait_for_url("**/ratings/heat")  # the page names the game that it shows
    ana.get_by_role("combobox", name="Races").select_option("bots")
    expect(ana.locator("tr[aria-current]")).to_contain_text("You")
    expect(ana.get_by_text("Pilot bot")).to_be_visible()
    ana.get_by_role("button", name="Speed 1200 km").click()
    ana.wait_for_url("**/ratings/speed?book=bots")
    expect(ana.get_by_text("Nobody is on this list yet.")).to_be_visible()
    ana.reload()
    expect(ana.get_by_role("button", name="Speed 1200 km")).to_have_attribute("aria-pressed", "true")
    ana.goto(f"{ana.url.partition('/ratings')[0]}/ratings/heat?month=1999-01")
    expect(ana.get_by_role("combobox", name="Time")).to_have_value("1999-01")
    expect(ana.get_by_text("Nobody is on this list yet.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_leaderboards_are_for_everybody_and_fit_on_every_screen(
    visit: Callable[..., Any], server: Server, scheme: str
) -> None:
    """In Polish, with names as long as they may be."""
    store = Store(server.database)
    for number, name in enumerate(("Wolfgang-Amadeus van der Heide", "Ωωωωωωωωωωωωωωωωωωωωωωωωωωωωω")):
        become_member(store, f"{scheme}{number}", name)
    finish(store, f"{scheme}1", f"{scheme}0 PILOT {scheme}1")
    count_all(store)
    store.close()
    page = visit("/ratings", locale="pl", color_scheme=scheme)
    page.wait_for_selector("tbody tr")
    assert violations(page) == []
    look = Look({name: SIZES[name] for name in ("small phone", "phone, lying", "laptop at 200 %", "laptop")})
    look.at(page, "ratings")
    assert look.wrong == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_for_everybody_and_fits_on_every_screen(visit: Callable[..., Any], scheme: str) -> None:
    """In Bulgarian, whose words take the most room."""
    page = visit("/you", locale="bg", color_scheme=scheme)
    page.wait_for_selector("section .none")
    assert violations(page) == []
    look = Look({name: SIZES[name] for name in ("small phone", "phone, lying", "laptop at 200 %", "laptop")})
    look.at(page, "guest")
    page.locator("main .primary").first.click()
    page.wait_for_selector("output")
    assert violations(page) == []
    look.at(page, "member")
    assert look.wrong == []
