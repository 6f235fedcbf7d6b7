"""What people write into positions, checked: every complaint names the key and what could stand there.

A plain field of a record is an `Entry`: where it is written, where it is kept, which words it has, and what it is when
nobody writes it. A room lists its entries once, for both ways. Whatever needs more than that (cards that can be in one
place only, cars that must not share a space) is read by its room.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from paddock.engine.numbers import Seat
from paddock.engine.records import Record
from paddock.errors import BadPosition

Said: TypeAlias = Mapping[str, Any]  #: what somebody wrote, by its keys
Awaited: TypeAlias = Sequence[int]  #: the outcomes that chance will give


def place(value: Any, known: Sequence[Any], key: str) -> int:
    """Where a name stands in a list of known ones."""
    for i, name in enumerate(known):
        if value == name and not isinstance(value, bool):
            return i
    raise BadPosition("not_a_choice", key=key, value=value, choices=", ".join(map(str, known)))


def seat_called(value: Any, names: Sequence[str], key: str) -> Seat:
    """A seat by its name."""
    return Seat(place(value, names, key))


def is_number(value: Any) -> bool:
    """A number may stand for a list: so many, whichever."""
    return isinstance(value, int) and not isinstance(value, bool)


def count(value: Any, key: str, least: int, most: int) -> int:
    """A whole number between two bounds."""
    if not is_number(value) or not least <= value <= most:
        raise BadPosition("not_a_number", key=key, value=value, least=least, most=most)
    return int(value)


def truth(value: Any, key: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition("not_a_choice", key=key, value=value, choices="true, false")
    return value


def listed(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition("not_a_list", key=key, value=value)
    return value


def mapping(value: Any, key: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition("not_a_mapping", key=key, value=value)
    return value


def numbered(value: Any, key: str) -> Mapping[Any, Any]:
    """A mapping by numbers, also where JSON has made words of them."""
    entries = mapping(value, key)
    return {
        int(name) if isinstance(name, str) and name.isascii() and name.isdigit() and len(name) < 9 else name: entry
        for name, entry in entries.items()
    }


def check_keys(entries: Mapping[Any, Any], known: Sequence[str], within: str = "") -> None:
    """Nothing but known keys."""
    for key in entries:
        if key not in known:
            raise BadPosition("unknown_key", key=f"{within}{key}", known=", ".join(known))


# Plain fields, both ways


class Form(NamedTuple):
    """How a number (a list of numbers) is written, and how it is read again (with the key, for complaints)."""

    words: Callable[[Any], Any]
    number: Callable[[Any, str], Any]


def whole(least: int, most: int) -> Form:
    """A number as itself."""
    return Form(int, lambda value, key: count(value, key, least, most))


def one_of(known: Sequence[Any]) -> Form:
    """A number as the word in that place of a list: of an enumeration, or of the names of the seats."""
    return Form(lambda number: known[number], lambda value, key: place(value, known, key))


def bits_of(one: Form) -> Form:
    """Bits as a list of what each of them stands for.

    >>> seats = bits_of(one_of(["Ana", "Ben", "Eva"]))
    >>> seats.words(0b101), seats.number(["Eva", "Ana"], "due")
    (['Ana', 'Eva'], 5)
    """
    return Form(
        lambda bits: [one.words(bit) for bit in range(int(bits).bit_length()) if (int(bits) >> bit) & 1],
        lambda value, key: sum({1 << one.number(word, key) for word in listed(value, key)}),
    )


def some_of(known: Sequence[str]) -> Form:
    """Bits as a list of words."""
    return bits_of(one_of(known))


def list_of(one: Form, once: str = "") -> Form:
    """Numbers in their order; `once` is the complaint if there must be none of them twice.

    >>> list_of(whole(1, 6)).number([3, 5, 3], "dice")
    [3, 5, 3]
    """

    def numbers(value: Any, key: str) -> list[int]:
        found = [one.number(word, key) for word in listed(value, key)]
        if once and len(set(found)) < len(found):
            raise BadPosition(once, key=key)
        return found

    return Form(lambda kept: [one.words(number) for number in kept], numbers)


TRUTH = Form(bool, truth)


class Entry(NamedTuple):
    """A field of a record, by the key it is written under: its form, and where it is kept.

    >>> gear = Entry("gear", whole(1, 4))
    >>> rounds = Entry("round", whole(1, 200), "rounds")
    >>> dice = Entry("dice", list_of(whole(1, 6)), size="rolled", usual=())
    """

    key: str
    form: Form
    field: str = ""  #: as the key, unless it is said
    usual: Any = None  #: what it is when nobody writes it; None: what it was
    quiet: bool = False  #: not written where it is usual
    size: str = ""  #: of a list: the field that says how long it is

    def usually(self, number: Any) -> "Entry":
        """The same where something else is usual, which follows from the rest of a position."""
        return self._replace(usual=number)


def write_entries(record: Record, entries: Iterable[Entry], at: int | None = None) -> dict[str, Any]:
    """The entries of a record in words; `at` is the seat or car, where each has a number of its own."""
    numbers = ((entry, kept(record, entry, at)) for entry in entries)
    said = ((entry, number) for entry, number in numbers if not (entry.quiet and number == entry.usual))
    return {entry.key: entry.form.words(number) for entry, number in said}


def in_order(written: Said, keys: Iterable[str]) -> dict[str, Any]:
    """What was written, by its keys in the order in which documents have them."""
    return {key: written[key] for key in keys if key in written}


def read_entries(
    record: Record, document: Said, entries: Iterable[Entry], within: str = "", at: int | None = None
) -> None:
    """Put what is written into the record, one after another, and what is usual where nothing is."""
    for entry in entries:
        number = entry.usual
        if entry.key in document:
            number = entry.form.number(document[entry.key], f"{within}{entry.key}")
        if number is not None:
            keep(record, entry, at, number)


def kept(record: Record, entry: Entry, at: int | None) -> Any:
    """The number of an entry, or the list of its numbers."""
    numbers = getattr(record, entry.field or entry.key)
    if entry.size:
        return [int(number) for number in numbers[: getattr(record, entry.size)]]
    return int(numbers if at is None else numbers[at])


def keep(record: Record, entry: Entry, at: int | None, number: Any) -> None:
    field = entry.field or entry.key
    if entry.size:
        record[field][:], record[entry.size] = 0, len(number)
        record[field][: len(number)] = number
    elif at is None:
        record[field] = number
    else:
        record[field][at] = number
