"""People who race over WebSockets whatever happens, and write down every command that was acknowledged.

They have no patience with a server that is gone: they come back until it is there again, ask for what they have missed,
and send once more, with its old id, what was not answered. What they have written down is compared with the log.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from itertools import count, pairwise
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.client import Client, NotReached, Refused
from paddock.errors import PaddockError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.server.messages import PROTOCOL, as_row
from paddock.server.store import Store
from paddock.server.table import OVER, Entry, Header, Table
from tests.server.running import SHORT
from tests.server.trials.seating import start_together
from tests.waiting import PATIENCE

SILENCE = 5.0  #: seconds without a word after which somebody tries another connection
THINKING = (0.0, 0.2)  #: seconds before a move
PAUSE = 0.05  #: seconds that a table waits where somebody might answer
NOT_NOW = ("try_again", "no_store", "not_ready", "stopping")  #: refusals of what may be asked for again
NAMES = ("Ottoline Fairweather", "Peregrine Quillfeather")  #: that nobody else has: they are looked for in the logs


class Slip(msgspec.Struct):
    """As much of what is new as a driver at random needs."""

    choices: list[list[int]] | msgspec.UnsetType = msgspec.UNSET
    status: str = ""


class Heard(msgspec.Struct):
    """As much of any message as is needed."""

    type: str
    id: str | None = None
    you: str = ""
    code: str = ""
    since: int = 0
    seen: int = 0
    told: list[Any] = []
    now: Slip | None = None
    whole: bool = False


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Notes:
    """What one seat of one table has written down."""

    table: str
    seat: str
    you: str = ""  #: what the server calls the player
    acks: list[dict[str, Any]] = field(default_factory=list)  #: in the order in which they came
    refused: list[str] = field(default_factory=list)
    again: set[str] = field(default_factory=set)  #: commands whose answer was lost, or that were put off
    told: list[Any] = field(default_factory=list)  #: all that was told, by its place
    problems: list[str] = field(default_factory=list)
    is_over: bool = False


@dataclass
class Place:
    """Where one race follows another."""

    acked: float = 0.0  #: when the command was sent that was acknowledged last
    races: int = 0


class Racer:
    """Drives one seat to the end of a race."""

    def __init__(self, url: str, cookie: str, notes: Notes, place: Place, random: Random) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{notes.table}/socket"
        self._cookie = cookie
        self._notes, self._place, self._random = notes, place, random
        self._choices: list[list[int]] = []
        self._waiting: dict[str, Any] | None = None  # a command that was not answered yet
        self._sent = 0.0  # when it was sent last
        self._upto = 0  # how much had been told when the last command was acknowledged

    async def drive(self) -> None:
        """Until the race is over, however many connections that takes."""
        while not self._is_done:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    self._address,
                    additional_headers={"Cookie": self._cookie},
                    proxy=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=SILENCE,
                    close_timeout=0.1,
                    max_size=None,
                ) as socket:
                    await self._hold(socket)
            await asyncio.sleep(self._random.uniform(0.01, 0.1))

    @property
    def _is_done(self) -> bool:
        return self._notes.is_over and self._waiting is None

    async def _hold(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": self._notes.seat, "since": len(self._notes.told)}
        await socket.send(json.dumps(hello))
        while not self._is_done:
            message = hear(await asyncio.wait_for(socket.recv(), SILENCE))
            self._take(message)
            if message.type == "bye":
                return
            await self._act(socket, message)

    def _take(self, message: Heard) -> None:
        if message.type == "welcome":
            self._notes.you = message.you
        elif message.type == "news":
            self._collect(message)
        elif message.type in ("ack", "refusal"):
            self._answered(message)
        elif message.code == "broke":
            self._complain("something broke")

    def _collect(self, message: Heard) -> None:
        """What was told stands in its place, once."""
        assert message.now is not None
        if message.since != len(self._notes.told) or message.seen != message.since + len(message.told):
            self._complain(f"{len(self._notes.told)} were told, and then {message.since} to {message.seen}")
        self._notes.told += message.told
        if message.now.choices is not msgspec.UNSET:
            self._choices = message.now.choices
        elif message.whole:
            self._choices = []
        self._notes.is_over |= message.now.status == OVER

    def _answered(self, message: Heard) -> None:
        waiting = self._waiting
        if waiting is None or message.id != waiting["id"]:
            self._complain(f"an answer to nothing: {message.id} {message.code}")
        elif message.type == "ack":
            self._notes.acks.append(waiting)
            self._place.acked = max(self._place.acked, self._sent)
            self._upto, self._waiting = message.seen, None
        elif message.code in NOT_NOW:
            self._notes.again.add(waiting["id"])
        else:
            self._notes.refused.append(waiting["id"])
            self._waiting = None

    def _complain(self, what: str) -> None:
        self._notes.problems.append(f"{self._notes.table} {self._notes.seat}: {what}")

    async def _act(self, socket: ClientConnection, heard: Heard) -> None:
        """Send what was not answered yet, or something new."""
        notes = self._notes
        if self._waiting is not None:
            if heard.type in ("welcome", "refusal"):
                notes.again.add(self._waiting["id"])
                await asyncio.sleep(0.0 if heard.type == "welcome" else 0.1)
                await self._send(socket)
        elif self._choices and len(notes.told) >= self._upto and not notes.is_over:
            await asyncio.sleep(self._random.uniform(*THINKING))
            number, action = len(notes.acks) + len(notes.refused), self._random.choice(self._choices)[0]
            self._waiting = {"id": f"{notes.seat} {number}", "action": action, "seen": len(notes.told)}
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        self._sent = time.monotonic()
        await socket.send(json.dumps({"type": "command", "do": "move", "seat": self._notes.seat, **self._waiting}))


class Rally:
    """Races of two people each, some with a bot among them, at so many places at once, one after the other."""

    def __init__(self, url: str, places: int, seed: int = 1, bots: bool = True) -> None:
        self._url = url
        self._seed = seed
        self._bots = bots
        self.places = [Place() for _ in range(places)]
        self.notes: dict[str, list[Notes]] = {}  #: by table
        self.problems: list[str] = []
        self.cookies: list[str] = []
        self._openings: set[asyncio.Task[tuple[str, list[str]]]] = set()

    async def __aenter__(self) -> Rally:
        self._people = [await asyncio.to_thread(Client, self._url, None, name, PATIENCE) for name in NAMES]
        self.cookies = [person._headers["Cookie"] for person in self._people]
        self._tasks = [asyncio.create_task(self._race_on(number)) for number in range(len(self.places))]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        # Whoever opens a table just now is done before the server goes: a thread would ask for it for a long time.
        await asyncio.gather(*self._openings, return_exceptions=True)
        for end in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(end, Exception):
                self.problems.append(f"a place broke down: {end!r}")

    async def _race_on(self, number: int) -> None:
        """One race after the other; every game has its turn."""
        random = Random(f"{self._seed} {number}")
        for turn in count(number):
            game = GAMES[turn % len(GAMES)]
            try:
                table, seats = await self._open_apart(game, 3 if self._bots and turn % 3 == 0 else 2)
            except (Refused, NotReached) as error:
                self.problems.append(f"no table of {game}: {error}")
                continue
            self.notes[table] = [Notes(table, seat) for seat in seats[:2]]
            racers = [
                Racer(self._url, cookie, notes, self.places[number], random)
                for cookie, notes in zip(self.cookies, self.notes[table], strict=True)
            ]
            await asyncio.gather(*(racer.drive() for racer in racers))
            self.places[number].races += 1

    async def _open_apart(self, game: str, seats: int) -> tuple[str, list[str]]:
        """The same as `_open`, in a thread that is waited for in the end."""
        opening = asyncio.create_task(asyncio.to_thread(self._open, game, seats))
        self._openings.add(opening)
        opening.add_done_callback(self._openings.discard)
        return await asyncio.shield(opening)

    def _open(self, game: str, seats: int) -> tuple[str, list[str]]:
        """A table at which the race is on; if there is a third seat a bot has it."""
        ana, ben = self._people
        wanted = seats if seats in find_game(game).seats else None
        table = ana.open(game, wanted, pause=PAUSE, **SHORT.get(game, {}))
        names = table.look()["table"]["seats"]
        start_together([ana, ben], table, names, bot="pilot")
        return table.id, names

    @property
    def acknowledged(self) -> int:
        return sum(len(notes.acks) for table in self.notes.values() for notes in table)

    @property
    def put_off(self) -> int:
        """How many commands had to be sent again so far."""
        return sum(len(notes.again) for table in list(self.notes.values()) for notes in table)

    async def until_acked(self, since: float, everywhere: bool = False) -> float:
        """Wait for an acknowledged move that was sent after a time, at any place or at all; how long that took."""
        enough = all if everywhere else any
        while not enough(place.acked > since for place in self.places):
            if time.monotonic() > since + PATIENCE:
                self.problems.append("a race did not go on")
                break
            await asyncio.sleep(0.005)
        return time.monotonic() - since


@dataclass
class Tally:
    """What the log says about what was acknowledged."""

    acknowledged: int = 0
    again: int = 0  #: commands that were sent again because no answer came, or one that put them off
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    other: int = 0  #: done although refused, or not as they were asked for
    races: int = 0  #: that were followed to their end, and dealt again from their secrets
    told: int = 0  #: what their drivers were told, place by place as the log tells it
    problems: list[str] = field(default_factory=list)

    def join(self, other: Tally) -> None:
        """What the logs of another house say, added to this."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def is_right(self) -> bool:
        return not (self.lost or self.doubled or self.disordered or self.other or self.problems)


def read_back(database: str, written: Iterable[list[Notes]]) -> Tally:
    """Compare what was written down so far with the logs of the tables."""
    kept = [[(notes, list(notes.acks), list(notes.refused)) for notes in table] for table in written]
    tally, store = Tally(), Store(database)
    try:
        for table in kept:
            entries, actions = store.entries(table[0][0].table), actions_at(store, table[0][0].table)
            for notes, acks, refused in table:
                compare(tally, entries, actions, notes, acks, refused)
    finally:
        store.close()
    return tally


def compare(
    tally: Tally,
    entries: list[Entry],
    actions: list[str],
    notes: Notes,
    acks: list[dict[str, Any]],
    refused: list[str],
) -> None:
    """What one seat has written down, with the log of its table: every command in it once, in order, as asked for."""
    places: dict[str, list[int]] = {}
    for place, entry in enumerate(entries):
        places.setdefault(str(entry.command), []).append(place)
    order = []
    for ack in acks:
        found = places.get(f"{notes.you}:{ack['id']}", [])
        tally.lost += not found
        tally.doubled += len(found) > 1
        tally.other += any(entries[place].values.get("move") != actions[ack["action"]] for place in found)
        order += found[:1]
    tally.acknowledged += len(acks)
    tally.again += len(notes.again & {ack["id"] for ack in acks})
    tally.disordered += sum(one > other for one, other in pairwise(order))
    tally.other += sum(f"{notes.you}:{id}" in places for id in refused)
    tally.problems += notes.problems


def actions_at(store: Store, table: str) -> list[str]:
    """What the numbers of actions stand for at a table."""
    row = store.row(table)
    return Table(Header.from_document(row["header"]), row["key"]).labels["actions"]


def read_to_the_end(database: str, written: Iterable[list[Notes]]) -> Tally:
    """The same for races that are over, with all that was told, and dealt again from their secrets."""
    written = list(written)
    tally, store = read_back(database, written), Store(database)
    try:
        for table in written:
            if all(notes.is_over for notes in table):
                compare_streams(tally, store, table)
    finally:
        store.close()
    return tally


def compare_streams(tally: Tally, store: Store, table: list[Notes]) -> None:
    """What everybody was told is what a table made from the log would tell, and the race is what its secret deals."""
    try:
        made = store.load(table[0].table)
        store.verify(table[0].table)
    except PaddockError as error:
        tally.problems.append(str(error))
        return
    tally.races += 1
    for notes in table:
        told = [as_row(each) for each in made.told_rows(made.header.seats.index(notes.seat))]
        tally.told += len(notes.told)
        if json.loads(msgspec.json.encode(told))[: len(notes.told)] != notes.told:
            tally.problems.append(f"{notes.table} {notes.seat}: was told something else than the log tells")
