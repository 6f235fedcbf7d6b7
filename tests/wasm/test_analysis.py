"""What a page finds of the decisions of a race is what Python finds, to the last digit."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from paddock import Race
from paddock.analysis import analyse
from paddock.bots import ask, bot
from paddock.games import game as find_game
from paddock.wasm.build import built
from paddock.wasm.export import about, encoded, raced_on
from tests.leaving_out import leave_out, need_module
from tests.wasm.conformance import WEB, bundle

need_module("ziglang", "Zig's linker for WebAssembly")

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "heat": (2, {"track": "usa", "laps": 1}),
    "thunder": (2, {"track": "halfmile_bowl", "laps": 1, "cars": 3, "auto_skip": True}),
    "speed": (2, {"max_rounds": 1}),
    "scrap": (3, {"short": True, "auto_skip": True}),
}
TRIES, SEED, STOP = 16, 5, 2


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        leave_out("no Node with the packages of the browser client")
    return bundle("analysis.ts", tmp_path_factory.mktemp("analysis"), "node")


def driven(name: str) -> Race:
    """A race that is over: the pilot against others who slip now and then."""
    seats, options = SHORT[name]
    race = Race(name, seats, seed=3, folder=None, **options)
    drivers = {seat: bot("rookie" if number == 0 else "pilot", number) for number, seat in enumerate(race.seats)}
    while not race.over:
        seat = race.pending[0]
        race.play(seat, ask(drivers[seat], race, seat))
    return race


@pytest.mark.parametrize("name", SHORT)
def test_a_page_finds_the_same(script: Path, tmp_path: Path, name: str) -> None:
    game, race = find_game(name), driven(name)
    track = race.options.get("track", game.defaults.get("track"))
    files = {
        f"{name}.wasm": built(game),
        f"{name}.search.wasm": built(game, "search"),
        f"{name}.json": encoded(about(game)),
        f"{name}.{track or 'course'}.json": encoded(raced_on(game, track)),
    }
    for file, content in files.items():
        (tmp_path / file).write_bytes(content)
    record, seat = race.record(), race.seats[0]
    trial = {"record": record, "seat": seat, "tries": TRIES, "seed": SEED, "stop": STOP}
    (tmp_path / "trial.json").write_bytes(encoded(trial))
    out = tmp_path / "came.json"
    subprocess.run(["node", str(script), str(tmp_path), str(tmp_path / "trial.json"), str(out)], check=True)
    came = json.loads(out.read_text())
    wanted = analyse(record, seat, tries=TRIES, seed=SEED, folder=None)
    assert came["stopped"] == STOP
    assert len(wanted.decisions) > 5
    assert came["whole"] == json.loads(json.dumps(wanted.to_document()))
