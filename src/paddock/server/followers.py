"""What a connection is sent, and when: it follows the stream of one viewer at one table.

A follower keeps no queue. It knows how far it has told its viewer and what its viewer has in front of them, and sends
what is different; whoever reads slowly gets more at once, and whoever is far behind gets everything again.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from paddock.engine.numbers import Seat, Viewer
from paddock.errors import PaddockError, TableError
from paddock.server import messages
from paddock.server.hall import Hall, Opened
from paddock.server.messages import Bye, Hello, News, Slate, Welcome, as_row, encode
from paddock.server.players import Player
from paddock.server.sheets import Sheet
from paddock.server.table import Table, who_is

FAR_BEHIND = 2000  #: events after which it is simpler to send everything again
FRESH = 0.25  #: seconds for which the same message may be sent to others too
NOT_YET: Final = Seat(-2)  #: the viewer of a follower that has sent nothing


class Sent(NamedTuple):
    """A message as bytes, and whether it is the last one."""

    data: bytes
    last: bool = False


class Follower:
    """Follows a table for a player."""

    __slots__ = (
        "_hall",
        "_in_words",
        "_place",
        "_rows",
        "_seat",
        "_sheet",
        "_upto",
        "_viewer",
        "awake",
        "farewell",
        "home",
        "language",
        "opened",
        "player",
        "who",
    )

    def __init__(self, hall: Hall, opened: Opened, player: Player, hello: Hello, home: str = "") -> None:
        self._hall = hall
        self.home = home
        self.farewell: PaddockError | None = None  #: why this is the end
        self.opened = opened
        self.who = player
        self.player = player.id
        self.language = hello.language
        self._in_words, self._rows = hello.form == "words", hello.rows
        self._seat = hello.seat
        self._place = hello.since
        self._sheet: Sheet | None = None  # what the viewer has in front of them
        self._viewer: Viewer = NOT_YET
        self._upto = -1  # the lines of the log of which everything is told
        self.awake: asyncio.Event | None = None

    def send_away(self, error: PaddockError) -> None:
        """Say why, and nothing more."""
        self.farewell = error
        self.wake()

    def wake(self) -> None:
        if self.awake is not None:
            self.awake.set()

    @property
    def seen(self) -> int:
        """How much the viewer has been told by the table."""
        return self.opened.table.seen(self.opened.table.viewer(self.player, self._seat))

    def next(self) -> Sent | None:
        """The next message, or None if there is nothing to say."""
        table = self.opened.table
        if self.farewell is not None:
            return bye(self.farewell, self.language)
        if self._upto == table.length:
            return None
        try:
            table.must_look(self.player, self.home)
        except TableError as error:
            return bye(error, self.language)
        viewer = table.viewer(self.player, self._seat)
        if viewer != self._viewer:
            if self._viewer != NOT_YET or self._seat != (None if viewer is None else table.header.seats[viewer]):
                self._place = None  # what was seen was the stream of another viewer
            self._viewer, self._sheet = viewer, None
            return self._welcome(viewer)
        self._upto, seen = table.length, table.seen(viewer)
        if self._place is None or not 0 <= seen - self._place <= FAR_BEHIND:
            self._place = seen
            return self._everything(viewer)
        if self._place == seen:
            return None
        since, self._place = self._place, seen
        return Sent(self._events(viewer, since) if self._in_words else self._news(viewer, since))

    def _welcome(self, viewer: Viewer) -> Sent:
        table = self.opened.table
        welcome = Welcome(
            protocol=messages.PROTOCOL,
            table=table.header.id,
            you=who_is(self.player),
            name=self.who.name,
            seats=table.seats_of(self.player),
            seat=None if viewer is None else table.header.seats[viewer],
        )
        return Sent(encode(welcome))

    def _everything(self, viewer: Viewer) -> Sent:
        table, now = self.opened.table, self._hall.now()
        if self._in_words:
            return Sent(encode(messages.snapshot(table, viewer, now, self.language)))
        self._sheet = self.opened.sheet(viewer)
        return Sent(encode(slate(table, self._sheet, viewer, now)))

    def _news(self, viewer: Viewer, since: int) -> bytes:
        """Those who were told the same and have the same in front of them are sent the same bytes."""
        opened, before = self.opened, self._sheet
        self._sheet = opened.sheet(viewer)
        key = (-1 if before is None else before.number, since, self._sheet.number)
        made = opened.news.get(key)
        if made is None:
            told = opened.table.told_rows(viewer, since)
            now = self._sheet.slip(before, self._hall.now())
            news = News(
                since=since,
                seen=since + len(told),
                told=[as_row(each) for each in told],
                now=now,
                whole=before is None,
            )
            made = opened.news[key] = encode(news)
        return made

    def _events(self, viewer: Viewer, since: int) -> bytes:
        """Spectators who are told the same are sent the same bytes."""
        opened, now = self.opened, self._hall.now()
        key = (opened.table.length, viewer, since, self.language, self._rows)
        kept = opened.sent.get(key)
        if kept is None or now - kept[0] > FRESH:
            for old in [old for old in opened.sent if old[0] != opened.table.length]:
                del opened.sent[old]
            kept = now, encode(messages.events(opened.table, viewer, since, now, self.language, self._rows))
            opened.sent[key] = kept
        return kept[1]


def slate(table: Table, sheet: Sheet, viewer: Viewer, at: float) -> Slate:
    """Everything that a viewer may know of a table now, in numbers."""
    return Slate(seen=table.seen(viewer), table=messages.about(table), now=sheet.slip(None, at))


def bye(error: PaddockError, language: str | None = None) -> Sent:
    """The last message of a connection."""
    return Sent(encode(Bye(code=error.code, sentence=error.sentence(language or "en"))), last=True)
