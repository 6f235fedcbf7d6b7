"""What a page needs beside the module of a game: the layout of a desk, and what can be raced on, as plain data.

A course is made by Python, from a track, the number of seats, and options. A page gets those of every track with every
number of seats as changes to one of them, and the changes that every option brings that a page lets people set. No
option changes what another one does, so changes of several can be made one after another (`tests/wasm/test_export.py`).

Races that begin from a position (the first one, and those of the rules page) bring their course along, whole.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from paddock.analysis.marks import marking
from paddock.bots.learned import policy_of, trained_seats
from paddock.bots.levels import LEVELS
from paddock.bots.search import settings_of
from paddock.bots.settings import settings_file
from paddock.engine.fate import FATE
from paddock.engine.glass import WIDTH
from paddock.engine.log import LOG
from paddock.engine.loops import MOST_SEATS
from paddock.errors import BadOption
from paddock.notation.examples import example, examples
from paddock.notation.files import writing
from paddock.notation.first import first_race, lead, set_out
from paddock.puzzles import puzzles
from paddock.race import Race
from paddock.storing import freeze
from paddock.wasm.build import built
from paddock.wasm.desk import GUESSES, RACES, batch_of, desk_of, places, tree_of

if TYPE_CHECKING:
    from paddock.games.contract import Game

TRACK = "track"
Patch = list[tuple[int, str]]  #: where bytes change, and what they are then (base64)


def write(game: Game, folder: Path) -> list[Path]:
    """Write all files of a game; the answer is which."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, content in files_of(game).items():
        path = folder / name
        with writing(path):
            path.write_bytes(content)
        written.append(path)
    return written


def files_of(game: Game) -> dict[str, bytes]:
    """What a page needs to race a game, by the names of files."""
    files = {
        f"{game.name}.wasm": built(game),
        f"{game.name}.search.wasm": built(game, "search"),
        f"{game.name}.json": encoded(about(game)),
        f"{game.name}.first.json": encoded(first(game)),
        f"{game.name}.positions.json": encoded(positions(game)),
        f"{game.name}.puzzles.json": encoded(puzzle_book(game)),
    }
    for track in tracks_of(game):
        files[f"{game.name}.{track or 'course'}.json"] = encoded(raced_on(game, track))
    for seats in trained_seats(game):
        files[weights_file(game, seats)] = weights(game, seats)
    return files


def encoded(document: Any) -> bytes:
    return json.dumps(msgspec.to_builtins(document), ensure_ascii=False, separators=(",", ":")).encode()


def about(game: Game) -> dict[str, Any]:
    """What is the same in every race of a game."""
    settings = settings_file(game.name)
    return {
        "game": game.name,
        "rules": game.version,
        "actions": game.rules.actions,
        "observation": game.rules.observation,
        "seen": game.faces.seen.size,
        "foresight": game.rules.foresight,
        "longest": game.rules.longest,
        "silent": sorted(game.rules.silent),
        "pauses": dict(game.faces.pauses),
        "events": [event.name for event in game.faces.events],
        "refusals": list(game.rules.refusals),
        "columns": {place.name: place.at for place in game.faces.seen.places},
        "guard": guard_of(game),
        "seats": game.seats,
        "usual": game.usual,
        "defaults": dict(game.defaults),
        "tracks": tracks_of(game),
        "names": {str(seats): game.notation.seat_names(seats) for seats in game.seats},
        "search": {"settings": settings_of(game.name).tolist()},
        "marks": asdict(marking(game.name)),
        "levels": {level: dict(settings[level]) for level in LEVELS},
        "hints": settings["hints"],
        "trained": {str(seats): trained(game, seats) for seats in trained_seats(game)},
        "digest": counted(game),
        "later": [places(game.rules.course)[name] for name in sorted(game.rules.later)],
        "memory": {
            "desk": laid_out(desk_of(game)),
            "tree": laid_out(tree_of(game)),
            "batch": laid_out(batch_of(game)),
            "fate": laid_out(FATE),
            "log": laid_out(LOG),
            "state": game.rules.state.itemsize,
            "seats": MOST_SEATS,
            "width": WIDTH,
            "guesses": GUESSES,
            "races": RACES,
        },
    }


def guard_of(game: Game) -> int | None:
    """The rounds after which even a race in which nobody gets on is over; results say where it was."""
    return getattr(import_module(f"{game.room}.rules"), "GUARD", None)


def laid_out(record: np.dtype[Any]) -> dict[str, Any]:
    return {"size": record.itemsize, "parts": places(record)}


def counted(game: Game) -> list[tuple[int, int]]:
    """The bytes of a course that always count in a digest (`Race.digest`), as runs: offset and size."""
    runs: list[tuple[int, int]] = []
    for name, (at, size) in places(game.rules.course).items():
        if name in game.rules.aids | game.rules.later:
            continue
        if runs and sum(runs[-1]) == at:
            runs[-1] = runs[-1][0], runs[-1][1] + size
        else:
            runs.append((at, size))
    return runs


# Who was trained


def weights_file(game: Game, seats: int) -> str:
    return f"{game.name}.{seats}.weights"


def trained(game: Game, seats: int) -> dict[str, Any]:
    """What a trained driver looks at, and the sizes of its layers."""
    policy = policy_of(game.name, game.version, seats)
    return {
        "file": weights_file(game, seats),
        "columns": policy.columns.tolist(),
        "thresholds": policy.thresholds.tolist(),
        "layers": [weights.shape for weights, _ in policy.layers],
    }


def weights(game: Game, seats: int) -> bytes:
    """The layers of a trained driver one after another, in half precision as they are kept: weights, then biases."""
    layers = policy_of(game.name, game.version, seats).layers
    return b"".join(array.astype("<f2").tobytes() for layer in layers for array in layer)


# What is raced on


def tracks_of(game: Game) -> list[str | None]:
    return [None] if game.tracks.load is None else list(game.tracks.shipped())


class Course:
    """A course of some seats and options, as a page has it."""

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, Any]) -> None:
        courses, self.options = game.notation.make_course(names, options, None)
        labels = game.labels(courses[0], names)
        self.course = courses.tobytes()
        self.units = game.notation.units(courses[0], names)
        self.labels = {
            key: list(labels[key]) for key in labels if labels[key] is not game.notation.enumerations.get(key)
        }
        self.board = msgspec.to_builtins(game.faces.board(names, self.options))
        self.outcomes = list(outcome_words(game, courses[0], names))

    def whole(self) -> dict[str, Any]:
        """All of it, as a page has it once changes were made."""
        return {
            "course": base64.b64encode(self.course).decode(),
            "labels": self.labels,
            "board": self.board,
            "units": self.units,
            "outcomes": self.outcomes,
        }


def outcome_words(game: Game, course: Any, names: Sequence[str]) -> Iterator[Any]:
    """The words of all that chance can give, by their numbers."""
    number = 0
    while True:
        try:
            yield game.notation.outcome_word(course, number, names)
        except (IndexError, KeyError, ValueError):
            return
        number += 1


def raced_on(game: Game, track: str | None) -> dict[str, Any]:
    """A track with every number of seats, and with every option that a page can set."""
    chosen = {} if track is None else {TRACK: track}
    usual = Course(game, game.notation.seat_names(game.usual), chosen)
    seats = {}
    for count in game.seats:
        own = Course(game, game.notation.seat_names(count), chosen)
        seats[str(count)] = {
            **changes(usual, own),
            "units": own.units,
            "options": {name: settings_for(game, own, chosen, name) for name in settable(game)},
        }
    return {**usual.whole(), "seats": seats}


def settable(game: Game) -> dict[str, list[Any]]:
    """The options beside the track that a page can set, and to what: what it asks for, and what short races have.

    A page has the game itself and none of its editions.
    """
    asked = {name: [*values] for name, values in choices_without_editions(game).items() if name != TRACK}
    for name, value in game.faces.short.get("options", {}).items():
        if name != TRACK and value not in asked.setdefault(name, []):
            asked[name].append(value)
    return asked


@cache
def choices_without_editions(game: Game) -> Mapping[str, Sequence[Any]]:
    """The options that a page asks for, and what they may be in races that need no edition of the game."""
    found = {
        name: [value for value in values if not needs_edition(game, {name: value})]
        for name, values in game.faces.choices.items()
    }
    return {name: values for name, values in found.items() if len(values) > 1}


def needs_edition(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether a race with these options takes more than the game itself, or they go with an option that does."""
    for seats in game.seats:
        try:
            courses, _ = game.notation.make_course(game.notation.seat_names(seats), options, None)
        except BadOption as error:
            if error.code == "needs_option":
                return True
        else:
            if game.on(courses[0]).edition:
                return True
    return False


def settings_for(game: Game, own: Course, chosen: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What each value of an option changes; one that so many seats can't have is not there."""
    made = {}
    for value in settable(game)[name]:
        with suppress(BadOption):
            made[as_key(value)] = changes(own, Course(game, own.labels["seats"], {**chosen, name: value}))
    return made


def as_key(value: Any) -> str:
    """A value of an option as JSON has it, to be found by."""
    return json.dumps(value, separators=(",", ":"))


def changes(one: Course, other: Course) -> dict[str, Any]:
    """What makes another course of one: bytes, and the parts of labels and board that differ."""
    told = {
        "patch": patch(one.course, other.course),
        "labels": {key: value for key, value in other.labels.items() if one.labels.get(key) != value},
        "board": {key: value for key, value in other.board.items() if one.board.get(key) != value},
        "outcomes": other.outcomes if other.outcomes != one.outcomes else None,
        "usual": other.options == one.options,
    }
    return {key: value for key, value in told.items() if value}


def patch(one: bytes, other: bytes) -> Patch:
    """The bytes that differ, in runs; none that is the same, for another option may change it.

    >>> patch(bytes(5), bytes([0, 7, 7, 0, 7]))
    [(1, 'Bwc='), (4, 'Bw==')]
    """
    differ = np.flatnonzero(np.frombuffer(one, np.uint8) != np.frombuffer(other, np.uint8))
    if not len(differ):
        return []
    runs = np.split(differ, np.flatnonzero(np.diff(differ) > 1) + 1)
    return [(int(run[0]), base64.b64encode(other[run[0] : run[-1] + 1]).decode()) for run in runs]


# What is begun from


def first(game: Game) -> dict[str, Any]:
    """The first race of a game: where it begins, what chance gives there, and where lessons lead to."""
    document = first_race(game.name)
    lessons = [{"name": name, "move": move} for name, move in lead(document)]
    return {**begun(game, set_out(document, seed=game.name)), "lead": lessons}


def positions(game: Game) -> dict[str, Any]:
    """The positions of the examples, by the seed that they are drawn with."""
    return shelved(game, {name: set_out(example(game.name, name), seed=1) for name in examples(game.name)})


def puzzle_book(game: Game) -> dict[str, Any]:
    """The puzzles of a game: their positions, and what every choice is worth, the best first."""
    found = puzzles(game.name)
    races = {name: puzzle.race() for name, puzzle in found.items()}
    asked = {
        name: {
            "seat": puzzle.seat,
            "kind": puzzle.kind,
            "difficulty": puzzle.difficulty,
            "choices": [[races[name].grid.action(move), answer.worth] for move, answer in puzzle.choices.items()],
        }
        for name, puzzle in found.items()
    }
    book = shelved(game, races, whole=False)
    return {**book, "counts": marking(game.name).counts, "puzzles": asked}


def shelved(game: Game, races: Mapping[str, Race], *, whole: bool = True) -> dict[str, Any]:
    """Races that go on from positions, by their names, and the courses of all of them: most are of a few.

    Unless it is to be `whole`, a course is left out that a page can make of a track and options.
    """
    courses: list[dict[str, Any]] = []
    found = {}
    for name, race in races.items():
        one = begun(game, race)
        course = one.pop("course")
        if whole or not is_offered(game, race):
            if course not in courses:
                courses.append(course)
            one["course"] = courses.index(course)
        found[name] = one
    return {"courses": courses, "positions": found}


def is_offered(game: Game, race: Race) -> bool:
    """Whether a page can choose this race: its seats, its track, and all options."""
    offered = {TRACK: tracks_of(game), **settable(game)}
    is_usual = race.seats == game.notation.seat_names(len(race.seats))
    return is_usual and all(value in offered.get(name, ()) for name, value in race.options.items())


def begun(game: Game, race: Race) -> dict[str, Any]:
    """A race that goes on from a position: seats, options, course, the position in bytes and in words, its chance."""
    frozen = freeze(race)
    return {
        "seats": race.seats,
        "options": race.options,
        "course": Course(game, race.seats, race.options).whole(),
        "state": base64.b64encode(frozen.states).decode(),
        "position": race.position()["position"],
        "script": frozen.script,
    }
