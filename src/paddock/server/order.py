"""Order at one table: who may speak there and who must stay away, as its host and those who run the server have said.

People are known by what others call them, and households by a hash that means something at this table and its rematches
only: nobody can tell from a log where somebody lives. What was said holds at a rematch, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from paddock.errors import TableError

ALL, SEATS, OFF = "all", "seats", "off"
CHAT = (ALL, SEATS, OFF)  #: who may speak
OF_ORDER = frozenset({"sat", "said", "kicked", "muted", "unmuted", "chat", "closed"})  #: lines that `note` takes in


def chat_rule(word: str | None) -> str:
    """A word for who may speak."""
    if word not in CHAT:
        raise TableError("unknown_chat", word=word, known=", ".join(CHAT))
    return word


@dataclass
class Order:
    """What has been said about order at a table.

    >>> order = Order()
    >>> order.note("said", "eve", {"name": "Eve", "home": "h1"}, seated=set())
    >>> order.note("kicked", "ana", {"who": "eve", **order.homes_of("eve")}, seated={"ana", "ben"})
    >>> order.keeps_out("eve", "h2"), order.keeps_out("eve again", "h1"), order.keeps_out("ben", "h1")
    (True, True, False)
    >>> list(order.carried_over())
    [('kicked', {'who': 'eve', 'homes': ['h1']})]
    """

    chat: str = ALL
    closed: bool = False
    _names: dict[str, str] = field(default_factory=dict)  # who has sat or spoken here, and as whom
    _homes: dict[str, set[str]] = field(default_factory=dict)  # and from where
    _muted: set[str] = field(default_factory=set)
    _silenced: set[str] = field(default_factory=set)  # muted by those who run the server
    _kicked: dict[str, list[str]] = field(default_factory=dict)  # who was sent away, with which households
    _shut: dict[str, set[str]] = field(default_factory=dict)  # households kept out, and who was seated by then

    # Looking

    def knows(self, who: str) -> bool:
        """Whether somebody has sat or spoken here, or was muted before they could."""
        return who in self._names

    def name(self, who: str) -> str:
        """The name under which somebody was last met here."""
        return self._names.get(who, "")

    def is_muted(self, who: str) -> bool:
        return who in self._muted or who in self._silenced

    def keeps_out(self, who: str, home: str) -> bool:
        """Whether somebody was sent away, or comes from where somebody was sent away."""
        return who in self._kicked or (home in self._shut and who not in self._shut[home])

    def must_speak(self, who: str, seated: bool) -> None:
        """Refuse somebody who may not speak."""
        if self.chat == OFF:
            raise TableError("chat_off")
        if self.chat == SEATS and not seated:
            raise TableError("chat_seats")
        if self.is_muted(who):
            raise TableError("muted")

    # Deciding

    def home_of(self, who: str, home: str) -> dict[str, str]:
        """What a line says of where somebody is: nothing that is known."""
        return {"home": home} if home and home not in self._homes.get(who, ()) else {}

    def homes_of(self, who: str) -> dict[str, list[str]]:
        """The households that are shut with somebody."""
        return {"homes": sorted(homes)} if (homes := self._homes.get(who)) else {}

    def to_mute(self, who: str) -> dict[str, Any]:
        """The values of a line by which the host mutes somebody."""
        self._must_know(who)
        if self.is_muted(who):
            raise TableError("muted_already")
        return {"who": who, "name": self.name(who)}

    def to_unmute(self, who: str) -> dict[str, Any]:
        """The values of a line by which the host lets somebody speak again."""
        if who in self._silenced:
            raise TableError("muted_by_house")
        if who not in self._muted:
            raise TableError("not_muted")
        return {"who": who, "name": self.name(who)}

    def silenced(self, who: str) -> dict[str, Any]:
        """The values of a line by which those who run the server mute somebody."""
        self._must_know(who)
        if who in self._silenced:
            raise TableError("muted_already")
        return {"who": who, "name": self.name(who), "by": "house"}

    def carried_over(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The lines by which a rematch begins where this table ends: what each does, and its values."""
        for who, homes in sorted(self._kicked.items()):
            yield "kicked", {"who": who, **({"homes": homes} if homes else {})}
        for who in sorted(self._silenced):
            yield "muted", {"who": who, "name": self.name(who), "by": "house"}
        for who in sorted(self._muted):
            yield "muted", {"who": who, "name": self.name(who)}

    def _must_know(self, who: str) -> None:
        if not self.knows(who):
            raise TableError("nobody_here", who=who)

    # Taking in

    def note(self, do: str, by: str, values: Mapping[str, Any], seated: set[str]) -> None:
        """Take in what a line says about order; `by` and `seated` are what others call people."""
        who = values.get("who", "")
        if do in ("sat", "said"):
            self._names[by] = values.get("name", "")
            if "home" in values:
                self._homes.setdefault(by, set()).add(values["home"])
        elif do == "kicked":
            self._kicked[who] = list(values.get("homes", ()))
            for home in self._kicked[who]:
                self._shut.setdefault(home, seated - {who})
        elif do == "muted":
            self._names.setdefault(who, values.get("name", ""))
            (self._silenced if values.get("by") == "house" else self._muted).add(who)
        elif do == "unmuted":
            self._muted.discard(who)
        elif do == "chat":
            self.chat = values["chat"]
        elif do == "closed":
            self.closed = True
