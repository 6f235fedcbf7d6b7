"""Variants as data: card counts, kilometre values, distances and points, read from TOML and checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, BadOption
from paddock.games.options import whole_number
from paddock.games.speed.cards import MOST_KM, NAMED
from paddock.games.speed.state import BATTLE_SIZE, MOST_CARDS, SPEED_SIZE
from paddock.games.toml import file_in, read_toml

FOLDER = Path(__file__).parent / "variants"
STANDARD = "speed-1200"
MOST_VALUE = 10_000  #: kilometres of one card
MOST_NUMBER = 30_000  #: distances, points, limits

POINTS = ("wild", "all_wilds", "kontra", "trip", "delayed", "safe", "blockade", "extension")
PLAYERS = ("2", "3", "4", "6")
TABLES: Mapping[str, tuple[str, ...] | None] = {  # None: any keys
    "cards": NAMED,
    "kilometres": None,
    "removed": PLAYERS,
    "distance": (*PLAYERS, "extension"),
    "limits": ("speed_limit", "most", "unsafe"),
    "points": POINTS,
}
NUMBERS = {"hand": MOST_CARDS // 2, "win_points": MOST_NUMBER}  #: and the most they can be


def shipped() -> list[str]:
    """The names of the variants that come with the game."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def load(source: Any, base: Path | None) -> dict[str, Any]:
    """A variant by the name of a shipped one, by a TOML file (relative to `base`), or given whole; checked."""
    if isinstance(source, Mapping):
        variant = {str(key): with_word_keys(value) for key, value in source.items()}
    else:
        try:
            variant = read_toml(FOLDER / f"{source}.toml" if source in shipped() else file_in(base, source))
        except BadDocument as error:
            raise BadOption("no_variant", name=source, why=error, known=", ".join(shipped())) from None
    check(variant)
    return variant


def with_word_keys(table: Any) -> Any:
    """A table as TOML has it: there a key such as 240 is a word, in YAML it is a number."""
    if not isinstance(table, Mapping):
        return table
    return {str(key): with_word_keys(value) for key, value in table.items()}


def numbered(table: Mapping[Any, int]) -> dict[int, int]:
    """A table by kilometre value."""
    return {int(value): count for value, count in table.items()}


def check(variant: Mapping[str, Any]) -> None:
    """Name what is wrong with a variant, or pass."""
    for key in variant:
        if key not in TABLES and key not in NUMBERS and key != "title":
            raise BadOption("variant_key", key=key)
    if not isinstance(variant.get("title", ""), str):
        raise BadOption("not_text_key", key="title", value=variant["title"])
    for key, most in NUMBERS.items():
        whole_number(variant.get(key), key, 1, most)
    for table, keys in TABLES.items():
        entries = variant.get(table, {} if table == "removed" else None)
        if not isinstance(entries, Mapping):
            raise BadOption("variant_missing", key=table)
        for key in entries:
            if keys is not None and key not in keys:
                raise BadOption("variant_key", key=f"{table}.{key}")
        for key in keys or ():
            if key not in entries and table != "removed":
                raise BadOption("variant_missing", key=f"{table}.{key}")
    for card in NAMED:
        whole_number(variant["cards"][card], f"cards.{card}", 0, 60)
        if card in NAMED[-4:]:
            # One of each wild: two could be held by both partners, and a kontra has one answer (SPD-2.10).
            whole_number(variant["cards"][card], f"cards.{card}", 0, 1)
    for name, table in variant["kilometres"].items():
        check_kilometres(table, f"kilometres.{name}")
    if not variant["kilometres"]:
        raise BadOption("variant_missing", key="kilometres")
    for players, removed in variant.get("removed", {}).items():
        if not isinstance(removed, list) or any(card not in NAMED for card in removed):
            raise BadOption("variant_key", key=f"removed.{players}")
    for key, distance in variant["distance"].items():
        whole_number(distance, f"distance.{key}", 1, MOST_NUMBER)
    for key, points in variant["points"].items():
        whole_number(points, f"points.{key}", 0, MOST_NUMBER)
    limits = variant["limits"]
    whole_number(limits["speed_limit"], "limits.speed_limit", 1, MOST_NUMBER)
    if not isinstance(limits["most"], Mapping) or not isinstance(limits["unsafe"], list):
        raise BadOption("variant_missing", key="limits.most, limits.unsafe")
    for value, most in limits["most"].items():
        kilometre_value(value, "limits.most")
        whole_number(most, f"limits.most.{value}", 0, 255)
    for value in limits["unsafe"]:
        whole_number(value, "limits.unsafe", 1, MOST_VALUE)
    battle = sum(variant["cards"][card] for card in NAMED[:4] + NAMED[5:9])
    if battle > BATTLE_SIZE or variant["cards"]["SPEED_LIMIT"] + variant["cards"]["END_OF_LIMIT"] > SPEED_SIZE:
        raise BadOption("variant_too_large", most=BATTLE_SIZE)


def check_kilometres(table: Any, key: str) -> None:
    """A table of kilometre cards: value = count."""
    if not isinstance(table, Mapping) or not 1 <= len(table) <= MOST_KM:
        raise BadOption("variant_kilometres", key=key, most=MOST_KM)
    for value, count in table.items():
        kilometre_value(value, key)
        whole_number(count, f"{key}.{value}", 0, MOST_CARDS)
    if len(numbered(table)) < len(table):
        raise BadOption("variant_kilometres", key=key, most=MOST_KM)


def kilometre_value(value: Any, key: str) -> None:
    """The value of a kilometre card, written as the key of a table."""
    text = str(value)
    if not text.isdecimal() or len(text) > len(str(MOST_VALUE)) or not 1 <= int(text) <= MOST_VALUE:
        raise BadOption("variant_key", key=f"{key}.{value}")
