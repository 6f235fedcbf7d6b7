"""Data in TOML files, read strictly: what can't be read gets one sentence."""

import tomllib
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument

MOST_BYTES = 1_000_000


def read_toml(path: Path) -> dict[str, Any]:
    """What a TOML file holds."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadDocument("file_too_large", most=MOST_BYTES)
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadDocument("not_text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadDocument("not_toml", problem=error) from None
    except RecursionError:
        raise BadDocument("not_toml", problem="too many brackets inside each other") from None
    except (OSError, ValueError) as error:
        raise BadDocument("no_file", why=getattr(error, "strerror", None) or error) from None


def file_in(base: Path | None, name: object) -> Path:
    """The file that somebody names, seen from a folder; without a folder no file may be named."""
    if base is None:
        raise BadDocument("no_files_here")
    return base / str(name)
