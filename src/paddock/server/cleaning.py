"""What people write, made fit to be shown: one line, nothing invisible, no towers of accents."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping

NO_TEXT = re.compile("[\0\ud800-\udfff]")  #: halves of characters and what ends a text: JSON can name them
MOST_MARKS = 2  #: accents on one letter


def is_text(document: object) -> bool:
    """Whether every word in a document is one that a database can keep.

    >>> is_text({"name": "Ana", "laps": [1, "Zoë 🏁"]})
    True
    >>> is_text({"name": ["a\\ud800"]}), is_text({"\\0": 1})
    (False, False)
    """
    left = [document]
    while left:
        part = left.pop()
        if isinstance(part, str) and NO_TEXT.search(part):
            return False
        if isinstance(part, Mapping):
            left += [*part, *part.values()]
        elif isinstance(part, list | tuple):
            left += part
    return True


def cleaned(text: object) -> str:
    """Text in one line, without control and formatting characters.

    >>> cleaned("  Ana\\n\\u202eAlonso\\u200b ")
    'Ana Alonso'
    >>> cleaned("e" + "\\u0301" * 5) == "\\u00e9" + "\\u0301" * 2
    True
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text if isinstance(text, str) else ""):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif kind[0] != "C" and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


#: Letters that look like Latin ones, by their capitals: Greek and Cyrillic, and Latin ones that are seldom met.
CAPITALS = str.maketrans(
    {
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "ABEZHIKMNOPTYXCM", strict=True)),
        **dict(zip("АВЕЅІЈКМНОРСТУХЬҮԚԜӀҺԀ", "ABESIJKMHOPCTYXBYQWIHD", strict=True)),
        **dict(zip("ƎƐŁØĐĦŦƗ", "EELODHTI", strict=True)),
        "З": "3",
        "Б": "6",
    }
)
#: Small letters that look like other Latin ones than their capitals do: so they are read among Latin letters.
SMALL = str.maketrans(dict(zip("ηνυγωσμпгиьꙇɑɡɩıʏᴀ", "nvuywounrubiagiiya", strict=True)))
#: What looks alike in Latin itself.
ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "!": "l"})
PAIRS = (("rn", "m"), ("vv", "w"))
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")


def looks_like(name: str) -> str:
    """What a name looks like at a glance: names that can be mistaken for each other have the same.

    It says nothing against a name: whole names in Greek or Cyrillic letters are as good as any.

    >>> looks_like("Аna") == looks_like("ANA") == looks_like("Ａｎａ\\u200b") == "ana"
    True
    >>> looks_like("Iνan") == looks_like("Ivan"), looks_like("Ανέστης") == looks_like("Νικόλα")
    (True, False)
    """
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "CM")
    folded = "".join(as_latin(word) for word in plain.split()).translate(ALIKE)
    for pair, one in PAIRS:
        folded = folded.replace(pair, one)
    return "".join(letter for letter in folded if letter.isalnum()) or folded


def as_latin(word: str) -> str:
    """A word with Latin letters in place of those that look like them."""
    scripts = scripts_of(word)
    if len(scripts) > 1 and scripts.most_common(1)[0][0] == "LATIN":
        word = word.translate(SMALL)
    return word.upper().translate(CAPITALS).casefold()


def mixes_scripts(name: str) -> bool:
    """Whether a word of a name has letters from several scripts: no name is written so, but for being mistaken.

    >>> mixes_scripts("Ανnα"), mixes_scripts("DJ Иван"), mixes_scripts("Άννα 2")
    (True, False, False)
    """
    return any(len(scripts_of(word)) > 1 for word in name.split())


def scripts_of(word: str) -> Counter[str]:
    """The scripts that the letters of a word are from, and how many are from each."""
    names = [unicodedata.name(letter, "") for letter in word if letter.isalpha()]
    return Counter(script for name in names for script in SCRIPTS if name.startswith(script))
