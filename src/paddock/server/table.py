"""A table: who sits where, what has been accepted, and what each viewer was told. No network, no clock, no store.

A table is a log. `decide` looks at a command and answers with the entry to be written down, or refuses; `apply` takes
an entry in. Whoever runs a table stores the entry in between, so that nothing is acknowledged that could be lost, and
rebuilds the table by applying its entries again.

Every viewer (each seat, and the spectators together) has a stream of its own: what it was told, in order. Numbers on
the wire are places in that stream, never places in the log: a hidden choice is an entry, and whoever could count the
entries would know how many cards a rival has laid down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from paddock.bots import bot as find_bot
from paddock.errors import TableError
from paddock.games.contract import Document, Event
from paddock.race import Race
from paddock.words import in_one_line

Viewer = int | None  #: the number of a seat, or None for those who watch

Decision = tuple[str, Document, Race | None]  #: what an entry does, its values, and the race after it

LONGEST_TEXT = 300  #: characters of something said
LONGEST_NAME = 30
PHRASES = ("hello", "good_luck", "well_driven", "sorry", "thanks", "ouch", "wait", "hurry", "rematch", "bye")


@dataclass(frozen=True)
class Header:
    """What a table is from its beginning to its end."""

    id: str
    game: str
    seats: tuple[str, ...]
    host: str  #: the player who opened it
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Command:
    """What somebody asks of a table; a command that comes twice acts once."""

    id: str
    do: str
    by: str  #: the player
    seat: str | None = None
    seen: int | None = None  #: how much of the own stream the player had seen
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """A line of the log: something that was accepted, with all that it takes to do it again."""

    do: str
    at: float  #: seconds since 1970
    by: str | None = None
    command: str | None = None
    seat: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def as_document(self) -> Document:
        """The entry as plain data; what is empty is left out."""
        return {key: value for key, value in asdict(self).items() if value not in (None, {})}

    @classmethod
    def from_document(cls, document: Document) -> Entry:
        return cls(**document)


@dataclass
class Chair:
    """Who drives a seat: a player, a bot, or a bot for a player who is away."""

    player: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_away(self) -> bool:
        return self.player is not None and self.bot is not None


class Table:
    """A table as its log makes it.

    What a command does: `sit`, `leave`, and for the host `fill` (with a bot), `empty` and `start`, before the race;
    `move`, `undo`, `away` (a bot drives on) and `back` in the race; `say` at any time.

    >>> table = Table(Header("t1", "heat", ("A", "B"), host="ana"), key=bytes(32))
    >>> for command in (
    ...     Command("1", "sit", "ana", seat="A", values={"name": "Ana"}),
    ...     Command("2", "fill", "ana", seat="B", values={"bot": "pilot"}),
    ...     Command("3", "start", "ana"),
    ... ):
    ...     table.apply(table.decide(command, at=0.0))
    >>> table.race.pending
    ['A', 'B']
    >>> [event.name for event in table.told(None)][:3]
    ['sat', 'filled', 'started']
    """

    def __init__(self, header: Header, key: bytes, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.chairs = {seat: Chair() for seat in header.seats}
        self.race: Race | None = None
        self.log: list[Entry] = []
        self._key = key
        self._done: dict[str, int] = {}  # commands by id, and the place of their entry in the log
        self._streams: dict[Viewer, list[Event]] = {viewer: [] for viewer in (None, *range(len(header.seats)))}
        self._rows = 0  # events of the race that have been told
        self._choices: dict[str, list[str]] = {}  # what each seat may do
        self._asked = dict.fromkeys(header.seats, 0)  # the place in its stream where that last changed
        self._worked_out: tuple[Entry, Race] | None = None  # an entry just decided on, and the race after it
        for entry in entries:
            self.apply(entry)

    @property
    def commitment(self) -> str:
        """A hash of the secret that all chance comes from: shown at the start, to be compared with it at the end."""
        return hashlib.sha256(self._key).hexdigest()

    @property
    def secret(self) -> str | None:
        """Where all chance came from; nobody is told before the race is over."""
        return self._key.hex() if self.race is not None and self.race.over else None

    # Asking

    def decide(self, command: Command, at: float) -> Entry:
        """The entry that a command leads to; nothing changes yet. Raises if it can't be."""
        if command.id in self._done:
            raise TableError("done_already", id=command.id)
        deciders = {
            "sit": self._sit,
            "leave": self._leave,
            "fill": self._fill,
            "empty": self._empty,
            "start": self._start,
            "move": self._move,
            "undo": self._undo,
            "away": self._away,
            "back": self._back,
            "say": self._say,
        }
        if command.do not in deciders:
            raise TableError("unknown_command", do=command.do, known=", ".join(deciders))
        done, values, race = deciders[command.do](command)
        return self._written(Entry(done, at, command.by, command.id, command.seat, values), race)

    def decide_for_bot(self, seat: str, move: str, at: float) -> Entry:
        """The entry for a move that a bot has chosen for its seat."""
        if seat not in self.bots_to_move():
            raise TableError("not_your_seat", seat=seat)
        done, values, race = self._played(seat, move)
        return self._written(Entry(done, at, seat=seat, values=values), race)

    def _written(self, entry: Entry, race: Race | None) -> Entry:
        self._worked_out = (entry, race) if race is not None else None
        return entry

    def done(self, command: str) -> int | None:
        """The place of the entry that a command has led to, if it has come before."""
        return self._done.get(command)

    def _sit(self, command: Command) -> Decision:
        self._must_be_open()
        chair = self._chair(command.seat)
        if not chair.is_free:
            raise TableError("seat_taken", seat=command.seat)
        name = in_one_line(str(command.values.get("name", ""))).strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise TableError("bad_name", most=LONGEST_NAME)
        return "sat", {"name": name}, None

    def _leave(self, command: Command) -> Decision:
        self._own(command)
        self._must_be_open()
        return "left", {}, None

    def _fill(self, command: Command) -> Decision:
        self._must_host(command)
        self._must_be_open()
        if not self._chair(command.seat).is_free:
            raise TableError("seat_taken", seat=command.seat)
        return "filled", {"bot": find_bot(str(command.values.get("bot", "pilot"))).name}, None

    def _empty(self, command: Command) -> Decision:
        self._must_host(command)
        self._must_be_open()
        if self._chair(command.seat).is_free:
            raise TableError("seat_free", seat=command.seat)
        return "emptied", {}, None

    def _start(self, command: Command) -> Decision:
        self._must_host(command)
        self._must_be_open()
        free = [seat for seat, chair in self.chairs.items() if chair.is_free]
        if free:
            raise TableError("seats_free", seats=", ".join(free))
        race = self._dealt(())
        return "started", {"commitment": self.commitment, "chance": race.record()["chance"]}, race

    def _dealt(self, chance: Sequence[Any]) -> Race:
        header = {"game": self.header.game, "seats": list(self.header.seats), "options": dict(self.header.options)}
        return Race.from_header(header, seed=self._key.hex(), chance=chance)

    def _move(self, command: Command) -> Decision:
        self._own(command)
        self._racing()
        seat = str(command.seat)
        if command.seen is not None and command.seen < self._asked[seat]:
            raise TableError("stale", seat=seat)
        return self._played(seat, str(command.values.get("move", "")))

    def _played(self, seat: str, move: str) -> Decision:
        race = self._racing().copy()
        race.play(seat, move)
        played = race.last_move
        assert played is not None
        chance = {"chance": list(played.chance)} if played.chance else {}
        return "moved", {"move": played.words, **chance}, race

    def _undo(self, command: Command) -> Decision:
        self._own(command)
        race = self._racing().copy()
        race.undo(command.seat)
        return "undone", {}, race

    def _away(self, command: Command) -> Decision:
        self._own(command)
        self._racing()
        return "away", {"bot": find_bot(str(command.values.get("bot", "pilot"))).name}, None

    def _back(self, command: Command) -> Decision:
        chair = self._own(command)
        self._racing()
        if not chair.is_away:
            raise TableError("not_away", seat=command.seat)
        return "back", {}, None

    def _say(self, command: Command) -> Decision:
        if command.seat is not None:
            self._own(command)
        phrase, text = command.values.get("phrase"), command.values.get("text")
        if phrase is not None:
            if phrase not in PHRASES:
                raise TableError("unknown_phrase", phrase=phrase, known=", ".join(PHRASES))
            return "said", {"phrase": phrase}, None
        said = in_one_line(str(text or "")).strip()
        if not 1 <= len(said) <= LONGEST_TEXT:
            raise TableError("bad_text", most=LONGEST_TEXT)
        return "said", {"text": said}, None

    # What must hold

    def _chair(self, seat: str | None) -> Chair:
        if seat not in self.chairs:
            raise TableError("unknown_seat", seat=seat, known=", ".join(self.chairs))
        return self.chairs[seat]

    def _own(self, command: Command) -> Chair:
        chair = self._chair(command.seat)
        if chair.player != command.by:
            raise TableError("not_your_seat", seat=command.seat)
        return chair

    def _must_host(self, command: Command) -> None:
        if command.by != self.header.host:
            raise TableError("not_host")

    def _must_be_open(self) -> None:
        if self.race is not None:
            raise TableError("started_already")

    def _racing(self) -> Race:
        if self.race is None:
            raise TableError("not_started")
        return self.race

    # Taking in

    def apply(self, entry: Entry) -> None:
        """Take an entry in: the same entries in the same order make the same table."""
        before = {viewer: self._racing().view(viewer) for viewer in self._streams} if entry.do == "undone" else {}
        if entry.do in ("started", "moved", "undone"):
            self.race = self._raced(entry)
        elif entry.seat is not None:
            self._seat(entry, self._chair(entry.seat))
        self._tell(entry, before)
        if entry.command is not None:
            self._done[entry.command] = len(self.log)
        self.log.append(entry)

    def _raced(self, entry: Entry) -> Race:
        """The race after an entry."""
        if self._worked_out is not None and self._worked_out[0] is entry:
            return self._worked_out[1]
        if entry.do == "started":
            return self._dealt(entry.values.get("chance", []))
        race = self._racing()
        if entry.do == "undone":
            race.undo(entry.seat)
        else:
            race.foretell(entry.values.get("chance", []))
            race.play(str(entry.seat), entry.values["move"])
        return race

    def _seat(self, entry: Entry, chair: Chair) -> None:
        if entry.do == "sat":
            chair.player, chair.name = entry.by, entry.values["name"]
        elif entry.do in ("left", "emptied"):
            chair.player, chair.name, chair.bot = None, "", None
        elif entry.do in ("filled", "away"):
            chair.bot = entry.values["bot"]
        elif entry.do == "back":
            chair.bot = None

    def _tell(self, entry: Entry, before: Mapping[Viewer, Document]) -> None:
        """Put into every stream what its viewer may know of an entry, and nothing where it may know nothing."""
        race = self.race
        for viewer, stream in self._streams.items():
            own = viewer is not None and self.header.seats[viewer] == entry.seat
            if entry.do == "moved":
                assert race is not None
                if own:
                    stream.append(Event("chose", entry.seat, {"move": entry.values["move"]}))
                stream.extend(race.events_for(viewer, since=self._rows))
            elif entry.do == "undone":
                assert race is not None
                if own or race.view(viewer) != before[viewer]:
                    stream.append(Event("undone", entry.seat, {}))
            else:
                values = {key: value for key, value in entry.values.items() if key != "chance"}
                stream.append(Event(entry.do, entry.seat, values | ({} if entry.seat else {"by": entry.by})))
                if entry.do == "started":
                    assert race is not None
                    stream.extend(race.events_for(viewer))
        if race is not None:
            self._rows = race.event_count
            self._note_choices(race)

    def _note_choices(self, race: Race) -> None:
        for number, seat in enumerate(self.header.seats):
            choices = race.legal(seat)
            if choices != self._choices.get(seat):
                self._choices[seat] = choices
                self._asked[seat] = len(self._streams[number])

    # Looking

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What a viewer was told, from a place in its stream on."""
        return self._streams[viewer][since:]

    def viewer(self, player: str) -> Viewer:
        """The seat that a player watches from, or None."""
        for number, chair in enumerate(self.chairs.values()):
            if chair.player == player:
                return number
        return None

    def snapshot(self, viewer: Viewer) -> Document:
        """All that a viewer needs to see the table as it is now."""
        shown: Document = {
            "seen": len(self._streams[viewer]),
            "game": self.header.game,
            "options": dict(self.header.options),
            "chairs": {
                seat: {"name": chair.name, "bot": chair.bot, "away": chair.is_away, "free": chair.is_free}
                for seat, chair in self.chairs.items()
            },
        }
        if self.race is not None:
            shown["commitment"] = self.commitment
            shown["view"] = self.race.view(viewer)
            if viewer is not None:
                shown["legal"] = self.race.legal(viewer)
                shown["refusals"] = {move: rule for move, rule in self.race.verdict(viewer).items() if rule}
            if self.race.over:
                shown["result"], shown["secret"] = self.race.result(), self.secret
        return shown

    def bots_to_move(self) -> dict[str, str]:
        """The seats that a bot must decide for now, and which bot."""
        if self.race is None:
            return {}
        return {seat: name for seat in self.race.pending if (name := self.chairs[seat].bot) is not None}
