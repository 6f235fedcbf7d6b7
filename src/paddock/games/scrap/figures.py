"""What a race of Scrap Racer amounts to for everybody: the figures that a history adds up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.engine.records import Record
from paddock.games.contract import Event, Figures, counted
from paddock.games.scrap.cards import RACERS
from paddock.games.scrap.rules.places import owner_of

FIGURES = ("duels", "duels_won", "accidents", "bonus_cards", "tokens", "laps")
OF_SEAT = {"accident": "accidents", "played_bonus": "bonus_cards", "took_token": "tokens", "lap": "laps"}


def figures(course: Record, state: Record, names: Sequence[str], events: Sequence[Event]) -> dict[str, Figures]:
    """SCR-DUEL.1, SCR-DOUBLE.1, SCR-MOVE.3, SCR-TOKEN.1, SCR-LAP.1: what has come to each, with all their racers."""
    owners = {RACERS[state.kind[racer]]: names[owner_of(course, racer)] for racer in range(course.racers)}
    return counted(names, FIGURES, (count for event in events for count in counts(event, owners)))


def counts(event: Event, owners: dict[str, str]) -> Iterator[tuple[str | None, str, int]]:
    """What one event adds to the figures of whom it is about: a duel to those of all who are in it."""
    if event.name == "duel":
        for racer in event.values["racers"]:
            yield owners[racer], "duels", 1
    elif event.name == "duel_won":
        yield event.seat, "duels_won", 1
    elif event.name in OF_SEAT:
        yield event.seat, OF_SEAT[event.name], 1
