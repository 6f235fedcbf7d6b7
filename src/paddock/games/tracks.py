"""What the tracks of all games share: where they are read from, and what lists of them tell."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Protocol

from paddock.errors import BadDocument, BadTrack
from paddock.games.toml import file_in, read_toml
from paddock.words import sentence


class Listed(Protocol):
    """A track, as far as its title is concerned."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...


class Corner(Protocol):
    """A corner: where it begins, and the number that matters there."""

    @property
    def line(self) -> int: ...

    @property
    def limit(self) -> int: ...


def find_document(source: Any, base: Path | None, folder: Path, shipped: Collection[str]) -> tuple[dict[str, Any], str]:
    """The document of a track and its name: by the name of a shipped one, by a TOML file, or given whole."""
    if isinstance(source, Mapping):
        return {str(key): value for key, value in source.items()}, "own"
    try:
        path = folder / f"{source}.toml" if source in shipped else file_in(base, source)
        return read_toml(path), path.stem
    except BadDocument as error:
        raise BadTrack("no_track", name=source, why=error, known=", ".join(shipped)) from None


def title_of(track: Listed, game: str, shipped: Collection[str], language: str) -> str:
    """The title in a language, for a track of the game; other tracks have one title."""
    of_the_game = track.name in shipped and track.title == sentence(f"tracks.{track.name}", game=game)
    return sentence(f"tracks.{track.name}", None, language, game) if of_the_game else track.title


def shape_of(corners: Collection[Corner]) -> str:
    """Corners in a few figures, as in 12/7 33/3."""
    return " ".join(f"{corner.line}/{corner.limit}" for corner in corners)


def figures_of(spaces: int, laps: int, corners: Collection[Corner]) -> dict[str, Any]:
    """What a list of tracks tells programs of each."""
    return {
        "spaces": spaces,
        "laps": laps,
        "corners": [{"line": corner.line, "limit": corner.limit} for corner in corners],
    }
