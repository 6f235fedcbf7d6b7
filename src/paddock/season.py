"""A season: races on several tracks, points added up, saved and resumed from a file. It knows no rule of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, BadOption
from paddock.games import game as find_game
from paddock.games.contract import Document
from paddock.notation.documents import dump, load
from paddock.notation.files import write_whole, writing
from paddock.race import Race

KEYS = ("game", "seats", "tracks", "options", "seed", "races")
ABSENCES = ("substitute", "away")  #: what a team does whose player is missing


class Season:
    """Races one after another, on tracks that are fixed beforehand.

    A season of a game without tracks has as many races as `tracks` has entries; what stands there is a name only.

    >>> season = Season("thunder", ["Blue", "Red"], tracks=["test_track", "halfmile_bowl"], seed=1, laps=1)
    >>> race = season.next_race()
    >>> season.add({"scores": {"Blue": 90, "Red": 70}, "places": {15: 1, 29: 2}})
    >>> season.standings()
    {'Blue': 90, 'Red': 70}
    >>> season.next_race().options["last_winner"]
    'Blue'
    >>> Season.from_document(season.as_document()).standings() == season.standings()
    True
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int,
        tracks: Sequence[Any],
        *,
        seed: int | str | None = None,
        folder: str | Path = ".",
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.seat_names(seats) if isinstance(seats, int) else list(seats)
        self.tracks = list(tracks)
        self.options, self.seed, self.folder = dict(options), seed, Path(folder)
        self.races: list[Document] = []  #: the results so far
        if not self.tracks:
            raise BadOption("no_races", key="tracks")

    @property
    def over(self) -> bool:
        """Whether all races have been run."""
        return len(self.races) == len(self.tracks)

    def next_race(self, absent: Mapping[str, str] | None = None) -> Race:
        """The next race, from its beginning; `absent` says who is missing: `substitute` or `away`."""
        if self.over:
            raise BadOption("season_over", races=len(self.tracks))
        away = [seat for seat, how in self.checked(absent).items() if how == "away"]
        options = dict(self.options)
        if self.game.load_track is not None:
            options["track"] = self.tracks[len(self.races)]
        if self.races:
            options |= self.game.next_options(self.races[-1])
        seed = None if self.seed is None else f"{self.seed} {len(self.races)}"
        seats = [seat for seat in self.seats if seat not in away]
        return Race.from_header(
            {"game": self.game.name, "seats": seats, "options": options}, seed=seed, folder=self.folder
        )

    def add(self, result: Document, absent: Mapping[str, str] | None = None) -> None:
        """Take in the result of the race just run, with what absences cost."""
        if self.over:
            raise BadOption("season_over", races=len(self.tracks))
        missing = self.checked(absent)
        scores = self.game.with_absences(result["scores"], missing)
        kept = {key: value for key, value in result.items() if key != "scores"}
        self.races.append({**kept, "scores": scores, **({"absent": missing} if missing else {})})

    def checked(self, absent: Mapping[str, str] | None) -> dict[str, str]:
        """Who is missing, and how."""
        for seat, how in (absent or {}).items():
            if seat not in self.seats:
                raise BadOption("not_a_choice", key="absent", value=seat, choices=", ".join(self.seats))
            if how not in ABSENCES:
                raise BadOption("not_a_choice", key=f"absent.{seat}", value=how, choices=", ".join(ABSENCES))
        return dict(absent or {})

    def standings(self) -> dict[str, int]:
        """The points of all races, the best first."""
        totals: dict[str, int] = {}
        for race in self.races:
            for name, points in race["scores"].items():
                totals[name] = totals.get(name, 0) + int(points)
        return dict(sorted(totals.items(), key=lambda entry: -entry[1]))

    # Kept in a file

    def as_document(self) -> Document:
        """The whole season as plain data; `from_document` reads it back."""
        return {
            "game": self.game.name,
            "seats": list(self.seats),
            "tracks": list(self.tracks),
            **({"options": self.options} if self.options else {}),
            **({"seed": self.seed} if self.seed is not None else {}),
            "races": list(self.races),
        }

    @classmethod
    def from_document(cls, document: Any, folder: str | Path = ".") -> Season:
        """A season as `as_document` wrote it."""
        if not isinstance(document, Mapping):
            raise BadDocument("not_a_mapping", key="season", value=document)
        for key in document:
            if key not in KEYS:
                raise BadDocument("unknown_key", key=key, known=", ".join(KEYS))
        for key in ("game", "seats", "tracks", "races"):
            if key not in document:
                raise BadDocument("key_missing", key=key)
        for key in ("seats", "tracks", "races"):
            if not isinstance(document[key], list):
                raise BadDocument("not_a_list", key=key, value=document[key])
        options = document.get("options") or {}
        season = cls(
            str(document["game"]),
            document["seats"],
            document["tracks"],
            seed=document.get("seed"),
            folder=folder,
            **options,
        )
        for number, race in enumerate(document["races"]):
            if not isinstance(race, Mapping) or not isinstance(race.get("scores"), Mapping):
                raise BadDocument("not_a_mapping", key=f"races[{number}].scores", value=race)
        season.races = [dict(race) for race in document["races"]]
        return season

    @classmethod
    def from_file(cls, path: Path) -> Season:
        """A saved season; tracks it names are looked for beside it."""
        return cls.from_document(load(path), path.parent)

    def save(self, path: Path) -> None:
        """Write the season to a file; a crash meanwhile leaves the old one."""
        with writing(path):
            write_whole(path, dump(self.as_document()))
