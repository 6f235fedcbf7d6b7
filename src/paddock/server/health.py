"""Whether a server can do its work: something small is written now and then, however often anybody asks."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from paddock.errors import StoreError
from paddock.server.database import shown
from paddock.server.store import Store

FRESH = 2.0  #: seconds for which an answer holds
PATIENCE = 3.0  #: seconds for the store to write something small


class Health:
    """Tries the store; in a thread of its own, so that it tells nothing of how busy the others are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._trial: asyncio.Future[None] | None = None
        self._begun = 0.0
        self._stopping = False

    async def check(self) -> None:
        """Return if what happens at tables can be written down; otherwise the error that says why not."""
        if self._stopping:
            raise StoreError("stopping")
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._begun > FRESH):
            self._trial = asyncio.get_running_loop().run_in_executor(self._thread, self._store.try_to_write)
            self._trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())
            self._begun = now
        try:
            await asyncio.wait_for(asyncio.shield(self._trial), PATIENCE)
        except TimeoutError:
            raise StoreError("no_store", url=shown(self._store.engine), why=f"more than {PATIENCE:g} s") from None

    def stop(self) -> None:
        """From now on nobody should come here."""
        self._stopping = True
        self._thread.shutdown(wait=False)
