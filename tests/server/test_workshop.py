"""A server on a machine that has compiled nothing yet: it answers at once, and games come when they are ready."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partialmethod
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from paddock.bots.processes import begin_work
from paddock.engine.jit import compiling
from paddock.errors import TableError
from paddock.games import GAMES, game
from paddock.server import workshop
from paddock.server.workshop import PREVIEW, TABLE, Workshop
from tests.server.visitors import Door, open_door

PLACE = "PADDOCK_TEST_WORKSHOP"  #: the folder that stands for the compiled code of this machine


def compile_nothing(name: str, part: str) -> None:
    """Stands for a compiler: it writes down what it was asked for, and takes as long, or breaks down, as it is told."""
    begin_work()
    folder = Path(os.environ[PLACE])
    with (folder / "asked").open("a", encoding="utf-8") as asked:
        asked.write(f"{name} {part}\n")
    while (folder / f"{name} {part} takes long").exists():
        time.sleep(0.01)
    try:
        (folder / f"{name} {part} breaks down").unlink()
    except FileNotFoundError:
        room = folder / game(name).room
        room.mkdir(exist_ok=True)
        (room / f"{part}.ready").touch()
    else:
        os._exit(3)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A machine on which, as far as anybody can see, nothing is compiled.

    Who says nothing else waits as long as it takes: a busy machine may start a process later than people like to wait.
    """
    for name in GAMES:
        assert game(name).loops  # from here on they know where their code really is
    monkeypatch.setenv(PLACE, str(tmp_path))
    monkeypatch.setattr("paddock.engine.jit.cache_folder", lambda room: tmp_path / room)
    monkeypatch.setattr(workshop, "compile_part", compile_nothing)
    monkeypatch.setattr(Workshop, "ready", partialmethod(Workshop.ready, patience=None))
    yield tmp_path
    for long in tmp_path.glob("* takes long"):
        long.unlink()


def asked(machine: Path) -> list[str]:
    return (machine / "asked").read_text(encoding="utf-8").splitlines()


def at_work(play: Callable[[Workshop], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        shop = Workshop()
        try:
            await play(shop)
        finally:
            shop.stop()

    asyncio.run(work())


@pytest.fixture
def door(machine: Path, tmp_path: Path) -> Iterator[Door]:
    for name in GAMES:
        (machine / f"{name} {TABLE} takes long").touch()
    with open_door(tmp_path) as opened:
        yield opened


def test_a_cold_server_answers_and_a_table_opens_when_its_game_is_compiled(door: Door, machine: Path) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    assert door.browser.get("/healthz").json() == {"status": "ok"}
    assert ana.get("/tables").json() == ana.get("/mine").json() == []
    assert {name: about["ready"] for name, about in ana.get("/games").json()["games"].items()} == dict.fromkeys(
        GAMES, False
    )
    with ThreadPoolExecutor() as pool:
        opening = [pool.submit(who.open, "scrap") for who in (ana, ben)]
        assert ana.get("/me").json()["name"] == "Ana"
        assert not any(each.done() for each in opening)
        for name in GAMES:
            (machine / f"{name} {TABLE} takes long").unlink()
        tables = [each.result() for each in opening]
    assert len(set(tables)) == 2
    ana.do(tables[0], "sit", "A")
    ana.do(tables[0], "start", bot="pilot")
    assert ana.get("/games").json()["games"]["scrap"]["ready"]
    assert asked(machine).count(f"scrap {TABLE}") == 1


def test_who_waits_is_seen_to_first(monkeypatch: pytest.MonkeyPatch, machine: Path) -> None:
    monkeypatch.setattr(workshop, "AT_ONCE", 1)

    async def play(shop: Workshop) -> None:
        for name in GAMES:
            (machine / f"{name} {TABLE} takes long").touch()
            shop.order(name)
        waiting = asyncio.create_task(shop.ready("scrap"))
        await asyncio.sleep(0)
        for name in GAMES:
            (machine / f"{name} {TABLE} takes long").unlink()
        await waiting

    at_work(play)
    assert asked(machine)[:2] == [f"heat {TABLE}", f"scrap {TABLE}"]


def test_a_compiler_that_breaks_down_is_a_refusal_and_the_next_request_tries_again(door: Door, machine: Path) -> None:
    for name in GAMES:
        (machine / f"{name} {TABLE} takes long").unlink()
    ana = door.visitor("Ana")
    ana.open("heat")
    (machine / game("heat").room / f"{TABLE}.ready").unlink()
    (machine / f"heat {TABLE} breaks down").touch()
    door.house.hall.workshop._done.clear()
    answer = ana.post("/tables", {"game": "heat"}, language="el")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not_compiled"
    assert "HEAT" in answer.json()["sentence"]
    ana.open("heat")


def test_nobody_is_kept_waiting_for_ever(machine: Path) -> None:
    (machine / f"heat {TABLE} takes long").touch()

    async def play(shop: Workshop) -> None:
        with pytest.raises(TableError, match="HEAT is being made ready"):
            await shop.ready("heat", patience=0.01)

    at_work(play)


@pytest.mark.parametrize(("options", "part"), [({}, PREVIEW), ({"weather": "fog"}, f"modules.{PREVIEW}")])
def test_a_question_about_a_move_waits_for_nothing(
    door: Door, machine: Path, options: dict[str, Any], part: str
) -> None:
    for name in GAMES:
        (machine / f"{name} {TABLE} takes long").unlink()
    (machine / f"heat {part} takes long").touch()
    ana = door.visitor("Ana")
    table = ana.open("heat", options={"laps": 1, **options})
    ana.do(table, "sit", "A")
    ana.do(table, "start", bot="pilot")
    refused = ana.get(f"/tables/{table}/preview", seat="A", move="gear 1")
    assert refused.status_code == 503
    assert refused.json()["code"] == "not_ready"
    ana.do(table, "move", "A", move="gear 1")


def test_a_machine_that_has_compiled_everything_starts_no_process(machine: Path) -> None:
    for name in GAMES:
        (machine / game(name).room).mkdir()
        (machine / game(name).room / f"{TABLE}.ready").touch()
    before = set(active_children())  # of tests before, which may end meanwhile

    async def play(shop: Workshop) -> None:
        for name in GAMES:
            assert shop.order(name)
            await shop.ready(name)

    at_work(play)
    assert set(active_children()) <= before
    assert not (machine / "asked").exists()


#: A process that loads what a table needs, and then races at one: nothing of it may wait for compiled code any more.
LOADED = """
import sys
from numba.core.dispatcher import Dispatcher
from paddock.bots import bot
from paddock.games import game
from paddock.server.commands import Asker, Command
from paddock.server.lists import summary
from paddock.server.sheets import Sheet
from paddock.server.table import OVER, Header, Table
from paddock.server.workshop import load, part_for

name, seats, options = sys.argv[1], int(sys.argv[2]), eval(sys.argv[3])
found, driver = game(name), bot("pilot", seed=1)
load(name, part_for(name, seats, options))

def late(loop, types):
    raise AssertionError(f"{loop} is first used at the table")

Dispatcher.compile = late
table = Table(Header("t", name, tuple(found.notation.seat_names(seats)), host="ana", options=options), bytes(32))
table.apply(table.decide(Command(id="1", do="start", bot="pilot"), Asker("ana"), 0.0))
before = {viewer: Sheet(table, viewer) for viewer in (None, 0)}
while table.status != OVER:
    seat = next(iter(table.bots_to_move()), None)
    if seat is None:
        table.apply(table.decide_to_go_on(2.0))
        continue
    driver.choose(table.race.guess(seat), seat)
    table.apply(table.decide_for_bot(seat, driver.choose(table.race, seat), 1.0))
    summary(table, 1.0)
    for viewer, sheet in before.items():
        before[viewer] = Sheet(table, viewer)
        before[viewer].slip(sheet, 1.0)
        table.told_rows(viewer, 0)
"""


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("heat", 3, {"laps": 1}),
        ("heat", 3, {"laps": 1, "weather": "fog"}),
        ("thunder", 4, {"laps": 1}),
        ("speed", 2, {"max_rounds": 1}),
        ("scrap", 3, {"short": True}),
    ],
)
def test_nothing_that_a_table_needs_is_loaded_late(name: str, seats: int, options: dict[str, Any]) -> None:
    subprocess.run([sys.executable, "-c", LOADED, name, str(seats), repr(options)], check=True)


HOLD = "from paddock.engine.jit import compiling\nwith compiling('paddock.engine', 'x'):\n print(flush=True)\n input()"


def test_only_one_process_compiles_and_a_dead_one_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment = {**os.environ, "PADDOCK_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", HOLD]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        (lock,) = tmp_path.glob("*/x.lock")
        monkeypatch.setattr("paddock.engine.jit.cache_folder", lambda _room: lock.parent)

        killed = Event()

        def wait() -> bool:
            with compiling("paddock.engine", "x"):
                return killed.is_set()

        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(wait)
            killed.set()
            other.kill()
            assert waiting.result()
