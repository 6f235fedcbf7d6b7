"""Words that those who run a server don't want to read there, whatever letters they are written in.

A file has one of them a line: a `word`, a part of one (`part*`, `*part`, `*part*`), or a `/pattern/` in the syntax of
Python. `#` begins a comment. Whoever reads a line of chat reads what it looks like, so that is compared: `1d10t` looks
like `idiot`. A pattern that could be tried in many ways on one line is refused when the file is read: nobody may
keep the server busy by what they say.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from re import _constants, _parser  # type: ignore[attr-defined]
from typing import Any

from paddock.errors import BadDocument, TableError
from paddock.server.cleaning import ALIKE, as_latin, looks_like
from paddock.server.commands import LONGEST_TEXT

LARGEST = 1 << 20  #: bytes of a file
MOST_PATTERNS = 200
LONGEST = 200  #: characters of a pattern
MOST_WAYS = 1000  #: in which a pattern may be tried from one place of a line
ONE_WAY = frozenset({_constants.LITERAL, _constants.NOT_LITERAL, _constants.ANY, _constants.IN, _constants.AT})
REPEATS = frozenset({_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT})

#: Signs and digits that stand for letters.
SIGNS = str.maketrans({"@": "a", "$": "s", "€": "e", "£": "l"})
DIGITS = str.maketrans("345789", "eastbg")
MARKS = "!?.,:;|'\"()"  #: some of which may stand for a letter, or for themselves
DRAWN_OUT = re.compile(r"(.)\1{2,}")
PATTERN = re.compile(r"/(.+)/")
WORD = re.compile(r"(\*?)([^*]+)(\*?)")
UNFOLDED = re.compile(r"(\\.|[\[\](){}.?*+|^$,\-])", re.DOTALL)  #: what means something in a pattern


class Filter:
    """What is not to be said.

    >>> words = Filter(["idiot", "*moron*", "/los+ers?/"])
    >>> [words.finds(text) for text in ("You 1D10T!", "you i d i o t", "oxymorons", "lossser", "idiotic")]
    [True, True, True, True, False]
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._whole: set[str] = set()
        self._begin: set[str] = set()
        self._end: set[str] = set()
        self._inside: set[str] = set()
        self._patterns: list[re.Pattern[str]] = []
        for number, line in enumerate(lines, start=1):
            self._add(line.strip(), number)

    def _add(self, line: str, number: int) -> None:
        if not line or line.startswith("#"):
            return
        if (pattern := PATTERN.fullmatch(line)) is not None:
            if len(self._patterns) >= 2 * MOST_PATTERNS:
                raise BadDocument("too_many_patterns", most=MOST_PATTERNS)
            self._patterns += patterns(pattern[1], number)
            return
        found = WORD.fullmatch(line)
        word = skeleton(found[2]) if found is not None else ""
        if found is None or not word:
            raise BadDocument("bad_filter_line", line=number)
        kinds = {("", ""): self._whole, ("", "*"): self._begin, ("*", ""): self._end, ("*", "*"): self._inside}
        kinds[found[1], found[3]].add(word)

    def finds(self, text: str) -> bool:
        """Whether a text has something in it that is not to be said."""
        return any(map(self._has_word, looks_of(text))) or self._matches(text)

    def _has_word(self, word: str) -> bool:
        return (
            word in self._whole
            or any(word.startswith(part) for part in self._begin)
            or any(word.endswith(part) for part in self._end)
            or any(part in word for part in self._inside)
        )

    def _matches(self, text: str) -> bool:
        if not self._patterns:
            return False
        plain, folded_text = text.casefold()[:LONGEST_TEXT], folded(text)[:LONGEST_TEXT]
        return any(pattern.search(plain) or pattern.search(folded_text) for pattern in self._patterns)

    def must_pass(self, text: str | None, name: str | None = None) -> None:
        """Refuse a text, or a name, that has something in it that is not to be said."""
        if text and self.finds(text):
            raise TableError("filtered_text")
        if name and self.finds(name):
            raise TableError("filtered_name")


def read_filter(file: Path) -> Filter:
    """The words of a file."""
    try:
        written = file.read_bytes()[: LARGEST + 1]
        text = written.decode()
    except OSError as error:
        raise BadDocument("in_file", file=file, why=BadDocument("no_file", why=error.strerror)) from None
    except UnicodeDecodeError:
        raise BadDocument("in_file", file=file, why=BadDocument("not_text")) from None
    if len(written) > LARGEST:
        raise BadDocument("in_file", file=file, why=BadDocument("file_too_large", most=LARGEST))
    try:
        return Filter(text.splitlines())
    except BadDocument as error:
        raise BadDocument("in_file", file=file, why=error) from None


# What a text looks like


def skeleton(word: str) -> str:
    """What a word looks like at a glance, with letters for the signs and digits that stand for them."""
    return looks_like(word.translate(SIGNS)).translate(DIGITS)


def looks_of(text: str) -> set[str]:
    """The words of a text as they look, those that are spelled out among them, and those that are drawn out."""
    written = text.split()
    words = [skeleton(word) for word in written]
    bare = [skeleton(word.strip(MARKS)) for word in written] + [skeleton(word.rstrip(MARKS)) for word in written]
    spelled = "".join(word if len(word) == 1 else f" {word} " for word in words).split()
    found = {word for word in (*words, *bare, *spelled) if word}
    return found | {DRAWN_OUT.sub(times, word) for word in found for times in (r"\1", r"\1\1")}


def folded(text: str) -> str:
    """A text letter by letter in those that they look like; its words stay apart, and nothing else is between them."""
    letters = unicodedata.normalize("NFKD", text.translate(SIGNS))
    plain = "".join(letter for letter in letters if letter.isalnum() or letter.isspace())
    return " ".join(as_latin(word).translate(ALIKE).translate(DIGITS) for word in plain.split())


# Patterns


def patterns(text: str, number: int) -> list[re.Pattern[str]]:
    """A pattern as it is written, and as what it looks like; refused if it can't be read or could take long."""
    parts = UNFOLDED.split(text)
    alike = "".join(part if place % 2 else part and fold_all(part) for place, part in enumerate(parts))
    try:
        for each in (text, alike):
            tree = _parser.parse(each, re.IGNORECASE)
            if len(each) > LONGEST or ways(tree) > MOST_WAYS:
                raise BadDocument("slow_pattern", line=number)
        return [re.compile(text, re.IGNORECASE), re.compile(alike)]
    except (re.error, RecursionError, OverflowError):
        raise BadDocument("bad_filter_line", line=number) from None


def fold_all(part: str) -> str:
    """Letters of a pattern as what they look like; all else stays."""
    return "".join(folded(letter) if letter.isalpha() else letter for letter in part)


def ways(tree: Any) -> float:
    """In how many ways a pattern can be tried from one place of a line, at most."""
    count = 1.0
    for kind, about in tree:
        if kind in ONE_WAY:
            continue
        if kind is _constants.BRANCH:
            count *= sum(map(ways, about[1]))
        elif kind is _constants.SUBPATTERN:
            count *= ways(about[-1])
        elif kind in REPEATS:
            least, most, inner = about
            count *= ways_to_repeat(ways(inner), int(least), min(int(most), LONGEST_TEXT))
        else:  # what looks back or around
            return float("inf")
        if count > MOST_WAYS:
            return float("inf")
    return count


def ways_to_repeat(once: float, least: int, most: int) -> float:
    if once == 1:
        return max(1, most - least + 1)
    return sum(once**times for times in range(least, min(most, least + MOST_WAYS) + 1)) if most < 64 else float("inf")
