"""Links that are shown around: what a page says of a table, and the picture of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from paddock.errors import StoreError, TableError
from paddock.games import GAMES, game
from paddock.race import Race
from paddock.server import pictures, site
from paddock.server.ledger import Budget
from paddock.server.limits import PER_ADDRESS
from paddock.server.previews import HEIGHT, HUES, LONGEST, WIDTH, preview
from paddock.words import LANGUAGES
from tests.server.visitors import Door, Visitor, open_door, raced, started

PNG = b"\x89PNG\r\n\x1a\n"
PAGE = "<!doctype html><html><head><title>Paddock</title></head><body></body></html>"
LIVERY = Path(__file__).parents[2] / "web/src/frame/livery.ts"
WORDS = Path(__file__).parents[2] / "web/src/words"


@pytest.fixture(autouse=True)
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as they are built, but for what they do."""
    (tmp_path / "assets").mkdir()
    for name in ("index", "table", "replay", "help"):
        (tmp_path / f"{name}.html").write_text(PAGE)
    monkeypatch.setattr(site, "BUILT", tmp_path)
    monkeypatch.setattr(site, "place_of_engine", lambda: tmp_path / "engine")
    monkeypatch.setattr(pictures, "FRESH", 3600.0)  # no picture is drawn again because a machine is busy


def page(visitor: Visitor, path: str, **headers: str) -> str:
    answer = visitor.browser.get(path, headers=headers)
    assert answer.status_code == 200
    return answer.text


def said(text: str, name: str) -> str | None:
    """What a page says of itself under a name."""
    found = re.search(rf'<meta (?:name|property)="{re.escape(name)}" content="([^"]*)" />', text)
    return unescape(found[1]) if found else None


def noted(**changes: Any) -> dict[str, Any]:
    """What lists tell of a table at which three race."""
    about = {"id": "k3v9", "game": "heat", "options": {}, "seats": ["A", "B", "C"], "watched": True}
    chairs = {"A": {"name": "Ana"}, "B": {"bot": "pilot"}, "C": {}}
    return {"table": about | changes.pop("table", {}), "status": "open", "chairs": chairs, **changes}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


# What is said


def test_a_link_tells_who_races_and_what_is_free() -> None:
    assert preview(noted(), "en").title == "HEAT on USA: Ana and one bot; 1 seat free"
    full = noted(status="racing", chairs={"A": {"name": "Ana"}, "B": {"name": "Ivo"}, "C": {"bot": "pilot"}})
    assert preview(full, "en").title == "HEAT on USA: Ana, Ivo and one bot"
    assert preview(noted(chairs={"A": {}, "B": {}, "C": {}}), "en").title == "HEAT on USA: 3 seats free"


def test_a_link_tells_who_has_won() -> None:
    places = {"A": 2, "B": 1, "C": 3}
    over = noted(status="over", places=places, chairs={"A": {"name": "Ana"}, "B": {"name": "Ivo"}, "C": {}})
    assert preview(over, "en").title == "Race over: Ivo wins"
    assert preview({**over, "points": {"A": 77, "B": 80, "C": 60}}, "en").title == "Race over: Ivo wins 80:77"
    assert [driver.name for driver in preview(over, "en").drivers] == ["Ivo", "Ana", ""]
    team = {"A": 1, "B": 1, "C": 2}
    assert preview({**over, "places": team}, "en").title == "Race over: Ana and Ivo win"


def test_points_are_told_where_they_say_more_than_places() -> None:
    from paddock.server.lists import points

    for name in GAMES:
        assert bool(points(Race(name, 2, seed=1))) == (name in ("speed", "thunder")), name


def test_a_private_table_is_a_game_and_no_more() -> None:
    shown = preview(noted(table={"watched": False}, status="racing"), "en")
    assert shown.title == "HEAT on USA: a private table"
    assert not shown.public
    assert "Ana" not in repr(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["open", "racing", "over"])
def test_every_language_has_all_of_it(language: str, status: str) -> None:
    for watched in (True, False):
        shown = preview(noted(status=status, table={"watched": watched}), language)
        for text in (shown.title, shown.about, shown.state):
            assert "previews" not in text
            assert "{" not in text
            assert "?" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_are_called_as_on_the_page(language: str) -> None:
    """In the title and in the picture; who has chosen a name that only begins so keeps it."""
    guest = re.search(r"^me-guest = (.+)$", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert guest
    chairs = {"A": {"name": "Guest 1234"}, "B": {"name": "Guest"}, "C": {"name": "Guest 12345"}}
    shown = preview(noted(status="racing", chairs=chairs), language)
    assert [driver.name for driver in shown.drivers] == [f"{guest[1]} 1234", guest[1], "Guest 12345"]
    assert f"{guest[1]} 1234" in shown.title
    over = preview(noted(status="over", chairs=chairs, places={"A": 1, "B": 2, "C": 3}), language)
    assert f"{guest[1]} 1234" in over.title
    assert f"{guest[1]} 1234" in pictures.composed(over, None)


def test_names_of_others_are_text_and_nothing_else() -> None:
    evil = '"><script>alert(1)</script>\u202e\u0007\n&amp;' + "x" * 400
    shown = preview(noted(chairs={"A": {"name": evil}, "B": {"name": evil}, "C": {}}), "en")
    assert len(shown.title) <= LONGEST
    assert shown.title.isprintable()
    drawn = pictures.composed(shown, None)
    assert "<script" not in drawn
    track = {"track": {"name": evil}}
    assert len(preview(noted(table={"options": track}), "en").place) <= 40


def test_hues_are_those_of_the_page() -> None:
    written = re.findall(r'\["(#[0-9a-f]{6})", "#[0-9a-f]{6}"\]', LIVERY.read_text())
    assert tuple(written) == HUES


# Pages


def test_a_page_says_what_it_is(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    for way in ("t", "r"):
        text = page(ben, f"/{way}/{table}")
        assert said(text, "og:title") == "HEAT on USA: Ana and Ben"
        assert "<title>HEAT on USA: Ana and Ben</title>" in text
        assert said(text, "og:url") == f"http://testserver/{way}/{table}"
        assert said(text, "description") == said(text, "og:description")
        assert said(text, "twitter:card") == "summary_large_image"
        assert str(said(text, "og:image")).startswith(
            f"http://testserver/api/tables/{table}/picture.png?language=en&v="
        )
    assert said(page(ben, "/"), "og:title") == "Paddock: racing board games"
    assert page(ben, "/help") == PAGE


def test_a_page_speaks_the_language_of_its_visitor(ana: Visitor) -> None:
    table = ana.open()
    asked = f"/t/{table}"
    assert "ελεύθερες θέσεις" in page(ana, asked, **{"Accept-Language": "de, el;q=0.9, bg;q=0.2"})
    assert "свободни места" in page(ana, f"{asked}?lang=bg", **{"Accept-Language": "el"})
    assert "seats free" in page(ana, f"{asked}?lang=xx", **{"Accept-Language": "*;q=nan,;;q=,"})


def test_a_page_is_kept_by_what_is_in_it(ana: Visitor) -> None:
    table = ana.open()
    first = ana.browser.get(f"/t/{table}")
    again = {"If-None-Match": first.headers["etag"]}
    assert ana.browser.get(f"/t/{table}", headers=again).status_code == 304
    assert "Accept-Language" in first.headers["vary"]
    ana.do(table, "sit", "A")
    assert ana.browser.get(f"/t/{table}", headers=again).status_code == 200


def test_a_table_that_is_put_away_is_told_of_without_being_opened(ana: Visitor, ben: Visitor, door: Door) -> None:
    table = started(ana, ben)
    ana.browser.portal.call(door.house.hall._writer.run, lambda: None)  # what is noted of it is in the store
    door.house.hall._put_away(table)
    assert said(page(ben, f"/t/{table}"), "og:title") == "HEAT on USA: Ana and Ben"
    assert table not in {opened.table.header.id for opened in door.house.hall.opened}


@pytest.mark.parametrize("table", ["nothing", "x" * 5000, "..%2f..%2fetc", "%3Cscript%3E", "a%22b", "Ω"])
def test_a_table_that_is_not_there_has_a_plain_page(ana: Visitor, table: str) -> None:
    answer = ana.browser.get(f"/t/{table}")
    assert answer.status_code in (200, 404)  # a slash leads elsewhere
    assert "og:title" not in answer.text
    assert ana.browser.get(f"/api/tables/{table}/picture.png").status_code in (404, 422)


@pytest.mark.parametrize("host", ['a"><script>', "[::", "a b", "", "x" * 300])
def test_an_address_that_is_none_is_not_repeated(ana: Visitor, host: str) -> None:
    text = page(ana, f"/t/{ana.open()}", Host=host)
    assert text == PAGE


def test_a_page_is_served_whatever_the_store_does(ana: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    def dead(_table: str) -> Any:
        raise StoreError("no_store", url="x", why=OperationalError("x", {}, Exception()))

    monkeypatch.setattr(door.house.store, "noted", dead)
    assert page(ana, "/t/elsewhere") == PAGE
    assert ana.browser.get("/api/tables/elsewhere/picture.png").status_code == 503


def test_an_address_is_https_where_nothing_else_is(tmp_path: Path) -> None:
    with open_door(tmp_path, secure=True) as door:
        ana = door.visitor()
        assert str(said(page(ana, "/"), "og:url")).startswith("https://testserver/")


# Pictures


@pytest.fixture(scope="module")
def drawn() -> Iterator[list[tuple[Any, Any]]]:
    """Pictures are drawn here and now: no process to wait for."""
    asked: list[tuple[Any, Any]] = []

    async def make(self: pictures.Studio, shown: Any, look: Any) -> pictures.Picture:
        asked.append((shown, await look()))
        try:
            made = pictures.Picture(PNG + repr(asked[-1]).encode(), f'"{len(asked)}"', pictures.time.monotonic())
        finally:
            self._making.pop(shown.mark)
        self._keep(shown.mark, made)
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures.Studio, "_make", make)
        yield asked


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_drawn(name: str) -> None:
    race = Race(name, 2, seed=1)
    chairs = {seat: {"name": f"Анна & Ιω {seat}"} for seat in race.seats}
    about = {"id": "x", "game": name, "options": {}, "seats": race.seats, "watched": True}
    for status in ("open", "racing", "over"):
        told = {"table": about, "status": status, "chairs": chairs}
        if status == "over":
            told["places"] = dict.fromkeys(race.seats, 1) | {race.seats[0]: 2}
        svg = pictures.composed(preview(told, "bg"), race.view() if status != "open" else None)
        assert game(name).say("game.title", language="bg") in svg
        assert "Анна &amp; Ιω" in svg
        assert svg.count('class="car"') + svg.count('class="racer"') >= (
            2 if name == "heat" and status == "racing" else 0
        )


def test_a_picture_is_one_in_the_process_that_draws(ana: Visitor) -> None:
    table = ana.open("speed")
    answer = ana.browser.get(f"/api/tables/{table}/picture.png?language=el")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=60"
    assert "set-cookie" not in answer.headers
    assert size_of(answer.content) == (WIDTH, HEIGHT)
    again = {"If-None-Match": answer.headers["etag"]}
    assert ana.browser.get(f"/api/tables/{table}/picture.png?language=el", headers=again).status_code == 304
    head = ana.browser.head(f"/api/tables/{table}/picture.png?language=el")
    assert (head.status_code, head.content) == (200, b"")


def test_a_picture_shows_what_a_spectator_sees(ana: Visitor, ben: Visitor, drawn: list[tuple[Any, Any]]) -> None:
    table = started(ana, ben)
    assert ana.get(f"/tables/{table}/picture.png").status_code == 200
    shown, view = drawn[-1]
    assert view["you"] is None
    assert view == door_view(ana, table)
    before = len(drawn)
    for visitor in (ana, ben):
        assert visitor.get(f"/tables/{table}/picture.png").status_code == 200
    assert len(drawn) == before
    assert shown.title == "HEAT on USA: Ana and Ben"


def door_view(visitor: Visitor, table: str) -> Any:
    return visitor.door.visitor().look(table)["state"]["view"]


def test_a_picture_of_a_private_table_shows_no_race(ana: Visitor, ben: Visitor, drawn: list[tuple[Any, Any]]) -> None:
    table = started(ana, ben, watched=False)
    assert ben.door.visitor().get(f"/tables/{table}/picture.png").status_code == 200
    shown, view = drawn[-1]
    assert view is None
    assert shown.drivers == ()


def test_a_picture_after_the_race_is_another(ana: Visitor, ben: Visitor, drawn: list[tuple[Any, Any]]) -> None:
    table = raced(ana, ben)
    assert ana.get(f"/tables/{table}/picture.png").status_code == 200
    assert {driver.place for driver in drawn[-1][0].drivers} == {1, 2}
    assert str(said(page(ana, f"/r/{table}"), "og:title")).startswith("Race over: ")


def test_a_closed_table_is_told_of_no_more(ana: Visitor, ben: Visitor, door: Door) -> None:
    from paddock.server.table import Entry

    table = started(ana, ben)
    ana.browser.portal.call(door.house.hall.decree, table, lambda _table, at: Entry("closed", at))
    assert page(ben, f"/t/{table}") == PAGE
    assert ben.get(f"/tables/{table}/picture.png").status_code == 404


def test_too_many_pictures_are_refused(ana: Visitor, door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ana.open()
    monkeypatch.setattr(pictures, "MOST_WAITING", 0)
    answer = ana.get(f"/tables/{table}/picture.png", language="ro")
    assert (answer.status_code, answer.json()["code"]) == (503, "pictures_busy")


def test_pictures_are_limited(tmp_path: Path, drawn: list[tuple[Any, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PER_ADDRESS, "pictures", Budget(3, 1e6))
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor()
        table = ana.open()
        answers = [ana.get(f"/tables/{table}/picture.png").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_a_hundred_who_ask_at_once_wait_for_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    times = 0

    async def look() -> None:
        nonlocal times
        times += 1
        await asyncio.sleep(0.01)
        raise TableError("pictures_busy")

    async def ask() -> list[Any]:
        studio, shown = pictures.Studio(), preview(noted(), "en")
        return await asyncio.gather(*(studio.picture(shown, look) for _ in range(100)), return_exceptions=True)

    assert {error.code for error in asyncio.run(ask())} == {"pictures_busy"}
    assert times == 1


def test_a_picture_without_fonts_has_no_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "FONTS", tmp_path / "nowhere")
    told = noted(table={"game": "speed", "seats": ["s0", "s1"]}, chairs={"s0": {}, "s1": {}})
    assert size_of(pictures.draw(preview(told, "en"), None)) == (WIDTH, HEIGHT)


def test_pages_for_many_hosts_push_no_file_out_of_the_cache(ana: Visitor) -> None:
    ana.browser.get("/", headers={"Host": "paddock.example"})
    kept = site.served.cache_info().currsize
    for number in range(20):
        assert f"host{number}.example" in page(ana, "/", Host=f"host{number}.example")
    assert site.served.cache_info().currsize == kept
