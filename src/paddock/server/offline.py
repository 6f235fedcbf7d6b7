"""What a page keeps to open without a network: the list of it, in front of the script that keeps it.

The script is `web/src/offline/worker.ts`. A browser takes another one, and with it a new version of everything, when a
single byte of it differs: so the list names a hash of all that has no hash in its own name.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from paddock.engine.jit import ENGINE, PACKAGE, cache_folder
from paddock.words import LANGUAGES

SOURCES = {".py", ".toml", ".yaml", ".ftl", ".npz"}
SCRIPT = "offline.js"
#: Which languages need the letters of a font; Latin ones are everybody's.
LETTERS = {"latin-ext": ("pl", "ro"), "greek": ("el",), "cyrillic": ("bg",)}
SPOKEN = re.compile(rf"assets/(?P<page>{'|'.join(LANGUAGES)})-.*\.js|.*\.(?P<game>{'|'.join(LANGUAGES)})\.\w+")
FONT = re.compile(rf"assets/.*-(?P<script>{'|'.join(LETTERS)})-\d+-normal-.*\.woff2")
LATER = re.compile(r".*\.(weights|positions\.json)")  #: what few need, and is large
#: What only a server gives: it draws pictures with these fonts.
NOT_FETCHED = re.compile(r"fonts/.*|BUILD\.json|.*\.html|.*\.(gz|br)")


def place_of_engine() -> Path:
    """Where the engine for pages is kept that was made of these very sources; a server offers it if it is there."""
    return cache_folder(ENGINE).with_name(f"page-{sources()}")


@cache
def sources() -> str:
    """A hash of all that such an engine is made of."""
    digest = hashlib.sha256()
    for path in sorted(path for path in PACKAGE.rglob("*") if path.suffix in SOURCES):
        digest.update(f"{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def languages_of(name: str) -> tuple[str, ...] | None:
    """The languages that a file is for; none if it is for all.

    >>> languages_of("assets/el-B9LyCNJ8.js"), languages_of("engine/1f/heat.words.pl.ftl")
    (('el',), ('pl',))
    >>> languages_of("assets/sofia-sans-latin-ext-400-normal-DInp3oxI.woff2"), languages_of("engine/1f/heat.wasm")
    (('pl', 'ro'), None)
    """
    if font := FONT.fullmatch(name):
        return LETTERS[font["script"]]
    if found := SPOKEN.fullmatch(name):
        return (found["page"] or found["game"],)
    return None


def listed(names: Iterable[str]) -> dict[str, Any]:
    """Files by when they are kept: from the beginning, with a language, or once they were needed."""
    files: list[str] = []
    later: list[str] = []
    spoken: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for name in sorted(names):
        if NOT_FETCHED.fullmatch(name) or name == SCRIPT:
            continue
        languages = languages_of(name)
        if LATER.fullmatch(name):
            later.append(name)
        elif languages is None:
            files.append(name)
        else:
            for language in languages:
                spoken[language].append(name)
    return {"files": files, "spoken": spoken, "later": later}


def script(keeper: bytes, marks: Mapping[str, str], pages: Mapping[str, str], *, asks: bool) -> bytes:
    """The script of a service worker: what it keeps, then how. `marks` has every file and a mark of what is in it."""
    kept: dict[str, Any] = {"pages": dict(pages), **listed(marks), "asks": asks}
    digest = hashlib.sha256(keeper + json.dumps([kept, sorted(marks.items())]).encode())
    told = json.dumps({"version": digest.hexdigest()[:16], **kept}, separators=(",", ":"))
    return f"self.paddock={told};\n".encode() + keeper
