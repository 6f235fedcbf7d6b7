"""Compiling side by side: who takes which step, and what is put back afterwards."""

import gc
import sys
from pathlib import Path

import pytest
from numba.core.ir import Inst
from numba.core.targetconfig import TargetConfig
from numba.core.types.functions import BaseFunction

from paddock.engine.shortcuts import SELDOM, shortcuts
from paddock.games import game, side_by_side
from paddock.games.side_by_side import assistant, in_turn, take


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(side_by_side, "cache_folder", lambda _room: tmp_path)
    monkeypatch.setattr(side_by_side, "can_cache", lambda _room: True)
    return tmp_path


def test_the_first_process_begins_with_the_longest_steps_and_the_second_goes_the_other_way() -> None:
    order = [number for number, _ in in_turn([lambda: None] * 6)]
    assert order == [0, 1, 5, 4, 3, 2]
    assert [number for number, _ in in_turn([lambda: None])] == [0]


def test_every_step_is_taken_once(folder: Path) -> None:
    assert take("room", "table", 3)
    assert not take("room", "table", 3)
    assert take("room", "table", 4)
    assert sorted(path.name for path in folder.iterdir()) == ["table.3.taken", "table.4.taken"]


def test_steps_that_a_dead_process_had_taken_are_free_again(folder: Path) -> None:
    assert take("room", "table", 0)
    with assistant(game("heat"), "table", 0) as ended:
        assert take("room", "table", 0)
        ended()


def test_who_cannot_start_a_second_process_does_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(folder / "nothing"))
    with assistant(game("heat"), "table", 11) as ended:
        ended()
        assert take("room", "table", 10)


def test_shortcuts_are_taken_only_while_something_is_compiled() -> None:
    def now() -> tuple[object, ...]:
        options = TargetConfig.__hash__, TargetConfig.__eq__
        return BaseFunction.get_call_type, *options, Inst._rec_list_vars, gc.get_threshold()

    before = now()
    with shortcuts(), shortcuts():
        assert all(one != other for one, other in zip(now(), before, strict=True))
        assert gc.get_threshold() == SELDOM
    assert now() == before
