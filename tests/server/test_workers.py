"""Several servers over one PostgreSQL run the same tables; SQLite has one server."""

import asyncio
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from paddock.games import GAMES
from paddock.notation.fair import fingerprint
from paddock.server.bus import PostgresBus
from paddock.server.commands import Asker, Command
from paddock.server.hall import Hall
from paddock.server.store import CHANNEL, Store
from paddock.server.table import RACING
from tests.server.chaos import Chaos
from tests.server.running import PADDOCK, Nursery, Server, free_port
from tests.server.test_hall import Person, Pilots
from tests.server.trials.faults import STARTED
from tests.waiting import PATIENCE, wait_until


@pytest.fixture(params=["postgres", "redis"])
def doorbell(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The options for how servers wake each other."""
    return ("--redis", request.getfixturevalue("redis")) if request.param == "redis" else ()


def test_players_on_different_servers_race_each_other(tmp_path: Path, database: str, doorbell: tuple[str, ...]) -> None:
    """They are told the same, whichever server they ask, and no bot moves twice."""
    race = Chaos(tmp_path, 5, at_once=len(GAMES), life=0.0, database=database, servers=2, options=doorbell)
    summary = race.run(kills=0)
    assert summary.problems == []
    assert summary.lost == 0
    assert summary.races == len(GAMES)
    assert summary.by_bots > 0


def test_the_race_goes_on_when_a_server_is_killed(tmp_path: Path, database: str) -> None:
    summary = Chaos(tmp_path, 6, at_once=len(GAMES), life=0.5, database=database, servers=2).run(kills=2)
    assert summary.problems == []
    assert summary.lost == 0
    assert summary.kills == 2


def test_who_was_connected_to_a_server_that_is_gone_is_not_here_any_more(database: str) -> None:
    async def evening() -> None:
        first, second = (Hall(Store(database), drivers=Pilots()) for _ in range(2))
        for hall in (first, second):
            await hall.start()
        opened = await first.make("ana", "heat", 2)
        for player, seat in (("ana", "A"), ("ben", "B")):
            await first.command(opened.table.header.id, Command(id=player, do="sit", seat=seat), Asker(player, player))
        first.attach(opened, Person("ana", opened, first.now))
        there = await second.open(opened.table.header.id)
        second.attach(there, Person("ben", there, second.now))
        await wait_for(lambda: all(chair.server is not None for chair in there.table.chairs.values()))
        await second._see_who_is_lost()
        await asyncio.sleep(0.2)
        assert all(chair.here for chair in there.table.chairs.values())
        assert first._claim is not None
        for task in first._tasks:  # as if it had been killed: it does not take its claim again, either
            task.cancel()
        first._claim.connection.invalidate()
        await second._see_who_is_lost()
        await wait_for(lambda: not there.table.chairs["A"].here)
        assert there.table.chairs["B"].here
        first._claim = None
        for hall in (first, second):
            await hall.stop()
            hall.store.close()

    asyncio.run(evening())


def test_who_could_not_hear_the_doorbell_looks_again(database: str) -> None:
    async def evening() -> None:
        store, missed, heard = Store(database), [], []
        bus = PostgresBus(store)
        bus.start(lambda table, _seq: heard.append(table), lambda: missed.append(True))
        await wait_for(lambda: len(missed) == 1)
        with store.engine.begin() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            connection.execute(text(others))
        await wait_for(lambda: len(missed) == 2)
        with store.engine.begin() as connection:
            connection.execute(text(f"SELECT pg_notify('{CHANNEL}', 't1 7')"))
        await wait_for(lambda: heard == ["t1"])
        await bus.stop()
        store.close()

    asyncio.run(evening())


async def wait_for(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)


def test_a_second_server_on_sqlite_is_refused_with_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    nursery = Nursery()
    server = Server(nursery, database, tmp_path / "log")
    server.start()
    try:
        server.wait()
        second = serve(database)
        assert second.returncode != 0
        assert "Traceback" not in second.stderr
        assert "Another server" in second.stdout + second.stderr
        assert server.wait() >= 0.0
    finally:
        server.stop()
        nursery.close()


def test_two_workers_on_sqlite_are_refused_with_a_sentence(tmp_path: Path) -> None:
    refused = serve(f"sqlite:///{tmp_path / 'one.sqlite'}", "--workers", "2")
    assert refused.returncode != 0
    assert "Traceback" not in refused.stderr
    assert "PostgreSQL" in refused.stdout + refused.stderr


#: What Python runs before anything else: whoever is begun notes by whom, and takes long.
SLEEPY = """
import os, pathlib, sys, time
if any("spawn_main" in each for each in sys.orig_argv):
    with open(pathlib.Path(__file__).with_name("begun"), "a") as file:
        file.write(f"{os.getppid()} ")
    time.sleep(7)
"""


def test_workers_that_take_long_to_load_are_waited_for(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine they do; if another was begun in the place of each there would never be one."""
    begun, log = tmp_path / "begun", tmp_path / "log"
    for file, written in ((begun, ""), (log, ""), (tmp_path / "sitecustomize.py", SLEEPY)):
        file.write_text(written)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    nursery = Nursery()
    server = Server(nursery, database, log, "--workers", "2")
    server.start()

    def workers() -> int:
        return begun.read_text().split().count(str(server.process))

    try:
        wait_until(lambda: log.read_bytes().count(STARTED) == 2 or workers() > 2, "the workers")
        assert workers() == 2
        assert server.wait() >= 0.0
    finally:
        server.stop()
        nursery.close()


def serve(database: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    command = [str(PADDOCK), "serve", "--port", str(free_port()), "--database", database, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_contributions_that_come_to_different_servers_start_one_race(database: str) -> None:
    """Each server believes that the other contribution is yet to come, until it looks again."""
    drawn = {"A": ("ana", "11" * 32), "B": ("ben", "22" * 32)}

    async def play() -> None:
        stores = Store(database), Store(database)
        halls = [Hall(store, PostgresBus(store), Pilots()) for store in stores]
        for hall in halls:
            await hall.start()
        try:
            table = (await halls[0].make("ana", "heat", 2)).table.header.id
            for number, (seat, (player, given)) in enumerate(drawn.items()):
                sit = Command(id=f"sit {seat}", do="sit", seat=seat, pledge=fingerprint(given))
                await halls[number].command(table, sit, Asker(player, player.title()))
            await halls[1].open(table)
            await halls[0].command(table, Command(id="start", do="start"), Asker("ana", "Ana"))
            reveals = (
                hall.command(
                    table, Command(id=f"reveal {seat}", do="reveal", seat=seat, contribution=given), Asker(player)
                )
                for hall, (seat, (player, given)) in zip(halls, drawn.items(), strict=True)
            )
            await asyncio.gather(*reveals)
            done = [entry.do for entry in stores[0].entries(table)]
            assert (done.count("revealed"), done.count("started")) == (1, 1)
            for hall in halls:
                opened = await hall.open(table)
                await hall.refresh(opened)
                assert opened.table.status == RACING
                assert opened.table.contributions == {seat: given for seat, (_, given) in drawn.items()}
            assert stores[1].verify(table) is not None
        finally:
            for hall in halls:
                await hall.stop()
            for store in stores:
                store.close()

    asyncio.run(play())
