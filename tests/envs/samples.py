"""The races on which environments are tried: every game with every number of seats."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from paddock.bare import BareRace, Grid
from paddock.envs.versions import version_of
from paddock.games import GAMES, game

SAMPLES = [(name, seats) for name in GAMES for seats in game(name).seats]
every_race = pytest.mark.parametrize(("name", "seats"), SAMPLES, ids=[f"{name}-{seats}" for name, seats in SAMPLES])
every_game = pytest.mark.parametrize("name", GAMES)


def zoo(name: str) -> Any:
    """The module of PettingZoo for a game."""
    return import_module(f"paddock.envs.{name}_{version_of(name)}")


def legal_actions(race: BareRace, seat: int) -> list[int]:
    return [action for action, legal in enumerate(race.legal(seat)) if legal]


def walk(name: str, seats: int, moves: int, seed: int = 1) -> Iterator[BareRace]:
    """A race after each of some random moves, until it is over."""
    race, random = BareRace(Grid(name, seats)), Random(seed)
    race.begin(seed.to_bytes(32, "little"))
    for _ in range(moves):
        if not race.bits:
            return
        yield race
        seat = random.choice(race.pending)
        race.play(seat, random.choice(legal_actions(race, seat)))
