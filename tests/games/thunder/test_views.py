"""What each viewer of Thunder Alley may know, and what can be taken back."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from paddock import CannotUndo, Race
from paddock.engine.glass import NONE, UNKNOWN, Column
from paddock.games import game
from paddock.games.thunder.cards import KIND_OF, NAMES
from tests.games.samples import random_walk

THUNDER = game("thunder")
VIEWERS = ("Blue", "Green", "Red", None)


def test_nobody_sees_a_hand_or_a_deck() -> None:
    """AM-8, TA-2.7: the owner sees the cards, everybody else how many; decks are numbers to all."""
    for race in islice(random_walk(Race("thunder", 3, seed=1), Random(1), 600), 0, None, 5):
        truth = race.facts()
        for viewer in VIEWERS:
            view = race.view(viewer)
            for seat in race.seats:
                hand = truth["hands"][seat]
                assert view["hands"][seat] == (hand if seat == viewer else len(hand))
            assert type(view["deck"]) is int
            assert type(view["event_deck"]) is int


def test_what_lies_on_the_table_is_the_same_for_everybody() -> None:
    """AM-8, TA-1.4, AR-67, AR-70: cars, wear, markers, places, discards and the move in progress."""
    for race in islice(random_walk(Race("thunder", 3, seed=2), Random(2), 600), 0, None, 5):
        views = [race.view(viewer) for viewer in VIEWERS]
        common = [{key: value for key, value in view.items() if key not in ("you", "hands")} for view in views]
        assert common.count(common[0]) == len(VIEWERS)
        assert views[0]["discard"] == race.facts()["discard"]


def test_a_draw_is_told_to_its_owner_alone() -> None:
    """AM-8, TA-3.3: others are told how many."""
    race = Race("thunder", 3, seed=3)
    list(random_walk(race, Random(3), 400))
    for viewer in VIEWERS:
        for event in race.events_for(viewer):
            if event.name == "drew":
                assert ("cards" in event.values) == (event.seat == viewer)


def test_a_guess_deals_every_unseen_card_fairly() -> None:
    """AM-8: a rival's hand is a fair sample of the cards that lie neither open nor in the own hand."""
    race = Race("thunder", 2, seed=4)
    unseen = Counter(NAMES[KIND_OF[card]] for card in range(84))
    unseen -= Counter(race.facts()["hands"]["Blue"]) + Counter(race.facts()["discard"])
    drawn: Counter[str] = Counter()
    for seed in range(600):
        guess = race.guess("Blue", seed=seed)
        assert guess.view("Blue") == race.view("Blue")
        drawn.update(guess.facts()["hands"]["Green"])
    names = sorted(unseen)
    total = sum(drawn.values())
    expected = [total * unseen[name] / sum(unseen.values()) for name in names]
    assert chisquare([drawn[name] for name in names], expected).pvalue > 0.001


def test_steps_can_be_taken_back_and_cards_can_not() -> None:
    """AM-4: a step shows nothing hidden; a card does, and so does everything that asks for chance."""
    race = Race.from_position(
        {
            "game": "thunder",
            "track": "test_track",
            "seats": ["Red", "Blue"],
            "position": {"turn": "Red", "cars": {29: {"at": 5.2}, 15: {"at": 9.1}}, "hands": {"Red": ["Charge"]}},
        },
        seed=1,
    )
    race.play("Red", "car 29")
    race.undo()
    race.play("Red", "car 29")
    race.play("Red", "card Charge")
    with pytest.raises(CannotUndo):
        race.undo()
    race.play("Red", "F")
    race.play("Red", "O")
    race.undo()
    race.undo()
    assert race.facts()[29]["at"] == "5.2"
    with pytest.raises(CannotUndo):
        race.undo()


def test_a_log_can_be_read_without_the_board() -> None:
    """TA-6.2.3, TA-6.4.1: every car that moves is named with where it goes."""
    race = Race.from_position(
        {
            "game": "thunder",
            "track": "test_track",
            "seats": ["Blue", "Green", "Yellow", "Black"],
            "position": {
                "turn": "Blue",
                "cars": {15: {"at": 5.2}, 22: {"at": 4.2}, 43: {"at": 6.2}, 28: {"at": 7.2}},
                "hands": {"Blue": ["Watch the Gauge"]},
            },
        },
        seed=1,
    )
    for move in ("car 15", "card Watch the Gauge", "F"):
        race.play("Blue", move)
    told = [race.game.faces.event_text(event, "en") for event in race.events]
    assert told == [
        "Blue takes car 15.",
        "15 plays Watch the Gauge: 6 MP.",
        "22 links up behind 15.",
        "15 links up with 43 ahead.",
        "15 links up with 28 ahead.",
        "15 drives on (5 MP left).",
        "15 pushes 43, 28 along.",
        "22 follows 15.",
    ]


def test_every_event_of_a_race_is_told_in_words() -> None:
    race = Race("thunder", 4, seed=6)
    list(random_walk(race, Random(6), 2500))
    for language in ("en", "el", "es", "pl", "ro", "bg"):
        for event in race.events:
            text = race.game.faces.event_text(event, language)
            assert "{" not in text
            assert not text.startswith("events.")
            assert "None" not in text


def test_what_can_not_be_known_changes_nothing_that_is_shown_or_offered() -> None:
    """AM-8: races that differ in what a seat can't know look the same to it, and offer it the same."""
    for sample in range(3):
        race = Race("thunder", 3, seed=sample, variable_pits=sample == 1)
        for position in islice(random_walk(race, Random(sample), 500), 0, None, 7):
            for seat in position.seats:
                guess = position.guess(seat, seed=sample)
                assert guess.seen(seat).tobytes() == position.seen(seat).tobytes()
                assert guess.offers(seat) == position.offers(seat)


def test_every_choice_is_about_what_its_words_say() -> None:
    """AM-3, AM-4, AM-5: the kind is the verb, and the columns that say which one it is are those of the action."""
    subjects = THUNDER.faces.subjects
    assert len(subjects) == THUNDER.rules.actions
    assert len(set(subjects)) == len(subjects)
    for sample, options in enumerate(OPTIONS):
        race = Race("thunder", 3, seed=sample, **options)
        for position in random_walk(race, Random(sample), 700):
            seat = position.pending[0]
            choices = position.choices(seat)
            assert [choice.move for choice in choices] == position.legal(seat)
            for (action, *offered), choice in zip(position.offers(seat), choices, strict=True):
                subject = subjects[action]
                assert tuple(offered[: len(subject)]) == subject
                verb, _, rest = choice.move.partition(" ")
                assert verb == choice.kind
                assert rest in ("", *(str(value) for value in choice.values.values()))


OPTIONS: tuple[dict[str, Any], ...] = (
    {"track": "test_track", "laps": 1},
    {"track": "halfmile_bowl", "variable_pits": True, "laps": 2},
    {"track": "three_ridge", "grid_choice": True, "complete_race": True, "laps": 1},
)


def test_a_step_leads_where_it_is_said_to_lead() -> None:
    """TA-6.1.5, TA-6.4.3, TA-9.3: what is offered of a car, its space and its points is what happens then."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        race = Race("thunder", 3, seed=seed, **OPTIONS[seed % 3])
        random = Random(seed)
        while not race.over and len(race.moves) < 700:
            seat = race.pending[0]
            choices = race.choices(seat)
            going = [choice for choice in choices if choice.kind not in ("retire", "pass")]
            choice = random.choice(going or choices)
            before = race.event_count
            race.play(seat, choice.move)
            told = race.events_for(None, before)
            values = dict(choice.values)
            drove = [event.values for event in told if event.name == "drove"]
            if choice.kind in ("F", "I", "O", "X", "S") and drove:
                assert drove[0]["at"] == (None if values.get("finishes") else values["at"])
                assert drove[0]["mp"] == values["mp"]
                seen[choice.kind] += 1
            elif choice.kind == "card":
                assert next(event.values["mp"] for event in told if event.name == "played") == values["mp"]
            elif choice.kind in ("lane", "back"):
                spaces = {event.values["car"]: event.values["at"] for event in told if "at" in event.values}
                for event in told:
                    if event.name == "pushed" or (event.name == "followed" and choice.kind == "lane"):
                        spaces |= dict(zip(event.values["cars"], event.values["at"], strict=True))
                if "drove" in [event.name for event in told] or "clean_air" in [event.name for event in told]:
                    assert spaces[values["car"]] in (values["at"], None)
                    seen[choice.kind] += 1
            elif choice.kind == "rear":
                linked = [event.values["cars"][0] for event in told if event.name == "linked"]
                assert values["car"] is None or linked[0] == values["car"]
                seen["rear"] += 1
            elif choice.kind == "pit" and "at" in values:
                pitted = {event.values["car"]: event.values["at"] for event in told if event.name == "pitted"}
                assert pitted.get(values["car"], values["at"]) == values["at"]
                seen["pit"] += len(pitted)
            elif choice.kind == "done" and "car" in values:
                assert ("pitted", values) in [(event.name, dict(event.values)) for event in told]
                seen["done"] += 1
            elif choice.kind == "car" and race.rounds == 0:
                assert race.facts()[values["car"]]["at"] == values["at"]
                seen["grid"] += 1
    for kind in ("F", "I", "O", "X", "S", "lane", "rear", "pit", "done", "grid"):
        assert seen[kind] > 0, kind


def test_only_columns_that_may_be_unknown_ever_are() -> None:
    """Whoever reads numbers knows what is always there: of a view, of events, and of choices."""
    for sample, options in enumerate(OPTIONS):
        race = Race("thunder", 3, seed=sample, **options)
        for position in islice(random_walk(race, Random(sample), 900), 0, None, 3):
            for viewer in (*range(3), None):
                check_known(THUNDER.faces.seen.columns, THUNDER.faces.seen.read(position.seen(viewer)))
            for _, kind, *numbers in position.offers(position.pending[0]):
                columns = THUNDER.faces.choices_of[kind].columns
                assert all(column.maybe or number != UNKNOWN for column, number in zip(columns, numbers, strict=True))
        for told in race.told_rows([0, None]):
            for code, _, *numbers in told:
                for column in THUNDER.faces.events[code].columns:
                    size = numbers[0] if column.form != "one" and numbers[0] != UNKNOWN else 0
                    assert column.maybe or UNKNOWN not in numbers[: 1 + size], (column, code)
                    del numbers[: 1 + size]
                assert not numbers


def check_known(columns: Sequence[Column], seen: dict[str, Any]) -> None:
    for column in columns:
        if not column.maybe:
            values = seen[column.name]
            if column.per:
                there = {"cars": "team", "hands": "held"}[column.per]
                values = [value for first, value in zip(seen[there], values, strict=True) if first != UNKNOWN]
            else:
                values = [values]
            assert all((value[0] if isinstance(value, list) else value) != UNKNOWN for value in values), column.name


def test_an_event_sets_what_a_view_shows_then() -> None:
    """What an event says of columns of the view holds when nothing more has happened to them since."""
    for sample, options in enumerate(OPTIONS):
        race = Race("thunder", 3, seed=sample, **options)
        before = 0
        for position in random_walk(race, Random(sample), 900):
            said: dict[tuple[str, int], Any] = {}
            told = position.told_rows([None], before)[0]
            before = position.event_count
            for code, _, *numbers in told:
                values = values_by_name(THUNDER.faces.events[code].columns, numbers)
                for column in THUNDER.faces.events[code].columns:
                    if column.sets in ("at", "x", "wear", "led", "place", "out", "finished") and column.name in values:
                        whose = values[THUNDER.faces.events[code].of]
                        several = isinstance(whose, list)
                        for i, car in enumerate(whose if several else [whose]):
                            said[column.sets, car] = values[column.name][i] if several else values[column.name]
            seen = THUNDER.faces.seen.read(position.seen(None))
            for (name, car), value in said.items():
                shown = seen[name][car]
                if name == "wear":
                    shown = [colour for colour, markers in enumerate(shown) for _ in range(markers)]
                if shown != UNKNOWN:
                    assert shown == value, (name, car)
                elif name == "at":
                    assert value == NONE


def values_by_name(columns: Sequence[Column], numbers: list[int]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for column in columns:
        first = numbers.pop(0)
        if column.form == "one":
            values[column.name] = first
        elif first != UNKNOWN:
            values[column.name] = numbers[:first]
            del numbers[:first]
    return values
