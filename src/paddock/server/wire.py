"""The WebSocket protocol of the server: uvicorn's, without the detours that a move need not take.

It differs from uvicorn's in three ways. It goes on reading while messages wait to be answered, as long as they are few:
to stop and begin again costs two calls of the system for every message. It hands a text on as the bytes that came: what
is no UTF-8 is refused like any other message that can't be read, and nothing is logged about it. And it can say
something at once, if there is room for it, where an application would have to wait for its turn.
"""

from __future__ import annotations

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_WAITING = 4  #: messages of a client that wait to be answered; who sends more is read when they are
EXTENSION = "paddock.wire"  #: where the application finds the connection


class Wire(WebSocketsSansIOProtocol):
    """One connection of one client."""

    _breath = False  # whether something has been said that is not sent yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        """Uvicorn would stop reading here after every message: it believes that it has done so already."""
        self.curr_msg_data_type = "bytes"
        go_on = not self.read_paused and self.queue.qsize() < MOST_WAITING
        self.read_paused |= go_on
        super().send_receive_event_to_app()
        if go_on:
            self.read_paused = False

    @property
    def has_room(self) -> bool:
        """Whether something can be sent at once."""
        return self.writable.is_set() and not self.close_sent and self.conn.state is State.OPEN

    def say(self, message: bytes) -> None:
        """Send a text; there must be room for it. What is said in one breath goes out together."""
        self.conn.send_text(message)
        if not self._breath:
            self._breath = True
            self.loop.call_soon(self._breathe_out)

    def _breathe_out(self) -> None:
        self._breath = False
        said = self.conn.data_to_send()
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))


def wire_of(scope: Scope) -> Wire | None:
    """The connection behind a scope, where our own protocol carries it."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found
