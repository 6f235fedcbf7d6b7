"""The store: what it has taken is there, line by line; SQLite and PostgreSQL alike."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect, text

from paddock.errors import StoreError
from paddock.server.store import METADATA, Store, connect, default_url
from paddock.server.table import Entry, Header
from tests.server.test_table import KEY, drive, shown, started


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    engine = connect(address)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


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


def test_a_backup_holds_everything(store: Store, tmp_path: Path) -> None:
    raced(store, "t1")
    raced(store, "t2", game="speed")
    assert store.backup(tmp_path / "all.gz") == 2
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert other.restore(tmp_path / "all.gz") == 2
    assert other.ids() == ["t1", "t2"]
    for name in other.ids():
        assert other.load(name).race == store.load(name).race
        assert other.verify(name) == store.verify(name)
    with pytest.raises(StoreError, match="already a table"):
        other.restore(tmp_path / "all.gz")
    other.close()


def test_a_broken_backup_changes_nothing(store: Store, tmp_path: Path) -> None:
    raced(store, "t1", moves=2)
    store.backup(tmp_path / "all.gz")
    good = gzip.decompress((tmp_path / "all.gz").read_bytes()).decode()
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    for broken in (b"no gzip", gzip.compress(b"{"), gzip.compress((good + json.dumps({"id": 1}) + "\n").encode())):
        (tmp_path / "broken.gz").write_bytes(broken)
        with pytest.raises(StoreError, match="broken"):
            other.restore(tmp_path / "broken.gz")
        assert other.ids() == []
    with pytest.raises(StoreError, match="nowhere"):
        other.restore(tmp_path / "nowhere.gz")
    other.close()


def test_a_table_of_other_rules_is_not_replayed_by_these(store: Store) -> None:
    raced(store, moves=1)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    with pytest.raises(StoreError, match="version 99"):
        store.load("t1")


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:////nowhere/at/all.sqlite"])
def test_an_address_that_leads_nowhere_gets_a_sentence(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreError) as error:
        Store("postgresql://paddock:secret@127.0.0.1:1/none")
    assert "secret" not in str(error.value)


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
