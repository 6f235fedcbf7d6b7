"""Verdicts: what `judge` says of every action, with reasons or, where only legality counts, as bits.

An array of bytes has an answer for every action: 0 if it is legal, otherwise the number of the rule that forbids it.
Who only wants to know what is legal (a driver that picks at random) gives words of bits instead: each legal action
sets its bit, and the reasons cost nothing.
"""

from paddock.engine.jit import rule
from paddock.engine.records import Array

LEGAL = 0
BITS = 32  #: actions in one word


def words_for(actions: int) -> int:
    """How many words of bits a game with so many actions needs.

    >>> words_for(32), words_for(33)
    (1, 2)
    """
    return (actions + BITS - 1) // BITS


@rule
def answer(verdict: Array, action: int, why: int) -> None:
    """Whether an action is LEGAL, or why not."""
    if verdict.itemsize == 1:
        verdict[action] = why
    else:
        verdict[action // BITS] |= int(why == LEGAL) << (action % BITS)


@rule
def refuse(verdict: Array, first: int, last: int, why: int) -> None:
    """The actions from `first` to `last - 1` are all refused by the same rule."""
    if verdict.itemsize == 1:
        verdict[first:last] = why


@rule
def is_any_legal(verdict: Array, first: int, last: int) -> bool:
    """Whether one of the actions from `first` to `last - 1` has been found legal."""
    for action in range(first, last):
        if verdict.itemsize == 1:
            if verdict[action] == LEGAL:
                return True
        elif (verdict[action // BITS] >> (action % BITS)) & 1:
            return True
    return False


@rule
def clear(bits: Array) -> None:
    """Nothing is legal yet."""
    for i in range(len(bits)):
        bits[i] = 0


@rule
def count_legal(bits: Array) -> int:
    """How many actions are legal."""
    legal = 0
    for i in range(len(bits)):
        word = bits[i]
        while word != 0:
            word &= word - 1
            legal += 1
    return legal


@rule
def pick_legal(bits: Array, place: int) -> int:
    """The legal action at a place among the legal ones, counted from 0 in ascending order."""
    for i in range(len(bits)):
        word = bits[i]
        while word != 0:
            if place == 0:
                return i * BITS + lowest(word)
            word &= word - 1
            place -= 1
    return -1


@rule
def lowest(word: int) -> int:
    """The lowest bit that is set."""
    bit = 0
    while not (word >> bit) & 1:
        bit += 1
    return bit
