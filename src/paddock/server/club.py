"""What people who keep their name can ask for over HTTP: passkeys, recovery codes, coming back, taking all along."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zipfile
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Annotated, Any, Literal, get_args

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response, StreamingResponse
from itsdangerous import BadSignature

from paddock.errors import PaddockError, TableError
from paddock.notation.records import record_text
from paddock.server.house import House
from paddock.server.members import PATIENCE
from paddock.server.players import COOKIE, READ, Player
from paddock.server.previews import base_of
from paddock.server.requests import NewPasskey, SignIn
from paddock.server.rest import REFUSED, Asking, In, give_cookie, limited, me, record_of_table
from paddock.server.results import Wish, races_of, totals_of
from paddock.server.store import Store

if TYPE_CHECKING:
    from paddock.server.passkeys import Place

QUESTION = "paddock-question"  #: the cookie that a question to a passkey travels in
Purpose = Literal["new", "known"]
NEW, KNOWN = get_args(Purpose)  #: what a question is for
IN_MEMORY = 4_000_000  #: bytes of an export that are kept in memory; the rest is written to the disk
PIECE = 1 << 16
HISTORY = 2.0  #: requests that a look at somebody's history costs beside its own

club = APIRouter(responses=REFUSED, tags=["players"])


# Questions


class Question(msgspec.Struct, array_like=True):
    """What a browser was asked to sign: for what, by whom, when."""

    purpose: Purpose
    challenge: str
    player: str
    at: float


def place_of(request: Request) -> Place:
    """Where the page is that asks, as its visitor has written it."""
    from paddock.server.passkeys import Place

    secure = request.app.state.house.settings.secure
    return Place.at(base_of("https" if secure else str(request.scope["scheme"]), request.headers.get("host", "")))


def ask(house: House, response: Response, purpose: Purpose, challenge: bytes, player: Player) -> None:
    """Remember a question in the browser that has to answer it."""
    question = Question(purpose, challenge.hex(), player.id, house.hall.now())
    signed = house.players.sign("question", msgspec.to_builtins(question))
    secure = house.settings.secure
    response.set_cookie(QUESTION, signed, int(PATIENCE), httponly=True, samesite="strict", secure=secure, path="/api")


def question_of(request: Request, house: House, purpose: str, player: Player) -> Question:
    """The question that a browser was asked, if it is not too old and was asked for this."""
    with contextlib.suppress(BadSignature, msgspec.MsgspecError, ValueError):
        signed = house.players.signed("question", request.cookies.get(QUESTION, "")[:1000])
        question = msgspec.convert(signed, Question)
        is_for = question.purpose == purpose and (purpose == KNOWN or question.player == player.id)
        if is_for and question.at + PATIENCE > house.hall.now():
            return question
    raise TableError("challenge_over")


# Your name, kept


@club.get("/api/me/member")
async def member(house: In, player: Asking) -> dict[str, Any]:
    """What you come back by: your passkeys, and whether there is a recovery code. Nothing for a guest."""
    return {"member": await asyncio.to_thread(house.members.about, player)}


@club.post("/api/me/passkeys/question", dependencies=[Depends(limited("passkeys"))])
async def ask_for_passkey(house: In, player: Asking, request: Request, response: Response) -> dict[str, Any]:
    """What a browser needs to make a passkey, for `navigator.credentials.create`."""
    options, challenge = await asyncio.to_thread(house.members.ask_for_passkey, player, place_of(request))
    ask(house, response, NEW, challenge, player)
    return options


@club.post("/api/me/passkeys", status_code=201, dependencies=[Depends(limited("passkeys"))])
async def add_passkey(
    body: NewPasskey, house: In, player: Asking, request: Request, response: Response
) -> dict[str, Any]:
    """Keep your name by the passkey that your browser has made: you are a member from now on."""
    question = question_of(request, house, NEW, player)
    house.stewards.words.must_pass(None, body.name)
    response.delete_cookie(QUESTION, path="/api")
    made = (place_of(request), body.credential, bytes.fromhex(question.challenge), body.name)
    await asyncio.to_thread(house.members.add_passkey, player, *made)
    return await member(house, player)


@club.delete("/api/me/passkeys/{id}", status_code=204, response_class=Response)
async def drop_passkey(id: Annotated[str, Path(max_length=1400)], house: In, player: Asking) -> Response:
    """Make a passkey void; the last way to come back stays."""
    await asyncio.to_thread(house.members.drop_passkey, player, id)
    return Response(status_code=204)


@club.post("/api/me/recovery", status_code=201, dependencies=[Depends(limited("people"))])
async def make_recovery(house: In, player: Asking) -> dict[str, str]:
    """Keep your name by a recovery code, which is shown this once; the one before is void."""
    return {"code": await asyncio.to_thread(house.members.make_recovery, player)}


# Coming back


@club.post("/api/sign-in/question", dependencies=[Depends(limited("passkeys"))])
async def ask_who(house: In, player: Asking, request: Request, response: Response) -> dict[str, Any]:
    """What a browser needs to show its passkeys for this place, for `navigator.credentials.get`."""
    from paddock.server.passkeys import authentication

    options, challenge = await asyncio.to_thread(authentication, place_of(request))
    ask(house, response, KNOWN, challenge, player)
    return options


@club.post("/api/sign-in", dependencies=[Depends(limited("passkeys"))])
async def sign_in(body: SignIn, house: In, player: Asking, request: Request, response: Response) -> dict[str, Any]:
    """Come back as a member, by a passkey or a recovery code. What you did here as a guest can come along."""
    if player.is_program:
        raise TableError("no_scope", scope="sign-in")
    if body.credential is not None:
        question = question_of(request, house, KNOWN, player)
        response.delete_cookie(QUESTION, path="/api")
        answered = (place_of(request), body.credential, bytes.fromhex(question.challenge), question.at)
        found = await asyncio.to_thread(house.members.by_passkey, *answered)
    else:
        found = await asyncio.to_thread(house.members.by_code, body.code or "")
    house.stewards.must_be_welcome(found, player.address)
    if body.bring:
        for table in await asyncio.to_thread(house.members.bring, player, found):
            await house.hall.read_anew(table)
    give_cookie(house, response, found)
    return await me(house, found, response)


@club.post("/api/sign-out", status_code=204, response_class=Response)
async def sign_out(house: In) -> Response:
    """Be a stranger in this browser: a member can come back, a guest can't."""
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=house.settings.secure)
    return gone


# What you have raced


@club.get("/api/me/races", dependencies=[Depends(limited("requests", cost=HISTORY))])
async def races(
    house: In,
    player: Asking,
    game: Annotated[str | None, Query(max_length=20)] = None,
    track: Annotated[str | None, Query(max_length=40)] = None,
    rival: Annotated[
        str | None, Query(max_length=12, description="what somebody is called who raced there too")
    ] = None,
    before: Annotated[float | None, Query(description="seconds since 1970")] = None,
    most: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[dict[str, Any]]:
    """Your races that are over, the newest first, with everybody's places."""
    player.must(READ)
    return await asyncio.to_thread(races_of, house.store, player.id, Wish(game, track, rival, before, most))


@club.get("/api/me/totals", dependencies=[Depends(limited("requests", cost=HISTORY))])
async def totals(
    house: In, player: Asking, game: Annotated[str | None, Query(max_length=20, description="for rivals")] = None
) -> dict[str, Any]:
    """What your races come to by game and track, and against the people whom you have raced most often."""
    player.must(READ)
    return await asyncio.to_thread(totals_of, house.store, player.id, game)


# Taking all along


@club.get("/api/me/export", dependencies=[Depends(limited("people"))], response_class=StreamingResponse)
async def export(house: In, player: Asking) -> Response:
    """All that is stored of you, and the record of every race of yours that is over, in one file."""
    async with house.searching:
        data = await asyncio.to_thread(house.players.data_of, player)
        data["member"] = await asyncio.to_thread(house.members.about, player)
        data["calls"] = await asyncio.to_thread(house.ways.data_of, player)
        file = await asyncio.to_thread(pack, house.store, player.id, data)
    headers = {"Content-Disposition": 'attachment; filename="paddock.zip"'}
    return StreamingResponse(pieces(file), media_type="application/zip", headers=headers)


def pack(store: Store, player: str, data: dict[str, Any]) -> IO[bytes]:
    """What is stored of a player, and the records of their races, in a file that is gone when it is closed."""
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("paddock.json", json.dumps(data, ensure_ascii=False, indent=1))
        for table in store.raced_by(player):
            with contextlib.suppress(PaddockError):  # what was raced by the rules of before can't be raced again
                loaded = store.load(table)
                if loaded.race is not None:
                    packed.writestr(f"races/{table}.race", record_text(record_of_table(loaded)))
    return file


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        file.seek(0)
        while piece := file.read(PIECE):
            yield piece
