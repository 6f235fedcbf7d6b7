"""A championship as data: its races, who takes part, what they have scored, and what was corrected.

All race together (`season`, or `league` with a date by which each race is run), or two at a time (`knockout`, `swiss`).
Where all race together the entrants are the seats of the game, in every race the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from paddock.championships.pairings import Pair, knockout, rounds_of, swiss
from paddock.championships.points import by_seats, ranks_of, scores_of, usual_points
from paddock.errors import BadDocument, BadOption
from paddock.games import game as find_game
from paddock.games.contract import Document

SEASON, LEAGUE, KNOCKOUT, SWISS = FORMS = ("season", "league", "knockout", "swiss")
PAIRED = (KNOCKOUT, SWISS)
SUBSTITUTE, AWAY = ABSENCES = ("substitute", "away")  #: what happens where somebody is missing
WON, LEVEL = 2, 1  #: points of a race between two
MOST_RACES, MOST_FIELD, MOST_ROUNDS = 30, 32, 15
MOST_CORRECTION = 1000  #: points
LONGEST_TITLE, LONGEST_REASON = 60, 300
BESIDE = ("places", "first_home", "ranks", "table", "at")  #: what is kept of a result beside the scores
KEYS = ("game", "title", "form", "seats", "tracks", "options", "seed", "points", "dates", "entrants")
LISTS = ("seats", "tracks", "races", "corrections")


@dataclass(frozen=True)
class Fixture:
    """A race that is to be run now."""

    round: int  #: from 1 on
    entrants: tuple[str, ...]  #: in the order of the seats of the game
    track: Any
    options: Mapping[str, Any] = field(default_factory=dict)  #: of the game, the track among them


class Championship:
    """Races one after another, or round after round, with the points that they bring.

    >>> cup = Championship("heat", ["A", "B"], ["usa", "italy"], title="Two circuits")
    >>> cup.due()[0].track
    'usa'
    >>> cup.add({"scores": {"A": 0, "B": 1}, "ranks": {"A": 2, "B": 1}})
    >>> cup.standings(), cup.due()[0].options["grid"]
    ({'B': 9, 'A': 6}, ['B', 'A'])
    >>> cup.correct("A", 4, "a wrong result")
    >>> cup.standings()
    {'A': 10, 'B': 9}
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int,
        tracks: Sequence[Any],
        *,
        title: str = "",
        form: str = SEASON,
        options: Mapping[str, Any] | None = None,
        points: Sequence[int] | None = None,
        dates: Sequence[str] = (),
        entrants: Mapping[str, Mapping[str, str]] | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.game = find_game(game)
        self.form = one_of(form, "form", FORMS)
        self.seats = self.game.notation.seat_names(seats) if isinstance(seats, int) else list(seats)
        self.tracks = list(tracks)
        self.title = title
        self.options, self.seed = dict(options or {}), seed
        self.points = usual_points(self.game) if points is None else tuple(points)
        self.dates = list(dates)
        self.entrants = {key: dict(about) for key, about in (entrants or {}).items()}
        self.races: list[Document] = []  #: the results so far
        self.corrections: list[Document] = []  #: of points, by whoever runs it
        self._drawn: dict[
            tuple[int, ...], tuple[list[Pair], str | None]
        ] = {}  # pairs of rounds, by what they come from
        if not self.tracks:
            raise BadOption("no_races", key="tracks")
        self._check()

    def _check(self) -> None:
        if len(set(map(str, self.seats))) != len(self.seats):
            raise BadOption("seat_twice", names=", ".join(map(str, self.seats)))
        if len(self.tracks) > MOST_RACES:
            raise BadOption("not_a_number", key="tracks", value=len(self.tracks), least=1, most=MOST_RACES)
        if self.form in PAIRED:
            if 2 not in self.game.seats:
                raise BadOption("not_seats", value=2, known=", ".join(map(str, self.game.seats)))
            if not 2 <= len(self.seats) <= MOST_FIELD:
                raise BadOption("not_a_number", key="seats", value=len(self.seats), least=2, most=MOST_FIELD)
        if self.form == SWISS and len(self.tracks) > MOST_ROUNDS:
            raise BadOption("not_a_number", key="tracks", value=len(self.tracks), least=1, most=MOST_ROUNDS)
        for key in self.entrants:
            if key not in self.seats:
                raise BadOption("not_a_choice", key="entrants", value=key, choices=", ".join(self.seats))
        if self.dates and len(self.dates) != len(self.tracks):
            raise BadOption(
                "not_a_number", key="dates", value=len(self.dates), least=len(self.tracks), most=self.rounds
            )
        for date in self.dates:
            read_date(date)

    @property
    def rounds(self) -> int:
        """How many rounds it has: of a knock-out what the field asks for, otherwise one for every track."""
        return rounds_of(len(self.seats)) if self.form == KNOCKOUT else len(self.tracks)

    @property
    def counting(self) -> list[Document]:
        """The races that count."""
        return [race for race in self.races if "annulled" not in race]

    @property
    def over(self) -> bool:
        """Whether all races have been run."""
        return not self.due()

    # What is to be run

    def due(self) -> list[Fixture]:
        """The races that are to be run now: one where all race together, otherwise what is left of a round."""
        if self.form in PAIRED:
            return [self._fixture(number, pair) for number, pair in self._pairs_due()]
        if len(self.races) == len(self.tracks):
            return []
        return [self._fixture(len(self.races) + 1, tuple(self.seats))]

    def _fixture(self, number: int, entrants: tuple[str, ...]) -> Fixture:
        track, own = self.track_of(number)
        options = {**self.options, **own}
        if self.game.tracks.load is not None:
            options["track"] = track
        if self.form not in PAIRED and self.counting:
            options |= self.game.notation.next_options(self.counting[-1])
            options |= self.game.notation.next_grid(self._leaders())
        return Fixture(number, entrants, track, options)

    def _leaders(self) -> list[str]:
        """The seats from the leader to the last."""
        order = [seat for seat in self.standings() if seat in self.seats]
        return [*order, *(seat for seat in self.seats if seat not in order)]

    def track_of(self, number: int) -> tuple[Any, dict[str, Any]]:
        """Where a round is raced, and the options of its own."""
        said = self.tracks[(number - 1) % len(self.tracks)]
        if isinstance(said, Mapping) and set(said) <= {"track", "options"} and "track" in said:
            return said["track"], dict(said.get("options") or {})
        return said, {}

    def _pairs_due(self) -> list[tuple[int, Pair]]:
        if self.form == KNOCKOUT:
            rounds, _ = knockout(self.seats, self._winners())
            number, pairs = len(rounds), rounds[-1]
        else:
            number = self._swiss_round()
            if number > self.rounds:
                return []
            pairs, _ = self._swiss_pairs(number)
        run = {frozenset(race["pair"]) for race in self.counting if race["round"] == number}
        return [(number, pair) for pair in pairs if frozenset(pair) not in run]

    def _winners(self) -> dict[tuple[int, Pair], str]:
        return {(race["round"], tuple(race["pair"])): self.winner_of(race) for race in self.counting}

    def winner_of(self, race: Document) -> str:
        """Who goes on after a race of two; where both came home together, who entered first."""
        ranks = ranks_of(race)
        pair: list[str] = race["pair"]
        return min(pair, key=lambda key: (ranks[key], self.seats.index(key)))

    @property
    def champion(self) -> str | None:
        """Who has won it; None while it is on."""
        if self.form == KNOCKOUT:
            return knockout(self.seats, self._winners())[1]
        return None if self.due() else next(iter(self.standings()), None)

    def _swiss_round(self) -> int:
        """The round that is on: a race that was annulled is run again."""
        wanted = len(self.seats) // 2
        for number in range(1, self.rounds + 1):
            if sum(race["round"] == number for race in self.counting) < wanted:
                return number
        return self.rounds + 1

    def _swiss_pairs(self, number: int) -> tuple[list[Pair], str | None]:
        """By the standings when the round began: nothing that comes later changes it."""
        before = [race for race in self.counting if race["round"] < number]
        key = (number, len(before), len(self.races) - len(self.counting), len(self.corrections))
        if key not in self._drawn:
            self._drawn[key] = self._draw(number, before)
        return self._drawn[key]

    def _draw(self, number: int, before: Sequence[Document]) -> tuple[list[Pair], str | None]:
        rested = [key for each in range(1, number) if (key := self._resting(each)) is not None]
        totals = dict.fromkeys(self.seats, 0)
        for race in before:
            for key, scored in race["scores"].items():
                totals[key] += scored
        for key in rested:
            totals[key] += WON
        for correction in self.corrections:
            if correction.get("round", 0) < number:
                totals[correction["entrant"]] += correction["points"]
        order = sorted(self.seats, key=lambda key: -totals[key])
        return swiss(order, [tuple(race["pair"]) for race in before], rested)

    def _resting(self, number: int) -> str | None:
        """Who had nobody to meet in a round."""
        if len(self.seats) % 2 == 0:
            return None
        raced = {key for race in self.counting if race["round"] == number for key in race["pair"]}
        if len(raced) == len(self.seats) - 1:
            return next(key for key in self.seats if key not in raced)
        return self._swiss_pairs(number)[1]

    def rests(self) -> list[str]:
        """Everybody who rests in a Swiss round that has begun, round by round: it counts as a race that was won."""
        if self.form != SWISS or len(self.seats) % 2 == 0:
            return []
        begun = min(self._swiss_round(), self.rounds)
        return [key for number in range(1, begun + 1) if (key := self._resting(number)) is not None]

    # Taking in

    def add(
        self,
        result: Document,
        absent: Mapping[str, str] | None = None,
        pair: Sequence[str] | None = None,
    ) -> None:
        """Take in the result of a race that was due, with what absences cost; of two who met, `pair` says who."""
        missing = self.checked(absent)
        due = self.due()
        if not due:
            raise BadOption("season_over", races=len(self.counting))
        kept = {key: result[key] for key in BESIDE if key in result}
        told = {"absent": missing} if missing else {}
        if self.form in PAIRED:
            fixture = next((each for each in due if pair is None or set(each.entrants) == set(pair)), None)
            if fixture is None:
                known = "; ".join(" - ".join(each.entrants) for each in due)
                raise BadOption("not_a_choice", key="pair", value=" - ".join(pair or ()), choices=known)
            self.races.append(self._met(fixture, result, kept) | told)
            return
        scores = self.game.notation.with_absences(scores_of(result, self.points), missing)
        self.races.append({**kept, "scores": by_seats(scores, self.units()), **told})

    def _met(self, fixture: Fixture, result: Document, kept: Document) -> Document:
        """A race of two: who wins has all the points, who is level shares them."""
        ranks = by_seats(ranks_of(result), self.units(2))
        by_key = {
            key: ranks.get(seat, ranks.get(key, 0))
            for seat, key in zip(self.game.notation.seat_names(2), fixture.entrants, strict=True)
        }
        best = min(by_key.values())
        level = len(set(by_key.values())) == 1
        scores = {key: LEVEL if level else WON if rank == best else 0 for key, rank in by_key.items()}
        beside: Document = {key: kept[key] for key in ("table", "at") if key in kept}
        return {"round": fixture.round, "pair": list(fixture.entrants), "scores": scores, "ranks": by_key, **beside}

    def units(self, seats: int | None = None) -> dict[str, list[str]]:
        """The seats that are one in the eyes of the rules: partners in a team."""
        names = self.game.notation.seat_names(seats) if seats else self.seats
        if self.game.tracks.load is not None or len(names) not in self.game.seats:
            return {}
        courses, _ = self.game.notation.make_course(names, {}, None)
        units = self.game.notation.units(courses[0], names)
        return {unit: [names[number] for number in own] for unit, own in units.items()}

    def checked(self, absent: Mapping[str, str] | None) -> dict[str, str]:
        """Who is missing, and how; where two meet only a substitute can come."""
        known = ABSENCES if self.form not in PAIRED else (SUBSTITUTE,)
        for seat, how in (absent or {}).items():
            if seat not in self.seats:
                raise BadOption("not_a_choice", key="absent", value=seat, choices=", ".join(self.seats))
            one_of(how, f"absent.{seat}", known)
        return dict(absent or {})

    def correct(self, entrant: str, points: int, reason: str, **about: Any) -> None:
        """Give or take points, for a reason that everybody reads."""
        one_of(entrant, "entrant", self.seats)
        if isinstance(points, bool) or not isinstance(points, int) or not 0 < abs(points) <= MOST_CORRECTION:
            raise BadOption("not_a_number", key="points", value=points, least=-MOST_CORRECTION, most=MOST_CORRECTION)
        due = self.due()
        number = due[0].round if due else self.rounds
        self.corrections.append({"entrant": entrant, "points": points, "reason": reason, "round": number, **about})

    def annul(self, number: int, reason: str) -> None:
        """Let a race count for nothing; where two met they meet again. `number` from 1 on, in the order of races."""
        if not 1 <= number <= len(self.races):
            raise BadOption("not_a_number", key="race", value=number, least=1, most=max(1, len(self.races)))
        race = self.races[number - 1]
        if "annulled" in race:
            raise BadOption("annulled_already", race=number)
        if self.form in PAIRED and any(later["round"] > race["round"] for later in self.counting):
            raise BadOption("too_late_to_annul", race=number)
        race["annulled"] = reason

    # What it comes to

    def totals(self) -> dict[str, int]:
        """The points of all races that count, and of corrections, in no order."""
        totals: dict[str, int] = {}
        for race in self.counting:
            for name, points in race["scores"].items():
                totals[name] = totals.get(name, 0) + int(points)
        for key in self.rests():
            totals[key] = totals.get(key, 0) + WON
        for correction in self.corrections:
            totals[correction["entrant"]] = totals.get(correction["entrant"], 0) + int(correction["points"])
        return totals

    def standings(self) -> dict[str, int]:
        """TA-11.3.1, HEAT-K.10: the points of all races, the best first; equal points: better place in the last race.

        In a knock-out who has come further stands before the others.
        """
        totals = self.totals()
        before = self._standing(totals)
        return dict(sorted(totals.items(), key=lambda entry: before(entry[0])))

    def _standing(self, totals: Mapping[str, int]) -> Callable[[str], tuple[float, ...]]:
        """By what somebody stands before somebody else: less is better."""
        if self.form == KNOCKOUT:
            return lambda key: (-self._reached(key), -totals.get(key, 0))
        if self.form == SWISS:
            rivals = dict.fromkeys(self.seats, 0)  # what those have whom somebody has met
            for race in self.counting:
                one, other = race["pair"]
                rivals[one] += totals.get(other, 0)
                rivals[other] += totals.get(one, 0)
            return lambda key: (-totals.get(key, 0), -rivals.get(key, 0))
        last = by_seats(ranks_of(self.counting[-1]), self.units()) if self.counting else {}
        return lambda key: (-totals.get(key, 0), last.get(key, len(self.seats) + 1))

    def _reached(self, key: str) -> int:
        """The round of a knock-out that somebody is in; one more for who has won it."""
        rounds, champion = knockout(self.seats, self._winners())
        if key == champion:
            return len(rounds) + 1
        lost = [race["round"] for race in self.counting if key in race["pair"] and self.winner_of(race) != key]
        return int(lost[0]) if lost else len(rounds)

    def ranks(self) -> dict[str, int]:
        """The place of everybody: those who can't be told apart share theirs."""
        ranks: dict[str, int] = {}
        stands = self._standing(self.totals())
        before: tuple[float, ...] | None = None
        for number, key in enumerate(sorted(self.seats, key=stands), start=1):
            own = stands(key)
            ranks[key] = list(ranks.values())[-1] if own == before else number
            before = own
        return ranks

    # As a document

    def as_document(self) -> Document:
        """All of it as plain data; `from_document` reads it back."""
        usual = self.form == SEASON
        return {
            "game": self.game.name,
            **({"title": self.title} if self.title else {}),
            **({} if usual else {"form": self.form}),
            "seats": list(self.seats),
            "tracks": list(self.tracks),
            **({"options": self.options} if self.options else {}),
            **({"seed": self.seed} if self.seed is not None else {}),
            **({"points": list(self.points)} if self.points else {}),
            **({"dates": list(self.dates)} if self.dates else {}),
            **({"entrants": self.entrants} if self.entrants else {}),
            "races": [dict(race) for race in self.races],
            **({"corrections": [dict(each) for each in self.corrections]} if self.corrections else {}),
        }

    @classmethod
    def read(cls, document: Any) -> tuple[Document, list[Document], list[Document]]:
        """What the document of a championship says of it, its races, and its corrections."""
        if not isinstance(document, Mapping):
            raise BadDocument("not_a_mapping", key="season", value=document)
        for key in document:
            if key not in (*KEYS, "races", "corrections"):
                raise BadDocument("unknown_key", key=key, known=", ".join((*KEYS, "races", "corrections")))
        for key in ("game", "seats", "tracks", "races"):
            if key not in document:
                raise BadDocument("key_missing", key=key)
        for key in (*LISTS, "points", "dates"):
            if key in document and not isinstance(document[key], list):
                raise BadDocument("not_a_list", key=key, value=document[key])
        for key in ("options", "entrants"):
            if not isinstance(document.get(key) or {}, Mapping):
                raise BadDocument("not_a_mapping", key=key, value=document[key])
        about = {key: document[key] for key in KEYS if document.get(key) is not None}
        about.setdefault("points", [])  # files of before add up what races have scored
        about["seats"] = [read_word(seat, "seats") for seat in about["seats"]]
        about["points"] = [read_number(value, "points") for value in about["points"]]
        about["dates"] = [read_word(value, "dates") for value in about.get("dates", [])]
        about["title"] = read_word(about.get("title", ""), "title")[:LONGEST_TITLE]
        about["entrants"] = {
            str(key): read_entrant(about_one, key) for key, about_one in about.get("entrants", {}).items()
        }
        paired = about.get("form") in PAIRED
        races = [read_race(race, number, paired, about["seats"]) for number, race in enumerate(document["races"])]
        fixes = [read_correction(each, n, about["seats"]) for n, each in enumerate(document.get("corrections", []))]
        return about, races, fixes

    @classmethod
    def from_document(cls, document: Any) -> Championship:
        """A championship as `as_document` wrote it."""
        about, races, corrections = cls.read(document)
        made = Championship(about.pop("game"), about.pop("seats"), about.pop("tracks"), **about)
        made.races, made.corrections = races, corrections
        made.check_races()
        return made

    def check_races(self) -> None:
        """No more races than there are, none between people who did not meet."""
        most = MOST_RACES * MOST_FIELD if self.form in PAIRED else len(self.tracks)
        if len(self.races) > most:
            raise BadOption("season_over", races=len(self.tracks))


# Reading


def one_of(value: str, key: str, known: Sequence[str]) -> str:
    if value not in known:
        raise BadOption("not_a_choice", key=key, value=value, choices=", ".join(known))
    return value


def read_word(value: Any, key: str) -> str:
    """A word; YAML reads some as numbers or dates."""
    if isinstance(value, bool) or not isinstance(value, str | int | datetime):
        raise BadDocument("not_text_key", key=key, value=value)
    return value.isoformat() if isinstance(value, datetime) else str(value)


def read_number(value: Any, key: str, most: int = MOST_CORRECTION) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -most <= value <= most:
        raise BadDocument("not_a_number", key=key, value=value, least=-most, most=most)
    return value


def read_date(date: str) -> float:
    """A moment in seconds since 1970, of a date as ISO 8601 writes it; without a zone it is one of UTC.

    >>> read_date("1970-01-02"), read_date("1970-01-01T01:00+01:00")
    (86400.0, 0.0)
    """
    try:
        read = datetime.fromisoformat(date)
        zoned = read if read.tzinfo else datetime.fromisoformat(f"{read.isoformat()}+00:00")
        return zoned.timestamp()
    except (ValueError, OverflowError):
        raise BadDocument("not_a_date", key="dates", value=date) from None


def read_entrant(document: Any, key: Any) -> dict[str, str]:
    """Who takes part: a name, a bot, or both."""
    if not isinstance(document, Mapping):
        raise BadDocument("not_a_mapping", key=f"entrants.{key}", value=document)
    for each in document:
        if each not in ("name", "bot"):
            raise BadDocument("unknown_key", key=f"entrants.{key}.{each}", known="name, bot")
    return {each: read_word(document[each], f"entrants.{key}.{each}")[:40] for each in document}


def read_race(document: Any, number: int, paired: bool, seats: Sequence[str]) -> Document:
    """A race that was run."""
    where = f"races[{number}]"
    if not isinstance(document, Mapping) or not isinstance(document.get("scores"), Mapping):
        raise BadDocument("not_a_mapping", key=f"{where}.scores", value=document)
    race = dict(document)
    race["scores"] = {str(key): read_number(value, f"{where}.scores", 10**6) for key, value in race["scores"].items()}
    if "ranks" in race:
        if not isinstance(race["ranks"], Mapping):
            raise BadDocument("not_a_mapping", key=f"{where}.ranks", value=race["ranks"])
        race["ranks"] = {str(key): read_number(value, f"{where}.ranks") for key, value in race["ranks"].items()}
    for key in ("annulled", "table"):
        if race.get(key) is not None:
            race[key] = read_word(race[key], f"{where}.{key}")[:LONGEST_REASON]
    if not isinstance(race.get("absent") or {}, Mapping):
        raise BadDocument("not_a_mapping", key=f"{where}.absent", value=race["absent"])
    if paired:
        pair = race.get("pair")
        if not isinstance(pair, list) or len(pair) != 2 or not set(map(str, pair)) <= set(seats):
            raise BadDocument("not_a_list", key=f"{where}.pair", value=pair)
        race["pair"] = [str(key) for key in pair]
        race["round"] = read_number(race.get("round"), f"{where}.round")
        if set(race["scores"]) != set(race["pair"]):
            raise BadDocument(
                "not_a_choice", key=f"{where}.scores", value=", ".join(race["scores"]), choices=", ".join(race["pair"])
            )
    return race


def read_correction(document: Any, number: int, seats: Sequence[str]) -> Document:
    """Points that were given or taken."""
    where = f"corrections[{number}]"
    if not isinstance(document, Mapping):
        raise BadDocument("not_a_mapping", key=where, value=document)
    entrant = one_of(str(document.get("entrant")), f"{where}.entrant", seats)
    reason = read_word(document.get("reason", ""), f"{where}.reason")[:LONGEST_REASON]
    points = read_number(document.get("points"), f"{where}.points")
    about = {key: document[key] for key in ("round", "at", "by") if key in document}
    return {**about, "entrant": entrant, "points": points, "reason": reason}
