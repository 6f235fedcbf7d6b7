"""Hints: they know what their seat may know, and have words for whatever they tell."""

from random import Random

import pytest

from paddock import Race
from paddock.bots import ask, bot, hint, hint_text
from paddock.bots.hints import Hint, Reason, compared, why
from paddock.bots.search import Budget
from paddock.bots.settings import settings_file
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.words import LANGUAGES
from tests.games.samples import random_walk

FEW = Budget(tries=40)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_has_no_part_in_a_hint(game: str) -> None:
    random = Random(7)
    race = Race(game, 2, seed=7)
    hinted = 0
    for i, moment in enumerate(random_walk(race, random, 40)):
        if i % 10 == 4:
            seat = random.choice(moment.pending)
            found = hint(moment, seat, FEW, seed=1)
            assert all(hint(moment.guess(seat, seed=other), seat, FEW, seed=1) == found for other in range(3))
            assert found.moves[0] in moment.legal(seat)
            assert found.other is None or (found.other in moment.legal(seat) and found.other not in found.moves)
            assert all(hint_text(found, moment, language) for language in LANGUAGES)
            hinted += 1
    assert hinted


def test_asking_changes_nothing() -> None:
    race = Race("heat", 2, seed=4)
    before = race.digest()
    hint(race, "A", FEW)
    assert (race.digest(), race.move_count) == (before, 0)


def test_a_plan_is_hinted_at_as_a_whole_and_can_be_made() -> None:
    race = Race("heat", 2, seed=4)
    found = hint(race, "A", FEW, seed=1)
    gear = int(found.moves[0].removeprefix("gear "))
    assert len(found.moves) == 1 + gear
    for move in found.moves:
        race.play("A", move)
    assert race.pending == ["B"]


def test_where_there_is_one_move_there_is_nothing_to_compare() -> None:
    race = Race("heat", 2, seed=1, laps=1)
    pilot = bot("pilot", seed=1)
    while len(race.legal(race.pending[0])) > 1:
        race.play(race.pending[0], ask(pilot, race, race.pending[0]))
    seat = race.pending[0]
    found = hint(race, seat, FEW, seed=1)
    assert (found.moves[0], found.worth, found.reasons) == (race.legal(seat)[0], None, ())
    assert why(found, "heat") == ""


def test_a_champion_that_was_trained_gives_its_own_hints() -> None:
    race = Race("speed", 2, seed=3)
    for _ in range(12):
        (seat,) = race.pending
        move = ask(bot("champion"), race, seat)
        assert hint(race, seat, FEW, seed=1).moves[0] == move
        race.play(seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_compared_is_foreseen_and_has_its_words(game: str) -> None:
    columns = settings_file(game)["hints"]["columns"]
    assert set(columns) <= set(find_game(game).rules.foresight)
    for language in LANGUAGES:
        reasons = tuple(Reason(what, 3, 7, better) for what in columns for better in (True, False))
        told = why(Hint(("x",), "y", 0.6, 0.5, reasons), game, language)
        assert "hints." not in told
        assert all(number in told for number in ("3", "7", "60", "50"))


def test_a_difference_is_told_if_it_can_be_noticed() -> None:
    def brings(rank: int, spins: float) -> dict[str, dict[str, object]]:
        return {"certain": {"rank": rank}, "risk": {"spun": {0: 1 - spins, 1: spins}}}

    assert compared("heat", brings(3, 0.12), brings(3, 0.40)) == (Reason("spun", 12, 40, better=True),)
    assert compared("heat", brings(3, 0.12), brings(3, 0.14)) == ()
    assert compared("heat", brings(5, 0.12), brings(3, 0.40)) == (
        Reason("spun", 12, 40, better=True),
        Reason("rank", 5, 3, better=False),
    )
