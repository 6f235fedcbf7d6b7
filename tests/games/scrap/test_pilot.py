"""The pilot of Scrap Racer is a real driver: it wins, and it uses what it has."""

from random import Random
from typing import Any

import pytest
from benchmarks.stopper import NO_CARDS, NO_TOKENS, PILOT, RANDOM, STOPS_AT, share_of

from paddock import Race
from paddock.bots import ask, bot


def choice(seats: int = 3, **position: Any) -> str:
    """What the pilot of A does."""
    names = list("ABCDEF"[:seats])
    race = Race.from_position({"game": "scrap", "seats": names, "position": {"turn": "A", **position}}, seed=1)
    return ask(bot("pilot", seed=1), race, "A")


def test_the_pilot_beats_random() -> None:
    assert share_of(PILOT, RANDOM, 2_000) >= 0.97


def test_the_pilot_beats_who_stops_at_eight() -> None:
    assert share_of(PILOT, STOPS_AT + 8, 4_000) >= 0.75
    assert share_of(PILOT, STOPS_AT + 8, 2_000, 4) >= 0.5


def test_tokens_and_cards_bring_something() -> None:
    assert share_of(PILOT, NO_TOKENS, 3_000) > 0.6
    assert share_of(PILOT, NO_CARDS, 3_000) > 0.52


def test_the_pilot_does_the_same_whatever_is_hidden() -> None:
    for mode in ("single", "two_racers"):
        race, random = Race("scrap", 3, seed=5, mode=mode), Random(5)
        driver = bot("pilot", seed=1)
        while not race.over and len(race.moves) < 200:
            (seat,) = race.pending
            moves = {ask(driver, race.guess(seat, seed=n), seat) for n in range(3)}
            assert len(moves) == 1
            race.play(seat, moves.pop() if random.random() < 0.8 else random.choice(race.legal(seat)))


def test_the_pilot_stops_when_enough_is_on_the_table_and_rolls_on_when_it_is_not() -> None:
    others = {"B": {"racer": "steel", "p": 30}, "C": {"racer": "swift", "p": 28}}
    assert choice(dice=[1], A={"racer": "jackal", "p": 31}, **others) == "roll"
    assert choice(dice=[6, 5], A={"racer": "jackal", "p": 31}, **others) == "stop"


def test_the_pilot_risks_more_when_it_must() -> None:
    """In the last turn of the race it is first or nothing."""
    others = {"B": {"racer": "steel", "p": 150}, "C": {"racer": "swift", "p": 128}}
    last = {"start": "B", "fields": {}, "dice": [6, 5], **others}
    assert choice(**last, A={"racer": "jackal", "p": 136}) == "roll"
    assert choice(**last, A={"racer": "jackal", "p": 140}) == "stop"


def test_the_pilot_saves_a_good_turn_with_a_token() -> None:
    others = {"B": {"racer": "steel", "p": 30}, "C": {"racer": "swift", "p": 28}}
    me = {"racer": "jackal", "p": 31, "tokens": ["flip"]}
    assert choice(dice=[6, 5, 6], A=me, **others) == "token flip"


@pytest.mark.parametrize(("p", "move"), [(144, "bonus FWD3"), (20, "drive")])
def test_the_pilot_plays_a_card_when_it_wins_the_race(p: int, move: str) -> None:
    """In the last turn a card in the hand is worth nothing; CATCH waits for a racer that is far ahead."""
    others = {"B": {"racer": "steel", "p": 150 if p > 100 else 24}, "C": {"racer": "swift", "p": 28}}
    me = {"racer": "jackal", "p": p, "cards": ["FWD3"] if p > 100 else ["CATCH"]}
    chosen = choice(start="B" if p > 100 else "A", fields={}, phase="move", dice=[5], A=me, **others)
    assert chosen == move or (p > 100 and chosen == "drive")


def test_the_pilot_drives_on_tracks_of_any_shape() -> None:
    for track in ("RRRR", "SRRSRR", "F"):
        race = Race("scrap", 6, seed=3, track=track)
        driver = bot("pilot", seed=1)
        while not race.over:
            (seat,) = race.pending
            race.play(seat, ask(driver, race, seat))
        assert race.result()["rounds"] < 40
