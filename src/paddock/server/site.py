"""The pages of the browser client: what `make web` has built, served under the names that people see."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path as File
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from paddock.errors import PaddockError
from paddock.server.cup_pictures import standing
from paddock.server.house import House
from paddock.server.offline import SCRIPT, place_of_engine, script
from paddock.server.previews import base_of, preview, spoken, tags
from paddock.words import sentence

BUILT = File(__file__).parent.parent / "web" / "static"
PAGES = {
    "/": "index",
    "/t/{table}": "table",
    "/r/{table}": "replay",
    "/help": "help",
    "/help/{game}": "help",
    "/puzzles": "puzzles",
    "/puzzles/{game}": "puzzles",
    "/you": "you",
    "/cups": "cups",
    "/c/{cup}": "cup",
    "/people": "people",
    "/turns": "turns",
    "/ratings": "ratings",
    "/ratings/{game}": "ratings",
}
#: Pages that open without a network, by the beginning of their addresses, and where an empty one is.
KEPT = {
    "": "",
    "t/": "t/any",
    "r/": "r/any",
    "help": "help",
    "help/": "help",
    "puzzles": "puzzles",
    "puzzles/": "puzzles",
}
ENGINE = "engine"  #: the folder of what a page races by without a server; see `paddock.site.engine`
KINDS = {".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".ftl": "text/plain; charset=utf-8"}
PACKED = ("javascript", "json", "svg+xml", "wasm")  #: ends of what is worth being packed, beside text
FOR_EVER = "public, max-age=31536000, immutable"  #: the name of an asset has a hash of what is in it
ASK_AGAIN = "no-cache"
A_DAY = "public, max-age=86400"
SMALLEST = 1000  #: bytes from which on it is worth being packed
TOLD = ("index", "table", "replay", "cups", "cup")  #: pages that say what they are where their address is shown
PATIENCE = 2.0  #: seconds for the store to tell of a table: whatever it does, the page is served
TITLE_OF_ALL = "<title>Paddock</title>"
TITLE = re.compile(rb"<title>[^<]*</title>")

site = APIRouter(include_in_schema=False)


class Served(NamedTuple):
    """A file as it goes over the wire."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=256)
def served(path: File, _changed: int) -> Served:
    """A file of the build, packed once."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return packed(path.read_bytes(), kind)


def packed(plain: bytes, kind: str) -> Served:
    """Bytes with their mark, and packed where that is worth it."""
    packs = len(plain) >= SMALLEST and (kind.startswith("text/") or kind.endswith(PACKED))
    tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    return Served(plain, gzip.compress(plain, 9) if packs else None, kind, tag)


def built() -> Mapping[str, File]:
    """What the build has, by name: nothing else can be asked for."""
    try:
        found = contents(BUILT, *(folder.stat().st_mtime_ns for folder in (BUILT, BUILT / "assets")))
    except FileNotFoundError:
        return {}
    engine = engine_folder()
    if engine is None:
        return found
    return {**found, **engine_contents(engine)}


def engine_folder() -> File | None:
    """The engine for pages, if somebody has made it (`paddock wasm`): the one that came last, whole."""
    try:
        return max((made for made in place_of_engine().iterdir() if made.name[0] != "."), default=None, key=made_at)
    except OSError:
        return None


def made_at(folder: File) -> int:
    return folder.stat().st_mtime_ns


@lru_cache(maxsize=2)
def engine_contents(folder: File) -> Mapping[str, File]:
    """Its files, by the names that pages ask for. What is in such a folder never changes."""
    return {f"{ENGINE}/{folder.name}/{path.name}": path for path in folder.iterdir()}


@lru_cache(maxsize=2)
def contents(folder: File, *_changed: int) -> Mapping[str, File]:
    """The files of a folder, by their names from there on."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def send(request: Request, name: str, keep: str, head: str = "") -> Response:
    """A file of the build, for a page with what it says of itself."""
    path = built().get(name)
    if path is None:
        raise HTTPException(404)
    file = served(path, path.stat().st_mtime_ns)
    if engine := engine_folder() if name.endswith(".html") else None:
        head = (head or TITLE_OF_ALL) + f'<meta name="paddock-engine" content="/{ENGINE}/{engine.name}/">'
    if head:  # kept by nobody: every name of the host and every table has another one
        file = packed(TITLE.sub(lambda _title: head.encode(), file.plain, count=1), file.kind)
    return answer_with(request, file, keep, "Accept-Encoding, Accept-Language" if head else "Accept-Encoding")


def answer_with(request: Request, file: Served, keep: str, vary: str = "Accept-Encoding") -> Response:
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": vary}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


async def page(request: Request) -> Response:
    """One of the pages; without a build, a sentence that says how to make it."""
    name = PAGES[request.scope["route"].path]
    if f"{name}.html" not in built():
        text = sentence("errors.no_web_build")
        return HTMLResponse(f'<!doctype html><html lang="en"><title>Paddock</title><p>{text}</p></html>', 503)
    return send(request, f"{name}.html", ASK_AGAIN, await head_of(request, name))


async def head_of(request: Request, name: str) -> str:
    """What a page says of itself; nothing where there is nothing to say, or nobody to ask."""
    house: House = request.app.state.house
    scheme = "https" if house.settings.secure else str(request.scope["scheme"])
    base = base_of(scheme, request.headers.get("host", ""), request.scope.get("root_path", ""))
    if base is None or name not in TOLD:
        return ""
    language = spoken(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    table, cup = request.path_params.get("table"), request.path_params.get("cup")
    if cup is not None:
        return await head_of_championship(house, cup, language, base)
    if table is None:
        return tags(None, language, base, "/")
    try:
        told = await asyncio.wait_for(house.hall.told_of(table), PATIENCE)
    except (PaddockError, TimeoutError):
        return ""
    return (
        ""
        if told is None
        else tags(preview(told, language), language, base, request.scope["route"].path.format(table=table))
    )


async def head_of_championship(house: House, cup: str, language: str, base: str) -> str:
    try:
        found = await asyncio.wait_for(house.championships.load(cup), PATIENCE)
    except (PaddockError, TimeoutError):
        return ""
    return tags(standing(found, language), language, base, f"/c/{cup}")


for route in PAGES:
    site.add_api_route(route, page, methods=["GET"])


@site.get("/assets/{name:path}")
async def asset(request: Request, name: str) -> Response:
    """Scripts, styles and words, under names that change with what is in them."""
    return send(request, f"assets/{name}", FOR_EVER)


@site.get("/engine/{name:path}")
async def engine_file(request: Request, name: str) -> Response:
    """What a page races by without a server, in a folder that is named by all that is in it."""
    return send(request, f"{ENGINE}/{name}", FOR_EVER)


@site.get("/favicon.svg")
@site.get("/favicon-turn.svg")
@site.get("/icon-192.png")
@site.get("/icon-512.png")
@site.get("/icon-mask-512.png")
@site.get("/manifest.webmanifest")
async def sign(request: Request) -> Response:
    """The sign of the house, with a light on it for whose turn it is; and what it is called once it is installed."""
    return send(request, request.url.path.lstrip("/"), A_DAY)


@site.get(f"/{SCRIPT}")
async def offline(request: Request) -> Response:
    """The script that keeps pages for when there is no network, and the list of what it keeps."""
    found = built()
    if SCRIPT not in found:
        raise HTTPException(404)
    marks = tuple(sorted((name, f"{path}:{path.stat().st_mtime_ns}") for name, path in found.items()))
    return answer_with(request, await asyncio.to_thread(keeping, marks), ASK_AGAIN)


@lru_cache(maxsize=2)
def keeping(_marks: tuple[tuple[str, str], ...]) -> Served:
    found = built()
    marks = {name: served(path, path.stat().st_mtime_ns).tag for name, path in found.items()}
    return packed(script(found[SCRIPT].read_bytes(), marks, KEPT, asks=True), "text/javascript")
