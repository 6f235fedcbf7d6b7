"""What a bot thought at its last decision, in one line."""

from collections.abc import Sequence

from paddock.bots.driver import Thought
from paddock.words import sentence

SHOWN = 3  #: moves that are told of


def tell(thoughts: Sequence[Thought], language: str = "en") -> str:
    """The chosen move and the next best ones, with how often they were tried and what they promise.

    Moves show what is in a hand: this is for who may see it, or for when the race is over; see `tell_outlook`.

    >>> tell([Thought("gear 3", 900, 0.62), Thought("gear 4", 100, 0.55)])
    'gear 3 (62 %, tried 900 times), gear 4 (55 %, tried 100 times)'
    >>> tell([])
    'It did not look ahead: there was one move only, or it drives by rules of thumb.'
    """
    if not thoughts:
        return sentence("bots.no_thoughts", None, language)
    return ", ".join(sentence("bots.thought", values_of(thought), language) for thought in thoughts[:SHOWN])


def tell_outlook(thoughts: Sequence[Thought], language: str = "en") -> str:
    """What a bot expects, without the moves: for the others in the race.

    >>> tell_outlook([Thought("gear 3", 900, 0.62), Thought("gear 4", 100, 0.55)])
    'It expects 62 % of what can be won, after 1000 tries on 2 moves.'
    """
    if not thoughts:
        return sentence("bots.no_thoughts", None, language)
    tries = sum(thought.tries for thought in thoughts)
    values = {**values_of(thoughts[0]), "tries": tries, "moves": len(thoughts)}
    return sentence("bots.outlook", values, language)


def values_of(thought: Thought) -> dict[str, object]:
    return {"move": thought.move, "tries": thought.tries, "percent": round(100 * thought.worth)}
