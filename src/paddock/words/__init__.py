"""Words: catalogues in six languages. Code speaks in codes and values; this is where they become sentences.

The house has a catalogue of its own (errors, the terminal), each game has one in its room. They are Fluent files,
which the browser reads as well; plurals and cases are theirs, so that every language speaks by its own grammar.
"""

import re
from collections.abc import Mapping
from numbers import Integral
from typing import Any

from paddock.words.catalogues import LANGUAGES, Catalogue, catalogue, key_of, message_id

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "group", "in_one_line", "message_id", "numbered", "sentence", "shown"]

_LONGEST = 400  #: characters of one value in a sentence
_LONGEST_INSIDE = 2000  #: characters of a sentence inside a sentence


def sentence(key: str, values: Mapping[str, Any] | None = None, language: str = "en", game: str | None = None) -> str:
    """The sentence for a code, with its values put in.

    >>> sentence("errors.unknown_bot", {"name": "turbo", "known": "pilot, random"})
    "There is no bot 'turbo'. Known are: pilot, random."
    >>> sentence("cards.KM", {"n": 60}, "el", game="speed")
    '60 χλμ'
    """
    id = message_id(key)
    for spoken in (language, "en"):
        found = catalogue(spoken, game)
        if id in found:
            plain = found.plain(id)
            return found.filled(id, _shown_all(values, language)) if plain is None else plain
    return key


def group(name: str, language: str = "en", game: str | None = None) -> dict[str, str]:
    """All texts of a group, by their keys."""
    start = f"{name}-"
    keys = [key_of(name, id) for id in catalogue("en", game) if id.startswith(start)]
    return {key: sentence(f"{name}.{key}", None, language, game) for key in keys}


def _shown_all(values: Mapping[str, Any] | None, language: str) -> dict[str, Any]:
    return {name: shown(value, language) for name, value in values.items()} if values else {}


def shown(value: Any, language: str) -> Any:
    """A value inside a sentence: a number, another sentence in the same language, or text of bearable length."""
    if isinstance(value, str):
        return _cut(in_one_line(value), _LONGEST)
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    if hasattr(value, "sentence"):
        return _cut(str(value.sentence(language)), _LONGEST_INSIDE)
    return _cut(in_one_line(str(value)), _LONGEST)


def numbered(seat: str) -> str:
    """What a driver without a name is called: who has only a number is counted from one.

    >>> numbered("s0"), numbered("B")
    ('1', 'B')
    """
    return str(int(seat[1:]) + 1) if re.fullmatch("s[0-9]+", seat) else seat


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "..."


def in_one_line(text: str) -> str:
    """A text from outside, without line ends and without what could command a terminal."""
    return text if text.isprintable() else "".join(each if each.isprintable() else " " for each in text)
