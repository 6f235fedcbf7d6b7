"""What can be asked for over HTTP about ratings: one's own, what a race has made of them, and leaderboards."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query

from paddock.games import game as find_game
from paddock.server.players import READ
from paddock.server.ratings import PEOPLE, Book
from paddock.server.rest import REFUSED, Asking, In, Known, TableName, limited
from paddock.server.standings import board, changes_at, ratings_of

LOOK = 1.0  #: requests that a look at ratings costs beside its own
MONTH = r"^\d{4}-(0[1-9]|1[0-2])$"

boards = APIRouter(responses=REFUSED, tags=["ratings"])


@boards.get("/api/leaderboards/{game}", dependencies=[Depends(limited("requests", cost=LOOK))])
async def leaderboard(
    game: Annotated[str, Path(max_length=20)],
    house: In,
    player: Known,
    month: Annotated[str | None, Query(pattern=MONTH, description="2031-05, in UTC; of all time if left out")] = None,
    book: Annotated[Book, Query(description="races of people with each other, or against bots only")] = PEOPLE,
) -> dict[str, Any]:
    """The best members by their rating, bots beside them on the same scale, and where you stand if it is further down.

    In a month: those who raced in it, by the rating that they had at its end, with what they have gained in it.
    """
    name, who = find_game(game).name, None if player is None else player.id
    found = await asyncio.to_thread(house.store.run, lambda connection: board(connection, name, book, month, who))
    return {"game": name, "book": book, "month": month, **found}


@boards.get("/api/me/ratings", dependencies=[Depends(limited("requests", cost=LOOK))])
async def ratings(house: In, player: Asking) -> list[dict[str, Any]]:
    """Your ratings by game: among people, and against bots only; with the change by your last race."""
    player.must(READ)
    return await asyncio.to_thread(house.store.run, lambda connection: ratings_of(connection, player.id))


@boards.get("/api/tables/{table}/ratings", dependencies=[Depends(limited("requests", cost=LOOK))])
async def ratings_after(table: TableName, house: In) -> dict[str, Any]:
    """What a race has made of the ratings of its seats; none while it is not counted, or if it is not rated."""
    found = await asyncio.to_thread(house.store.run, lambda connection: changes_at(connection, [table]))
    return {seat: told for (_, seat), told in found.items()}
