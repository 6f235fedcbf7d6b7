"""What a client keeps of a table, so that it can be compared with what the table says when the race is over.

It is what the page keeps and saves, in the same format: the commitment as it was first seen, the pledges of all before
anything was contributed, the own contributions, and all that was told. `paddock verify RECORD --kept FILE` reads it.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument
from paddock.notation.fair import SPECTATORS, check_kept_outline, fingerprint
from paddock.notation.files import in_place_of, writing

SOON = 2.0  #: seconds in which what was told is written down
MOST = 1_000_000  #: places in a stream; no race has so many
ABOUT = ("game", "rules", "options", "seats")  #: what is kept of a table as it was first seen

Document = dict[str, Any]


class Keeper:
    """Keeps what a client sees of one table, in a file of its own.

    >>> from tempfile import TemporaryDirectory
    >>> about = {"id": "k3v9", "game": "heat", "rules": 1, "options": {}, "seats": ["A"], "commitment": "00" * 32}
    >>> with TemporaryDirectory() as folder:
    ...     keeper = Keeper({**about, "begins": {"how": "fresh"}}, folder)
    ...     keeper.hear("A", 1, [{"name": "started"}])
    ...     keeper.save()
    ...     keeper.path.name, json.loads(keeper.path.read_text())["told"]
    ('heat-k3v9.kept.json', {'A': [None, {'name': 'started'}]})
    """

    def __init__(self, about: Mapping[str, Any], folder: str | Path) -> None:
        self.path = Path(folder) / f"{in_a_name(about['game'])}-{in_a_name(about['id'])}.kept.json"
        seen = {"table": about["id"], **{key: about[key] for key in ABOUT}, "commitment": about["commitment"]}
        self.document: Document = read(self.path) or {**seen, "pledges": {}, "own": {}, "told": {}, "retold": False}
        self._saved = 0.0
        self._is_new = True  # whether there is something that is not written down
        self.save()

    @staticmethod
    def of(about: Mapping[str, Any], folder: str | Path) -> Keeper | None:
        """For a table with a fresh deal; others have nothing that could be compared."""
        return Keeper(about, folder) if about["begins"]["how"] == "fresh" and about.get("commitment") else None

    def note_seal(self, chairs: Mapping[str, Mapping[str, Any]], drawn: Mapping[str, str]) -> None:
        """Write down who has pledged what, before anything is shown; after that it stays as it is.

        `drawn` is what own seats contribute, by what they have pledged.
        """
        pledges = {seat: chairs[seat]["pledge"] for seat in self.document["seats"] if "pledge" in chairs.get(seat, {})}
        own = {seat: drawn[pledge] for seat, pledge in pledges.items() if pledge in drawn}
        if any(self.document["own"].get(seat) == given for seat, given in own.items()):
            return
        self.document |= {"pledges": pledges, "own": own}
        self._is_new = True
        self.save()

    def may_show(self, seat: str, pledge: str) -> bool:
        """Whether what a seat has pledged is written down, with the pledges of all others."""
        given = self.document["own"].get(seat)
        return given is not None and fingerprint(given) == pledge

    def heard(self, seat: str | None) -> int:
        """How much of what a viewer was told is kept."""
        return len(self.document["told"].get(seat or SPECTATORS, ()))

    def hear(self, seat: str | None, since: int, told: Sequence[Any]) -> None:
        """What a viewer was told, from a place in its stream on; what was told before is not told again differently."""
        if not 0 <= since <= MOST:
            return
        places = self.document["told"].setdefault(seat or SPECTATORS, [])
        places.extend([None] * (since + len(told) - len(places)))
        for place, each in enumerate(told, start=since):
            if places[place] is None:
                places[place] = each
            elif each is not None and places[place] != each:
                self.document["retold"] = True
        self._is_new = True
        is_over = any(isinstance(each, Mapping) and each.get("name") == "finished" for each in told)
        if is_over or time.monotonic() - self._saved > SOON:
            self.save()

    def save(self) -> None:
        """Write down what is new, in the place of what was there; only the owner can read it."""
        if not self._is_new:
            return
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with in_place_of(self.path) as beside, open(beside, "w", encoding="utf-8", opener=private) as file:
                json.dump(self.document, file, ensure_ascii=False, separators=(",", ":"))
                file.flush()
                os.fsync(file.fileno())
        self._is_new, self._saved = False, time.monotonic()


def rows_of(events: Iterable[Mapping[str, Any]]) -> list[Any]:
    """Events that were told in words, as they are told in numbers; None for what the server has no numbers of."""
    return [
        {key: event[key] for key in ("name", "seat", "values") if key in event}
        if event.get("table")
        else event.get("row")
        for event in events
    ]


def read(path: Path) -> Document | None:
    """What was kept before, if anything was."""
    try:
        document: Document = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadDocument("no_file", why=error) from None
    check_kept_outline(document)
    return document


def in_a_name(word: object) -> str:
    """A word of a server as a part of the name of a file, and of nothing else.

    >>> in_a_name("k3v9-2"), in_a_name("../../etc")
    ('k3v9-2', '------etc')
    """
    return re.sub(r"[^A-Za-z0-9-]", "-", str(word))[:60]


def private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
