"""What each viewer of Thunder Alley may know, and what can be taken back."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from scipy.stats import chisquare

from paddock import CannotUndo, Race
from paddock.games.thunder.cards import KIND_OF, NAMES
from tests.games.samples import random_walk

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
    told = [race.game.event_text(event, "en") for event in race.events]
    assert told == [
        "Blue takes car 15.",
        "15 plays Watch the Gauge: 6 MP.",
        "22 is linked behind 15.",
        "43 is linked ahead of 15.",
        "28 is linked ahead of 15.",
        "15 drives to 6.2 (5 MP left).",
        "15 pushes 43, 28 one space: 7.2, 8.2.",
        "22 follow 15: 5.2.",
    ]


def test_every_event_of_a_race_is_told_in_words() -> None:
    race = Race("thunder", 4, seed=6)
    list(random_walk(race, Random(6), 2500))
    for language in ("en", "el", "es", "pl", "ro", "bg"):
        for event in race.events:
            text = race.game.event_text(event, language)
            assert "{" not in text
            assert not text.startswith("events.")
            assert "None" not in text
