"""Snapshots: a table opened by one is the table that its log makes, and whatever is wrong with one is passed over."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select, text, update
from typer.testing import CliRunner

from paddock.bare import BareRace, Grid
from paddock.cli import app
from paddock.errors import StoreError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.notation.fair import fingerprint
from paddock.notation.first import first_race
from paddock.race import Race
from paddock.server import snapshots
from paddock.server.database import SNAPSHOTS
from paddock.server.hall import MANY_LINES, SWEEP
from paddock.server.snapshots import checksum, freeze, pack, snapshot_of, thaw, unpack
from paddock.server.store import Store
from paddock.server.table import RACING, Entry, Header, Table, who_is
from tests.server.test_hall import Evening, spend
from tests.server.test_people import chatted
from tests.server.test_store import raced
from tests.server.test_table import KEY, Asker, drive, shown, started

#: Of a race: what it makes again by itself.
PASSING = ("game", "labels", "_stays", "_names", "_outcomes", "_logs")


def everything(value: Any) -> Any:
    """All that there is inside of something, as something to compare."""
    if isinstance(value, np.ndarray):
        return value.dtype.str, value.shape, value.tobytes()
    if isinstance(value, dict):
        return {key: everything(each) for key, each in value.items()}
    if isinstance(value, list | tuple | deque):
        return [everything(each) for each in value]
    if isinstance(value, Grid):  # its loops are those of the game
        return everything((value.names, value.courses, value.options))
    if isinstance(value, BareRace):  # verdicts are kept for those who must decide; others have old ones
        return everything((value.grid, value.states, value.fates, value.bits))
    if hasattr(value, "__dict__"):
        inside = {key: everything(each) for key, each in vars(value).items() if key not in PASSING}
        if isinstance(value, Race):
            inside["verdicts"] = [value.verdict(seat) for seat in value.seats]
        return inside
    return value


def must_be_alike(one: Table, other: Table) -> None:
    assert everything(one) == everything(other)
    for viewer in (*range(len(one.header.seats)), None):
        assert shown(one, viewer, at=9.0) == shown(other, viewer, at=9.0)


def thawed(table: Table) -> Table:
    """A table once more, by the bytes of a snapshot."""
    return thaw(unpack(pack(freeze(table))), table.header, KEY)


def lively(game: str, moves: int) -> Asker:
    """A table with all that can happen at one: clocks, chat, order, comings and goings, pauses, moves taken back."""
    seats = tuple(find_game(game).notation.seat_names(3))
    pace = {"kind": "live", "bank": 600.0, "increment": 5.0}
    asker = Asker(Table(Header("t", game, seats, "ana", pace=pace), KEY))
    asker.ask("sit", "ana", seats[0])
    asker.ask("sit", "ben", seats[1])
    asker.ask("fill", "ana", seats[2], bot="pilot")
    for player in ("eve", "zoe"):
        asker.ask("say", player, text="Hi")
    asker.ask("mute", "ana", who=who_is("eve"))
    asker.ask("kick", "ana", who=who_is("zoe"))
    asker.ask("start", "ana")
    drive(asker, Random(game), moves // 2)
    asker.take(asker.table.decide_here(seats[1], False, asker.at))
    asker.take(asker.table.decide_away(seats[1], "absent", asker.at))
    asker.take(asker.table.decide_here(seats[1], True, asker.at + 5.0, server=7))
    asker.take(asker.table.decide_to_reopen(asker.at + 6.0))
    asker.take(asker.table.decide_here(seats[0], True, asker.at + 7.0))
    asker.ask("chat", "ana", chat="seats")
    drive(asker, Random(game), moves // 2)
    return asker


def sealed() -> Asker:
    """A table that waits for the second of two contributions."""
    asker = Asker(Table(Header("t", "heat", ("A", "B"), "ana"), KEY))
    for player, seat, digits in (("ana", "A", "11" * 32), ("ben", "B", "22" * 32)):
        asker.ask("sit", player, seat, pledge=fingerprint(digits))
    asker.ask("start", "ana")
    asker.ask("reveal", "ana", "A", contribution="11" * 32)
    return asker


def on_from(origin: dict[str, Any], moves: int) -> Asker:
    """A table whose race begins with what somebody has set out."""
    race = Race(origin["game"], origin.get("seats"), folder=None, **(origin.get("options") or {}))
    header = Header("t", race.game.name, tuple(race.seats), "ana", race.options, origin=origin)
    asker = Asker(Table(header, KEY))
    asker.ask("sit", "ana", race.seats[0])
    asker.ask("start", "ana", bot="pilot")
    drive(asker, Random(1), moves)
    return asker


# The same table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_snapshot_is_the_table_and_goes_on_alike(game: str) -> None:
    asker = lively(game, 240)
    ends = asker.table
    table = Table(ends.header, KEY)
    paused = 0
    for length, entry in enumerate(asker.log):
        if length % 23 == 0 or (table.pause is not None and paused < 5):
            paused += table.pause is not None
            again = thawed(table)
            must_be_alike(table, again)
            for later in asker.log[length:]:
                again.apply(later)
            must_be_alike(ends, again)
        table.apply(entry)
    assert paused or game != "speed"
    must_be_alike(ends, thawed(ends))


def test_a_race_to_its_end_can_be_frozen_at_every_moment() -> None:
    asker = started("speed", ("A", "B"), max_rounds=1)
    drive(asker, Random(2), 10_000)
    table = Table(asker.table.header, KEY)
    for entry in asker.log:
        table.apply(entry)
        must_be_alike(table, thawed(table))
    assert table.status == "over"
    assert thawed(table).fair() == table.fair()


def test_a_sealed_table_can_be_frozen() -> None:
    asker = sealed()
    again = thawed(asker.table)
    must_be_alike(asker.table, again)
    last = asker.ask("reveal", "ben", "B", contribution="22" * 32)
    again.apply(last)
    must_be_alike(asker.table, again)
    assert again.pledges == asker.table.pledges


def test_a_race_that_goes_on_from_another_can_be_frozen() -> None:
    first = on_from(first_race("heat"), 20)
    must_be_alike(first.table, thawed(first.table))
    before = Race("speed", 2, seed=4, max_rounds=1)
    for _ in range(12):
        before.play(before.pending[0], before.legal(before.pending[0])[0])
    origin = {key: value for key, value in before.record().items() if key != "digest"}
    later = on_from(origin, 8)
    must_be_alike(later.table, thawed(later.table))
    at_a_position = on_from(before.position(), 8)
    must_be_alike(at_a_position.table, thawed(at_a_position.table))


def test_moves_are_taken_back_at_a_table_from_a_snapshot() -> None:
    asker = started("heat", ("A", "B"))
    for _ in range(2):
        asker.ask("move", "ana", "A", move=asker.table.legal("A")[0])
    again = thawed(asker.table)
    assert again.can_undo(0)
    undone = asker.ask("undo", "ana", "A")
    again.apply(undone)
    must_be_alike(asker.table, again)


def test_a_command_of_before_is_known_at_a_table_from_a_snapshot() -> None:
    asker = started("heat", ("A", "B"))
    asker.ask("say", "ana", text="Once")
    again = thawed(asker.table)
    assert again.done(str(asker.log[-1].command)) == len(asker.log) - 1


@pytest.mark.parametrize("game", ["heat", "speed"])
def test_a_copy_stays_as_it_was(game: str) -> None:
    asker = lively(game, 60)
    kept, before = asker.table.copy(), everything(asker.table)
    drive(asker, Random(3), 60)
    asker.ask("say", "ana", text="On we go")
    asker.take(asker.table.decide_to_reopen(asker.at + 60.0))
    assert everything(kept) == before


# In a store


def keep(store: Store, name: str, lines: int) -> None:
    """A snapshot of a table as it was after so many lines."""
    table = Table(Header.from_document(store.row(name)["header"]), KEY, store.entries(name)[:lines])
    assert store.keep(snapshot_of(table), rewritten=float(store.row(name)["rewritten"]))


def by_its_log(store: Store, name: str) -> Table:
    return Table(Header.from_document(store.row(name)["header"]), store.key(name), store.entries(name))


@pytest.mark.parametrize("lines", [1, 40, 100])
def test_a_store_opens_by_the_snapshot_and_the_lines_after_it(store: Store, lines: int) -> None:
    raced(store, moves=120)
    keep(store, "t1", lines)
    loaded = store.open("t1")
    assert loaded.spared == lines
    must_be_alike(loaded.table, by_its_log(store, "t1"))
    assert store.verify("t1") is not None


def test_a_snapshot_of_the_whole_log_takes_no_line(store: Store) -> None:
    raced(store, moves=50)
    length = len(store.entries("t1"))
    keep(store, "t1", length - 5)
    keep(store, "t1", length)  # the newer one takes the place of the older
    assert store.open("t1").spared == length
    must_be_alike(store.load("t1"), by_its_log(store, "t1"))


def change(store: Store, **values: Any) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(SNAPSHOTS).values(values))


def body(store: Store) -> bytes:
    with store.engine.connect() as connection:
        return bytes(connection.scalar(select(SNAPSHOTS.c.body)) or b"")


def cut(store: Store) -> None:
    change(store, body=body(store)[:-7])


def cut_with_its_checksum(store: Store) -> None:
    rest = body(store)[:-7]
    change(store, body=rest, checksum=checksum(rest))


def other_bytes(store: Store) -> None:
    frozen = unpack(body(store))
    assert frozen.race is not None
    frozen.race = replace(frozen.race, states=frozen.race.states + b"\0")
    change(store, body=pack(frozen), checksum=checksum(pack(frozen)))


def other_time(store: Store) -> None:
    frozen = unpack(body(store))
    frozen.changed += 1.0
    change(store, body=pack(frozen), checksum=checksum(pack(frozen)))


def nonsense(store: Store) -> None:
    change(store, body=b"nonsense", checksum=checksum(b"nonsense"))


WRONG: dict[str, Callable[[Store], None]] = {
    "damaged": cut,
    "cut": cut_with_its_checksum,
    "of another layout": other_bytes,
    "of another log": other_time,
    "nonsense": nonsense,
    "of other rules": lambda store: change(store, rules=99),
    "by other sources": lambda store: change(store, code="0" * 64),
    "of more lines than it says": lambda store: change(store, lines=30),
    "newer than the log": lambda store: change(store, lines=10_000),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_snapshot_that_does_not_fit_is_passed_over(store: Store, wrong: str) -> None:
    raced(store, moves=60)
    keep(store, "t1", 40)
    WRONG[wrong](store)
    loaded = store.open("t1")
    assert loaded.spared == 0
    must_be_alike(loaded.table, by_its_log(store, "t1"))


@pytest.mark.parametrize("wrong", [*WRONG, "a lie"])
def test_verify_names_a_snapshot_that_is_not_what_the_log_makes(store: Store, wrong: str) -> None:
    raced(store, moves=60)
    keep(store, "t1", 40)
    if wrong == "a lie":
        frozen = unpack(body(store))
        frozen.chairs["A"].name = "Eve"
        change(store, body=pack(frozen), checksum=checksum(pack(frozen)))
    else:
        WRONG[wrong](store)
    if wrong in ("of other rules", "by other sources"):  # nobody uses those
        assert store.verify("t1") is not None
        return
    with pytest.raises(StoreError, match="'t1'") as error:
        store.verify("t1")
    assert error.value.code == "snapshot_differs"
    assert store.drop_snapshots() == 1
    assert store.verify("t1") is not None


def test_a_table_of_other_rules_is_refused_whatever_its_snapshot_says(store: Store) -> None:
    raced(store, moves=30)
    keep(store, "t1", 20)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    change(store, rules=99)
    with pytest.raises(StoreError, match="version 99"):
        store.load("t1")


def test_what_other_sources_would_make_of_it_has_another_code(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = snapshots.code()
    monkeypatch.setattr(snapshots, "SOURCES", snapshots.SOURCES[:-1])
    assert snapshots.code.__wrapped__() != ours


def test_the_command_names_what_differs_and_throws_snapshots_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    store = Store(url)
    monkeypatch.setenv("PADDOCK_LANG", "en")
    for name in ("t1", "t2"):
        raced(store, name, moves=30)
        keep(store, name, 20)
    change(store, checksum="")
    done = CliRunner().invoke(app, ["tables", "verify", "--database", url])
    assert done.exit_code == 1
    assert "snapshot of the table 't1' after 20 lines" in done.output
    dropped = CliRunner().invoke(app, ["tables", "drop-snapshots", "--database", url])
    assert dropped.exit_code == 0
    assert "2 snapshots are thrown away" in dropped.output
    assert CliRunner().invoke(app, ["tables", "verify", "--database", url]).exit_code == 0
    store.close()


def test_a_snapshot_that_is_not_written_to_its_end_leaves_the_older_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    raced(store, moves=60)
    keep(store, "t1", 30)

    def fail(*_: Any) -> None:
        raise OSError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(snapshots, "insert", fail)
        with pytest.raises(OSError, match="power"):
            keep(store, "t1", 50)
    assert store.open("t1").spared == 30


# What must not stay


def snapshots_in(store: Store) -> int:
    with store.engine.connect() as connection:
        return len(connection.execute(select(SNAPSHOTS)).all())


def test_who_is_forgotten_is_in_no_snapshot(store: Store) -> None:
    chatted(store)
    keep(store, "t1", len(store.entries("t1")))
    before = store.open("t1")
    store.forget("ana", at=1000.0)
    assert snapshots_in(store) == 0
    # a server that has the table open, and has not heard of it yet, can't bring the name back
    assert not store.keep(snapshot_of(before.table), before.rewritten)
    assert snapshots_in(store) == 0
    after = store.open("t1")
    assert store.keep(snapshot_of(after.table), after.rewritten)
    frozen = unpack(body(store))
    for trace in ("Ana", "'ana'", who_is("ana")):
        assert trace not in str(frozen) + str([vars(each) for each in frozen.chairs.values()])
    assert store.verify("t1") is not None


def test_a_thinned_table_has_no_snapshot(store: Store) -> None:
    chatted(store)
    keep(store, "t1", len(store.entries("t1")))
    before = store.open("t1")
    store.thin("t1", at=1000.0)
    assert snapshots_in(store) == 0
    assert not store.keep(snapshot_of(before.table), before.rewritten)
    must_be_alike(store.load("t1"), by_its_log(store, "t1"))
    length = len(store.entries("t1"))  # its last line is blank now
    keep(store, "t1", length)
    assert store.open("t1").spared == length
    must_be_alike(store.load("t1"), by_its_log(store, "t1"))


def test_a_backup_has_no_snapshots_and_needs_none(store: Store, tmp_path: Path) -> None:
    raced(store, moves=60)
    keep(store, "t1", 50)
    store.backup(tmp_path / "backup")
    restored = Store(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restored.restore(tmp_path / "backup", until=30.0)
    assert snapshots_in(restored) == 0
    assert 0 < len(restored.entries("t1")) < 50
    must_be_alike(restored.load("t1"), by_its_log(restored, "t1"))
    restored.close()


# In a hall


async def talk(evening: Evening, opened: Any, lines: int) -> None:
    for number in range(lines):
        await evening.do(opened, "say", "ana", text=f"Line {number}")


def test_a_hall_keeps_snapshots_of_what_has_grown_and_opens_by_them(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    names: list[str] = []

    async def play(evening: Evening) -> None:
        opened = await evening.open("heat")
        names.append(opened.table.header.id)
        await talk(evening, opened, MANY_LINES // 2)
        await asyncio.sleep(2 * SWEEP)
        assert snapshots_in(store) == 0
        await talk(evening, opened, MANY_LINES)
        await asyncio.sleep(2 * SWEEP)
        assert snapshots_in(store) == 1
        await evening.move(opened, "A")  # the power goes after this line, and before the next snapshot

    async def come_back(evening: Evening) -> None:
        before = store.open(names[0])
        assert MANY_LINES <= before.spared < before.table.length
        must_be_alike(before.table, by_its_log(store, names[0]))
        opened = await evening.hall.open(names[0])
        assert opened.kept == before.spared
        await evening.do(opened, "undo", "ana", "A")
        await evening.move(opened, "A")
        assert opened.table.status == RACING

    spend(store, play)
    spend(store, come_back, later=100.0)
    assert store.verify(names[0]) is not None
    store.close()


def test_what_can_not_be_kept_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")

    def refuse(*_: Any) -> bool:
        raise StoreError("no_store", url="x", why="full")

    async def play(evening: Evening) -> None:
        opened = await evening.open("heat")
        await talk(evening, opened, MANY_LINES)
        monkeypatch.setattr(store, "keep", refuse)
        await asyncio.sleep(2 * SWEEP)
        monkeypatch.setattr("paddock.server.hall.snapshot_of", refuse)
        await talk(evening, opened, MANY_LINES)
        await asyncio.sleep(2 * SWEEP)
        await evening.move(opened, "A")
        assert snapshots_in(store) == 0

    spend(store, play)
    store.close()


def test_who_is_forgotten_while_a_hall_has_the_table_open_does_not_come_back(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")

    async def play(evening: Evening) -> None:
        opened = await evening.open("heat")
        await talk(evening, opened, MANY_LINES)
        store.forget("ben", at=evening.now)
        await evening.hall._keep(opened)
        assert snapshots_in(store) == 0
        await evening.hall.read_anew(opened.table.header.id)
        await evening.hall._keep(opened)
        assert snapshots_in(store) == 1
        assert "Ben" not in str([vars(chair) for chair in unpack(body(store)).chairs.values()])

    spend(store, play)
    store.close()


def test_two_servers_keep_what_they_have(store: Store) -> None:
    raced(store, moves=60)
    one, other = store.open("t1"), store.open("t1")
    store.append("t1", one.table.length, Entry("said", 500.0, by="ana", values={"text": "Hi", "name": "Ana"}))
    one = store.open("t1")
    assert store.keep(snapshot_of(one.table), one.rewritten)
    assert store.keep(snapshot_of(other.table), other.rewritten)  # an older one is as true
    must_be_alike(store.load("t1"), by_its_log(store, "t1"))


def test_servers_that_keep_at_once_get_in_nobodys_way(store: Store) -> None:
    raced(store, moves=30)
    loaded = store.open("t1")
    snapshot = snapshot_of(loaded.table)
    with ThreadPoolExecutor(8) as pool:
        kept = list(pool.map(lambda _: store.keep(snapshot, loaded.rewritten), range(24)))
    assert any(kept)
    assert snapshots_in(store) == 1
    must_be_alike(store.load("t1"), by_its_log(store, "t1"))


def test_forgetting_and_keeping_at_once_leave_nothing_behind(store: Store) -> None:
    chatted(store)
    loaded = store.open("t1")
    snapshot = snapshot_of(loaded.table)
    with ThreadPoolExecutor(4) as pool:
        keeping = [pool.submit(store.keep, snapshot, loaded.rewritten) for _ in range(10)]
        forgetting = pool.submit(store.forget, "ana", 1000.0)
        keeping += [pool.submit(store.keep, snapshot, loaded.rewritten) for _ in range(10)]
        forgetting.result()
        for each in keeping:
            each.result()
    assert snapshots_in(store) == 0
    assert store.load("t1").chairs["A"].name == "Guest"
