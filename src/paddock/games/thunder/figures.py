"""What a race of Thunder Alley amounts to for everybody: the figures that a history adds up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.engine.numbers import all_cars
from paddock.engine.records import Record
from paddock.games.contract import Event, Figures, counted
from paddock.games.thunder.position import number_on, seat_of
from paddock.games.thunder.rules.finish import most_led, points_of

FIGURES = ("points", "pits", "led", "wear", "retired")
OF_SEAT = {"pitted": "pits", "led": "led", "retired": "retired"}


def figures(course: Record, state: Record, names: Sequence[str], events: Sequence[Event]) -> dict[str, Figures]:
    """TA-10.2, TA-9.3, TA-3.5.1, TA-7.1.1, TA-4.3.1: points by car, and what has come to all cars of a team."""
    of_team = (count for event in events for count in counts(event))
    return counted(names, FIGURES, (*by_car(course, state, names), *of_team))


def by_car(course: Record, state: Record, names: Sequence[str]) -> Iterator[tuple[str | None, str, int]]:
    """TA-10.2.1, TA-10.2.2: the points of every car, by its number, and of its team."""
    most = most_led(state)
    for car in all_cars(state.cars):
        points = int(points_of(course, state, car)) + (int(course.most_led) if car == most else 0)
        seat = names[seat_of(state, car)]
        yield seat, "points", points
        yield seat, f"points:{number_on(course, state, car)}", points


def counts(event: Event) -> Iterator[tuple[str | None, str, int]]:
    """What one event adds to the figures of its team."""
    if event.name == "wore":
        yield event.seat, "wear", int(event.values["n"])
    elif event.name in OF_SEAT:
        yield event.seat, OF_SEAT[event.name], 1
