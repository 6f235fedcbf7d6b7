"""Short forms of what `python benchmarks/reliability.py` tries out for hours."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import requests

from paddock.errors import StoreError
from tests.leaving_out import leave_out
from tests.server.running import Nursery, Server
from tests.server.trials import faults, flood
from tests.server.trials.books import Books, Granted, changes
from tests.server.trials.eyes import Looked, look_through
from tests.server.trials.faults import MakeRig, Trial, try_rig
from tests.server.trials.fuzz import Caller, Fuzz, broken_lines
from tests.server.trials.mutants import ROUGH, frame
from tests.server.trials.searching import Secrets, value_of
from tests.server.trials.services import NotHere
from tests.server.visitors import Door, Visitor, raced
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server without limits, on SQLite."""
    server = Server(nursery, database_in(tmp_path), tmp_path / "server.log")
    server.start()
    server.wait()
    yield server
    server.stop()


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.sqlite'}"


# When something breaks


def struck(folder: Path, nursery: Nursery, rig: MakeRig, chosen: tuple[faults.Strike, ...]) -> Trial:
    """What comes of some faults of a rig, each of them once."""

    async def strike() -> Trial:
        async with rig(folder, nursery) as (made, kinds):
            wanted = {name: kind for name, kind in kinds.items() if kind in chosen}
            return await try_rig(made, wanted, seconds=0.0, places=4, bots=False)

    try:
        return asyncio.run(strike())
    except NotHere as error:
        leave_out(str(error))
        raise


def check(trial: Trial, folder: Path) -> None:
    assert trial.tally.problems == []
    assert trial.tally.is_right
    assert trial.tally.acknowledged > 0
    assert trial.secrets.count > 0
    assert trial.secrets.found_in(folder.glob("*.log")) == []


def test_nothing_is_lost_when_nothing_can_be_written(tmp_path: Path, nursery: Nursery) -> None:
    """The disk is full, or files may not grow; the log of the server is on the same disk."""
    trial = struck(tmp_path, nursery, faults.on_sqlite, (faults.disk_full, faults.files_cannot_grow))
    check(trial, tmp_path)
    assert trial.tally.again > 0


def test_who_asks_meanwhile_is_told_so_whatever_becomes_of_the_log(server: Server) -> None:
    """Neither the store nor the log can be written: a visitor hears the sentence for that, and no page of a library."""

    def opened() -> requests.Response:
        return requests.post(f"{server.url}/api/tables", json={"game": "heat", "seats": 2}, timeout=PATIENCE)

    limit = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (1, limit[1]))
    try:
        answers = [opened() for _ in range(8)]  # the log says the same a few times only
    finally:
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, limit)
    assert [answer.status_code for answer in answers] == [503] * 8
    assert {answer.json()["sentence"] for answer in answers} == {StoreError("store_away").sentence()}
    assert server.meter("paddock_unlogged_total") > 0
    assert server.meter("paddock_broken_total") == 0
    assert opened().status_code == 201


def test_nothing_is_lost_or_done_twice_when_the_database_is_cut_off(tmp_path: Path, nursery: Nursery) -> None:
    """Between COMMIT and its answer nobody can know whether it was done: the same command again is done once."""
    chosen = (faults.commit_lost, faults.answer_lost, faults.postgres_killed)
    trial = struck(tmp_path, nursery, faults.on_postgres, chosen)
    check(trial, tmp_path)
    assert trial.tally.again > 0


# What nobody should send


def test_nothing_breaks_or_changes_by_what_nobody_should_send(server: Server, tmp_path: Path) -> None:
    fuzz = Fuzz(server, database_in(tmp_path))
    fuzz.set_up()
    found = asyncio.run(fuzz.run(seconds=4.0, callers=1, askers=4))
    assert found.problems == []
    assert sum(found.messages.values()) > 0
    assert sum(found.requests.values()) > 0
    secrets = Secrets()
    secrets.read(database_in(tmp_path))
    secrets.add("cookies", *map(value_of, fuzz.cookies))
    secrets.add("tokens", fuzz.token)
    assert secrets.found_in([server.log]) == []


def test_a_rematch_that_was_acknowledged_is_a_table_that_was_asked_for(ana: Visitor, ben: Visitor, door: Door) -> None:
    database = f"sqlite:///{door.database}"
    table = raced(ana, ben)
    before = Books.read(database)
    with ana.wire(table) as wire:
        told = wire.command("rematch")
    assert told["type"] == "ack"
    ben.open()
    after = Books.read(database)
    acknowledged = {(table, f"{ana.who}:{told['id']}")}
    assert changes(before, after, Granted(acknowledged, rows=Counter(tables=1))) == []
    assert changes(before, after, Granted(acknowledged, unanswered=Counter(tables=1))) == []
    assert changes(before, after, Granted(acknowledged)) == ["2 rows of tables are new or gone, and 1 were asked for"]
    assert changes(before, after, Granted(acknowledged, rows=Counter(tables=2)))
    assert changes(before, after, Granted(rows=Counter(tables=1)))


def test_no_frame_is_worth_a_line_in_the_log(server: Server, tmp_path: Path) -> None:
    """Whatever comes instead of a frame: who sent it may lose the connection, and nobody reads of it."""

    async def send_all() -> None:
        fuzz = Fuzz(server, database_in(tmp_path))
        await asyncio.to_thread(fuzz.set_up)
        for made in ROUGH:
            caller = Caller(server, fuzz.tables[0][0], "", None)
            await caller.call()
            caller.say(made(Random(1), b'{"type":"command"}') + frame(b"{}"))
            await asyncio.sleep(0.02)
            caller.hang_up()
        caller = Caller(server, fuzz.tables[0][0], "", None)
        await caller.call()

    asyncio.run(send_all())
    assert broken_lines(server.log) == []
    assert b"Invalid UTF-8" not in server.log.read_bytes()


# One against all


def test_races_go_on_while_one_address_does_its_worst(nursery: Nursery, tmp_path: Path) -> None:
    flood.write_long_race(database_in(tmp_path))
    server = Server(nursery, database_in(tmp_path), tmp_path / "server.log", limits=True)
    server.start()
    server.wait()
    try:
        found = asyncio.run(flood.compare(server, seconds=4.0, attacks=[], slices=1))
    finally:
        server.stop()
    assert found[flood.ALL].attacked
    assert broken_lines(server.log) == []


# What others see


@pytest.mark.parametrize("game", ["heat", "speed"])
def test_nobody_is_sent_over_the_network_what_they_may_not_know(server: Server, tmp_path: Path, game: str) -> None:
    looked = Looked()
    asyncio.run(look_through(server, database_in(tmp_path), game, most=8, seed=1, looked=looked))
    assert looked.problems == []
    assert looked.comparisons > 0
    assert looked.noticed > 0
