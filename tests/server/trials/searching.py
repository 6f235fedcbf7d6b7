"""Looks into the logs of a server for what must not be in them: names, moves, cookies, tokens and secrets."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from sqlalchemy import select

from paddock.server.database import ENTRIES, KEYS, TABLES, TOKENS, connect
from paddock.server.table import who_is

SHORTEST = 5  #: letters that can't be there by chance


def value_of(cookie: str) -> str:
    """A cookie without its name."""
    return cookie.partition("=")[2]


@dataclass
class Secrets:
    """What nobody should find in a log, by what it is."""

    words: dict[str, set[bytes]] = field(default_factory=dict)

    def add(self, kind: str, *words: str | bytes | None) -> None:
        known = self.words.setdefault(kind, set())
        for word in words:
            said = word.encode() if isinstance(word, str) else word
            if said is not None and len(said) >= SHORTEST:
                known.add(said)

    def join(self, other: Secrets) -> None:
        """All that others know."""
        for kind, words in other.words.items():
            self.words.setdefault(kind, set()).update(words)

    def add_key(self, kind: str, key: bytes) -> None:
        """Bytes in every form in which somebody might have written them."""
        self.add(kind, key.hex(), b64encode(key).rstrip(b"="), urlsafe_b64encode(key).rstrip(b"="), repr(key)[2:-1])

    def read(self, database: str) -> None:
        """All that a database knows and a log should not."""
        engine = connect(database)
        try:
            with engine.connect() as connection:
                for key, code, header in connection.execute(select(TABLES.c.key, TABLES.c.code, TABLES.c.header)):
                    self.add_key("secrets of tables", bytes(key))
                    self.add("codes of tables", f'"{code}"')
                    self.add("players", header["host"])
                for (key,) in connection.execute(select(KEYS.c.key)):
                    self.add_key("keys of cookies", bytes(key))
                for (hashed,) in connection.execute(select(TOKENS.c.hash)):
                    self.add("tokens", hashed)
                for (entry,) in connection.execute(select(ENTRIES.c.entry)):
                    self._read_line(entry)
        finally:
            engine.dispose()

    def _read_line(self, entry: dict[str, object]) -> None:
        player, values = entry.get("by"), entry.get("values", {})
        assert isinstance(values, dict)
        if isinstance(player, str):
            self.add("players", player, who_is(player))
        self.add("names", values.get("name"))
        self.add("what was said", values.get("text"))
        self.add("moves and cards", values.get("move") and f'"{values["move"]}"')

    def found_in(self, logs: Iterable[Path]) -> list[str]:
        """What is in the logs and should not be: the log, the kind, and never the secret itself."""
        written = {log: log.read_bytes() for log in logs}
        begun = beginnings(b"\0".join(written.values()))
        possible = {kind: [word for word in words if word[:SHORTEST] in begun] for kind, words in self.words.items()}
        return [
            f"{log.name}: {kind}"
            for log, text in written.items()
            for kind, words in possible.items()
            if any(word in text for word in words)
        ]

    @property
    def count(self) -> int:
        return sum(map(len, self.words.values()))


def beginnings(text: bytes) -> set[bytes]:
    """All that so many letters of a text in a row are: a word that begins otherwise need not be looked for in it.

    >>> sorted(beginnings(b"a secret"))
    [b' secr', b'a sec', b'ecret', b'secre']
    """
    letters = np.frombuffer(text, np.uint8).astype(np.uint64)
    codes = np.zeros(max(0, len(text) - SHORTEST + 1), np.uint64)
    for place in range(SHORTEST):
        codes = (codes << np.uint64(8)) | letters[place : place + len(codes)]
    return {int(code).to_bytes(SHORTEST, "big") for code in np.unique(codes)}
