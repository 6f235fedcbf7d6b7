"""Odds: how a lead becomes a chance, for whoever has to say what a position is worth."""

from paddock.engine.curves import exp
from paddock.engine.jit import rule

WHOLE = 10_000  #: the worth of a race that is won
LOGISTIC = 1.7  #: makes the curve of the logistic function that of the normal distribution, nearly


@rule
def chance_ahead(lead: float, spread: float) -> float:
    """The chance to stay ahead, or to get there, when luck will change a lead by so much (a standard deviation)."""
    return 1.0 / (1.0 + exp(-LOGISTIC * lead / spread))
