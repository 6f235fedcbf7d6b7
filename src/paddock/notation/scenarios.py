"""Scenarios: a position, what chance gives, some moves, and what must be true after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, CannotUndo, IllegalMove, PaddockError
from paddock.games.contract import Event
from paddock.notation.documents import load
from paddock.race import Race
from paddock.words import in_one_line

KEYS = ("title", "rule", "game", "track", "options", "seats", "seed", "position", "chance", "puzzle", "play", "expect")
SPECIAL = (
    "pending",
    "legal",
    "includes",
    "excludes",
    "illegal",
    "events",
    "no_events",
    "scores",
    "ranks",
    "winner",
    "sees",
    "sees_not",
    "hidden",
)
ABSENT = object()


@dataclass(frozen=True)
class Difference:
    """What was wanted, what was there, and where."""

    where: str
    wanted: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.where}: wanted {shown(self.wanted)}, got {shown(self.got)}"


def shown(value: Any) -> str:
    """A value in one line that people read."""
    if value is ABSENT:
        return "nothing"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return in_one_line(str(value))


class Scenario:
    """A scenario read from a document.

    >>> scenario = Scenario({"game": "speed", "seats": ["s0", "s1"], "expect": {"pending": ["s1"]}})
    >>> print(scenario.run())
    at the end: pending: wanted [s1], got [s0]
    """

    def __init__(self, document: Any, folder: Path = Path()) -> None:
        if not isinstance(document, dict):
            raise BadDocument("not_a_scenario")
        for key in document:
            if key not in KEYS:
                raise BadDocument("unknown_key", key=key, known=", ".join(KEYS))
        for key in ("game", "seats"):
            if key not in document:
                raise BadDocument("key_missing", key=key)
        if not isinstance(document["game"], str):
            raise BadDocument("not_text_key", key="game", value=document["game"])
        if not isinstance(document["seats"], list):
            raise BadDocument("not_a_list", key="seats", value=document["seats"])
        self.title = str(document.get("title", ""))
        rule = document.get("rule", [])
        self.rules = [str(each) for each in (rule if isinstance(rule, list) else [rule])]
        self._document = document
        self._folder = folder
        self._chance = self._list("chance")
        self._steps = [self._step(step, number) for number, step in enumerate(self._list("play"), start=1)]
        self._expect = self._mapping("expect")
        self.race = self._start()

    @classmethod
    def from_file(cls, path: Path) -> Scenario:
        """The scenario in a file; tracks and variants it names are looked for beside it."""
        return cls(load(path), path.parent)

    def _list(self, key: str) -> list[Any]:
        value = self._document.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadDocument("not_a_list", key=key, value=value)
        return value

    def _mapping(self, key: str) -> dict[str, Any]:
        value = self._document.get(key)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise BadDocument("not_a_mapping", key=key, value=value)
        return value

    def _step(self, step: Any, number: int) -> tuple[str, Any]:
        """A step as (seat, `expect` or `step`, what)."""
        if not isinstance(step, dict) or len(step) != 1:
            raise BadDocument("not_a_step", number=number)
        ((seat, what),) = step.items()
        if seat == "step":
            if not isinstance(what, str):
                raise BadDocument("not_a_step", number=number)
        elif seat == "expect":
            if not isinstance(what, dict):
                raise BadDocument("not_a_mapping", key=f"play {number}: expect", value=what)
        elif seat not in self._document["seats"]:
            known = ", ".join(map(str, self._document["seats"]))
            raise BadDocument("unknown_seat_in", number=number, seat=seat, known=known)
        elif isinstance(what, dict):
            if what != {"undo": True} and not {"try"} <= set(what) <= {"try", "refused"}:
                raise BadDocument("not_a_step", number=number)
        elif not isinstance(what, str):
            raise BadDocument("not_a_step", number=number)
        return str(seat), what

    def _start(self) -> Race:
        seed = self._document.get("seed", 0)
        if not isinstance(seed, int | str):
            raise BadDocument("not_text_key", key="seed", value=seed)
        return Race.from_position(self._document, seed=seed, chance=self._chance, folder=self._folder)

    def run(self) -> Difference | None:
        """Play the scenario; the first thing that is not as it must be, or None."""
        for number, (seat, what) in enumerate(self._steps, start=1):
            difference = self._first(f"step {number}", seat, what)
            if difference is not None:
                return difference
        return self._first("at the end", "expect", self._expect)

    def _first(self, where: str, seat: str, what: Any) -> Difference | None:
        """What is not as it must be in one step; what is wrong in itself is told with its place."""
        if seat == "expect":
            differences = self._compare(what, where)
        elif seat == "step":
            differences = self._run_on(what, f"{where} ({what})")
        elif isinstance(what, str):
            differences = self._play(seat, what, f"{where} ({seat}: {what})")
        elif "undo" in what:
            differences = self._undo(seat, f"{where} ({seat}: undo)")
        else:
            differences = self._try(seat, what, f"{where} ({seat}: try {what['try']})")
        try:
            return next(differences, None)
        except PaddockError as error:
            raise BadDocument("in_step", where=where, why=error) from error

    def _play(self, seat: str, words: str, where: str) -> Iterator[Difference]:
        try:
            self.race.play(seat, self.race.words(words, seat))
        except IllegalMove as refusal:
            yield Difference(where, "a legal move", refusal)

    def _run_on(self, words: str, where: str) -> Iterator[Difference]:
        """A step that belongs to no player: whoever waits for it takes it."""
        if self.race.over:
            yield Difference(where, "a race that goes on", "a race that is over")
        else:
            yield from self._play(self.race.pending[0], words, where)

    def _undo(self, seat: str, where: str) -> Iterator[Difference]:
        try:
            self.race.undo(seat)
        except CannotUndo as refusal:
            yield Difference(where, "a move taken back", refusal)

    def _try(self, seat: str, what: Mapping[str, Any], where: str) -> Iterator[Difference]:
        """A move that must be refused, by one of the rules named, and change nothing."""
        wanted = what.get("refused", [])
        rules = wanted if isinstance(wanted, list) else [wanted]
        before = self.race.copy()
        try:
            self.race.play(seat, str(what["try"]))
        except IllegalMove as refusal:
            if rules and refusal.rule not in rules:
                yield Difference(where, f"refused by {shown(wanted)}", f"refused by {refusal.rule}")
            if self.race != before or self.race.event_count != before.event_count:
                yield Difference(where, "nothing changed", "a changed position")
        else:
            yield Difference(where, f"refused by {shown(wanted)}", "a legal move")

    # Expectations

    def _compare(self, expect: Mapping[str, Any], where: str) -> Iterator[Difference]:
        """Everything that is not as expected, in the order written."""
        facts = self.race.facts()
        for key, wanted in expect.items():
            at = f"{where}: {key}"
            if key == "pending":
                yield from bags(wanted, self.race.pending, at)
            elif key in ("legal", "includes", "excludes"):
                yield from self._compare_moves(key, wanted, at)
            elif key == "illegal":
                yield from self._compare_refusals(wanted, at)
            elif key in ("events", "no_events"):
                yield from self._compare_events(wanted, self.race.events, at, forbidden=key == "no_events")
            elif key in ("scores", "ranks", "winner"):
                yield from self._compare_result(key, wanted, at)
            elif key in ("sees", "sees_not"):
                yield from self._compare_views(wanted, at, negated=key == "sees_not")
            elif key == "hidden":
                yield from self._compare_hidden(wanted, at)
            elif key not in facts and key not in self.race.game.notation.expectable:
                known = ", ".join((*SPECIAL, *map(str, facts)))
                raise BadDocument("unknown_key", key=f"expect.{key}", known=known)
            else:
                yield from compare(wanted, facts.get(key, ABSENT), at, self.race.game.notation.compared, (str(key),))

    def _compare_moves(self, key: str, wanted: Any, at: str) -> Iterator[Difference]:
        for seat, moves in entries(wanted, at).items():
            legal = self.race.legal(seat)
            named = [self.race.words(str(move), seat) for move in (moves if isinstance(moves, list) else [moves])]
            if key == "legal":
                yield from bags(named, legal, f"{at}.{seat}")
            for move in named:
                if key == "includes" and move not in legal:
                    yield Difference(f"{at}.{seat}", move, legal)
                if key == "excludes" and move in legal:
                    yield Difference(f"{at}.{seat}", f"not {move}", "legal")

    def _compare_refusals(self, wanted: Any, at: str) -> Iterator[Difference]:
        """Moves that must not be legal, each with the rule that forbids it."""
        for seat, moves in entries(wanted, at).items():
            for move, rule in entries(moves, f"{at}.{seat}").items():
                refusal = self.race.why_not(seat, str(move))
                if refusal is None or refusal.rule not in (rule if isinstance(rule, list) else [rule]):
                    got = "a legal move" if refusal is None else refusal.rule
                    yield Difference(f"{at}.{seat}: {move}", rule, got)

    def _compare_events(
        self, wanted: Any, events: list[Event], at: str, forbidden: bool = False
    ) -> Iterator[Difference]:
        """The events in this order, others may stand between; or none of them at all."""
        rest = iter(events)
        for each in wanted if isinstance(wanted, list) else [wanted]:
            name, values = next(iter(each.items())) if isinstance(each, Mapping) and each else (each, None)
            if values is not None and not isinstance(values, Mapping):
                raise BadDocument("not_a_mapping", key=f"{at}.{name}", value=values)
            found = any(is_such(event, name, values) for event in (events if forbidden else rest))
            if found == forbidden:
                yield Difference(at, f"no {shown(each)}" if forbidden else each, [event.name for event in events])

    def _compare_result(self, key: str, wanted: Any, at: str) -> Iterator[Difference]:
        result = self.race.result()[key]
        if key == "winner":
            winners = result if isinstance(result, list) else [] if result is None else [result]
            yield from bags(wanted if isinstance(wanted, list) else [] if wanted is None else [wanted], winners, at)
            return
        seats = {name: result[unit] for unit, members in self.race.units().items() for name in members}
        for name, value in entries(wanted, at).items():
            got = result.get(name, seats.get(name, ABSENT))
            if got != value:
                yield Difference(f"{at}.{name}", value, got)

    def _compare_views(self, wanted: Any, at: str, negated: bool) -> Iterator[Difference]:
        for seat, parts in entries(wanted, at).items():
            viewer = None if seat == "spectator" else seat
            view = self.race.view(viewer)
            for key, value in entries(parts, f"{at}.{seat}").items():
                here = f"{at}.{seat}.{key}"
                if key in ("events", "no_events"):
                    told = self.race.events_for(viewer)
                    differences = list(self._compare_events(value, told, here, forbidden=key == "no_events"))
                elif negated and isinstance(value, Mapping):
                    seen = view.get(key, ABSENT)
                    parts_seen = seen if isinstance(seen, Mapping) else {}
                    for inner, unwanted in value.items():
                        differences = list(
                            self._seen(unwanted, parts_seen.get(inner, ABSENT), here, (str(key), str(inner)))
                        )
                        if not differences:
                            yield Difference(f"{here}.{inner}", f"not {shown(unwanted)}", parts_seen.get(inner))
                    continue
                else:
                    differences = list(self._seen(value, view.get(key, ABSENT), here, (str(key),)))
                if negated and not differences:
                    names = [event.name for event in self.race.events_for(viewer)]
                    yield Difference(here, f"not {shown(value)}", names if key == "events" else view.get(key))
                elif not negated:
                    yield from differences

    def _seen(self, wanted: Any, got: Any, at: str, path: tuple[str, ...]) -> Iterator[Difference]:
        return compare(wanted, got, at, self.race.game.notation.compared, path)

    def _compare_hidden(self, wanted: Any, at: str) -> Iterator[Difference]:
        """Faces that a seat can't read: nothing there, or only a number."""
        for seat, paths in entries(wanted, at).items():
            view = self.race.view(None if seat == "spectator" else seat)
            for path in paths if isinstance(paths, list) else [paths]:
                value: Any = view
                for key in str(path).split("."):
                    value = value.get(key, ABSENT) if isinstance(value, Mapping) else ABSENT
                if value is not ABSENT and not isinstance(value, int):
                    yield Difference(f"{at}.{seat}: {path}", "hidden", value)


def entries(value: Any, at: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadDocument("not_a_mapping", key=at, value=value)
    return value


def is_such(event: Event, name: Any, values: Any) -> bool:
    """Whether an event has this name and, where written, these values."""
    if event.name != name:
        return False
    known = {**event.values, "seat": event.seat, "player": event.seat}
    return all(is_same(value, known.get(key)) for key, value in (values or {}).items())


def is_same(wanted: Any, got: Any) -> bool:
    """Equal, or written alike: a space `9.2` is a number to YAML and a word to a game."""
    return bool(wanted == got) or (isinstance(got, str) and shown(wanted) == got)


def bags(wanted: Any, got: Any, at: str) -> Iterator[Difference]:
    """Two lists with the same members, in any order."""
    if not isinstance(wanted, list) or Counter(map(shown, wanted)) != Counter(map(shown, got)):
        yield Difference(at, wanted, got)


def compare(
    wanted: Any, got: Any, at: str, kinds: Mapping[tuple[str, ...], str], path: tuple[str, ...]
) -> Iterator[Difference]:
    """Only what is written is compared; a number stands for the size of a list; an empty mapping means empty.

    `kinds` says what is compared as a `bag`, by its `top`, or as `text`.
    """
    kind = kind_of(path, kinds)
    if isinstance(wanted, Mapping) and wanted and isinstance(got, Mapping):
        for key, value in wanted.items():
            yield from compare(value, got.get(key, ABSENT), f"{at}.{key}", kinds, (*path, str(key)))
    elif got is ABSENT and wanted in (0, None, [], "none"):
        return
    elif isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(got, list):
        if len(got) != wanted:
            yield Difference(f"{at} (size)", wanted, len(got))
    elif isinstance(wanted, list) and isinstance(got, list) and kind == "bag":
        yield from bags(wanted, got, at)
    elif isinstance(wanted, list) and isinstance(got, list) and kind == "top" and wanted:
        if got[-len(wanted) :] != wanted:
            yield Difference(at, wanted, got)
    elif kind == "text" and got is not ABSENT and shown(wanted) == shown(got):
        return
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        yield Difference(at, wanted, got)


def kind_of(path: tuple[str, ...], kinds: Mapping[tuple[str, ...], str]) -> str | None:
    """How a part of a position is compared; a `*` in a game's list stands for any key."""
    for pattern, kind in kinds.items():
        if len(pattern) == len(path) and all(key in ("*", part) for key, part in zip(pattern, path, strict=True)):
            return kind
    return None


@dataclass(frozen=True)
class Outcome:
    """How the scenario in a file went: fine, different, or not even readable."""

    path: Path
    title: str
    difference: Difference | None = None
    error: PaddockError | None = None

    @property
    def ok(self) -> bool:
        return self.difference is None and self.error is None


def run_file(path: Path) -> Outcome:
    """Run one scenario file; whatever is wrong with it ends up in the outcome."""
    title = ""
    try:
        scenario = Scenario.from_file(path)
        title = scenario.title
        return Outcome(path, title, difference=scenario.run())
    except PaddockError as error:
        return Outcome(path, title, error=error)


def find_files(paths: list[Path]) -> list[Path]:
    """The files named, and all scenario files below the folders named."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.y*ml")) if path.is_dir() else [path])
    return found
