"""What the browser client is built with is written down, so that it is the same everywhere."""

import json
from typing import Any

import pytest

from tests.web.conftest import ROOT

WEB = ROOT / "web"
WANTED: dict[str, Any] = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
LOCKED: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
KINDS = ("dependencies", "devDependencies", "optionalDependencies")


def place_of(name: str, user: str) -> str | None:
    """Where a package finds another: in its own folder, or in one further out."""
    while True:
        place = f"{user}/node_modules/{name}".removeprefix("/")
        if place in LOCKED or not user:
            return place if place in LOCKED else None
        user = user.rpartition("node_modules/")[0].removesuffix("/")


@pytest.mark.parametrize("kind", KINDS)
def test_the_lock_file_is_that_of_the_packages(kind: str) -> None:
    wanted = WANTED.get(kind, {})
    assert LOCKED[""].get(kind, {}) == wanted
    assert {name: LOCKED[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_the_lock_file_says_what_to_fetch_and_leaves_open_from_where() -> None:
    """Each takes its packages from where it takes them; what they must be is known by their hashes."""
    packages = {place: package for place, package in LOCKED.items() if place}
    assert [place for place, package in packages.items() if "resolved" in package] == []
    assert [place for place, package in packages.items() if not {"version", "integrity"} <= package.keys()] == []


def test_the_lock_file_has_what_every_machine_needs() -> None:
    """What a package needs on another system, too: npm leaves out whatever it did not find when it wrote the file."""
    needed = [(name, user) for user, package in LOCKED.items() for kind in KINDS for name in package.get(kind, {})]
    assert [f"{name} of {user}" for name, user in needed if place_of(name, user) is None] == []
