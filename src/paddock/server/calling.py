"""What can be asked for over HTTP by who races over days: whose turn it is, and how to be called when away."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from paddock.server.clock import DAYS
from paddock.server.feeds import atom, calendar, notes_of
from paddock.server.house import House
from paddock.server.invitations import invitations_of
from paddock.server.players import READ
from paddock.server.previews import base_of
from paddock.server.requests import Invitations, NewBrowser, NewHook, OldBrowser
from paddock.server.rest import LISTING, REFUSED, Asking, In, Language, limited
from paddock.server.turns import MOST, own_turns

KINDS = {"ics": "text/calendar; charset=utf-8", "atom": "application/atom+xml; charset=utf-8"}
ASK_AGAIN = "private, max-age=300"

calling = APIRouter(responses=REFUSED, tags=["calls"])

Way = Annotated[str, Path(max_length=40, description="the id of a way to call you")]


def base_for(request: Request, house: House) -> str:
    """The address of the house as a visitor has written it, for links in what is sent."""
    scheme = "https" if house.settings.secure else str(request.scope["scheme"])
    return base_of(scheme, request.headers.get("host", ""), request.scope.get("root_path", "")) or ""


# Your turn


@calling.get("/api/me/turns", dependencies=[Depends(limited("requests", cost=LISTING))])
async def turns(house: In, player: Asking) -> dict[str, Any]:
    """Where it is your turn, since when and until when, over all your tables; and where you are invited."""
    player.must(READ)
    return {
        "turns": await turns_now(house, player.id),
        "invitations": await asyncio.to_thread(invitations_of, house.store, player.id, house.hall.now()),
    }


async def turns_now(house: House, player: str) -> list[dict[str, Any]]:
    tables = (await asyncio.to_thread(house.store.racing_of, player))[:MOST]
    return own_turns(house.hall.summed_up(tables), player)


# How to be called


@calling.get("/api/me/calls")
async def calls(house: In, player: Asking) -> dict[str, Any]:
    """How you are called when you are away, and the key that a browser needs to subscribe to Web Push."""
    return {**await asyncio.to_thread(house.ways.about, player), "key": house.calls.sender.public}


@calling.put("/api/me/calls/invitations", dependencies=[Depends(limited("ways"))])
async def allow_invitations(body: Invitations, house: In, player: Asking) -> dict[str, Any]:
    """Say whether people whom you have raced may invite you."""
    await asyncio.to_thread(house.ways.allow_invitations, player, body.allowed)
    return await calls(house, player)


@calling.post("/api/me/calls/browsers", status_code=201, dependencies=[Depends(limited("ways"))])
async def add_browser(
    body: NewBrowser, house: In, player: Asking, request: Request, language: Language = None
) -> dict[str, str]:
    """Be called in this browser by Web Push, in the language that is asked for."""
    house.stewards.words.must_pass(None, body.name)
    where = (body.endpoint, body.p256dh, body.auth, body.name, language or "en", base_for(request, house))
    return {"id": await asyncio.to_thread(house.ways.add_browser, player, *where, house.hall.now())}


@calling.post("/api/me/calls/browsers/gone", status_code=204, response_class=Response)
async def drop_browser(body: OldBrowser, house: In, player: Asking) -> Response:
    """Be called in this browser no more."""
    await asyncio.to_thread(house.ways.drop_browser, player, body.endpoint)
    return Response(status_code=204)


@calling.post("/api/me/calls/hooks", status_code=201, dependencies=[Depends(limited("ways"))])
async def add_hook(body: NewHook, house: In, player: Asking, request: Request) -> dict[str, str]:
    """Have a program called at an https address. Every call is signed with the secret that is shown this once."""
    house.stewards.words.must_pass(None, body.name)
    where = (body.address, body.token, body.name, base_for(request, house))
    return await asyncio.to_thread(house.ways.add_hook, player, *where, house.hall.now())


@calling.post(
    "/api/me/calls/{way}/on", status_code=204, response_class=Response, dependencies=[Depends(limited("ways"))]
)
async def switch_on(way: Way, house: In, player: Asking) -> Response:
    """Use a way again that was switched off because it did not answer."""
    await asyncio.to_thread(house.ways.switch_on, player, way)
    return Response(status_code=204)


@calling.delete("/api/me/calls/feed", status_code=204, response_class=Response)
async def drop_feed(house: In, player: Asking) -> Response:
    """Make the address of your feed void."""
    await asyncio.to_thread(house.ways.drop_feed, player)
    return Response(status_code=204)


@calling.post("/api/me/calls/feed", status_code=201, dependencies=[Depends(limited("ways"))])
async def make_feed(house: In, player: Asking, language: Language = None) -> dict[str, str]:
    """A new address for your feed, as a calendar and as Atom: shown this once; the one before is void."""
    word = await asyncio.to_thread(house.ways.make_feed, player, language or "en")
    return {"calendar": f"/feed/{word}.ics", "atom": f"/feed/{word}.atom"}


@calling.delete("/api/me/calls/{way}", status_code=204, response_class=Response)
async def drop_way(way: Way, house: In, player: Asking) -> Response:
    """Be called by this way no more."""
    await asyncio.to_thread(house.ways.drop, player, way)
    return Response(status_code=204)


# Feeds


@calling.get("/feed/{word}.{kind}", dependencies=[Depends(limited("feeds"))], response_class=Response)
async def feed(
    word: Annotated[str, Path(max_length=100)], kind: Literal["ics", "atom"], house: In, request: Request
) -> Response:
    """A player's turns at tables over days, and their invitations, for who knows the address."""
    found = await asyncio.to_thread(house.ways.with_feed, word)
    if found is None or not house.stewards.is_welcome(found[0]):
        raise HTTPException(404)
    player, language = found
    waiting = [turn for turn in await turns_now(house, player) if turn["pace"]["kind"] == DAYS]
    invited = await asyncio.to_thread(invitations_of, house.store, player, house.hall.now())
    notes, base = notes_of(waiting, invited, language), base_for(request, house)
    own = hashlib.sha256(word.encode()).hexdigest()[:24]
    text = calendar(notes, base, language) if kind == "ics" else atom(notes, base, own, language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": ASK_AGAIN, "ETag": tag, "X-Robots-Tag": "noindex"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=KINDS[kind])
