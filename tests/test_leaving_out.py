"""What is left out is said, and fails where nothing may be."""

import pytest

from tests.leaving_out import BUT, EVERYTHING, leave_out, need_module


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EVERYTHING, raising=False)
    monkeypatch.delenv(BUT, raising=False)


def test_what_is_missing_is_left_out_and_named() -> None:
    with pytest.raises(pytest.skip.Exception, match="no GPU"):
        leave_out("no GPU", need="gpu")
    with pytest.raises(pytest.skip.Exception, match="Nowhere is not installed: pip install nowhere_at_all"):
        need_module("nowhere_at_all", "Nowhere")


@pytest.mark.parametrize("need", ["", "gpu"])
def test_where_everything_must_run_it_fails(monkeypatch: pytest.MonkeyPatch, need: str) -> None:
    monkeypatch.setenv(EVERYTHING, "1")
    with pytest.raises(pytest.fail.Exception, match="no such thing"):
        leave_out("no such thing", need=need)


def test_a_machine_may_be_known_to_lack_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EVERYTHING, "1")
    monkeypatch.setenv(BUT, "gpu torch")
    with pytest.raises(pytest.skip.Exception, match="no GPU"):
        leave_out("no GPU", need="gpu")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        leave_out("no browser")


def test_what_is_here_is_not_left_out() -> None:
    need_module("pytest")
