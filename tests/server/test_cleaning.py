"""Names at a table: nobody can take one that looks like another's, and everybody can write in their own letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.errors import TableError
from paddock.server.cleaning import cleaned, looks_like, mixes_scripts
from paddock.server.players import fit_name

MISTAKEN = [
    ("Ana", "Аnа"),  # two Cyrillic letters
    ("Ana", "Αna"),  # a Greek letter
    ("Ana", "Ａｎａ"),  # wide
    ("Ana", "𝐀𝐧𝐚"),  # mathematical
    ("Ana", "A\u200bna"),  # with a blank of no width
    ("Ana", "\u2060Ana\ufe0f"),
    ("Ana", "aNA"),
    ("Ana", "Aná"),
    ("Ana", "An\u0430\u0301"),
    ("Ana", "Ana."),
    ("Ana Maria", "AnaMaria"),
    ("Ben", "Веn"),
    ("Ivan", "lvan"),
    ("Ivan", "1van"),
    ("Ivan", "Iνan"),
    ("Ivan", "Іvan"),
    ("Bob", "B0b"),
    ("Bob", "ВОЬ"),
    ("Tom", "Tоm"),
    ("Tom", "Torn"),
    ("Niko", "Nіkο"),
    ("Hanna", "Наnnа"),
    ("Paul", "Раul"),
    ("Guest 1001", "Guest l00l"),
    ("Илия", "ИЛИЯ"),
    ("Νίκος", "ΝΙΚΟΣ"),
    ("Νίκος", "Nίκος"),  # a Latin letter
    ("Νίνα", "Nίνα"),
    ("Петър", "Пeтър"),
    ("Иван", "Ивaн"),
    ("Łukasz", "Lukasz"),
]
TOLD_APART = [
    ("Ana", "Anna"),
    ("Ana", "Ann"),
    ("Hana", "Nana"),
    ("Guest 1001", "Guest 1002"),
    ("Guest 1234", "Guest 7234"),
    ("Άννα", "Ελένη"),
    ("Νίκος", "Νίκη"),
    ("Γιώργος", "Γιάννης"),
    ("Иван", "Илиян"),
    ("Мария", "Марин"),
    ("Димитър", "Димитрина"),
    ("Петър", "Пламен"),
    ("🐢", "🐇"),
]


@pytest.mark.parametrize(("one", "other"), MISTAKEN)
def test_names_that_can_be_mistaken_look_alike(one: str, other: str) -> None:
    assert looks_like(one) == looks_like(other)


@pytest.mark.parametrize(("one", "other"), TOLD_APART)
def test_names_that_can_be_told_apart_do_not(one: str, other: str) -> None:
    assert looks_like(one) != looks_like(other)


@given(st.text(max_size=40))
def test_a_name_looks_like_itself_however_it_is_written(name: str) -> None:
    assert looks_like(cleaned(name)) == looks_like(cleaned(cleaned(name)))
    assert looks_like(f"\u200b{name}\u2060") == looks_like(name)


@pytest.mark.parametrize(
    "letters", ["abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω", "абвгдежзийклмнопрстуфхцчшщъьюя"]
)
def test_large_and_small_letters_look_alike(letters: str) -> None:
    for letter in letters:
        assert looks_like(letter.upper()) == looks_like(letter)


@pytest.mark.parametrize(
    "name", ["Ana", "Άννα-Μαρία", "Георги", "DJ Иван", "Νίκος 2", "O'Neil", "Łucja", "李明 Li", "🐢"]
)
def test_everybody_can_write_in_their_own_letters(name: str) -> None:
    assert not mixes_scripts(name)
    assert fit_name(name) == name


@pytest.mark.parametrize("name", ["Аna", "Iνan", "Пeтър", "Nίκος"])
def test_letters_of_several_scripts_in_one_word_are_no_name(name: str) -> None:
    assert mixes_scripts(name)
    with pytest.raises(TableError, match="one alphabet"):
        fit_name(name)
