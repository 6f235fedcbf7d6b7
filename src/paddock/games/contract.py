"""The contract of a game: what every room exports, and the loops that run any of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from rich.console import RenderableType

from paddock.engine import loops, search
from paddock.engine.glass import NONE, WIDTH, Row, Seen, values_of
from paddock.engine.groups import Trial
from paddock.engine.jit import is_cold, rule, steps_done
from paddock.engine.numbers import Action, Seat, Viewer, all_actions
from paddock.engine.records import Array, Record
from paddock.games.compiling import load, prepare
from paddock.games.observed import Number
from paddock.games.spots import Spot
from paddock.words import sentence

Document = dict[str, Any]  #: a position or a view in the words of the rulebook
Names = Sequence[str]  #: the names of the seats, in order
Figures = dict[str, int]  #: what somebody's race amounts to, by names
Labels = Mapping[str, Sequence[Any]]  #: what the numbers of columns stand for


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


def no_grid(leaders: Sequence[str]) -> dict[str, Any]:
    """For games in which the standings of a championship change nothing in its next race."""
    return {}


def as_said(course: Record, state: Record, seat: Seat, action: Action) -> Action:
    """For games in which every move has one name."""
    return action


@rule
def rounds_begun(state: Record) -> int:
    """For games that count their rounds."""
    return int(state.rounds)


def counted(names: Names, known: Sequence[str], counts: Iterable[tuple[str | None, str, int]]) -> dict[str, Figures]:
    """Figures of all seats, added up from what counts for whom: those that are known are there even if they are 0.

    >>> counted(["A", "B"], ["spins"], [("A", "spins", 1), ("A", "spins", 1), (None, "spins", 1)])
    {'A': {'spins': 2}, 'B': {'spins': 0}}
    """
    found = {name: dict.fromkeys(known, 0) for name in names}
    for seat, name, n in counts:
        if seat is not None:
            found[seat][name] = found[seat].get(name, 0) + n
    return found


@dataclass(frozen=True, eq=False)
class GameRules:
    """A game as numbers: its records, and its verbs, all compiled and all of the same shape."""

    course: np.dtype[Any]
    aids: frozenset[str]  #: fields of the course that only help drivers: no rule looks at them
    state: np.dtype[Any]
    actions: int
    observation: int  #: numbers in an observation
    foresight: tuple[str, ...]  #: what `foresee` tells of a choice
    longest: int  #: decisions that no race can exceed
    refusals: tuple[str, ...]  #: the rules that `judge` may name
    silent: frozenset[int]  #: events that reveal nothing to anybody else

    setup: Callable[[Record, Record, Record, Record], None]
    pending: Callable[[Record, Record], int]
    judge: Callable[[Record, Record, int, Array], None]
    play: Callable[[Record, Record, int, int, Record, Record], None]
    score: Callable[[Record, Record, Array], None]
    observe: Callable[[Record, Record, int, Array], None]
    guess: Callable[[Record, Record, int, Record], None]
    pilot: Callable[[Record, Record, int, Array, Record], int]
    foresee: Callable[[Record, Record, int, int, Trial, Array], None]
    worth: Callable[[Record, Record, Array], None]  #: per seat, for a search
    tick: Callable[[Record, Record], int]  #: what a look ahead is counted in
    show: Callable[[Record, Record, int, Record], None]  #: what a viewer may see
    tell: Callable[[Record, Array, int, Array], int]  #: an event as a viewer may know it
    offer: Callable[[Record, Record, int, int, Array], int]  #: a legal choice, and where it leads
    clock: Callable[[Record], int] = rounds_begun  #: the rounds or turns that have begun, as the game counts them
    #: Fields of the course that came after the first records: where they hold nothing, races are what they were before.
    later: frozenset[str] = frozenset()


@dataclass(frozen=True, eq=False)
class Notation:
    """How options, moves, chance and positions are written and read."""

    seat_names: Callable[[int], list[str]]
    make_course: Callable[[Names, Mapping[str, Any], Path | None], tuple[Array, dict[str, Any]]]  #: None: no files
    units: Callable[[Record, Names], dict[str, list[Seat]]]
    word: Callable[[Record, Action], str | None]
    parse: Callable[[Record, str], Action]
    outcome_word: Callable[[Record, int, Names], Any]
    outcome: Callable[[Record, Any, Names], int | None]
    write: Callable[[Record, Record, Names], Document]
    read: Callable[[Record, Record, Document, Names, Sequence[int], Record, Record, Record], None]
    #: What was shown, in words: its numbers, the viewer, what numbers stand for, and what stays the same.
    view: Callable[[Array, Viewer, Labels, Document], Document]
    stays: Callable[[Record, Names], Document]  #: what a view tells of the course, in words
    result: Callable[[Record, Record, Names], Document]
    #: What a race amounts to for every seat, as figures that can be added up over races: a name, or a
    #: name and what it counts for (`points:27`). They are counted in what has happened, nothing hidden.
    figures: Callable[[Record, Record, Names, Sequence[Event]], dict[str, Figures]]
    facts: Callable[[Record, Record, Names], Document]
    expectable: tuple[str, ...]  #: facts that may be absent
    compared: Mapping[tuple[str, ...], str]  #: parts of a position that are compared as a `bag`, or by their `top`
    enumerations: Mapping[str, Sequence[Any]]  #: what the numbers of columns stand for
    #: What numbers stand for that differ from race to race, in the manner of `enumerations`.
    called: Callable[[Record, Names], dict[str, Sequence[Any]]] = lambda _course, _names: {}
    #: The names of all cars, where there are more than the seats have: they follow those of the seats.
    cars: Callable[[Record, Names], Names] = lambda _course, names: names
    #: The legal move that a refused one means, where a move has more than one name: `F` where there is one way, `F 2`.
    meant: Callable[[Record, Record, Seat, Action], Action] = as_said
    #: What a result brings to the next race of a season.
    next_options: Callable[[Document], dict[str, Any]] = no_options
    #: The scores of a race of a season with what absences cost: `substitute` or `away` per seat.
    with_absences: Callable[[Mapping[str, int], Mapping[str, str]], dict[str, int]] = as_driven
    #: What the standings bring to the next race of a championship: its seats from the leader to the last.
    next_grid: Callable[[Sequence[str]], dict[str, Any]] = no_grid
    #: What places bring in a championship, if the rulebook says so; without it races bring what they score.
    prizes: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Faces:
    """What people and pages see of a game."""

    seen: Seen  #: the declared record of what a viewer sees
    events: tuple[Row, ...]  #: what may be told, by code
    choices_of: tuple[Row, ...]  #: what may be chosen, by kind
    subjects: tuple[tuple[int, ...], ...]  #: per action its kind, and the columns that say which one it is
    loud: frozenset[str]  #: events that stand out when they are told
    #: Events after which a table waits equally long whether anybody can answer or not, and the event if nobody does.
    pauses: Mapping[str, str]
    draw_view: Callable[[Document, str], RenderableType]  #: in the terminal
    move_text: Callable[[Document, str, str], str]
    event_text: Callable[..., str]  #: an event, a language, and the form of its sentence if it is another one
    preview_text: Callable[[Document, str, str], str]
    about: Callable[[str, str], str | None]
    board: Callable[[Names, Mapping[str, Any]], msgspec.Struct]  #: what a page needs to draw the board, as plain data
    minutes: tuple[int, int]  #: that a race takes at a real table, from short to long
    weight: int  #: how much there is to think about: 1 light, 2 medium, 3 heavy
    choices: Mapping[str, Sequence[Any]]  #: options for which a page can offer a list, and what may stand in it
    short: Mapping[str, Any]  #: seats and options of a race that shows the game soon, with the first seat in front
    liveries: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  #: of seats that are called by a colour


@dataclass(frozen=True, eq=False)
class Tracks:
    """What a game is raced on; a game without tracks has none of it but a picture of a race."""

    shipped: Callable[[], list[str]] = list  #: the tracks that come with the game
    load: Callable[[Any, Path | None], Any] | None = None  #: by name, file or document
    draw: Callable[..., str] | None = None  #: as SVG; `language=` for its words
    draw_race: Callable[[Any, Document, str], str] | None = None  #: a track with the cars of a view, as SVG
    random: Callable[[int | str | None, int | None], Document] | None = None  #: by a seed, of so many segments
    spots: Callable[[Any, Iterable[Event]], Iterable[Spot]] | None = None  #: where on a track something happened
    draw_spots: Callable[[Any, Mapping[int, float], str], str] | None = None  #: a track with how often it did, as SVG


@dataclass(frozen=True, eq=False)
class Edition:
    """A game with more to it: what its races have instead, on the courses that it is `for`.

    The verbs are the same, compiled once more for larger records, and only when a race needs them. An edition that lets
    more be seen and said than the game itself has faces and a notation of its own: what they number begins as that
    of the game does.
    """

    name: str
    is_for: Callable[[Record], bool]
    options: Mapping[str, Any]  #: of a race that needs it
    state: np.dtype[Any]
    actions: int  #: the first ones are those of the game itself
    numbers: tuple[Number, ...]  #: of an observation, likewise
    longest: int
    refusals: tuple[str, ...] = ()  #: more of them than the game has
    notation: Notation | None = None
    faces: Faces | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """A game: what every room exports."""

    name: str
    version: int  #: of the rules; it changes when a legal game could go differently
    seats: tuple[int, ...]  #: how many can race
    usual: int  #: how many do when nobody says otherwise
    defaults: Mapping[str, Any]  #: the options and what they are when nobody says otherwise
    numbers: tuple[Number, ...]  #: what the numbers of an observation mean, one after another
    rules: GameRules
    notation: Notation
    faces: Faces
    tracks: Tracks
    editions: tuple[Edition, ...] = ()  #: the game with more to it
    edition: str = ""  #: which of them this is; the game itself has no name
    options: Mapping[str, Any] = field(default_factory=dict)  #: that make it this edition

    def on(self, course: Record) -> "Game":
        """This game as races on a course have it: itself, or an edition with more to it."""
        return self.edition_called(next((edition.name for edition in self.editions if edition.is_for(course)), ""))

    def edition_called(self, name: str) -> "Game":
        """An edition by its name; the same one whenever it is asked for."""
        return self._editions[name]

    @cached_property
    def _editions(self) -> "dict[str, Game]":
        if self.edition:
            from paddock import games

            return games.game(self.name)._editions
        return {"": self, **{edition.name: self._made(edition) for edition in self.editions}}

    def _made(self, edition: Edition) -> "Game":
        rules = replace(
            self.rules,
            state=edition.state,
            actions=edition.actions,
            observation=len(edition.numbers),
            longest=edition.longest,
            refusals=edition.refusals or self.rules.refusals,
        )
        return replace(
            self,
            numbers=edition.numbers,
            rules=rules,
            notation=edition.notation or self.notation,
            faces=edition.faces or self.faces,
            edition=edition.name,
            options=edition.options,
        )

    def part(self, name: str) -> str:
        """What a part is called among all that can be compiled of a game.

        >>> from paddock.games import game
        >>> game("heat").part("table"), game("heat").edition_called("modules").part("table")
        ('table', 'modules.table')
        """
        return f"{self.edition}.{name}" if self.edition else name

    @cached_property
    def room(self) -> str:
        """The package of the game."""
        return f"paddock.games.{self.name}"

    @cached_property
    def event_rules(self) -> dict[str, str]:
        """The rule behind each event, by its name."""
        return {event.name: event.rule for event in self.faces.events}

    def labels(self, course: Record, names: Names) -> dict[str, Sequence[Any]]:
        """What all numbers stand for in one race: seats by their names, actions by their words."""
        words = [self.notation.word(course, action) for action in all_actions(self.rules.actions)]
        return {
            **self.notation.enumerations,
            **self.notation.called(course, names),
            "seats": self.notation.cars(course, names),
            "actions": words,
        }

    def event(self, told: Sequence[int], labels: Labels) -> Event:
        """What a viewer was told, in words."""
        code, seat, *numbers = told
        event = self.faces.events[code]
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
        """The loops of `paddock.engine.loops`, compiled around the verbs of this game; editions share them."""
        if self.edition:
            return self.edition_called("").loops
        return load(self, "loops", loops, self.rules.pilot)

    @cached_property
    def pilotless_loops(self) -> ModuleType:
        """The same loops without the pilot: a smaller program, which runs faster on a GPU."""
        if self.edition:
            return self.edition_called("").pilotless_loops
        return load(self, "pilotless_loops", loops, loops.no_pilot)

    @cached_property
    def search(self) -> ModuleType:
        """The tree search of `paddock.engine.search`, compiled around the verbs of this game."""
        if self.edition:
            return self.edition_called("").search
        return load(self, "search", search, self.rules.pilot)

    def load_around(self, name: str, source: ModuleType) -> ModuleType:
        """A source like `paddock.engine.loops` around the verbs of this game."""
        return load(self, name, source, self.rules.pilot)

    def prepare(
        self, part: str = "table", progress: Callable[[int, int], None] | None = None, *, alone: bool = False
    ) -> None:
        """Compile what a table needs, or a batch, if this machine has not done so yet; it takes some seconds, once.

        Without `progress` (done, of all) a line on the error stream tells what is going on. A second process helps,
        unless it is to be done `alone`, because other cores are busy with other parts. A part of an edition can be
        asked of the game itself, by all of its name (`part`).
        """
        edition, _, name = part.rpartition(".")
        prepare(self.edition_called(edition) if edition else self, name, progress, alone)

    def is_cold(self, part: str) -> bool:
        """Whether a part has yet to be compiled on this machine."""
        return is_cold(self.room, self.part(part))

    def steps_done(self, part: str) -> tuple[int, int]:
        """How far a part is compiled, by whichever process, and how far it goes; (0, 0) if nobody has begun."""
        return steps_done(self.room, self.part(part))

    def say(self, key: str, values: Mapping[str, Any] | None = None, language: str = "en") -> str:
        """A sentence from the catalogue of this game."""
        return sentence(key, values, language, self.name)

    def __repr__(self) -> str:
        return f"game({self.name!r})" + (f".edition_called({self.edition!r})" if self.edition else "")

    def __reduce__(self) -> tuple[Any, ...]:
        from paddock import games

        return games.edition, (self.name, self.edition)
