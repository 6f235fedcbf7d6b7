"""What the server gives to pages: boards as data, words, invitations, and the pages themselves."""

from __future__ import annotations

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
    assert {message_id(f"refusals.{rule}") for rule in game(name).refusals} <= set(words)
    assert words.plain("game-title") == game(name).say("game.title", language=language)


def test_every_choice_that_a_page_offers_can_be_raced() -> None:
    for name in GAMES:
        for key, values in game(name).choices.items():
            for value in values:
                assert any(can_be_raced(name, seats, {key: value}) for seats in game(name).seats), (name, key, value)


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
    for name in ("index", "table", "replay", "help"):
        (tmp_path / f"{name}.html").write_text(f"<title>{name}</title>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path, name in {"/": "index", "/t/abc": "table", "/r/abc": "replay", "/help/heat": "help"}.items():
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
