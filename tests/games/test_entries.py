"""Entries of positions: one declaration says how a field is written and how it is read."""

from typing import Any

import pytest

from paddock import BadPosition
from paddock.engine.records import Record, layout, new
from paddock.games.entries import TRUTH, Entry, bits_of, list_of, one_of, read_entries, whole, write_entries

SEATS = one_of(["Ana", "Ben", "Eva"])
NOBODY = -1

TABLE = (
    Entry("round", whole(1, 9), "rounds"),
    Entry("final", TRUTH, usual=0, quiet=True),
    Entry("first", SEATS, usual=NOBODY, quiet=True),
    Entry("due", bits_of(SEATS), usual=0),
    Entry("queue", list_of(SEATS, once="car_twice"), size="queued", usual=()),
)


def record() -> Record:
    fields = [("rounds", "i1"), ("final", "i1"), ("first", "i1"), ("due", "i1"), ("queue", "i1", 4), ("queued", "i1")]
    found = new(layout(fields))[0]
    found.rounds, found.queue[:] = 4, 2
    return found


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ({}, {"round": 4, "due": [], "queue": []}),
        ({"final": True}, {"round": 4, "final": True, "due": [], "queue": []}),
        ({"round": 2, "first": "Ana"}, {"round": 2, "first": "Ana", "due": [], "queue": []}),
        (
            {"queue": ["Eva", "Ana"], "due": ["Eva", "Ana"]},
            {"round": 4, "due": ["Ana", "Eva"], "queue": ["Eva", "Ana"]},
        ),
    ],
)
def test_what_is_read_is_written_again_and_what_is_usual_is_left_out(
    said: dict[str, Any], written: dict[str, Any]
) -> None:
    state = record()
    read_entries(state, said, TABLE)
    assert write_entries(state, TABLE) == written
    assert list(write_entries(state, TABLE)) == list(written)


def test_of_a_list_nothing_is_left_from_before() -> None:
    state = record()
    read_entries(state, {"queue": ["Ben"]}, TABLE)
    assert state.queue.tolist() == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("said", "code", "key"),
    [
        ({"round": 10}, "not_a_number", "now.round"),
        ({"final": 1}, "not_a_choice", "now.final"),
        ({"due": "Ana"}, "not_a_list", "now.due"),
        ({"due": ["Ida"]}, "not_a_choice", "now.due"),
        ({"queue": ["Ana", "Ana"]}, "car_twice", "now.queue"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_key(said: dict[str, Any], code: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_entries(record(), said, TABLE, "now.")
    assert (caught.value.code, caught.value.values["key"]) == (code, key)


def test_what_is_usual_may_follow_from_the_rest() -> None:
    state = record()
    read_entries(state, {}, (TABLE[0].usually(7),))
    assert state.rounds == 7
