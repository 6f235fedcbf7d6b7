"""What can be asked for over HTTP by who wants to race people: the queue, races to watch, and people met before."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response

from paddock.server.house import opened_for
from paddock.server.invitations import decline, invite, met_by
from paddock.server.lists import Summary, is_attended
from paddock.server.players import PLAY, READ, must_be_guest
from paddock.server.requests import Invitation, Wanted
from paddock.server.rest import LISTING, REFUSED, Asking, In, TableName, limited

WAITING = 0.5  #: requests that a look at the queue costs beside its own

people = APIRouter(responses=REFUSED, tags=["people"])


@people.get("/api/queue")
async def queues(house: In) -> list[dict[str, Any]]:
    """How many people wait for a race, by game and pace; where nobody waits there is no line."""
    return await house.queue.counts()


@people.post("/api/queue", status_code=201, dependencies=[Depends(limited("queue"))])
async def wait(body: Wanted, house: In, player: Asking) -> dict[str, Any]:
    """Wait for a race against people. Say that you are still here (`PUT`) every few seconds.

    As soon as there is a `table`, you have a seat there.
    """
    player.must(PLAY)
    must_be_guest(player, "queue")
    house.stewards.words.must_pass(None, player.name)
    return (await house.queue.join(player, body.game, body.pace, body.fill))._asdict()


@people.put("/api/queue", dependencies=[Depends(limited("waits", cost=WAITING))])
async def still_here(house: In, player: Asking) -> dict[str, Any]:
    """Say that you still wait: `waiting` people in the queue, `fills_in` seconds until bots take seats, the `table`."""
    found = await house.queue.still_here(player)
    return {"waits": None} if found is None else {"waits": found._asdict()}


@people.delete("/api/queue", status_code=204, response_class=Response)
async def stop_waiting(house: In, player: Asking) -> Response:
    """Wait no longer."""
    await house.queue.leave(player)
    return Response(status_code=204)


@people.get("/api/watch", dependencies=[Depends(limited("requests", cost=LISTING))])
async def watch(house: In, most: Annotated[int, Query(ge=1, le=50)] = 12) -> list[Summary]:
    """Races that are on and that everybody may watch: where most people drive comes first, then what is newest."""
    found = house.hall.summed_up(await asyncio.to_thread(house.store.on_show))
    now = house.hall.now()
    shown = [told for told in found if told["table"]["watched"] and is_attended(told, now - told["opened"])]
    return sorted(shown, key=lambda told: (-drivers(told), -told["opened"]))[:most]


def drivers(told: Summary) -> int:
    """How many people drive at a table now, and no bot for them."""
    return sum("who" in chair and "bot" not in chair and bool(chair.get("here")) for chair in told["chairs"].values())


@people.get("/api/me/people", dependencies=[Depends(limited("requests", cost=LISTING))])
async def met(house: In, player: Asking) -> list[dict[str, Any]]:
    """The people whom you have raced, and how often; you may invite them to a table of yours."""
    player.must(READ)
    return await asyncio.to_thread(met_by, house.store, player.id)


@people.post("/api/tables/{table}/invitations", status_code=201, dependencies=[Depends(limited("invitations"))])
async def invite_to(table: TableName, body: Invitation, house: In, player: Asking) -> dict[str, str]:
    """Invite somebody whom you have raced to a table that waits for people: they find it among their turns."""
    player.must(PLAY)
    house.stewards.words.must_pass(None, player.name)
    opened = await opened_for(house, table, player)
    await asyncio.to_thread(invite, house.store, opened.table, player, body.who, house.hall.now())
    return {"who": body.who}


@people.delete("/api/me/invitations/{table}", status_code=204, response_class=Response)
async def decline_invitation(table: TableName, house: In, player: Asking) -> Response:
    """Do without an invitation."""
    await asyncio.to_thread(decline, house.store, player.id, table)
    return Response(status_code=204)
