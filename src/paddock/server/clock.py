"""Clocks: how long a seat may take. Time is told, never asked for: the log says when everything happened.

A clock runs while everybody can see that a seat has to decide. What it does in between, step by step, is its own
business: time is taken off and added only when its turn at the wheel is over, so that nobody can count hidden choices.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from paddock.errors import TableError

UNTIMED, LIVE, DAYS = "untimed", "live", "days"
DAY = 86_400.0
MOST_BANK, MOST_INCREMENT, MOST_DAYS = 7_200.0, 600.0, 30.0
AT_LEAST = 15.0  #: seconds for somebody who comes back after the bank was empty
GRACE = {UNTIMED: 60.0, LIVE: 30.0, DAYS: None}  #: seconds without a connection until a bot drives
PATIENCE = 120.0  #: seconds after which others may have an untimed seat driven by a bot


@dataclass(frozen=True)
class Pace:
    """How fast a table is played.

    >>> Pace.from_document({"kind": "live", "bank": 300, "increment": 10})
    Pace(kind='live', bank=300.0, increment=10.0, days=0.0)
    """

    kind: str = UNTIMED
    bank: float = 0.0  #: live: seconds for the race
    increment: float = 0.0  #: live: seconds more for every turn
    days: float = 0.0  #: days for every turn

    @classmethod
    def from_document(cls, document: Any) -> Pace:
        """The pace that somebody has asked for, or an error."""
        if not isinstance(document, dict) or document.get("kind") not in GRACE:
            raise TableError("bad_pace", known=", ".join(GRACE))
        wanted = {UNTIMED: {}, LIVE: {"bank": MOST_BANK, "increment": MOST_INCREMENT}, DAYS: {"days": MOST_DAYS}}
        most = wanted[document["kind"]]
        values = {}
        for key, value in document.items():
            if key == "kind" or (value == 0 and key not in most):
                continue
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most.get(key, -1):
                raise TableError("bad_pace_value", key=key, value=value, most=most.get(key, 0))
            values[key] = float(value)
        made = cls(document["kind"], **values)
        if made.kind != UNTIMED and made.bank + made.increment + made.days <= 0:
            raise TableError("bad_pace_value", key=next(iter(most)), value=0, most=next(iter(most.values())))
        return made

    def as_document(self) -> dict[str, Any]:
        return {key: value for key, value in asdict(self).items() if value}

    @property
    def grace(self) -> float | None:
        return GRACE[self.kind]


class Clocks:
    """The clocks of a table.

    >>> clocks = Clocks(Pace("live", bank=60, increment=5), ["A", "B"])
    >>> clocks.run(["A"], at=100)
    >>> clocks.deadline("A")
    160.0
    >>> clocks.run(["B"], at=110)
    >>> clocks.left("A", at=110)
    55.0
    """

    def __init__(self, pace: Pace, seats: Iterable[str]) -> None:
        self.pace = pace
        self._bank = dict.fromkeys(seats, float(pace.bank))
        self._since: dict[str, float] = {}  # seats whose clock runs, and since when

    def run(self, seats: Collection[str], at: float) -> None:
        """From now on these clocks run, and no others."""
        for seat in [seat for seat in self._since if seat not in seats]:
            taken = max(0.0, at - self._since.pop(seat))
            self._bank[seat] = max(0.0, self._bank[seat] - taken) + self.pace.increment
        for seat in seats:
            self._since.setdefault(seat, at)

    def forgive(self, at: float) -> None:
        """The server was down: whoever was thinking starts over."""
        self._since = dict.fromkeys(self._since, at)

    def refill(self, seat: str) -> None:
        """Somebody is back at the wheel, and gets at least a little time."""
        self._bank[seat] = max(self._bank[seat], AT_LEAST)

    def since(self, seat: str) -> float | None:
        """When the seat's turn began, if its clock runs."""
        return self._since.get(seat)

    def state(self, seat: str) -> tuple[float, float | None] | None:
        """What a clock stands at, and since when it runs, as something to compare; None where there are no clocks."""
        return None if self.pace.kind == UNTIMED else (self._bank[seat], self._since.get(seat))

    def deadline(self, seat: str) -> float | None:
        """When the time of a seat is up, if its clock runs."""
        if self.pace.kind == UNTIMED or seat not in self._since:
            return None
        return self._since[seat] + (self._bank[seat] if self.pace.kind == LIVE else self.pace.days * DAY)

    def left(self, seat: str, at: float) -> float | None:
        """The seconds that a seat has left."""
        if self.pace.kind == UNTIMED:
            return None
        deadline = self.deadline(seat)
        if deadline is None:
            return self._bank[seat] if self.pace.kind == LIVE else self.pace.days * DAY
        return max(0.0, deadline - at)
