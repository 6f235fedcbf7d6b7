"""Bots: they finish every race, repeat themselves by their seed, and know no more than their seat."""

from typing import Any

import pytest

from paddock import Race, UnknownBot
from paddock.bots import Bot, ask, bot

#: Every kind of bot; those that look ahead do it briefly here.
KINDS = ("random", "pilot", "rookie", "club", "search:12")


def race_with(name: str, seats: int, seed: int, **options: Any) -> Race:
    race = Race("speed", seats, seed=seed, **options)
    drivers = {seat: bot(name, f"{seed} {seat}") for seat in race.seats}
    while not race.over:
        for seat in race.pending:
            race.play(seat, ask(drivers[seat], race, seat))
    return race


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("name", KINDS)
def test_every_bot_finishes_a_race(name: str, seats: int) -> None:
    rounds = {} if name in ("pilot", "club") else {"max_rounds": 3}
    race = race_with(name, seats, seed=1, **rounds)
    assert race.over
    assert len(race.moves) < race.game.rules.longest


@pytest.mark.parametrize("name", KINDS)
def test_equal_seeds_give_equal_bots(name: str) -> None:
    one, two = (race_with(name, 4, seed=2, max_rounds=2) for _ in range(2))
    assert one.moves == two.moves
    assert one == two


@pytest.mark.parametrize(
    "options", [{}, {"wild_map": "literal", "discard_rule": "only_if_stuck"}, {"variant": "thousand"}]
)
@pytest.mark.parametrize("name", KINDS)
def test_a_bot_does_not_peek(name: str, options: dict[str, Any]) -> None:
    race = Race("speed", 4, seed=3, max_rounds=2, **options)
    walker = bot("pilot", 3)
    while not race.over:
        seat = race.pending[0]
        seed = len(race.moves)
        choices = {bot(name, seed).choose(race.guess(seat, seed=guess), seat) for guess in range(4)}
        assert choices == {bot(name, seed).choose(race.copy(), seat)}
        race.play(seat, ask(walker, race, seat))


def test_a_bot_is_asked_about_a_guess_and_never_about_the_race() -> None:
    race = Race("speed", 2, seed=1)
    met = []

    class Witness(Bot):
        name = "witness"

        def choose(self, guess: Race, seat: str) -> str:
            met.append(guess)
            return guess.legal(seat)[0]

    driver = Witness()
    for _ in range(6):
        seat = race.pending[0]
        move = ask(driver, race, seat)
        assert move in race.legal(seat)
        assert met[-1] is not race
        assert met[-1].view(seat) == race.view(seat)
        assert met[-1].moves == []
        race.play(seat, move)
    assert len({guess.digest() for guess in met} | {race.digest()}) == len(met) + 1


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_chooses_a_legal_move_in_every_phase(name: str) -> None:
    hands = {"s0": ["STOP", "KM60"], "s1": ["OPEN_ROAD", "KM30"]}
    kontra = {"phase": "kontra", "turn": "s0", "B": {"battle": ["START", "STOP"]}, "hands": hands}
    extension = {"phase": "extension", "turn": "s0", "A": {"battle": ["START"], "km": {120: 7, 60: 1}}}
    for position in ({}, kontra, extension):
        race = Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": position}, seed=1)
        (seat,) = race.pending
        assert ask(bot(name, 1), race, seat) in race.legal(seat)


@pytest.mark.parametrize("name", ["turbo", "", "PILOT", "pilot ", "pilot:"])
def test_an_unknown_bot_is_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, pilot"):
        bot(name)


@pytest.mark.parametrize(
    "name", ["search:", "search:x", "search:0", "search:-1", "search:1h", "search:12345678", "search:2.5s"]
)
def test_a_time_that_is_none_is_told_with_what_to_write(name: str) -> None:
    with pytest.raises(UnknownBot, match="200ms"):
        bot(name)


def test_repr_is_how_to_get_the_bot() -> None:
    assert repr(bot("random")) == "bot('random')"
