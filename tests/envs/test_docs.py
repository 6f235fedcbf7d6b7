"""The pages of the environments are what the code says, and the tutorial runs."""

import doctest

import pytest

from tests.env_pages import DOCS, page
from tests.envs.samples import every_game


@every_game
def test_pages_are_up_to_date(name: str) -> None:
    written = (DOCS / f"envs-{name}.md").read_text(encoding="utf-8")
    assert written == page(name), "write them again: python -m tests.env_pages"


@pytest.mark.filterwarnings("ignore")
def test_the_tutorial_runs() -> None:
    failed, tried = doctest.testfile(str(DOCS / "tutorial.md"), module_relative=False)
    assert tried > 20
    assert failed == 0
