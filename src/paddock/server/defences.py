"""What stands between the network and the app: limits, sizes, origins, the headers of every answer, and the last word
where something has gone wrong that nobody had thought of."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from urllib.parse import unquote_to_bytes, urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from paddock.errors import PaddockError, TableError
from paddock.server import messages
from paddock.server.limits import Limits
from paddock.server.logs import way_to
from paddock.server.messages import encode
from paddock.server.meters import METERS, METHODS

log = structlog.get_logger()

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
CONTROL = re.compile(rb"[\x00-\x1f\x7f]")  #: what no name, word or number has in it
STATUS = {
    "bad_request": 400,
    "other_origin": 403,
    "too_large": 413,
    "too_many": 429,
    "broke": 500,
    "unknown_method": 501,
}
BROKEN = 1011  #: how a WebSocket is closed that can't go on


class Defences:
    """A layer around the app."""

    def __init__(self, app: ASGIApp, limits: Limits, secure: bool = False) -> None:
        self._app = app
        self._limits = limits
        self._headers = HEADERS | ONLY_HTTPS if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, Reply(scope, send, self._headers))
        elif scope["type"] == "websocket":
            await self._hold(scope, receive, Talk(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, reply: Reply) -> None:
        """A request, from its first check to an answer that always comes."""
        try:
            client, headers = scope.get("client"), Headers(scope=scope)
            address = client[0] if client else "?"
            self._limits.count("requests", address)
            if scope["path"].startswith("/api"):
                await self._limits.wait_for_turn(address)
            if scope["method"] not in METHODS:
                raise TableError("unknown_method", method=scope["method"][:20], known=", ".join(METHODS))
            refuse_control_characters(scope)
            if scope["method"] not in SAFE and not has_own_origin(headers):
                raise TableError("other_origin")
            body = Body(receive, headers, reply)
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(asked, body.receive, reply.send)
        except PaddockError as error:
            await reply.refuse(error)
        except ClientDisconnect:
            pass
        except Exception as error:
            note(error, "request", scope)
            await reply.refuse(TableError("broke"))

    async def _hold(self, scope: Scope, receive: Receive, talk: Talk) -> None:
        """A WebSocket, until it ends; when that is our fault the other side is told so."""
        try:
            refuse_control_characters(scope)
            await self._app(scope, receive, talk.send)
        except PaddockError as error:
            await talk.part(error)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            note(error, "socket", scope)
            await talk.part(TableError("broke"))


class Reply:
    """The answer to a request, on its way out: it gets our headers, and is counted."""

    def __init__(self, scope: Scope, send: Send, headers: Mapping[str, str]) -> None:
        self._scope = scope
        self._send = send
        self._headers = headers
        self._begun = False

    @property
    def is_done(self) -> bool:
        """Whether nothing is to follow, whatever the app has left to say: whoever asks for the head gets no more."""
        return self._begun and bool(self._scope["method"] == "HEAD")

    async def send(self, message: Message) -> None:
        if self.is_done:
            return
        if message["type"] == "http.response.start":
            self._begun = True
            self._complete(MutableHeaders(scope=message))
            METERS.count_answer(self._scope["method"], message["status"])
        await self._send(message)
        if self.is_done:
            await self._send({"type": "http.response.body"})

    def _complete(self, headers: MutableHeaders) -> None:
        for key, value in self._headers.items():
            headers.setdefault(key, value)
        if self._scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")

    async def refuse(self, error: PaddockError) -> None:
        """Say why nothing comes of a request, unless something has come already."""
        if not self._begun:
            await say(self.send, "http.response", STATUS[error.code], encode(messages.refusal(error)))


class Talk:
    """What is said on a WebSocket."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._can_answer = "websocket.http.response" in scope.get("extensions", {})
        self._send = send
        self._last = ""  #: what the app has sent last

    async def send(self, message: Message) -> None:
        self._last = message["type"]
        await self._send(message)

    async def part(self, error: PaddockError) -> None:
        """Say why, and hang up."""
        with contextlib.suppress(Exception):  # it may be that nobody listens any more
            if not self._last and self._can_answer:
                await say(self._send, "websocket.http.response", STATUS[error.code], encode(messages.refusal(error)))
            elif self._last in ("websocket.accept", "websocket.send"):
                bye = messages.Bye(code=error.code, sentence=error.sentence())
                await self._send({"type": "websocket.send", "text": encode(bye).decode()})
                await self._send({"type": "websocket.close", "code": BROKEN})


class Body:
    """The body of a request, as long as it is not too long."""

    def __init__(self, receive: Receive, headers: Mapping[str, str], reply: Reply) -> None:
        self._receive = receive
        self._reply = reply
        self._got = 0
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length[:20]) > messages.LARGEST:
            raise TableError("too_large", most=messages.LARGEST)

    async def receive(self) -> Message:
        if self._reply.is_done:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._got += len(message.get("body", b""))
        if self._got > messages.LARGEST:
            raise TableError("too_large", most=messages.LARGEST)
        return message


async def say(send: Send, kind: str, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def note(error: Exception, where: str, scope: Scope) -> None:
    """Something broke: where, and nothing of what the visitor has sent."""
    METERS.broken.labels(where).inc()
    route = getattr(scope.get("route"), "path", None)
    log.error(f"{where}_broke", route=route, error=type(error).__name__, way=way_to(error))


def refuse_control_characters(scope: Scope) -> None:
    """There are none in anything that can be asked for, and not every database can take them."""
    asked = scope["path"].encode("utf-8", "replace") + b"?" + unquote_to_bytes(scope["query_string"])
    if CONTROL.search(asked):
        raise TableError("bad_request", key="URL", why="control characters")


def has_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages, or from none: other pages may not use a visitor's cookie."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
