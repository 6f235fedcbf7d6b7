"""Bots at the table: they think in processes of their own, with a deadline, and get no more than their seat may see."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from paddock.bots import Hint, Thought
from paddock.bots import bot as find_bot
from paddock.bots import hint as find_hint
from paddock.bots.hints import CHAMPION
from paddock.bots.processes import begin_work, end_pool
from paddock.engine.fate import fates, new_key
from paddock.errors import PaddockError, TableError
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server.workshop import TABLE, Workshop, load

T = TypeVar("T")

log = structlog.get_logger()

DEADLINE = 10.0  #: seconds for one decision
WARM_UP = 120.0  #: seconds for a process to get ready
CROWD = 8  #: who wait for a process, for each that there is: then nobody is given hints, so that bots drive on
THOUGHTS = 3  #: moves of which it is kept what a bot thought of them


def warm_up(games: tuple[str, ...]) -> None:
    """The first thing that a process of a bot does."""
    begin_work()
    for name in games:
        if not find_game(name).is_cold(TABLE):  # of others there is nothing to load
            load(name)


@dataclass(frozen=True)
class Decision:
    """What a bot chose, and what it thought of the moves it could have made."""

    move: str
    thoughts: tuple[Thought, ...] = ()


def think(bot: str, guess: Race, seat: str) -> Decision:
    """What a bot chooses; this runs in another process."""
    driver = find_bot(bot)
    return Decision(driver.choose(guess, seat), tuple(driver.why()[:THOUGHTS]))


class Turns:
    """Hands out a few places, to one owner after another: whoever wants many does not keep the others waiting.

    >>> async def served(wants: str) -> list[str]:
    ...     turns, served = Turns(1), []
    ...     async def want(owner: str) -> None:
    ...         await turns.take(owner)
    ...         await asyncio.sleep(0)
    ...         served.append(owner)
    ...         turns.give_back()
    ...     await asyncio.gather(*map(want, wants))
    ...     return served
    >>> asyncio.run(served("aaaab"))
    ['a', 'a', 'b', 'a', 'a']
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(map(len, self._waiting.values()))

    async def take(self, owner: str) -> None:
        """Return when there is a place."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free: for the first who waits of the owner who has waited longest."""
        while self._waiting:
            owner, line = self._waiting.popitem(last=False)
            place = line.popleft()
            if line:
                self._waiting[owner] = line
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class Drivers:
    """A pool of processes in which bots think. For one that is late, or breaks down, the pilot drives."""

    def __init__(
        self,
        games: tuple[str, ...] = (),
        processes: int = 1,
        deadline: float = DEADLINE,
        workshop: Workshop | None = None,
    ) -> None:
        self._games = games
        self._workshop = workshop or Workshop()
        self._processes = processes
        self._deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[Any] | None = None
        self._turns = Turns(processes)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._turns.waiting

    def start(self) -> None:
        """Start the processes, without waiting for them."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=warm_up, initargs=(self._games,))
            self._ready = asyncio.wrap_future(self._pool.submit(int))
            self._ready.add_done_callback(
                lambda ready: ready.cancelled() or ready.exception()
            )  # nobody may have waited

    async def choose(self, bot: str, race: Race, seat: str, owner: str = "") -> Decision:
        """A legal move for a seat. The bot gets a guess, so that there is nothing in its process to peek at.

        All that is asked for by one owner waits in one line.

        A bot that looks ahead takes equally long whether there is much to choose from or nothing. Until what a bot
        needs of a game is compiled the pilot drives for it.
        """
        guess = race.guess(seat)
        begun = time.monotonic()
        try:
            driver = find_bot(bot)
            if not self._workshop.order(race.game.name, race.game.part(driver.part(race.game.name))):
                return await self._pilot(guess, seat)
            choice = await self._think(bot, guess, seat, owner)
            if guess.why_not(seat, choice.move) is None:  # the race itself may have gone on meanwhile
                await asyncio.sleep(begun + driver.thinks_for(race.game.name) - time.monotonic())
                return choice
            log.warning("bot_illegal", bot=bot, game=race.game.name)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError) as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            log.warning("bot_late", bot=bot, game=race.game.name, why=type(error).__name__)
        except PaddockError as error:
            log.warning("bot_failed", bot=bot, game=race.game.name, code=error.code)
        except Exception:  # a bot may do anything; the race goes on
            log.exception("bot_broke", bot=bot, game=race.game.name)
        return await self._pilot(guess, seat)

    async def hint(self, race: Race, seat: str, owner: str = "") -> Hint:
        """What a champion would do on a seat, thought about like a decision of a bot, and for as long.

        Where so many wait that bots would have to, or something is amiss, it is refused.
        """
        guess = race.guess(seat)
        begun = time.monotonic()
        if self.waiting >= CROWD * self._processes:
            raise TableError("hints_busy")
        try:
            found = await self._in_a_process(owner, find_hint, guess, seat)
        except (TimeoutError, BrokenExecutor) as error:
            log.warning("hint_late", game=race.game.name, why=type(error).__name__)
            raise TableError("hints_busy") from None
        except PaddockError:
            raise
        except Exception:  # whoever asked gets an answer
            log.exception("hint_broke", game=race.game.name)
            raise TableError("hints_busy") from None
        await asyncio.sleep(begun + find_bot(CHAMPION).thinks_for(race.game.name) - time.monotonic())
        return found

    async def _think(self, bot: str, guess: Race, seat: str, owner: str) -> Decision:
        return await self._in_a_process(owner, think, bot, guess, seat)

    async def _in_a_process(self, owner: str, work: Callable[..., T], *arguments: Any) -> T:
        """What comes of some thinking within its time, which begins when a process is free for it."""
        self.start()
        assert self._ready is not None
        await asyncio.wait_for(asyncio.shield(self._ready), WARM_UP)
        await asyncio.wait_for(self._turns.take(owner), self._deadline)
        pool = self._pool
        try:
            assert pool is not None
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *arguments)), self._deadline)
        except (TimeoutError, BrokenExecutor):
            if pool is self._pool:
                self._replace()
            raise
        finally:
            self._turns.give_back()

    async def _pilot(self, guess: Race, seat: str) -> Decision:
        return Decision(await asyncio.to_thread(guess.pilot_move, seat, fates(new_key())))

    def _replace(self) -> None:
        """A process that does not answer is ended, and others take its place."""
        self.stop(wait=False)
        self.start()

    def stop(self, wait: bool = True) -> None:
        pool, self._pool = self._pool, None
        end_pool(pool, wait)
