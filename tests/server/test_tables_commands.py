"""`paddock tables ...` as somebody who runs a server uses it."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner, Result

from paddock.cli import app
from paddock.errors import PaddockError
from paddock.server.players import Players
from paddock.server.store import Store
from paddock.server.table import OVER, who_is
from paddock.words import LANGUAGES
from tests.server.kept import mark
from tests.server.test_backups import cipher
from tests.server.test_store import raced

__all__ = ["cipher"]

Tables = Callable[..., Result]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.sqlite'}"


@pytest.fixture
def tables(url: str, monkeypatch: pytest.MonkeyPatch) -> Tables:
    """Run a command; what is wrong is an error with a sentence, and nothing else."""
    monkeypatch.setenv("PADDOCK_LANG", "en")
    monkeypatch.setenv("PADDOCK_DATABASE", url)

    def run(*arguments: object) -> Result:
        done = CliRunner().invoke(app, ["tables", *map(str, arguments)])
        assert done.exception is None or isinstance(done.exception, PaddockError | SystemExit), done.exception
        return done

    return run


def spoil(store: Store, table: str = "t1") -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE entries SET entry = '{' WHERE table_id = :id AND seq = 3"), {"id": table})


def test_one_broken_table_is_named_and_the_others_are_verified(store: Store, tables: Tables) -> None:
    for name in ("t1", "t2", "t3"):
        raced(store, name, moves=5)
    spoil(store, "t2")
    done = tables("verify")
    assert done.exit_code == 1
    assert "'t2'" in done.output
    assert "line 3" in done.output
    assert "2 tables hold, 1 doesn't" in done.output
    found = json.loads(tables("verify", "--json").stdout)
    assert set(found["verified"]) == {"t1", "t3"}
    assert set(found["wrong"]) == {"t2"}


def test_one_broken_table_is_listed_as_such(store: Store, tables: Tables) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=1)
    spoil(store)
    done = tables("list")
    assert done.exit_code == 0
    assert "can't be read" in done.output
    assert "Ana, Ben" in done.output
    rows = json.loads(tables("list", "--json").stdout)
    assert ["unreadable" in row for row in rows] == [True, False]


def test_a_backup_is_written_checked_and_restored(store: Store, tables: Tables, tmp_path: Path) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=5)
    file = tmp_path / "all.gz"
    done = tables("backup", file, "--verify")
    assert done.exit_code == 0
    assert "2 tables hold" in done.output
    assert tables("check", file).exit_code == 0
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert tables("restore", file, "--database", other).exit_code == 0
    assert Store(other).ids() == ["t1", "t2"]
    earlier = f"sqlite:///{tmp_path / 'earlier.sqlite'}"
    assert tables("restore", file, "--until", "1970-01-01", "--database", earlier).exit_code == 0
    assert Store(earlier).ids() == []


def test_a_check_tells_what_does_not_hold(store: Store, tables: Tables, tmp_path: Path) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=5)
    spoil(store)
    done = tables("backup", tmp_path / "all.gz", "--verify")
    assert done.exit_code == 1
    assert "'t1'" in done.output
    assert "1 table holds" in done.output


def test_a_sealed_backup_goes_there_and_back(cipher: None, store: Store, tables: Tables, tmp_path: Path) -> None:
    raced(store, moves=5)
    key, file = tmp_path / "key", tmp_path / "all.sealed"
    key.write_text("correct horse battery staple\n")
    assert tables("backup", file, "--key-file", key, "--verify").exit_code == 0
    assert "is sealed" in str(tables("check", file).exception)
    assert tables("check", file, "--key-file", key).exit_code == 0
    key.write_text("wrong horse battery staple\n")
    assert "key is another" in str(tables("check", file, "--key-file", key).exception)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("check", "{folder}/nowhere"), "nowhere"),
        (("check", "{folder}"), "not a backup"),
        (("restore", "{folder}/broken"), "not a backup"),
        (("restore", "{folder}/broken", "--until", "soon"), "'soon' is not a moment"),
        (("restore", "{folder}/broken", "--until", "9999-99-99"), "not a moment"),
        (("backup", "{folder}"), "not a plain file"),
        (("backup", "{folder}/no/where"), "can't be written"),
        (("backup", "{folder}/new", "--key-file", "{folder}/nowhere"), "can't be read"),
        (("backup", "{folder}/new", "--key-file", "{folder}/short"), "too short"),
        (("forget", "nobody"), "nobody 'nobody'"),
    ],
)
def test_what_is_wrong_gets_a_sentence(tables: Tables, tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    (tmp_path / "broken").write_bytes(b"\x1f\x8b broken")
    (tmp_path / "short").write_text("short")
    done = tables(*(argument.format(folder=tmp_path) for argument in arguments))
    assert done.exit_code != 0
    assert isinstance(done.exception, PaddockError)
    assert told in str(done.exception)
    for language in LANGUAGES:
        assert done.exception.sentence(language)


def test_somebody_is_forgotten_by_what_others_see(store: Store, tables: Tables) -> None:
    raced(store, moves=5)
    done = tables("forget", who_is("ben"))
    assert done.exit_code == 0
    assert "1 table" in done.output
    assert store.load("t1").chairs["B"].name == "Guest"
    assert tables("verify").exit_code == 0


def test_old_tables_are_thinned(store: Store, tables: Tables) -> None:
    for name in ("t1", "t2", "t3"):
        raced(store, name, moves=5)
    for name in ("t1", "t2"):
        mark(store, name, OVER)
    spoil(store, "t2")
    done = tables("thin", "--older", 30)
    assert done.exit_code == 1  # one can't be read
    assert "'t2'" in done.output
    assert "1 table" in done.output
    assert store.load("t1").chairs["A"].name == "Guest"
    assert store.load("t3").chairs["A"].name == "Ana"


def test_cookies_get_a_new_key(store: Store, tables: Tables) -> None:
    (old,) = store.keys()
    assert "30 days" in tables("new-key").output
    first, second = store.keys()
    assert first.key == old.key
    assert second.since > time.time()
    assert first.until is not None
    assert first.until > time.time() + 29 * 86_400
    assert "All older ones are void" in tables("new-key", "--keep", 0).output
    players = Players(store)
    ana = players.new_guest("Ana")
    assert players.from_cookie(players.cookie(ana)) == ana
