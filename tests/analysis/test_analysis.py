"""The analysis of a race: by what a seat could know, and never more certain than its tries."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from paddock import Race
from paddock.analysis import Analysis, analyse, judge_decision
from paddock.analysis.marks import MARKS, marking
from paddock.bots import ask, bot
from paddock.cli import app
from paddock.engine.fate import key_from_seed
from paddock.errors import BadDocument, UnknownSeat
from paddock.games import GAMES
from paddock.notation.records import write_record
from tests.games.samples import SAMPLES, random_walk, sample_id

KEY = key_from_seed("analysis")
SHORT = {"max_rounds": 1}  #: one round of Speed
TRIES = 32


@pytest.fixture(scope="module")
def driven() -> Race:
    """A race that is over: the pilot against somebody who slips now and then."""
    race = Race("speed", 2, seed=8, **SHORT)
    drivers = {"s0": bot("pilot", 1), "s1": bot("rookie", 2)}
    while not race.over:
        (seat,) = race.pending
        race.play(seat, ask(drivers[seat], race, seat))
    return race


@pytest.fixture(scope="module")
def analysis(driven: Race) -> Analysis:
    return analyse(driven.record(), "s1", tries=TRIES)


@pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)
def test_what_is_hidden_has_no_part_in_an_analysis(sample: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = sample
    random = Random(11)
    for i, moment in enumerate(random_walk(Race(game, seats, seed=11, **options), random, 40)):
        seat = random.choice(moment.pending)
        if i % 13 == 3 and len(moment.legal(seat)) > 1:
            chosen = random.choice(moment.legal(seat))
            worlds = [moment, *(moment.guess(seat, seed=other) for other in range(2))]
            found = [judge_decision(world, seat, chosen, KEY, tries=16) for world in worlds]
            assert found[0] == found[1] == found[2]


def test_every_decision_with_a_choice_is_judged(driven: Race, analysis: Analysis) -> None:
    own = [number for number, move in enumerate(driven.moves) if move.seat == "s1"]
    assert {each.number for each in analysis.decisions} <= set(own)
    assert len(analysis.decisions) > len(own) / 2
    for each in analysis.decisions:
        assert each.chosen == driven.moves[each.number].words
        assert len(each.choices) > 1
        assert {each.chosen, each.rival} <= {choice.move for choice in each.choices}


def test_choices_and_luck_make_up_the_whole_race(analysis: Analysis) -> None:
    gained = analysis.result - analysis.decisions[0].before
    assert analysis.all_luck - analysis.lost == pytest.approx(gained)
    assert 0 <= analysis.accuracy <= 1


def test_what_is_within_the_noise_has_no_mark_and_costs_nothing(analysis: Analysis) -> None:
    for each in analysis.decisions:
        if abs(each.lead) <= each.error:
            assert each.mark is None
            assert each.loss == 0


def test_an_obvious_blunder_is_one() -> None:
    """Whoever is a card from the end of the road, and throws it away."""
    race, driver = Race("speed", 2, seed=8, **SHORT), bot("pilot", 1)
    while not race.over:
        (seat,) = race.pending
        move = ask(driver, race, seat)
        if move.startswith("play KM"):
            before, who, last = race.copy(), seat, move
        race.play(seat, move)
    judged = judge_decision(before, who, last.replace("play", "discard"), KEY, tries=200)
    assert judged.mark in ("mistake", "blunder")
    assert judged.rival == last


def test_threads_find_the_same(driven: Race, analysis: Analysis) -> None:
    assert analyse(driven.record(), "s1", tries=TRIES, threads=3) == analysis


def test_an_analysis_can_be_stopped_and_goes_on_from_there(driven: Race, analysis: Analysis) -> None:
    told: list[int] = []

    def note(done: int, _of: int) -> bool:
        told.append(done)
        return done != 5

    part = analyse(driven.record(), "s1", tries=TRIES, progress=note)
    assert len(part.decisions) + part.missing == len(analysis.decisions)
    assert part.missing > 0
    assert analyse(driven.record(), "s1", tries=TRIES, known=part, progress=note) == analysis
    assert told[:5] == [1, 2, 3, 4, 5]
    assert told[-1] == len(analysis.decisions)


def test_a_race_can_be_asked_itself(driven: Race, analysis: Analysis) -> None:
    assert driven.analyse("s1", tries=TRIES) == analysis


def test_what_is_known_of_another_race_is_not_used(driven: Race, analysis: Analysis) -> None:
    assert analyse(driven.record(), "s0", tries=TRIES, known=analysis).seat == "s0"


def test_an_analysis_is_read_as_it_was_written(analysis: Analysis) -> None:
    assert Analysis.from_document(json.loads(json.dumps(analysis.to_document()))) == analysis


@pytest.mark.parametrize("document", [None, [], {}, {"analysis": 2}, {"analysis": 1}, {"analysis": 1, "game": 3}])
def test_what_is_no_analysis_is_refused(document: Any) -> None:
    with pytest.raises(BadDocument):
        Analysis.from_document(document)


def test_a_race_that_goes_on_is_not_analysed(driven: Race) -> None:
    record = driven.record()
    unfinished = {**record, "moves": record["moves"][:-2]}
    with pytest.raises(BadDocument, match="not over"):
        analyse(unfinished, "s0")
    with pytest.raises(UnknownSeat):
        analyse(record, "s7")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_thresholds_in_their_order(game: str) -> None:
    found = marking(game)
    assert 0 < found.inaccuracy < found.mistake < found.blunder < 1
    assert 0 < found.good <= found.brilliant < 1


def test_the_command_tells_keeps_and_goes_on(driven: Race, tmp_path: Path) -> None:
    file, kept = tmp_path / "a.race", tmp_path / "a.json"
    write_record(driven, file)
    asked = ["analyse", str(file), "--tries", "16", "--save", str(kept)]
    told = CliRunner().invoke(app, [*asked, "--lang", "pl"])
    assert told.exit_code == 0, told.output
    assert "dokładność" in told.output
    again = CliRunner().invoke(app, [*asked, "--json", "--seat", "s1"])
    (one,) = json.loads(again.output)
    assert one == json.loads(kept.read_text())[1]
    assert set(one["marks"]) <= set(MARKS)
    kept.write_text("[1]")
    refused = CliRunner().invoke(app, asked)
    assert isinstance(refused.exception, BadDocument)
