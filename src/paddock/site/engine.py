"""The files that a page races by without a server: all games, and what a server would tell of them.

They lie in a folder whose name is a hash of them all, so that a page never gets some of one version and some of
another. `paddock wasm` without a game writes them to where servers of this machine look for them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from paddock.bots import BOTS
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.games.offered import offered
from paddock.notation.files import writing
from paddock.server.examples import drawn
from paddock.server.table import PHRASES
from paddock.wasm.export import choices_without_editions, encoded, files_of
from paddock.words import LANGUAGES, catalogue
from paddock.words.catalogues import Catalogue, catalogue_of

#: What only the rules page and help tell, by groups: most of a game's words, and seldom read at a table.
BOOK = ("rules", "chapters", "turn", "examples")


@cache
def engine_files() -> dict[str, bytes]:
    """All of them, by their names."""
    files: dict[str, bytes] = {}
    for name in GAMES:
        game = find_game(name)
        files |= files_of(game)
        files |= told_of(game)
    for language in LANGUAGES:
        files[f"games.{language}.json"] = encoded(lobby(language))
        files[f"house.{language}.ftl"] = words_of_house(language).encode()
    return files


def words_of_house(language: str) -> str:
    """What a table says that is not its game's: why something can't be done, what bots thought, and hints."""
    return written(catalogue(language), lambda group: group in ("errors", "bots", "hints"))


def written(words: Catalogue, wanted: Callable[[str], bool]) -> str:
    """The messages of some groups, as they stand in their catalogue."""
    return "\n".join(words[id].strip("\n") for id in words if wanted(id.partition("-")[0])) + "\n"


def told_of(game: Game) -> dict[str, bytes]:
    """What a server would tell of a game: its words, its examples, and pictures of its tracks."""
    files = {f"{game.name}.examples.json": drawn(game.name)}
    for language in LANGUAGES:
        words = catalogue_of(language, game.name, modules=False)
        files[f"{game.name}.words.{language}.ftl"] = written(words, lambda group: group not in BOOK).encode()
        files[f"{game.name}.book.{language}.ftl"] = written(words, lambda group: group in BOOK).encode()
        for track, picture in pictures(game, language):
            files[f"{game.name}.{track}.{language}.svg"] = picture.encode()
    return files


def pictures(game: Game, language: str) -> Iterator[tuple[str, str]]:
    if game.tracks.load is None or game.tracks.draw is None:
        return
    for track in game.tracks.shipped():
        yield track, game.tracks.draw(game.tracks.load(track, None), language=language)


def lobby(language: str) -> dict[str, object]:
    """What `GET /api/games` tells, of all that a page can do by itself."""
    return {
        "games": {name: offered_alone(find_game(name), language) for name in GAMES},
        "bots": sorted(BOTS),
        "phrases": list(PHRASES),
        "languages": list(LANGUAGES),
    }


def offered_alone(game: Game, language: str) -> dict[str, object]:
    """A game as a lobby offers it that a page races by itself."""
    return {**offered(game, language), "choices": choices_without_editions(game), "ready": True}


def version_of(files: Mapping[str, bytes]) -> str:
    """A name for these files, and for no others."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name} {len(files[name])}\n".encode() + files[name])
    return digest.hexdigest()[:16]


def write(folder: Path) -> Path:
    """Write them into a folder of their own, all or nothing; the answer is which."""
    files = engine_files()
    whole = folder / version_of(files)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not whole.is_dir():
            beside = Path(mkdtemp(prefix=".", dir=folder))
            beside.chmod(0o755)
            for name, content in files.items():
                (beside / name).write_bytes(content)
            beside.replace(whole)
    return whole
