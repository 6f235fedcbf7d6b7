"""The OpenAPI page: what can be asked for over HTTP, without a script and without anything from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any


def openapi_page(document: dict[str, Any]) -> str:
    """An OpenAPI document as a page."""
    title = escape(document["info"]["title"])
    sections = "".join(
        section(method, path, operation, document)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title} API</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>'
        f"<h1>{title} API</h1><p>{escape(document['info'].get('description', ''))} "
        'The same as <a href="/api/openapi.json">OpenAPI</a>; the messages of the WebSocket '
        '<code>/api/tables/{table}/socket</code> as <a href="/api/schema">JSON Schema</a>.</p>'
        f"{sections}</body></html>"
    )


def section(method: str, path: str, operation: dict[str, Any], document: dict[str, Any]) -> str:
    """One thing that can be asked for."""
    rows = "".join(
        f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}): "
        f"{escape(parameter.get('description') or kind(parameter['schema']))}</li>"
        for parameter in operation.get("parameters", [])
    )
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    sent = ""
    if body is not None:
        shown = json.dumps(resolved(body, document), indent=2, ensure_ascii=False)
        sent = f"<details><summary>Body</summary><pre>{escape(shown)}</pre></details>"
    head = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    return f"{head}<p>{escape(operation.get('description', ''))}</p>{f'<ul>{rows}</ul>' if rows else ''}{sent}"


def resolved(schema: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    """A schema with what it refers to."""
    name = schema.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = document["components"]["schemas"][name] if name else schema
    return found


def kind(schema: dict[str, Any]) -> str:
    """The type of a parameter, in a word or two."""
    return str(schema.get("type") or " or ".join(kind(part) for part in schema.get("anyOf", [])))
