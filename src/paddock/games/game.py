"""The contract of a game: what every room exports, and the loops that run any of them."""

import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.console import RenderableType

from paddock.engine import loops
from paddock.engine.records import Array, Record
from paddock.words import sentence

Document = dict[str, Any]  #: a position or a view in the words of the rulebook
Names = Sequence[str]  #: the names of the seats, in order


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it.

    >>> Event("drove", "s0", {"km": 60, "team": "A", "distance": 60})
    Event(name='drove', seat='s0', values={'km': 60, 'team': 'A', 'distance': 60})
    """

    name: str
    seat: str | None
    values: Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its data, its seven verbs (all compiled, all of the same shape), and its words."""

    name: str
    version: int  #: of the rules; it changes when a legal game could go differently
    seats: tuple[int, ...]  #: how many can race
    defaults: Mapping[str, Any]  #: the options and what they are when nobody says otherwise
    course: np.dtype[Any]
    state: np.dtype[Any]
    actions: int
    observation: int  #: numbers in an observation
    longest: int  #: decisions that no race can exceed
    refusals: tuple[str, ...]  #: the rules that `judge` may name
    silent: frozenset[str]  #: events that reveal nothing to anybody else

    setup: Callable[[Record, Record, Record, Record], None]
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record], None]
    score: Callable[[Record, Record, Array], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]

    seat_names: Callable[[int], list[str]]
    make_course: Callable[[Names, Mapping[str, Any], Path], tuple[Array, dict[str, Any]]]
    word: Callable[[Record, int], str | None]
    parse: Callable[[Record, str], int]
    outcome_word: Callable[[Record, int, Names], Any]
    outcome: Callable[[Record, Any, Names], int | None]
    write: Callable[[Record, Record, Names], Document]
    read: Callable[[Record, Record, Document, Names, Sequence[int], Record, Record, Record], None]
    view: Callable[[Record, Record, int | None, Names], Document]
    event: Callable[[Record, Array, int | None, Names], Event | None]
    result: Callable[[Record, Record, Names], Document]
    units: Callable[[Record, Names], dict[str, list[int]]]
    draw_table: Callable[[Document, str], RenderableType]

    @cached_property
    def room(self) -> str:
        """The package of the game."""
        return f"paddock.games.{self.name}"

    @cached_property
    def loops(self) -> ModuleType:
        """The loops of `paddock.engine.loops`, compiled around the verbs of this game.

        Numba can cache a function only if what it calls is a global of its module. So the one source of the loops
        is loaded once for every game, with that game's verbs as its globals.
        """
        spec = importlib.util.spec_from_file_location(f"{self.room}.loops", loops.__file__)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        for verb in loops.VERBS:
            setattr(module, verb, getattr(self, verb))
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module

    def say(self, key: str, values: Mapping[str, Any] | None = None, language: str = "en") -> str:
        """A sentence from the catalogue of this game."""
        return sentence(key, values, language, self.name)

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        from paddock.games import game

        return game, (self.name,)
