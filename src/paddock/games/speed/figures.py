"""What a race of Speed amounts to for everybody: the figures that a history adds up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.engine.records import Record
from paddock.games.contract import Event, Figures, counted
from paddock.games.speed.view import units

FIGURES = ("trips", "safe_trips", "kontras", "attacks", "km", "rounds")


def figures(course: Record, _state: Record, names: Sequence[str], events: Sequence[Event]) -> dict[str, Figures]:
    """SPD-7.31, SPD-8.2, SPD-9.6, SPD-9.8: what each has driven and played; trips are those of the whole team."""
    of_team = {team: [names[seat] for seat in seats] for team, seats in units(course, names).items()}
    return counted(names, FIGURES, (count for event in events for count in counts(event, of_team)))


def counts(event: Event, of_team: dict[str, list[str]]) -> Iterator[tuple[str | None, str, int]]:
    """What one event adds to the figures of whom it is about."""
    if event.name == "drove":
        yield event.seat, "km", int(event.values["km"])
    elif event.name == "kontra":
        yield event.seat, "kontras", 1
    elif event.name == "attacked":
        yield event.seat, "attacks", 1
    elif event.name == "scored":
        for seat in of_team[event.values["team"]]:
            yield seat, "rounds", 1
            yield seat, "trips", int(event.values["trip"] > 0)
            yield seat, "safe_trips", int(event.values["safe"] > 0)
