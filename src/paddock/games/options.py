"""What the options of all games share: each has a default, and every complaint names the option."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.errors import BadOption
from paddock.games.entries import is_number


def check_options(
    options: Mapping[str, Any], defaults: Mapping[str, Any], choices: Mapping[str, Sequence[Any]]
) -> dict[str, Any]:
    """All options, said or by default; an option that is None has not been said."""
    for key in options:
        if key not in defaults:
            raise BadOption("unknown_option", key=key, known=", ".join(defaults))
    for key, known in choices.items():
        value = options.get(key, defaults[key])
        if not any(value is choice or (isinstance(choice, str) and value == choice) for choice in known):
            raise BadOption("not_a_choice", key=key, value=value, choices=", ".join(map(str, known)))
    return {**defaults, **{key: value for key, value in options.items() if value is not None}}


def whole_number(value: Any, key: str, least: int, most: int) -> int:
    """A whole number between two bounds, or an error that names the option."""
    if not is_number(value) or not least <= value <= most:
        raise BadOption("not_a_number", key=key, value=value, least=least, most=most)
    return int(value)
