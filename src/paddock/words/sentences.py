"""Events and moves in sentences: one message for each, told with its values as the game has them.

The page tells the same from the same catalogue (`web/src/words/telling.ts`), so whatever depends on the values is
chosen in the message and not here. A message gets every value by the name of its column:

- a number as a number, which chooses plurals; `yes` or `no` for true and false; `unknown` for what nobody may know;
- a word that has a kind as its text in that group of the catalogue: `{ $card }`, in a grammatical case by
  `{ IN($card, case: "acc") }`, and for choosing by `{ WORD($card) -> ...`;
- a list as its items, and as `$cards_n` how many there are; with another sign between by `{ JOIN($dice, by: " + ") }`;
- what belongs to seats as `A 2, B 3`; what is counted by words that have a kind by the message of each word, with `$n`;
  and as `$paid_of` and `$paid_of_n` those alone who have any of it.

`COMPARE($got, $wanted)` chooses by `less`, `equal` and `more`, and `ABS($n)` leaves the sign away.
"""

from collections.abc import Mapping
from typing import Any

from paddock.words import sentence, shown
from paddock.words.catalogues import Catalogue, catalogue, message_id

UNKNOWN = "unknown"


def told(
    game: str,
    group: str,
    name: str,
    values: Mapping[str, Any],
    kinds: Mapping[str, str],
    language: str = "en",
    form: str = "",
) -> str:
    """An event, a move or whatever else has a message, in a sentence; or in another form, if the message has that.

    >>> told("heat", "moves", "slip", {"yes": False}, {})
    'No slipstream'
    >>> told("heat", "moves", "card", {"card": "U5"}, {"card": "cards"}, "pl")
    'Zagraj kartę Ulepszenie 5'
    """
    from paddock.words.grammar import Several

    given: dict[str, Any] = {}
    for column, value in values.items():
        given[column] = as_told(game, value, kinds.get(column), language)
        if isinstance(value, Mapping):
            having = {word: item for word, item in value.items() if item}
            given[f"{column}_of"] = as_told(game, having, kinds.get(column), language)
            given[f"{column}_of_n"] = len(having)
        if isinstance(given[column], Several):
            given[f"{column}_n"] = len(given[column].items)
    found = catalogue(language, game)
    id = message_id(f"{group}.{name}")
    if id not in found:
        return f"{group}.{name}"
    if form and not found.has_form(id, form):
        return ""
    return found.filled(id, given, form).strip()


def as_told(game: str, value: Any, kind: str | None, language: str) -> Any:
    """A value as a message takes it."""
    from paddock.words.grammar import Several, Word

    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return Several([as_item(game, item, kind, language) for item in value])
    if isinstance(value, Mapping):
        return Several([as_entry(game, word, item, kind, language) for word, item in value.items()])
    if kind is None or hasattr(value, "sentence"):
        return shown(value, language)
    word, known = str(shown(value, language)), catalogue(language, game)
    return Word(word, known, *message_of(word, kind, known))


def as_item(game: str, value: Any, kind: str | None, language: str) -> Any:
    """An item of a list; what is unknown there may have its own text in a kind."""
    if value is None and kind is not None:
        value = UNKNOWN
    return as_told(game, value, kind, language)


def as_entry(game: str, word: Any, value: Any, kind: str | None, language: str) -> Any:
    """What belongs to a seat, as `A 2`; with a kind, what is counted by a word of it."""
    if kind is None:
        return f"{shown(word, language)} {shown(value, language)}"
    return sentence(f"{kind}.{word}", {"n": value}, language, game)


def message_of(word: str, kind: str, known: Catalogue) -> tuple[str, dict[str, Any]]:
    """The message of a word, with its values. `KM60` has none of its own: it is a `KM`, with the number 60."""
    id = message_id(f"{kind}.{word}")
    stem = id.rstrip("0123456789")
    if id in known or stem not in known:
        return id, {}
    return stem, {"n": int(id[len(stem) :])}


def told_move(
    game: str,
    columns: Mapping[str, tuple[str, ...]],
    kinds: Mapping[str, str],
    move: str,
    language: str,
    further: Mapping[str, Any] | None = None,
) -> str:
    """A move in a sentence; `further` are the values that it takes from what can be seen."""
    verb, values = columns_of(move, columns)
    known = {name: value for name, value in (further or {}).items() if values.get(name) is None}
    return told(game, "moves", verb, values | known, kinds, language)


def columns_of(move: str, columns: Mapping[str, tuple[str, ...]]) -> tuple[str, dict[str, Any]]:
    """The verb of a move, and what it says in its columns: numbers, words, yes or no; None where it says nothing.

    >>> columns_of("slip yes", {"slip": ("yes",)}), columns_of("F", {"F": ("lane",)})
    (('slip', {'yes': True}), ('F', {'lane': None}))
    """
    verb, _, rest = move.partition(" ")
    names = columns.get(verb, ())
    given = rest.split(" ", len(names) - 1) if rest and names else []
    return verb, {name: column_of(given[i]) if i < len(given) else None for i, name in enumerate(names)}


def column_of(word: str) -> Any:
    return {"yes": True, "no": False}.get(word, int(word) if word.isascii() and word.isdigit() else word)
