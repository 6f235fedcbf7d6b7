"""The engine of the page against that of Python: the same races, views, events, choices, guesses and searches.

`python -m tests.wasm.conformance [--games speed,heat] [--races 10000] [--journeys 200] [--in node,chromium]`
compares every number of seats of every game. The tests do the same with less.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import numpy as np

from paddock.bots.search import Tree, settings_of
from paddock.engine.batch import run_races
from paddock.engine.fate import key_from_seed
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.race import Race
from paddock.wasm.build import built
from paddock.wasm.doors import MODULES
from paddock.wasm.export import about, encoded, raced_on
from tests.web.conftest import chromium

WEB = Path(__file__).parents[2] / "web"
TRIES = 200
GUESSES = 50

Document = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """What is raced, and how much of it."""

    game: Game
    seats: int
    options: Document
    races: int
    journeys: int

    @property
    def track(self) -> str | None:
        return self.options.get("track", self.game.defaults.get("track"))


def expected(case: Case) -> tuple[Document, Document]:
    """A trial for the page, and what has to come of it."""
    game, seed = case.game, f"page {case.game.name} {case.seats}"
    names = game.notation.seat_names(case.seats)
    courses, _ = game.notation.make_course(names, case.options, None)
    drivers = np.add.outer(np.arange(case.races), np.arange(case.seats)) % 2
    raced = run_races(game, courses, drivers.astype(np.int8), key_from_seed(seed), keep=True)
    assert raced.states is not None
    journeys = [Journey(case, f"{seed} {number}") for number in range(case.journeys)]
    thoughts = [thought for number, journey in enumerate(journeys) for thought in journey.thoughts(number)]
    trial = {
        "seats": case.seats,
        "options": case.options,
        "key": key_from_seed(seed).hex(),
        "races": case.races,
        "journeys": [{"key": journey.key, "moves": journey.moves} for journey in journeys],
        "thoughts": [asked for asked, _ in thoughts],
    }
    wanted = {
        "states": hashlib.sha256(raced.states.tobytes()).hexdigest(),
        "decisions": int(raced.decisions.sum()),
        "journeys": [journey.digests for journey in journeys],
        "thoughts": [found for _, found in thoughts],
    }
    return trial, wanted


class Journey:
    """A race by chance, with a digest of all that anybody sees, is told and may do, after every move."""

    def __init__(self, case: Case, seed: str) -> None:
        self.race = Race(case.game, case.game.notation.seat_names(case.seats), seed=seed, folder=None, **case.options)
        self.key = key_from_seed(seed).hex()
        self.moves: list[tuple[int, int]] = []
        self.digests = [self._digest(0)]
        self._asked: list[tuple[Document, Document]] = []
        chance, race = Random(seed), self.race
        wanted = {chance.randrange(4, 40), chance.randrange(40, 80)}
        while not race.over:
            seat = chance.choice(race.pending)
            move = chance.choice(race.legal(seat))
            if len(self.moves) in wanted and len(race.legal(seat)) > 1:
                self._asked.append(self._think(seat, move, f"{seed} {len(self.moves)}"))
            told = race.event_count
            self.moves.append((race.seats.index(seat), race.grid.action(move)))
            race.play(seat, move)
            self.digests.append(self._digest(told))

    def thoughts(self, number: int) -> list[tuple[Document, Document]]:
        """What was asked on the way, and what was found."""
        return [({**asked, "journey": number}, found) for asked, found in self._asked]

    def _digest(self, told: int) -> str:
        race = self.race
        numbers = [sum(1 << race.seats.index(seat) for seat in race.pending)]

        def put(row: Any) -> None:
            numbers.extend((len(row), *row))

        for viewer in (*range(len(race.seats)), None):
            put(race.seen(viewer).tolist())
            for row in race.told_rows([viewer], told)[0]:
                put(row)
        for seat in race.pending:
            put(race.bare.verdict(race.seats.index(seat)).tolist())
            for offer in race.offers(seat):
                put(offer)
        for seat in race.seats:
            put(race.observe(seat).tolist())
        for score in race.scores().values():
            put(score)
        put(race._outcomes)
        return hashlib.sha256(np.array(numbers, np.int32).tobytes()).hexdigest()[:16]

    def _think(self, seat: str, move: str, seed: str) -> tuple[Document, Document]:
        race, key = self.race, key_from_seed(seed)
        number = race.seats.index(seat)
        guessed = race.guess(seat, seed=seed)
        tree = Tree(race.game, len(race.seats), key)
        tree.grow(race, number, settings_of(race.game.name), TRIES)
        asked = {"after": len(self.moves), "seat": number, "action": race.grid.action(move), "key": key.hex()}
        found = {
            "guess": hashlib.sha256(guessed.bare.states.tobytes()).hexdigest(),
            "preview": race.preview(seat, move, samples=GUESSES, seed=seed),
            "tries": tree.tries.tolist(),
            "standing": tree.standing.tolist(),
            "results": [tree.results[action, :tries].tolist() for action, tries in enumerate(tree.tries)],
        }
        return asked, found


def differences(wanted: Document, came: Document, game: Game) -> Iterator[str]:
    """Where a page did something else."""
    if came["states"] != wanted["states"] or came["decisions"] != wanted["decisions"]:
        yield "races end otherwise"
    for number, (one, other) in enumerate(zip(wanted["journeys"], came["journeys"], strict=True)):
        for move, (digest, found) in enumerate(zip(one, other, strict=True)):
            if digest != found:
                yield f"journey {number} differs after {move} moves"
                break
    for number, (one, other) in enumerate(zip(wanted["thoughts"], came["thoughts"], strict=True)):
        foreseen = np.array(other.pop("foreseen"))
        other["preview"] = told(game.rules.foresight, foreseen)
        yield from (f"thought {number}: another {name}" for name in one if as_json(one[name]) != as_json(other[name]))


def told(foresight: tuple[str, ...], rows: np.ndarray[Any, Any]) -> Document:
    """What is certain and what is risked, as `Race.preview` tells it."""
    columns = {name: np.unique(column, return_counts=True) for name, column in zip(foresight, rows.T, strict=True)}
    return {
        "certain": {name: int(values[0]) for name, (values, _) in columns.items() if len(values) == 1},
        "risk": {
            name: {int(value): float(n) / len(rows) for value, n in zip(values, counts, strict=True)}
            for name, (values, counts) in columns.items()
            if len(values) > 1
        },
    }


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# Where pages race


class Runner(Protocol):
    """Somewhere a page's engine runs."""

    def run(self, table: bytes, search: bytes, *texts: bytes) -> Document:
        """What comes of the modules of a game, the game, the track and the trial."""


def bundle(entry: str, out: Path, platform: str) -> Path:
    """A script of `web/tests/conformance` as plain JavaScript."""
    rolldown = WEB / "node_modules" / ".bin" / "rolldown"
    made = out / f"{Path(entry).stem}.mjs"
    script = WEB / "tests" / "conformance" / entry
    command = [str(rolldown), str(script), "--file", str(made), "--format", "esm", "--platform", platform]
    subprocess.run(command, check=True, capture_output=True, cwd=WEB)
    return made


class Node:
    """Node, with files."""

    def __init__(self, folder: Path) -> None:
        self.script, self.folder = bundle("node.ts", folder, "node"), folder

    def run(self, table: bytes, search: bytes, *texts: bytes) -> Document:
        names = ("game.wasm", "search.wasm", "game.json", "track.json", "trial.json")
        files = [self.folder / name for name in names]
        for path, content in zip(files, (table, search, *texts), strict=True):
            path.write_bytes(content)
        out = self.folder / "came.json"
        subprocess.run(["node", str(self.script), *map(str, files), str(out)], check=True)
        came: Document = json.loads(out.read_text())
        return came


class Chromium:
    """A page in Chromium, which has nothing but what it is handed."""

    def __init__(self, folder: Path) -> None:
        from playwright.sync_api import sync_playwright

        self.playwright = sync_playwright().start()
        arguments = ["--no-sandbox"]
        self.browser = self.playwright.chromium.launch(executable_path=chromium(), args=arguments)
        self.script = bundle("browser.ts", folder, "browser")

    def run(self, table: bytes, search: bytes, *texts: bytes) -> Document:
        page = self.browser.new_page()
        page.set_default_timeout(0)
        page.add_script_tag(path=self.script, type="module")
        page.wait_for_function("() => 'raced' in globalThis")
        code = (base64.b64encode(module).decode() for module in (table, search))
        handed = [*code, *(text.decode() for text in texts)]
        came: Document = json.loads(page.evaluate("(files) => raced(...files)", handed))
        page.close()
        return came

    def end(self) -> None:
        self.browser.close()
        self.playwright.stop()


def compare(case: Case, *runners: Runner) -> list[tuple[list[str], Document]]:
    """For each runner what it does otherwise, and what came of its races."""
    trial, wanted = expected(case)
    modules = [built(case.game, name) for name in MODULES]
    texts = [about(case.game), raced_on(case.game, case.track), trial]
    found = []
    for runner in runners:
        came = runner.run(*modules, *map(encoded, texts))
        found.append((list(differences(wanted, came, case.game)), came))
    return found


RUNNERS: dict[str, Callable[[Path], Any]] = {"node": Node, "chromium": Chromium}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(GAMES))
    parser.add_argument("--races", type=int, default=10_000, help="to their ends, per game and number of seats")
    parser.add_argument("--journeys", type=int, default=200, help="per game, over all numbers of seats")
    parser.add_argument("--in", dest="where", type=lambda text: text.split(","), default=list(RUNNERS))
    options = parser.parse_args()
    wrong = 0
    with TemporaryDirectory() as place:
        runners = {name: RUNNERS[name](Path(place)) for name in options.where}
        for name in options.games:
            game = find_game(name)
            for seats in game.seats:
                case = Case(game, seats, {}, options.races, -(-options.journeys // len(game.seats)))
                for where, (found, came) in zip(runners, compare(case, *runners.values()), strict=True):
                    print(f"{name}, {seats} seats, {where}: {told_of(case, came)}: {'; '.join(found) or 'the same'}")
                    wrong += len(found)
                sys.stdout.flush()
        if "chromium" in runners:
            runners["chromium"].end()
    return 1 if wrong else 0


def told_of(case: Case, came: Document) -> str:
    moves = sum(len(journey) - 1 for journey in came["journeys"])
    return (
        f"{case.races} races, {came['decisions']} decisions in {came['seconds']:.1f} s; "
        f"{case.journeys} journeys, {moves} moves; {len(came['thoughts'])} thoughts"
    )


if __name__ == "__main__":
    sys.exit(main())
