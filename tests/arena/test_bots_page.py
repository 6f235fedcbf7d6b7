"""The page about the bots: written from results, resumable, and what people wrote in it stays."""

import argparse
from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks import bots

from paddock.arena.ratings import Share


@pytest.fixture
def options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> argparse.Namespace:
    monkeypatch.setattr(bots, "FIRST", 4)
    return argparse.Namespace(
        folder=tmp_path / "results",
        write=tmp_path / "bots.md",
        minutes_per_pair=5.0,
        races=8,
        margin=0.1,
        workers=1,
        games=["speed"],
        pairs=None,
    )


def test_the_page_has_a_row_for_every_pair_and_keeps_what_people_wrote(options: argparse.Namespace) -> None:
    options.write.write_text("# Old\n\n## What was tried\n\nWe tried.\n")
    for one, other in (("pilot", "random"), ("search:20ms", "pilot"), ("club", "rookie")):
        found = bots.result_of(options, "speed", one, other)
        assert found is None
    bots.race_pair("speed", "pilot", "random", options)
    bots.write_page(options)
    page = options.write.read_text(encoding="utf-8")
    assert page.startswith("# The bots, measured")
    assert page.count("| pilot | random | 8 | 100.0% |") == 1
    assert page.endswith("\n## What was tried\n\nWe tried.\n")
    assert "pictures/bots.svg" not in page


def test_what_was_not_measured_again_stays_as_it_was(options: argparse.Namespace) -> None:
    """Whoever measures one game again keeps the tables of the others."""
    table = "## HEAT\n\n| bot | against |\n|---|---|\n| pro | club |\n\nLevels: pro is above club.\n"
    rates = "| game | tries of the search per second and core |\n|---|---:|\n| heat | 11,304 |\n"
    options.write.write_text(f"# Old\n\n{rates}\n{table}\n## Speed 1200 km\n\nold\n\n## What was tried\n\nWe tried.\n")
    bots.race_pair("speed", "pilot", "random", options)
    bots.write_page(options)
    page = options.write.read_text(encoding="utf-8")
    assert table in page
    assert rates in page
    assert "\nold\n" not in page
    assert page.count("## Speed 1200 km") == page.count("## What was tried") == 1
    before = page
    bots.write_page(options)
    assert options.write.read_text(encoding="utf-8") == before


def test_one_races_among_others(options: argparse.Namespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ONE", "pilot")
    monkeypatch.setattr(bots, "OTHERS", "rookie")
    bots.race_among("speed", 3, options)
    found = bots.among_of(options, "speed", 3)
    assert found is not None
    assert found.races >= 4
    assert found.even == pytest.approx(1 / 3)
    assert found.won.low <= found.won.share <= found.won.high
    (*_, row, _) = bots.among_lines([found])
    assert row.startswith("| 3 | ")
    assert row.endswith("| 33.3% |")


def test_speeds_are_measured_once_and_told(options: argparse.Namespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PILOTS", 40)
    monkeypatch.setattr(bots, "POSITIONS", 1)
    monkeypatch.setattr(bots, "THINKING", 0.02)
    bots.measure_rates(options)
    kept = {name: bots.kept_rates(options, name) for name in bots.RATES}
    assert all(list(rates) == ["speed"] and rates["speed"] > 0 for rates in kept.values())
    bots.measure_rates(options)
    assert {name: bots.kept_rates(options, name) for name in bots.RATES} == kept
    bots.write_page(options)
    page = options.write.read_text(encoding="utf-8")
    assert all(f"| game | {heading} |" in page for heading, _ in bots.RATES.values())


def test_a_pair_that_has_raced_enough_is_not_raced_again(options: argparse.Namespace) -> None:
    bots.race_pair("speed", "pilot", "random", options)
    shards = sorted(options.folder.rglob("*-*"))
    bots.race_pair("speed", "pilot", "random", options)
    assert sorted(options.folder.rglob("*-*")) == shards


def test_a_champion_who_is_the_search_has_the_races_of_the_search(options: argparse.Namespace) -> None:
    names = bots.raced_as("thunder", "champion", "pro")
    assert names == ("search:1s", "pilot")
    results = bots.ResultsFolder(bots.folder_of(options.folder, "thunder", *names))
    results.begin(bots.Plan.make("thunder", list(names), seats=2), resume=True)
    bots.run_league(bots.Plan.make("thunder", list(names), seats=2), 2, results, workers=1)
    champion, search = (bots.result_of(options, "thunder", *pair) for pair in (("champion", "pro"), names))
    assert champion is not None
    assert search is not None
    assert (champion.pair.one, champion.pair.other) == ("champion", "pro")
    assert champion.pair.ahead == search.pair.ahead


def test_strength_over_time_is_a_picture_of_its_own(
    options: argparse.Namespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def result_of(_: argparse.Namespace, game: str, one: str, other: str) -> bots.Result | None:
        if game != "speed" or one not in bots.TIMES:
            return None
        share = 0.5 + bots.TIMES[one] / 10_000
        return bots.Result(game, bots.Pair(one, other, 10, Share(share, share - 0.1, share + 0.1)), (1.0, None), True)

    monkeypatch.setattr(bots, "result_of", result_of)
    bots.write_page(options)
    picture = (options.write.parent / "pictures" / "bots.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314
    assert "pictures/bots.svg" in options.write.read_text(encoding="utf-8")
