"""`paddock site`: the page and its engine as plain files, for any web host and from any folder of it.

What a server does to a page is done here once: a page says that there is no server, where its engine is, and what it
may load. Pages name all else from where they are, so nothing has to be rewritten by the host.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import urlsplit

from paddock.errors import BadOption, WasmError
from paddock.notation.files import writing
from paddock.server.offline import NOT_FETCHED, SCRIPT, script
from paddock.server.site import BUILT, ENGINE
from paddock.site.engine import engine_files, version_of

PAGES = ("index.html", "table.html", "replay.html", "help.html", "puzzles.html")
KEPT = {"": "./", **{page: page for page in PAGES}}
MARK = ".paddock-site"  #: by which a folder is known that may be written anew
PACKED = {".html", ".js", ".css", ".json", ".svg", ".ftl", ".wasm", ".webmanifest", ".weights"}
SMALLEST = 1000  #: bytes from which on a file is packed, too
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
FROM_ROOT = re.compile(rb'((?:href|src)=")/(?=[^/"])')
FROM_HERE = re.compile(rb'((?:href|src)=")(?=[a-z])(?!https?:)')


def site_files(base: str | None, server: str | None) -> dict[str, bytes]:
    """All files of a site. The same sources give the same bytes."""
    page = page_files()
    engine = engine_files()
    folder = f"{ENGINE}/{version_of(engine)}/"
    files = {name: content for name, content in page.items() if not NOT_FETCHED.fullmatch(name) and name != SCRIPT}
    files |= {folder + name: content for name, content in engine.items()}
    for name in PAGES:
        files[name] = alone(page[name], folder, server)
    if base is not None:
        files["404.html"] = found_again(files["index.html"], base)
        files["manifest.webmanifest"] = at_home(files["manifest.webmanifest"], base)
    marks = {name: hashlib.sha256(content).hexdigest() for name, content in files.items() if name != "404.html"}
    files[SCRIPT] = script(page[SCRIPT], marks, KEPT, asks=False)
    return files


def page_files() -> dict[str, bytes]:
    """What `make web` has built."""
    found = {path.relative_to(BUILT).as_posix(): path.read_bytes() for path in BUILT.rglob("*") if path.is_file()}
    if not {*PAGES, SCRIPT} <= set(found):
        raise WasmError("no_page")
    return found


def alone(page: bytes, engine: str, server: str | None) -> bytes:
    """A page that has no server."""
    signs = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <meta name="paddock-server" content="{escape(server or "none")}" />\n'
        f'    <meta name="paddock-engine" content="{engine}" />\n    '
    )
    return FROM_ROOT.sub(rb"\1", page).replace(b"<title>", signs.encode() + b"<title>", 1)


def found_again(page: bytes, base: str) -> bytes:
    """The page for addresses that are none: it is asked for from any folder, so it names all from the root."""
    page = FROM_HERE.sub(rb"\1" + base.encode(), page)
    return page.replace(b'content="engine/', f'content="{base}engine/'.encode())


def at_home(manifest: bytes, base: str) -> bytes:
    """The manifest of a site that is always at the same place: it is the same app wherever it is opened."""
    return json.dumps({**json.loads(manifest), "id": base, "start_url": base, "scope": base}).encode()


def checked_base(base: str | None) -> str | None:
    """A path on a host, from `/` to `/`."""
    if base is None:
        return None
    found = f"/{base.strip('/')}/" if base.strip("/") else "/"
    if not re.fullmatch(r"/(?:[\w~-][\w.~-]*/)*", found, re.ASCII):
        raise BadOption("bad_base", base=base)
    return found


def checked_server(server: str | None) -> str | None:
    """The address of a server, to which pages lead."""
    if server is None:
        return None
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise BadOption("bad_server", server=server)
    return server.rstrip("/") + "/"


def packed(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files as hosts send them that look for packed ones beside them."""
    return {
        f"{name}.gz": gzip.compress(content, 9, mtime=0)
        for name, content in files.items()
        if Path(name).suffix in PACKED and len(content) >= SMALLEST
    }


def write(folder: Path, base: str | None = None, server: str | None = None) -> dict[str, int]:
    """Write a site; the answer is what lies there, with its sizes. A folder that has something else in it is left."""
    base, server = checked_base(base), checked_server(server)
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise BadOption("not_a_site", folder=str(folder))
    files = site_files(base, server)
    whole = {**files, **packed(files), MARK: b""}
    with writing(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(mkdtemp(prefix=".site-", dir=folder.parent))
        beside.chmod(0o755)
        for name, content in whole.items():
            (beside / name).parent.mkdir(parents=True, exist_ok=True)
            (beside / name).write_bytes(content)
        if folder.exists():
            shutil.rmtree(folder)
        beside.replace(folder)
    return {name: len(content) for name, content in files.items()}
