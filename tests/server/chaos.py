"""A seeded chaos driver: whole races over WebSockets while connections break and the server is killed.

Two players, each a process of its own, race each other and a bot at several tables at once. They drop their
connections, send commands twice, late, or made against what they saw a while ago, and come back asking for what they
have missed; the server is killed with SIGKILL again and again. Both write down every acknowledgement and everything
they were told. At the end that is compared with the store.

`python -m tests.server.chaos --kills 200 --seed 1` shows how it goes and prints a summary.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.client import Client
from paddock.errors import PaddockError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.race import Race
from paddock.server.messages import PROTOCOL, as_told
from paddock.server.store import Store
from tests.server.running import SHORT, Nursery, Server
from tests.waiting import PATIENCE

Document = dict[str, Any]

PAUSE = 0.05  #: seconds that a table waits where somebody might answer
SILENCE = 5.0  #: seconds without a word after which a player tries another connection
GOING = 0.9  #: how often the server is killed when races go on again, and not while they begin to
END = "end"  #: stands where the next table would stand
PLAYERS = ("ana", "ben")

#: How often a player does something other than send a command and wait for the answer.
FAULTS = {
    "drop_before": 0.02,
    "drop_after": 0.03,
    "twice": 0.04,
    "late": 0.04,
    "out_of_date": 0.04,
    "old_id": 0.02,
    "illegal": 0.02,
}
DROP_AFTER = (0.2, 6.0)  #: seconds that a connection holds at most


# A player


@dataclass
class Notes:
    """What one viewer of one table has written down."""

    table: str
    player: str  #: ana, ben, or who watches
    seat: str | None
    you: str = ""  #: what the server calls the player
    acks: list[Document] = field(default_factory=list)  #: commands in the order in which they were acknowledged
    refused: list[str] = field(default_factory=list)  #: ids of commands that were refused
    stream: list[Document] = field(default_factory=list)  #: everything told, by its place
    result: Document | None = None
    connections: int = 0
    faults: int = 0
    longest: float = 0.0  #: seconds from a lost connection to the next word
    problems: list[str] = field(default_factory=list)


class Viewer:
    """Follows a table from one seat, or as a spectator, and drives if it has a seat."""

    def __init__(
        self, urls: list[str], cookie: str, notes: Notes, hosts: bool, random: Random, rivals: list[str]
    ) -> None:
        self.notes = notes
        self._urls = [f"{url.replace('http', 'ws', 1)}/api/tables/{notes.table}/socket" for url in urls]
        self._headers = {"Cookie": cookie} if cookie else {}
        self._hosts = hosts
        self._rivals = rivals
        self._random = random
        self._state: Document | None = None
        self._waiting: Document | None = None  # a command that was not answered yet
        self._made = 0
        self._told = 0  # how much had been told when the last command was acknowledged: the state must have come so far
        self._own = False  # whether what comes is the stream of the own seat
        self._over = False

    async def follow(self, note: Callable[[Document], None]) -> Notes:
        """Until the race is over."""
        self._note = note
        self._lost = time.monotonic()
        failed = 0
        while not self._over:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                failed += 1
                async with connect(
                    self._urls[(failed - 1) % len(self._urls)],
                    additional_headers=self._headers,
                    proxy=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=SILENCE,
                    close_timeout=0.2,
                    max_size=None,
                ) as socket:
                    failed = 0
                    await self._hold(socket)
            if not self._over:
                await asyncio.sleep(self._random.uniform(0.01, 0.15))
        return self.notes

    async def _hold(self, socket: ClientConnection) -> None:
        """One connection, until it breaks."""
        notes, random = self.notes, self._random
        notes.connections += 1
        have = len(notes.stream)
        since = max(0, have - random.choice((0, 0, 1, 7)))
        hello = {"type": "hello", "protocol": PROTOCOL, "form": "words", "since": since}
        await send(socket, hello if notes.seat is None else {**hello, "seat": notes.seat})
        breaking = asyncio.create_task(break_off(socket, random.uniform(*DROP_AFTER)))
        self._welcomed = False
        try:
            while not self._over:
                message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
                if not self._welcomed:
                    notes.longest = max(notes.longest, time.monotonic() - self._lost)
                if not self._take(message):
                    return
                await self._act(socket, message["type"])
        finally:
            breaking.cancel()
            if self._welcomed:
                self._lost = time.monotonic()

    # Hearing

    def _take(self, message: Document) -> bool:
        """Take a message in; False if the connection is of no more use."""
        kind, notes = message["type"], self.notes
        if kind == "welcome":
            notes.you = message["you"]
            late = self._welcomed
            self._welcomed = True
            self._own = message["seat"] == notes.seat
            return not (late and self._own)  # seated just now: come back for the stream of this seat
        if kind == "snapshot":
            if self._own:
                self._complain(f"asked for what came after {len(notes.stream)}, and got a snapshot")
            self._state = message["state"]
        elif kind == "events":
            self._state = message["state"]
            if self._own:
                self._collect(message)
        elif kind in ("ack", "refusal"):
            self._answered(message)
        elif kind == "bye":
            self._complain(f"sent away: {message}")
            return False
        if self._own and self._state is not None and self._state["status"] == "over" and self._waiting is None:
            notes.result = self._state["result"]
            self._over = True
        return True

    def _collect(self, message: Document) -> None:
        """Put what was told in its place: what comes again must be what came before."""
        stream, since = self.notes.stream, message["since"]
        if since > len(stream):
            self._complain(f"a gap: {len(stream)} were told, and the next is {since}")
            return
        for place, event in enumerate(message["events"], since):
            if event["seq"] != place:
                self._complain(f"number {event['seq']} stands at place {place}")
            if place < len(stream):
                if stream[place] != event:
                    self._complain(f"number {place} was {stream[place]} and now is {event}")
            else:
                stream.append(event)
        if message["seen"] != since + len(message["events"]):
            self._complain(f"{message['seen']} is not how many were told")

    def _answered(self, message: Document) -> None:
        waiting, notes = self._waiting, self.notes
        if waiting is None or message.get("id") != waiting["id"]:
            known = [ack["id"] for ack in notes.acks] + notes.refused
            if message.get("id") not in known and not str(message.get("id")).startswith("illegal"):
                self._complain(f"an answer to nothing: {message}")
            return
        if message["type"] == "ack":
            notes.acks.append(waiting)
            self._told = message["seen"] if self._own else 0
            self._note({"ack": waiting["id"], "do": waiting["do"], "table": notes.table})
        elif message["code"] == "try_again":
            return
        else:
            notes.refused.append(waiting["id"])
        self._waiting = None

    def _complain(self, what: str) -> None:
        self.notes.problems.append(f"{self.notes.player} at {self.notes.table}: {what}")

    # Asking

    async def _act(self, socket: ClientConnection, heard: str) -> None:
        """Send what was not answered yet, or something new, or make a fault."""
        if self._waiting is not None:
            if heard == "welcome" or (heard == "refusal" and self._waiting is not None):
                await send(socket, self._waiting)
            return
        if heard == "refusal":
            await asyncio.sleep(0.02)
        wish = self._wish()
        if wish is None:
            return
        self._made += 1
        wish = {"type": "command", "id": f"{self.notes.player} {self._made}", "seat": self.notes.seat, **wish}
        fault = self._fault()
        if fault == "late":
            await asyncio.sleep(self._random.uniform(0.0, 0.3))
        elif fault == "out_of_date" and wish["do"] == "move":
            wish["seen"] = max(0, wish["seen"] - self._random.randint(1, 10))
        elif fault == "old_id" and self.notes.acks:
            await send(socket, {**wish, "id": self._random.choice(self.notes.acks)["id"]})
        elif fault == "illegal":
            await send(socket, {**wish, "id": f"illegal {self._made}", "do": "move", "move": "fly"})
        self._waiting = wish
        if fault == "drop_before":
            socket.transport.abort()
        await send(socket, wish)
        if fault == "twice":
            await send(socket, wish)
        elif fault == "drop_after":
            socket.transport.abort()

    def _fault(self) -> str | None:
        draw = self._random.random()
        for fault, share in FAULTS.items():
            draw -= share
            if draw < 0:
                self.notes.faults += 1
                return fault
        return None

    def _wish(self) -> Document | None:
        """What this player wants to do now."""
        state, seat = self._state, self.notes.seat
        if state is None or seat is None:
            return None
        if state["status"] == "open":
            return self._before_the_race(state["chairs"], seat)
        if not self._own or not state.get("choices") or len(self.notes.stream) < self._told:
            return None
        move = self._random.choice(state["choices"])["move"]
        return {"do": "move", "move": move, "seen": len(self.notes.stream)}

    def _before_the_race(self, chairs: Document, seat: str) -> Document | None:
        free = [name for name, chair in chairs.items() if "who" not in chair and "bot" not in chair]
        if seat in free:
            return {"do": "sit", "name": self.notes.player.title()}
        if not self._hosts or any(rival in free for rival in self._rivals):
            return None
        return {"do": "fill", "seat": free[0], "bot": "pilot"} if free else {"do": "start"}


async def send(socket: ClientConnection, message: Document) -> None:
    await socket.send(json.dumps(message))


async def break_off(socket: ClientConnection, after: float) -> None:
    """A connection that is gone without a word."""
    await asyncio.sleep(after)
    socket.transport.abort()


async def play(urls: list[str], name: str, cookie: str, seed: str, folder: Path) -> None:
    """A player: sits down at every table that the driver writes down, until it says that there are no more."""
    with (folder / f"{name}.jsonl").open("a", encoding="utf-8") as file:

        def note(document: Document) -> None:
            file.write(json.dumps(document) + "\n")
            file.flush()

        async def race(table: Document) -> None:
            seats = table["seats"]
            number = PLAYERS.index(name)
            random = Random(f"{seed} {name} {table['number']}")
            own = Notes(table["id"], name, seats[number])
            viewers = [Viewer(urls, cookie, own, number == 0, random, seats[1 : len(PLAYERS)])]
            if number == 0:
                watching = Notes(table["id"], "a spectator", None)
                viewers.append(Viewer(urls, "", watching, False, Random(f"{seed} {table['number']}"), []))
            for notes in await asyncio.gather(*(viewer.follow(note) for viewer in viewers)):
                note({"notes": asdict(notes)})
            note({"over": table["id"]})

        async with asyncio.TaskGroup() as races:
            async for table in tables_in(folder / "tables.jsonl"):
                races.create_task(race(table))


async def tables_in(path: Path) -> Any:
    """The tables that the driver writes down, as they come."""
    read = 0
    while True:
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        for line in lines[read:]:
            table = json.loads(line)
            if table == END:
                return
            yield table
        read = len(lines)
        await asyncio.sleep(0.05)


# The driver


@dataclass
class Summary:
    """What came of it."""

    kills: int = 0
    races: int = 0
    moves: int = 0  #: in the logs, those of bots too
    by_bots: int = 0  #: those of bots
    thoughts: int = 0  #: how often bots were asked by the servers that ran at the end
    acknowledged: int = 0  #: commands of the players
    lost: int = 0  #: acknowledged, and not in the store exactly once
    told: int = 0  #: events that the players and spectators have collected
    connections: int = 0
    faults: int = 0
    snapshots: int = 0  #: of tables, in the store at the end
    slowest_start: float = 0.0  #: seconds from the start of the server to its first answer
    longest_wait: float = 0.0  #: seconds from a lost connection to the next word
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        shown = {key: value for key, value in asdict(self).items() if key != "problems"}
        lines = [f"{key.replace('_', ' ')}: {value:,.1f}".removesuffix(".0") for key, value in shown.items()]
        return "\n".join([*lines, f"problems: {len(self.problems)}", *self.problems[:20]])


class Chaos:
    """Starts the server and the players, kills the server so many times, and compares at the end."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        at_once: int,
        life: float,
        progress: Callable[[str], object] = str,
        database: str | None = None,
        servers: int = 1,
        options: tuple[str, ...] = (),
    ) -> None:
        self._folder = folder
        self._database = database or f"sqlite:///{folder / 'chaos.sqlite'}"
        self._nursery = Nursery(hasty=True)
        self._servers = [
            Server(self._nursery, self._database, folder / f"server{n}.log", *options) for n in range(servers)
        ]
        self._random = Random(seed)
        self._seed = seed
        self._at_once = at_once
        self._life = life
        self._progress = progress
        self._opened = 0
        self._players: list[subprocess.Popen[bytes]] = []
        self.summary = Summary()

    def run(self, kills: int) -> Summary:
        """Kill the server so many times, let all races end, and compare."""
        begun = time.monotonic()
        try:
            for server in self._servers:
                server.start()
            for server in self._servers:
                server.wait()
            self._host = Client(self._servers[0].url, name="Ana")
            self._start_players()
            for _ in range(kills):
                self._open_tables()
                if self._random.random() < GOING:
                    self._wait_for_moves()
                time.sleep(self._random.uniform(0.0, self._life))
                self._check_players()
                self._kill_one()
                self._progress(f"{self.summary.kills} of {kills} kills, {self._done()} of {self._opened} races over")
            self._open_tables(len(GAMES))
            self._write_table(END)
            self._wait_for_players()
            self.summary.thoughts = int(sum(server.meter("paddock_bot_moves_total") for server in self._servers))
            self._compare()
        finally:
            for player in self._players:
                player.kill()
                player.wait()
            for server in self._servers:
                server.stop()
            self._nursery.close()
        self.summary.seconds = time.monotonic() - begun
        return self.summary

    def _kill_one(self) -> None:
        """Kill a server and start it again; if there are others, the races go on meanwhile."""
        server = self._random.choice(self._servers)
        server.kill()
        self.summary.kills += 1
        if len(self._servers) > 1:
            before = self._written()
            self._wait_for_moves()
            if self._written() == before:
                self.summary.problems.append("The races did not go on without one of the servers.")
        server.start()
        self.summary.slowest_start = max(self.summary.slowest_start, server.wait())

    def _start_players(self) -> None:
        """Each has a server that it likes best, and goes to another when that is gone."""
        urls = [server.url for server in self._servers]
        for number, name in enumerate(PLAYERS):
            client = self._host if number == 0 else Client(urls[0], name=name.title())
            own = " ".join(urls[number % len(urls) :] + urls[: number % len(urls)])
            command = [sys.executable, "-m", "tests.server.chaos", "player", own, name]
            command += [client._headers["Cookie"], str(self._seed), str(self._folder)]
            self._players.append(subprocess.Popen(command))

    def _wait_for_moves(self) -> None:
        """Until something is acknowledged by the server that runs now."""
        before, until = self._written(), time.monotonic() + PATIENCE
        while self._written() == before and time.monotonic() < until:
            time.sleep(0.02)

    def _written(self) -> int:
        """How much the players have written down."""
        paths = [self._folder / f"{name}.jsonl" for name in PLAYERS]
        return sum(path.stat().st_size for path in paths if path.is_file())

    def _check_players(self) -> None:
        assert all(player.poll() is None for player in self._players), "A player has broken down."

    def _wait_for_players(self) -> None:
        for player in self._players:
            assert player.wait(PATIENCE) == 0, "A player has broken down."

    def _open_tables(self, at_least: int = 0) -> None:
        """Let so many races go on at once; every game has its turn."""
        while self._opened - self._done() < self._at_once or self._opened < at_least:
            name = GAMES[self._opened % len(GAMES)]
            wanted = 3 if self._opened // len(GAMES) % 2 == 0 else 2
            seats = wanted if wanted in find_game(name).seats else None
            table = self._host.open(name, seats, pause=PAUSE, **SHORT.get(name, {}))
            names = table.look()["table"]["seats"]
            self._write_table({"id": table.id, "number": self._opened, "game": name, "seats": names})
            self._opened += 1

    def _write_table(self, table: Any) -> None:
        with (self._folder / "tables.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(table) + "\n")

    def _done(self) -> int:
        return sum("over" in line for line in self._lines(PLAYERS[0]))

    def _lines(self, name: str) -> Iterator[Document]:
        path = self._folder / f"{name}.jsonl"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for line in text.split("\n")[:-1]:
            yield json.loads(line)

    # Comparing

    def _compare(self) -> None:
        """What the players have written down, with the store."""
        written: dict[str, list[Notes]] = {}
        acked = 0
        for name in PLAYERS:
            for line in self._lines(name):
                acked += "ack" in line
                if "notes" in line:
                    written.setdefault(line["notes"]["table"], []).append(Notes(**line["notes"]))
        summary, store = self.summary, Store(self._database)
        for id, notes in written.items():
            self._compare_table(store, id, notes)
            summary.snapshots += store.open(id).spared > 0
        if len(written) != self._opened or any(len(notes) != len(PLAYERS) + 1 for notes in written.values()):
            summary.problems.append("Somebody has not written down a race.")
        if acked != summary.acknowledged:
            summary.problems.append(f"{acked} acknowledgements came, and {summary.acknowledged} were compared.")
        store.close()

    def _compare_table(self, store: Store, id: str, written: list[Notes]) -> None:
        summary, table, entries = self.summary, store.load(id), store.entries(id)
        complain = summary.problems.append
        summary.races += 1
        summary.moves += sum(entry.do == "moved" for entry in entries)
        summary.by_bots += sum(entry.do == "moved" and entry.command is None for entry in entries)
        places: dict[str, list[int]] = {}
        for place, entry in enumerate(entries):
            if entry.command is not None:
                places.setdefault(entry.command, []).append(place)
        for notes in written:
            summary.acknowledged += len(notes.acks)
            summary.told += len(notes.stream)
            summary.connections += notes.connections
            summary.faults += notes.faults
            summary.longest_wait = max(summary.longest_wait, notes.longest)
            summary.problems += notes.problems
            order = []
            for ack in notes.acks:
                found = places.get(f"{notes.you}:{ack['id']}", [])
                if len(found) != 1 or entries[found[0]].values.get("move") != ack.get("move"):
                    summary.lost += 1
                    complain(f"{id}: {ack} was acknowledged, and is in the store at {found}")
                order += found
            if order != sorted(order):
                complain(f"{id}: what {notes.player} did is in another order")
            complain_of = [name for name in notes.refused if f"{notes.you}:{name}" in places]
            if complain_of:
                complain(f"{id}: {complain_of} were refused, and are in the store")
            viewer = None if notes.seat is None else table.header.seats.index(notes.seat)
            told = [as_told(table, seq, event, None) for seq, event in enumerate(table.told(viewer))]
            if json.loads(msgspec.json.encode(told)) != notes.stream:
                complain(f"{id}: {notes.player} was told something else than a table made from the store would tell")
        try:
            digest = store.verify(id)
            record = self._host.table(id).record()
            replayed = Race.from_record({key: value for key, value in record.items() if key != "fair"}, folder=None)
            if not replayed.over or replayed.digest() != digest or replayed != table.race:
                complain(f"{id}: the record leads to another position")
            if any(notes.result != json.loads(json.dumps(replayed.result())) for notes in written):
                complain(f"{id}: somebody was told another result")
        except PaddockError as error:
            complain(f"{id}: {error}")


def main(arguments: list[str]) -> int:
    """Run as a player, or as the driver."""
    if arguments and arguments[0] == "player":
        urls, name, cookie, seed, folder = arguments[1:]
        asyncio.run(play(urls.split(), name, cookie, seed, Path(folder)))
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12, help="races that go on at once")
    parser.add_argument(
        "--life", type=float, default=1.5, help="seconds after which the server is killed at the latest"
    )
    parser.add_argument("--folder", type=Path, help="where the database and the notes are left")
    options = parser.parse_args(arguments)
    folder = options.folder or Path(tempfile.mkdtemp(prefix="paddock-chaos-"))
    folder.mkdir(parents=True, exist_ok=True)

    def progress(text: str) -> None:
        print(text, flush=True)

    summary = Chaos(folder, options.seed, options.tables, options.life, progress).run(options.kills)
    print(f"{summary}\n(the database and the notes are in {folder})")
    return 1 if summary.lost or summary.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
