"""Whole races over the network, and all that rivals and spectators are sent compared with what they may know.

What somebody has in front of them must be the same in a world in which everything that they can't know is something
else. Such worlds are made from the log of the table, which only the test can read.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from paddock.client import Client, Refused, TableOf
from paddock.engine.glass import UNKNOWN
from paddock.games import game as find_game
from paddock.server.messages import PROTOCOL, encode, state
from paddock.server.store import Store
from paddock.server.table import OVER, Table, Viewer
from tests.server.running import SHORT, Server
from tests.server.test_leaks import in_another_world
from tests.server.trials.racers import NAMES, PAUSE
from tests.server.trials.seating import start_together
from tests.waiting import PATIENCE

WORLDS = 2  #: that are compared at every step, for every seat
TIMED = ("pause", "chairs")  #: what tells when it was said, and nothing of the race


@dataclass
class Looked:
    """What was looked through, and what should not have been there."""

    races: int = 0
    messages: int = 0
    answers: int = 0  #: to requests
    bytes: int = 0
    comparisons: int = 0
    noticed: int = 0  #: how often a view would have told a rival something
    problems: list[str] = field(default_factory=list)


class Eye:
    """A connection that keeps all bytes that it is sent, and what its viewer has in front of them."""

    def __init__(self, url: str, table: str, cookie: str, seat: str | None, form: str, size: int) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._cookie = cookie
        self.seat, self.form = seat, form
        self.heard: list[bytes] = []
        self.seen = -1
        self.row = [UNKNOWN] * size
        self.choices: list[list[int]] = []
        self.state: dict[str, Any] = {}

    async def look(self) -> None:
        """Until it is closed."""
        headers = {"Cookie": self._cookie} if self._cookie else None
        async with connect(self._address, additional_headers=headers, proxy=None, compression=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "form": self.form, "seat": self.seat}
            await socket.send(json.dumps({key: value for key, value in hello.items() if value is not None}))
            try:
                async for data in socket:
                    self.heard.append(data.encode() if isinstance(data, str) else data)
                    self._take(json.loads(data))
            except WebSocketException:
                pass

    def _take(self, message: dict[str, Any]) -> None:
        if "state" in message:
            self.state = message["state"]
        elif "now" in message:
            runs, at = message["now"].get("view", []), 0
            while at < len(runs):
                place, length = runs[at : at + 2]
                self.row[place : place + length] = runs[at + 2 : at + 2 + length]
                at += 2 + length
            self.choices = message["now"].get("choices", self.choices)
        self.seen = message.get("seen", self.seen)

    def differs(self, world: Table, viewer: Viewer) -> bool:
        """Whether what is in front of this viewer is not what they would have in another world."""
        if self.form == "words":
            return expected(world, viewer) != without_time(self.state)
        row = world.sees(viewer)
        return (row is not None and row.tolist() != self.row) or world.offers(viewer) != self.choices


def expected(world: Table, viewer: Viewer) -> dict[str, Any]:
    """The state of a table in words, as it comes over the wire."""
    return without_time(json.loads(encode(state(world, viewer, 0.0))))


def without_time(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in TIMED}


async def look_through(server: Server, database: str, game: str, most: int, seed: int, looked: Looked) -> None:
    """A race of two people with a spectator, up to so many moves; after each all that anybody sees is compared."""
    people = [await asyncio.to_thread(Client, server.url, None, name) for name in NAMES]
    table, seats = await asyncio.to_thread(begin, people, game)
    store = Store(database)
    row, random = store.row(table), Random(seed)
    shadow = store.load(table)
    cookies = [person._headers["Cookie"] for person in people]
    size = find_game(game).faces.seen.size
    eyes = [
        Eye(server.url, table, cookie, seat, form, size)
        for cookie, seat in zip((*cookies, ""), (*seats, None), strict=True)
        for form in ("numbers", "words")
    ]
    looking = [asyncio.create_task(eye.look()) for eye in eyes]
    try:
        for step in range(most):
            await until_settled(store, shadow, eyes)
            if shadow.status == OVER:
                break
            for eye in eyes:
                compare(shadow, eye, step, looked)
            await asyncio.to_thread(ask_around, people, table, seats, shadow, step, looked)
            await asyncio.to_thread(move_on, people, table, seats, shadow, random)
    finally:
        for task in looking:
            task.cancel()
    looked.races += 1
    search(eyes, bytes(row["key"]).hex().encode(), looked)
    store.close()


def begin(people: list[Client], game: str) -> tuple[str, list[str]]:
    table = people[0].open(game, 2, pause=PAUSE, **SHORT.get(game, {}))
    seats = table.look()["table"]["seats"]
    start_together(people, table, seats)
    return table.id, seats


async def until_settled(store: Store, shadow: Table, eyes: list[Eye]) -> None:
    """Until nothing more is to come, and everybody has been told all there is."""
    until = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < until:
        for entry in await asyncio.to_thread(store.entries, shadow.header.id, shadow.length):
            shadow.apply(entry)
        told = [shadow.seen(viewer_of(shadow, eye)) for eye in eyes]
        if shadow.pause is None and told == [eye.seen for eye in eyes]:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the table never settled")


def viewer_of(table: Table, eye: Eye) -> Viewer:
    return None if eye.seat is None else table.header.seats.index(eye.seat)


def compare(shadow: Table, eye: Eye, step: int, looked: Looked) -> None:
    """What somebody sees, with worlds in which all that they can't know is something else."""
    viewer = viewer_of(shadow, eye)
    for seat in shadow.header.seats:
        for world in range(WORLDS):
            other = in_another_world(shadow, seat, step * WORLDS + world)
            if eye.seat in (None, seat):
                looked.comparisons += 1
                if eye.differs(other, viewer):
                    looked.problems.append(f"{shadow.header.game}, step {step}: {eye.seat} sees too much in {eye.form}")
            else:  # here the own cards are others: this must be noticed
                looked.noticed += eye.differs(other, viewer)


def ask_around(people: list[Client], table: str, seats: list[str], shadow: Table, step: int, looked: Looked) -> None:
    """Ask over HTTP for what somebody may have, and for what only a rival may."""
    for person, seat, rival in zip(people, seats, reversed(seats), strict=True):
        told = person.request("GET", f"/api/tables/{table}")
        looked.answers += 1
        world = in_another_world(shadow, seat, step)
        looked.comparisons += 1
        if without_time(told["state"]) != expected(world, shadow.header.seats.index(seat)):
            looked.problems.append(f"{shadow.header.game}, step {step}: {seat} is told too much by a request")
        for path in (f"replay?seat={rival}", "record", f"preview?seat={rival}&action=0"):
            looked.answers += 1
            if is_granted(person, f"/api/tables/{table}/{path}"):
                looked.problems.append(f"{seat} was given {path}")


def is_granted(person: Client, path: str) -> bool:
    try:
        person.request("GET", path)
    except Refused:
        return False
    return True


def move_on(people: list[Client], table: str, seats: list[str], shadow: Table, random: Random) -> None:
    """Any legal move of anybody who has to decide."""
    seat = random.choice(shadow.deciding())
    TableOf(people[seats.index(seat)], table).move(seat, random.choice(shadow.legal(seat)))


def search(eyes: list[Eye], secret: bytes, looked: Looked) -> None:
    """The secret of the table in all that was sent before the race was over."""
    for eye in eyes:
        for message in eye.heard:
            looked.messages += 1
            looked.bytes += len(message)
            if secret in message and b'"over"' not in message:
                looked.problems.append(f"{eye.seat} was sent the secret of the table")
