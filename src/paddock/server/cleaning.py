"""What people write, made fit to be shown: one line, nothing invisible, no towers of accents."""

import unicodedata

MOST_MARKS = 2  #: accents on one letter


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
