"""Messages by the grammar of Fluent: plurals, cases and choices, in the manner of a language.

Importing this loads Fluent, so `catalogues` does it only when a message with values is told.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from paddock.words.catalogues import Catalogue


class Number(FluentInt):
    """A whole number: it chooses plurals, and is written in digits without marks between thousands."""

    def __new__(cls, value: int) -> "Number":
        return int.__new__(cls, value)

    def format(self, locale: Any) -> str:  # noqa: ARG002  # the same digits in all our languages
        return int.__repr__(self)


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
        super().__init__([known.language], use_isolating=False)
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
