"""A race as arrays: nothing but the position and the compiled loops around it.

`paddock.race.Race` is the class for people: it puts words, events, undo and notation around a `BareRace`, which has
numbers alone. Those who take millions of steps use it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy import empty

from paddock.engine.fate import FATE, fates, new_key
from paddock.engine.glass import SPECTATOR, new_seen
from paddock.engine.groups import OneRace, Sight
from paddock.engine.jit import compiled_for
from paddock.engine.log import new_log
from paddock.engine.loops import MOST_SEATS
from paddock.engine.numbers import Action, Seat, Viewer, all_actions, all_seats
from paddock.engine.records import Array, copied, new
from paddock.errors import BadOption, IllegalMove, NotYourTurn, UnknownMove, UnknownSeat
from paddock.games import game as find_game
from paddock.games.contract import Document, Game

if TYPE_CHECKING:
    from paddock.race import Race

#: Who looks, as the loops take it.
_VIEWERS: Mapping[Viewer, Array] = {
    None: np.array([SPECTATOR]),
    **{seat: np.array([seat]) for seat in all_seats(MOST_SEATS)},
}

LONGEST_NAME = 40
RESERVED = ("chance", "expect", "step", "spectator")  #: words that stand where a seat stands in records and scenarios
LONGEST_MOVE = 200  #: characters of a move that are read

_NO_LOG = new_log(on=False)
_ALLOWED = bytes([1] + [0] * 255)  #: what becomes of a verdict in a mask: 0 is legal, the rest are rules that forbid it
_INT8, _INT32 = np.dtype(np.int8), np.dtype(np.int32)
#: The first of those who must decide, by their bits.
_ASKED = tuple(Seat(max(0, (bits & -bits).bit_length() - 1)) for bits in range(1 << MOST_SEATS))


class Grid:
    """Who races on what: a game, its seats, and the course that the options make. It never changes, so copies share it.

    Files that an option names are looked for in `folder`; None reads no files.

    >>> Grid("speed", 4).teams
    (0, 1, 0, 1)
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        folder: Path | None = Path(),
    ) -> None:
        found = game if isinstance(game, Game) else find_game(game)
        self.names = seat_names(found, seats)
        self.courses, self.options = found.notation.make_course(self.names, options or {}, folder)
        self.game = found.on(self.courses[0])
        self.game.prepare()
        self._open()

    def _open(self) -> None:
        self.seats, self.actions, self.numbers = len(self.names), self.game.rules.actions, self.game.rules.observation
        self.doors = doors = doors_of(self.game)
        self.begin, self.step, self.observe, self.score = doors.begin, doors.step, doors.observe, doors.score

    @cached_property
    def turn(self) -> Callable[..., int]:
        """The loop that does all of a step at once, which takes a while to be compiled."""
        return self.doors.turn

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """Per seat the number of its team."""
        units = self.game.notation.units(self.courses[0], self.names).values()
        return tuple(next(n for n, unit in enumerate(units) if seat in unit) for seat in all_seats(self.seats))

    @cached_property
    def words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing here."""
        return [self.game.notation.word(self.courses[0], action) for action in all_actions(self.actions)]

    @cached_property
    def known(self) -> dict[str, Action]:
        """The actions by their words."""
        return {words: action for action in all_actions(self.actions) if (words := self.words[action]) is not None}

    def seat(self, seat: str | int) -> Seat:
        """The number of a seat given by name or number; or `UnknownSeat`."""
        if isinstance(seat, str) and seat in self.names:
            return Seat(self.names.index(seat))
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return Seat(seat)
        raise UnknownSeat("unknown_seat", seat=seat, known=", ".join(self.names))

    def words_of(self, number: int) -> str:
        """The words of an action by its number; or `UnknownMove`."""
        words = self.words[number] if 0 <= number < self.actions else None
        if words is None:
            raise UnknownMove("no_such_action", action=number, most=self.actions - 1)
        return words

    def action(self, move: str) -> Action:
        """The number of a move; or `UnknownMove`."""
        words = move if isinstance(move, str) else str(move)
        known = self.known.get(words)
        return self.game.notation.parse(self.courses[0], words[:LONGEST_MOVE]) if known is None else known

    @cached_property
    def labels(self) -> dict[str, Sequence[Any]]:
        """What the numbers of views, events and choices stand for."""
        return self.game.labels(self.courses[0], self.names)

    @cached_property
    def _stays(self) -> Document:
        return self.game.notation.stays(self.courses[0], self.names)

    def in_words(self, seen: Array, viewer: Viewer) -> Document:
        """The numbers that a viewer sees, in the words of a position."""
        return self.game.notation.view(seen, viewer, self.labels, self._stays)

    @cached_property
    def race(self) -> Race:
        """A race of these seats on this course, for its words."""
        from paddock.race import Race

        return Race(self.game, self.names, seed=0, **self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Grid:
        return self

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.names, self.courses, self.options

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.names, self.courses, self.options = state
        self.game.prepare()
        self._open()


def seat_names(game: Game, seats: int | Sequence[str] | None) -> list[str]:
    """The names of the seats of a race, given as such, or by how many they are; or `BadOption`."""
    known = ", ".join(map(str, game.seats))
    if seats is None:
        seats = game.usual
    elif isinstance(seats, np.integer):
        seats = int(seats)
    if isinstance(seats, bool) or not isinstance(seats, int | list | tuple):
        raise BadOption("not_seats", value=seats, known=known)
    names = game.notation.seat_names(seats) if isinstance(seats, int) and seats in game.seats else seats
    if isinstance(names, int) or len(names) not in game.seats:
        raise BadOption("not_seats", value=seats if isinstance(seats, int) else len(seats), known=known)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOption("bad_seat_name", name=name, most=LONGEST_NAME)
        if name in RESERVED:
            raise BadOption("bad_seat_name", name=name, most=LONGEST_NAME)
    if len(set(names)) < len(names):
        raise BadOption("seat_twice", names=", ".join(names))
    return list(names)


class Doors:
    """The loops that every race needs, as code that takes what it is given: it is called in half the time."""

    def __init__(self, game: Game) -> None:
        self._game = game
        names = game.notation.seat_names(game.usual)
        courses, _ = game.notation.make_course(names, game.options, None)
        verdicts = np.zeros((len(names), game.rules.actions), np.uint8)
        self._race = OneRace(courses, new(game.rules.state), fates(bytes(32)), verdicts)
        loops, states = game.loops, self._race.states
        self.begin = compiled_for(loops.begin, self._race, _NO_LOG)
        self.step = compiled_for(loops.step, self._race, *self._first_move(), _NO_LOG)
        self.observe = compiled_for(loops.observe_one, courses, states, 0, empty(game.rules.observation, _INT32))
        self.score = compiled_for(loops.score_one, courses, states, np.zeros((len(names), 2), _INT32))
        seen, records = new_seen(game.faces.seen)
        sight = Sight(seen, records, seen, np.zeros(1, np.bool_))
        self.show = compiled_for(loops.show_all, courses, states, np.zeros(1, int), sight)

    @cached_property
    def turn(self) -> Callable[..., int]:
        game = self._game
        game.prepare("turn")
        loop: Callable[..., int] = game.loops.turn
        seen, mask = empty(game.rules.observation, _INT32), empty(game.rules.actions, _INT8)
        return compiled_for(loop, self._race, *self._first_move(), seen, mask)

    def _first_move(self) -> tuple[Seat, Action]:
        seat = _ASKED[self.begin(self._race, _NO_LOG)]
        return seat, Action(int((self._race.verdicts[seat] == 0).argmax()))


@cache
def doors_of(game: Game) -> Doors:
    """Of a game, once."""
    return Doors(game)


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

    __slots__ = ("_ready", "arrays", "asked", "bits", "grid")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        verdicts = np.zeros((grid.seats, grid.actions), np.uint8)
        self.arrays = OneRace(grid.courses, new(grid.game.rules.state), new(FATE), verdicts)  #: as the loops take them
        self.now(0)

    def now(self, bits: int) -> None:
        """Whose turn it is after something has happened."""
        self.bits = bits  #: the seats that must decide now
        self.asked = _ASKED[bits]  #: the first of them; 0 when the race is over
        self._ready: Array | None = None  #: what that seat may know, where it has been made ready

    @property
    def states(self) -> Array:
        """The position, in an array of one."""
        return self.arrays.states

    @property
    def fates(self) -> Array:
        """Its chance, in an array of one."""
        return self.arrays.fates

    def go_by(self, chance: Array) -> None:
        """Go on by another chance."""
        self.arrays = self.arrays._replace(fates=chance)

    def put(self, states: Array, chance: Array) -> None:
        """Go on from another position, by another chance."""
        self.arrays = self.arrays._replace(states=states, fates=chance)
        self.look()

    def look(self) -> None:
        """Find out who must decide, and what they may do."""
        courses, states, _, verdicts = self.arrays
        self.now(int(self.grid.game.loops.look(courses, states, verdicts)))

    def begin(self, key: bytes, number: int = 0) -> None:
        """Set up race number so-and-so under a key, the one that a batch would run under this number."""
        self.go_by(fates(key, first=2 * number))
        self.now(self.grid.begin(self.arrays, _NO_LOG))

    @property
    def pending(self) -> list[Seat]:
        """The seats that must decide now; none when the race is over."""
        return [seat for seat in all_seats(self.grid.seats) if (self.bits >> seat) & 1]

    def must_decide(self, seat: Seat) -> bool:
        """Whether a seat is one of them."""
        return bool((self.bits >> seat) & 1)

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action, or raise the error that says which rule forbids it."""
        chosen = number_of(action, self.grid.actions)
        if not self.legal(seat)[chosen]:
            raise self.refusal(seat, chosen)
        self.carry_out(seat, chosen)

    def carry_out(self, seat: Seat, action: Action) -> None:
        """Carry out an action that is known to be legal for this seat now."""
        self.now(self.grid.step(self.arrays, seat, action, _NO_LOG))

    def turn(self, action: Action) -> Array | None:
        """Carry out an action of the seat that is asked; the answer is the mask of the seat that is asked next.

        It is None if the action is not legal, and nothing has changed; that somebody is asked, and that it is a number
        of an action, is known. All is done in one call of compiled code, and what the next seat may know is kept for
        who asks `see` first.
        """
        grid = self.grid
        seen, mask = empty(grid.numbers, _INT32), empty(grid.actions, _INT8)
        bits = grid.turn(self.arrays, self.asked, action, seen, mask)
        if bits < 0:
            return None
        self.bits, self.asked, self._ready = bits, _ASKED[bits], seen
        return mask

    def deal(self, chance: Array, log: Array) -> None:
        """Set up by a chance of somebody else, and tell a log what happens."""
        self.now(self.grid.begin(self.arrays._replace(fates=chance), log))

    def carry_out_by(self, seat: Seat, action: Action, chance: Array, log: Array) -> None:
        """Carry out an action by a chance of somebody else, with a log."""
        self.now(self.grid.step(self.arrays._replace(fates=chance), seat, action, log))

    def legal(self, seat: Seat) -> bytes:
        """For every action 1 if this seat may do it now, or 0."""
        if (self.bits >> self._known(seat)) & 1:
            verdict: bytes = self.arrays.verdicts[seat].tobytes()
            return verdict.translate(_ALLOWED)
        return bytes(self.grid.actions)

    def mask(self, seat: Seat) -> Array:
        """The same as a new array."""
        return as_mask(self.legal(seat))

    def verdict(self, seat: Seat) -> Array:
        """Per action the number of the rule that forbids it to a seat now, or 0."""
        verdict: Array
        if (self.bits >> self._known(seat)) & 1:
            verdict = self.arrays.verdicts[seat]
            return verdict
        verdict = np.zeros(self.grid.actions, np.uint8)
        self.grid.game.loops.judge_one(self.grid.courses, self.states, seat, verdict)
        return verdict

    def refusal(self, seat: Seat, action: Action) -> IllegalMove:
        """The error that says which rule forbids an action that is not legal now."""
        grid = self.grid
        rule = grid.game.rules.refusals[int(self.verdict(seat)[action]) - 1]
        name, move = grid.names[seat], grid.words[action] or str(action)
        if self.must_decide(seat):
            return IllegalMove("illegal_move", game=grid.game.name, seat=name, move=move, rule=rule)
        return NotYourTurn("illegal_move", game=grid.game.name, seat=name, move=move, rule=rule)

    def observe(self, seat: Seat) -> Array:
        """What this seat may know, as numbers: a new array."""
        return self.see(self._known(seat))

    def see(self, seat: Seat) -> Array:
        """The same for what is known to be a seat."""
        seen = self._ready
        if seen is not None and seat == self.asked:
            self._ready = None
            return seen
        seen = empty(self.grid.numbers, _INT32)
        self.grid.observe(self.grid.courses, self.arrays.states, seat, seen)
        return seen

    def seen(self, viewer: Viewer) -> Array:
        """What a viewer sees, as the numbers that `game.faces.seen` declares."""
        seen = np.empty((1, self.grid.game.faces.seen.size), _INT32)
        self.show(_VIEWERS[viewer], seen, seen, np.empty(1, np.bool_))
        shown: Array = seen[0]
        return shown

    def show(self, viewers: Array, seen: Array, last: Array, differs: Array) -> None:
        """What viewers see, one in each row, and whether that is not what they saw `last`."""
        records = np.ndarray(len(seen), self.grid.game.faces.seen.record, seen)
        self.grid.doors.show(self.grid.courses, self.states, viewers, Sight(seen, records, last, differs))

    def pilot(self, seat: Seat, whims: Array) -> Action:
        """What the rule-of-thumb driver of the game would do on a seat that must decide; `whims` is its own chance."""
        loops = self.grid.game.loops
        return Action(int(loops.pilot_one(self.grid.courses, self.states, seat, self.verdict(seat), whims)))

    def _known(self, seat: Seat) -> Seat:
        """The number of a seat, which compiled code takes for granted."""
        if type(seat) is int and 0 <= seat < self.grid.seats:
            return seat
        raise UnknownSeat("unknown_seat", seat=seat, known=", ".join(map(str, range(self.grid.seats))))

    def scores(self) -> Array:
        """Per seat the rank and the points, as the race stands."""
        out = np.zeros((self.grid.seats, 2), _INT32)
        self.grid.score(self.grid.courses, self.states, out)
        return out

    def guess(self, seat: Seat, key: bytes | None = None) -> BareRace:
        """The same race as far as this seat can see, the rest dealt again, with a chance of its own."""
        states, key = copied(self.states), new_key() if key is None else key
        self.grid.game.loops.guess_one(self.grid.courses, states, self._known(seat), fates(key, first=1))
        return self.at(states, fates(key))

    def at(self, states: Array, chance: Array) -> BareRace:
        """A race of the same grid that goes on from another position, by another chance."""
        twin = BareRace.__new__(BareRace)
        twin.grid, twin.arrays = self.grid, OneRace(self.grid.courses, states, chance, self.arrays.verdicts.copy())
        twin.look()
        return twin

    def race(self, seed: int | str | None = None) -> Race:
        """The same position as a `Race`, with a chance of its own."""
        return self.grid.race.at(self.states, seed)

    def copy(self) -> BareRace:
        """The same race once more, chance included."""
        twin = BareRace.__new__(BareRace)
        courses, states, chance, verdicts = self.arrays
        twin.grid, twin.arrays = self.grid, OneRace(courses, copied(states), copied(chance), verdicts.copy())
        twin.now(self.bits)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> BareRace:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.grid, self.states.tobytes(), self.fates.tobytes())

    def __eq__(self, other: object) -> bool:
        """Two races are equal when their positions are, on the same course."""
        return isinstance(other, BareRace) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[Any, ...]:
        return self.grid.game.name, self.grid.seats, repr(self.grid.options), self.states.tobytes()


def _again(grid: Grid, state: bytes, fate: bytes) -> BareRace:
    race = BareRace(grid)
    race.put(records_of(state, race.states), records_of(fate, race.fates))
    return race


def records_of(written: bytes, like: Array) -> Array:
    """Records from their bytes."""
    if len(written) != like.nbytes:
        raise ValueError("a record of another layout")
    return np.frombuffer(bytearray(written), like.dtype)


def as_mask(legal: bytes) -> Array:
    """A mask as libraries want it: an array of `int8` that nobody else has."""
    return np.frombuffer(bytearray(legal), _INT8)


def number_of(action: Any, actions: int) -> Action:
    """An action as a plain number, whatever kind of whole number it was given as."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < actions:
        raise UnknownMove("no_such_action", action=action, most=actions - 1)
    return Action(number)
