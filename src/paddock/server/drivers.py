"""Bots at the table: they think in processes of their own, with a deadline, and get no more than their seat may see."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import structlog

from paddock.bots import bot as find_bot
from paddock.bots.processes import begin_work
from paddock.engine.fate import fates, new_key
from paddock.errors import PaddockError
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server.table import USUAL_BOT

log = structlog.get_logger()

DEADLINE = 10.0  #: seconds for one decision
WARM_UP = 120.0  #: seconds for a process to get ready


def load_games(games: tuple[str, ...]) -> None:
    """Load the compiled code of games, so that nobody waits for it at the table."""
    for name in games:
        race = Race(find_game(name), seed=0)
        seat = race.pending[0]
        race.view(seat)
        race.play(seat, find_bot(USUAL_BOT, seed=0).choose(race.guess(seat), seat))


def warm_up(games: tuple[str, ...]) -> None:
    """The first thing that a process of a bot does."""
    begin_work()
    load_games(games)


def think(bot: str, guess: Race, seat: str) -> str:
    """What a bot chooses; this runs in another process."""
    return find_bot(bot).choose(guess, seat)


class Drivers:
    """A pool of processes in which bots think. Who is late, or breaks down, is driven for by the pilot."""

    def __init__(self, games: tuple[str, ...] = (), processes: int = 1, deadline: float = DEADLINE) -> None:
        self._games = games
        self._processes = processes
        self._deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[Any] | None = None

    def start(self) -> None:
        """Start the processes, without waiting for them."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=warm_up, initargs=(self._games,))
            self._ready = asyncio.wrap_future(self._pool.submit(int))

    async def choose(self, bot: str, race: Race, seat: str) -> str:
        """A legal move for a seat. The bot gets a guess, so that there is nothing in its process to peek at."""
        guess = race.guess(seat)
        self.start()
        pool = self._pool
        assert pool is not None
        assert self._ready is not None
        try:
            await asyncio.wait_for(asyncio.shield(self._ready), WARM_UP)
            move = await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, bot, guess, seat)), self._deadline)
            race.words(move)
            if race.why_not(seat, move) is None:
                return move
            log.warning("bot_illegal", bot=bot, game=race.game.name)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError) as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            log.warning("bot_late", bot=bot, game=race.game.name, why=type(error).__name__)
            if pool is self._pool:
                self._replace()
        except PaddockError as error:
            log.warning("bot_failed", bot=bot, game=race.game.name, code=error.code)
        except Exception:  # a bot may do anything; the race goes on
            log.exception("bot_broke", bot=bot, game=race.game.name)
        return await asyncio.to_thread(guess.pilot_move, seat, fates(new_key()))

    def _replace(self) -> None:
        """A process that does not answer is ended, and others take its place."""
        self.stop(wait=False)
        self.start()

    def stop(self, wait: bool = True) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
            for process in processes.values():
                process.terminate()
            pool.shutdown(wait=wait, cancel_futures=True)
