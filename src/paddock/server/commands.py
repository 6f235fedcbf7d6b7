"""What somebody asks of a table: one shape from the wire to the log."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST_TEXT = 300  #: characters of something said
LONGEST_NAME = 30
GUEST = "Guest"  #: what everybody is called who has given no name: alone, or with a number of four digits

Word = Annotated[str, msgspec.Meta(max_length=80)]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Place = Annotated[int, msgspec.Meta(ge=0)]


class Command(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something to be done at a table; sent again with the same id it is done once.

    Who asks is not part of it: that is known from the connection.
    """

    id: Id
    do: Word
    seat: Word | None = None
    seen: Place | None = None  #: how much of the own stream was known when it was asked
    action: Place | None = None  #: a move by its number
    move: Words | None = None  #: or by its words
    bot: Word | None = None
    name: Words | None = None
    text: Words | None = None
    phrase: Word | None = None
    who: Word | None = None
    pledge: Word | None = None  #: a hash of what a seat contributes to the deal
    contribution: Word | None = None  #: and what that is
    chat: Word | None = None  #: who may speak: all, seats or off


class Asker(msgspec.Struct, frozen=True):
    """Who asks: a player, and what that player wants to be called."""

    player: str
    name: str = ""
    home: str = ""  #: a hash of their household that means something at this table and its rematches only
