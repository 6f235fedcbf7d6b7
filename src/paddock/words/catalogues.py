"""The catalogues as they lie in their files: which messages there are, and the text of those that need no grammar.

Reading all of a catalogue by the grammar of Fluent takes most of a second, and loading Fluent a part of one. So a file
is only cut into its messages here, and a message is read by that grammar when it is told for the first time; one
without values never is.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paddock.words.grammar import Grammar

LANGUAGES = ("en", "el", "es", "pl", "ro", "bg")

_HOUSE = Path(__file__).parent
_ROOMS = _HOUSE.parent / "games"
MODULES = "modules"  #: the folder of a room that holds what only some of its races need

#: A message: its id at the start of a line, then whatever is indented.
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) =(.*(?:\n+ .*)*)", re.MULTILINE)
_FOREIGN = re.compile(r"[^a-zA-Z0-9_-]")
_WITH_DOTS = ("rules", "refusals", "chapters")


def message_id(key: str) -> str:
    """The id of a message by its dotted key; what Fluent does not take in an id becomes a line.

    >>> message_id("rules.SPD-7.28"), message_id("cards.Rubbin' is Racin'")
    ('rules-SPD-7_28', 'cards-Rubbin__is_Racin_')
    """
    group, dot, rest = key.partition(".")
    return f"{group}-{_FOREIGN.sub('_', rest)}" if dot else group


def key_of(group: str, id: str) -> str:
    """The key of a message inside its group: ids of rules have dots and no lines, so they come back as they were."""
    key = id[len(group) + 1 :]
    return key.replace("_", ".") if group in _WITH_DOTS else key


class Catalogue(Mapping[str, str]):
    """The messages of one file by their ids, each as it is written there."""

    def __init__(self, source: str, language: str):
        self.source = source
        self.language = language
        self._written = {found[1]: found[0] for found in _MESSAGE.finditer(source)}
        self._plain: dict[str, str | None] = {}

    def __getitem__(self, id: str) -> str:
        return self._written[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def __contains__(self, id: object) -> bool:
        return id in self._written

    def plain(self, id: str) -> str | None:
        """The text of a message that stands in one line and has no values; None for any other."""
        if id not in self._plain:
            written = self._written[id]
            is_plain = "{" not in written and "\n" not in written
            self._plain[id] = written.partition(" =")[2].strip() if is_plain else None
        return self._plain[id]

    def has_form(self, id: str, form: str) -> bool:
        """Whether a message can be told in another form than its own: an attribute, in the words of Fluent."""
        return re.search(rf"^ +\.{form} =", self._written[id], re.MULTILINE) is not None

    def filled(self, id: str, values: Mapping[str, Any], case: str = "") -> str:
        """A message with its values put in; in a grammatical case if it has that."""
        return self._grammar.filled(id, values, case)

    @cached_property
    def _grammar(self) -> "Grammar":
        from paddock.words.grammar import Grammar

        return Grammar(self)


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of the house, or of a game with all its modules, in one language; English where there is none."""
    files = [words_file(language, game), *([words_file(language, game, MODULES)] if has_modules(game) else [])]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Catalogue(source, files[0].stem)


@cache
def catalogue_of(language: str, game: str, modules: bool) -> Catalogue:
    """The words of a game without its modules, or of its modules alone, which a page loads only where it needs them."""
    file = words_file(language, game, MODULES if modules else "")
    return Catalogue(file.read_text(encoding="utf-8"), file.stem)


@cache
def has_modules(game: str | None) -> bool:
    """Whether a game has modules with words of their own."""
    return game is not None and (_ROOMS / game / MODULES / "words").is_dir()


def words_file(language: str, game: str | None, modules: str = "") -> Path:
    """The file of a catalogue."""
    folder = _ROOMS / game / modules / "words" if game else _HOUSE
    path = folder / f"{language}.ftl"
    return path if language in LANGUAGES and path.is_file() else folder / "en.ftl"
