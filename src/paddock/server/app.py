"""The server as an ASGI application: requests under `/api`, a WebSocket for every table, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from paddock.errors import PaddockError
from paddock.server import calls, messages
from paddock.server.boards import boards
from paddock.server.calling import calling
from paddock.server.championships import EVERY as LOOK_AT_CHAMPIONSHIPS
from paddock.server.club import club
from paddock.server.cups import cups
from paddock.server.defences import Defences
from paddock.server.door import GATE
from paddock.server.house import House, Settings
from paddock.server.operators import keep_books, operators
from paddock.server.people import people
from paddock.server.repeating import again_and_again
from paddock.server.rest import api, refuse, refuse_body, refuse_page
from paddock.server.site import site
from paddock.server.sockets import table_socket
from paddock.server.stewards import EVERY

log = structlog.get_logger()


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    house = House(settings or Settings())

    @contextlib.asynccontextmanager
    async def running(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await house.hall.start()
        watch = [asyncio.create_task(again_and_again(house.stewards.see_out, EVERY))]
        watch.append(asyncio.create_task(again_and_again(house.championships.look, LOOK_AT_CHAMPIONSHIPS)))
        watch.append(asyncio.create_task(again_and_again(house.calls.send_due, calls.EVERY)))
        if house.settings.operators is not None:
            watch.append(asyncio.create_task(keep_books(house)))
        log.info("started", database=house.store.engine.dialect.name)
        try:
            yield {GATE: house.gate}
        finally:
            for task in watch:
                task.cancel()
            house.calls.stop()
            house.health.stop()
            house.studio.stop()
            await house.hall.stop()
            house.store.close()
            log.info("stopped")

    app = FastAPI(
        title="Paddock",
        description="Tables for racing board games.",
        version=str(messages.PROTOCOL),
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    app.add_exception_handler(PaddockError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_body)
    app.add_exception_handler(HTTPException, refuse_page)
    app.state.routers = [api, club, people, calling, boards, cups, site]
    if house.settings.operators is not None:
        app.state.routers.append(operators)
    for router in app.state.routers:
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    app.add_middleware(Defences, limits=house.limits, secure=house.settings.secure)
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages that requests are answered with."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        document["components"]["schemas"] |= messages.components("#/components/schemas/{name}")
        app.openapi_schema = document
    return app.openapi_schema
