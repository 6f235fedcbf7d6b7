"""What can be asked for over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from paddock.bots import BOTS, programs
from paddock.errors import BadDocument, BadOption, IllegalMove, PaddockError, StoreError, TableError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.offered import offered
from paddock.games.schema import schema as game_schema
from paddock.notation.examples import example
from paddock.notation.first import first_race
from paddock.notation.records import KEYS, check_outline
from paddock.server import messages
from paddock.server.examples import drawn
from paddock.server.followers import Follower, slate
from paddock.server.house import House, address_of, foresee, known, new_guest, obey, opened_for
from paddock.server.lists import for_all, summary
from paddock.server.messages import Hello, Question, encode
from paddock.server.openapi_page import openapi_page
from paddock.server.players import COOKIE, PLAY, READ, YEAR, Player, fit_name
from paddock.server.previews import preview as preview_of
from paddock.server.replays import Eyes
from paddock.server.reports import add_report
from paddock.server.requests import Name, NewReport, NewTable, NewToken, Start
from paddock.server.table import OPEN, OVER, PHRASES, Table, who_is
from paddock.server.workshop import TABLE
from paddock.words import LANGUAGES
from paddock.words.catalogues import catalogue_of

NDJSON = "application/x-ndjson"
MOST_MINE = 12  #: tables of one player that are shown
LISTING = 3.0  #: requests that a list of tables costs beside its own: each of them may have to be opened
A_MINUTE = "public, max-age=60"  #: how long a picture may be shown again without asking
OF_ITS_END = ("result", "digest", "fair", "players")  #: what a record says that is over, and of no use to go on from
ALIVE = 15.0  #: seconds after which a stream without news gets an empty line

TableName = Annotated[str, Path(max_length=40, description="the id of a table")]
Form = Annotated[Literal["numbers", "words"], Query(description="as the schema of the game numbers it, or in words")]
Language = Annotated[Literal["en", "el", "es", "pl", "ro", "bg"] | None, Query(description="for texts")]


# Errors

STATUS = {
    "no_table": 404,
    "no_code": 404,
    "no_cup": 404,
    "cup_not_yours": 403,
    "no_token": 404,
    "no_replay": 404,
    "no_example": 404,
    "not_watched": 403,
    "kicked": 403,
    "muted": 403,
    "chat_off": 403,
    "chat_seats": 403,
    "table_closed": 403,
    "banned": 403,
    "banned_for_good": 403,
    "operators_only": 403,
    "wrong_operator_token": 403,
    "nobody_here": 404,
    "no_ban": 404,
    "no_report": 404,
    "no_scope": 403,
    "bad_token": 401,
    "signed_out": 401,
    "bad_passkey": 403,
    "challenge_over": 403,
    "no_passkey": 404,
    "wrong_code": 404,
    "too_large": 413,
    "bad_message": 422,
    "too_many": 429,
    "try_again": 503,
    "not_ready": 503,
    "replays_busy": 503,
    "pictures_busy": 503,
    "no_store": 503,
    "not_invitable": 403,
    "no_way": 404,
}
REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"description": text, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
    for status, text in (
        (400, "It can't be."),
        (401, "The token is not valid."),
        (403, "It is not allowed."),
        (404, "There is no such thing."),
        (409, "Not now."),
        (413, "It is too large."),
        (422, "The request can't be read."),
        (429, "Too much was asked for."),
        (503, "Not possible for a moment."),
    )
}


async def refuse(request: Request, error: Exception) -> Response:
    """A known error as a refusal."""
    assert isinstance(error, PaddockError)
    usual = 409 if isinstance(error, TableError | IllegalMove) else 503 if isinstance(error, StoreError) else 400
    return answer(messages.refusal(error, language_of(request)), STATUS.get(error.code, usual))


async def refuse_page(request: Request, error: Exception) -> Response:
    """What the web framework refuses by itself: a page that is not there, a body that could not be read to its end."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, PaddockError):
        return await refuse(request, error.__cause__)
    problem = TableError("bad_request", key=request.url.path, why=error.detail)
    said = answer(messages.refusal(problem, language_of(request)), error.status_code)
    said.headers.update(error.headers or {})
    if error.status_code == 405:
        said.headers["Allow"] = ", ".join(methods_at(request))
    return said


def methods_at(request: Request) -> list[str]:
    """All that can be done at the address of a request."""
    known: set[str] = set()
    for route in (route for router in request.app.state.routers for route in router.routes):
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            known |= route.methods or set()
    return sorted(known | {"HEAD"} if "GET" in known else known)


async def refuse_body(request: Request, error: Exception) -> Response:
    """A body or a parameter that can't be read."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    problem = TableError("bad_request", key=where, why=first["msg"])
    return answer(messages.refusal(problem, language_of(request)), 422)


def answer(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json")


def language_of(request: Request) -> str:
    asked = request.query_params.get("language", "en")
    return asked if asked in LANGUAGES else "en"


# Who asks


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def somebody_known(request: Request) -> Player | None:
    """The player who asks, found out once for a request."""
    return await known(request)


Known = Annotated[Player | None, Depends(somebody_known)]


async def anybody(request: Request, response: Response, player: Known) -> Player:
    """The player who asks; somebody new gets a cookie, and an old cookie is replaced."""
    house = house_of(request)
    if player is None:
        player = new_guest(house, request)
        give_cookie(house, response, player)
    elif player.is_stale:
        give_cookie(house, response, player)
    return player


def give_cookie(house: House, response: Response, player: Player) -> None:
    cookie = house.players.cookie(player)
    if "set-cookie" in response.headers:  # somebody new has got a name at once
        del response.headers["set-cookie"]
    response.set_cookie(COOKIE, cookie, YEAR, httponly=True, samesite="lax", secure=house.settings.secure)


Asking = Annotated[Player, Depends(anybody)]
In = Annotated[House, Depends(house_of)]


def limited(what: str, cost: float = 1.0) -> Callable[..., Awaitable[None]]:
    """At most so many of this from an address, and by a player."""

    async def count(request: Request, player: Known) -> None:
        who = None if player is None else player.id
        house_of(request).limits.count(what, address_of(request), who, cost=cost)

    return count


# Requests

api = APIRouter(responses=REFUSED)


@api.get("/livez", tags=["operating"])
async def livez() -> dict[str, str]:
    """Whether the server answers: if it does not, restart it."""
    return {"status": "ok"}


@api.get("/readyz", tags=["operating"])
async def readyz(house: In) -> dict[str, str]:
    """Whether what happens at tables can be written down: while it can't, send nobody here."""
    await house.health.check()
    return {"status": "ok"}


@api.get("/healthz", tags=["operating"])
async def healthz(house: In) -> dict[str, str]:
    """The same as `/readyz`."""
    return await readyz(house)


@api.get("/api", tags=["operating"], response_class=HTMLResponse)
async def page(request: Request) -> Response:
    """What can be asked for, as a page."""
    return HTMLResponse(openapi_page(request.app.openapi()))


@api.get("/api/schema", tags=["operating"])
async def schema() -> dict[str, Any]:
    """The messages of the WebSocket and of the streams, as JSON Schema."""
    return messages.schema()


@api.get("/api/schema/{game}", tags=["games"])
async def schema_of_game(game: Annotated[str, Path(max_length=20)]) -> Response:
    """What the numbers of a game mean: its views, events, choices and refusals, and all that they count."""
    return answer(game_schema(find_game(game)))


@api.get("/api/games", tags=["games"])
async def games(house: In, language: Language = None) -> dict[str, Any]:
    """The games, their options and tracks; the bots; and the phrases that everybody gets in their own language.

    A game that is not `ready` is still being compiled for this machine, once: its steps `done`, `of` all.
    """
    return {
        "games": {name: {**offered(find_game(name), language or "en"), **readiness(house, name)} for name in GAMES},
        "bots": sorted([*BOTS, *programs()]),
        "phrases": list(PHRASES),
        "languages": list(LANGUAGES),
    }


def readiness(house: House, name: str) -> dict[str, Any]:
    """Whether a game can be raced at once, and how far it is compiled if not."""
    if house.hall.workshop.is_ready(name):
        return {"ready": True}
    done, of = find_game(name).steps_done(TABLE)
    return {"ready": False, "done": done, "of": of}


@api.get("/api/games/{game}/rules", tags=["games"])
async def rules(game: Annotated[str, Path(max_length=20)], language: Language = None) -> dict[str, str]:
    """What each rule says that can forbid a move, by its id."""
    found = find_game(game)
    return {rule: found.say(f"rules.{rule}", language=language or "en") for rule in found.rules.refusals}


@api.get("/api/games/{game}/words", tags=["games"], response_class=PlainTextResponse)
async def words(game: Annotated[str, Path(max_length=20)], language: Language = None) -> str:
    """The catalogue of a game in one language, as a Fluent file: names of cards, what they do, and every rule."""
    return catalogue_of(language or "en", find_game(game).name, modules=False).source


@api.get("/api/games/{game}/examples", tags=["games"])
async def examples(game: Annotated[str, Path(max_length=20)], house: In) -> Response:
    """Positions that show rules: the chapter and rules of each, its board, and in numbers what its first seat sees."""
    name = find_game(game).name
    await house.hall.workshop.ready(name)
    return Response(await asyncio.to_thread(drawn, name), media_type="application/json")


@api.get("/api/games/{game}/tracks/{track}.svg", tags=["games"], response_class=Response)
async def track_picture(
    game: Annotated[str, Path(max_length=20)], track: Annotated[str, Path(max_length=40)], language: Language = None
) -> Response:
    """The picture of a track."""
    found = find_game(game)
    if found.tracks.load is None or found.tracks.draw is None or track not in found.tracks.shipped():
        raise TableError("no_replay", what=track)
    drawn = await asyncio.to_thread(found.tracks.draw, found.tracks.load(track, None), language=language or "en")
    return Response(drawn, media_type="image/svg+xml")


@api.get("/api/me", tags=["players"])
async def me(house: In, player: Asking, response: Response) -> dict[str, Any]:
    """Who you are here. A member has the same name on every device."""
    name = None
    if not player.is_program:
        with contextlib.suppress(StoreError):  # while the store is away the cookie's name will do
            name = await asyncio.to_thread(house.members.name_of, player)
    if name not in (None, player.name):
        player = replace(player, name=str(name))
        give_cookie(house, response, player)
    return {
        "you": who_is(player.id),
        "name": player.name,
        "program": player.is_program,
        "member": name is not None,
        "scopes": sorted(player.scopes),
    }


@api.put("/api/me", tags=["players"], dependencies=[Depends(limited("names"))])
async def rename(body: Name, house: In, player: Asking, response: Response) -> dict[str, Any]:
    """Choose a name."""
    if player.is_program:
        raise TableError("no_scope", scope="name")
    house.stewards.words.must_pass(None, body.name)
    named = replace(player, name=fit_name(body.name))
    await asyncio.to_thread(house.members.rename, named)
    give_cookie(house, response, named)
    return await me(house, named, response)


@api.delete(
    "/api/me",
    tags=["players"],
    status_code=204,
    response_class=Response,
    dependencies=[Depends(limited("people"))],
)
async def forget_me(house: In, player: Asking) -> Response:
    """Be forgotten: your names and what you said are deleted everywhere, your tokens and your cookies are void.

    Races stay, with nobody's name at your seats; where one is on a bot drives on for you.
    """
    async with house.searching:
        rewritten = await asyncio.to_thread(house.players.forget, player)
    for table in rewritten:
        await house.hall.read_anew(table)
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=house.settings.secure)
    return gone


@api.get("/api/me/data", tags=["players"], dependencies=[Depends(limited("people"))])
async def my_data(house: In, player: Asking) -> dict[str, Any]:
    """All that is stored of you: your tokens, at every table what you did and said, and how you are called."""
    async with house.searching:
        data = await asyncio.to_thread(house.players.data_of, player)
    return {**data, "calls": await asyncio.to_thread(house.ways.data_of, player)}


@api.delete("/api/me/cookies", tags=["players"], dependencies=[Depends(limited("people"))])
async def sign_out_elsewhere(house: In, player: Asking, response: Response) -> dict[str, Any]:
    """Sign out everywhere else: only the cookie that you are given now is valid."""
    signed = await asyncio.to_thread(house.players.sign_out_elsewhere, player)
    give_cookie(house, response, signed)
    return await me(house, signed, response)


@api.get("/api/tokens", tags=["players"])
async def tokens(house: In, player: Asking) -> list[dict[str, Any]]:
    """The tokens of your programs, without what makes them work."""
    return await asyncio.to_thread(house.players.tokens_of, player)


@api.post("/api/tokens", tags=["players"], status_code=201, dependencies=[Depends(limited("tokens"))])
async def make_token(body: NewToken, house: In, player: Asking) -> dict[str, Any]:
    """A token for a program of yours. It is shown this once."""
    house.stewards.words.must_pass(None, body.name)
    return await asyncio.to_thread(house.players.make_token, player, body.name, list(body.scopes), house.hall.now())


@api.delete("/api/tokens/{token}", tags=["players"], status_code=204, response_class=Response)
async def drop_token(token: Annotated[str, Path(max_length=40)], house: In, player: Asking) -> Response:
    """Make a token void."""
    await asyncio.to_thread(house.players.drop_token, player, token)
    return Response(status_code=204)


@api.get("/api/tables", tags=["tables"], dependencies=[Depends(limited("requests", cost=LISTING))])
async def lobby(house: In) -> list[dict[str, Any]]:
    """The tables that everybody may know of, those with free seats first."""
    tables = await asyncio.to_thread(house.store.lobby)
    return [for_all(told) async for told in house.hall.summaries(tables, attended=True)]


@api.get("/api/mine", tags=["tables"], dependencies=[Depends(limited("requests", cost=LISTING))])
async def mine(house: In, player: Asking) -> list[dict[str, Any]]:
    """The tables at which you have, or had, a seat; the newest first."""
    player.must(READ)
    tables = await asyncio.to_thread(house.store.tables_of, player.id)
    return [told async for told in house.hall.summaries(tables[:MOST_MINE])]


@api.post("/api/tables", tags=["tables"], status_code=201, dependencies=[Depends(limited("tables"))])
async def open_table(body: NewTable, house: In, player: Asking) -> dict[str, Any]:
    """Open a table; you are its host. Its id is for links, its code for reading out."""
    player.must(PLAY)
    origin = await asyncio.to_thread(first_race, body.game) if body.first else None
    if body.example:
        origin = await asyncio.to_thread(example, body.game, body.example)
    if body.start is not None:
        origin = await record_until(house, player, body.start)
    elif body.record is not None:
        origin = dealt_elsewhere(body.record)
    opened = await house.hall.make(
        player.id,
        body.game,
        body.seats,
        body.options,
        body.pace.model_dump(),
        listed=body.listed,
        watched=body.watched,
        pause=body.pause,
        chat=body.chat,
        hints=body.hints,
        origin=origin,
        source="" if body.start is None else body.start.table,
    )
    return summary(opened.table, house.hall.now())


async def record_until(house: House, player: Player, start: Start) -> dict[str, Any]:
    """The record of a race up to a moment; while it is on nobody may have it."""
    document = await record_of(house, start.table, player)
    kept = {key: value for key, value in document.items() if key not in OF_ITS_END}
    return {**kept, "moves": document["moves"][: start.moves]}


def dealt_elsewhere(document: dict[str, Any]) -> dict[str, Any]:
    """A record of a race that began with a deal, without what it says of its end; it is played again, move by move."""
    check_outline(document)
    if "position" in document:
        raise BadDocument("unknown_key", key="position", known=", ".join(key for key in KEYS if key != "position"))
    game, seats = find_game(str(document["game"])), document["seats"]
    if not isinstance(seats, list) or len(seats) not in game.seats or seats != game.notation.seat_names(len(seats)):
        raise BadOption("not_seats", value=str(seats)[:80], known=", ".join(map(str, game.seats)))
    return {key: value for key, value in document.items() if key not in OF_ITS_END}


@api.get("/api/codes/{code}", tags=["tables"], dependencies=[Depends(limited("codes"))])
async def by_code(code: Annotated[str, Path(max_length=12)], house: In) -> dict[str, str]:
    """The id of the table with a code."""
    found = await asyncio.to_thread(house.store.with_code, code.lower()) if code.isalnum() else None
    if found is None:
        raise TableError("no_code", word=code)
    return {"id": found}


@api.get("/api/tables/{table}", tags=["tables"])
async def look(
    table: TableName, house: In, player: Asking, form: Form = "words", language: Language = None
) -> Response:
    """The table as you may see it now: a `snapshot` of the schema, or in numbers a `slate`."""
    player.must(READ)
    opened = await opened_for(house, table, player)
    viewer = opened.table.viewer(player.id)
    if form == "numbers":
        return answer(slate(opened.table, opened.sheet(viewer), viewer, house.hall.now()))
    return answer(messages.snapshot(opened.table, viewer, house.hall.now(), language))


@api.post(
    "/api/tables/{table}/commands",
    tags=["tables"],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Command"}}},
        }
    },
)
async def do(table: TableName, request: Request, house: In, player: Asking) -> Response:
    """Do something at a table: an `ack` or a `refusal` of the schema."""
    return answer(await obey(house, table, player, messages.read_command(await request.body())))


@api.post("/api/tables/{table}/reports", tags=["tables"], status_code=201, dependencies=[Depends(limited("reports"))])
async def report(table: TableName, body: NewReport, house: In, player: Asking) -> dict[str, str]:
    """Tell those who run this server about somebody at a table; what was said there last is kept with it."""
    player.must(PLAY)
    opened = await opened_for(house, table, player)
    about = (opened.table, player.id, body.who, body.reason, body.text, house.hall.now())
    return {"id": await asyncio.to_thread(add_report, house.store, *about)}


@api.get("/api/tables/{table}/preview", tags=["tables"], dependencies=[Depends(limited("previews"))])
async def preview(
    table: TableName,
    seat: Annotated[str, Query(max_length=80)],
    house: In,
    player: Asking,
    move: Annotated[str | None, Query(max_length=300, description="by its words")] = None,
    action: Annotated[int | None, Query(ge=0, description="or by its number")] = None,
    language: Language = None,
) -> Response:
    """What a move of yours would bring, as far as you can know: an `answer` of the schema."""
    player.must(READ)
    opened = await opened_for(house, table, player)
    return answer(
        await foresee(house, opened, player, Question(id="preview", seat=seat, move=move, action=action), language)
    )


@api.get("/api/tables/{table}/board", tags=["tables"])
async def board(table: TableName, house: In, player: Asking) -> Response:
    """What a page needs to draw the board of a table: places and distances, the same for everybody and for ever."""
    player.must(READ)
    header = (await opened_for(house, table, player)).table.header
    return answer(await asyncio.to_thread(find_game(header.game).faces.board, header.seats, header.options))


@api.get("/api/tables/{table}/invitation.svg", tags=["tables"], response_class=Response)
async def invitation(table: TableName, house: In, request: Request, player: Asking) -> Response:
    """The link of a table as a QR code."""
    await opened_for(house, table, player)
    drawn = BytesIO()
    link = request.base_url.replace(path=f"/t/{table}")
    segno.make(str(link), micro=False).save(drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@api.get(
    "/api/tables/{table}/picture.png",
    tags=["tables"],
    response_class=Response,
    responses={200: {"description": "The picture.", "content": {"image/png": {}}}},
    dependencies=[Depends(limited("pictures"))],
)
async def picture(
    table: TableName,
    house: In,
    request: Request,
    language: Language = None,
    v: Annotated[str | None, Query(max_length=40, description="anything: another picture has another address")] = None,
) -> Response:
    """The table as a picture for wherever its link is shown: who races, and what everybody sees of the race.

    Of a table that is not watched it shows what it is raced on.
    """
    del v
    told = await house.hall.told_of(table)
    if told is None:
        raise StoreError("no_table", id=table)
    shown = preview_of(told, language or "en")

    async def look() -> dict[str, Any] | None:
        return await house.hall.seen_by_all(table) if shown.public and shown.status != OPEN else None

    drawn = await house.studio.picture(shown, look)
    headers = {"Cache-Control": A_MINUTE, "ETag": drawn.tag}
    if request.headers.get("if-none-match") == drawn.tag:
        return Response(status_code=304, headers=headers)
    return Response(drawn.data, headers=headers, media_type="image/png")


@api.get("/api/tables/{table}/record", tags=["tables"], dependencies=[Depends(limited("replays"))])
async def record(table: TableName, house: In, player: Asking) -> Response:
    """The record of a race that is over, with the secret of its chance: `paddock verify` checks it."""
    return answer(await record_of(house, table, player))


async def record_of(house: House, table: str, player: Player) -> dict[str, Any]:
    player.must(READ)
    opened = await opened_for(house, table, player)
    if opened.table.status != OVER or opened.table.race is None:
        raise TableError("no_replay", what=table)
    return await asyncio.to_thread(record_of_table, opened.table)


def record_of_table(table: Table) -> dict[str, Any]:
    """The record of a race that is over, with what its deal came from."""
    assert table.race is not None
    fair = table.fair()
    document = table.race.record()
    return document if fair is None else {**document, "fair": fair}


@api.get("/api/tables/{table}/replay", tags=["tables"], dependencies=[Depends(limited("replays"))])
async def replay(
    table: TableName,
    house: In,
    player: Asking,
    seat: Annotated[str | None, Query(max_length=80, description="whose eyes to see it with")] = None,
    since: Annotated[int, Query(ge=0)] = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 100,
    form: Form = "words",
    language: Language = None,
) -> Response:
    """What a viewer was told and saw, step by step. While the race is on only your own view can be had."""
    player.must(READ)
    opened = await opened_for(house, table, player)
    own = opened.table.seats_of(player.id)
    if opened.table.status != OVER and seat is not None and seat not in own:
        raise TableError("not_your_seat", seat=seat)
    if seat is not None and seat not in opened.table.header.seats:
        raise TableError("unknown_seat", seat=seat, known=", ".join(opened.table.header.seats))
    viewer = None if seat is None else opened.table.header.seat(seat)
    eyes = Eyes(viewer, form == "words", language, counted=opened.table.status == OVER)
    reel = await house.hall.projector.reel(house.store, opened.table, eyes)
    return Response(reel.piece(since, most), media_type="application/json")


@api.get("/api/tables/{table}/stream", tags=["tables"], response_class=StreamingResponse)
async def stream(
    table: TableName,
    house: In,
    request: Request,
    player: Asking,
    seat: Annotated[str | None, Query(max_length=80)] = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    form: Form = "words",
    language: Language = None,
    rows: Annotated[bool, Query(description="in words: events of the race with their numbers too")] = False,
) -> Response:
    """What the WebSocket sends, a line for every message, and an empty line now and then."""
    player.must(READ)
    address = address_of(request)
    house.limits.count("connections", address)
    opened = await opened_for(house, table, player)
    hello = Hello(protocol=messages.PROTOCOL, seat=seat, since=since, form=form, language=language, rows=rows)
    follower = Follower(house.hall, opened, player, hello, house.stewards.home(table, address))
    return StreamingResponse(lines(house, follower, address), media_type=NDJSON)


async def lines(house: House, follower: Follower, address: str) -> AsyncIterator[bytes]:
    try:
        house.limits.enter(address)
    except TableError as error:
        yield encode(messages.Bye(code=error.code, sentence=error.sentence(follower.language or "en"))) + b"\n"
        return
    follower.awake = asyncio.Event()
    house.hall.attach(follower.opened, follower)
    try:
        while True:
            follower.awake.clear()
            while (message := follower.next()) is not None:
                yield message.data + b"\n"
                if message.last:
                    return
            try:
                await asyncio.wait_for(follower.awake.wait(), ALIVE)
            except TimeoutError:
                yield b"\n"
    finally:
        house.hall.detach(follower.opened, follower)
        house.limits.leave(address)
