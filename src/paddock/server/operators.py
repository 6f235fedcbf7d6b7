"""For those who run a server: a page and its data, behind a token. Without a token nothing of it is there.

Showing the token brings a cookie that is sent to these addresses only, and that no script and no other site can use.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qsl

import msgspec
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer

from paddock.errors import BadOption, PaddockError, TableError
from paddock.server import messages
from paddock.server.accounts import EVERY, Bookkeeper, read_accounts, write_account
from paddock.server.bans import add_ban, end_ban, new_ban
from paddock.server.bans import shown as shown_ban
from paddock.server.cleaning import is_text
from paddock.server.house import House, address_of
from paddock.server.messages import encode
from paddock.server.operators_page import STYLE, entrance, page
from paddock.server.repeating import again_and_again
from paddock.server.reports import mark_seen, read_reports
from paddock.words import LANGUAGES

COOKIE = "paddock_operator"
PATHS = ("/operators", "/api/operators")  #: where it is sent
SHIFT = 8 * 3600  #: seconds for which it is believed
DAY = 86_400.0
SHORTEST = 20  #: characters of a token
TOKEN = "PADDOCK_OPERATOR_TOKEN"  # noqa: S105  #: where it may be, if there is no file

Word = Annotated[str, msgspec.Meta(max_length=80)]


# The token


def read_token(file: Path | None) -> str | None:
    """A hash of the token in a file, or in the environment, where no other program finds it afterwards."""
    kept = os.environ.pop(TOKEN, None)
    try:
        token = kept if file is None else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("bad_token_file", file=file, why=getattr(error, "strerror", None) or error) from None
    if token is None:
        return None
    if len(token.strip()) < SHORTEST:
        raise BadOption("short_token", least=SHORTEST)
    return hashed(token)


def hashed(token: str) -> str:
    return hashlib.sha256(token.strip().encode("utf-8", "surrogatepass")).hexdigest()


def signer(house: House) -> URLSafeTimedSerializer:
    """What signs the cookies: with another token, or another database, it is another one."""
    return URLSafeTimedSerializer(f"{house.settings.operators} {house.stewards.home('operators', 'here')}", COOKIE)


def is_inside(request: Request) -> bool:
    """Whether somebody has shown the token."""
    try:
        signer(house_of(request)).loads(request.cookies.get(COOKIE, "")[:300], max_age=SHIFT)
    except BadSignature:
        return False
    return True


def show_token(request: Request, token: str) -> None:
    """Refuse a token that is not the one; tries are few, right ones among them."""
    house = house_of(request)
    house.limits.count("tries", address_of(request))
    if not hmac.compare_digest(hashed(token), str(house.settings.operators)):
        raise TableError("wrong_operator_token")


def let_in(house: House, response: Response) -> Response:
    cookie = str(signer(house).dumps(secrets.token_hex(8)))
    for path in PATHS:
        response.set_cookie(
            COOKIE, cookie, SHIFT, path=path, httponly=True, samesite="strict", secure=house.settings.secure
        )
    return response


def let_out(response: Response) -> Response:
    for path in PATHS:
        response.delete_cookie(COOKIE, path=path, httponly=True, samesite="strict")
    return response


# What can be done


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody to be kept out: what others call them, or an address or a range of addresses."""

    word: Word
    reason: Annotated[str, msgspec.Meta(max_length=300)]
    days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] | None = None  #: for good if left out
    household: bool = False  #: with the household where they are connected now


class One(msgspec.Struct, forbid_unknown_fields=True):
    """A ban, a report or a table."""

    id: Word


class Somebody(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table."""

    table: Word
    who: Word


async def ban(house: House, asked: NewBan) -> None:
    now = time.time()
    until = None if asked.days is None else now + asked.days * DAY
    made = new_ban(asked.word.strip(), asked.reason, now, until, asked.household)
    await asyncio.to_thread(add_ban, house.store, made)
    await house.stewards.see_out()


async def unban(house: House, asked: One) -> None:
    await asyncio.to_thread(end_ban, house.store, asked.id)
    await house.stewards.see_out()


async def seen(house: House, asked: One) -> None:
    await asyncio.to_thread(mark_seen, house.store, asked.id)


async def close(house: House, asked: One) -> None:
    await house.hall.decree(asked.id, lambda table, at: table.decide_to_close(at))


async def mute(house: House, asked: Somebody) -> None:
    await house.hall.decree(asked.table, lambda table, at: table.decide_to_silence(asked.who, at))


Act = tuple[type[msgspec.Struct], Callable[[House, Any], Awaitable[None]]]
ACTS: Mapping[str, Act] = {
    "ban": (NewBan, ban),
    "unban": (One, unban),
    "seen": (One, seen),
    "close": (One, close),
    "mute": (Somebody, mute),
}


async def act(house: House, name: str, asked: Any) -> None:
    """Do something that the page has a button for, or a program asks for by the same words."""
    if name not in ACTS:
        raise TableError("unknown_command", do=name, known=", ".join(ACTS))
    if not is_text(asked):
        raise TableError("bad_message", why="half a character or U+0000 is no text")
    kind, do = ACTS[name]
    try:
        wanted = msgspec.convert(asked, kind, strict=False)
    except msgspec.ValidationError as error:
        raise TableError("bad_message", why=str(error)[:200]) from None
    await do(house, wanted)


async def overview(house: House) -> dict[str, Any]:
    """All that there is to see."""
    accounts = await asyncio.to_thread(read_accounts, house.store, time.time())
    reports = await asyncio.to_thread(read_reports, house.store)
    return {**accounts, "bans": [shown_ban(each) for each in house.stewards.bans.all], "reports": reports}


def server_name() -> str:
    """What this process is called among those that share a database."""
    return f"{socket.gethostname()[:20]}-{os.getpid()}"


async def keep_books(house: House) -> None:
    """Write down every few seconds what this server has to tell."""
    books = Bookkeeper()

    async def write_down() -> None:
        books.read()
        account = books.account(house.hall)
        await asyncio.to_thread(write_account, house.store, server_name(), account, time.time())

    await again_and_again(write_down, EVERY)


# Requests

operators = APIRouter(include_in_schema=False)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def language_of(request: Request) -> str:
    """The language that is asked for, or the first that the browser knows and we do, too."""
    asked = request.query_params.get("language", "")
    spoken = (part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(","))
    return next((word for word in (asked, *spoken) if word in LANGUAGES), "en")


def must_be_inside(request: Request) -> None:
    if not is_inside(request):
        raise TableError("operators_only")


def as_page(text: str, status: int = 200) -> Response:
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})


def again(request: Request) -> Response:
    return RedirectResponse(f"/operators?language={language_of(request)}", 303)


async def form_of(request: Request) -> dict[str, str]:
    """What was filled in."""
    return {key: value for key, value in parse_qsl((await request.body()).decode("utf-8", "replace")) if value}


@operators.get("/operators")
async def look(request: Request) -> Response:
    """The page, or the way to it."""
    language = language_of(request)
    if not is_inside(request):
        return as_page(entrance(language))
    return as_page(page(await overview(house_of(request)), language))


@operators.get("/operators/style.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "no-cache"})


@operators.post("/operators/in")
async def come_in(request: Request) -> Response:
    """Show the token on the page."""
    try:
        show_token(request, (await form_of(request)).get("token", ""))
    except TableError as error:
        status = 429 if error.code == "too_many" else 403
        return as_page(entrance(language_of(request), error), status)
    return let_in(house_of(request), again(request))


@operators.post("/operators/out")
async def go_out(request: Request) -> Response:
    """Leave: the cookie is gone."""
    return let_out(again(request))


@operators.post("/operators/{name}")
async def press(request: Request, name: str) -> Response:
    """A button of the page."""
    if not is_inside(request):
        return again(request)
    house = house_of(request)
    try:
        await act(house, name, await form_of(request))
    except PaddockError as error:
        return as_page(page(await overview(house), language_of(request), messages.refusal(error).sentence), 409)
    return again(request)


@operators.post("/api/operators/session", status_code=204)
async def show_token_here(request: Request) -> Response:
    """Show the token as a program: `{"token": ...}`."""
    show_token(request, str((await body_of(request)).get("token", "")))
    return let_in(house_of(request), Response(status_code=204))


@operators.delete("/api/operators/session", status_code=204)
async def leave() -> Response:
    """Leave."""
    return let_out(Response(status_code=204))


@operators.get("/api/operators", dependencies=[Depends(must_be_inside)])
async def see(request: Request) -> Response:
    """All that there is to see, as JSON."""
    return Response(encode(await overview(house_of(request))), media_type="application/json")


@operators.post("/api/operators/{name}", status_code=204, dependencies=[Depends(must_be_inside)])
async def do(request: Request, name: str) -> Response:
    """Do something: the words are those of the buttons."""
    await act(house_of(request), name, await body_of(request))
    return Response(status_code=204)


async def body_of(request: Request) -> dict[str, Any]:
    try:
        return msgspec.json.decode(await request.body(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad_message", why=str(error)[:200]) from None
