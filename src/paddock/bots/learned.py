"""The bot that was trained: a small network that looks at what its seat may know; NumPy is all it needs.

`weights/<game>.npz` is written by `examples/train.py`. A network asks of an observation whether numbers in it reach
thresholds, and takes the answers, with what is legal, through its layers to a preference for every action.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from paddock.bots.driver import Bot
from paddock.engine.numbers import Action
from paddock.engine.records import Array
from paddock.errors import BadDocument, UnknownBot
from paddock.games.contract import Game
from paddock.race import Race

FOLDER = Path(__file__).parent / "weights"
LAYERS = 3
NEVER = -1e9  #: the preference for what is not legal


@dataclass(frozen=True)
class Policy:
    """A trained network and what it was trained for."""

    columns: Array  #: the numbers of an observation that are looked at, one for each threshold
    thresholds: Array
    layers: tuple[tuple[Array, Array], ...]  #: weights and biases
    about: Mapping[str, Any]  #: game, rules, seats, options, and how it was trained

    @classmethod
    def from_file(cls, path: Path) -> Policy:
        try:
            with np.load(path, allow_pickle=False) as file:
                layers = tuple(
                    (file[f"weights{i}"].astype(np.float32), file[f"biases{i}"].astype(np.float32))
                    for i in range(LAYERS)
                )
                about = json.loads(str(file["about"]))
                return cls(file["columns"].astype(np.int64), file["thresholds"].astype(np.int32), layers, about)
        except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
            raise BadDocument("bad_weights", file=path, why=error) from None

    def save(self, path: Path) -> None:
        """Write it down in half precision: that is close enough, and half the size."""
        arrays: dict[str, Array] = {
            "columns": self.columns.astype(np.uint16),
            "thresholds": self.thresholds.astype(np.int32),
            "about": np.array(json.dumps(self.about)),
        }
        for i, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{i}"], arrays[f"biases{i}"] = weights.astype(np.float16), biases.astype(np.float16)
        np.savez_compressed(path, allow_pickle=False, **arrays)

    def preferences(self, observations: Array, masks: Array) -> Array:
        """For every row a preference for every action; the higher the better."""
        bits = observations[:, self.columns] >= self.thresholds
        x = np.concatenate([bits, masks != 0], axis=1).astype(np.float32)
        for i, (weights, biases) in enumerate(self.layers):
            x = x @ weights + biases
            if i < LAYERS - 1:
                np.maximum(x, 0, out=x)
        return np.where(masks != 0, x, NEVER)

    def choose(self, observations: Array, masks: Array) -> Array:
        """The preferred legal action of every row."""
        chosen: Array = self.preferences(observations, masks).argmax(axis=1)
        return chosen


def trained_for() -> list[str]:
    """The games that have a trained driver."""
    return sorted(path.stem for path in FOLDER.glob("*.npz"))


@cache
def policy_of(game: str, rules: int, seats: int) -> Policy:
    """The trained driver of a game with so many seats, by these rules, or an error that says which there are."""
    path = FOLDER / f"{game}.npz"
    if not path.is_file():
        raise UnknownBot("no_weights", what=game, known=", ".join(trained_for()))
    policy = Policy.from_file(path)
    known = policy.about["game"], policy.about["rules"], policy.about["seats"]
    if known != (game, rules, seats):
        raise UnknownBot("no_weights", what=f"{game} ({seats})", known=f"{known[0]} ({known[2]})")
    return policy


def trained_seats(game: Game) -> tuple[int, ...]:
    """For how many seats somebody was trained by the rules of today."""
    if game.name not in trained_for():
        return ()
    known = Policy.from_file(FOLDER / f"{game.name}.npz").about
    return (int(known["seats"]),) if known["rules"] == game.version else ()


def is_trained_for(race: Race) -> bool:
    """Whether somebody was trained for such a race, with the usual options."""
    if race.options or race.game.name not in trained_for():
        return False
    try:
        policy_of(race.game.name, race.game.version, len(race.seats))
    except UnknownBot:
        return False
    return True


class LearnedBot(Bot):
    """Drives as a trained network prefers."""

    name = "learned"

    def choose(self, guess: Race, seat: str) -> str:
        policy = policy_of(guess.game.name, guess.game.version, len(guess.seats))
        moves = {guess.grid.action(move): move for move in guess.legal(seat)}
        mask = np.zeros((1, guess.game.rules.actions), np.int8)
        mask[0, list(moves)] = 1
        return moves[Action(int(policy.choose(guess.observe(seat)[None], mask)[0]))]
