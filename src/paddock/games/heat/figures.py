"""What a race of HEAT amounts to for everybody: the figures that a history adds up."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.engine.records import Record
from paddock.games.contract import Event, Figures, counted

FIGURES = ("heat_paid", "spins", "boosts", "slipstreams", "corners", "stress")
#: What Heat is paid for, but for boosts: for shifting two gears, in corners, and until the engine has none.
PAID: dict[str, list[tuple[str, int]]] = {"revealed": [], "corner": [("corners", 1)], "spun": [("spins", 1)]}


def figures(_course: Record, _state: Record, names: Sequence[str], events: Sequence[Event]) -> dict[str, Figures]:
    """HEAT-2.2, HEAT-5.6, HEAT-7.2, HEAT-7.6: Heat paid for gears, boosts and corners; and how each drove."""
    return counted(names, FIGURES, ((event.seat, name, n) for event in events for name, n in counts(event)))


def counts(event: Event) -> list[tuple[str, int]]:
    """What one event adds to the figures of its seat."""
    paid = int(event.values.get("paid") or 0) if event.name in PAID else 0
    if paid:
        return [("heat_paid", paid), *PAID[event.name]]
    if event.name == "spun":
        return [("spins", 1)]
    if event.name == "boosted":
        return [("heat_paid", 1), ("boosts", 1)]
    if event.name == "flipped" and event.values["reason"] == "stress":
        return [("stress", 1)]
    return [("slipstreams", 1)] if event.name == "slipstreamed" else []
