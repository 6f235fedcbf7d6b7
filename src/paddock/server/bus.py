"""The doorbell: servers that share a database tell each other which table's log has a new line, and nothing else.

Who hears it reads the log. A ring that is lost costs time, never a line: every server looks by itself when it can hear
again after a break, and now and then.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Protocol

import structlog

from paddock.errors import StoreError
from paddock.server.database import kept_alive
from paddock.server.store import CHANNEL, Store, as_ring, from_ring

log = structlog.get_logger()

Heard = Callable[[str, int], None]  #: called in the event loop with a table and the line that was written
Missed = Callable[[], None]  #: called in the event loop when rings may have been lost

AGAIN = 1.0  #: seconds after which a lost connection is tried again


class Bus(Protocol):
    """How servers wake each other."""

    def start(self, heard: Heard, missed: Missed) -> None:
        """Begin to listen, in the running event loop."""

    def ring(self, table: str, seq: int) -> None:
        """Wake whoever has this table open."""

    async def stop(self) -> None:
        """Hear no more."""


class NoBus:
    """For a server that is alone."""

    def start(self, heard: Heard, missed: Missed) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """PostgreSQL's NOTIFY. The store rings with the transaction that writes the line, so `ring` has nothing to do."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, heard: Heard, missed: Missed) -> None:
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, args=(loop, heard, missed), daemon=True, name="doorbell")
        self._thread.start()

    def _listen(self, loop: asyncio.AbstractEventLoop, heard: Heard, missed: Missed) -> None:
        import psycopg

        url = self._store.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True, **kept_alive(url)) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(missed)
                    while not self._stopped.is_set():
                        for ring in connection.notifies(timeout=0.5):
                            loop.call_soon_threadsafe(heard, *from_ring(ring.payload))
            except psycopg.Error as error:
                log.warning("doorbell_lost", why=str(error).split("\n", maxsplit=1)[0])
                self._stopped.wait(AGAIN)
            except RuntimeError:  # the loop has ended before the thread
                return

    def ring(self, table: str, seq: int) -> None:
        pass

    async def stop(self) -> None:
        self._stopped.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join, 2.0)


class RedisBus:
    """Redis or Valkey by their publish and subscribe."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis

            self._redis: Any = Redis.from_url(url, socket_connect_timeout=5)
        except (ImportError, ValueError) as error:
            raise StoreError("bad_redis", why=error) from None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, heard: Heard, missed: Missed) -> None:
        self._run(self._listen(heard, missed))

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    missed()
                    async for message in subscription.listen():
                        if message["type"] == "message":
                            heard(*from_ring(message["data"].decode()))
            except (RedisError, OSError) as error:
                log.warning("doorbell_lost", why=str(error))
                await asyncio.sleep(AGAIN)

    def ring(self, table: str, seq: int) -> None:
        self._run(self._publish(as_ring(table, seq)))

    async def _publish(self, ring: str) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.publish(CHANNEL, ring)
        except (RedisError, OSError) as error:
            log.warning("doorbell_lost", why=str(error))

    def _run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self._redis.aclose()
