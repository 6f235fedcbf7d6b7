"""A seal: from the moment a race is to start until everybody who has pledged has shown what they contribute."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from paddock.server.clock import DAY, DAYS, Pace

PATIENCE = 10.0  #: seconds for clients to show what they contribute; nobody has to press anything


@dataclass
class Seal:
    """Who has pledged what, and who has shown it. While it holds nobody sits down, and whoever leaves breaks it."""

    since: float
    length: float
    pledges: Mapping[str, str]
    bots: Mapping[str, str]  #: those that will drive the seats that were free
    shown: dict[str, str] = field(default_factory=dict)

    @property
    def until(self) -> float:
        return self.since + self.length

    @property
    def awaited(self) -> list[str]:
        """The seats whose contribution has not come."""
        return [seat for seat in self.pledges if seat not in self.shown]

    def with_last(self, seat: str, contribution: str) -> dict[str, str] | None:
        """All contributions in the order of seats, if this is the last one."""
        if self.awaited != [seat]:
            return None
        shown = {**self.shown, seat: contribution}
        return {each: shown[each] for each in self.pledges}


def length_of_seal(pace: Pace) -> float:
    """How long contributions are waited for; in a race over days people come when they come."""
    return pace.days * DAY if pace.kind == DAYS else PATIENCE
