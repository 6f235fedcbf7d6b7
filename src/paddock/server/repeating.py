"""What is done again and again, whatever became of it the last time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from paddock.errors import StoreError

log = structlog.get_logger()


async def again_and_again(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something now, and every few seconds. What goes wrong is logged, and it is tried again the next time."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("not_done", what=work.__name__, code=error.code)
        except Exception:  # it must not end with one mishap
            log.exception("not_done", what=work.__name__)
        await asyncio.sleep(seconds)
