"""A race in progress: the class people use."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from paddock.bare import BareRace, Grid
from paddock.engine.fate import FULL, MOST, fates, key_from_seed, new_key
from paddock.engine.glass import EVERYTHING, SPECTATOR, WIDTH, values_of
from paddock.engine.groups import OneRace, Trials
from paddock.engine.jit import uncompiled
from paddock.engine.log import ROWS, new_log
from paddock.engine.numbers import Action, Seat
from paddock.engine.records import Array, copied, new
from paddock.errors import (
    BadDocument,
    CannotUndo,
    IllegalMove,
    ImpossibleChance,
)
from paddock.games import game as find_game
from paddock.games.contract import Document, Event, Figures, Game

if TYPE_CHECKING:
    from paddock.analysis import Analysis


@dataclass(frozen=True)
class Move:
    """A move that was played: the seat, its words, and what chance gave until the next decision."""

    seat: str
    words: str
    chance: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A move that a seat may make: its words, its kind, and what is certain about it."""

    move: str
    kind: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Played:
    """A move that was played, in numbers."""

    seat: Seat
    action: Action
    outcomes: tuple[int, ...]
    pending: int  # who could decide when this was played, as bits


class Race:
    """A race of any of the games.

    >>> race = Race("speed", seats=2, seed=146)
    >>> race.pending
    ['s0']
    >>> race.legal("s0")[:2]
    ['attack SPEED_LIMIT B', 'discard SPEED_LIMIT']
    >>> race.play("s0", "attack SPEED_LIMIT B")
    >>> race.pending
    ['s1']
    >>> race.play("s1", "play START")
    Traceback (most recent call last):
    ...
    paddock.errors.IllegalMove: s1 can't 'play START': that card is not in your hand (SPD-6.3).

    Seats are given by name or by number. The same seed gives the same race; without one nobody can foresee chance.
    Files that an option names are looked for in `folder`; None reads no files.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] | None = None,
        *,
        seed: int | str | None = None,
        track: str | None = None,
        chance: Iterable[Any] = (),
        folder: str | Path | None = ".",
        **options: Any,
    ) -> None:
        self._start(game, seats, seed, {**({"track": track} if track is not None else {}), **options}, folder)
        self._deal(chance)

    def _deal(self, chance: Iterable[Any]) -> None:
        self.foretell(chance)
        self._run(self.grid.begin)
        self._opening: tuple[int, ...] = self._outcomes
        self._set_barrier()

    def _start(
        self,
        game: str | Game,
        seats: int | Sequence[str] | None,
        seed: int | str | None,
        options: Mapping[str, Any],
        folder: str | Path | None,
    ) -> None:
        found = game if isinstance(game, Game) else find_game(str(game))
        self.grid = Grid(found, seats, options, None if folder is None else Path(folder))
        self.game, self.seats, self.options = self.grid.game, self.grid.names, self.grid.options
        self.bare = BareRace(self.grid)  #: the race in numbers alone
        self._key = new_key() if seed is None else key_from_seed(seed)
        self.bare.go_by(fates(self._key))
        self.bare.fates["watched"] = 1
        self._logs = new_log(on=True)
        self._names: dict[int, list[str]] = {}  # seats by the bits that stand for them
        self._script: deque[int] = deque()
        self._script_read = 0
        self._played: list[Played] = []
        self._rows: list[Array] = []
        self._origin: Array | None = None  # the position that the race began from, if not from set-up
        self._opening = ()  # outcomes of the set-up

    # What is to be decided

    @property
    def pending(self) -> list[str]:
        """The seats that must decide now; several in a simultaneous phase, none when the race is over."""
        bits = self.bare.bits
        found = self._names.get(bits)
        if found is None:
            found = self._names[bits] = [self.seats[seat] for seat in self.bare.pending]
        return found.copy()

    @property
    def over(self) -> bool:
        """Whether the race has ended."""
        return self.bare.bits == 0

    @property
    def course(self) -> Any:
        """What stays the same during the race (its track, its deck, its options), as the record that rules read."""
        return self._course

    @property
    def rounds(self) -> int:
        """The rounds that have begun (in Thunder Alley: the turns), as the game counts them."""
        return int(uncompiled(self.game.rules.clock)(self._state))

    def legal(self, seat: str | int) -> list[str]:
        """The words of all moves that a seat may make now."""
        number, words = self.grid.seat(seat), self.grid.words
        if not self.bare.must_decide(number):
            return []
        return [str(words[action]) for action in (self.bare.arrays.verdicts[number] == 0).nonzero()[0]]

    def verdict(self, seat: str | int) -> dict[str, str | None]:
        """For every move of the game: None if the seat may make it now, or the id of the rule that forbids it."""
        verdict = self.bare.verdict(self.grid.seat(seat))
        return {
            words: self.game.rules.refusals[verdict[action] - 1] if verdict[action] else None
            for words, action in self.grid.known.items()
        }

    def why_not(self, seat: str | int, move: str) -> IllegalMove | None:
        """The error that playing this move would raise, or None."""
        number, action = self.grid.seat(seat), self.grid.action(move)
        return self.bare.refusal(number, action) if self.bare.verdict(number)[action] else None

    # Playing

    def play(self, seat: str | int, move: str) -> None:
        """Make a move, and let everything happen that follows by itself.

        Raises `UnknownMove` for words that are no move, `IllegalMove` for a move that a rule forbids.
        """
        self._carry_out(*self._playable(seat, move))

    def _playable(self, seat: str | int, move: str) -> tuple[Seat, Action]:
        """A seat and a move that it may make now, by their numbers."""
        number, action = self.grid.seat(seat), self.grid.action(move)
        if not self.bare.must_decide(number) or self.bare.arrays.verdicts[number, action]:
            raise self.bare.refusal(number, action)
        return number, action

    def _carry_out(self, seat: Seat, action: Action) -> None:
        before, rows = self.bare.bits, len(self._rows)
        self._run(self.grid.step, seat, action)
        self._played.append(Played(seat, action, self._outcomes, before))
        if self._outcomes or any(int(row[0]) not in self.game.rules.silent for row in self._rows[rows:]):
            self._set_barrier()

    def _run(self, loop: Callable[..., int], *arguments: int) -> None:
        """Call a loop that may ask for chance; on an outcome that can't happen nothing has changed."""
        bare, log = self.bare, self._logs
        fate = bare.fates
        if self._script:
            self._lay_out_script(fate)
            before = copied(bare.states), copied(fate)
        bits = loop(bare.arrays, *arguments, log)
        if fate["fault"][0]:
            fault = int(fate["fault"][0])
            if self._script:
                bare.put(*before)
            log["n"] = 0
            raise self._impossible(fault)
        self._collect(fate, log)
        bare.now(int(bits))

    def _lay_out_script(self, fate: Array) -> None:
        window = [self._script[i] for i in range(min(MOST, len(self._script)))]
        fate["script"][0, : len(window)] = window
        fate["scripted"] = len(window)

    def _impossible(self, fault: int) -> ImpossibleChance:
        assert fault != FULL, "a verb asked for more chance than can be written down"
        word = self.game.notation.outcome_word(self._course, self._script[fault - 1], self.seats)
        return ImpossibleChance("impossible_chance", index=self._script_read + fault - 1, outcome=word)

    def _collect(self, fate: Array, log: Array) -> None:
        told = int(fate["told"][0])
        self._outcomes = tuple(fate["given"][0, :told].tolist()) if told else ()
        if told:
            fate["told"] = 0
        if self._script:
            read = int(fate["read"][0])
            for _ in range(read):
                self._script.popleft()
            self._script_read += read
            fate["read"] = 0
            fate["scripted"] = 0
        n = int(log["n"][0])
        assert n < ROWS, "a verb told more events than a log holds"
        if n:
            self._rows.extend(log["rows"][0, :n].copy())
            log["n"] = 0

    def foretell(self, outcomes: Iterable[Any]) -> None:
        """Give chance its next outcomes in advance, in words: for scenarios, replays, and races on a real table."""
        numbers: list[int] = []
        for index, words in enumerate(outcomes):
            for word in words if isinstance(words, list) else [words]:
                number = self.game.notation.outcome(self._course, word, self.seats)
                if number is None:
                    raise ImpossibleChance("unknown_outcome", index=index, outcome=word)
                numbers.append(number)
        self._script.extend(numbers)

    @property
    def foretold(self) -> int:
        """How many outcomes have been given in advance and are still to come."""
        return len(self._script)

    # Taking back

    def _set_barrier(self) -> None:
        """Nothing before this moment can be taken back."""
        self._barrier = len(self._played)
        bare = self.bare
        self._snapshot = (copied(bare.states), copied(bare.fates), len(self._rows), bare.bits)

    def undo(self, seat: str | int | None = None) -> None:
        """Take back the last move of a seat (by default the last move of all).

        It stops where something was revealed, or where another seat has acted that was not free to act before.
        """
        at = self._undoable(seat)
        since = self._played[self._barrier :]
        later = since[at + 1 :]
        states, fate, rows, _ = self._snapshot
        self.bare.put(copied(states), copied(fate))
        del self._rows[rows:]
        del self._played[self._barrier :]
        for move in since[:at] + later:
            self._carry_out(move.seat, move.action)

    def can_undo(self, seat: str | int | None = None) -> bool:
        """Whether `undo` would take something back."""
        at = self._last_of(seat)
        return at is not None and self._was_free(at)

    def _undoable(self, seat: str | int | None) -> int:
        """Which of the moves since the barrier a seat may take back."""
        at = self._last_of(seat)
        if at is None:
            raise CannotUndo("nothing_to_undo" if not self._played else "undo_barrier")
        if not self._was_free(at):
            raise CannotUndo("undo_other_seat")
        return at - self._barrier

    def _last_of(self, seat: str | int | None) -> int | None:
        """The last move since the barrier, of a seat or of all."""
        number = None if seat is None else self.grid.seat(seat)
        for at in range(len(self._played) - 1, self._barrier - 1, -1):
            if number is None or self._played[at].seat == number:
                return at
        return None

    def _was_free(self, at: int) -> bool:
        """Whether everybody who has moved after this move could have done so before it."""
        free = self._played[at].pending
        return all((free >> move.seat) & 1 for move in self._played[at + 1 :])

    # Looking

    def view(self, seat: str | int | None = None) -> Document:
        """What a seat may see, in the words of a position; None is a spectator."""
        viewer = None if seat is None else self.grid.seat(seat)
        return self.grid.in_words(self.bare.seen(viewer), viewer)

    def seen(self, seat: str | int | None = None) -> Array:
        """What a seat may see, as the numbers that `game.faces.seen` declares; None is a spectator."""
        return self.bare.seen(None if seat is None else self.grid.seat(seat))

    def choices(self, seat: str | int) -> list[Choice]:
        """What a seat may do now: every legal move with its kind, and what is certain about it.

        >>> Race("heat", 2, seed=1).choices("A")[2]
        Choice(move='gear 3', kind='gear', values={'gear': 3, 'cost': 1})
        """
        return [
            Choice(
                str(self.grid.words[action]),
                self.game.faces.choices_of[kind].name,
                values_of(self.game.faces.choices_of[kind].columns, numbers, self.grid.labels),
            )
            for action, kind, *numbers in self.offers(seat)
        ]

    def offers(self, seat: str | int) -> list[list[int]]:
        """The same as numbers: per legal move its action, its kind, and the columns of that kind."""
        number = self.grid.seat(seat)
        if not self.bare.must_decide(number):
            return []
        offers, sizes = (
            np.empty((self.game.rules.actions, WIDTH), np.int32),
            np.empty(self.game.rules.actions, np.int32),
        )
        courses, states, _, verdicts = self.bare.arrays
        n = self.game.loops.offer_all(courses, states, number, verdicts[number], offers, sizes)
        return [offer[:size] for offer, size in zip(offers[:n].tolist(), sizes[:n].tolist(), strict=True)]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, nothing hidden."""
        (rows,) = self._told_rows([EVERYTHING], 0)
        return [self.game.event(told, self.grid.labels) for told in rows if told]

    def events_for(self, seat: str | int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) was told of all that has happened, from the event number `since` on."""
        (rows,) = self.told_rows([seat], since)
        return [self.game.event(told, self.grid.labels) for told in rows if told]

    def told_rows(self, viewers: Sequence[str | int | None], since: int = 0) -> list[list[list[int]]]:
        """The same as numbers, for some viewers: the code, the seat and the columns of every event.

        A row is empty where a viewer was told nothing.
        """
        return self._told_rows([SPECTATOR if seat is None else self.grid.seat(seat) for seat in viewers], since)

    def _told_rows(self, viewers: Sequence[int], since: int) -> list[list[list[int]]]:
        rows = self._rows[since:]
        if not rows:
            return [[] for _ in viewers]
        return self.game.told(self.grid.courses, np.concatenate(rows).reshape(len(rows), -1), viewers)

    @property
    def event_count(self) -> int:
        """How many events there have been; a bookmark for `events_for`."""
        return len(self._rows)

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [self._move(played) for played in self._played]

    @property
    def move_count(self) -> int:
        """How many moves have been played."""
        return len(self._played)

    @property
    def last_move(self) -> Move | None:
        """The move played last."""
        return self._move(self._played[-1]) if self._played else None

    def _move(self, played: Played) -> Move:
        return Move(self.seats[played.seat], str(self.grid.words[played.action]), self._outcome_words(played.outcomes))

    def _outcome_words(self, outcomes: tuple[int, ...]) -> tuple[Any, ...]:
        return tuple(self.game.notation.outcome_word(self._course, outcome, self.seats) for outcome in outcomes)

    def scores(self) -> dict[str, tuple[int, int]]:
        """Per seat the rank and the points, as the race stands."""
        found = zip(self.seats, self.bare.scores(), strict=True)
        return {name: (int(rank), int(points)) for name, (rank, points) in found}

    def result(self) -> Document:
        """Scores, ranks and the winner, in the words of the game."""
        return self.game.notation.result(self._course, self._state, self.seats)

    def figures(self) -> dict[str, Figures]:
        """What the race amounts to for every seat so far, in the figures that players of this game care about."""
        return self.game.notation.figures(self._course, self._state, self.seats, self.events)

    def units(self) -> dict[str, list[str]]:
        """Who races together: every team (or single driver) and its seats."""
        return {
            unit: [self.seats[seat] for seat in members]
            for unit, members in self.game.notation.units(self._course, self.seats).items()
        }

    def facts(self) -> Document:
        """The position and what follows from it, nothing hidden: what a scenario may expect."""
        return self.game.notation.facts(self._course, self._state, self.seats)

    def words(self, move: str, seat: str | int | None = None) -> str:
        """A move in its usual words, or in those that a legal move of this seat has for it now; or `UnknownMove`."""
        action = self.grid.action(move)
        return str(self.grid.words[action if seat is None else self._meant(self.grid.seat(seat), action)])

    def can_come(self, words: str) -> bool:
        """Whether chance can ever give something of that name in this race."""
        return self.game.notation.outcome(self._course, words, self.seats) is not None

    def observe(self, seat: str | int) -> Array:
        """What a seat may know, as numbers."""
        return self.bare.see(self.grid.seat(seat))

    def guess(self, seat: str | int, seed: int | str | None = None) -> Race:
        """A race that looks the same to this seat, with all that it can't see dealt again, and a chance of its own."""
        key = new_key() if seed is None else key_from_seed(seed)
        return self._elsewhere(self.bare.guess(self.grid.seat(seat), key), key)

    def at(self, states: Array, seed: int | str | None = None) -> Race:
        """A race of the same seats and options that goes on from a position kept as an array, with its own chance."""
        key = new_key() if seed is None else key_from_seed(seed)
        return self._elsewhere(self.bare.at(copied(states), fates(key)), key)

    def _elsewhere(self, bare: BareRace, key: bytes) -> Race:
        """A race that goes on from somewhere else by the chance of a key, and knows nothing of how it came there."""
        other = self._twin(bare)
        other._key = key
        bare.fates["watched"] = 1
        other._script = deque()
        other._played, other._rows, other._opening, other._outcomes = [], [], (), ()
        other._origin = copied(bare.states)
        other._set_barrier()
        return other

    def preview(
        self, seat: str | int, move: str, *, samples: int = 200, seed: int | str | None = None
    ) -> dict[str, dict[str, Any]]:
        """What a legal move would bring, as far as this seat can know: what is certain, and what is risked how often.

        The move is tried on as many guesses as `samples` says. What a game tells of it is `game.rules.foresight`.

        >>> race = Race("heat", ["A", "B"], seed=4, grid=["A", "B"])
        >>> race.preview("A", "gear 3", seed=1)["certain"]["engine"]
        5
        """
        number = self.grid.seat(seat)
        refusal = self.why_not(number, move)
        if refusal is not None:
            raise refusal
        self.game.prepare("preview")
        outs = np.zeros((max(1, samples), len(self.game.rules.foresight)), np.int32)
        key = new_key() if seed is None else key_from_seed(seed)
        verdicts = np.zeros((1, self.game.rules.actions), np.uint8)
        trials = Trials(
            new(self.game.rules.state), fates(key, first=1), fates(key, first=2), new_log(on=True), verdicts
        )
        action = self.grid.action(move)
        self.game.loops.preview(self.grid.courses, self.bare.states, number, action, trials, outs)
        told: dict[str, dict[str, Any]] = {"certain": {}, "risk": {}}
        for name, column in zip(self.game.rules.foresight, outs.T, strict=True):
            values, counts = np.unique(column, return_counts=True)
            if len(values) == 1:
                told["certain"][name] = int(values[0])
            else:
                shares = zip(values, counts, strict=True)
                told["risk"][name] = {int(value): float(n) / len(outs) for value, n in shares}
        return told

    def analyse(self, seat: str | int, **options: Any) -> Analysis:
        """What the decisions of a seat were worth, when the race is over: see `paddock.analysis.analyse`."""
        from paddock.analysis import analyse

        return analyse(self.record(), seat, **options)

    def pilot_move(self, seat: str | int, whims: Array) -> str:
        """What the rule-of-thumb driver of the game would do on a pending seat; `whims` is its own chance."""
        return str(self.grid.words[self.bare.pilot(self.grid.seat(seat), whims)])

    # Notation

    def position(self) -> Document:
        """The whole position with its game, options and seats; `Race.from_position` reads it back."""
        return {
            "game": self.game.name,
            **({"options": self.options} if self.options else {}),
            "seats": list(self.seats),
            "position": self.game.notation.write(self._course, self._state, self.seats),
        }

    @classmethod
    def from_position(
        cls,
        document: Document,
        *,
        seed: int | str | None = None,
        chance: Iterable[Any] = (),
        folder: str | Path | None = ".",
    ) -> Race:
        """A race that goes on from a position; what the document leaves out is as after set-up.

        >>> race = Race.from_position({"game": "speed", "seats": ["Ana", "Ben"], "position": {"turn": "Ben"}}, seed=1)
        >>> race.pending
        ['Ben']
        >>> Race.from_position(race.position()) == race
        True
        """
        race = cls._from_header(document, seed, folder)
        race.foretell(chance)
        position = document.get("position") or {}
        if not isinstance(position, Mapping):
            raise BadDocument("not_a_mapping", key="position", value=position)
        race._place(dict(position))
        return race

    @classmethod
    def from_header(
        cls,
        document: Document,
        *,
        seed: int | str | None = None,
        chance: Iterable[Any] = (),
        folder: str | Path | None = ".",
    ) -> Race:
        """A race from its beginning, by the game, seats and options of a document.

        >>> Race.from_header({"game": "speed", "seats": 4, "options": {"max_rounds": 2}}, seed=1)
        <Race('speed', seats=['s0', 's1', 's2', 's3'], max_rounds=2) after 0 moves>
        """
        race = cls._from_header(document, seed, folder)
        race._deal(chance)
        return race

    @classmethod
    def _from_header(cls, document: Document, seed: int | str | None, folder: str | Path | None) -> Race:
        if not isinstance(document, Mapping):
            raise BadDocument("not_a_mapping", key="game", value=document)
        options = document.get("options") or {}
        if not isinstance(options, Mapping):
            raise BadDocument("not_a_mapping", key="options", value=options)
        if "track" in document:
            options = {"track": document["track"], **options}
        race = cls.__new__(cls)
        race._start(document.get("game", ""), document.get("seats"), seed, options, folder)
        return race

    def _place(self, position: Document) -> None:
        """Set up by the seed alone, then change what the position says; only its own draws use the script."""
        script, self._script = self._script, deque()
        dealing = fates(self._key, first=1)
        setting = self.bare.fates
        self.bare.go_by(fates(self._key, first=2))
        self._run(self.grid.begin)
        self.bare.go_by(setting)
        self._script = script
        self._rows.clear()

        def place(race: OneRace, log: Array) -> int:
            awaited = list(self._script)
            courses, states, fate, verdicts = race
            self.game.notation.read(courses[0], states[0], position, self.seats, awaited, dealing[0], fate[0], log[0])
            pending: int = self.game.loops.look(courses, states, verdicts)
            return pending

        self._run(place)
        self._origin = copied(self.bare.states)
        self._set_barrier()

    def record(self) -> Document:
        """Every move and every outcome of chance: the race can be replayed without its seed."""
        document: Document = {
            "game": self.game.name,
            "rules": self.game.version,
            **({"options": self.options} if self.options else {}),
            "seats": list(self.seats),
        }
        if self._origin is not None:
            document["position"] = self.game.notation.write(self._course, self._origin[0], self.seats)
        else:
            document["chance"] = list(self._outcome_words(self._opening))
        document["moves"] = [
            {move.seat: move.words, **({"chance": list(move.chance)} if move.chance else {})} for move in self.moves
        ]
        if self.over:
            document["result"] = self.result()
        document["digest"] = self.digest()
        return document

    @classmethod
    def from_record(
        cls,
        document: Document,
        *,
        seed: int | str | None = None,
        moves: int | None = None,
        folder: str | Path | None = ".",
    ) -> Race:
        """Replay a record, whole or its first `moves`; chance that comes after it is new.

        Raises `BadDocument` if a move was not legal, or chance gave what it can't give.
        """
        from paddock.notation.records import replay

        return replay(cls, document, seed=seed, moves=moves, folder=folder)

    # Being a value

    def digest(self) -> str:
        """A hash of the position and of what it is played on: equal races have equal digests."""
        digest = hashlib.sha256(f"{self.game.name} {self.game.version} {self.seats}".encode())
        rules, courses = self.game.rules, self.grid.courses
        for field in rules.course.names or ():
            if field not in rules.aids | rules.later:
                digest.update(courses[field].tobytes())
        for field in sorted(rules.later):
            if courses[field].any():
                digest.update(courses[field].tobytes())
        digest.update(self.bare.states.tobytes())
        return digest.hexdigest()[:32]

    def copy(self) -> Race:
        """The same race once more, chance included: both go on alike if the same moves are made."""
        twin = self._twin(self.bare.copy())
        twin._script, twin._played, twin._rows = self._script.copy(), self._played.copy(), self._rows.copy()
        return twin

    def _twin(self, bare: BareRace) -> Race:
        """The same race around other numbers; how they came about is not copied, and must not be added to."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.bare = bare
        twin._logs = new_log(on=True)
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key != "_logs"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._logs = new_log(on=True)

    def __deepcopy__(self, memo: dict[int, Any]) -> Race:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Two races are equal when their positions are, whatever chance will bring and however they came there."""
        return isinstance(other, Race) and self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"<Race({self.game.name!r}, seats={self.seats!r}{options}) after {len(self._played)} moves>"

    def __str__(self) -> str:
        """The table as a spectator sees it, as text."""
        from rich.console import Console

        out = StringIO()
        Console(file=out, width=120, color_system=None, emoji=False).print(self.game.faces.draw_view(self.view(), "en"))
        return "\n".join(line.rstrip() for line in out.getvalue().rstrip().splitlines())

    @property
    def _course(self) -> Any:
        return self.grid.courses[0]

    @property
    def _state(self) -> Any:
        return self.bare.states[0]

    def _meant(self, seat: Seat, action: Action) -> Action:
        """The number of the move that a seat means by an action now."""
        if not self.bare.must_decide(seat) or self.bare.verdict(seat)[action] == 0:
            return action
        return self.game.notation.meant(self._course, self._state, seat, action)
