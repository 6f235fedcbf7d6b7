"""Requests that schemathesis makes up from the OpenAPI document of a server that runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from paddock.client import Client
from tests.server.test_schema import CHECKS
from tests.waiting import PATIENCE

EXAMPLES = 20  #: of every operation, before the next has its turn


def ask_by_schema(url: str, tables: list[str], cookie: str, seconds: float, complain: Callable[[str], object]) -> int:
    """Ask every operation in turns for so many seconds; how many requests there were."""
    schema = schemathesis.openapi.from_dict(Client(url).request("GET", "/api/openapi.json"))
    until, asked, turn = time.monotonic() + seconds, 0, 0
    operations = [found.ok() for found in schema.get_all_operations()]
    with requests.Session() as session:
        session.headers["Cookie"] = cookie
        while time.monotonic() < until:
            turn += 1
            for operation in operations:
                if time.monotonic() < until:
                    try:
                        asked += ask_one(session, url, operation, tables, turn)
                    except Exception as error:  # whatever it is that the server has not kept to
                        complain(f"{operation.method} {operation.path}: {error!s:.300}")
    return asked


def ask_one(session: requests.Session, url: str, operation: Any, tables: list[str], turn: int) -> int:
    """Some requests of one kind: what fits the document, and what does not; half of it at tables that there are."""
    modes = [mode for mode in GenerationMode if mode.is_positive or operation.body or any(operation.iter_parameters())]
    at_tables = "{table}" in operation.path and not operation.path.endswith("/stream")  # which would not end
    asked = 0

    @seed(turn)
    @given(
        case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]),
        table=st.sampled_from((*tables, None)),
    )
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any, table: str | None) -> None:
        nonlocal asked
        asked += 1
        if at_tables and table is not None:
            case.path_parameters["table"] = table
        made = session.prepare_request(requests.Request(**case.as_transport_kwargs(base_url=url)))
        case.validate_response(session.send(made, timeout=PATIENCE), checks=CHECKS)

    ask()
    return asked
