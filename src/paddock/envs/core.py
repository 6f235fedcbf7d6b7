"""A race as arrays: nothing but the position and the compiled loops around it, for those who take millions of steps.

`Race` is the class for people: words, events, undo, notation. A `BareRace` has numbers alone, and `race()` turns it
into the other where words are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import numpy as np
from numba import typeof
from numpy import empty

from paddock.engine.fate import FATE, fates, new_key
from paddock.engine.log import new_log
from paddock.engine.loops import MOST_SEATS
from paddock.engine.records import Array, copied, new
from paddock.errors import BadOption, IllegalMove, UnknownMove, UnknownSeat
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.race import Race

T = TypeVar("T")
Reward = Literal["place", "score"]  #: the place when the race is over, or points as they come and go

_NO_LOG = new_log(on=False)
_ALLOWED = bytes([1] + [0] * 255)  #: what becomes of a verdict in a mask: 0 is legal, the rest are rules that forbid it
_INT8, _INT32 = np.dtype(np.int8), np.dtype(np.int32)
_ASKED = tuple(max(0, (bits & -bits).bit_length() - 1) for bits in range(1 << MOST_SEATS))  #: first, by who must decide


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
        self.seats, self.actions, self.numbers = number, self.game.actions, self.game.observation

        # The loops that every race needs, as code that takes what it is given: it is called in half the time.
        loops, courses = self.game.loops, self.courses
        states, chance, verdicts = self._room()
        self.begin = compiled_for(loops.begin, courses, states, 0, chance, _NO_LOG, verdicts)
        first = self._first_move(loops.look(courses, states, 0, verdicts), verdicts)
        self.step = compiled_for(loops.step, courses, states, 0, *first, chance, _NO_LOG, verdicts)
        self.observe = compiled_for(loops.observe_one, courses, states, 0, 0, np.empty(self.numbers, _INT32))
        self.score = compiled_for(loops.score_one, courses, states, 0, np.zeros((number, 2), _INT32))

    @cached_property
    def turn(self) -> Callable[..., int]:
        """The same for the loop that does all of a step at once, which takes a while to be compiled."""
        self.game.prepare("turn")
        states, chance, verdicts = self._room()
        first = self._first_move(self.begin(self.courses, states, 0, chance, _NO_LOG, verdicts), verdicts)
        seen, mask = np.empty(self.numbers, _INT32), np.empty(self.actions, _INT8)
        loop: Callable[..., int] = self.game.loops.turn
        return compiled_for(loop, self.courses, states, chance, verdicts, *first, seen, mask)

    def _room(self) -> tuple[Array, Array, Array]:
        """Room for a race: its position, its chance, and what may be done."""
        return new(self.game.state), fates(bytes(32)), np.zeros((self.seats, self.actions), np.uint8)

    @staticmethod
    def _first_move(bits: int, verdicts: Array) -> tuple[int, int]:
        seat = _ASKED[bits]
        return seat, int((verdicts[seat] == 0).argmax())

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

    __slots__ = ("_fates", "_ready", "_verdicts", "asked", "bits", "grid", "states")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.states = new(grid.game.state)  #: the position
        self._fates = new(FATE)
        self._verdicts = np.zeros((grid.seats, grid.actions), np.uint8)
        self._now(0)

    def _now(self, bits: int) -> None:
        """Whose turn it is after something has happened."""
        self.bits = bits  #: the seats that must decide now
        self.asked = _ASKED[bits]  #: the first of them; 0 when the race is over
        self._ready: Array | None = None  #: what that seat may know, where it has been made ready

    def begin(self, key: bytes, number: int = 0) -> None:
        """Set up race number so-and-so under a key, the one that a batch would run under this number."""
        self._fates = fates(key, first=2 * number)
        self.deal(self._fates, _NO_LOG)

    @property
    def pending(self) -> list[int]:
        """The seats that must decide now; none when the race is over."""
        return [seat for seat in range(self.grid.seats) if (self.bits >> seat) & 1]

    def play(self, seat: int, action: int) -> None:
        """Carry out an action, or raise the error that says which rule forbids it."""
        chosen = number_of(action, self.grid.actions)
        if not self.legal(seat)[chosen]:
            raise self.refusal(seat, chosen)
        self.carry_out(seat, chosen)

    def carry_out(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal for this seat now."""
        self.carry_out_by(seat, action, self._fates, _NO_LOG)

    def turn(self, action: int) -> Array | None:
        """Carry out an action of the seat that is asked; the answer is the mask of the seat that is asked next.

        It is None if the action is not legal, and nothing has changed; that somebody is asked, and that it is a number
        of an action, is known. All is done in one call of compiled code, and what the next seat may know is kept for
        who asks `see` first.
        """
        grid = self.grid
        seen, mask = empty(grid.numbers, _INT32), empty(grid.actions, _INT8)
        bits = grid.turn(grid.courses, self.states, self._fates, self._verdicts, self.asked, action, seen, mask)
        if bits < 0:
            return None
        self.bits, self.asked, self._ready = bits, _ASKED[bits], seen
        return mask

    def deal(self, chance: Array, log: Array) -> None:
        """Set up by a chance of somebody else, and tell a log what happens."""
        self._now(self.grid.begin(self.grid.courses, self.states, 0, chance, log, self._verdicts))

    def carry_out_by(self, seat: int, action: int, chance: Array, log: Array) -> None:
        """The same by a chance of somebody else, with a log."""
        grid = self.grid
        self._now(grid.step(grid.courses, self.states, 0, seat, action, chance, log, self._verdicts))

    def legal(self, seat: int) -> bytes:
        """For every action 1 if this seat may do it now, or 0."""
        if (self.bits >> self._known(seat)) & 1:
            verdict: bytes = self._verdicts[seat].tobytes()
            return verdict.translate(_ALLOWED)
        return bytes(self.grid.actions)

    def mask(self, seat: int) -> Array:
        """The same as a new array."""
        return as_mask(self.legal(seat))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        """The error that says which rule forbids an action that is not legal now."""
        verdict = np.zeros(self.grid.actions, np.uint8)
        self.grid.game.loops.judge_one(self.grid.courses, self.states, 0, self._known(seat), verdict)
        rule = self.grid.game.refusals[int(verdict[action]) - 1]
        move = self.grid.words[action] or str(action)
        return IllegalMove("illegal_move", game=self.grid.game.name, seat=self.grid.names[seat], move=move, rule=rule)

    def observe(self, seat: int) -> Array:
        """What this seat may know, as numbers: a new array."""
        return self.see(self._known(seat))

    def see(self, seat: int) -> Array:
        """The same for what is known to be a seat."""
        seen = self._ready
        if seen is not None and seat == self.asked:
            self._ready = None
            return seen
        seen = empty(self.grid.numbers, _INT32)
        self.grid.observe(self.grid.courses, self.states, 0, seat, seen)
        return seen

    def pilot(self, seat: int, whims: Array) -> int:
        """What the rule-of-thumb driver of the game would do on a seat that must decide; `whims` is its own chance."""
        verdict = self._verdicts[self._known(seat)]
        return int(self.grid.game.loops.pilot_one(self.grid.courses, self.states, 0, seat, verdict, whims))

    def _known(self, seat: int) -> int:
        """The number of a seat, which compiled code takes for granted."""
        if type(seat) is int and 0 <= seat < self.grid.seats:
            return seat
        raise UnknownSeat("unknown_seat", seat=seat, known=", ".join(map(str, range(self.grid.seats))))

    def scores(self) -> Array:
        """Per seat the rank and the points, as the race stands."""
        out = np.zeros((self.grid.seats, 2), _INT32)
        self.grid.score(self.grid.courses, self.states, 0, out)
        return out

    def guess(self, seat: int, key: bytes | None = None) -> BareRace:
        """The same race as far as this seat can see, the rest dealt again, with a chance of its own."""
        twin = self.copy()
        key = new_key() if key is None else key
        twin._fates = fates(key)
        game = self.grid.game
        game.loops.guess_one(self.grid.courses, twin.states, 0, self._known(seat), fates(key, first=1))
        twin._now(game.loops.look(self.grid.courses, twin.states, 0, twin._verdicts))
        return twin

    def race(self, seed: int | str | None = None) -> Race:
        """The same position as a `Race`, with a chance of its own."""
        return self.grid.race.at(self.states, seed)

    def copy(self) -> BareRace:
        """The same race once more, chance included."""
        twin = BareRace.__new__(BareRace)
        twin.grid = self.grid
        twin.states, twin._fates, twin._verdicts = copied(self.states), copied(self._fates), self._verdicts.copy()
        twin._now(self.bits)
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
    race._now(grid.game.loops.look(grid.courses, race.states, 0, race._verdicts))
    return race


def compiled_for(loop: Callable[..., T], *arguments: Any) -> Callable[..., T]:
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

    It is the share of the other teams' seats behind a seat, less the share before it. A seat that races alone gets 0.

    >>> place_rewards(np.array([2, 1, 3]), (0, 1, 2)), place_rewards(np.array([1, 2, 1, 2]), (0, 1, 0, 1))
    ([0.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0])
    """
    rewards = []
    for seat, rank in enumerate(ranks.tolist()):
        others = [int(ranks[other]) for other in range(len(ranks)) if teams[other] != teams[seat]]
        behind, before = sum(other > rank for other in others), sum(other < rank for other in others)
        rewards.append((behind - before) / max(1, len(others)))
    return rewards


class Winnings:
    """What a race brings its seats, step by step: their place when it is over, or points as they come and go."""

    def __init__(self, reward: Reward, seats: int) -> None:
        self.reward, self._points = reward, [0] * seats

    def of(self, race: BareRace) -> list[float]:
        """What has come to each seat since this was asked last."""
        if self.reward == "score":
            before, self._points = self._points, race.scores()[:, 1].tolist()
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if race.bits == 0:
            return place_rewards(race.scores()[:, 0], race.grid.teams)
        return [0.0] * race.grid.seats


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
