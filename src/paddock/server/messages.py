"""What is said on the wire, as types. JSON, one object a message, told apart by `type`.

A client says `hello`, and in which form it wants to be told: in `numbers`, which the schema of the game explains and
which carry only what has changed, or in `words`, as documents with sentences in a language.

In numbers a client gets a `slate` (everything), and then `news` as things happen: what this viewer was told, and what
is different now. In words it gets a `snapshot`, and then `events`, each with the whole state. A `command` is answered
by an `ack` or a `refusal`, a `question` by an `answer` or a `refusal`, a `hint` by `advice` or a `refusal`.
`paddock serve --schema` prints all this as JSON Schema, `paddock schema GAME` what the numbers of a game mean.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from paddock.bots.hints import Hint, why
from paddock.engine.numbers import Viewer
from paddock.errors import IllegalMove, PaddockError, TableError
from paddock.games import game as find_game
from paddock.games.contract import Document, Event
from paddock.notation.first import lead
from paddock.server.commands import LONGEST_TEXT, Command, Id, Place, Word, Words
from paddock.server.order import ALL
from paddock.server.refusals import for_visitors
from paddock.server.table import OVER, REPLAY, Beginning, Notice, Table, who_is

T = TypeVar("T")

PROTOCOL = 2  #: it changes when an old client could not follow any more
LARGEST = 64 * 1024  #: bytes of a message
MOST_FIRST = 8  #: actions of a plan before the one that is asked about


class Message(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Anything on the wire; what is as usual is left out."""


# From a client


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first word of a client."""

    protocol: int
    seat: Word | None = None  #: the own seat to watch from
    since: Place | None = None  #: how much of that seat's stream (without a seat: the spectators') the client has
    form: Literal["numbers", "words"] = "numbers"
    language: Word | None = None  #: for sentences; none are sent without
    rows: bool = False  #: in words: whether events of the race come with their numbers too


class Ask(Command, tag="command"):
    """Something to be done at the table; sent again with the same id it is done once."""


class Question(Message, tag="question", forbid_unknown_fields=True):
    """What would a move bring? Nothing changes by asking."""

    id: Id
    seat: Word
    action: Place | None = None
    move: Words | None = None
    first: Annotated[list[Place], Meta(max_length=MOST_FIRST)] = []  #: actions to be taken before it, as in a plan


class HintWanted(Message, tag="hint", forbid_unknown_fields=True):
    """What would a champion do on this seat? It takes a second or two; meanwhile everything else goes on."""

    id: Id
    seat: Word


FromClient = Hello | Ask | Question | HintWanted


# From the server


class Welcome(Message, tag="welcome"):
    """The answer to a hello."""

    protocol: int
    table: str
    you: str  #: what others call this player
    name: str
    seats: list[str]  #: the own seats
    seat: str | None  #: the one that is watched from


class Seated(Message):
    """Who drives a seat."""

    who: str | None = None
    name: str | None = None
    bot: str | None = None
    away: str | None = None  #: why a bot drives for a player
    here: bool = False
    left: float | None = None  #: seconds on the clock, when this was said
    running: bool = False
    pledge: str | None = None  #: a hash of what this seat contributes to the deal
    revealed: bool = False  #: whether it has shown that to the table
    muted: bool = False  #: whether the player may not speak


class Begins(Message):
    """How the race of a table begins: only where it is `fresh` nobody can know its cards."""

    how: Beginning
    table: str | None = None  #: replay: the table of the race that goes on here
    moves: int | None = None  #: replay: how many of its moves are kept


class Lesson(Message):
    """A step of a first race."""

    name: str
    move: str  #: what it leads to


class About(Message):
    """What a table is from its beginning to its end."""

    id: str
    code: str
    game: str
    rules: int  #: the version of its rules, and of its schema
    options: dict[str, Any]
    seats: list[str]
    pace: dict[str, Any]
    listed: bool
    watched: bool
    pause: float
    host: str
    labels: dict[str, list[Any]]  #: what numbers stand for in this race, beside the schema
    begins: Begins
    commitment: str | None = None  #: a hash of the server's part in a fresh deal
    lead: list[Lesson] = []  #: a first race leads the first seat through these
    hints: bool = False  #: whether people who race each other here may ask for hints
    cup: str = ""  #: the championship whose race this is
    matched: bool = False  #: whether the queue has made it: nobody is its host, and the race begins by itself


# In numbers


class Note(Message):
    """Something that happened at the table, and not in the race."""

    name: str
    seat: str | None = None
    values: dict[str, Any] = {}


class Slip(Message):
    """What is different now for one viewer; what is missing is as it was."""

    status: str | UnsetType = UNSET
    chairs: dict[str, Seated] | UnsetType = UNSET  #: those that have changed
    deciding: list[str] | UnsetType = UNSET  #: seats that everybody can see must decide
    view: list[int] | UnsetType = UNSET  #: runs of other numbers: where one begins, how long it is, what stands there
    choices: list[list[int]] | UnsetType = UNSET  #: the moves that may be made now: action, kind, columns
    refusals: list[int] | UnsetType = UNSET  #: runs in the numbers of the rules that forbid, one per action; 0: legal
    undo: bool | UnsetType = UNSET  #: whether the last move of this seat can be taken back
    pause: float | UnsetType | None = (
        UNSET  #: seconds until it is over: everybody waits for an answer that may not come
    )
    seal: float | UnsetType | None = UNSET  #: seconds until it breaks: everybody shows what they contribute to the deal
    result: dict[str, Any] | UnsetType = UNSET
    secret: str | UnsetType = UNSET  #: the server's part in the deal
    rematch: str | UnsetType = UNSET
    chat: str | UnsetType = UNSET  #: who may speak: all, seats or off
    hints: bool | UnsetType = UNSET  #: whether this viewer may ask what a champion would do


class Slate(Message, tag="slate"):
    """Everything, for somebody who has nothing yet: a slip for a slate on which nothing is known."""

    seen: int
    table: About
    now: Slip


class News(Message, tag="news"):
    """What has happened since, each in its place of this viewer's stream, and what is different now."""

    since: int
    seen: int
    told: list[list[int] | Note]  #: an event of the race (code, seat, columns), or something at the table
    now: Slip
    whole: bool = False  #: whether `now` is for a slate on which nothing is known


# In words


class Told(Message):
    """Something that happened."""

    seq: int  #: its place in this viewer's stream
    name: str
    seat: str | None = None
    values: dict[str, Any] = {}
    table: bool = False  #: whether it is about the table, and not about the race
    text: str | None = None
    rule: str | None = None  #: the rule behind something that happened in the race
    row: list[int] | None = None  #: the same in numbers, for who asks for both


class Choice(Message):
    """A move that may be made now."""

    move: str
    kind: str
    values: dict[str, Any] = {}  #: what is certain about it
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
    seal: float | None = None  #: seconds until it breaks: everybody shows what they contribute to the deal
    result: dict[str, Any] | None = None
    secret: str | None = None  #: the server's part in the deal
    rematch: str | None = None
    chat: str = ALL  #: who may speak: all, seats or off
    hints: bool = False  #: whether this viewer may ask what a champion would do


class Snapshot(Message, tag="snapshot"):
    """Everything, for somebody who has nothing yet."""

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


class Difference(Message):
    """What the advised move does better or worse than the next best."""

    what: str  #: a column of the game's foresight
    own: int  #: how much of it, or in how many of 100 tries
    other: int
    better: bool


class Advice(Message, tag="advice"):
    """What a champion would do, as far as the seat can know."""

    id: str
    moves: list[str]  #: one, and those that would follow before anything is shown of it, as in a plan
    preview: dict[str, Any]  #: what they would bring
    text: str  #: the differences in a few words
    other: str | None = None  #: the next best
    close: bool = False  #: whether that is about as good
    worth: float | None = None  #: the chance to win, from 0 to 1; in HEAT the share of the others to be left behind
    others_worth: float | None = None
    reasons: list[Difference] = []


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


FromServer = Welcome | Slate | News | Snapshot | Events | Ack | Answer | Advice | Refusal | Bye

encode = msgspec.json.Encoder().encode
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_command = msgspec.json.Decoder(Command)


def read(data: bytes) -> FromClient:
    """A message of a client, or an error that says what is wrong with it."""
    return _read(_from_client, data)


def read_command(data: bytes) -> Command:
    """The same for a command that comes in a request."""
    return _read(_command, data)


def _read(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    if len(data) > LARGEST:
        raise TableError("too_large", most=LARGEST)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad_message", why=str(error)[:200]) from None


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
    return msgspec.json.schema_components((FromClient, FromServer, Command), ref_template=template)[1]


# From a table to its messages


def about(table: Table) -> About:
    header, game = table.header, find_game(table.header.game)
    return About(
        id=header.id,
        code=header.code,
        game=header.game,
        rules=game.version,
        options=dict(header.options),
        seats=list(header.seats),
        pace=dict(header.pace),
        listed=header.listed,
        watched=header.watched,
        pause=header.pause,
        host=who_is(header.host),
        labels=table.labels,
        begins=begins(table),
        commitment=table.commitment,
        lead=[Lesson(name=lesson, move=move) for lesson, move in lead(header.origin or {})],
        hints=header.hints,
        cup=header.cup,
        matched=header.matched,
    )


def begins(table: Table) -> Begins:
    header = table.header
    if header.begins != REPLAY or header.origin is None:
        return Begins(how=header.begins)
    return Begins(how=header.begins, table=header.source or None, moves=len(header.origin["moves"]))


def seated(table: Table, seat: str, at: float) -> Seated:
    chair, left = table.chairs[seat], table.clocks.left(seat, at)
    return Seated(
        who=None if chair.player is None else who_is(chair.player),
        name=chair.name or None,
        bot=chair.bot,
        away=chair.away,
        here=chair.here,
        left=None if left is None else round(left, 1),
        running=left is not None and table.clocks.since(seat) is not None,
        pledge=chair.pledge,
        revealed=table.has_revealed(seat),
        muted=table.is_muted(chair),
    )


def as_row(told: list[int] | Notice) -> list[int] | Note:
    """What a viewer was told, as it goes over the wire in numbers."""
    if isinstance(told, Notice):
        return Note(name=told.name, seat=told.seat, values=dict(told.values))
    return told


def snapshot(table: Table, viewer: Viewer, at: float, language: str | None = None) -> Snapshot:
    """All that a viewer needs to see the table as it is now, in words."""
    return Snapshot(seen=table.seen(viewer), table=about(table), state=state(table, viewer, at, language))


def events(
    table: Table, viewer: Viewer, since: int, at: float, language: str | None = None, rows: bool = False
) -> Events:
    """What a viewer was told from a place in its stream on, and how the table is now, in words."""
    told = [as_told(table, seq, event, language) for seq, event in enumerate(table.told(viewer, since), start=since)]
    if rows:
        for each, row in zip(told, table.told_rows(viewer, since), strict=True):
            each.row = None if isinstance(row, Notice) else row
    return Events(
        since=since,
        seen=since + len(told),
        events=told,
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
    return table.race.game.faces.event_text(replace(event, seat=seat, values=by_name), language)


def state(table: Table, viewer: Viewer, at: float, language: str | None = None) -> State:
    race, over = table.race, table.status == OVER
    view = table.view(viewer)
    return State(
        status=table.status,
        chairs={seat: seated(table, seat, at) for seat in table.header.seats},
        deciding=table.deciding(),
        view=view,
        choices=choices(table, viewer, view, language),
        undo=table.can_undo(viewer),
        refusals=refusals(table, viewer),
        pause=None if table.pause is None else seconds_until(table.pause.until, at),
        seal=None if table.seal is None else seconds_until(table.seal.until, at),
        result=race.result() if race is not None and over else None,
        secret=table.secret,
        rematch=table.rematch,
        chat=ALL if table.order.chat == ALL else table.order.chat,  # the very same is left out
        hints=table.may_hint(viewer),
    )


def seconds_until(time: float, at: float) -> float:
    return round(max(0.0, time - at), 1)


def choices(table: Table, viewer: Viewer, view: Document | None, language: str | None) -> list[Choice]:
    """What a viewer may do now, in words."""
    race = table.race
    if race is None or viewer is None or view is None or not table.legal(table.header.seats[viewer]):
        return []
    return [
        Choice(
            move=choice.move,
            kind=choice.kind,
            values=dict(choice.values),
            text=race.game.faces.move_text(view, choice.move, language) if language else None,
        )
        for choice in race.choices(viewer)
    ]


def refusals(table: Table, viewer: Viewer) -> dict[str, str]:
    """The moves that a viewer can't make now, and the rule against each."""
    if table.race is None or viewer is None or table.refusals(viewer) is None:
        return {}
    return {move: rule for move, rule in table.race.verdict(viewer).items() if rule}


def advice(id: str, hint: Hint, game: str, language: str | None) -> Advice:
    """A hint for whoever asked, and why in a language."""
    return Advice(
        id=id,
        moves=list(hint.moves),
        other=hint.other,
        close=hint.is_close,
        worth=None if hint.worth is None else round(hint.worth, 4),
        others_worth=None if hint.others_worth is None else round(hint.others_worth, 4),
        reasons=[Difference(what=r.what, own=r.own, other=r.other, better=r.better) for r in hint.reasons],
        preview=dict(hint.preview),
        text=why(hint, game, language) if language else "",
    )


def refusal(error: PaddockError, language: str | None = None, id: str | None = None) -> Refusal:
    """An error for whoever asked: its code, the rule behind it, its values, and a sentence."""
    error = for_visitors(error)
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
