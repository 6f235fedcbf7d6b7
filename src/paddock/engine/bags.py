"""Bags: hidden piles, drawn lazily.

A face-down pile that nobody may look into is a bag: only how many of each kind it holds is stored, and a card
gets its place at the moment it is drawn. The distribution is that of a shuffled pile; there is no order to leak.
"""

from paddock.engine.fate import below, from_script, refuse, write_down
from paddock.engine.jit import rule
from paddock.engine.records import Array, Record


@rule
def draw(fate: Record, bag: Array, size: int, first: int) -> int:
    """Draw one of the `size > 0` cards of a bag of counts and take it out; the answer is its kind.

    In scripts and records the outcome is called `first + kind`, so that several bags of a game share one alphabet.
    """
    kind = chosen(fate, bag, size)
    if fate.watched:
        wanted = from_script(fate)
        if wanted != -1:
            if first <= wanted < first + len(bag) and bag[wanted - first] > 0:
                kind = wanted - first
            else:
                refuse(fate)
        write_down(fate, first + kind)
    bag[kind] -= 1
    return kind


@rule
def chosen(fate: Record, bag: Array, size: int) -> int:
    """The kind of a card of the bag, every card equally likely; the bag stays as it is."""
    place = below(fate, size)
    passed, kind = 0, 0
    for other in range(len(bag)):  # without a branch: where the card lies can't be foreseen, not even by the processor
        passed += int(bag[other])
        kind += passed <= place
    return kind
