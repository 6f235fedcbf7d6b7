"""Pieces of a position: cards and tokens in words, and who takes which of them while a position is read."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from paddock.engine.bags import draw
from paddock.engine.records import Array, Record
from paddock.errors import BadPosition
from paddock.games.entries import listed, place


def bag_words(bag: Array, words: Sequence[Any]) -> list[Any]:
    """What is in a bag, kind by kind."""
    return [word for kind, word in enumerate(words) for _ in range(bag[kind])]


def pile_words(pile: Array, height: int, words: Sequence[Any]) -> list[Any]:
    """What lies in a pile, the top last."""
    return [words[kind] for kind in pile[:height]]


def kinds_in(value: Any, words: Sequence[Any], key: str) -> list[int]:
    """The kinds that a list names."""
    return [place(word, words, key) for word in listed(value, key)]


def bag_of(kinds: Sequence[int], words: Sequence[Any]) -> Array:
    """A bag of these pieces: how many there are of each kind that has a word."""
    return np.bincount(kinds, minlength=len(words))


class Pieces:
    """Every piece has one place: these are left while a position is read.

    Those that nobody wrote down are dealt by chance, if possible none of the `spared`: a kind for each piece.
    """

    def __init__(self, there: Array, words: Sequence[Any], dealing: Record, spared: Iterable[int] = ()) -> None:
        self.there, self.words, self.dealing, self.spared = there, words, dealing, list(spared)
        self.left = there.astype(np.int64)

    def __len__(self) -> int:
        return int(self.left.sum())

    def take(self, kind: int, key: str) -> int:
        """A piece that is written down, if it is still there."""
        if self.left[kind] == 0:
            raise BadPosition("no_such_card_left", key=key, card=self.words[kind], count=int(self.there[kind]))
        self.left[kind] -= 1
        return kind

    def take_all(self, value: Any, key: str) -> list[int]:
        """All pieces of a list."""
        return [self.take(kind, key) for kind in kinds_in(value, self.words, key)]

    def deal(self) -> int:
        """A piece that nobody wrote down."""
        free = self.left.copy()
        for kind in self.spared:
            free[kind] -= free[kind] > 0
        bag = free if free.any() else self.left.copy()
        kind = int(draw(self.dealing, bag, int(bag.sum()), 0))
        self.left[kind] -= 1
        return kind

    def rest(self) -> list[int]:
        """All that is left."""
        kinds = [kind for kind, n in enumerate(self.left) for _ in range(n)]
        self.left[:] = 0
        return kinds

    def draw(self) -> int:
        """Any piece that is left, spared or not."""
        return int(draw(self.dealing, self.left, len(self), 0))
