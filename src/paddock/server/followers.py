"""What a connection is sent, and when: it follows the stream of one viewer at one table.

A follower keeps no queue. It knows how far it has told its viewer, and sends what has come since; who reads slowly gets
more at once, and who is far behind a snapshot.
"""

from __future__ import annotations

import asyncio
from typing import Final

from paddock.errors import TableError
from paddock.server import messages
from paddock.server.hall import Hall, Opened
from paddock.server.messages import Bye, Hello, Welcome, encode
from paddock.server.players import Player
from paddock.server.table import Viewer, who_is

FAR_BEHIND = 2000  #: events after which a snapshot says it better
FRESH = 0.25  #: seconds for which the same message may be sent to others too
BYE = b'{"type":"bye"'  #: how the last message begins
NOT_YET: Final = -2  #: the viewer of a follower that has sent nothing


class Follower:
    """Follows a table for a player."""

    __slots__ = ("_hall", "_place", "_seat", "_viewer", "awake", "language", "opened", "player", "who")

    def __init__(self, hall: Hall, opened: Opened, player: Player, hello: Hello) -> None:
        self._hall = hall
        self.opened = opened
        self.who = player
        self.player = player.id
        self.language = hello.language
        self._seat = hello.seat
        self._place = hello.since
        self._viewer: Viewer = NOT_YET
        self.awake: asyncio.Event | None = None

    def wake(self) -> None:
        if self.awake is not None:
            self.awake.set()

    @property
    def seen(self) -> int:
        """How much the viewer has been told by the table."""
        return self.opened.table.seen(self.opened.table.viewer(self.player, self._seat))

    def next(self) -> bytes | None:
        """The next message, or None if there is nothing to say. A `bye` is the last."""
        table = self.opened.table
        if not table.may_look(self.player):
            return bye("kicked" if self._viewer != NOT_YET else "not_watched", self.language)
        viewer = table.viewer(self.player, self._seat)
        if viewer != self._viewer:
            if self._viewer != NOT_YET or self._seat != (None if viewer is None else table.header.seats[viewer]):
                self._place = None  # what was seen was the stream of another viewer
            self._viewer = viewer
            return self._welcome(viewer)
        seen = table.seen(viewer)
        if self._place is None or not 0 <= seen - self._place <= FAR_BEHIND:
            self._place = seen
            return encode(messages.snapshot(table, viewer, self._hall.now(), self.language))
        if self._place == seen:
            return None
        since, self._place = self._place, seen
        return self._events(viewer, since)

    def _welcome(self, viewer: Viewer) -> bytes:
        table = self.opened.table
        return encode(
            Welcome(
                protocol=messages.PROTOCOL,
                table=table.header.id,
                you=who_is(self.player),
                name=self.who.name,
                seats=table.seats_of(self.player),
                seat=None if viewer is None else table.header.seats[viewer],
            )
        )

    def _events(self, viewer: Viewer, since: int) -> bytes:
        """Spectators who are told the same are sent the same bytes."""
        opened, now = self.opened, self._hall.now()
        key = (opened.table.length, viewer, since, self.language)
        kept = opened.sent.get(key)
        if kept is None or now - kept[0] > FRESH:
            for old in [old for old in opened.sent if old[0] != opened.table.length]:
                del opened.sent[old]
            kept = now, encode(messages.events(opened.table, viewer, since, now, self.language))
            opened.sent[key] = kept
        return kept[1]


def bye(code: str, language: str | None = None) -> bytes:
    """The last message of a connection."""
    return encode(Bye(code=code, sentence=TableError(code).sentence(language or "en")))
