"""The docs are true: every rule has a test, and the pages that programs write are up to date."""

import doctest
import re
from pathlib import Path

import pytest

from paddock.games import GAMES, game
from tests.rule_table import MANY, NOWHERE, ROOMS, ROOT, TESTS, homes, page, rule_ids, shortened, shown_by_rule, table

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
PAGES = sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_by_a_scenario_or_a_test(name: str) -> None:
    """A test that names many rules proves none of them. `python -m tests.rule_table --weak` lists what is missing."""
    proven = shown_by_rule(most=MANY - 1)
    assert [rule for rule in rule_ids(name) if rule not in proven] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(name: str) -> None:
    prefix = rule_ids(name)[0].split("-")[0]
    named = {rule for rule in shown_by_rule() if rule.startswith(prefix + "-")}
    assert named - set(rule_ids(name)) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_lives_somewhere_or_says_why_not(name: str) -> None:
    lives = homes(name)
    homeless = [rule for rule in rule_ids(name) if rule not in lives]
    assert homeless == [rule for rule in rule_ids(name) if rule in NOWHERE]


def test_every_id_is_written_in_full() -> None:
    """So that a search for it finds it."""
    texts = [path for folder in (ROOMS, TESTS / "games") for path in folder.rglob("*.py")]
    assert [found for path in texts for found in shortened(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_rules_and_tests_is_up_to_date(name: str) -> None:
    assert page(name).read_text(encoding="utf-8") == table(name), "write it again: python -m tests.rule_table"


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    heat = game("heat")
    assert heat.tracks.load is not None
    assert heat.tracks.draw is not None
    drawn = heat.tracks.draw(heat.tracks.load("usa", Path()), language="en")
    shown = (ROOT / "docs/usa.svg").read_text(encoding="utf-8")
    assert NUMBER.sub("0", shown) == NUMBER.sub("0", drawn), "draw it again: paddock track draw usa -o docs/usa.svg"
    numbers = [[float(number) for number in NUMBER.findall(text)] for text in (shown, drawn)]
    assert numbers[0] == pytest.approx(numbers[1], abs=0.1)  # sines differ in their last digit from machine to machine


@pytest.mark.parametrize("path", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    """`make docs` looks at headings as well."""
    links = LINK.findall(path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_index_lists_every_page_once() -> None:
    """It is the navigation of the site."""
    listed = LINK.findall((ROOT / "docs/index.md").read_text(encoding="utf-8"))
    assert sorted([*(name for name in listed if name.endswith(".md")), "index.md"]) == [path.name for path in PAGES]


@pytest.mark.parametrize("name", ["own-bot.md", "api.md"])
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / name), module_relative=False)
    assert tried > 0
    assert failed == 0
