"""Programs of others: whatever they do, the race goes on, and they are told no more than their seat may see."""

import asyncio
import io
import json
import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from paddock import Race, UnknownBot
from paddock.bots import ask, bot, program, programs
from paddock.bots.driver import PilotBot
from paddock.bots.program import ProgramBot, end_all
from paddock.bots.speaking import speak
from paddock.server.commands import Command
from paddock.server.drivers import Drivers
from paddock.server.table import bot_name
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
GAMES = [("heat", 3), ("speed", 4), ("scrap", 3), ("thunder", 2)]

POLITE = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "paddock":
        print("ready", flush=True)
    elif word == "go":
        number, _, data = rest.partition(" ")
        question = json.loads(data)
        {answer}
"""


@pytest.fixture(autouse=True)
def _end_programs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(program, "START", PATIENCE)  # other tests may be at work
    program._FAILED.clear()
    yield
    end_all()


def script(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def that(tmp_path: Path, answer: str) -> ProgramBot:
    """A program that answers every question by a line of Python."""
    return ProgramBot("mine", script(tmp_path, POLITE.format(answer=answer)), seconds=PATIENCE, seed=1)


def first_choice(race: Race) -> str:
    return next(seat for seat in race.pending if len(race.legal(seat)) > 1)


def speed() -> Race:
    return Race("speed", 2, seed=3)


def pilots_choice(race: Race, seat: str) -> str:
    return PilotBot(1).choose(race.guess(seat), seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_example_can_race_every_game(game: str, seats: int) -> None:
    race = Race(game, seats, seed=1)
    driver = ProgramBot("line_bot", f"{shlex.quote(sys.executable)} {ROOT / 'examples' / 'line_bot.py'}", PATIENCE, 1)
    for _ in range(40):
        if race.over:
            break  # it drives by chance, and now and then a race is short
        seat = race.pending[0]
        move = ask(driver, race, seat)
        assert move in race.legal(seat)
        race.play(seat, move)
    assert driver.faults == []


def test_the_example_is_short_and_needs_nothing_of_paddock() -> None:
    text = (ROOT / "examples" / "line_bot.py").read_text()
    assert len(text.splitlines()) < 60
    assert "import paddock" not in text
    assert "from paddock" not in text


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_program_is_told_what_its_seat_sees_and_no_more(game: str, seats: int, tmp_path: Path) -> None:
    """Positions that look alike to a seat are told alike, byte for byte."""
    told = tmp_path / "told"
    answer = f"open({str(told)!r}, 'a').write(data + chr(10)); print('move', number, question['legal'][0], flush=True)"
    driver = that(tmp_path, answer)
    race = Race(game, seats, seed=5)
    walker = bot("pilot", 1)
    for _ in range(30):
        seat = race.pending[0]
        if len(race.legal(seat)) > 1:
            for seed in range(2):
                driver.choose(race.guess(seat, seed=seed), seat)
            one, other = told.read_text().splitlines()
            assert one == other
            question = json.loads(one)
            assert set(question) == {"game", "rules", "options", "seats", "seat", "view", "legal", "seconds"}
            assert question["view"] == json.loads(json.dumps(race.view(seat)))
            told.unlink()
        race.play(seat, ask(walker, race, seat))
    assert driver.faults == []


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("print('move', number, 'fly', flush=True)", "nonsense"),
        ("print('move', number, flush=True)", "nonsense"),
        ("print('move', number, 'play WORKSHOP', flush=True)", "illegal"),
        ("sys.exit(3)", "ended"),
        ("print('move', flush=True); sys.exit()", "ended"),
        ("print('x' * 200_000, flush=True)", "flood"),
        ("[print('info', number, i) for i in range(20_000)]; sys.stdout.flush()", "flood"),
        ("sys.stdout.buffer.write(bytes([255, 0, 10])); print('move', number, chr(0), flush=True)", "nonsense"),
    ],
)
def test_what_goes_wrong_costs_the_decision(answer: str, fault: str, tmp_path: Path) -> None:
    driver, race = that(tmp_path, answer), speed()
    seat = first_choice(race)
    for times in (1, 2):  # the next process fares no better, and is asked all the same
        assert driver.choose(race.guess(seat), seat) in race.legal(seat)
        assert driver.faults == [fault] * times


@pytest.mark.parametrize(
    "answer", ["import time; time.sleep(60)", "print('move ' + number, end='', flush=True)", "print('move 99 x')"]
)
def test_silence_half_a_line_and_answers_to_other_questions_are_late(answer: str, tmp_path: Path) -> None:
    driver, race = that(tmp_path, answer), speed()
    driver.seconds = 0.3
    seat = first_choice(race)
    assert driver.choose(race.guess(seat), seat) == pilots_choice(race, seat)
    assert driver.faults == ["late"]


def test_a_program_that_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    command = script(tmp_path, "import time; print('ready', flush=True); time.sleep(60)")
    driver, race = ProgramBot("mine", command, 0.2, 1), speed()
    seat = first_choice(race)
    for _ in range(3):
        driver.choose(race.guess(seat), seat)
    assert driver.faults == ["late"] * 3


def test_a_program_that_does_not_start_is_not_started_for_ever(tmp_path: Path) -> None:
    driver, race = ProgramBot("mine", script(tmp_path, "print('no')"), 5, 1), speed()
    seat = first_choice(race)
    for _ in range(program.FAILURES + 3):
        driver.choose(race.guess(seat), seat)
    assert driver.faults == ["ended"] * (program.FAILURES + 3)
    assert program._FAILED[driver.command] == program.FAILURES


def test_one_process_serves_many_decisions_and_a_crashed_one_is_replaced(tmp_path: Path) -> None:
    marks = tmp_path / "starts"
    answer = (
        "print('move', number, question['legal'][-1], flush=True); n = globals().get('n', 0) + 1; n < 3 or sys.exit()"
    )
    head = f"open({str(marks)!r}, 'a').write('x')\n"
    driver = ProgramBot("mine", script(tmp_path, head + POLITE.format(answer=answer)), PATIENCE, 1)
    race = speed()
    seat = first_choice(race)
    for _ in range(7):
        driver.choose(race.guess(seat), seat)
    assert 2 <= len(marks.read_text()) <= 4


def test_a_second_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    answer = "[print('move', number, move, flush=True) for move in (question['legal'][-1], 'fly')]"
    race = speed()
    seat = first_choice(race)
    for _ in range(4):  # each time another bot, with the same process
        driver = that(tmp_path, answer)
        assert driver.choose(race.guess(seat), seat) == race.legal(seat)[-1]
        assert driver.faults == []


def test_processes_that_were_ended_leave_nothing_behind(tmp_path: Path) -> None:
    before = threading.active_count()
    driver, race = that(tmp_path, "[print('info', number, i) for i in range(50_000)]; sys.stdout.flush()"), speed()
    seat = first_choice(race)
    for _ in range(3):
        driver.choose(race.guess(seat), seat)
    assert driver.faults == ["flood"] * 3
    wait_until(lambda: threading.active_count() <= before, "the end of their threads")
    assert not program._RUNNING


@pytest.mark.parametrize("name", ["program:", "program:no-such-program-anywhere", 'program:python "', "program@x:true"])
def test_a_program_that_is_not_there_is_refused_at_once(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, outside=True)


@pytest.mark.parametrize("name", ["program:true", "program@1s:true", " program:true", "PROGRAM:true"])
def test_nobody_starts_a_program_by_a_name_from_a_network(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, pilot"):
        bot(name)


def test_an_operator_may_give_programs_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_BOTS", f"shark={sys.executable} shark.py\nno equals\n=x")
    assert list(programs()) == ["shark"]
    assert repr(bot("shark")) == "bot('shark')"


def test_a_table_takes_no_command_for_a_bot_and_has_the_programs_of_its_operator(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(UnknownBot):
        bot_name(Command(id="1", do="start", bot="program:true"))
    command = that(tmp_path, "print('move', number, question['legal'][-1], flush=True)").command
    monkeypatch.setenv("PADDOCK_BOTS", f"shark={command}")
    assert bot_name(Command(id="1", do="start", bot="shark")) == "shark"
    race = speed()
    seat = first_choice(race)
    drivers = Drivers(("speed",), deadline=PATIENCE)

    async def choose() -> str:
        try:
            return (await drivers.choose("shark", race, seat)).move
        finally:
            drivers.stop()

    assert asyncio.run(choose()) == race.legal(seat)[-1]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_bot_of_ours_speaks_the_protocol(game: str, seats: int) -> None:
    """Through the lines it gets a guess that looks like the race, and answers with a legal move."""
    race = Race(game, seats, seed=2)
    for _ in range(20):
        seat = race.pending[0]
        legal = race.legal(seat)
        question = program.question(race, seat, legal, 1.0)
        position = race.guess(seat).position()
        lines = [
            "paddock 1",
            "",
            "hm",
            f"go 7 {json.dumps(question)}",
            f"position 7 {json.dumps(position)}",
            "quit",
            "x",
        ]
        out = io.StringIO()
        speak(bot("pilot", 1), lines, out)
        said = out.getvalue().splitlines()
        assert said[:3] == ["id pilot 1", "ready", "guess 7"]
        assert said[3].removeprefix("move 7 ") in legal
        race.play(seat, legal[0])


@pytest.mark.parametrize("data", ["", "{", "[]", "{}", '{"seat": 3}', '{"game": "speed", "seats": 2}'])
def test_our_side_of_the_protocol_survives_anything(data: str) -> None:
    out = io.StringIO()
    speak(bot("pilot", 1), [f"go 1 {data}", f"position 1 {data}", f"position 2 {data}", "go", "position"], out)
    assert out.getvalue().startswith("guess 1\n")


def test_a_bot_of_ours_can_be_an_outside_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way round: `paddock bot-server` as a program."""
    command = f"{shlex.quote(sys.executable)} -m paddock.cli bot-server search:40"
    driver, race = ProgramBot("ours", command, PATIENCE, 1), speed()
    seat = first_choice(race)
    monkeypatch.setenv("NUMBA_NUM_THREADS", "1")
    assert driver.choose(race.guess(seat), seat) in race.legal(seat)
    assert driver.faults == []
    assert sum(thought.tries for thought in driver.why()) == 40
