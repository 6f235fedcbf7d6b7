"""A table in a page against one at a server: the same commands get the same slates, news and refusals.

A visitor with some seats and bots on the others race; the visitor now and then takes a move back, leaves a bot at the
wheel, asks what a move would bring, or does what can't be done. Whatever happens at the server's table is done at the
page's, and everything that is said to every seat and to who watches is compared.
"""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from paddock.bots import Thought
from paddock.engine.fate import key_from_seed
from paddock.errors import IllegalMove, PaddockError
from paddock.games import game as find_game
from paddock.notation.first import first_race
from paddock.race import Race
from paddock.server import messages
from paddock.server.commands import Asker, Command
from paddock.server.followers import Follower
from paddock.server.hall import Opened
from paddock.server.messages import Hello
from paddock.server.players import Player
from paddock.server.replays import Eyes, film
from paddock.server.table import OVER, Entry, Header, Table
from paddock.storing import freeze
from paddock.wasm.build import built
from paddock.wasm.export import Course, about, encoded, raced_on
from tests.wasm.conformance import bundle

KEY = bytes(range(32))
HOST, OTHER = Asker("host", "Ana"), Asker("other", "Ben")
BOTS = ["champion", "club", "pilot", "pro", "random", "rookie"]
GUESSES = 20
Document = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """What is raced, and on how many seats the visitor sits."""

    game: str
    seats: int = 0
    options: Document = field(default_factory=dict)
    own: int = 1
    first: bool = False
    most: int = 400  #: moves after which it is enough


class Clock:
    """All that a follower asks of a hall."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time


class Drive:
    """Somebody who races at a server's table, and what everybody was told."""

    def __init__(self, case: Case) -> None:
        self.case, self.chance = case, Random(f"{case}")
        game = find_game(case.game)
        self.origin = first_race(case.game) if case.first else None
        race = (
            Race.from_position(self.origin, folder=None)
            if self.origin
            else Race(game, case.seats, folder=None, **case.options)
        )
        self.header = Header(
            "k3v9", game.name, tuple(race.seats), HOST.player, options=race.options, origin=self.origin
        )
        self.table = Table(self.header, KEY)
        self.clock = Clock()
        self.opened = Opened(self.table)
        self.entries: list[Entry] = []
        self.steps: list[Document] = []
        self.came: list[Document] = []
        self.watchers: list[tuple[Asker, str | None, int | None]] = [(HOST, None, None), (OTHER, None, None)]
        self.watchers += [(HOST, seat, 0) for seat in race.seats[: case.own]]
        hall: Any = self.clock
        self.followers = [
            Follower(hall, self.opened, Player(asker.player, asker.name), Hello(protocol=2, seat=seat, since=since))
            for asker, seat, since in self.watchers
        ]

    # What is done

    def race(self) -> None:
        """From the first seat to the rematch."""
        seats, chance = self.header.seats, self.chance
        own = seats[: self.case.own]
        self.command("move", seat=seats[0], action=0)
        self.command("sit", seat="nowhere", name="Ana")
        for seat in own:
            self.command("sit", seat=seat, name=f" Ana  {seat} ")
        self.command("sit", seat=seats[0])
        self.command("fill", OTHER, seat=seats[-1], bot="pilot")
        self.command("start")
        if len(seats) > len(own):
            self.command("fill", seat=seats[-1], bot="club")
            self.command("empty", seat=seats[-1])
            self.command("fill", seat=seats[-1], bot="nobody")
        self.command("start", bot="pilot")
        self.command("say", seat=own[0], text="  Here\nwe go ")
        self.command("say", OTHER, phrase="good_luck")
        self.command("start", bot="pilot")
        while self.table.status != OVER and len(self.entries) < self.case.most:
            self.clock.time += chance.random()
            self.go_on(own)
        self.command("undo", seat=own[0])
        self.command("rematch", OTHER)
        self.command("rematch")
        self.command("rematch")
        self.command("dance")

    def go_on(self, own: tuple[str, ...]) -> None:
        table, chance = self.table, self.chance
        race = table.race
        assert race is not None
        whim = chance.random()
        if whim < 0.03:
            self.command(
                chance.choice(["away", "back", "undo", "resign"] if whim < 0.004 else ["away", "back"]),
                seat=chance.choice(own),
            )
        elif whim < 0.13:
            self.command("undo", seat=chance.choice(own))
        elif whim < 0.16:
            self.command("move", seat=chance.choice(own), action=chance.randrange(race.game.rules.actions))
        elif table.pause is not None and (whim < 0.6 or not table.may_answer()):
            self.clock.time += 1.3
            for seat in table.may_answer():
                self.bot(seat, chance.choice(race.legal(seat)))
            self.do({"goOn": True}, lambda: table.decide_to_go_on(self.clock.time))
        else:
            seat = chance.choice(table.may_answer() if table.pause is not None else table.deciding())
            move = chance.choice(race.legal(seat))
            driven = table.chairs[seat].is_driven
            if driven and whim > 0.95:
                self.question(seat, move)
            if driven:
                seen = table.seen(self.header.seats.index(seat)) - (3 if whim > 0.97 else 0)
                self.command("move", seat=seat, action=race.grid.action(move), seen=max(0, seen))
            else:
                self.bot(seat, move)

    def command(self, do: str, asker: Asker = HOST, **values: Any) -> None:
        command = Command(id=f"c{len(self.steps)}", do=do, **values)
        asked = {"command": msgspec.to_builtins(command), "asker": {"player": asker.player, "name": asker.name}}
        self.do(asked, lambda: self.table.decide(command, asker, self.clock.time))

    def bot(self, seat: str, move: str) -> None:
        assert self.table.race is not None
        thoughts = [Thought(move, 7, 0.25)]
        asked = {"bot": seat, "action": self.table.race.grid.action(move), "thoughts": [[move, 7, 0.25]]}
        self.do(asked, lambda: self.table.decide_for_bot(seat, move, self.clock.time, thoughts))

    def question(self, seat: str, move: str) -> None:
        race = self.table.race
        assert race is not None
        asked = {"seat": seat, "action": race.grid.action(move), "first": [], "key": key_from_seed("q").hex()}
        self.steps.append({"at": self.clock.time, "question": asked})
        self.came.append(
            {"said": race.preview(seat, move, samples=GUESSES, seed="q"), "messages": [[]] * len(self.followers)}
        )

    def do(self, asked: Document, decide: Any) -> None:
        said = None
        try:
            entry = decide()
        except PaddockError as error:
            said = {"code": error.code, **({"rule": error.rule} if isinstance(error, IllegalMove) else {})}
        else:
            self.entries.append(entry)
            self.table.apply(entry)
        self.steps.append({"at": self.clock.time, **asked})
        self.came.append({"said": said, "messages": [list(told(follower)) for follower in self.followers]})

    # What is compared

    def trial(self) -> Document:
        """What the page is told to do."""
        header = {
            "id": self.header.id,
            "game": self.header.game,
            "rules": find_game(self.header.game).version,
            "seats": list(self.header.seats),
            "host": HOST.player,
            "options": dict(self.header.options),
            "pause": self.header.pause,
            "begins": self.header.begins,
            "bots": BOTS,
        }
        chance: Document = {"options": self.case.options}
        if self.origin:
            begun = self.begun()
            header |= {
                "lead": msgspec.to_builtins(messages.about(self.table).lead),
                "origin": {
                    "state": base64.b64encode(freeze(begun).states).decode(),
                    "script": freeze(begun).script,
                    "position": begun.position()["position"],
                },
            }
            chance = {"chance": base64.b64encode(freeze(begun).fates).decode()}
        watchers = [
            {"asker": {"player": asker.player, "name": asker.name}, "seat": seat, "since": since}
            for asker, seat, since in self.watchers
        ]
        return {"header": header, "key": KEY.hex(), "watchers": watchers, "steps": self.steps, **chance}

    def begun(self) -> Race:
        """The position that a first race begins from, as it is dealt by the key of the table."""
        assert self.origin is not None
        return self.table._dealt({}, ())

    def films(self) -> list[list[Document]]:
        """The race once more, for who watches and for every seat."""
        over = self.table.status == OVER
        reels = []
        for viewer in (None, *range(len(self.header.seats))):
            reel = film(self.header, KEY, self.entries, Eyes(viewer, in_words=False, language=None, counted=over))
            reels.append(json.loads(reel.piece(0, 100_000))["frames"])
        return reels


def told(follower: Follower) -> Iterator[Document]:
    while (sent := follower.next()) is not None:
        yield json.loads(sent.data)


PROOFS = ("commitment", "contributions", "secret")  #: by which a server proves its deal; a page deals for itself


def comparable(value: Any) -> Any:
    """What a table says, without that by which a server proves its deal."""
    if isinstance(value, dict):
        kept = {key: comparable(each) for key, each in value.items() if key not in PROOFS}
        return {key: each for key, each in kept.items() if not (key == "values" and each == {})}
    return [comparable(each) for each in value] if isinstance(value, list) else value


class Page:
    """Node, at a table of the page."""

    def __init__(self, folder: Path) -> None:
        self.script, self.folder = bundle("tables.ts", folder, "node"), folder

    def race(self, drive: Drive) -> Document:
        """What a table of the page says to the same."""
        game = find_game(drive.header.game)
        if drive.origin:
            raced: Document = {"course": Course(game, drive.header.seats, drive.header.options).whole()}
        else:
            raced = raced_on(game, drive.case.options.get("track", game.defaults.get("track")))
        files = {
            "game.wasm": built(game),
            "game.json": encoded(about(game)),
            "raced.json": encoded(raced),
            "trial.json": encoded(drive.trial()),
        }
        for name, content in files.items():
            (self.folder / name).write_bytes(content)
        out = self.folder / "came.json"
        subprocess.run(["node", str(self.script), *(str(self.folder / name) for name in files), str(out)], check=True)
        came: Document = json.loads(out.read_text())
        return came


def differences(drive: Drive, came: Document) -> Iterator[str]:
    """Where the page's table said something else."""
    for number, (wanted, got) in enumerate(zip(drive.came, came["came"], strict=True)):
        step = drive.steps[number]
        said = got["said"]
        if said is not None and said.get("type") == "refusal":
            said = {key: said[key] for key in ("code", "rule") if key in said}
        if json.loads(json.dumps(wanted["said"])) != said:
            yield f"step {number} {step}: {wanted['said']} and not {said}"
        for who, (one, other) in enumerate(zip(wanted["messages"], got["messages"], strict=True)):
            if comparable(one) != comparable(other):
                yield f"step {number} {step}, watcher {who}:\n  {comparable(one)}\nand not\n  {comparable(other)}"
    for viewer, (one, other) in enumerate(zip(drive.films(), came["films"], strict=True)):
        for number, (wanted, got) in enumerate(zip(one, other, strict=True)):
            thoughts = got.pop("thoughts", None)
            whys = [each["seat"] for each in wanted.pop("why", [])]
            if comparable(wanted) != comparable(got) or whys != [each["seat"] for each in thoughts or []]:
                yield f"step {number} of the replay for {viewer}: {wanted} and not {got}"
