"""`paddock arena`, `report` and `balance` as a shell meets them."""

import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from paddock.arena.plots import Bar, bars, distributions, lines
from paddock.arena.results import ResultsFolder
from tests.test_cli import COMMAND, Complaint, complaint, paddock
from tests.waiting import PATIENCE, wait_until

__all__ = ["complaint"]

SHORT = ("--option", "max_rounds=1")
ROOT = Path(__file__).parents[2]


class Page(HTMLParser):
    """What a page holds: its tags in order, and whether they close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures = 0
        self.headings: list[str] = []
        self.sources: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)
        self.pictures += tag == "svg"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def test_an_arena_tells_ratings_pairs_and_whether_requirements_hold(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    arguments = ("arena", "speed", "--bots", "random,pilot", "--races", 60, *SHORT, "--workers", 1)
    done = paddock(*arguments, "-o", folder, "--require", "pilot>random", "--json")
    told = json.loads(done.stdout)
    assert told["races"] == 60
    assert [standing["bot"] for standing in told["standings"]] == ["pilot", "random"]
    (pair,) = told["pairs"]
    assert pair["bots"] == ["random", "pilot"]
    assert pair["low"] <= pair["share"] <= pair["high"] < 0.5
    assert told["required"] == {"pilot>random": True}
    assert pq.read_table(folder / "races.parquet").num_rows == 60
    assert pq.read_table(folder / "seats.parquet").num_rows == 120
    longer = paddock(
        *arguments[:5], 80, *arguments[6:], "-o", folder, "--resume", "--require", "random>pilot", status=1
    )
    assert "random>pilot is not certain" in longer.stdout
    page = tmp_path / "page.html"
    paddock("report", folder, "-o", page, "--differences", 1)
    read = Page(page.read_text(encoding="utf-8"))
    assert read.open == []
    assert read.sources == []
    assert read.pictures >= 8
    assert {"Ratings", "Pairs", "Where they start", "How places change", "Moves", "Events"} <= set(read.headings)
    assert {"Where they differ", "How a lead turns into a win"} <= set(read.headings)


def test_a_report_shows_on_the_track_where_it_happens(tmp_path: Path) -> None:
    folder, page = tmp_path / "results", tmp_path / "page.html"
    paddock("arena", "heat", "--bots", "pilot,slips:200:pilot", "--races", 20, "--workers", 1, "-o", folder)
    paddock("report", folder, "-o", page)
    text = page.read_text(encoding="utf-8")
    assert "Where it happens" in Page(text).headings
    for kind in ("Overtakes", "Heat paid", "Boosts", "Spins"):
        assert f"{kind}: " in text
    assert 'class="spots"' in text


def test_a_report_of_timed_bots_has_decision_times_and_faults_of_programs(tmp_path: Path) -> None:
    program = tmp_path / "bad.py"
    program.write_text(
        "import sys\nprint('ready', flush=True)\n"
        "for line in sys.stdin:\n    print('move', line.split()[1], 'fly', flush=True)\n"
    )
    bots = f"pilot,program:{sys.executable} {program}"
    folder, page = tmp_path / "results", tmp_path / "page.html"
    done = paddock("arena", "speed", "--bots", bots, "--races", 4, *SHORT, "--workers", 1, "-o", folder)
    assert "the pilot drove for them" in done.stdout
    assert "bad.py" in done.stdout
    assert str(program) not in done.stdout
    paddock("report", folder, "-o", page)
    headings = Page(page.read_text(encoding="utf-8")).headings
    assert "Decision times" in headings
    assert "Faults of programs" in headings


def test_a_line_up_tells_the_even_share_beside_what_was_won() -> None:
    bots = ("--bots", "best=pilot,random,random", "--races", 30, "--option", "laps=1", "--workers", 1)
    (best, others) = json.loads(paddock("arena", "heat", *bots, "--json").stdout)["standings"]
    assert (best["bot"], best["even"], best["races"]) == ("best", pytest.approx(1 / 3), 30)
    assert best["wins"]["low"] > best["even"]
    assert others["even"] == pytest.approx(2 / 3)
    assert "33.3 %" in paddock("arena", "heat", *bots).stdout


def test_one_bot_against_itself_tells_what_a_slot_is_worth() -> None:
    told = paddock("arena", "speed", "--bots", "pilot", "--races", 100, *SHORT, "--workers", 1).stdout
    assert "pilot raced against itself" in told
    assert told.count("50.0 %") >= 2
    assert "Slot" in told


def test_an_arena_can_be_interrupted_and_goes_on(tmp_path: Path) -> None:
    arguments = ["arena", "speed", "--bots", "pilot,rookie", "--races", "1000000", *SHORT, "--workers", "1"]
    arguments += ["-o", str(tmp_path)]
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PADDOCK_LANG": "en"},
        # A shell that runs the tests in the background makes them, and all that they start, deaf to interrupts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as running:
        try:
            wait_until(lambda: len(ResultsFolder(tmp_path).shards()) > 2 or running.poll() is not None, "a third shard")
            running.send_signal(signal.SIGINT)
            said, _ = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()  # whatever has gone wrong: nothing would end it for hours
    assert running.returncode == 130
    assert "are kept. Go on with: paddock arena speed" in said
    assert "--resume" in said
    played = int(said.split("Stopped; ")[1].split(" races")[0])
    arguments[arguments.index("1000000")] = str(played)
    done = paddock(*arguments, "--resume", "--json")
    assert json.loads(done.stdout)["races"] >= played > 0


def test_wrong_inputs_are_named(complaint: Complaint, tmp_path: Path) -> None:
    arena = ("arena", "speed", "--bots")
    assert "no bot 'turbo'" in complaint(*arena, "pilot,turbo")
    assert "can't be started" in complaint(*arena, "program:no-such-program")
    assert "and 3 are named" in complaint(*arena, "pilot,pilot,random", "--seats", 2)
    assert "another one is called so" in complaint(*arena, "pilot=random,random")
    assert "write A>B" in complaint(*arena, "pilot,random", "--require", "pilot>mille")
    assert "no option 'lapz'" in complaint(*arena, "pilot", "--option", "lapz=2")
    assert "There is no game" in complaint("arena", "chess", "--bots", "pilot")
    assert "holds no results" in complaint("report", tmp_path)
    assert "Say what to compare" in complaint("balance", "heat", "--against", "usa")
    assert "can't be read" in complaint("balance", "heat", "--track", "nowhere.toml", "--against", "usa")
    assert "small letters" in complaint("serve", "--program", "Shark")
    assert "small letters" in complaint("serve", "--program", "pilot=true")


def test_two_tracks_are_compared(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    arguments = ("balance", "heat", "--track", "usa", "--against", "italy", "--races", 200, "--seats", 3)
    told = json.loads(paddock(*arguments, "--option", "laps=1", "--json", "-o", page).stdout)
    assert told["compared"] == ["usa", "italy"]
    measures = {measure["measure"]: measure for measure in told["measures"]}
    assert measures["decisions"]["values"][0] != measures["decisions"]["values"][1]
    assert measures["chance"]["values"][0] > 0.9
    assert all(0 <= value <= 1 for name in ("pole", "last", "skill") for value in measures[name]["values"])
    read = Page(page.read_text(encoding="utf-8"))
    assert read.open == []
    assert read.pictures == 5


def test_tracks_can_be_compared_by_other_bots_than_the_pilot() -> None:
    arguments = ("balance", "heat", "--track", "usa", "--against", "italy", "--races", 10, "--seats", 2)
    told = json.loads(paddock(*arguments, "--option", "laps=1", "--bots", "search:8", "--json").stdout)
    assert (told["bot"], told["races"]) == ("search:8", 10)
    measures = {measure["measure"]: measure for measure in told["measures"]}
    assert measures["rounds"]["values"][0] > 3
    assert measures["chance"]["values"][0] > 0.7


def test_the_same_compared_with_itself_does_not_differ() -> None:
    told = json.loads(paddock("balance", "speed", "--against", "max_rounds=1", *SHORT, "--races", 100, "--json").stdout)
    assert all(measure["difference"] == 0 for measure in told["measures"])


@pytest.mark.parametrize("value", [0.0, 1.0, -3.5, 1e9])
def test_plots_of_single_values_are_drawn(value: float) -> None:
    for picture in (
        bars([Bar("only", value)], "one"),
        bars([Bar("only", value, value, value)], "one", zero=False, even=value),
        lines({"only": [(1.0, value)]}, "one", "x", "y"),
        distributions({"only": {int(value): 1}}, "one", "x"),
    ):
        assert picture.startswith("<svg")
        assert "nan" not in picture


def test_nothing_to_draw_is_no_picture() -> None:
    empty: dict[str, Any] = {"only": {}}
    assert distributions(empty, "none", "x") == lines({"only": []}, "none", "x", "y") == bars([], "none") == ""
