"""A race as arrays: nothing but the position and the compiled loops around it, for who takes millions of steps.

`Race` is the class for people: words, events, undo, notation. A `BareRace` has numbers alone, and `race()` turns it
into the other where words are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
from numba import typeof

from paddock.engine.fate import fates, new_key
from paddock.engine.log import new_log
from paddock.engine.records import Array, copied, new
from paddock.errors import BadOption, IllegalMove, UnknownMove, UnknownSeat
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.race import Race

Reward = Literal["place", "score"]  #: the place when the race is over, or points as they come and go

_NO_LOG = new_log(on=False)
_ALLOWED = bytes([1] + [0] * 255)  #: what becomes of a verdict in a mask: 0 is legal, the rest are rules that forbid it
_INT8 = np.dtype(np.int8)


class Grid:
    """Who races on what: a game, its seats, and the course that the options make. It never changes, so copies share it.

    >>> Grid("speed", 4).teams
    (0, 1, 0, 1)
    """

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.game.prepare()
        number = self.game.usual if seats is None else seats
        if isinstance(number, bool) or number not in self.game.seats:
            raise BadOption("not_seats", value=number, known=", ".join(map(str, self.game.seats)))
        self.names = self.game.seat_names(number)
        self.courses, self.options = self.game.make_course(self.names, options or {}, Path())
        units = self.game.units(self.courses[0], self.names).values()
        self.teams = tuple(next(n for n, unit in enumerate(units) if seat in unit) for seat in range(number))
        self.seats = number
        self.step, self.observe = self._compiled_loops()

    def _compiled_loops(self) -> tuple[Callable[..., int], Callable[..., None]]:
        """The loops that every step needs, as code that takes what it is given: it is called in half the time."""
        loops, states, chance = self.game.loops, new(self.game.state), fates(bytes(32))
        verdicts = np.zeros((self.seats, self.game.actions), np.uint8)
        bits = loops.begin(self.courses, states, 0, chance, _NO_LOG, verdicts)
        seat = (bits & -bits).bit_length() - 1
        action = int((verdicts[seat] == 0).argmax())
        seen = np.empty(self.game.observation, np.int32)
        return (
            compiled_for(loops.step, self.courses, states, 0, seat, action, chance, _NO_LOG, verdicts),
            compiled_for(loops.observe_one, self.courses, states, 0, seat, seen),
        )

    @cached_property
    def words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing here."""
        return [self.game.word(self.courses[0], action) for action in range(self.game.actions)]

    @cached_property
    def race(self) -> Race:
        """A race of these seats on this course, for its words."""
        return Race(self.game, self.names, seed=0, **self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Grid:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Grid, (self.game, self.seats, self.options)


class BareRace:
    """A race in progress.

    >>> race = BareRace(Grid("heat", 3, {"track": "italy"}))
    >>> race.begin(bytes(32))
    >>> [race.mask(seat)[:4].tolist() for seat in race.pending]
    [[1, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 0]]
    >>> race.play(0, 2)
    >>> race.observe(0)[10], race.observe(1)[10]
    (np.int32(1), np.int32(0))
    """

    __slots__ = ("_courses", "_fates", "_numbers", "_observe", "_step", "_verdicts", "bits", "grid", "states")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.states = new(grid.game.state)  #: the position
        self.bits = 0  #: the seats that must decide now
        self._fates = fates(bytes(32))
        self._verdicts = np.zeros((grid.seats, grid.game.actions), np.uint8)
        # What every step needs, found once.
        self._courses, self._numbers = grid.courses, grid.game.observation
        self._step, self._observe = grid.step, grid.observe

    def begin(self, key: bytes, number: int = 0) -> None:
        """Set up race number so-and-so under a key, the one that a batch would run under this number."""
        self._fates = fates(key, first=2 * number)
        begin = self.grid.game.loops.begin
        self.bits = begin(self.grid.courses, self.states, 0, self._fates, _NO_LOG, self._verdicts)

    @property
    def pending(self) -> list[int]:
        """The seats that must decide now; none when the race is over."""
        return [seat for seat in range(self.grid.seats) if (self.bits >> seat) & 1]

    def play(self, seat: int, action: int) -> None:
        """Carry out an action, or raise the error that says which rule forbids it."""
        chosen = number_of(action, self.grid.game.actions)
        if not self.legal(seat)[chosen]:
            raise self.refusal(seat, chosen)
        self.carry_out(seat, chosen)

    def carry_out(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal for this seat now."""
        self.bits = self._step(self._courses, self.states, 0, seat, action, self._fates, _NO_LOG, self._verdicts)

    def deal(self, chance: Array, log: Array) -> None:
        """Set up by a chance of somebody else, and tell a log what happens."""
        begin = self.grid.game.loops.begin
        self.bits = begin(self._courses, self.states, 0, chance, log, self._verdicts)

    def carry_out_by(self, seat: int, action: int, chance: Array, log: Array) -> None:
        """The same by a chance of somebody else, with a log."""
        self.bits = self._step(self._courses, self.states, 0, seat, action, chance, log, self._verdicts)

    def legal(self, seat: int) -> bytes:
        """For every action 1 if this seat may do it now, or 0."""
        if (self.bits >> self._known(seat)) & 1:
            return self.legal_now(seat)
        return bytes(self.grid.game.actions)

    def legal_now(self, seat: int) -> bytes:
        """The same for a seat that is known to be asked."""
        verdict: bytes = self._verdicts[seat].tobytes()
        return verdict.translate(_ALLOWED)

    def mask(self, seat: int) -> Array:
        """The same as a new array."""
        return as_mask(self.legal(seat))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        """The error that says which rule forbids an action that is not legal now."""
        verdict = np.zeros(self.grid.game.actions, np.uint8)
        self.grid.game.loops.judge_one(self._courses, self.states, 0, self._known(seat), verdict)
        rule = self.grid.game.refusals[int(verdict[action]) - 1]
        move = self.grid.words[action] or str(action)
        return IllegalMove("illegal_move", game=self.grid.game.name, seat=self.grid.names[seat], move=move, rule=rule)

    def observe(self, seat: int) -> Array:
        """What this seat may know, as numbers: a new array."""
        return self.see(self._known(seat))

    def see(self, seat: int) -> Array:
        """The same for what is known to be a seat."""
        seen = np.empty(self._numbers, np.int32)
        self._observe(self._courses, self.states, 0, seat, seen)
        return seen

    def pilot(self, seat: int, whims: Array) -> int:
        """What the rule-of-thumb driver of the game would do on a seat that must decide; `whims` is its own chance."""
        verdict = self._verdicts[self._known(seat)]
        return int(self.grid.game.loops.pilot_one(self._courses, self.states, 0, seat, verdict, whims))

    def _known(self, seat: int) -> int:
        """The number of a seat, which compiled code takes for granted."""
        if type(seat) is int and 0 <= seat < self.grid.seats:
            return seat
        raise UnknownSeat("unknown_seat", seat=seat, known=", ".join(map(str, range(self.grid.seats))))

    def scores(self) -> Array:
        """Per seat the rank and the points, as the race stands."""
        out = np.zeros((self.grid.seats, 2), np.int32)
        self.grid.game.loops.score_one(self._courses, self.states, 0, out)
        return out

    def guess(self, seat: int, key: bytes | None = None) -> BareRace:
        """The same race as far as this seat can see, the rest dealt anew, with a chance of its own."""
        twin = self.copy()
        key = new_key() if key is None else key
        twin._fates = fates(key)
        game = self.grid.game
        game.loops.guess_one(self.grid.courses, twin.states, 0, self._known(seat), fates(key, first=1))
        twin.bits = game.loops.look(self.grid.courses, twin.states, 0, twin._verdicts)
        return twin

    def race(self, seed: int | str | None = None) -> Race:
        """The same position as a `Race`, with a chance of its own."""
        return self.grid.race.at(self.states, seed)

    def copy(self) -> BareRace:
        """The same race once more, chance included."""
        twin = BareRace.__new__(BareRace)
        twin.grid, twin.bits = self.grid, self.bits
        twin.states, twin._fates, twin._verdicts = copied(self.states), copied(self._fates), self._verdicts.copy()
        twin._courses, twin._numbers = self._courses, self._numbers
        twin._step, twin._observe = self._step, self._observe
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> BareRace:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.grid, self.states.tobytes(), self._fates.tobytes())

    def __eq__(self, other: object) -> bool:
        """Two races are equal when their positions are, on the same course."""
        return isinstance(other, BareRace) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[Any, ...]:
        return self.grid.game.name, self.grid.seats, repr(self.grid.options), self.states.tobytes()


def _again(grid: Grid, state: bytes, fate: bytes) -> BareRace:
    race = BareRace(grid)
    race.states = np.frombuffer(bytearray(state), race.states.dtype)
    race._fates = np.frombuffer(bytearray(fate), race._fates.dtype)
    race.bits = grid.game.loops.look(grid.courses, race.states, 0, race._verdicts)
    return race


def compiled_for(loop: Any, *arguments: Any) -> Any:
    """The machine code of a loop for arguments of these types, at which it no longer looks.

    Numba finds the code by the types of all arguments, which takes longer than the code; here they are always the
    same. Uncompiled there is the loop alone.
    """
    loop(*arguments)
    known = getattr(loop, "overloads", {}).get(tuple(map(typeof, arguments)))
    return loop if known is None else known.entry_point


def as_mask(legal: bytes) -> Array:
    """A mask as libraries want it: an array of `int8` that nobody else has."""
    return np.frombuffer(bytearray(legal), _INT8)


def place_rewards(ranks: Array, teams: tuple[int, ...]) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; whoever is equal shares. All together they are 0.

    It is the share of the other teams' seats behind a seat, less the share before it. Who races alone gets 0.

    >>> place_rewards(np.array([2, 1, 3]), (0, 1, 2)), place_rewards(np.array([1, 2, 1, 2]), (0, 1, 0, 1))
    ([0.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0])
    """
    rewards = []
    for seat, rank in enumerate(ranks.tolist()):
        others = [int(ranks[other]) for other in range(len(ranks)) if teams[other] != teams[seat]]
        behind, before = sum(other > rank for other in others), sum(other < rank for other in others)
        rewards.append((behind - before) / max(1, len(others)))
    return rewards


def check_choice(key: str, value: Any, choices: Any) -> None:
    """Refuse a value that is none of the choices of a `Literal`."""
    known = get_args(choices)
    if value not in known:
        raise BadOption("not_a_choice", key=key, value=value, choices=", ".join(map(str, known)))


def number_of(action: Any, actions: int) -> int:
    """An action as a plain number, whatever kind of whole number it was given as."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < actions:
        raise UnknownMove("no_such_action", action=action, most=actions - 1)
    return number
