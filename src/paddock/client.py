"""A client for programs: open a table or join one, see what a seat sees, and drive. Needs nothing but Python.

>>> client = Client("http://127.0.0.1:8000", token="paddock_...")  # doctest: +SKIP
>>> table = client.open("heat", seats=2)  # doctest: +SKIP
>>> table.do("sit", seat="A")  # doctest: +SKIP
>>> table.do("start", bot="pilot")  # doctest: +SKIP
>>> for state in table.turns("A"):  # doctest: +SKIP
...     table.move("A", state["choices"][0]["move"])
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from paddock.errors import PaddockError
from paddock.keeper import Keeper, rows_of

PATIENCE = 60.0  #: seconds to go on trying to reach a server
SILENCE = 40.0  #: seconds without a word, not even an empty line, after which a connection is dead

Document = dict[str, Any]


class Refused(PaddockError):
    """The server says no; `message` is its refusal."""

    def __init__(self, message: Mapping[str, Any]) -> None:
        super().__init__(str(message.get("code")), **dict(message.get("values") or {}))
        self.message = message

    def sentence(self, language: str = "en") -> str:  # noqa: ARG002  # the server has chosen it
        return str(self.message.get("sentence"))


class NotReached(PaddockError):
    """The server does not answer."""


class NotReady(NotReached):
    """The server answers, but a game is still being compiled on its machine."""


class Client:
    """A player on a server: by a token, or as a guest with a cookie.

    With a folder in `kept` it keeps what it sees of races there, a file for each table, so that `paddock verify` can
    compare it with their records. Every player needs a folder of their own.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        name: str | None = None,
        patience: float = PATIENCE,
        kept: str | Path | None = None,
    ) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise NotReached("no_connection", url=url, why="http:// or https:// is wanted")
        self.url = url.rstrip("/")
        self.patience = patience
        self.kept = kept
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        if name is not None and token is None:
            self.request("PUT", "/api/me", {"name": name})

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """One request. While the server can't be reached it is tried again: commands act once all the same.

        A game that its machine has yet to compile is waited for, however long it takes.
        """
        until = time.monotonic() + self.patience
        wait = 0.05
        while True:
            try:
                with self._open(method, path, body) as answer:
                    text = answer.read()
                    return json.loads(text) if text else None
            except (URLError, HTTPException, OSError, NotReached) as error:
                if isinstance(error, NotReady):
                    until = time.monotonic() + self.patience
                if time.monotonic() > until:
                    raise NotReached("no_connection", url=self.url, why=error) from None
                time.sleep(wait * random.uniform(0.5, 1.5))  # noqa: S311
                wait = min(2.0, wait * 2)

    def _open(self, method: str, path: str, body: Any = None) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, **({"Content-Type": "application/json"} if data else {})}
        request = Request(self.url + path, data, headers, method=method)  # noqa: S310
        try:
            answer: HTTPResponse = urlopen(request, timeout=SILENCE)  # noqa: S310
        except HTTPError as error:
            text = error.read()
            if refusal_in(text, error).get("code") == "not_ready":
                raise NotReady("no_connection", url=self.url, why=error.code) from None
            if error.code in (502, 503, 504):
                raise NotReached("no_connection", url=self.url, why=error.code) from None
            raise Refused(refusal_in(text, error)) from None
        cookie = answer.headers.get("Set-Cookie")
        if cookie and "Authorization" not in self._headers:
            self._headers["Cookie"] = cookie.partition(";")[0]
        return answer

    def me(self) -> Document:
        """Who this client is."""
        found: Document = self.request("GET", "/api/me")
        return found

    def games(self) -> Document:
        """The games, their options and tracks, and the bots."""
        found: Document = self.request("GET", "/api/games")
        return found

    def tables(self) -> list[Document]:
        """The tables in the lobby."""
        found: list[Document] = self.request("GET", "/api/tables")
        return found

    def open(self, game: str, seats: int | None = None, **options: Any) -> TableOf:
        """Open a table; `pace`, `listed`, `watched` and `pause` are about it, all else are options of the race."""
        own = {key: options.pop(key) for key in ("pace", "listed", "watched", "pause") if key in options}
        made = self.request("POST", "/api/tables", {"game": game, "seats": seats, "options": options, **own})
        return TableOf(self, made["table"]["id"])

    def table(self, id: str) -> TableOf:
        """A table by its id, or by its code."""
        if len(id) <= 6:
            id = self.request("GET", f"/api/codes/{quote(id, safe='')}")["id"]
        return TableOf(self, id)

    def make_token(self, name: str, scopes: tuple[str, ...] = ("play", "read")) -> str:
        """A token for a program."""
        made = self.request("POST", "/api/tokens", {"name": name, "scopes": list(scopes)})
        return str(made["token"])


def refusal_in(text: bytes, error: HTTPError) -> Document:
    """The refusal that an answer holds; a proxy in between may have answered otherwise."""
    try:
        refusal: Document = json.loads(text)
    except ValueError:
        return {"code": "http", "sentence": f"{error.code} {error.reason}"}
    return refusal


class TableOf:
    """A table on a server."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self._path = f"/api/tables/{quote(id, safe='')}"
        self._acked: dict[str | None, int] = {}  # per seat: what its viewer was told by its last command
        self._drawn: dict[str, str] = {}  # what own seats contribute to the deal, by what they have pledged
        self._seats: set[str] = set()  # the own seats
        self._keeper: Keeper | None = None  # of what is seen, where that is wanted
        self._is_known = False  # whether the table has been looked at

    def do(self, do: str, seat: str | None = None, **values: Any) -> Document:
        """Ask for something; when this returns it is done and can't be lost. Raises `Refused`.

        Sitting down pledges a contribution to the deal; it is shown when the race starts, by whoever looks or listens.
        """
        if do == "sit" and seat is not None and "pledge" not in values:
            done = self._sit(seat, values)
        else:
            done = self._do(do, seat, **values)
        if do == "start":
            self.look()
        return done

    def _sit(self, seat: str, values: Document) -> Document:
        self._begin_to_keep()
        try:
            done = self._do("sit", seat, pledge=self._pledge(), **values)
        except Refused as refusal:
            if refusal.code != "not_fresh":
                raise
            done = self._do("sit", seat, **values)
        self._seats.add(seat)
        return done

    def _do(self, do: str, seat: str | None = None, **values: Any) -> Document:
        command = {"id": uuid.uuid4().hex, "do": do, "seat": seat, **values}
        done: Document = self.client.request("POST", f"{self._path}/commands", command)
        self._acked[seat] = done["seen"]
        return done

    def move(self, seat: str, move: str, seen: int | None = None) -> Document:
        """Make a move."""
        return self.do("move", seat, move=move, **({} if seen is None else {"seen": seen}))

    def look(self) -> Document:
        """The table as it is now."""
        found: Document = self.client.request("GET", self._path)
        if self.client.kept is not None and not self._is_known:
            self._is_known, self._keeper = True, Keeper.of(found["table"], self.client.kept)
        self._contribute(found["table"]["begins"]["how"], found["state"])
        return found

    def _begin_to_keep(self) -> None:
        """Keep what a table shows before anything is contributed to its deal."""
        if self.client.kept is not None and not self._is_known:
            self.look()

    @property
    def kept(self) -> Path | None:
        """The file in which what was seen of this table is kept; None where nothing is."""
        return None if self._keeper is None else self._keeper.path

    def _pledge(self) -> str:
        """Draw what a seat contributes to the deal; the answer is the hash by which it is bound to it."""
        drawn = secrets.token_bytes(32)
        pledge = hashlib.sha256(drawn).hexdigest()
        self._drawn[pledge] = drawn.hex()
        return pledge

    def _contribute(self, begins: str, state: Document) -> None:
        """Pledge for own seats that have not, and show what was pledged once the table is sealed."""
        if state["status"] != "open":
            return
        if "seal" in state and self._keeper is not None:
            self._keeper.note_seal(state["chairs"], self._drawn)
        for seat in self._seats:
            chair = state["chairs"][seat]
            drawn = self._drawn.get(chair.get("pledge", ""))
            try:
                if "seal" in state and drawn and not chair.get("revealed") and self._may_show(seat, chair["pledge"]):
                    self._do("reveal", seat, contribution=drawn)
                elif "seal" not in state and begins == "fresh" and "who" in chair and "pledge" not in chair:
                    self._do("pledge", seat, pledge=self._pledge())
            except Refused:
                continue  # it has changed meanwhile; what comes next says how

    def _may_show(self, seat: str, pledge: str) -> bool:
        return self._keeper is None or self._keeper.may_show(seat, pledge)

    def preview(self, seat: str, move: str) -> Document:
        """What a move would bring, as far as the seat can know."""
        asked = urlencode({"seat": seat, "move": move})
        found: Document = self.client.request("GET", f"{self._path}/preview?{asked}")
        return found

    def record(self) -> Document:
        """The record of the race, when it is over."""
        found: Document = self.client.request("GET", f"{self._path}/record")
        return found

    def messages(self, seat: str | None = None, since: int | None = None) -> Iterator[Document]:
        """What the server tells, for ever. A lost connection is taken up again where it broke off."""
        self._begin_to_keep()
        try:
            yield from self._messages(seat, since)
        finally:
            if self._keeper is not None:
                self._keeper.save()

    def _messages(self, seat: str | None, since: int | None) -> Iterator[Document]:
        wait = 0.05
        until = time.monotonic() + self.client.patience
        begins, viewer = "", seat
        while True:
            try:
                with self.client._open("GET", self._stream(seat, since)) as answer:
                    for line in answer:
                        until, wait = time.monotonic() + self.client.patience, 0.05
                        if line.strip():
                            message = json.loads(line)
                            since = message.get("seen", since)
                            if message["type"] == "welcome":
                                self._seats, viewer = set(message["seats"]), message.get("seat")
                            elif "state" in message:
                                self._keep(viewer, message)
                                begins = message["table"]["begins"]["how"] if "table" in message else begins
                                self._contribute(begins, message["state"])
                            yield message
                            if message["type"] == "bye":
                                return
            except (URLError, HTTPException, OSError, ValueError, NotReached) as error:
                if time.monotonic() > until:
                    raise NotReached("no_connection", url=self.client.url, why=error) from None
            time.sleep(wait * random.uniform(0.5, 1.5))  # noqa: S311
            wait = min(2.0, wait * 2)

    def _stream(self, seat: str | None, since: int | None) -> str:
        given = (("form", "words"), ("seat", seat), ("since", since), ("rows", "1" if self._keeper else None))
        return f"{self._path}/stream?{urlencode({key: value for key, value in given if value is not None})}"

    def _keep(self, viewer: str | None, message: Document) -> None:
        """Keep what a viewer was told; of what was told before a snapshot ask once more."""
        if self._keeper is None:
            return
        if message["type"] == "events":
            self._keeper.hear(viewer, message["since"], rows_of(message["events"]))
        elif self._keeper.heard(viewer) < message["seen"]:
            earlier = self._earlier(viewer, self._keeper.heard(viewer))
            if earlier["type"] == "events":
                self._keeper.hear(viewer, earlier["since"], rows_of(earlier["events"]))

    def _earlier(self, viewer: str | None, since: int) -> Document:
        """What a viewer was told from a place on, and not more; if that can't be had it counts as not heard."""
        lost = suppress(URLError, HTTPException, OSError, ValueError, NotReached)
        with lost, self.client._open("GET", self._stream(viewer, since)) as answer:
            for line in filter(bytes.strip, answer):
                message: Document = json.loads(line)
                if "state" in message:
                    return message
        return {"type": "bye"}

    def states(self, seat: str | None = None) -> Iterator[Document]:
        """The table whenever it has changed, with `seen`, until the race is over."""
        for message in self.messages(seat):
            if "state" in message:
                state: Document = {**message["state"], "seen": message["seen"]}
                yield state
                if state["status"] == "over":
                    return

    def turns(self, seat: str) -> Iterator[Document]:
        """The table whenever this seat has to decide, until the race is over; never as it was before its last move."""
        for state in self.states(seat):
            if state.get("choices") and state["seen"] >= self._acked.get(seat, 0):
                yield state
