"""What visitors are told of an error, and what only the house may know of it."""

from __future__ import annotations

import structlog

from paddock.errors import PaddockError

log = structlog.get_logger()


def for_visitors(error: PaddockError) -> PaddockError:
    """The error as anybody may read it; what it says of the inside of the house goes to the log."""
    told = error.for_visitors()
    if told is not error:
        log.error(told.code, why=str(error))
    return told
