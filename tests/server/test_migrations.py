"""Databases of every earlier version, with races in them, are brought up to date and go on."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, Table, insert, inspect, text

from paddock.errors import StoreError
from paddock.server import database
from paddock.server.database import METADATA, connect, revisions, shadow_of, upgrade_to
from paddock.server.store import Key, Store
from paddock.server.table import OPEN, OVER, RACING, Entry, Header
from tests.server.test_table import KEY, drive, started

COOKIES = bytes(range(100, 132))
EARLIER = revisions()[:-1]


def logs() -> dict[str, list[Entry]]:
    """Of a table at which nobody has started, of a race that is on, and of one that is over."""
    racing, over = started("speed", ("A", "B"), max_rounds=1), started("speed", ("A", "B"), max_rounds=1)
    drive(racing, Random(1), 20)
    drive(over, Random(1), 10_000)
    assert (racing.table.status, over.table.status) == (RACING, OVER)
    return {OPEN: racing.log[:1], RACING: racing.log, OVER: over.log}


def row_of(name: str, status: str) -> dict[str, Any]:
    header = Header(name, "speed", ("A", "B"), "ana", {"max_rounds": 1}).as_document()
    row = {"id": name, "game": "speed", "rules": 1, "header": header, "key": KEY, "opened": 1.0}
    return {**row, "code": name, "listed": True, "status": status, "due": 0.0 if status == RACING else None}


def fill(connection: Connection, revision: str) -> None:
    """Rows as that version has written them, in the columns that it had."""
    found = MetaData()
    found.reflect(connection)

    def put(table: str, **row: Any) -> None:
        into: Table = found.tables[table]
        known = METADATA.tables.get(table, into)
        for column in into.columns:  # JSON is text in SQLite, and bytes are bytes
            if column.name in known.columns:
                column.type = known.columns[column.name].type
        connection.execute(insert(into).values({key: value for key, value in row.items() if key in into.columns}))

    for status, log in logs().items():
        put("tables", **row_of(status, status))
        for seq, entry in enumerate(log):
            put("entries", table_id=status, seq=seq, entry=entry.as_document())
        if "people" in found.tables:
            for player in {entry.by for entry in log if entry.do == "sat"}:
                put("people", table_id=status, player=player)
    if "settings" in found.tables:
        put("settings", key="cookies", value=COOKIES)
    if "keys" in found.tables:
        put("keys", key=COOKIES, since=0.0)
    if "revoked" in found.tables:
        put("revoked", player="eve", at=7.0)
    if "tokens" in found.tables:
        token = {"id": "k", "hash": "h", "owner": "ana", "player": "p", "name": "Robo", "scopes": "play", "made": 1.0}
        put("tokens", **token)


@pytest.fixture(params=EARLIER)
def earlier(request: pytest.FixtureRequest, url: str) -> str:
    """A database as an earlier version has left it."""
    engine = connect(url)
    with engine.begin() as connection:
        upgrade_to(connection, request.param)
        fill(connection, request.param)
    engine.dispose()
    return str(request.param)


def test_every_earlier_database_goes_on(url: str, earlier: str) -> None:
    store = Store(url)
    for status, log in logs().items():
        assert store.row(status)["status"] == status
        assert store.entries(status) == log
        loaded = store.load(status)
        assert loaded.status == status
        assert (store.verify(status) is None) == (status == OPEN)
    assert store.due(before=0.0) == [RACING]  # so it is looked at once
    assert {table.id for table in store.tables_of("ana")} == {OPEN, RACING, OVER}
    if earlier >= "0002":
        assert store.keys() == [Key(COOKIES, 0.0)]
        assert [token["name"] for token in store.tokens_of("ana")] == ["Robo"]
    if earlier >= "0003":
        assert store.revoked() == {shadow_of("eve"): 7.0}
    columns = {name: {column["name"] for column in inspect(store.engine).get_columns(name)} for name in METADATA.tables}
    assert columns == {name: {column.name for column in table.columns} for name, table in METADATA.tables.items()}
    store.close()


def test_races_that_an_upgrade_has_left_open_are_put_right(url: str) -> None:
    """A database that came from before the lobby has all its races as "open", and nobody's seats."""
    engine = connect(url)
    with engine.begin() as connection:
        upgrade_to(connection, "0002")
        fill(connection, "0002")
        connection.execute(text("UPDATE tables SET status = 'open'"))
        connection.execute(text("DELETE FROM people"))
        line = "[]" if connection.dialect.name == "postgresql" else "{not json"
        connection.execute(text("UPDATE entries SET entry = :line WHERE table_id = 'open'"), {"line": line})
    engine.dispose()
    store = Store(url)
    assert {name: store.row(name)["status"] for name in (OPEN, RACING, OVER)} == {
        OPEN: OPEN,
        RACING: RACING,
        OVER: OVER,
    }
    assert store.due(before=0.0) == [RACING]  # so it is looked at once
    assert {table.id for table in store.tables_of("ben")} == {RACING, OVER}
    store.close()


def test_a_race_by_other_rules_does_not_stop_an_upgrade(url: str) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        upgrade_to(connection, "0001")
        fill(connection, "0001")
        connection.execute(text("UPDATE tables SET rules = 99"))
    engine.dispose()
    store = Store(url)
    assert store.row(OVER)["status"] == RACING  # nobody can tell
    with pytest.raises(StoreError, match="version 99"):
        store.load(OVER)
    store.close()


def test_an_upgrade_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        upgrade_to(connection, "0009")
        fill(connection, "0009")

    def upgrade_and_fail(connection: Connection, revision: str) -> None:
        upgrade_to(connection, revision)
        raise OSError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(database, "upgrade_to", upgrade_and_fail)
        with pytest.raises(OSError, match="power"):
            Store(url)
    with engine.begin() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0009"
        assert {*METADATA.tables} - {*inspect(connection).get_table_names()}
    engine.dispose()
    store = Store(url)
    assert store.due(before=0.0) == [RACING]  # so it is looked at once
    store.close()


@pytest.mark.parametrize("revision", EARLIER)
def test_one_can_go_back_and_come_again(url: str, revision: str) -> None:
    from alembic import command
    from alembic.config import Config

    store = Store(url)
    keys = store.keys()
    with store.engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    store.close()
    again = Store(url)
    assert (again.keys() == keys) == (revision >= "0002")
    again.close()


def test_migrations_are_numbered_in_their_order(tmp_path: Path) -> None:
    assert revisions() == sorted(revisions())
    assert revisions()[0] == "0001"
