"""Messages by the grammar of Fluent: plurals, cases and choices, in the manner of a language.

Importing this loads Fluent, so `catalogues` does it only when a message with values is told.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from paddock.words.catalogues import Catalogue


class Number(FluentInt):
    """A whole number: it chooses plurals, and is written in digits without marks between thousands."""

    def __new__(cls, value: int) -> "Number":
        return int.__new__(cls, value)

    def format(self, locale: Any) -> str:  # noqa: ARG002  # the same digits in all our languages
        return int.__repr__(self)


LONGEST = 2000  #: characters of a list; Fluent does not tell values of more than 2,500


class Word(FluentType):
    """A word of a game: its text in the catalogue, in a grammatical case if one is asked for that it has."""

    def __init__(self, word: str, known: Catalogue, id: str, values: Mapping[str, Any], case: str = ""):
        self.word, self.known, self.id, self.values, self.case = word, known, id, values, case

    def format(self, locale: Any) -> str:  # noqa: ARG002  # its catalogue is of one language
        if self.id not in self.known:
            return self.word
        plain = self.known.plain(self.id)
        return self.known.filled(self.id, self.values, self.case) if plain is None else plain

    def put_in(self, case: str) -> "Word":
        return Word(self.word, self.known, self.id, self.values, case)


class Several(FluentType):
    """A list: its items one after the other."""

    def __init__(self, items: Sequence[Any], by: str = ", "):
        self.items, self.by = items, by

    def format(self, locale: Any) -> str:
        told = (each.format(locale) if isinstance(each, FluentType) else str(each) for each in self.items)
        return self.by.join(told)[:LONGEST]

    def put_in(self, case: str) -> "Several":
        return Several([put_in(each, case) for each in self.items], self.by)


# What messages can ask for.


def put_in(value: Any, case: str) -> Any:
    """IN($card, case: "acc"): a word, or each word of a list, in a grammatical case."""
    return value.put_in(case) if isinstance(value, Word | Several) else value


def word_of(value: Any) -> Any:
    """WORD($card): what the game calls it, to choose by."""
    return value.word if isinstance(value, Word) else value


def join(value: Any, by: str) -> Any:
    """JOIN($dice, by: " + "): a list with another sign between its items."""
    return Several(value.items, by) if isinstance(value, Several) else value


def compare(one: Any, other: Any) -> str:
    """COMPARE($got, $wanted): less, equal or more; unknown if one of them is no number."""
    if not (isinstance(one, int) and isinstance(other, int)):
        return "unknown"
    return "less" if one < other else "more" if one > other else "equal"


def without_sign(value: Any) -> Any:
    """ABS($n): a number without its sign."""
    return Number(abs(value)) if isinstance(value, int) else value


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "IN": put_in,
    "WORD": word_of,
    "JOIN": join,
    "COMPARE": compare,
    "ABS": without_sign,
}


class Values(dict[str, Any]):
    """Values by name; one that is missing is a question mark."""

    def __missing__(self, name: str) -> str:
        return "?"


class Messages(dict[str, syntax.Message]):
    """The messages of a catalogue, each read when it is asked for."""

    def __init__(self, known: Catalogue):
        super().__init__()
        self.known = known

    def __missing__(self, id: str) -> syntax.Message:
        message = FluentParser(with_spans=False).parse_entry(self.known[id] + "\n")
        assert isinstance(message, syntax.Message), f"{self.known.language}: {id}"
        self[id] = message
        return message


class Grammar(FluentBundle):
    """The messages of a catalogue, ready to be told."""

    def __init__(self, known: Catalogue):
        super().__init__([known.language], functions=FUNCTIONS, use_isolating=False)
        self._messages = Messages(known)  # type: ignore[assignment]  # the bundle also keeps terms in such a mapping
        self._plural_form = cache(self._plural_form)

    def filled(self, id: str, values: Mapping[str, Any], case: str = "") -> str:
        """The text of a message with its values; in a grammatical case where the message has it."""
        message: Message = self.get_message(id)
        pattern = message.attributes.get(case, message.value) if case else message.value
        # By hand what `format_pattern` does, without its detour for numbers, which takes longer than all the rest.
        known = Values((name, Number(value) if type(value) is int else value) for name, value in values.items())
        assert pattern is not None
        return str(pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=known), errors=[])))
