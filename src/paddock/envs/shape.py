"""What all environments share: spaces, pictures, options at a reset, and how the next race is chosen."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from paddock.bare import BareRace, Grid
from paddock.engine.fate import key_from_seed, new_key
from paddock.errors import BadOption
from paddock.games.contract import Game
from paddock.games.observed import bounds

RENDER_MODES = ["human", "ansi", "svg"]
WIDTH = 120  #: of a table as text


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """What a seat is given: its observation, and 1 for every action that it may take."""
    low, high = bounds(game.numbers)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def state_space(grid: Grid) -> spaces.Box:
    """The whole position: the observations of all seats, one below the other."""
    low, high = bounds(grid.game.numbers)
    return spaces.Box(np.tile(low, (grid.seats, 1)), np.tile(high, (grid.seats, 1)), dtype=np.int32)


class Deals:
    """Which race comes next: the same seed gives the same races, one after another; without one nobody knows them."""

    def __init__(self) -> None:
        self.key = new_key()
        self.number = -1

    def next(self, seed: int | None) -> tuple[bytes, int]:
        """The key and the number of the next race; a seed starts over."""
        if seed is not None:
            self.key, self.number = key_from_seed(seed), -1
        self.number += 1
        return self.key, self.number


def grid_for(grid: Grid, options: Mapping[str, Any] | None) -> Grid:
    """The grid of the next race: options of the game hold for one race, others are ignored with a warning."""
    if not options:
        return grid
    known = {key: value for key, value in options.items() if key in grid.game.defaults}
    for key in options:
        if key not in known:
            error = BadOption("unknown_option", key=key, known=", ".join(grid.game.defaults))
            warnings.warn(str(error), stacklevel=3)
    return Grid(grid.game, grid.seats, grid.options | known) if known else grid


def render(race: BareRace, mode: str | None) -> str | None:
    """The race as a spectator sees it: as text, as a picture, or printed (`human`)."""
    if mode is None:
        return None
    if mode == "svg":
        return picture(race)
    text = str(race.race())
    if mode == "human":
        print(text)
        return None
    return text


def picture(race: BareRace) -> str:
    """An SVG: the track with its cars, or the table where a game has no such picture."""
    game, grid = race.grid.game, race.grid
    view = race.race().view()
    if game.tracks.draw_race is not None and game.tracks.load is not None:
        track = game.tracks.load(grid.options.get("track", game.defaults["track"]), Path())
        return game.tracks.draw_race(track, view, "en")
    console = Console(file=StringIO(), width=WIDTH, record=True, emoji=False)
    console.print(game.faces.draw_view(view, "en"))
    return console.export_svg(title=game.say("game.title"))


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to be shown that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("not_a_choice", key="render_mode", value=mode, choices=", ".join(RENDER_MODES))
