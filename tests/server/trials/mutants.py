"""Messages and requests that nobody should send: right ones that something has happened to, by many strategies.

All of it comes from a seed: the same seed makes the same messages.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from paddock.server.messages import LARGEST, PROTOCOL
from paddock.server.table import PHRASES, Table

Document = dict[str, Any]

COMMANDS = tuple(Table._deciders)
BY_THEMSELVES = ("away", "leave", "resign", "relieve")  #: after these a bot drives, and the table changes by itself
HOLE = b'"@@"'  #: where something strange is put

NUMBERS = (
    *(b"0", b"-0", b"-1", b"1e999", b"-1e999", b"1e-999", b"NaN", b"Infinity", b"-Infinity", b"00", b"0x10", b"1_0"),
    *(b"9223372036854775807", b"9223372036854775808", b"18446744073709551616", b"-9223372036854775809"),
    *(b"1" * 400, b"-" + b"9" * 5000, b"1.", b".5", b"1.5", b"1e3", b"+1", b"4294967296", b"2147483648"),
)
TYPES = (b"null", b"true", b"false", b"[]", b"{}", b'""', b'[["A"]]', b'{"A":1}', b'"A"', b'["A"]', b"0", b'"1"')
TEXTS = (
    *(
        rb'"\u0000"',
        rb'"\ud800"',
        rb'"\udfff\ud800"',
        rb'"\u202e\u200b\ufeff"',
        rb'"A\u0000"',
        rb'"\u0041"',
        rb'"\x41"',
    ),
    *('"\U0001f3ce\u200d\U0001f468"'.encode(), '"\u0410"'.encode(), '"\uff21"'.encode(), '"\u017f"'.encode()),
    *(b'"\xff\xfe"', b'"\xc0\x80"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"\xe2\x82"', b'"\n\t\r"', b'"\x00"'),
    *(b'"' + b"x" * size + b'"' for size in (64, 65, 80, 81, 300, 301, 5000)),
    *(b'"' + "é".encode() * 300 + b'"', b'"' + "a\u0301".encode() * 100 + b'"'),
    *(b'"\' OR 1=1 --"', b'"../../etc/passwd"', b'"${7*7}{{7*7}}"', b'"<script>"', b'"%s%n%x"', b'"__class__"'),
)


def nested(random: Random) -> bytes:
    depth = random.choice((3, 50, 600, 5000))
    opening, closing = random.choice(((b"[", b"]"), (b'{"a":', b"}")))
    inner = b"" if opening == b"[" else b"1"
    return opening * depth + inner + (closing * depth if random.random() < 0.8 else b"")


def strange(random: Random) -> tuple[str, bytes]:
    """Something that stands where something else should, and what kind of thing it is."""
    kind = random.choices(("numbers", "types", "texts", "nesting"), weights=(30, 30, 38, 2))[0]
    if kind == "nesting":
        return kind, nested(random)
    return kind, random.choice({"numbers": NUMBERS, "types": TYPES, "texts": TEXTS}[kind])


def bits(random: Random, made: bytes) -> bytes:
    """Some bits are another way round."""
    turned = bytearray(made)
    for _ in range(random.choice((1, 1, 1, 2, 8))):
        turned[random.randrange(len(turned))] ^= 1 << random.randrange(8)
    return bytes(turned)


def pieces(random: Random, made: bytes) -> bytes:
    """Something is missing, comes twice, or is in between."""
    one, other = sorted((random.randrange(len(made)), random.randrange(len(made))))
    damage = random.randrange(5)
    if damage == 0:
        return made[:one]
    if damage == 1:
        return made[:one] + made[other:]
    if damage == 2:
        return made + made
    if damage == 3:
        return made[:one] + random.randbytes(random.randrange(1, 9)) + made[one:]
    return made[:other] + made[one:]


def holes(random: Random, message: Document, extra: tuple[str, ...]) -> tuple[str, bytes]:
    """Something strange under one of its keys, or under one that it should not have."""
    kind, thing = strange(random)
    message[random.choice((*message, *extra))] = "@@"
    return kind, plain(message).replace(HOLE, thing)


def keys(random: Random, message: Document, extra: tuple[str, ...]) -> bytes:
    """A key is missing, another one too many, or there twice."""
    damage = random.randrange(3)
    key = random.choice(list(message))
    if damage == 0:
        del message[key]
        return plain(message)
    if damage == 1:
        return plain({**message, random.choice(extra): random.choice(list(message.values()))})
    return plain(message)[:-1] + b"," + json.dumps(key).encode() + b":" + random.choice(TYPES) + b"}"


def plain(message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def noise(random: Random) -> bytes:
    return random.randbytes(random.randrange(80))


def damaged(random: Random, message: Document, extra: tuple[str, ...]) -> tuple[str, bytes]:
    """A message that something has happened to, and what."""
    how = random.choices(("bits", "pieces", "holes", "keys", "noise", "nothing"), weights=(15, 15, 45, 10, 2, 13))[0]
    if how == "holes":
        return holes(random, message, extra)
    if how == "keys":
        return how, keys(random, message, extra)
    if how == "noise":
        return how, noise(random)
    if how == "nothing":
        return "wrong turn", plain(message)
    return how, (bits if how == "bits" else pieces)(random, plain(message))


# Messages

EXTRA = ("by", "values", "chance", "player", "type", "id", "seat", "do", "at", "since", "protocol", "__proto__", "")


class Messages:
    """Makes up what somebody at a table might say; what would hand their own seat to a bot is not among it."""

    def __init__(self, seed: str, seats: list[str], own: str | None, moves: list[str]) -> None:
        self._random = Random(seed)
        self._seed = seed
        self._seats, self._own, self._moves = seats, own, moves
        self._count = 0

    def next(self) -> tuple[str, bytes]:
        """What has happened to it, and the message."""
        kind, made = damaged(self._random, self._message(), EXTRA)
        return kind, made[:LARGEST]

    def _message(self) -> Document:
        random = self._random
        self._count += 1
        named = {"id": f"{self._seed} {self._count}", "seat": random.choice((*self._seats, "Z"))}
        kind = random.random()
        if kind < 0.04:
            return {"type": "hello", "protocol": PROTOCOL, "seat": named["seat"], "since": random.randrange(99)}
        if kind < 0.07:
            return {"type": "question", **named, "action": random.randrange(-1, 300)}
        return {"type": "command", **named, **self._command(str(named["seat"]))}

    def _command(self, seat: str) -> Document:
        random = self._random
        do = random.choice(COMMANDS)
        if do == "move" or (do in BY_THEMSELVES and seat == self._own) or random.random() < 0.4:
            meant = {"action": random.randrange(300)} if random.random() < 0.5 else {"move": random.choice(self._moves)}
            return {"do": "move", **meant, "seen": random.randrange(10**6)}
        if do == "say":
            said = {"text": ""} if random.random() < 0.9 else {"phrase": random.choice(PHRASES)}
            return {"do": do, **said}
        return {
            "do": do,
            "bot": random.choice(("pilot", "nobody")),
            "name": "Eve",
            "who": random.choice(("0" * 12, "")),
        }


# Frames of WebSockets

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(data: bytes, kind: int = TEXT, last: bool = True, reserved: int = 0) -> bytes:
    """A frame of a client. Its mask is 0, so that what is sent can be read."""
    first = (last << 7) | (reserved << 4) | kind
    size = len(data)
    if size < 126:
        return bytes((first, 0x80 | size)) + bytes(4) + data
    if size < 65_536:
        return bytes((first, 0xFE)) + size.to_bytes(2, "big") + bytes(4) + data
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + bytes(4) + data


def fragments(random: Random, data: bytes) -> bytes:
    """The same message in several frames, with a ping among them."""
    cuts = sorted(random.randrange(len(data) + 1) for _ in range(random.randrange(1, 5)))
    parts = [data[one:other] for one, other in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = [frame(part, BINARY if place == 0 else 0, place == len(parts) - 1) for place, part in enumerate(parts)]
    return frame(b"?", PING).join(frames) if random.random() < 0.5 else b"".join(frames)


def rough(random: Random, data: bytes) -> bytes:
    """What is no frame, or one that no client may send: the connection is lost by it."""
    return random.choice(ROUGH)(random, data)


ROUGH: tuple[Callable[[Random, bytes], bytes], ...] = (
    lambda random, data: frame(data, random.choice((3, 4, 7, 11, 15))),
    lambda random, data: frame(data, reserved=random.randrange(1, 8)),
    lambda _, data: bytes((0x81, min(125, len(data)))) + data[:125],  # without a mask
    lambda _, data: frame(data, 0),  # the middle of a message that was never begun
    lambda _, data: frame(data, TEXT, last=False) + frame(data, TEXT),
    lambda _, data: frame(data * 3, PING)[: 2 + 4 + len(data)],
    lambda _, data: frame(b"x" * 126, PING) + data,
    lambda _, data: frame(b"\x03", CLOSE) + data,
    lambda _, data: frame(b"\xff\xff\xc0\x80", CLOSE) + data,
    lambda _, data: bytes((0x81, 0xFF)) + b"\xff" * 8 + bytes(4) + data,  # longer than anything
    lambda _, data: bytes((0x81, 0xFF)) + (LARGEST + 1).to_bytes(8, "big") + bytes(4) + data,
    lambda _, data: frame(b"\xff\xfe\xed\xa0\x80" + data, TEXT),
    lambda _, data: frame(data)[: len(data) // 2 + 1],
    lambda random, _: random.randbytes(random.randrange(1, 200)),
    lambda _, data: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" + data,
)


# Requests

METHODS = (b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH")
PATH_TRICKS = (
    *(b"/%00", b"/..", b"/../../../etc/passwd", b"/%2e%2e/%2e%2e/", b"//", b"/./", b"/%", b"/%ff%fe", b"/%c0%af"),
    *(b"/;x=1", b"/%0d%0aX: 1", b"/" + b"a" * 300, b"/" + b"%41" * 500, b"/\xff\xfe", b"/\xc3\xa9", b"/%F0%9F%8F%8E"),
    *(b"/:", b"/*", b"/{table}", b"/~", b"/\\..\\", b"/%5c..%5c", b"/.git/config", b"/assets/%00", b"/assets/..%2f"),
    *(b"/assets/" + b"x" * 400, b"/t/" + b"y" * 200, b"/%e2%80%ae", b"?", b"#x", b"/api/tables/%F3%A0%80%81"),
)
QUERIES = (
    *(
        b"language=xx",
        b"language=el&language=en",
        b"since=-1",
        b"since=1e9",
        b"since=%00",
        b"most=0",
        b"most=99999999999",
    ),
    *(
        b"seat=%ff",
        b"seat=" + b"Z" * 81,
        b"form=dance",
        b"&&&===",
        b"%",
        b"a[]=1",
        b"since=" + b"9" * 4400,
        b"move=%ED%A0%80",
    ),
    *(b"action=9223372036854775808", b"action=-1", b"seat=A&move=" + b"x" * 301, b"seat=A&action=1", b"most=1&since=3"),
)
HEADERS = (
    *(b"Cookie: paddock=" + b"x" * 999, b"Cookie: paddock=W10.x; paddock=W10.y", b"Cookie: \xff\xfe", b"Cookie: =;;="),
    *(
        b"Authorization: Bearer",
        b"Authorization: Bearer \xff",
        b"Authorization: Bearer " + b"z" * 900,
        b"Authorization: x",
    ),
    *(b"Origin: null", b"Origin: http://[", b"Origin: http://evil.example", b"Sec-Fetch-Site: cross-site"),
    *(
        b"X-Forwarded-For: 1.2.3.4, \xff",
        b"X-Forwarded-Proto: javascript",
        b"Accept: */*;q=NaN",
        b"Accept-Encoding: \x80",
    ),
    *(
        b"Content-Type: multipart/form-data",
        b"Content-Type: \xff/\xff",
        b"Content-Type: application/json; charset=utf-7",
    ),
    *(b"Range: bytes=0-0,-1", b"If-None-Match: *", b"If-Modified-Since: never", b"Expect: 200-ok", b"Upgrade: h2c"),
    *(b"Host: evil.example:99999", b"Connection: keep-alive, close, x", b"TE: trailers", b"X: " + b"y" * 9000),
    *(b"Bad Header: 1", b": 1", b"X", b"X : 1", b"X: a\x00b", b" folded: 1", b"\xff: 1"),
    *(
        b"Content-Length: -1",
        b"Content-Length: 1, 2",
        b"Content-Length: 99999999999999999999",
        b"Transfer-Encoding: gzip",
    ),
)
BODY_EXTRA = (
    "start",
    "first",
    "pause",
    "listed",
    "watched",
    "pace",
    "seats",
    "options",
    "scopes",
    "name",
    "game",
    "x",
    "",
)


class Requests:
    """Makes up requests: right ones that something has happened to."""

    def __init__(self, seed: str, operations: list[tuple[str, str]], tables: list[str], cookies: list[str]) -> None:
        self._random = Random(seed)
        self._seed = seed
        with_bodies = [(method, path) for method, path in operations if method in ("POST", "PUT")]
        self._operations = operations + 5 * with_bodies
        self._tables, self._cookies = tables, cookies
        self._count = 0

    def next(self) -> tuple[str, bytes, bytes]:
        """What has happened to it, the method, and the request."""
        random = self._random
        self._count += 1
        method, path = random.choice(self._operations)
        said, kind = method.encode(), "wrong turn"
        target = self._filled(path).encode()
        body = self._body(path) if said in (b"POST", b"PUT") else None
        data = b"" if body is None else plain(body)
        headers = [b"Host: 127.0.0.1", b"Content-Type: application/json"]
        damage = random.randrange(5 if body is None else 12)
        if damage == 0:
            kind, said = "methods", random.choice((*METHODS, b"BREW", b"get", b"A" * random.randrange(1, 60), b"P\xff"))
        elif damage == 1:
            kind, target = "paths", self._path(target)
        elif damage == 2:
            kind, target = (
                "queries",
                target + b"?" + random.choice((random.choice(QUERIES), noise(random).hex().encode())),
            )
        elif damage == 3:
            kind = "headers"
            headers += random.sample(HEADERS, random.choice((1, 1, 2)))
        elif body is not None:
            kind, data = damaged(random, body, BODY_EXTRA)
            data = data[: LARGEST + 10]
        if random.random() < 0.7:
            headers.append(b"Cookie: " + self._cookie(said).encode())
        if said in (b"POST", b"PUT", b"PATCH") or data:
            headers.append(b"Content-Length: %d" % len(data))
        return kind, said, b"%s %s HTTP/1.1\r\n%s\r\n\r\n%s" % (said, target, b"\r\n".join(headers), data)

    def _filled(self, path: str) -> str:
        random = self._random
        table = random.choice((*self._tables, "nowhere", "a" * 40, "-"))
        values = {"table": "nowhere" if path.endswith("/stream") else table, "token": "0" * 16, "code": "abcdef"}
        values |= {"game": random.choice(("heat", "speed", "chess")), "track": random.choice(("usa", "moon"))}
        values |= {name: random.choice(("0" * 43, "x", "-")) for name in ("id", "cup", "word", "way", "kind")}
        return path.format(**values, path=random.choice(("x.js", "index.html", "..")))

    def _path(self, target: bytes) -> bytes:
        random = self._random
        trick = random.choice(PATH_TRICKS)
        parts = target.split(b"/")
        parts[random.randrange(1, len(parts))] = trick.lstrip(b"/")
        return random.choice((trick, target + trick, b"/".join(parts), b"http://x" + target, bits(random, target)))

    def _cookie(self, method: bytes) -> str:
        """Who deletes something, and be it themselves, has nothing that is looked at later."""
        return self._cookies[-1] if method == b"DELETE" else self._random.choice(self._cookies[:-1])

    def _body(self, path: str) -> Document:
        random = self._random
        if path.endswith("/commands"):
            made = {"id": f"{self._seed} {self._count}", "do": random.choice(COMMANDS), "seat": "Z"}
            return {**made, "action": random.randrange(300), "name": "Eve", "bot": "nobody", "text": ""}
        if path.endswith("/tokens"):
            return {"name": "", "scopes": [random.choice(("play", "read", "fly"))]}
        if path.endswith("/me"):
            return {"name": random.choice(("Eve", "", "\u0415ve", "\u202e", "x" * 200))}
        game = random.choice(("heat", "thunder", "speed", "scrap", "chess"))
        return {
            "game": game,
            "seats": random.choice((0, 1, 50, 99)),
            "options": {"laps": 1},
            "pause": 5,
            "listed": True,
        }
