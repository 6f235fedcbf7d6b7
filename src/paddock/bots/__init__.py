"""Bots: named by a string everywhere, and asked only about positions as their seat sees them.

`random`, `pilot` (the rule of thumb of a game), `search:200ms` or `search:2000` (looks ahead for so long, or so
often), and the levels `rookie`, `club`, `pro`, `champion`; `slips:100:pilot`, another bot that makes so many of 1,000
decisions at random; `mille`, a yardstick for Speed; `learned`, which was
trained, for games that have one; `program:COMMAND`, a program of somebody else's, where whoever asks may start
programs. A bot never gets the race itself: `ask` hands it a guess, in which all that its seat can't see is dealt again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from paddock.bots.driver import Bot, PilotBot, RandomBot, Thought
from paddock.bots.hints import Hint, hint, hint_text
from paddock.bots.learned import LearnedBot
from paddock.bots.levels import LEVELS, LevelBot
from paddock.bots.program import PREFIX, ProgramBot, outside_bot, programs
from paddock.bots.search import Budget, SearchBot
from paddock.bots.slipping import SLIPS, SlippingBot, slips_in
from paddock.bots.thoughts import tell
from paddock.errors import UnknownBot
from paddock.race import Race

SEARCH = "search:"  #: how the name of a bot begins that looks ahead; its budget follows

Maker = Callable[[int | str | None], Bot]


def mille_bot(seed: int | str | None) -> Bot:
    """Opens the room of its game, which races of other games don't need."""
    from paddock.bots.mille import MilleBot

    return MilleBot(seed)


BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "pilot": PilotBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}
YARDSTICKS: dict[str, Maker] = {"mille": mille_bot, "learned": LearnedBot}  #: not for every game


def bot(name: str, seed: int | str | None = None, *, outside: bool = False) -> Bot:
    """The bot of that name. Only with `outside` a name may be a command to start: never for names from a network.

    >>> bot("pilot"), bot("search:50ms")
    (bot('pilot'), bot('search:50ms'))
    """
    if name.startswith(SEARCH):
        return SearchBot(Budget.from_words(name.removeprefix(SEARCH)), name, seed)
    if name.startswith(SLIPS):
        share, driver = slips_in(name)
        return SlippingBot(name, bot(driver, seed, outside=outside), share, seed)
    if outside and name.partition(":")[0].partition("@")[0] == PREFIX:
        return outside_bot(name, seed)
    known = {**BOTS, **YARDSTICKS}
    if name in known:
        return known[name](seed)
    if name in programs():
        return ProgramBot(name, programs()[name], seed=seed)
    offered = [*BOTS, f"{SEARCH}200ms", f"{SEARCH}2000", *programs()]
    raise UnknownBot("unknown_bot", name=name, known=", ".join(offered))


def ask(driver: Bot, race: Race, seat: str) -> str:
    """What a bot wants to do on a seat of a race, told no more than that seat may see.

    >>> race = Race("speed", seats=2, seed=146)
    >>> ask(bot("pilot"), race, "s0")
    'attack SPEED_LIMIT B'
    """
    return driver.choose(race.guess(seat), seat)


__all__ = ["BOTS", "LEVELS", "Bot", "Hint", "Thought", "ask", "bot", "hint", "hint_text", "programs", "tell"]
