"""Waiting for what must come. It comes at once, except on a busy machine; nobody waits for ever."""

import time
from collections.abc import Callable

PATIENCE = 900.0  #: seconds after which something hangs; it must be more than the busiest machine needs
A_MOMENT = 0.02  #: seconds between two looks


def wait_until(holds: Callable[[], object], what: str = "it") -> None:
    """Go on as soon as something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"{what} never came"
        time.sleep(A_MOMENT)
