"""What is said on the wire, as types. JSON, one object a message, told apart by `type`.

A client says `hello` and gets a `snapshot`, or, if it says what it has seen already, the `events` since then. After
that `events` come as things happen: each has its place in the stream of this viewer, and with them comes the state of
the table as this viewer may see it. A `command` is answered by an `ack` or a `refusal`, a `question` by an `answer` or
a `refusal`. `paddock serve --schema` prints all this as JSON Schema.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import msgspec

from paddock.errors import IllegalMove, PaddockError
from paddock.games.contract import Event
from paddock.notation.first import lead
from paddock.server.table import LONGEST_TEXT, OVER, Header, Notice, Table, Viewer, who_is

PROTOCOL = 1  #: it changes when an old client could not follow any more
LARGEST = 64 * 1024  #: bytes of a message

Word = Annotated[str, msgspec.Meta(max_length=80)]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Place = Annotated[int, msgspec.Meta(ge=0)]


class Message(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Anything on the wire; what is as usual is left out."""


# From a client


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first word of a client."""

    protocol: int
    seat: Word | None = None  #: the own seat to watch from
    since: Place | None = None  #: how much of that seat's stream (without a seat: the spectators') the client has
    language: Word | None = None  #: for texts; none are sent without


class Ask(Message, tag="command", forbid_unknown_fields=True):
    """Something to be done at the table; sent again with the same id it is done once."""

    id: Id
    do: Word
    seat: Word | None = None
    seen: Place | None = None  #: how much of the own stream the client had when it asked
    move: Words | None = None
    bot: Word | None = None
    name: Words | None = None
    text: Words | None = None
    phrase: Word | None = None
    who: Word | None = None


class Question(Message, tag="question", forbid_unknown_fields=True):
    """What would a move bring? Nothing changes by asking."""

    id: Id
    seat: Word
    move: Words


FromClient = Hello | Ask | Question


# From the server


class Welcome(Message, tag="welcome"):
    """The answer to a hello."""

    protocol: int
    table: str
    you: str  #: what others call this player
    name: str
    seats: list[str]  #: the own seats
    seat: str | None  #: the one that is watched from


class Told(Message):
    """Something that happened."""

    seq: int  #: its place in this viewer's stream
    name: str
    seat: str | None = None
    values: dict[str, Any] = {}
    table: bool = False  #: whether it is about the table, and not about the race
    text: str | None = None
    rule: str | None = None  #: the rule behind something that happened in the race


class Seated(Message):
    """Who drives a seat."""

    who: str | None = None
    name: str | None = None
    bot: str | None = None
    away: str | None = None  #: why a bot drives for a player
    here: bool = False
    left: float | None = None  #: seconds on the clock
    running: bool = False


class Choice(Message):
    """A move that may be made now."""

    move: str
    text: str | None = None


class State(Message):
    """The table as one viewer may see it now."""

    status: str
    chairs: dict[str, Seated]
    deciding: list[str] = []  #: seats that everybody can see must decide
    view: dict[str, Any] | None = None
    choices: list[Choice] = []
    undo: bool = False  #: whether the last move of this seat can be taken back
    refusals: dict[str, str] = {}  #: moves that can't be made now, and the rule against each
    pause: float | None = None  #: seconds until it is over: everybody waits for an answer that may not come
    result: dict[str, Any] | None = None
    secret: str | None = None  #: where all chance came from
    rematch: str | None = None


class Lesson(Message):
    """A step of a first race."""

    name: str
    move: str  #: what it leads to


class About(Message):
    """What a table is from its beginning to its end."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    seats: list[str]
    pace: dict[str, Any]
    listed: bool
    watched: bool
    pause: float
    host: str
    commitment: str  #: a hash of the secret that all chance comes from
    lead: list[Lesson] = []  #: a first race leads the first seat through these


class Snapshot(Message, tag="snapshot"):
    """Everything, for who has nothing."""

    seen: int
    table: About
    state: State


class Events(Message, tag="events"):
    """What has happened since, and how it is now."""

    since: int
    seen: int
    events: list[Told]
    state: State


class Ack(Message, tag="ack"):
    """The command is done, and can't be lost."""

    id: str
    seen: int  #: how much this viewer has been told by then


class Answer(Message, tag="answer"):
    """What a move would bring."""

    id: str
    preview: dict[str, Any]
    text: str


class Refusal(Message, tag="refusal"):
    """Nothing was done, and why."""

    code: str
    sentence: str
    id: str | None = None
    rule: str | None = None
    values: dict[str, Any] = {}


class Bye(Message, tag="bye"):
    """The server closes the connection, and why."""

    code: str
    sentence: str


FromServer = Welcome | Snapshot | Events | Ack | Answer | Refusal | Bye

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """All messages as JSON Schema."""
    (client, server), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Paddock wire protocol {PROTOCOL}",
        "$defs": {**parts, "FromClient": client, "FromServer": server},
    }


def components(template: str) -> dict[str, Any]:
    """The schema of each message, referred to as the template says."""
    return msgspec.json.schema_components((FromClient, FromServer), ref_template=template)[1]


# From a table to its messages


def about(header: Header, commitment: str) -> About:
    return About(
        id=header.id,
        code=header.code,
        game=header.game,
        options=dict(header.options),
        seats=list(header.seats),
        pace=dict(header.pace),
        listed=header.listed,
        watched=header.watched,
        pause=header.pause,
        host=who_is(header.host),
        commitment=commitment,
        lead=[Lesson(name=lesson, move=move) for lesson, move in lead(header.origin or {})],
    )


def snapshot(table: Table, viewer: Viewer, at: float, language: str | None = None) -> Snapshot:
    """All that a viewer needs to see the table as it is now."""
    return Snapshot(
        seen=table.seen(viewer),
        table=about(table.header, table.commitment),
        state=state(table, viewer, at, language),
    )


def events(table: Table, viewer: Viewer, since: int, at: float, language: str | None = None) -> Events:
    """What a viewer was told from a place in its stream on, and how the table is now."""
    told = table.told(viewer, since)
    return Events(
        since=since,
        seen=since + len(told),
        events=[as_told(table, since + place, event, language) for place, event in enumerate(told)],
        state=state(table, viewer, at, language),
    )


def as_told(table: Table, seq: int, event: Event, language: str | None) -> Told:
    text = event_text(table, event, language) if language else None
    notice = isinstance(event, Notice)
    rule = None if notice or table.race is None else table.race.game.event_rules[event.name]
    values = dict(event.values)
    return Told(seq=seq, name=event.name, seat=event.seat, values=values, table=notice, text=text, rule=rule)


def event_text(table: Table, event: Event, language: str) -> str | None:
    """An event of the race in a sentence, with people by their names; events of the table have none."""
    if table.race is None or isinstance(event, Notice):
        return None
    names = {seat: chair.name for seat, chair in table.chairs.items() if chair.name}
    by_name = {
        key: {names.get(each, each): part for each, part in value.items()} if isinstance(value, dict) else value
        for key, value in event.values.items()
    }
    seat = names.get(event.seat, event.seat) if event.seat else None
    return table.race.game.event_text(replace(event, seat=seat, values=by_name), language)


def state(table: Table, viewer: Viewer, at: float, language: str | None = None) -> State:
    race, over = table.race, table.status == OVER
    view = table.view(viewer)
    choices: list[Choice] = []
    if race is not None and viewer is not None:
        assert view is not None
        for move in table.legal(table.header.seats[viewer]):
            choices.append(Choice(move=move, text=race.game.move_text(view, move, language) if language else None))
    return State(
        status=table.status,
        chairs={seat: seated(table, seat, at) for seat in table.header.seats},
        deciding=table.deciding(),
        view=view,
        choices=choices,
        undo=table.can_undo(viewer),
        refusals=table.refusals(viewer),
        pause=None if table.pause is None else round(max(0.0, table.pause.until - at), 1),
        result=race.result() if race is not None and over else None,
        secret=table.secret,
        rematch=table.rematch,
    )


def seated(table: Table, seat: str, at: float) -> Seated:
    chair, left = table.chairs[seat], table.clocks.left(seat, at)
    return Seated(
        who=None if chair.player is None else who_is(chair.player),
        name=chair.name or None,
        bot=chair.bot,
        away=chair.away,
        here=chair.here,
        left=None if left is None else round(left, 1),
        running=table.clocks.since(seat) is not None,
    )


def refusal(error: PaddockError, language: str | None = None, id: str | None = None) -> Refusal:
    """An error for who asked: its code, the rule behind it, its values, and a sentence."""
    return Refusal(
        id=id,
        code=error.code,
        rule=error.rule if isinstance(error, IllegalMove) else None,
        values={key: plain(value) for key, value in error.values.items()},
        sentence=error.sentence(language or "en"),
    )


def plain(value: Any) -> Any:
    """A value as JSON can carry it, and no longer than it must be."""
    return value if isinstance(value, int | float | bool) or value is None else str(value)[:LONGEST_TEXT]


def values_of(message: Ask) -> dict[str, Any]:
    """What a command brings beside its name and seat."""
    fields = ("move", "bot", "name", "text", "phrase", "who")
    return {field: value for field in fields if (value := getattr(message, field)) is not None}
