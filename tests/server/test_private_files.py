"""Files that hold secrets are for the eyes of their owner."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.server.database import default_url
from paddock.server.store import Store
from tests.server.test_store import raced

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such rights here")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """By itself this process makes files that everybody can read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_database_and_all_that_lies_beside_it_is_for_its_owner(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'store.sqlite'}")
    claim = store.claim()
    raced(store, moves=3)
    files = {path.name: mode(path) for path in tmp_path.iterdir()}
    assert {"store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.server"} <= set(files)
    assert set(files.values()) == {0o600}
    claim.release()
    store.close()


def test_files_of_an_earlier_version_are_tightened(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    store = Store(f"sqlite:///{file}")
    raced(store, moves=3)
    store.claim().release()
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    again = Store(f"sqlite:///{file}")
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    for each in (again, store):
        each.close()


def test_a_group_that_was_let_in_stays(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o664)
    Store(f"sqlite:///{file}").close()
    assert mode(file) == 0o660


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give files away")
def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o644)
    os.chown(file, 65534, 65534)
    Store(f"sqlite:///{file}").close()
    assert mode(file) == 0o644


def test_the_data_folder_is_made_for_its_owner_and_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "deep" / "data"))
    default_url()
    folder = tmp_path / "deep" / "data" / "paddock"
    assert mode(folder) == 0o700
    folder.chmod(0o755)
    default_url()
    assert mode(folder) == 0o755
