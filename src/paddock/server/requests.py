"""Bodies of requests: what may be asked for over HTTP, as types for the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from paddock.server.cleaning import is_text
from paddock.server.commands import LONGEST_NAME, LONGEST_TEXT
from paddock.server.hall import LONGEST_PAUSE

Word = Annotated[str, Field(max_length=80)]


class Body(BaseModel):
    """What is sent to us; a key that means nothing is an error."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def can_be_kept(cls, document: Any) -> Any:
        """Refused before a database sees it: it could be one line among those of many others."""
        if not is_text(document):
            raise ValueError("half a character or U+0000 is no text")
        return document


class PaceOf(Body):
    """How fast a table is played."""

    kind: Literal["untimed", "live", "days"] = "untimed"
    bank: float = Field(0, description="live: seconds for the race")
    increment: float = Field(0, description="live: seconds more for every turn")
    days: float = Field(0, description="days for every turn")


class Start(Body):
    """A moment of a race that is over."""

    table: Word
    moves: int = Field(ge=0, le=100_000, description="how many of its moves are kept")


def needs_a_game(schema: dict[str, Any]) -> None:
    """A schema can say which of two keys must be there, a type can't."""
    del schema["properties"]["game"]["default"]
    begun = [{"required": [key], "properties": {key: {"type": "object"}}} for key in ("start", "record")]
    schema["anyOf"] = [{"required": ["game"]}, *begun]


class NewTable(Body):
    """A table to be opened."""

    model_config = ConfigDict(json_schema_extra=needs_a_game)

    game: str = Field("", min_length=1, max_length=80, description="may be left out if `start` or `record` tells it")
    seats: int | None = Field(None, ge=0, le=100, description="how many race; the usual number if left out")
    options: dict[str, Any] = Field(default_factory=dict, description="options of the game; `track` among them")
    pace: PaceOf = Field(default_factory=lambda: PaceOf.model_validate({}))
    listed: bool = Field(False, description="whether the lobby shows it")
    watched: bool = Field(True, description="whether people without a seat may look on")
    start: Start | None = Field(None, description="go on from a moment of another race, which tells game and options")
    record: dict[str, Any] | None = Field(
        None, description="go on from the end of a race that was raced elsewhere and dealt, by its record"
    )
    first: bool = Field(False, description="the first race of the game, which leads through a turn and tells options")
    example: str = Field("", max_length=40, description="begin from an example of the rules, which tells options")
    chat: Literal["all", "seats", "off"] = Field("all", description="who may speak; the host can change it later")
    hints: bool = Field(False, description="whether people who race each other here may ask for hints")
    pause: float = Field(5.0, ge=0, le=LONGEST_PAUSE, description="seconds to wait where somebody might answer")

    @model_validator(mode="after")
    def says_what_to_race(self) -> Self:
        if not self.game and self.start is None and self.record is None:
            raise ValueError("game, start or record is required")
        return self


class NewReport(Body):
    """Somebody at a table who behaves as nobody should."""

    who: Word
    reason: Literal["abuse", "cheating", "spam", "name", "other"]
    text: str = Field("", max_length=LONGEST_TEXT, description="what has happened, in a few words")


class Name(Body):
    """What somebody wants to be called."""

    name: str = Field(min_length=1, max_length=4 * LONGEST_NAME)


class NewToken(Body):
    """A token for a program."""

    name: str = Field(min_length=1, max_length=4 * LONGEST_NAME)
    scopes: list[Literal["play", "read"]] = Field(["play", "read"], min_length=1, max_length=2)


class Wanted(Body):
    """A race against people."""

    game: str = Field(min_length=1, max_length=20)
    pace: Literal["live", "days"] = "live"
    fill: bool = Field(False, description="days: whether bots may take the seats that are left after a while")


class Invitation(Body):
    """Somebody to be called to a table."""

    who: Word = Field(description="what they are called who have raced you before")


class Invitations(Body):
    """Whether people whom you have raced may invite you."""

    allowed: bool


class NewBrowser(Body):
    """A browser that takes Web Push, as its `PushSubscription` tells it."""

    endpoint: str = Field(min_length=1, max_length=1000)
    p256dh: str = Field(min_length=1, max_length=120)
    auth: str = Field(min_length=1, max_length=40)
    name: str = Field(min_length=1, max_length=4 * LONGEST_NAME, description="to tell it from your others")


class OldBrowser(Body):
    """A browser that is not to be called any more."""

    endpoint: str = Field(min_length=1, max_length=1000)


class NewHook(Body):
    """An address of a program that wants to be called."""

    address: str = Field(min_length=1, max_length=1000)
    token: str | None = Field(None, max_length=40, description="the id of a token: then it is told of that one's turns")
    name: str = Field(min_length=1, max_length=4 * LONGEST_NAME, description="to tell it from your others")


class NewPasskey(Body):
    """A passkey that a browser has made, as its `toJSON` tells it."""

    credential: dict[str, Any]
    name: str = Field(min_length=1, max_length=4 * LONGEST_NAME, description="to tell it from your others")


class SignIn(Body):
    """How a member comes back: by a passkey's answer, as its `toJSON` tells it, or by a recovery code."""

    credential: dict[str, Any] | None = None
    code: str | None = Field(None, max_length=100)
    bring: bool = Field(False, description="whether your races as a guest in this browser are yours as a member")

    @model_validator(mode="after")
    def says_how(self) -> Self:
        if (self.credential is None) == (self.code is None):
            raise ValueError("either credential or code is required")
        return self


class EntrantOf(Body):
    """Somebody who is to take part: a name that a person comes for, or a bot."""

    name: str | None = Field(None, min_length=1, max_length=LONGEST_NAME)
    bot: Word | None = None

    @model_validator(mode="after")
    def says_who(self) -> Self:
        if (self.name is None) == (self.bot is None):
            raise ValueError("either name or bot is required")
        return self


class NewCup(Body):
    """A championship to be made, or the file of one that goes on here."""

    title: str = Field("", max_length=60)
    game: str = Field("", max_length=20)
    form: Literal["season", "league", "knockout", "swiss"] = "season"
    tracks: list[Any] = Field(default_factory=list, max_length=30, description="names, or {track, options}")
    options: dict[str, Any] = Field(default_factory=dict, description="of every race")
    dates: list[Annotated[str, Field(max_length=40)]] = Field(
        default_factory=list, max_length=30, description="by when each race, or each round, is run"
    )
    points: list[Annotated[int, Field(ge=0, le=1000)]] | None = Field(
        None, max_length=32, description="by place; the rulebook's if left out, those of the race if empty"
    )
    entry: Literal["open", "fixed"] = Field("open", description="who may enter: anybody, or who is on the list")
    most: int = Field(4, ge=2, le=32, description="how many take part")
    entrants: list[EntrantOf] = Field(default_factory=list, max_length=32)
    pace: PaceOf = Field(default_factory=lambda: PaceOf.model_validate({}))
    wait: float = Field(300.0, ge=5, le=86_400, description="seconds from the opening of a table to its start")
    pause: float = Field(5.0, ge=0, le=LONGEST_PAUSE, description="seconds to wait where somebody might answer")
    listed: bool = Field(False, description="whether everybody may find it")
    file: dict[str, Any] | None = Field(None, description="a championship as `paddock season` keeps it")


class CupCommand(Body):
    """Something to be done in a championship; sent again with the same id it is done once."""

    id: str = Field(min_length=1, max_length=64)
    do: Literal["enter", "leave", "add", "remove", "start", "correct", "replace", "annul"]
    place: str | None = Field(None, max_length=80)
    name: str | None = Field(None, max_length=4 * LONGEST_NAME)
    bot: Word | None = None
    points: int | None = Field(None, ge=-1000, le=1000)
    race: int | None = Field(None, ge=1, le=1000)
    reason: str | None = Field(None, max_length=LONGEST_TEXT)
