"""What people write into positions and options, checked: every complaint names the key and what could stand there."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.errors import BadOption, BadPosition


def place(value: Any, known: Sequence[Any], key: str) -> int:
    """Where a name stands in a list of known ones."""
    for i, name in enumerate(known):
        if value == name and not isinstance(value, bool):
            return i
    raise BadPosition("not_a_choice", key=key, value=value, choices=", ".join(map(str, known)))


def is_number(value: Any) -> bool:
    """A number may stand for a list: so many, whichever."""
    return isinstance(value, int) and not isinstance(value, bool)


def count(value: Any, key: str, least: int, most: int) -> int:
    """A whole number between two bounds."""
    if not is_number(value) or not least <= value <= most:
        raise BadPosition("not_a_number", key=key, value=value, least=least, most=most)
    return int(value)


def truth(value: Any, key: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition("not_a_choice", key=key, value=value, choices="true, false")
    return value


def mapping(value: Any, key: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition("not_a_mapping", key=key, value=value)
    return value


def numbered(value: Any, key: str) -> Mapping[Any, Any]:
    """A mapping by numbers, also where JSON has made words of them."""
    entries = mapping(value, key)
    return {
        int(name) if isinstance(name, str) and name.isascii() and name.isdigit() and len(name) < 9 else name: entry
        for name, entry in entries.items()
    }


def check_keys(entries: Mapping[Any, Any], known: Sequence[str], within: str = "") -> None:
    """Nothing but known keys."""
    for key in entries:
        if key not in known:
            raise BadPosition("unknown_key", key=f"{within}{key}", known=", ".join(known))


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
