"""Who meets whom, where two at a time race each other: knock-out, and Swiss by score."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

Pair = tuple[str, str]
TRIES = 20_000  #: pairings that are looked at; with fewer rounds than half of the field the first ones fit


def seeded(field: Sequence[str]) -> list[str | None]:
    """The field as it stands in the first round of a knock-out: the first two can only meet in the final.

    Places that nobody has are byes; those who come first have them.

    >>> seeded(["a", "b", "c", "d", "e"])
    ['a', None, 'd', 'e', 'b', None, 'c', None]
    """
    order = [0]
    while len(order) < len(field):
        size = 2 * len(order)
        order = [place for seed in order for place in (seed, size - 1 - seed)]
    return [field[place] if place < len(field) else None for place in order]


def rounds_of(field: int) -> int:
    """How many rounds a knock-out of so many has.

    >>> [rounds_of(field) for field in (2, 3, 4, 5, 8, 9)]
    [1, 2, 2, 3, 3, 4]
    """
    return (field - 1).bit_length()


def knockout(field: Sequence[str], winners: Mapping[tuple[int, Pair], str]) -> tuple[list[list[Pair]], str | None]:
    """The pairs of every round that is known, and who has won it all; `winners` by round and pair.

    >>> knockout(["a", "b", "c"], {(1, ("b", "c")): "c"})
    ([[('b', 'c')], [('a', 'c')]], None)
    """
    standing = seeded(field)
    rounds: list[list[Pair]] = []
    while len(standing) > 1:
        through: list[str | None] = []
        pairs: list[Pair] = []
        for one, other in zip(standing[::2], standing[1::2], strict=True):
            if one is None or other is None:
                through.append(one or other)
            else:
                pairs.append((one, other))
                through.append(winners.get((len(rounds) + 1, (one, other))))
        rounds.append(pairs)
        if None in through:
            return rounds, None
        standing = through
    return rounds, standing[0]


def swiss(order: Sequence[str], met: Collection[Pair], rested: Collection[str]) -> tuple[list[Pair], str | None]:
    """The pairs of the next round, and who has none; `order` from the best to the last.

    Everybody meets who stands next to them and whom they have not met; where the field is odd the last one who has not
    rested yet rests. Where nothing else is possible some meet again.

    >>> swiss(["a", "b", "c", "d"], {("a", "b")}, ())
    ([('a', 'c'), ('b', 'd')], None)
    >>> swiss(["a", "b", "c"], (), {"c"})
    ([('a', 'c')], 'b')
    """
    known = {frozenset(pair) for pair in met}
    resting: list[str | None] = [None]
    if len(order) % 2:
        resting = sorted(order, key=lambda each: (each in rested, -order.index(each)))
    for rests in resting:
        found = matched([each for each in order if each != rests], known)
        if found is not None:
            return found, rests
    rests = resting[0]
    racing = [each for each in order if each != rests]
    return list(zip(racing[::2], racing[1::2], strict=True)), rests


def matched(order: Sequence[str], known: Collection[frozenset[str]]) -> list[Pair] | None:
    """Pairs of whom nobody knows the other, each as close in the order as the others allow; None if there are none."""
    everybody = tuple(order)
    left = TRIES

    @cache
    def pairs(waiting: tuple[str, ...]) -> tuple[Pair, ...] | None:
        nonlocal left
        if not waiting:
            return ()
        left -= 1
        first, *others = waiting
        for other in others:
            if frozenset((first, other)) in known or left < 0:
                continue
            rest = pairs(tuple(each for each in others if each != other))
            if rest is not None:
                return ((first, other), *rest)
        return None

    found = pairs(everybody)
    return None if found is None else list(found)
