"""A championship as a log, without network and store: who takes part, which tables its races have, what was corrected.

As at a table, `decide` answers a wish with the line to be written down, and `apply` takes a line in. Every line is
shown to everybody, with who wrote it and when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from paddock.bots import BOTS, programs
from paddock.championships import LEAGUE, PAIRED, Championship, Fixture
from paddock.championships.championship import LONGEST_REASON, MOST_CORRECTION, MOST_FIELD, SUBSTITUTE, read_date
from paddock.championships.points import usual_points
from paddock.errors import TableError, UnknownBot
from paddock.games import game as find_game
from paddock.games.contract import Document
from paddock.server.cleaning import cleaned, looks_like, mixes_scripts
from paddock.server.clock import DAYS, UNTIMED, Pace
from paddock.server.commands import LONGEST_NAME
from paddock.server.table import NOBODY, USUAL_BOT

OPEN, RUNNING, OVER, GONE = "open", "running", "over", "gone"
ANYBODY, NAMED = "open", "fixed"  #: who may enter: anybody until it is full, or those whose names are on the list
MOST_LINES = 3000
BY_ORGANISER = 300  #: lines that may be written by who runs it
BY_ANYBODY = 30  #: ... and by anybody else: nobody can fill it by coming and going
MOST_TABLES = 3  #: of one race: one that was closed each time is annulled

IN_A_FILE = ("game", "title", "form", "tracks", "options", "points", "dates", "races", "corrections")

Decision = tuple[str, Document]


@dataclass(frozen=True)
class Line:
    """Something that has happened in a championship."""

    do: str
    at: float
    by: str | None = None  #: the player; nobody where it came by itself
    command: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def as_document(self) -> Document:
        told = {"do": self.do, "at": self.at, "by": self.by, "command": self.command, "values": dict(self.values)}
        return {key: value for key, value in told.items() if value not in (None, {})}

    @classmethod
    def from_document(cls, document: Any) -> Line:
        return msgspec.convert(document, cls)


@dataclass
class Place:
    """Somebody who takes part: a person, a bot, or a name that nobody has come for yet; until then a bot drives."""

    name: str
    bot: str | None = None
    player: str | None = None

    @property
    def is_vacant(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_driven(self) -> bool:
        """Whether a person can come for it: who was forgotten does not."""
        return self.player is not None and not self.player.startswith(NOBODY)


@dataclass
class Run:
    """A race of the championship at its table."""

    round: int
    table: str
    code: str
    entrants: tuple[str, ...]
    seats: Mapping[str, str]  #: places by seat
    track: Any
    options: Mapping[str, Any]
    at: float
    places: Mapping[str, Place]  #: who takes part, as it was then
    result: int | None = None  #: the number of the race in the championship, from 1 on
    void: bool = False  #: whether the table was closed


class Cup:
    """A championship as its lines make it.

    >>> made = {"title": "Cup", "game": "heat", "form": "season", "tracks": ["usa"], "most": 2, "entry": "open"}
    >>> cup = Cup("c1", "abc", "ana", [Line("made", 0.0, "ana", values=made)])
    >>> cup.apply(cup.decide("enter", {"name": "Ana"}, "ana", "1", 1.0))
    >>> cup.apply(cup.decide("start", {}, "ana", "2", 2.0))
    >>> cup.status, [place.name or place.bot for place in cup.places.values()]
    ('running', ['Ana', 'pilot'])
    """

    def __init__(self, id: str, code: str, host: str, lines: Iterable[Line] = ()) -> None:
        self.id, self.code, self.host = id, code, host
        self.status = OPEN
        self.about: Mapping[str, Any] = {}
        self.places: dict[str, Place] = {}
        self.runs: list[Run] = []
        self.championship: Championship | None = None
        self.lines: list[Line] = []
        self.concerned: list[Place | None] = []  #: per line whose place it is about, as it was then
        self._done: set[str] = set()
        self._number = 0  # of the last place that was made
        for line in lines:
            self.apply(line)

    @property
    def length(self) -> int:
        return len(self.lines)

    @property
    def game(self) -> str:
        return str(self.about["game"])

    @property
    def form(self) -> str:
        return str(self.about["form"])

    def done(self, command: str) -> bool:
        """Whether a wish with this id was carried out before."""
        return command in self._done

    def place_of(self, player: str) -> str | None:
        """The place of a player."""
        return next((key for key, place in self.places.items() if place.player == player), None)

    # Asking

    def decide(self, do: str, values: Mapping[str, Any], player: str, command: str, at: float) -> Line:
        """The line that a wish leads to; nothing changes yet. Raises if it can't be."""
        if do not in self._deciders:
            raise TableError("unknown_command", do=do, known=", ".join(self._deciders))
        if self.length >= MOST_LINES:
            raise TableError("cup_full_log")
        if player != self.host and sum(line.by == player for line in self.lines) >= BY_ANYBODY:
            raise TableError("cup_full_own")
        done, told = self._deciders[do](self, values, player)
        return Line(done, at, player, command, told)

    def _enter(self, values: Mapping[str, Any], player: str) -> Decision:
        if self.status == OVER:
            raise TableError("cup_over")
        if self.place_of(player) is not None:
            raise TableError("cup_entered")
        key = values.get("place")
        if key is not None:
            place = self._place(key)
            if not place.is_vacant:
                raise TableError("cup_taken", name=place.name)
            name = self._name(values.get("name") or place.name, but=key)
            return "entered", {"place": key, "name": name}
        if self.status != OPEN:
            raise TableError("cup_started")
        if self.about.get("entry") == NAMED:
            raise TableError("cup_named")
        self._must_have_room()
        return "entered", {"name": self._name(values.get("name"))}

    def _leave(self, _values: Mapping[str, Any], player: str) -> Decision:
        key = self.place_of(player)
        if key is None:
            raise TableError("cup_not_entered")
        if self.status == OVER:
            raise TableError("cup_over")
        return "left", {"place": key}

    def _fill(self, values: Mapping[str, Any], player: str) -> Decision:
        self._must_run(player)
        self._must_be_open()
        self._must_have_room()
        if values.get("bot") is None:
            return "added", {"name": self._name(values.get("name"))}
        return "added", {"bot": known_bot(values["bot"])}

    def _remove(self, values: Mapping[str, Any], player: str) -> Decision:
        self._must_run(player)
        self._must_be_open()
        key = str(values.get("place"))
        self._place(key)
        return "removed", {"place": key}

    def _start(self, _values: Mapping[str, Any], player: str) -> Decision:
        self._must_run(player)
        self._must_be_open()
        if len(self.places) < (2 if self.form in PAIRED else 1):
            raise TableError("cup_too_few")
        return "started", {"bots": 0 if self.form in PAIRED else self.most - len(self.places)}

    def _correct(self, values: Mapping[str, Any], player: str) -> Decision:
        self._must_correct(player)
        key = str(values.get("place"))
        self._place(key)
        points = values.get("points")
        if isinstance(points, bool) or not isinstance(points, int) or not 0 < abs(points) <= MOST_CORRECTION:
            raise TableError("cup_points", most=MOST_CORRECTION)
        reason = self._reason(values)
        return "corrected", {"place": key, "points": points, "reason": reason}

    def _replace(self, values: Mapping[str, Any], player: str) -> Decision:
        """Somebody else takes over a place with its points: a bot, or whoever comes for a name."""
        self._must_correct(player)
        if self.status == OVER:
            raise TableError("cup_over")
        key = str(values.get("place"))
        self._place(key)
        reason = self._reason(values)
        new: Document
        if values.get("bot") is not None:
            new = {"bot": known_bot(values["bot"])}
        else:
            new = {"new": self._name(values.get("name"), but=key)}
        return "replaced", {"place": key, "reason": reason, **new}

    def _annul(self, values: Mapping[str, Any], player: str) -> Decision:
        self._must_correct(player)
        number, reason = values.get("race"), self._reason(values)
        championship = self._running()
        if isinstance(number, bool) or not isinstance(number, int):
            raise TableError("cup_no_race", race=str(number)[:20])
        Championship.from_document(championship.as_document()).annul(number, reason)
        return "annulled", {"race": number, "reason": reason}

    _deciders: Mapping[str, Callable[[Cup, Mapping[str, Any], str], Decision]] = {
        "enter": _enter,
        "leave": _leave,
        "add": _fill,
        "remove": _remove,
        "start": _start,
        "correct": _correct,
        "replace": _replace,
        "annul": _annul,
    }

    # What must hold

    @property
    def most(self) -> int:
        """How many can take part."""
        return int(self.about["most"])

    def _must_run(self, player: str) -> None:
        if player != self.host:
            raise TableError("cup_not_yours")

    def _must_correct(self, player: str) -> None:
        self._must_run(player)
        self._running()
        if sum(line.by == player for line in self.lines) >= BY_ORGANISER:
            raise TableError("cup_full_log")

    def _must_be_open(self) -> None:
        if self.status != OPEN:
            raise TableError("cup_started")

    def _must_have_room(self) -> None:
        if len(self.places) >= self.most:
            raise TableError("cup_full", most=self.most)

    def _running(self) -> Championship:
        if self.championship is None:
            raise TableError("cup_not_started")
        return self.championship

    def _place(self, key: Any) -> Place:
        if key not in self.places:
            raise TableError("cup_no_place", place=str(key)[:20])
        return self.places[key]

    def _reason(self, values: Mapping[str, Any]) -> str:
        reason = cleaned(str(values.get("reason") or ""))[:LONGEST_REASON]
        if not reason:
            raise TableError("cup_reason")
        return reason

    def _name(self, said: Any, but: str | None = None) -> str:
        name = cleaned(str(said or ""))
        if not 1 <= len(name) <= LONGEST_NAME:
            raise TableError("bad_name", most=LONGEST_NAME)
        if mixes_scripts(name):
            raise TableError("mixed_name")
        if any(
            key != but and looks_like(place.name) == looks_like(name)
            for key, place in self.places.items()
            if place.name
        ):
            raise TableError("name_taken", name=name)
        return name

    # Taking in

    def apply(self, line: Line) -> None:
        """Take a line in: the same lines in the same order make the same championship."""
        self.lines.append(line)
        self.concerned.append(self.places.get(line.values.get("place", "")))
        if line.command is not None:
            self._done.add(line.command)
        take = getattr(self, f"_took_{line.do}", None)
        if take is not None:
            take(line, line.values)

    def _took_made(self, _line: Line, values: Mapping[str, Any]) -> None:
        self.about = values
        for place in values.get("entrants", ()):
            self._add(Place(place.get("name", ""), place.get("bot")))

    def _add(self, place: Place) -> None:
        self._number += 1
        self.places[str(self._number)] = place

    def _took_entered(self, line: Line, values: Mapping[str, Any]) -> None:
        place = Place(values["name"], player=line.by)
        if "place" in values:
            self.places[values["place"]] = place
        else:
            self._add(place)

    def _took_left(self, _line: Line, values: Mapping[str, Any]) -> None:
        if self.status == OPEN and self.about.get("entry") != NAMED:
            del self.places[values["place"]]
        else:
            self.places[values["place"]] = Place(self.places[values["place"]].name)

    def _took_added(self, _line: Line, values: Mapping[str, Any]) -> None:
        self._add(Place(values.get("name", ""), values.get("bot")))

    def _took_removed(self, _line: Line, values: Mapping[str, Any]) -> None:
        del self.places[values["place"]]

    def _took_started(self, _line: Line, values: Mapping[str, Any]) -> None:
        places = [*self.places.values(), *(Place("", USUAL_BOT) for _ in range(values["bots"]))]
        self.status = RUNNING
        keys = [str(n) for n in range(1, len(places) + 1)]
        if self.form not in PAIRED:
            keys = find_game(self.game).notation.seat_names(len(places))
        self.places = dict(zip(keys, places, strict=True))
        about = self.about
        self.championship = Championship(
            self.game,
            keys,
            about["tracks"],
            title=about["title"],
            form=self.form,
            options=about.get("options"),
            points=about.get("points"),
            dates=about.get("dates", ()),
        )
        self.championship.races = [dict(race) for race in about.get("races", ())]
        self.championship.corrections = [dict(each) for each in about.get("corrections", ())]
        self._look_whether_over()

    def _took_opened(self, line: Line, values: Mapping[str, Any]) -> None:
        entrants = tuple(values["entrants"])
        names = find_game(self.game).notation.seat_names(2) if self.form in PAIRED else list(entrants)
        places = {key: Place(place.name, place.bot, place.player) for key, place in self.places.items()}
        seats = dict(zip(names, entrants, strict=True))
        told = values["round"], values["table"], values["code"], entrants, seats, values["track"], values["options"]
        self.runs.append(Run(*told, at=line.at, places=places))

    def _took_closed(self, _line: Line, values: Mapping[str, Any]) -> None:
        for run in self.runs:
            run.void = run.void or run.table == values["table"]

    def _took_raced(self, _line: Line, values: Mapping[str, Any]) -> None:
        championship = self._running()
        run = next(each for each in self.runs if each.table == values["table"])
        pair = run.entrants if self.form in PAIRED else None
        championship.add(values["result"], values.get("absent"), pair)
        run.result = len(championship.races)
        self._look_whether_over()

    def _took_corrected(self, line: Line, values: Mapping[str, Any]) -> None:
        self._running().correct(values["place"], values["points"], values["reason"], at=line.at)

    def _took_replaced(self, _line: Line, values: Mapping[str, Any]) -> None:
        self.places[values["place"]] = Place(values.get("new", ""), values.get("bot"))

    def _took_annulled(self, _line: Line, values: Mapping[str, Any]) -> None:
        self._running().annul(values["race"], values["reason"])
        self._look_whether_over()

    def _took_ended(self, _line: Line, _values: Mapping[str, Any]) -> None:
        self.status = OVER

    def _look_whether_over(self) -> None:
        self.status = OVER if self._running().over else RUNNING

    # What comes by itself

    def on(self) -> list[Run]:
        """The races that have a table and no result yet."""
        return [run for run in self.runs if run.result is None and not run.void]

    def unopened(self) -> list[Fixture]:
        """The races that are due and have no table."""
        if self.status != RUNNING:
            return []
        opened = {frozenset(run.entrants) for run in self.on()}
        return [fixture for fixture in self._running().due() if frozenset(fixture.entrants) not in opened]

    def date_of(self, number: int) -> float | None:
        """By when the race of a round is to be run."""
        dates: Sequence[str] = self.about.get("dates", ())
        return read_date(dates[number - 1]) if number <= len(dates) else None

    def starts(self, run: Run) -> float:
        """When a race starts, whoever is missing; as soon as everybody is there it starts before that."""
        if self.about.get("pace", {}).get("kind") == DAYS:
            return run.at
        wait, date = float(self.about.get("wait", 300.0)), self.date_of(run.round)
        return max(run.at + wait, date) if date is not None else run.at + wait

    def absent_of(self, run: Run, drove: Iterable[str]) -> dict[str, str]:
        """Whose place was driven by a bot all the time."""
        present = set(drove)
        return {
            key: SUBSTITUTE
            for key in run.entrants
            if run.places[key].bot is None and (run.places[key].player is None or key not in present)
        }

    def drivers(self, run: Run) -> Document:
        """Who drives which seat, for whoever sees to it: a player with a name, or a bot."""
        return {seat: run.places[key] for seat, key in run.seats.items()}

    def as_file(self) -> Document:
        """The championship as a file that `paddock season` reads."""
        championship = self.championship
        if championship is None:
            keys = [str(n) for n in range(1, len(self.places) + 1)]
            if self.form not in PAIRED:
                keys = find_game(self.game).notation.seat_names(max(2, len(keys)))
            about = {
                key: self.about[key] for key in ("title", "form", "options", "points", "dates") if key in self.about
            }
            championship = Championship(self.game, keys, self.about["tracks"], **about)
        entrants = {
            key: {"name": place.name} if place.bot is None else {"bot": place.bot}
            for key, place in zip(championship.seats, self.places.values(), strict=False)
        }
        return {**championship.as_document(), "entrants": entrants}


def known_bot(name: Any) -> str:
    known = [*BOTS, *programs()]
    if name not in known:
        raise UnknownBot("unknown_bot", name=str(name)[:80], known=", ".join(known))
    return str(name)


def checked(about: Mapping[str, Any]) -> Document:
    """What a new championship is made of, if it can be."""
    game, form = find_game(str(about["game"])), about["form"]
    most = int(about["most"])
    largest = MOST_FIELD if form in PAIRED else max(game.seats)
    if not 2 <= most <= largest or (form not in PAIRED and most not in game.seats):
        raise TableError("cup_most", most=largest)
    if form == LEAGUE and not about.get("dates"):
        raise TableError("cup_dates")
    Pace.from_document(dict(about.get("pace") or {"kind": UNTIMED}))
    keys = [str(n) for n in range(1, most + 1)] if form in PAIRED else game.notation.seat_names(most)
    document = {"seats": keys, "races": [], **{key: about[key] for key in IN_A_FILE if about.get(key) is not None}}
    Championship.from_document({"points": list(usual_points(game)), **document})
    if len(about.get("entrants", ())) > most:
        raise TableError("cup_full", most=most)
    for entrant in about.get("entrants", ()):
        if entrant.get("bot") is not None:
            known_bot(entrant["bot"])
    return dict(about)
