"""Backups: one moment of a store in a file, which comes back whole, up to a moment, or not at all."""

import gzip
import json
import secrets
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from paddock.errors import StoreError
from paddock.server.database import shadow_of
from paddock.server.sealing import CHUNK, MARK, SALT, TAG, Secret, read_secret
from paddock.server.store import Key, Store
from paddock.server.table import OPEN, OVER, RACING, Entry, Header
from tests.leaving_out import need_module
from tests.server.kept import mark
from tests.server.test_store import raced
from tests.server.test_table import KEY

SECRET = Secret(bytes(range(200, 232)), is_key=True)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    yield made
    made.close()


@pytest.fixture
def cipher() -> None:
    need_module("cryptography")


def lines_in(path: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def pack(path: Path, lines: list[Any]) -> None:
    path.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))


def test_a_backup_holds_everything(store: Store, other: Store, tmp_path: Path) -> None:
    raced(store, "t1")
    raced(store, "t2", game="speed")
    mark(store, "t2", OVER)
    store.add_token(
        {"id": "k", "hash": "h", "owner": "ana", "player": "p", "name": "Robo", "scopes": "play", "made": 1.0}
    )
    store.revoke("eve", 7.0)
    assert store.backup(tmp_path / "all.gz") == 2
    assert other.restore(tmp_path / "all.gz") == 2
    assert other.ids() == ["t1", "t2"]
    for name in other.ids():
        assert other.load(name).race == store.load(name).race
        assert other.verify(name) == store.verify(name)
        assert {**other.row(name), "due": None} == {**store.row(name), "due": None}
    assert other.row("t2")["due"] == 0.0  # so it is looked at once, and its end written down
    assert other.tables_of("ana") == store.tables_of("ana")
    assert other.tokens_of("ana") == store.tokens_of("ana")
    assert other.revoked() == store.revoked() == {shadow_of("eve"): 7.0}
    with pytest.raises(StoreError, match="already a table"):
        other.restore(tmp_path / "all.gz")


def test_cookies_stay_valid_after_a_move(store: Store, other: Store, tmp_path: Path) -> None:
    keys = store.keys()
    store.new_key(since=10.0, keep=5.0)
    store.backup(tmp_path / "all.gz")
    other.restore(tmp_path / "all.gz")
    assert other.keys() == store.keys()
    assert other.keys()[0].key == keys[0].key


def old_form(path: Path, new: Path) -> None:
    """A backup as it was written before it had a version and an end."""
    house, *tables, _end = lines_in(new)
    for table in tables:
        del table["thinned"]
    settings = {"cookies": house["keys"][0]["key"]}
    pack(path, [{"settings": settings, "tokens": house["tokens"], "revoked": {"eve": 7.0}}, *tables])


def test_backups_of_the_form_before_can_be_restored(store: Store, other: Store, tmp_path: Path) -> None:
    raced(store, "t1")
    keys = store.keys()
    store.backup(tmp_path / "new.gz")
    old_form(tmp_path / "old.gz", tmp_path / "new.gz")
    assert other.restore(tmp_path / "old.gz") == 1
    assert other.verify("t1") == store.verify("t1")
    assert other.keys() == keys
    assert other.revoked() == {shadow_of("eve"): 7.0}


def broken_backups(good: bytes) -> Iterator[tuple[str, bytes]]:
    """A backup with everything wrong that can be."""
    house, table, end = (json.loads(line) for line in gzip.decompress(good).splitlines())

    def packed(*lines: Any) -> bytes:
        return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())

    yield "nothing", b""
    yield "no gzip", b"no gzip"
    yield "half a gzip", good[: len(good) // 2]
    yield "a gzip without its end", good[:-4]
    yield "a gzip with a hole", good[:60] + bytes(20) + good[80:]
    yield "no lines", gzip.compress(b"")
    yield "no JSON", gzip.compress(b"{")
    yield "no text", gzip.compress(b"\xff\xfe")
    yield "no object", packed([], table, end)
    yield "no end", packed(house, table)
    yield "a table too few", packed(house, end)
    yield "the table twice", packed(house, table, table, {"end": 2})
    yield "a number for an id", packed(house, {**table, "id": 1}, end)
    yield "a long id", packed(house, {**table, "id": "x" * 41}, end)
    yield "a key that is none", packed(house, {**table, "key": "xyz"}, end)
    yield "no log", packed(house, {**table, "entries": None}, end)
    yield "lines that are none", packed(house, {**table, "entries": [1]}, end)
    yield "text for rules", packed(house, {**table, "rules": "1"}, end)
    yield "rules beyond all", packed(house, {**table, "rules": 2**70}, end)
    yield "tokens that are none", packed({**house, "tokens": [{"id": 1}]}, table, end)
    yield "a key of the house that is none", packed({**house, "keys": [{"key": "?", "since": 0}]}, table, end)
    for key in ("id", "game", "rules", "header", "key", "opened", "entries"):
        yield f"no {key}", packed(house, {each: value for each, value in table.items() if each != key}, end)


def test_a_broken_backup_gets_a_sentence_and_changes_nothing(store: Store, url: str, tmp_path: Path) -> None:
    made = Store(f"sqlite:///{tmp_path / 'made.sqlite'}")
    raced(made, "t1", moves=2)
    made.backup(tmp_path / "all.gz")
    made.close()
    for what, broken in broken_backups((tmp_path / "all.gz").read_bytes()):
        (tmp_path / "broken.gz").write_bytes(broken)
        with pytest.raises(StoreError) as error:
            store.restore(tmp_path / "broken.gz")
        assert error.value.code in ("bad_backup", "table_exists"), what
        assert store.ids() == [], what
        assert store.tokens_of("ana") == [], what
    with pytest.raises(StoreError, match="nowhere"):
        store.restore(tmp_path / "nowhere.gz")
    with pytest.raises(StoreError):
        store.restore(tmp_path)


def test_a_backup_of_a_newer_version_is_told_apart(other: Store, tmp_path: Path) -> None:
    pack(tmp_path / "all.gz", [{"form": 99}])
    with pytest.raises(StoreError, match="newer version"):
        other.restore(tmp_path / "all.gz")


def test_what_can_not_be_read_goes_into_a_backup_too(store: Store, other: Store, tmp_path: Path) -> None:
    for name in ("t1", "t2"):
        raced(store, name, moves=8)
    with store.engine.begin() as connection:
        line = "[]" if store.is_shared else "{not json"
        connection.execute(text("UPDATE entries SET entry = :line WHERE table_id = 't1' AND seq = 3"), {"line": line})
    store.backup(tmp_path / "all.gz")
    assert other.restore(tmp_path / "all.gz") == 2
    assert other.verify("t2") == store.verify("t2")
    with pytest.raises(StoreError, match="line 3"):
        other.load("t1")
    assert lines_in(tmp_path / "all.gz")[1]["entries"][3] == {"unreadable": line}


def test_a_backup_is_one_moment_while_servers_write(store: Store, url: str, other: Store, tmp_path: Path) -> None:
    """Lines go to the tables in turn: at no moment does one have two more than another."""
    names = [f"t{number}" for number in range(6)]
    for name in names:
        store.add(Header(name, "heat", ("A", "B"), "ana"), KEY, opened=1.0)
    writer, stop = Store(url), threading.Event()

    def write() -> None:
        for seq in range(2000):
            for name in names:
                if stop.is_set():
                    return
                writer.append(name, seq, Entry("said", float(seq), by="ana", values={"text": "hi", "name": "Ana"}))

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for number in range(5):
            store.backup(tmp_path / f"{number}.gz", watch=lambda *_: stop.wait(0.02))  # time to write between
    finally:
        stop.set()
        thread.join()
        writer.close()
    for number in range(5):
        lengths = [len(table["entries"]) for table in lines_in(tmp_path / f"{number}.gz")[1:-1]]
        assert len(lengths) == len(names)
        assert max(lengths) - min(lengths) <= 1, lengths
        assert lengths == sorted(lengths, reverse=True)
    assert other.restore(tmp_path / "4.gz") == len(names)


def test_a_store_comes_back_as_it_was_at_a_moment(store: Store, other: Store, tmp_path: Path) -> None:
    raced(store, "t1", moves=400)
    log = store.entries("t1")
    store.add(Header("t2", "heat", ("A", "B"), "ana"), KEY, opened=log[-1].at + 100.0)
    mark(store, "t1", OVER)
    store.backup(tmp_path / "all.gz")
    moment = log[len(log) // 2].at
    assert other.restore(tmp_path / "all.gz", until=moment) == 1
    kept = [entry for entry in log if entry.at <= moment]
    assert other.entries("t1") == kept
    assert other.row("t1")["status"] == RACING
    assert other.due(before=0.0) == ["t1"]
    assert other.verify("t1") is not None


def test_what_had_become_of_a_table_follows_the_moment(store: Store, tmp_path: Path) -> None:
    raced(store, "t1", moves=3)
    log = store.entries("t1")
    start = next(entry.at for entry in log if entry.do == "started")
    store.append("t1", len(log), Entry("said", 1000.0, by="ana", values={"text": "gg", "name": "Ana"}))
    mark(store, "t1", OVER)
    store.backup(tmp_path / "all.gz")
    for until, status in ((start - 0.5, OPEN), (start, RACING), (999.0, OVER), (1000.0, OVER)):
        again = Store("sqlite://")
        again.restore(tmp_path / "all.gz", until=until)
        assert again.row("t1")["status"] == status
        assert all(entry.at <= until for entry in again.entries("t1"))
        again.close()


def test_a_backup_is_for_its_owner_only(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    file.write_text("an older one")
    file.chmod(0o644)
    store.backup(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_nothing_but_a_plain_file_is_written_over(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="plain file"):
        store.backup(tmp_path)
    with pytest.raises(OSError, match="No such file"):
        store.backup(tmp_path / "nowhere" / "all.gz")


def test_a_backup_that_fails_leaves_the_one_before(store: Store, tmp_path: Path) -> None:
    raced(store, "t1", moves=1)
    store.backup(tmp_path / "all.gz")
    before = (tmp_path / "all.gz").read_bytes()

    def fail(done: int, of: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        store.backup(tmp_path / "all.gz", watch=fail)
    assert (tmp_path / "all.gz").read_bytes() == before
    assert [path.name for path in tmp_path.glob("*.part")] == []


# Sealed


def test_a_sealed_backup_opens_with_its_key_only(cipher: None, store: Store, other: Store, tmp_path: Path) -> None:
    raced(store, "t1")
    file = tmp_path / "all.sealed"
    store.backup(file, SECRET)
    assert b"ana" not in file.read_bytes()
    with pytest.raises(StoreError, match="is sealed"):
        other.restore(file)
    with pytest.raises(StoreError, match="key is another"):
        other.restore(file, Secret(bytes(32), is_key=True))
    assert other.ids() == []
    assert other.restore(file, SECRET) == 1
    assert other.verify("t1") == store.verify("t1")


def test_who_names_a_key_gets_nothing_from_a_file_that_is_not_sealed(
    store: Store, other: Store, tmp_path: Path
) -> None:
    store.backup(tmp_path / "all.gz")
    with pytest.raises(StoreError, match="not sealed"):
        other.restore(tmp_path / "all.gz", SECRET)


def test_a_sealed_file_that_was_cut_reordered_or_changed_is_noticed(
    cipher: None, store: Store, other: Store, tmp_path: Path
) -> None:
    store.add(Header("t1", "heat", ("A", "B"), "ana"), KEY, opened=1.0)
    for seq in range(150):  # what can't be packed, so that there are some chunks
        said = {"text": secrets.token_hex(1500), "name": "Ana"}
        store.append("t1", seq, Entry("said", 1.0, by="ana", values=said))
    file = tmp_path / "all.sealed"
    store.backup(file, SECRET)
    good = file.read_bytes()
    start = len(MARK) + SALT
    size = CHUNK + TAG
    chunks = [good[place : place + size] for place in range(start, len(good), size)]
    assert len(chunks) >= 3
    spoiled = {
        "a byte changed": good[:-100] + bytes([good[-100] ^ 1]) + good[-99:],
        "another salt": good[: start - 1] + bytes([good[start - 1] ^ 1]) + good[start:],
        "cut in a chunk": good[:-1],
        "cut between chunks": good[:start] + b"".join(chunks[:-1]),
        "only the beginning": good[:start],
        "less than that": good[: start - 3],
        "reordered": good[:start] + chunks[1] + chunks[0] + b"".join(chunks[2:]),
        "a chunk twice": good[:start] + chunks[0] + good[start:],
        "something more": good + b"x",
        "the end twice": good + chunks[-1],
    }
    for what, bad in spoiled.items():
        file.write_bytes(bad)
        with pytest.raises(StoreError) as error:
            other.restore(file, SECRET)
        assert error.value.code == "bad_backup", what
        assert other.ids() == [], what
    file.write_bytes(good)
    assert other.restore(file, SECRET) == 1


@pytest.mark.parametrize(
    ("content", "secret"),
    [
        (bytes(range(200, 232)), Secret(bytes(range(200, 232)), is_key=True)),
        (b"AB" * 32 + b"\n", Secret(b"\xab" * 32, is_key=True)),
        (b"a passphrase with blanks\n", Secret(b"a passphrase with blanks", is_key=False)),
        (b"thirty-two letters are no key ok", Secret(b"thirty-two letters are no key ok", is_key=False)),
    ],
)
def test_a_key_file_holds_a_key_or_a_passphrase(
    cipher: None, store: Store, other: Store, tmp_path: Path, content: bytes, secret: Secret
) -> None:
    (tmp_path / "key").write_bytes(content)
    assert read_secret(tmp_path / "key") == secret
    store.backup(tmp_path / "all.sealed", secret)
    assert other.restore(tmp_path / "all.sealed", secret) == 0


def test_a_key_that_is_short_or_not_there_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("short\n")
    with pytest.raises(StoreError, match="too short"):
        read_secret(tmp_path / "key")
    with pytest.raises(StoreError, match="can't be read"):
        read_secret(tmp_path / "nowhere")


def test_the_first_who_asks_makes_the_key(store: Store, url: str) -> None:
    made = store.keys()
    assert made == [Key(made[0].key, 0.0)]
    assert len(made[0].key) == 32
    again = Store(url)
    assert again.keys() == made
    again.close()
