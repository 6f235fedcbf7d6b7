"""Calling people who are away: takes what the store says is to be sent, and sends it, beside all else.

A call tells where it is somebody's turn and until when, and nothing of the race. Calls are sent in the background, few
at a time; nothing at a table ever waits for one.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from paddock.games import game as find_game
from paddock.server import outbox
from paddock.server.database import WAYS
from paddock.server.logs import way_to
from paddock.server.meters import METERS
from paddock.server.outbox import TURN, Call
from paddock.server.outgoing import Unsent, send, target_of
from paddock.server.previews import person_name
from paddock.server.pushes import Browser, Sender, encrypted, letters, padded
from paddock.server.store import Store
from paddock.server.table import who_is
from paddock.server.ways import HOOK
from paddock.words import group, sentence

log = structlog.get_logger()

EVERY = 2.0  #: seconds between two looks at what is to be sent
HOUR = 3600.0
AT_ONCE = 16  #: calls that are under way at a time
AGAIN = (20.0, 120.0, 900.0, 3600.0)  #: seconds after which a call is tried again that did not arrive
GONE = (404, 410)  #: what a push service says of a browser that is no more
BUSY = (408, 425, 429)  #: refusals that may be another answer later


class Calls:
    """Sends what is to be sent."""

    def __init__(self, store: Store, sender: Sender, now: Callable[[], float], private: bool) -> None:
        self._store = store
        self.sender = sender
        self._now = now
        self._private = private
        self._swept = 0.0
        self._under_way: set[asyncio.Task[None]] = set()

    async def send_due(self) -> None:
        """Send what is due; what does not arrive is tried again, and after that its way is switched off."""
        free = AT_ONCE - len(self._under_way)
        for call in await asyncio.to_thread(self._take, free) if free else ():
            task = asyncio.create_task(self._see_through(call))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def stop(self) -> None:
        """Send no more."""
        for task in list(self._under_way):
            task.cancel()

    def _take(self, most: int) -> list[Call]:
        now = self._now()
        if now - self._swept > HOUR:
            self._swept = now
            self._store.run(lambda connection: outbox.sweep(connection, now))
        if not self._store.run(lambda connection: outbox.is_due(connection, now)):
            return []
        with self._store.rewriting() as connection:
            return outbox.take(connection, now, most)

    async def _see_through(self, call: Call) -> None:
        """One call, whatever happens: the others must not suffer."""
        try:
            status = await self._send(call)
        except Unsent as unsent:
            await asyncio.to_thread(self._failed, call, str(unsent))
        except Exception as error:  # a call that can't be made at all is not made again
            log.error("call_broke", kind=call.kind, error=type(error).__name__, way=way_to(error))
        else:
            await asyncio.to_thread(self._answered, call, status)

    async def _send(self, call: Call) -> int:
        target = target_of(call.address, self._private)
        if call.kind == HOOK:
            body = msgspec.json.encode(told_to_program(call))
            return await send(target, signed(call, body, self._now()), body, self._private)
        contact = call.base if call.base.startswith("https:") else ""
        headers = self.sender.headers(target, topic_of(call), self._now(), contact)
        body = encrypted(padded(msgspec.json.encode(told_to_browser(call))), Browser(call.public, call.secret))
        return await send(target, headers, body, self._private)

    def _answered(self, call: Call, status: int) -> None:
        if 200 <= status < 300:
            METERS.calls.labels(call.kind, "sent").inc()
        elif call.kind != HOOK and status in GONE:
            METERS.calls.labels(call.kind, "gone").inc()
            self._store.run(lambda connection: outbox.drop_way(connection, WAYS.c.id == call.way))
        else:
            self._failed(call, f"HTTP {status}", final=300 <= status < 500 and status not in BUSY)

    def _failed(self, call: Call, why: str, final: bool = False) -> None:
        """Try again later, or not at all."""
        METERS.calls.labels(call.kind, "failed").inc()
        now = self._now()
        if final or call.tries > len(AGAIN):
            self._store.run(lambda connection: outbox.switch_off(connection, call.way, now, why))
        else:
            due = now + AGAIN[call.tries - 1]
            self._store.run(lambda connection: outbox.try_again(connection, call, due))


# What is told


def told_to_browser(call: Call) -> dict[str, Any]:
    """What a browser shows: its page knows the time of day where it is, and says until when."""
    is_turn = call.told["kind"] == TURN
    until = call.told["until"]
    said = {"until": until, "until_text": sentence("calls.until", {"time": "{time}"}, call.language)} if until else {}
    return {
        "title": sentence("calls.turn" if is_turn else "calls.invited", inviter(call), call.language),
        "body": place_of(call.told, call.language),
        "path": f"/t/{call.table}",
        "tag": f"paddock {call.table}",
        **said,
    }


def told_to_program(call: Call) -> dict[str, Any]:
    """What a program is told; the same id means the same call."""
    key = f"{call.way} {call.table} {call.turn}"  # of a turn there is never another
    return {
        "id": hashlib.sha256(key.encode()).hexdigest()[:24],
        **call.told,
        "player": who_is(call.player),
        "link": f"{call.base}/t/{call.table}",
    }


def inviter(call: Call) -> dict[str, str]:
    return {"name": person_name(str(call.told.get("by", "")), call.language)}


def place_of(told: dict[str, Any], language: str) -> str:
    """The game and the track of a call."""
    game = find_game(told["game"])
    track = group("tracks", language, game.name).get(told["track"], told["track"])
    title = game.say("game.title", language=language)
    return sentence("previews.what", {"game": title, "track": track}, language) if track else title


def topic_of(call: Call) -> str:
    """A word of at most 32 letters for a table, that tells a push service nothing of it."""
    return letters(hmac.digest(call.secret, call.table.encode(), "sha256"))[:32]


def signed(call: Call, body: bytes, at: float) -> dict[str, str]:
    """How a program knows that a call is from us: the time and the body, hashed with the secret of its way."""
    moment = str(int(at))
    mac = hmac.new(call.secret, f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
    return {"Content-Type": "application/json", "Paddock-Signature": f"t={moment},v1={mac}"}
