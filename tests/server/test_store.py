"""The store: what it has taken is there, line by line; SQLite and PostgreSQL alike."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from paddock.errors import StoreError
from paddock.server.database import ALIVE, METADATA, connect, default_url, kept_alive, to_json
from paddock.server.store import Store
from paddock.server.table import Entry, Header
from tests.server.test_table import KEY, drive, shown, started


def raced(store: Store, name: str = "t1", game: str = "heat", moves: int = 120) -> None:
    """A table that has been raced at, in the store."""
    asker = started(game, ("A", "B", "C"))
    drive(asker, Random(name), moves)
    store.add(replace(asker.table.header, id=name), KEY, opened=1.0)
    for seq, entry in enumerate(asker.log):
        store.append(name, seq, entry)


def test_the_database_is_what_the_migrations_make_of_it(store: Store) -> None:
    inspector = inspect(store.engine)
    assert set(inspector.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        columns = {column["name"]: column["nullable"] for column in inspector.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}


@pytest.mark.parametrize("game", ["heat", "speed"])
def test_a_table_comes_back_as_it_was(store: Store, url: str, game: str) -> None:
    raced(store, game=game)
    again = Store(url)
    loaded, once_more = store.load("t1"), again.load("t1")
    assert loaded.race is not None
    assert once_more.race == loaded.race
    assert shown(once_more, 0) == shown(loaded, 0)
    assert again.entries("t1", since=5) == store.entries("t1")[5:]
    assert again.ids() == ["t1"]
    again.close()


def test_of_two_lines_for_the_same_place_one_is_refused(store: Store) -> None:
    raced(store, moves=3)
    before = store.entries("t1")
    with pytest.raises(StoreError, match="line 2 already"):
        store.append("t1", 2, Entry("said", 0.0, values={"text": "too late"}))
    with pytest.raises(StoreError, match="no table 'nowhere'"):
        store.append("nowhere", 0, Entry("said", 0.0))
    assert store.entries("t1") == before


def test_a_table_is_opened_once(store: Store) -> None:
    raced(store, moves=1)
    with pytest.raises(StoreError, match="already a table 't1'"):
        store.add(Header("t1", "heat", ("A",), "eve"), KEY, opened=2.0)
    assert store.load("t1").header.host == "ana"


def test_chance_that_was_tampered_with_is_found(store: Store) -> None:
    raced(store)
    digest = store.verify("t1")
    race = store.load("t1").race
    assert race is not None
    assert digest == race.digest()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET key = :key"), {"key": bytes(32)})
    with pytest.raises(StoreError, match="'t1'"):
        store.verify("t1")


def test_a_table_without_a_race_has_nothing_to_verify(store: Store) -> None:
    store.add(Header("t1", "heat", ("A", "B"), "ana"), KEY, opened=0.0)
    assert store.verify("t1") is None


def test_a_table_of_other_rules_is_not_replayed_by_these(store: Store) -> None:
    raced(store, moves=1)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    with pytest.raises(StoreError, match="version 99"):
        store.load("t1")


def test_a_table_of_rules_that_have_changed_is_refused_with_their_number(store: Store) -> None:
    store.add(Header("t1", "thunder", ("Blue", "Red"), "ana"), KEY, opened=0.0)
    assert store.load("t1")
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 1"))
    with pytest.raises(StoreError, match=r"version 1 .* version 2"):
        store.load("t1")


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:////nowhere/at/all.sqlite"])
def test_an_address_that_leads_nowhere_gets_a_sentence(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreError) as error:
        Store("postgresql://paddock:secret@127.0.0.1:1/none")
    assert "secret" not in str(error.value)


def test_a_connection_that_is_dead_is_found_out(store: Store) -> None:
    """Without asking, one waits for minutes on a machine that is gone."""
    if not store.is_shared:
        assert kept_alive(store.engine.url) == {}
        return
    with store.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        assert {key: int(driver.info.get_parameters()[key]) for key in ALIVE} == ALIVE
    assert kept_alive(store.engine.url.update_query_dict({"keepalives_idle": "5"})) == {
        key: value for key, value in ALIVE.items() if key != "keepalives_idle"
    }


def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'safe.sqlite'}")
    with engine.begin() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    engine.dispose()


def test_the_usual_place_is_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().startswith("sqlite:///")
    assert default_url().endswith("paddock.sqlite")


# What can't be read

BROKEN = {
    "not JSON": "{not json",
    "not text": "\\xff",
    "no object": "[]",
    "nothing done": '{"at": 1.0}',
    "a wrong type": '{"do": "moved", "at": "noon"}',
    "no move": '{"do": "moved", "at": 9.0, "seat": "A"}',
    "no such seat": '{"do": "sat", "at": 9.0, "by": "ana", "seat": "Z", "values": {"name": "Ana"}}',
    "an illegal move": '{"do": "moved", "at": 9.0, "seat": "A", "values": {"move": "fly"}}',
}


def break_line(store: Store, line: str, table: str = "t1", seq: int = 5) -> None:
    """Write something into a log that does not belong there."""
    values = {"line": line, "id": table, "seq": seq}
    with store.engine.begin() as connection:
        if line == "\\xff":
            values["line"] = b"\xff"  # type: ignore[assignment]
        changed = "UPDATE entries SET entry = :line WHERE table_id = :id AND seq = :seq"
        connection.execute(text(changed), values)


@pytest.mark.parametrize("what", BROKEN)
def test_one_unreadable_line_is_named_and_stops_nobody_else(store: Store, what: str) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=8)
    if store.is_shared and what in ("not JSON", "not text"):
        with pytest.raises(DBAPIError):  # PostgreSQL takes nothing but JSON
            break_line(store, BROKEN[what])
        assert store.load("t1").race is not None
        return
    break_line(store, BROKEN[what])
    for asked in (store.load, store.verify):
        with pytest.raises(StoreError) as error:
            asked("t1")
        assert error.value.code == "table_unreadable"
        assert (error.value.values["id"], error.value.values["line"]) == ("t1", 5)
        assert "line 5" in str(error.value)
    assert store.load("t2").race is not None
    assert store.ids() == ["t1", "t2"]


def test_a_line_that_is_missing_is_named(store: Store) -> None:
    raced(store, moves=8)
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE seq = 4"))
    with pytest.raises(StoreError, match=r"line 4 .* is missing"):
        store.load("t1")


def break_header(store: Store, header: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET header = :header WHERE id = 't1'"), {"header": header})


@pytest.mark.parametrize("header", ["{}", "[]", '{"id": "t1", "game": "heat", "seats": 3, "host": "ana"}', "{not json"])
def test_a_header_that_can_not_be_read_is_told_with_its_table(store: Store, header: str) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=1)
    if store.is_shared and header == "{not json":
        with pytest.raises(DBAPIError):  # PostgreSQL takes nothing but JSON
            break_header(store, header)
        assert store.load("t1").race is not None
        return
    break_header(store, header)
    for asked in (store.load, store.row, store.key, store.verify):
        with pytest.raises(StoreError, match="'t1' can't be read"):
            asked("t1")
    assert store.load("t2").race is not None


def test_what_only_a_newer_version_knows_is_passed_over(store: Store) -> None:
    raced(store, moves=8)
    before = store.load("t1")
    line = {**store.entries("t1")[5].as_document(), "mood": "good"}
    break_line(store, to_json(line))
    header = {**store.row("t1")["header"], "weather": "rain"}
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET header = :header"), {"header": to_json(header)})
    assert store.load("t1").race == before.race
    assert store.verify("t1") is not None


def test_a_store_that_a_newer_version_has_used_gets_a_sentence(store: Store, url: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"newer version of Paddock .*9999"):
        Store(url)
