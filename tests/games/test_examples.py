"""The rules page: every rule has its chapter, and every example can be set out, is told, and asks its first seat."""

from random import Random

import msgspec
import pytest

from paddock.errors import TableError
from paddock.games import GAMES
from paddock.notation.examples import chapter_of, example, examples
from paddock.notation.first import set_out
from paddock.server.examples import drawn
from paddock.words import LANGUAGES, group

EXAMPLES = [(game, name) for game in GAMES for name in examples(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_a_chapter_with_a_title(game: str, language: str) -> None:
    chapters, rules = group("chapters", language, game), group("rules", language, game)
    held = {rule: chapter_of(rule, chapters) for rule in rules}
    assert [rule for rule, chapter in held.items() if chapter is None] == []
    assert set(held.values()) == set(chapters), "a chapter without rules"
    assert list(chapters) == list(group("chapters", "en", game))
    assert all(chapters.values())


@pytest.mark.parametrize("game", GAMES)
def test_rulings_come_last(game: str) -> None:
    last = list(group("chapters", "en", game))[-1]
    assert last in ("R", "AR", "SPD-RUL", "SCR-RUL")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_a_few_steps(game: str, language: str) -> None:
    steps = group("turn", language, game)
    assert list(steps) == ["aim", *map(str, range(1, len(steps)))]
    assert 5 <= len(steps) <= 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told(game: str, language: str) -> None:
    assert set(group("examples", language, game)) == set(examples(game))
    assert 3 <= len(examples(game)) <= 8


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_shows_rules_of_its_chapter(game: str, name: str) -> None:
    document, chapters = examples(game)[name], group("chapters", "en", game)
    assert document["chapter"] in chapters
    assert set(document["shows"]) <= set(group("rules", "en", game))
    assert document["chapter"] in {chapter_of(rule, chapters) for rule in document["shows"]}


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_asks_its_first_seat_and_goes_on(game: str, name: str) -> None:
    for seed in range(2):
        race = set_out(example(game, name), seed)
        assert race.seats[0] in race.pending
        assert race.legal(race.seats[0])
        any_of = Random(seed).choice
        for _ in range(12):
            if race.pending:
                seat = race.pending[0]
                race.play(seat, any_of(race.legal(seat)))


def test_an_example_that_is_not_there_is_refused() -> None:
    with pytest.raises(TableError):
        example("heat", "../first")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_gets_what_it_needs_to_draw_them(game: str) -> None:
    told = msgspec.json.decode(drawn(game))
    assert [each["name"] for each in told["examples"]] == list(examples(game))
    for each in told["examples"]:
        assert told["boards"][each["board"]]
        assert each["view"]
        assert each["about"]["seats"] == each["about"]["labels"]["seats"]
    assert len(drawn(game)) < 400_000
