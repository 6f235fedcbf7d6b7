"""Verdicts: what `judge` says of every action, with reasons or, where only legality counts, as bits.

A row of bytes has an answer for every action: 0 if it is legal, otherwise the number of the rule that forbids it.
Who only wants to know what is legal may give words of bits instead, in an array of two dimensions (1, words): each
legal action sets its bit, and the reasons cost nothing. On a GPU that is faster for a driver that picks at random; a
CPU prefers bytes, from which it lists what is legal. Which of the two it is, is known when compiling.
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
    if verdict.ndim == 1:
        verdict[action] = why
    else:
        verdict[0, action // BITS] |= int(why == LEGAL) << (action % BITS)


@rule
def refuse(verdict: Array, first: int, last: int, why: int) -> None:
    """The actions from `first` to `last - 1` are all refused by the same rule."""
    if verdict.ndim == 1:
        for action in range(first, last):
            verdict[action] = why


@rule
def is_any_legal(verdict: Array, first: int, last: int) -> bool:
    """Whether one of the actions from `first` to `last - 1` has been found legal."""
    found = 0
    for action in range(first, last):
        if verdict.ndim == 1:
            found |= verdict[action] == LEGAL
        else:
            found |= (verdict[0, action // BITS] >> (action % BITS)) & 1
    return found != 0


@rule
def is_legal(verdict: Array, legal: Array, action: int) -> bool:
    """Whether an action was found legal: by its byte in a verdict, or by its bit, if `legal` has bits."""
    if legal.ndim == 1:
        return bool(verdict[action] == LEGAL)
    return bool((legal[0, action // BITS] >> (action % BITS)) & 1)


@rule
def clear(verdict: Array) -> None:
    """Make words of bits ready for a verdict: nothing is legal yet."""
    if verdict.ndim == 2:
        for i in range(verdict.shape[1]):
            verdict[0, i] = 0


@rule
def count_legal(verdict: Array, legal: Array) -> int:
    """How many actions are legal; a row for them is filled from the verdict, bits say it themselves."""
    n = 0
    if legal.ndim == 1:
        for action in range(len(verdict)):  # without a branch: what is legal can't be foreseen, not by a processor
            legal[n] = action
            n += verdict[action] == LEGAL
    else:
        for i in range(legal.shape[1]):
            word = legal[0, i]
            while word != 0:
                word &= word - 1
                n += 1
    return n


@rule
def pick_legal(legal: Array, place: int) -> int:
    """The action at a place among the legal ones, counted from 0 in ascending order."""
    action = 0
    if legal.ndim == 1:
        action = int(legal[place])
    else:
        for i in range(legal.shape[1]):
            word = legal[0, i]
            while word != 0:
                if place == 0:
                    action = i * BITS + lowest(word)
                word &= word - 1
                place -= 1
    return action


@rule
def lowest(word: int) -> int:
    """The lowest bit that is set."""
    bit = 0
    while not (word >> bit) & 1:
        bit += 1
    return bit
