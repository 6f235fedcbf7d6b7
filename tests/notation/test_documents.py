"""Documents are read strictly: whatever is wrong becomes one sentence with its line, and never another exception."""

from pathlib import Path
from typing import Any

import pytest

from paddock.errors import BadDocument
from paddock.notation.documents import MOST_BYTES, dump, dump_line, load, parse


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[a, b", 2),
        ("a: b: c", 1),
        ("a: 1\n]", 2),
        ("\ta: 1", 1),
        ("a:\n\t- b", 2),
        ("a: 'b", 1),
        ("a: 1\n---\nb: 2", 2),
        ("a: \x00", 1),
        ("a: \x1b", 1),
        ('a: "\\ud800"', 1),
        ("a: \ud800", 1),
        ("%YAML 9.0\n---\na", 1),
        ("a: 1\nb: 2\na: 3", 3),
        ("a: {b: 1, c: 2, b: 3}", 1),
        ("1: a\n1: b", 2),
        ("? [1, 2]\n: 3", 1),
        ("? {a: 1}\n: 3", 1),
        ("[" * 100_000, 1),
        ("{a: " * 100_000, 1),
        ("- " * 100_000, 1),
        ("? " * 100_000, 1),
        ("[" * 60 + "]" * 60, 1),
    ],
)
def test_what_is_not_plain_yaml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadDocument) as caught:
        parse(text)
    assert caught.value.values["line"] == line
    assert f"Line {line}" in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize(
    ("text", "line"),
    [("a: &x 1\nb: *x", 1), ("a: 1\nb: &x [1]", 2), ("a: *nowhere", 1), ("&a [*a]", 1), ("&a {a: 1}", 1)],
)
def test_anchors_and_aliases_are_refused(text: str, line: int) -> None:
    with pytest.raises(BadDocument, match="anchors and aliases") as caught:
        parse(text)
    assert caught.value.values["line"] == line


def test_a_bomb_of_aliases_is_refused() -> None:
    rows = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    rows += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    with pytest.raises(BadDocument, match="Line 1"):
        parse("\n".join(rows))


@pytest.mark.parametrize(
    "text",
    ["!!bool maybe", "!!int ''", "!!timestamp x", "!!set {a}", "!!binary x", "!!python/name:os.system x", "!x y"],
)
def test_tags_are_refused(text: str) -> None:
    with pytest.raises(BadDocument, match="Line 2"):
        parse(f"a: 1\nb: {text}")


@pytest.mark.parametrize(
    "word", ["yes", "no", "on", "off", "Yes", "NO", "y", "True", "NULL", "1e5", "0x10", "010", "1_000"]
)
def test_only_the_plainest_scalars_are_more_than_words(word: str) -> None:
    assert parse(f"a: {word}") == {"a": word}
    assert parse(f"{word}: a") == {word: "a"}


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("false", False), ("null", None), ("~", None), ("", None), ("12", 12), ("-3", -3), ("1.5", 1.5)],
)
def test_truths_numbers_and_nothing_are_read(text: str, value: Any) -> None:
    assert parse(f"a: {text}") == {"a": value}


@pytest.mark.parametrize("digits", ["9" * 19, "9" * 5000, "1" + "0" * 1_000_000])
def test_a_huge_number_is_a_word(digits: str) -> None:
    assert parse(digits) == digits


def test_signs_of_anchors_may_stand_in_texts() -> None:
    assert parse("title: salt & pepper * 2!") == {"title": "salt & pepper * 2!"}


def test_an_empty_document_is_nothing() -> None:
    assert parse("") is None
    assert parse("# only a remark\n") is None


def test_a_file_is_read_as_its_text(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("\ufefftitle: Ταχύτητα\n", encoding="utf-8")
    assert load(path) == {"title": "Ταχύτητα"}


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_bytes(b"a" * (11 * 1024 * 1024))
    with pytest.raises(BadDocument, match=str(MOST_BYTES)):
        load(path)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01", b"\x80abc", bytes(range(256))])
def test_a_file_that_is_not_text_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "binary.yaml"
    path.write_bytes(data)
    with pytest.raises(BadDocument, match="UTF-8"):
        load(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path, Path("a\0b"), tmp_path / ("x" * 5000)):
        with pytest.raises(BadDocument, match="can't be read"):
            load(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless file here")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadDocument, match="larger"):
        load(Path("/dev/zero"))


def test_what_is_written_is_read_back() -> None:
    words = [
        "yes",
        "no",
        "on",
        "1",
        "1.5",
        "true",
        "null",
        "~",
        "",
        "a: b",
        "# x",
        "- x",
        "Ω",
        "[/]",
        "&a",
        "*b",
        "!c",
        "<<",
    ]
    document = {"words": words, "pairs": {word: word for word in words}, "numbers": [1, -2, 0, 1.5], "none": None}
    assert parse(dump(document)) == document
    assert parse(dump_line(document)) == document
    assert "\n" not in dump_line(document)


def test_what_is_written_twice_is_written_out() -> None:
    shared = ["KM30", "KM60"]
    assert parse(dump({"a": shared, "b": shared})) == {"a": shared, "b": shared}
