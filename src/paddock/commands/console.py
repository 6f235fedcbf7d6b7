"""What all commands share: the console, the language asked for, data for programs, and complaints."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer
from rich.console import Console

from paddock.errors import BadDocument, BadOption, PaddockError
from paddock.notation.documents import parse
from paddock.words import LANGUAGES

Read = TypeVar("Read")

WRONG_INPUT = 2  #: exit status

out = Console(highlight=False, markup=False, emoji=False)

Lang = Annotated[str | None, typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data for programs.")]


def language_of(name: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if name is None:
        name = (os.environ.get("PADDOCK_LANG") or os.environ.get("LANG") or "en")[:2]
        return name if name in LANGUAGES else "en"
    if name not in LANGUAGES:
        raise BadOption("unknown_language", name=name, known=", ".join(LANGUAGES))
    os.environ["PADDOCK_LANG"] = name  # complaints come later, and in the same language
    return name


def options_from(texts: list[str]) -> dict[str, Any]:
    """Options written as key=value."""
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.isidentifier():
            raise BadOption("option_form", text=text)
        try:
            options[key] = parse(value)
        except BadDocument:
            raise BadOption("option_form", text=text) from None
    return options


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(title: str, *, quiet: bool) -> Iterator[Callable[..., None]]:
    """A bar on the error stream from the first that is told of: the time left, what each of several machines did."""
    from rich.progress import (  # which commands without a bar need not wait for
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskID,
        TextColumn,
        TimeRemainingColumn,
    )

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*shown, console=Console(stderr=True), disable=quiet)
    task: list[TaskID] = []

    def update(done: int, of: int, by: Mapping[str, int] = {}) -> None:
        if not task:
            progress.start()
            task.append(progress.add_task(title, total=of))
        shares = "  ".join(f"{node}: {share:,}" for node, share in sorted(by.items())) if len(by) > 1 else ""
        progress.update(task[0], completed=done, total=of, description=f"{title}  {shares}".rstrip())

    try:
        yield update
    finally:
        if task:
            progress.stop()


def in_file(path: Path, read: Callable[[], Read]) -> Read:
    """Do something with a file; its name stands before any complaint."""
    try:
        return read()
    except PaddockError as error:
        raise BadDocument("in_file", file=path, why=error) from error


def complain(error: PaddockError) -> NoReturn:
    """One sentence, no traceback, exit status 2."""
    err = Console(stderr=True, highlight=False, markup=False, emoji=False)
    err.print(error.sentence(language_of(None)), style="red", soft_wrap=True)
    raise SystemExit(WRONG_INPUT)
