"""Fate: the published generator, fair numbers, and scripts that refuse what can't happen."""

import numpy as np
import pytest
from scipy.stats import chisquare

from paddock.engine.bags import draw
from paddock.engine.fate import FULL, MOST, below, fates, key_from_seed, new_key, next_block, next_word, roll
from paddock.engine.records import Array

# The test vectors for ChaCha with 256-bit keys published as draft-strombergson-chacha-test-vectors.
VECTORS = {
    ("00" * 32, "00" * 8, 8): (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
    ("01" + "00" * 31, "00" * 8, 8): (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    ),
    ("00" * 32, "01" + "00" * 7, 8): "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b",
    ("00" * 32, "00" * 8, 12): "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f",
    ("00" * 32, "00" * 8, 20): "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7",
}


@pytest.mark.parametrize(("key", "stream", "rounds"), VECTORS)
def test_the_generator_is_chacha_as_published(key: str, stream: str, rounds: int) -> None:
    published = bytes.fromhex(VECTORS[key, stream, rounds])
    made = fates(bytes.fromhex(key), first=int.from_bytes(bytes.fromhex(stream), "little"))
    given = b""
    while len(given) < len(published):
        next_block(made[0], rounds)
        given += made[0].words.astype("<u4").tobytes()
    assert given[: len(published)] == published


def test_words_come_in_the_order_of_the_blocks() -> None:
    one, blocks = fates(bytes(32)), fates(bytes(32))
    words = [int(next_word(one[0])) for _ in range(40)]
    expected = []
    for _ in range(3):
        next_block(blocks[0], 8)
        expected += blocks[0].words.tolist()
    assert words == expected[:40]


def test_the_counter_runs_past_32_bits() -> None:
    made = fates(bytes(32))
    made["block"] = 2**32
    next_block(made[0], 8)
    first = fates(bytes(32))
    next_block(first[0], 8)
    assert made[0].words.tolist() != first[0].words.tolist()


def test_streams_and_keys_are_independent() -> None:
    seen = {tuple(next_word(fate) for _ in range(4)) for fate in fates(new_key(), 50)}
    seen |= {tuple(next_word(fate) for _ in range(4)) for fate in fates(new_key(), 50)}
    assert len(seen) == 100
    assert key_from_seed(1) != key_from_seed(2) != key_from_seed("2 ")
    assert len(key_from_seed("any")) * 8 == 256


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 110, 2**31 - 1])
def test_numbers_below_n_are_fair(n: int) -> None:
    fate = fates(key_from_seed("fair"))[0]
    numbers = np.array([below(fate, n) for _ in range(20_000)])
    assert 0 <= numbers.min() <= numbers.max() < n
    if n > 1:
        bins = np.arange(n) if n < 20 else np.linspace(0, n, 11).astype(np.int64)[:-1]
        counts = np.bincount(np.searchsorted(bins, numbers, side="right") - 1, minlength=len(bins))
        widths = np.diff([*bins, n])
        assert chisquare(counts, 20_000 * widths / n).pvalue > 1e-4


def test_bags_are_drawn_fairly() -> None:
    """Each of the first three cards of a lazy bag is distributed as in a shuffled pile."""
    pile = np.array([5, 0, 3, 14, 1, 7])
    fate = fates(key_from_seed("bag"))[0]
    counts = np.zeros((3, len(pile)), np.int64)
    pairs = np.zeros((len(pile), len(pile)), np.int64)
    for _ in range(20_000):
        bag, drawn = pile.astype(np.uint8), []
        for place in range(3):
            kind = draw(fate, bag, 30 - place, 0)
            counts[place, kind] += 1
            drawn.append(kind)
        pairs[drawn[0], drawn[1]] += 1
        assert bag.sum() == 27
    share = pile / 30
    for place in range(3):
        assert counts[place, 1] == 0
        assert chisquare(counts[place][pile > 0], (20_000 * share)[pile > 0]).pvalue > 1e-4
    expected = 20_000 * np.outer(pile, pile) / (30 * 29)
    expected[np.diag_indices(6)] = 20_000 * pile * (pile - 1.0) / (30 * 29)
    assert chisquare(pairs[expected > 0], expected[expected > 0]).pvalue > 1e-4


def test_a_bag_is_drawn_to_its_last_card() -> None:
    bag = np.array([2, 1], np.uint8)
    fate = fates(new_key())[0]
    assert sorted(draw(fate, bag, 3 - n, 0) for n in range(3)) == [0, 0, 1]
    assert bag.sum() == 0


def scripted(*outcomes: int) -> Array:
    made = fates(key_from_seed("script"))
    made["watched"] = 1
    made["script"][0, : len(outcomes)] = outcomes
    made["scripted"] = len(outcomes)
    return made


def test_a_script_comes_first_and_then_chance_goes_on() -> None:
    made = scripted(3, 6)
    rolls = [roll(made[0], 6) for _ in range(5)]
    assert rolls[:2] == [3, 6]
    assert made["fault"][0] == 0
    assert made["given"][0, :5].tolist() == rolls


@pytest.mark.parametrize("face", [0, 7, -2])
def test_a_die_refuses_a_face_it_does_not_have(face: int) -> None:
    made = scripted(2, face)
    roll(made[0], 6)
    roll(made[0], 6)
    assert made["fault"][0] == 2


def test_a_bag_refuses_a_card_it_does_not_hold() -> None:
    made = scripted(10 + 1, 10 + 1, 10 + 0)
    bag = np.array([1, 1], np.uint8)
    draw(made[0], bag, 2, 10)
    assert made["fault"][0] == 0
    draw(made[0], bag, 1, 10)
    assert made["fault"][0] == 2
    assert bag.tolist() == [0, 0]


def test_what_a_script_says_does_not_change_what_comes_after_it() -> None:
    one, other = scripted(1, 1), scripted(6, 6)
    after_one = [roll(one[0], 6) for _ in range(10)][2:]
    after_other = [roll(other[0], 6) for _ in range(10)][2:]
    assert after_one == after_other


def test_more_outcomes_than_can_be_written_down_are_noticed() -> None:
    made = scripted()
    for _ in range(MOST + 1):
        roll(made[0], 6)
    assert made["fault"][0] == FULL
