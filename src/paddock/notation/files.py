"""Files that are written: whole or not at all, and with a sentence where it can't be done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paddock.errors import BadDocument


@contextmanager
def writing(place: Path | str) -> Iterator[None]:
    """Say in a sentence what is wrong with a file or a folder that can't be written."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadDocument("no_folder", file=place, why=getattr(error, "strerror", None) or error) from None


@contextmanager
def in_place_of(path: Path) -> Iterator[Path]:
    """A file beside another: it takes its place when it is complete, so that a crash leaves the old one."""
    beside = path.with_name(f".{path.name}.part")  # whoever reads the folder meanwhile passes over it
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write a text in the place of whatever is there."""
    with in_place_of(path) as beside:
        beside.write_text(text, encoding="utf-8")
