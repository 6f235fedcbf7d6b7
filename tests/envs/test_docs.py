"""The pages of the environments are what the code says, and the tutorial runs."""

import doctest

import pytest

from paddock.envs.versions import VERSIONS
from paddock.games import game
from tests.env_pages import DOCS, page
from tests.envs.samples import every_game


@every_game
def test_pages_are_up_to_date(name: str) -> None:
    written = (DOCS / f"envs-{name}.md").read_text(encoding="utf-8")
    assert written == page(name), "write them again: python -m tests.env_pages"


@every_game
def test_other_rules_are_another_version(name: str) -> None:
    rules = [rules for rules, _ in VERSIONS[name]]
    assert rules == sorted(rules)
    assert rules[-1] == game(name).version


@pytest.mark.filterwarnings("ignore")
def test_the_tutorial_runs() -> None:
    failed, tried = doctest.testfile(str(DOCS / "tutorial.md"), module_relative=False)
    assert tried > 20
    assert failed == 0
