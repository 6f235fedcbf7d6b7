"""First races: a newcomer is led through a whole turn, whatever chance and the others do."""

from pathlib import Path

import pytest

from paddock.bots import bot
from paddock.games import GAMES
from paddock.notation.first import first_race, lead, set_out
from paddock.words import LANGUAGES

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"


@pytest.mark.parametrize("driver", ["pilot", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_between_a_lesson_and_its_move(game: str, driver: str) -> None:
    for seed in range(12):
        race = set_out(first_race(game), seed)
        first, others = race.seats[0], bot(driver, seed=seed)
        for lesson, move in lead(first_race(game)):
            while first not in race.pending:
                seat = race.pending[0]
                race.play(seat, others.choose(race.guess(seat), seat))
            assert move in race.legal(first), (lesson, race.legal(first))
            race.play(first, move)
        assert race.foretold == 0
        assert not race.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    words = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8")
    for game in GAMES:
        for lesson, _ in lead(first_race(game)):
            assert f"\nlessons-{game}_{lesson} = " in words
