"""The hall: clocks, absence, sleep, pauses, bots and rematches, by a false clock that jumps to what comes next."""

import asyncio
import os
import selectors
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddock.engine.fate import fates, new_key
from paddock.errors import PaddockError, TableError
from paddock.notation.fair import fingerprint
from paddock.notation.first import first_race
from paddock.race import Race
from paddock.server.clock import AT_LEAST, DAY, GRACE
from paddock.server.commands import Asker as By
from paddock.server.commands import Command
from paddock.server.drivers import Decision, Drivers
from paddock.server.hall import (
    ABANDONED,
    DROPPED,
    HOUR,
    LOOKED,
    SETTLE,
    SWEEP,
    UNSTARTED,
    Hall,
    Opened,
    steady_time,
)
from paddock.server.lists import UNATTENDED
from paddock.server.seals import PATIENCE
from paddock.server.store import Store
from paddock.server.table import OVER, RACING, Header, Table
from tests.server.test_table import Asker

EPOCH = 1_000_000.0
NO = "kontra no"  #: who says so leaves the attack as it is, and nobody may know that they could have answered


class Jumping(selectors.DefaultSelector):
    """Waits for threads and sockets, and jumps over the time in which nothing could happen."""

    def __init__(self) -> None:
        super().__init__()
        self.now = EPOCH
        self.busy = 0  #: threads that are at work

    def select(self, timeout: float | None = None) -> Any:
        if self.busy or timeout is None:
            return super().select(None if timeout is None or timeout > 0 else 0)
        self.now += max(0.0, timeout)
        return super().select(0)


class FalseTime(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own."""

    def __init__(self) -> None:
        self.clock = Jumping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        self.clock.busy += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._came_back)
        return future

    def _came_back(self, _future: Any) -> None:
        self.clock.busy -= 1


class Pilots(Drivers):
    """Bots that think here and take no time."""

    def start(self) -> None:
        pass

    async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:  # noqa: ARG002
        return Decision(race.guess(seat).pilot_move(seat, fates(new_key())))


class Modest(Pilots):
    """Bots that never answer an attack."""

    async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:
        return Decision(NO) if NO in race.legal(seat) else await super().choose(bot, race, seat, owner)


class Thoughtful(Pilots):
    """Bots that take their time."""

    async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:
        await asyncio.sleep(5.0)
        return await super().choose(bot, race, seat, owner)


class Person:
    """Somebody who looks at a table, and notes when there was something new for the spectators."""

    def __init__(self, player: str, opened: Opened, now: Callable[[], float]) -> None:
        self.player = player
        self._opened, self._now = opened, now
        self.heard: list[tuple[float, str]] = []
        self._seen = 0

    def wake(self) -> None:
        for event in self._opened.table.told(None, self._seen):
            self.heard.append((self._now(), event.name))
        self._seen = self._opened.table.seen(None)


class Evening:
    """A hall with a false clock, and Ana and Ben at a table."""

    def __init__(self, store: Store, loop: FalseTime) -> None:
        self._loop = loop
        self._ids = count()
        self.store = store
        self.hall = Hall(store, drivers=Pilots(), now=loop.time)

    @property
    def now(self) -> float:
        return self._loop.time()

    async def open(self, game: str = "heat", **about: Any) -> Opened:
        """A table at which Ana and Ben sit and look; the race is on."""
        opened = await self.hall.make("ana", game, 2, **about)
        self.ana, self.ben = (Person(name, opened, lambda: self.now) for name in ("ana", "ben"))
        for person, seat in zip((self.ana, self.ben), opened.table.header.seats, strict=True):
            await self.do(opened, "sit", person.player, seat)
            self.hall.attach(opened, person)
        await self.do(opened, "start", "ana")
        return opened

    async def do(self, opened: Opened, do: str, by: str, seat: str | None = None, **values: Any) -> None:
        command = Command(id=f"c{next(self._ids)}", do=do, seat=seat, **values)
        await self.hall.command(opened.table.header.id, command, By(by, by.title()))

    async def move(self, opened: Opened, seat: str) -> None:
        player = opened.table.chairs[seat].player
        assert player is not None
        await self.do(opened, "move", player, seat, move=opened.table.legal(seat)[0])

    def done(self, opened: Opened) -> list[str]:
        """What the log says."""
        return [entry.do for entry in self.store.entries(opened.table.header.id)]


Play = Callable[[Evening], Coroutine[Any, Any, None]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    yield made
    made.close()


def spend(store: Store, play: Play, later: float = 0.0) -> None:
    """An evening in a hall, from its start to its end; `later` is how long after the others it begins."""
    with asyncio.Runner(loop_factory=FalseTime) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, FalseTime)
        loop.clock.now += later

        async def evening() -> None:
            spent = Evening(store, loop)
            await spent.hall.start()
            try:
                await play(spent)
            finally:
                await spent.hall.stop()

        runner.run(evening())


# Clocks


def test_who_is_out_of_time_is_driven_for_until_they_take_the_wheel(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open(pace={"kind": "live", "bank": 60, "increment": 5})
        table, begun = opened.table, evening.now
        await asyncio.sleep(20)
        while "A" in table.deciding():
            await evening.move(opened, "A")
        assert table.clocks.left("A", evening.now) == pytest.approx(60 - 20 + 5)
        await asyncio.sleep(begun + 59.5 - evening.now)
        assert table.chairs["B"].away is None
        await asyncio.sleep(1.0)
        assert table.chairs["B"].away == "clock"
        with pytest.raises(TableError, match="bot"):
            await evening.do(opened, "move", "ben", "B", move="gear 1")
        await evening.do(opened, "back", "ben", "B")
        assert table.chairs["B"].is_driven
        left = table.clocks.left("B", evening.now)
        assert left is not None
        assert left >= AT_LEAST

    spend(store, play)


def test_a_table_of_days_waits_for_days_and_for_nobody_to_be_there(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open(pace={"kind": "days", "days": 2})
        table = opened.table
        for person in (evening.ana, evening.ben):
            evening.hall.detach(opened, person)
        await asyncio.sleep(2 * DAY - 60)
        assert "away" not in evening.done(opened)
        await asyncio.sleep(120)
        assert {seat: chair.away for seat, chair in table.chairs.items()} == {"A": "clock", "B": "clock"}
        await asyncio.sleep(60)
        assert table.status == OVER

    spend(store, play)


# Who is there


def test_a_bot_drives_for_who_has_lost_the_connection_until_they_are_back(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open()
        table, grace = opened.table, GRACE["untimed"]
        assert grace is not None
        evening.hall.detach(opened, evening.ana)
        await asyncio.sleep(DROPPED + 0.1)
        assert not table.chairs["A"].here
        await asyncio.sleep(grace - 1)
        assert table.chairs["A"].is_driven
        await asyncio.sleep(2)
        assert table.chairs["A"].away == "absent"
        assert "A" not in table.deciding()
        evening.hall.attach(opened, evening.ana)
        await asyncio.sleep(1)
        assert table.chairs["A"].is_driven
        assert table.chairs["A"].here

    spend(store, play)


def test_a_connection_that_is_back_in_a_moment_is_not_spoken_of(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open()
        evening.hall.detach(opened, evening.ana)
        await asyncio.sleep(DROPPED / 2)
        evening.hall.attach(opened, evening.ana)
        await asyncio.sleep(DROPPED * 3)
        assert "gone" not in evening.done(opened)

    spend(store, play)


def test_a_table_sleeps_while_nobody_is_there_and_no_clock_runs(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open(pace={"kind": "live", "bank": 60})
        table = opened.table
        await asyncio.sleep(10)
        for person in (evening.ana, evening.ben):
            evening.hall.detach(opened, person)
        await asyncio.sleep(DROPPED + 1)
        assert table.is_asleep
        before = evening.done(opened)
        await asyncio.sleep(DAY)
        assert evening.done(opened) == before
        again = await evening.hall.open(table.header.id)
        evening.hall.attach(again, evening.ana)
        await asyncio.sleep(1)
        assert not again.table.is_asleep
        left = again.table.clocks.left("A", evening.now)
        assert left is not None
        assert left > 45
        assert again.table.chairs["A"].is_driven

    spend(store, play)


def test_the_log_of_a_new_table_does_not_begin_with_a_server_that_is_back(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open()
        assert evening.done(opened)[0] == "sat"
        assert "reopened" not in evening.done(opened)

    spend(store, play)


def test_the_time_in_which_the_server_was_down_is_forgiven(store: Store) -> None:
    names: list[str] = []

    async def before(evening: Evening) -> None:
        opened = await evening.open(pace={"kind": "live", "bank": 60})
        names.append(opened.table.header.id)
        await asyncio.sleep(10)

    async def after(evening: Evening) -> None:
        opened = await evening.hall.open(names[0])
        table = opened.table
        assert evening.done(opened)[-1] == "reopened"
        left = table.clocks.left("A", evening.now)
        assert left is not None
        assert left > 45
        assert table.is_asleep
        for name in ("ana", "ben"):
            evening.hall.attach(opened, Person(name, opened, lambda: evening.now))
        await asyncio.sleep(30)
        assert all(chair.is_driven and chair.here for chair in table.chairs.values())
        await asyncio.sleep(60)
        assert table.chairs["A"].away == "clock"

    spend(store, before)
    spend(store, after, later=7200)


def test_after_a_restart_nobody_is_at_an_open_table_until_they_come(store: Store) -> None:
    names: list[str] = []

    async def before(evening: Evening) -> None:
        opened = await evening.hall.make("ana", "heat", 2)
        names.append(opened.table.header.id)
        for player, seat in (("ana", "A"), ("ben", "B")):
            await evening.do(opened, "sit", player, seat)
        assert all(chair.here for chair in opened.table.chairs.values())

    async def after(evening: Evening) -> None:
        opened = await evening.hall.open(names[0])
        assert not any(chair.here for chair in opened.table.chairs.values())
        evening.hall.attach(opened, Person("ana", opened, lambda: evening.now))
        await asyncio.sleep(1)
        assert [chair.here for chair in opened.table.chairs.values()] == [True, False]

    spend(store, before)
    spend(store, after, later=60)


# Seals

DRAWN = {"A": "11" * 32, "B": "22" * 32}


async def seal(evening: Evening) -> Opened:
    """A table that Ana has started, and at which nobody has contributed yet what they have pledged."""
    opened = await evening.hall.make("ana", "heat", 2)
    for player, seat in (("ana", "A"), ("ben", "B")):
        await evening.do(opened, "sit", player, seat, pledge=fingerprint(DRAWN[seat]))
    await evening.do(opened, "start", "ana")
    return opened


def test_a_seal_that_is_not_kept_breaks_and_the_host_starts_again(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await seal(evening)
        table = opened.table
        await evening.do(opened, "reveal", "ana", "A", contribution=DRAWN["A"])
        await asyncio.sleep(PATIENCE - 0.5)
        assert table.seal is not None
        await asyncio.sleep(1.0)
        assert table.seal is None
        assert evening.done(opened)[-1] == "broken"
        assert table.told(None)[-1].values["broken"] == {"B": "Ben"}
        await evening.do(opened, "empty", "ana", "B")
        await evening.do(opened, "start", "ana", bot="pilot")
        assert table.status == RACING
        await asyncio.sleep(60)
        assert evening.done(opened).count("broken") == 1

    spend(store, play)


def test_nothing_falls_between_two_looks_at_the_clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer may go off a moment early; what is not due yet is due a moment later, and must not be forgotten."""

    async def play(evening: Evening) -> None:
        opened = await seal(evening)
        assert opened.table.seal is not None
        assert opened.timer is not None
        opened.timer.cancel()
        until = opened.table.seal.until
        looks = iter([until - 0.001])
        with monkeypatch.context() as clock:
            clock.setattr(evening.hall, "now", lambda: next(looks, until))
            evening.hall._act(opened)
        await asyncio.sleep(PATIENCE + 1)
        assert evening.done(opened)[-1] == "broken"

    spend(store, play)


def test_a_seal_holds_when_the_server_comes_back(store: Store) -> None:
    names: list[str] = []

    async def before(evening: Evening) -> None:
        opened = await seal(evening)
        names.append(opened.table.header.id)
        await evening.do(opened, "reveal", "ben", "B", contribution=DRAWN["B"])

    async def after(evening: Evening) -> None:
        opened = await evening.hall.open(names[0])
        await asyncio.sleep(5)
        evening._ids = count(100)  # other commands than those of before
        await evening.do(opened, "reveal", "ana", "A", contribution=DRAWN["A"])
        assert opened.table.status == RACING
        assert opened.table.contributions == DRAWN
        assert evening.store.verify(names[0]) is not None

    spend(store, before)
    spend(store, after, later=7200)


def test_last_contributions_that_come_together_start_one_race(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await seal(evening)
        given = (
            evening.do(opened, "reveal", player, seat, contribution=DRAWN[seat])
            for player, seat in (("ana", "A"), ("ben", "B"), ("ana", "A"))
        )
        answers = await asyncio.gather(*given, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), type(None), TableError]
        assert evening.done(opened).count("started") == 1

    spend(store, play)


# Pauses


def attacked(key: bytes) -> tuple[list[tuple[str, str, str]], bool] | None:
    """How a race of Speed comes to its first pause by this key, and whether somebody can answer."""
    table = Table(Header("t", "speed", ("s0", "s1"), "ana"), key)
    asker, random = Asker(table), Random(1)
    for seat, player in (("s0", "ana"), ("s1", "ben")):
        asker.ask("sit", player, seat, name=player)
    asker.ask("start", "ana")
    moves = []
    while table.status == RACING and len(moves) < 40:
        seat = table.deciding()[0]
        legal = table.legal(seat)
        move = random.choice([move for move in legal if move.startswith("attack")] or legal)
        moves.append((str(table.chairs[seat].player), seat, move))
        asker.ask("move", moves[-1][0], seat, move=move)
        if table.pause is not None:
            return moves, bool(table.may_answer())
    return None


def key_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def first_key(answerable: bool) -> bytes:
    """A key by which somebody can answer the first attack, or nobody."""
    return next(key for key in map(key_of, range(2000)) if (found := attacked(key)) and found[1] == answerable)


def timed(store: Store, key: bytes, declines: bool) -> list[tuple[float, str]]:
    """What spectators hear from the attack on, and how many seconds after it."""
    heard: list[tuple[float, str]] = []
    found = attacked(key)
    assert found is not None
    name = f"t{key[-2:].hex()}-{int(declines)}"
    store.add(Header(name, "speed", ("s0", "s1"), "ana", pause=3.0), key, EPOCH)

    async def play(evening: Evening) -> None:
        evening.hall.drivers = Modest()
        opened = await evening.hall.open(name)
        people = [Person(player, opened, lambda: evening.now) for player in ("ana", "ben")]
        for person, seat in zip(people, ("s0", "s1"), strict=True):
            await evening.do(opened, "sit", person.player, seat)
            evening.hall.attach(opened, person)
        await evening.do(opened, "start", "ana")
        for player, seat, move in found[0]:
            await evening.do(opened, "move", player, seat, move=move)
        begun, told = evening.now, len(people[0].heard)
        if declines:
            await asyncio.sleep(1.0)
            seat = opened.table.may_answer()[0]
            await evening.do(opened, "move", str(opened.table.chairs[seat].player), seat, move=NO)
        await asyncio.sleep(3.0 + SETTLE + 0.01)
        assert opened.table.pause is None
        heard.extend((round(at - begun, 3), event) for at, event in people[0].heard[told:])

    spend(store, play)
    return heard


def test_a_pause_is_as_long_whether_somebody_can_answer_or_not(store: Store) -> None:
    """Nothing is told during it, and what follows comes at the same time."""
    nobody = timed(store, first_key(answerable=False), declines=False)
    silent = timed(store, first_key(answerable=True), declines=False)
    declined = timed(store, first_key(answerable=True), declines=True)
    assert [heard[0] for heard in (nobody, silent, declined)] == [(3.0 + SETTLE, "stood")] * 3


# Commands


def test_a_command_sent_twice_at_the_same_time_acts_once(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open()
        command = Command(id="same", do="say", text="hello")
        ana, table = By("ana", "Ana"), opened.table.header.id
        await asyncio.gather(*(evening.hall.command(table, command, ana) for _ in range(5)))
        assert evening.done(opened).count("said") == 1

    spend(store, play)


def test_two_who_want_a_rematch_at_once_get_the_same_table(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open(options={"laps": 1})
        for player, seat in (("ana", "A"), ("ben", "B")):
            await evening.do(opened, "away", player, seat)
        for _ in range(1000):
            await asyncio.sleep(1)
            if opened.table.status == OVER:
                break
        wanted = (evening.do(opened, "rematch", player) for player in ("ana", "ben"))
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [TableError]
        assert opened.table.rematch is not None
        assert sorted(evening.store.ids()) == sorted([opened.table.header.id, opened.table.rematch])
        again = await evening.hall.open(opened.table.rematch)
        assert [chair.player for chair in again.table.chairs.values()] == ["ana", "ben"]
        await evening.do(again, "start", again.table.header.host)
        assert again.table.commitment != opened.table.commitment

    spend(store, play)


def test_after_a_first_race_the_next_one_is_dealt_as_usual(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.hall.make("ana", "speed", origin=first_race("speed"))
        await evening.do(opened, "sit", "ana", "s0")
        await evening.do(opened, "start", "ana", bot="pilot")
        evening.hall.attach(opened, Person("ana", opened, lambda: evening.now))
        await evening.do(opened, "away", "ana", "s0")
        while opened.table.status != OVER:
            await asyncio.sleep(1)
        await evening.do(opened, "rematch", "ana")
        assert opened.table.rematch is not None
        again = await evening.hall.open(opened.table.rematch)
        assert again.table.header.origin is None
        assert again.table.header.options == opened.table.header.options
        await evening.do(again, "start", "ana")
        assert again.table.race is not None
        assert not again.table.race.over

    spend(store, play)


# Bots


def test_the_pilot_decides_for_a_bot_that_is_late_breaks_down_or_is_not_there() -> None:
    race = Race("heat", 2, seed=1)

    async def play() -> None:
        drivers = Drivers(("heat",))
        drivers.start()
        try:
            assert (await drivers.choose("pilot", race, "A")).move in race.legal("A")
            assert (await drivers.choose("nobody", race, "A")).move in race.legal("A")
            pool: Any = drivers._pool
            for process in list(pool._processes):
                os.kill(process, signal.SIGKILL)
            assert (await drivers.choose("pilot", race, "A")).move in race.legal("A")
            assert drivers._pool is not pool
            drivers._deadline = 1e-6
            assert (await drivers.choose("pilot", race, "A")).move in race.legal("A")
        finally:
            drivers.stop()

    asyncio.run(play())


def test_a_move_that_a_bot_may_not_make_does_not_stop_the_race(store: Store) -> None:
    class Cheats(Pilots):
        async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:
            self.asked = getattr(self, "asked", 0) + 1
            return Decision("boost") if self.asked == 1 else await super().choose(bot, race, seat, owner)

    async def play(evening: Evening) -> None:
        evening.hall.drivers = Cheats()
        opened = await evening.open(options={"laps": 1})
        await evening.do(opened, "away", "ben", "B")
        await asyncio.sleep(5)
        assert opened.table.race is not None
        assert "B" not in opened.table.deciding()

    spend(store, play)


def test_the_hall_refuses_what_can_not_be_raced(store: Store) -> None:
    async def play(evening: Evening) -> None:
        for wrong in ({"options": {"laps": 99}}, {"options": {"seed": 1}}, {"seats": 40}, {"pause": 1e9}):
            about: dict[str, Any] = {"seats": 2, **wrong}
            with pytest.raises(PaddockError):
                await evening.hall.make("ana", "heat", **about)
        assert evening.store.ids() == []

    spend(store, play)


def test_bots_are_not_among_themselves_when_nobody_looks(store: Store) -> None:
    async def play(evening: Evening) -> None:
        evening.hall.drivers = Thoughtful()
        opened = await evening.hall.make("ana", "heat", 2)
        await evening.do(opened, "start", "ana", bot="pilot")
        await asyncio.sleep(LOOKED + 30)
        length = opened.table.length
        assert opened.table.status == RACING
        await asyncio.sleep(1000)
        assert opened.table.length == length
        onlooker = Person("eve", opened, lambda: evening.now)
        evening.hall.attach(opened, onlooker)
        await asyncio.sleep(100)
        assert opened.table.length > length

    spend(store, play)


def test_a_sleeping_race_is_not_opened_at_the_start_but_one_of_days_is(store: Store) -> None:
    names: dict[str, str] = {}

    async def before(evening: Evening) -> None:
        for kind, pace in (("untimed", {"kind": "untimed"}), ("days", {"kind": "days", "days": 1.0})):
            opened = await evening.open(pace=pace)
            names[kind] = opened.table.header.id
        await asyncio.sleep(1.0)

    async def after(evening: Evening) -> None:
        await asyncio.sleep(1.0)
        assert set(evening.hall._opened) == set()
        evening.hall.now = lambda: evening.now + 2 * DAY
        await asyncio.sleep(2 * SWEEP)
        assert set(evening.hall._opened) == {names["days"]}
        assert store.entries(names["untimed"])[-1].do != "reopened"

    spend(store, before)
    spend(store, after, later=60)


def test_a_new_table_begins_with_what_somebody_does(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open()
        assert evening.done(opened)[:3] == ["sat", "sat", "started"]

    spend(store, play)


def test_whoever_sets_the_clock_of_the_machine_takes_no_time_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_time()
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now() - before < 60


def test_lists_are_told_from_what_was_noted(store: Store) -> None:
    async def play(evening: Evening) -> None:
        opened = await evening.open(listed=True)
        await asyncio.sleep(1.0)
        (noted,) = store.lobby()
        assert noted.summary is not None
        evening.hall._put_away(noted.id)
        (told,) = [told async for told in evening.hall.summaries([noted], attended=True)]
        assert [chair["name"] for chair in told["chairs"].values()] == ["Ana", "Ben"]
        assert told["status"] == RACING
        assert noted.id not in evening.hall._opened
        evening.hall._since = evening.now  # as after a restart: nobody has come yet
        (told,) = [told async for told in evening.hall.summaries([noted])]
        assert not any("here" in chair for chair in told["chairs"].values())
        later = noted._replace(opened=evening.now - 2 * UNATTENDED)
        assert [told async for told in evening.hall.summaries([later], attended=True)] == []
        assert opened.table.status == RACING

    spend(store, play)


def test_old_tables_are_given_up(store: Store) -> None:
    async def play(evening: Evening) -> None:
        fresh, race = await evening.hall.make("ana", "heat", 2, listed=True), await evening.open(listed=True)
        assert len(store.lobby()) == 2
        for age, left in ((UNSTARTED + HOUR, [race.table.header.id]), (ABANDONED + HOUR, [])):
            evening.hall.now = lambda age=age: evening.now + age
            await evening.hall._give_up_what_is_old()
            assert [listed.id for listed in store.lobby()] == left
        assert store.row(fresh.table.header.id)["status"] == "gone"

    spend(store, play)
