"""What stands between the network and the app: limits, sizes, origins, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.errors import PaddockError, TableError
from paddock.server import messages
from paddock.server.limits import Limits
from paddock.server.messages import encode
from paddock.server.meters import METERS

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Defences:
    """A layer around the app."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = scope.get("client")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    added.setdefault(key, value)
                if scope["path"].startswith("/api"):
                    added.setdefault("Cache-Control", "no-store")
                METERS.requests.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        try:
            self._limits.count("requests", client[0] if client else "?")
            if scope["method"] not in SAFE and not has_own_origin(headers):
                raise TableError("other_origin")
            body = Body(receive, headers)
            await self._app(scope, body.receive, with_headers)
        except PaddockError as error:
            status = {"too_many": 429, "other_origin": 403, "too_large": 413}[error.code]
            await say(with_headers, status, encode(messages.refusal(error)))


class Body:
    """The body of a request, as long as it is not too long."""

    def __init__(self, receive: Receive, headers: Mapping[str, str]) -> None:
        self._receive = receive
        self._got = 0
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length[:20]) > messages.LARGEST:
            raise TableError("too_large", most=messages.LARGEST)

    async def receive(self) -> Message:
        message = await self._receive()
        self._got += len(message.get("body", b""))
        if self._got > messages.LARGEST:
            raise TableError("too_large", most=messages.LARGEST)
        return message


async def say(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def has_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages, or from none: other pages may not use a visitor's cookie."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
