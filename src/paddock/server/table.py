"""A table: who sits where, what has been accepted, and what each viewer was told. No network, no clock, no store.

A table is a log. `decide` looks at a command and answers with the entry to be written down, or refuses; `apply` takes
an entry in. Whoever runs a table stores the entry in between, so that nothing is acknowledged that could be lost, and
rebuilds the table by applying its entries again.

Every viewer (each seat, and the spectators together) has a stream of its own: what it was told, in order. Numbers on
the wire are places in that stream, never places in the log: a hidden choice is an entry, and whoever could count the
entries would know how many cards a rival has laid down.

A race is dealt from the server's secret and from what players contribute. Between the host's word to start and the last
contribution the table is sealed: nobody sits down, and whoever leaves or does not contribute breaks the seal for all.

Where a rule asks "can anybody answer this?" the table pauses: everybody sees the same thing for the same time, whether
somebody can or not. What has happened meanwhile is told when the pause is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import asdict, dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from paddock.bots import BOTS, Thought, programs
from paddock.engine.glass import SPECTATOR, UNKNOWN
from paddock.engine.numbers import Seat, Viewer, all_seats, seated
from paddock.engine.records import Array
from paddock.errors import TableError, UnknownBot
from paddock.games import game as find_game
from paddock.games.contract import Document, Event
from paddock.notation.fair import ALONE, TOGETHER, deal_key, fingerprint, is_digits
from paddock.notation.first import lead, set_out
from paddock.race import Race
from paddock.server.cleaning import cleaned, looks_like, mixes_scripts
from paddock.server.clock import DAYS, PATIENCE, UNTIMED, Clocks, Pace
from paddock.server.commands import LONGEST_NAME, LONGEST_TEXT, Asker, Command
from paddock.server.order import OF_ORDER, Order, chat_rule
from paddock.server.seals import Seal, length_of_seal
from paddock.storing import check_undo, tried

Decision = tuple[str, Document]  #: what an entry does, and its values

PHRASES = ("hello", "good_luck", "well_driven", "sorry", "thanks", "ouch", "wait", "hurry", "rematch", "bye")
USUAL_BOT = "pilot"
NOBODY = (
    "nobody-"  #: how ids begin that nobody has a cookie for: of who was forgotten, and of hosts where there is none
)
FILLER = "club"  #: the bot that races with people for whom nobody else has come
STRAGGLERS = 30.0  #: seconds for those who were seated together to come to their table
FOR_GOOD = ("resigned", "kicked")  #: whoever is away for one of these reasons does not come back
SHORT_PAUSE = 1.0  #: seconds to wait where only bots could answer
OPEN, RACING, OVER = "open", "racing", "over"
HIDDEN = (
    "chance",
    "contribution",
    "here",
    "home",
    "homes",
    "server",
)  #: values that nobody is told
BLANK = "blank"  #: a line of which nothing is left but its place
Beginning = Literal["fresh", "position", "replay", "first"]
FRESH: Beginning = "fresh"  #: only this one has cards that nobody could know
REPLAY: Beginning = "replay"


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
    chat: str = "all"  #: who may speak at first: all, seats or off
    hints: bool = False  #: whether people who race each other may ask for hints
    origin: Mapping[str, Any] | None = None  #: the record of a race that goes on here, or a first race
    source: str = ""  #: the table of the race that goes on here
    cup: str = ""  #: the championship whose race this is: it says who sits where, and starts it
    matched: bool = False  #: whether the queue has made it: then nobody is its host, and the race begins by itself

    @property
    def begins(self) -> Beginning:
        """How the race begins: with a fresh deal, or with what somebody may have seen before."""
        if self.origin is None:
            return FRESH
        return REPLAY if "moves" in self.origin else "first" if lead(self.origin) else "position"

    def seat(self, name: str) -> Seat:
        """The number of a seat."""
        return Seat(self.seats.index(name))

    def of_race(self) -> Document:
        """What its race is raced by."""
        return {"game": self.game, "seats": list(self.seats), "options": dict(self.options)}

    def as_document(self) -> Document:
        return {**asdict(self), "seats": list(self.seats)}

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Header:
        """A header as it was written down; what only a newer version knows is passed over."""
        return msgspec.convert(document, cls)


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
        """An entry as it was written down; what only a newer version knows is passed over."""
        return msgspec.convert(document, cls)


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
    server: int | None = None  #: to which of several servers
    gone_at: float = 0.0  #: when the connection was lost
    pledge: str | None = None  #: a hash of what the player contributes to the deal

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
    seen: Array  #: what each viewer saw before, and sees meanwhile

    @property
    def until(self) -> float:
        return self.since + self.length


class Table:
    """A table as its log makes it.

    What a command does: before the race `sit`, `leave`, `pledge` and `reveal` (what a seat contributes to the deal);
    by the host `fill` (with a bot), `empty` and `start`; in the race `move`, `undo`, `away` (a bot drives on), `back`,
    `resign`, and `relieve` when somebody lets others wait; after it `rematch`; at any time `say`, and for the host
    `kick`, `mute`, `unmute` and `chat` (who may speak).

    >>> table = Table(Header("t1", "heat", ("A", "B"), host="ana"), key=bytes(32))
    >>> for command in (Command(id="1", do="sit", seat="A"), Command(id="2", do="start", bot="pilot")):
    ...     table.apply(table.decide(command, Asker("ana", "Ana"), at=0.0))
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
        self.seal: Seal | None = None
        self.pledges: Mapping[str, str] = {}  #: by which the race was dealt
        self.contributions: Mapping[str, str] = {}
        self.gathered = 0.0  #: when the first came of those who were seated together, or a seal was broken
        self.rematch: str | None = None
        self.order = Order(header.chat)
        self.length = 0  #: lines of the log
        self.changed = 0.0  #: when the last of them was written
        self._key = key
        self._done: dict[str, int] = {}  # commands by id, and the place of their entry in the log
        self._viewers: tuple[Viewer, ...] = (*all_seats(len(header.seats)), None)
        self._eyes = np.array([SPECTATOR if viewer is None else viewer for viewer in self._viewers])
        self._streams: dict[Viewer, list[list[int] | Notice]] = {viewer: [] for viewer in self._viewers}
        self._rows = 0  # events of the race that have been told
        self._finished = False  # whether everybody was told that it is over
        self._seen = self._before = np.zeros((len(self._viewers), 0), np.int32)  # what viewers see, and saw before
        self._differs = np.zeros(len(self._viewers), np.bool_)  # whether that is not the same
        self._legal: dict[str, bytes] = {}  # what each seat may do
        self._undoable = dict.fromkeys(header.seats, False)  # whether each seat can take its last move back
        self._asked = dict.fromkeys(header.seats, 0)  # the place in its stream where that last changed
        for entry in entries:
            self.apply(entry)

    @property
    def status(self) -> str:
        """Whether people still take seats, race, or are done, as far as everybody can see."""
        if self.race is None:
            return OPEN
        return OVER if self.race.over and self.pause is None else RACING

    @property
    def commitment(self) -> str | None:
        """A hash of the server's part in the deal: shown from the beginning, to be compared with it at the end."""
        return fingerprint(self._key.hex()) if self.header.begins == FRESH else None

    @property
    def secret(self) -> str | None:
        """The server's part in the deal; nobody is told before the race is over."""
        return self._key.hex() if self.status == OVER and self.header.begins == FRESH else None

    def fair(self) -> Document | None:
        """By what a race that is over was dealt, for its record; None if it did not begin with a fresh deal."""
        if self.secret is None:
            return None
        document = {"table": self.header.id, "commitment": self.commitment, "secret": self.secret}
        if not self.contributions:
            return {"version": ALONE, **document}
        key = deal_key(self.secret, self.header.seats, self.contributions)
        given = {"pledges": dict(self.pledges), "contributions": dict(self.contributions)}
        return {"version": TOGETHER, **document, **given, "key": key}

    def copy(self) -> Table:
        """The same table once more, as it is now: what is taken in at one is not at the other."""
        twin = copy(self)
        for name in ("chairs", "clocks", "order", "pause", "seal", "race", "_legal", "_undoable", "_asked"):
            setattr(twin, name, deepcopy(getattr(self, name)))
        twin._done = self._done.copy()
        twin._streams = {viewer: stream.copy() for viewer, stream in self._streams.items()}
        twin._seen, twin._before, twin._differs = self._seen.copy(), self._before.copy(), self._differs.copy()
        return twin

    # Asking

    def decide(self, command: Command, asker: Asker, at: float) -> Entry:
        """The entry that a command leads to; nothing changes yet. Raises if it can't be."""
        if command.id in self._done:
            raise TableError("done_already", id=command.id)
        if command.do not in self._deciders:
            raise TableError("unknown_command", do=command.do, known=", ".join(self._deciders))
        self.must_look(asker.player, asker.home)
        done, values = self._deciders[command.do](self, command, asker, at)
        return Entry(done, at, asker.player, command.id, command.seat, values)

    def decide_for_bot(self, seat: str, move: str, at: float, thoughts: Sequence[Thought] = ()) -> Entry:
        """The entry for a move that a bot has chosen for its seat, or for a seat that has not answered in a pause.

        What it thought is kept with it for the replay: before the race is over it would tell what is in its hand.
        """
        if seat not in self.bots_to_move() and seat not in self.may_answer():
            raise TableError("not_your_seat", seat=seat)
        done, values = self._played(seat, move)
        if thoughts:
            values = {**values, "thoughts": [[each.move, each.tries, round(each.worth, 4)] for each in thoughts]}
        return Entry(done, at, seat=seat, values=values)

    def decide_away(self, seat: str, why: str, at: float) -> Entry:
        """The entry that hands a seat to a bot because its player is gone or out of time."""
        return Entry("away", at, seat=seat, values={"bot": USUAL_BOT, "why": why})

    def decide_here(self, seat: str, here: bool, at: float, server: int | None = None) -> Entry:
        """The entry that says whether a player is connected, and to which of several servers."""
        values = {} if server is None else {"server": server}
        return Entry("came" if here else "gone", at, seat=seat, values=values)

    def decide_to_go_on(self, at: float) -> Entry:
        """The entry that ends a pause."""
        if self.pause is None or self.may_answer():
            raise TableError("no_pause")
        return Entry("went_on", at)

    def decide_to_break(self, at: float) -> Entry:
        """The entry that breaks a seal because somebody has not contributed in time."""
        if self.seal is None or at < self.seal.until:
            raise TableError("no_seal")
        return Entry("broken", at, values=self._broken(self.seal.awaited))

    def decide_to_go(self, at: float) -> Entry:
        """The entry by which a race begins that has no host; bots get the seats that people have left."""
        if self.goes_at is None or at < self.goes_at:
            raise TableError("not_started")
        done, values = self._going(dict.fromkeys(self._free(), FILLER))
        return Entry(done, at, values=values)

    def decide_to_close(self, at: float) -> Entry:
        """The entry by which those who run the server end a table for everybody."""
        if self.order.closed:
            raise TableError("table_closed")
        return Entry("closed", at)

    def decide_to_silence(self, who: str, at: float) -> Entry:
        """The entry by which those who run the server mute somebody: no host can undo it."""
        return Entry("muted", at, values=self.order.silenced(who))

    def decide_to_reopen(self, at: float) -> Entry:
        """The entry that says that the server was down: nobody is connected, and no time has passed."""
        return Entry("reopened", at)

    def done(self, command: str) -> int | None:
        """The place of the entry that a command has led to, if it has come before."""
        return self._done.get(command)

    def _sit(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_be_open()
        self._must_be_alone()
        self._must_be_unsealed()
        if not self._chair(command.seat).is_free:
            raise TableError("seat_taken", seat=command.seat)
        name = cleaned(command.name or asker.name)
        if not 1 <= len(name) <= LONGEST_NAME:
            raise TableError("bad_name", most=LONGEST_NAME)
        self._must_be_told_apart(name, asker)
        home = self.order.home_of(who_is(asker.player), asker.home)
        return "sat", {"name": name, **home, **({} if command.pledge is None else self._pledged(command.pledge))}

    def _pledge(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._own(command, asker)
        self._must_be_open()
        self._must_be_unsealed()
        return "pledged", self._pledged(command.pledge)

    def _pledged(self, pledge: str | None) -> Document:
        if self.header.begins != FRESH:
            raise TableError("not_fresh")
        if not is_digits(pledge):
            raise TableError("bad_pledge")
        return {"pledge": pledge}

    def _reveal(self, command: Command, asker: Asker, _at: float) -> Decision:
        """What the seat has pledged; when it is the last one the race begins."""
        self._own(command, asker)
        seat, given = str(command.seat), command.contribution or ""
        if self.seal is None:
            raise TableError("no_seal")
        if seat not in self.seal.awaited:
            raise TableError("nothing_to_reveal", seat=seat)
        if not is_digits(given) or fingerprint(given) != self.seal.pledges[seat]:
            raise TableError("bad_contribution", seat=seat)
        contributions = self.seal.with_last(seat, given)
        if contributions is None:
            return "revealed", {"contribution": given}
        return "started", self._begun(contributions, self.seal.bots)

    def _leave(self, command: Command, asker: Asker, _at: float) -> Decision:
        chair = self._own(command, asker)
        if self.race is None:
            self._must_be_alone()
            return "left", self._broken([str(command.seat)])
        return self._hand_over(chair, command, "left")

    def _fill(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        self._must_be_open()
        self._must_be_alone()
        self._must_be_unsealed()
        if not self._chair(command.seat).is_free:
            raise TableError("seat_taken", seat=command.seat)
        return "filled", {"bot": bot_name(command)}

    def _empty(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        self._must_be_open()
        self._must_be_alone()
        if self._chair(command.seat).is_free:
            raise TableError("seat_free", seat=command.seat)
        return "emptied", self._broken([str(command.seat)])

    def _start(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        self._must_be_open()
        self._must_be_unsealed()
        free = self._free()
        if free and command.bot is None:
            raise TableError("seats_free", seats=", ".join(free))
        return self._going(dict.fromkeys(free, bot_name(command)) if free else {})

    def _free(self) -> list[str]:
        return [seat for seat, chair in self.chairs.items() if chair.is_free]

    def _going(self, bots: Mapping[str, str]) -> Decision:
        """How a race begins: at once, or when everybody has shown what they have pledged."""
        pledges = {seat: chair.pledge for seat, chair in self.chairs.items() if chair.pledge is not None}
        if not pledges:
            return "started", self._begun({}, bots)
        return "sealed", {"pledges": pledges, **({"bots": dict(bots)} if bots else {})}

    def _begun(self, contributions: Mapping[str, str], bots: Mapping[str, str]) -> Document:
        """What there is to know of a race that begins: by what it was dealt, and what chance gave."""
        values: Document = {"chance": self._dealt(contributions, ()).record().get("chance", [])}
        if self.header.begins == FRESH:
            values |= {"commitment": self.commitment, "contributions": dict(contributions)}
        return {**values, **({"bots": dict(bots)} if bots else {})}

    def _dealt(self, contributions: Mapping[str, str], chance: Sequence[Any]) -> Race:
        key = deal_key(self._key.hex(), self.header.seats, contributions)
        if self.header.origin is not None:
            return set_out(self.header.origin, key)
        return Race.from_header(self.header.of_race(), seed=key, chance=chance, folder=None)

    def _broken(self, seats: Iterable[str]) -> Document:
        """What an entry says that breaks the seal: because of whom. Nothing if there is none."""
        if self.seal is None:
            return {}
        return {"broken": {seat: self.chairs[seat].name or str(self.chairs[seat].bot) for seat in seats}}

    def _move(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._driving(command, asker)
        seat = str(command.seat)
        self._must_go_on(seat)
        if command.seen is not None and command.seen < self._asked[seat]:
            raise TableError("stale", seat=seat)
        return self._played(
            seat, command.move or "" if command.action is None else self._racing().grid.words_of(command.action)
        )

    def _played(self, seat: str, move: str) -> Decision:
        played = tried(self._racing(), seat, move)
        return "moved", {"move": played.words, **({"chance": list(played.chance)} if played.chance else {})}

    def _undo(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._driving(command, asker)
        self._must_go_on(None)
        check_undo(self._racing(), command.seat)
        return "undone", {}

    def _away(self, command: Command, asker: Asker, _at: float) -> Decision:
        return self._hand_over(self._own(command, asker), command, "left")

    def _resign(self, command: Command, asker: Asker, _at: float) -> Decision:
        return self._hand_over(self._own(command, asker), command, "resigned")

    def _hand_over(self, chair: Chair, command: Command, why: str) -> Decision:
        self._must_be_racing()
        if chair.away in FOR_GOOD or (chair.away is not None and why not in FOR_GOOD):
            raise TableError("away_already", seat=command.seat)
        return "away", {"bot": bot_name(command), "why": why}

    def _back(self, command: Command, asker: Asker, _at: float) -> Decision:
        chair = self._own(command, asker)
        self._must_be_racing()
        if chair.away is None:
            raise TableError("not_away", seat=command.seat)
        if chair.away in FOR_GOOD:
            raise TableError("out_for_good", seat=command.seat)
        return "back", {}

    def _relieve(self, command: Command, asker: Asker, at: float) -> Decision:
        """Nobody can let an untimed table wait for ever: the others may have a bot drive on."""
        self._must_be_racing()
        if all(chair.player != asker.player for chair in self.chairs.values()):
            raise TableError("no_seat")
        chair = self._chair(command.seat)
        since = self.clocks.since(str(command.seat))
        if not chair.is_driven or since is None or self.pace.kind != UNTIMED:
            raise TableError("nothing_to_relieve", seat=command.seat)
        if at - since < PATIENCE:
            raise TableError("patience", seat=command.seat, seconds=round(PATIENCE - (at - since)))
        return "away", {"bot": USUAL_BOT, "why": "slow"}

    def _kick(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        who = command.who or ""
        if who == who_is(self.header.host) or not who:
            raise TableError("cannot_kick")
        seats = self._seats_called(who)
        broken = self._broken(seats) if seats else {}
        return "kicked", {"who": who[:40], "bot": USUAL_BOT, **self.order.homes_of(who), **broken}

    def _mute(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        if command.who == who_is(self.header.host):
            raise TableError("cannot_kick")
        return "muted", self.order.to_mute(command.who or "")

    def _unmute(self, command: Command, asker: Asker, _at: float) -> Decision:
        """Nobody unmutes themselves, not even as the host of a rematch."""
        self._must_host(asker)
        if command.who == who_is(asker.player) and self.order.is_muted(command.who):
            raise TableError("muted_yourself")
        return "unmuted", self.order.to_unmute(command.who or "")

    def _chat(self, command: Command, asker: Asker, _at: float) -> Decision:
        self._must_host(asker)
        return "chat", {"chat": chat_rule(command.chat)}

    def _rematch(self, _command: Command, asker: Asker, _at: float) -> Decision:
        if self.status != OVER:
            raise TableError("not_over_for_rematch")
        self._must_be_alone()
        if self.rematch is not None:
            raise TableError("rematch_already", table=self.rematch)
        if all(chair.player != asker.player for chair in self.chairs.values()):
            raise TableError("no_seat")
        return "rematch", {"table": following_id(self.header.id)}

    def _say(self, command: Command, asker: Asker, _at: float) -> Decision:
        if command.seat is not None:
            self._own(command, asker)
        who = who_is(asker.player)
        self.order.must_speak(who, seated=self.has_part(asker.player))
        name = cleaned(asker.name)[:LONGEST_NAME]
        self._must_be_told_apart(name, asker)
        by = {"name": name, **self.order.home_of(who, asker.home)}
        if command.phrase is not None:
            if command.phrase not in PHRASES:
                raise TableError("unknown_phrase", phrase=command.phrase, known=", ".join(PHRASES))
            return "said", {"phrase": command.phrase, **by}
        said = cleaned(command.text)
        if not 1 <= len(said) <= LONGEST_TEXT:
            raise TableError("bad_text", most=LONGEST_TEXT)
        return "said", {"text": said, **by}

    _deciders: Mapping[str, Callable[[Table, Command, Asker, float], Decision]] = {
        "sit": _sit,
        "leave": _leave,
        "pledge": _pledge,
        "reveal": _reveal,
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
        "mute": _mute,
        "unmute": _unmute,
        "chat": _chat,
        "rematch": _rematch,
        "say": _say,
    }

    # What must hold

    def _chair(self, seat: str | None) -> Chair:
        if seat not in self.chairs:
            raise TableError("unknown_seat", seat=seat, known=", ".join(self.chairs))
        return self.chairs[seat]

    def _own(self, command: Command, asker: Asker) -> Chair:
        chair = self._chair(command.seat)
        if chair.player != asker.player:
            raise TableError("not_your_seat", seat=command.seat)
        return chair

    def _driving(self, command: Command, asker: Asker) -> None:
        chair = self._own(command, asker)
        self._racing()
        if not chair.is_driven:
            raise TableError("bot_drives", seat=command.seat)

    def _must_host(self, asker: Asker) -> None:
        if asker.player != self.header.host:
            raise TableError("not_host")

    def _must_be_told_apart(self, name: str, asker: Asker) -> None:
        """Nobody may be mistaken for somebody else who has a seat."""
        if mixes_scripts(name):
            raise TableError("mixed_name")
        others = [chair.name for chair in self.chairs.values() if chair.player not in (None, asker.player)]
        if looks_like(name) in map(looks_like, others):
            raise TableError("name_taken", name=name)

    def _must_be_open(self) -> None:
        if self.race is not None:
            raise TableError("started_already")

    def _must_be_alone(self) -> None:
        """Who races in a championship, and how often, is not decided at a table."""
        if self.header.cup:
            raise TableError("cup_table")

    def _must_be_unsealed(self) -> None:
        if self.seal is not None:
            raise TableError("sealed")

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
        if entry.do == BLANK:
            self.length += 1
            return
        was_racing, deciding = self.race is not None, self.deciding()
        told = {viewer: len(stream) for viewer, stream in self._streams.items()}
        if entry.do in ("started", "moved", "undone"):
            self._drive_on(entry)
        if entry.do in OF_ORDER:
            self.order.note(entry.do, who_is(entry.by) if entry.by else "", entry.values, self._seated())
        self._seat(entry)
        self._tell(entry)
        if self.race is not None:
            self._tell_end()
            if self.pause is None and was_racing:
                self._tell_ready(entry, self.deciding() != deciding, told)
            self.clocks.run([seat for seat in self.deciding() if self.chairs[seat].is_driven], entry.at)
            self._note_choices()
        if entry.command is not None:
            self._done[entry.command] = self.length
        self.length += 1
        self.changed = entry.at

    def _drive_on(self, entry: Entry) -> None:
        """Bring the race to where it is after an entry, and look at it with everybody's eyes."""
        if entry.do == "started":
            self.race = self._dealt(entry.values.get("contributions", {}), entry.values.get("chance", []))
            self._seen = np.full((len(self._viewers), self.race.game.faces.seen.size), UNKNOWN, np.int32)
            self._before = self._seen.copy()
        elif entry.do == "undone":
            self._racing().undo(entry.seat)
        else:
            race = self._racing()
            race.foretell(entry.values.get("chance", [])[race.foretold :])
            race.play(str(entry.seat), entry.values["move"])
        self._look()

    def _look(self) -> None:
        """See the race as it is now with everybody's eyes."""
        self._seen, self._before = self._before, self._seen
        self._racing().bare.show(self._eyes, self._seen, self._before, self._differs)

    def _seat(self, entry: Entry) -> None:
        """Who sits where, and who drives, after an entry."""
        if "broken" in entry.values:
            self.seal = None
            for chair in self.chairs.values():
                chair.pledge = None  # what was shown is known now, and is never used again
            self.gathered = entry.at
            if self.header.matched and entry.do == "broken":  # nobody could send them away
                self.chairs.update({seat: Chair() for seat in entry.values["broken"]})
        if entry.do == "reopened":
            self._forgive(entry.at)
            for chair in self.chairs.values():
                chair.here, chair.gone_at = False, entry.at
        elif entry.do == "sealed":
            pledges, bots = entry.values["pledges"], entry.values.get("bots", {})
            self.seal = Seal(entry.at, length_of_seal(self.pace), pledges, bots)
        elif entry.do == "started":
            if self.seal is not None:
                self.pledges, self.seal = self.seal.pledges, None
            self.contributions = entry.values.get("contributions", {})
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
            chair.player, chair.name, chair.here = entry.by, entry.values["name"], entry.values.get("here", True)
            chair.gone_at = self.gathered = entry.at
            chair.pledge = entry.values.get("pledge")
        elif entry.do == "pledged":
            chair.pledge = entry.values["pledge"]
        elif entry.do == "revealed" and self.seal is not None:
            self.seal.shown[str(entry.seat)] = entry.values["contribution"]
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
            if not any(each.here for each in self._people()):
                self.gathered = entry.at
            chair.here, chair.server = True, entry.values.get("server")
            if chair.away in ("absent", "clock", "slow"):
                self._take_the_wheel(str(entry.seat))
        elif entry.do == "gone":
            chair.here, chair.server, chair.gone_at = False, None, entry.at

    def _forgive(self, at: float) -> None:
        """No time has passed while nobody could play."""
        self.clocks.forgive(at)
        if self.pause is not None:
            self.pause.since = at
        if self.seal is not None:
            self.seal.since = at

    def _take_the_wheel(self, seat: str) -> None:
        self.chairs[seat].bot = self.chairs[seat].away = None
        self.clocks.refill(seat)

    def _kick_out(self, entry: Entry) -> None:
        """Before the race the seat is free again; in the race a bot drives it to the end."""
        for seat in self._seats_called(entry.values["who"]):
            if self.race is None:
                self.chairs[seat] = Chair()
            else:
                self.chairs[seat].bot, self.chairs[seat].away = entry.values["bot"], "kicked"

    def _note_choices(self) -> None:
        race = self._racing()
        for number, seat in seated(self.header.seats):
            self._undoable[seat] = race.can_undo(number)
            is_asked = race.bare.must_decide(number) and self._may_choose(seat)
            legal = race.bare.legal(number) if is_asked else b""
            if legal != self._legal.get(seat):
                self._legal[seat] = legal
                self._asked[seat] = len(self._streams[number])

    # Telling

    def _tell(self, entry: Entry) -> None:
        """Put into every stream what its viewer may know of an entry, and nothing where it may know nothing."""
        if entry.do == "moved":
            self._tell_seat(entry.seat, Notice("chose", entry.seat, {"move": entry.values["move"]}))
            self._tell_race(entry)
        elif entry.do == "went_on":
            self.pause = None
            self._tell_race(entry)
        elif entry.do == "undone":
            event = Notice("undone", entry.seat, {})
            for number, (viewer, stream) in enumerate(self._streams.items()):
                own = viewer is not None and self.header.seats[viewer] == entry.seat
                if own or self._differs[number]:
                    stream.append(event)
            self._rows = self._racing().event_count
        else:
            shown = Notice(entry.do, entry.seat, self._values(entry))
            for stream in self._streams.values():
                stream.append(shown)
            if entry.do == "started":
                self._tell_race(entry)

    def _values(self, entry: Entry) -> Document:
        """What everybody may know of an entry that is about the table; contributions are told all at once."""
        values = {key: value for key, value in entry.values.items() if key not in HIDDEN}
        if entry.do in ("sat", "said"):
            values["who"] = who_is(str(entry.by))
        return values

    def _tell_seat(self, seat: str | None, event: Notice) -> None:
        if seat is not None and seat in self.header.seats:
            self._streams[self.header.seat(seat)].append(event)

    def _tell_race(self, entry: Entry) -> None:
        """Tell what has happened in the race, up to where a pause begins."""
        race = self._racing()
        *seats, told = race.told_rows(self._viewers, since=self._rows)
        names = [race.game.faces.events[row[0]].name if row else None for row in told]
        if self.pause is not None:
            following = next((name for name in names if name is not None), None)
            if following is None or following in race.game.faces.pauses.values():
                return  # nobody may know before the pause is over
            self.pause = None
        upto = len(told)
        for place, name in enumerate(names):
            if name in race.game.faces.pauses and entry.do != "started":
                upto = place + 1
                self.pause = Pause(entry.at, self._length_of_pause(entry.seat), self._before.copy())
                break
        for stream, own in zip(self._streams.values(), (*seats, told), strict=True):
            for public, row in zip(told[:upto], own[:upto], strict=True):
                if row:
                    stream.append(public if public == row else row)
        self._rows += upto

    def _length_of_pause(self, seat: str | None) -> float:
        """By what everybody knows: where a person could answer it is longer than where only bots could."""
        others = [chair for other, chair in self.chairs.items() if other != seat]
        return self.header.pause if any(chair.is_driven for chair in others) else min(SHORT_PAUSE, self.header.pause)

    def _tell_ready(self, entry: Entry, decided: bool, told: Mapping[Viewer, int]) -> None:
        """Whoever can see that something has changed, and was told nothing else, is told that this seat has decided."""
        if entry.do != "moved":
            return
        for number, (viewer, stream) in enumerate(self._streams.items()):
            if len(stream) == told[viewer] and (decided or self._differs[number]):
                stream.append(Notice("ready", entry.seat, {}))

    def _tell_end(self) -> None:
        if self.status == OVER and not self._finished:
            self._finished = True
            event = Notice("finished", None, {"secret": self.secret, "result": self._racing().result()})
            for stream in self._streams.values():
                stream.append(event)

    # Looking

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What a viewer was told, from a place in its stream on, in words."""
        return [self.in_words(told) for told in self._streams[viewer][since:]]

    def told_rows(self, viewer: Viewer, since: int = 0) -> list[list[int] | Notice]:
        """The same, with what has happened in the race as numbers."""
        return self._streams[viewer][since:]

    def in_words(self, told: list[int] | Notice) -> Event:
        """Something that a viewer was told."""
        return told if isinstance(told, Notice) else self._racing().game.event(told, self._racing().grid.labels)

    def seen(self, viewer: Viewer) -> int:
        """How much a viewer was told."""
        return len(self._streams[viewer])

    def seats_of(self, player: str) -> list[str]:
        """The seats of a player: more than one where people share a screen."""
        return [seat for seat, chair in self.chairs.items() if chair.player == player]

    def _seats_called(self, who: str) -> list[str]:
        """The seats of whom others call so."""
        return [seat for seat, chair in self.chairs.items() if chair.player and who_is(chair.player) == who]

    def viewer(self, player: str, seat: str | None = None) -> Viewer:
        """The seat that a player watches from: the one asked for if it is the player's, else the first, or None."""
        own = self.seats_of(player)
        if not own:
            return None
        return self.header.seat(seat if seat in own else own[0])

    def has_part(self, player: str) -> bool:
        """Whether a player has a seat, or is the host."""
        return player == self.header.host or bool(self.seats_of(player))

    def may_look(self, player: str, home: str = "") -> bool:
        """Whether a player may see the table, from where they are at home."""
        return self._why_hidden(player, home) is None

    def must_look(self, player: str, home: str = "") -> None:
        """Refuse somebody who may not see the table."""
        why = self._why_hidden(player, home)
        if why is not None:
            raise why

    def _why_hidden(self, player: str, home: str) -> TableError | None:
        if self.order.closed:
            return TableError("table_closed")
        if self.order.keeps_out(who_is(player), home):
            return TableError("kicked")
        if not (self.header.watched or self.race is None or self.has_part(player)):
            return TableError("not_watched")
        return None

    def _seated(self) -> set[str]:
        """What others call those who have a part in the table."""
        players = (self.header.host, *(chair.player for chair in self.chairs.values()))
        return {who_is(player) for player in players if player is not None}

    def _people(self) -> list[Chair]:
        """Who plays, or may come back to."""
        return [chair for chair in self.chairs.values() if chair.player is not None and chair.away not in FOR_GOOD]

    @property
    def is_deserted(self) -> bool:
        """Whether bots are among themselves."""
        return not self._people()

    @property
    def is_orphan(self) -> bool:
        """Whether nobody can start its race: who has opened it was forgotten."""
        starts_itself = self.header.matched or self.header.cup
        return self.status == OPEN and self.header.host.startswith(NOBODY) and not starts_itself

    @property
    def is_asleep(self) -> bool:
        """Whether nobody is there to wait, or nobody may: then nothing goes on, and no clock runs.

        A race of a championship goes on, whoever is missing.
        """
        if self.order.closed:
            return True
        if self.header.cup:
            return False
        people = self._people()
        return bool(people) and self.pace.kind != DAYS and not any(chair.here for chair in people)

    def deciding(self) -> list[str]:
        """The seats that everybody can see must decide now."""
        return [] if self.race is None or self.pause is not None else self.race.pending

    def may_answer(self) -> list[str]:
        """In a pause: the seats that can answer and have not yet. Nobody else may know."""
        if self.race is None or self.pause is None or self._rows < self.race.event_count:
            return []
        return self.race.pending

    def _may_choose(self, seat: str) -> bool:
        """Whether a seat can be asked now: in a pause only those that can answer."""
        return self.pause is None or seat in self.may_answer()

    def legal(self, seat: str) -> list[str]:
        """The moves that a seat may make now."""
        return self._racing().legal(seat) if self._may_choose(seat) else []

    def offers(self, viewer: Viewer) -> list[list[int]]:
        """What a viewer may choose now, as numbers: actions, kinds and columns."""
        if self.race is None or viewer is None or not self._may_choose(self.header.seats[viewer]):
            return []
        return self.race.offers(viewer)

    def sees(self, viewer: Viewer) -> Array | None:
        """What a viewer sees of the race, as numbers."""
        if self.race is None:
            return None
        number = len(self.header.seats) if viewer is None else viewer
        if self.pause is not None and (viewer is None or not self._may_choose(self.header.seats[viewer])):
            kept: Array = self.pause.seen[number]
            return kept
        seen: Array = self._seen[number]
        return seen

    def view(self, viewer: Viewer) -> Document | None:
        """What a viewer sees of the race, in words."""
        seen = self.sees(viewer)
        return None if seen is None else self._racing().grid.in_words(seen, viewer)

    def refusals(self, viewer: Viewer) -> Array | None:
        """For a seat: per action the number of the rule against it, or 0."""
        if self.race is None or viewer is None or not self._may_choose(self.header.seats[viewer]):
            return None
        return self.race.bare.verdict(viewer)

    def can_undo(self, viewer: Viewer) -> bool:
        """Whether a seat can take its last move back."""
        if self.race is None or viewer is None or self.pause is not None or self.status == OVER:
            return False
        seat = self.header.seats[viewer]
        return self.chairs[seat].is_driven and self._undoable[seat]

    def turns(self) -> dict[str, tuple[float, float | None]]:
        """The seats whose players everybody waits for: since when, and until when if there is a clock."""
        if self.status != RACING or self.order.closed:
            return {}
        waiting = {seat: self.clocks.since(seat) for seat in self.deciding() if self.chairs[seat].is_driven}
        return {seat: (since, self.clocks.deadline(seat)) for seat, since in waiting.items() if since is not None}

    @property
    def allows_hints(self) -> bool:
        """Whether seats may ask what a champion would do.

        Where people race each other it would be unfair, unless that was said when the table was made: everybody has
        seen it before they sat down.
        """
        return self.header.hints or len({chair.player for chair in self._people()}) <= 1

    def may_hint(self, viewer: Viewer) -> bool:
        """Whether a viewer may ask for hints when it is their turn."""
        return viewer is not None and self.allows_hints

    def must_hint(self, seat: str, player: str) -> Race:
        """The race, if a player may ask for a hint on a seat now."""
        if seat not in self.seats_of(player):
            raise TableError("not_your_seat", seat=seat)
        race = self._racing()
        if not self.allows_hints:
            raise TableError("no_hints")
        if not self.chairs[seat].is_driven:
            raise TableError("bot_drives", seat=seat)
        if self.pause is not None and seat not in self.may_answer():
            raise TableError("pause")
        if not self.legal(seat):
            raise TableError("no_decision", seat=seat)
        return race

    def state_of(self, seat: str) -> tuple[Any, ...]:
        """All that can change about who drives a seat, and about its clock: something to compare."""
        chair = self.chairs[seat]
        muted, clock = self.is_muted(chair), self.clocks.state(seat)
        fair = chair.pledge, self.has_revealed(seat)
        return chair.player, chair.name, chair.bot, chair.away, chair.here, muted, fair, clock

    def has_revealed(self, seat: str) -> bool:
        """Whether a seat has shown what it contributes to the deal."""
        return seat in self.contributions or (self.seal is not None and seat in self.seal.shown)

    def is_muted(self, chair: Chair) -> bool:
        """Whether somebody sits there who may not speak."""
        return chair.player is not None and self.order.is_muted(who_is(chair.player))

    @cached_property
    def labels(self) -> dict[str, list[Any]]:
        """What numbers stand for at this table, beside the schema of its game."""
        game = find_game(self.header.game)
        courses, _ = game.notation.make_course(list(self.header.seats), self.header.options, None)
        game = game.on(courses[0])
        labels = game.labels(courses[0], self.header.seats)
        return {
            name: list(labels[name])
            for name in labels
            if name not in game.notation.enumerations or labels[name] is not game.notation.enumerations[name]
        }

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

    @property
    def goes_at(self) -> float | None:
        """When a race begins that has no host: as soon as all have pledged, or without those who do not come.

        While nobody is there it does not.
        """
        people = self._people()
        if not self.header.matched or self.race is not None or self.seal is not None or self.order.closed:
            return None
        if not any(chair.here for chair in people):
            return None
        return self.gathered if all(chair.pledge for chair in people) else self.gathered + STRAGGLERS

    def overdue(self, at: float) -> list[tuple[str, str]]:
        """The seats that must be handed to a bot by now, and why."""
        return [(seat, why) for time, seat, why in self._deadlines() if seat and time <= at]

    def _deadlines(self) -> list[tuple[float, str, str]]:
        if self.seal is not None:
            return [(self.seal.until, "", "seal")]
        if self.goes_at is not None:
            return [(self.goes_at, "", "go")]
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


@lru_cache(maxsize=10_000)
def who_is(player: str) -> str:
    """A name for a player that others may see: it can't be used to act as that player."""
    return hashlib.sha256(f"paddock {player}".encode()).hexdigest()[:12]


def bot_name(command: Command) -> str:
    """One of the bots with a name; how long a search may take is not for guests to say."""
    name, known = command.bot or USUAL_BOT, [*BOTS, *programs()]
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


def first_of(table: str) -> str:
    """The id of the table that all others are rematches of.

    >>> first_of("k3v9"), first_of("k3v9-3")
    ('k3v9', 'k3v9')
    """
    return table.partition("-")[0]
