"""The WebSocket of a table: one connection of one client."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.errors import PaddockError, TableError
from paddock.server import messages
from paddock.server.defences import has_own_origin
from paddock.server.followers import Follower
from paddock.server.house import House, address_of, advise, foresee, known, new_guest, obey, opened_for
from paddock.server.limits import HELLO, REFUSED, UNREADABLE
from paddock.server.messages import Ask, Hello, HintWanted, encode, read
from paddock.server.meters import METERS
from paddock.server.players import READ, Player
from paddock.server.refusals import for_visitors
from paddock.server.wire import wire_of
from paddock.words import LANGUAGES

FIRST_WORD = 10.0  #: seconds for a client to say hello
UNREAD = ("bad_message", "too_large")  #: why a message can't be read
SLOW = 20.0  #: seconds for a client to take a message


async def table_socket(socket: WebSocket) -> None:
    """One connection of one client to one table."""
    house: House = socket.app.state.house
    address = address_of(socket)
    if not has_own_origin(socket.headers):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        house.limits.count("connections", address)
        house.limits.enter(address)
    except TableError as error:
        await part(socket, error)
        return
    try:
        await Conversation(house, socket).hold()
    except PaddockError as error:
        await part(socket, error)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        pass  # the other side is gone
    finally:
        house.limits.leave(address)


async def part(socket: WebSocket, error: PaddockError) -> None:
    error = for_visitors(error)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(messages.Bye(code=error.code, sentence=error.sentence())).decode())
        await socket.close(1008)


class Conversation:
    """A WebSocket and the follower that speaks through it."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self._house = house
        self._socket = socket
        self._address = address_of(socket)
        self._bucket = house.limits.bucket()
        self._unreadable = 0
        self._wire = wire_of(socket.scope)
        self._sending: asyncio.Task[None] | None = None
        self._soon: asyncio.Handle | None = None
        self._follower: Follower | None = None
        self._advising: asyncio.Task[None] | None = None
        self.player = ""
        self.who: Player | None = None

    async def hold(self) -> None:
        """Until one of the two hangs up."""
        player = await known(self._socket) or new_guest(self._house, self._socket)
        player.must(READ)
        self.player, self.who = player.id, player
        hello = await self._hello()
        opened = await opened_for(self._house, self._socket.path_params["table"], player)
        home = self._house.stewards.home(opened.table.header.id, player.address)
        self._follower = Follower(self._house.hall, opened, player, hello, home)
        self._house.hall.attach(opened, self)
        try:
            self.wake()
            while True:
                data = await self._heard()
                await self._wait_for_turn()
                await self._answer(player, data)
        finally:
            self._house.hall.detach(opened, self)
            for unsent in (self._soon, self._sending):
                if unsent is not None:
                    unsent.cancel()

    async def _hello(self) -> Hello:
        try:
            data = await asyncio.wait_for(self._heard(), FIRST_WORD)
        except TimeoutError:
            raise TableError("hello_first") from None
        await self._wait_for_turn(HELLO)
        hello = read(data)
        if not isinstance(hello, Hello):
            raise TableError("hello_first")
        if hello.protocol != messages.PROTOCOL:
            raise TableError("other_protocol", protocol=hello.protocol, known=messages.PROTOCOL)
        if hello.language not in (None, *LANGUAGES):
            raise TableError("unknown_language", name=hello.language, known=", ".join(LANGUAGES))
        return hello

    async def _heard(self) -> bytes:
        """The next message, as bytes."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1000))
            data = event.get("bytes")
            text: str = event.get("text") or ""
            if not self._bucket.take():
                METERS.refused.labels("messages").inc()
                raise TableError("too_many", what="messages", limit="20/second")
            return data if data is not None else text.encode("utf-8", "replace")

    async def _wait_for_turn(self, cost: float = 1.0) -> None:
        """Who sends more than their share, on all connections together, is read later; what they send waits there."""
        await self._house.limits.wait_for_turn(self._address, self.player, cost)

    async def _answer(self, player: Player, data: bytes) -> None:
        """Do what a message asks for, and say what came of it."""
        assert self._follower is not None
        id: str | None = None
        language = self._follower.language
        try:
            message = read(data)
            if isinstance(message, Hello):
                raise TableError("hello_once")
            id = message.id
            name = self._follower.opened.table.header.id
            if isinstance(message, HintWanted):
                self._begin_to_advise(player, message)
                return
            if isinstance(message, Ask):
                said: Any = await obey(self._house, name, player, message)
            else:
                self._house.limits.count("previews", self._address)
                said = await foresee(self._house, self._follower.opened, player, message, language)
        except PaddockError as error:
            said = messages.refusal(error, language, id)
            self._house.limits.pace(self._address, self.player, REFUSED)
            self._unreadable += error.code in UNREAD
        await self._send(encode(said))
        if self._house.limits.on and self._unreadable >= UNREADABLE:
            METERS.refused.labels("unreadable").inc()
            raise TableError("too_many", what="unreadable", limit=UNREADABLE)

    def _begin_to_advise(self, player: Player, wanted: HintWanted) -> None:
        """Think about a hint while everything else goes on; one at a time."""
        if self._advising is not None and not self._advising.done():
            raise TableError("hint_pending")
        self._advising = asyncio.create_task(self._advise(player, wanted))

    async def _advise(self, player: Player, wanted: HintWanted) -> None:
        assert self._follower is not None
        language = self._follower.language
        try:
            said: Any = await advise(self._house, self._follower.opened, player, wanted, language)
        except PaddockError as error:
            said = messages.refusal(error, language, wanted.id)
            self._house.limits.pace(self._address, self.player, REFUSED)
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # the other side may be gone
            await self._send(encode(said))

    def send_away(self, error: PaddockError) -> None:
        """Say why, and hang up."""
        if self._follower is not None:
            self._follower.farewell = error
            self.wake()

    def wake(self) -> None:
        """Something may have changed: send it, unless that is being done."""
        if self._soon is None and (self._sending is None or self._sending.done()):
            self._soon = asyncio.get_running_loop().call_soon(self._say_news)

    def _say_news(self) -> None:
        """Send what is new at once as far as there is room for it, and the rest as soon as there is."""
        assert self._follower is not None
        self._soon = None
        while self._wire is not None and self._wire.has_room:
            message = self._follower.next()
            if message is None:
                return
            self._wire.say(message.data)
            if message.last:
                self._sending = asyncio.create_task(self._socket.close(1008))
                return
        self._sending = asyncio.create_task(self._send_news())

    async def _send_news(self) -> None:
        assert self._follower is not None
        try:
            while (message := self._follower.next()) is not None:
                await self._send(message.data)
                if message.last:
                    await self._socket.close(1008)
                    return
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            with contextlib.suppress(Exception):  # it reads too slowly, or not at all
                await self._socket.close(1013)

    async def _send(self, message: bytes) -> None:
        if self._wire is not None and self._wire.has_room:
            self._wire.say(message)
            return
        async with asyncio.timeout(SLOW):
            await self._socket.send_text(message.decode())
