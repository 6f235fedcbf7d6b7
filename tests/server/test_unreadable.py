"""A table that can't be read at a server: all others are opened, and lists leave it out."""

from pathlib import Path

from sqlalchemy import text

from paddock.server.store import Store
from paddock.server.table import RACING
from tests.server.kept import mark
from tests.server.test_store import raced
from tests.server.visitors import Door, open_door, refusal, seats_of, started
from tests.waiting import wait_until


def test_a_server_goes_on_with_all_races_but_the_broken_ones(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.sqlite'}")
    names = [f"t{number}" for number in range(8)]
    for name in names:
        raced(store, name, moves=5)
        mark(store, name, RACING)
    broken = {"t1": "{not json", "t3": '{"do": "moved", "at": 1.0, "seat": "A"}', "t5": "[]"}
    newer = '{"do": "said", "at": 9.0, "by": "ana", "mood": "good", "values": {"text": "hi", "name": "Ana"}}'
    with store.engine.begin() as connection:
        for name, line in {**broken, "t7": newer}.items():
            values = {"line": line, "id": name}
            connection.execute(text("UPDATE entries SET entry = :line WHERE table_id = :id AND seq = 6"), values)
    store.close()
    with open_door(tmp_path) as door:
        hall = door.house.hall
        wait_until(lambda: set(hall._opened) == set(names) - set(broken), "all other races")
        assert set(hall._opened) == set(names) - set(broken)


def test_one_unreadable_table_is_left_out_of_the_lists(tmp_path: Path) -> None:
    with open_door(tmp_path) as door:
        look_at_lists(door)


def is_noted(store: Store, table: str, name: str) -> bool:
    return any(name in str(listed.summary) for listed in store.lobby() if listed.id == table)


def look_at_lists(door: Door) -> None:
    ana = door.visitor("Ana")
    good, bad = started(ana, listed=True), ana.open(listed=True)
    ana.do(bad, "sit", seats_of(ana, bad)[0])
    store = Store(f"sqlite:///{door.database}")
    wait_until(lambda: is_noted(store, bad, "Ana"), "the note of who has sat down")
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE entries SET entry = '{' WHERE table_id = :id AND seq = 0"), {"id": bad})
        connection.execute(text("UPDATE tables SET summary = NULL WHERE id = :id"), {"id": bad})
    store.close()
    door.house.hall._opened.pop(bad)
    for path in ("/mine", "/tables"):
        answer = ana.get(path)
        assert answer.status_code == 200
        assert good in {told["table"]["id"] for told in answer.json()}
        assert bad not in {told["table"]["id"] for told in answer.json()}
    told = refusal(ana.get(f"/tables/{bad}"))
    assert told["code"] == "table_unreadable"
    assert bad in told["sentence"]
