"""What a bot thought at its last decision, in one line."""

from collections.abc import Sequence

from paddock.bots.driver import Thought
from paddock.words import sentence

SHOWN = 3  #: moves that are told of


def tell(thoughts: Sequence[Thought], language: str = "en") -> str:
    """The chosen move and the next best ones, with how often they were tried and what they promise.

    It tells what is in a hand: this is for those who may see it, or for when the race is over.

    >>> tell([Thought("gear 3", 900, 0.62), Thought("gear 4", 100, 0.55)])
    'gear 3 (62 %, tried 900 times), gear 4 (55 %, tried 100 times)'
    >>> tell([])
    'It did not look ahead: there was one move only, or it drives by rules of thumb or as it was trained.'
    """
    if not thoughts:
        return sentence("bots.no_thoughts", None, language)
    shown = [
        {"move": thought.move, "tries": thought.tries, "percent": round(100 * thought.worth)}
        for thought in thoughts[:SHOWN]
    ]
    return ", ".join(sentence("bots.thought", values, language) for values in shown)
