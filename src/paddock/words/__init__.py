"""Words: catalogues in six languages. Code speaks in codes and values; this is where they become sentences.

The house has a catalogue of its own (errors, the terminal), each game has one in its room. They are i18next JSON,
so that the browser reads the same files: nested keys, values in double braces.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "el", "es", "pl", "ro", "bg")

_HOUSE = Path(__file__).parent
_ROOMS = _HOUSE.parent / "games"
_LONGEST = 400  #: characters of one value in a sentence
_VALUE = re.compile(r"{{\s*(\w+)\s*}}")


@cache
def catalogue(language: str, game: str | None = None) -> Mapping[str, Any]:
    """The catalogue of the house, or of a game, in one language; English where there is none."""
    folder = _ROOMS / game / "words" if game else _HOUSE
    path = folder / f"{language}.json"
    if language not in LANGUAGES or not path.is_file():
        path = folder / "en.json"
    catalogue: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return catalogue


def look_up(key: str, language: str, game: str | None) -> str | None:
    """A text by its dotted key. Ids such as `SPD-7.28` hold dots themselves, so the last key may be the rest."""
    group, _, rest = key.partition(".")
    found = catalogue(language, game).get(group, {})
    text = found.get(rest) if isinstance(found, Mapping) else None
    return text if isinstance(text, str) else None


def sentence(key: str, values: Mapping[str, Any] | None = None, language: str = "en", game: str | None = None) -> str:
    """The sentence for a code, with its values put in.

    >>> sentence("errors.unknown_bot", {"name": "turbo", "known": "pilot, random"})
    "There is no bot 'turbo'. Known are: pilot, random."
    >>> sentence("cards.KM", {"km": 60}, "el", game="speed")
    '60 χλμ'
    """
    text = look_up(key, language, game) or look_up(key, "en", game) or key
    return _VALUE.sub(lambda match: _shown((values or {}).get(match[1], "?"), language), text)


def _shown(value: Any, language: str) -> str:
    """A value inside a sentence: another sentence in the same language, or plain text of bearable length."""
    if hasattr(value, "sentence"):
        return str(value.sentence(language))
    text = in_one_line(str(value))
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "..."


def in_one_line(text: str) -> str:
    """A text from outside, without line ends and without what could command a terminal."""
    return "".join(character if character.isprintable() else " " for character in text)
