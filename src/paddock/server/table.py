"""A table: who sits where, what has been accepted, and what each viewer was told. No network, no clock, no store.

A table is a log. `decide` looks at a command and answers with the entry to be written down, or refuses; `apply` takes
an entry in. Whoever runs a table stores the entry in between, so that nothing is acknowledged that could be lost, and
rebuilds the table by applying its entries again.

Every viewer (each seat, and the spectators together) has a stream of its own: what it was told, in order. Numbers on
the wire are places in that stream, never places in the log: a hidden choice is an entry, and whoever could count the
entries would know how many cards a rival has laid down.

Where a rule asks "can anybody answer this?" the table pauses: everybody sees the same thing for the same time, whether
somebody can or not. What has happened meanwhile is told when the pause is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from paddock.bots import BOTS, Thought, programs
from paddock.errors import TableError, UnknownBot
from paddock.games.contract import Document, Event
from paddock.notation.first import set_out
from paddock.race import Race
from paddock.server.cleaning import cleaned
from paddock.server.clock import DAYS, PATIENCE, UNTIMED, Clocks, Pace

Viewer = int | None  #: the number of a seat, or None for those who watch

Decision = tuple[str, Document, Race | None]  #: what an entry does, its values, and the race after it

LONGEST_TEXT = 300  #: characters of something said
LONGEST_NAME = 30
PHRASES = ("hello", "good_luck", "well_driven", "sorry", "thanks", "ouch", "wait", "hurry", "rematch", "bye")
USUAL_BOT = "pilot"
FOR_GOOD = ("resigned", "kicked")  #: who is away for one of these reasons does not come back
SHORT_PAUSE = 1.0  #: seconds to wait where only bots could answer
OPEN, RACING, OVER = "open", "racing", "over"


@dataclass(frozen=True)
class Header:
    """What a table is from its beginning to its end."""

    id: str
    game: str
    seats: tuple[str, ...]
    host: str  #: the player who opened it
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: Mapping[str, Any] = field(default_factory=lambda: Pace().as_document())
    code: str = ""  #: a short word by which it is found
    listed: bool = False  #: whether the lobby shows it
    watched: bool = True  #: whether people without a seat may look on
    pause: float = 5.0  #: seconds to wait where somebody might answer
    origin: Mapping[str, Any] | None = None  #: the record of a race that goes on here, or a first race

    def as_document(self) -> Document:
        return {**asdict(self), "seats": list(self.seats)}

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Header:
        return cls(**{**document, "seats": tuple(document["seats"])})


@dataclass(frozen=True)
class Command:
    """What somebody asks of a table; a command that comes twice acts once."""

    id: str
    do: str
    by: str  #: the player
    seat: str | None = None
    seen: int | None = None  #: how much of the own stream the player had seen
    values: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""  #: what the player wants to be called


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
        shown = {"do": self.do, "at": self.at, "by": self.by, "command": self.command, "seat": self.seat}
        document = {key: value for key, value in shown.items() if value is not None}
        return {**document, "values": self.values} if self.values else document

    @classmethod
    def from_document(cls, document: Document) -> Entry:
        return cls(**document)


@dataclass(frozen=True)
class Notice(Event):
    """Something that happened at the table, and not in the race."""


@dataclass
class Chair:
    """Who drives a seat: a player, a bot, or a bot for a player who is away."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    away: str | None = None  #: why a bot drives for the player
    here: bool = False  #: whether the player is connected
    gone_at: float = 0.0  #: when the connection was lost

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_driven(self) -> bool:
        """Whether the player drives, and no bot."""
        return self.player is not None and self.bot is None


@dataclass
class Pause:
    """Everybody waits for an answer that may not be possible."""

    since: float
    length: float
    views: Mapping[Viewer, Document]  #: what each viewer saw before, and sees meanwhile

    @property
    def until(self) -> float:
        return self.since + self.length


class Table:
    """A table as its log makes it.

    What a command does: before the race `sit`, `leave`, and for the host `fill` (with a bot), `empty` and `start`;
    in the race `move`, `undo`, `away` (a bot drives on), `back`, `resign`, and `relieve` for who lets others wait;
    after it `rematch`; at any time `say`, and for the host `kick`.

    >>> table = Table(Header("t1", "heat", ("A", "B"), host="ana"), key=bytes(32))
    >>> for command in (
    ...     Command("1", "sit", "ana", seat="A", name="Ana"),
    ...     Command("2", "start", "ana", values={"bot": "pilot"}),
    ... ):
    ...     table.apply(table.decide(command, at=0.0))
    >>> table.race.pending
    ['A', 'B']
    >>> [event.name for event in table.told(None)][:2]
    ['sat', 'started']
    """

    def __init__(self, header: Header, key: bytes, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.pace = Pace.from_document(dict(header.pace))
        self.clocks = Clocks(self.pace, header.seats)
        self.chairs = {seat: Chair() for seat in header.seats}
        self.race: Race | None = None
        self.pause: Pause | None = None
        self.rematch: str | None = None
        self.length = 0  #: lines of the log
        self.changed = 0.0  #: when the last of them was written
        self._key = key
        self._kicked: set[str] = set()
        self._done: dict[str, int] = {}  # commands by id, and the place of their entry in the log
        self._streams: dict[Viewer, list[Event]] = {viewer: [] for viewer in (None, *range(len(header.seats)))}
        self._rows = 0  # events of the race that have been told
        self._finished = False  # whether everybody was told that it is over
        self._choices: dict[str, list[str]] = {}  # what each seat may do
        self._undoable = dict.fromkeys(header.seats, False)  # whether each seat can take its last move back
        self._asked = dict.fromkeys(header.seats, 0)  # the place in its stream where that last changed
        self._worked_out: tuple[Entry, Race] | None = None  # an entry just decided on, and the race after it
        for entry in entries:
            self.apply(entry)

    @property
    def status(self) -> str:
        """Whether people still take seats, race, or are done, as far as everybody can see."""
        if self.race is None:
            return OPEN
        return OVER if self.race.over and self.pause is None else RACING

    @property
    def commitment(self) -> str:
        """A hash of the secret that all chance comes from: shown at the start, to be compared with it at the end."""
        return hashlib.sha256(self._key).hexdigest()

    @property
    def secret(self) -> str | None:
        """Where all chance came from; nobody is told before the race is over."""
        return self._key.hex() if self.status == OVER else None

    # Asking

    def decide(self, command: Command, at: float) -> Entry:
        """The entry that a command leads to; nothing changes yet. Raises if it can't be."""
        if command.id in self._done:
            raise TableError("done_already", id=command.id)
        if command.do not in self._deciders:
            raise TableError("unknown_command", do=command.do, known=", ".join(self._deciders))
        if who_is(command.by) in self._kicked:
            raise TableError("kicked")
        if not self.may_look(command.by):
            raise TableError("not_watched")
        done, values, race = self._deciders[command.do](self, command, at)
        return self._written(Entry(done, at, command.by, command.id, command.seat, values), race)

    def decide_for_bot(self, seat: str, move: str, at: float, thoughts: Sequence[Thought] = ()) -> Entry:
        """The entry for a move that a bot has chosen for its seat, or for who has not answered in a pause.

        What it thought is kept with it for the replay: before the race is over it would tell what is in its hand.
        """
        if seat not in self.bots_to_move() and seat not in self.may_answer():
            raise TableError("not_your_seat", seat=seat)
        done, values, race = self._played(seat, move)
        if thoughts:
            values = {**values, "thoughts": [[each.move, each.tries, round(each.worth, 4)] for each in thoughts]}
        return self._written(Entry(done, at, seat=seat, values=values), race)

    def decide_away(self, seat: str, why: str, at: float) -> Entry:
        """The entry that hands a seat to a bot because its player is gone or out of time."""
        return Entry("away", at, seat=seat, values={"bot": USUAL_BOT, "why": why})

    def decide_here(self, seat: str, here: bool, at: float) -> Entry:
        """The entry that says whether a player is connected."""
        return Entry("came" if here else "gone", at, seat=seat)

    def decide_to_go_on(self, at: float) -> Entry:
        """The entry that ends a pause."""
        if self.pause is None or self.may_answer():
            raise TableError("no_pause")
        return Entry("went_on", at)

    def decide_to_reopen(self, at: float) -> Entry:
        """The entry that says that the server was down: nobody is connected, and no time has passed."""
        return Entry("reopened", at)

    def _written(self, entry: Entry, race: Race | None) -> Entry:
        self._worked_out = (entry, race) if race is not None else None
        return entry

    def done(self, command: str) -> int | None:
        """The place of the entry that a command has led to, if it has come before."""
        return self._done.get(command)

    def _sit(self, command: Command, _at: float) -> Decision:
        self._must_be_open()
        if not self._chair(command.seat).is_free:
            raise TableError("seat_taken", seat=command.seat)
        name = cleaned(command.values.get("name") or command.name)
        if not 1 <= len(name) <= LONGEST_NAME:
            raise TableError("bad_name", most=LONGEST_NAME)
        return "sat", {"name": name}, None

    def _leave(self, command: Command, _at: float) -> Decision:
        chair = self._own(command)
        if self.race is None:
            return "left", {}, None
        return self._hand_over(chair, command, "left")

    def _fill(self, command: Command, _at: float) -> Decision:
        self._must_host(command)
        self._must_be_open()
        if not self._chair(command.seat).is_free:
            raise TableError("seat_taken", seat=command.seat)
        return "filled", {"bot": bot_name(command)}, None

    def _empty(self, command: Command, _at: float) -> Decision:
        self._must_host(command)
        self._must_be_open()
        if self._chair(command.seat).is_free:
            raise TableError("seat_free", seat=command.seat)
        return "emptied", {}, None

    def _start(self, command: Command, _at: float) -> Decision:
        self._must_host(command)
        self._must_be_open()
        free = [seat for seat, chair in self.chairs.items() if chair.is_free]
        if free and "bot" not in command.values:
            raise TableError("seats_free", seats=", ".join(free))
        bots = {"bots": dict.fromkeys(free, bot_name(command))} if free else {}
        race = self._dealt(())
        return "started", {"commitment": self.commitment, "chance": race.record().get("chance", []), **bots}, race

    def _dealt(self, chance: Sequence[Any]) -> Race:
        if self.header.origin is not None:
            return set_out(self.header.origin, self._key.hex())
        header = {"game": self.header.game, "seats": list(self.header.seats), "options": dict(self.header.options)}
        return Race.from_header(header, seed=self._key.hex(), chance=chance, folder=None)

    def _move(self, command: Command, _at: float) -> Decision:
        self._driving(command)
        seat = str(command.seat)
        self._must_go_on(seat)
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

    def _undo(self, command: Command, _at: float) -> Decision:
        self._driving(command)
        self._must_go_on(None)
        race = self._racing().copy()
        race.undo(command.seat)
        return "undone", {}, race

    def _away(self, command: Command, _at: float) -> Decision:
        return self._hand_over(self._own(command), command, "left")

    def _resign(self, command: Command, _at: float) -> Decision:
        return self._hand_over(self._own(command), command, "resigned")

    def _hand_over(self, chair: Chair, command: Command, why: str) -> Decision:
        self._must_be_racing()
        if chair.away in FOR_GOOD or (chair.away is not None and why not in FOR_GOOD):
            raise TableError("away_already", seat=command.seat)
        return "away", {"bot": bot_name(command), "why": why}, None

    def _back(self, command: Command, _at: float) -> Decision:
        chair = self._own(command)
        self._must_be_racing()
        if chair.away is None:
            raise TableError("not_away", seat=command.seat)
        if chair.away in FOR_GOOD:
            raise TableError("out_for_good", seat=command.seat)
        return "back", {}, None

    def _relieve(self, command: Command, at: float) -> Decision:
        """Nobody can let an untimed table wait for ever: the others may have a bot drive on."""
        self._must_be_racing()
        if all(chair.player != command.by for chair in self.chairs.values()):
            raise TableError("no_seat")
        chair = self._chair(command.seat)
        since = self.clocks.since(str(command.seat))
        if not chair.is_driven or since is None or self.pace.kind != UNTIMED:
            raise TableError("nothing_to_relieve", seat=command.seat)
        if at - since < PATIENCE:
            raise TableError("patience", seat=command.seat, seconds=round(PATIENCE - (at - since)))
        return "away", {"bot": bot_name(command), "why": "slow"}, None

    def _kick(self, command: Command, _at: float) -> Decision:
        self._must_host(command)
        who = str(command.values.get("who", ""))
        if who == who_is(self.header.host) or not who:
            raise TableError("cannot_kick")
        return "kicked", {"who": who[:40], "bot": bot_name(command)}, None

    def _rematch(self, command: Command, _at: float) -> Decision:
        if self.status != OVER:
            raise TableError("not_over_for_rematch")
        if self.rematch is not None:
            raise TableError("rematch_already", table=self.rematch)
        if all(chair.player != command.by for chair in self.chairs.values()):
            raise TableError("no_seat")
        return "rematch", {"table": following_id(self.header.id)}, None

    def _say(self, command: Command, _at: float) -> Decision:
        if command.seat is not None:
            self._own(command)
        name = cleaned(command.name)[:LONGEST_NAME]
        phrase, text = command.values.get("phrase"), command.values.get("text")
        if phrase is not None:
            if phrase not in PHRASES:
                raise TableError("unknown_phrase", phrase=phrase, known=", ".join(PHRASES))
            return "said", {"phrase": phrase, "name": name}, None
        said = cleaned(text)
        if not 1 <= len(said) <= LONGEST_TEXT:
            raise TableError("bad_text", most=LONGEST_TEXT)
        return "said", {"text": said, "name": name}, None

    _deciders: Mapping[str, Callable[[Table, Command, float], Decision]] = {
        "sit": _sit,
        "leave": _leave,
        "fill": _fill,
        "empty": _empty,
        "start": _start,
        "move": _move,
        "undo": _undo,
        "away": _away,
        "back": _back,
        "resign": _resign,
        "relieve": _relieve,
        "kick": _kick,
        "rematch": _rematch,
        "say": _say,
    }

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

    def _driving(self, command: Command) -> None:
        chair = self._own(command)
        self._racing()
        if not chair.is_driven:
            raise TableError("bot_drives", seat=command.seat)

    def _must_host(self, command: Command) -> None:
        if command.by != self.header.host:
            raise TableError("not_host")

    def _must_be_open(self) -> None:
        if self.race is not None:
            raise TableError("started_already")

    def _must_be_racing(self) -> None:
        self._racing()
        if self.status == OVER:
            raise TableError("race_over")

    def _must_go_on(self, seat: str | None) -> None:
        if self.pause is not None and seat not in self.may_answer():
            raise TableError("pause")

    def _racing(self) -> Race:
        if self.race is None:
            raise TableError("not_started")
        return self.race

    # Taking in

    def apply(self, entry: Entry) -> None:
        """Take an entry in: the same entries in the same order make the same table."""
        before, deciding = self.race, self.deciding()
        told = {viewer: len(stream) for viewer, stream in self._streams.items()}
        if entry.do in ("started", "moved", "undone"):
            self.race = self._raced(entry)
        self._seat(entry)
        self._tell(entry, before)
        if self.race is not None:
            self._tell_end()
            if self.pause is None and before is not None:
                self._tell_ready(entry, before, self.deciding() != deciding, told)
            self.clocks.run([seat for seat in self.deciding() if self.chairs[seat].is_driven], entry.at)
            self._note_choices()
        if entry.command is not None:
            self._done[entry.command] = self.length
        self.length += 1
        self.changed = entry.at

    def _raced(self, entry: Entry) -> Race:
        """The race after an entry."""
        if self._worked_out is not None and self._worked_out[0] is entry:
            return self._worked_out[1]
        if entry.do == "started":
            return self._dealt(entry.values.get("chance", []))
        race = self._racing().copy()
        if entry.do == "undone":
            race.undo(entry.seat)
        else:
            race.foretell(entry.values.get("chance", [])[race.foretold :])
            race.play(str(entry.seat), entry.values["move"])
        return race

    def _seat(self, entry: Entry) -> None:
        """Who sits where, and who drives, after an entry."""
        if entry.do == "reopened":
            self._forgive(entry.at)
            for chair in self.chairs.values():
                chair.here, chair.gone_at = False, entry.at
        elif entry.do == "started":
            for seat, name in entry.values.get("bots", {}).items():
                self.chairs[seat].bot = name
        elif entry.do == "kicked":
            self._kick_out(entry)
        elif entry.do == "rematch":
            self.rematch = entry.values["table"]
        elif entry.seat is not None:
            self._seat_one(entry, self._chair(entry.seat))

    def _seat_one(self, entry: Entry, chair: Chair) -> None:
        if entry.do == "sat":
            chair.player, chair.name, chair.here = entry.by, entry.values["name"], True
        elif entry.do in ("left", "emptied"):
            self.chairs[str(entry.seat)] = Chair()
        elif entry.do == "filled":
            chair.bot = entry.values["bot"]
        elif entry.do == "away":
            chair.bot, chair.away = entry.values["bot"], entry.values["why"]
        elif entry.do == "back":
            self._take_the_wheel(str(entry.seat))
        elif entry.do == "came":
            if self.is_asleep:
                self._forgive(entry.at)
            chair.here = True
            if chair.away in ("absent", "clock", "slow"):
                self._take_the_wheel(str(entry.seat))
        elif entry.do == "gone":
            chair.here, chair.gone_at = False, entry.at

    def _forgive(self, at: float) -> None:
        """No time has passed while nobody could play."""
        self.clocks.forgive(at)
        if self.pause is not None:
            self.pause.since = at

    def _take_the_wheel(self, seat: str) -> None:
        self.chairs[seat].bot = self.chairs[seat].away = None
        self.clocks.refill(seat)

    def _kick_out(self, entry: Entry) -> None:
        """Before the race the seat is free again; in the race a bot drives it to the end."""
        self._kicked.add(entry.values["who"])
        for seat, chair in self.chairs.items():
            if chair.player is not None and who_is(chair.player) == entry.values["who"]:
                if self.race is None:
                    self.chairs[seat] = Chair()
                else:
                    chair.bot, chair.away = entry.values["bot"], "kicked"

    def _note_choices(self) -> None:
        for number, seat in enumerate(self.header.seats):
            self._undoable[seat] = self._racing().can_undo(number)
            choices = self.legal(seat)
            if choices != self._choices.get(seat):
                self._choices[seat] = choices
                self._asked[seat] = len(self._streams[number])

    # Telling

    def _tell(self, entry: Entry, before: Race | None) -> None:
        """Put into every stream what its viewer may know of an entry, and nothing where it may know nothing."""
        if entry.do == "moved":
            self._tell_seat(entry.seat, Notice("chose", entry.seat, {"move": entry.values["move"]}))
            self._tell_race(entry, before)
        elif entry.do == "went_on":
            self.pause = None
            self._tell_race(entry, before)
        elif entry.do == "undone":
            assert before is not None
            assert self.race is not None
            event = Notice("undone", entry.seat, {})
            for viewer, stream in self._streams.items():
                own = viewer is not None and self.header.seats[viewer] == entry.seat
                if own or self.race.view(viewer) != before.view(viewer):
                    stream.append(event)
            self._rows = self.race.event_count
        else:
            shown = Notice(entry.do, entry.seat, self._values(entry))
            for stream in self._streams.values():
                stream.append(shown)
            if entry.do == "started":
                self._tell_race(entry, before)

    def _values(self, entry: Entry) -> Document:
        """What everybody may know of an entry that is about the table."""
        values = {key: value for key, value in entry.values.items() if key != "chance"}
        if entry.do in ("sat", "said"):
            values["who"] = who_is(str(entry.by))
        return values

    def _tell_seat(self, seat: str | None, event: Event) -> None:
        if seat in self.header.seats:
            self._streams[self.header.seats.index(seat)].append(event)

    def _tell_race(self, entry: Entry, before: Race | None) -> None:
        """Tell what has happened in the race, up to where a pause begins."""
        race = self._racing()
        told = race.told(None, since=self._rows)
        if self.pause is not None:
            following = next((event for event in told if event is not None), None)
            if following is None or following.name in race.game.pauses.values():
                return  # nobody may know before the pause is over
            self.pause = None
        upto = len(told)
        for place, event in enumerate(told):
            if event is not None and event.name in race.game.pauses and entry.do != "started":
                upto = place + 1
                views = {viewer: (before or race).view(viewer) for viewer in self._streams}
                self.pause = Pause(entry.at, self._length_of_pause(entry.seat), views)
                break
        for viewer, stream in self._streams.items():
            own = told if viewer is None else race.told(viewer, since=self._rows)
            for public, event in zip(told[:upto], own[:upto], strict=True):
                if event is not None:
                    stream.append(public if public == event else event)
        self._rows += upto

    def _length_of_pause(self, seat: str | None) -> float:
        """By what everybody knows: where a person could answer it is longer than where only bots could."""
        others = [chair for other, chair in self.chairs.items() if other != seat]
        return self.header.pause if any(chair.is_driven for chair in others) else min(SHORT_PAUSE, self.header.pause)

    def _tell_ready(self, entry: Entry, before: Race, decided: bool, told: Mapping[Viewer, int]) -> None:
        """Whoever can see that something has changed, and was told nothing else, is told that this seat has decided.

        Who watches knows no more than any seat: what none of the others can see, they can't.
        """
        silent = [viewer for viewer, stream in self._streams.items() if len(stream) == told[viewer]]
        if entry.do != "moved" or not silent:
            return
        race = self._racing()
        others = [number for number, seat in enumerate(self.header.seats) if seat != entry.seat]
        changed: dict[Viewer, bool] = {
            number: bool((before.observe(number) != race.observe(number)).any()) for number in others
        }
        changed[None] = any(changed.values()) if others else before.view(None) != race.view(None)
        for viewer in silent:
            if decided or changed.get(viewer, False):
                self._streams[viewer].append(Notice("ready", entry.seat, {}))

    def _tell_end(self) -> None:
        if self.status == OVER and not self._finished:
            self._finished = True
            event = Notice("finished", None, {"secret": self.secret, "result": self._racing().result()})
            for stream in self._streams.values():
                stream.append(event)

    # Looking

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What a viewer was told, from a place in its stream on."""
        return self._streams[viewer][since:]

    def seen(self, viewer: Viewer) -> int:
        """How much a viewer was told."""
        return len(self._streams[viewer])

    def seats_of(self, player: str) -> list[str]:
        """The seats of a player: more than one where people share a screen."""
        return [seat for seat, chair in self.chairs.items() if chair.player == player]

    def viewer(self, player: str, seat: str | None = None) -> Viewer:
        """The seat that a player watches from: the one asked for if it is the player's, else the first, or None."""
        own = self.seats_of(player)
        if not own:
            return None
        return self.header.seats.index(seat if seat in own else own[0])

    def may_look(self, player: str) -> bool:
        """Whether a player may see the table."""
        if who_is(player) in self._kicked:
            return False
        seated = player == self.header.host or bool(self.seats_of(player))
        return seated or self.header.watched or self.race is None

    @property
    def is_asleep(self) -> bool:
        """Whether nobody is there to wait: then nothing goes on, and no clock runs."""
        people = [chair for chair in self.chairs.values() if chair.player is not None and chair.away not in FOR_GOOD]
        return bool(people) and self.pace.kind != DAYS and not any(chair.here for chair in people)

    def deciding(self) -> list[str]:
        """The seats that everybody can see must decide now."""
        return [] if self.race is None or self.pause is not None else self.race.pending

    def may_answer(self) -> list[str]:
        """In a pause: the seats that can answer and have not yet. Nobody else may know."""
        if self.race is None or self.pause is None or self._rows < self.race.event_count:
            return []
        return self.race.pending

    def legal(self, seat: str) -> list[str]:
        """The moves that a seat may make now."""
        race = self._racing()
        return race.legal(seat) if self.pause is None or seat in self.may_answer() else []

    def view(self, viewer: Viewer) -> Document | None:
        """What a viewer sees of the race."""
        if self.race is None:
            return None
        seat = None if viewer is None else self.header.seats[viewer]
        if self.pause is not None and seat not in self.may_answer():
            return dict(self.pause.views[viewer])
        return self.race.view(viewer)

    def refusals(self, viewer: Viewer) -> dict[str, str]:
        """For a seat: the moves that it can't make now, and the rule against each."""
        if self.race is None or viewer is None:
            return {}
        if self.pause is not None and self.header.seats[viewer] not in self.may_answer():
            return {}
        return {move: rule for move, rule in self.race.verdict(viewer).items() if rule}

    def can_undo(self, viewer: Viewer) -> bool:
        """Whether a seat can take its last move back."""
        if self.race is None or viewer is None or self.pause is not None or self.status == OVER:
            return False
        seat = self.header.seats[viewer]
        return self.chairs[seat].is_driven and self._undoable[seat]

    def bots_to_move(self) -> dict[str, str]:
        """The seats that a bot must decide for now, and which bot."""
        if self.is_asleep:
            return {}
        return {seat: name for seat in self.deciding() if (name := self.chairs[seat].bot) is not None}

    # What comes by itself

    def due(self) -> float | None:
        """When something must be done that nobody asks for: `overdue` tells what."""
        times = [time for time, _, _ in self._deadlines()]
        return min(times) if times else None

    def overdue(self, at: float) -> list[tuple[str, str]]:
        """The seats that must be handed to a bot by now, and why."""
        return [(seat, why) for time, seat, why in self._deadlines() if seat and time <= at]

    def _deadlines(self) -> list[tuple[float, str, str]]:
        if self.status != RACING or self.is_asleep:
            return []
        found = [] if self.pause is None else [(self.pause.until, "", "pause")]
        for seat in self.deciding():
            chair, since, deadline = self.chairs[seat], self.clocks.since(seat), self.clocks.deadline(seat)
            if not chair.is_driven:
                continue
            if deadline is not None:
                found.append((deadline, seat, "clock"))
            if not chair.here and self.pace.grace is not None and since is not None:
                found.append((max(since, chair.gone_at) + self.pace.grace, seat, "absent"))
        return found


def who_is(player: str) -> str:
    """A name for a player that others may see: it can't be used to act as that player."""
    return hashlib.sha256(f"paddock {player}".encode()).hexdigest()[:12]


def bot_name(command: Command) -> str:
    """One of the bots with a name; how long a search may take is not for guests to say."""
    name, known = str(command.values.get("bot", USUAL_BOT)), [*BOTS, *programs()]
    if name not in known:
        raise UnknownBot("unknown_bot", name=name, known=", ".join(known))
    return name


def following_id(table: str) -> str:
    """The id of the rematch of a table: the same for everybody who asks for one.

    >>> following_id("k3v9"), following_id("k3v9-2")
    ('k3v9-2', 'k3v9-3')
    """
    first, _, number = table.partition("-")
    return f"{first}-{int(number or 1) + 1}"
