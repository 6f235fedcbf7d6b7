"""A championship at one keyboard: its races, one after another, saved and resumed from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.championships import PAIRED, Championship, Fixture
from paddock.championships.championship import AWAY
from paddock.errors import BadOption
from paddock.notation.documents import dump, load
from paddock.notation.files import write_whole, writing
from paddock.race import Race


class Season(Championship):
    """TA-11.0, TA-11.1: races one after another, on tracks that are fixed beforehand.

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
        about: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.folder = Path(folder)
        super().__init__(game, seats, tracks, seed=seed, options=options, **(about or {}))

    def next_fixture(self) -> Fixture:
        """The race that is to be run now, or the first of them."""
        due = self.due()
        if not due:
            raise BadOption("season_over", races=len(self.counting))
        return due[0]

    def next_race(self, absent: Mapping[str, str] | None = None) -> Race:
        """The next race, from its beginning; `absent` says who is missing: `substitute` or `away`."""
        fixture = self.next_fixture()
        away = [seat for seat, how in self.checked(absent).items() if how == AWAY]
        options = dict(fixture.options)
        if "grid" in options and away:
            options["grid"] = [seat for seat in options["grid"] if seat not in away]
        seed = None if self.seed is None else f"{self.seed} {len(self.races)}"
        seats = [seat for seat, key in self.places(fixture).items() if key not in away]
        return Race.from_header(
            {"game": self.game.name, "seats": seats, "options": options}, seed=seed, folder=self.folder
        )

    def places(self, fixture: Fixture) -> dict[str, str]:
        """Who sits where in a race, by seat."""
        if self.form not in PAIRED:
            return {seat: seat for seat in fixture.entrants}
        return dict(zip(self.game.notation.seat_names(2), fixture.entrants, strict=True))

    def called(self, entrant: str) -> str:
        """The name of somebody who takes part."""
        return self.entrants.get(entrant, {}).get("name") or entrant

    # Kept in a file

    @classmethod
    def from_document(cls, document: Any, folder: str | Path = ".") -> Season:
        """A season, or another championship, as `as_document` wrote it."""
        about, races, corrections = cls.read(document)
        options, seed = dict(about.pop("options", {})), about.pop("seed", None)
        game, seats, tracks = about.pop("game"), about.pop("seats"), about.pop("tracks")
        season = cls(str(game), seats, tracks, seed=seed, folder=folder, about=about, **options)
        season.races, season.corrections = races, corrections
        season.check_races()
        return season

    @classmethod
    def from_file(cls, path: Path) -> Season:
        """A saved season; tracks it names are looked for beside it."""
        return cls.from_document(load(path), path.parent)

    def save(self, path: Path) -> None:
        """Write the season to a file; a crash meanwhile leaves the old one."""
        with writing(path):
            write_whole(path, dump(self.as_document()))
