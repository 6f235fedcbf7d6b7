"""Variants as data: what is in the box, and what the segments of the track look like; read from TOML and checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, BadOption
from paddock.games.options import whole_number
from paddock.games.scrap.cards import ACCIDENT_CARDS, BONUS_CARDS, DECKS, GOALS, MOST_RACERS, TOKENS
from paddock.games.toml import file_in, read_toml

FOLDER = Path(__file__).parent / "variants"
STANDARD = "scrap-racer"

MOST_CARDS = 60  #: of one kind
MOST_TOKENS = 60  #: of one kind
MOST_BONUS_TOKENS = 100
MOST_SEGMENT_FIELDS = 8
MOST_NUMBER = 99  #: on the back of a segment
FEWEST_GOALS = 2 * MOST_RACERS  #: two goal cards for each racer: the deck can't run out (SCR-RUL.34)

GROUNDS = ("straight", "curve")
TOKEN_MARK = "*"  #: behind the ground of a field that has a place for a change token  # noqa: S105
SEGMENTS = {"straight": ("S",), "corner": ("R", "L")}  #: kinds of segments, and their letters in a path
TABLES: Mapping[str, tuple[str, ...]] = {
    "accidents": DECKS,
    "bonus": BONUS_CARDS,
    "goal": tuple(map(str, GOALS)),
    "tokens": TOKENS,
    "straight": ("fields", "numbers"),
    "corner": ("fields", "numbers"),
}


def shipped() -> list[str]:
    """The names of the variants that come with the game."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def load(source: Any, base: Path | None) -> dict[str, Any]:
    """A variant by the name of a shipped one, by a TOML file (relative to `base`), or given whole; checked."""
    if isinstance(source, Mapping):
        variant = with_word_keys(source)
    else:
        try:
            variant = read_toml(FOLDER / f"{source}.toml" if source in shipped() else file_in(base, source))
        except BadDocument as error:
            raise BadOption("no_variant", name=source, why=error, known=", ".join(shipped())) from None
    check(variant)
    return dict(variant)


def with_word_keys(table: Any) -> Any:
    """A table as TOML has it: there a key such as 7 is a word, in YAML it is a number."""
    if not isinstance(table, Mapping):
        return table
    return {str(key): with_word_keys(value) for key, value in table.items()}


def check(variant: Mapping[str, Any]) -> None:
    """Name what is wrong with a variant, or pass."""
    for key in variant:
        if key not in (*TABLES, "title", "bonus_tokens"):
            raise BadOption("variant_key", key=key)
    if not isinstance(variant.get("title", ""), str):
        raise BadOption("not_text_key", key="title", value=variant["title"])
    whole_number(variant.get("bonus_tokens"), "bonus_tokens", 1, MOST_BONUS_TOKENS)
    for table, keys in TABLES.items():
        check_table(variant.get(table), table, keys)
    for deck in DECKS:
        check_counts(variant["accidents"].get(deck), f"accidents.{deck}", ACCIDENT_CARDS, 1)
    check_counts(variant["bonus"], "bonus", BONUS_CARDS, 1)
    check_counts(variant["goal"], "goal", tuple(map(str, GOALS)), FEWEST_GOALS)
    check_counts(variant["tokens"], "tokens", TOKENS, 0)
    for kind in SEGMENTS:
        check_segment(variant[kind], kind)
    numbers = [number for kind in SEGMENTS for number in variant[kind]["numbers"]]
    if len(set(numbers)) < len(numbers):
        raise BadOption("variant_numbers", key="straight.numbers, corner.numbers")


def check_table(entries: Any, table: str, keys: tuple[str, ...]) -> None:
    if not isinstance(entries, Mapping):
        raise BadOption("variant_missing", key=table)
    for key in entries:
        if key not in keys:
            raise BadOption("variant_key", key=f"{table}.{key}")


def check_counts(counts: Any, table: str, kinds: tuple[str, ...], least: int) -> None:
    """How many there are of each kind; a kind that is not mentioned is not in the box."""
    check_table(counts, table, kinds)
    for kind, count in counts.items():
        whole_number(count, f"{table}.{kind}", 0, MOST_CARDS)
    if not least <= sum(counts.values()) <= 2 * MOST_CARDS:
        raise BadOption("variant_counts", key=table, cards=sum(counts.values()), least=least, most=2 * MOST_CARDS)


def check_segment(segment: Mapping[str, Any], kind: str) -> None:
    fields, numbers = segment.get("fields"), segment.get("numbers")
    if not isinstance(fields, list) or not 1 <= len(fields) <= MOST_SEGMENT_FIELDS:
        raise BadOption("variant_segment", key=f"{kind}.fields", most=MOST_SEGMENT_FIELDS)
    for field in fields:
        if not isinstance(field, str) or field.removesuffix(TOKEN_MARK) not in GROUNDS:
            choices = ", ".join((*GROUNDS, *(ground + TOKEN_MARK for ground in GROUNDS)))
            raise BadOption("not_a_choice", key=f"{kind}.fields", value=field, choices=choices)
    if not isinstance(numbers, list):
        raise BadOption("variant_missing", key=f"{kind}.numbers")
    for number in numbers:
        whole_number(number, f"{kind}.numbers", 1, MOST_NUMBER)
