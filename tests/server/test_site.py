"""What the server gives to pages: boards as data, words, invitations, and the pages themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from paddock import BadOption, Race
from paddock.games import GAMES, game
from paddock.games.heat.track import shipped
from paddock.server import site
from paddock.server.app import make_app
from paddock.server.house import Settings
from paddock.words import LANGUAGES, Catalogue, message_id


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'tables.db'}"
    with TestClient(make_app(Settings(database, limits=False))) as client:
        yield client


def open_table(client: TestClient, **wanted: Any) -> str:
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 201
    return str(made.json()["table"]["id"])


@pytest.mark.parametrize("track", shipped())
def test_the_board_of_heat_tells_where_every_space_lies(client: TestClient, track: str) -> None:
    table = open_table(client, game="heat", options={"track": track})
    board = client.get(f"/api/tables/{table}/board").json()
    loaded = Race("heat", track=track).view()
    assert len(board["spaces"]) == loaded["spaces"]
    assert [[corner["line"], corner["limit"]] for corner in board["corners"]] == loaded["corners"]
    assert all(len(space["spots"]) == 2 for space in board["spaces"])


def test_the_board_of_speed_tells_the_distances(client: TestClient) -> None:
    table = open_table(client, game="speed", seats=6)
    board = client.get(f"/api/tables/{table}/board").json()
    assert (board["distance"], board["extension"]) == (990, 1200)
    assert board["teams"] == {"A": ["s0", "s3"], "B": ["s1", "s4"], "C": ["s2", "s5"]}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_gets_the_words_of_a_game(client: TestClient, name: str, language: str) -> None:
    words = Catalogue(client.get(f"/api/games/{name}/words", params={"language": language}).text, language)
    assert {message_id(f"refusals.{rule}") for rule in game(name).rules.refusals} <= set(words)
    assert words.plain("game-title") == game(name).say("game.title", language=language)


#: Options that say something of another one, which must be chosen, too.
BESIDE: dict[str, dict[str, Any]] = {"legend_pro": {"legends": 2}}


def test_every_choice_that_a_page_offers_can_be_raced() -> None:
    for name in GAMES:
        for key, values in game(name).faces.choices.items():
            for value in values:
                options = {key: value, **BESIDE.get(key, {})}
                assert any(can_be_raced(name, seats, options) for seats in game(name).seats), (name, key, value)


def can_be_raced(name: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        Race(name, seats, **options)
    except BadOption:
        return False
    return True


def test_a_table_tells_whether_a_move_can_be_taken_back(client: TestClient) -> None:
    table = open_table(client, game="heat", seats=2)

    def do(**command: Any) -> None:
        done = client.post(f"/api/tables/{table}/commands", json={"id": str(command), **command})
        assert done.status_code == 200, done.text

    def can_undo() -> bool:
        return bool(client.get(f"/api/tables/{table}").json()["state"].get("undo", False))

    do(do="sit", seat="A", name="Ana")
    do(do="sit", seat="B", name="Ivo")
    do(do="start")
    assert not can_undo()
    do(do="move", seat="A", move="gear 1")
    assert can_undo()
    do(do="undo", seat="A")
    assert not can_undo()


def test_an_invitation_is_a_picture(client: TestClient) -> None:
    table = open_table(client, game="heat")
    answer = client.get(f"/api/tables/{table}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


def test_pages_without_a_build_say_how_to_make_one(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "BUILT", tmp_path / "nothing")
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_pages_and_assets_are_served_packed_and_kept(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "BUILT", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "table-1234.js").write_text("a" * 5000)
    for name in ("index", "table", "replay", "help", "puzzles"):
        (tmp_path / f"{name}.html").write_text(f"<title>Paddock</title><p>{name}</p>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path, name in {
        "/": "index",
        "/t/abc": "table",
        "/r/abc": "replay",
        "/help/heat": "help",
        "/puzzles/heat": "puzzles",
    }.items():
        answer = client.get(path)
        assert name in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert client.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    asset = client.get("/assets/table-1234.js", headers={"Accept-Encoding": "gzip"})
    assert asset.headers["content-encoding"] == "gzip"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.text == "a" * 5000
    assert client.get("/assets/..%2f..%2fsecret.txt").status_code == 404
    assert client.get("/assets/nothing.js").status_code == 404


# Without a network


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small build of the page, and a place for its engine with nothing in it."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    for name in ("index", "table", "replay", "help", "puzzles"):
        (built / f"{name}.html").write_text("<head><title>Paddock</title></head>")
    (built / "offline.js").write_text("keep();")
    (built / "manifest.webmanifest").write_text('{"name": "Paddock"}')
    for name in ("index-1.js", "el-2.js", "sofia-sans-greek-400-normal-3.woff2"):
        (built / "assets" / name).write_text(name)
    monkeypatch.setattr(site, "BUILT", built)
    monkeypatch.setattr(site, "place_of_engine", lambda: tmp_path / "engine")
    return tmp_path


def kept(client: TestClient) -> dict[str, Any]:
    text = client.get("/offline.js").text
    assert text.endswith("keep();")
    return dict(json.loads(text.removeprefix("self.paddock=").partition(";\n")[0]))


def make_engine(page: Path, version: str) -> None:
    folder = page / "engine" / version
    folder.mkdir(parents=True)
    (folder / "heat.wasm").write_bytes(bytes(2000))
    (folder / "heat.words.el.ftl").write_text("game-title = HEAT")
    (folder / "speed.2.weights").write_bytes(bytes(10))


def test_a_page_keeps_what_it_is_made_of_and_nothing_else(client: TestClient, page: Path) -> None:
    found = kept(client)
    assert found["files"] == ["assets/index-1.js", "manifest.webmanifest"]
    assert found["spoken"]["el"] == ["assets/el-2.js", "assets/sofia-sans-greek-400-normal-3.woff2"]
    assert found["spoken"]["en"] == []
    assert found["asks"] is True
    assert all(client.get(f"/{address}").status_code == 200 for address in found["pages"].values())
    assert not any(name.startswith("api") for name in (*found["files"], *found["pages"]))
    assert client.get("/offline.js").headers["cache-control"] == "no-cache"


def test_whatever_changes_makes_another_version(client: TestClient, page: Path) -> None:
    before = kept(client)["version"]
    assert kept(client)["version"] == before
    (page / "static" / "manifest.webmanifest").write_text('{"name": "Other"}')
    after = kept(client)["version"]
    make_engine(page, "abcd")
    assert len({before, after, kept(client)["version"]}) == 3


def test_an_engine_is_offered_where_there_is_one(client: TestClient, page: Path) -> None:
    assert "paddock-engine" not in client.get("/").text
    make_engine(page, "abcd")
    for address in ("/", "/t/local-x7k3", "/help/heat"):
        assert '<meta name="paddock-engine" content="/engine/abcd/">' in client.get(address).text
    answer = client.get("/engine/abcd/heat.wasm", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    found = kept(client)
    assert found["later"] == ["engine/abcd/speed.2.weights"]
    assert "engine/abcd/heat.wasm" in found["files"]
    assert found["spoken"]["el"][-1] == "engine/abcd/heat.words.el.ftl"


@pytest.mark.parametrize("name", ["abcd/../../tables.db", "abcd/none.wasm", "other/heat.wasm", "", "%2e%2e/x"])
def test_nothing_else_is_given_out(client: TestClient, page: Path, name: str) -> None:
    make_engine(page, "abcd")
    assert client.get(f"/engine/{name}").status_code == 404


def test_the_manifest_says_what_it_is(client: TestClient, page: Path) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.json()["name"] == "Paddock"
