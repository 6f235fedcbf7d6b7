"""Bodies of requests: what may be asked for over HTTP, as types for the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

import msgspec
from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from paddock.server.commands import LONGEST_NAME, LONGEST_TEXT
from paddock.server.hall import LONGEST_PAUSE

Word = Annotated[str, Field(max_length=80)]


class Body(BaseModel):
    """What is sent to us; a key that means nothing is an error."""

    model_config = ConfigDict(extra="forbid")


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
    a_start = {"required": ["start"], "properties": {"start": {"type": "object"}}}
    schema["anyOf"] = [{"required": ["game"]}, a_start]


class NewTable(Body):
    """A table to be opened."""

    model_config = ConfigDict(json_schema_extra=needs_a_game)

    game: str = Field("", min_length=1, max_length=80, description="may be left out if `start` tells it")
    seats: int | None = Field(None, ge=0, le=100, description="how many race; the usual number if left out")
    options: dict[str, Any] = Field(default_factory=dict, description="options of the game; `track` among them")
    pace: PaceOf = Field(default_factory=lambda: PaceOf.model_validate({}))
    listed: bool = Field(False, description="whether the lobby shows it")
    watched: bool = Field(True, description="whether people without a seat may look on")
    start: Start | None = Field(None, description="go on from a moment of another race, which tells game and options")
    first: bool = Field(False, description="the first race of the game, which leads through a turn and tells options")
    chat: Literal["all", "seats", "off"] = Field("all", description="who may speak; the host can change it later")
    pause: float = Field(5.0, ge=0, le=LONGEST_PAUSE, description="seconds to wait where somebody might answer")

    @model_validator(mode="after")
    def says_what_to_race(self) -> Self:
        if not self.game and self.start is None:
            raise ValueError("game or start is required")
        return self

    @field_validator("options")
    @classmethod
    def can_be_written(cls, options: dict[str, Any]) -> dict[str, Any]:
        """JSON can name half a character, which is no text."""
        msgspec.json.encode(options)
        return options


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
