"""What can be asked for over HTTP about championships."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response

from paddock.championships import PAIRED, Championship
from paddock.errors import BadOption, TableError
from paddock.games import game as find_game
from paddock.notation.documents import dump
from paddock.server.championship_views import described, in_short
from paddock.server.championships import plain
from paddock.server.cleaning import cleaned
from paddock.server.cup import IN_A_FILE, NAMED, checked
from paddock.server.cup_pictures import standing
from paddock.server.house import House
from paddock.server.players import PLAY, READ, Player
from paddock.server.requests import CupCommand, NewCup
from paddock.server.rest import A_MINUTE, REFUSED, Asking, In, Language, limited

LOOK = 2.0  #: requests that a look at a championship costs beside its own: all its lines are read
LIST = 10.0
LARGEST = 60_000  #: characters of all that a championship is made of

cups = APIRouter(responses=REFUSED, tags=["championships"])

CupName = Annotated[str, Path(max_length=40, description="the id of a championship")]


@cups.get("/api/cups", dependencies=[Depends(limited("requests", cost=LIST))])
async def listed(house: In, player: Asking) -> list[dict[str, Any]]:
    """Your championships, then those that everybody may find; the newest first."""
    player.must(READ)
    found = await house.championships.listed(player.id)
    return [{**in_short(cup, player.id), "mine": mine} for cup, mine in found]


@cups.post("/api/cups", status_code=201, dependencies=[Depends(limited("championships"))])
async def make(body: NewCup, house: In, player: Asking) -> dict[str, Any]:
    """Make a championship; you run it. Its id is for links, its code for reading out."""
    player.must(PLAY)
    about = of_file(body) if body.file is not None else of_body(body)
    if len(str(about)) > LARGEST:
        raise TableError("too_large", most=LARGEST)
    for said in (about["title"], *(place.get("name", "") for place in about["entrants"])):
        house.stewards.words.must_pass(None, said)
    cup = await house.championships.make(player.id, about, body.listed)
    return described(cup, player.id, house.hall.now())


def of_body(body: NewCup) -> dict[str, Any]:
    """What a championship is made of, as its first line keeps it."""
    about = body.model_dump(exclude={"file", "listed"}, exclude_none=True)
    about["title"] = cleaned(body.title)
    about["tracks"] = about["tracks"] or [about["game"]]
    return about


def of_file(body: NewCup) -> dict[str, Any]:
    """The same of a file, with the races that it has behind it: everybody on its list comes for their name."""
    about, races, corrections = Championship.read(body.file or {})
    document = {**about, "races": races, "corrections": corrections}
    entrants = document.get("entrants") or {}
    places = [entrants.get(key) or {"name": key} for key in document["seats"]]
    kept = {key: document[key] for key in IN_A_FILE if key in document}
    asked = NewCup.model_validate(body.model_dump(exclude={"file"}) | {"entry": NAMED})
    about = of_body(asked) | {"form": "season", "points": []} | renamed(kept, document["seats"])
    about["title"] = cleaned(str(document.get("title", body.title)))[:60]
    about["entrants"] = [{key: str(each[key])[:30] for key in ("name", "bot") if key in each} for each in places]
    about["most"] = len(places)
    if len({each.get("name") for each in about["entrants"] if "name" in each}) < sum(
        "name" in e for e in about["entrants"]
    ):
        raise BadOption("seat_twice", names=", ".join(each.get("name", "") for each in about["entrants"]))
    return checked(about)


def renamed(document: dict[str, Any], seats: list[str]) -> dict[str, Any]:
    """What a file says of its entrants, by the keys that they have here."""
    game = find_game(str(document["game"]))
    keys = [str(number) for number in range(1, len(seats) + 1)]
    if document.get("form") not in PAIRED and len(seats) in game.seats:
        keys = game.notation.seat_names(len(seats))
    known = dict(zip(seats, keys, strict=True))

    def here(race: dict[str, Any]) -> dict[str, Any]:
        changed = {
            part: {known.get(str(key), str(key)): value for key, value in race[part].items()}
            for part in ("scores", "ranks", "absent")
            if isinstance(race.get(part), dict)
        }
        pair = {"pair": [known[key] for key in race["pair"]]} if "pair" in race else {}
        first = {"first_home": known.get(str(race["first_home"]))} if "first_home" in race else {}
        return plain({**race, **changed, **pair, **first})

    fixes = [{**each, "entrant": known[each["entrant"]]} for each in document["corrections"]]
    return {**document, "races": list(map(here, document["races"])), "corrections": fixes}


@cups.get("/api/cups/codes/{code}", dependencies=[Depends(limited("codes"))])
async def by_code(code: Annotated[str, Path(max_length=12)], house: In) -> dict[str, str]:
    """The id of the championship with a code."""
    return {"id": await house.championships.with_code(code)}


@cups.get("/api/cups/{cup}", dependencies=[Depends(limited("requests", cost=LOOK))])
async def look(cup: CupName, house: In, player: Asking) -> dict[str, Any]:
    """A championship: who takes part, the races, the standings, and all that has happened in it."""
    player.must(READ)
    return described(await house.championships.load(cup), player.id, house.hall.now())


@cups.post("/api/cups/{cup}/commands", dependencies=[Depends(limited("wishes"))])
async def do(cup: CupName, body: CupCommand, house: In, player: Asking) -> dict[str, Any]:
    """Do something in a championship; the answer is what it is then.

    Anybody can `enter` (by `name`, or for the `place` of a name on the list) and `leave`. Who runs it can `add` (a
    `name` or a `bot`), `remove` and `start` before the start, and later `correct` (points), `replace` (by a `bot` or a
    `name`) and `annul` (a race), each with a reason that everybody reads.
    """
    await must_be_allowed(house, player)
    for said in (body.name, body.reason):
        house.stewards.words.must_pass(None, said or "")
    values = body.model_dump(exclude={"id", "do"}, exclude_none=True)
    if body.do == "enter" and body.place is None:
        values.setdefault("name", player.name)
    done = await house.championships.command(cup, body.do, values, player, body.id)
    return described(done, player.id, house.hall.now())


async def must_be_allowed(house: House, player: Player) -> None:
    player.must(PLAY)
    await house.players.keep_up()
    house.players.must_be_valid(player)


@cups.get("/api/cups/{cup}/file", response_class=Response, dependencies=[Depends(limited("requests", cost=LOOK))])
async def file(cup: CupName, house: In, player: Asking) -> Response:
    """The championship as a file that `paddock season` reads and goes on with."""
    player.must(READ)
    found = await house.championships.load(cup)
    headers = {"Content-Disposition": f'attachment; filename="{found.id}.yaml"'}
    text = await asyncio.to_thread(lambda: dump(found.as_file()))
    return Response(text, media_type="application/yaml", headers=headers)


async def nothing_moves() -> None:
    """There are no cars in the picture of a championship."""


@cups.get(
    "/api/cups/{cup}/picture.png",
    response_class=Response,
    responses={200: {"description": "The picture.", "content": {"image/png": {}}}},
    dependencies=[Depends(limited("pictures"))],
)
async def picture(
    cup: CupName,
    house: In,
    request: Request,
    language: Language = None,
    v: Annotated[str | None, Query(max_length=40, description="anything: another picture has another address")] = None,
) -> Response:
    """The standings as a picture, for wherever the championship is shared."""
    del v
    shown = standing(await house.championships.load(cup), language or "en")
    drawn = await house.studio.picture(shown, nothing_moves)
    headers = {"Cache-Control": A_MINUTE, "ETag": drawn.tag}
    if request.headers.get("if-none-match") == drawn.tag:
        return Response(status_code=304, headers=headers)
    return Response(drawn.data, headers=headers, media_type="image/png")
