"""Exponentials and their kin from plain arithmetic: the same bits on every machine, and in a page.

What a machine has for these differs in the last digit from one to the next, and a search that compares by them would
choose differently. Whatever is added, multiplied, divided or rooted here comes out the same everywhere.
"""

import math

from paddock.engine.jit import rule

LN2_HIGH = 6.93147180369123816490e-01  #: the logarithm of 2 in few digits, so that small multiples are exact ...
LN2_LOW = 1.90821492927058770002e-10  #: ... and what is left of it
FAR = 700.0  #: beyond this a power is nothing, or no number any more
TERMS = 18  #: of the series of `exp`, within half the logarithm of 2
NEAR = 2.5  #: up to here `erfc` takes the series, from there on the fraction
DEEP = 60  #: terms of either


@rule
def exp(x: float) -> float:
    """Euler's number to the power of x.

    >>> abs(exp(-1.5) / math.exp(-1.5) - 1) < 1e-15
    True
    """
    if not x > -FAR:
        return 0.0
    x = min(x, FAR)
    doublings = math.floor(x / (LN2_HIGH + LN2_LOW) + 0.5)
    rest = (x - doublings * LN2_HIGH) - doublings * LN2_LOW
    total, term = 1.0, 1.0
    for n in range(1, TERMS):
        term *= rest / n
        total += term
    factor = 2.0 if doublings > 0 else 0.5
    for _ in range(abs(int(doublings))):
        total *= factor
    return total


@rule
def log(x: float) -> float:
    """The natural logarithm of a number from 1 on.

    >>> abs(log(1000.0) - math.log(1000.0)) < 1e-14
    True
    """
    doublings = 0
    while x > 1.5:
        x *= 0.5
        doublings += 1
    ratio = (x - 1.0) / (x + 1.0)
    square, term, total = ratio * ratio, ratio, 0.0
    for n in range(1, 2 * TERMS + 8, 2):
        total += term / n
        term *= square
    return doublings * LN2_HIGH + (doublings * LN2_LOW + 2.0 * total)


@rule
def power(x: float, exponent: float) -> float:
    """A number from 1 on to a power.

    >>> abs(power(40.0, 0.5) - math.sqrt(40.0)) < 1e-14
    True
    """
    return exp(exponent * log(x))


@rule
def erfc(x: float) -> float:
    """How much of a normal curve lies beyond, on both sides, in units of its width times the root of 2.

    >>> abs(erfc(0.7) / math.erfc(0.7) - 1) < 1e-13, abs(erfc(3.0) / math.erfc(3.0) - 1) < 1e-13
    (True, True)
    """
    if x < 0.0:
        return 2.0 - erfc_beyond(-x)
    return erfc_beyond(x)


@rule
def erfc_beyond(x: float) -> float:
    """The same for a number that is not negative."""
    if x < NEAR:
        term, total = x, x
        for n in range(1, DEEP):
            term *= 2.0 * x * x / (2 * n + 1)
            total += term
        return 1.0 - 2.0 / math.sqrt(math.pi) * exp(-x * x) * total
    fraction = x
    for n in range(DEEP, 0, -1):
        fraction = x + n / 2 / fraction
    return exp(-x * x) / (math.sqrt(math.pi) * fraction)
