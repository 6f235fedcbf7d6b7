"""What has happened, a line for each move: in the terminal as in the log of the page."""

import pytest

from paddock.games import GAMES, game
from paddock.games.contract import Event
from paddock.race import Race
from paddock.words import LANGUAGES
from paddock.words.folding import TIMES, folded, joined

FORMS = {
    "round": {"": "Round 1 begins."},
    "revealed": {"": "Ann reveals 3.", "head": "Ann"},
    "moved": {"": "Ann drives 7 spaces.", "part": "drives 7"},
    "corner": {"": "Ann pays 1 Heat.", "part": "pays 1 Heat"},
    "passed": {"": "Bob passes."},
    "grid": {"": "Ann is on the grid.", "list": "On the grid:", "item": "Ann"},
}


def say(event: Event, form: str) -> str:
    return FORMS[event.name].get(form, "")


def lines(*told: tuple[str, str | None]) -> list[str]:
    return [line.text for line in folded([Event(name, seat, {}) for name, seat in told], say, ("round",))]


def test_a_move_is_one_line() -> None:
    told = lines(("round", None), ("revealed", "A"), ("moved", "A"), ("moved", "A"), ("corner", "A"), ("passed", "B"))
    assert told == ["Round 1 begins.", "Ann drives 7, 7, pays 1 Heat.", "Bob passes."]


def test_what_has_no_head_stands_alone() -> None:
    assert lines(("passed", "B"), ("moved", "A")) == ["Bob passes.", "Ann drives 7 spaces."]


def test_what_happens_several_times_in_a_row_is_a_list() -> None:
    told = lines(("grid", "A"), ("grid", "B"), ("revealed", "A"), ("moved", "A"))
    assert told == ["On the grid: Ann, Ann.", "Ann drives 7."]
    assert lines(("grid", "A")) == ["Ann is on the grid."]


def test_what_begins_and_ends_alike_is_said_once() -> None:
    told = joined(["takes 12 along", "takes 7 along", "wears: tyres", "wears: fuel"])
    assert told == "takes 12, 7 along, wears: tyres, fuel"
    assert joined(["rolls 4", "rolls 4", "a double"]) == "rolls 4, 4, a double"
    assert joined(["rolls 4", "rolls 4", "rolls 5"]) == "rolls 4, 4, 5"
    assert joined(["pays 1 Heat", "pays 1 Heat"]) == f"pays 1 Heat {TIMES}2"
    assert joined(["se gira", "se para"]) == "se gira, se para"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_in_some_line(name: str, language: str) -> None:
    race = Race(name, seed=4)
    for _ in range(60):
        if race.over:
            break
        for seat in race.pending:
            race.play(seat, race.legal(seat)[0])
    events = race.events_for(None)
    told = folded(events, lambda event, form: game(name).faces.event_text(event, language, form), game(name).faces.loud)
    assert [event for line in told for event in line.events] == list(events)
    assert len(told) < len(events)
    for line in told:
        assert line.text.endswith((".", "!", "?", "…", ")", ";")), line.text
        assert "{" not in line.text
        assert "  " not in line.text.strip()


#: What is told of a car that comes home, and the place that its line has to name.
HOME = {
    "heat": [
        Event("revealed", "A", {"cards": ["4"], "gear": 1, "paid": 0}),
        Event("crossed_finish", "A", {}),
        Event("classified", "A", {"rank": 3}),
    ],
    "thunder": [
        Event("activated", "red", {"car": 29}),
        Event("played", "red", {"car": 29, "card": "solo", "mp": 7}),
        Event("finished", "red", {"car": 29, "place": 3}),
    ],
    "scrap": [Event("finished", "A", {"rank": 3})],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOME)
def test_the_line_of_a_car_that_comes_home_tells_its_place(name: str, language: str) -> None:
    """HEAT-F.2, TA-10.1.2, SCR-END.3: as soon as it is decided."""
    faces = game(name).faces
    told = folded(HOME[name], lambda event, form: faces.event_text(event, language, form), faces.loud)
    assert "3" in told[-1].text
