"""The pages of the browser client: what `make web` has built, served under the names that people see."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path as File
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from paddock.words import sentence

BUILT = File(__file__).parent.parent / "web" / "static"
PAGES = {"/": "index", "/t/{table}": "table", "/r/{table}": "replay", "/help": "help", "/help/{game}": "help"}
FOR_EVER = "public, max-age=31536000, immutable"  #: the name of an asset has a hash of what is in it
ASK_AGAIN = "no-cache"
SMALLEST = 1000  #: bytes from which on it is worth being packed

site = APIRouter(include_in_schema=False)


class Served(NamedTuple):
    """A file as it goes over the wire."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=256)
def served(path: File, _changed: int) -> Served:
    """A file, packed once."""
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packs = len(plain) >= SMALLEST and (kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")))
    tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    return Served(plain, gzip.compress(plain, 9) if packs else None, kind, tag)


def built() -> Mapping[str, File]:
    """What the build has, by name: nothing else can be asked for."""
    try:
        return contents(BUILT, *(folder.stat().st_mtime_ns for folder in (BUILT, BUILT / "assets")))
    except FileNotFoundError:
        return {}


@lru_cache(maxsize=2)
def contents(folder: File, *_changed: int) -> Mapping[str, File]:
    """The files of a folder, by their names from there on."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def send(request: Request, name: str, keep: str) -> Response:
    """A file of the build."""
    path = built().get(name)
    if path is None:
        raise HTTPException(404)
    file = served(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
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
    return send(request, f"{name}.html", ASK_AGAIN)


for route in PAGES:
    site.add_api_route(route, page, methods=["GET"])


@site.get("/assets/{name:path}")
async def asset(request: Request, name: str) -> Response:
    """Scripts, styles and words, under names that change with what is in them."""
    return send(request, f"assets/{name}", FOR_EVER)


@site.get("/favicon.svg")
async def favicon(request: Request) -> Response:
    """The sign of the house."""
    return send(request, "favicon.svg", "public, max-age=86400")
