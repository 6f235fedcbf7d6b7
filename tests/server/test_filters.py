"""Words that are not wanted: found however they are written, and by no pattern that could take long."""

# ruff: noqa: RUF001

import time
from pathlib import Path

import pytest

from paddock.errors import BadDocument, PaddockError
from paddock.server.filters import MOST_PATTERNS, Filter, read_filter
from tests.server.visitors import open_door, refusal, started

IDIOT = Filter(["# what we don't want", "", "idiot"])


@pytest.mark.parametrize(
    "text",
    [
        "idiot",
        "You IDIOT!",
        "idiot?!",
        "1d10t",
        "!d!ot!",
        "i.d.i.o.t",
        "i-d-i-o-t",
        "i d i o t",
        "you i d i o t you",
        "id\u200biot",
        "id\u00adiot",
        "idіоt",
        "ιdιοt",
        "ｉｄｉｏｔ",
        "𝓲𝓭𝓲𝓸𝓽",
        "ïdïöt",
        "i\u0336d\u0336iot",
        "idiiiiiot",
        "ıdıot",
        "(idiot)",
    ],
)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert IDIOT.finds(text)


@pytest.mark.parametrize("text", ["", "hello", "idiotic", "idiom", "the pilot did it", "I do it", "!!!", "🏎️ 300"])
def test_other_words_are_not_mistaken_for_it(text: str) -> None:
    assert not IDIOT.finds(text)


def test_parts_of_words_are_found_where_they_are_asked_for() -> None:
    words = Filter(["begin*", "*end", "*inside*"])
    assert [words.finds(text) for text in ("beginning", "rebegin", "weekend", "endless", "xinsidey")] == [
        *(True, False),
        *(True, False),
        True,
    ]


def test_words_of_other_alphabets_are_as_good() -> None:
    words = Filter(["глупак", "βλάκας"])
    assert words.finds("Ти си ГЛУПАК!")
    assert words.finds("ΒΛΑΚΑΣ")
    assert not words.finds("глупав")


def test_patterns_are_found_in_what_is_written_and_in_what_it_looks_like() -> None:
    words = Filter([r"/los+ers?/", r"/\bcall [0-9]{4}/"])
    for text in ("LOSER", "l0ssssers", "l.o.s.e.r", "lоsеr", "call 1234 now"):
        assert words.finds(text), text
    for text in ("close", "closed", "recall 12"):
        assert not words.finds(text), text


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+b",
        "(a*)*",
        "(a|aa)+$",
        "(a|a)*b",
        "a*a*b",
        ".*.*x",
        "(.*)(.*)",
        "a?" * 20 + "a" * 20,
        "(a{0,20}){0,20}",
        "(?=a+)b",
        "(?<=a)b",
        r"(a)\1",
        "(?:a|b|ab)*c",
        "x" * 500,
    ],
)
def test_a_pattern_that_could_take_long_is_refused(pattern: str) -> None:
    begun = time.thread_time()
    with pytest.raises(BadDocument) as refused:
        Filter([f"/{pattern}/"])
    assert refused.value.code == "slow_pattern"
    assert time.thread_time() - begun < 1


@pytest.mark.parametrize("line", ["/(/", "/[/", "*", "**", "a*b", "/a{4294967296}/", "/" + "(" * 5000 + "/"])
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(BadDocument):
        Filter([line])


def test_the_dearest_patterns_take_little_time() -> None:
    words = Filter([f"/a{{0,5}}a{{0,5}}a{{0,5}}x{number}/" for number in range(MOST_PATTERNS)])
    begun = time.thread_time()
    assert not words.finds("a" * 300)
    assert time.thread_time() - begun < 5
    with pytest.raises(BadDocument):
        Filter(["/a/"] * (MOST_PATTERNS + 1))


def test_a_file_that_can_not_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "words"
    for content in (None, b"\xff\xfe", b"fine\n/(a+)+/\n", b"x" * (2 << 20)):
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(PaddockError, match="words"):
            read_filter(file)
    file.write_text("idiot\n")
    assert read_filter(file).finds("Idiot")


def test_a_server_refuses_words_and_names_that_are_not_wanted(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("idiot\n")
    with open_door(tmp_path, words=str(file)) as door:
        ana, eve = door.visitor("Ana"), door.visitor("Eve")
        table = started(ana)
        assert refusal(eve.ask(table, "say", text="You 1d10t"))["code"] == "filtered_text"
        assert eve.browser.put("/api/me", json={"name": "Big Idiot"}).json()["code"] == "filtered_name"
        assert refusal(eve.post("/tokens", {"name": "IDIOT"}))["code"] == "filtered_name"
        other = ana.open()
        assert eve.refused(other, "sit", "A", name="i d i o t") == "filtered_name"
        eve.do(table, "say", text="You pilot")
        with eve.wire(table) as wire:
            assert wire.command("say", text="idiot")["code"] == "filtered_text"
