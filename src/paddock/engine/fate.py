"""Fate: all chance of a race, outside the position, so that a copy of a position can't predict anything.

The generator is ChaCha8: counter-based, with a key of 256 bits; whoever has seen every card so far still can't
compute the next one. The same key and stream give the same race on every machine, compiled or not.

Fate can also be *scripted*: outcomes given in advance come first, one after another, and one that can't happen
(a card that is not in that pile) is refused: `fault` then holds its place in the script, counted from 1.
"""

import hashlib
import secrets
from typing import Any

import numpy as np

from paddock.engine.jit import rare, rule
from paddock.engine.records import Array, Record, layout, new

MOST = 256  #: outcomes that one call of a verb may take from a script, or write down
FULL = -1  #: `fault` when a verb asked for more outcomes than can be written down


def fate_layout(most: int) -> np.dtype[Any]:
    """A fate with room for so many outcomes in a script, and so many written down."""
    return layout(
        [
            ("key", "u4", 8),  # the secret
            ("stream", "i8"),  # which of the streams under this key, for example the number of a race in a batch
            ("block", "i8"),  # blocks used so far
            ("words", "u4", 16),  # the present block
            ("left", "i4"),  # words of it that are still unused
            ("watched", "i1"),  # 1: scripted or written down, see below; 0: the fast way
            ("fault", "i2"),  # 1 + the place of a scripted outcome that can't happen; 0: none
            ("script", "i2", most),  # outcomes given in advance
            ("scripted", "i2"),  # how many they are
            ("read", "i2"),  # how many of them have been used
            ("given", "i2", most),  # outcomes given since the last look
            ("told", "i2"),  # how many they are
        ]
    )


FATE = fate_layout(MOST)
UNWATCHED = fate_layout(1)  #: the same for races that are neither scripted nor written down: a tenth of the size

MASK = 0xFFFFFFFF


def new_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(32)


def key_from_seed(seed: int | str) -> bytes:
    """The key that a seed stands for.

    >>> key_from_seed(7).hex()[:16]
    'b51c845e6687764b'
    """
    return hashlib.sha256(f"paddock seed {seed}".encode()).digest()


def key_words(key: bytes) -> Array:
    """A key as the generator takes it: eight words."""
    return np.frombuffer(key, "<u4").copy()


def fates(key: bytes, n: int = 1, first: int = 0) -> Array:
    """`n` independent fates under one key: the streams `first`, `first + 1`, ..."""
    made = new(FATE, n)
    made["key"] = key_words(key)
    made["stream"] = np.arange(first, first + n)
    return made


@rule
def begin_stream(fate: Record, key: Array, stream: int) -> None:
    """Start a stream of chance under a key in a record that may have been used before; it is not watched."""
    for i in range(8):
        fate.key[i] = key[i]
    fate.stream = stream
    fate.block = 0
    fate.left = 0
    fate.watched = 0


@rule
def begin_streams(fate: Record, whim: Record, key: Array, number: int) -> None:
    """The chance of race number so-and-so under a key: one stream for the race, and one for its drivers."""
    begin_stream(fate, key, 2 * number)
    begin_stream(whim, key, 2 * number + 1)


@rule
def word(x: Any) -> int:
    """A number with room to be shifted and added to, compiled and uncompiled."""
    return np.int64(x)  # type: ignore[return-value]


@rule
def rotated(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & MASK


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = rotated(d ^ a, 16)
    c = (c + d) & MASK
    b = rotated(b ^ c, 12)
    a = (a + b) & MASK
    d = rotated(d ^ a, 8)
    c = (c + d) & MASK
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rare
def next_block(fate: Record, rounds: int) -> None:
    """ChaCha as D. J. Bernstein published it: 256-bit key, 64-bit counter, 64-bit stream."""
    k0, k1, k2, k3 = word(fate.key[0]), word(fate.key[1]), word(fate.key[2]), word(fate.key[3])
    k4, k5, k6, k7 = word(fate.key[4]), word(fate.key[5]), word(fate.key[6]), word(fate.key[7])
    block_lo, block_hi = word(fate.block & MASK), word((fate.block >> 32) & MASK)
    stream_lo, stream_hi = word(fate.stream & MASK), word((fate.stream >> 32) & MASK)
    c0, c1, c2, c3 = word(0x61707865), word(0x3320646E), word(0x79622D32), word(0x6B206574)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = block_lo, block_hi, stream_lo, stream_hi
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    words = fate.words
    words[0], words[1], words[2], words[3] = (x0 + c0) & MASK, (x1 + c1) & MASK, (x2 + c2) & MASK, (x3 + c3) & MASK
    words[4], words[5], words[6], words[7] = (x4 + k0) & MASK, (x5 + k1) & MASK, (x6 + k2) & MASK, (x7 + k3) & MASK
    words[8], words[9], words[10], words[11] = (x8 + k4) & MASK, (x9 + k5) & MASK, (x10 + k6) & MASK, (x11 + k7) & MASK
    words[12], words[13] = (x12 + block_lo) & MASK, (x13 + block_hi) & MASK
    words[14], words[15] = (x14 + stream_lo) & MASK, (x15 + stream_hi) & MASK
    fate.block += 1
    fate.left = 16


@rule
def next_word(fate: Record) -> int:
    """The next 32 random bits."""
    if fate.left == 0:
        next_block(fate, 8)
    fate.left -= 1
    return word(fate.words[15 - fate.left])


@rule
def below(fate: Record, n: int) -> int:
    """A number from 0 to `n - 1`, each equally likely (Lemire's multiplication with rejection)."""
    product = next_word(fate) * n
    if (product & MASK) < n:
        unfair = ((1 << 32) - n) % n
        while (product & MASK) < unfair:
            product = next_word(fate) * n
    return product >> 32


@rule
def from_script(fate: Record) -> int:
    """The next scripted outcome, or -1 when the script is used up."""
    if fate.read >= fate.scripted:
        return -1
    fate.read += 1
    return word(fate.script[fate.read - 1])


@rule
def next_scripted(fate: Record) -> int:
    """The outcome that the script will give next, which stays there, or -1 when the script is used up."""
    return word(fate.script[fate.read]) if fate.read < fate.scripted else -1


@rule
def refuse(fate: Record) -> None:
    """The scripted outcome just read can't happen; the first such one is remembered."""
    if fate.fault == 0:
        fate.fault = fate.read


@rule
def write_down(fate: Record, outcome: int) -> None:
    """Keep an outcome for the record of the race."""
    if fate.told < MOST:
        fate.given[fate.told] = outcome
        fate.told += 1
    else:
        fate.fault = FULL


@rule
def roll(fate: Record, sides: int) -> int:
    """Roll a die: 1 to `sides`."""
    face = below(fate, sides) + 1
    if fate.watched:
        wanted = from_script(fate)
        if 1 <= wanted <= sides:
            face = wanted
        elif wanted != -1:
            refuse(fate)
        write_down(fate, face)
    return face
