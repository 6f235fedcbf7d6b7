"""The contract of a game: what every room exports, and the loops that run any of them."""

import importlib.util
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from rich.console import RenderableType

from paddock.engine import loops, search
from paddock.engine.batch import run_charted, run_races
from paddock.engine.fate import fates
from paddock.engine.field import Field, Rules
from paddock.engine.glass import NONE, WIDTH, Row, Seen, new_seen, runs, values_of
from paddock.engine.jit import compiling, is_cold, mark_ready, note_steps, rule, steps_done
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.games.observed import Number
from paddock.words import sentence

Document = dict[str, Any]  #: a position or a view in the words of the rulebook
Names = Sequence[str]  #: the names of the seats, in order
Labels = Mapping[str, Sequence[Any]]  #: what the numbers of columns stand for


_PREPARED: set[tuple[str, str]] = set()  #: games, and the parts of them that are known to be compiled


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it.

    >>> Event("drove", "s0", {"km": 60, "team": "A", "distance": 60})
    Event(name='drove', seat='s0', values={'km': 60, 'team': 'A', 'distance': 60})
    """

    name: str
    seat: str | None
    values: Mapping[str, Any]


def values_told(event: Event, events: Iterable[Row]) -> dict[str, Any]:
    """The values of an event and its seat, to be told: None where the viewer may not know one."""
    columns = next((row.columns for row in events if row.name == event.name), ())
    return {**{column.name: None for column in columns}, **event.values, "seat": event.seat}


def as_driven(scores: Mapping[str, int], absent: Mapping[str, str]) -> dict[str, int]:
    """A substitute drives for the seat; one that is away has no points."""
    return {**scores, **{seat: 0 for seat, how in absent.items() if how == "away"}}


def no_options(result: Document) -> dict[str, Any]:
    """For games in which a race of a season leaves nothing to the next one."""
    return {}


def as_said(course: Record, state: Record, seat: int, action: int) -> int:
    """For games in which every move has one name."""
    return action


@rule
def rounds_begun(state: Record) -> int:
    """For games that count their rounds."""
    return int(state.rounds)


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its data, its verbs (all compiled, all of the same shape), and its words."""

    name: str
    version: int  #: of the rules; it changes when a legal game could go differently
    seats: tuple[int, ...]  #: how many can race
    usual: int  #: how many do when nobody says otherwise
    defaults: Mapping[str, Any]  #: the options and what they are when nobody says otherwise
    course: np.dtype[Any]
    aids: frozenset[str]  #: fields of the course that only help drivers: no rule looks at them
    state: np.dtype[Any]
    actions: int
    observation: int  #: numbers in an observation
    numbers: tuple[Number, ...]  #: what they mean, one after another
    foresight: tuple[str, ...]  #: what `foresee` tells of a choice
    longest: int  #: decisions that no race can exceed
    refusals: tuple[str, ...]  #: the rules that `judge` may name
    silent: frozenset[int]  #: events that reveal nothing to anybody else
    seen: Seen  #: the declared record of what a viewer sees
    events: tuple[Row, ...]  #: what may be told, by code
    choices_of: tuple[Row, ...]  #: what may be chosen, by kind
    enumerations: Mapping[str, Sequence[Any]]  #: what the numbers of columns stand for
    #: Events after which a table waits equally long whether anybody can answer or not, and the event if nobody does.
    pauses: Mapping[str, str]

    setup: Callable[[Record, Record, Record, Record], None]
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record], None]
    score: Callable[[Record, Record, Array], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]
    foresee: Callable[[Record, Record, int, int, Record, Record, Record, Array, Array], None]
    worth: Callable[[Record, Record, Array], None]  #: per seat, for a search
    tick: Callable[[Record, Record], int]  #: what a look ahead is counted in
    show: Callable[[Record, Record, int, Record], None]  #: what a viewer may see
    tell: Callable[[Record, Array, int, Array], int]  #: an event as a viewer may know it
    offer: Callable[[Record, Record, int, int, Array], int]  #: a legal choice, and where it leads

    seat_names: Callable[[int], list[str]]
    make_course: Callable[[Names, Mapping[str, Any], Path | None], tuple[Array, dict[str, Any]]]  #: None: no files
    tracks: Callable[[], list[str]]  #: the tracks that come with the game
    load_track: Callable[[Any, Path | None], Any] | None  #: by name, file or document; None for a game without tracks
    draw_track: Callable[..., str] | None  #: as SVG; `language=` for its words
    word: Callable[[Record, int], str | None]
    parse: Callable[[Record, str], int]
    outcome_word: Callable[[Record, int, Names], Any]
    outcome: Callable[[Record, Any, Names], int | None]
    write: Callable[[Record, Record, Names], Document]
    read: Callable[[Record, Record, Document, Names, Sequence[int], Record, Record, Record], None]
    #: What was shown, in words: its numbers, the viewer, what numbers stand for, and what stays the same.
    view: Callable[[Array, int | None, Labels, Document], Document]
    stays: Callable[[Record, Names], Document]  #: what a view tells of the course, in words
    result: Callable[[Record, Record, Names], Document]
    facts: Callable[[Record, Record, Names], Document]
    expectable: tuple[str, ...]  #: facts that may be absent
    compared: Mapping[tuple[str, ...], str]  #: parts of a position that are compared as a `bag`, or by their `top`
    units: Callable[[Record, Names], dict[str, list[int]]]
    draw_table: Callable[[Document, str], RenderableType]
    move_text: Callable[[Document, str, str], str]
    event_text: Callable[[Event, str], str]
    preview_text: Callable[[Document, str, str], str]
    loud: frozenset[str]  #: events that stand out when they are told
    about: Callable[[str, str], str | None]
    board: Callable[[Names, Mapping[str, Any]], msgspec.Struct]  #: what a page needs to draw the board, as plain data
    #: Options for which a page can offer a list, and what may stand in it.
    choices: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    #: The seats and options of a race that shows the game soon, with the first seat in front.
    short: Mapping[str, Any] = field(default_factory=dict)
    subjects: tuple[tuple[int, ...], ...] = ()  #: per action its kind, and the columns that say which one it is
    liveries: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  #: of seats that are called by a colour
    random_track: Callable[[int | str | None, int | None], Document] | None = None  #: by a seed, of so many segments
    #: The legal move that a refused one means, where a move has more than one name: `F` where there is one way, `F 2`.
    meant: Callable[[Record, Record, int, int], int] = as_said
    draw_race: Callable[[Any, Document, str], str] | None = None  #: a track with the cars of a view, as SVG
    #: What numbers stand for that differ from race to race, in the manner of `enumerations`.
    called: Callable[[Record, Names], dict[str, Sequence[Any]]] = lambda _course, _names: {}
    clock: Callable[[Record], int] = rounds_begun  #: the rounds or turns that have begun, as the game counts them
    #: What a result brings to the next race of a season.
    next_options: Callable[[Document], dict[str, Any]] = no_options
    #: The scores of a race of a season with what absences cost: `substitute` or `away` per seat.
    with_absences: Callable[[Mapping[str, int], Mapping[str, str]], dict[str, int]] = as_driven

    @cached_property
    def room(self) -> str:
        """The package of the game."""
        return f"paddock.games.{self.name}"

    @cached_property
    def event_rules(self) -> dict[str, str]:
        """The rule behind each event, by its name."""
        return {event.name: event.rule for event in self.events}

    def labels(self, course: Record, names: Names) -> dict[str, Sequence[Any]]:
        """What all numbers stand for in one race: seats by their names, actions by their words."""
        words = [self.word(course, action) for action in range(self.actions)]
        return {**self.enumerations, **self.called(course, names), "seats": names, "actions": words}

    def event(self, told: Sequence[int], labels: Labels) -> Event:
        """What a viewer was told, in words."""
        code, seat, *numbers = told
        event = self.events[code]
        return Event(
            event.name, None if seat == NONE else labels["seats"][seat], values_of(event.columns, numbers, labels)
        )

    def told(self, courses: Array, rows: Array, viewers: Sequence[int]) -> list[list[list[int]]]:
        """What each of some viewers is told of events of the log; an empty row where it is told nothing."""
        told = np.zeros((len(viewers), len(rows), WIDTH), np.int32)
        sizes = np.zeros((len(viewers), len(rows)), np.int32)
        self.loops.tell_all(courses, rows, np.array(viewers), told, sizes)
        widest = told[:, :, : sizes.max(initial=0)].tolist()
        return [
            [row[:size] for row, size in zip(own, widths, strict=True)]
            for own, widths in zip(widest, sizes.tolist(), strict=True)
        ]

    @cached_property
    def loops(self) -> ModuleType:
        """The loops of `paddock.engine.loops`, compiled around the verbs of this game."""
        return self._load_loops("loops", self.pilot)

    @cached_property
    def pilotless_loops(self) -> ModuleType:
        """The same loops without the pilot: a smaller program, which runs faster on a GPU."""
        return self._load_loops("pilotless_loops", loops.no_pilot)

    @cached_property
    def search(self) -> ModuleType:
        """The tree search of `paddock.engine.search`, compiled around the verbs of this game."""
        return self._load("search", search, self.pilot)

    def _load_loops(self, name: str, pilot: Callable[..., int]) -> ModuleType:
        return self._load(name, loops, pilot)

    def _load(self, name: str, source: ModuleType, pilot: Callable[..., int]) -> ModuleType:
        """Numba can cache a function only if what it calls is a global of its module.

        So a source is loaded once for every game, with that game's verbs as its globals.
        """
        assert source.__file__ is not None
        spec = importlib.util.spec_from_file_location(f"{self.room}.{name}", source.__file__)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        for verb in source.VERBS:
            setattr(module, verb, pilot if verb == "pilot" else getattr(self, verb))
        module.PILOTED = pilot is self.pilot  # type: ignore[attr-defined]
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module

    def prepare(self, part: str = "table", progress: Callable[[int, int], None] | None = None) -> None:
        """Compile what a table needs, or a batch, if this machine has not done so yet; it takes some seconds, once.

        Without `progress` (done, of all) a line on the error stream tells what is going on.
        """
        if (self.name, part) in _PREPARED:
            return
        _PREPARED.add((self.name, part))
        try:
            if self.is_cold(part):
                self._compile(part, progress or partial(_report, self.say("game.title")))
        except BaseException:
            _PREPARED.discard((self.name, part))
            raise

    def _compile(self, part: str, progress: Callable[[int, int], None]) -> None:
        steps = _steps(self)[part]
        progress(0, len(steps))
        with compiling(self.room, part):
            if not self.is_cold(part):  # another process has done it meanwhile
                progress(len(steps), len(steps))
                return
            for done, step in enumerate(steps, start=1):
                step()
                progress(done, len(steps))
                note_steps(self.room, part, done, len(steps))
            mark_ready(self.room, part)

    def is_cold(self, part: str) -> bool:
        """Whether a part has yet to be compiled on this machine."""
        return is_cold(self.room, part)

    def steps_done(self, part: str) -> tuple[int, int]:
        """How far a part is compiled, by whichever process, and how far it goes; (0, 0) if nobody has begun."""
        return steps_done(self.room, part)

    def say(self, key: str, values: Mapping[str, Any] | None = None, language: str = "en") -> str:
        """A sentence from the catalogue of this game."""
        return sentence(key, values, language, self.name)

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        from paddock import games

        return games.game, (self.name,)


def _steps(game: Game) -> dict[str, list[Callable[[], Any]]]:
    """Calls that compile all there is, by what needs them: a table with people and bots, or a batch of races."""
    names = game.seat_names(game.usual)
    courses, _ = game.make_course(names, {}, Path())
    state, fate, log = new(game.state), fates(bytes(32)), new_log(on=False)
    verdicts = np.zeros((len(names), game.actions), np.uint8)
    scores, observation = np.zeros((len(names), 2), np.int32), np.zeros(game.observation, np.int32)
    outs = np.zeros((1, len(game.foresight)), np.int32)
    rows, sizes = np.zeros((game.actions, WIDTH), np.int32), np.zeros(game.actions, np.int32)
    loops = game.loops

    def first_move() -> tuple[int, int]:
        pending = loops.look(courses, state, 0, verdicts)
        seat = next(seat for seat in range(len(names)) if (pending >> seat) & 1)
        return seat, int((verdicts[seat] == 0).argmax())

    def take_turn() -> None:
        loops.begin(courses, state, 0, fate, log, verdicts)
        loops.turn(courses, state, fate, verdicts, *first_move(), observation, verdicts[0].astype(np.int8))

    def foresee() -> None:
        loops.begin(courses, state, 0, fate, log, verdicts)
        loops.preview(courses, state, 0, *first_move(), new(game.state), fate, fates(bytes(32)), log, verdicts, outs)

    def look_ahead() -> None:
        loops.begin(courses, state, 0, fate, log, verdicts)
        seat, _ = first_move()
        game.search.iterate(
            courses,
            state,
            seat,
            np.zeros(8, np.uint32),
            new(game.state),
            fate,
            fates(bytes(32)),
            verdicts,
            observation.reshape(1, -1),
            np.zeros(len(names), np.float64),
            np.zeros((len(names), 3), np.float64),
            np.zeros(2, np.int64),
            np.zeros(2, np.int32),
            np.zeros((2, game.actions), np.int32),
            np.zeros((2, game.actions), np.float64),
            np.zeros((search.LONGEST_PATH, 3), np.int32),
            np.zeros(game.actions, np.uint8),
            np.zeros(game.actions, np.int32),
            np.zeros((game.actions, 2), np.float32),
            np.ones(len(search.SETTINGS)),
            1,
        )

    def step_side_by_side() -> None:
        drivers = np.full((1, len(names)), loops.AGENT, np.int8)
        field = Field(game, courses, drivers, Rules(), threads=1)
        field.reset(bytes(32))
        field.advise(np.zeros(len(names), np.int8))

    return {
        "table": [
            lambda: loops.begin(courses, state, 0, fate, log, verdicts),
            lambda: loops.step(courses, state, 0, *first_move(), fate, log, verdicts),
            lambda: loops.pilot_one(courses, state, 0, 0, verdicts[0], fate),
            lambda: loops.guess_one(courses, state, 0, 0, fate),
            lambda: loops.observe_one(courses, state, 0, 0, observation),
            lambda: loops.judge_one(courses, state, 0, 0, verdicts[0]),
            lambda: loops.show_all(
                courses,
                state,
                0,
                np.zeros(1, int),
                *new_seen(game.seen),
                *new_seen(game.seen)[:1],
                np.zeros(1, np.bool_),
            ),
            lambda: runs(new_seen(game.seen)[0][0], new_seen(game.seen)[0][0]),
            lambda: game.told(courses, log["rows"][0, :1], [0]),
            lambda: loops.offer_all(courses, state, 0, 0, verdicts[0], rows, sizes),
            lambda: loops.score_one(courses, state, 0, scores),
        ],
        "turn": [take_turn],
        "preview": [foresee],
        "search": [look_ahead],
        "field": [step_side_by_side],
        "batch": [
            lambda: run_races(game, courses, np.zeros((1, len(names)), np.int8), bytes(32), threads=1, most=1),
        ],
        "charts": [
            lambda: run_charted(game, courses, np.zeros((1, len(names)), np.int16), [bytes(32)], most=1),
        ],
    }


def _report(title: str, done: int, of: int) -> None:
    """A line that counts up in a terminal, and a single line anywhere else."""
    line = sentence("cli.compiling", {"game": title, "done": done, "of": of})
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(line, file=sys.stderr, flush=True)
