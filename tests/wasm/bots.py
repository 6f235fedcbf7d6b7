"""Bots in a page against Python's: what a trained driver prefers, and what a search with a number of tries chooses."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from paddock.bots.learned import policy_of
from paddock.bots.search import Budget, think
from paddock.engine.fate import key_from_seed
from paddock.games import game as find_game
from paddock.race import Race
from paddock.wasm.build import built
from paddock.wasm.export import about, encoded, raced_on, weights
from tests.wasm.conformance import bundle

TRIES = 150
Document = dict[str, Any]


def along_the_way(race: Race, seed: str) -> list[str]:
    """Seats with something to choose, while a race goes on by chance."""
    chance = Random(seed)
    seat = chance.choice(race.pending)
    move = chance.choice(race.legal(seat))
    race.play(seat, move)
    return [] if race.over else [each for each in race.pending if len(race.legal(each)) > 1]


def preferences(seats: int, races: int) -> tuple[list[Document], list[int]]:
    """What a seat may know and do in Speed, and what the trained driver chooses."""
    game = find_game("speed")
    policy = policy_of("speed", game.version, seats)
    asked, wanted = [], []
    for number in range(races):
        race = Race(game, seats, seed=number)
        while not race.over:
            for seat in along_the_way(race, f"{number} {race.move_count}"):
                legal = [race.grid.action(move) for move in race.legal(seat)]
                mask = np.zeros((1, game.rules.actions), np.int8)
                mask[0, legal] = 1
                observation = race.observe(seat)
                asked.append({"observation": observation.tolist(), "legal": legal})
                wanted.append(int(policy.choose(observation[None], mask)[0]))
    return asked, wanted


def searches(name: str, seats: int, count: int) -> tuple[list[Document], list[list[Any]]]:
    """Positions of a race, and what a search finds in them."""
    race = Race(name, seats, seed=1)
    asked: list[Document] = []
    wanted: list[list[Any]] = []
    while not race.over and len(asked) < count:
        for seat in along_the_way(race, f"{race.move_count}")[:1]:
            if race.move_count % 3:
                continue
            key = key_from_seed(race.move_count)[:31] + b"\0"
            thoughts = think(race, seat, Budget(tries=TRIES), key)
            asked.append(
                {
                    "position": base64.b64encode(race.bare.states.tobytes()).decode(),
                    "seat": race.seats.index(seat),
                    "key": key.hex(),
                    "tries": TRIES,
                }
            )
            wanted.append([[thought.move, thought.tries, round(thought.worth, 6)] for thought in thoughts])
    return asked, wanted


class Page:
    """Node, with bots of the page."""

    def __init__(self, folder: Path) -> None:
        self.script, self.folder = bundle("bots.ts", folder, "node"), folder

    def ask(self, name: str, trial: Document) -> Document:
        game = find_game(name)
        files = {
            "game.wasm": built(game),
            "search.wasm": built(game, "search"),
            "game.json": encoded(about(game)),
            "track.json": encoded(raced_on(game, game.defaults.get("track"))),
            "weights": weights(game, 2) if name == "speed" else b"",
            "trial.json": encoded(trial),
        }
        for file, content in files.items():
            (self.folder / file).write_bytes(content)
        out = self.folder / "came.json"
        subprocess.run(["node", str(self.script), *(str(self.folder / file) for file in files), str(out)], check=True)
        came: Document = json.loads(out.read_text())
        return came
